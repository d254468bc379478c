/** Single keys. They rest while somebody types, while a dialog is open, or when the player turned them off. */
import { prefs } from "./prefs.svelte";

export type Keys = Record<string, (event: KeyboardEvent) => void>;

function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/**
 * Listen for keys until the returned function is called; use in `$effect(() => onKeys({...}))`.
 * Letters are given in lower case ("a", "?", "Escape", "F6"). Esc, arrows, Enter, Backspace and F-keys work
 * even when single keys are off.
 */
export function onKeys(keys: Keys, options: { inDialogs?: boolean } = {}): () => void {
  const listener = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const act = keys[name];
    if (!act || typing(event.target)) return;
    if (event.key.length === 1 && !prefs.keys) return;
    if (!options.inDialogs && document.querySelector("dialog[open]:not([data-folded])")) return;
    act(event);
  };
  addEventListener("keydown", listener);
  return () => removeEventListener("keydown", listener);
}
