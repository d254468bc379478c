"""The commands and their options."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import click
import typer
from rich.console import Console

from overwinter import __version__
from overwinter.bots import BOTS
from overwinter.colony.state import POLICY_CHOICES, Policies, Setup
from overwinter.kernel.errors import OverwinterError, SetupError
from overwinter.words import Words, error_line, languages

app = typer.Typer(
    help="Overwinter: survive a zombie winter, alone with bots or with friends at one keyboard. "
    "An unofficial fan project. Start with: overwinter play",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)
packs_app = typer.Typer(help="Card packs: list them, check your own, print the reference.", no_args_is_help=True)
app.add_typer(packs_app, name="packs")


class Mode(StrEnum):
    """The variants, as the command line knows them."""

    standard = "standard"
    cooperative = "cooperative"
    betrayer = "betrayer"
    dilemma = "dilemma"


FIRST_GAME = "base-main-we-need-more-samples"


def _language(chosen: str | None) -> str:
    """The language asked for, else that of the environment if there are words in it, else English."""
    if chosen:
        return chosen
    environment = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    short = environment[:2].lower()
    return short if short in languages() else "en"


def _objective(name: str) -> str:
    """An objective by id, or by the part of it that everybody would type."""
    return name if not name or name.startswith("base-") or "-main-" in name else f"base-main-{name}"


def _policies(pairs: Sequence[str]) -> Policies | None:
    """Policies from name=value pairs."""
    values: dict[str, Any] = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        name = name.strip().replace("-", "_")
        if name not in POLICY_CHOICES:
            raise SetupError(f"there is no policy {name!r}", "policy", policy=name, value=value)
        truth = {"yes": True, "true": True, "no": False, "false": False}
        values[name] = truth.get(value, value) if isinstance(POLICY_CHOICES[name][0], bool) else value
    return Policies(**values) if values else None


Players = Annotated[int, typer.Option("--players", "-p", help="How many players, 2 to 5.")]
Objective = Annotated[
    str, typer.Option("--objective", "-o", help="Main objective (id or its last part); 'random'.")
]
ModeOption = Annotated[Mode, typer.Option("--mode", "-m", help="Variant. With 2 players: cooperative or dilemma.")]
Hardcore = Annotated[bool, typer.Option("--hardcore", help="Play the hard side of the objective.")]
Elimination = Annotated[bool, typer.Option("--elimination", help="Whoever loses the last survivor is out.")]
Mature = Annotated[bool, typer.Option("--mature/--no-mature", help="With or without grim crossroads cards.")]
Seed = Annotated[int | None, typer.Option("--seed", help="The same seed deals the same game.")]
PackOption = Annotated[
    list[str] | None, typer.Option("--pack", help="Packs to play with (id or folder); repeatable.")
]
PolicyOption = Annotated[
    list[str] | None, typer.Option("--policy", help="A table setting, name=value; repeatable.")
]
Language = Annotated[str | None, typer.Option("--language", "-l", help="en, de or fr.")]


def _setup(
    players: int,
    objective: str,
    mode: Mode,
    hardcore: bool,
    elimination: bool,
    mature: bool,
    packs: list[str] | None,
    policies: list[str] | None,
) -> Setup:
    chosen = mode.value
    if players == 2 and chosen == "standard":
        chosen = "cooperative"
    return Setup(
        players=players,
        objective="" if objective == "random" else _objective(objective),
        mode=chosen,
        hardcore=hardcore,
        elimination=elimination,
        mature=mature,
        packs=packs or None,
        policies=_policies(policies or []),
    )


@app.command()
def play(
    players: Players = 4,
    humans: Annotated[int, typer.Option("--humans", "-n", help="How many of them sit at this keyboard.")] = 1,
    bot: Annotated[str, typer.Option("--bot", help=f"Who plays the other seats: {', '.join(BOTS)}.")] = "greedy",
    objective: Objective = FIRST_GAME,
    mode: ModeOption = Mode.standard,
    hardcore: Hardcore = False,
    elimination: Elimination = False,
    mature: Mature = True,
    seed: Seed = None,
    pack: PackOption = None,
    policy: PolicyOption = None,
    language: Language = None,
    name: Annotated[list[str] | None, typer.Option("--name", help="Names of the players; repeatable.")] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Where the game is saved as it goes on.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with a saved game.")] = None,
    go_on: Annotated[bool, typer.Option("--continue", help="Go on with the game played last.")] = False,
) -> None:
    """Play in the terminal: you against the winter, bots in the empty seats."""
    from .play import Session, continue_session, new_session

    console = Console()
    tongue = _language(language)
    if resume is not None or go_on:
        session: Session = continue_session(console, tongue, resume, save, bot)
    else:
        setup = _setup(players, objective, mode, hardcore, elimination, mature, pack, policy)
        session = new_session(console, tongue, setup, seed, humans, bot, name or [], save)
    session.run()


@app.command()
def simulate(
    games: Annotated[int, typer.Option("--games", "-g", min=1, help="How many games.")] = 100,
    players: Players = 4,
    bot: Annotated[list[str] | None, typer.Option("--bot", help="Bots by seat, repeated in turn.")] = None,
    objective: Objective = "random",
    mode: ModeOption = Mode.cooperative,
    hardcore: Hardcore = False,
    elimination: Elimination = False,
    mature: Mature = True,
    seed: Annotated[int, typer.Option("--seed", help="Seed of the first game.")] = 0,
    pack: PackOption = None,
    policy: PolicyOption = None,
    processes: Annotated[int | None, typer.Option("--processes", help="Default: one per core.")] = None,
    out: Annotated[Path | None, typer.Option("--out", help="Write JSON Lines, a game each.")] = None,
    plot: Annotated[Path | None, typer.Option("--plot", help="Draw outcomes and morale by round (PNG).")] = None,
    language: Language = None,
) -> None:
    """Play many games with bots and sum them up."""
    from .study import run_simulation

    setup = _setup(players, objective, mode, hardcore, elimination, mature, pack, policy)
    words = Words(_language(language), pack or None)
    run_simulation(Console(), words, setup, bot or ["greedy"], games, seed, processes, out, plot)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    log: Annotated[bool, typer.Option("--log", help="Print the whole log instead of stepping through.")] = False,
    seat: Annotated[int | None, typer.Option("--seat", help="As this player saw it (1, 2, ...).")] = None,
    at: Annotated[int | None, typer.Option("--at", help="Begin after so many answers.")] = None,
    language: Language = None,
) -> None:
    """Step through a saved game, or print its log in a language."""
    from .study import run_replay

    run_replay(Console(), _language(language), file, log, None if seat is None else seat - 1, at)


@packs_app.command("list")
def packs_list(language: Language = None) -> None:
    """The packs that come with the program."""
    from .study import list_packs

    list_packs(Console(), Words(_language(language)))


@packs_app.command("check")
def packs_check(
    path: Annotated[str, typer.Argument(help="A pack's folder, or the id of a built-in one.")],
    language: Language = None,
) -> None:
    """Check a pack: every fault with file, card, field and reason."""
    from .study import check_pack

    raise typer.Exit(check_pack(Console(), Words(_language(language)), path))


@packs_app.command("reference")
def packs_reference() -> None:
    """Print the reference of the card vocabulary (docs/packs.md)."""
    from overwinter.colony.reference import reference

    sys.stdout.write(reference())


def _version(value: bool) -> None:
    if value:
        typer.echo(f"overwinter {__version__}")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    pass


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line. Bad input ends with a clear message and exit code 2."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        code = app(given, standalone_mode=False)
    except OverwinterError as error:
        _complain(given, error)
        sys.exit(2)
    except click.exceptions.UsageError as error:
        error.show()
        sys.exit(2)
    except (click.exceptions.Abort, KeyboardInterrupt):
        sys.exit(130)
    sys.exit(code if isinstance(code, int) else 0)


def _complain(given: Sequence[str], error: OverwinterError) -> None:
    """Say in the player's language what was wrong."""
    chosen = None
    for flag, value in zip(given, [*given[1:], ""], strict=True):
        if flag in ("--language", "-l"):
            chosen = value
    language = _language(chosen)
    words = Words(language if language in languages() else "en")
    Console(stderr=True).print(error_line(words, error), style="red", highlight=False, markup=False)
