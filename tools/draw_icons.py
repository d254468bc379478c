"""Draw the pictures that devices and other sites want of the page: ``python tools/draw_icons.py``.

All of them come from ``web/public/icon.svg`` and a few lines here; Chromium does the drawing. The results lie
beside that file and are part of the sources, so that building the page needs no browser.
"""

from __future__ import annotations

import os
import shutil
import struct
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

WEB = Path(__file__).resolve().parent.parent / "web"
PUBLIC = WEB / "public"
FONT = WEB / "node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2"
STORY = WEB / "node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2"
NIGHT = "#0A1320"

PREVIEW = """<style>
@font-face {{ font-family: sign; src: url({sign}); }}
@font-face {{ font-family: story; src: url({story}); }}
body {{ margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; color: #eef3f8;
  background:
    radial-gradient(ellipse 50% 70% at 76% 62%, rgba(255,170,80,.42), rgba(255,170,80,.1) 55%, transparent 78%),
    linear-gradient(#0a1320, #17304a 70%, #0b1522); }}
svg {{ position: absolute; right: 70px; top: 85px; width: 460px; height: 460px; }}
svg rect, path[fill='#182A41'], path[fill='#DCE8F2'] {{ display: none; }}
h1 {{ font: 150px/1 sign; margin: 0; position: absolute; left: 76px; top: 170px; }}
p {{ font: 40px/1.3 story; margin: 0; position: absolute; left: 80px; top: 345px; width: 520px; color: #c3d0dd; }}
</style>{icon}<h1>Overwinter</h1><p>A colony, a winter, and people who may not all want the same.</p>"""


def _picture(
    browser: Browser, html: str, size: tuple[int, int], *, clear: bool = False, photo: bool = False
) -> bytes:
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    sheet = PUBLIC / ".drawing.html"  # a file may load fonts from files
    sheet.write_text(f"<!doctype html>{html}", encoding="utf-8")
    page.goto(sheet.as_uri())
    page.evaluate("() => document.fonts.ready")
    data = page.screenshot(type="jpeg", quality=86) if photo else page.screenshot(omit_background=clear)
    page.close()
    sheet.unlink()
    return data


def _icon(browser: Browser, svg: str, size: int, *, inset: float = 0.0, ground: str = "") -> bytes:
    """The icon in a size. ``inset``: room around it, for devices that cut their own shape out."""
    side = round(size * (1 - 2 * inset))
    style = f"margin:0;display:grid;place-content:center;height:{size}px;background:{ground or 'transparent'}"
    html = f'<body style="{style}"><div style="width:{side}px;height:{side}px">{svg}</div></body>'
    return _picture(browser, html, (size, size), clear=not ground)


def _badge(svg: str) -> str:
    """The flame alone, in white: where a phone shows no colours."""
    flame = next(line for line in svg.splitlines() if "#C77A22" in line).replace("#C77A22", "#FFFFFF")
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="110 70 292 350">{flame}</svg>'


def _ico(png: bytes, size: int) -> bytes:
    """A picture as the oldest browsers want it."""
    head = struct.pack("<HHH", 0, 1, 1)
    return head + struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(png), 22) + png


def main() -> int:
    """Draw all of them."""
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    square = svg.replace('rx="110"', 'rx="0"')
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        made = {
            "icon-192.png": _icon(browser, svg, 192),
            "icon-512.png": _icon(browser, svg, 512),
            "icon-maskable-512.png": _icon(browser, square, 512, inset=0.08, ground=NIGHT),
            "apple-touch-icon.png": _icon(browser, square, 180, ground=NIGHT),
            "badge.png": _icon(browser, _badge(svg), 96, inset=0.08),
            "favicon.ico": _ico(_icon(browser, svg, 32), 32),
            "preview.jpg": _picture(
                browser,
                PREVIEW.format(sign=FONT.as_uri(), story=STORY.as_uri(), icon=svg),
                (1200, 630),
                photo=True,
            ),
        }
        browser.close()
    for name, data in made.items():
        (PUBLIC / name).write_bytes(data)
    return 0


if __name__ == "__main__":
    sys.exit(main())
