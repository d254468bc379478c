"""Cards made to come up at once, or kept from coming up: for games that are the same but for one card."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from overwinter.kernel.data import without
from overwinter.lab.many import UnplaceableError

from .cards.content import Content
from .game import ColonyGame
from .modules.improvements import Improvement, Improvements
from .modules.laboratory.slot import Laboratory

EARLY = 6
"""So many of the first turns have the crossroads card that is looked at: most wait for something to happen."""


def _on_top(deck: list[str], card: str, *, present: bool, times: int = 1) -> None:
    deck.remove(card)
    deck[:] = [*[card] * times, *deck] if present else [*deck, card]


def _crisis(game: ColonyGame, card: str, *, present: bool) -> None:
    _on_top(game.state.crisis_deck, card, present=present)


def _crossroads(game: ColonyGame, card: str, *, present: bool) -> None:
    _on_top(game.state.crossroads_deck, card, present=present, times=EARLY)


def _experiment(game: ColonyGame, card: str, *, present: bool) -> None:
    _on_top(Laboratory.of(game).deck, card, present=present)


def _improvement(game: ColonyGame, card: str, *, present: bool) -> None:
    """The card lies beside the colony, or is in the deck; another one changes places with it."""
    slot = Improvements.of(game)
    names = [one.card for one in slot.row]
    if present and card not in names:
        slot.deck[slot.deck.index(card)] = slot.row[0].card
        slot.row[0] = Improvement(card)
    elif not present and card in names:
        slot.row[names.index(card)] = Improvement(slot.deck[0])
        slot.deck[0] = card


def _item(game: ColonyGame, card: str, *, present: bool) -> None:
    """The first seat holds a copy, in exchange for a card of its hand that leaves the game; or it does not."""
    copies = [number for number, printed in enumerate(game.content.items) if printed.id == card]
    hand, box = game.state.players[0].hand, game.state.box
    if not present:
        return
    boxed = [number for number in box if number in copies]
    if boxed:
        copy = boxed[0]
        box.remove(copy)
    else:
        place, copy = next((p, card) for p in game.state.places.values() for card in p.deck if card in copies)
        game.lay_deck(place.id, without(place.deck, copy))
    box.append(hand.pop())
    hand.append(copy)


def _secret(game: ColonyGame, card: str, *, present: bool) -> None:
    """The first seat has the objective, in exchange for the own one; or nobody has it."""
    players = game.state.players
    owner = next((player for player in players if card in player.objectives), None)
    if present and owner is not players[0]:
        if owner is not None:
            owner.objectives = players[0].objectives
        players[0].objectives = [card]
    elif not present and owner is not None:
        taken = {name for player in players for name in player.objectives}
        secrets = game.content.secrets.values()
        kind = game.content.secrets[card].kind
        owner.objectives = [next(one.id for one in secrets if one.kind == kind and one.id not in taken)]


KINDS: dict[str, Callable[..., None]] = {
    "crisis": _crisis,
    "crossroads": _crossroads,
    "experiment": _experiment,
    "improvement": _improvement,
    "item": _item,
    "secret": _secret,
}
"""How a card of a kind is made to come up. Players choose who is in their groups: no survivors."""


def cards_of(kind: str, content: Content) -> list[str]:
    """The cards of a kind that are in a game."""
    printed: dict[str, Mapping[str, object]] = {
        "crisis": content.crises,
        "crossroads": content.crossroads,
        "item": content.cards,
        "secret": content.secrets,
    }
    return list(printed.get(kind, content.further.get(kind, {})))


def kind_of(card: str, content: Content) -> str:
    """Of which kind a card is. Raises :class:`UnplaceableError` if the game has no such card, or players choose
    themselves whether it comes up."""
    found = next((kind for kind in KINDS if card in cards_of(kind, content)), None)
    if found is None:
        raise UnplaceableError(f"{card!r} cannot be made to come up", card=card)
    return found


def place(game: ColonyGame, card: str, *, present: bool) -> None:
    """At the beginning of a game: make a card come up at once, or keep it from coming up."""
    KINDS[kind_of(card, game.content)](game, card, present=present)
