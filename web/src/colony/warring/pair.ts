/** Who acts at the same time, and how far their turn is. */
import type { Play } from "../play.svelte";
import { sideOf } from "./sides";

export const STEPS = ["stories", "move", "act", "read"] as const;
export type Step = (typeof STEPS)[number];

/** The step of the pair in progress; null while nobody has a turn. */
export function stepOf(play: Play): Step | null {
  const { view, war } = play;
  if (!war || !view.turns.length) return null;
  if (war.acting.length) return "act";
  if (view.waiting.some((one) => one.kind === "move-step")) return "move";
  const last = play.model.events.findLast((event) => event.kind === "acting" || event.kind === "turn");
  return last?.kind === "acting" ? "read" : "stories";
}

/** The member of the pair who belongs to a side. */
export const memberOf = (play: Play, side: "near" | "far"): number | null =>
  play.view.turns.find((one) => sideOf(play.view, one.seat) === side)?.seat ?? null;

/** Whether somebody of the pair has finished acting. */
export const isDone = (play: Play, seat: number): boolean =>
  (play.war?.acting.length ?? 0) > 0 && !(play.war?.acting.includes(seat) ?? false);
