"""Scenarios: main objectives that follow each other in one sitting (reference 15, R-298).

What is special about a scenario stands on its cards. This module comes with every one of them: it lays one stage
after the other, and answers which rules are in force and which places are closed. When a goal is reached its
script is carried out at once, with the rules of the stage to come (OW-53); that stage is laid at the start of the
next round.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field

from overwinter.kernel.data import Data, data
from overwinter.kernel.procedure import Procedure, procedure
from overwinter.kernel.views import shown

from ..cards.content import Content, ObjectiveSide, ScenarioCard
from ..cards.effects import Effect
from ..game import ColonyGame
from ..rules.composition import Line, Module, Step
from ..rules.endings import goal_reached
from ..state import State

NAME = "scenario"


@data
class Story(Data):
    """How far a scenario has come."""

    reached: list[str] = field(default_factory=list)
    """Stages whose goals were reached, in this order."""
    next: str = ""
    """The stage that is laid out at the start of the next round; empty: the present one goes on."""

    @classmethod
    def of(cls, game: ColonyGame) -> Story:
        """That of a game; an empty one where no scenario is played."""
        found: Story | None = game.state.slots.get(NAME)
        return found or cls()


def scenario(game: ColonyGame) -> ScenarioCard:
    """The card of the scenario that is played."""
    return game.content.scenarios[game.setup.scenario]


def ruling(game: ColonyGame) -> ObjectiveSide:
    """The stage whose rules hold: the one that was reached has done its part."""
    colony = game.state.colonies[0]
    return game.content.objectives[Story.of(game).next or colony.objective].normal


def not_yet(game: ColonyGame, answer: bool, rule: str) -> bool:
    """A rule that the present stage leaves out is not in force."""
    return answer and rule not in ruling(game).off


def no_way_in(game: ColonyGame, free: int, place: str) -> int:
    """Nobody finds a space at a place that is still closed."""
    return min(0, free) if place in ruling(game).closed else free


@procedure
class Opening(Procedure):
    """The story begins: what it changes once the first player is found."""

    def start(self, game: ColonyGame) -> None:
        """Tell it, then carry it out; "you" is the first player."""
        card, colony = scenario(game), game.state.colonies[0]
        game.emit("scenario", scenario=card.id, off=[f"rule-{rule}" for rule in ruling(game).off])
        if card.opening:
            game.call(Effect(card.opening, colony.first, card.id, {}))


@procedure
class CheckStage(Procedure):
    """Step 5 of the colony phase: the last goal ends the game, any other tells the story on (R-298)."""

    def start(self, game: ColonyGame) -> None:
        """What the stage says is done at once, by the rules that hold from now on."""
        colony, slot, stages = game.state.colonies[0], Story.of(game), scenario(game).stages
        if not goal_reached(game, colony):
            return
        slot.reached.append(colony.objective)
        game.emit("stage-reached", objective=colony.objective, n=len(slot.reached), stages=len(stages))
        if colony.objective == stages[-1]:
            game.finish("completed")
        before = ruling(game)
        slot.next = stages[stages.index(colony.objective) + 1]
        self.tell(game, before, ruling(game))
        if before.done:
            game.call(Effect(before.done, colony.first, colony.objective, {}))

    def tell(self, game: ColonyGame, before: ObjectiveSide, now: ObjectiveSide) -> None:
        """Which rules come into force, which places open."""
        rules = [f"rule-{rule}" for rule in before.off if rule not in now.off]
        if rules:
            game.emit("rules-on", rules=rules)
        for place in before.closed:
            if place not in now.closed:
                game.emit("place-opens", place=place)


@procedure
class NextStage(Procedure):
    """At the start of a round: the stage that was reached leaves the game with what lies on it; the next comes."""

    def start(self, game: ColonyGame) -> None:
        """Morale, rounds and the board stay as they are."""
        colony, slot = game.state.colonies[0], Story.of(game)
        if not slot.next:
            return
        for card in colony.objective_cards:
            game.remove_item(card)
        colony.objective_cards = []
        colony.objective, colony.side, slot.next = slot.next, "normal", ""
        stages = scenario(game).stages
        game.emit("stage", objective=colony.objective, n=len(slot.reached) + 1, stages=len(stages))
        program = game.side_of(colony).setup
        if program:
            game.call(Effect(program, colony.first, colony.objective, {}))


# -- what others see of it -----------------------------------------------------------------------------------


@shown
class ScenarioView:
    """Which stage of which scenario is played, and what is not in force yet."""

    scenario: str
    stages: tuple[str, ...]
    """The main objectives in their order."""
    reached: tuple[str, ...]
    next: str
    """The stage that is laid out at the start of the next round; empty: the present one goes on."""
    off: tuple[str, ...]
    """Rules that are not in force yet."""
    closed: tuple[str, ...]
    """Places that nobody can enter yet."""


def part(game: ColonyGame) -> ScenarioView:
    """What all see."""
    card, slot, side = scenario(game), Story.of(game), ruling(game)
    return ScenarioView(card.id, card.stages, tuple(slot.reached), slot.next, side.off, side.closed)


def lines(game: ColonyGame) -> Iterator[Line]:
    """The stage, and what is still to come."""
    card, slot, side = scenario(game), Story.of(game), ruling(game)
    stage = min(len(slot.reached) + (0 if slot.next else 1), len(card.stages))
    facts = {"scenario": card.id, "n": stage, "stages": len(card.stages)}
    yield "cli-scenario-stage", facts
    if slot.next:
        yield "cli-scenario-next", {"objective": slot.next}
    if side.off:
        yield "cli-scenario-off", {"rules": [f"rule-{rule}" for rule in side.off]}
    for place in side.closed:
        yield "cli-scenario-closed", {"place": place}


def faults(state: State, content: Content) -> Iterator[str]:
    """What is impossible: stages out of their order."""
    slot: Story = state.slots[NAME]
    stages, colony = content.scenarios[state.setup.scenario].stages, state.colonies[0]
    told = list(stages[: len(slot.reached)])
    due = told[-1:] if slot.next or len(told) == len(stages) else stages[len(told) : len(told) + 1]
    if slot.reached != told or slot.next not in ("", *stages[len(told) : len(told) + 1]):
        yield f"the stages of {state.setup.scenario} are out of order: {slot.reached}, then {slot.next!r}"
    elif [colony.objective] != list(due):
        yield f"{colony.objective!r} is not the stage of {state.setup.scenario} that is played"


MODULE = Module(
    NAME,
    slot=Story,
    setup=(Step("opening", Opening, after="find-first-player"),),
    round=(Step("next-stage", NextStage, after="new-round"), Step("check-objective", CheckStage)),
    adjusts={"in_force": not_yet, "free_spaces": no_way_in},
    part=part,
    lines=lines,
    faults=faults,
)
