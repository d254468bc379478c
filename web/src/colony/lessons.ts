/** The lessons of the base game, each when its thing first matters; those of its modules stand behind them. */
import { catalogue } from "$lib/catalogue.svelte";
import { layout } from "$lib/layout.svelte";
import type { Lesson } from "$lib/lessons";
import { MODULE_LESSONS } from "./longnight/lessons";
import type { Play } from "./play.svelte";
import { quiet } from "./quiet";

const group = "colony";

const fits = (play: Play, card: unknown): boolean =>
  play.view.crisis?.symbols.includes(catalogue.items[String(card)]?.symbol ?? "") ?? false;
const canHelp = (play: Play): boolean =>
  play.decision?.options.some((option) => option.verb === "contribute" && fits(play, option.args["card"])) ?? false;
const dice = (play: Play): number => play.player?.unused.length ?? 0;
const acted = (play: Play): boolean => (play.player?.used.length ?? 0) > 0 || play.view.round > 1;
const ended = (play: Play): boolean =>
  play.model.latest.some((event) => event.kind === "turn-end" && event.facts["seat"] === play.seat);

export const LESSONS: readonly Lesson<Play>[] = [
  {
    id: "people",
    group,
    icon: "friends",
    when: (play) => play.decision?.kind === "keep-survivors",
    get at() {
      return layout.phone ? ["dialog[open] .who"] : ["dialog[open] .four"];
    },
    way: ["dialog[open] .brow"],
    done: "answered",
  },
  {
    id: "fire",
    group,
    icon: "flame",
    when: quiet,
    at: [".hearth"],
    facts: (play) => ({ n: play.colony.morale }),
  },
  {
    id: "dice",
    group,
    icon: "search",
    when: (play) => play.turn && play.survivor !== "" && dice(play) > 0 && play.act === null,
    at: [".sheet .pline", "[data-lesson-at=dice]", ".sheet .ag", ".pd"],
    way: [".acts", ".sheet .inner"],
    done: (play) => play.act !== null,
  },
  {
    id: "roll",
    group,
    icon: "attack",
    when: (play) => play.turn && (play.option?.odds?.rolls ?? 0) > 0,
    at: [".sheet .prisk", ".line .risk .odds", ".line .risk"],
    way: [".line .cta", ".sheet .cta"],
    done: "answered",
  },
  {
    id: "noise",
    group,
    icon: "attract",
    when: (play) =>
      play.decision?.kind === "search" && play.decision.options.some((option) => option.verb === "make-noise"),
    at: ["dialog[open] .more"],
    way: ["dialog[open] .found", "dialog[open] .brow"],
    done: "answered",
  },
  {
    id: "crossroads",
    group,
    icon: "crossroads",
    when: (play) => play.decision?.kind === "crossroads" || play.decision?.kind === "crossroads-vote",
    at: ["dialog[open] .opts", "dialog[open] .ballot .two"],
    way: ["dialog[open] .ballot .brow"],
    done: "answered",
  },
  {
    id: "crisis",
    group,
    icon: "crisis",
    calm: true,
    when: (play) => quiet(play) && acted(play) && canHelp(play) && !play.player?.contributions,
    at: [".crisis", "[data-tab=crisis]", "[data-chip=crisis]"],
    done: (play) => (play.player?.contributions ?? 0) > 0 || play.tab === "crisis" || play.panel === "crisis",
  },
  {
    id: "secret",
    group,
    icon: "secret",
    calm: true,
    when: (play) => play.turn && !play.choosing && acted(play) && (play.me?.objectives.length ?? 0) > 0,
    at: [".mine .hold", "[data-tab=hand]", "[data-chip=goal]"],
    done: (play) => play.looked,
  },
  {
    id: "night",
    group,
    icon: "moon",
    calm: true,
    when: (play) => quiet(play) && acted(play) && dice(play) <= 1,
    at: ["[data-lesson-at=tonight]", "[data-tab=players]", "[data-track=round]"],
    way: [".turn .end", ".pd .end", "[role=alertdialog]"],
    done: ended,
  },
  ...MODULE_LESSONS,
];
