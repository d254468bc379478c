"""A game for OpenSpiel, as the Python game ``python_overwinter``: import this module, then load it by its name.

>>> import pyspiel
>>> from overwinter.lab.doors import spiel
>>> game = pyspiel.load_game("python_overwinter(game=colony,players=2,mode=cooperative)")
>>> state = game.new_initial_state()
>>> state.apply_action(7)  # deals the game of seed 7

All chance of a game comes from its seed: the one chance node, at the root, chooses it among ``seeds``. Whoever
searches from the true state sees what is to come and what others hide: ``resample_from_infostate`` gives a state
that could be the true one as far as a player knows, for searches that ask for it (ISMCTS does).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from overwinter.games import USUAL
from overwinter.kernel.views import to_json
from overwinter.kind import Wishes

from .encoding import ACTIONS, FEATURES
from .episode import LOST, MOST_DECISIONS, WON, Episode, Match
from .extra import lacking

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise lacking(error) from None

SEEDS = 1_000
"""So many games the chance node chooses from, unless it is told otherwise."""
PLAYERS = range(1, 11)
"""How many any game can be for; which numbers fit is checked when it is loaded."""


def _parameters() -> dict[str, Any]:
    """The parameters with their usual values; an empty text and 0 stand for what nobody has asked for."""
    wishes = {name: usual if isinstance(usual, bool) else "" for name, usual in vars(Wishes()).items()}
    return {"game": USUAL, "seeds": SEEDS, "most_decisions": MOST_DECISIONS, **wishes, "players": 0}


GAME_TYPE = pyspiel.GameType(
    short_name="python_overwinter",
    long_name="Overwinter",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PLAYERS[-1],
    min_num_players=PLAYERS[0],
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_parameters(),
)


class OverwinterGame(pyspiel.Game):  # type: ignore[misc]
    """A game by name (``game``), with wishes as in :class:`overwinter.kind.Wishes`.

    Where a wish may be several words, there is a plus between them.
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**_parameters(), **(params or {})}
        name, self.seeds, most = given.pop("game"), given.pop("seeds"), given.pop("most_decisions")
        wishes = {wish: value for wish, value in given.items() if value or isinstance(value, bool)}
        self.match = Match.of(name, wishes, most)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=self.seeds,
            num_players=self.match.players,
            min_utility=LOST,
            max_utility=WON,
            max_game_length=most,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> OverwinterState:
        """Before the deal."""
        return OverwinterState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """What a player sees at this moment. ``None`` for other kinds of observations: there are no such."""
        if params:
            raise ValueError(f"an observation has no parameters, but got {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        own = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer() if own and not kind.perfect_recall else None


class OverwinterState(pyspiel.State):  # type: ignore[misc]
    """A position. OpenSpiel copies and pickles its attributes one by one; an episode knows how."""

    def __init__(self, game: OverwinterGame) -> None:
        super().__init__(game)
        self.seeds = game.seeds
        self.match = game.match
        self.episode: Episode | None = None
        """``None`` before the deal."""

    def current_player(self) -> int:
        """The seat that is asked."""
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.episode.over else self.episode.asked

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.episode is None else list(self.episode.options(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The seeds, all equally likely."""
        return [(seed, 1 / self.seeds) for seed in range(self.seeds)]

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.episode = self.match.deal(action)
        else:
            self.episode.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.episode is None:
            return f"deal:{action}"
        option = self.episode.options(player).get(action)
        return f"not offered:{action}" if option is None else option.id

    def is_terminal(self) -> bool:
        """Whether it has come to its end or was broken off."""
        return self.episode is not None and self.episode.over

    def returns(self) -> list[float]:
        """1 for having won, -1 for having lost; 0 until the end."""
        return [0.0] * self.match.players if self.episode is None else self.episode.rewards()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> OverwinterState:
        """A state that could be this one as far as a player knows. Its history is that of this one."""
        other: OverwinterState = self.clone()
        if self.episode is not None:
            other.episode = self.episode.imagined(player, int(sampler() * 2**32))
        return other

    def __str__(self) -> str:
        if self.episode is None:
            return "before the deal"
        if self.episode.over:
            return f"over after {self.episode.answered} answers: {self.episode.rewards()}"
        decision = self.episode.game.decision(self.episode.asked)
        assert decision is not None
        return f"after {self.episode.answered} answers: seat {decision.seat}, {decision.kind}"


class Observer:
    """What a player sees: the vector of :mod:`.encoding`, and the view itself as JSON."""

    def __init__(self) -> None:
        self.tensor = np.zeros(FEATURES, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: OverwinterState, player: int) -> None:
        """Make the vector of a state."""
        if state.episode is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.episode.observation(player)

    def string_from(self, state: OverwinterState, player: int) -> str:
        """The view of a state as JSON, without the options."""
        if state.episode is None:
            return ""
        view = state.episode.match.kind.view(state.episode.game, player)
        return json.dumps(to_json(view), separators=(",", ":"))


pyspiel.register_game(GAME_TYPE, OverwinterGame)
