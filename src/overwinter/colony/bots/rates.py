"""How often loyal players and betrayers do things that all can see. Counted, not thought out.

Printed by ``python -m overwinter.colony.bots.counting``.
"""

from __future__ import annotations

RATES: dict[str, tuple[tuple[float, float], ...]] = {
    "accused": ((0.9454, 0.9014), (0.0546, 0.0986)),
    "gave": ((0.6023, 0.5949), (0.2017, 0.1934), (0.1960, 0.2117)),
    "gave-late": ((0.7419, 0.4783), (0.0538, 0.1304), (0.2043, 0.3913)),
    "helped": ((0.1326, 0.4164), (0.2635, 0.2287), (0.2476, 0.1911), (0.3563, 0.1638)),
    "idle": ((0.9902, 0.9758), (0.0098, 0.0242)),
    "moved": ((0.5731, 0.5395), (0.2453, 0.2543), (0.1816, 0.2062)),
    "noise": ((0.6646, 0.6678), (0.3354, 0.3322)),
    "offered": ((0.8007, 0.8065), (0.1993, 0.1935)),
    "spent-food": ((0.9983, 0.8980), (0.0017, 0.1020)),
    "struck": ((0.9983, 0.9184), (0.0017, 0.0816)),
    "vote-alone": ((0.9485, 0.8026), (0.0515, 0.1974)),
}
"""By deed: how often its count is 0, 1, 2, ... with a loyal player and with a betrayer."""
SPOILS = (0.0050, 0.4273)
"""How many of the cards given face down to a crisis do harm, with a loyal player and with a betrayer."""
