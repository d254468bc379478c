"""``python -m overwinter``: the same as the command ``overwinter``."""

from overwinter.cli import main

if __name__ == "__main__":  # other processes of the server import this module too
    main()
