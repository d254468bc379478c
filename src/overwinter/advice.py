"""What a planner says to a person who asks what it would do."""

from __future__ import annotations

from collections.abc import Callable

from overwinter.kernel.options import Option
from overwinter.kernel.search import Advice, Budget
from overwinter.review import Finding
from overwinter.words import Words

HINT = Budget(seconds=1.0)
"""How long is thought about a hint."""


def advice_lines(words: Words, found: Advice, text: Callable[[Option], str]) -> list[str]:
    """A hint in words: what to do, and why. ``text``: how an option reads."""
    args: dict[str, str | int | float] = {}
    why: str = found.why
    if found.instead is not None:
        args["other"] = in_short(text(found.instead))
    if found.chance is not None and found.less is not None:
        mine, theirs = of_100(found.chance), of_100(found.less)
        args.update(mine=mine, theirs=theirs)
        why = why if mine > theirs else "close"
    if found.gain is not None:
        args["gain"] = round(found.gain, 1)
    return [words("advice-best", option=text(found.option)), words(f"advice-{why}", **args)]


def loss_line(words: Words, found: Finding) -> str:
    """What a decision has cost, as a sentence."""
    if found.chance is None:
        return words("review-loss", loss=round(found.loss, 1))
    return words("review-chance", chance=of_100(found.chance), best=of_100(found.chance + found.loss))


def in_short(text: str) -> str:
    """The first sentence of how an option reads: what it would do is told where it is chosen."""
    return text.split(". ")[0].rstrip(".")


def of_100(chance: float) -> int:
    """A chance as people read it."""
    return round(100 * chance)
