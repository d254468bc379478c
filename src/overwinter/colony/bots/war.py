"""The other colony: where survivors meet it, what a combat is worth, who guards the gates, who is sent home."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property

from ..game import ColonyGame
from ..modules.warring import WarringView
from ..modules.warring.ledger import CampView, CombatView
from ..modules.warring.slot import HOMES
from ..sight.view import ColonyView, ConditionView, SurvivorView
from .combat import Battle, Side
from .judgement import Judgement, missing

RIVAL = 0.1
"""What a point of the enemies' morale is worth, in points of the own."""
DUEL = 0.9
"""The same where the main objective is about whose morale is higher."""
VICTORY = 0.03
"""What it is worth to win a combat, whatever for."""
WANTED = 1.3
"""What it is worth where the main objective wants combats to be won."""
THEIR_PACE = 0.6
"""How much of what a step is worth to me one of the enemies is worth to me, if it does not happen."""
STOLEN = 0.45
"""What a card is worth that changes from one cache to the other."""
BULLET = 0.07
"""What a bullet is worth."""
GUARD = 0.75
"""What it costs that nobody of the colony is at home: enemies may come."""
SURPRISE = 0.3
"""How likely a colony stays unguarded whose players could still come home."""
CONTROL = 1.5
"""What it is worth to be more than the enemies at a place that the main objective wants, when it is looked at."""
PRESENCE = 0.06
"""The same before: who is there already need not go there."""
EXPELLED = 0.3
"""What it costs that a friend has to go home from a full place."""
MARCH = 0.7
"""What it costs to stand before the gates of the enemies, whatever comes of it: nothing else gets done there."""
FOLLOW = 0.8
"""How likely somebody follows who could: nobody storms a colony alone."""
CROWD = 0.35
"""What it costs to go to a full place."""


def enemy_colony(judge: Judgement) -> ColonyView:
    """The colony that mine is at war with."""
    return judge.view.colonies[1 - judge.me.colony]


def standing(judge: Judgement) -> float:
    """What the state of the war is worth, beyond the own colony: for positions that are compared."""
    part: WarringView = judge.view.parts["warring"]
    if judge.lone:
        return 0.0
    war, mine = War(judge), judge.me.colony
    worth = BULLET * (part.ammunition[mine] - RIVAL * part.ammunition[1 - mine])
    enemy = war.enemy
    worth -= war.rival * enemy.morale + 0.1 * war.rival * len(war.enemies)
    victory = VICTORY + _wanted_wins(judge.colony.goal, away=False)
    worth += victory * (war.won(mine) - THEIR_PACE * war.won(1 - mine))
    worth += STOLEN * (len(judge.colony.objective_cards) - THEIR_PACE * len(enemy.objective_cards))
    return worth + war.presence({})


def outcome_worth(game: ColonyGame, seat: int) -> float:
    """What the end of a game is worth to a seat whose colony is at war."""
    state, mine = game.state, game.player(seat).colony
    if seat in state.winners:
        return 8.0
    if mine >= len(HOMES):
        return -2.0
    if game.has_completed(seat):
        return 6.0
    morale = state.colonies[mine].morale
    rivals = [player.seat for player in state.players if player.colony != mine]
    if any(game.has_completed(rival) for rival in rivals):
        return -5.0
    return -4.0 if not morale else 1.0


class War:
    """One seat's reckoning of the other colony."""

    def __init__(self, judge: Judgement) -> None:
        self.judge = judge
        self.part: WarringView | None = judge.view.parts.get("warring")
        self.fights = self.part is not None and not judge.lone
        """Whether my colony is one of the two."""
        self._clash: dict[tuple[str, str], float] = {}

    @cached_property
    def enemy(self) -> ColonyView:
        """The other colony."""
        return enemy_colony(self.judge)

    @cached_property
    def enemies(self) -> list[SurvivorView]:
        """Its survivors."""
        judge, other = self.judge, 1 - self.judge.me.colony
        return [one for one in judge.view.survivors if judge.view.players[one.owner].colony == other]

    @cached_property
    def there(self) -> dict[str, list[SurvivorView]]:
        """The enemies at each place."""
        return _by_place(self.enemies)

    @cached_property
    def ours(self) -> dict[str, list[SurvivorView]]:
        """Those of my colony at each place."""
        return _by_place(self.judge.friends)

    def won(self, number: int) -> int:
        """How many combats a colony has won."""
        assert self.part is not None
        return int(self.part.tallies[number].get("combats-won", 0))

    # -- what it is about ------------------------------------------------------------------------------

    @cached_property
    def rival(self) -> float:
        """What a point of their morale is worth."""
        duel = any(_about_morale(condition) for condition in self.judge.colony.goal)
        return DUEL if duel else RIVAL

    @cached_property
    def bullet(self) -> float:
        """What a bullet is worth: in the last round nothing."""
        judge = self.judge
        wanted = 2.0 if _wanted_wins(judge.colony.goal, away=True) else 1.0
        return BULLET * wanted * min(1.0, (judge.rounds_left - 1) / 2)

    @cached_property
    def deadly(self) -> float:
        """What it costs besides that somebody dies in a combat that is lost."""
        colony = self.judge.colony
        side = self.judge.content.objectives[colony.objective].sides[colony.side]
        return 1.0 if self.judge.content.does(side.abilities, "morale") else 0.0

    @cached_property
    def caches(self) -> bool:
        """Whether cards lie at home that a lost combat there costs."""
        colony = self.judge.colony
        side = self.judge.content.objectives[colony.objective].sides[colony.side]
        return self.judge.content.does(side.abilities, "plunder-cache")

    # -- combats -----------------------------------------------------------------------------------------

    def battle(self, place: str, mine: Sequence[SurvivorView], theirs: Sequence[SurvivorView]) -> Battle:
        """The combat between these at a place."""
        number = self.judge.me.colony
        return Battle(self.judge.content, self._side(number, mine, place), self._side(1 - number, theirs, place))

    def _side(self, number: int, people: Sequence[SurvivorView], place: str) -> Side:
        """A side of a combat, with what is at stake for it: both colonies work for the same."""
        judge, part = self.judge, self.part
        assert part is not None
        side, other = judge.view.colonies[number], judge.view.colonies[1 - number]
        victory = VICTORY + judge.drive * _wanted_wins(side.goal, away=place == other.place)
        defeat = VICTORY + THEIR_PACE * judge.drive * _wanted_wins(other.goal, away=place == side.place)
        if self.caches:
            victory += STOLEN * min(2, len(other.objective_cards)) if place == other.place else 0.0
            defeat += STOLEN * min(2, len(side.objective_cards)) if place == side.place else 0.0
        return Side(
            left=tuple(max(1, judge.left(one)) for one in people),
            armed=sum(1 for one in people if self.armed(one)),
            ammunition=int(part.ammunition[number]),
            leaves=place != side.place,
            life=judge.life + self.deadly,
            victory=victory,
            defeat=defeat,
            bullet=self.bullet,
            ground=self.ground(place) * (1.0 if self._counted_tonight or self._coveted(place) else 0.2),
            spite=self.rival,
        )

    @property
    def camps(self) -> tuple[CampView, CampView]:
        """The sides of the combat in progress: mine, theirs."""
        camps = self._combat.camps
        return camps[self.judge.me.colony], camps[1 - self.judge.me.colony]

    @property
    def _combat(self) -> CombatView:
        assert self.part is not None
        assert self.part.combat is not None
        return self.part.combat

    @property
    def tonight(self) -> Battle:
        """The combat in progress, with all who take part."""
        alive = self.judge.survivors
        mine, theirs = ([alive[name] for name in camp.people if name in alive] for camp in self.camps)
        return self.battle(self._combat.place, mine, theirs)

    def armed(self, survivor: SurvivorView) -> bool:
        """Whether a survivor carries a weapon."""
        return any(self.judge.item(one.card).symbol == "weapon" for one in survivor.equipment)

    def clash(self, place: str, mine: Sequence[SurvivorView], theirs: Sequence[SurvivorView]) -> float:
        """What it is worth that these are at a place tonight."""
        key = (place, "|".join(one.id for one in (*mine, *theirs)))
        if key not in self._clash:
            self._clash[key] = self._met(place, mine, theirs)
        return self._clash[key]

    def _met(self, place: str, mine: Sequence[SurvivorView], theirs: Sequence[SurvivorView]) -> float:
        judge = self.judge
        if place == judge.home and not mine:
            return -GUARD - 0.8 * len(theirs)
        if place == self.enemy.place and not theirs:
            home_again = SURPRISE if judge.rivals_later else 1.0
            return self.rival * home_again * len(mine)
        if not mine or not theirs:
            return 0.0
        return self.battle(place, mine, theirs).expected()

    # -- moving --------------------------------------------------------------------------------------------

    def move(self, survivor: SurvivorView, to: str) -> float:
        """What it is worth for the war that somebody goes from one place to another."""
        if not self.fights:
            return 0.0
        here = survivor.place
        gain = self.presence({here: -1, to: 1}) - self.presence({})
        if here == to:
            return gain
        before, after = self.ours.get(here, []), self.ours.get(to, [])
        stay = [one for one in before if one.id != survivor.id]
        gain += self.clash(here, stay, self.there.get(here, [])) - self.clash(
            here, before, self.there.get(here, [])
        )
        come = [*after, survivor]
        gain += self.attack(to, come, survivor) - self.clash(to, after, self.there.get(to, []))
        gates = self.enemy.place
        march = MARCH * (0.4 if _wanted_wins(self.judge.colony.goal, away=True) else 1.0)
        gain -= march * ((to == gates) - (here == gates))
        if not self.judge.places[to].free_spaces and self.judge.places[to].number:
            gain -= CROWD
        return gain

    def attack(self, place: str, come: Sequence[SurvivorView], leads: SurvivorView) -> float:
        """What it is worth that these are at a place; before the gates of the enemies others may follow."""
        theirs = self.there.get(place, [])
        best = self.clash(place, come, theirs)
        if place != self.enemy.place or not theirs or not _wanted_wins(self.judge.colony.goal, away=True):
            return best
        together = list(come)
        for n, one in enumerate(self._followers(leads, place), start=1):
            together.append(one)
            best = max(best, FOLLOW**n * self.clash(place, together, theirs))
        return best

    def _followers(self, leads: SurvivorView, place: str) -> list[SurvivorView]:
        """Who may come along: my other survivors, and one of everybody whose turn is still to come."""
        judge = self.judge
        free = [one for one in judge.friends if not one.moved and one.id != leads.id and one.place != place]
        mine = [one for one in free if one.owner == judge.seat]
        later = [next((one for one in free if one.owner == mate.seat), None) for mate in judge.later]
        return [*mine, *(one for one in later if one is not None)]

    def ground(self, place: str) -> float:
        """What it is worth to be more than the enemies at a place when the main objective is looked at."""
        return CONTROL * self.judge.drive if place in self.contested or self._coveted(place) else 0.0

    def _coveted(self, place: str) -> bool:
        """Whether a place would be held tonight if the enemies were not there, and that is all that is missing."""
        judge = self.judge
        if not judge.goals("held-places-min") or judge.goals("samples-min"):
            return False
        return judge.places[place].number > 0 and sum(judge.places[place].zombies) <= 1

    @cached_property
    def contested(self) -> frozenset[str]:
        """The places where the main objective counts who is more."""
        judge = self.judge
        if self.part is not None and self.part.mast:
            return frozenset({self.part.mast})
        if any(condition.name == "controls-more" for condition in judge.colony.goal):
            return frozenset(place.id for place in judge.view.places if place.number)
        return frozenset()

    @property
    def _counted_tonight(self) -> bool:
        """Whether it is looked at tonight who is more where: at a radio mast every night, else in the last one."""
        return self.judge.rounds_left == 1 or (self.part is not None and bool(self.part.mast))

    def presence(self, change: dict[str, int]) -> float:
        """What it is worth who is more where, with so many more of my colony at some places."""
        if not self.contested:
            return 0.0
        weight = 1.0 if self._counted_tonight else PRESENCE
        worth = 0.0
        for place in self.contested:
            lead = len(self.ours.get(place, ())) + change.get(place, 0) - len(self.there.get(place, ()))
            worth += self.ground(place) * (_sign(lead) + 0.1 * max(-2, min(2, lead)))
        return weight * worth

    # -- smaller choices -------------------------------------------------------------------------------------

    def expel(self, survivor: SurvivorView, place: str) -> float:
        """What it is worth to send somebody home from a full place: an enemy for bullets, a friend for nothing."""
        if survivor.owner in {player.seat for player in self.judge.team}:
            mine = self.ours.get(place, [])
            rest = [one for one in mine if one.id != survivor.id]
            theirs = self.there.get(place, [])
            return self.clash(place, rest, theirs) - self.clash(place, mine, theirs) - EXPELLED
        theirs = self.there.get(place, [])
        rest = [one for one in theirs if one.id != survivor.id]
        mine = self.ours.get(place, [])
        gain = self.clash(place, mine, rest) - self.clash(place, mine, theirs)
        return gain + 0.1 - self.bullet * (2 if self.armed(survivor) else 1)

    def target(self, survivor: SurvivorView) -> float:
        """Whom of the enemies to wound: whoever is nearest to death, armed ones rather than others."""
        influence = self.judge.content.survivors[survivor.id].influence / 100
        return influence + (0.4 if self.armed(survivor) else 0.0) - self.judge.left(survivor)

    def gate(self, place: str, entrance: int) -> float:
        """At which entrance of an enemy colony to stand: with room, and where no zombies come."""
        judge = self.judge
        comes = entrance <= judge.arriving(place)
        return judge.room_at(place)[entrance - 1] - (1.5 if comes else 0.0)

    def ballot(self, seat: int) -> float:
        """Who should lead the colony: whoever has most people, and whoever leads already."""
        people = Counter(one.owner for one in self.judge.friends)
        return people[seat] + (0.6 if seat == self.judge.colony.first else 0.0)


def _by_place(people: Iterable[SurvivorView]) -> dict[str, list[SurvivorView]]:
    found: dict[str, list[SurvivorView]] = {}
    for one in people:
        found.setdefault(one.place, []).append(one)
    return found


def _about_morale(condition: ConditionView) -> bool:
    """Whether a condition of a main objective is about the morale of both colonies."""
    return "morale" in str(condition.args)


def _wanted_wins(goal: Iterable[ConditionView], away: bool) -> float:
    """What a combat that is won is worth by the conditions of a main objective that are not met yet."""
    worth = 0.0
    for condition in goal:
        if condition.name == "colony-count" and not condition.met:
            match condition.args.get("name"):
                case "combats-won":
                    worth += WANTED / max(1.0, 0.5 * missing(condition))
                case "combats-won-away" if away:
                    worth += WANTED
    return worth


def _sign(n: int) -> int:
    return (n > 0) - (n < 0)
