/** What is printed on the cards of the sets in use, besides words (sets.svelte.ts fetches it). */
import type { ColonyFacts, GameFacts, RaxxonFacts } from "$types";

type Facts = ColonyFacts & RaxxonFacts;

const EMPTY: Facts = {
  items: {},
  survivors: {},
  crises: {},
  objectives: {},
  secrets: {},
  improvements: {},
  experiments: {},
  side_effects: [],
  scenarios: {},
  crossroads: {},
  faces: {},
  box: {},
  groups: {},
};

/** What a table has agreed on that decides which cards take part. */
export type Agreed = {
  /** Modules, and the scenario. */
  modules: readonly string[];
  mature: boolean;
  cooperative: boolean;
  promo?: boolean;
};

/** Whether something is there: what names no modules always is, anything else with one of them. */
export const isBrought = (by: readonly string[] | undefined, modules: readonly string[]): boolean =>
  !by?.length || by.some((one) => modules.includes(one));

class Catalogue implements Facts {
  #facts = $state.raw<Facts>(EMPTY);
  /** The modules of the table in view: a card has no ways of others. */
  modules = $state.raw<readonly string[]>([]);

  /** Take the facts of all sets in use, those of later sets on top. */
  fill(sets: GameFacts[]): void {
    const all: Record<string, object> = { ...EMPTY };
    for (const facts of sets)
      for (const [kind, cards] of Object.entries(facts)) {
        const before = all[kind];
        all[kind] = Array.isArray(before) ? [...before, ...(cards as unknown[])] : { ...before, ...(cards as object) };
      }
    this.#facts = all as Facts;
  }

  get items(): Facts["items"] {
    return this.#facts.items;
  }
  get survivors(): Facts["survivors"] {
    return this.#facts.survivors;
  }
  get crises(): Facts["crises"] {
    return this.#facts.crises;
  }
  get objectives(): Facts["objectives"] {
    return this.#facts.objectives;
  }
  get secrets(): Facts["secrets"] {
    return this.#facts.secrets;
  }
  get improvements(): Facts["improvements"] {
    return this.#facts.improvements;
  }
  get experiments(): Facts["experiments"] {
    return this.#facts.experiments;
  }
  get side_effects(): Facts["side_effects"] {
    return this.#facts.side_effects;
  }
  get scenarios(): Facts["scenarios"] {
    return this.#facts.scenarios;
  }
  get crossroads(): Facts["crossroads"] {
    return this.#facts.crossroads;
  }
  get faces(): Facts["faces"] {
    return this.#facts.faces;
  }
  get box(): Facts["box"] {
    return this.#facts.box;
  }
  get groups(): Facts["groups"] {
    return this.#facts.groups;
  }

  /** Whether a card takes part in a game. */
  takesPart(card: string, { modules, mature, cooperative, promo }: Agreed): boolean {
    const facts = this.box[card] ?? {};
    return (
      isBrought(facts.modules, modules) &&
      (mature || !facts.mature) &&
      (promo || !facts.promo) &&
      !(cooperative && facts.versus)
    );
  }
}

export const catalogue = new Catalogue();
