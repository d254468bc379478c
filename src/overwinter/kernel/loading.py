"""Read the cards of packs: a loop over the kinds of cards that a game has.

A kind of card is a dataclass that is its own schema: the annotation of a field says how it is written and checked
(:mod:`overwinter.kernel.vocabulary`). Everything that is wrong with a pack is reported at once.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from .compiling import Compiler
from .packs import About, entries, pack_folder, read_about, read_table


@dataclass(frozen=True)
class CardKind:
    """A kind of card: the tables ``[[table]]`` of a file, read into a dataclass and then kept in the content.

    Its dataclass may have a field ``pack`` that stands in no file. An id is used once in all packs among the kinds
    of one ``space``, so that a table can always tell cards apart; without a space once in a pack.
    """

    file: str
    table: str
    cls: type[Any]
    keep: Callable[[Any, Any], None]
    space: str = ""


@dataclass
class Loader:
    """Reads packs into a content, one after the other; later ones may add to what earlier ones define."""

    game: str
    compiler: Compiler
    kinds: Sequence[CardKind]
    modules: Collection[str] | None = None
    """Modules that are played: cards of others are left out. ``None``: all cards are read."""
    board: Callable[[Compiler, dict[str, Any]], None] | None = None
    """Reads what ``board.toml`` has beside cards."""
    seen: dict[tuple[str, str], str] = field(default_factory=dict)
    """By space and id: the pack that has it."""

    def read(self, name: str) -> None:
        """One pack: a built-in one, or one in a folder."""
        compiler, folder = self.compiler, pack_folder(name)
        compiler.here("pack.toml")
        about = read_about(self.file(folder, "pack.toml"), compiler.say)
        if about is None or not self.fits(about):
            return
        compiler.pack = about.id
        compiler.content.packs[about.id] = about.version
        files: dict[str, dict[str, Any]] = {}
        for kind in self.kinds:
            if kind.file not in files:
                files[kind.file] = self.file(folder, kind.file)
            self.cards(kind, files[kind.file])
        if self.board is not None:
            compiler.here("board.toml")
            self.board(compiler, files.get("board.toml", {}))
        compiler.look_up()

    def file(self, folder: Path, name: str) -> dict[str, Any]:
        """A file of a pack; empty if there is none."""
        self.compiler.here(name)
        return read_table(folder / name, lambda reason: self.compiler.say("", reason))

    def fits(self, about: About) -> bool:
        """Whether a pack is one of this game and can be told from those before it."""
        packs = self.compiler.content.packs
        if about.game != self.game:
            self.compiler.say("game", f"{about.game!r}: this is not a pack for {self.game!r}")
        elif about.id in packs:
            self.compiler.say("id", f"there is a pack {about.id!r} already")
        for other in about.requires:
            if other not in packs:
                self.compiler.say("requires", f"needs the pack {other!r} before it")
        return about.game == self.game and about.id not in packs

    def cards(self, kind: CardKind, table: dict[str, Any]) -> None:
        """All cards of one kind."""
        compiler = self.compiler
        compiler.here(kind.file)
        given = {"pack": compiler.pack} if "pack" in {f.name for f in fields(kind.cls)} else {}
        for number, raw in enumerate(entries(table, kind.table, lambda why: compiler.say(kind.table, why)), 1):
            name = raw.get("id")
            compiler.here(kind.file, name if isinstance(name, str) and name else f"{kind.table} {number}")
            if not isinstance(name, str) or not name:
                compiler.say("id", "must be text" if "id" in raw else "missing")
            elif not self.is_new(kind, name):
                continue
            elif not self.takes_part(raw):
                compiler.absent.add((kind.table, name))
            else:
                made = compiler.table(kind.cls, self.played(raw), **given)
                if made is not None:
                    kind.keep(compiler.content, made)
                    compiler.content.origins[name] = (str(raw.get("source", "")), str(raw.get("confidence", "")))
                    compiler.content.brought_by.update(_bringing(f"{kind.table}/{compiler.key('')}", raw))

    def played(self, raw: Any) -> Any:
        """A card, or a part of one, as it is played: any table in it may say ``module`` (or a list of them: any
        does), and is left out too."""
        if isinstance(raw, list):
            return [self.played(part) for part in raw if self.takes_part(part)]
        if isinstance(raw, dict):
            return {name: self.played(part) for name, part in raw.items() if name != "module"}
        return raw

    def takes_part(self, part: Any) -> bool:
        """Whether a card, or a part of one, belongs to what is played."""
        modules = _modules(part)
        return not modules or self.modules is None or any(module in self.modules for module in modules)

    def is_new(self, kind: CardKind, name: str) -> bool:
        """Whether no other card is called so; if one is, that is said with its pack."""
        pack = self.compiler.pack
        key = (kind.space or f"{pack}/{kind.table}", name)
        other = self.seen.setdefault(key, "")
        if not other:
            self.seen[key] = pack
            return True
        reason = "this id is used twice" if other == pack else f"the packs {other!r} and {pack!r} both use this id"
        self.compiler.say("id", reason)
        return False


def _modules(part: Any) -> tuple[str, ...]:
    """The modules that a card, or a part of one, names; none: it is always in play."""
    named = part.get("module") if isinstance(part, dict) else None
    return tuple(named) if isinstance(named, list) else (named,) if named else ()


def _bringing(key: str, raw: dict[str, Any]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The modules of a card, under its key, and of those of its parts that have an id, under that added to it."""
    if _modules(raw):
        yield key, _modules(raw)
    for parts in raw.values():
        for part in parts if isinstance(parts, list) else ():
            if _modules(part) and "id" in part:
                yield f"{key}{part['id']}", _modules(part)
