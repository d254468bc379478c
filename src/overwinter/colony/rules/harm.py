"""Exposure, wounds, bites, death, and who takes the place of the dead (reference 6, R-170 to R-190)."""

from __future__ import annotations

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ..game import ColonyGame
from ..state import Survivor
from . import questions
from .choose import Choose, YesNo

SPREAD_KILL = OptionKind("kill-bitten")
SPREAD_ROLL = OptionKind("roll-bitten")


@procedure
class Lowest(Procedure):
    """Find the survivor of lowest influence; a tie is settled by P-02. ``picked`` has it, or is empty."""

    candidates: list[str]
    picked: str = ""

    def start(self, game: ColonyGame) -> None:
        """Look for a tie."""
        ranked = game.by_influence(s for name in self.candidates if (s := game.survivor(name)))
        if not ranked:
            return
        least = game.card_of(ranked[0].id).influence
        tied = [s.id for s in ranked if game.card_of(s.id).influence == least]
        if len(tied) == 1:
            self.picked = tied[0]
        elif game.setup.rules.lowest_tie == "random":
            self.picked = tied[game.draw(len(tied), "pick")]
        else:
            game.call(Choose(game.state.first, "survivor", "lowest-tie", list(tied)), then=self.settled)

    def settled(self, game: ColonyGame, choice: Choose) -> None:
        """The first player has said who."""
        self.picked = choice.first


@procedure
class KillLowest(Procedure):
    """The ``n`` survivors of lowest influence among the candidates die; replacements are no candidates (R-127)."""

    candidates: list[str]
    n: int

    def start(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Find the next."""
        if self.n > 0 and self.candidates:
            game.call(Lowest(list(self.candidates)), then=self.found)

    def found(self, game: ColonyGame, lowest: Lowest) -> None:
        """It dies."""
        if not lowest.picked:
            return
        self.candidates.remove(lowest.picked)
        self.n -= 1
        game.call(Loss(lowest.picked), then=self.start)


@procedure
class Exposure(Procedure):
    """Roll the exposure die for a survivor and carry out the result. ``cause``: move, attack, kill, effect."""

    survivor: str
    cause: str
    times: int = 1
    face: str = ""
    place: str = ""

    def start(self, game: ColonyGame) -> None:
        """Roll once; further rolls follow while the survivor lives (R-044)."""
        survivor = game.survivor(self.survivor)
        if survivor is None or self.times < 1:
            return
        self.times -= 1
        rolled = game.content.exposure_faces[game.draw(len(game.content.exposure_faces), "exposure")]
        self.face = questions.rolled_face(game, survivor, rolled)
        game.emit("exposure", survivor=self.survivor, face=rolled, result=self.face, cause=self.cause)
        if survivor.owner == game.state.active and self.face != "blank":
            game.note(
                "exposure-result",
                survivor=self.survivor,
                place=survivor.place,
                result=questions.token_kind(game, survivor, self.face),
                origin=self.cause,
            )
        if self.face == "bitten":
            game.call(BiteCure(self.survivor), then=self.bitten)
        elif self.face != "blank":
            game.call(Wounds([self.survivor], self.face), then=self.rolled)
        else:
            self.rolled(game)

    def rolled(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Roll again if more rolls are due."""
        if self.times:
            self.go(self.start)

    def bitten(self, game: ColonyGame, cure: BiteCure) -> None:
        """A bite kills and spreads, unless it was cured."""
        survivor = game.survivor(self.survivor)
        if cure.cured or survivor is None:
            self.rolled(game)
            return
        self.place = survivor.place
        game.call(Loss(self.survivor), then=self.spread)

    def spread(self, game: ColonyGame, _: Procedure) -> None:
        """The bite goes on to the others at that place."""
        game.call(Spread(self.place))


@procedure
class BiteCure(Procedure):
    """While an experiment works, any player may give a medicine card so that a bitten result is ignored."""

    survivor: str
    seats: list[int] | None = None
    cured: bool = False

    def start(self, game: ColonyGame, answer: YesNo | None = None) -> None:
        """Ask the next player who holds cards."""
        if self.seats is None:
            works = any(True for _ in game.lasting_hooks("bite-cure"))
            self.seats = game.clockwise(game.state.first) if works else []
        if answer is not None and answer.yes:
            cards = game.card_ids(game.hand_with(answer.seat, "medicine"))
            game.call(Choose(answer.seat, "card", "bite-cure", cards, always=True), then=self.given)
            return
        while self.seats:
            seat = self.seats.pop(0)
            if game.player(seat).hand:
                able = bool(game.hand_with(seat, "medicine"))
                game.call(YesNo(seat, "bite-cure", {"survivor": self.survivor}, able), then=self.start)
                return

    def given(self, game: ColonyGame, choice: Choose) -> None:
        """The card goes to the waste pile; the bite is ignored."""
        card = game.in_hand(choice.seat, choice.first)
        game.leaves_hand(choice.seat, card)
        game.discard(choice.seat, card)
        game.emit("bite-cured", seat=choice.seat, survivor=self.survivor, card=choice.first)
        self.cured = True


@procedure
class Spread(Procedure):
    """A bite spreads at a place: the lowest influence first, until somebody stays healthy or all are dead."""

    place: str
    survivor: str = ""

    def start(self, game: ColonyGame) -> None:
        """Find who is next; those who are immune are passed over."""
        at_risk = [s.id for s in game.at(self.place) if not questions.spread_immune(game, s)]
        if at_risk:
            game.call(Lowest(at_risk), then=self.reached)

    def reached(self, game: ColonyGame, lowest: Lowest) -> None:
        """Its player kills it at once or rolls (R-171)."""
        self.survivor = lowest.picked
        survivor = game.state.survivors[self.survivor]
        game.ask(
            survivor.owner,
            "bite-spread",
            options=self.options,
            then=self.decided,
            survivor=self.survivor,
            place=self.place,
        )

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """End the spread with this death, or take the risk."""
        return [SPREAD_ROLL.only, SPREAD_KILL.only]

    def decided(self, game: ColonyGame, option: Option) -> None:
        """Kill: the spread ends. Roll: anything but blank kills and the spread goes on (R-172)."""
        survivor = game.state.survivors[self.survivor]
        if option.verb == "kill-bitten":
            game.emit("spread-killed", survivor=self.survivor)
            game.call(Loss(self.survivor))
            return
        rolled = game.content.exposure_faces[game.draw(len(game.content.exposure_faces), "exposure")]
        result = questions.rolled_face(game, survivor, rolled)
        game.emit("spread-roll", survivor=self.survivor, face=rolled, result=result)
        if result == "bitten":
            game.call(BiteCure(self.survivor), then=self.bitten)
        elif result != "blank":
            game.call(Loss(self.survivor), then=self.on)

    def bitten(self, game: ColonyGame, cure: BiteCure) -> None:
        """A bitten result that is ignored leaves nothing: the spread ends here."""
        if not cure.cured:
            game.call(Loss(self.survivor), then=self.on)

    def on(self, game: ColonyGame, _: Procedure) -> None:
        """The next one at the place."""
        self.go(self.start)


@procedure
class Wounds(Procedure):
    """Each target gets ``n`` tokens; then those with too many die, in the first player's order."""

    targets: list[str]
    kind: str = "wound"
    n: int = 1
    morale: bool = True

    def start(self, game: ColonyGame) -> None:
        """Place the tokens."""
        for name in self.targets:
            survivor = game.survivor(name)
            if survivor is None or not self.n:
                continue
            kind = questions.token_kind(game, survivor, self.kind)
            room = questions.death_limit(game, survivor) - survivor.tokens
            given = min(self.n, max(room, 0))
            if kind == "frostbite":
                survivor.frostbite += given
            else:
                survivor.wounds += given
            if given:
                game.emit("wounded", survivor=name, kind=kind, n=given)
        self.go(self.deaths)

    def deaths(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Whoever has too many tokens dies."""
        dying = [
            s.id
            for name in self.targets
            if (s := game.survivor(name)) and s.tokens >= questions.death_limit(game, s)
        ]
        if len(dying) > 1:
            game.call(Choose(game.state.first, "survivor", "death-order", dying), then=self.chosen)
        elif dying:
            game.call(Loss(dying[0], morale=self.morale))

    def chosen(self, game: ColonyGame, choice: Choose) -> None:
        """One dies, the others follow."""
        game.call(Loss(choice.first, morale=self.morale), then=self.deaths)


@procedure
class Loss(Procedure):
    """A survivor leaves play: it dies, or (``dies`` false) is removed. The order is R-181's."""

    survivor: str
    dies: bool = True
    morale: bool = True
    seat: int = -1

    def start(self, game: ColonyGame) -> None:
        """Off the board; morale; equipment; then leader and replacement."""
        survivor = game.state.survivors.pop(self.survivor, None)
        if survivor is None:
            return
        self.seat = survivor.owner
        game.state.lasting = [x for x in game.state.lasting if x.survivor != self.survivor]
        if self.dies:
            game.state.graveyard.append(self.survivor)
            game.emit("died", survivor=self.survivor, place=survivor.place, seat=self.seat)
            if self.morale and not game.player(self.seat).exiled:
                game.change_morale(-1, "death")
        else:
            game.state.gone.append(self.survivor)
            game.emit("removed", survivor=self.survivor, place=survivor.place, seat=self.seat)
        drop_equipment(game, survivor)
        game.call(AfterLoss(self.seat), then=self.parted)

    def parted(self, game: ColonyGame, _: Procedure) -> None:
        """Whoever lived only by an ability of the one who is gone dies too (OW-39)."""
        doomed = questions.doomed(game)
        if doomed:
            game.call(Wounds(doomed, n=0))


def drop_equipment(game: ColonyGame, survivor: Survivor) -> None:
    """Equipment of a lost survivor: at the colony into the hand, elsewhere shuffled into that deck."""
    if not survivor.items:
        return
    if survivor.place == game.home:
        equipment_to_hand(game, survivor)
    else:
        game.place(survivor.place).deck.extend(survivor.items)
        game.shuffle_deck(survivor.place)
        game.emit("equipment-to-deck", place=survivor.place, cards=game.card_ids(survivor.items))
        survivor.items = []


def equipment_to_hand(game: ColonyGame, survivor: Survivor) -> None:
    """Equipment goes back to the hand of its player; all have seen it."""
    game.player(survivor.owner).hand.extend(survivor.items)
    game.show_in_hand(survivor.owner, survivor.items)
    game.emit("equipment-to-hand", seat=survivor.owner, cards=game.card_ids(survivor.items))
    survivor.items = []


@procedure
class AfterLoss(Procedure):
    """A player has lost a survivor, by death or otherwise: new leader, or the last-survivor rule (R-185)."""

    seat: int

    def start(self, game: ColonyGame) -> None:
        """Choose a new leader, or draw a replacement."""
        player, own = game.player(self.seat), game.own(self.seat)
        if not own:
            self.last_lost(game)
        elif player.leader not in {s.id for s in own}:
            game.call(Choose(self.seat, "leader", "new-leader", [s.id for s in own]), then=self.leads)

    def leads(self, game: ColonyGame, choice: Choose) -> None:
        """The new leader is known."""
        game.player(self.seat).leader = choice.first
        game.emit("leader", seat=self.seat, survivor=choice.first)

    def last_lost(self, game: ColonyGame) -> None:
        """The hand leaves the game; a new survivor comes, or the player is out (R-190)."""
        game.player(self.seat).leader = ""
        lose_hand(game, self.seat)
        if game.setup.elimination:
            eliminate(game, self.seat)
        else:
            game.call(Replacement(self.seat))


def lose_hand(game: ColonyGame, seat: int) -> None:
    """All hand cards of a player leave the game, for all to see."""
    lost = game.player(seat).hand.copy()
    for card in lost:
        game.leaves_hand(seat, card)
        game.remove_item(card)
    if lost:
        game.emit("hand-lost", seat=seat, cards=game.card_ids(lost))


def eliminate(game: ColonyGame, seat: int) -> None:
    """A player is out of the game with all hand cards (R-190), and is owed nothing. With nobody left the game is
    lost."""
    lose_hand(game, seat)
    player = game.player(seat)
    player.eliminated, player.waiting = True, False
    player.unused.clear()
    player.used.clear()
    game.emit("eliminated", seat=seat)
    if not game.in_play():
        game.finish("failed")
    if game.state.first == seat:
        game.state.first = game.right_of(seat)
        game.emit("first-player", seat=game.state.first)


@procedure
class Replacement(Procedure):
    """A player without survivors draws a new one as leader (R-186 to R-188)."""

    seat: int

    def start(self, game: ColonyGame) -> None:
        """Draw if there is a card and a space; otherwise the player waits."""
        game.player(self.seat).waiting = True
        if not game.state.survivor_deck:
            if game.setup.rules.empty_survivor_deck == "eliminated":
                eliminate(game, self.seat)
            return
        if free_entry_places(game, self.seat):
            game.call(Arrival(self.seat, game.state.survivor_deck[0]))


def free_entry_places(game: ColonyGame, seat: int, *, forced: bool = True) -> list[str]:
    """Where a new survivor of this player may enter: the colony; an exiled player's anywhere else.

    ``forced`` entries (replacements) go elsewhere when the colony is full (R-187, P-08).
    """
    outside = [name for name in game.elsewhere() if game.free_spaces(name) > 0]
    if game.player(seat).exiled:
        return outside
    if game.free_spaces(game.home) > 0:
        return [game.home]
    return outside if forced and game.setup.rules.full_colony == "outside" else []


@procedure
class Arrival(Procedure):
    """A survivor from the deck joins a group. ``came`` tells whether there was room."""

    seat: int
    survivor: str
    leader: bool = False
    forced: bool = True
    came: bool = False

    def start(self, game: ColonyGame) -> None:
        """Find the place."""
        places = free_entry_places(game, self.seat, forced=self.forced)
        if self.survivor in game.state.survivor_deck and places:
            game.call(Choose(self.seat, "place", "arrival", places), then=self.enters)

    def enters(self, game: ColonyGame, choice: Choose) -> None:
        """Onto the board: unhurt, may act and move at once."""
        game.state.survivor_deck.remove(self.survivor)
        put_in_play(game, self.seat, self.survivor, choice.first)
        self.came = True
        player = game.player(self.seat)
        if self.leader or not player.leader:
            player.leader = self.survivor


def put_in_play(game: ColonyGame, seat: int, name: str, place: str) -> None:
    """Put a survivor on the board. A player who was owed one is owed none any more."""
    game.player(seat).waiting = False
    game.state.survivors[name] = Survivor(name, seat, place, 0, 0, [], False, [])
    game.reveal()
    game.emit("joined", survivor=name, seat=seat, place=place)
    if seat == game.state.active:
        game.note("survivors-added", survivor=name, place=place)
