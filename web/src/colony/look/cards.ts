/** Cards: items, the crisis, objectives, stories, what modules bring. */
import { catalogue } from "$lib/catalogue.svelte";
import { itemIcon, symbolIcon } from "$lib/glyphs";
import { look, type Page, type Part, type Row } from "$lib/inspect.svelte";
import { rows, term, text } from "$lib/looks";
import { cardName, cardText, joined, placeName, shortName, symbolName, t, ta, words } from "$lib/words.svelte";
import { conditionProgress, conditionText } from "../conditions";
import { improvements, laboratory, rollLines } from "../longnight/parts";
import { elsewhere } from "./places";
import { copies, printedFor, usesText, type Sight } from "./table";

export function item(sight: Sight, id: string): Page | null {
  const facts = catalogue.items[id];
  if (!facts) return null;
  const crisis = sight.view.crisis;
  const decks = ["starter", ...sight.view.places.map((one) => one.id)];
  const where = decks.flatMap((deck) =>
    printedFor(sight, deck)
      .filter(([, one]) => one.words === facts.words)
      .map(([card]) => ({ deck, n: copies(card) })),
  );
  const seen = elsewhere(sight).get(id) ?? 0;
  const rolls = rollLines(id);
  return {
    ref: look("item", id),
    sort: t("inspect-sort-item", { kind: facts.kind, symbol: symbolName(facts.symbol) }),
    title: cardName(id),
    icon: itemIcon(id),
    card: id,
    parts: [
      ...text(cardText(id)),
      ...rows([
        facts.uses.length ? { icon: "gears", label: usesText(facts.uses), ref: term("equipment") } : null,
        {
          icon: symbolIcon(facts.symbol),
          label: t("inspect-counts-as"),
          value: symbolName(facts.symbol),
          ref: look("symbol", facts.symbol),
        },
        crisis?.symbols.includes(facts.symbol)
          ? { icon: "crisis", label: t("web-card-fits"), ref: look("crisis", crisis.card), tone: "good" }
          : null,
      ]),
      ...rows(rolls.map((line) => ({ label: line.faces.join(", "), value: line.text }))),
      ...rows(facts.deck === "random" ? [{ icon: "cards", label: t("inspect-random") }] : [], "", true),
      ...rows(
        where.map((one) => ({
          icon: one.deck === "starter" ? "cards" : "house",
          label: one.deck === "starter" ? t("inspect-starter") : placeName(one.deck),
          value: `× ${one.n}`,
          ref: one.deck === "starter" ? undefined : look("place", one.deck),
        })),
        where.length ? t("inspect-printed") : "",
        true,
      ),
      ...(seen ? text(t("inspect-seen-elsewhere", { n: seen }), { deep: true, tone: "quiet" }) : []),
    ],
  };
}

/** A symbol: where it is found, and how often. */
export function symbol(sight: Sight, id: string): Page | null {
  if (!words.has(`symbol-${id}`)) return null;
  const places = sight.view.places.filter((one) => one.has_deck);
  const printed = (deck: string): number =>
    printedFor(sight, deck)
      .filter(([, one]) => one.symbol === id)
      .reduce((sum, [card]) => sum + copies(card), 0);
  const found = places
    .map((one) => ({ place: one.id, n: printed(one.id) }))
    .filter((one) => one.n)
    .sort((a, b) => b.n - a.n);
  return {
    ref: look("symbol", id),
    sort: t("inspect-sort-symbol"),
    title: symbolName(id),
    icon: symbolIcon(id),
    parts: rows(
      found.map((one) => ({
        icon: "house",
        label: placeName(one.place),
        value: `× ${one.n}`,
        ref: look("place", one.place),
      })),
      found.length ? t("inspect-printed") : "",
    ),
  };
}

export function crisis(sight: Sight, id: string): Page | null {
  const facts = catalogue.crises[id];
  if (!facts) return null;
  const now = sight.view.crisis?.card === id ? sight.view.crisis : null;
  return {
    ref: look("crisis", id),
    sort: t("term-crisis"),
    title: t(id),
    icon: "crisis",
    parts: [
      ...text(ta(id, "story"), { story: true, deep: true }),
      ...rows([
        ...facts.prevent.map((one): Row => ({
          icon: symbolIcon(one),
          label: t("inspect-helps"),
          value: symbolName(one, "many"),
          ref: look("symbol", one),
        })),
        now ? { label: t("inspect-needed"), value: String(now.need), ref: term("crisis") } : null,
        now ? { icon: "cards", label: t("inspect-face-down"), value: String(now.contributions) } : null,
        facts.bandits.length
          ? {
              icon: "mask",
              label: t("term-bandit"),
              value: joined(facts.bandits.map((one) => placeName(one))),
              ref: term("bandit"),
            }
          : null,
      ]),
      ...text(`${t("table-crisis-fails")} ${ta(id, "fail")}`, { tone: "bad" }),
    ],
  };
}

/** The main objective, with how far it is. */
export function objective(sight: Sight, id: string): Page | null {
  if (!catalogue.objectives[id]) return null;
  const colony = sight.view.colonies.find((one) => one.objective === id);
  const side = colony?.side ?? "normal";
  return {
    ref: look("objective", id),
    sort: t("term-main-objective"),
    title: t(id),
    icon: "lantern",
    parts: [
      ...text(ta(id, "story"), { story: true, deep: true }),
      ...text(ta(id, `goal-${side}`)),
      ...text(ta(id, "rule")),
      ...rows(
        (colony?.goal ?? []).map((one) => ({
          label: conditionText(one),
          value: conditionProgress(one),
          tone: one.met ? "good" : "",
        })),
        colony?.goal.length ? t("inspect-so-far") : "",
      ),
      ...rows(
        (colony?.objective_cards ?? []).map((card) => ({
          icon: itemIcon(card),
          label: cardName(card),
          ref: look("item", card),
        })),
        colony?.objective_cards.length ? t("inspect-lie-here") : "",
        true,
      ),
    ],
  };
}

/** An experiment: its code before it is out, what a fight with it does once it is. */
export function experiment(sight: Sight, id: string): Page | null {
  const facts = catalogue.experiments[id];
  const lab = laboratory(sight.view);
  if (!facts || !lab) return null;
  const out = lab.specials.some((one) => one.card === id) || lab.out.some((one) => one.card === id);
  const known = out || lab.past.includes(id);
  return {
    ref: look("experiment", id),
    sort: t("term-experiment"),
    title: t(id),
    icon: "virus",
    parts: [
      ...text(ta(id, "story"), { story: true }),
      ...rows([
        { icon: "padlock", label: t("inspect-code"), value: facts.code.join(", "), ref: term("laboratory") },
        { icon: "virus", label: t("inspect-figures"), value: String(facts.figures), ref: term("experiment") },
      ]),
      ...(known
        ? [
            ...text(t("table-encounter", { n: facts.hits })),
            ...rows(
              facts.lines.map(([low, high], index) => ({
                label: low === high ? String(low) : `${low}–${high}`,
                value: ta(id, `line${index + 1}`),
              })),
            ),
            ...(facts.no_search ? text(t("table-encounter-no-search"), { tone: "bad" }) : []),
          ]
        : text(t("inspect-unknown-until-out"), { tone: "quiet" })),
    ],
  };
}

export function improvement(sight: Sight, id: string): Page | null {
  const facts = catalogue.improvements[id];
  if (!facts) return null;
  const now = improvements(sight.view)?.row.find((one) => one.card === id);
  return {
    ref: look("improvement", id),
    sort: t("term-improvement"),
    title: t(id),
    icon: "hammer",
    parts: [
      ...text(ta(id, "text")),
      ...rows([
        {
          icon: "hammer",
          label: t("inspect-work"),
          value: t("inspect-of", { n: now?.tokens ?? 0, of: facts.required }),
          ref: term("improvement"),
        },
        now && now.tokens >= now.required
          ? { label: t(now.off ? "table-bench-off" : "table-bench-done"), tone: now.off ? "bad" : "good" }
          : null,
      ]),
    ],
  };
}

/** Any other card that was shown: a story, something that lasts, a side effect, an objective that was revealed. */
export function card(sight: Sight, id: string): Page | null {
  if (id in catalogue.items) return item(sight, id);
  if (id in catalogue.survivors) return null;
  if (!words.has(id)) return null;
  // Whoever holds a story for another knows what it waits for; the rest is read when that has happened.
  const held = sight.view.me?.crossroads === id;
  const on = sight.view.survivors.filter((one) => one.lasting.some((lasting) => lasting.card === id));
  const side = catalogue.side_effects.includes(id);
  const secret = id in catalogue.secrets;
  return {
    ref: look("card", id),
    sort: t(
      side
        ? "term-side-effect"
        : secret
          ? "term-secret-objective"
          : words.has(id, "option1")
            ? "term-crossroads"
            : "inspect-sort-card",
    ),
    title: t(id),
    icon: side ? "pills" : secret ? "secret" : "crossroads",
    parts: held
      ? text(ta(id, "trigger"))
      : [
          ...text(ta(id, "story"), { story: true }),
          ...text(ta(id, "lasting") || ta(id, "text")),
          ...rows(
            on.map((one) => ({
              icon: "hourglass",
              label: t("inspect-on"),
              value: shortName(one.id),
              ref: look("survivor", one.id),
            })),
          ),
          ...options(id, sight.view.setup.policies["hide_results"] === true),
        ],
  };
}

const MOST = 6;
/** The options of a story. */
function options(id: string, hidden: boolean): Part[] {
  return Array.from({ length: MOST }, (_, index) => index + 1)
    .filter((n) => ta(id, `option${n}`))
    .flatMap((n): Part[] => [
      {
        kind: "rows",
        title: ta(id, `option${n}`),
        rows: hidden ? [] : [{ label: ta(id, `effect${n}`) }],
        deep: true,
      },
    ]);
}
