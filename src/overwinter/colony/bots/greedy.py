"""A careful bot: it weighs every option in morale and takes the best, one decision at a time.

It works for the colony (feeds, cleans, builds, averts crises when that pays, keeps people alive) and for its own
objective. A betrayer plays along, gathers what it needs, and then strikes. What it weighs is in
:mod:`~overwinter.colony.bots.judgement` (the board), :mod:`~overwinter.colony.bots.wants` (cards),
:mod:`~overwinter.colony.bots.crisis` (this round's), :mod:`~overwinter.colony.bots.actions` (the turn) and
:mod:`~overwinter.colony.bots.prospect` (crossroads, and whatever nobody has an opinion about: so it plays every
module from its first day); here are the bot itself and all smaller decisions.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from overwinter.kernel.options import Option

from ..game import ColonyGame
from .actions import SCAPEGOAT, SUSPECT, Turn
from .base import BOTS, Sight, printed_cards
from .beliefs import Memory
from .combat import TURNS, drawn, mixture
from .judgement import Judgement
from .prospect import WORLDS, imagined, position_worth, try_out
from .temper import EVEN, Temper


class GreedyBot:
    """Takes the option that looks best right now.

    ``tries``: in how many imagined games it tries out what it has no opinion about (0: it takes anything; else
    actions of a turn are always tried in :data:`~overwinter.colony.bots.prospect.WORLDS`);
    ``watches``: whether it remembers what the others did, and what that says of them. Nobody remembers anything in
    an imagined game.
    """

    def __init__(self, *, tries: int = WORLDS, temper: Temper = EVEN, watches: bool = True) -> None:
        self.tries = tries
        self.temper = temper
        self.memory = Memory() if watches else None

    def choose(self, sight: Sight) -> Option:
        """Answer any decision."""
        options = sight.options
        if len(options) == 1:
            return options[0]
        rated = self.rate(sight)
        return options[rated.index(max(rated))]

    def rate(self, sight: Sight) -> list[float]:
        """What each of the options is worth."""
        recall = partial(self.memory.beliefs, sight) if self.memory is not None else None
        turn = Turn(Judgement(sight.view, sight.seat, printed_cards(sight), self.temper, recall))
        weigh = self.weighing(sight)
        return [weigh(turn, sight, option) + 0.001 * sight.rng.random() for option in sight.options]

    def weighing(self, sight: Sight) -> Weighing:
        """How the options of a decision are weighed."""
        return self.opinion(sight) or self._trying(sight)

    def opinion(self, sight: Sight) -> Weighing | None:
        """The rule of thumb for a decision; ``None`` if there is none, and the options have to be tried out."""
        if sight.kind in ("turn", "move-step"):
            return _turn(sight.decision.id) if self.tries else _turn_untried
        if sight.about.get("vote") == "crossroads-vote" or self._two_ways(sight):
            return None
        if sight.kind in _SECRET:
            return _SECRET[sight.kind](sight)
        weigh = _WEIGHING.get(sight.kind)
        if weigh is not None:
            return weigh
        if sight.kind.startswith("choose-"):
            return _choosing
        yes_or_no = {option.verb for option in sight.options} == {"yes", "no"}
        return _yes_or_no if yes_or_no else None

    @staticmethod
    def _two_ways(sight: Sight) -> bool:
        """Whether a card asks which of its ways to go, or whether a survivor uses what it can do."""
        if sight.kind == "may":
            return str(sight.about.get("card", "")) in printed_cards(sight).survivors
        return sight.kind == "choose-order" and {option["order"] for option in sight.options} == {
            "first",
            "second",
        }

    def _trying(self, sight: Sight) -> Weighing:
        return _tried(sight.rng.getrandbits(32), self.tries) if self.tries else _any


BOTS["greedy"] = GreedyBot
_UNTRIED = GreedyBot(tries=0, watches=False)
"""Who answers in the games that something is tried out in."""
Weighing = Callable[[Turn, Sight, Option], float]


def _any(turn: Turn, sight: Sight, option: Option) -> float:
    return 0.0


def _turn(seed: int) -> Weighing:
    """An action that nobody has an opinion about is worth what it changes in imagined games."""
    tried = _tried(seed, WORLDS)

    def weigh(turn: Turn, sight: Sight, option: Option) -> float:
        if turn.weighs(option):
            return turn.worth(option)
        before = position_worth(turn.judge)
        return tried(turn, sight, option) + (before if turn.judge.striking else -before)

    return weigh


def _turn_untried(turn: Turn, sight: Sight, option: Option) -> float:
    return turn.worth(option) if turn.weighs(option) else -1.0


def _tried(seed: int, worlds: int) -> Weighing:
    """Try a choice in imagined games, all choices in the same ones; who strikes wants the worst for the colony."""
    games: list[ColonyGame] = []

    def weigh(turn: Turn, sight: Sight, option: Option) -> float:
        if not games:
            games.extend(imagined(sight, seed, worlds))
        worth = try_out(sight, option, _UNTRIED, games, seed)
        return -worth if turn.judge.striking else worth

    return weigh


def _elect(turn: Turn, sight: Sight, option: Option) -> float:
    """Who should lead the colony."""
    return turn.war.ballot(int(option["seat"]))


def _mission(turn: Turn, sight: Sight, option: Option) -> float:
    """Which mission of the lone wolf is completed, or laid aside."""
    match option.verb:
        case "mission":
            return turn.lone.mission(str(option["card"]))
        case "swap-mission":
            return turn.lone.swap(str(option["card"]))
    return 0.0


def _join(turn: Turn, sight: Sight, option: Option) -> float:
    """Run from a combat, or take a side."""
    place = str(sight.about["place"])
    if option.verb == "run-from-combat":
        return turn.lone.run(place)
    return turn.lone.join(place, str(option["colony"]))


def _secretly(pick: Callable[[Turn, Sight], int]) -> Callable[[Sight], Weighing]:
    """What both sides choose in secret is drawn from the best mixture, once for all options."""

    def begin(sight: Sight) -> Weighing:
        chosen: list[int] = []

        def weigh(turn: Turn, sight: Sight, option: Option) -> float:
            if not chosen:
                chosen.append(pick(turn, sight))
            return 1.0 if sight.options[chosen[0]] == option else 0.0

        return weigh

    return begin


def _tactic(turn: Turn, sight: Sight) -> int:
    """Which of the tactics."""
    cards = [turn.judge.content.further["tactic"][str(option["card"])] for option in sight.options]
    return drawn(turn.war.tonight.choice(cards), sight.rng)


def _change_tactic(turn: Turn, sight: Sight, option: Option) -> float:
    """What is better against what they have turned up."""
    ours, theirs = turn.war.camps
    cards = turn.judge.content.further["tactic"]
    mine = cards[str(option.get("card") or ours.tactic)]
    return turn.war.tonight.met(mine, cards[theirs.tactic], TURNS)[0]


def _bid(turn: Turn, sight: Sight) -> int:
    """How many bullets."""
    ours, theirs = turn.war.camps
    cards = turn.judge.content.further["tactic"]
    matrix = turn.war.tonight.bids(ours.strength - theirs.strength, cards[ours.tactic], cards[theirs.tactic])
    return drawn(mixture(matrix), sight.rng)


_SECRET = {"tactic": _secretly(_tactic), "bid": _secretly(_bid)}
"""What is chosen in secret, at the same time as somebody else chooses."""


POOR = 3
"""A roll at the hideout that is not better than this is made once more, where it can be."""


# -- people --------------------------------------------------------------------------------------------

_GOOD_HOOKS = {
    "no-exposure-on-attack": 4.0,
    "no-exposure-on-move": 3.0,
    "bitten-as-wound": 3.0,
    "dies-at": 1.5,
    "frostbite-as-wound": 1.5,
    "search-more": 1.0,
    "clean-more": 0.5,
}
_GOOD_ACTIONS = {
    "food": 3.0,
    "heal-here": 2.5,
    "free-barricade": 2.5,
    "kill-zombies": 1.5,
    "reroll-dice": 1.5,
    "raise-die": 1.0,
    "reveal-top": 1.0,
}


def _keep_survivors(turn: Turn, sight: Sight, option: Option) -> float:
    """Good dice and good abilities; the first one leads."""
    content, worth = turn.judge.content, 0.0
    for place, name in enumerate(name for name in option.args.values() if name):
        card = content.survivors[str(name)]
        worth += 7 - card.search + 0.6 * (7 - card.attack)
        for ability in card.abilities:
            worth += _GOOD_HOOKS.get(ability.hook, 0.0)
            if ability.when == "action":
                names = (op.word.name for op in content.programs[ability.do])
                worth += max(_GOOD_ACTIONS.get(op, 0.0) for op in names)
        worth += 0.009 * card.influence if place == 0 else 0.0
    return worth


def _spread(turn: Turn, sight: Sight, option: Option) -> float:
    """Rolling costs fewer lives than killing, as long as one may stop later."""
    return 1.0 if (option.verb == "roll-bitten") != turn.judge.striking else 0.0


def _pick_survivor(turn: Turn, name: str, why: str) -> float:
    survivor = turn.judge.survivors.get(name)
    influence = turn.judge.content.survivors[name].influence / 100
    if survivor is None or why == "new-leader":
        return influence
    if why == "expel" and turn.lone.playing:
        return 1.0 if survivor.owner != turn.judge.seat else 0.0
    war = turn.war
    if war.fights and survivor.owner not in {player.seat for player in turn.judge.team}:
        # One of the enemies, or of the wolf beside us: better theirs than ours.
        return war.expel(survivor, survivor.place) if why == "expel" else 10 + war.target(survivor)
    if why == "expel":
        return war.expel(survivor, survivor.place)
    if why == "heal":
        return turn.deeds.heal_worth(survivor) + 0.052 * (survivor.owner == turn.judge.seat)
    return turn.judge.left(survivor) - influence


# -- searching and cards -----------------------------------------------------------------------------------


def _found(turn: Turn, sight: Sight, option: Option) -> float:
    """While searching: keep the best; make noise if the next card is likely to be better by more than it costs."""
    wants = turn.wants
    if option.verb == "keep":
        return wants.worth(str(option["card"]), found=True)
    if option.verb == "look-more":
        return 2.9
    if option.verb == "enough":
        return 0.0
    place, kept = str(sight.about["place"]), sight.about["kept"]
    best = max(wants.worth(str(card), found=True) for card in kept or sight.about["cards"])
    if kept:  # what was kept goes for a card that nobody knows
        return wants.best_of(place, 1, 0.0) - best
    looks = 3 if option.get("card") else 1
    return wants.best_of(place, looks, best) - wants.noise_cost(place)


def _pick_card(turn: Turn, card: str, why: str) -> float:
    wants = turn.wants
    if why in ("search-deck", "recover", "keep-revealed", "take-card", "take-arsenal"):
        return wants.worth(card, found=True)
    cost = wants.worth(card, found=False)
    if why == "keep-card":
        return cost
    if why == "lay-on-objective":
        return 0.2 if not turn.judge.striking and wants.goal_decks[turn.judge.item(card).deck] else -0.1
    if why.startswith("base-crossroads") or why in ("food-for-die", "stake"):
        return -0.1 if turn.judge.striking else 0.29 - cost
    return 1.0 - cost


def _request(turn: Turn, sight: Sight, option: Option) -> float:
    """Give what does more good on the other side; a betrayer who strikes gives nothing."""
    if option.verb in ("refuse", "done"):
        return 0.0
    judge, wants = turn.judge, turn.wants
    card, asker = str(option["card"]), int(sight.about["seat"])
    if judge.striking or judge.doubts[asker] >= SUSPECT:
        return -1.0
    cost = wants.worth(card, found=False)
    match judge.item(card).symbol:
        case "medicine":
            gain = max(
                (turn.deeds.heal_worth(s) for s in judge.survivors.values() if s.owner == asker), default=0.0
            )
        case "food":
            gain = wants.hunger / max(1, wants.food_missing) if wants.food_missing else 0.0
        case "weapon":
            gain = 1.0 if wants.unarmed and (wants.armed or wants.held["weapon"] > 1) else 0.0
        case symbol if wants.journey is not None and symbol == wants.journey.symbol:
            there = any(one.owner == asker and one.place == wants.journey.place for one in judge.friends)
            gain = 1.8 if there and wants.held[symbol] < wants.journey.price else 0.2
        case _:
            gain = 0.2
    return judge.temper.help * gain - cost


def _fuel(turn: Turn, sight: Sight, option: Option) -> float:
    """Who has the most fuel gives it; a betrayer who strikes gives none."""
    if option.verb == "no-fuel":
        return 0.5 if turn.judge.striking else 0.0
    return 0.22


# -- fighting ----------------------------------------------------------------------------------------------


def _attack_with(turn: Turn, sight: Sight, option: Option) -> float:
    """More kills at once, if what they cost is less than what they are worth."""
    if option.verb == "plain":
        return 0.0
    judge = turn.judge
    survivor = judge.survivors[str(sight.about["survivor"])]
    zombies = sum(judge.places[survivor.place].zombies)
    card = str(option["card"])
    source = judge.content.cards.get(card) or judge.content.survivors[card]
    hook = source.hooks["attack-kills"][0]
    more = min(zombies, int(hook.args["n"])) - 1
    begged = option.verb == "attack-with-request"  # what others pay costs them, and may be refused
    price = (0.21 if begged else 0.2 if hook.args["pay"] else 0.0) + (0.06 if hook.args["die"] else 0.0)
    risk = judge.attack_risk(survivor)
    gain = more * (0.11 + judge.sampling)
    return gain - price + (risk if hook.args["safe"] else -risk * more)


def _lure(turn: Turn, sight: Sight, option: Option) -> float:
    """The zombie that is the greatest danger where it is."""
    if option.verb == "done":
        return 0.034
    return turn.lure_gain(str(option["place"]), int(option["entrance"]))


def _pick_entrance(turn: Turn, sight: Sight, entrance: int, why: str) -> float:
    judge = turn.judge
    place = str(sight.about.get("place") or judge.home)
    spot = judge.places[place]
    if why == "barricade":
        gain = judge.barricade_gain(place, entrance) + turn.plans.build(place, entrance)
        return gain + 0.1 * spot.zombies[entrance - 1] + 0.054 * (entrance <= judge.arriving(place))
    if why == "tear-down":
        return -judge.barricade_gain(place, entrance)
    if why == "enter":
        return turn.war.gate(place, entrance)
    if why == "lure-to":
        return -turn.arrival_cost(place, entrance)
    gain = turn.plans.kill(place, entrance) - judge.zombie_cost(place, entrance, -1)
    return gain + 0.099 * spot.zombies[entrance - 1] + 0.05 * (entrance <= judge.arriving(place))


def _pick_place(turn: Turn, place: str, why: str) -> float:
    judge = turn.judge
    if why == "item-deck":
        return turn.wants.search_worth(place)
    if why in ("relocate", "arrival"):
        return judge.danger(place) - judge.danger(place, more=1) + 0.1 * turn.wants.search_worth(place)
    return max(turn.deeds.best_kills({place})[:1], default=0.0)


# -- everything else -----------------------------------------------------------------------------------------


def _choosing(turn: Turn, sight: Sight, option: Option) -> float:
    """Pick a survivor, card, die, entrance, place or player."""
    if option.verb == "done":
        return 0.0
    what = option.verb.removeprefix("choose-")
    value = option[what]
    why = str(sight.about.get("why", ""))
    match what:
        case "survivor" | "leader":
            return _pick_survivor(turn, str(value), why)
        case "card":
            return _pick_card(turn, str(value), why)
        case "die":
            return float(value) if why == "raise-die" else 8.3 - float(value) - (3.7 if why == "reroll" else 0.0)
        case "face":
            return float(value)
        case "entrance":
            return _pick_entrance(turn, sight, int(value), why)
        case "place":
            return _pick_place(turn, str(value), why)
        case "order":
            return 1.0 if value in ("frostbite", "unruly", "trap") else 0.0
        case "player" if why == "which-colony":
            return turn.lone.which_colony(turn.judge.view.colony_of(int(value)).place)
        case "improvement":
            return _pick_improvement(turn, str(value), why)
    return 0.46


def _pick_improvement(turn: Turn, card: str, why: str) -> float:
    """Work where the least is missing; lose where the least is lost."""
    one = next(one for one in turn.judge.view.parts["improvements"].row if one.card == card)
    worth = one.tokens - one.required
    return float(worth if (why == "advance") != turn.judge.striking else -worth)


def _exile(turn: Turn, sight: Sight, option: Option) -> float:
    """Yes against whom I take for the betrayer; a betrayer joins in where that is not suspicious."""
    judge, nominee = turn.judge, int(sight.about["nominee"])
    aye = option["choice"] == 1
    if nominee == judge.seat:
        return 0.0 if aye else 1.0
    if judge.betrayer:
        guilty = judge.gossip[nominee] >= SCAPEGOAT
    else:
        guilty = judge.doubts[nominee] >= turn.proof
    return 1.0 if aye == guilty else 0.0


def _containment(turn: Turn, sight: Sight, option: Option) -> float:
    """What is contained does not get out; whoever strikes lets it go."""
    return 1.0 if (option["choice"] == 1) != turn.judge.striking else 0.0


def _tie_break(turn: Turn, sight: Sight, option: Option) -> float:
    if "experiment" in sight.about:
        return _containment(turn, sight, option)
    return _exile(turn, sight, option) if "nominee" in sight.about else 0.0


def _yes_or_no(turn: Turn, sight: Sight, option: Option) -> float:
    """Agree to what helps."""
    wanted = sight.kind not in ("give-up-survivor", "experiment", "call-first-player")
    if sight.kind == "may":
        wanted = not turn.judge.striking
    elif sight.kind == "raid-again":
        wanted = int(sight.about["n"]) <= POOR
    return 1.0 if option.verb == ("yes" if wanted else "no") else 0.0


def _attack(turn: Turn, sight: Sight, option: Option) -> float:
    if option.verb != "attack":
        return -1.0
    return turn.attack(option, turn.judge.survivors[str(option["survivor"])])


_WEIGHING: dict[str, Weighing] = {
    "elect": _elect,
    "elect-tie": _elect,
    "swap-mission": _mission,
    "first-missions": _mission,
    "mission-now": _mission,
    "join-or-run": _join,
    "keep-survivors": _keep_survivors,
    "search": _found,
    "tie-break": _tie_break,
    "containment": _containment,
    "exile-vote": _exile,
    "request": _request,
    "request-more": _request,
    "accept": lambda turn, sight, option: 0.66 if option.verb == "accept" else 0.0,
    "dose": lambda turn, sight, option: {"yes": 1.0, "request-card": 0.54}.get(option.verb, 0.0),
    "attack-with": _attack_with,
    "change-tactic": _change_tactic,
    "attack-safely": lambda turn, sight, option: 0.0 if option.verb == "plain" else 1.0,
    "bite-spread": _spread,
    "burn-fuel": _fuel,
    "lure": _lure,
    "free-attack": _attack,
    "equip-requested": lambda turn, sight, option: _pick_survivor(turn, str(option["survivor"]), ""),
    "move-requested": lambda turn, sight, option: turn.move(option, turn.judge.survivors[str(option["survivor"])]),
    "pass-survivor": lambda turn, sight, option: -_pick_survivor(turn, str(option["survivor"]), "new-leader"),
}
