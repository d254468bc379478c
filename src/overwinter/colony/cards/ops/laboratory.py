"""The laboratory: special zombies, dice, experiments, side effects. Without the module nothing comes of it."""

from __future__ import annotations

from overwinter.kernel.procedure import Procedure

from ...game import ColonyGame
from ...modules.laboratory import encounters, sides
from ...modules.laboratory.containment import Release, contain
from ...modules.laboratory.dice import LayDie, TakeLabDie, TurnLabDie, take_dice
from ...modules.laboratory.slot import Laboratory, Special
from ..effects import Effect
from ..vocabulary import SideEffect, Target, op


def _met(game: ColonyGame, effect: Effect) -> Special | None:
    """The special zombie that is attacked."""
    return Laboratory.of(game).special(effect.scope.get("special", 0))


@op("special-killed")
def special_killed(game: ColonyGame, effect: Effect) -> Procedure:
    """In an encounter: the special zombie is killed."""
    user = effect.scope.get("user", [""])
    return encounters.KillSpecial(effect.seat, effect.scope.get("special", 0), user[0], -1)


@op("special-hit")
def special_hit(game: ColonyGame, effect: Effect, n: int = 1) -> Procedure:
    """In an encounter: the special zombie is hit ``n`` times; with its last hit it is killed."""
    user = effect.scope.get("user", [""])
    return encounters.KillSpecial(effect.seat, effect.scope.get("special", 0), user[0], n)


@op("special-moves")
def special_moves(game: ColonyGame, effect: Effect) -> None:
    """In an encounter: the special zombie goes to a random place, if there is an entrance space."""
    one = _met(game, effect)
    if one is not None:
        encounters.move(game, one)


@op("special-breaks")
def special_breaks(game: ColonyGame, effect: Effect) -> Procedure | None:
    """In an encounter: a barricade or a trap of your choice at the special zombie's entrance is gone, without
    effect."""
    one = _met(game, effect)
    return encounters.Break(effect.seat, one.place, one.entrance) if one is not None else None


@op("special-keeps")
def special_keeps(game: ColonyGame, effect: Effect) -> Procedure:
    """In an encounter: the special zombie takes a card of the attacker: equipment of your choice, else a random
    hand card. Whoever kills it gets it."""
    user = effect.scope.get("user", [""])
    return encounters.KeepCard(effect.seat, effect.source, user[0])


@op("release")
def release(game: ColonyGame, effect: Effect, n: int = 1) -> Procedure:
    """The top ``n`` experiments get out, one after the other."""
    return Release(n)


@op("contain")
def contain_top(game: ColonyGame, effect: Effect) -> None:
    """The top experiment is contained; tonight no code is checked."""
    slot = Laboratory.of(game)
    effect.missing = int(not slot.deck)
    if slot.deck:
        contain(game)
        slot.settled = True


@op("lab-die")
def lab_die(game: ColonyGame, effect: Effect) -> Procedure:
    """You lay one of your unused dice at the laboratory, turned to any face."""
    return LayDie(effect.seat)


@op("turn-lab-die")
def turn_lab_die(game: ColonyGame, effect: Effect, last: bool = False) -> Procedure:
    """You turn one of your dice at the laboratory to any face; ``last``: the last one, by 1 at most."""
    return TurnLabDie(effect.seat, last)


@op("take-lab-die")
def take_lab_die(game: ColonyGame, effect: Effect) -> Procedure:
    """You take one of your dice back from the laboratory, unused, as it shows."""
    return TakeLabDie(effect.seat)


@op("side-effect")
def side_effect(game: ColonyGame, effect: Effect, target: Target, card: SideEffect = "random") -> None:
    """These survivors get that side effect, or a random one that nobody has."""
    for name in target:
        free = sides.available(game)
        if card != "random":
            effect.missing = int(not sides.give(game, card, name))
        elif free:
            sides.give(game, free[game.draw(len(free), "pick")], name)
        else:
            effect.missing = 1


@op("lab-dice-gone")
def lab_dice_gone(game: ColonyGame, effect: Effect, lowest: bool = False) -> None:
    """The dice at the laboratory are taken away (``lowest``: only the lowest one)."""
    dice = Laboratory.of(game).dice
    gone = [min(dice, key=lambda die: die.face)] if lowest and dice else list(dice)
    effect.missing = int(not gone)
    take_dice(game, gone)


@op("count-contained")
def count_contained(game: ColonyGame, effect: Effect) -> None:
    """For the main objective only experiments count that are contained from now on (`contained-min`)."""
    slot = Laboratory.of(game)
    slot.before = slot.contained
