"""The survivors of the box, each as its ability is used; most of them while two act at the same time."""

from __future__ import annotations

from typing import Any

import pytest

from overwinter.colony.cards.loader import read_packs
from overwinter.colony.rules.questions import attack_die, attack_value, search_value
from overwinter.colony.rules.setting_up import content_of
from overwinter.colony.state import Setup
from overwinter.kernel.errors import FasterError
from overwinter.testing import Table
from tests.cards import pick, zombies_at

from .table import BLUE, DAVID, JENNY, MARIA, PACKS, SHOTGUN, TALIA, YELLOW, ammunition, setup, slot, two_colonies

BERNADETTE, GEORGE, CHARLOTTE = "wc-bernadette-wilson", "wc-george-coleman", "wc-charlotte-ross"
HONIAHAKA, HUANG, ENFORCER, SCOTT = "wc-honiahaka", "wc-huang-fen", "wc-the-enforcer", "wc-scott-wheeler"
HAWK, PASTOR, DANICA, MARCUS = "wc-hawk-wheeler", "wc-pastor-fitzpatrick", "wc-danica-walker", "wc-marcus-johnson"
INEZ, RUTH, THEO, TEODORA = "wc-inez-calderon", "wc-ruth-abernathy", "wc-theo-lindqvist", "wc-teodora-kovac"
SPARKY = "base-sparky"
FUEL, FOOD = "base-starter-fuel", "base-starter-food-1"


def acting(table: Table) -> Table:
    """Begin with the actions of seats 0 and 1, side by side."""
    return table.start(at="turns").done_moving()


def alone(*people: tuple[str, int, str]) -> Table:
    """A table of one colony into which the survivors of the box were mixed."""
    table = Table(3, packs=["base", "longnight", "warring"]).empty_deck("crossroads")
    for name, owner, place in people:
        table.survivor(name, owner, place)
    return table


# -- the deck ------------------------------------------------------------------------------------------------


def test_fifteen_with_influence_of_their_own() -> None:
    cards = read_packs([*PACKS, "promos"])[0].survivors.values()
    assert sum(card.id.startswith("wc-") for card in cards) == 15
    assert len({card.influence for card in cards}) == len(cards)


def test_those_of_two_colonies_alone_stay_out_of_other_games() -> None:
    one = set(content_of(Setup(packs=PACKS)).survivors)
    assert set(content_of(setup()).survivors) - one >= {CHARLOTTE, SCOTT, INEZ}
    assert {BERNADETTE, THEO} <= one


def test_r343_survivors_with_a_module_mark_take_part() -> None:
    """R-343: Blue, Rosa and Fatima Maktabi are in the deck; what they can do lies idle."""
    idle = ("ln-blue", "ln-rosa-rodriguez", "ln-fatima-maktabi")
    content = content_of(setup())
    assert all(not content.survivors[name].abilities for name in idle)
    assert not set(idle) & set(content_of(Setup(packs=["base", "longnight"])).survivors)
    table = two_colonies().survivor(idle[0], 0).survivor(idle[1], 0, "school").survivor(JENNY, 1)
    assert not acting(table.player(0, dice=[6])).options(0, "use")


# -- one by one ----------------------------------------------------------------------------------------------


def test_bernadette_wilson_has_to_lead() -> None:
    table = two_colonies().survivor(BERNADETTE, 0).survivor(MARIA, 0).survivor(JENNY, 1).player(0, dice=[1, 3, 6])
    acting(table).choose(0, "use", survivor=BERNADETTE).choose(0, "choose-die", die=1)
    assert sorted(table.player_state(0).unused) == [3, 6, 6]
    table.refuses(0, "use", survivor=BERNADETTE)
    table = two_colonies().survivor(MARIA, 0).survivor(BERNADETTE, 0).survivor(JENNY, 1).player(0, dice=[1])
    acting(table).refuses(0, "use", survivor=BERNADETTE)


@pytest.mark.parametrize(("group", "n"), [((GEORGE, MARIA), 4), ((MARIA, GEORGE), 3)])
def test_george_coleman_has_to_lead(group: tuple[str, str], n: int) -> None:
    table = two_colonies().survivor(group[0], 0).survivor(group[1], 0).start(at="round-start")
    assert len(table.player_state(0).unused) == n


def test_charlotte_ross_steals_at_the_gates() -> None:
    table = two_colonies().survivor(CHARLOTTE, 0, YELLOW, entrance=2).survivor(JENNY, 1).survivor(TALIA, 3)
    table.player(1, hand=[FUEL]).player(3, hand=[FOOD, FUEL])
    acting(table).choose(0, "use", survivor=CHARLOTTE)
    pick(table, 3)
    assert {option["card"] for option in table.options(0)} == {FOOD, FUEL}
    pick(table, FOOD)
    assert (table.hand(0), table.hand(3)) == ([FOOD], [FUEL])
    table.refuses(0, "use", survivor=CHARLOTTE)
    acting(two_colonies().survivor(CHARLOTTE, 0).survivor(JENNY, 1, "school").player(1, hand=[FUEL])).refuses(
        0, "use", survivor=CHARLOTTE
    )


def test_charlotte_ross_may_find_the_hand_empty() -> None:
    """The other one plays the last card while she chooses whom to rob: she is told, and chooses anew."""
    table = two_colonies().survivor(CHARLOTTE, 0, YELLOW, entrance=2).survivor(JENNY, 1).survivor(TALIA, 3)
    table.player(1, hand=[FOOD]).player(3, hand=[FUEL])
    acting(table).choose(0, "use", survivor=CHARLOTTE)
    table.choose(1, "play", card=FOOD)
    with pytest.raises(FasterError):
        table.game.answer(0, "choose-player:1")
    pick(table, 3)
    assert (table.hand(0), table.hand(3)) == ([FUEL], [])


def test_honiahaka_counts_for_two_in_elections() -> None:
    """R-256: both votes are for the same player."""
    table = two_colonies(6).survivor(HONIAHAKA, 0).survivor(MARIA, 2).survivor(DAVID, 4).round(1, left=3)
    table.start(at="night")
    table.choose(0, "elect", seat=4).choose(2, "elect", seat=0).choose(4, "elect", seat=2)
    for seat, other in ((1, 3), (3, 5), (5, 3)):
        table.choose(seat, "elect", seat=other)
    assert table.colony_state(0).first == 4
    assert [(event.facts["seat"], event.facts["n"]) for event in table.events("vote-weighs")] == [(0, 2)]


def test_honiahaka_counts_for_two_in_votes() -> None:
    """Also about exile, in a game of one colony: two votes against two, and the first player settles it."""
    table = alone((HONIAHAKA, 0, "colony"), (MARIA, 1, "colony"), (JENNY, 2, "colony"))
    table.start().choose(0, "nominate", seat=2).votes(yes=[0], no=[1, 2])
    assert table.asked().kind == "tie-break"  # type: ignore[union-attr]


def test_huang_fen_is_strong_in_a_group() -> None:
    table = two_colonies().survivor(HUANG, 0, "school").survivor(JENNY, 2, "school").survivor(MARIA, 1, "school")
    game = table.game
    huang, jenny = table.who(HUANG), table.who(JENNY)
    attack, search = attack_value(game, jenny), search_value(game, jenny)
    table.survivor(DAVID, 0, "school")
    assert (attack_value(game, huang), search_value(game, huang), attack_die(game, huang)) == (4, 4, 4)
    assert (attack_value(game, jenny), search_value(game, jenny)) == (attack - 1, search - 1)
    enemy = table.who(MARIA)
    assert attack_value(game, enemy) == game.card_of(MARIA).attack


@pytest.mark.parametrize(("answer", "who"), [("yes", ENFORCER), ("no", MARIA)])
def test_the_enforcer_takes_wounds(answer: str, who: str) -> None:
    """OW-90: in a combat, all that come at once."""
    table = (
        two_colonies().survivor(MARIA, 0, "school").survivor(ENFORCER, 2, "school").survivor(JENNY, 1, "school")
    )
    table.script(combat=[1, 9]).start(at="night")
    table.tactics("on-guard", "charge")
    table.choose(1, "choose-survivor", survivor=MARIA)
    table.choose(2, answer)
    assert table.events("wounded")[0].facts == {"survivor": who, "kind": "wound", "n": 2}
    assert bool(table.who(ENFORCER).used) == (answer == "yes")


def test_the_enforcer_takes_the_wound_of_a_roll_once_a_round() -> None:
    table = two_colonies().survivor(MARIA, 0, "school").survivor(ENFORCER, 0, "school").survivor(JENNY, 1)
    table.player(0, dice=[6, 6]).place("school", zombies=[3]).script(exposure=["frostbite", "wound"])
    acting(table).choose(0, "attack", survivor=MARIA, die=6, target=1).choose(0, "yes")
    assert (table.who(ENFORCER).frostbite, table.who(MARIA).tokens) == (1, 0)
    table.choose(0, "attack", survivor=MARIA, die=6, target=1)
    assert table.who(MARIA).wounds == 1


def test_scott_wheeler_pays_less() -> None:
    """R-316, R-317: one bullet less; where one is enough, nothing."""
    table = two_colonies().survivor(SCOTT, 0).survivor(MARIA, 0)
    table.survivor(JENNY, 3, "gas-station", items=[SHOTGUN]).survivor(TALIA, 3, "gas-station")
    table.survivor(DAVID, 1)
    ammunition(table, 0, 0).start(at="turns")
    moving = table.options(0, "move", to="gas-station")
    assert {option["survivor"] for option in moving} == {SCOTT}
    table.script(exposure=["blank"]).choose(0, "move", survivor=SCOTT, to="gas-station")
    assert table.who(TALIA).place == YELLOW  # the armed one would cost 1
    assert (table.who(SCOTT).place, slot(table).ammunition) == ("gas-station", [0, 0])


def test_hawk_wheeler_sorts_two_cards() -> None:
    table = two_colonies().survivor(HAWK, 0, "school").survivor(JENNY, 1)
    top = table.deck("school")[:3]
    acting(table).choose(0, "use", survivor=HAWK)
    assert table.asked(0).about["cards"] == top[:1]  # type: ignore[union-attr]
    table.choose(0, "put-under")
    assert table.asked(0).about["cards"] == top[1:2]  # type: ignore[union-attr]
    table.choose(0, "leave-on-top")
    deck = table.deck("school")
    assert (deck[0], deck[1], deck[-1]) == (top[1], top[2], top[0])
    acting(two_colonies().survivor(HAWK, 0).survivor(JENNY, 1)).refuses(0, "use", survivor=HAWK)


def test_hawk_wheeler_and_a_faster_searcher() -> None:
    """R-310: what was drawn meanwhile is not sorted any more, and nobody sees what lies below."""
    table = two_colonies().survivor(HAWK, 0, "school").survivor(JENNY, 1, "school").player(1, dice=[6, 6])
    top = table.deck("school")[:4]
    acting(table).choose(0, "use", survivor=HAWK)
    table.choose(1, "search", survivor=JENNY, die=6).choose(1, "keep", card=top[0])
    table.choose(0, "put-under")
    assert (table.deck("school")[0], table.deck("school")[-1]) == (top[2], top[1])
    assert table.asked(0).kind == "turn"  # type: ignore[union-attr]


def test_hawk_wheeler_may_find_nothing_left() -> None:
    table = two_colonies().survivor(HAWK, 0, "school").survivor(JENNY, 1, "school").player(1, dice=[6, 6])
    deck = table.place_state("school").deck
    table.state.box += deck[2:]
    table.game.lay_deck("school", deck[:2])
    acting(table).choose(0, "use", survivor=HAWK)
    for _ in range(2):
        table.choose(1, "search", survivor=JENNY, die=6)
        table.choose(1, "keep", card=table.options(1, "keep")[0]["card"])
    assert table.asked(0).kind == "turn"  # type: ignore[union-attr]


def test_pastor_fitzpatrick_heals_anything() -> None:
    table = two_colonies().survivor(PASTOR, 0, wounds=1).survivor(MARIA, 2, despair=1).survivor(JENNY, 1, wounds=1)
    acting(table.player(0, dice=[3, 4])).choose(0, "use", survivor=PASTOR, die=4)
    assert (table.who(MARIA).despair, table.who(PASTOR).wounds, table.who(JENNY).wounds) == (0, 1, 1)
    table = two_colonies().survivor(PASTOR, 0, wounds=1).survivor(JENNY, 1, BLUE, entrance=1, wounds=1)
    acting(table.player(0, dice=[6])).refuses(0, "use", survivor=PASTOR)


@pytest.mark.parametrize(("face", "left"), [("blank", 1), ("wound", 2)])
def test_danica_walker_goes_on(face: str, left: int) -> None:
    """OW-91: only after a blank roll."""
    table = two_colonies().survivor(DANICA, 0, "school").survivor(JENNY, 1)
    table.player(0, dice=[1]).place("school", zombies=[3]).script(exposure=[face])
    acting(table).choose(0, "attack", survivor=DANICA, die=1, target=1).choose_if_asked(0, "yes")
    assert (zombies_at(table, "school"), len(table.events("exposure"))) == (left, 1)


def test_danica_walker_may_be_too_late() -> None:
    """The last zombie is gone when she wants it: it is not killed twice."""
    table = two_colonies().survivor(DANICA, 0, "school").survivor(JENNY, 1, "school")
    table.player(0, dice=[1]).player(1, dice=[6]).place("school", zombies=[2]).script(exposure=["blank", "blank"])
    acting(table).choose(0, "attack", survivor=DANICA, die=1, target=1)
    table.choose(1, "attack", survivor=JENNY, die=6, target=1).choose(0, "yes")
    assert zombies_at(table, "school") == 0
    assert len(table.events("zombie-killed")) == 2


def test_marcus_johnson_is_quiet_once() -> None:
    """R-332, OW-92: it is the one noise that is allowed; he needs no free space for it."""
    table = two_colonies().survivor(MARCUS, 0, "school").survivor(JENNY, 1).player(0, dice=[6, 6])
    table.place("school", noise=4)
    acting(table).choose(0, "search", survivor=MARCUS, die=6).choose(0, "make-noise")
    table.refuses(0, "make-noise")
    table.choose(0, "keep", card=table.options(0, "keep")[0]["card"])
    assert table.place_state("school").noise == 4
    table.choose(0, "search", survivor=MARCUS, die=6).refuses(0, "make-noise")


@pytest.mark.parametrize(("place", "n"), [(BLUE, 3), ("school", 2)])
def test_inez_calderon_loads_cartridges(place: str, n: int) -> None:
    table = two_colonies().survivor(INEZ, 2, place).survivor(MARIA, 0).start(at="night")
    assert slot(table).ammunition == [n, 2]


def test_ruth_abernathy_lets_a_telephone_ring() -> None:
    table = two_colonies().survivor(RUTH, 0).survivor(JENNY, 1).player(0, dice=[3]).place("school", zombies=[3])
    acting(table).choose(0, "use", survivor=RUTH, die=3)
    pick(table, YELLOW)
    for entrance in (1, 2):
        table.choose(0, "lure", place="school", entrance=1).choose(0, "choose-entrance", entrance=entrance)
    assert (zombies_at(table, "school"), table.place_state(YELLOW).zombies[:2]) == (1, [1, 1])
    assert not table.events("exposure")


def test_theo_lindqvist_gives_a_card_back() -> None:
    """OW-93: the card that was kept goes under the deck."""
    table = two_colonies().survivor(THEO, 0, "school").survivor(JENNY, 1).player(0, dice=[6, 6])
    top = table.deck("school")[:3]
    acting(table).choose(0, "search", survivor=THEO, die=6).choose(0, "keep", card=top[0])
    table.choose(0, "redraw", card=THEO)
    assert (table.hand(0), table.deck("school")[-1]) == ([top[1]], top[0])
    table.choose(0, "search", survivor=THEO, die=6).choose(0, "keep", card=top[2])
    assert len(table.hand(0)) == 2  # once a round


def test_theo_lindqvist_may_be_content() -> None:
    table = two_colonies().survivor(THEO, 0, "school").survivor(JENNY, 1).player(0, dice=[6])
    top = table.deck("school")[0]
    acting(table).choose(0, "search", survivor=THEO, die=6).choose(0, "keep", card=top).choose(0, "enough")
    assert (table.hand(0), table.who(THEO).used) == ([top], [])


def test_teodora_kovac() -> None:
    def used(**hurt: Any) -> Table:
        table = two_colonies().survivor(TEODORA, 0, "school").survivor(SPARKY, 2, "school", **hurt)
        table.survivor(MARIA, 2, "school", frostbite=1).survivor(JENNY, 1).player(0, dice=[3])
        return acting(table).choose(0, "use", survivor=TEODORA, die=3)

    assert used().who(MARIA).frostbite == 0
    table = pick(used(despair=1, wounds=1), "second", "despair")
    assert (table.who(SPARKY).despair, table.who(SPARKY).wounds, table.who(MARIA).frostbite) == (0, 1, 1)
    table = pick(used(wounds=1), "first")
    assert (table.who(SPARKY).wounds, table.who(MARIA).frostbite) == (1, 0)
