"""Effects that stay: attached cards, effects beside the board, things that happen later."""

from __future__ import annotations

from ...game import ColonyGame
from ...state import Lasting
from ..effects import Effect
from ..vocabulary import NOWHERE, Abilities, Ops, Target, Until, Where, Who, op


@op("attach")
def attach(
    game: ColonyGame,
    effect: Effect,
    target: Target,
    abilities: Abilities,
    charges: int = 0,
    until: Until = "game",
) -> None:
    """These survivors have the abilities from now on, until the end of the game (or turn, round, your next turn;
    ``wounded``: until it gets a wound or frostbite).

    ``charges``: only so often.
    """
    for name in target:
        begin(game, effect, abilities, until, charges=charges, survivor=name)


@op("beside-board")
def beside_board(
    game: ColonyGame,
    effect: Effect,
    abilities: Abilities,
    charges: int = 0,
    until: Until = "game",
    at: Where = NOWHERE,
) -> None:
    """The abilities hold for all from now on; ``at``: the card lies at that place, which they call "there"."""
    begin(game, effect, abilities, until, charges=charges, place=at[0] if at else "")


@op("bind-player")
def bind_player(
    game: ColonyGame,
    effect: Effect,
    abilities: Abilities,
    charges: int = 0,
    until: Until = "turn",
    who: Who = "active",  # type: ignore[assignment]
) -> None:
    """The abilities hold for you (or those players) from now on."""
    for seat in who:
        begin(game, effect, abilities, until, charges=charges, seat=seat)


@op("end-lasting")
def end_lasting(game: ColonyGame, effect: Effect) -> None:
    """What this card has begun is over; what it has begun for players, for you alone."""

    def over(lasting: Lasting) -> bool:
        return lasting.source == effect.source and lasting.seat in (-1, effect.seat)

    if any(over(lasting) for lasting in game.state.lasting):
        game.state.lasting = [lasting for lasting in game.state.lasting if not over(lasting)]
        game.emit("lasting-over", card=effect.source)


@op("schedule")
def schedule(
    game: ColonyGame,
    effect: Effect,
    do: Ops,
    abilities: Abilities = "",
    at: Where = NOWHERE,
) -> None:
    """At the end of the next round, do this; until then the abilities hold for all. ``at``: the card lies at that
    place, which it calls "there"."""
    lasting = Lasting(effect.source, abilities, "", -1, "next-round", game.state.round, 0, False, effect.seat, do)
    lasting.place = at[0] if at else ""
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
    place: str = "",
) -> None:
    """Start a lasting effect. Outside the own turn the next turn is the coming one."""
    if until == "next-turn" and game.turn_of(effect.seat) is None:
        until = "own-turn"
    by = effect.seat if until in ("next-turn", "own-turn", "start-of-next-turn") else -1
    lasting = Lasting(effect.source, abilities, survivor, seat, until, game.state.round, charges, False, by)
    lasting.place = place
    if len(game.state.colonies) > 1 and not survivor and seat < 0:
        lasting.colony = game.player(effect.seat).colony
    game.state.lasting.append(lasting)
    if place:
        game.emit("lasting-at", card=effect.source, place=place)
    else:
        game.emit("lasting", card=effect.source, survivor=survivor)


def expire(game: ColonyGame, moment: str, seat: int = -1) -> None:
    """End what ends with a round ("round"), with a player's turn ("turn") or with its start ("turn-start")."""
    if not game.state.lasting:
        return
    now = game.state.round

    def over(lasting: Lasting) -> bool:
        match lasting.until:
            case "turn" | "round":
                return moment == lasting.until
            case "next-round":
                return moment == "round" and lasting.round < now
            case "own-turn":
                return moment == "turn" and lasting.by == seat
            case "start-of-next-turn":
                return moment == "turn-start" and lasting.by == seat
        return False

    game.state.lasting = [x for x in game.state.lasting if not over(x)]
    for lasting in game.state.lasting:
        if lasting.until == "next-turn" and moment == "turn" and lasting.by == seat:
            lasting.until = "own-turn"
