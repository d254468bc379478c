"""R-260 to R-263, P-14 and P-16: variants and table settings."""

from __future__ import annotations

import pytest

from overwinter.colony.game import ColonyGame
from overwinter.colony.policies import POLICIES, Policy, add
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.state import Setup
from overwinter.kernel.data import decode, encode
from overwinter.kernel.errors import SetupError
from overwinter.testing import Table

RAID = "base-main-raiding-party"
HOME = "base-main-home-sweet-home"
FUEL, FOOD = "base-starter-fuel", "base-starter-food-1"
MARIA, THOMAS = "base-maria-lopez", "base-thomas-heart"
HUNGER, LOOTERS = "base-secret-hunger", "base-betrayal-looters"


def begun(setup: Setup, seed: int = 3) -> ColonyGame:
    """A game in which everybody has chosen survivors."""
    game = new_game(setup, seed)
    for seat in range(setup.players):
        game.answer(seat, game.options(seat)[0])
    return game


def test_r260_cooperative_all_win_with_the_main_objective() -> None:
    """R-260: nobody has anything else to do."""
    table = Table(3, mode="cooperative", objective=RAID).colony(food=20)
    for place in ("library", "school", "hospital"):
        table.place(place, deck=[])
    table.start(at="night")
    assert table.state.outcome == "completed"
    assert table.state.winners == [0, 1, 2]


@pytest.mark.parametrize("how", ["morale", "rounds"])
def test_r260_cooperative_all_lose_otherwise(how: str) -> None:
    """R-260: by morale or by the rounds."""
    table = Table(3, mode="cooperative", objective=RAID).round(6, left=1)
    table.colony(food=20 if how == "rounds" else 0, morale=1).start(at="night")
    assert table.state.outcome == how
    assert table.state.winners == []


def test_r260_cooperative_setup() -> None:
    """R-260: hardcore side, no secret objectives, no card with the non-cooperative mark."""
    game = new_game(Setup(players=4, mode="cooperative", objective=RAID), seed=2)
    assert game.state.colonies[0].side == "hardcore"
    assert all(not p.objectives for p in game.state.players)
    assert not any(game.content.crossroads[c].non_cooperative for c in game.state.crossroads_deck)
    people = [*game.state.survivor_deck, *(o["leader"] for seat in range(4) for o in game.options(seat))]
    assert not any(game.content.survivors[c].non_cooperative for c in people)


def test_r261_two_players_play_together() -> None:
    """R-261: 7 starters, 3 of 4 survivors, 4 dice each in round 1."""
    game = begun(Setup(players=2, mode="cooperative"))
    for seat in range(2):
        assert len(game.own(seat)) == 3
        assert all(game.item(card).starter for card in game.player(seat).hand)
    dice = {e.facts["seat"]: e.facts["dice"] for e in game.log if e.kind == "dice"}
    assert [len(dice[seat]) for seat in range(2)] == [4, 4]
    dealt = new_game(Setup(players=2, mode="cooperative"), seed=3)
    assert [len(p.hand) for p in dealt.state.players] == [7, 7]


def test_r261_other_modes_are_not_for_two() -> None:
    """R-261: the two-player game is cooperative (or the experiment of R-263)."""
    for mode in ("standard", "betrayer"):
        with pytest.raises(SetupError):
            new_game(Setup(players=2, mode=mode))


def test_r261_three_and_more_get_5_starters_and_keep_2() -> None:
    """R-261: only the two-player game differs."""
    for players in (3, 4, 5):
        game = begun(Setup(players=players, mode="cooperative"))
        assert all(len(game.own(seat)) == 2 for seat in range(players))
        assert all(len(e.facts["dice"]) == 3 for e in game.log if e.kind == "dice")


def test_r262_hardcore_is_only_the_back_side() -> None:
    """R-262: it combines with secret objectives and everything else of the standard game."""
    game = new_game(Setup(players=4, hardcore=True, objective=RAID), seed=2)
    assert game.state.colonies[0].side == "hardcore"
    assert game.state.colonies[0].morale == 5
    assert game.state.rounds_left == 6
    assert sum(game.place("colony").zombies) == 3
    assert all(len(p.objectives) == 1 for p in game.state.players)
    assert len(game.state.crossroads_deck) == 80
    table = Table(3, hardcore=True).start(0)
    assert table.offers(0, "nominate")


def test_r262_the_back_side_asks_for_its_own_goal() -> None:
    """R-262: barricades at the colony alone instead of everywhere."""
    for hardcore, over in ((False, False), (True, True)):
        table = Table(3, hardcore=hardcore, objective=HOME).colony(food=20)
        table.place("colony", barricades=[2, 2, 2, 2, 2, 2]).start(at="night")
        assert (table.state.outcome == "completed") is over


def test_r263_dilemma_setup() -> None:
    """R-263: two-player setup with one normal and one betrayal objective each."""
    game = new_game(Setup(players=2, mode="dilemma"), seed=4)
    for player in game.state.players:
        kinds = [game.content.secrets[name].kind for name in player.objectives]
        assert kinds == ["standard", "betrayal"]
        assert len(player.hand) == 7
    assert "third" in game.options(0)[0].args
    with pytest.raises(SetupError):
        new_game(Setup(players=3, mode="dilemma"))


def test_r263_non_cooperative_cards_stay_exile_content_goes() -> None:
    """R-263: Gray Beard and his like take part; nothing about exile does."""
    game = new_game(Setup(players=2, mode="dilemma"), seed=4)
    deck = game.state.crossroads_deck
    assert "base-crossroads-james-meyers" in deck
    for card in ("base-crossroads-david-garcia", "base-crossroads-mugging", "base-crossroads-prophet"):
        assert card not in deck
    people = {*game.state.survivor_deck, *(o[k] for s in range(2) for o in game.options(s) for k in o.args)}
    assert {"base-gray-beard", "base-annaleigh-chan"} <= people
    table = Table(2, mode="dilemma").start(0)
    table.refuses(0, "nominate")


def dilemma(outcome: str, *, normal: list[int], betrayal: list[int]) -> Table:
    """Two players end a game; those in ``normal`` (``betrayal``) meet their objective of that kind."""
    table = Table(2, mode="dilemma", objective=RAID).round(6, left=1)
    table.colony(food=0 if outcome == "morale" else 20, morale=1)
    for seat in range(2):
        hand = [FOOD] * 3 if seat in normal else [FOOD] * 2 if seat in betrayal else []
        hand += [FUEL] * 2 if seat in betrayal else []
        table.player(seat, objective=[HUNGER, LOOTERS], hand=hand)
    if outcome == "completed":
        table.place("library", deck=[]).place("school", deck=[])
    table.start(at="night")
    assert table.state.outcome == outcome
    return table


@pytest.mark.parametrize(
    ("outcome", "normal", "betrayal", "winners"),
    [
        ("completed", [0, 1], [], [0, 1]),
        ("completed", [0], [1], [0]),
        ("completed", [], [0, 1], []),
        ("morale", [0], [1], [1]),
        ("morale", [], [0, 1], []),
        ("morale", [0, 1], [], []),
        ("rounds", [1], [0], [0]),
        ("rounds", [], [0, 1], []),
    ],
)
def test_r263_dilemma_winners(outcome: str, normal: list[int], betrayal: list[int], winners: list[int]) -> None:
    """R-263: together by the normal objectives; otherwise only a single traitor wins (OW-18: by rounds too)."""
    assert dilemma(outcome, normal=normal, betrayal=betrayal).state.winners == winners


def test_p14_hiding_results_is_a_setting_of_the_table() -> None:
    """P-14: off unless it was agreed; it is part of the setup."""
    assert POLICIES["hide_results"].number == "P-14"
    assert new_game(Setup(players=3)).setup.policy("hide_results") is False
    game = new_game(Setup(players=3, policies={"hide_results": True}))
    assert game.state.setup.policy("hide_results") is True
    with pytest.raises(SetupError):
        new_game(Setup(players=3, policies={"hide_results": "perhaps"}))


@pytest.mark.parametrize("policy", POLICIES.values(), ids=list(POLICIES))
def test_every_policy_has_a_number_and_its_default_first(policy: Policy) -> None:
    """P-01 ...: each setting has a number, and the first choice is the default."""
    assert policy.number.startswith(("P-", "R-"))
    assert Setup().policy(policy.name) == policy.choices[0]
    assert not policy.allows("perhaps")


def test_a_policy_of_a_module_is_chosen_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    saved = encode(new_game(Setup(players=3)).setup)
    monkeypatch.setitem(POLICIES, "full_moon", Policy("full_moon", "P-nn", ("bright", "clouded"), "clouded"))
    with pytest.raises(ValueError, match="full_moon"):
        add(Policy("full_moon", "P-nn", ("bright",)))
    assert new_game(Setup(players=3)).setup.policy("full_moon") == "bright"
    assert new_game(Setup(players=3, policies={"full_moon": "clouded"})).setup.policy("full_moon") == "clouded"
    with pytest.raises(SetupError):
        new_game(Setup(players=3, policies={"full_moon": "eclipsed"}))
    assert decode(saved).policy("full_moon") == "clouded"  # saved before there was such a policy


@pytest.mark.parametrize("chosen", [None, {"is": "Policies", "noise_test": "flip"}, {"noise_test": "flip"}])
def test_setups_of_version_1_are_read_as_they_were_played(chosen: dict[str, str] | None) -> None:
    setup = decode({"is": "Setup", "players": 3, "policies": chosen})
    assert setup.policy("noise_test") == ("flip" if chosen else "die")
    assert set(setup.policies) == set(POLICIES)
    for broken in (["noise_test"], "flip", 3):
        with pytest.raises(ValueError, match="policies"):
            decode({"is": "Setup", "players": 3, "policies": broken})


def test_p16_without_the_vote_the_token_passes_to_the_right() -> None:
    """P-16: off in the base game: nobody is asked."""
    table = Table(3).colony(food=20).start(at="night")
    assert table.events("votes") == []
    assert table.state.colonies[0].first == 2


@pytest.mark.parametrize(("votes", "first"), [((1, 1, 2), 0), ((1, 2, 2), 2)])
def test_p16_with_the_vote_a_majority_keeps_the_token(votes: tuple[int, ...], first: int) -> None:
    """P-16 on: more than half for keeping it, and it stays."""
    table = Table(3, policies={"first_player_vote": True}).colony(food=20).start(at="night")
    for seat, choice in enumerate(votes):
        table.choose(seat, "vote", choice=choice)
    assert table.state.colonies[0].first == first


def test_p16_exiled_players_do_not_vote_and_the_first_player_breaks_a_tie() -> None:
    """P-16 on: an exiled first player decides when the others are divided."""
    table = Table(3, policies={"first_player_vote": True}).colony(food=20).player(0, exiled=True)
    table.start(at="night")
    assert [d.seat for d in table.game.decisions] == [1, 2]
    table.choose(1, "vote", choice=1).choose(2, "vote", choice=2)
    table.choose(0, "vote", choice=1)
    assert table.state.colonies[0].first == 0
