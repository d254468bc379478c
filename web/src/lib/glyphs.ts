/** The drawings: glyphs by name, and which one stands for a card. */
import { catalogue, isBrought } from "./catalogue.svelte";
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
  "rosa-rodriguez": "mask",
  "rocco-bellini": "friends",
  "anita-wallace": "hood",
  "emma-han": "school-bag",
  "elijah-jordan": "boombox",
  "kevin-jackson": "rifle",
  "gia-najjar": "hand",
  "alfonso-ortega": "pistol",
  "melissa-gupta": "meditation",
  "jamie-gilmour": "torch",
  "cole-winters": "brain",
  "derek-yoshida": "package",
  "eric-parker": "bandage",
  "fatima-maktabi": "gears",
  "fatima-rhodes": "give",
  "nadia-rivers": "microphone",
  "lily-mae": "flame",
  "tomasz-krol": "bricks",
  "chloe-larousse": "lockpicks",
  blue: "monkey",
  "bernadette-wilson": "mayor",
  "george-coleman": "builder",
  "charlotte-ross": "hand",
  honiahaka: "talk",
  "huang-fen": "school-bag",
  "the-enforcer": "fist",
  "scott-wheeler": "rifle",
  "hawk-wheeler": "goggles",
  "pastor-fitzpatrick": "prayer",
  "danica-walker": "kick",
  "marcus-johnson": "torch",
  "inez-calderon": "bullets",
  "ruth-abernathy": "bell",
  "theo-lindqvist": "padlock",
  "teodora-kovac": "paw",
  "promo-kd-james": "thermometer",
  "promo-meryl-wolfe": "scroll",
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
  "fuel-or-fire": "fuel",
  "junk-or-build": "gears",
  "pistol-or-threat": "pistol",
  "riot-shotgun": "shotgun",
  "tear-gas": "chaotic",
  "body-armor": "armor",
  handcuffs: "handcuffs",
  "police-radio": "walkie-talkie",
  "nail-board": "bat",
  crowbar: "tool",
  "field-guide": "education",
  painkillers: "pills",
  antidepressants: "pills",
  "first-aid-kit": "heal",
  "bone-saw": "scissors",
  stretcher: "bandage",
  "sports-pads": "armor",
  "hockey-stick": "bat",
  "chemistry-set": "erlenmeyer",
  textbook: "education",
  loudspeaker: "attract",
  "kitchen-knife": "knife",
  "shopping-cart": "cart",
  "cleaning-supplies": "clean",
  "duct-tape": "bandage",
  "self-help-book": "rule-book",
  "preserving-book": "knife-fork",
  "carpentry-manual": "hammer",
  "trap-handbook": "rule-book",
  "survival-guide": "education",
  "city-archive": "bookshelf",
  magnifier: "search",
  toolbox: "toolbox",
  "gas-can-bomb": "volatile",
  "tire-iron": "tool",
  "box-of-bullets": "bullets",
  "scoped-rifle": "rifle",
  "flak-vest": "armor",
  "white-flag": "flag",
  "flash-grenade": "volatile",
  bullhorn: "attract",
  chainsaw: "wood-axe",
  crossbow: "crossbow",
  "nail-bat": "bat",
  "riot-shield": "armor",
  "flare-gun": "pistol",
  snowshoes: "move",
  "rope-ladder": "steps",
  "lock-picks": "lockpicks",
  sandbags: "bricks",
  "portable-stove": "flame",
  jerrycan: "fuel",
  antifreeze: "frost",
  "sack-of-oats": "wheat",
  "dog-food": "dog",
  "strong-painkillers": "pills",
  "suture-kit": "scissors",
  "caffeine-pills": "coffee",
  "bird-guide": "education",
  "town-map": "scroll",
  "drill-manual": "rule-book",
  "picture-book": "education",
  "refugee-family": "helpless",
  "odds-and-ends": "package",
};

/** By the way in which a two-way card is used. */
const WAYS: Record<string, IconName> = {
  food: "food",
  feed: "dog",
  trade: "give",
  move: "fuel",
  fire: "flame",
  junk: "gears",
  build: "hammer",
  pistol: "pistol",
  threat: "mask",
  calm: "hand",
  arrest: "handcuffs",
  patch: "tool",
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

/** The glyphs of the ways in which a two-way card can be used at the table in view; none for other cards. */
export function wayIcons(card: string): IconName[] {
  const ways = Object.entries(catalogue.items[card]?.ways ?? {});
  const open = ways.filter(([, by]) => isBrought(by, catalogue.modules));
  return open.length > 1 ? open.map(([way]) => WAYS[way] ?? "cards") : [];
}

/** The large picture of an item card. */
export function itemIcon(card: string): IconName {
  const item = catalogue.items[card];
  if (!item) return "cards";
  if (/^blueprints?-/.test(item.name)) return "scroll";
  if (item.name.endsWith("-pill")) return "pills";
  return ITEMS[item.name] ?? symbolIcon(item.symbol);
}
