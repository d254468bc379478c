/** Looking back at a game: what the server knows of the decisions of one seat, asked for again while it thinks. */
import { api } from "./api";
import { refusal } from "./refusal";
import { words } from "./words.svelte";
import type { Review } from "$types";

const EVERY = 1000;

export class LookingBack {
  found = $state.raw<Review | null>(null);
  failure = $state("");
  /** Whose decisions. */
  seat = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(
    readonly code: string,
    readonly token: string,
    readonly game: number | null,
    seat: number,
  ) {
    this.seat = seat;
  }

  /** Whether it is worked on, or waits for that. */
  readonly busy = $derived(this.found?.state === "working" || this.found?.state === "waiting");

  /** Another seat. */
  async look(seat: number): Promise<void> {
    this.seat = seat;
    this.found = null;
    await this.ask();
  }

  /** How far it is; `start`: begin, if nobody has. */
  async ask(start = false): Promise<void> {
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    try {
      const found = await api.review(this.code, this.seat, words.language, this.token, this.game, start);
      if (asked !== this.#asked) return;
      this.found = found;
      this.failure = "";
    } catch (error) {
      if (asked !== this.#asked) return;
      this.failure = refusal(error);
    }
    if (this.busy) this.#timer = setTimeout(() => void this.ask(), EVERY);
  }

  /** Nobody looks any more; the server goes on. */
  stop(): void {
    this.#asked++;
    clearTimeout(this.#timer);
  }
}
