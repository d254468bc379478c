"""Choosing one or several of a source: survivors, cards, dice, places, players."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import field
from typing import Any

from overwinter.kernel.choices import NO, YES, Source, YesNo, common, distinct, less
from overwinter.kernel.data import SHARED
from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ..game import ColonyGame
from .hidden import Known, Open, Renamed, known_in
from .sources import Cards, Crises

__all__ = ["DONE", "NO", "PICKS", "YES", "Choose", "YesNo", "ask_choice"]

_THINGS = ("survivor", "card", "die", "place", "player", "entrance", "face", "leader", "order", "improvement")
PICKS = {what: OptionKind(f"choose-{what}", what) for what in _THINGS}
DONE = OptionKind("done")


def ask_choice(
    game: ColonyGame,
    seat: int,
    what: str,
    why: str,
    n: int,
    options: Callable[..., list[Option]],
    then: Callable[..., None],
    place: str = "",
) -> None:
    """Ask a seat for one of several things (an option of ``PICKS[what]``), of which it will name ``n`` in all."""
    game.ask(seat, f"choose-{what}", options=options, then=then, why=why, n=n, place=place)


@procedure
class Choose(Procedure):
    """A seat picks ``n`` of what a source has, one after the other; with ``up_to`` it may stop earlier.

    Card candidates are card ids. What was picked, and is still there at the end, is in ``picked``: with two
    players at once this may be less than ``n``. Nothing is asked where there is no choice, as far as
    everybody can see that there is none.
    """

    seat: int
    what: str
    why: str
    source: Source = field(metadata=SHARED)
    n: int = 1
    up_to: bool = False
    picked: list[Any] | None = None
    place: str = ""
    always: bool = False
    """Ask even if there is no choice: that nobody was asked must not tell what is in a hand."""

    def candidates(self, game: ColonyGame) -> list[Any]:
        """What can be picked now."""
        candidates = self.source.now(game)
        return less(candidates, self.picked) if self.picked else candidates

    def start(self, game: ColonyGame) -> None:
        """Pick at once where there is no choice, otherwise ask."""
        self.picked = self.picked or []
        candidates, wanted = self.candidates(game), self.n - len(self.picked)
        if wanted <= 0 or not (candidates or self.always):
            self.close(game)
            return
        if not (self.up_to or self.always):
            alike = self.what != "card" and len(set(candidates)) == 1
            if alike or len(candidates) <= wanted:
                self.picked += candidates[:wanted]
                self.close(game)
                return
        ask_choice(game, self.seat, self.what, self.why, wanted, self.options, self.chosen, self.place)

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """One option per different candidate, and "done" where stopping is allowed."""
        listed = list(PICKS[self.what].each(distinct(self.candidates(game))))
        if self.up_to:
            listed.append(DONE.only)
        return listed

    def chosen(self, game: ColonyGame, option: Option | None) -> None:
        """Take the pick; go on until there are enough. ``None``: there is nothing left to pick."""
        if option is None or option is DONE.only:
            self.close(game)
            return
        assert self.picked is not None
        self.picked.append(option[self.what])
        if len(self.picked) < self.n:
            self.go(self.start)
        else:
            self.close(game)

    def close(self, game: ColonyGame) -> None:
        """What was picked first may be gone by the time of the last pick."""
        if self.picked and self.n > 1:
            self.picked = common(self.picked, self.source.now(game))

    @property
    def first(self) -> Any:
        """What was picked first, or ``None``."""
        return self.picked[0] if self.picked else None

    def zones(self, game: ColonyGame) -> Iterator[Open | Known | Renamed]:
        """Who chooses among cards looks through them, and what was picked so far is known to nobody else."""
        source, picked = self.source, self.picked or []
        if isinstance(source, Cards) and source.hidden:
            yield from (Open(zone, self.seat) for zone in source.zones)
            yield from known_in(source, self.seat, picked)
            if not self.up_to:
                yield from (Known(source, [self.seat]) for _ in range(self.n - len(picked)))
        elif isinstance(source, Crises):
            yield Open("crisis", self.seat, source.now(game))
            yield Renamed("crisis", picked)
