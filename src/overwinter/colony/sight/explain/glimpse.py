"""Look ahead in a copy of the game that holds nothing its viewer may not know.

Hidden cards are replaced by blanks: item cards by numbers beyond all cards, others by "?". Whoever asks what
such a card says, draws by chance, or needs somebody's answer, ends the glimpse. So whatever happens until then
is sure, and the same in every game that looks like this one from that seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import count
from typing import Any, NoReturn, TypeVar

from overwinter.kernel.options import Decision, Option
from overwinter.kernel.procedure import Procedure, Stack

from ...cards.content import Content, ItemCard
from ...game import ColonyGame
from ...rules.hidden import Held
from ...rules.votes import Vote
from ...state import Contribution
from .odds import exposure_odds

HIDDEN = "?"
FIRST_HIDDEN = 1_000_000
KEPT = 16
"""Choices of packs whose cards are kept ready for looking ahead."""
T = TypeVar("T")

_PLAIN = frozenset({"attack-with", "attack-safely"})
"""Questions whose first answer is to use nothing up."""
_ANY_ENTRANCE = frozenset({"kill-zombie", "remove-zombie", "barricade"})
"""Choices of an entrance: whatever the answer, so many are killed, removed or built."""


class Unsure(Exception):  # noqa: N818 - it is a signal, not an error
    """From here on it depends on chance, on hidden cards, or on somebody's answer."""


class _KnownItems(list[ItemCard]):
    """The item cards; blanks are not among them."""

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, int) and index >= len(self):
            raise Unsure
        return super().__getitem__(index)


class _Known(dict[str, T]):
    """Cards by id; "?" is not among them."""

    def __missing__(self, key: str) -> T:
        raise Unsure


class _End(Procedure):
    """Stands for all that goes on after the looked-at action: the glimpse ends here."""

    def start(self, game: Any, *_: Any) -> None:
        game.through = True
        raise Unsure


@lru_cache(KEPT)
def _without_blanks(content: Content) -> Content:
    """Cards for looking ahead: whoever asks for one that nobody knows learns that it is not known."""
    return replace(
        content,
        items=_KnownItems(content.items),
        crossroads=_Known(content.crossroads),
        crises=_Known(content.crises),
        secrets=_Known(content.secrets),
        further={kind: _Known(cards) for kind, cards in content.further.items()},
        # Whether a kill becomes a sample, and whether zombies draw others after them, is left to chance.
        moments=content.moments - {"zombie-killed", "zombies-added"},
    )


class Glimpse(ColonyGame):
    """A copy of a game for looking ahead from a seat (``None``: from beside the table)."""

    def __init__(self, game: ColonyGame, seat: int | None) -> None:
        super().__init__(game.state.copy(), _without_blanks(game.content), game.rules)
        self._blanks = count(FIRST_HIDDEN)
        hide(self, seat, self._blanks)
        self._guessed = False
        self.faces: list[int] = []
        """What dice will show, one after the other, before chance ends the glimpse."""
        self.unharmed = False
        """Whether exposure rolls are taken to do nothing."""
        self.rolled = False
        """Whether it ended with a die that is rolled."""
        self.through = False
        """Whether all that was looked at has been carried out."""
        self.strangers: set[str] = set()
        """Places that a survivor nobody knows yet may have come to."""
        self._look_at_barricades()

    # -- running -------------------------------------------------------------------------------

    def take(self, decision: Decision, option: Option) -> None:
        """See what an answer leads to, as far as it is sure."""
        stack = self._stack_of(decision.stack)
        _cut(stack)
        self.state.flow.stacks = [stack]
        open_decision = next(d for d in self.state.flow.decisions if d.id == decision.id)
        self._watch(lambda: self._take(open_decision, option))

    def win_vote(self, decision: Decision, option: Option) -> None:
        """See what it would lead to if this choice won the vote."""
        stack = self._stack_of(decision.stack)
        _cut(stack)
        vote = stack.frames.pop()
        assert isinstance(vote, Vote)
        vote.result = option["choice"]
        self.state.flow.decisions.clear()
        self.state.flow.stacks = [stack]
        self._watch(lambda: self._resume(stack, stack.frames[-1], vote))

    def play(self, procedure: Procedure) -> None:
        """See what a procedure does if it came next."""
        flow = self.state.flow
        flow.decisions.clear()
        flow.stacks = [Stack(1, 0, [_End(), procedure])]
        self._watch(lambda: None)

    def _watch(self, begin: Callable[[], None]) -> None:
        try:
            begin()
            self._run()
        except Unsure:
            pass

    # -- where it ends ---------------------------------------------------------------------------

    def draw(self, n: int, channel: str) -> int:
        """Chance. That an exposure roll is due, and its odds, is still told."""
        if channel == "d6" and self.faces:
            return self.faces.pop(0) - 1
        if channel == "exposure" and self.unharmed:
            return self.content.exposure_faces.index("blank")
        if channel == "exposure":
            self._tell_rolls()
        self.rolled = channel == "d6"
        raise Unsure

    def _tell_rolls(self) -> None:
        """Those of what rolls now, and those that what called it has still to call for."""
        top, *below = reversed(self._stack.frames)
        for frame in (top, *below[:1]):
            # A procedure that rolls for exposure says for whom, why (as in exposure_odds) and how often.
            for name, cause, times in getattr(frame, "rolls_due", list)():
                if self.survivor(name):
                    self.emit("rolls", odds=exposure_odds(self, name, cause, rolls=times))

    def shuffle(self, cards: list[Any]) -> None:
        """Nobody knows any more where what is."""
        if cards and isinstance(cards[0], int):
            cards[:] = [next(self._blanks) for _ in cards]

    def ask_by_name(
        self, asked: int, kind: str, options: str, then: str, about: dict[str, Any], together: bool = False
    ) -> None:
        """Somebody decides: the end, unless the answer makes no difference for what is told."""
        why, asking = about.get("why"), self._stack.frames[-1]
        listing = getattr(asking, options)
        if kind == "choose-survivor" and why == "death-order":
            self._check_all_die(listing(self, asked))
        elif kind == "choose-entrance" and why in _ANY_ENTRANCE:
            self._guessed = True
        elif kind not in _PLAIN and why != "new-leader":
            raise Unsure
        getattr(asking, then)(self, listing(self, asked)[0])

    def _check_all_die(self, dying: list[Option]) -> None:
        """Several die in an order of choice; if morale does not last for all, nobody knows who is first."""
        names = [option["survivor"] for option in dying]
        loyal = sum(1 for name in names if not self.exiled(self.state.survivors[name]))
        if loyal >= self.colony_of(self.state.survivors[names[0]].owner).morale:
            if loyal == len(names):
                self.finish("morale")
            raise Unsure

    def ask_each_by_name(
        self, seats: Iterable[int], kind: str, options: str, then: str, about: dict[str, Any]
    ) -> None:
        """Several decide: the end."""
        raise Unsure

    def finish(self, outcome: str) -> NoReturn:
        """The game is over; who wins is not told."""
        self.emit("game-over", outcome=outcome)
        raise Unsure

    # -- what is told ----------------------------------------------------------------------------

    def stranger(self, places: list[str]) -> bool:
        """A survivor off the deck takes a space, but nobody knows who it is."""
        self.strangers.update(places)
        if len(places) == 1:
            place = self.place(places[0])
            self.state.put(place.but(blocked=place.blocked + 1))
        return False

    def emit(
        self, event: str, /, secret: dict[str, Any] | None = None, to: Sequence[int] = (), **facts: Any
    ) -> None:
        """Note what happens, with what is needed to explain it."""
        if event == "zombies":
            facts["breaks"] = self._broken(facts["place"])
        elif event == "overrun":
            facts["sure"] = facts["place"] not in self.strangers
        elif event in ("died", "removed"):
            facts["last"] = not self.own(facts["seat"])
        if event in ("zombies", "overrun") and self._guessed:
            raise Unsure
        super().emit(event, None, (), **facts)
        self._look_at_barricades()
        if event == "overrun" and not facts["sure"] and not self.at(facts["place"]):
            raise Unsure

    def _look_at_barricades(self) -> None:
        self._barricades = {name: place.barricades for name, place in self.state.places.items()}

    def _broken(self, place: str) -> dict[int, int]:
        """Entrances of a place whose barricades have broken since the last event, and how many."""
        pairs = zip(self._barricades[place], self.place(place).barricades, strict=True)
        return {i: before - now for i, (before, now) in enumerate(pairs, start=1) if before > now}

    # -- small differences -------------------------------------------------------------------------

    def peek(self, seat: int, zone: str, card: str = "", item: int = -1) -> None:
        """Who learns what is of no interest here."""

    def card_ids(self, cards: Iterable[int]) -> list[str]:
        """Card ids of item cards, "?" for blanks."""
        return [HIDDEN if card >= FIRST_HIDDEN else self.content.items[card].id for card in cards]


def hide(game: ColonyGame, seat: int | None, blanks: Iterator[int]) -> None:
    """Replace everything that a seat may not know by blanks."""
    state = game.state
    for frame in state.flow.in_progress():
        for part in frame.zones(game):
            if isinstance(part, Held) and part.seats is not None and seat not in part.seats:
                part.cards[:] = [HIDDEN if part.deck else next(blanks) for _ in part.cards]
    for deck in game.rules.decks(state):
        deck.cards[deck.open :] = [HIDDEN] * len(deck.cards[deck.open :])
    for player in state.players:
        if player.seat != seat:
            player.hand = [next(blanks) for _ in player.hand]
            player.objectives = [HIDDEN] * len(player.objectives)
            player.exile = HIDDEN if player.exile else ""
    for place in state.places.values():
        game.lay_deck(place.id, [next(blanks) for _ in place.deck])
    state.box = [next(blanks) for _ in state.box]
    state.unseen = [next(blanks) for _ in state.unseen]
    state.contributions = [Contribution(entry.seat, next(blanks), entry.seen) for entry in state.contributions]
    state.survivor_deck.sort()  # it is known who is in it, but not in which order
    state.crisis_deck = [HIDDEN] * len(state.crisis_deck)
    state.crossroads_deck = [HIDDEN] * len(state.crossroads_deck)
    state.exile_deck = [HIDDEN] * len(state.exile_deck)
    for turn in state.turns:
        turn.card = HIDDEN if turn.card else ""
    state.peeks = []


def _cut(stack: Stack) -> None:
    """Leave of what is going on only the action that is looked at."""
    frames = stack.frames
    below = [i for i, frame in enumerate(frames[:-1]) if frame.sequence]
    if below:
        frames[: below[-1] + 1] = [_End()]


def is_vote(game: ColonyGame, decision: Decision) -> bool:
    """Whether a decision is a ballot in a vote."""
    stack = next(stack for stack in game.state.flow.stacks if stack.id == decision.stack)
    return decision.together and isinstance(stack.frames[-1], Vote)
