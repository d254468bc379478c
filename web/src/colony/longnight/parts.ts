/** What the modules of The Long Night add to a table; nothing of a module that is not played. */
import { catalogue } from "$lib/catalogue.svelte";
import { ta } from "$lib/words.svelte";
import type {
  BanditsView,
  ImprovementsView,
  LaboratoryView,
  ScenarioView,
  SpecialView,
  SurvivorView,
  TableView,
} from "$types";

export const bandits = (view: TableView): BanditsView | undefined => view.parts["bandits"] as BanditsView | undefined;
export const laboratory = (view: TableView): LaboratoryView | undefined =>
  view.parts["laboratory"] as LaboratoryView | undefined;
export const improvements = (view: TableView): ImprovementsView | undefined =>
  view.parts["improvements"] as ImprovementsView | undefined;

export const scenario = (view: TableView): ScenarioView | undefined =>
  view.parts["scenario"] as ScenarioView | undefined;

/** Which stage of its scenario a table plays, from 1. */
export function stageOf(view: TableView): number {
  const found = scenario(view);
  return found ? Math.max(1, found.stages.indexOf(view.colonies[0]?.objective ?? "") + 1) : 0;
}

/** Whether a scenario keeps a place shut for the time being. */
export const closed = (view: TableView, place: string): boolean => scenario(view)?.closed.includes(place) ?? false;
/** Whether the code of the laboratory counts: a scenario may bring it later. */
export const codeCounts = (view: TableView): boolean => !scenario(view)?.off.includes("containment");

/** Whether the box is played at all: it has a graveyard. */
export const longnight = (view: TableView): boolean => view.setup.packs.includes("longnight");

/** How many bandits are at a place. */
export const robbers = (view: TableView, place: string): number => bandits(view)?.at[place] ?? 0;

/** How many cards the bandits of a place will carry off tonight. */
export function loot(view: TableView, place: string): number {
  const found = bandits(view);
  const deck = view.places.find((one) => one.id === place)?.deck ?? 0;
  return found ? Math.min(deck, (found.at[place] ?? 0) - (found.quiet[place] ?? 0)) : 0;
}

/** How many cards their hideout will gain. */
export const gain = (view: TableView): number => view.places.reduce((sum, place) => sum + loot(view, place.id), 0);

/** The special zombies at a place, or at one of its entrances. */
export const specials = (view: TableView, place: string, entrance = 0): SpecialView[] =>
  (laboratory(view)?.specials ?? []).filter((one) => one.place === place && (!entrance || one.entrance === entrance));

export type CodeSlot = { face: number; seat: number | null };

/** The code of the open experiment: which of its dice lie there (and whose they are), which are missing. */
export function codeSlots(lab: LaboratoryView): { slots: CodeSlot[]; idle: { seat: number; face: number }[] } {
  const left = [...lab.dice];
  const slots = lab.code.map((face): CodeSlot => {
    const at = left.findIndex((die) => die.face === face);
    const [die] = at < 0 ? [] : left.splice(at, 1);
    return { face, seat: die ? die.seat : null };
  });
  return { slots, idle: left };
}

/** Whether the code lies there as a whole: then all vote tonight. */
export const coded = (lab: LaboratoryView): boolean => codeSlots(lab).slots.every((slot) => slot.seat !== null);

export type RollLine = { faces: number[]; text: string };

/** The lines of a card that a die decides, as its words list them by faces ("on-2-3"); none for other cards. */
export function rollLines(card: string): RollLine[] {
  const key = catalogue.items[card]?.words ?? "";
  const found: RollLine[] = [];
  for (let low = 1; key && low <= 6; low++)
    for (let high = low; high <= 6; high++) {
      const text = ta(key, low === high ? `on-${low}` : `on-${low}-${high}`);
      if (text) found.push({ faces: Array.from({ length: high - low + 1 }, (_, at) => low + at), text });
    }
  return found;
}

/** What pills have left behind with a survivor. */
export const sideEffects = (one: SurvivorView): string[] =>
  one.lasting.map((lasting) => lasting.card).filter((card) => catalogue.side_effects.includes(card));
