/** The terms of a game: the glossary, and where its words stand in other texts. */
import type { Ref } from "./inspect.svelte";
import { t, ta, words } from "./words.svelte";

type Book = {
  /** The keys of its terms begin with this, those of the forms in which they stand in texts with that. */
  prefix: string;
  forms: string;
  terms: readonly string[];
  /** The reasons of a "why not" that rest on a ruling. */
  reasons: readonly string[];
  intro: string;
};

const COLONY: Book = {
  prefix: "term",
  forms: "inspect-term",
  intro: "web-rules-round",
  reasons: [
    "why-no-dice",
    "why-die-too-low",
    "why-moved",
    "why-no-space",
    "why-no-target",
    "why-no-bandit",
    "why-exiled",
    "why-no-entrance",
    "why-only-colony",
    "why-no-waste",
    "why-only-outside",
    "why-deck-empty",
    "why-wrong-place",
    "why-used",
    "why-no-use",
    "why-passive",
    "why-answer-first",
    "why-not-your-turn",
    "why-not-in-force",
    "why-special-first",
  ],
  terms: [
    "colony",
    "location",
    "survivor",
    "group-leader",
    "helpless",
    "influence",
    "attack-value",
    "search-value",
    "ability",
    "action-die",
    "attack",
    "move",
    "exposure",
    "wound",
    "frostbite",
    "bite",
    "bite-spread",
    "zombie",
    "entrance",
    "overrun",
    "barricade",
    "noise",
    "search",
    "attract",
    "clean",
    "waste",
    "food",
    "starvation",
    "morale",
    "crisis",
    "crossroads",
    "equipment",
    "hand-off",
    "request",
    "first-player",
    "main-objective",
    "secret-objective",
    "betrayer",
    "exile",
    "vote",
    "player-phase",
    "colony-phase",
    "round",
    "kill-or-remove",
    "despair",
    "trap",
    "unruly",
    "graveyard",
    "improvement",
    "bandit",
    "hideout",
    "laboratory",
    "experiment",
    "side-effect",
  ],
};
const RAXXON: Book = {
  prefix: "raxxonpage-term",
  forms: "inspect-rx",
  intro: "raxxonpage-rules",
  reasons: ["raxxonpage-why-target", "raxxonpage-why-full"],
  terms: ["crowd", "add", "flip", "kill", "healthy", "tokens", "quarantine", "infect", "power", "card", "solo"],
};
const BOOKS: Record<string, Book> = { colony: COLONY, raxxon: RAXXON };

export type Term = { name: string; title: string; text: string };
/** A name that stands in a text, and what it names. */
export type Name = { name: string; ref: Ref };
export type Piece = { text: string; ref?: Ref };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A pattern for whole words, the longest first; null if there are none. */
function pattern(forms: readonly string[]): RegExp | null {
  const known = [...new Set(forms.filter(Boolean))].sort((a, b) => b.length - a.length);
  if (!known.length) return null;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${known.map(escaped).join("|")})(?![\\p{L}\\p{N}])`, "giu");
}

/** A text in pieces: those that the pattern finds once each, with what they refer to. */
function split(text: string, found: RegExp | null, refOf: (form: string) => Ref, except: Ref): Piece[] {
  if (!found) return [{ text }];
  const pieces: Piece[] = [];
  const seen = new Set<Ref>(except ? [except] : []);
  let from = 0;
  for (const match of text.matchAll(found)) {
    const ref = refOf(match[0].toLowerCase());
    if (!ref || seen.has(ref)) continue;
    seen.add(ref);
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    pieces.push({ text: match[0], ref });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/** Names in a text, and nothing else. */
export function named(text: string, names: readonly Name[]): Piece[] {
  if (!names.length) return [{ text }];
  const refs = new Map(names.map((one) => [one.name.toLowerCase(), one.ref]));
  return split(text, pattern([...refs.keys()]), (form) => refs.get(form) ?? "", "");
}

class Glossary {
  /** The game whose words count. */
  game = $state("colony");
  readonly book = $derived(BOOKS[this.game] ?? COLONY);
  /** Every term that has words here. */
  readonly terms = $derived.by((): Term[] =>
    this.book.terms
      .map((name) => `${this.book.prefix}-${name}`)
      .filter((key) => words.has(key))
      .map((key) => ({
        name: key.slice(this.book.prefix.length + 1),
        title: t(key),
        text: ta(key, "text"),
      })),
  );
  /** The rulings behind a "why not" of this game, by key. */
  readonly reasons = $derived(this.book.reasons.map((key) => `ruling-${key}`).filter((key) => words.has(key)));
  readonly #forms = $derived.by((): Map<string, Ref> => {
    const found = new Map<string, Ref>();
    for (const name of this.book.terms) {
      const key = `${this.book.forms}-${name}`;
      if (!words.has(key)) continue;
      for (const form of t(key).split("|")) found.set(form.trim().toLowerCase(), `term:${name}`);
    }
    return found;
  });
  readonly #pattern = $derived(pattern([...this.#forms.keys()]));

  /** A text in pieces, its terms to be looked at; not what it is about itself. */
  cut(text: string, except: Ref = ""): Piece[] {
    return split(text, this.#pattern, (form) => this.#forms.get(form) ?? "", except);
  }
}

export const glossary = new Glossary();
