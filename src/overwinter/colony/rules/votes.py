"""Votes (R-145 to R-147): simultaneous, secret until all have voted; the first player settles a tie."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from typing import Any, ClassVar

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ..game import ColonyGame
from .questions import votes_of

VOTE = OptionKind("vote", "choice")


@procedure
class Vote(Procedure):
    """All voters (there is one at least) choose one of the numbered choices; ``result`` is the one that wins."""

    final: ClassVar[bool] = True
    kind: str
    voters: list[int]
    choices: list[int]
    about: dict[str, Any]
    tied: list[int] | None = None
    result: int = 0
    split: int = 0
    """The result where the voters do not agree; 0: the most votes win."""
    first: list[int] = field(default_factory=list)
    """Who voted for the first choice."""

    def start(self, game: ColonyGame) -> None:
        """Ask all at once."""
        self.tied = list(self.choices)
        about = {**self.about, "voters": list(self.voters)}
        game.ask_each(self.voters, self.kind, options=self.options, then=self.counted, **about)

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """The choices; in a tie those that are tied."""
        return list(VOTE.each(tuple(self.tied or self.choices)))

    def counted(self, game: ColonyGame, answers: dict[int, Option]) -> None:
        """Show all votes; the most win."""
        votes = {str(seat): int(option["choice"]) for seat, option in answers.items()}
        game.emit("votes", votes=votes, kind=self.kind, card=str(self.about.get("card", "")))
        self.first = [seat for seat, option in answers.items() if option["choice"] == self.choices[0]]
        if self.split and len(set(votes.values())) > 1:
            self.result = self.split
            return
        weights = weighed(game, votes)
        counts = {c: sum(weights[seat] for seat, vote in votes.items() if vote == c) for c in self.choices}
        most = max(counts.values())
        self.tied = [choice for choice in self.choices if counts[choice] == most]
        self.settle(game)

    def settle(self, game: ColonyGame) -> None:
        """A clear result, or the tie-breaker decides."""
        assert self.tied is not None
        if len(self.tied) == 1:
            self.result = self.tied[0]
        else:
            game.ask(
                tie_breaker(game, self.voters[0]),
                "tie-break",
                options=self.options,
                then=self.broken,
                vote=self.kind,
                **self.about,
            )

    def broken(self, game: ColonyGame, option: Option) -> None:
        """The tie is settled."""
        self.result = option["choice"]
        game.emit(
            "tie-broken",
            seat=tie_breaker(game, self.voters[0]),
            choice=self.result,
            kind=self.kind,
            card=str(self.about.get("card", "")),
        )


def weighed(game: ColonyGame, seats: Iterable[str]) -> dict[str, int]:
    """By seat: for how many votes a vote counts; all are told where one counts for more."""
    weights = {seat: votes_of(game, int(seat)) for seat in seats}
    for seat, n in weights.items():
        if n > 1:
            game.emit("vote-weighs", seat=int(seat), n=n)
    return weights


def tie_breaker(game: ColonyGame, seat: int) -> int:
    """The first player of a player's colony; if exiled and P-05 is off, the next player clockwise who is not."""
    first = game.first_of(seat)
    if game.player(first).exiled and not game.setup.policy("exiled_breaks_ties"):
        loyal = [seat for seat in game.clockwise(first) if not game.player(seat).exiled]
        return loyal[0] if loyal else first
    return first
