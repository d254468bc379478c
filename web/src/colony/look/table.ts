/** What every page of an inspection reads from: the table as this seat sees it. */
import type { SeatModel } from "$lib/seat";
import { catalogue, isBrought } from "$lib/catalogue.svelte";
import { placeName, t } from "$lib/words.svelte";
import type { ItemFacts, PlaceView, SurvivorView, TableView, UseFacts } from "$types";

export type Sight = { seat: SeatModel; view: TableView };

export const placeAt = (sight: Sight, id: string): PlaceView | undefined =>
  sight.view.places.find((one) => one.id === id);
export const peopleAt = (sight: Sight, place: string): SurvivorView[] =>
  sight.view.survivors.filter((one) => one.place === place);

/** Whoever has the lowest influence at a place: the first to die there. */
export function lowest(sight: Sight, place: string): SurvivorView | undefined {
  const influence = (one: SurvivorView): number => catalogue.survivors[one.id]?.influence ?? 0;
  return peopleAt(sight, place).sort((a, b) => influence(a) - influence(b))[0];
}

const WHERE: Record<string, string> = { anywhere: "inspect-anywhere", "non-colony": "inspect-outside" };

/** "School, any die, once a round". */
export function useText(use: UseFacts): string {
  const where = WHERE[use.at];
  const parts = [
    where ? t(where) : placeName(use.at),
    use.act ? t("inspect-die", { n: use.die }) : "",
    use.times ? t("inspect-times", { n: use.times }) : use.act ? t("inspect-any-times") : t("inspect-by-itself"),
  ];
  return parts.filter(Boolean).join(", ");
}

/** Where, with which die and how often an ability works, for whatever has one. */
export const usesText = (uses: readonly UseFacts[]): string => [...new Set(uses.map(useText))].join("; ");

/** How many of a card are printed for its deck. */
export const copies = (card: string): number => catalogue.box[card]?.copies ?? 1;

/** The items printed for a deck, as far as they are played with: some stay in the box without their module. */
export function printedFor(sight: Sight, deck: string): [card: string, facts: ItemFacts][] {
  const { parts, setup } = sight.view;
  const modules = [...Object.keys(parts), ...setup.modules, setup.scenario];
  const playing = (card: string): boolean => isBrought(catalogue.box[card]?.modules, modules);
  return Object.entries(catalogue.items).filter(([card, facts]) => facts.deck === deck && playing(card));
}
