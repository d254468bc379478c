"""The one source of chance: a small seeded generator whose whole state is an integer.

(SplitMix64: two multiplications a number, equal results on every machine, copies for free.)
"""

from __future__ import annotations

_MASK = (1 << 64) - 1


def scramble(state: int) -> int:
    """64 well-mixed bits from a state."""
    z = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB & _MASK
    return z ^ (z >> 31)


def advance(state: int) -> int:
    """The state after the next number."""
    return (state + 0x9E3779B97F4A7C15) & _MASK


def seeded(seed: int) -> int:
    """The first state for a seed; neighbouring seeds give unrelated games."""
    return scramble(advance(seed & _MASK))


def order(state: int, n: int) -> list[int]:
    """The numbers from 0 to ``n - 1`` in a random order, from an advanced state.

    The same as drawing with :func:`advance` and :func:`below` again and again, from a state of its own: two decks
    that are shuffled one after the other, and rolls after that, share no number. Written out, for decks are
    shuffled whenever a game begins.
    """
    found = list(range(n))
    state = scramble(state) >> 32 << 32 | scramble(advance(state)) >> 32
    for i in range(n - 1, 0, -1):
        state = (state + 0x9E3779B97F4A7C15) & _MASK
        z = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB & _MASK
        j = ((z ^ (z >> 31)) >> 32) * (i + 1) >> 32
        found[i], found[j] = found[j], found[i]
    return found


def below(state: int, n: int) -> int:
    """A number from 0 to ``n - 1`` from an advanced state."""
    return (scramble(state) >> 32) * n >> 32
