"""Players as cards name them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from overwinter.kernel.procedure import Procedure
from overwinter.kernel.vocabulary import Selection, Vocabulary

from ...game import ColonyGame
from ...rules import sources
from ...rules.choose import Choose
from ..vocabulary import KINDS, Exiled, Place, SurvivorId
from .amounts import Amount, amount
from .base import Called, Scope, Shorts, read_selection, read_word
from .places import named

PLAYERS = Vocabulary("players", 3)
player_word = PLAYERS.word
HAVING = Vocabulary("a trait of players", 4)
having = HAVING.word
PLAYER_PICKS = Vocabulary("a way to pick players", 5)
player_pick = PLAYER_PICKS.word
PLAYER_SHORTS = Shorts()
PLAYER_QUESTIONS = ("choose-player", "accuse", "which-colony")
KINDS.choices("PlayerQuestion", PLAYER_QUESTIONS)


# -- words -----------------------------------------------------------------------------------------------


@player_word("active")
def active(game: ColonyGame, seat: int, scope: Scope) -> list[int]:
    """You."""
    return [seat]


@player_word("all")
def everybody(game: ColonyGame, seat: int, scope: Scope) -> list[int]:
    """All players, beginning with the first player."""
    return game.clockwise(game.first_of(seat))


@player_word("all-from-you")
def from_you(game: ColonyGame, seat: int, scope: Scope) -> list[int]:
    """All players, beginning with you."""
    return game.clockwise(seat)


@player_word("all-others")
def others(game: ColonyGame, seat: int, scope: Scope) -> list[int]:
    """All other players, beginning with the one on your left."""
    return [other for other in game.clockwise(seat) if other != seat]


@player_word("first-player")
def first_player(game: ColonyGame, seat: int, scope: Scope) -> list[int]:
    """The first player."""
    return [game.first_of(seat)]


@player_word("right-neighbour")
def right_neighbour(game: ColonyGame, seat: int, scope: Scope) -> list[int]:
    """The player on your right, if there is another one."""
    right = game.right_of(seat)
    return [right] if right != seat else []


@player_word("enemies")
def enemies(game: ColonyGame, seat: int, scope: Scope) -> list[int]:
    """The players of the colonies that yours is at war with."""
    return game.enemies(seat)


@player_word("enemy-leader")
def enemy_leader(game: ColonyGame, seat: int, scope: Scope) -> list[int]:
    """The leaders of the colonies that yours is at war with: of two colonies one."""
    return list(dict.fromkeys(game.first_of(other) for other in game.enemies(seat)))


@player_word("rival")
def rival(game: ColonyGame, seat: int, scope: Scope) -> list[int]:
    """The enemy who acts at the same time as you, else the enemy leader."""
    acting = [other for other in game.enemies(seat) if game.turn_of(other) is not None]
    return acting or enemy_leader(game, seat, scope)


@player_word("both-colonies")
def both_colonies(game: ColonyGame, seat: int, scope: Scope) -> list[int]:
    """All players of both colonies at war, beginning with you, around the table."""
    n = len(game.state.players)
    found = {seat, *game.allies(seat), *game.enemies(seat)}
    return [other for i in range(n) if (other := (seat + i) % n) in found]


@player_word("wolf")
def wolf(game: ColonyGame, seat: int, scope: Scope) -> list[int]:
    """The lone wolf, if there is one."""
    return game.wolves(seat)


@player_word("other-player")
def other_player(game: ColonyGame, seat: int, scope: Scope) -> list[int]:
    """The player of the other survivor whom the card concerns."""
    return list(scope.get("other-player", ()))


@player_word("controller")
def controller(game: ColonyGame, seat: int, scope: Scope, survivor: SurvivorId) -> list[int]:
    """The player of that survivor, if it is in play."""
    found = game.survivor(survivor)
    return [found.owner] if found else []


@player_word("beside")
def beside(game: ColonyGame, seat: int, scope: Scope, survivor: SurvivorId) -> list[int]:
    """The other players who have a survivor at the place of that one."""
    found = game.survivor(survivor)
    owners = {one.owner for one in game.at(found.place)} - {found.owner} if found else set()
    return [other for other in game.clockwise(seat) if other in owners]


@player_word("hosts")
def hosts(game: ColonyGame, seat: int, scope: Scope) -> list[int]:
    """The players of the colony at which the survivor is who acts."""
    found = next((one for name in scope.get("user", ()) if (one := game.survivor(name))), None)
    colony = game.colony_at(found.place) if found else None
    return game.clockwise(colony.first) if colony is not None else []


@player_word("player-of-x")
def player_of_x(game: ColonyGame, seat: int, scope: Scope) -> list[int]:
    """The player of the survivor called "x"."""
    return [found.owner for name in scope.get("x", ())[:1] if (found := game.survivor(name))]


def _named_before(name: str, doc: str) -> None:
    """A word for players that the card speaks about."""
    PLAYERS.add(name, partial(_in_scope, name), doc)


def _in_scope(name: str, game: ColonyGame, seat: int, scope: Scope) -> list[int]:
    return list(scope.get(name, ()))


_named_before("up-voters", "Who voted for the first option of the card.")
_named_before("winner", "Who rolled the highest die (`roll-off`).")
_named_before("caller", "Inside `each-player`: you, who began it.")
_named_before("who-did", "Who did what the card asked for before (`each-player`).")
_named_before("accused", "The player who was accused.")


# -- traits and picking ----------------------------------------------------------------------------------


@having("hand")
def with_hand(game: ColonyGame, seat: int, scope: Scope, other: int) -> bool:
    """Has cards in hand."""
    return bool(game.player(other).hand)


@having("dice")
def with_dice(game: ColonyGame, seat: int, scope: Scope, other: int) -> bool:
    """Has an unused die."""
    return bool(game.player(other).unused)


@having("fewer-survivors")
def with_fewer_survivors(game: ColonyGame, seat: int, scope: Scope, other: int) -> bool:
    """Has fewer survivors than you."""
    return len(game.own(other)) < len(game.own(seat))


@player_pick("all")
def pick_all(game: ColonyGame, seat: int, scope: Scope, which: Players, among: list[int]) -> list[int]:
    """All of them."""
    return among


@player_pick("choose")
def pick_choose(game: ColonyGame, seat: int, scope: Scope, which: Players, among: list[int]) -> Procedure:
    """Those that you choose, ``n`` of them."""
    seats = sources.Seats(among, holding=which.with_ is with_hand)
    return Choose(seat, "player", which.why, seats, amount(game, seat, scope, which.n), which.up_to)


@player_pick("random")
def pick_random(game: ColonyGame, seat: int, scope: Scope, which: Players, among: list[int]) -> list[int]:
    """``n`` of them at random."""
    left, found = list(among), list[int]()
    while left and len(found) < amount(game, seat, scope, which.n):
        found.append(left.pop(game.draw(len(left), "pick")))
    return found


@player_pick("fewest-followers")
def pick_fewest_followers(
    game: ColonyGame, seat: int, scope: Scope, which: Players, among: list[int]
) -> list[int]:
    """The one with the fewest followers; of several the one who has the survivor of highest influence."""

    def rank(other: int) -> tuple[int, int]:
        own = game.own(other)
        return len(own), -max((game.card_of(one.id).influence for one in own), default=0)

    return [min(among, key=rank)] if among else []


# -- the selection ---------------------------------------------------------------------------------------


@KINDS.table
@dataclass(frozen=True, slots=True)
class Players(Selection):
    """Players: ``of`` which, only those who have a survivor ``at`` a place, who are ``exiled`` or not, ``with`` a
    trait; which of them to ``pick``, and how many (``n``). ``why`` names the question."""

    of: PlayerWord
    at: Place = ""
    exiled: Exiled = "either"
    with_: Having | None = None
    pick: PlayerPick = "all"
    n: Amount = 1
    up_to: bool = False
    why: PlayerQuestion = "choose-player"

    def candidates(self, game: ColonyGame, seat: int, scope: Scope) -> list[int]:
        """The players who fit, before anybody picks. Whoever dropped out, perhaps by this very card, is not among
        them (R-190)."""
        found: list[int] = [other for other in self.of(game, seat, scope) if not game.player(other).eliminated]
        if self.exiled != "either":
            found = [other for other in found if game.player(other).exiled == (self.exiled == "yes")]
        if self.at:
            found = [other for other in found if self._at(game, other, scope)]
        if self.with_ is not None:
            found = [other for other in found if self.with_(game, seat, scope, other)]
        return found

    def _at(self, game: ColonyGame, other: int, scope: Scope) -> bool:
        """Whether a player has a survivor there: at "colony", the own one."""
        places = named(game, other, self.at, scope)
        return any(survivor.place in places for survivor in game.own(other))

    def find(self, game: ColonyGame, seat: int, scope: Scope) -> list[int] | Procedure:
        """The players who are meant, or the choice that has to be made for it."""
        among = self.candidates(game, seat, scope)
        found: list[int] | Procedure = PLAYER_PICKS[self.pick].call(game, seat, scope, self, among)
        return found


PlayerWord = Called
PlayerPick = str
PlayerQuestion = str
Having = Callable[[ColonyGame, int, Scope, int], bool]

PLAYER_SHORTS.add(
    "each-player-at-colony", "All who have a survivor at the colony, beginning with you.",
    of="all-from-you", at="colony",
)  # fmt: skip
PLAYER_SHORTS.add("choose-other", "Another player of your choice.", of="all-others", pick="choose")
PLAYER_SHORTS.add(
    "choose-other-with-hand", "Another player of your choice who has cards in hand.",
    of="all-others", with_="hand", pick="choose",
)  # fmt: skip
PLAYER_SHORTS.add(
    "choose-other-at-colony", "Another player of your choice, not exiled, with a survivor at the colony.",
    of="all-others", at="colony", exiled="no", pick="choose", why="accuse",
)  # fmt: skip
PLAYER_SHORTS.add(
    "choose-with-fewer-survivors", "Another player of your choice who has fewer survivors.",
    of="all-others", with_="fewer-survivors", pick="choose",
)  # fmt: skip


@KINDS.kind("Who")
def _read_who(compiler: Any, raw: Any, at: str) -> Any:
    """players: a player word, a short form, or a table (see Players)"""
    return read_selection(compiler, Players, PLAYER_SHORTS, raw, at)


@KINDS.kind("Anybody")
def _read_anybody(compiler: Any, raw: Any, at: str) -> Any:
    """players, written as a Who, looked at when the question comes up"""
    return _read_who(compiler, raw, at)


@KINDS.kind("PlayerWord")
def _read_word(compiler: Any, raw: Any, at: str) -> Any:
    """a player word (see Players)"""
    return read_word(compiler, raw, at, PLAYERS)


@KINDS.kind("PlayerPick")
def _read_pick(compiler: Any, raw: Any, at: str) -> Any:
    """how players are picked (see Players)"""
    return compiler.one_of(raw, list(PLAYER_PICKS), at)


@KINDS.kind("Having")
def _read_having(compiler: Any, raw: Any, at: str) -> Any:
    """something that players have (see Players)"""
    compiler.one_of(raw, list(HAVING), at)
    return HAVING[raw].call if isinstance(raw, str) and raw in HAVING else None
