"""Choosing among many options by a few short lists: verb, then survivor, then the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from overwinter.colony.game import ColonyGame
from overwinter.kernel.options import KINDS, Option
from overwinter.words import Words, option_line

SHORT = 14
"""Up to so many options are listed at once."""


@dataclass(frozen=True)
class Entry:
    """One line of a menu: what it says, and the options behind it."""

    text: str
    options: tuple[Option, ...]


def entries(
    words: Words, game: ColonyGame, seat: int, options: Sequence[Option], names: Sequence[str]
) -> list[Entry]:
    """The lines of the next menu: single options if they are few, else groups of them."""
    verbs = list(dict.fromkeys(option.verb for option in options))
    if len(options) > SHORT and len(verbs) > 1:
        return [_group(words, game, seat, [o for o in options if o.verb == verb], names) for verb in verbs]
    if len(options) > SHORT:
        argument = _next_argument(options)
        if argument is not None:
            values = list(dict.fromkeys(option.get(argument) for option in options))
            groups = [[o for o in options if o.get(argument) == value] for value in values]
            return [
                Entry(_value(words, game, argument, value, len(group)), tuple(group))
                for value, group in zip(values, groups, strict=True)
            ]
    return [Entry(option_line(words, game, option, seat, names), (option,)) for option in options]


def _group(words: Words, game: ColonyGame, seat: int, options: list[Option], names: Sequence[str]) -> Entry:
    """All options of a verb as one line; a single one by its own sentence."""
    if len(options) == 1:
        return Entry(option_line(words, game, options[0], seat, names), tuple(options))
    return Entry(f"{_verb(words, options[0].verb)} ({len(options)})", tuple(options))


def _verb(words: Words, verb: str) -> str:
    for key in (f"cli-{verb}", f"cli-{_LABELS.get(verb, verb)}"):
        if words.has(key):
            return words(key)
    return verb


_LABELS = {
    "attack-survivor": "attack-survivor",
    "use": "ability",
    "use-effect": "lasting",
    "nominate": "exile",
    "ration": "spend-food",
}


def _next_argument(options: Sequence[Option]) -> str | None:
    """The first argument in which the options differ."""
    for name in KINDS[options[0].verb].names:
        if len({option.get(name) for option in options}) > 1:
            return name
    return None


def _value(words: Words, game: ColonyGame, argument: str, value: object, n: int) -> str:
    """A value of an argument as a menu line."""
    if value is None:
        text = words("cli-none")
    elif argument == "die":
        text = f"{words('cli-die')} {value}"
    elif argument in ("entrance", "target") and isinstance(value, int):
        text = f"{words('cli-entrance')} {value}"
    elif argument == "symbol":
        text = words.symbol(str(value))
    else:
        text = words.card(game.content, str(value))
    return f"{text} ({n})" if n > 1 else text
