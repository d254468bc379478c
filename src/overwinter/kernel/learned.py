"""How likely a position is won: a small table of weights that was learned from many games.

A game describes a position as a row of numbers, each about as large as 1. Their weighted sum, bent into a
chance, is what the position is worth. The weights come from :mod:`overwinter.lab.learning` and lie beside the
bots.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Learned:
    """Weights by the kind of game (an objective, a difficulty); "": for a kind that was never seen."""

    weights: Mapping[str, Sequence[float]]

    @classmethod
    def read(cls, file: Path, names: Sequence[str]) -> Learned:
        """The weights in a file, for rows of numbers of these names."""
        table = json.loads(file.read_text(encoding="utf-8"))
        if table["names"] != list(names):
            raise ValueError(f"{file} was learned for other numbers: learn anew")
        return cls(table["weights"])

    def write(self, file: Path, names: Sequence[str]) -> None:
        """Keep the weights, a line for each kind of game."""
        lines = [f"{json.dumps(kind)}: {json.dumps(list(row))}" for kind, row in self.weights.items()]
        text = f'{{"names": {json.dumps(list(names))},\n"weights": {{\n' + ",\n".join(lines) + "\n}}\n"
        file.write_text(text, encoding="utf-8")

    def chance(self, kind: str, row: Sequence[float]) -> float:
        """How likely a position is won."""
        own = self.weights.get(kind) or self.weights[""]
        total = sum([weight * number for weight, number in zip(own, row, strict=True)])
        return 1 / (1 + math.exp(-max(-30.0, min(30.0, total))))
