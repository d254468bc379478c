"""Operations: what cards do. Each is one documented function; see docs/packs.md for all of them."""

from . import board, dice, flow, items, knowledge, lasting, people, tracks  # noqa: F401 - they register words
