/** The base game for the frame (games.ts). */
import type { GameParts } from "../games";
import End from "./End.svelte";
import { beat } from "./follow";
import { book, pages } from "./look";
import Table from "./Table.svelte";

export const parts: GameParts = { Table, End, beat, tour: true, look: pages, book };
