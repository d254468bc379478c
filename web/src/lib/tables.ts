/** Making and joining tables from this device. */
import { api } from "./api";
import { me } from "./me";
import { person } from "./person.svelte";
import { prefs } from "./prefs.svelte";
import { router } from "./route.svelte";
import { seats, type HeldSeat } from "./seats.svelte";
import { words } from "./words.svelte";
import type { Joined, MyGame, SeatPlan } from "$types";

/** For those who are in a hurry: a name is asked for, but never demanded. */
const NAMES = ["Ines", "Tom", "Yara", "Bo", "Lene", "Jules", "Mara", "Nils", "Odile", "Piet", "Ruth", "Emil"];
/** A kind first game: one goal, secrets that anybody can reach, nobody who plays false, no grim stories. */
const FIRST_WINTER = { players: 3, scenario: "base-scenario-first-winter", betrayal: false, mature: false };

/** How long a bot waits at least, in milliseconds; those who watch hold it longer, each at their own pace. */
const BOT_DELAY = 150;

/** Tables whose game is to begin as soon as they are there. */
const hasty = new Set<string>();

export function startsAtOnce(code: string): boolean {
  return hasty.delete(code);
}

export function playerName(): string {
  if (!prefs.name.trim()) prefs.name = NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Ines";
  return prefs.name.trim();
}

export function hold(joined: Joined, name: string): HeldSeat {
  const held = { code: joined.code, seat: joined.seat, token: joined.token, name, at: Date.now() };
  seats.keep(held);
  return held;
}

/** One click: a table with three bots, and the game begins. */
export async function playNow(): Promise<void> {
  const name = playerName();
  const bots: SeatPlan[] = [1, 2, 3].map(() => ({ kind: "bot" }));
  const made = await api.create({
    setup: { players: 4 },
    name,
    language: words.language,
    seats: [{ kind: "person", name }, ...bots],
    pace: { bot_delay: BOT_DELAY },
  });
  hold(made, name);
  hasty.add(made.code);
  router.go(`/t/${made.code}`);
}

/** A first game that teaches while it is played. */
export async function playFirst(): Promise<void> {
  const name = playerName();
  prefs.lessons = true;
  const made = await api.create({
    setup: FIRST_WINTER,
    name,
    language: words.language,
    seats: [{ kind: "person", name }, { kind: "bot" }, { kind: "bot" }],
    pace: { bot_delay: BOT_DELAY },
  });
  hold(made, name);
  hasty.add(made.code);
  router.go(`/t/${made.code}`);
}

/** Alone against the city: Raxxon for one, and the game begins; `teaching`: it teaches while it is played. */
export async function playAlone(teaching = false): Promise<void> {
  if (teaching) prefs.lessons = true;
  const name = playerName();
  const made = await api.create({
    game: "raxxon",
    setup: { players: 1, difficulty: "intro" },
    name,
    language: words.language,
    seats: [{ kind: "person", name }],
  });
  hold(made, name);
  hasty.add(made.code);
  router.go(`/t/${made.code}`);
}

/** A table with free seats; everything else is settled in the lobby. */
export async function openTable(game = "colony", players = 4): Promise<void> {
  const name = playerName();
  const made = await api.create({
    game,
    setup: { players },
    name,
    language: words.language,
    seats: [{ kind: "person", name }],
    pace: { bot_delay: BOT_DELAY },
  });
  hold(made, name);
  router.go(`/t/${made.code}`);
}

export async function joinTable(code: string, name: string, seat: number | null = null): Promise<HeldSeat> {
  return hold(await api.join(code, { name, seat, language: words.language }), name);
}

/** Open one of my games: the table where I have a seat (its token may be on another device only), else the replay. */
export async function openMyGame(game: MyGame): Promise<void> {
  if (!game.open) return router.go(`/replay/${game.code}?game=${game.number}`);
  const held = seats.at(game.code).map((one) => one.seat);
  for (const seat of game.mine.filter((one) => !held.includes(one))) {
    const name = game.players.find((one) => one.seat === seat)?.name ?? "";
    await me
      .open(person.key, game.code, seat)
      .then((joined) => hold(joined, name))
      .catch(() => undefined);
  }
  router.go(`/t/${game.code}`);
}
