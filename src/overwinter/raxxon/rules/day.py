"""The course of a game: days, turns, consequences, actions, the evening (rules 2, 6, 8)."""

from __future__ import annotations

from typing import Any

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ..cards.content import Action
from ..cards.effects import RxEffect, able, can_begin
from ..cards.handling import RxDraw
from ..cards.sheet_ops import put_token
from ..game import RaxxonGame
from ..state import GRIDS, MOST_INFECTIONS
from .choose import RxYesNo
from .dealing import CHARACTER, give_sheet
from .ending_day import Daytime
from .icons import RxIcons

INVESTIGATE = OptionKind("rx-investigate")
ACT = OptionKind("rx-act", "action")
RESOLVE = OptionKind("rx-resolve", "icon")
PASS = OptionKind("rx-pass")


@procedure
class RxDay(Daytime):
    """Crowd set-up, player actions, evening."""

    def start(self, game: RaxxonGame) -> None:
        """A new day. Alone, one chooses a character for it."""
        state = game.state
        state.day += 1
        state.phase = "actions"
        game.emit("rx-day", day=state.day)
        if state.setup.solo:
            game.ask(0, "rx-character", options=self.characters, then=self.chosen)
        else:
            self.deal(game)

    def characters(self, game: RaxxonGame, seat: int) -> list[Option]:
        """Everybody, also the one of yesterday."""
        return [CHARACTER[name] for name in game.content.characters]

    def chosen(self, game: RaxxonGame, option: Option) -> None:
        give_sheet(game, 0, option["character"])
        self.deal(game)

    def deal(self, game: RaxxonGame) -> None:
        """Deal the crowd face-down, row after row, as far as the draw pile goes."""
        rows, columns = GRIDS[game.state.setup.players]
        dealt = 0
        for row in range(rows):
            for col in range(columns):
                if game.state.draw:
                    number, seen = game.draw_card()
                    game.lay(number, row, col, seen=seen)
                    dealt += 1
        game.emit("rx-dealt", n=dealt)
        game.call(RxTurn(game.state.first), then=self.next)

    def next(self, game: RaxxonGame, turn: RxTurn) -> None:
        """The next player to the left who has not passed; if all have, the evening comes."""
        seats = [seat for seat in game.clockwise(turn.seat) if not game.has_passed(seat)]
        others = [seat for seat in seats if seat != turn.seat] or seats
        if others:
            game.call(RxTurn(others[0]), then=self.next)
        else:
            self.evening(game)

    def evening(self, game: RaxxonGame) -> None:
        """Turn all up, infect, clear away, move the quarantine on (rules 6)."""
        state = game.state
        state.phase = "evening"
        for card in state.crowd:
            if not card.up:
                game.turn_up(card)
        crowd = [card.card for card in state.crowd]
        infected = [card for card in crowd + state.uncontained if not game.people[card].healthy]
        game.emit("rx-evening", day=state.day, cards=game.ids(crowd), n=len(infected))
        for _ in range(min(MOST_INFECTIONS, len(infected))):
            game.infect()
        state.crowd = []
        state.draw += crowd + state.uncontained + state.discard
        state.discard, state.glimpses = [], []
        game.shuffle(state.draw)
        state.uncontained, state.contained = state.contained, []
        for sheet in state.sheets:
            sheet.tokens = [0] * len(sheet.tokens)
            sheet.passes, sheet.must_pass = 0, False
        state.block_adds, state.no_evacuate = 0, False
        state.first = game.clockwise(state.active)[1 % len(state.sheets)]
        state.active = -1


@procedure
class RxTurn(Procedure):
    """Consequences, then one action; or passing at any moment of it.

    ``action``, ``space`` and ``icon`` say how far down the sheet the consequences have been resolved.
    """

    seat: int
    action: int = 0
    space: int = 0
    icon: int = 0

    def start(self, game: RaxxonGame) -> None:
        """A forced pass comes before anything else."""
        sheet = game.sheet(self.seat)
        game.state.active = self.seat
        game.emit("rx-turn", seat=self.seat)
        if sheet.must_pass:
            sheet.must_pass = False
            self.passes(game, forced=True)
        else:
            self.go_on(game)

    def pending(self, game: RaxxonGame) -> str:
        """The next icon on the way down the sheet above a token; empty: none. (RX-06)"""
        actions, tokens = game.character(self.seat).actions, game.sheet(self.seat).tokens
        while self.action < len(actions):
            spaces = game.spaces(actions[self.action])
            while self.space < len(spaces):
                if tokens[self.action] >> self.space & 1 and self.icon < len(spaces[self.space]):
                    return spaces[self.space][self.icon]
                self.space, self.icon = self.space + 1, 0
            self.action, self.space = self.action + 1, 0
        return ""

    def go_on(self, game: RaxxonGame, _: Procedure | None = None) -> None:
        """Before each icon the player may stop; after the last one it is time to act."""
        if self.pending(game):
            kind = game.character(self.seat).actions[self.action].kind
            game.ask(
                self.seat,
                "rx-consequence",
                options=self.consequence_options,
                then=self.consequence,
                icon=self.pending(game),
                action=kind,
                sheet=game.sheet(self.seat).character,
            )
        else:
            game.ask(self.seat, "rx-turn", options=self.options, then=self.chosen)

    def consequence_options(self, game: RaxxonGame, seat: int) -> list[Option]:
        """Resolve the icon, or pass."""
        return [RESOLVE[self.pending(game)], PASS.only]

    def consequence(self, game: RaxxonGame, option: Option) -> None:
        if option.verb == "rx-pass":
            self.passes(game)
            return
        icon = self.pending(game)
        kind = game.character(self.seat).actions[self.action].kind
        self.icon += 1
        game.emit("rx-consequence", seat=self.seat, icon=icon, action=kind, sheet=game.sheet(self.seat).character)
        game.call(RxIcons([icon], self.seat), then=self.go_on)

    def options(self, game: RaxxonGame, seat: int) -> list[Option]:
        """Investigate, every action that is possible, or pass."""
        return [INVESTIGATE.only, *(ACT[kind] for kind in possible_actions(game, seat)), PASS.only]

    def chosen(self, game: RaxxonGame, option: Option) -> None:
        if option.verb == "rx-pass":
            self.passes(game)
        elif option.verb == "rx-investigate":
            game.emit("rx-investigates", seat=self.seat)
            game.call(RxIcons(list(game.character(self.seat).investigate), self.seat))
        else:
            kinds = [action.kind for action in game.character(self.seat).actions]
            game.call(RxAct(self.seat, kinds.index(option["action"])))

    def passes(self, game: RaxxonGame, forced: bool = False) -> None:
        """Out for today; alone, the first time only clears the sheet (rules 8)."""
        sheet = game.sheet(self.seat)
        sheet.passes += 1
        game.emit("rx-passed", seat=self.seat, forced=forced)
        if game.state.setup.solo and not game.has_passed(self.seat):
            sheet.tokens = [0] * len(sheet.tokens)
            game.emit("rx-second-wind", seat=self.seat)


def possible_actions(game: RaxxonGame, seat: int) -> list[str]:
    """The actions with a free space whose main part can do something (RX-07)."""
    found = []
    character = game.character(seat)
    for index, action in enumerate(character.actions):
        if game.free_space(seat, index) is None or (action.kind == "evacuate" and game.state.no_evacuate):
            continue
        if can_begin(game, action.do, seat, character.id) or _alone(game, seat, action, {}):
            found.append(action.kind)
    return found


def _alone(game: RaxxonGame, seat: int, action: Action, scope: dict[str, Any]) -> bool:
    """Whether the optional part stands for the whole action: for one who plays alone (rules 8)."""
    solo = game.state.setup.solo and action.solo_free
    return solo and able(game, action.extra, seat, game.character(seat).id, scope)


@procedure
class RxAct(Procedure):
    """Place a token, do what the action says, perhaps its optional part, which costs a Raxxon card."""

    seat: int
    index: int
    space: int = -1

    def start(self, game: RaxxonGame) -> None:
        """The token first: its consequence comes in the next turn at the earliest."""
        self.space = put_token(game, self.seat, self.index)
        character = game.character(self.seat)
        do = character.actions[self.index].do
        if can_begin(game, do, self.seat, character.id):
            game.call(RxEffect(do, self.seat, character.id, self._scope()), then=self.offer)
        else:
            self.offer(game)

    def _scope(self) -> dict[str, Any]:
        return {"placed": [self.index, self.space]}

    def offer(self, game: RaxxonGame, _: Procedure | None = None) -> None:
        """The optional part, if it can do something."""
        character = game.character(self.seat)
        action = character.actions[self.index]
        if action.extra and able(game, action.extra, self.seat, character.id, self._scope()):
            about: dict[str, Any] = {"action": action.kind, "sheet": character.id, "free": self._free(game)}
            game.call(RxYesNo(self.seat, "rx-extra", about), then=self.decided)

    def _free(self, game: RaxxonGame) -> bool:
        return game.state.setup.solo and game.character(self.seat).actions[self.index].solo_free

    def decided(self, game: RaxxonGame, choice: RxYesNo) -> None:
        if choice.yes:
            character = game.character(self.seat)
            extra = character.actions[self.index].extra
            game.emit("rx-extra", seat=self.seat, action=character.actions[self.index].kind, sheet=character.id)
            game.call(RxEffect(extra, self.seat, character.id, self._scope()), then=self.pay)

    def pay(self, game: RaxxonGame, _: Procedure) -> None:
        """The action is complete: draw the Raxxon card."""
        if not self._free(game):
            game.call(RxDraw(self.seat))
