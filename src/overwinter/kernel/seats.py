"""How many can play."""

from __future__ import annotations

from .errors import SetupError


def check_players(players: object, allowed: range) -> None:
    """Refuse a number of players that a game is not for. What was asked for may be anything."""
    if type(players) is not int or players not in allowed:
        least, most = allowed[0], allowed[-1]
        raise SetupError(
            f"{players} players cannot play; {least} to {most} can",
            "players",
            players=players,
            min=least,
            max=most,
        )
