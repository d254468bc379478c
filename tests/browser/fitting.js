/*
 * What does not fit on the page as it stands: one line for each fault, none if all is well.
 *
 * Looked at is the layer on top: an open modal dialog if there is one, else the whole page. Each text that is
 * painted must be whole, free and inside its box:
 *
 *   cut       part of it lies beyond an ancestor that hides what leaves it, or dots or a clamp stand for the rest
 *   beside    it lies beyond the window, and nothing scrolls there
 *   covered   something else that is painted lies over it
 *   overlaps  another text is written across it
 *   leaves    it goes beyond the painted box (ground or border) that it stands in
 *
 * and each action must be in sight:
 *
 *   hidden    a main action (data-confirm, .go, End turn) is outside the window or of what scrolls around it
 *   unhinted  a button is out of sight in something that scrolls, and nothing there shows that it goes on
 *
 * Exceptions are named where they are made.
 */
() => {
  const SLACK = 1.5; // pixels: letters may touch the edge of what holds them
  const faults = new Set();
  // What lets touches through is hit as well, for as long as this takes.
  const hit = new CSSStyleSheet();
  hit.replaceSync("* { pointer-events: auto !important; }");
  document.adoptedStyleSheets = [hit];

  // -- the layer on top ------------------------------------------------------------------------
  const open = [...document.querySelectorAll("dialog[open]:not([data-folded])")];
  const top = open.at(-1) ?? document.body;
  /** Pieces that lie over the table for a while and are skipped or closed: what they cover is not lost. */
  const FLOATING = "[data-telling], [data-floating], .ahead, .asks, dialog";

  const styles = new Map();
  const style = (one) => styles.get(one) ?? (styles.set(one, getComputedStyle(one)), styles.get(one));
  const parents = function* (one) {
    for (let at = one; at && at !== document.documentElement; at = at.parentElement) yield at;
  };
  /** Texts that are there for readers alone are one pixel large or clipped away. */
  const painted = (one) => {
    for (const at of parents(one)) {
      const css = style(at);
      if (css.visibility === "hidden" || css.opacity === "0" || css.clipPath === "inset(50%)") return false;
      if (css.clip !== "auto" && css.position === "absolute") return false;
      if (at.classList.contains("vh")) return false;
    }
    return true;
  };
  const ground = (one) => {
    const css = style(one);
    const solid = !/^(transparent|rgba\(.*, 0(\.[0-4]\d*)?\))$/.test(css.backgroundColor);
    return solid || css.backgroundImage !== "none";
  };
  const border = (one) => {
    const css = style(one);
    const drawn = (side) => parseFloat(css[`border${side}Width`]) > 0 && css[`border${side}Style`] !== "none";
    return ["Top", "Bottom", "Left", "Right"].every(drawn);
  };
  const tag = (one) => {
    const classes = [...one.classList].filter((name) => !name.startsWith("svelte-"));
    return one.tagName.toLowerCase() + classes.map((name) => `.${name}`).join("");
  };
  const named = (one) => {
    const place = one.closest?.("section[aria-label], aside, header, footer, dialog, main, [data-place]");
    return place && place !== one ? `${tag(place)} ${tag(one)}` : tag(one);
  };

  // -- what scrolls and what hides ---------------------------------------------------------------
  const scrolls = (one, way) => {
    const flow = style(one)[way === "x" ? "overflowX" : "overflowY"];
    return flow === "auto" || flow === "scroll";
  };
  const hides = (one, way) => {
    const flow = style(one)[way === "x" ? "overflowX" : "overflowY"];
    return flow === "hidden" || flow === "clip";
  };
  const inner = (one) => {
    const box = one.getBoundingClientRect();
    const zoom = box.width / (one.offsetWidth || box.width || 1);
    const left = box.left + one.clientLeft * zoom;
    const top = box.top + one.clientTop * zoom;
    return { left, top, right: left + one.clientWidth * zoom, bottom: top + one.clientHeight * zoom };
  };
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  /** The part of a box that is in sight, and what cuts it: an element that hides, or one that scrolls. */
  function seen(box, holder) {
    let shown = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    let cut = null;
    let scroller = null;
    let fixed = false;
    for (const at of parents(holder)) {
      const css = style(at);
      if (at !== holder || at.matches("button, p, small, b, span")) {
        const room = inner(at);
        for (const [way, low, high] of [
          ["x", "left", "right"],
          ["y", "top", "bottom"],
        ]) {
          if (fixed || css.display === "inline" || css.display === "contents") continue;
          const beyond = shown[low] < room[low] - SLACK || shown[high] > room[high] + SLACK;
          if (!beyond) continue;
          if (scrolls(at, way)) scroller ??= at;
          else if (hides(at, way) && !scroller) cut ??= at;
          if (scrolls(at, way) || hides(at, way)) {
            shown[low] = Math.max(shown[low], room[low]);
            shown[high] = Math.min(shown[high], room[high]);
          }
        }
      }
      if (css.position === "fixed" || at.tagName === "DIALOG") fixed = true;
    }
    const away = shown.right - shown.left < 1 || shown.bottom - shown.top < 1;
    return { shown, cut, scroller, away, fixed };
  }

  // -- texts ---------------------------------------------------------------------------------
  const texts = [];
  const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const holder = node.parentElement;
    if (!node.data.trim() || !holder || holder.closest("svg, script, style, option, noscript")) continue;
    if (!holder.getClientRects().length || !painted(holder)) continue;
    if (top === document.body && holder.closest("dialog:not([open])")) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    const words = node.data.trim().replace(/\s+/g, " ").slice(0, 40);
    const layer = holder.closest(FLOATING);
    for (const box of lines) texts.push({ node, holder, box, words, layer });
  }

  const say = (fault, text, more = "") => faults.add(`${fault}: "${text.words}" in ${named(text.holder)}${more}`);
  const slim = (box) => {
    const by = (box.bottom - box.top) * 0.22; // a line's box is taller than its letters
    return { left: box.left + 1, right: box.right - 1, top: box.top + by, bottom: box.bottom - by };
  };
  for (const text of texts) {
    const { holder } = text;
    const body = slim(text.box);
    const found = seen(body, holder);
    text.body = found.shown;
    text.away = found.away;
    if (found.cut) say("cut", text, ` by ${tag(found.cut)}`);
    for (const at of parents(holder)) {
      const css = style(at);
      const dots = css.textOverflow === "ellipsis" && at.scrollWidth > at.clientWidth + SLACK;
      const clamp = css.webkitLineClamp !== "none" && at.scrollHeight > at.clientHeight + SLACK;
      if (dots || clamp) say("cut", text, ` by the ${dots ? "dots" : "clamp"} of ${tag(at)}`);
      if (css.display !== "inline") break;
    }
    if (found.away || found.scroller) continue;
    if (body.left < -SLACK || body.right > innerWidth + SLACK) say("beside", text);
    const low = body.bottom > innerHeight + SLACK;
    const grows = document.scrollingElement.scrollHeight > innerHeight + 1 && !found.fixed;
    if (low && !grows) say("beside", text, " below the window");
    // The box that it stands in. What is placed by hand (a badge, a mark) has no box of its own.
    for (const at of parents(holder)) {
      const css = style(at);
      if (at === document.body) break;
      if (css.display !== "inline" && css.display !== "contents" && (ground(at) || border(at))) {
        const box = at.getBoundingClientRect();
        const out = Math.max(box.left - body.left, body.right - box.right, box.top - body.top, body.bottom - box.bottom);
        if (out > SLACK + 0.5) say("leaves", text, ` ${tag(at)} by ${Math.round(out)}`);
        break;
      }
      if (css.position === "absolute" || css.position === "fixed") break;
    }
  }

  // -- over each other -------------------------------------------------------------------------
  const inSight = texts.filter((text) => {
    const { left, right, top, bottom } = text.body;
    return !text.away && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
  });
  for (const text of inSight) {
    const { body, holder } = text;
    if (body.bottom - body.top < 4) continue; // the last of it, at the edge of what scrolls
    const y = (body.top + body.bottom) / 2;
    for (const x of [body.left + 2, (body.left + body.right) / 2, body.right - 2]) {
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      for (const at of document.elementsFromPoint(x, y)) {
        if (at.contains(holder) || holder.contains(at)) break;
        if (at.closest(FLOATING) !== text.layer) break;
        const sticks = [...parents(at)].some((one) => ["fixed", "sticky"].includes(style(one).position));
        if (sticks) break; // what stays at the edge lies over what scrolls below it: the end can be scrolled free
        if (at.closest("svg") ? ["path", "rect", "circle"].includes(at.tagName) : ground(at)) {
          say("covered", text, ` by ${named(at)}`);
          break;
        }
      }
    }
  }
  inSight.sort((a, b) => a.body.top - b.body.top);
  inSight.forEach((one, at) => {
    for (const other of inSight.slice(at + 1)) {
      if (other.body.top > one.body.bottom) break;
      if (other.node === one.node || other.layer !== one.layer) continue;
      const wide = Math.min(one.body.right, other.body.right) - Math.max(one.body.left, other.body.left);
      const high = Math.min(one.body.bottom, other.body.bottom) - Math.max(one.body.top, other.body.top);
      const sticky = (text) => [...parents(text.holder)].find((e) => ["fixed", "sticky"].includes(style(e).position));
      if (wide > 2 && high > 2 && sticky(one) === sticky(other)) say("overlaps", one, ` with "${other.words}"`);
    }
  });

  // -- actions ---------------------------------------------------------------------------------
  const MAIN = "[data-confirm], .btn.go, [data-end-turn]";
  for (const button of top.querySelectorAll("button, a.btn, [role=button]")) {
    if (!button.getClientRects().length || !painted(button) || button.matches(".skip")) continue; // seen with the focus
    if (top === document.body && button.closest("dialog:not([open])")) continue;
    const box = button.getBoundingClientRect();
    const found = seen(box, button);
    const words = (button.textContent.trim() || button.getAttribute("aria-label") || "").replace(/\s+/g, " ").slice(0, 40);
    if (button.matches(MAIN)) {
      const whole = box.top >= -SLACK && box.bottom <= innerHeight + SLACK && box.left >= -SLACK && box.right <= innerWidth + SLACK;
      if (!whole || found.cut || found.scroller) faults.add(`hidden: main action "${words}" of ${named(button)}`);
    } else if (found.cut && found.away) faults.add(`hidden: "${words}" of ${named(button)} by ${tag(found.cut)}`);
    else if (found.away && found.scroller) {
      const area = found.scroller;
      const room = inner(area);
      if (box.bottom < room.top + SLACK || box.right < room.left + SLACK) continue; // scrolled past
      const fades = style(area).maskImage !== "none" || area.matches("[data-more]");
      const down = area.scrollHeight > area.clientHeight + 1;
      const cutThrough = [...area.querySelectorAll("*")].some((one) => {
        const edge = one.getBoundingClientRect();
        return down
          ? edge.top < room.bottom - 6 && edge.bottom > room.bottom + 4
          : edge.left < room.right - 6 && edge.right > room.right + 4;
      });
      if (!fades && !cutThrough) faults.add(`unhinted: "${words}" of ${named(button)} in ${tag(area)}`);
    }
  }
  if (document.scrollingElement.scrollWidth > innerWidth + 1) faults.add("beside: the page is wider than the window");
  document.adoptedStyleSheets = [];
  return [...faults].sort();
}
