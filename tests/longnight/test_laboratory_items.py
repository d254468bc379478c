"""The item deck of the laboratory, its survivor, its crisis and its objectives."""

from __future__ import annotations

from typing import Any

import pytest

from overwinter.colony.cards.loader import load_packs
from overwinter.colony.modules.laboratory.slot import Laboratory
from overwinter.colony.rules.endings import goal
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.rules.steps.crisis import ResolveCrisis
from overwinter.colony.sight.explain import foresee
from overwinter.colony.speaking import option_line
from overwinter.colony.state import Setup
from overwinter.testing import Table
from overwinter.words import Words, languages
from tests.cards import carry_out, pick
from tests.longnight import SETS
from tests.longnight.test_laboratory import MARIA, ROD, THREE, fight, lab, slot

DECK = "longnight-raxxon"
SCHOOL = "maria-lopez:0:school rod-miller:1 mike-cho:2"


def sides(table: Table, survivor: str) -> list[str]:
    """The side effects of a survivor."""
    return [lasting.source for lasting in table.state.lasting if lasting.survivor == survivor]


def played(card: str, rolled: int | None = None, people: str = SCHOOL, **wishes: Any) -> Table:
    """A card of the laboratory is played out of the hand; a die shows this."""
    table = lab(people, hands={0: [f"{DECK}-{card}"]}, **wishes).script(d6=[rolled] if rolled else [])
    table.start(0)
    return table.choose(0, "play", card=f"{DECK}-{card}")


def equipped(card: str, people: str = SCHOOL, **wishes: Any) -> Table:
    """Maria carries a card of the laboratory."""
    return lab(people, items={"maria-lopez": [f"{DECK}-{card}"]}, **wishes)


# -- the deck ------------------------------------------------------------------------------------------------


def test_the_deck_is_there_with_the_module_alone() -> None:
    """Twenty cards: copies of a card for a place that is not played with are left out."""
    game = new_game(Setup(packs=["longnight"], modules=["laboratory"]))
    assert len(game.state.places["raxxon"].deck) == 20
    fuels = [card.deck for card in game.content.items if card.name == "fuel-or-fire"]
    assert fuels.count("raxxon") == 2
    without = new_game(Setup(packs=["longnight"])).content
    assert not [card for card in without.items if card.deck == "raxxon"]
    assert [card.deck for card in without.items if card.name == "fuel-or-fire"] == [
        d for d in fuels if d != "raxxon"
    ]


def test_blueprint_headquarters() -> None:
    """One card more to see and one more to keep, once a round."""
    top = [f"{DECK}-red-pill", f"{DECK}-serum", f"{DECK}-keycard"]
    table = equipped("blueprint-headquarters", "maria-lopez:0:raxxon rod-miller:1", dice={0: [6]})
    table.place("raxxon", top=top).script(exposure=["blank"]).start(0)
    table.choose(0, "search", survivor=MARIA, die=6)
    table.choose(0, "look-more", card=f"{DECK}-blueprint-headquarters")
    table.choose(0, "keep", card=top[0]).choose(0, "keep", card=top[1])
    assert table.hand(0) == sorted(top[:2])


# -- the pulse cannon ----------------------------------------------------------------------------------------


CANNON = f"{DECK}-pulse-cannon"


def test_pulse_cannon_puts_anybody_anywhere_twice_a_round() -> None:
    table = equipped("pulse-cannon", places={"school": {"zombies": [2]}}).start(0)
    table.choose(0, "use", survivor=MARIA, card=CANNON).choose(0, "choose-order", order="second")
    pick(table, "library")
    table.choose(0, "lure", place="school")
    assert (table.place_state("school").zombies, table.place_state("library").zombies) == ([1], [1])
    table.choose(0, "use", survivor=MARIA, card=CANNON).choose(0, "choose-order", order="first")
    pick(table, "hospital")
    assert (table.who(MARIA).place, table.who(MARIA).moved) == ("hospital", False)
    table.refuses(0, "use", survivor=MARIA, card=CANNON)
    assert table.view(0).survivors[0].equipment[0].used
    table.script(d6=[1] * 9).play_to(0, "no", "vote")
    assert table.offers(0, "use", survivor=MARIA, card=CANNON)


def test_ow42_pulse_cannon_asks_whose_survivor_it_is() -> None:
    table = equipped("pulse-cannon", "maria-lopez:0:school rod-miller:1:school mike-cho:2").start(0)
    for answer, place in (("no", "school"), ("yes", "library")):
        table.choose(0, "use", survivor=MARIA, card=CANNON)
        pick(table, ROD)
        assert table.asked(1) is not None
        table.choose(1, answer)
        if answer == "yes":
            pick(table, "library")
        assert table.who(ROD).place == place


def test_pulse_cannon_never_puts_the_exiled_at_the_colony() -> None:
    table = equipped("pulse-cannon", "maria-lopez:0:school rod-miller:1 mike-cho:2", exiled=[0]).start(0)
    table.choose(0, "use", survivor=MARIA, card=CANNON)
    table.refuses(0, "choose-place", place="colony")
    assert not table.view(0).survivors[0].equipment[0].used, "one use is left"


@pytest.mark.parametrize("language", languages())
def test_pulse_cannon_says_what_it_moves(language: str) -> None:
    table = equipped("pulse-cannon", places={"school": {"zombies": [1]}}).start(0)
    table.choose(0, "use", survivor=MARIA, card=CANNON)
    words = Words(language, packs=SETS)
    said = [option_line(words, table.game, option, 0) for option in table.options(0)]
    assert len(set(said)) == 2
    assert not any("first" in line or "second" in line for line in said)


# -- pills ---------------------------------------------------------------------------------------------------


HURT = {"maria-lopez": {"wounds": 1, "frostbite": 1}}
SAD = {"maria-lopez": {"despair": 2}}


@pytest.mark.parametrize(
    ("rolled", "tokens", "side"),
    [(1, 2, "tremors"), (3, 0, "night-terrors"), (6, 0, "adrenaline")],
)
def test_red_pill(rolled: int, tokens: int, side: str) -> None:
    table = played("red-pill", rolled)
    assert (table.who(MARIA).tokens, sides(table, MARIA)) == (tokens, [f"ln-side-{side}"])
    assert table.removed() == [f"{DECK}-red-pill"]


def test_red_pill_heals() -> None:
    table = played("red-pill", 4, hurt=HURT)
    assert (table.who(MARIA).tokens, sides(table, MARIA)) == (0, [])


@pytest.mark.parametrize(("rolled", "despair", "side"), [(2, 2, "infectious"), (4, 0, ""), (5, 0, "thick-skin")])
def test_white_pill(rolled: int, despair: int, side: str) -> None:
    table = played("white-pill", rolled, hurt=SAD)
    assert (table.who(MARIA).despair, sides(table, MARIA)) == (despair, [f"ln-side-{side}"] if side else [])


@pytest.mark.parametrize(
    ("rolled", "dice", "side"), [(1, [2, 6], "tremors"), (3, [3, 6], ""), (6, [2, 6], "sharp-senses")]
)
def test_yellow_pill(rolled: int, dice: list[int], side: str) -> None:
    table = played("yellow-pill", rolled, dice={0: [2, 6]})
    assert (table.player_state(0).unused, sides(table, MARIA)) == (dice, [f"ln-side-{side}"] if side else [])


@pytest.mark.parametrize(
    ("rolled", "zombies", "side"), [(2, 4, "night-terrors"), (5, 1, ""), (6, 1, "adrenaline")]
)
def test_black_pill(rolled: int, zombies: int, side: str) -> None:
    """R-288: special zombies are no target."""
    places = {"colony": {"zombies": [3, 1]}}
    table = played("black-pill", rolled, THREE, places=places, specials={"colony": ["claw"]})
    for _ in range(3):
        table.choose_if_asked(0, "choose-entrance", entrance=1)
    assert (sum(table.place_state("colony").zombies), sides(table, MARIA)) == (
        zombies,
        [f"ln-side-{side}"] if side else [],
    )
    assert len(slot(table).specials) == 1


def test_black_pill_may_kill() -> None:
    table = played("black-pill", 1)
    assert MARIA not in table.state.survivors


def test_r296_a_pill_whose_side_effect_somebody_has() -> None:
    """R-296, P-12: that line has no effect, the rest of it has."""
    table = lab(SCHOOL, hands={0: [f"{DECK}-red-pill"] * 2}).script(d6=[6, 6])
    table.survivor("base-talia-jones", 0, "school", wounds=1).start(0)
    table.choose(0, "play", card=f"{DECK}-red-pill")
    pick(table, MARIA)
    table.choose(0, "play", card=f"{DECK}-red-pill")
    pick(table, "base-talia-jones")
    assert (sides(table, MARIA), sides(table, "base-talia-jones")) == (["ln-side-adrenaline"], [])
    assert table.who("base-talia-jones").wounds == 0


def test_serum() -> None:
    hurt = {"rod-miller": {"wounds": 1, "frostbite": 1, "despair": 0}}
    for rolled, side in ((2, ["ln-side-infectious"]), (3, [])):
        table = played("serum", rolled, hurt=hurt)
        assert (table.who(ROD).tokens, sides(table, ROD)) == (0, side)
    lab(SCHOOL, hands={0: [f"{DECK}-serum"]}).start(0).refuses(0, "play", card=f"{DECK}-serum")


# -- the others ----------------------------------------------------------------------------------------------


def test_hazmat_suit() -> None:
    table = equipped("hazmat-suit", THREE).script(exposure=["bitten"]).start(0)
    table.choose(0, "move", survivor=MARIA, to="school")
    assert (table.equipment(MARIA), table.waste(), table.who(MARIA).tokens) == ([], [f"{DECK}-hazmat-suit"], 0)


def test_arc_rifle() -> None:
    """No exposure, and one more on the encounter die: a 3 is a 4, and the frostwalker dies of it."""
    table = equipped("arc-rifle", specials={"school": ["hunter"]}, dice={0: [6]}).script(d6=[3]).start(0)
    table.choose(0, "attack-special", survivor=MARIA, die=6, card="ln-exp-hunter")
    assert (slot(table).specials, table.events("exposure")) == ([], [])
    assert table.events("encounter")[0].facts["n"] == 4


def test_cryo_grenade() -> None:
    table = played("cryo-grenade", places={"school": {"zombies": [3]}})
    assert (table.place_state("school").zombies, table.who(MARIA).frostbite) == ([0], 1)
    assert table.waste() == [f"{DECK}-cryo-grenade"]
    table = lab(SCHOOL, hands={0: [f"{DECK}-cryo-grenade"]}, specials={"school": ["claw"]}).start(0)
    table.refuses(0, "play", card=f"{DECK}-cryo-grenade")


def test_keycard() -> None:
    """Once a round, by one, and only if it is wanted."""
    table = equipped("keycard", "maria-lopez:0:raxxon rod-miller:1", dice={0: [2, 5, 5]}, deck=["claw"]).start(0)
    table.choose(0, "lab-die", die=2).choose(0, "no")
    table.choose(0, "lab-die", die=5).choose(0, "yes")
    table.refuses(0, "choose-face", face=3)
    table.choose(0, "choose-face", face=6)
    table.choose(0, "lab-die", die=5)
    assert [die.face for die in slot(table).dice] == [2, 6, 5]


def test_ow41_exo_frame_rolls_after_the_second_move() -> None:
    table = equipped("exo-frame", THREE).script(exposure=["wound"]).start(0)
    table.choose(0, "move", survivor=MARIA, to="school")
    assert (table.who(MARIA).tokens, table.events("exposure")) == (0, [])
    table.choose(0, "move", survivor=MARIA, to="library")
    assert (table.who(MARIA).place, table.who(MARIA).wounds) == ("library", 1)
    table.refuses(0, "move", survivor=MARIA)
    table.end_turn(0)
    assert len(table.events("exposure")) == 1


def test_ow41_exo_frame_after_a_single_move() -> None:
    """The roll comes at the end of the turn; with fuel there is none."""
    table = equipped("exo-frame", THREE, hands={0: ["base-starter-fuel"]}).script(exposure=["wound"]).start(0)
    table.choose(0, "move", survivor=MARIA, to="school", card=None).end_turn(0)
    assert table.who(MARIA).wounds == 1
    for moves in (["base-starter-fuel"], [None, "base-starter-fuel"]):
        table = equipped("exo-frame", THREE, hands={0: ["base-starter-fuel"]}).start(0)
        for to, fuel in zip(("school", "library"), moves, strict=False):
            table.choose(0, "move", survivor=MARIA, to=to, card=fuel)
        table.end_turn(0)
        assert table.events("exposure") == []


def test_ow41_exo_frame_handed_on_between_two_moves() -> None:
    people = "maria-lopez:0:school talia-jones:0:school rod-miller:1"
    table = equipped("exo-frame", people).start(0)
    table.choose(0, "move", survivor=MARIA, to="library").end_turn(0)
    assert len(table.events("exposure")) == 1
    table = equipped("exo-frame", people).script(exposure=["blank"] * 2).start(0)
    table.choose(0, "move", survivor="base-talia-jones", to="library")
    table.choose(0, "move", survivor=MARIA, to="library")
    table.choose(0, "hand-off", survivor=MARIA, card=f"{DECK}-exo-frame", to="base-talia-jones")
    table.refuses(0, "move", survivor=MARIA)
    table.refuses(0, "move", survivor="base-talia-jones")


def test_ow41_the_first_move_tells_that_its_roll_waits() -> None:
    """OW-41: before it is made, and in the log; the second one tells its odds."""
    table = equipped("exo-frame", THREE).start(0)

    def foreseen(to: str) -> list[str]:
        option = table.options(0, "move", survivor=MARIA, to=to)[0]
        return [line.key for line in foresee(table.game, 0, option)]

    assert [key for key in foreseen("school") if "roll" in key or "odds" in key] == ["foresee-roll-waits"]
    table.choose(0, "move", survivor=MARIA, to="school")
    assert table.seen(1, "roll-waits") == [{"survivor": MARIA}]
    assert "foresee-roll-waits" not in foreseen("library")


def test_exo_frame_counts_as_a_move() -> None:
    """Who has made the first of two moves has not stayed."""
    table = equipped("exo-frame", THREE).start(0)
    table.choose(0, "move", survivor=MARIA, to="school")
    assert [fact.event for fact in table.state.turns[0].facts] == []
    assert table.who(MARIA).strode == "due"


def test_lab_notes() -> None:
    """Only who reads them knows the order; the new top one is open to all."""
    table = played("lab-notes", deck=["claw", "hunter", "siren", "hydra"])
    about = table.asked(0)
    assert about is not None
    assert about.about["cards"] == ["ln-exp-claw", "ln-exp-hunter", "ln-exp-siren"]
    table.choose(0, "choose-order", order="ln-exp-siren").choose(0, "choose-order", order="ln-exp-claw")
    assert slot(table).deck[:4] == [f"ln-exp-{name}" for name in ("siren", "claw", "hunter", "hydra")]
    assert table.view(1).parts["laboratory"].top == "ln-exp-siren"
    assert {known.card for known in table.view(0).me.known} >= {"ln-exp-claw", "ln-exp-hunter"}  # type: ignore[union-attr]
    assert not table.view(1).me.known  # type: ignore[union-attr]
    assert table.seen(1, "top-open") == [{"deck": "experiments", "card": "ln-exp-siren"}]


def test_r293_lab_notes_without_an_experiment() -> None:
    table = lab(SCHOOL, hands={0: [f"{DECK}-lab-notes"]})
    slot(table).past, slot(table).deck = slot(table).deck, []
    table.start(0).refuses(0, "play", card=f"{DECK}-lab-notes")


# -- Blue, the crisis, objectives ----------------------------------------------------------------------------


def test_blue() -> None:
    """One die of any face, once a round, at the laboratory; R-299: she is no human."""
    table = lab("ln-blue:0:raxxon rod-miller:1", dice={0: [1, 4]}, deck=["claw"]).start(0)
    assert not table.game.card_of("ln-blue").human
    table.choose(0, "use", survivor="ln-blue").choose(0, "choose-die", die=1).choose(0, "choose-face", face=5)
    assert ([die.face for die in slot(table).dice], table.player_state(0).unused) == ([5], [4])
    table.refuses(0, "use", survivor="ln-blue")
    lab("ln-blue:0:school rod-miller:1", dice={0: [1]}).start(0).refuses(0, "use", survivor="ln-blue")


def test_the_night_is_dark() -> None:
    table = lab(THREE, deck=["claw", "frostwalker"]).crisis("ln-crisis-night-is-dark").script(d6=[1, 2, 3, 4, 5])
    slot(table).settled = True
    table.start(at="night")
    assert {out.card for out in slot(table).out} == {"ln-exp-claw", "ln-exp-frostwalker"}


def test_the_night_is_dark_without_experiments() -> None:
    """Three zombies for each that is missing."""
    table = lab(THREE).crisis("ln-crisis-night-is-dark")
    slot(table).past, slot(table).deck = slot(table).deck, []
    table.start(at="night")
    arrived = [event.facts["n"] for event in table.events("zombies") if event.facts["place"] == "colony"]
    assert arrived[:2] == [3, 3]


def test_a_toxic_leak_reaches_the_lowest_of_each_player() -> None:
    """Who is exiled has nobody there; everybody else rolls for the survivor of the lowest influence."""
    people = "maria-lopez:0 mike-cho:0:library rod-miller:1 talia-jones:2:school"
    table = lab(people, exiled=[2]).crisis("ln-crisis-toxic-leak").script(exposure=["wound", "blank"])
    carry_out(table, ResolveCrisis())
    assert [event.facts["survivor"] for event in table.events("exposure")] == ["base-mike-cho", ROD]
    assert (table.who("base-mike-cho").wounds, table.who(ROD).wounds) == (1, 0)


@pytest.mark.parametrize(("mode", "out", "most"), [("standard", 1, 2), ("cooperative", 2, 2)])
def test_lockdown(mode: str, out: int, most: int) -> None:
    setup = Setup(players=3, mode=mode, packs=list(SETS), modules=["laboratory"], objective="ln-main-lockdown")
    game = new_game(setup, 1)
    while game.state.phase == "setup":
        seat = game.decisions[0].seat
        game.answer(seat, game.options(seat)[0])
    assert sum(1 for event in game.log if event.kind == "experiment-out") == out
    assert Laboratory.of(game).contained == 0
    for contained, loose in ((1, 0), (2, most + 1), (2, most)):
        specials = {"school": ["claw"] * loose} if loose else {}
        table = lab(
            THREE, contained=contained, specials=specials, table={"objective": "ln-main-lockdown", "mode": mode}
        )
        met = [condition.met for condition in goal(table.game, table.colony_state())]
        assert met == [contained == 2, loose <= most]


def test_souvenir_hunter() -> None:
    cards = [f"{DECK}-serum", f"{DECK}-keycard"]
    for hand, items, met in ((cards[:1], [], False), (cards, [], True), (cards[:1], cards[1:], True)):
        table = lab(SCHOOL, hands={0: hand}, items={"maria-lopez": items}).player(0, objective="ln-secret-lab-rat")
        assert table.conditions(0)[1].met is met


def test_company_loyalist() -> None:
    table = lab(SCHOOL, hands={0: [f"{DECK}-serum"]}, specials={"school": ["claw"]}, morale=0)
    table.player(0, objective="ln-secret-raxxon-loyalist")
    assert [condition.met for condition in table.conditions(0)] == [True, False, True]
    table.laboratory(specials={"library": ["ln-exp-hunter"]})
    assert all(condition.met for condition in table.conditions(0))


def test_content_knows_where_the_cards_come_from() -> None:
    origins = load_packs(SETS, ["longnight", "laboratory"]).origins
    assert origins["pulse-cannon"][0] == "title printed"
    assert origins["serum"][0] == "original"


def test_body_armor_in_an_encounter() -> None:
    """The first wound of an encounter is ignored in each round."""
    armor = {"maria-lopez": ["longnight-police-station-body-armor"]}
    table = fight("claw", 1, items=armor)
    assert table.who(MARIA).wounds == 1
    assert fight("frostwalker", 1, items=armor).who(MARIA).frostbite == 1, "that is no wound"
