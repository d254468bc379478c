"""What is looked for on a page: untranslated words, targets too small for a finger, barriers for some."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator

from tests.browser.guest import Guest
from tests.browser.house import AXE, ROOT

FINGER = 44
"""Pixels that a target for a finger has at least, in both directions."""

TEXTS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) found.push(walk.currentNode.data);
  for (const name of ["aria-label", "title", "placeholder", "alt"])
    for (const one of document.querySelectorAll(`[${name}]`)) found.push(one.getAttribute(name));
  return found;
}"""
CUT_OFF = """() => [...document.querySelectorAll("main [data-place]")].flatMap((place) => {
  const box = place.getBoundingClientRect();
  const flows = (one) => getComputedStyle(one).position === "static" && one.offsetHeight;
  const parts = [...place.children].filter(flows);
  const above = (one, bottom) => [...one.children].some((inner) => inner.getBoundingClientRect().top < bottom - 8);
  const over = parts.some((one, at) => at > 0 && above(one, parts[at - 1].getBoundingClientRect().bottom));
  const name = place.dataset.place;
  return [box.left < -1 || box.right > innerWidth + 1 ? `${name} is cut off` : "",
    over && name !== "colony" ? `${name} has no room for its parts` : ""].filter(Boolean);
})"""
LIKE_A_KEY = re.compile(r"(?<![\w-])[a-z]+(?:-[a-z0-9]+)+(?![\w-])")
PREFIXES = ("web-", "table-", "base-", "item-", "place-", "symbol-", "option-", "prompt-", "event-", "term-")


@cache
def keys() -> frozenset[str]:
    """The keys of all messages."""
    files = (ROOT / "src" / "overwinter").glob("**/en/*.ftl")
    line = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
    return frozenset(key for file in files for key in line.findall(file.read_text("utf-8")))


def untranslated(guest: Guest) -> list[str]:
    """Keys of messages and unfilled slots that can be read on the page."""
    texts: list[str] = guest.read(TEXTS)
    raw = {word for text in texts for word in LIKE_A_KEY.findall(text)}
    slots = {text for text in texts if "{$" in text or "{ $" in text}
    return sorted(word for word in raw if word in keys() or word.startswith(PREFIXES)) + sorted(slots)


def barriers(guest: Guest) -> list[str]:
    """What axe finds on the page that is serious or critical."""
    guest.page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = guest.page.evaluate(
        "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"
    )
    return [
        f"{one['impact']} {one['id']}: {node['target']} {node['html'][:160]} {node['failureSummary'][:300]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def cut_off(guest: Guest) -> list[str]:
    """Places that lie partly beside the window, and houses whose parts lie over each other."""
    found: list[str] = guest.read(CUT_OFF)
    return found


@cache
def _fitting() -> str:
    """The script that looks for what does not fit; its rules stand in it."""
    return Path(__file__).with_name("fitting.js").read_text("utf-8")


def misfits(guest: Guest) -> list[str]:
    """Texts that are cut, covered or outside of their box, and actions out of sight."""
    found: list[str] = guest.read(_fitting())
    return found


def too_small(targets: Locator) -> list[str]:
    """Those of the visible targets that a finger would miss."""
    found = []
    for target in targets.all():
        box = target.bounding_box()
        if box and (box["width"] < FINGER - 0.5 or box["height"] < FINGER - 0.5):
            name = target.get_attribute("aria-label") or target.inner_text()
            found.append(f"{name!r}: {box['width']:.0f} x {box['height']:.0f}")
    return found


def faults(guest: Guest) -> list[str]:
    """What bars somebody, is without words, or lies beside the window."""
    beyond = guest.width_beyond()
    return [*barriers(guest), *untranslated(guest), *([f"{beyond} pixels too wide"] if beyond > 0 else [])]
