"""Predicates: stores, hands, dice, cards on the objective."""

from __future__ import annotations

from ...game import ColonyGame
from ..effects import Context
from ..measure import Measure, fitting
from ..vocabulary import Cost, PlaceId, Symbols, predicate


@predicate("paid")
def paid(game: ColonyGame, context: Context) -> bool:
    """What the card asked for before (`pay`) was paid."""
    return bool(context.scope.get("paid"))


@predicate("can-pay")
def can_pay(game: ColonyGame, context: Context, cost: Cost) -> bool:
    """You have what is to be paid: cards in hand, unused dice, food in the supply, survivors."""
    seat = context.seat
    for due in cost:
        if "cards" in due:
            enough = len(game.hand_with(seat, due["cards"])) >= due.get("n", 1)
        elif "dice" in due:
            enough = len(game.player(seat).unused) >= due["dice"]
        elif "food" in due:
            enough = game.colony_of(seat).food >= due["food"]
        elif "die" in due:
            enough = max(game.player(seat).unused, default=0) >= due["die"]
        elif "kinds" in due:
            enough = len({game.item(card).symbol for card in game.hand_with(seat, "any")}) >= due["kinds"]
        else:
            enough = any(survivor.id == due["survivor"] for survivor in game.own(seat))
        if not enough:
            return False
    return True


@predicate("food-min")
def food_min(game: ColonyGame, context: Context, n: int) -> Measure:
    """At least ``n`` food is in the supply."""
    return Measure(game.colony_of(context.seat).food, n)


@predicate("food-tokens-min")
def food_tokens_min(game: ColonyGame, context: Context, n: int = 0, per_loyal_player: int = 0) -> Measure:
    """The supply has ``n`` food and so many more per player who is not exiled."""
    return Measure(game.colony_of(context.seat).food, n + per_loyal_player * len(game.team(context.seat)))


@predicate("starvation-min")
def starvation_min(game: ColonyGame, context: Context, n: int) -> Measure:
    """At least ``n`` starvation tokens lie in the supply."""
    return Measure(game.colony_of(context.seat).starvation, n)


@predicate("morale-max")
def morale_max(game: ColonyGame, context: Context, n: int) -> Measure:
    """Morale is ``n`` or less."""
    return Measure(game.colony_of(context.seat).morale, n, at_most=True)


@predicate("hand-min")
def hand_min(game: ColonyGame, context: Context, n: int) -> Measure:
    """You have at least ``n`` cards in hand."""
    return Measure(len(game.player(context.seat).hand), n)


@predicate("hand")
def hand(game: ColonyGame, context: Context, symbol: Symbols, n: int, equipped: bool = False) -> Measure:
    """You have at least ``n`` cards with that symbol in hand (``equipped``: or equipped to your survivors)."""
    cards = len(game.hand_with(context.seat, symbol, locked=True))
    return Measure(cards + (_equipped(game, context.seat, symbol) if equipped else 0), n)


@predicate("cards-of-deck")
def cards_of_deck(game: ColonyGame, context: Context, deck: PlaceId, n: int) -> Measure:
    """You have at least ``n`` cards out of that place's deck, in hand and equipped to your survivors together."""
    held = [*game.player(context.seat).hand, *(card for one in game.own(context.seat) for card in one.items)]
    return Measure(sum(1 for card in held if game.item(card).deck == deck), n)


@predicate("hand-only")
def hand_only(game: ColonyGame, context: Context, symbol: Symbols, n: int) -> bool:
    """Every card in your hand has that symbol, and there are at least ``n``."""
    cards = game.player(context.seat).hand
    return len(cards) >= n and all(game.fits(card, symbol) for card in cards)


@predicate("hand-strictly-most")
def hand_strictly_most(game: ColonyGame, context: Context) -> bool:
    """You hold more cards than each other player."""
    mine = len(game.player(context.seat).hand)
    return all(mine > len(game.player(seat).hand) for seat in game.allies(context.seat))


@predicate("equipped")
def equipped(game: ColonyGame, context: Context, symbol: Symbols, n: int) -> Measure:
    """Your survivors have at least ``n`` cards with that symbol equipped in all."""
    return Measure(_equipped(game, context.seat, symbol), n)


def _equipped(game: ColonyGame, seat: int, symbol: Symbols) -> int:
    """How many cards with that symbol the survivors of a player carry."""
    return sum(1 for one in game.own(seat) for card in one.items if game.fits(card, symbol))


@predicate("each-loyal-player-equipped")
def each_loyal_player_equipped(game: ColonyGame, context: Context, symbol: Symbols, n: int) -> Measure:
    """Every player who is not exiled has ``n`` cards with that symbol equipped."""
    return fitting(bool(equipped(game, Context(seat), symbol, n)) for seat in game.team(context.seat))


@predicate("other-hand-min")
def other_hand_min(game: ColonyGame, context: Context, n: int) -> bool:
    """The other player concerned has at least ``n`` cards in hand."""
    return any(len(game.player(seat).hand) >= n for seat in context.scope.get("other-player", ()))


@predicate("another-hand")
def another_hand(game: ColonyGame, context: Context) -> bool:
    """Some other player has a card in hand."""
    return any(game.player(seat).hand for seat in game.allies(context.seat))


@predicate("used-dice-min")
def used_dice_min(game: ColonyGame, context: Context, n: int) -> bool:
    """You have at least ``n`` used action dice."""
    return len(game.player(context.seat).used) >= n


@predicate("unused-dice-min")
def unused_dice_min(game: ColonyGame, context: Context, n: int) -> Measure:
    """You have at least ``n`` unused action dice."""
    return Measure(len(game.player(context.seat).unused), n)


@predicate("unused-die-max")
def unused_die_max(game: ColonyGame, context: Context, n: int) -> bool:
    """You have an unused die that shows ``n`` or less."""
    return any(die <= n for die in game.player(context.seat).unused)


@predicate("another-unused-die-min")
def another_unused_die_min(game: ColonyGame, context: Context, n: int) -> bool:
    """Another player has an unused die that shows ``n`` or more."""
    seats = game.allies(context.seat)
    return any(die >= n for seat in seats for die in game.player(seat).unused)


@predicate("cards-on-objective")
def cards_on_objective(
    game: ColonyGame,
    context: Context,
    symbol: Symbols,
    n: int = 0,
    per_player: int = 0,
    starters: bool = True,
) -> Measure:
    """So many cards with that symbol lie on the main objective (per player who began the game)."""
    lying = [
        card
        for card in game.colony_of(context.seat).objective_cards
        if game.fits(card, symbol) and (starters or not game.item(card).starter)
    ]
    return Measure(len(lying), n + per_player * game.size_of(game.colony_of(context.seat)))


@predicate("samples-min")
def samples_min(game: ColonyGame, context: Context, n: int = 0, per_player: int = 0) -> Measure:
    """So many samples lie on the main objective (per player who began the game)."""
    colony = game.colony_of(context.seat)
    return Measure(colony.samples, n + per_player * game.size_of(colony))
