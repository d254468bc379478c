"""How often loyal players and betrayers do things that all can see. Counted, not thought out.

Printed by ``python -m overwinter.colony.bots.counting``.
"""

from __future__ import annotations

RATES: dict[str, tuple[tuple[float, float], ...]] = {
    "accused": ((0.9850, 0.9398), (0.0150, 0.0602)),
    "gave": ((0.4737, 0.4931), (0.2720, 0.2422), (0.2544, 0.2647)),
    "gave-late": ((0.7199, 0.4825), (0.0550, 0.1984), (0.2251, 0.3191)),
    "helped": ((0.1488, 0.2909), (0.2431, 0.2878), (0.2490, 0.2082), (0.3591, 0.2131)),
    "idle": ((0.9887, 0.9711), (0.0113, 0.0289)),
    "moved": ((0.5849, 0.4678), (0.3254, 0.3722), (0.0897, 0.1600)),
    "noise": ((0.5837, 0.3818), (0.4163, 0.6182)),
    "offered": ((0.8377, 0.8513), (0.1623, 0.1487)),
    "spent-food": ((0.9990, 0.9785), (0.0010, 0.0153), (0.0010, 0.0061)),
    "struck": ((0.9990, 0.9914), (0.0010, 0.0049), (0.0010, 0.0037)),
    "vote-alone": ((0.9423, 0.8073), (0.0577, 0.1927)),
    "vote-exile": ((0.0021, 0.0154), (0.6182, 0.9538), (0.3797, 0.0308)),
}
"""By deed: how often its count is 0, 1, 2, ... with a loyal player and with a betrayer."""
SPOILS = (0.0050, 0.4039)
"""How many of the cards given face down to a crisis do harm, with a loyal player and with a betrayer."""
