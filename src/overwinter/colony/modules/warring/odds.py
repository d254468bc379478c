"""What a combat may come to, told before every choice: exactly, from the real die and from what all can see.

:func:`sighted` takes the facts of the combat in progress from a game, from the side of one seat. Everything else
works on these facts alone, so that pages, terminals and bots get the same figures.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from overwinter.kernel.options import Option

from ...cards.further import TacticCard
from ...game import ColonyGame
from ...rules.composition import Line, Outlook
from ...state import Colony
from .combat import Fight, contested
from .pacts import of_cards, second_die
from .slot import HOMES, Warring, besiegers, colonies, of_side
from .strength import blinded, combatants, faces, of_bid, of_tactic, of_weapons, tactic_named

OURS, THEIRS = "ours", "theirs"
Faces = tuple[int, ...]
"""The strength that each face of a die adds."""
FIGHT, TRUCE, THEY_LEAVE, WE_LEAVE, BOTH_LEAVE = "fight", "truce", "they-leave", "we-leave", "both-leave"


@dataclass(frozen=True, slots=True)
class Chances:
    """How a combat may end for one side; together they are one."""

    win: Fraction
    even: Fraction
    lose: Fraction

    @property
    def of_100(self) -> tuple[int, int, int]:
        """Of a hundred combats like this: won, even, lost, each rounded for itself."""
        return round(100 * self.win), round(100 * self.even), round(100 * self.lose)


@dataclass(frozen=True, slots=True)
class Camp:
    """One side of a combat, as all see it."""

    people: int
    weapons: int
    """Strength by those who have one."""
    ammunition: int
    faces: Faces
    """Of its die."""
    home: bool
    """It fights at its own colony, which nobody leaves."""
    cards: int = 0
    """Strength that cards promise it."""
    again: bool = False
    """Its leader may roll the die once more."""

    @property
    def strength(self) -> int:
        """What all know before tactics, ammunition and dice."""
        return self.people + self.weapons + self.cards


@dataclass(frozen=True, slots=True)
class CombatSight:
    """A combat from one side."""

    place: str
    ours: Camp
    theirs: Camp
    tactics: tuple[TacticCard, ...]
    """What a leader may play: both have the same cards."""
    played: tuple[TacticCard, TacticCard] | None
    """Ours and theirs, once they are turned up."""
    against: tuple[TacticCard, ...]
    """What theirs may be when strength is counted, as far as we know: one of all, or what lies open."""
    blue: bool = True
    """We are the side that decides first whether to roll again."""

    def dice(self, lead: int) -> Chances:
        """How it ends if only the dice are missing."""
        may = [name for name, camp in ((OURS, self.ours), (THEIRS, self.theirs)) if camp.again]
        return dice_chances(lead, self.ours.faces, self.theirs.faces, tuple(may if self.blue else may[::-1]))


@dataclass(frozen=True, slots=True)
class Meeting:
    """One of our tactics against one of theirs."""

    theirs: str
    outcome: str
    """fight, truce (nobody fights), they-leave, we-leave, both-leave."""
    lead: int
    """By how much we are stronger before ammunition and dice; negative: they are."""
    wounds: int
    """That those who leave take first."""
    double: int
    """So many of their bullets would count for two."""
    chances: Chances
    """If nobody bids."""


# -- pure facts --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def dice_chances(lead: int, ours: Faces, theirs: Faces, again: tuple[str, ...] = ()) -> Chances:
    """How a combat ends in which only the dice are missing: every pair of faces is equally likely.

    ``again``: who may then roll once more ("ours", "theirs"), in this order; whoever gains by it does.
    """
    dice = Counter(ours), Counter(theirs)
    pairs = [(mine, other, n * m) for mine, n in dice[0].items() for other, m in dice[1].items()]
    return _mean([(n, _shown(lead, mine, other, dice, again)) for mine, other, n in pairs])


def _shown(lead: int, mine: int, other: int, dice: tuple[Counter[int], ...], again: tuple[str, ...]) -> Chances:
    """How it ends with these faces on the table, where some may still roll once more."""
    if not again:
        total = lead + mine - other
        return Chances(Fraction(total > 0), Fraction(total == 0), Fraction(total < 0))
    ours, theirs = dice
    who, *rest = again
    left = tuple(rest)
    stays = _shown(lead, mine, other, dice, left)
    if who == OURS:
        rolled = _mean([(n, _shown(lead, face, other, dice, left)) for face, n in ours.items()])
        return max(stays, rolled, key=lambda found: found.win - found.lose)
    rolled = _mean([(n, _shown(lead, mine, face, dice, left)) for face, n in theirs.items()])
    return min(stays, rolled, key=lambda found: found.win - found.lose)


def _mean(found: Sequence[tuple[int, Chances]]) -> Chances:
    """What these come to together, each so many times."""
    times = sum(n for n, _ in found)
    win, even = sum(n * one.win for n, one in found), sum(n * one.even for n, one in found)
    return Chances(Fraction(win, times), Fraction(even, times), 1 - Fraction(win + even, times))


def meeting(sight: CombatSight, mine: TacticCard, other: TacticCard) -> Meeting:
    """What one of our tactics does against one of theirs."""
    lead = sight.ours.strength + of_tactic(mine, other) - sight.theirs.strength - of_tactic(other, mine)
    we_go, they_go = mine.retreat and not sight.ours.home, other.retreat and not sight.theirs.home
    wounds = (other.pursuit if we_go else 0) or (mine.pursuit if they_go else 0)
    if mine.truce and other.truce:
        outcome, chances = TRUCE, Chances(Fraction(0), Fraction(1), Fraction(0))
    elif we_go and they_go:
        outcome, chances = BOTH_LEAVE, Chances(Fraction(0), Fraction(1), Fraction(0))
    elif we_go:
        outcome, chances = WE_LEAVE, Chances(Fraction(0), Fraction(0), Fraction(1))
    elif they_go:
        outcome, chances = THEY_LEAVE, Chances(Fraction(1), Fraction(0), Fraction(0))
    else:
        outcome, chances = FIGHT, sight.dice(lead)
    return Meeting(other.id, outcome, lead, wounds, other.double, chances)


def tactic_odds(sight: CombatSight, card: str) -> list[Meeting]:
    """One of our tactics against each that they may play."""
    mine = next(tactic for tactic in sight.tactics if tactic.id == card)
    return [meeting(sight, mine, other) for other in sight.against]


def bid_odds(sight: CombatSight, n: int) -> list[Chances]:
    """What our bid means against each bid of theirs: 0, 1, ... up to all that they have."""
    assert sight.played is not None
    mine, other = sight.played
    lead = meeting(sight, mine, other).lead + of_bid(mine, n)
    return [sight.dice(lead - of_bid(other, theirs)) for theirs in range(sight.theirs.ammunition + 1)]


# -- from a game -------------------------------------------------------------------------------------------------


def fight_of(game: ColonyGame) -> Fight | None:
    """The combat in progress."""
    frames = game.state.flow.in_progress()
    return next((frame for frame in frames if isinstance(frame, Fight)), None)


def camp(game: ColonyGame, place: str, side: int) -> Camp:
    """One side at a place, as it would fight now."""
    there = combatants(game, (place, side))
    die = tuple(face.value if face.kind == "strength" else 0 for face in faces(game))
    die = (0,) if blinded(game, place, side) else die
    ammunition = Warring.of(game).ammunition[side]
    home, again = place == HOMES[side], second_die(game, side) is not None
    return Camp(len(there), of_weapons(game, there), ammunition, die, home, of_cards(game, side), again)


def sighted(game: ColonyGame, seat: int) -> CombatSight | None:
    """The combat in progress from the side of a seat; ``None`` without one, and for a seat of neither colony."""
    fight, side = fight_of(game), game.player(seat).colony
    if fight is None or side >= len(HOMES):
        return None
    tactics = tuple(tactic_named(game, name) for name in game.content.further["tactic"])
    played = [tactic_named(game, name) for name in fight.tactics]
    return CombatSight(
        fight.place,
        camp(game, fight.place, side),
        camp(game, fight.place, 1 - side),
        tactics,
        (played[side], played[1 - side]) if played else None,
        tuple(tactic_named(game, name) for name in fight.open_to(game, 1 - side)),
        side == 0,
    )


# -- told --------------------------------------------------------------------------------------------------------


def tell_tactic(game: ColonyGame, seat: int, option: Option) -> Iterator[Line]:
    """A tactic against each of theirs: who leads, or who leaves."""
    sight = sighted(game, seat)
    if sight is not None:
        yield from _met(tactic_odds(sight, str(option["card"])))


def tell_keeping(game: ColonyGame, seat: int, option: Option) -> Iterator[Line]:
    """The tactic that lies open is left as it is: like choosing it again."""
    sight = sighted(game, seat)
    if sight is not None and sight.played is not None:
        yield from _met(tactic_odds(sight, sight.played[0].id))


def _met(meetings: Iterable[Meeting]) -> Iterator[Line]:
    """Each in words: who leads, or who leaves."""
    for met in meetings:
        if met.outcome != FIGHT:
            yield f"foresee-tactic-{met.outcome}", {"card": met.theirs, "wounds": met.wounds}
            continue
        ahead = "even" if not met.lead else "us" if met.lead > 0 else "them"
        yield "foresee-tactic", {"card": met.theirs, "ahead": ahead, "lead": abs(met.lead), "double": met.double}


def tell_bid(game: ColonyGame, seat: int, option: Option) -> Iterator[Line]:
    """A bid against each of theirs: won, even, lost, of a hundred."""
    sight = sighted(game, seat)
    for theirs, chances in enumerate(bid_odds(sight, int(option["n"])) if sight is not None else ()):
        win, even, lose = chances.of_100
        yield "foresee-bid", {"theirs": theirs, "win": win, "even": even, "lose": lose}


def fights_tonight(game: ColonyGame, colony: Colony) -> Iterator[Outlook]:
    """Where both colonies stand now, with the strength of both before tactics, ammunition and dice; and colonies
    that nobody would guard, unless somebody comes home."""
    homes = [one.place for one in colonies(game)]
    for place in [*homes, *game.town()]:
        if contested(game, place):
            blue, yellow = (camp(game, place, side).strength for side in (0, 1))
            yield Outlook("night-fight", {"place": place, "blue": blue, "yellow": yellow}, or_more=True)
    for side, home in enumerate(homes):
        enemies = len(besiegers(game, home))
        if enemies and not of_side(game, home, side):
            yield Outlook("night-unguarded", {"place": home, "enemies": enemies}, or_more=True)
