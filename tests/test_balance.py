"""What single cards do to a game: pairs of games that differ in one card."""

from __future__ import annotations

import pytest

from overwinter.colony import balance
from overwinter.colony.balance import KINDS, SETUP, CardEffect, cards_of, outliers, play_pair, sources
from overwinter.colony.modules.improvements import Improvements
from overwinter.colony.modules.laboratory.slot import Laboratory
from overwinter.colony.rules.setting_up import new_game


def test_sources_say_which_cards_are_our_own() -> None:
    known = sources("longnight")
    assert known["ln-crisis-vault"] != balance.ORIGINAL
    assert known["ln-imp-watchtower"] == balance.ORIGINAL


@pytest.mark.parametrize("kind", list(KINDS))
@pytest.mark.parametrize("present", [True, False])
def test_a_card_comes_up_at_once_or_not_at_all(kind: str, present: bool) -> None:
    for card in cards_of(kind, SETUP)[-2:]:
        game = new_game(SETUP, 3)
        KINDS[kind](game, card, present=present)
        row = [one.card for one in Improvements.of(game).row]
        first = {
            "crisis": game.state.crisis_deck[:1],
            "crossroads": game.state.crossroads_deck[:1],
            "experiment": Laboratory.of(game).deck[:1],
            "improvement": row,
        }[kind]
        assert (card in first) == present


def test_the_same_seed_gives_the_same_pair() -> None:
    first, second = (play_pair(SETUP, "crisis", "ln-crisis-vault", "random", 1) for _ in range(2))
    assert first == second


def test_what_is_far_from_the_printed_cards_is_out_of_line() -> None:
    found = [CardEffect(f"printed-{n}", "crisis", "printed", 0.1 * n, 0.0, 0.0) for n in range(-2, 3)]
    found += [CardEffect("near", "crisis", "original", 0.2, 0.0, 0.0)]
    assert outliers(found) == []
    far = CardEffect("far", "crisis", "original", -2.0, 0.0, 0.0)
    assert outliers([*found, far]) == [far]


def test_the_table_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--kinds", "experiment", "--cards", "ln-exp-claw", "--games", "1", "--processes", "1"]
    assert balance.main(arguments) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[2].startswith("| ln-exp-claw | title printed | ")
    assert lines[-2] == "out of line: none"
