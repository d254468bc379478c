/** The seats that this device holds. A token is the key to a seat: it stays in this browser's storage. */

import { person } from "./person.svelte";

export type HeldSeat = { code: string; seat: number | null; token: string; name: string; at: number };

const KEY = "overwinter.seats";
const KEPT = 40;

function stored(): HeldSeat[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as HeldSeat[];
  } catch {
    return [];
  }
}

class Seats {
  all = $state.raw<HeldSeat[]>(stored());

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.all = stored();
    });
  }

  /** The seats of this device at one table, by seat number. */
  at(code: string): HeldSeat[] {
    return this.all.filter((held) => held.code === code).sort((a, b) => (a.seat ?? -1) - (b.seat ?? -1));
  }

  keep(held: HeldSeat): void {
    const others = this.all.filter((other) => other.token !== held.token);
    this.#write([held, ...others].slice(0, KEPT));
    void this.#claim(held);
  }

  /** Have the server know all seats of this device to be ours. */
  async tell(): Promise<void> {
    for (const held of [...this.all].reverse()) await this.#claim(held);
  }

  /** The first seat of a device at a table is its player's own; the others belong to those beside them. */
  async #claim(held: HeldSeat): Promise<void> {
    if (held.seat === null) return;
    const first = Math.min(...this.at(held.code).map((one) => one.at));
    await person.claim(held.code, held.token, held.at > first);
  }

  /** A seat has another key now. */
  renew(old: string, token: string): void {
    this.#write(this.all.map((held) => (held.token === old ? { ...held, token } : held)));
    const renewed = this.all.find((held) => held.token === token);
    // The new key counts once it was used: a moment later.
    if (renewed) setTimeout(() => void this.#claim(renewed), 1500);
  }

  forget(token: string): void {
    this.#write(this.all.filter((held) => held.token !== token));
  }

  forgetAll(): void {
    this.#write([]);
  }

  forgetTable(code: string): void {
    this.#write(this.all.filter((held) => held.code !== code));
  }

  #write(all: HeldSeat[]): void {
    this.all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // Private windows may have no storage: the personal link still works.
    }
  }
}

export const seats = new Seats();
