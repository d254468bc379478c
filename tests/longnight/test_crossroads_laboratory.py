"""Crossroads cards of the laboratory, and the operations that came with them."""

from __future__ import annotations

from typing import Any

import pytest

from overwinter.colony.modules.laboratory.slot import LabDie
from overwinter.testing import Table
from tests.cards import do, pick
from tests.longnight.test_laboratory import MARIA, ROD, lab, slot

DECK = "longnight-raxxon"
AT_LAB = "maria-lopez:0:raxxon rod-miller:1 mike-cho:2"
HOME = "maria-lopez:0 rod-miller:1 mike-cho:2"
SCHOOL = "maria-lopez:0:school rod-miller:1 mike-cho:2"
EMMA, BLUE = "ln-emma-han", "ln-blue"


def road(
    card: str, people: str = HOME, *, at: str = "turn", exposure: Any = (), d6: Any = (), **wishes: Any
) -> Table:
    """A turn of seat 0 in which a crossroads card of the laboratory lies in wait."""
    table = lab(people, **wishes).crossroads(f"ln-xr-{card}").script(exposure=list(exposure), d6=list(d6))
    return table.start(0, at)


def sides(table: Table, survivor: str) -> list[str]:
    """The side effects of a survivor."""
    return [x.source for x in table.state.lasting if x.survivor == survivor and x.source.startswith("ln-side-")]


# -- operations ----------------------------------------------------------------------------------------------


def test_draw_one_of() -> None:
    """Who looks keeps one; the others learn how many cards moved, not which."""
    tops = {"hospital": "base-hospital-medicine", "school": "base-school-junk"}
    table = lab(HOME)
    for place, card in tops.items():
        table.place(place, top=[card])
    do(table, {"op": "draw-one-of", "decks": "hospital|school"})
    table.choose(0, "choose-card", card=tops["school"])
    assert (table.hand(0), table.deck("hospital")[-1]) == ([tops["school"]], tops["hospital"])
    assert [event["place"] for event in table.seen(1, "looked-at-cards")] == ["hospital", "school"]
    assert not any("cards" in event for event in table.seen(1, "looked-at-cards"))
    assert [known.card for known in table.view(0).me.known if known.zone == "deck:hospital"] == [tops["hospital"]]  # type: ignore[union-attr]
    assert table.view(1).me.known == ()  # type: ignore[union-attr]


def test_beside_board_at_a_place() -> None:
    """The card lies at a place; "there" is that place, and the view says so."""
    route = {"hook": "safe-route", "a": "there", "b": "colony"}
    table = do(lab(HOME), {"op": "beside-board", "at": "library", "abilities": [route]})
    assert [(x.place, x.survivor) for x in table.view(0).lasting] == [("library", "")]
    assert table.events("lasting-at")[0].facts["place"] == "library"


def test_attach_until_wounded() -> None:
    """OW-43: a wound or frostbite ends it, despair does not."""
    attach = {"op": "attach", "target": {"of": "own"}, "until": "wounded", "abilities": [{"hook": "no-noise"}]}
    for kind, left in (("despair", 1), ("frostbite", 0), ("wound", 0)):
        table = do(lab(HOME), attach, {"op": "wound", "target": {"of": "own"}, "kind": kind})
        assert len(table.state.lasting) == left


def test_place_together() -> None:
    """All or none."""
    people = "maria-lopez:0 talia-jones:0 rod-miller:1:gas-station"
    both = {
        "op": "place",
        "target": {"of": "own"},
        "to": "gas-station",
        "together": True,
        "otherwise": [{"op": "food", "n": 1}],
    }
    table = lab(people).colony(food=0)
    assert (do(table, both).food, table.who(MARIA).place) == (1, "colony")
    table = lab("maria-lopez:0 talia-jones:0 rod-miller:1").colony(food=0)
    assert (do(table, both).food, table.who(MARIA).place) == (0, "gas-station")


# -- cards ---------------------------------------------------------------------------------------------------


def test_signs() -> None:
    table = road("blues-signs", "ln-blue:0 maria-lopez:0 talia-jones:0 rod-miller:1", at="turn-start")
    table.place("school", top=["base-school-junk", "base-school-food-1"]).script(picks=[2])
    table.choose(0, choice=1)
    pick(table, MARIA)
    assert {table.who(name).place for name in (BLUE, MARIA)} == {"school"}
    assert table.hand(0) == ["base-school-food-1", "base-school-junk"]


def test_signs_without_room_for_both() -> None:
    """Nobody goes, the cards are drawn all the same."""
    table = road("blues-signs", "ln-blue:0 maria-lopez:0 rod-miller:1:gas-station", at="turn-start")
    table.script(picks=[5]).choose(0, choice=1)
    assert ({table.who(name).place for name in (BLUE, MARIA)}, len(table.hand(0))) == ({"colony"}, 2)


def test_signs_keep_her_in() -> None:
    hurt = {"ln-blue": {"wounds": 1, "despair": 1}}
    table = road("blues-signs", "ln-blue:0:school maria-lopez:0 rod-miller:1", at="turn-start", hurt=hurt)
    table.choose(0, choice=2)
    assert (table.who(BLUE).tokens, table.who(BLUE).place) == (0, "colony")
    table.refuses(0, "move", survivor=BLUE)
    table.empty_deck("crossroads").script(d6=[1] * 9).play_to(0, "no", "vote")
    table.refuses(0, "move", survivor=BLUE)
    table.play_to(0, "no", "vote")
    assert table.offers(0, "move", survivor=BLUE)


def searched(card: str, **wishes: Any) -> Table:
    """Maria has searched at Raxxon and lived."""
    table = road(card, AT_LAB, dice={0: [6]}, exposure=["blank", "wound", "frostbite"], **wishes)
    table.choose(0, "search", survivor=MARIA, die=6)
    return table.choose(0, "keep", card=table.options(0, "keep")[0]["card"])


def test_key_card() -> None:
    table = searched("keycard").choose(0, choice=1)
    assert (len(table.hand(0)), table.who(MARIA).tokens) == (3, 2)
    table = searched("keycard", deck=["claw", "hunter"]).choose(0, choice=2)
    table.choose(0, "choose-order", order="ln-exp-hunter")
    assert slot(table).deck[:2] == ["ln-exp-hunter", "ln-exp-claw"]


def test_voices_in_the_vents() -> None:
    table = road("voices-in-the-vents", AT_LAB, at="turn-start").choose(0, choice=1)
    assert (sum(table.place_state("raxxon").zombies), table.helpless, table.morale) == (2, 1, 6)
    table = road("voices-in-the-vents", AT_LAB, at="turn-start").choose(0, choice=2)
    assert (sum(table.place_state("raxxon").barricades), table.who(MARIA).despair) == (1, 1)


def test_the_white_pill() -> None:
    hurt = {"maria-lopez": {"wounds": 1, "despair": 1}}
    table = road("white-pill", at="turn-start", hurt=hurt, d6=[3]).script(picks=[0])
    table.choose(0, choice=1)
    assert (table.who(MARIA).tokens, len(sides(table, MARIA))) == (0, 1)
    table = road("white-pill", at="turn-start", hurt=hurt, d6=[4]).choose(0, choice=1)
    assert (table.who(MARIA).tokens, sides(table, MARIA)) == (0, [])
    table = road("white-pill", at="turn-start", hurt=hurt).choose(0, choice=2)
    assert table.who(MARIA).tokens == 2


def test_the_white_pill_is_for_those_without_a_side_effect() -> None:
    hurt = {"maria-lopez": {"wounds": 2}}
    table = lab(HOME, hurt=hurt)
    do(table, {"op": "side-effect", "target": {"of": "own"}, "card": "ln-side-tremors"})
    seen = {"is": "people", "who": {"of": "own", "tokens-min": 2, "sober": True}}
    assert do(table.colony(food=0), {"op": "if", "when": [seen], "do": [{"op": "food", "n": 1}]}).food == 0


def test_failed_lock() -> None:
    people = "maria-lopez:0:raxxon talia-jones:0:raxxon rod-miller:1"
    for option, faces, unused in ((1, [6], []), (2, [], [2])):
        table = road("failed-lock", people, dice={0: [2]}).choose(0, "lab-die", die=2)
        table.choose(0, choice=option)
        if option == 1:
            table.choose(0, "choose-face", face=6)
        assert ([die.face for die in slot(table).dice], table.player_state(0).unused) == (faces, unused)
        wounds = {name: table.who(name).wounds for name in (MARIA, "base-talia-jones")}
        lowest = min(wounds, key=lambda name: table.game.card_of(name).influence)
        assert wounds[lowest] == (option == 1)
        assert sum(wounds.values()) == (option == 1)


def test_failed_lock_waits_for_a_die_of_this_turn() -> None:
    table = lab(AT_LAB, dice={0: [2]}).crossroads("ln-xr-failed-lock")
    slot(table).dice.append(LabDie(0, 4, 1))
    assert table.start(0).in_force == "ln-xr-failed-lock"


def test_emmas_notes() -> None:
    """Whoever controls Emma decides; without an unused die there is nothing to study."""
    people = "maria-lopez:0 ln-emma-han:1 mike-cho:2"
    table = road("emmas-notes", people, at="turn-start", dice={1: [1]})
    table.choose(1, choice=1).choose(1, "choose-face", face=4)
    assert [(die.seat, die.face) for die in slot(table).dice] == [(1, 4)]
    road("emmas-notes", people, at="turn-start").refuses(1, "crossroads", choice=1)


def test_emmas_notes_published() -> None:
    people = "maria-lopez:0 ln-emma-han:1 mike-cho:2"
    table = road("emmas-notes", people, at="turn-start")
    table.place("school", top=["base-school-junk", "base-school-food-1"]).choose(1, choice=2)
    table.choose(0, "yes").choose(0, "choose-place", place="school")
    table.choose(0, "choose-order", order="base-school-food-1")
    table.choose(1, "no").choose(2, "no")
    assert table.deck("school")[:2] == ["base-school-food-1", "base-school-junk"]


def killed(card: str, **wishes: Any) -> Table:
    """Maria has killed the hunter at the school."""
    table = road(
        card, SCHOOL, specials={"school": ["hunter"]}, dice={0: [6]}, exposure=["blank"], d6=[6], **wishes
    )
    return table.choose(0, "attack-special", survivor=MARIA, die=6, card="ln-exp-hunter")


def test_specimen() -> None:
    """Bottled, it contains an experiment once, whenever its owner likes."""
    table = killed("specimen", deck=["claw", "siren"]).choose(0, choice=1).empty_deck("crossroads").quiet()
    table.script(d6=[3] * 20).end_turns()
    table.choose(0, "no").play_to(0, "vote", "no")
    assert [out.card for out in slot(table).out] == ["ln-exp-claw"]
    table.end_turns().choose(0, "yes")
    assert (slot(table).contained, slot(table).past[-1]) == (1, "ln-exp-siren")
    assert not [x for x in table.state.lasting if x.source == "ln-xr-specimen"]


def test_specimen_burnt() -> None:
    table = killed("specimen", places={"school": {"zombies": [2]}}).choose(0, choice=2)
    assert (table.place_state("school").zombies, table.morale) == ([0], 6)


def test_quarantine() -> None:
    """Nobody goes in or out, whoever it is, until the round is over; 4 zombies fewer come."""
    people = "maria-lopez:0 talia-jones:0:school rod-miller:1 mike-cho:2"
    table = road("quarantine", people, at="turn-start", specials={"library": ["claw"]}, helpless=8)
    table.votes(yes=[0, 1, 2])
    table.refuses(0, "move", survivor=MARIA)
    table.refuses(0, "move", survivor="base-talia-jones", to="colony")
    assert table.offers(0, "move", survivor="base-talia-jones", to="hospital")
    table.empty_deck("crossroads").script(d6=[3] * 9).next_round("vote", "no")
    assert sum(table.place_state("colony").zombies) == 2, "of 6 for 11 people"
    table.play_to(0, "vote", "no")
    assert table.offers(0, "move", survivor=MARIA)


def test_quarantine_voted_down() -> None:
    table = road("quarantine", at="turn-start", specials={"library": ["claw"]}).script(picks=[0, 1, 2])
    table.votes(no=[0, 1, 2])
    assert ([len(table.hand(seat)) for seat in range(3)], sum(table.place_state("colony").zombies)) == (
        [1, 1, 1],
        2,
    )


def moved(**wishes: Any) -> Table:
    """Maria has come to Raxxon."""
    table = road("lab-coat", HOME, dice={0: [6, 6]}, exposure=["blank"], **wishes)
    return table.choose(0, "move", survivor=MARIA, to="raxxon")


def test_lab_coat() -> None:
    """R-070: no roll after the search, until she is wounded."""
    table = moved().choose(0, choice=1)
    table.choose(0, "search", survivor=MARIA, die=6)
    table.choose(0, "keep", card=table.options(0, "keep")[0]["card"])
    assert len(table.events("exposure")) == 1, "that of the move"
    table.who(MARIA).frostbite = 1
    table.empty_deck("crossroads").script(d6=[3] * 9).play_to(0, "vote", "no")
    assert (table.who(MARIA).wounds, [x for x in table.state.lasting if x.survivor == MARIA]) == (1, [])


def test_lab_coat_pockets() -> None:
    table = moved()
    hospital, raxxon = table.deck("hospital")[0], table.deck("raxxon")[0]
    table.choose(0, choice=2).choose(0, "choose-card", card=raxxon)
    assert (table.hand(0), table.deck("hospital")[-1]) == ([raxxon], hospital)


def patient(card: str, **wishes: Any) -> Table:
    """A medicine card was played on Rod, who had two wounds."""
    hurt = {"rod-miller": {"wounds": 2}}
    table = road(
        "wrong-patient", "maria-lopez:0 rod-miller:1", hurt=hurt, hands={0: [card, "base-school-junk"]}, **wishes
    )
    table.choose(0, "play", card=card)
    return table


@pytest.mark.parametrize("card", ["base-hospital-medicine", "longnight-hospital-painkillers"])
def test_the_wrong_patient(card: str) -> None:
    table = patient(card, d6=[3])
    before = table.who(ROD).wounds
    table.choose(0, choice=1)
    assert table.who(ROD).wounds == max(0, before - 1)
    table = patient(card, d6=[2]).script(picks=[0]).choose(0, choice=1)
    assert len(sides(table, ROD)) == 1
    table = patient(card).choose(0, choice=2).choose_if_asked(0, "choose-card", card="base-school-junk")
    assert (table.hand(0), "base-school-junk" in table.waste()) == ([], True)


def test_the_wrong_patient_is_somebody_who_was_healed() -> None:
    """A medicine card that heals nobody is not meant."""
    table = road("wrong-patient", "maria-lopez:0 rod-miller:1", hands={0: [f"{DECK}-yellow-pill"]}, d6=[5])
    table.choose(0, "play", card=f"{DECK}-yellow-pill")
    assert table.in_force == "ln-xr-wrong-patient"
