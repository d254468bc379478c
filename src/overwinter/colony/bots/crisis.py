"""What this round's crisis means to a player: what failing costs, what others will give, what a card is worth."""

from __future__ import annotations

import math
from functools import cached_property
from typing import TYPE_CHECKING

from ..sight.view import PlayerView
from .threats import program_cost

if TYPE_CHECKING:
    from .wants import Wants

TRUST, DOUBT = 0.68, 0.58
"""How much of what others probably hold they will give to a crisis; how much a doubtful one is avoided."""
DREAD = 2.6
"""How much more a failed crisis costs than its card says: whoever is short of cards fails the next one, too.
In a war there are two colonies to avert it."""
AT_LAST = 0.15
"""How much of that a failure in the last night costs somebody who needs the cards, if the colony can bear it."""
SLACK = 0.56
"""How much morale has to be left in that case."""
RIVALS_GIVE = 0.87
"""How much of what a player would give to a crisis comes from one of the other colony."""


class Crisis:
    """How this round's crisis stands, for one seat."""

    def __init__(self, wants: Wants) -> None:
        self.wants = wants
        self.judge = wants.judge
        crisis = wants.view.crisis
        self.card = crisis.card if crisis else ""
        self.symbols: tuple[str, ...] = crisis.symbols if crisis else ()
        self.need = crisis.need if crisis else 0
        self.laid = crisis.contributions if crisis else 0
        self.missing = self.need - self.laid

    @cached_property
    def mine(self) -> int:
        """Fitting cards in my hand."""
        return sum(self.wants.held[symbol] for symbol in self.symbols)

    @cached_property
    def to_come(self) -> float:
        """Cards that players after me will probably give."""
        mates = sum(self._from(player) for player in self.judge.later if not player.exiled)
        return mates + RIVALS_GIVE * sum(self._from(player) for player in self.judge.rivals_later)

    def _from(self, player: PlayerView) -> float:
        honest = 1.0 - self.judge.doubts[player.seat]
        cards = honest * TRUST * self.wants.expected(player, *self.symbols)
        return cards + self._search_hope(player.seat, player.unused)

    def _search_hope(self, seat: int, dice: tuple[int, ...]) -> float:
        """Fitting cards that somebody will probably find this turn."""
        hope = 0.0
        for survivor in self.judge.survivors.values():
            if survivor.owner == seat and survivor.place != self.judge.home:
                search = self.judge.content.survivors[survivor.id].search
                fitting = sum(1 for die in dice if die >= search)
                hope = max(hope, 0.6 * fitting * self.wants.share(survivor.place, *self.symbols))
        return hope

    def chance(self, given: float) -> float:
        """How likely it is to be averted if I give so many cards."""
        surplus = given + self.to_come - self.missing
        if not self.judge.later and not self.judge.rivals_later:
            return 1.0 if surplus >= 0 else 0.0
        spread = 0.33 + 0.61 * math.sqrt(self.to_come)
        return 1 / (1 + math.exp(-1.6 * (surplus + 0.5) / spread))

    @cached_property
    def stake(self) -> float:
        """What failing costs."""
        if not self.card or self.judge.lone:
            return 0.0
        card = self.judge.content.crises[self.card]
        cost = program_cost(self.judge, card.fail) + program_cost(self.judge, card.each)
        dread = 1.0 if self.judge.at_war else DREAD
        if self.judge.has_wishes and self.judge.secret.last_night and cost < self.judge.spared - SLACK:
            dread *= AT_LAST
        gladly = self.judge.temper.help * self.judge.leaning.help
        return dread * gladly * max(0.37, min(4.5 * self.judge.dear, cost))

    def card_worth(self, symbol: str) -> float:
        """What one more card of a symbol is worth for it."""
        if symbol not in self.symbols:
            return 0.0
        short = self.missing - self.mine - self.to_come
        if short <= -1.8:
            return 0.0
        if short <= -0.55:
            return 0.2
        hope = self._search_hope(self.judge.seat, self.judge.me.unused)
        return min(0.82, self.stake * self.chance(self.mine + 1 + hope) / max(1.0, short + 0.5))

    def need_of(self, symbol: str) -> float:
        """What a card of my hand is worth to it."""
        return max(0.0, self.giving_worth(0.0)) if symbol in self.symbols else 0.0

    def giving_worth(self, cost: float) -> float:
        """What it is worth to give one fitting card now that costs me ``cost`` elsewhere."""
        if self.missing <= 0:
            return self._bonus_worth() - cost
        hope = self._search_hope(self.judge.seat, self.judge.me.unused)
        chance = self.chance(self.mine + 0.78 * hope)
        short = self.missing - self.to_come
        if short <= 0.27:
            return self.stake * (self.chance(1) - self.chance(0)) - cost
        doubt = 1.0 if self.judge.at_war else DOUBT
        return self.stake * math.pow(chance, doubt) / max(1, math.ceil(short - 0.28)) - cost

    def spoiling_worth(self, cards: int) -> float:
        """What it is worth to a betrayer to give a wrong card, of so many that it has."""
        now = self.chance(0)
        return max((self.stake * (now - self.chance(-n)) / n for n in range(1, cards + 1)), default=0.0)

    def _bonus_worth(self) -> float:
        """Two cards more than needed raise morale."""
        more = 2 + self.missing
        if more <= 0 or self.wants.judge.colony.morale >= 10 or self.mine + 0.63 * self.to_come < more:
            return 0.0
        return 1.0 / more
