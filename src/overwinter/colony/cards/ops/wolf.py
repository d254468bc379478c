"""What only missions of the lone wolf do: treat enemies for a card, herd zombies, strip shelves, hunt heads."""

from __future__ import annotations

from typing import Any

from overwinter.kernel.data import without
from overwinter.kernel.options import Option
from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ...modules.wolf.prey import hunters, patients, strangers, strippers
from ...modules.wolf.slot import NAME, Wolf
from ...rules import questions
from ...rules.choose import PICKS, Choose
from ...rules.death import GoHome, Wounds
from ...rules.entrances import zombies_at
from ...rules.sources import Dice, People, Places, Seats, Words, Zombies
from ..effects import Effect
from ..vocabulary import Amount, Where, op
from .dice import spend_die
from .giving import GiveCards
from .items import gain_secretly, move_cards
from .people import Heal

# -- field medic -------------------------------------------------------------------------------------------------


@op("treat-colonists")
def treat_colonists(game: ColonyGame, effect: Effect, n: Amount) -> Procedure:
    """You remove up to ``n`` wounds or frostbites from survivors of one colony at a place where you have one; the
    leader of that colony gives you a hand card."""
    return TreatColonists(effect.seat, n)


@procedure
class TreatColonists(Procedure):
    """A medic between the fronts: place, colony, wounds, and the fee."""

    seat: int
    n: int
    place: str = ""
    leader: int = -1

    def start(self, game: ColonyGame) -> None:
        """Where?"""
        where = Places(patients(game, self.seat))
        game.call(Choose(self.seat, "place", "own-location", where), then=self.there)

    def there(self, game: ColonyGame, choice: Choose) -> None:
        """Whose wounds?"""
        if not choice.picked:
            return
        self.place = choice.first
        leaders = {game.first_of(one.owner) for one in strangers(game, self.seat, self.place)}
        game.call(Choose(self.seat, "player", "which-colony", Seats(sorted(leaders))), then=self.theirs)

    def theirs(self, game: ColonyGame, choice: Choose) -> None:
        """The colony is known by its leader."""
        if choice.picked:
            self.leader = choice.first
            self.go(self.treat)

    def treat(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """The next wound, as long as anybody has one."""
        team = game.colony_of(self.leader)
        there = strangers(game, self.seat, self.place)
        hurt = [one.id for one in there if one.hurt and game.colony_of(one.owner) is team]
        if self.n and hurt:
            people = People(hurt, at=self.place)
            game.call(Choose(self.seat, "survivor", "treat", people, up_to=True), then=self.healed)
        else:
            game.call(GiveCards(self.leader, self.seat, 1))

    def healed(self, game: ColonyGame, choice: Choose) -> None:
        """One less; or enough is enough."""
        self.n = self.n - 1 if choice.picked else 0
        game.call(Heal(self.seat, choice.picked or [], 1), then=self.treat)


# -- pied piper --------------------------------------------------------------------------------------------------


@op("herd-zombies")
def herd_zombies(game: ColonyGame, effect: Effect, location: Where, n: Amount) -> Procedure | None:
    """You may lead up to ``n`` zombies from there to one other place, where they stand at the free entrances in
    order. Nobody rolls for exposure."""
    return Herd(effect.seat, location[0], n) if location else None


@procedure
class Herd(Procedure):
    """Zombies follow to another place, as far as there are free spaces: nothing breaks, nobody is overrun."""

    seat: int
    place: str
    n: int
    to: str = ""

    def start(self, game: ColonyGame) -> None:
        """Where to? Nowhere if there are none."""
        others = [name for name in game.state.places if name != self.place and game.free_entrances(name)]
        if zombies_at(game, self.place) and others:
            game.call(Choose(self.seat, "place", "drive-off", Places(others), up_to=True), then=self.towards)

    def towards(self, game: ColonyGame, choice: Choose) -> None:
        """Which of them?"""
        if choice.picked:
            self.to = choice.first
            self.go(self.next)

    def next(self, game: ColonyGame) -> None:
        """One after the other, as long as there is room."""
        if self.n and zombies_at(game, self.place) and game.free_entrances(self.to):
            zombies = Zombies(self.place)
            choice = Choose(self.seat, "entrance", "herd", zombies, up_to=True, place=self.place)
            game.call(choice, then=self.follows)

    def follows(self, game: ColonyGame, choice: Choose) -> None:
        """To the first free entrance that has the fewest of them."""
        free = game.free_entrances(self.to)
        if not choice.picked or not free:
            return
        self.n -= 1
        zombies = game.place(self.to).zombies
        entrance = min(free, key=lambda number: (zombies[number - 1], number))
        game.add_zombies(self.place, choice.first, -1)
        game.add_zombies(self.to, entrance)
        game.emit("lured", origin=self.place, place=self.to)
        self.go(self.next)


# -- strip the shelves -------------------------------------------------------------------------------------------


@op("strip-shelves")
def strip_shelves(game: ColonyGame, effect: Effect, n: Amount, remove: Amount) -> Procedure:
    """One of your survivors searches with a die: of the top ``n`` cards you keep 1, ``remove`` as many leave the
    game face down, the others go under the deck."""
    return StripShelves(effect.seat, n, remove)


@procedure
class StripShelves(Procedure):
    """Look at the top cards of a deck and divide them. Whatever is decided is done to the deck at once."""

    seat: int
    n: int
    remove: int
    survivor: str = ""
    place: str = ""
    kept: bool = False

    def start(self, game: ColonyGame) -> None:
        """Who searches?"""
        people = People(strippers(game, self.seat))
        game.call(Choose(self.seat, "survivor", "choose-own", people), then=self.searches)

    def searches(self, game: ColonyGame, choice: Choose) -> None:
        """With which die?"""
        survivor = game.survivor(choice.first) if choice.picked else None
        if survivor is not None:
            self.survivor, self.place = survivor.id, survivor.place
            dice = Dice(self.seat, questions.search_value(game, survivor))
            game.call(Choose(self.seat, "die", "spend-die", dice), then=self.look)

    def look(self, game: ColonyGame, choice: Choose) -> None:
        """See them."""
        if not choice.picked:
            return
        spend_die(game, self.seat, choice.first)
        deck, state = game.place(self.place).deck, game.state
        self.n = min(self.n, len(deck))
        zone, top = f"deck:{self.place}", deck[: self.n]
        # What becomes of them nobody else sees: what others knew of them holds no longer.
        state.peeks = [p for p in state.peeks if p.zone != zone or p.item not in top or p.seat == self.seat]
        for card in top:
            game.peek(self.seat, zone, item=card)
        facts = {"seat": self.seat, "place": self.place, "n": self.n}
        game.emit("looked-at-cards", secret=self.shows(game), to=[self.seat], **facts)
        self.go(self.ask)

    def shows(self, game: ColonyGame) -> dict[str, Any]:
        """The cards that are looked at."""
        return {"cards": game.card_ids(game.place(self.place).deck[: self.n])}

    def ask(self, game: ColonyGame) -> None:
        """Which one to keep, which ones to take out of the game; the rest goes under the deck."""
        if self.n and (not self.kept or self.remove):
            what = "strip-remove" if self.kept else "strip-keep"
            more = {"what": what, "place": self.place, **self.shows(game)}
            game.ask(self.seat, "look", options=self.options, then=self.chosen, **more)
            return
        deck = game.place(self.place).deck
        game.lay_deck(self.place, [*deck[self.n :], *deck[: self.n]])

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Any of them."""
        return [PICKS["card"][name] for name in dict.fromkeys(self.shows(game)["cards"])]

    def chosen(self, game: ColonyGame, option: Option) -> None:
        """Into the hand, or out of the game."""
        deck = game.place(self.place).deck
        card = deck[self.shows(game)["cards"].index(option["card"])]
        game.lay_deck(self.place, without(deck, card))
        self.n -= 1
        if not self.kept:
            self.kept = True
            gain_secretly(game, self.seat, [card], self.place)
        else:
            self.remove -= 1
            game.remove_unseen(f"deck:{self.place}", [card])
            game.emit("cards-away-unseen", seat=self.seat, place=self.place, n=1)
            for left in game.place(self.place).deck[: self.n]:  # nobody but the wolf still knows what lies there
                game.peek(self.seat, f"deck:{self.place}", item=left)
        self.go(self.ask)


# -- blood money -------------------------------------------------------------------------------------------------


@op("blood-money")
def blood_money(game: ColonyGame, effect: Effect) -> None:
    """You take a random hand card from everybody who had survivors on the losing side of the combat."""
    for seat in Wolf.of(game).foes if NAME in game.state.slots else ():
        hand = game.player(seat).hand
        if hand and not game.player(seat).eliminated:
            move_cards(game, seat, effect.seat, [hand[game.draw(len(hand), "pick")]])


# -- headhunter --------------------------------------------------------------------------------------------------


@op("headhunt")
def headhunt(game: ColonyGame, effect: Effect) -> Procedure:
    """With a die for an attack you drive off a survivor of a colony who is alone with one of yours at a place of
    the town: it goes home, you take a card that it carries, it gets 1 wound."""
    return Headhunt(effect.seat)


@procedure
class Headhunt(Procedure):
    """One against one, without an exposure roll."""

    seat: int
    prey: str = ""

    def start(self, game: ColonyGame) -> None:
        """Whom?"""
        people = People([prey.id for _, prey in hunters(game, self.seat)])
        game.call(Choose(self.seat, "survivor", "prey", people), then=self.hunted)

    def hunted(self, game: ColonyGame, choice: Choose) -> None:
        """With which die?"""
        pair = next((pair for pair in hunters(game, self.seat) if pair[1].id == choice.first), None)
        if pair is not None:
            self.prey = choice.first
            dice = Dice(self.seat, questions.attack_die(game, pair[0]))
            game.call(Choose(self.seat, "die", "spend-die", dice), then=self.struck)

    def struck(self, game: ColonyGame, choice: Choose) -> None:
        """Off it goes."""
        if choice.picked:
            spend_die(game, self.seat, choice.first)
            game.call(GoHome([self.prey]), then=self.robbed)

    def robbed(self, game: ColonyGame, _: Procedure) -> None:
        """Something stays behind."""
        prey = game.survivor(self.prey)
        cards = game.card_ids(prey.items) if prey is not None else []
        game.call(Choose(self.seat, "card", "prey", Words(cards)), then=self.hurt)

    def hurt(self, game: ColonyGame, choice: Choose) -> None:
        """All have seen what it was; then the wound."""
        prey = game.survivor(self.prey)
        if prey is not None and choice.picked:
            card = next(card for card in prey.items if game.item(card).id == choice.first)
            prey.items = without(prey.items, card)
            game.to_hand(self.seat, card)
            game.show_in_hand(self.seat, [card])
            game.emit("robbed", seat=self.seat, survivor=self.prey, card=choice.first)
        game.call(Wounds([self.prey]))
