/** Hidden cards that only this seat has seen: where they lie now, and how that is said. */
import { cardName, placeName, t } from "$lib/words.svelte";
import type { KnownView } from "$types";
import type { Play } from "./play.svelte";

/** Nobody digs deeper than this in one search; what lies below is told among the notes. */
const DEEP = 3;

/** The known cards near the top of a place's deck, the top one first. */
export function knownIn(play: Play, place: string): KnownView[] {
  const here = (play.covered ? [] : (play.me?.known ?? [])).filter(
    (one) => one.zone === `deck:${place}` && one.position !== null && one.position < DEEP,
  );
  return here.sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
}

/** A known card in a sentence; empty where it is known to everybody anyway. */
export function knownText(play: Play, known: KnownView): string {
  const [zone = "", of = ""] = known.zone.split(":");
  const card = cardName(known.card);
  switch (zone) {
    case "deck":
      return known.position === null
        ? ""
        : t("table-known-deck", { place: placeName(of, "at"), card, above: known.position });
    case "hand":
    case "objective":
      return t(`table-known-${zone}`, { name: play.name(Number(of)), card });
    case "crisis":
    case "crossroads":
    case "contributions":
      return t(`table-known-${zone}`, { card });
    default:
      return "";
  }
}
