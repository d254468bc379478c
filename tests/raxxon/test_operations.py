"""Operations that packs may use: what no card of ours needs, and what a pack may not say."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from overwinter.kernel.packs import pack_folder
from overwinter.raxxon.cards.loader import compile_ops, read_packs
from overwinter.raxxon.invariants import check

from .tools import answer_all, table

UP = {"face": "up"}


def test_all_means_every_card_that_fits() -> None:
    t = table().crowd("hostile hostile carrier", "hostile? volatile .")
    t.carry_out({"op": "kill", "n": "all", "where": UP | {"group": "hostile"}})
    assert t.picture() == [". . carrier", "hostile? volatile ."]


def test_fewer_cards_than_wanted_are_all_taken() -> None:
    t = table().crowd("hostile carrier").pile("uncontained", "volatile")
    t.carry_out(
        {
            "op": "move",
            "source": ["crowd", "uncontained"],
            "to": "contained",
            "n": 5,
            "where": UP | {"health": "infected"},
        }
    )
    assert sorted(t.groups("contained")) == ["carrier", "volatile"]
    check(t.game)


def test_what_is_asked_of_cards_holds_in_piles_too() -> None:
    t = table().crowd("hostile").pile("evac", "hostile", "innocent", "family")
    t.carry_out({"op": "move", "source": "evac", "to": "discard", "n": 3, "where": UP | {"not-group": "hostile"}})
    assert t.groups("evac") == ["hostile"]
    t = table().crowd("hostile").pile("evac", "hostile", "innocent", "family")
    t.carry_out({"op": "move", "source": "evac", "to": "discard", "n": 3, "where": UP | {"group": "family"}})
    assert t.groups("evac") == ["hostile", "innocent"]


def test_equal_cards_of_a_pile_are_no_choice() -> None:
    t = table().crowd("hostile").pile("uncontained", "chaotic", "chaotic", "chaotic")
    t.carry_out({"op": "move", "source": "uncontained", "to": "discard", "n": 2})
    assert t.groups("uncontained") == ["chaotic"]


@pytest.mark.parametrize(
    "op",
    [
        {"op": "swap", "anchor": UP | {"group": "family"}},
        {"op": "kill", "where": UP | {"group": "family"}},
        {"op": "kill-line-through", "anchor": UP | {"group": "family"}},
        {"op": "flip-adjacent", "anchor": UP | {"group": "family"}},
        {"op": "turn-down", "where": UP | {"group": "family"}},
        {"op": "move", "source": "contained", "to": "discard"},
        {"op": "add-from", "zone": "contained"},
        {"op": "shuffle-line", "least": 5},
        {"op": "bury-known", "n": 2},
    ],
    ids=lambda op: str(op["op"]),
)
def test_an_operation_without_a_target_does_nothing(op: dict[str, object]) -> None:
    t = table().crowd("hostile carrier", "innocent? .")
    before = t.view(0)
    t.carry_out(op)
    after = t.view(0)
    assert (after.crowd, after.piles, after.raxxon) == (before.crowd, before.piles, before.raxxon)
    assert t.options("rx-investigate")
    check(t.game)


@pytest.mark.parametrize(
    "op",
    [
        {"op": "swap"},
        {"op": "roadblock", "n": 1},
        {"op": "kill-line"},
        {"op": "line-to-draw"},
        {"op": "turn-down-line"},
        {"op": "turn-down-group"},
        {"op": "evacuate-line"},
        {"op": "evacuate-around"},
        {"op": "kill-around"},
        {"op": "interview"},
        {"op": "peek", "n": 2},
        {"op": "to-draw-top", "n": 2},
        {"op": "kill", "random": True},
        {"op": "remove-tokens", "who": "other"},
    ],
    ids=lambda op: str(op["op"]),
)
def test_an_operation_in_an_empty_city_does_nothing(op: dict[str, object]) -> None:
    t = table().carry_out(op)
    answer_all(t, greedy=True)
    assert t.options("rx-investigate")
    check(t.game)


def test_every_operation_is_sound_in_a_full_city() -> None:
    """Greedy and modest players, three groups face-up: no card is lost or doubled."""
    for op in (
        {"op": "evacuate-around"},
        {"op": "kill-around"},
        {"op": "line-to-draw"},
        {"op": "shuffle-line"},
        {"op": "to-draw-top", "n": 3, "where": {"face": "down"}},
        {"op": "to-draw-top", "n": 3},
        {"op": "look-draw", "n": 3},
        {"op": "interview"},
    ):
        for greedy in (True, False):
            t = table().crowd(
                "hostile carrier innocent", "family? familiar? chaotic!", "volatile hostile? hostile"
            )
            t.carry_out(op, {"op": "shuffle-line"}, {"op": "line-to-draw"}, {"op": "icon", "icon": "add", "n": 2})
            answer_all(t, greedy=greedy)
            check(t.game)


@pytest.mark.parametrize(
    ("op", "field"),
    [
        ({"op": "move", "source": "draw", "to": "discard"}, "do.1.source"),
        ({"op": "move", "source": "supply", "to": "discard"}, "do.1.source"),
        ({"op": "move", "source": "crowd", "to": "nowhere"}, "do.1.to"),
        ({"op": "move", "source": "crowd", "to": "draw"}, "do.1.to"),
        ({"op": "add-from", "zone": "supply"}, "do.1.zone"),
        ({"op": "kill", "where": {"group": "hostile"}}, "do.1.where"),
        ({"op": "kill", "where": {"face": "down", "health": "healthy"}}, "do.1.where"),
        ({"op": "icon", "icon": "moon"}, "do.1.icon"),
        ({"op": "peek", "m": 2}, "do.1.m"),
        ({"op": "remove-tokens", "who": "nobody"}, "do.1.who"),
        ({"op": "dance"}, "do.1"),
    ],
)
def test_a_pack_may_not_ask_for_the_impossible_or_for_secrets(op: dict[str, object], field: str) -> None:
    """Choosing from a hidden pile, or by the face of a face-down card, would show what it is."""
    _, problems = compile_ops([op])
    assert [problem.partition(":")[0] for problem in problems] == [field]


@pytest.mark.parametrize(
    ("file", "text", "field", "reason"),
    [
        ("raxxon_cards.toml", "card = 3\n", "card", "[[card]]"),
        ("population.toml", '[group]\nid = "x"\n', "group", "[[group]]"),
        ("population.toml", "[[group]]\nid = []\n", "id", "must be text"),
    ],
)
def test_what_is_of_another_shape_is_a_fault_and_no_crash(
    file: str, text: str, field: str, reason: str, tmp_path: Path
) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(pack_folder("raxxon"), folder)
    (folder / file).write_text(text, encoding="utf-8")
    problems = read_packs([str(folder)])[1]
    assert any((p.file, p.field) == (file, field) and reason in p.reason for p in problems), problems
