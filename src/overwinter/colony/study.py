"""Many games at once, over all cores, and what came of them."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

from overwinter.lab.figures import interval
from overwinter.lab.many import Line, Measure, Row, Study, mean, percent, play_all, seated
from overwinter.words import Words

from .bots import make_bot, play_out
from .cards.loader import load_packs, read_packs
from .cards.predicates.course import is_betrayer
from .dealt import dealt, missions, side_effects
from .game import ColonyGame
from .modules.warring import Warring
from .placing import kind_of, place
from .rules.setting_up import check_setup, content_of, new_game
from .state import MAX_MORALE, Setup


@dataclass
class Result(Line):
    """One simulated game."""

    seed: int
    players: int
    mode: str
    objective: str
    side: str
    bots: list[str]
    outcome: str
    winners: list[int]
    betrayers: list[int]
    exiled: list[int]
    rounds: int
    morale: list[int]
    """Morale at the start of each round, and at the end."""
    deaths: int
    answers: int
    setup: str = ""
    """Everything that was agreed: games of the same setup can be looked at together."""
    cards: dict[str, list[str]] = field(default_factory=dict)
    """By kind: what came up early or was in play from the start; the side effects that survivors got."""
    teams: list[int] = field(default_factory=list)
    """By seat: of which colony, if there are several."""
    reached: list[int] = field(default_factory=list)
    """Then: the colonies that have completed the main objective."""
    further: list[list[int]] = field(default_factory=list)
    """Then: the morale of the other colonies, like that of the first."""

    @property
    def victor(self) -> int | None:
        """The one of two colonies that has won the war: it alone has completed the main objective, or stands while
        the other has fallen. Whether its players win is a matter of their secret objectives, too."""
        if len(self.reached) == 1:
            return self.reached[0]
        standing = [n for n, track in enumerate([self.morale, *self.further][:2]) if track[-1]]
        return standing[0] if self.teams and not self.reached and len(standing) == 1 else None

    @property
    def wolf(self) -> int | None:
        """The seat of the lone wolf, if there is one."""
        return self.teams.index(2) if 2 in self.teams else None


def simulate_one(setup: Setup, bots: Sequence[str], seed: int, cards: Sequence[str] = ()) -> Result:
    """Play one game with bots. ``cards`` come up at once, those with a minus before them do not come up."""
    game = new_game(setup, seed)
    for card in cards:
        place(game, card.removeprefix("-"), present=not card.startswith("-"))
    colony, *others = game.state.colonies
    starts, came_up = [one.morale for one in game.state.colonies], dealt(game)
    names = seated(bots, setup.players)
    play_out(game, [make_bot(name) for name in names], seed)
    state = game.state
    return Result(
        seed=seed,
        players=setup.players,
        mode=setup.mode,
        objective=colony.objective,
        side=colony.side,
        bots=names,
        outcome=state.outcome,
        winners=list(state.winners),
        betrayers=[p.seat for p in state.players if is_betrayer(game, p.seat)],
        exiled=[p.seat for p in state.players if p.exiled],
        rounds=state.round,
        morale=morale_by_round(game, starts[0]),
        deaths=len(state.graveyard),
        answers=len(game.answers),
        setup=repr(setup),
        cards={**came_up, "side-effect": side_effects(game), "mission": missions(game)},
        teams=[player.colony for player in state.players] if others else [],
        reached=list(Warring.of(game).completed) if others else [],
        further=[morale_by_round(game, starts[n], one.place) for n, one in enumerate(others, 1)],
    )


def morale_by_round(game: ColonyGame, start: int, colony: str = "") -> list[int]:
    """Morale of the first colony, or of another one, at the start of each round of a game that is over, and at its
    end."""
    place = colony or game.state.colonies[0].place
    morale, track = start, list[int]()
    for event in game.log:
        if event.kind == "morale" and event.facts.get("colony", place) == place:
            morale = event.facts["morale"]
        elif event.kind == "round":
            track.append(morale)
    return [*track, morale]


def check(setup: Setup, bots: Sequence[str], cards: Sequence[str] = ()) -> None:
    """Whether games can be played like this: raises what is wrong with the setup, the names of bots or cards."""
    content = content_of(setup)
    check_setup(setup, content)
    for card in cards:
        kind_of(card.removeprefix("-"), content)
    for name in bots:
        make_bot(name)


@dataclass
class Summary:
    """What many games came to."""

    games: int
    outcomes: Counter[str]
    wins: Counter[int]
    completed: float
    """Share of games in which the main objective was completed."""
    betrayer_wins: float
    """Share of games with a betrayer that the betrayer won."""
    rounds: float
    deaths: float
    final_morale: float


def summarize(results: Iterable[Result]) -> Summary:
    """Shares and means."""
    games = list(results)
    with_betrayer = [g for g in games if g.betrayers]
    return Summary(
        games=len(games),
        outcomes=Counter(g.outcome for g in games),
        wins=Counter(seat for g in games for seat in g.winners),
        completed=mean(g.outcome == "completed" for g in games),
        betrayer_wins=mean(bool(set(g.betrayers) & set(g.winners)) for g in with_betrayer),
        rounds=mean(g.rounds for g in games),
        deaths=mean(g.deaths for g in games),
        final_morale=mean(g.morale[-1] for g in games),
    )


def rows(words: Words, results: Sequence[Result]) -> list[list[Row]]:
    """Who wins, and how the colonies fare."""
    summary = summarize(results)
    wins = [
        (words("cli-wins", seat=words("player-name", n=seat + 1)), percent(summary.wins[seat] / summary.games))
        for seat in range(results[0].players)
    ]
    if any(result.betrayers for result in results):
        wins.append((words("cli-betrayer-wins"), percent(summary.betrayer_wins)))
    return [
        wins,
        [
            (words("cli-mean-rounds"), f"{summary.rounds:.2f}"),
            (words("cli-mean-morale"), f"{summary.final_morale:.2f}"),
            (words("cli-mean-deaths"), f"{summary.deaths:.2f}"),
        ],
    ]


def _of_players(won: Callable[[Result], bool]) -> Measure[Result]:
    """Whether players have won that have objectives of their own; in a cooperative game they have none."""
    return Measure(lambda game: None if game.mode == "cooperative" else won(game), share=True)


def _betrayed(game: Result) -> bool | None:
    return bool(set(game.betrayers) & set(game.winners)) if game.betrayers else None


STUDY = Study(
    result=Result,
    play_one=simulate_one,
    check=check,
    measures={
        "completed": Measure(lambda game: None if game.teams else game.outcome == "completed", share=True),
        "blue": Measure(lambda game: None if game.victor is None else game.victor == 0, share=True),
        "wolf": Measure(lambda game: None if game.wolf is None else game.wolf in game.winners, share=True),
        "somebody": _of_players(lambda game: bool(game.winners)),
        "loyal": _of_players(lambda game: bool(set(game.winners) - set(game.betrayers))),
        "betrayer": Measure(_betrayed, share=True),
        "first": _of_players(lambda game: 0 in game.winners),
        "rounds": Measure(lambda game: game.rounds),
        "morale": Measure(lambda game: game.morale[-1]),
        "deaths": Measure(lambda game: game.deaths),
    },
    rows=rows,
    outcomes=("completed", "morale", "rounds", "failed", "betrayed"),
    course=lambda result: result.morale,
    top=lambda results: MAX_MORALE,
    labels=("cli-morale", "cli-round"),
)
"""How many colony games are played and summed up."""
simulate = STUDY.simulate
plot = STUDY.plot


# -- the tables of docs/bots.md --------------------------------------------------------------------------


@dataclass(frozen=True)
class Plan:
    """How the games of a table are played."""

    games: int
    """Games a cell."""
    bots: Sequence[str] = ("greedy", "random")
    processes: int | None = None
    first: int = 0
    """The first seed."""
    done: Callable[[Result], None] | None = None
    """Hears of each game as it ends."""
    kept: Sequence[Result] = ()
    """Games that were played before, and count as well."""

    def play(self, setup: Setup, *bots: str) -> list[Result]:
        """The games of a cell, the seats played by these bots in turn. Kept seeds are not played again."""
        check(setup, bots)
        seats = seated(bots, setup.players)
        known = [game for game in self.kept if game.bots == seats and game.setup == repr(setup)]
        seeds = set(range(self.first, self.first + self.games)) - {game.seed for game in known}
        job = partial(simulate_one, setup, list(bots))
        return known + play_all(job, sorted(seeds), self.processes, self.done)

    def completed(self, setup: Setup) -> str:
        """A cell: how many of 100 games each bot wins."""
        return _completed([self.play(setup, bot) for bot in self.bots])


def share_of(won: int, games: int) -> str:
    """A cell: how many of 100, and between which numbers the truth lies."""
    low, high = interval(won, games)
    return f"{100 * won / max(1, games):.0f} ({100 * low:.0f}-{100 * high:.0f})"


def _completed(lots: Iterable[Sequence[Result]]) -> str:
    """A cell: of each lot of games, in how many of 100 the main objective was completed."""
    return " / ".join(share_of(sum(game.outcome == "completed" for game in lot), len(lot)) for lot in lots)


def completion_table(objectives: Sequence[str], players: Sequence[int], plan: Plan) -> Iterator[str]:
    """Rows of Markdown: how many of 100 cooperative games each bot wins, by objective and number of players."""
    yield f"| objective | {' | '.join(f'{n} players' for n in players)} |"
    yield f"| --- |{' ---: |' * len(players)}"
    everything: dict[int, list[list[Result]]] = {n: [[] for _ in plan.bots] for n in players}
    for objective in objectives:
        cells = []
        for n in players:
            setup = Setup(n, objective, "cooperative")
            lots = [plan.play(setup, bot) for bot in plan.bots]
            for known, lot in zip(everything[n], lots, strict=True):
                known += lot
            cells.append(_completed(lots))
        yield f"| {objective} | {' | '.join(cells)} |"
    yield f"| all | {' | '.join(_completed(everything[n]) for n in players)} |"


COMBINATIONS: tuple[tuple[str, ...], ...] = (
    (),
    ("bandits",),
    ("improvements",),
    ("laboratory",),
    ("bandits", "improvements"),
    ("bandits", "laboratory"),
    ("improvements", "laboratory"),
    ("bandits", "improvements", "laboratory"),
)
"""Every way to play The Long Night with its modules."""
SCENARIO_PLAYERS = (3, 4)
"""How many play the scenarios of a table."""


def module_table(
    objectives: Sequence[str], combinations: Sequence[Sequence[str]], players: int, plan: Plan
) -> Iterator[str]:
    """Rows of Markdown: how many of 100 cooperative games of The Long Night each bot wins, by objective and by the
    modules played with. Objectives of the base game are played with both boxes; one that belongs to a module is
    played where that is."""
    heads = [" + ".join(modules) or "none" for modules in combinations]
    yield f"| objective | {' | '.join(heads)} |"
    yield f"| --- |{' ---: |' * len(heads)}"
    own = load_packs(["longnight"], [module for modules in combinations for module in modules]).objectives
    for objective in objectives:
        packs = ["longnight"] if objective in own else ["base", "longnight"]
        cells = []
        for modules in combinations:
            if objective not in load_packs(packs, modules).objectives:
                cells.append("")
                continue
            setup = Setup(players, objective, "cooperative", packs=packs, modules=list(modules))
            cells.append(plan.completed(setup))
        yield f"| {objective} | {' | '.join(cells)} |"


def normal_table(objectives: Sequence[str], players: int, plan: Plan) -> Iterator[str]:
    """Rows of Markdown: how many of 100 games are completed on the normal side of objectives of The Long Night,
    with the module that they need and no other. Secret objectives are dealt, but no betrayal."""
    yield "| objective | completed |"
    yield "| --- | ---: |"
    for objective in objectives:
        modules = next(m for m in COMBINATIONS if objective in load_packs(["longnight"], m).objectives)
        setup = Setup(players, objective, betrayal=False, packs=["longnight"], modules=list(modules))
        yield f"| {objective} | {plan.completed(setup)} |"


def scenario_table(players: Sequence[int], plan: Plan) -> Iterator[str]:
    """Rows of Markdown: how many of 100 games of each scenario are completed, and how many get beyond its first
    stage. They are played with secret objectives, but without betrayal."""
    yield f"| scenario | {' | '.join(f'{n} players' for n in players)} |"
    yield f"| --- |{' ---: |' * len(players)}"
    for name, scenario in read_packs(["longnight"])[0].scenarios.items():
        cells = []
        for n in players:
            setup = Setup(n, betrayal=False, packs=["longnight"], scenario=name)
            lots = [plan.play(setup, bot) for bot in plan.bots]
            on = [sum(game.objective != scenario.stages[0] for game in lot) for lot in lots]
            further = " / ".join(share_of(n, len(lot)) for n, lot in zip(on, lots, strict=True))
            cells.append(f"{_completed(lots)}, {further}")
        yield f"| {name} | {' | '.join(cells)} |"


def betrayal_table(modes: Sequence[str], players: Sequence[int], plan: Plan) -> Iterator[str]:
    """Rows of Markdown: who wins games with secret objectives. Objectives are drawn by the seed; "with one": of
    the games that have a betrayer."""
    yield (
        "| mode | players | games | completed | a loyal player wins | nobody wins | a betrayer wins, with one "
        "| is exiled, with one | loyal seats exiled |"
    )
    yield "| --- |" + " ---: |" * 8
    for mode in modes:
        everything: list[Result] = []
        for n in players:
            lot = plan.play(Setup(n, mode=mode), plan.bots[0])
            everything += lot
            yield _betrayal_row(mode, str(n), lot)
        yield _betrayal_row(mode, "all", everything)


def _betrayal_row(mode: str, players: str, games: Sequence[Result]) -> str:
    betrayed = [game for game in games if game.betrayers]
    loyal_seats = sum(game.players - len(game.betrayers) for game in games)
    cells = [
        players,
        str(len(games)),
        _completed([games]),
        share_of(sum(bool(set(game.winners) - set(game.betrayers)) for game in games), len(games)),
        share_of(sum(not game.winners for game in games), len(games)),
        share_of(sum(_betrayed(game) or False for game in betrayed), len(betrayed)),
        share_of(sum(bool(set(game.exiled) & set(game.betrayers)) for game in betrayed), len(betrayed)),
        share_of(sum(len(set(game.exiled) - set(game.betrayers)) for game in games), loyal_seats),
    ]
    return f"| {mode} | {' | '.join(cells)} |"


WAR = ("base", "longnight", "warring")
"""The boxes of Warring Colonies."""


def war_setup(players: int, objective: str = "", *, quick: bool = False) -> Setup:
    """A game of two colonies, with the lone wolf where the number of players is odd."""
    return Setup(players, objective, packs=list(WAR), modules=["warring"], quick=quick)


def war_table(objectives: Sequence[str], players: int, plan: Plan) -> Iterator[str]:
    """Rows of Markdown: how many of 100 wars a colony of one bot wins against one of another, from either seat."""
    strong, weak = plan.bots
    yield f"| objective | {strong} is blue | {strong} is yellow | both |"
    yield "| --- | ---: | ---: | ---: |"
    total, games = 0, 0
    for objective in objectives:
        setup = war_setup(players, objective)
        lots = [plan.play(setup, *pair) for pair in ((strong, weak), (weak, strong))]
        won = [sum(game.victor == seat for game in lot) for seat, lot in enumerate(lots)]
        sizes = [len(lot) for lot in lots]
        total, games = total + sum(won), games + sum(sizes)
        cells = [share_of(n, size) for n, size in zip([*won, sum(won)], [*sizes, sum(sizes)], strict=True)]
        yield f"| {objective} | {' | '.join(cells)} |"
    yield f"| all | | | {share_of(total, games)} |"


def equal_table(setups: Sequence[tuple[str, Setup]], plan: Plan) -> Iterator[str]:
    """Rows of Markdown: how wars end in which all seats are played by the same bot. "Of these blue": of the wars
    that one colony has won."""
    yield (
        "| game | games | won by one | of these blue | completed | a player wins | rounds | deaths | wolf wins |"
    )
    yield "| --- |" + " ---: |" * 8
    everything: list[Result] = []
    for name, setup in setups:
        lot = plan.play(setup, plan.bots[0])
        everything += lot
        yield _equal_row(name, lot)
    yield _equal_row("all", everything)


def _equal_row(name: str, games: Sequence[Result]) -> str:
    decided = [game.victor for game in games if game.victor is not None]
    with_wolf = [game for game in games if game.wolf is not None]
    wolves = sum(game.wolf in game.winners for game in with_wolf)
    players = sum(any(seat != game.wolf for seat in game.winners) for game in games)
    cells = [
        str(len(games)),
        share_of(len(decided), len(games)),
        share_of(decided.count(0), len(decided)),
        share_of(sum(bool(game.reached) for game in games), len(games)),
        share_of(players, len(games)),
        f"{mean(game.rounds for game in games):.1f}",
        f"{mean(game.deaths for game in games):.1f}",
        share_of(wolves, len(with_wolf)) if with_wolf else "",
    ]
    return f"| {name} | {' | '.join(cells)} |"


def _warring(options: argparse.Namespace, plan: Plan) -> Iterator[str]:
    """The tables of Warring Colonies: a good bot against a careless one, then equal ones."""
    even = [n for n in options.players if not n % 2]
    if len(plan.bots) > 1:
        for n in even:
            yield f"{n} players"
            yield from war_table(options.objectives, n, plan)
            yield ""
        plan = replace(plan, bots=plan.bots[:1])
    games = [(f"{name}, {n}", war_setup(n, name)) for n in options.players for name in options.objectives]
    games += [(f"quick, {n}", war_setup(n, quick=True)) for n in even]
    yield from equal_table(games, plan)


def _base(options: argparse.Namespace, plan: Plan) -> Iterator[str]:
    """The tables of the base game."""
    yield from completion_table(options.objectives, options.players, plan)
    players = [n for n in options.players if n > 2]
    if options.modes and players:
        yield ""
        yield from betrayal_table(options.modes, players, plan)


def _longnight(options: argparse.Namespace, plan: Plan) -> Iterator[str]:
    """The tables of The Long Night."""
    for n in options.players:
        yield from module_table(options.objectives, COMBINATIONS, n, plan)
        yield ""
    players = [n for n in options.players if n > 2]
    for n in players:
        yield from normal_table(options.objectives, n, replace(plan, bots=plan.bots[:1]))
        yield ""
    if players:
        yield from scenario_table(SCENARIO_PLAYERS, plan)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the tables of docs/bots.md, row by row as they are ready."""
    parser = argparse.ArgumentParser(prog="python -m overwinter.colony.study", description=main.__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--processes", type=int, default=None)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--objectives", nargs="+", default=None)
    parser.add_argument("--modes", nargs="*", default=["standard", "betrayer"])
    parser.add_argument("--longnight", action="store_true", help="those of The Long Night: modules and scenarios")
    parser.add_argument("--warring", action="store_true", help="those of Warring Colonies: two colonies, the wolf")
    parser.add_argument("--bots", nargs="+", default=["greedy", "random"], help="a good one and a careless one")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument(
        "--read",
        type=Path,
        nargs="+",
        default=[],
        help="games kept by --out: they count as well, and are not played again",
    )
    parser.add_argument("--out", type=Path, default=None, help="add every game to this file, one line each")
    options = parser.parse_args(arguments)
    tables, setup = _base, Setup()
    if options.longnight:
        tables, setup = _longnight, Setup(packs=["longnight"], modules=list(COMBINATIONS[-1]))
    elif options.warring:
        tables, setup = _warring, war_setup(4)
    options.objectives = options.objectives or list(content_of(setup).objectives)
    plan = Plan(
        games=options.games,
        bots=options.bots,
        processes=options.processes,
        first=options.first,
        done=keep_in(options.out) if options.out else None,
        kept=[game for path in options.read for game in Result.load(path)],
    )
    for row in tables(options, plan):
        print(row, flush=True)
    return 0


def keep_in(path: Path) -> Callable[[Result], None]:
    """Add games to a file as they end."""

    def keep(result: Result) -> None:
        with path.open("a", encoding="utf-8") as file:
            file.write(result.to_json() + "\n")

    return keep


if __name__ == "__main__":
    sys.exit(main())
