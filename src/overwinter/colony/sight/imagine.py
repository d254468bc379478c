"""What a seat can imagine: a game that could be the real one, as far as that seat knows.

:func:`imagine` is the twin of :func:`overwinter.colony.sight.view.view`: it deals everything anew that the seat
cannot know, and leaves everything that it has seen where it is. A bot that looks ahead plays on in such
games. The result depends only on what the seat knows and on the seed.

Item cards have the deck they come from on their back. So a hidden card is exchanged only for another one of
that deck; the order of a deck, backs included, is hidden.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

from overwinter.kernel.chance import seeded
from overwinter.kernel.events import Event
from overwinter.kernel.options import Chosen, Decision
from overwinter.kernel.procedure import Procedure

from ..cards.ops.flow import CollectivePay, FoodForDie, Gamble, MedicineOrDie
from ..cards.ops.items import GiveAllBut, HandsForMorale, KeepRevealed, LoseCards, SearchDeck, TakeCard
from ..cards.ops.knowledge import OrderCrises, Shown
from ..cards.ops.people import GainSurvivors
from ..game import ColonyGame
from ..rules.actions.attack import Attack
from ..rules.actions.cards import playable
from ..rules.actions.search import Search
from ..rules.actions.table import Request
from ..rules.arrival import Arrival, Replacement
from ..rules.choose import Choose, YesNo
from ..rules.decks import standard_objectives
from ..rules.exposure import BiteCure
from ..rules.questions import label_of
from ..rules.steps.keeping import KeepSurvivors
from ..rules.steps.night import BurnFuel
from ..state import Contribution, Peek, Player

T = TypeVar("T")


def imagine(game: ColonyGame, seat: int | None, seed: int, *, with_log: bool = False) -> ColonyGame:
    """A copy of the game in which everything that ``seat`` cannot know is dealt anew by ``seed``.

    ``None`` imagines as a spectator. ``with_log`` keeps the log, as far as the seat may read it.
    """
    new = game.copy()
    new.scripted = {}
    new.state.flow.rng = seeded(seed)
    if not game.over:
        _Dream(new, seat, Random(new.state.flow.rng)).dream()
    if with_log:
        new.log = [_as_seen(event, seat) for event in game.log]
    return new


def _as_seen(event: Event, seat: int | None) -> Event:
    if seat is not None and seat in event.audience:
        return Event(event.kind, event.facts, event.secret, [seat])
    return Event(event.kind, event.facts, {}, [])


@dataclass(slots=True)
class _Zone:
    """Item cards that lie together: a hand, a deck, ... Some of them, or all, are hidden from the seat."""

    name: str
    cards: list[int]
    hidden: list[_Slot] = field(default_factory=list)

    def known(self) -> list[int]:
        """The cards that the seat knows to be here."""
        unknown = {slot.index for slot in self.hidden}
        return [card for index, card in enumerate(self.cards) if index not in unknown]


@dataclass(slots=True, eq=False)
class _Slot:
    """The place of a hidden card: what is dealt there has this back."""

    zone: _Zone
    index: int
    back: str
    locked: bool
    card: int = -1
    """What is dealt here; -1: nothing yet."""


@dataclass(slots=True, eq=False)
class _Need:
    """What is going on shows that a fitting card is in one of these zones; ``card`` and ``zone`` tell which."""

    zones: list[str]
    fits: Callable[[int], bool]
    unlocked: bool = False
    apart_from: list[_Need] = field(default_factory=list)
    """Needs that have to be met in another zone."""
    card: int = -1
    zone: str = ""


@dataclass(slots=True)
class _Frame:
    """A procedure in progress, the one that called it, and the question it has open, if any."""

    procedure: Procedure
    caller: Procedure | None
    question: Decision | None
    needs: list[_Need] = field(default_factory=list)


class _Dream:
    """One imagination in the making. Works on a copy, which it changes."""

    def __init__(self, game: ColonyGame, seat: int | None, rng: Random) -> None:
        self.game = game
        self.state = game.state
        self.seat = seat
        self.rng = rng
        self.mine = [peek for peek in self.state.peeks if peek.seat == seat]
        self.others = [player for player in self.state.players if player.seat != seat]
        self.frames = list(self._frames())
        self.zones: dict[str, _Zone] = {}
        self.exchanged: dict[int, int] = {}
        """Item cards: the real one to the imagined one in its place."""
        self.renamed: dict[str, dict[str, str]] = {}
        """The same for other cards, by the name of the zone."""

    def dream(self) -> None:
        """Deal everything anew; then make what is going on agree with it."""
        self.deal_named_cards()
        self.deal_objectives()
        self.deal_items()
        self.state.peeks = self.mine + sorted(
            [self.exchanged_peek(peek) for peek in self.state.peeks if peek.seat != self.seat],
            key=lambda p: (p.seat, p.zone, p.card, p.item),
        )
        for frame in self.frames:
            self.adjust(frame)
        self.answer_for_others()

    def shuffled(self, cards: Iterable[T]) -> list[T]:
        """These cards in a random order."""
        random = self.rng.random
        return sorted(cards, key=lambda _: random())

    def _frames(self) -> Iterable[_Frame]:
        for stack in self.state.flow.stacks:
            open_here = [d for d in self.state.flow.decisions if d.stack == stack.id and d.answer is None]
            caller: Procedure | None = None
            for frame in stack.frames:
                top = frame is stack.frames[-1]
                yield _Frame(frame, caller, open_here[0] if top and open_here else None)
                caller = frame

    # -- cards with names: crises, crossroads, survivors, exile, objectives --------------------------

    def deal_named_cards(self) -> None:
        """The decks beside the board, together with the cards of them that are face down elsewhere."""
        state = self.state
        self.deal_names("crisis", [state.crisis_deck], self.peeked("crisis"))

        held = [state.crossroads] if state.crossroads else []
        known = self.peeked("crossroads") + (held if state.holder == self.seat else [])
        self.deal_names("crossroads", [held, state.crossroads_deck], known)
        state.crossroads = held[0] if held else ""

        dealt = [
            cards
            for frame in self.frames
            if isinstance(frame.procedure, KeepSurvivors)
            for seat, cards in enumerate(frame.procedure.dealt or [])
            if seat != self.seat
        ]
        self.deal_names("survivors", [*dealt, state.survivor_deck], self.peeked("survivors"))

        exiled = [player for player in self.others if player.exile]
        drawn = [player.exile for player in exiled]
        self.deal_names("exile", [drawn, state.exile_deck], [])
        for player, card in zip(exiled, drawn, strict=True):
            player.exile = card

    def peeked(self, zone: str) -> list[str]:
        """The cards with names that the seat has seen in a zone."""
        return [peek.card for peek in self.mine if peek.zone == zone]

    def deal_names(self, zone: str, piles: list[list[str]], known: list[str]) -> None:
        """Deal the cards of these piles anew, except those that the seat knows."""
        hidden = [card for pile in piles for card in pile if card not in known]
        new = dict(zip(hidden, self.shuffled(sorted(hidden)), strict=True))
        for pile in piles:
            pile[:] = [new.get(card, card) for card in pile]
        self.renamed[zone] = new

    def deal_objectives(self) -> None:
        """The others' secret objectives, as likely as the deal makes them (R-002 to R-004)."""
        hidden = [player for player in self.others if player.objectives and not self.knows_objective(player)]
        if not hidden:
            return
        secrets = self.game.content.secrets
        taken = [name for player in self.state.players if player not in hidden for name in player.objectives]
        free = self.shuffled(sorted(set(secrets) - set(taken)))
        dealt = standard_objectives(self.state.setup, self.game.content)
        standard = [name for name in free if name in dealt]
        betrayal = [name for name in free if secrets[name].kind == "betrayal"]
        betrayer = self.imagined_betrayer(hidden, taken)
        for player in hidden:
            if self.state.setup.mode == "dilemma":
                new = [standard.pop(), betrayal.pop()]
            else:
                new = [betrayal.pop() if player.seat == betrayer else standard.pop()]
            self.renamed[f"objective:{player.seat}"] = dict(zip(player.objectives, new, strict=False))
            player.objectives = new

    def knows_objective(self, player: Player) -> bool:
        """Whether all, or this seat, have seen the objective of another player."""
        return player.revealed or bool(self.peeked(f"objective:{player.seat}"))

    def imagined_betrayer(self, hidden: list[Player], known: list[str]) -> int:
        """The seat, among those whose objective is hidden, that has the betrayal; -1: none of them."""
        setup, secrets = self.state.setup, self.game.content.secrets
        if not setup.betrayal or any(secrets[name].kind == "betrayal" for name in known):
            return -1
        for player in hidden:
            if player.exile:
                return player.seat  # exile shows every objective but a betrayal
        undealt = 1 if setup.mode == "betrayer" else setup.players + 1
        seats = [player.seat for player in hidden] + [-1] * undealt
        return seats[int(self.rng.random() * len(seats))]

    def exchanged_peek(self, peek: Peek) -> Peek:
        """What another seat has seen, in the imagined game."""
        card = self.renamed.get(peek.zone, {}).get(peek.card, peek.card)
        return Peek(peek.seat, peek.zone, card, self.exchanged.get(peek.item, peek.item))

    # -- item cards ----------------------------------------------------------------------------------

    def deal_items(self) -> None:
        """Exchange the hidden item cards with each other, backs unchanged; what is shown to be there stays."""
        self.lay_out()
        for frame in self.frames:
            frame.needs = self.needs_of(frame)
        slots = [slot for zone in self.zones.values() for slot in zone.hidden]
        pools: dict[str, list[int]] = defaultdict(list)
        items = self.game.content.items
        for slot in slots:
            card = slot.zone.cards[slot.index]
            pools[items[card].deck].append(card)
        for pool in pools.values():
            pool.sort()
        met = self.meet([need for frame in self.frames for need in frame.needs], pools, [])
        assert met, "the real cards meet all needs, so there is a way to do it"
        for back in sorted(pools):
            pools[back] = self.shuffled(pools[back])
        for slot in slots:
            if slot.card < 0:
                slot.card = pools[slot.back].pop()
            self.exchanged[slot.zone.cards[slot.index]] = slot.card
        self.put_down()

    def lay_out(self) -> None:
        """Collect all zones, and find out which cards of them are hidden from the seat."""
        state = self.state
        for player in state.players:
            self.zone(f"hand:{player.seat}", player.hand)
        self.zone("contributions", [entry.card for entry in state.contributions])
        for frame in self.frames:
            if isinstance(frame.procedure, Search):
                self.zone("found", frame.procedure.found or [])
                self.zone("kept", frame.procedure.kept or [])
        for place in state.places.values():
            self.zone(f"deck:{place.id}", place.deck)
        self.zone("box", state.box)
        open_zones = self.open_zones()
        for zone in self.zones.values():
            if zone.name not in open_zones:
                self.hide(zone)

    def zone(self, name: str, cards: list[int]) -> None:
        """One more zone."""
        self.zones[name] = _Zone(name, cards)

    def open_zones(self) -> set[str]:
        """Zones that the seat sees in full: the own ones, and what it looks through at the moment."""
        found = {f"hand:{self.seat}"}
        for frame in self.frames:
            match frame.procedure:
                case Search(seat=self.seat):
                    found |= {"found", "kept"}
                case SearchDeck(seat=self.seat, deck=deck):
                    found.add(f"deck:{deck}")
                case TakeCard(seat=self.seat, victim=victim):
                    found.add(f"hand:{victim}")
                case HandsForMorale(seat=self.seat):
                    found |= {f"hand:{player.seat}" for player in self.others}
        return found

    def hide(self, zone: _Zone) -> None:
        """Make slots for the cards of a zone that the seat does not know."""
        known = {peek.item for peek in self.mine if peek.zone == zone.name}
        if zone.name == "contributions":
            known |= {entry.card for entry in self.state.contributions if entry.seat == self.seat}
        if zone.name.startswith("hand:"):
            self.sort_hand(zone, known)
        items, locked = self.game.content.items, self.state.locked
        hidden = [index for index, card in enumerate(zone.cards) if card not in known]
        backs = [items[zone.cards[index]].deck for index in hidden]
        if zone.name.startswith("deck:") and len(set(backs)) > 1:
            backs = self.shuffled(sorted(backs))
        for index, back in zip(hidden, backs, strict=True):
            zone.hidden.append(_Slot(zone, index, back, zone.cards[index] in locked))

    def sort_hand(self, zone: _Zone, known: set[int]) -> None:
        """The order of a hand tells the seat nothing: bring it into one that depends on what it knows."""
        seen_by: dict[int, list[int]] = defaultdict(list)
        for peek in self.state.peeks:
            if peek.zone == zone.name:
                seen_by[peek.item].append(peek.seat)
        items, locked, used = self.game.content.items, self.state.locked, self.state.used_items
        zone.cards.sort(
            key=lambda c: (
                items[c].deck,
                c if c in known else -1,
                c in locked,
                c in used,
                sorted(seen_by.get(c, ())),
            )
        )

    def put_down(self) -> None:
        """Write the dealt cards back into the state."""
        state = self.state
        state.locked, state.used_items = self.marked(state.locked), self.marked(state.used_items)
        for zone in self.zones.values():
            for slot in zone.hidden:
                zone.cards[slot.index] = slot.card
        state.box.sort()
        given = self.zones["contributions"].cards
        state.contributions = [
            Contribution(entry.seat, card) for entry, card in zip(state.contributions, given, strict=True)
        ]

    def marked(self, cards: list[int]) -> list[int]:
        """Locked and used cards: the mark stays with the place; but where in a deck it lies nobody knows."""
        in_decks = {card for place in self.state.places.values() for card in place.deck}
        return [self.exchanged.get(card, card) for card in cards if card not in in_decks]

    # -- what the things in progress show --------------------------------------------------------------

    def needs_of(self, frame: _Frame) -> list[_Need]:
        """The cards that must be somewhere, because of where a procedure has got to."""
        match frame.procedure:
            case Choose(what="card") as choose if choose.seat != self.seat:
                source = self.source_of(choose, frame.caller)
                count = len(choose.picked or ()) if choose.up_to else choose.n
                return [_Need(*source) for _ in range(count)] if source else []
            case KeepRevealed(deck=deck, cards=cards):
                return [self.need_card(f"deck:{deck}", name) for name in cards]
            case HandsForMorale(picked=picked) as swap if swap.seat != self.seat:
                return [_Need(self.all_hands(), self.symbol("medicine")) for _ in picked]
            case CollectivePay() as pay:
                return [
                    _Need([f"hand:{offer['seat']}"], self.symbol(due), unlocked=True)
                    for offer, due in self.hidden_offers(pay)
                ]
            case Request(offers=dict() as offers) as request if frame.question is not None:
                hidden = frame.question.kind == "accept"
                return self.needs_of_offers(frame, offers, self.could_play(request), 1 if hidden else 0)
            case BurnFuel(offers=dict() as offers) if frame.question is not None:
                return self.needs_of_offers(frame, offers, self.symbol("fuel"), 2)
        return []

    def need_card(self, zone: str, name: str) -> _Need:
        """A card with this card id is in this zone."""
        items = self.game.content.items
        return _Need([zone], lambda card: items[card].id == name)

    def symbol(self, symbols: str) -> Callable[[int], bool]:
        """Whether a card has one of these symbols."""
        return lambda card: self.game.fits(card, symbols)

    def could_play(self, request: Request) -> Callable[[int], bool]:
        """Whether a card could be given to this request."""
        return lambda card: self.game.fits(card, request.symbol) and playable(self.game, request.seat, card)

    def source_of(
        self, choose: Choose, caller: Procedure | None
    ) -> tuple[list[str], Callable[[int], bool], bool] | None:
        """Among which hidden cards somebody chooses: zones, which cards of them, only unlocked ones."""
        hand = [f"hand:{choose.seat}"]
        match caller:
            case SearchDeck(deck=deck, filter=symbols):
                return [f"deck:{deck}"], self.symbol(symbols), False
            case LoseCards() | GiveAllBut():
                return hand, self.symbol("any"), False
            case TakeCard(victim=victim):
                return [f"hand:{victim}"], self.symbol("any"), False
            case CollectivePay() as pay:
                return hand, self.symbol(str(pay.pay[pay.at]["cards"])), True
            case Gamble():
                return hand, self.symbol("any"), True
            case FoodForDie():
                return hand, self.symbol("food"), True
            case MedicineOrDie() | BiteCure():
                return hand, self.symbol("medicine"), True
            case Attack() as attack:
                uses = attack.bigger(self.game, payable=False)
                pay = next(u.ability.args["pay"] for u in uses if label_of(self.game, u) == attack.label)
                return hand, self.symbol(pay), True
            case HandsForMorale():
                return self.all_hands(), self.symbol("medicine"), False
        return None

    def all_hands(self) -> list[str]:
        """The hands of all players who are not out of the game."""
        return [f"hand:{seat}" for seat in self.game.in_play()]

    def hidden_offers(self, pay: CollectivePay) -> list[tuple[dict[str, Any], str]]:
        """Cards that others have offered so far, each with the symbol it was offered for."""
        dues = [due for due in pay.pay if "survivor" not in due]
        symbols = [str(due.get("cards", "")) for due in dues for _ in range(int(due.get("n", due.get("dice", 1))))]
        return [
            (offer, symbol)
            for offer, symbol in zip(pay.offers or [], symbols, strict=False)
            if "card" in offer and offer["seat"] != self.seat
        ]

    def needs_of_offers(
        self, frame: _Frame, offers: dict[str, str], fits: Callable[[int], bool], least: int
    ) -> list[_Need]:
        """Offered cards are in the hands of those who offered them.

        Who has to choose sees all offers. Others know the own one, and that there are at least ``least``;
        with ``least`` 0 the offer was taken, and all know it.
        """
        assert frame.question is not None
        if not least or frame.question.seat == self.seat:
            return [self.need_card(f"hand:{p}", name) for p, name in offers.items() if int(p) != self.seat]
        asked = [f"hand:{seat}" for seat in self.asked(frame)]
        needs: list[_Need] = []
        for _ in range(least - (str(self.seat) in offers)):
            needs.append(_Need(asked, fits, unlocked=isinstance(frame.procedure, Request), apart_from=list(needs)))
        return needs

    def asked(self, frame: _Frame) -> list[int]:
        """Who else was asked for an offer: all who hold cards."""
        asker = frame.procedure.seat if isinstance(frame.procedure, Request) else -1
        return [p.seat for p in self.others if p.hand and p.seat != asker and not p.eliminated]

    def meet(self, needs: list[_Need], pools: dict[str, list[int]], done: list[_Need]) -> bool:
        """Find a card for each need, one after the other; go back where that leads nowhere."""
        if not needs:
            return True
        need, rest = needs[0], needs[1:]
        for zone, slot, card in self.shuffled(self.ways(need, pools, done)):
            need.zone, need.card = zone, card
            if slot is not None:
                slot.card = card
                pools[slot.back].remove(card)
            if self.meet(rest, pools, [*done, need]):
                return True
            if slot is not None:
                slot.card = -1
                pools[slot.back].append(card)
                pools[slot.back].sort()
        return False

    def ways(
        self, need: _Need, pools: dict[str, list[int]], done: list[_Need]
    ) -> list[tuple[str, _Slot | None, int]]:
        """Every way to meet a need: with a known card, or with one dealt into a slot."""
        used = {other.card for other in done}
        found: list[tuple[str, _Slot | None, int]] = []
        for name in need.zones:
            if any(other.zone == name for other in need.apart_from):
                continue
            zone = self.zones[name]
            for card in zone.known():
                if card not in used and need.fits(card) and not (need.unlocked and card in self.state.locked):
                    found.append((name, None, card))
            for slot in zone.hidden:
                if need.unlocked and slot.locked:
                    continue
                if slot.card < 0:
                    found += [(name, slot, card) for card in pools[slot.back] if need.fits(card)]
                elif slot.card not in used and need.fits(slot.card):
                    found.append((name, None, slot.card))
        return found

    # -- procedures and answers --------------------------------------------------------------------------

    def adjust(self, frame: _Frame) -> None:
        """Make a procedure in progress agree with the cards as they are dealt now."""
        names = self.renamed["crisis"]
        match frame.procedure:
            case OrderCrises() as order:
                order.cards = [names.get(name, name) for name in order.cards]
            case Shown(what="crisis") as shown:
                shown.cards = [names.get(name, name) for name in shown.cards]
            case Shown(what="item") as shown:
                shown.cards = self.game.card_ids(self.state.places[shown.place].deck[:1])
            case Choose() as choose if isinstance(frame.caller, OrderCrises):
                choose.candidates = [names.get(name, name) for name in choose.candidates]
                choose.picked = [names.get(name, name) for name in choose.picked or []]
            case Choose(what="player") as choose if isinstance(frame.caller, HandsForMorale):
                choose.candidates = list(frame.caller.holders(self.game))
            case HandsForMorale() as swap if swap.seat != self.seat:
                swap.picked = self.game.card_ids(need.card for need in frame.needs)
            case Choose(what="card") as choose if choose.seat != self.seat:
                self.adjust_choice(choose, frame)
            case YesNo() as question if question.seat != self.seat:
                if isinstance(frame.caller, MedicineOrDie | BiteCure):
                    question.able = bool(self.game.hand_with(question.seat, "medicine"))
            case Arrival() as arrival:
                self.adjust_arrival(arrival, frame.caller)
            case CollectivePay() as pay:
                for (offer, _), need in zip(self.hidden_offers(pay), frame.needs, strict=True):
                    offer["card"] = self.game.item(need.card).id
            case Request(offers=dict()) | BurnFuel(offers=dict()) if frame.question is not None:
                self.adjust_offers(frame)
        self.adjust_question(frame)

    def adjust_choice(self, choose: Choose, frame: _Frame) -> None:
        """Somebody else picks cards: what there is to pick from, and what was picked so far."""
        source = self.source_of(choose, frame.caller)
        if source is None:
            return
        zones, fits, unlocked = source
        cards = [card for zone in zones for card in self.zones[zone].cards if fits(card)]
        if unlocked:
            cards = [card for card in cards if card not in self.state.locked]
        if isinstance(frame.caller, HandsForMorale) and len(cards) < frame.caller.n:
            cards = []
        spoken_for = [
            need.card
            for other in self.frames
            if other.procedure is frame.caller and isinstance(frame.caller, CollectivePay)
            for need in other.needs
        ]
        picked = [need.card for need in frame.needs[: len(choose.picked or ())]]
        choose.picked = self.game.card_ids(picked)
        choose.candidates = self.game.card_ids(c for c in cards if c not in picked and c not in spoken_for)

    def adjust_arrival(self, arrival: Arrival, caller: Procedure | None) -> None:
        """Who comes off the top of the survivor deck is not known before the place is chosen."""
        named = isinstance(caller, GainSurvivors) and caller.survivor != "draw"
        if isinstance(caller, Replacement | GainSurvivors) and not named:
            arrival.survivor = self.state.survivor_deck[0]

    def adjust_offers(self, frame: _Frame) -> None:
        """Offers that only the one who chooses among them sees."""
        procedure, question = frame.procedure, frame.question
        assert isinstance(procedure, Request | BurnFuel)
        assert procedure.offers is not None
        assert question is not None
        if question.kind not in ("accept", "pick-fuel") or question.seat == self.seat:
            return
        offers = {}
        forced = {need.zone: need.card for need in frame.needs}
        options = procedure.give_options if isinstance(procedure, Request) else procedure.options
        for seat in sorted([*self.asked(frame), *([] if self.seat is None else [self.seat])]):
            if seat == self.seat:
                card = procedure.offers.get(str(seat))
            elif f"hand:{seat}" in forced:
                card = self.game.item(forced[f"hand:{seat}"]).id
            else:
                card = self.rng.choice(options(self.game, seat)).get("card")
            if card is not None:
                offers[str(seat)] = card
        procedure.offers = offers

    def adjust_question(self, frame: _Frame) -> None:
        """What a question to somebody else says about cards."""
        question, procedure = frame.question, frame.procedure
        if question is None or question.seat == self.seat:
            return
        match procedure:
            case Search():
                found, kept = procedure.found or [], procedure.kept or []
                new = {"cards": self.game.card_ids(found), "kept": self.game.card_ids(kept)}
                question.about = {**question.about, **new}
            case Shown():
                question.about = {**question.about, "cards": list(procedure.cards)}

    def answer_for_others(self) -> None:
        """Others may have answered a question to several players: nobody knows how."""
        tops = {stack.id: stack.frames[-1] for stack in self.state.flow.stacks}
        for decision in self.state.flow.decisions:
            if decision.answer is not None and decision.seat != self.seat:
                options = getattr(tops[decision.stack], decision.options)(self.game, decision.seat)
                chosen = self.rng.choice(options)
                decision.answer = Chosen(chosen.verb, chosen.args)
