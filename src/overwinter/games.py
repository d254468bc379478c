"""The games there are, each as a terminal sees it: how to set it up, what to say, who can play it.

>>> kind = find("colony")
>>> game = kind.new(kind.setup(Wishes(players=4)), seed=7)
>>> words = kind.words("de", game)
>>> for event in game.log:
...     print(kind.event(words, game, event, seat=0, names=["Ada", "Ben", "Cem", "Dora"]))

A new game needs one class like :class:`ColonyKind` and one line in :data:`GAMES`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Protocol

from overwinter.colony.bots import BOTS, Sight
from overwinter.colony.cards.loader import load_packs
from overwinter.colony.explaining import foresight_line, reason_line
from overwinter.colony.game import ColonyGame
from overwinter.colony.policies import POLICIES, Choice
from overwinter.colony.rules.setting_up import check_setup, new_game
from overwinter.colony.sight.explain import exposure_odds, foresee, why_not
from overwinter.colony.speaking import event_line, option_line, prompt_line
from overwinter.colony.state import Setup
from overwinter.kernel.errors import OverwinterError, SetupError
from overwinter.kernel.events import Event
from overwinter.kernel.game import Game
from overwinter.kernel.options import Decision, Option
from overwinter.kernel.players import named_bot
from overwinter.raxxon import RaxxonGame, RaxxonSetup
from overwinter.raxxon import new_game as raxxon_new_game
from overwinter.raxxon import speaking as raxxon_speaking
from overwinter.raxxon.bots import BOTS as RAXXON_BOTS
from overwinter.raxxon.bots import Sight as RaxxonSight
from overwinter.raxxon.cards.loader import load_packs as raxxon_load_packs
from overwinter.raxxon.rules.setting_up import check_setup as raxxon_check_setup
from overwinter.words import Words

AnyGame = Game[Any]

FIRST_OBJECTIVE = "base-main-we-need-more-samples"
"""The main objective for people who have never played."""


class UnknownGameError(OverwinterError):
    """There is no game of that name."""

    key = "error-game"


@dataclass(frozen=True)
class Wishes:
    """What somebody asks for before a game; ``None``: whatever is usual in that game."""

    players: int | None = None
    mode: str | None = None
    objective: str | None = None
    """An id or the last part of one; "random"."""
    difficulty: str | None = None
    hardcore: bool = False
    elimination: bool = False
    mature: bool = True
    betrayal: bool = True
    promo: bool = False
    packs: tuple[str, ...] = ()
    policies: tuple[str, ...] = ()
    """name=value"""


@dataclass(frozen=True)
class Notice:
    """Something to know before an option is taken."""

    text: str
    asks: bool = False
    """Whether it is worth a question before going on."""
    deadly: bool = False
    """Whether somebody surely dies of it, or the game ends."""


class GameKind(Protocol):
    """One game, as a terminal or a lab sees it. Nothing here changes a game."""

    @property
    def name(self) -> str:
        """As in the records."""

    @property
    def bots(self) -> Mapping[str, Callable[[], Any]]:
        """Who can play it, by name; the usual one first."""

    def choose(self, bot: Any, game: AnyGame, decision: Decision, rng: random.Random) -> Option:
        """What a bot answers. It sees what its seat sees."""

    def setup(self, wishes: Wishes, *, random_objective: bool = False) -> Any:
        """What is agreed, checked. Raises :class:`~overwinter.kernel.errors.SetupError`."""

    def new(self, setup: Any, seed: int) -> AnyGame:
        """Begin a game."""

    def players(self, game: AnyGame) -> int:
        """How many seats it has."""

    def words(self, language: str, game: AnyGame | None = None) -> Words:
        """The words of the program and of the packs in this game."""

    def event(self, words: Words, game: AnyGame, event: Event, seat: int | None, names: Sequence[str]) -> str:
        """What happened, as a seat may know it."""

    def prompt(self, words: Words, game: AnyGame, decision: Decision, names: Sequence[str]) -> str:
        """The question of a decision."""

    def option(self, words: Words, game: AnyGame, option: Option, seat: int, names: Sequence[str]) -> str:
        """One option of a seat."""

    def value(self, words: Words, game: AnyGame, argument: str, value: object) -> str:
        """What several options have in common, by an argument of theirs; empty: nothing special."""

    def notices(
        self, words: Words, game: AnyGame, seat: int, option: Option, names: Sequence[str]
    ) -> list[Notice]:
        """What an option would surely do, and the odds of a roll that is due."""

    def risk(self, game: AnyGame, option: Option) -> Fraction:
        """The chance that the survivor who acts dies of a roll that this option asks for."""

    def why_not(self, words: Words, game: AnyGame, seat: int) -> dict[str, dict[str, str]]:
        """By survivor and action: why it is not on offer."""

    def outcome(self, game: AnyGame) -> str:
        """How a game has ended; empty while it goes on."""

    def winners(self, game: AnyGame) -> list[int]:
        """The seats that have won."""


def make_bot(kind: GameKind, name: str) -> Any:
    """A new bot for a game, by name."""
    return named_bot(kind.bots, name)


def usual_bot(kind: GameKind) -> str:
    """The name of the bot that plays where nobody asks for another."""
    return next(iter(kind.bots))


# -- the colony games --------------------------------------------------------------------------------------


class ColonyKind:
    """The base game, and what shares its rules."""

    name = ColonyGame.rules_name

    @property
    def bots(self) -> Mapping[str, Callable[[], Any]]:
        """The greedy one is fun to play with."""
        return dict(sorted(BOTS.items(), key=lambda entry: entry[0] != "greedy"))

    def choose(self, bot: Any, game: AnyGame, decision: Decision, rng: random.Random) -> Option:
        """What a bot answers."""
        chosen: Option = bot.choose(Sight(_colony(game), decision, rng))
        return chosen

    def setup(self, wishes: Wishes, *, random_objective: bool = False) -> Setup:
        """Two players play together unless they say otherwise; beginners get the objective for beginners."""
        if wishes.difficulty is not None:
            raise SetupError("a colony has no difficulty", "option", option="--difficulty")
        players = 4 if wishes.players is None else wishes.players
        usual = "random" if random_objective else FIRST_OBJECTIVE
        setup = Setup(
            players=players,
            objective=_objective(wishes.objective or usual),
            mode=wishes.mode or ("cooperative" if players == 2 else "standard"),
            hardcore=wishes.hardcore,
            elimination=wishes.elimination,
            mature=wishes.mature,
            betrayal=wishes.betrayal,
            promo=wishes.promo,
            packs=list(wishes.packs) or None,
            policies=_policies(wishes.policies),
        )
        check_setup(setup, load_packs(setup.packs))
        return setup

    def new(self, setup: Any, seed: int) -> AnyGame:
        """Begin a game."""
        return new_game(setup, seed)

    def players(self, game: AnyGame) -> int:
        """How many seats it has."""
        return len(_colony(game).state.players)

    def words(self, language: str, game: AnyGame | None = None) -> Words:
        """The words of the program and of the packs in this game."""
        return Words(language, None if game is None else _colony(game).state.setup.packs)

    def event(self, words: Words, game: AnyGame, event: Event, seat: int | None, names: Sequence[str]) -> str:
        """What happened."""
        return event_line(words, _colony(game), event, seat, names)

    def prompt(self, words: Words, game: AnyGame, decision: Decision, names: Sequence[str]) -> str:
        """The question of a decision."""
        return prompt_line(words, _colony(game), decision, names)

    def option(self, words: Words, game: AnyGame, option: Option, seat: int, names: Sequence[str]) -> str:
        """One option of a seat."""
        return option_line(words, _colony(game), option, seat, names)

    def value(self, words: Words, game: AnyGame, argument: str, value: object) -> str:
        """The menu knows the words of a colony."""
        return ""

    def notices(
        self, words: Words, game: AnyGame, seat: int, option: Option, names: Sequence[str]
    ) -> list[Notice]:
        """What an option would surely do; for the end of a turn, what is left unused."""
        table = _colony(game)
        unused = sorted(table.player(seat).unused)
        if option.verb == "end-turn":
            return [Notice(words("cli-dice-left", dice=" ".join(map(str, unused))), asks=True)] if unused else []
        found = []
        for sure in foresee(table, seat, option):
            deadly = sure.key.endswith("-dies") or sure.key == "foresee-ends-game"
            rolls = sure.odds is not None and bool(sure.odds.rolls)
            text = foresight_line(words, table.content, sure, seat, names)
            found.append(Notice(text, asks=deadly or rolls, deadly=deadly))
        return found

    def risk(self, game: AnyGame, option: Option) -> Fraction:
        """Moves and attacks on zombies may ask for an exposure roll."""
        table = _colony(game)
        survivor = str(option.get("survivor") or "")
        if table.survivor(survivor) is None:
            return Fraction(0)
        if option.verb == "move":
            fuel = option.get("card") is not None
            return exposure_odds(table, survivor, "move", to=option["to"], fuel=fuel).dies
        if option.verb == "attack":
            return exposure_odds(table, survivor, "attack", entrance=option["target"]).dies
        return Fraction(0)

    def why_not(self, words: Words, game: AnyGame, seat: int) -> dict[str, dict[str, str]]:
        """By survivor and action: why it is not on offer."""
        return {
            words(survivor): {
                words(f"cli-{action}"): reason_line(words, reason) for action, reason in reasons.items()
            }
            for survivor, reasons in why_not(_colony(game), seat).items()
        }

    def outcome(self, game: AnyGame) -> str:
        """completed, morale, rounds or failed."""
        return _colony(game).state.outcome

    def winners(self, game: AnyGame) -> list[int]:
        """The seats that have won."""
        return list(_colony(game).state.winners)


def _colony(game: AnyGame) -> ColonyGame:
    assert isinstance(game, ColonyGame)
    return game


def _objective(name: str) -> str:
    """An objective by id, or by the part of it that everybody would type; empty: a random one."""
    if name == "random":
        return ""
    return name if "-main-" in name else f"base-main-{name}"


def _policies(pairs: Sequence[str]) -> dict[str, Choice]:
    """Policies from name=value pairs."""
    chosen: dict[str, Choice] = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        field = name.strip().replace("-", "_")
        if field not in POLICIES:
            raise SetupError(f"there is no policy {name!r}", "policy", policy=name, value=value)
        truth: dict[str, bool] = {"yes": True, "true": True, "no": False, "false": False}
        chosen[field] = truth.get(value, value) if isinstance(POLICIES[field].default, bool) else value
    return chosen


# -- Raxxon ------------------------------------------------------------------------------------------------


class RaxxonKind:
    """The stand-alone game: all win or lose together, and there are no secrets between players."""

    name = RaxxonGame.rules_name

    @property
    def bots(self) -> Mapping[str, Callable[[], Any]]:
        """The planner first."""
        return dict(sorted(RAXXON_BOTS.items(), key=lambda entry: entry[0] != "planner"))

    def choose(self, bot: Any, game: AnyGame, decision: Decision, rng: random.Random) -> Option:
        """What a bot answers."""
        chosen: Option = bot.choose(RaxxonSight(_raxxon(game), decision, rng))
        return chosen

    def setup(self, wishes: Wishes, *, random_objective: bool = False) -> RaxxonSetup:
        """Two players at the regular difficulty, unless they say otherwise."""
        for option, asked in _colony_wishes(wishes).items():
            if asked:
                raise SetupError(f"Raxxon has no {option}", "option", option=option)
        setup = RaxxonSetup(
            players=2 if wishes.players is None else wishes.players,
            difficulty=wishes.difficulty or "regular",
            packs=list(wishes.packs) or None,
        )
        raxxon_check_setup(setup, raxxon_load_packs(setup.packs))
        return setup

    def new(self, setup: Any, seed: int) -> AnyGame:
        """Begin a game."""
        return raxxon_new_game(setup, seed)

    def players(self, game: AnyGame) -> int:
        """How many seats it has."""
        return len(_raxxon(game).state.sheets)

    def words(self, language: str, game: AnyGame | None = None) -> Words:
        """The words of the program and of the packs in this game."""
        packs = None if game is None else _raxxon(game).state.setup.packs
        return raxxon_speaking.RaxxonWords(language, packs or ["raxxon"])

    def event(self, words: Words, game: AnyGame, event: Event, seat: int | None, names: Sequence[str]) -> str:
        """What happened; of a Raxxon card also its story, and what it does where nobody has a choice."""
        return raxxon_speaking.event_told(words, _raxxon(game), event, seat, names)

    def prompt(self, words: Words, game: AnyGame, decision: Decision, names: Sequence[str]) -> str:
        """The question of a decision."""
        return raxxon_speaking.prompt_line(words, _raxxon(game), decision, names)

    def option(self, words: Words, game: AnyGame, option: Option, seat: int, names: Sequence[str]) -> str:
        """One option of a seat; of an action also what it does."""
        return raxxon_speaking.option_told(words, _raxxon(game), option, seat, names)

    def value(self, words: Words, game: AnyGame, argument: str, value: object) -> str:
        """Cards and cells by row, counted from the top card."""
        if argument != "row" or not isinstance(value, int):
            return ""
        rows = [card.row for card in _raxxon(game).state.crowd] or [value]
        place = "above" if value < min(rows) else "below" if value > max(rows) else "inside"
        return words("rx-row", n=value - min(rows) + 1, place=place)

    def notices(
        self, words: Words, game: AnyGame, seat: int, option: Option, names: Sequence[str]
    ) -> list[Notice]:
        """Nothing is foretold."""
        return []

    def risk(self, game: AnyGame, option: Option) -> Fraction:
        """Nobody rolls."""
        return Fraction(0)

    def why_not(self, words: Words, game: AnyGame, seat: int) -> dict[str, dict[str, str]]:
        """Nothing is explained."""
        return {}

    def outcome(self, game: AnyGame) -> str:
        """won, overrun or takeover."""
        return _raxxon(game).state.outcome

    def winners(self, game: AnyGame) -> list[int]:
        """All or nobody."""
        return list(range(self.players(game))) if self.outcome(game) == "won" else []


def _raxxon(game: AnyGame) -> RaxxonGame:
    assert isinstance(game, RaxxonGame)
    return game


def _colony_wishes(wishes: Wishes) -> dict[str, bool]:
    """What only a colony can have, by option, and whether it was asked for."""
    return {
        "--mode": wishes.mode is not None,
        "--objective": wishes.objective is not None,
        "--hardcore": wishes.hardcore,
        "--elimination": wishes.elimination,
        "--no-mature": not wishes.mature,
        "--no-betrayal": not wishes.betrayal,
        "--promo": wishes.promo,
        "--policy": bool(wishes.policies),
    }


# -- finding one -------------------------------------------------------------------------------------------

GAMES: dict[str, GameKind] = {kind.name: kind for kind in (ColonyKind(), RaxxonKind())}
"""Every game that can be played in a terminal, by name."""


def find(name: str) -> GameKind:
    """A game by name."""
    if name not in GAMES:
        known = ", ".join(GAMES)
        raise UnknownGameError(f"there is no game {name!r}; there are: {known}", game=name, known=known)
    return GAMES[name]


def kind_of(game: AnyGame) -> GameKind:
    """The kind of a game in progress."""
    return find(game.rules_name)
