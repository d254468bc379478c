"""Barricade, clean waste, attract: R-075 to R-085, P-04."""

from __future__ import annotations

from overwinter.testing import Table

MIKE, HARMAN, BRIAN = "base-mike-cho", "base-harman-brooks", "base-brian-lee"
CARDS = ["base-starter-food-1", "base-starter-junk", "base-starter-fuel", "base-starter-medicine"]


def test_r075_any_entrance_with_room() -> None:
    """R-075: at the colony the player picks the entrance; a full one is not on offer."""
    table = Table().survivor(MIKE, 0).player(0, dice=[1, 1])
    table.place("colony", zombies=[3, 2, 0, 0, 0, 0], barricades=[0, 1, 2, 0, 0, 0]).start()
    assert [o["entrance"] for o in table.options(0, "barricade")] == [3, 4, 5, 6]
    table.choose(0, "barricade", survivor=MIKE, entrance=3)
    assert table.place_state("colony").barricades == [0, 1, 3, 0, 0, 0]
    table.refuses(0, "barricade", entrance=3)


def test_r075_a_full_location_takes_none() -> None:
    """R-075: without a free space there is no barricade to build."""
    table = Table().survivor(MIKE, 0, "school").player(0, dice=[6]).place("school", zombies=[2], barricades=[2])
    table.start().refuses(0, "barricade")


def test_r076_barricades_hold_the_space() -> None:
    """R-076: an entrance full of barricades takes no zombie; the zombie breaks one and is gone."""
    table = Table().survivor(MIKE, 0, "school").place("school", barricades=[4])
    table.colony(food=9).empty_deck("crossroads").start(at="night")
    assert table.place_state("school").zombies == [0]
    assert table.place_state("school").barricades == [3]


def test_r076_a_broken_barricade_leaves_room_for_the_next() -> None:
    """R-076: one per zombie: the second finds the space that the first has freed."""
    table = Table().survivor(MIKE, 0, "school").survivor(HARMAN, 0, "school").place("school", barricades=[4])
    table.colony(food=9).empty_deck("crossroads").start(at="night")
    assert table.place_state("school").zombies == [1]
    assert table.place_state("school").barricades == [3]


def test_r077_exiled_survivors_build_where_they_are() -> None:
    """R-077: an exiled player may barricade."""
    table = Table().survivor(MIKE, 0, "school").player(0, exiled=True, dice=[1]).start()
    table.choose(0, "barricade", survivor=MIKE)
    assert table.place_state("school").barricades == [1]


def test_r078_fewer_than_three() -> None:
    """R-078: cleaning takes what there is."""
    table = Table().survivor(MIKE, 0).player(0, dice=[1]).colony(waste=CARDS[:2]).start()
    table.choose(0, "clean", survivor=MIKE)
    assert table.waste() == []
    assert sorted(table.removed()) == sorted(CARDS[:2])


def test_r078_an_empty_pile_cannot_be_cleaned() -> None:
    """R-078: with no waste the action is not on offer."""
    table = Table().survivor(MIKE, 0).player(0, dice=[1]).start()
    table.refuses(0, "clean")


def test_r079_the_latest_cards_go() -> None:
    """R-079: the pile is ordered; cleaning takes the top three."""
    table = Table().survivor(MIKE, 0).player(0, dice=[1]).colony(waste=CARDS).start()
    table.choose(0, "clean", survivor=MIKE)
    assert table.waste() == CARDS[:1]
    assert table.removed() == CARDS[:0:-1]


def test_r080_only_with_a_survivor_at_the_colony() -> None:
    """R-080: somebody of one's own has to be at the colony."""
    table = Table().survivor(MIKE, 0, "school").survivor(HARMAN, 1).player(0, dice=[6]).colony(waste=CARDS)
    table.start().refuses(0, "clean")


def test_r080_exiled_players_cannot() -> None:
    """R-080: so an exiled player never can."""
    table = Table().survivor(MIKE, 0, "school").player(0, exiled=True, dice=[6]).colony(waste=CARDS).start()
    table.refuses(0, "clean")


def lured(table: Table, *steps: tuple[str, int]) -> Table:
    """Lure zombies from these places and entrances."""
    for place, entrance in steps:
        table.choose(0, "lure", place=place, entrance=entrance)
    return table


def test_r081_up_to_two() -> None:
    """R-081: one is enough, and two are the most."""
    table = Table().survivor(MIKE, 0, "school").player(0, dice=[1, 1]).place("hospital", zombies=[4]).start()
    lured(table.choose(0, "attract", survivor=MIKE), ("hospital", 1)).choose(0, "done")
    assert table.place_state("school").zombies == [1]
    lured(table.choose(0, "attract", survivor=MIKE), ("hospital", 1), ("hospital", 1))
    assert table.place_state("school").zombies == [3]
    assert table.place_state("hospital").zombies == [1]
    asked = table.asked(0)
    assert asked is not None
    assert asked.kind == "turn"


def test_r081_none_is_legal() -> None:
    """R-081: the die may be spent for no zombie at all, even where there are none."""
    table = Table().survivor(MIKE, 0, "school").player(0, dice=[1, 1]).start()
    table.choose(0, "attract", survivor=MIKE)
    assert table.player_state(0).unused == [1]
    table = Table().survivor(MIKE, 0, "school").player(0, dice=[1]).place("hospital", zombies=[1]).start()
    table.choose(0, "attract", survivor=MIKE).choose(0, "done")
    assert table.place_state("hospital").zombies == [1]


def two_sources(*, attract_from_two: bool) -> Table:
    """One zombie has come from the hospital; there are others elsewhere."""
    table = Table(policies={"attract_from_two": attract_from_two}).survivor(MIKE, 0, "school").player(0, dice=[1])
    table.place("hospital", zombies=[2]).place("library", zombies=[2]).place("colony", zombies=[1, 0, 1])
    return lured(table.start().choose(0, "attract", survivor=MIKE), ("hospital", 1))


def test_r082_p04_from_two_locations() -> None:
    """R-082, P-04: by default the two may come from two locations, the colony included."""
    table = two_sources(attract_from_two=True)
    assert {o["place"] for o in table.options(0, "lure")} == {"hospital", "library", "colony"}
    lured(table, ("colony", 3))
    assert table.place_state("colony").zombies == [1, 0, 0, 0, 0, 0]


def test_p04_or_from_one() -> None:
    """P-04: strictly, both come from one location."""
    table = two_sources(attract_from_two=False)
    assert {o["place"] for o in table.options(0, "lure")} == {"hospital"}


def test_r082_different_entrances_of_the_colony() -> None:
    """R-082: the colony is one location: its zombies may come from different entrances."""
    table = Table(policies={"attract_from_two": False}).survivor(MIKE, 0, "school").player(0, dice=[1])
    table.place("colony", zombies=[1, 1]).start().choose(0, "attract", survivor=MIKE)
    lured(table, ("colony", 1), ("colony", 2))
    assert table.place_state("school").zombies == [2]


def test_r084_free_choice_of_the_colony_entrance() -> None:
    """R-084: attracted zombies are put at any entrance with room, not in the order 1 to 6."""
    table = Table().survivor(MIKE, 0).player(0, dice=[1]).place("school", zombies=[2])
    table.place("colony", zombies=[3]).start().choose(0, "attract", survivor=MIKE)
    lured(table, ("school", 1))
    assert [o["entrance"] for o in table.options(0, "choose-entrance")] == [2, 3, 4, 5, 6]
    table.choose(0, "choose-entrance", entrance=5)
    lured(table, ("school", 1)).choose(0, "choose-entrance", entrance=5)
    assert table.place_state("colony").zombies == [3, 0, 0, 0, 2, 0]


def test_r085_only_free_spaces() -> None:
    """R-085: attracted zombies break no barricade and overrun nobody: the rest stays where it is."""
    table = Table().survivor(MIKE, 0, "library").player(0, dice=[1])
    table.place("library", zombies=[1], barricades=[1]).place("hospital", zombies=[4]).start()
    lured(table.choose(0, "attract", survivor=MIKE), ("hospital", 1))
    asked = table.asked(0)
    assert asked is not None
    assert asked.kind == "turn"
    assert table.place_state("library").zombies == [2]
    assert table.place_state("library").barricades == [1]
    assert table.place_state("hospital").zombies == [3]
    assert table.events("overrun") == []


def test_r085_also_for_cards_that_move_zombies() -> None:
    """R-085: the megaphone fills free spaces only."""
    horn = "base-school-megaphone"
    table = Table().survivor(MIKE, 0, "library").player(0, hand=[horn]).place("library", zombies=[1])
    table.place("hospital", zombies=[4]).start().choose(0, "play", card=horn)
    lured(table, ("hospital", 1), ("hospital", 1))
    assert table.place_state("library").zombies == [3]
    assert table.place_state("hospital").zombies == [2]
    assert MIKE in table.state.survivors
    assert table.waste() == [horn]
