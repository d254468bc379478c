/** The last act of somebody else at each place, for a few seconds. */
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { shortName, t, words } from "$lib/words.svelte";
import type { EventInfo } from "$types";
import type { Play } from "../play.svelte";

export type Trace = { n: number; seat: number; text: string };

/** How long a trace stands. */
const LASTING = 6000;

export class Traces {
  readonly #at = new SvelteMap<string, Trace>();

  /** The last event that was there when the table was opened, or that was looked at. */
  #seen: number;

  constructor(private readonly play: Play) {
    this.#seen = play.model.events.at(-1)?.n ?? 0;
    $effect(() => {
      const fresh = play.model.latest.filter((event) => event.n > this.#seen);
      this.#seen = Math.max(this.#seen, ...fresh.map((event) => event.n));
      untrack(() => fresh.forEach((event) => this.#take(event)));
    });
  }

  at(place: string): Trace | undefined {
    return this.#at.get(place);
  }

  #take(event: EventInfo): void {
    const { survivor, place } = event.facts;
    const one = typeof survivor === "string" ? this.play.people.get(survivor) : undefined;
    const key = `table-did-${event.kind}`;
    if (!one || one.owner === this.play.seat || !words.has(key)) return;
    const where = typeof place === "string" ? place : one.place;
    const trace = { n: event.n, seat: one.owner, text: t(key, { name: shortName(one.id) }) };
    this.#at.set(where, trace);
    setTimeout(() => {
      if (this.#at.get(where) === trace) this.#at.delete(where);
    }, LASTING);
  }
}
