/**
 * Options as the server lists them, ordered the way people think: somebody does something to something with a die.
 * Nothing here knows what is legal; it only sorts what is on offer.
 */
import type { DecisionInfo, OptionInfo } from "$types";

export type Value = string | number;
/** A slot that may stay empty (a fuel card with a move) is filled with this. */
export const NONE = "";

/** One thing that can be done: a pool of options that differ only in some slots. */
export type Act = {
  /** Unique within its list: the verb, or the verb with the card it is about. */
  key: string;
  verb: string;
  /** The card it is about, where the label needs its name. */
  card: string;
  /** Of a card with several ways to use it: this one. */
  way: string;
  options: OptionInfo[];
  /** What remains to be chosen, in the order of the sentence. */
  slots: string[];
};

/** Verbs that belong together, and their slots in the order in which they are asked. */
const SLOTS: Record<string, string[]> = {
  attack: ["target", "die"],
  "attack-survivor": ["target", "die"],
  "attack-special": ["card", "die"],
  "attack-bandit": ["die"],
  raid: ["way", "die"],
  search: ["die"],
  barricade: ["entrance", "die"],
  attract: ["die"],
  clean: ["die"],
  use: ["die"],
  move: ["to", "card"],
  "hand-off": ["card", "to"],
  equip: ["card", "survivor"],
  play: ["card"],
  ration: ["card", "die"],
  contribute: ["card", "survivor"],
  supply: ["card"],
  "spend-food": ["die"],
  request: ["symbol"],
  nominate: ["seat"],
  "use-effect": ["card"],
  "lab-die": ["die"],
  calm: ["card"],
  mission: ["card"],
};

/** The actions that every survivor has, in the order of the tray; the second part names its reason in `why_not`. */
export const SURVIVOR_ACTIONS: readonly [verb: string, reason: string][] = [
  ["attack", "attack"],
  ["search", "search"],
  ["barricade", "barricade"],
  ["attract", "attract"],
  ["move", "move"],
  ["clean", "clean"],
];

/** What is never done where two colonies are at war. */
const NOT_AT_WAR = new Set(["attract"]);

/** The actions of every survivor at a table. */
export const actionsOf = (war: boolean): readonly [verb: string, reason: string][] =>
  war ? SURVIVOR_ACTIONS.filter(([verb]) => !NOT_AT_WAR.has(verb)) : SURVIVOR_ACTIONS;

/** What modules add for survivors: shown where they are on offer, or where the reason why not is worth a word. */
export const MODULE_ACTIONS: readonly string[] = ["attack-special", "attack-bandit", "raid"];

export const arg = (option: OptionInfo, name: string): Value => {
  const value = option.args[name];
  return typeof value === "string" || typeof value === "number" ? value : NONE;
};

function act(verb: string, options: OptionInfo[], known: string[], card = "", way = ""): Act {
  const slots = (SLOTS[verb] ?? []).filter(
    (slot) => !known.includes(slot) && options.some((option) => arg(option, slot) !== NONE),
  );
  return { key: [verb, card, way].filter(Boolean).join(":"), verb, card, way, options, slots };
}

/** What a survivor can do; actions that every survivor has are listed even where nothing is on offer. */
export function survivorActs(decision: DecisionInfo | null, survivor: string, usual = SURVIVOR_ACTIONS): Act[] {
  const mine = (decision?.options ?? []).filter((option) => option.args["survivor"] === survivor);
  const found = usual.map(([verb]) =>
    act(
      verb,
      mine.filter((option) => option.verb === verb),
      ["survivor"],
    ),
  );
  const cards = [
    ...new Set(mine.filter((option) => option.verb === "use").map((option) => String(arg(option, "card")))),
  ];
  for (const card of cards) {
    const uses = mine.filter((option) => option.verb === "use" && option.args["card"] === card);
    found.push(act("use", uses, ["survivor", "card"], card));
  }
  for (const verb of [...MODULE_ACTIONS, "hand-off", "equip", "attack-survivor"]) {
    const offered = mine.filter((option) => option.verb === verb);
    if (offered.length) found.push(act(verb, offered, ["survivor"]));
  }
  return found;
}

/** What a card in hand can do. */
export function cardActs(decision: DecisionInfo | null, card: string): Act[] {
  const mine = (decision?.options ?? []).filter((option) => option.args["card"] === card);
  const ways = [...new Set(mine.map((option) => String(arg(option, "mode"))).filter(Boolean))];
  const inWays = ways.map((way) =>
    act(
      "play",
      mine.filter((option) => option.args["mode"] === way),
      ["card"],
      card,
      way,
    ),
  );
  const others = ["play", "calm", "equip", "ration", "contribute", "supply"].map((verb) =>
    act(
      verb,
      mine.filter(
        (option) => option.verb === verb && !option.args["mode"] && (verb !== "contribute" || !option.args["survivor"]),
      ),
      ["card"],
    ),
  );
  return [...inWays, ...others].filter((found) => found.options.length > 0);
}

/** What a player can do that needs no survivor: one act per verb. */
export function tableActs(decision: DecisionInfo | null): Act[] {
  const options = decision?.options ?? [];
  return ["mission", "lab-die", "calm", "request", "nominate", "spend-food", "use-effect"]
    .map((verb) =>
      act(
        verb,
        options.filter((option) => option.verb === verb),
        [],
      ),
    )
    .filter((found) => found.options.length > 0);
}

/** The act of laying cards for the crisis or on the objective, with the card still open. */
export function layingAct(decision: DecisionInfo | null, verb: "contribute" | "supply"): Act | null {
  const options = (decision?.options ?? []).filter((option) => option.verb === verb);
  return options.length ? act(verb, options, []) : null;
}

/** What is done where somebody stands. */
const LOCAL = new Set(["attack", "search", "barricade", "attract", "clean", ...MODULE_ACTIONS]);

/** Who could do something at a place (or at one of its entrances): acts with the survivor fixed by their options. */
export function placeActs(
  decision: DecisionInfo | null,
  place: string,
  entrance: number,
  placeOf: (survivor: string) => string,
): { survivor: string; act: Act }[] {
  const found: { survivor: string; act: Act }[] = [];
  const people = [...new Set((decision?.options ?? []).map((option) => String(arg(option, "survivor"))))].filter(
    Boolean,
  );
  for (const survivor of people) {
    for (const one of survivorActs(decision, survivor)) {
      let options = one.options;
      if (one.verb === "move") options = options.filter((option) => option.args["to"] === place);
      else if (placeOf(survivor) !== place || !LOCAL.has(one.verb)) options = [];
      else if (entrance && one.verb === "attack")
        options = options.filter((option) => option.verb === "attack" && option.args["target"] === entrance);
      else if (entrance && one.verb === "barricade")
        options = options.filter((option) => option.args["entrance"] === entrance);
      else if (entrance) options = [];
      if (options.length) found.push({ survivor, act: { ...one, options } });
    }
  }
  return found;
}

/** The options that agree with what is picked, one slot perhaps left out. */
export function fitting(of: Act, picks: Record<string, Value>, except = ""): OptionInfo[] {
  return of.options.filter((option) =>
    of.slots.every((slot) => slot === except || !(slot in picks) || arg(option, slot) === picks[slot]),
  );
}

/** What a slot can be, given the other picks. */
export function choices(of: Act, picks: Record<string, Value>, slot: string): Value[] {
  return [...new Set(fitting(of, picks, slot).map((option) => arg(option, slot)))];
}

/** Fill what needs no thought: the only choice, the lowest die, no extra card. */
export function filled(of: Act, picks: Record<string, Value>): Record<string, Value> {
  const found: Record<string, Value> = {};
  for (const slot of of.slots) {
    const picked = picks[slot];
    if (picked !== undefined && choices(of, found, slot).includes(picked)) found[slot] = picked;
  }
  for (const slot of of.slots) {
    if (slot in found) continue;
    const left = choices(of, found, slot);
    if (left.length === 1 && left[0] !== undefined) found[slot] = left[0];
    else if (slot === "die" && (!of.slots.includes("way") || "way" in found))
      found[slot] = Math.min(...left.map(Number));
    else if (slot !== "target" && slot !== "die" && left.includes(NONE)) found[slot] = NONE;
  }
  return found;
}

/** The option that the picks name, once all slots are filled. */
export function chosen(of: Act, picks: Record<string, Value>): OptionInfo | null {
  if (!of.slots.every((slot) => slot in picks)) return null;
  return fitting(of, picks)[0] ?? null;
}
