"""The modules that a table can play with, and the rules that a setup comes to.

A new module is one file here (or a package) with a :class:`~overwinter.colony.rules.composition.Module`, and its
name in the call of :func:`add` below. Other people's modules are added in the same way.
"""

from __future__ import annotations

import functools
from collections.abc import Container, Sequence
from typing import NoReturn

from overwinter.kernel.errors import SetupError
from overwinter.kernel.packs import built_in_packs

from .. import policies
from ..cards.scenarios import heading
from ..policies import Choice
from ..rules.composition import Module, Rules
from ..state import Setup
from . import bandits, base, improvements, laboratory, longnight, scenario, warring, wolf

MODULES: dict[str, Module] = {}
"""All modules by id, in the order in which they are put together."""


def add(*modules: Module) -> None:
    """Let tables play with these, too."""
    for module in modules:
        if module.id in MODULES:
            raise ValueError(f"the module {module.id} is there already")
        MODULES[module.id] = module
        policies.add(*module.policies)


def remove(module: Module) -> None:
    """Take a module back that was added."""
    del MODULES[module.id]
    policies.remove(*module.policies)
    _composed.cache_clear()


add(base.MODULE, longnight.MODULE, improvements.MODULE, bandits.MODULE, laboratory.MODULE)
add(warring.MODULE, wolf.MODULE, warring.RANDOM_ITEMS)


def offered() -> list[str]:
    """The modules that a table may choose, by id: those of packs that are offered."""
    packs = built_in_packs()
    chosen = [module for module in MODULES.values() if not module.with_pack and module.comes is None]
    return [module.id for module in chosen if module.pack in packs]


def rules_of(setup: Setup) -> Rules:
    """The rules that a setup comes to. Raises :class:`SetupError` if its modules do not go together."""
    names = played(setup)
    check_modules(names)
    rules = tuple(name for name in MODULES if name == base.MODULE.id or name in names)
    return _composed(rules, staged=bool(setup.scenario))


def played(setup: Setup) -> list[str]:
    """The modules of a setup: those that were chosen, and those that come with its packs, its scenario and its
    number of players."""
    packs = setup.packs or ()
    come = [module.id for module in MODULES.values() if module.with_pack and module.pack in packs]
    if setup.scenario:
        come += heading(setup.scenario, setup.sets).modules
    names = list(dict.fromkeys([*come, *(setup.modules or ())]))
    by_itself = [module.id for module in MODULES.values() if module.comes and module.comes(setup, names)]
    return list(dict.fromkeys([*names, *by_itself]))


def settled(setup: Setup) -> dict[str, Choice]:
    """How a setup settles every question that the rules leave open: as chosen, else as its modules do."""
    usual: dict[str, Choice] = {}
    for module in rules_of(setup).modules:
        usual |= module.defaults
    return policies.completed({**usual, **(setup.policies or {})})


@functools.lru_cache(maxsize=64)
def _composed(names: tuple[str, ...], *, staged: bool) -> Rules:
    modules = [MODULES[name] for name in names]
    return Rules.of([*modules, scenario.MODULE] if staged else modules)


def check_modules(names: Sequence[str]) -> None:
    """Refuse modules that are unknown, or do not go together: with what would be allowed."""
    for name in names:
        if name not in MODULES or name == base.MODULE.id:
            known = ", ".join(offered())
            raise SetupError(
                f"there is no module {name!r}; there are: {known}", "module", module=str(name), known=known
            )
    for module in (MODULES[name] for name in names):
        for needed in module.needs:
            if needed not in names:
                _raise_missing(module, MODULES[needed])
        for other in module.excludes:
            if other in names:
                raise SetupError(
                    f"{module.id} cannot be played with {other}", "module-excludes", module=module.id, other=other
                )


def _raise_missing(module: Module, needed: Module) -> NoReturn:
    """Say what has to be added for a module: a set, where the other module comes with it."""
    if needed.with_pack:
        text = f"{module.id} needs the cards of {needed.pack}"
        raise SetupError(text, "module-pack", module=module.id, pack=needed.pack)
    raise SetupError(f"{module.id} needs {needed.id}", "module-needs", module=module.id, other=needed.id)


def check_packs(rules: Rules, packs: Container[str]) -> None:
    """Refuse modules whose cards are not among the packs of a table."""
    for module in rules.modules:
        for pack in filter(None, (module.pack, *module.beside)):
            if pack not in packs:
                text = f"{module.id} needs the cards of {pack}"
                raise SetupError(text, "module-pack", module=module.id, pack=pack)


def player_range(rules: Rules) -> range:
    """How many can play by these rules."""
    allowed = range(0)
    for module in rules.modules:
        allowed = module.players or allowed
    return allowed
