"""The colony games: the base game, and the expansions that share its rules."""
