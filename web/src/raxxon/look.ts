/** What can be looked at in Raxxon: people of the crowd, groups, icons, characters, cards, piles, terms. */
import { catalogue } from "$lib/catalogue.svelte";
import type { Name } from "$lib/glossary.svelte";
import { look, type Look, type Page, type Part, type Row } from "$lib/inspect.svelte";
import { rows, ruling, term, text } from "$lib/looks";
import type { SeatModel } from "$lib/seat";
import { t, ta, words } from "$lib/words.svelte";
import type { EventInfo, RaxxonView } from "$types";
import { cardEffect, cardStory, cardTrigger } from "./cards";
import {
  actionName,
  actionText,
  characterIcon,
  counted,
  groupIcon,
  groupOf,
  groupTitle,
  iconGlyph,
  iconName,
  iconNames,
  tokens,
} from "./facts";

type Sight = { seat: SeatModel; view: RaxxonView };
type Maker = (sight: Sight, first: string, second: string) => Page | null;

/** What a group does at which number, and how many of it lie face up. */
function effects(sight: Sight, group: string): Part[] {
  const flip = catalogue.groups[group]?.flip ?? {};
  const now = sight.view.crowd.cards.filter((card) => card.up && card.group === group).length;
  return [
    ...rows([{ icon: groupIcon(group), label: t("inspect-rx-up"), value: String(now), ref: term("flip") }]),
    ...rows(
      Object.entries(flip).map(([n, icons]) => ({
        icon: iconGlyph(icons[0] ?? ""),
        label: t("inspect-rx-at", { n }),
        value: iconNames(icons),
        ref: look("icon", icons[0] ?? ""),
        tone: Number(n) === now + 1 ? "bad" : "",
      })),
    ),
    ...(Object.keys(flip).length ? [] : text(t("inspect-rx-harmless"), { tone: "quiet" })),
  ];
}

const health = (group: string): Row | null => {
  const found = catalogue.groups[group]?.health;
  return found ? { label: t(`rx-${found}`), ref: term("healthy"), tone: found === "infected" ? "bad" : "good" } : null;
};

/** A card of the crowd: what all know of it. */
function person(sight: Sight, id: string): Page | null {
  const card = sight.view.crowd.cards.find((one) => one.id === Number(id));
  if (!card) return null;
  const pool = card.card === null ? sight.view.pools.find((one) => one.pool === card.pool) : undefined;
  return {
    ref: look("person", id),
    sort: t(card.up ? "raxxonpage-face-is-up" : "raxxonpage-face-is-down"),
    title: card.card === null ? t("rx-face-down") : t(card.card),
    icon: card.group ? groupIcon(card.group) : "friends",
    parts: [
      ...(card.group
        ? [
            ...rows([
              { icon: groupIcon(card.group), label: groupTitle(card.group), ref: look("group", card.group) },
              health(card.group),
            ]),
            ...effects(sight, card.group),
          ]
        : text(t("inspect-rx-unknown"))),
      ...(card.tokens ? rows([{ icon: "cone", label: t("raxxonpage-roadblock", { n: card.tokens }) }]) : []),
      ...(pool?.cards.length
        ? people(pool.cards, t("inspect-rx-pool", { n: pool.cards.length, places: pool.places }))
        : []),
    ],
  };
}

/** Cards of people, equal ones together. */
const people = (cards: readonly string[], title: string): Part[] =>
  rows(
    counted(cards).map(([card, n]) => ({
      icon: groupIcon(groupOf(card)),
      label: t(card),
      value: n > 1 ? `× ${n}` : "",
      ref: look("group", groupOf(card)),
    })),
    title,
    true,
  );

const group: Maker = (sight, id) =>
  catalogue.groups[id]
    ? {
        ref: look("group", id),
        sort: t("inspect-sort-group"),
        title: groupTitle(id),
        icon: groupIcon(id),
        parts: [...rows([health(id)]), ...effects(sight, id)],
      }
    : null;

const icon: Maker = (_, id) =>
  words.has(`rx-icon-${id}`)
    ? {
        ref: look("icon", id),
        sort: t("inspect-sort-icon"),
        title: iconName(id),
        icon: iconGlyph(id),
        parts: text(ta(`rx-icon-${id}`, "text")),
      }
    : null;

/** A Raxxon card: when it is triggered and what it does. */
const card: Maker = (sight, id) => {
  if (id.startsWith("rx-pop-")) return group(sight, groupOf(id), "");
  if (!words.has(id) || !id.startsWith("rx-card-")) return null;
  const options = [1, 2, 3].filter((n) => ta(id, `option${n}`));
  return {
    ref: look("card", id),
    sort: t("raxxonpage-card"),
    title: t(id),
    icon: "hazard",
    parts: [
      ...rows([{ icon: "hazard", label: t("inspect-rx-trigger"), value: cardTrigger(id), ref: term("card") }]),
      ...text(cardStory(id), { story: true }),
      ...(options.length
        ? options.flatMap((n) => rows([{ label: ta(id, `effect${n}`) }], ta(id, `option${n}`)))
        : text(cardEffect(id))),
    ],
  };
};

/** A character with every action. */
const character: Maker = (sight, id) => {
  if (!words.has(id, "role")) return null;
  const sheet = sight.view.sheets.find((one) => one.character === id);
  const kinds = sheet?.actions.map((one) => one.kind) ?? [
    "evacuate",
    "strike",
    "special",
    "quarantine",
    "crowd-control",
  ];
  return {
    ref: look("character", id),
    sort: ta(id, "role"),
    title: t(id),
    icon: characterIcon(id),
    parts: [
      ...(sheet
        ? rows([
            {
              icon: "survivor",
              label: t("inspect-with"),
              value: sight.seat.name(sheet.seat),
              ref: look("player", sheet.seat),
            },
            { label: t("raxxonpage-tokens-n", { n: tokens(sheet) }), ref: term("tokens") },
          ])
        : []),
      ...kinds
        .filter((kind) => ta(id, kind))
        .flatMap((kind) => rows([{ label: actionText(id, kind) }], actionName(id, kind))),
    ],
  };
};

/** One action of a sheet: what it does, what its spaces cost, and why it cannot be done now. */
const action: Maker = (sight, id, kind) => {
  const sheet = sight.view.sheets.find((one) => one.character === id);
  const found = sheet?.actions.find((one) => one.kind === kind);
  if (!sheet || !found) return null;
  const why = sight.seat.whyNot[id]?.[kind];
  return {
    ref: look("action", id, kind),
    sort: t(id),
    title: actionName(id, kind),
    icon: characterIcon(id),
    parts: [
      ...(why ? [...text(why.text, { tone: "bad" }), ...ruling(why.key)] : []),
      ...text(actionText(id, kind)),
      ...rows(
        found.spaces.map((space, index) => ({
          label: t(space.token ? "inspect-rx-space-taken" : "inspect-rx-space", { n: index + 1 }),
          value: space.icons.length ? iconNames(space.icons) : t("inspect-none"),
          ref: space.icons[0] ? look("icon", space.icons[0]) : term("tokens"),
          tone: space.token ? "quiet" : "",
        })),
        t("inspect-rx-spaces"),
      ),
    ],
  };
};

const player: Maker = (sight, id) => {
  const sheet = sight.view.sheets.find((one) => one.seat === Number(id));
  if (!sheet) return null;
  return {
    ref: look("player", id),
    sort: t("inspect-sort-player"),
    title: sight.seat.name(sheet.seat),
    icon: "survivor",
    parts: rows([
      sheet.character
        ? { icon: characterIcon(sheet.character), label: t(sheet.character), ref: look("character", sheet.character) }
        : null,
      sheet.seat === sight.view.first ? { icon: "lantern", label: t("table-first-player") } : null,
      { label: t("raxxonpage-tokens-n", { n: tokens(sheet) }), ref: term("tokens") },
      sheet.passed ? { icon: "moon", label: t("raxxonpage-has-passed") } : null,
    ]),
  };
};

/** A pile: open ones card by card, hidden ones by their number. */
const pile: Maker = (sight, id) => {
  const piles: Record<string, readonly string[]> = {
    uncontained: sight.view.piles.uncontained,
    contained: sight.view.piles.contained,
    evac: sight.view.piles.evac,
    discard: sight.view.piles.discard,
    removed: sight.view.piles.removed,
  };
  const hidden: Record<string, number> = { draw: sight.view.piles.draw, supply: sight.view.piles.supply };
  const cards = piles[id];
  if (!cards && !(id in hidden)) return null;
  return {
    ref: look("pile", id),
    sort: t("inspect-sort-pile"),
    title: t(`rx-pile-${id}`),
    icon: "cards",
    parts: [
      ...rows([{ icon: "cards", label: t("table-n-cards", { n: cards?.length ?? hidden[id] ?? 0 }) }]),
      ...(cards ? people(cards, "") : text(t("inspect-hidden"), { tone: "quiet" })),
    ],
  };
};

const ABOUT: Record<string, (view: RaxxonView) => Row> = {
  power: (view) => ({
    icon: "tower",
    label: t("inspect-now"),
    value: t("inspect-of", { n: view.power, of: view.max_power }),
  }),
  healthy: (view) => ({
    icon: "friends",
    label: t("raxxonpage-evacuated"),
    value: t("inspect-of", { n: view.evacuated, of: view.goal }),
  }),
  infect: (view) => ({ icon: "virus", label: t("rx-pile-supply"), value: String(view.piles.supply) }),
  crowd: (view) => ({
    icon: "friends",
    label: t("inspect-now"),
    value: t("raxxonpage-crowd-n", { n: view.crowd.cards.length }),
  }),
};

const glossed: Maker = (sight, name) => {
  const key = `raxxonpage-term-${name}`;
  if (!words.has(key)) return null;
  const about = ABOUT[name];
  return {
    ref: term(name),
    sort: t("inspect-sort-term"),
    title: t(key),
    icon: "rule-book",
    parts: [...text(ta(key, "text")), ...(about ? rows([about(sight.view)]) : [])],
  };
};

const KINDS: Record<string, Maker> = { person, group, icon, card, character, action, player, pile, term: glossed };

export const pages: Look = (seat, ref) => {
  const [kind = "", first = "", second = ""] = ref.split(":");
  const maker = KINDS[kind];
  return maker && seat.view ? maker({ seat, view: seat.view as RaxxonView }, first, second) : null;
};

/** What the names in the text of an event name. */
export function names(event: EventInfo): Name[] {
  const ids = Object.values(event.facts)
    .flat()
    .filter((value): value is string => typeof value === "string");
  return ids.flatMap((id): Name[] => {
    if (id.startsWith("rx-char-")) return [{ name: t(id), ref: look("character", id) }];
    if (id.startsWith("rx-card-")) return [{ name: t(id), ref: look("card", id) }];
    if (id.startsWith("rx-pop-")) return [{ name: t(id), ref: look("group", groupOf(id)) }];
    if (words.has(`rx-icon-${id}`)) return [{ name: iconName(id), ref: look("icon", id) }];
    return id in catalogue.groups ? [{ name: groupTitle(id), ref: look("group", id) }] : [];
  });
}

/** Everything in play: nothing is secret between players. */
export function book(seat: SeatModel): Page[] {
  if (!seat.view) return [];
  const view = seat.view as RaxxonView;
  const refs = [
    ...view.sheets.filter((one) => one.character).map((one) => look("character", one.character)),
    ...Object.keys(catalogue.groups).map((id) => look("group", id)),
    ...[...view.raxxon.resolving, ...view.raxxon.known, ...view.raxxon.triggered, ...view.raxxon.untriggered].map(
      (id) => look("card", id),
    ),
    ...["uncontained", "contained", "evac", "discard", "removed"].map((id) => look("pile", id)),
  ];
  return [...new Set(refs)].map((ref) => pages(seat, ref)).filter((page) => page !== null);
}
