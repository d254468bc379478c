"""What the compiled engine has in place of functions of ``overwinter/kernel/chance.py``: the same numbers, sooner.

Compiled numbers are machine words up to 62 bits, and slow beyond. So numbers of 64 bits are taken apart here into
a high and a low half, and constants into quarters: no product is longer than 49 bits. It is still Python, and
``tests/test_engine.py`` compares the two.
"""

from __future__ import annotations

_HALF = (1 << 32) - 1
_QUARTER = (1 << 16) - 1


def _upper(high: int, low: int) -> int:
    """The upper 32 of the well-mixed bits from the two halves of a state."""
    low ^= (high << 2 | low >> 30) & _HALF
    high ^= high >> 30
    # Times 0xBF58476D1CE4E5B9, as one multiplies on paper; what is beyond 64 bits is dropped.
    first = low * 0xE5B9
    second = low * 0x1CE4 + (first >> 16)
    carried = (second >> 16) + low * 0x476D + high * 0xE5B9
    carried += ((low * 0xBF58 + high * 0x1CE4) & _QUARTER) << 16
    high, low = carried & _HALF, (second & _QUARTER) << 16 | first & _QUARTER
    low ^= (high << 5 | low >> 27) & _HALF
    high ^= high >> 27
    # Times 0x94D049BB133111EB: of this the upper half alone is asked for.
    second = low * 0x1331 + (low * 0x11EB >> 16)
    carried = (second >> 16) + low * 0x49BB + high * 0x11EB
    carried += ((low * 0x94D0 + high * 0x1331) & _QUARTER) << 16
    high = carried & _HALF
    return high ^ high >> 31


def order(state: int, n: int) -> list[int]:
    """The numbers from 0 to ``n - 1`` in a random order, from an advanced state."""
    found = list(range(n))
    high, low = state >> 32, state & _HALF
    following = low + 0x7F4A7C15
    low, high = _upper((high + 0x9E3779B9 + (following >> 32)) & _HALF, following & _HALF), _upper(high, low)
    for i in range(n - 1, 0, -1):
        low += 0x7F4A7C15
        high = (high + 0x9E3779B9 + (low >> 32)) & _HALF
        low &= _HALF
        j = _upper(high, low) * (i + 1) >> 32
        found[i], found[j] = found[j], found[i]
    return found


def below(state: int, n: int) -> int:
    """A number from 0 to ``n - 1`` from an advanced state."""
    return _upper(state >> 32, state & _HALF) * n >> 32
