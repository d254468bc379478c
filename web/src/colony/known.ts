/** Hidden cards that only this seat has seen: where they lie now, and how that is said. */
import { cardName, joined, placeName, t } from "$lib/words.svelte";
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

/** What is known of hidden cards, a sentence for each zone or deck card; what everybody knows anyway is left out. */
export function knownLines(play: Play, known: KnownView[]): string[] {
  const zones = new Map<string, KnownView[]>();
  for (const one of known) zones.set(one.zone, [...(zones.get(one.zone) ?? []), one]);
  return [...zones].flatMap(([zone, cards]) => inZone(play, zone, cards)).filter(Boolean);
}

function inZone(play: Play, zone: string, known: KnownView[]): string[] {
  const [kind = "", of = ""] = zone.split(":");
  const names = known.map((one) => cardName(one.card));
  switch (kind) {
    case "deck":
      return known.map((one) =>
        one.position === null
          ? ""
          : t("table-known-deck", { place: placeName(of, "at"), card: cardName(one.card), above: one.position }),
      );
    case "contributions":
      return [t("table-known-contributions", { card: joined(names), n: names.length })];
    case "hand":
      return [t("table-known-hand", { name: play.name(Number(of)), card: joined(names), n: names.length })];
    case "objective":
      return names.map((card) => t("table-known-objective", { name: play.name(Number(of)), card }));
    case "crisis":
    case "crossroads":
      return names.map((card) => t(`table-known-${kind}`, { card }));
    default:
      return [];
  }
}
