"""Two colonies: ammunition, what lies in caches, what their goals ask for. Where one colony plays nothing comes of
it."""

from __future__ import annotations

from ...game import ColonyGame
from ...modules.warring.slot import Warring, change_ammunition, colonies, number_of, played
from ...rules.zombies import helpless_left
from ...state import Colony
from ..effects import Effect
from ..vocabulary import KINDS, Amount, op

Whose = str
KINDS.choices("Whose", ("own", "enemy", "each"))


def meant(game: ColonyGame, seat: int, whose: Whose) -> list[Colony]:
    """The colonies that a card means: that of the player concerned, the enemies', or both."""
    both = colonies(game)
    mine = game.colony_of(seat)
    if whose == "each":
        return both
    return [colony for colony in both if (colony is mine) == (whose == "own")]


@op("ammunition")
def ammunition(game: ColonyGame, effect: Effect, n: Amount, whose: Whose = "own") -> None:
    """A colony gets ammunition, or loses some, as far as there is any: yours, the enemies', or each."""
    if not played(game):
        return
    for colony in meant(game, effect.seat, whose):
        change = change_ammunition(game, number_of(game, colony), n)
        effect.fell_short(abs(n), abs(change))


@op("plunder-cache")
def plunder_cache(game: ColonyGame, effect: Effect, n: int) -> None:
    """The enemy colony takes ``n`` random cards that lie on your main objective and lays them on its own."""
    mine = game.colony_of(effect.seat)
    theirs = next((colony for colony in meant(game, effect.seat, "enemy")), None) if played(game) else None
    taken: list[int] = []
    while theirs is not None and mine.objective_cards and len(taken) < n:
        taken.append(mine.objective_cards.pop(game.draw(len(mine.objective_cards), "pick")))
    if theirs is not None and taken:
        theirs.objective_cards += taken
        game.emit("cache-plundered", cards=game.card_ids(taken), colony=theirs.place)


@op("raise-mast")
def raise_mast(game: ColonyGame, effect: Effect, n: int) -> None:
    """A radio mast with ``n`` charges is put up at one of the places 1 to 6, at random (R-271)."""
    if played(game):
        Warring.of(game).charges = n
        move_mast(game)


@op("take-charge")
def take_charge(game: ColonyGame, effect: Effect) -> None:
    """Your colony takes a charge off the mast, which is put up at another place, at random (OW-94)."""
    slot, colony = Warring.of(game), game.colony_of(effect.seat)
    if not slot.charges:
        return
    slot.charges -= 1
    colony.count("charges")
    game.emit("charge-taken", n=colony.counters["charges"], left=slot.charges, colony=colony.place)
    if slot.charges:
        move_mast(game)
    else:
        slot.mast = ""


def move_mast(game: ColonyGame) -> None:
    """Another one of the places 1 to 6."""
    slot = Warring.of(game)
    places = [place for place in game.numbered() if place != slot.mast]
    slot.mast = places[game.draw(len(places), "pick")]
    game.emit("mast", place=slot.mast, n=slot.charges)


@op("evacuate")
def evacuate(game: ColonyGame, effect: Effect, n: int = 1) -> None:
    """Up to ``n`` helpless survivors of your colony leave the town for good. No morale is lost."""
    colony = game.colony_of(effect.seat)
    n = min(n, colony.helpless)
    for _ in range(n):
        colony.count("evacuated")
    colony.helpless -= n
    colony.unruly = min(colony.unruly, colony.helpless)
    if n:
        game.emit("evacuated", n=n, helpless=colony.helpless, **game.whose(colony))
        helpless_left(game, colony)
