"""Same setup, same seed, same answers: the same game everywhere. And nobody can disturb it from outside."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from overwinter import records
from overwinter.colony.game import YAWN, ColonyGame
from overwinter.colony.rules.setting_up import new_game
from overwinter.kernel.errors import AnswerError, GameOverError, NotOfferedError
from overwinter.kernel.options import KINDS, Option
from tests.test_records import SETUPS, played, random_answer, state_text

ROOT = Path(__file__).parent.parent
PROGRAM = """
import hashlib
from overwinter import records
from tests.test_records import SETUPS, played, state_text
for name, setup in SETUPS.items():
    game = played(setup, 21)
    digest = hashlib.sha256((state_text(game) + records.dumps(game)).encode()).hexdigest()
    print(name, len(game.answers), digest)
"""


def test_hash_seeds_and_processes_make_no_difference() -> None:
    outputs = set()
    for hash_seed in ("0", "1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        run = subprocess.run(
            [sys.executable, "-c", PROGRAM], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
        )
        outputs.add(run.stdout)
    assert len(outputs) == 1
    assert len(outputs.pop().splitlines()) == len(SETUPS)


def test_other_seeds_give_other_games() -> None:
    openings = {str(new_game(SETUPS["standard-3"], seed).opening) for seed in range(10)}
    assert len(openings) == 10


def test_listing_options_changes_nothing() -> None:
    game, silent = new_game(SETUPS["standard-3"], 2), new_game(SETUPS["standard-3"], 2)
    rng = random.Random(2)
    while not game.over:
        before = state_text(game)
        for seat in range(3):
            names = [option.id for option in game.options(seat)]
            assert len(set(names)) == len(names)
            game.interjections(seat)
        assert state_text(game) == before
        random_answer(game, rng)
        silent.apply(game.answers[-1])
    assert state_text(silent) == state_text(game)


# -- hostile bots ------------------------------------------------------------------------------------

Attack = Callable[[ColonyGame, random.Random], None]


def _asked(game: ColonyGame, rng: random.Random) -> int:
    return rng.choice(game.decisions).seat


def what_is_not_offered(game: ColonyGame, rng: random.Random) -> None:
    """Options that exist, or could, but not now."""
    seat = _asked(game, rng)
    offered = game.options(seat)
    made = [option for kind in KINDS.values() for option in kind.made.values() if option not in offered]
    game.answer(seat, rng.choice(made))


def a_forged_option(game: ColonyGame, rng: random.Random) -> None:
    """The look of a real option with other contents."""
    seat = _asked(game, rng)
    real = rng.choice(game.options(seat))
    game.answer(seat, Option(real.verb, {**real.args, "die": 7}, real.id))


def an_own_list(game: ColonyGame, rng: random.Random) -> None:
    """Write into the list of options first."""
    seat = _asked(game, rng)
    options = game.options(seat)
    options.append(KINDS["choose-card"]["base-starter-fuel"])
    game.answer(seat, options[-1] if options[-1] not in options[:-1] else "forged")


def the_answer_of_another(game: ColonyGame, rng: random.Random) -> None:
    """Somebody who was not asked answers for somebody who was."""
    asked = {d.seat for d in game.decisions}
    others = [seat for seat in [*range(len(game.state.players)), -1, 99] if seat not in asked]
    game.answer(rng.choice(others), rng.choice(game.options(_asked(game, rng))))


def a_stale_decision(game: ColonyGame, rng: random.Random) -> None:
    """An answer to a question of before, or of later."""
    decision = rng.choice(game.decisions)
    wrong = rng.choice([decision.id - 1, decision.id + 1, 0, -1, 10**9])
    game.answer(decision.seat, rng.choice(game.options(decision.seat)), wrong)


def garbage(game: ColonyGame, rng: random.Random) -> None:
    """Anything but an answer."""
    things: list[Any] = [
        None,
        0,
        True,
        1.5,
        float("nan"),
        b"end-turn",
        [],
        {},
        object(),
        Option,
        "",
        "\0",
        "x" * 9999,
    ]
    game.answer(_asked(game, rng), rng.choice(things))


def a_garbage_seat(game: ColonyGame, rng: random.Random) -> None:
    """Anything but a seat."""
    seats: list[Any] = [None, "0", 0.0, 1.0, True, False, [0], {}, object(), -1, 2**70]
    game.answer(rng.choice(seats), rng.choice(game.options(_asked(game, rng))))


def a_garbage_decision(game: ColonyGame, rng: random.Random) -> None:
    """Anything but the number of a decision."""
    decision = rng.choice(game.decisions)
    wrong: list[Any] = [str(decision.id), [decision.id], {}, object(), decision.id + 0.5]
    game.answer(decision.seat, rng.choice(game.options(decision.seat)), rng.choice(wrong))


def a_false_interjection(game: ColonyGame, rng: random.Random) -> None:
    """Throw in what cannot be thrown in."""
    things: list[Any] = [None, 3, "end-turn", rng.choice(game.options(_asked(game, rng))), object()]
    game.interject(_asked(game, rng), rng.choice(things))


def an_interjection_from_nowhere(game: ColonyGame, rng: random.Random) -> None:
    """Yawn without sitting at the table."""
    seats: list[Any] = [None, "0", 1.0, True, [], -1]
    game.interject(rng.choice(seats), YAWN.only)


def an_undo_of_others(game: ColonyGame, rng: random.Random) -> None:
    """Take back what somebody else did."""
    last = game.answers[-1].seat if game.answers else 0
    game.undo((last + 1) % len(game.state.players))


HOSTILE: list[Attack] = [
    what_is_not_offered,
    a_forged_option,
    an_own_list,
    the_answer_of_another,
    a_stale_decision,
    garbage,
    a_garbage_seat,
    a_garbage_decision,
    a_false_interjection,
    an_interjection_from_nowhere,
    an_undo_of_others,
]


@pytest.fixture(params=HOSTILE, ids=lambda attack: attack.__name__)
def hostile(request: pytest.FixtureRequest) -> Attack:
    """A player who does not play by the rules."""
    attack: Attack = request.param
    return attack


@pytest.mark.parametrize("name", ["cooperative-2", "standard-4"])
def test_hostile_bots_change_nothing(hostile: Attack, name: str) -> None:
    game, rng, bad = new_game(SETUPS[name], 5), random.Random(5), random.Random(6)
    while not game.over:
        before = (state_text(game), len(game.log), len(game.answers))
        for _ in range(3):
            with pytest.raises(AnswerError) as error:
                hostile(game, bad)
            assert error.value.key.startswith("error-")
            assert (state_text(game), len(game.log), len(game.answers)) == before
        random_answer(game, rng)
    assert records.dumps(game) == records.dumps(played(SETUPS[name], 5))


def test_a_double_click_answers_once() -> None:
    game, rng = new_game(SETUPS["standard-4"], 7), random.Random(7)
    while not game.over:
        decision = rng.choice(game.decisions)
        option = rng.choice(game.options(decision.seat))
        game.answer(decision.seat, option, decision.id)
        before = (state_text(game), len(game.log), len(game.answers))
        for _ in range(2):
            with pytest.raises(AnswerError):
                game.answer(decision.seat, option, decision.id)
        assert (state_text(game), len(game.log), len(game.answers)) == before


def test_nothing_can_be_said_when_all_is_over() -> None:
    game = played(SETUPS["cooperative-2"], 5)
    before = state_text(game)
    last = game.answers[-1]
    for seat in (0, 1, 9):
        with pytest.raises(GameOverError):
            game.answer(seat, last.option)
    with pytest.raises(NotOfferedError):
        game.interject(0, YAWN.only)
    assert state_text(game) == before
