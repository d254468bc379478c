/** The games, as the frame knows them: each brings its table and its end. Everything else is the frame's. */
import type { Component } from "svelte";
import type { Connection } from "$lib/connection.svelte";
import type { SeatModel } from "$lib/seat";
import type { Session } from "$lib/session.svelte";
import RaxxonEnd from "./raxxon/End.svelte";
import RaxxonTable from "./raxxon/Table.svelte";
import ColonyEnd from "./screens/EndScreen.svelte";
import ColonyTable from "./table/Table.svelte";

export type TableProps = { seat: SeatModel; onmenu?: (() => void) | undefined };
export type EndProps = { seat: Connection; session: Session; onlook: () => void; onmenu: () => void };

type GameParts = {
  Table: Component<TableProps>;
  End: Component<EndProps>;
  /** Whether the guided tour knows its table. */
  tour: boolean;
};

const GAMES: Record<string, GameParts> = {
  colony: { Table: ColonyTable, End: ColonyEnd, tour: true },
  raxxon: { Table: RaxxonTable, End: RaxxonEnd, tour: false },
};

/** The parts of a game by its name; of the base game if a newer server has one that this client does not know. */
export const partsOf = (game: string | undefined): GameParts => GAMES[game ?? "colony"] ?? GAMES["colony"]!;
