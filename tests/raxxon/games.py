"""Random Raxxon games for the tests, of every difficulty and number of players, and positions out of them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from overwinter.raxxon import RaxxonGame, new_game
from overwinter.raxxon.fuzz import DIFFICULTIES, TABLES, random_setup, step

__all__ = ["DIFFICULTIES", "TABLES", "another_truth", "finished", "positions", "random_setup", "seats", "step"]


def finished(seed: int) -> RaxxonGame:
    """A random game at its end."""
    rng, game = random.Random(seed), new_game(random_setup(seed), seed)
    while not game.over:
        step(game, rng)
    return game


def positions(seed: int, share: float) -> Iterator[RaxxonGame]:
    """A share of the positions of a random game, more of those in which a pool of cards was shuffled."""
    rng, game = random.Random(seed), new_game(random_setup(seed), seed)
    while not game.over:
        mixed = any(card.pool for card in game.state.crowd) or any(g.pool for g in game.state.glimpses)
        if rng.random() < (4 * share if mixed else share):
            yield game
        step(game, rng)
    yield game


def seats(game: RaxxonGame) -> list[int | None]:
    """All seats, and the spectator."""
    return [*range(game.state.setup.players), None]


def another_truth(game: RaxxonGame, rng: random.Random) -> RaxxonGame:
    """The same position with other cards wherever nobody has looked, and another generator."""
    other = game.copy()
    state = other.state
    state.flow.rng += 1
    if game.over:
        return other
    _swap_unseen(other, rng)
    _mix_pools(other, rng)
    rng.shuffle(state.supply)
    hidden = state.rx_draw[state.rx_known :]
    rng.shuffle(hidden)
    state.rx_draw[state.rx_known :] = hidden
    return other


def _swap_unseen(game: RaxxonGame, rng: random.Random) -> None:
    """Cards of the crowd, the draw pile and the supply that nobody has seen change places."""
    state, people = game.state, game.people
    crowd = [card for card in state.crowd if not (card.up or card.known)]
    deep = [i for i in range(len(state.draw)) if i >= len(state.glimpses) or not state.glimpses[i].known]
    outside = [card.card for card in crowd] + [state.draw[i] for i in deep]
    # An infected card that was seen before is known not to be in the supply.
    fresh = [i for i, n in enumerate(outside) if not people[n].healthy and not state.outside.get(people[n].id)]
    for i in rng.sample(fresh, min(len(fresh), len(state.supply)) // 2):
        j = rng.randrange(len(state.supply))
        outside[i], state.supply[j] = state.supply[j], outside[i]
    rng.shuffle(outside)
    for card in crowd:
        card.card = outside.pop()
    for i in deep:
        state.draw[i] = outside.pop()


def _mix_pools(game: RaxxonGame, rng: random.Random) -> None:
    """Cards that were shuffled together lie in other places of their pool."""
    state = game.state
    for pool in {card.pool for card in state.crowd} | {g.pool for g in state.glimpses}:
        crowd = [card for card in state.crowd if pool and card.pool == pool]
        pile = [i for i, glimpse in enumerate(state.glimpses) if pool and glimpse.pool == pool]
        cards = [(c.card, c.known) for c in crowd] + [(state.draw[i], state.glimpses[i].known) for i in pile]
        rng.shuffle(cards)
        for card in crowd:
            card.card, card.known = cards.pop()
        for i in pile:
            number, known = cards.pop()
            state.draw[i], state.glimpses[i] = number, type(state.glimpses[i])(known, pool)
