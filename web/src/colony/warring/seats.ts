/** What the players of two colonies are doing, in a word each. */
import { t } from "$lib/words.svelte";
import type { ColonyView } from "$types";
import type { Play } from "../play.svelte";
import { gateOf, inOrder, sideOf } from "./sides";

export type SeatState = { text: string; acts: boolean };

/** Kinds of questions that several leaders or all players answer in secret. */
const SEALED = new Set(["elect", "tactic", "bid", "keep-survivors"]);

const plain = (key: string): SeatState => ({ text: t(key), acts: false });

/** What a player does now, and whether the table waits for it. */
export function seatState(play: Play, colony: ColonyView, seat: number): SeatState {
  const { view, war } = play;
  const player = view.players.find((one) => one.seat === seat);
  if (!player || player.eliminated) return plain("table-out");
  const asked = view.waiting.find((one) => one.seat === seat)?.kind;
  if (asked) return { text: t(asking(asked, seat === play.seat)), acts: true };
  if (view.waiting.some((one) => SEALED.has(one.kind)) && sealed(play, colony, seat)) return plain("table-seat-sealed");
  if (view.turns.some((one) => one.seat === seat)) {
    const others = (war?.acting ?? []).filter((one) => one !== seat);
    const [other] = war?.acting.includes(seat) ? [] : others;
    if (other !== undefined) return waitsFor(play, other);
    return war?.acting.length ? { text: t("table-seat-acts"), acts: true } : plain("table-seat-waits");
  }
  return inTurn(play, colony, seat) ?? atGate(play, seat) ?? plain("table-seat-waits");
}

function asking(kind: string, mine: boolean): string {
  if (kind === "turn") return mine ? "table-seat-you-act" : "table-seat-acts";
  if (kind === "move-step") return mine ? "table-seat-you-move" : "table-seat-moves";
  return kind === "elect" ? "table-seat-elects" : "table-seat-chooses";
}

/** Whoever is done waits for the one who is not. */
const waitsFor = (play: Play, other: number): SeatState => ({
  text: other === play.seat ? t("table-seat-waits-for-you") : t("table-seat-waits-for", { name: play.name(other) }),
  acts: false,
});

/** Whether a player has answered what others still think about. */
function sealed(play: Play, colony: ColonyView, seat: number): boolean {
  const kinds = new Set(play.view.waiting.map((one) => one.kind));
  if (kinds.has("elect") || kinds.has("keep-survivors")) return true;
  return colony.first === seat;
}

/** Before or after the pair that acts. */
function inTurn(play: Play, colony: ColonyView, seat: number): SeatState | null {
  const order = inOrder(play.view, colony);
  const now = order.findIndex((one) => play.view.turns.some((turn) => turn.seat === one));
  if (now < 0) return null;
  const at = order.indexOf(seat);
  if (at < now) return plain("table-seat-done");
  return at === now + 1 ? plain("table-seat-next") : null;
}

/** Whoever has people at a gate of the enemies. */
function atGate(play: Play, seat: number): SeatState | null {
  const one = play.view.survivors.find((found) => found.owner === seat && gateOf(play.view, found.id));
  if (!one) return null;
  const ours = sideOf(play.view, seat) === "far";
  return { text: t(ours ? "table-at-our-gate" : "table-at-their-gate", { n: gateOf(play.view, one.id) }), acts: false };
}
