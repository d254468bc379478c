"""Numbers for whoever runs the server, in the text format of Prometheus."""

from __future__ import annotations

import os
from bisect import bisect_left
from collections.abc import Callable
from pathlib import Path

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Histogram:
    """How long something took, in seconds."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """One more."""
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        """In text form."""
        lines, seen = [], 0
        for limit, count in zip([*map(str, BUCKETS), "+Inf"], self.counts, strict=True):
            seen += count
            lines.append(f'{name}_bucket{{le="{limit}"}} {seen}')
        return [*lines, f"{name}_sum {self.total:.6f}", f"{name}_count {seen}"]


def resident_memory() -> int:
    """Bytes of memory that this process has; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, ValueError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


class Metrics:
    """All numbers of one server."""

    def __init__(self) -> None:
        self.counters: dict[str, dict[str, int]] = {
            "answers": {"": 0},
            "handed_on": {"http": 0, "socket": 0},
            "leases_lost": {"": 0},
        }
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self.stored = Histogram()
        self.delivery = Histogram()
        self._info = ""

    def count(self, name: str, label: str = "", n: int = 1) -> None:
        """Count something; ``label`` is the kind of it."""
        kinds = self.counters.setdefault(name, {})
        kinds[label] = kinds.get(label, 0) + n

    def gauge(self, name: str, text: str, read: Callable[[], float]) -> None:
        """Something that is looked up when asked for."""
        self.gauges[name] = (text, read)

    def info(self, **labels: str) -> None:
        """What this process is, as labels of a number that is always 1."""
        self._info = ",".join(f'{name}="{value}"' for name, value in labels.items())

    def text(self) -> str:
        """Everything."""
        lines = ["# HELP overwinter_info Which process this is.", "# TYPE overwinter_info gauge"]
        lines.append(f"overwinter_info{{{self._info}}} 1")
        for name, (about, read) in self.gauges.items():
            full = f"overwinter_{name}"
            lines += [f"# HELP {full} {about}", f"# TYPE {full} gauge", f"{full} {read():g}"]
        for name, kinds in sorted(self.counters.items()):
            full = f"overwinter_{name}_total"
            lines.append(f"# TYPE {full} counter")
            lines += [
                f'{full}{{kind="{kind}"}} {n}' if kind else f"{full} {n}" for kind, n in sorted(kinds.items())
            ]
        for name, about, histogram in (
            ("stored_seconds", "From the arrival of a change until it is stored.", self.stored),
            ("delivery_seconds", "From the arrival of a change until a view of it is sent.", self.delivery),
        ):
            full = f"overwinter_{name}"
            lines += [f"# HELP {full} {about}", f"# TYPE {full} histogram", *histogram.lines(full)]
        return "\n".join(lines) + "\n"
