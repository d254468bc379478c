"""What a main objective asks of everybody: a few weights on what the greedy bot weighs, one set for each.

One set of prices serves all objectives; what is better done more or less gladly for one of them stands here. Found
by playing, not thought out: ``tools/lean.py``.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Leaning:
    """How one main objective is played; 1.0, and nothing more gladly, is how any is."""

    caution: float = 1.0
    """How much a roll for exposure is feared."""
    drive: float = 1.0
    """How much the main objective weighs against morale."""
    own: float = 1.0
    """How much the own secret objective weighs."""
    help: float = 1.0
    """How much a failed crisis is feared."""
    life: float = 1.0
    """What a dead survivor costs."""
    hunger: float = 1.0
    """What a hungry night costs."""
    gladly: dict[str, float] = field(default_factory=dict)
    """By the verb of an action: how much more it is worth, in morale."""


EVEN = Leaning()
"""Any objective."""
LEANINGS: dict[tuple[str, str], Leaning] = {
    ("base-main-eight-weeks-of-darkness", "normal"): Leaning(
        caution=1.05,
        drive=1.15,
        own=0.75,
        help=0.73,
        life=0.65,
        hunger=1.19,
        gladly={
            "attack": 0.12,
            "attract": -0.08,
            "barricade": 0.13,
            "clean": 0.02,
            "contribute": 0.06,
            "equip": -0.09,
            "move": -0.02,
            "search": 0.06,
            "supply": -0.14,
        },
    ),
    ("base-main-find-a-cure", "normal"): Leaning(
        caution=1.45,
        drive=1.09,
        own=1.17,
        help=0.81,
        life=0.66,
        hunger=0.83,
        gladly={
            "attack": 0.11,
            "attract": -0.03,
            "barricade": 0.05,
            "clean": -0.03,
            "equip": -0.14,
            "move": -0.25,
            "search": -0.09,
            "supply": -0.07,
        },
    ),
    ("base-main-home-sweet-home", "normal"): Leaning(
        caution=0.61,
        drive=1.82,
        own=1.39,
        help=0.92,
        life=0.78,
        hunger=0.75,
        gladly={
            "attack": 0.12,
            "attract": -0.06,
            "barricade": 0.23,
            "clean": 0.04,
            "contribute": 0.01,
            "equip": -0.05,
            "move": 0.03,
            "search": -0.26,
            "supply": 0.01,
        },
    ),
    ("base-main-kill-them", "normal"): Leaning(
        caution=1.1,
        drive=0.81,
        own=0.93,
        help=1.41,
        life=1.11,
        hunger=0.63,
        gladly={
            "attack": 0.04,
            "attract": 0.05,
            "barricade": 0.01,
            "clean": -0.03,
            "contribute": 0.12,
            "equip": 0.05,
            "move": -0.1,
            "search": 0.02,
            "supply": -0.04,
        },
    ),
    ("base-main-leave-it-all-behind", "normal"): Leaning(
        caution=1.05,
        drive=0.77,
        own=0.61,
        help=0.7,
        life=0.59,
        hunger=0.8,
        gladly={
            "attack": 0.07,
            "attract": 0.09,
            "barricade": 0.13,
            "clean": 0.04,
            "contribute": -0.03,
            "equip": -0.03,
            "move": 0.1,
            "search": 0.12,
            "supply": 0.12,
        },
    ),
    ("base-main-raiding-party", "normal"): Leaning(
        caution=1.11,
        drive=1.37,
        own=0.89,
        help=1.38,
        life=1.36,
        hunger=1.03,
        gladly={
            "attack": 0.14,
            "attract": -0.03,
            "barricade": -0.04,
            "clean": 0.02,
            "equip": 0.05,
            "move": 0.07,
            "search": -0.13,
            "supply": -0.01,
        },
    ),
    ("base-main-stockpile", "normal"): Leaning(
        caution=0.66,
        drive=0.78,
        own=0.93,
        help=1.27,
        life=0.51,
        gladly={
            "attack": -0.13,
            "attract": -0.2,
            "barricade": 0.11,
            "clean": -0.03,
            "contribute": 0.12,
            "equip": -0.03,
            "move": 0.08,
            "search": 0.1,
            "supply": 0.01,
        },
    ),
    ("base-main-too-many-mouths", "normal"): Leaning(
        caution=0.96,
        own=1.06,
        help=1.17,
        life=0.8,
        hunger=1.01,
        gladly={
            "attack": -0.11,
            "attract": -0.05,
            "barricade": -0.05,
            "clean": 0.03,
            "equip": 0.04,
            "move": -0.06,
            "search": -0.02,
            "supply": 0.01,
        },
    ),
    ("base-main-we-need-more-samples", "normal"): Leaning(
        caution=1.27,
        drive=0.68,
        own=0.97,
        help=0.8,
        life=0.78,
        hunger=1.01,
        gladly={
            "attack": 0.22,
            "attract": -0.07,
            "barricade": -0.13,
            "clean": -0.09,
            "contribute": 0.05,
            "equip": -0.05,
            "search": 0.17,
            "supply": -0.08,
        },
    ),
    ("base-main-winter-has-come", "normal"): Leaning(
        caution=1.1,
        drive=0.74,
        own=0.94,
        help=0.61,
        life=0.77,
        hunger=0.86,
        gladly={
            "attack": 0.04,
            "attract": -0.13,
            "barricade": 0.07,
            "clean": 0.06,
            "contribute": -0.12,
            "equip": 0.17,
            "move": -0.1,
            "search": 0.05,
            "supply": 0.03,
        },
    ),
}
"""By main objective and its side."""
