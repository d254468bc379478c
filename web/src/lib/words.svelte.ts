/**
 * The words. Labels of the client and texts of cards come from the same Fluent files as on the server, by set: the
 * words of every page at first, those of a table's packs with the table (sets.svelte.ts). Where a language has no
 * words, the server has put English ones. Sentences about a game (options, log, prompts) arrive worded.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import { catalogue } from "./catalogue.svelte";
import { prefs, type Language } from "./prefs.svelte";

export type Args = Record<string, string | number>;

/** The set of words that every page needs. */
const PAGE = "page";

class Words {
  /** The language that is shown. */
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle | null>(null);
  #packs: readonly string[] = [];
  /** Sets of pages that few people open. */
  #more: readonly string[] = [];
  /** By set and language; whatever is here has arrived. */
  #read = new Map<string, FluentResource>();

  /** Switch to a language. */
  async load(language: Language): Promise<void> {
    await Promise.all(this.#all(this.#packs).map((name) => this.#fetch(name, language)));
    this.language = language;
    prefs.language = language;
    this.use(this.#packs);
  }

  /** Fetch the words of packs, to be shown by `use`. */
  async prepare(packs: readonly string[]): Promise<void> {
    await Promise.all(packs.map((name) => this.#fetch(name, this.language)));
  }

  /** Have the words of one more set beside the others; resolves when they can be shown. */
  async also(name: string): Promise<void> {
    if (this.#more.includes(name)) return;
    await this.#fetch(name, this.language);
    if (!this.#more.includes(name)) this.#more = [...this.#more, name];
    this.use(this.#packs);
  }

  #all(packs: readonly string[]): string[] {
    return [PAGE, ...this.#more, ...packs];
  }

  /** Show the words of these packs, which were prepared; later ones may replace what earlier ones say. */
  use(packs: readonly string[]): void {
    this.#packs = packs;
    // The language may have been switched while they were fetched.
    if (this.#all(packs).some((name) => !this.#read.has(`${name}/${this.language}`)))
      return void this.load(this.language);
    const bundle = new FluentBundle(this.language, { useIsolating: false });
    for (const name of this.#all(packs)) {
      const read = this.#read.get(`${name}/${this.language}`);
      if (read) bundle.addResource(read, { allowOverrides: true });
    }
    this.#bundle = bundle;
  }

  get ready(): boolean {
    return this.#bundle !== null;
  }

  async #fetch(name: string, language: Language): Promise<void> {
    const key = `${name}/${language}`;
    if (!this.#read.has(key)) this.#read.set(key, new FluentResource(await api.setWords(name, language)));
  }

  #find(key: string, attribute: string, args: Args): string | null {
    const message = this.#bundle?.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!this.#bundle || !pattern) return null;
    return this.#bundle.formatPattern(pattern, args as Record<string, FluentVariable>, []);
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
  return t(item ? item.words : id);
}

/** What an item, a survivor, a secret or a lasting card does, in one text; may be empty. */
export function cardText(id: string): string {
  const item = catalogue.items[id];
  if (item) return ta(item.words, "text");
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
