"""``python -m overwinter``: the same as the command ``overwinter``."""

from overwinter.cli import main

main()
