"""Crossroads cards of the box that fit any game: when they come up, and what each option does."""

from __future__ import annotations

from typing import Any

from overwinter.colony.sight.view import to_json
from overwinter.testing import Table
from tests.cards import barricades_at, came_up, decide, on_offer, pick, zombies_at

from .roads import FUEL, JUNK, MEDICINE, full, moved, read, road, searched, tokens, waits
from .table import BLUE, MARIA

HERE = "maria-lopez:0 talia-jones:2 jenny-clark:1 david-garcia:3"
"""Everybody is at home."""
OUT = "maria-lopez:0:school talia-jones:2 jenny-clark:1 david-garcia:3"
"""Maria is at the school."""


def colony_of(table: Table) -> Any:
    """The colony of seat 0."""
    return table.colony_state(0)


def test_cold_engine() -> None:
    def driven(d6: int) -> Table:
        table = moved(road("cold-engine", HERE, hands={0: [FUEL]}), "maria-lopez", "school", fuel=FUEL)
        return decide(table.script(d6=[d6]), 1)

    table = driven(3)
    assert (table.hand(0), table.waste()) == ([FUEL], [])
    table = driven(2)
    assert (table.hand(0), tokens(table, "maria-lopez")) == ([], (1, 0, 0))
    table = moved(road("cold-engine", HERE, hands={0: [FUEL]}), "maria-lopez", "school", fuel=FUEL)
    top = table.deck("gas-station")[0]
    assert decide(table, 2).hand(0) == [top]
    assert not came_up(moved(road("cold-engine", HERE), "maria-lopez", "school"))


def test_two_locks() -> None:
    table = searched(road("two-locks", OUT, dice={0: [6]}), "maria-lopez")
    decide(table, 1)
    assert (len(table.hand(0)), table.place_state("school").noise) == (3, 3)
    table = searched(road("two-locks", OUT, dice={0: [6]}), "maria-lopez")
    top = table.deck("school")[0]
    decide(table, 2).choose(0, "put-under")
    assert table.deck("school")[-1] == top
    noisy = road("two-locks", OUT, dice={0: [6]}, places={"school": {"noise": 1}})
    assert not came_up(searched(noisy, "maria-lopez"))


def test_blood_trail() -> None:
    table = decide(moved(road("blood-trail", HERE), "maria-lopez", "school", face="wound"), 1)
    assert [(one.survivor, one.until) for one in table.state.lasting] == [(MARIA, "own-turn")]
    table = decide(moved(road("blood-trail", HERE), "maria-lopez", "school", face="wound"), 2)
    assert (zombies_at(table, "school"), len(table.hand(0))) == (2, 1)
    assert not came_up(moved(road("blood-trail", HERE), "maria-lopez", "school", face="frostbite"))


def test_split_rations() -> None:
    table = decide(waits("split-rations", HERE, food=3), 1)
    assert [tokens(table, name)[0] for name in ("maria-lopez", "talia-jones", "jenny-clark")] == [1, 1, 0]
    table.end_pair()
    paid = table.events("food-paid")[0].facts
    assert (paid["colony"], paid["n"]) == (BLUE, 1)
    table = waits("split-rations", HERE, food=3, hurt={"maria-lopez": {"wounds": 1}})
    assert on_offer(table) == [1, 2]
    decide(table, 2)
    assert (colony_of(table).food, tokens(table, "maria-lopez")) == (2, (0, 0, 0))
    assert not came_up(waits("split-rations", HERE, food=2))


def test_the_piano() -> None:
    table = decide(searched(road("the-piano", OUT, dice={0: [6]}), "maria-lopez"), 1)
    assert (colony_of(table).morale, table.place_state("school").noise) == (6, 4)
    table = decide(searched(road("the-piano", OUT, dice={0: [6]}), "maria-lopez"), 2)
    assert table.place_state("school").traps == [1]


def test_the_piano_without_the_long_night() -> None:
    """Where its rules are not played a barricade takes the place of a trap."""
    table = Table(packs=["base", "warring"]).empty_deck("crossroads").survivor(MARIA, 0, "school")
    table.player(0, dice=[6]).crossroads("wc-xr-the-piano").start()
    table.choose(0, "search", survivor=MARIA, die=6)
    table.choose(0, "keep", card=table.options(0, "keep")[0]["card"])
    decide(table, 2)
    assert (barricades_at(table, "school"), table.place_state("school").traps) == (1, [0])


def test_lost_patrol() -> None:
    hurt = {"maria-lopez": {"despair": 1}}
    table = decide(moved(road("lost-patrol", HERE, hurt=hurt), "maria-lopez", "police-station"), 1)
    assert tokens(table, "maria-lopez") == (0, 0, 0)
    assert [one.survivor for one in table.state.lasting] == [MARIA]
    table = decide(moved(road("lost-patrol", HERE), "maria-lopez", "police-station"), 2)
    top = table.deck("police-station")[:2]
    pick(table, top[1])
    assert (table.hand(0), table.deck("police-station")[-1]) == ([top[1]], top[0])
    assert zombies_at(table, "police-station") == 3


def test_quarrel_over_soup() -> None:
    def eaten(**position: Any) -> Table:
        table = road("quarrel-over-soup", HERE, dice={0: [1, 1], 2: [1]}, food=9, **position).done_moving()
        return read(table.choose(0, "spend-food", die=1))

    assert decide(eaten(hands={0: [JUNK]}), 1).waste() == [JUNK]
    table = decide(eaten(helpless=1), 2)
    assert colony_of(table).unruly == 1
    table.done_moving()
    assert not table.options(2, "spend-food")
    assert not came_up(waits("quarrel-over-soup", HERE))


def test_snowed_in() -> None:
    people = "maria-lopez:0:school mike-cho:0:school talia-jones:2 jenny-clark:1"
    hurt = {"maria-lopez": {"frostbite": 1}, "mike-cho": {"wounds": 2}}
    table = waits("snowed-in", people, hurt=hurt)
    decide(pick(table, MARIA), 1)
    assert (tokens(table, "maria-lopez"), len(table.state.lasting)) == ((1, 0, 0), 2)  # it hurt before
    table.end_pair()
    assert not table.options(0, "move")
    table = waits("snowed-in", people, hurt=hurt).script(exposure=["blank", "wound"])
    decide(pick(table, MARIA), 2)
    assert table.state.graveyard == [full("mike-cho")]
    assert len([event for event in table.events("drew") if event.facts["n"] == 1]) == 1
    assert not came_up(waits("snowed-in", OUT))


def test_the_ledger() -> None:
    hands = {0: [JUNK, JUNK, JUNK, FUEL, FUEL, MEDICINE]}
    table = decide(waits("the-ledger", HERE, hands=hands), 1)
    pick(table, FUEL, MEDICINE)
    assert (table.hand(2), colony_of(table).morale) == ([FUEL, MEDICINE], 6)
    table = decide(waits("the-ledger", HERE, hands=hands), 2)
    seen = table.events("looked-at-hand")
    assert [(event.facts["seat"], event.facts["other"]) for event in seen] == [(2, 0)]
    assert len(seen[0].seen_by(2)["cards"]) == 6
    assert all("cards" not in seen[0].seen_by(seat) for seat in (1, 3, None))
    assert not came_up(waits("the-ledger", HERE, hands={0: [JUNK] * 5}))


def test_empty_hands() -> None:
    table = decide(waits("empty-hands", HERE, hands={2: [FUEL]}), 1)
    table.choose(2, "yes")
    assert (table.hand(0), colony_of(table).morale) == ([FUEL], 5)
    table = decide(waits("empty-hands", HERE, hands={2: [FUEL]}), 1).choose(2, "no")
    assert colony_of(table).morale == 4
    table = decide(waits("empty-hands", HERE), 2)
    assert (len(table.hand(0)), tokens(table, "maria-lopez")) == (2, (1, 0, 0))


def test_barking() -> None:
    people = "sparky:0 talia-jones:2 jenny-clark:1"
    position: dict[str, Any] = {"places": {BLUE: {"zombies": [2, 2]}, "police-station": {"zombies": [3]}}}
    table = waits("barking", people, **position)
    decide(table, 1)
    while table.asked(0) and table.asked(0).kind != "move-step":  # type: ignore[union-attr]
        table.game.answer(0, table.options(0)[0])
    assert zombies_at(table, BLUE) == 1
    assert (zombies_at(table, "police-station"), zombies_at(table, "grocery-store")) == (4, 2)
    table = decide(waits("barking", people, **position), 2)
    table.end_pair()
    assert zombies_at(table, BLUE) == 4  # one would have come for every two of the three
    assert not came_up(waits("barking", HERE, **position))


def test_birthday() -> None:
    table = decide(waits("birthday", HERE, helpless=1, food=2), 1)
    assert (colony_of(table).food, colony_of(table).morale) == (0, 6)
    table = waits("birthday", HERE, helpless=1, food=1, hurt={"talia-jones": {"despair": 1}})
    assert on_offer(table) == [2]
    assert tokens(decide(table, 2), "talia-jones") == (0, 0, 0)


def test_locked_ward() -> None:
    def opened(d6: int) -> Table:
        people = "maria-lopez:0:hospital talia-jones:2 jenny-clark:1"
        return decide(searched(road("locked-ward", people, dice={0: [6]}), "maria-lopez").script(d6=[d6]), 1)

    assert zombies_at(opened(3), "hospital") == 3
    table = opened(4)
    found = table.options(0, "choose-card")[0]["card"]
    assert table.game.content.cards[found].symbol == "medicine"
    pick(table, found)
    assert found in table.hand(0)
    people = "maria-lopez:0:hospital talia-jones:2 jenny-clark:1"
    table = decide(searched(road("locked-ward", people, dice={0: [6]}), "maria-lopez"), 2)
    top = table.deck("hospital")[:3]
    pick(table, top[2], top[1])
    assert table.deck("hospital")[:3] == top[::-1]


def test_tyre_tracks() -> None:
    table = moved(road("tyre-tracks", HERE), "maria-lopez", "gas-station").script(picks=[2])
    decide(table, 1)
    assert (table.who(MARIA).place, len(table.hand(0))) == ("school", 2)
    table = decide(moved(road("tyre-tracks", HERE), "maria-lopez", "gas-station"), 2)
    pick(table, table.options(0, "choose-card")[0]["card"])
    assert table.game.fits(table.player_state(0).hand[0], "fuel")
    assert table.place_state("gas-station").noise == 2


def test_the_vote() -> None:
    people = "maria-lopez:0 talia-jones:2 mike-cho:4 jenny-clark:1 david-garcia:3"
    hands = {0: [FUEL], 2: [JUNK]}
    table = decide(waits("the-vote", people, players=6, hands=hands), 1)
    pick(table, FUEL)
    pick(table, JUNK, seat=2)
    assert [table.hand(seat) for seat in (0, 2, 4)] == [[], [FUEL], [JUNK]]
    table = decide(waits("the-vote", people, players=6), 2)
    assert [len(table.hand(seat)) for seat in range(6)] == [1, 0, 1, 0, 1, 0]
    assert colony_of(table).morale == 4
    assert not came_up(waits("the-vote", HERE))


def test_thaw() -> None:
    table = decide(waits("thaw", OUT), 1)
    again = [one for one in table.state.lasting if one.survivor == MARIA]
    assert [one.until for one in again] == ["round", "next-round"]
    table.script(exposure=["frostbite"]).end_pair()  # the night, and the next round
    while not table.options(0, "move"):
        table.game.answer(table.game.decisions[0].seat, table.options(table.game.decisions[0].seat)[0])
    table.choose(0, "move", survivor=MARIA, to="library", card=None)
    assert tokens(table, "maria-lopez") == (0, 2, 0)
    table = waits("thaw", OUT, hands={0: [JUNK]})
    pick(decide(table, 2), JUNK)
    assert {one.survivor for one in table.state.lasting} == {MARIA, full("talia-jones")}
    table.done_moving().end_turn(2)
    assert on_offer(waits("thaw", OUT)) == [1]
    assert not came_up(waits("thaw", OUT, hurt={"maria-lopez": {"frostbite": 1}}))


def test_sick_child() -> None:
    table = pick(decide(waits("sick-child", HERE, helpless=2, hands={0: [MEDICINE]}), 1), MEDICINE)
    assert (colony_of(table).morale, table.waste()) == (6, [MEDICINE])
    table = decide(waits("sick-child", HERE, helpless=2).script(d6=[2]), 2)
    table.choose(0, order="calm")
    assert (colony_of(table).helpless, colony_of(table).morale) == (1, 4)
    table = decide(waits("sick-child", HERE, helpless=2).script(d6=[3]), 2)
    assert (colony_of(table).helpless, colony_of(table).unruly) == (2, 1)


def crows(**position: Any) -> Table:
    """Somebody is dead, and Maria is at the school."""
    table = road("crow-cloud", OUT, **position)
    table.state.graveyard = [table.state.survivor_deck.pop()]
    return read(table)


def test_crow_cloud() -> None:
    table = decide(crows(hurt={"maria-lopez": {"despair": 1}}), 1)
    assert (table.place_state("school").noise, tokens(table, "maria-lopez")) == (2, (0, 0, 0))
    table = decide(crows(places={"library": {"zombies": [3]}}), 2)
    while table.asked(0) and table.asked(0).kind != "move-step":  # type: ignore[union-attr]
        table.game.answer(0, table.options(0)[0])
    assert (zombies_at(table, "school"), zombies_at(table, "library")) == (2, 1)
    assert len(table.hand(0)) == 2
    assert not came_up(waits("crow-cloud", OUT))


def test_generator() -> None:
    hurt = {"talia-jones": {"frostbite": 1}}
    table = waits("generator", HERE, hands={0: [FUEL]}, hurt=hurt, dice={2: [6]})
    pick(decide(table, 1), FUEL)
    assert (tokens(table, "talia-jones"), zombies_at(table, BLUE)) == ((0, 0, 0), 2)
    table.done_moving().choose(2, "attack", survivor=full("talia-jones"), die=6, target=1)
    assert not table.events("exposure")
    table = decide(waits("generator", HERE, hands={0: [FUEL]}), 2)
    assert table.hand(0) == [FUEL]
    assert not came_up(waits("generator", HERE, hands={0: [JUNK]}))


def test_rooftop_garden() -> None:
    people = "maria-lopez:0:school talia-jones:2:school jenny-clark:1 david-garcia:3"
    assert colony_of(decide(waits("rooftop-garden", people, food=0), 1)).food == 3
    table = decide(waits("rooftop-garden", people), 2)
    assert [(one.place, one.by) for one in table.state.lasting] == [("school", 0)]
    table.place("school", barricades=[4])
    while not table.events("schedule-due"):
        seat = table.game.decisions[0].seat
        table.game.answer(
            seat, (table.options(seat, "done-moving") or table.options(seat, "end-turn") or table.options(seat))[0]
        )
    assert [event.facts["n"] for event in table.events("food") if event.facts["colony"] == BLUE] == [6]
    assert not came_up(waits("rooftop-garden", OUT))


def test_broken_promise() -> None:
    def refused(**position: Any) -> Table:
        table = road("broken-promise", HERE, hands={2: [JUNK]}, **position).done_moving()
        return read(table.choose(0, "request", symbol="fuel").choose(2, "refuse"))

    table = decide(refused(hurt={"maria-lopez": {"wounds": 1}}), 1)
    assert tokens(table, "maria-lopez") == (0, 0, 0)
    table = decide(refused(), 2)
    assert (len(table.events("looked-at-hand")), colony_of(table).morale) == (1, 4)
    assert not came_up(waits("broken-promise", HERE, hands={2: [JUNK]}))


def test_only_the_holder_knows_the_card() -> None:
    """In the whole turn, triggered or not: the friend on the right sees it, the player and the enemies do not."""

    def knowing(table: Table) -> set[int]:
        told = {seat: f"{to_json(table.view(seat))}{table.seen(seat)}" for seat in range(4)}
        return {seat for seat, text in told.items() if "wc-xr-birthday" in text}

    table = road("birthday", HERE, helpless=1)
    assert knowing(table) == {2}
    table.done_moving().end_turn(0)
    assert knowing(table) == {2}  # it is triggered, but nobody may learn that before the other one is done
    assert all("hits" not in str(to_json(table.view(seat))) for seat in range(4))
    assert knowing(table.end_turn(1)) == {0, 1, 2, 3}
