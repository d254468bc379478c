"""Crossroads cards of the module Improvements."""

from __future__ import annotations

from typing import Any

from overwinter.testing import Table
from tests.cards import came_up, decide, on_offer, pick, zombies_at
from tests.longnight.test_crossroads import FUEL, JUNK, MARIA, MIKE, ROD, searched
from tests.longnight.test_improvements import finished, row, site

PEOPLE = "maria-lopez:0 rod-miller:1 mike-cho:2"


def scene(card: str, people: str = PEOPLE, *, at: str = "turn-start", **position: Any) -> Table:
    """A turn of seat 0 with a card in force; work may be done on the bed, the stove and the toilet."""
    position = {"row": {"toilet": 0, "bed": 0, "stove": 0, "compost": 0}, **position}
    return site(people, **position).crossroads(f"ln-xr-{card}").start(0, at)


def test_blueprints() -> None:
    def found() -> Table:
        return searched(scene("blueprints", "maria-lopez:0:school rod-miller:1", at="turn", dice={0: [6]}))

    table = pick(decide(found(), 1), "ln-imp-bed")
    assert finished(table) == ["ln-imp-bed"]  # 2 are enough
    table = pick(decide(found(), 2), "ln-imp-bed")
    assert "ln-imp-bed" not in row(table)
    assert (len(row(table)), len(table.hand(0))) == (4, 2)


def test_shoddy_work() -> None:
    table = scene("shoddy-work", done=["stove"], row={"toilet": 0, "bed": 0})
    assert on_offer(table) == [2]
    decide(table, 2)
    assert not came_up(scene("shoddy-work"))
    tool = next(card.id for card in table.game.content.cards.values() if card.symbol == "tool")
    table = decide(scene("shoddy-work", done=["stove"], row={"toilet": 0, "bed": 0}, hands={0: [tool]}), 1)
    pick(table, tool, "ln-imp-bed")
    assert (row(table)["ln-imp-bed"], table.waste()) == (1, [tool])


def test_work_song() -> None:
    table = decide(scene("work-song", dice={0: [1], 1: [2], 2: [3]}), 1)
    for seat in range(3):
        table.choose(seat, "yes")
    pick(table, "ln-imp-bed")  # three dice are one pair
    assert (row(table)["ln-imp-bed"], zombies_at(table, "colony")) == (1, 2)
    table = decide(scene("work-song", dice={0: [1]}), 1).choose(0, "yes")
    assert set(row(table).values()) == {0}
    assert zombies_at(decide(scene("work-song"), 2), "colony") == 0


def test_spare_parts() -> None:
    def played() -> Table:
        table = scene("spare-parts", at="turn")
        cards = table.game.content.cards.values()
        tool = next(card for card in cards if card.symbol == "tool" and card.equipment)
        table.player(0, hand=[tool.id])
        table.game._listed.clear()
        return table.choose(0, "equip", card=tool.id, survivor=MARIA)

    assert row(pick(decide(played(), 1), "ln-imp-bed"))["ln-imp-bed"] == 1
    assert len(decide(played(), 2).hand(0)) == 1


def test_the_architect() -> None:
    people = "maria-lopez:0:school rod-miller:1 mike-cho:2"
    table = decide(scene("the-architect", people, table={"policies": {"first_player_vote": False}}), 1)
    assert table.helpless == 1
    table.quiet().script(d6=[5]).end_turns()
    while (asked := table.asked()) and asked.kind != "turn":
        pick(table, "ln-imp-bed", seat=asked.seat)
    assert row(table)["ln-imp-bed"] == 1
    table = scene("the-architect", people, hands={0: [JUNK, FUEL]})
    assert on_offer(table) == [1, 2]
    pick(decide(table, 2), *sorted([JUNK, FUEL]), "ln-imp-bed")
    assert (finished(table), len(table.waste())) == (["ln-imp-bed"], 2)
    assert not came_up(scene("the-architect", people, places={"school": {"zombies": [1]}}))


def test_collapse() -> None:
    def nearly(people: str = PEOPLE) -> Table:
        table = scene("collapse", people)
        need = table.game.content.further["improvement"]["ln-imp-bed"].required
        return scene("collapse", people, row={"toilet": 0, "bed": need - 1})

    table = decide(nearly(), 1)
    assert (finished(table), table.who(MARIA).wounds) == (["ln-imp-bed"], 2)
    assert decide(nearly("maria-lopez:0:school rod-miller:1"), 1).morale == 4
    table = nearly()
    before = row(table)["ln-imp-bed"]
    assert row(decide(table, 2))["ln-imp-bed"] == max(0, before - 2)
    assert not came_up(scene("collapse"))


def test_power_cut() -> None:
    done: dict[str, Any] = {"done": ["stove", "compost"], "row": {"toilet": 0, "bed": 0}}
    table = decide(scene("power-cut", hands={0: [FUEL]}, **done), 1)
    pick(table, FUEL)
    assert (table.morale, table.waste()) == (6, [FUEL])
    places = {"school": {"noise": 2}, "library": {"noise": 1}}
    table = decide(scene("power-cut", places=places, **done), 2)
    pick(table, "school", seat=0)
    pick(table, "school", seat=1)
    assert (table.place_state("school").noise, table.place_state("library").noise) == (0, 0)
    assert len(table.events("improvement-off")) == 2


def test_weeds() -> None:
    def grown(**position: Any) -> Table:
        return scene("weeds", done=["greenhouse"], row={"toilet": 0}, **position)

    table = decide(grown(hurt={"maria-lopez": {"despair": 2}}, food=1), 1)
    assert (table.food, table.who(MARIA).despair) == (0, 0)
    table = decide(grown(hurt={"rod-miller": {"wounds": 2}, "mike-cho": {"wounds": 1}}), 2)
    pick(table, ROD)
    assert (table.who(ROD).wounds, table.who(MIKE).wounds) == (1, 1)
    hands = {1: [JUNK], 2: ["base-starter-fuel"]}
    table = decide(grown(food=0, hands=hands, hurt={"mike-cho": {"despair": 1}}), 3)
    wanted = next(
        option["card"] for option in table.options(0) if table.game.content.cards[option["card"]].name == "fuel"
    )
    pick(table, wanted)
    table.refuses(1, "yes")
    table.choose(1, "no").choose(2, "yes")
    assert (table.hand(0), table.who(MIKE).despair) == ([FUEL], 0)
