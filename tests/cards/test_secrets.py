"""Secret objectives: standard, betrayal and exiled ones with all their conditions (packs/base/secrets.toml)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from overwinter.colony.cards.loader import load_packs
from overwinter.colony.rules.endings import judge
from overwinter.testing import Table
from tests.cards import arranged, full

Met = dict[str, Any]


def hand(*names: str) -> Met:
    """Cards in the hand of seat 0."""
    return {"hands": {0: names}}


FUEL, FOOD, PILL, TOOL = "starter-fuel", "starter-food-1", "starter-medicine", "starter-junk"
GUN, BOOK, KNIFE = "police-station-pistol", "library-jazzercise", "gas-station-switchblade"
BOOK2 = "library-survivors-cookbook"
TWO, THREE = "maria-lopez:0 talia-jones:0", "maria-lopez:0 talia-jones:0 loretta-clay:0"


def equipped(*names: str) -> Met:
    """Equipment of survivors of seat 0."""
    return {
        "items": {"maria-lopez": names[:1], "talia-jones": names[1:]},
        "people": f"{TWO} rod-miller:1 mike-cho:2",
    }


def gone(n: int) -> Callable[[Table], None]:
    """So many survivors have left the game, one of them without dying."""

    def arrange(table: Table) -> None:
        deck = table.state.survivor_deck
        table.out_of_game(dead=deck[: n - 1], gone=deck[n - 1 : n])

    return arrange


# For each: what the second and later conditions need, and positions that just miss one of them.
STANDARD: dict[str, tuple[Met, list[Met]]] = {
    "a-new-destination": (hand(FUEL, FUEL, FUEL), [hand(FUEL, FUEL, FOOD)]),
    "desire-to-live": (
        hand(GUN, FOOD, FUEL, PILL),
        [hand(FOOD, FUEL, PILL), hand(GUN, FUEL, PILL), hand(GUN, FOOD, PILL), hand(GUN, FOOD, FUEL)],
    ),
    "historian": (hand(BOOK, BOOK2), [hand(BOOK, TOOL)]),
    "hunger": (hand(FOOD, FOOD, FOOD), [{**hand(FOOD, FOOD), "food": 9}]),
    "hypochondriac": (hand(PILL, PILL), [hand(PILL)]),
    "junkie": (hand(PILL, PILL, PILL), [hand(PILL, PILL)]),
    "protected": (equipped(GUN, KNIFE), [equipped(GUN), {**equipped(GUN), **hand(KNIFE)}]),
    "zombie-killing-robot": (hand(GUN, TOOL, TOOL), [hand(GUN, TOOL), hand(TOOL, TOOL)]),
    "the-way-back-home": (
        hand(FUEL, FUEL, FOOD, GUN),
        [hand(FUEL, FOOD, GUN), hand(FUEL, FUEL, GUN), hand(FUEL, FUEL, FOOD)],
    ),
    "pharmacist": (hand(PILL), [hand(), hand(PILL, TOOL)]),
    "germaphobe": (
        {"wounds": {"rod-miller": 1}},
        [{"wounds": {"maria-lopez": 1}}, {"frostbite": {"maria-lopez": 1}}],
    ),
    "collector": (hand(FOOD, FOOD, FUEL, TOOL), [hand(FOOD, FOOD, FUEL)]),
    "leader": (
        {"people": f"{TWO} rod-miller:1 mike-cho:2:school", "exiled": [2]},
        [{"people": f"{TWO} rod-miller:1 mike-cho:2:school sparky:2:school", "exiled": [2]}],
    ),
    "burn-it-all": (
        {**hand(FUEL), "barricades": {"colony": [2, 2]}},
        [{"barricades": {"colony": [2, 2]}}, {**hand(FUEL), "barricades": {"colony": [2, 1], "school": [4]}}],
    ),
    "loner": ({}, [{"people": f"{TWO} rod-miller:1 mike-cho:2"}]),
    "revenge": ({"arrange": gone(3)}, [{"arrange": gone(2)}]),
    "hoarder": (
        {"hands": {0: [FUEL, FUEL], 1: [FOOD]}},
        [{"hands": {0: [FUEL, FUEL], 1: [FOOD, FOOD]}}, {"hands": {0: [FUEL], 2: [FOOD]}, "exiled": [2]}],
    ),
    "bookworm": (equipped(BOOK, BOOK2), [equipped(BOOK)]),
    "fortifier": (
        {"barricades": {"school": [1], "library": [2]}},
        [{"barricades": {"school": [2], "colony": [3]}}],
    ),
    "handyman": (hand(TOOL, TOOL), [hand(TOOL)]),
    "gourmet": (hand(FOOD, BOOK), [hand(BOOK), hand(FOOD, FOOD)]),
    "caretaker": (
        {"people": THREE, "helpless": 2},
        [{"people": TWO, "helpless": 2}, {"people": THREE, "helpless": 3}],
    ),
    "outfitter": (equipped(GUN, BOOK, "hospital-mop"), [equipped(GUN, BOOK)]),
}
BETRAYAL: dict[str, tuple[Met, list[Met]]] = {
    "trigger-happy": (equipped(GUN, GUN, GUN, KNIFE), [equipped(GUN, GUN, GUN)]),
    "cult-leader": ({"people": f"{THREE} rod-miller:1"}, [{"people": f"{THREE} rod-miller:1 mike-cho:1"}]),
    "serial-killers": (
        {"people": TWO, "arrange": gone(5)},
        [{"people": TWO, "arrange": gone(4)}, {"arrange": gone(5)}],
    ),
    "looters": (hand(FOOD, FOOD, FUEL, FUEL), [hand(FOOD, FUEL, FUEL), hand(FOOD, FOOD, FUEL)]),
    "black-market": (hand(PILL, PILL, GUN), [hand(PILL, GUN), hand(PILL, PILL)]),
    "saboteurs": (
        {**hand(TOOL, TOOL), "barricades": {"colony": [1, 1]}},
        [hand(TOOL), {**hand(TOOL, TOOL), "barricades": {"colony": [1, 1, 1]}}],
    ),
    "scorched-earth": (hand(FUEL, FUEL, FUEL), [hand(FUEL, FUEL)]),
    "deserters": (
        {"people": "maria-lopez:0:school talia-jones:0:library"},
        [{"people": "maria-lopez:0:school"}, {"people": THREE}],
    ),
    "starve-them-out": (
        {**hand(FOOD, FOOD), "starvation": 1},
        [hand(FOOD, FOOD), {**hand(FOOD), "starvation": 1}],
    ),
    "open-the-gates": ({"zombies": {"colony": [3, 3, 3, 1]}}, [{"zombies": {"colony": [3, 3, 3], "school": [4]}}]),
}
EXILED: dict[str, tuple[Met, list[Met], Met, list[Met]]] = {  # loyal: met, missed; betrayer: met, missed
    "skilled": (
        hand(TOOL, TOOL, TOOL, TOOL),
        [hand(TOOL, TOOL, TOOL)],
        hand(TOOL, TOOL, TOOL),
        [hand(TOOL, TOOL)],
    ),
    "new-friends": (
        {"people": "maria-lopez:0:school talia-jones:0:school rod-miller:1 mike-cho:2"},
        [{"people": "maria-lopez:0:school rod-miller:1 mike-cho:2"}],
        {"empty": ["school"]},
        [{}],
    ),
    "forgiveness": (hand(*[FOOD] * 5), [hand(*[FOOD] * 4)], {}, [{"outcome": "rounds"}]),
    "vengeance": ({"arrange": gone(5)}, [{"arrange": gone(4)}], {"arrange": gone(4)}, [{"arrange": gone(3)}]),
    "road-trip": (
        hand(FUEL, FUEL, FUEL, FOOD),
        [hand(FUEL, FUEL, FOOD), hand(FUEL, FUEL, FUEL)],
        hand(FUEL, FUEL, FUEL),
        [hand(FUEL, FUEL)],
    ),
    "proof-of-innocence": (
        {"people": "maria-lopez:0:school talia-jones:0:school"},
        [
            {"people": "maria-lopez:0:school"},
            {"people": "maria-lopez:0:school talia-jones:0:school", "frostbite": {"talia-jones": 1}},
        ],
        {},
        [{"wounds": {"maria-lopez": 1}}],
    ),
    "scavengers": (
        {**hand(*[FOOD] * 7), "empty": ["library"]},
        [hand(*[FOOD] * 7), {**hand(*[FOOD] * 6), "empty": ["library"]}],
        hand(*[FOOD] * 6),
        [hand(*[FOOD] * 5)],
    ),
    "a-place-of-our-own": (
        {"people": "maria-lopez:0:school talia-jones:0:school sparky:0:library", "barricades": {"school": [3]}},
        [
            {"people": "maria-lopez:0:school talia-jones:0:school", "barricades": {"school": [3]}},
            {
                "people": "maria-lopez:0:school talia-jones:0:school sparky:0:library",
                "barricades": {"school": [2], "library": [1], "hospital": [3]},
            },
        ],
        {"people": "maria-lopez:0:school talia-jones:0:school sparky:0:library"},
        [{"people": "maria-lopez:0:school talia-jones:0:school"}],
    ),
    "let-them-fall": (
        {**equipped(GUN, KNIFE), "people": "maria-lopez:0:school talia-jones:0:school", "morale": 2},
        [
            {**equipped(GUN, KNIFE), "people": "maria-lopez:0:school talia-jones:0:school", "morale": 3},
            {**equipped(GUN), "people": "maria-lopez:0:school talia-jones:0:school", "morale": 2},
        ],
        {"morale": 2},
        [{"morale": 3}],
    ),
    "better-off-without-us": (
        {**hand(PILL, PILL, FOOD, FOOD), "outcome": "rounds"},
        [
            hand(PILL, PILL, FOOD, FOOD),
            {**hand(PILL, FOOD, FOOD), "outcome": "rounds"},
            {**hand(PILL, PILL, FOOD), "outcome": "failed"},
        ],
        {"outcome": "morale"},
        [{"outcome": "completed"}],
    ),
}


def found_met(objective: str, met: Met, exile: str = "") -> list[bool]:
    """Which conditions of seat 0 are met at the end of a game."""
    position, betrayer = dict(met), "betrayal" in objective and not exile
    outcome = position.pop("outcome", "morale" if betrayer else "completed")
    empty, arrange = position.pop("empty", ()), position.pop("arrange", None)
    home = "maria-lopez:0:school" if exile else "maria-lopez:0"
    people = position.pop("people", f"{home} rod-miller:1 mike-cho:2:school")
    table = arranged(people, **{"morale": 0 if betrayer else 5, **position})
    table.player(0, objective=full(objective), exile=full(exile) if exile else None)
    for place in empty:
        table.place(place, deck=[])
    if arrange:
        arrange(table)
    table.start(0)
    table.state.outcome = outcome
    found = [condition.met for condition in table.conditions(0)]
    assert (0 in judge(table.game)) == all(found)
    return found


def verdict(objective: str, met: Met, exile: str = "") -> bool:
    """Whether seat 0 wins with this objective."""
    return all(found_met(objective, met, exile))


@pytest.mark.parametrize("name", STANDARD)
def test_standard_objective(name: str) -> None:
    met, missed = STANDARD[name]
    objective = f"secret-{name}"
    assert verdict(objective, met)
    assert not any(verdict(objective, position) for position in missed)
    for outcome in ("morale", "rounds", "failed"):
        assert not verdict(objective, {**met, "outcome": outcome})


@pytest.mark.parametrize("name", BETRAYAL)
def test_betrayal_objective(name: str) -> None:
    met, missed = BETRAYAL[name]
    objective = f"betrayal-{name}"
    assert verdict(objective, met)
    assert not any(verdict(objective, position) for position in missed)
    assert not verdict(objective, {**met, "morale": 1, "outcome": "rounds"})


@pytest.mark.parametrize("name", EXILED)
def test_exile_objective(name: str) -> None:
    """A loyal player has new conditions; a betrayer keeps all but the first of the old ones."""
    met, missed, betrayer_met, betrayer_missed = EXILED[name]
    assert verdict("secret-junkie", met, f"exile-{name}")
    assert not any(verdict("secret-junkie", position, f"exile-{name}") for position in missed)
    assert found_met("betrayal-open-the-gates", betrayer_met, f"exile-{name}")[0]
    assert not any(
        found_met("betrayal-open-the-gates", position, f"exile-{name}")[0] for position in betrayer_missed
    )


def test_a_betrayer_keeps_the_other_conditions_in_exile() -> None:
    gone = {"people": "maria-lopez:0:school talia-jones:0:school"}
    at_home = {"people": "maria-lopez:0:colony talia-jones:0:school"}
    alone = {"people": "maria-lopez:0:school"}
    for met, expected in ((gone, [True] * 3), (at_home, [True, False, True]), (alone, [True, True, False])):
        assert found_met("betrayal-deserters", met, "exile-forgiveness") == expected


def test_the_main_objective_counts_for_loyal_exiles_where_the_card_says_so() -> None:
    indifferent = {"vengeance", "scavengers", "a-place-of-our-own", "let-them-fall"}
    for name, (met, *_) in EXILED.items():
        if name != "better-off-without-us":
            wins = verdict("secret-junkie", {**met, "outcome": "rounds"}, f"exile-{name}")
            assert wins is (name in indifferent)


def test_justice() -> None:
    def just(betrayer: int | None, exiled: bool) -> bool:
        table = arranged("maria-lopez:0 rod-miller:1:school mike-cho:2", exiled=[1] if exiled else [])
        table.player(0, objective="base-secret-justice", exiled=False)
        if betrayer is not None:
            table.player(betrayer, objective="base-betrayal-looters")
        table.start(0)
        table.state.outcome = "completed"
        return 0 in judge(table.game)

    assert just(None, exiled=False)
    assert just(1, exiled=True)
    assert not just(1, exiled=False)
    assert not just(2, exiled=True)


def test_every_secret_objective_is_here() -> None:
    named = {f"secret-{n}" for n in (*STANDARD, "justice")} | {f"betrayal-{n}" for n in BETRAYAL}
    named |= {f"exile-{n}" for n in EXILED}
    assert {full(name) for name in named} == set(load_packs(None).secrets)
    assert (len(STANDARD) + 1, len(BETRAYAL), len(EXILED)) == (24, 10, 10)
