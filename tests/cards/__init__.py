"""Short ways to arrange the positions that card tests need.

People are named in one string: ``"maria-lopez:0:school rod-miller:1"`` puts Maria of seat 0 at the school and
Rod of seat 1 at the colony. Item cards go by deck and name (``"starter-fuel"``), all without the ``base-``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from overwinter.colony.cards.effects import Effect
from overwinter.colony.cards.loader import load_packs
from overwinter.colony.cards.vocabulary import KINDS
from overwinter.kernel.compiling import Compiler
from overwinter.kernel.procedure import Procedure
from overwinter.testing import Table

Seats = Mapping[int, Iterable[Any]]


def full(name: str) -> str:
    """The id of a base card."""
    return f"base-{name}"


def cards(*names: str) -> list[str]:
    """The ids of base cards, sorted as hands and equipment are."""
    return sorted(full(name) for name in names)


def arranged(
    people: str = "",
    *,
    players: int = 3,
    exiled: Iterable[int] = (),
    hands: Mapping[int, Sequence[str]] | None = None,
    dice: Seats | None = None,
    wounds: Mapping[str, int] | None = None,
    frostbite: Mapping[str, int] | None = None,
    items: Mapping[str, Sequence[str]] | None = None,
    zombies: Mapping[str, Sequence[int]] | None = None,
    barricades: Mapping[str, Sequence[int]] | None = None,
    crossroads: str = "",
    table: Mapping[str, Any] | None = None,
    **colony: Any,
) -> Table:
    """A position that is not played yet. ``table`` goes to :class:`Table`, the rest to the colony.

    The only crossroads card is the named one, so that no other comes up.
    """
    made = Table(players=players, **(table or {}))
    if crossroads:
        made.crossroads(full(f"crossroads-{crossroads}"))
        del made.state.crossroads_deck[1:]
    else:
        made.empty_deck("crossroads")
    for seat in range(players):
        hand = [full(name) for name in (hands or {}).get(seat, ())]
        made.player(seat, hand=hand, dice=(dice or {}).get(seat, ()), exiled=seat in tuple(exiled))
    for person in people.split():
        name, owner, place = [*person.split(":"), "colony"][:3]
        made.survivor(
            full(name),
            owner=int(owner),
            place=place,
            wounds=(wounds or {}).get(name, 0),
            frostbite=(frostbite or {}).get(name, 0),
            items=[full(item) for item in (items or {}).get(name, ())],
        )
    for place in {**(zombies or {}), **(barricades or {})}:
        made.place(place, zombies=(zombies or {}).get(place), barricades=(barricades or {}).get(place))
    return made.colony(**colony)


def turn(people: str = "", *, at: str = "turn", seat: int = 0, **position: Any) -> Table:
    """A turn that has just begun."""
    return arranged(people, **position).start(seat, at)


AWAY = "mike-cho:1:school rod-miller:2:school"
"""Nobody of the others is at the colony."""
CHOICES = ("crossroads", "crossroads-vote", "tie-break")


def scene(card: str, people: str = "", **position: Any) -> Table:
    """A turn with a crossroads card in force: at its start for cards that wait for a state of things."""
    event = load_packs(None).crossroads[full(f"crossroads-{card}")].event
    at = "turn-start" if event in ("state", "turn-start") else "turn"
    return turn(people, crossroads=card, **{"at": at, **position})


def came_up(table: Table) -> bool:
    """Whether a crossroads card was triggered."""
    return bool(table.state.crossroads_past)


def decide(table: Table, choice: int) -> Table:
    """All who are asked for an option of the crossroads card choose this one."""
    asked = table.asked()
    assert asked is not None
    assert asked.kind in CHOICES, f"asked is {asked.kind}"
    while asked and asked.kind in CHOICES:
        table.choose(asked.seat, choice=choice)
        asked = table.asked()
    return table


def on_offer(table: Table) -> list[int]:
    """The options of the crossroads card that can be chosen."""
    asked = table.asked()
    assert asked is not None
    assert asked.kind in CHOICES, f"asked is {asked.kind}"
    return [option["choice"] for option in table.options(asked.seat)]


def moved(table: Table, survivor: str, to: str, fuel: str | None = None) -> Table:
    """A move of seat 0 that rolls blank if nothing else is scripted."""
    if not table.unrolled and fuel is None:
        table.script(exposure=["blank"])
    return table.choose(0, "move", survivor=full(survivor), to=to, card=fuel and full(fuel))


def searched(table: Table, survivor: str) -> Table:
    """A search of seat 0 that keeps the first card."""
    table.choose(0, "search", survivor=full(survivor), die=6)
    return table.choose(0, "keep", card=table.options(0, "keep")[0]["card"])


def night(table: Table, *, food: int = 20) -> Table:
    """Let all end their turns with enough food, so that nothing but the tested card costs morale."""
    table.colony(food=food)
    return table.end_turns()


def pick(table: Table, *values: Any, seat: int = 0) -> Table:
    """Answer the questions of a seat one after the other by the one argument of the option."""
    for value in values:
        found = [o for o in table.options(seat) if list(o.args.values()) == [value]]
        assert len(found) == 1, f"{value!r} is not among {[o.id for o in table.options(seat)]}"
        table.game.answer(seat, found[0])
    return table


def people_at(table: Table, place: str) -> list[str]:
    """Who is at a place, sorted."""
    return sorted(s.id for s in table.game.at(place))


def zombies_at(table: Table, place: str) -> int:
    """Zombies at a place."""
    return sum(table.place_state(place).zombies)


def barricades_at(table: Table, place: str) -> int:
    """Barricades at a place."""
    return sum(table.place_state(place).barricades)


def rolls(table: Table) -> int:
    """How often the exposure die was rolled."""
    return len(table.events("exposure"))


def carry_out(table: Table, procedure: Procedure, seat: int = 0) -> Table:
    """Run one procedure by itself, in the turn of a seat; the turn goes on when it is done."""
    table.start(seat)
    flow = table.state.flow
    stack = next(decision.stack for decision in flow.decisions if decision.seat == seat)
    frames = next(one.frames for one in flow.stacks if one.id == stack)
    flow.decisions = [decision for decision in flow.decisions if decision.stack != stack]
    frames[-1].waits, frames[-1].step = 0, "act"
    frames.append(procedure)
    table.game._listed.clear()
    table.game.resume()
    return table


def do(table: Table, *ops: dict[str, Any], seat: int = 0, source: str = "base-test", **scope: Any) -> Table:
    """Carry out operations as a card of a pack would write them; ``scope`` is what the card speaks about."""
    known = table.game.content
    content = replace(
        known, programs=dict(known.programs), checks=dict(known.checks), abilities=dict(known.abilities)
    )
    compiler = Compiler(content, KINDS, pack="base", file="test", card=source)
    program = compiler.value("Ops", list(ops), "do")
    assert not compiler.problems, compiler.problems
    table.game.content = content
    return carry_out(table, Effect(program, seat, source, scope), seat)
