### The module of the bandits: its place.

place-bandit-hideout = Bandits’ Hideout
    .at = at the bandits’ hideout
    .to = to the bandits’ hideout
