"""The crisis of a round: revealed at its start, resolved at night (R-120 to R-129)."""

from __future__ import annotations

from dataclasses import field

from overwinter.kernel.procedure import Procedure, procedure

from ...cards.effects import Effect
from ...game import ColonyGame
from .. import questions


@procedure
class RevealCrisis(Procedure):
    """Step 1 of the player phase. Without cards there is no crisis (R-129)."""

    def start(self, game: ColonyGame) -> None:
        """Turn up the top card, unless an effect cancels it."""
        state = game.state
        state.crisis = ""
        if not state.crisis_deck:
            return
        card = state.crisis_deck.pop(0)
        game.forget(zone="crisis", card=card)
        game.reveal()
        if state.cancel_crisis:
            state.cancel_crisis -= 1
            state.crises_past = [*state.crises_past, card]
            game.emit("crisis-cancelled", crisis=card)
        else:
            state.crisis = card
            game.emit("crisis", crisis=card)


@procedure
class ResolveCrisis(Procedure):
    """Step 3 of the colony phase (R-120 to R-128)."""

    program: str = ""
    """What is done to each colony."""
    colonies: list[int] = field(default_factory=list)
    """Those still to come."""
    given: list[int] = field(default_factory=list)
    """How many cards each colony has contributed."""

    def start(self, game: ColonyGame) -> None:
        """Shuffle, reveal one by one, judge."""
        state = game.state
        if not state.crisis:
            return
        card = game.content.crises[state.crisis]
        cards = [entry.card for entry in state.contributions]
        givers = [game.player(entry.seat).colony for entry in state.contributions]
        self.given = [givers.count(number) for number in range(len(state.colonies))]
        if cards:
            game.shuffle(cards)
        state.contributions = []
        game.forget(zone="contributions")
        total = 0
        for number in cards:
            fits = game.item(number).symbol in card.prevent
            total += 1 if fits else -1
            game.remove_item(number)
            game.emit("contribution", card=game.item(number).id, fits=fits, total=total)
        need, struck = questions.crisis_need(game), questions.crisis_strikes(game)
        state.crises_past = [*state.crises_past, card.id]
        state.crisis = ""
        if total < need:
            game.emit("crisis-failed", crisis=card.id, total=total, need=need)
            self.program, self.colonies = card.each, struck
            game.call(Effect(card.fail, state.colonies[0].first, card.id, {}), then=self.each)
            return
        game.emit("crisis-averted", crisis=card.id, total=total, need=need)
        if total >= need + card.bonus.extra:
            for number in struck:
                game.change_morale(state.colonies[number], card.bonus.morale, card.id)
            self.program, self.colonies = card.bonus.each, struck
            self.go(self.each)

    def each(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """What happens to every colony, one after the other; "you" is its first player."""
        if self.program and self.colonies:
            number = self.colonies.pop(0)
            card, struck = game.state.crises_past[-1], questions.crisis_strikes(game)
            others = [self.given[other] for other in struck if other != number]
            scope = {"given": self.given[number], "given-by-others": max(others, default=0)}
            first = game.state.colonies[number].first
            game.call(Effect(self.program, first, card, scope), then=self.each)
