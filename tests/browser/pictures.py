"""Pictures of every screen, to be looked at: ``python -m tests.browser.pictures FOLDER``."""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser import house
from tests.browser.guest import DESKTOP, PHONE, Guest, together

TABLET = (1024, 768)
LARGE = (1920, 1080)
LAPTOP = (1366, 768)


class Painter:
    """Goes from screen to screen and takes pictures."""

    def __init__(self, browser: Browser, home: str, folder: Path) -> None:
        self.browser, self.home, self.folder = browser, home, folder

    def guest(self, **wishes: object) -> Guest:
        """Somebody new."""
        return Guest(self.browser, self.home, **wishes)  # type: ignore[arg-type]

    def shoot(self, guest: Guest, name: str, *, whole: bool = False) -> None:
        """Take one picture, once letters and pieces are where they belong."""
        guest.page.evaluate("() => document.fonts.ready")
        guest.page.wait_for_timeout(250)
        guest.page.screenshot(path=self.folder / f"{name}.png", full_page=whole)
        print(name, flush=True)

    def shoot_sizes(self, guest: Guest, name: str) -> None:
        """On a desktop, then on a phone."""
        self.shoot(guest, name)
        guest.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        self.shoot(guest, f"{name}-phone")
        guest.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})

    # -- the screens ---------------------------------------------------------------------------

    def start(self) -> None:
        """The start page, day and night."""
        for theme in ("dark", "light"):
            guest = self.guest(theme=theme)
            guest.open()
            expect(guest.button("Play now")).to_be_visible()
            self.shoot_sizes(guest, f"start-{theme}")
            guest.close()

    def lobby(self) -> None:
        """A table before its game, and what a seat can be."""
        guest = self.guest(name="Ines")
        guest.open_table(4)
        guest.seat_bot()
        self.shoot_sizes(guest, "lobby")
        guest.page.get_by_role("button", name="Free seat").first.click()
        self.shoot_sizes(guest, "lobby-seat")
        guest.page.get_by_role("button", name="Close").click()
        guest.button("Choose the objective").click()
        self.shoot_sizes(guest, "lobby-objective")
        guest.close()

    def table(self) -> None:
        """The table in all sizes and lights, idle and while somebody acts."""
        guest = self.guest(name="Ines", toured=False)
        page = guest.page
        guest.play_now()
        guest.wait("question")
        self.shoot_sizes(guest, "keep")
        guest.play_until("tour")
        self.shoot_sizes(guest, "tour")
        guest.play_until("turn")
        for name, size in (
            ("large", LARGE),
            ("tablet", TABLET),
            ("laptop", LAPTOP),
            ("small-phone", (360, 740)),
            ("phone", PHONE),
            ("desktop", DESKTOP),
        ):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            self.shoot(guest, f"table-{name}")
        page.locator("[data-survivor]").first.click()
        self.shoot_sizes(guest, "acting")
        page.locator("button.act[aria-disabled=false]").filter(has_text="Move").first.click()
        self.shoot_sizes(guest, "where-to")
        page.locator("button.choice").first.click()
        self.shoot_sizes(guest, "sentence")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Menu").click()
        self.shoot_sizes(guest, "menu")
        page.get_by_role("dialog").get_by_label("Light").select_option("light")
        page.get_by_role("button", name="Close").click()
        self.shoot_sizes(guest, "table-light")
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        for tab in ("Hand", "Crisis", "Players", "Log"):
            page.get_by_role("tab", name=tab).first.click()
            self.shoot(guest, f"tab-{tab.lower()}")
        guest.close()

    def questions(self) -> None:
        """A vote, a search, a crossroads card, and whatever else comes; then the end."""
        guest = self.guest(name="Ines")
        seen: set[str] = set()
        guest.play_now()
        searched = voted = False
        while self._play(guest, seen) == "turn":
            if not voted:
                self._vote(guest)
                voted = True
            elif not searched:
                searched = self._search(guest)
            if guest.state() == "turn":
                guest.end_turn()
        self.shoot(guest, "end-whole", whole=True)
        self.shoot_sizes(guest, "end")
        guest.button("Watch it again").click()
        guest.page.get_by_role("slider").fill("30")
        self.shoot_sizes(guest, "replay")
        guest.close()

    def _play(self, guest: Guest, seen: set[str]) -> str:
        """Play until the own turn or the end; the first question of each kind is taken a picture of."""

        def step(guest: Guest, state: str) -> None:
            if state == "question":
                kinds = [
                    name
                    for name in ("leaf", "ballot", "cards", "answers")
                    if guest.question.locator(f".{name}").count()
                ]
                kind = kinds[0] if kinds else "other"
                if kind not in seen:
                    seen.add(kind)
                    self.shoot_sizes(guest, f"question-{kind}")
            elif state == "map" and state not in seen:
                seen.add(state)
                self.shoot_sizes(guest, "question-map")
            guest.step(state)

        def there() -> str:
            state = guest.state()
            return state if state in ("turn", "over") else ""

        return together([guest], there, seconds=200, step=step)

    def _vote(self, guest: Guest) -> None:
        guest.button("Call for exile", exact=False).click()
        guest.page.locator("button.choice").first.click()
        guest.button("Call the vote").click()
        guest.wait("question")
        guest.question.get_by_role("radio").last.click()
        self.shoot_sizes(guest, "vote")
        guest.question.get_by_role("button", name="Seal my vote").click()
        guest.play_until("turn", "over")

    def _search(self, guest: Guest) -> bool:
        """Send somebody out and search there, if the dice allow it."""
        page = guest.page
        for person in range(page.locator("[data-survivor]").count()):
            for act in ("Move", "Search"):
                if guest.state() != "turn" or page.locator("[data-survivor]").count() <= person:
                    break
                page.locator("[data-survivor]").nth(person).click()
                button = page.locator("button.act[aria-disabled=false]").filter(has_text=act)
                if not button.count():
                    page.keyboard.press("Escape")
                    continue
                button.first.click()
                if page.locator("button.choice").count():
                    page.locator("button.choice").first.click()
                page.get_by_role("region", name="Your turn").get_by_role(
                    "button", name=act, exact=True
                ).last.click()
                if act == "Search":
                    guest.wait("question")
                    self.shoot_sizes(guest, "search")
                    return True
                page.wait_for_timeout(300)
                guest.play_until("turn", "over")
        return False

    def handover(self) -> None:
        """Between two players of one device."""
        guest = self.guest(name="Ines")
        guest.open_table(3)
        guest.page.get_by_role("button", name="Free seat").first.click()
        dialog = guest.page.get_by_role("dialog")
        dialog.get_by_label("Name", exact=True).fill("Tom")
        dialog.get_by_role("button", name="Sit down").click()
        guest.seat_bot()
        guest.button("Light the fire").click()
        guest.wait("handover")
        self.shoot_sizes(guest, "handover")
        guest.close()

    def plain(self) -> None:
        """The plain pages."""
        guest = self.guest(name="Ines", scripts=False)
        guest.open("/plain")
        guest.page.screenshot(path=self.folder / "plain.png")
        guest.button("Play against bots now").click()
        expect(guest.page.get_by_role("region", name="You decide")).to_be_visible()
        guest.page.screenshot(path=self.folder / "plain-table.png")
        print("plain", flush=True)
        guest.close()


def main() -> None:
    """Take all pictures, or those that are named."""
    parser = argparse.ArgumentParser(description="Take pictures of every screen.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("screens", nargs="*", help="start, lobby, table, questions, handover, plain; default: all")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    with house.server() as home, house.browser() as browser, contextlib.suppress(KeyboardInterrupt):
        painter = Painter(browser, home, given.folder)
        screens: dict[str, Callable[[], None]] = {
            name: getattr(painter, name) for name in ("start", "lobby", "table", "questions", "handover", "plain")
        }
        for name in given.screens or screens:
            screens[name]()


if __name__ == "__main__":
    main()
