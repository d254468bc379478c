"""Carry out what a card says: a running effect."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from overwinter.kernel.effects import Running
from overwinter.kernel.procedure import Procedure, procedure
from overwinter.kernel.vocabulary import Phrase

from ..game import ColonyGame
from ..rules.choose import Choose
from ..state import Fact
from .selections.amounts import EVERYTHING
from .selections.people import EachChooses
from .selections.places import place_of_first


@dataclass(slots=True)
class Context:
    """From whose side a predicate is looked at, and what it is about."""

    seat: int
    scope: dict[str, Any] = field(default_factory=dict)
    fact: Fact | None = None


def holds(game: ColonyGame, checks: str, context: Context) -> bool:
    """Whether all predicates of a list hold."""
    if not checks:
        return True
    for check in game.content.checks[checks]:  # noqa: SIM110 - asked so often that a generator shows
        if not check.word.call(game, context, *check.values):
            return False
    return True


@procedure
class Effect(Running):
    """A running list of operations of a colony card."""

    resolved: dict[str, Any] | None = None
    """Arguments of the next operation that are worked out by now."""
    bind: str = ""
    """What the choice in progress is for: an argument, or a name in the scope."""
    missing: int = 0
    """How much of the last operation could not be done."""

    @property
    def context(self) -> Context:
        """This effect's side, for predicates."""
        return Context(self.seat, self.scope)

    def arguments(self, game: ColonyGame, phrase: Phrase) -> dict[str, Any] | None:
        """Work out amounts, survivors, places, players. ``None``: somebody has to choose first."""
        resolved = self.resolved or {}
        for name in phrase.open:
            if name in resolved:
                continue
            value = phrase.args[name].find(game, self.seat, self.scope)
            if isinstance(value, Procedure):
                self.resolved, self.bind = resolved, name
                game.call(value, then=self.found)
                return None
            resolved[name] = value
        self.resolved = None
        self.missing = int(any(value == [] or value == "" for value in resolved.values()))
        return {**phrase.args, **resolved}

    def found(self, game: ColonyGame, child: Choose | EachChooses) -> None:
        """Somebody has chosen what a field of the operation means."""
        assert self.resolved is not None
        asked = game.content.programs[self.program][self.index].args[self.bind]
        self.resolved[self.bind] = asked.taken(child.picked or [])
        self.bind = ""
        self.go(self.start)

    def took(self, game: ColonyGame, child: Procedure) -> None:
        """An operation's own procedure is done: keep what it found out (``told``), and go on."""
        if isinstance(child, Effect):
            self.scope = child.scope
        elif self.bind and isinstance(child, Choose):
            self.scope[self.bind] = child.picked or []
            if child.what == "survivor":
                # Where it stands now: a place spoken of later is known even if it dies meanwhile (OW-38).
                self.scope[f"{self.bind}-place"] = place_of_first(game, self.scope[self.bind])
        self.bind = ""
        self.scope |= getattr(child, "told", {})
        self.missing += int(getattr(child, "missing", 0))
        if not self.follows(game, game.content.programs[self.program][self.index - 1]):
            self.go(self.start)

    def fell_short(self, wanted: int, done: int) -> None:
        """Say that an operation could not be done as often as it should; of "all" one is enough."""
        self.missing = max(0, wanted - done) if wanted < EVERYTHING else int(not done)

    def follows(self, game: ColonyGame, phrase: Phrase) -> bool:
        """What could not be done leads to something else: once, or for each that is missing."""
        missing, self.missing = self.missing, 0
        due = [phrase.after.get("otherwise", "")] + [phrase.after.get("each-missing", "")] * missing
        due = [program for program in due if program] if missing else []
        if due:
            game.call(InTurn(due, self.seat, self.source, self.scope), then=self.took_over)
        return bool(due)

    def took_over(self, game: ColonyGame, child: InTurn) -> None:
        """Go on with the list, with what the others found out."""
        self.scope = child.scope
        self.go(self.start)


@procedure
class InTurn(Procedure):
    """Lists of operations of one card, one after the other."""

    programs: list[str]
    seat: int
    source: str
    scope: dict[str, Any]

    def start(self, game: ColonyGame) -> None:
        if self.programs:
            game.call(Effect(self.programs.pop(0), self.seat, self.source, self.scope), then=self.done)

    def done(self, game: ColonyGame, effect: Effect) -> None:
        """Keep what it found out."""
        self.scope = effect.scope
        self.go(self.start)
