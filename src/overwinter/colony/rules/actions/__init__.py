"""The actions of a turn. Each module lists the ones that it brings."""

from .base import Action, Desk, Reason

__all__ = ["Action", "Desk", "Reason"]
