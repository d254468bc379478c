/** The course of a finished game, for the end screen: figures by round and the moments worth telling. */
import type { ColonyStats, EventInfo, TableView } from "$types";
import type { IconName } from "./glyphs";

export type Moment = { n: number; round: number; icon: IconName; text: string };
export type Wave = { round: number; came: number; felled: number };

/** Zombies that came and that fell, by round. */
export function waves(events: EventInfo[]): Wave[] {
  const found: Wave[] = [];
  let now: Wave = { round: 0, came: 0, felled: 0 };
  for (const event of events) {
    if (event.kind === "round") {
      now = { round: Number(event.facts["round"]), came: 0, felled: 0 };
      found.push(now);
    } else if (event.kind === "zombies") now.came += Math.max(0, Number(event.facts["n"] ?? 0));
    else if (event.kind === "zombie-killed") now.felled++;
  }
  return found;
}

const WEIGHTS: Record<string, [number, IconName]> = {
  exiled: [9, "mask"],
  "two-innocents": [9, "mask"],
  "colony-completed": [8, "star"],
  "wolf-out": [8, "bite"],
  overrun: [7, "bite"],
  died: [6, "bite"],
  "bite-cured": [6, "medicine"],
  "crossroads-choice": [5, "crossroads"],
  "crisis-failed": [5, "crisis"],
  starved: [5, "knife-fork"],
  "combat-won": [4, "weapon"],
  "helpless-died": [4, "helpless"],
  "gamble-won": [3, "star"],
  "crisis-averted": [2, "crisis"],
};

/** The moments that weigh most, in the order in which they happened; no two alike in one round. */
export function moments(events: EventInfo[], wanted = 4): Moment[] {
  let round = 0;
  const seen = new Set<string>();
  const all: (Moment & { weight: number })[] = [];
  for (const event of events) {
    if (event.kind === "round") round = Number(event.facts["round"]);
    const [weight, icon] = WEIGHTS[event.kind] ?? [0, "moon"];
    const mark = `${event.kind}-${round}`;
    if (!weight || !event.text || seen.has(mark)) continue;
    seen.add(mark);
    all.push({ n: event.n, round, icon: icon as IconName, text: event.text, weight });
  }
  return all
    .sort((a, b) => b.weight - a.weight || b.n - a.n)
    .slice(0, wanted)
    .sort((a, b) => a.n - b.n);
}

/** Who died or left, and whose they were. */
export function losses(events: EventInfo[]): { survivor: string; seat: number }[] {
  const owner = new Map<string, number>();
  const gone: { survivor: string; seat: number }[] = [];
  for (const event of events) {
    const survivor = String(event.facts["survivor"] ?? "");
    if (event.kind === "joined" || event.kind === "changed-group") owner.set(survivor, Number(event.facts["seat"]));
    else if (event.kind === "died" || event.kind === "removed") {
      const seat = typeof event.facts["seat"] === "number" ? event.facts["seat"] : owner.get(survivor);
      if (seat !== undefined && survivor) gone.push({ survivor, seat });
    }
  }
  return gone;
}

/** The deaths of a colony in each round, from the running total. */
export function deathsByRound(stats: ColonyStats, colony: number): number[] {
  const totals = stats.rounds.map((now) => now.colonies[colony]?.deaths ?? 0);
  return totals.map((now, index) => now - (totals[index - 1] ?? 0));
}

export const totalFelled = (events: EventInfo[]): number =>
  events.filter((event) => event.kind === "zombie-killed").length;
export const everyoneWon = (view: TableView): boolean => view.winners.length === view.players.length;
