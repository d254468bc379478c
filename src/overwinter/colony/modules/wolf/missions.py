"""Missions of the lone wolf: drawn, swapped once a turn, completed (reference 16.6)."""

from __future__ import annotations

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ...cards.effects import Context, Effect, holds
from ...cards.further import MissionCard
from ...cards.ops.payments import Pay
from ...cards.predicates.stores import can_pay
from ...game import ColonyGame
from ...rules.actions.base import Action, Desk, Reason
from ...rules.endings import Condition, tested
from ...state import Fact, Survivor
from ..warring.slot import Warring, lone
from .slot import HAND, Wolf, den_of, wolf_seat

MISSION = OptionKind("mission", "card")
SWAP = OptionKind("swap-mission", "card")
KEEP = OptionKind("keep-missions")
LATER = OptionKind("no-mission")


def mission_named(game: ColonyGame, name: str) -> MissionCard:
    """A mission by its id."""
    found: MissionCard = game.content.further["mission"][name]
    return found


def needs(game: ColonyGame, card: MissionCard) -> list[Condition]:
    """What a mission needs, tested now."""
    return tested(game, wolf_seat(game), game.content.checks[card.requires]) if card.requires else []


def ready(game: ColonyGame, card: MissionCard) -> bool:
    """Whether the wolf has what a mission needs and can pay for it."""
    context = Context(wolf_seat(game))
    return holds(game, card.requires, context) and can_pay(game, context, card.cost)


def completable(game: ColonyGame, when: str) -> list[Option]:
    """The missions in hand that can be completed at such a time."""
    cards = [mission_named(game, name) for name in Wolf.of(game).hand]
    return [MISSION[card.id] for card in cards if card.when == when and ready(game, card)]


class MissionAction(Action):
    """In the own turn missions are completed without a die of their own, as many as one can."""

    verbs = ("mission",)

    def options(self, desk: Desk, out: list[Option]) -> None:
        """Every mission in hand that can be completed now; only the wolf has any."""
        if lone(desk.game, desk.seat):
            out += completable(desk.game, "turn")

    def why_not(self, desk: Desk, survivor: Survivor) -> Reason | None:
        """Missions are not a survivor's action: what each of them lacks is told with it."""
        return None

    def begin(self, game: ColonyGame, seat: int, option: Option) -> Procedure:
        return Complete(option["card"])


@procedure
class Complete(Procedure):
    """A mission is laid open, paid for and carried out; it lifts the wolf's morale, and a new one is drawn."""

    sequence = True
    card: str

    def start(self, game: ColonyGame) -> None:
        """All see which it is."""
        slot, seat = Wolf.of(game), wolf_seat(game)
        slot.hand.remove(self.card)
        slot.done.append(self.card)
        game.reveal()
        game.emit("mission", seat=seat, card=self.card, n=len(slot.done))
        cost = [dict(due) for due in mission_named(game, self.card).cost]
        game.call(Pay(seat, self.card, cost, sure=True), then=self.paid)

    def paid(self, game: ColonyGame, _: Procedure) -> None:
        """What it brings about."""
        program = mission_named(game, self.card).do
        game.call(Effect(program, wolf_seat(game), self.card, {}), then=self.completed)

    def completed(self, game: ColonyGame, _: Procedure) -> None:
        """Whoever is out by now has nothing more of it."""
        if not game.player(wolf_seat(game)).eliminated:
            game.change_morale(den_of(game), mission_named(game, self.card).morale, self.card)
            draw_mission(game)


def draw_mission(game: ColonyGame) -> None:
    """The wolf takes the top mission into the hand; from an empty deck none comes."""
    slot, seat = Wolf.of(game), wolf_seat(game)
    if slot.deck:
        slot.hand.append(slot.deck.pop(0))
        game.reveal()
        game.emit("mission-drawn", secret={"card": slot.hand[-1]}, to=[seat], seat=seat)


@procedure
class SwapMission(Procedure):
    """Once a round, at the start of the turn, the wolf may lay a mission aside for a new one."""

    def start(self, game: ColonyGame) -> None:
        """Not where there is nothing to draw, nor for a wolf whom the frost has just finished off."""
        slot, seat = Wolf.of(game), wolf_seat(game)
        if slot.hand and slot.deck and not game.player(seat).eliminated:
            game.ask(seat, "swap-mission", options=self.options, then=self.chosen)

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Any of them, or none."""
        return [KEEP.only, *(SWAP[name] for name in Wolf.of(game).hand)]

    def chosen(self, game: ColonyGame, option: Option) -> None:
        """Nobody else sees what was laid aside."""
        if option is KEEP.only:
            return
        slot, seat = Wolf.of(game), wolf_seat(game)
        slot.hand.remove(option["card"])
        slot.dropped.append(option["card"])
        game.emit("mission-dropped", secret={"card": option["card"]}, to=[seat], seat=seat)
        draw_mission(game)


@procedure
class MissionNow(Procedure):
    """A moment at which a mission may be completed outside the wolf's turn. Whoever has any is asked, fitting or
    not: being asked must not tell which they are (OW-09)."""

    when: str

    def start(self, game: ColonyGame) -> None:
        """A wolf who is out has none."""
        if Wolf.of(game).hand and not game.player(wolf_seat(game)).eliminated:
            game.ask(wolf_seat(game), "mission-now", options=self.options, then=self.chosen, when=self.when)

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Those that fit, or none."""
        return [LATER.only, *completable(game, self.when)]

    def chosen(self, game: ColonyGame, option: Option) -> None:
        """One at most: no two missions wait for the same."""
        if option is not LATER.only:
            game.call(Complete(option["card"]))


@procedure
class QuietRound(Procedure):
    """The end of a round in which there was no combat."""

    def start(self, game: ColonyGame) -> None:
        if not Warring.of(game).fought:
            game.call(MissionNow("round-end"))


def round_over(seat: int, fact: Fact | None) -> Procedure:
    """What the wolf makes of the end of a round."""
    return QuietRound()


@procedure
class DealMissions(Procedure):
    """The missions are shuffled, three are drawn; of a fourth, where the objective brings one, one goes back."""

    def start(self, game: ColonyGame) -> None:
        """Draw."""
        slot, seat = Wolf.of(game), wolf_seat(game)
        slot.deck = list(game.content.further["mission"])
        game.shuffle(slot.deck)
        drawn = game.content.secrets[game.player(seat).objectives[0]].missions
        slot.hand, slot.deck = slot.deck[:drawn], slot.deck[drawn:]
        game.emit("missions-dealt", secret={"cards": list(slot.hand)}, to=[seat], seat=seat)
        if len(slot.hand) > HAND:
            game.ask(seat, "first-missions", options=self.options, then=self.chosen)

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Which one goes back."""
        return [SWAP[name] for name in Wolf.of(game).hand]

    def chosen(self, game: ColonyGame, option: Option) -> None:
        """Back into the deck."""
        slot = Wolf.of(game)
        slot.hand.remove(option["card"])
        slot.deck.append(option["card"])
        game.shuffle(slot.deck)
