"""What must hold in every position of a colony game, whatever was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from overwinter.kernel.data import SharedList
from overwinter.kernel.invariants import BrokenInvariantError, decision_problems
from overwinter.kernel.procedure import Procedure

from .cards.ops.people import Transfer
from .game import ColonyGame
from .rules.death import AfterLoss
from .rules.decks import crisis_cards, crossroads_cards, survivor_cards, survivors_aside
from .rules.exile import Exile
from .rules.hidden import Held
from .state import MAX_MORALE


def check(game: ColonyGame) -> None:
    """Raise :class:`BrokenInvariantError` if a card is lost or doubled, a space overfull, a number impossible."""
    for problem in problems(game):
        raise BrokenInvariantError(problem)


def problems(game: ColonyGame) -> Iterator[str]:
    """Everything that is wrong with a position."""
    yield from _board(game)
    yield from _decisions(game)
    if not game.over:
        # The end may come in the middle of an effect that is never completed.
        yield from _cards(game)
        yield from _players(game)
        yield from _knowledge(game)


def _cards(game: ColonyGame) -> Iterator[str]:
    state, content = game.state, game.content
    frames = state.flow.in_progress()
    items = [*state.removed, *state.unseen, *state.box]
    for player in state.players:
        items += player.hand
    for survivor in state.survivors.values():
        items += survivor.items
    for place in state.places.values():
        items += place.deck
    for colony in state.colonies:
        items += colony.waste + colony.objective_cards
    items += [entry.card for entry in state.contributions]
    for pile in game.rules.piles(state).values():
        items += pile
    held = [part for frame in frames for part in frame.zones(game) if isinstance(part, Held)]
    for part in held:
        if not part.deck:
            items += part.cards
    if state.phase != "setup" or state.flow.decisions:
        yield from _same("item", items, list(range(len(content.items))))
    people = [*state.survivor_deck, *state.survivors, *state.graveyard, *state.gone]
    for part in held:
        if part.deck == "survivors":
            people += part.cards
    if people:
        waiting = [name for name in survivors_aside(state.setup, content) if name not in people]
        yield from _same("survivor", people + waiting, survivor_cards(state.setup, content))
    if state.crossroads_deck:
        lying = [turn.card for turn in state.turns if turn.card]
        roads = [*state.crossroads_deck, *state.crossroads_past, *lying]
        yield from _same("crossroads", roads, crossroads_cards(state.setup, content))
    if state.crisis_deck:
        crises = [*state.crisis_deck, *state.crises_past, *filter(None, [state.crisis])]
        yield from _same("crisis", crises, crisis_cards(state.setup, content))


def _same(kind: str, have: list[Any], want: list[Any]) -> Iterator[str]:
    if sorted(have) != sorted(want):
        there, due = Counter(have), Counter(want)
        yield f"{kind} cards: too many {dict(there - due)}, missing {dict(due - there)}"


def _board(game: ColonyGame) -> Iterator[str]:
    for module in game.rules.modules:
        if module.faults:
            yield from module.faults(game.state, game.content)
    for place in game.state.places.values():
        card = game.place_card(place.id)
        if game.free_spaces(place.id) < 0:
            yield f"{place.id} is overfull"
        for tokens in zip(place.zombies, place.barricades, place.traps, place.special, strict=True):
            if min(tokens) < 0 or sum(tokens) > card.entrance_spaces:
                yield f"an entrance of {place.id} has zombies, barricades, traps and special zombies: {tokens}"
        if not 0 <= place.noise <= card.noise_spaces:
            yield f"{place.id} has {place.noise} noise tokens"
    for colony in game.state.colonies:
        if not 0 <= colony.morale <= MAX_MORALE:
            yield f"morale is {colony.morale}"
        if not 0 <= colony.unruly <= colony.helpless:
            yield f"{colony.unruly} of {colony.helpless} helpless are unruly"
        if min(colony.food, colony.helpless, colony.starvation, colony.samples) < 0:
            yield "a store is negative"


def _players(game: ColonyGame) -> Iterator[str]:
    for player in game.state.players:
        own = {s.id for s in game.own(player.seat)}
        if own and player.leader not in own and not _doing(game, AfterLoss, Transfer):
            yield f"player {player.seat} is led by {player.leader!r}, who is not theirs"
        if any(not 1 <= die <= 6 for die in (*player.unused, *player.used)):
            yield f"player {player.seat} has an impossible die"
        if player.eliminated and (own or player.hand or player.unused or player.waiting):
            yield f"player {player.seat} is out but still has something"
    if any(game.player(colony.first).eliminated and game.seats_of(colony) for colony in game.state.colonies):
        yield "the first player is out"
    for survivor in game.state.survivors.values():
        if min(survivor.wounds, survivor.frostbite, survivor.despair) < 0:
            yield f"{survivor.id} has negative wounds"
        if survivor.place not in game.state.places:
            yield f"{survivor.id} is nowhere"
        if game.is_home(survivor.place) and game.exiled(survivor) and not _doing(game, Exile, Transfer):
            yield f"{survivor.id} is exiled and at the colony"
    for lasting in game.state.lasting:
        if lasting.survivor and not game.survivor(lasting.survivor):
            yield f"{lasting.source} lasts on {lasting.survivor}, who is not in play"


def _knowledge(game: ColonyGame) -> Iterator[str]:
    """What somebody has seen somewhere is still there."""
    state = game.state
    lying = [turn.card for turn in state.turns]
    named = {"crisis": state.crisis_deck, "crossroads": [*state.crossroads_deck, *lying]}
    cards: dict[str, SharedList[int]] = {
        "contributions": [entry.card for entry in state.contributions],
        "unseen": state.unseen,
    }
    cards.update({f"hand:{player.seat}": player.hand for player in state.players})
    cards.update({f"deck:{place.id}": place.deck for place in state.places.values()})
    for peek in state.peeks:
        if peek.item not in cards.get(peek.zone, [peek.item]) or peek.card not in named.get(
            peek.zone, [peek.card]
        ):
            yield f"seat {peek.seat} has seen something in {peek.zone} that is not there"


def _doing(game: ColonyGame, *procedures: type[Procedure]) -> bool:
    """Whether one of these procedures is in progress."""
    return any(isinstance(frame, procedures) for frame in game.state.flow.in_progress())


def _decisions(game: ColonyGame) -> Iterator[str]:
    yield from decision_problems(game, game.state.outcome)
    asked = [(d.seat, d.stack) for d in game.decisions]
    if len(asked) != len(set(asked)):
        yield "a seat has two decisions at the same point"
    seats = {seat for seat, _ in asked}
    for seat in seats:
        if game.player(seat).eliminated:
            yield f"seat {seat} is out but has to decide something"
