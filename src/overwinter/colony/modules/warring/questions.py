"""How two colonies in one town change what the rules answer (reference 16)."""

from __future__ import annotations

from overwinter.kernel.options import Option
from overwinter.kernel.procedure import Procedure, procedure

from ...game import ColonyGame
from ...rules import questions
from ...rules.choose import Choose
from ...rules.sources import People
from ...state import Colony, Survivor
from .slot import HOMES, SPOILS, Warring, besiegers, number_of, of_side


def guests(game: ColonyGame, answer: list[int], place: str) -> list[int]:
    """Enemies stand at entrances (R-313)."""
    return [one.entrance for one in besiegers(game, place)]


def more_room(game: ColonyGame, free: int, place: str) -> int:
    """Enemies at the entrances take no survivor spaces (R-315)."""
    return free + len(questions.guests(game, place))


def taken_entrances(game: ColonyGame, free: list[int], place: str) -> list[int]:
    """Spaces on which enemies stand are not free for zombies, barricades and further survivors (R-313)."""
    standing = questions.guests(game, place)
    if not standing:
        return free
    here, spaces = game.place(place), game.place_card(place).entrance_spaces

    def room(entrance: int) -> int:
        at = entrance - 1
        taken = here.zombies[at] + here.barricades[at] + here.traps[at] + here.special[at]
        return spaces - taken - standing.count(entrance)

    return [entrance for entrance in free if room(entrance) > 0]


def own_eaters(game: ColonyGame, people: int, colony: Colony) -> int:
    """Enemies at the entrances draw zombies, but eat nothing (R-314)."""
    return people - sum(1 for one in besiegers(game, colony.place) if questions.counted(game, one))


def plays_on(game: ColonyGame, ends: bool, colony: Colony) -> bool:
    """A colony that has fallen plays on until the next check (R-330)."""
    return False


def morale_top(game: ColonyGame, limit: int, colony: Colony) -> int:
    """Morale that has fallen to 0 never rises again (R-330)."""
    return limit if colony.morale else 0


def own_goal(game: ColonyGame, completed: bool, seat: int) -> bool:
    """Each colony reaches the main objective for itself."""
    return game.player(seat).colony in Warring.of(game).completed


def matching(game: ColonyGame, answer: str | tuple[str, ...]) -> str | tuple[str, ...]:
    """Contributions to the joint crisis are laid open, and only fitting cards are taken (16.3)."""
    crisis = game.state.crisis
    return game.content.crises[crisis].prevent if crisis else ()


def one_noise(game: ColonyGame, answer: int, seat: int) -> int:
    """Noise may be made once in a search (R-332)."""
    return 1


def no_rivals(game: ColonyGame, attacks: list[Option], survivor: Survivor) -> list[Option]:
    """Nobody attacks survivors: that is what combats are for."""
    return [option for option in attacks if option.verb != "attack-survivor"]


def bites_wait(game: ColonyGame, waits: bool, survivor: Survivor) -> bool:
    """While two act at the same time bites are set aside (R-320); in the move step they are not (R-344)."""
    return Warring.of(game).acting


def after_combat(game: ColonyGame, waits: bool) -> bool:
    """Whoever loses the last survivor in combat gets a new one at the end of that step (R-345)."""
    return Warring.of(game).fighting


def left_behind(game: ColonyGame, zone: str, survivor: Survivor) -> str:
    """What somebody had who died at an enemy colony goes to its leader (16.4)."""
    home = survivor.place
    return f"{SPOILS}:{home}" if home in HOMES and game.is_foreign(survivor.owner, home) else zone


def shared_out(game: ColonyGame, answer: Procedure | None) -> Procedure | None:
    """Somebody has to share out what enemies have left."""
    for home, cards in Warring.of(game).spoils.items():
        if cards:
            return ShareSpoils(home)
    return answer


@procedure
class ShareSpoils(Procedure):
    """The leader of a colony gives the equipment of dead enemies to survivors at home; without any it is gone."""

    home: str

    def start(self, game: ColonyGame) -> None:
        """Card by card."""
        cards = Warring.of(game).spoils[self.home]
        colony = game.colony_at(self.home)
        if not cards or colony is None:
            return
        there = [one for one in of_side(game, self.home, number_of(game, colony)) if not one.aside]
        if there:
            people = People([one.id for one in there], at=self.home)
            game.call(Choose(colony.first, "survivor", "spoils", people), then=self.given)
            return
        for card in cards:
            game.remove_item(card)
        game.emit("spoils-lost", place=self.home, cards=game.card_ids(cards))
        cards.clear()

    def given(self, game: ColonyGame, choice: Choose) -> None:
        """One card to whoever was named; then the next."""
        cards = Warring.of(game).spoils[self.home]
        survivor = game.survivor(choice.first) if choice.picked else None
        if survivor is not None and cards:
            card = cards.pop(0)
            survivor.items = [*survivor.items, card]
            game.emit("spoils-taken", survivor=survivor.id, card=game.item(card).id)
        self.go(self.start)
