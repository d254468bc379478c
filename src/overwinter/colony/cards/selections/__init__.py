"""How cards name survivors, places, players, item decks and numbers.

Each of these is a *selection*: of whom or where, which of them fit, and how many are picked by whom. A card may
write it as a table, ``{ of = "own", at = "colony", pick = "choose" }``, or as a short form, ``"choose-own"``.
Selections are read once, when a pack is loaded, and looked at when the moment has come.
"""

from . import amounts, people, places, players  # noqa: F401 - they fill the vocabulary
