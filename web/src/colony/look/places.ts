/** Places, their entrances and their decks. */
import { catalogue } from "$lib/catalogue.svelte";
import { itemIcon, tradeIcon } from "$lib/glyphs";
import { look, type Page, type Part, type Row } from "$lib/inspect.svelte";
import { rows, term, text } from "$lib/looks";
import { cardName, placeName, shortName, t } from "$lib/words.svelte";
import type { PlaceView } from "$types";
import { bandits, closed, laboratory, loot, robbers, specials } from "../longnight/parts";
import { ownColony } from "../seen";
import { shelf } from "../night";
import { copies, lowest, peopleAt, placeAt, printedFor, usesText, type Sight } from "./table";

export function place(sight: Sight, id: string): Page | null {
  const one = placeAt(sight, id);
  if (!one) return null;
  const home = sight.view.colonies.some((colony) => colony.place === id);
  return {
    ref: look("place", id),
    sort: t(home ? "term-colony" : "inspect-sort-place", { n: one.number }),
    title: placeName(id),
    icon: "house",
    parts: [
      ...(closed(sight.view, id) ? text(t("inspect-closed"), { tone: "bad" }) : []),
      ...(home ? [] : deckSum(sight, one)),
      ...spaces(sight, one),
      ...(home ? stores(sight) : []),
      ...inhabitants(sight, one),
      ...tonight(sight, id),
      ...(one.has_deck ? deck(sight, one) : []),
      ...(home ? waste(sight) : []),
      ...stock(sight, id),
    ],
  };
}

/** What there is room for, and what stands outside. */
function spaces(sight: Sight, one: PlaceView): Part[] {
  const held = robbers(sight.view, one.id);
  const gates: (Row | null)[] = one.zombies.map((_, index) => gateRow(sight, one, index + 1));
  return rows([
    {
      icon: "survivor",
      label: t("inspect-spaces"),
      value: t("inspect-free-of", { n: one.free_spaces, of: one.spaces }),
      ref: term("location"),
    },
    held ? { icon: "mask", label: t("table-bandits-here", { n: held }), ref: term("bandit"), tone: "bad" } : null,
    one.blocked > held ? { label: t("table-blocked"), value: String(one.blocked - held), tone: "quiet" } : null,
    ...gates,
    one.noise_spaces
      ? {
          icon: "attract",
          label: t("term-noise"),
          value: t("inspect-of", { n: one.noise, of: one.noise_spaces }),
          ref: term("noise"),
        }
      : null,
  ]);
}

/** The dead and the boards of one entrance in a line. */
function gateRow(sight: Sight, one: PlaceView, entrance: number): Row {
  const at = entrance - 1;
  const worse = specials(sight.view, one.id, entrance).length;
  const dead = (one.zombies[at] ?? 0) + worse;
  const held = (one.barricades[at] ?? 0) + (one.traps[at] ?? 0);
  const full = dead >= one.entrance_spaces && !held;
  return {
    icon: "skull",
    label: one.zombies.length > 1 ? t("table-entrance-n", { n: entrance }) : t("term-entrance"),
    value: t("table-gate", {
      zombies: one.zombies[at] ?? 0,
      barricades: one.barricades[at] ?? 0,
      traps: one.traps[at] ?? 0,
    }),
    ref: look("gate", one.id, entrance),
    tone: full ? "bad" : "",
  };
}

/** How many cards are left, in one line that can be seen at once. */
function deckSum(sight: Sight, one: PlaceView): Part[] {
  if (!one.has_deck) return [];
  const taken = loot(sight.view, one.id);
  return rows([
    {
      icon: "cards",
      label: t("inspect-deck"),
      value: t("table-n-cards", { n: one.deck }),
      ref: term("search"),
    },
    taken ? { icon: "mask", label: t("table-carried-off", { n: taken }), tone: "bad", ref: term("bandit") } : null,
  ]);
}

/** The stores of the colony. */
function stores(sight: Sight): Part[] {
  const colony = ownColony(sight.view);
  return rows([
    { icon: "flame", label: t("term-morale"), value: String(colony.morale), ref: term("morale") },
    ...shelf(sight.view, sight.seat.forecast).map((store): Row => ({
      icon: store.key === "waste" ? "waste" : "food",
      label: `${store.n} ${t(`table-store-${store.key}`, { n: store.n })}`,
      value: store.tonight,
      ref: term(store.key === "hunger" ? "starvation" : store.key),
      tone: store.bad ? "bad" : "",
    })),
    colony.helpless
      ? { icon: "helpless", label: t("term-helpless"), value: String(colony.helpless), ref: term("helpless") }
      : null,
    colony.unruly
      ? { icon: "helpless", label: t("table-unruly", { n: colony.unruly }), ref: term("unruly"), tone: "bad" }
      : null,
  ]);
}

/** Who is there; and whose ability works here, where it is tied to a place. */
function inhabitants(sight: Sight, one: PlaceView): Part[] {
  const people = peopleAt(sight, one.id);
  const able = sight.view.survivors.filter((found) =>
    catalogue.survivors[found.id]?.uses.some((use) => use.at === one.id),
  );
  return [
    ...rows(
      people.map((found) => ({
        icon: tradeIcon(found.id),
        label: shortName(found.id),
        value: sight.seat.name(found.owner),
        ref: look("survivor", found.id),
      })),
      people.length ? t("inspect-people-here") : "",
    ),
    ...rows(
      able.map((found) => ({
        icon: tradeIcon(found.id),
        label: shortName(found.id),
        value: usesText(catalogue.survivors[found.id]?.uses ?? []),
        ref: look("survivor", found.id),
      })),
      able.length ? t("inspect-works-here") : "",
      true,
    ),
  ];
}

/** What the coming night brings here, as far as all know. */
const tonight = (sight: Sight, id: string): Part[] =>
  rows(
    (sight.seat.telling ? [] : sight.seat.forecast)
      .filter((line) => line.args["place"] === id)
      .map((line) => ({ icon: "moon", label: line.text, tone: line.key === "night-overrun" ? "bad" : "" })),
  );

/** Where cards of a deck are known to be instead: in the own hand, on survivors, in piles that lie open. */
export function elsewhere(sight: Sight): Map<string, number> {
  const { view } = sight;
  const colony = view.colonies.flatMap((one) => [...one.waste, ...one.objective_cards]);
  const open = [
    ...(view.me?.hand ?? []),
    ...view.survivors.flatMap((one) => one.equipment.map((item) => item.card)),
    ...view.removed,
    ...colony,
    ...(bandits(view)?.arsenal ?? []),
    ...(laboratory(view)?.out ?? []).flatMap((one) => one.kept),
  ];
  const found = new Map<string, number>();
  for (const card of open) found.set(card, (found.get(card) ?? 0) + 1);
  return found;
}

/** What is printed for this deck, and how much of it was seen to leave. */
function deck(sight: Sight, one: PlaceView): Part[] {
  const seen = elsewhere(sight);
  const printed = printedFor(sight, one.id)
    .map(([card]) => card)
    .sort((a, b) => copies(b) - copies(a));
  const all = printed.reduce((sum, card) => sum + copies(card), 0);
  const known = (sight.view.me?.known ?? []).filter((card) => card.zone === `deck:${one.id}`);
  return [
    ...rows(
      known.map((card) => ({
        icon: itemIcon(card.card),
        label: cardName(card.card),
        value: card.position === null ? t("inspect-somewhere") : t("inspect-nth", { n: card.position + 1 }),
        ref: look("item", card.card),
      })),
      known.length ? t("inspect-known") : "",
    ),
    ...(printed.length ? text(t("inspect-deck-printed", { n: all, left: one.deck }), { deep: true }) : []),
    ...rows(
      printed.map((card) => {
        const gone = Math.min(copies(card), seen.get(card) ?? 0);
        return {
          icon: itemIcon(card),
          label: cardName(card),
          value: gone ? t("inspect-copies-gone", { n: copies(card), gone }) : `× ${copies(card)}`,
          ref: look("item", card),
          tone: gone === copies(card) ? "quiet" : "",
        };
      }),
      printed.length ? t("inspect-deck-contents") : "",
      true,
    ),
  ];
}

/** The waste pile lies open. */
function waste(sight: Sight): Part[] {
  return counted(
    sight.view.colonies.flatMap((one) => one.waste),
    t("term-waste"),
  );
}

/** What bandits have carried together, what lies in the laboratory. */
function stock(sight: Sight, id: string): Part[] {
  const den = bandits(sight.view);
  const lab = laboratory(sight.view);
  return [
    ...(den?.hideout === id ? counted(den.arsenal, t("term-hideout")) : []),
    ...(lab?.place === id && lab.top
      ? rows([{ icon: "erlenmeyer", label: t("table-lab-open"), value: t(lab.top), ref: look("experiment", lab.top) }])
      : []),
  ];
}

/** Open cards, equal ones together. */
export function counted(cards: readonly string[], title: string): Part[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return rows(
    [...counts].map(([card, n]) => ({
      icon: itemIcon(card),
      label: cardName(card),
      value: n > 1 ? `× ${n}` : "",
      ref: look("item", card),
    })),
    counts.size ? title : "",
    true,
  );
}

/** One entrance: what stands there, and who dies when it gives way. */
export function gate(sight: Sight, id: string, entrance: number): Page | null {
  const one = placeAt(sight, id);
  if (!one || entrance < 1 || entrance > one.zombies.length) return null;
  const at = entrance - 1;
  const worse = specials(sight.view, id, entrance);
  const dead = (one.zombies[at] ?? 0) + worse.length;
  const held = (one.barricades[at] ?? 0) + (one.traps[at] ?? 0);
  const free = Math.max(0, one.entrance_spaces - dead - held);
  const first = lowest(sight, id);
  const home = ownColony(sight.view);
  const helpless = home.place === id && home.helpless > 0;
  return {
    ref: look("gate", id, entrance),
    sort: t("term-entrance"),
    title:
      one.zombies.length > 1 ? t("inspect-gate-n", { n: entrance, place: placeName(id, "at") }) : placeName(id, "at"),
    icon: "skull",
    parts: [
      ...rows([
        { icon: "skull", label: t("term-zombie"), value: String(one.zombies[at] ?? 0), ref: term("zombie") },
        ...worse.map((found): Row => ({
          icon: "virus",
          label: t(found.card),
          ref: look("experiment", found.card),
          tone: "bad",
        })),
        one.barricades[at]
          ? { icon: "bricks", label: t("term-barricade"), value: String(one.barricades[at]), ref: term("barricade") }
          : null,
        one.traps[at]
          ? { icon: "bricks", label: t("term-trap"), value: String(one.traps[at]), ref: term("trap") }
          : null,
        {
          icon: "steps",
          label: t("inspect-spaces"),
          value: t("inspect-free-of", { n: free, of: one.entrance_spaces }),
        },
      ]),
      ...text(
        t("inspect-next-zombie", { state: free ? "free" : one.traps[at] ? "trap" : held ? "barricade" : "full" }),
        {
          ...(free || held ? {} : { tone: "bad" }),
        },
      ),
      ...(first
        ? rows([
            {
              icon: tradeIcon(first.id),
              label: t("inspect-first-to-die"),
              value: shortName(first.id),
              ref: look("survivor", first.id),
            },
          ])
        : helpless
          ? rows([
              { icon: "helpless", label: t("inspect-first-to-die"), value: t("term-helpless"), ref: term("helpless") },
            ])
          : text(t("inspect-nobody-here"), { tone: "quiet" })),
      ...tonight(sight, id),
    ],
  };
}
