"""What a seat may see of a Raxxon game: everything that leaves the engine goes through here.

The game is fully cooperative, so all seats see the same: every pile but the faces of face-down cards and
the order of the three hidden piles. Only the open decision is a seat's own.
"""

from __future__ import annotations

from collections.abc import Iterable

from overwinter.kernel.views import (
    DecisionView,
    EventView,
    OptionView,
    WaitingView,
    decision_of,
    events_for,
    shown,
    to_json,
    waiting,
)

from ..cards.handling import RxDraw
from ..game import RaxxonGame
from ..rules.day import RxTurn, possible_actions
from ..state import GRIDS, MAX_POWER, CrowdCard, RxSheet

__all__ = [
    "CrowdCardView",
    "CrowdView",
    "DecisionView",
    "EventView",
    "OptionView",
    "RaxxonView",
    "WaitingView",
    "events_for",
    "to_json",
    "view",
]


@shown
class CrowdCardView:
    """A card of the crowd. ``id`` is a handle that stays with it as long as it lies in the crowd."""

    id: int
    row: int
    col: int
    up: bool
    card: str | None
    """Card id, of face-down cards only where all have seen it; else ``None``."""
    group: str | None
    health: str | None
    pool: int
    """Cards of the same pool were shuffled together (see :class:`PoolView`); 0: none."""
    tokens: int


@shown
class CrowdView:
    """The crowd as a grid: where it begins, how large it is, and its cards. Cells without a card are gaps."""

    top: int
    left: int
    rows: int
    columns: int
    cards: tuple[CrowdCardView, ...]


@shown
class PoolView:
    """Cards that were shuffled face-down: which ones all know to be there, and in how many places."""

    pool: int
    cards: tuple[str, ...]
    places: int


@shown
class PilesView:
    """The piles of population cards. Open ones list their cards, the latest last."""

    draw: int
    draw_top: tuple[str | None, ...]
    """The top cards of the draw pile as far as something is known: card id, or ``None`` for "unknown"."""
    supply: int
    discard: tuple[str, ...]
    evac: tuple[str, ...]
    uncontained: tuple[str, ...]
    contained: tuple[str, ...]
    removed: tuple[str, ...]


@shown
class RaxxonPilesView:
    """The Raxxon cards."""

    draw: int
    known: tuple[str, ...]
    """The top cards of the draw pile that all have seen, in their order."""
    triggered: tuple[str, ...]
    untriggered: tuple[str, ...]
    resolving: tuple[str, ...]
    """Cards that are being resolved, the latest last."""


@shown
class SpaceView:
    """A token space of an action and the icons above it."""

    icons: tuple[str, ...]
    token: bool


@shown
class ActionView:
    """An action of a sheet."""

    kind: str
    spaces: tuple[SpaceView, ...]
    extra: bool
    """Whether it has an optional part that costs a Raxxon card."""
    possible: bool
    """Whether the player could choose it now, were it their turn to act."""


@shown
class ConsequenceView:
    """An icon that is still to be resolved."""

    action: str
    space: int
    icon: str


@shown
class SheetView:
    """A player and their character sheet."""

    seat: int
    character: str
    investigate: tuple[str, ...]
    actions: tuple[ActionView, ...]
    consequences: tuple[ConsequenceView, ...]
    """What is to come in this turn (of the active player) or at the start of the next one."""
    passes: int
    passed: bool
    must_pass: bool


@shown
class RaxxonSetupView:
    """What was agreed before the game."""

    players: int
    difficulty: str
    solo: bool
    packs: tuple[str, ...]
    rows: int
    columns: int


@shown
class RaxxonSelfView:
    """What concerns the seat alone."""

    seat: int
    decision: DecisionView | None


@shown
class RaxxonView:
    """The whole table; ``me`` is ``None`` for a spectator."""

    setup: RaxxonSetupView
    day: int
    phase: str
    first: int
    active: int | None
    crowd: CrowdView
    pools: tuple[PoolView, ...]
    piles: PilesView
    evacuated: int
    goal: int
    power: int
    max_power: int
    raxxon: RaxxonPilesView
    sheets: tuple[SheetView, ...]
    block_adds: int
    """So often today a card that would be added to the crowd is not."""
    no_evacuate: bool
    waiting: tuple[WaitingView, ...]
    me: RaxxonSelfView | None
    outcome: str
    won: bool


def own_view(game: RaxxonGame, seat: int, *, with_options: bool = True) -> RaxxonSelfView:
    """What a seat alone sees: its open question. Everything else in a view is the same for all."""
    return RaxxonSelfView(seat, decision_of(game, seat, with_options=with_options))


def view(game: RaxxonGame, seat: int | None, *, with_options: bool = True) -> RaxxonView:
    """The table as ``seat`` sees it; ``None``: as a spectator does."""
    state = game.state
    rows, columns = GRIDS[state.setup.players]
    return RaxxonView(
        setup=RaxxonSetupView(
            state.setup.players,
            state.setup.difficulty,
            state.setup.solo,
            tuple(state.setup.packs or ("raxxon",)),
            rows,
            columns,
        ),
        day=state.day,
        phase=state.phase,
        first=state.first,
        active=None if state.active < 0 else state.active,
        crowd=_crowd(game),
        pools=_pools(game),
        piles=_piles(game),
        evacuated=len(state.evac),
        goal=game.goal(),
        power=state.power,
        max_power=MAX_POWER,
        raxxon=_raxxon(game),
        sheets=tuple([_sheet(game, sheet) for sheet in state.sheets]),
        block_adds=state.block_adds,
        no_evacuate=state.no_evacuate,
        waiting=waiting(game),
        me=None if seat is None else own_view(game, seat, with_options=with_options),
        outcome=state.outcome,
        won=state.outcome == "won",
    )


def _crowd(game: RaxxonGame) -> CrowdView:
    cards = sorted(game.state.crowd, key=lambda card: (card.row, card.col))
    if not cards:
        return CrowdView(0, 0, 0, 0, ())
    rows, columns = [card.row for card in cards], [card.col for card in cards]
    top, left = min(rows), min(columns)
    return CrowdView(
        top,
        left,
        max(rows) - top + 1,
        max(columns) - left + 1,
        tuple([_crowd_card(game, card) for card in cards]),
    )


def _crowd_card(game: RaxxonGame, card: CrowdCard) -> CrowdCardView:
    person = game.person(card) if card.sure else None
    return CrowdCardView(
        card.id,
        card.row,
        card.col,
        card.up,
        person.id if person is not None else None,
        person.group.id if person is not None else None,
        person.group.health if person is not None else None,
        card.pool,
        card.tokens,
    )


def _pools(game: RaxxonGame) -> tuple[PoolView, ...]:
    """What is known of each pool. Which of its places holds which card is not."""
    state, people = game.state, game.people
    known: dict[int, list[str]] = {}
    places: dict[int, int] = {}
    entries = [(c.pool, c.known, c.card) for c in state.crowd]
    entries += [(g.pool, g.known, card) for g, card in zip(state.glimpses, state.draw, strict=False)]
    for pool, sure, card in entries:
        if pool:
            places[pool] = places.get(pool, 0) + 1
            if sure:
                known.setdefault(pool, []).append(people[card].id)
    return tuple([PoolView(pool, tuple(sorted(known.get(pool, ()))), places[pool]) for pool in sorted(places)])


def _piles(game: RaxxonGame) -> PilesView:
    state, people = game.state, game.people
    top = [
        people[card].id if seen.known and not seen.pool else None
        for seen, card in zip(state.glimpses, state.draw, strict=False)
    ]
    return PilesView(
        draw=len(state.draw),
        draw_top=tuple(top),
        supply=len(state.supply),
        discard=_ids(game, state.discard),
        evac=_ids(game, state.evac),
        uncontained=_ids(game, state.uncontained),
        contained=_ids(game, state.contained),
        removed=_ids(game, state.removed),
    )


def _ids(game: RaxxonGame, cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(game.ids(cards))


def _raxxon(game: RaxxonGame) -> RaxxonPilesView:
    state = game.state
    frames = state.flow.in_progress()
    resolving = [frame.card for frame in frames if isinstance(frame, RxDraw) and frame.card]
    return RaxxonPilesView(
        len(state.rx_draw),
        tuple(state.rx_draw[: state.rx_known]),
        tuple(state.rx_triggered),
        tuple(state.rx_untriggered),
        tuple(resolving),
    )


def _sheet(game: RaxxonGame, sheet: RxSheet) -> SheetView:
    if not sheet.character:
        return SheetView(sheet.seat, "", (), (), (), sheet.passes, False, sheet.must_pass)
    printed = game.content.characters[sheet.character]
    possible = possible_actions(game, sheet.seat)
    actions = [
        ActionView(
            action.kind,
            tuple([SpaceView(icons, bool(taken >> i & 1)) for i, icons in enumerate(game.spaces(action))]),
            bool(action.extra),
            action.kind in possible,
        )
        for action, taken in zip(printed.actions, sheet.tokens, strict=True)
    ]
    return SheetView(
        sheet.seat,
        sheet.character,
        printed.investigate,
        tuple(actions),
        consequences(game, sheet.seat),
        sheet.passes,
        game.has_passed(sheet.seat),
        sheet.must_pass,
    )


def consequences(game: RaxxonGame, seat: int) -> tuple[ConsequenceView, ...]:
    """The icons that wait for a player: in the turn in progress, or at the start of the next one today."""
    begun = None
    for stack in game.state.flow.stacks:
        for frame in stack.frames:
            if isinstance(frame, RxTurn) and frame.seat == seat:
                begun = (frame.action, frame.space, frame.icon)
    if begun is None:
        if game.has_passed(seat) or game.sheet(seat).must_pass:
            return ()
        begun = (-1, -1, -1)
    actions = game.character(seat).actions
    listed = []
    for index, space in game.tokens_of(seat):
        for number, icon in enumerate(game.spaces(actions[index])[space]):
            if (index, space, number) >= begun:
                listed.append(ConsequenceView(actions[index].kind, space, icon))
    return tuple(listed)
