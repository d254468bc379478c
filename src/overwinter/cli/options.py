"""The options that several commands have. All words are in ``words/<language>/terminal.ftl``."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from overwinter.words import languages

Game = Annotated[str, typer.Argument(help="help-game")]
Players = Annotated[
    int | None, typer.Option("--players", "-p", metavar="N", help="help-players", show_default=False)
]
Objective = Annotated[
    str | None, typer.Option("--objective", "-o", metavar="NAME", help="help-objective", show_default=False)
]
ModeOption = Annotated[
    str | None, typer.Option("--mode", "-m", metavar="NAME", help="help-mode", show_default=False)
]
Difficulty = Annotated[
    str | None, typer.Option("--difficulty", "-d", metavar="NAME", help="help-difficulty", show_default=False)
]
Hardcore = Annotated[bool, typer.Option("--hardcore", help="help-hardcore")]
Elimination = Annotated[bool, typer.Option("--elimination", help="help-elimination")]
Mature = Annotated[bool, typer.Option("--mature/--no-mature", help="help-mature")]
Betrayal = Annotated[bool, typer.Option("--betrayal/--no-betrayal", help="help-betrayal")]
Promo = Annotated[bool, typer.Option("--promo", help="help-promo")]
Packs = Annotated[list[str] | None, typer.Option("--pack", metavar="PACK", help="help-pack", show_default=False)]
Modules = Annotated[
    list[str] | None, typer.Option("--module", metavar="MODULE", help="help-module", show_default=False)
]
Scenario = Annotated[
    str | None, typer.Option("--scenario", metavar="NAME", help="help-scenario", show_default=False)
]
Sides = Annotated[list[str] | None, typer.Option("--side", metavar="SIDE", help="help-side", show_default=False)]
PolicyOption = Annotated[
    list[str] | None, typer.Option("--policy", metavar="NAME=VALUE", help="help-policy", show_default=False)
]
Language = Annotated[
    str | None, typer.Option("--language", "-l", metavar="CODE", help="help-language", show_default=False)
]
Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="help-data", show_default=False)]
Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="help-database", show_default=False)
]
SettingsFile = Annotated[
    Path | None, typer.Option("--settings", metavar="FILE", help="help-settings", show_default=False)
]
SeedMany = Annotated[int, typer.Option("--seed", metavar="N", help="help-seed-many")]
Processes = Annotated[
    int | None, typer.Option("--processes", metavar="N", min=1, help="help-processes", show_default=False)
]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="help-out", show_default=False)]
Bots = Annotated[list[str] | None, typer.Option("--bot", metavar="NAME", help="help-bot", show_default=False)]


def language_of(chosen: str | None) -> str:
    """The language asked for, else that of the environment if there are words in it, else English."""
    if chosen is not None:
        return chosen
    environment = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    short = environment[:2].lower()
    return short if short in languages() else "en"
