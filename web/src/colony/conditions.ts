/** Conditions of objectives as a player reads them: a sentence, how far it is, an icon. */
import { symbolIcon, type IconName } from "$lib/glyphs";
import { joined, placeName, symbolName, t, words } from "$lib/words.svelte";
import type { ConditionView } from "$types";

/** A condition of an objective as a sentence. */
export function conditionText(condition: ConditionView): string {
  const args: Record<string, string | number> = { n: 0, "per-player": 0, "per-loyal-player": 0, starters: "yes" };
  for (const [name, value] of Object.entries(condition.args)) {
    const key = name.replaceAll("_", "-");
    if (typeof value === "boolean") args[key] = value ? "yes" : "no";
    else if (typeof value === "number") args[key] = value;
    else if (key === "symbol")
      for (const how of ["many", "card", "cards"] as const)
        args[`${key}-${how}`] = joined(
          symbolsOf(value).map((one) => symbolName(one, how)),
          "or",
        );
    else if (typeof value === "string") {
      args[key] = key === "stage" ? t(value) : value;
      if (words.has(`place-${value}`)) args[`${key}-at`] = placeName(value, "at");
    }
  }
  return t(`condition-${condition.name}`, args);
}

/** The symbols that a condition speaks of: one, or several of which any will do. */
function symbolsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : String(value).split("|");
}

/** "3/5", or "4 → 3" where there may not be more than 3; empty where there is nothing to count. */
export function conditionCount(condition: ConditionView): string {
  if (condition.have === null) return "";
  return `${condition.have}${condition.at_most ? " → " : "/"}${condition.need}`;
}

/** How far a condition is, for a reader: "3 of 5". */
export function conditionProgress(condition: ConditionView): string {
  if (condition.have === null || condition.need === null) return "";
  const limit = condition.at_most ? "most" : "least";
  return t("condition-progress", { limit, have: condition.have, need: condition.need });
}

export type ConditionIcon = IconName | "planks" | "zombie" | "moon";

const ICONS: [start: string, icon: ConditionIcon][] = [
  ["rounds-", "moon"],
  ["samples-", "zombie"],
  ["zombies-", "zombie"],
  ["barricades-", "planks"],
  ["food-", "food"],
  ["empty-decks-", "cards"],
];

export function conditionIcon(condition: ConditionView): ConditionIcon {
  const symbol = condition.args["symbol"];
  if (symbol !== undefined) return symbolIcon(symbolsOf(symbol)[0] ?? "");
  return ICONS.find(([start]) => condition.name.startsWith(start))?.[1] ?? "lantern";
}

/** How far each condition of a goal is; of many, how many are met. */
export const goalCounts = (goal: ConditionView[]): string =>
  goal.length > 2
    ? `${goal.filter((one) => one.met).length}/${goal.length}`
    : goal.map(conditionCount).filter(Boolean).join(", ");
