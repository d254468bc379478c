"""``overwinter study``: the same seeds in several ways, figures with their intervals, their files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from overwinter.cli.errors import CommandError
from overwinter.cli.study import variants_of
from overwinter.colony.placing import KINDS, cards_of, place
from overwinter.colony.rules.setting_up import content_of, new_game
from overwinter.colony.state import Setup
from overwinter.colony.study import STUDY
from overwinter.games import find
from overwinter.kernel.errors import OverwinterError
from overwinter.lab.comparing import Comparison, Variant, compare, line_of, read_lines
from overwinter.lab.figures import average, difference, share
from overwinter.lab.many import UnplaceableError
from overwinter.lab.workers import Cluster, ClusterError, Processes, Workers

LONG_NIGHT = Setup(3, packs=["base", "longnight"], modules=["bandits", "improvements", "laboratory"])
VARIANTS = [
    Variant("players=2", Setup(2, mode="cooperative"), ("random",)),
    Variant("players=3", Setup(3, mode="cooperative"), ("random",)),
]


def played(workers: Workers, **more: object) -> Comparison:
    with workers:
        return compare(STUDY, VARIANTS, range(5, 11), workers, **more)  # type: ignore[arg-type]


# -- figures ---------------------------------------------------------------------------------------------


def test_a_share_lies_within_its_interval_and_between_none_and_all() -> None:
    assert share([1, 1, 1, 1]).high == pytest.approx(1)
    assert share([1, 1, 1, 1]).low < 0.6
    half = share([0, 1] * 50)
    assert (half.mean, half.games) == (0.5, 100)
    assert 0.40 < half.low < 0.5 < half.high < 0.60


def test_of_a_single_number_nobody_knows_how_far_it_is_from_the_truth() -> None:
    assert average([3.0]).high == float("inf")
    assert average([3.0, 3.0]).high == 3.0


def test_a_difference_is_taken_seed_by_seed() -> None:
    first = {seed: float(seed) for seed in range(100)}
    second = {seed: seed + 1.0 for seed in range(50, 150)}
    found = difference(first, second)
    assert found is not None
    # Single games differ by up to 99, those of a seed always by one: the luck of the deal is out of it.
    assert (found.mean, found.low, found.high, found.games) == (1, 1, 1, 50)
    assert found.certain
    assert difference(first, {1000: 1.0}) is None


# -- comparing -------------------------------------------------------------------------------------------


def test_every_seed_is_played_in_every_way_and_the_workers_change_nothing() -> None:
    alone, two = played(Processes(1)), played(Processes(2))
    assert [sorted(games) for games in alone.games] == [list(range(5, 11))] * 2
    assert alone.games == two.games
    assert alone.games[1][7] == STUDY.play_one(VARIANTS[1].setup, ["random"], 7)
    assert (alone.played, alone.cores, two.cores) == (12, 1, 2)
    assert 0 < alone.efficiency <= 1.5


def test_measures_that_no_game_has_are_left_out() -> None:
    found = played(Processes(1))
    assert "completed" in found.measured
    assert not {"betrayer", "loyal", "wolf", "blue"} & set(found.measured)
    rounds, further = found.figure("rounds", 1), found.difference("rounds", 1)
    assert rounds is not None
    assert further is not None
    first = found.figure("rounds", 0)
    assert first is not None
    assert further.mean == pytest.approx(rounds.mean - first.mean)


def test_a_study_goes_on_where_its_file_ends(tmp_path: Path) -> None:
    file, heard = tmp_path / "study.jsonl", list[int]()
    whole = played(Processes(1))
    lines = [line_of(VARIANTS[n], game) for n, games in enumerate(whole.games) for game in games.values()]
    file.write_text("".join(lines[:7]), encoding="utf-8")
    kept = read_lines(STUDY, VARIANTS, file)
    again = played(Processes(1), kept=kept, done=lambda number, game: heard.append(number))
    assert again.games == whole.games
    assert heard == [1] * 5
    assert json.loads(lines[0])["variant"] == "players=2"


def test_games_of_another_study_are_not_taken_for_its_own(tmp_path: Path) -> None:
    """Two studies may call their variants alike; what is not said there may differ."""
    file = tmp_path / "study.jsonl"
    whole = played(Processes(1))
    file.write_text("".join(line_of(VARIANTS[0], game) for game in whole.games[0].values()), encoding="utf-8")
    for other in (
        Variant("players=2", Setup(2, mode="cooperative", hardcore=True), ("random",)),
        Variant("players=2", VARIANTS[0].setup, ("greedy",)),
        Variant("players=2", VARIANTS[0].setup, ("random",), ("base-crisis-illness",)),
    ):
        assert read_lines(STUDY, [other], file) == [{}]


@pytest.mark.slow
def test_a_ray_cluster_comes_to_the_same() -> None:
    pytest.importorskip("ray")
    cluster = Cluster("local", processes=1)
    found = played(cluster)
    assert found.games == played(Processes(1)).games
    assert found.cores == 1


def test_where_no_cluster_listens_it_says_so() -> None:
    pytest.importorskip("ray")
    with pytest.raises(ClusterError, match=r"127\.0\.0\.1:1"):
        played(Cluster("127.0.0.1:1"))


# -- cards -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_a_card_of_every_kind_can_be_made_to_come_up_or_kept_from_it(kind: str) -> None:
    card = cards_of(kind, content_of(LONG_NIGHT))[0]
    for present in (True, False):
        place(new_game(LONG_NIGHT, 1), card, present=present)
    with_it, without = (STUDY.play_one(LONG_NIGHT, ["random"], 3, [cards]) for cards in (card, f"-{card}"))
    assert with_it != without or kind in ("item", "secret")


def test_a_card_that_is_not_in_the_game_is_refused_before_anything_is_played() -> None:
    for kind in ("colony", "raxxon"):
        study = find(kind).study
        with pytest.raises(UnplaceableError):
            study.check(variants_of([kind, "players=2,3"])[1][0].setup, [], ["no-such-card"])


# -- what is typed ---------------------------------------------------------------------------------------


def test_every_combination_of_the_values_is_a_variant() -> None:
    kind, variants = variants_of(["players=2,3", "bot=greedy+random,random", "mode=cooperative", "module="])
    assert kind.name == "colony"
    assert [variant.name for variant in variants] == [
        "players=2, bot=greedy+random",
        "players=2, bot=random",
        "players=3, bot=greedy+random",
        "players=3, bot=random",
    ]
    assert variants[0].bots == ("greedy", "random")
    assert {variant.setup.mode for variant in variants} == {"cooperative"}
    kind, variants = variants_of(["raxxon", "difficulty=intro,hard"])
    assert (kind.name, variants[1].setup.difficulty) == ("raxxon", "hard")


@pytest.mark.parametrize(
    "typed",
    [[], ["players=3"], ["colony", "players"], ["nope=1,2"], ["players=2,x"], ["hardcore=yes,perhaps"], ["chess"]],
)
def test_what_makes_no_sense_is_refused(typed: list[str]) -> None:
    with pytest.raises(OverwinterError) as refused:
        variants_of(typed)
    assert isinstance(refused.value, CommandError) or typed == ["chess"]
