"""The players choose their first survivors (R-009)."""

from __future__ import annotations

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ..arrival import put_in_play
from ..decks import dealt_each
from ..hidden import Held

KEEP_SURVIVORS = OptionKind("keep-survivors", "leader", "second", "third")


@procedure
class KeepSurvivors(Procedure):
    """Four cards each (OW-40: fewer of a small deck); two stay (with two players three), one as the leader."""

    dealt: list[list[str]] | None = None

    def start(self, game: ColonyGame) -> None:
        """Deal, and ask everybody at once."""
        state = game.state
        each = dealt_each(game.setup, game.content)
        self.dealt = [[state.survivor_deck.pop(0) for _ in range(each)] for _ in state.players]
        game.ask_each(range(game.setup.players), "keep-survivors", options=self.keep_options, then=self.chosen)

    def zones(self, game: ColonyGame) -> list[Held]:
        """Everybody sees the own four cards."""
        dealt = self.dealt if self.waits and self.dealt else []
        return [Held(cards, [seat], "survivors") for seat, cards in enumerate(dealt)]

    def keep_options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Every pair (with two players: every three) with every leader."""
        assert self.dealt is not None
        cards = self.dealt[seat]
        if game.setup.players == 2:
            return [
                KEEP_SURVIVORS[leader, *rest]
                for out in cards
                for leader in cards
                if leader != out
                for rest in [[c for c in cards if c not in (leader, out)]]
            ]
        return [KEEP_SURVIVORS[a, b, None] for a in cards for b in cards if a != b]

    def chosen(self, game: ColonyGame, answers: dict[int, Option]) -> None:
        """Onto the board; the others are shuffled back (R-009)."""
        assert self.dealt is not None
        state = game.state
        for seat in sorted(answers):
            option = answers[seat]
            kept = [option["leader"], option["second"], *([option["third"]] if option.get("third") else [])]
            for name in kept:
                put_in_play(game, seat, name, game.home_of(seat))
            game.player(seat).leader = option["leader"]
            state.survivor_deck += [c for c in self.dealt[seat] if c not in kept]
        game.shuffle(state.survivor_deck)
