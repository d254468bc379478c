/** Where a note beside something stands, and what of the page it leaves bright. All in pixels of the styles. */
export type Box = { left: number; top: number; width: number; height: number };
export type Size = { width: number; height: number };
/** A dotted line from the note to its thing. */
export type Thread = { x1: number; y1: number; x2: number; y2: number };
export type Placed = { left: number; top: number; thread: Thread | null };

const EDGE = 8;
const GAP = 34;

const right = (box: Box): number => box.left + box.width;
const bottom = (box: Box): number => box.top + box.height;
const within = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

const apart = (a: Box, b: Box): boolean =>
  right(a) <= b.left || right(b) <= a.left || bottom(a) <= b.top || bottom(b) <= a.top;

/** Beside `thing` on a page of size `page`, away from everything in `free`: right, left, below or above it. */
export function beside(thing: Box, note: Size, page: Size, free: readonly Box[]): Placed {
  const x = within(EDGE, thing.left + thing.width / 2 - note.width / 2, page.width - note.width - EDGE);
  const y = within(EDGE, thing.top + thing.height / 2 - note.height / 2, page.height - note.height - EDGE);
  const middle = within(x + 20, thing.left + thing.width / 2, x + note.width - 20);
  const level = within(y + 20, thing.top + thing.height / 2, y + note.height - 20);
  const sides: (Placed & { thread: Thread })[] = [
    { left: right(thing) + GAP, top: y, thread: { x1: right(thing), y1: level, x2: right(thing) + GAP, y2: level } },
    {
      left: thing.left - GAP - note.width,
      top: y,
      thread: { x1: thing.left, y1: level, x2: thing.left - GAP, y2: level },
    },
    {
      left: x,
      top: bottom(thing) + GAP,
      thread: { x1: middle, y1: bottom(thing), x2: middle, y2: bottom(thing) + GAP },
    },
    {
      left: x,
      top: thing.top - GAP - note.height,
      thread: { x1: middle, y1: thing.top, x2: middle, y2: thing.top - GAP },
    },
  ];
  const fits = (one: Placed): boolean => {
    const box = { left: one.left, top: one.top, ...note };
    const inside =
      box.left >= EDGE && box.top >= EDGE && right(box) <= page.width - EDGE && bottom(box) <= page.height - EDGE;
    return inside && free.every((other) => apart(box, other));
  };
  return sides.find(fits) ?? squeezed(thing, note, page, x, free);
}

/** How much of one box lies under another. */
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(right(a), right(b)) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(bottom(a), bottom(b)) - Math.max(a.top, b.top));

/** Where nothing fits: at an end of the page, in its middle or in a corner, where the fewest are covered, and then the
 * least of them; else where the thing is not. */
function squeezed(thing: Box, note: Size, page: Size, left: number, free: readonly Box[]): Placed {
  const ends = [EDGE, Math.max(EDGE, page.height - note.height - EDGE)];
  if (thing.top + thing.height / 2 <= page.height / 2) ends.reverse();
  const columns = [left, EDGE, Math.max(EDGE, page.width - note.width - EDGE)];
  const places = ends.flatMap((top) => columns.map((column) => ({ left: column, top, thread: null })));
  const cost = (one: Placed): number => {
    const box = { left: one.left, top: one.top, ...note };
    const under = free.map((other) => shared(box, other)).filter((area) => area > 0);
    return under.length * page.width * page.height + under.reduce((sum, area) => sum + area, 0);
  };
  return places.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}

/** The first of these that a person can see: drawn, on the page, and not covered by anything but the note. */
export function inSight(selectors: readonly string[], over: (element: Element) => boolean): HTMLElement | null {
  for (const selector of selectors)
    for (const one of document.querySelectorAll<HTMLElement>(selector)) if (seen(one, over)) return one;
  return null;
}

function seen(element: HTMLElement, over: (element: Element) => boolean): boolean {
  const box = element.getBoundingClientRect();
  if (!box.width || !box.height) return false;
  const x = within(0, box.left + box.width / 2, innerWidth - 1);
  const y = within(0, box.top + box.height / 2, innerHeight - 1);
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
  const top = document.elementsFromPoint(x, y).find((one) => !over(one));
  // What lets clicks through is not found at its own place: only a sheet or a question over it hides it.
  const cover = top?.closest("dialog, [role=dialog]");
  return !cover || cover.contains(element);
}
