"""Why an action of an own survivor is not on offer."""

from __future__ import annotations

from ...game import ColonyGame
from ...rules.actions import Desk, Reason


def why_not(game: ColonyGame, seat: int) -> dict[str, dict[str, Reason]]:
    """For each own survivor, the reason for every action that it has no option for right now.

    An action is either among the options of the seat or has a reason here, never both and never neither.
    """
    offered = {(option.get("survivor"), option.verb) for option in game.options(seat)}
    decision = game.decision(seat)
    asked = decision is not None and decision.kind == "turn"
    desk = Desk(game, seat)
    reasons: dict[str, dict[str, Reason]] = {}
    for survivor in desk.own:
        mine = reasons[survivor.id] = {}
        for name, action in game.rules.reasons().items():
            if any((survivor.id, verb) in offered for verb in action.verbs):
                continue
            reason = action.why_not(desk, survivor) if asked else _waiting(game, seat)
            mine[name] = reason or Reason("why-no-use")
    return reasons


def _waiting(game: ColonyGame, seat: int) -> Reason:
    """Nobody acts outside the own turn, nor in the middle of another question."""
    if game.turn_of(seat) is not None and game.decision(seat) is not None:
        return Reason("why-answer-first")
    return Reason("why-not-your-turn")
