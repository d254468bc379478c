"""What a seat may see (R-250 to R-254)."""

from __future__ import annotations

import json
import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from overwinter.colony.game import ColonyGame
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.sight.view import events_for, own_view, to_json, view
from overwinter.colony.state import Contribution, Peek, Setup
from overwinter.kernel.compiling import card_of
from overwinter.testing import Table
from tests.secrecy_tools import lively_game, positions, seats, step

FUEL, FOOD, JUNK, MEDICINE = (f"base-starter-{name}" for name in ("fuel", "food-1", "junk", "medicine"))
EDWARD, MIKE, BRIAN, SOPHIE = "base-edward-white", "base-mike-cho", "base-brian-lee", "base-sophie-robinson"
JUSTICE, BETRAYAL = "base-secret-justice", "base-betrayal-cult-leader"


def three() -> Table:
    """A table for three with one quiet survivor each."""
    return Table(3).survivor(SOPHIE, 0).survivor(MIKE, 1).survivor(BRIAN, 2)


# -- single facts ----------------------------------------------------------------------------------------


def test_r250_a_hand_is_seen_by_its_player_alone() -> None:
    """R-250, R-251: others see how many cards, and their backs."""
    table = three().player(1, hand=[FUEL, "base-school-food-1"]).start()
    mine = view(table.game, 1).me
    assert mine is not None
    assert mine.hand == (FUEL, "base-school-food-1")
    for seat in (0, 2, None):
        seen = view(table.game, seat)
        assert seen.players[1].hand == 2
        assert seen.players[1].backs == ("school", "starter")
        assert FUEL not in json.dumps(to_json(seen))


def test_r251_what_lies_open_is_seen_by_all() -> None:
    """R-251: equipment, wounds, dice, food, the waste pile in order, what left the game."""
    table = three().survivor(EDWARD, 0, "school", wounds=1, items=["base-school-baseball-bat"], moved=True)
    table.item_used(EDWARD, "base-school-baseball-bat").player(1, dice=[2, 5]).place(
        "school", zombies=[2], noise=1
    )
    table.colony(food=3, waste=[JUNK, FUEL], helpless=2).out_of_game(items=[FOOD]).start()
    seen = view(table.game, None)
    edward = next(s for s in seen.survivors if s.id == EDWARD)
    assert (edward.owner, edward.place, edward.wounds, edward.wound_limit, edward.moved) == (
        0,
        "school",
        1,
        3,
        True,
    )
    assert [(e.card, e.used) for e in edward.equipment] == [("base-school-baseball-bat", True)]
    school = next(p for p in seen.places if p.id == "school")
    assert (school.zombies, school.noise, school.free_noise, school.free_spaces) == ((2,), 1, 3, school.spaces - 1)
    assert school.deck == len(table.deck("school"))
    assert seen.players[1].unused == (2, 5)
    assert (seen.colony_of(0).food, seen.colony_of(0).helpless, seen.colony_of(0).waste, seen.removed) == (
        3,
        2,
        (JUNK, FUEL),
        (FOOD,),
    )
    assert seen.me is None


def test_the_main_objective_shows_what_is_met() -> None:
    """Conditions carry the card that asks for them."""
    table = Table(3, objective="base-main-we-need-more-samples").colony(samples=99).start()
    goal = view(table.game, 0).colony_of(0).goal
    assert [(c.source, c.met) for c in goal] == [("base-main-we-need-more-samples", True)]
    added = next(key for key in table.game.content.checks if key.endswith("check"))
    table.colony_state().conditions = [*table.colony_state().conditions, added]
    goal = view(table.game, 0).colony_of(0).goal
    assert len(goal) > 1
    assert goal[-1].source == card_of(added)


def test_r250_a_contribution_is_known_to_its_giver() -> None:
    """R-121, R-250: all see how many cards, with which backs; the giver knows the own one."""
    table = three().crisis("base-crisis-despair").player(0, hand=[FUEL]).start()
    table.choose(0, "contribute", card=FUEL)
    for seat in (0, 1, None):
        seen = view(table.game, seat)
        assert seen.crisis is not None
        assert (seen.crisis.contributions, seen.crisis.backs, seen.players[0].contributions) == (
            1,
            ("starter",),
            1,
        )
    knows = [[(k.zone, k.card) for k in me.known] for seat in (0, 1) if (me := view(table.game, seat).me)]
    assert knows == [[("contributions", FUEL)], []]


def test_r250_the_crossroads_card_is_seen_by_its_holder() -> None:
    """R-250: all see who holds it."""
    table = three().crossroads("base-crossroads-airplane").start()
    assert {view(table.game, seat).turns[0].holder for seat in seats(table.game)} == {2}
    assert [me.crossroads for seat in range(3) if (me := view(table.game, seat).me)] == [
        "",
        "",
        "base-crossroads-airplane",
    ]
    table.end_turn(0)
    me = view(table.game, 2).me
    assert me is not None
    assert [(k.zone, k.card, k.position) for k in me.known] == [
        ("crossroads", "base-crossroads-airplane", len(table.state.crossroads_deck) - 1)
    ]


def test_r067_a_search_is_seen_by_the_searcher() -> None:
    """R-067: others see that somebody searches; afterwards the searcher knows what lies under the deck."""
    top = ["base-school-food-1", "base-school-junk"]
    table = three().survivor(EDWARD, 0, "school").player(0, dice=[6]).place("school", top=top).start()
    table.choose(0, "search", survivor=EDWARD).choose(0, "make-noise")
    mine, theirs = view(table.game, 0), view(table.game, 1)
    assert mine.me is not None
    assert mine.me.decision is not None
    assert mine.me.decision.about["cards"] == top
    assert [(w.seat, w.kind) for w in theirs.waiting] == [(0, "search")]
    assert "base-school-junk" not in json.dumps(to_json(theirs))
    table.choose(0, "keep", card="base-school-food-1")
    me = view(table.game, 0).me
    assert me is not None
    assert [(k.zone, k.card, k.position) for k in me.known] == [
        ("deck:school", "base-school-junk", len(table.deck("school")) - 1)
    ]
    assert events_for(table.game, 1)[-1].facts["n"] == 1
    assert "cards" not in events_for(table.game, 1)[-1].facts
    assert events_for(table.game, 0)[-1].key == "event-search-kept-secret"
    assert events_for(table.game, 0)[-1].facts["cards"] == ["base-school-food-1"]


def test_r145_votes_are_secret_until_all_are_in() -> None:
    """R-145: who has voted sees the own vote; others see only who still thinks."""
    table = three().start().choose(0, "nominate", seat=1).choose(0, "vote", choice=1)
    mine, theirs = view(table.game, 0), view(table.game, 1)
    assert mine.me is not None
    assert mine.me.given is not None
    assert mine.me.given.args == {"choice": 1}
    assert theirs.me is not None
    assert theirs.me.given is None
    assert [(w.seat, w.kind) for w in theirs.waiting] == [(1, "exile-vote"), (2, "exile-vote")]


@pytest.mark.parametrize(("objective", "shown"), [(JUSTICE, JUSTICE), (BETRAYAL, "")])
def test_exile_shows_every_objective_but_a_betrayal(objective: str, shown: str) -> None:
    """R-151: and the exile card is seen by its player alone."""
    table = three().player(1, objective=objective).start().choose(0, "nominate", seat=1)
    table.votes(yes=range(3))
    seen = view(table.game, 0)
    assert (seen.players[1].exiled, seen.players[1].objective) == (True, shown)
    exile = table.player_state(1).exile
    assert exile not in json.dumps(to_json(seen))
    me = view(table.game, 1).me
    assert me is not None
    assert me.exile == exile


def test_r250_a_condition_on_secrets_of_others_is_not_answered() -> None:
    """Justice asks whether all betrayers are exiled: its player is told only what all could work out."""

    def met(table: Table) -> bool | None:
        me = view(table.game, 0).me
        assert me is not None
        return next(c.met for c in me.conditions if c.name == "all-betrayers-exiled")

    assert met(three().player(0, objective=JUSTICE).start()) is None
    assert met(three().player(0, objective=JUSTICE).player(1, objective=BETRAYAL).start()) is None
    exiled = three().player(0, objective=JUSTICE).player(1, objective=BETRAYAL, exiled=True)
    assert met(exiled.survivor(EDWARD, 1, "school").start()) is True
    peeked = three().player(0, objective=JUSTICE).player(1, objective=BETRAYAL).start()
    peeked.game.peek(0, "objective:1", card=BETRAYAL)
    assert met(peeked) is False


def test_r254_at_the_end_all_is_revealed() -> None:
    """R-254: objectives with their conditions, hands, who won."""
    game = lively_game(4)
    rng = random.Random(4)
    while not game.over:
        assert view(game, None).revealed == ()
        step(game, rng)
    seen = view(game, None)
    assert seen.outcome == game.state.outcome
    assert seen.winners == tuple(game.state.winners)
    for shown, player in zip(seen.revealed, game.state.players, strict=True):
        assert list(shown.objectives) == player.objectives
        assert list(shown.hand) == game.card_ids(player.hand)
        assert all(condition.met is not None for condition in shown.conditions)
        if game.setup.mode == "standard" and not player.eliminated:
            assert all(c.met for c in shown.conditions) == (player.seat in seen.winners)


def test_events_are_counted() -> None:
    """The log can be fetched in parts."""
    game = lively_game(1)
    rng = random.Random(1)
    for _ in range(40):
        step(game, rng)
    everything = events_for(game, 0)
    assert [event.index for event in everything] == list(range(len(game.log)))
    assert events_for(game, 0, since=10) == everything[10:]


def test_options_can_be_left_out() -> None:
    """A view without options is the same in all else."""
    game = new_game(Setup(players=3), 5)
    full, quick = to_json(view(game, 0)), to_json(view(game, 0, with_options=False))
    assert [o["id"] for o in full["me"]["decision"]["options"]] == [o.id for o in game.options(0)]
    assert quick["me"]["decision"].pop("options") is None
    full["me"]["decision"].pop("options")
    assert full == quick


# -- what others know of a hand: by what they see, not by which card it was ---------------------------------


def known_to(table: Table, seat: int) -> list[tuple[str, str]]:
    me = view(table.game, seat).me
    assert me is not None
    return [(k.zone, k.card) for k in me.known if k.zone.startswith("hand")]


@pytest.mark.parametrize("given", [FUEL, JUNK])
def test_r250_a_face_down_card_is_not_betrayed_by_what_was_known(given: str) -> None:
    """Seat 1 has seen the fuel of seat 0; whichever card with that back is laid down, it learns nothing."""
    table = three().crisis("base-crisis-despair").player(0, hand=[FUEL, JUNK, "base-school-junk"]).start()
    for card in table.player_state(0).hand:
        table.game.peek(1, "hand:0", item=card)
    table.choose(0, "contribute", card=given)
    assert known_to(table, 1) == [("hand:0", "base-school-junk")]


def test_r250_a_card_played_openly_uses_up_what_was_known() -> None:
    """Of two fuel cards one was seen. One is played: nobody can say that the other one is still there."""
    table = three().player(0, hand=[FUEL, FUEL, JUNK]).start()
    hand = table.player_state(0).hand
    for card in hand[1:]:
        table.game.peek(1, "hand:0", item=card)
    table.choose(0, "move", survivor=SOPHIE, to="school", card=FUEL)
    assert known_to(table, 1) == [("hand:0", JUNK)]


def test_equipment_taken_back_is_known_to_all() -> None:
    """Equipment was seen by all; in the hand of its player it stays known (R-252)."""
    table = three().survivor(EDWARD, 0, items=["base-school-baseball-bat"]).player(0, dice=[1]).start()
    from overwinter.colony.rules.death import drop_equipment

    drop_equipment(table.game, table.who(EDWARD))
    assert known_to(table, 1) == known_to(table, 2) == [("hand:0", "base-school-baseball-bat")]
    assert known_to(table, 0) == []


@pytest.mark.parametrize("card", [MEDICINE, JUNK])
def test_r250_being_asked_to_pay_does_not_tell_what_is_in_the_hand(card: str) -> None:
    """Edward could pay medicine for an attack: he is asked whether he has some or not."""
    table = three().survivor(EDWARD, 0).player(0, hand=[card], dice=[6, 6]).place("colony", zombies=[2]).start()
    table.choose(0, "attack", survivor=EDWARD)
    assert [(w.seat, w.kind) for w in view(table.game, 1).waiting] == [(0, "attack-with")]


# -- random games --------------------------------------------------------------------------------------------


def strings(value: Any) -> Iterator[str]:
    """All strings in JSON, keys included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from strings(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            yield key
            yield from strings(item)


def without_kind(seen: dict[str, Any]) -> dict[str, Any]:
    """The view without the one harmless "item": that it is item cards which somebody is shown."""
    me = seen["me"]
    if me and me["decision"] and me["decision"]["kind"] == "shown" and me["decision"]["about"]["what"] == "item":
        del me["decision"]["about"]["what"]
    return seen


def secrets_of_others(game: ColonyGame, seat: int | None) -> set[str]:
    """Cards that must not be named to a seat: unseen objectives, crossroads, crises, exile cards."""
    state = game.state
    hidden = {*state.crossroads_deck, *state.crisis_deck, *state.exile_deck}
    hidden |= {turn.card for turn in state.turns if turn.holder != seat}
    for player in state.players:
        if player.seat != seat:
            hidden |= {*player.objectives[player.revealed :], player.exile}
    return hidden - {peek.card for peek in state.peeks if peek.seat == seat} - {""}


@pytest.mark.parametrize("seed", range(22))
def test_r253_nothing_secret_is_named(seed: int) -> None:
    """R-250, R-253: no card that the seat may not know, no generator, no seed, in the views of a whole game."""
    for game in positions(seed, 0.1):
        for seat in seats(game):
            seen = json.loads(json.dumps(to_json(view(game, seat))))
            found = set(strings(without_kind(seen)))
            assert not found & {"rng", "seed", "flow", "item", "items"}
            if game.over:
                continue
            assert not found & secrets_of_others(game, seat)
            told = set(strings([event.facts for event in events_for(game, seat)]))
            for player in game.state.players:
                if player.seat != seat:
                    hidden = {*player.objectives[player.revealed :], player.exile} - {""}
                    assert not told & (hidden - {peek.card for peek in game.state.peeks if peek.seat == seat})


@pytest.mark.parametrize("seed", range(11))
def test_events_name_cards_by_id(seed: int) -> None:
    """Numbers of item cards never leave the engine; secret facts go to their audience alone."""
    game = lively_game(seed)
    rng = random.Random(seed)
    while not game.over:
        step(game, rng)
    for event in game.log:
        for facts in (event.facts, event.secret):
            for name in ("card", "cards", "item", "items"):
                value = facts.get(name, [])
                assert all(isinstance(card, str) for card in (value if isinstance(value, list) else [value]))
        for seat in seats(game):
            if seat not in event.audience:
                assert event.seen_by(seat) == event.facts


def relabelled(game: ColonyGame) -> ColonyGame:
    """The same position with the copies of each item card exchanged."""
    copies: dict[str, list[int]] = defaultdict(list)
    for number, card in enumerate(game.content.items):
        copies[card.id].append(number)
    new = {a: b for group in copies.values() for a, b in zip(group, group[1:] + group[:1], strict=True)}
    other = game.copy()
    state = other.state
    piles = [state.removed, state.box]
    piles += [state.colonies[0].waste, state.colonies[0].objective_cards]
    piles += [x.hand for x in state.players]
    for pile in piles:
        pile[:] = [new[card] for card in pile]
    for place in state.places.values():
        other.lay_deck(place.id, [new[card] for card in place.deck])
    state.used_items = [new[card] for card in state.used_items]
    state.locked = [new[card] for card in state.locked]
    for survivor in state.survivors.values():
        survivor.items = [new[card] for card in survivor.items]
    state.contributions = [Contribution(x.seat, new[x.card]) for x in state.contributions]
    state.peeks = [Peek(x.seat, x.zone, x.card, new.get(x.item, -1)) for x in state.peeks]
    return other


@pytest.mark.parametrize("seed", range(11))
def test_r253_which_copy_of_a_card_it_is_cannot_be_seen(seed: int) -> None:
    """Item cards are numbers inside the engine: exchanging copies changes no view and no option."""
    for game in positions(seed, 0.1):
        if [d.kind for d in game.decisions] == ["turn"]:
            other = relabelled(game)
            for seat in seats(game):
                assert view(other, seat) == view(game, seat)


def zone_of(game: ColonyGame, zone: str) -> Sequence[Any]:
    """The cards in a zone that a seat may have seen something of."""
    state = game.state
    head, _, rest = zone.partition(":")
    match head:
        case "hand":
            return state.players[int(rest)].hand
        case "deck":
            return state.places[rest].deck
        case "objective":
            return state.players[int(rest)].objectives
        case "contributions":
            return [entry.card for entry in state.contributions]
        case "crisis":
            return state.crisis_deck
        case "unseen":
            return state.unseen
        case "crossroads":
            return [*(turn.card for turn in state.turns), *state.crossroads_deck]
    raise AssertionError(zone)


@pytest.mark.parametrize("seed", range(11))
def test_what_is_known_is_where_it_is_said_to_be(seed: int) -> None:
    """Nobody goes on knowing a card that has left its place."""
    for game in positions(seed, 0.3):
        for peek in [] if game.over else game.state.peeks:
            assert (peek.item if peek.item >= 0 else peek.card) in zone_of(game, peek.zone)


def test_only_me_differs_between_seats() -> None:
    """The server puts together what all see once, and adds what each seat alone sees."""
    game = new_game(Setup(players=4), seed=11)
    rng = random.Random(11)
    for _ in range(120):
        if game.over:
            break
        public = view(game, None, with_options=False)
        for seat in range(4):
            own = own_view(game, seat, with_options=False)
            assert view(game, seat, with_options=False) == replace(public, me=own)
        decision = game.decisions[0]
        game.answer(decision.seat, rng.choice(game.options(decision.seat)), decision.id)
