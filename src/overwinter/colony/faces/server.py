"""The colony game at a table of the server."""

from __future__ import annotations

import random
from collections.abc import Container, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType
from typing import Any, cast

import msgspec

from overwinter.kernel.errors import SetupError
from overwinter.kernel.events import Event
from overwinter.kernel.game import Game
from overwinter.kernel.options import Decision, Option
from overwinter.server.adapter import (
    ALL,
    GameTypes,
    Progress,
    SeatTally,
    Section,
    Thought,
    in_words,
    own_reader,
    uses_only,
)
from overwinter.server.messages import (
    Choice,
    DecisionInfo,
    GameInfo,
    Json,
    Line,
    OddsInfo,
    OptionInfo,
    Setting,
)
from overwinter.server.quick_words import words_for
from overwinter.words import Words

from ..bots import BOTS, Bot, Sight, make_bot
from ..bots.beliefs import doubts_at
from ..bots.levels import watches
from ..bots.talk import remark
from ..cards.content import ScenarioCard
from ..cards.loader import load_packs
from ..cards.scenarios import heading, headings
from ..game import YAWN, ColonyGame
from ..modules import MODULES, check_modules, played, player_range, rules_of, settled
from ..modules.bandits import BanditsView
from ..modules.improvements import ImprovementsView
from ..modules.laboratory import LaboratoryView
from ..modules.scenario import ScenarioView
from ..modules.warring import WarringOwn, WarringView
from ..modules.wolf import WolfOwn, WolfView
from ..naming import card_name
from ..policies import POLICIES, Policy, completed
from ..rules.actions import Reason
from ..rules.setting_up import SECRETIVE, check_setup, content_of, new_game
from ..sight.explain import Foresight, Odds, forecast, foresee, option_odds, why_not
from ..sight.view import SelfView, TableView, own_view, view
from ..speaking import (
    SEATS,
    event_line,
    foresight_line,
    odds_line,
    option_line,
    prompt_line,
    reason_line,
    remark_line,
)
from ..state import MODES, Setup
from . import company, evenings
from .agreed import SETS, agreed
from .course import ColonyStats, Course
from .facts import ColonyFacts, facts
from .plain import describe
from .rivals import TWO, Rivals
from .tally import tally

VOTES = frozenset({"exile-vote", "crossroads-vote", "keep-first-player", "containment"})
WORD_FILES = (
    "conditions",
    "explain",
    "improvements",
    "laboratory",
    "lessons",
    "longnightpage",
    "reasons",
    "scenarios",
    "talk",
)
SWITCHES: dict[str, bool] = {
    "hardcore": False,
    "elimination": False,
    "mature": True,
    "betrayal": True,
    "promo": False,
}
FIELDS: dict[str, Any] = {
    "players": 4,
    "objective": "",
    "mode": "standard",
    "box": SETS.core,
    "packs": [],
    "modules": [],
    "scenario": "",
    "quick": False,
    **SWITCHES,
}


ON_THE_PAGE: tuple[str, ...] = ("improvements", "bandits", "laboratory", "random-items", "warring", "wolf")
"""Modules whose places and parts the page can show: only these are offered to tables."""


class ColonyAdapter:
    """The base game and the expansions that share its rules."""

    id = "colony"
    sets = SETS
    sides = Rivals()
    word_files: Sequence[str] = WORD_FILES
    box_files: Mapping[str, Sequence[str]] = MappingProxyType(
        {"warring": ("warring", "warringpage", "warringfights", "wolf")}
    )
    page_files: Sequence[str] = ()
    bots: Sequence[str] = ("normal", *(name for name in BOTS if name != "normal"))

    # -- setting up ----------------------------------------------------------------------------

    def info(self, words: Words) -> GameInfo:
        """What can be agreed before a game."""
        modules = ON_THE_PAGE
        rivals = [TWO] if TWO in modules else []
        objectives = evenings.objectives(words, SETS.offered(), modules)
        modes = [
            Choice(
                m,
                words(f"variant-{m}"),
                words.attribute(f"variant-{m}", "text"),
                against=[] if m == "standard" else rivals,
            )
            for m in MODES
        ]
        settings = [
            *SETS.box_setting(words),
            Setting("objective", "objective", words("server-objective"), "", "", objectives),
            Setting("mode", "variant", words("server-mode"), "", "standard", modes, against=rivals),
        ]
        for name, default in {**SWITCHES, **({"quick": False} if rivals else {})}.items():
            text = words.attribute(f"variant-{name}", "text")
            against = rivals if name == "betrayal" else []
            settings.append(
                Setting(name, "switch", words(f"variant-{name}"), text, default, _yes_no(words), against=against)
            )
        scenarios = _scenarios(words)
        settings += [*_modules(words), *scenarios, *SETS.settings(words)]
        settings += [_policy(words, policy) for policy in POLICIES.values()]
        bots = company.offered(words)
        name, text = words("server-game-colony"), words.attribute("server-game-colony", "text")
        allowed = player_range(rules_of(Setup()))
        most = max(max(MODULES[one].players or allowed) for one in ("base", *rivals))
        stories = [choice for setting in scenarios for choice in setting.choices]
        proposals = evenings.proposals(words, stories, allowed[-1], two_colonies=bool(rivals))
        return GameInfo(self.id, name, text, allowed[0], most, 4, settings, bots, proposals)

    def types(self) -> GameTypes:
        """The classes of what it sends: for the schema."""
        common = (BanditsView, ImprovementsView, LaboratoryView, ScenarioView)
        rivals = (WarringView, WarringOwn, WolfView, WolfOwn)
        return GameTypes(TableView, SelfView, ColonyStats, ColonyFacts, (*common, *rivals))

    def setup(self, given: Json, before: Json | None = None) -> Json:
        """Fill in what was not said: two players play cooperatively, and a box is played by its own habits."""
        if before is not None:
            # What nobody chose follows the sets.
            usual = settled(agreed({**before, "policies": {}}))
            chosen = {name: value for name, value in before["policies"].items() if usual.get(name) != value}
            given = {**before, "policies": chosen, **given}
        made = dict(FIELDS)
        if given.get("players") == 2:
            made["mode"] = "cooperative"
        policies = _table(given.get("policies"))
        for name, value in given.items():
            if name == "policies":
                continue
            if name not in FIELDS or type(value) is not type(FIELDS[name]):
                raise SetupError(f"the setup has no {name!r} like that", "policy", policy=name[:40], value="?")
            made[name] = value
        made["packs"] = SETS.chosen(made["packs"])
        made["modules"] = list(dict.fromkeys(str(name)[:40] for name in made["modules"]))
        for name in made["modules"]:
            if name not in ON_THE_PAGE:
                known = ", ".join(ON_THE_PAGE)
                raise SetupError("there is no such module at this table", "module", module=name, known=known)
        if made["scenario"] and made["scenario"] not in offered_scenarios():
            known = ", ".join(offered_scenarios()) or "-"
            raise SetupError("no such scenario", "scenario", scenario=made["scenario"][:60], known=known)
        for name, value in policies.items():
            if name not in POLICIES or not POLICIES[name].allows(value):
                raise SetupError("there is no such policy", "policy", policy=name[:40], value=str(value)[:40])
        made["policies"] = policies
        self._check_words(made)
        made["policies"] = settled(agreed(made))
        if made["players"] not in player_range(rules_of(agreed(made))):
            self.check(made)
        return made

    def _check_words(self, made: Json) -> None:
        """Whether everything that is named exists; whether it fits together is asked when the game begins."""
        if made["box"] not in (SETS.core, *SETS.boxes, ALL):
            raise SetupError(
                "there is no such set", "pack", pack=made["box"][:40], known=", ".join(SETS.offered())
            )
        check_modules(played(agreed(made)))
        if made["mode"] not in MODES:
            raise SetupError("there is no such mode", "mode", mode=made["mode"][:40])
        if made["objective"] and made["objective"] not in content_of(agreed(made)).objectives:
            raise SetupError("there is no such objective", "objective", objective=made["objective"][:40])

    def check(self, setup: Json) -> None:
        """Whether a game can begin with this."""
        check_setup(agreed(setup), content_of(agreed(setup)))

    def setup_of(self, game: Game[Any]) -> Json:
        """What was agreed for a game."""
        made = _colony(game).state.setup
        given = {name: getattr(made, name) for name in FIELDS if name != "box"}
        given["box"], given["packs"] = SETS.box(made.packs), SETS.further(made.packs)
        given["modules"] = list(made.modules or ())
        given["policies"] = completed(made.policies)
        return self.setup(given)

    def players(self, setup: Json) -> int:
        """How many seats there are."""
        return int(setup["players"])

    def new(self, setup: Json, seed: int, sides: Sequence[int] = ()) -> Game[Any]:
        """Begin a game."""
        return new_game(replace(agreed(setup), teams=list(sides) or None), seed)

    def allows(self, record: Json) -> bool:
        """Whether a record names no packs but those of this server."""
        return uses_only(record, SETS.offered())

    def words(self, language: str, packs: Sequence[str] | None = None) -> Words:
        """The words for this game with these packs."""
        return words_for(language, tuple(packs or (SETS.core,)))

    def facts(self, pack: str) -> ColonyFacts:
        """What is printed on the cards of a pack, read after those that may come before it."""
        packs = SETS.offered()
        read = packs[: packs.index(pack) + 1]
        modules = [name for name in ON_THE_PAGE if MODULES[name].pack in read]
        own = [name for name in offered_scenarios() if heading(name, packs).pack == pack]
        return facts(read, modules, own)

    def reminder(self, setup: Json) -> bool:
        """Only without secret objectives is there nothing to remind of."""
        return bool(setup["mode"] != "cooperative")

    # -- seeing --------------------------------------------------------------------------------

    def view(self, game: Game[Any], seat: int | None) -> Any:
        """The table as a seat sees it."""
        return view(_colony(game), seat, with_options=False)

    def secrets(self, game: Game[Any], seat: int) -> Any:
        """What the seat alone sees."""
        return own_view(_colony(game), seat, with_options=False)

    def decision(
        self, game: Game[Any], seat: int, words: Words, names: Sequence[str], until: int | None
    ) -> DecisionInfo | None:
        """The open question of a seat."""
        table = _colony(game)

        def offered(option: Option, asked: Decision) -> OptionInfo:
            text = _option_text(words, table, option, seat, names, asked.kind)
            return OptionInfo(
                option.id, option.verb, cast(Json, option.args), text, _group(option), _odds(table, option, words)
            )

        return in_words(game, seat, until, lambda asked: prompt_line(words, table, asked, names), offered)

    def event(self, words: Words, game: Game[Any], event: Event, seat: int | None, names: Sequence[str]) -> str:
        """What happened."""
        return event_line(words, _colony(game), event, seat, names)

    def reads_as(self, event: Event, seat: int | None) -> int | None:
        """A seat reads about itself, and about secrets of its own, as nobody else does."""
        return own_reader(event, seat, SEATS)

    def explain(
        self, game: Game[Any], seat: int, option: Option, words: Words, names: Sequence[str]
    ) -> list[Line]:
        """What an option would surely do."""
        table = _colony(game)
        return [_line(words, table, found, seat, names) for found in foresee(table, seat, option)]

    def plain_ballots(self, game: Game[Any]) -> bool:
        """In the game itself they are; a module may show who has made up their mind."""
        return not any(module.part or module.own for module in _colony(game).rules.modules)

    def side_of(self, game: Game[Any], seat: int | None) -> int:
        """The colony that a seat belongs to."""
        return 0 if seat is None else _colony(game).player(seat).colony

    def forecast(self, game: Game[Any], words: Words, names: Sequence[str], side: int) -> list[Line]:
        """What the coming night surely costs a colony, from public facts alone: so all of it read the same."""
        table = _colony(game)
        if table.over or table.state.phase != "player":
            return []
        return [_line(words, table, found, None, names) for found in forecast(table, number=side).lines]

    def why_not(
        self, game: Game[Any], seat: int, words: Words, names: Sequence[str]
    ) -> dict[str, dict[str, Line]]:
        """Why actions of the own survivors are not on offer."""
        table = _colony(game)
        if table.over:
            return {}
        if table.decision(seat) is None:  # the same for all: no need to ask for each
            survivors = tuple([survivor.id for survivor in table.own(seat)])
            return _not_your_turn(words, tuple(table.rules.reasons()), survivors)
        return {
            survivor: {
                action: _plain_reason(words, reason.key)
                if not reason.args
                else Line(reason.key, reason.args, reason_line(words, reason))
                for action, reason in reasons.items()
            }
            for survivor, reasons in why_not(table, seat).items()
        }

    def describe(self, game: Game[Any], seat: int | None, words: Words, names: Sequence[str]) -> list[Section]:
        """The whole table in plain text."""
        return describe(_colony(game), seat, words, names)

    def group_name(self, game: Game[Any], group: str, words: Words) -> str:
        """The survivor or the card that options belong to."""
        _, _, name = group.partition(":")
        return card_name(words, _colony(game).content, name) if name else words("plain-other")

    def stats(self, game: Game[Any], log: Sequence[Event]) -> ColonyStats:
        """The course of a game."""
        table = _colony(game)
        rounds = [n for n, event in enumerate(log) if event.kind == "round"]
        return Course(table, log).stats(len(table.answers), self.doubts(game, log, [*rounds, len(log)]))

    @property
    def votes(self) -> frozenset[str]:
        """Kinds of decisions that are votes."""
        return VOTES

    def progress(self, game: Game[Any]) -> Progress:
        """The round, and the last one as things stand; the main objective lies open."""
        state = _colony(game).state
        last = state.round + max(0, state.rounds_left - 1) if state.round else 0
        return Progress(state.round, last, state.colonies[0].objective, state.outcome)

    def tally(self, game: Game[Any], log: Sequence[Event]) -> list[SeatTally]:
        """Who won in which role, and what became of their people."""
        return tally(_colony(game), log)

    # -- bots ----------------------------------------------------------------------------------

    def mind(self, bot: str) -> Bot:
        """A bot of this name."""
        return make_bot(bot)

    def think(self, game: Game[Any], seat: int, bot: str, mind: Bot, seed: int, waited: float) -> Thought:
        """What a bot chooses, and what it says."""
        table = _colony(game)
        decision = table.decision(seat)
        if decision is None:
            return Thought("")
        chosen = mind.choose(Sight(table, decision, random.Random(seed), waited))
        said = remark(Sight(table, decision, random.Random(seed)), chosen) if watches(bot) else None
        return Thought(chosen.id, said.facts() if said is not None else None)

    def watches(self, bot: str) -> bool:
        """Beginners do not."""
        return watches(bot)

    def usual_bot(self, number: int) -> str:
        """Everybody at a table is different."""
        return company.usual_bot(number)

    def bot_name(self, bot: str, number: int, taken: Container[str]) -> str:
        """Whoever has the same name plays alike."""
        return company.bot_name(bot, number, taken)

    def said(self, words: Words, facts: Mapping[str, Any], names: Sequence[str]) -> str:
        """What a bot said, in words."""
        return remark_line(words, facts, names)

    def doubts(self, game: Game[Any], log: Sequence[Event], marks: Sequence[int]) -> list[list[list[int]]]:
        """What everybody believed of everybody; a betrayer knows, and has none."""
        return doubts_at(_colony(game), log, marks)

    def yawn(self, game: Game[Any], seat: int) -> Option | None:
        """One crossroads card waits for a yawn."""
        return YAWN.only if YAWN.only in game.interjections(seat) else None


# -- helpers ---------------------------------------------------------------------------------------------


def _colony(game: Game[Any]) -> ColonyGame:
    assert isinstance(game, ColonyGame)
    return game


def _table(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _modules(words: Words) -> list[Setting]:
    """The modules that a table may add, each with the set that it needs."""
    choices = [_module(words, name) for name in ON_THE_PAGE]
    return [Setting("modules", "modules", words("server-modules"), "", "", choices)] if choices else []


def _module(words: Words, name: str) -> Choice:
    module, shown = MODULES[name], ON_THE_PAGE
    boxes = [box for box in module.beside if box in (SETS.core, *SETS.boxes)]
    against = [other for other in shown if other in module.excludes or name in MODULES[other].excludes]
    choice = evenings.module(words, name, module.pack)
    return msgspec.structs.replace(
        choice,
        players=module.players[0] if module.players else 0,
        variants=["standard"] if name == TWO else [],
        needs=[other for other in module.needs if other in shown],
        boxes=boxes,
        against=against,
        by_number=module.comes is not None,
    )


def offered_scenarios() -> list[str]:
    """The scenarios that a table may choose: those whose modules the page can show."""
    return [name for name, about in headings(SETS.offered()).items() if set(about.modules) <= set(ON_THE_PAGE)]


def _scenarios(words: Words) -> list[Setting]:
    """The scenarios, each with what it needs and what it brings: so a page can say why one is not on offer."""
    none = Choice("", words("server-no-scenario"), words.attribute("server-no-scenario", "text"))
    offered = offered_scenarios()
    content = load_packs(SETS.offered(), [*MODULES, *offered])
    cards = content.scenarios
    choices = [_scenario(words, cards[name], evenings.length(cards[name], content)) for name in offered]
    return [Setting("scenario", "scenario", words("server-scenario"), "", "", [none, *choices])] if choices else []


def _scenario(words: Words, card: ScenarioCard, minutes: int) -> Choice:
    return Choice(
        card.id,
        words(card.id),
        words.attribute(card.id, "text"),
        card.pack,
        brings=list(card.modules),
        players=SECRETIVE if card.betrayal else 0,
        variants=["standard", "betrayer"] if card.betrayal else [],
        without=["hardcore"],
        against=[TWO],
        minutes=minutes,
        harder=card.harder,
    )


def _yes_no(words: Words) -> list[Choice]:
    return [Choice(True, words("server-yes")), Choice(False, words("server-no"))]


def _policy(words: Words, policy: Policy) -> Setting:
    key = f"policy-{policy.name.replace('_', '-')}"
    choices = []
    for value in policy.choices:
        said = ("yes" if value else "no") if isinstance(value, bool) else str(value)
        choices.append(Choice(value, words.attribute(key, said)))
    return Setting(policy.name, "policy", words(key), "", policy.default, choices, policy.number)


_OPTION_TEXTS: dict[Any, str] = {}
KEPT_TEXTS = 50_000
KEPT_REASONS = 5_000


def _option_text(
    words: Words, game: ColonyGame, option: Option, seat: int, names: Sequence[str], kind: str
) -> str:
    """An option in words. Those of a turn and of the set-up come again and again: each is made once.

    Such a text depends on where the survivor stands and how it looks there, and on nothing else.
    """
    if kind not in ("turn", "keep-survivors"):
        return option_line(words, game, option, seat, names)
    around: tuple[Any, ...] = ()
    survivor = game.survivor(str(option.get("survivor") or ""))
    if survivor is not None:
        place = game.place(survivor.place)
        gate = option.get("entrance") or option.get("target")
        around = (survivor.place, survivor.tokens)
        if isinstance(gate, int) and 1 <= gate <= len(place.zombies):
            around = (*around, place.zombies[gate - 1], place.barricades[gate - 1])
    named = (seat, *names) if option.verb == "nominate" else ()
    key = (words.language, words.packs, option.id, around, named)
    found = _OPTION_TEXTS.get(key)
    if found is None:
        if len(_OPTION_TEXTS) > KEPT_TEXTS:
            _OPTION_TEXTS.clear()
        found = _OPTION_TEXTS[key] = option_line(words, game, option, seat, names)
    return found


def _group(option: Option) -> str:
    survivor = option.get("survivor")
    if survivor:
        return f"survivor:{survivor}"
    card = option.get("card")
    return f"card:{card}" if card else ""


@lru_cache(KEPT_REASONS)
def _not_your_turn(
    words: Words, actions: tuple[str, ...], survivors: tuple[str, ...]
) -> dict[str, dict[str, Line]]:
    """Why survivors can do nothing while others act; it is told again and again, so do not change it."""
    waits = _plain_reason(words, "why-not-your-turn")
    return {survivor: dict.fromkeys(actions, waits) for survivor in survivors}


@lru_cache(KEPT_REASONS)
def _plain_reason(words: Words, key: str) -> Line:
    """A reason that says the same of everybody; do not change it."""
    return Line(key, {}, reason_line(words, Reason(key)))


def _odds(game: ColonyGame, option: Option, words: Words) -> OddsInfo | None:
    """The odds of the roll that an own move, attack or search brings."""
    odds = option_odds(game, option)
    return None if odds is None else _odds_told(words, odds)


@lru_cache(KEPT_REASONS)
def _odds_told(words: Words, odds: Odds) -> OddsInfo:
    """Odds in words. The same few come again and again, so do not change them."""
    return OddsInfo(odds.counts, odds.rolls, float(odds.dies), odds.avoidable, odds_line(words, odds.counts))


def _line(words: Words, game: ColonyGame, found: Foresight, seat: int | None, names: Sequence[str]) -> Line:
    args: Mapping[str, Any] = found.args
    if found.odds is not None:
        text = odds_line(words, found.odds.counts)
        return Line(found.key, {**args, "counts": found.odds.counts}, text)
    return Line(found.key, dict(args), foresight_line(words, game.content, found, seat, names))
