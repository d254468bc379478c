"""How often loyal players and betrayers do things that all can see. Counted, not thought out.

Printed by ``python -m overwinter.colony.bots.counting``.
"""

from __future__ import annotations

RATES: dict[str, tuple[tuple[float, float], ...]] = {
    "accused": ((0.9900, 0.9900), (0.0165, 0.0500)),
    "gave": ((0.6522, 0.5176), (0.1941, 0.2412), (0.1536, 0.2412)),
    "gave-late": ((0.6000, 0.5714), (0.1333, 0.1429), (0.2667, 0.2857)),
    "helped": ((0.1224, 0.4238), (0.2320, 0.2714), (0.2732, 0.1571), (0.3724, 0.1476)),
    "idle": ((0.9883, 0.9709), (0.0117, 0.0291)),
    "moved": ((0.5788, 0.5385), (0.2726, 0.2260), (0.1486, 0.2356)),
    "noise": ((0.6645, 0.5680), (0.3355, 0.4320)),
    "offered": ((0.8652, 0.8760), (0.1348, 0.1240)),
    "spent-food": ((0.9900, 0.9900), (0.0025, 0.1298)),
    "struck": ((0.9900, 0.9900), (0.0025, 0.0481)),
    "vote-alone": ((0.9444, 0.7719), (0.0556, 0.2281)),
}
"""By deed: how often its count is 0, 1, 2, ... with a loyal player and with a betrayer."""
SPOILS = (0.005, 0.3333)
"""How many of the cards given face down to a crisis do harm, with a loyal player and with a betrayer."""
