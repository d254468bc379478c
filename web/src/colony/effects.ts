/** Whether a foreseen line is a gain or a loss, and the glyph for it. */
import type { IconName } from "$lib/glyphs";
import { glossary } from "$lib/glossary.svelte";
import type { Line } from "$types";

export type Tone = "gain" | "cost" | "";

export function tone(line: Line): Tone {
  const n = Number(line.args["n"] ?? 0);
  switch (line.key) {
    case "foresee-morale":
    case "foresee-food":
      return n < 0 ? "cost" : "gain";
    case "foresee-healed":
    case "foresee-kills":
    case "foresee-barricade":
    case "foresee-zombies-gone":
    case "foresee-cleaned":
    case "foresee-joins":
      return "gain";
    case "foresee-zombies":
    case "foresee-barricade-breaks":
    case "foresee-entrance-full-dies":
    case "foresee-helpless-dies":
    case "foresee-wound":
    case "foresee-dies":
    case "foresee-barricades-gone":
    case "foresee-starvation":
    case "foresee-leaves":
    case "foresee-last-survivor":
    case "foresee-ends-game":
      return "cost";
    default:
      return "";
  }
}

export function lineIcon(line: Line): IconName {
  const ICONS: Record<string, IconName> = {
    "foresee-morale": "flame",
    "foresee-food": "food",
    "foresee-healed": "heal",
    "foresee-zombies": "skull",
    "foresee-dies": "skull",
    "foresee-entrance-full-dies": "skull",
    "foresee-helpless-dies": "skull",
    "foresee-wound": "wound",
    "foresee-noise": "attract",
    "foresee-joins": "survivor",
    "foresee-kills": "attack",
    "foresee-waste": "waste",
    "foresee-cleaned": "clean",
    "odds-line": "wound",
    "odds-roll": "wound",
    "foresee-helpless": "helpless",
    "foresee-card-lost": "cards",
    "foresee-placed": "steps",
    "foresee-starvation": "food",
  };
  return ICONS[line.key] ?? "steps";
}

/** What a foreseen line is about, by the term of the glossary. */
const ABOUT: Record<string, string> = {
  "foresee-morale": "morale",
  "foresee-food": "food",
  "foresee-zombies": "zombie",
  "foresee-zombies-gone": "zombie",
  "foresee-kills": "zombie",
  "foresee-helpless": "helpless",
  "foresee-barricade": "barricade",
  "foresee-barricades-gone": "barricade",
  "foresee-waste": "waste",
  "foresee-noise": "noise",
  "foresee-starvation": "starvation",
  "foresee-wound": "wound",
  "foresee-healed": "wound",
  "foresee-dies": "kill-or-remove",
};
const TERM_ICONS: Record<string, IconName> = {
  morale: "flame",
  food: "food",
  zombie: "skull",
  helpless: "helpless",
  barricade: "bricks",
  waste: "waste",
  noise: "attract",
  starvation: "food",
  wound: "wound",
  frostbite: "frost",
  exposure: "wound",
  "action-die": "gears",
  equipment: "school-bag",
  crisis: "crisis",
  vote: "vote",
  exile: "steps",
  "secret-objective": "secret",
  bandit: "mask",
  experiment: "virus",
  improvement: "hammer",
};

export type Effect = { text: string; icon: IconName; tone: Tone };

/**
 * What an option says, sentence by sentence: each with a glyph, and as a gain or a loss where the server foresees it
 * as one. `here`: what it would mean at this table beyond that.
 */
export function effects(text: string, foreseen: readonly Line[]): { said: Effect[]; here: Line[] } {
  const here = [...foreseen];
  const said = text
    .split(/(?<=[.:])\s+(?=\p{Lu}|\d)/u)
    .filter(Boolean)
    .map((sentence): Effect => {
      const terms = glossary
        .cut(sentence)
        .filter((piece) => piece.ref)
        .map((piece) => piece.ref?.slice("term:".length) ?? "");
      const at = here.findIndex((line) => terms.includes(ABOUT[line.key] ?? " "));
      const line = here[at];
      if (line) here.splice(at, 1);
      const icon = terms.map((term) => TERM_ICONS[term]).find(Boolean);
      return { text: sentence, icon: line ? lineIcon(line) : (icon ?? "steps"), tone: line ? tone(line) : "" };
    });
  return { said, here };
}
