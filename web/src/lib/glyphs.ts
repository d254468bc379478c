/** The drawings: glyphs by name, and which one stands for a card. */
import { catalogue } from "./catalogue.svelte";
import type { IconName } from "../generated/icon-names";
import { icons as page } from "../generated/icons-page";

export type { IconName };

const glyphs: Partial<Record<IconName, string>> = { ...page };

/** The outline of a glyph. Those of the games come with the screens of a table (`moreGlyphs`). */
export const glyph = (name: IconName): string => glyphs[name] ?? "";

/** Take in glyphs that are loaded later than the page. */
export function moreGlyphs(more: Partial<Record<IconName, string>>): void {
  Object.assign(glyphs, more);
}

const TRADES: Record<string, IconName> = {
  sparky: "dog",
  "andrew-evans": "farmer",
  "forest-plum": "santa",
  "gray-beard": "anchor",
  "john-price": "school-bag",
  "loretta-clay": "cook",
  "carla-thompson": "radio",
  "jenny-clark": "coffee",
  "brandon-kane": "clean",
  "talia-jones": "crystal-ball",
  "mike-cho": "ninja",
  "harman-brooks": "hood",
  "bev-russell": "baby-bottle",
  "buddy-davis": "kick",
  "annaleigh-chan": "scales",
  "rod-miller": "driver",
  "janet-taylor": "syringe",
  "edward-white": "erlenmeyer",
  "alexis-grey": "bookshelf",
  "maria-lopez": "teacher",
  "david-garcia": "calculator",
  "ashley-ross": "builder",
  "james-meyers": "brain",
  "olivia-brown": "doctor",
  "sophie-robinson": "pilot",
  "gabriel-diaz": "extinguisher",
  "arthur-thurston": "bell",
  "thomas-heart": "soldier",
  "daniel-smith": "sheriff",
  "brian-lee": "mayor",
  "kodiak-colby": "wood-axe",
};

const ITEMS: Record<string, IconName> = {
  junk: "gears",
  fuel: "fuel",
  medicine: "medicine",
  pistol: "pistol",
  "sniper-rifle": "rifle",
  shotgun: "shotgun",
  padlock: "padlock",
  "night-vision-goggles": "goggles",
  "walkie-talkie": "walkie-talkie",
  hammer: "hammer",
  wrench: "tool",
  switchblade: "knife",
  "snow-shoes": "move",
  "rotten-flesh": "meat",
  "guide-to-leadership": "rule-book",
  "beginners-martial-arts": "kick",
  scissors: "scissors",
  megaphone: "attract",
  "baseball-bat": "bat",
  jazzercise: "boombox",
  "survivors-cookbook": "knife-fork",
  "reading-lamp": "lamp",
  "adrenaline-shot": "syringe",
  mop: "clean",
  flashlight: "torch",
  lighter: "lighter",
  "123-barricades": "education",
};

const SYMBOLS: Record<string, IconName> = {
  weapon: "weapon",
  fuel: "fuel",
  education: "education",
  food: "food",
  medicine: "medicine",
  tool: "tool",
  survivor: "survivor",
};

/** The glyph of a survivor's trade. */
export const tradeIcon = (survivor: string): IconName => TRADES[survivor.replace(/^[^-]+-/, "")] ?? "survivor";

/** The glyph of an item symbol. */
export const symbolIcon = (symbol: string): IconName => SYMBOLS[symbol] ?? "cards";

/** The large picture of an item card. */
export function itemIcon(card: string): IconName {
  const item = catalogue.items[card];
  if (!item) return "cards";
  if (item.name.startsWith("blueprints-")) return "scroll";
  return ITEMS[item.name] ?? symbolIcon(item.symbol);
}
