"""What a table votes about."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal


@dataclass(slots=True)
class Proposal:
    """Somebody asks the table: to go back, to give a seat to a bot, or to open one for a person."""

    by: int
    kind: Literal["undo", "bot", "free"]
    about: int
    """After how many answers the game would stand; or the seat that is meant."""
    votes: dict[int, bool] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.votes[self.by] = True

    def is_about(self, seat: int) -> bool:
        """Whether it would give away this seat."""
        return self.kind != "undo" and self.about == seat
