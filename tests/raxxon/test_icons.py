"""What the icons do: add, flip with exact counts, kill, infect, power, return, the end of the day."""

from __future__ import annotations

from typing import Any

import pytest

from overwinter.raxxon.rules.grid import cells_to_add
from overwinter.raxxon.state import CrowdCard
from overwinter.raxxon.testing import Table

from .tools import GABRIEL, THOMAS, table


def cells(*rows: str) -> list[CrowdCard]:
    """A crowd of which only the places matter: # is a card."""
    return [
        CrowdCard(0, r, c, 0, False, False, 0, 0)
        for r, row in enumerate(rows)
        for c, mark in enumerate(row)
        if mark == "#"
    ]


# -- adding ------------------------------------------------------------------------------------------


def test_a_card_is_added_unseen_from_the_draw_pile() -> None:
    t = table().crowd("innocent innocent").draw_top("carrier").resolve("add")
    assert len(t.options("rx-place")) == 6
    t.choose("rx-place", row=0, col=2)
    assert t.picture() == ["innocent innocent carrier?"]


def test_a_hole_has_the_most_neighbours_and_is_filled_first() -> None:
    t = table().crowd("hostile hostile hostile", "hostile . hostile", "hostile hostile .").resolve("add")
    assert t.at(1, 1).up is False
    assert cells_to_add(cells("###", "#.#", "###")) == [(1, 1)]
    assert cells_to_add(cells("###", "##.", "###")) == [(1, 2)]


def test_ties_are_the_active_players_choice() -> None:
    assert cells_to_add(cells("##", "#.", "#.")) == [(1, 1)]
    assert cells_to_add(cells("#")) == [(-1, 0), (0, -1), (0, 1), (1, 0)]


def test_the_crowd_grows_to_six_by_six_at_most() -> None:
    assert cells_to_add(cells("######")) == [(r, c) for r in (-1, 1) for c in range(6)]
    assert cells_to_add(cells(*["#"] * 6)) == [(r, c) for r in range(6) for c in (-1, 1)]
    six = cells(*["######"] * 6)
    assert cells_to_add(six) == []
    assert cells_to_add(six[:-1]) == [(5, 5)]


def test_the_limit_is_measured_on_the_cards_that_lie_there_now() -> None:
    # Once the top card of the column is gone, there is room below again.
    column = [card for card in cells(*["#"] * 6) if card.row > 0]
    assert (6, 0) in cells_to_add(column)
    assert (-1, 0) not in cells_to_add(column)


def test_rx11_a_full_crowd_takes_no_card() -> None:
    t = table().set(serial=100)
    t.state.crowd = cells(*["######"] * 6)
    for number, card in enumerate(t.state.crowd):
        card.id, card.card = number, t.state.draw.pop(0)
    before = len(t.state.draw)
    t.resolve("add")
    assert len(t.state.draw) == before


def test_rx09_in_an_empty_crowd_the_card_lies_alone() -> None:
    t = table().draw_top("carrier").resolve("add")
    assert t.picture() == ["carrier?"]


def test_an_empty_draw_pile_is_made_of_the_discard_pile() -> None:
    t = table().crowd("innocent innocent").empty("draw", to="removed")
    t.state.discard = [t.state.removed.pop() for _ in range(3)]
    t.resolve("add").choose("rx-place", row=0, col=2)
    assert len(t.state.draw) == 2
    assert not t.state.discard


def test_nothing_is_added_if_there_is_no_card_at_all() -> None:
    t = table().crowd("innocent innocent").empty("draw").set(block_adds=1).resolve("add")
    assert len(t.state.crowd) == 2
    assert t.state.block_adds == 1


def test_rx18_barriers_keep_cards_out_before_a_place_is_chosen() -> None:
    t = table().crowd("innocent innocent").set(block_adds=2).resolve("add", "add", "add")
    assert t.state.block_adds == 0
    assert len(t.events("rx-add-blocked")) == 2
    asked = t.asked()
    assert asked is not None
    assert asked.kind == "rx-place"


def test_rx13_a_roadblock_loses_a_token_instead() -> None:
    t = table().crowd("innocent innocent innocent", "hostile . hostile")
    t.at(0, 1).tokens = 2
    before = len(t.state.draw)
    t.resolve("add")
    assert t.at(0, 1).tokens == 1
    assert len(t.state.draw) == before
    assert len(t.state.crowd) == 5


def test_rx13_between_two_roadblocks_the_active_player_chooses() -> None:
    t = table().crowd("innocent innocent innocent", "hostile . hostile")
    t.at(0, 1).tokens = t.at(1, 0).tokens = 1
    t.resolve("add").pick(1, 0)
    assert (t.at(0, 1).tokens, t.at(1, 0).tokens) == (1, 0)


# -- flipping ----------------------------------------------------------------------------------------


def test_flip_turns_a_card_of_ones_choice() -> None:
    t = table().crowd("innocent? carrier?").resolve("flip").pick(0, 1)
    assert t.picture() == ["innocent? carrier"]


def test_flip_does_nothing_if_all_are_face_up() -> None:
    t = table().crowd("innocent carrier").resolve("flip")
    asked = t.asked()
    assert asked is not None
    assert asked.kind == "rx-turn"


GROUPS = [
    ("hostile", 1, []),
    ("hostile", 2, ["flip"]),
    ("hostile", 3, []),
    ("hostile", 4, ["end-day"]),
    ("hostile", 5, []),
    ("innocent", 2, []),
    ("familiar", 2, []),
    ("family", 2, []),
    ("celebrity", 2, []),
    ("susceptible", 2, []),
    ("carrier", 1, []),
    ("carrier", 2, ["raxxon"]),
    ("carrier", 3, ["end-day"]),
    ("carrier", 4, []),
    ("chaotic", 1, ["add"]),
    ("chaotic", 2, ["add", "add"]),
    ("chaotic", 3, ["end-day"]),
    ("chaotic", 4, []),
    ("volatile", 1, []),
    ("volatile", 2, ["infect"]),
    ("volatile", 3, ["end-day"]),
    ("volatile", 4, []),
]


@pytest.mark.parametrize(("group", "count", "icons"), GROUPS)
def test_the_count_is_exact(group: str, count: int, icons: list[str]) -> None:
    row = " ".join([group] * (count - 1) + [f"{group}?"])
    t = table().crowd(row).resolve("flip")
    assert t.events("rx-flipped")[0].facts["n"] == count
    found = [event.facts["icons"] for event in t.events("rx-on-flip")][:1]
    assert found == ([icons] if icons else [])


def test_cards_elsewhere_do_not_count() -> None:
    t = table().crowd("carrier carrier? innocent?").pile("uncontained", "carrier").raxxon_top("rx-card-looters")
    t.resolve("flip").pick(0, 1)
    assert [event.facts["icons"] for event in t.events("rx-on-flip")] == [["raxxon"]]


def test_a_card_turned_down_and_up_again_checks_again() -> None:
    t = table().crowd("volatile volatile! innocent?").resolve("flip").pick(0, 1)
    assert len(t.events("rx-infected")) == 1


def test_rx15_a_chain_is_resolved_depth_first() -> None:
    # The 2nd hostile flips a chaotic card, which adds one, before the second flip of the batch.
    t = table().crowd("hostile hostile? chaotic? innocent?").resolve("flip", "flip")
    t.pick(0, 1).pick(0, 2)
    t.game.answer(0, t.options("rx-place")[0])
    kinds = [event.kind for event in t.events() if event.kind in ("rx-flipped", "rx-added")]
    assert kinds == ["rx-flipped", "rx-flipped", "rx-added"]
    asked = t.asked()
    assert asked is not None
    assert asked.about["why"] == "flip"


def test_rx15_the_end_of_the_day_drops_what_is_pending() -> None:
    t = table().crowd("carrier carrier carrier? innocent?").resolve("flip", "power", "power").pick(0, 2)
    assert t.state.day == 2
    assert t.state.power == 0


# -- other icons -------------------------------------------------------------------------------------


def test_infect_moves_the_top_of_the_supply_to_the_discard_pile() -> None:
    t = table().crowd("innocent? innocent?")
    top = t.state.supply[0]
    t.resolve("infect")
    assert t.state.discard == [top]
    assert len(t.state.supply) == 14


def test_hostile_return() -> None:
    t = (
        table()
        .crowd("innocent? innocent?")
        .pile("evac", "hostile", "innocent", "hostile")
        .resolve("hostile-return")
    )
    assert t.groups("evac") == ["hostile", "innocent"]
    assert t.groups("discard") == ["hostile"]


def test_hostile_return_without_hostiles_does_nothing() -> None:
    t = table().crowd("innocent? innocent?").pile("evac", "innocent").resolve("hostile-return")
    assert t.groups("evac") == ["innocent"]


def test_end_day_goes_straight_to_the_evening() -> None:
    t = table().crowd("innocent? carrier?").resolve("end-day")
    assert t.state.day == 2
    assert len(t.events("rx-infected")) == 1


# -- killing -----------------------------------------------------------------------------------------


def kill(*rows: str, **more: Any) -> Table:
    """Thomas strikes the first card and may go on with its neighbours."""
    return table(**more).crowd(*rows).start().choose("rx-act", action="strike").pick(0, 0)


def test_killed_cards_go_to_the_discard_pile_and_nothing_happens_for_most() -> None:
    for group in ("hostile", "carrier", "chaotic", "volatile"):
        t = kill(f"{group} hostile", "hostile? hostile?").done()
        assert t.groups("discard") == [group]
        assert not t.events("rx-on-kill")


def test_killing_an_innocent_draws_a_raxxon_card() -> None:
    t = kill("innocent hostile").done()
    assert len(t.events("rx-triggered") + t.events("rx-untriggered")) == 1


def test_killing_a_familiar_forces_a_pass_on_the_next_turn_today() -> None:
    t = kill("familiar hostile", "hostile? hostile?").done()
    assert t.state.sheets[0].must_pass
    t.choose("rx-pass")
    assert [e.facts for e in t.events("rx-passed")] == [{"seat": 1, "forced": False}, {"seat": 0, "forced": True}]


def test_killing_a_family_sends_an_evacuated_card_back() -> None:
    t = table().crowd("family hostile").pile("evac", "innocent", "hostile").start()
    t.choose("rx-act", action="strike").pick(0, 0).done()
    t.choose("rx-take", zone="evac", card="rx-pop-innocent-john-price")
    assert t.groups("evac") == ["hostile"]
    assert sorted(t.groups("discard")) == ["family", "innocent"]


def test_killing_a_family_with_nobody_evacuated_does_nothing() -> None:
    t = kill("family hostile").done()
    assert t.groups("discard") == ["family"]


def test_killing_a_celebrity_adds_a_card_and_flips_one() -> None:
    t = table().crowd("celebrity hostile").draw_top("innocent").start()
    t.choose("rx-act", action="strike").pick(0, 0).done()
    t.game.answer(0, t.options("rx-place")[0])
    assert sorted(t.game.person(card).group.id for card in t.state.crowd if card.up) == ["hostile", "innocent"]


def test_killing_a_susceptible_infects() -> None:
    t = kill("susceptible hostile").done()
    assert len(t.events("rx-infected")) == 1


def test_all_die_at_the_same_moment_then_the_active_player_orders_the_effects() -> None:
    t = kill("susceptible innocent").pick(0, 1)
    assert sorted(t.groups("discard")) == ["innocent", "susceptible"]
    assert not t.events("rx-infected")
    asked = t.asked()
    assert asked is not None
    assert asked.about["why"] == "deaths"
    t.choose("rx-next", card="rx-pop-innocent-john-price")
    kinds = [e.facts["group"] for e in t.events("rx-on-kill")]
    assert kinds[0] == "innocent"
    asked = t.asked()
    assert asked is None or asked.kind != "rx-order"


def test_a_face_down_card_killed_is_revealed_without_flip_effect_but_with_kill_effect() -> None:
    t = kill("susceptible? hostile").done()
    assert t.events("rx-killed")[0].facts["cards"] == ["rx-pop-susceptible-ruth-castellan"]
    assert len(t.events("rx-infected")) == 1
    t = table().crowd("chaotic? hostile").start().choose("rx-act", action="strike").pick(0, 0).done()
    assert not t.events("rx-on-flip")


def test_moving_is_not_killing() -> None:
    t = table().crowd("innocent familiar", "hostile hostile").start()
    t.choose("rx-act", action="special").choose("rx-row", row=0)
    assert not t.events("rx-on-kill")


def test_a_killed_roadblock_loses_its_tokens() -> None:
    t = table(THOMAS, GABRIEL).crowd("hostile hostile")
    t.at(0, 0).tokens = 3
    t.start().choose("rx-act", action="strike").pick(0, 0).done()
    assert not any(card.tokens for card in t.state.crowd)
