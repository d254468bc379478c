"""The lone wolf in combats: run, or fight for a side (reference 16.6)."""

from __future__ import annotations

from overwinter.testing import Table

from .table import BLUE, DAVID, DEN, JENNY, MARIA, SHOTGUN, TALIA, WOLF, YELLOW, slot, with_wolf


def battle(place: str = "school", *, wolf: str = TALIA, items: tuple[str, ...] = ()) -> Table:
    """Maria of blue, Jenny of yellow and one of the wolf's meet; David is safe in the den."""
    table = with_wolf().survivor(MARIA, 0, place).survivor(JENNY, 1, place, entrance=int(place == BLUE))
    table.survivor(wolf, WOLF, place, entrance=int(place == BLUE), items=items)
    return table.survivor(DAVID, WOLF, DEN).start(at="night")


def strength(table: Table) -> tuple[int, int]:
    """What both sides have before they bid."""
    told = table.events("strength")[-1].facts
    return told["blue"], told["yellow"]


def test_r334_no_combat_with_the_wolf_alone() -> None:
    """R-334: where survivors of one colony meet the wolf's nobody fights."""
    table = with_wolf().survivor(MARIA, 0, "school").survivor(TALIA, WOLF, "school").start(at="night")
    assert not table.events("combat")
    assert table.asked(WOLF) is None or table.asked(WOLF).kind != "join-or-run"  # type: ignore[union-attr]


def test_the_wolf_runs_to_the_den_with_a_roll_each() -> None:
    table = battle().script(exposure=["wound"])
    asked = table.asked(WOLF)
    assert asked is not None
    assert (asked.kind, asked.about["blue"], asked.about["yellow"]) == ("join-or-run", 1, 1)
    table.choose(WOLF, "run-from-combat")
    assert (table.who(TALIA).place, table.who(TALIA).wounds) == (DEN, 1)
    table.tactics("charge", "charge")
    assert strength(table) == (4, 4)


def test_those_who_run_choose_their_order_and_go_elsewhere_if_the_den_is_full() -> None:
    table = with_wolf().survivor(MARIA, 0, "school").survivor(JENNY, 1, "school")
    table.survivor(TALIA, WOLF, "school").survivor(DAVID, WOLF, "school")
    cards = [table.game.card_of(name) for name in table.state.survivor_deck]
    for card in [card for card in cards if all(one.when == "action" for one in card.abilities)][:5]:
        table.survivor(card.id, WOLF, DEN)
    table.start(at="night").script(exposure=["blank", "blank"])
    table.choose(WOLF, "run-from-combat").choose(WOLF, "choose-survivor", survivor=DAVID)
    assert table.who(DAVID).place == DEN
    table.choose(WOLF, "choose-place", place="library")
    assert table.who(TALIA).place == "library"


def test_ow85_running_is_a_move() -> None:
    """OW-85: whoever moves without an exposure roll runs without one, and has not used the move of the turn."""
    table = battle(wolf="base-rod-miller").choose(WOLF, "run-from-combat")
    assert table.who("base-rod-miller").place == DEN
    assert not table.events("exposure")
    assert not table.who("base-rod-miller").moved


def test_the_wolf_fights_for_a_side_and_counts_like_its_own() -> None:
    """One for being there, one for a weapon; the leader of that side may give wounds to the wolf's survivors."""
    table = battle(items=(SHOTGUN,))
    game = table.game
    join, run = table.options(WOLF, "join-combat", colony=YELLOW)[0], table.options(WOLF, "run-from-combat")[0]
    assert game.rules.of_choice(game, WOLF, join) == [
        ("foresee-join", {"blue": 1, "yellow": 3}),
        ("foresee-join-odds", {"win": 81, "even": 11, "lose": 8}),
    ]
    assert game.rules.of_choice(game, WOLF, run) == [("foresee-run", {"n": 1})]
    table.choose(WOLF, "join-combat", colony=YELLOW)
    assert table.view(None).parts["wolf"].side == 1
    table.script(combat=[6, 1]).tactics("charge", "on-guard")
    assert strength(table) == (4, 4)
    assert {option["survivor"] for option in table.options(1, "choose-survivor")} == {JENNY, TALIA}
    table.choose(1, "choose-survivor", survivor=TALIA).choose(1, "choose-survivor", survivor=TALIA)
    assert table.who(TALIA).wounds == 2
    assert table.view(None).parts["wolf"].won == (0, 0)
    assert table.view(None).parts["wolf"].side is None


def test_the_enemys_die_may_hit_the_wolfs_survivors() -> None:
    table = battle().choose(WOLF, "join-combat", colony=YELLOW)
    table.script(combat=[7, 1]).tactics("charge", "charge")
    assert {option["survivor"] for option in table.options(0, "choose-survivor")} == {JENNY, TALIA}


def test_a_combat_that_is_won_counts_for_the_wolf() -> None:
    table = battle().choose(WOLF, "join-combat", colony=BLUE).script(combat=[1, 1]).tactics("charge", "on-guard")
    assert table.view(None).parts["wolf"].won == (1, 0)
    assert table.game.colony_of(0).counters["combats-won"] == 1


def test_a_retreat_takes_the_wolfs_survivors_to_the_den() -> None:
    table = battle().choose(WOLF, "join-combat", colony=BLUE).tactics("retreat", "on-guard")
    assert (table.who(MARIA).place, table.who(TALIA).place) == (BLUE, DEN)


def test_whoever_dies_for_a_colony_at_its_home_is_one_of_theirs() -> None:
    """OW-86: the equipment goes to the wolf's hand; of one who dies against that colony its leader has it."""
    for side, hand in ((BLUE, [SHOTGUN]), (YELLOW, [])):
        table = battle(BLUE, items=(SHOTGUN,))
        table.who(TALIA).wounds = 2
        table.choose(WOLF, "join-combat", colony=side)
        enemy = 1 if side == BLUE else 0
        table.script(combat=[1, 7] if side == BLUE else [7, 1]).tactics("on-guard", "charge")
        table.choose(enemy, "choose-survivor", survivor=TALIA)
        assert TALIA in table.state.graveyard
        assert table.hand(WOLF) == hand
        assert table.offers(0, "choose-survivor", survivor=MARIA) == (side == YELLOW)


def test_unguarded_against_the_wolf() -> None:
    """The wolf's survivors at the gate are enemies like any."""
    table = with_wolf().survivor(MARIA, 0, "school").survivor(JENNY, 2, "library")
    table.survivor(TALIA, WOLF, BLUE, entrance=1).survivor(DAVID, WOLF, BLUE, entrance=2).colony(0, morale=5)
    table.start(at="night")
    assert [event.facts["n"] for event in table.events("unguarded")] == [2]
    assert slot(table).fought == []


def test_r345_a_last_survivor_of_the_wolf_is_replaced_after_all_combats() -> None:
    """R-345, R-336: in the den."""
    table = with_wolf().survivor(MARIA, 0, "school").survivor(JENNY, 1, "school")
    table.survivor(TALIA, WOLF, "school", wounds=2).start(at="night")
    table.choose(WOLF, "join-combat", colony=BLUE).script(combat=[1, 7]).tactics("charge", "charge")
    table.choose(1, "choose-survivor", survivor=TALIA)
    assert [one.place for one in table.game.own(WOLF)] == [DEN]


def test_r335_a_wolf_who_falls_in_a_combat_is_out_at_once() -> None:
    """R-335: the combat goes on without the wolf's survivors."""
    table = with_wolf().survivor(MARIA, 0, "school").survivor(JENNY, 1, "school").colony(WOLF, morale=1)
    table.survivor(TALIA, WOLF, "school", wounds=2).survivor(DAVID, WOLF, "school").start(at="night")
    table.choose(WOLF, "join-combat", colony=BLUE).script(combat=[1, 7]).tactics("charge", "charge")
    table.choose(1, "choose-survivor", survivor=TALIA)
    assert table.player_state(WOLF).eliminated
    assert not table.game.own(WOLF)
    assert table.events("combat-won")[0].facts["colony"] == BLUE
    assert not table.game.over
