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
from typing import TypeVar

from overwinter.kernel.chance import seeded
from overwinter.kernel.data import SharedList
from overwinter.kernel.events import Event
from overwinter.kernel.options import Chosen

from ..game import ColonyGame
from ..rules.decks import betrayal_objectives, standard_objectives
from ..rules.hidden import Held, Known, Offers, Open, Renamed
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
    speaker: int = 0
    """Which procedure says so: two may speak of the same card, one speaks of different ones."""


class _Dream:
    """One imagination in the making. Works on a copy, which it changes."""

    def __init__(self, game: ColonyGame, seat: int | None, rng: Random) -> None:
        self.game = game
        self.state = game.state
        self.seat = seat
        self.rng = rng
        self.mine = [peek for peek in self.state.peeks if peek.seat == seat]
        self.others = [player for player in self.state.players if player.seat != seat]
        frames = self.state.flow.in_progress()
        self.spoken = [list(frame.zones(game)) for frame in frames]
        """What procedures in progress say of hidden cards, each by itself."""
        self.said = [part for parts in self.spoken for part in parts]
        self.zones: dict[str, _Zone] = {}
        self.exchanged: dict[int, int] = {}
        """Item cards: the real one to the imagined one in its place."""
        self.renamed: dict[str, dict[str, str]] = {}
        """The same for other cards, by the name of the zone."""
        self.speaker = 0
        self.needs: list[_Need] = []
        self.meant: list[tuple[Callable[[str], None], _Need]] = []
        """Who has to be told which card meets a need."""
        self.forced: list[tuple[Offers, list[_Need]]] = []
        """Offers that the seat does not see, and what of them has to be there."""

    def dream(self) -> None:
        """Deal everything anew; then make what is going on agree with it."""
        self.deal_named_cards()
        self.deal_objectives()
        self.deal_items()
        self.state.peeks = self.mine + sorted(
            [self.exchanged_peek(peek) for peek in self.state.peeks if peek.seat != self.seat],
            key=lambda p: (p.seat, p.zone, p.card, p.item),
        )
        self.rename()
        self.ask_anew()
        self.answer_for_others()

    def shuffled(self, cards: Iterable[T]) -> list[T]:
        """These cards in a random order."""
        random = self.rng.random
        return sorted(cards, key=lambda _: random())

    # -- cards with names: crises, crossroads, survivors, exile, objectives --------------------------

    def deal_named_cards(self) -> None:
        """The decks beside the board, together with the cards of them that are face down elsewhere."""
        state = self.state
        self.deal_names("crisis", [state.crisis_deck], self.peeked("crisis"))

        turns = [turn for turn in state.turns if turn.card]
        held = [turn.card for turn in turns]
        known = self.peeked("crossroads") + [turn.card for turn in turns if turn.holder == self.seat]
        self.deal_names("crossroads", [held, state.crossroads_deck], known)
        for turn, card in zip(turns, held, strict=True):
            turn.card = card

        dealt = [part.cards for part in self.held() if part.deck == "survivors"]
        self.deal_names("survivors", [*dealt, state.survivor_deck], self.peeked("survivors"))

        exiled = [player for player in self.others if player.exile]
        drawn = [player.exile for player in exiled]
        self.deal_names("exile", [drawn, state.exile_deck], [])
        for player, card in zip(exiled, drawn, strict=True):
            player.exile = card

        for deck in self.game.rules.decks(state):
            apart = [part.cards for part in deck.apart if part.seats is not None and self.seat not in part.seats]
            known = [*deck.cards[: deck.open], *self.peeked(deck.name)]
            self.deal_names(deck.name, [deck.cards, *apart], known)

    def held(self) -> list[Held]:
        """What lies with procedures and the seat does not see."""
        held = [part for part in self.said if isinstance(part, Held)]
        return [part for part in held if part.seats is not None and self.seat not in part.seats]

    def peeked(self, zone: str) -> list[str]:
        """The cards with names that the seat has seen in a zone."""
        looks = [
            part for part in self.said if isinstance(part, Open) and (part.zone, part.seat) == (zone, self.seat)
        ]
        return [peek.card for peek in self.mine if peek.zone == zone] + [c for part in looks for c in part.cards]

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
        betrayals = betrayal_objectives(self.state.setup, self.game.content)
        betrayal = [name for name in free if name in betrayals]
        wolves = [name for name in free if secrets[name].kind == "wolf"]
        betrayer = self.imagined_betrayer(hidden, taken)
        for player in hidden:
            if self.state.setup.mode == "dilemma":
                new = [standard.pop(), betrayal.pop()]
            elif secrets[player.objectives[0]].kind == "wolf":
                new = [next(name for name in wolves if self.begins_alike(name, player.objectives[0]))]
            else:
                new = [betrayal.pop() if player.seat == betrayer else standard.pop()]
            self.renamed[f"objective:{player.seat}"] = dict(zip(player.objectives, new, strict=False))
            player.objectives = new

    def begins_alike(self, name: str, real: str) -> bool:
        """Whether a lone wolf with another objective would have begun with as many survivors as all have seen."""
        secrets = self.game.content.secrets
        return not self.state.round or secrets[name].keep == secrets[real].keep

    def knows_objective(self, player: Player) -> bool:
        """Whether all, or this seat, have seen the objective of another player."""
        return player.revealed or bool(self.peeked(f"objective:{player.seat}"))

    def imagined_betrayer(self, hidden: list[Player], known: list[str]) -> int:
        """The seat, among those whose objective is hidden, that has the betrayal; -1: none of them."""
        setup, secrets = self.state.setup, self.game.content.secrets
        if not betrayal_objectives(setup, self.game.content):
            return -1
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
        self.state_needs()
        slots = [slot for zone in self.zones.values() for slot in zone.hidden]
        pools: dict[str, list[int]] = defaultdict(list)
        items = self.game.content.items
        for slot in slots:
            card = slot.zone.cards[slot.index]
            pools[items[card].deck].append(card)
        for pool in pools.values():
            pool.sort()
        met = self.meet(self.needs, pools, [])
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
        for number, part in enumerate(part for part in self.held() if not part.deck):
            self.zone(f"held:{number}", part.cards)
        for place in state.places.values():
            self.zone(f"deck:{place.id}", list(place.deck))
        self.zone("box", state.box)
        self.zone("unseen", state.unseen)
        open_zones = self.open_zones()
        for zone in self.zones.values():
            if zone.name not in open_zones:
                self.hide(zone)

    def zone(self, name: str, cards: list[int]) -> None:
        """One more zone."""
        self.zones[name] = _Zone(name, cards)

    def open_zones(self) -> set[str]:
        """Zones that the seat sees in full: the own ones, and what it looks through at the moment."""
        looks = {part.zone for part in self.said if isinstance(part, Open) and part.seat == self.seat}
        return looks | {f"hand:{self.seat}"}

    def hide(self, zone: _Zone) -> None:
        """Make slots for the cards of a zone that the seat does not know."""
        known = {peek.item for peek in self.mine if peek.zone == zone.name}
        if zone.name == "contributions":
            known |= {entry.card for entry in self.state.contributions if entry.seat == self.seat}
        if zone.name.startswith("hand:") or zone.name in ("box", "unseen"):
            self.sort(zone, known)
        items, locked = self.game.content.items, self.state.locked
        hidden = [index for index, card in enumerate(zone.cards) if card not in known]
        backs = [items[zone.cards[index]].deck for index in hidden]
        if zone.name.startswith("deck:") and len(set(backs)) > 1:
            backs = self.shuffled(sorted(backs))
        for index, back in zip(hidden, backs, strict=True):
            zone.hidden.append(_Slot(zone, index, back, zone.cards[index] in locked))

    def sort(self, zone: _Zone, known: set[int]) -> None:
        """The order of these cards tells the seat nothing: bring it into one that depends on what it knows."""
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
                used.count(c),
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
        for name in state.places:
            self.game.lay_deck(name, self.zones[f"deck:{name}"].cards)
        state.box.sort()
        state.unseen.sort()
        given = self.zones["contributions"].cards
        state.contributions = [
            Contribution(entry.seat, card, entry.seen)
            for entry, card in zip(state.contributions, given, strict=True)
        ]

    def marked(self, cards: SharedList[int]) -> list[int]:
        """Locked and used cards: the mark stays with the place; but where in a deck it lies nobody knows."""
        in_decks = {card for place in self.state.places.values() for card in place.deck}
        return [self.exchanged.get(card, card) for card in cards if card not in in_decks]

    # -- what the things in progress show --------------------------------------------------------------

    def state_needs(self) -> None:
        """The cards that must be somewhere, because of where procedures have got to."""
        for speaker, parts in enumerate(self.spoken):
            self.speaker = speaker
            for part in parts:
                if isinstance(part, Known):
                    self.need_known(part)
                elif isinstance(part, Offers):
                    self.need_offers(part)

    def need(self, need: _Need) -> _Need:
        need.speaker = self.speaker
        self.needs.append(need)
        return need

    def need_known(self, part: Known) -> None:
        """A card that the seat knows by its id; or one of which it knows only what kind it is."""
        if part.seats is None:
            self.need_card(part.source.zones, part.card)
        elif self.seat in part.seats:
            if part.card and not self.open_zones().issuperset(part.source.zones):
                self.need_card(part.source.zones, part.card)
        else:
            source, unlocked = part.source, part.source.unlocked
            fits = part.fits or (lambda card: self.game.fits(card, source.symbols))
            need = self.need(_Need(source.zones, fits, unlocked))
            if part.put is not None:
                self.meant.append((part.put, need))

    def need_card(self, zones: list[str], name: str) -> None:
        """A card with this card id is in one of these zones."""
        items = self.game.content.items
        self.need(_Need(zones, lambda card: items[card].id == name))

    def need_offers(self, part: Offers) -> None:
        """Who chooses sees all offers; others know the own one, and that there are some: in different hands."""
        for seat, name in list(part.offers.items()):
            if all(option.get("card") != name for option in part.options(self.game, int(seat))):
                del part.offers[seat]  # something else took it meanwhile
        if part.chooser == self.seat:
            for seat, name in part.offers.items():
                if int(seat) != self.seat:
                    self.need_card([f"hand:{seat}"], name)
            return
        hands = [f"hand:{seat}" for seat in part.asked if seat != self.seat]
        needs: list[_Need] = []
        for _ in range(part.least - (str(self.seat) in part.offers)):
            needs.append(self.need(_Need(hands, part.fits, part.unlocked, apart_from=list(needs))))
        self.forced.append((part, needs))

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
        used = {other.card for other in done if other.speaker == need.speaker}
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

    def rename(self) -> None:
        """Make procedures in progress speak of the cards as they are dealt now."""
        for part in self.said:
            if isinstance(part, Renamed):
                names = self.renamed[part.deck]
                part.cards[:] = [names.get(name, name) for name in part.cards]
        for put, need in self.meant:
            put(self.game.item(need.card).id)
        for offers, needs in self.forced:
            self.offer_anew(offers, {need.zone: need.card for need in needs})

    def offer_anew(self, part: Offers, forced: dict[str, int]) -> None:
        """Offers that only the one who chooses among them sees."""
        mine, offers = part.offers.get(str(self.seat)), dict[str, str]()
        for seat in sorted(part.asked):
            if seat == self.seat:
                card = mine
            elif f"hand:{seat}" in forced:
                card = self.game.item(forced[f"hand:{seat}"]).id
            else:
                card = self.rng.choice(part.options(self.game, seat)).get("card")
            if card is not None:
                offers[str(seat)] = card
        part.offers.clear()
        part.offers.update(offers)

    def ask_anew(self) -> None:
        """What a question to somebody else says about cards."""
        tops = {stack.id: stack.frames[-1] for stack in self.state.flow.stacks}
        for decision in self.state.flow.decisions:
            if decision.seat != self.seat and (shown := tops[decision.stack].shows(self.game)):
                decision.about = {**decision.about, **shown}

    def answer_for_others(self) -> None:
        """Others may have answered a question to several players: nobody knows how."""
        tops = {stack.id: stack.frames[-1] for stack in self.state.flow.stacks}
        for decision in self.state.flow.decisions:
            if decision.answer is not None and decision.seat != self.seat:
                options = getattr(tops[decision.stack], decision.options)(self.game, decision.seat)
                chosen = self.rng.choice(options)
                decision.answer = Chosen(chosen.verb, chosen.args)
