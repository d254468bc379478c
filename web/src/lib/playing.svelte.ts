/**
 * What a table needs before it can be shown: the code of its game, the words and facts of its packs, and the words of
 * looking closer.
 */
import { icons } from "../generated/icons-games";
import { partsOf, type GameParts } from "../games";
import { moreGlyphs } from "./glyphs";
import { sets } from "./sets.svelte";
import { words } from "./words.svelte";

moreGlyphs(icons);

/** Until loading is tried again, if the server does not answer. */
const RETRY = 2000;

export class Playing {
  /** The code of the game; null until it is there. */
  parts = $state.raw<GameParts | null>(null);
  #packs = $state.raw<readonly string[]>([]);
  #game = "";

  /** Whether the table can be drawn. */
  readonly ready = $derived(this.parts !== null && sets.has(this.#packs));
  /** Whether there are words enough for the lobby: a pack that was just chosen may still be on its way. */
  readonly arranging = $derived(sets.has(this.#packs.slice(0, 1)));

  /** This game is played, with these packs. */
  want(game: string, packs: readonly string[]): void {
    this.#packs = packs;
    void sets.use(packs);
    if (game !== this.#game) {
      this.#game = game;
      this.#load(game);
    }
  }

  #load(game: string): void {
    Promise.all([partsOf(game), words.also("inspect")])
      .then(([parts]) => {
        if (game === this.#game) this.parts = parts;
      })
      .catch(() => setTimeout(() => game === this.#game && this.#load(game), RETRY));
  }
}
