/** The games, as the frame knows them: each brings its table and its end, and is loaded when it is played. */
import type { Component } from "svelte";
import type { Connection } from "$lib/connection.svelte";
import type { Look, Page } from "$lib/inspect.svelte";
import type { LessonName } from "$lib/lessons";
import type { SeatModel } from "$lib/seat";
import type { Beat } from "$lib/teller.svelte";
import type { Session } from "$lib/session.svelte";
import type { GameView } from "$types";

/** `reading`: a panel of the frame is open, and questions wait until it is closed. */
export type TableProps = { seat: SeatModel; reading?: boolean; onmenu?: (() => void) | undefined };
export type EndProps = { seat: Connection; session: Session; onlook: () => void; onmenu: () => void };

export type GameParts = {
  Table: Component<TableProps>;
  End: Component<EndProps>;
  /** How long each event is shown. */
  beat: Beat;
  /** What can be known about a thing at its table. */
  look: Look;
  /** Everything in play that its reader may know, to be looked up. */
  book: (seat: SeatModel) => Page[];
  /** Who sits together, where players take sides. */
  sides?: (view: GameView) => { name: string; seats: number[] }[];
  /** What it teaches, to be read again in the menu. */
  lessons: readonly LessonName[];
};

const colony = async (): Promise<GameParts> => (await import("./colony/game")).parts;
const raxxon = async (): Promise<GameParts> => (await import("./raxxon/game")).parts;
const GAMES: Record<string, () => Promise<GameParts>> = { colony, raxxon };

/** The parts of a game by its name; of the base game if a newer server has one that this client does not know. */
export const partsOf = (game: string): Promise<GameParts> => (GAMES[game] ?? colony)();
