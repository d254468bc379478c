/** Raxxon for the frame (games.ts). */
import type { GameParts } from "../games";
import End from "./End.svelte";
import Table from "./Table.svelte";

export const parts: GameParts = { Table, End, tour: false };
