"""The sure losses of the coming night, as the board stands."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...game import ColonyGame
from ...rules import questions
from ...rules.match import Steps
from ...state import Lasting
from .foresight import Foresight
from .glimpse import Glimpse


@dataclass(frozen=True, slots=True)
class Overrun:
    """A full entrance costs a life. ``survivor`` is empty for a helpless one, and for one nobody knows yet."""

    place: str
    entrance: int
    survivor: str
    helpless: bool = False


@dataclass(slots=True)
class Forecast:
    """What the night will bring if nothing changes until then."""

    need: int
    """Food that has to be paid."""
    food: int
    starves: int = 0
    """Morale lost because there is too little food (0: there is enough)."""
    waste: int = 0
    waste_morale: int = 0
    fuel: bool = False
    """Whether a fuel card has to be laid on the objective, or the game is lost."""
    crisis: str = ""
    crisis_need: int = 0
    crisis_laid: int = 0
    """Cards that lie face down; nobody knows them all."""
    crisis_least: int = 0
    """Points they come to at least: those that the seat knows as they are, all others against the colony."""
    zombies: dict[str, int] = field(default_factory=dict)
    """How many come, by place."""
    overruns: list[Overrun] = field(default_factory=list)
    """Who dies at full entrances, in this order."""
    plundered: dict[str, int] = field(default_factory=dict)
    """How many cards are taken from item decks, by place."""
    told: list[Foresight] = field(default_factory=list)
    """What modules say of it: unruly people, an experiment that gets out."""
    full: list[tuple[str, int]] = field(default_factory=list)
    """Entrances that will be full, with no barricade left: the next zombie costs a life."""
    morale: int = 0
    """Morale that is lost at least."""
    or_more: bool = False
    """Whether noise, the crisis, something announced or something that gets out may add to it."""
    ends_game: bool = False

    @property
    def lines(self) -> list[Foresight]:
        """The same as messages, in the order of the night."""
        lines = [self._food_line(), *self.told]
        if self.waste_morale:
            lines.append(Foresight("night-waste", {"n": self.waste, "morale": self.waste_morale}))
        if self.fuel:
            lines.append(Foresight("night-fuel"))
        if self.crisis:
            args = {"crisis": self.crisis, "need": self.crisis_need, "laid": self.crisis_laid}
            lines.append(Foresight("night-crisis", args))
        lines += [Foresight("night-zombies", {"place": place, "n": n}) for place, n in self.zombies.items()]
        lines += [_overrun_line(overrun) for overrun in self.overruns]
        lines += [Foresight("night-plundered", {"place": place, "n": n}) for place, n in self.plundered.items()]
        lines += [Foresight("night-full", {"place": place, "entrance": e}) for place, e in self.full]
        if self.morale:
            lines.append(Foresight("night-morale", {"n": self.morale}))
        if self.ends_game:
            lines.append(Foresight("foresee-ends-game", {"outcome": "morale"}))
        elif self.or_more:
            lines.append(Foresight("night-or-more"))
        elif not self.morale and not self.overruns:
            lines.append(Foresight("night-calm"))
        return lines

    def _food_line(self) -> Foresight:
        if not self.starves:
            return Foresight("night-food-paid", {"need": self.need, "food": self.food})
        return Foresight("night-starves", {"need": self.need, "food": self.food, "morale": self.starves})


def _overrun_line(overrun: Overrun) -> Foresight:
    args = {"place": overrun.place, "entrance": overrun.entrance}
    if overrun.survivor:
        return Foresight("night-overrun", {**args, "survivor": overrun.survivor})
    return Foresight("night-overrun-helpless" if overrun.helpless else "night-overrun-someone", args)


def _draws_more(game: ColonyGame, lasting: Lasting) -> bool:
    """Whether zombies that come may draw others after them."""
    return any(ability.when == "zombies-added" for ability in game.content.abilities[lasting.abilities])


def forecast(game: ColonyGame, seat: int | None = None, *, number: int = 0) -> Forecast:
    """What the coming night will surely cost, for a seat (which knows its own cards in the crisis) or for all.

    Where there are several colonies it is about that of the seat, or about the one with this ``number``.

    It is the night of this very position: nobody acts before it, no noise is heard, and the crisis does
    nothing; ``or_more`` tells whether these could make it worse. In the middle of a night there is nothing
    to foretell.
    """
    colony = game.state.colonies[number] if seat is None else game.colony_of(seat)
    need = questions.food_need(game, colony)
    found = Forecast(need=need, food=colony.food, waste=len(colony.waste))
    if game.over or game.state.phase != "player":
        return found
    _look_at_crisis(game, seat, found)
    found.fuel = game.content.does(game.side_of(colony).abilities, "burn-fuel")
    outlook = game.rules.tonight(game, colony)
    found.told = [Foresight(told.key, told.args) for told in outlook]
    night = Glimpse(game, seat)
    night.state.turns = []
    for place in night.state.places.values():
        night.state.put(place.but(noise=0))
    night.play(Steps("round", "turns", foretold=True))
    _read(night, found, colony.place)
    found.or_more = (
        bool(night.strangers)
        or any(told.or_more for told in outlook)
        or not night.through
        or any(place.noise for place in game.state.places.values())
        or any(lasting.then and lasting.round < game.state.round for lasting in game.state.lasting)
        or any(_draws_more(game, lasting) for lasting in game.state.lasting)
        or (bool(found.crisis) and found.crisis_least < found.crisis_need)
    )
    return found


def _look_at_crisis(game: ColonyGame, seat: int | None, found: Forecast) -> None:
    state = game.state
    if not state.crisis:
        return
    symbols = game.content.crises[state.crisis].prevent
    known = {peek.item for peek in state.peeks if peek.seat == seat and peek.zone == "contributions"}
    known |= {entry.card for entry in state.contributions if entry.seat == seat}
    fitting = sum(1 for card in known if game.item(card).symbol in symbols)
    found.crisis = state.crisis
    found.crisis_need = questions.crisis_need(game)
    found.crisis_laid = len(state.contributions)
    found.crisis_least = 2 * fitting - found.crisis_laid


def _read(night: Glimpse, found: Forecast, home: str) -> None:
    """Take from a glimpse of the night what is told of it to the colony that lives at ``home``."""
    place, entrance, sure = "", 0, True
    for event in night.log:
        facts = event.facts
        before, entrance = entrance, 0
        match event.kind:
            case "morale" if facts.get("colony", home) == home:
                found.morale -= facts["n"]
                if facts["why"] == "starvation":
                    found.starves -= facts["n"]
                elif facts["why"] == "waste":
                    found.waste_morale -= facts["n"]
            case "zombies":
                place = facts["place"]
                found.zombies[place] = found.zombies.get(place, 0) + facts["n"] + facts["broken"]
            case "overrun":
                place, entrance, sure = facts["place"], facts["entrance"], facts["sure"]
                found.zombies[place] = found.zombies.get(place, 0) + 1
            case "died" if before:
                found.overruns.append(Overrun(place, before, facts["survivor"] if sure else ""))
            case "helpless-died" if before:
                found.overruns.append(Overrun(place, before, "", helpless=True))
            case "plundered":
                found.plundered[facts["place"]] = facts["n"]
            case "game-over":
                found.ends_game = True
    found.full = [
        (name, number)
        for name, board in night.state.places.items()
        for number, (zombies, special, held) in enumerate(
            zip(
                board.zombies,
                board.special,
                map(sum, zip(board.barricades, board.traps, strict=True)),
                strict=True,
            ),
            start=1,
        )
        if not held and zombies + special >= night.place_card(name).entrance_spaces
    ]
