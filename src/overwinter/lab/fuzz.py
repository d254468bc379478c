"""Random games of every kind in every mode, with the invariants checked after every answer.

``python -m overwinter.lab.fuzz --games 20000`` runs a long campaign over all cores and prints which cards came
up. A failure names mode, players and seed, so that it can be played again.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from overwinter.colony.cards.content import Content
from overwinter.colony.cards.loader import load_packs
from overwinter.colony.game import YAWN, ColonyGame
from overwinter.colony.invariants import BrokenInvariantError, check
from overwinter.colony.policies import POLICIES
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.state import Setup
from overwinter.raxxon import RaxxonSetup

from . import fuzz_raxxon
from .fuzzing import MOST_ANSWERS, Coverage, Report, try_everything

MODES = (
    ("cooperative", 2),
    ("dilemma", 2),
    *((mode, players) for mode in ("standard", "betrayer", "cooperative") for players in (3, 4, 5)),
)


def missing(coverage: Coverage, content: Content | None = None) -> dict[str, list[str]]:
    """Cards that never came up, by kind."""
    content = content or load_packs()
    return coverage.lacks(
        {
            "survivor": {s.id for s in content.survivors.values()},
            "item": set(content.cards),
            "crisis": set(content.crises),
            "crisis failed": set(content.crises),
            "crossroads": set(content.crossroads),
            "crossroads option": {
                f"{c.id} {n}" for c in content.crossroads.values() for n in range(1, len(c.options) + 1)
            },
            "objective": set(content.objectives),
            "secret": {s.id for s in content.secrets.values()},
        }
    )


def random_setup(seed: int) -> Setup:
    """The setup of the ``seed``-th game: modes in turn, everything else at random."""
    rng = random.Random(seed)
    mode, players = MODES[seed % len(MODES)]
    policies = None
    if rng.random() < 0.3:
        policies = {name: rng.choice(policy.choices) for name, policy in POLICIES.items()}
    return Setup(
        players=players,
        mode=mode,
        hardcore=rng.random() < 0.3,
        elimination=rng.random() < 0.2,
        promo=rng.random() < 0.5,
        mature=rng.random() < 0.8,
        policies=policies,
    )


def play(
    seed: int, coverage: Coverage | None = None, *, thorough: float = 0.0, guided: bool = False
) -> ColonyGame:
    """Play one random game and check every position.

    ``thorough``: at this share of the decisions every option is tried on a copy, and answers that are not on
    offer are refused. ``guided``: cards that ``coverage`` has not seen yet lie on top of their decks.
    """
    rng = random.Random(seed)
    game = new_game(random_setup(seed), seed)
    if rng.random() < 0.6:
        _long_life(game)
    if guided and coverage is not None:
        _guide(game, coverage, rng)
    check(game)
    while not game.over:
        if len(game.answers) > MOST_ANSWERS:
            raise BrokenInvariantError("the game does not end")
        if guided and coverage is not None:
            _guide_roads(game, coverage, rng)
        decision = rng.choice(game.decisions)
        options = game.options(decision.seat)
        if rng.random() < thorough:
            try_everything(game, decision.seat, check)
        if rng.random() < 0.01 and game.interjections(decision.seat):
            game.interject(decision.seat, YAWN.only)
        # Ending the turn is as likely as any other kind of action, not as any single option.
        verb = rng.choice(sorted({o.verb for o in options}))
        game.answer(decision.seat, rng.choice([o for o in options if o.verb == verb]), decision.id)
        check(game)
    if coverage is not None:
        _cover(game, coverage)
    return game


def _long_life(game: ColonyGame) -> None:
    """Random players ruin a colony in two rounds; better stores let them see more of the cards."""
    game.colony.morale, game.colony.food, game.state.rounds_left = 10, 60, 10
    for place in game.state.places.values():
        place.barricades = [1] * len(place.barricades)
        place.zombies = [0] * len(place.zombies)
    game.rebase()


def _guide(game: ColonyGame, coverage: Coverage, rng: random.Random) -> None:
    """Put cards that never came up on top of the decks they are in."""
    unseen = missing(coverage, game.content)
    items = set(unseen["item"])
    state = game.state
    state.crisis_deck.sort(key=lambda card: card not in unseen["crisis failed"])
    decks = [place.deck for place in state.places.values() if place.deck]
    for deck in decks:
        deck.sort(key=lambda card: game.item(card).id not in items)
    for player in state.players:
        # Some cards wait for weapons and outsiders, which random players seldom find.
        player.hand += [deck.pop(rng.randrange(len(deck))) for deck in rng.sample(decks, 3)]
    game.rebase()


def _guide_roads(game: ColonyGame, coverage: Coverage, rng: random.Random) -> None:
    """The next crossroads card is one that never came up, if there is any."""
    seen, deck = coverage.seen.get("crossroads", set()), game.state.crossroads_deck
    unseen = [card for card in deck if card not in seen]
    if unseen and deck[0] in seen:
        card = rng.choice(unseen)
        deck.remove(card)
        deck.insert(0, card)


def _cover(game: ColonyGame, coverage: Coverage) -> None:
    coverage.finished(game, game.state.outcome)
    coverage.note("objective", game.colony.objective)
    for player in game.state.players:
        for name in (*player.objectives, *filter(None, [player.exile])):
            coverage.note("secret", name)
    for event in game.log:
        facts = event.facts
        match event.kind:
            case "joined":
                coverage.note("survivor", facts["survivor"])
            case "played" | "equipped":
                coverage.note("item", facts["card"])
            case "crisis":
                coverage.note("crisis", facts["crisis"])
            case "crisis-failed":
                coverage.note("crisis failed", facts["crisis"])
            case "crossroads":
                coverage.note("crossroads", facts["card"])
            case "crossroads-choice":
                coverage.note("crossroads option", f"{facts['card']} {facts['choice']}")


def described(setup: Setup | RaxxonSetup) -> str:
    """A setup in two words, for a failure."""
    return f"{setup.mode if isinstance(setup, Setup) else setup.difficulty}, {setup.players}"


@dataclass(frozen=True)
class Field:
    """How one game is played at random, and what could come up in it."""

    play: Callable[..., object]
    setup: Callable[[int], Setup | RaxxonSetup]
    missing: Callable[[Coverage], dict[str, list[str]]]


FIELDS = {
    "colony": Field(play, random_setup, missing),
    "raxxon": Field(fuzz_raxxon.play, fuzz_raxxon.random_setup, fuzz_raxxon.missing),
}


def campaign(seeds: Iterable[int], thorough: float, game: str = "colony") -> Report:
    """Play these games; failures are collected, not raised."""
    report, field = Report(), FIELDS[game]
    for seed in seeds:
        try:
            field.play(seed, report.coverage, thorough=thorough)
        except Exception as error:
            setup = described(field.setup(seed))
            report.failures.append(f"{game}, seed {seed} ({setup}): {type(error).__name__}: {error}")
    return report


def _share(task: tuple[int, int, int, float, str]) -> Report:
    first, games, step, thorough, game = task
    return campaign(range(first, first + games, step), thorough, game)


def run(
    games: int, first: int = 0, thorough: float = 0.02, processes: int | None = None, game: str = "colony"
) -> Report:
    """A campaign over all cores."""
    count = processes or multiprocessing.cpu_count()
    # Many small shares, so that a slow game does not keep the other cores waiting.
    shares = max(count, min(games // 25, 200))
    tasks = [(first + i, games - i, shares, thorough, game) for i in range(shares)]
    total = Report()
    with multiprocessing.Pool(count) as pool:
        for report in pool.imap_unordered(_share, tasks):
            total.add(report)
    return total


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line of the campaign."""
    parser = argparse.ArgumentParser(prog="overwinter.lab.fuzz", description=__doc__)
    parser.add_argument("--game", choices=sorted(FIELDS), help="only this game; otherwise all, one after another")
    parser.add_argument("--games", type=int, default=20_000, help="how many of each")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--thorough", type=float, default=0.02)
    options = parser.parse_args(arguments)
    failures = 0
    for game in [options.game] if options.game else FIELDS:
        started = time.time()
        report = run(options.games, options.first, options.thorough, game=game)
        coverage = report.coverage
        print(f"{game}: {coverage.games} games, {coverage.answers} answers, {time.time() - started:.0f} s")
        print("outcomes:", dict(coverage.outcomes))
        for kind, names in FIELDS[game].missing(coverage).items():
            print(f"{kind}: {'all came up' if not names else 'never: ' + ', '.join(names)}")
        for failure in report.failures[:20]:
            print(failure, file=sys.stderr)
        print(f"{len(report.failures)} failures")
        failures += len(report.failures)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
