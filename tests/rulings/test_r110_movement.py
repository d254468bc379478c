"""Movement: R-110 to R-115."""

from __future__ import annotations

from overwinter.testing import Table

MIKE, HARMAN, BRIAN = "base-mike-cho", "base-harman-brooks", "base-brian-lee"
ROD, MARIA = "base-rod-miller", "base-maria-lopez"


def test_r110_once_in_a_turn() -> None:
    """R-110: a survivor moves once; the other survivors are not concerned."""
    table = Table().survivor(MIKE, 0).survivor(HARMAN, 0).script(exposure=["blank"]).start()
    table.choose(0, "move", survivor=MIKE, to="school")
    table.refuses(0, "move", survivor=MIKE)
    assert table.offers(0, "move", survivor=HARMAN)


def test_r110_again_in_the_next_turn() -> None:
    """R-110: the limit is for the turn of its controller."""
    table = Table().survivor(MIKE, 0, moved=True).start(at="turn-start")
    assert table.offers(0, "move", survivor=MIKE)


def test_r110_placing_is_no_move() -> None:
    """R-110: Maude puts a survivor at the colony: no exposure, and it may still move."""
    table = Table().survivor(MIKE, 0, "grocery-store").crossroads("base-crossroads-maude").start(at="turn-start")
    table.choose(0, "crossroads", choice=1)
    assert table.who(MIKE).place == "colony"
    assert table.events("exposure") == []
    assert table.events("moved") == []
    assert table.offers(0, "move", survivor=MIKE)


def test_r110_placing_does_not_give_a_second_move() -> None:
    """R-110: who has moved before being placed has moved."""
    table = Table().survivor(MIKE, 0).crossroads("base-crossroads-maude").script(exposure=["blank"]).start()
    table.choose(0, "move", survivor=MIKE, to="grocery-store").choose(0, "crossroads", choice=1)
    assert table.who(MIKE).place == "colony"
    table.refuses(0, "move", survivor=MIKE)


def test_r110_a_survivor_won_over_may_move_in_the_new_turn() -> None:
    """R-110: Maria moved in the turn of seat 0; in the turn of her new controller she has not moved yet."""
    table = Table().survivor(MARIA, 0, "school", moved=True).survivor(MIKE, 0).survivor(HARMAN, 1, "school")
    table.player(1, exiled=True).crossroads("base-crossroads-prophet").start(seat=1, at="turn-start")
    table.choose(1, "crossroads", choice=1)
    assert table.who(MARIA).owner == 1
    assert table.offers(1, "move", survivor=MARIA)


def test_r111_needs_a_free_space() -> None:
    """R-111: a full location is no destination; nor is the place where one stands."""
    table = (
        Table().survivor(MIKE, 0, "school").survivor(HARMAN, 1, "gas-station").survivor(BRIAN, 2, "gas-station")
    )
    table.place("library", blocked=3).start()
    places = {o["to"] for o in table.options(0, "move", survivor=MIKE)}
    assert places == {"colony", "police-station", "grocery-store", "hospital"}


def test_r111_a_full_colony() -> None:
    """R-111: helpless survivors take spaces at the colony."""
    table = Table().survivor(MIKE, 0, "school").survivor(HARMAN, 1).survivor(BRIAN, 2, "school")
    table.colony(helpless=23).start().refuses(0, "move", to="colony")


def test_r112_a_bite_spreads_at_the_destination() -> None:
    """R-112: those who are where the move ends are in danger, those who stayed behind are not."""
    table = Table().survivor(HARMAN, 0).survivor(MIKE, 0).survivor(BRIAN, 1, "school").survivor(ROD, 2, "school")
    table.script(exposure=["bitten", "blank"]).start().choose(0, "move", survivor=HARMAN, to="school")
    asked = table.asked(2)
    assert asked is not None
    assert asked.kind == "bite-spread"
    assert asked.about["survivor"] == ROD
    table.choose(2, "roll-bitten")
    assert [e.facts["survivor"] for e in table.events("died")] == [HARMAN]


def test_r113_exiled_survivors_never_enter_the_colony() -> None:
    """R-113: no move of an exiled player goes to the colony."""
    table = Table().survivor(MIKE, 0, "school").player(0, exiled=True, hand=["base-starter-fuel"]).start()
    table.refuses(0, "move", to="colony")
    assert table.offers(0, "move", to="library", card="base-starter-fuel")


def test_r113_not_by_an_effect_either() -> None:
    """R-113: an effect that would place an exiled survivor at the colony leaves it where it is."""
    rod = ROD
    table = Table().survivor(rod, 1, "library").survivor(MIKE, 0).survivor(HARMAN, 0).player(2, exiled=True)
    for name in ("base-buddy-davis", "base-bev-russell", "base-carla-thompson", "base-jenny-clark"):
        table.survivor(name, 2, "hospital")
    table.crossroads("base-crossroads-rod-miller").start(at="turn-start")
    table.refuses(0, "crossroads", choice=1)
    table.choose(0, "crossroads", choice=2)
    assert all(s.place == "hospital" for s in table.game.own(2))


def test_r113_new_survivors_of_exiled_players() -> None:
    """R-113: a survivor that joins an exiled player comes in outside."""
    card = "base-school-outsider-1"
    table = Table().player(0, exiled=True, hand=[card]).start().choose(0, "play", card=card)
    assert "colony" not in {o["place"] for o in table.options(0, "choose-place")}
    table.choose(0, "choose-place", place="hospital")
    assert len([s for s in table.game.own(0) if s.place == "hospital"]) == 1


def test_r115_new_survivors_may_move() -> None:
    """R-115: in the turn in which they come."""
    card = "base-school-outsider-1"
    table = Table().survivor(MIKE, 0).player(0, hand=[card]).deck_top("survivor", HARMAN)
    table.script(exposure=["blank"]).start().choose(0, "play", card=card)
    table.choose(0, "move", survivor=HARMAN, to="school")
    assert table.who(HARMAN).place == "school"
