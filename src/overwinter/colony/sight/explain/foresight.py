"""What an option would surely do now, as far as its player can know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from overwinter.kernel.events import Event
from overwinter.kernel.options import Decision, Option

from ...game import ColonyGame
from ...rules import questions
from .glimpse import Glimpse, is_vote
from .odds import Odds


@dataclass(frozen=True, slots=True)
class Foresight:
    """One thing that will surely happen: a message key with arguments. With ``odds``: a roll that is due."""

    key: str
    args: dict[str, Any] = field(default_factory=dict)
    odds: Odds | None = None


def foresee(game: ColonyGame, seat: int, option: Option) -> list[Foresight]:
    """What an option of the seat's open decision would surely do: the price first, then the consequences.

    It looks no further than the next roll, the next hidden card or the next answer; of a vote it tells what
    follows if this choice wins. Later questions whether to use something up are taken as "no". What comes
    after the end of the turn is not the option's doing: see :func:`overwinter.colony.sight.explain.forecast`.
    """
    decision = game.decision(seat)
    if decision is None or option not in game.options(seat) or not game.state.round or option.verb == "end-turn":
        return []
    lines = Lines()
    for key, facts in game.rules.of_choice(game, seat, option):
        lines.add(key, **facts)
    glimpse = look_ahead(game, seat, decision, option)
    if glimpse is None:
        return lines.all()
    _tell_price(lines, game, glimpse, seat)
    _tell_against_crisis(lines, game, glimpse)
    if option.verb == "attack-survivor":
        rival = game.state.survivors[option["target"]]
        lines.add("foresee-hits-on", survivor=rival.id, roll=questions.attack_value(game, rival))
    tell(lines, glimpse.log, seat, game.home_of(seat))
    _tell_no_roll(lines, glimpse, option)
    told = game.rules.of_roll(game, option)
    for key, facts in told:
        lines.add(key, **facts)
    if told or glimpse.rolled:
        chances = roll_chances(game, seat, decision, option)
        for name, deaths in chances.dying.items():
            lines.add("foresee-may-die", survivor=name, faces=deaths)
        for name, kills in chances.killed.items():
            lines.add("foresee-may-kill", card=name, faces=kills)
    return lines.all()


@dataclass(frozen=True, slots=True)
class RollChances:
    """What a roll would surely do, for each face of the die, if no exposure roll before it does harm."""

    faces: tuple[tuple[Event, ...], ...]
    """What happens if it shows 1, 2, ..."""

    @property
    def dying(self) -> dict[str, int]:
        """Survivors who may die of it, with the number of faces, out of six, that kill them."""
        return self._counted("died", "survivor")

    @property
    def killed(self) -> dict[str, int]:
        """Special zombies that may be killed by it, with the number of faces that do it."""
        return self._counted("special-killed", "card")

    def _counted(self, kind: str, name: str) -> dict[str, int]:
        found: Counter[str] = Counter()
        for events in self.faces:
            found.update({event.facts[name] for event in events if event.kind == kind})
        return dict(found)


def roll_chances(game: ColonyGame, seat: int, decision: Decision, option: Option) -> RollChances:
    """Try out every face of the die that an option of a decision would roll next."""
    outcomes = []
    for face in range(1, 7):
        glimpse = look_ahead(game, seat, decision, option, faces=[face])
        outcomes.append(tuple(glimpse.log) if glimpse is not None else ())
    return RollChances(tuple(outcomes))


def look_ahead(
    game: ColonyGame, seat: int, decision: Decision, option: Option, faces: Sequence[int] = ()
) -> Glimpse | None:
    """The game after an option, as far as it is sure; ``None`` if it waits for the answers of others, or is about
    hidden cards that the seat looks at: in a glimpse they are blanks.

    ``faces``: what dice are taken to show, and no exposure roll is taken to do harm.
    """
    if decision.kind == "look":
        return None
    glimpse = Glimpse(game, seat)
    glimpse.faces, glimpse.unharmed = list(faces), bool(faces)
    if is_vote(game, decision):
        if decision.kind not in ("crossroads-vote", "exile-vote"):
            return None
        glimpse.win_vote(decision, option)
    elif decision.together:
        return None
    else:
        glimpse.take(decision, option)
    return glimpse


class Lines:
    """Foresights in the order of their first mention; those that differ only in ``n`` are added up."""

    def __init__(self) -> None:
        self._found: dict[tuple[Any, ...], Foresight] = {}

    def add(self, key: str, **args: Any) -> None:
        """Mention something."""
        n = args.get("n")
        mark = (key, *((name, value) for name, value in args.items() if name != "n"))
        before = self._found.get(mark)
        if before is not None and n is not None:
            args["n"] = before.args["n"] + n
        self._found[mark] = Foresight(key, args)

    def roll(self, odds: Odds) -> None:
        """Mention a roll that is due, or that none is."""
        key = "odds-line" if odds.rolls else "odds-none"
        self._found[key, odds.survivor] = Foresight(key, {"survivor": odds.survivor, "rolls": odds.rolls}, odds)

    def all(self) -> list[Foresight]:
        """All that was mentioned and did not cancel out."""
        return [found for found in self._found.values() if found.args.get("n") != 0]


def _tell_price(lines: Lines, game: ColonyGame, after: Glimpse, seat: int) -> None:
    """Dice spent and own cards that are gone."""
    spent = Counter(after.player(seat).used) - Counter(game.player(seat).used)
    for die in spent.elements():
        lines.add("foresee-spend-die", die=die)
    kept = set(_cards(after, seat))
    for card in _cards(game, seat):
        if card not in kept:
            lines.add("foresee-card-lost", card=game.item(card).id)


def _tell_against_crisis(lines: Lines, game: ColonyGame, after: Glimpse) -> None:
    """Cards laid for the crisis that do not fit it: they count against it."""
    if not after.state.crisis:
        return
    wanted = game.content.crises[after.state.crisis].prevent
    for entry in after.state.contributions[len(game.state.contributions) :]:
        if game.item(entry.card).symbol not in wanted:
            lines.add("foresee-against-crisis", card=game.item(entry.card).id)


def _cards(game: ColonyGame, seat: int) -> list[int]:
    """Cards in hand and on the own survivors."""
    return [*game.player(seat).hand, *(card for survivor in game.own(seat) for card in survivor.items)]


def tell(lines: Lines, log: Iterable[Event], seat: int, home: str) -> None:
    """Say what a glimpse saw, until somebody would die of whom nobody knows who it is.

    What happens to another colony than the one at ``home`` is told with its name.
    """
    full = 0
    for event in log:
        facts = event.facts
        entrance, full = full, 0
        match event.kind:
            case "overrun":
                if not facts["sure"]:
                    return
                full = facts["entrance"]
                lines.add("foresee-zombies", place=facts["place"], n=1)
            case "zombies":
                lines.add("foresee-zombies", place=facts["place"], n=facts["n"] + facts["broken"])
                for broken, n in facts["breaks"].items():
                    lines.add("foresee-barricade-breaks", place=facts["place"], entrance=broken, n=n)
            case "died" | "removed":
                _tell_loss(lines, event, entrance)
            case "rolls":
                lines.roll(facts["odds"])
            case "die-changed":
                if facts["seat"] == seat:
                    lines.add("foresee-die", die=facts["old"], to=facts["new"])
            case kind if kind in _TOLD:
                key, names = _TOLD[kind]
                other = {"colony": facts["colony"]} if facts.get("colony", home) != home else {}
                lines.add(key, **{name: facts.get(name, 1) for name in names}, **other)


_TOLD: dict[str, tuple[str, tuple[str, ...]]] = {
    "zombie-killed": ("foresee-kills", ("place", "n")),
    "zombie-removed": ("foresee-zombies-gone", ("place", "n")),
    "barricade": ("foresee-barricade", ("place", "n")),
    "barricades-gone": ("foresee-barricades-gone", ("place", "n")),
    "noise": ("foresee-noise", ("place", "n")),
    "bandits-gone": ("foresee-bandits-gone", ("place", "n")),
    "plundered": ("foresee-plundered", ("place", "n")),
    "cleaned": ("foresee-cleaned", ("n", "waste")),
    "waste-added": ("foresee-waste", ("n",)),
    "wounded": ("foresee-wound", ("survivor", "n", "kind")),
    "healed": ("foresee-healed", ("survivor", "n", "kind")),
    "helpless-died": ("foresee-helpless-dies", ("n",)),
    "helpless": ("foresee-helpless", ("n",)),
    "joined": ("foresee-joins", ("survivor", "place")),
    "placed": ("foresee-placed", ("survivor", "place")),
    "roll-waits": ("foresee-roll-waits", ("survivor",)),
    "sent-home": ("foresee-sent-home", ("survivor",)),
    "ammunition": ("foresee-ammunition", ("n",)),
    "morale": ("foresee-morale", ("n",)),
    "food": ("foresee-food", ("n",)),
    "starvation": ("foresee-starvation", ("n",)),
    "game-over": ("foresee-ends-game", ("outcome",)),
}
"""Events, the key of what is foreseen, and its arguments. Where an event has no ``n`` it is one."""


def _tell_loss(lines: Lines, event: Event, entrance: int) -> None:
    facts = event.facts
    if event.kind == "removed":
        lines.add("foresee-leaves", survivor=facts["survivor"])
    elif entrance:
        lines.add(
            "foresee-entrance-full-dies",
            place=facts["place"],
            entrance=entrance,
            survivor=facts["survivor"],
        )
    else:
        lines.add("foresee-dies", survivor=facts["survivor"])
    if facts["last"]:
        lines.add("foresee-last-survivor", survivor=facts["survivor"], seat=facts["seat"])


def _tell_no_roll(lines: Lines, glimpse: Glimpse, option: Option) -> None:
    """A move or an attack without a roll: say so."""
    done = {"move": "moved", "attack": "zombie-killed"}.get(option.verb)
    kinds = {event.kind for event in glimpse.log}
    if done in kinds and not kinds & {"rolls", "roll-waits"} and glimpse.survivor(option["survivor"]):
        lines.add("odds-none", survivor=option["survivor"], rolls=0)
