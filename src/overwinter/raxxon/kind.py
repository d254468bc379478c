"""The entry of Raxxon in the list of games (see :class:`overwinter.kind.GameKind`)."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from overwinter.kernel.errors import OverwinterError, SetupError
from overwinter.kernel.events import Event
from overwinter.kernel.options import Decision, Option
from overwinter.kernel.packs import Problem
from overwinter.kernel.search import SURE, Advice, Budget, Judged
from overwinter.kind import AnyGame, Notice, Wishes
from overwinter.lab.fuzzing import Field
from overwinter.lab.many import Study
from overwinter.words import Words

from .bots import BOTS, Planner, Sight
from .cards.loader import load_packs, read_packs
from .fuzz import FIELD
from .game import RaxxonGame
from .rules.setting_up import check_setup, new_game
from .ruleset import RaxxonRules
from .sight.imagine import imagine
from .sight.view import view
from .speaking import event_told, option_told, prompt_line
from .state import Setup
from .study import STUDY

if TYPE_CHECKING:
    from overwinter.cli.face import Face
    from overwinter.cli.terminal import Terminal
    from overwinter.server.adapter import Adapter

HOME_PACK = "raxxon"
"""The pack that every other one adds to."""


class RaxxonKind:
    """The stand-alone game: all win or lose together, and there are no secrets between players."""

    name = RaxxonGame.rules_name
    ruleset = RaxxonRules()
    study: Study[Any] = STUDY

    @property
    def fields(self) -> Mapping[str, Field]:
        """There is one way to play it."""
        return {self.name: FIELD}

    @property
    def bots(self) -> Mapping[str, Callable[[], Any]]:
        """The careful one first: it needs no time to think."""
        return dict(sorted(BOTS.items(), key=lambda entry: entry[0] != "greedy"))

    def choose(self, bot: Any, game: AnyGame, decision: Decision, rng: random.Random) -> Option:
        """What a bot answers."""
        chosen: Option = bot.choose(Sight(_raxxon(game), decision, rng))
        return chosen

    def remark(self, bot: str, game: AnyGame, decision: Decision, option: Option) -> dict[str, Any] | None:
        """Nobody has anything to hide, so bots say nothing."""
        return None

    def said(self, words: Words, facts: Mapping[str, Any], names: Sequence[str]) -> str:
        """Nothing is said."""
        return ""

    def minds(self, game: AnyGame, bots: Mapping[int, str]) -> dict[int, list[int]]:
        """There is nobody to find out."""
        return {}

    def setup(self, wishes: Wishes, *, random_objective: bool = False) -> Setup:
        """Two players at the regular difficulty, unless they say otherwise."""
        for option, asked in _unknown_wishes(wishes).items():
            if asked:
                raise SetupError(f"Raxxon has no {option}", "option", option=option)
        setup = Setup(
            players=2 if wishes.players is None else wishes.players,
            difficulty=wishes.difficulty or "regular",
            packs=list(wishes.packs) or None,
        )
        check_setup(setup, load_packs(setup.packs))
        return setup

    def new(self, setup: Any, seed: int) -> AnyGame:
        """Begin a game."""
        return new_game(setup, seed)

    def players(self, game: AnyGame) -> int:
        """How many seats it has."""
        return len(_raxxon(game).state.sheets)

    def view(self, game: AnyGame, seat: int) -> Any:
        """The table as a seat sees it."""
        return view(_raxxon(game), seat, with_options=False)

    def imagine(self, game: AnyGame, seat: int, seed: int) -> AnyGame:
        """A game that could be this one as far as a seat knows."""
        return imagine(_raxxon(game), seat, seed)

    def words(self, language: str, game: AnyGame | None = None) -> Words:
        """The words of the program and of the packs in this game."""
        packs = None if game is None else _raxxon(game).state.setup.packs
        return Words(language, packs or [HOME_PACK])

    def event(self, words: Words, game: AnyGame, event: Event, seat: int | None, names: Sequence[str]) -> str:
        """What happened; of a Raxxon card also its story, and what it does where nobody has a choice."""
        return event_told(words, _raxxon(game), event, seat, names)

    def prompt(self, words: Words, game: AnyGame, decision: Decision, names: Sequence[str]) -> str:
        """The question of a decision."""
        return prompt_line(words, _raxxon(game), decision, names)

    def option(self, words: Words, game: AnyGame, option: Option, seat: int, names: Sequence[str]) -> str:
        """One option of a seat; of an action also what it does."""
        return option_told(words, _raxxon(game), option, seat, names)

    def value(self, words: Words, game: AnyGame, argument: str, value: object) -> str:
        """Cards and cells by row, counted from the top card; piles, groups and cards by name."""
        if argument != "row" or not isinstance(value, int):
            keys = (f"rx-pile-{value}", f"rx-group-{value}", str(value))
            return next((words(key) for key in keys if words.has(key)), str(value))
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

    def advise(self, game: AnyGame, decision: Decision, budget: Budget, seed: int) -> Advice:
        """What the mind behind the planners would answer, seeing what the seat sees, and why."""
        return Planner(budget).advise(Sight(_raxxon(game), decision, random.Random(seed)))

    def judge(self, game: AnyGame, decision: Decision, given: Option, budget: Budget, seed: int) -> Judged | None:
        """What an answer cost beside the best that the planners would think of, seeing what the seat sees."""
        return Planner(budget, doubt=SURE).judge(Sight(_raxxon(game), decision, random.Random(seed)), given)

    def when(self, words: Words, game: AnyGame) -> str:
        """The day."""
        return words("review-day", n=_raxxon(game).state.day)

    def why_not(self, words: Words, game: AnyGame, seat: int) -> dict[str, dict[str, str]]:
        """Nothing is explained."""
        return {}

    def outcome(self, game: AnyGame) -> str:
        """won, overrun or takeover."""
        return _raxxon(game).state.outcome

    def winners(self, game: AnyGame) -> list[int]:
        """All or nobody."""
        return list(range(self.players(game))) if self.outcome(game) == "won" else []

    def known(self, error: OverwinterError) -> list[str]:
        """Difficulties that there are."""
        return list(load_packs().difficulties) if error.key == "error-setup-difficulty" else []

    def card_counts(self, pack: str) -> dict[str, int]:
        """People of the crowd, characters and Raxxon cards."""
        content, _ = read_packs([pack])
        return {
            "cli-people": len(content.people),
            "cli-characters": len(content.characters),
            "cli-raxxon-cards": len(content.cards),
        }

    def scenarios(self, pack: str) -> dict[str, str]:
        """It has none."""
        return {}

    def pack_problems(self, pack: str, pack_id: str, before: Sequence[str] = ()) -> Sequence[Problem]:
        """What is wrong with the cards."""
        return read_packs([pack] if pack_id == HOME_PACK else [HOME_PACK, *before, pack])[1]

    def card_reference(self) -> str:
        """The page of docs/packs.md is the colony's."""
        return ""

    def face(self, terminal: Terminal, words: Words, names: Sequence[str]) -> Face:
        """The crowd and the sheets in lines."""
        from .faces.terminal import RaxxonFace

        return RaxxonFace(self, terminal, words, names)

    def adapter(self) -> Adapter:
        """Raxxon at a table of the server."""
        from .faces.server import RaxxonAdapter

        return RaxxonAdapter()


def _raxxon(game: AnyGame) -> RaxxonGame:
    assert isinstance(game, RaxxonGame)
    return game


def _unknown_wishes(wishes: Wishes) -> dict[str, bool]:
    """What this game does not have, by option, and whether it was asked for."""
    return {
        "--mode": wishes.mode is not None,
        "--objective": wishes.objective is not None,
        "--hardcore": wishes.hardcore,
        "--elimination": wishes.elimination,
        "--no-mature": not wishes.mature,
        "--no-betrayal": not wishes.betrayal,
        "--promo": wishes.promo,
        "--policy": bool(wishes.policies),
        "--module": bool(wishes.modules),
        "--scenario": bool(wishes.scenario),
        "--side": bool(wishes.sides),
    }
