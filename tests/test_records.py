"""Records of colony games: what is saved comes back, and what is broken is refused."""

from __future__ import annotations

import functools
import json
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from overwinter import records
from overwinter.colony.cards import loader as packs
from overwinter.colony.game import YAWN, ColonyGame
from overwinter.colony.policies import POLICIES
from overwinter.colony.rules import setting_up
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.state import Setup
from overwinter.kernel import chance
from overwinter.kernel import game as kernel_game
from overwinter.kernel.data import decode, encode
from overwinter.kernel.errors import RecordError, UndoError
from overwinter.kernel.game import Game
from overwinter.kernel.packs import BUILT_IN
from overwinter.kernel.record import digest_of

SETUPS = {
    "cooperative-2": Setup(players=2, mode="cooperative"),
    "dilemma-2": Setup(players=2, mode="dilemma"),
    "standard-3": Setup(players=3, elimination=True, objective="base-main-winter-has-come"),
    "standard-4": Setup(
        players=4,
        mature=False,
        promo=True,
        policies={name: policy.choices[-1] for name, policy in POLICIES.items()},
    ),
    "betrayer-5": Setup(players=5, mode="betrayer", hardcore=True),
    "cooperative-4": Setup(players=4, mode="cooperative"),
}


def state_text(game: Game[Any]) -> str:
    """The whole state as text, to the last byte."""
    return json.dumps(encode(game.state))


def random_answer(game: Game[Any], rng: random.Random) -> None:
    """One random answer (rarely a yawn); a turn goes on for a while, so that much happens in it."""
    decision = rng.choice(game.decisions)
    if rng.random() < 0.02 and game.interjections(decision.seat):
        game.interject(decision.seat, YAWN.only)
        return
    options = game.options(decision.seat)
    verbs = sorted({o.verb for o in options})
    if "end-turn" in verbs and len(verbs) > 1 and rng.random() < 0.7:
        verbs.remove("end-turn")
    verb = rng.choice(verbs)
    game.answer(decision.seat, rng.choice([o for o in options if o.verb == verb]), decision.id)


def played(setup: Setup, seed: int, answers: int = 10_000) -> ColonyGame:
    """A random game after so many answers, or at its end."""
    game, rng = new_game(setup, seed), random.Random(seed)
    while not game.over and len(game.answers) < answers:
        random_answer(game, rng)
    return game


@functools.cache
def sample() -> str:
    """The record of a game in progress after 60 answers, as text."""
    games = (played(SETUPS["standard-4"], seed, 60) for seed in range(11, 100))
    return records.dumps(next(game for game in games if not game.over))


def sample_doc() -> dict[str, Any]:
    """The same as a document of its own."""
    doc: dict[str, Any] = json.loads(sample())
    return doc


def signed(doc: dict[str, Any]) -> dict[str, Any]:
    """The document with a digest that fits."""
    doc["digest"] = digest_of(doc)
    return doc


def refused(source: records.Source, reason: str, *, trust: bool = False) -> RecordError:
    """Loading must fail for this reason."""
    with pytest.raises(RecordError) as error:
        records.load(source, trust=trust)
    assert error.value.key == f"error-record-{reason}", str(error.value)
    return error.value


# -- every decision of whole games -------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("name", SETUPS)
def test_every_position_survives_json_and_copying(name: str, seed: int) -> None:
    game, rng = new_game(SETUPS[name], seed), random.Random(seed)
    told: list[str] = []
    while not game.over:
        before = state_text(game)
        assert decode(json.loads(before)) == game.state
        other = game.copy()
        assert other.state == game.state
        assert state_text(other) == before
        play_on = random.Random(len(game.answers))
        for _ in range(10):
            if not other.over:
                random_answer(other, play_on)
        assert state_text(game) == before
        told += [json.dumps(encode(event)) for event in game.log[len(told) :]]
        random_answer(game, rng)
    # What was told once stays as it was told, whatever happens to the state afterwards.
    assert [json.dumps(encode(event)) for event in game.log[: len(told)]] == told
    assert decode(json.loads(state_text(game))) == game.state


@pytest.mark.parametrize("name", SETUPS)
def test_a_replay_is_the_same_game(name: str) -> None:
    game = played(SETUPS[name], 3)
    text = records.dumps(game)
    again = records.replay(text)
    assert state_text(again) == state_text(game)
    assert again.log == game.log == records.log_of(text)
    assert again.opening == game.opening
    assert records.dumps(again) == text
    assert records.dumps(records.load(text)) == text


@pytest.mark.parametrize("trust", [False, True])
@pytest.mark.parametrize("name", SETUPS)
def test_saved_in_the_middle_and_played_on(name: str, trust: bool, tmp_path: Path) -> None:
    whole = played(SETUPS[name], 4)
    for count in (0, 3, len(whole.answers) // 2, len(whole.answers) - 1, len(whole.answers)):
        game = records.replay(records.dumps(whole), count)
        assert len(game.answers) == count
        records.save(game, tmp_path / "game.json")
        again = records.load(tmp_path / "game.json", trust=trust)
        assert state_text(again) == state_text(game)
        assert again.seed == 4
        for entry in whole.answers[count:]:
            again.apply(entry)
        assert state_text(again) == state_text(whole)
        assert again.log == whole.log[-len(again.log) :] or not again.log
        assert trust or again.log == whole.log
        assert records.to_record(again)["answers"] == records.to_record(whole)["answers"]


def test_the_generator_goes_on_where_it_was() -> None:
    game = records.load(sample())
    other = records.load(sample(), trust=True)
    rng, same = random.Random(1), random.Random(1)
    while not game.over:
        random_answer(game, rng)
        random_answer(other, same)
    assert state_text(game) == state_text(other)


def test_steps_show_every_position() -> None:
    game = played(SETUPS["cooperative-2"], 5)
    texts = []
    for count, step in enumerate(records.steps(records.dumps(game))):
        assert len(step.answers) == count
        texts.append(state_text(step))
    assert len(texts) == len(game.answers) + 1
    assert texts[-1] == state_text(game)
    assert len(set(texts)) == len(texts)
    assert state_text(records.replay(records.dumps(game), 5)) == texts[5]


@pytest.mark.parametrize("trust", [False, True])
def test_undo_after_loading(trust: bool) -> None:
    undone = 0
    for seed in range(10):
        game = records.load(sample(), trust=trust)
        assert {game.undo_line(seat) for seat in range(4)} == {"nothing"}
        with pytest.raises(UndoError):
            game.rewind(len(game.answers) - 1)
        before = state_text(game)
        random_answer(game, random.Random(seed))
        entry = game.answers[-1]
        if not entry.line:
            assert game.undo(entry.seat) is entry.option
            assert state_text(game) == before
            undone += 1
    assert undone


def test_an_older_snapshot_keeps_undo() -> None:
    game = played(SETUPS["cooperative-4"], 6, 40)
    doc = records.to_record(game, fresh=False)
    assert doc["snapshot"]["at"] == 0
    again = records.load(doc)
    assert state_text(again) == state_text(game)
    again.rewind(5)
    assert state_text(again) == state_text(records.replay(doc, 5))


# -- when the program has changed --------------------------------------------------------------------


@pytest.mark.plain
def test_other_chance_code_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(SETUPS["betrayer-5"], 8)
    doc = records.to_record(game)
    monkeypatch.setattr(chance, "scramble", lambda state: 0)
    monkeypatch.setattr(chance, "below", lambda state, n: n - 1)
    monkeypatch.setattr(kernel_game, "below", lambda state, n: n - 1)
    monkeypatch.setattr(setting_up, "seeded", lambda seed: 12345)
    assert new_game(SETUPS["betrayer-5"], 8).opening != game.opening
    again = records.replay(doc)
    assert again.state.flow.rng != game.state.flow.rng
    again.state.flow.rng = game.state.flow.rng
    assert state_text(again) == state_text(game)
    assert again.log == game.log
    assert state_text(records.load(doc)) == state_text(game)


@pytest.mark.parametrize("rules", [0, 99])
def test_other_rules_go_on_from_the_snapshot(rules: int) -> None:
    doc = sample_doc()
    for entry in doc["answers"][:20]:
        entry["option"] = {"verb": "a-verb-of-old", "card": 3}
    doc["rules"] = rules
    signed(doc)
    for impossible in (records.replay, records.log_of):
        with pytest.raises(RecordError) as error:
            impossible(doc)
        assert error.value.reason == "answer"
    game = records.load(doc)
    assert encode(game.state) == doc["snapshot"]["state"]
    rng = random.Random(1)
    for _ in range(10):
        random_answer(game, rng)
    # Saved again it still says that it began under other rules, and still loads.
    later = records.to_record(game)
    assert later["rules"] == rules
    assert later["answers"][:60] == doc["answers"]
    assert state_text(records.load(records.dumps(game))) == state_text(game)


def test_answers_after_the_snapshot_must_fit_even_other_rules() -> None:
    doc = records.to_record(played(SETUPS["cooperative-4"], 6, 40), fresh=False)
    doc["rules"] = 0
    doc["answers"][30]["option"] = {"verb": "a-verb-of-old"}
    refused(signed(doc), "answer")


@pytest.fixture
def own_pack(tmp_path: Path) -> Path:
    """A copy of the base pack that can be changed."""
    folder = tmp_path / "base"
    shutil.copytree(BUILT_IN / "base", folder)
    return folder


def change_pack(folder: Path, file: str, change: Callable[[str], str]) -> None:
    """A new version of a pack."""
    path = folder / file
    path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")
    about = folder / "pack.toml"
    about.write_text(about.read_text(encoding="utf-8").replace('"1.0.0"', '"1.0.1"'), encoding="utf-8")
    packs._load.cache_clear()


def hands(game: Game[Any]) -> list[list[str]]:
    """The cards in all hands and decks, by id."""
    assert isinstance(game, ColonyGame)
    piles = [p.hand for p in game.state.players] + [p.deck for p in game.state.places.values()]
    return [game.card_ids(pile) for pile in piles]


def test_cards_keep_their_meaning_when_a_pack_grows(own_pack: Path) -> None:
    game = played(Setup(players=3, packs=[str(own_pack)]), 9, 30)
    doc = records.to_record(game)
    first = '[[item]]\nid = "sled"\nsymbol = "tool"\nkind = "play"\ndecks = { school = 2 }\n'
    first += 'do = [{ op = "nothing" }]\n\n'
    change_pack(own_pack, "items.toml", lambda text: first + text)
    again = records.load(doc)
    assert isinstance(again, ColonyGame)
    assert again.content.packs == {"base": "1.0.1"}
    assert again.content.items[0].name != "sled" == packs.load_packs([str(own_pack)]).items[0].name
    assert hands(again) == hands(game)
    assert hands(records.load(records.to_record(again))) == hands(game)
    rng = random.Random(1)
    while not again.over:
        random_answer(again, rng)


def test_a_card_that_is_gone_is_missed(own_pack: Path) -> None:
    doc = records.to_record(played(Setup(players=3, packs=[str(own_pack)]), 9, 30))
    change_pack(own_pack, "items.toml", lambda text: text.replace('id = "padlock"', 'id = "lock"'))
    assert "padlock" in str(refused(doc, "packs"))
    shutil.rmtree(own_pack)
    packs._load.cache_clear()
    refused(doc, "packs")


# -- files -------------------------------------------------------------------------------------------


def test_a_record_is_readable(tmp_path: Path) -> None:
    game = played(SETUPS["standard-3"], 2, 10)
    records.save(game, tmp_path / "x.json", players={"0": {"name": "Zoë", "bot": None}})
    lines = (tmp_path / "x.json").read_text(encoding="utf-8").splitlines()
    assert lines[1] == ' "format": "overwinter-record",'
    assert sum(line.startswith('  {"seat":') for line in lines) == 10
    doc = records.read(tmp_path / "x.json")
    assert doc["players"] == {"0": {"name": "Zoë", "bot": None}}
    assert (doc["game"], doc["rules"], doc["packs"], doc["seed"]) == ("colony", 2, {"base": "1.0.0"}, 2)
    assert doc["setup"] == encode(game.setup)
    assert records.read(str(tmp_path / "x.json")) == doc == records.read(doc)
    assert list(doc) == [
        *("format", "version", "game", "rules", "packs", "setup", "seed", "opening", "answers", "snapshot"),
        *("players", "digest"),
    ]


def test_saving_is_all_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(SETUPS["standard-3"], 2, 10)
    target = tmp_path / "x.json"
    target.write_text("old", encoding="utf-8")
    bad: list[tuple[Any, dict[str, Any], type[Exception]]] = [
        (game.copy(), {}, ValueError),
        (game, {"pace": 1.5}, TypeError),
        (game, {"names": {"Ada"}}, TypeError),
    ]
    for what, players, error in bad:
        with pytest.raises(error):
            records.save(what, target, players=players)

    def full(*_: Any) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(RecordError) as refusal:
        records.save(game, target)
    assert refusal.value.key == "error-record-file"
    monkeypatch.undo()
    with pytest.raises(RecordError):
        records.save(game, tmp_path / "nowhere" / "x.json")
    assert [path.name for path in tmp_path.iterdir()] == ["x.json"]
    assert target.read_text(encoding="utf-8") == "old"
    records.save(game, str(target))
    assert [path.name for path in tmp_path.iterdir()] == ["x.json"]
    assert records.load(target).state == game.state


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    refused(tmp_path / "missing.json", "file")
    refused(tmp_path, "file")
    refused("no such file", "file")
    refused("x" * 5000, "file")
    refused("a\0b", "file")
    contents = {
        "empty": b"",
        "picture": b"\x89PNG\r\n\xff\xfe",
        "words": b"Once upon a time",
        "wide": sample().encode("utf-16"),
        "cut": sample().encode()[:-3],
        "half": sample().encode()[: len(sample()) // 2],
        "doubled": sample().encode() * 2,
    }
    for name, content in contents.items():
        (tmp_path / name).write_bytes(content)
        refused(tmp_path / name, "json")
    (tmp_path / "marked").write_bytes(b"\xef\xbb\xbf" + sample().encode())
    assert records.load(tmp_path / "marked").answers
    assert {path.name for path in tmp_path.iterdir()} == {*contents, "marked"}


# -- what one seat may keep --------------------------------------------------------------------------


def test_a_seat_keeps_only_what_it_saw() -> None:
    """R-253: nothing from which secrets could be computed, nobody else's answers."""
    game = played(SETUPS["betrayer-5"], 8)
    secrets = [event for event in game.log if event.secret]
    assert secrets
    for seat in (0, 3, None):
        doc = records.seat_record(game, seat, players={"0": "Ada"})
        assert not {"seed", "snapshot", "opening", "digest"} & doc.keys()
        own = [entry for entry in game.answers if entry.seat == seat]
        assert [answer["option"]["verb"] for answer in doc["answers"]] == [entry.option.verb for entry in own]
        assert len(doc["events"]) == len(game.log)
        for event, told in zip(game.log, doc["events"], strict=True):
            mine = seat in event.audience
            assert told["facts"] == ({**event.facts, **event.secret} if mine else event.facts)
            assert told["key"].endswith("-secret") == (mine and bool(event.secret))
        assert json.loads(json.dumps(doc)) == doc


def test_what_others_know_makes_no_difference_to_a_seat() -> None:
    game = played(SETUPS["standard-4"], 12)
    before = records.seat_record(game, 2)
    game.seed = 999
    game.opening.clear()
    game.state.flow.rng = 5
    for event in game.log:
        if 2 not in event.audience:
            event.secret = {"card": "another"} if event.secret else {}
    for entry in game.answers:
        entry.chance = []
        if entry.seat != 2:
            entry.option = YAWN.only
    game.state.players[1].hand.clear()
    assert records.seat_record(game, 2) == before
