/** The sand glass of whoever is timed, as the table draws it: a candle. */
import type { Timed } from "$lib/seat";
import type { Play } from "../play.svelte";

/** The own glass, or that of whoever the reader waits for; none while nobody is timed. */
export function glassOf(play: Play): Timed | null {
  const all = play.model.glass;
  return all.find((one) => one.seat === play.seat) ?? all[0] ?? null;
}
