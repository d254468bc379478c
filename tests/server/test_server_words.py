"""Every word that the server says exists in all languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import overwinter.server
from overwinter.server.quick_words import LANGUAGES, QuickWords
from overwinter.words import Words

SOURCE = Path(overwinter.server.__file__).parent
TEXT = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))


def keys() -> set[str]:
    """Keys that stand in the code."""
    found = {f"error-server-{reason}" for reason in re.findall(r'ServerError\("([a-z-]+)"', TEXT)}
    found |= set(re.findall(r'"((?:server|plain)-[a-z-]*[a-z])"', TEXT))
    found |= {f"event-{kind}" for kind in re.findall(r'"(table-[a-z-]+)"', TEXT)}
    found |= {f"plain-seat-{kind}" for kind in ("free", "bot", "person")}
    return found | {f"plain-status-{status}" for status in ("lobby", "playing", "over")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_there(language: str) -> None:
    folder = Path(overwinter.__file__).parent / "words" / language
    own = "".join((folder / f"{name}.ftl").read_text(encoding="utf-8") for name in ("server", "people"))
    have = set(re.findall(r"^([a-z][a-z-]*) =", own, re.MULTILINE))
    assert len(keys()) > 80
    assert sorted(key for key in keys() if key not in have) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quick_words_say_the_same(language: str) -> None:
    slow, quick = Words(language), QuickWords(language)
    for _ in range(2):
        for n in (0, 1, 2):
            assert quick("error-server-seats-free", n=n) == slow("error-server-seats-free", n=n)
        assert quick("event-table-bot", seat="X", seat_you=True) == slow(
            "event-table-bot", seat="X", seat_you=True
        )
        assert quick("event-table-bot", seat="X", seat_you=1) == slow("event-table-bot", seat="X", seat_you=1)
        assert quick.attribute("base-sparky", "trade") == slow.attribute("base-sparky", "trade")
        assert quick("no-such-key") == "no-such-key"
