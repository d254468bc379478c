"""The Long Night: despair, unruly helpless, traps; noise by flip; a vote about the first player (reference 14)."""

from __future__ import annotations

from collections.abc import Iterator

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ..game import ColonyGame
from ..policies import Policy
from ..rules import questions
from ..rules.actions.base import Action, Desk, Reason
from ..rules.composition import Module, Outlook
from ..state import Colony, Survivor

CALM = OptionKind("calm", "card")


class CalmAction(Action):
    """Give a medicine card to calm an unruly helpless survivor: no die, from anywhere (R-275)."""

    verbs = ("calm",)

    def options(self, desk: Desk, out: list[Option]) -> None:
        """Every medicine card, while somebody is unruly."""
        game = desk.game
        if game.colony_of(desk.seat).unruly:
            fitting = game.hand_with(desk.seat, "medicine")
            out += [CALM[card] for card in dict.fromkeys(game.card_ids(fitting))]

    def why_not(self, desk: Desk, survivor: Survivor) -> Reason | None:
        """It is no action of a survivor."""
        return None

    def begin(self, game: ColonyGame, seat: int, option: Option) -> Procedure:
        """Play the card without its effect."""
        return Calm(seat, option["card"])


@procedure
class Calm(Procedure):
    """An unruly helpless survivor is calmed."""

    seat: int
    card: str

    def start(self, game: ColonyGame) -> None:
        """The card goes to the waste pile (an exiled player's leaves the game); the token is turned over."""
        number = game.in_hand(self.seat, self.card)
        game.leaves_hand(self.seat, number)
        game.discard(self.seat, number)
        colony = game.colony_of(self.seat)
        colony.unruly -= 1
        game.emit("calmed", seat=self.seat, card=self.card, n=1, unruly=colony.unruly)


def unruly_tonight(game: ColonyGame, colony: Colony) -> Iterator[Outlook]:
    """What unruly people cost: how much less would be eaten, and how many zombies fewer come, were they calm."""
    if not colony.unruly:
        return
    calm = game.copy()
    quiet = next(other for other in calm.state.colonies if other.place == colony.place)
    quiet.unruly = 0
    food = questions.food_need(game, colony) - questions.food_need(calm, quiet)
    zombies = questions.zombies_due(game, colony.place) - questions.zombies_due(calm, colony.place)
    yield Outlook("night-unruly", {"n": colony.unruly, "food": food, "zombies": zombies})


MODULE = Module(
    "longnight",
    pack="longnight",
    with_pack=True,
    actions=(CalmAction(),),
    policies=(Policy("helpless_death", "P-09", ("first-player", "calm-first")),),
    tonight=unruly_tonight,
    defaults={"noise_test": "flip", "first_player_vote": "on-call"},
)
