"""Quick answers to every question: what a sensible player does without thinking ahead.

Bots use them for small questions, and to play on in games that they imagine.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from overwinter.kernel.options import Decision, Option

from ..game import RaxxonGame
from ..rules.choose import line_cards
from ..rules.grid import lines, neighbours
from ..state import MOST_INFECTIONS, CrowdCard
from .judgement import (
    BRINKS,
    COSTS,
    WEIGHTS,
    Outlook,
    Seen,
    chance_healthy,
    crowd_seen,
    icon_cost,
    looked_at,
    outlook,
    potential,
    shots_left,
    value,
)

KILL_COST = {
    "hostile": 4.0,
    "innocent": 7.0,
    "familiar": 8.0,
    "family": 14.0,
    "celebrity": 6.0,
    "susceptible": 18.0,
}
W = WEIGHTS
Habit = Callable[[RaxxonGame, Decision, list[Option]], Option]


def quick(game: RaxxonGame) -> Option:
    """A sensible answer to the open question, found without looking ahead."""
    decision = game.decisions[0]
    options = game.options(decision.seat)
    if len(options) == 1:
        return options[0]
    return HABITS[decision.kind](game, decision, options)


def _best(options: list[Option], score: Callable[[Option], float]) -> Option:
    return max(options, key=score)


# -- cards of the crowd ------------------------------------------------------------------------------


def _pick(game: RaxxonGame, decision: Decision, options: list[Option]) -> Option:
    why = str(decision.about["why"])
    scorer = PICKS.get(why, _any)(game)

    def score(option: Option) -> float:
        if option.verb == "rx-done":
            return 0.0
        if option.verb == "rx-take":
            return _pile_score(game, option, why)
        card = game.at(option["row"], option["col"])
        assert card is not None
        return scorer(card)

    return _best(options, score)


def _pile_score(game: RaxxonGame, option: Option, why: str) -> float:
    group = next(p.group for p in game.people if p.id == option["card"])
    if option["zone"] == "evac":
        return 2.0 if group.id == "hostile" else 1.0
    return 4.0 if why != "add-from" else 1.0


Scorer = Callable[[CrowdCard], float]


def _any(game: RaxxonGame) -> Scorer:
    return lambda card: 1.0


def _known_bad(game: RaxxonGame, card: CrowdCard) -> bool:
    return card.sure and not game.person(card).healthy


def _flip(game: RaxxonGame) -> Scorer:
    """Turn up what completes a line; leave alone what all know to be dangerous."""
    chance = chance_healthy(game)
    rows: dict[int, float] = {}
    columns: dict[int, float] = {}
    for row, col, _, ease in crowd_seen(game, chance):
        rows[row] = rows.get(row, 1.0) * ease
        columns[col] = columns.get(col, 1.0) * ease

    def score(card: CrowdCard) -> float:
        hope = max(rows[card.row], columns[card.col]) + 0.3 * min(rows[card.row], columns[card.col])
        if card.sure:
            person = game.person(card)
            count = game.face_up(person.group.id) + 1
            icons = person.group.on_flip.get(count, ())
            if not person.healthy:
                return -1.0 - sum(COSTS[icon] for icon in icons)
            return 2.0 + hope - sum(COSTS[icon] for icon in icons)
        return 1.0 + hope

    return score


def _around(game: RaxxonGame) -> Scorer:
    def score(card: CrowdCard) -> float:
        beside = neighbours(game.state.crowd, card.row, card.col)
        return 1.0 + sum(1 for c in beside if c.up and game.person(c).healthy)

    return score


def _kill_worth(game: RaxxonGame, card: CrowdCard, chance: float) -> float:
    if not card.sure:
        return W.strike * (1 - chance) - 4.0 * chance
    person = game.person(card)
    return W.strike if not person.healthy else -KILL_COST.get(person.group.id, 5.0)


def _kill(game: RaxxonGame) -> Scorer:
    chance = chance_healthy(game)
    # "done" counts 0: whoever must kill takes the least evil, whoever may only takes what is worth it.
    return lambda card: _kill_worth(game, card, chance)


def _kill_around(game: RaxxonGame) -> Scorer:
    chance = chance_healthy(game)

    def score(card: CrowdCard) -> float:
        worth = _kill_worth(game, card, chance)
        beside = neighbours(game.state.crowd, card.row, card.col)
        return worth + 0.01 * sum(max(0.0, _kill_worth(game, c, chance)) for c in beside)

    return score


def _without(game: RaxxonGame) -> Scorer:
    """The card whose absence helps most."""
    chance = chance_healthy(game)
    shots, around = shots_left(game)
    seen = crowd_seen(game, chance)

    def score(card: CrowdCard) -> float:
        rest = [entry for entry in seen if entry[:2] != (card.row, card.col)]
        group = game.person(card).group.id
        brink = 1.5 if card.up and game.face_up(group) >= BRINKS.get(group, 99) else 0.0
        return 3.0 + potential(rest, min(3, shots), min(2, around)) + brink

    return score


def _turn_down(game: RaxxonGame) -> Scorer:
    def score(card: CrowdCard) -> float:
        group = game.person(card).group.id
        count = game.face_up(group)
        brink = BRINKS.get(group, 99)
        worth = 2.0 if count >= brink else -1.0
        return worth - (0.5 if game.person(card).healthy else 0.0)

    return score


def _swap(game: RaxxonGame) -> Scorer:
    """The card of the best swap."""
    best: dict[int, float] = {}
    for one, other, worth in _swaps(game):
        best[one.id] = max(best.get(one.id, -99.0), worth)
        best[other.id] = max(best.get(other.id, -99.0), worth)
    return lambda card: best.get(card.id, 0.0)


def _swap_with(game: RaxxonGame) -> Scorer:
    """The best partner for the card that was picked first: it stands in the procedure that asks."""
    swap: Any = next(
        frame
        for stack in game.state.flow.stacks
        for frame in reversed(stack.frames)
        if type(frame).__name__ == "RxSwap"
    )
    best = {}
    for one, other, worth in _swaps(game):
        if swap.first in (one.id, other.id):
            best[other.id if one.id == swap.first else one.id] = worth
    return lambda card: best.get(card.id, 0.0)


def _swaps(game: RaxxonGame) -> list[tuple[CrowdCard, CrowdCard, float]]:
    """Every swap of different cards, and what could be evacuated after it."""
    chance = chance_healthy(game)
    shots, around = shots_left(game)
    crowd = game.state.crowd
    chances = [looked_at(game, card, chance) for card in crowd]
    seen: list[Seen] = [(card.row, card.col, *p) for card, p in zip(crowd, chances, strict=True)]
    found = []
    for i, one in enumerate(crowd):
        for j in range(i):
            other = crowd[j]
            if chances[i] == chances[j]:
                continue
            seen[i], seen[j] = (one.row, one.col, *chances[j]), (other.row, other.col, *chances[i])
            found.append((one, other, potential(seen, min(3, shots), min(2, around))))
            seen[i], seen[j] = (one.row, one.col, *chances[i]), (other.row, other.col, *chances[j])
    return found


def _to_draw(game: RaxxonGame) -> Scorer:
    return lambda card: 3.0 if _known_bad(game, card) else 0.5


PICKS: dict[str, Callable[[RaxxonGame], Scorer]] = {
    "flip": _flip,
    "peek": _flip,
    "interview": _flip,
    "flip-around": _around,
    "evacuate": _around,
    "kill": _kill,
    "kill-around": _kill_around,
    "move-contained": _without,
    "move-removed": _without,
    "move-discard": _without,
    "move-evac": _any,
    "turn-down": _turn_down,
    "swap": _swap,
    "swap-with": _swap_with,
    "to-draw": _to_draw,
}


# -- lines and cells ---------------------------------------------------------------------------------


def _line(game: RaxxonGame, decision: Decision, options: list[Option]) -> Option:
    why = str(decision.about["why"])
    chance = chance_healthy(game)

    def score(option: Option) -> float:
        line = f"row:{option['row']}" if option.verb == "rx-row" else f"column:{option['col']}"
        cards = line_cards(game, line)
        if why == "evacuate":
            return len(cards)
        if why in ("kill", "to-draw"):
            return sum(_kill_worth(game, card, chance) for card in cards)
        return sum(1.0 if _known_bad(game, card) else -1.0 for card in cards)

    return _best(options, score)


def _place(game: RaxxonGame, decision: Decision, options: list[Option]) -> Option:
    """Where the new card spoils least."""
    chance = chance_healthy(game)
    shots, around = shots_left(game)
    seen = crowd_seen(game, chance)
    new = (chance, 0.96 * chance + WEIGHTS.stuck * (1 - chance))
    return _best(
        options,
        lambda o: potential([*seen, (o["row"], o["col"], *new)], min(3, max(shots, 1)), min(2, around)),
    )


# -- sheets and Raxxon cards -------------------------------------------------------------------------


def _token(game: RaxxonGame, decision: Decision, options: list[Option]) -> Option:
    worth = {"evacuate": 9.0, "quarantine": 7.0, "strike": 4.0, "special": 3.0, "crowd-control": 2.0}
    return _best(options, lambda o: 0.0 if o.verb == "rx-done" else worth.get(str(o["action"]), 1.0))


def _free_space(game: RaxxonGame, decision: Decision, options: list[Option]) -> Option:
    worth = {"evacuate": 9.0, "quarantine": 7.0, "strike": 3.0, "special": 4.0, "crowd-control": 2.0}
    return _best(options, lambda o: -worth.get(str(o["action"]), 1.0))


def _player(game: RaxxonGame, decision: Decision, options: list[Option]) -> Option:
    return _best(options, lambda o: len(game.tokens_of(o["player"])))


def _group(game: RaxxonGame, decision: Decision, options: list[Option]) -> Option:
    def score(option: Option) -> float:
        if option.verb == "rx-done":
            return 0.0
        group = str(option["group"])
        at_brink = game.face_up(group) >= BRINKS.get(group, 99)
        return (2.0 if group != "hostile" else 1.0) if at_brink else -1.0

    return _best(options, score)


def _order(game: RaxxonGame, decision: Decision, options: list[Option]) -> Option:
    """Healthy people come first; of Raxxon cards those that are likely to do nothing."""
    why = decision.about["why"]

    def score(option: Option) -> float:
        if option.verb == "rx-done":
            return 0.5
        card = str(option["card"])
        if card in game.content.cards:
            trigger = game.content.cards[card].trigger
            holds = all(check.word.call(game, **check.args) for check in trigger)
            return (1.0 if holds else 0.0) if why == "bury" else (0.0 if holds else 1.0)
        person = next(p for p in game.people if p.id == card)
        return 1.0 if person.healthy and person.group.id != "hostile" else float(person.healthy) / 2

    return _best(options, score)


def _by_value(game: RaxxonGame, decision: Decision, options: list[Option]) -> Option:
    """Try each and see what comes of it in this imagined game."""
    return _best(options, lambda option: value(after(game, decision.seat, option)))


def _turn(game: RaxxonGame, decision: Decision, options: list[Option]) -> Option:
    """Look around first; then clear the way, evacuate, and stop in time."""
    by_action = {str(option["action"]): option for option in options if option.verb == "rx-act"}
    wish, _ = plan(game, decision.seat, set(by_action))
    if wish in by_action:
        return by_action[wish]
    return next(o for o in options if o.verb == ("rx-investigate" if wish == "investigate" else "rx-pass"))


def _consequence(game: RaxxonGame, decision: Decision, options: list[Option]) -> Option:
    """Go on as long as what waits on the sheet costs less than what there is to do."""
    seat = decision.seat
    cost = sum(icon_cost(game, icon) for icon in _waiting(game, seat))
    able = {a.kind for i, a in enumerate(game.character(seat).actions) if game.free_space(seat, i) is not None}
    _, worth = plan(game, seat, able - {"special"})
    return options[0] if worth > cost else options[-1]


def _waiting(game: RaxxonGame, seat: int) -> list[str]:
    """The icons that are still to be resolved in this turn."""
    actions = game.character(seat).actions
    turn: Any = next(frame for frame in game.state.flow.in_progress() if type(frame).__name__ == "RxTurn")
    at = (turn.action, turn.space, turn.icon)
    return [
        icon
        for index, space in game.tokens_of(seat)
        for number, icon in enumerate(game.spaces(actions[index])[space])
        if (index, space, number) >= at
    ]


def plan(game: RaxxonGame, seat: int, able: set[str]) -> tuple[str, float]:
    """What a player should do now, of the actions that are possible, and what that is worth."""
    crowd, state = game.state.crowd, game.state
    look = outlook(game)
    ready = evacuable(game, seat) if "evacuate" in able and not state.no_evacuate else 0
    if ready and ready >= game.goal() - len(state.evac):
        return "evacuate", 1000.0
    explore = W.explore - look.end_chance * look.stake if look.unknown else 0.0
    if not look.unknown and any(not c.up and c.sure and game.person(c).healthy for c in crowd):
        explore = 0.5 * W.explore - look.end_chance * look.stake
    worth = {"pass": 0.0, "investigate": explore, "evacuate": 10.0 * ready}
    caught = sum(1 for n in state.uncontained if not game.people[n].healthy)
    # The evening counts four infected cards at most: of many, the first ones that go make no difference.
    spare = max(0.0, look.infected + caught + look.unknown * (1 - look.chance) - MOST_INFECTIONS)
    ease = 1.0 if spare < 1 else 0.6 if spare < 3 else 0.3
    if "quarantine" in able and look.infected + caught:
        inside = min(2, look.infected)
        worth["quarantine"] = ease * (W.contain * inside + W.delay * min(2 - inside, caught))
    if "strike" in able and look.infected:
        worth["strike"] = ease * best_strike(game, seat, look.chance)
    if "crowd-control" in able and len(crowd) > 1:
        worth["crowd-control"] = _control(game, seat, ready, look)
    if ready >= 4 or (ready >= 3 and explore < 2.0):
        return "evacuate", worth["evacuate"]
    if explore > 0:
        return "investigate", max(explore, worth["evacuate"])
    clearing = max(("quarantine", "strike", "crowd-control"), key=lambda kind: worth.get(kind, -1.0))
    if worth.get(clearing, 0.0) >= W.clear:
        return clearing, max(worth[clearing], worth["evacuate"])
    best = max(worth, key=lambda kind: worth[kind])
    return best, worth[best]


def best_strike(game: RaxxonGame, seat: int, chance: float) -> float:
    """What the best strike of a player is worth."""
    strike = next(a for a in game.character(seat).actions if a.kind == "strike")
    op = game.content.programs[strike.do][0]
    crowd = game.state.crowd
    if op.word.name == "kill-around":
        bad = [card for card in crowd if card.up and not game.person(card).healthy]
        return max((W.strike * (1 + len(neighbours(bad, c.row, c.col))) for c in bad), default=0.0)
    spared = op.args.get("without") is not None
    best = 0.0
    for _, _, cards in lines(crowd):
        if spared and any(card.up and game.person(card).healthy for card in cards):
            continue
        best = max(best, sum(_kill_worth(game, card, chance) for card in cards))
    return best


def _control(game: RaxxonGame, seat: int, ready: int, look: Outlook) -> float:
    """What swapping two cards is worth: the evacuation that it makes possible."""
    if ready >= 3 or not _can_evacuate(game, seat):
        return 0.0
    up = sum(1 for card in game.state.crowd if card.up and game.person(card).healthy)
    return 7.0 if up >= ready + 2 and up >= 3 and not look.unknown else 0.0


def _can_evacuate(game: RaxxonGame, seat: int) -> bool:
    kinds = [action.kind for action in game.character(seat).actions]
    return "evacuate" in kinds and game.free_space(seat, kinds.index("evacuate")) is not None


def evacuable(game: RaxxonGame, seat: int) -> int:
    """How many cards a player could evacuate at once."""
    crowd = game.state.crowd
    evacuate = next((a for a in game.character(seat).actions if a.kind == "evacuate"), None)
    if evacuate is None:
        return 0
    ready = [card for card in crowd if card.up and game.people[card.card].healthy]
    if game.content.programs[evacuate.do][0].word.name == "evacuate-around":
        return max((1 + len(neighbours(ready, card.row, card.col)) for card in ready), default=0)
    rows: dict[int, int] = {}
    columns: dict[int, int] = {}
    for card in crowd:
        bad = not (card.up and game.people[card.card].healthy)
        rows[card.row] = -99 if bad else rows.get(card.row, 0) + 1
        columns[card.col] = -99 if bad else columns.get(card.col, 0) + 1
    return max([0, *rows.values(), *columns.values()])


def _first(game: RaxxonGame, decision: Decision, options: list[Option]) -> Option:
    return options[0]


def _no(game: RaxxonGame, decision: Decision, options: list[Option]) -> Option:
    return options[-1]


HABITS: dict[str, Habit] = {
    "rx-pick": _pick,
    "rx-line": _line,
    "rx-place": _place,
    "rx-token": _token,
    "rx-free-space": _free_space,
    "rx-player": _player,
    "rx-group": _group,
    "rx-order": _order,
    "rx-choose": _by_value,
    "rx-extra": _no,
    "rx-turn": _turn,
    "rx-consequence": _consequence,
    "rx-character": _first,
}
REST = frozenset({"rx-turn", "rx-consequence", "rx-character"})
"""Questions at which a turn is over or the next step of it begins: there a position can be judged."""


def after(game: RaxxonGame, seat: int, option: Option) -> RaxxonGame:
    """A copy of an imagined game after an answer, played on by habit until the next place to rest."""
    new = game.copy()
    new.answer(seat, option)
    while not new.over and new.decisions[0].kind not in REST:
        decision = new.decisions[0]
        new.answer(decision.seat, quick(new))
    return new
