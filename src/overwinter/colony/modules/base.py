"""The base game: its steps in their order (reference 2, 3 and 7), its actions. Its policies are always there."""

from __future__ import annotations

from ..rules.actions.ability import AbilityAction
from ..rules.actions.attack import AttackAction
from ..rules.actions.attract import AttractAction
from ..rules.actions.barricade import BarricadeAction
from ..rules.actions.base import Action
from ..rules.actions.cards import CardActions
from ..rules.actions.clean import CleanAction
from ..rules.actions.exile import ExileAction
from ..rules.actions.food import FoodAction
from ..rules.actions.move import MoveAction
from ..rules.actions.request import RequestAction
from ..rules.actions.search import SearchAction
from ..rules.composition import Module, Step
from ..rules.endings import judge
from ..rules.steps.crisis import ResolveCrisis, RevealCrisis
from ..rules.steps.dealing import DealObjectives, DealStarters, ShuffleDecks, StockPlaces
from ..rules.steps.dice import RollDice
from ..rules.steps.first_player import FindFirstPlayer, PassFirstPlayer
from ..rules.steps.food import PayFood
from ..rules.steps.keeping import KeepSurvivors
from ..rules.steps.night import Night
from ..rules.steps.objective import CheckObjective, LayObjective, SetUpObjective
from ..rules.steps.round_marker import MoveRoundMarker
from ..rules.steps.round_start import NewRound, Owed, RoundStart
from ..rules.steps.turns import Turns
from ..rules.steps.waste import CheckWaste
from ..rules.steps.zombies import SetupZombies, ZombiesArrive

SETUP = (
    Step("objective", LayObjective),
    Step("setup-zombies", SetupZombies),
    Step("secret-objectives", DealObjectives),
    Step("decks", ShuffleDecks),
    Step("starting-cards", DealStarters),
    Step("item-decks", StockPlaces),
    Step("survivors", KeepSurvivors),
    Step("set-up-objective", SetUpObjective),
    Step("find-first-player", FindFirstPlayer),
)
ROUND = (
    # The player phase.
    Step("new-round", NewRound),
    Step("owed", Owed),
    Step("round-start", RoundStart),
    Step("reveal-crisis", RevealCrisis),
    Step("roll-dice", RollDice),
    Step("turns", Turns),
    # The colony phase.
    Step("night", Night),
    Step("pay-food", PayFood, foretold=True),
    Step("check-waste", CheckWaste, foretold=True),
    Step("resolve-crisis", ResolveCrisis),
    Step("add-zombies", ZombiesArrive, foretold=True),
    Step("check-objective", CheckObjective),
    Step("round-marker", MoveRoundMarker),
    Step("first-player", PassFirstPlayer),
)
# In the order in which they are offered.
ACTIONS: tuple[Action, ...] = (
    AttackAction(),
    SearchAction(),
    BarricadeAction(),
    CleanAction(),
    AttractAction(),
    MoveAction(),
    AbilityAction(),
    CardActions(),
    FoodAction(),
    RequestAction(),
    ExileAction(),
)
MODULE = Module("base", players=range(2, 6), setup=SETUP, round=ROUND, actions=ACTIONS, judge=judge)
