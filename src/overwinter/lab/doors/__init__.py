"""Doors that researchers know: every game of the list as an environment of PettingZoo, Gymnasium and OpenSpiel.

:mod:`.zoo` (PettingZoo), :mod:`.gym` (Gymnasium) and :mod:`.spiel` (OpenSpiel) stand on one
:class:`.episode.Episode`, which plays by numbers: :mod:`.encoding` says which. They need
``pip install "overwinter[research]"``; nothing else in the program imports them. docs/research.md shows their use.
"""
