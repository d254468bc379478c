/** Terms and reasons: the glossary with how it stands now, and the ruling behind a "why not". */
import { catalogue } from "$lib/catalogue.svelte";
import { look, type Page, type Part, type Row } from "$lib/inspect.svelte";
import { rows, ruling, term as termRef, text } from "$lib/looks";
import { shortName, t, ta, words } from "$lib/words.svelte";
import type { IconName } from "$lib/glyphs";
import { ownColony } from "../seen";
import { SURVIVOR_ACTIONS } from "../options";
import { counted } from "./places";
import type { Sight } from "./table";

const ICONS: Record<string, IconName> = {
  morale: "flame",
  food: "food",
  starvation: "food",
  waste: "waste",
  helpless: "helpless",
  unruly: "helpless",
  wound: "wound",
  frostbite: "frost",
  bite: "bite",
  "bite-spread": "bite",
  exposure: "wound",
  zombie: "skull",
  overrun: "skull",
  barricade: "bricks",
  noise: "attract",
  search: "search",
  attract: "attract",
  clean: "clean",
  crisis: "crisis",
  crossroads: "crossroads",
  "first-player": "lantern",
  "main-objective": "lantern",
  "secret-objective": "secret",
  bandit: "mask",
  hideout: "mask",
  laboratory: "erlenmeyer",
  experiment: "virus",
  improvement: "hammer",
  "side-effect": "pills",
  influence: "friends",
};

export function term(sight: Sight, name: string): Page | null {
  const key = `term-${name}`;
  if (!words.has(key)) return null;
  return {
    ref: termRef(name),
    sort: t("inspect-sort-term"),
    title: t(key),
    icon: ICONS[name] ?? "rule-book",
    parts: [...text(ta(key, "text")), ...(name === "noise" ? text(noiseChance(sight)) : []), ...now(sight, name)],
  };
}

/** How a die decides about noise at this table. */
export const noiseChance = (sight: Sight): string =>
  t("table-noise-chance", { test: String(sight.view.setup.policies["noise_test"] ?? "die") });

/** How it stands at this table. */
function now(sight: Sight, name: string): Part[] {
  const colony = ownColony(sight.view);
  const about = (key: string): Row[] =>
    sight.seat.forecast.filter((line) => line.key === key).map((line) => ({ icon: "moon", label: line.text }));
  const count = (n: number): Row => ({ label: t("inspect-now"), value: String(n) });
  switch (name) {
    case "morale":
      return rows([count(colony.morale), ...about("night-morale")]);
    case "food":
      return rows([count(colony.food), ...about("night-food-paid"), ...about("night-starves")]);
    case "starvation":
      return rows([count(colony.starvation)]);
    case "helpless":
      return rows([count(colony.helpless)]);
    case "unruly":
      return rows([count(colony.unruly), ...about("night-unruly")]);
    case "waste":
      return [
        ...rows([count(colony.waste.length), ...about("night-waste")]),
        ...counted(colony.waste, t("term-waste")),
      ];
    case "first-player":
      return rows([
        {
          icon: "lantern",
          label: t("inspect-now"),
          value: sight.seat.name(colony.first),
          ref: look("player", colony.first),
        },
      ]);
    case "crisis":
      return sight.view.crisis
        ? rows([{ icon: "crisis", label: t(sight.view.crisis.card), ref: look("crisis", sight.view.crisis.card) }])
        : [];
    case "main-objective":
      return rows([{ icon: "lantern", label: t(colony.objective), ref: look("objective", colony.objective) }]);
    case "round":
      return rows([{ icon: "moon", label: t("inspect-rounds-left", { n: sight.view.rounds_left }) }]);
    case "graveyard":
      return rows(sight.view.graveyard.map((id) => ({ icon: "skull", label: t(id), ref: look("survivor", id) })));
    case "side-effect":
      return rows(catalogue.side_effects.map((id) => ({ icon: "pills", label: t(id), ref: look("card", id) })));
    default:
      return [];
  }
}

/** Why somebody cannot do something, with the ruling it rests on. */
export function why(sight: Sight, survivor: string, action: string): Page | null {
  const line = sight.seat.whyNot[survivor]?.[action];
  if (!line) return null;
  return {
    ref: look("why", survivor, action),
    sort: t("inspect-sort-why"),
    title: t("inspect-why-title", { name: shortName(survivor), act: actTitle(action) }),
    icon: "scales",
    parts: [
      ...text(line.text, { tone: "bad" }),
      ...ruling(line.key),
      ...rows([
        { label: shortName(survivor), ref: look("survivor", survivor) },
        words.has(`term-${action}`) ? { label: t(`term-${action}`), ref: termRef(action) } : null,
      ]),
    ],
  };
}

/** Why nobody of the own people can do something: each with the reason. */
export function whyNobody(sight: Sight, action: string): Page | null {
  const mine = sight.view.survivors.filter((one) => one.owner === sight.view.me?.seat);
  const lines = mine.flatMap((one) => {
    const line = sight.seat.whyNot[one.id]?.[action];
    return line ? [{ one, line }] : [];
  });
  if (!lines.length) return null;
  const keys = [...new Set(lines.map(({ line }) => line.key))];
  return {
    ref: look("why", "", action),
    sort: t("inspect-sort-why"),
    title: t("inspect-why-nobody", { act: actTitle(action) }),
    icon: "scales",
    parts: [
      ...rows(
        lines.map(({ one, line }) => ({
          label: shortName(one.id),
          value: line.text,
          ref: look("why", one.id, action),
        })),
      ),
      ...keys.flatMap(ruling),
    ],
  };
}

const actTitle = (action: string): string =>
  SURVIVOR_ACTIONS.some(([verb]) => verb === action) || words.has(`table-act-${action}`)
    ? t(`table-act-${action}`)
    : t("table-act-ability");
