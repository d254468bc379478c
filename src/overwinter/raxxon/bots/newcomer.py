"""Somebody who plays Raxxon for the first time and does what the five lessons say (docs/lessons.md).

Every habit stands under the lesson that teaches it; where no lesson says anything it takes any answer.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from overwinter.kernel.options import Option

from ..sight.view import CrowdCardView, RaxxonView
from .base import Sight

DEAR = 2
"""So many signs that come due are more than what there is to gain."""
WORTH = 2
"""So many people in a clean line are worth sending away."""


class Newcomer:
    """Follows the five lessons."""

    def choose(self, sight: Sight) -> Option:
        """What the lessons say; else any answer."""
        if len(sight.options) == 1:
            return sight.options[0]
        crowd = Crowd(sight)
        advice = {
            "rx-turn": crowd.turn,
            "rx-consequence": crowd.price,
            "rx-line": crowd.line,
            "rx-pick": crowd.pick,
        }
        for option in advice.get(sight.kind, crowd.nothing)():
            return option
        return sight.rng.choice(sight.options)


class Crowd:
    """What a newcomer makes of one decision. Each method yields what it would like best, first."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.view: RaxxonView = sight.view
        self.cards = self.view.crowd.cards
        self.lines: dict[tuple[str, int], list[CrowdCardView]] = defaultdict(list)
        for card in self.cards:
            self.lines["row", card.row].append(card)
            self.lines["column", card.col].append(card)

    # -- the crowd: the healthy leave together, the infected must not ----------------------------------------

    def ready(self, line: tuple[str, int]) -> int:
        """How many would leave with this line; none where somebody is ill or unknown."""
        cards = self.lines[line]
        return len(cards) if all(card.up and card.health == "healthy" for card in cards) else 0

    def line_of(self, option: Option) -> tuple[str, int]:
        """The line that an option means."""
        return ("row", int(option["row"])) if option.verb == "rx-row" else ("column", int(option["col"]))

    def line(self) -> Iterator[Option]:
        """The longest clean line leaves; where people are to be killed, the one with most infected."""
        lines = [option for option in self.sight.options if option.verb in ("rx-row", "rx-column")]
        if self.sight.about.get("why") == "evacuate":
            yield from sorted(lines, key=lambda option: -self.ready(self.line_of(option)))
        else:
            yield from sorted(lines, key=lambda option: -self.ill(self.lines[self.line_of(option)]))

    def ill(self, cards: list[CrowdCardView]) -> int:
        """How much is gained without these: infected ones count, healthy ones count against it."""
        return sum({"infected": 1, "healthy": -1}.get(card.health or "", 0) for card in cards)

    def pick(self) -> Iterator[Option]:
        """Turned up is who completes a line; quarantined or killed is who is infected."""
        at = {(card.row, card.col): card for card in self.cards}
        picks = [option for option in self.sight.options if option.verb == "rx-pick"]
        why = str(self.sight.about.get("why", ""))

        def hope(option: Option) -> int:
            card = at[int(option["row"]), int(option["col"])]
            if why.startswith(("kill", "move")):
                return self.ill([card])
            beside = self.lines["row", card.row], self.lines["column", card.col]
            return -self.ill([card]) * 9 + max(-self.ill(cards) for cards in beside)

        yield from sorted(picks, key=lambda option: -hope(option))

    # -- one action a turn -------------------------------------------------------------------------------------

    def turn(self) -> Iterator[Option]:
        """Send a clean line away; else put the infected aside; else look; when all is seen, pass."""
        acts = {str(option["action"]): option for option in self.sight.options if option.verb == "rx-act"}
        best = max((self.ready(line) for line in self.lines), default=0)
        hidden = sum(not card.up for card in self.cards)
        ill = sum(card.up and card.health == "infected" for card in self.cards)
        if "evacuate" in acts and best >= WORTH:
            yield acts["evacuate"]
        if ill and "quarantine" in acts:
            yield acts["quarantine"]
        if hidden:
            yield from self.verb("rx-investigate")
        if ill and "strike" in acts and max(self.ill(cards) for cards in self.lines.values()) > 0:
            yield acts["strike"]
        if "evacuate" in acts and best:
            yield acts["evacuate"]
        yield from self.verb("rx-pass")

    # -- tokens come due, the day ends -----------------------------------------------------------------------

    def price(self) -> Iterator[Option]:
        """Pay as long as it is little or a line is ready to leave; else pass."""
        due = len(self.view.sheets[self.sight.seat].consequences)
        ready = max((self.ready(line) for line in self.lines), default=0)
        yield from self.verb("rx-resolve" if due <= DEAR or ready >= WORTH else "rx-pass")

    def verb(self, name: str) -> Iterator[Option]:
        """The options of a verb."""
        return (option for option in self.sight.options if option.verb == name)

    def nothing(self) -> Iterator[Option]:
        """No lesson says anything about this."""
        return iter(())
