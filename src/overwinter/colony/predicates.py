"""Predicates: what cards ask about the table.

Used by crossroads triggers and requirements, by objectives and by abilities. "You" is the player from
whose side it is asked: the active player, or the owner of an objective.
"""

from __future__ import annotations

from .effects import Context, amount, survivors_named
from .game import ColonyGame
from .state import Fact, Survivor
from .vocabulary import (
    Amount,
    Area,
    Cause,
    Exiled,
    Named,
    Place,
    Roll,
    SurvivorId,
    SurvivorIds,
    Symbols,
    Token,
    predicate,
)
from .zombies import barricades_at, zombies_at


def _status(game: ColonyGame, survivor: Survivor | None, exiled: str) -> bool:
    """Whether a survivor is in play with that status: either, yes or no."""
    if survivor is None:
        return False
    return exiled == "either" or game.exiled(survivor) == (exiled == "yes")


def _fact(context: Context) -> Fact:
    assert context.fact is not None
    return context.fact


# -- who is where --------------------------------------------------------------------------------------


@predicate("controls")
def controls(game: ColonyGame, context: Context, survivor: SurvivorId, exiled: Exiled = "either") -> bool:
    """You control that survivor."""
    found = game.survivor(survivor)
    return found is not None and found.owner == context.seat and _status(game, found, exiled)


@predicate("in-play")
def in_play(game: ColonyGame, context: Context, survivor: SurvivorId, exiled: Exiled = "either") -> bool:
    """That survivor is in somebody's group."""
    return _status(game, game.survivor(survivor), exiled)


@predicate("none-in-play")
def none_in_play(game: ColonyGame, context: Context, survivors: SurvivorIds) -> bool:
    """None of these survivors is in play."""
    return not any(game.survivor(name) for name in survivors)


@predicate("in-survivor-deck")
def in_survivor_deck(game: ColonyGame, context: Context, survivor: SurvivorId) -> bool:
    """That survivor has not been drawn yet."""
    return survivor in game.state.survivor_deck


@predicate("survivor-deck-min")
def survivor_deck_min(game: ColonyGame, context: Context, n: int) -> bool:
    """At least ``n`` cards are in the survivor deck."""
    return len(game.state.survivor_deck) >= n


@predicate("at")
def at(game: ColonyGame, context: Context, survivor: SurvivorId, location: Place) -> bool:
    """That survivor is at that place."""
    found = game.survivor(survivor)
    return found is not None and found.place == location


@predicate("own-survivor-at")
def own_survivor_at(
    game: ColonyGame, context: Context, location: Place, exiled: Exiled = "either", zombies: int = 0
) -> bool:
    """You have a survivor there ("non-colony": anywhere outside), with that many zombies at the place."""
    for survivor in game.own(context.seat):
        here = survivor.place != game.home if location == "non-colony" else survivor.place == location
        if here and _status(game, survivor, exiled) and zombies_at(game, survivor.place) >= zombies:
            return True
    return False


@predicate("own-survivors-min")
def own_survivors_min(game: ColonyGame, context: Context, n: int, except_: SurvivorId = "") -> bool:
    """You control at least ``n`` survivors, not counting ``except``."""
    return sum(1 for s in game.own(context.seat) if s.id != except_) >= n


@predicate("own-survivors-exactly")
def own_survivors_exactly(game: ColonyGame, context: Context, n: int) -> bool:
    """You control exactly ``n`` survivors."""
    return len(game.own(context.seat)) == n


@predicate("own-survivors-lead")
def own_survivors_lead(game: ColonyGame, context: Context, n: int) -> bool:
    """You control at least ``n`` survivors more than each other player."""
    mine = len(game.own(context.seat))
    return all(mine >= len(game.own(p.seat)) + n for p in game.state.players if p.seat != context.seat)


@predicate("own-unwounded")
def own_unwounded(game: ColonyGame, context: Context) -> bool:
    """None of your survivors has a wound of any kind."""
    return not any(s.tokens for s in game.own(context.seat))


@predicate("own-none-at-colony")
def own_none_at_colony(game: ColonyGame, context: Context) -> bool:
    """None of your survivors is at the colony."""
    return not any(s.place == game.home for s in game.own(context.seat))


@predicate("own-pair-alone")
def own_pair_alone(game: ColonyGame, context: Context) -> bool:
    """Two human survivors of yours are alone together at a place outside the colony."""
    return bool(pairs_alone(game, context.seat))


def pairs_alone(game: ColonyGame, seat: int) -> list[list[str]]:
    """Pairs of human survivors of a player that are alone at a place outside the colony."""
    pairs = []
    for place in game.elsewhere():
        here = game.at(place)
        if len(here) == 2 and all(s.owner == seat and game.card_of(s.id).human for s in here):
            pairs.append([s.id for s in here])
    return pairs


@predicate("pair-with-other-player-alone")
def pair_with_other_player_alone(game: ColonyGame, context: Context) -> bool:
    """One of your survivors and one of another player are the only two at a place."""
    return bool(mixed_pairs(game, context.seat))


def mixed_pairs(game: ColonyGame, seat: int) -> list[tuple[str, str]]:
    """(own, other) survivors that are alone together at a place."""
    found = []
    for place in game.state.places:
        here = game.at(place)
        if place == game.home and game.colony.helpless:
            continue
        if len(here) == 2 and here[0].owner != here[1].owner and seat in (here[0].owner, here[1].owner):
            mine, other = here if here[0].owner == seat else reversed(here)
            found.append((mine.id, other.id))
    return found


@predicate("shares-location")
def shares_location(game: ColonyGame, context: Context, mine: Exiled, other: Exiled) -> bool:
    """A survivor of yours and one of another player, exiled ("yes") or not ("no"), are at one place."""
    return bool(sharing(game, context.seat, mine, other))


def sharing(game: ColonyGame, seat: int, mine: str, other: str) -> list[tuple[str, str]]:
    """(own, other) survivors at one place with the given status."""
    return [
        (s.id, o.id)
        for s in game.own(seat)
        if _status(game, s, mine)
        for o in game.at(s.place)
        if o.owner != seat and _status(game, o, other)
    ]


@predicate("group-larger-than-some")
def group_larger_than_some(game: ColonyGame, context: Context) -> bool:
    """You have more survivors than at least one other player."""
    mine = len(game.own(context.seat))
    return any(len(game.own(seat)) < mine for seat in game.in_play() if seat != context.seat)


@predicate("other-player-at-colony")
def other_player_at_colony(game: ColonyGame, context: Context) -> bool:
    """Another player who is not exiled has a survivor at the colony."""
    return any(s.owner != context.seat and not game.exiled(s) for s in game.at(game.home))


@predicate("helpless-min")
def helpless_min(game: ColonyGame, context: Context, n: int) -> bool:
    """At least ``n`` helpless survivors are at the colony."""
    return game.colony.helpless >= n


@predicate("helpless-max")
def helpless_max(game: ColonyGame, context: Context, n: int) -> bool:
    """At most ``n`` helpless survivors are at the colony."""
    return game.colony.helpless <= n


@predicate("helpless-majority")
def helpless_majority(game: ColonyGame, context: Context) -> bool:
    """More helpless than other survivors are at the colony."""
    return game.colony.helpless > len(game.at(game.home))


@predicate("survivors-gone-min")
def survivors_gone_min(game: ColonyGame, context: Context, n: int) -> bool:
    """At least ``n`` survivors (not helpless) have died or were removed."""
    return len(game.state.graveyard) + len(game.state.gone) >= n


@predicate("alive")
def alive(game: ColonyGame, context: Context, target: Named) -> bool:
    """The survivor spoken of is still in play."""
    named = survivors_named(game, context.seat, context.scope, target)
    return bool(named)


@predicate("subject-has-weapon")
def subject_has_weapon(game: ColonyGame, context: Context) -> bool:
    """The survivor concerned has a weapon equipped."""
    found = [game.survivor(name) for name in context.scope.get("subject", ())]
    return any(game.item(card).symbol == "weapon" for s in found if s for card in s.items)


# -- the board ---------------------------------------------------------------------------------------------


def _tokens(game: ColonyGame, token: str, place: str) -> int:
    match token:
        case "zombie":
            return zombies_at(game, place)
        case "barricade":
            return barricades_at(game, place)
        case "noise":
            return game.place(place).noise
    raise ValueError(f"unknown token {token!r}")


@predicate("tokens-min")
def tokens_min(game: ColonyGame, context: Context, token: Token, location: Place, n: int) -> bool:
    """At least ``n`` zombies, barricades or noise tokens are at the place."""
    return _tokens(game, token, location) >= n


@predicate("tokens-max")
def tokens_max(game: ColonyGame, context: Context, token: Token, location: Place, n: int) -> bool:
    """At most ``n`` zombies, barricades or noise tokens are at the place."""
    return _tokens(game, token, location) <= n


@predicate("any-location")
def any_location(game: ColonyGame, context: Context, token: Token, max: int) -> bool:
    """Some place (the colony included) has at most that many of the tokens."""
    return any(_tokens(game, token, place) <= max for place in game.state.places)


@predicate("every-location")
def every_location(game: ColonyGame, context: Context, token: Token, min: int) -> bool:
    """Every place (the colony included) has at least that many of the tokens."""
    return all(_tokens(game, token, place) >= min for place in game.state.places)


def _counts(game: ColonyGame, context: Context, token: str, where: str) -> list[int]:
    """Token counts of what ``where`` names; a condition on them has to hold for each."""
    match where:
        case "colony":
            return [_tokens(game, token, game.home)]
        case "non-colony-total":
            return [sum(_tokens(game, token, place) for place in game.elsewhere())]
        case "each-non-colony":
            return [_tokens(game, token, place) for place in game.elsewhere()]
        case "each-colony-entrance":
            home = game.place(game.home)
            return list(home.barricades if token == "barricade" else home.zombies)
        case "best-own-non-colony":
            places = {s.place for s in game.own(context.seat)} - {game.home}
            return [max((_tokens(game, token, place) for place in places), default=0)]
    return [_tokens(game, token, where)]


@predicate("barricades-min")
def barricades_min(game: ColonyGame, context: Context, where: Area, n: int) -> bool:
    """At least ``n`` barricades: colony, non-colony-total, each-non-colony, each-colony-entrance, ..."""
    return all(count >= n for count in _counts(game, context, "barricade", where))


@predicate("barricades-max")
def barricades_max(game: ColonyGame, context: Context, where: Area, n: int) -> bool:
    """At most ``n`` barricades there."""
    return all(count <= n for count in _counts(game, context, "barricade", where))


@predicate("zombies-min")
def zombies_min(game: ColonyGame, context: Context, where: Area, n: int) -> bool:
    """At least ``n`` zombies there."""
    return all(count >= n for count in _counts(game, context, "zombie", where))


@predicate("zombies-max")
def zombies_max(game: ColonyGame, context: Context, where: Area, n: int) -> bool:
    """At most ``n`` zombies there."""
    return all(count <= n for count in _counts(game, context, "zombie", where))


@predicate("empty-decks-min")
def empty_decks_min(game: ColonyGame, context: Context, n: int) -> bool:
    """The item decks of at least ``n`` places are empty."""
    decks = [game.place(p.id).deck for p in game.content.locations() if p.has_deck]
    return sum(1 for deck in decks if not deck) >= n


@predicate("space-at")
def space_at(game: ColonyGame, context: Context, location: Place, n: Amount = 1, unless: Named = "") -> bool:
    """At least ``n`` survivor spaces are free there, or the survivor ``unless`` is already there."""
    place = str(context.scope.get("origin", "")) if location == "event-origin" else location
    if unless:
        names = survivors_named(game, context.seat, context.scope, unless)
        found = [game.survivor(name) for name in names] if isinstance(names, list) else []
        if any(s is not None and s.place == place for s in found):
            return True
    return game.free_spaces(place) >= amount(game, n, context.scope)


@predicate("room-for")
def room_for(game: ColonyGame, context: Context, survivors: Amount = 1, helpless: Amount = 0) -> bool:
    """New people find room: at the colony; an exiled player's survivors outside, helpless are ignored."""
    people = amount(game, survivors, context.scope)
    if game.player(context.seat).exiled:
        return sum(game.free_spaces(place) for place in game.elsewhere()) >= people
    return game.free_spaces(game.home) >= people + amount(game, helpless, context.scope)


@predicate("room-can-be-made")
def room_can_be_made(game: ColonyGame, context: Context, location: Place, n: int, survivor: SurvivorId) -> bool:
    """``n`` survivors, that one among them, could stand there if others there were sent to the colony."""
    here = game.at(location)
    movable = sum(1 for s in here if not game.exiled(s) and s.id != survivor)
    movable = min(movable, game.free_spaces(game.home))
    arriving = n - (1 if any(s.id == survivor for s in here) else 0)
    own_here = sum(1 for s in here if s.owner == context.seat and s.id != survivor)
    return game.free_spaces(location) + max(movable, min(own_here, n - 1)) >= arriving


# -- stores, hands, dice -------------------------------------------------------------------------------------


@predicate("food-min")
def food_min(game: ColonyGame, context: Context, n: int) -> bool:
    """At least ``n`` food is in the supply."""
    return game.colony.food >= n


@predicate("food-tokens-min")
def food_tokens_min(game: ColonyGame, context: Context, n: int = 0, per_loyal_player: int = 0) -> bool:
    """The supply has ``n`` food and so many more per player who is not exiled."""
    return game.colony.food >= n + per_loyal_player * len(game.loyal_seats())


@predicate("starvation-min")
def starvation_min(game: ColonyGame, context: Context, n: int) -> bool:
    """At least ``n`` starvation tokens lie in the supply."""
    return game.colony.starvation >= n


@predicate("morale-max")
def morale_max(game: ColonyGame, context: Context, n: int) -> bool:
    """Morale is ``n`` or less."""
    return game.colony.morale <= n


@predicate("hand-min")
def hand_min(game: ColonyGame, context: Context, n: int) -> bool:
    """You have at least ``n`` cards in hand."""
    return len(game.player(context.seat).hand) >= n


@predicate("hand")
def hand(game: ColonyGame, context: Context, symbol: Symbols, n: int) -> bool:
    """You have at least ``n`` cards with that symbol in hand."""
    return len(game.hand_with(context.seat, symbol, locked=True)) >= n


@predicate("hand-only")
def hand_only(game: ColonyGame, context: Context, symbol: Symbols, n: int) -> bool:
    """Every card in your hand has that symbol, and there are at least ``n``."""
    cards = game.player(context.seat).hand
    return len(cards) >= n and all(game.fits(card, symbol) for card in cards)


@predicate("hand-strictly-most")
def hand_strictly_most(game: ColonyGame, context: Context) -> bool:
    """You hold more cards than each other player."""
    mine = len(game.player(context.seat).hand)
    return all(mine > len(p.hand) for p in game.state.players if p.seat != context.seat)


@predicate("equipped")
def equipped(game: ColonyGame, context: Context, symbol: Symbols, n: int) -> bool:
    """Your survivors have at least ``n`` cards with that symbol equipped in all."""
    return sum(1 for s in game.own(context.seat) for card in s.items if game.fits(card, symbol)) >= n


@predicate("each-loyal-player-equipped")
def each_loyal_player_equipped(game: ColonyGame, context: Context, symbol: Symbols, n: int) -> bool:
    """Every player who is not exiled has ``n`` cards with that symbol equipped."""
    return all(equipped(game, Context(seat), symbol, n) for seat in game.loyal_seats())


@predicate("other-hand-min")
def other_hand_min(game: ColonyGame, context: Context, n: int) -> bool:
    """The other player concerned has at least ``n`` cards in hand."""
    return any(len(game.player(seat).hand) >= n for seat in context.scope.get("other-player", ()))


@predicate("another-hand")
def another_hand(game: ColonyGame, context: Context) -> bool:
    """Some other player has a card in hand."""
    return any(game.player(seat).hand for seat in game.in_play() if seat != context.seat)


@predicate("unused-dice-min")
def unused_dice_min(game: ColonyGame, context: Context, n: int) -> bool:
    """You have at least ``n`` unused action dice."""
    return len(game.player(context.seat).unused) >= n


@predicate("unused-die-max")
def unused_die_max(game: ColonyGame, context: Context, n: int) -> bool:
    """You have an unused die that shows ``n`` or less."""
    return any(die <= n for die in game.player(context.seat).unused)


@predicate("another-unused-die-min")
def another_unused_die_min(game: ColonyGame, context: Context, n: int) -> bool:
    """Another player has an unused die that shows ``n`` or more."""
    seats = [seat for seat in game.in_play() if seat != context.seat]
    return any(die >= n for seat in seats for die in game.player(seat).unused)


@predicate("cards-on-objective")
def cards_on_objective(
    game: ColonyGame,
    context: Context,
    symbol: Symbols,
    n: int = 0,
    per_player: int = 0,
    starters: bool = True,
) -> bool:
    """So many cards with that symbol lie on the main objective (per player who began the game)."""
    lying = [
        card
        for card in game.colony.objective_cards
        if game.fits(card, symbol) and (starters or not game.item(card).starter)
    ]
    return len(lying) >= n + per_player * len(game.state.players)


@predicate("samples-min")
def samples_min(game: ColonyGame, context: Context, n: int = 0, per_player: int = 0) -> bool:
    """So many samples lie on the main objective (per player who began the game)."""
    return game.colony.samples >= n + per_player * len(game.state.players)


# -- abilities ---------------------------------------------------------------------------------------------------


@predicate("zombies-here")
def zombies_here(game: ColonyGame, context: Context) -> bool:
    """A zombie is at the place of the survivor who acts."""
    return any(zombies_at(game, s.place) for s in _users(game, context))


@predicate("free-entrance-here")
def free_entrance_here(game: ColonyGame, context: Context) -> bool:
    """An entrance space is free at the place of the survivor who acts."""
    return any(game.free_entrances(s.place) for s in _users(game, context))


@predicate("deck-here")
def deck_here(game: ColonyGame, context: Context) -> bool:
    """The place of the survivor who acts has an item deck with cards."""
    return any(game.place(s.place).deck for s in _users(game, context))


@predicate("wounded-here")
def wounded_here(game: ColonyGame, context: Context) -> bool:
    """A wounded survivor is at the place of the survivor who acts."""
    return any(o.tokens for s in _users(game, context) for o in game.at(s.place))


def _users(game: ColonyGame, context: Context) -> list[Survivor]:
    return [s for name in context.scope.get("user", ()) if (s := game.survivor(name))]


@predicate("free-entrance-at-own")
def free_entrance_at_own(game: ColonyGame, context: Context) -> bool:
    """An entrance space is free at a place where you have a survivor."""
    return any(game.free_entrances(s.place) for s in game.own(context.seat))


@predicate("zombies-at-own")
def zombies_at_own(game: ColonyGame, context: Context) -> bool:
    """A zombie is at a place where you have a survivor."""
    return any(zombies_at(game, s.place) for s in game.own(context.seat))


@predicate("zombies-anywhere")
def zombies_anywhere(game: ColonyGame, context: Context) -> bool:
    """A zombie is somewhere."""
    return any(zombies_at(game, place) for place in game.state.places)


@predicate("own-could-attack")
def own_could_attack(game: ColonyGame, context: Context) -> bool:
    """One of your survivors has somebody to attack: a zombie, or a survivor of another player."""
    return zombies_at_own(game, context) or bool(sharing(game, context.seat, "either", "either"))


@predicate("crisis-deck-min")
def crisis_deck_min(game: ColonyGame, context: Context, n: int) -> bool:
    """At least ``n`` cards are in the crisis deck."""
    return len(game.state.crisis_deck) >= n


@predicate("any-deck")
def any_deck(game: ColonyGame, context: Context) -> bool:
    """Some item deck has cards."""
    return any(game.place(name).deck for name in game.elsewhere())


# -- the game as a whole ---------------------------------------------------------------------------------------


@predicate("rounds-survived-min")
def rounds_survived_min(game: ColonyGame, context: Context, n: int) -> bool:
    """This is the check of the ``n``-th round or a later one."""
    return game.state.round >= n


@predicate("main-objective-completed")
def main_objective_completed(game: ColonyGame, context: Context) -> bool:
    """The game ended because the main objective was completed (R-244)."""
    return game.state.outcome == "completed"


@predicate("main-objective-not-completed")
def main_objective_not_completed(game: ColonyGame, context: Context) -> bool:
    """The game ended in another way."""
    return game.state.outcome != "completed"


@predicate("all-betrayers-exiled")
def all_betrayers_exiled(game: ColonyGame, context: Context) -> bool:
    """Every player with a betrayal objective is exiled (true if there is none)."""
    return all(p.exiled for p in game.state.players if is_betrayer(game, p.seat))


def is_betrayer(game: ColonyGame, seat: int) -> bool:
    """Whether a player was dealt a betrayal objective."""
    return any(game.content.secrets[name].kind == "betrayal" for name in game.player(seat).objectives)


@predicate("secrets-in-use")
def secrets_in_use(game: ColonyGame, context: Context) -> bool:
    """Another player has a secret objective."""
    return any(p.objectives for p in game.state.players if p.seat != context.seat and not p.eliminated)


# -- what just happened ----------------------------------------------------------------------------------------


@predicate("event-survivor")
def event_survivor(
    game: ColonyGame, context: Context, survivor: SurvivorId = "", exiled: Exiled = "either", alive: bool = False
) -> bool:
    """The survivor who acted: that one, of that status, still alive."""
    name = _fact(context).survivor
    found = game.survivor(name)
    if survivor and name != survivor:
        return False
    if alive and found is None:
        return False
    return exiled == "either" or game.player(context.seat).exiled == (exiled == "yes")


@predicate("event-location")
def event_location(game: ColonyGame, context: Context, location: Place) -> bool:
    """It happened at that place."""
    return _fact(context).place == location


@predicate("event-fuel")
def event_fuel(game: ColonyGame, context: Context, used: bool) -> bool:
    """A fuel card was used for the move, or was not."""
    return _fact(context).flag == used


@predicate("event-destination-others")
def event_destination_others(game: ColonyGame, context: Context, min: int = 0, max: int = 99) -> bool:
    """So many others are where the survivor moved to (at the colony the helpless count)."""
    fact = _fact(context)
    others = sum(1 for s in game.at(fact.place) if s.id != fact.survivor)
    if fact.place == game.home and context.fact and context.fact.event == "survivor-moved":
        others += game.colony.helpless
    return min <= others <= max


@predicate("event-cause")
def event_cause(game: ColonyGame, context: Context, cause: Cause) -> bool:
    """Why the exposure die was rolled: move, attack or effect."""
    return _fact(context).origin == cause


@predicate("event-result")
def event_result(game: ColonyGame, context: Context, result: Roll) -> bool:
    """What the exposure die meant: wound, frostbite or bitten."""
    return _fact(context).result == result


@predicate("event-item")
def event_item(game: ColonyGame, context: Context, symbol: Symbols, heals: bool = False) -> bool:
    """The card concerned has that symbol (and healed somebody)."""
    fact = _fact(context)
    return fact.item >= 0 and game.fits(fact.item, symbol) and (fact.result == "healed" or not heals)


@predicate("event-added")
def event_added(game: ColonyGame, context: Context, male: int, helpless: int) -> bool:
    """One action brought at least so many male survivors and helpless survivors."""
    facts = [f for f in game.state.facts if f.event == "survivors-added"]
    men = sum(1 for f in facts if f.survivor and game.card_of(f.survivor).male)
    return men >= male and sum(f.n for f in facts) >= helpless


@predicate("event-yawn")
def event_yawn(game: ColonyGame, context: Context) -> bool:
    """Somebody other than the holder of the card yawned."""
    fact = _fact(context)
    return fact.result == "yawn" and fact.n != game.state.holder
