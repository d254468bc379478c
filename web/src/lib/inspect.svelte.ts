/**
 * Looking at things. Whatever can be looked at has `data-look="kind:id"`; the mouse rests on it, a finger holds it,
 * Q or the menu key asks about it, and a tap on what does nothing else opens it. The game says what there is to know
 * (`Look`): from the view of the seat and from what is printed on cards, so an inspection never asks the server.
 */
import type { IconName } from "./glyphs";
import { onKeys } from "./keys";
import type { SeatModel } from "./seat";

/** What is looked at: a kind and an id, "survivor:base-sparky". */
export type Ref = string;
export type Tone = "" | "bad" | "good" | "quiet";

/** A line: what, how much, and what can be looked at further. */
export type Row = {
  label: string;
  value?: string | undefined;
  icon?: IconName | undefined;
  ref?: Ref | undefined;
  tone?: Tone | undefined;
};
export type Part =
  | { kind: "text"; text: string; tone?: Tone; story?: boolean; deep?: boolean }
  | { kind: "rows"; title?: string; rows: Row[]; deep?: boolean };

export type Page = {
  ref: Ref;
  /** What sort of thing it is, in a word. */
  sort: string;
  title: string;
  icon?: IconName | undefined;
  /** A survivor and the seat that it belongs to: drawn as on the table. */
  token?: { survivor: string; seat: number } | undefined;
  /** An item: drawn as a card. */
  card?: string | undefined;
  /** Parts that are `deep` stand only on the open page, not in what hovers. */
  parts: Part[];
};

/** What there is to know about a thing at this table; null: nothing. */
export type Look = (seat: SeatModel, ref: Ref) => Page | null;

export const look = (kind: string, ...ids: (string | number)[]): Ref => [kind, ...ids].join(":");

class Inspector {
  /** The pages that were opened one from the other; the last one is shown. */
  trail = $state.raw<readonly Ref[]>([]);
  /** Whether there is somebody to ask: at a table there is, elsewhere words are just words. */
  attended = $state(false);
  /** What the mouse rests on, and where that is. */
  hover = $state.raw<{ ref: Ref; box: DOMRect } | null>(null);

  get ref(): Ref {
    return this.trail.at(-1) ?? "";
  }
  open(ref: Ref): void {
    this.hover = null;
    if (ref && ref !== this.ref) this.trail = this.trail.length ? [...this.trail, ref] : [ref];
  }
  back(): void {
    this.trail = this.trail.slice(0, -1);
  }
  close(): void {
    this.trail = [];
    this.hover = null;
  }
}

export const inspector = new Inspector();

/** Until a resting mouse is taken for a question, and a resting finger. */
const REST = 380;
const HOLD = 480;
/** A finger that moves further than this scrolls. */
const STRAY = 10;

const at = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-look]") : null;
const refOf = (element: HTMLElement): Ref => element.dataset["look"] ?? "";

/** Whether a click on it does something else: it is part of a button that works. */
function busy(target: Element): boolean {
  const control = target.closest("button, a, input, select, textarea, label, summary, [role=button]");
  return control !== null && control.getAttribute("aria-disabled") !== "true";
}

/** Attend to mouse, finger and keys until the returned function is called; `nothing` is told where there is nothing. */
export function attend(nothing: () => void): () => void {
  let resting = 0;
  let holding = 0;
  let swallow = false;
  let start = { x: 0, y: 0 };

  const leave = (): void => {
    clearTimeout(resting);
    inspector.hover = null;
  };
  const over = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" || event.buttons) return;
    const element = at(event.target);
    if (!element) return leave();
    if (inspector.hover?.ref === refOf(element)) return;
    clearTimeout(resting);
    const soon = inspector.hover ? REST / 4 : REST;
    inspector.hover = null;
    resting = window.setTimeout(() => {
      if (element.isConnected) inspector.hover = { ref: refOf(element), box: element.getBoundingClientRect() };
    }, soon);
  };
  const down = (event: PointerEvent): void => {
    leave();
    swallow = false;
    clearTimeout(holding);
    const element = at(event.target);
    if (event.pointerType === "mouse" || !element) return;
    start = { x: event.clientX, y: event.clientY };
    holding = window.setTimeout(() => {
      swallow = true;
      inspector.open(refOf(element));
    }, HOLD);
  };
  const move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STRAY) clearTimeout(holding);
  };
  const up = (): void => clearTimeout(holding);
  const click = (event: MouseEvent): void => {
    if (swallow) {
      swallow = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const element = at(event.target);
    if (element && event.target instanceof Element && !busy(event.target)) inspector.open(refOf(element));
  };
  // The right button, a long touch, the menu key: the browser asks for the menu of a thing, and this is it.
  const menu = (event: MouseEvent): void => {
    const element = at(event.target);
    if (!element) return;
    event.preventDefault();
    clearTimeout(holding);
    if (!swallow) inspector.open(refOf(element));
  };
  const ask = (event: KeyboardEvent): void => {
    const element = at(document.activeElement);
    event.preventDefault();
    if (element) inspector.open(refOf(element));
    else nothing();
  };

  inspector.attended = true;
  const quiet = onKeys({ q: ask }, { inDialogs: true });
  addEventListener("pointerover", over);
  addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  addEventListener("click", click, true);
  addEventListener("contextmenu", menu);
  addEventListener("scroll", leave, true);
  addEventListener("keydown", leave);
  document.documentElement.addEventListener("pointerleave", leave);
  return () => {
    quiet();
    leave();
    up();
    removeEventListener("pointerover", over);
    removeEventListener("pointerdown", down);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
    removeEventListener("click", click, true);
    removeEventListener("contextmenu", menu);
    removeEventListener("scroll", leave, true);
    removeEventListener("keydown", leave);
    document.documentElement.removeEventListener("pointerleave", leave);
    inspector.close();
    inspector.attended = false;
  };
}
