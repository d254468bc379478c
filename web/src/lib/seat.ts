/** A seat at a table as the screens see it: live (connection.svelte.ts) or from a replay (replay.svelte.ts). */
import type {
  ChatLine,
  DecisionInfo,
  EventInfo,
  GameView,
  Hint,
  Incoming,
  Line,
  Stats,
  TableInfo,
  WaitingInfo,
  You,
} from "$types";

export type Gesture = { id: number; seat: number; kind: string };

/** The sand glass of a seat: seconds left, as they were at a moment of this clock. */
export type Timed = { seat: number; full: number; left: number; falls: boolean; at: number };

/** What the server refused last; `at` tells two equal ones apart. */
export type Refusal = { key: string; text: string; at: number };

export interface SeatModel {
  /** Names, seats, settings, status; null until the server has spoken. */
  readonly table: TableInfo | null;
  readonly you: You | null;
  /** The position as this seat sees it; which game's it is, `table.game` says. */
  readonly view: GameView | null;
  /** The question this seat has to answer, with every legal option, worded. */
  readonly decision: DecisionInfo | null;
  /** Whom a sand glass times, and since when; empty where nobody is timed. */
  readonly glass: readonly Timed[];
  /** The others who have to decide. */
  readonly waiting: WaitingInfo[];
  /** What tonight surely costs. */
  readonly forecast: Line[];
  /** Per own survivor, per action: why it is not on offer. */
  readonly whyNot: Record<string, Record<string, Line>>;
  /** Empty if undo is possible, else why not. */
  readonly undo: string;
  readonly interjections: string[];
  /** The log, oldest first; what was undone is gone from it. */
  readonly events: EventInfo[];
  /** The events of the latest change alone: what to animate and announce. */
  readonly latest: EventInfo[];
  /** The event that is being told: the view is the one right after it. Null: all is as it is now. */
  readonly telling: EventInfo | null;
  /** How many events are still to be told. */
  readonly behind: number;
  /** Whether telling can be cut short. */
  readonly skippable: boolean;
  readonly chat: ChatLine[];
  readonly gestures: Gesture[];
  /** Chat lines of others since `markRead`. */
  readonly unread: number;
  readonly refusal: Refusal | null;
  /** Once the game is over. */
  readonly stats: Stats | null;
  /** How many answers have been given in this game. */
  readonly answers: number;
  /** What a planner would do here, once it was asked; with an empty option it only says why not. */
  readonly hint: Hint | null;
  /** It is being thought about. */
  readonly thinking: boolean;
  /** An answer is under way: do not offer another. */
  readonly pending: boolean;
  /** Somebody else plays at this screen too: what is secret is covered while nothing is asked of this seat. */
  readonly shared: boolean;
  /** The connection is lost: show everything, offer nothing. */
  readonly lost: boolean;
  /** A replay or a spectator: nothing can be chosen. */
  readonly readonly: boolean;
  /** Answer the open decision with one of its options. */
  answer(option: string): void;
  /** What would this option surely do? */
  explain(option: string): Promise<Line[]>;
  /** What would you do? A planner thinks about the open question from what this seat sees. */
  askHint(): void;
  /** Enough of the hint. */
  dropHint(): void;
  send(message: Incoming): void;
  /** Stop telling: go to the present. */
  skip(): void;
  /** The chat is in view. */
  markRead(): void;
  /** The name of the player at a seat. */
  name(seat: number): string;
}

/** Whether this seat is asked for its vote about the table: that comes before any question of the game. */
export function askedToVote(seat: SeatModel): boolean {
  const mine = seat.you?.seat ?? null;
  const vote = seat.table?.undo ?? seat.table?.seat_vote ?? null;
  return mine !== null && (vote?.waiting.includes(mine) ?? false);
}
