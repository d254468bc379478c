"""Crossroads cards about survivors of the box: when they come up, and what each option does."""

from __future__ import annotations

from typing import Any

from overwinter.colony.cards.loader import load_packs
from overwinter.colony.rules.decks import crossroads_cards
from overwinter.testing import Table
from tests.cards import barricades_at, came_up, decide, on_offer, pick, zombies_at

from .roads import FUEL, JUNK, full, read, road, tokens, waits
from .table import BLUE, PACKS, YELLOW, setup

OTHERS = "talia-jones:2 jenny-clark:1 david-garcia:3"


def test_the_deck() -> None:
    """16: the fifty cards of the box, and those of the other boxes that suit it; the others fit any game."""
    cards = [card for card in load_packs(PACKS, ["warring"]).crossroads.values() if card.pack == "warring"]
    assert len(cards) == 50
    assert all(card.warring and not card.mature for card in cards)
    alone = "honiahakas-circle the-ledger the-vote broken-promise"
    assert {card.id for card in cards if card.non_cooperative} == {f"wc-xr-{name}" for name in alone.split()}
    table = Table(4, objective="wc-main-killing-blow", packs=PACKS, modules=["warring"])
    deck = crossroads_cards(setup(), table.game.content)
    assert [sum(name.startswith(box) for name in deck) for box in ("wc-", "ln-", "base-")] == [50, 17, 35]
    assert sum(card.pack == "warring" for card in load_packs(PACKS).crossroads.values()) == 30


def test_bernadettes_speech() -> None:
    table = decide(waits("bernadettes-speech", f"wc-bernadette-wilson:2 maria-lopez:0 {OTHERS}"), 1)
    assert (table.colony_state(0).morale, len(table.colony_state(0).conditions)) == (6, 1)
    assert not table.colony_state(1).conditions
    table = decide(waits("bernadettes-speech", f"wc-bernadette-wilson:2 maria-lopez:0 {OTHERS}"), 2)
    assert [len(table.hand(seat)) for seat in range(4)] == [1, 0, 1, 0]
    assert tokens(table, "wc-bernadette-wilson") == (1, 0, 0)
    assert not came_up(waits("bernadettes-speech", f"wc-bernadette-wilson:1 maria-lopez:0 {OTHERS}"))
    gate = f"wc-bernadette-wilson:1:{BLUE}:1 maria-lopez:0 {OTHERS}"
    assert not came_up(waits("bernadettes-speech", gate))


def test_colemans_crew() -> None:
    def built() -> Table:
        people = f"wc-george-coleman:2 maria-lopez:0 {OTHERS}"
        table = road("colemans-crew", people, dice={0: [6]}).done_moving()
        return read(table.choose(0, "barricade", survivor=full("maria-lopez"), die=6, entrance=1))

    table = pick(decide(built(), 1), 1, 1)
    assert (barricades_at(table, BLUE), tokens(table, "wc-george-coleman")) == (3, (1, 0, 0))
    table = decide(built(), 2)
    table.end_pair()
    while not (table.asked(2) and table.asked(2).kind == "may"):  # type: ignore[union-attr]
        seat = table.game.decisions[0].seat
        table.game.answer(seat, table.options(seat)[0])
    table.script(d6=[1] * 20).choose(2, "yes")
    assert sorted(table.player_state(2).unused) == [1, 1, 1, 5]  # George brings a die
    assert not [one for one in table.state.lasting if one.source == "wc-xr-colemans-crew"]


def test_charlottes_haul() -> None:
    people = f"wc-charlotte-ross:2:{YELLOW}:1 maria-lopez:0 {OTHERS}"
    table = waits("charlottes-haul", people, hands={1: [JUNK, JUNK, JUNK]})
    assert on_offer(table) == [1]
    decide(table, 1)
    assert (table.hand(1), table.hand(2)) == ([JUNK], [JUNK, JUNK])
    assert (table.who("wc-charlotte-ross").place, tokens(table, "wc-charlotte-ross")) == (BLUE, (1, 0, 0))
    table = decide(waits("charlottes-haul", people, hands={2: [FUEL]}), 2)
    assert (table.hand(1), [colony.morale for colony in table.state.colonies]) == ([FUEL], [6, 6])
    theirs = f"wc-charlotte-ross:1:{BLUE}:1 maria-lopez:0 {OTHERS}"
    assert not came_up(waits("charlottes-haul", theirs))


def test_honiahakas_circle() -> None:
    people = f"wc-honiahaka:0 {OTHERS}"
    hands = {0: [JUNK], 2: [FUEL]}
    table = decide(waits("honiahakas-circle", people, hands=hands), 1).choose(0, "yes").choose(2, "yes")
    assert table.colony_state(0).morale == 6
    assert [event.facts["cards"] for event in table.events("hand-shown")] == [[JUNK], [FUEL]]
    table = decide(waits("honiahakas-circle", people, hands=hands), 1).choose(0, "yes").choose(2, "no")
    pick(table, "school")
    assert (len(table.hand(0)), len(table.hand(2)), table.colony_state(0).morale) == (2, 1, 5)
    table = decide(waits("honiahakas-circle", people, hurt={"talia-jones": {"despair": 1}}), 2)
    assert tokens(table, "talia-jones") == (0, 0, 0)


def test_huang_fens_letters() -> None:
    out = "wc-huang-fen:0:school talia-jones:2:school jenny-clark:1 david-garcia:3"
    hurt = {"wc-huang-fen": {"wounds": 1}, "talia-jones": {"despair": 1}}
    table = decide(waits("huang-fens-letters", out, hurt=hurt), 1)
    assert (tokens(table, "wc-huang-fen"), tokens(table, "talia-jones")) == ((0, 0, 0), (0, 0, 0))
    assert table.place_state("school").noise == 1
    home = f"wc-huang-fen:0 {OTHERS}"
    assert zombies_at(decide(waits("huang-fens-letters", home), 1), BLUE) == 2
    table = decide(waits("huang-fens-letters", home, hurt={"talia-jones": {"frostbite": 1}}), 2)
    assert (tokens(table, "talia-jones"), tokens(table, "wc-huang-fen")) == ((0, 0, 0), (0, 0, 1))
    alone = "wc-huang-fen:0:school talia-jones:2 jenny-clark:1:school"
    assert not came_up(waits("huang-fens-letters", alone))


def test_despair_without_the_long_night() -> None:
    """Where its rules are not played a wound takes the place of despair."""
    table = Table(packs=["base", "warring"]).empty_deck("crossroads").survivor("wc-huang-fen", 0)
    table.survivor(full("maria-lopez"), 0).crossroads("wc-xr-huang-fens-letters").start(0, "turn-start")
    assert tokens(decide(table, 2), "wc-huang-fen") == (1, 0, 0)


def test_masked_help() -> None:
    people = f"maria-lopez:0:school {OTHERS}"
    places = {"school": {"zombies": [4]}}
    table = decide(waits("masked-help", people, places=places), 1)
    hero = table.who("wc-the-enforcer")
    assert (hero.owner, hero.place, hero.wounds, zombies_at(table, "school")) == (0, "school", 1, 2)
    table = decide(waits("masked-help", people, places=places), 2)
    assert (zombies_at(table, "school"), "wc-the-enforcer" in table.state.survivor_deck) == (1, True)
    assert not came_up(waits("masked-help", people, places={"school": {"zombies": [2]}}))


def test_wheeler_siblings() -> None:
    people = "wc-scott-wheeler:2:school wc-hawk-wheeler:3:school maria-lopez:0 jenny-clark:1"
    table = decide(waits("wheeler-siblings", people, hands={2: [FUEL]}), 1)
    pick(table, FUEL, seat=2)
    assert (table.hand(2), table.hand(3)) == ([], [FUEL])
    assert not table.end_pair().events("combat")
    table = decide(waits("wheeler-siblings", people), 2)
    assert (tokens(table, "wc-scott-wheeler"), tokens(table, "wc-hawk-wheeler")) == ((0, 0, 1), (0, 0, 1))
    together = "wc-scott-wheeler:2 wc-hawk-wheeler:2 maria-lopez:0 jenny-clark:1"
    assert not came_up(waits("wheeler-siblings", together))


def test_hawks_nest() -> None:
    people = "wc-hawk-wheeler:0:school talia-jones:2:school jenny-clark:1:school david-garcia:3"
    table = pick(decide(waits("hawks-nest", people), 1), "school", "library")
    for place in ("school", "library"):
        top = table.deck(place)[:3]
        pick(table, top[2], top[1])
        assert table.deck(place)[:3] == top[::-1]
    table = decide(waits("hawks-nest", people), 2)
    assert {one.survivor for one in table.state.lasting} == {"wc-hawk-wheeler", full("talia-jones")}
    while not table.options(2, "move"):
        table.choose(3, "done-moving")
    table.script(exposure=["wound"]).choose(2, "move", survivor=full("talia-jones"), to="library", card=None)
    assert tokens(table, "talia-jones") == (0, 0, 0)
    assert {one.survivor for one in table.state.lasting} == {"wc-hawk-wheeler"}
    assert not came_up(waits("hawks-nest", f"wc-hawk-wheeler:0 {OTHERS}"))


def test_fitzpatricks_sermon() -> None:
    people = f"wc-pastor-fitzpatrick:0 maria-lopez:0 {OTHERS}"
    position: dict[str, Any] = {"helpless": 2, "unruly": 2, "hurt": {"talia-jones": {"despair": 2}}}
    table = decide(waits("fitzpatricks-sermon", people, **position), 1)
    assert (tokens(table, "talia-jones"), table.colony_state(0).unruly) == ((0, 0, 1), 0)
    table = decide(waits("fitzpatricks-sermon", people, hands={0: [JUNK], 2: [FUEL]}), 2)
    assert (sorted(table.waste()), table.colony_state(0).morale) == ([FUEL, JUNK], 6)
    table = decide(waits("fitzpatricks-sermon", people, hands={0: [JUNK]}), 2)
    assert (table.waste(), table.colony_state(0).morale) == ([JUNK], 5)
    assert not came_up(waits("fitzpatricks-sermon", f"wc-pastor-fitzpatrick:0 {OTHERS}"))


def test_danicas_dare() -> None:
    def attacked(**position: Any) -> Table:
        people = f"wc-danica-walker:0:school maria-lopez:0 {OTHERS}"
        table = road(
            "danicas-dare", people, dice={0: [6]}, places={"school": {"zombies": [4]}}, **position
        ).done_moving()
        table.script(exposure=["blank"]).choose(0, "attack", survivor="wc-danica-walker", die=6, target=1)
        return read(table.choose(0, "no"))  # what she can do by herself

    table = decide(attacked().script(exposure=["blank", "wound"]), 1).choose(0, "yes").choose(0, "yes")
    table.choose(0, "no")
    assert (zombies_at(table, "school"), tokens(table, "wc-danica-walker")) == (1, (1, 0, 0))
    table = decide(attacked().script(exposure=["bitten"]), 1).choose(0, "yes")
    assert (table.state.graveyard, zombies_at(table, "school")) == (["wc-danica-walker"], 2)
    table = decide(attacked(hurt={"wc-danica-walker": {"wounds": 1}}), 2)
    assert tokens(table, "wc-danica-walker") == (0, 0, 0)


def test_night_watch() -> None:
    people = f"wc-marcus-johnson:0 maria-lopez:0 {OTHERS}"
    table = decide(waits("night-watch", people), 1)
    assert table.colony_state(0).morale == 6
    table.end_pair()
    assert zombies_at(table, BLUE) == 0
    table = road("night-watch", people)
    table.colony_state(0).last_death = table.state.round
    assert decide(read(table), 1).colony_state(0).morale == 5
    table = decide(waits("night-watch", people, food=0), 2)
    assert (table.food, len(table.waste())) == (2, 1)
