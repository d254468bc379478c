"""What cards listen to and ask for, noted once for all of them together: so nobody looks in vain."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .content import Ability, Content


def note_listeners(content: Content) -> None:
    """Note which questions and moments anything can answer or listen to, so that nobody looks in vain."""
    content.abilities[""] = ()
    everything = [ability for group in content.abilities.values() for ability in group]
    printed = [a for person in content.survivors.values() for a in person.abilities]
    printed += [a for item in content.cards.values() for a in item.abilities]
    content.asks = frozenset(ability.hook for ability in everything if ability.hook)
    content.printed_asks = frozenset(ability.hook for ability in printed if ability.hook)
    content.borrowers = frozenset(s.id for s in content.survivors.values() if "copies-abilities" in s.hooks)
    if any(ability.hook == "dies-at" for ability in _other_than_printed_on_people(content)):
        content.borrowers = frozenset(content.survivors)
    content.breaks = frozenset(card.event for card in content.crossroads.values() if card.interrupt)
    sides = [side for card in content.objectives.values() for side in card.sides.values()]
    content.printed_moments = _moments([*printed, *(a for side in sides for a in side.abilities)])
    # What a card has announced is due at the end of a round.
    content.moments = _moments(everything) | content.breaks | {"round-end"}


def note_supplies(content: Content) -> None:
    """Note which cards may be laid on main objectives: goals count them."""
    sides = [side for card in content.objectives.values() for side in card.sides.values()]
    for side in sides:
        counting = [c for c in content.checks.get(side.goal, ()) if c.word.name == "cards-on-objective"]
        wanted = {(symbol, check.args["starters"]) for check in counting for symbol in check.args["symbol"]}
        if "no-supply" in side.hooks:
            wanted.clear()
        content.supplies[side.goal] = frozenset(
            card.id
            for card in content.cards.values()
            if (card.symbol, True) in wanted or ((card.symbol, False) in wanted and not card.starter)
        )


def _other_than_printed_on_people(content: Content) -> Iterator[Ability]:
    """Abilities of items and of lasting effects."""
    yield from (ability for item in content.cards.values() for ability in item.abilities)
    people = {id(ability) for person in content.survivors.values() for ability in person.abilities}
    yield from (a for group in content.abilities.values() for a in group if id(a) not in people)


def _moments(abilities: Iterable[Ability]) -> frozenset[str]:
    return frozenset(ability.when for ability in abilities if ability.when not in ("hook", "action"))
