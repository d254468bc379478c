/** The five lessons of Raxxon. */
import type { Lesson } from "$lib/lessons";
import type { RaxxonPlay } from "./play.svelte";

const group = "raxxon";
const quiet = (play: RaxxonPlay): boolean => play.turn && !play.target && !play.panel;
const happened = (play: RaxxonPlay, kind: string): boolean => play.model.events.some((event) => event.kind === kind);

export const LESSONS: readonly Lesson<RaxxonPlay>[] = [
  {
    id: "rx-crowd",
    group,
    icon: "friends",
    when: quiet,
    at: [".mid .crowd"],
    facts: (play) => ({ n: play.view.crowd.cards.length, goal: play.view.goal }),
  },
  {
    id: "rx-act",
    group,
    icon: "hand",
    when: (play) => play.turn && play.own,
    at: [".sheetx"],
    way: [".send .btn.go"],
    done: (play) => play.model.pending,
  },
  {
    id: "rx-flip",
    group,
    icon: "search",
    calm: true,
    when: (play) => quiet(play) && happened(play, "rx-flipped"),
    at: [".lad", ".btn.city"],
  },
  {
    id: "rx-price",
    group,
    icon: "hourglass",
    calm: true,
    when: (play) => play.decision?.kind === "rx-consequence" && play.own && !play.panel,
    at: [".duty", "[data-ask]"],
    way: ["[data-ask]"],
  },
  {
    id: "rx-evening",
    group,
    icon: "moon",
    calm: true,
    when: (play) => quiet(play) && happened(play, "rx-consequence"),
    at: ["[data-track=evening]", "[data-track=power]"],
    way: ["[data-track=power]", "[data-act=pass]"],
    facts: (play) => ({ n: play.view.power, of: play.view.max_power }),
  },
];
