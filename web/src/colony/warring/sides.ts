/** What two colonies add to a table: whose everybody is, who stands at a gate, where both sides meet. */
import { WOLF, type Side, type Sign } from "$lib/crests.svelte";
import { placeName } from "$lib/words.svelte";
import type { ColonyView, SurvivorView, TableView, WarringView } from "$types";

/** The colonies at war; a further one is the lone wolf's. */
const AT_WAR = 2;

/** Nothing where one colony plays alone. */
export const warring = (view: TableView): WarringView | undefined => view.parts["warring"] as WarringView | undefined;

const ownNumber = (view: TableView): number => (view.me === null ? -1 : (view.players[view.me.seat]?.colony ?? -1));

/** Whether the reader belongs to one of the two; a spectator and the lone wolf look at both from the same distance. */
export const takesSide = (view: TableView): boolean => ownNumber(view) >= 0 && ownNumber(view) < AT_WAR;

/** The number of the colony that is drawn near: the own one, the first for whoever has none. */
export const nearNumber = (view: TableView): number => (ownNumber(view) === 1 ? 1 : 0);

/** The colony that is drawn near, and the one that is drawn far. */
export function bothColonies(view: TableView): { near: ColonyView; far: ColonyView } {
  const near = view.colonies[nearNumber(view)];
  const far = view.colonies[1 - nearNumber(view)];
  if (!near || !far) throw new Error("a war with fewer than two colonies");
  return { near, far };
}

function sideOfColony(view: TableView, number: number): Side {
  if (!warring(view)) return "";
  return number >= AT_WAR ? "wolf" : number === nearNumber(view) ? "near" : "far";
}

/** Whose somebody of a seat is; nobody takes sides in other games. */
export const sideOf = (view: TableView, seat: number): Side =>
  sideOfColony(view, view.players.find((one) => one.seat === seat)?.colony ?? 0);

/** Both colonies and the den with their players; nobody takes sides in other games. */
export const sidesOf = (view: TableView): { name: string; seats: number[] }[] =>
  warring(view) ? view.colonies.map(({ place, seats }) => ({ name: placeName(place), seats })) : [];

/** How the players are drawn: no two of a side have the same shape. */
export function signs(view: TableView): Sign[] {
  if (!warring(view)) return [];
  const met = new Map<number, number>();
  return view.players.map(({ colony }) => {
    const shape = met.get(colony) ?? 0;
    met.set(colony, shape + 1);
    return { shape: colony >= AT_WAR ? WOLF : shape, side: sideOfColony(view, colony) };
  });
}

/** Enemies at a colony: at all its gates, or at one of them. */
export function besiegers(view: TableView, place: string, gate = 0): SurvivorView[] {
  const entrances = warring(view)?.entrances ?? {};
  return view.survivors.filter(
    (one) => one.place === place && (gate ? entrances[one.id] === gate : (entrances[one.id] ?? 0) > 0),
  );
}

/** The gate of an enemy colony at which somebody stands; 0: at none. */
export const gateOf = (view: TableView, survivor: string): number => warring(view)?.entrances[survivor] ?? 0;

export type Fight = { place: string; near: number; far: number };

/** Where both sides are: there will be a fight tonight, unless there was one already. */
export function fights(view: TableView): Fight[] {
  const part = warring(view);
  if (!part) return [];
  const done = view.phase === "colony" ? part.fought : [];
  return view.places
    .filter((place) => !done.includes(place.id) || part.combat?.place === place.id)
    .map((place) => {
      const here = view.survivors.filter((one) => one.place === place.id);
      const count = (side: Side): number => here.filter((one) => sideOf(view, one.owner) === side).length;
      return { place: place.id, near: count("near"), far: count("far") };
    })
    .filter((fight) => fight.near > 0 && fight.far > 0);
}

/** Cards that a colony has given to the crisis. */
export const given = (view: TableView, number: number): number =>
  view.players.filter((one) => one.colony === number).reduce((sum, one) => sum + one.contributions, 0);

/** Those of a colony in the order in which they act, its leader first. */
export function inOrder(view: TableView, colony: ColonyView): number[] {
  const all = view.players.length;
  return [...colony.seats].sort((a, b) => ((a - colony.first + all) % all) - ((b - colony.first + all) % all));
}
