"""What stands at the entrances of places."""

from __future__ import annotations

from ..game import ColonyGame


def entrances_with_zombies(game: ColonyGame, place: str) -> list[int]:
    """Numbers of the entrances of a place that have zombies."""
    return list(game.state.places[place].infested())


def zombies_at(game: ColonyGame, place: str) -> int:
    """Zombies at a place."""
    return sum(game.place(place).zombies)


def barricades_at(game: ColonyGame, place: str) -> int:
    """Barricades at a place."""
    return sum(game.place(place).barricades)
