/** Whether a foreseen line is a gain or a loss, and the glyph for it. */
import type { IconName } from "$lib/glyphs";
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
