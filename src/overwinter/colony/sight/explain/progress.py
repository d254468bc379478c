"""How far the colony is with its main objective."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...cards.effects import Context
from ...cards.predicates.stores import equipped
from ...game import ColonyGame
from ...rules.endings import goal
from ...rules.zombies import barricades_at, zombies_at


@dataclass(frozen=True, slots=True)
class Progress:
    """One condition of the main objective: its predicate with arguments, and how far it is.

    ``have`` and ``need`` are ``None`` where there is nothing to count. ``at_most``: there must not be more than
    ``need``. "Two at each of six places" counts the places.
    """

    name: str
    args: dict[str, Any]
    met: bool
    have: int | None = None
    need: int | None = None
    at_most: bool = False


def progress(game: ColonyGame) -> list[Progress]:
    """The conditions of the main objective, those that cards have added included."""
    found = []
    for condition in goal(game):
        args: dict[str, Any] = dict(condition.args)
        count = _COUNTS.get(condition.name)
        have, need = count(game, args) if count else (None, None)
        each = str(args.get("where", "")).startswith("each-")
        at_most = condition.name.endswith("-max") and not each
        found.append(Progress(condition.name, args, condition.met, have, need, at_most))
    return found


Count = tuple[int | None, int | None]


def _rounds(game: ColonyGame, args: dict[str, Any]) -> Count:
    return game.state.round, args["n"]


def _samples(game: ColonyGame, args: dict[str, Any]) -> Count:
    return game.colony.samples, args["n"] + args["per_player"] * len(game.state.players)


def _cards(game: ColonyGame, args: dict[str, Any]) -> Count:
    lying = [
        card
        for card in game.colony.objective_cards
        if game.fits(card, args["symbol"]) and (args["starters"] or not game.item(card).starter)
    ]
    return len(lying), args["n"] + args["per_player"] * len(game.state.players)


def _food(game: ColonyGame, args: dict[str, Any]) -> Count:
    return game.colony.food, args["n"] + args.get("per_loyal_player", 0) * len(game.loyal_seats())


def _empty_decks(game: ColonyGame, args: dict[str, Any]) -> Count:
    decks = [game.place(place.id).deck for place in game.content.locations() if place.has_deck]
    return sum(1 for deck in decks if not deck), args["n"]


def _equipped(game: ColonyGame, args: dict[str, Any]) -> Count:
    loyal = game.loyal_seats()
    armed = sum(1 for seat in loyal if equipped(game, Context(seat), args["symbol"], args["n"]))
    return armed, len(loyal)


_TOKENS: dict[str, Callable[[ColonyGame, str], int]] = {
    "zombie": zombies_at,
    "barricade": barricades_at,
    "noise": lambda game, place: game.place(place).noise,
}


def _tokens_at(game: ColonyGame, args: dict[str, Any]) -> Count:
    return _TOKENS[args["token"]](game, args["location"]), args["n"]


def _tokens_where(token: str, *, most: bool = False) -> Callable[[ColonyGame, dict[str, Any]], Count]:
    """Counts for ``barricades-min`` and the like: tokens at a place, or how many places are as they should be."""

    def count(game: ColonyGame, args: dict[str, Any]) -> Count:
        at, home = _TOKENS[token], game.place(game.home)
        where, n = args["where"], args["n"]
        match where:
            case "non-colony-total":
                return sum(at(game, place) for place in game.elsewhere()), n
            case "each-non-colony":
                return _fitting([at(game, place) for place in game.elsewhere()], n, most)
            case "each-colony-entrance":
                return _fitting(home.barricades if token == "barricade" else home.zombies, n, most)
        return (at(game, where), n) if where in game.state.places else (None, None)

    return count


def _fitting(counts: list[int], n: int, most: bool) -> Count:
    return sum(1 for have in counts if (have <= n if most else have >= n)), len(counts)


_COUNTS: dict[str, Callable[[ColonyGame, dict[str, Any]], Count]] = {
    "rounds-survived-min": _rounds,
    "samples-min": _samples,
    "cards-on-objective": _cards,
    "food-tokens-min": _food,
    "food-min": _food,
    "empty-decks-min": _empty_decks,
    "each-loyal-player-equipped": _equipped,
    "barricades-min": _tokens_where("barricade"),
    "barricades-max": _tokens_where("barricade", most=True),
    "zombies-min": _tokens_where("zombie"),
    "zombies-max": _tokens_where("zombie", most=True),
    "tokens-min": _tokens_at,
    "tokens-max": _tokens_at,
}
