/** Gestures and their glyphs. */
import type { IconName } from "./glyphs";

export const EMOTES: Record<string, IconName> = {
  nod: "thumb-up",
  shrug: "shrug",
  thanks: "give",
  sorry: "broken-heart",
  think: "think",
  hurry: "hourglass",
  cheer: "cheer",
  fear: "scream",
  wave: "hand",
  yawn: "sleepy",
};
