"""Weather: the night grows colder, snow has to be shovelled, and a cold colony eats more.

It brings a step of the round and one of the setting up, an action with a question of its own, an answer to a
question of the base game, a slot of state, a part of the view (one for all, one for a seat alone), and words in a
pack.
"""

from __future__ import annotations

from typing import Any

from overwinter.colony.game import ColonyGame
from overwinter.colony.policies import Policy
from overwinter.colony.rules.actions import Action, Desk, Reason
from overwinter.colony.rules.composition import Module, Step
from overwinter.colony.state import Colony, Survivor
from overwinter.kernel.data import Data, data, without
from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure
from overwinter.kernel.views import shown

SHOVEL = OptionKind("shovel", "die")
DIG, REST = OptionKind("dig"), OptionKind("rest")


@data
class WeatherSlot(Data):
    """How cold it is, and who has shovelled how often."""

    degrees: int = 0
    shovelled: list[int] | None = None

    @classmethod
    def of(cls, game: ColonyGame) -> WeatherSlot:
        """The weather of a game."""
        found: WeatherSlot = game.state.slots[MODULE.id]
        return found


@procedure
class FirstSnow(Procedure):
    """A step of the setting up."""

    def start(self, game: ColonyGame) -> None:
        """Nobody has shovelled yet."""
        WeatherSlot.of(game).shovelled = [0] * game.setup.players


@procedure
class Blizzard(Procedure):
    """A step of the round: it gets colder."""

    def start(self, game: ColonyGame) -> None:
        """By one degree, or (with the policy) by two."""
        slot = WeatherSlot.of(game)
        slot.degrees += 2 if game.setup.policy("harsh_winter") else 1
        game.emit("blizzard", degrees=slot.degrees)


class ShovelAction(Action):
    """Spend any die to make it warmer."""

    verbs = ("shovel",)

    def options(self, desk: Desk, out: list[Option]) -> None:
        """Once it is cold."""
        if WeatherSlot.of(desk.game).degrees:
            out += [SHOVEL[die] for die in desk.dice]

    def why_not(self, desk: Desk, survivor: Survivor) -> Reason | None:
        """Nobody asks."""
        return None

    def begin(self, game: ColonyGame, seat: int, option: Option) -> Procedure:
        """Ask once more, then dig."""
        return Shovel(seat, option["die"])


@procedure
class Shovel(Procedure):
    """Shovelling, with a question in the middle."""

    seat: int
    die: int

    def start(self, game: ColonyGame) -> None:
        """The die is spent; dig, or rest after all?"""
        player = game.player(self.seat)
        player.unused = without(player.unused, self.die)
        player.used = [*player.used, self.die]
        game.ask(self.seat, "shovel", options=self.options, then=self.chosen)

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Two ways."""
        return [DIG.only, REST.only]

    def chosen(self, game: ColonyGame, option: Option) -> None:
        """Digging makes it warmer, and there are tins under the snow."""
        slot = WeatherSlot.of(game)
        if option.verb == "dig":
            slot.degrees -= 1
            game.change_food(game.colony_of(self.seat), 3)
            assert slot.shovelled is not None
            slot.shovelled[self.seat] += 1


def hungrier(game: ColonyGame, need: int, colony: Colony) -> int:
    """From three degrees on everybody eats more."""
    return need + WeatherSlot.of(game).degrees // 3


@shown
class WeatherView:
    """What all see."""

    degrees: int


@shown
class MyWeatherView:
    """What a seat alone sees."""

    shovelled: int


def part(game: ColonyGame) -> Any:
    """For everybody."""
    return WeatherView(WeatherSlot.of(game).degrees)


def own(game: ColonyGame, seat: int) -> Any:
    """For one seat."""
    return MyWeatherView((WeatherSlot.of(game).shovelled or [0] * game.setup.players)[seat])


MODULE = Module(
    "weather",
    pack="weather",
    players=range(2, 5),
    slot=WeatherSlot,
    setup=(Step("first-snow", FirstSnow, after="decks"),),
    round=(Step("blizzard", Blizzard, after="round-start"),),
    actions=(ShovelAction(),),
    without=frozenset({"attract"}),
    adjusts={"food_need": hungrier},
    policies=(Policy("harsh_winter", "P-nn", (False, True)),),
    part=part,
    own=own,
)
CALM = Module("calm-weather", needs=("weather",))
DESERT = Module("desert", excludes=("weather",))
