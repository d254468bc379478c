"""Improvements: four lie beside the colony; work finishes them, and then they serve everybody (14.1, R-294).

A finished improvement is a lasting effect beside the board with the abilities of its card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import field
from typing import Any

from overwinter.kernel.data import Data, data
from overwinter.kernel.procedure import Procedure, procedure
from overwinter.kernel.views import shown

from ..cards.content import Content
from ..cards.effects import Effect
from ..cards.further import ImprovementCard
from ..game import ColonyGame
from ..policies import Policy
from ..rules.choose import Choose
from ..rules.composition import Line, Module, Step
from ..rules.hidden import Deck
from ..rules.moments import open_moment
from ..rules.sources import Words
from ..state import Fact, Lasting, State

NAME = "improvements"
LAID = 4
"""How many lie beside the colony from the start."""


@data
class Improvement(Data):
    """An improvement beside the colony."""

    card: str
    tokens: int = 0
    """Pieces of work done; none once it is finished."""
    done: bool = False
    off: int = 0
    """Of a finished one: the last round in which it is out of order; 0: it works."""


@data
class Improvements(Data):
    """What lies beside the colony, and the other improvements."""

    row: list[Improvement] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, game: ColonyGame) -> Improvements:
        """Those of a game; none at all where the module is not played."""
        found: Improvements | None = game.state.slots.get(NAME)
        return found or cls()

    def named(self, card: str) -> Improvement:
        """The one of this card beside the colony."""
        return next(one for one in self.row if one.card == card)


def card_of(game: ColonyGame, name: str) -> ImprovementCard:
    """The printed card of an improvement."""
    card: ImprovementCard = game.content.further["improvement"][name]
    return card


def unfinished(game: ColonyGame, lacking: int = 0) -> list[str]:
    """Improvements beside the colony that are not finished; ``lacking``: those that lack just so many pieces."""
    row = [one for one in Improvements.of(game).row if not one.done]
    return [one.card for one in row if lacking in (0, card_of(game, one.card).required - one.tokens)]


def finished(game: ColonyGame, *, working: bool = False) -> list[str]:
    """Finished improvements; ``working``: only those that are not out of order."""
    return [one.card for one in Improvements.of(game).row if one.done and not (working and one.off)]


# -- setting up ------------------------------------------------------------------------------------------


def stock(game: ColonyGame) -> None:
    """All cards of the module into its deck, in printed order."""
    Improvements.of(game).deck = list(game.content.further.get("improvement", {}))


@procedure
class LayImprovements(Procedure):
    """Shuffle the improvements and lay four beside the colony."""

    def start(self, game: ColonyGame) -> None:
        """Everybody sees them."""
        stock(game)
        slot = Improvements.of(game)
        game.shuffle(slot.deck)
        for _ in range(min(LAID, len(slot.deck))):
            lay(game)


def lay(game: ColonyGame) -> None:
    """One more improvement off the deck lies beside the colony, if there is one."""
    slot = Improvements.of(game)
    if slot.deck:
        card = slot.deck.pop(0)
        game.forget(zone=NAME, card=card)
        game.reveal()
        slot.row.append(Improvement(card))
        game.emit("improvement-laid", card=card, n=card_of(game, card).required)


# -- work ------------------------------------------------------------------------------------------------


@procedure
class Advance(Procedure):
    """A player puts pieces of work on an unfinished improvement of choice (``n`` below 0: takes them away).

    ``lacking``: only one that lacks just so many. ``apart``: each piece may go to another one. Exiled players add
    nothing; what is more than needed is lost (R-294).
    """

    seat: int
    n: int
    lacking: int = 0
    apart: bool = False
    missing: int = 0
    """How many pieces found no improvement."""

    def start(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Which one?"""
        if not self.n:
            return
        if game.player(self.seat).exiled or not unfinished(game, self.lacking):
            self.missing = abs(self.n)
            return
        why = "advance" if self.n > 0 else "set-back"
        among = Words(unfinished(game, self.lacking))
        game.call(Choose(self.seat, "improvement", why, among), then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """The work is done."""
        if not choice.picked:
            return
        one, sign = Improvements.of(game).named(choice.first), 1 if self.n > 0 else -1
        pieces = sign if self.apart else self.n
        self.n -= pieces
        before, required = one.tokens, card_of(game, one.card).required
        one.tokens = max(0, min(required, one.tokens + pieces))
        game.emit(
            "advanced", seat=self.seat, card=one.card, n=one.tokens - before, tokens=one.tokens, need=required
        )
        if one.tokens == required:
            finish(game, one)
            game.call(Effect(card_of(game, one.card).done, self.seat, one.card, {}), then=self.worked)
        elif pieces > 0:
            self.worked(game)

    def worked(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Some help with every work."""
        open_moment(game, "advanced", self.start, self.seat)


def finish(game: ColonyGame, one: Improvement) -> None:
    """An improvement is finished: it serves everybody at once, for the rest of the game (R-294)."""
    one.tokens, one.done = 0, True
    game.emit("improvement-finished", card=one.card)
    _start(game, one)
    if game.setup.policy("refill_improvements"):
        lay(game)


def _start(game: ColonyGame, one: Improvement) -> None:
    abilities = card_of(game, one.card).abilities
    game.state.lasting.append(Lasting(one.card, abilities, "", -1, "game", game.state.round, 0, False))


def _stop(game: ColonyGame, one: Improvement) -> None:
    game.state.lasting = [lasting for lasting in game.state.lasting if lasting.source != one.card]


# -- setbacks --------------------------------------------------------------------------------------------


@procedure
class Unfinish(Procedure):
    """A player chooses finished improvements that are no longer finished."""

    seat: int
    n: int
    missing: int = 0

    def start(self, game: ColonyGame) -> None:
        """Which?"""
        self.missing = max(0, self.n - len(finished(game)))
        game.call(Choose(self.seat, "improvement", "unfinish", Words(finished(game)), self.n), then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """All the work is lost."""
        for card in choice.picked or ():
            one = Improvements.of(game).named(card)
            _stop(game, one)
            one.done, one.off = False, 0
            game.emit("improvement-lost", card=card)


@procedure
class SwitchOff(Procedure):
    """Finished improvements are out of order, up to the end of a round: one of a player's choice, or all."""

    seat: int
    everything: bool
    until: int
    """The last round of it."""

    def start(self, game: ColonyGame) -> None:
        """Which?"""
        working = finished(game, working=True)
        if self.everything:
            for card in working:
                self.switch_off(game, card)
        else:
            game.call(Choose(self.seat, "improvement", "improvement-off", Words(working)), then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """That one."""
        for card in choice.picked or ():
            self.switch_off(game, card)

    def switch_off(self, game: ColonyGame, card: str) -> None:
        """It does nothing until then."""
        one = Improvements.of(game).named(card)
        one.off = self.until
        _stop(game, one)
        game.emit("improvement-off", card=card, round=self.until)


@procedure
class SwitchOn(Procedure):
    """At the end of a round what was out of order until then works again."""

    seat: int
    fact: Fact | None

    def start(self, game: ColonyGame) -> None:
        """All whose time is over."""
        for one in Improvements.of(game).row:
            if one.off and one.off <= game.state.round:
                one.off = 0
                _start(game, one)
                game.emit("improvement-on", card=one.card)


@procedure
class Replace(Procedure):
    """A player puts an unfinished improvement under the deck, its work is lost; a new one is laid out."""

    seat: int
    missing: int = 0

    def start(self, game: ColonyGame) -> None:
        """Which?"""
        self.missing = int(not unfinished(game))
        among = Words(unfinished(game))
        game.call(Choose(self.seat, "improvement", "replace-improvement", among), then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """All know that it is the last one of the deck now."""
        if not choice.picked:
            return
        slot = Improvements.of(game)
        slot.row.remove(slot.named(choice.first))
        slot.deck.append(choice.first)
        game.emit("improvement-away", card=choice.first)
        lay(game)
        if choice.first in slot.deck:
            for seat in game.in_play():
                game.peek(seat, NAME, choice.first)


# -- what is seen ----------------------------------------------------------------------------------------


@shown
class ImprovementView:
    """An improvement beside the colony; ``off``: the last round in which a finished one is out of order, or 0."""

    card: str
    tokens: int
    required: int
    done: bool
    off: int


@shown
class ImprovementsView:
    """What all see of the improvements; ``deck``: how many more there are."""

    row: tuple[ImprovementView, ...]
    deck: int


def part(game: ColonyGame) -> Any:
    """What all see."""
    slot = Improvements.of(game)
    return ImprovementsView(
        tuple(
            [
                ImprovementView(one.card, one.tokens, card_of(game, one.card).required, one.done, one.off)
                for one in slot.row
            ]
        ),
        len(slot.deck),
    )


def lines(game: ColonyGame) -> Iterator[Line]:
    """Those that are worked on, those in use, and those out of order."""
    for one in Improvements.of(game).row:
        need = card_of(game, one.card).required
        state = "off" if one.off else "done" if one.done else "open"
        yield (
            "cli-improvement",
            {"card": one.card, "n": one.tokens, "need": need, "state": state, "round": one.off},
        )


def decks(state: State) -> list[Deck]:
    """The order of the deck is hidden from all."""
    return [Deck(NAME, state.slots[NAME].deck)]


def faults(state: State, content: Content) -> Iterator[str]:
    """Every improvement is there once; those that are finished, and no others, are in use."""
    slot: Improvements = state.slots[NAME]
    cards = content.further.get("improvement", {})
    have = Counter([*slot.deck, *(one.card for one in slot.row)])
    if have and have != Counter(list(cards)):
        yield f"improvements: {dict(have)}"
    in_use = Counter([lasting.source for lasting in state.lasting])
    for one in slot.row:
        if in_use[one.card] != int(one.done and not one.off):
            yield f"{one.card} is in use {in_use[one.card]} times"
        if not 0 <= one.tokens < cards[one.card].required or (one.done and one.tokens):
            yield f"{one.card} has {one.tokens} pieces of work"


MODULE = Module(
    NAME,
    pack="longnight",
    needs=("longnight",),
    slot=Improvements,
    stock=stock,
    setup=(Step("improvements", LayImprovements, after="decks"),),
    on={"after:round-marker": SwitchOn},
    policies=(Policy("refill_improvements", "P-23", (False, True)),),
    part=part,
    lines=lines,
    decks=decks,
    faults=faults,
)
