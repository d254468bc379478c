"""What a colony's chances depend on, as a row of numbers: what the planner's value is learned from.

Rows are made where somebody's turn begins. They see everything, so they are for imagined games (and for games
that are played to learn from).
"""

from __future__ import annotations

import math
from functools import lru_cache

from ..cards.content import Content, ItemCard
from ..game import ColonyGame
from ..rules.endings import Condition, goal
from ..rules.questions import crisis_need, food_need, zombies_due
from ..state import Colony, Place
from .wants import food_on, heals

NAMES = (
    "one",
    *("rounds", "later", "players"),
    *("morale", "morale-2", "morale-4", "morale-pace"),
    *("lack", "pace", "pace-2", "at-hand", "done", "unmet"),
    *("hungry", "hungry-later", "pantry", "food-cards", "starvation"),
    *("fear", "averted", "fitting"),
    *("survivors", "helpless", "unruly", "out"),
    *("dead", "dead-later", "dead-tomorrow", "room-home", "barricades-home", "zombies-town"),
    *("hurt", "frozen", "dying"),
    *("waste", "hand", "medicine", "equipment"),
    *("bandits", "built", "special", "lasting"),
)
"""The numbers of a row, each about as large as 1."""
EXPECTED = {
    "at-hand": 0.8,
    "hungry": -0.2,
    "hungry-later": -0.5,
    "pantry": 0.6,
    "food-cards": 0.45,
    "starvation": -0.6,
    "fear": -0.8,
    "averted": 0.1,
    "fitting": 0.3,
    "survivors": 1.8,
    "helpless": -0.42,
    "unruly": -0.5,
    "out": 0.0,
    "dead": -1.95,
    "dead-later": 1.3,
    "dead-tomorrow": -0.6,
    "room-home": 0.15,
    "barricades-home": 0.1,
    "zombies-town": -0.1,
    "hurt": -0.6,
    "frozen": -0.6,
    "dying": -0.6,
    "waste": -0.35,
    "hand": 1.2,
    "medicine": 0.2,
    "equipment": 0.6,
    "bandits": -0.45,
    "built": 1.2,
    "special": -0.6,
    "lasting": -0.24,
}
"""What these should weigh by what greedy pays for them (a point of morale is about 0.5): many small things, of
which some thousand games tell little. Time, morale and the main objective are learned from the games alone."""
TIME = frozenset({"rounds-survived-min", "rounds-left-is"})
"""Conditions that come true by themselves."""
STEPS = {"held-places-min": 4, "improvements-done": 4}
"""How many dice one of these takes."""
GIVEN = 0.75
"""How much of what fits a crisis and is held by those whose turn is to come will be given."""
HARD_TO_SAY = 0.8
"""How uncertain that is."""


def row(game: ColonyGame, colony: Colony) -> list[float]:
    """The numbers for a colony, in the order of :data:`NAMES`."""
    state, content = game.state, game.content
    rounds, players = max(1, state.rounds_left), game.size_of(colony)
    later = _later(game, colony)
    share = len(later) / players
    people, home = game.friends(colony.first), state.places[colony.place]
    items = content.items
    held = [items[card] for seat in game.team_of(colony) for card in state.players[seat].hand]
    coming = [items[card] for seat in later for card in state.players[seat].hand]
    nights = [_nights(game, place) for place in state.places.values()]
    dead, tomorrow = sum([night[0] for night in nights]), sum([night[1] for night in nights])
    return [
        1.0,
        *(rounds / 6, share, players / 4),
        *_morale(colony.morale, rounds),
        *_Goals(game, colony).row(rounds * players),
        *_food(game, colony, _food_on(content, held), _food_on(content, coming), rounds),
        *_crisis(game, [card.symbol for card in coming], [card.symbol for card in held], len(later)),
        len(people) / players / 3,
        colony.helpless / players,
        colony.unruly / players,
        sum([1 for s in people if s.place != colony.place]) / max(1, len(people)),
        *(dead / 3, share * dead / 3, tomorrow / 3),
        _room(game, home) / 10,
        sum(home.barricades) / 6,
        sum([sum(place.zombies) for place in state.places.values() if place is not home]) / 10,
        sum([s.tokens for s in people]) / max(1, len(people)),
        sum([1 for s in people if s.frostbite]) / players,
        sum([1 for s in people if s.tokens >= 2]) / players,
        len(colony.waste) / 10,
        len(held) / players / 5,
        min(4, sum([1 for card in held if heals(content, card.id)])) / 4,
        sum([len(s.items) for s in people]) / players / 3,
        _town_bandits(game) / 6,
        _built(game),
        sum([sum(place.special) for place in state.places.values()]) / 4,
        sum([1 for x in state.lasting if x.until == "game"]) / 4,
    ]


def _later(game: ColonyGame, colony: Colony) -> list[int]:
    """The players of a colony whose turn goes on or is to come in this round."""
    acting = [seat for seat in game.acting() if game.colony_of(seat) is colony]
    order = game.clockwise(colony.first)
    return order[order.index(acting[0]) :] if acting and acting[0] in order else order


def _morale(morale: int, rounds: int) -> tuple[float, ...]:
    return morale / 6, min(morale, 2) / 2, min(morale, 4) / 4, min(2.0, morale / rounds)


class _Goals:
    """How far the main objective is."""

    def __init__(self, game: ColonyGame, colony: Colony) -> None:
        self.lack = 0.0
        """What is missing, roughly in dice."""
        self.need = 0.0
        self.at_hand = 0.0
        """What of it is held by players."""
        conditions = [c for c in goal(game, colony) if c.name not in TIME]
        self.unmet = sum([1 for c in conditions if not c.met])
        for condition in conditions:
            self._add(game, condition)

    def row(self, turns: int) -> tuple[float, ...]:
        """Lack and pace, what is at hand, whether all is done, how many conditions are not met."""
        need, pace = max(1.0, self.need), min(3.0, self.lack / turns)
        done = 0.0 if self.unmet else 1.0
        return self.lack / need, pace, pace * pace / 3, self.at_hand / need, done, self.unmet / 2

    def _add(self, game: ColonyGame, condition: Condition) -> None:
        measure, state = condition.measure, game.state
        if measure is None:
            self.need += 3
            self.lack += 0 if condition.met else 3
            return
        lack = measure.have - measure.need if measure.at_most else measure.need - measure.have
        need = 8 if measure.at_most else measure.need
        match condition.name:
            case "empty-decks-min":
                decks = sorted([len(p.deck) for p in state.places.values() if game.content.places[p.id].has_deck])
                need, lack = 20, sum(decks[: max(0, lack)])
            case "cards-on-objective":
                symbols = str(condition.args["symbol"])
                held = [game.content.items[card].symbol for player in state.players for card in player.hand]
                self.at_hand += min(max(0, lack), sum([1 for symbol in held if symbol in symbols]))
            case name:
                steps = STEPS.get(name, 1)
                need, lack = steps * need, steps * lack
        self.need += need
        self.lack += max(0, lack)


def _food_on(content: Content, cards: list[ItemCard]) -> int:
    return sum([food_on(content, card.id) for card in cards if card.symbol == "food"])


def _food(game: ColonyGame, colony: Colony, held: int, coming: int, rounds: int) -> tuple[float, ...]:
    """What tonight's supper lacks, and if all food cards were played; the supply, the cards, starvation."""
    need = max(1, food_need(game, colony))
    hungry = max(0, need - colony.food)
    return (
        min(1.0, hungry / need),
        min(1.0, max(0.0, hungry - 0.8 * coming) / need),
        min(3.0, colony.food / need) / 3,
        min(3.0, held / need) / 3,
        colony.starvation * rounds / 6,
    )


def _crisis(game: ColonyGame, coming: list[str], held: list[str], later: int) -> tuple[float, ...]:
    """How much this round's crisis is to be feared, whether it is averted for sure, what could still be given."""
    state, content = game.state, game.content
    if not state.crisis:
        return 0.0, 1.0, 0.0
    symbols, need = content.crises[state.crisis].prevent, crisis_need(game)
    points = sum([1 if content.items[one.card].symbol in symbols else -1 for one in state.contributions])
    fitting = sum([1 for symbol in coming if symbol in symbols])
    surplus = points + GIVEN * fitting + 0.3 * later - need
    if later:
        fear = 1 / (1 + math.exp(1.7 * (surplus + 0.5) / HARD_TO_SAY))
    else:
        fear = 0.0 if points >= need else 1.0
    all_fitting = sum([1 for symbol in held if symbol in symbols])
    return fear * _stake(content, state.crisis), float(points >= need), min(1.5, all_fitting / max(1, need))


@lru_cache
def _stake(content: Content, crisis: str) -> float:
    """What a failed crisis costs, roughly: a part for whatever it does, and the morale that it names."""
    card = content.crises[crisis]
    ops = [op for program in (card.fail, card.each) if program for op in content.programs[program]]
    return 0.5 + 0.25 * sum([-int(op.written.get("n", 0)) for op in ops if op.word.name == "morale"])


def _room(game: ColonyGame, place: Place) -> int:
    """Free spaces at all entrances of a place."""
    taken = sum(place.zombies) + sum(place.barricades) + sum(place.traps) + sum(place.special)
    return len(place.zombies) * game.content.places[place.id].entrance_spaces - taken


def _nights(game: ColonyGame, place: Place) -> tuple[int, int]:
    """How many people the zombies of tonight overrun at a place, and those of tomorrow night."""
    due = zombies_due(game, place.id)
    if not due or not place.zombies:
        return 0, 0
    spaces = game.content.places[place.id].entrance_spaces
    held = [
        sum(tokens) for tokens in zip(place.zombies, place.barricades, place.traps, place.special, strict=True)
    ]
    soft = [b + t for b, t in zip(place.barricades, place.traps, strict=True)]
    dead = [0, 0]
    for night in (0, 1):
        for i in range(due):
            entrance = i % len(held)
            if held[entrance] < spaces:
                held[entrance] += 1
            elif soft[entrance]:
                soft[entrance] -= 1
                held[entrance] -= 1
            else:
                dead[night] += 1
    return dead[0], dead[1]


def _town_bandits(game: ColonyGame) -> int:
    slot = game.state.slots.get("bandits")
    return sum(slot.at.values()) if slot is not None else 0


def _built(game: ColonyGame) -> float:
    """Improvements that are finished."""
    slot = game.state.slots.get("improvements")
    return sum([1 for one in slot.row if one.done]) / 3 if slot is not None else 0.0
