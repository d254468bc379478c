"""Use abilities: of survivors, of their equipment, of lasting effects."""

from __future__ import annotations

from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ...cards.content import Ability, Use
from ...cards.effects import Context, Effect, holds
from ...cards.ops.dice import spend_die
from ...game import ColonyGame
from ...state import Lasting, Survivor
from .. import questions
from ..questions import label_of
from .base import Action, Desk, Reason, no_die

USE = OptionKind("use", "survivor", "card", "die")
USE_EFFECT = OptionKind("use-effect", "card")


class AbilityAction(Action):
    """Use an ability of a survivor, of equipment, or of a lasting effect."""

    verbs = ("use", "use-effect")
    explained = "ability"

    def options(self, desk: Desk, out: list[Option]) -> None:
        """Every ability that is ready, with every fitting die."""
        game = desk.game
        for survivor in desk.own:
            for use in action_uses(game, survivor):
                die = use.ability.die
                dice = desk.dice_from(die) if die else None
                if (dice is None or dice) and self._usable(desk, survivor, use):
                    out += USE.each(survivor.id, label_of(game, use), dice)
        if game.state.lasting:
            out += dict.fromkeys(USE_EFFECT[x.source] for x, a in shared_actions(game, desk.seat, "action"))
        if desk.side.actions:
            out += [USE_EFFECT[desk.colony.objective] for _ in goal_actions(game, desk.seat)[:1]]

    def _usable(self, desk: Desk, survivor: Survivor, use: Use) -> bool:
        """Whether there is no :meth:`_problem`, given a die; asked far more often than why."""
        ability = use.ability
        if not questions.ready(desk.game, survivor, use):
            return False
        if ability.die and desk.restricted and questions.forbidden(desk.game, survivor, "die-ability"):
            return False
        return not ability.requires or holds(
            desk.game, ability.requires, Context(desk.seat, {"user": [survivor.id]})
        )

    def _problem(self, desk: Desk, survivor: Survivor, use: Use) -> Reason | None:
        """Why this ability cannot be used now."""
        game, ability = desk.game, use.ability
        if not questions.located(game, survivor, ability.at):
            return Reason("why-wrong-place", {"survivor": survivor.id, "place": ability.at})
        if not questions.ready(game, survivor, use):
            return Reason("why-used", {"survivor": survivor.id})
        if ability.die and questions.forbidden(game, survivor, "die-ability"):
            return Reason("why-forbidden", {"survivor": survivor.id})
        if ability.die and (reason := no_die(desk, ability.die, survivor)):
            return reason
        if ability.requires and not holds(game, ability.requires, Context(desk.seat, {"user": [survivor.id]})):
            return Reason("why-no-use")
        return None

    def why_not(self, desk: Desk, survivor: Survivor) -> Reason | None:
        """The reason for the survivor's own ability, else for one of its equipment; it may have none to use."""
        problems = []
        for use in action_uses(desk.game, survivor):
            problem = self._problem(desk, survivor, use)
            if problem is None:
                return None
            problems.append(problem)
        if questions.forbidden(desk.game, survivor, "ability"):
            return Reason("why-forbidden", {"survivor": survivor.id})
        return problems[0] if problems else Reason("why-passive")

    def begin(self, game: ColonyGame, seat: int, option: Option) -> Procedure:
        if option.verb == "use-effect" and option["card"] == game.colony_of(seat).objective:
            return Effect(goal_actions(game, seat)[0].do, seat, option["card"], {})
        if option.verb == "use-effect":
            lasting, ability = next(
                (x, a) for x, a in shared_actions(game, seat, "action") if x.source == option["card"]
            )
            return Effect(ability.do, seat, lasting.source, {})
        return UseAbility(seat, option["survivor"], option["card"], option.get("die") or 0)


def action_uses(game: ColonyGame, survivor: Survivor) -> tuple[Use, ...]:
    """The action abilities of a survivor, ready or not; an unused copy before a used one."""
    card = game.content.survivors[survivor.id]
    if not (survivor.items or game.state.lasting or len(card.actions) > 1 or "copies-abilities" in card.hooks):
        return card.actions  # the usual case
    uses = [use for use in questions.abilities_of(game, survivor) if use.ability.when == "action"]
    if game.state.lasting:
        uses += [Use(a, -1, x) for x, a in _anyones(game, "action") if by_survivor(a)]
    if len(uses) < 2:
        return tuple(uses)
    best: dict[str, Use] = {}
    for use in uses:
        label = label_of(game, use)
        if label not in best or not questions.ready(game, survivor, best[label]):
            best[label] = use
    return tuple(best.values())


def by_survivor(ability: Ability) -> bool:
    """Whether an ability of an effect beside the board is used by a survivor: one who is there, with a die."""
    return bool(ability.die) or ability.at != "anywhere"


def _anyones(game: ColonyGame, when: str) -> list[tuple[Lasting, Ability]]:
    """Abilities of effects beside the board that every player may use."""
    beside = [x for x in game.state.lasting if not x.survivor and x.seat < 0]
    return [(x, a) for x in beside for a in game.content.abilities[x.abilities] if a.when == when and a.anyone]


def shared_actions(game: ColonyGame, seat: int, when: str) -> list[tuple[Lasting, Ability]]:
    """Abilities of lasting effects that a player may use: the own ones and those for anyone."""
    found = []
    for lasting in game.state.lasting:
        if lasting.survivor or (lasting.seat >= 0 and lasting.seat != seat):
            continue
        for ability in game.content.abilities[lasting.abilities]:
            shared = ability.anyone and not by_survivor(ability)
            usable = ability.when == when and (shared or lasting.seat == seat)
            if usable and holds(game, ability.requires, Context(seat)):
                found.append((lasting, ability))
    return found


def goal_actions(game: ColonyGame, seat: int) -> list[Ability]:
    """What a player may do for the main objective now."""
    actions = game.side_of(game.colony_of(seat)).actions
    return [ability for ability in actions if holds(game, ability.requires, Context(seat))]


@procedure
class UseAbility(Procedure):
    """Spend the die, mark it used, do what it says."""

    seat: int
    survivor: str
    card: str
    die: int

    def start(self, game: ColonyGame) -> None:
        survivor = game.state.survivors[self.survivor]
        use = next(u for u in action_uses(game, survivor) if label_of(game, u) == self.card)
        if self.die:
            spend_die(game, self.seat, self.die)
        questions.mark_used(game, survivor, use)
        game.emit("used", survivor=self.survivor, card=self.card)
        scope = {"user": [self.survivor], "item": use.item}
        game.call(Effect(use.ability.do, self.seat, self.card, scope))
