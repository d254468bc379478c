/** Shows a moment from dev/fixtures: `?f=turn&theme=light&language=de`. */
import "@fontsource/barlow/latin-400.css";
import "@fontsource/barlow/latin-500.css";
import "@fontsource/barlow/latin-600.css";
import "@fontsource/barlow-condensed/latin-500.css";
import "@fontsource/barlow-condensed/latin-600.css";
import "@fontsource/barlow-condensed/latin-700.css";
import "@fontsource-variable/newsreader/wght.css";
import "@fontsource-variable/newsreader/wght-italic.css";
import "../../src/styles/tokens.css";
import "../../src/styles/pieces.css";
import "../../src/styles/base.css";
import { mount } from "svelte";
import { prefs } from "$lib/prefs.svelte";
import { words } from "$lib/words.svelte";
import Look from "./Look.svelte";

const query = new URLSearchParams(location.search);
const files = import.meta.glob<string>(
  ["../../../src/overwinter/words/*/*.ftl", "../../../src/overwinter/packs/base/words/*/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);
// Words come from the files instead of a server.
const real = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const found = /\/api\/words\/(\w+)/.exec(String(input));
  if (!found) return real(input, init);
  const mine = Object.entries(files).filter(([path]) => path.includes(`/${found[1]}/`));
  return new Response(JSON.stringify({ language: found[1], files: mine.map(([name, text]) => ({ name, text })) }));
};
prefs.theme = query.get("theme") === "light" ? "light" : "dark";
if (query.get("calm")) prefs.motion = "calm";
await words.load((query.get("language") ?? "en") as "en");
const fixture = await (await real(`/dev/fixtures/${query.get("f") ?? "turn"}.json`)).json();
const target = document.getElementById("app");
if (target) mount(Look, { target, props: { fixture } });
