/** The base game for the frame (games.ts). */
import type { GameParts } from "../games";
import type { TableView } from "$types";
import End from "./End.svelte";
import { beat } from "./follow";
import { book, pages } from "./look";
import { LESSONS } from "./lessons";
import Table from "./Table.svelte";
import { sidesOf } from "./warring/sides";

const sides: GameParts["sides"] = (view) => sidesOf(view as TableView);

export const parts: GameParts = { Table, End, beat, sides, lessons: LESSONS, look: pages, book };
