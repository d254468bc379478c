"""Records: a whole game as one JSON document.

A record holds what was agreed, what chance did while the game was set up, every answer with the chance results
it met, and a snapshot of a position on the way::

    {"format": "overwinter-record", "version": 1, "game": "colony", "rules": 1, "packs": {"base": "1.0.0"},
     "setup": {...}, "seed": 7, "opening": [[2, 0, 1], 4],
     "answers": [{"seat": 0, "option": {"verb": "move", "survivor": "mike", "to": "school"}, "chance": [5]}],
     "snapshot": {"at": 1, "state": {...}, "cards": [...]}, "players": {...}, "digest": "..."}

``rules`` and ``packs`` are the versions that the game began under.

There are two ways back from a record. *Replaying* begins with the setup and takes every chance result from the
record; it does not trust the seed, so that it works even when the shuffling code has changed. *Loading* goes on
from the snapshot, so that a change of the rules never strands a game in progress. A change of the code that
leads every answer where it led before, but keeps the position differently, names the versions before it in
``Ruleset.same_course``: their records are replayed, since their snapshots can no longer be read.

The digest is over the document as it is written, the order of the keys included: the order of a dict is part of
a game. It is a guard against accidents and edits by hand, not against somebody who computes it anew.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterable, Iterator, Mapping, Set
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, NoReturn, Protocol

from .data import copied, decode, encode, method_returns
from .errors import AnswerError, PackError, RecordError, SetupError
from .game import Answer, Game
from .options import Option, from_json_option, json_option
from .procedure import Flow, Procedure

FORMAT = "overwinter-record"
SEAT_FORMAT = "overwinter-seat-record"
VERSION = 1
LARGEST = 2**128
"""No number in a record is larger than this, the seed and the generator included."""
MOST_TRIED = 200
"""Options of a decision that are tried out when a position is taken from a snapshot that is not trusted."""
TRIES, TRIED_ANSWERS = 8, 40
"""How often, and how far, such a position is played on at random."""
LARGEST_IN_STATE = 1_000_000
"""No other number in a position is: whatever is counted there was once a token, a card or an answer."""

_FIELDS: dict[str, type[Any]] = {
    "format": str,
    "version": int,
    "game": str,
    "rules": int,
    "packs": dict,
    "setup": dict,
    "seed": int,
    "opening": list,
    "answers": list,
    "snapshot": dict,
    "digest": str,
}
_OPTIONAL: dict[str, type[Any]] = {"players": dict}


class Ruleset(Protocol):
    """What a record needs to know about the rules of a game."""

    @property
    def name(self) -> str:
        """The name of the game."""

    @property
    def version(self) -> int:
        """The version of its rules: a new one whenever the same answers may lead elsewhere."""

    @property
    def same_course(self) -> Set[int]:
        """Earlier versions whose answers lead to the same events under these rules: replayed, not loaded."""

    def blank(self, setup: Any, seed: int, *, keep_log: bool) -> Game[Any]:
        """A game in which nothing has happened yet."""

    def first(self) -> Procedure:
        """The procedure that is the whole game, set-up included."""

    def restore(self, state: Any, setup: Any, cards: list[Any], *, keep_log: bool) -> Game[Any]:
        """A game in this position; ``cards`` is what :meth:`cards` was then.

        ``ValueError``: the position is impossible, or not one of this setup. That is compared before anything is
        read that the state names.
        """

    def setup(self, game: Game[Any]) -> Any:
        """What was agreed before the game, as plain data."""

    def packs(self, game: Game[Any]) -> dict[str, str]:
        """The packs in use with their versions."""

    def problems(self, game: Game[Any]) -> Iterable[str]:
        """What cannot be in a position, whatever was played."""

    def cards(self, game: Game[Any]) -> list[Any]:
        """What numbers in the state stand for, if that may change with a pack; otherwise empty."""


@dataclass(slots=True)
class Record:
    """A record whose fields were looked at, not yet whether its answers are possible."""

    ruleset: Ruleset
    rules: int
    packs: dict[str, str]
    setup: Any
    seed: int
    opening: list[Any]
    answers: list[dict[str, Any]]
    at: int
    state: Any
    cards: list[Any]


# -- writing ---------------------------------------------------------------------------------------------


def to_record(
    game: Game[Any], ruleset: Ruleset, *, players: Mapping[str, Any] | None = None, fresh: bool = True
) -> dict[str, Any]:
    """The record of a game.

    ``players`` may hold anything about who plays (names, which bot), made of plain data. With ``fresh`` the
    snapshot is the present position; otherwise the one that undo can go back to, so that it still can after
    loading.
    """
    if game.seed is None:
        raise ValueError("a copy made for search has no history to record")
    state, at = (game.state, len(game.answers)) if fresh else game.base
    rules, packs = game.origin or (ruleset.version, ruleset.packs(game))
    doc: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "game": ruleset.name,
        "rules": rules,
        "packs": dict(packs),
        "setup": encode(ruleset.setup(game)),
        "seed": game.seed,
        "opening": copied(game.opening),
        "answers": [_answer_to_json(entry) for entry in game.answers],
        "snapshot": {"at": at, "state": encode(state), "cards": ruleset.cards(game)},
    }
    if players is not None:
        doc["players"] = encode(dict(players))
    doc["digest"] = digest_of(doc)
    return doc


def _answer_to_json(entry: Answer) -> dict[str, Any]:
    return {"seat": entry.seat, "option": json_option(entry.option), "chance": copied(entry.chance)}


def digest_of(doc: dict[str, Any]) -> str:
    """The digest of everything in a record but the digest itself."""
    rest = {key: value for key, value in doc.items() if key != "digest"}
    return hashlib.sha256(_compact(rest).encode("ascii")).hexdigest()


def _compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=True, allow_nan=False)


def to_text(doc: dict[str, Any]) -> str:
    """A record as JSON: a line for each field, a line for each answer."""
    parts = []
    for key, value in doc.items():
        if key == "answers" and value:
            entries = ",\n  ".join(_compact(entry) for entry in value)
            parts.append(f' "answers": [\n  {entries}\n ]')
        else:
            parts.append(f" {_compact(key)}: {_compact(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def seat_record(
    game: Game[Any], ruleset: Ruleset, seat: int | None, *, players: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """What one seat may keep of a game (``None``: a spectator): what it saw, and its own answers (R-253).

    There is no seed, no state, no chance result and nobody else's answer in it. ``at`` says before which of
    the events an answer was given.
    """
    doc: dict[str, Any] = {
        "format": SEAT_FORMAT,
        "version": VERSION,
        "game": ruleset.name,
        "rules": ruleset.version,
        "packs": ruleset.packs(game),
        "setup": encode(ruleset.setup(game)),
        "seat": seat,
        "events": [{"key": event.key_for(seat), "facts": encode(event.seen_by(seat))} for event in game.log],
        "answers": [
            {"at": entry.log_at, "option": json_option(entry.option)}
            for entry in game.answers
            if entry.seat == seat
        ],
    }
    if players is not None:
        doc["players"] = encode(dict(players))
    return doc


# -- reading ---------------------------------------------------------------------------------------------


def from_text(text: str) -> dict[str, Any]:
    """Read JSON text and check that it is an unbroken record. Raises :class:`RecordError`."""
    try:
        doc = json.loads(text, parse_constant=_refuse_constant)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"this is not JSON: {error}", "json") from error
    check_document(doc)
    found: dict[str, Any] = doc
    return found


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON")


def check_document(doc: Any) -> None:
    """Check format, version, fields and digest of a record. Raises :class:`RecordError`."""
    if isinstance(doc, dict) and doc.get("format") == SEAT_FORMAT:
        raise RecordError("this is what one seat saw of a running game; it cannot be played on", "seat")
    if not isinstance(doc, dict) or doc.get("format") != FORMAT:
        raise RecordError("this is not a record of a game", "format")
    version = doc.get("version")
    if type(version) is not int or version != VERSION:
        raise RecordError(
            f"this program reads version {VERSION}, not {version!r}", "version", version=str(version)
        )
    _check_fields(doc, _FIELDS, _OPTIONAL)
    _check_fields(doc["snapshot"], {"at": int, "state": dict, "cards": list})
    try:
        digest = digest_of(doc)
    except (TypeError, ValueError, RecursionError) as error:
        raise RecordError(f"there is something in the record that is no JSON: {error}", "fields") from error
    if digest != doc["digest"]:
        raise RecordError("the record was changed or damaged: its digest does not fit", "digest")
    state = doc["snapshot"]["state"]
    flow = state.get("flow")
    generator = flow.get("rng") if isinstance(flow, dict) else None
    rest = {**state, "flow": {**flow, "rng": 0} if isinstance(flow, dict) else flow}
    if not _within(doc, LARGEST) or not _within(rest, LARGEST_IN_STATE):
        raise RecordError("there is a number in the record that is too large", "number")
    if type(generator) is int and generator < 0:
        raise RecordError("the generator of the record is below 0", "number")


def _within(value: Any, limit: int) -> bool:
    """Whether all numbers in a document are whole ones between ``-limit`` and ``limit``."""
    todo = [value]
    while todo:
        item = todo.pop()
        if isinstance(item, dict):
            todo.extend(item.values())
        elif isinstance(item, list):
            todo.extend(item)
        elif type(item) is float or (type(item) is int and not -limit <= item <= limit):
            return False
    return True


def _check_fields(
    table: Any, known: Mapping[str, type[Any]], optional: Mapping[str, type[Any]] | None = None
) -> None:
    """Refuse fields that are missing, unknown or of another type."""
    if not isinstance(table, dict):
        raise RecordError("a part of the record is not an object", "fields", field="")
    allowed = {**known, **(optional or {})}
    for name, kind in allowed.items():
        if name in table and type(table[name]) is not kind:
            raise RecordError(f"field {name!r} is of the wrong type", "fields", field=name)
        if name in known and name not in table:
            raise RecordError(f"field {name!r} is missing", "fields", field=name)
    for name in table:
        if name not in allowed:
            raise RecordError(f"field {name!r} is unknown", "fields", field=str(name))


def _opened(doc: Any, rulesets: Mapping[str, Ruleset]) -> Record:
    """Check a record as far as that is possible without playing it."""
    check_document(doc)
    ruleset = rulesets.get(doc["game"])
    if ruleset is None:
        raise RecordError(f"there is no game {doc['game']!r}", "game", game=doc["game"])
    packs, snapshot = doc["packs"], doc["snapshot"]
    if any(type(version) is not str for version in packs.values()):
        raise RecordError("the version of a pack is not text", "fields", field="packs")
    if not 0 <= snapshot["at"] <= len(doc["answers"]):
        raise RecordError("the snapshot is not at one of the answers", "fields", field="snapshot")
    for entry in doc["answers"]:
        _check_fields(entry, {"seat": int, "option": dict, "chance": list})
    chance = [result for entry in doc["answers"] for result in entry["chance"]]
    if not all(_is_chance(result) for result in [*doc["opening"], *chance]):
        raise RecordError("a chance result is neither a number nor an order of cards", "chance")
    with _faults_as("fields"):
        setup = decode(doc["setup"])
    return Record(
        ruleset,
        doc["rules"],
        packs,
        setup,
        doc["seed"],
        copied(doc["opening"]),
        doc["answers"],
        snapshot["at"],
        snapshot["state"],
        copied(snapshot["cards"]),
    )


def _is_chance(result: Any) -> bool:
    if isinstance(result, list):
        return all(type(number) is int for number in result)
    return type(result) is int


@contextmanager
def _faults_as(reason: str, packs: Iterable[str] = ()) -> Iterator[None]:
    """Turn whatever goes wrong into a :class:`RecordError`: edited data can break a rule anywhere.

    ``packs``: those of the record, to name them where one of them is at fault.
    """
    try:
        yield
    except RecordError:
        raise
    except AnswerError as error:
        raise RecordError(f"an answer of the record is not possible: {error}", "answer") from error
    except PackError as error:
        named = error.details.get("pack") or ", ".join(packs)
        raise RecordError(f"a pack of the record cannot be used: {error}", "packs", packs=named) from error
    except SetupError as error:
        if "module" in error.details:
            module = str(error.details["module"])
            raise RecordError(
                f"a module of the record cannot be played: {error}", "module", module=module
            ) from error
        raise RecordError(f"the setup of the record is not possible: {error}", "fields") from error
    except Exception as error:
        raise RecordError(f"the record is broken: {type(error).__name__}: {error}", reason) from error


# -- replaying -------------------------------------------------------------------------------------------


def replay_steps(doc: Any, rulesets: Mapping[str, Ruleset], *, keep_log: bool = True) -> Iterator[Game[Any]]:
    """Play a record from the start: the game at its first decision, then after each answer.

    It is one and the same game that goes on; copy it to keep a position. Nothing but the written chance results
    is used, so that neither the seed nor the way of shuffling matters. Raises :class:`RecordError` where the
    record does not fit the rules.
    """
    record = _opened(doc, rulesets)
    yield from _steps(record, _blank(record, keep_log))


def _blank(record: Record, keep_log: bool) -> Game[Any]:
    with _faults_as("fields", record.packs):
        game = record.ruleset.blank(record.setup, record.seed, keep_log=keep_log)
        missing = record.packs.keys() ^ record.ruleset.packs(game).keys()
    if missing:
        named = ", ".join(sorted(missing))
        raise RecordError(f"the packs of the record do not fit its setup: {named}", "packs", packs=named)
    return game


def _steps(record: Record, game: Game[Any]) -> Iterator[Game[Any]]:
    with _faults_as("chance"):
        game.begin(record.ruleset.first(), record.opening)
    yield game
    for entry in record.answers:
        _apply(game, entry)
        yield game


def _apply(game: Game[Any], entry: dict[str, Any]) -> None:
    with _faults_as("answer"):
        if entry["seat"] < 0:
            raise ValueError("there are no seats below 0")
        game.apply(Answer(entry["seat"], from_json_option(entry["option"]), copied(entry["chance"])))


# -- loading ---------------------------------------------------------------------------------------------


def verified(doc: Any, rulesets: Mapping[str, Ruleset], *, keep_log: bool = True) -> Game[Any]:
    """The game of a record that a stranger sent, ready to be played on.

    Rules (or earlier ones of the same course), packs and cards have to be exactly these. It is played from its
    beginning, and its snapshot is at most compared with where that leads to: nothing that the snapshot names is
    run or opened. Raises :class:`RecordError`.
    """
    record = _opened(doc, rulesets)
    earlier = record.rules in record.ruleset.same_course
    if record.rules != record.ruleset.version and not earlier:
        raise RecordError(f"the record is of other rules: {record.rules}", "rules")
    blank = _blank(record, keep_log)
    if record.packs != record.ruleset.packs(blank) or not (earlier or _same_rules(record, blank)):
        raise RecordError("the record is of other packs or cards", "rules")
    return _played_on(record, (_replayed if earlier else _verified)(record, blank))


def from_record(
    doc: Any, rulesets: Mapping[str, Ruleset], *, trust: bool = False, keep_log: bool = True
) -> Game[Any]:
    """The game of a record, ready to be played on: its snapshot and the answers after it.

    A record of exactly these rules and packs is replayed first: then the log is complete, and a record that was
    edited is found out. A record of other rules is taken from its snapshot, and so is any with ``trust``; one of
    an earlier version with the same course is replayed and belongs to the present version from then on.
    Raises :class:`RecordError`.
    """
    record = _opened(doc, rulesets)
    blank = _blank(record, keep_log)
    if record.rules in record.ruleset.same_course:
        game = _replayed(record, blank)
    elif not trust and _same_rules(record, blank):
        game = _verified(record, blank)
    else:
        game = _restored(record, keep_log)
        if not trust:
            _look_closely(record, game)
    return _played_on(record, game)


def _played_on(record: Record, game: Game[Any]) -> Game[Any]:
    for entry in record.answers[record.at :]:
        _apply(game, entry)
    return game


def _same_rules(record: Record, blank: Game[Any]) -> bool:
    ruleset = record.ruleset
    same_version = record.rules == ruleset.version and record.packs == ruleset.packs(blank)
    return same_version and record.cards == ruleset.cards(blank)


def _replayed(record: Record, blank: Game[Any]) -> Game[Any]:
    """Replay to where the snapshot was taken."""
    steps = _steps(record, blank)
    game = next(steps)
    for _ in range(record.at):
        next(steps)
    game.rebase()
    return game


def _verified(record: Record, blank: Game[Any]) -> Game[Any]:
    """Replay to the snapshot, which must show the same position."""
    game = _replayed(record, blank)
    with _faults_as("state"):
        # The generator may have been another one; everything else has to agree.
        game.state.flow.rng = decode(record.state).flow.rng
        if _compact(encode(game.state)) != _compact(record.state):
            raise ValueError("the snapshot is not where the answers lead to")
    game.rebase()
    return game


def _restored(record: Record, keep_log: bool) -> Game[Any]:
    """Go on from the snapshot."""
    with _faults_as("state", record.packs):
        state = decode(record.state)
        _check_flow(state.flow)
        game = record.ruleset.restore(state, record.setup, record.cards, keep_log=keep_log)
        game.seed, game.opening = record.seed, record.opening
        game.origin = record.rules, dict(record.packs)
        game.answers = [_past(entry) for entry in record.answers[: record.at]]
        game.rebase()
        if not all(game.options(d.seat) for d in game.decisions):
            raise ValueError("there is a decision without options")
    return game


def _look_closely(record: Record, game: Game[Any]) -> None:
    """Whether a position that nobody has played to could be one, and goes on from here whatever is answered."""
    with _faults_as("state"):
        for problem in record.ruleset.problems(game):
            raise ValueError(problem)
        for decision in game.decisions:
            for option in game.options(decision.seat)[:MOST_TRIED]:
                tried = game.copy()
                tried.answer(decision.seat, option)
                _look_around(tried)
        for seed in range(TRIES):
            _try_on(game.copy(), random.Random(seed))


def _try_on(game: Game[Any], rng: random.Random) -> None:
    """Go on at random for a while: an id that nobody knows often comes up only later."""
    for _ in range(TRIED_ANSWERS):
        if game.over:
            return
        decision = rng.choice(game.decisions)
        game.answer(decision.seat, rng.choice(game.options(decision.seat)))
        _look_around(game)


def _look_around(game: Game[Any]) -> None:
    if not game.over and not game.decisions:
        raise ValueError("the position leads nowhere")


def _past(entry: dict[str, Any]) -> Answer:
    """An answer from before the snapshot. Its verb may be one that these rules no longer know."""
    try:
        chosen = from_json_option(entry["option"])
    except ValueError:
        verb, *values = (str(value) for value in entry["option"].values())
        args = {name: value for name, value in entry["option"].items() if name != "verb"}
        chosen = Option(verb, args, ":".join([verb, *values]))
    return Answer(entry["seat"], chosen, copied(entry["chance"]))


def _check_flow(flow: Flow) -> None:
    """Whether what a game is in the middle of hangs together; ``ValueError`` if not."""
    stacks = {stack.id: stack for stack in flow.stacks}
    waiting = dict.fromkeys(stacks, 0)
    for decision in flow.decisions:
        if decision.stack not in stacks or decision.seat < 0:
            raise ValueError("a decision belongs to nothing")
        _check_step(stacks[decision.stack].frames[-1], decision.options, lists=True)
        if decision.answer is None:
            waiting[decision.stack] += 1
        else:
            from_json_option({"verb": decision.answer.verb, **decision.answer.args})
    for stack in flow.stacks:
        if stack.parent:
            waiting[stack.parent] += 1
        for frame in stack.frames:
            if not isinstance(frame, Procedure):
                raise ValueError("there is something on a stack that is no procedure")
            _check_step(frame, frame.step or "start")
    sound = len(stacks) == len(flow.stacks) and all(stack.frames for stack in flow.stacks)
    tops = {stack.id: stack.frames[-1].waits for stack in flow.stacks}
    if not sound or flow.over == bool(stacks) or tops != waiting or not all(waiting.values()):
        raise ValueError("what is in progress does not hang together")


def _check_step(frame: Any, name: str, *, lists: bool = False) -> None:
    """Whether a procedure has a step of this name, or a method that lists options."""
    found = getattr(type(frame), name, None)
    own = found is not getattr(Procedure, name, None) or name == "start"
    returned = method_returns(type(frame), name)
    if name.startswith("_") or returned is None or not own:
        raise ValueError(f"{type(frame).__name__} has no step {name!r}")
    # By what it returns (annotations are texts): a step nothing, a list of options just that.
    if returned != ("list[Option]" if lists else "None"):
        raise ValueError(f"{name!r} is no step of {type(frame).__name__}")
