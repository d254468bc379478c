"""Crossroads cards of the box that need two colonies: when they come up, and what each option does."""

from __future__ import annotations

from typing import Any

from overwinter.colony.rules.questions import crisis_need
from overwinter.testing import Table
from tests.cards import barricades_at, came_up, decide, on_offer, pick, zombies_at

from .roads import FUEL, JUNK, MEDICINE, full, moved, read, road, searched, tokens, waits
from .table import BLUE, DAVID, JENNY, MARIA, YELLOW, slot

HERE = "maria-lopez:0 talia-jones:2 jenny-clark:1 david-garcia:3"
"""Everybody is at home."""
MET = "maria-lopez:0:school talia-jones:2 jenny-clark:1:school david-garcia:3"
"""Maria and an enemy are at the school."""
GATE = f"maria-lopez:0:{YELLOW}:1 talia-jones:2 jenny-clark:1 david-garcia:3"
"""Maria stands before the enemy colony."""


def armed(table: Table, blue: int = 0, yellow: int = 0) -> Table:
    """Both colonies have so much ammunition, and the turn ends."""
    slot(table).ammunition = [blue, yellow]
    return read(table)


def morale(table: Table) -> list[int]:
    """Of both colonies."""
    return [colony.morale for colony in table.state.colonies[:2]]


def lasting(table: Table) -> list[tuple[str, str, int]]:
    """What lasts: until when, where, for which colony."""
    return [(one.until, one.place, one.colony) for one in table.state.lasting]


def test_parley() -> None:
    table = decide(waits("parley", MET), 1).choose(1, "yes")
    assert [len(table.hand(seat)) for seat in range(4)] == [1, 1, 0, 0]
    table.end_pair()
    assert not table.events("combat")
    table = decide(waits("parley", MET), 1).choose(1, "no")
    assert (table.hand(0), table.state.lasting) == ([], [])
    assert table.end_pair().events("combat")
    assert slot(decide(armed(road("parley", MET)), 2)).ammunition == [2, 0]
    assert not came_up(waits("parley", HERE))


def test_stolen_plans() -> None:
    table = decide(waits("stolen-plans", GATE), 1).end_pair()
    assert [decision.seat for decision in table.game.decisions] == [1]
    table.choose(1, "tactic", card="wc-tac-on-guard")
    assert table.view(0).parts["warring"].combat.camps[1].tactic == "wc-tac-on-guard"
    table.choose(0, "tactic", card="wc-tac-on-guard")
    assert (len(table.events("combat-over")), table.state.lasting) == (1, [])
    table = decide(armed(road("stolen-plans", GATE), 0, 3), 2)
    assert (slot(table).ammunition, tokens(table, "maria-lopez")) == ([0, 1], (1, 0, 0))
    assert not came_up(waits("stolen-plans", HERE))


def test_warning_shot() -> None:
    people = "maria-lopez:0:school talia-jones:2 jenny-clark:1 david-garcia:3:school"
    places = {"school": {"zombies": [2]}}
    table = decide(armed(road("warning-shot", people, places=places), 3), 1)
    assert (slot(table).ammunition, table.who(DAVID).place) == ([1, 0], YELLOW)
    assert zombies_at(table, "school") == 0
    table = decide(armed(road("warning-shot", MET), 3), 1)
    assert table.who(JENNY).place == "school"  # her player acts at the same time
    table = decide(armed(road("warning-shot", MET), 3), 2)
    assert (len(table.hand(0)), table.place_state("school").noise) == (1, 1)
    assert not came_up(armed(road("warning-shot", MET), 2))


def test_turncoat() -> None:
    table = decide(waits("turncoat", HERE, morale=7, hands={1: [JUNK]}), 1)
    assert (len(table.game.own(0)), table.hand(1)) == (2, [])
    assert table.game.card_ids(table.colony_state(1).waste) == [JUNK]
    table = decide(armed(road("turncoat", HERE, morale=7)), 2)
    assert (morale(table), slot(table).ammunition) == ([7, 6], [2, 0])
    assert not came_up(waits("turncoat", HERE, morale=6))


def test_ow104_poisoned_cache() -> None:
    food = "base-starter-food-1"
    table = searched(road("poisoned-cache", MET, dice={0: [6]}, hands={3: [food, food]}), "maria-lopez")
    before = table.colony_state(1).food
    decide(table, 1).done_moving().choose(3, "play", card=food)
    assert (table.colony_state(1).food, len(table.events("food-spoiled"))) == (before, 1)
    table.choose(3, "play", card=food)
    assert table.colony_state(1).food == before + 1
    table = road("poisoned-cache", MET, dice={0: [6]})
    food_then = [colony.food for colony in table.state.colonies]
    table = decide(searched(table, "maria-lopez"), 2)
    assert [colony.food - n for colony, n in zip(table.state.colonies, food_then, strict=True)] == [1, 1]
    table = road("poisoned-cache", MET, dice={0: [6]}).script(exposure=["blank"])
    while not table.options(1, "move"):
        table.choose(0, "done-moving")
    table.choose(1, "move", survivor=JENNY, to="library", card=None)
    assert came_up(searched(table, "maria-lopez"))  # she was there when the turn began
    alone = "maria-lopez:0:school talia-jones:2 jenny-clark:1 david-garcia:3"
    assert not came_up(searched(road("poisoned-cache", alone, dice={0: [6]}), "maria-lopez"))


def test_border_wall() -> None:
    def cleaned() -> Table:
        table = road("border-wall", HERE, dice={0: [6]}, waste=[JUNK]).done_moving()
        return read(table.choose(0, "clean", survivor=MARIA, die=6))

    table = pick(decide(cleaned(), 1), 1, 1, 2)
    assert barricades_at(table, BLUE) == 3
    table = decide(cleaned(), 2)
    assert [len(colony.waste) for colony in table.state.colonies] == [0, 3]


def test_hostage() -> None:
    people = f"maria-lopez:0 talia-jones:2 jenny-clark:1:{BLUE}:1 david-garcia:3"
    table = decide(waits("hostage", people, hands={1: [FUEL, JUNK, JUNK]}), 1)
    table.choose(1, order="second")
    pick(table, FUEL, JUNK, seat=1)
    assert (table.hand(0), table.who(JENNY).place) == ([FUEL, JUNK], BLUE)
    table = decide(waits("hostage", people, hands={1: [FUEL]}), 1).choose(1, order="first")
    assert (tokens(table, "jenny-clark"), table.who(JENNY).place) == ((1, 0, 0), YELLOW)
    table = decide(waits("hostage", people, morale=4), 2)
    assert (morale(table), table.who(JENNY).place) == ([5, 5], YELLOW)
    assert morale(decide(waits("hostage", people), 2)) == [5, 5]
    both = f"maria-lopez:0 talia-jones:2 jenny-clark:1:{BLUE}:1 david-garcia:3:{BLUE}:1"
    assert not came_up(waits("hostage", both))


def test_dud_rounds() -> None:
    table = decide(armed(road("dud-rounds", MET), 5), 1)
    assert slot(table).ammunition[0] == 3
    table.end_pair().script(combat=[1, 1]).tactics("charge", "charge").choose(0, "bid", n=0)
    table.script(combat=[5, 1]).choose(0, "yes")
    assert [event.facts["blue"] for event in table.events("combat-dice")] == ["wc-face-1", "wc-face-5"]
    assert not table.state.lasting
    for d6, left in ((2, 2), (3, 5), (5, 7)):
        table = decide(armed(road("dud-rounds", HERE), 5).script(d6=[d6]), 2)
        assert slot(table).ammunition[0] == left
    assert not came_up(armed(road("dud-rounds", HERE), 4))


def test_drums() -> None:
    table = decide(waits("drums", HERE, morale=4), 1)
    assert (morale(table), zombies_at(table, BLUE)) == ([5, 5], 4)
    table = decide(waits("drums", HERE, morale=4, hands={3: [FUEL]}), 2)
    pick(table, 3)
    looked = table.events("looked-at-hand")[0]
    assert looked.seen_by(0)["cards"] == [FUEL]
    assert all("cards" not in looked.seen_by(seat) for seat in (1, 2))
    assert not came_up(waits("drums", HERE))


def given(**position: Any) -> Table:
    """Seat 0 has given fuel to a joint crisis."""
    table = road("trade-caravan", HERE, **position).crisis("wc-crisis-long-shadows")
    return read(table.done_moving().choose(0, "contribute", card=FUEL, survivor=None))


def test_trade_caravan() -> None:
    table = decide(given(hands={0: [FUEL, JUNK], 1: [MEDICINE], 2: [JUNK]}), 1)
    pick(table, JUNK)
    pick(table, MEDICINE, seat=1)
    table.choose(2, "done")
    pick(table, MEDICINE)
    assert (table.hand(0), table.hand(1), table.hand(2)) == ([MEDICINE], [JUNK], [JUNK])
    table = given(hands={0: [FUEL]})
    need = crisis_need(table.game)
    decide(table, 2)
    assert (FUEL in table.hand(0), len(table.hand(0)), table.state.contributions) == (True, 2, [])
    assert crisis_need(table.game) == need + 1


def test_false_uniform() -> None:
    def slipped(**position: Any) -> Table:
        table = road("false-uniform", HERE, **position).colony(1, waste=[JUNK, FUEL, MEDICINE, JUNK])
        table.script(exposure=["blank"])
        while not table.options(0, "move"):
            table.choose(1, "done-moving")
        table.choose(0, "move", survivor=MARIA, to=YELLOW, card=None)
        return read(pick(table, 1))

    table = pick(decide(slipped(), 1), FUEL)
    assert (table.hand(0), table.game.card_ids(table.colony_state(1).waste)) == ([FUEL], [JUNK, MEDICINE, JUNK])
    assert not table.end_pair().events("combat")
    table = decide(slipped(), 2)
    assert (zombies_at(table, YELLOW), tokens(table, "maria-lopez")) == (3, (1, 0, 0))


def test_bounty() -> None:
    table = decide(waits("bounty", MET, hands={0: [FUEL]}), 1)
    assert (table.hand(0), slot(table).bounty[BLUE]) == (
        [],
        table.game.rules.piles(table.state)["bounty:blue-colony"],
    )
    table.end_pair()
    table.script(combat=[5, 1]).tactics("charge", "on-guard")
    assert (table.hand(0), slot(table).bounty[BLUE]) == ([FUEL], [])
    table = decide(waits("bounty", HERE, hands={0: [FUEL]}), 1).end_pair()
    assert table.waste() == [FUEL]
    table = decide(waits("bounty", MET, hands={0: [FUEL]}), 2).end_pair()
    table.script(combat=[1, 1]).tactics("on-guard", "charge")
    assert [event.facts["blue"] for event in table.events("strength")] == [3]  # a tactic, Maria, a volunteer
    assert morale(table)[0] == 4
    assert not table.state.lasting
    assert on_offer(waits("bounty", HERE)) == [2]


def test_scorched_street() -> None:
    places = {"school": {"zombies": [2]}}
    table = decide(waits("scorched-street", MET, places=places, hands={0: [FUEL]}), 1)
    pick(table, FUEL)
    assert (zombies_at(table, "school"), table.waste()) == (0, [FUEL])
    assert (tokens(table, "maria-lopez"), tokens(table, "jenny-clark")) == ((1, 0, 0), (1, 0, 0))
    table = decide(waits("scorched-street", MET, places=places), 2)
    assert (barricades_at(table, "school"), lasting(table)) == (1, [("next-round", "school", 0)])
    table.end_pair().script(combat=[10, 10]).tactics("on-guard", "on-guard")
    while not any(turn.seat == 1 for turn in table.state.turns):
        seat = table.game.decisions[0].seat
        table.game.answer(seat, table.options(seat)[0])
    while not table.asked(1):
        table.choose(0, "done-moving")
    assert {option["survivor"] for option in table.options(1, "move")} == set()
    assert not came_up(waits("scorched-street", MET))


def test_deserters_hut() -> None:
    hurt = {"maria-lopez": {"wounds": 1}}
    table = decide(moved(road("deserters-hut", HERE, hurt=hurt, hands={1: [FUEL]}), "maria-lopez", "school"), 1)
    assert tokens(table, "maria-lopez") == (0, 0, 0)
    looked = table.events("looked-at-card")[0]
    assert (looked.seen_by(0)["card"], "card" in looked.seen_by(1)) == (FUEL, False)
    table = decide(moved(road("deserters-hut", HERE), "maria-lopez", "school"), 2)
    weapon = table.options(0, "choose-card")[0]["card"]
    pick(table, weapon)
    assert (table.equipment(MARIA), zombies_at(table, "school")) == ([weapon], 2)
    people = "maria-lopez:0 talia-jones:2:school jenny-clark:1"
    assert not came_up(moved(road("deserters-hut", people), "maria-lopez", "school"))


def test_armistice_day() -> None:
    table = decide(armed(road("armistice-day", MET), 3, 4), 1).choose(1, "yes")
    assert (slot(table).ammunition, morale(table)) == ([0, 0], [6, 6])
    assert not table.end_pair().events("combat")
    table = decide(armed(road("armistice-day", MET), 3, 4), 1).choose(1, "no")
    assert (slot(table).ammunition, morale(table)) == ([4, 4], [5, 5])
    assert slot(decide(armed(road("armistice-day", HERE), 3), 2)).ammunition[0] == 5
    assert not came_up(waits("armistice-day", HERE, morale=4))


def flanked(**position: Any) -> Table:
    """Maria goes from one entrance of the enemies to another."""
    table = road("flanking-path", GATE, **position).script(exposure=["blank"])
    while not table.options(0, "move"):
        table.choose(1, "done-moving")
    table.choose(0, "move", survivor=MARIA, to=YELLOW, card=None)
    return read(pick(table, 2))


def test_flanking_path() -> None:
    table = decide(flanked(places={YELLOW: {"barricades": [0, 1, 1]}}), 1)
    pick(table, 2)
    assert (barricades_at(table, YELLOW), table.place_state(YELLOW).zombies[:4]) == (0, [1, 1, 1, 0])
    table = decide(flanked(), 2)
    assert [(one.seat, one.until) for one in table.state.lasting] == [(0, "game")]
    table.end_pair().script(combat=[10, 10]).tactics("on-guard", "on-guard")
    while not table.options(0, "move"):
        seat = table.game.decisions[0].seat
        table.game.answer(seat, table.options(seat)[0])
    rolls = len(table.events("exposure"))
    pick(table.choose(0, "move", survivor=MARIA, to=YELLOW, card=None), 3)
    assert len(table.events("exposure")) == rolls


def plundered(**position: Any) -> Table:
    """Blue has won a combat in the round before."""
    table = road("spoils", HERE, **position).round(2)
    slot(table).won = [1, 0]
    return read(table)


def test_spoils() -> None:
    table = decide(plundered(), 1)
    assert [len(table.hand(seat)) for seat in range(4)] == [1, 0, 1, 0]
    table = pick(decide(plundered(), 2), "school")
    top = table.deck("school")[:3]
    pick(table, top[0], top[1])
    assert (sorted(table.hand(0)), table.deck("school")[-1]) == (sorted(top[:2]), top[2])
    table.end_pair()
    assert not table.options(2, "elect")
    assert table.options(0, "elect")
    assert not came_up(waits("spoils", HERE))


def test_wolf_at_the_door() -> None:
    def met(**position: Any) -> Table:
        people = "maria-lopez:0:school talia-jones:2 jenny-clark:1 david-garcia:3 mike-cho:4:school"
        return road("wolf-at-the-door", people, players=5, seat=0, **position)

    table = met(food=5)
    den = table.colony_state(4).food
    decide(read(table), 1)
    assert (table.colony_state(0).food, table.colony_state(4).food) == (3, den + 2)
    assert lasting(table) == [("round", "school", 0)]
    table.survivor(full("rod-miller"), 1, "school")  # an enemy comes, and there is a fight
    table.end_pair()
    assert [option.get("colony") for option in table.options(4)] == [None, BLUE]
    table = decide(armed(met(), 1), 2)
    assert (slot(table).ammunition[0], table.who(full("mike-cho")).place) == (0, "den")
    assert not came_up(waits("wolf-at-the-door", MET))


def test_your_survivors_are_not_those_of_a_friend() -> None:
    people = f"maria-lopez:0 talia-jones:2:{YELLOW}:1 jenny-clark:1 david-garcia:3"
    assert not came_up(waits("stolen-plans", people))


def test_ow100_enemies_of_the_wolf() -> None:
    """Both colonies are enemies of the wolf, who is nobody's enemy."""
    people = f"mike-cho:4:{YELLOW}:1 maria-lopez:0 talia-jones:2 jenny-clark:1 david-garcia:3"
    table = road("stolen-plans", people, players=5, seat=4)
    while table.asked(4) and table.asked(4).kind != "crossroads":  # type: ignore[union-attr]
        table.game.answer(4, (table.options(4, "done-moving") or table.options(4, "end-turn"))[0])
    assert table.options(4, choice=1)
    assert (table.game.enemies(4), table.game.enemies(0)) == ([0, 1, 2, 3], [1, 3])
    met = "mike-cho:4:school maria-lopez:0:school talia-jones:2 jenny-clark:1 david-garcia:3"
    assert not came_up(waits("parley", met, players=5, seat=0))


def test_ow101_a_false_uniform_still_stands_at_the_gate() -> None:
    """OW-101: no combat, but nobody guards the colony."""
    people = f"maria-lopez:0:{YELLOW}:1 talia-jones:2 jenny-clark:1:school david-garcia:3:library"
    table = road("false-uniform", people)
    table.lasting("wc-xr-false-uniform", 1, survivor=MARIA, until="round")
    table.end_pair().end_pair()
    assert not table.events("combat")
    assert [event.facts["n"] for event in table.events("unguarded")] == [1]


def test_ow102_both_have_read_the_plans() -> None:
    table = decide(waits("stolen-plans", GATE), 1)
    table.lasting("wc-xr-stolen-plans", 1, seat=-1, until="round")
    table.state.lasting[-1].colony = 1
    table.end_pair()
    assert {decision.seat for decision in table.game.decisions} == {0, 1}
    table.tactics("on-guard", "on-guard")
    assert not table.state.lasting


def test_ow103_the_leader_says_who_has_earned_it() -> None:
    people = "maria-lopez:0:school talia-jones:2:school jenny-clark:1:school david-garcia:3"
    table = decide(waits("bounty", people, hands={0: [FUEL]}), 1).end_pair()
    pick(table.script(combat=[5, 1]).tactics("charge", "on-guard"), 2)
    assert table.hand(2) == [FUEL]
