/**
 * The printed box beside the phones: who plays with what, and its decks. All phones of a table know the same `Table`,
 * one of them by its link, and deal from its seed: so they need no line between them. What lies in no common sight is
 * cut into equal parts, one for each phone: no card can come twice.
 */
import { catalogue } from "$lib/catalogue.svelte";

/** One box, or both shuffled together. */
export const BOXES = ["base", "longnight", "all"] as const;
export const MODES = ["standard", "betrayer", "cooperative"] as const;
export const MODULES = ["improvements", "bandits", "laboratory"] as const;
export const PLACES = ["police-station", "grocery-store", "school", "library", "hospital", "gas-station"] as const;
export const MOST = 5;
/** How many cards an item deck has at most, whatever boxes it comes from. */
const DECK = 20;

export type Box = (typeof BOXES)[number];
export type Mode = (typeof MODES)[number];

/** What everybody at the table agrees on. */
export type Table = {
  /** 32 hexadecimal digits: all decks follow from them. */
  seed: string;
  /** In turn order. */
  names: string[];
  /** Whether everybody has a phone; else one goes round. */
  own: boolean;
  box: Box;
  modules: string[];
  mature: boolean;
  mode: Mode;
  /** The main objective, if it is known to the phones. */
  goal: string;
  hard: boolean;
};

/** What a screen is: it goes round, lies on the table, or belongs to a seat. */
export type Role = "round" | "table" | number;

export const packsOf = ({ box }: Pick<Table, "box">): string[] => (box === "all" ? ["base", "longnight"] : [box]);

/** A number below `n` that nobody could have foretold. */
export function chance(n: number): number {
  const top = Math.floor(2 ** 32 / n) * n;
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] ?? 0) >= top);
  return (drawn[0] ?? 0) % n;
}

export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Numbers that follow from a seed and a name (sfc32), the same on every phone. */
function numbers(seed: string, name: string): () => number {
  let [a, b, c, d] = [0, 8, 16, 24].map((at) => parseInt(seed.slice(at, at + 8), 16) | 0) as [
    number,
    number,
    number,
    number,
  ];
  for (const letter of name) d = Math.imul(d ^ letter.charCodeAt(0), 0x01000193);
  const next = (): number => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  };
  for (let round = 0; round < 20; round += 1) next();
  return next;
}

/** The cards in the order that belongs to this seed and name. */
export function shuffled(cards: readonly string[], seed: string, name: string): string[] {
  const next = numbers(seed, name);
  const pile = [...cards];
  for (let last = pile.length - 1; last > 0; last -= 1) {
    const limit = Math.floor(2 ** 32 / (last + 1)) * (last + 1);
    let drawn = next();
    while (drawn >= limit) drawn = next();
    const other = drawn % (last + 1);
    [pile[last], pile[other]] = [pile[other] as string, pile[last] as string];
  }
  return pile;
}

const these = (cards: Record<string, unknown>, table: Table): string[] =>
  Object.keys(cards).filter((card) =>
    catalogue.takesPart(card, { ...table, cooperative: table.mode === "cooperative" }),
  );

/** The main objectives that can be chosen: no stage of a scenario, none of a module that is left out. */
export const goals = (table: Table): string[] => these(catalogue.objectives, table);

/** The item cards of one deck, each as often as it lies there. */
const deckOf = (deck: string, table: Table): string[] =>
  these(catalogue.items, table)
    .filter((card) => catalogue.items[card]?.deck === deck)
    .flatMap((card) => Array<string>(catalogue.box[card]?.copies ?? 1).fill(card));

/** The secret objectives in the order of the seats; none in a cooperative game. */
function secretsOf(table: Table): string[] {
  if (table.mode === "cooperative") return table.names.map(() => "");
  const all = these(catalogue.secrets, table);
  const kind = (name: string): string[] => all.filter((card) => catalogue.secrets[card]?.kind === name);
  const each = table.mode === "betrayer" ? 1 : 2;
  const pool = shuffled(kind("standard"), table.seed, "standard").slice(0, each * table.names.length);
  pool.push(...shuffled(kind("betrayal"), table.seed, "betrayal").slice(0, 1));
  return shuffled(pool, table.seed, "secrets").slice(0, table.names.length);
}

/** The starting hands in the order of the seats: five cards each, with two players seven. */
function handsOf(table: Table): string[][] {
  const each = table.names.length === 2 ? 7 : 5;
  const pile = shuffled(deckOf("starter", table), table.seed, "starter");
  return table.names.map((_, seat) => pile.slice(seat * each, (seat + 1) * each));
}

export type Deal = { piles: Record<string, string[]>; secrets: string[]; hands: string[][] };

/** What a screen needs of all decks: everything if it goes round, a part if it is a player's, or no secrets. */
export function deal(table: Table, role: Role): Deal {
  const count = table.names.length;
  const mine = (seat: number): boolean => role === "round" || role === seat;
  const part = (name: string, cards: string[], most = cards.length): string[] => {
    const pile = shuffled(cards, table.seed, name).slice(0, most);
    if (role === "table") return [];
    return role === "round" ? pile : pile.filter((_, index) => index % count === role);
  };
  const exiles = these(catalogue.secrets, table).filter((card) => catalogue.secrets[card]?.kind === "exiled");
  const piles: Record<string, string[]> = {
    crises: shuffled(these(catalogue.crises, table), table.seed, "crises"),
    crossroads: part("crossroads", these(catalogue.crossroads, table)),
    exiles: part("exiles", exiles),
  };
  for (const place of PLACES) piles[place] = part(place, deckOf(place, table), DECK);
  return {
    piles,
    secrets: secretsOf(table).map((card, seat) => (mine(seat) ? card : "")),
    hands: handsOf(table).map((cards, seat) => (mine(seat) ? cards : [])),
  };
}

/** The table as part of a link. It stands behind the number sign: the server is never told. */
export function written(table: Table): string {
  const { seed, names, own, box, modules, mature, mode, goal, hard } = table;
  const flags = [own, mature, hard].map(Number).join("");
  const text = JSON.stringify([1, seed, names, flags, box, modules, mode, goal]);
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}

/** The table of a link; null if it is none. */
export function read(text: string): Table | null {
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (one) => one.charCodeAt(0));
    const parts: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (!Array.isArray(parts) || parts.length !== 8 || parts[0] !== 1) return null;
    const [, seed, names, flags, box, modules, mode, goal] = parts as unknown[];
    const texts = (list: unknown): list is string[] =>
      Array.isArray(list) && list.every((one) => typeof one === "string" && one.length <= 40);
    if (typeof seed !== "string" || !/^[0-9a-f]{32}$/.test(seed)) return null;
    if (!texts(names) || names.length < 2 || names.length > MOST) return null;
    if (typeof flags !== "string" || !/^[01]{3}$/.test(flags)) return null;
    if (!BOXES.includes(box as Box)) return null;
    if (!texts(modules) || typeof goal !== "string" || !MODES.includes(mode as Mode)) return null;
    const [own, mature, hard] = [...flags].map((one) => one === "1") as [boolean, boolean, boolean];
    return { seed, names, own, box: box as Box, modules, mature, mode: mode as Mode, goal, hard };
  } catch {
    return null;
  }
}
