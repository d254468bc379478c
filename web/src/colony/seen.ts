/** What the parts of the table read off a view. */
import type { ColonyView, TableView } from "$types";

/** The colony of the seat that sees this; of a spectator the first one. */
export function ownColony(view: TableView): ColonyView {
  const mine = view.me === null ? 0 : (view.players[view.me.seat]?.colony ?? 0);
  const colony = view.colonies[mine] ?? view.colonies[0];
  if (!colony) throw new Error("a view without a colony");
  return colony;
}

/** Who acts now, if it is somebody's turn. */
export function acting(view: TableView): number | null {
  return view.turns[0]?.seat ?? null;
}

/** Who holds the crossroads card of the turn. */
export function holder(view: TableView): number | null {
  return view.turns[0]?.holder ?? null;
}
