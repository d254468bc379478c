/** The base game for the frame (games.ts). */
import type { GameParts } from "../games";
import End from "./End.svelte";
import { beat } from "./follow";
import { book, pages } from "./look";
import { LESSONS } from "./lessons";
import Table from "./Table.svelte";

export const parts: GameParts = { Table, End, beat, lessons: LESSONS, look: pages, book };
