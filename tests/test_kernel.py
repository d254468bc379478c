"""The kernel by itself, shown on a toy game."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from overwinter.kernel import options as option_kinds
from overwinter.kernel.chance import advance, below, order, seeded
from overwinter.kernel.data import _CLASSES, Data, _shape, copied, copy_expression, data, decode, encode
from overwinter.kernel.errors import (
    AnswerError,
    FasterError,
    GameOverError,
    NotAskedError,
    NotOfferedError,
    NotYetError,
    RecordError,
    StaleDecisionError,
    UndoError,
)
from overwinter.kernel.events import Event
from overwinter.kernel.game import Answer
from overwinter.kernel.options import (
    KINDS,
    Chosen,
    Decision,
    Option,
    OptionKind,
    from_json_option,
    json_option,
    option,
)
from overwinter.kernel.players import play_to_the_end
from overwinter.kernel.procedure import Procedure, procedure
from overwinter.kernel.record import from_record, from_text, to_record, to_text
from tests.toy_game import (
    BID,
    FIRE,
    HOME,
    LOOK,
    PRIZE,
    SHAKE,
    SNEEZE,
    STEP,
    VERBS,
    ToyGame,
    ToyRules,
    ToySetup,
    ToyWalk,
    bid_all,
    harvest,
    toy,
)


@pytest.fixture(autouse=True)
def _toy_verbs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy's verbs are known to the kernel during these tests."""
    for verb, kind in VERBS.items():
        monkeypatch.setitem(KINDS, verb, kind)


def text(game: ToyGame) -> str:
    """The state as text: what must not change."""
    return json.dumps(encode(game.state))


def walking(**how: int) -> ToyGame:
    """A game in which all walk."""
    game = toy(**how)
    bid_all(game)
    return game


# -- asking ------------------------------------------------------------------------------------------


def test_a_game_begins_at_its_first_decision() -> None:
    game = toy()
    assert [(d.seat, d.kind, d.about) for d in game.decisions] == [
        (0, "toy-bid", {"day": 1}),
        (1, "toy-bid", {"day": 1}),
    ]
    assert game.options(0) == [BID[0], BID[1], BID[2], BID[3]]
    assert game.options(7) == []
    assert game.decision(7) is None


def test_answers_by_option_and_by_id_are_the_same() -> None:
    one, other = toy(), toy()
    one.answer(0, BID[2])
    other.answer(0, "toy-bid:2", one.decisions[0].id - 1)
    assert one.state == other.state


def test_secret_answers_wait_for_each_other() -> None:
    game = toy(players=3)
    game.answer(2, BID[1])
    assert [d.seat for d in game.decisions] == [0, 1]
    assert game.state.basket is None
    assert not [event for event in game.log if event.kind == "toy-sold"]
    game.answer(0, BID[0])
    game.answer(1, BID[3])
    assert game.state.basket == 1
    assert game.state.notes == {"bids": [0, 3, 1]}


def test_an_answer_that_waits_is_kept_with_the_state() -> None:
    game = toy()
    game.answer(1, BID[3])
    kept = decode(json.loads(text(game)))
    game.state = kept
    game._listed.clear()
    game.answer(0, BID[1])
    assert game.state.basket == 1


def test_asking_nobody_goes_on_at_once() -> None:
    game = toy(players=0, days=0)
    assert game.over

    @procedure
    class ToyNobody(Procedure):
        def start(self, game: ToyGame) -> None:
            game.ask_each([], "toy-bid", options=self.none, then=self.on)

        def none(self, game: ToyGame, seat: int) -> list[Option]:
            raise AssertionError("nobody was asked")

        def on(self, game: ToyGame, answers: dict[int, Option]) -> None:
            assert answers == {}
            game.state.day = 99

    empty = ToyRules().blank(ToySetup(), 1)
    empty.begin(ToyNobody())
    assert empty.state.day == 99
    assert empty.over


def test_two_stacks_run_side_by_side() -> None:
    game = walking()
    assert len(game.state.flow.stacks) == 3
    assert [d.seat for d in game.decisions] == [0, 1]
    game.answer(1, STEP[2])
    game.answer(1, STEP[1])
    game.answer(0, STEP[1])
    assert [d.seat for d in game.decisions] == [1, 0]
    assert [d.about for d in game.decisions] == [{"steps": 2}, {"steps": 1}]
    game.answer(0, HOME.only)
    assert [d.seat for d in game.decisions] == [1]
    assert game.state.rows == [1, 1]
    game.answer(1, HOME.only)
    assert [d.kind for d in game.decisions] == ["toy-prize"]
    assert len(game.state.flow.stacks) == 1


def test_procedures_call_each_other_and_are_told() -> None:
    game = walking()
    game.answer(0, HOME.only)
    game.answer(1, HOME.only)
    frames = [type(frame).__name__ for frame in game.state.flow.stacks[0].frames]
    assert frames == ["ToyMatch", "ToyPrizeGiving", "ToyPrizeChoice"]
    game.answer(0, game.options(0)[1])
    assert game.state.apples == [10, 0]
    assert game.state.day == 2
    assert [d.kind for d in game.decisions] == ["toy-bid", "toy-bid"]


def test_a_game_is_over_when_its_last_procedure_is_done() -> None:
    game = walking(days=1)
    for seat in (0, 1):
        game.answer(seat, HOME.only)
    game.answer(0, game.options(0)[0])
    assert game.over
    assert game.decisions == []
    assert game.state.flow.stacks == []


def test_a_game_can_end_in_the_middle_of_everything() -> None:
    game = walking()
    game.answer(1, FIRE.only)
    assert game.over
    assert game.decisions == []
    assert game.options(0) == []
    with pytest.raises(GameOverError):
        game.answer(0, HOME.only)


# -- what is refused ---------------------------------------------------------------------------------


class Loud:
    """Something that says it is equal to everything."""

    id = "toy-bid:1"

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]


@pytest.mark.parametrize(
    ("seat", "answer", "decision", "error"),
    [
        (0, "toy-bid:9", None, NotOfferedError),
        (0, "", None, NotOfferedError),
        (0, HOME.only, None, NotOfferedError),
        (0, None, None, NotOfferedError),
        (0, 1, None, NotOfferedError),
        (0, ["toy-bid:1"], None, NotOfferedError),
        (0, Loud(), None, NotOfferedError),
        (0, Option("toy-bid", {"coins": 9}, "toy-bid:9"), None, NotOfferedError),
        (2, BID[1], None, NotAskedError),
        (-1, BID[1], None, NotAskedError),
        ("0", BID[1], None, NotAskedError),
        (True, BID[1], None, NotAskedError),
        (1.0, BID[1], None, NotAskedError),
        (None, BID[1], None, NotAskedError),
        ([], BID[1], None, NotAskedError),
        (0, BID[1], 99, StaleDecisionError),
        (0, BID[1], "2", StaleDecisionError),
    ],
)
def test_refused_answers_change_nothing(seat: Any, answer: Any, decision: Any, error: type[AnswerError]) -> None:
    game = toy()
    before, log = text(game), len(game.log)
    with pytest.raises(error) as refused:
        game.answer(seat, answer, decision)
    assert text(game) == before
    assert (len(game.log), game.answers) == (log, [])
    assert refused.value.key.startswith("error-")
    if isinstance(refused.value, NotOfferedError):
        assert refused.value.offered == ["toy-bid:0", "toy-bid:1", "toy-bid:2", "toy-bid:3"]
        assert "toy-bid:3" in str(refused.value)


def test_a_doubled_answer_is_refused() -> None:
    game = toy()
    decision = game.decisions[0].id
    game.answer(0, BID[1], decision)
    before = text(game)
    with pytest.raises(NotAskedError):
        game.answer(0, BID[1], decision)
    assert text(game) == before
    game.answer(1, BID[1])
    with pytest.raises(StaleDecisionError):
        game.answer(0, BID[1], decision)


def test_a_list_of_options_can_be_spoilt_without_harm() -> None:
    game = toy()
    mine = game.options(0)
    mine.clear()
    mine.append(HOME.only)
    assert len(game.options(0)) == 4
    with pytest.raises(NotOfferedError):
        game.answer(0, HOME.only)


def test_interjections() -> None:
    game = toy()
    game.scripted = {"sneeze": [1]}
    game.interject(1, SNEEZE.only)
    game.interject(0, "toy-sneeze")
    assert [entry.seat for entry in game.answers] == [1, 0]
    assert [len(entry.chance) for entry in game.answers] == [1, 1]
    before = text(game)
    wrong: list[Any] = [HOME.only, "nonsense", None, 3]
    for thing in wrong:
        with pytest.raises(NotOfferedError) as refused:
            game.interject(0, thing)
        assert refused.value.offered == ["toy-sneeze"]
    with pytest.raises(NotOfferedError):
        game.interject(9, SNEEZE.only)
    assert text(game) == before
    assert game.undo_line(0) == "others"


# -- options -----------------------------------------------------------------------------------------


def test_options_are_interned_and_travel() -> None:
    assert STEP[2] is STEP[2]
    assert STEP[2] is option("toy-step", {"row": 2})
    assert pickle.loads(pickle.dumps(STEP[2])) is STEP[2]
    assert STEP[2].copy() is STEP[2]
    assert PRIZE["cox", None] is option("toy-prize", {"apple": "cox"})
    assert PRIZE["cox", None].args == {"apple": "cox"}
    assert KINDS["toy-home"].only is HOME.only
    for made in (STEP[2], HOME.only, PRIZE["cox", "red"]):
        assert from_json_option(json.loads(json.dumps(json_option(made)))) is made


@pytest.mark.plain
def test_all_options_over_several_choices_are_the_interned_ones_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = OptionKind("toy-lay", "card", "place")
    listed = kind.each(("a", "b"), (1, 2))
    assert listed == (kind["a", 1], kind["a", 2], kind["b", 1], kind["b", 2])
    assert kind.each(("a", "b"), (1, 2)) is listed
    assert kind.each(("a",), ()) == ()
    monkeypatch.setattr(option_kinds, "PRODUCTS", 2)
    assert kind.each(("c",), (None,)) == (kind["c", None],)
    assert kind.each("c", (1, None)) == kind.each(("c",), (1, None)) == (kind["c", 1], kind["c", None])
    assert len(kind._products) == 1  # they are few, whatever is played
    del KINDS["toy-lay"]


def test_options_answer_questions_about_themselves() -> None:
    made = PRIZE["cox", None]
    assert (made.verb, made.id, made["apple"], made.get("ribbon")) == ("toy-prize", "toy-prize:cox", "cox", None)
    assert made.matches("toy-prize", apple="cox", ribbon=None)
    assert not made.matches(apple="gala")
    assert not made.matches("toy-home")
    assert repr(made) == "<toy-prize:cox>"


@pytest.mark.parametrize(
    "value",
    [
        {},
        {"verb": 3},
        {"verb": "toy-nothing"},
        {"verb": "toy-step", "row": True},
        {"verb": "toy-step", "row": 1.0},
        {"verb": "toy-step", "row": [1]},
        {"verb": "toy-step", "column": 1},
    ],
)
def test_options_that_nobody_wrote_are_refused(value: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"."):
        from_json_option(value)
    assert STEP[1].id == "toy-step:1"


def test_two_kinds_of_option_need_two_names() -> None:
    with pytest.raises(TypeError):
        OptionKind("toy-step")


# -- side by side --------------------------------------------------------------------------------------


def open_questions(game: ToyGame) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(d.seat, d.kind) for d in game.decisions]


def test_of_several_questions_to_a_seat_the_newest_comes_first() -> None:
    game = harvest(["cox", "gala", "topaz"])
    first, second, _, *shares = game.decisions
    assert game.decision(0) is shares[0]
    before = text(game)
    for waiting in (first, second):
        with pytest.raises(NotYetError, match="has to wait"):
            game.answer(0, PRIZE["cox", None], waiting.id)
    with pytest.raises(StaleDecisionError):
        game.answer(1, PRIZE["cox", None], first.id)
    assert text(game) == before
    game.answer(0, PRIZE["cox", None], shares[0].id)
    assert game.decision(0) is second
    game.answer(0, PRIZE["cox", None], second.id)
    assert game.decision(0) is first


def test_a_question_without_options_lapses() -> None:
    """The last apple is taken: whoever else was asked for one goes on empty-handed, in the order of asking."""
    game = harvest(["cox"])
    game.answer(1, PRIZE["cox", None])
    game.answer(0, PRIZE["cox", None])
    assert game.state.notes == {"shared": [0, 1]}
    assert open_questions(game) == [(0, "toy-grab"), (0, "toy-grab"), (1, "toy-grab")]
    game.answer(1, PRIZE["cox", None])
    assert game.over
    assert [event.kind for event in game.log] == ["toy-empty-handed", "toy-empty-handed", "toy-harvested"]


def test_a_question_to_several_lapses_seat_by_seat() -> None:
    """Who had answered before has answered; for the others there is nothing to say any more."""
    game = harvest(["cox"])
    game.answer(1, PRIZE["cox", None])
    game.answer(1, PRIZE["cox", None])
    assert game.over
    assert game.state.notes["shared"] == [1]


def test_a_lapse_needs_nothing_in_the_record() -> None:
    """What lapses follows from the answer that led to it: undo and replay get there again."""
    game = harvest(["cox", "gala"])
    for seat in (0, 1, 0, 1):
        game.answer(seat, game.options(seat)[0])
    assert game.over
    again = harvest(["cox", "gala"])
    for entry in game.answers:
        again.apply(entry)
    assert again.state == game.state
    other = harvest(["cox", "gala"])
    other.answer(0, PRIZE["cox", None])
    other.answer(1, PRIZE["cox", None])
    other.answer(0, PRIZE["gala", None])
    other.undo(0)
    assert open_questions(other) == [(0, "toy-grab"), (0, "toy-grab"), (1, "toy-grab")]
    assert other.state.tree == ["cox", "gala"]


def test_options_are_listed_anew_after_anybody_acts() -> None:
    game = harvest(["cox", "gala", "topaz"])
    for seat in (0, 1):
        game.answer(seat, PRIZE["cox", None])
    assert PRIZE["gala", None] in game.options(1)
    game.answer(0, PRIZE["gala", None])
    assert game.options(1) == [PRIZE["cox", None], PRIZE["topaz", None]]
    with pytest.raises(NotOfferedError):
        game.answer(1, PRIZE["gala", None])


def test_whoever_was_too_late_is_told_so_also_by_a_program_that_never_saw_the_option() -> None:
    """After a restart nothing is left of what was on offer before: the form of the answer decides."""
    game = harvest(["cox", "gala", "topaz"])
    assert all(known.id != "toy-prize:russet" for known in PRIZE.made.values())
    for wanted, refusal in {
        "toy-prize:russet": FasterError,
        "toy-prize:russet:red:round": NotOfferedError,
        "toy-nonsense:russet": NotOfferedError,
        "": NotOfferedError,
    }.items():
        with pytest.raises(NotOfferedError) as refused:
            game.answer(1, wanted)
        assert type(refused.value) is refusal
    assert all(known.id != "toy-prize:russet" for known in PRIZE.made.values())


class Eager:
    """A bot that takes the first of what it sees."""

    def choose(self, sight: list[Option]) -> Option:
        """Takes it."""
        return sight[0]


@pytest.mark.parametrize("seed", range(5))
def test_bots_who_are_asked_twice_answer_the_newer_question_first(seed: int) -> None:
    """Whichever of the open questions is drawn, none is answered before its time."""
    game = harvest(["cox", "gala", "topaz"])
    assert len({d.seat for d in game.decisions}) < len(game.decisions)
    play_to_the_end(game, [Eager(), Eager()], lambda played, d, _: played.options(d.seat), seed)
    assert game.over


# -- data --------------------------------------------------------------------------------------------


def test_encode_and_decode_are_each_others_reverse() -> None:
    game = walking()
    game.answer(0, STEP[1])
    again = decode(json.loads(text(game)))
    assert again == game.state
    assert json.dumps(encode(again)) == text(game)


@pytest.mark.parametrize(
    "change",
    [
        lambda doc: doc.update({"is": "Nothing"}),
        lambda doc: doc.update({"is": ["ToyState"]}),
        lambda doc: doc.update({"is": None}),
        lambda doc: doc.update(more=1),
        lambda doc: doc.pop("apples"),
        lambda doc: doc.update(apples=[1, True]),
        lambda doc: doc.update(apples=[1, 1.0]),
        lambda doc: doc.update(apples={"0": 1}),
        lambda doc: doc.update(tree="cox"),
        lambda doc: doc.update(basket="1"),
        lambda doc: doc.update(setup=doc["flow"]),
        lambda doc: doc.update(notes=[]),
        lambda doc: doc.update(notes={"x": float("nan")}),
        lambda doc: doc.update(notes={3: 4}),
        lambda doc: doc["flow"].update(stacks=[3]),
        lambda doc: doc.update(day=(1,)),
    ],
)
def test_decode_refuses_what_encode_did_not_write(change: Any) -> None:
    doc = encode(toy().state)
    change(doc)
    with pytest.raises(ValueError, match=r"."):
        decode(doc)


def test_a_field_with_a_default_may_be_missing() -> None:
    doc = encode(ToyWalk(1, 5))
    del doc["steps"]
    assert decode(doc) == ToyWalk(1, 0)


@pytest.mark.parametrize("value", [1.5, (1, 2), {1, 2}, object(), {1: 2}, {"is": 1}, b"x", [None, 2j]])
def test_encode_refuses_what_is_not_plain_data(value: Any) -> None:
    with pytest.raises(TypeError):
        encode(value)


def test_every_class_of_plain_data_says_what_is_in_it() -> None:
    import overwinter.records  # noqa: F401 - brings all games in

    for cls in list(_CLASSES.values()):
        if cls.__module__.startswith("overwinter"):
            assert _shape(cls)[0].keys() >= _shape(cls)[1]


def test_two_classes_need_two_names() -> None:
    class Decision(Data):
        x: int

    with pytest.raises(TypeError, match="two data classes are called Decision"):
        data(Decision)


def test_copied_shares_nothing_that_changes() -> None:
    deep = {"a": [[1, 2], {"b": [3]}], "w": [ToyWalk(1)]}
    other = copied(deep)
    assert other == deep
    other["a"][0].append(9)
    other["a"][1]["b"].append(9)
    other["w"][0].steps = 9
    assert deep == {"a": [[1, 2], {"b": [3]}], "w": [ToyWalk(1)]}


@pytest.mark.parametrize(
    ("hint", "text"),
    [
        (int, "x"),
        (str | None, "x"),
        (Chosen | None, "x"),
        (list[str], "x.copy()"),
        (list[Chosen], "x.copy()"),
        (list[Decision], "[item.copy() for item in x]"),
        (list[list[int]], "[item.copy() for item in x]"),
        (list[list[Decision]], "[[item1.copy() for item1 in item] for item in x]"),
        (dict[str, int], "x.copy()"),
        (dict[str, Decision], "{key: item.copy() for key, item in x.items()}"),
        (list[int] | None, "None if x is None else x.copy()"),
        (list[Decision] | None, "None if x is None else [item.copy() for item in x]"),
        (list[int] | int, "copied(x)"),
        (Sequence[int], "x"),
        (Mapping[str, int], "x"),
        (Decision, "x.copy()"),
        (Any, "copied(x)"),
        (list[Any], "copied(x) if x else x.copy()"),
    ],
)
def test_copies_are_written_from_annotations(hint: Any, text: str) -> None:
    assert copy_expression(hint, "x") == text


def test_what_never_changes_is_shared() -> None:
    """An object of a shared class is its own copy; a shared field is the same object in the copy."""
    decision = Decision(1, 0, "toy", 1, "options", {"n": [1]}, Chosen("toy-home", {}), together=False)
    copy = decision.copy()
    assert copy == decision
    assert copy is not decision
    assert copy.answer is decision.answer
    assert copy.about is decision.about
    walk = ToyWalk(1)
    assert walk.copy() is not walk


def test_a_derived_class_is_copied_with_all_its_fields() -> None:
    @procedure
    class ToyRun(ToyWalk):
        speed: int = 3

    assert ToyWalk(1).copy() == ToyWalk(1)
    assert ToyRun(1, speed=5).copy() == ToyRun(1, speed=5)
    del _CLASSES["ToyRun"]


def test_data_is_derived_from_data() -> None:
    with pytest.raises(TypeError, match="Plain has to be derived from Data"):
        data(type("Plain", (), {"__annotations__": {"x": "int"}}))


def test_a_copy_is_independent() -> None:
    game = walking()
    before = text(game)
    copy = game.copy()
    assert copy.state == game.state
    assert (copy.log, copy.answers, copy.opening, copy.seed) == ([], [], [], None)
    for chosen in (STEP[1], SHAKE.only, STEP[2], HOME.only):
        copy.answer(0, chosen)
    assert text(game) == before
    assert copy.state != game.state
    with pytest.raises(UndoError):
        copy.undo(0)


# -- events ------------------------------------------------------------------------------------------


def test_events_show_secrets_to_their_audience_alone() -> None:
    event = Event("found", {"seat": 1}, {"card": "cox"}, [1])
    assert event.seen_by(1) == {"seat": 1, "card": "cox"}
    assert event.seen_by(0) == event.seen_by(None) == {"seat": 1}
    assert event.key_for(1) == "event-found-secret"
    assert event.key_for(0) == event.key_for(None) == "event-found"
    assert Event("found", {}, {}, []).key_for(1) == "event-found"


def test_a_game_without_log_keeps_none() -> None:
    game = ToyRules().blank(ToySetup(), 1, keep_log=False)
    game.begin(ToyRules().first())
    bid_all(game)
    assert game.log == []


# -- chance ------------------------------------------------------------------------------------------


def test_the_generator_is_fair_and_the_same_everywhere() -> None:
    state, counts = seeded(1), [0] * 6
    assert state == 10451216379200822465
    for _ in range(6000):
        state = advance(state)
        counts[below(state, 6)] += 1
    assert all(900 < count < 1100 for count in counts)
    assert len({seeded(seed) for seed in range(-5, 500)}) == 505


def test_a_shuffle_tells_nothing_of_what_is_shuffled_or_rolled_next() -> None:
    """Every pair of a first card and what follows comes as often: 100 times each, give or take four deviations."""
    states = [seeded(seed) for seed in range(10_000)]
    first = [order(state, 10)[0] for state in states]
    shuffled = [order(advance(state), 10)[0] for state in states]
    rolled = [below(advance(state), 10) for state in states]
    for following in (shuffled, rolled):
        pairs = Counter(zip(first, following, strict=True))
        assert len(pairs) == 100
        assert all(60 < count < 140 for count in pairs.values())


def test_same_seed_same_game_other_seed_other_game() -> None:
    assert text(toy(seed=5)) == text(toy(seed=5))
    assert len({"".join(toy(seed=n).state.tree) for n in range(20)}) > 10


def test_shuffles_and_rolls_are_written_down() -> None:
    game = walking()
    tree = ["cox", "elstar", "boskoop", "gala", "topaz"]
    assert len(game.opening) == 1
    assert [tree[i] for i in game.opening[0]] == game.state.tree
    game.answer(0, SHAKE.only)
    assert game.answers[-1].chance == [game.state.apples[0] - 1]
    assert [entry.chance for entry in game.answers[:-1]] == [[], []]


def test_rolls_can_be_scripted() -> None:
    game = walking()
    game.scripted = {"d6": [5, 0]}
    game.answer(0, SHAKE.only)
    game.answer(0, SHAKE.only)
    assert game.state.apples[0] == 6 + 1
    game.answer(0, SHAKE.only)
    assert game.scripted == {"d6": []}
    assert 8 <= game.state.apples[0] <= 13


@pytest.mark.parametrize("value", [6, -1])
def test_a_script_must_be_possible(value: int) -> None:
    game = walking()
    game.scripted = {"d6": [value]}
    with pytest.raises(ValueError, match="scripted d6 must be from 0 to 5"):
        game.answer(0, SHAKE.only)


def test_a_script_is_copied_with_the_game() -> None:
    game = walking()
    game.scripted = {"d6": [2]}
    copy = game.copy()
    copy.answer(0, SHAKE.only)
    assert (copy.scripted, game.scripted) == ({"d6": []}, {"d6": [2]})


@pytest.mark.parametrize("chance", [[], [6], [-1], ["1"], [True], [1.0], [None], [[0]], [1, 1]])
def test_a_written_roll_must_be_possible(chance: list[Any]) -> None:
    game = walking()
    with pytest.raises(RecordError) as error:
        game.apply(Answer(0, SHAKE.only, chance))
    assert error.value.key == "error-record-chance"


@pytest.mark.parametrize(
    "order",
    [[], [[0, 1, 2]], [[0, 1, 2, 3, 3]], [["a", 0, 1, 2, 3]], [[0, True, 2, 3, 4]], [[0.0, 1, 2, 3, 4]], [3]],
)
def test_a_written_shuffle_must_be_possible(order: list[Any]) -> None:
    for opening in (order, [[4, 3, 2, 1, 0], 1]):
        game = ToyRules().blank(ToySetup(), 1)
        with pytest.raises(RecordError) as error:
            game.begin(ToyRules().first(), opening)
        assert error.value.key == "error-record-chance"


def test_written_results_are_used_instead_of_the_generator() -> None:
    game = ToyRules().blank(ToySetup(), 1)
    game.begin(ToyRules().first(), [[4, 3, 2, 1, 0]])
    assert game.state.tree == ["topaz", "gala", "boskoop", "elstar", "cox"]
    assert game.opening == [[4, 3, 2, 1, 0]]
    bid_all(game)
    game.apply(Answer(1, SHAKE.only, [4]))
    assert game.state.apples == [0, 5]


# -- undo --------------------------------------------------------------------------------------------


def test_own_answers_can_be_undone() -> None:
    game = walking()
    before, log = text(game), list(game.log)
    game.answer(0, STEP[1])
    game.answer(0, STEP[2])
    assert game.undo(0) is STEP[2]
    assert game.undo(0) is STEP[1]
    assert text(game) == before
    assert game.log == log
    game.answer(0, STEP[2])
    assert game.state.rows == [2, 0]


@pytest.mark.parametrize(
    ("answers", "seat", "line"),
    [
        ([], 0, "nothing"),
        ([(0, BID[1])], 1, "others"),
        ([(0, BID[1])], 0, ""),
        ([(0, BID[1]), (1, BID[1])], 0, "others"),
        ([(0, BID[1]), (1, BID[1])], 1, "reveal"),
        ([(0, BID[1]), (1, BID[1]), (0, STEP[1]), (1, STEP[1])], 0, "others"),
        ([(0, BID[1]), (1, BID[1]), (0, STEP[1])], 0, ""),
        ([(0, BID[1]), (1, BID[1]), (0, SHAKE.only)], 0, "chance"),
        ([(0, BID[1]), (1, BID[1]), (0, LOOK.only)], 0, "reveal"),
        ([(0, BID[1]), (1, BID[1]), (0, LOOK.only), (0, STEP[1])], 0, ""),
    ],
)
def test_where_the_line_is(answers: list[tuple[int, Option]], seat: int, line: str) -> None:
    game = toy()
    for who, chosen in answers:
        game.answer(who, chosen)
    assert game.undo_line(seat) == line
    if not line:
        game.undo(seat)
        return
    before = text(game)
    with pytest.raises(UndoError) as error:
        game.undo(seat)
    assert (error.value.reason, error.value.key) == (line, f"error-undo-{line}")
    assert text(game) == before
    assert len(game.answers) == len(answers)


def test_undo_stops_at_a_reveal() -> None:
    game = walking()
    game.answer(0, LOOK.only)
    game.answer(0, STEP[1])
    game.undo(0)
    with pytest.raises(UndoError):
        game.undo(0)


def test_the_table_can_go_back_further() -> None:
    game = toy()
    states, logs = [text(game)], [len(game.log)]
    for seat, chosen in [
        (1, BID[2]),
        (0, BID[1]),
        (0, SHAKE.only),
        (1, LOOK.only),
        (1, STEP[2]),
        (0, SHAKE.only),
        (0, HOME.only),
        (1, HOME.only),
    ]:
        game.answer(seat, chosen)
        states.append(text(game))
        logs.append(len(game.log))
    game.interject(0, SNEEZE.only)
    assert len(game.answers) == len(states)
    for count in (8, 6, 3, 3, 0):
        game.rewind(count)
        assert text(game) == states[count]
        assert len(game.log) == logs[count]
        assert len(game.answers) == count
    for wrong in (-1, 1):
        with pytest.raises(UndoError):
            game.rewind(wrong)


def test_undo_goes_back_to_the_base_and_no_further() -> None:
    game = walking()
    game.answer(0, STEP[1])
    game.rebase()
    assert game.base == (game.state, 3)
    game.answer(0, STEP[2])
    game.undo(0)
    assert game.undo_line(0) == "nothing"


# -- records of any game -----------------------------------------------------------------------------


def test_the_record_of_any_game() -> None:
    rules = {"toy": ToyRules()}
    game = walking()
    game.answer(0, SHAKE.only)
    game.interject(1, SNEEZE.only)
    doc = from_text(to_text(to_record(game, rules["toy"], players={"names": ["Ada", "Zoë"]})))
    assert doc["players"] == {"names": ["Ada", "Zoë"]}
    for trust in (False, True):
        again = from_record(doc, rules, trust=trust)
        assert again.state == game.state
        assert to_record(again, rules["toy"])["answers"] == doc["answers"]
    with pytest.raises(ValueError, match="copy"):
        to_record(game.copy(), rules["toy"])


def test_a_snapshot_can_be_older_than_the_game() -> None:
    rules = {"toy": ToyRules()}
    game = walking()
    game.rebase()
    for chosen in (SHAKE.only, STEP[1], STEP[2]):
        game.answer(0, chosen)
    doc = to_record(game, rules["toy"], fresh=False)
    assert doc["snapshot"]["at"] == 2
    for trust in (False, True):
        again = from_record(doc, rules, trust=trust)
        assert again.state == game.state
        again.undo(0)
        again.undo(0)
        assert again.undo_line(0) == "chance"
