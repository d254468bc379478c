"""Cards without words."""

from __future__ import annotations

from overwinter.kernel.packs import Problem
from overwinter.words import Words

from .content import Content


def wordless(content: Content, pack: str, english: Words) -> list[Problem]:
    """Cards of a pack that nobody could read. English is enough: it stands in for a missing language."""
    needed: dict[str, list[str]] = {}
    for survivor in content.survivors.values():
        if survivor.pack == pack:
            needed[survivor.id] = ["trade", *(["ability"] if survivor.abilities else [])]
    for item in content.items:
        if item.pack == pack:
            ways = [f"way-{mode.id}" for mode in item.modes]
            needed[f"item-{item.name}"] = ["text", *ways]
    for crisis in content.crises.values():
        if crisis.pack == pack:
            needed[crisis.id] = ["story", "fail"]
    for card in content.crossroads.values():
        if card.pack == pack:
            choices = [f"{part}{n + 1}" for n in range(len(card.options)) for part in ("option", "effect")]
            needed[card.id] = ["trigger", "story", *choices, *(["setup"] if card.setup else [])]
    for objective in content.objectives.values():
        if objective.pack == pack:
            told = ["after"] if any(side.done for side in objective.sides.values()) else []
            needed[objective.id] = ["story", *(f"goal-{side}" for side in objective.sides), *told]
    for scenario in content.scenarios.values():
        if scenario.pack == pack:
            needed[scenario.id] = ["story", "text"]
    for mission in content.further.get("mission", {}).values():
        if mission.pack == pack:
            needed[mission.id] = ["story", "needs", "text"]
    for secret in content.secrets.values():
        if secret.pack == pack:
            texts = ["text-loyal", "text-betrayer"] if secret.kind == "exiled" else ["text"]
            texts += ["setup"] if secret.kind == "wolf" else []
            needed[secret.id] = ["story", *texts]
    return [
        Problem("words/en", key, attribute, "there are no words for it")
        for key, attributes in needed.items()
        for attribute in ("", *attributes)
        if not english.has(key, attribute)
    ]
