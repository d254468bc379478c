"""The entry of the colony games in the list of games (see :class:`overwinter.kind.GameKind`)."""

from __future__ import annotations

import random
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from overwinter.kernel.errors import OverwinterError, SetupError
from overwinter.kernel.events import Event
from overwinter.kernel.options import Decision, Option
from overwinter.kernel.packs import Problem, built_in_packs, shelf
from overwinter.kernel.search import SURE, Advice, Budget, Judged
from overwinter.kind import AnyGame, Notice, Wishes
from overwinter.lab.fuzzing import Field
from overwinter.lab.many import Study
from overwinter.words import Words

from . import fuzz, fuzz_warring
from .bots import BOTS, Planner, Sight
from .bots.beliefs import doubts_at
from .bots.levels import watches
from .bots.talk import remark
from .cards.loader import read_packs
from .cards.reference import reference
from .cards.scenarios import headings
from .cards.wordless import wordless
from .game import ColonyGame
from .modules import MODULES
from .naming import symbol_name, thing_of
from .policies import POLICIES, Choice
from .rules.setting_up import check_setup, content_of, new_game
from .ruleset import ColonyRules
from .sight.explain import foresee, option_odds, why_not
from .sight.imagine import imagine
from .sight.view import view
from .speaking import event_line, foresight_line, option_line, prompt_line, reason_line, remark_line
from .state import MODES, Setup
from .study import STUDY

if TYPE_CHECKING:
    from overwinter.cli.face import Face
    from overwinter.cli.terminal import Terminal
    from overwinter.server.adapter import Adapter

SIDES = ("blue", "yellow", "wolf")
"""What somebody types to play on a side."""
HOME_PACK = "base"
"""The pack that every other one adds to."""
FIRST_OBJECTIVES = {
    HOME_PACK: "base-main-we-need-more-samples",
    "longnight": "ln-main-tribute",
    "warring": "wc-main-killing-blow",
}
"""The main objective for people who have never played, by the set that they play with."""


class ColonyKind:
    """The base game, and what shares its rules."""

    name = ColonyGame.rules_name
    ruleset = ColonyRules()
    study: Study[Any] = STUDY

    @property
    def fields(self) -> Mapping[str, Field]:
        """One colony, alone with its troubles, and two."""
        return {self.name: fuzz.FIELD, "warring": fuzz_warring.FIELD}

    @property
    def bots(self) -> Mapping[str, Callable[[], Any]]:
        """The greedy one is fun to play with."""
        return dict(sorted(BOTS.items(), key=lambda entry: entry[0] != "greedy"))

    def choose(self, bot: Any, game: AnyGame, decision: Decision, rng: random.Random) -> Option:
        """What a bot answers."""
        chosen: Option = bot.choose(Sight(_colony(game), decision, rng))
        return chosen

    def remark(self, bot: str, game: AnyGame, decision: Decision, option: Option) -> dict[str, Any] | None:
        """What a bot says at the table with an answer, if anything."""
        if not watches(bot):
            return None
        found = remark(Sight(_colony(game), decision, random.Random(0)), option)
        return found.facts() if found is not None else None

    def said(self, words: Words, facts: Mapping[str, Any], names: Sequence[str]) -> str:
        """What a bot said, in words."""
        return remark_line(words, facts, names)

    def minds(self, game: AnyGame, bots: Mapping[int, str]) -> dict[int, list[int]]:
        """What bots believe; beginners watch nobody."""
        found = doubts_at(_colony(game), game.log, [len(game.log)])
        return {seat: found[0][seat] for seat, bot in bots.items() if watches(bot)} if found else {}

    def setup(self, wishes: Wishes, *, random_objective: bool = False) -> Setup:
        """Two players play together unless they say otherwise; beginners get the objective for beginners."""
        if wishes.difficulty is not None:
            raise SetupError("a colony has no difficulty", "option", option="--difficulty")
        players = 4 if wishes.players is None else wishes.players
        modules = list(dict.fromkeys(wishes.modules)) or None
        packs = list(wishes.packs) or _packs_of(modules or ()) or None
        scenario = _scenario(wishes.scenario or "")
        alone = random_objective or scenario
        among = content_of(Setup(packs=packs, modules=modules, scenario=scenario)).objectives
        usual = "random" if alone else _first_objective(packs or [HOME_PACK], among)
        setup = Setup(
            players=players,
            objective=_objective(wishes.objective or usual, among),
            mode=wishes.mode or ("cooperative" if players == 2 else "standard"),
            hardcore=wishes.hardcore,
            elimination=wishes.elimination,
            mature=wishes.mature,
            betrayal=wishes.betrayal,
            promo=wishes.promo,
            packs=packs,
            modules=modules,
            scenario=scenario,
            policies=_policies(wishes.policies),
            teams=_teams(wishes.sides, players) if wishes.sides else None,
        )
        check_setup(setup, content_of(setup))
        return setup

    def new(self, setup: Any, seed: int) -> AnyGame:
        """Begin a game."""
        return new_game(setup, seed)

    def players(self, game: AnyGame) -> int:
        """How many seats it has."""
        return len(_colony(game).state.players)

    def view(self, game: AnyGame, seat: int) -> Any:
        """The table as a seat sees it."""
        return view(_colony(game), seat, with_options=False)

    def imagine(self, game: AnyGame, seat: int, seed: int) -> AnyGame:
        """A game that could be this one as far as a seat knows."""
        return imagine(_colony(game), seat, seed)

    def words(self, language: str, game: AnyGame | None = None) -> Words:
        """The words of the program and of the packs in this game."""
        return Words(language, None if game is None else _colony(game).state.setup.sets)

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
        """A die, an entrance, a symbol, or whatever has a name."""
        if argument == "die":
            return f"{words('cli-die')} {value}"
        if argument in ("entrance", "target") and isinstance(value, int):
            return f"{words('cli-entrance')} {value}"
        if argument == "symbol":
            return symbol_name(words, str(value))
        thing = thing_of(words, str(value), _colony(game).content)
        return thing.name if thing is not None else str(value)

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
            rolls = sure.key == "foresee-may-die" or (sure.odds is not None and bool(sure.odds.rolls))
            text = foresight_line(words, table.content, sure, seat, names)
            found.append(Notice(text, asks=deadly or rolls, deadly=deadly))
        return found

    def risk(self, game: AnyGame, option: Option) -> Fraction:
        """Moves, attacks on zombies and some searches ask for an exposure roll."""
        odds = option_odds(_colony(game), option)
        return odds.dies if odds is not None else Fraction(0)

    def advise(self, game: AnyGame, decision: Decision, budget: Budget, seed: int) -> Advice:
        """What the mind behind the planners would answer, seeing what the seat sees, and why."""
        return Planner(budget).advise(Sight(_colony(game), decision, random.Random(seed)))

    def judge(self, game: AnyGame, decision: Decision, given: Option, budget: Budget, seed: int) -> Judged | None:
        """What an answer cost beside the best that the planners would think of, seeing what the seat sees."""
        return Planner(budget, doubt=SURE).judge(Sight(_colony(game), decision, random.Random(seed)), given)

    def when(self, words: Words, game: AnyGame) -> str:
        """The round."""
        return words("review-round", n=_colony(game).state.round)

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

    def known(self, error: OverwinterError) -> list[str]:
        """Modes, objectives and policies that there are."""
        if error.key == "error-setup-mode":
            return list(MODES)
        if error.key == "error-setup-objective":
            return [name.partition("-main-")[2] for name in str(error.details["known"]).split(", ")]
        if error.key == "error-setup-scenario":
            return [name.partition("-scenario-")[2] for name in headings(built_in_packs())]
        if error.key == "error-setup-policy":
            policy = POLICIES.get(str(error.details["policy"]).replace("-", "_"))
            if policy is None:
                return [name.replace("_", "-") for name in POLICIES]
            return [{True: "yes", False: "no"}[c] if isinstance(c, bool) else c for c in policy.choices]
        return []

    def card_counts(self, pack: str) -> dict[str, int]:
        """Cards that are dealt; the board and its tokens are not counted."""
        content, _ = read_packs([pack])
        return {
            "cli-survivors": len(content.survivors),
            "cli-cards": len(content.items),
            "cli-crises": len(content.crises),
            "cli-crossroads": len(content.crossroads),
            "cli-objectives": len(content.objectives),
            "cli-secrets": len(content.secrets),
        }

    def scenarios(self, pack: str) -> dict[str, str]:
        """What to type for each scenario of a pack, by its id."""
        return {name: name.partition("-scenario-")[2] or name for name in headings([pack])}

    def pack_problems(self, pack: str, pack_id: str, before: Sequence[str] = ()) -> Sequence[Problem]:
        """What is wrong with the cards; where nothing is, which of them nobody could read."""
        packs = [pack] if pack_id == HOME_PACK else [HOME_PACK, *before, pack]
        content, problems = read_packs(packs)
        return problems or wordless(content, pack_id, Words(packs=packs))

    def card_reference(self) -> str:
        """Operations, predicates and hooks."""
        return reference()

    def face(self, terminal: Terminal, words: Words, names: Sequence[str]) -> Face:
        """The colony, drawn."""
        from .faces.terminal import ColonyFace

        return ColonyFace(self, terminal, words, names)

    def adapter(self) -> Adapter:
        """The colony at a table of the server."""
        from .faces.server import ColonyAdapter

        return ColonyAdapter()


def _colony(game: AnyGame) -> ColonyGame:
    assert isinstance(game, ColonyGame)
    return game


def _packs_of(modules: Sequence[str]) -> list[str]:
    """The cards that modules are played with which need those of several sets."""
    found = [MODULES[name] for name in modules if name in MODULES and MODULES[name].beside]
    return list(dict.fromkeys(pack for module in found for pack in (*module.beside, module.pack)))


def _teams(sides: Sequence[str], players: int) -> list[int]:
    """The side of each seat: as wished for the first ones, then whatever is left, in turn."""
    for name in sides:
        if name not in SIDES:
            raise SetupError(f"there is no side {name!r}", "side", side=name, known=", ".join(SIDES))
    wished = [SIDES.index(name) for name in sides[:players]]
    usual = [*(seat % 2 for seat in range(players - players % 2)), *([2] if players % 2 else [])]
    for side in wished:
        if side not in usual:
            raise SetupError(f"too many are on the side {SIDES[side]}", "teams", players=players)
        usual.remove(side)
    return wished + usual


def _first_objective(packs: Sequence[str], among: Container[str]) -> str:
    """The objective for beginners of the first of these sets that has one."""
    found = (FIRST_OBJECTIVES[name] for name in packs if name in FIRST_OBJECTIVES)
    return next((name for name in found if name in among), "random")


def _objective(name: str, among: Iterable[str]) -> str:
    """An objective by id, or by the part of it that everybody would type; empty: a random one."""
    if name == "random":
        return ""
    return next((known for known in among if known.partition("-main-")[2] == name), name)


def _scenario(name: str) -> str:
    """A scenario by id, or by the part of it that everybody would type."""
    known = headings([*built_in_packs(), *(about.id for about in shelf("colony"))])
    return next((full for full in known if full.partition("-scenario-")[2] == name), name) if name else ""


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
