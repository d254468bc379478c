"""What each action of a turn is worth to the greedy bot."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from overwinter.kernel.options import Option

from ..sight.view import SurvivorView
from .deeds import Deeds
from .judgement import Judgement
from .plans import Plans
from .rivals import Laboratory, Outlaws
from .threats import out_there
from .wants import Wants, food_on
from .war import War
from .wolf import Lone

WORTH_DOING = 0.0092
"""Ending the turn is worth this much."""
DIE = 0.018
"""What a spent die costs, and a little more the higher it is: low dice are for what any die can do."""

OTHER_USE = 0.14
"""What a die does at home, where nothing can be searched."""
TROUBLE = 0.068
"""What a move has to be worth at least."""
KEEPER = 0.42
"""What it is worth to have one at home who looks after the helpless."""
ARMED = 0.4
"""What it is worth in a war that one more has a weapon."""
PROOF, ACCUSE = 0.87, 0.094
"""How likely somebody has to be the betrayer to vote for an exile; and how much more likely to call for one."""
QUORUM = 0.045
"""How much less that is for each player: among many an error is less likely to be carried."""
SUSPECT = 0.42
"""Whoever is so likely the betrayer is given nothing."""
SCAPEGOAT = 0.4
"""Whom all suspect as much as this a betrayer can accuse without being noticed."""
SHOW = 0.25
"""What it is worth to a betrayer who is watched to be seen helping."""
HARMLESS = 0.05
"""Help that does less good than this is for show."""
COVER = 0.3
"""What it is worth to a betrayer who is watched to give something to the crisis."""
SOME, MANY = 2, 5
"""So many cards a betrayer gives at most to spoil a crisis: if nobody is to notice, and when the end is near."""
FAMINE = 1.0
"""What it is worth to a betrayer who waits for it that there is too little for supper."""
NOW, LATER = 0.73, 0.15
"""How many of the dice of this turn, and of later ones, will really be used to search."""


FADING = 0.7
"""What a further search is worth where the last one was worth 1: what was found is not looked for any more."""


class Turn:
    """One seat's weighing of the actions of its turn."""

    def __init__(self, judge: Judgement) -> None:
        self.judge = judge
        self.wants = Wants(judge)
        self.plans = Plans(judge, self.wants)
        self.deeds = Deeds(judge, self.wants, self.plans)
        self.outlaws = Outlaws(judge, self.wants)
        self.laboratory = Laboratory(judge, self.wants, self.deeds)
        self.war = War(judge)
        self.lone = Lone(judge, self.wants)
        self._cache: dict[object, float] = {}

    def weighs(self, option: Option) -> bool:
        """Whether there is an opinion about actions of this kind; those of modules are tried out instead."""
        return option.verb in _ENDS or option.verb in _ACTIONS

    def worth(self, option: Option) -> float:
        """What an action is worth."""
        if option.verb in _ENDS:
            return WORTH_DOING
        survivor = self.judge.survivors.get(str(option.get("survivor")))
        die = option.get("die")
        cost = DIE * (0.5 + 0.23 * int(die)) if die else 0.0
        key = (option.verb, *(value for name, value in option.args.items() if name != "die"))
        if key not in self._cache:
            self._cache[key] = _ACTIONS[option.verb](self, option, survivor) + self._gladly(option.verb)
        return self._cache[key] - cost

    def _gladly(self, verb: str) -> float:
        """How much more an action is worth because of the main objective, or of a betrayal."""
        leaning = self.judge.leaning
        return (leaning.striking if self.judge.striking else leaning.gladly).get(verb, 0.0)

    # -- zombies -------------------------------------------------------------------------------------

    def attack(self, option: Option, survivor: SurvivorView | None) -> float:
        """Kill a zombie: what it saves, and what it is worth in itself, less the risk."""
        assert survivor is not None
        judge = self.judge
        place, entrance = survivor.place, int(option["target"])
        guarded = judge.guarded(place, killed=entrance)
        if judge.striking:
            worth = guarded or self._pretence(-judge.zombie_cost(place, entrance, -1))
            return worth - judge.attack_risk(survivor)
        gain = -judge.zombie_cost(place, entrance, -1) + judge.sampling + self.plans.kill(place, entrance)
        return gain + guarded + self.show - judge.attack_risk(survivor)

    def _pretence(self, good: float) -> float:
        """What it is worth to a betrayer who strikes to be seen helping, where that does no good to anybody."""
        return SHOW / 2 if good < HARMLESS and self.judge.gossip[self.judge.seat] > self.judge.prior else -1.0

    def attack_bandit(self, option: Option, survivor: SurvivorView | None) -> float:
        """Drive a bandit away."""
        assert survivor is not None
        return -1.0 if self.judge.striking else self.outlaws.attack(survivor)

    def raid(self, option: Option, survivor: SurvivorView | None) -> float:
        """Take cards back from the hideout."""
        assert survivor is not None
        return -1.0 if self.judge.striking else self.outlaws.raid(survivor, str(option["way"]))

    def attack_special(self, option: Option, survivor: SurvivorView | None) -> float:
        """Attack what got out of the laboratory."""
        assert survivor is not None
        return -1.0 if self.judge.striking else self.laboratory.attack(survivor, str(option["card"]))

    def lab_die(self, option: Option, survivor: SurvivorView | None) -> float:
        """Lay a die for the code."""
        return self.laboratory.die(int(option["die"]))

    def attack_survivor(self, option: Option, survivor: SurvivorView | None) -> float:
        """Only a betrayer who strikes openly."""
        return 0.1 if self.judge.secret.openly else -1.0

    def barricade(self, option: Option, survivor: SurvivorView | None) -> float:
        """What it saves; a spare one where zombies will come; what the objective wants."""
        assert survivor is not None
        judge = self.judge
        place, entrance = survivor.place, int(option["entrance"])
        if place == judge.home and judge.betrayer and judge.wishes("barricades-max"):
            return -1.0
        guarded = judge.guarded(place, built=entrance)
        if judge.striking:
            return guarded or self._pretence(judge.barricade_gain(place, entrance))
        if self.plans.purge is not None and place == judge.home and self.plans.purge.need > 0:
            return judge.barricade_gain(place, entrance) - 0.84
        gain = guarded + self.show + (0.032 if entrance <= judge.arriving(place) else 0.018)
        return gain + judge.barricade_gain(place, entrance) + self.plans.build(place, entrance)

    def attract(self, option: Option, survivor: SurvivorView | None) -> float:
        """Two zombies from where they are a danger to where they are none."""
        assert survivor is not None
        if self.judge.striking:
            return self._lure_home(survivor)
        if self.plans.purge is not None and survivor.place != self.judge.home:
            return -1.0
        lures = sorted((self.lure_gain(name, e) for name, e in self._zombies_away(survivor.place)), reverse=True)
        entrances = self._free(survivor.place)
        costs = sorted(self.arrival_cost(survivor.place, entrance) for entrance in entrances)
        gain = sum(max(0.0, gain - cost) for gain, cost in zip(lures[:2], costs[:2], strict=False)) - 0.03
        return gain + self.hunt(survivor, survivor.place, 2, 1) - self.hunt(survivor, survivor.place)

    def _lure_home(self, survivor: SurvivorView) -> float:
        """A betrayer who strikes brings zombies to where the others are."""
        if survivor.place != self.judge.home:
            return -0.2
        costs = sorted(self.judge.zombie_cost(self.judge.home, e, 1) for e in self._free(self.judge.home))
        return 0.1 + sum(costs[-2:]) if costs else -0.2

    def hunt(self, survivor: SurvivorView, place: str, more: int = 0, spent: int = 0) -> float:
        """What killing for samples is worth at a place with so many ``more`` zombies, after so many dice."""
        judge = self.judge
        if not judge.sampling:
            return 0.0
        attack = judge.content.survivors[survivor.id].attack
        dice = sum(1 for die in judge.me.unused if die >= attack)
        if dice == len(judge.me.unused):
            dice -= spent  # no low die to spare
        kills = min(dice, sum(judge.places[place].zombies) + more)
        return 0.65 * max(0, kills) * max(0.0, judge.sampling - judge.attack_risk(survivor))

    def _zombies_away(self, to: str) -> list[tuple[str, int]]:
        found = []
        for place in self.judge.view.places:
            if place.id != to:
                for entrance, zombies in enumerate(place.zombies, start=1):
                    found += [(place.id, entrance)] * min(2, zombies)
        return found

    def _free(self, place: str) -> list[int]:
        return [e for e, room in enumerate(self.judge.room_at(place), start=1) for _ in range(min(2, room))]

    def lure_gain(self, place: str, entrance: int) -> float:
        """What it is worth that a zombie leaves."""
        gain = -self.judge.zombie_cost(place, entrance, -1)
        if self.plans.purge is not None and place != self.judge.home:
            return gain + (2.0 if self.plans.purge.ready else 0.36)
        return gain + self.plans.kill(place, entrance)

    def arrival_cost(self, place: str, entrance: int) -> float:
        """What it costs that a zombie comes to an entrance with room."""
        judge = self.judge
        cost = judge.zombie_cost(place, entrance, 1) + (0.033 if entrance <= judge.arriving(place) else 0.0085)
        cost -= self.plans.change(place, entrance, zombies=1)
        if judge.goals("barricades-min") and place == judge.home:
            cost += 0.2
        return cost

    # -- searching and moving ------------------------------------------------------------------------

    def search(self, option: Option, survivor: SurvivorView | None) -> float:
        """What there is to be found."""
        assert survivor is not None
        return self.wants.search_worth(survivor.place)

    def clean(self, option: Option, survivor: SurvivorView | None) -> float:
        """The morale that a smaller pile saves in this and the next nights."""
        assert survivor is not None
        return self.show + self.deeds.clean_worth(5 if "clean-more" in self.judge.hooks(survivor) else 3)

    def move(self, option: Option, survivor: SurvivorView | None) -> float:
        """What can be found there, who is in danger here and there, and the risk of the road."""
        assert survivor is not None
        judge, to, fuel = self.judge, str(option["to"]), option.get("card")
        here = survivor.place
        if fuel and self.wants.kept(judge.item(str(fuel))):
            return -1.0
        if judge.striking:
            return self._stray(survivor, to, fuel)
        if self.plans.purge is not None and to != judge.home:
            return -1.0
        risk = self.wants.worth(str(fuel), found=False) if fuel else judge.move_risk(survivor, to)
        gain = self.safety(survivor, to) + self.shelter(survivor, to) + judge.refuge(survivor, to)
        gain += self.searches(survivor, to) - self._searches_now
        gain += self.supper(here, to)
        gain += self.keeping(here, to)
        return gain + self.move_bonus(survivor, to) - risk - TROUBLE

    def _stray(self, survivor: SurvivorView, to: str, fuel: object) -> float:
        """Where a betrayer who strikes sends people: into harm's way, as long as there are some to spare, and
        where there are many whom a bite may spread to."""
        judge = self.judge
        if fuel or judge.secret.loss(survivor):
            risk = 0.0 if fuel else judge.move_risk(survivor, to)
            return self.move_bonus(survivor, to) + judge.refuge(survivor, to) - TROUBLE - risk
        harm = judge.danger(to, more=1) - judge.danger(to) + judge.danger(survivor.place, more=-1)
        harm += judge.move_risk(survivor, to) - judge.danger(survivor.place) - self.supper(survivor.place, to)
        return harm + self.plans.move(survivor, to) - TROUBLE

    def safety(self, survivor: SurvivorView, to: str) -> float:
        """Who is in danger here and there if somebody goes. Where moves come before all actions, what the dice can
        still build is reckoned with."""
        judge, here = self.judge, survivor.place
        if not judge.at_war:
            return judge.danger(here) - judge.danger(here, more=-1) + judge.danger(to) - judge.danger(to, more=1)
        stays = {one.place for one in judge.own if one.id != survivor.id}
        dice = len(judge.me.unused)
        gain = judge.danger_built(here, 0, dice) - judge.danger_built(here, -1, dice if here in stays else 0)
        return gain + judge.danger_built(to, 0, dice if to in stays else 0) - judge.danger_built(to, 1, dice)

    def shelter(self, survivor: SurvivorView, to: str) -> float:
        """What it is worth to be elsewhere when the crisis strikes."""
        judge = self.judge
        if not judge.at_war:
            return 0.0
        gain = out_there(judge, survivor, survivor.place) - out_there(judge, survivor, to)
        return gain * (1 - self.wants.crisis.chance(self.wants.crisis.mine)) if gain else 0.0

    def keeping(self, here: str, to: str) -> float:
        """The helpless need somebody of every group at home whose dice build and clean for them."""
        judge = self.judge
        if judge.home not in (here, to) or not judge.colony.helpless:
            return 0.0
        at_home = sum(1 for survivor in judge.own if survivor.place == judge.home)
        if here == judge.home:
            return -KEEPER if at_home == 1 else 0.0
        return KEEPER if not at_home else 0.0

    def supper(self, here: str, to: str) -> float:
        """Who is out eats nothing at home."""
        judge = self.judge
        if judge.home not in (here, to) or not judge.rounds_left:
            return 0.0
        ration = self.wants.ration if self.wants.food_short else 0.069
        worth = 0.31 * ration * min(1 if judge.at_war else 3, judge.rounds_left)
        return worth if here == judge.home else -worth

    @cached_property
    def _searches_now(self) -> float:
        """What all my survivors can find where they are."""
        return self.searches(None, "")

    def searches(self, mover: SurvivorView | None, to: str) -> float:
        """What all my survivors can find, now and later, if one of them is at ``to``. They share the dice."""
        judge = self.judge
        spots = []
        for survivor in judge.own:
            place = to if survivor is mover else survivor.place
            if place != judge.home:
                search = judge.content.survivors[survivor.id].search
                spots.append((search, max(0.0, self.wants.search_worth(place) - OTHER_USE)))
        if not spots:
            return 0.0
        best = [0.0] * 7
        for search, worth in spots:
            for die in range(search, 7):
                best[die] = max(best[die], worth)
        found = [best[die] for die in judge.me.unused]
        if judge.at_war:  # what is found first is not wanted any more
            found = [worth * FADING**n for n, worth in enumerate(sorted(found, reverse=True))]
        now = sum(found)
        later = sum(best) / 6 * (1 + len(judge.own)) * min(1.6, 0.9 * (judge.rounds_left - 1))
        return NOW * now + LATER * later

    def move_bonus(self, survivor: SurvivorView, to: str) -> float:
        """What the objectives want people to do, and what there is to be done besides searching."""
        here = survivor.place
        bonus = self.plans.move(survivor, to) + self.hunt(survivor, to) - self.hunt(survivor, here)
        for matter in (self.outlaws, self.laboratory):
            bonus += matter.at(survivor, to) - matter.at(survivor, here)
        return bonus + self.war.move(survivor, to) + self.lone.move(survivor, to)

    # -- abilities -------------------------------------------------------------------------------------

    def use(self, option: Option, survivor: SurvivorView | None) -> float:
        """An ability of a survivor or of equipment: worth what its operations are worth."""
        assert survivor is not None
        judge, card = self.judge, str(option["card"])
        abilities = [a for a in judge.abilities(card) if a.when == "action"]
        return self.deeds.worth(abilities[0].do, survivor) if abilities else 0.05

    # -- cards ---------------------------------------------------------------------------------------

    def play(self, option: Option, survivor: SurvivorView | None) -> float:
        """A card without equipment."""
        card, judge = str(option["card"]), self.judge
        printed, cost = judge.item(card), self.wants.worth(card, found=False) + 0.034
        if printed.outsider:
            return self.wants.outsider_worth(printed) - self.wants.wish_worth(printed, 1)
        mode = next(way for way in printed.plays if option.get("mode") in (None, way.id))
        if any(op.word.name == "food" for op in judge.content.programs[mode.do]):
            return self.feed(card)
        if any(op.word.name == "advance" for op in judge.content.programs[mode.do]):
            cost = self.wants.other_use(card)  # work does not wait
        return self.deeds.worth(mode.do) - cost

    def calm(self, option: Option, survivor: SurvivorView | None) -> float:
        """A medicine for one of the unruly."""
        return self.deeds.calm_worth() - self.wants.worth(str(option["card"]), found=False)

    def feed(self, card: str) -> float:
        """What a food card does for the supply: cards are kept in hand as long as tonight is safe."""
        judge, wants = self.judge, self.wants
        if judge.striking or (judge.betrayer and judge.wishes("starvation-min")):
            return -1.0
        printed = judge.item(card)
        n, short = food_on(judge.content, card), wants.food_missing
        if wants.kept(printed):
            return -1.0
        kept = wants.wish_worth(printed, wants.held["food"])
        if "food" in wants.crisis.symbols:
            kept = max(kept, wants.crisis.giving_worth(0.0))
        if short > 0:
            if not wants.supper_possible:
                return -0.11
            # A whole card for the rest of the hunger: the smallest that does.
            return (
                max(0.53, wants.hunger * min(n, short) / short) - 0.44 * kept + 0.017 * min(n, short) - 0.0095 * n
            )
        if judge.colony.food < wants.food_target:
            return 0.25 - max(kept, wants.goal_worth(printed))
        return -0.043

    def equip(self, option: Option, survivor: SurvivorView | None) -> float:
        """Equipment: it can still be given to a crisis. Who is the right one to carry it?"""
        assert survivor is not None
        judge, wants = self.judge, self.wants
        printed = judge.item(str(option["card"]))
        if wants.kept(printed):
            return -1.0
        worth = 0.19
        if wants.wanted[printed.symbol] >= wants.held[printed.symbol] or judge.wishes("hand-min"):
            worth -= 0.46
        if wants.goal_worth(printed):
            worth -= 0.57
        if printed.symbol == "weapon" and wants.unarmed:
            worth += 0.68 if not wants.armed else -0.35
        if wants.fits_wish(printed):
            worth += 0.5
        if printed.symbol == "weapon" and self.war.fights and not self.war.armed(survivor):
            worth += ARMED
        card = judge.content.survivors[survivor.id]
        suited = 7 - (card.attack if printed.symbol == "weapon" else card.search)
        places = {ability.at for ability in printed.abilities} - {"anywhere"}
        there = 0.13 if survivor.place in places else (-0.05 if places else 0.0)
        if {"clean-more", "barricade-more"} & set(printed.hooks) and survivor.place == judge.home:
            there += 0.046
        return worth + 0.01 * suited + there - 0.032 * len(survivor.equipment)

    def contribute(self, option: Option, survivor: SurvivorView | None) -> float:
        """A card for the crisis, as its share of what it saves; a betrayer spoils it."""
        judge, wants, card = self.judge, self.wants, str(option["card"])
        if wants.judge.view.crisis is None:
            return -1.0
        printed = judge.item(card)
        fits = printed.symbol in wants.crisis.symbols
        cost = wants.worth(card, found=False)
        if survivor is not None and wants.fits_wish(printed):
            return -1.0
        if judge.striking:
            enough = judge.me.contributions >= (MANY if judge.secret.near_the_end else SOME)
            return -0.2 if fits or enough else wants.crisis.spoiling_worth(wants.useless) - cost
        if not fits or wants.kept(printed):
            return -1.0
        if survivor is not None:
            if printed.symbol == "weapon":
                return -1.0
            cost += 0.12
        if printed.symbol == "food" and wants.food_missing and wants.food_held - 1 < wants.food_missing:
            cost += 0.27 * wants.hunger
        cover = COVER * bool(self.show) if not judge.me.contributions else 0.0
        wish = wants.wish_worth(printed, wants.held[printed.symbol])
        return wants.crisis.giving_worth(min(cost - wish, 1.0) + wish) + cover

    @cached_property
    def show(self) -> float:
        """What it is worth to a betrayer to be seen helping: something as long as the others suspect me more than
        when we sat down."""
        judge = self.judge
        if not judge.betrayer or judge.striking:
            return 0.0
        return SHOW if judge.gossip[judge.seat] > judge.prior else 0.0

    def supply(self, option: Option, survivor: SurvivorView | None) -> float:
        """A card on the main objective. What burns every night is kept for the nights."""
        judge, wants = self.judge, self.wants
        printed = judge.item(str(option["card"]))
        if judge.striking or judge.burning or not wants.goal_worth(printed):
            return -1.0
        kept = (
            wants.wish_worth(printed, wants.held[printed.symbol])
            if judge.rounds_left > 2 or judge.betrayer
            else 0.0
        )
        if printed.symbol == "food" and wants.food_missing and wants.supper_possible:
            kept += 1.0
        return wants.goal_worth(printed) - kept + 0.12 - 0.024 * food_on(judge.content, printed.id)

    # -- the table -----------------------------------------------------------------------------------

    def spend_food(self, option: Option, survivor: SurvivorView | None) -> float:
        """Only a betrayer wastes food: in the end, or as the last one before a supper that is too small then."""
        judge = self.judge
        if judge.betrayer and not judge.later and any(not c.met for c in judge.wishes("starvation-min")):
            enough = judge.colony.food - judge.food_need
            return FAMINE if 0 <= enough < len(judge.me.unused) else -0.12
        return 0.05 if self.judge.secret.openly and self.judge.colony.food else -0.12

    def request(self, option: Option, survivor: SurvivorView | None) -> float:
        """Ask for what saves somebody now and that I do not hold myself."""
        judge, wants, symbol = self.judge, self.wants, str(option["symbol"])
        if judge.betrayer:
            return -0.5
        others = sum(wants.expected(p, symbol) for p in judge.mates)
        if others < 0.36:
            return -0.62
        if wants.held[symbol]:
            return self.fare(symbol)
        if symbol == "medicine":
            return max((self.deeds.heal_worth(s) for s in judge.own), default=0.0) - 0.48
        if symbol == "food" and not judge.later:
            return 0.31 if 0 < wants.food_missing <= 1.3 * others else -0.45
        if symbol == "weapon":
            return 0.35 if wants.unarmed and not wants.armed else -0.7
        return -0.53

    def fare(self, symbol: str) -> float:
        """What it is worth to ask for a card with which somebody helpless can be brought away at once."""
        trip, judge, held = self.wants.journey, self.judge, self.wants.held[symbol]
        if trip is None or trip.symbol != symbol or not 0 < held < trip.price:
            return -0.44
        return 0.4 if any(one.place == trip.place for one in judge.own) else -0.5

    def hand_off(self, option: Option, survivor: SurvivorView | None) -> float:
        """A spare weapon for somebody whom the objective wants armed."""
        judge, wants = self.judge, self.wants
        printed = judge.item(str(option["card"]))
        receiver = judge.survivors[str(option["to"])]
        if printed.symbol == "weapon" and self.war.fights and survivor is not None:
            spare = self.war.armed(survivor) and not self.war.armed(receiver)
            carried = sum(1 for one in survivor.equipment if judge.item(one.card).symbol == "weapon")
            return ARMED if spare and carried > 1 else -0.5
        if printed.symbol != "weapon" or not wants.unarmed or receiver.owner == judge.seat or judge.betrayer:
            return -0.46
        if judge.doubts[receiver.owner] >= SUSPECT:
            return -0.5
        spare = sum(1 for s in judge.own for e in s.equipment if judge.item(e.card).symbol == "weapon") > 1
        armed = any(wants.has_weapon(s.id) for s in judge.survivors.values() if s.owner == receiver.owner)
        return 0.55 if spare and not armed else -0.61

    def nominate(self, option: Option, survivor: SurvivorView | None) -> float:
        """Exile whom I take for the betrayer. A betrayer points at somebody else whom all suspect already."""
        judge, seat = self.judge, int(option["seat"])
        if judge.betrayer:
            safe = judge.gossip[seat] > max(SCAPEGOAT, judge.gossip[judge.seat])
            return 0.2 if safe else -1.0
        return 1.0 if judge.doubts[seat] >= self.proof + ACCUSE else -1.0

    @property
    def proof(self) -> float:
        """How sure I want to be before I vote for an exile: after one innocent, another would end it all."""
        innocents = sum(1 for player in self.judge.view.players if player.exiled and player.objective)
        proof = PROOF - QUORUM * len(self.judge.view.players) + (0.25 if innocents else 0.0)
        return min(0.95, proof * self.judge.temper.trust)

    def use_effect(self, option: Option, survivor: SurvivorView | None) -> float:
        """What the main objective asks for."""
        return 1.0 if option["card"] == self.judge.colony.objective else -0.5

    def mission(self, option: Option, survivor: SurvivorView | None) -> float:
        """A mission of the lone wolf."""
        return self.lone.mission(str(option["card"]))

    def never(self, option: Option, survivor: SurvivorView | None) -> float:
        """Not worth it."""
        return -0.5


_ENDS = ("end-turn", "done-moving")
Action = Callable[[Turn, Option, SurvivorView | None], float]

_ACTIONS: dict[str, Action] = {
    "attack": Turn.attack,
    "attack-survivor": Turn.attack_survivor,
    "attack-bandit": Turn.attack_bandit,
    "raid": Turn.raid,
    "attack-special": Turn.attack_special,
    "lab-die": Turn.lab_die,
    "calm": Turn.calm,
    "search": Turn.search,
    "barricade": Turn.barricade,
    "clean": Turn.clean,
    "attract": Turn.attract,
    "move": Turn.move,
    "use": Turn.use,
    "use-effect": Turn.use_effect,
    "play": Turn.play,
    "equip": Turn.equip,
    "ration": Turn.never,
    "contribute": Turn.contribute,
    "supply": Turn.supply,
    "hand-off": Turn.hand_off,
    "spend-food": Turn.spend_food,
    "request": Turn.request,
    "nominate": Turn.nominate,
    "mission": Turn.mission,
}
