/**
 * The words. Labels of the client and texts of cards come from the same Fluent files as on the server;
 * sentences about a game (options, log, prompts) arrive worded.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import { catalogue } from "./catalogue";
import { prefs, type Language } from "./prefs.svelte";

export type Args = Record<string, string | number>;

const FALLBACK: Language = "en";

class Words {
  /** The language that is shown. */
  language = $state<Language>(FALLBACK);
  #bundles = $state.raw<FluentBundle[]>([]);
  #loaded = new Map<Language, FluentBundle>();

  /** Switch to a language; its words are fetched once. */
  async load(language: Language): Promise<void> {
    const chain = language === FALLBACK ? [language] : [language, FALLBACK];
    const bundles = await Promise.all(chain.map((name) => this.#bundle(name)));
    this.language = language;
    this.#bundles = bundles;
    prefs.language = language;
  }

  get ready(): boolean {
    return this.#bundles.length > 0;
  }

  async #bundle(language: Language): Promise<FluentBundle> {
    const known = this.#loaded.get(language);
    if (known) return known;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of (await api.words(language)).files) {
      bundle.addResource(new FluentResource(file.text), { allowOverrides: true });
    }
    this.#loaded.set(language, bundle);
    return bundle;
  }

  #find(key: string, attribute: string, args: Args): string | null {
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(key);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return bundle.formatPattern(pattern, args as Record<string, FluentVariable>, []);
    }
    return null;
  }

  /** The message `key` with its arguments filled in; the key itself if nobody has words for it. */
  text(key: string, args: Args = {}): string {
    return this.#find(key, "", args) ?? key;
  }

  /** An attribute of a message, such as the "story" of a card; empty if there is none. */
  attribute(key: string, name: string, args: Args = {}): string {
    return this.#find(key, name, args) ?? "";
  }

  has(key: string, attribute = ""): boolean {
    return this.#find(key, attribute, {}) !== null;
  }
}

export const words = new Words();

/** A message: `t("web-lobby-start")`. */
export const t = (key: string, args?: Args): string => words.text(key, args);
/** An attribute of a message: `ta("base-sparky", "trade")`. */
export const ta = (key: string, attribute: string, args?: Args): string => words.attribute(key, attribute, args);

/** The full name of any card, survivor, crisis, objective. */
export function cardName(id: string): string {
  const item = catalogue.items[id];
  return t(item ? `item-${item.name}` : id);
}

/** What an item, a survivor, a secret or a lasting card does, in one text; may be empty. */
export function cardText(id: string): string {
  const item = catalogue.items[id];
  if (item) return ta(`item-${item.name}`, "text");
  for (const name of ["ability", "lasting", "fail", "text"]) {
    const found = ta(id, name);
    if (found) return found;
  }
  return "";
}

/** What everybody calls a survivor. */
export const shortName = (survivor: string): string => ta(survivor, "short") || t(survivor);

/** A place by name, or with "at" or "to" as part of a sentence ("at the school"). */
export const placeName = (place: string, how: "" | "at" | "to" = ""): string =>
  (how ? ta(`place-${place}`, how) : "") || t(`place-${place}`);

/** An item symbol; `how`: many, card, cards. */
export const symbolName = (symbol: string, how: "" | "many" | "card" | "cards" = ""): string =>
  (how ? ta(`symbol-${symbol}`, how) : "") || t(`symbol-${symbol}`);

/** "Tom, Ines and Yara". */
export function joined(parts: string[], how: "and" | "or" = "and"): string {
  if (parts.length < 2) return parts[0] ?? t("list-none");
  return t(`list-${how}`, { first: parts.slice(0, -1).join(", "), last: parts[parts.length - 1] ?? "" });
}
