"""Wounds, death, and what follows a loss (reference 6, R-176 to R-190)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field

from overwinter.kernel.choices import Source
from overwinter.kernel.data import data
from overwinter.kernel.procedure import Procedure, procedure

from ..game import ColonyGame
from ..state import Survivor
from . import questions
from .arrival import Replacement
from .choose import Choose, YesNo
from .composition import question
from .elimination import eliminate, lose_hand
from .sources import People


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
        elif game.setup.policy("lowest_tie") == "random":
            self.picked = tied[game.draw(len(tied), "pick")]
        else:
            game.call(Choose(game.settles(tied), "survivor", "lowest-tie", People(tied)), then=self.settled)

    def settled(self, game: ColonyGame, choice: Choose) -> None:
        """The first player has said who."""
        self.picked = choice.first or ""


@procedure
class KillLowest(Procedure):
    """The ``n`` survivors of lowest influence among the candidates die; replacements are no candidates (R-127)."""

    candidates: list[str]
    n: int

    def start(self, game: ColonyGame, _: Procedure | None = None) -> None:
        if self.n > 0 and self.candidates:
            game.call(Lowest(list(self.candidates)), then=self.found)

    def found(self, game: ColonyGame, lowest: Lowest) -> None:
        if not lowest.picked:
            return
        self.candidates.remove(lowest.picked)
        self.n -= 1
        game.call(Loss(lowest.picked), then=self.start)


def end_with_wound(game: ColonyGame, survivor: str) -> None:
    """What a survivor has until it gets a wound is over."""
    for lasting in list(game.state.lasting):
        if lasting.until == "wounded" and lasting.survivor == survivor:
            game.state.lasting.remove(lasting)
            game.emit("lasting-over", card=lasting.source)


@procedure
class Wounds(Procedure):
    """Each target gets ``n`` tokens; then those with too many die, in the first player's order."""

    targets: list[str]
    kind: str = "wound"
    n: int = 1
    morale: bool = True
    later: bool = False
    """See :class:`Loss`."""
    cause: str = ""
    """What they come from, where somebody may be protected against it: attack, hideout, encounter, combat."""
    offered: list[str] = field(default_factory=list)
    """Pairs of a target and somebody who did not want to take its wounds."""

    def start(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Somebody else may take them (OW-90); then they are placed."""
        if self.n and self.kind != "despair" and questions.asked(game, "takes-wounds"):
            for name in self.targets:
                if self.offer(game, name):
                    return
        self.place(game)

    def offer(self, game: ColonyGame, target: str) -> bool:
        """Ask the next one who could take the wounds of a target."""
        survivor = game.survivor(target)
        for taker, _ in questions.shields(game, survivor) if survivor is not None else ():
            pair = f"{target} {taker.id}"
            if taker.id not in self.targets and pair not in self.offered:
                self.offered.append(pair)
                about = {"survivor": taker.id, "target": target, "result": self.kind}
                game.call(YesNo(taker.owner, "takes-wounds", about), then=self.answered)
                return True
        return False

    def answered(self, game: ColonyGame, answer: YesNo) -> None:
        """The wounds go to whoever takes them, if both are still there."""
        target, name = self.offered[-1].split()
        survivor = game.survivor(target)
        taker = next((s for s in (questions.shields(game, survivor) if survivor else ()) if s[0].id == name), None)
        if answer.yes and taker is not None:
            questions.mark_used(game, *taker)
            game.emit("used", survivor=name, card=questions.label_of(game, taker[1]))
            self.targets[self.targets.index(target)] = name
        self.go(self.start)

    def place(self, game: ColonyGame) -> None:
        """Everybody gets the tokens."""
        for name in self.targets:
            survivor = game.survivor(name)
            if survivor is None or not self.n:
                continue
            armor = questions.wound_ignored(game, survivor, self.cause)
            if armor is not None:
                questions.mark_used(game, survivor, armor)
                game.emit("used", survivor=name, card=questions.label_of(game, armor))
                if self.n == 1:
                    continue
            kind = questions.token_kind(game, survivor, self.kind)
            room = questions.death_limit(game, survivor) - survivor.tokens
            given = min(self.n - (armor is not None), max(room, 0))
            if kind == "frostbite":
                survivor.frostbite += given
            elif kind == "despair":
                survivor.despair += given
            else:
                survivor.wounds += given
            if given:
                game.emit("wounded", survivor=name, kind=kind, n=given)
                if game.state.lasting and kind != "despair":
                    end_with_wound(game, name)
        self.deaths(game)

    def deaths(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Whoever has too many tokens dies."""
        dying = [
            s.id
            for name in self.targets
            if (s := game.survivor(name)) and s.tokens >= questions.death_limit(game, s)
        ]
        if len(dying) > 1:
            game.call(Choose(game.settles(dying), "survivor", "death-order", People(dying)), then=self.chosen)
        elif dying:
            game.call(Loss(dying[0], morale=self.morale, later=self.later))

    def chosen(self, game: ColonyGame, choice: Choose) -> None:
        """One dies, the others follow."""
        if choice.picked:
            game.call(Loss(choice.first, morale=self.morale, later=self.later), then=self.deaths)


def leave_play(game: ColonyGame, survivor: Survivor) -> None:
    """A survivor is off the board, and with it what it lived under."""
    del game.state.survivors[survivor.id]
    game.state.lasting = [lasting for lasting in game.state.lasting if lasting.survivor != survivor.id]


def remove_from_game(game: ColonyGame, survivor: Survivor) -> None:
    """A survivor leaves the game alive; what becomes of its equipment is for whoever calls this to say."""
    leave_play(game, survivor)
    game.state.gone = [*game.state.gone, survivor.id]
    game.emit("removed", survivor=survivor.id, place=survivor.place, seat=survivor.owner)


@procedure
class Loss(Procedure):
    """A survivor leaves play: it dies, or (``dies`` false) is removed. The order is R-181's."""

    survivor: str
    dies: bool = True
    morale: bool = True
    seat: int = -1
    later: bool = False
    """Whether a replacement for a last survivor has to wait: whoever calls this brings it (R-356)."""

    def start(self, game: ColonyGame) -> None:
        """Off the board; morale; equipment; then leader and replacement."""
        survivor = game.survivor(self.survivor)
        if survivor is None:
            return
        self.seat = survivor.owner
        if self.dies:
            leave_play(game, survivor)
            game.state.graveyard = [*game.state.graveyard, self.survivor]
            game.player(self.seat).count("deaths")
            game.colony_of(self.seat).last_death = game.state.round
            game.emit("died", survivor=self.survivor, place=survivor.place, seat=self.seat)
            for acting in game.acting():
                game.happened("survivor-died", acting, survivor=self.survivor, place=survivor.place)
            if self.morale and not game.player(self.seat).exiled:
                game.change_morale(game.colony_of(self.seat), -1, "death")
        else:
            remove_from_game(game, survivor)
        drop_equipment(game, survivor)
        game.call(AfterLoss(self.seat, self.later), then=self.left)

    def left(self, game: ColonyGame, _: Procedure) -> None:
        """Somebody may have to share out what the one who is gone had."""
        share = questions.spoils(game)
        if share is None:
            self.parted(game)
        else:
            game.call(share, then=self.parted)

    def parted(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """Whoever lived only by an ability of the one who is gone dies too (OW-39)."""
        doomed = questions.doomed(game)
        if doomed:
            game.call(Wounds(doomed, n=0, later=self.later))


def lose_doomed(game: ColonyGame, then: Callable[..., None]) -> None:
    """Whoever lives only by a borrowed ability dies when it is gone; then go on with ``then``: at once if nobody
    does."""
    doomed = questions.doomed(game)
    if doomed:
        game.call(Wounds(doomed, n=0), then=then)
    else:
        then(game)


def drop_equipment(game: ColonyGame, survivor: Survivor) -> None:
    """Equipment of a lost survivor: at the colony into the hand, elsewhere shuffled into that deck, or (R-183)
    where else it goes."""
    if not survivor.items:
        return
    zone = questions.equipment_goes(game, survivor)
    if zone == "hand":
        equipment_to_hand(game, survivor)
        return
    if zone.startswith("deck:"):
        game.lay_deck(survivor.place, [*game.place(survivor.place).deck, *survivor.items])
        game.shuffle_deck(survivor.place)
        game.emit("equipment-to-deck", place=survivor.place, cards=game.card_ids(survivor.items))
    else:
        game.rules.piles(game.state)[zone].extend(survivor.items)
        game.emit("equipment-left", place=survivor.place, cards=game.card_ids(survivor.items))
    survivor.items = []


@question
def refuges(game: ColonyGame, survivor: Survivor) -> list[str]:
    """Where a survivor can go who has to go home: home, if there is room (R-316)."""
    home = game.home_of(survivor.owner)
    return [home] if survivor.place != home and game.free_spaces(home) > 0 else []


@data(frozen=True)
class Refuges(Source):
    """Where a survivor can go who has to go home."""

    survivor: str

    def now(self, game: ColonyGame) -> list[str]:
        """Places with room."""
        survivor = game.survivor(self.survivor)
        return refuges(game, survivor) if survivor is not None else []


@procedure
class GoHome(Procedure):
    """Survivors go home, one after the other, without an exposure roll. Who finds no room stays (R-316)."""

    survivors: list[str]

    def start(self, game: ColonyGame) -> None:
        """The next one; where home is full its player may have a choice."""
        survivor = game.survivor(self.survivors[0]) if self.survivors else None
        if survivor is not None:
            game.call(Choose(survivor.owner, "place", "refuge", Refuges(survivor.id)), then=self.goes)
        elif self.survivors:
            self.survivors.pop(0)
            self.go(self.start)

    def goes(self, game: ColonyGame, choice: Choose) -> None:
        """Off the space where it stood."""
        survivor = game.survivor(self.survivors.pop(0))
        if survivor is not None and choice.picked:
            survivor.place, survivor.entrance = choice.first, 0
            game.emit("sent-home", survivor=survivor.id, place=choice.first)
        self.go(self.start)


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
    later: bool = False

    def start(self, game: ColonyGame) -> None:
        """Choose a new leader, or draw a replacement."""
        player, own = game.player(self.seat), game.own(self.seat)
        if player.eliminated:
            return
        if not own:
            self.last_lost(game)
        elif player.leader not in {s.id for s in own}:
            game.call(Choose(self.seat, "leader", "new-leader", People([s.id for s in own])), then=self.leads)

    def leads(self, game: ColonyGame, choice: Choose) -> None:
        """The new leader is known; with nobody left it is the last-survivor rule after all."""
        if not choice.picked:
            self.go(self.start)
            return
        game.player(self.seat).leader = choice.first
        game.emit("leader", seat=self.seat, survivor=choice.first)

    def last_lost(self, game: ColonyGame) -> None:
        """The hand leaves the game; a new survivor comes, or the player is out (R-190)."""
        game.player(self.seat).leader = ""
        lose_hand(game, self.seat)
        if game.setup.elimination:
            eliminate(game, self.seat)
        elif self.later or questions.replacements_wait(game):
            game.player(self.seat).waiting = True
        else:
            game.call(Replacement(self.seat))
