"""Which cards take part in a game (R-002 to R-006, R-013, R-263)."""

from __future__ import annotations

import functools

from overwinter.kernel.compiling import card_of
from overwinter.kernel.errors import SetupError

from ..cards.content import Content, ScenarioCard
from ..state import Setup
from .composition import Rules

DEALT = 4
"""Survivors that a player chooses from, if there are enough for all."""
KEPT = 2
"""How many of them a player keeps; with two players one more (R-009)."""


def scenario_of(setup: Setup, content: Content) -> ScenarioCard | None:
    """The scenario that is played, if it is one."""
    return content.scenarios[setup.scenario] if setup.scenario else None


def survivor_cards(setup: Setup, content: Content) -> list[str]:
    """The survivors that take part: those of the deck, and those that a scenario sets aside."""
    aside, promo, cooperative = survivors_aside(setup, content), setup.promo, setup.cooperative
    return [
        card.id
        for card in content.survivors.values()
        if card.id in aside or ((promo or not card.promo) and not (cooperative and card.non_cooperative))
    ]


def survivors_aside(setup: Setup, content: Content) -> tuple[str, ...]:
    """The survivors that are not dealt, because the story of a scenario brings them."""
    scenario = scenario_of(setup, content)
    return scenario.aside if scenario is not None else ()


def survivor_deck(setup: Setup, content: Content) -> list[str]:
    """The survivors that are dealt and drawn."""
    cards, aside = survivor_cards(setup, content), survivors_aside(setup, content)
    return [name for name in cards if name not in aside] if aside else cards


def dealt_each(setup: Setup, content: Content) -> int:
    """How many survivors each player chooses from: four, or as many as a small deck has for everybody (OW-40)."""
    return min(DEALT, len(survivor_deck(setup, content)) // setup.players)


def crossroads_cards(setup: Setup, content: Content) -> list[str]:
    """The crossroads cards that take part (R-013)."""
    mature, cooperative, dilemma = setup.mature, setup.cooperative, setup.mode == "dilemma"
    return [
        card.id
        for card in content.crossroads.values()
        if (mature or not card.mature)
        and not (cooperative and card.non_cooperative)
        and not (dilemma and card.id in _about_exile(content))
    ]


@functools.lru_cache(maxsize=64)
def _about_exile(content: Content) -> frozenset[str]:
    """The crossroads cards that are about exile."""
    programs = content.programs.items()
    votes = {card_of(key) for key, ops in programs if any(op.word.name == "exile-vote" for op in ops)}
    checks = {card.id: content.checks.get(card.when, ()) for card in content.crossroads.values()}
    shares = {name for name, when in checks.items() if any(check.word.name == "shares-location" for check in when)}
    return frozenset(votes | shares)


def standard_objectives(setup: Setup, content: Content) -> list[str]:
    """The secret objectives, betrayal aside, that take part: the dilemma has none about exile (R-263), and of a
    scenario that names some those alone."""
    scenario = scenario_of(setup, content)
    named = scenario.secrets if scenario is not None else ()
    return [
        card.id
        for card in content.secrets.values()
        if card.kind == "standard"
        and (not named or card.id in named)
        and not (setup.mode == "dilemma" and _wants_exile(card.win, content))
    ]


def betrayal_objectives(setup: Setup, content: Content) -> list[str]:
    """The betrayal objectives that take part: of a scenario that names one that alone."""
    scenario = scenario_of(setup, content)
    named = scenario.betrayal if scenario is not None else ""
    every = [card.id for card in content.secrets.values() if card.kind == "betrayal"]
    return [named] if named else every


def _wants_exile(win: str, content: Content) -> bool:
    """Whether an objective asks for somebody to be exiled."""
    about = ("all-betrayers-exiled", "others-exiled-min")
    return any(check.word.name in about for check in content.checks[win])


def check_enough(setup: Setup, content: Content, rules: Rules) -> None:
    """Refuse packs that have too few cards for a game of this setup."""
    standard, betrayal = (0, 0) if setup.cooperative else (2 * setup.players, int(setup.betrayal))
    if setup.mode == "betrayer":
        standard = setup.players
    elif setup.mode == "dilemma":
        standard = betrayal = setup.players
    there = {
        "places": len(content.places),
        "faces": len(content.exposure_faces),
        "objectives": len(content.objectives),
        "survivors": dealt_each(setup, content),
        "starters": len(content.decks.get("starter", ())),
        "crises": len(crisis_cards(setup, content)),
        "standard": len(standard_objectives(setup, content)),
        "betrayal": len(betrayal_objectives(setup, content)),
    }
    usual = {
        "places": 1,
        "faces": 1,
        "objectives": 1,
        "survivors": DEALT if setup.players == 2 else KEPT + 1,
        "starters": starters_each(setup) * setup.players,
        "crises": 1,
        "standard": standard,
        "betrayal": betrayal,
    }
    for kind, need in rules.wanted(setup, usual).items():
        have = there[kind]
        if have < need:
            raise SetupError(f"too few cards: {kind}, {have} of {need}", "cards", kind=kind, have=have, need=need)


def starters_each(setup: Setup) -> int:
    """How many starting cards a player is dealt."""
    return {2: 7, 11: 4}.get(setup.players, 5)


def crisis_cards(setup: Setup, content: Content) -> list[str]:
    """The crises that take part."""
    mature, cooperative = setup.mature, setup.cooperative
    return [
        card.id
        for card in content.crises.values()
        if (mature or not card.mature) and not (cooperative and card.non_cooperative)
    ]
