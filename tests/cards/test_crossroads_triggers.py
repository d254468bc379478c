"""Crossroads cards that wait for a state of things: when they come up, and when they do not."""

from __future__ import annotations

from typing import Any

import pytest

from overwinter.colony.cards.loader import load_packs
from tests.cards import came_up, full, moved, scene


def case(card: str, people: str = "", **position: Any) -> Any:
    """One position of a card."""
    return pytest.param(card, people, position, id=f"{card} {people} {position or ''}")


COMES_UP = [
    case("alexis-grey", "alexis-grey:0:school"),
    case("andrew-evans", "andrew-evans:0"),
    case("annaleigh-chan", "annaleigh-chan:0"),
    case("army", "maria-lopez:0"),
    case("arthur-thurston", "arthur-thurston:0"),
    case("ashley-ross", "ashley-ross:0"),
    case("bev-russell", "bev-russell:0"),
    case("bev-russell", "bev-russell:0:library", exiled=[0]),
    case("brandon-kane", "brandon-kane:1"),
    case("brian-lee", "brian-lee:0"),
    case("buddy-davis", "buddy-davis:0"),
    case("carla-thompson", "carla-thompson:0"),
    case("christmas", "maria-lopez:0", food=5),
    case("collapsing-barriers", "maria-lopez:0", zombies={"colony": [1]}, barricades={"colony": [0, 1]}),
    case("crazed-survivor", "maria-lopez:0:school"),
    case("crazed-survivor", "maria-lopez:0:school", exiled=[0]),
    case("creature-comforts", "maria-lopez:0"),
    case("daniel-smith", "daniel-smith:0", helpless=1),
    case("daniel-smith", "daniel-smith:0:school", helpless=1, exiled=[0]),
    case("david-garcia", "david-garcia:0:school"),
    case("deputy", "maria-lopez:0:school"),
    case("dynamite", "edward-white:1 john-price:2:school", exiled=[2]),
    case("edward-white", "edward-white:0"),
    case("flier", "maria-lopez:0"),
    case("forest-plum", "forest-plum:1:school", exiled=[1]),
    case("gabriel-diaz", "maria-lopez:0:school"),
    case("gambling", "maria-lopez:0"),
    case("harman-brooks", "harman-brooks:2"),
    case("helpless", "maria-lopez:0"),
    case("james-meyers", "james-meyers:0"),
    case("janet-taylor", "janet-taylor:0"),
    case("lighthouse", "maria-lopez:0"),
    case("loretta-clay", "loretta-clay:0"),
    case("lovers-quarrel", "maria-lopez:0:school rod-miller:0:school"),
    case("maria-lopez", "maria-lopez:0:library"),
    case("maude", "maria-lopez:0:grocery-store"),
    case("mike-cho", "maria-lopez:0:school", zombies={"school": [1]}),
    case("mike-cho", "maria-lopez:0:school", zombies={"school": [1]}, exiled=[0]),
    case("missing-child", "maria-lopez:0:school", helpless=1, exiled=[0]),
    case("mugging", "maria-lopez:0:school rod-miller:1:school", exiled=[1]),
    case("old-divisions", "maria-lopez:0", helpless=1),
    case("olivia-brown", "olivia-brown:1:school", exiled=[1]),
    case("outbreak", "maria-lopez:0", helpless=1),
    case("outsiders", "maria-lopez:0"),
    case("prophet", "maria-lopez:0:school rod-miller:1:school", exiled=[0]),
    case("radio-signal", "maria-lopez:0"),
    case("riot", "maria-lopez:0 rod-miller:1:school mike-cho:2", helpless=3),
    case("rod-miller", "rod-miller:1:school", exiled=[1]),
    case("sewer-passage", "maria-lopez:0:library", exiled=[0]),
    case("sparky", "sparky:0"),
    case("sunshine-state", "maria-lopez:0", helpless=2),
    case("supply-drop", "maria-lopez:0"),
    case("talia-jones", "talia-jones:0:school", exiled=[0]),
    case("toxic-waste", "maria-lopez:0"),
    case("voyeur", "maria-lopez:0:school rod-miller:1:school"),
    case("voyeur", "maria-lopez:0 rod-miller:1 mike-cho:2:school"),
    case("wavering-loyalties", "maria-lopez:0 rod-miller:0"),
]
STAYS_DOWN = [
    case("alexis-grey", "alexis-grey:1"),
    case("alexis-grey", "alexis-grey:0:school", exiled=[0]),
    case("andrew-evans", "andrew-evans:1"),
    case("andrew-evans", "andrew-evans:0:school", exiled=[0]),
    case("annaleigh-chan", "annaleigh-chan:1"),
    case("annaleigh-chan", "annaleigh-chan:0:school", exiled=[0]),
    case("army", "maria-lopez:0:school rod-miller:1"),
    case("arthur-thurston", "arthur-thurston:1"),
    case("arthur-thurston", "arthur-thurston:0:school", exiled=[0]),
    case("ashley-ross", "ashley-ross:1"),
    case("ashley-ross", "ashley-ross:0:school", exiled=[0]),
    case("bev-russell", "bev-russell:1"),
    case("brandon-kane", "maria-lopez:0"),
    case("brandon-kane", "brandon-kane:1:school", exiled=[1]),
    case("brian-lee", "brian-lee:0:school"),
    case("brian-lee", "brian-lee:1"),
    case("buddy-davis", "buddy-davis:0:school"),
    case("buddy-davis", "buddy-davis:1"),
    case("carla-thompson", "carla-thompson:1"),
    case("carla-thompson", "carla-thompson:0:school", exiled=[0]),
    case("christmas", "maria-lopez:0:school", food=5),
    case("collapsing-barriers", "maria-lopez:0", barricades={"colony": [1]}),
    case("collapsing-barriers", "maria-lopez:0", zombies={"colony": [1]}),
    case("collapsing-barriers", "maria-lopez:0:school", zombies={"colony": [1]}, barricades={"colony": [1]}),
    case("crazed-survivor", "maria-lopez:0 rod-miller:1:school"),
    case("creature-comforts", "maria-lopez:0:school"),
    case("daniel-smith", "daniel-smith:0", helpless=0),
    case("daniel-smith", "daniel-smith:1", helpless=1),
    case("david-garcia", "david-garcia:1"),
    case("david-garcia", "david-garcia:0:school", exiled=[0]),
    case("deputy", "maria-lopez:0 rod-miller:1:school"),
    case("deputy", "maria-lopez:0:school", exiled=[0]),
    case("dynamite", "edward-white:0"),
    case("dynamite", "john-price:0"),
    case("edward-white", "edward-white:1"),
    case("edward-white", "edward-white:0:school", exiled=[0]),
    case("flier", "maria-lopez:0:school"),
    case("forest-plum", "maria-lopez:0"),
    case("gabriel-diaz", "maria-lopez:0"),
    case("gabriel-diaz", "maria-lopez:0:school gabriel-diaz:1"),
    case("gabriel-diaz", "maria-lopez:0:school", exiled=[0]),
    case("gambling", "maria-lopez:0:school"),
    case("harman-brooks", "harman-brooks:2:school", exiled=[2]),
    case("harman-brooks", "maria-lopez:0"),
    case("helpless", "maria-lopez:0:school", helpless=3),
    case("james-meyers", "james-meyers:1"),
    case("james-meyers", "james-meyers:0:school", exiled=[0]),
    case("janet-taylor", "janet-taylor:1"),
    case("janet-taylor", "janet-taylor:0:school", exiled=[0]),
    case("lighthouse", "maria-lopez:0:school"),
    case("loretta-clay", "loretta-clay:1"),
    case("loretta-clay", "loretta-clay:0:school", exiled=[0]),
    case("lovers-quarrel", "maria-lopez:0 rod-miller:0 mike-cho:1:school talia-jones:2:school"),
    case("lovers-quarrel", "maria-lopez:0:school rod-miller:0:school mike-cho:1:school"),
    case("lovers-quarrel", "maria-lopez:0:school rod-miller:1:school"),
    case("lovers-quarrel", "maria-lopez:0:school sparky:0:school"),
    case("maria-lopez", "maria-lopez:1"),
    case("maria-lopez", "maria-lopez:0:school", exiled=[0]),
    case("maude", "maria-lopez:0:school rod-miller:1:grocery-store"),
    case("maude", "maria-lopez:0:grocery-store", exiled=[0]),
    case("mike-cho", "maria-lopez:0:school", zombies={"library": [1]}),
    case("mike-cho", "maria-lopez:0", zombies={"colony": [1]}),
    case("mike-cho", "maria-lopez:0:school mike-cho:1", zombies={"school": [1]}),
    case("missing-child", "maria-lopez:0", helpless=0),
    case("mugging", "maria-lopez:0:school rod-miller:1:library", exiled=[1]),
    case("mugging", "maria-lopez:0:school rod-miller:1:school"),
    case("mugging", "maria-lopez:0:school rod-miller:1:school", exiled=[0, 1]),
    case("old-divisions", "maria-lopez:0", helpless=0),
    case("old-divisions", "maria-lopez:0:school", helpless=1),
    case("olivia-brown", "maria-lopez:0"),
    case("outbreak", "maria-lopez:0", helpless=0),
    case("outbreak", "maria-lopez:0:school", helpless=1),
    case("outsiders", "maria-lopez:0:school"),
    case("prophet", "maria-lopez:0:school rod-miller:1:school"),
    case("prophet", "maria-lopez:0:school rod-miller:1:school", exiled=[0, 1]),
    case("prophet", "maria-lopez:0:school rod-miller:1", exiled=[0]),
    case("radio-signal", "maria-lopez:0:school"),
    case("riot", "maria-lopez:0 rod-miller:1 mike-cho:2", helpless=3),
    case("riot", "maria-lopez:0:school rod-miller:1 mike-cho:2", helpless=9),
    case("rod-miller", "maria-lopez:0"),
    case("sewer-passage", "maria-lopez:0 rod-miller:1:library"),
    case("sparky", "sparky:1"),
    case("sparky", "sparky:0:school", exiled=[0]),
    case("sunshine-state", "maria-lopez:0", helpless=1),
    case("sunshine-state", "maria-lopez:0:school", helpless=2),
    case("supply-drop", "maria-lopez:0:school"),
    case("talia-jones", "talia-jones:1"),
    case("toxic-waste", "maria-lopez:0:school"),
    case("voyeur", "maria-lopez:0:school rod-miller:1:school mike-cho:2:school"),
    case("voyeur", "maria-lopez:0:school rod-miller:0:school"),
    case("voyeur", "maria-lopez:0 rod-miller:1 mike-cho:2:school", helpless=1),
    case("wavering-loyalties", "maria-lopez:0 rod-miller:1 mike-cho:2"),
]


@pytest.mark.parametrize(("card", "people", "position"), COMES_UP)
def test_comes_up_at_once(card: str, people: str, position: dict[str, Any]) -> None:
    assert came_up(scene(card, people, **position))


@pytest.mark.parametrize(("card", "people", "position"), STAYS_DOWN)
def test_does_not_come_up(card: str, people: str, position: dict[str, Any]) -> None:
    assert not came_up(scene(card, people, **position))


def test_every_card_of_this_kind_is_here() -> None:
    waiting = {c.id for c in load_packs(None).crossroads.values() if c.event in ("state", "turn-start")}
    assert {full(f"crossroads-{p.values[0]}") for p in COMES_UP} == waiting
    assert {full(f"crossroads-{p.values[0]}") for p in STAYS_DOWN} == waiting


def test_a_state_counts_after_any_action_too() -> None:
    table = scene("crazed-survivor", "maria-lopez:0")
    moved(table, "maria-lopez", "school")
    assert came_up(table)


def test_buddy_davis_looks_at_the_start_of_the_turn_only() -> None:
    table = scene("buddy-davis", "buddy-davis:0:school")
    moved(table, "buddy-davis", "colony")
    assert not came_up(table)
