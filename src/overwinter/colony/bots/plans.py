"""Plans for main objectives that need everybody to pull the same way for several rounds."""

from __future__ import annotations

from functools import cached_property

from ..sight.view import PlaceView, SurvivorView
from .judgement import IN_TOWN, Judgement, number, overruns, steps_to_hold
from .wants import Wants

BUILD = 0.97
"""What a step towards the barricades of the main objective is worth."""
EARLY = 0.23
"""How much of that a step in town is worth as long as there are rounds to come that may undo it."""
BUILDER = 0.44
"""What it is worth to have one more at home who builds."""
STEP = 1.0
"""What a step is worth towards gates that all hold tonight."""
HOLD = 0.49
"""What a step is worth towards a place in town that is held."""
LAST = 2.0
"""How much more that is if nothing else is missing."""
STRANGER = 3
"""How many steps farther from being held a place is for each of the enemies there."""
RALLY = 1.6
"""What it is worth that somebody of mine is where the main objective wants one of everybody."""
JOURNEY = 1.2
"""What it is worth to be where helpless people can be brought away, for each for whom the cards are there."""
STAYS = 0.63
"""What a barricade of the own secret is worth where there is room for tonight's zombies, too: it may stand to the
end."""
LEAVING = 2.0
"""What it is worth to a betrayer who has to be gone when the colony falls that one more has left."""
TRIBUTE = 0.2
"""What it is worth to bring home a card that the main objective wants, where it is laid down on arrival."""


class Plans:
    """What kills, barricades and moves are worth for the main objective, and for the own one."""

    def __init__(self, judge: Judgement, wants: Wants) -> None:
        self.judge = judge
        self.wants = wants

    @cached_property
    def purge(self) -> Purge | None:
        """The plan to clear the town of zombies, if the main objective asks for it and I am no betrayer."""
        limit = self.judge.town_limit
        return None if limit is None or self.judge.betrayer else Purge(self.judge, limit)

    @cached_property
    def fortress(self) -> Fortress:
        """The plan to wall up the colony and the town, if the main objective asks for it."""
        return Fortress(self.judge)

    @cached_property
    def gates(self) -> Gates:
        """The plan to hold every entrance of the colony, if the main objective asks for it."""
        return Gates(self.judge, now=self.wants.last_push)

    @cached_property
    def outposts(self) -> Outposts:
        """The plan to hold places in town, if the main objective asks for it."""
        return Outposts(self.judge)

    def change(self, place: str, entrance: int, zombies: int = 0, barricades: int = 0) -> float:
        """What so many more (or fewer) zombies and barricades at an entrance are worth for the main objective."""
        gain = self.fortress.gain(place, entrance, zombies, barricades)
        gain += self.gates.gain(place, entrance, zombies, barricades)
        return gain + self.outposts.gain(place, entrance, zombies, barricades)

    def kill(self, place: str, entrance: int) -> float:
        """What a zombie less at an entrance is worth."""
        judge = self.judge
        bonus = self.change(place, entrance, zombies=-1)
        if self.purge is not None:
            if place != judge.home:
                bonus += 0.28
            elif self.purge.short:
                bonus += 1.1 if self.purge.ready else 0.67
        for condition in judge.goals("tokens-max"):
            if condition.args.get("token") == "zombie" and condition.args.get("location") == place:
                bonus += 0.2
        return bonus

    def build(self, place: str, entrance: int) -> float:
        """What a barricade at an entrance is worth."""
        return self.change(place, entrance, barricades=1) + self._own_wall(place, entrance)

    def _own_wall(self, place: str, entrance: int) -> float:
        """What a barricade is worth to my secret objective: those count that stand after tonight."""
        judge, bonus = self.judge, 0.0
        for condition in judge.wishes("barricades-min"):
            where = str(condition.args["where"])
            if (where == "colony") != (place == judge.home):
                continue
            counted = [p.id for p in judge.town] if where == IN_TOWN else [place]
            need = 1 if where == "each-non-colony" else number(condition, "n")
            if sum(sum(judge.barricades_tomorrow(name)) for name in counted) < need:
                more = sum(judge.barricades_tomorrow(place, entrance)) - sum(judge.barricades_tomorrow(place))
                entrances = len(judge.places[place].zombies)
                due = (judge.arriving(place) + entrances - entrance) // entrances
                stays = judge.room_at(place)[entrance - 1] > due and not judge.betrayer
                bonus += max(judge.secret.weight, STAYS if stays else 0.0) * more
        return bonus

    def move(self, survivor: SurvivorView, to: str) -> float:
        """What it is worth that somebody goes there."""
        judge, here, home = self.judge, survivor.place, to == self.judge.home
        bonus = 0.97 if self.purge is not None else 0.0
        if judge.me.unused:
            bonus += self.fortress.move(here, to)
        bonus += self.outposts.move(here, to) + self.rally(survivor, to) + self.journey(survivor, to)
        if judge.wishes("own-none-at-colony") and (judge.secret.near_the_end or judge.striking):
            bonus += -LEAVING if home else LEAVING * (here == judge.home)
        for condition in judge.wishes("own-all-at-colony"):
            if not condition.met and judge.secret.near_the_end:
                bonus += 0.4 if home else -0.4
        return bonus + self._own_site(here, to) + (self._cargo if home else 0.0)

    def _own_site(self, here: str, to: str) -> float:
        """What it is worth to go out at last to build for my secret objective what is still missing in town."""
        judge = self.judge
        if judge.home not in (here, to) or not judge.has_wishes or not judge.secret.near_the_end:
            return 0.0
        site, dice, worth = to if here == judge.home else here, len(judge.me.unused), 0.0
        if any(one.place not in (judge.home, here) for one in judge.own):
            return 0.0
        for condition in judge.wishes("barricades-min"):
            if condition.args["where"] == IN_TOWN:
                standing = sum(sum(judge.barricades_tomorrow(place.id)) for place in judge.town)
                room = sum(judge.room_at(site)) - judge.arriving(site, int(site == to))
                worth += judge.secret.weight * max(0, min(dice, room, number(condition, "n") - standing))
        return worth if to != judge.home else -worth

    @cached_property
    def _cargo(self) -> float:
        """What it is worth to come home with cards that are laid on the main objective there."""
        judge, wants = self.judge, self.wants
        if judge.striking:
            return 0.0
        brought = (wants.goal_decks & wants.decks_held).total()
        tribute = brought * (TRIBUTE if judge.rounds_left > 1 else judge.drive)
        if not judge.supplied_at_home or any(survivor.place == judge.home for survivor in judge.own):
            return tribute
        return tribute + sum(0.5 * wants.goal_worth(judge.item(card)) for card in judge.hand)

    def journey(self, survivor: SurvivorView, to: str) -> float:
        """What it is worth to go where helpless people are brought away, with what that costs in hand."""
        trip, judge = self.wants.journey, self.judge
        if trip is None or (to == trip.place) == (survivor.place == trip.place):
            return 0.0
        if any(one.place == trip.place and one.id != survivor.id for one in judge.own):
            return 0.0
        held = self.wants.held[trip.symbol]
        share = JOURNEY * judge.drive * min(trip.people, held // trip.price) if held >= trip.price else 0.2 * held
        return share if to == trip.place else -share

    def rally(self, survivor: SurvivorView, to: str) -> float:
        """What it is worth to go where the main objective wants one of everybody, with a weapon if it can be."""
        judge, worth = self.judge, 0.0
        for condition in judge.colony.goal:
            if condition.name != "each-loyal-player-at" or judge.striking:
                continue
            where = str(condition.args["location"])
            others = any(one.place == where and one.id != survivor.id for one in judge.own)
            armed = self.wants.has_weapon(survivor.id)
            share = RALLY * judge.drive * (1.0 if armed else 0.4) * (0.1 if others and not armed else 1.0)
            worth += share * ((to == where) - (survivor.place == where))
        return worth


class Purge:
    """The plan for an objective that wants the town free of zombies: lure them all home in one night."""

    def __init__(self, judge: Judgement, limit: int) -> None:
        town = [place for place in judge.view.places if place.id != judge.home]
        self.need = judge.zombies_tonight(town) - limit
        """Zombies that have to go before the check, with those who come for people outside."""
        room = sum(judge.room_at(judge.home))
        self.short = max(0, self.need - room)
        """Zombies to be killed at home first, to make room."""
        at_home = {s.owner for s in judge.survivors.values() if s.place == judge.home}
        dice = sum(len(p.unused) for p in [judge.me, *judge.later] if p.seat in at_home)
        spare = dice - (self.need + 1) // 2 - self.short
        dead = max(0, judge.arriving(judge.home) - max(0, room - self.need) - spare // 2)
        crisis = judge.view.crisis
        dead += 1 if crisis is not None and crisis.contributions < crisis.need else 0
        self.ready = spare >= 0 and dead < judge.colony.morale
        """Whether it can be done this round."""


class Fortress:
    """The plan for an objective that wants barricades all over the colony and one at every place in town.

    Zombies come to the first entrances of the colony and to places with people. So the last entrances are cleared
    and walled up first, by one survivor of each player; the town's turn comes when those walls stand, or in the
    last rounds. What counts are barricades that are there tomorrow.
    """

    def __init__(self, judge: Judgement) -> None:
        self.judge = judge
        goals = [c for c in judge.colony.goal if c.name == "barricades-min"]
        self.home = sum(c.need or 0 for c in goals if c.args["where"] == "colony")
        self.town = any(c.args["where"] == "each-non-colony" for c in goals)
        self.wanted = bool(self.home or self.town)
        self._now: dict[str, int] = {}

    def gain(self, place: str, entrance: int, zombies: int = 0, barricades: int = 0) -> float:
        """What so many more zombies and barricades at an entrance are worth."""
        if not self.wanted:
            return 0.0
        spot = self.judge.places[place]
        z, b = list(spot.zombies), list(spot.barricades)
        z[entrance - 1] += zombies
        b[entrance - 1] += barricades
        return self._weight(place) * (self._steps_now(place) - self.steps(place, z, b, 0))

    def _weight(self, place: str) -> float:
        now = place == self.judge.home or self.judge.rounds_left <= 2 or self.rush
        return self.judge.drive * BUILD * (1.0 if now else EARLY)

    @cached_property
    def rush(self) -> bool:
        """Whether the walls at home hold tonight, so that everybody can go out and build."""
        return self.town and not self._steps_now(self.judge.home)

    def move(self, here: str, to: str) -> float:
        """What it is worth that somebody goes from one place to another."""
        if not self.wanted:
            return 0.0
        judge, gain = self.judge, 0.0
        for place, more in ((here, -1), (to, 1)):
            spot = judge.places[place]
            steps = self.steps(place, list(spot.zombies), list(spot.barricades), more)
            gain += self._weight(place) * (self._steps_now(place) - steps)
        if judge.home in (here, to) and judge.rounds_left > 2 and not self.rush:
            # One goes searching, the others build: whoever is out brings more zombies than two at home.
            out = sum(1 for s in judge.own if s.place != judge.home)
            gain += BUILDER * ((out > 0) if here == judge.home else (out > 1)) * (-1 if here == judge.home else 1)
        return gain

    def _steps_now(self, place: str) -> int:
        if place not in self._now:
            spot = self.judge.places[place]
            self._now[place] = self.steps(place, list(spot.zombies), list(spot.barricades), 0)
        return self._now[place]

    def steps(self, place: str, zombies: list[int], barricades: list[int], more: int) -> int:
        """How many dice a place still costs after tonight, with so many ``more`` people there."""
        judge = self.judge
        spot, comes = judge.places[place], judge.arriving(place, more)
        overruns(spot, zombies, barricades, comes)
        room = [spot.entrance_spaces - z - b for z, b in zip(zombies, barricades, strict=True)]
        if place == judge.home:
            missing = max(0, self.home - sum(barricades))
            lasting = sum(free if entrance >= comes else max(0, free - 1) for entrance, free in enumerate(room))
            return missing + max(0, missing - lasting)
        if not self.town or any(barricades):
            return 0
        full, empty = not any(room), judge.ours[place] + more <= 0
        return 1 + int(full) + int(empty)


class Gates:
    """The plan for an objective that wants every entrance of the colony held, and few zombies before them.

    Where no zombies come it stays as it is; elsewhere it is for the night in which all the rest is there: ``now``.
    """

    def __init__(self, judge: Judgement, *, now: bool) -> None:
        self.judge = judge
        self.now = now
        goals = [c for c in judge.goals("barricades-min") if c.args["where"] == "each-colony-entrance"]
        self.each = max((number(c, "n") for c in goals), default=0)
        limits = [
            number(c, "n") for c in judge.colony.goal if c.name == "zombies-max" and c.args["where"] != IN_TOWN
        ]
        self.limit = min(limits, default=None)

    def gain(self, place: str, entrance: int, zombies: int, barricades: int) -> float:
        """What so many more zombies and barricades at an entrance are worth."""
        judge = self.judge
        if place != judge.home or not (self.each or self.limit is not None):
            return 0.0
        here, comes = judge.places[place], entrance <= judge.arriving(place)
        gain = 0.0
        if self.each:
            z, b = here.zombies[entrance - 1], here.barricades[entrance - 1] + here.traps[entrance - 1]
            spaces = here.entrance_spaces - here.special[entrance - 1]
            before = steps_to_hold(z, b, spaces, comes, self.each)
            after = steps_to_hold(z + zombies, b + barricades, spaces, comes, self.each)
            gain += (STEP if self.now or not comes else 0.33) * (before - after)
        if self.limit is not None and zombies:
            crowd = sum(here.zombies) + judge.arriving(place)
            gain += 0.5 * STEP * (max(0, crowd - self.limit) - max(0, crowd + zombies - self.limit))
        return judge.drive * gain


class Outposts:
    """The plan for an objective that wants places in town without a zombie and with somebody there.

    Zombies come for whoever is there, and take a free space: so such a place is cleared, walled up to the last
    space and guarded by one. All agree on the places that are nearest to it.
    """

    def __init__(self, judge: Judgement) -> None:
        self.judge = judge
        wanted = max((number(c, "n") for c in judge.colony.goal if c.name == "held-places-min"), default=0)
        town = [place for place in judge.view.places if 0 < place.number <= 6] if wanted else []
        nearest = sorted(town, key=lambda place: (self._steps_now(place) + self._company(place), place.number))
        self.places = {place.id for place in nearest[:wanted]}

    def _company(self, place: PlaceView) -> int:
        """How much farther a place is because of who is there: friends hold it, enemies draw zombies in."""
        ours = self.judge.ours[place.id]
        return STRANGER * (self.judge.people[place.id] - ours) - ours

    @property
    def _step(self) -> float:
        """What a step is worth: more where it is the last thing that is missing."""
        judge = self.judge
        return judge.drive * HOLD * (LAST if judge.at_war and not judge.goals("samples-min") else 1.0)

    def _steps_now(self, place: PlaceView) -> int:
        return self.steps(place, list(place.zombies), list(place.barricades), 0)

    def steps(self, place: PlaceView, zombies: list[int], barricades: list[int], more: int) -> int:
        """How many dice a place still costs after tonight, with so many ``more`` people there: every space is to
        hold a barricade or a trap, and somebody is to be there."""
        judge, traps = self.judge, list(place.traps)
        overruns(place, zombies, barricades, judge.arriving(place.id, more) + place.noise // 2, traps)
        full = place.entrance_spaces * len(zombies)
        left = full - sum(barricades) - sum(traps) + sum(zombies) + sum(place.special)
        return left + (2 if judge.ours[place.id] + more <= 0 else 0)

    def gain(self, place: str, entrance: int, zombies: int, barricades: int) -> float:
        """What so many more zombies and barricades at an entrance are worth."""
        if place not in self.places:
            return 0.0
        spot = self.judge.places[place]
        z, b = list(spot.zombies), list(spot.barricades)
        z[entrance - 1] += zombies
        b[entrance - 1] += barricades
        return self._step * (self._steps_now(spot) - self.steps(spot, z, b, 0))

    def move(self, here: str, to: str) -> float:
        """What it is worth that somebody goes from one place to another: one guard is enough."""
        judge, gain = self.judge, 0.0
        for name, more in ((here, -1), (to, 1)):
            if name in self.places:
                spot = judge.places[name]
                gain += self._steps_now(spot) - self.steps(spot, list(spot.zombies), list(spot.barricades), more)
        return self._step * gain
