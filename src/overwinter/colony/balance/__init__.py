"""What single cards do to a game, and whether those of our own are in line with the printed ones.

Two ways to find out: :mod:`.deals` looks at many games, each as it was dealt, for all cards at once; :mod:`.pairs`
plays the same seeds with one card and without it, for the cards that one wants to look at more closely::

    python -m overwinter.colony.balance --games 2000
    python -m overwinter.colony.balance --cards ln-crisis-strangers --games 40
"""
