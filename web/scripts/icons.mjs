// Takes the glyphs named in icons.json out of the game-icons set and writes them to src/generated: those that the
// pages before a game show (`page`), the rest, and whom to thank.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
const { page, authors } = JSON.parse(readFileSync(new URL("../icons.json", import.meta.url), "utf8"));

/** The outlines of a glyph: all of the set are plain paths in one colour. */
function paths(name) {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
  if (!icon) throw new Error(`the icon set has no "${name}"`);
  const rest = icon.body.replace(/<path [^>]*?d="([^"]+)"[^>]*\/>/g, "").replace(/<\/?g[^>]*>/g, "");
  if (rest.trim()) throw new Error(`"${name}" is more than paths: ${rest}`);
  return [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join("");
}

const icons = {};
const credits = [];
for (const [author, names] of Object.entries(authors)) {
  for (const [ours, theirs] of Object.entries(names)) icons[ours] = paths(theirs);
  credits.push({ author, glyphs: [...new Set(Object.values(names))].sort() });
}

const names = Object.keys(icons).sort();
const folder = new URL("../src/generated/", import.meta.url);
mkdirSync(folder, { recursive: true });

function write(file, ...lines) {
  const text = ["// Made by scripts/icons.mjs from icons.json. Do not edit.", ...lines, ""].join("\n");
  writeFileSync(new URL(file, folder), text);
}

/** The glyphs of these names as one object. */
const listed = (chosen) => chosen.map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(icons[name])},`);

for (const name of page)
  if (!icons[name]) throw new Error(`icons.json wants "${name}" on the page and does not have it`);
write("icons-page.ts", "export const icons = {", ...listed(page), "};");
const rest = names.filter((name) => !page.includes(name));
write("icons-games.ts", "export const icons = {", ...listed(rest), "};");
write("icon-names.ts", "export type IconName =", ...names.map((name) => `  | ${JSON.stringify(name)}`), ";");
const thanks = JSON.stringify(credits);
write("credits.ts", `export const credits: { author: string; glyphs: string[] }[] = ${thanks};`);
