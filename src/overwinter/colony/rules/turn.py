"""A player's turn (reference 3.2, R-026 to R-034, R-215 to R-223)."""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ..cards.ops.lasting import expire
from ..game import ColonyGame
from ..state import Due, Turning
from . import questions
from .actions import Desk
from .actions.request import Request
from .arrival import Replacement
from .crossroads import Watch, comes_up, draw_card, return_card, watch
from .death import Wounds
from .exposure import Exposure
from .moments import Moment, due_at, open_moment
from .order import FROSTBITE, frozen, order_matters

END = OptionKind("end-turn")


@procedure
class Turn(Procedure):
    """Crossroads card, start-of-turn effects, then actions until the player stops."""

    sequence = True
    later: ClassVar[bool] = False
    """Whether its crossroads card waits for the end of the turn."""
    seat: int
    asked: list[str]
    """What the player has asked the others for."""
    hands: list[int] = field(default_factory=list)
    """How many cards everybody held then."""
    due: list[Due] | None = None

    def start(self, game: ColonyGame) -> None:
        """The right-hand neighbour draws (R-027: before anything else)."""
        state, turn = game.state, Turning(self.seat, later=self.later)
        state.turns.append(turn)
        expire(game, "turn-start", self.seat)
        game.player(self.seat).called_exile = False
        for survivor in state.survivors.values():
            # All of them: one that changes hands in this turn has not moved in it yet.
            survivor.moved, survivor.strode = False, ""
        game.emit("turn", seat=self.seat)
        draw_card(game, turn)
        watch(game, self.seat, self.frostbite, "turn-start")

    def frostbite(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Each own survivor with frostbite takes one wound (R-028): first, unless the order can matter (R-352)."""
        hurt = frozen(game, self.seat)
        if not hurt:
            self.owed(game)
            return
        starts = due_at(game, "turn-start", self.seat)
        due = [Due(self.seat, "", "", FROSTBITE), *starts]
        if starts and order_matters(game, due):
            self.due = []
            game.call(Moment("turn-start", due, self.seat), then=self.watch_start)
        else:
            game.call(Wounds([survivor.id for survivor in hurt]), then=self.watch_start)

    def watch_start(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """That may have triggered the card."""
        watch(game, self.seat, self.owed)

    def owed(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """A survivor that was owed may come now (R-186). Whoever was eliminated meanwhile has no turn."""
        if game.player(self.seat).eliminated:
            self.finish(game)
            return
        if self.due is None:
            # A survivor that comes only now has missed the start of the turn.
            self.due = due_at(game, "turn-start", self.seat)
        if game.player(self.seat).waiting and not game.own(self.seat):
            game.call(Replacement(self.seat), then=self.effects)
        else:
            self.effects(game)

    def effects(self, game: ColonyGame, arrived: Procedure | None = None) -> None:
        """Start-of-turn effects, one after the other."""
        due, self.due = self.due, None
        if due:
            game.call(Moment("turn-start", due, self.seat), then=self.watch_effects)
        elif arrived is not None:
            self.watch_effects(game)
        else:
            self.settle_card(game)  # nothing has changed since the card was looked at

    def watch_effects(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """They may have triggered the card."""
        watch(game, self.seat, self.settle_card)

    def act(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Ask for the next action. Whoever was eliminated in the own turn has none."""
        if game.state.players[self.seat].eliminated:
            self.finish(game)
        else:
            game.ask(self.seat, "turn", options=self.options, then=self.chosen)

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Everything the player may do now."""
        decision, kept = game.state.flow.serial, game.turn_kept
        if kept is not None and kept[0] is self and kept[1] == decision:
            listed = kept[2]
        else:
            listed = self._all_options(game, seat)
        game.turn_listed, game.turn_kept = (self, decision, listed), None
        return listed

    def _all_options(self, game: ColonyGame, seat: int) -> list[Option]:
        desk = Desk(game, seat, self._asked(game))
        out = [END.only]
        for action in game.rules.actions:
            action.options(desk, out)
        without = game.rules.without
        return [option for option in out if option.verb not in without] if without else out

    def narrowed(self, game: ColonyGame, listing: str, seat: int, option: Option) -> list[Option]:
        """An action is found among those of its kind."""
        action = game.rules.by_verb.get(option.verb)
        if listing != "options" or action is None or option.verb in game.rules.without:
            return Procedure.narrowed(self, game, listing, seat, option)
        out: list[Option] = []
        action.options(Desk(game, seat, self._asked(game)), out)
        return out

    def chosen(self, game: ColonyGame, option: Option) -> None:
        """Carry the action out, or stop."""
        self._keep_options(game, option)
        if option.verb == "end-turn":
            game.happened("turn-end", self.seat)
            watch(game, self.seat, self.stop)
            return
        if option.verb == "request":
            self.asked = [*self._asked(game), option["symbol"]]
            self.hands = _hands(game)
        procedure = game.rules.by_verb[option.verb].begin(game, self.seat, option)
        game.call(procedure, then=self.settle)

    def _keep_options(self, game: ColonyGame, option: Option) -> None:
        """A request that all refuse changes nothing: the player may do the same as before then, but for this."""
        listed, flow = game.turn_listed, game.state.flow
        game.turn_listed = game.turn_kept = None
        if option.verb == "request" and listed is not None and len(flow.stacks) == 1:
            turn, decision, options = listed
            if turn is self and decision == flow.serial:
                game.turn_kept = (self, 0, [other for other in options if other is not option])

    def _confirm_kept(self, game: ColonyGame, done: Procedure) -> None:
        """The action is done: what was kept of the options is good for the next decision, or for nothing."""
        kept = game.turn_kept
        if kept is not None:
            refused = isinstance(done, Request) and not done.offers
            game.turn_kept = (self, game.state.flow.serial + 1, kept[2]) if refused else None

    def _asked(self, game: ColonyGame) -> list[str]:
        """What may not be asked for again (R-350). When cards have changed hands, anything may."""
        if not self.asked or self.hands == _hands(game):
            return self.asked
        return [] if game.setup.policy("requests") == "until-given" else self.asked

    def settle(self, game: ColonyGame, done: Procedure) -> None:
        """Whoever lives only by a borrowed ability dies when it is gone; then the card is looked at."""
        doomed = questions.doomed(game)
        if doomed:
            game.call(Wounds(doomed, n=0), then=self.watch)
        elif comes_up(game, self.seat):
            game.call(Watch(self.seat), then=self.settle_card)
        else:  # nothing has changed since the doomed were looked for
            self._confirm_kept(game, done)
            self.act(game)

    def watch(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """The action is complete: a crossroads card may be triggered (R-216)."""
        watch(game, self.seat, self.settle_card)

    def settle_card(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """A card may have parted somebody from a borrowed ability as well."""
        doomed = questions.doomed(game)
        if doomed:
            game.call(Wounds(doomed, n=0), then=self.act)
        else:
            self.act(game)

    def stop(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """The player stops: a move that was to be the first of two is rolled for now, one survivor after the other
        (OW-41)."""
        due = [s for s in game.state.survivors.values() if s.strode == "due" and s.owner == self.seat]
        strayed = due[0] if due else None
        if strayed is None:
            self.ends(game)
        else:
            strayed.strode = "safe"
            game.call(Exposure(strayed.id, "move"), then=self.stop)

    def ends(self, game: ColonyGame) -> None:
        """What is due at the end of a turn."""
        open_moment(game, "turn-end", self.over, self.seat)

    def over(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Nothing more is due."""
        self.finish(game)

    def finish(self, game: ColonyGame) -> None:
        """The turn is over."""
        end_turn(game, self.seat)


def end_turn(game: ColonyGame, seat: int) -> None:
    """The card goes back; effects of this turn end."""
    turn = game.turn_of(seat)
    assert turn is not None
    return_card(game, turn)
    expire(game, "turn", seat)
    game.emit("turn-end", seat=seat)
    game.state.turns.remove(turn)


def _hands(game: ColonyGame) -> list[int]:
    return [len(player.hand) for player in game.state.players]
