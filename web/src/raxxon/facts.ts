/** What stands on the cards of Raxxon besides words: glyphs, and what a group does at which number. */
import { catalogue } from "$lib/catalogue.svelte";
import { t, ta } from "$lib/words.svelte";
import type { CrowdCardView, RaxxonView, SheetView } from "$types";
import type { IconName } from "$lib/glyphs";

/** The crowd never grows beyond so many cards in a row or column. */
export const WIDEST = 6;

const GROUPS: Record<string, IconName> = {
  hostile: "mask",
  innocent: "hood",
  familiar: "talk",
  family: "house",
  celebrity: "star",
  susceptible: "thermometer",
  carrier: "carrier",
  chaotic: "chaotic",
  volatile: "volatile",
};
const ICONS: Record<string, IconName> = {
  infect: "virus",
  raxxon: "hazard",
  power: "tower",
  "end-day": "moon",
  "hostile-return": "mask",
  add: "friends",
  flip: "search",
};
const TRADES: Record<string, IconName> = {
  "brian-lee": "mayor",
  "thomas-heart": "soldier",
  "meryl-wolfe": "microphone",
  "gabriel-diaz": "extinguisher",
  "kd-james": "erlenmeyer",
  "vivian-cross": "secret",
};

export const groupIcon = (group: string): IconName => GROUPS[group] ?? "friends";
export const iconGlyph = (icon: string): IconName => ICONS[icon] ?? "cards";
export const characterIcon = (id: string): IconName => TRADES[id.replace(/^rx-char-/, "")] ?? "survivor";

export const groupTitle = (group: string): string => t(`rx-group-${group}`);
/** The same in a sentence or on a card. */
export const groupName = (group: string): string => ta(`rx-group-${group}`, "short") || groupTitle(group);
export const iconName = (icon: string): string => t(`rx-icon-${icon}`);
/** "2 × add a card, flip a card". */
export function iconNames(icons: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const icon of icons) counts.set(icon, (counts.get(icon) ?? 0) + 1);
  return [...counts]
    .map(([icon, n]) => (n > 1 ? t("list-times", { n, thing: iconName(icon) }) : iconName(icon)))
    .join(", ");
}

/** The name of an action: every character has their own. */
export const actionName = (character: string, kind: string): string => ta(character, kind) || kind;
/** The part that may be added for a Raxxon card. */
function extra(character: string, kind: string): string {
  const text = ta(character, `${kind}-extra`);
  return text && t("raxxonpage-extra", { text });
}
/** What it does. */
export const actionText = (character: string, kind: string): string =>
  [ta(character, `${kind}-text`), extra(character, kind)].filter(Boolean).join(" ");

export type Rung = { group: string; now: number; icons: readonly string[] };

/** For each group that does something when it is turned up: how many are, and what the next one would do. */
export function ladder(view: RaxxonView): Rung[] {
  return Object.keys(GROUPS)
    .map((group) => ({ group, facts: catalogue.groups[group] }))
    .filter(({ facts }) => facts && Object.keys(facts.flip).length > 0)
    .map(({ group, facts }) => {
      const now = view.crowd.cards.filter((card) => card.up && card.group === group).length;
      return { group, now, icons: facts?.flip[String(now + 1)] ?? [] };
    });
}

/** The group of a person's card: it is part of the id. */
export const groupOf = (card: string): string => card.split("-")[2] ?? "";
export const isHealthy = (card: string): boolean => catalogue.groups[groupOf(card)]?.health === "healthy";

/** Equal cards together, in the order in which they come. */
export function counted(cards: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}

/** The tokens on a sheet. */
export const tokens = (sheet: SheetView): number =>
  sheet.actions.flatMap((action) => action.spaces).filter((space) => space.token).length;

/** A card of the crowd for those who hear it: "Tanya Brock, hostile, healthy, face up". */
export function cardLabel(card: CrowdCardView): string {
  const parts = [
    card.card === null ? "" : t(card.card),
    card.group === null ? "" : groupName(card.group),
    card.health === null ? "" : t(`rx-${card.health}`),
  ];
  parts.push(t(card.up ? "raxxonpage-face-is-up" : "raxxonpage-face-is-down"));
  if (card.tokens) parts.push(t("raxxonpage-roadblock", { n: card.tokens }));
  return [...new Set(parts.filter(Boolean))].join(", ");
}
