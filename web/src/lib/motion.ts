/**
 * Pieces travel from where they were to where they are. Every piece carries `data-piece`; before a change the
 * places of all are remembered, after it they move. Nothing waits for it.
 */
import { scale } from "$lib/scale.svelte";

const TRAVEL = 320;
const ARRIVE = 180;
const APART = 60;
const LONGEST = 1200;

type Spots = Map<string, DOMRect>;

/** Where all pieces are now. */
export function spots(root: HTMLElement): Spots {
  const found: Spots = new Map();
  for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]"))
    found.set(piece.dataset["piece"] ?? "", piece.getBoundingClientRect());
  return found;
}

/** Let pieces travel from `before`; new ones of the dead arrive one after another. */
export function travel(root: HTMLElement, before: Spots, calm: boolean): void {
  if (!before.size) return;
  let late = 0;
  for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const key = piece.dataset["piece"] ?? "";
    const was = before.get(key);
    if (was === undefined) {
      if (calm) piece.animate([{ opacity: 0 }, { opacity: 1 }], 120);
      else {
        arrive(piece, key[0] ?? "", Math.min(late, LONGEST));
        if (key[0] === "z" || key[0] === "b") late += APART;
      }
      continue;
    }
    if (calm || key[0] !== "s") continue;
    const now = piece.getBoundingClientRect();
    const dx = (was.x - now.x) / scale.now;
    const dy = (was.y - now.y) / scale.now;
    if (Math.abs(dx) + Math.abs(dy) < 2) continue;
    piece.animate(
      [
        { transform: `translate(${dx}px, ${dy}px)`, zIndex: 20 },
        { transform: `translate(${dx * 0.4}px, ${dy * 0.4 - 14}px)`, zIndex: 20, offset: 0.6 },
        { transform: "none", zIndex: 20 },
      ],
      { duration: TRAVEL, easing: "ease-out" },
    );
  }
}

function arrive(piece: HTMLElement, kind: string, delay: number): void {
  const from =
    kind === "d"
      ? { transform: "rotate(-200deg) scale(.3)", opacity: 0 }
      : kind === "c" || kind === "h"
        ? { transform: "translateY(-26px) rotateY(90deg)", opacity: 0 }
        : { transform: "translateY(14px) scale(.6)", opacity: 0 };
  const duration = kind === "d" ? 500 : kind === "c" || kind === "h" ? 260 : ARRIVE;
  piece.animate([from, { transform: "none", opacity: 1 }], { duration, delay, easing: "ease-out", fill: "backwards" });
}
