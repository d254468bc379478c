/** What a screen reader is told: politely for others' acts, at once for what cannot wait. */

import { untrack } from "svelte";

class Announcer {
  polite = $state("");
  assertive = $state("");

  say(text: string, how: "polite" | "assertive" = "polite"): void {
    if (!text) return;
    // The same sentence twice is two announcements: a changing invisible mark makes them differ.
    const before = untrack(() => this[how]);
    this[how] = text + (before.endsWith("\u200b") ? "" : "\u200b");
  }
}

export const announcer = new Announcer();
export const announce = (text: string, how?: "polite" | "assertive"): void => announcer.say(text, how);
