"""What a page draws face by face has words for exactly those faces, in every language."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

PACK = Path(__file__).parents[2] / "src" / "overwinter" / "packs" / "longnight"
LANGUAGES = ("en", "de", "fr")


def _attributes(language: str, key: str) -> list[str]:
    """The names of the attributes of a message of the pack."""
    files = "\n".join(file.read_text("utf-8") for file in sorted((PACK / "words" / language).glob("*.ftl")))
    found = re.search(rf"^{re.escape(key)} = .*\n((?:    .*\n)*)", files, re.MULTILINE)
    assert found is not None, key
    return re.findall(r"^    \.([\w-]+) = ", found[1], re.MULTILINE)


def _cards(file: str, kind: str) -> list[dict[str, Any]]:
    cards: list[dict[str, Any]] = tomllib.loads((PACK / file).read_text("utf-8"))[kind]
    return cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_an_encounter_has_words(language: str) -> None:
    """The attributes line1, line2, ... are as many as the lines of the card."""
    for card in _cards("experiments.toml", "experiment"):
        names = [name for name in _attributes(language, card["id"]) if name.startswith("line")]
        assert names == [f"line{number}" for number in range(1, len(card["encounter"]) + 1)], card["id"]
        assert "story" in _attributes(language, card["id"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_face_of_a_pill_has_words(language: str) -> None:
    """The attributes on-1, on-2-3, ... are the lines of the table that the die is rolled on."""
    pills = [card for card in _cards("items.toml", "item") if card["id"].endswith("-pill")]
    assert len(pills) == 4
    for card in pills:
        table = next(step["table"] for step in card["do"] if step["op"] == "roll-table")
        names = [name for name in _attributes(language, f"item-{card['id']}") if name.startswith("on-")]
        assert names == [f"on-{line['on']}" for line in table], card["id"]
