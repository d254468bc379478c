"""Actions towards the table: spend food, request cards, call for exile, use abilities, end the turn."""

from __future__ import annotations

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ...cards.content import SYMBOLS, Ability
from ...cards.effects import Context, Effect, holds
from ...cards.ops.dice import spend_die, turn_die
from ...game import ColonyGame
from ...state import Lasting, Survivor
from .. import questions
from ..choose import PICKS
from ..exile import ExileVote
from ..hidden import Known, Offers
from ..moments import Moment, open_moment
from ..questions import Use, label_of
from ..sources import Cards, hand
from .base import Desk, Reason, no_die
from .cards import PLAY, RATION, PlayCard, Ration, playable
from .move import Move, MoveAction

SPEND_FOOD = OptionKind("spend-food", "die")
REQUEST = OptionKind("request", "symbol")
GIVE = OptionKind("give", "card")
REFUSE = OptionKind("refuse")
ACCEPT = OptionKind("accept", "seat", "card")
DECLINE = OptionKind("decline")
NOMINATE = OptionKind("nominate", "seat")
USE = OptionKind("use", "survivor", "card", "die")
USE_EFFECT = OptionKind("use-effect", "card")
END = OptionKind("end-turn")


class FoodAction:
    """Eat from the supply: one food raises one die by 1 (R-103)."""

    verbs = ("spend-food",)
    explained = ""

    def options(self, desk: Desk, out: list[Option]) -> None:
        """Every die below 6."""
        if desk.colony.food and not desk.player.exiled:
            out += [SPEND_FOOD[die] for die in desk.dice if die < 6]

    def why_not(self, desk: Desk, survivor: Survivor) -> Reason | None:
        """Not a survivor's action."""
        return None

    def begin(self, game: ColonyGame, seat: int, option: Option) -> Procedure:
        """Eat."""
        return SpendFood(seat, option["die"])


@procedure
class SpendFood(Procedure):
    """The food is gone; then, if nothing breaks in, the die rises."""

    seat: int
    die: int

    def start(self, game: ColonyGame) -> None:
        """A crossroads card may break in here."""
        game.change_food(game.colony_of(self.seat), -1)
        fact = game.happened("food-spent", self.seat, n=self.die)
        open_moment(game, "food-spent", self.eaten, self.seat, fact)

    def eaten(self, game: ColonyGame, moment: Moment | None = None) -> None:
        """Raise the die, if the player still has it (R-190: whoever is out has no dice)."""
        cancelled = moment is not None and moment.cancelled
        if not cancelled and self.die in game.player(self.seat).unused:
            turn_die(game, self.seat, self.die, self.die + 1)


class RequestAction:
    """Ask the others for a card that is played at once (R-104 to R-106)."""

    verbs = ("request",)
    explained = ""

    def options(self, desk: Desk, out: list[Option]) -> None:
        """Each kind of card once a turn."""
        for player in desk.game.state.players:
            if player.hand and player.seat != desk.seat:
                out += [REQUEST[symbol] for symbol in SYMBOLS if symbol not in desk.asked]
                return

    def why_not(self, desk: Desk, survivor: Survivor) -> Reason | None:
        """Not a survivor's action."""
        return None

    def begin(self, game: ColonyGame, seat: int, option: Option) -> Procedure:
        """Ask."""
        return Request(seat, option["symbol"])


@procedure
class Request(Procedure):
    """Others offer or refuse; the asker takes one of the offers and plays it."""

    seat: int
    symbol: str
    offers: dict[str, str] | None = None

    def start(self, game: ColonyGame) -> None:
        """Ask all who hold cards."""
        game.emit("request", seat=self.seat, symbol=self.symbol)
        others = [p for p in game.in_play() if p != self.seat and game.player(p).hand]
        game.ask_each(
            others,
            "request",
            options=self.give_options,
            then=self.offered,
            seat=self.seat,
            symbol=self.symbol,
        )

    def zones(self, game: ColonyGame) -> list[Offers | Known]:
        """Who asked sees all offers; one that was taken all have seen."""
        if not self.offers or not self.waits:
            return []
        if self.step != self.accepted.__name__:
            return [Known(Cards([f"hand:{giver}"]), None, card) for giver, card in self.offers.items()]
        asked = [seat for seat in game.in_play() if seat != self.seat and game.player(seat).hand]
        return [
            Offers(
                self.offers,
                chooser=self.seat,
                asked=asked,
                least=1,
                fits=lambda card: game.fits(card, self.symbol) and playable(game, self.seat, card),
                unlocked=True,
                options=self.give_options,
            )
        ]

    def give_options(self, game: ColonyGame, seat: int) -> list[Option]:
        """What the asker could play right now, or a refusal."""
        fitting = [c for c in game.hand_with(seat, self.symbol) if playable(game, self.seat, c)]
        return [REFUSE.only, *(GIVE[name] for name in dict.fromkeys(game.card_ids(fitting)))]

    def offered(self, game: ColonyGame, answers: dict[int, Option]) -> None:
        """Choose among the offers."""
        self.offers = {str(p): o["card"] for p, o in answers.items() if o.verb == "give"}
        if not self.offers:
            game.emit("request-refused", seat=self.seat, symbol=self.symbol)
            return
        game.reveal()
        game.ask(self.seat, "accept", options=self.accept_options, then=self.accepted, symbol=self.symbol)

    def accept_options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Each offer, or none."""
        assert self.offers is not None
        offers = [(int(giver), card) for giver, card in self.offers.items()]
        there = [(giver, card) for giver, card in offers if card in hand(giver).now(game)]
        return [*(ACCEPT[giver, card] for giver, card in there), DECLINE.only]

    def accepted(self, game: ColonyGame, option: Option) -> None:
        """The card is played as if from the asker's hand."""
        if option.verb == "decline":
            return
        giver, name = option["seat"], option["card"]
        card = game.in_hand(giver, name)
        game.emit("request-granted", seat=self.seat, giver=giver, card=name)
        self.offers = {str(giver): name}
        printed = game.item(card)
        if printed.equipment:
            game.ask(self.seat, "equip-requested", options=self.equip_options, then=self.equip, card=name)
        elif printed.moves:
            game.ask(self.seat, "move-requested", options=self.move_options, then=self.move, card=name)
        elif len(self.play_options(game, self.seat)) > 1:
            game.ask(self.seat, "play-requested", options=self.play_options, then=self.play, card=name)
        else:
            game.call(PlayCard(self.seat, card, giver))

    def _taken(self, game: ColonyGame) -> tuple[int, int]:
        """The giver and the card; of two copies the fresh one, as out of the own hand (OW-22, R-105)."""
        assert self.offers is not None
        giver, name = next(iter(self.offers.items()))
        return int(giver), game.in_hand(int(giver), name, fresh=True)

    def equip_options(self, game: ColonyGame, seat: int) -> list[Option]:
        """One of the own survivors."""
        return [PICKS["survivor"][s.id] for s in game.own(seat)]

    def equip(self, game: ColonyGame, option: Option | None) -> None:
        """Equip it, if there is still somebody who can take it."""
        if option is None:
            return
        giver, card = self._taken(game)
        game.call(PlayCard(self.seat, card, giver, option["survivor"]))

    def play_options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Play it; an exiled player may also eat a food card alone."""
        printed, player = game.item(self._taken(game)[1]), game.player(seat)
        rations = printed.symbol == "food" and player.exiled
        dice = sorted({die for die in player.unused if die < 6}) if rations else []
        return [PLAY[printed.id], *(RATION[printed.id, die] for die in dice)]

    def play(self, game: ColonyGame, option: Option) -> None:
        """Play it, or eat it."""
        giver, card = self._taken(game)
        if option.verb == "ration":
            game.call(Ration(self.seat, option["card"], option["die"], giver))
        else:
            game.call(PlayCard(self.seat, card, giver))

    def move_options(self, game: ColonyGame, seat: int) -> list[Option]:
        """A move with this card."""
        out: list[Option] = []
        MoveAction().options(Desk(game, seat), out, [game.item(self._taken(game)[1]).id])
        return out

    def move(self, game: ColonyGame, option: Option | None) -> None:
        """Move with it, if there is still somewhere to go."""
        if option is None:
            return
        giver, card = self._taken(game)
        game.call(Move(self.seat, option["survivor"], option["to"], card, giver))


class ExileAction:
    """Call a vote about exiling another player, once a turn (R-145 to R-150)."""

    verbs = ("nominate",)
    explained = ""

    def options(self, desk: Desk, out: list[Option]) -> None:
        """Every other player who is not exiled."""
        game = desk.game
        if game.state.setup.mode in ("cooperative", "dilemma") or desk.player.called_exile:
            return
        out += [NOMINATE[seat] for seat in game.team(desk.seat) if seat != desk.seat]

    def why_not(self, desk: Desk, survivor: Survivor) -> Reason | None:
        """Not a survivor's action."""
        return None

    def begin(self, game: ColonyGame, seat: int, option: Option) -> Procedure:
        """Vote."""
        game.player(seat).called_exile = True
        return ExileVote(seat, option["seat"])


class AbilityAction:
    """Use an ability of a survivor, of equipment, or of a lasting effect."""

    verbs = ("use", "use-effect")
    explained = "ability"

    def options(self, desk: Desk, out: list[Option]) -> None:
        """Every ability that is ready, with every fitting die."""
        game = desk.game
        for survivor in desk.own:
            for use in action_uses(game, survivor):
                if not self._usable(desk, survivor, use):
                    continue
                label = label_of(game, use)
                if not use.ability.die:
                    out.append(USE[survivor.id, label, None])
                else:
                    out += [USE[survivor.id, label, die] for die in desk.dice if die >= use.ability.die]
        if desk.lasting:
            out += dict.fromkeys(USE_EFFECT[x.source] for x, a in shared_actions(game, desk.seat, "action"))

    def _usable(self, desk: Desk, survivor: Survivor, use: Use) -> bool:
        """Whether there is no :meth:`_problem`; asked far more often than why."""
        ability = use.ability
        if ability.die and (not desk.dice or desk.dice[-1] < ability.die):
            return False
        if not questions.ready(desk.game, survivor, use):
            return False
        return not ability.requires or holds(
            desk.game, ability.requires, Context(desk.seat, {"user": [survivor.id]})
        )

    def _problem(self, desk: Desk, survivor: Survivor, use: Use) -> Reason | None:
        """Why this ability cannot be used now."""
        game, ability = desk.game, use.ability
        if not questions.located(game, survivor, ability.at):
            return Reason("why-wrong-place", {"survivor": survivor.id, "place": ability.at})
        if not questions.ready(game, survivor, use):
            return Reason("why-used", {"survivor": survivor.id})
        if ability.die and (reason := no_die(desk, ability.die, survivor)):
            return reason
        if ability.requires and not holds(game, ability.requires, Context(desk.seat, {"user": [survivor.id]})):
            return Reason("why-no-use")
        return None

    def why_not(self, desk: Desk, survivor: Survivor) -> Reason | None:
        """The reason for the survivor's own ability, else for one of its equipment; it may have none to use."""
        problems = []
        for use in action_uses(desk.game, survivor):
            problem = self._problem(desk, survivor, use)
            if problem is None:
                return None
            problems.append(problem)
        if questions.forbidden(desk.game, survivor, "ability"):
            return Reason("why-forbidden", {"survivor": survivor.id})
        return problems[0] if problems else Reason("why-passive")

    def begin(self, game: ColonyGame, seat: int, option: Option) -> Procedure:
        """Use it."""
        if option.verb == "use-effect":
            lasting, ability = next(
                (x, a) for x, a in shared_actions(game, seat, "action") if x.source == option["card"]
            )
            return Effect(ability.do, seat, lasting.source, {})
        return UseAbility(seat, option["survivor"], option["card"], option.get("die") or 0)


def action_uses(game: ColonyGame, survivor: Survivor) -> list[Use]:
    """The action abilities of a survivor, ready or not; an unused copy before a used one."""
    uses = [use for use in questions.abilities_of(game, survivor) if use.ability.when == "action"]
    if len(uses) < 2:
        return uses
    best: dict[str, Use] = {}
    for use in uses:
        label = label_of(game, use)
        if label not in best or not questions.ready(game, survivor, best[label]):
            best[label] = use
    return list(best.values())


def shared_actions(game: ColonyGame, seat: int, when: str) -> list[tuple[Lasting, Ability]]:
    """Abilities of lasting effects that a player may use: the own ones and those for anyone."""
    found = []
    for lasting in game.state.lasting:
        if lasting.survivor or (lasting.seat >= 0 and lasting.seat != seat):
            continue
        for ability in game.content.abilities[lasting.abilities]:
            usable = ability.when == when and (ability.anyone or lasting.seat == seat)
            if usable and holds(game, ability.requires, Context(seat)):
                found.append((lasting, ability))
    return found


@procedure
class UseAbility(Procedure):
    """Spend the die, mark it used, do what it says."""

    seat: int
    survivor: str
    card: str
    die: int

    def start(self, game: ColonyGame) -> None:
        """Do it."""
        survivor = game.state.survivors[self.survivor]
        use = next(u for u in action_uses(game, survivor) if label_of(game, u) == self.card)
        if self.die:
            spend_die(game, self.seat, self.die)
        questions.mark_used(game, survivor, use)
        game.emit("used", survivor=self.survivor, card=self.card)
        scope = {"user": [self.survivor], "item": use.item}
        game.call(Effect(use.ability.do, self.seat, self.card, scope))
