"""How long a first visit takes until something is seen, on a slow line and a slow processor.

python -m tests.browser.first_picture [VISITS]
"""

from __future__ import annotations

import statistics
import sys

from playwright.sync_api import Browser

from tests.browser import house
from tests.browser.guest import Guest

LINE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
"""1.6 Mbit/s down, 150 ms."""
SLOWER = 4
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"


def visit(browser: Browser, home: str) -> float:
    """Milliseconds until the first picture of the start page, for somebody who was never here."""
    guest = Guest(browser, home)
    try:
        devtools = guest.context.new_cdp_session(guest.page)
        devtools.send("Network.enable")
        devtools.send("Network.emulateNetworkConditions", LINE)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        guest.open()
        guest.page.wait_for_function(PAINTED)
        return float(guest.page.evaluate(PAINTED))
    finally:
        guest.close()


def main() -> None:
    """Measure, and say the least and the median."""
    visits = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    with house.browser() as browser, house.server() as home:
        found = [visit(browser, home) for _ in range(visits)]
    print(
        f"first picture: {min(found):.0f} ms at best, {statistics.median(found):.0f} ms in the middle of {visits}"
    )


if __name__ == "__main__":
    main()
