/** Arrow keys go to the nearest place or piece in their direction. */
const STOPS = "[data-stop], [data-piece], [data-yard], [data-survivor], .act, .choice, .ticket";

export function between(root: HTMLElement | undefined, event: KeyboardEvent, dx: number, dy: number): void {
  const here = document.activeElement;
  if (!root || !(here instanceof HTMLElement) || !here.matches(STOPS) || !root.contains(here)) return;
  const from = middle(here);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const stop of root.querySelectorAll<HTMLElement>(STOPS)) {
    if (stop === here || !(stop instanceof HTMLButtonElement) || !stop.offsetParent) continue;
    const to = middle(stop);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const across = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (along < 4) continue;
    const far = along + across * 2.5;
    if (far < least) [least, best] = [far, stop];
  }
  if (!best) return;
  event.preventDefault();
  best.focus();
}

function middle(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
