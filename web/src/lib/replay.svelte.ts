/** A game step by step. Every step comes from the server: as the seat saw it, or through any eyes once it is over. */
import { api, Refused } from "./api";
import type { SeatModel } from "./seat";
import { t, words } from "./words.svelte";
import type { EventInfo, GameView, Line, Replay, TableInfo, You } from "$types";

/** How many steps before the one that is shown are fetched for the log. */
const LOOK_BACK = 14;
/** Events are counted anew with each step; this keeps them apart. */
const PER_STEP = 1000;

export class ReplaySeat implements SeatModel {
  step = $state.raw<Replay | null>(null);
  failure = $state("");
  names = $state.raw<string[]>([]);
  /** Through whose eyes; null: only what all could see. */
  eyes = $state<number | null>(null);

  #kept = new Map<string, Replay>();
  #wanted = 0;
  #log = $state.raw<EventInfo[]>([]);

  readonly last = $derived(this.step?.last ?? 0);
  readonly n = $derived(this.step?.n ?? 0);
  readonly full = $derived(this.step?.full ?? false);

  readonly table: TableInfo | null = null;
  readonly you = $derived<You>({ seat: this.eyes, host: false, language: words.language, watching: true });
  readonly view = $derived<GameView | null>(this.step?.view ?? null);
  readonly latest = $derived<EventInfo[]>(this.step ? numbered(this.step) : []);
  readonly events = $derived(this.#log);
  readonly decision = null;
  readonly waiting = [];
  readonly forecast: Line[] = [];
  readonly whyNot = {};
  readonly undo = t("web-replay-past");
  readonly interjections: string[] = [];
  readonly chat = [];
  readonly gestures = [];
  readonly unread = 0;
  readonly refusal = null;
  readonly stats = null;
  readonly answers = $derived(this.last);
  readonly pending = false;
  readonly lost = false;
  readonly readonly = true;

  constructor(
    readonly code: string,
    readonly token: string,
    readonly game: number | null = null,
  ) {}

  /** Show the position after answer `n`. */
  async go(n: number): Promise<void> {
    const wanted = ++this.#wanted;
    try {
      const first = this.step === null;
      const step = await this.#fetch(n, first);
      if (wanted !== this.#wanted) return;
      if (first) {
        // A finished game begins with what all saw; a running one is seen from the own seat.
        this.#kept.clear();
        this.eyes = step.full ? null : step.seat;
        this.step = step;
        if (step.full && step.seat !== null) return await this.go(n);
        this.#kept.set(this.#key(n), step);
      }
      this.step = step;
      this.failure = "";
      this.#read();
      await this.#surroundings(n, wanted);
    } catch (error) {
      this.failure = error instanceof Refused && error.message ? error.message : t("web-offline");
    }
  }

  /** Look through other eyes. */
  async look(eyes: number | null): Promise<void> {
    this.eyes = eyes;
    await this.go(this.n);
  }

  /** The language has changed: everything is fetched anew. */
  async again(): Promise<void> {
    this.#kept.clear();
    await this.go(this.n);
  }

  #key(n: number): string {
    return `${this.eyes ?? "all"}:${n}`;
  }

  async #fetch(n: number, first = false): Promise<Replay> {
    const known = this.#kept.get(this.#key(n));
    if (known) return known;
    const own = first || !this.full;
    const who = own ? { token: this.token } : { seat: this.eyes };
    const step = await api.replay(this.code, n, words.language, who, this.game);
    this.#kept.set(this.#key(n), step);
    return step;
  }

  /** The next step, and those before for the log; given up as soon as another one is wanted. */
  async #surroundings(n: number, wanted: number): Promise<void> {
    const near = [n + 1, ...Array.from({ length: LOOK_BACK }, (_, index) => n - 1 - index)];
    for (const other of near.filter((one) => one >= 0 && one <= this.last)) {
      if (wanted !== this.#wanted) return;
      await this.#fetch(other);
    }
    if (wanted === this.#wanted) this.#read();
  }

  /** The log: the steps without a gap before the one that is shown. */
  #read(): void {
    const steps: Replay[] = [];
    for (let n = this.n; n >= 0; n--) {
      const step = this.#kept.get(this.#key(n));
      if (!step) break;
      steps.unshift(step);
    }
    this.#log = steps.flatMap(numbered);
  }

  name(seat: number): string {
    return this.names[seat] || t("player-name", { n: seat + 1 });
  }

  answer(): void {
    // Nothing can be chosen in what is past.
  }

  explain(): Promise<Line[]> {
    return Promise.resolve([]);
  }

  send(): void {
    // Nobody listens.
  }

  markRead(): void {
    // There is no chat.
  }
}

const numbered = (step: Replay): EventInfo[] =>
  step.events.map((event) => ({ ...event, n: step.n * PER_STEP + event.n }));
