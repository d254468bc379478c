"""A careful bot: it weighs every option in morale and takes the best, one decision at a time.

It works for the colony (feeds, cleans, builds, averts crises when that pays, keeps people alive) and for its own
objective. A betrayer plays along, gathers what it needs, and then strikes.
"""

from __future__ import annotations

from collections.abc import Callable

from overwinter.colony.view import SurvivorView
from overwinter.kernel.options import Option

from .base import BOTS, Sight
from .judgement import Judgement

WORTH_DOING = 0.02
FREE_DIE = 0.02
"""What an unused die is worth: just enough not to waste it."""


class GreedyBot:
    """Takes the option that looks best right now."""

    def choose(self, sight: Sight) -> Option:
        """Answer any decision."""
        options = sight.options
        if len(options) == 1:
            return options[0]
        judge = Judgement(sight.view, sight.seat)
        weigh = _WEIGHING.get(sight.kind)
        if weigh is None:
            weigh = _choosing if sight.kind.startswith("choose-") else _yes_or_no
        best, most = options[0], float("-inf")
        for option in options:
            worth = weigh(judge, sight, option) + 0.001 * sight.rng.random()
            if worth > most:
                best, most = option, worth
        return best


BOTS["greedy"] = GreedyBot


# -- the turn ------------------------------------------------------------------------------------------


def _turn(judge: Judgement, sight: Sight, option: Option) -> float:
    """The worth of an action; ending the turn is worth what is barely worth doing."""
    if option.verb == "end-turn":
        return WORTH_DOING
    survivor = judge.survivors.get(str(option.get("survivor")))
    die = option.get("die")
    cost = 0.0 if not die else FREE_DIE * (0.5 + 0.1 * int(die))
    return _ACTIONS[option.verb](judge, option, survivor) - cost


def _attack(judge: Judgement, option: Option, survivor: SurvivorView | None) -> float:
    assert survivor is not None
    place = survivor.place
    if judge.striking:
        return -1.0
    gain = judge.kill_gain(place, int(option["target"]))
    if judge.sampling:
        gain += 0.3
    if "zombies-max" in judge.goals and place != judge.home:
        gain += 0.3
    return gain + 0.02 - judge.attack_risk(survivor)


def _attack_survivor(judge: Judgement, option: Option, survivor: SurvivorView | None) -> float:
    return 0.05 if judge.striking else -1.0


def _search(judge: Judgement, option: Option, survivor: SurvivorView | None) -> float:
    assert survivor is not None
    return judge.search_worth(survivor.place)


def _barricade(judge: Judgement, option: Option, survivor: SurvivorView | None) -> float:
    assert survivor is not None
    if judge.striking:
        return -1.0
    place, entrance = survivor.place, int(option["entrance"])
    gain = 0.1 + judge.barricade_gain(place, entrance)
    here = judge.places[place]
    for condition in judge.view.colony.goal:
        if condition.name == "barricades-min" and not condition.met:
            where = str(condition.args["where"])
            if where == "colony" and place == judge.home:
                gain += 0.3
            elif where == "each-colony-entrance" and place == judge.home:
                gain += 0.4 if not here.barricades[entrance - 1] else 0.0
            elif where == "each-non-colony" and place != judge.home:
                gain += 0.5 if not sum(here.barricades) else 0.0
    crowded = here.zombies[entrance - 1] / max(1, here.entrance_spaces)
    return gain + 0.02 * crowded


def _clean(judge: Judgement, option: Option, survivor: SurvivorView | None) -> float:
    waste = len(judge.view.colony.waste) + judge.after_me
    saved = waste // 10 - max(0, waste - 3) // 10
    if judge.striking:
        return -1.0
    nights = min(3, judge.view.rounds_left)
    return 0.5 * saved * nights + (0.1 if waste >= 6 else 0.03)


def _attract(judge: Judgement, option: Option, survivor: SurvivorView | None) -> float:
    return -0.1


def _move(judge: Judgement, option: Option, survivor: SurvivorView | None) -> float:
    assert survivor is not None
    to, fuel = str(option["to"]), option.get("card")
    card = judge.content.survivors[survivor.id]
    risk = judge.card_worth(str(fuel)) if fuel else judge.move_risk(survivor, to)
    here, there = _stay(judge, survivor, survivor.place), _stay(judge, survivor, to)
    dice = [die for die in judge.me.unused if die >= card.search]
    gain = 0.0
    if to != judge.home and dice:
        gain += judge.search_worth(to) * min(2, len(dice)) * 0.8
    if survivor.place != judge.home and dice:
        gain -= judge.search_worth(survivor.place) * min(2, len(dice)) * 0.8
    for condition in judge.view.colony.goal:
        if condition.name == "barricades-min" and str(condition.args["where"]) == "each-non-colony":
            bare = to != judge.home and not sum(judge.places[to].barricades)
            gain += 0.5 if bare and judge.me.unused and not condition.met else 0.0
        if condition.name == "zombies-max" and to == judge.home and judge.view.rounds_left <= 2:
            gain += 0.3
    return gain + there - here - risk


def _stay(judge: Judgement, survivor: SurvivorView, place: str) -> float:
    """How good it is to spend the night somewhere."""
    spot = judge.places[place]
    if place == judge.home:
        return -0.1 if judge.view.colony.food < judge.food_need else -0.05
    others = judge.people[place] - (1 if survivor.place == place else 0)
    room = sum(spot.entrance_spaces - z for z in spot.zombies) - (others + 1)
    protected = sum(spot.barricades)
    if room < 0:
        return -1.0 + 0.3 * protected
    return 0.12 if room > 0 else 0.0


def _use(judge: Judgement, option: Option, survivor: SurvivorView | None) -> float:
    """An ability: worth what its operations are worth."""
    assert survivor is not None
    card = str(option["card"])
    source = judge.content.survivors.get(card) or judge.content.cards.get(card)
    abilities = [a for a in source.abilities if a.when == "action"] if source else []
    if not abilities:
        return 0.05
    program = judge.content.programs[abilities[0].do]
    names = {op.word.name for op in program}
    if "kill-zombies" in names or "kill-zombie-anywhere" in names:
        risky = any(op.args.get("rolls") for op in program)
        kills = min(2, sum(judge.places[survivor.place].zombies))
        danger = judge.danger(survivor.place)
        bonus = 0.3 if judge.sampling else 0.0
        return kills * (0.08 + bonus) + 0.5 * min(1.0, danger) - (judge.attack_risk(survivor) if risky else 0.0)
    if "heal-here" in names:
        return 0.35
    if "free-barricade" in names:
        return 0.25
    if "reroll-dice" in names:
        return 0.15 if any(die <= 2 for die in judge.me.unused) else -0.1
    if "raise-die" in names:
        return 0.06
    if names & {"take-card", "borrow-pip"}:
        return -0.2 if judge.view.setup.mode == "cooperative" else 0.03
    return judge.program_worth(abilities[0].do, {}) or 0.03


def _play(judge: Judgement, option: Option, survivor: SurvivorView | None) -> float:
    card = str(option["card"])
    printed = judge.item(card)
    view, waste = judge.view, 0.05
    if printed.symbol == "food":
        return _feed(judge, printed.name) - (judge.card_worth(card) - 0.12) - waste
    if printed.name == "medicine":
        near = {s.place for s in judge.own}
        hurt = [
            s.wounds + s.frostbite + 0.5 * bool(s.frostbite)
            for s in view.survivors
            if s.owner == judge.seat or s.place in near
        ]
        worst = max(hurt, default=0)
        return (0.2 * worst + (0.5 if worst >= 2 else 0.0)) - judge.card_worth(card) - waste if worst else -0.5
    if printed.outsider:
        extra = {"outsider-1": 0.0, "outsider-2": 0.15, "outsider-3": 0.35}.get(printed.name, 0.2)
        return 0.09 * view.rounds_left - extra - (judge.card_worth(card) - 0.12)
    if printed.name == "junk":
        low = min(judge.me.unused, default=6)
        return (0.1 if low <= 1 else -0.2) - (judge.card_worth(card) - 0.12) - waste
    if printed.name == "padlock":
        return 0.3 + 0.5 * judge.danger(judge.home) - judge.card_worth(card)
    if printed.name == "adrenaline-shot":
        return 0.05 - judge.card_worth(card)
    if printed.name in ("scissors", "reading-lamp"):
        bonus = 0.3 if judge.sampling else 0.0
        return 0.15 + bonus - judge.card_worth(card)
    return -0.2


def _feed(judge: Judgement, name: str) -> float:
    """What a food card does for the supply."""
    n = {"food-1": 1, "food-2": 2, "food-3": 3}.get(name, 1)
    colony = judge.view.colony
    if judge.striking:
        return -1.0
    missing = judge.food_need - colony.food
    if missing > 0:
        mine = sum(
            {"food-1": 1, "food-2": 2, "food-3": 3}.get(judge.item(card).name, 0)
            for card in (judge.view.me.hand if judge.view.me else ())
        )
        helped = mine >= missing or judge.after_me > 0
        return (1 + colony.starvation) * min(n, missing) / missing * (0.95 if helped else 0.3) + 0.1
    nights = max(0, judge.view.rounds_left - 1)
    wanted = judge.food_need * nights
    return 0.25 if colony.food - judge.food_need < min(wanted, 2 * judge.food_need) else -0.1


def _equip(judge: Judgement, option: Option, survivor: SurvivorView | None) -> float:
    assert survivor is not None
    card = str(option["card"])
    printed = judge.item(card)
    worth = 0.3
    if judge.hoard[printed.symbol] >= judge.hand_count(printed.symbol):
        worth -= 0.5
    if judge._crisis_wants(printed.symbol):
        worth -= 0.15
    if "each-loyal-player-equipped" in judge.goals and printed.symbol == "weapon":
        worth += 0.6
    fighter = 7 - judge.content.survivors[survivor.id].attack
    seeker = 7 - judge.content.survivors[survivor.id].search
    suited = fighter if printed.symbol in ("weapon", "tool") else seeker
    return worth + 0.01 * suited - 0.05 * len(survivor.equipment)


def _contribute(judge: Judgement, option: Option, survivor: SurvivorView | None) -> float:
    crisis = judge.view.crisis
    if crisis is None:
        return -1.0
    card = str(option["card"])
    printed = judge.item(card)
    fits = printed.symbol in crisis.symbols
    if judge.striking:
        return -0.2 if fits else 0.3 * (crisis.contributions > 0) - judge.card_worth(card)
    if not fits or option.get("survivor"):
        return -1.0
    missing = crisis.need - crisis.contributions
    mine = sum(1 for c in (judge.view.me.hand if judge.view.me else ()) if judge.item(c).symbol in crisis.symbols)
    others = 0.9 * judge.after_me
    if missing <= 0:
        return -0.3
    if mine + others < missing:
        return -0.2
    stake = max(0.6, -judge.program_worth(judge.content.crises[crisis.card].fail, {}))
    share = min(1.0, (missing - 0.6 * others) / max(1, mine))
    return min(2.0, stake) / max(1, missing) * (0.55 + 0.6 * share) - (judge.card_worth(card) - 0.2)


def _supply(judge: Judgement, option: Option, survivor: SurvivorView | None) -> float:
    symbol = judge.item(str(option["card"])).symbol
    if judge.betrayer:
        return -1.0
    kept = judge.hoard[symbol] and judge.hand_count(symbol) <= judge.hoard[symbol] and judge.view.rounds_left > 2
    return (0.7 if judge.goal_symbols[symbol] else -0.5) - (0.4 if kept else 0.0)


def _spend_food(judge: Judgement, option: Option, survivor: SurvivorView | None) -> float:
    return -0.1 if not judge.striking or judge.view.colony.food == 0 else 0.05


def _never(judge: Judgement, option: Option, survivor: SurvivorView | None) -> float:
    return -0.5


def _nominate(judge: Judgement, option: Option, survivor: SurvivorView | None) -> float:
    known = judge.view.me.known if judge.view.me else ()
    for peek in known:
        if peek.zone == f"objective:{option['seat']}":
            secret = judge.content.secrets.get(peek.card)
            if secret is not None and secret.kind == "betrayal" and not judge.betrayer:
                return 1.0
    return 0.1 if judge.striking and judge.view.colony.morale <= 5 else -1.0


_ACTIONS: dict[str, Callable[[Judgement, Option, SurvivorView | None], float]] = {
    "attack": _attack,
    "attack-survivor": _attack_survivor,
    "search": _search,
    "barricade": _barricade,
    "clean": _clean,
    "attract": _attract,
    "move": _move,
    "use": _use,
    "use-effect": _never,
    "play": _play,
    "equip": _equip,
    "ration": _never,
    "contribute": _contribute,
    "supply": _supply,
    "hand-off": _never,
    "spend-food": _spend_food,
    "request": _never,
    "nominate": _nominate,
}


# -- other decisions -----------------------------------------------------------------------------------


def _keep_survivors(judge: Judgement, sight: Sight, option: Option) -> float:
    worth = 0.0
    for place, name in enumerate(option.args.values()):
        card = judge.content.survivors[str(name)]
        worth += 14 - card.attack - card.search + (1 if card.abilities else 0)
        worth += 0.01 * card.influence if place == 0 else 0.0
    return worth


def _found(judge: Judgement, sight: Sight, option: Option) -> float:
    """While searching: keep the best; make noise only for a poor find."""
    if option.verb == "keep":
        return judge.find_worth(str(option["card"]))
    if option.verb == "look-more":
        return 2.0
    if option.verb == "enough":
        return 0.0
    place = judge.places[str(sight.about["place"])]
    full = sum(z + b for z, b in zip(place.zombies, place.barricades, strict=True)) + place.noise
    room = place.entrance_spaces - full - judge.people[place.id]
    return 0.42 if room > 0 else 0.15


def _crossroads(judge: Judgement, sight: Sight, option: Option) -> float:
    card = judge.content.crossroads[str(sight.about["card"])]
    worth = judge.program_worth(card.options[int(option["choice"]) - 1].do, {})
    return -worth if judge.striking else worth


def _exile(judge: Judgement, sight: Sight, option: Option) -> float:
    nominee = int(sight.about["nominee"])
    aye = option["choice"] == 1
    if nominee == judge.seat:
        return 0.0 if aye else 1.0
    guilty = _nominate(judge, _Nominee(nominee), None) > 0.5  # type: ignore[arg-type]
    return 1.0 if aye == (guilty or judge.betrayer) else 0.0


class _Nominee(dict[str, int]):
    """Looks like an option that names a seat."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat=seat)


def _request(judge: Judgement, sight: Sight, option: Option) -> float:
    """Give what is not needed; a striking betrayer gives nothing."""
    if option.verb == "refuse" or judge.striking:
        return 0.0 if option.verb == "refuse" else -1.0
    return 0.25 - judge.card_worth(str(option["card"]))


def _attack_with(judge: Judgement, sight: Sight, option: Option) -> float:
    if option.verb == "plain":
        return 0.0
    survivor = judge.survivors[str(sight.about["survivor"])]
    zombies = sum(judge.places[survivor.place].zombies)
    card = str(option["card"])
    source = judge.content.cards.get(card) or judge.content.survivors[card]
    hook = source.hooks["attack-kills"][0]
    kills = min(zombies, int(hook.args["n"])) - 1
    price = 0.2 if hook.args["pay"] else 0.0
    risk = 0.0 if hook.args["safe"] else judge.attack_risk(survivor)
    return 0.2 * kills - price - risk * kills


def _spread(judge: Judgement, sight: Sight, option: Option) -> float:
    """Rolling costs fewer lives than killing, as long as one may stop later."""
    return 1.0 if (option.verb == "roll-bitten") != judge.striking else 0.0


def _fuel(judge: Judgement, sight: Sight, option: Option) -> float:
    return 0.5 if option.verb in ("no-fuel",) and judge.striking else (0.0 if option.verb == "no-fuel" else 0.3)


def _choosing(judge: Judgement, sight: Sight, option: Option) -> float:
    """Pick a survivor, card, die, entrance, place or player."""
    if option.verb == "done":
        return 0.0
    what = option.verb.removeprefix("choose-")
    value = option[what]
    why = str(sight.about.get("why", ""))
    match what:
        case "survivor" | "leader":
            return _pick_survivor(judge, str(value), why)
        case "card":
            return _pick_card(judge, str(value), why)
        case "die":
            return float(value) if why == "raise-die" else 7.0 - float(value)
        case "face":
            return float(value)
        case "entrance":
            return _pick_entrance(judge, sight, int(value), why)
        case "place":
            return _pick_place(judge, str(value), why)
    return 0.5


def _pick_survivor(judge: Judgement, name: str, why: str) -> float:
    survivor = judge.survivors.get(name)
    influence = judge.content.survivors[name].influence / 100
    if survivor is None:
        return influence
    tokens = survivor.wounds + survivor.frostbite
    if why == "heal":
        return tokens + 0.5 * (survivor.owner == judge.seat) + 0.3 * bool(survivor.frostbite)
    if why in ("new-leader",):
        return influence
    return 3.0 - tokens - influence


def _pick_card(judge: Judgement, card: str, why: str) -> float:
    if why in ("search-deck", "recover", "keep-revealed", "take-card"):
        return judge.find_worth(card)
    if why == "keep-card":
        return judge.card_worth(card)
    if why.startswith("base-crossroads") or why in ("food-for-die", "stake"):
        return 0.3 - judge.card_worth(card) if not judge.striking else -0.1
    return 1.0 - judge.card_worth(card)


def _pick_entrance(judge: Judgement, sight: Sight, entrance: int, why: str) -> float:
    place = str(sight.about.get("place") or judge.home)
    spot = judge.places[place]
    if why == "barricade":
        return judge.barricade_gain(place, entrance) + 0.1 * spot.zombies[entrance - 1]
    if why == "lure-to":
        return -float(spot.zombies[entrance - 1])
    return judge.kill_gain(place, entrance) + 0.1 * spot.zombies[entrance - 1]


def _pick_place(judge: Judgement, place: str, why: str) -> float:
    spot = judge.places[place]
    if why == "item-deck":
        return judge.search_worth(place)
    if why in ("relocate", "arrival"):
        return float(spot.entrance_spaces - sum(spot.zombies) - judge.people[place])
    return judge.danger(place) + 0.1 * sum(spot.zombies)


def _yes_or_no(judge: Judgement, sight: Sight, option: Option) -> float:
    """Agree to what helps; see :data:`_AGREE`."""
    wanted = _AGREE.get(sight.kind, True)
    if sight.kind == "may":
        wanted = _may(judge, str(sight.about.get("card", "")))
    return 1.0 if option.verb == ("yes" if wanted else "no") else 0.0


def _may(judge: Judgement, card: str) -> bool:
    """Optional effects of cards: people are given up only in need."""
    if card in judge.content.survivors:
        return judge.view.colony.morale <= 2 and len(judge.own) > 1 and not judge.betrayer
    return not judge.striking


_AGREE = {"give-up-survivor": False, "experiment": False, "bite-cure": True, "take-equipment": True, "dose": True}

_WEIGHING: dict[str, Callable[[Judgement, Sight, Option], float]] = {
    "turn": _turn,
    "keep-survivors": _keep_survivors,
    "search": _found,
    "crossroads": _crossroads,
    "crossroads-vote": _crossroads,
    "tie-break": lambda judge, sight, option: (
        (_exile(judge, sight, option) if "nominee" in sight.about else _crossroads(judge, sight, option))
        if "nominee" in sight.about or "card" in sight.about
        else 0.0
    ),
    "exile-vote": _exile,
    "request": _request,
    "accept": lambda judge, sight, option: 0.5 if option.verb == "accept" else 0.0,
    "attack-with": _attack_with,
    "attack-safely": lambda judge, sight, option: 0.0 if option.verb == "plain" else 1.0,
    "bite-spread": _spread,
    "burn-fuel": _fuel,
    "lure": lambda judge, sight, option: 1.0 if option.verb == "done" else 0.0,
    "free-attack": lambda judge, sight, option: (
        _attack(judge, option, judge.survivors[str(option["survivor"])]) if option.verb == "attack" else -1.0
    ),
    "equip-requested": lambda judge, sight, option: 0.0,
    "move-requested": lambda judge, sight, option: _move(judge, option, judge.survivors[str(option["survivor"])]),
    "pass-survivor": lambda judge, sight, option: -_pick_survivor(judge, str(option["survivor"]), "new-leader"),
}
