"""The game explains itself: reasons, odds, foresight, the coming night, progress."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import pytest

from overwinter.colony.cards.measure import Measure, fitting
from overwinter.colony.game import ColonyGame
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.sight.explain import (
    Foresight,
    exposure_odds,
    forecast,
    foresee,
    why_not,
)
from overwinter.colony.sight.explain.foresight import look_ahead
from overwinter.colony.sight.imagine import imagine
from overwinter.colony.sight.view import view
from overwinter.colony.state import Contribution, Setup
from overwinter.kernel.compiling import card_of
from overwinter.testing import Table

SPARKY, MIKE, ROD, HARMAN = "base-sparky", "base-mike-cho", "base-rod-miller", "base-harman-brooks"
MARIA, OLIVIA, BUDDY, JOHN = "base-maria-lopez", "base-olivia-brown", "base-buddy-davis", "base-john-price"
SOPHIE, DANIEL, THOMAS = "base-sophie-robinson", "base-daniel-smith", "base-thomas-heart"
MODES = [
    Setup(players=2, mode="cooperative"),
    Setup(players=3, mode="standard"),
    Setup(players=4, mode="betrayer", hardcore=True),
    Setup(players=5, mode="standard", objective="base-main-we-need-more-samples"),
]


def foreseen(table: Table, seat: int, verb: str, **parts: Any) -> list[Foresight]:
    """What the one fitting option would do."""
    found = table.options(seat, verb, **parts)
    exact = [option for option in found if set(option.args) == set(parts)] or found
    assert len(exact) == 1, exact
    return foresee(table.game, seat, exact[0])


def pairs(lines: list[Foresight]) -> list[tuple[str, dict[str, Any]]]:
    """Keys and arguments."""
    return [(line.key, line.args) for line in lines]


def keys(lines: list[Foresight]) -> list[str]:
    """Keys alone."""
    return [line.key for line in lines]


def random_game(setup: Setup, seed: int, steps: int) -> list[ColonyGame]:
    """Copies of positions on the way of a random game."""
    rng = random.Random(seed)
    game, seen = new_game(setup, seed, keep_log=False), []
    for step in range(steps):
        if game.over:
            break
        decision = rng.choice(game.decisions)
        options = game.options(decision.seat)
        # Ending turns rarely: more happens.
        acting = [option for option in options if option.verb not in ("end-turn", "nominate", "request")]
        chosen = rng.choice(acting if acting and rng.random() < 0.9 else options)
        if step % 3 == 0:
            seen.append(game.copy())
        game.answer(decision.seat, chosen)
    return seen


def swapped(game: ColonyGame, seat: int, rng: random.Random) -> ColonyGame:
    """The same game with everything changed that the seat may not know."""
    other = game.copy()
    state = other.state
    hands = [player.hand for player in state.players if player.seat != seat]
    decks = {place.id: list(place.deck) for place in state.places.values()}
    hidden = [*hands, state.box, *decks.values()]
    known = {entry.card for entry in state.contributions if entry.seat == seat}
    known |= {peek.item for peek in state.peeks if peek.seat == seat and peek.zone == "contributions"}
    pool = [card for cards in hidden for card in cards]
    pool += [entry.card for entry in state.contributions if entry.card not in known]
    rng.shuffle(pool)
    for cards in hidden:
        cards[:] = [pool.pop() for _ in cards]
    for name, cards in decks.items():
        other.lay_deck(name, cards)
    state.contributions = [
        entry if entry.card in known else Contribution(entry.seat, pool.pop()) for entry in state.contributions
    ]
    state.peeks = [peek for peek in state.peeks if peek.zone == "contributions"]
    for deck in (state.survivor_deck, state.crisis_deck, state.exile_deck):
        rng.shuffle(deck)
    turns = [turn for turn in state.turns if turn.card]
    story = [*state.crossroads_deck, *(turn.card for turn in turns)]
    rng.shuffle(story)
    for turn in turns:
        turn.card = story.pop()
    state.crossroads_deck = story
    secrets = [name for player in state.players if player.seat != seat for name in player.objectives]
    rng.shuffle(secrets)
    for player in state.players:
        if player.seat != seat:
            player.objectives = [secrets.pop() for _ in player.objectives]
    state.flow.rng = rng.getrandbits(64)
    return other


# -- why not -----------------------------------------------------------------------------------------


def test_reasons_name_what_is_missing() -> None:
    table = (
        Table()
        .survivor(MARIA, owner=0, place="school", moved=True)
        .survivor(MIKE, owner=0)
        .player(0, dice=[1])
        .start(seat=0)
    )
    reasons = why_not(table.game, 0)
    maria = {action: reason.key for action, reason in reasons[MARIA].items()}
    assert maria == {
        "attack": "why-no-target",
        "search": "why-die-too-low",
        "clean": "why-only-colony",
        "move": "why-moved",
        "ability": "why-no-use",
    }
    assert reasons[MARIA]["search"].args == {"survivor": MARIA, "n": 2}
    mike = {action: reason.key for action, reason in reasons[MIKE].items()}
    # Two survivors of other players stand beside him, but his die is too low.
    assert mike == {
        "attack": "why-die-too-low",
        "search": "why-only-outside",
        "clean": "why-no-waste",
        "ability": "why-passive",
    }


def test_reasons_when_it_is_not_the_own_turn() -> None:
    table = Table().survivor(MARIA, owner=1).player(1, dice=[6]).start(seat=0)
    assert {reason.key for reason in why_not(table.game, 1)[MARIA].values()} == {"why-not-your-turn"}
    assert set(why_not(table.game, 1)[MARIA]) == set(table.game.rules.reasons())


def test_reasons_in_the_middle_of_an_action() -> None:
    table = Table().survivor(MARIA, owner=0, place="school").player(0, dice=[6]).start(seat=0)
    table.choose(0, "search", survivor=MARIA, die=6)
    assert {reason.key for reason in why_not(table.game, 0)[MARIA].values()} == {"why-answer-first"}


def test_used_ability_and_ability_of_equipment() -> None:
    rifle = "base-police-station-sniper-rifle"
    table = (
        Table()
        .survivor(OLIVIA, owner=0, wounds=1, ability_used=True)
        .survivor(MIKE, owner=0, items=[rifle])
        .place("school", zombies=[1])
        .start(seat=0)
    )
    reasons = why_not(table.game, 0)
    assert reasons[OLIVIA]["ability"].key == "why-used"
    assert "ability" not in reasons[MIKE]
    table.choose(0, "use", survivor=MIKE, card=rifle)
    assert why_not(table.game, 0)[MIKE]["ability"].key == "why-used"


@pytest.mark.parametrize("number", range(len(MODES)))
def test_every_action_has_options_or_a_reason(number: int) -> None:
    for game in random_game(MODES[number], seed=number, steps=150):
        for seat in game.in_play():
            reasons = why_not(game, seat)
            options = game.options(seat)
            assert set(reasons) == {survivor.id for survivor in game.own(seat)}
            for survivor, mine in reasons.items():
                for action, verbs in ((name, a.verbs) for name, a in game.rules.reasons().items()):
                    offered = any(o.verb in verbs and o.get("survivor") == survivor for o in options)
                    assert offered != (action in mine), (survivor, action, mine.get(action))


# -- odds --------------------------------------------------------------------------------------------


def test_odds_of_an_ordinary_survivor() -> None:
    table = Table().survivor(MARIA, owner=0, wounds=1).start(seat=0)
    odds = exposure_odds(table.game, MARIA, "move", to="school")
    assert odds.counts == {"blank": 6, "wound": 3, "frostbite": 2, "bitten": 1}
    assert (odds.rolls, odds.dies) == (1, Fraction(1, 12))


def test_odds_with_one_wound_left() -> None:
    table = (
        Table().survivor(MARIA, owner=0, wounds=1, frostbite=1).survivor(BUDDY, owner=0, wounds=2).start(seat=0)
    )
    assert exposure_odds(table.game, MARIA, "effect").dies == Fraction(6, 12)
    assert exposure_odds(table.game, BUDDY, "effect").dies == Fraction(1, 12)
    # Two rolls: bitten at once, or hurt and then not blank, ...
    assert exposure_odds(table.game, BUDDY, "effect", rolls=2).dies == Fraction(1 * 12 + 5 * 6 + 6 * 1, 144)


def test_odds_after_abilities_and_items() -> None:
    shoes = "base-grocery-store-snow-shoes"
    table = (
        Table()
        .survivor(SPARKY, owner=0, wounds=2)
        .survivor(HARMAN, owner=0)
        .survivor(MARIA, owner=0, items=[shoes])
        .start(seat=0)
    )
    sparky = exposure_odds(table.game, SPARKY, "effect")
    assert sparky.counts == {"blank": 6, "wound": 4, "frostbite": 2, "bitten": 0}
    assert sparky.dies == Fraction(1, 2)
    for name in (HARMAN, MARIA):
        odds = exposure_odds(table.game, name, "effect")
        assert odds.counts == {"blank": 6, "wound": 5, "frostbite": 0, "bitten": 1}


def test_no_roll_where_none_is_needed() -> None:
    table = (
        Table()
        .survivor(ROD, owner=0)
        .survivor(MIKE, owner=0)
        .survivor(MARIA, owner=0)
        .survivor(OLIVIA, owner=0)
        .lasting("base-crossroads-horse", 1, survivor=OLIVIA)
        .lasting("base-crossroads-sewer-passage", 1)
        .lasting("base-crossroads-ashley-ross", 1)
        .start(seat=0)
    )
    game = table.game
    assert exposure_odds(game, ROD, "move", to="school").rolls == 0
    assert exposure_odds(game, OLIVIA, "move", to="school").rolls == 0
    assert exposure_odds(game, MARIA, "move", to="school").rolls == 1
    assert exposure_odds(game, MARIA, "move", to="school", fuel=True).rolls == 0
    assert exposure_odds(game, MARIA, "move", to="hospital").rolls == 0
    assert exposure_odds(game, MIKE, "attack", entrance=2).rolls == 0
    assert exposure_odds(game, MARIA, "attack", entrance=1).rolls == 0
    assert exposure_odds(game, MARIA, "attack", entrance=2).rolls == 1
    assert exposure_odds(game, ROD, "move", to="school").counts == {}


def test_a_pistol_may_spare_the_roll() -> None:
    pistol = "base-police-station-pistol"
    table = Table().survivor(MARIA, owner=0, items=[pistol]).survivor(OLIVIA, owner=0).start(seat=0)
    assert exposure_odds(table.game, MARIA, "attack", entrance=1).avoidable
    assert not exposure_odds(table.game, OLIVIA, "attack", entrance=1).avoidable


def test_odds_when_a_bite_spreads() -> None:
    table = Table().survivor(MARIA, owner=0).survivor(SPARKY, owner=0).start(seat=0)
    assert exposure_odds(table.game, MARIA, "spread").dies == Fraction(1, 2)
    assert exposure_odds(table.game, SPARKY, "spread").rolls == 0


def test_a_copier_keeps_abilities_on_the_way() -> None:
    table = (
        Table()
        .survivor(JOHN, owner=0, place="school")
        .survivor(SPARKY, owner=0, place="school")
        .survivor(HARMAN, owner=0, place="library")
        .start(seat=0)
    )
    odds = exposure_odds(table.game, JOHN, "move", to="library")
    assert odds.counts == {"blank": 6, "wound": 4, "frostbite": 2, "bitten": 0}
    assert table.who(JOHN).place == "school"


# -- foresight ---------------------------------------------------------------------------------------


def crowded() -> Table:
    """Entrance 5 of the colony is full, entrance 2 has one barricade and no room."""
    return (
        Table(objective="base-main-too-many-mouths")
        .survivor(SPARKY, owner=0)
        .survivor(MIKE, owner=0)
        .survivor(MARIA, owner=0, place="hospital")
        .survivor(DANIEL, owner=1)
        .survivor(THOMAS, owner=2)
        .place("colony", zombies=[0, 2, 0, 0, 3, 0], barricades=[0, 1, 0, 0, 0, 0])
        .colony(morale=5, food=9)
        .player(0, dice=[6])
    )


def test_entrance_five_is_full_sparky_would_die() -> None:
    table = (
        crowded().crossroads("base-crossroads-rascals").place("hospital", top=["base-hospital-fuel"]).start(seat=0)
    )
    table.choose(0, "search", survivor=MARIA, die=6).choose(0, "keep", card="base-hospital-fuel")
    assert table.asked(0).kind == "crossroads"  # type: ignore[union-attr]
    assert pairs(foreseen(table, 0, "crossroads", choice=1)) == [
        ("foresee-zombies", {"place": "colony", "n": 5}),
        ("foresee-barricade-breaks", {"place": "colony", "entrance": 2, "n": 1}),
        ("foresee-entrance-full-dies", {"place": "colony", "entrance": 5, "survivor": SPARKY}),
    ]
    assert foreseen(table, 0, "crossroads", choice=2) == []
    table.choose(0, "crossroads", choice=1)
    assert SPARKY in table.state.graveyard
    assert table.morale == 5
    assert table.place_state("colony").barricades == [0] * 6


def test_a_vote_tells_what_each_choice_would_mean() -> None:
    table = (
        crowded()
        .colony(helpless=1, waste_size=3, morale=1)
        .crossroads("base-crossroads-abandoned")
        .start(seat=0)
        .choose(0, "clean", survivor=MIKE, die=6)
    )
    lines = pairs(foreseen(table, 0, "vote", choice=2))
    assert ("foresee-entrance-full-dies", {"place": "colony", "entrance": 5, "survivor": SPARKY}) in lines
    assert lines[-1] == ("foresee-ends-game", {"outcome": "morale"})
    # Others see the same.
    assert pairs(foreseen(table, 1, "vote", choice=2)) == lines


def test_attack() -> None:
    table = (
        Table(objective="base-main-we-need-more-samples")
        .survivor(MARIA, owner=0, place="school")
        .survivor(MIKE, owner=0, place="school")
        .place("school", zombies=[2])
        .player(0, dice=[5])
        .start(seat=0)
    )
    lines = foreseen(table, 0, "attack", survivor=MARIA, die=5, target=1)
    assert pairs(lines[:2]) == [
        ("foresee-spend-die", {"die": 5}),
        ("foresee-kills", {"place": "school", "n": 1}),
    ]
    assert lines[2].key == "odds-line"
    assert lines[2].odds == exposure_odds(table.game, MARIA, "attack", entrance=1)
    lines = foreseen(table, 0, "attack", survivor=MIKE, die=5, target=1)
    assert keys(lines) == ["foresee-spend-die", "foresee-kills", "odds-none"]


def test_attack_with_weapons_is_foreseen_without_them() -> None:
    shotgun = "base-police-station-shotgun"
    table = (
        Table()
        .survivor(MARIA, owner=0, place="school", items=[shotgun])
        .place("school", zombies=[3])
        .player(0, dice=[5])
        .start(seat=0)
    )
    lines = foreseen(table, 0, "attack", survivor=MARIA, die=5, target=1)
    assert keys(lines) == ["foresee-spend-die", "foresee-kills", "odds-line"]
    table.choose(0, "attack", survivor=MARIA, die=5, target=1)
    assert pairs(foreseen(table, 0, "attack-with", card=shotgun)) == [
        ("foresee-noise", {"place": "school", "n": 1}),
        ("foresee-kills", {"place": "school", "n": 2}),
    ]


def test_attack_on_a_survivor_depends_on_a_roll() -> None:
    table = Table().survivor(MARIA, owner=0).survivor(MIKE, owner=1).player(0, dice=[6]).start(seat=0)
    assert pairs(foreseen(table, 0, "attack-survivor", target=MIKE)) == [
        ("foresee-spend-die", {"die": 6}),
        ("foresee-hits-on", {"survivor": MIKE, "roll": 2}),
    ]


def test_move_with_and_without_fuel() -> None:
    fuel = "base-starter-fuel"
    table = Table().survivor(MARIA, owner=0).player(0, hand=[fuel]).start(seat=0)
    lines = foreseen(table, 0, "move", survivor=MARIA, to="school", card=None)
    assert keys(lines) == ["odds-line"]
    assert lines[0].odds == exposure_odds(table.game, MARIA, "move", to="school")
    lines = foreseen(table, 0, "move", survivor=MARIA, to="school", card=fuel)
    assert pairs(lines) == [
        ("foresee-card-lost", {"card": fuel}),
        ("odds-none", {"survivor": MARIA, "rolls": 0}),
    ]


def test_clean_barricade_food_and_cards() -> None:
    food = "base-starter-food-1"
    table = (
        Table()
        .survivor(MARIA, owner=0)
        .survivor(MIKE, owner=0, items=["base-grocery-store-hammer"])
        .player(0, hand=[food], dice=[2])
        .colony(waste_size=2, food=1)
        .start(seat=0)
    )
    die = ("foresee-spend-die", {"die": 2})
    assert pairs(foreseen(table, 0, "clean", survivor=MARIA)) == [die, ("foresee-cleaned", {"n": 2, "waste": 0})]
    built = ("foresee-barricade", {"place": "colony", "n": 1})
    assert pairs(foreseen(table, 0, "barricade", survivor=MARIA, entrance=3)) == [die, built]
    built = ("foresee-barricade", {"place": "colony", "n": 2})
    assert pairs(foreseen(table, 0, "barricade", survivor=MIKE, entrance=3)) == [die, built]
    assert pairs(foreseen(table, 0, "play", card=food)) == [
        ("foresee-card-lost", {"card": food}),
        ("foresee-food", {"n": 1}),
    ]
    assert pairs(foreseen(table, 0, "spend-food", die=2)) == [
        ("foresee-food", {"n": -1}),
        ("foresee-die", {"die": 2, "to": 3}),
    ]
    assert foreseen(table, 0, "end-turn") == []


def test_a_card_that_does_not_fit_the_crisis_is_warned_of() -> None:
    """The crisis wants medicine: only the fuel would count against it."""
    fits, harms = "base-starter-medicine", "base-starter-fuel"
    table = Table(3).crisis("base-crisis-despair").player(0, hand=[fits, harms]).start()
    assert keys(foreseen(table, 0, "contribute", card=fits)) == ["foresee-card-lost"]
    assert pairs(foreseen(table, 0, "contribute", card=harms)) == [
        ("foresee-card-lost", {"card": harms}),
        ("foresee-against-crisis", {"card": harms}),
    ]


def test_spent_food_may_be_spoiled() -> None:
    """A crossroads card could break in, so the die is not sure; which card it is makes no difference."""
    for card in ("base-crossroads-spoiled", "base-crossroads-horse"):
        table = Table().survivor(MARIA, owner=0).player(0, dice=[2]).colony(food=1).crossroads(card).start(seat=0)
        assert pairs(foreseen(table, 0, "spend-food", die=2)) == [("foresee-food", {"n": -1})]


def test_wounds_that_kill_and_the_last_survivor() -> None:
    table = (
        Table()
        .survivor("base-arthur-thurston", owner=0, wounds=1)
        .crossroads("base-crossroads-arthur-thurston")
        .player(0, hand=["base-starter-fuel"])
        .start(seat=0, at="turn-start")
    )
    name = "base-arthur-thurston"
    assert pairs(foreseen(table, 0, "crossroads", choice=1)) == [
        ("foresee-card-lost", {"card": "base-starter-fuel"}),
        ("foresee-wound", {"survivor": name, "kind": "wound", "n": 2}),
        ("foresee-dies", {"survivor": name}),
        ("foresee-last-survivor", {"survivor": name, "seat": 0}),
        ("foresee-morale", {"n": -1}),
    ]
    assert pairs(foreseen(table, 0, "crossroads", choice=2)) == [("foresee-morale", {"n": -1})]


def test_exposure_rolls_of_cards_come_with_odds() -> None:
    table = (
        Table()
        .survivor(MARIA, owner=0, wounds=2)
        .crossroads("base-crossroads-horde")
        .script(exposure=["blank"])
        .start(seat=0)
        .choose(0, "move", survivor=MARIA, to="school")
    )
    (line,) = foreseen(table, 0, "crossroads", choice=1)
    assert line.odds is not None
    assert (line.key, line.odds.rolls, line.odds.dies) == ("odds-line", 3, 1 - Fraction(1, 8))


def test_nothing_is_foreseen_of_hidden_cards() -> None:
    """Another player's last card would go: nobody may learn which, not even that it was foreseen."""
    table = (
        Table()
        .survivor(SPARKY, owner=0, place="school")
        .survivor(MARIA, owner=1, place="school", wounds=2)
        .player(0, dice=[6])
        .player(1, hand=["base-starter-fuel"])
        .start(seat=0)
    )
    lines = foreseen(table, 0, "attack-survivor", target=MARIA)
    assert keys(lines) == ["foresee-spend-die", "foresee-hits-on"]
    assert pairs(foreseen(table, 0, "search", survivor=SPARKY)) == [("foresee-spend-die", {"die": 6})]


def test_several_deaths_at_once() -> None:
    outbreak = "base-crossroads-outbreak"

    def table(morale: int) -> Table:
        return (
            Table()
            .survivor(MARIA, owner=0, wounds=2)
            .survivor(MIKE, owner=0, wounds=2)
            .survivor(OLIVIA, owner=0)
            .survivor(DANIEL, owner=1)
            .survivor(THOMAS, owner=2)
            .colony(helpless=1, morale=morale)
            .crossroads(outbreak)
            .start(seat=0, at="turn-start")
        )

    lines = pairs(foreseen(table(5), 0, "vote", choice=2))
    assert ("foresee-dies", {"survivor": MARIA}) in lines
    assert ("foresee-dies", {"survivor": MIKE}) in lines
    assert ("foresee-morale", {"n": -2}) in lines
    # With morale 2 the game ends with the second; with morale 1 nobody can say whose death ends it.
    ending = pairs(foreseen(table(1), 0, "vote", choice=2))
    assert ending[-1] == ("foresee-ends-game", {"outcome": "morale"})
    assert not [line for line in ending if line[0] == "foresee-dies"]


@pytest.mark.parametrize("number", range(len(MODES)))
def test_foresight_does_not_know_more_than_the_seat(number: int) -> None:
    rng = random.Random(number)
    for game in random_game(MODES[number], seed=100 + number, steps=120):
        for decision in game.decisions:
            seat = decision.seat
            options = rng.sample(game.options(seat), min(4, len(game.options(seat))))
            for other in (swapped(game, seat, rng), imagine(game, seat, rng.getrandbits(32))):
                for option in options:
                    if option in other.options(seat):
                        assert foresee(game, seat, option) == foresee(other, seat, option), option
                assert forecast(game, seat) == forecast(other, seat)
                assert why_not(game, seat) == why_not(other, seat)


@pytest.mark.parametrize("number", range(len(MODES)))
def test_foresight_comes_true(number: int) -> None:
    """What a glimpse sees happens, event by event, when the option is really chosen."""
    rng = random.Random(number)
    checked = 0
    for game in random_game(MODES[number], seed=200 + number, steps=300):
        decision = rng.choice(game.decisions)
        if decision.together or decision.kind == "look" or not game.state.round:
            continue
        options = game.options(decision.seat)
        for option in rng.sample(options, min(5, len(options))):
            if option.verb == "end-turn":
                continue
            glimpse = look_ahead(game, decision.seat, decision, option)
            assert glimpse is not None
            real = game.copy()
            real.keep_log = True
            real.answer(decision.seat, option)
            checked += _agree(glimpse, real)
    assert checked > 30


def _agree(glimpse: ColonyGame, real: ColonyGame) -> int:
    """Compare the logs as far as both go; returns how many events agreed."""
    seen = [event for event in glimpse.log if event.kind not in ("rolls", "leader")]
    joined = [event.facts["survivor"] for event in seen if event.kind == "joined"]
    # Samples are left out of a glimpse, and nobody knows who comes off the survivor deck.
    happened = [
        event
        for event in real.log
        if event.kind not in ("sample-roll", "leader")
        and (event.kind != "joined" or event.facts["survivor"] in joined)
    ]
    # A leader or an entrance is asked for in the real game, so its log may be shorter.
    for mine, theirs in zip(seen, happened, strict=False):
        assert mine.kind == theirs.kind
        for name, value in theirs.facts.items():
            if name in mine.facts and "?" not in str(mine.facts[name]):
                assert mine.facts[name] == value, (mine, theirs)
    return min(len(seen), len(happened))


# -- the coming night --------------------------------------------------------------------------------


def test_the_night_as_the_board_stands() -> None:
    table = crowded().colony(food=1, starvation=1, waste_size=21, morale=9).place("hospital", zombies=[4])
    table.crisis("base-crisis-despair", {1: ["base-starter-medicine"]}).start(seat=0)
    found = forecast(table.game, 0)
    # Four people at the colony: two food, two zombies (entrances 1 and 2).
    assert (found.need, found.food, found.starves) == (2, 1, 2)
    assert (found.waste, found.waste_morale) == (21, 2)
    assert found.zombies == {"colony": 2, "hospital": 1}
    assert [(o.place, o.entrance, o.survivor) for o in found.overruns] == [("hospital", 1, MARIA)]
    assert found.full == [("colony", 5), ("hospital", 1)]
    assert (found.crisis_need, found.crisis_laid, found.crisis_least) == (3, 1, -1)
    assert forecast(table.game, 1).crisis_least == 1
    assert (found.morale, found.or_more, found.ends_game) == (5, True, False)
    assert keys(found.lines) == [
        "night-starves",
        "night-waste",
        "night-crisis",
        "night-zombies",
        "night-zombies",
        "night-overrun",
        "night-full",
        "night-full",
        "night-morale",
        "night-or-more",
    ]


def test_a_calm_night_and_a_last_one() -> None:
    table = Table().survivor(MARIA, owner=0).colony(food=9).start(seat=0)
    found = forecast(table.game)
    assert keys(found.lines) == ["night-food-paid", "night-zombies", "night-calm"]
    table = Table().survivor(MARIA, owner=0).colony(food=0, morale=1).start(seat=0)
    found = forecast(table.game)
    assert (found.morale, found.ends_game) == (1, True)
    assert keys(found.lines)[-1] == "foresee-ends-game"


def test_fuel_that_is_needed_tonight() -> None:
    table = Table(objective="base-main-winter-has-come").colony(food=9).start(seat=0)
    assert "night-fuel" in keys(forecast(table.game).lines)


def test_helpless_die_where_nobody_else_is() -> None:
    table = (
        Table()
        .survivor(MARIA, owner=0, place="school")
        .survivor(MIKE, owner=1, place="library")
        .survivor(OLIVIA, owner=2, place="hospital")
        .place("colony", zombies=[3] * 6)
        .colony(food=9, helpless=4, morale=9)
        .start(seat=0)
    )
    found = forecast(table.game)
    assert [(o.entrance, o.survivor, o.helpless) for o in found.overruns] == [(1, "", True), (2, "", True)]
    assert found.morale == 2


def test_whoever_comes_for_the_last_survivor_is_unknown() -> None:
    table = (
        Table()
        .survivor(SPARKY, owner=0)
        .survivor(DANIEL, owner=1)
        .survivor(THOMAS, owner=2)
        .place("colony", zombies=[3] * 6)
        .colony(food=9, morale=9)
        .start(seat=0)
    )
    found = forecast(table.game)
    assert [(o.entrance, o.survivor) for o in found.overruns] == [(1, SPARKY), (2, "")]
    assert (found.morale, found.or_more) == (2, True)
    assert "night-overrun-someone" in keys(found.lines)


def test_no_forecast_in_the_middle_of_the_night() -> None:
    game = new_game(Setup(players=3), seed=1)
    assert forecast(game).zombies == {}


@pytest.mark.parametrize("number", range(len(MODES)))
def test_the_forecast_comes_true(number: int) -> None:
    """Without noise and crisis the night brings exactly what was foretold."""
    checked = 0
    for game in random_game(MODES[number], seed=300 + number, steps=300):
        turns = [d for d in game.decisions if d.kind == "turn"]
        if not turns or forecast(game).fuel:
            continue
        night = game.copy()
        night.state.crisis, night.state.contributions = "", []
        night.state.lasting = [lasting for lasting in night.state.lasting if not lasting.then]
        night.state.crossroads_deck = []
        for turn in night.state.turns:
            turn.card, turn.holder = "", -1
        for place in night.state.places.values():
            night.state.put(place.but(noise=0))
        for survivor in night.state.survivors.values():
            survivor.frostbite = 0
        found = forecast(night)
        if _run_night(night):
            checked += 1
            _check_night(found, night)
    assert checked > 5


def _run_night(game: ColonyGame) -> bool:
    """Let everybody stop, up to the next round; False if something else was to be decided before the night."""
    game.keep_log = True
    at = game.state.round
    while not game.over and game.state.round == at:
        decision = game.decisions[0]
        if decision.kind not in ("turn", "choose-leader", "choose-place"):
            return False
        options = game.options(decision.seat)
        stop = [option for option in options if option.verb == "end-turn"]
        game.answer(decision.seat, (stop or options)[0])
    return True


def _check_night(found: Any, game: ColonyGame) -> None:
    start = next(i for i, event in enumerate(game.log) if event.kind == "night")
    ends = [i for i, event in enumerate(game.log) if event.kind in ("schedule-due", "first-player", "game-over")]
    events = game.log[start : ends[0] if ends else None]
    died = [event.facts["survivor"] for event in events if event.kind == "died"]
    named = [overrun.survivor for overrun in found.overruns if not overrun.helpless]
    lost = -sum(event.facts["n"] for event in events if event.kind == "morale")
    if found.or_more:
        assert lost >= found.morale
        return
    assert died == named
    assert lost == found.morale
    arrived: dict[str, int] = {}
    for event in events:
        if event.kind in ("zombies", "overrun"):
            n = event.facts["n"] + event.facts["broken"] if event.kind == "zombies" else 1
            arrived[event.facts["place"]] = arrived.get(event.facts["place"], 0) + n
    assert arrived == found.zombies
    over = any(event.kind == "game-over" and event.facts["outcome"] == "morale" for event in game.log)
    assert over == found.ends_game


# -- progress ----------------------------------------------------------------------------------------


def counts(table: Table) -> list[tuple[str, int | None, int | None, bool]]:
    """Have, need and met of each condition."""
    return [(c.name, c.have, c.need, bool(c.met)) for c in view(table.game, 0).colony_of(0).goal]


def test_progress_of_samples_cards_and_rounds() -> None:
    table = Table(players=4, objective="base-main-we-need-more-samples").colony(samples=3).start(seat=0)
    assert counts(table) == [("samples-min", 3, 12, False)]
    lying = ["base-starter-medicine", "base-hospital-medicine", "base-hospital-adrenaline-shot"]
    table = Table(players=3, objective="base-main-find-a-cure").colony(objective_cards=lying).start(seat=0)
    assert counts(table) == [("cards-on-objective", 2, 6, False)]
    table = Table(objective="base-main-eight-weeks-of-darkness").round(3).start(seat=0)
    assert counts(table) == [("rounds-survived-min", 3, 8, False)]


def test_progress_of_barricades_zombies_and_decks() -> None:
    table = (
        Table(objective="base-main-home-sweet-home")
        .place("colony", barricades=[2, 2, 0, 0, 0, 0])
        .place("school", barricades=[1])
        .start(seat=0)
    )
    assert counts(table) == [("barricades-min", 4, 10, False), ("barricades-min", 1, 6, False)]
    table = Table(objective="base-main-kill-them").place("school", zombies=[2]).start(seat=0)
    (line,) = view(table.game, 0).colony_of(0).goal
    assert (line.have, line.need, line.at_most, line.met) == (2, 3, True, True)
    table = Table(objective="base-main-raiding-party").place("school", deck=[]).start(seat=0)
    assert counts(table) == [("empty-decks-min", 1, 2, False)]


def test_progress_of_what_cards_have_added() -> None:
    table = Table(objective="base-main-stockpile", players=3).colony(food=4).start(seat=0)
    assert counts(table)[:2] == [("food-tokens-min", 4, 6, False), ("barricades-min", 0, 6, False)]
    table = Table(objective="base-main-leave-it-all-behind", players=3).survivor(
        MARIA, owner=0, items=["base-police-station-pistol"]
    )
    assert counts(table.start(seat=0))[0] == ("each-loyal-player-equipped", 1, 3, False)
    army = [key for key in table.game.content.checks if card_of(key).startswith("base-crossroads-army")]
    colony = table.colony_state()
    colony.conditions = [*colony.conditions, next(key for key in army if "check" in key)]
    assert counts(table)[-1] == ("food-min", 0, 5, False)


def test_a_measure_is_true_when_it_is_enough_or_not_too_much() -> None:
    assert Measure(3, 3)
    assert not Measure(2, 3)
    assert Measure(3, 3, at_most=True)
    assert not Measure(4, 3, at_most=True)
    assert fitting([True, False, True]) == Measure(2, 3)
    assert fitting([])


def test_a_secret_objective_is_measured_for_its_owner() -> None:
    hand = ["base-gas-station-fuel", "base-gas-station-fuel"]
    table = Table(players=3).player(0, objective="base-secret-a-new-destination", hand=hand).start(seat=0)
    mine = view(table.game, 0).me
    assert mine is not None
    assert [(c.name, c.have, c.need) for c in mine.conditions] == [
        ("main-objective-completed", None, None),
        ("hand", 2, 3),
    ]
