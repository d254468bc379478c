"""Say what happened in a Raxxon game, what may be chosen and what is asked, in the reader's language.

>>> from overwinter.words import Words
>>> words = Words("de", packs=["raxxon"])
>>> for event in game.log:
...     print(event_line(words, game, event, seat=0))
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from overwinter.kernel.events import Event
from overwinter.kernel.options import Decision, Option
from overwinter.words import Words

from .game import RaxxonGame
from .rules.choose import line_cards
from .state import CrowdCard

SEATS = frozenset({"seat", "player"})
"""Facts that name a player by seat."""


def event_line(
    words: Words, game: RaxxonGame, event: Event, seat: int | None, names: Sequence[str] | None = None
) -> str:
    """What happened, for the player at ``seat`` (``None``: a spectator) to read."""
    facts = event.seen_by(seat)
    args = _spoken(words, game, facts, seat, names)
    if event.kind == "rx-chosen":
        args["option"] = words.attribute(facts["card"], f"option{facts['choice']}")
    if event.kind == "rx-on-kill":
        args["card"], args["group"] = words(facts["card"]), group_name(words, facts["group"], "short")
    return _begun(words(event.key_for(seat), **args))


def option_line(
    words: Words, game: RaxxonGame, option: Option, seat: int, names: Sequence[str] | None = None
) -> str:
    """One option of a seat's open decision, as a line of a list."""
    decision = game.decision(seat)
    about: Mapping[str, Any] = decision.about if decision is not None else {}
    args = _spoken(words, game, option.args, seat, names)
    args["asked"] = decision.kind if decision is not None else ""
    match option.verb:
        case "rx-pick":
            card = game.at(option["row"], option["col"])
            args["spot"] = spot_line(words, game, card) if card is not None else ""
        case "rx-row" | "rx-column":
            args["line"] = _line(words, game, option)
        case "rx-place":
            args.update(_place(game, option["row"], option["col"]))
        case "rx-act" | "rx-free-space":
            args["action"] = action_name(words, game.sheet(seat).character, option["action"])
        case "rx-token":
            owner = game.sheet(option["seat"]).character
            args["action"] = action_name(words, owner, option["action"])
            action = next(a for a in game.content.characters[owner].actions if a.kind == option["action"])
            icons = game.spaces(action)[option["space"]]
            args["icons"], args["icons-n"] = icon_names(words, icons), len(icons)
        case "rx-choose":
            args["option"] = words.attribute(about["card"], f"option{option['choice']}")
            args["effect"] = words.attribute(about["card"], f"effect{option['choice']}")
    return _begun(words(f"option-{option.verb}", **args))


def prompt_line(words: Words, game: RaxxonGame, decision: Decision, names: Sequence[str] | None = None) -> str:
    """The question of a decision."""
    about = decision.about
    args = _spoken(words, game, about, decision.seat, names)
    key = f"ask-{decision.kind}"
    if "why" in about:
        key = f"{key}-{about['why']}"
    if decision.kind == "rx-extra":
        args["text"] = words.attribute(about["sheet"], f"{about['action']}-extra")
    return words(key, **args)


# -- where there is nothing but lines to read --------------------------------------------------------


def event_told(
    words: Words, game: RaxxonGame, event: Event, seat: int | None, names: Sequence[str] | None = None
) -> str:
    """What happened; of a card that is triggered also its story, and what it does if there is no choice."""
    told = [event_line(words, game, event, seat, names)]
    if event.kind == "rx-triggered":
        card = event.facts["card"]
        told.append(words.attribute(card, "story"))
        if len(game.content.cards[card].choices) == 1:
            told.append(words.attribute(card, "effect1"))
    return " ".join(part for part in told if part)


def option_told(
    words: Words, game: RaxxonGame, option: Option, seat: int, names: Sequence[str] | None = None
) -> str:
    """One option; of a character also the role, of an action also what it does and what it will cost."""
    said = option_line(words, game, option, seat, names)
    match option.verb:
        case "rx-character":
            role = words.attribute(option["character"], "role")
            return words("option-rx-character-told", character=said, role=role)
        case "rx-act":
            text = action_text(words, game.sheet(seat).character, option["action"])
            due = icon_names(words, _due(game, seat, option["action"]))
            return words("option-rx-act-told", action=said, text=text, due=due, costs=bool(due))
    return said


def _due(game: RaxxonGame, seat: int, kind: str) -> tuple[str, ...]:
    """The icons above the space that the next token of an action takes."""
    actions = game.character(seat).actions
    index = next(i for i, action in enumerate(actions) if action.kind == kind)
    space = game.free_space(seat, index)
    return () if space is None else tuple(game.spaces(actions[index])[space])


# -- names -------------------------------------------------------------------------------------------


def person_name(words: Words, game: RaxxonGame, card: str) -> str:
    """A population card by name and group."""
    group = next(person.group.id for person in game.people if person.id == card)
    return words("rx-person", name=words(card), group=group_name(words, group, "short"))


def group_name(words: Words, group: str, how: str = "") -> str:
    """A population group; ``how`` "short": as part of a sentence."""
    key = f"rx-group-{group}"
    return (words.attribute(key, how) if how else "") or words(key)


def action_name(words: Words, character: str, kind: str) -> str:
    """An action as the sheet of a character calls it."""
    return words.attribute(character, kind) or kind


def action_text(words: Words, character: str, kind: str) -> str:
    """What an action of a sheet does."""
    return words.attribute(character, f"{kind}-text")


def icon_names(words: Words, icons: Iterable[str]) -> str:
    """Icons in words, in their order."""
    return ", ".join(words(f"rx-icon-{icon}") for icon in icons)


def spot_line(words: Words, game: RaxxonGame, card: CrowdCard) -> str:
    """A card of the crowd and where it lies, counted from the top left card."""
    top, left, _, _ = _box(game)
    name = person_name(words, game, game.person(card).id) if card.sure else words("rx-face-down")
    return words("rx-spot", card=name, row=card.row - top + 1, col=card.col - left + 1)


def _box(game: RaxxonGame) -> tuple[int, int, int, int]:
    """Top, left, bottom and right of the crowd."""
    crowd = game.state.crowd
    if not crowd:
        return 0, 0, 0, 0
    rows, columns = [card.row for card in crowd], [card.col for card in crowd]
    return min(rows), min(columns), max(rows), max(columns)


def _line(words: Words, game: RaxxonGame, option: Option) -> str:
    top, left, _, _ = _box(game)
    if option.verb == "rx-row":
        kind, number, shown = "row", option["row"], option["row"] - top + 1
    else:
        kind, number, shown = "column", option["col"], option["col"] - left + 1
    cards = line_cards(game, f"{kind}:{number}")
    names = [
        person_name(words, game, game.person(card).id) if card.sure else words("rx-face-down") for card in cards
    ]
    return words(f"rx-line-{kind}", n=shown, cards=words.counted(names))


def _place(game: RaxxonGame, row: int, col: int) -> dict[str, Any]:
    top, left, bottom, right = _box(game)
    return {
        "row": row - top + 1,
        "col": col - left + 1,
        "row-place": "above" if row < top else "below" if row > bottom else "inside",
        "col-place": "left" if col < left else "right" if col > right else "inside",
    }


# -- arguments ---------------------------------------------------------------------------------------


def _spoken(
    words: Words,
    game: RaxxonGame,
    facts: Mapping[str, Any],
    seat: int | None,
    names: Sequence[str] | None,
) -> dict[str, Any]:
    """Message arguments for facts: ids become names, seats players, lists lists in words."""
    args: dict[str, Any] = {}
    for name, value in facts.items():
        if name in SEATS:
            known = names is not None and 0 <= value < len(names)
            args[name] = names[value] if names is not None and known else words("player-name", n=value + 1)
            args[f"{name}-you"] = value == seat
        elif name == "icon":
            args[name] = words(f"rx-icon-{value}")
        elif name == "icons":
            args[name] = icon_names(words, value)
        elif name == "action":
            args[name] = action_name(words, facts.get("sheet", ""), value)
        elif name == "group":
            args[name] = group_name(words, value)
        elif name == "zone":
            args[name] = words(f"rx-pile-{value}")
        elif name in ("cards", "card", "first", "second"):
            args.update(_cards(words, game, name, value))
        elif isinstance(value, str) and value in game.content.characters:
            args[name] = words(value)
        elif isinstance(value, bool | int | str):
            args[name] = value
    return args


def _cards(words: Words, game: RaxxonGame, name: str, value: Any) -> dict[str, Any]:
    if isinstance(value, list):
        return {name: words.counted(_card(words, game, card) for card in value), f"{name}-n": len(value)}
    return {name: _card(words, game, value), f"{name}-n": 1 if value else 0}


def _card(words: Words, game: RaxxonGame, card: str) -> str:
    if not card:
        return words("rx-face-down")
    if card in game.content.cards or card in game.content.characters:
        return words(card)
    return person_name(words, game, card)


def _begun(text: str) -> str:
    """A line begins with a capital letter, whatever came first."""
    return text[:1].upper() + text[1:]
