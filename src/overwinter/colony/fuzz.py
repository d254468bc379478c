"""Random games in every mode, with the invariants checked after every answer (see :mod:`overwinter.lab.fuzz`)."""

from __future__ import annotations

import random
from itertools import combinations

from overwinter.kernel.data import without
from overwinter.kernel.options import Decision, Option
from overwinter.lab.fuzzing import Coverage, Field, explore, try_everything

from .cards.content import Content
from .cards.loader import load_packs
from .cards.scenarios import headings
from .game import YAWN, ColonyGame
from .invariants import check
from .modules import MODULES
from .modules.improvements import Improvements
from .modules.improvements import card_of as improvement_card
from .modules.laboratory.slot import Laboratory
from .modules.scenario import Story
from .policies import POLICIES
from .rules.setting_up import new_game
from .rules.steps.keeping import KeepSurvivors
from .state import Setup

DEEDS = {
    "search-performed": "search",
    "survivor-moved": "move",
    "zombie-attacked": "attack",
    "waste-cleaned": "clean",
    "barricade-built": "barricade",
}
"""By event: what a player does to bring it about."""
MODES = (
    ("cooperative", 2),
    ("dilemma", 2),
    *((mode, players) for mode in ("standard", "betrayer", "cooperative") for players in (3, 4, 5)),
)


SETS: tuple[list[str] | None, ...] = (None, None, ["longnight"], ["base", "longnight"])
"""The sets of cards that are played with, as often as they stand here."""
EXPANSIONS = tuple(module.id for module in MODULES.values() if module.pack == "longnight" and not module.with_pack)
"""Modules that a table may choose besides The Long Night."""
COMBINATIONS: tuple[tuple[str, ...], ...] = tuple(
    chosen for n in range(len(EXPANSIONS) + 1) for chosen in combinations(EXPANSIONS, n)
)
"""Every choice of modules, none and all among them."""
SCENARIOS = tuple(headings(["longnight"]))
SCENARIO_SHARE = 0.3
"""How many of the games with the set are scenarios, as far as they can be."""


def missing(coverage: Coverage, content: Content | None = None) -> dict[str, list[str]]:
    """Cards that never came up, by kind; without a content, of all that are played with here."""
    every = [*(module.id for module in MODULES.values()), *SCENARIOS]
    content = content or load_packs(Setup(packs=["base", "longnight"], promo=True).sets, every)
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
            **{kind: set(content.further.get(kind, ())) for kind in ("improvement", "experiment", "side-effect")},
            "encounter": set(content.further.get("experiment", ())),
        }
    )


def random_setup(seed: int) -> Setup:
    """The setup of the ``seed``-th game: modes, sets and modules in turn, everything else at random.

    Neighbouring seeds differ in all three, and as many seeds in a row as there are combinations of the three have
    each of them once.
    """
    rng = random.Random(seed)
    mode, players = MODES[seed % len(MODES)]
    packs = SETS[seed // len(MODES) % len(SETS)]
    policies = None
    if rng.random() < 0.3:
        policies = {name: rng.choice(policy.choices) for name, policy in POLICIES.items()}
    chosen = COMBINATIONS[(seed + seed // (len(MODES) * len(COMBINATIONS))) % len(COMBINATIONS)] if packs else ()
    scenario = _scenario(seed, mode) if packs else ""
    return Setup(
        players=players,
        mode=mode,
        hardcore=rng.random() < 0.3 and not scenario,
        elimination=rng.random() < 0.2,
        promo=rng.random() < 0.5,
        mature=rng.random() < 0.8,
        packs=list(packs) if packs else None,
        modules=list(chosen) or None,
        scenario=scenario,
        policies=policies,
    )


def _scenario(seed: int, mode: str) -> str:
    """The scenario of the ``seed``-th game, drawn apart; none that this mode cannot be played with."""
    rng = random.Random(f"{seed} scenario")
    if rng.random() >= SCENARIO_SHARE:
        return ""
    content = load_packs(["longnight"], [*(module.id for module in MODULES.values()), *SCENARIOS])
    fitting = [
        name for name in SCENARIOS if not content.scenarios[name].betrayal or mode in ("standard", "betrayer")
    ]
    return rng.choice(fitting) if fitting else ""


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
        long_life(game)
    if guided and coverage is not None:
        _guide(game, coverage, rng)
        guide_people(game, coverage)

    def step(game: ColonyGame) -> None:
        if guided and coverage is not None:
            guide_roads(game, coverage, rng)
            _guide_story(game, coverage)
        decision = rng.choice(game.decisions)
        options = game.options(decision.seat)
        if rng.random() < thorough:
            try_everything(game, decision.seat, check)
        if rng.random() < 0.01 and game.interjections(decision.seat):
            game.interject(decision.seat, YAWN.only)
        if guided and coverage is not None:
            options = towards(game, coverage, decision, options)
        # Ending the turn is as likely as any other kind of action, not as any single option.
        verb = rng.choice(sorted({o.verb for o in options}))
        game.answer(decision.seat, rng.choice([o for o in options if o.verb == verb]), decision.id)

    explore(game, step, check)
    if coverage is not None:
        cover(game, coverage)
    return game


def long_life(game: ColonyGame) -> None:
    """Random players ruin a colony in two rounds; better stores let them see more of the cards."""
    for colony in game.state.colonies:
        colony.morale, colony.food = game.morale_limit(colony), 60
    game.state.rounds_left = 10
    for place in game.state.places.values():
        entrances = len(place.zombies)
        game.state.put(place.but(barricades=[1] * entrances, zombies=[0] * entrances))
    game.rebase()


def _guide(game: ColonyGame, coverage: Coverage, rng: random.Random) -> None:
    """Put cards that never came up on top of the decks they are in."""
    unseen = missing(coverage, game.content)
    items = set(unseen["item"])
    state = game.state
    state.crisis_deck.sort(key=lambda card: card not in unseen["crisis failed"])
    decks = [place.id for place in state.places.values() if place.deck]
    for name in decks:
        game.lay_deck(name, sorted(game.place(name).deck, key=lambda card: game.item(card).id not in items))
    for player in state.players:
        # Some cards wait for weapons and outsiders, which random players seldom find.
        for name in rng.sample(decks, 3):
            found = rng.choice(game.place(name).deck)
            game.lay_deck(name, without(game.place(name).deck, found))
            player.hand.append(found)
    pills = [card for place in state.places.values() for card in place.deck if _may_side_effect(game, card)]
    for card in pills if unseen["side-effect"] else ():
        name = game.item(card).deck
        game.lay_deck(name, without(game.place(name).deck, card))
        rng.choice(state.players).hand.append(card)
    for one in Improvements.of(game).row:
        one.tokens = improvement_card(game, one.card).required - 1
    Laboratory.of(game).deck.sort(key=lambda card: card not in unseen["encounter"])
    game.rebase()


def _may_side_effect(game: ColonyGame, card: int) -> bool:
    """Whether an item may give a survivor a side effect."""
    programs = game.content.programs
    begins = tuple(mode.do for mode in game.item(card).plays)
    found = [op.word.name for key in programs if begins and key.startswith(begins) for op in programs[key]]
    return "side-effect" in found


def guide_roads(game: ColonyGame, coverage: Coverage, rng: random.Random) -> None:
    """The next crossroads card is one that never came up, if there is any; rather one whose people are there."""
    seen, deck = coverage.seen.get("crossroads", set()), game.state.crossroads_deck
    if not deck or (deck[0] not in seen and _at_hand(game, deck[0])):
        return
    unseen = [card for card in deck if card not in seen]
    near = [card for card in unseen if _at_hand(game, card)]
    if unseen and (near or deck[0] in seen):
        card = rng.choice(near or unseen)
        deck.remove(card)
        deck.insert(0, card)


def _guide_story(game: ColonyGame, coverage: Coverage) -> None:
    """The next stage of a scenario is one that never came up: random players seldom reach a goal."""
    story, seen = Story.of(game), coverage.seen.get("objective", set())
    if not game.setup.scenario or game.state.phase == "setup" or story.reached or story.next:
        return
    stages = game.content.scenarios[game.setup.scenario].stages
    unseen = next((n for n, stage in enumerate(stages) if n and stage not in seen), 0)
    if unseen:
        story.reached, story.next = list(stages[:unseen]), stages[unseen]
        game.state.colonies[0].objective = stages[unseen - 1]


def guide_people(game: ColonyGame, coverage: Coverage) -> None:
    """Deal survivors whom crossroads cards that never came up wait for."""
    deck, wanted = game.state.survivor_deck, _people_wanted(game, coverage)
    keeping = game.state.flow.stacks[0].frames[-1]
    if isinstance(keeping, KeepSurvivors) and keeping.dealt:
        for dealt, name in zip(keeping.dealt, [name for name in deck if name in wanted], strict=False):
            deck[deck.index(name)], dealt[0] = dealt[0], name
        game.rebase()


def _people_wanted(game: ColonyGame, coverage: Coverage) -> set[str]:
    """Survivors whom crossroads cards that never came up wait for."""
    seen = coverage.seen.get("crossroads", set())
    return {name for card in game.state.crossroads_deck if card not in seen for name in _waited_for(game, card)}


def towards(game: ColonyGame, coverage: Coverage, decision: Decision, options: list[Option]) -> list[Option]:
    """The options that bring a crossroads card about which never came up; all of them if none does."""
    if decision.kind == "keep-survivors":
        wanted = _people_wanted(game, coverage)
        return [o for o in options if not wanted.isdisjoint(o.args.values())] or options
    turn = game.turn_of(decision.seat) if decision.kind == "turn" else None
    if turn is None or not turn.card or turn.card in coverage.seen.get("crossroads", ()):
        return options
    people, card = _waited_for(game, turn.card), game.content.crossroads[turn.card]
    where = {c.args["location"] for c in game.content.checks.get(card.when, ()) if c.word.name == "event-location"}
    doers = [s.id for s in game.own(decision.seat) if not people or s.id in people]
    there = [name for name in doers if not where or game.state.survivors[name].place in where]
    deeds = [o for o in options if o.verb == DEEDS.get(card.event) and o.get("survivor") in there]
    moves = [o for o in options if o.verb == "move" and o["survivor"] in doers and o["to"] in where]
    return deeds or moves or options


def _waited_for(game: ColonyGame, card: str) -> set[str]:
    """The survivors whom a crossroads card waits for (but for those who are to be in the deck)."""
    checks = game.content.checks.get(game.content.crossroads[card].when, ())
    named = [check for check in checks if check.args.get("survivor") and check.word.name != "in-survivor-deck"]
    return {str(check.args["survivor"]) for check in named}


def _at_hand(game: ColonyGame, card: str) -> bool:
    """Whether the survivors are in play whom a crossroads card waits for."""
    return _waited_for(game, card) <= game.state.survivors.keys()


def cover(game: ColonyGame, coverage: Coverage) -> None:
    """Note which cards came up in a game that has ended."""
    coverage.finished(game, game.state.outcome)
    for colony in game.state.colonies:
        coverage.note("objective", colony.objective)
    for stage in Story.of(game).reached:
        coverage.note("objective", stage)
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
            case "improvement-finished":
                coverage.note("improvement", facts["card"])
            case "experiment-out" | "contained":
                coverage.note("experiment", facts["card"])
            case "encounter":
                coverage.note("encounter", facts["card"])
            case "side-effect":
                coverage.note("side-effect", facts["card"])
            case "crossroads-choice":
                coverage.note("crossroads option", f"{facts['card']} {facts['choice']}")


def begin(seed: int) -> ColonyGame:
    """The ``seed``-th game, at its first decision."""
    return new_game(random_setup(seed), seed)


def described(seed: int) -> str:
    """The setup of the ``seed``-th game in two words, for a failure."""
    setup = random_setup(seed)
    cards = "+".join(filter(None, [*(setup.packs or ["base"]), *(setup.modules or []), setup.scenario]))
    return f"{setup.mode}, {setup.players}, {cards}"


FIELD = Field(play, described, missing, begin)
