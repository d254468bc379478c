"""What a position is worth to the colony, and trying a choice out.

Crossroads cards do too many things to list, and modules bring questions and actions of their own. So the bot tries
each choice in a few games that could be this one (:meth:`Sight.imagine`), lets everybody finish what it leads to,
and compares what is left of the colony.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from overwinter.kernel.options import Option

from ..game import ColonyGame
from ..sight.view import SurvivorView, TableView, view
from .base import Bot, Sight
from .judgement import Judgement
from .wants import MOUTH, Wants
from .war import outcome_worth, standing

WORLDS = 6
"""In how many imagined games a choice is tried."""
STEPS = 14
"""How many answers a card may take in them."""
BANDIT = 0.13
"""What a bandit in town costs."""
_NEXT = ("turn", "move-step")
"""Where somebody is asked this, what went before is done."""
FINISHED = 0.8
"""What a finished improvement is worth."""


def position_worth(judge: Judgement) -> float:
    """What a position is worth to the colony, in morale."""
    table, colony, wants = judge.view, judge.colony, Wants(judge)
    rounds = judge.rounds_left
    worth = colony.morale - (2.0 if colony.morale == 0 else 0.58 if colony.morale == 1 else 0.0)
    worth -= sum(judge.danger(place.id) + 0.021 * sum(place.zombies) for place in table.places)
    worth += 0.032 * sum(sum(place.barricades) for place in table.places)
    worth += sum(_survivor_worth(judge, survivor) for survivor in judge.friends)
    worth -= (colony.helpless + colony.unruly) * MOUTH * rounds
    worth += 0.077 * sum(sum(place.traps) for place in table.places)
    worth -= wants.special_worth * sum(sum(place.special) for place in table.places)
    worth -= BANDIT * sum(judge.bandits.values())
    worth += 0.27 * min(colony.food, 3 * judge.food_need) - colony.starvation * 0.18 * rounds
    worth -= 0.058 * len(colony.waste)
    worth += sum(wants.worth(card, found=False) for card in judge.hand)
    worth += 0.25 * sum(player.hand for player in judge.mates)
    for player in judge.team:
        worth += 0.13 * len(player.unused) + 0.098 * player.next_dice
    worth -= sum(1 for c in colony.goal if c.source != colony.objective and not c.met)
    built = judge.content.further.get("improvement", {})
    worth -= 0.14 * sum(1 for x in table.lasting if x.until == "game" and x.card not in built)
    worth += _improvements(table)
    worth += 0.41 * table.cancelled_crises - (0.43 if table.crisis else 0.0) * (rounds > 0)
    if judge.at_war:
        worth += standing(judge)
    return worth - 0.61 * len(table.scheduled) + 0.33 * colony.samples


def _improvements(table: TableView) -> float:
    """What was built, and what is being built."""
    part = table.parts.get("improvements")
    row = part.row if part is not None else ()
    return sum(FINISHED if one.done else 0.8 * FINISHED * one.tokens / one.required for one in row)


def _survivor_worth(judge: Judgement, survivor: SurvivorView) -> float:
    left = judge.left(survivor)
    worth = 0.13 + 0.047 * judge.rounds_left - (0.0, 0.1, 0.37, 0.6)[min(3, max(0, 3 - left))]
    if judge.dying_of_cold(survivor):
        worth -= 0.43
    away = judge.home != survivor.place
    return worth + 0.064 * len(survivor.equipment) + 0.027 * away - 0.11 * len(survivor.lasting)


def imagined(sight: Sight, seed: int, worlds: int) -> list[ColonyGame]:
    """So many games that could be this one, to try choices out in."""
    return [sight.imagine(world) for world in range(seed, seed + worlds)]


def try_out(sight: Sight, option: Option, bot: Bot, games: Sequence[ColonyGame], seed: int) -> float:
    """What is left of the colony, on average, after a choice in each of these games, which stay as they are."""
    total = 0.0
    for n, world in enumerate(games):
        game = world.copy()
        _settle(game, sight, option, bot, random.Random(seed + n))
        if game.over:
            total += _end_worth(game, sight.seat)
        else:
            seen = view(game, sight.seat, with_options=False)
            total += position_worth(Judgement(seen, sight.seat, game.content))
    return total / len(games)


def _end_worth(game: ColonyGame, seat: int) -> float:
    """What it is worth that a game is over."""
    if len(game.state.colonies) > 1:
        return outcome_worth(game, seat)
    return 6.5 if game.state.outcome == "completed" else -4.0


def _settle(game: ColonyGame, sight: Sight, option: Option, bot: Bot, rng: random.Random) -> None:
    """Take the choice (in a vote all vote alike) and answer until what it leads to is done."""
    kinds, taken = {sight.kind, "tie-break"}, False
    frames = {stack.id: stack.frames[-1] for stack in game.state.flow.stacks}
    for decision in game.state.flow.decisions:
        if decision.kind == sight.kind and decision.answer is not None:
            decision.answer = None
            frames[decision.stack].waits += 1
    for _ in range(STEPS):
        if game.over:
            return
        asked = game.decisions
        mine = next((one for one in asked if one.stack == sight.decision.stack), asked[0])
        decision = game.decision(mine.seat) or mine
        if decision.kind in _NEXT and (taken or decision.kind != sight.kind):
            return
        chosen = option if decision.kind in kinds and option in game.options(decision.seat) else None
        taken = taken or chosen is not None
        game.answer(decision.seat, chosen or bot.choose(Sight(game, decision, rng)), decision.id)
