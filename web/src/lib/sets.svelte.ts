/**
 * The sets in use: for a table, its packs of cards. Their words and facts are fetched by hash, so that the browser
 * keeps them until they change; home-made packs of the server come the same way as the game's own.
 */
import { api } from "./api";
import { catalogue } from "./catalogue.svelte";
import { words } from "./words.svelte";
import type { GameFacts } from "$types";

/** Until a lost connection is tried again. */
const RETRY = 2000;

class Sets {
  /** The packs whose words and facts are there. */
  #here = $state.raw<readonly string[]>([]);
  #wanted = "";
  #facts = new Map<string, Promise<GameFacts>>();

  has(packs: readonly string[]): boolean {
    return packs.every((pack) => this.#here.includes(pack));
  }

  /** Play with these packs from now on. Without a connection it is tried again until something else is wanted. */
  async use(packs: readonly string[]): Promise<void> {
    const key = packs.join();
    this.#wanted = key;
    if (key === this.#here.join()) return;
    try {
      const [facts] = await Promise.all([Promise.all(packs.map((pack) => this.#fetch(pack))), words.prepare(packs)]);
      if (this.#wanted !== key) return;
      catalogue.fill(facts);
      words.use(packs);
      this.#here = packs;
    } catch {
      setTimeout(() => {
        if (this.#wanted === key) void this.use(packs);
      }, RETRY);
    }
  }

  #fetch(pack: string): Promise<GameFacts> {
    let found = this.#facts.get(pack);
    if (!found) {
      found = api.setFacts(pack);
      this.#facts.set(pack, found);
      found.catch(() => this.#facts.delete(pack));
    }
    return found;
  }
}

export const sets = new Sets();
