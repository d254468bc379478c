/** The printed facts of the cards: what stands on them besides words. */
import data from "../generated/catalogue.json";
import type { IconName } from "../generated/icons";

export type ItemFacts = { name: string; symbol: string; kind: string; deck: string; outsider: boolean };
export type SurvivorFacts = { influence: number; attack: number; search: number; human: boolean };
export type CrisisFacts = { prevent: string[] };
export type ObjectiveSide = { morale: number; rounds: number };
export type ObjectiveFacts = { length: string; sides: Record<string, ObjectiveSide> };
export type SecretFacts = { kind: string };
/** A group of the crowd: its icons by exact number of cards that are face up. */
export type GroupFacts = { health: string; flip: Record<string, string[]> };

export const catalogue = data as {
  items: Record<string, ItemFacts>;
  survivors: Record<string, SurvivorFacts>;
  crises: Record<string, CrisisFacts>;
  objectives: Record<string, ObjectiveFacts>;
  secrets: Record<string, SecretFacts>;
  groups: Record<string, GroupFacts>;
};

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
