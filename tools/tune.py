"""Find better prices for greedy: play games in which every price is a little off, and see which way wins more.

    python tools/tune.py copy DIR                 copy the sources to DIR, every price a variable, and compile them
    python tools/tune.py play DIR --minutes 20    play there on every core; stop and go on as you like
    python tools/tune.py show DIR                 which prices matter, and which way they should go
    python tools/tune.py apply DIR                write better ones into the sources here

With ``--loyal`` they are found in games with secret objectives and without a betrayer, by who completes the main
objective and wins, instead of in cooperative ones.

A price is a number with a point in what greedy weighs, by itself or as a constant of its module; 0.0 and 1.0 are
none. Every deal is played twice, with errors of opposite sign in all prices at once: so each game tells something
about each price, and a few thousand deals tell what a hundred games for every single one could not. ``apply`` goes
a step that way, the surer the farther. Before you keep it, look with other seeds what it is worth
(``overwinter study``).
"""

from __future__ import annotations

import argparse
import ast
import json
import math
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BOTS = Path("src/overwinter/colony/bots")
FILES = ("wants", "crisis", "actions", "judgement", "plans", "secret", "deeds", "threats", "greedy", "prospect")
NO_PRICE = (0.0, 1.0)
LIST = "prices"
"""The module of a copy that has all prices."""
READ = "read.json"
"""The file of a copy that tells which prices are read at all in the games that are played."""
SCALE = 0.25
"""How much a price is off: by this part of it, about."""
SURE = 2.5
"""So many times its uncertainty an effect has to be for a whole step; of less a part of it."""
SMALL = 0.05
"""A change by less than this part is none."""


@dataclass(frozen=True)
class Spot:
    """A part of a line of source."""

    line: int
    start: int
    end: int

    @classmethod
    def of(cls, node: ast.expr) -> Spot:
        """Where a part of the syntax tree stands."""
        assert node.end_col_offset is not None
        return cls(node.lineno, node.col_offset, node.end_col_offset)


@dataclass(frozen=True)
class Price:
    """A number that something is worth, and where it is written."""

    value: float
    spot: Spot


@dataclass
class Use:
    """Where prices are read: one, or all of a constant that has several."""

    spot: Spot
    prices: list[Price]


# -- reading and writing sources -------------------------------------------------------------------------


def uses(text: str) -> list[Use]:
    """Every place of a module where prices are read."""
    tree = ast.parse(text)
    constants = dict(_constants(tree))
    inside = {id(node): node for body in _bodies(tree) for node in ast.walk(body)}
    found = []
    for node in inside.values():
        if isinstance(node, ast.Constant) and _is_price(node):
            found.append(Use(Spot.of(node), [_price(node)]))
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in constants:
            found.append(Use(Spot.of(node), constants[node.id]))
    return sorted(found, key=lambda use: (use.spot.line, use.spot.start))


def _bodies(tree: ast.Module) -> Iterator[ast.AST]:
    """What runs when a function is called; defaults of arguments are no part of it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            yield from node.body
        elif isinstance(node, ast.Lambda):
            yield node.body


def _constants(tree: ast.Module) -> Iterator[tuple[str, list[Price]]]:
    """The constants of a module that are prices, also where several are set in one line."""
    for node in tree.body:
        if not isinstance(node, ast.Assign):
            continue
        target, value = node.targets[0], node.value
        pairs = [(target, value)]
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            pairs = list(zip(target.elts, value.elts, strict=True))
        for name, number in pairs:
            numbers = number.elts if isinstance(number, ast.Tuple) else [number]
            floats = [one for one in numbers if isinstance(one, ast.Constant) and type(one.value) is float]
            if isinstance(name, ast.Name) and len(floats) == len(numbers):
                yield name.id, [_price(one) for one in floats]


def _is_price(node: ast.Constant) -> bool:
    return type(node.value) is float and node.value not in NO_PRICE


def _price(node: ast.Constant) -> Price:
    assert isinstance(node.value, float)
    return Price(node.value, Spot.of(node))


def edited(text: str, edits: dict[Spot, str]) -> str:
    """A source with something else in some places."""
    lines = text.split("\n")
    for spot in sorted(edits, key=lambda spot: (spot.line, spot.start), reverse=True):
        line = lines[spot.line - 1]
        lines[spot.line - 1] = line[: spot.start] + edits[spot] + line[spot.end :]
    return "\n".join(lines)


def numbered(folder: Path) -> list[tuple[str, Price]]:
    """All prices in their order, each with the file it stands in."""
    found: dict[tuple[str, Price], None] = {}
    for name in FILES:
        for use in uses((folder / f"{name}.py").read_text("utf-8")):
            found.update(dict.fromkeys((name, price) for price in use.prices))
    return list(found)


def lift(folder: Path) -> list[tuple[str, Price]]:
    """In the bots of a copy every price becomes an item of one list, which can be changed between two games."""
    prices = numbered(folder)
    number = {price: n for n, price in enumerate(prices)}
    for name in FILES:
        path = folder / f"{name}.py"
        text, edits = path.read_text("utf-8"), {}
        for use in uses(text):
            items = [f"PRICES[{number[name, price]}]" for price in use.prices]
            edits[use.spot] = items[0] if len(items) == 1 else f"({', '.join(items)})"
        head = "from __future__ import annotations\n"
        path.write_text(edited(text, edits).replace(head, f"{head}\nfrom .{LIST} import PRICES\n", 1), "utf-8")
    values = [price.value for _, price in prices]
    (folder / f"{LIST}.py").write_text(
        f'"""All prices."""\n\nfrom __future__ import annotations\n\nPRICES: list[float] = {values}\n', "utf-8"
    )
    return prices


def write(folder: Path, changed: dict[tuple[str, Price], float]) -> int:
    """Write other prices into the sources, with two digits that count; returns how many really differ."""
    edits: dict[str, dict[Spot, str]] = {}
    for (name, price), value in changed.items():
        digits = max(1, 1 - math.floor(math.log10(abs(value))))
        if round(value, digits) != price.value and abs(value / price.value - 1) >= SMALL:
            edits.setdefault(name, {})[price.spot] = repr(round(value, digits))
    for name, spots in edits.items():
        path = folder / f"{name}.py"
        path.write_text(edited(path.read_text("utf-8"), spots), "utf-8")
    return sum(map(len, edits.values()))


# -- what each price does --------------------------------------------------------------------------------


def signs(deal: int, prices: int) -> list[int]:
    """Which way each price is off in the first of the two games of a deal."""
    rng = random.Random(deal * 7919 + 13)
    return [rng.choice((-1, 1)) for _ in range(prices)]


def effects(deals: dict[int, tuple[float, float]], prices: int) -> list[float]:
    """By how many times its uncertainty each price wins more when it is higher; ``deals``: what was won."""
    sums = [0.0] * prices
    for deal, (more, less) in deals.items():
        if more != less:
            for n, sign in enumerate(signs(deal, prices)):
                sums[n] += sign * (more - less)
    spread = math.sqrt(sum((more - less) ** 2 for more, less in deals.values())) or 1.0
    return [total / spread for total in sums]


def played(folder: Path) -> dict[int, tuple[float, float]]:
    """The games that were played in a copy."""
    found = {}
    for path in sorted(folder.glob("games-*.jsonl")):
        for line in path.read_text("utf-8").splitlines():
            deal, more, less = json.loads(line)
            found[deal] = (more, less)
    return found


# -- the commands ----------------------------------------------------------------------------------------


def copy(folder: Path, *, loyal: bool) -> None:
    """A copy with variable prices; compiled if that can be done."""
    folder.mkdir(parents=True)
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("compiled", "__pycache__"))
    prices = lift(folder / BOTS)
    environment = {**os.environ, "PYTHONPATH": str((folder / "src").resolve())}
    plain = {**environment, "OVERWINTER_PLAIN": "1"}
    (folder / DEALS).write_text(LOYAL if loyal else TOGETHER, "utf-8")
    reading = [sys.executable, "-c", READING]
    read = subprocess.run(reading, cwd=folder, env=plain, check=True, capture_output=True, text=True)
    (folder / READ).write_text(read.stdout, "utf-8")
    print(f"{len(prices)} prices in {folder}, {len(json.loads(read.stdout))} of them are read in such games")
    subprocess.run([sys.executable, "tools/build_engine.py"], cwd=folder, env=environment, check=False)


DEALS = "deals.py"
"""The module of a copy that says what is played, and what a game is worth when it is over."""
TOGETHER = """
from overwinter.colony.state import Setup
def setup(n): return Setup(players=2 + n % 4, mode="cooperative")
def score(game): return float(game.state.outcome == "completed")
"""
LOYAL = """
from overwinter.colony.state import Setup
def setup(n): return Setup(players=3 + n % 3, betrayal=False)
def score(game): return 0.5 * (game.state.outcome == "completed") + 0.5 * bool(game.state.winners)
"""
READING = """
import json, sys
from overwinter.colony.bots import make_bot, play_out, prices
from overwinter.colony.rules.setting_up import new_game
from deals import setup
read = set()
class Watched(list):
    def __getitem__(self, n):
        read.add(n)
        return list.__getitem__(self, n)
watched = Watched(prices.PRICES)
for module in list(sys.modules.values()):
    if getattr(module, "PRICES", None) is prices.PRICES and module is not prices:
        module.PRICES = watched
for deal in range(40):
    game = new_game(setup(deal), deal)
    play_out(game, [make_bot("greedy") for _ in game.state.players], deal)
print(json.dumps(sorted(read)))
"""
PLAYING = """
import json, math, sys, time
sys.path.insert(0, "tools")
from overwinter.colony.bots import prices, wants
from overwinter.colony.bots.base import make_bot, play_out
from overwinter.colony.rules.setting_up import new_game
from deals import score, setup
from tune import SCALE, signs
first, step, seconds = map(int, sys.argv[1:4])
usual, end = list(prices.PRICES), time.monotonic() + seconds
with open(f"games-{first}.jsonl", "a+") as kept:
    kept.seek(0)
    deal = first + step * sum(1 for _ in kept)
    while time.monotonic() < end:
        off, won = signs(deal, len(usual)), []
        for way in (1, -1):
            prices.PRICES[:] = [v * math.exp(way * SCALE * sign) for v, sign in zip(usual, off)]
            wants.equipment_worth.cache_clear()
            game = new_game(setup(deal // step), deal)
            play_out(game, [make_bot("greedy") for _ in game.state.players], deal)
            won.append(score(game))
        print(json.dumps([deal, *won]), file=kept, flush=True)
        deal += step
"""


def play(folder: Path, minutes: float) -> None:
    """Play in a copy on every core."""
    environment = {**os.environ, "PYTHONPATH": str((folder / "src").resolve())}
    cores = os.cpu_count() or 1
    begun = time.monotonic()
    working = [
        subprocess.Popen(
            [sys.executable, "-c", PLAYING, str(core), str(cores), str(round(60 * minutes))],
            cwd=folder,
            env=environment,
        )
        for core in range(cores)
    ]
    failed = [process for process in working if process.wait()]
    if failed:
        raise SystemExit("Some games could not be played; see above.")
    print(f"{len(played(folder))} deals so far, {time.monotonic() - begun:.0f} s")


def show(folder: Path) -> None:
    """The prices that matter most."""
    prices, deals = numbered(ROOT / BOTS), played(folder)
    found = effects(deals, len(prices))
    won = sum(map(sum, deals.values())) / max(1, 2 * len(deals))
    print(f"{len(deals)} deals, {100 * won:.1f} of 100 games won with all prices a little off")
    for n in sorted(range(len(prices)), key=lambda n: -abs(found[n]))[:40]:
        name, price = prices[n]
        line = (ROOT / BOTS / f"{name}.py").read_text("utf-8").split("\n")[price.spot.line - 1].strip()
        print(f"{found[n]:+5.1f}  {price.value:<6} {name}.py:{price.spot.line}  {line[:80]}")


def apply(folder: Path) -> None:
    """Go a step in the direction that wins more."""
    prices = numbered(ROOT / BOTS)
    found = effects(played(folder), len(prices))
    better = {}
    for n in json.loads((folder / READ).read_text("utf-8")):
        step = SCALE * max(-1.0, min(1.0, found[n] / SURE))
        better[prices[n]] = prices[n][1].value * math.exp(step)
    print(f"{write(ROOT / BOTS, better)} of {len(prices)} prices changed")


def main() -> None:
    """Read the command line."""
    assert __doc__ is not None
    parser = argparse.ArgumentParser(
        prog="tune.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("do", choices=("copy", "play", "show", "apply"))
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--loyal", action="store_true", help="copy: for games with secret objectives")
    asked = parser.parse_args()
    match asked.do:
        case "copy":
            copy(asked.folder, loyal=asked.loyal)
        case "play":
            play(asked.folder, asked.minutes)
        case "show":
            show(asked.folder)
        case _:
            apply(asked.folder)


if __name__ == "__main__":
    main()
