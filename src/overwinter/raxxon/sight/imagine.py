"""What the players can imagine: a game that could be the real one, as far as they know.

:func:`imagine` is the twin of :func:`overwinter.raxxon.sight.view.view`: face-down cards, the order of the piles
and the supply are dealt anew; what was seen stays where it is. A bot that looks ahead plays on in such games.
The result depends only on what all know and on the seed.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from overwinter.kernel.chance import seeded
from overwinter.kernel.events import Event

from ..game import RaxxonGame
from ..state import CrowdCard, Glimpse


def imagine(game: RaxxonGame, seat: int | None, seed: int, *, with_log: bool = False) -> RaxxonGame:
    """A copy of the game in which everything that ``seat`` cannot know is dealt anew by ``seed``.

    All seats know the same; the argument is there because every game has it.
    """
    new = game.copy()
    new.scripted = {}
    new.state.flow.rng = seeded(seed)
    if not game.over:
        rng = Random(new.state.flow.rng)
        _deal(new, rng)
        _mix_pools(new, rng)
        hidden = sorted(new.state.rx_draw[new.state.rx_known :])
        rng.shuffle(hidden)
        new.state.rx_draw[new.state.rx_known :] = hidden
    if with_log:
        new.log = [Event(e.kind, e.facts, e.secret, e.audience) for e in game.log]
    return new


def _deal(game: RaxxonGame, rng: Random) -> None:
    """Deal all cards anew whose place nobody knows: to the supply, the draw pile and the crowd."""
    state, people = game.state, game.people
    spots: list[tuple[int, CrowdCard | int]] = [(c.pool, c) for c in state.crowd if not (c.up or c.known)]
    glimpses = state.glimpses + [Glimpse(False, 0)] * (len(state.draw) - len(state.glimpses))
    spots += [(glimpse.pool, i) for i, glimpse in enumerate(glimpses) if not glimpse.known]
    # Which place of a pool is an unseen one is hidden itself: pools come last, so that it makes no difference.
    spots.sort(key=lambda spot: spot[0])
    outside = sorted(state.draw[place] if isinstance(place, int) else place.card for _, place in spots)
    unknown = sorted(outside + state.supply)
    infected = [card for card in unknown if not people[card].healthy]
    kept = _surely_outside(game, infected)
    rng.shuffle(infected)
    state.supply = _some(game, infected, kept, len(state.supply))
    in_supply = set(state.supply)
    rest = [card for card in unknown if card not in in_supply]
    rng.shuffle(rest)
    for _, place in spots:
        if isinstance(place, int):
            state.draw[place] = rest.pop()
        else:
            place.card = rest.pop()


def _surely_outside(game: RaxxonGame, infected: list[int]) -> Counter[str]:
    """Of the infected cards in unknown places: how many of each kind cannot be in the supply."""
    state, people = game.state, game.people
    unknown = Counter(people[card].id for card in infected)
    every = Counter(person.id for person in people if not person.healthy)
    return Counter({name: max(0, count - (every[name] - unknown[name])) for name, count in state.outside.items()})


def _some(game: RaxxonGame, infected: list[int], kept: Counter[str], n: int) -> list[int]:
    """``n`` of the shuffled cards, leaving as many of each kind as have to stay outside."""
    people = game.people
    left, chosen = kept.copy(), list[int]()
    for card in infected:
        name = people[card].id
        if left[name] > 0:
            left[name] -= 1
        elif len(chosen) < n:
            chosen.append(card)
    return chosen


def _mix_pools(game: RaxxonGame, rng: Random) -> None:
    """Cards that were shuffled together may lie in any of their places."""
    state = game.state
    places: dict[int, list[CrowdCard | int]] = {}
    for card in state.crowd:
        if card.pool:
            places.setdefault(card.pool, []).append(card)
    for i, glimpse in enumerate(state.glimpses):
        if glimpse.pool:
            places.setdefault(glimpse.pool, []).append(i)
    for pool in sorted(places):
        here = places[pool]
        cards = sorted(
            (p.card, p.known) if isinstance(p, CrowdCard) else (state.draw[p], state.glimpses[p].known)
            for p in here
        )
        rng.shuffle(cards)
        for place, (number, known) in zip(here, cards, strict=True):
            if isinstance(place, CrowdCard):
                place.card, place.known = number, known
            else:
                state.draw[place], state.glimpses[place] = number, Glimpse(known, pool)
