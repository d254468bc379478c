"""What all see of the laboratory: nothing of it is anybody's secret but the order of the experiments."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from overwinter.kernel.views import shown

from ...game import ColonyGame
from ...rules.composition import Line
from .sides import available
from .slot import PLACE, Laboratory, experiment


@shown
class SpecialView:
    """A special zombie on the board; it dies with so many hits."""

    card: str
    place: str
    entrance: int
    hits: int
    need: int


@shown
class LabDieView:
    """A die at the laboratory."""

    seat: int
    face: int


@shown
class ReleasedView:
    """An experiment that got out, and the cards that it has taken."""

    card: str
    kept: tuple[str, ...]


@shown
class LaboratoryView:
    """The laboratory: the open experiment with its code, how many there are in all, and what got out."""

    place: str
    top: str
    code: tuple[int, ...]
    deck: int
    contained: int
    dice: tuple[LabDieView, ...]
    out: tuple[ReleasedView, ...]
    specials: tuple[SpecialView, ...]
    past: tuple[str, ...]
    side_effects: tuple[str, ...]
    """Those that nobody has."""


def part(game: ColonyGame) -> Any:
    """What all see."""
    slot = Laboratory.of(game)
    top = slot.deck[0] if slot.deck else ""
    return LaboratoryView(
        PLACE,
        top,
        experiment(game, top).code if top else (),
        len(slot.deck),
        slot.contained,
        tuple([LabDieView(die.seat, die.face) for die in slot.dice]),
        tuple([ReleasedView(out.card, tuple(game.card_ids(out.kept))) for out in slot.out]),
        tuple(
            [
                SpecialView(one.card, one.place, one.entrance, one.hits, experiment(game, one.card).hits)
                for one in slot.specials
            ]
        ),
        tuple(slot.past),
        tuple(available(game)),
    )


def lines(game: ColonyGame) -> Iterator[Line]:
    """The open experiment, the dice for its code, what is loose and where, what was taken, what is contained."""
    slot = Laboratory.of(game)
    if slot.deck:
        code = list(experiment(game, slot.deck[0]).code)
        yield "cli-lab-top", {"card": slot.deck[0], "code": code, "n": len(slot.deck) - 1}
    else:
        yield "cli-lab-empty", {}
    if slot.dice:
        yield "cli-lab-dice", {"faces": sorted(die.face for die in slot.dice)}
    for one in slot.specials:
        need = experiment(game, one.card).hits
        yield "cli-lab-special", {"card": one.card, "place": one.place, "n": one.hits, "need": need}
    for out in slot.out:
        if out.kept:
            yield "cli-lab-kept", {"card": out.card, "cards": game.card_ids(out.kept)}
    if slot.contained:
        yield "cli-lab-contained", {"n": slot.contained}
