"""When a Raxxon card is triggered: one function per condition."""

from __future__ import annotations

from ..game import RaxxonGame
from ..state import GRIDS
from .vocabulary import CardId, CharacterId, GroupId, Health, Zones, check


@check("always")
def always(game: RaxxonGame) -> bool:
    """In any case."""
    return True


@check("face-up-group")
def face_up_group(game: RaxxonGame, group: GroupId, n: int = 1) -> bool:
    """At least ``n`` face-up cards of a group are in the crowd."""
    return game.face_up(group) >= n


@check("face-up-health")
def face_up_health(game: RaxxonGame, health: Health, n: int = 1) -> bool:
    """At least ``n`` face-up healthy (infected) cards are in the crowd."""
    cards = (game.person(c) for c in game.state.crowd if c.up)
    return sum(1 for person in cards if person.group.health == health) >= n


@check("character-in-play")
def character_in_play(game: RaxxonGame, character: CharacterId) -> bool:
    """Somebody plays this character (alone: today)."""
    return game.seat_of(character) is not None


@check("triggered-contains")
def triggered_contains(game: RaxxonGame, card: CardId) -> bool:
    """This card is in the triggered pile."""
    return card in game.state.rx_triggered


@check("triggered-prefix")
def triggered_prefix(game: RaxxonGame, prefix: str, n: int = 1) -> bool:
    """At least ``n`` cards whose ids begin like this are in the triggered pile."""
    return sum(1 for card in game.state.rx_triggered if card.startswith(prefix)) >= n


@check("zone-at-least")
def zone_at_least(game: RaxxonGame, zones: Zones, n: int) -> bool:
    """At least ``n`` cards are in these piles together."""
    return sum(len(game.state.pile(zone)) for zone in zones) >= n


@check("zone-at-most")
def zone_at_most(game: RaxxonGame, zones: Zones, n: int) -> bool:
    """At most ``n`` cards are in these piles together."""
    return sum(len(game.state.pile(zone)) for zone in zones) <= n


@check("zone-group-at-least")
def zone_group_at_least(game: RaxxonGame, zones: Zones, group: GroupId, n: int) -> bool:
    """At least ``n`` cards of a group are in these piles together."""
    cards = [card for zone in zones for card in game.state.pile(zone)]
    return sum(1 for card in cards if game.people[card].group.id == group) >= n


@check("power-at-least")
def power_at_least(game: RaxxonGame, n: int) -> bool:
    """Raxxon's power is ``n`` or more."""
    return game.state.power >= n


@check("crowd-over-start")
def crowd_over_start(game: RaxxonGame, n: int) -> bool:
    """The crowd has at least ``n`` cards more than a new one."""
    rows, columns = GRIDS[game.state.setup.players]
    return len(game.state.crowd) - rows * columns >= n
