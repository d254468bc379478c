"""The steps of the base game, in their order (reference 2, 3 and 7)."""

from __future__ import annotations

from .composition import Course, Step
from .steps.crisis import ResolveCrisis, RevealCrisis
from .steps.dealing import DealObjectives, DealStarters, ShuffleDecks, StockPlaces
from .steps.dice import RollDice
from .steps.first_player import FindFirstPlayer, PassFirstPlayer
from .steps.food import PayFood
from .steps.keeping import KeepSurvivors
from .steps.night import Night
from .steps.objective import CheckObjective, LayObjective
from .steps.round_marker import MoveRoundMarker
from .steps.round_start import NewRound, Owed, RoundStart
from .steps.turns import Turns
from .steps.waste import CheckWaste
from .steps.zombies import SetupZombies, ZombiesArrive

SETUP = (
    Step("objective", LayObjective),
    Step("setup-zombies", SetupZombies),
    Step("secret-objectives", DealObjectives),
    Step("decks", ShuffleDecks),
    Step("starting-cards", DealStarters),
    Step("item-decks", StockPlaces),
    Step("survivors", KeepSurvivors),
    Step("first-player", FindFirstPlayer),
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
COURSES = {"setup": Course.of(SETUP), "round": Course.of(ROUND)}
