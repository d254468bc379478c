"""The module Raxxon laboratory: codes, special zombies, encounters, side effects (reference 14.3)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from overwinter.colony.bots import make_bot, play_out
from overwinter.colony.cards.loader import load_packs
from overwinter.colony.fuzz import long_life
from overwinter.colony.modules.laboratory.slot import Laboratory
from overwinter.colony.rules import questions
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.sight.imagine import imagine
from overwinter.colony.sight.view import view
from overwinter.colony.speaking import event_line, option_line, policy_line, prompt_line
from overwinter.colony.state import Setup
from overwinter.testing import Table
from overwinter.words import Words, languages
from tests.cards import do, pick
from tests.longnight import SETS, arranged
from tests.secrecy_tools import play_checked

CONTENT = load_packs(SETS, ["longnight", "laboratory"])
EXPERIMENTS = CONTENT.further["experiment"]
SIDES = CONTENT.further["side-effect"]
MARIA, ROD, MIKE = "base-maria-lopez", "base-rod-miller", "base-mike-cho"
THREE = "maria-lopez:0 rod-miller:1 mike-cho:2"


def lab(
    people: str = THREE,
    *,
    deck: Any = (),
    specials: Any = None,
    on_tile: Any = None,
    contained: int | None = None,
    modules: Any = ("laboratory",),
    **wishes: Any,
) -> Table:
    """A quiet table with the laboratory; experiments by their names without "ln-exp-"."""
    table = arranged(
        people, table={"modules": list(modules), **wishes.pop("table", {})}, **{"morale": 5, **wishes}
    )
    there = {place: [f"ln-exp-{name}" for name in names] for place, names in (specials or {}).items()}
    return table.quiet().laboratory([f"ln-exp-{name}" for name in deck], there, on_tile, contained)


def slot(table: Table) -> Laboratory:
    return Laboratory.of(table.game)


def fight(special: str, rolled: int, *, place: str = "school", **wishes: Any) -> Table:
    """Maria attacks a special zombie with a 6, lives, and the encounter die shows this."""
    wishes.setdefault("people", f"maria-lopez:0:{place} rod-miller:1 mike-cho:2")
    table = lab(specials={place: [special]}, dice={0: [6]}, **wishes).script(exposure=["blank"], d6=[rolled])
    table.start(0)
    return table.choose(0, "attack-special", survivor=MARIA, die=6, card=f"ln-exp-{special}")


# -- setting up, dice, code ------------------------------------------------------------------------------------


def test_setting_up() -> None:
    game = new_game(Setup(players=3, packs=list(SETS), modules=["laboratory"]), 4)
    found = Laboratory.of(game)
    assert (len(EXPERIMENTS), len(SIDES), len(found.deck)) == (12, 6, 12)
    assert sum(card.figures for card in EXPERIMENTS.values()) == 19
    part = view(game, None).parts["laboratory"]
    assert (part.top, part.deck, list(part.code)) == (found.deck[0], 12, list(EXPERIMENTS[found.deck[0]].code))
    assert "raxxon" in game.state.places


def test_without_the_module_there_is_no_laboratory() -> None:
    game = new_game(Setup(players=3, packs=list(SETS)), 4)
    assert "raxxon" not in game.state.places


def test_dice_are_laid_with_a_survivor_there() -> None:
    """R-286: they are spent, stay until the code was checked, and are returned after it."""
    table = lab("maria-lopez:0:raxxon rod-miller:1 mike-cho:2", dice={0: [2, 5, 5], 1: [3]}, deck=["claw"]).start(
        0
    )
    table.choose(0, "lab-die", die=2)
    table.choose(0, "lab-die", die=5)
    assert table.player_state(0).unused == [5]
    assert [(die.seat, die.face) for die in slot(table).dice] == [(0, 2), (0, 5)]
    table.end_turn(0)
    table.refuses(1, "lab-die")
    table.end_turn(1).end_turn(2)
    assert [table.asked(seat) is not None for seat in range(3)] == [True] * 3
    table.votes(yes=[0, 1], no=[2])
    assert (slot(table).contained, slot(table).past, slot(table).specials) == (1, ["ln-exp-claw"], [])
    assert slot(table).dice == []


def test_two_dice_for_a_double() -> None:
    """R-286: each die is used once."""
    table = lab(deck=["collector"], on_tile={0: [3, 1]}).script(d6=[3]).start(at="night")
    assert [one.card for one in slot(table).specials] == ["ln-exp-collector"]
    table = lab(deck=["collector"], on_tile={0: [3], 1: [3, 6]}).start(at="night")
    assert table.asked(0) is not None
    assert table.asked(0).kind == "containment"  # type: ignore[union-attr]


def test_the_exiled_do_not_vote() -> None:
    people = "maria-lopez:0:school rod-miller:1 mike-cho:2"
    table = lab(people, exiled=[0], deck=["claw"], on_tile={0: [2, 5]}).start(at="night")
    table.idle(0)


def test_without_a_voter_it_is_contained() -> None:
    """OW-74."""
    people = "maria-lopez:0:school rod-miller:1:school mike-cho:2:school"
    table = lab(people, exiled=[0, 1, 2], deck=["claw"], on_tile={0: [2, 5]}).start(at="night")
    assert (slot(table).contained, slot(table).past, slot(table).dice) == (1, ["ln-exp-claw"], [])


def test_thumbs_down_spares_a_place_and_releases() -> None:
    """R-287: 3 fewer of the whole number of the step, population and noise, but never below 0."""
    people = "maria-lopez:0:school rod-miller:0:school mike-cho:1 talia-jones:2"
    places = {"school": {"noise": 2}}
    table = lab(people, deck=["claw"], on_tile={0: [2, 5]}, places=places).script(d6=[5], flips=[True, True])
    table.first(1).start(at="night")
    table.votes(yes=[0], no=[1, 2])
    pick(table, "school", seat=1)
    assert [(one.card, one.place) for one in slot(table).specials] == [("ln-exp-claw", "hospital")]
    table.choose_if_asked(0, "vote", choice=1).choose_if_asked(1, "vote", choice=1).choose_if_asked(
        2, "vote", choice=1
    )
    assert sum(table.place_state("school").zombies) == 1  # two people and two noises: four less three
    assert table.place_state("school").fewer == 0


def test_the_code_is_checked_before_food_is_paid() -> None:
    """R-287."""
    table = lab(deck=["claw"]).script(d6=[1]).start(at="night")
    kinds = [event.kind for event in table.game.log]
    assert kinds.index("code-wrong") < kinds.index("food-paid")


def test_an_empty_deck_ends_it() -> None:
    """R-293."""
    table = lab("maria-lopez:0:raxxon rod-miller:1 mike-cho:2", dice={0: [1]}, on_tile={0: [2]})
    slot(table).past, slot(table).deck = slot(table).deck, []
    table.start(0)
    table.refuses(0, "lab-die")
    table.end_turn(0).end_turn(1).end_turn(2)
    assert (slot(table).specials, slot(table).dice) == ([], [])


# -- release -----------------------------------------------------------------------------------------------


def test_release() -> None:
    """A place is rolled for each figure (R-271)."""
    table = do(lab(deck=["frostwalker", "claw"]).script(d6=[1, 6, 6, 3]), {"op": "release", "n": 2})
    where = [(one.card, one.place) for one in slot(table).specials]
    walkers = [("ln-exp-frostwalker", place) for place in ("police-station", "gas-station", "gas-station")]
    assert where == [*walkers, ("ln-exp-claw", "school")]
    assert table.place_state("gas-station").special == [2]
    assert [out.card for out in slot(table).out] == ["ln-exp-frostwalker", "ln-exp-claw"]


def test_no_room() -> None:
    """R-292: trap, barricade or overrun as usual; the figure is not placed, the card is discarded at once."""
    places = {"school": {"zombies": [3], "barricades": [1]}}
    table = do(lab(deck=["claw"], places=places).script(d6=[3]), {"op": "release"})
    assert (slot(table).specials, slot(table).out, slot(table).past) == ([], [], ["ln-exp-claw"])
    assert table.place_state("school").barricades == [0]
    places = {"school": {"zombies": [3], "traps": [1]}}
    table = do(lab(deck=["claw"], places=places).script(d6=[3]), {"op": "release"})
    assert (table.place_state("school").zombies, table.place_state("school").traps) == ([0], [0])
    places = {"school": {"zombies": [4]}}
    table = lab("maria-lopez:0:school rod-miller:1 mike-cho:2 talia-jones:0", deck=["claw"], places=places)
    do(table.script(d6=[3]), {"op": "release"})
    assert table.state.graveyard == [MARIA]


def test_they_take_space_and_stay_when_a_trap_goes_off() -> None:
    """R-288, R-277."""
    places = {"school": {"zombies": [2], "traps": [1]}}
    table = lab(specials={"school": ["claw"]}, places=places)
    assert table.game.free_entrances("school") == []
    do(table, {"op": "add-zombies", "location": "school", "n": 1})
    assert (table.place_state("school").zombies, table.place_state("school").special) == ([0], [1])


def test_effects_skip_them() -> None:
    """R-288, R-086: what kills, removes or lures zombies finds none."""
    people = "maria-lopez:0:school rod-miller:1 mike-cho:2"
    kill = {"op": "kill-zombies", "location": "school", "n": 3}
    remove = {"op": "remove-zombies", "location": "school", "n": "all"}
    table = do(lab(people, specials={"school": ["claw"]}), kill, remove)
    assert len(slot(table).specials) == 1
    table = lab(specials={"school": ["claw"]}, dice={0: [1]}).start(0)
    table.choose(0, "attract", survivor=MARIA, die=1)
    table.refuses(0, "lure", place="school")


# -- attacks -----------------------------------------------------------------------------------------------


def test_a_special_zombie_comes_first() -> None:
    """R-289: no other zombie, no survivor; which one is free."""
    people = "maria-lopez:0:school rod-miller:1:school mike-cho:2"
    places = {"school": {"zombies": [1]}}
    table = lab(people, specials={"school": ["claw", "hydra"]}, places=places, dice={0: [6]}).start(0)
    table.refuses(0, "attack")
    table.refuses(0, "attack-survivor")
    assert {option["card"] for option in table.options(0, "attack-special")} == {"ln-exp-claw", "ln-exp-hydra"}
    table = lab(
        "maria-lopez:0:school rod-miller:1 mike-cho:2", specials={"school": ["claw"]}, dice={0: [1]}
    ).start(0)
    table.refuses(0, "attack-special")


def test_exposure_comes_first_and_once() -> None:
    """R-290."""
    table = fight("claw", 6)
    kinds = [event.kind for event in table.game.log if event.kind in ("exposure", "encounter", "special-killed")]
    assert kinds == ["exposure", "encounter", "special-killed"]
    assert (slot(table).specials, slot(table).past) == ([], ["ln-exp-claw"])
    table = lab("maria-lopez:0:school sparky:0 rod-miller:1", specials={"school": ["claw"]}, dice={0: [6]})
    table.script(exposure=["bitten"]).start(0)
    table.choose(0, "attack-special", survivor=MARIA, die=6, card="ln-exp-claw")
    assert (table.events("encounter"), len(slot(table).specials)) == ([], 1)


def test_something_may_spare_the_exposure_roll() -> None:
    """R-290: unless cancelled. R-291: more kills only once no special zombie is left there."""
    shotgun = "base-police-station-shotgun"
    places = {"school": {"zombies": [2]}}
    for rolled, left in ((6, 1), (1, 2)):
        table = lab(
            "maria-lopez:0:school rod-miller:1",
            specials={"school": ["hydra"]},
            places=places,
            dice={0: [6]},
            items={"maria-lopez": [shotgun]},
        ).script(d6=[rolled])
        table.start(0)
        table.choose(0, "attack-special", survivor=MARIA, die=6, card="ln-exp-hydra")
        table.choose(0, "attack-with", card=shotgun)
        assert table.events("exposure") == []
        assert sum(table.place_state("school").zombies) == left + (rolled == 1)


def test_the_free_attack_may_aim_at_one() -> None:
    table = lab("maria-lopez:0:school rod-miller:1", specials={"school": ["claw"]}).script(
        exposure=["blank"], d6=[6]
    )
    do(table, {"op": "free-attack"})
    table.choose(0, "attack-special", survivor=MARIA, card="ln-exp-claw")
    assert slot(table).specials == []


@pytest.mark.parametrize(
    ("special", "rolled", "dead", "wounds", "frostbite", "despair"),
    [
        ("claw", 1, False, 2, 0, 0),
        ("claw", 3, False, 1, 0, 0),
        ("claw", 4, True, 1, 0, 0),
        ("collector", 3, False, 0, 0, 0),
        ("frostwalker", 2, False, 0, 1, 0),
        ("frostwalker", 3, True, 0, 1, 0),
        ("reaper", 2, False, 2, 0, 0),
        ("reaper", 3, True, 1, 0, 0),
        ("spewer", 2, False, 1, 0, 0),
        ("spewer", 4, False, 0, 0, 0),
        ("spewer", 5, True, 0, 0, 0),
        ("stinker", 1, False, 0, 0, 1),
        ("stinker", 3, True, 0, 0, 0),
        ("siren", 3, False, 0, 0, 1),
        ("siren", 4, True, 0, 0, 0),
        ("hydra", 5, True, 0, 0, 0),
        ("screecher", 4, True, 0, 0, 0),
        ("hunter", 4, True, 0, 0, 0),
        ("plague-carrier", 4, True, 0, 0, 0),
    ],
)
def test_lines(special: str, rolled: int, dead: bool, wounds: int, frostbite: int, despair: int) -> None:
    table = fight(special, rolled)
    assert (not slot(table).specials) == dead
    maria = table.who(MARIA)
    assert (maria.wounds, maria.frostbite, maria.despair) == (wounds, frostbite, despair)


def test_special_killed() -> None:
    """It counts as a zombie that was killed."""
    table = fight("claw", 6)
    assert table.events("special-killed")[0].facts["survivor"] == MARIA


def test_special_hit() -> None:
    table = fight("colossus", 4)
    assert [one.hits for one in slot(table).specials] == [1]
    assert fight("colossus", 6).events("special-killed")


def test_special_breaks() -> None:
    table = fight("colossus", 2, places={"school": {"barricades": [1]}})
    assert (table.place_state("school").barricades, table.who(MARIA).wounds) == ([0], 0)
    table = fight("colossus", 2, places={"school": {"traps": [1]}})
    assert (table.place_state("school").traps, table.who(MARIA).wounds) == ([0], 0)
    assert fight("colossus", 2).who(MARIA).wounds == 1


def test_ow47_special_breaks_what_its_attacker_gives_up() -> None:
    table = fight("colossus", 2, places={"school": {"traps": [1], "barricades": [1]}})
    table.choose(0, "choose-order", order="trap")
    assert (table.place_state("school").traps, table.place_state("school").barricades) == ([0], [1])


def test_special_moves() -> None:
    people = "maria-lopez:0:school rod-miller:1 mike-cho:2"
    for rolled, place in ((5, "hospital"), (3, "school")):
        table = lab(people, specials={"school": ["hunter"]}, dice={0: [6]}).script(
            exposure=["blank"], d6=[1, rolled]
        )
        table.start(0)
        table.choose(0, "attack-special", survivor=MARIA, die=6, card="ln-exp-hunter")
        assert [one.place for one in slot(table).specials] == [place]
        assert table.place_state(place).special == [1]
        assert table.who(MARIA).wounds == 1


def test_special_keeps() -> None:
    """Equipment, else a random hand card, else a wound; the killer's player gets it."""
    pistol = "base-police-station-pistol"
    axe = "base-police-station-baseball-bat"
    table = fight("collector", 1)
    assert table.who(MARIA).wounds == 1
    table = fight("collector", 1, hands={0: ["base-starter-fuel"]})
    assert (table.hand(0), table.game.card_ids(slot(table).out[0].kept)) == ([], ["base-starter-fuel"])
    gear = [name for name in (pistol, axe) if name in table.game.content.cards][:1]
    table = lab(
        "maria-lopez:0:school rod-miller:1",
        specials={"school": ["collector"]},
        dice={0: [6, 6]},
        items={"maria-lopez": gear},
    ).script(exposure=["blank", "blank"], d6=[1, 6])
    table.start(0)
    for _ in range(2):
        table.choose(0, "attack-special", survivor=MARIA, die=6, card="ln-exp-collector")
        table.choose_if_asked(0, "plain")
    assert (table.equipment(MARIA), table.hand(0), slot(table).out) == ([], gear, [])


def test_zombies_come() -> None:
    for special, rolled, n in (("screecher", 1, 2), ("screecher", 3, 1), ("hydra", 3, 1), ("hydra", 4, 2)):
        assert sum(fight(special, rolled).place_state("school").zombies) == n


def test_plague_carrier() -> None:
    people = "maria-lopez:0:school rod-miller:1:school mike-cho:2:school"
    table = lab(people, specials={"school": ["plague-carrier"]}, dice={0: [6]})
    table.script(exposure=["blank", "wound", "blank"], d6=[1]).start(0)
    table.choose(0, "attack-special", survivor=MARIA, die=6, card="ln-exp-plague-carrier")
    rolled = [event.facts["survivor"] for event in table.events("exposure")]
    assert rolled == [MARIA, MIKE, ROD]  # the lowest influence first
    table = fight("plague-carrier", 2)
    assert len(table.events("exposure")) == 2


def test_reaper_kills() -> None:
    table = fight("reaper", 1)
    assert (table.state.graveyard, table.morale) == ([MARIA], 4)


def test_spewer_hits_everybody_there() -> None:
    people = "maria-lopez:0:school rod-miller:1:school mike-cho:2"
    table = fight("spewer", 1, people=people)
    assert [table.who(name).wounds for name in (MARIA, ROD, MIKE)] == [1, 1, 0]


def test_stinker() -> None:
    """Nobody searches where it stands; it may drive the attacker home."""
    people = "maria-lopez:0:school rod-miller:1 mike-cho:2"
    table = lab(people, specials={"school": ["stinker"]}, dice={0: [6]}).start(0)
    table.refuses(0, "search")
    assert fight("stinker", 2).who(MARIA).place == "colony"


def test_siren() -> None:
    table = fight("siren", 1)
    assert (table.who(MIKE).place, table.who(ROD).place) == ("school", "colony")


# -- searching, dice, side effects --------------------------------------------------------------------------


def test_searching_the_laboratory_is_dangerous() -> None:
    """R-070: exposure after the search, the card is in the hand; a bite there spreads there."""
    people = "maria-lopez:0:raxxon rod-miller:1:raxxon mike-cho:2 talia-jones:0"
    table = lab(people, dice={0: [6]})
    table.game.lay_deck("raxxon", [*table.game.take_top("school"), *table.game.place("raxxon").deck])
    table.script(exposure=["bitten"]).start(0)
    table.choose(0, "search", survivor=MARIA, die=6)
    table.choose(0, "keep", card=table.options(0, "keep")[0]["card"])
    assert table.state.graveyard == [MARIA]
    assert len(table.hand(0)) == 1
    asked = table.asked(1)
    assert asked is not None
    assert (asked.kind, asked.about["place"]) == ("bite-spread", "raxxon")


def test_lab_die() -> None:
    table = do(lab(dice={0: [1, 2]}), {"op": "lab-die"})
    pick(table, 1, 6)
    assert (table.player_state(0).unused, slot(table).dice[0].face) == ([2], 6)


def test_turn_lab_die() -> None:
    table = do(lab(on_tile={0: [3], 1: [2]}), {"op": "turn-lab-die"})
    pick(table, 6)
    assert [die.face for die in slot(table).dice] == [6, 2]
    table = do(lab(on_tile={0: [3, 6]}), {"op": "turn-lab-die", "last": True})
    pick(table, 5)
    assert [die.face for die in slot(table).dice] == [3, 5]


def test_take_lab_die() -> None:
    table = do(lab(on_tile={0: [3]}), {"op": "take-lab-die"})
    assert (table.player_state(0).unused, slot(table).dice) == ([3], [])


def test_contain() -> None:
    table = do(lab(deck=["claw"]), {"op": "contain"})
    assert (slot(table).contained, slot(table).past) == (1, ["ln-exp-claw"])
    table.end_turns()
    assert slot(table).specials == []


def test_side_effect() -> None:
    """R-295: no equipment, with the survivor until death. R-296, P-12: not given twice."""
    give = {"op": "side-effect", "target": f"survivor:{MARIA}", "card": "ln-side-tremors"}
    other = {**give, "target": f"survivor:{ROD}", "otherwise": [{"op": "food", "n": 1}]}
    table = do(lab(), give, other)
    held = {x.survivor for x in table.state.lasting if x.source == "ln-side-tremors"}
    assert (held, table.food) == ({MARIA}, 91)
    assert table.equipment(MARIA) == []
    table = do(lab(table={"policies": {"side_effect_taken": "moves"}}), give, other)
    assert {x.survivor for x in table.state.lasting} == {ROD}
    table = do(lab(), give, {"op": "kill", "target": f"survivor:{MARIA}"}, other)
    assert {x.survivor for x in table.state.lasting} == {ROD}


def test_a_random_side_effect() -> None:
    table = do(lab().script(picks=[0]), {"op": "side-effect", "target": f"survivor:{MARIA}"})
    assert [x.source for x in table.state.lasting] == ["ln-side-adrenaline"]


def with_side(name: str, people: str = THREE, **wishes: Any) -> Table:
    give = {"op": "side-effect", "target": f"survivor:{MARIA}", "card": f"ln-side-{name}"}
    return do(lab(people, **wishes), give)


def test_what_side_effects_do() -> None:
    table, plain = with_side("adrenaline"), lab()
    assert questions.dice_count(table.game, table.player_state(0)) == 3
    maria = table.who(MARIA)
    table = with_side("sharp-senses")
    assert questions.search_value(table.game, table.who(MARIA)) == table.game.card_of(MARIA).search - 1
    table = with_side("tremors")
    worse = min(6, plain.game.card_of(MARIA).attack + 1)
    assert questions.attack_value(table.game, table.who(MARIA)) == worse
    for name, rolled, result in (("thick-skin", "wound", "blank"), ("infectious", "frostbite", "bitten")):
        table = with_side(name)
        assert questions.rolled_face(table.game, table.who(MARIA), rolled)[0] == result
    assert maria.despair == 0


def test_night_terrors() -> None:
    for place, despair in (("school", 1), ("colony", 0)):
        table = with_side("night-terrors", f"maria-lopez:0:{place} rod-miller:1 mike-cho:2").script(d6=[1])
        slot(table).past, slot(table).deck = slot(table).deck, []
        table.next_round("no")
        assert table.who(MARIA).despair == despair


# -- the whole ------------------------------------------------------------------------------------------------


def holds(table: Table, **predicate: Any) -> bool:
    before = table.food
    return do(table, {"op": "if", "when": [predicate], "do": [{"op": "food", "n": 1}]}).food == before + 1


def test_predicates() -> None:
    assert holds(lab(contained=2), **{"is": "contained-min", "n": 2})
    assert not holds(lab(contained=1), **{"is": "contained-min", "n": 2})
    assert holds(lab(specials={"school": ["claw"]}), **{"is": "specials-min"})
    assert not holds(lab(specials={"school": ["claw"]}), **{"is": "specials-max"})
    assert holds(lab(on_tile={0: [1]}), **{"is": "lab-dice"})
    assert not holds(lab(on_tile={1: [1]}), **{"is": "lab-dice"})


def test_words() -> None:
    """Every card and message in every language."""
    people = "maria-lopez:0:raxxon rod-miller:1:school"
    table = lab(people, deck=["claw"], specials={"raxxon": ["hydra"]}, dice={0: [2, 5, 6]}).start(0)
    for language in languages():
        words = Words(language, SETS)
        assert all(words.attribute(card, "text") for card in (*EXPERIMENTS, *SIDES))
        assert all("{" not in option_line(words, table.game, option, 0) for option in table.options(0))
        assert policy_line(words, "side_effect_taken", "nothing")
    table.choose(0, "lab-die", die=2).choose(0, "lab-die", die=5).end_turns()
    decision = table.asked(0)
    assert decision is not None
    for language in languages():
        words = Words(language, SETS)
        assert words("ln-exp-claw") in prompt_line(words, table.game, decision)
        assert words("ln-exp-claw") in option_line(words, table.game, table.options(0)[0], 0)
        for event in table.game.log:
            assert "{" not in event_line(words, table.game, event, 0)


MIXES = [("laboratory",), ("improvements", "laboratory")]


@pytest.mark.parametrize("seed", range(10))
def test_random_games(seed: int) -> None:
    """Invariants, saves, copies and imagined games at sampled positions; every option offered is accepted."""
    rng = random.Random(seed)
    mode = ("standard", "betrayer", "cooperative")[seed % 3]
    setup = Setup(players=3, mode=mode, packs=list(SETS), modules=list(MIXES[seed % 2]))
    game = new_game(setup, seed)
    long_life(game)
    game.rebase()
    play_checked(game, rng, seed, trust=True)


def test_the_order_of_the_experiments_is_hidden() -> None:
    game = new_game(Setup(players=3, packs=list(SETS), modules=["laboratory"]), 4)
    orders = {tuple(Laboratory.of(imagine(game, 0, seed)).deck) for seed in range(6)}
    assert len(orders) == 6
    assert len({order[0] for order in orders}) == 1


def test_bots_play_it() -> None:
    game = new_game(Setup(players=3, mode="cooperative", packs=list(SETS), modules=["laboratory"]), 5)
    play_out(game, [make_bot("greedy") for _ in range(3)], 5)
    assert game.over


def test_a_bandit_has_to_wait_too() -> None:
    """R-289."""
    people = "maria-lopez:0:school rod-miller:1 mike-cho:2"
    for specials, offered in ((None, True), ({"school": ["claw"]}, False)):
        table = lab(people, modules=("bandits", "laboratory"), specials=specials, dice={0: [6]})
        assert table.bandits({"school": 1}).start(0).offers(0, "attack-bandit") == offered


def test_ow60_a_special_zombie_that_is_killed_is_a_killed_zombie() -> None:
    """OW-60: it counts for whoever has to kill so many, and brings a sample where samples are taken."""
    assert fight("claw", 6).player_state(0).counters == {"kills": 1}
    assert fight("claw", 1).player_state(0).counters == {}
    samples = {"objective": "base-main-we-need-more-samples"}
    table = lab("maria-lopez:0:school", specials={"school": ["claw"]}, dice={0: [6]}, table=samples)
    table.script(exposure=["blank"], d6=[6, 6]).start()
    table.choose(0, "attack-special", survivor=MARIA, die=6, card="ln-exp-claw")
    assert table.events("sample-roll")
