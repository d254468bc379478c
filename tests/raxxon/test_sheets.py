"""The six character sheets: both sides, every action, every consequence (rules 2.3 and 4)."""

from __future__ import annotations

import pytest

from overwinter.raxxon.cards.content import ICONS
from overwinter.raxxon.invariants import check
from overwinter.raxxon.testing import Table

from .tools import BRIAN, CONTENT, GABRIEL, KD, MERYL, THOMAS, VIVIAN, answer_all

EVERYBODY = (BRIAN, THOMAS, MERYL, GABRIEL, KD, VIVIAN)
ACTIONS = [(name, action.kind) for name in EVERYBODY for action in CONTENT.characters[name].actions]
ADD, FLIP, RETURN = ("add",), ("flip",), ("hostile-return",)
PRINTED = {
    BRIAN: {
        "evacuate": (("add", "add"),),
        "strike": (ADD,) * 3,
        "special": (ADD,) * 3,
        "quarantine": (("flip", "raxxon"),) * 3,
        "crowd-control": (FLIP,) * 3,
    },
    THOMAS: {
        "evacuate": (RETURN,),
        "strike": (ADD,) * 3,
        "special": (ADD,) * 2,
        "quarantine": (("flip", "raxxon"),) * 3,
        "crowd-control": (FLIP,) * 3,
    },
    MERYL: {
        "evacuate": (RETURN,),
        "strike": (ADD,) * 3,
        "quarantine": (("add", "raxxon"),) * 3,
        "special": (FLIP,) * 3,
        "crowd-control": (FLIP,) * 3,
    },
}
"""The sides for 3-4 players that were published, from top to bottom."""
HAPPENS = {
    "evacuate-line": "rx-evacuated",
    "evacuate-around": "rx-evacuated",
    "kill-line": "rx-killed",
    "kill-around": "rx-killed",
    "move": "rx-to-contained",
    "swap": "rx-swapped",
    "look-draw": "rx-looked",
    "line-to-draw": "rx-to-draw",
    "interview": "rx-peeked",
    "roadblock": "rx-roadblock",
    "remove-tokens": "rx-token-removed",
    "look-raxxon": "rx-looked",
}
"""What is told of the main part of an action."""


def seated(character: str, players: int) -> Table:
    """A table at which seat 0 plays this character."""
    others = [name for name in EVERYBODY if name != character]
    return Table(players, characters=[character, *others][:players])


def counts(t: Table, action: str, *, all_but: int = 0) -> dict[str, int]:
    """All spaces of an action taken, for :meth:`Table.tokens`; or all but some."""
    (found,) = [a for a in t.game.character(0).actions if a.kind == action]
    return {action.replace("-", "_"): len(t.game.spaces(found)) - all_but}


def test_there_are_six_characters_with_five_actions_each() -> None:
    assert tuple(sorted(CONTENT.characters)) == tuple(sorted(EVERYBODY))
    for character in CONTENT.characters.values():
        assert character.investigate == ("flip",)
        kinds = [action.kind for action in character.actions]
        assert sorted(kinds) == ["crowd-control", "evacuate", "quarantine", "special", "strike"]
        for action in character.actions:
            assert action.few
            assert action.many
            assert {icon for space in action.few + action.many for icon in space} <= set(ICONS)


@pytest.mark.parametrize("character", PRINTED)
def test_the_published_sides_are_as_published(character: str) -> None:
    found = {action.kind: action.many for action in CONTENT.characters[character].actions}
    assert list(found.items()) == list(PRINTED[character].items())


def test_the_example_turn_of_the_rulebook_is_right_about_thomas() -> None:
    """His 1-2 side: the first two strikes add a card, the first quarantine flips one and draws a Raxxon card."""
    few = {action.kind: action.few for action in CONTENT.characters[THOMAS].actions}
    assert few["strike"][:2] == (ADD, ADD)
    assert few["quarantine"][0] == ("flip", "raxxon")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_side_goes_by_the_number_of_players(players: int) -> None:
    """Rules 1.4, and 8 for one who plays alone."""
    t = seated(BRIAN, players)
    for action in t.game.character(0).actions:
        assert t.game.spaces(action) == (action.few if players <= 2 else action.many)
    shown = t.view().sheets[0].actions[0]
    assert len(shown.spaces) == len(t.game.spaces(t.game.character(0).actions[0]))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize(("character", "action"), ACTIONS)
def test_every_action_on_both_sides(character: str, action: str, players: int) -> None:
    """A token on the leftmost free space, the effect, no consequence yet, then the next player."""
    t = seated(character, players).pile("uncontained", "chaotic")
    t.crowd("hostile hostile hostile", "carrier carrier carrier", "volatile? family? chaotic?")
    t.raxxon_top("rx-card-spokesperson-2", "rx-card-whistleblower").tokens(0, **counts(t, action, all_but=1))
    if players > 1:
        t.tokens(1, strike=2)
    before = t.state.sheets[0].tokens.copy()
    t.resolve().choose("rx-act", action=action)
    (placed,) = t.events("rx-token-placed")
    assert placed.facts["action"] == action
    answer_all(t, greedy=True)
    printed = next(a for a in t.game.character(0).actions if a.kind == action)
    assert t.events(HAPPENS[CONTENT.programs[printed.do][0].word.name])
    assert not t.events("rx-consequence")
    if "remove-tokens" not in {op.word.name for op in CONTENT.programs.get(printed.extra, ())}:
        assert sum(n.bit_count() for n in t.state.sheets[0].tokens) == sum(n.bit_count() for n in before) + 1
    drawn = len(t.events("rx-untriggered") + t.events("rx-triggered"))
    assert drawn == (1 if t.events("rx-extra") and not (printed.solo_free and players == 1) else 0)
    assert bool(t.events("rx-extra")) == bool(printed.extra)
    assert t.state.active == 1 % players
    check(t.game)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("character", "action"), ACTIONS)
def test_an_action_is_over_when_its_spaces_are_full(character: str, action: str, players: int) -> None:
    t = seated(character, players).pile("uncontained", "chaotic").tokens(1, strike=2)
    t.crowd("hostile hostile", "carrier family?")
    assert t.tokens(0, **counts(t, action, all_but=1)).resolve().options("rx-act", action=action)
    t = seated(character, players).pile("uncontained", "chaotic").tokens(1, strike=2)
    t.crowd("hostile hostile", "carrier family?")
    assert not t.tokens(0, **counts(t, action)).resolve().options("rx-act", action=action)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("character", EVERYBODY)
def test_a_full_sheet_resolves_every_icon_in_printed_order(character: str, players: int) -> None:
    """Rules 2.3: from the top action to the bottom one, from left to right, an upper icon before a lower one."""
    quiet = ("innocent?", "familiar?", "family?", "celebrity?", "susceptible?")
    t = seated(character, players).crowd(*[" ".join(quiet)] * 3).draw_top(*["hostile"] * 14)
    t.raxxon_top(
        *("rx-card-spokesperson-2", "rx-card-whistleblower", "rx-card-zomoxtrin-trial-2", "rx-card-martial-law"),
        *("rx-card-looters", "rx-card-herd"),
    )
    wanted = []
    for action in t.game.character(0).actions:
        t.tokens(0, **counts(t, action.kind))
        wanted += [(action.kind, icon) for space in t.game.spaces(action) for icon in space]
    assert [(c.action, c.icon) for c in t.view().sheets[0].consequences] == wanted
    t.start()
    while (asked := t.asked()) is not None and asked.kind != "rx-turn":
        options = t.options()
        if asked.about.get("why") == "flip":
            # Hostile cards would start chains of their own.
            options = [o for o in options if t.game.person(t.at(o["row"], o["col"])).group.id != "hostile"]
        t.game.answer(asked.seat, options[0])
    assert [(e.facts["action"], e.facts["icon"]) for e in t.events("rx-consequence")] == wanted
    assert not t.view().sheets[0].consequences
    t.refuses("rx-act")
    assert [o.id for o in t.options()] == ["rx-investigate", "rx-pass"]


def test_consequences_come_again_every_turn_of_the_day() -> None:
    t = seated(THOMAS, 3).crowd("innocent? familiar? family?", "celebrity? susceptible? innocent?")
    t.tokens(0, crowd_control=1).start()
    for turn in range(1, 4):
        t.choose("rx-resolve", icon="flip")
        answer_all(t, greedy=True)
        assert len(t.events("rx-consequence")) == turn
        t.choose("rx-investigate")
        answer_all(t, greedy=True)
        while t.state.active != 0:
            t.choose("rx-pass")
    assert t.token_count(0, "crowd-control") == 1


def test_nothing_is_to_come_for_those_who_pass() -> None:
    t = seated(THOMAS, 3).crowd("innocent? innocent?").tokens(0, strike=1).tokens(1, strike=1).tokens(2, strike=1)
    t.state.sheets[2].must_pass = True
    t.start()
    assert [len(sheet.consequences) for sheet in t.view().sheets] == [1, 1, 0]
    t.choose("rx-pass")
    assert [len(sheet.consequences) for sheet in t.view().sheets] == [0, 1, 0]


def test_investigating_needs_no_token() -> None:
    t = seated(THOMAS, 2).crowd("innocent? carrier?").start().choose("rx-investigate").pick(0, 1)
    assert t.picture() == ["innocent? carrier"]
    assert not any(t.state.sheets[0].tokens)
