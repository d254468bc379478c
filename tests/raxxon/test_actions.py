"""Every action of every character."""

from __future__ import annotations

import pytest

from overwinter.raxxon.testing import Table

from .tools import BRIAN, GABRIEL, KD, MERYL, THOMAS, VIVIAN, table


def act(character: str, action: str, *rows: str) -> Table:
    other = THOMAS if character != THOMAS else BRIAN
    return (
        table(character, other)
        .crowd(*rows)
        .raxxon_top("rx-card-company-loyalty")
        .start()
        .choose("rx-act", action=action)
    )


@pytest.mark.parametrize("character", [BRIAN, THOMAS, MERYL, KD, VIVIAN])
def test_evacuation_takes_a_whole_line_of_face_up_healthy_cards(character: str) -> None:
    t = table(character, GABRIEL).crowd("hostile innocent . family", "carrier hostile? hostile .").start()
    t.choose("rx-act", action="evacuate")
    assert sorted(o.id for o in t.options()) == ["rx-column:2", "rx-column:3", "rx-row:0"]
    t.choose("rx-row", row=0)
    assert t.groups("evac") == ["hostile", "innocent", "family"]
    assert len(t.state.crowd) == 3


def test_evacuation_needs_a_line_without_face_down_or_infected_cards() -> None:
    t = table(BRIAN, THOMAS).crowd("hostile hostile?", "carrier innocent?").start()
    t.refuses("rx-act", action="evacuate")


def test_gabriel_evacuates_a_card_and_its_healthy_neighbours() -> None:
    t = act(GABRIEL, "evacuate", "hostile innocent carrier", "family? familiar hostile", ". celebrity .")
    t.pick(1, 1)
    assert sorted(t.groups("evac")) == ["celebrity", "familiar", "hostile", "innocent"]
    assert t.picture() == ["hostile . carrier", "family? . ."]


def test_brian_strikes_any_line() -> None:
    t = act(BRIAN, "strike", "hostile carrier?", "volatile hostile")
    assert len(t.options()) == 4
    t.choose("rx-column", col=0)
    assert sorted(t.groups("discard")) == ["hostile", "volatile"]


@pytest.mark.parametrize("character", [MERYL, GABRIEL, KD])
def test_a_conflicted_strike_spares_lines_with_face_up_healthy_cards(character: str) -> None:
    t = act(character, "strike", "hostile carrier", "volatile innocent?", "chaotic familiar?")
    assert sorted(o.id for o in t.options()) == ["rx-column:1", "rx-row:1", "rx-row:2"]
    t.choose("rx-row", row=1)
    assert sorted(t.groups("discard"))[-1] == "volatile"


def test_thomas_strikes_one_card_and_any_neighbours() -> None:
    t = act(THOMAS, "strike", "hostile carrier? hostile", "volatile hostile hostile")
    t.pick(0, 1)
    assert sorted(o.id for o in t.options()) == ["rx-done", "rx-pick:0:0", "rx-pick:0:2", "rx-pick:1:1"]
    t.pick(0, 0).pick(1, 1).done()
    assert sorted(t.groups("discard")) == ["carrier", "hostile", "hostile"]


def test_vivian_strikes_face_up_cards_only() -> None:
    t = act(VIVIAN, "strike", "hostile carrier? hostile", "volatile hostile hostile")
    t.refuses("rx-pick", row=0, col=1)
    t.pick(1, 1)
    assert sorted(o.id for o in t.options()) == ["rx-done", "rx-pick:1:0", "rx-pick:1:2"]
    t.done()
    assert t.groups("discard") == ["hostile"]


@pytest.mark.parametrize("character", [BRIAN, THOMAS, MERYL, GABRIEL, KD, VIVIAN])
def test_quarantine_takes_up_to_two_face_up_infected_cards_from_crowd_and_uncontained(character: str) -> None:
    """RX-26: one at least, so that there is no "done" before the first."""
    t = table(character, BRIAN if character != BRIAN else THOMAS).crowd("carrier chaotic? hostile", "volatile . .")
    t.pile("uncontained", "chaotic").raxxon_top("rx-card-company-loyalty").start()
    t.choose("rx-act", action="quarantine")
    assert sorted(o.id for o in t.options()) == [
        "rx-pick:0:0",
        "rx-pick:1:0",
        "rx-take:uncontained:rx-pop-chaotic-unknown",
    ]
    t.pick(0, 0).choose("rx-take").choose("rx-no")
    assert sorted(t.groups("contained")) == ["carrier", "chaotic"]
    assert not t.state.uncontained
    assert not t.events("rx-triggered") + t.events("rx-untriggered")


def test_quarantine_may_take_one_card_only() -> None:
    t = act(BRIAN, "quarantine", "carrier volatile").pick(0, 0).done()
    assert t.groups("contained") == ["carrier"]


def test_rx27_the_optional_part_costs_a_raxxon_card_after_the_action() -> None:
    t = table(BRIAN, THOMAS).crowd("carrier volatile chaotic", "hostile hostile hostile")
    t.raxxon_top("rx-card-patient-interviews").start().choose("rx-act", action="quarantine")
    t.pick(0, 0).pick(0, 1).choose("rx-yes")
    assert len(t.state.contained) == 3
    # The carrier that would trigger it is gone already.
    assert t.state.rx_untriggered == ["rx-card-patient-interviews"]


def test_rx27_the_optional_part_is_not_offered_without_a_target() -> None:
    t = act(BRIAN, "quarantine", "carrier volatile", "hostile hostile").pick(0, 0).pick(0, 1)
    assert t.state.active == 1


def test_crowd_control_swaps_any_two_cards_as_they_lie() -> None:
    t = act(THOMAS, "crowd-control", "hostile carrier?", "volatile .")
    t.pick(0, 0).pick(0, 1).choose("rx-no")
    assert t.picture() == ["carrier? hostile", "volatile ."]


def test_rx13_a_swapped_roadblock_takes_its_tokens_along() -> None:
    t = table().crowd("hostile carrier?")
    t.at(0, 0).tokens = 2
    t.start().choose("rx-act", action="crowd-control").pick(0, 0)
    assert t.at(0, 1).tokens == 2


def test_brian_may_turn_a_whole_group_down() -> None:
    t = act(BRIAN, "crowd-control", "hostile hostile carrier").pick(0, 0).pick(0, 1)
    assert sorted(o.id for o in t.options()) == ["rx-done", "rx-group:carrier", "rx-group:hostile"]
    t.choose("rx-group", group="hostile")
    assert t.picture() == ["hostile! hostile! carrier"]
    t = act(BRIAN, "crowd-control", "hostile hostile carrier").pick(0, 0).pick(0, 1).done()
    assert t.picture() == ["hostile hostile carrier"]


@pytest.mark.parametrize("character", [THOMAS, GABRIEL])
def test_aggressive_crowd_control_turns_one_card_down_for_a_raxxon_card(character: str) -> None:
    t = act(character, "crowd-control", "hostile carrier").pick(0, 0).choose("rx-yes").pick(0, 0)
    assert t.picture() == ["carrier! hostile"]
    assert t.state.rx_untriggered == ["rx-card-company-loyalty"]


def test_meryl_may_turn_a_healthy_card_down() -> None:
    t = act(MERYL, "crowd-control", "hostile carrier innocent").pick(0, 0).pick(0, 1)
    assert sorted(o.id for o in t.options()) == ["rx-done", "rx-pick:0:1", "rx-pick:0:2"]
    t.pick(0, 2)
    assert t.picture() == ["carrier hostile innocent!"]


def test_kd_may_turn_an_infected_card_down() -> None:
    t = act(KD, "crowd-control", "hostile carrier innocent").pick(0, 0).pick(0, 1)
    assert sorted(o.id for o in t.options()) == ["rx-done", "rx-pick:0:0"]
    t.done()
    assert t.picture() == ["carrier hostile innocent"]


def test_vivian_turns_up_to_two_cards_down_for_a_raxxon_card() -> None:
    t = table(VIVIAN, BRIAN).crowd("hostile carrier innocent").raxxon_top("rx-card-direct-orders").start()
    t.choose("rx-act", action="crowd-control").pick(0, 0).pick(0, 1).choose("rx-yes").pick(0, 0).pick(0, 1)
    assert t.picture() == ["carrier! hostile! innocent"]
    assert t.state.rx_untriggered == ["rx-card-direct-orders"]


def test_rx16_a_card_turned_down_stays_known_to_all() -> None:
    t = act(KD, "crowd-control", "hostile carrier innocent").pick(0, 0).pick(0, 1).pick(0, 0)
    seen = [card for card in t.view(1).crowd.cards if card.col == 0]
    assert (seen[0].up, seen[0].card, seen[0].health) == (False, "rx-pop-carrier-mia-darzi", "infected")


# -- special actions ---------------------------------------------------------------------------------


def test_door_to_door_orders_the_top_three_cards() -> None:
    t = table(BRIAN, THOMAS).crowd("hostile?").draw_top("carrier", "innocent", "family").start()
    t.choose("rx-act", action="special")
    t.choose("rx-next", card="rx-pop-family-okafor-family").choose("rx-next", card="rx-pop-carrier-mia-darzi")
    assert t.groups("draw")[:3] == ["family", "carrier", "innocent"]
    assert t.view(1).piles.draw_top[0] == "rx-pop-family-okafor-family"


def test_rx28_door_to_door_with_fewer_cards_does_not_reshuffle() -> None:
    t = table(BRIAN, THOMAS).crowd("hostile?").pile("discard", "carrier").empty("draw")
    t.state.draw = [t.state.removed.pop()]
    t.start().choose("rx-act", action="special")
    assert len(t.state.discard) == 1
    assert t.state.active == 1
    t = table(BRIAN, THOMAS).crowd("hostile?").pile("discard", "carrier").empty("draw").start()
    t.refuses("rx-act", action="special")


def test_curfew_puts_a_line_on_top_of_the_draw_pile() -> None:
    t = act(THOMAS, "special", "hostile carrier? innocent", "volatile hostile hostile").choose("rx-row", row=0)
    assert sorted(t.groups("draw")[:3]) == ["carrier", "hostile", "innocent"]
    assert len(t.state.crowd) == 3


def test_rx17_after_a_curfew_all_know_which_cards_are_on_top_but_not_in_which_order() -> None:
    t = act(THOMAS, "special", "hostile carrier? innocent", "volatile hostile hostile").choose("rx-row", row=0)
    (pool,) = t.view(0).pools
    assert pool.places == 3
    assert pool.cards == ("rx-pop-hostile-lily-mae", "rx-pop-innocent-john-price")
    assert t.view(0).piles.draw_top == (None, None, None)


def test_a_curfew_of_one_known_card_leaves_it_known() -> None:
    t = act(THOMAS, "special", "hostile .", ". innocent").choose("rx-row", row=0)
    assert t.view(0).piles.draw_top == ("rx-pop-hostile-lily-mae",)


def test_an_interview_goes_on_as_long_as_people_are_harmless() -> None:
    t = act(MERYL, "special", "innocent? familiar? carrier?", "hostile . .").pick(0, 0)
    assert t.picture()[0] == "innocent familiar? carrier?"
    t.pick(0, 1)
    t.pick(0, 2)
    assert t.picture()[0] == "innocent familiar carrier!"
    assert t.state.active == 1


def test_an_interview_may_stop_and_leaves_hostile_cards_face_down() -> None:
    t = act(MERYL, "special", "innocent? familiar? carrier?").pick(0, 0).done()
    assert t.picture() == ["innocent familiar? carrier?"]
    t = act(MERYL, "special", "hostile? familiar? carrier?").pick(0, 0)
    assert t.picture() == ["hostile! familiar? carrier?"]


def test_rx10_an_interview_is_not_a_flip() -> None:
    t = act(MERYL, "special", "innocent? familiar? carrier?").pick(0, 0)
    assert not t.events("rx-flipped")


def test_rx02_what_one_player_looks_at_all_see() -> None:
    t = act(MERYL, "special", "hostile? familiar? carrier?").pick(0, 0)
    for seat in (0, 1, None):
        assert t.view(seat).crowd.cards[0].card == "rx-pop-hostile-lily-mae"


def test_a_roadblock_holds_three_times() -> None:
    t = act(GABRIEL, "special", "hostile? familiar?").pick(0, 0)
    assert t.at(0, 0).tokens == 3


def test_raxxon_funding_takes_tokens_off_another_sheet() -> None:
    t = table(KD, BRIAN, THOMAS).crowd("hostile? familiar?").tokens(1, strike=2, special=1).tokens(2, strike=1)
    t.start().choose("rx-act", action="special").choose("rx-player", player=1)
    t.choose("rx-token", action="strike", space=0).choose("rx-token", action="special")
    assert (t.token_count(1, "strike"), t.token_count(1, "special")) == (1, 0)


def test_raxxon_funding_needs_another_player_with_a_token() -> None:
    t = table(KD, BRIAN).crowd("hostile? familiar?").tokens(0, strike=1).resolve()
    t.refuses("rx-act", action="special")


def test_raxxon_funding_frees_an_own_token_for_a_raxxon_card_but_not_the_new_one() -> None:
    t = table(KD, BRIAN).crowd("hostile? familiar?").tokens(1, strike=1).tokens(0, strike=1)
    t.raxxon_top("rx-card-looters").resolve().choose("rx-act", action="special").choose("rx-token", seat=1)
    t.choose("rx-yes")
    assert [o.id for o in t.options()] == ["rx-token:0:strike:0", "rx-done"]
    t.choose("rx-token", seat=0)
    assert t.state.rx_untriggered == ["rx-card-looters"]


def test_a_briefing_orders_the_top_two_raxxon_cards() -> None:
    t = table(VIVIAN, BRIAN).crowd("hostile?").raxxon_top("rx-card-looters", "rx-card-herd").start()
    t.choose("rx-act", action="special").choose("rx-next", card="rx-card-herd").choose("rx-no")
    assert t.state.rx_draw[:2] == ["rx-card-herd", "rx-card-looters"]
    assert t.view(0).raxxon.known == ("rx-card-herd", "rx-card-looters")


def test_a_briefing_buries_a_card_for_a_raxxon_card() -> None:
    t = table(VIVIAN, BRIAN).crowd("hostile?").raxxon_top("rx-card-looters", "rx-card-herd").start()
    t.choose("rx-act", action="special").choose("rx-next", card="rx-card-herd").choose("rx-yes")
    t.choose("rx-next", card="rx-card-herd")
    assert t.state.rx_untriggered == ["rx-card-herd", "rx-card-looters"]


def test_rx33_grounded_forbids_evacuation_actions_only() -> None:
    t = table(BRIAN, THOMAS).crowd("hostile innocent").set(no_evacuate=True).start()
    t.refuses("rx-act", action="evacuate")
    assert t.options("rx-act", action="strike")
    t = table(BRIAN, THOMAS).crowd("familiar innocent").set(no_evacuate=True).raxxon_top("rx-card-old-friend")
    t.resolve("raxxon").choose("rx-choose", choice=1)
    assert t.groups("evac") == ["familiar"]


def test_rx28_an_empty_raxxon_pile_is_not_made_anew_to_be_looked_at() -> None:
    t = table(VIVIAN, BRIAN).crowd("hostile carrier")
    t.state.rx_untriggered, t.state.rx_draw = t.state.rx_draw, []
    t.start().refuses("rx-act", action="special")


def test_rx28_one_raxxon_card_can_be_looked_at_and_buried() -> None:
    t = table(VIVIAN, BRIAN).crowd("hostile carrier")
    t.state.rx_triggered, t.state.rx_draw = t.state.rx_draw[1:], t.state.rx_draw[:1]
    (card,) = t.state.rx_draw
    t.start().choose("rx-act", action="special").choose("rx-yes")
    # The card that the optional part costs is the one just buried.
    assert [e.facts["card"] for e in t.events("rx-buried")] == [card]
    assert t.events("rx-deck-shuffled")


def test_rx29_a_crowd_control_needs_two_cards() -> None:
    assert not table(KD, BRIAN).crowd("carrier").start().options("rx-act", action="crowd-control")
    t = table(KD, BRIAN).crowd("hostile? hostile?").start().choose("rx-act", action="crowd-control").pick(0, 0)
    assert len(t.events("rx-swapped")) == 1
    assert t.state.active == 1
