"""How the lone wolf changes what the rules answer (reference 16.6)."""

from __future__ import annotations

from ...game import ColonyGame
from ...state import Colony, Survivor
from ..warring.slot import HOMES, WOLF, by_morale, colonies, lone
from .slot import MAX_MORALE, SMELL, Wolf, den_of


def five_survivors(game: ColonyGame, dealt: int, seat: int) -> int:
    """However many play, the wolf chooses from five,"""
    return 5 if lone(game, seat) else dealt


def three_survivors(game: ColonyGame, kept: list[int], seat: int) -> list[int]:
    """and keeps three, or more by the secret objective."""
    if not lone(game, seat):
        return kept
    objectives = game.player(seat).objectives
    most = game.content.secrets[objectives[0]].keep if objectives else 3
    return list(range(3, most + 1))


def without_den(game: ColonyGame, found: list[Colony]) -> list[Colony]:
    """The den of a wolf who is out is closed (R-335)."""
    return [colony for colony in found if colony is not den_of(game) or game.seats_of(colony)]


def spared(game: ColonyGame, struck: list[int]) -> list[int]:
    """A crisis strikes the two colonies; the wolf may give cards, but gains and loses nothing."""
    return [number for number in struck if number != WOLF]


def weaker_leader_draws(game: ColonyGame, drawer: int, seat: int) -> int:
    """The wolf has no neighbours: the leader of the colony with lower morale draws (R-333, P-13)."""
    if not lone(game, seat):
        return drawer
    leaders = [colony.first for colony in colonies(game) if game.seats_of(colony)]
    if not leaders:
        return seat
    if game.setup.policy("wolf_card") == "weaker" or len(leaders) < 2:
        return by_morale(game, leaders)[0]
    return leaders[game.draw(len(leaders), "pick")]


def small_den(game: ColonyGame, limit: int, colony: Colony) -> int:
    """The wolf's morale has its own top."""
    return min(limit, MAX_MORALE) if colony is den_of(game) else limit


def smells_soon(game: ColonyGame, cards: int, colony: Colony) -> int:
    """Five waste cards are enough in a den, unless something makes more of them bearable."""
    return SMELL if colony is den_of(game) and cards <= 10 else cards


def leads_nobody(game: ColonyGame, leads: bool, seat: int) -> bool:
    """Cards about the leader of a colony do not mean whoever belongs to none (OW-105)."""
    return leads and not lone(game, seat)


def roams(game: ColonyGame, anywhere: bool, seat: int) -> bool:
    """Whoever joins the wolf and finds the den full goes anywhere."""
    return anywhere or lone(game, seat)


def elsewhere(game: ColonyGame, found: list[str], survivor: Survivor) -> list[str]:
    """Whoever has to go home to a full den goes where the wolf wants: to another place of the town with room."""
    if found or not lone(game, survivor.owner) or survivor.place == game.home_of(survivor.owner):
        return found
    return [place for place in game.open_town() if place != survivor.place]


def own_equipment(game: ColonyGame, zone: str, survivor: Survivor) -> str:
    """Whoever dies at the colony that the wolf fights for is one of theirs in this combat."""
    side = Wolf.of(game).side
    return "hand" if side >= 0 and lone(game, survivor.owner) and survivor.place == HOMES[side] else zone
