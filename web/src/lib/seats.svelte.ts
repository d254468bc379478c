/** The seats that this device holds. A token is the key to a seat: it stays in this browser's storage. */

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
  }

  /** A seat has another key now. */
  renew(old: string, token: string): void {
    this.#write(this.all.map((held) => (held.token === old ? { ...held, token } : held)));
  }

  forget(token: string): void {
    this.#write(this.all.filter((held) => held.token !== token));
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
