"""Cards and boards that go: equipment, tops of decks, barricades and traps, and what is laid on the objective."""

from __future__ import annotations

from overwinter.kernel.data import without
from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ...rules.choose import Choose
from ...rules.sources import Defences, Equipment, Words, hand
from ..effects import Effect
from ..vocabulary import Amount, Where, op


@op("remove-equipped")
def remove_equipped(game: ColonyGame, effect: Effect, n: Amount = 1) -> Procedure:
    """You choose ``n`` cards that your survivors carry; these leave the game."""
    carried = len(Equipment(effect.seat).now(game))
    effect.fell_short(n, min(n, carried))
    return RemoveEquipped(effect.seat, n)


@op("deck-to-waste")
def deck_to_waste(game: ColonyGame, effect: Effect, where: Where, n: Amount = 1) -> None:
    """The top ``n`` cards of the item deck of each of these places go into the waste pile, where all see them."""
    waste = game.colony_of(effect.seat).waste
    for name in where:
        gone = game.take_top(name, n)
        if not gone:
            continue
        waste += gone
        for card in gone:
            game.forget(item=card)
        game.reveal()
        game.emit("deck-wasted", place=name, cards=game.card_ids(gone))


@op("lay-on-objective")
def lay_on_objective(game: ColonyGame, effect: Effect) -> Procedure | None:
    """You may lay any number of your hand cards on the main objective, face up."""
    return LayOnObjective(effect.seat) if game.player(effect.seat).hand else None


@procedure
class RemoveEquipped(Procedure):
    """A player gives up equipment of choice."""

    seat: int
    n: int

    def start(self, game: ColonyGame) -> None:
        """Choose among all that the own survivors carry."""
        choice = Choose(self.seat, "card", "lose-equipment", Equipment(self.seat), self.n)
        game.call(choice, then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """It leaves the game; of two alike the one of the first survivor."""
        for name in choice.picked or []:
            bearer, card = next(
                (one, card) for one in game.own(self.seat) for card in one.items if game.item(card).id == name
            )
            bearer.items = without(bearer.items, card)
            game.remove_item(card)
            game.emit("equipment-lost", survivor=bearer.id, card=name)


@procedure
class TearDown(Procedure):
    """Somebody takes ``n`` barricades or traps away from a place; traps do not go off."""

    seat: int
    place: str
    n: int
    entrance: int = 0
    """Where both a barricade and a trap stand, and one of them goes."""

    def start(self, game: ColonyGame) -> None:
        """At which entrance, if there is a choice."""
        if self.n > 0:
            choice = Choose(self.seat, "entrance", "tear-down", Defences(self.place), place=self.place)
            game.call(choice, then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """Where both stand somebody has to say which."""
        if not choice.picked:
            return
        place, self.entrance = game.place(self.place), choice.first
        barricade = place.barricades[self.entrance - 1]
        if barricade and place.traps[self.entrance - 1]:
            game.call(Choose(self.seat, "order", "tear-down", Words(["barricade", "trap"])), then=self.which)
        else:
            self.take(game, "barricade" if barricade else "trap")

    def which(self, game: ColonyGame, choice: Choose) -> None:
        """That one."""
        self.take(game, choice.first)

    def take(self, game: ColonyGame, what: str) -> None:
        """One less, and on to the next."""
        place = game.place(self.place)
        tokens = place.barricades if what == "barricade" else place.traps
        if tokens[self.entrance - 1]:
            take = game.add_barricades if what == "barricade" else game.add_traps
            take(self.place, self.entrance, -1)
            game.emit("torn-down", place=self.place, entrance=self.entrance, what=what)
        self.n -= 1
        self.go(self.start)


@procedure
class LayOnObjective(Procedure):
    """A player lays hand cards on the main objective, as many as wanted."""

    seat: int

    def start(self, game: ColonyGame) -> None:
        """Choose any number."""
        source = hand(self.seat)
        n = len(source.now(game))
        game.call(Choose(self.seat, "card", "lay-on-objective", source, n, up_to=True), then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """They lie there face up."""
        for name in choice.picked or []:
            game.supply(self.seat, name)
