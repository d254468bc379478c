"""Survivors: hurt, heal, kill, place, gain, lose."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field

from overwinter.kernel.options import Option
from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ...rules import questions
from ...rules.arrival import Arrival, free_entry_places
from ...rules.choose import PICKS, Choose
from ...rules.death import AfterLoss, KillLowest, Loss, Wounds, equipment_to_hand
from ...rules.exposure import Exposure
from ...rules.hidden import Held
from ...rules.sources import People, Places, Words
from ...state import Survivor
from ..effects import Effect
from ..selections.amounts import EVERYTHING
from ..selections.places import named
from ..vocabulary import Amount, Harm, Healed, Newcomer, Place, Scope, SurvivorId, Target, Where, Who, Zone, op

HEALS = {"": ("frostbite", "wound"), "any": ("frostbite", "wound", "despair")}
"""Which tokens a kind of healing takes away: without a kind never despair (R-272)."""


@op("wound")
def wound(game: ColonyGame, effect: Effect, target: Target, kind: Harm = "wound", n: int = 1) -> Procedure:
    """Each of these survivors gets ``n`` wounds (or frostbite, or despair)."""
    return Wounds(
        list(target), kind, n, cause="encounter" if "special" in effect.scope and kind == "wound" else ""
    )


@op("distribute-wounds")
def distribute_wounds(game: ColonyGame, effect: Effect, among: Target, n: int) -> Procedure:
    """You hand out ``n`` wounds among these survivors as you like; what exceeds their deaths is lost."""
    return DistributeWounds(effect.seat, list(among), n)


@op("heal")
def heal(game: ColonyGame, effect: Effect, target: Target, n: Amount = 1, kind: Healed = "") -> Procedure | None:
    """Remove ``n`` wounds or frostbites from each of these survivors; ``kind``: only those of that kind, or any,
    despair included."""
    item = effect.scope.get("item", -1)
    if item >= 0 and "user" not in effect.scope and game.item(item).id == effect.source:
        note_healed(game, effect.seat, target, item)
    return Heal(effect.seat, list(target), n, kind=kind) if target else None


@op("turn-token")
def turn_token(game: ColonyGame, effect: Effect, target: Target, from_: Harm, to: Harm) -> None:
    """One wound of a kind becomes one of another kind on each of these survivors, if it has one."""
    for name in target:
        survivor = game.survivor(name)
        if survivor is not None and tokens_of(survivor, from_):
            change_tokens(survivor, from_, -1)
            change_tokens(survivor, to, 1)
            game.emit("token-turned", survivor=name, old=from_, new=to)


@op("heal-near")
def heal_near(game: ColonyGame, effect: Effect) -> Procedure | None:
    """Remove 1 wound from a survivor of yours anywhere, or from one at a place where you have a survivor."""
    places = {s.place for s in game.own(effect.seat)}
    near = [s.id for s in game.friends(effect.seat) if s.owner == effect.seat or s.place in places]
    hurt = [name for name in near if game.state.survivors[name].hurt]
    if not (hurt or near):
        return None
    return HealOne(effect.seat, hurt or near, effect.scope.get("item", -1))


@op("heal-here")
def heal_here(game: ColonyGame, effect: Effect) -> Procedure | None:
    """Remove 1 wound from a survivor at the place of the one who acts."""
    places = [s.place for s in _users(game, effect)]
    hurt = [o.id for o in game.friends(effect.seat) if o.place in places and o.hurt]
    return HealOne(effect.seat, hurt, -1) if hurt else None


@op("exposure")
def exposure(game: ColonyGame, effect: Effect, target: Target, times: Amount = 1, bite: Harm = "") -> Procedure:
    """Roll for exposure, so many times, on each of these survivors, one after the other. ``bite``: bitten counts
    as this instead."""
    return Exposures(list(target), times, bite)


@op("kill")
def kill(game: ColonyGame, effect: Effect, target: Target, morale: bool = True) -> Procedure:
    """These survivors die (``morale = false``: without loss of morale)."""
    return Losses(list(target), dies=True, morale=morale)


@op("kill-lowest")
def kill_lowest(game: ColonyGame, effect: Effect, n: int = 1) -> Procedure:
    """The ``n`` survivors of lowest influence of players who are not exiled die."""
    return KillLowest([s.id for s in game.friends(effect.seat) if not game.exiled(s)], n)


@op("desert")
def desert(game: ColonyGame, effect: Effect, target: Target) -> Procedure:
    """These survivors leave the game without dying; their players keep the equipment in hand."""
    unequip(game, effect, target)
    return Losses(list(target), dies=False, morale=False)


@op("place")
def place(game: ColonyGame, effect: Effect, target: Target, to: Where, together: bool = False) -> None:
    """These survivors are put there, if there is room: no move, no exposure. Exiled ones never at the colony.
    ``together``: all or none."""
    found = [one for name in target if (one := game.survivor(name)) is not None]
    if not to or (together and sum(1 for one in found if one.place != to[0]) > game.free_spaces(to[0])):
        effect.missing = 1
        return
    for survivor in found:
        put(game, survivor, to[0])


@op("make-room")
def make_room(game: ColonyGame, effect: Effect, location: Where, target: Target) -> Procedure | None:
    """If these survivors do not all fit there, others from there are put at the colony first."""
    return MakeRoom(effect.seat, location[0], list(target)) if location else None


@op("choose-survivor")
def choose_survivor(
    game: ColonyGame,
    effect: Effect,
    scope: Scope,
    bind: str = "x",
    location: Place = "",
    except_: SurvivorId = "",
    n: int = 1,
    up_to: bool = False,
    wounded: bool = False,
    room_at: Place = "",
    by: Who = "active",  # type: ignore[assignment]
) -> Procedure:
    """Somebody chooses survivors (``scope``: own, any, non-exiled), called "x" from here on.

    ``room-at``: only those who are at that place, if it is full.
    """
    if room_at and not any(
        game.free_spaces(place) > 0 for place in named(game, effect.seat, room_at, effect.scope)
    ):
        location = room_at
    places = named(game, effect.seat, location, effect.scope) if location else list(game.state.places)
    chosen = []
    for survivor in game.friends(effect.seat):
        if scope == "own" and survivor.owner != effect.seat:
            continue
        if scope == "non-exiled" and game.exiled(survivor):
            continue
        if survivor.place not in places or survivor.id == except_ or (wounded and not survivor.tokens):
            continue
        chosen.append(survivor.id)
    effect.bind = bind
    return Choose(by[0] if by else effect.seat, "survivor", effect.source, People(chosen), n, up_to)


@op("gain-survivor")
def gain_survivor(
    game: ColonyGame, effect: Effect, who: Who, survivor: Newcomer = "draw", leader: bool = False, draw: int = 1
) -> Procedure:
    """These players get that survivor out of the deck, or ("draw") the top one; ``draw``: one of so many of their
    choice, the others are shuffled back."""
    return GainSurvivors(list(who), survivor, leader, draw)


@op("keep-gained")
def keep_gained(game: ColonyGame, effect: Effect) -> None:
    """Speak of the survivor who joined last as "gained" from here on."""
    turn = game.turn_in(game.colony_of(effect.seat))
    joined = [f.survivor for f in (turn.facts if turn else ()) if f.event == "survivors-added" and f.survivor]
    effect.scope["gained"] = joined[-1:]


@op("remove-survivor")
def remove_survivor(
    game: ColonyGame, effect: Effect, survivor: SurvivorId, zone: Zone = "play", standee_stays: bool = False
) -> Procedure | None:
    """A survivor leaves the game without dying: out of play, or out of the survivor deck (zone = "deck")."""
    if zone == "deck":
        if survivor in game.state.survivor_deck:
            game.state.survivor_deck.remove(survivor)
            game.state.gone = [*game.state.gone, survivor]
            game.emit("removed-from-deck", survivor=survivor)
            game.shuffle(game.state.survivor_deck)
        return None
    found = game.survivor(survivor)
    if found is not None and standee_stays:
        place = game.place(found.place)
        game.state.put(place.but(blocked=place.blocked + 1))
    return Loss(survivor, dies=False)


@op("remove-survivors")
def remove_survivors(game: ColonyGame, effect: Effect, target: Target, equipment: bool = False) -> Procedure:
    """These survivors leave the game without dying (``equipment``: with all that they carry)."""
    for name in target if equipment else ():
        survivor = game.state.survivors[name]
        for card in survivor.items:
            game.remove_item(card)
        if survivor.items:
            game.emit("equipment-gone", survivor=name, cards=game.card_ids(survivor.items))
        survivor.items = []
    return Losses(list(target), dies=False, morale=False)


@op("move-wounds")
def move_wounds(game: ColonyGame, effect: Effect) -> Procedure:
    """You choose two of your survivors at one place and share out their wounds and frostbites anew: nobody may die
    of it."""
    return MoveWounds(effect.seat)


@op("remove-user")
def remove_user(game: ColonyGame, effect: Effect) -> Procedure:
    """The survivor who acts leaves the game without dying."""
    return Losses([s.id for s in _users(game, effect)], dies=False, morale=False)


@op("give-survivor")
def give_survivor(game: ColonyGame, effect: Effect, target: Target, to: Who) -> Procedure | None:
    """A survivor changes to another group with all its equipment."""
    return Transfer(list(target), [to[0]] * len(target)) if target and to else None


@op("choose-beside-own")
def choose_beside_own(game: ColonyGame, effect: Effect) -> Procedure:
    """Choose a survivor of a player who is not exiled, standing where one of yours stands: "x"."""
    places = {s.place for s in game.own(effect.seat)}
    beside = [
        s.id
        for s in game.friends(effect.seat)
        if s.owner != effect.seat and s.place in places and not game.exiled(s)
    ]
    effect.bind = "x"
    return Choose(effect.seat, "survivor", effect.source, People(beside))


@op("pass-survivors-left")
def pass_survivors_left(game: ColonyGame, effect: Effect) -> Procedure:
    """Every player who is not exiled gives one own survivor to the next such player on the left."""
    return PassSurvivors(effect.seat)


@op("unequip")
def unequip(game: ColonyGame, effect: Effect, target: Target) -> None:
    """The equipment of these survivors goes back to the hands of their players."""
    for name in target:
        survivor = game.survivor(name)
        if survivor is not None and survivor.items:
            equipment_to_hand(game, survivor)


def _users(game: ColonyGame, effect: Effect) -> list[Survivor]:
    return [s for name in effect.scope.get("user", ()) if (s := game.survivor(name))]


def put(game: ColonyGame, survivor: Survivor, to: str) -> bool:
    """Put a survivor somewhere without a move. False: no room, or an exiled one at the colony."""
    if survivor.place == to:
        return True
    if game.free_spaces(to) < 1 or (game.is_home(to) and game.exiled(survivor)):
        return False
    if game.is_foreign(survivor.owner, to):
        return False
    survivor.place, survivor.entrance = to, 0
    game.emit("placed", survivor=survivor.id, place=to)
    return True


@procedure
class DistributeWounds(Procedure):
    """Hand out wounds one by one."""

    seat: int
    among: list[str]
    n: int
    cause: str = ""
    """See :class:`Wounds`."""

    def start(self, game: ColonyGame) -> None:
        """Who gets the next one."""
        if self.n:
            game.call(Choose(self.seat, "survivor", "wound", People(self.among)), then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """Give it, if there is anybody left."""
        if choice.picked:
            self.n -= 1
            game.call(Wounds([choice.first], cause=self.cause), then=self.on)

    def on(self, game: ColonyGame, _: Procedure) -> None:
        self.go(self.start)


def tokens_of(survivor: Survivor, kind: str) -> int:
    """How many wounds of one kind a survivor has."""
    return {"wound": survivor.wounds, "frostbite": survivor.frostbite, "despair": survivor.despair}[kind]


def change_tokens(survivor: Survivor, kind: str, n: int) -> None:
    """A survivor has more, or fewer, wounds of one kind. Who may die of it is looked at elsewhere."""
    match kind:
        case "frostbite":
            survivor.frostbite += n
        case "despair":
            survivor.despair += n
        case _:
            survivor.wounds += n


@procedure
class Heal(Procedure):
    """Remove ``n`` wounds from each target; who heals picks the kind where it has both."""

    seat: int
    targets: list[str]
    n: int
    left: int = -1
    kind: str = ""
    """wound, frostbite, despair, any; empty: wound or frostbite."""

    def start(self, game: ColonyGame) -> None:
        """The next wound of the next target."""
        if self.left < 0:
            self.left = self.n
        while self.targets:
            survivor = game.survivor(self.targets[0])
            kinds = self.kinds(survivor) if survivor else []
            if not self.left or not kinds:
                self.targets.pop(0)
                self.left = self.n
                continue
            if len(kinds) > 1 and self.n < EVERYTHING:
                game.call(Choose(self.seat, "order", "heal-kind", Words(kinds)), then=self.chosen)
                return
            self.remove(game, kinds[0])

    def kinds(self, survivor: Survivor) -> list[str]:
        """The kinds of tokens of a survivor that can be taken away."""
        there = {"frostbite": survivor.frostbite, "wound": survivor.wounds, "despair": survivor.despair}
        return [kind for kind in HEALS.get(self.kind, (self.kind,)) if there[kind]]

    def chosen(self, game: ColonyGame, choice: Choose) -> None:
        """That kind goes."""
        survivor = game.survivor(self.targets[0])
        if survivor and choice.first in self.kinds(survivor):
            self.remove(game, choice.first)
        self.go(self.start)

    def remove(self, game: ColonyGame, kind: str) -> None:
        survivor = game.state.survivors[self.targets[0]]
        self.left -= 1
        if kind == "frostbite":
            survivor.frostbite -= 1
        elif kind == "despair":
            survivor.despair -= 1
        else:
            survivor.wounds -= 1
        game.emit("healed", survivor=survivor.id, kind=kind)


@procedure
class MoveWounds(Procedure):
    """Wounds go from one survivor to another at the same place, one by one, as long as wanted."""

    seat: int
    pair: list[str] = field(default_factory=list)
    left: int = 0
    """How many wounds may still go over: no more than there are."""
    giver: str = ""

    def start(self, game: ColonyGame) -> None:
        """Who is one of the two?"""
        first = Choose(self.seat, "survivor", "share-wounds", People(hurt_pairs(game, self.seat)))
        game.call(first, then=self.first)

    def first(self, game: ColonyGame, choice: Choose) -> None:
        """And who the other?"""
        if choice.picked:
            self.pair = [choice.first]
            second = Choose(
                self.seat, "survivor", "share-wounds", People(hurt_pairs(game, self.seat, choice.first))
            )
            game.call(second, then=self.second)

    def second(self, game: ColonyGame, choice: Choose) -> None:
        """Begin to share out."""
        if choice.picked:
            self.pair.append(choice.first)
            self.left = sum(game.state.survivors[name].hurt for name in self.pair)
            self.go(self.share)

    def share(self, game: ColonyGame) -> None:
        """Who gives the next wound to the other?"""
        able = [giver for giver, taker in (self.pair, self.pair[::-1]) if self.bears(game, giver, taker)]
        if self.left and able:
            giver = Choose(self.seat, "survivor", "give-wound", People(able), up_to=True)
            game.call(giver, then=self.given)

    def bears(self, game: ColonyGame, giver: str, taker: str) -> bool:
        """Whether one has a wound, and the other can bear one more."""
        gives, takes = game.survivor(giver), game.survivor(taker)
        if gives is None or takes is None or not gives.hurt:
            return False
        return takes.tokens + 1 < questions.death_limit(game, takes)

    def given(self, game: ColonyGame, choice: Choose) -> None:
        """Which kind of wound?"""
        if choice.picked:
            self.giver = choice.first
            survivor = game.state.survivors[self.giver]
            kinds = [kind for kind in ("frostbite", "wound") if tokens_of(survivor, kind)]
            game.call(Choose(self.seat, "order", "give-kind", Words(kinds)), then=self.moved)

    def moved(self, game: ColonyGame, choice: Choose) -> None:
        """It goes over."""
        taker = self.pair[1 - self.pair.index(self.giver)]
        change_tokens(game.state.survivors[self.giver], choice.first, -1)
        change_tokens(game.state.survivors[taker], choice.first, 1)
        game.emit("wound-passed", survivor=self.giver, target=taker, kind=choice.first)
        self.left -= 1
        self.go(self.share)


def hurt_pairs(game: ColonyGame, seat: int, mate: str = "") -> list[str]:
    """A player's wounded survivors who have another one beside them (or those beside ``mate``)."""
    hurt = [s for s in game.own(seat) if s.hurt]
    if mate:
        place = game.state.survivors[mate].place
        return [s.id for s in hurt if s.id != mate and s.place == place]
    return [s.id for s in hurt if any(o.place == s.place for o in hurt if o is not s)]


def note_healed(game: ColonyGame, seat: int, targets: Iterable[str], item: int) -> None:
    """A card is played on these survivors: it heals those who have something to heal."""
    for name in targets:
        survivor = game.survivor(name)
        if survivor is not None and survivor.tokens:
            place = survivor.place
            game.happened("item-played", seat, survivor=name, item=item, place=place, result="healed")


@procedure
class HealOne(Procedure):
    """Choose one of several survivors and heal it; ``item`` is the medicine used, if any."""

    seat: int
    candidates: list[str]
    item: int

    def start(self, game: ColonyGame) -> None:
        game.call(Choose(self.seat, "survivor", "heal", People(self.candidates)), then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        if not choice.picked:
            return
        survivor = game.state.survivors[choice.first]
        if self.item >= 0:
            note_healed(game, self.seat, [survivor.id], self.item)
        n = questions.medicine_heals(game, survivor) if self.item >= 0 else 1
        game.call(Heal(self.seat, [survivor.id], n))


@procedure
class Exposures(Procedure):
    """Roll for exposure on several survivors."""

    targets: list[str]
    times: int
    bite: str = ""

    def rolls_due(self) -> list[tuple[str, str, int]]:
        """Those who come next."""
        return [(name, "due", self.times) for name in self.targets]

    def start(self, game: ColonyGame) -> None:
        while self.targets:
            name = self.targets.pop(0)
            if game.survivor(name):
                game.call(Exposure(name, "effect", self.times, bite=self.bite), then=self.on)
                return

    def on(self, game: ColonyGame, _: Procedure) -> None:
        self.go(self.start)


@procedure
class Losses(Procedure):
    """Several survivors leave play, one after the other."""

    targets: list[str]
    dies: bool
    morale: bool

    def start(self, game: ColonyGame) -> None:
        if self.targets:
            game.call(Loss(self.targets.pop(0), dies=self.dies, morale=self.morale), then=self.on)

    def on(self, game: ColonyGame, _: Procedure) -> None:
        self.go(self.start)


@procedure
class MakeRoom(Procedure):
    """Send survivors from a full place to the colony until the arriving ones fit."""

    seat: int
    place: str
    arriving: list[str]

    def start(self, game: ColonyGame) -> None:
        """Send the next one, if it is still too full."""
        coming = [n for n in self.arriving if (s := game.survivor(n)) and s.place != self.place]
        stay = set(self.arriving)
        friends = [s for s in game.friends(self.seat) if s.place == self.place]
        movable = [s.id for s in friends if s.id not in stay and not game.exiled(s)]
        home = game.home_of(self.seat)
        if len(coming) > game.free_spaces(self.place) and movable and game.free_spaces(home) > 0:
            choice = Choose(self.seat, "survivor", "make-room", People(movable, at=self.place))
            game.call(choice, then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """Off to the colony."""
        if choice.picked:
            put(game, game.state.survivors[choice.first], game.home_of(self.seat))
        self.go(self.start)


@procedure
class GainSurvivors(Procedure):
    """Players get survivors out of the deck."""

    seats: list[int]
    survivor: str
    leader: bool
    draw: int = 1
    drawn: list[str] = field(default_factory=list)
    """Those that a player chooses from, in secret."""

    def zones(self, game: ColonyGame) -> list[Held]:
        """Cards that lie nowhere else meanwhile."""
        return [Held(self.drawn, self.seats[:1], "survivors")] if self.drawn else []

    def start(self, game: ColonyGame) -> None:
        """The next player."""
        deck = game.state.survivor_deck
        if not self.seats or not deck:
            return
        if (
            self.draw > 1
            and self.survivor == "draw"
            and len(deck) > 1
            and free_entry_places(game, self.seats[0], forced=False)
        ):
            self.drawn, deck[: self.draw] = deck[: self.draw], []
            game.reveal()
            game.ask(self.seats[0], "draw-survivor", options=self.options, then=self.chose, **self.shows(game))
            return
        seat, name = self.seats.pop(0), "" if self.survivor == "draw" else self.survivor
        game.call(Arrival(seat, name, self.leader, forced=False), then=self.on)

    def shows(self, game: ColonyGame) -> dict[str, list[str]]:
        """Whom to choose from."""
        return {"cards": list(self.drawn)}

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """One of those who were drawn."""
        return [PICKS["card"][name] for name in self.drawn]

    def chose(self, game: ColonyGame, option: Option) -> None:
        """That one comes; the deck is shuffled with the others."""
        seat, deck, name = self.seats.pop(0), game.state.survivor_deck, str(option["card"])
        deck += self.drawn
        self.drawn = []
        game.call(Arrival(seat, name, self.leader, forced=False), then=self.shuffled)

    def shuffled(self, game: ColonyGame, _: Procedure) -> None:
        """Nobody knows where those lie who were not chosen."""
        game.shuffle(game.state.survivor_deck)
        self.go(self.start)

    def on(self, game: ColonyGame, _: Procedure) -> None:
        """A deck that was searched is shuffled."""
        if self.survivor != "draw":
            game.shuffle(game.state.survivor_deck)
        self.go(self.start)


@procedure
class Transfer(Procedure):
    """Survivors change hands at once; then status, leaders and last-survivor rules are settled."""

    names: list[str]
    seats: list[int]
    givers: list[int] | None = None
    stranded: list[str] | None = None

    def start(self, game: ColonyGame) -> None:
        """All change hands; those who are now exiled at the colony have to leave it."""
        self.givers, self.stranded = [], []
        for name, seat in zip(self.names, self.seats, strict=True):
            survivor = game.state.survivors[name]
            self.givers.append(survivor.owner)
            survivor.owner = seat
            player = game.player(seat)
            player.waiting = False
            if not player.leader:
                player.leader = name
            game.emit("changed-group", survivor=name, seat=seat)
            if player.exiled and game.is_home(survivor.place):
                self.stranded.append(name)
        self.go(self.settle)

    def settle(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Place the stranded, then new leaders and replacements."""
        assert self.givers is not None
        assert self.stranded is not None
        if self.stranded:
            free = game.open_town()
            if free:
                owner = game.state.survivors[self.stranded[0]].owner
                game.call(Choose(owner, "place", "arrival", Places(free, "room")), then=self.placed)
            else:
                game.call(Loss(self.stranded.pop(0), dies=False), then=self.settle)
        elif self.givers:
            game.call(AfterLoss(self.givers.pop(0)), then=self.settle)

    def placed(self, game: ColonyGame, choice: Choose) -> None:
        assert self.stranded is not None
        if choice.picked:
            put(game, game.state.survivors[self.stranded.pop(0)], choice.first)
        self.go(self.settle)


@procedure
class PassSurvivors(Procedure):
    """Each player who is not exiled secretly chooses a survivor for the left-hand neighbour; all at once."""

    seat: int

    def start(self, game: ColonyGame) -> None:
        """Ask all who have a choice."""
        seats = [seat for seat in game.team(self.seat) if game.own(seat)]
        if len(game.team(self.seat)) > 1 and seats:
            game.ask_each(seats, "pass-survivor", options=self.options, then=self.pass_on)

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """One of the own survivors."""
        return [PICKS["survivor"][s.id] for s in game.own(seat)]

    def pass_on(self, game: ColonyGame, answers: dict[int, Option]) -> None:
        ring = game.team(self.seat)
        names = [str(chosen["survivor"]) for chosen in answers.values()]
        lefts = [ring[(ring.index(seat) + 1) % len(ring)] for seat in answers]
        game.call(Transfer(names, lefts))
