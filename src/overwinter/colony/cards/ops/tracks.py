"""Morale, food, helpless survivors, crisis, objective."""

from __future__ import annotations

from overwinter.kernel.procedure import Procedure

from ...game import ColonyGame
from ...rules.fuel import BurnFuel
from ...rules.questions import spend_charge
from ...rules.zombies import HelplessDie, helpless_left
from ...state import Colony
from ..effects import Effect
from ..vocabulary import Amount, Checks, Mood, Who, op


@op("nothing")
def nothing(game: ColonyGame, effect: Effect) -> None:
    """Nothing happens."""


@op("morale")
def morale(game: ColonyGame, effect: Effect, n: Amount) -> None:
    """Morale rises or falls by ``n``."""
    game.change_morale(game.colony_of(effect.seat), n, effect.source)


@op("food")
def food(game: ColonyGame, effect: Effect, n: Amount) -> None:
    """Food is added to or taken from the supply, as far as there is any."""
    if n > 0 and _spoiled(game, effect):
        return
    change = game.change_food(game.colony_of(effect.seat), n)
    effect.fell_short(-n, -change)


def _spoiled(game: ColonyGame, effect: Effect) -> bool:
    """Whether the food card that is played is poisoned; then the next one is not."""
    card = game.content.cards.get(effect.source)
    if card is None or card.symbol != "food":
        return False
    poison = next((x for x, _ in game.lasting_hooks("spoiled-food", game.colony_of(effect.seat))), None)
    if poison is not None:
        game.emit("food-spoiled", card=effect.source, source=poison.source)
        spend_charge(game, poison)
    return poison is not None


@op("starvation")
def starvation(game: ColonyGame, effect: Effect, n: Amount) -> None:
    """Starvation tokens are put into the supply; this alone costs no morale."""
    colony = game.colony_of(effect.seat)
    colony.starvation += n
    game.emit("starvation", n=n, starvation=colony.starvation, **game.whose(colony))


@op("add-helpless")
def add_helpless(game: ColonyGame, effect: Effect, n: Amount, unruly: bool = False, always: bool = False) -> None:
    """Helpless survivors come to the colony, as many as find a space. An exiled player adds none (``always``: it
    does not matter who you are), nor does the lone wolf. ``unruly``: they are unruly."""
    colony, wanted = game.colony_of(effect.seat), n
    if (game.player(effect.seat).exiled and not always) or game.place_card(colony.place).shelter:
        return
    n = max(0, min(n, game.free_spaces(colony.place)))
    effect.fell_short(wanted, n)
    if n:
        colony.helpless += n
        colony.unruly += n if unruly else 0
        game.emit("helpless", n=n, helpless=colony.helpless, **game.whose(colony))
        game.happened("survivors-added", effect.seat, n=n, place=colony.place)


@op("remove-helpless")
def remove_helpless(game: ColonyGame, effect: Effect, n: Amount) -> None:
    """Helpless survivors leave the game. That is no death and costs no morale by itself."""
    colony, wanted = game.colony_of(effect.seat), n
    n = min(n, colony.helpless)
    effect.fell_short(wanted, n)
    colony.helpless -= n
    colony.unruly = min(colony.unruly, colony.helpless)
    effect.scope["removed"] = n
    if n:
        game.emit("helpless", n=-n, helpless=colony.helpless, **game.whose(colony))
        helpless_left(game, colony)


@op("unruly")
def unruly(game: ColonyGame, effect: Effect, n: Amount = 1, to: Mood = "unruly") -> None:
    """``n`` helpless survivors become unruly, or (to = "calm") calm again, as far as there are any."""
    colony, wanted = game.colony_of(effect.seat), n
    n = min(n, colony.unruly) if to == "calm" else min(n, colony.helpless - colony.unruly)
    effect.fell_short(wanted, n)
    if n > 0 and to == "unruly":
        n -= _kept_calm(game, colony)
    if n > 0:
        colony.unruly += -n if to == "calm" else n
        game.emit("unruly", n=-n if to == "calm" else n, unruly=colony.unruly, **game.whose(colony))


def _kept_calm(game: ColonyGame, colony: Colony) -> int:
    """How many of those who would become unruly stay calm: one for each effect that sees to it."""
    keeping = [lasting for lasting, _ in game.lasting_hooks("stays-calm", colony)]
    for lasting in keeping:
        lasting.used = True
        game.emit("kept-calm", card=lasting.source)
    return len(keeping)


@op("kill-helpless")
def kill_helpless(game: ColonyGame, effect: Effect, n: Amount) -> Procedure:
    """Helpless survivors die: 1 morale each."""
    colony = game.colony_of(effect.seat)
    effect.fell_short(n, min(n, colony.helpless))
    return HelplessDie(colony.place, n)


@op("clean-waste")
def clean_waste(game: ColonyGame, effect: Effect, n: Amount) -> None:
    """Up to ``n`` cards, the latest first, leave the waste pile and the game. That is no action."""
    colony = game.colony_of(effect.seat)
    waste = colony.waste
    gone = [waste.pop() for _ in range(min(n, len(waste)))]
    for card in gone:
        game.remove_item(card)
    if gone:
        game.emit("waste-removed", n=len(gone), waste=len(waste), **game.whose(colony))


@op("first-player")
def first_player(game: ColonyGame, effect: Effect, to: Who) -> None:
    """That player is first player from now on."""
    if to:
        game.colony_of(effect.seat).first = to[0]
        game.emit("first-player", seat=to[0])


@op("cancel-next-crisis")
def cancel_next_crisis(game: ColonyGame, effect: Effect) -> None:
    """The next crisis revealed leaves the game; nothing is resolved in that round."""
    game.state.cancel_crisis += 1


@op("bottom-current-crisis")
def bottom_current_crisis(game: ColonyGame, effect: Effect) -> None:
    """This round's crisis goes under its deck unresolved; what was contributed leaves the game unseen."""
    state = game.state
    if not state.crisis:
        return
    state.crisis_deck.append(state.crisis)
    for seat in game.in_play():
        game.peek(seat, "crisis", card=state.crisis)
    game.emit("crisis-buried", crisis=state.crisis)
    state.crisis = ""
    for entry in state.contributions:
        if entry.seen:
            game.remove_item(entry.card)
    game.remove_unseen("contributions", [entry.card for entry in state.contributions if not entry.seen])
    state.contributions = []


@op("add-victory-condition")
def add_victory_condition(game: ColonyGame, effect: Effect, check: Checks) -> None:
    """The main objective asks for this as well from now on."""
    colony = game.colony_of(effect.seat)
    if check not in colony.conditions:
        colony.conditions = [*colony.conditions, check]
        game.emit("condition-added", card=effect.source)


@op("sample-roll")
def sample_roll(game: ColonyGame, effect: Effect) -> None:
    """Roll a die; on 4 or more the zombie that was killed becomes a sample on the objective."""
    colony, rolled = game.colony_of(effect.seat), game.roll()
    if rolled >= 4:
        colony.samples += 1
    game.emit("sample-roll", n=rolled, samples=colony.samples)


@op("burn-fuel")
def burn_fuel(game: ColonyGame, effect: Effect) -> Procedure:
    """One fuel card has to be laid on the objective, out of anybody's hand, or the game is lost."""
    return BurnFuel()
