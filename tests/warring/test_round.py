"""Setting up, the shape of a round, ends and elections (reference 16.1, 16.2, 16.5)."""

from __future__ import annotations

import pytest

from overwinter.colony.game import ColonyGame
from overwinter.colony.modules.warring import timed
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.state import Setup
from overwinter.kernel.errors import SetupError

from .table import BLUE, DAVID, JENNY, MARIA, TALIA, YELLOW, ammunition, setup, slot, two_colonies


def begun(players: int, **more: object) -> ColonyGame:
    """A game in which everybody has kept the first group on offer."""
    game = new_game(setup(players, **more), seed=players)
    for seat in range(players):
        game.answer(seat, game.options(seat)[0])
    return game


@pytest.mark.parametrize(("players", "kept", "cards"), [(4, 3, 5), (6, 2, 5), (10, 2, 5)])
def test_setting_up(players: int, kept: int, cards: int) -> None:
    """Two equal teams at home, one secret objective each, one main objective, the leaders by influence; with 4
    players everybody keeps three survivors."""
    game = begun(players)
    blue, yellow = game.state.colonies
    assert (blue.place, yellow.place) == (BLUE, YELLOW)
    assert blue.objective == yellow.objective
    assert blue.objective.startswith("wc-main-")
    assert [len(game.seats_of(colony)) for colony in (blue, yellow)] == [players // 2] * 2
    for player in game.state.players:
        assert len(game.own(player.seat)) == kept
        assert {one.place for one in game.own(player.seat)} == {game.home_of(player.seat)}
        assert len(player.hand) == cards
        assert len(player.objectives) == 1
    for colony in (blue, yellow):
        influence = {seat: game.card_of(game.player(seat).leader).influence for seat in game.seats_of(colony)}
        assert influence[colony.first] == max(influence.values())


def test_which_cards_take_part() -> None:
    """Items of the base game, starters of both; joint crises; no betrayal, no exile, not Justice and Us or Them;
    crossroads cards that suit the variant."""
    content = begun(4).content
    assert all(card.starter for card in content.items if card.pack == "longnight")
    assert {card.pack for card in content.crises.values()} == {"warring"}
    assert len(content.crises) == 11
    assert {card.kind for card in content.secrets.values()} == {"standard"}
    assert {"base-secret-justice", "ln-secret-us-or-them"}.isdisjoint(content.secrets)
    assert sum(card.pack != "warring" for card in content.crossroads.values()) == 35 + 17
    assert "colony" not in content.places
    assert "raxxon" not in content.places


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"players": 4, "teams": [0, 1, 2, 0]}, "wolf-even"),
        ({"players": 4, "modules": ["warring", "wolf"]}, "wolf-even"),
        ({"players": 5, "teams": [0, 1, 0, 1, 0]}, "wolf-seat"),
        ({"players": 5, "teams": [0, 1, 2, 2, 0]}, "wolf-seat"),
        ({"players": 5, "teams": [0, 0, 0, 1, 2]}, "teams"),
        ({"players": 13}, "players"),
        ({"players": 3}, "players"),
        ({"players": 12}, "players"),
        ({"players": 4, "teams": [0, 0, 0, 1]}, "teams"),
        ({"players": 4, "teams": [0, 1]}, "teams"),
        ({"players": 4, "mode": "betrayer"}, "warring-mode"),
    ],
)
def test_what_cannot_be_set_up_is_refused_with_a_reason(wrong: dict[str, object], reason: str) -> None:
    with pytest.raises(SetupError) as refused:
        new_game(setup(**wrong), seed=1)  # type: ignore[arg-type]
    assert refused.value.key == f"error-setup-{reason}"


def test_modules_and_packs_that_do_not_go_together() -> None:

    for packs, modules, reason in (
        (["base", "warring"], ["warring"], "module-pack"),
        (["longnight", "warring"], ["warring"], "module-pack"),
        (["base", "longnight", "warring"], ["warring", "bandits"], "module-excludes"),
    ):
        with pytest.raises(SetupError) as refused:
            new_game(Setup(players=4, packs=packs, modules=modules), seed=1)
        assert refused.value.key == f"error-setup-{reason}"


def test_sides_can_be_chosen() -> None:
    game = begun(4, teams=[0, 0, 1, 1])
    assert [player.colony for player in game.state.players] == [0, 0, 1, 1]


def test_r310_the_leaders_act_first_and_then_clockwise_in_each_colony() -> None:
    """R-310, R-312: a pair is one player of each colony; whoever passes moves nobody more."""
    table = two_colonies(6).first(2)
    table.state.colonies[1].first = 5
    table.start(at="turns")
    seen = []
    for _ in range(3):
        seen.append(table.game.acting())
        table.end_pair()
    assert seen == [[2, 5], [4, 1], [0, 3]]


def test_r311_whoever_is_left_alone_acts_alone() -> None:
    table = two_colonies(4).player(1, eliminated=True)
    table.state.colonies[1].first = 3
    table.start(at="turns")
    pairs = []
    for _ in range(2):
        pairs.append(table.game.acting())
        table.end_pair()
    assert pairs == [[0, 3], [2]]


def test_r337_the_glass_runs_against_whoever_is_not_done() -> None:
    """R-337: after the first "done", in a quick game from the start of the step."""
    for quick, before in ((False, []), (True, [0, 1])):
        table = two_colonies(quick=quick).start(at="turns")
        assert timed(table.game) == []
        table.done_moving()
        assert timed(table.game) == before
        table.end_turn(0)
        assert timed(table.game) == [1]
        assert table.view(None).parts["warring"].timed == (1,)


def test_r319_a_death_costs_the_own_colony() -> None:
    table = two_colonies().survivor(JENNY, 0, "school", wounds=2, frostbite=0).survivor(MARIA, 0)
    table.place("school", zombies=[4])
    table.start(at="night")
    assert table.who(MARIA)
    assert JENNY in table.state.graveyard
    assert (table.colony_state(0).morale, table.colony_state(1).morale) == (4, 5)


def test_every_colony_eats_from_its_own_store_and_enemies_eat_nothing() -> None:
    """R-314: an enemy at the entrance draws zombies, but does not eat."""
    table = two_colonies().survivor(MARIA, 0).survivor(JENNY, 1, BLUE, entrance=1).survivor(DAVID, 1)
    table.colony(0, food=3).colony(1, food=3)
    table.start(at="night")
    paid = {event.facts["colony"]: event.facts["n"] for event in table.events("food-paid")}
    assert paid == {BLUE: 1, YELLOW: 1}


def test_each_colony_gets_two_ammunition() -> None:
    table = ammunition(two_colonies(), 1, 0).start(at="night")
    assert slot(table).ammunition == [3, 2]


def test_r330_a_fallen_colony_plays_on_until_the_check() -> None:
    """R-330: morale 0 does not end the game at once and never rises again; the check ends it, its players lose."""
    table = two_colonies().colony(0, morale=1).start(at="turns")
    blue, yellow = table.state.colonies
    table.game.change_morale(blue, -1, "death")
    table.game.change_morale(blue, 2, "death")
    assert blue.morale == 0
    assert not table.game.over
    table.end_pair().end_pair()
    assert table.game.over
    assert table.state.outcome == "morale"
    assert yellow.morale > 0
    assert {0, 2}.isdisjoint(table.state.winners)


def test_one_colony_that_reaches_the_objective_ends_the_game_for_both() -> None:
    """Only its own players can win by it: secret objectives speak of the own colony."""
    table = (
        two_colonies().player(0, objective="base-secret-protected").player(1, objective="base-secret-protected")
    )
    table.state.colonies[0].counters = {"combats-won": 4, "combats-won-away": 1}
    table.start(at="night")
    assert table.state.outcome == "completed"
    assert slot(table).completed == [0]
    reached = [table.conditions(seat)[0] for seat in (0, 1)]
    assert [(one.name, one.met) for one in reached] == [
        ("main-objective-completed", True),
        ("main-objective-completed", False),
    ]


def test_the_leader_is_elected_by_all_but_nobody_votes_for_oneself() -> None:
    """The previous leader settles a tie, also for oneself; votes are secret until all are in."""
    table = two_colonies(6).start(at="night")
    assert not table.offers(0, "elect", seat=0)
    assert not table.offers(0, "elect", seat=1)
    for seat, vote in ((0, 2), (2, 4), (4, 0), (1, 3), (3, 5)):
        table.choose(seat, "elect", seat=vote)
    assert not table.events("election")
    table.choose(5, "elect", seat=3)
    assert table.asked(0) is not None
    table.choose(0, "elect", seat=4)
    assert [colony.first for colony in table.state.colonies] == [4, 3]


def test_r329_the_joint_crisis_asks_one_card_per_player_and_is_laid_open() -> None:
    """R-329; only fitting cards are taken, all see them, both colonies suffer a failure."""
    fuel, junk = "base-starter-fuel", "base-starter-junk"
    table = two_colonies().crisis("wc-crisis-long-shadows").player(0, hand=[fuel, junk], dice=[6])
    table.start(at="turns")
    table.done_moving()
    assert not table.offers(0, "contribute", card=junk)
    table.choose(0, "contribute", card=fuel, survivor=None)
    assert table.seen(3, "contributed-openly")[0]["card"] == fuel
    assert table.view(None).crisis.need == 4  # type: ignore[union-attr]
    table.end_pair().end_pair()
    came = [(event.facts["place"], event.facts["n"]) for event in table.events("zombies")]
    assert {(BLUE, 5), (YELLOW, 5)} <= set(came)


def test_r318_requests_and_gifts_stay_in_the_colony() -> None:
    """R-318: nobody asks the enemies, nobody gives them anything."""
    table = two_colonies().player(1, hand=["base-starter-fuel"]).player(3, hand=["base-starter-fuel"])
    table.survivor(MARIA, 0, "school", items=["base-school-baseball-bat"]).survivor(JENNY, 1, "school")
    table.survivor(TALIA, 2, "school").player(0, dice=[1])
    table.start(at="turns")
    assert not table.options(0, "request")
    table.done_moving()
    assert not table.options(0, "request")
    assert [option["to"] for option in table.options(0, "hand-off")] == [TALIA]


def test_r332_one_noise_in_a_search() -> None:
    table = two_colonies().survivor(MARIA, 0, "school").player(0, dice=[6]).start(at="turns")
    table.done_moving()
    table.choose(0, "search", survivor=MARIA, die=6).choose(0, "make-noise")
    assert not table.offers(0, "make-noise")


def test_actions_that_are_gone() -> None:
    table = two_colonies().survivor(MARIA, 0, "school").survivor(JENNY, 1, "school").player(0, dice=[6])
    table.place("library", zombies=[1])
    table.start(at="turns")
    table.done_moving()
    verbs = {option.verb for option in table.options(0)}
    assert {"attack-survivor", "attract", "move", "nominate"}.isdisjoint(verbs)
