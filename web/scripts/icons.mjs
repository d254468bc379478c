// Takes the glyphs named in icons.json out of the game-icons set and writes src/generated/icons.ts.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
const wanted = JSON.parse(readFileSync(new URL("../icons.json", import.meta.url), "utf8"));

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
for (const [author, names] of Object.entries(wanted)) {
  for (const [ours, theirs] of Object.entries(names)) icons[ours] = paths(theirs);
  credits.push({ author, glyphs: [...new Set(Object.values(names))].sort() });
}

const lines = Object.entries(icons).sort(([a], [b]) => a.localeCompare(b));
mkdirSync(new URL("../src/generated/", import.meta.url), { recursive: true });
writeFileSync(
  new URL("../src/generated/icons.ts", import.meta.url),
  [
    "// Made by scripts/icons.mjs from icons.json. Do not edit.",
    "export const icons = {",
    ...lines.map(([name, d]) => `  ${JSON.stringify(name)}: ${JSON.stringify(d)},`),
    "} as const;",
    "export type IconName = keyof typeof icons;",
    `export const credits: { author: string; glyphs: string[] }[] = ${JSON.stringify(credits)};`,
    "",
  ].join("\n"),
);
