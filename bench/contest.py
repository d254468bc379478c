"""The contestants as the run sees them: processes to ask for numbers."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


@dataclass
class Contestant:
    """An engine to measure: where it runs, how much it is given to do, and what came out."""

    name: str
    module: str
    python: Path
    games: int
    """Games per round: chosen so that every contestant works about as long as the others."""
    source: Path | None = None
    """A folder to import from before anything that is installed."""
    rules: int = 0
    """The version of our rules to play by; 0: the present one."""
    plain: bool = True
    """Whether our engine runs as it is written, also where there is a compiled one."""
    version: str = ""
    problem: str = ""
    """Why there are no (more) numbers."""
    numbers: dict[str, list[float]] = field(default_factory=dict)
    process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start its process; a contestant that cannot be imported gets a problem."""
        environment = {**os.environ, "PYTHONHASHSEED": "0"}
        environment.pop("PYTHONPATH", None)
        if self.source is not None:
            environment["PYTHONPATH"] = str(self.source)
        environment["OVERWINTER_PLAIN"] = str(int(self.plain))
        if self.rules:
            environment["BENCH_RULES"] = str(self.rules)
        self.process = subprocess.Popen(
            [str(self.python), "-m", "bench.worker", f"bench.contestants.{self.module}"],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self._read()

    def ask(self, do: str, **sizes: int) -> None:
        """Ask for a measurement and keep the numbers."""
        if self.problem or self.process is None or self.process.stdin is None:
            return
        try:
            self.process.stdin.write(json.dumps({"do": do, **sizes}) + "\n")
            self.process.stdin.flush()
        except OSError:
            self.problem = "its process ended"
            return
        for name, value in self._read().items():
            self.numbers.setdefault(name, []).append(value)

    def _read(self) -> dict[str, float]:
        assert self.process is not None
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        try:
            result: dict[str, float] = json.loads(line)
        except ValueError:
            result = {}
            self.problem = "its process ended"
        if "error" in result:
            self.problem = str(result.pop("error"))
        self.version = str(result.pop("version", self.version))
        return result

    def stop(self) -> None:
        """End its process."""
        if self.process is not None:
            self.process.communicate()

    def median(self, name: str) -> float | None:
        """The middle one of the numbers of all rounds."""
        return statistics.median(self.numbers[name]) if self.numbers.get(name) else None

    def ratios(self, name: str, other: Contestant | None) -> list[float]:
        """How this contestant compares in each round, the lowest ratio first."""
        if other is None:
            return []
        pairs = zip(self.numbers.get(name, []), other.numbers.get(name, []), strict=False)
        return sorted(mine / theirs for mine, theirs in pairs)

    def ratio(self, name: str, other: Contestant | None) -> float | None:
        """The median of the rounds' ratios."""
        ratios = self.ratios(name, other)
        return statistics.median(ratios) if ratios else None


def hold(contestants: list[Contestant], rounds: int, weighed: int, *, small: bool = False) -> None:
    """Ask all contestants in turn, several rounds long; the first round only warms up."""
    for contestant in contestants:
        contestant.start()
    try:
        for turn in range(-1, rounds):
            # There and back again: nobody always runs right after the same neighbour.
            for contestant in contestants if turn % 2 else reversed(contestants):
                contestant.ask("measure", turn=max(turn, 0), games=1 if small else contestant.games)
            if turn < 0:
                for contestant in contestants:
                    contestant.numbers.clear()
        for contestant in contestants:
            contestant.ask("weigh", games=weighed)
    finally:
        for contestant in contestants:
            contestant.stop()
