"""Operations: what cards do. Each is one documented function; see docs/packs.md for all of them."""

from . import (  # noqa: F401 - they register words
    board,
    dice,
    flow,
    giving,
    items,
    knowledge,
    lasting,
    losing,
    payments,
    people,
    repeating,
    together,
    tracks,
)
