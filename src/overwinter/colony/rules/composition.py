"""How rules are put together from modules: steps in an order, actions, questions whose answers change.

A :class:`Module` lists what it brings. :class:`Rules` is the result of putting several together; a game has one
beside its content, never in its state (there is the setup, from which it is made). The procedure
:class:`~overwinter.colony.rules.match.Steps` goes through the steps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, Self, TypeVar

from overwinter.kernel.procedure import Procedure

if TYPE_CHECKING:
    from overwinter.kernel.options import Option

    from ..cards.content import Content
    from ..game import ColonyGame
    from ..policies import Choice, Policy
    from ..state import Colony, Fact, Setup, State
    from .actions.base import Action
    from .hidden import Deck


@dataclass(frozen=True, slots=True)
class Step:
    """A named step: the procedure that carries it out, made anew each time."""

    name: str
    procedure: type[Procedure]
    after: str = ""
    """The step that it follows; empty: it comes last of all that are there."""
    foretold: bool = False
    """Whether a look ahead at the coming night carries it out: nothing in it depends on what nobody knows."""


@dataclass(frozen=True, slots=True)
class Course:
    """Steps in their order."""

    steps: tuple[Step, ...]
    positions: Mapping[str, int]
    """By name: where a step stands."""

    @classmethod
    def of(cls, *parts: Iterable[Step]) -> Self:
        """Put the steps of several parts together.

        A step takes the place of an earlier one of the same name. Any other stands behind the one that its
        ``after`` names, and behind those that earlier parts have put there.
        """
        found: list[Step] = []
        for part in parts:
            for step in part:
                _add(found, step)
        return cls(tuple(found), {step.name: at for at, step in enumerate(found)})

    def following(self, name: str, *, foretold: bool = False) -> Step | None:
        """The step after the one of this name (the first one after ""), or ``None`` after the last.

        With ``foretold`` steps that cannot be foretold are passed over. A name that these rules no longer have
        raises :class:`LookupError`.
        """
        for step in self.steps[self._position(name) + 1 if name else 0 :]:
            if step.foretold or not foretold:
                return step
        return None

    def step(self, name: str) -> Step:
        """The step of this name. Raises :class:`LookupError`."""
        return self.steps[self._position(name)]

    def _position(self, name: str) -> int:
        try:
            return self.positions[name]
        except KeyError:
            known = ", ".join(self.positions)
            raise LookupError(f"there is no step {name!r}; there are: {known}") from None


def _add(steps: list[Step], new: Step) -> None:
    names = [step.name for step in steps]
    if new.name in names:
        steps[names.index(new.name)] = new
        return
    if not new.after:
        steps.append(new)
        return
    if new.after not in names:
        raise LookupError(f"step {new.name!r} should come after {new.after!r}, which is not there")
    at = names.index(new.after) + 1
    while at < len(steps) and steps[at].after == new.after:
        at += 1
    steps.insert(at, new)


Line = tuple[str, dict[str, Any]]
"""A message key and its facts."""


Risk = tuple[str, str]
"""A survivor who has to roll for exposure, and the cause."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a module says of the coming night: a message key and its facts."""

    key: str
    args: dict[str, Any]
    or_more: bool = False
    """Whether it may cost morale beyond what is sure."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Colonies by the place where they live, and the colony of each seat."""

    homes: tuple[str, ...]
    teams: tuple[int, ...]


Adjuster = Callable[..., Any]
"""Takes the game, the answer so far and what the question was asked with; gives the answer."""


@dataclass(frozen=True)
class Module:
    """A part of the rules that a table may play with. The base game is one too: nothing is special about it.

    No rule ever asks whether a module is there: it asks a question, opens a moment, or reads a counter that is 0.
    """

    id: str
    pack: str = ""
    """The pack whose cards it needs."""
    beside: tuple[str, ...] = ()
    """Further packs whose cards it needs."""
    with_pack: bool = False
    """Whether it is played whenever its pack is."""
    comes: Callable[[Setup, Sequence[str]], bool] | None = None
    """Whether it comes by itself with a setup of which these modules were chosen: then nobody has to choose it."""
    defaults: Mapping[str, Choice] = field(default_factory=dict)
    """Policies (by name) that it settles in another way, unless the table says otherwise."""
    needs: tuple[str, ...] = ()
    """Modules that it builds on."""
    excludes: tuple[str, ...] = ()
    """Modules that it cannot be played together with."""
    players: range | None = None
    """How many can play, if not as many as without it."""
    cards: Callable[[Content], Content] | None = None
    """What is left of all cards where it is played: cards of other packs that do not go with it are taken out."""
    seating: Callable[[Setup, Content], Seating] | None = None
    """Which colonies there are and who belongs to them, if not all to one. Raises :class:`SetupError`."""
    wants: Callable[[Setup, Mapping[str, int]], Mapping[str, int]] | None = None
    """How many cards of each kind a game needs at least, if not as many as without it."""
    slot: type[Any] | None = None
    """Its part of the state: a ``@data`` class that can be made from nothing."""
    setup: tuple[Step, ...] = ()
    stock: Callable[[ColonyGame], None] | None = None
    """Puts all its cards into its slot, in printed order: a table that is arranged by hand begins so."""
    round: tuple[Step, ...] = ()
    actions: tuple[Action, ...] = ()
    without: frozenset[str] = frozenset()
    """Verbs of other modules that are not played with it."""
    adjusts: Mapping[str, Adjuster] = field(default_factory=dict)
    """By question: how its answer changes."""
    on: Mapping[str, Callable[[int, Fact | None], Procedure]] = field(default_factory=dict)
    """By moment: what comes of it, made from the seat (-1: nobody's doing) and the fact."""
    policies: tuple[Policy, ...] = ()
    part: Callable[[ColonyGame], Any] | None = None
    """What all see of it, as a ``@shown`` class."""
    own: Callable[[ColonyGame, int], Any] | None = None
    """What a seat alone sees of it."""
    lines: Callable[[ColonyGame], Iterable[Line]] | None = None
    """What all see of it in words, for terminals and plain pages."""
    own_lines: Callable[[ColonyGame, int], Iterable[Line]] | None = None
    """What a seat alone sees of it in words."""
    marks: Callable[[ColonyGame, str], str] | None = None
    """What takes survivor spaces at a place because of it, as signs for the board of a terminal."""
    tonight: Callable[[ColonyGame, Colony], Iterable[Outlook]] | None = None
    """What is told of the coming night besides the losses that are sure: from public facts alone."""
    rolls: Mapping[str, Callable[[ColonyGame, Option], Iterable[Line]]] = field(default_factory=dict)
    """By verb: what is told beforehand of the roll in which an action ends."""
    choices: Mapping[str, Callable[[ColonyGame, int, Option], Iterable[Line]]] = field(default_factory=dict)
    """By verb: what is told beforehand of a choice, from what its seat knows."""
    risks: Mapping[str, Callable[[ColonyGame, Option], Risk | None]] = field(default_factory=dict)
    """By verb: the exposure roll that an option brings, if it brings one."""
    decks: Callable[[State], Iterable[Deck]] | None = None
    """Decks of cards with names that lie in its slot."""
    piles: Callable[[State], Mapping[str, list[int]]] | None = None
    """Item cards that lie with it for all to see, by the name of their zone: the very lists."""
    faults: Callable[[State, Content], Iterable[str]] | None = None
    """What is impossible in its slot, whatever was played."""
    judge: Callable[[ColonyGame], list[int]] | None = None
    """The seats that have won when the game ends, if not as without it."""
    fallen: Callable[[ColonyGame, Colony], None] | None = None
    """What comes of it at once when the morale of a colony falls to 0, unless that ends the game."""

    def told(self, game: ColonyGame, seat: int | None) -> list[Line]:
        """What a seat (``None``: a spectator) sees of it in words."""
        shared = list(self.lines(game)) if self.lines else []
        return [*shared, *self.own_lines(game, seat)] if self.own_lines and seat is not None else shared


@dataclass(frozen=True, eq=False)
class Rules:
    """The rules that a game is played by: its modules put together. Equal is only one to itself."""

    modules: tuple[Module, ...]
    courses: Mapping[str, Course]
    """The steps of "setup" and of a "round"."""
    actions: tuple[Action, ...]
    by_verb: Mapping[str, Action]
    without: frozenset[str]
    adjusters: Mapping[str, tuple[Adjuster, ...]]
    judge: Callable[[ColonyGame], list[int]]
    """The seats that have won when the game ends."""
    listeners: Mapping[str, tuple[Callable[[int, Fact | None], Procedure], ...]]
    """By moment: what modules make of it."""
    seating: Callable[[Setup, Content], Seating]
    """Which colonies there are and who belongs to them."""
    fallen: tuple[Callable[[ColonyGame, Colony], None], ...]
    """What comes of it when the morale of a colony falls to 0."""

    @classmethod
    def of(cls, modules: Sequence[Module]) -> Self:
        """Put modules together; later ones add to earlier ones."""
        actions = tuple(action for module in modules for action in module.actions)
        adjusters: dict[str, tuple[Adjuster, ...]] = {}
        for module in modules:
            for name, adjust in module.adjusts.items():
                if name not in QUESTIONS:
                    raise LookupError(f"module {module.id!r} adjusts {name!r}, which nobody asks")
                adjusters[name] = (*adjusters.get(name, ()), adjust)
        listeners: dict[str, tuple[Callable[[int, Fact | None], Procedure], ...]] = {}
        for module in modules:
            for name, made in module.on.items():
                listeners[name] = (*listeners.get(name, ()), made)
        return cls(
            tuple(modules),
            {
                "setup": Course.of(*(module.setup for module in modules)),
                "round": Course.of(*(module.round for module in modules)),
            },
            actions,
            {verb: action for action in actions for verb in action.verbs},
            frozenset(verb for module in modules for verb in module.without),
            adjusters,
            next((module.judge for module in reversed(modules) if module.judge is not None), lambda game: []),
            listeners,
            next((module.seating for module in reversed(modules) if module.seating is not None), one_colony),
            tuple(module.fallen for module in modules if module.fallen is not None),
        )

    def wanted(self, setup: Setup, usual: Mapping[str, int]) -> Mapping[str, int]:
        """How many cards of each kind a game needs at least."""
        for module in self.modules:
            if module.wants is not None:
                usual = module.wants(setup, usual)
        return usual

    def played(self, content: Content) -> Content:
        """The cards that are played with, of all that were read."""
        for module in self.modules:
            if module.cards is not None:
                content = module.cards(content)
        return content

    def decks(self, state: State) -> list[Deck]:
        """Decks of cards with names that lie in the slots of modules."""
        return [deck for module in self.modules if module.decks for deck in module.decks(state)]

    def piles(self, state: State) -> dict[str, list[int]]:
        """Item cards that lie with modules for all to see, by the name of their zone: the very lists."""
        return {
            name: cards for module in self.modules if module.piles for name, cards in module.piles(state).items()
        }

    def tonight(self, game: ColonyGame, colony: Colony) -> list[Outlook]:
        """What modules say of the coming night."""
        return [told for module in self.modules if module.tonight for told in module.tonight(game, colony)]

    def of_roll(self, game: ColonyGame, option: Option) -> list[Line]:
        """What modules say of the roll in which an option ends."""
        telling = [module.rolls[option.verb] for module in self.modules if option.verb in module.rolls]
        return [line for tell in telling for line in tell(game, option)]

    def of_choice(self, game: ColonyGame, seat: int, option: Option) -> list[Line]:
        """What modules say of an option of a seat before it is chosen."""
        telling = [module.choices[option.verb] for module in self.modules if option.verb in module.choices]
        return [line for tell in telling for line in tell(game, seat, option)]

    def risk(self, game: ColonyGame, option: Option) -> Risk | None:
        """The exposure roll that an option brings by a module."""
        asked = (module.risks[option.verb] for module in self.modules if option.verb in module.risks)
        return next((risk for find in asked if (risk := find(game, option)) is not None), None)

    def reasons(self) -> dict[str, Action]:
        """The actions of survivors whose absence is explained, by the name that they go by."""
        played = [a for a in self.actions if a.explained and not self.without.issuperset(a.verbs)]
        return {action.explained: action for action in played}


def one_colony(setup: Setup, content: Content) -> Seating:
    """Everybody lives at the same place."""
    return Seating((content.colony_place,), (0,) * setup.players)


# -- questions -------------------------------------------------------------------------------------------

QUESTIONS: set[str] = set()
"""The questions whose answers a module may adjust."""

P = ParamSpec("P")
A = TypeVar("A")


def question(asked: Callable[Concatenate[Any, P], A]) -> Callable[Concatenate[Any, P], A]:
    """Let modules adjust the answer of a question: a function of the game and of what it is about, if anything.

    An adjuster gets the game, the answer so far, and what the question is about.
    """
    name = asked.__name__
    QUESTIONS.add(name)
    plain: Any = asked

    # Rules ask all the time: a wrapper of just these arguments costs next to nothing.
    def answered(game: Any, about: Any) -> Any:
        answer, adjusters = plain(game, about), game.rules.adjusters
        if adjusters:
            for adjust in adjusters.get(name, ()):
                answer = adjust(game, answer, about)
        return answer

    def answered_of_all(game: Any) -> Any:
        answer = plain(game)
        for adjust in game.rules.adjusters.get(name, ()):
            answer = adjust(game, answer)
        return answer

    made: Any = answered if plain.__code__.co_argcount > 1 else answered_of_all
    made.__name__, made.__qualname__, made.__doc__ = name, asked.__qualname__, asked.__doc__
    told: Callable[Concatenate[Any, P], A] = made
    return told
