"""What cards are worth to a player: for the crisis, for supper, for wounds, for the objectives, for later."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple

from ..cards.content import Ability, Content, ItemCard
from ..sight.view import ConditionView, PlayerView
from .crisis import Crisis
from .judgement import Judgement, missing, number

EQUIPMENT = {
    "more-dice": 0.5,
    "search-more": 0.1,
    "no-exposure-on-attack": 0.2,
    "attack-kills": 0.15,
    "any-die-attack": 0.08,
    "barricade-more": 0.3,
    "clean-more": 0.1,
    "frostbite-as-wound": 0.15,
    "kill-zombie-anywhere": 0.35,
    "food": 0.4,
    "add-barricades": 0.35,
    "raise-die": 0.15,
    "reroll-dice": 0.15,
    "heal-here": 0.3,
    "advance": 0.4,
    "exposure-as": 0.15,
    "exposure-again": 0.1,
    "attack-value": 0.1,
    "redraw": 0.1,
    "ignore-wound": 0.1,
    "any-die-search": 0.1,
    "move-full": 0.05,
    "combat-weapon": 0.2,
    "change-tactic": 0.1,
}
"""What equipment is worth in a whole game, by its hook or by the operation that its action does."""
PLAYED = {
    "kill-zombies": 0.25,
    "kill-zombie-at-own": 0.2,
    "kill-zombie-anywhere": 0.3,
    "free-attack": 0.15,
    "remove-zombies": 0.3,
    "move-zombies": 0.15,
    "add-barricades": 0.3,
    "add-traps": 0.4,
    "clean-waste": 0.2,
    "search-deck": 0.3,
    "draw-items": 0.3,
    "gain-die": 0.2,
    "lab-die": 0.2,
    "contain": 0.5,
}
"""What a card is worth that is played for its effect, by its operation."""
PIECE = 0.28
"""What a piece of work on an improvement is worth."""
WORK = 0.5
"""What it is worth where the main objective wants improvements."""
SPECIAL = 0.26
"""What it is worth that a special zombie is gone."""
WEAPON = 0.25
"""What a weapon is worth in a war to whoever has none."""
RAID = 0.82
"""What a card less in a deck is worth that the objective wants empty."""
OWN_RAID = 0.3
"""And for the own secret, of what a step towards it is worth."""
KINDLING = 0.5
"""How much of what a card of the main objective is worth one is that burns: more than one a night is of no use."""
FARE = 0.75
"""What a card is worth with which helpless people are brought away."""
HUNGER = 0.51
"""How likely a night goes hungry for which the food is not there yet."""
NOISE = 2.3
"""How much more a death by noise weighs: it comes last, and those who are out are the ones who search."""
MOUTH = 0.091
"""What one more at home costs every round: half a ration, and half a zombie at the gates."""
ALL = 9
"""So many food cards somebody takes who wants the others to starve."""
LEAST = 0.051
"""What any card is worth."""
LATER_CRISIS = 0.4
"""What a card is worth to a crisis that will surely come."""


@dataclass(frozen=True)
class Deck:
    """What a deck was printed with."""

    cards: Counter[str]
    """How many of each card id."""
    symbols: Counter[str]
    """How many of each symbol."""
    size: int


NO_DECK = Deck(Counter(), Counter(), 0)


@lru_cache(maxsize=16)
def _printed(content: Content) -> dict[str, Deck]:
    """The decks as printed."""
    cards: dict[str, list[ItemCard]] = {}
    for printed in content.items:
        cards.setdefault(printed.deck, []).append(printed)
    return {
        deck: Deck(Counter(one.id for one in items), Counter(one.symbol for one in items), len(items))
        for deck, items in cards.items()
    }


@dataclass(frozen=True)
class Played:
    """What a card does when it is played, in any of its ways."""

    operations: dict[str, int]
    """The number of each operation, or 1."""
    food: int
    """How much food it brings."""
    heals: bool
    """Whether it heals wounds."""


@lru_cache(maxsize=4096)  # room for every card of all boxes
def played(content: Content, card: str) -> Played:
    """What a card does when it is played."""
    found: dict[str, int] = {}
    for way in content.cards[card].plays:
        for op in content.programs[way.do] if way.do else ():
            n = op.written.get("n", 1)
            kind = ":despair" if op.word.name == "heal" and op.written.get("kind") == "despair" else ""
            found[op.word.name + kind] = n if isinstance(n, int) else 1
    return Played(found, max(0, found.get("food", 0)), "heal" in found or "heal-near" in found)


def food_on(content: Content, card: str) -> int:
    """How much food a card brings when it is played."""
    return played(content, card).food


def heals(content: Content, card: str) -> bool:
    """Whether a card heals wounds when it is played."""
    return played(content, card).heals


@lru_cache(maxsize=4096)  # room for every card of all boxes
def equipment_worth(content: Content, card: str) -> float:
    """What a piece of equipment is worth at the start of a game."""
    return max((_ability_worth(content, ability) for ability in content.cards[card].abilities), default=0.047)


def _ability_worth(content: Content, ability: Ability) -> float:
    if ability.hook:
        return EQUIPMENT.get(ability.hook, 0.058)
    return max((EQUIPMENT.get(op.word.name, 0.045) for op in content.programs[ability.do]), default=0.061)


def _symbols(condition: ConditionView) -> tuple[str, ...]:
    """The symbols of which a condition takes cards."""
    symbols = condition.args["symbol"]
    return tuple(symbols.split("|")) if isinstance(symbols, str) else tuple(str(symbol) for symbol in symbols)  # type: ignore[union-attr]


class Journey(NamedTuple):
    """What the main objective asks for each helpless survivor who leaves the town."""

    place: str
    symbol: str
    price: int
    """Cards of the symbol, out of one hand."""
    people: int
    """How many helpless survivors are left."""


class Wants:
    """One seat's reckoning of the cards."""

    def __init__(self, judge: Judgement) -> None:
        self.judge = judge
        self.view = judge.view
        self.content = judge.content
        self.decks = _printed(judge.content)
        self.searches: dict[str, float] = {}
        """What one search is worth, by place."""
        self._worth: dict[tuple[str, bool], float] = {}
        self._symbols: dict[tuple[str, bool], tuple[int, float, float]] = {}

    # -- counting cards --------------------------------------------------------------------------

    @cached_property
    def held(self) -> Counter[str]:
        """Symbols in my hand."""
        return Counter(self.judge.item(card).symbol for card in self.judge.hand)

    @cached_property
    def decks_held(self) -> Counter[str]:
        """Out of which decks the cards of my hand come."""
        return Counter(self.judge.item(card).deck for card in self.judge.hand)

    def share(self, deck: str, *symbols: str) -> float:
        """How likely a card with this back has one of these symbols."""
        printed = self.decks.get(deck, NO_DECK)
        if not printed.size:
            return 0.0
        fitting = 0
        for symbol in symbols:
            fitting += printed.symbols.get(symbol, 0)
        return fitting / printed.size

    def expected(self, player: PlayerView, *symbols: str) -> float:
        """How many cards of these symbols another player probably holds."""
        return sum(self.share(back, *symbols) for back in player.backs)

    @cached_property
    def _seen(self) -> Counter[str]:
        view = self.view
        seen = Counter([*self.judge.hand, *view.removed])
        for colony in view.colonies:
            seen.update([*colony.waste, *colony.objective_cards])
        seen.update(equipment.card for survivor in view.survivors for equipment in survivor.equipment)
        for known in view.me.known if view.me else ():
            if known.zone.startswith(("hand:", "contributions")) or (known.position or 0) > 3:
                seen[known.card] += 1
        return seen

    def unseen(self, place: str) -> dict[str, int]:
        """The cards that may lie on top of the deck of a place, and how many of each."""
        seen, left = self._seen, dict[str, int]()
        for card, n in self.decks.get(place, NO_DECK).cards.items():
            rest = n - seen.get(card, 0)
            if rest > 0:
                left[card] = rest
        return left

    # -- what the colony needs -------------------------------------------------------------------

    @cached_property
    def crisis(self) -> Crisis:
        """This round's crisis."""
        return Crisis(self)

    @cached_property
    def goal_symbols(self) -> dict[tuple[str, bool], int]:
        """Symbols that the main objective still wants on it, whether starter items do, and how many."""
        found: dict[tuple[str, bool], int] = {}
        for condition in self.judge.goals("cards-on-objective"):
            starters = bool(condition.args.get("starters", True))
            for symbol in _symbols(condition):
                found[symbol, starters] = max(1, missing(condition))
        return found

    @cached_property
    def goal_decks(self) -> Counter[str]:
        """Item decks of which the main objective still wants cards on it, and how many."""
        lying = Counter(self.judge.item(card).deck for card in self.judge.colony.objective_cards)
        found: Counter[str] = Counter()
        for condition in self.judge.goals("decks-on-objective-min"):
            for place in self.content.locations():
                if place.has_deck and place.number <= 6:
                    found[place.id] = max(0, number(condition, "n") - lying[place.id])
        return found

    @cached_property
    def lacking_decks(self) -> Counter[str]:
        """Item decks of which nobody holds yet what the main objective still wants, and how many."""
        others = [back for p in self.judge.mates if not p.exiled for back in p.backs]
        return self.goal_decks - self.decks_held - Counter(others)

    def tribute_worth(self, deck: str, *, found: bool) -> float:
        """What a card is worth where the main objective wants cards of its deck: one that is ``found`` if nobody
        has enough of them, one of my hand as long as it is still wanted."""
        if not (self.lacking_decks if found else self.goal_decks)[deck]:
            return 0.0
        pace = self.lacking_decks.total() / max(1, self.judge.rounds_left * self.judge.loyal)
        return self.judge.drive * min(0.9, 0.5 + 0.1 * pace)

    @cached_property
    def journey(self) -> Journey | None:
        """What it takes to bring helpless people away, if the main objective asks for that."""
        colony = self.judge.colony
        if not colony.objective or not colony.helpless or not self.judge.goals("colony-count"):
            return None
        side = self.content.objectives[colony.objective].sides[colony.side]
        for action in side.actions:
            ops = {op.word.name: op.written for op in self.content.programs[action.do]}
            places = [c.args["location"] for c in self.content.checks[action.requires] if "location" in c.args]
            if "pay" in ops and places:
                cost = ops["pay"]["cost"][0]
                return Journey(str(places[0]), str(cost["cards"]), int(cost["n"]), colony.helpless)
        return None

    def goal_worth(self, printed: ItemCard, *, found: bool = False) -> float:
        """What a card is worth on the main objective."""
        if self.goal_decks:
            return self.tribute_worth(printed.deck, found=found)
        trip = self.journey
        if trip is not None and printed.symbol == trip.symbol:
            return self.judge.drive * FARE if self.held[trip.symbol] <= trip.price * trip.people else 0.0
        for (symbol, starters), wanted in self.goal_symbols.items():
            if printed.symbol == symbol and (starters or not printed.starter):
                pace = wanted / max(1, self.judge.rounds_left * self.judge.loyal)
                share = KINDLING if self.judge.burning else 1.0
                return share * self.judge.drive * min(1.0, 0.71 + 0.44 * pace)
        return 0.0

    @cached_property
    def wanted(self) -> Counter[str]:
        """Symbols that my secret objective wants in hand, and how many."""
        found: Counter[str] = Counter()
        for condition in self.judge.wishes("hand", "hand-only"):
            symbol = str(condition.args["symbol"])
            found[symbol] = max(found[symbol], number(condition, "n"))
        if self.judge.wishes("starvation-min"):
            found["food"] = ALL
        return found

    def wish_worth(self, printed: ItemCard, held: int) -> float:
        """What a card is worth for my secret objective; ``held``: how many of its symbol I would have."""
        if not self.judge.has_wishes:
            return 0.0
        weight = self.judge.secret.weight
        if self.wanted[printed.symbol] >= held > 0:
            return weight
        if any(number(c, "n") >= len(self.judge.hand) for c in self.judge.wishes("hand-min")) or self.outdone:
            return 0.47 * weight
        if printed.equipment and not all(c.met for c in self.judge.wishes("equipped")):
            return weight if self.fits_wish(printed) else 0.0
        if self.judge.wishes("hand-only") and not self.wanted[printed.symbol]:
            return -0.7 * self.judge.finish
        return 0.0

    def kept(self, printed: ItemCard) -> bool:
        """Whether I am a betrayer who needs a card in hand: nothing is worth as much."""
        return self.judge.betrayer and 0 < self.held[printed.symbol] <= self.wanted[printed.symbol]

    @cached_property
    def useless(self) -> int:
        """How many cards I could give to the crisis to spoil it."""
        printed = [self.judge.item(card) for card in self.judge.hand]
        return sum(1 for one in printed if one.symbol not in self.crisis.symbols and not self.kept(one))

    @cached_property
    def outdone(self) -> bool:
        """Whether I want the largest hand of all and do not have it for sure."""
        largest = max((p.hand for p in self.judge.mates), default=0)
        return bool(self.judge.wishes("hand-strictly-most")) and len(self.judge.hand) <= largest + 1

    def fits_wish(self, printed: ItemCard) -> bool:
        """Whether my secret objective wants this equipment on a survivor."""
        return any(c.args["symbol"] in (printed.symbol, "any") for c in self.judge.wishes("equipped"))

    @cached_property
    def food_target(self) -> int:
        """Food tokens wanted in the supply tonight."""
        target = self.judge.food_need
        if self.judge.lone:
            return target + max((number(c, "n") for c in self.judge.wishes("food-min")), default=0)
        for condition in self.judge.food_goals:
            more = condition.need or 0
            target += more if self.judge.rounds_left <= 3 or not self.goal_symbols else more // 2
        return target

    @cached_property
    def last_push(self) -> bool:
        """Whether all cards lie on the main objective, and the food for it is there or at hand."""
        return not self.goal_symbols and self.judge.colony.food + self.food_held + 1 >= self.food_target

    @cached_property
    def food_missing(self) -> int:
        """Food tokens that tonight's supper lacks."""
        return max(0, self.judge.food_need - self.judge.colony.food)

    @cached_property
    def supper_possible(self) -> bool:
        """Whether the cards of mine and of those after me will probably do for tonight."""
        later = sum(1.4 * self.expected(player, "food") for player in self.judge.later)
        return self.food_held + later + (0.34 if later else 0.0) >= self.food_missing

    @cached_property
    def hunger(self) -> float:
        """What it costs to go hungry tonight: the tokens stay."""
        judge = self.judge
        later = 0.19 * min(4, judge.rounds_left - 1)
        return judge.leaning.hunger * judge.dear * (0.79 + judge.colony.starvation + later)

    @cached_property
    def ration(self) -> float:
        """What one food is worth in a night that would go hungry without it."""
        return min(0.39 * self.judge.dear, HUNGER * self.hunger / max(1, self.judge.food_need))

    @cached_property
    def pantry(self) -> float:
        """Food that can be counted on: the supply, most of my cards, some of the others'."""
        others = sum(self.expected(p, "food") for p in self.judge.mates)
        return self.judge.colony.food + 0.92 * self.food_held + 0.82 * others

    @cached_property
    def food_short(self) -> float:
        """Food that will be missing in this and the next two nights."""
        nights = min(2, self.judge.rounds_left - 1)
        return max(0.0, self.food_target + nights * self.judge.food_need - self.pantry)

    def food_worth(self, n: int) -> float:
        """What ``n`` more food is worth."""
        tonight = min(n, max(0, self.food_target - self.judge.colony.food - self.food_held))
        later = min(n - tonight, self.food_short)
        first = min(0.54 * self.judge.dear, self.hunger / max(1, self.food_missing))
        return tonight * max(first, self.ration) + later * self.ration + 0.021 * n

    @cached_property
    def food_held(self) -> int:
        """Food on the cards of my hand."""
        return sum(food_on(self.content, card) for card in self.judge.hand)

    @cached_property
    def patients(self) -> int:
        """Survivors whom a medicine would save."""
        judge = self.judge
        return sum(1 for s in judge.friends if judge.dying_of_cold(s) or judge.left(s) <= 1)

    @cached_property
    def next_crisis(self) -> dict[str, float]:
        """How likely each symbol is to be wanted by a crisis that is still to come."""
        past = {*self.view.crises_past, self.view.crisis.card if self.view.crisis else ""}
        coming = [card for card in self.judge.content.crises.values() if card.id not in past]
        counts = Counter(symbol for card in coming for symbol in card.prevent)
        return {symbol: n / max(1, len(coming)) for symbol, n in counts.items()}

    def later_worth(self, symbol: str, held: int) -> float:
        """What a card is worth for crises to come if it is the ``held``-th of its symbol."""
        rounds = min(3, self.judge.rounds_left - 1)
        if rounds <= 0:
            return 0.0
        chance = 1 - (1 - self.next_crisis.get(symbol, 0.0)) ** rounds
        return LATER_CRISIS * chance / (1 + 0.29 * max(0, held - 2))

    # -- a card ------------------------------------------------------------------------------------

    def worth(self, card: str, *, found: bool) -> float:
        """What a card is worth: one that is ``found``, or one of my hand that I would part with."""
        key = (card, found)
        if key not in self._worth:
            self._worth[key] = self._card_worth(self.judge.item(card), found)
        return self._worth[key]

    def other_use(self, card: str) -> float:
        """What a card of my hand would be worth if it were not played for its effect."""
        printed = self.judge.item(card)
        held = self.held[printed.symbol]
        uses = (
            self.later_worth(printed.symbol, held),
            self.goal_worth(printed),
            self.crisis.need_of(printed.symbol),
        )
        return max(uses) + self.wish_worth(printed, held)

    def _card_worth(self, printed: ItemCard, found: bool) -> float:
        """The best of its uses, and a little more for each of the others."""
        held, later, crisis = self._symbol_worth(printed.symbol, found)
        goal, own = self.goal_worth(printed, found=found), self._own_use(printed)
        # Two at a time: compiled, that makes no objects of these numbers.
        best = max(LEAST, max(later, max(goal, max(own, crisis))))
        others = LEAST + later + goal + own + crisis - best
        return best + 0.3 * others + self.wish_worth(printed, held)

    def _symbol_worth(self, symbol: str, found: bool) -> tuple[int, float, float]:
        """How many cards of a symbol I hold (with one that is ``found``), and what it is worth to crises to come,
        and, if it is found, to this round's."""
        key = (symbol, found)
        if key not in self._symbols:
            held = self.held[symbol] + (1 if found else 0)
            crisis = self.crisis.card_worth(symbol) if found else 0.0
            self._symbols[key] = held, self.later_worth(symbol, held), crisis
        return self._symbols[key]

    def _own_use(self, printed: ItemCard) -> float:
        """What a card does when it is played."""
        judge = self.judge
        card = played(self.content, printed.id)
        does = card.operations
        if card.food:
            return self.food_worth(card.food)
        if card.heals:
            return 0.41 * judge.dear if self.patients > self.held["medicine"] - 1 else 0.12
        if "advance" in does:
            return self.work_worth(does["advance"])
        if printed.moves:
            return 0.98 if self.fuel_short else 0.11
        if printed.outsider:
            return self.outsider_worth(printed)
        if printed.symbol == "weapon" and self.unarmed:
            return 0.85
        if printed.equipment:
            worth = equipment_worth(self.content, printed.id) * judge.rounds_left / 6
            return worth + (WEAPON if judge.at_war and printed.symbol == "weapon" and not self.armed else 0.0)
        return max((PLAYED.get(op, 0.1) for op in does), default=0.072)

    def work_worth(self, n: int) -> float:
        """What ``n`` pieces of work on the improvements are worth; none are left: nothing."""
        part = self.view.parts.get("improvements")
        open_work = sum(one.required - one.tokens for one in part.row if not one.done) if part is not None else 0
        if self.judge.goals("improvements-done"):
            return WORK * self.judge.drive * min(n, open_work)
        return PIECE * min(1.0, self.judge.rounds_left / 4) * min(n, open_work)

    @cached_property
    def special_worth(self) -> float:
        """What it is worth that a special zombie is gone."""
        return SPECIAL + (0.8 * self.judge.drive if self.judge.goals("specials-max") else 0.0)

    @cached_property
    def fuel_short(self) -> bool:
        """Whether the colony will not have enough fuel to burn in the coming nights."""
        if not self.judge.burning:
            return False
        others = sum(self.expected(p, "fuel") for p in self.judge.mates)
        return self.held["fuel"] + 0.72 * others < min(3, self.judge.rounds_left) + 0.52

    @cached_property
    def unarmed(self) -> int:
        """Players whom the main objective wants to see armed, and who are not."""
        if not self.judge.goals("each-loyal-player-equipped", "equipped-at"):
            return 0
        armed = {s.owner for s in self.view.survivors if self.has_weapon(s.id)}
        return sum(1 for p in self.judge.team if not p.exiled and not p.eliminated and p.seat not in armed)

    @cached_property
    def armed(self) -> bool:
        """Whether one of my survivors has a weapon."""
        return any(self.has_weapon(survivor.id) for survivor in self.judge.own)

    def has_weapon(self, survivor: str) -> bool:
        """Whether a survivor carries a weapon."""
        equipment = self.judge.survivors[survivor].equipment
        return any(self.judge.item(e.card).symbol == "weapon" for e in equipment)

    def outsider_worth(self, printed: ItemCard) -> float:
        """Somebody who joins brings a die each round; all who come eat and draw zombies."""
        people = 1 + played(self.content, printed.id).operations.get("add-helpless", 0)
        judge, rounds = self.judge, self.judge.rounds_left - 1
        worth = rounds * (0.087 - MOUTH * people)
        if judge.has_wishes:
            worth += self._company_worth()
        if self.food_short:
            worth -= 0.45 * people * self.ration * min(2, rounds)
        if judge.arriving(judge.home, people) > max(self.judge.colony.food, judge.food_need):
            worth -= 0.38  # tonight's supper was just enough
        return worth

    def _company_worth(self) -> float:
        """What one more of my own is worth to my secret objective."""
        judge = self.judge
        if judge.lone:
            return 0.0 if all(condition.met for condition in judge.wishes("own-survivors-min")) else 0.8
        wanted = judge.wishes("own-survivors-min", "own-survivors-lead")
        worth = 0.0 if all(condition.met for condition in wanted) else judge.secret.weight
        return worth - (judge.secret.weight if judge.wishes("own-survivors-exactly") else 0.0)

    # -- searching -----------------------------------------------------------------------------------

    def search_worth(self, place: str) -> float:
        """What one search at a place is worth."""
        if place not in self.searches:
            self.searches[place] = self._search_worth(place)
        return self.searches[place]

    def _search_worth(self, place: str) -> float:
        spot = self.judge.places[place]
        if not spot.has_deck or not spot.deck:
            return 0.0
        once, twice = self.best_of(place, 1), self.best_of(place, 2)
        best = max(once, twice - self.noise_cost(place)) if spot.free_noise else once
        return best + self.deck_worth(place)

    def best_of(self, place: str, looks: int, least: float = 0.0) -> float:
        """The best of some cards off a deck, on average, if one worth ``least`` is there already."""
        cards = self.unseen(place)
        total = sum(cards.values())
        if not total:
            return least
        values = sorted((self.worth(card, found=True), n) for card, n in cards.items())
        mean, below, before = 0.0, 0, 0.0
        for value, n in values:
            below += n
            chance = (below / total) ** looks
            mean += max(value, least) * (chance - before)
            before = chance
        return mean

    def noise_cost(self, place: str) -> float:
        """What a noise token costs: every second one brings a zombie, when nobody can do anything about it."""
        if not self.judge.people[place]:
            return 0.0
        own = self.judge.guarded(place, noise=1)
        return 0.022 - own + (1.0 if self.judge.at_war else NOISE) * self.judge.noise_danger(place)

    def deck_worth(self, place: str) -> float:
        """What it is worth to make a deck smaller: some objectives want decks to be empty."""
        if place not in self.raided:
            return 0.0
        own = OWN_RAID * self.judge.secret.weight if self.judge.wishes("empty-decks-min") else 0.0
        return max(own, self.judge.drive * RAID)

    @cached_property
    def raided(self) -> list[str]:
        """The decks that the colony empties: those that are nearest to it, all agree on which."""
        goals = [*self.judge.goals("empty-decks-min"), *self.judge.wishes("empty-decks-min")]
        wanted = max((missing(condition) for condition in goals), default=0)
        left = sorted((p for p in self.view.places if p.deck), key=lambda p: (p.deck - 2 * p.spaces, p.number))
        return [place.id for place in left[: max(0, wanted)]]
