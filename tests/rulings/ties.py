"""Cards with equal influence: the printed ones are all different (R-010), so ties need changed data."""

from __future__ import annotations

from dataclasses import replace

from overwinter.colony.cards.content import Content


def with_influence(content: Content, **influence: int) -> Content:
    """The same cards, but these survivors ("mike_cho") have that influence."""
    survivors = dict(content.survivors)
    for name, value in influence.items():
        key = "base-" + name.replace("_", "-")
        survivors[key] = replace(survivors[key], influence=value)
    return replace(content, survivors=survivors)
