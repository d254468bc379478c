"""Say what happened, what may be chosen, what is asked and what the rules have to say, in the reader's language.

A line is a message and its arguments. The arguments are made from facts by one rule (:func:`spoken`): what
is an id becomes a name, what is a seat a player's name, a list becomes a list in words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from overwinter.kernel.events import Event
from overwinter.kernel.options import KINDS, Decision, Option
from overwinter.words import Listener, Words

from .cards.content import Content
from .cards.vocabulary import PREDICATES
from .game import ColonyGame
from .naming import card_name, first_name, message_of, place_name, symbol_name, thing_of
from .policies import POLICIES
from .rules.actions.base import Reason
from .rules.composition import Line
from .sight.explain import Foresight
from .sight.viewparts import ConditionView

SEATS = frozenset({"seat", "nominee", "giver", "taker", "other", "by", "player"})
"""Facts that name a player by seat."""
SEAT_LISTS = frozenset({"seats", "winners"})
SIGNED = frozenset({"n"})
"""Facts that may be negative: the message gets the amount, and "up" or "down"."""
FACES = ("blank", "wound", "frostbite", "bitten")
"""The faces of the exposure die, in the order in which odds are told."""
FACE_FACTS = frozenset({"face", "result"})
KEPT_IDS = 10_000
"""Ids for which is kept what is said of them."""
STORIES = {"scenario": ("scenario", "story"), "stage-reached": ("objective", "after")}
"""Events that a story is told with: the card that has it, and which of its words."""


def event_line(
    words: Words, game: ColonyGame, event: Event, seat: int | None, names: Sequence[str] | None = None
) -> str:
    """What happened, as the player at ``seat`` (``None``: a spectator) may know it."""
    listener = Listener(words, seat, names)
    facts = event.seen_by(seat)
    args = spoken(listener, facts, game.content)
    if event.kind == "votes":
        args["votes"] = _votes(listener, facts)
    elif event.kind == "tie-broken":
        args["choice"] = _vote(words, facts, facts["choice"])
    elif event.kind == "crossroads-choice":
        args["option"] = words.attribute(facts["card"], f"option{facts['choice']}")
    elif event.kind == "morale":
        args["reason"] = morale_reason(words, game.content, facts["why"])
    elif event.kind == "used" and facts["card"] == facts["survivor"]:
        args["card-kind"] = "own"
    text = f"{words(event.key_for(seat), **args)} {_story(words, event)}".rstrip()
    return words("event-colony", colony=args["colony"], text=text) if "colony" in facts else text


def _story(words: Words, event: Event) -> str:
    """What is told beside what happened, if it is part of a scenario."""
    card, attribute = STORIES.get(event.kind, ("", ""))
    return words.attribute(str(event.facts.get(card)), attribute) if card else ""


def remark_line(words: Words, facts: Mapping[str, Any], names: Sequence[str] | None = None) -> str:
    """What a bot said at the table (the facts of a :class:`~overwinter.colony.bots.talk.Remark`)."""
    why = f"say-why-{facts['why']}" if facts["why"] else ""
    excuse = f"-{facts['why']}" if facts["why"] and facts["line"] == "excuse" else ""
    other = Listener(words, None, names).name(facts["other"]) if facts["other"] >= 0 else ""
    key = f"say-{facts['line']}{excuse}-{facts['way']}"
    return words(key, other=other, why=words(why) if why else "").strip()


def option_line(
    words: Words, game: ColonyGame, option: Option, seat: int, names: Sequence[str] | None = None
) -> str:
    """One option of a seat's open decision, as a sentence."""
    decision = game.decision(seat)
    about = decision.about if decision is not None else {}
    listener = Listener(words, seat, names)
    facts = {**_absent(option), **option.args}
    args = {**spoken(listener, facts, game.content), **_surroundings(words, game, option, about)}
    args["asked"] = decision.kind if decision is not None else ""
    if option.verb == "use" and option.get("card") == option.get("survivor"):
        args["card-kind"] = "own"
    if option.verb == "choose-order":
        return _order_option(words, game, option, about)
    if option.verb in ("vote", "crossroads"):
        return _ballot(listener, game, option, decision)
    way = _way(game, option)
    if way:
        name = game.content.cards[str(option["card"])].name
        return words("option-play-way", **args, way=words.attribute(f"item-{name}", f"way-{way}"))
    return words(f"option-{option.verb}", **args)


def _way(game: ColonyGame, option: Option) -> str:
    """Which way of a card with several an option is about: also if a single one of them is left."""
    if option.verb != "play":
        return ""
    printed = game.content.cards[str(option["card"])]
    only = printed.plays[0].id if printed.modes and len(printed.plays) == 1 else ""
    return str(option.get("mode") or only)


def prompt_line(words: Words, game: ColonyGame, decision: Decision, names: Sequence[str] | None = None) -> str:
    """The question of a decision."""
    listener = Listener(words, decision.seat, names)
    args = spoken(listener, decision.about, game.content)
    if decision.kind == "tie-break":
        vote = decision.about["vote"]
        return words("ask-tie-break", question=words(f"ask-{vote}", **args))
    if decision.kind.startswith("choose-"):
        key = f"ask-{decision.kind.removeprefix('choose-')}"
        why = decision.about["why"]
        if words.has(f"{key}-{why}"):
            return words(f"{key}-{why}", **args)
        return words(f"{key}-card", **{**args, "card": card_name(words, game.content, why)})
    return words(f"ask-{decision.kind}", **args)


def line(
    words: Words,
    key: str,
    facts: Mapping[str, Any] | None = None,
    content: Content | None = None,
    seat: int | None = None,
    names: Sequence[str] | None = None,
) -> str:
    """Any message whose arguments are facts of the game (ids, seats, numbers), for ``seat`` to read."""
    if not facts:
        return words(key)
    return words(key, **spoken(Listener(words, seat, names), facts, content))


def module_line(
    words: Words, game: ColonyGame, said: Line, seat: int | None, names: Sequence[str] | None = None
) -> str:
    """What all see of a module, one line of it (see :class:`overwinter.colony.rules.composition.Module`)."""
    key, facts = said
    return line(words, key, facts, game.content, seat, names)


def morale_reason(words: Words, content: Content, why: str) -> str:
    """Why morale changed: a rule (death, hunger, ...) or the card that said so."""
    key = f"morale-why-{why}"
    return words(key) if words.has(key) else card_name(words, content, why)


# -- rules ----------------------------------------------------------------------------------------


def reason_line(words: Words, reason: Reason) -> str:
    """Why an action is not on offer."""
    return line(words, reason.key, reason.args)


def condition_line(words: Words, name: str, args: Mapping[str, Any]) -> str:
    """One condition of an objective (see :class:`overwinter.colony.rules.endings.Condition`)."""
    word = PREDICATES.get(name)
    usual = {param.name: param.default for param in word.params.values() if not param.required} if word else {}
    return words(f"condition-{name}", **spoken(Listener(words), {**usual, **args}))


def progress_line(words: Words, condition: ConditionView) -> str:
    """A condition with how far it is, where there is something to count: "At least 4 food. 3 of 4."."""
    text = condition_line(words, condition.name, condition.args)
    if condition.have is None:
        return text
    limit = "most" if condition.at_most else "least"
    return f"{text} {words('condition-progress', limit=limit, have=condition.have, need=condition.need)}."


def policy_line(words: Words, field: str, value: Any) -> str:
    """A table setting with its number and the choice made: "P-01, equal leaders: drawn at random"."""
    key = f"policy-{field.replace('_', '-')}"
    choice = words.attribute(key, _choice(value))
    return words("policy-line", number=POLICIES[field].number, policy=words(key), choice=choice)


def _choice(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def odds_line(words: Words, counts: Mapping[str, int]) -> str:
    """The odds of an exposure roll from how many faces mean what: "6 in 12 nothing, 3 in 12 a wound, ..."."""
    total = sum(counts.values())
    if not total:
        return words("odds-none")
    parts = [words("odds-part", face=face, n=counts[face], total=total) for face in FACES if counts.get(face)]
    return words("odds-line", parts=", ".join(parts))


def foresight_line(
    words: Words,
    content: Content,
    foresight: Foresight,
    seat: int | None = None,
    names: Sequence[str] | None = None,
) -> str:
    """What would surely happen, or the odds of a roll that is due (see :mod:`overwinter.colony.sight.explain`)."""
    odds = foresight.odds
    if odds is not None and odds.rolls:
        chances = odds_line(words, odds.counts)
        return words("odds-roll", survivor=first_name(words, odds.survivor), rolls=odds.rolls, odds=chances)
    text = line(words, foresight.key, foresight.args, content, seat, names)
    colony = foresight.args.get("colony")
    return words("event-colony", colony=place_name(words, colony), text=text) if colony else text


# -- arguments --------------------------------------------------------------------------------------


def spoken(listener: Listener, facts: Mapping[str, Any], content: Content | None = None) -> dict[str, Any]:
    """Message arguments for facts. A fact ``x`` may give several: ``x-at``, ``x-kind``, ``x-you``, ..."""
    args: dict[str, Any] = {}
    for name, value in facts.items():
        args.update(_spoken(listener, name.replace("_", "-"), value, content))
    if "face" in facts and "result" in facts:
        args["changed"] = facts["face"] != facts["result"]
    return args


def _spoken(listener: Listener, name: str, value: Any, content: Content | None) -> Mapping[str, Any]:
    words = listener.words
    if isinstance(value, bool):
        return {name: value}
    if isinstance(value, int):
        if name in SEATS:
            return listener.player(name, value)
        if name in SIGNED:
            return {name: abs(value), f"{name}-sign": "down" if value < 0 else "up"}
        return {name: value}
    if name == "symbol":
        return _spoken_symbols(words, name, value)
    if isinstance(value, (list, tuple)):
        return {name: _spoken_list(listener, name, value, content), f"{name}-n": len(value)}
    if isinstance(value, str):
        return _spoken_id(words, name, value, content)
    return {}


def _spoken_list(listener: Listener, name: str, values: Sequence[Any], content: Content | None) -> str:
    words = listener.words
    if name in SEAT_LISTS:
        return words.joined(listener.name(seat) for seat in values)
    things = [thing_of(words, value, content) if isinstance(value, str) else None for value in values]
    return (
        words.counted(
            thing.name if thing is not None else str(value) for thing, value in zip(things, values, strict=True)
        )
        if any(things)
        else words.joined(str(value) for value in values)
    )


def _spoken_symbols(words: Words, name: str, value: str | Sequence[str]) -> dict[str, Any]:
    """A symbol, or several of which any will do."""
    forms = ("many", "card", "cards")
    return {
        name: symbol_name(words, value),
        f"{name}-id": value if isinstance(value, str) else "|".join(value),
        **{f"{name}-{form}": symbol_name(words, value, form) for form in forms},
    }


@lru_cache(KEPT_IDS)
def _spoken_id(words: Words, name: str, value: str, content: Content | None) -> Mapping[str, Any]:
    """What is said of an id: the same few hundred again and again, so do not change it."""
    if name in FACE_FACTS and value in FACES:
        return {name: value, f"{name}-name": words(f"face-{value}")}
    thing = thing_of(words, value, content)
    if thing is None:
        return {name: value}
    args: dict[str, Any] = {name: thing.name, f"{name}-kind": thing.kind}
    if thing.kind == "place":
        args[f"{name}-at"], args[f"{name}-to"] = place_name(words, value, "at"), place_name(words, value, "to")
        known = content is not None and value in content.places
        args[f"{name}-gates"] = content.places[value].entrances if content is not None and known else 1
        # Of several colonies an entrance is told by its number and by whose it is.
        several = content is not None and sum(place.entrances > 1 for place in content.places.values()) > 1
        args[f"{name}-whose"] = f" {args[f'{name}-at']}" if several else ""
    elif thing.kind == "card" and words.has(value, "needs"):
        args |= {f"{name}-{part}": words.attribute(value, part) for part in ("needs", "text")}
    return args


def _votes(listener: Listener, facts: Mapping[str, Any]) -> str:
    """ "Tom: exile, Ines: stay"."""
    words = listener.words
    return ", ".join(
        words("vote-entry", seat=listener.name(int(seat)), choice=_vote(words, facts, choice))
        for seat, choice in facts["votes"].items()
    )


def _vote(words: Words, facts: Mapping[str, Any], choice: int) -> str:
    """What a choice of a vote means: an option of a card by its name."""
    named = words.attribute(facts["card"], f"option{choice}") if facts.get("card") else ""
    return named or words(f"vote-{facts['kind']}", choice=choice)


# -- options ----------------------------------------------------------------------------------------


def _absent(option: Option) -> dict[str, Any]:
    """The arguments that an option leaves out: no die is 0, no card is nothing."""
    kind = KINDS.get(option.verb)
    return {name: 0 if name == "die" else "" for name in kind.names} if kind is not None else {}


def _surroundings(words: Words, game: ColonyGame, option: Option, about: Mapping[str, Any]) -> dict[str, Any]:
    """Where the survivor of an option stands and how it looks there."""
    survivor = game.survivor(str(option.get("survivor") or option.get("leader") or ""))
    place = option.get("place") if option.verb == "lure" else None
    place = place or about.get("place") or (survivor.place if survivor is not None else "")
    args: dict[str, Any] = {"wounds": survivor.tokens if survivor is not None else 0}
    if place in game.state.places:
        args.update(
            here=place_name(words, place),
            here_at=place_name(words, place, "at"),
            here_to=place_name(words, place, "to"),
        )
        zombies, barricades = game.place(place).zombies, game.place(place).barricades
        args["gates"] = len(zombies)
        entrance = option.get("entrance") or option.get("target")
        if isinstance(entrance, int) and 1 <= entrance <= len(zombies):
            args["zombies"], args["barricades"] = zombies[entrance - 1], barricades[entrance - 1]
    return args


def _order_option(words: Words, game: ColonyGame, option: Option, about: Mapping[str, Any]) -> str:
    """One of two ways of a card, a kind of wound, or the card that comes first."""
    value, why = str(option["order"]), message_of(game.content, str(about.get("why", "")))
    if words.has(why, value):
        return words.attribute(why, value)
    if words.has(f"option-order-{value}"):
        return words(f"option-order-{value}")
    return words("option-choose-order", order=card_name(words, game.content, value))


def _ballot(listener: Listener, game: ColonyGame, option: Option, decision: Decision | None) -> str:
    """A choice of a crossroads card or of a vote."""
    words, choice = listener.words, option["choice"]
    about = decision.about if decision is not None else {}
    kind = decision.kind if decision is not None else ""
    kind = about.get("vote", kind) if kind == "tie-break" else kind
    card = about.get("card", "")
    if words.has(card, f"option{choice}"):
        effect = words.attribute(card, f"effect{choice}")
        if game.setup.policy("hide_results"):
            effect = ""
        key = "option-crossroads" if effect else "option-crossroads-hidden"
        return words(key, option=words.attribute(card, f"option{choice}"), effect=effect)
    if words.has(f"option-vote-{kind}"):
        return words(f"option-vote-{kind}", **{**spoken(listener, about, game.content), "choice": choice})
    return words("option-vote", choice=choice)
