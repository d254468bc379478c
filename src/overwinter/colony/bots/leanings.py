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
        own=0.67,
        help=0.86,
        life=0.82,
        hunger=1.51,
        gladly={
            "attack": 0.07,
            "attract": -0.13,
            "barricade": 0.03,
            "clean": 0.09,
            "contribute": 0.06,
            "equip": -0.09,
            "move": -0.02,
            "search": 0.16,
            "supply": -0.14,
        },
    ),
    ("base-main-find-a-cure", "normal"): Leaning(
        caution=1.17,
        drive=1.09,
        own=1.50,
        help=0.91,
        life=0.52,
        hunger=0.76,
        gladly={
            "attack": 0.07,
            "attract": -0.11,
            "barricade": 0.05,
            "clean": -0.08,
            "contribute": 0.03,
            "equip": -0.17,
            "move": -0.27,
            "search": -0.14,
            "supply": -0.07,
        },
    ),
    ("base-main-home-sweet-home", "normal"): Leaning(
        caution=0.69,
        drive=2.02,
        own=1.13,
        help=1.01,
        life=0.90,
        hunger=0.75,
        gladly={
            "attack": 0.2,
            "attract": -0.16,
            "barricade": 0.31,
            "clean": 0.11,
            "contribute": 0.07,
            "equip": -0.08,
            "move": 0.06,
            "search": -0.36,
            "supply": 0.05,
        },
    ),
    ("base-main-kill-them", "normal"): Leaning(
        caution=1.01,
        drive=0.86,
        own=0.84,
        help=1.65,
        life=0.87,
        hunger=0.63,
        gladly={
            "attack": 0.04,
            "attract": 0.15,
            "barricade": 0.01,
            "clean": 0.02,
            "contribute": 0.22,
            "move": -0.14,
            "search": 0.05,
            "supply": -0.02,
        },
    ),
    ("base-main-leave-it-all-behind", "normal"): Leaning(
        caution=0.98,
        drive=0.66,
        own=0.61,
        help=0.90,
        life=0.75,
        hunger=0.74,
        gladly={
            "attack": 0.15,
            "attract": 0.09,
            "barricade": 0.08,
            "clean": 0.08,
            "contribute": 0.07,
            "equip": -0.07,
            "move": 0.1,
            "search": 0.12,
            "supply": 0.06,
        },
    ),
    ("base-main-raiding-party", "normal"): Leaning(
        caution=1.02,
        drive=1.59,
        own=0.81,
        help=1.38,
        life=1.06,
        hunger=1.08,
        gladly={
            "attack": 0.2,
            "attract": 0.02,
            "barricade": -0.04,
            "clean": 0.04,
            "contribute": -0.05,
            "equip": 0.05,
            "move": 0.07,
            "search": -0.13,
            "supply": 0.07,
        },
    ),
    ("base-main-stockpile", "normal"): Leaning(
        caution=0.66,
        drive=0.86,
        own=1.01,
        help=1.27,
        life=0.40,
        hunger=1.08,
        gladly={
            "attack": -0.09,
            "attract": -0.25,
            "barricade": 0.11,
            "clean": 0.01,
            "contribute": 0.12,
            "equip": -0.09,
            "move": 0.06,
            "search": 0.05,
            "supply": 0.01,
        },
    ),
    ("base-main-too-many-mouths", "normal"): Leaning(
        caution=1.06,
        drive=1.13,
        own=1.06,
        help=1.36,
        life=0.86,
        hunger=0.86,
        gladly={
            "attack": -0.14,
            "attract": -0.03,
            "barricade": 0.05,
            "clean": 0.01,
            "contribute": -0.03,
            "equip": 0.04,
            "move": -0.03,
            "search": 0.02,
            "supply": -0.05,
        },
    ),
    ("base-main-we-need-more-samples", "normal"): Leaning(
        caution=1.63,
        drive=0.58,
        own=1.07,
        help=0.80,
        life=0.78,
        hunger=1.01,
        gladly={
            "attack": 0.22,
            "attract": -0.07,
            "barricade": -0.08,
            "clean": -0.14,
            "contribute": 0.02,
            "equip": -0.08,
            "move": 0.02,
            "search": 0.07,
            "supply": -0.11,
        },
    ),
    ("base-main-winter-has-come", "normal"): Leaning(
        caution=1.18,
        drive=0.74,
        own=0.89,
        help=0.61,
        life=0.85,
        hunger=0.86,
        gladly={
            "attack": 0.08,
            "attract": -0.06,
            "barricade": 0.17,
            "clean": -0.02,
            "contribute": -0.02,
            "equip": 0.24,
            "move": -0.17,
            "search": -0.03,
            "supply": 0.09,
        },
    ),
}
"""By main objective and its side."""
