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
        drive=1.23,
        own=0.9,
        help=0.81,
        life=0.78,
        hunger=1.19,
        gladly={
            "attack": 0.07,
            "attract": -0.11,
            "barricade": 0.07,
            "clean": -0.03,
            "contribute": 0.06,
            "search": 0.16,
            "supply": -0.14,
        },
    ),
    ("base-main-find-a-cure", "normal"): Leaning(
        caution=1.18,
        drive=1.32,
        own=1.11,
        help=0.81,
        life=0.78,
        hunger=0.89,
        gladly={
            "attack": 0.06,
            "attract": -0.03,
            "barricade": -0.03,
            "clean": -0.06,
            "equip": -0.1,
            "move": -0.15,
            "search": -0.04,
            "supply": -0.04,
        },
    ),
    ("base-main-home-sweet-home", "normal"): Leaning(
        caution=0.61,
        drive=1.54,
        own=1.08,
        help=0.87,
        life=0.78,
        hunger=0.92,
        gladly={
            "attack": 0.08,
            "attract": -0.06,
            "barricade": 0.16,
            "clean": 0.01,
            "contribute": 0.01,
            "move": 0.13,
            "search": -0.18,
            "supply": -0.05,
        },
    ),
    ("base-main-kill-them", "normal"): Leaning(
        caution=0.92,
        drive=0.91,
        own=0.76,
        help=1.15,
        life=1.04,
        hunger=0.77,
        gladly={
            "attack": 0.08,
            "attract": 0.14,
            "barricade": 0.04,
            "clean": -0.07,
            "contribute": 0.09,
            "equip": 0.05,
            "search": 0.02,
            "supply": -0.12,
        },
    ),
    ("base-main-leave-it-all-behind", "normal"): Leaning(
        caution=1.16,
        drive=0.77,
        own=0.66,
        help=0.85,
        life=0.66,
        hunger=0.74,
        gladly={
            "attack": 0.01,
            "attract": 0.02,
            "barricade": 0.13,
            "clean": 0.07,
            "contribute": -0.06,
            "move": 0.02,
            "search": 0.09,
            "supply": 0.05,
        },
    ),
    ("base-main-raiding-party", "normal"): Leaning(
        caution=1.02,
        drive=1.28,
        own=0.89,
        help=1.38,
        life=1.16,
        hunger=1.03,
        gladly={
            "attack": 0.1,
            "attract": -0.03,
            "barricade": -0.04,
            "clean": 0.02,
            "contribute": 0.02,
            "equip": 0.05,
            "move": 0.04,
            "search": -0.06,
            "supply": -0.01,
        },
    ),
    ("base-main-stockpile", "normal"): Leaning(
        caution=0.66,
        drive=0.92,
        own=0.93,
        help=1.17,
        life=0.66,
        gladly={
            "attack": -0.13,
            "attract": -0.17,
            "barricade": 0.05,
            "clean": 0.02,
            "contribute": 0.1,
            "move": 0.08,
            "search": 0.04,
            "supply": -0.02,
        },
    ),
    ("base-main-too-many-mouths", "normal"): Leaning(
        caution=0.96,
        drive=0.8,
        own=0.94,
        help=1.17,
        life=0.91,
        hunger=0.9,
        gladly={
            "attack": -0.05,
            "attract": -0.05,
            "barricade": 0.05,
            "clean": -0.06,
            "contribute": 0.03,
            "equip": 0.11,
            "move": -0.06,
            "search": -0.08,
            "supply": 0.05,
        },
    ),
    ("base-main-we-need-more-samples", "normal"): Leaning(
        caution=1.45,
        drive=0.61,
        own=0.91,
        help=0.88,
        life=0.72,
        hunger=1.14,
        gladly={
            "attack": 0.12,
            "attract": -0.1,
            "barricade": -0.09,
            "clean": -0.06,
            "contribute": 0.05,
            "equip": -0.05,
            "search": 0.09,
            "supply": -0.04,
        },
    ),
    ("base-main-winter-has-come", "normal"): Leaning(
        caution=1.21,
        drive=0.85,
        own=0.94,
        help=0.78,
        life=0.88,
        hunger=0.76,
        gladly={
            "attack": 0.04,
            "attract": -0.07,
            "clean": 0.03,
            "contribute": -0.12,
            "equip": 0.14,
            "move": -0.1,
            "search": 0.05,
            "supply": 0.03,
        },
    ),
}
"""By main objective and its side."""
