import "@fontsource/barlow/400.css";
import "@fontsource/barlow/500.css";
import "@fontsource/barlow/600.css";
import "@fontsource/barlow-condensed/500.css";
import "@fontsource/barlow-condensed/600.css";
import "@fontsource/barlow-condensed/700.css";
import "@fontsource-variable/newsreader/wght.css";
import "@fontsource-variable/newsreader/wght-italic.css";
import "./styles/tokens.css";
import "./styles/pieces.css";
import "./styles/base.css";
import "./styles/shared.css";

import { mount } from "svelte";
import App from "./App.svelte";
import { words } from "$lib/words.svelte";
import { prefs } from "$lib/prefs.svelte";
import { seats } from "$lib/seats.svelte";
import { beInstallable } from "$lib/shell";
import "$lib/scale.svelte";

beInstallable();
const target = document.getElementById("app");
if (target) {
  await words.load(prefs.language).catch(() => undefined);
  mount(App, { target });
  // A page that was left in the middle of it may have kept a seat and not told that it is ours.
  void seats.tell();
}
