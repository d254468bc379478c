"""What is dealt before the first day: the piles, and a character for everybody (rules 1)."""

from __future__ import annotations

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ..cards.content import Content
from ..game import RaxxonGame

CHARACTER = OptionKind("rx-character", "character")


def trimmed_cards(content: Content, difficulty: str) -> list[int]:
    """The cards that stay in the box at this difficulty: the last ones of their groups (RX-01)."""
    if not content.difficulties[difficulty].trimmed:
        return []
    out = []
    for group in content.groups.values():
        numbers = [n for n, person in enumerate(content.people) if person.group is group]
        out += numbers[len(numbers) - group.trimmed :]
    return out


def characters_left(game: RaxxonGame) -> list[str]:
    """The characters that nobody has chosen."""
    taken = {sheet.character for sheet in game.state.sheets}
    return [name for name in game.content.characters if name not in taken]


def give_sheet(game: RaxxonGame, seat: int, character: str) -> None:
    """A player takes a character sheet."""
    sheet = game.sheet(seat)
    sheet.character = character
    sheet.tokens = [0] * len(game.content.characters[character].actions)
    game.emit("rx-character", seat=seat, character=character)


@procedure
class RxSetUp(Procedure):
    """Shuffle the piles, draw the first player, let everybody choose a character."""

    def start(self, game: RaxxonGame) -> None:
        """Infected cards of the difficulty join the healthy ones; the others are the supply."""
        state, content = game.state, game.content
        state.removed = trimmed_cards(content, state.setup.difficulty)
        inside = [n for n in range(len(content.people)) if n not in state.removed]
        infected = [n for n in inside if not content.people[n].healthy]
        game.shuffle(infected)
        count = content.difficulties[state.setup.difficulty].infected
        state.draw = [n for n in inside if content.people[n].healthy] + infected[:count]
        state.supply = infected[count:]
        state.rx_draw = list(content.cards)
        game.shuffle(state.draw)
        game.shuffle(state.rx_draw)
        state.first = game.draw(state.setup.players, "first") if state.setup.players > 1 else 0
        game.emit(
            "rx-setup", difficulty=state.setup.difficulty, seat=state.first, goal=game.goal(), n=len(state.supply)
        )
        if not state.setup.solo:
            self.next(game)

    def next(self, game: RaxxonGame) -> None:
        """The next player chooses, beginning with the first one (RX-03)."""
        agreed = game.state.setup.characters
        for seat in game.clockwise(game.state.first):
            if game.sheet(seat).character:
                continue
            if agreed is None:
                game.ask(seat, "rx-character", options=self.options, then=self.chosen)
                return
            give_sheet(game, seat, agreed[seat])

    def options(self, game: RaxxonGame, seat: int) -> list[Option]:
        """Everybody who is left."""
        return [CHARACTER[name] for name in characters_left(game)]

    def chosen(self, game: RaxxonGame, option: Option) -> None:
        seat = next(s for s in game.clockwise(game.state.first) if not game.sheet(s).character)
        give_sheet(game, seat, option["character"])
        self.next(game)
