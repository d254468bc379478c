"""What is settled after the audit: R-352 (order of effects), R-355, R-358; P-20, P-21."""

from __future__ import annotations

import pytest

from overwinter.colony.rules.moments import due_at
from overwinter.colony.state import Due
from overwinter.testing import Table

FOREST, JOHN, MARIA, MIKE = "base-forest-plum", "base-john-price", "base-maria-lopez", "base-mike-cho"
ROD, THOMAS = "base-rod-miller", "base-thomas-heart"


def start(table: Table) -> Table:
    """Begin seat 0's turn, without a crossroads card."""
    return table.empty_deck("crossroads").start(0, at="turn-start")


def asked(table: Table) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(decision.seat, decision.kind) for decision in table.game.decisions]


def frozen_forest(**policies: str) -> Table:
    """Forest Plum, who may leave for 1 morale, has frostbite and two more wounds: it kills her."""
    table = Table(policies=policies or None).first(2).colony(morale=5)
    return start(table.survivor(FOREST, 0, wounds=1, frostbite=1).survivor(ROD, 0))


def test_r352_the_first_player_orders_frostbite_and_abilities() -> None:
    """R-352: she leaves before the frostbite kills her, or dies before she can leave."""
    table = frozen_forest()
    assert asked(table) == [(2, "effect-order")]
    assert {option.verb for option in table.options(2)} == {"frostbite-next", "effect-next"}
    left = table.choose(2, "effect-next").choose(0, "yes")
    assert (left.state.gone, left.state.graveyard, left.morale) == ([FOREST], [], 6)
    dead = frozen_forest().choose(2, "frostbite-next")
    assert (dead.state.graveyard, dead.morale) == ([FOREST], 4)
    assert asked(dead) == [(0, "turn")]


def test_r352_nobody_is_asked_where_the_order_cannot_matter() -> None:
    """R-352: frostbite that kills nobody, of somebody else, and Forest's farewell have nothing to do with each
    other: the frostbite comes first."""
    table = Table().first(2).colony(morale=5).survivor(FOREST, 0).survivor(ROD, 0, frostbite=1)
    start(table)
    assert table.who(ROD).wounds == 1
    assert table.offers(0, "yes")


def test_r352_two_abilities_touch_the_same_track() -> None:
    """R-352: Forest Plum and John Price, who copies her, both raise morale."""
    table = Table().first(2).survivor(FOREST, 0, "school").survivor(JOHN, 0, "school")
    start(table)
    assert asked(table) == [(2, "effect-order")]
    table.choose(2, "effect-next", card=FOREST, survivor=JOHN).choose(0, "yes")
    assert table.state.gone == [JOHN]


@pytest.mark.parametrize("order", [(FOREST, JOHN), (JOHN, FOREST)])
def test_p21_a_fixed_order(order: tuple[str, str]) -> None:
    """P-21: survivor after survivor as they joined; the first player is not asked."""
    table = Table(policies={"effect_order": "fixed"}).first(2)
    for name in order:
        table.survivor(name, 0, "school")
    start(table).choose(0, "yes")
    assert table.state.gone == [order[0]]
    dead = frozen_forest(effect_order="fixed")
    assert dead.state.graveyard == [FOREST]


def test_r352_effects_of_a_round_go_clockwise_from_the_first_player() -> None:
    """R-352: unless the order can matter, by seat from the first player, then by survivor."""
    table = Table().first(1)
    for name, owner in ((MARIA, 0), (MIKE, 1), (ROD, 2), (THOMAS, 1)):
        table.survivor(name, owner).lasting("base-crossroads-buddy-davis", 1, name)
    found = due_at(table.game, "round-start")
    assert [(due.seat, due.survivor) for due in found] == [(1, MIKE), (1, THOMAS), (2, ROD), (0, MARIA)]
    assert all(isinstance(due, Due) for due in found)


@pytest.mark.parametrize(("face", "moved"), [("blank", True), ("bitten", False)])
def test_r355_who_dies_of_the_move_has_not_moved(face: str, moved: bool) -> None:
    """R-355: a card that waits for somebody to arrive at an empty place stays untriggered."""
    table = Table().survivor(MARIA, 0, "library").survivor(ROD, 0)
    table.crossroads("base-crossroads-little-survivors").script(exposure=[face]).start(0)
    table.choose(0, "move", survivor=MARIA, to="school", card=None)
    assert bool(table.events("died")) is not moved
    assert bool(table.events("crossroads")) is moved


def deadly(players: int = 3) -> Table:
    """The first player's only survivor is about to die in the player elimination variant."""
    table = Table(players, elimination=True).survivor(MARIA, 0, wounds=2).colony(food=20, morale=9)
    return table.empty_deck("crisis").script(exposure=["wound"])


def test_r358_the_token_of_an_eliminated_player_stays_where_it_went() -> None:
    """R-358: to the right at once, and there it stays at the end of this round; the next round ends as ever."""
    table = deadly(4).empty_deck("crossroads").place("colony", barricades=[1] * 6).start(0)
    table.choose(0, "move", survivor=MARIA, to="school", card=None)
    assert table.state.colonies[0].first == 3
    table.end_turns()
    assert (table.state.round, table.state.colonies[0].first) == (2, 3)
    table.end_turns()
    assert (table.state.round, table.state.colonies[0].first) == (3, 2)


def test_r358_no_crossroads_card_for_the_last_player() -> None:
    """R-358: nobody is left who could hold it."""
    table = deadly(2).start(0)
    table.choose(0, "move", survivor=MARIA, to="school", card=None)
    assert table.active == 1
    assert (table.in_force, table.events("crossroads-drawn")) == ("", [])


@pytest.mark.parametrize(("policy", "dead"), [("checkpoints", 3), ("at-once", 1)])
def test_p20_morale_0_while_zombies_come(policy: str, dead: int) -> None:
    """P-20: three overruns at the colony, the first takes the last morale."""
    table = Table(policies={"zombies_morale": policy}).colony(food=20, morale=1).empty_deck("crisis")
    for seat, name in enumerate((ROD, MIKE, MARIA, THOMAS, FOREST)):
        table.survivor(name, seat % 3)
    table.place("colony", zombies=[3] * 6).start(at="night")
    while not table.game.over:
        decision = table.game.decisions[0]
        table.game.answer(decision.seat, table.options(decision.seat)[0])
    assert (table.state.outcome, len(table.state.graveyard)) == ("morale", dead)
