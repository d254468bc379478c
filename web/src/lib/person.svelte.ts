/**
 * Who sits at this device. A person is a key in this browser's storage, made by the server the first time it is
 * needed; whoever has it finds their games, on this device or another. Without it everything can be played as well.
 */
import { me } from "./me";
import { Refused } from "./api";
import type { MyGames } from "$types";

const KEY = "overwinter.person";
/** Tokens of seats that the server knows to be ours; more than a device can hold. */
const REMEMBERED = 80;

type Stored = { key: string; off: boolean; claimed: string[] };

function stored(): Stored {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
    return { key: found.key ?? "", off: found.off ?? false, claimed: found.claimed ?? [] };
  } catch {
    return { key: "", off: false, claimed: [] };
  }
}

class Person {
  #kept = $state.raw<Stored>(stored());
  /** My games as the server knew them last; null until it was asked. */
  games = $state.raw<MyGames | null>(null);
  #making: Promise<string> | null = null;

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.#kept = stored();
    });
  }

  /** The key; empty: nobody is known yet. */
  get key(): string {
    return this.#kept.key;
  }
  /** Whether this player does not want to be remembered. */
  get off(): boolean {
    return this.#kept.off;
  }

  /** The key, made if there is none; empty if this player does not want one. */
  async known(): Promise<string> {
    if (this.key || this.off) return this.key;
    this.#making ??= me
      .begin()
      .then(({ key }) => {
        this.#write({ key, off: false, claimed: [] });
        return key;
      })
      .finally(() => (this.#making = null));
    return this.#making;
  }

  /** A seat of this device is ours. That it could not be told is no misfortune: the start page tries again. */
  async claim(code: string, token: string, beside = false): Promise<void> {
    if (!token || this.#kept.claimed.includes(token)) return;
    try {
      const key = await this.known();
      if (!key) return;
      await me.claim(key, code, token, beside);
      this.#write({ ...this.#kept, claimed: [token, ...this.#kept.claimed].slice(0, REMEMBERED) });
    } catch (error) {
      // A server with another memory does not know us: the next seat makes us known again.
      if (error instanceof Refused && error.key === "error-server-person") this.#write({ ...this.#kept, key: "" });
    }
  }

  /** Ask the server for my games. */
  async look(limit = 200): Promise<void> {
    if (!this.key) return;
    try {
      this.games = await me.games(this.key, limit);
    } catch (error) {
      if (error instanceof Refused && error.key === "error-server-person") {
        this.#write({ key: "", off: this.off, claimed: [] });
        this.games = null;
      }
    }
  }

  /** Become the person of a key; what this device had until now goes along. */
  async become(key: string): Promise<void> {
    const before = this.key;
    await me.look(key);
    if (before && before !== key) await me.merge(key, before).catch(() => undefined);
    this.#write({ key, off: false, claimed: [] });
    this.games = null;
  }

  /** The key has another form from now on; the old one opens nothing. */
  async renew(): Promise<void> {
    const { key } = await me.newKey(this.key);
    this.#write({ ...this.#kept, key });
  }

  /** Be forgotten by the server, and stay so. */
  async forget(): Promise<void> {
    if (this.key) await me.forget(this.key);
    this.#write({ key: "", off: true, claimed: [] });
    this.games = null;
  }

  /** Be remembered again from now on. */
  async begin(): Promise<void> {
    this.#write({ key: "", off: false, claimed: [] });
    await this.known();
  }

  #write(kept: Stored): void {
    this.#kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without storage nobody is remembered; the game does not need it.
    }
  }
}

export const person = new Person();
