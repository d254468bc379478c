"""Which cards take part in a game (R-002 to R-006, R-013, R-263)."""

from __future__ import annotations

from overwinter.kernel.compiling import card_of

from ..cards.content import Content, CrossroadsCard
from ..state import Setup


def survivor_cards(setup: Setup, content: Content) -> list[str]:
    """The survivors that take part."""
    return [
        card.id
        for card in content.survivors.values()
        if (setup.promo or not card.promo) and not (setup.cooperative and card.non_cooperative)
    ]


def crossroads_cards(setup: Setup, content: Content) -> list[str]:
    """The crossroads cards that take part (R-013)."""
    return [
        card.id
        for card in content.crossroads.values()
        if (setup.mature or not card.mature)
        and not (setup.cooperative and card.non_cooperative)
        and not (setup.mode == "dilemma" and _exiles(card, content))
    ]


def _exiles(card: CrossroadsCard, content: Content) -> bool:
    """Whether a crossroads card is about exile."""
    keys = [key for key in content.programs if card_of(key) == card.id]
    votes = any(op.word.name == "exile-vote" for key in keys for op in content.programs[key])
    checks = content.checks.get(card.when, ())
    return votes or any(check.word.name == "shares-location" for check in checks)


def standard_objectives(setup: Setup, content: Content) -> list[str]:
    """The secret objectives, betrayal aside, that take part: the dilemma has none about exile (R-263)."""
    return [
        card.id
        for card in content.secrets.values()
        if card.kind == "standard" and not (setup.mode == "dilemma" and _wants_exile(card.win, content))
    ]


def _wants_exile(win: str, content: Content) -> bool:
    """Whether an objective asks for somebody to be exiled."""
    return any(check.word.name == "all-betrayers-exiled" for check in content.checks[win])


def crisis_cards(setup: Setup, content: Content) -> list[str]:
    """The crises that take part."""
    return [c.id for c in content.crises.values() if not (setup.cooperative and c.non_cooperative)]
