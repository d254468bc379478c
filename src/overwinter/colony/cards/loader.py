"""Load packs of cards and check them.

A pack is a folder: ``pack.toml``, one TOML file per kind of card, and ``words/<language>/*.ftl``. What is
wrong with it is reported all at once, with file, card, field and reason.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from typing import Any

from overwinter.kernel.compiling import Compiler
from overwinter.kernel.loading import CardKind, Loader
from overwinter.kernel.packs import Problem, checked
from overwinter.kernel.vocabulary import Phrase

from . import fields, hooks, ops, predicates  # noqa: F401 - they fill the vocabulary
from .content import (
    SUBJECTS,
    Content,
    CrisisCard,
    CrossroadsCard,
    ItemCard,
    ObjectiveCard,
    PlaceCard,
    ScenarioCard,
    SecretCard,
    SurvivorCard,
)
from .further import ExperimentCard, FaceCard, ImprovementCard, MissionCard, SideEffectCard, TacticCard
from .listening import note_listeners, note_supplies
from .ops import acting, bandits, single_cards  # noqa: F401 - they do, too
from .ops import improvements as _improvement_ops  # noqa: F401 - those of modules stand on the rules
from .ops import laboratory as _laboratory_ops  # noqa: F401
from .ops import scenario as _scenario_ops  # noqa: F401
from .ops import warring as _warring_ops  # noqa: F401
from .ops import wolf as _wolf_ops  # noqa: F401
from .predicates import improvements as _improvement_predicates  # noqa: F401
from .predicates import laboratory as _laboratory_predicates  # noqa: F401
from .predicates import scenario as _scenario_predicates  # noqa: F401
from .predicates import warring as _warring_predicates  # noqa: F401
from .predicates import wolf as _wolf_predicates  # noqa: F401
from .scenarios import FILE as SCENARIOS
from .selections import wolf as _wolf_selections  # noqa: F401
from .vocabulary import KINDS, OPS, PREDICATES

LOOSE = ("starter", "random")
"""Decks of item cards that belong to no place."""
FACES = ("blank", "wound", "frostbite", "bitten")


def _in(name: str) -> Callable[[Content, Any], None]:
    """Keep a card by its id in a field of the content."""
    return lambda content, card: getattr(content, name).update({card.id: card})


def _keep_place(content: Content, card: PlaceCard) -> None:
    """Sets share their places: a later one adds what can be found there."""
    known = content.places.get(card.id)
    if known is not None:
        card = replace(known, symbols=tuple(dict.fromkeys([*known.symbols, *card.symbols])))
    content.places[card.id] = card


def _keep_item(content: Content, card: ItemCard) -> None:
    for deck, count in card.decks.items():
        made = card.in_deck(deck)
        content.cards[made.id] = made
        first = len(content.items)
        content.items.extend([made] * count)
        content.decks.setdefault(deck, []).extend(range(first, first + count))


def _keep_crossroads(content: Content, card: CrossroadsCard) -> None:
    """Keep a card; what an option costs is paid before anything else, and is a condition of it."""
    options = []
    for number, option in enumerate(card.options, start=1):
        if option.cost:
            key, args = f"{card.pack}/{card.id}/option{number}.cost", {"cost": option.cost}
            pay, able = Phrase(OPS["pay"], args, args), Phrase(PREDICATES["can-pay"], args, args)
            content.programs[key] = (pay, *content.programs.get(option.do, ()))
            content.checks[key] = (able, *content.checks.get(option.requires, ()))
            option = replace(option, do=key, requires=key)
        options.append(option)
    content.crossroads[card.id] = replace(card, options=tuple(options))


def further_kind(file: str, table: str, cls: type[Any]) -> CardKind:
    """A kind of card that a module brings: its cards are in ``content.further[table]``."""

    def keep(content: Content, card: Any) -> None:
        content.further.setdefault(table, {})[card.id] = card

    return CardKind(file, table, cls, keep, "card")


CARD_KINDS = [
    CardKind("board.toml", "place", PlaceCard, _keep_place),
    CardKind("survivors.toml", "survivor", SurvivorCard, _in("survivors"), "card"),
    CardKind("items.toml", "item", ItemCard, _keep_item),
    CardKind("crises.toml", "crisis", CrisisCard, _in("crises"), "card"),
    CardKind("crossroads.toml", "crossroads", CrossroadsCard, _keep_crossroads, "card"),
    CardKind("objectives.toml", "objective", ObjectiveCard, _in("objectives"), "card"),
    CardKind("secrets.toml", "secret", SecretCard, _in("secrets"), "card"),
    CardKind(SCENARIOS, "scenario", ScenarioCard, _in("scenarios"), "card"),
    further_kind("improvements.toml", "improvement", ImprovementCard),
    further_kind("side_effects.toml", "side-effect", SideEffectCard),
    further_kind("experiments.toml", "experiment", ExperimentCard),
    further_kind("tactics.toml", "tactic", TacticCard),
    further_kind("combat_die.toml", "face", FaceCard),
    further_kind("missions.toml", "mission", MissionCard),
]
"""The kinds of cards, in the order in which they are read, those of modules last."""


# -- fields that only these cards have -------------------------------------------------------------------


@KINDS.kind("Die")
def _die(compiler: Compiler, raw: Any, at: str) -> Any:
    """a number from 1 to 6"""
    if isinstance(compiler.value("int", raw, at), int) and not 1 <= raw <= 6:
        compiler.say(at, "must be from 1 to 6")
    return raw


@KINDS.kind("Decks")
def _decks(compiler: Compiler, raw: Any, at: str) -> Any:
    """how many copies are in which deck: { starter = 5, hospital = 4 }; those at a place that is not played with
    are left out"""
    if isinstance(raw, dict):
        raw = {deck: count for deck, count in raw.items() if ("place", deck) not in compiler.absent}
    for deck, count in compiler.value("dict[str, Any]", raw, at).items() if isinstance(raw, dict) else ():
        if deck not in LOOSE and deck not in compiler.content.places:
            compiler.say(f"{at}.{deck}", "there is no such place")
        elif type(count) is not int or not 1 <= count <= 100:
            compiler.say(f"{at}.{deck}", "must be a number of cards")
    return raw if isinstance(raw, dict) else compiler.value("dict[str, Any]", raw, at)


@KINDS.kind("Decider")
def _decider(compiler: Compiler, raw: Any, at: str) -> Any:
    """who chooses: "active", "vote" or "controller:<survivor>" """
    head, _, who = raw.partition(":") if isinstance(raw, str) else ("", "", "")
    if head == "controller" and who:
        compiler.mention("survivor", who, at)
    elif raw not in ("active", "vote"):
        compiler.say(at, "must be active, vote or controller:<survivor>")
    return raw


@KINDS.kind("SecretId")
def _secret(compiler: Compiler, raw: Any, at: str) -> Any:
    """the id of a secret objective"""
    compiler.mention("secret objective", raw, at)
    return compiler.value("str", raw, at)


@KINDS.kind("Subject")
def _subject(compiler: Compiler, raw: Any, at: str) -> Any:
    """whom a state trigger concerns: "own-at:<place>", "own-pair", "beside-exiled", "alone-with-other",
    "humans-alone", or survivors in a table (see Survivors): of several you choose one"""
    if isinstance(raw, dict | list):
        return compiler.value("Named", raw, at)
    head, _, place = raw.partition(":") if isinstance(raw, str) else ("", "", "")
    if raw not in SUBJECTS and (head != "own-at" or place not in compiler.content.places):
        compiler.say(at, f"must be own-at:<place> or one of {', '.join(SUBJECTS)}")
    return raw


def _die_faces(compiler: Compiler, board: dict[str, Any]) -> None:
    """The faces of the exposure die."""
    compiler.here("board.toml", "exposure-die")
    faces = board.get("exposure-die", {})
    if not isinstance(faces, dict):
        compiler.say("", "must be a table")
        return
    if compiler.content.exposure_faces:
        return  # all sets are played with the same die
    for face, count in faces.items():
        if face not in FACES:
            compiler.say(face, f"must be one of {', '.join(FACES)}")
        elif type(count) is not int or not 0 <= count <= 100:
            compiler.say(face, "must be a number of faces")
        else:
            compiler.content.exposure_faces.extend([face] * count)


# -- packs -----------------------------------------------------------------------------------------------


def read_packs(names: Sequence[str], modules: Collection[str] | None = None) -> tuple[Content, list[Problem]]:
    """Read packs in order; later ones may add to what earlier ones define.

    ``modules``: those that are played; cards of other modules are left out. ``None``: all cards.
    """
    content = Content()
    reading = Compiler(content, KINDS)
    loader = Loader("colony", reading, CARD_KINDS, modules, _die_faces)
    for name in names:
        loader.read(name)
    note_listeners(content)
    note_supplies(content)
    return content, [*reading.problems, *_board_problems(content), *_objective_problems(content)]


def _board_problems(content: Content) -> Iterator[Problem]:
    """What no board can be: one without a colony, a place without an entrance or with fewer spaces than none."""
    if content.places and all(place.number for place in content.places.values()):
        yield Problem("board.toml", "", "number", "one place has to be the colony, number 0")
    least = {"spaces": 0, "entrances": 1, "entrance_spaces": 1, "noise_spaces": 0}
    for place in content.places.values():
        for name, n in dict.fromkeys(least, 0).items() if place.shelter else least.items():
            if getattr(place, name) < n:
                yield Problem("board.toml", place.id, name, f"must be at least {n}")
        if place.shelter and place.entrances:
            yield Problem("board.toml", place.id, "entrances", "a shelter has none")


def _objective_problems(content: Content) -> Iterator[Problem]:
    """A main objective says with how much morale and how many rounds a game begins, unless it is a later stage."""
    later = {stage for scenario in content.scenarios.values() for stage in scenario.stages[1:]}
    for card in content.objectives.values():
        for name, side in card.sides.items():
            for track in ("morale", "rounds"):
                if card.id not in later and getattr(side, track) < 1:
                    yield Problem("objectives.toml", card.id, f"{name}.{track}", "must be at least 1")


@functools.lru_cache(maxsize=64)  # room for every combination of modules with the boxes
def _load(names: tuple[str, ...], modules: frozenset[str]) -> Content:
    return checked(*read_packs(names, modules))


def load_packs(names: Sequence[str] | None = None, modules: Collection[str] = ()) -> Content:
    """The content of the given packs (default: the base game) and modules. Raises :class:`PackError`."""
    return _load(tuple(names) if names else ("base",), frozenset(modules))
