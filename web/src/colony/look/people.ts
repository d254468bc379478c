/** Survivors and players. */
import { catalogue } from "$lib/catalogue.svelte";
import { itemIcon, tradeIcon } from "$lib/glyphs";
import { look, type Page, type Part } from "$lib/inspect.svelte";
import { rows, term, text } from "$lib/looks";
import { cardName, placeName, shortName, t, ta } from "$lib/words.svelte";
import type { SurvivorView } from "$types";
import { doomed } from "../doom";
import { bandits } from "../longnight/parts";
import { ownColony } from "../seen";
import { lowest, usesText, type Sight } from "./table";

export function survivor(sight: Sight, id: string): Page | null {
  const facts = catalogue.survivors[id];
  if (!facts) return null;
  const one = sight.view.survivors.find((found) => found.id === id);
  const least = one !== undefined && lowest(sight, one.place)?.id === id;
  const gone = sight.view.graveyard.includes(id) || sight.view.gone.includes(id);
  return {
    ref: look("survivor", id),
    sort: t("inspect-sort-survivor", { trade: ta(id, "trade") }),
    title: t(id),
    icon: tradeIcon(id),
    token: one ? { survivor: id, seat: one.owner } : undefined,
    parts: [
      ...(one ? danger(sight, one) : []),
      ...(!one && gone ? text(t("inspect-gone", { name: shortName(id) }), { tone: "quiet" }) : []),
      ...text(ta(id, "ability")),
      ...rows([
        facts.uses.length
          ? { icon: "gears", label: t("term-ability"), value: usesText(facts.uses), ref: term("ability") }
          : null,
        one && abilityUsed(one) ? { label: t("inspect-ability-used"), tone: "quiet" } : null,
      ]),
      ...(one ? here(sight, one) : []),
      ...rows([
        { icon: "attack", label: t("term-attack-value"), value: `${facts.attack}+`, ref: term("attack-value") },
        { icon: "search", label: t("term-search-value"), value: `${facts.search}+`, ref: term("search-value") },
        {
          icon: "friends",
          label: t("term-influence"),
          value: [String(facts.influence), least ? t("inspect-lowest-here") : ""].filter(Boolean).join(" "),
          ref: term("influence"),
        },
      ]),
      ...(one ? carried(one) : []),
    ],
  };
}

/** Whether the own ability was used up this round: its key has the survivor's name in it. */
const abilityUsed = (one: SurvivorView): boolean => one.used.some((key) => key.includes(one.id));

/** What will kill them. */
function danger(sight: Sight, one: SurvivorView): Part[] {
  const doom = doomed(sight.view, sight.seat.telling ? [] : sight.seat.forecast).get(one.id);
  const left = one.wound_limit - one.wounds - one.frostbite - one.despair;
  return [
    ...text(doom ?? "", { tone: "bad" }),
    ...(left === 1 && !doom ? text(t("inspect-one-more", { name: shortName(one.id) }), { tone: "bad" }) : []),
  ];
}

/** Where they are, whose they are, how they are. */
function here(sight: Sight, one: SurvivorView): Part[] {
  const player = sight.view.players[one.owner];
  const hurt = t("web-pips", {
    wounds: one.wounds,
    frostbite: one.frostbite,
    despair: one.despair,
    limit: one.wound_limit,
  });
  return rows([
    {
      icon: "survivor",
      label: t(player?.leader === one.id ? "inspect-leads-for" : "inspect-with"),
      value: sight.seat.name(one.owner),
      ref: look("player", one.owner),
    },
    { icon: "house", label: t("inspect-is"), value: placeName(one.place, "at"), ref: look("place", one.place) },
    { icon: "wound", label: t("inspect-health"), value: hurt, ref: term(one.frostbite ? "frostbite" : "wound") },
    one.moved ? { icon: "move", label: t("inspect-moved"), tone: "quiet" } : null,
  ]);
}

/** What they carry, and what lasts on them. */
function carried(one: SurvivorView): Part[] {
  return [
    ...rows(
      one.equipment.map((item) => ({
        icon: itemIcon(item.card),
        label: cardName(item.card),
        value: item.used ? t("inspect-used") : "",
        ref: look("item", item.card),
      })),
      one.equipment.length ? t("term-equipment") : "",
    ),
    ...rows(
      one.lasting.map((lasting) => ({
        icon: "hourglass",
        label: t(lasting.card),
        value: lasting.used ? t("inspect-used") : "",
        ref: look("card", lasting.card),
      })),
      one.lasting.length ? t("inspect-lasting") : "",
    ),
  ];
}

/** A player: only what all see. */
export function player(sight: Sight, seat: number): Page | null {
  const one = sight.view.players[seat];
  if (!one) return null;
  const people = sight.view.survivors.filter((found) => found.owner === seat);
  const mine = sight.view.me?.seat === seat;
  return {
    ref: look("player", seat),
    sort: t("inspect-sort-player"),
    title: sight.seat.name(seat),
    icon: "survivor",
    parts: [
      ...rows([
        seat === ownColony(sight.view).first
          ? { icon: "lantern", label: t("table-first-player"), ref: term("first-player") }
          : null,
        one.exiled ? { icon: "steps", label: t("table-exiled"), ref: term("exile"), tone: "bad" } : null,
        bandits(sight.view)?.leader === seat
          ? { icon: "mask", label: t("table-leads-bandits"), ref: term("bandit") }
          : null,
        one.eliminated ? { icon: "skull", label: t("table-out"), tone: "bad" } : null,
        {
          label: t("inspect-dice"),
          value: one.unused.length ? one.unused.join(", ") : t("inspect-none"),
          ref: term("action-die"),
        },
        {
          icon: "cards",
          label: t("inspect-hand"),
          value: t(mine ? "table-n-cards" : "inspect-hidden-cards", { n: one.hand }),
        },
        {
          icon: "crisis",
          label: t("inspect-laid"),
          value: String(one.contributions),
          ref: sight.view.crisis ? look("crisis", sight.view.crisis.card) : term("crisis"),
        },
        one.objective
          ? {
              icon: "secret",
              label: t("term-secret-objective"),
              value: t(one.objective),
              ref: look("card", one.objective),
            }
          : {
              icon: "secret",
              label: t("term-secret-objective"),
              value: t("inspect-hidden"),
              ref: term("secret-objective"),
            },
      ]),
      ...rows(
        people.map((found) => ({
          icon: tradeIcon(found.id),
          label: t(found.id),
          value: placeName(found.place),
          ref: look("survivor", found.id),
        })),
        people.length ? t("inspect-people") : "",
        true,
      ),
      ...(people.length ? [] : text(t("inspect-nobody-left"), { tone: "quiet" })),
    ],
  };
}

/** What each face of the exposure die would do to somebody. */
export function roll(sight: Sight, id: string): Page | null {
  const one = sight.view.survivors.find((found) => found.id === id);
  if (!one) return null;
  const hurt = one.wounds + one.frostbite + one.despair;
  const args = { n: hurt + 1, limit: one.wound_limit, left: one.wound_limit - hurt };
  const tone = args.left === 1 ? "bad" : "";
  return {
    ref: look("roll", id),
    sort: t("inspect-sort-roll", { name: shortName(id) }),
    title: t("term-exposure"),
    icon: "wound",
    parts: [
      ...text(ta("term-exposure", "text")),
      ...rows([
        { icon: "wound", label: t("term-wound"), value: t("inspect-roll-takes", args), ref: term("wound"), tone },
        {
          icon: "frost",
          label: t("term-frostbite"),
          value: t("inspect-roll-freezes", args),
          ref: term("frostbite"),
          tone,
        },
        { icon: "bite", label: t("term-bite"), value: t("inspect-roll-bitten"), ref: term("bite-spread"), tone: "bad" },
        { label: t(id), ref: look("survivor", id) },
      ]),
    ],
  };
}
