"""Moments: something has just happened; who has to do with it?

Three may listen to a moment: a crossroads card that breaks in, abilities with ``on = "<moment>"`` (of survivors,
equipment, lasting effects and the main objective), and what was announced for it. :func:`open_moment` carries out
what is due and costs nothing where nobody listens.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from overwinter.kernel.data import Data, data
from overwinter.kernel.procedure import Procedure, procedure

from ..cards.content import Ability
from ..cards.effects import Context, Effect, holds
from ..game import ColonyGame
from ..state import Fact, Lasting, Survivor
from . import questions
from .crossroads import Crossroads, about, triggered


@data(shared=True)
class Due(Data):
    """An effect that is due: who is "you", which survivor has it (or none), what is done, which card says so."""

    seat: int
    survivor: str
    program: str
    source: str


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
    if name in game.content.moments:
        due = due_at(game, name, seat, fact)
        if due or name in game.content.breaks:
            game.call(Moment(name, due, seat, fact), then=then)
            return
    if then is not None:
        then(game)


@procedure
class Moment(Procedure):
    """What is due at a moment, one after the other. ``cancelled``: a card broke in, what happened did not."""

    sequence = True
    name: str
    due: list[Due]
    seat: int = -1
    fact: Fact | None = None
    cancelled: bool = False

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
        while self.due:
            due = self.due.pop(0)
            scope = _begun(game, due)
            if scope is not None:
                if self.fact is not None:
                    scope |= about(self.fact)
                game.call(Effect(due.program, due.seat, due.source, scope), then=self.carry_out)
                return


def due_at(game: ColonyGame, name: str, seat: int = -1, fact: Fact | None = None) -> list[Due]:
    """What is due at a moment: of survivors, then of lasting effects, then of the main objective.

    Of survivors only those have to do with it that a fact names, or (without a fact) those of ``seat``, or
    (without a seat) all, clockwise from the first player. "You" on a card that is nobody's is ``seat``, or the
    first player.
    """
    content, state = game.content, game.state
    you = seat if seat >= 0 else state.colonies[0].first
    found: list[Due] = []

    def listen(ability: Ability, listener: int, survivor: str = "", source: str = "") -> None:
        scope = {"user": [survivor]} if survivor else {}
        if holds(game, ability.requires, Context(listener, scope, fact)):
            found.append(Due(listener, survivor, ability.do, source or ability.source))

    if state.lasting or name in content.printed_moments:
        for survivor in _concerned(game, seat, fact):
            for use in questions.abilities_of(game, survivor):
                if use.ability.when == name and questions.ready(game, survivor, use):
                    listen(use.ability, survivor.owner, survivor.id)
    for lasting in state.lasting:
        if lasting.survivor or (seat >= 0 and lasting.seat not in (-1, seat)):
            continue
        for ability in content.abilities[lasting.abilities]:
            if ability.when == name:
                listen(ability, lasting.seat if lasting.seat >= 0 else you, source=lasting.source)
        if name == "round-end" and lasting.then and lasting.round < state.round:
            found.append(Due(lasting.by, "", lasting.then, lasting.source))
    for colony in [game.colony_of(seat)] if seat >= 0 else state.colonies:
        for ability in game.side_of(colony).abilities:
            if ability.when == name:
                listen(ability, seat if seat >= 0 else colony.first)
    return found


def _concerned(game: ColonyGame, seat: int, fact: Fact | None) -> Iterable[Survivor]:
    if fact is not None:
        named = game.survivor(fact.survivor)
        return [named] if named else []
    seats = [seat] if seat >= 0 else game.from_first()
    return [survivor for one in seats for survivor in game.own(one)]


def _begun(game: ColonyGame, due: Due) -> dict[str, Any] | None:
    """What an effect speaks about, when its turn comes; ``None`` if who had it has it no more."""
    if due.survivor:
        survivor = game.survivor(due.survivor)
        uses = questions.abilities_of(game, survivor) if survivor else ()
        use = next((use for use in uses if use.ability.do == due.program), None)
        if survivor is None or use is None:
            return None
        if questions.once(game, use.ability):
            questions.mark_used(game, survivor, use)
        if use.lasting is not None:
            _spend_charge(game, use.lasting)
        return {"user": [due.survivor]}
    for lasting in game.state.lasting:
        if not lasting.survivor and lasting.source == due.source:
            if lasting.then == due.program:
                game.state.lasting.remove(lasting)
                game.emit("schedule-due", card=lasting.source)
                return {"noted": list(lasting.noted)}
            if any(ability.do == due.program for ability in game.content.abilities[lasting.abilities]):
                _spend_charge(game, lasting)
                return {}
    side = game.side_of(game.colony_of(due.seat))
    return {} if any(ability.do == due.program for ability in side.abilities) else None


def _spend_charge(game: ColonyGame, lasting: Lasting) -> None:
    """An effect with charges is over when the last one is used up."""
    if lasting.charges:
        lasting.charges -= 1
        if not lasting.charges:
            game.state.lasting.remove(lasting)
            game.emit("lasting-over", card=lasting.source)
