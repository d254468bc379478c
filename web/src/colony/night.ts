/** The coming night in numbers, out of the forecast's lines. */
import { t } from "$lib/words.svelte";
import type { Line, TableView } from "$types";
import { ownColony } from "./seen";

const number = (line: Line | undefined, name: string): number => Number(line?.args[name] ?? 0);

export type Night = { morale: number; zombies: number; more: boolean; ends: boolean; deaths: number };

/** What is sure about tonight. */
export function night(forecast: Line[]): Night {
  const found = { morale: 0, zombies: 0, more: false, ends: false, deaths: 0 };
  for (const line of forecast) {
    if (line.key === "night-morale") found.morale = number(line, "n");
    else if (line.key === "night-zombies") found.zombies += number(line, "n");
    else if (line.key === "night-or-more") found.more = true;
    else if (line.key === "foresee-ends-game") found.ends = true;
    else if (line.key.startsWith("night-overrun")) found.deaths += 1;
  }
  return found;
}

export type Store = { key: "food" | "hunger" | "waste"; n: number; tonight: string; bad: boolean };

/** The shelf: what is there, and what it does tonight. */
export function shelf(view: TableView, forecast: Line[]): Store[] {
  const { food, starvation, waste } = ownColony(view);
  const paid = forecast.find((line) => line.key === "night-food-paid");
  const starves = forecast.find((line) => line.key === "night-starves");
  const stench = forecast.find((line) => line.key === "night-waste");
  return [
    {
      key: "food",
      n: food,
      tonight: starves
        ? t("table-food-short", { need: number(starves, "need"), morale: number(starves, "morale") })
        : t("table-food-eaten", { need: number(paid, "need") }),
      bad: starves !== undefined,
    },
    { key: "hunger", n: starvation, tonight: t("table-hunger-so-far", { n: starvation }), bad: false },
    {
      key: "waste",
      n: waste.length,
      tonight: stench
        ? t("table-minus-morale", { n: number(stench, "morale") })
        : t("table-waste-calm", { n: 10 - (waste.length % 10) }),
      bad: stench !== undefined,
    },
  ];
}
