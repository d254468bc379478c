"""The net: every recorded game plays again to the same events and offers the same options (tests/net)."""

from __future__ import annotations

import pytest

from overwinter.kernel.data import encode
from tests.net import catch


@pytest.mark.parametrize("name", catch.names())
def test_the_same_game(name: str) -> None:
    copies = []
    for number, (game, was, now) in enumerate(catch.again(catch.load(name))):
        assert now == was, f"after {len(game.answers)} answers; last events: {game.log[-5:]}"
        if number % 20 == 0:
            copies.append((game.copy(), encode(game.state)))
    assert game.over
    # Copies share lists: whoever changed one of them in place changed the past.
    assert [encode(copy.state) for copy, _ in copies] == [then for _, then in copies]


def test_the_net_holds_every_mode_and_undo_and_elimination() -> None:
    assert catch.names() == sorted(catch.wanted())
    games = [catch.load(name) for name in catch.names()]
    assert sum(move[1] is None for caught in games for move in caught.moves) > 300
    ended = [list(catch.again(caught))[-1][0] for caught in games if caught.setup.get("elimination")]
    assert any(event.kind == "eliminated" for game in ended for event in game.log)


def test_the_net_holds_what_the_present_rules_have_brought() -> None:
    games = [list(catch.again(catch.load(name)))[-1][0] for name in catch.present_rules()]
    kinds = {event.kind for game in games for event in game.log}
    assert {"request-granted", "offered", "hand-cards-gone"} <= kinds
