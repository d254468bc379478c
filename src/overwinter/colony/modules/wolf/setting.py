"""Setting up the lone wolf: the den, a secret objective, missions (reference 16.6)."""

from __future__ import annotations

from collections.abc import Sequence

from overwinter.kernel.errors import SetupError
from overwinter.kernel.procedure import Procedure, procedure

from ...cards.content import Content
from ...cards.effects import Effect
from ...game import ColonyGame
from ...rules.composition import Seating
from ...state import Setup
from ..warring.setting import checked_teams
from ..warring.slot import DEN, HOMES
from ..warring.slot import NAME as WARRING
from .slot import MORALE, Wolf, den_of, wolf_seat


def comes(setup: Setup, modules: Sequence[str]) -> bool:
    """An odd number of players brings the wolf."""
    return WARRING in modules and setup.players % 2 == 1


def seating(setup: Setup, content: Content) -> Seating:
    """Two equal teams and the wolf, who sits last unless it was agreed otherwise."""
    if setup.players % 2 == 0:
        raise SetupError("a wolf needs an odd number of players", "wolf-even", players=setup.players)
    return Seating((*HOMES, DEN), checked_teams(setup))


@procedure
class OpenDen(Procedure):
    """The den: morale of its own, no helpless, and nothing to do with the main objective."""

    def start(self, game: ColonyGame) -> None:
        open_den(game)


def open_den(game: ColonyGame) -> None:
    """Make a den of what would be a third colony."""
    den = den_of(game)
    den.objective, den.morale, den.helpless = "", MORALE, 0


@procedure
class DealWolf(Procedure):
    """The wolf's secret objective; nobody else has one of these. A colony is noted in any case, so that nobody can
    tell from it which objective it is."""

    def start(self, game: ColonyGame) -> None:
        names = [card.id for card in game.content.secrets.values() if card.kind == "wolf"]
        slot, slips = Wolf.of(game), list(HOMES)
        game.player(wolf_seat(game)).objectives = [names[game.draw(len(names), "pick")]]
        game.shuffle(slips)
        slot.noted, slot.unnoted = slips[:1], slips[1:]


@procedure
class SetUpWolf(Procedure):
    """What the secret objective changes once everything else is set up; "you" is the wolf."""

    def start(self, game: ColonyGame) -> None:
        seat = wolf_seat(game)
        card = game.content.secrets[game.player(seat).objectives[0]]
        if card.setup:
            game.call(Effect(card.setup, seat, card.id, {}))


def stock(game: ColonyGame) -> None:
    """A table arranged by hand: the first objective, blue noted, all missions in the deck."""
    open_den(game)
    Wolf.of(game).deck = list(game.content.further["mission"])
    names = [card.id for card in game.content.secrets.values() if card.kind == "wolf"]
    game.player(wolf_seat(game)).objectives = names[:1]
