"""How often loyal players and betrayers do things that all can see. Counted, not thought out.

Printed by ``python -m overwinter.colony.bots.counting``.
"""

from __future__ import annotations

RATES: dict[str, tuple[tuple[float, float], ...]] = {
    "accused": ((0.9420, 0.9069), (0.0580, 0.0931)),
    "gave": ((0.4595, 0.4888), (0.2766, 0.2078), (0.2639, 0.3034)),
    "gave-late": ((0.7228, 0.4433), (0.0734, 0.2411), (0.2038, 0.3156)),
    "helped": ((0.1602, 0.3234), (0.2569, 0.2665), (0.2530, 0.2078), (0.3299, 0.2022)),
    "idle": ((0.9917, 0.9783), (0.0083, 0.0217)),
    "moved": ((0.5184, 0.5022), (0.3386, 0.3418), (0.1430, 0.1560)),
    "noise": ((0.5459, 0.4693), (0.4541, 0.5307)),
    "offered": ((0.8451, 0.8769), (0.1549, 0.1231)),
    "spent-food": ((0.9990, 0.9824), (0.0010, 0.0176)),
    "struck": ((0.9990, 0.9927), (0.0010, 0.0073)),
    "vote-alone": ((0.9542, 0.7723), (0.0458, 0.2277)),
    "vote-exile": ((0.0014, 0.0101), (0.5374, 0.5980), (0.4612, 0.3920)),
}
"""By deed: how often its count is 0, 1, 2, ... with a loyal player and with a betrayer."""
SPOILS = (0.0050, 0.5010)
"""How many of the cards given face down to a crisis do harm, with a loyal player and with a betrayer."""
