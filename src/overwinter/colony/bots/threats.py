"""What a failed crisis would cost the colony, in morale."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .judgement import Judgement, overruns


def program_cost(judge: Judgement, program: str) -> float:
    """What a list of operations costs the colony."""
    return sum(_COSTS[op.word.name](judge, op.written) for op in _ops(judge, program) if op.word.name in _COSTS)


def _ops(judge: Judgement, program: str) -> tuple[Any, ...]:
    return judge.content.programs[program] if program else ()


def _wound_cost(judge: Judgement, args: dict[str, Any]) -> float:
    target, frost = str(args.get("target", "")), args.get("kind") == "frostbite"
    hit = list(judge.survivors.values())
    if target.startswith("highest:"):
        hit.sort(key=lambda s: -judge.content.survivors[s.id].influence)
        hit = hit[: int(target.partition(":")[2])]
    elif not target.startswith("all"):
        return 0.3 if frost else 0.1
    cost = 0.0
    for survivor in hit:
        left = judge.left(survivor)
        cost += judge.life if left <= 1 else 0.12
        cost += 0.35 if frost and judge.rounds_left >= left > 1 else 0.0
    return cost


def _zombies_cost(judge: Judgement, args: dict[str, Any]) -> float:
    where, n = str(args["location"]), int(args["n"])
    names = [where] if where in judge.places else [name for name in judge.places if name != judge.home]
    cost = 0.0
    for name in names:
        place = judge.places[name]
        zombies, barricades = list(place.zombies), list(place.barricades)
        dead = min(judge.people[name], overruns(place, zombies, barricades, n))
        later = judge.calm_danger(name, zombies, barricades) - judge.calm_danger(name)
        cost += dead * judge.life + max(0.0, later) + 0.04 * n
    return cost


def _barricades_cost(judge: Judgement, args: dict[str, Any]) -> float:
    where = str(args["location"])
    names = [where] if where in judge.places else list(judge.places)
    cost = 0.0
    for name in names:
        none = [0] * len(judge.places[name].barricades)
        cost += (
            judge.calm_danger(name, None, none)
            - judge.calm_danger(name)
            + 0.05 * sum(judge.places[name].barricades)
        )
    return cost


_COSTS: dict[str, Callable[[Judgement, dict[str, Any]], float]] = {
    "morale": lambda judge, args: -float(args["n"]) if isinstance(args["n"], int) else 1.0,
    "wound": _wound_cost,
    "add-zombies": _zombies_cost,
    "remove-barricades": _barricades_cost,
    "kill-lowest": lambda judge, args: judge.life * int(args["n"]),
    "starvation": lambda judge, args: 0.25 * judge.rounds_left,
    "food": lambda judge, args: 0.15 * min(-int(args["n"]), judge.colony.food),
    "beside-board": lambda judge, args: 0.4,
}
