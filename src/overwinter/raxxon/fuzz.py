"""Random games at every difficulty, the invariants checked after every answer (see :mod:`overwinter.lab.fuzz`)."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

from overwinter.lab.fuzzing import Coverage, Field, explore, try_everything

from . import RaxxonGame, Setup, new_game
from .cards.content import ICONS, Content
from .cards.loader import load_packs
from .invariants import check
from .rules.setting_up import PLAYERS
from .state import MAX_POWER

DIFFICULTIES = ("intro", "regular", "hard", "expert")
TABLES = tuple(product(DIFFICULTIES, PLAYERS))
"""Every difficulty with every number of players."""
OFTEN = {"rx-pass": 0.8, "rx-done": 0.5, "rx-no": 0.5}
"""How often an answer that ends something is not considered, so that more happens."""


def random_setup(seed: int) -> Setup:
    """The setup of the ``seed``-th game: difficulties and numbers of players in turn."""
    difficulty, players = TABLES[seed % len(TABLES)]
    return Setup(players=players, difficulty=difficulty)


def step(game: RaxxonGame, rng: random.Random) -> None:
    """Whoever is asked answers: any verb, any option of it; whatever would end something is rarer."""
    decision = game.decisions[0]
    options = game.options(decision.seat)
    verbs = sorted({option.verb for option in options})
    for verb, share in OFTEN.items():
        if len(verbs) > 1 and verb in verbs and rng.random() < share:
            verbs.remove(verb)
    verb = rng.choice(verbs)
    game.answer(decision.seat, rng.choice([o for o in options if o.verb == verb]), decision.id)


def play(
    seed: int, coverage: Coverage | None = None, *, thorough: float = 0.0, guided: bool = False
) -> RaxxonGame:
    """Play one random game and check every position.

    ``thorough``: at this share of the decisions every option is tried on a copy, and answers that are not on
    offer are refused. ``guided``: Raxxon cards that ``coverage`` has not seen yet lie on top of their pile.
    """
    rng, game = random.Random(seed), new_game(random_setup(seed), seed)
    coverage = coverage if coverage is not None else Coverage()
    if guided and rng.random() < 0.7:
        _head_start(game, rng)

    def next_step(game: RaxxonGame) -> None:
        if guided and game.decisions[0].kind == "rx-turn":
            _guide(game, coverage)
        if rng.random() < thorough:
            try_everything(game, game.decisions[0].seat, check)
        step(game, rng)
        if guided:
            _cover(game, coverage)
            game.log.clear()

    explore(game, next_step, check)
    _cover(game, coverage)
    coverage.finished(game, game.state.outcome)
    return game


def _guide(game: RaxxonGame, coverage: Coverage) -> None:
    """A card whose options have not all been chosen comes next."""
    left = Counter(name.partition(" ")[0] for name in coverage.lacks(wanted(game.content))["option"])
    game.state.rx_draw.sort(key=lambda card: -left[card])
    game.state.rx_known = 0
    game.rebase()


def _head_start(game: RaxxonGame, rng: random.Random) -> None:
    """Random players evacuate hardly anybody and see few cards: somebody has played before them."""
    state, people = game.state, game.people
    healthy = [card for card in state.draw if people[card].healthy]
    state.evac = rng.sample(healthy, rng.choice([rng.randrange(len(healthy)), len(healthy) - 1]))
    state.draw = [card for card in state.draw if card not in state.evac]
    state.rx_triggered, state.rx_draw = state.rx_draw[:6], state.rx_draw[6:]
    state.power = rng.randrange(MAX_POWER - 1)
    game.rebase()


def wanted(content: Content) -> dict[str, set[str]]:
    """Everything that can come up, by kind."""
    return {
        "card": set(content.cards),
        "untriggered": {card.id for card in content.cards.values() if card.trigger[0].word.name != "always"},
        "option": {f"{c.id} {n}" for c in content.cards.values() for n in range(1, len(c.choices) + 1)},
        "icon": set(ICONS),
        "flip": {f"{group.id} {n}" for group in content.groups.values() for n in group.on_flip},
        "kill": {group.id for group in content.groups.values() if group.on_kill},
        "action": {f"{c.id} {action.kind}" for c in content.characters.values() for action in c.actions},
        "extra": {
            f"{c.id} {action.kind}" for c in content.characters.values() for action in c.actions if action.extra
        },
    }


def missing(coverage: Coverage) -> dict[str, list[str]]:
    """What never came up, by kind."""
    return coverage.lacks(wanted(load_packs()))


ICON_EVENTS = {
    "rx-infected": "infect",
    "rx-triggered": "raxxon",
    "rx-power": "power",
    "rx-day-ends": "end-day",
    "rx-returned": "hostile-return",
    "rx-added": "add",
    "rx-flipped": "flip",
}


def _cover(game: RaxxonGame, coverage: Coverage) -> None:
    for event in game.log:
        facts = event.facts
        if event.kind in ICON_EVENTS:
            coverage.note("icon", ICON_EVENTS[event.kind])
        match event.kind:
            case "rx-triggered":
                coverage.note("card", facts["card"])
                if len(game.content.cards[facts["card"]].choices) == 1:
                    coverage.note("option", f"{facts['card']} 1")
            case "rx-untriggered":
                coverage.note("untriggered", facts["card"])
            case "rx-chosen":
                coverage.note("option", f"{facts['card']} {facts['choice']}")
            case "rx-on-flip":
                coverage.note("flip", f"{facts['group']} {facts['n']}")
            case "rx-on-kill":
                coverage.note("kill", facts["group"])
            case "rx-extra":
                coverage.note("extra", f"{facts['sheet']} {facts['action']}")
            case "rx-token-placed":
                coverage.note("action", f"{facts['sheet']} {facts['action']}")


def begin(seed: int) -> RaxxonGame:
    """The ``seed``-th game, at its first decision."""
    return new_game(random_setup(seed), seed)


def described(seed: int) -> str:
    """The setup of the ``seed``-th game in two words, for a failure."""
    setup = random_setup(seed)
    return f"{setup.difficulty}, {setup.players}"


FIELD = Field(play, described, missing, begin)
