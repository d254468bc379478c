"""Carry out what a card says: a running effect, and what its words mean at that moment."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from overwinter.kernel.procedure import Procedure, procedure

from ..game import ColonyGame
from ..rules.choose import Choose
from ..rules.sources import People, Places, Seats
from ..state import Fact, Survivor
from .content import Op

EVERYTHING = 10_000
"""More than there can be of anything: what "all" and "fill" stand for."""


@dataclass(slots=True)
class Context:
    """From whose side a predicate is looked at, and what it is about."""

    seat: int
    scope: dict[str, Any] = field(default_factory=dict)
    fact: Fact | None = None


def holds(game: ColonyGame, checks: str, context: Context) -> bool:
    """Whether all predicates of a list hold."""
    if not checks:
        return True
    for check in game.content.checks[checks]:  # noqa: SIM110 - asked so often that a generator shows
        if not check.word.call(game, context, **check.args):
            return False
    return True


@procedure
class Effect(Procedure):
    """A running list of operations. ``seat`` is "you" on the card; ``scope`` holds what it speaks about."""

    program: str
    seat: int
    source: str
    scope: dict[str, Any]
    index: int = 0
    resolved: dict[str, Any] | None = None
    bind: str = ""

    @property
    def context(self) -> Context:
        """This effect's side, for predicates."""
        return Context(self.seat, self.scope)

    def start(self, game: ColonyGame) -> None:
        """Carry out operations until one of them needs a choice or takes several steps."""
        ops = game.content.programs[self.program] if self.program else ()
        while self.index < len(ops):
            op = ops[self.index]
            if self.resolved is None:
                self.resolved = {}
            if not self._resolve(game, op):
                return
            self.index += 1
            args, self.resolved = {**op.args, **self.resolved}, None
            child = op.word.call(game, self, **args)
            if child is not None:
                game.call(child, then=self.took)
                return

    def took(self, game: ColonyGame, child: Procedure) -> None:
        """An operation's own procedure is done: keep what it found out, and go on."""
        if isinstance(child, Effect):
            self.scope = child.scope
        elif self.bind and isinstance(child, Choose):
            self.scope[self.bind] = child.picked or []
            if child.what == "survivor":
                # Where it stands now: a place spoken of later is known even if it dies meanwhile (OW-38).
                self.scope[f"{self.bind}-place"] = place_of_first(game, self.scope[self.bind])
        self.bind = ""
        self.go(self.start)

    def _resolve(self, game: ColonyGame, op: Op) -> bool:
        """Work out amounts, survivors, places, players. False: somebody has to choose first."""
        assert self.resolved is not None
        for param in op.word.resolved:
            if param.name in self.resolved:
                continue
            raw = op.args[param.name]
            value = _RESOLVERS[param.kind](game, self, raw)
            if isinstance(value, Procedure):
                self.bind = param.name
                game.call(value, then=self.found)
                return False
            self.resolved[param.name] = value
        return True

    def found(self, game: ColonyGame, child: Choose) -> None:
        """Somebody has chosen what a field of the operation means."""
        assert self.resolved is not None
        picked: Any = child.picked or []
        if child.why == "item-deck":
            picked = picked[0] if picked else ""
        self.resolved[self.bind] = picked
        self.bind = ""
        self.go(self.start)


@procedure
class EachChooses(Procedure):
    """Each player with survivors at a place chooses one of the own ones there, in turn order."""

    place: str
    seats: list[int]
    picked: list[str] | None = None
    why: str = "own-at"

    def start(self, game: ColonyGame) -> None:
        """The next player."""
        self.picked = self.picked or []
        while self.seats:
            seat = self.seats.pop(0)
            own = [s.id for s in game.own(seat) if s.place == self.place]
            if own:
                people = People(own, at=self.place)
                game.call(Choose(seat, "survivor", "own-at", people, place=self.place), then=self.chose)
                return

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """Note it."""
        assert self.picked is not None
        self.picked += choice.picked or []
        self.go(self.start)


# -- what the words of a card mean now ---------------------------------------------------------------


def _amount(game: ColonyGame, effect: Effect, raw: Any) -> int:
    return amount(game, effect.seat, raw, effect.scope)


def amount(game: ColonyGame, seat: int, raw: Any, scope: dict[str, Any]) -> int:
    """A number, or what an expression comes to now."""
    match raw:
        case int():
            return raw
        case "all" | "fill":
            return EVERYTHING
        case "-all":
            return -EVERYTHING
        case "d6":
            rolled = game.roll()
            game.emit("die-rolled", n=rolled)
            return rolled
        case "per-non-exiled-player":
            return len(game.team(seat))
        case "2*non-exiled-players":
            return 2 * len(game.team(seat))
        case "-ceil(removed/2)":
            return -((int(scope.get("removed", 0)) + 1) // 2)
    raise ValueError(f"unknown amount {raw!r}")


def survivors_named(game: ColonyGame, seat: int, scope: dict[str, Any], raw: str) -> list[str] | Procedure:
    """The survivors in play that an expression names, or the choice that has to be made for it."""
    found: list[str] = []
    for part in raw.split("+"):
        named = _target_part(game, seat, scope, part)
        if isinstance(named, Procedure):
            return named
        found += [name for name in named if game.survivor(name) and name not in found]
    return found


def _target_part(game: ColonyGame, seat: int, scope: dict[str, Any], part: str) -> list[str] | Procedure:
    head, _, rest = part.partition(":")
    state = game.state
    match head:
        case "subject" | "x" | "other" | "gained" | "user":
            return list(scope.get(head, ()))
        case "survivor":
            return [rest]
        case "each-own":
            return [s.id for s in game.own(seat)]
        case "choose-own":
            return Choose(seat, "survivor", "choose-own", People([s.id for s in game.own(seat)]))
        case "choose-any":
            return Choose(seat, "survivor", "choose-any", People(list(state.survivors)))
        case "all-at":
            place = rest if rest in state.places else str(scope.get(rest, ""))
            return [s.id for s in game.at(place)]
        case "each-player-chooses-own-at":
            turn = game.turn_in(game.colony_of(seat))
            return EachChooses(rest, game.clockwise(turn.seat if turn else game.first_of(seat)))
        case "lowest-except":
            return _ranked(game, [s for s in state.survivors.values() if s.id != rest], 1)
        case "others-with":
            host = game.survivor(rest)
            return [s.id for s in game.at(host.place) if s.id != rest] if host else []
        case "all-non-exiled":
            return [s.id for s in state.survivors.values() if not game.exiled(s)]
        case "lowest-non-exiled":
            return _ranked(game, [s for s in state.survivors.values() if not game.exiled(s)], 1)
        case "highest":
            return _ranked(game, [s for s in state.survivors.values() if not game.exiled(s)], -int(rest))
    raise ValueError(f"unknown target {part!r}")


def _ranked(game: ColonyGame, survivors: list[Survivor], n: int) -> list[str] | Procedure:
    """The ``n`` survivors of lowest influence (-n: of highest); a tie at the edge is settled by P-02."""
    ranked = game.by_influence(survivors)
    if n < 0:
        ranked.reverse()
    count = min(abs(n), len(ranked))
    if not count:
        return []
    influence = [game.card_of(s.id).influence for s in ranked]
    edge = influence[count - 1]
    sure = [s.id for s, value in zip(ranked[:count], influence, strict=False) if value != edge]
    tied = [s.id for s, value in zip(ranked, influence, strict=True) if value == edge]
    if len(sure) + len(tied) == count:
        return [s.id for s in ranked[:count]]
    if game.setup.policy("lowest_tie") == "random":
        while len(sure) < count:
            sure.append(tied.pop(game.draw(len(tied), "pick")))
        return sure
    return Choose(game.settles(tied), "survivor", "lowest-tie", People(sure + tied), count, picked=sure)


def _target(game: ColonyGame, effect: Effect, raw: str) -> list[str] | Procedure:
    return survivors_named(game, effect.seat, effect.scope, raw)


def _where(game: ColonyGame, effect: Effect, raw: str) -> list[str] | Procedure:
    scope, seat = effect.scope, effect.seat
    match raw:
        case "each-location" | "any":
            return list(game.state.places)
        case "each-non-colony" | "non-colony":
            return game.town()
        case "event-origin":
            return [scope["origin"]]
        case "event-destination":
            return [scope["destination"]]
        case "subject-location" | "user-location" | "location-of-x":
            key = {"subject-location": "subject", "user-location": "user", "location-of-x": "x"}[raw]
            place = scope.get(f"{key}-place") or place_of_first(game, scope.get(key, ()))
            return [place] if place else []
        case "choose-own-non-colony":
            places = dict.fromkeys(s.place for s in game.own(seat) if not game.is_home(s.place))
            return Choose(seat, "place", "own-location", Places(_by_number(game, places)))
        case "choose-own-location":
            places = dict.fromkeys(s.place for s in game.own(seat))
            # Something comes to an entrance there: not to a full place while another has room.
            roomy = {place: None for place in places if game.free_entrances(place)}
            return Choose(seat, "place", "own-location", Places(_by_number(game, roomy or places)))
        case "choose":
            return Choose(seat, "place", "location", Places(list(game.state.places)))
    return [raw]


def _by_number(game: ColonyGame, places: dict[str, None]) -> list[str]:
    return [name for name in game.state.places if name in places]


def place_of_first(game: ColonyGame, names: list[str]) -> str:
    """The place of the first survivor of a list that is in play."""
    for name in names:
        survivor = game.survivor(name)
        if survivor is not None:
            return survivor.place
    return ""


def _deck(game: ColonyGame, effect: Effect, raw: str) -> str | Procedure:
    if raw == "choose":
        decks = [name for name in game.town() if game.place(name).deck]
        return Choose(effect.seat, "place", "item-deck", Places(decks, "cards")) if decks else ""
    if raw == "user-location":
        return place_of_first(game, effect.scope.get("user", ()))
    return raw


def _who(game: ColonyGame, effect: Effect, raw: str) -> list[int] | Procedure:
    seat = effect.seat
    others = [p for p in game.clockwise(seat) if p != seat]
    match raw:
        case "active":
            return [seat]
        case "all":
            return game.clockwise(game.first_of(seat))
        case "all-others":
            return others
        case "first-player":
            return [game.first_of(seat)]
        case "other-player":
            return list(effect.scope.get("other-player", ()))
        case "each-player-at-colony":
            return [p for p in game.clockwise(seat) if any(s.place == game.home_of(seat) for s in game.own(p))]
        case "choose-other":
            return Choose(seat, "player", "choose-player", Seats(others))
        case "choose-other-with-hand":
            return Choose(seat, "player", "choose-player", Seats(others, holding=True))
        case "choose-other-at-colony":
            fitting = [
                p
                for p in others
                if not game.player(p).exiled and any(s.place == game.home_of(seat) for s in game.own(p))
            ]
            return Choose(seat, "player", "accuse", Seats(fitting))
        case "choose-with-fewer-survivors":
            mine = len(game.own(seat))
            return Choose(seat, "player", "choose-player", Seats([p for p in others if len(game.own(p)) < mine]))
    head, _, rest = raw.partition(":")
    survivor = game.survivor(rest) if head == "controller" else None
    return [survivor.owner] if survivor else []


_RESOLVERS: dict[str, Any] = {
    "Amount": _amount,
    "Target": _target,
    "Where": _where,
    "Who": _who,
    "Deck": _deck,
}
