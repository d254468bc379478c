"""People are called to their tables, through real receivers; not when they are there, asleep, or unwilling."""

from __future__ import annotations

import datetime as dt
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from overwinter.server.errors import ServerError
from overwinter.server.people.caller import AGAIN_SECONDS, SENT
from overwinter.server.people.channels import HOPELESS, may_push, read_target
from overwinter.server.people.messages import NewChannel, PushKeys, Wishes
from overwinter.server.people.quiet import quiet_until
from overwinter.server.schema_tables import channels, notices
from overwinter.server.settings import Settings
from tests.server.harness import Client, Server, play_on, serving
from tests.server.receivers import MailServer, WebService, mail_server, until, web_service
from tests.server.someone import Someone
from tests.server.test_secrecy import texts

TOGETHER = {"players": 2, "mode": "cooperative"}
NOON = dt.datetime(2026, 1, 15, 12, tzinfo=dt.UTC).timestamp()
KEYS = PushKeys("p" * 20, "a" * 20)


@pytest.fixture
def web() -> Iterator[WebService]:
    """A push service and chat service of this test."""
    with web_service() as running:
        yield running


@pytest.fixture
def post() -> Iterator[MailServer]:
    """A mail server of this test."""
    with mail_server() as running:
        yield running


@pytest.fixture
def place(web: WebService, post: MailServer, tmp_path: Path) -> Iterator[Server]:
    """A server that can call, and does so at once when it is told to look."""
    given = {
        "push_services": (web.origin,),
        "chat_services": ("json",),
        "mail": post.service,
        "origins": ("https://play.example.org",),
        "call_seconds": 0.0,
    }
    with serving(tmp_path, **given) as running:
        yield running


def two(server: Server) -> tuple[list[Client], Someone]:
    """A running game of two; the first is known."""
    clients = server.started(people=2, bots=0, setup=TOGETHER)
    ada = Someone(server)
    ada.sit(clients[0])
    return clients, ada


def leaves(server: Server, client: Client) -> None:
    """Somebody closes the page, and the table has noticed."""
    table = server.table(client.code)
    seat = client.you["seat"]
    client.close()
    until(lambda: not any(guest.seat == seat for guest in list(table.guests)))
    server.inside(lambda: None)
    server.waits(table.run(lambda: None))


def look(server: Server, at: float | None = None) -> None:
    """Send what is due (at a time of the test's own)."""
    if at is not None:
        server.hall.caller.now = lambda: at
    server.waits(server.hall.caller.look())


def stored(server: Server, table: sa.Table) -> list[dict[str, Any]]:
    with server.hall.storage.engine.connect() as connection:
        return [dict(row) for row in connection.execute(sa.select(table)).mappings()]


def due_now(server: Server, at: float) -> None:
    """Have all notices be due at a time."""

    def work(connection: Any) -> None:
        connection.execute(sa.update(notices).values(due=int(1000 * at)))

    server.waits(server.hall.storage.write(work))


# -- browsers --------------------------------------------------------------------------------------------


def test_a_browser_is_called_when_it_is_my_turn(place: Server, web: WebService) -> None:
    clients, ada = two(place)
    browser = web.browser()
    made = ada.do("/channels", **browser.channel())
    assert (made["kind"], made["confirmed"]) == ("push", True)
    look(place)
    assert web.got == []  # whoever is there is not called
    leaves(place, clients[0])
    look(place)
    ((path, headers, body),) = web.got
    assert path == "/push/one"
    assert headers["authorization"].startswith("vapid t=")
    code = clients[0].code
    assert browser.read(body) == {
        "title": "Your turn",
        "text": f"Table {code}: they are waiting for you.",
        "path": f"/t/{code}",
        "topic": code,
    }
    look(place)
    assert len(web.got) == 1  # once is enough
    back = place.client(token=clients[0].token)
    back.until(lambda c: c.decision)
    assert stored(place, notices) == []
    back.close()


def test_a_server_has_one_key_for_browsers(place: Server, tmp_path: Path) -> None:
    first = Someone(place).get()["offers"]["push"]
    assert len(first) == 87
    url = f"sqlite:///{tmp_path}/test.db"
    place.stop()
    with serving(tmp_path / "again", database=url) as again:
        assert Someone(again).get()["offers"]["push"] == first


def test_a_browser_that_is_gone_is_forgotten(place: Server, web: WebService) -> None:
    clients, ada = two(place)
    ada.do("/channels", **web.browser().channel())
    web.status = 410
    leaves(place, clients[0])
    look(place)
    assert len(web.got) == 1
    assert stored(place, channels) == []
    assert stored(place, notices)[0]["due"] == SENT


def test_a_call_that_fails_is_tried_again_later_and_later(place: Server, web: WebService) -> None:
    clients, ada = two(place)
    ada.do("/channels", **web.browser().channel())
    web.status = 503
    leaves(place, clients[0])
    now = NOON
    due_now(place, now)
    for n, wait in enumerate(AGAIN_SECONDS):
        look(place, now)
        assert len(web.got) == n + 1
        look(place, now + wait - 1)
        assert len(web.got) == n + 1
        now += wait
    web.status = 201
    look(place, now)
    assert len(web.got) == len(AGAIN_SECONDS) + 1
    assert stored(place, channels)[0]["failures"] == 0
    look(place, now + 86400)
    assert len(web.got) == len(AGAIN_SECONDS) + 1


def test_a_call_is_given_up_in_the_end_and_so_is_its_channel(place: Server, web: WebService) -> None:
    clients, ada = two(place)
    ada.do("/channels", **web.browser().channel())
    web.status = 500
    leaves(place, clients[0])
    due_now(place, NOON)
    for n in range(len(AGAIN_SECONDS) + 3):
        look(place, NOON + 10_000 * n)
    assert len(web.got) == len(AGAIN_SECONDS) + 1
    assert ada.get()["channels"][0]["failing"] is True

    def nearly(connection: Any) -> None:
        connection.execute(sa.update(channels).values(failures=HOPELESS - 1))
        connection.execute(sa.update(notices).values(due=0, tries=0))

    place.waits(place.hall.storage.write(nearly))
    look(place, NOON)
    assert ada.get()["channels"] == []


def test_a_slow_service_holds_up_no_table(place: Server, web: WebService) -> None:
    """The receiver keeps the line open for as long as the table is played on."""
    clients, ada = two(place)
    ada.do("/channels", **web.browser().channel())
    leaves(place, clients[0])
    web.held.clear()
    looking = place.begins(place.hall.caller.look())
    until(lambda: web.got)
    clients[1].choose(random.Random(1))
    assert not looking.done()
    web.held.set()
    looking.result(20)


# -- mail and chat ---------------------------------------------------------------------------------------


def number_in(text: str) -> str:
    return next(word for word in text.split() if word.isdecimal() and len(word) == 6)


def proved(someone: Someone, post: MailServer, address: str = "ada@example.org") -> str:
    """A mail address that was proved; its id."""
    made: dict[str, Any] = someone.do("/channels", kind="mail", target=address)
    assert made["confirmed"] is False
    text = post.letters[-1].get_content()
    someone.do(f"/channels/{made['id']}/confirm", number=number_in(text))
    assert [one["confirmed"] for one in someone.get()["channels"] if one["id"] == made["id"]] == [True]
    identity: str = made["id"]
    return identity


def test_mail_comes_after_somebody_proved_to_read_it(place: Server, post: MailServer) -> None:
    clients, ada = two(place)
    made = ada.do("/channels", kind="mail", target="ada@example.org")
    (asked,) = post.letters
    assert (asked["To"], asked["X-To"]) == ("ada@example.org", "ada@example.org")
    leaves(place, clients[0])
    look(place)
    assert len(post.letters) == 1  # nothing without consent
    assert ada.refused(f"/channels/{made['id']}/confirm", number="000000x") == "proof"
    assert Someone(place).refused(f"/channels/{made['id']}/confirm", number="123456") == "no-channel"
    ada.do(f"/channels/{made['id']}/confirm", number=number_in(asked.get_content()))
    back = place.client(token=clients[0].token)
    back.code = clients[0].code
    back.until(lambda c: c.decision)
    leaves(place, back)
    due_now(place, NOON)
    look(place, NOON)
    letter = post.letters[-1]
    assert letter["Subject"] == "Your turn"
    assert letter["Auto-Submitted"] == "auto-generated"
    assert f"https://play.example.org/t/{clients[0].code}" in letter.get_content()
    assert clients[0].token not in letter.as_string()


def test_a_number_is_not_guessed(place: Server, post: MailServer) -> None:
    ada = Someone(place)
    made = ada.do("/channels", kind="mail", target="ada@example.org")
    right = number_in(post.letters[0].get_content())
    wrong = f"{(int(right) + 1) % 10**6:06d}"
    for _ in range(5):
        assert ada.refused(f"/channels/{made['id']}/confirm", number=wrong) == "proof"
    assert ada.refused(f"/channels/{made['id']}/confirm", number=right) == "proof"


def test_nobody_fills_a_strangers_mailbox(place: Server, post: MailServer) -> None:
    answers = []
    for _ in range(5):
        ada = Someone(place)
        answers.append(ada.ask("POST", "/channels", {"kind": "mail", "target": "ben@example.org"}).status_code)
    assert answers == [201, 201, 201, 429, 429]
    assert len(post.letters) == 3


def test_mail_is_ended_from_the_mail(place: Server, post: MailServer) -> None:
    clients, ada = two(place)
    proved(ada, post)
    leaves(place, clients[0])
    look(place)
    letter = post.letters[-1]
    address = letter["List-Unsubscribe"].strip("<>")
    assert address in letter.get_content()
    path = address.removeprefix("https://play.example.org")
    page = place.http.get(path)
    assert page.status_code == 200
    assert "<form" in page.text
    assert len(stored(place, channels)) == 1  # looking at a link ends nothing
    assert place.http.post(path[:-1] + ("0" if path[-1] != "0" else "1")).status_code == 403
    assert "No more mail will come." in place.http.post(path).text
    assert stored(place, channels) == []


def test_a_mailbox_that_takes_nothing_is_told_at_once(place: Server, post: MailServer) -> None:
    post.refuse = "550 no such mailbox"
    ada = Someone(place)
    assert ada.refused("/channels", kind="mail", target="ada@example.org") == "channel-deaf"
    assert ada.get()["channels"] == []


def test_a_chat_service_is_told(place: Server, web: WebService) -> None:
    clients, ada = two(place)
    made = ada.do("/channels", kind="chat", target=f"json://{web.host}/hook")
    assert made["name"] == "json"
    said = json.loads(web.got[-1][2])
    ada.do(f"/channels/{made['id']}/confirm", number=number_in(said["message"]))
    leaves(place, clients[0])
    look(place)
    said = json.loads(web.got[-1][2])
    assert said["title"] == "Your turn"
    assert clients[0].code in said["message"]
    ada.do(f"/channels/{made['id']}/try")
    assert json.loads(web.got[-1][2])["title"] == "Can you hear us?"


# -- what for --------------------------------------------------------------------------------------------


def titles(web: WebService, browser: Any) -> list[str]:
    return [browser.read(body)["title"] for _, _, body in web.got]


def test_the_end_is_called_out(place: Server, web: WebService) -> None:
    clients, ada = two(place)
    browser = web.browser()
    ada.do("/channels", **browser.channel())
    ada.wish(moments=["over"])
    clients[0].send(type="seat", seat=0, kind="bot")
    clients[0].until(lambda c: c.table["seats"][0]["kind"] == "bot")
    leaves(place, clients[0])
    play_on(clients[1:], random.Random(3), most=5000)
    look(place)
    assert titles(web, browser) == ["It is over"]


def test_a_vote_is_called_for(place: Server, web: WebService) -> None:
    clients, ada = two(place)
    browser = web.browser()
    ada.do("/channels", **browser.channel())
    ada.wish(moments=["vote"])
    rng = random.Random(2)
    clients[1].choose(rng)
    leaves(place, clients[0])
    clients[1].send(type="propose-undo", count=0)
    clients[1].until(lambda c: c.table["undo"])
    look(place)
    assert titles(web, browser) == ["A vote"]


def test_an_invitation_is_called_out_in_the_language_of_who_is_asked(place: Server, web: WebService) -> None:
    clients, ada = two(place)
    ben = Someone(place)
    ben.sit(clients[1])
    browser = web.browser()
    ben.do("/channels", **browser.channel())
    ben.wish(moments=["invited"], language="de")
    (friend,) = ada.get("/friends")["friends"]
    made = place.create(people=2, bots=0, setup=TOGETHER, name="Ada")
    who = {name: friend[name] for name in ("code", "game", "seat")}
    ada.do(f"/api/tables/{made['code']}/invite", token=made["token"], friend=who)
    look(place)
    said = browser.read(web.got[-1][2])
    assert said["title"] == "Ada fragt nach dir"
    assert said["path"] == f"/t/{made['code']}"
    look(place)
    assert len(web.got) == 1


def test_one_table_may_be_silent(place: Server, web: WebService) -> None:
    clients, ada = two(place)
    ada.do("/channels", **web.browser().channel())
    code = clients[0].code
    ada.do(f"/tables/{code}", "PUT", moments=["over"])
    assert ada.games()[0]["calls"] == ["over"]
    leaves(place, clients[0])
    look(place)
    assert web.got == []
    ada.do(f"/tables/{code}", "PUT", moments=None)
    due_now(place, NOON)
    look(place, NOON)
    assert len(web.got) == 1


def test_nobody_is_called_who_has_not_asked_for_it(place: Server, web: WebService, post: MailServer) -> None:
    clients, _ = two(place)
    leaves(place, clients[0])
    look(place)
    assert stored(place, notices) == []
    assert (web.got, post.letters) == ([], [])


def test_whoever_is_not_asked_any_more_is_not_called(place: Server, web: WebService) -> None:
    clients, ada = two(place)
    ada.do("/channels", **web.browser().channel())
    leaves(place, clients[0])
    assert len(stored(place, notices)) == 1
    # Somebody answers for the seat from another device.
    opened = ada.do(f"/api/tables/{clients[0].code}/open", seat=0)
    other = place.client(token=opened["token"])
    other.until(lambda c: c.decision)
    other.choose(random.Random(1))
    other.close()
    look(place)
    assert web.got == []


def test_a_call_tells_no_secret(place: Server, web: WebService, post: MailServer) -> None:
    """With everybody away again and again: no call names a card, a survivor, a place or an objective."""
    clients = place.started(people=3, bots=0, setup={"players": 3, "mode": "betrayer"})
    browsers = []
    for n, client in enumerate(clients):
        someone = Someone(place)
        someone.sit(client)
        browsers.append(web.browser(str(n)))
        someone.do("/channels", **browsers[-1].channel())
    proved(someone, post)
    rng = random.Random(4)
    for answers in (0, 9, 9, 9, 9):  # at first all are asked, whatever was dealt
        play_on(clients, rng, most=answers)
        for client in clients:
            leaves(place, client)
        due_now(place, NOON)
        look(place, NOON)
        clients = [_back(place, client) for client in clients]
    code = clients[0].code
    allowed = {"title", "text", "path", "topic", "Your turn", "A vote", "It is over", f"/t/{code}", code}
    allowed |= {f"Table {code}: they are waiting for you.", f"Table {code}: your vote is missing."}
    allowed |= {f"Table {code}: see who is left."}
    said = [browsers[int(path[-1])].read(body) for path, _, body in web.got]
    assert said
    assert set(texts(said)) <= allowed
    assert len(post.letters) > 1
    for client in clients:
        assert not any(client.token in letter.as_string() for letter in post.letters)


def _back(server: Server, client: Client) -> Client:
    again = server.client(token=client.token)
    again.token, again.code = client.token, client.code
    again.until(lambda c: c.view)
    return again


# -- quiet hours -----------------------------------------------------------------------------------------


def at(hour: int, minute: int = 0, month: int = 1, day: int = 15) -> float:
    return dt.datetime(2026, month, day, hour, minute, tzinfo=dt.UTC).timestamp()


@pytest.mark.parametrize(
    ("begin", "end", "zone", "now", "until_hour"),
    [
        ("22:00", "07:00", "UTC", at(23), at(7, day=16)),
        ("22:00", "07:00", "UTC", at(6, 59), at(7)),
        ("22:00", "07:00", "UTC", at(7), None),
        ("22:00", "07:00", "UTC", at(21, 59), None),
        ("13:00", "15:00", "UTC", at(14), at(15)),
        ("13:00", "15:00", "UTC", at(12), None),
        ("", "", "UTC", at(3), None),
        ("08:00", "08:00", "UTC", at(8), None),
        # Winter and summer: the clock on the wall counts.
        ("22:00", "07:00", "Europe/Berlin", at(21, 30), at(6, day=16)),
        ("22:00", "07:00", "Europe/Berlin", at(20, 30, month=7), at(5, month=7, day=16)),
        ("22:00", "07:00", "America/New_York", at(4), at(12)),
        # The night in which the clock is put forward is an hour shorter.
        ("22:00", "07:00", "Europe/Berlin", at(22, 0, month=3, day=28), at(5, 0, month=3, day=29)),
        ("22:00", "07:00", "Atlantis/Capital", at(23), at(7, day=16)),
    ],
)
def test_quiet_hours(begin: str, end: str, zone: str, now: float, until_hour: float | None) -> None:
    assert quiet_until(Wishes([], begin, end, zone), now) == until_hour


def test_nobody_is_woken(place: Server, web: WebService) -> None:
    clients, ada = two(place)
    ada.do("/channels", **web.browser().channel())
    ada.wish(quiet_from="22:00", quiet_to="07:00", zone="Europe/Berlin")
    leaves(place, clients[0])
    due_now(place, at(22))
    look(place, at(22))
    assert web.got == []
    assert stored(place, notices)[0]["due"] == 1000 * at(6, day=16)
    look(place, at(5, 59, day=16))
    assert web.got == []
    look(place, at(6, 0, day=16))
    assert len(web.got) == 1


def test_wishes_that_make_no_sense(place: Server) -> None:
    ada = Someone(place)
    assert ada.refused("/wishes", "PUT", moments=[], zone="Atlantis/Capital") == "zone"
    assert ada.refused("/wishes", "PUT", moments=["dinner"]) == "malformed"
    assert ada.refused("/wishes", "PUT", moments=[], quiet_from="25:00", quiet_to="07:00") == "malformed"
    assert ada.refused("/wishes", "PUT", moments=[], language="xx") == "language"


# -- where it may call -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("endpoint", "fine"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/x", True),
        ("https://web.push.apple.com/x", True),
        ("http://fcm.googleapis.com/fcm/send/abc", False),
        ("https://fcm.googleapis.com.evil.example/x", False),
        ("https://evilpush.apple.com.example/x", False),
        ("https://fcm.googleapis.com@10.0.0.1/x", False),
        ("https://a@fcm.googleapis.com/x", False),
        ("https://fcm.googleapis.com:8443/x", False),
        ("https://127.0.0.1/x", False),
        ("https://[::1]/x", False),
        ("https://[", False),
        ("file:///etc/passwd", False),
    ],
)
def test_browsers_are_called_through_known_services_only(endpoint: str, fine: bool) -> None:
    assert may_push(endpoint, Settings().push_services) is fine


@pytest.mark.parametrize(
    "target",
    [
        "json://127.0.0.1/x",
        "https://example.org/hook",
        "mailto://ada@example.org",
        "ntfy://10.0.0.1/topic",
        "syslog://",
        "file:///etc/passwd",
        "discord",
        "tgram ://x/y",
    ],
)
def test_chat_goes_through_listed_services_only(target: str) -> None:
    with pytest.raises(ServerError):
        read_target(NewChannel("chat", target), Settings())


def test_what_follows_a_question_mark_is_left_out() -> None:
    found = read_target(NewChannel("chat", "discord://1/abc?rto=9999&verify=no"), Settings())
    assert found == "discord://1/abc"
    assert read_target(NewChannel("chat", "ntfy://winter-night"), Settings()) == "ntfy://winter-night"


@pytest.mark.parametrize("address", ["ada", "a@b", "a@b.c\nBcc: x@y.z", "a b@c.de", "<a@b.cd>", "a@b.cd,e@f.gh"])
def test_an_address_is_one_address(address: str) -> None:
    with pytest.raises(ServerError):
        read_target(NewChannel("mail", address), Settings())


def test_a_browser_has_keys() -> None:
    with pytest.raises(ServerError):
        read_target(NewChannel("push", "https://fcm.googleapis.com/x"), Settings())
    assert "fcm" in read_target(NewChannel("push", "https://fcm.googleapis.com/x", KEYS), Settings())


# -- without any of it -----------------------------------------------------------------------------------


def test_a_server_that_cannot_call_plays_as_well(tmp_path: Path) -> None:
    with serving(tmp_path, push_services=(), chat_services=()) as server:
        clients, ada = two(server)
        assert ada.get()["offers"] == {"push": "", "mail": False, "chat": []}
        for kind in ("push", "mail", "chat"):
            assert ada.refused("/channels", kind=kind, target="ada@example.org") == "channel"
        leaves(server, clients[0])
        look(server)
        assert stored(server, notices) == []


def test_a_server_without_the_packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with serving(tmp_path, mail="mailto://example.org") as server:
        assert server.hall.caller.active is False
        assert Someone(server).get()["offers"] == {"push": "", "mail": False, "chat": []}
