"""Survivors as cards name them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from overwinter.kernel.procedure import Procedure, procedure
from overwinter.kernel.vocabulary import Selection, Vocabulary

from ...game import ColonyGame
from ...rules import sources
from ...rules.choose import Choose
from ...state import Survivor
from ..vocabulary import KINDS, Exiled, Place, SurvivorId
from .amounts import Amount, amount
from .base import Called, Scope, Shorts, read_selection, read_word
from .places import named
from .players import Players

GROUPS = Vocabulary("survivors", 3)
group = GROUPS.word
PEOPLE_PICKS = Vocabulary("a way to pick survivors", 5)
people_pick = PEOPLE_PICKS.word
PEOPLE_SHORTS = Shorts()
PEOPLE_QUESTIONS = ("choose-any", "choose-own", "heal", "wound")
KINDS.choices("PeopleQuestion", PEOPLE_QUESTIONS)


# -- words -----------------------------------------------------------------------------------------------


@group("own")
def own(game: ColonyGame, seat: int, scope: Scope) -> list[Survivor]:
    """Yours."""
    return game.own(seat)


@group("any")
def anybody(game: ColonyGame, seat: int, scope: Scope) -> list[Survivor]:
    """Everybody in play; with two colonies everybody of yours (16.5)."""
    return game.friends(seat)


@group("others")
def others(game: ColonyGame, seat: int, scope: Scope) -> list[Survivor]:
    """Those of the other players."""
    return [survivor for survivor in game.friends(seat) if survivor.owner != seat]


@group("everybody")
def everybody(game: ColonyGame, seat: int, scope: Scope) -> list[Survivor]:
    """Everybody in play, of whichever colony."""
    return list(game.state.survivors.values())


@group("enemies")
def enemies(game: ColonyGame, seat: int, scope: Scope) -> list[Survivor]:
    """Those of the colonies that yours is at war with."""
    return _of_players(game, game.enemies(seat))


@group("idle-enemies")
def idle_enemies(game: ColonyGame, seat: int, scope: Scope) -> list[Survivor]:
    """The same, but for those of a player who acts at the same time as you."""
    return _of_players(game, [other for other in game.enemies(seat) if game.turn_of(other) is None])


@group("wolf")
def wolf(game: ColonyGame, seat: int, scope: Scope) -> list[Survivor]:
    """Those of the lone wolf."""
    return _of_players(game, game.wolves(seat))


def _of_players(game: ColonyGame, seats: Sequence[int]) -> list[Survivor]:
    return [one for one in game.state.survivors.values() if one.owner in seats]


@group("beside-user")
def beside_user(game: ColonyGame, seat: int, scope: Scope) -> list[Survivor]:
    """The others at the place of the one who acts."""
    here = {one.place for one in _in_play(game, scope.get("user", ()))}
    return [s for s in game.friends(seat) if s.place in here and s.id not in scope["user"]]


@group("survivor")
def survivor(game: ColonyGame, seat: int, scope: Scope, name: SurvivorId) -> list[Survivor]:
    """That one, if it is in play."""
    return _in_play(game, [name])


def _spoken_of(name: str, doc: str) -> None:
    """A word for survivors that the card speaks about."""
    GROUPS.add(name, partial(_in_scope, name), doc)


def _in_scope(name: str, game: ColonyGame, seat: int, scope: Scope) -> list[Survivor]:
    return _in_play(game, scope.get(name, ()))


_spoken_of("subject", "Whom the card concerns.")
_spoken_of("other", "The other one whom the card concerns.")
_spoken_of("x", "Whom an operation before this one has chosen.")
_spoken_of("gained", "Who joined last (`keep-gained`).")
_spoken_of("user", "Who acts.")


@group("leader")
def leader(game: ColonyGame, seat: int, scope: Scope) -> list[Survivor]:
    """The leader of your group."""
    return _in_play(game, [game.player(seat).leader])


@group("beside")
def beside(game: ColonyGame, seat: int, scope: Scope, name: SurvivorId) -> list[Survivor]:
    """Those of other players at the place of that one."""
    found = game.survivor(name)
    friends = game.friends(seat)
    return [one for one in friends if one.place == found.place and one.owner != found.owner] if found else []


def _in_play(game: ColonyGame, names: Sequence[str]) -> list[Survivor]:
    return [found for name in names if (found := game.survivor(name))]


# -- picking ---------------------------------------------------------------------------------------------


@people_pick("all")
def pick_all(game: ColonyGame, seat: int, scope: Scope, which: People, among: list[Survivor]) -> list[str]:
    """All of them."""
    return [one.id for one in among]


@people_pick("choose")
def pick_choose(game: ColonyGame, seat: int, scope: Scope, which: People, among: list[Survivor]) -> Procedure:
    """Those that you choose (or ``by`` says who), ``n`` of them."""
    chooser, n = which.chooser(game, seat, scope), amount(game, seat, scope, which.n)
    return Choose(chooser, "survivor", which.why, sources.People([one.id for one in among]), n, which.up_to)


@people_pick("lowest")
def pick_lowest(
    game: ColonyGame, seat: int, scope: Scope, which: People, among: list[Survivor]
) -> list[str] | Procedure:
    """The ``n`` of lowest influence; a tie is settled by P-02."""
    return _ranked(game, game.by_influence(among), amount(game, seat, scope, which.n))


@people_pick("highest")
def pick_highest(
    game: ColonyGame, seat: int, scope: Scope, which: People, among: list[Survivor]
) -> list[str] | Procedure:
    """The ``n`` of highest influence; a tie is settled by P-02."""
    return _ranked(game, game.by_influence(among)[::-1], amount(game, seat, scope, which.n))


@people_pick("random")
def pick_random(game: ColonyGame, seat: int, scope: Scope, which: People, among: list[Survivor]) -> list[str]:
    """``n`` of them at random."""
    left, found = [one.id for one in among], list[str]()
    while left and len(found) < amount(game, seat, scope, which.n):
        found.append(left.pop(game.draw(len(left), "pick")))
    return found


@people_pick("each-player")
def pick_each_player(game: ColonyGame, seat: int, scope: Scope, which: People, among: list[Survivor]) -> Procedure:
    """One for each player who has survivors among them, chosen by that player, in turn order."""
    turn = game.turn_in(game.colony_of(seat))
    start = turn.seat if turn else game.first_of(seat)
    places = {one.place for one in among}
    place = places.pop() if len(places) == 1 else ""
    return EachChooses(place, game.clockwise(start), [one.id for one in among])


def _ranked(game: ColonyGame, ranked: list[Survivor], n: int) -> list[str] | Procedure:
    """The first ``n`` by influence; a tie at the edge is settled by P-02."""
    count = min(n, len(ranked))
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
    return Choose(game.settles(tied), "survivor", "lowest-tie", sources.People(sure + tied), count, picked=sure)


@procedure
class EachChooses(Procedure):
    """Each player with survivors among some chooses one of the own ones, in turn order."""

    place: str
    seats: list[int]
    among: list[str]
    picked: list[str] | None = None

    def start(self, game: ColonyGame) -> None:
        """The next player."""
        self.picked = self.picked or []
        while self.seats:
            seat = self.seats.pop(0)
            own = [s.id for s in game.own(seat) if s.id in self.among]
            if own:
                people = sources.People(own, at=self.place)
                game.call(Choose(seat, "survivor", "own-at", people, place=self.place), then=self.chose)
                return

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """Note it."""
        assert self.picked is not None
        self.picked += choice.picked or []
        self.go(self.start)


# -- the selection ---------------------------------------------------------------------------------------


def _sides(game: ColonyGame) -> Collection[str]:
    """The side effects that there are."""
    return game.content.known("side-effect")


@KINDS.table
@dataclass(frozen=True, slots=True)
class People(Selection):
    """Survivors: ``of`` whom, only those ``at`` a place, ``away`` from one, ``except`` one, ``exiled`` or not,
    with ``tokens-min`` to ``tokens-max`` wounds of any kind, ``despair-min`` and ``frostbite-min`` of these kinds,
    ``wounds-min`` of plain wounds, ``hurt`` ones (with a wound or frostbite), ``human`` ones, ``follower`` ones
    (who lead no group), those with a ``weapon``, ``sober`` ones (without a side effect), ``animal`` ones, those
    with ``zombies-min`` zombies at their place, those who are ``together``, so many of one player at one place,
    those ``beside`` somebody else (enemies, or the lone wolf); which of them to ``pick``, how many (``n``), ``by``
    whom. ``why`` names the question."""

    of: Group
    at: Place = ""
    away: Place = ""
    except_: SurvivorId = ""
    exiled: Exiled = "either"
    tokens_min: int = 0
    tokens_max: int = 99
    despair_min: int = 0
    frostbite_min: int = 0
    wounds_min: int = 0
    hurt: bool = False
    human: bool = False
    follower: bool = False
    weapon: bool = False
    sober: bool = False
    animal: bool = False
    zombies_min: int = 0
    together: int = 0
    beside: Stranger = ""
    pick: PeoplePick = "all"
    n: Amount = 1
    up_to: bool = False
    by: Chooser | None = None
    why: PeopleQuestion = "choose-any"

    def candidates(self, game: ColonyGame, seat: int, scope: Scope) -> list[Survivor]:
        """The survivors who fit, before anybody picks."""
        found: list[Survivor] = self.of(game, seat, scope)
        if self.at:
            places = named(game, seat, self.at, scope)
            found = [one for one in found if one.place in places]
        if self.away:
            places = named(game, seat, self.away, scope)
            found = [one for one in found if one.place not in places]
        if self.exiled != "either":
            found = [one for one in found if game.exiled(one) == (self.exiled == "yes")]
        return [one for one in found if one.id != self.except_ and self._fits(game, one)]

    def _fits(self, game: ColonyGame, one: Survivor) -> bool:
        if not self.tokens_min <= one.tokens <= self.tokens_max or (self.hurt and not one.hurt):
            return False
        if one.despair < self.despair_min or one.frostbite < self.frostbite_min or one.wounds < self.wounds_min:
            return False
        if (self.human or self.animal) and game.card_of(one.id).human != self.human:
            return False
        if (self.zombies_min or self.together or self.beside) and not self._stands(game, one):
            return False
        if self.follower and game.player(one.owner).leader == one.id:
            return False
        if self.sober and any(x.survivor == one.id and x.source in _sides(game) for x in game.state.lasting):
            return False
        return not self.weapon or any(game.item(card).symbol == "weapon" for card in one.items)

    def _stands(self, game: ColonyGame, one: Survivor) -> bool:
        """Whether a survivor is where there are zombies, others of its player, or strangers."""
        here = game.at(one.place)
        if sum(game.place(one.place).zombies) < self.zombies_min:
            return False
        if sum(1 for other in here if other.owner == one.owner) < self.together:
            return False
        if not self.beside:
            return True
        strangers = game.enemies(one.owner) if self.beside == "enemies" else game.wolves(one.owner)
        return any(other.owner in strangers for other in here)

    def chooser(self, game: ColonyGame, seat: int, scope: Scope) -> int:
        """Who picks, where somebody does: you, or whom the card says."""
        seats = self.by.candidates(game, seat, scope) if self.by is not None else []
        return seats[0] if seats else seat

    def find(self, game: ColonyGame, seat: int, scope: Scope) -> list[str] | Procedure:
        """The survivors who are meant, or the choice that has to be made for it."""
        among = self.candidates(game, seat, scope)
        found: list[str] | Procedure = PEOPLE_PICKS[self.pick].call(game, seat, scope, self, among)
        return found


@dataclass(frozen=True, slots=True)
class Joined(Selection):
    """Several selections of survivors together; nobody has to choose for any of them."""

    parts: tuple[People, ...]

    def find(self, game: ColonyGame, seat: int, scope: Scope) -> list[str]:
        """All survivors who are meant."""
        found = [one.id for part in self.parts for one in part.candidates(game, seat, scope)]
        return list(dict.fromkeys(found))


def survivors_named(game: ColonyGame, seat: int, scope: Scope, who: People | Joined) -> list[str]:
    """The survivors in play that a card names; nobody, where somebody would have to choose first."""
    found = who.find(game, seat, scope)
    return found if isinstance(found, list) else []


Group = Called
Stranger = str
KINDS.choices("Stranger", ("enemies", "wolf"))
Chooser = Players
PeoplePick = str
PeopleQuestion = str

PEOPLE_SHORTS.add("each-own", "All of yours.", of="own")
PEOPLE_SHORTS.add("choose-own", "One of yours, of your choice.", of="own", pick="choose", why="choose-own")
PEOPLE_SHORTS.add("choose-any", "One of your choice.", of="any", pick="choose")
PEOPLE_SHORTS.add("all-at", "All at that place.", of="any", at="{}")
PEOPLE_SHORTS.add(
    "others-with", "All at the place of that one but itself.", of="any", at="place-of:{}", except_="{}"
)
PEOPLE_SHORTS.add(
    "each-player-chooses-own-at", "At that place one for each player, chosen by that player.",
    of="any", at="{}", pick="each-player",
)  # fmt: skip
PEOPLE_SHORTS.add(
    "lowest-except", "The one of lowest influence but for that one.", of="any", except_="{}", pick="lowest"
)  # fmt: skip
PEOPLE_SHORTS.add("all-non-exiled", "All of players who are not exiled.", of="any", exiled="no")
PEOPLE_SHORTS.add(
    "lowest-non-exiled", "The one of lowest influence of players who are not exiled.",
    of="any", exiled="no", pick="lowest",
)  # fmt: skip
PEOPLE_SHORTS.add(
    "highest", "So many of highest influence of players who are not exiled.",
    of="any", exiled="no", pick="highest", n="{}",
)  # fmt: skip


@KINDS.kind("Target")
def _read_target(compiler: Any, raw: Any, at: str) -> Any:
    """survivors: a word, a short form, a table (see Survivors); several of those in a list, or joined by "+" """
    joined = raw if isinstance(raw, list) else raw.split("+") if isinstance(raw, str) and "+" in raw else None
    if joined is None:
        return read_selection(compiler, People, PEOPLE_SHORTS, raw, at)
    parts = tuple(read_selection(compiler, People, PEOPLE_SHORTS, part, at) for part in joined)
    if any(part is not None and part.pick != "all" for part in parts):
        compiler.say(at, "where somebody has to choose nothing can be joined")
    return Joined(parts)


@KINDS.kind("Named")
def _read_named(compiler: Any, raw: Any, at: str) -> Any:
    """survivors, written as a Target, looked at when the question comes up"""
    return _read_target(compiler, raw, at)


@KINDS.kind("Group")
def _read_group(compiler: Any, raw: Any, at: str) -> Any:
    """a word for survivors (see Survivors)"""
    return read_word(compiler, raw, at, GROUPS)


@KINDS.kind("PeoplePick")
def _read_pick(compiler: Any, raw: Any, at: str) -> Any:
    """how survivors are picked (see Survivors)"""
    return compiler.one_of(raw, list(PEOPLE_PICKS), at)


@KINDS.kind("Chooser")
def _read_chooser(compiler: Any, raw: Any, at: str) -> Any:
    """the player who picks, written as a Who that needs no choice"""
    who = compiler.value("Who", raw, at)
    if who is not None and who.pick != "all":
        compiler.say(at, "who chooses cannot be chosen")
    return who
