"""Somebody who plays for the first time and does what the lessons say, and nothing cleverer (docs/lessons.md).

Every habit stands under the lesson that teaches it. Where no lesson says anything, it takes any answer: a newcomer
does not know which story ends well. So what it wins is what the lessons are worth, not what a good player wins.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from overwinter.kernel.options import Option

from ..cards.content import Content
from ..sight.view import ConditionView, PlaceView, SurvivorView
from .base import Sight, printed_cards

WASTE = 8
"""So much waste is seen: at 10 the fire suffers."""
NOISE = 2
"""So many noise tokens at a place are too many."""
GOOD = 2
"""So many of the likeliest places are worth staying at."""


class Newcomer:
    """Follows the nine lessons."""

    def choose(self, sight: Sight) -> Option:
        """What the lessons say; else any answer, yes or no alike."""
        if len(sight.options) == 1:
            return sight.options[0]
        table = Table(sight)
        advice = {"turn": table.turn, "search": table.search, "request": table.give, "request-more": table.give}
        for option in advice.get(sight.kind, table.nothing)():
            return option
        return sight.rng.choice(sight.options)


class Table:
    """What a newcomer makes of one decision. Each method yields what it would like best, first."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.view = sight.view
        self.cards: Content = printed_cards(sight)
        assert self.view.me is not None
        self.me = self.view.me
        self.colony = self.view.colony_of(sight.seat)
        self.own = [one for one in self.view.survivors if one.owner == sight.seat]
        self.places = {place.id: place for place in self.view.places}

    # -- the turn: the first thing that anybody advises ----------------------------------------------------

    def turn(self) -> Iterator[Option]:
        """The lessons, the urgent ones first; when nothing is left to do the turn ends."""
        yield from self.night()
        yield from self.secret()
        yield from self.crisis()
        yield from self.goal()
        yield from self.fire()
        yield from self.people()
        yield from self.dice()
        yield from self.spare_dice()
        yield from self.verb("end-turn")

    def fire(self) -> Iterator[Option]:
        """The fire: waste and hunger take of it."""
        if len(self.colony.waste) >= WASTE:
            yield from self.cheapest("clean")

    def people(self) -> Iterator[Option]:
        """Your people: while nobody is where what you need is likely to be found, one goes there."""
        places = self.likely(self.wished())[:GOOD]
        if not self.dice_left() or any(one.place in places for one in self.own):
            return
        moves = list(self.verb("move"))
        best = [option for place in places[:1] for option in moves if option["to"] == place]
        yield from sorted(best, key=self.eye)[:1]

    def dice(self) -> Iterator[Option]:
        """Your dice: whoever is outside searches, with the lowest die that is enough."""
        for option in self.sorted_dice("search"):
            place = self.places[self.person(option).place]
            if place.noise <= NOISE and place.deck and self.safe(place):
                yield option

    def spare_dice(self) -> Iterator[Option]:
        """What any die can do: planks where zombies stand, and clearing up."""
        yield from self.planks(crowded=1)
        if len(self.colony.waste) >= WASTE // 2:
            yield from self.cheapest("clean")

    def crisis(self) -> Iterator[Option]:
        """The crisis: lay what fits until enough lie there."""
        crisis = self.view.crisis
        if crisis is None or crisis.contributions >= crisis.need:
            return
        spare = self.spare()
        for option in self.verb("contribute"):
            symbol = self.symbol(str(option["card"]))
            if symbol in crisis.symbols and spare[symbol] > 0:
                yield option

    def goal(self) -> Iterator[Option]:
        """What we must do, and nothing of it that one's own secret needs."""
        spare = self.spare()
        yield from (option for option in self.verb("supply") if spare[self.symbol(str(option["card"]))] > 0)

    def secret(self) -> Iterator[Option]:
        """Your secret: equip or build what it wants."""
        for one in self.unmet():
            if one.name == "equipped":
                yield from (
                    option
                    for option in self.verb("equip")
                    if one.args["symbol"] in ("any", self.symbol(str(option["card"])))
                )
            if one.name == "barricades-min":
                yield from self.planks(at_home=one.args.get("where") == "colony")

    def night(self) -> Iterator[Option]:
        """The night: food for tonight, planks or a blow where an entrance is full."""
        mouths = sum(one.place == self.colony.place for one in self.view.survivors) + self.colony.helpless
        if self.colony.food < (mouths + 1) // 2:
            spare = self.spare()
            for option in self.verb("play"):
                if self.symbol(str(option["card"])) == "food" and spare["food"] > 0:
                    yield option
        for option in self.sorted_dice("attack"):
            place = self.places[self.person(option).place]
            entrance = int(option["target"]) - 1
            if self.full(place, entrance) >= place.entrance_spaces and not self.hurt(self.person(option)):
                yield option

    # -- other questions -----------------------------------------------------------------------------------

    def search(self) -> Iterator[Option]:
        """Noise: keep what helps; make noise once or twice if it does not."""
        wanted = self.wished()
        kept = list(self.verb("keep"))
        kept.sort(key=lambda option: -wanted[self.symbol(str(option["card"]))])
        place = self.places[str(self.sight.about["place"])]
        helps = kept and wanted[self.symbol(str(kept[0]["card"]))] > 0
        if not helps and place.noise < NOISE:
            yield from (option for option in self.verb("make-noise") if "card" not in option.args)
        yield from kept

    def give(self) -> Iterator[Option]:
        """Give what one can spare."""
        spare = self.spare()
        yield from (option for option in self.verb("give") if spare[self.symbol(str(option["card"]))] > 0)
        yield from self.verb("refuse")
        yield from self.verb("done")

    def nothing(self) -> Iterator[Option]:
        """No lesson says anything about this."""
        return iter(())

    # -- what can be read off the table ----------------------------------------------------------------------

    def verb(self, name: str) -> Iterator[Option]:
        """The options of a verb."""
        return (option for option in self.sight.options if option.verb == name)

    def symbol(self, card: str) -> str:
        """The symbol of an item."""
        return self.cards.cards[card].symbol

    def person(self, option: Option) -> SurvivorView:
        """Who acts."""
        return next(one for one in self.own if one.id == option["survivor"])

    def hurt(self, one: SurvivorView) -> bool:
        """Whether the next wound kills."""
        return one.wounds + one.frostbite + one.despair + 1 >= one.wound_limit

    def eye(self, option: Option) -> tuple[bool, int]:
        """Who searches best goes first, and nobody who is badly hurt."""
        return self.hurt(self.person(option)), self.cards.survivors[str(option["survivor"])].search

    def dice_left(self) -> int:
        """How many dice can still be used."""
        return len(self.view.players[self.sight.seat].unused)

    def sorted_dice(self, verb: str) -> list[Option]:
        """The options of a verb, the lowest die first."""
        return sorted(self.verb(verb), key=lambda option: int(option["die"]))

    def cheapest(self, verb: str) -> list[Option]:
        """The one with the lowest die, if there is any."""
        return self.sorted_dice(verb)[:1]

    def full(self, place: PlaceView, entrance: int) -> int:
        """How many spaces of an entrance are taken."""
        return place.zombies[entrance] + place.barricades[entrance] + place.special[entrance]

    def safe(self, place: PlaceView) -> bool:
        """Whether tonight's zombies still find room."""
        return any(self.full(place, at) < place.entrance_spaces for at in range(len(place.zombies)))

    def planks(self, crowded: int = 0, *, at_home: bool | None = None) -> Iterator[Option]:
        """Planks where the most zombies stand, with the lowest die."""
        found = []
        for option in self.verb("barricade"):
            place, at = self.places[self.person(option).place], int(option["entrance"]) - 1
            if at_home is not None and (place.id == self.colony.place) != at_home:
                continue
            if self.full(place, at) >= crowded:
                found.append((-self.full(place, at), int(option["die"]), option))
        yield from (option for _, _, option in sorted(found, key=lambda one: one[:2]))

    # -- cards -------------------------------------------------------------------------------------------------

    def unmet(self) -> list[ConditionView]:
        """What is still missing of what one needs to win."""
        return [one for one in self.me.conditions if not one.met]

    def kept(self) -> Counter[str]:
        """Cards by symbol that one's own secret needs in the hand."""
        return Counter(
            {
                str(one.args["symbol"]): int(one.need or 0)
                for one in self.me.conditions
                if one.name == "hand" and "symbol" in one.args
            }
        )

    def held(self) -> Counter[str]:
        """The hand by symbol."""
        return Counter(self.symbol(card) for card in self.me.hand)

    def spare(self) -> Counter[str]:
        """Cards by symbol that one can give away."""
        found = self.held()
        found.subtract(self.kept())
        at_least = next((one.need or 0 for one in self.me.conditions if one.name == "hand-min"), 0)
        most = max(0, len(self.me.hand) - at_least)
        return Counter({symbol: min(n, most) for symbol, n in found.items() if n > 0})

    def wished(self) -> Counter[str]:
        """What is looked for, by symbol: first for the secret, then for all."""
        found: Counter[str] = Counter()
        lacking = self.kept()
        lacking.subtract(self.held())
        found.update({symbol: 3 for symbol, n in lacking.items() if n > 0})
        for one in self.unmet():
            if one.name == "equipped":
                for symbol in (
                    ("weapon", "education", "tool") if one.args["symbol"] == "any" else (one.args["symbol"],)
                ):
                    found[str(symbol)] += 3
        for one in self.colony.goal:
            if not one.met and "symbol" in one.args:
                found[str(one.args["symbol"])] += 2
        if self.view.crisis is not None and self.view.crisis.contributions < self.view.crisis.need:
            for symbol in self.view.crisis.symbols:
                found[symbol] += 1
        if self.colony.food < 4:
            found["food"] += 1
        return found

    def likely(self, wanted: Counter[str]) -> list[str]:
        """Places by how likely what is wanted lies there: the first of their signs is the likeliest."""
        worth = {
            place.id: sum(
                n / (place.symbols.index(symbol) + 1) for symbol, n in wanted.items() if symbol in place.symbols
            )
            for place in self.places.values()
            if place.deck and place.id != self.colony.place and self.safe(place)
        }
        return sorted((name for name in worth if worth[name] > 0), key=lambda name: -worth[name])
