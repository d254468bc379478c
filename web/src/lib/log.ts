/** The log as it is read: turns with what was done in them, what belongs together in one line. */
import type { EventInfo } from "$types";

export type Filter = "all" | "mine" | "deaths" | "cards";
export const FILTERS: readonly Filter[] = ["all", "mine", "deaths", "cards"];

/** A line of the log: one event, or several that are one thing to a reader. */
export type LogLine = {
  n: number;
  kind: "part" | "turn" | "deed" | "quiet";
  events: EventInfo[];
  loss: boolean;
  /** Whose turn it is a part of; null: nobody's. */
  turn: number | null;
};

/** What begins a part of the game, and what begins a turn. */
const PARTS = new Set(["rx-day", "rx-evening", "rx-game-over", "round", "night", "game-over", "crisis"]);
const TURNS = new Set(["turn", "rx-turn"]);
const QUIET = new Set(["turn-end", "crossroads-drawn", "first-player"]);
const LOSSES = new Set([
  "rx-killed",
  "rx-infected",
  "rx-power",
  "died",
  "helpless-died",
  "overrun",
  "starved",
  "crisis-failed",
  "two-innocents",
  "eliminated",
]);
const DEATHS = new Set([
  "died",
  "helpless-died",
  "overrun",
  "removed",
  "spread-killed",
  "zombie-killed",
  "special-killed",
  "bandit-removed",
  "eliminated",
  "rx-killed",
]);
/** Events of the same kind in a row that are told in one line. */
const TOGETHER = new Set(["dice", "zombies", "noise-test", "contribution", "rx-added", "bandit-arrived"]);

export const seatOf = (event: EventInfo): number | null => {
  const found = event.facts["seat"];
  return typeof found === "number" && found >= 0 ? found : null;
};

/** Whether an event goes on what the one before it began: the same in a row, or a wound after its roll. */
function goesOn(before: EventInfo | undefined, event: EventInfo): boolean {
  if (!before) return false;
  if (TOGETHER.has(event.kind) && before.kind === event.kind) return true;
  const same = before.facts["survivor"] !== undefined && before.facts["survivor"] === event.facts["survivor"];
  return same && before.kind === "exposure" && event.kind === "wounded";
}

const cardsIn = (event: EventInfo): boolean => "card" in event.facts || "cards" in event.facts;

/** The lines to be read, oldest first. `mine`: the seat that reads; `owns`: whether a survivor is its own. */
export function logLines(
  events: readonly EventInfo[],
  filter: Filter,
  mine: number | null,
  owns: (survivor: string) => boolean,
): LogLine[] {
  const lines: LogLine[] = [];
  let turn: number | null = null;
  for (const event of events) {
    if (!event.text) continue;
    if (PARTS.has(event.kind)) turn = null;
    if (TURNS.has(event.kind)) turn = seatOf(event);
    const last = lines.at(-1);
    if (last && last.kind === "deed" && goesOn(last.events.at(-1), event)) {
      last.events.push(event);
      last.loss ||= LOSSES.has(event.kind);
      continue;
    }
    const kind = PARTS.has(event.kind)
      ? "part"
      : TURNS.has(event.kind)
        ? "turn"
        : QUIET.has(event.kind)
          ? "quiet"
          : "deed";
    lines.push({ n: event.n, kind, events: [event], loss: LOSSES.has(event.kind), turn });
  }
  if (filter === "all") return lines;
  const wanted = (event: EventInfo): boolean => {
    if (filter === "deaths") return DEATHS.has(event.kind);
    if (filter === "cards") return cardsIn(event);
    return (
      (mine !== null && seatOf(event) === mine) ||
      [event.facts["survivor"], event.facts["target"]].some((one) => typeof one === "string" && owns(one))
    );
  };
  const kept = lines.filter(
    (line) =>
      line.kind === "part" ||
      (line.kind !== "turn" &&
        (line.events.some(wanted) || (filter === "mine" && mine !== null && line.turn === mine))),
  );
  // A part of the game of which nothing is left needs no heading.
  return kept.filter((line, at) => line.kind !== "part" || (kept[at + 1]?.kind ?? "part") !== "part");
}
