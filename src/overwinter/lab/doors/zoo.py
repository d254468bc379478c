"""A game for PettingZoo: every seat is an agent, and they act one after the other (AEC) with action masks.

>>> from overwinter.lab.doors import zoo
>>> env = zoo.env("colony", players=3, mode="cooperative")
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     seen, reward, termination, truncation, info = env.last()
...     done = termination or truncation
...     env.step(None if done else env.action_space(agent).sample(seen["action_mask"]))
"""

from __future__ import annotations

import random
from typing import Any, ClassVar

from .encoding import ACTIONS
from .episode import MOST_DECISIONS, Episode, Match
from .extra import lacking
from .gym import seen_space

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise lacking(error) from None


def env(game: str, most_decisions: int = MOST_DECISIONS, render_mode: str | None = None, **wishes: Any) -> Any:
    """A game by name with wishes as in :class:`overwinter.kind.Wishes`, in the usual wrappers of PettingZoo."""
    made = raw_env(game, most_decisions, render_mode, **wishes)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo calls it so
    """The environment itself. An agent that is not asked has a mask of zeros.

    A number that is not on offer raises :class:`~overwinter.kernel.errors.NotOfferedError` and changes nothing.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "overwinter_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self, game: str, most_decisions: int = MOST_DECISIONS, render_mode: str | None = None, **wishes: Any
    ) -> None:
        super().__init__()
        self.match = Match.of(game, wishes, most_decisions)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.match.players)]
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.observation_spaces = {agent: seen_space() for agent in self.possible_agents}
        self._seeds = random.Random()
        self._episode: Episode | None = None

    def observation_space(self, agent: str) -> Any:
        """A vector under "observation", a mask under "action_mask"."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All numbers of options."""
        return self.action_spaces[agent]

    @property
    def episode(self) -> Episode:
        """The game in progress: for whoever runs the experiment, it knows all secrets."""
        if self._episode is None:
            raise RuntimeError("no game was begun yet: call reset() first")
        return self._episode

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; with a seed always the same one, and the same ones after it."""
        if seed is not None:
            self._seeds = random.Random(seed)
        self._episode = self.match.deal(self._seeds.getrandbits(32))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._hand_over()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it may answer."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.episode.observation(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: int | None) -> None:
        """The agent whose turn it is answers."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.episode.answer(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._hand_over()
        self._accumulate_rewards()

    def _hand_over(self) -> None:
        episode = self.episode
        if not episode.over:
            self.agent_selection = self.possible_agents[episode.asked]
            return
        self.rewards = dict(zip(self.possible_agents, episode.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, not episode.broken_off)
        self.truncations = dict.fromkeys(self.agents, episode.broken_off)
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """With ``render_mode="ansi"``: the question in words, with its options by number."""
        if self.render_mode is None:
            return None
        return self.episode.described(self.possible_agents.index(self.agent_selection))

    def close(self) -> None:
        """Nothing is kept open."""
