"""The odds of an exposure roll, as they stand after abilities and items."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from overwinter.kernel.options import Option

from ...game import ColonyGame
from ...rules import questions
from ...state import Survivor

ROLLING = ("exposure-as", "bitten-as-wound", "frostbite-as-wound", "dies-at")
"""Abilities that change what an exposure roll means. Who has none of them rolls alike everywhere."""


@dataclass(frozen=True, slots=True)
class Odds:
    """How many faces of the exposure die mean what for a survivor, and how often the die is rolled.

    ``dies`` is the exact chance that the survivor dies of it: bitten, or one wound too many. ``avoidable``:
    something that is used up could still spare the roll (a pistol in an attack).
    """

    survivor: str
    blank: int
    wound: int
    frostbite: int
    bitten: int
    rolls: int
    dies: Fraction
    avoidable: bool = False

    @property
    def counts(self) -> dict[str, int]:
        """Faces by meaning; empty where nothing is rolled."""
        if not self.rolls:
            return {}
        return {
            "blank": self.blank,
            "wound": self.wound,
            "frostbite": self.frostbite,
            "bitten": self.bitten,
        }


def exposure_odds(
    game: ColonyGame,
    survivor: str,
    cause: str,
    *,
    to: str | None = None,
    entrance: int | None = None,
    fuel: bool = False,
    rolls: int = 1,
) -> Odds:
    """The odds for a survivor in play. ``cause``: move (``to`` a place), attack (at an ``entrance``), spread
    (a bite goes round), or anything else (a card says roll, ``rolls`` times).
    """
    found = game.state.survivors[survivor]
    avoidable = False
    if cause == "move":
        safe = fuel or (to is not None and questions.move_is_safe(game, found, to))
        rolls = 0 if safe else rolls
        if to is not None and questions.has_any(game, found, ROLLING):
            game, found = _on_the_way(game, found, to)
    elif cause == "attack":
        rolls = 0 if questions.attack_is_safe(game, found, entrance or 0) else rolls
        avoidable = bool(rolls) and _can_be_spared(game, found)
    elif cause == "spread" and questions.spread_immune(game, found):
        rolls = 0
    return _odds(game, found, rolls, cause, avoidable=avoidable)


def option_odds(game: ColonyGame, option: Option) -> Odds | None:
    """The odds of the exposure roll that an option of a turn brings; ``None`` where it is about no such roll."""
    survivor = game.survivor(str(option.get("survivor") or ""))
    if survivor is None:
        return None
    if option.verb == "move":
        return exposure_odds(game, survivor.id, "move", to=option["to"], fuel=bool(option.get("card")))
    if option.verb == "attack":
        return exposure_odds(game, survivor.id, "attack", entrance=option["target"])
    risk = game.rules.risk(game, option)
    return exposure_odds(game, *risk) if risk is not None else None


def _on_the_way(game: ColonyGame, survivor: Survivor, to: str) -> tuple[ColonyGame, Survivor]:
    """The position in which the die of a move is rolled: the survivor has left, and is about to arrive."""
    there = game.copy()
    moving = there.state.survivors[survivor.id]
    moving.left, moving.place = moving.place, to
    return there, moving


def _can_be_spared(game: ColonyGame, survivor: Survivor) -> bool:
    """Whether using something up would make an attack safe."""
    if questions.hooks_of(game, survivor, "no-exposure-on-attack"):
        return True
    player = game.player(survivor.owner)
    return any(
        use.ability.args["safe"]
        and (not use.ability.args["pay"] or game.hand_with(survivor.owner, use.ability.args["pay"]))
        and (not use.ability.args["die"] or len(player.unused) > 1)
        for use in questions.hooks_of(game, survivor, "attack-kills")
    )


def _odds(game: ColonyGame, survivor: Survivor, rolls: int, cause: str, *, avoidable: bool) -> Odds:
    counts = {"blank": 0, "wound": 0, "frostbite": 0, "bitten": 0}
    plain = not questions.has_any(game, survivor, ROLLING)
    for face, sides in _sides(tuple(game.content.exposure_faces)):
        result = face if plain else questions.rolled_face(game, survivor, face, cause)[0]
        if cause == "spread" and result != "blank":
            # Whom a spreading bite reaches dies of any other face.
            result = "bitten"
        elif result == "frostbite" and not plain:
            result = questions.token_kind(game, survivor, result)
        counts[result] += sides
    room = questions.death_limit(game, survivor) - survivor.tokens
    hurt = counts["wound"] + counts["frostbite"]
    dies = _death(room, counts["blank"], hurt, counts["bitten"], rolls)
    return Odds(survivor.id, **counts, rolls=rolls, dies=dies, avoidable=avoidable)


@cache
def _sides(faces: tuple[str, ...]) -> list[tuple[str, int]]:
    """How often each face is on a die."""
    return list(Counter(faces).items())


@cache
def _death(room: int, blank: int, hurt: int, bitten: int, rolls: int) -> Fraction:
    """The chance to die within so many rolls with room for that many tokens (none: dead); by faces of the die."""
    if room <= 0:
        return Fraction(1)
    if not rolls:
        return Fraction(0)
    deaths = bitten + hurt * _death(room - 1, blank, hurt, bitten, rolls - 1)
    deaths += blank * _death(room, blank, hurt, bitten, rolls - 1)
    return deaths / (blank + hurt + bitten)
