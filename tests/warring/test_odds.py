"""What is told of a combat before every choice, and of the combats of the coming night."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from overwinter.colony.modules.warring.odds import bid_odds, dice_chances, sighted, tactic_odds
from overwinter.colony.modules.warring.strength import faces
from overwinter.colony.sight.explain import forecast, foresee
from overwinter.colony.sight.view import view
from overwinter.colony.speaking import foresight_line
from overwinter.testing import Table
from overwinter.words import Words

from .table import BLUE, DAVID, JENNY, MARIA, SHOTGUN, TALIA, YELLOW, ammunition, two_colonies


def at_the_grocery() -> Table:
    """Two of blue, one of them with a shotgun, meet one of yellow; 4 and 3 ammunition."""
    table = two_colonies().survivor(MARIA, 0, "grocery-store").survivor(DAVID, 2, "grocery-store", items=[SHOTGUN])
    return ammunition(table.survivor(JENNY, 1, "grocery-store"), 4, 3)


def told(table: Table, seat: int, verb: str, **parts: Any) -> list[str]:
    """What a seat reads before it chooses an option."""
    (option,) = table.options(seat, verb, **parts)
    words, lines = Words("en", table.game.setup.sets), foresee(table.game, seat, option)
    return [foresight_line(words, table.game.content, line, seat) for line in lines]


def test_a_tactic_is_told_against_each_of_theirs() -> None:
    table = at_the_grocery().start(at="night")
    assert told(table, 0, "tactic", card="wc-tac-charge") == [
        "Against Charge: you lead by 2.",
        "Against On Guard: you lead by 4.",
        "Against Retreat: they leave with 2 wounds, you win.",
        "Against Ambush: even.",
        "Against Covering Fire: you lead by 5, and their first 4 ammunition count for two each.",
    ]
    assert told(table, 1, "tactic", card="wc-tac-retreat")[:2] == [
        "Against Charge: yours go home with 2 wounds, they win.",
        "Against On Guard: yours go home, they win.",
    ]
    assert told(table, 1, "tactic", card="wc-tac-on-guard")[:2] == [
        "Against Charge: they lead by 4.",
        "Against On Guard: nobody fights.",
    ]


def test_a_bid_is_told_against_each_of_theirs() -> None:
    """Of 144 pairs of faces: with a lead of two 117 win and 16 are even."""
    table = at_the_grocery().start(at="night").tactics("charge", "ambush")
    assert told(table, 0, "bid", n=2) == [
        "They bid 0: of 100 you win 81, 11 are even, you lose 8.",
        "They bid 1: of 100 you win 67, 14 are even, you lose 19.",
        "They bid 2: of 100 you win 33, 33 are even, you lose 33.",
        "They bid 3: of 100 you win 19, 14 are even, you lose 67.",
    ]
    sight = sighted(table.game, 0)
    assert sight is not None
    assert bid_odds(sight, 2)[2].win == Fraction(1, 3)


def test_the_odds_are_those_of_the_rules() -> None:
    """All pairs of tactics are played out: what is told of them is what happens."""
    cards = ("charge", "on-guard", "retreat", "ambush", "covering-fire")
    start = ammunition(at_the_grocery(), 0, 0).start(at="night")
    expected = sighted(start.game, 0)
    assert expected is not None
    for mine in cards:
        for met, theirs in zip(tactic_odds(expected, f"wc-tac-{mine}"), cards, strict=True):
            table = ammunition(at_the_grocery(), 0, 0).script(combat=[1, 1]).start(at="night")
            table.tactics(mine, theirs)
            fought = table.events("strength")
            assert bool(fought) == (met.outcome == "fight")
            if fought:
                assert fought[-1].facts["blue"] - fought[-1].facts["yellow"] == met.lead
            while asked := [d.seat for d in table.game.decisions if d.kind == "choose-survivor"]:
                table.game.answer(asked[0], table.game.options(asked[0])[0])
            if met.outcome != "fight":
                won = [event.facts["colony"] for event in table.events("combat-won")]
                assert [won.count(BLUE), won.count(YELLOW)] == [met.chances.win, met.chances.lose]


def test_nobody_leaves_home_so_nobody_is_told_so() -> None:
    table = two_colonies().survivor(MARIA, 0).survivor(JENNY, 1, BLUE, entrance=1).start(at="night")
    assert told(table, 0, "tactic", card="wc-tac-retreat")[0] == "Against Charge: they lead by 2."
    assert told(table, 1, "tactic", card="wc-tac-retreat")[0].startswith("Against Charge: yours go home")


def test_every_lead_is_symmetric() -> None:
    """What one side wins the other loses; a lead that no die makes up for is sure."""
    die = (2, 0, 1)
    for lead in range(-4, 5):
        ours, theirs = dice_chances(lead, die, die), dice_chances(-lead, die, die)
        assert (ours.win, ours.even, ours.lose) == (theirs.lose, theirs.even, theirs.win)
        assert ours.win + ours.even + ours.lose == 1
    assert dice_chances(3, die, die).win == 1
    assert len(faces(at_the_grocery().game)) == 12


def test_leaders_see_the_odds_and_all_see_the_ledger() -> None:
    table = at_the_grocery().start(at="night")
    blue, watching = view(table.game, 0), view(table.game, None)
    assert blue.me is not None
    assert blue.me.parts["warring"].odds.tactics["wc-tac-charge"][3].lead == 0
    ledger = watching.parts["warring"].combat
    assert (ledger.place, ledger.number) == ("grocery-store", 1)
    assert [camp.strength for camp in ledger.camps] == [3, 1]
    table.choose(0, "tactic", card="wc-tac-charge")
    ledger = view(table.game, 1).parts["warring"].combat
    assert [(camp.sealed, camp.tactic) for camp in ledger.camps] == [(True, ""), (False, "")]
    table.script(combat=[5, 7]).choose(1, "tactic", card="wc-tac-ambush")
    yellow = view(table.game, 1)
    assert yellow.me is not None
    assert len(yellow.me.parts["warring"].odds.bids) == 4
    assert [c.lose for c in yellow.me.parts["warring"].odds.bids[0]] == [33, 67, 81, 92, 100]
    table.choose(0, "bid", n=2).choose(1, "bid", n=0)
    ours, theirs = view(table.game, None).parts["warring"].combat.camps
    assert (ours.bid, ours.bid_strength, ours.face, ours.strength) == (2, 2, "wc-face-5", 11)
    assert (theirs.counted, theirs.weapons, theirs.tactic_strength, theirs.strength) == (1, 0, 5, 6)


def test_the_fights_of_the_coming_night() -> None:
    """R-347: where only helpless ones are there is no combat, but the colony is unguarded."""
    table = at_the_grocery().survivor(TALIA, 3, BLUE, entrance=2).colony(0, helpless=2).start(0)
    words = Words("en", table.game.setup.sets)
    lines = [foresight_line(words, table.game.content, line) for line in forecast(table.game, 0).lines]
    assert "Combat at the grocery store: Pine Ridge 3, Mill Creek 1, before tactics, ammunition and dice." in lines
    assert "1 enemy stands at Pine Ridge and nobody guards it: morale falls by 1." in lines
    assert forecast(table.game, 0).or_more


def test_the_price_of_driving_somebody_off_is_told() -> None:
    """R-317: an enemy costs ammunition, with a weapon twice as much; a friend nothing."""
    table = (
        two_colonies()
        .survivor(MARIA, 0)
        .survivor(JENNY, 3, "school", items=[SHOTGUN])
        .survivor(TALIA, 2, "school")
    )
    table.place("school", blocked=2).colony(0, ammunition=2, morale=4).script(exposure=["blank"])
    table.start(seat=0, at="moves").choose(0, "move", survivor=MARIA, to="school")
    assert told(table, 0, "choose-survivor", survivor=JENNY)[:2] == ["2 ammunition less.", "Jenny goes home."]
    assert told(table, 0, "choose-survivor", survivor=TALIA)[0] == "Talia goes home."


def test_whoever_may_roll_again_does_so_where_it_helps() -> None:
    """A die of 0 and 1, level: a second roll is taken unless we lead, by the others unless they do."""
    die = (0, 1)
    plain, ours, theirs = (dice_chances(0, die, die, again) for again in ((), ("ours",), ("theirs",)))
    assert (plain.win, plain.even, plain.lose) == (Fraction(1, 4), Fraction(1, 2), Fraction(1, 4))
    # 0:0 and 0:1 are rolled again, 1:1 and 1:0 stay.
    assert (ours.win, ours.even, ours.lose) == (Fraction(3, 8), Fraction(1, 2), Fraction(1, 8))
    assert (theirs.lose, theirs.even, theirs.win) == (ours.win, ours.even, ours.lose)
    both = dice_chances(0, die, die, ("ours", "theirs"))
    assert both.win + both.even + both.lose == 1


def test_who_may_change_a_tactic_is_told_of_what_lies_open() -> None:
    """Theirs counts as it lies; leaving the own one is told like choosing it again."""
    table = at_the_grocery().survivor(TALIA, 3, "grocery-store", items=["warring-random-bullhorn"])
    table.start(at="night").tactics("charge", "covering-fire")
    assert told(table, 1, "keep-tactic") == ["Against Charge: they lead by 4."]
    assert told(table, 1, "tactic", card="wc-tac-charge") == ["Against Charge: they lead by 1."]
    seen = view(table.game, 1)
    assert seen.me is not None
    odds = seen.me.parts["warring"].odds.tactics
    assert {card: [(met.theirs, met.lead) for met in line] for card, line in odds.items()} == {
        "wc-tac-covering-fire": [("wc-tac-charge", -4)],
        "wc-tac-charge": [("wc-tac-charge", -1)],
        "wc-tac-retreat": [("wc-tac-charge", -4)],
        "wc-tac-ambush": [("wc-tac-charge", 1)],
    }


def test_where_both_may_change_theirs_is_told_with_all_that_it_may_become() -> None:
    """Neither learns from the odds whether the other one has called out something already."""
    table = at_the_grocery().survivor(TALIA, 3, "grocery-store", items=["warring-random-bullhorn"])
    # The box has one of them, another pack may bring more.
    table.who(MARIA).items = list(table.who(TALIA).items)
    table.start(at="night").tactics("charge", "covering-fire")
    before = told(table, 1, "keep-tactic")
    assert [line.partition(":")[0] for line in before] == [
        "Against Charge",
        "Against Retreat",
        "Against Ambush",
        "Against Covering Fire",
    ]
    table.choose(0, "tactic", card="wc-tac-ambush")
    assert told(table, 1, "keep-tactic") == before


def test_an_entrance_that_will_be_full_is_told_with_its_colony() -> None:
    """Two colonies have an entrance 1; where there is one colony nobody has to be told whose it is."""
    table = two_colonies().survivor(MARIA, 0).survivor(JENNY, 1)
    table.place(YELLOW, zombies=[2, 0, 0, 0, 0, 0]).start(at="turns")
    assert full_entrance(table, "en", number=1) == "Entrance 1 at Mill Creek will be full."
    assert full_entrance(table, "de", number=1) == "Eingang 1 in Mill Creek wird voll sein."
    assert full_entrance(table, "fr", number=1) == "L’entrée 1 à Mill Creek sera pleine."
    alone = Table(2).quiet().survivor(MARIA, 0).survivor(JENNY, 1)
    alone.place("colony", zombies=[2, 0, 0, 0, 0, 0]).start(at="turns")
    assert full_entrance(alone, "en") == "Entrance 1 will be full."


def full_entrance(table: Table, language: str, number: int = 0) -> str:
    """What the forecast says of the first entrance that will be full."""
    line = next(line for line in forecast(table.game, number=number).lines if line.key == "night-full")
    return foresight_line(Words(language, table.game.setup.sets), table.game.content, line)
