/** How the colony's events are followed: how long each is shown, where it happens, what is drawn large. */
import type { Beat } from "$lib/teller.svelte";
import type { EventInfo, GameView, TableView } from "$types";
import { acting } from "./seen";
import { warring } from "./warring/sides";

/** What everybody should see, also who brought it about. */
const WEIGHTY: Record<string, number> = {
  ammunition: 0,
  "bandit-arrived": 1,
  bids: 1.6,
  combat: 1.4,
  "combat-dice": 2.2,
  "combat-over": 1.4,
  "combat-total": 1.2,
  "combat-won": 1.4,
  "condition-added": 1.6,
  contained: 1.6,
  contribution: 0.8,
  crisis: 1.8,
  "crisis-averted": 1.8,
  "crisis-cancelled": 1.4,
  "crisis-failed": 1.8,
  crossroads: 2.6,
  "crossroads-choice": 1.4,
  "crossroads-nothing": 1.2,
  died: 1.8,
  eliminated: 1.6,
  exiled: 2,
  "exile-failed": 1.4,
  exposure: 2,
  "food-paid": 0.8,
  "game-over": 2.2,
  "helpless-died": 1.4,
  "improvement-finished": 1.4,
  joined: 1.7,
  morale: 1.2,
  night: 1.1,
  "no-fuel": 1.4,
  "noise-test": 0.5,
  overrun: 1.3,
  plundered: 0.8,
  raided: 1.2,
  round: 1.2,
  "special-killed": 1.2,
  "spread-roll": 1.8,
  starvation: 0.8,
  starved: 1.2,
  strength: 1.2,
  tactics: 2.2,
  "tie-broken": 1.4,
  "trap-fired": 1,
  "two-innocents": 1.6,
  votes: 2,
  wounded: 0.8,
  zombies: 0.8,
};
/** What is quickly seen when others do it. */
const LIGHT: Record<string, number> = {
  "crossroads-drawn": 0,
  dice: 0.6,
  turn: 0.6,
  "turn-end": 0.2,
  "first-player": 0.4,
};
const USUAL = 0.9;
/** How long it takes to hear what a bot says. */
const SPOKEN = 2.2;

const text = (event: EventInfo, fact: string): string => {
  const found = event.facts[fact];
  return typeof found === "string" ? found : "";
};

/** Whether the reader acts while somebody of the other side does: then nothing waits for what is told. */
const actsToo = (mine: number | null, view: TableView): boolean =>
  mine !== null && (warring(view)?.acting.includes(mine) ?? false);

/** Whether the reader did it, and so knows it. */
function own(event: EventInfo, mine: number | null, view: TableView): boolean {
  if (mine === null) return false;
  if (typeof event.facts["seat"] === "number") return event.facts["seat"] === mine;
  const survivor = view.survivors.find((one) => one.id === event.facts["survivor"]);
  return survivor !== undefined ? survivor.owner === mine : acting(view) === mine;
}

export const beat: Beat = (event: EventInfo, mine: number | null, game: GameView): number => {
  if (event.kind === "table-said") return SPOKEN;
  if (!event.text || event.kind.startsWith("table-")) return 0;
  const mineToo = own(event, mine, game as TableView);
  if (!mineToo && actsToo(mine, game as TableView)) return 0;
  // Whoever is asked reads the card in full.
  if (mineToo && (event.kind === "crossroads" || event.kind === "crossroads-choice")) return 0;
  return WEIGHTY[event.kind] ?? (mineToo ? 0 : (LIGHT[event.kind] ?? USUAL));
};

/** Where a thing without a place of its own stands. */
const TRACKS: Record<string, string> = {
  ammunition: "ammunition",
  "condition-added": "goal",
  contributed: "crisis",
  "contributed-equipment": "crisis",
  crisis: "crisis",
  "crisis-cancelled": "crisis",
  food: "food",
  "food-paid": "food",
  helpless: "helpless",
  "helpless-died": "helpless",
  morale: "morale",
  "no-fuel": "goal",
  night: "round",
  objective: "goal",
  round: "round",
  "sample-roll": "goal",
  starvation: "food",
  starved: "food",
  supplied: "goal",
  cleaned: "waste",
  "waste-added": "waste",
  "waste-removed": "waste",
};

/** Tracks that each of two colonies has for itself: the others are shared. */
const INSIDE = new Set(["ammunition", "food", "helpless", "morale", "waste"]);

/** Where an event happens, as selectors; the slip stands beside the first. */
export function where(event: EventInfo): string[] {
  const found: string[] = [];
  const place = text(event, "place");
  const track = TRACKS[event.kind];
  const colony = text(event, "colony");
  const house = colony && INSIDE.has(track ?? "") ? `[data-place="${CSS.escape(colony)}"]` : "";
  if (track) found.push(house ? `${house} [data-track="${track}"]` : `[data-track="${track}"]`);
  if (house) found.push(house);
  if (place) found.push(`[data-place="${CSS.escape(place)}"]`);
  for (const fact of ["survivor", "target"]) {
    const survivor = text(event, fact);
    if (survivor) found.push(`[data-piece="s:${CSS.escape(survivor)}"]`);
  }
  if (!found.length && typeof event.facts["seat"] === "number") found.push(`[data-player="${event.facts["seat"]}"]`);
  return found;
}

const LARGE = new Set([
  "crossroads",
  "crossroads-choice",
  "contribution",
  "crisis",
  "crisis-averted",
  "crisis-failed",
  "exposure",
  "spread-roll",
  "joined",
  "votes",
  "game-over",
]);
export const large = (event: EventInfo): boolean => LARGE.has(event.kind);

/** The crossroads card that lies open: read aloud, and nobody has chosen yet. */
export function openCard(events: EventInfo[]): EventInfo | null {
  const last = events.findLast((event) => event.kind.startsWith("crossroads") && event.kind !== "crossroads-drawn");
  return last?.kind === "crossroads" ? last : null;
}
