/** What the parts of the table read off a view. */
import type { ColonyView, TableView, TurnView } from "$types";

/** The colony of the seat that sees this; of a spectator the first one. */
export function ownColony(view: TableView): ColonyView {
  const mine = view.me === null ? 0 : (view.players[view.me.seat]?.colony ?? 0);
  const colony = view.colonies[mine] ?? view.colonies[0];
  if (!colony) throw new Error("a view without a colony");
  return colony;
}

/** The turn in progress; where several are at the same time, the reader's own. */
const turn = (view: TableView): TurnView | undefined =>
  view.turns.find((one) => one.seat === view.me?.seat) ?? view.turns[0];

/** Who acts now, if it is somebody's turn. */
export const acting = (view: TableView): number | null => turn(view)?.seat ?? null;

/** Who holds the crossroads card of the turn. */
export const holder = (view: TableView): number | null => turn(view)?.holder ?? null;
