/** A game of mine in words: who plays, how it stands, how it ended. */
import { joined, t } from "./words.svelte";
import type { MyGame } from "$types";

/** "Overwinter" or "Raxxon". */
export const gameName = (game: string): string => t(game === "raxxon" ? "raxxonpage-game" : "web-title");

const called = (name: string, seat: number): string => name || t("player-name", { n: seat + 1 });

/** The others at the table; bots are counted, not named. */
export function company(game: MyGame): string {
  const others = game.players.filter((one) => !one.mine);
  const people = others.filter((one) => one.kind === "person").map((one) => called(one.name, one.seat));
  const bots = others.filter((one) => one.kind === "bot").length;
  const all = bots ? [...people, t("web-my-bots", { n: bots })] : people;
  return all.length ? t("web-my-with", { names: joined(all) }) : t("web-my-alone");
}

/** How far it has got, or how it ended. */
export function standing(game: MyGame): string {
  if (game.status === "lobby") return t("web-my-lobby");
  if (game.status === "over") return t(won(game) ? "web-my-won" : "web-my-lost");
  if (!game.round) return t("web-my-begins");
  const key = game.game === "raxxon" ? "web-my-day" : game.last ? "web-my-round" : "web-my-round-only";
  return t(key, { n: game.round, last: game.last });
}

/** Who is waited for; empty if nobody is. */
export function waits(game: MyGame): string {
  if (game.status !== "playing") return "";
  if (game.turn) return t("web-my-turn");
  if (game.standin) return t("web-my-standin");
  const waiting = game.players.filter((one) => game.waiting.includes(one.seat) && one.kind === "person" && !one.mine);
  if (waiting.length > 1) return t("web-my-waits-several", { n: waiting.length });
  const [first] = waiting;
  return first ? t("web-my-waits", { name: called(first.name, first.seat) }) : "";
}

export const won = (game: MyGame): boolean => game.mine.some((seat) => game.winners.includes(seat));
