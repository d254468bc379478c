/** The game beside the box, for everything that is drawn below its screen. */
import { getContext, setContext } from "svelte";
import type { Companion } from "./keeping.svelte";

const KEY = Symbol("companion");

export const provideCompanion = (companion: Companion): Companion => setContext(KEY, companion);
export const useCompanion = (): Companion => getContext<Companion>(KEY);
