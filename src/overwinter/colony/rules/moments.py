"""Moments: something has just happened; who has to do with it?

Three may listen to a moment: a crossroads card that breaks in, abilities with ``on = "<moment>"`` (of survivors,
equipment, lasting effects and the main objective; also what was announced for it), and modules (``Module.on``).
:func:`open_moment` carries out what is due and costs nothing where nobody listens.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ..cards.content import Ability, Use
from ..cards.effects import Context, Effect, holds
from ..game import ColonyGame
from ..state import Due, Fact, Lasting, Survivor
from . import questions
from .choose import YesNo
from .crossroads import Crossroads, about, triggered
from .death import Wounds
from .order import FROSTBITE, frozen, order_matters

EFFECT_NEXT = OptionKind("effect-next", "card", "survivor")
FROSTBITE_NEXT = OptionKind("frostbite-next")


def open_moment(
    game: ColonyGame,
    name: str,
    then: Callable[..., None] | None = None,
    seat: int = -1,
    fact: Fact | None = None,
) -> None:
    """Carry out what is due at a moment, then go on with ``then``: at once where nothing is.

    ``then`` is a method of the procedure that runs (without it that one is done); it gets the :class:`Moment`, or
    nothing.
    """
    content, listeners = game.content, game.rules.listeners
    if name in content.moments or name in listeners:
        due = due_at(game, name, seat, fact)
        if due or name in content.breaks or name in listeners:
            game.call(Moment(name, due, seat, fact), then=then)
            return
    if then is not None:
        then(game)


def _option(due: Due) -> Option:
    if due.source == FROSTBITE:
        return FROSTBITE_NEXT.only
    return EFFECT_NEXT[due.source, due.survivor if due.survivor not in ("", due.source) else None]


@procedure
class Moment(Procedure):
    """What is due at a moment, one after the other. ``cancelled``: a card broke in, what happened did not."""

    sequence = True
    name: str
    due: list[Due]
    seat: int = -1
    fact: Fact | None = None
    cancelled: bool = False
    told: int = 0
    """How many of the modules that listen have had their turn."""
    asked: Due | None = None
    """What its player is asked about."""

    def start(self, game: ColonyGame) -> None:
        """A crossroads card may break in first."""
        turn = game.turn_of(self.seat) if self.name in game.content.breaks else None
        fact = triggered(game, turn, "interrupt") if turn else None
        if turn is not None and fact is not None:
            game.call(Crossroads(turn.seat, turn.card, fact), then=self.broken_in)
        else:
            self.go(self.carry_out)

    def broken_in(self, game: ColonyGame, crossroads: Crossroads) -> None:
        """It may have called off what happened, and with it all that was due."""
        self.cancelled = bool(crossroads.scope and crossroads.scope.get("cancelled"))
        if not self.cancelled:
            self.go(self.carry_out)

    def carry_out(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """The next effect, unless it has been lost to an earlier one; all are if the survivor concerned is."""
        if self.fact is not None and self.fact.survivor and game.survivor(self.fact.survivor) is None:
            return
        self.due = [due for due in self.due if still_due(game, due)]
        if len(self.due) > 1 and order_matters(game, self.due):
            seat = game.first_of(self.seat) if self.seat >= 0 else game.state.colonies[0].first
            game.ask(seat, "effect-order", options=self.order_options, then=self.ordered)
        elif self.due:
            self.begin(game, self.due.pop(0))
        else:
            self.tell(game)

    def tell(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Last come the modules that listen, in their order."""
        listeners = game.rules.listeners.get(self.name, ())
        if self.told < len(listeners):
            self.told += 1
            game.call(listeners[self.told - 1](self.seat, self.fact), then=self.tell)

    def order_options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Each of them may be the next (R-352)."""
        return list(dict.fromkeys(_option(due) for due in self.due))

    def ordered(self, game: ColonyGame, option: Option) -> None:
        """The first player has said which is next."""
        due = next(due for due in self.due if _option(due) == option)
        self.due.remove(due)
        self.begin(game, due)

    def begin(self, game: ColonyGame, due: Due) -> None:
        """Carry one out; then the others."""
        if due.source == FROSTBITE:
            game.call(Wounds([survivor.id for survivor in frozen(game, due.seat)]), then=self.carry_out)
            return
        if due.may and self.asked is not due:
            self.asked = due
            game.call(YesNo(due.seat, "may", {"card": due.source}), then=self.answered)
            return
        self.asked = None
        scope = _begun(game, due)
        if self.fact is not None:
            scope |= about(self.fact)
        game.call(Effect(due.program, due.seat, due.source, scope), then=self.carry_out)

    def answered(self, game: ColonyGame, answer: YesNo) -> None:
        """Only what is wanted is begun, and used up."""
        assert self.asked is not None
        if answer.yes:
            self.begin(game, self.asked)
        else:
            self.asked = None
            self.go(self.carry_out)


def due_at(game: ColonyGame, name: str, seat: int = -1, fact: Fact | None = None) -> list[Due]:
    """What is due at a moment: of survivors, then of lasting effects, then of the main objective.

    Of survivors only those have to do with it that a fact names, or (without a fact) those of ``seat``, or
    (without a seat) all, clockwise from the first player. "You" on a card that is nobody's is ``seat``, or the
    first player.
    """
    content, state = game.content, game.state
    if not state.lasting and name not in content.printed_moments:
        return []
    you = seat if seat >= 0 else state.colonies[0].first
    found: list[Due] = []

    def listen(ability: Ability, listener: int, survivor: str = "", source: str = "", there: str = "") -> None:
        scope: dict[str, Any] = {"user": [survivor]} if survivor else {"there": there}
        if holds(game, ability.requires, Context(listener, scope, fact)):
            found.append(Due(listener, survivor, ability.do, source or ability.source, ability.may))

    for survivor in _concerned(game, seat, fact):
        for use in questions.abilities_of(game, survivor):
            if use.ability.when == name and questions.ready(game, survivor, use):
                listen(use.ability, survivor.owner, survivor.id)
    for lasting in state.lasting:
        if lasting.survivor or (seat >= 0 and not _listens(game, lasting, seat)):
            continue
        whose = state.colonies[lasting.colony].first if seat < 0 and lasting.colony >= 0 else you
        for ability in content.abilities[lasting.abilities]:
            if ability.when == name:
                listen(ability, lasting.seat if lasting.seat >= 0 else whose, "", lasting.source, lasting.place)
        if name == "round-end" and lasting.then and lasting.round < state.round:
            found.append(Due(lasting.by, "", lasting.then, lasting.source))
    for colony in [game.colony_of(seat)] if seat >= 0 else state.colonies:
        for ability in game.side_of(colony).abilities:
            if ability.when == name:
                listen(ability, seat if seat >= 0 else colony.first)
    return found


def _listens(game: ColonyGame, lasting: Lasting, seat: int) -> bool:
    """Whether an effect that no survivor has is about what a player did: it is that player's, or holds for all of
    that colony."""
    return lasting.seat in (-1, seat) and lasting.colony in (-1, game.player(seat).colony)


def _concerned(game: ColonyGame, seat: int, fact: Fact | None) -> Iterable[Survivor]:
    if fact is not None and fact.event != "item-played":
        named = game.survivor(fact.survivor)
        return [named] if named else []
    seats = [seat] if seat >= 0 else game.from_first()
    return [survivor for one in seats for survivor in game.own(one)]


def _use_of(game: ColonyGame, due: Due) -> Use | None:
    """The ability of a survivor that something due comes from, if it still has it."""
    survivor = game.survivor(due.survivor)
    uses = questions.abilities_of(game, survivor) if survivor else ()
    return next((use for use in uses if use.ability.do == due.program), None)


def _lasting_of(game: ColonyGame, due: Due) -> Lasting | None:
    """The effect beside the board (or of a player) that something due comes from, if it still lasts."""
    for lasting in game.state.lasting:
        if not lasting.survivor and lasting.source == due.source:
            abilities = game.content.abilities[lasting.abilities]
            if due.program in (lasting.then, *(ability.do for ability in abilities)):
                return lasting
    return None


def still_due(game: ColonyGame, due: Due) -> bool:
    """Whether whoever has an effect has not lost it to one before."""
    if due.source == FROSTBITE:
        return bool(frozen(game, due.seat))
    if due.survivor:
        return _use_of(game, due) is not None
    side = game.side_of(game.colony_of(due.seat))
    return any(a.do == due.program for a in side.abilities) or _lasting_of(game, due) is not None


def _begun(game: ColonyGame, due: Due) -> dict[str, Any]:
    """What an effect speaks about; what it uses up is used up."""
    if due.survivor:
        survivor, use = game.state.survivors[due.survivor], _use_of(game, due)
        assert use is not None
        if questions.once(game, use.ability):
            questions.mark_used(game, survivor, use)
        elif use.lasting is not None:
            questions.spend_charge(game, use.lasting)
        return {"user": [due.survivor]}
    lasting = _lasting_of(game, due)
    if lasting is None:
        return {}
    if lasting.then == due.program:
        game.state.lasting.remove(lasting)
        game.emit("schedule-due", card=lasting.source)
        return {"noted": list(lasting.noted), **questions.lying_at(lasting)}
    questions.spend_charge(game, lasting)
    return questions.lying_at(lasting)
