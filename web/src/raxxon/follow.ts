/** How Raxxon's events are followed: how long each is shown, and where it happens. */
import type { Beat } from "$lib/teller.svelte";
import type { EventInfo } from "$types";

/** What everybody should see, also who brought it about. */
const WEIGHTY: Record<string, number> = {
  "rx-add-blocked": 0.9,
  "rx-added": 0.4,
  "rx-broke-out": 1,
  "rx-chosen": 1,
  "rx-consequence": 0.8,
  "rx-day": 1.3,
  "rx-day-ends": 1.4,
  "rx-dealt": 0.8,
  "rx-evacuated": 0.9,
  "rx-evening": 1.6,
  "rx-flipped": 0.6,
  "rx-game-over": 2.2,
  "rx-infected": 0.9,
  "rx-killed": 0.9,
  "rx-must-pass": 1,
  "rx-on-flip": 1.1,
  "rx-on-kill": 1,
  "rx-power": 1.4,
  "rx-returned": 1,
  "rx-triggered": 1.8,
  "rx-untriggered": 1.4,
};
const USUAL = 0.7;

export const beat: Beat = (event: EventInfo, mine: number | null): number => {
  if (!event.text || event.kind.startsWith("table-")) return 0;
  const own = mine !== null && event.facts["seat"] === mine;
  return WEIGHTY[event.kind] ?? (own ? 0 : USUAL);
};

const TRACKS: Record<string, string> = {
  "rx-power": "power",
  "rx-evening": "evening",
  "rx-infected": "infected",
  "rx-evacuated": "evacuated",
  "rx-day": "day",
  "rx-day-ends": "day",
  "rx-triggered": "raxxon",
  "rx-untriggered": "raxxon",
};

/** Where an event happens, as selectors; the slip stands beside the first. */
export function where(event: EventInfo): string[] {
  const spots = [event.facts["spot"], ...((event.facts["spots"] as unknown[] | undefined) ?? [])];
  const found = spots.filter((spot) => typeof spot === "number").map((spot) => `[data-piece="s:${spot}"]`);
  const track = TRACKS[event.kind];
  if (track) found.push(`[data-track="${track}"]`);
  if (!found.length && typeof event.facts["seat"] === "number") found.push(`[data-player="${event.facts["seat"]}"]`);
  return found;
}
