"""Bandits come with a crisis, and take what they find (reference 14.2)."""

from __future__ import annotations

from overwinter.kernel.procedure import Procedure, procedure

from ...cards.predicates.course import is_betrayer
from ...game import ColonyGame
from ...rules.choose import Choose
from ...rules.moments import open_moment
from ...rules.questions import in_force
from ...rules.sources import Places
from ...state import Fact
from .slot import Bandits, bandits_at, played, take_away

WITHOUT_ICONS = 2
"""How many come with a crisis that was printed without bandits (R-285)."""


def leader_of(game: ColonyGame) -> int | None:
    """The bandits' leader: an exiled player who is no betrayer (R-284, R-340), once that rule is in force."""
    if not in_force(game, "bandit-leader"):
        return None
    for player in game.state.players:
        if player.exiled and not player.eliminated and not is_betrayer(game, player.seat):
            return player.seat
    return None


@procedure
class BanditsArrive(Procedure):
    """A step of the round: with the crisis that was just revealed."""

    def start(self, game: ColonyGame) -> None:
        """Where the card says, where dice say, or where the bandits' leader does."""
        if not game.state.crisis:
            return
        places = list(game.content.crises[game.state.crisis].bandits)
        unprinted = not places and game.setup.policy("base_crisis_bandits") == "random"
        leader = leader_of(game)
        if leader is not None:
            game.call(LeaderSends(leader, WITHOUT_ICONS if unprinted else len(places)))
        elif unprinted:
            game.call(BanditsCome([random_place(game) for _ in range(WITHOUT_ICONS)]))
        else:
            game.call(BanditsCome(places))


def random_place(game: ColonyGame) -> str:
    """The place with the number that a die shows (R-271)."""
    rolled = game.roll()
    return next(name for name in game.town() if game.place_card(name).number == rolled)


@procedure
class LeaderSends(Procedure):
    """The bandits' leader names a place with a free space for each that arrives (R-284)."""

    seat: int
    n: int

    def start(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """The next one."""
        if self.n > 0:
            self.n -= 1
            source = Places(game.town(), "room")
            game.call(Choose(self.seat, "place", "bandit-comes", source), then=self.chose)

    def chose(self, game: ColonyGame, choice: Choose) -> None:
        """It goes there; with no space left anywhere nobody comes."""
        if choice.picked:
            game.call(BanditsCome([choice.first]), then=self.start)


@procedure
class BanditsCome(Procedure):
    """One bandit after the other arrives at these places, where a survivor space is free (R-278)."""

    places: list[str]
    came: int = 0
    missing: int = 0

    def start(self, game: ColonyGame, _: Procedure | None = None) -> None:
        """The next one; the moment ``bandit-arrives`` follows each."""
        while self.places and played(game):
            place = self.places.pop(0)
            if game.is_home(place) or game.free_spaces(place) <= 0:
                self.missing += 1
                game.emit("bandit-no-space", place=place)
                continue
            self.came += 1
            at = Bandits.of(game).at
            at[place] = at.get(place, 0) + 1
            game.emit("bandit-arrived", place=place, n=at[place])
            open_moment(game, "bandit-arrives", self.start, fact=Fact("bandit-arrives", place=place))
            return


@procedure
class Plunder(Procedure):
    """A step of the night: every bandit takes the top card of the item deck where it is (R-281)."""

    def start(self, game: ColonyGame) -> None:
        """Place by place; from an empty deck nothing, and the hideout has none."""
        slot = Bandits.of(game)
        for place in game.town():
            loot(game, place, bandits_at(game, place) - slot.quiet.get(place, 0))
        slot.quiet = {}


@procedure
class BanditsLeave(Procedure):
    """The last step of a round: those leave who were won over."""

    def start(self, game: ColonyGame) -> None:
        """As many as are still there."""
        slot = Bandits.of(game)
        leaving, slot.leaving = slot.leaving, {}
        for place, n in leaving.items():
            take_away(game, place, n)


def loot(game: ColonyGame, place: str, n: int) -> None:
    """The top ``n`` cards of a deck, or as many as there are, go face up to the hideout."""
    cards = game.take_top(place, n)
    if not cards:
        return
    for card in cards:
        game.forget(item=card)
    game.reveal()
    Bandits.of(game).arsenal.extend(cards)
    game.emit("plundered", place=place, cards=game.card_ids(cards), n=len(cards))


@procedure
class Trampled(Procedure):
    """Zombies overran a place where no survivor is: all bandits there are gone (R-279)."""

    place: str

    def start(self, game: ColonyGame) -> None:
        """They leave play."""
        take_away(game, self.place, bandits_at(game, self.place))


def trample(game: ColonyGame, otherwise: Procedure, place: str) -> Procedure:
    """What an overrun takes at a place without survivors."""
    return Trampled(place) if bandits_at(game, place) else otherwise
