"""Pictures of every screen, to be looked at.

python -m tests.browser.pictures FOLDER                  every screen, on a desktop and on a phone
python -m tests.browser.pictures FOLDER lobby table      only these
python -m tests.browser.pictures FOLDER --everywhere     in five sizes and both lights
python -m tests.browser.pictures docs/pictures readme    those of the README, small
"""

from __future__ import annotations

import argparse
import base64
import contextlib
from collections.abc import Callable, Sequence
from pathlib import Path

from playwright.sync_api import Browser, expect

from overwinter.colony.game import ColonyGame
from overwinter.raxxon.game import RaxxonGame
from tests.browser import house, staging
from tests.browser.guest import DESKTOP, FONTS, PHONE, Guest, together

TABLET = (1024, 768)
LARGE = (1920, 1080)
LAPTOP = (1366, 768)
SMALL = (360, 700)
FEW = {"": DESKTOP, "-phone": PHONE}
EVERYWHERE = {
    f"-{size[0]}{light}": size for size in (LARGE, LAPTOP, TABLET, PHONE, SMALL) for light in ("", "-light")
}
SCREENS = ("start", "lobby", "table", "moments", "questions", "handover", "raxxon", "plain")
SMALLER = """async ([pictures, gap, height]) => {
  const images = await Promise.all(pictures.map(async (data) => {
    const image = new Image();
    image.src = data;
    await image.decode();
    return image;
  }));
  const widths = images.map((one) => Math.round((one.width * height) / one.height));
  const canvas = document.createElement("canvas");
  canvas.width = widths.reduce((sum, one) => sum + one, gap * (images.length - 1));
  canvas.height = height;
  const paint = canvas.getContext("2d");
  paint.imageSmoothingQuality = "high";
  let left = 0;
  images.forEach((one, at) => {
    paint.drawImage(one, left, 0, widths[at], height);
    left += widths[at] + gap;
  });
  return canvas.toDataURL("image/webp", 0.86);
}"""
"""Several pictures side by side, as one small file."""


class Painter:
    """Goes from screen to screen and takes pictures."""

    def __init__(self, browser: Browser, home: str, folder: Path, sizes: dict[str, tuple[int, int]]) -> None:
        self.browser, self.home, self.folder, self.sizes = browser, home, folder, sizes

    def guest(self, **wishes: object) -> Guest:
        """Somebody new."""
        return Guest(self.browser, self.home, **wishes)  # type: ignore[arg-type]

    def shoot(self, guest: Guest, name: str, *, whole: bool = False) -> None:
        """Take one picture, once letters and pieces are where they belong."""
        guest.page.evaluate(FONTS)
        guest.page.wait_for_timeout(250)
        guest.page.screenshot(path=self.folder / f"{name}.png", full_page=whole)
        print(name, flush=True)

    def shoot_sizes(self, guest: Guest, name: str) -> None:
        """In every size, with the light that its name says."""
        for tail, size in self.sizes.items():
            guest.page.set_viewport_size({"width": size[0], "height": size[1]})
            if tail.endswith("-light"):
                guest.page.evaluate("() => { document.documentElement.dataset.theme = 'light'; }")
            self.shoot(guest, f"{name}{tail}")
            guest.page.evaluate("() => { document.documentElement.dataset.theme = 'dark'; }")
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
        guest.button("Something else").click()
        self.shoot_sizes(guest, "sets")
        guest.button("Choose the parts myself").click()
        self.shoot_sizes(guest, "sets-parts")
        guest.close()

    def table(self) -> None:
        """The table in all sizes and lights, idle and while somebody acts."""
        guest = self.guest(name="Ines", lessons=True)
        page = guest.page
        guest.play_now()
        guest.wait("question")
        self.shoot_sizes(guest, "keep")
        guest.button("Skip this one").click()
        guest.play_until("turn")
        self.shoot_sizes(guest, "lesson")
        guest.button("No more lessons").click()
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

    def moments(self) -> None:
        """Questions that do not come in every game."""
        for kind in ("crossroads", "crossroads-vote", "search", "bite-spread", "request", "choose-card"):
            guest = self.guest(name="Ines")
            staging.enter(guest, staging.colony(staging.asked(kind), bot="random"))
            guest.wait("question", "map")
            self.shoot_sizes(guest, f"moment-{kind}")
            guest.close()

    def raxxon(self) -> None:
        """The other game: characters, a turn, the end."""
        guest = self.guest(name="Ines")
        guest.open()
        guest.button("Play alone").click()
        expect(guest.page.locator("[data-character]").first).to_be_visible()
        self.shoot_sizes(guest, "raxxon-characters")
        staging.enter(guest, staging.raxxon(_raxxon_turn))
        expect(guest.page.locator("button[data-act]").first).to_be_visible()
        self.shoot_sizes(guest, "raxxon-turn")
        staging.enter(guest, staging.raxxon(lambda game: game.over))
        expect(guest.page.get_by_role("region", name="Who was there")).to_be_visible()
        self.shoot_sizes(guest, "raxxon-end")
        guest.close()

    # -- for the README ------------------------------------------------------------------------

    def readme(self) -> None:
        """A few small pictures that show what it is like."""
        guest = self.guest(name="Ines")
        turn = staging.colony(_busy_turn)
        staging.enter(guest, turn)
        guest.wait("turn")
        _begin_attack(guest)
        self._keep("table", [self._still(guest)])
        self._keep("crossroads", [self._at(guest, staging.colony(_story))])
        self._keep("end", [self._at(guest, staging.colony(_held), "over")])
        staging.enter(guest, staging.raxxon(_raxxon_turn))
        expect(guest.page.locator("button[data-act]").first).to_be_visible()
        self._keep("raxxon", [self._still(guest)])
        guest.close()
        day = self.guest(name="Ines", theme="light")
        self._keep("day", [self._at(day, turn, "turn")])
        day.open_table(4)
        day.seat_bot()
        self._keep("lobby", [self._still(day)])
        day.close()
        self._phones(turn)

    def _phones(self, turn: str) -> None:
        guest = self.guest(name="Ines", size=PHONE, touch=True)
        pictures = [self._at(guest, turn, "turn")]
        guest.page.locator(".mychip").first.tap()
        attack = guest.page.locator(".act[aria-disabled=false]")
        attack.first.tap()
        if guest.page.locator(".sheet .choice").count():
            guest.page.locator(".sheet .choice").first.tap()
        pictures.append(self._still(guest))
        pictures.append(self._at(guest, staging.colony(_story)))
        self._keep("phone", pictures, height=760)
        guest.close()

    def _at(self, guest: Guest, record: str, state: str = "question") -> bytes:
        staging.enter(guest, record)
        guest.wait(state)
        return self._still(guest)

    def _still(self, guest: Guest) -> bytes:
        guest.page.evaluate(FONTS)
        guest.page.wait_for_timeout(2500)  # what has just happened is told for a moment
        return guest.page.screenshot()

    def _keep(self, name: str, pictures: Sequence[bytes], *, height: int = 750) -> None:
        """Write pictures side by side as one file."""
        page = self.browser.new_page()
        data = [f"data:image/png;base64,{base64.b64encode(one).decode()}" for one in pictures]
        made: str = page.evaluate(SMALLER, [data, 24, height])
        page.close()
        (self.folder / f"{name}.webp").write_bytes(base64.b64decode(made.partition(",")[2]))
        print(name, flush=True)

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


def _busy_turn(game: ColonyGame) -> bool:
    """Seat 0 is to act, people are out, zombies are there, and there is something to choose from."""
    if not staging.asked("turn", round_=2)(game):
        return False
    player, mine = game.state.players[0], game.own(0)
    ids = {one.id for one in mine if one.place != game.home_of(0)}
    attack = any(option.verb == "attack" and option["survivor"] in ids for option in game.options(0))
    inside = sum(one.place == game.home_of(0) for one in game.state.survivors.values())
    return attack and len(mine) >= 3 and len(player.hand) >= 3 and len(player.unused) >= 2 and inside >= 3


def _story(game: ColonyGame) -> bool:
    """A crossroads card that asks seat 0, in the middle of a game."""
    return staging.asked("crossroads", round_=2)(game)


def _held(game: ColonyGame) -> bool:
    """The colony held, and not everybody won."""
    return game.over and 0 < len(game.state.winners) < len(game.state.players)


def _raxxon_turn(game: RaxxonGame) -> bool:
    """Somebody's turn with a crowd of which much is known."""
    decision = None if game.over else game.decision(0)
    shown = sum(card.up for card in game.state.crowd)
    large = len(game.state.crowd) >= 11 and shown >= 4
    return decision is not None and decision.kind == "rx-turn" and large


def _begin_attack(guest: Guest) -> None:
    """Take up somebody who can attack outside, and leave the sentence open."""
    people = guest.page.locator("[data-survivor]")
    for number in range(people.count()):
        people.nth(number).click()
        attack = guest.page.locator("button.act[aria-disabled=false]").filter(has_text="Attack")
        if attack.count() and "Colony" not in people.nth(number).inner_text():
            attack.first.click()
            return


def main() -> None:
    """Take all pictures, or those that are named."""
    parser = argparse.ArgumentParser(description="Take pictures of every screen.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("screens", nargs="*", help=f"{', '.join(SCREENS)}, or readme; default: all but readme")
    parser.add_argument("--everywhere", action="store_true", help="in five sizes and both lights")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    with house.server() as home, house.browser() as browser, contextlib.suppress(KeyboardInterrupt):
        painter = Painter(browser, home, given.folder, EVERYWHERE if given.everywhere else FEW)
        for name in given.screens or SCREENS:
            screen: Callable[[], None] = getattr(painter, name)
            screen()


if __name__ == "__main__":
    main()
