/** What pages of an inspection are put together from, in every game. */
import type { Part, Ref, Row, Tone } from "./inspect.svelte";
import { t, ta, words } from "./words.svelte";

/** A text; nothing where there is none. */
export const text = (said: string, more: { deep?: boolean; story?: boolean; tone?: Tone } = {}): Part[] =>
  said ? [{ kind: "text", text: said, ...more }] : [];

/** Lines below each other; nothing where there are none. */
export function rows(found: (Row | null)[], title = "", deep = false): Part[] {
  const kept = found.filter((row) => row !== null);
  return kept.length ? [{ kind: "rows", rows: kept, title, deep }] : [];
}

/** A glossary entry. */
export const term = (name: string): Ref => `term:${name}`;

/** The ruling that a "why not" rests on, with its number in docs/rulings.md. */
export function ruling(reason: string): Part[] {
  const key = `ruling-${reason}`;
  if (!words.has(key)) return [];
  return rows([{ icon: "rule-book", label: t(key) }], t("inspect-ruling", { number: ta(key, "number") }));
}
