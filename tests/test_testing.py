"""The tools to arrange a position: everything can be said, and slips of the pen are told."""

from __future__ import annotations

import doctest
import random
from collections.abc import Callable

import pytest

import overwinter.colony.testing
from overwinter.colony.cards.measure import Measure
from overwinter.kernel.errors import NotAskedError
from overwinter.testing import RaxxonTable, Table

MIKE, MARIA, HARMAN = "base-mike-cho", "base-maria-lopez", "base-harman-brooks"
FUEL, FOOD, PISTOL = "base-starter-fuel", "base-starter-food-1", "base-police-station-pistol"


def test_the_example_of_the_docstring_runs() -> None:
    """What the module shows first is true."""
    assert doctest.testmod(overwinter.colony.testing).failed == 0


def test_a_whole_position() -> None:
    """Everything on the table can be said, and is there."""
    table = (
        Table(
            players=4,
            objective="base-main-find-a-cure",
            hardcore=True,
            mode="betrayer",
            elimination=True,
            policies={"attract_from_two": False},
            mature=False,
            promo=True,
        )
        .survivor(MIKE, owner=0, place="school", wounds=1, frostbite=1, items=[PISTOL], moved=True)
        .survivor(MARIA, owner=0, ability_used=True, leader=True)
        .survivor("base-kodiak-colby", owner=3)
        .item_used(MIKE, PISTOL)
        .player(0, hand=[FUEL, FOOD], dice=[4, 6], used=[1], objective="base-secret-hoarder", called_exile=True)
        .player(1, exiled=True, revealed=True)
        .player(2, extra_dice=1)
        .place("school", zombies=[2], barricades=[1], noise=3, top=["base-school-scissors", FOOD])
        .place("library", deck=["base-library-fuel"])
        .place("colony", zombies=[1, 0, 3], barricades=[0, 2])
        .colony(morale=8, food=3, starvation=2, helpless=4, waste=[FOOD, FUEL], samples=1)
        .colony(objective_cards=["base-hospital-medicine"])
        .out_of_game(items=["base-hospital-mop"], dead=[HARMAN], gone=["base-sparky"])
        .crisis("base-crisis-despair", {0: ["base-hospital-medicine"], 3: [FOOD, FUEL]})
        .crossroads("base-crossroads-sleep")
        .deck_top("survivor", "base-brian-lee", "base-rod-miller")
        .deck_top("crisis", "base-crisis-illness")
        .round(3, left=2)
        .first(2)
        .start(seat=0)
    )
    state, mike = table.state, table.who(MIKE)
    assert (state.setup.mode, state.setup.elimination, state.colonies[0].side) == ("betrayer", True, "hardcore")
    assert (mike.owner, mike.place, mike.wounds, mike.frostbite, mike.moved) == (0, "school", 1, 1, True)
    assert table.equipment(MIKE) == [PISTOL]
    assert len(state.used_items) == 1
    assert table.who(MARIA).used
    player = table.player_state(0)
    assert (player.leader, player.unused, player.used, player.called_exile) == (MARIA, [4, 6], [1], True)
    assert table.hand(0) == [FOOD, FUEL]
    assert player.objectives == ["base-secret-hoarder"]
    assert table.player_state(1).exiled
    assert table.player_state(1).exile
    assert table.player_state(2).extra_dice == 1
    assert (table.place_state("school").zombies, table.place_state("school").barricades) == ([2], [1])
    assert table.place_state("school").noise == 3
    assert table.deck("school")[:2] == ["base-school-scissors", FOOD]
    assert table.deck("library") == ["base-library-fuel"]
    assert table.place_state("colony").zombies == [1, 0, 3, 0, 0, 0]
    assert (table.morale, table.food, table.colony_state().starvation, table.helpless) == (8, 3, 2, 4)
    assert table.waste() == [FOOD, FUEL]
    assert table.removed() == ["base-hospital-mop"]
    assert (state.graveyard, state.gone) == ([HARMAN], ["base-sparky"])
    assert state.crisis == "base-crisis-despair"
    assert [entry.seat for entry in state.contributions] == [0, 3, 3]
    assert (table.in_force, table.holder) == ("base-crossroads-sleep", 3)
    assert state.survivor_deck[:2] == ["base-brian-lee", "base-rod-miller"]
    assert (state.round, state.rounds_left, state.colonies[0].first, table.active) == (3, 2, 2, 0)


def test_seats_without_a_survivor_get_a_quiet_one() -> None:
    """Nobody has to say who the others are."""
    table = Table(players=5).player(4, exiled=True).start()
    assert [len(table.game.own(seat)) for seat in range(5)] == [1] * 5
    assert table.game.own(4)[0].place != "colony"


def test_what_is_not_said_again_stays() -> None:
    """A second call for a player adds to the first."""
    table = (
        Table().player(0, hand=[FUEL], dice=[1], extra_dice=2, called_exile=True).player(0, hand=[FOOD], dice=[2])
    )
    player = table.player_state(0)
    assert (player.extra_dice, player.called_exile, player.unused) == (2, True, [1, 2])
    assert table.hand(0) == [FOOD, FUEL]


def test_scripted_chance() -> None:
    """Exposure faces, dice and draws come up as said; what is left over can be counted."""
    table = Table().survivor(HARMAN, 0).survivor(MIKE, 1).player(0, dice=[6]).player(1, hand=[FUEL, FOOD])
    table.script(exposure=["frostbite", "bitten"], d6=[2], picks=[1]).start()
    table.choose(0, "attack-survivor", survivor=HARMAN, target=MIKE)
    assert table.hand(0) == [FOOD]
    table.choose(0, "move", survivor=HARMAN, to="school")
    assert table.who(HARMAN).wounds == 1, "Harman takes frostbite as a wound"
    assert table.unrolled == 1


def test_where_to_start() -> None:
    """In a turn, at its start, at night, or at the start of a round."""
    assert Table().start(seat=2).active == 2
    assert Table().first(1).start(seat=1).end_turn(1).active == 2
    drawn = Table().crossroads("base-crossroads-sleep").start(seat=1, at="turn-start")
    assert drawn.in_force == "base-crossroads-sleep"
    assert drawn.events("crossroads-drawn")
    night = Table().colony(food=9).start(at="night")
    assert night.events()[0].kind == "night"
    assert night.state.round == 2
    assert Table().round(4).start(at="round-start").state.round == 4


def test_the_first_crossroads_card_can_be_in_force() -> None:
    """Also the card that lies on top anyway, and no card at all."""
    first = Table().state.crossroads_deck[0]
    assert Table().crossroads(first).start().in_force == first
    assert Table().start().in_force == ""
    assert Table().empty_deck("crossroads").start().in_force == ""


def test_options_by_their_parts() -> None:
    """Options are listed and chosen by verb and parts; a part given as None must be absent."""
    table = Table().survivor(MIKE, 0).player(0, hand=[FUEL]).script(exposure=["blank"]).start()
    assert len(table.options(0, "move", to="school")) == 2
    assert table.offers(0, "move", to="school", card=FUEL)
    table.choose(0, "move", survivor=MIKE, to="school", card=None)
    assert table.who(MIKE).place == "school"
    table.refuses(0, "move", survivor=MIKE)


def test_a_part_called_seat() -> None:
    """Options that name a seat can be chosen like all others."""
    table = Table().start()
    assert [o["seat"] for o in table.options(0, "nominate")] == [1, 2]
    table.choose(0, "nominate", seat=1)
    assert len(table.game.decisions) == 3


def test_events_and_views() -> None:
    """What happened, what a seat knows of it, and the table as a seat sees it."""
    table = Table().player(0, hand=[FUEL]).crisis("base-crisis-despair").start()
    table.choose(0, "contribute", card=FUEL)
    assert table.seen(0, "contributed") == [{"seat": 0, "card": FUEL}]
    assert table.seen(1, "contributed") == table.seen(None, "contributed") == [{"seat": 0}]
    table = Table().player(0, hand=[FUEL]).start()
    mine, theirs, nobodys = (table.view(seat) for seat in (0, 1, None))
    assert mine.me is not None
    assert mine.me.hand == (FUEL,)
    assert theirs.me is not None
    assert theirs.me.hand == ()
    assert theirs.players[0].hand == 1
    assert nobodys.me is None


def says(text: str) -> pytest.RaisesExc[AssertionError]:
    """Expect an assertion that says this."""
    return pytest.raises(AssertionError, match=text)


def test_choosing_what_is_not_there() -> None:
    """The message says what could be chosen instead."""
    table = Table().survivor(MIKE, 0, "school").player(0, dice=[3]).start()
    with says("attack .*is not on offer; seat 0 is asked 'turn' and may: end-turn"):
        table.choose(0, "attack", survivor=MIKE)
    with says(r"barricade die=4 is not on offer; .* may: barricade:base-mike-cho:3:1$"):
        table.choose(0, "barricade", die=4)
    with says(r"seat 1 has nothing to decide, but seat 0 \(turn\) has"):
        table.choose(1, "end-turn")
    with says("move survivor='base-mike-cho' fits several, say more: move:base-mike-cho:colony, "):
        table.choose(0, "move", survivor=MIKE)
    with says("end-turn should not be on offer, but is: end-turn"):
        table.refuses(0, "end-turn")
    with pytest.raises(NotAskedError):
        table.game.answer(1, "end-turn")


def test_misspelt_words_are_told() -> None:
    """A typing error must not look like a rule: what is unknown is never just "not on offer"."""
    table = Table().survivor(MIKE, 0).start()
    with says("there is no verb 'atack'; did you mean attack"):
        table.refuses(0, "atack")
    with says("move has no part 'place'; it has survivor, to, card"):
        table.refuses(0, "move", place="school")
    with says("there is no survivor 'base-mike-chow'; did you mean base-mike-cho"):
        table.refuses(0, "move", survivor="base-mike-chow")
    with says("there is no to 'skool'; did you mean school"):
        table.offers(0, "move", to="skool")


@pytest.mark.parametrize(
    ("arrange", "text"),
    [
        (lambda t: t.survivor("mike-cho", 0), "is not in the survivor deck; did you mean base-mike-cho"),
        (lambda t: t.survivor(MIKE, 0).survivor(MIKE, 1), "'base-mike-cho' is not in the survivor deck"),
        (lambda t: t.survivor(MIKE, 0, "mall"), "there is no place 'mall'"),
        (lambda t: t.place("mall"), "there is no place 'mall'"),
        (lambda t: t.place("school", zombies=[1, 1]), "there are only 1 entrances"),
        (lambda t: t.place("school", zombies=[5]).start(), "an entrance of school has 4 spaces, not 5"),
        (lambda t: t.player(0, hand=["fuel"]), "there is no item card 'fuel'; did you mean base-starter-fuel"),
        (lambda t: t.player(0, hand=["base-school-scissors"] * 2), "no copy of 'base-school-scissors' is left"),
        (lambda t: t.player(0, objective="hoarder"), "there is no secret objective 'hoarder'"),
        (lambda t: t.crisis("base-crisis-rain"), "'base-crisis-rain' is not in the crisis deck"),
        (
            lambda t: t.crossroads("sleep"),
            "'sleep' is not in the crossroads deck; did you mean base-crossroads-sleep",
        ),
        (lambda t: t.deck_top("tarot", "x"), "no 'tarot' deck"),
        (lambda t: t.survivor(MIKE, 0).item_used(MIKE, PISTOL).start(), "base-mike-cho has no"),
        (lambda t: t.script(exposure=["bite"]), "there is no face of the exposure die 'bite'"),
        (lambda t: t.script(d6=[0]), "a die shows 1 to 6"),
        (lambda t: t.lasting("base-crossroads-christmas", 1), "begins no lasting effect"),
        (lambda t: t.start(at="noon"), "cannot start at 'noon'"),
    ],
)
def test_impossible_positions_are_told(arrange: object, text: str) -> None:
    """What cannot be arranged says why."""
    assert callable(arrange)
    with says(text):
        arrange(Table())


# -- playing on ------------------------------------------------------------------------------------------


def test_play_on_to_a_turn_and_to_the_next_round() -> None:
    """A quiet table plays on by itself, round after round, and nothing is lost on the way."""
    table = Table(4).quiet().place("colony", barricades=[1] * 6).first(1).start(seat=1)
    assert table.play_to(3).active == 3
    assert table.play_to(0).asked(0) is not None
    assert table.next_round().state.round == 2
    assert table.play_to(table.active).state.round == 3
    assert (table.morale, table.events("crisis"), table.in_force) == (5, [], "")


def test_playing_on_stops_at_a_question_that_nobody_said_how_to_answer() -> None:
    table = Table(3, policies={"first_player_vote": True}).quiet().start()
    with says("on the way seat 0 is asked 'keep-first-player' and may: vote:1, vote:2: say with what to answer"):
        table.next_round()
    assert table.next_round("vote").state.round == 2
    with says("the game is over on the way"):
        Table(3).quiet().round(6, left=1).start().next_round()


def test_choose_if_asked() -> None:
    table = Table().survivor(MIKE, 0).player(0, hand=[FUEL]).start()
    table.choose_if_asked(0, "yes").choose_if_asked(1, "end-turn")
    assert table.asked(0) is not None
    assert table.choose_if_asked(0, "end-turn").asked(1) is not None


def test_votes_by_yes_and_no() -> None:
    table = Table(3).start().choose(0, "nominate", seat=1).votes(yes=[0, 2], no=[1])
    assert table.player_state(1).exiled
    assert table.events("votes")[0].facts["votes"] == {"0": 1, "1": 2, "2": 1}


def test_what_is_counted_can_be_read() -> None:
    table = Table(objective="base-main-we-need-more-samples").colony(helpless=2, samples=3)
    table.player(0, objective="base-secret-a-new-destination", hand=[FUEL]).start()
    assert (table.helpless, table.samples) == (2, 3)
    assert [(c.name, c.met) for c in table.conditions(0)] == [("main-objective-completed", False), ("hand", False)]
    assert table.conditions(0)[1].measure == Measure(1, 3)


# -- refusing --------------------------------------------------------------------------------------------


def test_refusing_needs_somebody_who_is_asked() -> None:
    """It would prove nothing that a seat which is not asked cannot do it."""
    table = Table().start()
    with says("seat 1 is not asked anything, so nothing is refused"):
        table.refuses(1, "attack")
    table.idle(1)
    with says("seat 0 is asked 'turn'"):
        table.idle(0)
    over = Table(3).quiet().round(6, left=1).start().end_turns()
    assert over.game.over
    over.idle(0)


@pytest.mark.plain
def test_refusing_tries_the_answer_and_looks_for_traces(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table().survivor(MIKE, 0).start()
    table.refuses(0, "attack", survivor=MIKE)
    answer = table.game.answer

    def careless(seat: int, option: object) -> None:
        table.colony_state().food += 1
        answer(seat, option)  # type: ignore[arg-type]

    monkeypatch.setattr(table.game, "answer", careless)
    with says("attack:base-mike-cho was refused, but changed the game"):
        table.refuses(0, "attack", survivor=MIKE)
    monkeypatch.setattr(table.game, "answer", lambda seat, option: None)
    with says("attack:base-mike-cho is not on offer, but was taken"):
        table.refuses(0, "attack", survivor=MIKE)


# -- any order -------------------------------------------------------------------------------------------

STEPS: list[Callable[[Table], object]] = [
    lambda t: t.item_used(MIKE, PISTOL),
    lambda t: t.colony(waste_size=8),
    lambda t: t.quiet(),
    lambda t: t.crossroads("base-crossroads-sleep"),
    lambda t: t.crisis("base-crisis-despair"),
    lambda t: t.deck_top("survivor", HARMAN),
    lambda t: t.empty_deck("survivor"),
    lambda t: t.place("school", top=["base-school-medicine"]),
    lambda t: t.player(0, hand=["base-school-medicine"]),
    lambda t: t.place("police-station", deck=[PISTOL]),
    lambda t: t.survivor(MIKE, 0, items=[PISTOL]),
    lambda t: t.survivor(MARIA, 1, "school"),
    lambda t: t.survivor("base-sparky", 2),
    lambda t: t.player(1, exiled=True),
    lambda t: t.player(2, exile="base-exile-skilled"),
    lambda t: t.colony(waste=[FUEL]),
]


@pytest.mark.parametrize("seed", range(8))
def test_a_position_is_arranged_in_any_order(seed: int) -> None:
    """Whatever is said first: the same is on the table."""
    steps = list(STEPS)
    random.Random(seed).shuffle(steps)
    table = Table(3)
    for step in steps:
        step(table)
    table.start()
    assert table.equipment(MIKE) == [PISTOL] == table.deck("police-station")
    assert table.state.used_items == table.who(MIKE).items
    assert (len(table.waste()), table.waste().count(FUEL), table.food) == (8, 1, 90)
    assert (table.in_force, table.state.crisis) == ("base-crossroads-sleep", "base-crisis-despair")
    assert (table.state.crossroads_deck, table.state.crisis_deck, table.state.survivor_deck) == ([], [], [HARMAN])
    assert table.hand(0) == ["base-school-medicine"]
    assert table.deck("school")[0] == "base-school-medicine"
    assert table.player_state(2).exile == "base-exile-skilled" != table.player_state(1).exile != ""


def test_raxxon_has_the_same_helpers() -> None:
    table = RaxxonTable(2).draw_top("hostile").crowd("hostile innocent").start()
    assert table.groups("draw")[0] == "hostile"
    table.refuses("rx-row", row=0)
    table.idle(1)
    with says("there is no verb 'rx-fly'"):
        table.refuses("rx-fly")
    assert table.choose_if_asked("rx-done").play_to(1).state.active == 1
    assert table.seen(None, "rx-turn")[-1] == {"seat": 1}
    assert table.next_day().state.day == 2


def night() -> Table:
    """A table with all modules of The Long Night."""
    modules = ["improvements", "bandits", "laboratory"]
    return Table(packs=["base", "longnight"], modules=modules, policies={"first_player_vote": False}).quiet()


def test_everything_of_the_long_night_can_be_said_and_read() -> None:
    table = (
        night()
        .survivor(MIKE, owner=0, place="raxxon", despair=2, side_effects=["ln-side-tremors"])
        .colony(helpless=3, unruly=2)
        .place("school", traps=[1])
        .bandits({"school": 2, "library": 1}, arsenal=[FUEL], quiet={"school": 1}, leaving={"library": 1})
        .laboratory(
            ["ln-exp-hydra", "ln-exp-claw"],
            {"hospital": ["ln-exp-hunter", "ln-exp-hunter"], "library": ["ln-exp-colossus"]},
            {1: [4], 0: [2]},
            contained=1,
            hits={"ln-exp-colossus": 1},
            kept={"ln-exp-colossus": [FOOD]},
        )
        .improvements({"ln-imp-bed": 1}, finished=["ln-imp-toilet"])
        .start(0)
    )
    assert (table.who(MIKE).despair, table.side_effects(MIKE)) == (2, ["ln-side-tremors"])
    assert (table.helpless, table.colony_state().unruly, table.place_state("school").traps) == (3, 2, [1])
    assert (table.bandits_at("school"), table.arsenal()) == (2, [FUEL])
    assert table.specials_at("hospital") == ["ln-exp-hunter", "ln-exp-hunter"]
    assert (table.experiments()[:2], len(table.experiments())) == (["ln-exp-hydra", "ln-exp-claw"], 10)
    assert table.lab_dice() == [2, 4]
    assert (table.work_on("ln-imp-bed"), table.finished()) == (1, ["ln-imp-toilet"])
    table.end_turns()
    assert len(table.arsenal()) == 1 + 1 + 1  # one of the two at the school is quiet
    assert (table.bandits_at("library"), table.lab_dice()) == (0, [])


@pytest.mark.parametrize(
    ("slip", "complaint"),
    [
        (lambda: Table().bandits({"school": 1}), "this table plays without bandits"),
        (lambda: Table().laboratory(["ln-exp-claw"]), "this table plays without laboratory"),
        (lambda: Table().improvements({"ln-imp-bed": 1}), "this table plays without improvements"),
        (lambda: Table().survivor(MIKE, 0, side_effects=["ln-side-tremors"]), "plays without laboratory"),
        (lambda: night().bandits({"scool": 1}), "did you mean school"),
        (lambda: night().laboratory(["ln-exp-clw"]), "did you mean ln-exp-claw"),
        (lambda: night().laboratory(kept={"ln-exp-claw": [FUEL]}), "no experiment that is out 'ln-exp-claw'"),
        (lambda: night().survivor(MIKE, 0, side_effects=["tremors"]), "did you mean ln-side-tremors"),
        (lambda: night().improvements({"ln-imp-bath": 1}), "there is no improvement in the deck"),
    ],
)
def test_slips_about_the_long_night_are_told(slip: Callable[[], Table], complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        slip()


def warring() -> Table:
    """A quiet table of two colonies."""
    packs = ["base", "longnight", "warring"]
    return Table(4, packs=packs, modules=["warring"], objective="wc-main-killing-blow").quiet()


def test_everything_of_two_colonies_can_be_said_and_read() -> None:
    table = warring().survivor(MARIA, 0, "school").survivor(MIKE, 1, "school").first(2).colony(0, ammunition=2)
    table.crossroads("base-crossroads-sunshine-state").script(combat=[1, 12]).start(seat=2, at="moves")
    assert (table.ammunition(0), table.ammunition(2), table.ammunition(1)) == (2, 2, 0)
    assert table.game.acting() == [2, 1]
    assert (table.in_force, table.holder) == ("base-crossroads-sunshine-state", 0)
    table.done_moving()
    assert {d.seat for d in table.game.decisions} == {1, 2}
    table.end_pair()
    assert table.game.acting() == [0, 3]
    table.end_pair().tactics("charge", "ambush").bids(blue=1)
    assert table.events("bids")[-1].facts["blue"] == 1
    assert table.unrolled == 0
    assert warring().start(seat=1, at="turn-start").game.acting() == [0, 1]


def test_two_act_in_every_order() -> None:
    """Each order is a table of its own; what was too late is told, what was never possible fails."""
    table = warring().survivor(MARIA, 0, "school").survivor(MIKE, 1, "school").place("school", zombies=[1])
    table.player(0, dice=[6]).player(1, dice=[6, 5]).script(exposure=["blank", "blank"]).start()
    answers = {0: [f"attack:{MARIA}:6:1", "end-turn"], 1: [f"attack:{MIKE}:6:1"]}
    found = {after.order: after.late for after in table.in_every_order(answers)}
    mike, maria = (1, answers[1][0]), (0, answers[0][0])
    assert found == {(0, 0, 1): [mike], (0, 1, 0): [mike], (1, 0, 0): [maria]}
    assert table.place_state("school").zombies == [1]
    with pytest.raises(AssertionError, match="never on offer"):
        list(table.in_every_order({0: ["attack:nobody:1:1"], 1: ["end-turn"]}))


def test_slips_about_two_colonies_are_told() -> None:
    with pytest.raises(AssertionError, match="without warring"):
        Table().colony(ammunition=2)
    with pytest.raises(AssertionError, match="1 to 12"):
        warring().script(combat=[13])
    with pytest.raises(AssertionError, match="cannot start"):
        Table().start(at="moves")
    with pytest.raises(AssertionError, match="no ammunition"):
        warring().start().bids(blue=1)
