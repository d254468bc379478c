"""How good a position is, judged by what all players know: never by the face of a hidden card."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from ..game import RaxxonGame
from ..state import MOST_INFECTIONS, CrowdCard

Seen = tuple[int, int, float, float]
"""A card of the crowd as a bot thinks of it: row, column, chance that it is healthy, and by what its
being there makes the evacuation of its line less likely."""

ONE_CARD = 10.0
"""What an evacuated card is worth: the unit of everything else."""
BRINKS = {"hostile": 3, "chaotic": 2, "carrier": 2, "volatile": 2}
"""One more face-up card of the group than this ends the day."""
COSTS = {
    "add": 1.5,
    "flip": 0.5,
    "raxxon": 5.0,
    "hostile-return": 9.0,
    "infect": 8.0,
    "power": 6.0,
    "end-day": 9.0,
}
"""What resolving an icon once costs, roughly."""


@dataclass
class Weights:
    """What matters how much. Found by playing many games."""

    hope: float = 0.6
    """What a card is worth that could be evacuated today."""
    stuck: float = 0.5
    """How likely an infected card in a line can be got rid of."""
    supply: float = 60.0
    power: float = 1.1
    tomorrow: float = 1.5
    """What an infected card in the contained quarantine costs."""
    token: float = 0.6
    """What the consequence of a token costs for each turn to come."""
    most: float = 14.0
    """A sheet full of tokens costs no more than this: its player can pass."""
    brink: float = 0.9
    explore: float = 1.0
    """What it is worth to turn up one more card."""
    contain: float = 13.0
    """What it is worth to take an infected card out of the crowd into quarantine."""
    delay: float = 6.0
    """What it is worth to keep one in quarantine for another day."""
    strike: float = 3.0
    """What it is worth to kill an infected card."""
    clear: float = 6.0
    """Clearing infected cards away comes before an evacuation if it is worth so much."""
    ended: float = 6.0
    """What it costs, per face-up healthy card, when the day ends by surprise."""
    loose: float = 3.0
    """What it costs, per face-up infected card, when the day ends by surprise."""
    draw: float = 1.0
    """What it costs to draw a Raxxon card."""
    add: float = 1.5
    """What it costs to add a card to the crowd."""


WEIGHTS = Weights()


def chance_healthy(game: RaxxonGame) -> float:
    """How likely a card of the crowd or the draw pile is healthy that nobody has seen."""
    state, people = game.state, game.people
    unknown = len(state.draw) - sum(1 for g in state.glimpses if g.known)
    seen = 0
    for card in state.crowd:
        if card.up or card.known:
            seen += people[card.card].healthy
        else:
            unknown += 1
    for glimpse, number in zip(state.glimpses, state.draw, strict=False):
        seen += glimpse.known and people[number].healthy
    for pile in (state.discard, state.removed):
        seen += sum(1 for number in pile if people[number].healthy)
    healthy = sum(1 for person in people if person.healthy) - len(state.evac) - seen
    return max(0.0, min(1.0, healthy / unknown)) if unknown else 1.0


def looked_at(game: RaxxonGame, card: CrowdCard, chance: float) -> tuple[float, float]:
    """The chance that a card is healthy, and by what it makes the evacuation of its line less likely."""
    stuck = WEIGHTS.stuck
    if not card.sure:
        return chance, 0.96 * chance + stuck * (1 - chance)
    if not game.people[card.card].healthy:
        return 0.0, stuck
    return 1.0, 1.0 if card.up else 0.97


def crowd_seen(game: RaxxonGame, chance: float) -> list[Seen]:
    """The crowd as a bot thinks of it."""
    return [(card.row, card.col, *looked_at(game, card, chance)) for card in game.state.crowd]


def potential(crowd: Iterable[Seen], shots: int, around: int) -> float:
    """How many cards could be evacuated with so many actions for whole lines, and for a card with neighbours."""
    rows: dict[int, list[float]] = {}
    columns: dict[int, list[float]] = {}
    cells = list(crowd)
    for row, col, chance, ease in cells:
        for table, key in ((rows, row), (columns, col)):
            entry = table.get(key)
            if entry is None:
                table[key] = [chance, ease]
            else:
                entry[0] += chance
                entry[1] *= ease
    best = 0.0
    if shots:
        for table in (rows, columns):
            values = sorted([n * ease for n, ease in table.values()], reverse=True)
            best = max(best, sum(values[:shots]))
    if not around:
        return best
    at = {(row, col): chance for row, col, chance, _ in cells if chance > 0.5}
    clusters = 0.0
    for (row, col), chance in at.items():
        beside = sum(
            [at.get(cell, 0.0) for cell in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1))]
        )
        clusters = max(clusters, chance * (1 + beside))
    clusters *= 1.0 if around == 1 else 1.6
    return max(best, clusters) + 0.5 * min(best, clusters)


def shots_left(game: RaxxonGame) -> tuple[int, int]:
    """How many evacuations are left today: of lines, and of a card with its neighbours."""
    state = game.state
    lines = around = 0
    if state.no_evacuate:
        return 0, 0
    for sheet in state.sheets:
        if game.has_passed(sheet.seat) or not sheet.character:
            continue
        for index, action in enumerate(game.content.characters[sheet.character].actions):
            if action.kind != "evacuate":
                continue
            free = len(game.spaces(action)) - sheet.tokens[index].bit_count()
            if game.content.programs[action.do][0].word.name == "evacuate-line":
                lines += free
            else:
                around += free
    return lines, around


def infections_due(game: RaxxonGame, chance: float) -> float:
    """How often the evening would infect if it came now."""
    state, people = game.state, game.people
    due = float(sum(1 for number in state.uncontained if not people[number].healthy))
    for card in state.crowd:
        if card.up or (card.known and not card.pool):
            due += not people[card.card].healthy
        else:
            due += 1 - chance
    return min(float(MOST_INFECTIONS), due)


def value(game: RaxxonGame, weights: Weights = WEIGHTS) -> float:
    """How good a position is for the players."""
    state = game.state
    if game.over:
        return 10_000.0 if state.outcome == "won" else -1_000.0 + len(state.evac)
    goal = game.goal()
    chance = chance_healthy(game)
    shots, around = shots_left(game)
    hope = potential(crowd_seen(game, chance), min(shots, 3), min(around, 2))
    for group, count in BRINKS.items():
        if game.face_up(group) >= count:
            hope *= weights.brink
    found = len(state.evac)
    total = ONE_CARD * (found + weights.hope * min(hope, goal - found))
    total += _supply(len(state.supply) - infections_due(game, chance), goal - found, goal, weights)
    total -= weights.power * state.power**2
    total -= weights.tomorrow * len(state.contained)
    return total - _tokens(game, weights)


def _supply(after: float, left: int, goal: int, weights: Weights) -> float:
    """What the supply is worth: the fewer cards it has, the more each of them; the less, the nearer the goal."""
    need = 0.2 + 0.8 * left / goal
    if after < 0:
        return 60.0 * after * need
    return need * weights.supply * math.log1p(after)


def _tokens(game: RaxxonGame, weights: Weights) -> float:
    """What the tokens on the sheets cost: every turn, as long as there is something to find out."""
    state = game.state
    playing = [sheet.seat for sheet in state.sheets if sheet.character and not game.has_passed(sheet.seat)]
    if not playing:
        return 0.0
    turns = 1 + sum(1 for card in state.crowd if not card.sure) / len(playing)
    return sum(min(weights.most, weights.token * turns * _token_cost(game, seat)) for seat in playing)


def _token_cost(game: RaxxonGame, seat: int) -> float:
    actions = game.character(seat).actions
    return sum(
        [COSTS[icon] for index, space in game.tokens_of(seat) for icon in game.spaces(actions[index])[space]]
    )


def sheet_cost(game: RaxxonGame, character: str) -> float:
    """What the tokens of a usual day cost: every evacuation, and quarantine once."""
    cost = 0.0
    for action in game.content.characters[character].actions:
        spaces = game.spaces(action)
        used = {"evacuate": len(spaces), "quarantine": 1}.get(action.kind, 0)
        cost += sum([COSTS[icon] for icons in spaces[:used] for icon in icons])
    return cost


@dataclass
class Outlook:
    """What all know about the crowd, in a few numbers."""

    unknown: int
    """Face-down cards that nobody has seen."""
    infected: int
    """Face-up infected cards."""
    end_chance: float
    """The chance that the next unknown card ends the day."""
    stake: float
    """What would be lost then."""
    chance: float
    """The chance that an unknown card is healthy."""


def outlook(game: RaxxonGame) -> Outlook:
    """Look at the crowd."""
    state, people = game.state, game.people
    unknown = infected = healthy = 0
    counts: dict[str, int] = {}
    for card in state.crowd:
        if card.up:
            group = people[card.card].group
            counts[group.id] = counts.get(group.id, 0) + 1
            if group.health == "healthy":
                healthy += 1
            else:
                infected += 1
        elif not card.sure:
            unknown += 1
    brinks = [group for group, count in BRINKS.items() if counts.get(group, 0) >= count]
    end_chance = sum(share(game, group) for group in brinks) if unknown and brinks else 0.0
    stake = WEIGHTS.ended * healthy + WEIGHTS.loose * min(MOST_INFECTIONS, infected)
    return Outlook(unknown, infected, end_chance, stake, chance_healthy(game))


def share(game: RaxxonGame, group: str) -> float:
    """How likely an unknown card of the crowd or the draw pile is of a group."""
    state, people = game.state, game.people
    known = {card.card for card in state.crowd if card.up or card.known}
    known.update(n for n, g in zip(state.draw, state.glimpses, strict=False) if g.known)
    for pile in (state.discard, state.evac, state.uncontained, state.contained, state.removed):
        known.update(pile)
    hidden = len(people) - len(known) - len(state.supply)
    rest = [p.group for n, p in enumerate(people) if n not in known]
    fitting = sum(1 for g in rest if g.id == group)
    chance = chance_healthy(game)
    alike = "healthy" if group == "hostile" else "infected"
    total = sum(1 for g in rest if g.health == alike)
    if not hidden or not total:
        return 0.0
    return fitting / total * (chance if alike == "healthy" else 1 - chance)


def icon_cost(game: RaxxonGame, icon: str) -> float:
    """What resolving an icon once costs now."""
    state = game.state
    if icon == "raxxon":
        return WEIGHTS.draw + 0.7 * state.power
    if icon == "add":
        return WEIGHTS.add
    if icon == "hostile-return":
        return 9.0 if any(game.people[n].group.id == "hostile" for n in state.evac) else 0.0
    if icon == "flip":
        look = outlook(game)
        return look.end_chance * look.stake - 1.0 if look.unknown else 0.0
    return COSTS[icon]
