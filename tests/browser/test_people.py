"""The page remembers its player, calls them, can be installed, and says so where there is nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Response, expect

from tests.browser import house, staging
from tests.browser.conftest import Guests
from tests.browser.guest import DESKTOP, PHONE, Guest
from tests.browser.looking import barriers, too_small, untranslated
from tests.browser.test_packs import FIRST_LOAD
from tests.server.receivers import MailServer, mail_server

pytestmark = pytest.mark.xdist_group("browser")
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
PATIENT = 300
"""Seconds for a round of bots, who wait until everybody has seen what they did, on a busy machine."""
HOME = "section[aria-label='My games']"

PUSH = """() => {
  const endpoint = "https://fcm.googleapis.com/fcm/send/of-this-test";
  const keys = { p256dh: "BPpsGKrIhK8o9mqvS0l2kmPsHEz4zHbDgbbKPMqYZ9x0", auth: "c29tZXRoaW5nLW9mLTE2" };
  let made = null;
  const leave = async () => { made = null; return true; };
  const one = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: leave };
  PushManager.prototype.subscribe = async () => (made = one);
  PushManager.prototype.getSubscription = async () => made;
  Notification.requestPermission = async () => "granted";
}"""
"""No service for browsers answers on this machine: the browser's own part of it is played here."""


def fits(guest: Guest) -> None:
    """Nothing lies beside the window, is too small, without words, or a barrier."""
    assert guest.width_beyond() <= 0
    assert untranslated(guest) == []
    assert barriers(guest) == []


def until(guest: Guest, script: str) -> None:
    """Wait until something that takes time to find out is so."""
    guest.until(lambda: bool(guest.read(script)), script)


def finished(guest: Guest) -> None:
    """Sit at a game that is over, and go back to the start page."""
    staging.enter(guest, staging.colony(lambda game: game.over, bot="random"))
    guest.wait("over")
    guest.open()
    expect(guest.page.locator(HOME)).to_be_visible()


# -- my games --------------------------------------------------------------------------------------------


@SIZES
def test_my_games_on_the_start_page(guests: Guests, size: tuple[int, int]) -> None:
    guest = guests("Ada", size=size, touch=size == PHONE)
    guest.play_now()
    guest.wait("question", "turn")
    guest.open()
    entry = guest.page.locator(HOME).get_by_role("link")
    expect(entry).to_contain_text("Overwinter")
    expect(entry).to_contain_text("with 3 bots")
    expect(entry).to_contain_text("your turn")
    fits(guest)
    assert too_small(guest.page.locator(f"{HOME} a, {HOME} button")) == []
    entry.click()
    guest.page.wait_for_url(f"**/t/{guest.table}")
    guest.wait("question", "turn")


@SIZES
def test_everything_about_me(guests: Guests, size: tuple[int, int]) -> None:
    guest = guests("Ada", size=size, touch=size == PHONE)
    finished(guest)
    guest.page.get_by_role("link", name="You", exact=True).click()
    page = guest.page
    expect(page.get_by_role("heading", name="You", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile(r"^Overwinter: \d of 1 won"))).to_be_visible()
    expect(page.get_by_text("Most often beside you")).to_be_visible()
    expect(page.get_by_text("Call this browser")).to_be_visible()
    fits(guest)
    assert too_small(page.get_by_role("main").locator("a.btn, button")) == []
    with page.expect_download() as saving:
        page.get_by_role("link", name=re.compile("record")).first.click()
    assert json.loads(saving.value.path().read_text("utf-8"))["format"] == "overwinter-record"
    page.get_by_role("link", name="Watch it again").click()
    page.wait_for_url("**/replay/*?game=1")
    expect(page.get_by_role("slider").first).to_be_visible()


@pytest.mark.parametrize("language", ["de", "fr"])
def test_about_me_in_other_languages(guests: Guests, language: str) -> None:
    guest = guests("Ada", locale=language, theme="light", size=PHONE)
    finished_in = {"de": "Du", "fr": "Vous"}[language]
    staging.enter(guest, staging.colony(lambda game: game.over, bot="random"))
    guest.page.wait_for_timeout(300)
    guest.open("/me")
    expect(guest.page.get_by_role("heading", name=finished_in, exact=True)).to_be_visible()
    expect(guest.page.locator("#my-figures + h3")).to_be_visible()
    fits(guest)


def test_whoever_is_not_known_is_told(guests: Guests) -> None:
    guest = guests("Ada")
    guest.open("/me")
    expect(guest.page.get_by_role("heading", name="Nobody yet")).to_be_visible()
    fits(guest)


def test_taken_along_to_another_device(guests: Guests) -> None:
    """By link: the other device finds the game and plays on in it; what it had before is there too."""
    desk, phone = guests("Ada"), guests("Ada", size=PHONE, touch=True)
    desk.play_now()
    desk.wait("question", "turn")
    phone.open()
    phone.button("Play alone").click()
    phone.page.wait_for_url("**/t/*")
    phone.page.wait_for_timeout(300)
    desk.open("/me")
    desk.button("Show the link").click()
    expect(desk.page.get_by_role("img", name=re.compile("QR|code", re.IGNORECASE))).to_be_visible()
    link = desk.read("() => `/move#${JSON.parse(localStorage.getItem('overwinter.person')).key}`")
    phone.open(link)
    expect(phone.button("That is me")).to_be_visible()
    assert "#" not in phone.page.url
    fits(phone)
    phone.button("That is me").click()
    phone.page.wait_for_url("**/me")
    games = phone.page.locator("section[aria-labelledby='my-games'] a.line")
    expect(games).to_have_count(2)
    games.filter(has_text=desk.table).click()
    phone.page.wait_for_url(f"**/t/{desk.table}")
    phone.wait("question", "turn")


def test_a_friend_is_asked_again(guests: Guests) -> None:
    ada, ben = guests("Ada"), guests("Ben", size=PHONE, touch=True)
    code = ada.open_table(2)
    ben.open(f"/t/{code}")
    ben.button("Take a seat").click()
    ben.button("I am ready").click()
    ada.button("Light the fire").click()
    for guest in (ada, ben):
        guest.wait("question", "turn")
        until(guest, "() => JSON.parse(localStorage.getItem('overwinter.person') ?? '{}').claimed?.length")
    code = ada.open_table(2)
    ada.page.get_by_role("button", name="Free seat").first.click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Ben").click()
    expect(ada.page.get_by_role("dialog").get_by_role("button", name="Ben was asked")).to_be_disabled()
    fits(ada)
    ben.open()
    asked = ben.page.locator(HOME).get_by_role("listitem").first
    expect(asked).to_contain_text("Ada asks for you")
    fits(ben)
    asked.get_by_role("link", name="Sit down").click()
    ben.page.wait_for_url(f"**/t/{code}")


def test_everything_is_taken_along_and_forgotten(guests: Guests) -> None:
    guest = guests("Ada")
    finished(guest)
    guest.open("/me")
    page = guest.page
    with page.expect_download() as saving:
        guest.button("Take everything along").click()
    saved = json.loads(saving.value.path().read_text("utf-8"))
    assert (saved["format"], saved["games"][0]["code"]) == ("overwinter-person", guest.table)
    guest.button("Forget me").click()
    fits(guest)
    guest.button("Yes, forget me").click()
    expect(page.get_by_role("heading", name="Forgotten")).to_be_visible()
    kept = guest.read(
        "() => [localStorage.getItem('overwinter.person'), localStorage.getItem('overwinter.seats')]"
    )
    assert (json.loads(kept[0])["key"], kept[1]) == ("", "[]")
    # And it stays so, also after the next game.
    guest.play_now()
    guest.wait("question", "turn")
    assert json.loads(guest.read("() => localStorage.getItem('overwinter.person')"))["key"] == ""


# -- calls -----------------------------------------------------------------------------------------------


@SIZES
def test_calls_are_switched_on_and_off(guests: Guests, size: tuple[int, int]) -> None:
    guest = guests("Ada", size=size, touch=size == PHONE, worker=True)
    guest.context.add_init_script(f"({PUSH})()")
    guest.play_now()
    guest.wait("question", "turn")
    guest.open("/me")
    page = guest.page
    switch = page.get_by_role("switch", name=re.compile("^Call this browser"))
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    expect(page.get_by_text("fcm.googleapis.com, this one")).to_be_visible()
    page.get_by_role("switch", name="Somebody asks for me").click()
    page.get_by_role("switch", name=re.compile("^Let me sleep")).click()
    page.get_by_label("From").fill("23:30")
    page.get_by_label("From").dispatch_event("change")
    fits(guest)
    page.reload()
    expect(page.get_by_label("From")).to_have_value("23:30")
    expect(page.get_by_role("switch", name="Somebody asks for me")).to_have_attribute("aria-checked", "false")
    # One table for itself, in its menu.
    guest.open(f"/t/{guest.table}")
    guest.wait("question", "turn")
    if guest.state() == "question":
        guest.play_until("turn")
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("switch", name="As everywhere").click()
    page.get_by_role("switch", name="The table votes").click()
    fits(guest)
    guest.open("/me")
    page.get_by_role("button", name=re.compile("^No more calls to")).click()
    expect(page.get_by_text("fcm.googleapis.com, this one")).to_have_count(0)


HIDDEN = "() => Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })"
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map((one) => [one.title, one.body, one.data.path])"""


def test_a_page_behind_others_calls_by_itself(guests: Guests) -> None:
    guest = guests("Ada", worker=True)
    guest.context.add_init_script(f"({PUSH})()")
    guest.context.grant_permissions(["notifications"], origin=guest.home)
    staging.enter(guest, staging.colony(staging.asked("turn")))
    guest.wait("turn")
    until(guest, "async () => navigator.serviceWorker.controller !== null")
    guest.read(HIDDEN)
    guest.end_turn()
    guest.play_until("turn", seconds=PATIENT)
    assert guest.read(SHOWN) == []  # nobody has asked for it
    guest.open("/me")
    guest.page.get_by_role("switch", name=re.compile("^Call this browser")).click()
    expect(guest.page.get_by_text("fcm.googleapis.com, this one")).to_be_visible()
    guest.page.get_by_role("link", name="To the start page").click()
    guest.page.locator(HOME).get_by_role("link").first.click()
    guest.wait("turn")
    guest.read(HIDDEN)
    guest.end_turn()
    until(guest, f"async () => (await ({SHOWN})()).length")
    title, body, path = guest.read(SHOWN)[0]
    assert title in ("Your turn", "A vote")
    assert (body, path) == (f"Table {guest.table}", f"/t/{guest.table}")


def test_mail_wants_a_number(chromium: Browser, tmp_path: Path) -> None:
    with mail_server() as post:
        settings = tmp_path / "overwinter.toml"
        settings.write_text(f'mail = "{post.service}"', encoding="utf-8")
        _mail_is_proved(chromium, post, str(settings))


def _mail_is_proved(chromium: Browser, post: MailServer, settings: str) -> None:
    with house.server("--settings", settings) as home:
        guest = Guest(chromium, home, "Ada", size=PHONE, touch=True)
        guest.play_now()
        guest.wait("question", "turn")
        guest.open("/me")
        page = guest.page
        page.get_by_label("Your mail address").fill("ada@example.org")
        page.locator("form", has=page.get_by_label("Your mail address")).get_by_role("button").click()
        field = page.get_by_label(re.compile("^A number was sent to ada@example.org"))
        expect(field).to_be_visible()
        field.fill(re.findall(r"\d{6}", post.letters[0].get_content())[0])
        fits(guest)
        guest.button("Confirm").click()
        guest.button("Try it").click()
        expect(guest.button("Try it")).to_be_enabled()
        page.wait_for_timeout(200)
        assert [letter["Subject"] for letter in post.letters] == ["Your number for Overwinter", "Can you hear us?"]
        assert guest.verdict() == []
        guest.close()


# -- coming back, and sound ------------------------------------------------------------------------------


@SIZES
def test_whoever_comes_back_after_a_bot_is_told(guests: Guests, size: tuple[int, int]) -> None:
    guest = guests("Ada", size=size, touch=size == PHONE)
    # Nobody has the other seats: the bot plays one turn, and the table waits.
    staging.enter(guest, staging.colony(staging.asked("turn")), free=True)
    guest.wait("turn")
    guest.page.get_by_role("button", name="Menu").first.click()
    guest.page.get_by_role("button", name="Let a bot play").click()
    banner = guest.page.get_by_text("A bot has played for you.")
    expect(banner).to_be_visible()
    box = guest.page.locator(".standin").bounding_box()
    assert box is not None
    assert box["height"] < 160  # a bar, not a curtain
    fits(guest)
    guest.button("Play again myself").click()
    expect(banner).to_have_count(0)


SOUNDS = """() => {
  window.__strokes = 0;
  for (const name of ["createOscillator", "createBufferSource"]) {
    const make = AudioContext.prototype[name];
    AudioContext.prototype[name] = function () { window.__strokes++; return make.call(this); };
  }
}"""


def test_sound_is_off_until_it_is_asked_for(guests: Guests) -> None:
    guest = guests("Ada")
    guest.context.add_init_script(f"({SOUNDS})()")
    staging.enter(guest, staging.colony(staging.asked("turn")))
    guest.wait("turn")
    guest.end_turn()
    guest.play_until("turn", "over", seconds=PATIENT)
    assert guest.read("() => window.__strokes") == 0
    guest.page.get_by_role("button", name="Menu").first.click()
    guest.page.get_by_label("Sound").select_option("full")
    guest.page.wait_for_function("() => window.__strokes > 0")
    guest.page.keyboard.press("Escape")
    before = guest.read("() => window.__strokes")
    guest.end_turn()
    guest.play_until("turn", "over", seconds=PATIENT)
    assert guest.read("() => window.__strokes") > before


# -- installed, and nowhere ------------------------------------------------------------------------------


def test_the_page_can_be_installed(guests: Guests) -> None:
    guest = guests("Ada")
    ask = guest.context.request
    manifest = ask.get(f"{guest.home}/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    described = manifest.json()
    assert (described["display"], described["start_url"]) == ("standalone", "/")
    pictures = [*(icon["src"] for icon in described["icons"]), "/apple-touch-icon.png", "/favicon.ico"]
    for path in [*pictures, "/preview.jpg", "/badge.png"]:
        assert ask.get(guest.home + path).ok, path
    assert "Disallow: /s/" in ask.get(f"{guest.home}/robots.txt").text()
    page = ask.get(f"{guest.home}/t/PINE-0000").text()
    assert f'content="{guest.home}/preview.jpg"' in page
    guest.open()
    for mark, path in (("manifest", "/manifest.webmanifest"), ("apple-touch-icon", "/apple-touch-icon.png")):
        assert guest.read(f"() => document.querySelector('link[rel={mark}]').getAttribute('href')") == path


WORKS = """async () => {
  const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  const addresses = new Set(kept.flat().map((one) => one.url));
  if (document.fonts.status !== "loaded") return false;
  const fetched = performance.getEntriesByType("resource").map((one) => one.name);
  const shown = fetched.filter((one) => one.includes("/assets/") || one.includes("/api/sets"));
  const words = shown.some((one) => one.includes("/api/sets/page/words"));
  const all = words && shown.every((one) => addresses.has(one));
  return navigator.serviceWorker.controller?.state === "activated" && all;
}"""
"""The worker is at work, and has kept what the start page needs, fonts among it."""


@pytest.fixture
def installed(guests: Guests) -> Iterator[Guest]:
    """A guest whose page has its worker at work."""
    guest = guests("Ada", worker=True)
    guest.open()
    expect(guest.button("Play now")).to_be_visible()
    until(guest, WORKS)
    yield guest
    guest.context.set_offline(False)
    # What cannot be had without a line is told in the console.
    guest.complaints = [one for one in guest.complaints if "ERR_INTERNET_DISCONNECTED" not in one]


def test_the_shell_is_there_without_a_line(installed: Guest) -> None:
    installed.context.set_offline(True)
    installed.page.reload()
    expect(installed.button("Play now")).to_be_visible()
    kept: list[str] = installed.read(
        "async () => (await Promise.all((await caches.keys()).map(async (name) => "
        "(await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname)))).flat()"
    )
    assert "/" in kept
    private = ("/api/me", "/api/tables", "/api/people", "/api/replay", "/s/", "/t/", "/move")
    assert [path for path in kept if path.startswith(private)] == []


def test_the_first_load_is_small_with_the_worker(guests: Guests) -> None:
    """All that the page and its worker fetch on a first visit, once they have come to rest."""
    guest = guests("Ada", worker=True)
    found: list[Response] = []
    guest.context.on("response", lambda response: found.append(response))
    guest.open()
    until(guest, WORKS)
    guest.page.wait_for_load_state("networkidle")
    weights = {one.url: one.request.sizes()["responseBodySize"] for one in found}
    assert sum(weights.values()) <= FIRST_LOAD, weights


def test_another_version_takes_the_place_of_this_one(installed: Guest) -> None:
    """What an older worker has kept is dropped."""
    installed.read("async () => (await caches.open('overwinter-old')).put('/x', new Response('x'))")
    installed.read("async () => (await navigator.serviceWorker.getRegistration()).unregister()")
    installed.open()
    until(installed, "async () => !(await caches.keys()).includes('overwinter-old')")
    assert len(installed.read("() => caches.keys()")) == 1


def test_a_call_is_shown_by_the_worker(installed: Guest) -> None:
    installed.context.grant_permissions(["notifications"], origin=installed.home)
    devtools = installed.context.new_cdp_session(installed.page)
    found: list[dict[str, Any]] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    devtools.send("ServiceWorker.enable")
    installed.page.wait_for_timeout(200)
    call = {"title": "Your turn", "text": "Table PINE-4417", "path": "/t/PINE-4417", "topic": "PINE-4417"}
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": installed.home,
            "registrationId": found[0]["registrationId"],
            "data": json.dumps(call),
        },
    )
    until(installed, "async () => (await (await navigator.serviceWorker.ready).getNotifications()).length")
    shown = installed.read(
        """async () => (await (await navigator.serviceWorker.ready).getNotifications())
          .map((one) => [one.title, one.body, one.data.path, one.tag])"""
    )
    assert shown == [["Your turn", "Table PINE-4417", "/t/PINE-4417", "PINE-4417"]]


@SIZES
def test_nowhere(guests: Guests, size: tuple[int, int]) -> None:
    guest = guests("Ada", size=size)
    for path in ("/nothing/here", "/t", "/me/and/more"):
        guest.open(path)
        expect(guest.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    fits(guest)
    guest.page.get_by_role("link", name="To the start page").click()
    expect(guest.button("Play now")).to_be_visible()
    guest.complaints = [one for one in guest.complaints if "404" not in one]  # that is what was asked for


def test_a_table_that_is_not_there(guests: Guests) -> None:
    """One reason, no hope of another try, and a way out."""
    guest = guests("Ada")
    guest.open("/t/PINE-0000")
    expect(guest.page.get_by_text("There is no such table.")).to_be_visible()
    guest.page.wait_for_timeout(1200)
    expect(guest.page.get_by_text("Connection lost")).to_have_count(0)
    fits(guest)


def test_the_plain_pages_with_a_slash(guests: Guests) -> None:
    guest = guests("Ada", scripts=False)
    guest.open("/plain/")
    expect(guest.page.get_by_role("heading", name="Overwinter, plain pages")).to_be_visible()
    guest.open("/plain/no/such/page")
    expect(guest.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    guest.complaints.clear()
