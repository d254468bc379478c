"""Records and packs with something wrong in them are refused in words, or played; ``make fuzz`` does more."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from overwinter import records
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.state import Setup
from overwinter.kernel.errors import PackError, SetupError
from overwinter.kernel.packs import BUILT_IN
from overwinter.lab import fuzz
from overwinter.lab.mutations import faults, mutated
from tests.test_records import refused, sample_doc, signed


def test_mutated_records() -> None:
    found = mutated("records", range(160))
    assert faults(found) == {}
    assert set(found) == {"refused", "played"}


def test_mutated_packs() -> None:
    found = mutated("packs", range(40))
    assert faults(found) == {}
    assert set(found) == {"refused", "played"}


def test_the_campaigns_are_part_of_make_fuzz(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["--games", "0", "--mutations", "20"]) == 0
    said = capsys.readouterr().out
    assert "records: 20 mutations" in said
    assert "packs: 20 mutations" in said


# -- records ---------------------------------------------------------------------------------------------


def _frame(doc: dict[str, Any]) -> dict[str, Any]:
    """The procedure that has asked."""
    frame: dict[str, Any] = doc["snapshot"]["state"]["flow"]["stacks"][-1]["frames"][-1]
    return frame


def _decision(doc: dict[str, Any]) -> dict[str, Any]:
    decision: dict[str, Any] = doc["snapshot"]["state"]["flow"]["decisions"][0]
    return decision


EDITS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "a step that lists options": lambda doc: _frame(doc).update(step=_decision(doc)["options"]),
    "a method of all procedures": lambda doc: _frame(doc).update(step="copy"),
    "a list that is a step": lambda doc: _decision(doc).update(options=_frame(doc)["step"]),
    "an attribute": lambda doc: _frame(doc).update(step="final"),
    "another seat": lambda doc: _frame(doc).update(seat=4),
    "a lost card": lambda doc: doc["snapshot"]["state"]["box"].clear(),
    "too many zombies": lambda doc: doc["snapshot"]["state"]["places"]["school"].update(zombies=[9]),
    "morale beyond the track": lambda doc: doc["snapshot"]["state"]["colonies"][0].update(morale=11),
    "half a card": lambda doc: doc["snapshot"]["state"].update(round=1.5),
}


@pytest.mark.parametrize("name", EDITS)
def test_edits_that_would_break_later_are_found_when_loading(name: str) -> None:
    doc = sample_doc()
    doc["rules"] = 10**5
    EDITS[name](doc)
    reason = "number" if name == "half a card" else "state"
    refused(signed(doc), reason)


def test_a_position_of_other_rules_still_loads() -> None:
    assert records.load(signed({**sample_doc(), "rules": 10**5})).decisions


# -- packs -----------------------------------------------------------------------------------------------


def edited_pack(folder: Path, file: str, change: Callable[[str], str]) -> list[str]:
    """A copy of the base pack with one file changed."""
    made = folder / "edited"
    shutil.copytree(BUILT_IN / "base", made, ignore=shutil.ignore_patterns("words"))
    path = made / file
    path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")
    return [str(made)]


def _without(kind: str, mark: str) -> Callable[[str], str]:
    """Leave out the cards that have a line."""

    def change(text: str) -> str:
        head, *cards = text.split(f"[[{kind}]]")
        return head + "".join(f"[[{kind}]]{card}" for card in cards if mark not in card)

    return change


def test_packs_with_too_few_cards_say_so(tmp_path: Path) -> None:
    packs = edited_pack(tmp_path, "secrets.toml", _without("secret", 'kind = "betrayal"'))
    with pytest.raises(SetupError, match="betrayal, 0 of 1"):
        new_game(Setup(players=3, packs=packs))
    assert new_game(Setup(players=3, packs=packs, betrayal=False)).decisions
    assert new_game(Setup(players=3, packs=packs, mode="cooperative")).decisions


def test_an_empty_deck_says_so(tmp_path: Path) -> None:
    packs = edited_pack(tmp_path, "crises.toml", lambda _: "")
    with pytest.raises(SetupError, match="crises, 0 of 1"):
        new_game(Setup(players=3, packs=packs))


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("objectives.toml", "rounds = ", "rounds = 1000000000000 #"),
        ("items.toml", "starter = ", "starter = 1000000000"),
        ("board.toml", "blank = ", "blank = 1000000000 #"),
        ("board.toml", "spaces = ", "spaces = 99999999 #"),
        ("board.toml", "entrances = ", "entrances = 0 #"),
        ("board.toml", "spaces = ", "spaces = -1 #"),
        ("board.toml", "number = 0", "number = 9"),
    ],
)
def test_numbers_that_no_card_has_are_told(tmp_path: Path, file: str, old: str, new: str) -> None:
    packs = edited_pack(tmp_path, file, lambda text: text.replace(old, new, 1))
    with pytest.raises(PackError, match=r"must be|has to be"):
        new_game(replace(Setup(players=3), packs=packs))
