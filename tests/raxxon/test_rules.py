"""Rules of the digest that no other file is about, section by section, and rulings (docs/rulings.md, RX-...)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from overwinter.raxxon import Setup, new_game
from overwinter.raxxon.invariants import check
from overwinter.raxxon.testing import Table
from tests.citations import ROOT, cited, listed, mentioned

from .tools import BRIAN, CONTENT, GABRIEL, KD, MERYL, QUIET, THOMAS, answer_all, table

HERE = Path(__file__).parent


# -- 0 and 1: cards, piles, set-up ---------------------------------------------------------------------------


def test_the_population_has_60_cards_in_nine_groups() -> None:
    counts = Counter(person.group.id for person in CONTENT.people)
    healthy = {"hostile": 15, "innocent": 3, "familiar": 3, "family": 3, "celebrity": 3, "susceptible": 3}
    assert counts == healthy | {"carrier": 10, "chaotic": 10, "volatile": 10}
    assert {group.id for group in CONTENT.groups.values() if group.health == "healthy"} == set(healthy)


def test_open_piles_are_seen_and_hidden_ones_counted() -> None:
    t = table().crowd("innocent? carrier").pile("discard", "hostile").pile("evac", "family")
    t.pile("uncontained", "chaotic").pile("contained", "volatile").pile("removed", "carrier")
    t.raxxon(triggered=["rx-card-herd"], untriggered=["rx-card-looters"]).start()
    for seat in (0, 1, None):
        seen = t.view(seat)
        for name in ("discard", "evac", "uncontained", "contained", "removed"):
            assert list(getattr(seen.piles, name)) == t.pile_ids(name)
        assert (seen.piles.draw, seen.piles.supply) == (len(t.state.draw), len(t.state.supply))
        assert (seen.raxxon.draw, seen.raxxon.triggered) == (38, ("rx-card-herd",))
        assert seen.raxxon.untriggered == ("rx-card-looters",)
        assert (seen.evacuated, seen.goal, seen.power) == (1, 30, 0)


# -- 2: the grid, turns --------------------------------------------------------------------------------------


def test_neighbours_are_never_diagonal_nor_across_a_gap() -> None:
    t = table().crowd("hostile . hostile", "carrier hostile carrier", ". hostile .").start()
    t.choose("rx-act", action="strike").pick(0, 0)
    assert sorted(o.id for o in t.options()) == ["rx-done", "rx-pick:1:0"]


def test_gaps_are_never_closed_and_a_line_goes_across_them() -> None:
    t = table(BRIAN, THOMAS).crowd("carrier hostile carrier", "hostile innocent family", "carrier hostile chaotic")
    t.start().choose("rx-act", action="evacuate").choose("rx-row", row=1)
    assert t.picture() == ["carrier hostile carrier", ". . .", "carrier hostile chaotic"]
    t = table(BRIAN, THOMAS).crowd("carrier . carrier", ". . .", "hostile . chaotic").start()
    t.choose("rx-act", action="strike").choose("rx-column", col=0)
    assert sorted((c.row, c.col) for c in t.state.crowd) == [(0, 2), (2, 2)]


def test_a_single_card_is_a_row_and_a_column() -> None:
    t = table(BRIAN, THOMAS).crowd(". hostile", "carrier .").start().choose("rx-act", action="evacuate")
    assert sorted(o.id for o in t.options()) == ["rx-column:1", "rx-row:0"]


def test_rx22_a_token_placed_by_a_card_counts_from_there_on_down() -> None:
    """Below the icon in progress it is resolved in this turn, above it not before the next one."""
    for action, resolved in (("crowd-control", ["flip", "raxxon", "flip"]), ("strike", ["flip", "raxxon"])):
        t = table(THOMAS, BRIAN, MERYL).crowd("innocent? familiar? family?").pile("uncontained", "carrier")
        t.tokens(0, quarantine=1)
        t.raxxon_top("rx-card-breakout").start()
        t.choose("rx-resolve", icon="flip").pick(0, 0).choose("rx-resolve", icon="raxxon")
        t.choose("rx-choose", choice=2).choose("rx-free-space", action=action)
        while t.options("rx-resolve"):
            t.choose("rx-resolve")
            t.pick(0, 1)
        assert [e.facts["icon"] for e in t.events("rx-consequence")] == resolved


def test_stopping_in_the_middle_of_a_consequence_counts_as_passing() -> None:
    t = table().crowd("innocent? familiar?").tokens(0, quarantine=1).start()
    t.choose("rx-resolve", icon="flip").pick(0, 0).choose("rx-pass")
    assert (t.state.sheets[0].passes, t.state.active) == (1, 1)
    assert not t.events("rx-untriggered") + t.events("rx-triggered")


# -- 3: icons ------------------------------------------------------------------------------------------------


def test_rx12_several_cards_are_turned_one_after_another_each_with_its_count() -> None:
    """The first of two volatile cards has no effect, the second one has: whichever is chosen first."""
    for first, second in ((0, 2), (2, 0)):
        t = table().crowd("volatile? family volatile?").raxxon_top("rx-card-separated").resolve("raxxon")
        t.choose("rx-choose", choice=1).pick(0, first)
        assert [e.facts["n"] for e in t.events("rx-flipped")] == ([1, 2] if not t.options("rx-pick") else [1])
        if t.options("rx-pick"):
            t.pick(0, second)
        assert len(t.events("rx-infected")) == 1


def test_rx12_the_end_of_the_day_leaves_the_others_face_down() -> None:
    t = table().crowd("carrier carrier carrier", "carrier? family innocent?").raxxon_top("rx-card-separated")
    t.crowd("hostile hostile hostile", top=3).resolve("raxxon").choose("rx-choose", choice=1)
    # A fourth carrier is not a third one: nothing ends.
    t.pick(1, 0)
    assert t.state.day == 1
    t = table().crowd("carrier carrier .", "carrier? family innocent?").raxxon_top("rx-card-separated")
    t.resolve("raxxon").choose("rx-choose", choice=1).pick(1, 0)
    assert t.state.day == 2
    assert [e.facts["group"] for e in t.events("rx-flipped")] == ["carrier"]


def test_rx15_the_end_of_the_day_drops_other_deaths() -> None:
    """A celebrity dies first, the flip ends the day; the susceptible card beside infects nobody any more."""
    t = table().crowd("celebrity susceptible", ". .", "carrier carrier").draw_top("carrier").start()
    t.choose("rx-act", action="strike").pick(0, 0).pick(0, 1)
    celebrity = next(card for card in t.pile_ids("discard") if "celebrity" in card)
    t.choose("rx-next", card=celebrity)
    t.game.answer(0, t.options("rx-place")[0])
    assert t.state.day == 2
    infected = [e.kind for e in t.events()]
    assert "rx-infected" not in infected[: infected.index("rx-evening")]


def test_rx15_the_end_of_the_game_drops_everything() -> None:
    t = table().crowd("susceptible susceptible").supply(0).start()
    t.choose("rx-act", action="strike").pick(0, 0).pick(0, 1)
    assert t.state.outcome == "overrun"
    assert not t.game.decisions
    assert len(t.events("rx-on-kill")) == 1


def test_a_killed_card_comes_back_with_the_next_shuffle() -> None:
    t = table().crowd("hostile innocent?").start().choose("rx-act", action="strike").pick(0, 0).done()
    (dead,) = t.state.discard
    t.choose("rx-pass").choose("rx-pass")
    assert dead in t.state.draw + [card.card for card in t.state.crowd]
    assert not t.state.removed


def test_a_swap_is_no_flip() -> None:
    t = table().crowd("volatile volatile hostile?").start().choose("rx-act", action="crowd-control")
    t.pick(0, 0).pick(0, 2)
    answer_all(t, greedy=False)
    assert not t.events("rx-on-flip") + t.events("rx-infected")


# -- 5: Raxxon cards -----------------------------------------------------------------------------------------


def test_rx19_an_empty_pile_is_made_of_the_untriggered_cards() -> None:
    t = table().crowd("innocent? innocent?").raxxon(untriggered=QUIET)
    t.state.rx_triggered, t.state.rx_draw = t.state.rx_draw, []
    t.state.rx_triggered.remove("rx-card-herd")
    t.state.rx_untriggered = ["rx-card-herd"]
    t.state.rx_triggered += QUIET
    t.resolve("raxxon")
    assert [e.kind for e in t.events()] == ["rx-deck-shuffled", "rx-untriggered"]
    assert (t.state.rx_draw, t.state.rx_untriggered) == ([], ["rx-card-herd"])


def test_rx19_without_any_card_nothing_happens() -> None:
    t = table().crowd("innocent? innocent?")
    t.state.rx_triggered, t.state.rx_draw = t.state.rx_draw, []
    t.resolve("raxxon")
    assert [e.kind for e in t.events()] == ["rx-no-card"]
    assert t.options("rx-investigate")


def nested() -> Table:
    """An innocent dies by a Raxxon card, which draws another one that asks."""
    t = table(THOMAS, GABRIEL).crowd("innocent susceptible").script(pick=[0])
    t.raxxon_top("rx-card-house-fire", "rx-card-susceptibility").resolve("raxxon")
    return t.choose("rx-choose", choice=2)


def test_a_card_drawn_during_another_one_is_resolved_first() -> None:
    t = nested()
    assert t.view().raxxon.resolving == ("rx-card-house-fire", "rx-card-susceptibility")
    assert not t.state.rx_triggered + t.state.rx_untriggered
    t.choose("rx-choose", choice=2)
    assert (t.state.rx_untriggered, t.state.rx_triggered) == (["rx-card-susceptibility"], ["rx-card-house-fire"])
    check(t.game)


def test_rx20_if_no_option_has_a_target_any_may_be_chosen() -> None:
    """Nobody is in the city and there is no Raxxon card to look at: Front Page does as much as possible."""
    t = table(MERYL, GABRIEL).raxxon_top("rx-card-house-fire").resolve("raxxon")
    assert [o.id for o in t.options()] == ["rx-choose:1"]
    t = table().raxxon_top("rx-card-raxxons-blackout").resolve("raxxon")
    assert t.state.power == 1


def test_rx21_all_cards_in_progress_go_to_their_piles_when_the_day_ends() -> None:
    """Separated turns up a second carrier, the card drawn for it ends the day: both cards are in their piles."""
    t = table().crowd("carrier family carrier?", "innocent? innocent? innocent?").set(power=5)
    t.raxxon_top("rx-card-separated", "rx-card-martial-law").resolve("raxxon").choose("rx-choose", choice=1)
    t.pick(0, 2).choose("rx-choose", choice=1)
    assert t.state.day == 2
    assert t.state.rx_triggered == ["rx-card-martial-law", "rx-card-separated"]
    check(t.game)


# -- 6 and 7: evening and the end ----------------------------------------------------------------------------


@pytest.mark.parametrize("infected", range(7))
def test_the_evening_infects_once_for_each_infected_card_at_most_four_times(infected: int) -> None:
    t = (
        table()
        .crowd("innocent? " + "chaotic? " * min(infected, 3))
        .pile("uncontained", *["carrier"] * (infected - 3))
    )
    before = len(t.state.supply)
    t.start(at="evening")
    assert before - len(t.state.supply) == min(4, infected)
    assert len(t.state.draw) + len(t.state.crowd) == 45 + min(4, infected)


def test_the_city_can_be_overrun_in_the_evening() -> None:
    t = table().crowd("chaotic? chaotic?").supply(1).start(at="evening")
    assert t.state.outcome == "overrun"
    t = table().crowd("chaotic? chaotic?").supply(2).start(at="evening")
    assert not t.game.over


def test_the_quarantine_holds_a_card_for_one_evening() -> None:
    """Contained today, uncontained tomorrow, loose the day after; contained again, it does not count."""
    t = table().crowd("innocent?").pile("contained", "carrier").start(at="evening")
    assert not t.events("rx-infected")
    assert t.groups("uncontained") == ["carrier"]
    t.choose("rx-act", action="quarantine")
    assert (t.groups("uncontained"), t.groups("contained")) == ([], ["carrier"])


def win(t: Table) -> Table:
    """All healthy cards but those of the crowd are evacuated."""
    t.state.evac = [card for card in t.state.draw if t.game.people[card].healthy]
    t.state.draw = [card for card in t.state.draw if not t.game.people[card].healthy]
    return t


@pytest.mark.parametrize("difficulty", ["intro", "regular", "hard", "expert"])
def test_the_game_is_won_at_every_difficulty(difficulty: str) -> None:
    t = win(table(difficulty=difficulty).crowd("hostile hostile?")).start()
    assert t.view().evacuated == t.view().goal - 2
    t.choose("rx-act", action="evacuate")
    assert not t.game.over
    t.choose("rx-investigate")
    answer_all(t, greedy=True)
    while t.options("rx-resolve"):
        t.choose("rx-resolve")
    t.choose("rx-act", action="evacuate").choose("rx-row", row=0)
    assert (t.state.outcome, t.view().won) == ("won", True)
    assert t.events("rx-game-over")[0].facts["goal"] == (20 if difficulty == "intro" else 30)


def test_a_raxxon_card_can_win_the_game_before_its_power_rises() -> None:
    """The first event decides (RX-24)."""
    t = win(table().crowd("familiar carrier")).raxxon_top("rx-card-old-friend").resolve("raxxon")
    t.choose("rx-choose", choice=1)
    assert t.state.outcome == "won"
    assert not t.state.sheets[0].must_pass


def test_a_hostile_card_that_returns_has_to_be_evacuated_again() -> None:
    t = win(table().crowd("carrier innocent?")).resolve("hostile-return")
    assert t.view().evacuated == t.view().goal - 2


def test_rx25_the_last_healthy_card_leaving_the_game_wins_it() -> None:
    t = win(table().crowd("innocent carrier"))
    t.carry_out({"op": "move", "source": "crowd", "to": "removed", "where": {"face": "up", "health": "healthy"}})
    assert (t.state.outcome, t.game.goal()) == ("won", 29)


# -- 8: alone ------------------------------------------------------------------------------------------------


def test_alone_the_end_of_day_icon_needs_no_second_pass() -> None:
    t = table(THOMAS).crowd("carrier carrier carrier?").start().choose("rx-investigate")
    assert (t.state.day, t.state.sheets[0].passes) == (2, 0)


def test_alone_the_first_pass_leaves_the_crowd_as_it_is() -> None:
    t = table(GABRIEL).crowd("innocent? hostile").tokens(0, strike=2, crowd_control=1)
    t.at(0, 0).tokens = 2
    t.start().choose("rx-pass")
    assert t.picture() == ["innocent? hostile"]
    assert t.at(0, 0).tokens == 2
    assert not any(t.state.sheets[0].tokens)
    assert not t.events("rx-infected")


def test_alone_a_forced_pass_waits_for_the_next_turn() -> None:
    """RX-32: somebody familiar dies, the player passes: the forced pass of the next turn is the second one."""
    t = table(THOMAS).crowd("familiar hostile").start().choose("rx-act", action="strike").pick(0, 0).done()
    assert [(e.facts["forced"]) for e in t.events("rx-passed")] == [True]
    assert (t.state.day, t.state.sheets[0].passes) == (1, 1)
    t = table(THOMAS).crowd("familiar hostile").raxxon_top("rx-card-old-friend").resolve("raxxon")
    t.choose("rx-choose", choice=1).choose("rx-pass")
    assert [(e.facts["forced"]) for e in t.events("rx-passed")] == [False, True]
    assert t.state.day == 2


def test_rx32_two_dead_friends_are_one_forced_pass() -> None:
    t = table().crowd("familiar familiar", "hostile? hostile?").start()
    t.choose("rx-act", action="strike").pick(0, 0).pick(0, 1).done()
    assert len(t.events("rx-on-kill")) == 2
    t.choose("rx-pass")
    assert [e.facts["seat"] for e in t.events("rx-passed")] == [1, 0]


def test_rx30_alone_the_character_is_chosen_before_the_crowd_is_dealt() -> None:
    game = new_game(Setup(players=1), 3)
    assert game.decisions[0].kind == "rx-character"
    assert not game.state.crowd
    game.answer(0, game.options(0)[0])
    assert len(game.state.crowd) == 9


def test_alone_the_character_of_the_day_counts_for_cards() -> None:
    t = table(KD).crowd("hostile carrier").raxxon_top("rx-card-campaign-promise").resolve("raxxon")
    assert t.state.rx_untriggered == ["rx-card-campaign-promise"]
    t = table(BRIAN).crowd("hostile carrier").raxxon_top("rx-card-campaign-promise").resolve("raxxon")
    assert t.options("rx-choose")


def test_alone_kd_may_decline_and_the_others_have_no_such_gift() -> None:
    t = table(KD).crowd("innocent? innocent?").tokens(0, strike=1).resolve()
    t.choose("rx-act", action="special").choose("rx-no")
    assert (t.token_count(0, "strike"), t.token_count(0, "special")) == (1, 1)
    t = table(THOMAS).crowd("hostile carrier").raxxon_top("rx-card-looters").start()
    t.choose("rx-act", action="crowd-control")
    answer_all(t, greedy=True)
    assert t.state.rx_untriggered == ["rx-card-looters"]


# -- every ruling has a test ---------------------------------------------------------------------------------


def test_every_ruling_is_cited_by_a_test() -> None:
    rulings = listed("RX")
    assert len(rulings) >= 25
    assert rulings - cited(HERE, "RX") == set()
    used = mentioned(HERE, "RX") | mentioned(ROOT / "src/overwinter", "RX")
    assert used - rulings == set()
