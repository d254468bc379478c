"""Crossroads cards: drawn, watched, triggered, resolved (reference 9, R-215 to R-228)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import field
from typing import Any

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ..cards.content import CrossroadsCard
from ..cards.effects import Context, Effect, holds
from ..cards.predicates.people import mixed_pairs, pairs_alone, sharing
from ..cards.selections.people import survivors_named
from ..cards.selections.places import named
from ..game import ColonyGame
from ..state import Fact, Turning
from .choose import Choose
from .questions import draws_card
from .sources import People
from .votes import Vote, tie_breaker

CROSSROADS = OptionKind("crossroads", "choice")


def draw_card(game: ColonyGame, turn: Turning) -> None:
    """The player to the right secretly draws a card, if there is one (R-227) and somebody is there (R-358)."""
    if not game.state.crossroads_deck:
        return
    holder = draws_card(game, turn.seat)
    if game.setup.version > 1 and holder == turn.seat:
        return
    turn.card = game.state.crossroads_deck.pop(0)
    turn.holder = holder
    game.reveal()
    game.emit("crossroads-drawn", secret={"card": turn.card}, to=[turn.holder], seat=turn.holder)


def return_card(game: ColonyGame, turn: Turning) -> None:
    """A card that was not triggered goes under the deck, unseen (R-222)."""
    state = game.state
    if turn.card:
        state.crossroads_deck.append(turn.card)
        state.peeks = [p for p in state.peeks if p.zone != "crossroads" or p.card != turn.card]
        game.peek(turn.holder, "crossroads", card=turn.card)


def triggered(game: ColonyGame, turn: Turning, moment: str) -> Fact | None:
    """The fact that triggers the card of a turn, if one does. A state trigger gets an empty fact."""
    if not turn.card or game.state.players[turn.seat].eliminated:
        return None
    game.test_hidden()
    card = game.content.crossroads[turn.card]
    if card.interrupt != (moment == "interrupt"):
        return None
    if card.event == "state" or (card.event == "turn-start" and moment == "turn-start"):
        return Fact(card.event) if holds(game, card.when, Context(turn.seat)) else None
    for fact in turn.facts:
        if fact.event == card.event and holds(game, card.when, Context(turn.seat, fact=fact)):
            return fact
    return None


def about(fact: Fact) -> dict[str, Any]:
    """What a card speaks about that was brought about by this fact."""
    scope = {
        "subject": [fact.survivor] if fact.survivor else [],
        "subject-place": fact.place,
        "origin": fact.origin,
        "destination": fact.place,
        "item": fact.item,
        "event-n": fact.n,
    }
    if fact.event in ("barricade-built", "zombie-attacked"):
        scope["entrance"] = fact.n
    elif fact.result == "accusation":
        scope["accused"] = [fact.n]
    return scope


def watch(game: ColonyGame, seat: int, then: Callable[..., None], moment: str = "action") -> None:
    """Resolve the card of a player's turn if it is triggered, then go on with ``then``: at once if it is not."""
    if comes_up(game, seat, moment):
        game.call(Watch(seat, moment), then=then)
    else:
        then(game)


def comes_up(game: ColonyGame, seat: int, moment: str = "action") -> bool:
    """Whether the card of a player's turn is triggered now; if it is not, what happened is forgotten."""
    turn = game.turn_of(seat)
    if turn is None:
        return False
    if turn.later:
        note(game, turn, moment)
    elif triggered(game, turn, moment) is not None:
        return True
    turn.facts.clear()
    return False


def note(game: ColonyGame, turn: Turning, moment: str) -> None:
    """The card of a turn waits for its end: keep in mind what triggers it, once for each survivor (16.3)."""
    fact = triggered(game, turn, moment)
    while fact is not None:
        if fact.survivor not in [hit.survivor for hit in turn.hits]:
            turn.hits.append(fact)
        if fact not in turn.facts:
            return
        turn.facts.remove(fact)
        fact = triggered(game, turn, moment)


def keep_in_mind(game: ColonyGame, seats: Iterable[int]) -> None:
    """Something was done in turns whose cards wait for their end: note what triggers them."""
    for seat in seats:
        turn = game.turn_of(seat)
        if turn is not None:
            note(game, turn, "action")
            turn.facts.clear()


@procedure
class Watch(Procedure):
    """Look whether the card of a turn is triggered, and resolve it if so."""

    seat: int
    moment: str = "action"

    def start(self, game: ColonyGame) -> None:
        turn = game.turn_of(self.seat)
        if turn is None:
            return
        fact = triggered(game, turn, self.moment)
        if fact is None:
            turn.facts.clear()
        else:
            game.call(Crossroads(turn.seat, turn.card, fact), then=self.resolved)

    def resolved(self, game: ColonyGame, _: Procedure) -> None:
        """A card triggers at most once."""
        turn = game.turn_of(self.seat)
        if turn is not None:
            turn.facts.clear()


@procedure
class Crossroads(Procedure):
    """A triggered card: setup, choice or vote, effect; then it has left the game."""

    seat: int
    card: str
    fact: Fact
    scope: dict[str, Any] | None = None
    legal: list[int] | None = None
    facts: list[Fact] = field(default_factory=list)
    """What else has triggered it, about other survivors: its player says whom it concerns (16.3)."""

    def _card(self, game: ColonyGame) -> CrossroadsCard:
        return game.content.crossroads[self.card]

    def start(self, game: ColonyGame) -> None:
        """Read it aloud; find out whom it concerns."""
        fact, turn = self.fact, game.turn_of(self.seat)
        if turn is not None:
            turn.card, turn.holder = "", -1
        game.forget(zone="crossroads", card=self.card)
        game.state.crossroads_past = [*game.state.crossroads_past, self.card]
        game.reveal()
        several = (
            [one.survivor for one in (fact, *self.facts) if game.survivor(one.survivor)] if self.facts else []
        )
        told = fact.survivor if len(several) < 2 else ""
        game.emit("crossroads", card=self.card, seat=self.seat, survivor=told)
        if len(several) > 1:
            game.call(Choose(self.seat, "survivor", self.card, People(several)), then=self.whom)
        else:
            self.whom(game)

    def whom(self, game: ColonyGame, choice: Choose | None = None) -> None:
        """It is known what has triggered it; a state may concern one of several survivors."""
        if choice is not None and choice.picked:
            self.fact = next(one for one in (self.fact, *self.facts) if one.survivor == choice.first)
        self.scope = about(self.fact)
        subjects = self._subjects(game)
        if len(subjects) > 1:
            mine = list(dict.fromkeys(pair[0] for pair in subjects))
            game.call(Choose(self.seat, "survivor", self.card, People(mine)), then=self.concerns)
        else:
            self._bind(game, subjects[0] if subjects else None)

    def _subjects(self, game: ColonyGame) -> list[list[str]]:
        """Whom a state trigger may concern: [own survivor(s), other survivor]."""
        subject = self._card(game).subject
        if not isinstance(subject, str):
            return [[name] for name in survivors_named(game, self.seat, {}, subject)]
        head, _, place = subject.partition(":")
        match head:
            case "own-at":
                places = named(game, self.seat, place)
                return [[s.id] for s in game.own(self.seat) if s.place in places]
            case "own-pair":
                return [list(pair) for pair in pairs_alone(game, self.seat)]
            case "beside-exiled":
                return [list(pair) for pair in sharing(game, self.seat, "no", "yes")]
            case "alone-with-other":
                return [list(pair) for pair in mixed_pairs(game, self.seat)]
            case "humans-alone":
                return [list(pair) for pair in mixed_pairs(game, self.seat, human=True)]
        return []

    def concerns(self, game: ColonyGame, choice: Choose) -> None:
        """The active player has said which survivor it is about."""
        fitting = [pair for pair in self._subjects(game) if pair[0] == choice.first]
        if len(fitting) > 1:
            others = [pair[1] for pair in fitting]
            assert self.scope is not None
            self.scope["subject"] = [choice.first]
            game.call(Choose(self.seat, "survivor", self.card, People(others)), then=self.concerns_other)
        else:
            self._bind(game, fitting[0] if fitting else None)

    def concerns_other(self, game: ColonyGame, choice: Choose) -> None:
        """And the other one."""
        assert self.scope is not None
        self._bind(game, [*self.scope["subject"], *(choice.picked or [])])

    def _bind(self, game: ColonyGame, pair: list[str] | None) -> None:
        assert self.scope is not None
        if pair:
            both = self._card(game).subject == "own-pair"
            self.scope["subject"] = list(pair) if both else pair[:1]
            self.scope["subject-place"] = game.state.survivors[pair[0]].place
            if not both and len(pair) > 1:
                self.scope["other"] = pair[1:]
                self.scope["other-player"] = [game.state.survivors[pair[1]].owner]
        setup = self._card(game).setup
        game.call(Effect(setup, self.seat, self.card, self.scope), then=self.set_up)

    def set_up(self, game: ColonyGame, effect: Effect) -> None:
        self.scope = effect.scope
        card = self._card(game)
        context = Context(self._chooser(game, card.chooser), effect.scope)
        self.legal = []
        for number, option in enumerate(card.options, start=1):
            if holds(game, option.requires, context):
                if option.auto:
                    self.carry_out(game, number)
                    return
                self.legal.append(number)
        self.legal = [n for n in self.legal if not (card.options[n - 1].auto or card.options[n - 1].split)]
        if not self.legal:
            game.emit("crossroads-nothing", card=self.card)
        elif card.chooser == "vote":
            self.vote(game)
        else:
            self.ask(game, self._chooser(game, card.chooser))

    def _chooser(self, game: ColonyGame, chooser: str) -> int:
        head, _, name = chooser.partition(":")
        survivor = game.survivor(name) if head == "controller" else None
        return survivor.owner if survivor else self.seat

    def ask(self, game: ColonyGame, seat: int) -> None:
        game.ask(seat, "crossroads", options=self.options, then=self.chosen, card=self.card)

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """The options whose conditions can be met."""
        return [CROSSROADS[number] for number in self.legal or []]

    def chosen(self, game: ColonyGame, option: Option) -> None:
        self.carry_out(game, option["choice"])

    def vote(self, game: ColonyGame) -> None:
        """Thumbs: the voters decide; without any, the active player or (if exiled) the first player."""
        assert self.legal is not None
        assert self.scope is not None
        voters = self._voters(game)
        if len(self.legal) == 1:
            self.carry_out(game, self.legal[0])
        elif voters:
            vote = Vote("crossroads-vote", voters, list(self.legal), {"card": self.card})
            vote.split = next((n for n, option in enumerate(self._card(game).options, 1) if option.split), 0)
            game.call(vote, then=self.voted)
        else:
            exiled = game.player(self.seat).exiled
            self.ask(game, tie_breaker(game, self.seat) if exiled else self.seat)

    def _voters(self, game: ColonyGame) -> list[int]:
        """Who votes: of those who are not exiled, who has a survivor there; or the two whom the card concerns."""
        assert self.scope is not None
        place = game.home_of(self.seat)
        match self._card(game).voters:
            case "all":
                return game.team(self.seat)
            case "the-two-players":
                return [self.seat, *self.scope.get("other-player", [])]
            case "players-at-destination":
                place = str(self.scope["destination"])
        return [seat for seat in game.team(self.seat) if any(s.place == place for s in game.own(seat))]

    def voted(self, game: ColonyGame, vote: Vote) -> None:
        """The vote is in."""
        assert self.scope is not None
        self.scope["up-voters"] = vote.first
        self.carry_out(game, vote.result)

    def carry_out(self, game: ColonyGame, number: int) -> None:
        """Do what the option says. Its "you" is the chooser only for controller cards."""
        card = self._card(game)
        game.emit("crossroads-choice", card=self.card, choice=number)
        seat = self._chooser(game, card.chooser)
        assert self.scope is not None
        effect = Effect(card.options[number - 1].do, seat, self.card, self.scope)
        game.call(effect, then=self.done)

    def done(self, game: ColonyGame, effect: Effect) -> None:
        """Keep what the effect said about an interrupted action."""
        self.scope = effect.scope
