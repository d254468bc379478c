"""``overwinter review``: the decisions of a player that cost most, from what that player could know."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from overwinter import records
from overwinter.advice import loss_line
from overwinter.games import kind_of
from overwinter.kind import AnyGame, usual_bot
from overwinter.review import Finding, review
from overwinter.words import Words

from .errors import CommandError
from .files import progress_bar
from .play import seating_of


def run_review(console: Console, language: str, file: Path, seat: int) -> None:
    """Look back at a saved game with a progress bar, then say what was found."""
    document = records.read(file)
    last = records.replay(document, keep_log=False)
    kind = kind_of(last)
    players = kind.players(last)
    if not 0 <= seat < players:
        raise CommandError(f"there is no seat {seat + 1}", "error-seat", seat=seat + 1, players=players)
    words = kind.words(language, last)
    names = seating_of(document, players, [usual_bot(kind)]).names(words)
    with progress_bar() as bar:
        shown = bar.add_task("")
        found = review(document, seat, lambda done, of: bar.update(shown, completed=done, total=of))
    console.print(Text(words("review-title", name=names[seat]), "bold"))
    if not found:
        console.print(words("review-none"), soft_wrap=True)
    for one in found:
        game = records.replay(document, one.n, keep_log=False)
        console.print()
        for line in _lines(words, game, seat, one, names):
            console.print(line, soft_wrap=True)


def _lines(words: Words, game: AnyGame, seat: int, found: Finding, names: list[str]) -> list[Text]:
    """One decision, as it was offered then."""
    kind, decision = kind_of(game), game.decision(seat)
    assert decision is not None
    prompt = kind.prompt(words, game, decision, names)
    texts = {option.id: kind.option(words, game, option, seat, names) for option in game.options(seat)}
    return [
        Text(f"{found.n}  {kind.when(words, game)}: {prompt}", "bold"),
        Text(words("review-given", option=texts[found.given])),
        Text(words("review-better", option=texts[found.better]), "green"),
        Text(loss_line(words, found), "dim"),
    ]
