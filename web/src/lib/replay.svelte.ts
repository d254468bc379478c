/**
 * A game event by event. Every step comes from the server: as the seat saw it, or through any eyes once it is over.
 * A step is an answer; a stop is one of its events, with the picture right after it.
 */
import { api } from "./api";
import { changed } from "./changes";
import type { SeatModel } from "./seat";
import { refusal } from "./refusal";
import { t, words } from "./words.svelte";
import type { EventInfo, GameView, Line, Replay, TableInfo, You } from "$types";

/** How many steps before the one that is shown are fetched for the log. */
const LOOK_BACK = 14;

/** Where a stop is: an answer, and how many of its events have happened. */
type Stop = { n: number; events: number };

export class ReplaySeat implements SeatModel {
  step = $state.raw<Replay | null>(null);
  failure = $state("");
  names = $state.raw<string[]>([]);
  /** Through whose eyes; null: only what all could see. */
  eyes = $state<number | null>(null);
  /** The stop that is shown. */
  at = $state(0);

  #kept = new Map<string, Replay>();
  #wanted = 0;
  /** The stop that is on its way; what is shown may be another one. */
  #aim = 0;
  #log = $state.raw<EventInfo[]>([]);

  readonly #stops = $derived(stopsOf(this.step?.starts ?? []));
  /** The last stop. */
  readonly last = $derived(Math.max(0, this.#stops.length - 1));
  readonly full = $derived(this.step?.full ?? false);
  readonly #stop = $derived<Stop>(this.#stops[this.at] ?? { n: 0, events: 0 });

  readonly table: TableInfo | null = null;
  readonly you = $derived<You>({
    seat: this.eyes,
    host: false,
    language: words.language,
    watching: true,
    double: false,
    whispers: false,
  });
  readonly view = $derived<GameView | null>(this.step ? picture(this.step, this.#stop.events) : null);
  readonly latest = $derived<EventInfo[]>(this.step ? told(this.step, this.#stop.events).slice(-1) : []);
  readonly telling = $derived<EventInfo | null>(this.#stop.n ? (this.latest[0] ?? null) : null);
  readonly behind = 0;
  readonly skippable = false;
  readonly events = $derived(this.#log);
  readonly decision = null;
  readonly glass = [];
  readonly waiting = [];
  readonly forecast: Line[] = [];
  readonly whyNot = {};
  readonly undo = t("web-replay-past");
  readonly interjections: string[] = [];
  readonly chat = $derived(this.step?.said ?? []);
  readonly gestures = [];
  readonly unread = 0;
  readonly refusal = null;
  readonly stats = null;
  readonly answers = $derived(this.step?.last ?? 0);
  readonly hint = null;
  readonly thinking = false;
  readonly pending = false;
  readonly lost = false;
  readonly shared = false;
  readonly readonly = true;

  constructor(
    readonly code: string,
    readonly token: string,
    readonly game: number | null = null,
  ) {}

  /** What is over needs no hints. */
  askHint(): void {
    return;
  }
  dropHint(): void {
    return;
  }

  /** Show a stop. */
  async go(at: number): Promise<void> {
    const wanted = ++this.#wanted;
    this.#aim = at;
    try {
      if (this.step === null) await this.#begin();
      const stop = this.#stops[Math.min(at, this.last)] ?? { n: 0, events: 0 };
      const step = await this.#fetch(stop.n);
      if (wanted !== this.#wanted) return;
      this.step = step;
      this.at = Math.min(at, this.last);
      this.failure = "";
      this.#read();
      await this.#surroundings(stop.n, wanted);
    } catch (error) {
      this.failure = refusal(error);
    }
  }

  /** The first step tells how long the game is, and whose eyes may be looked through. */
  async #begin(): Promise<void> {
    const step = await api.replay(this.code, 0, words.language, { token: this.token }, this.game);
    // A finished game begins with what all saw; a running one is seen from the own seat.
    if (!step.full) this.eyes = step.seat;
    this.step = step;
  }

  /** Look through other eyes. */
  async look(eyes: number | null): Promise<void> {
    this.eyes = eyes;
    await this.go(this.#aim);
  }

  /** The language has changed: everything is fetched anew. */
  async again(): Promise<void> {
    this.#kept.clear();
    await this.go(this.#aim);
  }

  #key(n: number): string {
    return `${this.eyes ?? "all"}:${n}`;
  }

  async #fetch(n: number): Promise<Replay> {
    const known = this.#kept.get(this.#key(n));
    if (known) return known;
    const who = this.full ? { seat: this.eyes } : { token: this.token };
    const step = await api.replay(this.code, n, words.language, who, this.game);
    this.#kept.set(this.#key(n), step);
    return step;
  }

  /** The next step, and those before for the log; given up as soon as another one is wanted. */
  async #surroundings(n: number, wanted: number): Promise<void> {
    const near = [n + 1, ...Array.from({ length: LOOK_BACK }, (_, index) => n - 1 - index)];
    for (const other of near.filter((one) => one >= 0 && one <= this.answers)) {
      if (wanted !== this.#wanted) return;
      await this.#fetch(other);
    }
    if (wanted === this.#wanted) this.#read();
  }

  /** The log: the steps without a gap before the one that is shown, and of that one what has happened. */
  #read(): void {
    const found: EventInfo[][] = [];
    for (let n = this.#stop.n; n >= 0; n--) {
      const step = this.#kept.get(this.#key(n));
      if (!step) break;
      found.unshift(told(step, n === this.#stop.n ? this.#stop.events : step.events.length));
    }
    this.#log = found.flat();
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

  skip(): void {
    // Whoever looks back goes where they like.
  }

  markRead(): void {
    // There is no chat.
  }
}

/** Every event is a stop; so is an answer without any, and all that was before the first. */
function stopsOf(starts: number[]): Stop[] {
  return starts.flatMap((end, n) => {
    const events = n ? end - (starts[n - 1] ?? 0) : end;
    if (!n || !events) return [{ n, events }];
    return Array.from({ length: events }, (_, index) => ({ n, events: index + 1 }));
  });
}

/** The events of a step that have happened, numbered over the whole game. */
function told(step: Replay, events: number): EventInfo[] {
  const before = step.starts[step.n - 1] ?? 0;
  return step.events.slice(0, events).map((event) => ({ ...event, n: before + event.n }));
}

/** The picture after so many events of a step. */
function picture(step: Replay, events: number): GameView {
  if (events > step.moments.length) return step.view;
  let shown: unknown = step.view;
  for (const { change } of step.moments.slice(0, events)) if (change !== null) shown = changed(shown, change);
  return shown as GameView;
}
