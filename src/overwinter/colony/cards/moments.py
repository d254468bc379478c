"""The moments that abilities can listen to with ``on = "..."``, and what each of them is."""

from __future__ import annotations

STEPS = (
    *("new-round", "owed", "round-start", "reveal-crisis", "roll-dice", "turns"),
    *("night", "pay-food", "check-waste", "resolve-crisis", "add-zombies"),
    *("check-objective", "round-marker", "first-player"),
)
"""The steps of a round: before and after each of them is a moment."""

MOMENTS = {
    "turn-start": "The turn of its player starts (of an effect beside the board: anybody's turn).",
    "turn-end": "The turn of its player ends (of an effect beside the board: anybody's turn).",
    "search-performed": "It has searched a place (of an effect beside the board: anybody has).",
    "item-played": "Its player has played an item for its effect (of an effect beside the board: anybody has).",
    "barricade-built": "It has built a barricade as an action (of an effect beside the board: anybody has).",
    "round-start": "A round starts, before the crisis is revealed.",
    "round-end": "A round ends, before the round marker moves.",
    "survivor-moved": "It has moved (of an effect beside the board: anybody has); after the exposure roll.",
    "zombie-attacked": "It has attacked a zombie (of an objective: anybody has), before the exposure roll.",
    "attack-over": "Its attack on a zombie is over, the exposure roll too; not where there was none.",
    "zombie-killed": "It has killed a zombie (beside the board, or of an objective: anybody has).",
    "advanced": "Its player has worked on an improvement (of an effect beside the board: anybody has).",
    "die-placed": "Its player has laid a die at the laboratory (of an effect beside the board: anybody has).",
    "before:containment": "Before the code of an experiment is checked.",
    "zombies-added": "Zombies have come to a place, all at once (only of an effect beside the board).",
    "combat-over": "A combat of two colonies is over (of an effect beside the board, or of an objective).",
    "food-spent": "Food has been spent to raise a die.",
    "bandit-arrives": "A bandit has come (only of an effect beside the board).",
    **{f"before:{step}": f"Before the step {step} of a round." for step in STEPS},
    **{f"after:{step}": f"After the step {step} of a round." for step in STEPS},
}
