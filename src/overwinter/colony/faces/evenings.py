"""What a table can be, as it is offered before a game: how long, how hard, a few evenings put together already."""

from __future__ import annotations

from collections.abc import Sequence

from overwinter.server.adapter import ALL
from overwinter.server.messages import Choice, Json, Proposal
from overwinter.words import Words

from ..cards.content import Content, ObjectiveCard, ScenarioCard
from ..cards.loader import load_packs
from .rivals import TWO

MINUTES = {"short": 75, "medium": 105, "long": 150}
"""About how long a game takes, by the length of its main objective."""
USUAL_MINUTES = 110
"""Where the main objective is drawn."""
FEWEST = 4
"""Players for two colonies."""
MODULES: dict[str, tuple[int, int]] = {
    "improvements": (10, 0),
    "bandits": (15, 1),
    "laboratory": (20, 2),
    "random-items": (0, 0),
    "warring": (30, 1),
    "wolf": (5, 0),
}
"""What a module adds: minutes, and how much harder it makes a game."""
SCENARIO_MINUTES = 150
"""Three goals that follow each other."""
EVENINGS: tuple[tuple[str, Json], ...] = (
    ("together", {"box": "base", "modules": [], "objective": ""}),
    ("gently", {"box": "longnight", "modules": ["improvements"], "objective": ""}),
    ("robbers", {"box": "longnight", "modules": ["improvements", "bandits"], "objective": ""}),
    ("everything", {"box": ALL, "modules": ["improvements", "bandits", "laboratory"], "objective": ""}),
)
"""Good evenings, the one for a first game first."""
_COLONIES: Json = {
    "box": ALL,
    "packs": ["warring"],
    "modules": [TWO],
    "objective": "",
    "mode": "standard",
    "hardcore": False,
}
COLONIES: tuple[tuple[str, Json], ...] = (
    ("colonies", {**_COLONIES, "quick": False}),
    ("skirmish", {**_COLONIES, "quick": True}),
)
"""Good evenings for two colonies, and for as many as come."""


def objectives(words: Words, packs: Sequence[str], modules: Sequence[str]) -> list[Choice]:
    """The main objectives of all packs, each with the modules that it needs; chance is one of them."""
    random = Choice("", words("server-random"), words("server-random-objective"), minutes=USUAL_MINUTES)
    content = load_packs(packs, modules)
    against = [TWO] if TWO in modules else []
    found = [(card, content.brought("objective", card.pack, card.id)) for card in content.objectives.values()]
    return [random, *(_objective(words, card, needs, [] if TWO in needs else against) for card, needs in found)]


def _objective(words: Words, card: ObjectiveCard, needs: list[str], against: list[str]) -> Choice:
    goal, minutes = words.attribute(card.id, "goal-normal"), MINUTES.get(card.length, USUAL_MINUTES)
    return Choice(card.id, words(card.id), goal, card.pack, needs=needs, minutes=minutes, against=against)


def length(scenario: ScenarioCard, content: Content) -> int:
    """About how many minutes a scenario takes: of one goal as many as that."""
    if len(scenario.stages) > 1:
        return SCENARIO_MINUTES
    return MINUTES.get(content.objectives[scenario.stages[0]].length, USUAL_MINUTES)


def module(words: Words, name: str, pack: str) -> Choice:
    """A module that a table may add, with the set that it needs."""
    minutes, harder = MODULES.get(name, (0, 0))
    text = words.attribute(f"module-{name}", "text")
    return Choice(name, words(f"module-{name}"), text, pack, minutes=minutes, harder=harder)


def proposals(
    words: Words, scenarios: Sequence[Choice], most: int, *, two_colonies: bool = False
) -> list[Proposal]:
    """Good evenings in words, then the scenarios: one colony is for ``most`` players, two are for more."""
    none: Json = {"packs": []} if two_colonies else {}  # leaves the third box out again
    found = [_evening(words, name, {**setup, **none}, most=most) for name, setup in EVENINGS]
    if two_colonies:
        found += [_evening(words, name, setup, players=FEWEST) for name, setup in COLONIES]
    return [*found, *(_story(scenario, most, none) for scenario in scenarios if scenario.value)]


def _evening(words: Words, name: str, setup: Json, *, players: int = 0, most: int = 0) -> Proposal:
    key = f"evening-{name}"
    return Proposal(name, words(key), words.attribute(key, "text"), setup, players, most)


def _story(scenario: Choice, most: int, none: Json) -> Proposal:
    setup = {"box": scenario.pack, "modules": [], "objective": "", "hardcore": False, "scenario": scenario.value}
    setup |= none
    return Proposal(str(scenario.value), scenario.name, scenario.text, setup, scenario.players, most)
