"""The commands and their options. All words, the help included, are in ``words/<language>/terminal.ftl``."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from overwinter import ENGINE, __version__
from overwinter.games import GAMES, USUAL, find
from overwinter.kernel.errors import OverwinterError, PackError
from overwinter.kind import Wishes, usual_bot
from overwinter.words import Words, error_line, languages

from .admin_app import app as admin_app
from .options import (
    Betrayal,
    Bots,
    Data,
    Database,
    Difficulty,
    Elimination,
    Game,
    Hardcore,
    Language,
    Mature,
    ModeOption,
    Modules,
    Objective,
    Out,
    Packs,
    Players,
    PolicyOption,
    Processes,
    Promo,
    Scenario,
    SeedMany,
    SettingsFile,
    Sides,
    language_of,
)
from .terminal import PACE, Terminal

app = typer.Typer(
    help="help-app",
    epilog="help-app-examples",
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)
packs_app = typer.Typer(help="help-packs", epilog="help-packs-examples")
app.add_typer(packs_app, name="packs")
app.add_typer(admin_app, name="admin")

# What Typer raises for a misspelt command line. Its classes have moved between versions; these have not.
USAGE_ERROR: type[Exception] = typer.BadParameter.__bases__[0]


@app.command(help="help-play", epilog="help-play-examples")
def play(
    game: Game = USUAL,
    players: Players = None,
    humans: Annotated[int, typer.Option("--humans", "-n", metavar="N", help="help-humans")] = 1,
    bot: Bots = None,
    name: Annotated[
        list[str] | None, typer.Option("--name", metavar="NAME", help="help-name", show_default=False)
    ] = None,
    objective: Objective = None,
    mode: ModeOption = None,
    difficulty: Difficulty = None,
    hardcore: Hardcore = False,
    elimination: Elimination = False,
    mature: Mature = True,
    betrayal: Betrayal = True,
    promo: Promo = False,
    pack: Packs = None,
    module: Modules = None,
    scenario: Scenario = None,
    side: Sides = None,
    policy: PolicyOption = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", help="help-seed", show_default=False)] = None,
    language: Language = None,
    go_on: Annotated[bool, typer.Option("--continue", "-c", help="help-continue")] = False,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="help-resume", show_default=False)
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="help-save", show_default=False)
    ] = None,
    pace: Annotated[
        float | None, typer.Option("--pace", metavar="SECONDS", min=0, help="help-pace", show_default=False)
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="help-plain")] = False,
    talk: Annotated[bool, typer.Option("--talk/--no-talk", help="help-talk")] = True,
) -> None:
    """Play in the terminal."""
    from .play import continue_session, new_session, seating

    tongue = Words(language_of(language)).language
    terminal = _terminal(plain, pace)
    kind = find(game)
    if resume is not None or go_on:
        session = continue_session(terminal, tongue, resume, save, bot or [], talk=talk)
    else:
        setup = kind.setup(
            Wishes(
                players=players,
                objective=objective,
                mode=mode,
                difficulty=difficulty,
                hardcore=hardcore,
                elimination=elimination,
                mature=mature,
                betrayal=betrayal,
                promo=promo,
                packs=tuple(pack or ()),
                modules=tuple(module or ()),
                scenario=scenario,
                policies=tuple(policy or ()),
                sides=tuple(side or ()),
            )
        )
        seats = seating(setup.players, humans, bot or [usual_bot(kind)], name or [])
        session = new_session(terminal, kind, tongue, setup, seed, seats, save, talk=talk)
    session.run()


def _terminal(plain: bool, pace: float | None) -> Terminal:
    """A screen that is redrawn where somebody looks at one, lines otherwise."""
    console = Console(highlight=False)
    live = not plain and console.is_terminal and sys.stdin.isatty()
    return Terminal(console, live=live, pace=PACE if pace is None else pace)


@app.command(help="help-simulate", epilog="help-simulate-examples")
def simulate(
    game: Game = USUAL,
    games: Annotated[int, typer.Option("--games", "-g", metavar="N", min=1, help="help-games")] = 100,
    players: Players = None,
    bot: Bots = None,
    objective: Annotated[
        str | None,
        typer.Option("--objective", "-o", metavar="NAME", help="help-objective-many", show_default=False),
    ] = None,
    mode: ModeOption = None,
    difficulty: Difficulty = None,
    hardcore: Hardcore = False,
    elimination: Elimination = False,
    mature: Mature = True,
    betrayal: Betrayal = True,
    promo: Promo = False,
    pack: Packs = None,
    module: Modules = None,
    scenario: Scenario = None,
    policy: PolicyOption = None,
    seed: SeedMany = 0,
    processes: Processes = None,
    out: Out = None,
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE", help="help-plot", show_default=False)
    ] = None,
    language: Language = None,
) -> None:
    """Play many games with bots and sum them up."""
    from .simulate import Task, run_simulation

    words = Words(language_of(language))
    kind = find(game)
    wishes = Wishes(
        players=players,
        objective=objective,
        mode=mode,
        difficulty=difficulty,
        hardcore=hardcore,
        elimination=elimination,
        mature=mature,
        betrayal=betrayal,
        promo=promo,
        packs=tuple(pack or ()),
        modules=tuple(module or ()),
        scenario=scenario,
        policies=tuple(policy or ()),
    )
    setup = kind.setup(wishes, random_objective=True)
    bots = bot or [usual_bot(kind)]
    run_simulation(Console(highlight=False), words, Task(kind, setup, bots, games, seed, processes, out, plot))


@app.command(help="help-study", epilog="help-study-examples")
def study(
    wishes: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME] NAME=VALUE,VALUE...", help="help-study-wishes")
    ] = None,
    games: Annotated[int, typer.Option("--games", "-g", metavar="N", min=1, help="help-study-games")] = 100,
    seed: SeedMany = 0,
    processes: Processes = None,
    ray: Annotated[
        str | None, typer.Option("--ray", metavar="ADDRESS", help="help-ray", show_default=False)
    ] = None,
    out: Out = None,
    resume: Annotated[bool, typer.Option("--continue", help="help-study-continue")] = False,
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE", help="help-study-plot", show_default=False)
    ] = None,
    language: Language = None,
) -> None:
    """Play the same seeds in several ways and say how they differ."""
    from .study import Inquiry, run_study

    inquiry = Inquiry(wishes or [], range(seed, seed + games), processes, ray, out, resume, plot)
    run_study(Console(highlight=False), Words(language_of(language)), inquiry)


@app.command(help="help-replay", epilog="help-replay-examples")
def replay(
    file: Annotated[Path, typer.Argument(help="help-file")],
    log: Annotated[bool, typer.Option("--log", help="help-log")] = False,
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", help="help-seat", show_default=False)] = None,
    at: Annotated[int, typer.Option("--at", metavar="N", min=0, help="help-at")] = 0,
    language: Language = None,
) -> None:
    """Step through a saved game, or print its log."""
    from .replay import run_replay

    tongue = Words(language_of(language)).language
    terminal = _terminal(log, 0.0)
    run_replay(terminal, tongue, file, None if seat is None else seat - 1, at)


@app.command(help="help-review", epilog="help-review-examples")
def review(
    file: Annotated[Path, typer.Argument(help="help-file")],
    seat: Annotated[int, typer.Option("--seat", metavar="N", help="help-review-seat")] = 1,
    language: Language = None,
) -> None:
    """Say which decisions of a player cost most."""
    from .review import run_review

    run_review(Console(highlight=False), Words(language_of(language)).language, file, seat - 1)


@app.command(help="help-serve", epilog="help-serve-examples")
def serve(
    host: Annotated[
        str | None, typer.Option("--host", metavar="ADDRESS", help="help-host", show_default=False)
    ] = None,
    port: Annotated[
        int | None,
        typer.Option("--port", metavar="N", min=0, max=65535, help="help-port", show_default=False),
    ] = None,
    lan: Annotated[bool, typer.Option("--lan", help="help-lan")] = False,
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
    browser: Annotated[bool, typer.Option("--open/--no-open", help="help-open")] = True,
    workers: Annotated[
        int | None, typer.Option("--workers", metavar="N", min=1, help="help-workers", show_default=False)
    ] = None,
    name: Annotated[
        str | None, typer.Option("--name", metavar="NAME", help="help-worker-name", show_default=False)
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option("--origin", metavar="URL", help="help-origin", show_default=False)
    ] = None,
    packs: Annotated[
        list[Path] | None, typer.Option("--packs", metavar="FOLDER", help="help-packs-folder", show_default=False)
    ] = None,
    proxied: Annotated[bool, typer.Option("--proxied", help="help-proxied")] = False,
    durable: Annotated[bool, typer.Option("--durable", help="help-durable")] = False,
    bot_delay: Annotated[
        int | None, typer.Option("--bot-delay", metavar="MS", min=0, help="help-bot-delay", show_default=False)
    ] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="N", min=0, help="help-serve-seed", show_default=False)
    ] = None,
    log_format: Annotated[
        str | None, typer.Option("--log-format", metavar="FORMAT", help="help-log-format", show_default=False)
    ] = None,
    verbose: Annotated[bool, typer.Option("--verbose", help="help-verbose")] = False,
    language: Language = None,
) -> None:
    """Play in the browser, with friends."""
    from .serve import Serving, run_server

    given = {
        "host": "0.0.0.0" if lan else host,
        "port": port,
        "database": database,
        "workers": workers,
        "name": name,
        "origins": tuple(origin) if origin else None,
        "packs": tuple(str(folder.resolve()) for folder in packs) if packs else None,
        "proxied": proxied or None,
        "durable": durable or None,
        "bot_delay": bot_delay,
        "seed": seed,
        "log_format": log_format,
        "log_level": "info" if verbose else None,
    }
    run_server(Serving(data, settings, browser, given), Words(language_of(language)))


@packs_app.command("list", help="help-packs-list")
def packs_list(language: Language = None) -> None:
    """The packs that come with the program."""
    from .packs import list_packs

    list_packs(Console(highlight=False), Words(language_of(language)))


@packs_app.command("check", help="help-packs-check", epilog="help-packs-examples")
def packs_check(
    path: Annotated[str, typer.Argument(help="help-pack-path")],
    language: Language = None,
) -> None:
    """Check a pack."""
    from .packs import check_pack

    raise typer.Exit(check_pack(Console(highlight=False), Words(language_of(language)), path))


@packs_app.command("reference", help="help-packs-reference")
def packs_reference() -> None:
    """Print the reference of the card vocabulary."""
    sys.stdout.write("\n".join(filter(None, (kind.card_reference() for kind in GAMES.values()))))


def _version(value: bool) -> None:
    if value:
        typer.echo(f"overwinter {__version__} ({ENGINE})")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="help-version")
    ] = False,
    language: Language = None,
) -> None:
    pass


# -- running -----------------------------------------------------------------------------------------------


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line. Bad input ends with a clear message and exit code 2."""
    given = language_last(sys.argv[1:] if arguments is None else arguments)
    chosen = language_of(_flag(given, "--language", "-l"))
    words = Words(chosen if chosen in languages() else language_of(None))
    command = typer.main.get_command(app)
    translate(command, words)
    translate_frames(words)
    try:
        code = command.main(given, prog_name="overwinter", standalone_mode=False)
    except OverwinterError as error:
        complain(explained(words, error))
        sys.exit(2)
    except USAGE_ERROR as error:
        complain(misused(words, error))
        sys.exit(2)
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:
        # Whoever read our output has gone ("overwinter replay ... | head"): nothing is wrong.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    sys.exit(code if isinstance(code, int) else 0)


def language_last(arguments: Sequence[str]) -> list[str]:
    """``overwinter -l de play`` means ``overwinter play -l de``; without a command the help is meant."""
    given = list(arguments)
    wide = 0
    if given and given[0] in ("--language", "-l"):
        wide = 2
    elif given and given[0].startswith("--language="):
        wide = 1
    first, rest = given[:wide], given[wide:]
    if rest in ([], ["packs"], ["admin"]) and len(first) == wide:
        rest = [*rest, "--help"]
    asks = "--help" in rest or "-h" in rest or (rest and rest[0].startswith("-"))
    return first + rest if asks else rest + first


def translate(command: Any, words: Words) -> None:
    """Put words in place of the keys of all help texts."""
    for field in ("help", "epilog", "short_help"):
        key = getattr(command, field, None)
        if key and words.has(key):
            # Typer joins the lines of a paragraph; examples have a line each.
            setattr(command, field, words(key).replace("\n", "\n\n"))
    for param in command.params:
        key = getattr(param, "help", None)
        if key and words.has(key):
            param.help = words(key)
        if getattr(param, "is_flag", False):
            param.metavar = ""  # a switch takes no value, so it has no type to show
    _translate_help_option(command, words)
    for child in getattr(command, "commands", {}).values():
        translate(child, words)


def _translate_help_option(command: Any, words: Words) -> None:
    """``--help`` is made on demand by Typer, with words of its own."""
    made = command.get_help_option

    def translated(context: Any) -> Any:
        option = made(context)
        if option is not None:
            option.help, option.metavar = words("help-help"), ""
        return option

    command.get_help_option = translated


def translate_frames(words: Words) -> None:
    """Put words into what Typer draws around the help texts."""
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = words("help-panel-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = words("help-panel-options")
    rich_utils.COMMANDS_PANEL_TITLE = words("help-panel-commands")
    rich_utils.DEFAULT_STRING = words("help-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = words("help-required")


def _flag(given: Sequence[str], *names: str) -> str | None:
    """The value of an option, found without understanding the rest of the command line."""
    for at, word in enumerate(given):
        if word in names and at + 1 < len(given):
            return given[at + 1]
        for name in names:
            if word.startswith(f"{name}="):
                return word[len(name) + 1 :]
    return None


def explained(words: Words, error: OverwinterError) -> str:
    """What went wrong, with the name of what is missing."""
    if isinstance(error, PackError) and not error.problems and "pack" in error.details:
        return words("error-no-pack", pack=error.details["pack"])
    known = _known(error)
    return error_line(words, error) + (" " + words("error-known", known=", ".join(known)) if known else "")


def _known(error: OverwinterError) -> list[str]:
    """What there is instead of what somebody asked for, where that is worth saying."""
    for kind in GAMES.values():
        if known := kind.known(error):
            return known
    return str(error.details.get("known", "")).split(", ") if error.key == "error-bot" else []


def misused(words: Words, error: Any) -> str:
    """What is wrong with a command line."""
    option = getattr(error, "option_name", "")
    param = getattr(error, "param", None)
    commands = getattr(getattr(getattr(error, "ctx", None), "command", None), "commands", None)
    if option:
        known = hasattr(error, "possibilities")
        what = words("error-no-option" if known else "error-bad-value", option=option)
    elif param is not None:
        name = param.opts[0] if param.opts and param.opts[0].startswith("-") else param.name.upper()
        what = words("error-bad-value", option=name)
    elif commands:
        what = words("error-known", known=", ".join(commands))
    else:
        what = words("error-too-much")
    return words("error-usage") + "\n" + what


def complain(text: str) -> None:
    """Say it where errors belong."""
    Console(stderr=True, highlight=False, soft_wrap=True).print(text, style="red", markup=False)
