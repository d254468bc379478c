"""Somebody at a browser: opens pages, answers whatever the table asks by clicks, and notes what goes wrong."""

from __future__ import annotations

import functools
import json
import time
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, Request, expect

from overwinter.server.changes import changed

PATIENCE = 60_000
"""Milliseconds that one thing may take on a busy machine."""
expect.set_options(timeout=PATIENCE)
DESKTOP = (1440, 900)
AT_ONCE = 4
"""The pace at which nothing is played out; a test that wants to watch takes another."""
PHONE = (390, 844)

PROBE = """() => {
  const seen = (one) => one !== null && one.getClientRects().length > 0;
  const all = (name) => [...document.querySelectorAll(name)];
  const button = (...names) => all("button").some((one) => seen(one) && names.includes(one.textContent.trim()));
  if (seen(document.querySelector('section[aria-label="Secrets"]'))) return "over";
  const dialog = document.querySelector("dialog[open]:not([data-folded])");
  if (seen(dialog)) return dialog.querySelector("[data-fight=watch]") ? "" : "question";
  if (button("End turn", "I am done", "Done moving")) return "turn";
  if (button("Choose this", "Choose one")) return "map";
  if (all("h1").some((one) => one.textContent.startsWith("Hand the screen to"))) return "handover";
  return "";
}"""
"""What the page wants from its player: one of the states below, or nothing."""

VIOLATIONS = """() => {
  window.__violations = [];
  addEventListener("securitypolicyviolation", (event) =>
    window.__violations.push(`${event.violatedDirective} ${event.blockedURI}`));
}"""


FONTS = "() => Promise.race([document.fonts.ready.then(() => 1), new Promise((go) => setTimeout(go, 3000))])"
"""Until fonts are there, or for three seconds: what a page is asked to do has no other limit."""


class Guest:
    """One browser context with one page."""

    def __init__(
        self,
        browser: Browser,
        home: str,
        name: str = "Ada",
        *,
        size: tuple[int, int] = DESKTOP,
        theme: str = "dark",
        lessons: bool = False,
        learned: Sequence[str] = (),
        scripts: bool = True,
        touch: bool = False,
        locale: str = "en-GB",
        worker: bool = False,
        pace: int = AT_ONCE,
        motion: str = "calm",
    ) -> None:
        self.home, self.name = home, name
        prefs = {"name": name, "theme": theme, "lessons": lessons, "learned": [*learned]}
        prefs |= {"pace": pace, "motion": motion}
        kept = {"origin": home, "localStorage": [{"name": "overwinter.prefs", "value": json.dumps(prefs)}]}
        storage: Any = {"cookies": [], "origins": [kept]}
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            java_script_enabled=scripts,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce" if motion == "calm" else "no-preference",
            accept_downloads=True,
            storage_state=storage,
            service_workers="allow" if worker else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.set_default_navigation_timeout(PATIENCE)
        if scripts:
            self.context.add_init_script(f"({VIOLATIONS})()")
        self.table = ""
        """The code of the table, once there is one."""
        self.token = ""
        """The secret of the seat, if it was staged."""
        self.complaints: list[str] = []
        """Errors of the page, broken rules of its policy, and requests to anybody else."""
        self.received: list[str] = []
        """Everything the server sent over the socket."""
        self.page: Page = self.context.new_page()
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._received))
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.context.on("request", self._asked)
        self._scripts = scripts

    # -- what goes wrong -----------------------------------------------------------------------

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            where = message.location.get("url", "")
            self.complaints.append(f"console: {message.text} ({where})")

    def _asked(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob") and address.netloc != urlsplit(self.home).netloc:
            self.complaints.append(f"request to {request.url}")

    def _received(self, frame: str | bytes) -> None:
        self.received.append(frame if isinstance(frame, str) else frame.decode())

    def hears(self, words: str) -> None:
        """Wait until the server has said something with these words."""
        self.until(lambda: any(words in frame for frame in self.received), f"{words!r} is heard")

    def until(self, so: Callable[[], bool], what: str) -> None:
        """Wait until something is so that takes time to find out."""
        end = time.monotonic() + PATIENCE / 1000
        while not so():
            assert time.monotonic() < end, f"not so after a while: {what}; last heard: {self.received[-3:]}"
            self.page.wait_for_timeout(20)

    def views(self) -> list[dict[str, Any]]:
        """Every picture of the table that the server sent, oldest first."""
        found: list[dict[str, Any]] = []
        for message in [json.loads(one) for one in self.received]:
            if message["type"] == "view":
                changes = [*[moment["change"] for moment in message["moments"]], message["change"]]
                made = [change for change in changes if change is not None]
                found.append(message["view"] or functools.reduce(changed, made, found[-1]))
        return found

    def verdict(self) -> list[str]:
        """Everything that went wrong so far."""
        found = list(self.complaints)
        if self._scripts and not self.page.is_closed() and self.page.url.startswith("http"):
            found += [f"policy: {one}" for one in self.page.evaluate("() => window.__violations ?? []")]
        return found

    def close(self) -> None:
        """Leave."""
        self.context.close()

    # -- getting to a table --------------------------------------------------------------------

    def open(self, path: str = "/") -> None:
        """Go to a page of the server."""
        self.page.goto(self.home + path)

    def button(self, name: str, *, exact: bool = True) -> Locator:
        """A button by what it says."""
        return self.page.get_by_role("button", name=name, exact=exact)

    def play_now(self) -> None:
        """From the start page into a game with bots."""
        self.open()
        self.button("Play now").click()
        self._at_table()

    def _at_table(self) -> None:
        self.page.wait_for_url("**/t/*")
        self.table = urlsplit(self.page.url).path.rsplit("/", 1)[-1]

    def sit(self, path: str, **wish: Any) -> None:
        """Sit down at a new table or a given one by a request, as somebody who was sent a link."""
        made = self.context.request.post(f"{self.home}{path}", data={"name": self.name, **wish})
        assert made.ok, made.text()
        self.table, self.token = made.json()["code"], made.json()["token"]
        self.open(f"/s/{self.token}")
        self.page.wait_for_url("**/t/*")

    def open_table(self, players: int = 4) -> str:
        """Open a table; its code. Two players play together against the winter."""
        self.open()
        self.button("Open a table").click()
        self._at_table()
        self.page.get_by_role("combobox", name="Seats").select_option(str(players))
        expect(self.page.locator("li.seat")).to_have_count(players)
        if players == 2:
            self.page.get_by_role("combobox", name="Whom to trust").select_option("cooperative")
        return self.table

    def seat_beside(self, name: str) -> None:
        """Somebody sits down at this screen too, on the first free seat."""
        self.page.get_by_role("button", name="Free seat").first.click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_label("Name", exact=True).fill(name)
        dialog.get_by_role("button", name="Sit down").click()

    def seat_bot(self) -> None:
        """Put a bot on the first free seat."""
        free = self.page.get_by_role("button", name="Free seat")
        left = free.count()
        free.first.click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("listitem").get_by_role("button").first.click()
        expect(free).to_have_count(left - 1)

    # -- playing -------------------------------------------------------------------------------

    def state(self) -> str:
        """What the page wants now: question, turn, map, handover, over, or nothing."""
        try:
            found: str = self.page.evaluate(PROBE)
        except Error:  # the page is being changed for another
            return ""
        return found

    def wait(self, *states: str, timeout: int = PATIENCE) -> str:
        """Wait until the page wants one of these; without any: until it wants anything."""
        script = (
            f"(wanted) => {{ const now = ({PROBE})(); return !wanted.length || wanted.includes(now) ? now : ''; }}"
        )
        handle = self.page.wait_for_function(script, arg=list(states), timeout=timeout)
        found: str = handle.json_value()
        return found

    @property
    def question(self) -> Locator:
        """The question over the table."""
        return self.page.locator("dialog[open]:not([data-folded])")

    def answer(self) -> None:
        """Answer the question over the table by clicks: pick what has to be picked, then confirm."""
        dialog = self.question
        picks = dialog.locator("[role=radio], [aria-pressed]")
        confirm = dialog.locator("button:not([role=radio], [aria-pressed], [data-ask-hint], .peek, .tag, .term)")
        for number in range(picks.count()):
            picks.nth(number).click()
            if confirm.last.is_enabled():
                break
        main = dialog.locator("button.go:enabled")
        (confirm.last if picks.count() else main.first if main.count() else confirm.first).click()

    def answer_on_map(self) -> None:
        """Answer a question whose answers lie on the map."""
        self.page.locator("button.choice[aria-pressed]").first.click()
        self.button("Choose this").click()

    def end_turn(self) -> None:
        """End the turn, or the own part of it; with dice left that is asked once more."""
        self.page.locator("[data-end-turn]").first.click()
        sure = self.page.get_by_role("alertdialog")
        if sure.is_visible():
            sure.locator("button.go").click()

    def hold(self, button: Locator, until: Callable[[], object]) -> None:
        """Press a button with the mouse until something is so."""
        button.hover()
        self.page.mouse.down()
        until()
        self.page.mouse.up()

    def take_screen(self) -> None:
        """Take over a shared screen."""
        heading = self.page.get_by_role("heading", name="Hand the screen to")
        button = self.page.get_by_role("button", name="Hold to open")
        self.hold(button, lambda: expect(heading).to_have_count(0))

    def step(self, state: str) -> None:
        """Do what the page wants, the shortest way."""
        match state:
            case "question":
                self.answer()
            case "map":
                self.answer_on_map()
            case "turn":
                self.end_turn()
            case "handover":
                self.take_screen()

    def play_until(self, *states: str, seconds: float = 60) -> str:
        """Answer everything until the page wants one of these."""

        def there() -> str:
            state = self.state()
            return state if state in states else ""

        def step(guest: Guest, state: str) -> None:
            """What is waited for may come between two looks, and go again: it is not answered."""
            if state not in states:
                guest.step(state)

        return together([self], there, seconds, step)

    # -- looking -------------------------------------------------------------------------------

    def log(self) -> Locator:
        """The log of the game."""
        return self.page.get_by_role("log", name="Log")

    def width_beyond(self) -> int:
        """How many pixels of the page lie beside the window."""
        beyond: int = self.page.evaluate(
            "() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - innerWidth"
        )
        return beyond

    def read(self, script: str) -> Any:
        """What a script finds on the page."""
        return self.page.evaluate(script)


class NotThereError(AssertionError):
    """What was waited for did not come."""


def together(
    guests: Sequence[Guest],
    done: Callable[[], str],
    seconds: float = 60,
    step: Callable[[Guest, str], None] = Guest.step,
) -> str:
    """Let several guests do whatever is wanted of them until something is so."""
    until = time.monotonic() + seconds
    while True:
        # The states are read first: what is wanted in the end must not be answered on the way.
        wanted = [(guest, state) for guest in guests if (state := guest.state())]
        if found := done():
            break
        if time.monotonic() >= until:
            raise NotThereError(f"not there after {seconds} s: {[one.state() for one in guests]}")
        if wanted:
            step(*wanted[0])
        else:
            guests[0].page.wait_for_timeout(30)
    return found
