"""How often loyal players and betrayers do things that all can see. Counted, not thought out.

Printed by ``python -m overwinter.colony.bots.counting``.
"""

from __future__ import annotations

RATES: dict[str, tuple[tuple[float, float], ...]] = {
    "accused": ((0.9792, 0.9302), (0.0208, 0.0698)),
    "gave": ((0.4348, 0.4605), (0.2900, 0.2632), (0.2753, 0.2763)),
    "gave-late": ((0.7467, 0.5642), (0.0683, 0.1620), (0.1851, 0.2737)),
    "helped": ((0.1662, 0.3387), (0.2598, 0.2630), (0.2566, 0.2001), (0.3174, 0.1982)),
    "idle": ((0.9900, 0.9649), (0.0100, 0.0351)),
    "moved": ((0.5231, 0.4934), (0.3393, 0.3291), (0.1376, 0.1776)),
    "noise": ((0.5393, 0.4962), (0.4607, 0.5038)),
    "offered": ((0.8393, 0.8223), (0.1607, 0.1777)),
    "spent-food": ((0.9990, 0.9925), (0.0010, 0.0075)),
    "struck": ((0.9990, 0.9925), (0.0010, 0.0075)),
    "vote-alone": ((0.9457, 0.8728), (0.0543, 0.1272)),
    "vote-exile": ((0.0026, 0.0118), (0.6680, 0.7692), (0.3295, 0.2189)),
}
"""By deed: how often its count is 0, 1, 2, ... with a loyal player and with a betrayer."""
SPOILS = (0.0050, 0.2803)
"""How many of the cards given face down to a crisis do harm, with a loyal player and with a betrayer."""
