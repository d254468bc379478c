"""What a failed crisis would cost the colony, in morale."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..cards.content import Op
from ..sight.view import SurvivorView
from .judgement import Judgement, overruns

_INNER = ("do", "otherwise", "first", "second")
"""Fields in which operations stand inside another."""
MOUTH_COST = 0.25
"""What one more mouth, or one that eats for two, costs until the end."""


def program_cost(judge: Judgement, program: str) -> float:
    """What a list of operations costs the colony."""
    return sum(_op_cost(judge, op) for op in judge.content.programs[program]) if program else 0.0


def _op_cost(judge: Judgement, op: Op) -> float:
    """What an operation costs, with what stands inside it."""
    inner = {name: program_cost(judge, str(op.args[name])) for name in _INNER if op.args.get(name)}
    match op.word.name:
        case "each-player":
            return judge.loyal * inner["do"]
        case "if":
            return max(inner.values(), default=0.0)
        case "either":
            return min(inner.values(), default=0.0)
        case "each-place":
            return inner["do"]
    cost = _COSTS.get(op.word.name)
    return cost(judge, op.written) if cost is not None else 0.0


def _wound_cost(judge: Judgement, args: dict[str, Any]) -> float:
    target, frost = str(args.get("target", "")), args.get("kind") == "frostbite"
    hit = list(judge.friends)
    wounds = int(_number(args))
    if isinstance(args.get("target"), dict):
        hit = _picked(judge, args["target"])
        if not hit:
            many = args["target"].get("n", 1)
            return (0.4 if frost else 0.2) * (many if isinstance(many, int) else len(judge.friends))
    elif target.startswith("highest:"):
        hit.sort(key=lambda s: -judge.content.survivors[s.id].influence)
        hit = hit[: int(target.partition(":")[2])]
    elif not target.startswith("all"):
        return 0.28 if frost else 0.1
    cost = 0.0
    for survivor in hit:
        left = judge.left(survivor)
        if frost and judge.at_war:
            cost += judge.frozen(survivor)
            continue
        cost += judge.life if left <= wounds else 0.14 * wounds
        cost += 0.33 if frost and judge.rounds_left >= left > 1 else 0.0
    return cost


def _picked(judge: Judgement, target: dict[str, Any]) -> list[SurvivorView]:
    """Whom of my colony a card means that hits everybody at a kind of place, or who has most influence; none: it
    cannot be told."""
    if target.get("of") in ("any", "everybody") and target.get("pick") == "highest":
        ranked = sorted(judge.friends, key=lambda one: -judge.content.survivors[one.id].influence)
        return ranked[: int(target.get("n", 1))]
    if not _all_of(target) or target.get("at") not in ("colony", "non-colony"):
        return []
    home = target["at"] == "colony"
    return [one for one in judge.friends if (one.place == judge.home) == home]


def out_there(judge: Judgement, survivor: SurvivorView, place: str) -> float:
    """What it costs a survivor to be at a place tonight if the crisis fails: some strike those at home, some those
    who are out."""
    crisis = judge.view.crisis
    if crisis is None:
        return 0.0
    card, cost = judge.content.crises[crisis.card], 0.0
    where = "colony" if place == judge.home else "non-colony" if judge.places[place].number else ""
    for op in [op for program in (card.fail, card.each) if program for op in judge.content.programs[program]]:
        target = op.written.get("target")
        if op.word.name == "add-zombies":
            meant = where == "non-colony" and where in str(op.written["location"])
            cost += _flood(judge, survivor, place, int(_number(op.written))) if meant else 0.0
        elif isinstance(target, dict) and target.get("at") == where and _all_of(target):
            cost += _hit(judge, survivor, op)
    return cost


def _all_of(target: dict[str, Any]) -> bool:
    """Whether a card strikes everybody of a kind, and nobody is picked."""
    return target.get("of") in ("any", "everybody") and "pick" not in target


def _flood(judge: Judgement, survivor: SurvivorView, place: str, n: int) -> float:
    """What so many zombies that come to a place in town cost one who is there."""
    spot = judge.places[place]
    dead = overruns(spot, list(spot.zombies), list(spot.barricades), n)
    people = judge.people[place] + (survivor.place != place)
    return judge.life * min(1.0, dead / people)


def _hit(judge: Judgement, survivor: SurvivorView, op: Op) -> float:
    """What an operation costs one whom it strikes."""
    if op.word.name == "wound" and op.written.get("kind") == "frostbite":
        return judge.frozen(survivor)
    wound = judge.life if judge.left(survivor) <= 1 else 0.15 * judge.dear
    return {"wound": wound, "roll-each": wound / 3}.get(op.word.name, 0.0)


def _zombies_cost(judge: Judgement, args: dict[str, Any]) -> float:
    where, n = str(args["location"]), int(_number(args, 2))
    cost = 0.0
    for name in _places(judge, where, [name for name, place in judge.places.items() if place.number]):
        place = judge.places[name]
        zombies, barricades = list(place.zombies), list(place.barricades)
        dead = min(judge.ours[name], overruns(place, zombies, barricades, n))
        later = judge.calm_danger(name, zombies, barricades) - judge.calm_danger(name)
        cost += dead * judge.life + max(0.0, later) + 0.04 * n
    return cost


def _places(judge: Judgement, where: str, otherwise: list[str]) -> list[str]:
    """The places that a card means: one that it names, the own colony, or those that it probably means."""
    if where == "colony":
        return [judge.home]
    return [where] if where in judge.places else otherwise


def _barricades_cost(judge: Judgement, args: dict[str, Any]) -> float:
    cost = 0.0
    for name in _places(judge, str(args["location"]), list(judge.places)):
        place = judge.places[name]
        none = [0] * len(place.barricades)
        standing = sum(place.barricades) + sum(place.traps)
        cost += judge.calm_danger(name, None, none) - judge.calm_danger(name) + 0.05 * standing
    return cost


def _number(args: dict[str, Any], otherwise: float = 1) -> float:
    """How many an operation names; where that has to be worked out: about so many."""
    n = args.get("n", 1)
    return float(n) if isinstance(n, int) else otherwise


def _work_cost(judge: Judgement, args: dict[str, Any]) -> float:
    part = judge.view.parts.get("improvements")
    return 0.3 * sum(one.tokens for one in part.row) if part is not None else 0.0


_COSTS: dict[str, Callable[[Judgement, dict[str, Any]], float]] = {
    "morale": lambda judge, args: -judge.dear * _number(args, -1),
    "wound": _wound_cost,
    "add-zombies": _zombies_cost,
    "remove-barricades": _barricades_cost,
    "kill-lowest": lambda judge, args: judge.life * int(args["n"]),
    "starvation": lambda judge, args: 0.21 * judge.rounds_left,
    "food": lambda judge, args: 0.19 * min(-_number(args, -judge.colony.food / 2), judge.colony.food),
    "beside-board": lambda judge, args: 0.36,
    "exposure": lambda judge, args: 0.35,
    "unruly": lambda judge, args: min(_number(args, 9), judge.colony.helpless - judge.colony.unruly) * MOUTH_COST,
    "add-helpless": lambda judge, args: _number(args) * (0.1 + MOUTH_COST),
    "add-bandits": lambda judge, args: 0.6,
    "scatter-bandits": lambda judge, args: 0.2 * _number(args),
    "plunder": lambda judge, args: 0.05 * sum(judge.bandits.values()),
    "to-arsenal": lambda judge, args: 0.25,
    "remove-equipped": lambda judge, args: 0.2,
    "deck-to-waste": lambda judge, args: 0.7,
    "clear-work": _work_cost,
    "unfinish": lambda judge, args: 0.8,
    "release": lambda judge, args: 0.6 * _number(args),
    "ammunition": lambda judge, args: 0.1 * -_number(args, -2),
    "roll-each": lambda judge, args: 0.12 * judge.ours[judge.home],
    "remove-from-hand": lambda judge, args: 0.25 * judge.loyal,
    "desert": lambda judge, args: judge.life,
}
"""What an operation costs."""
