/** A first lesson for The Long Night and for each of its modules, when one of them first lies on the table. */
import type { Lesson } from "$lib/lessons";
import type { Play } from "../play.svelte";
import { quiet } from "../quiet";
import { bandits, improvements, laboratory, longnight } from "./parts";

export const MODULE_LESSONS: readonly Lesson<Play>[] = [
  {
    id: "long-night",
    group: "long-night",
    icon: "broken-heart",
    calm: true,
    when: (play) => quiet(play) && longnight(play.view),
    at: [".people .unruly", "[data-lesson-at=people]"],
  },
  {
    id: "improvements",
    group: "improvements",
    icon: "hammer",
    calm: true,
    when: (play) => quiet(play) && improvements(play.view) !== undefined,
    at: ["[data-bench]"],
  },
  {
    id: "bandits",
    group: "bandits",
    icon: "mask",
    calm: true,
    when: (play) => quiet(play) && bandits(play.view) !== undefined,
    at: ["[data-place=bandit-hideout]"],
  },
  {
    id: "laboratory",
    group: "laboratory",
    icon: "erlenmeyer",
    calm: true,
    when: (play) => quiet(play) && laboratory(play.view) !== undefined,
    at: ["[data-place=raxxon]"],
  },
];
