"""Games of the net: how they are recorded, kept and played again.

A game of the net is what was agreed, every answer with the chance results that it met, and after each answer a
short digest of what had happened and of what could be answered next. A change that should change nothing leaves
all of them equal. A change of a rule names the games that differ, says why, and records these anew::

    python -m tests.net.catch standard-4-random-1 ...    (without names: all)

Digests are over the facts that events had when they came into the net (``facts.json``), so that events may gain
facts. Games of older rules are replayed by these: they are recorded anew only if a fault of theirs is mended.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from overwinter import records
from overwinter.colony.policies import POLICIES
from overwinter.colony.state import Setup
from overwinter.games import find
from overwinter.kernel.data import decode, encode
from overwinter.kernel.events import Event
from overwinter.kernel.game import Answer, Game
from overwinter.kernel.options import from_json_option, json_option
from overwinter.kind import GameKind, make_bot
from overwinter.raxxon import Setup as RaxxonSetup

FOLDER = Path(__file__).parent
FACTS: dict[str, list[str]] = json.loads((FOLDER / "facts.json").read_text("utf-8"))


@dataclass
class Caught:
    """A game of the net."""

    game: str
    setup: dict[str, Any]
    seed: int
    bot: str
    opening: list[Any]
    start: str
    """Digest of the set-up."""
    moves: list[list[Any]]
    """[seat, option, chance results, digest]; an option of ``None`` is an undo."""


def names() -> list[str]:
    """All games of the net."""
    return sorted(path.name.removesuffix(".json.gz") for path in (FOLDER / "games").glob("*.json.gz"))


def load(name: str) -> Caught:
    """A game of the net, as it was recorded."""
    packed = (FOLDER / "games" / f"{name}.json.gz").read_bytes()
    return Caught(**json.loads(gzip.decompress(packed)))


def save(name: str, caught: Caught) -> None:
    """Keep a game; the same game always gives the same file."""
    text = json.dumps(vars(caught), separators=(",", ":"))
    (FOLDER / "games" / f"{name}.json.gz").write_bytes(gzip.compress(text.encode(), mtime=0))


# -- playing again ---------------------------------------------------------------------------------------


def digest(game: Game[Any], since: int) -> str:
    """What has happened since an event, and what is asked now with every option."""
    told = [_told(event) for event in game.log[since:]]
    asked = [[d.seat, d.kind, [option.id for option in game.options(d.seat)]] for d in game.decisions]
    text = json.dumps([told, asked], sort_keys=True, default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def _told(event: Event) -> list[Any]:
    known = FACTS.get(event.kind, [])
    return [event.kind, *({n: v for n, v in facts.items() if n in known} for facts in (event.facts, event.secret))]


def again(caught: Caught) -> Iterator[tuple[Game[Any], str, str]]:
    """Play it again: the game, its digest as it was and as it is; after the set-up, then after each move."""
    rules = records.RULESETS[caught.game]
    game = rules.blank(decode(caught.setup), caught.seed, keep_log=True)
    game.begin(rules.first(), caught.opening)
    yield game, caught.start, digest(game, 0)
    for seat, option, chance, was in caught.moves:
        since = len(game.log)
        if option is None:
            game.rewind(len(game.answers) - 1)
            since = len(game.log)
        else:
            game.apply(Answer(seat, from_json_option(option), chance))
        yield game, was, digest(game, since)


# -- recording -------------------------------------------------------------------------------------------


MODES = [("cooperative", 2), ("dilemma", 2)]
MODES += [(mode, players) for mode in ("standard", "betrayer", "cooperative") for players in (3, 4, 5)]

Wanted = tuple[str, Any, int, str]
"""Game, setup, seed and bot."""


def wanted() -> dict[str, Wanted]:
    """The games that make up the net, by name."""
    return {**first_rules(), **present_rules(), **raxxon()}


def first_rules() -> dict[str, Wanted]:
    """The colony by the rules of version 1."""
    found: dict[str, Wanted] = {}
    for mode, players in MODES:
        for number, bot in enumerate(["random"] * 6 + ["greedy"] * 4, start=1):
            seed = len(found) + 1
            setup = Setup(
                players=players,
                mode=mode,
                hardcore=number in (2, 4, 8),
                elimination=number in (1, 5, 7),
                promo=number % 2 == 0,
                policies=any_policies(seed) if number in (3, 9) else {},
                version=1,
            )
            found[f"{mode}-{players}-{bot}-{number}"] = ("colony", setup, seed, bot)
    return found


def present_rules() -> dict[str, Wanted]:
    """The colony by the rules of version 2."""
    found: dict[str, Wanted] = {}
    for mode, players in MODES:
        for bot in ("random", "greedy"):
            number, seed = len(found), len(found) + 201
            setup = Setup(
                players=players,
                mode=mode,
                hardcore=number % 3 == 1,
                elimination=number % 3 == 0,
                promo=number % 2 == 0,
                policies=any_policies(seed) if number % 5 == 2 else {},
                version=2,
            )
            found[f"v2-{mode}-{players}-{bot}"] = ("colony", setup, seed, bot)
    return found


def any_policies(seed: int) -> dict[str, Any]:
    """A choice for every policy of the table."""
    rng = random.Random(seed)
    return {policy.name: rng.choice(policy.choices) for policy in POLICIES.values()}


def raxxon() -> dict[str, Wanted]:
    """Raxxon in every difficulty, for every number of players."""
    found: dict[str, Wanted] = {}
    for difficulty in ("intro", "regular", "hard", "expert"):
        for players in (1, 2, 3, 4):
            bot = "greedy" if (players + len(difficulty)) % 2 else "random"
            setup = RaxxonSetup(players=players, difficulty=difficulty)
            found[f"raxxon-{difficulty}-{players}-{bot}"] = ("raxxon", setup, len(found) + 111, bot)
    return found


def record(name: str) -> Caught:
    """Let bots play a game of the net, with an undo and a yawn here and there."""
    kind, setup, seed, bot = wanted()[name]
    rules, face = records.RULESETS[kind], find(kind)
    game = rules.blank(setup, seed, keep_log=True)
    game.begin(rules.first())
    game.seed = seed
    caught = Caught(kind, encode(rules.setup(game)), seed, bot, list(game.opening), digest(game, 0), [])
    rng = random.Random(seed)
    bots = [make_bot(face, bot) for _ in range(setup.players)]
    while not game.over:
        since, seat = len(game.log), _move(game, face, bots, rng)
        entry = game.answers[-1]
        caught.moves.append([seat, json_option(entry.option), list(entry.chance), digest(game, since)])
        if rng.random() < 0.1 and not game.over and game.undo_line(seat) in ("", "tested"):
            game.rewind(len(game.answers) - 1)
            caught.moves.append([seat, None, [], digest(game, len(game.log))])
    return caught


def _move(game: Game[Any], face: GameKind, bots: list[Any], rng: random.Random) -> int:
    """The first who is asked answers, or somebody throws something in."""
    seat = rng.randrange(len(bots))
    thrown = game.interjections(seat) if rng.random() < 0.02 else []
    if thrown:
        game.interject(seat, thrown[0])
    else:
        decision = game.decisions[0]
        seat = decision.seat
        game.answer(seat, face.choose(bots[seat], game, decision, rng), decision.id)
    return seat


def main(chosen: list[str]) -> None:
    """Record games of the net (all, or those named) and say which of them changed."""
    for name in chosen or wanted():
        before = load(name) if name in names() else None
        caught = record(name)
        if before != caught:
            save(name, caught)
            print(name, "new" if before is None else "changed", len(caught.moves))


if __name__ == "__main__":
    main(sys.argv[1:])
