"""What somebody finds under "my games": the games themselves, friends, and all of it summed up."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from sqlalchemy.engine import Connection

from .. import storage as store
from ..adapter import SeatTally
from ..meta import Meta
from . import rows
from .messages import Favourite, Friend, GameStatistics, Invitation, MyGame, Player, Score
from .rows import Sat

FAVOURITES = 5


def my_games(connection: Connection, person: str, limit: int) -> list[MyGame]:
    """The games of a person, the latest first; several seats at one game are one entry."""
    found: dict[tuple[str, int], list[Sat]] = {}
    for sat in rows.games_of(connection, person):
        found.setdefault((sat.code, sat.game), []).append(sat)
    chosen = list(found.values())[:limit]
    there = rows.still_there(connection, [seats[0].code for seats in chosen])
    return [_my_game(seats, seats[0].code in there) for seats in chosen]


def _my_game(seats: Sequence[Sat], there: bool) -> MyGame:
    first, summary = seats[0], seats[0].summary
    mine = sorted(sat.seat for sat in seats)
    live = {sat.seat for sat in seats if sat.live}
    players = [Player(p.seat, p.name, p.kind, p.seat in mine) for p in summary.players]
    played = {p.seat for p in summary.players if p.kind == "person"}
    running = first.status == "playing"
    return MyGame(
        code=first.code,
        number=first.game,
        game=summary.game,
        status=first.status,  # type: ignore[arg-type]
        name=summary.name,
        players=players,
        objective=summary.objective,
        round=summary.round,
        last=summary.last,
        waiting=summary.waiting,
        mine=mine,
        turn=running and bool(live & played & set(summary.waiting)),
        standin=running and bool(live - played),
        outcome=summary.outcome,
        winners=summary.winners,
        updated=first.updated,
        open=bool(live),
        replay=there and first.status != "lobby",
        calls=first.calls,
    )


def my_invitations(connection: Connection, person: str) -> list[Invitation]:
    """Tables where somebody waits for this person and there is still a seat."""
    found = []
    for code, name, at in rows.invitations_of(connection, person):
        stored = store.get_table(connection, code)
        meta = Meta.read(stored) if stored is not None else None
        if meta is None or meta.closed or meta.status != "lobby":
            continue
        players = [Player(n, seat.name, seat.kind) for n, seat in enumerate(meta.seats)]
        free = sum(1 for seat in meta.seats if seat.kind == "free")
        if free:
            found.append(Invitation(code, meta.game, name, players, free, at))
    return found


def my_friends(connection: Connection, person: str, limit: int = 50) -> list[Friend]:
    """People with whom a person has played, the latest first. None of them is named by more than their seat."""
    summaries = {(sat.code, sat.game): sat for sat in rows.games_of(connection, person)}
    found: dict[str, list[tuple[int, str, int, int]]] = defaultdict(list)
    for other, code, game, seat in rows.sat_with(connection, person):
        sat = summaries.get((code, game))
        if sat is not None and sat.status != "lobby":
            found[other].append((sat.updated, code, game, seat))
    friends = []
    for places in found.values():
        last, code, game, seat = max(places)
        name = next((p.name for p in summaries[code, game].summary.players if p.seat == seat), "")
        if name:
            friends.append(Friend(name, code, game, seat, len(places), last))
    return sorted(friends, key=lambda friend: (-friend.last, friend.name))[:limit]


# -- summed up -------------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Sum:
    """Finished games of one kind."""

    played: int = 0
    won: int = 0
    betrayals: int = 0
    betrayals_won: int = 0
    exiled: int = 0
    lost: int = 0
    killed: int = 0
    objectives: Counter[tuple[str, bool]] = field(default_factory=Counter)
    roles: Counter[tuple[str, bool]] = field(default_factory=Counter)
    survivors: Counter[str] = field(default_factory=Counter)
    died: Counter[str] = field(default_factory=Counter)

    def add(self, objective: str, mine: SeatTally) -> None:
        """One more game."""
        self.played += 1
        self.won += mine.won
        self.betrayals += mine.role == "betrayer"
        self.betrayals_won += mine.role == "betrayer" and mine.won
        self.exiled += mine.role == "exile"
        self.lost += len(mine.died)
        self.killed += mine.killed
        self.objectives[objective, mine.won] += 1
        self.roles[mine.role, mine.won] += 1
        self.survivors.update(mine.survivors)
        self.died.update(mine.died)


def statistics(played: Iterable[Sat]) -> list[GameStatistics]:
    """The finished games of a person by kind. Games that somebody else played at the same screen do not count."""
    sums: dict[str, _Sum] = defaultdict(_Sum)
    for sat in played:
        mine = next((each for each in sat.summary.tally if each.seat == sat.seat), None)
        if sat.status == "over" and not sat.beside and mine is not None:
            sums[sat.summary.game].add(sat.summary.objective, mine)
    return [_statistics(game, found) for game, found in sorted(sums.items())]


def _statistics(game: str, found: _Sum) -> GameStatistics:
    return GameStatistics(
        game,
        found.played,
        found.won,
        found.betrayals,
        found.betrayals_won,
        found.exiled,
        found.lost,
        found.killed,
        _scores(found.objectives),
        _scores(found.roles),
        [Favourite(name, n, found.died[name]) for name, n in found.survivors.most_common(FAVOURITES)],
    )


def _scores(counts: Counter[tuple[str, bool]]) -> list[Score]:
    names = sorted({name for name, _ in counts})
    scores = [Score(name, counts[name, True] + counts[name, False], counts[name, True]) for name in names]
    return sorted(scores, key=lambda score: (-score.played, score.name))
