"""A game for Gymnasium: one seat is the agent, the others are played by bots.

>>> import gymnasium
>>> env = gymnasium.make("overwinter.lab.doors.gym:overwinter/Seat-v0", game="colony", players=2)
>>> seen, info = env.reset(seed=7)
>>> seen, reward, terminated, truncated, info = env.step(env.action_space.sample(seen["action_mask"]))
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from overwinter.kind import make_bot, usual_bot

from .encoding import ACTIONS, FEATURES, LIMIT, Mask
from .episode import MOST_DECISIONS, Episode, Match
from .extra import lacking

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise lacking(error) from None

Seen = dict[str, Any]


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """A game as one seat plays it.

    A number that is not on offer changes nothing: the reward is 0, and ``info["refused"]`` says why. An episode
    ends after ``most_decisions`` steps in any case.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium types it

    def __init__(
        self,
        game: str,
        seat: int = 0,
        bots: Sequence[str] = (),
        most_decisions: int = MOST_DECISIONS,
        render_mode: str | None = None,
        **wishes: Any,
    ) -> None:
        """A game by name with wishes as in :class:`overwinter.kind.Wishes`.

        ``bots`` names who plays the other seats, in turn; without any the usual bot of the game plays them all.
        """
        self.match = Match.of(game, wishes, most_decisions)
        if seat not in range(self.match.players):
            raise ValueError(f"there is no seat {seat}; there are {self.match.players}, counted from 0")
        self.seat = seat
        self.render_mode = render_mode
        self._names = list(bots) or [usual_bot(self.match.kind)]
        self._make_bots()
        self.action_space = spaces.Discrete(ACTIONS)
        self.observation_space = seen_space()
        self._episode: Episode | None = None
        self._steps = 0

    def _make_bots(self) -> None:
        """New bots for the other seats: they may remember what they have seen in a game."""
        others = [seat for seat in range(self.match.players) if seat != self.seat]
        self._bots = {
            seat: make_bot(self.match.kind, self._names[turn % len(self._names)])
            for turn, seat in enumerate(others)
        }

    @property
    def episode(self) -> Episode:
        """The game in progress: for whoever runs the experiment, it knows all secrets."""
        if self._episode is None:
            raise RuntimeError("no game was begun yet: call reset() first")
        return self._episode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin a game; with a seed always the same one, and the same ones after it."""
        super().reset(seed=seed)
        deal, luck = (int(number) for number in self.np_random.integers(2**32, size=2))
        self._episode, self._luck, self._steps = self.match.deal(deal), random.Random(luck), 0
        self._make_bots()
        self._let_others_answer()
        return self._seen(), {}

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Answer the question of the seat; then the others answer theirs, until it is asked again."""
        episode, info = self.episode, dict[str, Any]()
        self._steps += 1
        if not episode.over:
            if int(action) in episode.options(self.seat):
                episode.answer(int(action))
                self._let_others_answer()
            else:
                info["refused"] = episode.refusal(int(action))
        ended = episode.game.over
        truncated = not ended and (episode.broken_off or self._steps >= self.match.most)
        return self._seen(), episode.rewards()[self.seat], ended, truncated, info

    def _let_others_answer(self) -> None:
        episode, kind = self.episode, self.match.kind
        while not episode.over and (seat := episode.asked) != self.seat:
            decision = episode.game.decision(seat)
            assert decision is not None
            episode.take(kind.choose(self._bots[seat], episode.game, decision, self._luck))

    def _seen(self) -> Seen:
        return {"observation": self.episode.observation(self.seat), "action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """What may be answered now, under the name that sb3-contrib asks for."""
        return self.episode.mask(self.seat)

    def render(self) -> str | None:
        """With ``render_mode="ansi"``: the question in words, with its options by number."""
        return None if self.render_mode is None else self.episode.described(self.seat)


def seen_space() -> Any:
    """What a seat sees: a vector under "observation", a mask under "action_mask"."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-LIMIT, LIMIT, (FEATURES,), np.float32),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


gymnasium.register("overwinter/Seat-v0", entry_point=f"{__name__}:{SeatEnv.__name__}")
