"""Set-up, days, turns, consequences, passing, evening, the end of the game, playing alone."""

from __future__ import annotations

import pytest

from overwinter.kernel.errors import SetupError
from overwinter.raxxon import Setup, new_game
from overwinter.raxxon.game import RaxxonGame

from .tools import BRIAN, GABRIEL, KD, MERYL, THOMAS, VIVIAN, table


def start(players: int = 2, difficulty: str = "regular", seed: int = 1) -> RaxxonGame:
    """A game on its first day: everybody takes the first character on offer."""
    game = new_game(Setup(players=players, difficulty=difficulty), seed)
    while game.decisions[0].kind == "rx-character":
        seat = game.decisions[0].seat
        game.answer(seat, game.options(seat)[0])
    return game


# -- set-up ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("difficulty", "draw", "supply", "goal"),
    [("intro", 29, 9, 20), ("regular", 45, 15, 30), ("hard", 48, 12, 30), ("expert", 51, 9, 30)],
)
def test_the_four_difficulties(difficulty: str, draw: int, supply: int, goal: int) -> None:
    game = new_game(Setup(players=2, difficulty=difficulty), 3)
    state = game.state
    assert (len(state.draw), len(state.supply), game.goal()) == (draw, supply, goal)
    assert all(not game.people[card].healthy for card in state.supply)
    assert sum(game.people[card].healthy for card in state.draw) == goal
    assert len(state.rx_draw) == 40
    assert state.power == 0


def test_rx01_intro_leaves_22_cards_in_the_box() -> None:
    game = new_game(Setup(players=2, difficulty="intro"), 3)
    groups = [game.people[card].group.id for card in game.state.removed]
    wanted = {"hostile": 5, "family": 3, "celebrity": 2, "chaotic": 4, "carrier": 4, "volatile": 4}
    assert {name: groups.count(name) for name in set(groups)} == wanted
    other = new_game(Setup(players=2, difficulty="intro"), 4)
    assert sorted(other.state.removed) == sorted(game.state.removed)


def test_rx03_players_choose_different_characters_from_the_first_player_on() -> None:
    game = new_game(Setup(players=3), 5)
    order = []
    while game.decisions[0].kind == "rx-character":
        seat = game.decisions[0].seat
        order.append(seat)
        taken = [sheet.character for sheet in game.state.sheets if sheet.character]
        offered = [option["character"] for option in game.options(seat)]
        assert not set(taken) & set(offered)
        assert len(offered) == 6 - len(taken)
        game.answer(seat, game.options(seat)[0])
    assert order == game.clockwise(game.state.first)


def test_the_first_player_is_drawn() -> None:
    assert {new_game(Setup(players=4), seed).state.first for seed in range(20)} == {0, 1, 2, 3}


def test_characters_may_be_agreed_before() -> None:
    game = new_game(Setup(players=2, characters=[VIVIAN, KD]), 1)
    assert [sheet.character for sheet in game.state.sheets] == [VIVIAN, KD]
    assert game.decisions[0].kind == "rx-turn"


@pytest.mark.parametrize(
    ("setup", "key"),
    [
        (Setup(players=0), "error-setup-players"),
        (Setup(players=5), "error-setup-players"),
        (Setup(difficulty="easy"), "error-setup-difficulty"),
        (Setup(characters=[BRIAN, "nobody"]), "error-setup-character"),
        (Setup(characters=[BRIAN, BRIAN]), "error-setup-characters"),
        (Setup(characters=[BRIAN]), "error-setup-characters"),
        (Setup(players=1, characters=[BRIAN]), "error-setup-solo-character"),
    ],
)
def test_impossible_setups_are_refused(setup: Setup, key: str) -> None:
    with pytest.raises(SetupError) as caught:
        new_game(setup)
    assert caught.value.key == key


# -- the crowd of a new day --------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "rows", "columns"), [(1, 3, 3), (2, 3, 3), (3, 3, 4), (4, 4, 4)])
def test_rx04_the_crowd_is_dealt_as_a_grid(players: int, rows: int, columns: int) -> None:
    crowd = start(players).state.crowd
    assert {(c.row, c.col) for c in crowd} == {(r, c) for r in range(rows) for c in range(columns)}
    assert not any(card.up or card.known for card in crowd)


def test_too_few_cards_fill_row_after_row() -> None:
    t = table().empty("draw").pile("draw")
    t.state.draw = [t.state.removed.pop() for _ in range(4)]
    t.start(at="morning")
    assert sorted((c.row, c.col) for c in t.state.crowd) == [(0, 0), (0, 1), (0, 2), (1, 0)]


# -- turns and consequences --------------------------------------------------------------------------


def test_without_tokens_nothing_happens_before_the_action() -> None:
    t = table().crowd("hostile? hostile?").start()
    asked = t.asked()
    assert asked is not None
    assert asked.kind == "rx-turn"


def test_consequences_go_down_the_sheet_and_tokens_stay() -> None:
    # Thomas: strike (add) stands above quarantine (flip, raxxon).
    t = table().crowd("innocent? familiar?").draw_top("carrier", "carrier").raxxon_top("rx-card-looters")
    t.tokens(0, quarantine=1, strike=2).start()
    icons = []
    while (asked := t.asked()) is not None and asked.kind != "rx-turn":
        if asked.kind == "rx-consequence":
            icons.append(asked.about["icon"])
            t.choose("rx-resolve", icon=asked.about["icon"])
        else:
            t.game.answer(asked.seat, t.options()[0])
    assert icons == ["add", "add", "flip", "raxxon"]
    assert (t.token_count(0, "strike"), t.token_count(0, "quarantine")) == (2, 1)


def test_one_may_stop_before_and_after_each_single_icon() -> None:
    for stop_after in range(3):
        t = table().crowd("innocent? familiar?").raxxon_top("rx-card-looters").tokens(0, quarantine=1, strike=1)
        t.start()
        resolved = 0
        while True:
            asked = t.asked()
            assert asked is not None
            if asked.kind != "rx-consequence":
                t.game.answer(asked.seat, t.options()[0])
            elif resolved == stop_after:
                break
            else:
                t.game.answer(asked.seat, t.options("rx-resolve")[0])
                resolved += 1
        t.choose("rx-pass")
        assert t.game.has_passed(0)
        assert t.state.active == 1


def test_passing_instead_of_acting_after_all_consequences() -> None:
    t = table().crowd("innocent? familiar?").tokens(0, strike=1).start()
    t.choose("rx-resolve")
    t.game.answer(0, t.options("rx-place")[0])
    t.choose("rx-pass")
    assert t.game.has_passed(0)


def test_a_new_token_has_no_consequence_in_the_same_turn() -> None:
    t = table().crowd("carrier hostile", "hostile? hostile?").start()
    t.choose("rx-act", action="strike").pick(0, 0).done()
    assert not t.events("rx-consequence")
    assert t.state.active == 1
    t.choose("rx-pass")
    asked = t.asked()
    assert asked is not None
    assert (asked.seat, asked.kind, asked.about["icon"]) == (0, "rx-consequence", "add")


def test_rx06_a_token_that_is_removed_on_the_way_has_no_consequence() -> None:
    t = table(THOMAS, BRIAN, MERYL).crowd("hostile? hostile?").raxxon_top("rx-card-raxxons-escort")
    t.tokens(0, quarantine=1, crowd_control=1).start()
    t.choose("rx-resolve", icon="flip").pick(0, 0)
    t.choose("rx-resolve", icon="raxxon").choose("rx-token", action="crowd-control").done()
    asked = t.asked()
    assert asked is not None
    assert asked.kind == "rx-turn"


def test_rx05_the_stock_of_tokens_has_no_end() -> None:
    t = table(GABRIEL, THOMAS).crowd("hostile? hostile?")
    t.at(0, 0).tokens = 200
    t.start().choose("rx-act", action="special").pick(0, 0)
    assert t.at(0, 0).tokens == 203


def test_the_token_goes_to_the_leftmost_free_space() -> None:
    t = table().crowd("carrier hostile", "hostile? hostile?").tokens(0, strike=3)
    t.state.sheets[0].tokens[1] = 0b101
    t.state.sheets[0].tokens[0] = 0
    t.resolve()
    t.choose("rx-act", action="strike").pick(0, 0).done()
    assert t.state.sheets[0].tokens[1] == 0b111


def test_an_action_without_a_free_space_is_not_offered() -> None:
    t = table().crowd("carrier hostile").tokens(0, strike=3).resolve()
    t.refuses("rx-act", action="strike")


def test_rx07_an_action_needs_a_target_but_investigating_is_always_possible() -> None:
    t = table().crowd("carrier hostile").start()
    every = {"evacuate", "strike", "special", "quarantine", "crowd-control"}
    assert {o["action"] for o in t.options("rx-act")} == every
    t = table().crowd("carrier hostile?", "hostile? chaotic?").start()
    assert {o["action"] for o in t.options("rx-act")} == every - {"evacuate"}
    t = table().start()
    assert [o.id for o in t.options()] == ["rx-investigate", "rx-pass"]
    t.choose("rx-investigate")
    assert t.state.active == 1


def test_a_player_who_passed_is_skipped() -> None:
    t = table(THOMAS, BRIAN, MERYL).crowd("innocent? innocent? innocent?").start()
    t.choose("rx-pass")
    t.choose("rx-investigate").pick(0, 0).choose("rx-investigate").pick(0, 1)
    assert t.state.active == 1


def test_a_forced_pass_comes_before_the_consequences() -> None:
    t = table().crowd("innocent? innocent?").tokens(0, strike=2)
    t.state.sheets[0].must_pass = True
    t.start()
    assert t.game.has_passed(0)
    assert not t.events("rx-consequence")
    assert t.state.active == 1


def test_a_forced_pass_lapses_in_the_evening() -> None:
    t = table().crowd("innocent innocent")
    t.state.sheets[1].must_pass = True
    t.start(at="evening")
    assert not t.state.sheets[1].must_pass


# -- evening -----------------------------------------------------------------------------------------


def test_the_day_ends_when_all_have_passed() -> None:
    t = table().crowd("innocent? carrier?").start().choose("rx-pass").choose("rx-pass")
    assert t.state.day == 2
    assert len(t.events("rx-infected")) == 1


def test_evening_turns_all_up_without_effects_and_infects_at_most_four_times() -> None:
    t = table().crowd("carrier? carrier? carrier?", "volatile? volatile? chaotic?")
    before = len(t.state.supply)
    t.start(at="evening")
    assert not t.events("rx-on-flip")
    assert len(t.events("rx-infected")) == 4
    assert len(t.state.supply) == before - 4


def test_evening_counts_the_uncontained_but_not_the_contained_quarantine() -> None:
    t = table().crowd("innocent? hostile").pile("uncontained", "carrier").pile("contained", "chaotic", "volatile")
    t.start(at="evening")
    assert len(t.events("rx-infected")) == 1


def test_evening_shuffles_everything_loose_into_the_draw_pile_and_moves_the_quarantine_on() -> None:
    t = table().crowd("innocent? hostile").pile("uncontained", "carrier").pile("contained", "chaotic")
    t.pile("discard", "volatile", "family").pile("evac", "familiar")
    t.tokens(0, strike=1).set(block_adds=2, no_evacuate=True, power=3)
    t.at(0, 0).tokens = 2
    held = {card for name in ("discard", "uncontained") for card in t.state.pile(name)}
    held |= {card.card for card in t.state.crowd}
    t.start(at="evening")
    assert t.groups("uncontained") == ["chaotic"]
    assert not t.state.contained
    assert not t.state.discard
    assert held <= {*t.state.draw, *(card.card for card in t.state.crowd)}
    assert t.groups("evac") == ["familiar"]
    assert t.state.sheets[0].tokens == [0] * 5
    assert (t.state.block_adds, t.state.no_evacuate, t.state.power) == (0, False, 3)
    assert not any(card.tokens for card in t.state.crowd)


def test_the_player_to_the_left_of_the_last_active_one_begins_the_next_day() -> None:
    t = table(THOMAS, BRIAN, MERYL).crowd("innocent? innocent?").start(1)
    t.choose("rx-pass").choose("rx-pass").choose("rx-pass")
    assert t.state.first == t.state.active == 1
    t = table(THOMAS, BRIAN, MERYL).crowd("hostile hostile hostile hostile?").start(1)
    t.choose("rx-investigate")
    assert t.state.day == 2
    assert t.state.first == 2


# -- the end of the game -----------------------------------------------------------------------------


def test_the_last_healthy_card_wins_at_once() -> None:
    t = table(difficulty="intro").crowd("hostile", "carrier")
    everyone = [card for card in t.state.draw if t.game.people[card].healthy]
    t.state.evac = everyone
    t.state.draw = [card for card in t.state.draw if card not in everyone]
    t.start().choose("rx-act", action="evacuate")
    assert t.game.over
    assert t.state.outcome == "won"


def test_the_last_card_of_the_supply_is_not_yet_the_end() -> None:
    t = table().crowd("innocent? innocent?").supply(1).resolve("infect")
    assert not t.game.over
    assert not t.state.supply


def test_infecting_with_an_empty_supply_loses_at_once() -> None:
    t = table().crowd("innocent? innocent?").supply(0).resolve("infect")
    assert t.state.outcome == "overrun"


def test_power_8_loses_at_once() -> None:
    t = table().crowd("innocent? innocent?").set(power=6).resolve("power", "power")
    assert t.state.outcome == "takeover"
    assert t.state.power == 8


def test_rx24_the_first_event_decides() -> None:
    t = table().crowd("innocent? innocent?").supply(0).set(power=7).resolve("infect", "power")
    assert t.state.outcome == "overrun"
    t = table().crowd("innocent? innocent?").supply(0).set(power=7).resolve("power", "infect")
    assert t.state.outcome == "takeover"


def test_rx25_a_healthy_card_out_of_the_game_lowers_the_goal() -> None:
    t = table().pile("removed", "innocent")
    assert t.game.goal() == 29
    t = table().pile("removed", "carrier")
    assert t.game.goal() == 30


# -- alone -------------------------------------------------------------------------------------------


def test_alone_one_chooses_a_character_every_day() -> None:
    game = new_game(Setup(players=1), 2)
    days = []
    for _ in range(2):
        assert game.decisions[0].kind == "rx-character"
        assert len(game.options(0)) == 6
        game.answer(0, game.options(0)[0])
        days.append(game.state.sheets[0].character)
        while game.decisions[0].kind != "rx-character":
            game.answer(0, "rx-pass")
    assert days[0] == days[1]


def test_alone_the_day_ends_with_the_second_pass() -> None:
    t = table(THOMAS).crowd("innocent? innocent?").tokens(0, strike=2).start().choose("rx-pass")
    assert t.state.day == 1
    assert t.state.sheets[0].tokens == [0] * 5
    asked = t.asked()
    assert asked is not None
    assert asked.kind == "rx-turn"
    t.choose("rx-pass")
    assert t.state.day == 2


def test_rx08_alone_a_forced_pass_counts() -> None:
    t = table(THOMAS).crowd("innocent? innocent?")
    t.state.sheets[0].must_pass = True
    t.start()
    assert t.state.sheets[0].passes == 1
    t.choose("rx-pass")
    assert t.state.day == 2


def test_alone_kd_james_uses_raxxon_funding_for_free() -> None:
    t = table(KD).crowd("innocent? innocent?").tokens(0, strike=1).resolve()
    t.choose("rx-act", action="special").choose("rx-yes").choose("rx-token", action="strike")
    assert t.token_count(0, "strike") == 0
    assert t.token_count(0, "special") == 1
    assert not t.events("rx-triggered") + t.events("rx-untriggered")


def test_alone_kd_james_needs_an_old_token_for_it() -> None:
    t = table(KD).crowd("innocent? innocent?").resolve()
    t.refuses("rx-act", action="special")
