"""Positions in which a Raxxon card is triggered, or just not, made of the conditions that the pack names.

Numbers come from the loaded pack, so that a card may be tuned without a test having to follow.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from overwinter.raxxon.cards.content import Op
from overwinter.raxxon.cards.loader import load_packs
from overwinter.raxxon.state import GRIDS
from overwinter.raxxon.testing import Table

BRIAN, THOMAS, MERYL = "rx-char-brian-lee", "rx-char-thomas-heart", "rx-char-meryl-wolfe"
GABRIEL, KD, VIVIAN = "rx-char-gabriel-diaz", "rx-char-kd-james", "rx-char-vivian-cross"
CONTENT = load_packs()
QUIET = ("rx-card-spokesperson-2", "rx-card-zomoxtrin-trial-2", "rx-card-whistleblower")
"""Cards that are triggered only after others have been: what lies below the card of a test."""
TURNS = ("rx-turn", "rx-consequence", "rx-character")
FACE_UP = ("hostile", "carrier", "innocent")
FACE_DOWN = ("volatile", "family", "celebrity", "susceptible", "familiar", "carrier", "hostile", "chaotic")
HEALTHY = ("hostile",) * 6 + ("familiar", "susceptible", "celebrity", "innocent") * 2


def table(*characters: str, players: int = 0, **more: Any) -> Table:
    """A table of these characters, one per seat."""
    chosen = list(characters) or [THOMAS, BRIAN]
    return Table(players or len(chosen), characters=chosen, **more)


def ops(card: str, choice: int) -> tuple[Op, ...]:
    """What an option of a Raxxon card does, as the pack has it."""
    return CONTENT.programs.get(CONTENT.cards[card].choices[choice - 1].do, ())


def number(card: str, choice: int, op: str, name: str = "n") -> int:
    """A number of an operation of a card."""
    (found,) = [entry for entry in ops(card, choice) if entry.word.name == op]
    value: int = found.args[name]
    return value


def lay_out(t: Table, words: Iterable[str], size: int = 9) -> None:
    """Lay cards out in rows of three and fill the crowd up with face-down cards."""
    laid = list(words)
    laid += [f"{FACE_DOWN[i % len(FACE_DOWN)]}?" for i in range(size - len(laid))]
    t.crowd(*[" ".join(laid[i : i + 3]) for i in range(0, len(laid), 3)])


def position(card: str, missing: int = -1) -> Table:
    """Seat 0 is about to draw a Raxxon card that is triggered; ``missing``: but for this condition, narrowly."""
    conditions = CONTENT.cards[card].trigger
    named = [c.args["character"] for c in conditions if c.word.name == "character-in-play"]
    others = [name for name in (THOMAS, BRIAN, MERYL) if name not in named]
    absent = missing >= 0 and conditions[missing].word.name == "character-in-play"
    t = Table(2, characters=others[:2] if absent or not named else [others[0], named[0]])
    up, without, supply = list[str](), set[str](), -1
    size, piles = GRIDS[2][0] * GRIDS[2][1], {"evac": 1, "uncontained": 1, "contained": 1}
    for i, condition in enumerate(conditions):
        args: dict[str, Any] = condition.args
        n = args.get("n", 1) - (i == missing)
        match condition.word.name:
            case "face-up-group":
                up += [args["group"]] * n
                without.add(args["group"])
            case "face-up-health":
                without |= {g.id for g in CONTENT.groups.values() if g.health == args["health"]}
                up += ["hostile" if args["health"] == "healthy" else "carrier"] * n
            case "triggered-contains":
                t.raxxon(triggered=[args["card"]] if n else [])
            case "triggered-prefix":
                t.raxxon(triggered=[name for name in CONTENT.cards if name.startswith(args["prefix"])][:n])
            case "zone-at-least":
                piles.update(dict.fromkeys(args["zones"], 0) | {args["zones"][0]: n})
            case "zone-group-at-least":
                piles[args["zones"][0]] = n
            case "zone-at-most":
                assert args["zones"] == ["supply"]
                supply = n + 2 * (i == missing)
            case "power-at-least":
                t.set(power=n)
            case "crowd-over-start":
                size += n
            case other:
                assert other in ("always", "character-in-play"), other
    up += [group for group in FACE_UP if group not in without]
    for name, count in piles.items():
        t.pile(name, *(HEALTHY[:count] if name == "evac" else ["chaotic"] * count))
    lay_out(t, up, size)
    if supply >= 0:
        t.supply(supply)
    t.tokens(0, strike=2, quarantine=1).tokens(1, strike=2, quarantine=1)
    return t.raxxon_top(card, *[name for name in QUIET if name != card])


def answer_all(t: Table, *, greedy: bool) -> None:
    """Answer everything until the next turn or action: take what there is, or as little as possible."""
    day = t.state.day
    while (asked := t.asked()) is not None and asked.kind not in TURNS and t.state.day == day:
        options = t.options()
        stops = [o for o in options if o.verb in ("rx-done", "rx-no")]
        goes = [o for o in options if o not in stops]
        t.game.answer(asked.seat, goes[0] if greedy or not stops else stops[0])
