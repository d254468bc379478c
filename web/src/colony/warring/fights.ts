/** Fights as the page follows them: put together from what was told, so that one that is over can still be read. */
import type { DecisionInfo, EventInfo, SurvivorView, TableView, WarringOwn } from "$types";
import { warring } from "./sides";

/** What this seat alone is told of the two colonies. */
export const ownWarring = (view: TableView): WarringOwn | null =>
  (view.me?.parts["warring"] as WarringOwn | undefined) ?? null;

/** What is asked on the sheet of a fight. */
export type Asked = "tactic" | "change-tactic" | "bid" | "harm";
const WOUNDS = new Set(["wound", "combat-wound"]);

/** Which question of a fight this is; null: none, it is asked as everywhere. */
export function askedInFight({ kind, about }: DecisionInfo): Asked | null {
  if (kind === "tactic" || kind === "change-tactic" || kind === "bid") return kind;
  return kind === "choose-survivor" && WOUNDS.has(String(about["why"])) ? "harm" : null;
}

/** One side of a fight; null: not laid open yet. */
export type Camp = {
  people: string[];
  tactic: string;
  ofTactic: number | null;
  counted: number;
  weapons: number;
  /** What cards promised. */
  cards: number;
  bid: number | null;
  ofBid: number;
  face: string;
  sum: number;
};
/** Whose it is, for words: ours, theirs, or of a colony that a bystander knows by name. */
export type Whose = { who: "us" | "them" | "other"; name: string };

export type Fight = {
  /** The number of the event with which it began: tells two fights apart. */
  id: number;
  place: string;
  /** Blue, yellow. */
  camps: [Camp, Camp];
  /** Tactics, bullets, or all that the dice decide. */
  step: "tactics" | "bids" | "dice";
  over: boolean;
  /** The number of the last event that is told of it. */
  last: number;
  /** Wounds of the defeat that were dealt. */
  dealt: number;
  /** 0, 1, or -1 for nobody. */
  winner: number;
  /** Everything that came of it, in order. */
  after: EventInfo[];
};

type Pair<Of> = [Of, Of];
const SIDES = [0, 1] as const;
const numbers = (value: unknown): Pair<number> => (Array.isArray(value) ? (value as Pair<number>) : [0, 0]);
const strings = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);
/** What is told of both colonies in one event. */
const both = (event: EventInfo): Pair<unknown> => [event.facts["blue"], event.facts["yellow"]];

const ENDS = new Set(["combat-won", "combat-over"]);
/** Lines of the ledger: not part of what came of a fight. */
const LEDGER = new Set([
  "combat",
  "tactics",
  "tactic-first",
  "tactic-changed",
  "used",
  "strength",
  "bids",
  "combat-dice",
  "combat-total",
  "ammunition",
  ...ENDS,
]);

/** The tactic of a side, as far as it lies open: it may be laid first, and called out anew. */
function played(told: readonly EventInfo[], side: 0 | 1, home: string): string {
  let card = "";
  for (const event of told)
    if (event.kind === "tactics") card = String(both(event)[side]);
    else if (event.kind.startsWith("tactic-") && event.facts["colony"] === home) card = String(event.facts["card"]);
  return card;
}

/** The first fight that began after an event and was told of, as far as it was told; null if there is none. */
export function fightAfter(
  events: readonly EventInfo[],
  after: number,
  view: TableView,
  strengthOf: (face: string) => number,
): Fight | null {
  const at = events.findIndex((event) => event.kind === "combat" && event.n > after);
  const begun = events[at];
  if (!begun) return null;
  const end = events.findIndex((event, index) => index > at && ENDS.has(event.kind));
  const told = events.slice(at, end < 0 ? undefined : end + 1);
  const of = (kind: string): EventInfo | undefined => told.findLast((event) => event.kind === kind);
  const place = String(begun.facts["place"] ?? "");
  const now = warring(view)?.combat;
  const live = end < 0 && now?.place === place ? now : null;

  const [strength, bids, dice, total] = ["strength", "bids", "combat-dice", "combat-total"].map(of);
  const camps = SIDES.map((side): Camp => {
    const people = strings(both(begun)[side]);
    const camp = live?.camps[side];
    const counted = strength ? numbers(strength.facts["people"])[side] : (camp?.counted ?? people.length);
    const weapons = strength ? numbers(strength.facts["weapons"])[side] : (camp?.weapons ?? 0);
    const cards = strength ? numbers(strength.facts["cards"])[side] : (camp?.cards ?? 0);
    const before = strength ? Number(both(strength)[side]) : counted + weapons + cards;
    const bid = bids ? Number(both(bids)[side]) : null;
    const face = dice ? String(both(dice)[side]) : "";
    const rolled = face ? strengthOf(face) : 0;
    const sum = total ? Number(both(total)[side]) : (camp?.strength ?? before);
    return {
      people,
      tactic: played(told, side, view.colonies[side]?.place ?? ""),
      ofTactic: strength ? before - counted - weapons - cards : null,
      counted,
      weapons,
      cards,
      bid,
      ofBid: bid === null ? 0 : sum - before - rolled,
      face,
      sum,
    };
  }) as Pair<Camp>;
  const last = told.at(-1);
  const hurt = total ? told.filter((event) => event.kind === "wounded" && event.n > total.n) : [];
  const home = view.colonies.findIndex((colony) => colony.place === last?.facts["colony"]);
  return {
    id: begun.n,
    place,
    camps,
    step: bids ? "dice" : strength ? "bids" : "tactics",
    over: end >= 0,
    last: last?.n ?? begun.n,
    dealt: hurt.reduce((sum, event) => sum + Number(event.facts["n"]), 0),
    winner: last?.kind === "combat-won" ? home : -1,
    after: told.filter((event) => event.text && !LEDGER.has(event.kind)),
  };
}

/** The number of the last event with which a fight began; -1: there was none. */
export const lastFight = (events: readonly EventInfo[]): number =>
  events.findLast((event) => event.kind === "combat")?.n ?? -1;

/** How it went, as a verdict says it. */
export type Ending = "won" | "even" | "truce" | "fled" | "both-fled";

export function endingOf(fight: Fight): Ending {
  const [blue, yellow] = fight.camps;
  if (blue.bid !== null) return fight.winner < 0 ? "even" : "won";
  if (fight.winner >= 0) return "fled";
  return blue.tactic === yellow.tactic && fight.after.every((event) => event.kind !== "sent-home")
    ? "truce"
    : "both-fled";
}

export type Harm = { event: EventInfo; survivor: string; n: number };

/** What came of it line by line; wounds that somebody took one by one are one line. */
export function harmOf(after: readonly EventInfo[]): Harm[] {
  const found: Harm[] = [];
  for (const event of after) {
    const wound = event.kind === "wounded" && event.facts["kind"] === "wound";
    const survivor = wound ? String(event.facts["survivor"]) : "";
    const n = wound ? Number(event.facts["n"]) : 0;
    const same = survivor ? found.find((one) => one.survivor === survivor) : undefined;
    if (same) same.n += n;
    else found.push({ event, survivor, n });
  }
  return found;
}

/** Who of both colonies is at a place: blue, yellow. */
export function sidesAt(view: TableView, place: string): [SurvivorView[], SurvivorView[]] {
  const there = view.survivors.filter((one) => one.place === place);
  return SIDES.map((side) => there.filter((one) => view.players[one.owner]?.colony === side)) as Pair<SurvivorView[]>;
}
