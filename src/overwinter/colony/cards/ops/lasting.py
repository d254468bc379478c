"""Effects that stay: attached cards, effects beside the board, things that happen later."""

from __future__ import annotations

from ...game import ColonyGame
from ...state import Lasting
from ..effects import Effect
from ..vocabulary import Abilities, Ops, Target, Until, op


@op("attach")
def attach(
    game: ColonyGame,
    effect: Effect,
    target: Target,
    abilities: Abilities,
    charges: int = 0,
    until: Until = "game",
) -> None:
    """These survivors have the abilities from now on, until the end of the game (or turn, round)."""
    for name in target:
        begin(game, effect, abilities, until, charges=charges, survivor=name)


@op("beside-board")
def beside_board(game: ColonyGame, effect: Effect, abilities: Abilities, until: Until = "game") -> None:
    """The abilities hold for all from now on."""
    begin(game, effect, abilities, until)


@op("bind-player")
def bind_player(game: ColonyGame, effect: Effect, abilities: Abilities, until: Until = "turn") -> None:
    """The abilities hold for you from now on."""
    begin(game, effect, abilities, until, seat=effect.seat)


@op("schedule")
def schedule(game: ColonyGame, effect: Effect, do: Ops, abilities: Abilities = "") -> None:
    """At the end of the next round, do this; until then the abilities hold for all."""
    lasting = Lasting(effect.source, abilities, "", -1, "next-round", game.state.round, 0, False, effect.seat, do)
    game.state.lasting.append(lasting)
    game.emit("scheduled", card=effect.source)


def begin(
    game: ColonyGame,
    effect: Effect,
    abilities: str,
    until: Until,
    charges: int = 0,
    survivor: str = "",
    seat: int = -1,
) -> None:
    """Start a lasting effect."""
    game.state.lasting.append(
        Lasting(effect.source, abilities, survivor, seat, until, game.state.round, charges, False)
    )
    game.emit("lasting", card=effect.source, survivor=survivor)


def expire(game: ColonyGame, moment: str) -> None:
    """End what ends with the turn or the round."""
    now = game.state.round

    def over(lasting: Lasting) -> bool:
        if lasting.until == "turn":
            return moment == "turn"
        if lasting.until == "round":
            return moment == "round"
        return lasting.until == "next-round" and moment == "round" and lasting.round < now

    game.state.lasting = [x for x in game.state.lasting if not over(x)]
