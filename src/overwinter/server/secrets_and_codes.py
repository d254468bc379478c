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


def clean(text: str, limit: int) -> str:
    """A name or a line of chat without controls, with single spaces, and no longer than ``limit``."""
    joiners = "\u200d\ufe0f"  # parts of many an emoji
    kept = [c if c in joiners or unicodedata.category(c) not in CONTROLS else " " for c in text[: 8 * limit]]
    short = " ".join("".join(kept).split())[:limit].strip()
    return short if short.strip(joiners + " ") else ""
