import type { Snippet } from "svelte";
import type Secret from "../Secret.svelte";

/** What the table of two colonies gets from the frame of the table. */
export type BoardProps = {
  onmenu?: (() => void) | undefined;
  /** Log and chat. */
  log: Snippet;
  /** The own secret, for the key that opens it. */
  secret?: ReturnType<typeof Secret> | undefined;
};
