"""What the other tests of rulings do not reach: where hidden things come to light, and players who drop out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from overwinter.colony.cards.effects import Effect
from overwinter.colony.cards.ops.knowledge import OrderCrises
from overwinter.colony.game import ColonyGame
from overwinter.kernel.errors import NotOfferedError, UndoError
from overwinter.testing import Table

MARIA, TALIA, JOHN, BEV = "base-maria-lopez", "base-talia-jones", "base-john-price", "base-bev-russell"


# -- nothing is taken back once it has shown something -------------------------------------------------


def test_r145_the_last_vote_is_not_taken_back() -> None:
    """R-145: the last voter sees all votes, and cannot vote again with that knowledge."""
    table = Table(3).start(0).choose(0, "nominate", seat=1)
    table.votes(no=range(3))
    assert table.events("exile-failed")
    with pytest.raises(UndoError, match="final"):
        table.game.undo(2)


def test_r254_the_end_is_not_taken_back() -> None:
    """R-254: at the end all objectives lie open, so there is no way back behind it."""
    table = Table(3).colony(morale=1).survivor("base-arthur-thurston", 0)
    table.crossroads("base-crossroads-arthur-thurston").start(0, at="turn-start")
    table.choose(0, "crossroads", choice=2)
    assert table.game.over
    with pytest.raises(UndoError, match="reveal"):
        table.game.undo(0)


# -- the order of crises ------------------------------------------------------------------------------


def test_r250_nobody_knows_in_which_order_another_put_the_crises() -> None:
    """R-250: seat 0 saw the top crises before, but not how seat 1 puts them back."""
    table = Table(3).survivor(TALIA, 0, "school").survivor(JOHN, 1, "school").start(0)
    table.choose(0, "use", survivor=TALIA)
    first, second = table.options(0)
    table.choose(0, first.verb, order=second["order"])
    assert [known.card for known in table.view(0).me.known] == [first["order"], second["order"]]  # type: ignore[union-attr]
    table.end_turn(0).choose(1, "use", survivor=JOHN)
    seen = []
    for option in table.options(1):
        copy = table.game.copy()
        copy.answer(1, option)
        seen.append([p for p in copy.state.peeks if p.seat == 0])
        assert {p.card for p in copy.state.peeks if p.seat == 1} == {first["order"], second["order"]}
    assert seen == [[], []]


def test_any_number_of_crises_is_put_back_in_any_order() -> None:
    """The operation says any order, not only which one comes first."""
    table = Table(3).start(0)
    game, top = table.game, table.state.crisis_deck[:3]
    _run(game, OrderCrises(0, 3))
    table.choose(0, "choose-order", order=top[2]).choose(0, "choose-order", order=top[0])
    assert table.state.crisis_deck[:3] == [top[2], top[0], top[1]]


# -- players who drop out -----------------------------------------------------------------------------


def test_r190_out_in_the_middle_of_spending_food() -> None:
    """R-190: spoiled food kills the last survivor; the die that was to rise is gone with its player."""
    table = Table(3, elimination=True).survivor(MARIA, 0, wounds=2).player(0, dice=[3, 4])
    table.colony(food=3).crossroads("base-crossroads-spoiled").start(0)
    table.choose(0, "spend-food", die=3).choose(0, "crossroads", choice=1)
    assert table.player_state(0).eliminated
    assert table.food == 2
    assert table.asked(1)


def test_p07_out_at_the_start_of_the_own_turn() -> None:
    """P-07: frostbite kills the last survivor and no card is left: out once, with nothing owed."""
    table = Table(3, policies={"empty_survivor_deck": "eliminated"})
    table.survivor(MARIA, 0, wounds=1, frostbite=1).survivor(TALIA, 1).survivor(JOHN, 2)
    table.empty_deck("survivor").start(0, at="turn-start")
    assert len(table.events("eliminated")) == 1
    assert not table.player_state(0).waiting
    assert table.asked(1)


def test_r186_who_is_owed_longest_in_turn_order_comes_first() -> None:
    """R-127, R-186: two players wait for one survivor; the first player comes first."""
    table = Table(3).first(2).player(0, waiting=True).player(2, waiting=True).survivor(MARIA, 1)
    table.state.survivor_deck[1:] = []
    table.start(at="round-start")
    assert len(table.game.own(2)) == 1
    assert table.player_state(0).waiting


def test_r353_the_hand_of_a_player_voted_out_leaves_face_down() -> None:
    """R-353, Kill Them: nobody is shown the hand, as with the last survivor."""
    table = Table(3, objective="base-main-kill-them").player(1, hand=["base-starter-fuel"]).start(0)
    table.choose(0, "nominate", seat=1)
    table.votes(yes=range(3))
    assert (table.unseen(), table.removed()) == (["base-starter-fuel"], [])
    (event,) = table.events("hand-cards-gone")
    assert (event.facts, event.secret, event.audience) == (
        {"seat": 1, "n": 1},
        {"cards": ["base-starter-fuel"]},
        [1],
    )


# -- interjections ------------------------------------------------------------------------------------


def test_ow11_one_yawn_in_an_action_is_enough() -> None:
    """A second yawn would change nothing: it is not on offer before the next action."""
    table = Table(3).player(0, dice=[3]).start(0)
    table.game.interject(1, "yawn")
    with pytest.raises(NotOfferedError):
        table.game.interject(1, "yawn")
    table.game.interject(2, "yawn")
    table.choose(0, "barricade", die=3, entrance=1)
    table.game.interject(1, "yawn")
    assert len(table.state.turns[0].facts) == 1


# -- effects whose survivor, place or deck is not there any more ----------------------------------------


@pytest.mark.parametrize("word", ["kill-zombies", "make-room", "add-barricades", "remove-zombies", "move-zombies"])
def test_r128_no_place_no_effect(word: str) -> None:
    """R-128: "where the user is" means nowhere when the user is dead."""
    from overwinter.colony.cards.vocabulary import OPS

    table = Table(3).start(0)
    fields = {"location": [], "to": [], "target": [], "n": 1}
    args = {name: fields[name] for name in OPS[word].params if name in fields}
    assert OPS[word].call(table.game, Effect("", 0, "", {}), **args) is None


@pytest.mark.parametrize("word", ["look-top-item", "reveal-top", "reveal-until", "draw-and-gift", "remove-deck"])
@pytest.mark.parametrize("deck", ["", "school"])
def test_r128_no_deck_no_effect(word: str, deck: str) -> None:
    """R-108, R-128: no deck, or an empty one, gives nothing."""
    from overwinter.colony.cards.vocabulary import OPS

    table = Table(3).place("school", deck=[]).start(0)
    fields = {"deck": deck, "n": 2, "filter": "any", "who": [0]}
    args = {name: fields[name] for name in OPS[word].params if name in fields}
    if word == "reveal-top":
        args["keep"] = 1
    assert OPS[word].call(table.game, Effect("", 0, "", {}), **args) is None


def test_removed_to_waste_of_none_is_none() -> None:
    """The last 0 cards are none, not all."""
    from overwinter.colony.cards.ops.items import removed_to_waste

    table = Table(3).out_of_game(["base-starter-fuel"]).start(0)
    removed_to_waste(table.game, Effect("", 0, "", {}), "any", 0)
    assert table.waste() == []


def test_a_second_die_is_due_with_or_without_a_card() -> None:
    """Edward's attack asks for medicine and a second die; another card may ask for the die alone."""
    table = Table(3).survivor("base-mike-cho", 0, "school", items=["base-school-baseball-bat"])
    table.player(0, dice=[2, 3]).place("school", zombies=[3])
    content = table.game.content
    bat = content.cards["base-school-baseball-bat"]
    costly = tuple(replace(a, args={**a.args, "die": True}) for a in bat.abilities)
    items = [replace(c, abilities=costly) if c is bat else c for c in content.items]
    table.game.content = replace(content, items=items)
    table.start(0).choose(0, "attack", survivor="base-mike-cho", die=2, target=1)
    table.choose(0, "attack-with", card=bat.id)
    assert table.player_state(0).unused == []
    assert table.place_state("school").zombies == [1]


def _run(game: ColonyGame, procedure: OrderCrises) -> None:
    """Put a procedure on top of the turn and run to its first question."""
    game.state.flow.decisions.clear()
    frames = game.state.flow.stacks[0].frames
    frames[-1].step, frames[-1].waits = "act", 0
    frames.append(procedure)
    game.resume()
