"""A game in progress: state, decisions, log, record.

:class:`Game` is the one object that everybody talks to. The state is data; the game runs the
procedures in it until somebody has to decide, lists the options, and takes answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, NoReturn, Self, TypeGuard, TypeVar

from .chance import advance, below, order
from .errors import (
    FasterError,
    GameOverError,
    NotAskedError,
    NotOfferedError,
    NotYetError,
    RecordError,
    StaleDecisionError,
    UndoError,
)
from .events import Event
from .options import KINDS, Chosen, Decision, Option
from .procedure import UNTOLD, GameState, Procedure, Stack

S = TypeVar("S", bound=GameState)


NOTHING = Stack(0, 0, [])
"""What runs while nothing runs."""


class _Over(Exception):  # noqa: N818 - it is a signal, not an error
    """Raised inside a rule when the game ends at once."""


@dataclass(slots=True)
class Answer:
    """One answer of the record, with the chance results that followed it."""

    seat: int
    option: Option
    chance: list[Any] = field(default_factory=list)
    log_at: int = 0
    line: str = ""
    """Why this answer cannot be undone: as :meth:`Game.undo_line` says, "others" when it was thrown in."""


class Game(Generic[S]):
    """A game that asks, takes answers and keeps its record.

    >>> game.decisions            # who has to decide what
    >>> game.options(seat)        # everything that seat may answer
    >>> game.answer(seat, game.options(seat)[0])
    >>> later = game.copy()       # play on in a copy, the original stays
    """

    rules_name: ClassVar[str] = ""
    rules_version: ClassVar[int] = 0

    def __init__(self, state: S, *, keep_log: bool = True) -> None:
        self.state = state
        self.keep_log = keep_log
        self.seed: int | None = None
        """What the generator began with: for the record alone, whoever knows it knows every secret."""
        self.origin: tuple[int, dict[str, str]] | None = None
        """The versions of rules and packs that it began under, if these are no longer the present ones."""
        self.log: list[Event] = []
        self.frames: list[S] | None = None
        """The state right after each event, while somebody wants to see every single one (a list to add to)."""
        self.opening: list[Any] = []
        self.answers: list[Answer] = []
        self.scripted: dict[str, list[int]] = {}
        self._base: S | None = None
        self._base_at = 0
        self._drawn: list[Any] = self.opening
        self._replay: list[Any] | None = None
        self._line = ""
        self._stack = NOTHING
        """The stack that runs."""
        self._listed_for: Decision | None = None
        """The decision whose options were listed last in this position; ``None``: it is a new one."""
        self._listed: list[Option] = []
        """These options."""

    # -- asking and answering ------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.flow.over

    @property
    def decisions(self) -> list[Decision]:
        """The decisions that are open now; several at once in votes and other simultaneous steps."""
        return [d for d in self.state.flow.decisions if d.answer is None]

    def decision(self, seat: int) -> Decision | None:
        """The open decision of a seat, if it has one. Of several (side by side) the newest: it comes first."""
        for d in reversed(self.state.flow.decisions):
            if d.seat == seat and d.answer is None:
                return d
        return None

    def options(self, seat: int) -> list[Option]:
        """Every legal answer of a seat to its open decision; empty if it has none."""
        d = self.decision(seat)
        return self._listing(d).copy() if d is not None else []

    def _listing(self, d: Decision) -> list[Option]:
        """The options of a decision; they are kept until something happens."""
        if self._listed_for is not d:
            self._listed = getattr(self._asking(d), d.options)(self, d.seat)
            self._listed_for = d
        return self._listed

    def _asking(self, d: Decision) -> Procedure:
        """The procedure that asks."""
        stacks = self.state.flow.stacks
        return (stacks[0] if len(stacks) == 1 else self._stack_of(d.stack)).frames[-1]

    def answer(self, seat: int, option: Option | str, decision: int | None = None) -> None:
        """Answer the open decision of ``seat`` with one of its options (or the id of one).

        Naming the ``decision`` guards against answering a newer question by mistake. An answer that
        is not on offer raises an :class:`~overwinter.kernel.errors.AnswerError` and changes nothing.
        """
        d, chosen = self._checked(seat, option, decision)
        entry = Answer(d.seat, chosen, [], len(self.log))
        self._drawn, self._line = entry.chance, ""
        self.answers.append(entry)
        self._listed_for = None
        self._take(d, chosen)
        entry.line = self._line

    def interjections(self, seat: int) -> list[Option]:
        """What a seat may throw in at any moment, without being asked. Most games have nothing of the kind."""
        return []

    def interject(self, seat: int, option: Option | str) -> None:
        """Throw something in (an option or the id of one); it is part of the record like an answer."""
        listed = self.interjections(seat) if type(seat) is int and seat >= 0 else []
        chosen = _among(listed, option)
        if chosen is None:
            raise NotOfferedError(f"{option!r} cannot be thrown in now", [o.id for o in listed])
        entry = Answer(seat, chosen, log_at=len(self.log), line="others")
        self._drawn = entry.chance
        self.answers.append(entry)
        self._listed_for = None
        self.interjected(seat, chosen)

    def interjected(self, seat: int, option: Option) -> None:
        """What an interjection does: for games that have some."""

    def _checked(self, seat: int, option: Option | str, decision: int | None) -> tuple[Decision, Option]:
        d, asked = self._listed_for, type(seat) is int  # equal is not enough: True and 1.0 are no seats
        if d is not None and asked and d.seat == seat and decision is None:
            for offered in self._listed:
                if offered is option:  # as usual
                    return d, offered
        d = self.decision(seat) if asked else None
        if d is None:
            if self.state.flow.over:
                raise GameOverError("the game is over")
            raise NotAskedError(f"seat {seat} has nothing to decide now", seat=seat)
        if self._listed_for is not d:
            if isinstance(option, Option) and (decision is None or decision == d.id):
                named = _among(self._asking(d).narrowed(self, d.options, seat, option), option)
                if named is not None:
                    return d, named
            self._listing(d)
        options = self._listed
        if decision is not None and decision != d.id:
            if any(other.id == decision and other.seat == seat for other in self.decisions):
                raise NotYetError(f"decision {decision} has to wait; {d.id} comes first", decision=decision)
            raise StaleDecisionError(f"decision {decision} is not open; {d.id} is", decision=decision)
        chosen = _among(options, option)
        if chosen is None:
            ids = [o.id for o in options]
            # Side by side a well-formed option may have been on offer until somebody else acted.
            lost = len(self.state.flow.stacks) > 1 and _well_formed(option)
            refusal = FasterError if lost else NotOfferedError
            raise refusal(f"{option!r} is not on offer; these are: {', '.join(ids)}", ids)
        return d, chosen

    def _take(self, d: Decision, chosen: Option) -> None:
        flow = self.state.flow
        stacks = flow.stacks
        stack = stacks[0] if len(stacks) == 1 else self._stack_of(d.stack)
        frame: Procedure = stack.frames[-1]
        frame.waits -= 1
        if frame.final:
            self._line = "final"
        answer: Any = chosen
        if d.together:
            d.answer = Chosen(chosen.verb, chosen.args, chosen)
            if frame.waits:
                return
            answer = self._collected(stack)
        else:
            flow.decisions.remove(d)
        try:
            self._resume(stack, frame, answer)
            if len(stacks) != 1 or not stack.frames:
                self._run()
                if len(stacks) > 1:
                    self._lapse()
        except _Over:
            self._close()

    def _lapse(self) -> None:
        """What one did may have left another, side by side with it, without any option: the question is dropped.

        Its procedure goes on with ``None``, or, asked among several seats, without an answer of that seat.
        """
        flow = self.state.flow
        while lapsed := next((d for d in flow.decisions if d.answer is None and not self._listing(d)), None):
            stack = self._stack_of(lapsed.stack)
            frame = stack.frames[-1]
            frame.waits -= 1
            flow.decisions.remove(lapsed)
            if lapsed.together:
                if not frame.waits:
                    self._resume(stack, frame, self._collected(stack))
            else:
                self._resume(stack, frame, None)
            self._run()

    def _collected(self, stack: Stack) -> dict[int, Option]:
        """The answers of all who were asked together, by seat; the question is no longer open."""
        flow = self.state.flow
        mine = [d for d in flow.decisions if d.stack == stack.id]
        flow.decisions = [d for d in flow.decisions if d.stack != stack.id]
        if len(mine) > 1:
            # Whoever answers last is the first to learn what the others have said.
            self.reveal()
        return {d.seat: d.answer.option for d in mine if d.answer is not None}

    # -- for the rules: what a step may do -----------------------------------------------------

    def ask(
        self,
        asked: int,
        kind: str,
        /,
        options: Callable[..., list[Option]],
        then: Callable[..., None],
        **about: Any,
    ) -> None:
        """Ask one seat; ``then`` goes on with the chosen option. Both are methods of the top procedure.

        Side by side with another stack ``options`` may come to list nothing more, by what somebody else
        does: then nothing can be chosen, and ``then`` goes on with ``None``.
        """
        self.ask_by_name(asked, kind, options.__name__, then.__name__, about)

    def ask_each(
        self,
        seats: Iterable[int],
        kind: str,
        /,
        options: Callable[..., list[Option]],
        then: Callable[..., None],
        **about: Any,
    ) -> None:
        """Ask several seats at once; ``then`` goes on with a dict of their answers when all are in.

        With nobody to ask, ``then`` goes on at once. A seat that came to have no option is not in the dict.
        """
        self.ask_each_by_name(seats, kind, options.__name__, then.__name__, about)

    def ask_by_name(self, asked: int, kind: str, options: str, then: str, about: dict[str, Any]) -> None:
        """What :meth:`ask` does, given the names of the two methods: so compiled rules call it."""
        flow = self.state.flow
        flow.serial += 1
        stack = self._stack
        flow.decisions.append(Decision(flow.serial, asked, kind, stack.id, options, about, None, False))
        frame: Procedure = stack.frames[-1]
        frame.step = then
        frame.waits += 1

    def ask_each_by_name(
        self, seats: Iterable[int], kind: str, options: str, then: str, about: dict[str, Any]
    ) -> None:
        """What :meth:`ask_each` does, given the names of the two methods."""
        flow, stack, n = self.state.flow, self._stack, 0
        for seat in seats:
            n += 1
            asked = Decision(flow.serial + n, seat, kind, stack.id, options, about, None, True)
            flow.decisions.append(asked)
        frame: Procedure = stack.frames[-1]
        if n:
            flow.serial += n
            frame.step = then
            frame.waits += n
        else:
            getattr(frame, then)(self, {})

    def call(self, child: Procedure, then: Callable[..., None] | None = None) -> None:
        """Run another procedure now; ``then`` is told (with that procedure) when it is done."""
        frames = self._stack.frames
        if then is not None:
            frames[-1].step = then.__name__
        frames.append(child)

    def fork(self, children: Sequence[Procedure], then: Callable[..., None]) -> None:
        """Run several procedures side by side, each with a stack of its own; ``then`` when all are done."""
        flow, here = self.state.flow, self._stack
        frame: Procedure = here.frames[-1]
        frame.step, frame.waits = then.__name__, len(children)
        for child in children:
            flow.serial += 1
            flow.stacks.append(Stack(flow.serial, here.id, [child]))

    def end(self) -> NoReturn:
        """End the game at once: nothing of what is in progress goes on."""
        raise _Over

    def emit(
        self, event: str, /, secret: dict[str, Any] | None = None, to: Sequence[int] = (), **facts: Any
    ) -> None:
        """Tell what happened; ``secret`` facts only to the seats in ``to``."""
        if self.keep_log:
            self.log.append(Event(event, facts, secret or {}, list(to)))
            if self.frames is not None:
                self.frames.append(self.state.copy())

    def reveal(self) -> None:
        """Somebody learns something new: what was done before cannot be undone any more."""
        if self._line in ("", "tested"):
            self._line = "reveal"

    def test_hidden(self) -> None:
        """A hidden card is asked whether this concerns it: also its silence tells something.

        Call it whatever the card is and whatever it says; otherwise the call itself would tell.
        """
        self._line = self._line or "tested"

    # -- chance --------------------------------------------------------------------------------

    def draw(self, n: int, channel: str) -> int:
        """A number from 0 to ``n - 1``. ``channel`` names what it is for, so that tests can script it."""
        flow = self.state.flow
        flow.rng = advance(flow.rng)
        self._line = "chance"
        if self._replay is not None:
            value = self._recorded(n)
        elif self.scripted and self.scripted.get(channel):
            value = self.scripted[channel].pop(0)
            if not 0 <= value < n:
                raise ValueError(f"scripted {channel} must be from 0 to {n - 1}, not {value}")
        else:
            value = below(flow.rng, n)
        self._drawn.append(value)
        return value

    def _recorded(self, n: int) -> int:
        value = self._replay.pop(0) if self._replay else None
        if type(value) is not int or not 0 <= value < n:
            raise RecordError(f"the record has no fitting chance result here: {value!r}", "chance")
        return value

    def roll(self, sides: int = 6, channel: str = "d6") -> int:
        """Roll a die: 1 to ``sides``."""
        return self.draw(sides, channel) + 1

    def shuffle(self, cards: list[Any]) -> None:
        """Shuffle in place. The resulting order is written into the record."""
        flow, n = self.state.flow, len(cards)
        self._line = "chance"
        if self._replay is not None:
            found = self._replay.pop(0) if self._replay else None
            if not _is_order(found, n):
                raise RecordError("the record has no fitting shuffle here", "chance")
            flow.rng = advance(flow.rng)
        else:
            flow.rng = advance(flow.rng)
            found = order(flow.rng, n)
        self._drawn.append(found)
        cards[:] = [cards[i] for i in found]

    # -- running -------------------------------------------------------------------------------

    def begin(self, root: Procedure, opening: list[Any] | None = None) -> None:
        """Put the first procedure on the stack and run to the first decision."""
        flow = self.state.flow
        flow.serial += 1
        flow.stacks.append(Stack(flow.serial, 0, [root]))
        self._replay = None if opening is None else list(opening)
        self.resume()
        self._all_replayed()

    def resume(self) -> None:
        """Run what stands on the stacks to the next decision, and count answers from there."""
        self._listed_for = None
        try:
            self._run()
        except _Over:
            self._close()
        self.rebase()

    def rebase(self) -> None:
        """Take the present state as the one from which answers are counted for undo."""
        self._base, self._base_at = self.state.copy(), len(self.answers)

    @property
    def base(self) -> tuple[S, int]:
        """The position that undo can go back to, and after how many answers it was."""
        if self._base is None:
            return self.state, len(self.answers)
        return self._base, self._base_at

    def _run(self) -> None:
        stacks = self.state.flow.stacks
        while stacks:
            for stack in stacks:
                if not stack.frames[-1].waits:
                    break
            else:
                return
            self._resume(stack, stack.frames[-1])
        self._close()

    def _resume(self, stack: Stack, frame: Procedure, told: Any = UNTOLD) -> None:
        """Run a stack until somebody has to decide, or it waits for others, or it is done."""
        self._stack = stack
        frames = stack.frames
        while True:
            step = frame.step
            if step:
                frame.step = ""
                if told is UNTOLD:
                    getattr(frame, step)(self)
                else:
                    getattr(frame, step)(self, told)
                top = frames[-1]
                if top.waits:
                    return
                told = UNTOLD
                if top is not frame or frame.step:
                    frame = top
                    continue
            frames.pop()
            if not frames:
                self._branch_done(stack)
                return
            told, frame = frame, frames[-1]

    def _branch_done(self, stack: Stack) -> None:
        flow = self.state.flow
        flow.stacks.remove(stack)
        if stack.parent:
            parent = self._stack_of(stack.parent)
            parent.frames[-1].waits -= 1

    def _close(self) -> None:
        """The end: all cards are laid open, so that there is no way back behind it."""
        self.reveal()
        flow = self.state.flow
        flow.over = True
        flow.stacks.clear()
        flow.decisions.clear()

    def _stack_of(self, identity: int) -> Stack:
        for stack in self.state.flow.stacks:
            if stack.id == identity:
                return stack
        raise LookupError(f"no stack {identity}")

    # -- copies, undo, replay ------------------------------------------------------------------

    def copy(self) -> Self:
        """An independent game in the same position, without log and history: made for search."""
        return self.with_state(self.state.copy())

    def with_state(self, state: S) -> Self:
        """The same game in another position (one of :attr:`frames`), without log and history."""
        new: Self = self._like(state)
        new.scripted = {channel: values.copy() for channel, values in self.scripted.items()}
        return new

    def _like(self, state: S) -> Any:
        """A new game with the same cards; a game whose constructor takes more says so."""
        return type(self)(state, keep_log=False)

    def apply(self, entry: Answer) -> None:
        """Play an answer of a record again, with the chance results written beside it."""
        self._replay = list(entry.chance)
        try:
            if _among(self.interjections(entry.seat), entry.option) is not None:
                self.interject(entry.seat, entry.option)
            else:
                self.answer(entry.seat, entry.option)
            self._all_replayed()
        finally:
            self._replay = None

    def _all_replayed(self) -> None:
        if self._replay:
            raise RecordError("the record has more chance results than the game drew", "chance")
        self._replay = None

    def undo_line(self, seat: int) -> str:
        """Why ``seat`` cannot undo now: "nothing", "others", "chance", "reveal", "final", "tested"; "" if it can.

        "tested": a hidden card was asked; the others may allow it (:meth:`rewind`).
        """
        if self._base is None or len(self.answers) <= self._base_at:
            return "nothing"
        last = self.answers[-1]
        if last.seat != seat:
            return "others"
        return last.line

    def undo(self, seat: int) -> Option:
        """Take back the last answer of ``seat``, if nothing was rolled or revealed since."""
        line = self.undo_line(seat)
        if line:
            raise UndoError(f"the last answer cannot be undone: {line}", line)
        taken = self.answers[-1].option
        self.rewind(len(self.answers) - 1)
        return taken

    def rewind(self, count: int) -> None:
        """Go back to the position after ``count`` answers (a vote of the table decides about this)."""
        if self._base is None or not self._base_at <= count <= len(self.answers):
            raise UndoError(f"cannot go back to answer {count}", "nothing")
        kept = self.answers[self._base_at : count]
        end = self.answers[count].log_at if count < len(self.answers) else len(self.log)
        log, keep_log = self.log[:end], self.keep_log
        self.state, self.answers = self._base.copy(), self.answers[: self._base_at]
        self._listed_for = None
        self.keep_log = False
        for entry in kept:
            log_at = entry.log_at
            self.apply(entry)
            self.answers[-1].log_at = log_at
        self.log, self.keep_log = log, keep_log


def _among(options: list[Option], wanted: Any) -> Option | None:
    """The option that is meant: itself (they are interned), one that means the same, or the one with this id."""
    if isinstance(wanted, Option):
        if wanted in options:
            return wanted
        return next((candidate for candidate in options if candidate.same(wanted)), None)
    if isinstance(wanted, str):
        return next((candidate for candidate in options if candidate.id == wanted), None)
    return None


def _well_formed(wanted: Any) -> bool:
    """Whether this is an option, or has the form of the id of one: a verb with no more arguments than it takes.

    Options that were made before count for nothing: a program that has just read the game from a file has made
    none of those that were on offer a moment ago.
    """
    if isinstance(wanted, Option):
        return True
    verb, *values = wanted.split(":") if isinstance(wanted, str) else [""]
    kind = KINDS.get(verb)
    return kind is not None and len(values) <= len(kind.names)


def _is_order(order: Any, n: int) -> TypeGuard[list[int]]:
    """Whether this is a list of the numbers from 0 to ``n - 1``, each once."""
    return isinstance(order, list) and all(type(i) is int for i in order) and sorted(order) == list(range(n))
