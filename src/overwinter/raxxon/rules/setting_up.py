"""Set up a game (rules 1)."""

from __future__ import annotations

from overwinter.kernel.chance import seeded
from overwinter.kernel.errors import SetupError
from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Flow, Procedure, procedure

from ..cards.content import Content
from ..cards.loader import load_packs
from ..game import RaxxonGame
from ..state import RaxxonSetup, RaxxonState, RxSheet

CHARACTER = OptionKind("rx-character", "character")
MIN_PLAYERS, MAX_PLAYERS = 1, 4


def check_setup(setup: RaxxonSetup, content: Content) -> None:
    """Refuse what the rules do not allow."""
    if type(setup.players) is not int or not MIN_PLAYERS <= setup.players <= MAX_PLAYERS:
        raise SetupError(
            f"{setup.players} players cannot play; {MIN_PLAYERS} to {MAX_PLAYERS} can",
            "players",
            players=setup.players,
            min=MIN_PLAYERS,
            max=MAX_PLAYERS,
        )
    if setup.difficulty not in content.difficulties:
        raise SetupError(f"there is no difficulty {setup.difficulty!r}", "difficulty", difficulty=setup.difficulty)
    if setup.characters is None:
        return
    if setup.solo:
        raise SetupError("who plays alone chooses a character every day", "solo-character")
    for name in setup.characters:
        if name not in content.characters:
            raise SetupError(f"there is no character {name!r}", "character", character=str(name))
    if len(set(setup.characters)) != setup.players or len(setup.characters) != setup.players:
        raise SetupError("every player needs a different character", "characters", players=setup.players)


def blank_game(setup: RaxxonSetup, content: Content, seed: int, *, keep_log: bool = True) -> RaxxonGame:
    """An empty table for a setup: no procedure has run yet."""
    check_setup(setup, content)
    state = RaxxonState(
        flow=Flow(seeded(seed), 0, [], [], False),
        setup=setup,
        sheets=[RxSheet(seat, "", [], 0, False) for seat in range(setup.players)],
        crowd=[],
        draw=[],
        discard=[],
        supply=[],
        evac=[],
        uncontained=[],
        contained=[],
        removed=[],
        glimpses=[],
        outside={},
        rx_draw=[],
        rx_known=0,
        rx_triggered=[],
        rx_untriggered=[],
        power=0,
        day=0,
        phase="setup",
        first=0,
        active=-1,
        block_adds=0,
        no_evacuate=False,
        serial=0,
        outcome="",
    )
    game = RaxxonGame(state, content, keep_log=keep_log)
    game.seed = seed
    return game


def new_game(setup: RaxxonSetup | None = None, seed: int = 0, *, keep_log: bool = True) -> RaxxonGame:
    """Start a game: shuffled, and waiting for the first choice of a character.

    >>> game = new_game(RaxxonSetup(players=2, difficulty="intro"), seed=7)
    """
    from .day import RxMatch

    setup = setup or RaxxonSetup()
    game = blank_game(setup, load_packs(setup.packs), seed, keep_log=keep_log)
    game.begin(RxMatch())
    return game


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
        """Take the sheet."""
        seat = next(s for s in game.clockwise(game.state.first) if not game.sheet(s).character)
        give_sheet(game, seat, option["character"])
        self.next(game)
