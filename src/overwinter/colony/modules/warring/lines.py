"""Two colonies in words, for terminals and plain pages: ammunition, who is set aside, the combat in progress."""

from __future__ import annotations

from collections.abc import Iterator

from ...game import ColonyGame
from ...rules.composition import Line
from .ledger import CampView, combat_view
from .pairs import acting
from .slot import HOMES, Warring


def lines(game: ColonyGame) -> Iterator[Line]:
    """What all see of it."""
    blue, yellow = Warring.of(game).ammunition
    yield "cli-ammunition", {"blue": blue, "yellow": yellow}
    aside = [one for one in game.state.survivors.values() if one.aside]
    if aside:
        yield "cli-aside", {"survivors": [one.id for one in sorted(aside, key=lambda one: one.aside)]}
    still = acting(game)
    if len(still) == 1 and len(game.state.turns) > 1:
        yield "cli-still-acting", {"seat": still[0]}
    combat = combat_view(game)
    if combat is not None:
        yield "cli-combat", {"place": combat.place, "number": combat.number}
        for home, camp in zip(HOMES, combat.camps, strict=True):
            yield from _ledger(home, camp)


def _ledger(home: str, camp: CampView) -> Iterator[Line]:
    """The lines of one side, as far as they are laid open."""
    yield "cli-camp", {"place": home, "people": camp.counted, "weapons": camp.weapons}
    if camp.tactic:
        yield "cli-camp-tactic", {"card": camp.tactic, "strength": camp.tactic_strength}
    if camp.bid is not None:
        yield "cli-camp-bid", {"bid": camp.bid, "strength": camp.bid_strength}
    if camp.face:
        yield "cli-camp-die", {"card": camp.face}
    yield "cli-camp-strength", {"strength": camp.strength}
    if camp.sealed:
        yield "cli-camp-sealed", {}
