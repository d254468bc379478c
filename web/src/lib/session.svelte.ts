/**
 * A table as this device sees it: one connection for each seat that it holds, or one that watches. With several
 * seats the screen is handed over: `handTo` is the seat that has to take it before anything secret is shown.
 */
import { Connection } from "./connection.svelte";
import { prefs } from "./prefs.svelte";
import { seats, type HeldSeat } from "./seats.svelte";

export class Session {
  connections = $state.raw<Connection[]>([]);
  /** The connection whose player has the screen. */
  #opened = $state(-1);

  constructor(
    readonly code: string,
    held: HeldSeat[],
  ) {
    const tokens = held.length ? held.map((one) => one.token) : [""];
    this.#seat(tokens.map((token) => new Connection(token, code, prefs.language)));
  }

  readonly hotSeat = $derived(this.connections.length > 1);
  readonly status = $derived(this.connections[0]?.table?.status ?? null);

  /** Whose turn it is to look. */
  readonly #index = $derived.by(() => {
    const all = this.connections;
    if (all.length < 2) return 0;
    if (this.status === "lobby")
      return Math.max(
        0,
        all.findIndex((one) => one.you?.host),
      );
    const from = Math.max(0, this.#opened);
    if (all[from]?.decision) return from;
    for (let step = 1; step < all.length; step++) {
      const index = (from + step) % all.length;
      if (all[index]?.decision) return index;
    }
    return from;
  });

  /** The seat to show. */
  readonly seat = $derived<Connection>(this.connections[this.#index] ?? this.connections[0]!);

  /** The seat that has to take the screen first, or null. */
  readonly handTo = $derived(
    this.hotSeat && this.status === "playing" && this.#index !== this.#opened ? this.seat : null,
  );

  #seat(connections: Connection[]): void {
    for (const one of connections) one.fellows = connections.filter((other) => other !== one);
    this.connections = connections;
  }

  /** The player of the seat to show has taken the screen. */
  take(): void {
    this.#opened = this.#index;
  }

  /** Play one more seat on this device. */
  add(held: HeldSeat): void {
    seats.keep(held);
    this.#seat([...this.connections, new Connection(held.token, this.code, prefs.language)]);
  }

  /** Give a seat up. */
  drop(connection: Connection): void {
    connection.send({ type: "leave" });
    seats.forget(connection.token);
    connection.close();
    this.#seat(this.connections.filter((one) => one !== connection));
    this.#opened = -1;
  }

  speak(language: string): void {
    for (const one of this.connections) one.speak(language);
  }

  close(): void {
    for (const one of this.connections) one.close();
  }
}
