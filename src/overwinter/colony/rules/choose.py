"""Choosing one or several of a list: survivors, cards, dice, places, players."""

from __future__ import annotations

from typing import Any

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ..game import ColonyGame

PICKS = {
    what: OptionKind(f"choose-{what}", what)
    for what in ("survivor", "card", "die", "place", "player", "entrance", "face", "leader", "order")
}
DONE = OptionKind("done")


@procedure
class Choose(Procedure):
    """A seat picks ``n`` of ``candidates`` one after the other; with ``up_to`` it may stop earlier.

    Card candidates are card ids. What was picked is in ``picked``. Nothing is asked where there is no
    choice, as far as everybody can see that there is none.
    """

    seat: int
    what: str
    why: str
    candidates: list[Any]
    n: int = 1
    up_to: bool = False
    picked: list[Any] | None = None
    place: str = ""
    always: bool = False
    """Ask even if there is no choice: that nobody was asked must not tell what is in a hand."""

    def start(self, game: ColonyGame) -> None:
        """Pick at once where there is no choice, otherwise ask."""
        self.picked = self.picked or []
        if len(self.picked) >= self.n or not (self.candidates or self.always):
            return
        if not (self.up_to or self.always) and len(self.candidates) <= self.n - len(self.picked):
            self.picked += self.candidates
            return
        if not (self.up_to or self.always) and self.what != "card" and len(set(self.candidates)) == 1:
            self.picked += self.candidates[: self.n - len(self.picked)]
            return
        game.ask(
            self.seat,
            f"choose-{self.what}",
            options=self.options,
            then=self.chosen,
            why=self.why,
            n=self.n - len(self.picked),
            place=self.place,
        )

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """One option per different candidate, and "done" where stopping is allowed."""
        kind = PICKS[self.what]
        listed = [kind[candidate] for candidate in dict.fromkeys(self.candidates)]
        if self.up_to:
            listed.append(DONE.only)
        return listed

    def chosen(self, game: ColonyGame, option: Option) -> None:
        """Take the pick; go on until there are enough."""
        if option.verb == "done":
            return
        value = option[self.what]
        assert self.picked is not None
        self.picked.append(value)
        self.candidates.remove(value)
        if len(self.picked) < self.n:
            self.go(self.start)

    @property
    def first(self) -> Any:
        """What was picked first, or ``None``."""
        return self.picked[0] if self.picked else None


@procedure
class YesNo(Procedure):
    """A seat says yes or no; ``yes`` has the answer."""

    seat: int
    kind: str
    about: dict[str, Any]
    able: bool = True
    """Whether yes is possible at all; who is not able is asked all the same, so that nobody learns it."""
    yes: bool = False

    def start(self, game: ColonyGame) -> None:
        """Ask."""
        game.ask(self.seat, self.kind, options=self.options, then=self.chosen, **self.about)

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Yes and no."""
        return [YES.only, NO.only] if self.able else [NO.only]

    def chosen(self, game: ColonyGame, option: Option) -> None:
        """Remember the answer."""
        self.yes = option.verb == "yes"


YES = OptionKind("yes")
NO = OptionKind("no")
