"""Arrange a position of Raxxon, then play from it: for tests and for anyone who wants to check a ruling.

>>> table = (
...     Table(players=2, characters=["rx-char-thomas-heart", "rx-char-brian-lee"])
...     .crowd("hostile innocent", "carrier? .")
...     .start(seat=0)
... )
>>> _ = table.choose("rx-act", action="evacuate").choose("rx-row", row=0)
>>> table.pile_ids("evac")
['rx-pop-hostile-lily-mae', 'rx-pop-innocent-john-price']

A crowd is written row by row: a group or a card id for a face-up card, with ``?`` behind it for a face-down
card, with ``!`` for a face-down one that all have seen, ``.`` for a gap. What is not said stays as at the start
of a game: all other cards lie in their piles in printed order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Self

from overwinter.kernel.events import Event
from overwinter.kernel.options import KINDS, Decision, Option
from overwinter.kernel.procedure import Procedure, Stack
from overwinter.kernel.testing import assert_idle, assert_refused, ids

from .cards.effects import RxEffect
from .cards.loader import compile_ops, load_packs
from .game import RaxxonGame
from .rules.day import RxDay, RxTurn
from .rules.dealing import give_sheet, trimmed_cards
from .rules.icons import RxIcons
from .rules.match import RxMatch
from .rules.setting_up import blank_game
from .sight.view import RaxxonView, view
from .state import CrowdCard, Glimpse, Setup, State


class Table:
    """A Raxxon game whose position is arranged by hand. All arranging methods return the table."""

    def __init__(
        self,
        players: int = 2,
        *,
        difficulty: str = "regular",
        characters: Sequence[str] | None = None,
        packs: Sequence[str] | None = None,
        seed: int = 1,
    ) -> None:
        """An empty crowd; infected cards of the difficulty in the draw pile, the others in the supply."""
        content = load_packs(list(packs) if packs else None)
        chosen = list(characters) if characters else list(content.characters)[:players]
        setup = Setup(
            players=players,
            difficulty=difficulty,
            characters=None if players == 1 else chosen,
            packs=list(packs) if packs else None,
        )
        self.game: RaxxonGame = blank_game(setup, content, seed)
        self._laid: set[int] = set()
        """Cards that were put on top of the draw pile: nothing else takes them."""
        state = self.state
        state.removed = trimmed_cards(content, difficulty)
        inside = [n for n in range(len(content.people)) if n not in state.removed]
        infected = [n for n in inside if not content.people[n].healthy]
        count = content.difficulties[difficulty].infected
        state.draw = [n for n in inside if content.people[n].healthy] + infected[:count]
        state.supply = infected[count:]
        state.rx_draw = list(content.cards)
        state.day, state.phase = 1, "actions"
        for seat, name in enumerate(chosen[:players]):
            give_sheet(self.game, seat, name)

    # -- reading -------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The state of the game."""
        return self.game.state

    def at(self, row: int, col: int) -> CrowdCard:
        """A card of the crowd."""
        card = self.game.at(row, col)
        assert card is not None, f"there is no card in row {row}, column {col}"
        return card

    def picture(self) -> list[str]:
        """The crowd in the notation of :meth:`crowd`, with groups."""
        shown = view(self.game, None).crowd
        marks = {(c.row, c.col): self.at(c.row, c.col) for c in shown.cards}
        lines = []
        for row in range(shown.top, shown.top + shown.rows):
            cells = []
            for col in range(shown.left, shown.left + shown.columns):
                card = marks.get((row, col))
                if card is None:
                    cells.append(".")
                else:
                    mark = "" if card.up else "!" if card.sure else "?"
                    cells.append(self.game.person(card).group.id + mark)
            lines.append(" ".join(cells))
        return lines

    def pile_ids(self, name: str) -> list[str]:
        """The card ids of a pile, the top (or first) card first."""
        return self.game.ids(self.state.pile(name))

    def groups(self, name: str) -> list[str]:
        """The groups of the cards of a pile."""
        return [self.game.people[card].group.id for card in self.state.pile(name)]

    def events(self, kind: str | None = None) -> list[Event]:
        """What happened since :meth:`start`, or one kind of it."""
        return [event for event in self.game.log if kind is None or event.kind == kind]

    def seen(self, seat: int | None, kind: str | None = None) -> list[dict[str, Any]]:
        """The facts of what happened as one seat knows them (``None``: a spectator), without others' secrets."""
        return [event.seen_by(seat) for event in self.events(kind)]

    def view(self, seat: int | None = None) -> RaxxonView:
        """The table as a seat sees it (``None``: a spectator)."""
        return view(self.game, seat)

    def asked(self) -> Decision | None:
        """The open decision."""
        return self.game.decisions[0] if self.game.decisions else None

    def options(self, verb: str | None = None, /, **parts: Any) -> list[Option]:
        """The options of the open decision that match verb and parts."""
        assert verb is None or verb in KINDS, f"there is no verb {verb!r}"
        asked = self.asked()
        listed = self.game.options(asked.seat) if asked is not None else []
        return [option for option in listed if option.matches(verb, **parts)]

    # -- arranging -----------------------------------------------------------------------------

    def take(self, card: str) -> int:
        """Take a card (by id or group) out of the draw pile or the supply: its number."""
        for pile in (self.state.draw, self.state.supply):
            for number in pile:
                person = self.game.people[number]
                if card in (person.id, person.group.id) and number not in self._laid:
                    pile.remove(number)
                    return number
        raise AssertionError(f"no {card!r} is left in the draw pile or the supply")

    def crowd(self, *rows: str, top: int = 0, left: int = 0) -> Self:
        """Lay out the crowd, row by row."""
        for i, row in enumerate(rows):
            for j, word in enumerate(row.split()):
                if word == ".":
                    continue
                down = word[-1] in "?!"
                number = self.take(word.rstrip("?!"))
                seen = Glimpse(word.endswith("!") or not down, 0)
                self.game.lay(number, top + i, left + j, up=not down, seen=seen)
        return self

    def pile(self, name: str, *cards: str) -> Self:
        """Put cards (ids or groups) on a pile."""
        self.state.pile(name).extend([self.take(card) for card in cards])
        return self

    def empty(self, name: str, to: str = "removed") -> Self:
        """Move all cards of a pile to another one (out of the game)."""
        self.state.pile(to).extend(self.state.pile(name))
        self.state.pile(name).clear()
        return self

    def supply(self, n: int) -> Self:
        """Leave so many cards in the supply; the others are out of the game."""
        self.state.removed += self.state.supply[n:]
        del self.state.supply[n:]
        return self

    def draw_top(self, *cards: str) -> Self:
        """The top cards of the population draw pile."""
        top = [self.take(card) for card in cards]
        self._laid |= {*top}
        self.state.draw[:0] = top
        return self

    def raxxon_top(self, *cards: str) -> Self:
        """The top cards of the Raxxon draw pile."""
        for card in reversed(cards):
            self._raxxon(card)
            self.state.rx_draw.insert(0, card)
        return self

    def raxxon(self, triggered: Iterable[str] = (), untriggered: Iterable[str] = ()) -> Self:
        """Raxxon cards that came up before."""
        for pile, cards in ((self.state.rx_triggered, triggered), (self.state.rx_untriggered, untriggered)):
            for card in cards:
                self._raxxon(card)
                pile.append(card)
        return self

    def _raxxon(self, card: str) -> None:
        assert card in self.state.rx_draw, f"{card!r} is not in the Raxxon draw pile"
        self.state.rx_draw.remove(card)

    def tokens(self, seat: int, **counts: int) -> Self:
        """Tokens on a sheet by action (``crowd_control=2``): on the leftmost spaces."""
        kinds = [action.kind for action in self.game.character(seat).actions]
        for name, count in counts.items():
            self.state.sheets[seat].tokens[kinds.index(name.replace("_", "-"))] = (1 << count) - 1
        return self

    def token_count(self, seat: int, action: str) -> int:
        """How many tokens lie beside an action."""
        kinds = [a.kind for a in self.game.character(seat).actions]
        return self.state.sheets[seat].tokens[kinds.index(action)].bit_count()

    def set(self, **values: Any) -> Self:
        """Set fields of the state (power, day, first, block_adds, ...)."""
        for name, value in values.items():
            assert hasattr(self.state, name), f"there is no {name!r}"
            setattr(self.state, name, value)
        return self

    def script(self, **channels: Iterable[int]) -> Self:
        """The next results of random choices by channel: ``pick``, ``first``."""
        for channel, numbers in channels.items():
            self.game.scripted.setdefault(channel, []).extend(numbers)
        return self

    # -- playing -------------------------------------------------------------------------------

    def start(self, seat: int = 0, at: str = "turn") -> Self:
        """Begin to play: in the ``turn`` of a seat, in the ``evening``, or in the ``morning`` of a new day."""
        assert at in ("turn", "evening", "morning"), f"cannot start at {at!r}"
        if at == "turn":
            return self._run([RxDay(step="next"), RxTurn(seat)])
        self.state.active = seat
        if at == "evening":
            return self._run([RxDay(step="evening")])
        return self._run([RxDay()])

    def resolve(self, *icons: str, seat: int = 0) -> Self:
        """Begin by resolving icons in the turn of a seat; then the seat acts."""
        self.state.active = seat
        turn = RxTurn(seat, action=99, step="go_on")
        return self._run([RxDay(step="next"), turn, RxIcons(list(icons), seat)])

    def carry_out(self, *ops: dict[str, Any], seat: int = 0, source: str = "rx-card-looters") -> Self:
        """Begin by carrying out operations, written as in a pack, in the turn of a seat; then the seat acts."""
        compiled, problems = compile_ops(list(ops))
        assert not problems, "; ".join(problems)
        content = self.game.content
        self.game.content = replace(content, programs={**content.programs, "arranged": compiled})
        self.state.active = seat
        turn = RxTurn(seat, action=99, step="go_on")
        return self._run([RxDay(step="next"), turn, RxEffect("arranged", seat, source, {})])

    def _run(self, frames: list[Procedure]) -> Self:
        self.game.log.clear()
        flow = self.state.flow
        flow.serial += 1
        flow.stacks.append(Stack(flow.serial, 0, [RxMatch(step="morning"), *frames]))
        self.game.resume()
        return self

    def choose(self, verb: str, /, **parts: Any) -> Self:
        """Answer the open decision with the one option that matches."""
        asked = self.asked()
        assert asked is not None, f"nobody is asked; the game is {'over' if self.game.over else 'stuck'}"
        fitting = self.options(verb, **parts)
        offered = [option.id for option in self.game.options(asked.seat)]
        assert fitting, f"{verb} {parts} is not on offer to {asked.kind!r}; these are: {offered}"
        assert len(fitting) == 1, f"{verb} {parts} is ambiguous: {[option.id for option in fitting]}"
        self.game.answer(asked.seat, fitting[0])
        return self

    def choose_if_asked(self, verb: str, /, **parts: Any) -> Self:
        """Choose an option if it is on offer; if not, nothing happens."""
        return self.choose(verb, **parts) if self.options(verb, **parts) else self

    def refuses(self, verb: str, /, **parts: Any) -> None:
        """Prove that somebody is asked, that no such option is on offer, and that it cannot be forced."""
        self.options(verb)
        asked = self.asked()
        assert asked is not None, "nobody is asked, so nothing is refused"
        assert_refused(self.game, asked.seat, verb, parts)

    def idle(self, seat: int) -> None:
        """Prove that a seat has nothing to decide, and that it cannot answer in spite of that."""
        assert_idle(self.game, seat)

    def play_to(self, seat: int, *answers: str) -> Self:
        """Pass until it is this seat's next turn. For ``answers`` see :meth:`next_day`."""
        state, now = self.state, (self.state.day, self.state.active)
        return self._play_on(lambda d: d.seat == seat and (state.day, state.active) != now, answers)

    def next_day(self, *answers: str) -> Self:
        """Pass until the first turn of the next day.

        Questions on the way are answered with the first of these verbs that is on offer; a question for which
        there is none fails.
        """
        today = self.state.day
        return self._play_on(lambda d: self.state.day > today, answers)

    def _play_on(self, there: Callable[[Decision], bool], answers: Sequence[str]) -> Self:
        while True:
            asked = self.asked()
            assert asked is not None, "the game is over on the way"
            if asked.kind == "rx-turn" and there(asked):
                return self
            fitting = [option for verb in (*answers, "rx-pass") for option in self.options(verb)]
            question = f"seat {asked.seat} is asked {asked.kind!r} and may: {ids(self.options())}"
            assert fitting, f"on the way {question}: say with what to answer"
            self.game.answer(asked.seat, fitting[0])

    def pick(self, row: int, col: int) -> Self:
        """Pick a card of the crowd."""
        return self.choose("rx-pick", row=row, col=col)

    def done(self) -> Self:
        return self.choose("rx-done")
