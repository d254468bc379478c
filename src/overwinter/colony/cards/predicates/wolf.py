"""Predicates: what the lone wolf is after. Without a wolf none of them holds."""

from __future__ import annotations

from ...game import ColonyGame
from ...modules.warring.slot import HOMES, WOLF, Warring, colonies
from ...modules.wolf.prey import hunters, patients, strippers
from ...modules.wolf.slot import NAME, Wolf, den_of
from ..effects import Context
from ..measure import MANY, Measure, between
from ..selections.wolf import besieged, with_helpless_colony, with_stronger_colony
from ..vocabulary import predicate


def _played(game: ColonyGame) -> bool:
    return NAME in game.state.slots


@predicate("missions-min")
def missions_min(game: ColonyGame, context: Context, n: int) -> Measure | bool:
    """The wolf has completed at least ``n`` missions."""
    return _played(game) and between(len(Wolf.of(game).done), n, MANY)


@predicate("noted-colony-wins")
def noted_colony_wins(game: ColonyGame, context: Context) -> bool:
    """The colony that the wolf has noted in secret has completed the main objective, and the other has not."""
    noted = [HOMES.index(home) for home in Wolf.of(game).noted] if _played(game) else []
    return bool(noted) and Warring.of(game).completed == noted


@predicate("colonies-morale")
def colonies_morale(game: ColonyGame, context: Context, min: int = 0, max: int = MANY) -> bool:
    """Each of the two colonies has so much morale."""
    return _played(game) and all(min <= colony.morale <= max for colony in colonies(game))


@predicate("colonies-apart")
def colonies_apart(game: ColonyGame, context: Context, max: int) -> Measure | bool:
    """The morale of the two colonies differs by so much at most."""
    blue, yellow = (colony.morale for colony in game.state.colonies[:WOLF]) if _played(game) else (0, MANY)
    return _played(game) and between(abs(blue - yellow), 0, max)


@predicate("fought-for")
def fought_for(game: ColonyGame, context: Context, n: int, each: bool = False) -> Measure | bool:
    """The wolf's survivors were on the winning side of at least ``n`` combats (``each``: for either colony)."""
    won = [won_for(game, number) for number in range(len(HOMES))] if _played(game) else [0]
    return Measure(min(won) if each else sum(won), n)


def won_for(game: ColonyGame, number: int) -> int:
    """How many combats the wolf has helped a colony to win."""
    return den_of(game).counters.get(f"won-for-{HOMES[number]}", 0)


@predicate("spread-out")
def spread_out(game: ColonyGame, context: Context, n: int, few: int = 0) -> Measure | bool:
    """You have survivors at ``n`` places of the town; ``few``: so many are enough if you control only so many."""
    own = game.own(context.seat)
    held = {one.place for one in own if not game.is_home(one.place)}
    return between(len(held), few if few and len(own) == few else n, MANY)


# -- what missions need ------------------------------------------------------------------------------------------


@predicate("besieging")
def besieging(game: ColonyGame, context: Context, helpless: bool = False, stronger: bool = False) -> bool:
    """One of your survivors stands at an entrance of a colony (``helpless``: where somebody helpless lives;
    ``stronger``: than which no other has more morale)."""
    leaders = besieged(game, context.seat, {})
    if helpless:
        leaders = [other for other in leaders if with_helpless_colony(game, context.seat, {}, other)]
    if stronger:
        leaders = [other for other in leaders if with_stronger_colony(game, context.seat, {}, other)]
    return any(not game.player(other).eliminated for other in leaders)


@predicate("own-in-town")
def own_in_town(game: ColonyGame, context: Context) -> bool:
    """One of your survivors is at a place of the town."""
    return any(not game.is_home(survivor.place) for survivor in game.own(context.seat))


@predicate("unused-die-min")
def unused_die_min(game: ColonyGame, context: Context, n: int) -> bool:
    """You have an unused die that shows ``n`` or more."""
    return max(game.player(context.seat).unused, default=0) >= n


@predicate("hand-kinds")
def hand_kinds(game: ColonyGame, context: Context, n: int) -> Measure:
    """The cards in your hand have at least ``n`` different symbols."""
    return Measure(len({game.item(card).symbol for card in game.player(context.seat).hand}), n)


@predicate("beside-colonists")
def beside_colonists(game: ColonyGame, context: Context) -> bool:
    """One of your survivors is where survivors of a colony are."""
    return bool(patients(game, context.seat))


@predicate("can-strip")
def can_strip(game: ColonyGame, context: Context) -> bool:
    """One of your survivors is at a place with an item deck, and you have a die for a search there."""
    return bool(strippers(game, context.seat))


@predicate("has-prey")
def has_prey(game: ColonyGame, context: Context) -> bool:
    """At a place of the town exactly one of your survivors meets exactly one of a colony, and you have a die for
    an attack."""
    return bool(hunters(game, context.seat))
