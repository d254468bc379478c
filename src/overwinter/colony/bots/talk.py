"""What bots say at the table: why they accuse, why they vote, whom they keep an eye on. It may be a lie.

A remark belongs to an answer and depends only on it and on what its seat has seen, so that it can be worked out
again in a replay. :func:`overwinter.colony.speaking.remark_line` says it in the language of whoever hears it.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from overwinter.kernel.options import Option

from .actions import SUSPECT
from .base import Sight, printed_cards
from .beliefs import Beliefs, Memory
from .judgement import Judgement

EYE = 0.3
"""Somebody who becomes as suspicious as this is spoken of."""
BLAMED = 0.25
"""Whoever all suspect as much as this speaks up."""
REASONS = frozenset({"gave", "gave-late", "spoiled", "spent-food", "noise", "idle", "struck", "vote-alone"})
"""Deeds that are named; others are left out."""
VARIANTS = 2
"""In how many ways everything can be said."""


@dataclass(frozen=True)
class Remark:
    """Something that is said: a line of the words, the seat it is about (-1: nobody), the reason, and one of the
    ways to say it."""

    line: str
    other: int = -1
    why: str = ""
    way: int = 1

    def facts(self) -> dict[str, Any]:
        """For a log."""
        return asdict(self)


def remark(sight: Sight, option: Option) -> Remark | None:
    """What a bot says with an answer, if anything."""
    find = _OCCASIONS.get((sight.kind, option.verb))
    if find is None or not Beliefs(sight._game.state.setup, printed_cards(sight), None).prior:
        return None
    found = find(_Speaker(sight), option)
    if found is None:
        return None
    line, other, why = found
    way = 1 + (len(sight._game.answers) + sight.seat) % VARIANTS
    return Remark(line, other, why if why in REASONS else "", way)


Found = tuple[str, int, str]


class _Speaker:
    """One seat at one moment: what it believes, and what it wants others to believe."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.seat = sight.seat
        memory = Memory()
        self.judge = Judgement(
            sight.view, sight.seat, printed_cards(sight), recall=lambda s: memory.beliefs(sight, s)
        )
        # A betrayer speaks as if it believed what everybody believes.
        self.beliefs = memory.beliefs(sight, None if self.judge.betrayer else self.seat)
        self.doubts = self.judge.gossip if self.judge.betrayer else self.judge.doubts

    def accuse(self, option: Option) -> Found:
        """With a nomination."""
        return self.about("accuse", int(option["seat"]))

    def vote(self, option: Option) -> Found | None:
        """With a vote about an exile."""
        nominee = int(self.sight.about["nominee"])
        if nominee == self.seat:
            return "plead", -1, ""
        if int(self.sight.about["by"]) == self.seat:
            return None  # all has been said
        return self.about("aye", nominee) if option["choice"] == 1 else ("nay", nominee, "")

    def refuse(self, option: Option) -> Found | None:
        """With a card that is not given."""
        asker = int(self.sight.about["seat"])
        return ("refuse", asker, "") if self.doubts[asker] >= SUSPECT else None

    def end(self, option: Option) -> Found | None:
        """At the end of a turn: whoever is blamed speaks up; whoever became suspicious is spoken of, once."""
        if self.judge.gossip[self.seat] >= BLAMED and self._before(None)[self.seat] < BLAMED:
            return "excuse", -1, "gave" if not self.judge.me.contributions and self.judge.view.crisis else ""
        before = self._before(self.beliefs.seat)
        for seat, doubt in enumerate(self.doubts):
            known = self.judge.view.players[seat].exiled or seat == self.seat
            if doubt >= EYE > before[seat] and not known:
                return self.about("watch", seat)
        return None

    def about(self, line: str, seat: int) -> Found:
        """A line about a seat with what speaks against it."""
        return line, seat, self.beliefs.why(seat)

    def _before(self, seat: int | None) -> list[float]:
        """What was believed at the end of my turn before."""
        game = self.sight._game
        ends = [n for n, e in enumerate(game.log) if e.kind == "turn-end" and e.facts["seat"] == self.seat]
        beliefs = Beliefs(game.state.setup, game.content, seat)
        for event in game.log[: ends[-1] + 1 if ends else 0]:
            beliefs.see(event)
        return beliefs.all()


_OCCASIONS = {
    ("turn", "nominate"): _Speaker.accuse,
    ("turn", "end-turn"): _Speaker.end,
    ("exile-vote", "vote"): _Speaker.vote,
    ("request", "refuse"): _Speaker.refuse,
}
"""When something is said: with which answer to which question."""
