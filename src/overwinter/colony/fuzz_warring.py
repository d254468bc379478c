"""Random games of two colonies: both sides answer in any order, and more than the invariants is checked.

At a share of the positions everything is tried (see :func:`look_closely`): late answers, copies, records, what
somebody could imagine. How a campaign is run stands in :mod:`overwinter.lab.fuzz`.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

from overwinter.kernel import record
from overwinter.kernel.errors import AnswerError
from overwinter.kernel.options import Decision, Option
from overwinter.lab.fuzzing import Coverage, Field, explore, try_everything

from .fuzz import cover, guide_people, guide_roads, long_life, towards
from .game import ColonyGame
from .invariants import check
from .modules.warring.setting import PACK
from .modules.warring.slot import lone
from .modules.wolf.slot import NAME as WOLF
from .modules.wolf.slot import Wolf
from .policies import POLICIES
from .rules.decks import standard_objectives, survivor_cards
from .rules.setting_up import content_of, new_game
from .ruleset import ColonyRules
from .sight.imagine import imagine
from .sight.view import to_json, view
from .state import Setup

RULES = ColonyRules()
PACKS = ["base", "longnight", PACK]
PLAYERS = (4, 6, 5, 8, 7, 10, 9, 11)
"""Odd numbers bring the lone wolf."""
STANDARD = 5
"""Every so manieth game is a standard one with random items."""


def random_setup(seed: int) -> Setup:
    """The setup of the ``seed``-th game: numbers of players in turn, everything else at random."""
    rng = random.Random(f"{seed} warring")
    policies = None
    if rng.random() < 0.3:
        policies = {name: rng.choice(policy.choices) for name, policy in POLICIES.items()}
    if seed % STANDARD == STANDARD - 1:
        packs = rng.choice((["base", PACK], PACKS))
        return Setup(players=rng.randrange(3, 6), packs=packs, modules=["random-items"], policies=policies)
    players = PLAYERS[(seed - seed // STANDARD) % len(PLAYERS)]
    teams = [seat % 2 for seat in range(players - players % 2)] + [2] * (players % 2)
    rng.shuffle(teams)
    return Setup(
        players=players,
        packs=PACKS,
        modules=["warring"],
        teams=teams if rng.random() < 0.5 else None,
        quick=rng.random() < 0.3,
        mature=rng.random() < 0.8,
        promo=rng.random() < 0.5,
        policies=policies,
    )


def play(
    seed: int, coverage: Coverage | None = None, *, thorough: float = 0.0, guided: bool = False
) -> ColonyGame:
    """Play one random game and check every position.

    ``thorough``: at this share of them look closely. ``guided``: cards that ``coverage`` has not seen yet lie on
    top of their decks; such a game cannot be replayed, so it is not kept.
    """
    rng = random.Random(seed)
    game = new_game(random_setup(seed), seed)
    easier = rng.random() < 0.6
    wanted = coverage if guided else None
    if easier:
        long_life(game)
    if wanted is not None:
        _guide(game, wanted)

    def step(game: ColonyGame) -> None:
        if wanted is not None:
            guide_roads(game, wanted, rng)
        decision = game.decision(rng.choice(game.decisions).seat)
        assert decision is not None
        option = any_option(game, decision, rng, wanted)
        if rng.random() < thorough:
            look_closely(game, decision, option, rng)
            if wanted is None:
                keep(game, easier=easier)
        game.answer(decision.seat, option, decision.id)

    explore(game, step, check)
    if wanted is None:
        keep(game, easier=easier)
    if coverage is not None:
        cover(game, coverage)
        _cover_war(game, coverage)
    return game


def _guide(game: ColonyGame, coverage: Coverage) -> None:
    """Put cards that never came up on top of the decks they are in."""
    unseen, state = missing(coverage), game.state
    state.crisis_deck.sort(key=lambda card: card not in unseen["crisis failed"])
    for place in state.places.values():
        wanted = sorted(place.deck, key=lambda card: game.item(card).id not in unseen["item"])
        game.lay_deck(place.id, wanted)
    if WOLF in state.slots:
        Wolf.of(game).deck.sort(key=lambda card: card not in unseen["mission"])
    guide_people(game, coverage)
    game.rebase()


def any_option(game: ColonyGame, decision: Decision, rng: random.Random, wanted: Coverage | None = None) -> Option:
    """An option of a decision: each verb is as likely as any other; rather one that brings about a crossroads card
    that ``wanted`` has not seen."""
    options = game.options(decision.seat)
    if wanted is not None:
        options = towards(game, wanted, decision, options)
    verb = rng.choice(sorted({option.verb for option in options}))
    return rng.choice([option for option in options if option.verb == verb])


def look_closely(game: ColonyGame, decision: Decision, option: Option, rng: random.Random) -> None:
    """Everything that can be checked at one position, on copies: the game itself does not change."""
    before = game.state.copy()
    try_everything(game, decision.seat, check)
    _answer_late(game, decision, option)
    for seat in (None, decision.seat, rng.randrange(game.setup.players)):
        dream = imagine(game, seat, rng.randrange(1_000_000))
        check(dream)
        if to_json(view(dream, seat)) != to_json(view(game, seat)):
            raise AssertionError(f"seat {seat} sees that a game was imagined")
    if game.state != before:
        raise AssertionError("looking closely has changed the game")


def _answer_late(game: ColonyGame, decision: Decision, option: Option) -> None:
    """After an answer: the same once more is refused, and so is what another seat could have chosen before."""
    after = game.copy()
    others = {d.seat: (d.id, after.options(d.seat)) for d in after.decisions if d.seat != decision.seat}
    after.answer(decision.seat, option, decision.id)
    late = [(decision.seat, option, decision.id)]
    for seat, (number, offered) in others.items():
        now = after.decision(seat)
        if now is None or now.id != number:
            late += [(seat, one, number) for one in offered[:3]]
        else:
            still = after.options(seat)
            late += [(seat, one, number) for one in offered if one not in still]
    stands = after.state.copy()
    for seat, wanted, number in late:
        try:
            after.answer(seat, wanted, number)
        except AnswerError:
            continue
        raise AssertionError(f"seat {seat} was too late with {wanted.id}, and it was taken")
    if after.state != stands:
        raise AssertionError("an answer that came too late has changed the game")


def keep(game: ColonyGame, *, easier: bool) -> None:
    """A copy, a saved game and a replay are the same game; one that was made easier cannot be replayed."""
    kept = record.to_record(game, RULES)
    rulesets = {game.rules_name: RULES}
    for other in (game.copy(), record.from_record(kept, rulesets, trust=easier)):
        if other.state != game.state:
            raise AssertionError("a game that was kept is another one")


# -- what came up ------------------------------------------------------------------------------------------------


def missing(coverage: Coverage) -> dict[str, list[str]]:
    """Cards of a game of two colonies that never came up, by kind."""
    setup = Setup(players=max(PLAYERS), packs=PACKS, modules=["warring"], promo=True)
    content = content_of(setup)
    return coverage.lacks(
        {
            "survivor": set(survivor_cards(setup, content)),
            "item": {card.id for card in content.items},
            "crisis": set(content.crises),
            "crisis failed": set(content.crises),
            "crossroads": set(content.crossroads),
            "crossroads option": {
                f"{card.id} {n}" for card in content.crossroads.values() for n in range(1, len(card.options) + 1)
            },
            "objective": set(content.objectives),
            "secret": set(standard_objectives(setup, content)),
            "wolf's secret": {secret.id for secret in content.secrets.values() if secret.kind == "wolf"},
            **{kind: set(content.further.get(kind, ())) for kind in ("tactic", "face", "mission")},
        }
    )


def _cover_war(game: ColonyGame, coverage: Coverage) -> None:
    """Tactics and faces of the combat die; the wolf's objective, and missions that were completed."""
    kinds: Mapping[str, str] = {"tactics": "tactic", "combat-dice": "face"}
    for player in game.state.players:
        for secret in player.objectives if lone(game, player.seat) else ():
            coverage.note("wolf's secret", secret)
    for event in game.log:
        if event.kind == "mission":
            coverage.note("mission", event.facts["card"])
        if event.kind in kinds:
            for side in ("blue", "yellow"):
                coverage.note(kinds[event.kind], event.facts[side])


def begin(seed: int) -> ColonyGame:
    """The ``seed``-th game, at its first decision."""
    return new_game(random_setup(seed), seed)


def described(seed: int) -> str:
    """The setup of the ``seed``-th game in a few words, for a failure."""
    setup = random_setup(seed)
    return f"{setup.players}, {'+'.join(setup.modules or [])}{', quick' if setup.quick else ''}"


FIELD = Field(play, described, missing, begin)
