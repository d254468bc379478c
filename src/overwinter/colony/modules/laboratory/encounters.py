"""Attacks on special zombies: exposure first, then the line of the encounter that a die says (R-288 to R-291)."""

from __future__ import annotations

from overwinter.kernel.data import without
from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ...cards.effects import Effect
from ...game import ColonyGame
from ...rules import questions
from ...rules.actions.attack import Attack, attack_dice
from ...rules.actions.base import Action, Desk, Reason
from ...rules.choose import Choose
from ...rules.exposure import Exposure
from ...rules.moments import open_moment
from ...rules.sources import Words
from ...state import Fact, Survivor
from .slot import PLACE, Laboratory, Special, experiment, take_away

ATTACK_SPECIAL = OptionKind("attack-special", "survivor", "die", "card")


def cards_at(game: ColonyGame, place: str) -> list[str]:
    """The kinds of special zombies at a place."""
    return list(dict.fromkeys(one.card for one in Laboratory.of(game).at(place)))


class AttackSpecialAction(Action):
    """Spend a die to attack a special zombie; where one stands nothing else can be attacked (R-289)."""

    verbs = ("attack-special",)

    def options(self, desk: Desk, out: list[Option]) -> None:
        """Every own survivor beside one, every fitting die, every kind."""
        game = desk.game
        for survivor in desk.own:
            cards = cards_at(game, survivor.place)
            if cards and not questions.forbidden(game, survivor, "attack"):
                dice = attack_dice(desk, survivor)
                out += [ATTACK_SPECIAL[survivor.id, die, card] for die in dice for card in cards]

    def why_not(self, desk: Desk, survivor: Survivor) -> Reason | None:
        """The attack of the base game says why."""
        return None

    def begin(self, game: ColonyGame, seat: int, option: Option) -> Procedure:
        """Start the attack, on the one that has been hit most."""
        place = game.state.survivors[option["survivor"]].place
        alike = [one for one in Laboratory.of(game).at(place) if one.card == option["card"]]
        one = max(alike, key=lambda one: one.hits)
        return AttackSpecial(seat, option["survivor"], option.get("die") or 0, one.entrance, special=one.id)


def more_targets(game: ColonyGame, options: list[Option], survivor: Survivor) -> list[Option]:
    """What an attack without a die may aim at besides."""
    return [*options, *(ATTACK_SPECIAL[survivor.id, None, card] for card in cards_at(game, survivor.place))]


@procedure
class AttackSpecial(Attack):
    """An attack on a special zombie. What kills more goes on with normal zombies, once no special one is left."""

    special: int = 0
    met: bool = False

    def strike(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Exposure comes first, and only once (R-290)."""
        if self.met:
            Attack.strike(self, game)
        elif self.safe or questions.hooks_of(game, game.state.survivors[self.survivor], "special-hunter"):
            self.meet(game)
        else:
            game.call(Exposure(self.survivor, "attack"), then=self.meet)

    def meet(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """If the attacker lives, a die says which line is carried out."""
        self.met = True
        attacker, one = game.survivor(self.survivor), Laboratory.of(game).special(self.special)
        if attacker is None or one is None:
            return
        hunters = questions.hooks_of(game, attacker, "special-hunter")
        rolled = game.roll()
        n = min(6, rolled + int(sum(use.ability.args["n"] for use in hunters)))
        game.emit("encounter", survivor=self.survivor, card=one.card, n=n)
        lines = experiment(game, one.card).encounter
        program = next((do for low, high, do in lines if low <= n <= high), "")
        scope = {"user": [self.survivor], "special": self.special, "rolled": n}
        game.call(Effect(program, self.seat, one.card, scope), then=self.on)

    def on(self, game: ColonyGame, _: Procedure) -> None:
        """What kills more than one goes on, if no special zombie is left there (R-291)."""
        attacker, slot = game.survivor(self.survivor), Laboratory.of(game)
        self.kills -= 1
        alive = slot.special(self.special) is not None
        if attacker is not None and self.kills > 0 and not alive and not slot.at(attacker.place):
            self.go(self.strike)


@procedure
class KillSpecial(Procedure):
    """A special zombie is hit so often; if that is enough it dies, by the hand of a survivor."""

    seat: int
    special: int
    by: str
    hits: int
    """-1: it is killed."""

    def start(self, game: ColonyGame) -> None:
        """Count the hits."""
        one = Laboratory.of(game).special(self.special)
        if one is None:
            return
        needed = experiment(game, one.card).hits
        one.hits = needed if self.hits < 0 else min(needed, one.hits + self.hits)
        if one.hits < needed:
            game.emit("special-hit", card=one.card, place=one.place, n=one.hits, need=needed)
            return
        self.hand_over(game, one)
        take_away(game, one)
        game.player(self.seat).count("kills")
        game.emit("special-killed", card=one.card, place=one.place, survivor=self.by)
        game.happened("special-killed", self.seat, survivor=self.by, place=one.place, n=one.entrance)
        fact = game.happened("zombie-killed", self.seat, survivor=self.by, place=one.place, n=one.entrance)
        open_moment(game, "zombie-killed", None, self.seat, fact)

    def hand_over(self, game: ColonyGame, one: Special) -> None:
        """What it has taken goes to the killer's player, unless that one dropped out; all have seen it."""
        kept = Laboratory.of(game).kept_by(one.card)
        if kept and not game.player(self.seat).eliminated:
            for card in kept:
                game.to_hand(self.seat, card)
            game.show_in_hand(self.seat, kept)
            game.emit("kept-cards-back", seat=self.seat, cards=game.card_ids(kept))
            kept.clear()


def move(game: ColonyGame, one: Special) -> None:
    """A special zombie goes to a random place, if an entrance space is free there; otherwise it stays."""
    rolled = game.roll()
    where = next(card.id for card in game.content.locations() if card.number == rolled)
    free = game.free_entrances(where)
    if where == one.place or not free:
        game.emit("special-stays", card=one.card, place=one.place)
        return
    game.add_special(one.place, one.entrance, -1)
    one.place, one.entrance = where, free[0]
    game.add_special(where, one.entrance)
    game.emit("special-moves", card=one.card, place=where)


@procedure
class Break(Procedure):
    """A barricade or a trap at an entrance is gone; where there are both the player chooses (OW-47)."""

    seat: int
    place: str
    entrance: int
    missing: int = 0

    def start(self, game: ColonyGame) -> None:
        """Which?"""
        here, at = game.place(self.place), self.entrance - 1
        there = [name for name, n in (("trap", here.traps[at]), ("barricade", here.barricades[at])) if n]
        self.missing = int(not there)
        game.call(Choose(self.seat, "order", "break", Words(there)), then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """That one."""
        if choice.first == "trap":
            game.add_traps(self.place, self.entrance, -1)
            game.emit("trap-gone", place=self.place, entrance=self.entrance)
        elif choice.picked:
            game.add_barricades(self.place, self.entrance, -1)
            game.emit("barricades-gone", place=self.place, n=1)


@procedure
class KeepCard(Procedure):
    """An experiment takes a card: equipment of the attacker of choice, else a random hand card."""

    seat: int
    card: str
    survivor: str
    missing: int = 0

    def start(self, game: ColonyGame) -> None:
        """Which?"""
        survivor = game.survivor(self.survivor)
        items = game.card_ids(survivor.items) if survivor is not None else []
        hand = game.player(self.seat).hand
        if items:
            game.call(Choose(self.seat, "card", "taken-card", Words(items)), then=self.chose)
        elif hand:
            number = hand[game.draw(len(hand), "pick")]
            game.leaves_hand(self.seat, number)
            self.keep(game, number)
        else:
            self.missing = 1

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """Off the survivor it goes."""
        survivor = game.survivor(self.survivor)
        if survivor is None or not choice.picked:
            return
        number = next(item for item in survivor.items if game.item(item).id == choice.first)
        survivor.items = without(survivor.items, number)
        self.keep(game, number)

    def keep(self, game: ColonyGame, number: int) -> None:
        """It lies under the card of the experiment, for all to see."""
        Laboratory.of(game).kept_by(self.card).append(number)
        game.emit("card-kept", seat=self.seat, card=game.item(number).id, by_card=self.card)


@procedure
class LabExposure(Procedure):
    """After a search at the laboratory whoever searched rolls for exposure (R-070)."""

    seat: int
    fact: Fact | None

    def start(self, game: ColonyGame) -> None:
        """The card is in the hand already."""
        survivor = game.survivor(self.fact.survivor) if self.fact is not None else None
        if self.fact is None or survivor is None or self.fact.place != PLACE:
            return
        if not questions.hooks_of(game, survivor, "no-exposure-on-search"):
            game.call(Exposure(survivor.id, "search"))
