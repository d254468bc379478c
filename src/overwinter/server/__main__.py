"""``python -m overwinter.server``."""

from .main import main

main()
