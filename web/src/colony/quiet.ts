import type { Play } from "./play.svelte";

/** A turn in which nothing is being chosen: time to look around. */
export const quiet = (play: Play): boolean => play.turn && !play.choosing && !play.page && play.tab === "table";
