"""What an objective asks of those who have it: a few weights on what the greedy bot weighs, one set for each.

One set of prices serves all objectives; what is better done more or less gladly for one of them stands here. Found
by playing, not thought out: ``tools/lean.py``.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace


@dataclass(frozen=True)
class Leaning:
    """How one objective is played; 1.0, and nothing more gladly, is how any is."""

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
    nerve: float = 1.0
    """How much suspicion a betrayer takes for none."""
    haste: float = 1.0
    """At how much morale a betrayer thinks that the colony falls soon."""
    striking: dict[str, float] = field(default_factory=dict)
    """The same as ``gladly`` for a betrayer who strikes."""


EVEN = Leaning()
"""Any objective."""
BETRAYAL = "betrayal"
"""The kind of secret objectives that betray the colony."""
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
    ("base-main-eight-weeks-of-darkness", "hardcore"): Leaning(
        life=0.78,
        hunger=1.18,
        gladly={"attack": -0.06, "attract": -0.1, "barricade": -0.1, "equip": 0.08, "search": 0.1},
    ),
    ("base-main-find-a-cure", "hardcore"): Leaning(
        caution=1.14, drive=1.28, life=0.78, gladly={"barricade": 0.05, "search": 0.09}
    ),
    ("base-main-home-sweet-home", "hardcore"): Leaning(
        help=1.28,
        gladly={
            "attack": 0.04,
            "attract": -0.1,
            "barricade": -0.05,
            "contribute": 0.08,
            "search": -0.06,
            "supply": -0.1,
        },
    ),
    ("base-main-kill-them", "hardcore"): Leaning(
        caution=0.83,
        help=1.28,
        life=0.78,
        hunger=1.16,
        gladly={"attack": 0.1, "attract": 0.1, "contribute": 0.1, "supply": -0.07},
    ),
    ("base-main-leave-it-all-behind", "hardcore"): Leaning(
        caution=0.88,
        drive=1.28,
        life=0.78,
        hunger=0.78,
        gladly={"attract": -0.07, "barricade": -0.1, "clean": -0.05, "contribute": 0.05, "search": 0.05},
    ),
    ("base-main-raiding-party", "hardcore"): Leaning(
        drive=0.79, hunger=0.85, gladly={"attract": -0.1, "equip": -0.04, "move": 0.08, "search": 0.04}
    ),
    ("base-main-stockpile", "hardcore"): Leaning(
        drive=0.84,
        help=1.24,
        life=0.86,
        gladly={"attract": -0.07, "clean": -0.07, "equip": -0.06, "search": 0.08, "supply": -0.07},
    ),
    ("base-main-too-many-mouths", "hardcore"): Leaning(
        caution=0.78,
        drive=1.28,
        life=0.78,
        hunger=1.28,
        gladly={"attack": -0.07, "barricade": -0.08, "equip": -0.09, "search": 0.1},
    ),
    ("base-main-we-need-more-samples", "hardcore"): Leaning(
        help=0.89,
        life=0.79,
        hunger=1.16,
        gladly={
            "attack": 0.05,
            "attract": -0.07,
            "barricade": -0.07,
            "clean": -0.1,
            "equip": -0.06,
            "supply": -0.08,
        },
    ),
    ("base-main-winter-has-come", "hardcore"): Leaning(
        drive=1.28,
        help=0.87,
        life=0.80,
        hunger=0.82,
        gladly={"attack": 0.06, "clean": 0.06, "contribute": -0.05, "equip": -0.05, "search": 0.1},
    ),
    ("base-betrayal-black-market", "betrayal"): Leaning(
        drive=0.82,
        own=1.28,
        help=0.81,
        life=0.81,
        hunger=1.28,
        nerve=0.91,
        haste=0.94,
        gladly={"attack": -0.06, "attract": 0.07, "barricade": -0.04, "equip": 0.1, "move": 0.05, "search": 0.03},
        striking={"attract": 0.02, "barricade": 0.05, "contribute": -0.08, "move": -0.03, "search": 0.06},
    ),
    ("base-betrayal-cult-leader", "betrayal"): Leaning(
        own=1.28,
        help=0.83,
        life=0.78,
        hunger=0.91,
        nerve=0.92,
        haste=1.07,
        gladly={"attract": -0.03, "clean": -0.1, "equip": 0.08, "move": 0.08, "search": 0.08, "supply": 0.02},
        striking={"attack": 0.02, "attract": 0.06, "barricade": -0.1, "search": 0.04},
    ),
    ("base-betrayal-deserters", "betrayal"): Leaning(
        caution=1.28,
        own=0.85,
        life=0.82,
        nerve=1.21,
        gladly={"attract": 0.08, "equip": -0.03, "supply": -0.03},
        striking={"attack": 0.02, "attract": 0.1, "barricade": -0.02, "contribute": -0.06, "search": 0.03},
    ),
    ("base-betrayal-looters", "betrayal"): Leaning(
        caution=1.20,
        drive=0.87,
        own=1.10,
        life=0.91,
        hunger=1.21,
        nerve=0.90,
        haste=1.15,
        gladly={
            "attract": 0.08,
            "barricade": -0.02,
            "clean": -0.06,
            "contribute": -0.03,
            "equip": -0.06,
            "search": 0.03,
            "supply": 0.04,
        },
        striking={"attract": 0.02, "barricade": 0.1, "contribute": 0.02, "search": 0.03},
    ),
    ("base-betrayal-open-the-gates", "betrayal"): Leaning(
        own=0.78,
        help=0.92,
        life=1.17,
        nerve=1.28,
        haste=1.09,
        gladly={"attack": -0.07, "attract": -0.06, "clean": 0.04, "move": 0.04, "search": -0.1, "supply": -0.02},
        striking={"attack": 0.07, "contribute": -0.07, "move": -0.1, "search": 0.1},
    ),
    ("base-betrayal-saboteurs", "betrayal"): Leaning(
        drive=1.16,
        own=1.16,
        help=1.18,
        life=0.91,
        hunger=1.07,
        nerve=1.20,
        gladly={
            "attack": -0.03,
            "attract": -0.06,
            "clean": 0.05,
            "contribute": 0.05,
            "equip": -0.05,
            "search": 0.07,
            "supply": 0.03,
        },
        striking={"attract": -0.09, "barricade": 0.03, "contribute": -0.03, "move": -0.03, "search": -0.09},
    ),
    ("base-betrayal-scorched-earth", "betrayal"): Leaning(
        caution=0.85,
        own=1.28,
        help=0.78,
        life=0.92,
        hunger=0.82,
        gladly={
            "attack": 0.05,
            "attract": -0.03,
            "contribute": -0.02,
            "equip": -0.09,
            "move": -0.03,
            "search": 0.03,
            "supply": 0.05,
        },
        striking={
            "attack": -0.03,
            "attract": -0.02,
            "barricade": 0.09,
            "contribute": -0.08,
            "move": -0.07,
            "search": 0.1,
        },
    ),
    ("base-betrayal-serial-killers", "betrayal"): Leaning(
        caution=0.78,
        drive=1.25,
        own=1.05,
        help=0.95,
        life=0.84,
        hunger=1.05,
        gladly={"attack": -0.09, "barricade": -0.1, "clean": -0.03, "move": 0.09, "search": 0.07, "supply": -0.04},
        striking={"attack": 0.04, "barricade": -0.05, "contribute": 0.02, "search": -0.03},
    ),
    ("base-betrayal-starve-them-out", "betrayal"): Leaning(
        caution=1.06,
        drive=0.90,
        help=0.84,
        hunger=0.90,
        haste=1.13,
        gladly={
            "attack": -0.04,
            "attract": 0.02,
            "barricade": 0.04,
            "equip": -0.05,
            "move": -0.03,
            "search": -0.1,
            "supply": -0.05,
        },
        striking={"attack": -0.03, "barricade": -0.03, "contribute": 0.1, "search": -0.05},
    ),
    ("base-betrayal-trigger-happy", "betrayal"): Leaning(
        caution=1.20,
        drive=0.78,
        own=1.23,
        help=1.07,
        life=0.89,
        hunger=0.94,
        haste=0.78,
        gladly={
            "attack": -0.06,
            "attract": -0.1,
            "barricade": -0.07,
            "clean": -0.09,
            "move": -0.05,
            "search": 0.1,
        },
        striking={"barricade": -0.05, "move": 0.05, "search": 0.03},
    ),
}
"""By main objective and side, or by betrayal and :data:`BETRAYAL`."""


def leaning_of(objective: str, side: str, betrayal: str) -> Leaning:
    """How somebody plays: as the main objective asks, and a betrayer as its own does, too (empty: it is loyal).

    What a betrayer does for either objective, and how it strikes, hangs on the betrayal alone.
    """
    main = LEANINGS.get((objective, side), EVEN)
    if not betrayal:
        return main
    own = LEANINGS.get((betrayal, BETRAYAL), EVEN)
    return replace(
        own,
        caution=main.caution * own.caution,
        help=main.help * own.help,
        life=main.life * own.life,
        hunger=main.hunger * own.hunger,
        gladly={verb: main.gladly.get(verb, 0.0) + own.gladly.get(verb, 0.0) for verb in main.gladly | own.gladly},
    )
