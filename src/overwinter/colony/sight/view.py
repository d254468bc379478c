"""What a seat may see: everything that leaves the engine about a game goes through here (R-250 to R-254).

:func:`view` gives the table as one seat (or a spectator) sees it, in plain frozen dataclasses that turn
into JSON with :func:`to_json`. :func:`events_for` gives the log in the same way. Cards are named by card
id; where a hidden card lies face down only its back shows: the deck it comes from.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from overwinter.kernel.compiling import card_of
from overwinter.kernel.views import (
    DecisionView,
    EventView,
    OptionView,
    WaitingView,
    decision_of,
    events_for,
    option_view,
    to_json,
    waiting,
)

from ..game import ColonyGame
from ..policies import completed
from ..rules import questions
from ..rules.decks import scenario_of
from ..rules.endings import Condition, conditions, goal, tested
from ..state import Colony, Lasting, Survivor
from .viewparts import (
    ColonyView,
    ConditionView,
    CrisisView,
    DecksView,
    EquipmentView,
    KnownView,
    LastingView,
    PlaceView,
    PlayerView,
    RevealedView,
    ScheduledView,
    SelfView,
    SetupView,
    SurvivorView,
    TableView,
    TurnView,
    shown_condition,
)

T = TypeVar("T")

__all__ = [
    "ColonyView",
    "ConditionView",
    "CrisisView",
    "DecisionView",
    "DecksView",
    "EquipmentView",
    "EventView",
    "KnownView",
    "LastingView",
    "OptionView",
    "PlaceView",
    "PlayerView",
    "RevealedView",
    "ScheduledView",
    "SelfView",
    "SetupView",
    "SurvivorView",
    "TableView",
    "TurnView",
    "WaitingView",
    "events_for",
    "own_conditions",
    "to_json",
    "view",
]


def view(game: ColonyGame, seat: int | None, *, with_options: bool = True) -> TableView:
    """The table as ``seat`` sees it; ``None``: as a spectator does.

    ``with_options=False`` leaves the options of the seat's decision out, which is quicker.
    """
    state = game.state
    lasting = [_lasting(x) for x in state.lasting if not x.then]
    return TableView(
        setup=_setup(game),
        round=state.round,
        rounds_left=state.rounds_left,
        phase=state.phase,
        turns=_turns(game),
        places=_places(game),
        survivors=tuple([_survivor(game, s, lasting) for s in state.survivors.values()]),
        players=_players(game),
        colonies=tuple([_colony(game, colony) for colony in state.colonies]),
        crisis=_crisis(game),
        cancelled_crises=state.cancel_crisis,
        decks=DecksView(
            len(state.crisis_deck), len(state.crossroads_deck), len(state.survivor_deck), len(state.exile_deck)
        ),
        graveyard=tuple(state.graveyard),
        gone=tuple(state.gone),
        removed=_ids(game, state.removed),
        unseen=len(state.unseen),
        crises_past=tuple(state.crises_past),
        crossroads_past=tuple(state.crossroads_past),
        lasting=tuple([x for x in lasting if not x.survivor]),
        scheduled=tuple(
            [
                ScheduledView(x.source, x.round + 1, x.by, tuple(x.noted) if x.abilities else None)
                for x in state.lasting
                if x.then
            ]
        ),
        parts={module.id: module.part(game) for module in game.rules.modules if module.part},
        waiting=waiting(game),
        me=None if seat is None else own_view(game, seat, with_options=with_options),
        outcome=state.outcome,
        winners=tuple(state.winners),
        revealed=_revealed(game) if state.flow.over else (),
    )


# -- what all see --------------------------------------------------------------------------------------


def _turns(game: ColonyGame) -> tuple[TurnView, ...]:
    return tuple([TurnView(turn.seat, _seat(turn.holder)) for turn in game.state.turns])


def _seat(number: int) -> int | None:
    """-1 is nobody."""
    return None if number < 0 else number


def _ids(game: ColonyGame, cards: Iterable[int]) -> tuple[str, ...]:
    items = game.content.items
    return tuple([items[card].id for card in cards])


def _backs(game: ColonyGame, cards: Iterable[int]) -> tuple[str, ...]:
    items = game.content.items
    return tuple(sorted([items[card].deck for card in cards]))


def _setup(game: ColonyGame) -> SetupView:
    setup = game.state.setup
    scenario = scenario_of(setup, game.content)
    modules = [*(setup.modules or ()), *(scenario.modules if scenario is not None else ())]
    return SetupView(
        setup.players,
        setup.mode,
        setup.hardcore,
        setup.elimination,
        setup.mature,
        setup.betrayal,
        setup.promo,
        tuple(game.content.packs),
        tuple(dict.fromkeys(modules)),
        setup.scenario,
        completed(setup.policies),
    )


def _lasting(lasting: Lasting) -> LastingView:
    return LastingView(
        lasting.source,
        lasting.survivor,
        _seat(lasting.seat),
        lasting.until,
        lasting.round,
        lasting.charges,
        lasting.used,
        lasting.place,
    )


def _places(game: ColonyGame) -> tuple[PlaceView, ...]:
    people: dict[str, int] = {}
    for survivor in game.state.survivors.values():
        people[survivor.place] = people.get(survivor.place, 0) + 1
    several = len(game.state.colonies) > 1  # enemies at the gates stand on no survivor spaces
    for colony in game.state.colonies:
        guests = len(questions.guests(game, colony.place)) if several else 0
        people[colony.place] = people.get(colony.place, 0) + colony.helpless - guests
    room = {name: game.free_spaces(name) for name in game.state.places}
    found = []
    for place in game.state.places.values():
        card = game.content.places[place.id]
        found.append(
            PlaceView(
                place.id,
                card.number,
                card.spaces,
                room[place.id],
                tuple(place.zombies),
                tuple(place.barricades),
                tuple(place.traps),
                tuple(place.special),
                card.entrance_spaces,
                place.noise,
                card.noise_spaces,
                game.free_noise(place.id),
                card.has_deck,
                len(place.deck),
                card.symbols,
                card.spaces - people.get(place.id, 0) - room[place.id],
            )
        )
    return tuple(found)


def _survivor(game: ColonyGame, survivor: Survivor, lasting: list[LastingView]) -> SurvivorView:
    items = game.content.items
    limit = _wound_limit(game, survivor)
    return SurvivorView(
        survivor.id,
        survivor.owner,
        survivor.place,
        survivor.wounds,
        survivor.frostbite,
        survivor.despair,
        limit,
        survivor.frostbite > 0 and survivor.tokens + 1 >= limit and not questions.warm(game, survivor),
        tuple([EquipmentView(items[card].id, questions.item_used(game, card)) for card in survivor.items]),
        survivor.moved,
        tuple(survivor.used),
        tuple([x for x in lasting if x.survivor == survivor.id]) if lasting else (),
    )


def _wound_limit(game: ColonyGame, survivor: Survivor) -> int:
    """How many wounds kill. Who has nothing that could change it has the usual number."""
    if survivor.items or game.state.lasting or game.content.survivors[survivor.id].hooks:
        return questions.death_limit(game, survivor)
    return questions.USUAL_WOUNDS


def _players(game: ColonyGame) -> tuple[PlayerView, ...]:
    state = game.state
    given = [entry.seat for entry in state.contributions]
    return tuple(
        [
            PlayerView(
                p.seat,
                p.colony,
                p.exiled,
                p.eliminated,
                p.leader,
                len(p.hand),
                _backs(game, p.hand),
                sum([1 for card in state.locked if card in p.hand]),
                tuple(p.unused),
                tuple(p.used),
                p.extra_dice,
                given.count(p.seat),
                p.objectives[0] if p.revealed else "",
                p.called_exile,
                p.waiting,
            )
            for p in state.players
        ]
    )


def _colony(game: ColonyGame, colony: Colony) -> ColonyView:
    return ColonyView(
        colony.place,
        tuple(game.seats_of(colony)),
        colony.first,
        colony.morale,
        colony.food,
        colony.starvation,
        colony.helpless,
        colony.unruly,
        _ids(game, colony.waste),
        colony.objective,
        colony.side,
        _ids(game, colony.objective_cards),
        colony.samples,
        _goal(game, colony),
    )


def _goal(game: ColonyGame, colony: Colony) -> tuple[ConditionView, ...]:
    """The conditions of the main objective; a key of checks names the card that they stand on."""
    if not colony.objective:
        return ()
    checks = game.content.checks
    sources = [colony.objective] * len(checks[game.side_of(colony).goal])
    for key in colony.conditions:
        sources += [card_of(key)] * len(checks[key])
    return tuple(
        [shown_condition(source, x, x.met) for source, x in zip(sources, goal(game, colony), strict=True)]
    )


def _crisis(game: ColonyGame) -> CrisisView | None:
    state = game.state
    if not state.crisis:
        return None
    card = game.content.crises[state.crisis]
    given = [entry.card for entry in state.contributions]
    return CrisisView(card.id, card.prevent, questions.crisis_need(game), len(given), _backs(game, given))


# -- what the seat alone sees ----------------------------------------------------------------------------


def own_view(game: ColonyGame, seat: int, *, with_options: bool = True) -> SelfView:
    """What a seat alone sees. Everything else in a view is the same for all."""
    state, player = game.state, game.state.players[seat]
    return SelfView(
        seat,
        _ids(game, player.hand),
        _ids(game, [card for card in player.hand if card in state.locked]),
        tuple(player.objectives),
        player.exile,
        own_conditions(game, seat),
        next((turn.card for turn in state.turns if turn.holder == seat), ""),
        _known(game, seat) if state.peeks else (),
        decision_of(game, seat, with_options=with_options),
        _given(game, seat),
        {module.id: module.own(game, seat) for module in game.rules.modules if module.own},
    )


def _given(game: ColonyGame, seat: int) -> OptionView | None:
    for decision in game.state.flow.decisions:
        if decision.seat == seat and decision.answer is not None:
            return option_view(decision.answer.option)
    return None


def _known(game: ColonyGame, seat: int) -> tuple[KnownView, ...]:
    """Hidden cards that the seat has seen. It has also followed where in a deck they are now."""
    state, items = game.state, game.content.items
    decks = {deck.name: deck.cards for deck in game.rules.decks(state)}
    found = []
    for peek in state.peeks:
        if peek.seat != seat or peek.zone == "unseen":
            continue
        head, _, rest = peek.zone.partition(":")
        card = items[peek.item].id if peek.item >= 0 else peek.card
        if head == "deck":
            found.append(KnownView(peek.zone, card, _index(state.places[rest].deck, peek.item)))
        elif head == "crisis":
            found.append(KnownView(peek.zone, card, _index(state.crisis_deck, card)))
        elif head == "crossroads" and any(card == turn.card for turn in state.turns):
            found.append(KnownView("held-crossroads", card, None))
        elif head == "crossroads":
            found.append(KnownView(peek.zone, card, _index(state.crossroads_deck, card)))
        else:
            found.append(KnownView(peek.zone, card, _index(decks.get(peek.zone, []), card)))
    return tuple(found)


def _index(deck: Sequence[T], card: T) -> int | None:
    """How many cards lie above a card of a deck."""
    return deck.index(card) if card in deck else None


def own_conditions(game: ColonyGame, seat: int) -> tuple[ConditionView, ...]:
    """What a seat needs to win, tested now, as far as that seat can tell."""
    player = game.state.players[seat]
    if not player.objectives:
        return ()
    found = [_own_condition(game, seat, player.exile or player.objectives[0], x) for x in conditions(game, seat)]
    for name in player.objectives[1:]:
        checks = game.content.checks[game.content.secrets[name].win]
        found += [_own_condition(game, seat, name, x) for x in tested(game, seat, checks)]
    return tuple(found)


def _own_condition(game: ColonyGame, seat: int, source: str, condition: Condition) -> ConditionView:
    met: bool | None = condition.met
    if condition.name == "all-betrayers-exiled" and not game.state.flow.over:
        met = _betrayers_exiled(game, seat)
    return shown_condition(source, condition, met)


def _betrayers_exiled(game: ColonyGame, seat: int) -> bool | None:
    """Whether every betrayer is exiled, as far as a seat can tell: there is at most one."""
    state, secrets = game.state, game.content.secrets
    known = {p.seat: p.objectives for p in state.players if p.seat == seat or p.revealed}
    for peek in state.peeks:
        if peek.seat == seat and peek.zone.startswith("objective:"):
            known[int(peek.zone.partition(":")[2])] = [peek.card]
    for player in state.players:
        if player.exile and not player.revealed and player.objectives:
            return True  # exile shows every objective but a betrayal
        if any(secrets[name].kind == "betrayal" for name in known.get(player.seat, ())):
            return player.exiled
    if not state.setup.betrayal or len(known) == len(state.players):
        return True
    return None


def _revealed(game: ColonyGame) -> tuple[RevealedView, ...]:
    return tuple(
        [
            RevealedView(
                p.seat,
                tuple(p.objectives),
                p.exile,
                own_conditions(game, p.seat),
                _ids(game, p.hand),
            )
            for p in game.state.players
        ]
    )
