"""Every Raxxon card: when it is triggered, what each option does, and to which pile the card goes (rules 5).

Most effects are checked by one reading of the pack that is independent of the engine: for every operation of an
option, what has to be seen in the log. Cards with a behaviour of their own: test_cards_own.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from overwinter.raxxon.cards.content import ICONS, Where
from overwinter.raxxon.cards.vocabulary import OPS
from overwinter.raxxon.sight.view import CrowdCardView, RaxxonView
from overwinter.raxxon.testing import Table

from .tools import CONTENT, answer_all, ops, position

CARDS = list(CONTENT.cards)
OPTIONS = [(card, n) for card in CARDS for n in range(1, len(CONTENT.cards[card].choices) + 1)]
CONDITIONS = [
    (card, i)
    for card, printed in CONTENT.cards.items()
    for i, condition in enumerate(printed.trigger)
    if condition.word.name != "always"
]


# -- when ----------------------------------------------------------------------------------------------------


def test_there_are_40_cards() -> None:
    assert len(CARDS) == 40
    assert sum(card.startswith("rx-card-raxxons-") for card in CARDS) == 8


@pytest.mark.parametrize("card", CARDS)
def test_the_card_is_triggered(card: str) -> None:
    """Rules 5: all conditions hold."""
    t = position(card).resolve("raxxon")
    assert [e.facts["card"] for e in t.events("rx-triggered")] == [card]
    assert card not in t.state.rx_untriggered


@pytest.mark.parametrize(("card", "missing"), CONDITIONS)
def test_the_card_is_not_triggered(card: str, missing: int) -> None:
    """Rules 5: one condition is missed by one; the card goes to the untriggered pile, and nothing else happens."""
    t = position(card, missing)
    before = t.view()
    t.resolve("raxxon")
    assert [e.kind for e in t.events()] == ["rx-untriggered"]
    assert t.state.rx_untriggered == [card]
    after = t.view()
    assert (after.crowd, after.piles, after.power) == (before.crowd, before.piles, before.power)


# -- what: one reading for all -------------------------------------------------------------------------------


@dataclass
class Seen:
    """A card that was resolved: the position before, and everything that happened."""

    t: Table
    before: RaxxonView
    greedy: bool

    def cards(self, kind: str) -> list[str]:
        """All cards that events of a kind name, one after another."""
        return [card for event in self.t.events(kind) for card in event.facts["cards"]]

    def seats(self, kind: str) -> list[int]:
        """The seats that events of a kind name."""
        return [event.facts["seat"] for event in self.t.events(kind)]

    def crowd(self, where: Where) -> list[CrowdCardView]:
        """Cards of the crowd before that are meant, as anybody could see."""
        return [card for card in self.before.crowd.cards if self.meant(card, where)]

    def meant(self, card: CrowdCardView, where: Where) -> bool:
        """Whether a card is meant, read off the view."""
        beside = [
            other
            for other in self.before.crowd.cards
            if where.adjacent_to is not None
            and self.meant(other, where.adjacent_to)
            and abs(other.row - card.row) + abs(other.col - card.col) == 1
        ]
        return (
            where.face in ("", "up" if card.up else "down")
            and where.health in ("", card.health)
            and where.group in ("", card.group)
            and (not where.not_group or where.not_group != card.group)
            and (where.adjacent_to is None or bool(beside))
        )

    def taken(self, n: int, least: int, available: int) -> int:
        """How many a greedy player takes, or one who takes as little as possible."""
        most = min(n, available)
        return most if self.greedy or least < 0 else min(least, most)

    def who(self, word: str, card: str) -> list[int]:
        """The seats that an operation speaks of (in these positions seat 1 plays the character that is named)."""
        return {"active": [0], "each": [0, 1], "character": [1]}[word]


Reading = Callable[[Seen, str, dict[str, Any]], None]


def group_of(card: str) -> str:
    return next(person.group.id for person in CONTENT.people if person.id == card)


def read_move(seen: Seen, card: str, args: dict[str, Any]) -> None:
    where, available = args["where"], 0
    for zone in args["source"]:
        pile = [] if zone == "crowd" else getattr(seen.before.piles, zone)
        available += len(seen.crowd(where)) if zone == "crowd" else len(pile)
    kind = "rx-evacuated" if args["to"] == "evac" else f"rx-to-{args['to']}"
    moved = seen.cards(kind)
    if where.mutually_adjacent:
        assert len(moved) <= args["n"]
    else:
        assert len(moved) == seen.taken(args["n"], args["least"], available)
    for name in moved:
        group = CONTENT.groups[group_of(name)]
        assert where.group in ("", group.id)
        assert where.health in ("", group.health)
        assert not where.not_group or where.not_group != group.id


def read_kill(seen: Seen, card: str, args: dict[str, Any]) -> None:
    assert len(seen.cards("rx-killed")) == min(args["n"], len(seen.crowd(args["where"])))


def read_killed_line(seen: Seen, card: str, args: dict[str, Any]) -> None:
    spots = {spot for event in seen.t.events("rx-killed") for spot in event.facts["spots"]}
    dead = [c for c in seen.before.crowd.cards if c.id in spots]
    lines = [
        {c.id for c in seen.before.crowd.cards if getattr(c, axis) == getattr(dead[0], axis)}
        for axis in ("row", "col")
    ]
    assert spots in lines


def read_turn_down(seen: Seen, card: str, args: dict[str, Any]) -> None:
    turned = seen.cards("rx-turned-down")
    assert len(turned) == seen.taken(args["n"], args["least"], len(seen.crowd(args["where"])))
    assert {group_of(name) for name in turned} <= {args["where"].group} | (
        {*CONTENT.groups} if not args["where"].group else set()
    )


def read_turn_down_line(seen: Seen, card: str, args: dict[str, Any]) -> None:
    assert seen.cards("rx-turned-down")


def read_peek(seen: Seen, card: str, args: dict[str, Any]) -> None:
    assert len(seen.t.events("rx-peeked")) == seen.taken(args["n"], 0, len(seen.crowd(Where(face="down"))))


def read_remove_tokens(seen: Seen, card: str, args: dict[str, Any]) -> None:
    wanted = seen.who(args["who"], card) if seen.greedy else []
    assert seen.seats("rx-token-removed") == [seat for seat in wanted for _ in range(args["n"])]


def read_place_token(seen: Seen, card: str, args: dict[str, Any]) -> None:
    assert seen.seats("rx-token-placed") == seen.who(args["who"], card)


def read_must_pass(seen: Seen, card: str, args: dict[str, Any]) -> None:
    assert seen.seats("rx-must-pass") == seen.who(args["who"], card)


def read_look(seen: Seen, card: str, args: dict[str, Any]) -> None:
    (looked,) = seen.t.events("rx-looked")
    assert len(looked.facts["cards"]) == args["n"]
    buried = [e.facts["card"] for e in seen.t.events("rx-buried")]
    least = args["bury"] if args["least"] < 0 else args["least"]
    assert len(buried) == (args["bury"] if seen.greedy else least)
    assert set(buried) <= set(looked.facts["cards"])
    assert set(buried) <= set(seen.t.state.rx_untriggered)


def read_reshuffle(seen: Seen, card: str, args: dict[str, Any]) -> None:
    (event,) = seen.t.events("rx-deck-shuffled")
    # All but the card itself and what is in the triggered pile lies in the draw pile again.
    assert event.facts["n"] == 40 - 1 - len(seen.before.raxxon.triggered)
    assert "rx-card-looters" in seen.t.state.rx_draw


def read_state(name: str, value: Callable[[dict[str, Any]], Any]) -> Reading:
    def read(seen: Seen, card: str, args: dict[str, Any]) -> None:
        assert getattr(seen.t.state, name) == value(args)

    return read


def read_event(kind: str) -> Reading:
    def read(seen: Seen, card: str, args: dict[str, Any]) -> None:
        assert len(seen.t.events(kind)) == 1

    return read


def read_to_draw(seen: Seen, card: str, args: dict[str, Any]) -> None:
    wanted = seen.taken(args["n"], 0, len(seen.crowd(args["where"])))
    assert [e.facts["n"] for e in seen.t.events("rx-to-draw")] == ([wanted] if wanted else [])


READINGS: dict[str, Reading] = {
    "move": read_move,
    "kill": read_kill,
    "kill-line": read_killed_line,
    "kill-line-through": read_killed_line,
    "turn-down": read_turn_down,
    "turn-down-line": read_turn_down_line,
    "peek": read_peek,
    "remove-tokens": read_remove_tokens,
    "place-token": read_place_token,
    "must-pass": read_must_pass,
    "look-raxxon": read_look,
    "reshuffle": read_reshuffle,
    "block-adds": read_state("block_adds", lambda args: args["n"]),
    "no-evacuate": read_state("no_evacuate", lambda args: True),
    "swap": read_event("rx-swapped"),
    "shuffle-line": read_event("rx-line-shuffled"),
    "add-from": read_event("rx-broke-out"),
    "to-draw-top": read_to_draw,
}
"""Every operation that a Raxxon card of ours uses, but icons and ``flip-adjacent`` (counted with the icons)."""


def icons_due(t: Table, card: str, choice: int) -> Counter[str]:
    """All icons that had to be resolved: those of the option, and those that flips and deaths caused."""
    due: Counter[str] = Counter()

    def add(program: tuple[Any, ...]) -> None:
        for op in program:
            if op.word.name == "icon":
                due[op.args["icon"]] += op.args["n"]

    add(ops(card, choice))
    for event in t.events("rx-on-flip"):
        due.update(event.facts["icons"])
    for event in t.events("rx-on-kill"):
        add(CONTENT.programs[CONTENT.groups[event.facts["group"]].on_kill])
    return due


@pytest.mark.parametrize("greedy", [True, False], ids=["greedy", "modest"])
@pytest.mark.parametrize(("card", "choice"), OPTIONS)
def test_the_option_does_what_the_pack_says(card: str, choice: int, greedy: bool) -> None:
    t = position(card).raxxon(untriggered=["rx-card-looters" if card != "rx-card-looters" else "rx-card-herd"])
    before = t.view()
    t.resolve("raxxon")
    if len(CONTENT.cards[card].choices) > 1:
        assert [o.id for o in t.options()] == [
            f"rx-choose:{n}" for n in range(1, len(CONTENT.cards[card].choices) + 1)
        ]
        assert t.view().raxxon.resolving == (card,)
        t.choose("rx-choose", choice=choice)
    answer_all(t, greedy=greedy)
    goes_to = CONTENT.cards[card].choices[choice - 1].goes_to
    assert card in (t.state.rx_triggered if goes_to == "triggered" else t.state.rx_untriggered)
    due = icons_due(t, card, choice)
    assert set(due) <= set(ICONS)
    assert t.state.power - before.power == due["power"]
    if due["end-day"]:
        assert t.state.day == before.day + 1
        return
    assert len(t.events("rx-infected")) == due["infect"]
    hostiles = sum(group_of(name) == "hostile" for name in before.piles.evac)
    assert len(t.events("rx-returned")) == min(due["hostile-return"], hostiles)
    names = [op.word.name for op in ops(card, choice)]
    assert len(t.events("rx-added")) == due["add"] + names.count("add-from")
    assert len(t.events("rx-triggered") + t.events("rx-untriggered")) == due["raxxon"] + 1
    if "flip-adjacent" not in names:
        assert len(t.events("rx-flipped")) == due["flip"]
    seen = Seen(t, before, greedy)
    for op in ops(card, choice):
        if op.word.name not in ("icon", "flip-adjacent"):
            READINGS[op.word.name](seen, card, op.args)
    if not any(name in names for name in ("kill", "kill-line", "kill-line-through")):
        assert not t.events("rx-killed")


def test_every_operation_of_a_card_is_read() -> None:
    used = {op.word.name for card, choice in OPTIONS for op in ops(card, choice)}
    assert used <= {*READINGS, "icon", "flip-adjacent"}
    assert set(READINGS) <= set(OPS)
