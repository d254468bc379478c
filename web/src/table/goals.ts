/** How far the main objective is, counted from what all can see. */
import type { IconName } from "../generated/icons";
import { catalogue, symbolIcon } from "$lib/catalogue";
import { placeName, symbolName, t, words } from "$lib/words.svelte";
import type { ConditionView, TableView } from "$types";

export type Progress = {
  text: string;
  have: number | null;
  need: number | null;
  atMost: boolean;
  met: boolean | null;
  icon: IconName | "planks" | "zombie" | "moon";
};

const num = (condition: ConditionView, name: string): number => Number(condition.args[name] ?? 0);
const sum = (counts: number[]): number => counts.reduce((all, n) => all + n, 0);

/** A condition of an objective as a sentence. */
export function conditionText(condition: ConditionView): string {
  const args: Record<string, string | number> = { n: 0, "per-player": 0, "per-loyal-player": 0, starters: "yes" };
  for (const [name, value] of Object.entries(condition.args)) {
    const key = name.replaceAll("_", "-");
    if (typeof value === "boolean") args[key] = value ? "yes" : "no";
    else if (typeof value === "number") args[key] = value;
    else if (typeof value === "string") {
      args[key] = value;
      if (key === "symbol")
        for (const how of ["many", "card", "cards"] as const)
          args[`${key}-${how}`] = value
            .split("|")
            .map((one) => symbolName(one, how))
            .join(" / ");
      if (words.has(`place-${value}`)) args[`${key}-at`] = placeName(value, "at");
    }
  }
  return t(`condition-${condition.name}`, args);
}

export function progress(view: TableView, condition: ConditionView): Progress {
  const text = conditionText(condition);
  const { have, need, icon } = count(view, condition);
  const each = String(condition.args["where"] ?? "").startsWith("each-");
  return { text, have, need, icon, atMost: condition.name.endsWith("-max") && !each, met: condition.met };
}

type Count = { have: number | null; need: number | null; icon: Progress["icon"] };

function count(view: TableView, condition: ConditionView): Count {
  const players = view.players.length;
  const loyal = view.players.filter((one) => !one.exiled && !one.eliminated);
  const n = num(condition, "n");
  switch (condition.name) {
    case "rounds-survived-min":
      return { have: view.round, need: n, icon: "moon" };
    case "samples-min":
      return { have: view.colony.samples, need: n + num(condition, "per_player") * players, icon: "zombie" };
    case "cards-on-objective": {
      const symbols = String(condition.args["symbol"]).split("|");
      const starters = condition.args["starters"] !== false;
      const lying = view.colony.objective_cards.filter((card) => {
        const item = catalogue.items[card];
        return (
          item && (symbols.includes(item.symbol) || symbols.includes("any")) && (starters || item.deck !== "starter")
        );
      });
      return {
        have: lying.length,
        need: n + num(condition, "per_player") * players,
        icon: symbolIcon(symbols[0] ?? ""),
      };
    }
    case "food-tokens-min":
    case "food-min":
      return { have: view.colony.food, need: n + num(condition, "per_loyal_player") * loyal.length, icon: "food" };
    case "empty-decks-min":
      return { have: view.places.filter((place) => place.has_deck && !place.deck).length, need: n, icon: "cards" };
    case "each-loyal-player-equipped": {
      const symbol = String(condition.args["symbol"]);
      const armed = loyal.filter(
        (one) =>
          view.survivors
            .filter((survivor) => survivor.owner === one.seat)
            .flatMap((survivor) => survivor.equipment)
            .filter((item) => catalogue.items[item.card]?.symbol === symbol).length >= (n || 1),
      );
      return { have: armed.length, need: loyal.length, icon: symbolIcon(symbol) };
    }
    case "barricades-min":
    case "barricades-max":
      return where(view, condition, "barricades", n);
    case "zombies-min":
    case "zombies-max":
      return where(view, condition, "zombies", n);
    default:
      return { have: null, need: null, icon: "lantern" };
  }
}

function where(view: TableView, condition: ConditionView, token: "barricades" | "zombies", n: number): Count {
  const icon = token === "barricades" ? ("planks" as const) : ("zombie" as const);
  const home = view.places.find((place) => place.id === view.colony.place);
  const others = view.places.filter((place) => place.id !== view.colony.place);
  const fits = (have: number): boolean => (condition.name.endsWith("-max") ? have <= n : have >= n);
  switch (condition.args["where"]) {
    case "non-colony-total":
      return { have: sum(others.map((place) => sum(place[token]))), need: n, icon };
    case "each-non-colony":
      return { have: others.filter((place) => fits(sum(place[token]))).length, need: others.length, icon };
    case "each-colony-entrance":
      return { have: (home?.[token] ?? []).filter(fits).length, need: home?.[token].length ?? 6, icon };
    default: {
      const place = view.places.find((one) => one.id === condition.args["where"]);
      return place ? { have: sum(place[token]), need: n, icon } : { have: null, need: null, icon };
    }
  }
}
