"""The command line: ``overwinter play``, ``simulate``, ``replay``, ``packs``, ``serve``."""

from .app import main

__all__ = ["main"]
