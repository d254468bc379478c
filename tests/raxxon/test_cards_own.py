"""Raxxon cards with a behaviour of their own."""

from __future__ import annotations

import pytest

from overwinter.raxxon.testing import Table

from .tools import BRIAN, CONTENT, GABRIEL, KD, MERYL, QUIET, THOMAS, VIVIAN, answer_all, number, ops, position

RAXXONS = [card for card in CONTENT.cards if card.startswith("rx-card-raxxons-")]


def drawn(card: str, *rows: str, characters: tuple[str, str] = (THOMAS, BRIAN)) -> Table:
    """A table about to resolve ``raxxon`` with this card on top; nothing that follows is triggered."""
    t = Table(2, characters=characters).crowd(*rows)
    return t.raxxon_top(card, *[name for name in QUIET if name != card])


def chosen(t: Table, choice: int) -> Table:
    """The card is drawn, and the option chosen."""
    return t.resolve("raxxon").choose("rx-choose", choice=choice)


def test_susceptibility_kills_with_the_effect_of_the_death() -> None:
    """The one card of which the print is known: somebody dies, or power rises; untriggered both."""
    t = chosen(drawn("rx-card-susceptibility", "susceptible susceptible hostile"), 1)
    t.pick(0, 1)
    assert t.picture() == ["susceptible . hostile"]
    assert (len(t.events("rx-infected")), t.state.power) == (1, 0)
    assert t.state.rx_untriggered == ["rx-card-susceptibility"]
    t = chosen(drawn("rx-card-susceptibility", "susceptible susceptible hostile"), 2)
    assert (len(t.state.crowd), t.state.power) == (3, 1)
    assert t.state.rx_untriggered == ["rx-card-susceptibility"]


def test_susceptible_cards_that_lie_face_down_do_not_trigger_it() -> None:
    t = drawn("rx-card-susceptibility", "susceptible? susceptible! hostile").resolve("raxxon")
    assert t.state.rx_untriggered == ["rx-card-susceptibility"]


def test_separated_flips_the_neighbours_one_by_one_with_their_effects() -> None:
    """RX-12: active player's order, each with its exact count; cards further away stay as they are."""
    t = drawn("rx-card-separated", "volatile? family volatile?", "innocent? hostile? carrier?")
    chosen(t, 1).pick(0, 2)
    assert not t.events("rx-infected")
    t.pick(0, 0)
    assert len(t.events("rx-infected")) == 1
    assert t.picture() == ["volatile family volatile", "innocent? hostile carrier?"]


def test_separated_asks_which_family() -> None:
    t = chosen(drawn("rx-card-separated", "family innocent?", ". .", "innocent? family"), 1)
    t.pick(2, 1)
    assert t.picture() == ["family innocent?", ". .", "innocent family"]


def test_spokesperson_part_2_follows_part_1_in_the_triggered_pile_only() -> None:
    t = drawn("rx-card-spokesperson-2", "hostile").raxxon(untriggered=["rx-card-spokesperson"]).resolve("raxxon")
    assert "rx-card-spokesperson-2" in t.state.rx_untriggered


def test_an_eyewitness_is_one_of_the_two_cards_swapped() -> None:
    t = chosen(drawn("rx-card-eyewitness", "innocent hostile? carrier", "volatile? . innocent"), 1)
    assert sorted(o.id for o in t.options()) == ["rx-pick:0:0", "rx-pick:1:2"]
    t.pick(0, 0).pick(1, 0).pick(0, 0)
    assert t.picture() == ["volatile hostile? carrier", "innocent . innocent"]


def test_an_eyewitness_who_is_alone_cannot_be_listened_to() -> None:
    """RX-20: the option that has no target is not on offer while another one can be taken."""
    t = drawn("rx-card-eyewitness", "innocent").resolve("raxxon")
    assert [o.id for o in t.options()] == ["rx-choose:2"]


def test_an_outburst_hits_somebody_beside_a_volatile_card() -> None:
    t = chosen(
        drawn("rx-card-outburst", "volatile hostile hostile", "hostile . .", "hostile? volatile? hostile"), 1
    )
    assert sorted(o.id for o in t.options()) == ["rx-pick:0:1", "rx-pick:1:0"]
    t.pick(1, 0)
    assert t.groups("discard") == ["hostile"]


def test_an_outburst_with_nobody_near_has_another_effect() -> None:
    t = drawn("rx-card-outburst", "volatile hostile? hostile")
    (op,) = ops("rx-card-outburst", 1)
    (otherwise,) = CONTENT.programs[op.args["otherwise"]]
    answer_all(chosen(t, 1), greedy=True)
    assert not t.events("rx-killed")
    happened = {"infect": "rx-infected", "add": "rx-added", "power": "rx-power"}[otherwise.args["icon"]]
    assert len(t.events(happened)) == otherwise.args["n"]


def test_bite_marks_send_somebody_away_without_a_kill_effect() -> None:
    t = drawn("rx-card-bite-marks", "volatile susceptible").tokens(0, strike=1)
    chosen(t, 2).choose("rx-token", seat=0, action="strike")
    assert t.groups("discard") == ["susceptible"]
    assert not t.events("rx-on-kill") + t.events("rx-infected")
    assert t.token_count(0, "strike") == 0


def test_a_stampede_shuffles_a_line_face_down_in_its_places() -> None:
    """RX-17: all know which cards lie there, nobody knows where; roadblock tokens are gone."""
    t = drawn("rx-card-stampede", "chaotic hostile? innocent", ". family .")
    t.at(0, 0).tokens = 2
    chosen(t, 1)
    assert sorted(o.id for o in t.options()) == ["rx-column:1", "rx-row:0"]
    t.choose("rx-row", row=0)
    assert sorted((c.row, c.col) for c in t.state.crowd) == [(0, 0), (0, 1), (0, 2), (1, 1)]
    assert not any(card.up or card.tokens for card in t.state.crowd if card.row == 0)
    (pool,) = t.view(1).pools
    assert (pool.places, len(pool.cards)) == (3, 2)
    assert not t.events("rx-killed") + t.events("rx-on-flip")


def test_rx17_the_last_card_of_a_pool_is_what_is_left() -> None:
    t = chosen(drawn("rx-card-stampede", "chaotic innocent", "hostile ."), 1).choose("rx-row", row=0)
    assert [card.card for card in t.view().crowd.cards if card.row == 0] == [None, None]
    t.choose("rx-act", action="strike").pick(0, 0).done()
    answer_all(t, greedy=True)
    (dead,) = [card for card in t.pile_ids("discard") if "hostile" not in card]
    left = next(card for card in t.view().crowd.cards if (card.row, card.col) == (0, 1))
    assert {dead, left.card} == {"rx-pop-chaotic-unknown", "rx-pop-innocent-john-price"}
    assert not t.view().pools


def test_a_stampede_needs_a_line_of_two() -> None:
    t = drawn("rx-card-stampede", "chaotic .", ". hostile").resolve("raxxon")
    assert [o.id for o in t.options()] == ["rx-choose:2"]


def test_company_barriers_keep_cards_out_until_the_evening() -> None:
    t = chosen(drawn("rx-card-stampede", "chaotic hostile"), 2)
    n = number("rx-card-stampede", 2, "block-adds")
    assert t.state.block_adds == n
    t = drawn("rx-card-stampede", "chaotic hostile").resolve("raxxon", *["add"] * n)
    t.choose("rx-choose", choice=2)
    assert (len(t.state.crowd), t.state.block_adds) == (2, 0)
    t = chosen(drawn("rx-card-stampede", "chaotic hostile"), 2).choose("rx-pass").choose("rx-pass")
    assert (t.state.day, t.state.block_adds) == (2, 0)


def test_the_herd_dies_by_row_or_column_of_a_chaotic_card() -> None:
    t = chosen(drawn("rx-card-herd", "chaotic hostile hostile?", "hostile volatile .", "carrier . chaotic"), 1)
    assert sorted(o.id for o in t.options()) == ["rx-column:0", "rx-column:2", "rx-row:0", "rx-row:2"]
    t.choose("rx-column", col=2)
    assert sorted(t.groups("discard")) == ["chaotic", "hostile"]


def test_a_campaign_promise_costs_brian_a_token_whoever_draws_it() -> None:
    """RX-22, RX-31: a token without an action, on a space of Brian's choice."""
    t = chosen(drawn("rx-card-campaign-promise", "hostile carrier"), 1).pick(0, 0)
    asked = t.asked()
    assert asked is not None
    assert (asked.seat, asked.kind) == (1, "rx-free-space")
    t.choose("rx-free-space", action="crowd-control")
    assert (t.token_count(1, "crowd-control"), t.groups("evac")) == (1, ["hostile"])
    assert not t.events("rx-swapped")


def test_no_token_is_placed_on_a_sheet_without_a_free_space() -> None:
    t = drawn("rx-card-campaign-promise", "carrier")
    counts = {a.kind.replace("-", "_"): len(t.game.spaces(a)) for a in t.game.character(1).actions}
    chosen(t.tokens(1, **counts), 1)
    assert not t.events("rx-token-placed")
    assert t.state.rx_triggered == ["rx-card-campaign-promise"]


def test_direct_orders_kill_a_line_of_two_if_there_is_one() -> None:
    t = chosen(drawn("rx-card-direct-orders", "hostile carrier", "volatile .", ". hostile?"), 1)
    assert sorted(o.id for o in t.options()) == ["rx-column:0", "rx-column:1", "rx-row:0"]
    t = chosen(drawn("rx-card-direct-orders", "hostile .", ". carrier"), 1)
    assert len(t.options()) == 4


def test_direct_orders_refused_thomas_must_pass_or_a_card_is_added() -> None:
    """RX-32: whoever has passed already cannot be made to."""
    card = "rx-card-direct-orders"
    t = chosen(drawn(card, "hostile carrier", characters=(BRIAN, THOMAS)), 2)
    assert (t.state.sheets[1].must_pass, t.state.rx_untriggered) == (True, [card])
    t = drawn(card, "hostile carrier", characters=(BRIAN, THOMAS))
    t.state.sheets[1].passes = 1
    answer_all(chosen(t, 2), greedy=True)
    assert not t.state.sheets[1].must_pass
    assert len(t.state.crowd) == 3


def test_a_house_fire_saves_neighbours_only() -> None:
    t = drawn("rx-card-house-fire", "hostile innocent carrier", "hostile? . hostile", characters=(THOMAS, GABRIEL))
    chosen(t, 1).pick(0, 1)
    assert sorted(o.id for o in t.options()) == ["rx-done", "rx-pick:0:0"]
    t.pick(0, 0)
    assert sorted(t.groups("evac")) == ["hostile", "innocent"]
    assert [sheet.must_pass for sheet in t.state.sheets] == [False, True]


def test_a_house_fire_burns_a_random_card() -> None:
    rows = ("hostile carrier? hostile", "volatile? . hostile")
    for pick, group in enumerate(["hostile", "carrier", "hostile", "volatile", "hostile"]):
        t = drawn("rx-card-house-fire", *rows, characters=(THOMAS, GABRIEL)).script(pick=[pick])
        assert chosen(t, 2).groups("discard") == [group]


def test_rx31_kd_alone_decides_about_the_tokens_of_kd() -> None:
    card = "rx-card-conflict-of-interest"
    t = drawn(card, "hostile", characters=(THOMAS, KD)).tokens(1, strike=2, quarantine=1).tokens(0, strike=1)
    chosen(t, 2)
    asked = t.asked()
    assert asked is not None
    assert (asked.seat, asked.kind) == (1, "rx-token")
    t.refuses("rx-token", seat=0)


def test_loyalty_looks_at_the_raxxon_pile_and_all_see_it() -> None:
    """RX-02: the cards looked at are known to all."""
    t = drawn("rx-card-company-loyalty", "hostile", characters=(THOMAS, VIVIAN))
    n = number("rx-card-company-loyalty", 1, "look-raxxon")
    chosen(t, 1)
    last = t.state.rx_draw[n - 1]
    t.choose("rx-next", card=last)
    answer_all(t, greedy=True)
    for seat in (0, 1, None):
        assert len(t.view(seat).raxxon.known) == n
        assert t.view(seat).raxxon.known[0] == last


def test_a_breakout_adds_a_card_that_all_know_face_down() -> None:
    t = drawn("rx-card-breakout", "hostile hostile hostile", "hostile . hostile", "hostile hostile hostile")
    t.pile("uncontained", "carrier", "volatile")
    chosen(t, 1).choose("rx-take", card="rx-pop-volatile-unknown")
    assert t.picture()[1] == "hostile volatile! hostile"
    assert t.groups("uncontained") == ["carrier"]
    assert not t.events("rx-on-flip")


@pytest.mark.parametrize("stopped_by", ["roadblock", "barriers"])
def test_rx14_a_breakout_that_is_stopped_ends_in_the_discard_pile(stopped_by: str) -> None:
    t = drawn("rx-card-breakout", "hostile . hostile").pile("uncontained", "carrier")
    if stopped_by == "roadblock":
        t.at(0, 0).tokens = 1
    else:
        t.set(block_adds=1)
    before = len(t.state.draw)
    chosen(t, 1)
    assert (t.groups("discard"), len(t.state.crowd), len(t.state.draw)) == (["carrier"], 2, before)


def test_rx14_a_breakout_into_a_full_crowd_ends_in_the_discard_pile() -> None:
    t = drawn("rx-card-breakout").pile("uncontained", "volatile")
    for cell in range(36):
        t.game.lay(t.state.draw.pop(0), cell // 6, cell % 6)
    chosen(t, 1)
    assert (t.groups("discard"), t.state.uncontained, len(t.state.crowd)) == (["volatile"], [], 36)


def test_the_last_free_space_is_no_choice() -> None:
    t = drawn("rx-card-breakout", "hostile").pile("uncontained", "volatile")
    spaces = {a.kind.replace("-", "_"): len(t.game.spaces(a)) for a in t.game.character(0).actions}
    chosen(t.tokens(0, **(spaces | {"strike": spaces["strike"] - 1})), 2)
    assert t.token_count(0, "strike") == spaces["strike"]
    assert t.options("rx-investigate")


def test_second_thoughts_bring_back_one_hostile_card() -> None:
    t = drawn("rx-card-second-thoughts", "hostile").pile("evac", "innocent", "hostile", "hostile", "hostile")
    chosen(t, 1)
    assert t.groups("evac").count("hostile") == 3 - number("rx-card-second-thoughts", 1, "icon")


def test_grounded_holds_until_the_evening_for_all() -> None:
    n = CONTENT.cards["rx-card-grounded"].trigger[0].args["n"]
    t = drawn("rx-card-grounded", "innocent innocent").pile("evac", *["hostile"] * n)
    chosen(t, 1)
    t.refuses("rx-act", action="evacuate")
    t.choose("rx-pass")
    assert t.state.active == 1
    t.refuses("rx-act", action="evacuate")
    t.choose("rx-pass")
    assert not t.state.no_evacuate


def test_supply_drop_lets_each_player_choose_a_token_of_the_own_sheet() -> None:
    """RX-23: clockwise from the active player, those who have passed included; everybody may decline."""
    t = drawn("rx-card-supply-drop", "hostile carrier").set(power=6).tokens(0, strike=2).tokens(1, quarantine=2)
    t.state.sheets[1].passes = 1
    chosen(t, 1).done()
    asked = t.asked()
    assert asked is not None
    assert asked.seat == 1
    t.choose("rx-token", action="quarantine", space=1)
    assert (t.token_count(0, "strike"), t.token_count(1, "quarantine")) == (2, 1)
    assert t.state.sheets[1].tokens[3] == 0b01


def test_supply_drop_may_be_accepted_without_tokens() -> None:
    """RX-20: "may" is nothing compulsory."""
    t = drawn("rx-card-supply-drop", "hostile carrier").set(power=6).resolve("raxxon")
    assert len(t.options("rx-choose")) == 2
    t.choose("rx-choose", choice=1)
    assert t.options("rx-investigate")


def test_front_page_shows_no_more_cards_than_it_says() -> None:
    n = number("rx-card-front-page", 1, "look-raxxon")
    t = chosen(drawn("rx-card-front-page", "hostile carrier", characters=(THOMAS, MERYL)), 1)
    top = t.state.rx_draw[:n]
    t.choose("rx-next", card=top[0])
    asked = t.asked()
    assert asked is not None
    assert sorted(asked.about["cards"]) == sorted(top[1:])
    assert t.view().raxxon.known == tuple(top[1:])
    t.choose("rx-next", card=top[2])
    assert t.view().raxxon.known[:2] == (top[2], top[1])
    assert t.state.rx_untriggered == [top[0]]


def test_martial_law_goes_to_its_pile_before_the_day_ends() -> None:
    """RX-21."""
    t = drawn("rx-card-martial-law", "hostile carrier?").set(power=7)
    chosen(t, 1)
    assert (t.state.day, t.state.rx_triggered) == (2, ["rx-card-martial-law"])
    kinds = [event.kind for event in t.events()]
    assert kinds.index("rx-day-ends") < kinds.index("rx-evening")


def test_a_bottleneck_sends_face_down_cards_back_onto_the_pile() -> None:
    t = drawn("rx-card-bottleneck", *["hostile? carrier? hostile?"] * 2, *["hostile carrier? hostile?"] * 2)
    down = number("rx-card-bottleneck", 1, "to-draw-top")
    chosen(t, 1)
    t.refuses("rx-pick", row=2, col=0)
    top = [t.game.person(t.at(0, col)).id for col in range(down)]
    for col in range(down):
        t.pick(0, col)
    assert sorted(t.pile_ids("draw")[:down]) == sorted(top)
    (pool,) = t.view().pools
    assert (pool.places, pool.cards) == (down, ())
    assert not t.events("rx-on-kill")


def test_failing_fences_kill_face_down_cards_at_random() -> None:
    n = number("rx-card-failing-fences", 1, "kill")
    t = drawn("rx-card-failing-fences", "hostile carrier? hostile?", "volatile? carrier hostile?").supply(0)
    chosen(t.script(pick=[0] * n), 1)
    assert t.groups("discard") == ["carrier", "hostile", "volatile", "hostile"][:n]
    assert not t.events("rx-on-flip")
    t = drawn("rx-card-failing-fences", "hostile carrier?").supply(0)
    assert len(chosen(t, 1).state.discard) == 1


def test_failing_fences_can_lose_the_game() -> None:
    t = drawn("rx-card-failing-fences", "hostile hostile").supply(0).resolve("raxxon")
    # Nobody lies face-down: the first option has no target and is not on offer (RX-20).
    t.choose("rx-choose")
    assert t.state.outcome == "overrun"


def test_a_trial_may_take_cards_of_both_quarantines() -> None:
    t = drawn("rx-card-zomoxtrin-trial", "hostile").pile("uncontained", "carrier").pile("contained", "volatile")
    n = number("rx-card-zomoxtrin-trial", 1, "move")
    answer_all(chosen(t, 1), greedy=True)
    assert len(t.state.removed) == n
    assert t.game.goal() == 30


def test_a_trial_rejected_does_nothing() -> None:
    t = drawn("rx-card-zomoxtrin-trial", "hostile").pile("uncontained", "carrier")
    chosen(t, 2)
    assert t.groups("uncontained") == ["carrier"]
    assert t.state.rx_untriggered == ["rx-card-zomoxtrin-trial"]


def test_a_whistleblower_may_leave_all_cards_where_they_are() -> None:
    three = RAXXONS[:3]
    t = drawn("rx-card-whistleblower", "hostile carrier").raxxon(triggered=three)
    n = number("rx-card-whistleblower", 1, "look-raxxon")
    before = t.state.rx_draw[1 : n + 1]
    chosen(t, 1).done()
    for card in reversed(before[1:]):
        t.choose("rx-next", card=card)
    assert t.state.rx_draw[:n] == before[::-1]
    assert not t.events("rx-buried")
    assert t.state.sheets[0].must_pass


@pytest.mark.parametrize("card", RAXXONS)
def test_the_frame_of_raxxons_own_cards(card: str) -> None:
    """Always triggered, power rises by 1, the untriggered pile is shuffled in without the card itself."""
    t = position(card).raxxon(untriggered=["rx-card-looters", "rx-card-herd"]).resolve("raxxon")
    answer_all(t, greedy=False)
    assert (t.state.power, t.state.rx_triggered, t.state.rx_untriggered) == (1, [card], [])
    assert {"rx-card-looters", "rx-card-herd"} < set(t.state.rx_draw)
    assert t.state.rx_known == 0


@pytest.mark.parametrize("card", RAXXONS)
def test_raxxons_own_cards_in_an_empty_city(card: str) -> None:
    """RX-20: do as much as possible."""
    t = Table(2, characters=[THOMAS, BRIAN]).raxxon_top(card).resolve("raxxon")
    answer_all(t, greedy=True)
    assert (t.state.power, t.state.rx_triggered) == (1, [card])
