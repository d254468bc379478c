"""Two colonies: ammunition, what lies in caches. Where one colony plays nothing comes of it."""

from __future__ import annotations

from ...game import ColonyGame
from ...modules.warring.slot import change_ammunition, colonies, number_of, played
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
