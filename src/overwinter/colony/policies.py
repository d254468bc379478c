"""Questions that the rules leave open, with the answers a table may choose (docs/rulings.md, P-01 ...)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Choice = str | bool


@dataclass(frozen=True)
class Policy:
    """One question that a table may settle for itself."""

    name: str
    number: str
    """Its number in docs/rulings.md."""
    choices: tuple[Choice, ...]
    """What a table may choose; the first is the default."""
    before: Choice | None = None
    """How it was played when there was no choice yet, if not by the default: for games that were saved then."""

    @property
    def default(self) -> Choice:
        """What holds unless the table says otherwise."""
        return self.choices[0]

    def allows(self, value: Any) -> bool:
        """Whether this is one of its choices (1 is not: it equals ``True``)."""
        return value in self.choices and type(value) is type(self.choices[self.choices.index(value)])


POLICIES: dict[str, Policy] = {}
"""All policies by name."""


def add(*policies: Policy) -> None:
    """Let tables choose among these, too. Those of a module come with it (``Module.policies``)."""
    for policy in policies:
        if policy.name in POLICIES:
            raise ValueError(f"the policy {policy.name} is there already")
        POLICIES[policy.name] = policy


def remove(*policies: Policy) -> None:
    """Take policies back that were added."""
    for policy in policies:
        del POLICIES[policy.name]


BASE = (
    Policy("leader_tie", "P-01", ("random", "lowest-seat")),
    Policy("lowest_tie", "P-02", ("first-player", "random")),
    Policy("under_deck", "P-03", ("as-drawn", "random")),
    Policy("attract_from_two", "P-04", (True, False)),
    Policy("exiled_breaks_ties", "P-05", (True, False)),
    Policy("stranded_exiles", "P-06", ("removed", "killed")),
    Policy("empty_survivor_deck", "P-07", ("one-die", "eliminated")),
    Policy("full_colony", "P-08", ("outside", "wait")),
    Policy("hide_results", "P-14", (False, True)),
    Policy("noise_test", "P-15", ("die", "flip")),
    Policy("first_player_vote", "P-16", (False, True, "on-call")),
    Policy("noise_limit", "P-17", ("placements", "spaces"), before="spaces"),
    Policy("walkie_talkie_once", "P-18", (True, False)),
    Policy("zombies_morale", "P-20", ("checkpoints", "at-once")),
    Policy("effect_order", "P-21", ("first-player", "fixed"), before="fixed"),
    Policy("requests", "R-350", ("until-given", "once"), before="once"),
    Policy("hand_off", "P-22", ("refusable", "accepted")),
)
add(*BASE)


def completed(chosen: Mapping[str, Choice] | None) -> dict[str, Choice]:
    """What a table chose, with the defaults for everything that it did not speak about."""
    return {**{policy.name: policy.default for policy in POLICIES.values()}, **(chosen or {})}


def as_saved(chosen: Mapping[str, Any] | None) -> dict[str, Any]:
    """The choices of a saved game. A policy that is missing did not exist then: it goes on as it began."""
    before = {p.name: p.default if p.before is None else p.before for p in POLICIES.values()}
    return {**before, **(chosen or {})}
