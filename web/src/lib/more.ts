/**
 * Marks what scrolls while more of it lies below or to the right: `{@attach more}`. The styles fade that edge
 * (base.css), so that nothing out of sight goes unnoticed.
 */
export function more(area: HTMLElement): () => void {
  const EDGE = 4;
  const look = (): void => {
    const down = area.scrollHeight - area.clientHeight - area.scrollTop > EDGE;
    const right = area.scrollWidth - area.clientWidth - area.scrollLeft > EDGE;
    const now = down ? "down" : right ? "right" : "";
    if (now) area.dataset["more"] = now;
    else delete area.dataset["more"];
  };
  const sizes = new ResizeObserver(look);
  const parts = new MutationObserver(look);
  sizes.observe(area);
  parts.observe(area, { childList: true, subtree: true, characterData: true });
  area.addEventListener("scroll", look, { passive: true });
  look();
  return () => {
    sizes.disconnect();
    parts.disconnect();
    area.removeEventListener("scroll", look);
  };
}
