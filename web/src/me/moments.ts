/** What somebody may be called for. */
import type { Wishes } from "$types";

export type Moment = NonNullable<Wishes["moments"]>[number];
export const MOMENTS: Moment[] = ["turn", "vote", "over", "invited"];
/** What a single table may call for. */
export const AT_TABLE: Moment[] = ["turn", "vote", "over"];

export const toggled = (now: readonly Moment[], moment: Moment, on: boolean): Moment[] =>
  MOMENTS.filter((one) => (one === moment ? on : now.includes(one)));
