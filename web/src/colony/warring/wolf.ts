/** What the lone wolf's corner of the table reads off a view. */
import type { ColonyView, TableView, WolfOwn, WolfView } from "$types";

/** The colonies at war come first; a further one is the den. */
const DEN = 2;

export const wolf = (view: TableView): WolfView | null => (view.parts["wolf"] as WolfView | undefined) ?? null;
/** What only the wolf sees: its missions. */
export const ownWolf = (view: TableView): WolfOwn | null => (view.me?.parts["wolf"] as WolfOwn | undefined) ?? null;

/** The den, where its wolf looks at the table; null for everybody else. */
export function ownDen(view: TableView): ColonyView | null {
  const mine = view.me === null ? -1 : (view.players[view.me.seat]?.colony ?? -1);
  return mine === DEN ? (view.colonies[DEN] ?? null) : null;
}
