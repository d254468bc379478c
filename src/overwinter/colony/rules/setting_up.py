"""Set up a game (reference 2, R-001 to R-015)."""

from __future__ import annotations

import functools
from dataclasses import replace

from overwinter.kernel.chance import seeded
from overwinter.kernel.errors import SetupError
from overwinter.kernel.procedure import Flow
from overwinter.kernel.seats import check_players

from ..cards.content import Content, PlaceCard
from ..cards.loader import load_packs
from ..game import ColonyGame
from ..modules import check_packs, player_range, rules_of, settled
from ..policies import POLICIES
from ..state import MODES, RULES_VERSION, Colony, Place, Player, Setup, State
from .composition import Rules
from .decks import check_enough, scenario_of
from .match import Match

SECRETIVE = 3
"""So many players are needed for secret objectives: two play together, or each has a betrayal (R-261, R-263)."""


def check_setup(setup: Setup, content: Content) -> None:
    """Refuse what the rules do not allow."""
    rules = rules_of(setup)
    check_packs(rules, content.packs)
    check_players(setup.players, player_range(rules))
    if setup.version not in range(1, RULES_VERSION + 1):
        raise SetupError(f"there are no rules of version {setup.version!r}", "policy", policy="version", value="?")
    if setup.mode not in MODES:
        raise SetupError(f"there is no mode {setup.mode!r}", "mode", mode=setup.mode)
    if setup.players == 2 and setup.mode not in ("cooperative", "dilemma"):
        raise SetupError("2 players play the cooperative variant", "two-players", mode=setup.mode)
    if setup.mode == "dilemma" and setup.players != 2:
        raise SetupError("the dilemma is for 2 players", "dilemma", players=setup.players)
    rules.seating(setup, content)
    check_scenario(setup, content)
    check_enough(setup, content, rules)
    if setup.objective and setup.objective not in content.objectives:
        known = ", ".join(content.objectives)
        raise SetupError(
            f"there is no main objective {setup.objective!r}", "objective", objective=setup.objective, known=known
        )
    for name, value in (setup.policies or {}).items():
        policy = POLICIES.get(name)
        if policy is None or not policy.allows(value):
            known = f"must be one of {policy.choices}" if policy else "does not exist"
            raise SetupError(f"policy {name} {known}, not {value!r}", "policy", policy=name, value=str(value))


def check_scenario(setup: Setup, content: Content) -> None:
    """Refuse a scenario with what it cannot be played with: another objective, a side that it has not, too few
    players for its secret objectives."""
    scenario = scenario_of(setup, content)
    if scenario is None:
        return
    name = scenario.id
    if setup.objective and setup.objective != scenario.stages[0]:
        raise SetupError(f"{name} brings its own main objectives", "scenario-objective", scenario=name)
    if setup.hardcore and any(len(content.objectives[stage].sides) == 1 for stage in scenario.stages):
        raise SetupError(f"{name} has no hardcore side", "scenario-hardcore", scenario=name)
    if scenario.betrayal and setup.players < SECRETIVE:
        raise SetupError(
            f"{name} is for {SECRETIVE} players or more",
            "scenario-players",
            scenario=name,
            players=setup.players,
            min=SECRETIVE,
        )
    if scenario.betrayal and setup.cooperative:
        raise SetupError(f"{name} is played with secret objectives", "scenario-secrets", scenario=name)


def content_of(setup: Setup) -> Content:
    """The cards of a setup: those of its packs that belong to what is played. Raises :class:`PackError`."""
    rules = rules_of(setup)
    modules = [module.id for module in rules.modules]
    return _played(rules, load_packs(setup.sets, [*modules, setup.scenario] if setup.scenario else modules))


@functools.lru_cache(maxsize=64)
def _played(rules: Rules, content: Content) -> Content:
    return rules.played(content)


def new_game(setup: Setup | None = None, seed: int = 0, *, keep_log: bool = True) -> ColonyGame:
    """Start a game: shuffled, dealt, and waiting for the players to choose their survivors.

    >>> game = new_game(Setup(players=4, objective="base-main-we-need-more-samples"), seed=7)
    """
    setup = setup or Setup()
    content = content_of(setup)
    game = blank_game(setup, content, seed, keep_log=keep_log)
    game.begin(Match())
    return game


def _empty(card: PlaceCard) -> Place:
    """A place with nothing on it."""
    zombies, barricades, traps, special = ([0] * card.entrances for _ in range(4))
    return Place(card.id, zombies, barricades, 0, 0, [], 0, traps, special)


def blank_game(setup: Setup, content: Content, seed: int, *, keep_log: bool = True) -> ColonyGame:
    """An empty table for a setup: no procedure has run yet."""
    check_setup(setup, content)
    setup, rules = replace(setup, policies=settled(setup)), rules_of(setup)
    flow = Flow(seeded(seed), 0, [], [], False)
    seating = rules.seating(setup, content)
    players = [
        Player(seat, colony, [], [], [], "", [], "", False, False, False, 0, False, False)
        for seat, colony in enumerate(seating.teams)
    ]
    places = {card.id: _empty(card) for card in sorted(content.places.values(), key=lambda card: card.number)}
    scenario = scenario_of(setup, content)
    objective = setup.objective if scenario is None else scenario.stages[0]
    colonies = [
        Colony(home, 0, 0, 0, 0, [], objective, "normal", [], 0, [], seating.teams.index(number))
        for number, home in enumerate(seating.homes)
    ]
    state = State(
        flow=flow,
        setup=setup,
        players=players,
        colonies=colonies,
        places=places,
        survivors={},
        survivor_deck=[],
        graveyard=[],
        gone=[],
        removed=[],
        unseen=[],
        box=[],
        crisis_deck=[],
        crisis="",
        cancel_crisis=0,
        contributions=[],
        crises_past=[],
        crossroads_deck=[],
        crossroads_past=[],
        exile_deck=[],
        turns=[],
        round=0,
        rounds_left=0,
        phase="setup",
        lasting=[],
        peeks=[],
        used_items=[],
        locked=[],
        checkpoint=False,
        outcome="",
        winners=[],
        slots={module.id: module.slot() for module in rules.modules if module.slot},
    )
    game = ColonyGame(state, content, rules, keep_log=keep_log)
    game.seed = seed
    return game
