/**
 * What happened is told event by event: each is shown with the picture that belongs to it, for as long as it
 * deserves. Whoever has seen enough skips to the present; whoever does not look is not kept waiting.
 */
import { prefs } from "./prefs.svelte";
import type { EventInfo, GameView } from "$types";

/** An event and the picture right after it. */
export type Step = { event: EventInfo; view: GameView };

/** How long an event is shown to a seat, in beats; 0: together with the next one. */
export type Beat = (event: EventInfo, mine: number | null, view: GameView) => number;

/** One beat at the usual pace, in milliseconds. */
const BEAT = 850;
/** Telling one lot takes no longer than this: the server lets bots go on soon after. */
const LONGEST = 9000;
/** The five paces, from leisurely to at once. */
const FACTORS = [1.7, 1, 0.6, 0.3, 0];

/** Whether a person watches: not in a hidden page, and not one who wants everything at once. */
export const watching = (): boolean => document.visibilityState === "visible" && factor() > 0;
const factor = (): number => FACTORS[prefs.pace] ?? 1;

/** How long an event is shown at the pace of this player. */
export const lasting = (beats: number): number => beats * BEAT * factor();

export class Teller {
  /** The event that is told; null: the table is as it is now. */
  now = $state.raw<EventInfo | null>(null);
  /** How many are still to come. */
  behind = $state(0);

  #steps: { step: Step; beats: number }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hurry = 1;

  /** `show` puts steps on the table together, the last one's picture on top; `done` when all are shown. */
  constructor(
    private readonly show: (steps: Step[]) => void,
    private readonly done: () => void,
  ) {}

  /** Tell these after what is still being told. */
  take(steps: Step[], beat: (step: Step) => number): void {
    const idle = this.#timer === undefined;
    this.#steps.push(...steps.map((step) => ({ step, beats: beat(step) })));
    const whole = lasting(this.#steps.reduce((sum, one) => sum + one.beats, 0));
    this.#hurry = Math.min(1, LONGEST / Math.max(1, whole));
    this.behind = this.#steps.length;
    if (idle) this.#next();
  }

  /** Show everything at once, and these too. */
  flush(steps: Step[] = []): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const rest = [...this.#steps.map((one) => one.step), ...steps];
    this.#steps = [];
    this.#rest(rest);
  }

  /** Forget what was to be told. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#steps = [];
    this.now = null;
    this.behind = 0;
  }

  #next(): void {
    this.#timer = undefined;
    if (!watching()) return this.flush();
    const together: Step[] = [];
    let one = this.#steps.shift();
    while (one) {
      together.push(one.step);
      if (one.beats > 0) break;
      one = this.#steps.shift();
    }
    if (!one) return this.#rest(together);
    this.now = one.step.event;
    this.behind = this.#steps.length;
    this.show(together);
    this.#timer = setTimeout(() => this.#next(), lasting(one.beats) * this.#hurry);
  }

  /** The last steps, and then the table is as it is now. */
  #rest(steps: Step[]): void {
    this.now = null;
    this.behind = 0;
    if (steps.length) this.show(steps);
    this.done();
  }
}
