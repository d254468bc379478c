/** The sentence of an act, cut into words and slots. The order of the slots is the language's own. */
import { catalogue } from "$lib/catalogue.svelte";
import { cardName, placeName, shortName, symbolName, t, ta, words } from "$lib/words.svelte";
import type { IconName } from "$lib/glyphs";
import type { Line, SurvivorView } from "$types";
import { NONE, type Act, type Value } from "./options";
import type { Play } from "./play.svelte";

export type Part = { text: string } | { slot: string };

const OPEN = "\uE000";
const CLOSE = "\uE001";

/** The words of an act around its slots. */
export function sentence(play: Play, act: Act): Part[] {
  const place = play.people.get(play.survivor)?.place ?? "";
  const names = ["survivor", "target", "entrance", "die", "to", "card", "symbol", "seat", "way"];
  const args: Record<string, string | number> = Object.fromEntries(
    names.map((name) => [name, `${OPEN}${name}${CLOSE}`]),
  );
  args["here-at"] = place ? placeName(place, "at") : "";
  args["here-to"] = place ? placeName(place, "to") : "";
  if (act.way) args["way"] = wayName(act.card, act.way);
  if (act.card) args["card"] = act.card === play.survivor ? t("table-own-ability") : cardName(act.card);
  args["with"] = act.slots.includes("die") && play.picks["die"] !== NONE ? "die" : "none";
  args["own"] = act.slots.includes("survivor") && play.picks["survivor"] ? "equipment" : "hand";
  const whole = t(act.way ? "table-say-play-way" : `table-say-${act.verb}`, args);
  return whole
    .split(new RegExp(`${OPEN}|${CLOSE}`))
    .map((piece, index): Part => (index % 2 ? { slot: piece } : { text: piece.trim() }))
    .filter((part) => "slot" in part || part.text !== "");
}

/** One way to use a card, as a line without its full stop. */
export const wayName = (card: string, way: string): string =>
  ta(catalogue.items[card]?.words ?? "", `way-${way}`).replace(/\.$/, "");

/** How a choice is called in the sentence and in lists. */
export function valueName(play: Play, slot: string, value: Value): string {
  const place = play.people.get(play.survivor)?.place ?? play.spot?.place ?? "";
  const gates = play.place(place)?.zombies.length ?? 1;
  if (value === NONE) return t("table-without");
  switch (slot) {
    case "target":
      if (typeof value === "string") return shortName(value);
      return gates > 1
        ? t("table-zombie-at-entrance", { n: value })
        : t("table-zombie-here", { place: placeName(place, "at") });
    case "entrance":
      return gates > 1 ? t("table-entrance-n", { n: value }) : placeName(place, "at");
    case "to":
      return words.has(`place-${value}`) ? placeName(String(value), "to") : shortName(String(value));
    case "survivor":
      return shortName(String(value));
    case "card":
      return cardName(String(value));
    case "symbol":
      return value === "any" ? t("table-any-helpful-card") : symbolName(String(value), "cards");
    case "seat":
      return play.name(Number(value));
    case "way":
      return t(`table-raid-way-${value}`);
    default:
      return String(value);
  }
}

/** What an act is called on its button. */
export function actName(play: Play, act: Act): string {
  if (act.verb === "use")
    return act.card === play.survivor
      ? t("table-act-ability")
      : act.card in catalogue.items
        ? cardName(act.card)
        : shortName(act.card);
  if (act.way) return wayName(act.card, act.way);
  return t(`table-act-${act.verb}`);
}

/** What an act costs, in its second line. */
export function actCost(play: Play, act: Act): string {
  const who = catalogue.survivors[play.survivor];
  const dice = act.options.map((option) => Number(option.args["die"] ?? 0)).filter(Boolean);
  const least = Math.min(...dice);
  const printed = act.verb.startsWith("attack") ? who?.attack : act.verb === "search" ? who?.search : undefined;
  switch (act.verb) {
    case "attack":
    case "attack-survivor":
    case "attack-special":
    case "attack-bandit":
    case "search":
      if (!dice.length) return t("table-free");
      return printed === undefined || least < printed || printed === 1
        ? t("table-any-die")
        : t("table-die", { n: printed });
    case "barricade":
    case "attract":
    case "clean":
      return t("table-any-die");
    case "raid":
      return t("table-die", { n: Math.min(who?.attack ?? 6, who?.search ?? 6) });
    case "lab-die":
      return t("table-one-die");
    case "calm":
      return t("table-one-medicine");
    case "use":
      if (!dice.length) return t("table-free");
      return play.player?.unused.some((die) => die < least) ? t("table-die", { n: least }) : t("table-one-die");
    case "move":
      return act.options.some((option) => option.odds?.rolls) ? t("table-move-rolls") : t("table-move-safe");
    case "spend-food":
      return t("table-one-food");
    case "nominate":
      return t("table-once-a-turn");
    default:
      return t("table-free");
  }
}

const ICONS: Record<string, IconName> = {
  attack: "attack",
  "attack-survivor": "attack",
  "attack-special": "virus",
  "attack-bandit": "mask",
  raid: "house",
  "lab-die": "erlenmeyer",
  calm: "hand",
  search: "search",
  attract: "attract",
  move: "move",
  clean: "clean",
  use: "gears",
  "hand-off": "give",
  equip: "school-bag",
  play: "cards",
  ration: "food",
  contribute: "crisis",
  supply: "lantern",
  "spend-food": "food",
  request: "talk",
  nominate: "vote",
  "use-effect": "crossroads",
};

export const actIcon = (verb: string): IconName => ICONS[verb] ?? "gears";

/** Why not, short enough for a tile; the long form where there is no short one. */
export function shortReason(key: string, text: string): string {
  const brief = `table-${key}`;
  return words.has(brief) ? t(brief) : text;
}

/** What a wound and a frostbite of the roll would mean for this one. */
export function rollMeaning(one: SurvivorView | undefined): string {
  if (!one) return "";
  const hurt = one.wounds + one.frostbite + one.despair;
  return t("table-roll-means", {
    name: shortName(one.id),
    n: hurt + 1,
    limit: one.wound_limit,
    left: one.wound_limit - hurt,
  });
}

/** Who was faster than the reader, as far as the log tells. */
export function overtakenBy(play: Play): string {
  const seat = play.model.events.findLast((event) => typeof event.facts["seat"] === "number")?.facts["seat"];
  return typeof seat === "number" && seat !== play.seat
    ? t("table-overtaken-by", { name: play.name(seat) })
    : t("table-overtaken");
}

/** Whether what is foreseen is a warning: the card would count against the crisis. */
export const against = (lines: Line[]): boolean => lines.some((line) => line.key === "foresee-against-crisis");

/** The verb on the confirming button. */
export const confirmName = (play: Play, act: Act): string =>
  act.verb === "use"
    ? t("table-confirm-use")
    : words.has(`table-confirm-${act.verb}`)
      ? t(`table-confirm-${act.verb}`)
      : actName(play, act);
