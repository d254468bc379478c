"""What to say where the packages of the doors are not installed."""

from __future__ import annotations


def lacking(error: ModuleNotFoundError) -> ModuleNotFoundError:
    """The same error in words that help: which package is missing, and how to get it."""
    text = f'{error.name} is not installed, which this door needs: pip install "overwinter[research]"'
    return ModuleNotFoundError(text, name=error.name)
