"""What a card does next: conditions, choices between ways, dice tables, other options."""

from __future__ import annotations

from typing import Any

from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ...rules.choose import Choose, YesNo
from ...rules.death import Wounds
from ...rules.sources import Seats, Words
from ...rules.zombies import HelplessDie
from ..effects import Effect, holds
from ..selections.places import place_of_first
from ..vocabulary import Checks, Ops, Span, Table, Target, Where, Who, op, roll_range


def _run(effect: Effect, program: str) -> Procedure | None:
    return Effect(program, effect.seat, effect.source, dict(effect.scope)) if program else None


@op("if")
def if_(game: ColonyGame, effect: Effect, when: Checks, do: Ops, otherwise: Ops = "") -> Procedure | None:
    """Do this if all predicates hold, otherwise the other."""
    return _run(effect, do if holds(game, when, effect.context) else otherwise)


@op("may")
def may(game: ColonyGame, effect: Effect, do: Ops, requires: Checks = "") -> Procedure | None:
    """If the predicates hold, you may do this."""
    if not holds(game, requires, effect.context):
        return None
    return May(effect.seat, effect.source, do, dict(effect.scope))


@op("either")
def either(game: ColonyGame, effect: Effect, first: Ops, second: Ops, requires: Checks = "") -> Procedure | None:
    """Choose one of two; the second only if the predicates hold."""
    if not holds(game, requires, effect.context):
        return _run(effect, first)
    return Either(effect.seat, effect.source, [first, second], dict(effect.scope))


@op("agree")
def agree(game: ColonyGame, effect: Effect, who: Who, then: Ops, otherwise: Ops = "") -> Procedure:
    """You ask these players one after the other, in the order of your choice, until one agrees: that one is
    "other-player" in what follows. Each is asked once. If it is you who has to agree, nobody is asked."""
    return Agree(effect.seat, effect.source, list(who), then, otherwise, dict(effect.scope))


@op("roll-table")
def roll_table(game: ColonyGame, effect: Effect, table: Table) -> Procedure | None:
    """Roll a die and do what stands at its number."""
    rolled = game.roll()
    game.emit("die-rolled", n=rolled)
    effect.scope["rolled"] = rolled
    for low, high, program in table:
        if low <= rolled <= high:
            return _run(effect, program)
    return None


@op("roll-each")
def roll_each(game: ColonyGame, effect: Effect, target: Target, hit: Span) -> Procedure:
    """Roll a die for each of these survivors; in that range it gets 1 wound."""
    span = roll_range(hit)
    assert span is not None
    hurt = []
    for name in target:
        rolled = game.roll()
        game.emit("die-rolled-for", survivor=name, n=rolled)
        if span[0] <= rolled <= span[1]:
            hurt.append(name)
    return Wounds(hurt)


@op("roll-each-helpless")
def roll_each_helpless(game: ColonyGame, effect: Effect, hit: Span) -> Procedure:
    """Roll a die for each helpless survivor; in that range one of them dies."""
    span = roll_range(hit)
    assert span is not None
    colony = game.colony_of(effect.seat)
    rolls = [game.roll() for _ in range(colony.helpless)]
    game.emit("dice-rolled", dice=rolls)
    return HelplessDie(colony.place, sum(1 for rolled in rolls if span[0] <= rolled <= span[1]))


@op("do-option")
def do_option(game: ColonyGame, effect: Effect, option: int) -> Procedure | None:
    """Carry out another option of this card."""
    return _run(effect, game.content.crossroads[effect.source].options[option - 1].do)


@op("name-survivors")
def name_survivors(game: ColonyGame, effect: Effect, target: Target, bind: str = "x") -> None:
    """Speak of these survivors as "x" (or "other") from here on."""
    effect.scope[bind] = list(target)
    effect.scope[f"{bind}-place"] = place_of_first(game, target)


@op("name-place")
def name_place(game: ColonyGame, effect: Effect, location: Where) -> None:
    """Speak of this place as "there" from here on."""
    effect.scope["there"] = location[0] if location else ""


@op("cancel-event")
def cancel_event(game: ColonyGame, effect: Effect) -> None:
    """What was interrupted does not happen."""
    effect.scope["cancelled"] = True


@procedure
class May(Procedure):
    """A player may do something, or leave it."""

    seat: int
    source: str
    do: str
    scope: dict[str, Any]

    def start(self, game: ColonyGame) -> None:
        game.call(YesNo(self.seat, "may", {"card": self.source}), then=self.answered)

    def answered(self, game: ColonyGame, answer: YesNo) -> None:
        if answer.yes:
            game.call(Effect(self.do, self.seat, self.source, dict(self.scope)))


@procedure
class Either(Procedure):
    """Choose one of two ways."""

    seat: int
    source: str
    ways: list[str]
    scope: dict[str, Any]

    def start(self, game: ColonyGame) -> None:
        game.call(Choose(self.seat, "order", self.source, Words(["first", "second"])), then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        way = self.ways[0 if choice.first == "first" else 1]
        game.call(Effect(way, self.seat, self.source, dict(self.scope)))


@procedure
class Agree(Procedure):
    """Find another player who agrees to something."""

    seat: int
    source: str
    seats: list[int]
    then: str
    otherwise: str
    scope: dict[str, Any]
    asked: bool = False

    def start(self, game: ColonyGame) -> None:
        """Whom to ask; after a refusal one may leave it at that."""
        if self.seat in self.seats:
            self.carry_out(game, self.seat)
        elif self.seats:
            whom = Choose(self.seat, "player", "agree", Seats(self.seats), up_to=self.asked)
            game.call(whom, then=self.ask)
        else:
            self.give_up(game)

    def ask(self, game: ColonyGame, choice: Choose) -> None:
        """Does that player agree?"""
        if not choice.picked:
            self.give_up(game)
            return
        self.asked = True
        self.seats = [seat for seat in self.seats if seat != choice.first]
        about = {"card": self.source, "seat": self.seat}
        game.call(YesNo(choice.first, "agree", about), then=self.answered)

    def answered(self, game: ColonyGame, answer: YesNo) -> None:
        """Do it, or ask the next one."""
        if not answer.yes:
            game.emit("disagreed", seat=answer.seat, card=self.source)
            self.go(self.start)
        else:
            self.carry_out(game, answer.seat)

    def carry_out(self, game: ColonyGame, seat: int) -> None:
        """That one agrees."""
        game.call(Effect(self.then, self.seat, self.source, {**self.scope, "other-player": [seat]}))

    def give_up(self, game: ColonyGame) -> None:
        """Nobody wants to."""
        if self.otherwise:
            game.call(Effect(self.otherwise, self.seat, self.source, dict(self.scope)))
