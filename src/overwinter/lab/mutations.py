"""Records and packs with something wrong in them: each is refused in words, or can be played.

A mutation changes a few values of a sound document at random: another number, another word of the same document,
something left out, doubled or exchanged. What is refused has to be refused with an error that says so; what is
taken is played on for a while. Anything else (an inner error, a step that does not come back) is a fault.
"""

from __future__ import annotations

import copy
import multiprocessing
import random
import re
import shutil
import signal
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from overwinter import records
from overwinter.games import GAMES, find
from overwinter.kernel.errors import PackError, RecordError, SetupError
from overwinter.kernel.game import Game
from overwinter.kernel.packs import pack_folder
from overwinter.kernel.record import digest_of

Doc = dict[str, Any]
ANSWERS = 25
"""How long a record that is taken is played on."""
SECONDS = 20
"""Longer than any of this takes on a slow machine: then it hangs."""
NUMBERS = (-1, 0, 1, 2, 7, 99, 1000, 10**6, 10**9, 10**15, 2**64, -(10**12))
OTHER: tuple[Any, ...] = (
    None,
    True,
    False,
    "",
    "nobody",
    "start",
    "copy",
    "__class__",
    1.5,
    [],
    {},
    [[]],
    [1],
    {"is": "Fish"},
)
_NUMBER = re.compile(r"\b\d+\b")
_NAME = re.compile(r'"[^"]*"')


class HangsError(Exception):
    """Something does not come back."""


@contextmanager
def in_time(seconds: int = SECONDS) -> Iterator[None]:
    """Raise :class:`HangsError` if the block takes too long (where the system has alarms)."""
    if sys.platform == "win32":
        yield
        return

    def ring(*_: object) -> None:
        raise HangsError(f"nothing after {seconds} seconds")

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def spots(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a document: what holds it, and its key or index there."""
    found: list[tuple[Any, Any]] = []
    todo = [value]
    while todo:
        holder = todo.pop()
        keys = list(holder) if isinstance(holder, dict) else range(len(holder))
        for key in keys:
            found.append((holder, key))
            if isinstance(holder[key], dict | list):
                todo.append(holder[key])
    return found


def mutate(document: Any, rng: random.Random) -> None:
    """Change one value of a document in place."""
    places = spots(document)
    holder, key = rng.choice(places)
    old = holder[key]
    kind = rng.random()
    if kind < 0.1:
        del holder[key]
    elif kind < 0.2 and isinstance(holder, list):
        holder.insert(rng.randrange(len(holder) + 1), copy.deepcopy(old))
    elif kind < 0.5:
        alike = [h[k] for h, k in rng.sample(places, min(400, len(places))) if type(h[k]) is type(old)]
        holder[key] = copy.deepcopy(rng.choice(alike)) if alike else None
    elif type(old) is int and kind < 0.9:
        holder[key] = rng.choice((old + 1, old - 1, -old, rng.choice(NUMBERS)))
    else:
        holder[key] = copy.deepcopy(rng.choice(OTHER))


# -- records ---------------------------------------------------------------------------------------------


@cache
def _sample(game: str, number: int) -> Doc:
    """The record of a game in the middle of something."""
    rng = random.Random(number)
    fields = list(find(game).fields.values())
    played = fields[number // 2 % len(fields)].begin(number)
    for _ in range(rng.randrange(5, 120)):
        if played.over:
            break
        decision = rng.choice(played.decisions)
        played.answer(decision.seat, rng.choice(played.options(decision.seat)))
    return records.to_record(played)


def try_record(game: str, seed: int) -> str:
    """Mutate a record and load it: "refused", "played", or what is wrong about that."""
    rng = random.Random(seed)
    doc = copy.deepcopy(_sample(game, seed % 40))
    if rng.random() < 0.8:
        doc["rules"] = 10**5  # of other rules: it goes on from its snapshot
    target = doc["snapshot"] if rng.random() < 0.8 else doc
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        mutate(target, rng)
    try:
        doc["digest"] = digest_of(doc)
    except (TypeError, ValueError):
        return "refused"
    return _outcome(lambda: _load_and_play(doc, rng))


def _load_and_play(doc: Doc, rng: random.Random) -> str:
    try:
        game = records.load(doc)
    except RecordError:
        return "refused"
    play_on(game, rng)
    return "played"


def play_on(game: Game[Any], rng: random.Random) -> None:
    """Give some random answers."""
    for _ in range(ANSWERS):
        if game.over:
            return
        decision = rng.choice(game.decisions)
        game.answer(decision.seat, rng.choice(game.options(decision.seat)))


def _outcome(attempt: Callable[[], str]) -> str:
    try:
        with in_time():
            return attempt()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


# -- packs -----------------------------------------------------------------------------------------------


def mutate_text(lines: list[str], rng: random.Random) -> None:
    """Change one line of a pack's table in place."""
    at = rng.randrange(len(lines))
    kind = rng.random()
    if kind < 0.15:
        del lines[at]
    elif kind < 0.25:
        lines.insert(at, lines[rng.randrange(len(lines))])
    elif kind < 0.35:
        begin, end = sorted((at, rng.randrange(len(lines))))
        del lines[begin : min(end, begin + 200)]
    elif kind < 0.7:
        numbered = [n for n, line in enumerate(lines) if _NUMBER.search(line)]
        if numbered:
            at = rng.choice(numbered)
            lines[at] = _NUMBER.sub(lambda _: str(rng.choice(NUMBERS)), lines[at], count=1)
    else:
        named = [n for n, line in enumerate(lines) if _NAME.search(line)]
        if len(named) > 1:
            at, other = rng.choice(named), rng.choice(named)
            found = rng.choice(_NAME.findall(lines[other]))
            lines[at] = _NAME.sub(lambda _: found, lines[at], count=1)


def try_pack(game: str, seed: int) -> str:
    """Mutate a pack, read it and play: "refused", "played", or what is wrong about that."""
    rng = random.Random(seed)
    start = find(game).fields[game].begin(seed)
    setup, home = start.state.setup, next(iter(records.RULESETS[game].packs(start)))
    with tempfile.TemporaryDirectory(prefix="overwinter-pack-") as folder:
        for path in sorted(pack_folder(home).glob("*.toml")):
            shutil.copy(path, folder)
        tables = sorted(Path(folder).glob("*.toml"))
        for _ in range(rng.choice((1, 1, 2, 4))):
            table = rng.choice(tables)
            lines = table.read_text(encoding="utf-8").splitlines()
            if lines:
                mutate_text(lines, rng)
            table.write_text("\n".join(lines), encoding="utf-8")
        return _outcome(lambda: _set_up_and_play(game, replace(setup, packs=[folder]), seed))


def _set_up_and_play(game: str, setup: Any, seed: int) -> str:
    try:
        played = find(game).new(setup, seed)
    except (PackError, SetupError):
        return "refused"
    play_on(played, random.Random(seed))
    return "played"


# -- campaigns -------------------------------------------------------------------------------------------

_TRIES = {"records": try_record, "packs": try_pack}


def mutated(kind: str, seeds: Iterable[int]) -> dict[str, list[int]]:
    """Outcomes of mutated records or packs of all games, with the seeds that led there."""
    found: dict[str, list[int]] = {}
    games = sorted(GAMES)
    for seed in seeds:
        outcome = _TRIES[kind](games[seed % len(games)], seed)
        found.setdefault(outcome, []).append(seed)
    return found


def faults(found: dict[str, list[int]]) -> dict[str, list[int]]:
    """What is neither refused in words nor played."""
    return {outcome: seeds for outcome, seeds in found.items() if outcome not in ("refused", "played")}


def _share(task: tuple[str, int, int, int]) -> dict[str, list[int]]:
    kind, first, end, step = task
    return mutated(kind, range(first, end, step))


def campaign(kind: str, count: int, first: int = 0) -> dict[str, list[int]]:
    """Many mutations, over all cores."""
    found: dict[str, list[int]] = {}
    shares = 200
    tasks = [(kind, first + share, first + count, shares) for share in range(shares)]
    with multiprocessing.Pool() as pool:
        for part in pool.imap_unordered(_share, tasks):
            for outcome, seeds in part.items():
                found.setdefault(outcome, []).extend(seeds)
    return found
