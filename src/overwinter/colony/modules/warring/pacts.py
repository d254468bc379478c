"""What cards have agreed about combats to come: peace, disguises, plans that were read, volunteers (16.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...game import ColonyGame
from ...rules import questions
from ...state import Lasting, Survivor
from .slot import colonies

FOR_ONE_COMBAT = ("tactic-first", "combat-strength")
"""Hooks of effects that are over after the next combat."""


def combat_over(game: ColonyGame) -> None:
    """What held for one combat is over."""
    for lasting in [lasting for hook in FOR_ONE_COMBAT for lasting in _agreed(game, hook)]:
        game.state.lasting.remove(lasting)
        game.emit("lasting-over", card=lasting.source)


def _agreed(game: ColonyGame, hook: str) -> Iterator[Lasting]:
    """Lasting effects with that hook, whomever they hold for."""
    if hook in game.content.asks:
        for lasting in game.state.lasting:
            if any(ability.hook == hook for ability in game.content.abilities[lasting.abilities]):
                yield lasting


def at_peace(game: ColonyGame, place: str) -> bool:
    """Whether no combat takes place there: at that place, anywhere, or wherever a survivor is."""
    for lasting in _agreed(game, "no-combat"):
        survivor = game.survivor(lasting.survivor)
        if lasting.survivor:
            if survivor is not None and survivor.place == place:
                return True
        elif lasting.place in ("", place):
            return True
    return False


def disguised(game: ColonyGame, survivor: Survivor) -> bool:
    """Whether nobody takes a survivor for an enemy: it takes no part in combats."""
    return bool(questions.hooks_of(game, survivor, "no-fighter"))


def _of_side(game: ColonyGame, hook: str, side: int) -> list[tuple[Lasting, dict[str, Any]]]:
    """What a colony has by that hook."""
    return list(game.lasting_hooks(hook, colonies(game)[side])) if hook in game.content.asks else []


def shows_first(game: ColonyGame) -> list[int]:
    """The sides whose leader has to choose a tactic first and lay it open: whose plans the others have read."""
    return [side for side in (0, 1) if _of_side(game, "tactic-first", 1 - side)]


def of_cards(game: ColonyGame, side: int) -> int:
    """Strength that cards promise a side for the next combat."""
    return int(sum(args["n"] for _, args in _of_side(game, "combat-strength", side)))


def second_die(game: ColonyGame, side: int) -> Lasting | None:
    """What allows a leader to roll the combat die again."""
    found = _of_side(game, "combat-again", side)
    return found[0][0] if found else None


def wolf_bound(game: ColonyGame, place: str) -> int:
    """The side that the lone wolf may not fight against at a place; -1: there is none."""
    for lasting in _agreed(game, "wolf-with-us"):
        if lasting.place == place:
            return lasting.colony
    return -1


def electable(game: ColonyGame, seat: int) -> bool:
    """Whether a player may be elected colony leader."""
    return not any(lasting.seat == seat for lasting in _agreed(game, "not-electable"))
