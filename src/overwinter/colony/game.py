"""A colony game in progress, with the questions that every rule asks of the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, NoReturn

from overwinter.kernel.data import SharedDict, SharedList
from overwinter.kernel.game import Game
from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure

from .cards.content import SYMBOLS, Content, ItemCard, ObjectiveSide, PlaceCard, SurvivorCard
from .cards.item_words import ITEM_WORDS
from .rules.composition import Rules, question
from .state import (
    AT_WAR,
    MAX_MORALE,
    RULES_VERSION,
    Colony,
    Fact,
    Lasting,
    Peek,
    Place,
    Player,
    Setup,
    State,
    Survivor,
    Turning,
)

YAWN = OptionKind("yawn")
NOTHING = ObjectiveSide(goal="")
"""What those work for who have no main objective."""


class ColonyGame(Game[State]):
    """The table of a colony game. Start one with :func:`overwinter.colony.new_game`."""

    rules_name: ClassVar[str] = "colony"
    rules_version: ClassVar[int] = RULES_VERSION

    def __init__(self, state: State, content: Content, rules: Rules, *, keep_log: bool = True) -> None:
        super().__init__(state, keep_log=keep_log)
        self.content = content
        self.rules = rules
        self._board: SharedDict[Place] = {}
        self._crowd: list[str] = []
        self._roomy: list[str] = []
        """The places with room (:meth:`open_places`), when the board was this and people were at these places."""
        self.turn_listed: tuple[Procedure, int, list[Option]] | None = None
        """The options of a turn that were listed last: of which turn, for which decision, and which they are."""
        self.turn_kept: tuple[Procedure, int, list[Option]] | None = None
        """The same for a decision to come, where it is known beforehand what they will be."""

    def _like(self, state: State) -> ColonyGame:
        return ColonyGame(state, self.content, self.rules, keep_log=False)

    # -- players -------------------------------------------------------------------------------

    @property
    def setup(self) -> Setup:
        """What was agreed before the game."""
        return self.state.setup

    def player(self, seat: int) -> Player:
        """The player at a seat."""
        return self.state.players[seat]

    # -- colonies ------------------------------------------------------------------------------

    def colony_of(self, seat: int) -> Colony:
        """The colony that a player belongs to (exiled players too)."""
        state = self.state
        return state.colonies[state.players[seat].colony]

    def home_of(self, seat: int) -> str:
        """The place that a player's colony lives at."""
        return self.colony_of(seat).place

    def first_of(self, seat: int) -> int:
        """The first player of a player's colony."""
        return self.colony_of(seat).first

    def side_of(self, colony: Colony) -> ObjectiveSide:
        """The side of the main objective that a colony works for."""
        if not colony.objective:
            return NOTHING
        return self.content.objectives[colony.objective].sides[colony.side]

    def colony_at(self, place: str) -> Colony | None:
        """The colony that lives at a place, or ``None`` outside."""
        for colony in self.state.colonies:
            if colony.place == place:
                return colony
        return None

    def is_home(self, place: str) -> bool:
        """Whether a colony lives at a place."""
        return self.colony_at(place) is not None

    def defender(self, place: str) -> int:
        """Who decides for a place where nobody in particular does: the first player of the colony there."""
        return (self.colony_at(place) or self.state.colonies[0]).first

    def settles(self, survivors: Sequence[str]) -> int:
        """Who settles a tie between survivors: the first player of the colony that they belong to."""
        return self.first_of(self.state.survivors[survivors[0]].owner)

    def is_foreign(self, seat: int, place: str) -> bool:
        """Whether a place is the home of a colony that a player does not belong to."""
        colony = self.colony_at(place)
        return colony is not None and colony is not self.colony_of(seat)

    def friends(self, seat: int) -> list[Survivor]:
        """The survivors of a player's colony: whom "a survivor" on a card means (16.5)."""
        players = self.state.players
        colony = players[seat].colony
        return [s for s in self.state.survivors.values() if players[s.owner].colony == colony]

    def allies(self, seat: int) -> list[int]:
        """The other players in play of a player's colony: whom "another player" on a card means (16.5)."""
        players = self.state.players
        colony = players[seat].colony
        return [p.seat for p in players if p.colony == colony and p.seat != seat and not p.eliminated]

    def enemies(self, seat: int) -> list[int]:
        """The players in play of the colonies that a player's colony is at war with: of two colonies the other
        one; whoever belongs to neither of the two is at war with both."""
        players = self.state.players
        mine = players[seat].colony
        return [p.seat for p in players if p.colony != mine and p.colony < AT_WAR and not p.eliminated]

    def wolves(self, seat: int) -> list[int]:
        """The other players in play who belong to neither of two colonies: the lone wolf."""
        return [p.seat for p in self.state.players if p.colony >= AT_WAR and p.seat != seat and not p.eliminated]

    def seats_of(self, colony: Colony) -> list[int]:
        """Seats of a colony's players who are not eliminated, exiled ones included."""
        colonies = self.state.colonies
        return [p.seat for p in self.state.players if colonies[p.colony] is colony and not p.eliminated]

    def size_of(self, colony: Colony) -> int:
        """How many players of a colony began the game."""
        number = self.state.colonies.index(colony)
        return sum(1 for player in self.state.players if player.colony == number)

    def team_of(self, colony: Colony) -> list[int]:
        """Seats of a colony's players who are neither exiled nor eliminated."""
        return [seat for seat in self.seats_of(colony) if not self.state.players[seat].exiled]

    def team(self, seat: int) -> list[int]:
        """Seats of a player's colony that are neither exiled nor eliminated."""
        players = self.state.players
        colony = players[seat].colony
        return [p.seat for p in players if p.colony == colony and not p.exiled and not p.eliminated]

    def in_play(self) -> list[int]:
        """Seats of players who are not eliminated."""
        return [p.seat for p in self.state.players if not p.eliminated]

    def clockwise(self, start: int) -> list[int]:
        """Seats in play of one colony in turn order (to the left), beginning with ``start``."""
        players = self.state.players
        n, colony = len(players), players[start].colony
        seats = [(start + i) % n for i in range(n)]
        return [seat for seat in seats if players[seat].colony == colony and not players[seat].eliminated]

    def from_first(self) -> list[int]:
        """All seats in play, colony by colony, each clockwise from its first player."""
        return [seat for colony in self.state.colonies for seat in self.clockwise(colony.first)]

    def turn_of(self, seat: int) -> Turning | None:
        """The turn of a player, if it is going on."""
        for turn in self.state.turns:
            if turn.seat == seat:
                return turn
        return None

    def turn_in(self, colony: Colony) -> Turning | None:
        """The turn that is going on in a colony, if there is one."""
        for turn in self.state.turns:
            if self.colony_of(turn.seat) is colony:
                return turn
        return None

    def acting(self) -> list[int]:
        """The players whose turn it is."""
        return [turn.seat for turn in self.state.turns]

    def right_of(self, seat: int) -> int:
        """The next player of the colony in play to the right (counter-clockwise); the seat itself if alone."""
        players = self.state.players
        n, colony = len(players), players[seat].colony
        for i in range(1, n):
            other = (seat - i) % n
            if players[other].colony == colony and not players[other].eliminated:
                return other
        return seat

    # -- survivors -----------------------------------------------------------------------------

    def survivor(self, name: str) -> Survivor | None:
        """A survivor in play, or ``None``."""
        return self.state.survivors.get(name)

    def card_of(self, name: str) -> SurvivorCard:
        """The printed card of a survivor."""
        return self.content.survivors[name]

    def own(self, seat: int) -> list[Survivor]:
        """The survivors of a player."""
        return [s for s in self.state.survivors.values() if s.owner == seat]

    def at(self, place: str) -> list[Survivor]:
        """The survivors at a place."""
        return [s for s in self.state.survivors.values() if s.place == place]

    def exiled(self, survivor: Survivor) -> bool:
        """Whether a survivor belongs to an exiled player."""
        return self.state.players[survivor.owner].exiled

    def by_influence(self, survivors: Iterable[Survivor]) -> list[Survivor]:
        """Survivors, the lowest influence first."""
        cards = self.content.survivors
        return sorted(survivors, key=lambda s: (cards[s.id].influence, s.id))

    def stranger(self, places: list[str]) -> bool:
        """A survivor is about to come off the deck to one of these places. Whether it can be played on:
        looking ahead, nobody knows who it will be."""
        return True

    # -- places --------------------------------------------------------------------------------

    def place(self, name: str) -> Place:
        """A place on the board."""
        return self.state.places[name]

    def add_zombies(self, name: str, entrance: int, n: int = 1) -> None:
        """So many more (or fewer) zombies at an entrance (1, 2, ...) of a place."""
        place = self.state.places[name]
        self.state.put(place.but(zombies=_plus(place.zombies, entrance, n)))

    def add_barricades(self, name: str, entrance: int, n: int = 1) -> None:
        """So many more (or fewer) barricades at an entrance (1, 2, ...) of a place."""
        place = self.state.places[name]
        self.state.put(place.but(barricades=_plus(place.barricades, entrance, n)))

    def add_traps(self, name: str, entrance: int, n: int = 1) -> None:
        """So many more (or fewer) traps at an entrance (1, 2, ...) of a place."""
        place = self.state.places[name]
        self.state.put(place.but(traps=_plus(place.traps, entrance, n)))

    def add_special(self, name: str, entrance: int, n: int = 1) -> None:
        """So many more (or fewer) special zombies at an entrance (1, 2, ...) of a place."""
        place = self.state.places[name]
        self.state.put(place.but(special=_plus(place.special, entrance, n)))

    def place_card(self, name: str) -> PlaceCard:
        """The printed facts of a place."""
        return self.content.places[name]

    def town(self) -> list[str]:
        """The ids of the places where no colony lives, by number."""
        homes = [colony.place for colony in self.state.colonies]
        return [name for name in self.state.places if name not in homes]

    def numbered(self) -> list[str]:
        """The places with the numbers 1 to 6, which a die can name (R-271)."""
        return [name for name in self.town() if self.content.places[name].number <= 6]

    @question
    def free_spaces(self, name: str) -> int:
        """Free survivor spaces at a place."""
        taken = [survivor.place for survivor in self.state.survivors.values()].count(name)
        colony = self.colony_at(name)
        if colony is not None:
            taken += colony.helpless
        return self.content.places[name].spaces - taken - self.state.places[name].blocked

    def open_places(self) -> list[str]:
        """The ids of the places that have a free survivor space."""
        places = self.state.places
        if "free_spaces" in self.rules.adjusters:
            return [name for name in places if self.free_spaces(name) > 0]
        # All at once, and only if anybody has come or gone: this is asked whenever somebody may move.
        crowd = [survivor.place for survivor in self.state.survivors.values()]
        for colony in self.state.colonies:
            if colony.helpless:
                crowd += [colony.place] * colony.helpless
        if places is not self._board or crowd != self._crowd:
            cards = self.content.places
            left = {name: cards[name].spaces - at.blocked for name, at in places.items()}
            for name in crowd:
                if name in left:  # who changes places is nowhere for a moment
                    left[name] -= 1
            self._board, self._crowd = places, crowd
            self._roomy = [name for name, spaces in left.items() if spaces > 0]
        return self._roomy.copy()

    def open_town(self) -> list[str]:
        """The ids of the places outside that have a free space, by number."""
        homes = [colony.place for colony in self.state.colonies]
        return [name for name in self.open_places() if name not in homes]

    @question
    def free_entrances(self, name: str) -> list[int]:
        """Numbers (1, 2, ...) of the entrances that have a free space."""
        return list(self.state.places[name].gaps(self.content.places[name].entrance_spaces))

    def free_noise(self, name: str) -> int:
        """How many noise tokens may still be placed (R-064, P-17)."""
        place, spaces = self.state.places[name], self.content.places[name].noise_spaces
        if self.state.setup.policy("noise_limit") == "placements":
            return min(spaces - place.noise, spaces - place.noise_placed)
        return spaces - place.noise

    def make_noise(self, name: str, n: int = 1) -> int:
        """Place up to ``n`` noise tokens; returns how many found a space."""
        n = max(0, min(n, self.free_noise(name)))
        if n:
            place = self.place(name)
            self.state.put(place.but(noise=place.noise + n, noise_placed=place.noise_placed + n))
            self.emit("noise", place=name, n=n)
        return n

    # -- cards ---------------------------------------------------------------------------------

    def item(self, number: int) -> ItemCard:
        """The printed card of an item."""
        return self.content.items[number]

    def lay_deck(self, name: str, cards: SharedList[int]) -> None:
        """These cards are the item deck of a place now, top first."""
        self.state.put(self.state.places[name].but(deck=cards))

    def take_top(self, name: str, n: int = 1) -> list[int]:
        """Take cards off the top of the item deck of a place: so many, or as many as there are."""
        deck = self.state.places[name].deck
        self.lay_deck(name, deck[n:])
        return list(deck[:n])

    def card_ids(self, cards: Iterable[int]) -> list[str]:
        """Card ids of item cards."""
        return [self.content.items[card].id for card in cards]

    def in_hand(self, seat: int, card_id: str, *, fresh: bool = False) -> int:
        """The number of a hand card with this card id (one that may be used, if there is a choice).

        ``fresh``: rather a copy whose once-a-round use is not spent yet (R-096).
        """
        items = self.content.items
        fitting = [card for card in self.state.players[seat].hand if items[card].id == card_id]
        locked, spent = self.state.locked, self.state.used_items if fresh else ()
        if len(fitting) == 1 or not (locked or spent):
            return fitting[0]
        return min(fitting, key=lambda c: (c in locked, c in spent))

    def hand_with(self, seat: int, symbols: str | Sequence[str], *, locked: bool = False) -> list[int]:
        """Hand cards that have the symbol, or one of several ("any": all); locked ones only if asked for."""
        hand, items = self.state.players[seat].hand, self.content.items
        if self.state.locked and not locked:
            hand = [card for card in hand if card not in self.state.locked]
        if symbols == "any":
            return hand.copy()
        if symbols in SYMBOLS:
            return [card for card in hand if items[card].symbol == symbols]
        return [card for card in hand if self.fits(card, symbols)]

    def fits(self, card: int, symbols: str | Sequence[str]) -> bool:
        """Whether an item card is what is asked for: a symbol or a word such as "any", or one of several."""
        printed = self.content.items[card]
        if isinstance(symbols, str):
            return symbols == printed.symbol or (symbols in ITEM_WORDS and ITEM_WORDS[symbols].call(printed))
        return any(self.fits(card, word) for word in symbols)

    def leaves_hand(self, seat: int, card: int, seen_by: Sequence[int] | None = None) -> None:
        """Take a card out of a hand. ``seen_by``: only these seats see which one it is (``None``: all).

        What others knew of the hand changes by what they see of this, not by which card it really was:
        whoever sees the card knows of one less of its kind there; whoever sees its back alone can be sure
        of no card with that back any more (R-250).
        """
        self.state.players[seat].hand.remove(card)
        if not self.state.peeks:
            return
        zone, printed, kept = f"hand:{seat}", self.content.items[card], []
        settled = {p.seat for p in self.state.peeks if p.zone == zone and p.item == card}
        for p in self.state.peeks:
            if p.zone == zone:
                known = self.content.items[p.item]
                if seen_by is not None and p.seat not in seen_by:
                    if known.deck == printed.deck:
                        continue
                elif p.item == card:
                    continue
                elif known.id == printed.id and p.seat not in settled:
                    settled.add(p.seat)
                    continue
            kept.append(p)
        self.state.peeks = kept

    def discard(self, seat: int, card: int) -> None:
        """A played card goes to the waste pile; an exiled player's leaves the game (reference 11)."""
        if self.state.players[seat].exiled:
            self.remove_item(card)
        else:
            self.colony_of(seat).waste.append(card)

    def supply(self, seat: int, card_id: str) -> None:
        """A hand card is laid face up on the main objective. It never comes back."""
        card = self.in_hand(seat, card_id)
        self.leaves_hand(seat, card)
        self.colony_of(seat).objective_cards.append(card)
        turn = self.turn_of(seat)
        if turn is not None:
            turn.laid += 1
        self.emit("supplied", seat=seat, card=card_id)

    def remove_item(self, card: int) -> None:
        """An item card leaves the game. The pile keeps its order."""
        self.state.removed.append(card)

    def remove_unseen(self, zone: str, cards: SharedList[int]) -> None:
        """Item cards leave the game face down (R-353). Who has seen one of them in its zone still knows of it."""
        self.state.unseen = sorted([*self.state.unseen, *cards])
        kept = []
        for p in self.state.peeks:
            if p.zone != zone:
                kept.append(p)
            elif p.item in cards:
                kept.append(Peek(p.seat, "unseen", "", p.item))
        self.state.peeks = kept

    def remove_face_down(self, seat: int, cards: list[int]) -> None:
        """Hand cards leave the game without being shown (R-353): their player alone knows which they are.

        With the whole hand goes what others knew to be in it; of single cards they see the backs alone.
        """
        hand = self.state.players[seat].hand
        if len(cards) == len(hand):
            hand.clear()
            self.remove_unseen(f"hand:{seat}", cards)
        else:
            for card in cards:
                self.leaves_hand(seat, card, seen_by=[seat])
            self.state.unseen = sorted(self.state.unseen + cards)
        self.state.peeks = [*self.state.peeks, *(Peek(seat, "unseen", "", card) for card in cards)]
        names = self.card_ids(cards)
        self.emit("hand-cards-gone", secret={"cards": names}, to=[seat], seat=seat, n=len(cards))

    def to_hand(self, seat: int, card: int) -> None:
        """A card comes into a hand."""
        self.state.players[seat].hand.append(card)

    # -- hidden knowledge ----------------------------------------------------------------------

    def peek(self, seat: int, zone: str, card: str = "", item: int = -1) -> None:
        """A seat learns that a hidden card is in a zone."""
        for p in self.state.peeks:
            if p.seat == seat and p.zone == zone and p.card == card and p.item == item:
                break
        else:
            self.state.peeks = [*self.state.peeks, Peek(seat, zone, card, item)]
        self.reveal()

    def show_in_hand(self, seat: int, cards: Iterable[int]) -> None:
        """All others know that these cards are in a hand now."""
        for card in cards:
            for other in self.in_play():
                if other != seat:
                    self.peek(other, f"hand:{seat}", item=card)

    def forget(self, *, zone: str = "", item: int = -1, card: str = "") -> None:
        """What was known of a zone, or of one card, holds no longer."""
        peeks = self.state.peeks
        if not peeks:
            return
        self.state.peeks = [
            p
            for p in peeks
            if not (
                (zone and p.zone == zone and not card)
                or (item >= 0 and p.item == item)
                or (zone and card and p.zone == zone and p.card == card)
            )
        ]

    def shuffle_deck(self, name: str) -> None:
        """Shuffle the item deck of a place."""
        cards = list(self.place(name).deck)
        self.shuffle(cards)
        self.lay_deck(name, cards)
        self.forget(zone=f"deck:{name}")

    # -- lasting effects -----------------------------------------------------------------------

    def lasting_hooks(
        self, name: str, colony: Colony | None = None, seat: int = -1
    ) -> Iterator[tuple[Lasting, dict[str, Any]]]:
        """Hooks of lasting effects beside the board: those that hold for all, for a colony, and for a player."""
        for lasting in self.state.lasting:
            if lasting.survivor or lasting.seat not in (-1, seat):
                continue
            if lasting.colony >= 0 and self.state.colonies[lasting.colony] is not colony:
                continue
            for ability in self.content.abilities[lasting.abilities]:
                if ability.hook == name and not (ability.once and lasting.used):
                    yield lasting, ability.args

    # -- tracks --------------------------------------------------------------------------------

    def change_morale(self, colony: Colony, n: int, why: str) -> None:
        """Change a colony's morale; at 0 the game ends at once, save at the checkpoints of R-205."""
        before = colony.morale
        colony.morale = max(0, min(self.morale_limit(colony), before + n))
        if colony.morale != before:
            self.emit("morale", n=colony.morale - before, morale=colony.morale, why=why, **self.whose(colony))
        if colony.morale == 0 and not self.state.checkpoint and self.ends_at_zero(colony):
            self.finish("morale")
        if before and not colony.morale:
            for fallen in self.rules.fallen:
                fallen(self, colony)

    @question
    def morale_limit(self, colony: Colony) -> int:
        """The top of a colony's morale track."""
        return MAX_MORALE

    @question
    def ends_at_zero(self, colony: Colony) -> bool:
        """Whether the game ends when a colony's morale is 0."""
        return True

    @question
    def has_completed(self, seat: int) -> bool:
        """Whether the game ended because a player's colony completed the main objective."""
        return self.state.outcome == "completed"

    def change_food(self, colony: Colony, n: int) -> int:
        """Change a colony's food supply (never below 0); returns the change."""
        before = colony.food
        colony.food = max(0, before + n)
        change = colony.food - before
        if change:
            self.emit("food", n=change, food=colony.food, **self.whose(colony))
        return change

    def whose(self, colony: Colony) -> dict[str, Any]:
        """For an event: which colony it is about, where there are several."""
        return {"colony": colony.place} if len(self.state.colonies) > 1 else {}

    def happened(
        self,
        event: str,
        seat: int,
        *,
        survivor: str = "",
        place: str = "",
        origin: str = "",
        item: int = -1,
        result: str = "",
        n: int = 0,
        flag: bool = False,
    ) -> Fact:
        """Something happened by a player's doing: noted for the crossroads card, if it is that player's turn."""
        fact, turn = Fact(event, survivor, place, origin, item, result, n, flag), self.turn_of(seat)
        if turn is not None:
            turn.facts.append(fact)
        return fact

    def interjections(self, seat: int) -> list[Option]:
        """Anybody may yawn during a turn, once an action: one crossroads card waits for it."""
        state = self.state
        if not state.turns or self.over or not 0 <= seat < len(state.players) or state.players[seat].eliminated:
            return []
        for turn in state.turns:
            for fact in turn.facts:
                if fact.result == "yawn" and fact.n == seat:
                    return []
        return [YAWN.only]

    def interjected(self, seat: int, option: Option) -> None:
        """A yawn is noticed once the action in progress is complete."""
        self.emit("yawn", seat=seat)
        for acting in self.acting():
            self.happened("table-event", acting, result="yawn", n=seat)

    def finish(self, outcome: str) -> NoReturn:
        """End the game and judge who won."""
        self.state.outcome = outcome
        self.state.winners = self.rules.judge(self)
        self.emit("game-over", outcome=outcome, winners=list(self.state.winners))
        self.end()


def _plus(numbers: SharedList[int], entrance: int, n: int) -> list[int]:
    changed = list(numbers)
    changed[entrance - 1] += n
    return changed
