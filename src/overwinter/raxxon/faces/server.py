"""Raxxon at a table of the server."""

from __future__ import annotations

import random
from collections.abc import Container, Mapping, Sequence
from types import MappingProxyType
from typing import Any, cast

from overwinter.kernel.errors import SetupError
from overwinter.kernel.events import Event
from overwinter.kernel.game import Game
from overwinter.kernel.options import Decision, Option
from overwinter.server.adapter import (
    BOT_NAMES,
    GameTypes,
    Progress,
    SeatTally,
    Section,
    Sets,
    Thought,
    bots_in_words,
    in_words,
    own_reader,
    uses_only,
)
from overwinter.server.messages import Choice, DecisionInfo, GameInfo, Json, Line, OptionInfo, Setting
from overwinter.server.quick_words import words_for
from overwinter.server.sides import OneSide
from overwinter.words import Words

from .. import RaxxonGame, Setup, new_game
from ..bots import BOTS, LEVELS, Bot, Sight, make_bot
from ..cards.loader import load_packs
from ..rules.setting_up import PLAYERS, check_setup
from ..sight.view import RaxxonSelfView, RaxxonView, own_view, view
from ..speaking import SEATS, event_line, option_line, prompt_line
from ..state import MOST_INFECTIONS
from .course import Course, RaxxonStats
from .facts import RaxxonFacts, facts
from .plain import describe

SETS = Sets("raxxon", "raxxon")
WORD_FILES = ("raxxon", "raxxonlessons")
DEALT = ("choose", "random")
"""Whether the players choose their characters or get any."""
USUAL = "normal"
"""The level of whoever sits down unasked."""
FIELDS: dict[str, Any] = {"players": 2, "difficulty": "regular", "characters": "choose", "packs": []}
NO_EVENT_TEXT = frozenset({"rx-turn"})
"""Events that the table shows without a line in the log."""


class RaxxonAdapter:
    """The stand-alone game: all win or lose together, and everything that is known is known to all."""

    id = "raxxon"
    sets = SETS
    sides = OneSide()
    word_files: Sequence[str] = WORD_FILES
    box_files: Mapping[str, Sequence[str]] = MappingProxyType({})
    page_files: Sequence[str] = ("raxxonpage",)
    bots: Sequence[str] = (USUAL, *(name for name in BOTS if name != USUAL))

    # -- setting up ----------------------------------------------------------------------------

    def info(self, words: Words) -> GameInfo:
        """What can be agreed before a game."""
        difficulties = [
            _choice(words, f"rx-difficulty-{name}", name) for name in load_packs([SETS.core]).difficulties
        ]
        dealt = [_choice(words, f"raxxonpage-characters-{name}", name) for name in DEALT]
        settings = [
            Setting("difficulty", "variant", words("raxxonpage-difficulty"), "", "regular", difficulties),
            Setting("characters", "variant", words("raxxonpage-characters"), "", "choose", dealt),
            *SETS.settings(words),
        ]
        bots = bots_in_words(words, "raxxonpage-bot-", LEVELS)
        name, text = words("raxxonpage-game"), words.attribute("raxxonpage-game", "text")
        return GameInfo(self.id, name, text, PLAYERS[0], PLAYERS[-1], FIELDS["players"], settings, bots)

    def types(self) -> GameTypes:
        """The classes of what it sends: for the schema."""
        return GameTypes(RaxxonView, RaxxonSelfView, RaxxonStats, RaxxonFacts)

    def setup(self, given: Json, before: Json | None = None) -> Json:
        """Fill in what was not said."""
        made = dict(FIELDS)
        for name, value in {**(before or {}), **given}.items():
            if name not in FIELDS or type(value) is not type(FIELDS[name]):
                raise SetupError(f"the setup has no {name!r} like that", "policy", policy=name[:40], value="?")
            made[name] = value
        made["packs"] = SETS.chosen(made["packs"])
        if made["characters"] not in DEALT:
            raise SetupError("there is no such way to choose", "character", character=made["characters"][:40])
        self.check(made)
        return made

    def check(self, setup: Json) -> None:
        """Whether a game can begin with this."""
        agreed = Setup(setup["players"], setup["difficulty"], packs=SETS.named(setup))
        check_setup(agreed, load_packs(SETS.of(setup)))

    def setup_of(self, game: Game[Any]) -> Json:
        """What was agreed for a game."""
        agreed = _raxxon(game).state.setup
        chosen = "choose" if agreed.characters is None else "random"
        given = {"players": agreed.players, "difficulty": agreed.difficulty, "characters": chosen}
        return self.setup({**given, "packs": SETS.further(agreed.packs)})

    def players(self, setup: Json) -> int:
        """How many seats there are."""
        return int(setup["players"])

    def new(self, setup: Json, seed: int, sides: Sequence[int] = ()) -> Game[Any]:
        """Begin a game. Whoever plays alone chooses a character every day."""
        players, characters = setup["players"], None
        if setup["characters"] == "random" and players > 1:
            characters = random.Random(seed).sample(list(load_packs(SETS.of(setup)).characters), players)
        return new_game(Setup(players, setup["difficulty"], characters, SETS.named(setup)), seed)

    def allows(self, record: Json) -> bool:
        """Whether a record names no packs but those of this server."""
        return uses_only(record, SETS.offered())

    def words(self, language: str, packs: Sequence[str] | None = None) -> Words:
        """The words for this game with these packs."""
        return words_for(language, tuple(packs or (SETS.core,)))

    def facts(self, pack: str) -> RaxxonFacts:
        """What is printed on the cards of a pack, read after those that may come before it."""
        packs = SETS.offered()
        return facts(load_packs(packs[: packs.index(pack) + 1]), pack)

    def reminder(self, setup: Json) -> bool:
        """Nobody has a secret."""
        return False

    # -- seeing --------------------------------------------------------------------------------

    def view(self, game: Game[Any], seat: int | None) -> Any:
        """The table as a seat sees it."""
        return view(_raxxon(game), seat, with_options=False)

    def secrets(self, game: Game[Any], seat: int) -> Any:
        """What the seat alone sees: its own open question."""
        return own_view(_raxxon(game), seat, with_options=False)

    def decision(
        self, game: Game[Any], seat: int, words: Words, names: Sequence[str], until: int | None
    ) -> DecisionInfo | None:
        """The open question of a seat."""
        table = _raxxon(game)

        def offered(option: Option, _: Decision) -> OptionInfo:
            text = option_line(words, table, option, seat, names)
            return OptionInfo(option.id, option.verb, cast(Json, option.args), text, _group(option))

        return in_words(game, seat, until, lambda asked: prompt_line(words, table, asked, names), offered)

    def event(self, words: Words, game: Game[Any], event: Event, seat: int | None, names: Sequence[str]) -> str:
        """What happened."""
        return "" if event.kind in NO_EVENT_TEXT else event_line(words, _raxxon(game), event, seat, names)

    def reads_as(self, event: Event, seat: int | None) -> int | None:
        """A seat reads about itself as nobody else does."""
        return own_reader(event, seat, SEATS)

    def explain(
        self, game: Game[Any], seat: int, option: Option, words: Words, names: Sequence[str]
    ) -> list[Line]:
        """Nothing is foretold: what a card does stands on it."""
        return []

    def plain_ballots(self, game: Game[Any]) -> bool:
        """Nobody is asked together with others."""
        return False

    def side_of(self, game: Game[Any], seat: int | None) -> int:
        """All are on one side."""
        return 0

    def forecast(self, game: Game[Any], words: Words, names: Sequence[str], side: int) -> list[Line]:
        """How often the evening infects at least: the infected whom all know of."""
        table = _raxxon(game)
        if table.over or table.state.phase != "actions" or not table.state.crowd:
            return []
        loose = sum(1 for card in table.state.crowd if card.sure and not table.person(card).healthy)
        loose += sum(1 for card in table.state.uncontained if not table.people[card].healthy)
        args = {"n": min(MOST_INFECTIONS, loose), "left": len(table.state.supply), "most": MOST_INFECTIONS}
        return [Line("raxxonpage-evening", args, words("raxxonpage-evening", **args))]

    def why_not(
        self, game: Game[Any], seat: int, words: Words, names: Sequence[str]
    ) -> dict[str, dict[str, Line]]:
        """Why actions of the own sheet are not on offer."""
        table = _raxxon(game)
        sheet = table.sheet(seat)
        if table.over or not sheet.character:
            return {}
        actions = view(table, seat, with_options=False).sheets[seat].actions
        found: dict[str, Line] = {}
        for index, action in enumerate(actions):
            if action.possible:
                continue
            key = "raxxonpage-why-target"
            if table.free_space(seat, index) is None:
                key = "raxxonpage-why-full"
            elif action.kind == "evacuate" and table.state.no_evacuate:
                key = "raxxonpage-why-grounded"
            found[action.kind] = Line(key, {"action": action.kind}, words(key, action=action.kind))
        return {sheet.character: found}

    def describe(self, game: Game[Any], seat: int | None, words: Words, names: Sequence[str]) -> list[Section]:
        """The whole table in plain text."""
        return describe(_raxxon(game), seat, words, names)

    def group_name(self, game: Game[Any], group: str, words: Words) -> str:
        """The row of the crowd that options belong to, or the pile."""
        kind, _, name = group.partition(":")
        if kind == "row":
            crowd = view(_raxxon(game), None, with_options=False).crowd
            return words("raxxonpage-row", n=int(name) - crowd.top + 1)
        return words(f"rx-pile-{name}") if kind == "pile" else words("plain-other")

    def stats(self, game: Game[Any], log: Sequence[Event]) -> RaxxonStats:
        """The course of a game."""
        table = _raxxon(game)
        course = Course(table.state.setup.players)
        for event in log:
            course.take(event)
        loose = [card.card for card in table.state.crowd] + table.state.uncontained
        return course.stats(len(table.answers), sum(1 for card in loose if not table.people[card].healthy))

    @property
    def votes(self) -> frozenset[str]:
        """Nobody votes."""
        return frozenset()

    def progress(self, game: Game[Any]) -> Progress:
        """The day; nobody knows which one is the last."""
        state = _raxxon(game).state
        return Progress(state.day, 0, state.setup.difficulty, state.outcome)

    def tally(self, game: Game[Any], log: Sequence[Event]) -> list[SeatTally]:
        """All win or lose together, each as a character."""
        state = _raxxon(game).state
        return [SeatTally(sheet.seat, state.outcome == "won", sheet.character) for sheet in state.sheets]

    # -- bots ----------------------------------------------------------------------------------

    def mind(self, bot: str) -> Bot:
        """A bot of this name."""
        return make_bot(bot)

    def think(self, game: Game[Any], seat: int, bot: str, mind: Bot, seed: int, waited: float) -> Thought:
        """What a bot chooses; nobody has anything to hide, so nothing is said."""
        table = _raxxon(game)
        decision = table.decision(seat)
        if decision is None:
            return Thought("")
        return Thought(mind.choose(Sight(table, decision, random.Random(seed), waited)).id)

    def watches(self, bot: str) -> bool:
        """Nobody has anything to hide."""
        return False

    def usual_bot(self, number: int) -> str:
        """The same everywhere."""
        return self.bots[0]

    def bot_name(self, bot: str, number: int, taken: Container[str]) -> str:
        """By the seat."""
        return BOT_NAMES[number]

    def said(self, words: Words, facts: Mapping[str, Any], names: Sequence[str]) -> str:
        """Nothing is said."""
        return ""

    def doubts(self, game: Game[Any], log: Sequence[Event], marks: Sequence[int]) -> list[list[list[int]]]:
        """Nobody is to be found out."""
        return []

    def yawn(self, game: Game[Any], seat: int) -> Option | None:
        """Nobody waits for one."""
        return None


# -- helpers ---------------------------------------------------------------------------------------------


def _raxxon(game: Game[Any]) -> RaxxonGame:
    assert isinstance(game, RaxxonGame)
    return game


def _choice(words: Words, key: str, value: str) -> Choice:
    return Choice(value, words(key), words.attribute(key, "text"))


def _group(option: Option) -> str:
    """Cards of the crowd by row, cards of piles by pile."""
    if option.verb in ("rx-pick", "rx-place"):
        return f"row:{option['row']}"
    return f"pile:{option['zone']}" if option.verb == "rx-take" else ""
