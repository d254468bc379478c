"""Broken and edited records: every one is refused with a fitting reason, and never with another error."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from overwinter import records
from overwinter.colony.game import ColonyGame
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.state import Setup
from overwinter.kernel.errors import RecordError
from overwinter.kernel.options import KINDS
from tests.test_records import refused, sample, sample_doc, signed


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "json"),
        ("{]", "json"),
        ('{"format": NaN}', "json"),
        ('{"format": -Infinity}', "json"),
        ('{"a":' * 100_000, "json"),
        ("[" * 100_000 + "]" * 100_000, "json"),
        ('{"seed": 1' + "0" * 5000 + "}", "json"),
        ("{}", "format"),
        ("[]", "format"),
        ('{"format": "overwinter-seat-record", "version": 1}', "seat"),
        ('{"format": ["overwinter-record"]}', "format"),
        ('{"format": "overwinter-record"}', "version"),
        ('{"format": "overwinter-record", "version": 1}', "fields"),
    ],
)
def test_texts_that_are_no_records(text: str, reason: str) -> None:
    refused(text, reason)


def test_a_number_that_is_none_is_no_json() -> None:
    refused(sample().replace('"version": 1', '"version": NaN'), "json")
    doc = sample_doc()
    doc["snapshot"]["state"]["round"] = float("nan")
    refused(doc, "fields")
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    doc["snapshot"]["state"]["round"] = deep
    refused(doc, "fields")


FIELDS = list(json.loads(records.dumps(new_game(Setup(players=3), 1))))


@pytest.mark.parametrize("field", FIELDS)
def test_every_field_is_needed_and_typed(field: str) -> None:
    expected = field if field in ("format", "version") else "fields"
    doc = sample_doc()
    del doc[field]
    refused(signed(doc) if field != "digest" else doc, expected)
    anything: list[Any] = [None, 1.5, True, "x", -1, [], {}, [[]]]
    for wrong in anything:
        doc = sample_doc()
        if type(wrong) is type(doc[field]):
            continue
        doc[field] = wrong
        refused(signed(doc) if field != "digest" else doc, expected)


@pytest.mark.parametrize("version", [0, 2, -1])
def test_other_record_versions_are_refused(version: int) -> None:
    doc = sample_doc()
    doc["version"] = version
    refused(signed(doc), "version")


def _set(*path: Any) -> Callable[[dict[str, Any]], None]:
    """A change: the last of the path is put where the others lead."""

    def change(doc: dict[str, Any]) -> None:
        *way, key, value = path
        for part in way:
            doc = doc[part]
        doc[key] = value

    return change


def _other_seat(doc: dict[str, Any]) -> None:
    entry = next(e for e in doc["answers"] if e["option"]["verb"] == "end-turn")
    entry["seat"] = (entry["seat"] + 1) % 4


def _roll(value: Any) -> Callable[[dict[str, Any]], None]:
    def change(doc: dict[str, Any]) -> None:
        entry = next(e for e in doc["answers"] if any(type(result) is int for result in e["chance"]))
        spot = next(i for i, result in enumerate(entry["chance"]) if type(result) is int)
        entry["chance"][spot : spot + 1] = value

    return change


EDITS: list[tuple[str, Callable[[dict[str, Any]], Any]]] = [
    ("fields", lambda doc: doc.update(more=1)),
    ("fields", _set("players", ["Ada"])),
    ("game", _set("game", "chess")),
    ("packs", _set("packs", {})),
    ("packs", _set("packs", {"base": "1.0.0", "more": "1.0.0"})),
    ("packs", _set("packs", {"bass": "1.0.0"})),
    ("fields", _set("packs", {"base": 1})),
    ("fields", _set("setup", {})),
    ("fields", _set("setup", {"is": "Fish"})),
    ("fields", _set("setup", {"is": "Policies"})),
    ("fields", _set("setup", "players", 9)),
    ("fields", _set("setup", "players", True)),
    ("fields", _set("setup", "mode", "chess")),
    ("fields", _set("setup", "players", 2)),
    ("fields", _set("setup", "weather", "cold")),
    ("fields", _set("setup", "objective", "base-main-go-home")),
    ("fields", _set("setup", "policies", "noise_test", "guess")),
    ("packs", _set("setup", "packs", ["nowhere"])),
    ("packs", _set("setup", "packs", ["/nowhere/at/all"])),
    ("chance", _set("opening", [])),
    ("chance", _set("opening", 0, "x")),
    ("chance", _set("opening", 0, [0, "x"])),
    ("chance", _set("opening", 0, 999)),
    ("chance", lambda doc: doc["opening"].append(1)),
    ("chance", lambda doc: doc["opening"].pop()),
    ("chance", _roll([999])),
    ("chance", _roll([-1])),
    ("chance", _roll([True])),
    ("number", _roll([1.0])),
    ("chance", _roll(["6"])),
    ("chance", _roll([[0]])),
    ("chance", _roll([])),
    ("fields", _set("answers", 5, "later")),
    ("fields", _set("answers", 5, "seat", "0")),
    ("fields", _set("answers", 5, "seat", True)),
    ("fields", _set("answers", 5, "chance", None)),
    ("fields", _set("answers", 5, "option", "end-turn")),
    ("fields", lambda doc: doc["answers"][5].pop("seat")),
    ("answer", _set("answers", 5, "seat", 99)),
    ("answer", _set("answers", 5, "seat", -1)),
    ("answer", _set("answers", 5, "option", {})),
    ("answer", _set("answers", 5, "option", {"verb": "fly"})),
    ("answer", _set("answers", 5, "option", {"verb": ["fly"]})),
    ("answer", _set("answers", 5, "option", {"verb": "yes"})),
    ("answer", _set("answers", 5, "option", {"verb": "move", "survivor": "base-nobody", "to": "school"})),
    ("answer", _set("answers", 5, "option", {"verb": "move", "survivor": ["base-nobody"], "to": {}})),
    ("answer", _set("answers", 0, "option", "leader", "base-nobody")),
    ("answer", _set("answers", 59, "option", {"verb": "yes"})),
    ("answer", _other_seat),
    ("fields", lambda doc: doc["answers"].pop()),
    ("fields", _set("snapshot", "at", -1)),
    ("fields", _set("snapshot", "at", 61)),
    ("fields", lambda doc: doc["snapshot"].pop("cards")),
    ("state", _set("snapshot", "at", 0)),
    ("state", _set("snapshot", "state", {})),
    ("state", _set("snapshot", "state", {"is": "Fish"})),
    ("state", _set("snapshot", "state", {"is": "Policies"})),
    ("state", _set("snapshot", "state", "colonies", 0, "morale", 9)),
    ("state", _set("snapshot", "state", "flow", "rng", "x")),
    ("state", lambda doc: doc["snapshot"]["state"]["survivor_deck"].reverse()),
]


@pytest.mark.parametrize("number", range(len(EDITS)))
def test_edited_records_are_refused(number: int) -> None:
    reason, edit = EDITS[number]
    doc = sample_doc()
    edit(doc)
    if doc.keys() == sample_doc().keys() and reason not in ("fields", "packs"):
        refused(copy.deepcopy(doc), "digest")
    before = json.dumps(signed(doc))
    refused(doc, reason)
    assert json.dumps(doc) == before


def test_a_state_in_another_order_is_another_state() -> None:
    doc = sample_doc()
    places = doc["snapshot"]["state"]["places"]
    doc["snapshot"]["state"]["places"] = dict(reversed(places.items()))
    refused(doc, "digest")
    refused(signed(doc), "state")


def _frame(doc: dict[str, Any]) -> dict[str, Any]:
    frame: dict[str, Any] = doc["flow"]["stacks"][0]["frames"][-1]
    return frame


def _first_survivor(doc: dict[str, Any]) -> dict[str, Any]:
    survivor: dict[str, Any] = next(iter(doc["survivors"].values()))
    return survivor


STATE_EDITS: list[Callable[[dict[str, Any]], Any]] = [
    _set("flow", None),
    _set("flow", "decisions", []),
    _set("flow", "decisions", 0, "seat", 9),
    _set("flow", "decisions", 0, "seat", -1),
    _set("flow", "decisions", 0, "stack", 9),
    _set("flow", "decisions", 0, "options", "nothing"),
    _set("flow", "decisions", 0, "options", "__init__"),
    _set("flow", "decisions", 0, "answer", {"is": "Chosen", "verb": "fly", "args": {}}),
    _set("flow", "stacks", []),
    _set("flow", "stacks", 0, "frames", []),
    _set("flow", "stacks", 0, "frames", 0, 5),
    _set("flow", "stacks", 0, "frames", 0, {"is": "Policies"}),
    _set("flow", "stacks", 0, "frames", 0, "step", "nothing"),
    _set("flow", "stacks", 0, "frames", 0, "step", "__class__"),
    _set("flow", "stacks", 0, "frames", 0, "step", 3),
    _set("flow", "stacks", 0, "parent", 7),
    _set("flow", "over", True),
    lambda state: state["flow"]["stacks"].append(state["flow"]["stacks"][0]),
    lambda state: _frame(state).update(waits=9),
    lambda state: _frame(state).update(waits=0),
    lambda state: state.pop("players"),
    _set("players", []),
    _set("players", 0, "seat", 1),
    _set("players", 0, "colony", 1),
    _set("players", 0, "hand", [9999]),
    _set("players", 0, "hand", [-1]),
    _set("players", 0, "hand", ["base-starter-fuel"]),
    _set("players", 0, "objectives", ["nothing"]),
    lambda state: state["players"][0]["hand"].append(state["places"]["school"]["deck"][0]),
    _set("colonies", []),
    _set("colonies", 0, "morale", None),
    _set("colonies", 0, "objective", "nothing"),
    _set("colonies", 0, "side", "nothing"),
    _set("setup", "players", 3),
    _set("setup", "players", 9),
    _set("setup", "hardcore", True),
    _set("setup", "packs", ["nowhere"]),
    _set("places", {}),
    _set("places", "school", "zombies", [1] * 9),
    _set("places", "school", "id", "library"),
    _set("first", 7),
    _set("active", -2),
    _set("crisis", "nothing"),
    _set("survivor_deck", 0, "nobody"),
    _set("used_items", [777]),
    lambda state: _first_survivor(state).update(owner=8),
    lambda state: _first_survivor(state).update(place="moon"),
    lambda state: _first_survivor(state).update(id="nobody"),
]


@pytest.mark.parametrize("number", range(len(STATE_EDITS)))
def test_impossible_states_are_refused_under_any_rules(number: int) -> None:
    for rules in (0, ColonyGame.rules_version):
        doc = sample_doc()
        STATE_EDITS[number](doc["snapshot"]["state"])
        doc["rules"] = rules
        with pytest.raises(RecordError) as error:
            records.load(signed(doc))
        impossible_setup = not rules and doc["snapshot"]["state"].get("setup") != doc["setup"]
        assert error.value.reason in (("state", "fields", "packs") if impossible_setup else ("state",))


JUNK: list[Any] = [
    None,
    True,
    -1,
    0,
    3,
    10**6,
    2**70,
    1.5,
    "",
    "x",
    "base-mike-cho",
    [],
    [0],
    {},
    {"is": "State"},
    [[[]]],
]


@pytest.mark.parametrize("seed", [0, 1, 3, 4])
def test_random_damage_is_never_a_crash(seed: int) -> None:
    rng = random.Random(seed)
    loaded, reasons = 0, set()
    for _ in range(60):
        doc = sample_doc()
        doc["rules"] = rng.choice([0, ColonyGame.rules_version])
        for _ in range(rng.choice([1, 1, 2])):
            _damage(doc, rng)
        signed(doc)
        for what in (records.load, records.replay):
            try:
                what(doc)
                loaded += 1
            except RecordError as error:
                reasons.add(error.reason)
    # Old rules and harmless fields: some of it has to go through, or the test tests nothing.
    assert 0 < loaded < 120
    assert {"fields", "state"} <= reasons <= REASONS


REASONS = {"number", "json", "format", "version", "game", "packs", "fields", "digest", "state", "answer", "chance"}


def _damage(doc: dict[str, Any], rng: random.Random) -> None:
    """Put junk somewhere, or take something away."""
    spot: Any = doc
    while True:
        keys = list(spot) if isinstance(spot, dict) else list(range(len(spot)))
        key = rng.choice(keys)
        if isinstance(spot[key], dict | list) and spot[key] and rng.random() < 0.9:
            spot = spot[key]
            continue
        if rng.random() < 0.2:
            del spot[key]
        else:
            spot[key] = rng.choice(JUNK)
        return


def test_what_is_refused_does_not_stay_in_memory() -> None:
    """Options are kept once they were offered; what a record merely names is not."""
    doc = sample_doc()
    doc["answers"][0]["option"] = {"verb": "move", "survivor": "nobody", "to": "nowhere"}
    refused(signed(doc), "answer")
    doc["rules"] = 99
    doc["answers"] *= 3
    for n, entry in enumerate(doc["answers"]):
        entry["option"] = {"verb": "move", "survivor": f"nobody-{n}", "to": "nowhere"}
    refused(signed(doc), "answer")
    records.load(signed({**sample_doc(), "rules": doc["rules"]}))
    assert [option.id for kind in KINDS.values() for option in kind.made.values() if "nobody" in option.id] == []
