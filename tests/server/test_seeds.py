"""Chance at a server: each table its own, or (for tests) one number that decides everything."""

from __future__ import annotations

import random
from pathlib import Path

from overwinter.server.seeds import Seeds
from tests.server.harness import Client, play_on, serving


def _story(client: Client) -> list[object]:
    """What was told, without the time at which somebody said something."""
    told = [event for _, event in sorted(client.events.items())]
    return [event | {"facts": {**event["facts"], "at": 0}} for event in told]


def test_a_named_seed_deals_every_table_alike_and_lets_bots_think_alike(tmp_path: Path) -> None:
    stories = []
    with serving(tmp_path, seed=7) as server:
        for _ in range(2):
            client = server.started(people=1, bots=2)[0]
            play_on([client], random.Random(3), most=12)
            client.settle()
            stories.append(_story(client))
    # The bots may have gone on at one table for longer than at the other when it is looked at.
    told = min(map(len, stories))
    assert told > 30
    assert stories[0][:told] == stories[1][:told]


def test_without_one_nobody_can_know_what_comes() -> None:
    seeds = Seeds()
    assert len({seeds.game() for _ in range(20)}) == 20
    assert len({seeds.thought(0, 1) for _ in range(20)}) > 1
    assert all(seeds.game() < 2**53 for _ in range(20))
