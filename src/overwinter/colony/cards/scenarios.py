"""Which scenarios there are and which modules they bring: read first, for modules decide which cards are read."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from overwinter.kernel.errors import SetupError
from overwinter.kernel.packs import built_in_packs, entries, pack_folder, read_table, shelf

FILE = "scenarios.toml"


@dataclass(frozen=True)
class Heading:
    """What has to be known of a scenario before its cards are read; the rest is its card."""

    id: str
    pack: str
    modules: tuple[str, ...]


def headings(packs: Sequence[str]) -> dict[str, Heading]:
    """The scenarios of these packs by id. What is wrong with one is told when the cards are read."""
    return {heading.id: heading for pack in packs for heading in _headings(pack)}


@functools.lru_cache(maxsize=64)
def _headings(pack: str) -> tuple[Heading, ...]:
    table = read_table(pack_folder(pack) / FILE, lambda _: None)
    return tuple(_sound(pack, entries(table, "scenario", lambda _: None)))


def _sound(pack: str, raw: list[dict[str, Any]]) -> Iterator[Heading]:
    for entry in raw:
        name, modules = entry.get("id"), entry.get("modules", [])
        if isinstance(name, str) and isinstance(modules, list):
            yield Heading(name, pack, tuple(str(module) for module in modules))


def heading(scenario: str, packs: Sequence[str]) -> Heading:
    """A scenario of these packs. Raises :class:`SetupError`: with what there is, or with the set that has it."""
    among = headings(packs)
    if scenario in among:
        return among[scenario]
    elsewhere = headings([*built_in_packs(), *(about.id for about in shelf("colony"))]).get(scenario)
    if elsewhere is not None:
        raise SetupError(
            f"{scenario} needs the cards of {elsewhere.pack}",
            "scenario-pack",
            scenario=scenario,
            pack=elsewhere.pack,
        )
    known = ", ".join(among) or "-"
    raise SetupError(
        f"there is no scenario {scenario!r}; there are: {known}", "scenario", scenario=scenario, known=known
    )
