"""Say rules: why something is not possible, what an objective asks for, how a table is set up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from overwinter.kernel.errors import OverwinterError, PackError
from overwinter.words.library import Words

from .cards.content import Content
from .cards.vocabulary import PREDICATES
from .policies import POLICIES
from .rules.actions.base import Reason
from .sight.explain import Foresight
from .sight.viewparts import ConditionView
from .speaking import Listener, line, spoken

FACES = ("blank", "wound", "frostbite", "bitten")


def reason_line(words: Words, reason: Reason) -> str:
    """Why an action is not on offer."""
    return line(words, reason.key, reason.args)


def error_line(words: Words, error: OverwinterError) -> str:
    """What went wrong; for a bad pack one more line per fault."""
    if not words.has(error.key):
        return words("error-unknown")
    lines = [words(error.key, **error.details)]
    if isinstance(error, PackError):
        for problem in error.problems:
            where = [problem.file, problem.card, problem.field]
            lines.append(words("error-pack-problem", where=", ".join(filter(None, where)), reason=problem.reason))
    return "\n".join(lines)


def condition_line(words: Words, name: str, args: Mapping[str, Any]) -> str:
    """One condition of an objective (see :class:`overwinter.colony.rules.endings.Condition`)."""
    word = PREDICATES.get(name)
    usual = {param.name: param.default for param in word.params.values() if not param.required} if word else {}
    return words(f"condition-{name}", **spoken(Listener(words), {**usual, **args}))


def progress_line(words: Words, condition: ConditionView) -> str:
    """A condition with how far it is, where there is something to count: "At least 4 food. 3 of 4."."""
    text = condition_line(words, condition.name, condition.args)
    if condition.have is None:
        return text
    limit = "most" if condition.at_most else "least"
    return f"{text} {words('condition-progress', limit=limit, have=condition.have, need=condition.need)}."


def policy_line(words: Words, field: str, value: Any) -> str:
    """A table setting with its number and the choice made: "P-01, equal leaders: drawn at random"."""
    key = f"policy-{field.replace('_', '-')}"
    choice = words.attribute(key, _choice(value))
    return words("policy-line", number=POLICIES[field].number, policy=words(key), choice=choice)


def _choice(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def odds_line(words: Words, counts: Mapping[str, int]) -> str:
    """The odds of an exposure roll from how many faces mean what: "6 in 12 nothing, 3 in 12 a wound, ..."."""
    total = sum(counts.values())
    if not total:
        return words("odds-none")
    parts = [words("odds-part", face=face, n=counts[face], total=total) for face in FACES if counts.get(face)]
    return words("odds-line", parts=", ".join(parts))


def foresight_line(
    words: Words,
    content: Content,
    foresight: Foresight,
    seat: int | None = None,
    names: Sequence[str] | None = None,
) -> str:
    """What would surely happen, or the odds of a roll that is due (see :mod:`overwinter.colony.sight.explain`)."""
    odds = foresight.odds
    if odds is not None and odds.rolls:
        chances = odds_line(words, odds.counts)
        return words("odds-roll", survivor=words.short(odds.survivor), rolls=odds.rolls, odds=chances)
    return line(words, foresight.key, foresight.args, content, seat, names)
