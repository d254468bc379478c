"""Questions about the grid: neighbours, rows and columns, where a card may be added (rules 2.2, 3.1)."""

from __future__ import annotations

from collections.abc import Iterable

from ..cards.content import Where
from ..game import RaxxonGame
from ..state import WIDEST, CrowdCard

STEPS = ((-1, 0), (1, 0), (0, -1), (0, 1))
Cell = tuple[int, int]


def neighbours(crowd: Iterable[CrowdCard], row: int, col: int) -> list[CrowdCard]:
    """The cards directly left, right, above and below a cell. Never diagonal, never across a gap."""
    return [c for c in crowd if abs(c.row - row) + abs(c.col - col) == 1]


def adjacent(one: CrowdCard, other: CrowdCard) -> bool:
    """Whether two cards lie side by side."""
    return abs(one.row - other.row) + abs(one.col - other.col) == 1


def rows(crowd: Iterable[CrowdCard]) -> dict[int, list[CrowdCard]]:
    """All cards by row, gaps or not."""
    found: dict[int, list[CrowdCard]] = {}
    for card in crowd:
        found.setdefault(card.row, []).append(card)
    return dict(sorted(found.items()))


def columns(crowd: Iterable[CrowdCard]) -> dict[int, list[CrowdCard]]:
    """All cards by column, gaps or not."""
    found: dict[int, list[CrowdCard]] = {}
    for card in crowd:
        found.setdefault(card.col, []).append(card)
    return dict(sorted(found.items()))


def lines(crowd: list[CrowdCard]) -> list[tuple[str, int, list[CrowdCard]]]:
    """All rows and columns: "row" or "column", its number, its cards."""
    found = [("row", number, cards) for number, cards in rows(crowd).items()]
    return found + [("column", number, cards) for number, cards in columns(crowd).items()]


def cells_to_add(crowd: list[CrowdCard]) -> list[Cell]:
    """Where a card may be added: most neighbours first and only, within 6 by 6; empty: nowhere (RX-11)."""
    if not crowd:
        return [(0, 0)]
    taken = {(c.row, c.col) for c in crowd}
    by_row, by_col = [cell[0] for cell in taken], [cell[1] for cell in taken]
    top, bottom, left, right = min(by_row), max(by_row), min(by_col), max(by_col)
    count: dict[Cell, int] = {}
    for row, col in taken:
        for down, along in STEPS:
            cell = (row + down, col + along)
            if cell not in taken:
                count[cell] = count.get(cell, 0) + 1
    fitting = {
        cell: n
        for cell, n in count.items()
        if max(bottom, cell[0]) - min(top, cell[0]) < WIDEST and max(right, cell[1]) - min(left, cell[1]) < WIDEST
    }
    most = max(fitting.values(), default=0)
    return sorted(cell for cell, n in fitting.items() if n == most)


def fits(game: RaxxonGame, card: CrowdCard, where: Where) -> bool:
    """Whether a card of the crowd is one of those meant. What a face-down card is does not count."""
    if where.face and card.up != (where.face == "up"):
        return False
    group = game.people[card.card].group
    if where.health and group.health != where.health:
        return False
    if (where.group and group.id != where.group) or (where.not_group and group.id == where.not_group):
        return False
    if where.adjacent_to is not None:
        anchor = where.adjacent_to
        return any(adjacent(card, other) and fits(game, other, anchor) for other in game.state.crowd)
    return True


def matching(game: RaxxonGame, where: Where) -> list[CrowdCard]:
    """All cards of the crowd that are meant, from top left to bottom right."""
    found = [card for card in game.state.crowd if fits(game, card, where)]
    return sorted(found, key=lambda card: (card.row, card.col))
