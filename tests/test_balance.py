"""What single cards do to a game: as they were dealt, and in pairs of games that differ in one card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from overwinter.colony import dealt
from overwinter.colony.balance import __main__ as program
from overwinter.colony.balance import deals, effects
from overwinter.colony.balance.effects import CardEffect, outliers, sources
from overwinter.colony.balance.pairs import SETUP, play_pair
from overwinter.colony.modules.improvements import Improvements
from overwinter.colony.modules.laboratory.slot import Laboratory
from overwinter.colony.placing import KINDS, cards_of
from overwinter.colony.rules.setting_up import content_of, new_game
from overwinter.colony.study import Result


def test_sources_say_which_cards_are_our_own() -> None:
    known = sources("longnight")
    assert known["ln-crisis-vault"] != effects.ORIGINAL
    assert known["ln-imp-watchtower"] == effects.ORIGINAL


@pytest.mark.parametrize("kind", list(KINDS))
@pytest.mark.parametrize("present", [True, False])
def test_a_card_comes_up_at_once_or_not_at_all(kind: str, present: bool) -> None:
    for card in cards_of(kind, content_of(SETUP))[-2:]:
        game = new_game(SETUP, 3)
        KINDS[kind](game, card, present=present)
        state = game.state
        first = {
            "crisis": state.crisis_deck[:1],
            "crossroads": state.crossroads_deck[:1],
            "experiment": Laboratory.of(game).deck[:1],
            "improvement": [one.card for one in Improvements.of(game).row],
            "item": [game.item(number).id for number in state.players[0].hand],
            "secret": state.players[0].objectives,
        }[kind]
        assert (card in first) == present


def test_who_has_a_secret_objective_exchanges_it() -> None:
    game = new_game(SETUP, 3)
    before = [player.objectives[0] for player in game.state.players]
    KINDS["secret"](game, before[1], present=True)
    assert [player.objectives[0] for player in game.state.players] == [before[1], before[0], before[2]]
    KINDS["secret"](game, before[2], present=False)
    after = [player.objectives[0] for player in game.state.players]
    assert before[2] not in after
    assert len(set(after)) == 3


def test_the_same_seed_gives_the_same_pair() -> None:
    first, second = (play_pair(SETUP, "ln-crisis-vault", "random", 1) for _ in range(2))
    assert first == second


def _effect(card: str, source: str, morale: float, error: float = 0.1) -> CardEffect:
    return CardEffect(card, "crisis", source, 20, morale, error, 0.0, 0.0)


def test_what_is_far_from_the_printed_cards_is_out_of_line() -> None:
    found = [_effect(f"printed-{n}", "printed", 0.1 * n) for n in range(-2, 3)]
    found += [_effect("near", "original", 0.2), _effect("unsure", "original", -2.0, error=1.0)]
    assert outliers(found) == []
    far = _effect("far", "original", -2.0)
    assert outliers([*found, far]) == [far]


def test_what_is_dealt_is_noted_before_the_first_answer() -> None:
    game = new_game(deals.SORTS[1], 5)
    cards = dealt.dealt(game)
    assert cards["crisis"] == game.state.crisis_deck[:3]
    assert len(cards["crossroads"]) == 9
    assert len(cards["survivor"]) == 4 * 3  # each player has four to choose from
    assert cards["secret"] == [player.objectives[0] for player in game.state.players]
    assert len(cards["improvement"]) == 4
    assert not set(cards["survivor"]) & set(game.state.survivor_deck)


def _result(seed: int, sort: str, morale: list[int], crises: list[str], winners: list[int]) -> Result:
    outcome = "completed" if winners else "morale"
    setup = f"Setup({sort})"
    cards = {"crisis": crises, "secret": [f"secret-{seed % 2}", "other"], "side-effect": ["itch"] * (seed % 2)}
    return Result(
        seed,
        2,
        "standard",
        sort,
        "normal",
        ["greedy"],
        outcome,
        winners,
        [],
        [],
        len(morale) - 1,
        morale,
        0,
        9,
        setup=setup,
        cards=cards,
    )


def test_games_with_a_card_are_held_against_games_of_the_same_sort_without_it() -> None:
    games = [
        _result(0, "easy", [8, 8, 8], ["flood"], [0, 1]),
        _result(1, "easy", [8, 8, 8], ["flood"], [1]),
        _result(2, "easy", [8, 6, 4], ["calm"], []),
        _result(3, "easy", [8, 6, 4], ["calm"], []),
        _result(4, "hard", [2, 0], ["frost"], []),
        _result(5, "hard", [2, 0], ["frost"], []),
    ]
    found = {one.card: one for one in deals.effects("crisis", games)}
    assert set(found) == {"flood", "calm"}  # all hard games have frost: nothing to hold it against
    assert found["flood"].morale == pytest.approx(1.0)
    assert found["flood"].won == pytest.approx(1.0)
    assert found["calm"].morale == pytest.approx(-1.0)
    assert found["flood"].error == 0.0


def test_of_a_secret_objective_it_is_told_how_often_its_holder_wins() -> None:
    games = [_result(seed, "one", [5, 5], [], [0] if seed == 1 else []) for seed in range(4)]
    found = {one.card: one.holder for one in deals.effects("secret", games)}
    assert found == {"secret-0": 0.0, "secret-1": 0.5}


def test_side_effects_are_held_against_other_side_effects_alone() -> None:
    games = [_result(seed, "one", [5, 5], [], []) for seed in range(4)]
    assert deals.effects("side-effect", games) == []


def test_the_table_of_pairs_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--kinds", "experiment", "--cards", "ln-exp-claw", "--games", "1", "--processes", "1"]
    assert program.main(arguments) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[2].startswith("| ln-exp-claw | title printed | 1 | ")
    assert lines[-2] == "out of line: none"


def test_games_that_were_kept_are_read_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "games.jsonl"
    games = [_result(0, "easy", [8, 8], ["flood"], [0]), _result(1, "easy", [8, 8], ["flood"], [])]
    games += [_result(2, "easy", [8, 4], ["calm"], []), _result(3, "easy", [8, 4], ["calm"], [])]
    kept.write_text("".join(game.to_json() + "\n" for game in games), encoding="utf-8")
    assert program.main(["--read", str(kept), "--games", "0", "--kinds", "crisis"]) == 0
    assert "| flood |  | 2 | +0.00" in capsys.readouterr().out


def _war(seed: int, blue: list[int], yellow: list[int], missions: list[str], winners: list[int]) -> Result:
    war = _result(seed, "war", blue, [], winners)
    teams = [0, 1, 0, 1, 2] if missions else [0, 1, 0, 1]
    return replace(war, teams=teams, further=[yellow, [4] * len(blue)], cards={"mission": missions})


def test_of_two_colonies_the_mean_morale_counts_and_missions_are_the_wolf_s() -> None:
    """Wars without a wolf say nothing about missions."""
    games = [
        _war(0, [5, 5, 5], [5, 3, 3], ["stray", "sabotage"], [4]),
        _war(1, [5, 5, 5], [5, 3, 3], ["stray", "whispers"], []),
        _war(2, [5, 1, 0], [5, 1, 1], ["whispers", "sabotage"], [1]),
        _war(3, [5, 1, 0], [5, 1, 1], ["whispers", "ghost"], [1]),
        _war(4, [5, 9, 9], [5, 9, 9], [], []),
    ]
    found = {one.card: one for one in deals.effects("mission", games)}
    assert found["stray"].holder == 0.5
    assert found["stray"].morale == pytest.approx(1.5)
    assert found["stray"].games == 2


def test_wars_are_played_with_the_wolf_and_without() -> None:
    played = [deals.play_war("random", seed) for seed in (0, 1)]
    assert [game.wolf for game in played] == [None, 6]
    assert [len(game.cards["mission"]) >= 3 for game in played] == [False, True]


def test_a_lot_of_games_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What lies in the file is counted and not played again, unless it was played with another setup."""
    kept, asked = tmp_path / "games.jsonl", list[int]()
    games = [_result(seed, "war", [8, 8], ["flood"], [0]) for seed in range(4)]
    for game in games[:3]:
        game.setup = repr(deals.WARS[game.seed % 2])
    kept.write_text("".join(game.to_json() + "\n" for game in games), encoding="utf-8")

    def noted(job: object, seeds: Sequence[int], *rest: object) -> list[Result]:
        asked.extend(seeds)
        return []

    monkeypatch.setattr(program, "play_all", noted)
    arguments = ["--warring", "--games", "5", "--out", str(kept), "--kinds", "crisis"]
    assert program.main(arguments) == 0
    assert asked == [3, 4]
