"""Improvements: work on them, setbacks. Where the module is not played nothing comes of it."""

from __future__ import annotations

from overwinter.kernel.procedure import Procedure

from ...game import ColonyGame
from ...modules.improvements import Advance, Improvements, Replace, SwitchOff, Unfinish, finished
from ..effects import Effect
from ..vocabulary import Amount, Who, op


@op("advance")
def advance(
    game: ColonyGame,
    effect: Effect,
    n: Amount = 1,
    lacking: int = 0,
    apart: bool = False,
    by: Who = "active",  # type: ignore[assignment]
) -> Procedure:
    """``n`` pieces of work are put on one unfinished improvement of your choice (``apart``: each on any), or taken
    away if ``n`` is below 0; ``lacking``: only on one that lacks just so many. An exiled player adds none."""
    return Advance(by[0] if by else effect.seat, n, lacking, apart)


@op("clear-work")
def clear_work(game: ColonyGame, effect: Effect) -> None:
    """All work on unfinished improvements is lost."""
    begun = [one for one in Improvements.of(game).row if one.tokens]
    effect.missing = int(not begun)
    for one in begun:
        n, one.tokens = one.tokens, 0
        game.emit("work-lost", card=one.card, n=n)


@op("unfinish")
def unfinish(game: ColonyGame, effect: Effect, n: int = 1) -> Procedure:
    """``n`` finished improvements of your choice are unfinished again, without any work on them."""
    return Unfinish(effect.seat, n)


@op("improvement-off")
def improvement_off(game: ColonyGame, effect: Effect, all_: bool = False, rounds: int = 1) -> Procedure | None:
    """A finished improvement of your choice (or ``all``) has no effect until the end of this round, or for so many
    rounds with this one."""
    effect.missing = int(not finished(game, working=True))
    return SwitchOff(effect.seat, all_, game.state.round + rounds - 1)


@op("replace-improvement")
def replace_improvement(game: ColonyGame, effect: Effect) -> Procedure:
    """An unfinished improvement of your choice goes under the deck, its work is lost; a new one is laid out."""
    return Replace(effect.seat)
