"""What each action of a turn is worth to the greedy bot."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from overwinter.kernel.options import Option

from ..modules.bandits.actions import TABLES
from ..sight.view import SurvivorView
from .judgement import Judgement, steps_to_hold
from .plans import Fortress, Purge
from .wants import FOOD, Wants

WORTH_DOING = 0.01
"""Ending the turn is worth this much."""
DIE = 0.02
"""What a spent die costs, and a little more the higher it is: low dice are for what any die can do."""

OTHER_USE = 0.15
"""What a die does at home, where nothing can be searched."""
TROUBLE = 0.05
"""What a move has to be worth at least."""
KEEPER = 0.4
"""What it is worth to have one at home who looks after the helpless."""
BANDIT_HIT = 4 / 6
"""How likely an attack drives a bandit away."""
LOOTED = 0.04
"""What a card is worth that a bandit would take from a deck."""
TRIBUTE = 0.25
"""What it is worth to bring home a card that the main objective wants, where it is laid down on arrival."""
NOW, LATER = 0.75, 0.2
"""How many of the dice of this turn, and of later ones, will really be used to search."""


class Turn:
    """One seat's weighing of the actions of its turn."""

    def __init__(self, judge: Judgement) -> None:
        self.judge = judge
        self.wants = Wants(judge)
        self._cache: dict[object, float] = {}

    def weighs(self, option: Option) -> bool:
        """Whether there is an opinion about actions of this kind; those of modules are tried out instead."""
        return option.verb == "end-turn" or option.verb in _ACTIONS

    def worth(self, option: Option) -> float:
        """What an action is worth."""
        if option.verb == "end-turn":
            return WORTH_DOING
        survivor = self.judge.survivors.get(str(option.get("survivor")))
        die = option.get("die")
        cost = DIE * (0.5 + 0.25 * int(die)) if die else 0.0
        key = (option.verb, *(value for name, value in option.args.items() if name != "die"))
        if key not in self._cache:
            self._cache[key] = _ACTIONS[option.verb](self, option, survivor)
        return self._cache[key] - cost

    # -- zombies -------------------------------------------------------------------------------------

    def attack(self, option: Option, survivor: SurvivorView | None) -> float:
        """Kill a zombie: what it saves, and what it is worth in itself, less the risk."""
        assert survivor is not None
        judge = self.judge
        if judge.striking:
            return -1.0
        place, entrance = survivor.place, int(option["target"])
        gain = -judge.zombie_cost(place, entrance, -1) + judge.sampling + self.kill_bonus(place, entrance)
        return gain - judge.attack_risk(survivor)

    def kill_bonus(self, place: str, entrance: int) -> float:
        """What a zombie less at an entrance is worth for the main objective."""
        judge = self.judge
        bonus = 0.0
        purge = self.purge
        if purge is not None:
            if place != judge.home:
                bonus += 0.3
            elif purge.short:
                bonus += 1.2 if purge.ready else 0.5
        bonus += self.fortress.gain(place, entrance, zombies=-1)
        for condition in judge.goals("barricades-min"):
            if place == judge.home and condition.args["where"] == "each-colony-entrance":
                bonus += self.holding(entrance, -1, 0)
        for condition in judge.goals("tokens-max"):
            if condition.args.get("token") == "zombie" and condition.args.get("location") == place:
                bonus += 0.2
        return bonus

    @cached_property
    def purge(self) -> Purge | None:
        """The plan to clear the town of zombies, if the main objective asks for it."""
        limit = self.judge.town_limit
        return None if limit is None else Purge(self.judge, limit)

    @cached_property
    def fortress(self) -> Fortress:
        """The plan to wall up the colony and the town, if the main objective asks for it."""
        return Fortress(self.judge)

    def attack_bandit(self, option: Option, survivor: SurvivorView | None) -> float:
        """One bandit less: a zombie less every night, and a card more in the deck."""
        assert survivor is not None
        judge = self.judge
        if judge.striking:
            return -1.0
        place = judge.places[survivor.place]
        zombies = max(0.0, -judge.zombie_cost(place.id, 1, -1))
        cards = min(judge.rounds_left, place.deck)
        return BANDIT_HIT * (0.15 + zombies * min(3, judge.rounds_left) + LOOTED * cards)

    def raid(self, option: Option, survivor: SurvivorView | None) -> float:
        """What the best cards of the arsenal are worth, less the wounds."""
        assert survivor is not None
        judge = self.judge
        arsenal = judge.view.parts["bandits"].arsenal
        if judge.striking or not arsenal:
            return -1.0
        best = sorted((self.wants.worth(card, found=True) for card in arsenal), reverse=True)[:2]
        left = survivor.wound_limit - survivor.wounds - survivor.frostbite - survivor.despair
        gain = 0.0
        for wounds, cards in TABLES[str(option["way"])].values():
            hurt = judge.life if wounds >= left else (0.1, 0.3)[left - wounds == 1] * wounds
            gain += (sum(best[:cards]) - hurt) / 6
        return gain

    def attack_survivor(self, option: Option, survivor: SurvivorView | None) -> float:
        """Only a betrayer who strikes."""
        return 0.1 if self.judge.striking else -1.0

    def barricade(self, option: Option, survivor: SurvivorView | None) -> float:
        """What it saves; a spare one where zombies will come; what the objective wants."""
        assert survivor is not None
        judge = self.judge
        place, entrance = survivor.place, int(option["entrance"])
        if judge.striking:
            return -1.0
        if self.purge is not None and place == judge.home and self.purge.need > 0:
            return judge.barricade_gain(place, entrance) - 0.8
        gain = 0.03 if entrance <= judge.arriving(place) else 0.015
        return gain + judge.barricade_gain(place, entrance) + self.barricade_bonus(place, entrance)

    def barricade_bonus(self, place: str, entrance: int) -> float:
        """What a barricade is worth for the main objective or the own one."""
        judge = self.judge
        bonus = self.fortress.gain(place, entrance, barricades=1)
        for condition in judge.goals("barricades-min"):
            if place == judge.home and condition.args["where"] == "each-colony-entrance":
                bonus += self.holding(entrance, 0, 1)
        for condition in [c for c in judge.wishes("barricades-min") if not c.met]:
            where = str(condition.args["where"])
            if where == "colony" and place == judge.home:
                bonus += 0.3
            elif where == "each-non-colony" and place != judge.home:
                bonus += 0.6 if not sum(judge.places[place].barricades) else 0.0
            elif where == "non-colony-total" and place != judge.home:
                bonus += 0.3
        return bonus

    def holding(self, entrance: int, zombies: int, barricades: int) -> float:
        """What a change at an entrance of the colony is worth where each has to have a barricade after tonight."""
        judge = self.judge
        here = judge.places[judge.home]
        z, b = here.zombies[entrance - 1], here.barricades[entrance - 1]
        comes = entrance <= judge.arriving(judge.home)
        before = steps_to_hold(z, b, here.entrance_spaces, comes)
        after = steps_to_hold(z + zombies, b + barricades, here.entrance_spaces, comes)
        # Where no zombies come it stays so; elsewhere it is for the night in which all the rest is there.
        return judge.drive * (0.8 if self.wants.last_push or not comes else 0.2) * (before - after)

    def attract(self, option: Option, survivor: SurvivorView | None) -> float:
        """Two zombies from where they are a danger to where they are none."""
        assert survivor is not None
        if self.purge is not None and survivor.place != self.judge.home:
            return -1.0
        lures = sorted((self.lure_gain(name, e) for name, e in self._zombies_away(survivor.place)), reverse=True)
        entrances = self._free(survivor.place)
        costs = sorted(self.arrival_cost(survivor.place, entrance) for entrance in entrances)
        gain = sum(max(0.0, gain - cost) for gain, cost in zip(lures[:2], costs[:2], strict=False)) - 0.03
        return gain + self.hunt(survivor, survivor.place, 2, 1) - self.hunt(survivor, survivor.place)

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
        return 0.8 * max(0, kills) * max(0.0, judge.sampling - judge.attack_risk(survivor))

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
        if self.purge is not None and place != self.judge.home:
            return gain + (1.5 if self.purge.ready else 0.3)
        return gain + self.kill_bonus(place, entrance)

    def arrival_cost(self, place: str, entrance: int) -> float:
        """What it costs that a zombie comes to an entrance with room."""
        judge = self.judge
        cost = judge.zombie_cost(place, entrance, 1) + (0.03 if entrance <= judge.arriving(place) else 0.01)
        cost -= self.fortress.gain(place, entrance, zombies=1)
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
        judge = self.judge
        if judge.striking:
            return -1.0
        assert survivor is not None
        gone = 5 if "clean-more" in judge.hooks(survivor) else 3
        waste = len(judge.colony.waste) + 0.6 * len(judge.later)
        if self.purge is not None and waste < 10:
            return -0.1
        growth, saved, weight = 1.2 * judge.view.setup.players, 0.0, 1.0
        for _ in range(min(3, judge.rounds_left)):
            saved += weight * (int(waste) // 10 - max(0, int(waste) - gone) // 10)
            waste += growth
            weight *= 0.45
        return saved + (0.04 if waste >= 8 else -0.1)

    def move(self, option: Option, survivor: SurvivorView | None) -> float:
        """What can be found there, who is in danger here and there, and the risk of the road."""
        assert survivor is not None
        judge, to, fuel = self.judge, str(option["to"]), option.get("card")
        here = survivor.place
        if self.purge is not None and to != judge.home:
            return -1.0
        risk = self.wants.worth(str(fuel), found=False) if fuel else judge.move_risk(survivor, to)
        gain = judge.danger(here) - judge.danger(here, more=-1) + judge.danger(to) - judge.danger(to, more=1)
        gain += self.searches(survivor, to) - self.searches(survivor, here)
        gain += self.supper(here, to)
        gain += self.keeping(here, to)
        return gain + self.move_bonus(survivor, to) - risk - TROUBLE

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
        ration = self.wants.ration if self.wants.food_short else 0.05
        worth = 0.5 * ration * min(3, judge.rounds_left)
        return worth if here == judge.home else -worth

    def searches(self, mover: SurvivorView, to: str) -> float:
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
        best = [max((worth for search, worth in spots if die >= search), default=0.0) for die in range(7)]
        now = sum(best[die] for die in judge.me.unused)
        later = sum(best) / 6 * (1 + len(judge.own)) * min(2.0, 0.8 * (judge.rounds_left - 1))
        return NOW * now + LATER * later

    def move_bonus(self, survivor: SurvivorView, to: str) -> float:
        """What the objectives want people to do."""
        judge, bonus = self.judge, 0.0
        home = to == judge.home
        if self.purge is not None:
            bonus += 0.9
        bonus += self.hunt(survivor, to) - self.hunt(survivor, survivor.place)
        if judge.me.unused:
            bonus += self.fortress.move(survivor.place, to)
        for condition in judge.wishes("own-none-at-colony"):
            if not condition.met and judge.rounds_left <= 3:
                bonus += -0.4 if home else 0.4
        for condition in judge.wishes("own-all-at-colony"):
            if not condition.met and judge.rounds_left <= 3:
                bonus += 0.4 if home else -0.4
        if home and not judge.striking:
            bonus += sum(self.wants.goal_decks[deck] > 0 for deck in self.wants.decks_held) * TRIBUTE
        return bonus

    # -- abilities -------------------------------------------------------------------------------------

    def use(self, option: Option, survivor: SurvivorView | None) -> float:
        """An ability of a survivor or of equipment: worth what its operations are worth."""
        assert survivor is not None
        judge, card = self.judge, str(option["card"])
        abilities = [a for a in judge.abilities(card) if a.when == "action"]
        if not abilities:
            return 0.05
        program = judge.content.programs[abilities[0].do]
        return sum(self._use_op(op.word.name, op.written, survivor) for op in program)

    def _use_op(self, name: str, args: dict[str, object], survivor: SurvivorView) -> float:
        judge = self.judge
        match name:
            case "kill-zombies" | "kill-zombie-anywhere":
                if judge.striking:
                    return -1.0
                everywhere = name == "kill-zombie-anywhere"
                n = 1 if everywhere else int(str(args["n"]))
                risk = judge.attack_risk(survivor) if args.get("rolls") else 0.0
                return sum(self.best_kills(None if everywhere else survivor.place)[:n]) - risk
            case "heal-here":
                hurt = [self.heal_worth(s) for s in judge.survivors.values() if s.place == survivor.place]
                return 0.1 + max(hurt, default=0.0)
            case "food":
                return -1.0 if judge.striking else self.wants.food_worth(int(str(args["n"])))
            case "free-barricade" | "add-barricades":
                room = [e for e, room in enumerate(judge.room_at(survivor.place), start=1) if room]
                return 0.05 + max(judge.barricade_gain(survivor.place, e) for e in room) if room else -1.0
            case "reroll-dice":
                return 0.15 if any(die <= 2 for die in judge.me.unused) else -0.1
            case "raise-die":
                return 0.06 if judge.me.unused else -0.1
            case "reveal-top":
                return 0.2
            case "borrow-pip" | "take-card":
                return -0.2 if judge.view.setup.mode == "cooperative" else 0.03
            case "look-top-item" | "look-crises" | "look-random-card":
                return -0.1
        return 0.03

    def best_kills(self, place: str | None) -> list[float]:
        """What safe kills at a place (or anywhere) are worth, the best first."""
        judge = self.judge
        found = []
        for spot in judge.view.places:
            if place is None or spot.id == place:
                for entrance, zombies in enumerate(spot.zombies, start=1):
                    if not zombies:
                        continue
                    gain = 0.04 + judge.sampling - judge.zombie_cost(spot.id, entrance, -1)
                    found.append(gain + self.kill_bonus(spot.id, entrance))
        return sorted(found, reverse=True)

    # -- cards ---------------------------------------------------------------------------------------

    def play(self, option: Option, survivor: SurvivorView | None) -> float:
        """A card without equipment."""
        card = str(option["card"])
        printed, judge = self.judge.item(card), self.judge
        cost = self.wants.worth(card, found=False) + 0.04
        if printed.name in FOOD:
            return self.feed(card)
        if printed.name == "medicine":
            own = {s.place for s in judge.own}
            near = [s for s in judge.survivors.values() if s.owner == judge.seat or s.place in own]
            return max((self.heal_worth(s) for s in near), default=0.0) - cost
        if printed.outsider:
            return self.wants.outsider_worth(printed) - self.wants.wish_worth(printed, 1)
        if printed.name == "padlock":
            return 0.1 + 0.5 * judge.danger(judge.home) - cost
        if printed.name in ("scissors", "reading-lamp"):
            risk = 0.0 if printed.name == "scissors" else 0.2
            return max(self.best_kills(None)[:1], default=0.0) - cost - risk
        return 0.08 - cost

    def heal_worth(self, survivor: SurvivorView) -> float:
        """What it is worth to heal somebody."""
        judge = self.judge
        left = survivor.wound_limit - survivor.wounds - survivor.frostbite
        if judge.striking and survivor.owner != judge.seat:
            return -1.0
        if left >= survivor.wound_limit:
            return 0.0
        worth = 0.45 if left <= 1 else 0.12
        if judge.dying_of_cold(survivor):
            worth += 0.75 if judge.rounds_left - 1 >= left else 0.3
        unwounded = judge.wishes("own-unwounded") and survivor.owner == judge.seat
        return worth + (0.5 if unwounded and judge.rounds_left <= 2 else 0.0)

    def feed(self, card: str) -> float:
        """What a food card does for the supply: cards are kept in hand as long as tonight is safe."""
        judge, wants = self.judge, self.wants
        if judge.striking:
            return -1.0
        printed = judge.item(card)
        n, short = FOOD[printed.name], wants.food_missing
        kept = wants.wish_worth(printed, wants.held["food"])
        if "food" in wants.crisis.symbols:
            kept = max(kept, wants.crisis.giving_worth(0.0))
        if short > 0:
            if not wants.supper_possible:
                return -0.1
            # A whole card for the rest of the hunger: the smallest that does.
            return max(0.45, wants.hunger * min(n, short) / short) - 0.5 * kept + 0.02 * min(n, short) - 0.01 * n
        if judge.colony.food < wants.food_target:
            return 0.3 - max(kept, wants.goal_worth(printed))
        return -0.05

    def equip(self, option: Option, survivor: SurvivorView | None) -> float:
        """Equipment: it can still be given to a crisis. Who is the right one to carry it?"""
        assert survivor is not None
        judge, wants = self.judge, self.wants
        printed = judge.item(str(option["card"]))
        worth = 0.15
        if wants.wanted[printed.symbol] >= wants.held[printed.symbol] or judge.wishes("hand-min"):
            worth -= 0.5
        if wants.goal_worth(printed):
            worth -= 0.5
        if printed.symbol == "weapon" and wants.unarmed:
            worth += 0.6 if not wants.armed else -0.4
        if wants.fits_wish(printed):
            worth += 0.5
        card = judge.content.survivors[survivor.id]
        suited = 7 - (card.attack if printed.symbol == "weapon" else card.search)
        places = {ability.at for ability in printed.abilities} - {"anywhere"}
        there = 0.1 if survivor.place in places else (-0.05 if places else 0.0)
        if {"clean-more", "barricade-more"} & set(printed.hooks) and survivor.place == judge.home:
            there += 0.05
        return worth + 0.01 * suited + there - 0.03 * len(survivor.equipment)

    def contribute(self, option: Option, survivor: SurvivorView | None) -> float:
        """A card for the crisis, as its share of what it saves; a betrayer spoils it."""
        judge, wants, card = self.judge, self.wants, str(option["card"])
        if wants.judge.view.crisis is None:
            return -1.0
        printed = judge.item(card)
        fits = printed.symbol in wants.crisis.symbols
        cost = wants.worth(card, found=False)
        if judge.striking:
            return -0.2 if fits else 0.35 * (wants.crisis.laid > 0) - cost
        if not fits:
            return -1.0
        if survivor is not None:
            if printed.symbol == "weapon" or wants.fits_wish(printed):
                return -1.0
            cost += 0.15
        if printed.symbol == "food" and wants.food_missing and wants.food_held - 1 < wants.food_missing:
            cost += 0.3 * wants.hunger
        return wants.crisis.giving_worth(min(cost, 0.8))

    def supply(self, option: Option, survivor: SurvivorView | None) -> float:
        """A card on the main objective. What burns every night is kept for the nights."""
        judge, wants = self.judge, self.wants
        printed = judge.item(str(option["card"]))
        if judge.striking or judge.burning or not wants.goal_worth(printed):
            return -1.0
        kept = wants.wish_worth(printed, wants.held[printed.symbol]) if judge.rounds_left > 2 else 0.0
        if printed.symbol == "food" and wants.food_missing and wants.supper_possible:
            kept += 1.0
        return wants.goal_worth(printed) - kept + 0.1 - 0.02 * FOOD.get(printed.name, 0)

    # -- the table -----------------------------------------------------------------------------------

    def spend_food(self, option: Option, survivor: SurvivorView | None) -> float:
        """Only a betrayer wastes food."""
        return 0.05 if self.judge.striking and self.judge.colony.food else -0.1

    def request(self, option: Option, survivor: SurvivorView | None) -> float:
        """Ask for what saves somebody now and that I do not hold myself."""
        judge, wants, symbol = self.judge, self.wants, str(option["symbol"])
        if judge.betrayer:
            return -0.5
        others = sum(wants.expected(p, symbol) for p in judge.view.players if p.seat != judge.seat)
        if others < 0.4 or wants.held[symbol]:
            return -0.5
        if symbol == "medicine":
            return max((self.heal_worth(s) for s in judge.own), default=0.0) - 0.4
        if symbol == "food" and not judge.later:
            return 0.3 if 0 < wants.food_missing <= 1.3 * others else -0.5
        if symbol == "weapon":
            return 0.4 if wants.unarmed and not wants.armed else -0.5
        return -0.5

    def hand_off(self, option: Option, survivor: SurvivorView | None) -> float:
        """A spare weapon for somebody whom the objective wants armed."""
        judge, wants = self.judge, self.wants
        printed = judge.item(str(option["card"]))
        receiver = judge.survivors[str(option["to"])]
        if printed.symbol != "weapon" or not wants.unarmed or receiver.owner == judge.seat or judge.betrayer:
            return -0.5
        spare = sum(1 for s in judge.own for e in s.equipment if judge.item(e.card).symbol == "weapon") > 1
        armed = any(wants.has_weapon(s.id) for s in judge.survivors.values() if s.owner == receiver.owner)
        return 0.5 if spare and not armed else -0.5

    def nominate(self, option: Option, survivor: SurvivorView | None) -> float:
        """Exile whom I know to be the betrayer."""
        if self.guilty(int(option["seat"])):
            return 1.0
        return 0.1 if self.judge.striking and self.judge.colony.morale <= 5 else -1.0

    def guilty(self, seat: int) -> bool:
        """Whether I have seen that a player is the betrayer."""
        judge = self.judge
        for known in judge.view.me.known if judge.view.me else ():
            secret = judge.content.secrets.get(known.card) if known.zone == f"objective:{seat}" else None
            if secret is not None and secret.kind == "betrayal" and not judge.betrayer:
                return True
        return False

    def never(self, option: Option, survivor: SurvivorView | None) -> float:
        """Not worth it."""
        return -0.5


Action = Callable[[Turn, Option, SurvivorView | None], float]

_ACTIONS: dict[str, Action] = {
    "attack": Turn.attack,
    "attack-survivor": Turn.attack_survivor,
    "attack-bandit": Turn.attack_bandit,
    "raid": Turn.raid,
    "search": Turn.search,
    "barricade": Turn.barricade,
    "clean": Turn.clean,
    "attract": Turn.attract,
    "move": Turn.move,
    "use": Turn.use,
    "use-effect": Turn.never,
    "play": Turn.play,
    "equip": Turn.equip,
    "ration": Turn.never,
    "contribute": Turn.contribute,
    "supply": Turn.supply,
    "hand-off": Turn.hand_off,
    "spend-food": Turn.spend_food,
    "request": Turn.request,
    "nominate": Turn.nominate,
}
