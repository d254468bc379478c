"""Arrange a position, then play from it: for tests and for anyone who wants to check a ruling.

>>> table = (
...     Table(players=3, objective="base-main-we-need-more-samples")
...     .survivor("base-maria-lopez", owner=0, place="school", wounds=1)
...     .player(0, hand=["base-starter-fuel"], dice=[4, 6])
...     .place("school", zombies=[2])
...     .script(exposure=["blank"], d6=[1])
...     .start(seat=0)
... )
>>> _ = table.choose(0, "attack", survivor="base-maria-lopez", die=4, target=1)
>>> table.place_state("school").zombies
[1]

With The Long Night there is more to say; what belongs to a module can be said where it is played:

>>> table = (
...     Table(packs=["longnight"], objective="ln-main-tribute", modules=["bandits", "laboratory", "improvements"])
...     .survivor("ln-kevin-jackson", owner=0, place="raxxon", despair=1, side_effects=["ln-side-thick-skin"])
...     .colony(helpless=3, unruly=1)
...     .place("school", traps=[1])
...     .bandits({"school": 2}, arsenal=["longnight-school-textbook"])
...     .laboratory(["ln-exp-hydra"], specials={"library": ["ln-exp-colossus"]}, dice={1: [4]})
...     .improvements({"ln-imp-bed": 1}, finished=["ln-imp-toilet"])
...     .player(0, dice=[6])
...     .start(seat=0)
... )
>>> _ = table.choose(0, "lab-die", die=6).end_turns()
>>> table.offers(0, "vote", choice=1)
True

Two colonies: seats 0 and 2 are blue, 1 and 3 yellow, unless ``teams`` says otherwise. Both of a pair are asked at
once, and :meth:`Table.in_every_order` lets them act in any order:

>>> table = (
...     Table(4, packs=["base", "longnight", "warring"], modules=["warring"], objective="wc-main-last-fire")
...     .quiet()
...     .survivor("base-maria-lopez", owner=0, place="school")
...     .survivor("base-jenny-clark", owner=1, place="school")
...     .colony(0, ammunition=3)
...     .player(0, dice=[6])
...     .player(1, dice=[6])
...     .place("school", zombies=[1])
...     .script(exposure=["blank"], combat=[5, 7])
...     .start(seat=0)
... )
>>> attack = {0: ["attack:base-maria-lopez:6:1"], 1: ["attack:base-jenny-clark:6:1"]}
>>> [(after.order, after.late) for after in table.in_every_order(attack)]
[((0, 1), [(1, 'attack:base-jenny-clark:6:1')]), ((1, 0), [(0, 'attack:base-maria-lopez:6:1')])]
>>> _ = table.end_pair().end_pair().tactics("charge", "on-guard").bids(blue=2)
>>> table.events("combat-total")[0].facts["blue"]
9

What is not said stays as it is at the start of a game: all other cards lie in their decks in printed order,
and a player without a survivor gets one from the deck, at the colony. It does not matter in which order a position
is arranged; what is impossible is told at once, or by :meth:`Table.start`.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from itertools import permutations
from typing import Any, Self

from overwinter.kernel.data import without
from overwinter.kernel.errors import NotOfferedError
from overwinter.kernel.events import Event
from overwinter.kernel.options import KINDS, Decision, Option
from overwinter.kernel.procedure import Stack
from overwinter.kernel.testing import assert_idle, assert_refused, ids, said

from .cards.content import ScenarioCard
from .cards.effects import Effect
from .cards.loader import LOOSE
from .cards.ops.lasting import begin
from .game import ColonyGame
from .modules.bandits import Bandits
from .modules.bandits.slot import NAME as BANDITS
from .modules.improvements import NAME as IMPROVEMENTS
from .modules.improvements import Improvement, Improvements
from .modules.improvements import finish as finish_improvement
from .modules.laboratory.sides import available as available_side_effects
from .modules.laboratory.sides import give as give_side_effect
from .modules.laboratory.slot import NAME as LABORATORY
from .modules.laboratory.slot import LabDie, Laboratory, Released
from .modules.laboratory.slot import put as put_special
from .modules.scenario import Story
from .modules.warring import Warring
from .modules.warring.arranging import begin_pair
from .modules.warring.slot import HOMES
from .modules.warring.slot import NAME as WARRING
from .modules.wolf.slot import NAME as WOLF
from .modules.wolf.slot import Wolf, wolf_seat
from .rules.decks import crisis_cards, crossroads_cards, survivor_deck, survivors_aside
from .rules.endings import Condition, conditions
from .rules.match import Match, Steps
from .rules.setting_up import blank_game, content_of
from .rules.steps.turns import Turns
from .rules.turn import Turn
from .sight.view import TableView, view
from .state import Colony, Contribution, Place, Player, Setup, State, Survivor, Turning

PLENTY = 90
"""Food for all the rounds of a game."""


class Table:
    """A colony game whose position is arranged by hand. All arranging methods return the table."""

    def __init__(
        self,
        players: int = 3,
        *,
        objective: str = "base-main-eight-weeks-of-darkness",
        hardcore: bool = False,
        mode: str = "",
        elimination: bool = False,
        policies: Mapping[str, Any] | None = None,
        packs: Sequence[str] | None = None,
        modules: Sequence[str] = (),
        scenario: str = "",
        stage: int = 1,
        promo: bool = False,
        mature: bool = True,
        teams: Sequence[int] | None = None,
        quick: bool = False,
        seed: int = 1,
    ) -> None:
        """An empty table: every card in its deck, nobody on the board, morale 5, round 1 of 6.

        With a ``scenario`` its goals are played instead of the ``objective``, beginning with this ``stage`` (1, 2,
        ...); survivors whom it has set aside can be put on the board like any others.
        """
        setup = Setup(
            players=players,
            objective="" if scenario else objective,
            mode=mode or ("cooperative" if players == 2 else "standard"),
            hardcore=hardcore,
            elimination=elimination,
            mature=mature,
            promo=promo,
            packs=list(packs) if packs else None,
            modules=list(modules) or None,
            scenario=scenario,
            policies=dict(policies) if policies else None,
            teams=list(teams) if teams else None,
            quick=quick,
        )
        content = content_of(setup)
        self.game: ColonyGame = blank_game(setup, content, seed)
        self._started = False
        self._in_force = ""
        self._waste_size = 0
        self._laid: set[int] = set()
        """Item cards that were put into a deck: nothing else takes them."""
        self._on_top: dict[str, list[str]] = {}
        """Cards that were put on top of a deck, also of one that is empty otherwise."""
        self._aside: dict[str, list[str]] = {}
        """Cards of decks that were emptied."""
        self._used: list[tuple[str, str]] = []
        """Items that are said to be used, by survivors who may not be on the board yet."""
        self.order: tuple[int, ...] = ()
        """Who has answered, one after the other: see :meth:`in_every_order`."""
        self.late: list[tuple[int, str]] = []
        """What came too late there: seat and answer."""
        state = self.state
        harder = (hardcore or setup.cooperative) and not scenario
        for colony in state.colonies:
            colony.side = "hardcore" if harder else "normal"
        if scenario:
            self._tell(content.scenarios[scenario], stage)
        for colony in state.colonies:
            colony.morale = 5
        state.round, state.rounds_left, state.phase = 1, 6, "player"
        state.crisis_deck = crisis_cards(setup, content)
        state.survivor_deck = survivor_deck(setup, content)
        self._aside["survivor"] = list(survivors_aside(setup, content))
        state.crossroads_deck = crossroads_cards(setup, content)
        state.exile_deck = [c.id for c in content.secrets.values() if c.kind == "exiled"]
        state.box = [card for deck in LOOSE for card in content.decks.get(deck, ())]
        for place in state.places.values():
            state.put(place.but(deck=list(content.decks.get(place.id, ()))))
        standard = [c.id for c in content.secrets.values() if c.kind == "standard"]
        if not setup.cooperative:
            for player in state.players:
                player.objectives = [standard[player.seat]]
        for module in self.game.rules.modules:
            if module.stock is not None:
                module.stock(self.game)

    def _tell(self, scenario: ScenarioCard, stage: int) -> None:
        """Begin a scenario with one of its stages."""
        assert 1 <= stage <= len(scenario.stages), f"{scenario.id} has stages 1 to {len(scenario.stages)}"
        Story.of(self.game).reached = list(scenario.stages[: stage - 1])
        self.state.colonies[0].objective = scenario.stages[stage - 1]

    # -- reading -------------------------------------------------------------------------------

    @property
    def active(self) -> int:
        """The seat whose turn it is; -1 between turns."""
        return next(iter(self.game.acting()), -1)

    @property
    def in_force(self) -> str:
        """The crossroads card that lies in wait in this turn; empty if there is none."""
        return next((turn.card for turn in self.state.turns), "")

    @property
    def holder(self) -> int:
        """The seat that holds the crossroads card in force; -1 if there is none."""
        return next((turn.holder for turn in self.state.turns if turn.card), -1)

    @property
    def state(self) -> State:
        """The state of the game."""
        return self.game.state

    @property
    def morale(self) -> int:
        """Morale of the colony."""
        return self.colony_state().morale

    @property
    def food(self) -> int:
        """Food in the supply."""
        return self.colony_state().food

    @property
    def helpless(self) -> int:
        """Helpless survivors at the colony."""
        return self.colony_state().helpless

    @property
    def samples(self) -> int:
        """Samples on the main objective."""
        return self.colony_state().samples

    def conditions(self, seat: int) -> list[Condition]:
        """Under which conditions a player wins, tested on the present position."""
        return conditions(self.game, seat)

    def who(self, survivor: str) -> Survivor:
        """A survivor in play."""
        return self.state.survivors[survivor]

    def colony_state(self, seat: int = 0) -> Colony:
        """The colony of a player: tracks, stores, objective."""
        return self.game.colony_of(seat)

    def place_state(self, place: str) -> Place:
        """A place."""
        return self.state.places[place]

    def player_state(self, seat: int) -> Player:
        """A player."""
        return self.state.players[seat]

    def hand(self, seat: int) -> list[str]:
        """The card ids in a hand, sorted."""
        return sorted(self.game.card_ids(self.state.players[seat].hand))

    def equipment(self, survivor: str) -> list[str]:
        """The card ids equipped to a survivor, sorted."""
        return sorted(self.game.card_ids(self.who(survivor).items))

    def ammunition(self, seat: int) -> int:
        """The ammunition of a player's colony."""
        return Warring.of(self.game).ammunition[self.state.players[seat].colony]

    def arsenal(self) -> list[str]:
        """The card ids at the bandits' hideout, the latest last."""
        return self.game.card_ids(Bandits.of(self.game).arsenal)

    def bandits_at(self, place: str) -> int:
        """How many bandits are at a place."""
        return Bandits.of(self.game).at.get(place, 0)

    def specials_at(self, place: str) -> list[str]:
        """The experiments whose zombies stand at a place, one for each."""
        return [one.card for one in Laboratory.of(self.game).at(place)]

    def experiments(self) -> list[str]:
        """The experiments that are still in the laboratory, the open one first."""
        return list(Laboratory.of(self.game).deck)

    def lab_dice(self) -> list[int]:
        """What the dice at the laboratory show, sorted."""
        return sorted(die.face for die in Laboratory.of(self.game).dice)

    def side_effects(self, survivor: str) -> list[str]:
        """The side effects that a survivor has."""
        sides = self.game.content.further.get("side-effect", {})
        return [one.source for one in self.state.lasting if one.survivor == survivor and one.source in sides]

    def work_on(self, improvement: str) -> int:
        """The pieces of work done on an improvement beside the colony."""
        return Improvements.of(self.game).named(improvement).tokens

    def finished(self) -> list[str]:
        """The improvements that are finished."""
        return [one.card for one in Improvements.of(self.game).row if one.done]

    def waste(self) -> list[str]:
        """The card ids in the waste pile, the latest last."""
        return self.game.card_ids(self.colony_state().waste)

    def removed(self) -> list[str]:
        """The item card ids that left the game for all to see, the latest last."""
        return self.game.card_ids(self.state.removed)

    def unseen(self) -> list[str]:
        """The item card ids that left the game face down, in no order."""
        return self.game.card_ids(self.state.unseen)

    def deck(self, place: str) -> list[str]:
        """The card ids of an item deck, the top first."""
        return self.game.card_ids(self.state.places[place].deck)

    def events(self, kind: str | None = None) -> list[Event]:
        """What happened since :meth:`start`, or one kind of it."""
        return [event for event in self.game.log if kind is None or event.kind == kind]

    def seen(self, seat: int | None, kind: str | None = None) -> list[dict[str, Any]]:
        """The facts of what happened as one seat knows them (``None``: a spectator), without others' secrets."""
        return [event.seen_by(seat) for event in self.events(kind)]

    def view(self, seat: int | None) -> TableView:
        """The table as a seat sees it (``None``: a spectator)."""
        return view(self.game, seat)

    def options(self, seat: int, verb: str | None = None, /, **parts: Any) -> list[Option]:
        """The options of a seat that match verb and parts. A part given as ``None`` must be absent."""
        self._check_words(verb, parts)
        return [o for o in self.game.options(seat) if o.matches(verb, **parts)]

    def asked(self, seat: int | None = None) -> Decision | None:
        """The open decision of a seat (without one: of anybody)."""
        if seat is not None:
            return self.game.decision(seat)
        return self.game.decisions[0] if self.game.decisions else None

    # -- arranging -----------------------------------------------------------------------------

    def take(self, card: str) -> int:
        """Take a copy of an item card out of its deck (or the box): its number."""
        for number in self.state.box:
            if self._is_free(number, card):
                self.state.box.remove(number)
                return number
        for place in self.state.places.values():
            for number in place.deck:
                if self._is_free(number, card):
                    self.game.lay_deck(place.id, without(place.deck, number))
                    return number
        self._known("item card", card, self.game.content.cards)
        raise AssertionError(f"no copy of {card!r} is left")

    def _is_free(self, number: int, card: str) -> bool:
        return self.game.item(number).id == card and number not in self._laid

    def player(
        self,
        seat: int,
        *,
        hand: Iterable[str] = (),
        dice: Iterable[int] = (),
        used: Iterable[int] = (),
        objective: str | Sequence[str] | None = None,
        exiled: bool | None = None,
        exile: str | None = None,
        revealed: bool | None = None,
        eliminated: bool | None = None,
        extra_dice: int | None = None,
        called_exile: bool | None = None,
        waiting: bool | None = None,
    ) -> Self:
        """Say what a player has; what is not said stays. Cards and dice are added to those said before.

        Exiled players get the first exile objective that nobody else has, unless one is named.
        """
        player = self.state.players[seat]
        self._known("secret objective", objective, self.game.content.secrets)
        self._known("secret objective", exile, self.game.content.secrets)
        player.hand += [self.take(card) for card in hand]
        player.unused = [*player.unused, *dice]
        player.used = [*player.used, *used]
        if objective is not None:
            player.objectives = [objective] if isinstance(objective, str) else list(objective)
        if exiled or exile:
            player.exiled = True
        if exile:
            player.exile = self._draw("exile", exile)
        for name, value in (
            ("revealed", revealed),
            ("eliminated", eliminated),
            ("extra_dice", extra_dice),
            ("called_exile", called_exile),
            ("waiting", waiting),
        ):
            if value is not None:
                setattr(player, name, value)
        return self

    def survivor(
        self,
        name: str,
        owner: int,
        place: str = "",
        *,
        entrance: int = 0,
        wounds: int = 0,
        frostbite: int = 0,
        despair: int = 0,
        items: Iterable[str] = (),
        moved: bool = False,
        ability_used: bool = False,
        leader: bool = False,
        side_effects: Iterable[str] = (),
    ) -> Self:
        """Put a survivor on the board, at home unless a place is named. The first one of a player leads, unless
        another is said to. ``entrance``: at which one it stands, at somebody else's colony."""
        place = place or self.game.home_of(owner)
        self._known("place", place, self.state.places)
        self._draw("survivor", name)
        abilities = self.game.card_of(name).abilities
        self.state.survivors[name] = Survivor(
            name,
            owner,
            place,
            wounds,
            frostbite,
            [self.take(card) for card in items],
            moved,
            [ability.key for ability in abilities] if ability_used else [],
            despair=despair,
            entrance=entrance,
        )
        player = self.state.players[owner]
        if leader or not player.leader:
            player.leader = name
        for card in side_effects:
            self._playing(LABORATORY)
            self._known("side effect that nobody has", card, available_side_effects(self.game))
            give_side_effect(self.game, card, name)
        return self

    def item_used(self, survivor: str, card: str) -> Self:
        """Say that a once-a-round item of a survivor was used this round."""
        self._used.append((survivor, card))
        return self._use_items() if self._started else self

    def _use_items(self) -> Self:
        for survivor, card in self._used:
            self._use_item(survivor, card)
        self._used.clear()
        return self

    def _use_item(self, survivor: str, card: str) -> None:
        self._known("survivor on the board", survivor, self.state.survivors)
        numbers = [n for n in self.who(survivor).items if self.game.item(n).id == card]
        assert numbers, f"{survivor} has no {card!r}, only {self.equipment(survivor)}"
        self.state.used_items = [*self.state.used_items, numbers[0]]

    def place(
        self,
        name: str,
        *,
        zombies: Sequence[int] | None = None,
        barricades: Sequence[int] | None = None,
        traps: Sequence[int] | None = None,
        noise: int | None = None,
        top: Sequence[str] = (),
        deck: Sequence[str] | None = None,
        blocked: int | None = None,
    ) -> Self:
        """Zombies, barricades and traps per entrance, noise, the top cards of the deck (or the whole deck)."""
        self._known("place", name, self.state.places)
        place = self.state.places[name]
        entrances = len(place.zombies)
        self.state.put(
            place.but(
                zombies=None if zombies is None else _entrances(zombies, entrances),
                barricades=None if barricades is None else _entrances(barricades, entrances),
                traps=None if traps is None else _entrances(traps, entrances),
                noise=noise,
                noise_placed=noise,
                blocked=blocked,
            )
        )
        if deck is not None:
            wanted = [self._from_deck(name, card) for card in deck]
            left = self.place_state(name).deck
            self.state.box += left
            self._laid -= {*left}
            self._laid |= {*wanted}
            self.game.lay_deck(name, wanted)
        if top:
            cards = [self._from_deck(name, card) for card in top]
            self._laid |= {*cards}
            self.game.lay_deck(name, [*cards, *self.place_state(name).deck])
        return self

    def _from_deck(self, name: str, card: str) -> int:
        deck = self.place_state(name).deck
        for number in deck:
            if self._is_free(number, card):
                self.game.lay_deck(name, without(deck, number))
                return number
        return self.take(card)

    def colony(
        self,
        seat: int = 0,
        *,
        morale: int | None = None,
        food: int | None = None,
        starvation: int | None = None,
        helpless: int | None = None,
        unruly: int | None = None,
        samples: int | None = None,
        ammunition: int | None = None,
        waste: Iterable[str] = (),
        waste_size: int = 0,
        objective_cards: Iterable[str] = (),
    ) -> Self:
        """Tracks and stores of a player's colony. ``waste_size`` fills the waste pile with any cards."""
        colony = self.colony_state(seat)
        if ammunition is not None:
            self._playing(WARRING)
            Warring.of(self.game).ammunition[self.state.players[seat].colony] = ammunition
        for name, value in (
            ("morale", morale),
            ("food", food),
            ("starvation", starvation),
            ("helpless", helpless),
            ("unruly", unruly),
            ("samples", samples),
        ):
            if value is not None:
                setattr(colony, name, value)
        colony.waste += [self.take(card) for card in waste]
        colony.objective_cards += [self.take(card) for card in objective_cards]
        self._waste_size = max(self._waste_size, waste_size)
        return self._fill_waste() if self._started else self

    def _fill_waste(self) -> Self:
        waste = self.colony_state().waste
        places = [place.id for place in self.state.places.values() if not self._laid.issuperset(place.deck)]
        for i in range(self._waste_size - len(waste)):
            name = places[i % len(places)]
            deck = self.place_state(name).deck
            waste.append(next(number for number in reversed(deck) if number not in self._laid))
            self.game.lay_deck(name, without(deck, waste[-1]))
        self._waste_size = 0
        return self

    def quiet(self) -> Self:
        """Let nothing happen by itself in the rounds to come: food enough, no crises, no crossroads cards."""
        for colony in self.state.colonies:
            colony.food = PLENTY
        return self.empty_deck("crisis").empty_deck("crossroads")

    def out_of_game(self, items: Iterable[str] = (), dead: Iterable[str] = (), gone: Iterable[str] = ()) -> Self:
        """Item cards that left the game, survivors that died or were removed."""
        self.state.removed += [self.take(card) for card in items]
        self.state.graveyard = [*self.state.graveyard, *(self._draw("survivor", name) for name in dead)]
        self.state.gone = [*self.state.gone, *(self._draw("survivor", name) for name in gone)]
        return self

    def crisis(self, card: str = "", contributions: Mapping[int, Iterable[str]] | None = None) -> Self:
        """The crisis in force, and what each player has laid down for it."""
        if card:
            self.state.crisis = self._draw("crisis", card)
        for seat, cards in (contributions or {}).items():
            given = [Contribution(seat, self.take(name)) for name in cards]
            self.state.contributions = [*self.state.contributions, *given]
        return self

    def bandits(
        self,
        at: Mapping[str, int] | None = None,
        arsenal: Iterable[str] = (),
        *,
        quiet: Mapping[str, int] | None = None,
        leaving: Mapping[str, int] | None = None,
    ) -> Self:
        """Bandits at places, and the cards that lie at their hideout. So many of them take nothing this round
        (``quiet``), so many are gone at its end (``leaving``)."""
        self._playing(BANDITS)
        slot = Bandits.of(self.game)
        for there, counts in ((slot.at, at), (slot.quiet, quiet), (slot.leaving, leaving)):
            self._known("place", counts, self.state.places)
            there.update(counts or {})
        slot.arsenal += [self.take(card) for card in arsenal]
        return self

    def crossroads(self, card: str) -> Self:
        """The crossroads card: in force if the game starts in a turn, else the next to be drawn."""
        self._in_force = card
        return self.deck_top("crossroads", card)

    def deck_top(self, kind: str, *cards: str) -> Self:
        """The top cards of the crisis, crossroads, survivor or exile deck."""
        deck = self._deck(kind)
        for card in reversed(cards):
            deck.insert(0, self._draw(kind, card))
        self._on_top.setdefault(kind, []).extend(cards)
        return self

    def empty_deck(self, kind: str) -> Self:
        """Empty the crisis, crossroads, survivor or exile deck, but for cards that are said to lie on top."""
        deck, kept = self._deck(kind), [] if self._started else self._on_top.get(kind, [])
        self._aside.setdefault(kind, []).extend(card for card in deck if card not in kept)
        deck[:] = [card for card in deck if card in kept]
        return self

    def _draw(self, kind: str, card: str) -> str:
        """Take a card out of a deck, or of what lay in it before it was emptied."""
        deck = self._deck(kind)
        where = deck if card in deck else self._aside.get(kind, [])
        assert card in where, f"{card!r} is not in the {kind} deck; did you mean {_nearest(card, deck)}?"
        where.remove(card)
        return card

    def _deck(self, kind: str) -> list[str]:
        deck = getattr(self.state, f"{kind}_deck", None)
        assert isinstance(deck, list), f"no {kind!r} deck; there are crisis, crossroads, survivor, exile"
        return deck

    def round(self, number: int, left: int | None = None) -> Self:
        """The round, and how many are left (this one included)."""
        self.state.round = number
        if left is not None:
            self.state.rounds_left = left
        return self

    def first(self, seat: int) -> Self:
        """Who is first player."""
        self.game.colony_of(seat).first = seat
        return self

    def lasting(
        self, card: str, option: int, survivor: str = "", seat: int = -1, until: str = "game", place: str = ""
    ) -> Self:
        """A lasting effect in force: the one that an option of a crossroads card begins, perhaps at a place."""
        begins = f"/{card}/option{option}.do"
        keys = [k for k in self.game.content.abilities if begins in k and k.endswith("abilities")]
        assert keys, f"option {option} of {card!r} begins no lasting effect"
        begin(self.game, Effect("", max(seat, 0), card, {}), keys[0], until, 0, survivor, seat, place)
        return self

    def improvements(self, row: Mapping[str, int] | None = None, finished: Iterable[str] = ()) -> Self:
        """Improvements that lie beside the colony, with the work done on each, and those that are finished."""
        self._playing(IMPROVEMENTS)
        slot = Improvements.of(self.game)
        for card, tokens in [*(row or {}).items(), *((card, 0) for card in finished)]:
            self._known("improvement in the deck", card, slot.deck)
            slot.deck.remove(card)
            slot.row.append(Improvement(card, tokens))
        for card in finished:
            finish_improvement(self.game, slot.named(card))
        return self

    def wolf(
        self,
        missions: Iterable[str] = (),
        *,
        done: Iterable[str] = (),
        objective: str = "",
        noted: str = "",
        won: Mapping[str, int] | None = None,
    ) -> Self:
        """The lone wolf: missions in hand and completed, the secret objective, the colony that is noted (by its
        home), and how many combats were won for which colony. All other missions lie in the deck."""
        self._playing(WOLF)
        slot, homes = Wolf.of(self.game), HOMES
        for pile, names in ((slot.hand, missions), (slot.done, done)):
            for name in names:
                self._known("mission in the deck", name, slot.deck)
                slot.deck.remove(name)
                pile.append(name)
        if objective:
            self._known("secret objective", objective, self.game.content.secrets)
            self.state.players[wolf_seat(self.game)].objectives = [objective]
        if noted:
            self._known("home of a colony", noted, homes)
            slot.noted, slot.unnoted = [noted], [home for home in homes if home != noted]
        for home, n in (won or {}).items():
            self._known("home of a colony", home, homes)
            counters = {**self.state.colonies[-1].counters, f"won-for-{home}": n}
            self.state.colonies[-1].counters = counters
        return self

    def laboratory(
        self,
        deck: Iterable[str] = (),
        specials: Mapping[str, Sequence[str]] | None = None,
        dice: Mapping[int, Iterable[int]] | None = None,
        contained: int | None = None,
        hits: Mapping[str, int] | None = None,
        kept: Mapping[str, Iterable[str]] | None = None,
    ) -> Self:
        """The top experiments, special zombies by place (``{"school": ["ln-exp-claw"]}``), dice that lie there.

        By experiment: how often its zombies have been hit, and the item cards that it has taken.
        """
        self._playing(LABORATORY)
        slot = Laboratory.of(self.game)
        for card in reversed(list(deck)):
            self._known("experiment in the deck", card, slot.deck)
            slot.deck.remove(card)
            slot.deck.insert(0, card)
        for place, cards in (specials or {}).items():
            for card in cards:
                if card in slot.deck:
                    slot.deck.remove(card)
                    slot.out.append(Released(card))
                put_special(self.game, card, place, self.game.free_entrances(place)[0])
        for seat, faces in (dice or {}).items():
            slot.dice += [LabDie(seat, face, self.state.round) for face in faces]
        slot.contained = slot.contained if contained is None else contained
        for one in slot.specials:
            one.hits = (hits or {}).get(one.card, one.hits)
        for card, items in (kept or {}).items():
            self._known("experiment that is out", card, [out.card for out in slot.out])
            slot.kept_by(card).extend(self.take(item) for item in items)
        return self

    def script(
        self,
        exposure: Iterable[str] = (),
        d6: Iterable[int] = (),
        picks: Iterable[int] = (),
        flips: Iterable[bool] = (),
        combat: Iterable[int] = (),
    ) -> Self:
        """The next results of the exposure die, of dice, of random choices (0 = the first), of noise flips, and of
        the combat dice (1 to 12, blue first: 1 to 6 are strength, 7 to 9 wounds, 10 to 12 zombies).

        What is not scripted comes from the seed of the table. :attr:`unrolled` tells what is left over.
        """
        faces = self.game.content.exposure_faces
        exposure, d6, combat = list(exposure), list(d6), list(combat)
        self._known("face of the exposure die", exposure, faces)
        assert all(1 <= n <= 6 for n in d6), f"a die shows 1 to 6, not {d6}"
        assert all(1 <= n <= 12 for n in combat), f"a combat die shows 1 to 12, not {combat}"
        queues = self.game.scripted
        queues.setdefault("exposure", []).extend(faces.index(face) for face in exposure)
        queues.setdefault("d6", []).extend(n - 1 for n in d6)
        queues.setdefault("pick", []).extend(picks)
        queues.setdefault("combat", []).extend(n - 1 for n in combat)
        queues.setdefault("flip", []).extend(0 if heard else 1 for heard in flips)
        return self

    @property
    def unrolled(self) -> int:
        """How many scripted results have not come up yet."""
        return sum(len(queue) for queue in self.game.scripted.values())

    # -- playing -------------------------------------------------------------------------------

    def start(self, seat: int = 0, at: str = "turn") -> Self:
        """Begin to play: in the ``turn`` of a seat, at its ``turn-start``, at ``night``, or at ``round-start``; or
        with the ``turns`` of all, from the beginning.

        In ``turn`` a crossroads card that was named lies with the right-hand neighbour; nothing of the turn's
        start is carried out. The seats after this one (clockwise from the first player) still have their turns.
        Two colonies: the turn of a seat is that of its pair; they may also start in its ``moves``.
        """
        where = ("turn", "turn-start", "turns", "night", "round-start", *(["moves"] if self._warring else ()))
        assert at in where, f"cannot start at {at!r}"
        self._settle()
        self._check_spaces()
        self.game.log.clear()
        state = self.state
        frames: list[Any] = [Match(step="next_round")]
        if at == "round-start":
            state.round -= 1
        elif at == "night":
            frames.append(Steps("round", "turns"))
        elif at == "turns":
            frames.append(Steps("round", "roll-dice"))
        elif self._warring:
            frames += begin_pair(self.game, seat, at)
        else:
            later = self.game.from_first()
            frames += [Steps("round", "turns"), Turns(later[later.index(seat) + 1 :])]
            frames.append(Turn(seat, [], step="act" if at == "turn" else "start"))
            if at == "turn":
                state.turns.append(Turning(seat))
        turn = self.game.turn_of(seat)
        if turn is not None and self._in_force:
            turn.card, turn.holder = self._draw("crossroads", self._in_force), self.game.right_of(seat)
        state.flow.serial += 1
        state.flow.stacks.append(Stack(state.flow.serial, 0, frames))
        self.game.resume()
        return self

    @property
    def _warring(self) -> bool:
        return WARRING in self.state.slots

    def _settle(self) -> None:
        """What has to wait until everything was said."""
        self._started = True
        for player in self.state.players:
            if player.exiled and not player.exile:
                player.exile = self._draw("exile", self.state.exile_deck[0])
        self._use_items()
        self._fill_seats()
        self._fill_waste()

    def _fill_seats(self) -> None:
        for player in self.state.players:
            if not player.eliminated and not player.waiting and not self.game.own(player.seat):
                place = self.game.town()[0] if player.exiled else ""
                self.survivor(self._quiet_survivor(), player.seat, place)

    def _check_spaces(self) -> None:
        for place in self.state.places.values():
            room = self.game.place_card(place.id).entrance_spaces
            rows = zip(place.zombies, place.barricades, place.traps, place.special, strict=True)
            full = max(map(sum, rows), default=0)
            assert full <= room, f"an entrance of {place.id} has {room} spaces, not {full}"

    def _quiet_survivor(self) -> str:
        """A survivor for a seat that was given none: one whose ability does nothing by itself."""
        deck = self.state.survivor_deck
        quiet = [name for name in deck if not self.game.card_of(name).hooks]
        return (quiet or deck)[-1]

    def choose(self, seat: int, verb: str | None = None, /, **parts: Any) -> Self:
        """Choose the one option that matches. Fails if none does, or several that differ otherwise."""
        found = self.options(seat, verb, **parts)
        assert found, f"{said(verb, parts)} is not on offer; {self._situation(seat, verb)}"
        exact = [o for o in found if set(o.args) == {name for name, value in parts.items() if value is not None}]
        chosen = exact or found
        assert len(chosen) == 1, f"{said(verb, parts)} fits several, say more: {ids(chosen)}"
        self.game.answer(seat, chosen[0])
        return self

    def choose_if_asked(self, seat: int, verb: str | None = None, /, **parts: Any) -> Self:
        """Choose an option if it is on offer; if not, nothing happens."""
        return self.choose(seat, verb, **parts) if self.options(seat, verb, **parts) else self

    def votes(self, yes: Iterable[int] = (), no: Iterable[int] = ()) -> Self:
        """The votes of these seats, for and against; on a crossroads card: for its first and second option."""
        for choice, seats in ((1, yes), (2, no)):
            for seat in seats:
                self.choose(seat, "vote", choice=choice)
        return self

    def offers(self, seat: int, verb: str, /, **parts: Any) -> bool:
        """Whether such an option is on offer."""
        return bool(self.options(seat, verb, **parts))

    def refuses(self, seat: int, verb: str, /, **parts: Any) -> None:
        """Prove that the seat is asked something, that no such option is on offer, and that it cannot be forced.

        For a seat that has nothing to decide at all see :meth:`idle`.
        """
        self._check_words(verb, parts)
        assert_refused(self.game, seat, verb, parts)

    def idle(self, seat: int) -> None:
        """Prove that a seat has nothing to decide, and that it cannot answer in spite of that."""
        assert_idle(self.game, seat)

    def end_turn(self, seat: int) -> Self:
        """The seat ends its turn."""
        return self.choose(seat, "end-turn")

    def end_turns(self) -> Self:
        """End turns until something else is asked (the night may pass), or the game is over."""
        started = self.state.round
        while (d := self.asked()) and d.kind == "turn" and self.state.round == started:
            self.end_turn(d.seat)
        return self

    def play_to(self, seat: int, *answers: str) -> Self:
        """End turns until it is this seat's next turn. For ``answers`` see :meth:`next_round`."""
        now = (self.state.round, self.active)
        return self._play_on(lambda d: d.seat == seat and (self.state.round, self.active) != now, answers)

    def next_round(self, *answers: str) -> Self:
        """End turns until the first turn of the next round.

        Questions on the way are answered with the first of these verbs that is on offer; a question for which
        there is none fails. A :meth:`quiet` table has hardly any.
        """
        started = self.state.round
        return self._play_on(lambda d: self.state.round > started, answers)

    def _play_on(self, there: Callable[[Decision], bool], answers: Sequence[str]) -> Self:
        while True:
            decision = self.asked()
            assert decision is not None, f"the game is over on the way ({self.state.outcome})"
            if decision.kind == "turn" and there(decision):
                return self
            seat, verbs = decision.seat, ("end-turn",) if decision.kind == "turn" else answers
            fitting = [option for verb in verbs for option in self.options(seat, verb)]
            assert fitting, f"on the way {self._situation(seat, None)}: say with what to answer"
            self.game.answer(seat, fitting[0])

    # -- two colonies --------------------------------------------------------------------------

    def tactics(self, blue: str, yellow: str) -> Self:
        """Both leaders choose a tactic: charge, on-guard, retreat, ambush, covering-fire."""
        for side, card in enumerate((blue, yellow)):
            self.choose(self.state.colonies[side].first, "tactic", card=f"wc-tac-{card}")
        return self

    def bids(self, blue: int = 0, yellow: int = 0) -> Self:
        """Both leaders bid ammunition; whoever has none is not asked."""
        for side, n in enumerate((blue, yellow)):
            leader = self.state.colonies[side].first
            assert not n or self.ammunition(leader), f"seat {leader} has no ammunition to bid"
            self.choose_if_asked(leader, "bid", n=n)
        return self

    def done_moving(self) -> Self:
        """Everybody who is asked in the move step moves nobody more."""
        while moving := [d.seat for d in self.game.decisions if d.kind == "move-step"]:
            self.choose(moving[0], "done-moving")
        return self

    def end_pair(self) -> Self:
        """Both active players move nobody more and are done."""
        seats = self.game.acting()
        self.done_moving()
        for seat in seats:
            self.choose_if_asked(seat, "end-turn")
        return self

    def copy(self) -> Self:
        """The same table once more: what is played at one changes nothing at the other. Its log begins now."""
        other = copy(self)
        other.game, other.order, other.late = self.game.copy(), (), []
        other.game.keep_log = True
        other.game.rebase()
        return other

    def in_every_order(self, answers: Mapping[int, Sequence[str]]) -> Iterator[Self]:
        """Several seats who act at the same time: the table after their answers, for every order of them.

        An answer is the id of an option, or its verb: the first such option. What came too late because
        somebody else was faster stands in :attr:`late`, and is passed over; the order in :attr:`order`. What is
        too late in every order was never on offer, and fails.
        """
        turns = [seat for seat, given in answers.items() for _ in given]
        never = {(seat, answer) for seat, given in answers.items() for answer in given}
        for order in sorted(set(permutations(turns))):
            table = self.copy()
            table.order = order
            left = {seat: list(given) for seat, given in answers.items()}
            for seat in order:
                table._answer_in_turn(seat, left[seat].pop(0))
            never &= set(table.late)
            yield table
        assert not never, f"never on offer, in whatever order: {sorted(never)}"

    def _answer_in_turn(self, seat: int, answer: str) -> None:
        fitting = [option for option in self.game.options(seat) if answer in (option.id, option.verb)]
        try:
            self.game.answer(seat, fitting[0] if fitting else answer)
        except NotOfferedError:
            self.late.append((seat, answer))

    # -- catching slips of the pen -------------------------------------------------------------

    def _playing(self, module: str) -> None:
        """What belongs to a module can be said only where it is played."""
        assert module in self.state.slots, f"this table plays without {module}; say modules=[{module!r}]"

    def _known(self, what: str, names: str | Iterable[str] | None, among: Iterable[str]) -> None:
        for name in [names] if isinstance(names, str) else names or ():
            assert name in among, f"there is no {what} {name!r}; did you mean {_nearest(name, among)}?"

    def _check_words(self, verb: str | None, parts: Mapping[str, Any]) -> None:
        """A misspelt verb, part or id would never be on offer: say so instead of agreeing silently."""
        if verb is None:
            return
        assert verb in KINDS, f"there is no verb {verb!r}; did you mean {_nearest(verb, KINDS)}?"
        names = KINDS[verb].names
        for name, value in parts.items():
            assert name in names, f"{verb} has no part {name!r}; it has {', '.join(names) or 'none'}"
            if isinstance(value, str) and name in ("survivor", "place", "to", "card", "target"):
                self._known(name, value, self._all_ids())

    def _all_ids(self) -> set[str]:
        """Ids of everything that an option may speak about."""
        content = self.game.content
        kinds: list[Iterable[str]] = [content.survivors, content.crossroads, content.crises]
        kinds += [content.objectives, content.secrets, *content.further.values()]
        return {*content.places, *content.cards, *(name for kind in kinds for name in kind)}

    def _situation(self, seat: int, verb: str | None) -> str:
        """What a seat could do instead."""
        if self.game.over:
            return f"the game is over ({self.state.outcome})"
        decision = self.game.decision(seat)
        if decision is None:
            others = ", ".join(f"seat {d.seat} ({d.kind})" for d in self.game.decisions)
            return f"seat {seat} has nothing to decide, but {others} has"
        same = [o for o in self.game.options(seat) if o.verb == verb]
        return f"seat {seat} is asked {decision.kind!r} and may: {ids(same or self.game.options(seat))}"


def _nearest(name: str, among: Iterable[str]) -> str:
    """The known names that look most like one that is not known."""
    known = list(among)
    near = [k for k in known if name in k] or difflib.get_close_matches(name, known, 3, 0.4) or known
    return ", ".join(near[:5])


def _entrances(counts: Sequence[int], n: int) -> list[int]:
    """Counts per entrance, filled up with zeros."""
    assert len(counts) <= n, f"there are only {n} entrances"
    return [*counts, *([0] * (n - len(counts)))]
