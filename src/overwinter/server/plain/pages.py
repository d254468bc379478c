"""What the plain pages show. Making them changes nothing; see :mod:`overwinter.server.plain` for the addresses."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from overwinter.words import Words

from ..adapter import Section
from ..games import GAMES
from ..messages import FindingInfo, GameInfo, Hint, Line, OptionInfo, Review, TableInfo, TableSummary, View
from ..quick_words import LANGUAGES, words_in
from ..storage import StoredChat
from ..table import Table
from .markup import Html, button, choice, field, form, hidden, joined, listed, section, tag, ticked

REFRESH_SECONDS = 4
LOG_LINES = 40


def page(words: Words, title: str, *body: object, refresh: bool = False, error: str = "", home: str = "") -> Html:
    """A whole page."""
    head = [
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="robots", content="noindex"),
        tag("link", rel="stylesheet", href="/plain/style.css"),
        tag("link", rel="icon", href="data:,"),
        tag("title", title),
    ]
    if refresh:
        head.append(tag("meta", http_equiv="refresh", content=str(REFRESH_SECONDS)))
    message = tag("div", tag("h2", words("plain-error")), tag("p", error), class_="error", role="alert")
    content = tag(
        "body",
        tag("a", words("plain-skip"), href="#content", class_="skip"),
        tag("header", tag("h1", title), home and tag("nav", tag("a", words("plain-home"), href=home))),
        tag("main", message if error else "", *body, id="content"),
    )
    return Html("<!doctype html>" + tag("html", tag("head", *head), content, lang=words.language))


def tongues(words: Words, address: str) -> Html:
    """Links to the same page in other languages."""
    links = [
        tag("a", words_in(name)("language-name"), href=f"{address}?language={name}", hreflang=name, lang=name)
        for name in LANGUAGES
    ]
    return section(words("cli-language"), listed(links), identity="language")


def stop_mail(words: Words, *, done: bool) -> Html:
    """End the mail to an address, or: it is ended."""
    if done:
        return page(words, words("plain-stop"), tag("p", words("plain-stop-done")), home="/plain")
    ending = form("", button(words("plain-stop-button")))
    return page(words, words("plain-stop"), tag("p", words("plain-stop-text")), ending, home="/plain")


def nowhere(words: Words) -> Html:
    """An address that leads nowhere."""
    return page(words, words("plain-nowhere"), tag("p", words("plain-nowhere-text")), home="/plain")


# -- the start -------------------------------------------------------------------------------------------


def home(words: Words, tables: list[TableSummary], error: str = "") -> Html:
    """Make a table, join one, or look on."""
    language = words.language
    games = [adapter.info(adapter.words(language, adapter.sets.offered())) for adapter in GAMES.values()]
    quick = form(
        "/plain/create",
        hidden(language=language, bots="1", start="1", game=games[0].id, players=games[0].default_players),
        field(words("plain-name"), "name", maxlength=24, autocomplete="nickname"),
        button(words("plain-play-button")),
    )
    join = form(
        "/plain/join",
        hidden(language=language),
        field(words("plain-code"), "code", required=True, maxlength=24, autocapitalize="characters"),
        field(words("plain-name"), "name", maxlength=24, autocomplete="nickname"),
        button(words("plain-join-button")),
    )
    lines = [
        joined(
            [
                tag("a", words("plain-table", code=t.code), href=f"/plain/t/{t.code}?language={language}"),
                f" ({words(f'plain-status-{t.status}')}, {t.players - t.free}/{t.players}) {t.host}",
            ]
        )
        for t in tables
    ]
    return page(
        words,
        words("plain-title"),
        section(words("plain-play-button"), quick, identity="quick"),
        section(words("plain-join"), join, identity="join"),
        *(section(words("plain-create"), _create(words, game), identity=f"create-{game.id}") for game in games),
        section(words("plain-tables"), listed(lines) or tag("p", words("plain-no-tables")), identity="tables"),
        tongues(words, "/plain"),
        error=error,
    )


def _create(words: Words, game: GameInfo) -> Html:
    counts = [(n, str(n)) for n in range(game.min_players, game.max_players + 1)]
    fields: list[object] = []
    for setting in game.settings:
        if setting.kind == "switch":
            fields.append(ticked(setting.name, setting.id, on=bool(setting.default)))
        elif setting.kind in ("packs", "modules"):
            fields += [ticked(c.name, f"{setting.id}-{c.value}", on=False) for c in setting.choices]
        elif setting.kind != "policy":
            values = [(c.value, c.name) for c in setting.choices]
            fields.append(choice(setting.name, setting.id, values, setting.default))
    return form(
        "/plain/create",
        hidden(language=words.language, game=game.id),
        tag("p", game.name, ". ", game.text),
        field(words("plain-name"), "name", maxlength=24),
        choice(words("plain-players"), "players", counts, game.default_players),
        *fields,
        ticked(words("plain-bots"), "bots"),
        ticked(words("plain-public"), "public"),
        ticked(words("plain-hints"), "hints", on=True),
        button(words("plain-create-button")),
    )


def invitation(words: Words, table: Table, error: str = "") -> Html:
    """A table for somebody who has no seat there."""
    info, code = table.renderer.info(words.language), table.code
    take = form(
        "/plain/join",
        hidden(language=words.language, code=code),
        field(words("plain-name"), "name", maxlength=24),
        button(words("plain-join-button")),
    )
    watch = tag("a", words("plain-watch-button"), href=f"/plain/w/{code}?language={words.language}")
    return page(
        words,
        words("plain-table", code=code),
        _seats(words, table, info, "", None),
        section(words("plain-join"), take, tag("p", watch), identity="join"),
        tongues(words, f"/plain/t/{code}"),
        error=error,
        home=f"/plain?language={words.language}",
    )


# -- the table -------------------------------------------------------------------------------------------


class TablePage:
    """A table as one reader sees it. ``address`` is that of the page; forms are posted below it."""

    def __init__(self, words: Words, table: Table, seat: int | None, address: str, base: str) -> None:
        self.words, self.table, self.seat = words, table, seat
        self.address, self.base = address, base
        self.info = table.renderer.info(words.language)
        self.own = bool(address.startswith("/plain/s/"))
        self.advised = ""
        """The option that a hint is about."""

    def made(
        self,
        chat: list[StoredChat],
        error: str = "",
        explained: list[Line] | None = None,
        hint: Hint | None = None,
        looked: Review | None = None,
    ) -> Html:
        """The page."""
        words, info, parts = self.words, self.info, list[object]()
        self.advised = hint.option if hint is not None else ""
        if hint is not None:
            parts.append(section(words("plain-hint"), *[tag("p", line) for line in hint.lines], identity="hint"))
        if explained is not None:
            parts.append(section(words("plain-sure"), listed(line.text for line in explained), identity="sure"))
        asked = False
        if self.table.journal is not None:
            recent = self.table.journal.last - 2 * LOG_LINES
            view = self.table.renderer.make_view(self.player, words.language, max(0, recent))
            asked = view.decision is not None
            parts += self._game(view)
        else:
            parts.append(self._lobby())
        parts += [self._chat(chat), _seats(words, self.table, info, self.address if self.own else "", self.seat)]
        if looked is not None:
            parts.append(self._review(looked))
        if self.own:
            parts.append(self._mine())
        parts.append(tongues(words, self.address))
        thinks = looked is not None and looked.state in ("waiting", "working")
        reads = bool(error) or explained is not None or hint is not None
        waits = not reads and (thinks or (not asked and info.status != "over"))
        return page(
            words,
            words("plain-table", code=info.code),
            *parts,
            refresh=waits,
            error=error,
            home=f"/plain?language={words.language}",
        )

    @property
    def player(self) -> int | None:
        """The seat whose secrets may be shown."""
        return self.seat if self.seat is not None and self.seat >= 0 else None

    @property
    def host(self) -> bool:
        """Whether the reader has the host's rights."""
        return self.own and self.table.is_host(self.seat)

    def _post(self, action: str, *children: object) -> Html:
        return form(f"{self.address}/{action}", *children)

    # -- before the game -----------------------------------------------------------------------

    def _lobby(self) -> Html:
        words, info = self.words, self.info
        address = f"{self.base}/plain/t/{info.code}"
        parts: list[object] = [
            tag("p", words("plain-invite-text", code=info.code)),
            tag("p", tag("a", address, href=address), class_="address"),
        ]
        if info.blocked:
            parts.append(tag("p", info.blocked, role="status"))
        if self.host and not info.blocked:
            parts.append(self._post("start", button(words("plain-start"))))
        elif self.own and self.player is not None and not self.host:
            ready = info.seats[self.player].ready
            label = words("plain-not-ready" if ready else "plain-ready")
            parts.append(self._post("ready", hidden(ready="" if ready else "1"), button(label)))
        return section(words("plain-invite"), *parts, identity="invite")

    # -- the game ------------------------------------------------------------------------------

    def _game(self, view: View) -> list[object]:
        parts: list[object] = []
        if self.own and self.player is not None and self.info.status == "playing":
            parts += [self._vote(), self._decision(view)]
        if view.waiting:
            waiting = listed(w.text for w in view.waiting)
            auto = tag("p", self.words("plain-auto")) if view.decision is None else ""
            again = tag("p", tag("a", self.words("plain-refresh"), href=self.address))
            parts.append(section(self.words("plain-waiting"), waiting, auto, again, identity="waiting"))
        if view.forecast:
            tonight = listed(line.text for line in view.forecast)
            parts.append(section(self.words("cli-tonight"), tonight, identity="tonight"))
        newest = [event.text for event in view.events if event.text][-LOG_LINES:][::-1]
        log = section(self.words("cli-log"), listed(newest), identity="log")
        journal = self.table.playing()
        names = self.table.renderer.names(self.words.language)
        told = self.table.adapter.describe(journal.game, self.player, self.words, names)
        parts += [_section(part, 2) for part in told[:1]]
        parts.append(log)
        parts += [_section(part, 2) for part in told[1:]]
        return parts

    def _decision(self, view: View) -> Html:
        words, decision = self.words, view.decision
        if decision is None:
            undo = "" if view.undo else self._post("undo", button(words("plain-undo")))
            return section(words("plain-your-turn"), tag("p", words("plain-nothing")), undo, identity="decide")
        asked = hidden(decision=decision.id)
        story = words.attribute(str(decision.about.get("card", "")), "story")
        parts: list[object] = [tag("p", story) if story else "", tag("p", decision.prompt)]
        ordered = sorted(decision.options, key=lambda o: o.group)
        for group, options in groupby(ordered, key=lambda o: o.group):
            title = self.table.adapter.group_name(self.table.playing().game, group, words)
            items = [self._option(option) for option in options]
            heading = tag("h3", title) if group or len(decision.options) > len(items) else ""
            parts.append(joined([heading, tag("ul", *items, class_="choices")]))
        sure = choice(words("plain-sure"), "option", [(o.id, o.text) for o in ordered])
        yawn = self._post("yawn", button(words("plain-yawn"))) if view.interjections else ""
        undo = "" if view.undo else self._post("undo", button(words("plain-undo")))
        back = self._post("propose", button(words("plain-propose-undo"))) if view.undo and view.answers else ""
        return section(
            words("plain-your-turn"),
            self._post("answer", asked, *parts),
            self._post("explain", sure, button(words("plain-sure"))),
            self._hint(asked),
            tag("div", undo, back, yawn, class_="inline"),
            identity="decide",
        )

    def _option(self, option: OptionInfo) -> Html:
        risk = tag("small", option.odds.text) if option.odds is not None else ""
        mark = tag("strong", self.words("plain-advised")) if option.id == self.advised else ""
        return tag("li", button(option.text, name="option", value=option.id), risk, mark)

    def _hint(self, asked: Html) -> object:
        """Ask what a planner would do; where hints are not wanted it says so."""
        if not self.own or self.player is None:
            return ""
        if not self.info.hints:
            return tag("p", tag("small", self.words("error-server-hints-off")))
        return self._post("hint", asked, button(self.words("plain-hint")))

    def _review(self, looked: Review) -> Html:
        """Which decisions of the reader cost most; or how far the thinking is; or a way to begin it."""
        words, parts = self.words, list[object]()
        if looked.state == "done":
            parts += [_finding(words, one) for one in looked.findings] or [tag("p", words("review-none"))]
        elif looked.state in ("waiting", "working"):
            progress = words("review-thinking", done=looked.done, of=looked.of)
            waiting = words("web-review-waiting", n=looked.ahead)
            parts.append(tag("p", waiting if looked.state == "waiting" else progress, role="status"))
            parts.append(tag("p", words("plain-review-auto")))
        else:
            failed = tag("p", words("error-server-review"), role="status") if looked.state == "failed" else ""
            begin = self._post("review", button(words("web-review-start")))
            parts += [failed, tag("p", words("plain-review-text")), begin]
        return section(words("web-review"), *parts, identity="review")

    def _vote(self) -> object:
        words, names = self.words, self.table.renderer.names(self.words.language)
        undo, seat = self.info.undo, self.info.seat_vote
        if undo is not None:
            text = words("plain-vote-text", name=names[undo.by], n=undo.count)
            return self._ballot("plain-propose-undo", text, undo.waiting, "plain-vote-yes", "plain-vote-no")
        if seat is not None:
            text = words(f"plain-seat-vote-{seat.kind}", name=names[seat.by], seat=names[seat.seat])
            return self._ballot("plain-seat-vote", text, seat.waiting, "server-yes", "server-no")
        return ""

    def _ballot(self, title: str, text: str, waiting: list[int], agree: str, refuse: str) -> Html:
        words = self.words
        yes = self._post("vote", hidden(yes="1"), button(words(agree)))
        no = self._post("vote", hidden(yes=""), button(words(refuse)))
        mine = tag("div", yes, no, class_="inline") if self.player in waiting else ""
        return section(words(title), tag("p", text), mine, identity="vote")

    # -- beside the game -----------------------------------------------------------------------

    def _chat(self, chat: list[StoredChat]) -> Html:
        words = self.words
        names = self.table.renderer.names(words.language)
        lines = [
            joined(
                [
                    tag("b", said.name or _name(names, said.seat)),
                    f" ({words('plain-chat-side')})" if said.channel else "",
                    ": ",
                    said.text,
                ]
            )
            for said in chat[-20:]
        ]
        parts: list[object] = [listed(lines)]
        if self.own and self.player is not None:
            if self.info.reminder:
                parts.append(tag("p", words("plain-chat-reminder")))
            said = field(words("plain-chat-text"), "text", maxlength=400, required=True, autocomplete="off")
            send = [button(words("plain-chat-send"))]
            if self.table.channel(self.player):
                send.append(button(words("plain-chat-whisper"), name="to", value="side"))
            parts.append(self._post("chat", said, *send))
        return section(words("plain-chat"), *parts, identity="chat")

    def _mine(self) -> Html:
        words, info = self.words, self.info
        link = f"{self.base}{self.address}"
        parts: list[object] = [
            tag("p", words("plain-link-text")),
            tag("p", tag("a", link, href=link), class_="address"),
            tag("p", words("plain-new-link-text")),
            self._post("link", button(words("plain-new-link"))),
        ]
        if self.player is not None:
            name = info.seats[self.player].name
            rename = field(words("plain-name"), "name", maxlength=24, value=name)
            parts.append(self._post("rename", rename, button(words("plain-save"))))
        if info.status == "over" and self.host:
            parts.append(self._post("rematch", button(words("plain-rematch"))))
        if info.status != "lobby":
            # The token stays in the address of this very page.
            parts.append(self._post("record", button(words("plain-record"))))
        parts.append(self._post("leave", button(words("plain-leave"))))
        return section(words("plain-link"), *parts, identity="mine")


def _name(names: list[str], seat: int) -> str:
    return names[seat] if 0 <= seat < len(names) else ""


def _section(part: Section, level: int) -> Html:
    inner = [_section(below, level + 1) for below in part.parts]
    return section(part.title, listed(part.lines), *inner, level=min(level, 6))


def _seats(words: Words, table: Table, info: TableInfo, address: str, seat: int | None) -> Html:
    """Who sits where; the host can arrange it."""
    host = bool(address) and table.is_host(seat)
    names = table.renderer.names(words.language)
    items = []
    for place in info.seats:
        marks = [words(f"plain-seat-{place.kind}")]
        if place.person and not place.connected:
            marks.append(words("plain-seat-away"))
        if place.host:
            marks.append(words("plain-seat-host"))
        if place.ready and info.status == "lobby" and place.kind == "person":
            marks.append(words("plain-seat-ready"))
        if info.sides:
            marks.append(info.sides[place.side].name if place.side >= 0 else words("plain-side-drawn"))
        name = names[place.seat] if place.kind != "free" else f"{place.seat + 1}"
        controls: list[Html] = []
        if host or (address and seat == place.seat):
            controls += _arranging(words, info, place.seat, address)
        if address and seat is not None and seat >= 0 and seat != place.seat:
            controls += _asking(words, info, place.seat, seat, address)
        items.append(joined([f"{name} ({', '.join(marks)})", tag("div", *controls, class_="inline")]))
    return section(words("plain-seats"), listed(items, ordered=True), identity="seats")


def _finding(words: Words, one: FindingInfo) -> Html:
    """A decision that cost much."""
    chosen, better = words("review-given", option=one.given), words("review-better", option=one.better)
    return joined([tag("h3", f"{one.when}: {one.prompt}"), listed([chosen, better, one.text])])


def _arranging(words: Words, info: TableInfo, number: int, address: str) -> Iterable[Html]:
    place = info.seats[number]
    if info.status == "over":
        return
    wishes = []
    if place.kind != "bot" and not (place.host and info.status == "lobby"):
        wishes.append(("bot", "plain-make-bot"))
    if place.kind == "bot" and place.person:
        wishes.append(("person", "plain-make-person"))
    if place.kind == "bot" and not place.person and info.status == "lobby":
        wishes.append(("free", "plain-make-free"))
    for kind, key in wishes:
        label = f"{words(key)}: {place.name or number + 1}"
        yield form(f"{address}/seat", hidden(seat=number, kind=kind), button(label))
    if info.sides and info.status == "lobby":
        names = [(-1, words("plain-side-drawn")), *((n, side.name) for n, side in enumerate(info.sides))]
        buttons = [button(name, name="side", value=side) for side, name in names if side != place.side]
        yield form(f"{address}/side", hidden(seat=number), *buttons)


def _asking(words: Words, info: TableInfo, number: int, mine: int, address: str) -> Iterable[Html]:
    """What somebody may ask the table about another seat, and taking over from a host who is gone."""
    place = info.seats[number]
    label = place.name or number + 1
    if info.status == "playing" and info.seat_vote is None and info.undo is None:
        if place.person and not place.connected:
            ask = button(f"{words('plain-ask-bot')}: {label}")
            yield form(f"{address}/propose-seat", hidden(seat=number, kind="bot"), ask)
        elif place.kind == "bot" and not place.person:
            ask = button(f"{words('plain-ask-free')}: {label}")
            yield form(f"{address}/propose-seat", hidden(seat=number, kind="free"), ask)
    if place.host and not place.connected:
        yield form(f"{address}/host", hidden(seat=mine), button(words("plain-take-host")))
