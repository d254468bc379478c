"""What a campaign has found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass
class Report:
    """Figures, and whatever went wrong."""

    name: str
    figures: dict[str, object] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)

    def add(self, figure: str, n: int = 1) -> None:
        """Count something."""
        found = self.figures.get(figure, 0)
        assert isinstance(found, int)
        self.figures[figure] = found + n

    def check(self, fine: bool, what: str) -> None:
        """Note a failure, unless it is fine."""
        if not fine:
            self.failures.append(what)

    def text(self) -> str:
        """For people."""
        lines = [self.name, *(f"  {name}: {value}" for name, value in self.figures.items())]
        lines += [f"  FAILED: {what}" for what in self.failures[:20]]
        if len(self.failures) > 20:
            lines.append(f"  ... and {len(self.failures) - 20} more")
        return "\n".join(lines)


Campaign = Callable[[], Report]
