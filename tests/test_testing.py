"""The tools to arrange a position: everything can be said, and slips of the pen are told."""

from __future__ import annotations

import doctest

import pytest

import overwinter.colony.testing
from overwinter.kernel.errors import NotAskedError
from overwinter.testing import Table

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
    assert (table.morale, table.food, table.colony_state().starvation, table.colony_state().helpless) == (
        8,
        3,
        2,
        4,
    )
    assert table.waste() == [FOOD, FUEL]
    assert table.removed() == ["base-hospital-mop"]
    assert (state.graveyard, state.gone) == ([HARMAN], ["base-sparky"])
    assert state.crisis == "base-crisis-despair"
    assert [entry.seat for entry in state.contributions] == [0, 3, 3]
    assert (state.crossroads, state.holder) == ("base-crossroads-sleep", 3)
    assert state.survivor_deck[:2] == ["base-brian-lee", "base-rod-miller"]
    assert (state.round, state.rounds_left, state.colonies[0].first, state.active) == (3, 2, 2, 0)


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
    assert Table().start(seat=2).state.active == 2
    assert Table().first(1).start(seat=1).end_turn(1).state.active == 2
    drawn = Table().crossroads("base-crossroads-sleep").start(seat=1, at="turn-start")
    assert drawn.state.crossroads == "base-crossroads-sleep"
    assert drawn.events("crossroads-drawn")
    night = Table().colony(food=9).start(at="night")
    assert night.events()[0].kind == "night"
    assert night.state.round == 2
    assert Table().round(4).start(at="round-start").state.round == 4


def test_the_first_crossroads_card_can_be_in_force() -> None:
    """Also the card that lies on top anyway, and no card at all."""
    first = Table().state.crossroads_deck[0]
    assert Table().crossroads(first).start().state.crossroads == first
    assert Table().start().state.crossroads == ""
    assert Table().empty_deck("crossroads").start().state.crossroads == ""


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
    assert table.seen(1, "contributed") == [{"seat": 0}]
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
        (lambda t: t.survivor(MIKE, 0).item_used(MIKE, PISTOL), "base-mike-cho has no"),
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
