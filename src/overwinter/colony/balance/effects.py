"""The effect of a card, and which of our own are out of line with the printed ones."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import pstdev

import overwinter
from overwinter.lab.many import mean

ORIGINAL = "original"
OUTLIER = 2.5
"""An effect is out of line that lies so many standard deviations of the printed ones from their mean."""
LEAST_SPREAD = 0.1
"""No kind of card is so uniform that less than this counts as its spread: in morale."""


@dataclass(frozen=True)
class CardEffect:
    """What a card makes of a game, on average."""

    card: str
    kind: str
    source: str
    games: int
    """How many games had it."""
    morale: float
    """Of the mean morale of all rounds."""
    error: float
    """The standard error of that."""
    rounds: float
    """Rounds that were survived."""
    won: float
    """Games that were won, as a share."""
    holder: float | None = None
    """Of a secret objective: how often who had it has won."""

    @property
    def original(self) -> bool:
        """Whether the card is our own."""
        return self.source == ORIGINAL


def sources(pack: str) -> dict[str, str]:
    """Where the facts of each card of a pack come from, by its id."""
    found: dict[str, str] = {}
    for path in sorted((Path(overwinter.__file__).parent / "packs" / pack).glob("*.toml")):
        for entries in tomllib.loads(path.read_text(encoding="utf-8")).values():
            if isinstance(entries, list):
                found |= {entry["id"]: str(entry.get("source", "")) for entry in entries if "id" in entry}
    return found


def outliers(found: Sequence[CardEffect]) -> list[CardEffect]:
    """The original cards whose effect on morale is out of line with that of the printed ones."""
    printed = [effect.morale for effect in found if not effect.original]
    if len(printed) < 2:
        return []
    middle, limit = mean(printed), OUTLIER * max(pstdev(printed), LEAST_SPREAD)
    return [one for one in found if one.original and abs(one.morale - middle) > max(limit, OUTLIER * one.error)]


def table(found: Sequence[CardEffect]) -> Iterator[str]:
    """Rows of Markdown: the effects of cards of one kind, the worst first, and what is out of line."""
    secret = any(one.holder is not None for one in found)
    yield "| card | source | games | morale | rounds | won of 100 |" + " holder wins |" * secret
    yield "| --- | --- | ---: | ---: | ---: | ---: |" + " ---: |" * secret
    for one in sorted(found, key=lambda one: one.morale):
        figures = f"{one.morale:+.2f} ± {one.error:.2f} | {one.rounds:+.2f} | {100 * one.won:+.0f} |"
        holder = f" {100 * (one.holder or 0.0):.0f} |" * secret
        yield f"| {one.card} | {one.source} | {one.games} | {figures}{holder}"
    printed = [one.morale for one in found if not one.original]
    if len(printed) > 1:
        yield f"\nprinted: {len(printed)} cards, mean {mean(printed):+.2f}, deviation {pstdev(printed):.2f}"
    yield f"out of line: {', '.join(one.card for one in outliers(found)) or 'none'}\n"
