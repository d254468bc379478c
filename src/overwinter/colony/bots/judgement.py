"""What a careful player reckons with on the board: tonight's dead, the risk of a roll, what the colony works for.

Everything is counted in morale: 1.0 is one point of it. Only the view of one seat and the printed cards are used.
What cards are worth is in :mod:`overwinter.colony.bots.wants`.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import NamedTuple

from ..cards.content import Ability, Content, ItemCard
from ..sight.view import ConditionView, PlaceView, PlayerView, SurvivorView, TableView
from .beliefs import Beliefs
from .leanings import BETRAYAL, Leaning, leaning_of
from .secret import Secret
from .temper import EVEN, Temper

BITTEN, WOUNDED, FROZEN = 1 / 12, 3 / 12, 2 / 12
"""The faces of the exposure die."""
CAUTION = 1.2
"""How much more a risk weighs than what it costs on average."""
NIGHTS = (1.0, 0.36, 0.16, 0.13)
"""What a death tonight, tomorrow night, ... weighs: later ones can still be averted."""

AT_THEIR_GATES = 0.15
"""What it costs to stand at an entrance of the other colony tonight: a zombie may come there."""
DEAR = 1.6
"""What a point of morale is worth in a war: there is little of it, and crises and enemies take their share."""
FEW = 3
"""So many players of a colony are not too many for its morale; of more of them more die, and it is not higher."""
BUILDING = 0.3
"""What a die is worth that builds instead of searching."""
LOSS = 0.59
"""The morale that a round usually costs."""
SAMPLE = 0.5
"""What a kill is worth for its sample, if there is all the time of the world."""

STARVED = 0.5
"""How likely a supper for which the food is not there yet is a hungry one."""
TONIGHT, BY_NOISE, TOMORROW = 0.9, 0.5, 0.35
"""How likely whoever the zombies of tonight, of noise, of tomorrow night would take is really taken."""
HALF_HEARTED = 0.4
"""How much of what others do for the main objective a betrayer does, as long as it is far away."""
BY_LUCK = (1.0, 0.5, 0.25, 0.07, 0.03)
"""How likely so many steps are done in what is left of a round, where cards have to be found for them."""
IN_TOWN = "non-colony-total"
"""Where an objective wants few zombies that wants the town to be cleared."""


class Judgement:
    """One seat's reckoning of one position."""

    def __init__(
        self,
        view: TableView,
        seat: int,
        content: Content,
        temper: Temper = EVEN,
        recall: Callable[[int | None], Beliefs] | None = None,
    ) -> None:
        self.view = view
        self.seat = seat
        self.content = content
        self.temper = temper
        self._recall = recall
        """What a seat (or a spectator) believes of the others, for whoever remembers."""
        self.places = {place.id: place for place in view.places}
        self.survivors = {survivor.id: survivor for survivor in view.survivors}
        self.own = [survivor for survivor in view.survivors if survivor.owner == seat]
        self.me: PlayerView = view.players[seat]
        self.hand: tuple[str, ...] = view.me.hand if view.me else ()
        self.colony = view.colony_of(self.seat)
        self.home = self.colony.place
        self.at_war = len(view.colonies) > 1
        self.lone = self.me.colony > 1
        """Whether I am the lone wolf."""
        self.team: list[PlayerView] = list(view.players)
        """The players of my colony."""
        self.friends: list[SurvivorView] = list(view.survivors)
        """Their survivors."""
        if self.at_war:
            self.team = [player for player in view.players if player.colony == self.me.colony]
            self.friends = [one for one in view.survivors if view.players[one.owner].colony == self.me.colony]
        self.people = Counter(survivor.place for survivor in view.survivors)
        for colony in view.colonies:
            self.people[colony.place] += colony.helpless + colony.unruly  # unruly ones count twice
        self.rounds_left = view.rounds_left
        self._dangers: dict[tuple[str, int], float] = {}
        self._zombie_costs: dict[tuple[str, int, int], float] = {}
        self.has_wishes = view.me is not None and bool(view.me.conditions)
        """Whether I have a secret objective."""
        bandits = view.parts.get("bandits")
        self.bandits: dict[str, int] = bandits.at if bandits is not None else {}

    def item(self, card: str) -> ItemCard:
        """The printed item."""
        return self.content.cards[card]

    def abilities(self, card: str) -> tuple[Ability, ...]:
        """The abilities of a survivor, an item or an improvement."""
        built = self.content.further.get("improvement", {}).get(card)
        if built is not None:
            return self.content.abilities[built.abilities]
        printed = self.content.survivors.get(card) or self.content.cards.get(card)
        return printed.abilities if printed else ()

    # -- what I want ---------------------------------------------------------------------------

    @cached_property
    def betrayer(self) -> bool:
        """Whether my objective is a betrayal."""
        name = self._secret_name
        return bool(name) and self.content.secrets[name].kind == BETRAYAL

    @cached_property
    def _secret_name(self) -> str:
        """Id of my secret objective; empty if I have none."""
        me = self.view.me
        return me.objectives[0] if me is not None and me.objectives else ""

    @cached_property
    def leaning(self) -> Leaning:
        """How my objectives are played."""
        return leaning_of(self.colony.objective, self.colony.side, self._secret_name if self.betrayer else "")

    @cached_property
    def secret(self) -> Secret:
        """What my secret objective means now."""
        return Secret(self)

    @cached_property
    def striking(self) -> bool:
        """Whether I am a betrayer who has stopped to play along."""
        return self.betrayer and self.secret.striking

    @cached_property
    def doubts(self) -> list[float]:
        """How likely each player is the betrayer, as far as I know; all 0 for whoever remembers nothing. What I
        have seen with my own eyes is certain."""
        if self.betrayer or self._recall is None:
            doubts = [0.0] * len(self.view.players)
        else:
            doubts = self._recall(self.seat).all()
        for known in self.view.me.known if self.view.me else ():
            zone, _, seat = known.zone.partition(":")
            if zone == "objective" and not self.betrayer and known.card in self.content.secrets:
                doubts[int(seat)] = float(self.content.secrets[known.card].kind == "betrayal")
        return doubts

    @cached_property
    def gossip(self) -> list[float]:
        """How likely each player is the betrayer to somebody who has only watched: that is how I am seen, too."""
        return self._recall(None).all() if self._recall is not None else [0.0] * len(self.view.players)

    @cached_property
    def prior(self) -> float:
        """How likely anybody is the betrayer before anything was seen."""
        return self._recall(None).prior if self._recall is not None else 0.0

    def wishes(self, *names: str) -> list[ConditionView]:
        """The conditions of my secret objective of these kinds."""
        return [c for c in (self.view.me.conditions if self.view.me else ()) if c.name in names]

    def goals(self, *names: str) -> list[ConditionView]:
        """The conditions of the main objective of these kinds that are not met yet, or not after tonight."""
        return [c for c in self._missing if c.name in names]

    def goal_track(self, name: str) -> bool:
        """Whether the main objective still wants more or less on a track."""
        return any(c.args["name"] == name for c in self._missing if c.name == "track")

    @property
    def food_goals(self) -> list[ConditionView]:
        """What the main objective still wants in the supply."""
        tracks = [c for c in self.goals("track") if c.args["name"] == "food"]
        return self.goals("food-tokens-min", "food-min") + tracks

    @cached_property
    def _missing(self) -> list[ConditionView]:
        """Conditions of the main objective that would not be met after tonight, when they are looked at."""
        return [c for c in self.colony.goal if not c.met or not self._holds_tonight(c)]

    @cached_property
    def finish(self) -> float:
        """How likely the main objective is completed tonight, as it turned out in simulated games."""
        return math.prod(self._likely(condition) for condition in self._missing)

    def _likely(self, condition: ConditionView) -> float:
        """How likely a missing condition will be met tonight: by work, where a die is a step, or by luck."""
        match condition.name:
            case "rounds-survived-min":
                return 0.0
            case "empty-decks-min":
                decks = sorted(place.deck for place in self.view.places if place.deck)
                return 0.65 if 2 * sum(decks[: missing(condition)]) <= self._dice_left else 0.05
            case "zombies-max" if condition.args["where"] == IN_TOWN:
                due = self.zombies_tonight(self.town) - number(condition, "n")
                return 0.9 if due <= 2 * self._dice_left else 0.05
        steps = max(1, missing(condition)) if condition.need is not None and not condition.at_most else 1
        return BY_LUCK[steps] if steps < len(BY_LUCK) else 0.0

    @cached_property
    def _dice_left(self) -> int:
        """Dice that can still be used this round."""
        return len(self.me.unused) + sum(len(player.unused) for player in self.later)

    def _holds_tonight(self, condition: ConditionView) -> bool:
        """Whether a condition that is met now survives supper and tonight's zombies."""
        n = number(condition, "n")
        match condition.name:
            case "food-tokens-min" | "food-min":
                return missing(condition) + self.food_need <= 0
            case "track":
                return condition.args["name"] != "food" or missing(condition) + self.food_need <= 0
            case "barricades-min":
                home = self.barricades_tomorrow(self.home)
                match str(condition.args["where"]):
                    case "colony":
                        return sum(home) >= n
                    case "each-colony-entrance":
                        return min(home) >= n
                    case "each-non-colony":
                        return min(sum(self.barricades_tomorrow(place.id)) for place in self.town) >= n
        return True

    @cached_property
    def town(self) -> list[PlaceView]:
        """The places outside all colonies."""
        return [place for place in self.view.places if place.number]

    def zombies_tonight(self, places: list[PlaceView]) -> int:
        """How many zombies will be at these places tonight at most: everybody there and every noise draws one."""
        return sum(sum(place.zombies) + place.noise + self.people[place.id] for place in places)

    def barricades_tomorrow(self, name: str, built: int = 0) -> list[int]:
        """What stands at the entrances of a place after tonight, if one more is ``built`` at an entrance."""
        place = self.places[name]
        barricades = list(place.barricades)
        if built:
            barricades[built - 1] += 1
        overruns(place, list(place.zombies), barricades, self.arriving(name))
        return barricades

    @cached_property
    def drive(self) -> float:
        """How much the main objective weighs against morale. Morale is there to be spent: what is left of it in
        the last night is worth nothing, so the more there is for each round to come, the more is dared."""
        spare = self.colony.morale - 1 - LOSS * self.rounds_left
        return self._zeal * min(1.9, max(0.78, 1.5 + 0.21 * spare))

    @cached_property
    def _zeal(self) -> float:
        """How much of what is usual I do for the main objective. Betrayers and exiled players may not need it."""
        usual = self.temper.drive * self.leaning.drive
        if self.at_war or not self.has_wishes or self.wishes("main-objective-completed"):
            return usual
        if not self.betrayer and self.secret.ready:
            return 0.0 if self.wishes("main-objective-not-completed") else usual
        return 0.0 if self.secret.near_the_end else HALF_HEARTED * self.leaning.drive

    @cached_property
    def sampling(self) -> float:
        """What a kill is worth for its sample: more, the less time there is for those that are missing."""
        for condition in self.goals("samples-min"):
            pace = missing(condition) / max(1, self.rounds_left * len(self.team))
            return self.drive * min(0.95, SAMPLE + 0.22 * pace)
        return 0.0

    @cached_property
    def town_limit(self) -> int | None:
        """How many zombies the main objective allows in town after a night, if it asks for that. It is kept in
        mind also while it is met: who goes out for a walk brings them back."""
        goals = [c for c in self.colony.goal if c.name == "zombies-max" and c.args["where"] == IN_TOWN]
        return min((number(c, "n") for c in goals), default=None)

    @cached_property
    def supplied_at_home(self) -> bool:
        """Whether cards can be laid on the main objective only by whoever is at home."""
        colony = self.colony
        sides = self.content.objectives[colony.objective].sides if colony.objective else {}
        return bool(sides) and "supply-at" in sides[colony.side].hooks

    @cached_property
    def burning(self) -> bool:
        """Whether a fuel card has to be burnt every night."""
        colony = self.colony
        if not colony.objective:
            return False
        side = self.content.objectives[colony.objective].sides[colony.side]
        return self.content.does(side.abilities, "burn-fuel")

    @cached_property
    def loyal(self) -> int:
        """Players of my colony who are not exiled."""
        return sum(1 for p in self.team if not p.exiled and not p.eliminated)

    @property
    def mates(self) -> list[PlayerView]:
        """The other players of my colony."""
        return [player for player in self.team if player.seat != self.seat]

    @cached_property
    def later(self) -> list[PlayerView]:
        """Players of my colony who still have their turn this round, after mine."""
        n, team = self.view.setup.players, {player.seat for player in self.team if not player.eliminated}
        seats = [(self.seat + i) % n for i in range(1, (self.colony.first - self.seat - 1) % n + 1)]
        return [self.view.players[seat] for seat in seats if seat in team]

    @cached_property
    def rivals_later(self) -> list[PlayerView]:
        """Players of the other colony who act together with me or after me, each colony from its leader on."""
        if not self.at_war:
            return []
        found: list[PlayerView] = []
        n, turn = self.view.setup.players, len(self.team) - len(self.later) - 1
        for colony in self.view.colonies:
            order = sorted(colony.seats, key=lambda seat: (seat - colony.first) % n)
            if colony is not self.colony and len(order) > 1:
                found += [self.view.players[seat] for seat in order[turn:]]
        return found

    # -- the night -----------------------------------------------------------------------------

    @cached_property
    def dear(self) -> float:
        """What a point of the colony's morale is worth."""
        if not self.at_war or self.lone:
            return 1.0
        return DEAR * math.sqrt(max(1.0, len(self.team) / FEW))

    @cached_property
    def life(self) -> float:
        """What a dead survivor costs: the morale, and a die in every round to come."""
        life = self.leaning.life * self.dear * (0.98 + 0.073 * self.rounds_left)
        if self.lone:
            life += 0.3 + 0.8 * any(c.args.get("name") == "deaths" for c in self.wishes("count"))
        return life

    @cached_property
    def spared(self) -> float:
        """The morale that is probably left after tonight, the crisis aside: less those of us who will be overrun,
        and hunger, as things stand."""
        dead = 0.0
        for place in self.view.places:
            if self.people[place.id] and place.zombies:
                due = self.arriving(place.id)
                overrun = overruns(place, list(place.zombies), list(place.barricades), due)
                dead += min(self.people[place.id], overrun) * self._our_share(place.id, 0)
        hungry = self.colony.food < self.food_need
        return self.colony.morale - dead - (STARVED * (1 + self.colony.starvation) if hungry else 0.0)

    @cached_property
    def nights(self) -> tuple[float, ...]:
        """The weights of the nights to come. Who clears the town in one night cares little for later ones."""
        nights = (1.0, 0.19) if self.town_limit is not None else NIGHTS
        return nights[: max(1, self.rounds_left)]

    def arriving(self, place: str, more: int = 0) -> int:
        """Zombies that come to a place tonight, noise aside, if ``more`` people were there."""
        people = max(0, self.people[place] + more) + self.places[place].blocked
        at_home = not self.places[place].number
        due = (people + 1) // 2 if at_home else people + self.bandits.get(place, 0)
        return max(0, due - self._kept_away[place]) if self._kept_away else due

    @cached_property
    def _kept_away(self) -> Counter[str]:
        """How many zombies fewer come to a place at night, because of who is there."""
        kept: Counter[str] = Counter()
        if "fewer-zombies" in self.content.asks:
            for survivor in self.view.survivors:
                for ability in self.content.survivors[survivor.id].hooks.get("fewer-zombies", ()):
                    if self._works(ability, survivor):
                        kept[survivor.place] += int(ability.args["n"])
        return kept

    def _works(self, ability: Ability, survivor: SurvivorView) -> bool:
        """Whether an ability that keeps zombies away does so now: some ask for a place, or for helpless people."""
        colony = self.view.colony_of(survivor.owner)
        checks = self.content.checks[ability.requires] if ability.requires else ()
        helpless = any(check.word.name == "helpless-min" for check in checks)
        there = ability.at != "colony" or survivor.place == colony.place
        return there and (not helpless or colony.helpless > 0)

    def danger(
        self, name: str, zombies: list[int] | None = None, barricades: list[int] | None = None, more: int = 0
    ) -> float:
        """What the dead of tonight and (at a discount) of the next nights at a place cost."""
        if zombies is None and barricades is None:
            if (name, more) not in self._dangers:
                self._dangers[name, more] = self._danger(name, None, None, more)
            return self._dangers[name, more]
        return self._danger(name, zombies, barricades, more)

    def _danger(self, name: str, zombies: list[int] | None, barricades: list[int] | None, more: int) -> float:
        if not self.places[name].zombies:
            return 0.0  # no zombie comes to a den
        if self.at_war and (name != self.home and not self.places[name].number):
            return AT_THEIR_GATES * max(0, self.ours[name] + more)
        calm = self.calm_danger(name, zombies, barricades, more)
        if name != self.home or not self.threat:
            return calm
        place = self.places[name]
        z = list(place.zombies if zombies is None else zombies)
        b = list(place.barricades if barricades is None else barricades)
        if self.threat.clears:
            b = [0] * len(b)
        dead = self.life * min(self.people[name] + more, overruns(place, z, b, self.threat.zombies))
        worse = self._our_share(name, more) * dead + self.calm_danger(name, z, b, more)
        return calm + self.threat.chance * (worse - calm)

    def danger_built(self, name: str, more: int, dice: int) -> float:
        """The danger of a place where so many dice can still build, and what those cost that are worth it."""
        least = self.danger(name, more=more)
        if not dice or not least or not self.places[name].zombies:
            return least
        barricades = list(self.places[name].barricades)
        room = self.room_at(name)
        for spent in range(1, dice + 1):
            entrance = min(range(len(room)), key=lambda n: (room[n] <= 0, -self.places[name].zombies[n], n))
            if room[entrance] <= 0:
                break
            barricades[entrance] += 1
            room[entrance] -= 1
            least = min(least, self.danger(name, None, list(barricades), more) + BUILDING * spent)
        return least

    def calm_danger(
        self, name: str, zombies: list[int] | None = None, barricades: list[int] | None = None, more: int = 0
    ) -> float:
        """The same if the crisis brings no zombies."""
        place = self.places[name]
        people, share = self.people[name] + more, self._our_share(name, more)
        if people <= 0 or not share:
            return 0.0
        n = self.arriving(name, more)
        z = list(place.zombies if zombies is None else zombies)
        b = list(place.barricades if barricades is None else barricades)
        traps = list(place.traps)
        expected = 0.0
        for night, weight in enumerate(self.nights):
            expected += weight * min(people, overruns(place, z, b, n, traps))
            if not night and place.noise:
                expected += 0.5 * min(people, overruns(place, list(z), list(b), place.noise, list(traps)))
        return expected * self.life * share

    def noise_danger(self, name: str) -> float:
        """What one more noise token costs tonight, with those that lie there: half of them bring a zombie."""
        place = self.places[name]
        z, b, traps = list(place.zombies), list(place.barricades), list(place.traps)
        overruns(place, z, b, self.arriving(name), traps)
        before, after = (
            min(self.people[name], overruns(place, list(z), list(b), noise, list(traps)))
            for noise in (place.noise, place.noise + 1)
        )
        return 0.54 * (after - before) * self.life * self._our_share(name, 0)

    def _our_share(self, name: str, more: int) -> float:
        """How many of those at a place, with so many ``more`` of my colony, are of my colony."""
        if not self.at_war:
            return 1.0
        people = self.people[name] + more
        return max(0, self.ours[name] + more) / people if people > 0 else 0.0

    @cached_property
    def ours(self) -> Counter[str]:
        """How many of my colony are at each place, the helpless included."""
        if not self.at_war:
            return self.people
        ours = Counter(survivor.place for survivor in self.friends)
        ours[self.home] += self.colony.helpless + self.colony.unruly
        return ours

    @cached_property
    def threat(self) -> Threat | None:
        """Zombies that this round's crisis may bring to the colony, as long as too few cards lie there."""
        crisis = self.view.crisis
        if crisis is None or crisis.contributions >= crisis.need or self.lone:
            return None
        n, clears = 0, False
        card = self.content.crises[crisis.card]
        for op in [op for program in (card.fail, card.each) if program for op in self.content.programs[program]]:
            if op.written.get("location") in (self.home, "colony", "each-location"):
                n += int(op.written["n"]) if op.word.name == "add-zombies" else 0
                clears = clears or op.word.name == "remove-barricades"
        return Threat(n, clears, 0.5 if self.later else 1.0) if n else None

    def peril(self, survivor: SurvivorView, name: str, built: int = 0, killed: int = 0, noise: int = 0) -> float:
        """How likely zombies take a survivor who is at a place: of those there the least influential one dies.

        ``built``, ``killed``: the entrance that gets a barricade, or loses a zombie; ``noise``: how much more.
        """
        place = self.places[name]
        if not place.zombies:
            return 0.0
        content = self.content.survivors
        mine = content[survivor.id].influence
        others = [one for one in self.view.survivors if one.place == name and one.id != survivor.id]
        weaker = sum(1 for one in others if content[one.id].influence < mine)
        zombies, barricades = list(place.zombies), list(place.barricades)
        if built:
            barricades[built - 1] += 1
        if killed:
            zombies[killed - 1] -= 1
        due, traps = self.arriving(name, 0 if survivor.place == name else 1), list(place.traps)
        dead = overruns(place, zombies, barricades, due, traps)
        if dead > weaker:
            return TONIGHT
        if dead + overruns(place, list(zombies), list(barricades), place.noise + noise, list(traps)) > weaker:
            return BY_NOISE
        return TOMORROW if dead + overruns(place, zombies, barricades, due, traps) > weaker else 0.0

    def guarded(self, name: str, built: int = 0, killed: int = 0, noise: int = 0) -> float:
        """What a barricade or a kill at a place saves a betrayer who needs its people there; what noise costs."""
        if not self.betrayer:
            return 0.0
        gain = 0.0
        for one in self.own:
            loss = self.secret.loss(one) if one.place == name else 0.0
            if loss:
                gain += loss * (self.peril(one, name) - self.peril(one, name, built, killed, noise))
        return gain

    def refuge(self, survivor: SurvivorView, to: str) -> float:
        """What it is worth to a betrayer that one whom it needs goes where there are fewer zombies."""
        loss = self.secret.loss(survivor) if self.betrayer else 0.0
        return loss * (self.peril(survivor, survivor.place) - self.peril(survivor, to)) if loss else 0.0

    def barricade_gain(self, name: str, entrance: int) -> float:
        """What a barricade saves."""
        barricades = list(self.places[name].barricades)
        barricades[entrance - 1] += 1
        return self.danger(name) - self.danger(name, None, barricades)

    def zombie_cost(self, name: str, entrance: int, n: int) -> float:
        """What ``n`` more (or, negative, fewer) zombies at an entrance cost."""
        key = (name, entrance, n)
        if key not in self._zombie_costs:
            zombies = list(self.places[name].zombies)
            zombies[entrance - 1] += n
            self._zombie_costs[key] = self.danger(name, zombies) - self.danger(name)
        return self._zombie_costs[key]

    def room_at(self, name: str) -> list[int]:
        """Free spaces of each entrance of a place."""
        place = self.places[name]
        taken = zip(place.zombies, place.barricades, place.traps, place.special, strict=True)
        return [place.entrance_spaces - sum(tokens) for tokens in taken]

    @cached_property
    def food_need(self) -> int:
        """Food eaten tonight."""
        return (self.ours[self.home] + 1) // 2

    # -- risk ----------------------------------------------------------------------------------

    def hooks(self, survivor: SurvivorView) -> set[str]:
        """The standing abilities of a survivor and of unused equipment."""
        found = set(self.content.survivors[survivor.id].hooks)
        for equipment in survivor.equipment:
            if not equipment.used:
                found |= set(self.item(equipment.card).hooks)
        return found

    def left(self, survivor: SurvivorView) -> int:
        """How many wounds of any kind a survivor can still take, the last one included."""
        return survivor.wound_limit - survivor.wounds - survivor.frostbite - survivor.despair

    def dying_of_cold(self, survivor: SurvivorView) -> bool:
        """Whether frostbite will kill a survivor before the game ends, if nobody helps."""
        left = self.left(survivor)
        return survivor.frostbite > 0 and self.rounds_left - 1 >= left

    def roll_risk(self, survivor: SurvivorView, place: str) -> float:
        """The cost of one exposure roll for a survivor at a place."""
        hooks = self.hooks(survivor)
        left = self.left(survivor)
        lost = self.secret.loss(survivor) if self.betrayer else 0.0
        wound = self.life + lost if left <= 1 else (0.23 if left == 2 else 0.084)
        frost = wound if "frostbite-as-wound" in hooks else self.frozen(survivor)
        others = self.people[place] - (1 if survivor.place == place else 0)
        if place == self.home:
            others -= self.colony.helpless
        bite = wound if "bitten-as-wound" in hooks else lost + self.life * (2 - 0.5 ** max(0, others))
        caution = CAUTION * self.temper.caution * self.leaning.caution
        return caution * (BITTEN * bite + WOUNDED * wound + FROZEN * frost)

    def frozen(self, survivor: SurvivorView) -> float:
        """What a frostbite costs a survivor."""
        left = self.left(survivor)
        if left <= 1:
            return self.life
        if self.rounds_left < left:
            return 0.16
        # Whoever is down to two of any kind does not live to see the next medicine.
        return (0.9 if self.at_war and left == 2 else 0.55) * self.life

    def move_risk(self, survivor: SurvivorView, place: str) -> float:
        """The cost of the roll of a move."""
        return 0.0 if "no-exposure-on-move" in self.hooks(survivor) else self.roll_risk(survivor, place)

    def attack_risk(self, survivor: SurvivorView) -> float:
        """The cost of the roll of an attack."""
        if "no-exposure-on-attack" in self.hooks(survivor):
            return 0.0
        return self.roll_risk(survivor, survivor.place)


class Threat(NamedTuple):
    """What a crisis would bring to the colony: so many zombies, perhaps the end of all barricades before."""

    zombies: int
    clears: bool
    chance: float


def overruns(
    place: PlaceView, zombies: list[int], barricades: list[int], n: int, traps: list[int] | None = None
) -> int:
    """How many people ``n`` arriving zombies overrun; the lists are changed as in the game."""
    dead, spaces, special = 0, place.entrance_spaces, place.special
    traps = list(place.traps) if traps is None else traps
    for i in range(n):
        entrance = i % len(zombies)
        if zombies[entrance] + barricades[entrance] + traps[entrance] + special[entrance] < spaces:
            zombies[entrance] += 1
        elif traps[entrance]:
            traps[entrance] -= 1
            zombies[entrance] = 0
        elif barricades[entrance]:
            barricades[entrance] -= 1
        else:
            dead += 1
    return dead


@lru_cache(maxsize=4096)
def steps_to_hold(zombies: int, barricades: int, spaces: int, comes: bool, n: int = 1) -> int:
    """How many kills and barricades it takes until an entrance has ``n`` barricades after a night in which
    a zombie ``comes`` (or none does)."""
    full = zombies + barricades >= spaces
    if barricades - (1 if comes and full else 0) >= n:
        return 0
    ways = [steps_to_hold(zombies - 1, barricades, spaces, comes, n)] if zombies > 0 else []
    ways += [] if full else [steps_to_hold(zombies, barricades + 1, spaces, comes, n)]
    return 1 + min(ways, default=spaces)


def missing(condition: ConditionView) -> int:
    """How much a condition that asks for enough of something still wants; less than 0: there is more."""
    return (condition.need or 0) - (condition.have or 0)


def number(condition: ConditionView, name: str) -> int:
    """A number among the fields of a condition."""
    value = condition.args.get(name, 0)
    return value if isinstance(value, int) else 0
