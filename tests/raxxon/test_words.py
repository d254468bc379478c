"""The words of Raxxon: complete and alike in all languages, true to what the cards do, whole when spoken."""

from __future__ import annotations

import ast
import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import overwinter
from overwinter.cli.face import MenuPlan
from overwinter.cli.menu import Menu
from overwinter.games import find
from overwinter.kernel.errors import SetupError
from overwinter.raxxon import RaxxonGame, Setup, new_game
from overwinter.raxxon.cards.content import Choice, Op, RaxxonCard
from overwinter.raxxon.cards.loader import load_packs
from overwinter.raxxon.cards.vocabulary import ALL
from overwinter.raxxon.rules.setting_up import check_setup
from overwinter.raxxon.state import PILES
from overwinter.words import Words, error_line, languages
from tests.messages import read_messages

from .games import random_setup, step

SOURCE = Path(overwinter.__file__).parent
LANGUAGES = languages()
CONTENT = load_packs()
KIND = find("raxxon")
NAMES = ["Ada", "Ben", "Cem", "Dora"]
ICONS = ("infect", "raxxon", "power", "end-day", "hostile-return", "add", "flip")


# -- the message files ------------------------------------------------------------------------------


def files(language: str) -> list[Path]:
    """The message files of this game."""
    pack = SOURCE / "packs" / "raxxon" / "words" / language
    return sorted([*(SOURCE / "words" / language).glob("raxxon*.ftl"), *pack.glob("*.ftl")])


@cache
def messages(language: str) -> dict[str, tuple[str, set[str]]]:
    """Message or message.attribute: the file it stands in, and its variables."""
    return read_messages(files(language), lambda name: name.removesuffix("-n").removesuffix("-you"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_same_messages_with_the_same_arguments(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    for path in files(language):
        for text in path.read_text(encoding="utf-8").splitlines():
            if text.startswith("#"):
                continue
            assert not re.search("[!']", text), f"{path.name}: {text}"
            if language == "fr":
                assert not re.search(r"\S [:;?»]|« ", text), f"{path.name}: {text}"


# -- everything has words ---------------------------------------------------------------------------


@cache
def _calls() -> tuple[ast.Call, ...]:
    """All calls in the rules of the game."""
    paths = (SOURCE / "raxxon").rglob("*.py")
    nodes = (node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    return tuple(node for node in nodes if isinstance(node, ast.Call))


def _given(name: str, position: int) -> set[str]:
    """The texts given at a position to all calls of a function or class."""
    found = set()
    for node in _calls():
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if called == name and len(node.args) > position:
            value = node.args[position]
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                found.add(value.value)
    return found


def _destinations() -> set[str]:
    """The piles to which some card moves people."""
    return {op.args["to"] for program in CONTENT.programs.values() for op in program if op.word.name == "move"}


def event_keys() -> set[str]:
    """All that can be in the log."""
    piles = _destinations() - {"evac"}
    return {f"event-{kind}" for kind in _given("emit", 0)} | {f"event-rx-to-{pile}" for pile in piles}


def question_keys() -> set[str]:
    """All that can be asked; what "why" stands for has a question of its own."""
    keys = {
        f"ask-{kind}" for kind in (_given("ask", 1) | _given("RxYesNo", 1)) - {"rx-pick", "rx-line", "rx-order"}
    }
    keys |= {f"ask-rx-pick-{why}" for why in _given("RxPick", 1)}
    keys |= {f"ask-rx-pick-move-{pile}" for pile in _destinations()}
    keys |= {f"ask-rx-line-{why}" for why in _given("RxPickLine", 1)}
    return keys | {f"ask-rx-order-{why}" for why in _given("RxOrder", 1)}


def option_keys() -> set[str]:
    """All that can be chosen, one by one and as a group in the menu of a terminal."""
    verbs = _given("OptionKind", 0)
    return {f"option-{verb}" for verb in verbs} | {f"cli-{verb}" for verb in verbs}


def error_keys() -> set[str]:
    """What can be wrong with a set-up, beside what all games share words for."""
    return {f"error-setup-{reason}" for reason in _given("SetupError", 1) - {"players", "option", "policy"}}


def name_keys() -> set[str]:
    """Piles, icons and difficulties."""
    keys = {f"rx-pile-{pile}" for pile in (*PILES, "crowd", "rx-draw", "rx-triggered", "rx-untriggered")}
    keys |= {f"rx-icon-{icon}{end}" for icon in ICONS for end in ("", ".text")}
    return keys | {f"rx-difficulty-{name}{end}" for name in CONTENT.difficulties for end in ("", ".text")}


def people_keys() -> set[str]:
    """Characters with their actions, groups, and everybody in the city."""
    keys = {person.id for person in CONTENT.people}
    keys |= {f"rx-group-{group}{end}" for group in CONTENT.groups for end in ("", ".short", ".text")}
    for character in CONTENT.characters.values():
        keys |= {character.id, f"{character.id}.role"}
        for action in character.actions:
            keys |= {f"{character.id}.{action.kind}", f"{character.id}.{action.kind}-text"}
            if action.extra:
                keys.add(f"{character.id}.{action.kind}-extra")
    return keys


def card_keys() -> set[str]:
    """Raxxon cards: title, trigger, story, and label and effect of each option."""
    keys = set()
    for card in CONTENT.cards.values():
        keys |= {card.id, f"{card.id}.trigger", f"{card.id}.story"}
        for n in range(1, len(card.choices) + 1):
            keys |= {f"{card.id}.option{n}", f"{card.id}.effect{n}"}
    return keys


def test_the_scan_finds_something() -> None:
    assert {"event-rx-triggered", "event-rx-to-removed"} <= event_keys()
    assert {"ask-rx-extra", "ask-rx-pick-move-evac", "ask-rx-line-kill", "ask-rx-order-bury"} <= question_keys()
    assert {"option-rx-choose", "cli-rx-pick"} <= option_keys()
    assert "error-setup-difficulty" in error_keys()
    assert len(CONTENT.cards) == 40


@pytest.mark.parametrize(
    "scan", [event_keys, question_keys, option_keys, error_keys, name_keys, people_keys, card_keys]
)
def test_everything_has_words(scan: Any) -> None:
    assert sorted(scan() - set(messages("en"))) == []


def test_no_words_for_cards_and_options_that_do_not_exist() -> None:
    assert {key for key in messages("en") if key.startswith("rx-card-")} == card_keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_title(language: str) -> None:
    words = Words(language, ["raxxon"])
    assert len({words(card) for card in CONTENT.cards}) == len(CONTENT.cards)


# -- the words say what the cards do ----------------------------------------------------------------

SAID = {
    "power": ("power rises", "Macht von Raxxon steigt", "pouvoir de Raxxon augmente"),
    "infect": ("Infect:", "Infektion:", "Infection\u00a0:"),
    "end-day": ("day ends", "Tag endet", "journée s’arrête"),
    "hostile-return": ("evacuated hostile", "evakuierte feindliche", "hostile évacuée"),
    "reshuffle": (
        "Shuffle the untriggered",
        "Mische die nicht ausgelösten",
        "Mélangez les cartes non déclenchées",
    ),
    "must-pass": ("must pass", "passen", "devr"),
    "kill": ("Kill", "Töte", "Tuez"),
    "peek": ("They stay face-down", "Sie bleiben verdeckt", "Elles restent cachées"),
    "evac": ("vacuate ", "vakuiere", "vacue"),
    "contained": ("to the contained", "in die gesicherte", "vers la quarantaine sécurisée"),
    "removed": ("from the game", "aus dem Spiel", "du jeu"),
    "untriggered": (
        "This card goes to the untriggered pile.",
        "Diese Raxxon-Karte kommt zu den nicht ausgelösten.",
        "Cette carte Raxxon va dans la pile des cartes non déclenchées.",
    ),
}
"""What a card does, and a part of the sentence that says so in English, German and French."""
ONCE = {"swap": 1, "flip-adjacent": 1, "add-from": 1, "place-token": 1}
"""Operations with one card or token that no field mentions."""
CHOICES = [(card, n) for card in CONTENT.cards.values() for n in range(1, len(card.choices) + 1)]


def operations(program: str) -> Iterator[Op]:
    """All operations of a program, with those that happen otherwise."""
    for op in CONTENT.programs[program] if program else ():
        yield op
        yield from operations(op.args.get("otherwise", ""))


def deeds(choice: Choice) -> set[str]:
    """What an option does, as far as it is in the table above."""
    found = {choice.goes_to}
    for op in operations(choice.do):
        name = op.word.name
        found |= {name, "kill" if name.startswith("kill-") else "", op.args.get("icon", ""), op.args.get("to", "")}
    return found & SAID.keys()


def numbers(choice: Choice) -> Counter[int]:
    """The numbers that the text of an option needs: icons of a kind are counted together."""
    found: Counter[int] = Counter()
    icons: Counter[str] = Counter()
    for op in operations(choice.do):
        name, args = op.word.name, op.args
        if name == "icon":
            icons[args["icon"]] += args.get("n", 1)
        elif name in ("shuffle-line", "kill-line"):
            found.update(n for n in (args.get("least"), args.get("prefer")) if n)
        elif name in (
            "move",
            "kill",
            "turn-down",
            "peek",
            "remove-tokens",
            "block-adds",
            "to-draw-top",
            "look-raxxon",
        ):
            found.update(n for n in (args.get("n", 1), args.get("bury", 0)) if 0 < n < ALL)
        elif name in ONCE:
            found[ONCE[name]] += 1
    found.update(n for icon, n in icons.items() if icon not in ("infect", "end-day", "raxxon"))
    return found


def digits(text: str) -> Counter[int]:
    """The numbers in a text."""
    return Counter(map(int, re.findall(r"\d+", text)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("card", "n"), CHOICES, ids=[f"{card.id}-{n}" for card, n in CHOICES])
def test_effects_agree_with_the_operations(card: RaxxonCard, n: int, language: str) -> None:
    text = Words(language, ["raxxon"]).attribute(card.id, f"effect{n}")
    choice = card.choices[n - 1]
    assert digits(text) == numbers(choice), text
    column = ["en", "de", "fr"].index(language)
    assert {deed for deed, said in SAID.items() if said[column] in text} == deeds(choice), text


@pytest.mark.parametrize("card", CONTENT.cards.values(), ids=lambda card: card.id)
def test_what_is_not_compulsory_is_said_so(card: RaxxonCard) -> None:
    words = Words("en", ["raxxon"])
    for n, choice in enumerate(card.choices, 1):
        text = words.attribute(card.id, f"effect{n}")
        free = [
            op
            for op in operations(choice.do)
            if op.args.get("least") == 0 or op.word.name in ("peek", "remove-tokens", "to-draw-top")
        ]
        assert len(re.findall(r"\bup to\b(?!.*\bmay\b)|\bmay\b(?! take)|\bany number\b", text)) >= bool(free), text
        assert free or not re.search(r"\bup to\b|\bany number\b", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_triggers_agree_with_the_conditions(language: str) -> None:
    words = Words(language, ["raxxon"])
    for card in CONTENT.cards.values():
        text = words.attribute(card.id, "trigger")
        wanted: Counter[int] = Counter()
        for check in card.trigger:
            if check.word.name not in ("always", "character-in-play", "triggered-contains"):
                wanted[check.args.get("n", 1)] += 1
            for field in ("character", "card"):
                assert words(check.args.get(field, card.id)) in f"{words(card.id)} {text}", text
        assert digits(text) == wanted, text


def test_cards_that_are_named_together_begin_or_end_alike() -> None:
    """A card counts others by their id; in the titles that has to be seen."""
    for language, part in (("en", "Raxxon’s "), ("de", "Raxxons "), ("fr", " de Raxxon")):
        words = Words(language, ["raxxon"])
        named = {card for card in CONTENT.cards if part in words(card)}
        assert named == {card for card in CONTENT.cards if card.startswith("rx-card-raxxons-")}
        assert part.strip() in words.attribute("rx-card-whistleblower", "trigger")


# -- spoken lines -----------------------------------------------------------------------------------

ID = re.compile(r"\b(rx|event|option|ask|error|cli)-[a-z]")


def whole(text: str) -> None:
    """A line a player can read: no hole, no key, no exclamation."""
    assert text, "an empty line"
    assert text.strip() == text, repr(text)
    assert not ID.search(text), text
    assert not re.search(r"[{$!]|\.\.|  |\(\)|:\s?[.,]|\bNone\b(?!\.)", text), text


def spoken(game: RaxxonGame, seat: int | None, words: Words, since: int) -> int:
    """Everything that a terminal says at one moment; returns how many events were told."""
    for event in game.log[since:]:
        whole(KIND.event(words, game, event, seat, NAMES))
    for decision in game.decisions:
        whole(KIND.prompt(words, game, decision, NAMES))
        menu = Menu(KIND, MenuPlan(), words, game, decision.seat, NAMES)
        for option in game.options(decision.seat):
            whole(menu.text(option))
            whole(menu.verb(option.verb))
        # On a small screen a long list is divided by what the options have in common.
        assert Menu(KIND, MenuPlan(), words, game, decision.seat, NAMES, width=40, rows=2).entries(
            game.options(decision.seat)
        )
    return len(game.log)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", range(4))
def test_whole_games_are_spoken(language: str, part: int) -> None:
    for seed in range(part * 4, part * 4 + 4):
        rng, game = random.Random(seed), new_game(random_setup(seed), seed)
        words = KIND.words(language, game)
        seat = None if seed % 3 == 0 else 0
        told = 0
        while not game.over:
            told = spoken(game, seat, words, told)
            step(game, rng)
        spoken(game, seat, words, told)


def test_a_card_without_a_choice_is_told_with_its_effect() -> None:
    game = new_game(Setup(players=2), 1)
    words = KIND.words("en", game)
    game.emit("rx-triggered", card="rx-card-raxxons-leak")
    told = KIND.event(words, game, game.log[-1], 0, NAMES)
    assert words.attribute("rx-card-raxxons-leak", "story") in told
    assert words.attribute("rx-card-raxxons-leak", "effect1") in told
    game.emit("rx-triggered", card="rx-card-herd")
    told = KIND.event(words, game, game.log[-1], 0, NAMES)
    assert words.attribute("rx-card-herd", "story") in told
    assert words.attribute("rx-card-herd", "effect1") not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_are_spoken(language: str) -> None:
    words = KIND.words(language)
    twice = ["rx-char-brian-lee", "rx-char-brian-lee"]
    for setup in (
        Setup(players=5),
        Setup(players=2, difficulty="easy"),
        Setup(players=1, characters=["rx-char-brian-lee"]),
        Setup(players=2, characters=["nobody", "rx-char-brian-lee"]),
        Setup(players=2, characters=twice),
    ):
        with pytest.raises(SetupError) as caught:
            check_setup(setup, CONTENT)
        text = error_line(words, caught.value)
        whole(text)
        assert text != words("error-unknown")
