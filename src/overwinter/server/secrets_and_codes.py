"""Tokens, invite codes, and texts that strangers send."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata

CODE_WORDS = """
    ALDER ANVIL APPLE ASPEN BADGE BARN BIRCH BOOT BRICK CABIN CANOE CEDAR CLOAK COAL CREEK CROW DAWN
    DRIFT EMBER FERN FINCH FLINT FOX FROST GLOVE HARE HAWK HAZEL HEARTH HOLLY IVY KETTLE LAMP LANTERN
    LARCH LYNX MAPLE MINK MOOSE MOSS NAIL OTTER OWL PATH PINE PLANK RAVEN RIDGE ROOF ROWAN SCARF SHED
    SLED SNOW SPARK SPRUCE STAG STONE STOVE TENT THORN TORCH WOLF WOOL
""".split()  # noqa: SIM905 - a list of words is easier to read so
CODE = re.compile(r"[A-Z]{3,8}-[0-9]{4}")
CONTROLS = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Characters that are no text: controls, text direction marks, private and unpaired ones, line separators."""


def new_token() -> str:
    """An unguessable token for a seat."""
    return secrets.token_urlsafe(24)


def new_epoch() -> str:
    """A name for a stretch of what a table tells without a gap."""
    return secrets.token_hex(4)


def digest(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_code() -> str:
    """An invite code that can be said aloud: "PINE-4417"."""
    return f"{secrets.choice(CODE_WORDS)}-{secrets.randbelow(10000):04d}"


def read_code(text: str) -> str:
    """A code as somebody typed it: "pine 4417", "Pine4417"; empty if it is none."""
    letters = re.sub(r"[\s\-_.]+", "", text).upper()
    found = f"{letters[:-4]}-{letters[-4:]}"
    return found if CODE.fullmatch(found) else ""


JOINERS = "\u200d\ufe0f"
"""Parts of many an emoji."""
BLANK = frozenset(
    "\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, [*range(0xFE00, 0xFE0F), *range(0x1D173, 0x1D17B), *range(0xE0000, 0xE1000)]))
)
"""Letters and signs that nobody sees: fillers, selectors, an empty Braille cell."""
MARKS = 2
"""Accents that one letter may carry; more of them climb over other lines."""


def clean(text: str, limit: int) -> str:
    """A name or a line of chat as people can read it, with single spaces, and no longer than ``limit``.

    Controls and invisible letters are left out, and so is what is nothing but those.
    """
    kept: list[str] = []
    marks = 0
    for c in unicodedata.normalize("NFC", text[: 8 * limit]):
        kind = unicodedata.category(c)
        marks = marks + 1 if kind in ("Mn", "Me") and c not in JOINERS else 0
        if c in JOINERS or not (c in BLANK or kind in CONTROLS or marks > MARKS):
            kept.append(c)
        elif marks <= MARKS:
            kept.append(" ")
    short = " ".join("".join(kept).split())[:limit].strip()
    seen = any(unicodedata.category(c)[0] in "LNPS" for c in short)
    return short if seen else ""
