"""What a careful player reckons with: tonight's dead, the risk of a roll, the worth of a card.

Everything is counted in morale: 1.0 is as bad as a death. It uses the view of one seat and the printed cards.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Any

from overwinter.colony.content import Content, ItemCard
from overwinter.colony.packs import load_packs
from overwinter.colony.view import PlaceView, PlayerView, SurvivorView, TableView

BITE, HURT = 1 / 12, 5 / 12
LATER = 0.6
"""What a death in a later night weighs, a night each."""
CAUTION = 1.4
"""How much more a risk weighs than its expected loss: lost people are missed for the rest of the game."""


class Judgement:
    """One seat's reckoning of one position."""

    def __init__(self, view: TableView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.content: Content = load_packs(view.setup.packs)
        self.places = {place.id: place for place in view.places}
        self.survivors = {survivor.id: survivor for survivor in view.survivors}
        self.own = [survivor for survivor in view.survivors if survivor.owner == seat]
        self.me: PlayerView = view.players[seat]
        self.home = view.colony.place
        self.people = Counter(survivor.place for survivor in view.survivors)

    # -- what I want ---------------------------------------------------------------------------

    @cached_property
    def betrayer(self) -> bool:
        """Whether my objective is a betrayal."""
        secret = self.view.me
        return secret is not None and any(
            self.content.secrets[name].kind == "betrayal" for name in secret.objectives[:1]
        )

    @cached_property
    def striking(self) -> bool:
        """A betrayer delays until everything but morale is ready, or time runs out; then strikes."""
        if not self.betrayer or self.view.me is None:
            return False
        conditions = self.view.me.conditions
        ready = all(c.met for c in conditions if c.name != "morale-max")
        return ready or self.view.rounds_left <= 2 or self.view.colony.morale <= 3

    @cached_property
    def hoard(self) -> Counter[str]:
        """Symbols that my secret objective wants in hand, and how many."""
        wanted: Counter[str] = Counter()
        for condition in self.view.me.conditions if self.view.me else ():
            if condition.name in ("hand", "hand-only"):
                symbol, n = str(condition.args["symbol"]), int(str(condition.args["n"]))
                wanted[symbol] = max(wanted[symbol], n)
        return wanted

    @cached_property
    def goal_symbols(self) -> Counter[str]:
        """Symbols that the main objective still wants on it."""
        missing: Counter[str] = Counter()
        lying = Counter(self.item(card).symbol for card in self.view.colony.objective_cards)
        for condition in self.view.colony.goal:
            if condition.name == "cards-on-objective" and not condition.met:
                args = condition.args
                n = int(str(args["n"])) + int(str(args["per_player"])) * self.view.setup.players
                missing[str(args["symbol"])] += max(1, n - lying[str(args["symbol"])])
        return missing

    @cached_property
    def goals(self) -> set[str]:
        """The kinds of conditions of the main objective."""
        return {condition.name for condition in self.view.colony.goal}

    @cached_property
    def sampling(self) -> bool:
        """Whether zombies have to be killed for samples."""
        return "samples-min" in self.goals and not all(c.met for c in self.view.colony.goal)

    @cached_property
    def loyal(self) -> int:
        """Players who are not exiled."""
        return sum(1 for p in self.view.players if not p.exiled and not p.eliminated)

    @cached_property
    def after_me(self) -> int:
        """Players who still have their turn this round."""
        n = self.view.setup.players
        return (self.view.first - self.seat - 1) % n

    def item(self, card: str) -> ItemCard:
        """The printed item."""
        return self.content.cards[card]

    # -- the night -----------------------------------------------------------------------------

    def arriving(self, place: str) -> int:
        """Zombies that come to a place tonight, noise aside."""
        people = self.people[place]
        if place == self.home:
            return (people + self.view.colony.helpless + 1) // 2
        return people

    def deaths(self, place: PlaceView, zombies: list[int], barricades: list[int], n: int) -> int:
        """How many people die if ``n`` zombies come; the lists are changed as in the game."""
        dead = 0
        for i in range(n):
            entrance = i % len(zombies)
            if zombies[entrance] + barricades[entrance] < place.entrance_spaces:
                zombies[entrance] += 1
            elif barricades[entrance]:
                barricades[entrance] -= 1
            else:
                dead += 1
        return dead

    def danger(self, name: str, zombies: list[int] | None = None, barricades: list[int] | None = None) -> float:
        """Deaths to be expected at a place tonight and, at a discount, in the two nights after."""
        place = self.places[name]
        z = list(place.zombies) if zombies is None else zombies
        b = list(place.barricades) if barricades is None else barricades
        n = self.arriving(name)
        if not n and not place.noise:
            return 0.0
        people = self.people[name] + (self.view.colony.helpless if name == self.home else 0)
        tonight = min(people, self.deaths(place, z, b, n))
        full = all(x + y >= place.entrance_spaces for x, y in zip(z, b, strict=True))
        noise = 0.5 * place.noise if full and people else 0.0
        expected = tonight + min(noise, people)
        weight = 1.0
        for _ in range(min(2, self.view.rounds_left - 1)):
            weight *= LATER
            expected += weight * min(people, self.deaths(place, z, b, n + 1))
        return expected

    def barricade_gain(self, name: str, entrance: int) -> float:
        """Lives that a barricade saves."""
        place = self.places[name]
        barricades = list(place.barricades)
        barricades[entrance - 1] += 1
        return self.danger(name) - self.danger(name, None, barricades)

    def kill_gain(self, name: str, entrance: int) -> float:
        """Lives that a dead zombie saves."""
        zombies = list(self.places[name].zombies)
        zombies[entrance - 1] -= 1
        return self.danger(name) - self.danger(name, zombies)

    @cached_property
    def food_need(self) -> int:
        """Food eaten tonight."""
        people = self.people[self.home] + self.view.colony.helpless
        return (people + 1) // 2

    # -- risk ----------------------------------------------------------------------------------

    def roll_risk(self, survivor: SurvivorView, place: str) -> float:
        """The cost of one exposure roll for a survivor at a place."""
        tokens = survivor.wounds + survivor.frostbite
        left = survivor.wound_limit - tokens
        hurt = 1.15 if left <= 1 else (0.3 if left == 2 else 0.12)
        hooks = self.content.survivors[survivor.id].hooks
        if "bitten-as-wound" in hooks:
            return CAUTION * (HURT + BITE) * hurt
        others = self.people[place] - (1 if survivor.place == place else 0)
        return CAUTION * (BITE * (1.1 + min(0.85, 0.5 * others)) + HURT * hurt)

    def move_risk(self, survivor: SurvivorView, place: str) -> float:
        """The cost of the roll of a move."""
        hooks = self.content.survivors[survivor.id].hooks
        if "no-exposure-on-move" in hooks:
            return 0.0
        return self.roll_risk(survivor, place)

    def attack_risk(self, survivor: SurvivorView) -> float:
        """The cost of the roll of an attack."""
        hooks = self.content.survivors[survivor.id].hooks
        if "no-exposure-on-attack" in hooks:
            return 0.0
        for item in survivor.equipment:
            printed = self.item(item.card).hooks
            if "no-exposure-on-attack" in printed and not item.used:
                return 0.0
        return self.roll_risk(survivor, survivor.place)

    # -- cards ---------------------------------------------------------------------------------

    def hand_count(self, symbol: str) -> int:
        """Cards of a symbol in my hand."""
        return sum(1 for card in self.view.me.hand if self.item(card).symbol == symbol) if self.view.me else 0

    def card_worth(self, card: str) -> float:
        """What it costs me to part with a card of my hand."""
        printed = self.item(card)
        symbol = printed.symbol
        worth = 0.12
        if self.hoard[symbol] and self.hand_count(symbol) <= self.hoard[symbol]:
            worth += 0.6 if self.view.rounds_left <= 3 else 0.3
        if self.goal_symbols[symbol]:
            worth += 0.45
        if self._crisis_wants(symbol):
            worth += 0.2
        if printed.name in ("food-2", "food-3"):
            worth += 0.1
        return worth

    def _crisis_wants(self, symbol: str) -> bool:
        crisis = self.view.crisis
        return crisis is not None and symbol in crisis.symbols and crisis.contributions < crisis.need

    def find_worth(self, card: str) -> float:
        """What a card found in a search is worth to me."""
        printed = self.item(card)
        symbol = printed.symbol
        worth = 0.1 + 0.06 * {"food-2": 2, "food-3": 3, "food-1": 1}.get(printed.name, 0)
        if symbol == "food" and self.view.colony.food < 2 * self.food_need:
            worth += 0.15
        if symbol == "medicine":
            worth += 0.15
        if printed.equipment:
            worth += 0.15
        if self.hoard[symbol] > self.hand_count(symbol):
            worth += 0.5
        if self.goal_symbols[symbol]:
            worth += 0.6
        if self._crisis_wants(symbol):
            worth += 0.4
        if "each-loyal-player-equipped" in self.goals and symbol == "weapon" and not self._armed():
            worth += 0.6
        return worth

    def _armed(self) -> bool:
        return any(self.item(e.card).symbol == "weapon" for s in self.own for e in s.equipment)

    def search_worth(self, place: str) -> float:
        """What one search at a place is worth: the wants, weighed with what its deck was printed with."""
        cards = [card for card in self.content.cards.values() if card.deck == place]
        if not cards or not self.places[place].deck:
            return 0.0
        counts = self._printed_counts[place]
        total = sum(counts.values())
        worth = sum(self.find_worth(card) * n for card, n in counts.items()) / total
        best = max(self.find_worth(card) for card in counts)
        worth = 0.7 * worth + 0.3 * best
        if "empty-decks-min" in self.goals:
            left = sorted(p.deck for p in self.view.places if p.has_deck and p.deck)
            worth += 0.35 if left and self.places[place].deck <= left[min(1, len(left) - 1)] else 0.0
        return worth

    @cached_property
    def _printed_counts(self) -> dict[str, Counter[str]]:
        counts: dict[str, Counter[str]] = {}
        for printed in self.content.items:
            counts.setdefault(printed.deck, Counter())[printed.id] += 1
        return counts

    # -- effects of cards ----------------------------------------------------------------------

    def program_worth(self, program: str, scope: dict[str, Any]) -> float:
        """A rough worth of a list of operations for the colony."""
        if not program:
            return 0.0
        return sum(self._op_worth(op.word.name, op.args, scope) for op in self.content.programs[program])

    def _op_worth(self, name: str, args: dict[str, Any], scope: dict[str, Any]) -> float:
        n = args.get("n", 1)
        count = (
            n if isinstance(n, int) else {"all": 3, "-all": -self.view.colony.food, "fill": 3, "d6": 3}.get(n, 2)
        )
        match name:
            case "morale":
                return 1.0 * (count if isinstance(n, int) else -1)
            case "food":
                return 0.15 * max(count, -self.view.colony.food)
            case "add-zombies":
                return -self._zombie_cost(str(args["location"]), count)
            case "remove-zombies" | "kill-zombies" | "add-barricades" | "free-barricade":
                return 0.12 * min(count, 8)
            case "remove-barricades":
                return -0.1 * sum(self.places[self.home].barricades)
            case "wound" | "distribute-wounds":
                return -0.3 * count * (4 if str(args.get("target", "")).startswith("all-at") else 1)
            case "heal":
                return 0.25
            case "exposure":
                times = args["times"] if isinstance(args["times"], int) else 3
                return -0.28 * times
            case "kill" | "kill-lowest":
                return -1.1 * (count if name == "kill-lowest" else 1)
            case "remove-survivor" | "remove-user":
                return -0.5
            case "gain-survivor":
                return 0.08 * self.view.rounds_left
            case "add-helpless":
                return -0.15 * (count if isinstance(n, int) else 4)
            case "remove-helpless":
                return 0.12 * min(count, self.view.colony.helpless)
            case "kill-helpless":
                return -1.0 * count
            case "spend-dice":
                return -0.12 * min(count, 4)
            case "dice-next-round":
                return 0.12 * count * self.loyal
            case "search-deck" | "draw-items" | "reveal-until" | "reveal-top" | "recover-removed":
                return 0.2 * min(count, 4)
            case "add-noise":
                return -0.15 * min(count, 4)
            case "remove-from-hand" | "give-all-but":
                return -0.25
            case "cancel-next-crisis" | "bottom-current-crisis":
                return 0.8
            case "add-victory-condition":
                return -0.8
            case "remove-deck":
                return 0.5 if "empty-decks-min" in self.goals else -0.2
            case "if":
                return 0.6 * self.program_worth(args["do"], scope)
            case "roll-table":
                table = args["table"]
                return float(sum((high - low + 1) / 6 * self.program_worth(do, scope) for low, high, do in table))
            case "roll-each":
                return -0.3 * self.people[self.home] * 0.4
            case "collective-pay":
                return 0.3 * self.program_worth(args["then"], scope) + 0.4 * self.program_worth(
                    args["otherwise"], scope
                )
            case "attach" | "beside-board":
                return 0.05
            case "track-searches" | "schedule":
                return -0.6
        return 0.0

    def _zombie_cost(self, where: str, n: int) -> float:
        if where == "each-non-colony":
            return 0.5
        name = where if where in self.places else self.home
        place = self.places[name]
        zombies, barricades = list(place.zombies), list(place.barricades)
        dead = self.deaths(place, zombies, barricades, n)
        return dead + max(0.0, self.danger(name, zombies, barricades) - self.danger(name)) + 0.03 * n
