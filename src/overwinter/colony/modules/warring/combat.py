"""The combat step: tactics, strength, bids, dice, wounds; colonies that nobody guards (reference 16.4)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ...cards.content import Use
from ...cards.further import FaceCard, TacticCard
from ...cards.ops.people import DistributeWounds
from ...game import ColonyGame
from ...rules.arrival import Replacement
from ...rules.choose import Choose, YesNo
from ...rules.composition import question
from ...rules.death import GoHome, Wounds
from ...rules.moments import open_moment
from ...rules.questions import hooks_of, label_of, mark_used, spend_charge
from ...rules.sources import People
from ...rules.zombies import AddZombies
from ...state import Fact, Survivor
from .pacts import at_peace, combat_over, disguised, of_cards, second_die, shows_first
from .slot import HOMES, Warring, besiegers, by_morale, change_ammunition, colonies, of_side
from .strength import NO_DIE, blinded, combatants, of_bid, of_tactic, of_weapons, retreats, roll, tactic_named

TACTIC = OptionKind("tactic", "card")
KEEP_TACTIC = OptionKind("keep-tactic")
BID = OptionKind("bid", "n")


def contested(game: ColonyGame, place: str) -> bool:
    """Whether survivors of both colonies are at a place who would fight, and nothing keeps the peace there."""
    for side in (0, 1):
        if all(disguised(game, one) for one in of_side(game, place, side)):
            return False
    return not at_peace(game, place)


@question
def before_combat(game: ColonyGame, place: str) -> Procedure | None:
    """What has to be decided before a combat at a place begins."""
    return None


@procedure
class Combats(Procedure):
    """Step 2 of the colony phase: a combat wherever both colonies are (R-321)."""

    sequence = True
    places: list[str] | None = None
    owed: list[int] = field(default_factory=list)
    """Who waited for a survivor before."""

    def start(self, game: ColonyGame) -> None:
        """The order is fixed now: at the colony with lower morale, at the other one, then by number."""
        homes = [colony.place for colony in colonies(game) if contested(game, colony.place)]
        if len(homes) > 1:
            homes = [game.home_of(seat) for seat in by_morale(game, [colony.first for colony in colonies(game)])]
        self.places = homes + [place for place in game.town() if contested(game, place)]
        self.owed = [player.seat for player in game.state.players if player.waiting]
        slot = Warring.of(game)
        slot.fighting, slot.fought = True, []
        self.go(self.next)

    def next(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """The next combat, unless one side has gone meanwhile."""
        assert self.places is not None
        while self.places:
            if contested(game, self.places[0]):
                first = before_combat(game, self.places[0])
                if first is None:
                    self.fight(game)
                else:
                    game.call(first, then=self.fight)
                return
            self.places.pop(0)
        slot = Warring.of(game)
        slot.fighting, slot.blinded = False, {}
        self.go(self.replace)

    def fight(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Whoever does not want to be there has left: the others fight."""
        assert self.places is not None
        game.call(Fight(self.places.pop(0)), then=self.next)

    def replace(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Whoever has lost the last survivor gets a new one; then it shows who guards the colonies (R-345)."""
        for seat in game.from_first():
            if game.player(seat).waiting and seat not in self.owed:
                self.owed.append(seat)
                game.call(Replacement(seat), then=self.replace)
                return
        for number, colony in enumerate(colonies(game)):
            enemies = besiegers(game, colony.place)
            if enemies and not of_side(game, colony.place, number):
                game.emit("unguarded", colony=colony.place, n=len(enemies))
                game.change_morale(colony, -len(enemies), "unguarded")


def renew_armour(game: ColonyGame, fighters: Iterable[str]) -> None:
    """What spares somebody the first wound of a combat does so in each."""
    worn = {card for name in fighters for card in game.state.survivors[name].items if _is_armour(game, card)}
    game.state.used_items = [card for card in game.state.used_items if card not in worn]


def _is_armour(game: ColonyGame, card: int) -> bool:
    return any(ability.args["causes"] == ["combat"] for ability in game.item(card).hooks.get("ignore-wound", ()))


@procedure
class Fight(Procedure):
    """One combat at a place. What is kept for both sides stands in lists, blue first."""

    place: str
    tactics: list[str] = field(default_factory=list)
    people: list[int] = field(default_factory=list)
    """What they counted for, when strength was counted,"""
    weapons: list[int] = field(default_factory=list)
    """and what their weapons did."""
    bids: list[int] = field(default_factory=list)
    strength: list[int] = field(default_factory=lambda: [0, 0])
    faces: list[str] = field(default_factory=list)
    targets: list[str] = field(default_factory=list)
    """Whom the wounds of each die are meant for; empty: nobody."""
    fighters: list[list[str]] = field(default_factory=list)
    """Who took part."""
    players: list[int] = field(default_factory=list)
    """Whose survivors they were."""
    laid: list[str] = field(default_factory=lambda: ["", ""])
    """A tactic that had to be laid open before the other side chose."""
    left: list[int] = field(default_factory=list)
    """Sides whose part of the step in progress is still to come."""

    def start(self, game: ColonyGame) -> None:
        """Both leaders choose a tactic in secret; all five are there every time (R-322)."""
        self.fighters = [[one.id for one in combatants(game, (self.place, number))] for number in (0, 1)]
        owners = [game.state.survivors[name].owner for side in self.fighters for name in side]
        self.players = list(dict.fromkeys(owners))
        Warring.of(game).fought.append(self.place)
        game.emit("combat", place=self.place, blue=self.fighters[0], yellow=self.fighters[1])
        renew_armour(game, [name for side in self.fighters for name in side])
        first = shows_first(game)
        if len(first) == 1:
            game.ask(
                colonies(game)[first[0]].first,
                "tactic",
                options=self.tactic_options,
                then=self.laid_open,
                place=self.place,
            )
        else:
            self.ask_tactics(game, [0, 1])

    def laid_open(self, game: ColonyGame, option: Option) -> None:
        """Whoever has read the plans of the others chooses with this one on the table."""
        side = shows_first(game)[0]
        self.laid[side] = str(option["card"])
        game.emit("tactic-first", place=self.place, card=self.laid[side], colony=colonies(game)[side].place)
        self.ask_tactics(game, [1 - side])

    def ask_tactics(self, game: ColonyGame, sides: list[int]) -> None:
        """The leaders of these sides choose in secret."""
        leaders = [colonies(game)[side].first for side in sides]
        game.ask_each(leaders, "tactic", options=self.tactic_options, then=self.revealed, place=self.place)

    def tactic_options(self, game: ColonyGame, seat: int) -> list[Option]:
        """One of the five."""
        return [TACTIC[name] for name in game.content.further["tactic"]]

    def revealed(self, game: ColonyGame, answers: dict[int, Option]) -> None:
        """Both are laid open at once, or the second one now."""
        leaders = [colony.first for colony in colonies(game)]
        self.tactics = [laid or str(answers[leaders[side]]["card"]) for side, laid in enumerate(self.laid)]
        game.emit("tactics", place=self.place, blue=self.tactics[0], yellow=self.tactics[1])
        leaders = [colony.first for side, colony in enumerate(colonies(game)) if self.callers(game, side)]
        game.ask_each(leaders, "change-tactic", options=self.change_options, then=self.changed, place=self.place)

    def callers(self, game: ColonyGame, side: int) -> list[tuple[Survivor, Use]]:
        """Who can still call out another tactic for a side, and with what."""
        there = combatants(game, (self.place, side))
        return [(one, use) for one in there for use in hooks_of(game, one, "change-tactic")]

    def change_options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Leave it at that, or another one that offers no truce."""
        return [KEEP_TACTIC.only, *(TACTIC[name] for name in self.other_tactics(game, game.player(seat).colony))]

    def other_tactics(self, game: ColonyGame, side: int) -> list[str]:
        """What a side can still call out once both are turned up."""
        cards = game.content.further["tactic"].values()
        return [card.id for card in cards if card.id != self.tactics[side] and not card.truce]

    def open_to(self, game: ColonyGame, side: int) -> list[str]:
        """What all know of the tactic of a side: any, the one that lies open, or another that is called out."""
        if not self.tactics:
            return [self.laid[side]] if self.laid[side] else list(game.content.further["tactic"])
        asked = any(d.kind == "change-tactic" for d in game.decisions) and self.callers(game, side)
        return [self.tactics[side], *(self.other_tactics(game, side) if asked else ())]

    def changed(self, game: ColonyGame, answers: dict[int, Option]) -> None:
        """What was called out counts; both call at the same moment."""
        for seat, option in answers.items():
            side = game.player(seat).colony
            if option is not KEEP_TACTIC.only:
                survivor, use = self.callers(game, side)[0]
                mark_used(game, survivor, use)
                game.emit("used", survivor=survivor.id, card=label_of(game, use))
                self.tactics[side] = str(option["card"])
                game.emit("tactic-changed", card=self.tactics[side], colony=colonies(game)[side].place)
        self.meet(game)

    def meet(self, game: ColonyGame) -> None:
        """Nobody fights, somebody leaves, or strength is counted."""
        blue, yellow = self.cards(game)
        if blue.truce and yellow.truce:
            self.over(game, -1)
            return
        self.left = [side for side in (0, 1) if self.retreats(game, side)]
        if self.left:
            self.go(self.harried)
        else:
            self.count(game)

    def cards(self, game: ColonyGame) -> list[TacticCard]:
        """The tactics that were played."""
        return [tactic_named(game, name) for name in self.tactics]

    def retreats(self, game: ColonyGame, side: int) -> bool:
        """Whether a side leaves."""
        return retreats(self.cards(game)[side], self.place, side)

    def harried(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Who retreats may be hurt first, by what the enemy does; then they go home without exposure."""
        if not self.left:
            gone = [side for side in (0, 1) if self.retreats(game, side)]
            self.over(game, -1 if len(gone) == 2 else 1 - gone[0])
            return
        side = self.left[0]
        wounds = self.cards(game)[1 - side].pursuit
        people = [one.id for one in combatants(game, (self.place, side))]
        game.call(DistributeWounds(colonies(game)[side].first, people, wounds, "combat"), then=self.leave)

    def leave(self, game: ColonyGame, _: Procedure) -> None:
        """They are off."""
        people = [one.id for one in combatants(game, (self.place, self.left.pop(0)))]
        game.call(GoHome(people), then=self.harried)

    def count(self, game: ColonyGame) -> None:
        """Strength by tactics and by those who are there, one more for each with a weapon (R-323); then bids."""
        cards = self.cards(game)
        there = [combatants(game, (self.place, side)) for side in (0, 1)]
        self.people = [len(people) for people in there]
        self.weapons = [of_weapons(game, people) for people in there]
        promised = [of_cards(game, side) for side in (0, 1)]
        for side in (0, 1):
            met = of_tactic(cards[side], cards[1 - side])
            self.strength[side] = met + self.people[side] + self.weapons[side] + promised[side]
        game.emit(
            "strength",
            place=self.place,
            blue=self.strength[0],
            yellow=self.strength[1],
            people=list(self.people),
            weapons=list(self.weapons),
            cards=promised,
        )
        store = Warring.of(game).ammunition
        bidding = [colony.first for side, colony in enumerate(colonies(game)) if store[side]]
        about = {"place": self.place, "blue": self.strength[0], "yellow": self.strength[1]}
        game.ask_each(bidding, "bid", options=self.bid_options, then=self.bid, **about)

    def bid_options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Any part of the supply, or nothing."""
        return [BID[n] for n in range(Warring.of(game).ammunition[game.player(seat).colony] + 1)]

    def bid(self, game: ColonyGame, answers: dict[int, Option]) -> None:
        """Bids are spent, whoever wins; then both dice are rolled."""
        self.bids = [int(answers[c.first]["n"]) if c.first in answers else 0 for c in colonies(game)]
        for side, card in enumerate(self.cards(game)):
            self.strength[side] += of_bid(card, self.bids[side])
        game.emit("bids", place=self.place, blue=self.bids[0], yellow=self.bids[1])
        for side in (0, 1):
            change_ammunition(game, side, -self.bids[side])
        blind = [blinded(game, self.place, side) for side in (0, 1)]
        self.faces = [NO_DIE if blind[side] else roll(game) for side in (0, 1)]
        game.emit("combat-dice", place=self.place, blue=self.faces[0], yellow=self.faces[1])
        self.left = [side for side in (0, 1) if second_die(game, side) and not blind[side]]
        self.go(self.again)

    def again(self, game: ColonyGame) -> None:
        """A leader may have the die rolled once more, then the faces stand."""
        if self.left:
            side = self.left[0]
            about = {"place": self.place, "face": self.faces[side]}
            game.call(YesNo(colonies(game)[side].first, "combat-again", about), then=self.rolled_again)
            return
        for side in (0, 1):
            self.strength[side] += self.rolled(game, side, "strength")
        self.targets, self.left = [], [0, 1]
        self.go(self.aim)

    def rolled_again(self, game: ColonyGame, answer: YesNo) -> None:
        """The new face counts."""
        side = self.left.pop(0)
        allowed = second_die(game, side)
        if answer.yes and allowed is not None:
            self.faces[side] = roll(game)
            spend_charge(game, allowed)
            game.emit("combat-dice", place=self.place, blue=self.faces[0], yellow=self.faces[1])
        self.go(self.again)

    def rolled(self, game: ColonyGame, side: int, kind: str) -> int:
        """How much of one kind a side has rolled."""
        face: FaceCard | None = game.content.further["face"].get(self.faces[side])
        return face.value if face is not None and face.kind == kind else 0

    def aim(self, game: ColonyGame, choice: Choose | None = None) -> None:
        """Each die that wounds is meant for one enemy; both are chosen before anybody is hurt."""
        if choice is not None:
            self.targets.append(choice.first or "")
        while self.left:
            side = self.left.pop(0)
            if self.rolled(game, side, "wounds"):
                enemies = People([one.id for one in combatants(game, (self.place, 1 - side))])
                leader = colonies(game)[side].first
                game.call(Choose(leader, "survivor", "combat-wound", enemies, place=self.place), then=self.aim)
                return
            self.targets.append("")
        self.left = [0, 1]
        self.go(self.hurt)

    def hurt(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """The wounds of the dice; strength that was counted stays (R-324)."""
        while self.left:
            side = self.left.pop(0)
            if self.targets[side]:
                wounds = Wounds([self.targets[side]], n=self.rolled(game, side, "wounds"), cause="combat")
                game.call(wounds, then=self.hurt)
                return
        zombies = sum(self.rolled(game, side, "zombies") for side in (0, 1))
        game.call(AddZombies(self.place, zombies), then=self.judge)

    def judge(self, game: ColonyGame, _: Procedure) -> None:
        """The weaker side takes as many wounds as it was weaker by, as its leader wants it (R-325, R-326)."""
        blue, yellow = self.strength
        game.emit("combat-total", place=self.place, blue=blue, yellow=yellow)
        if blue == yellow:
            self.over(game, -1)
            return
        loser = 0 if blue < yellow else 1
        people = [one.id for one in combatants(game, (self.place, loser))]
        wounds = DistributeWounds(colonies(game)[loser].first, people, abs(blue - yellow), "combat")
        game.call(wounds, then=self.lost)

    def lost(self, game: ColonyGame, _: Procedure) -> None:
        """The other side has won."""
        self.over(game, 0 if self.strength[0] > self.strength[1] else 1)

    def over(self, game: ColonyGame, winner: int) -> None:
        """It is decided; -1: for nobody."""
        if winner >= 0:
            colony = colonies(game)[winner]
            colony.count("combats-won")
            Warring.of(game).won[winner] = game.state.round
            if self.place == HOMES[1 - winner]:
                colony.count("combats-won-away")
            game.emit("combat-won", place=self.place, colony=colony.place)
        else:
            game.emit("combat-over", place=self.place)
        dead = [sum(game.survivor(name) is None for name in side) for side in self.fighters]
        fact = Fact("combat-over", place=self.place, n=winner, flag=winner >= 0 and dead[1 - winner] > 0)
        open_moment(game, "combat-over", self.closed, -1, fact)

    def closed(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """What was meant for this combat alone is over."""
        combat_over(game)
