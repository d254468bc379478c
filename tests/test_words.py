"""The words: complete in all languages, alike in their arguments, and whole when spoken."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import overwinter
from overwinter.colony.cards.loader import load_packs
from overwinter.colony.cards.selections.people import PEOPLE_QUESTIONS
from overwinter.colony.cards.selections.places import PLACE_QUESTIONS
from overwinter.colony.cards.selections.players import PLAYER_QUESTIONS
from overwinter.colony.game import ColonyGame
from overwinter.colony.naming import card_name, first_name, symbol_name
from overwinter.colony.policies import POLICIES
from overwinter.colony.rules.actions import Desk, Reason
from overwinter.colony.rules.choose import PICKS
from overwinter.colony.rules.endings import conditions, goal
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.sight.explain import forecast, foresee
from overwinter.colony.speaking import (
    condition_line,
    event_line,
    foresight_line,
    line,
    odds_line,
    option_line,
    policy_line,
    prompt_line,
    reason_line,
)
from overwinter.colony.state import MODES, Setup
from overwinter.kernel import errors
from overwinter.kernel.compiling import card_of
from overwinter.kernel.errors import OverwinterError, PackError, SetupError
from overwinter.kernel.events import Event
from overwinter.words import LanguageError, Words, error_line, languages
from tests.messages import read_messages

SOURCE = Path(overwinter.__file__).parent
LANGUAGES = languages()
OTHERS = [name for name in LANGUAGES if name != "en"]
CONTENT = load_packs()
ENGLISH = Words("en")
SUFFIX = re.compile(r"-(at|to|you|kind|sign|name|n|gates|card|cards|many)$")
"""What one fact gives: a language may use "$place-at" where another uses "$place-to"."""


# -- the message files ------------------------------------------------------------------------------


@cache
def messages(language: str) -> dict[str, tuple[str, set[str]]]:
    """Message or message.attribute: the file it stands in, and its variables."""
    folders = [SOURCE / "words" / language, SOURCE / "packs" / "base" / "words" / language]
    files = sorted(file for folder in folders for file in folder.glob("*.ftl"))
    return read_messages(files, lambda name: SUFFIX.sub("", name))


def texts(language: str) -> Iterator[tuple[Path, str]]:
    """Every line of the message files, without comments."""
    for folder in (SOURCE / "words" / language, SOURCE / "packs" / "base" / "words" / language):
        for path in folder.glob("*.ftl"):
            for text in path.read_text(encoding="utf-8").splitlines():
                if not text.startswith("#"):
                    yield path, text


@pytest.mark.parametrize("language", OTHERS)
def test_same_messages_in_the_same_files(language: str) -> None:
    theirs = {key: file for key, (file, _) in messages(language).items()}
    assert theirs == {key: file for key, (file, _) in messages("en").items()}


@pytest.mark.parametrize("language", OTHERS)
def test_same_arguments(language: str) -> None:
    english = messages("en")
    assert {
        key: (used, english[key][1]) for key, (_, used) in messages(language).items() if used != english[key][1]
    } == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    for path, text in texts(language):
        assert "!" not in text, f"{path.name}: {text}"
        assert "'" not in text, f"{path.name}: {text}"
        if language == "fr":
            assert not re.search(r"[\w})] [:;?»]|« ", text), f"{path.name}: {text}"


# -- what the engine says ---------------------------------------------------------------------------


def _called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def _text(node: ast.expr | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


@cache
def _calls() -> tuple[tuple[Path, ast.Call], ...]:
    """All calls in the rules of the colony games, whose words these are."""
    rules = SOURCE / "colony"
    return tuple((path, node) for path, node in _nodes() if isinstance(node, ast.Call) and rules in path.parents)


@cache
def _nodes() -> tuple[tuple[Path, ast.AST], ...]:
    """The whole program, except the words themselves."""
    files = [path for path in SOURCE.rglob("*.py") if SOURCE / "words" not in path.parents]
    return tuple((path, node) for path in files for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def _constants(pattern: str, folder: str = "") -> set[str]:
    """All texts in the program that look like a key."""
    inside = SOURCE / folder
    return {
        node.value
        for path, node in _nodes()
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and inside in path.parents
        and re.fullmatch(pattern, node.value)
    }


def _first_texts(name: str, position: int) -> set[str]:
    """The texts given at a position to all calls of a function or class."""
    given = [node.args[position] for _, node in _calls() if _called(node) == name and len(node.args) > position]
    return {text for node in given if (text := _text(node)) is not None}


def emitted() -> set[str]:
    """Keys of all events that the rules tell, with the secret forms."""
    keys = set()
    for path, node in _calls():
        # A glimpse into the future tells itself things that no log has.
        if _called(node) == "emit" and node.args and "explain" not in path.parts:
            kind = _text(node.args[0])
            if kind:
                keys.add(f"event-{kind}")
                if any(keyword.arg == "secret" for keyword in node.keywords):
                    keys.add(f"event-{kind}-secret")
    return keys


def asked() -> set[str]:
    """Keys of all questions."""
    kinds = (
        _first_texts("ask", 1) | _first_texts("ask_each", 1) | _first_texts("YesNo", 1) | _first_texts("Vote", 0)
    )
    keys = {f"ask-{kind}" for kind in kinds}
    for _, node in _calls():
        if _called(node) == "Choose" and len(node.args) > 2 and ast.unparse(node.args[2]) != "which.why":
            # What is chosen for a card has its question by the card.
            keys.add(f"ask-{_text(node.args[1])}-{_text(node.args[2]) or 'card'}")
        if _called(node) == "ask_choice" and (what := _text(node.args[2])):
            keys.add(f"ask-{what}-{_text(node.args[3]) or 'card'}")
    for what, questions in (
        ("survivor", PEOPLE_QUESTIONS),
        ("place", PLACE_QUESTIONS),
        ("player", PLAYER_QUESTIONS),
    ):
        keys |= {f"ask-{what}-{why}" for why in questions}
    return keys | {f"ask-die-{how}" for how in _first_texts("ChangeDie", 1)}


def all_errors(root: type[OverwinterError] = OverwinterError) -> Iterator[type[OverwinterError]]:
    """All kinds of errors."""
    yield root
    for child in root.__subclasses__():
        yield from all_errors(child)


def error_keys() -> set[str]:
    """Keys of all errors and of the reasons that the program gives."""
    keys = {kind.key for kind in all_errors()}
    for name in ("SetupError", "RecordError", "UndoError"):
        prefix = getattr(errors, name).key
        given = [n for _, n in _nodes() if isinstance(n, ast.Call) and _called(n) == name and len(n.args) > 1]
        keys |= {f"{prefix}-{reason}" for node in given if (reason := _text(node.args[1]))}
    for reason in ("nothing", "others", "chance", "reveal", "tested"):
        keys.add(f"error-undo-{reason}")
    for reason in ("json", "format", "version", "game", "packs", "fields", "digest", "state", "answer", "chance"):
        keys.add(f"error-record-{reason}")
    return keys | {"error-usage"} | _constants("error-[a-z-]*[a-z]")


def explained() -> set[str]:
    """Keys of what is foreseen."""
    return _constants("(foresee|night|odds)-[a-z-]*[a-z]", "colony/sight/explain")


def reasons() -> set[str]:
    """Keys of the reasons why something is not on offer."""
    return _constants("why-[a-z-]*[a-z]", "colony")


def clients() -> set[str]:
    """Keys of labels in the clients."""
    return _constants("cli-[a-z-]*[a-z]")


def objective_checks() -> Iterator[Any]:
    """All predicates of goals, secret objectives and conditions that cards add."""
    keys = [side.goal for card in CONTENT.objectives.values() for side in card.sides.values()]
    for secret in CONTENT.secrets.values():
        keys += [secret.win, secret.betrayer]
    for program in CONTENT.programs.values():
        keys += [str(op.args["check"]) for op in program if op.word.name == "add-victory-condition"]
    for key in filter(None, keys):
        yield from CONTENT.checks[key]


def test_the_scan_finds_something() -> None:
    assert {"event-morale", "event-contributed-secret"} <= emitted()
    assert {"ask-turn", "ask-exile-vote", "ask-card-stake", "ask-order-card", "ask-die-raise-die"} <= asked()
    assert {"error-setup-players", "error-language", "error-pack"} <= error_keys()
    assert "foresee-zombies" in explained()
    assert "why-no-dice" in reasons()


@pytest.mark.parametrize("scan", [emitted, asked, error_keys, explained, reasons, clients])
def test_everything_the_engine_says_has_words(scan: Any) -> None:
    assert sorted(key for key in scan() if key not in messages("en")) == []


def test_every_option_has_words() -> None:
    verbs = _first_texts("OptionKind", 0) | {kind.verb for kind in PICKS.values()}
    assert {"attack", "choose-card"} <= verbs
    assert sorted(verb for verb in verbs if f"option-{verb}" not in messages("en")) == []


def test_every_vote_has_words() -> None:
    kinds = _first_texts("Vote", 0)
    assert kinds
    for kind in kinds:
        assert f"vote-{kind}" in messages("en")


def test_every_policy_and_variant_has_words() -> None:
    for field, policy in POLICIES.items():
        key = f"policy-{field.replace('_', '-')}"
        for choice in policy.choices:
            name = {True: "yes", False: "no"}[choice] if isinstance(choice, bool) else choice
            assert f"{key}.{name}" in messages("en")
    for name in (*MODES, "hardcore", "elimination", "mature", "betrayal", "promo"):
        assert f"variant-{name}.text" in messages("en")


def test_every_term_has_an_explanation() -> None:
    terms = [key for key in messages("en") if re.fullmatch(r"term-[a-z-]+", key)]
    assert len(terms) > 30
    assert [term for term in terms if f"{term}.text" not in messages("en")] == []


def test_every_card_has_words() -> None:
    known = set(messages("en"))
    needed: set[str] = set()
    for survivor in CONTENT.survivors:
        needed |= {survivor, f"{survivor}.short", f"{survivor}.trade", f"{survivor}.ability"}
    for item in CONTENT.items:
        needed |= {f"item-{item.name}", f"item-{item.name}.text"}
    for place in CONTENT.places:
        needed |= {f"place-{place}", f"place-{place}.at", f"place-{place}.to"}
    for crisis in CONTENT.crises:
        needed |= {crisis, f"{crisis}.story", f"{crisis}.fail"}
    for objective in CONTENT.objectives.values():
        needed |= {objective.id, f"{objective.id}.story"}
        needed |= {f"{objective.id}.goal-{side}" for side in objective.sides}
        if any(side.abilities for side in objective.sides.values()):
            needed.add(f"{objective.id}.rule")
    for secret in CONTENT.secrets.values():
        ends = ("text-loyal", "text-betrayer") if secret.kind == "exiled" else ("text",)
        needed |= {secret.id, f"{secret.id}.story", *(f"{secret.id}.{end}" for end in ends)}
    for card in CONTENT.crossroads.values():
        needed |= {card.id, f"{card.id}.trigger", f"{card.id}.story"}
        for n in range(1, len(card.options) + 1):
            needed |= {f"{card.id}.option{n}", f"{card.id}.effect{n}"}
        if card.setup:
            needed.add(f"{card.id}.setup")
    for key, program in CONTENT.programs.items():
        if any(op.word.name == "either" for op in program):
            needed |= {f"{card_of(key)}.first", f"{card_of(key)}.second"}
    assert sorted(needed - known) == []


def test_no_words_for_crossroads_cards_that_do_not_exist() -> None:
    known = {key for key in messages("en") if re.fullmatch(r"base-crossroads-[a-z-]+", key)}
    assert known == set(CONTENT.crossroads)


# -- spoken lines -----------------------------------------------------------------------------------

ID = re.compile(
    r"\b(base|item|place|event|option|ask|why|symbol|face(?!-(?:down|up)\b)|condition|vote|error|policy)-[a-z]"
)


def whole(text: str) -> None:
    """A line a player can read: no hole, no key, no id, no exclamation."""
    assert text.strip() == text, repr(text)
    assert text, "an empty line"
    assert "{" not in text, text
    assert "$" not in text, text
    assert not ID.search(text), text
    assert "!" not in text, text
    assert ".." not in text, text
    assert "  " not in text, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_conditions(language: str) -> None:
    words = Words(language)
    for check in objective_checks():
        whole(condition_line(words, check.word.name, check.written))


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_and_errors(language: str) -> None:
    words = Words(language)
    for field, policy in POLICIES.items():
        for choice in policy.choices:
            whole(policy_line(words, field, choice))
    whole(error_line(words, SetupError("", "players", players=1, min=2, max=5)))
    with pytest.raises(LanguageError) as caught:
        Words("tlh")
    whole(error_line(words, caught.value))
    with pytest.raises(PackError) as missing:
        load_packs(["nowhere"])
    whole(error_line(words, missing.value))


@pytest.mark.parametrize("language", LANGUAGES)
def test_explanations(language: str) -> None:
    words = Words(language)
    facts: dict[str, Any] = {
        "place": "colony",
        "entrance": 3,
        "survivor": "base-sparky",
        "die": 4,
        "card": "base-starter-fuel",
        "kind": "frostbite",
        "need": 4,
        "food": 2,
        "morale": 1,
        "laid": 0,
        "crisis": "base-crisis-illness",
        "waste": 2,
        "seat": 1,
        "to": 5,
        "roll": 2,
        "outcome": "morale",
    }
    keys = [key for key in messages("en") if re.match(r"(foresee|night)-", key)]
    assert len(keys) > 20
    for key in keys:
        for n in (1, 3, -2):
            for place in ("colony", "school"):
                whole(line(words, key, {**facts, "n": n, "place": place}, CONTENT))
    whole(odds_line(words, {"blank": 6, "wound": 3, "frostbite": 2, "bitten": 1}))
    whole(odds_line(words, {}))


FACTS: dict[str, Any] = {
    **dict.fromkeys(("seat", "nominee", "giver", "taker", "other"), 1),
    **dict.fromkeys(("survivor", "target"), "base-sparky"),
    **dict.fromkeys(("place", "origin", "colony"), "colony"),
    **dict.fromkeys(("hit", "heard", "fits"), True),
    **dict.fromkeys(("face", "result"), "frostbite"),
    "seats": [0, 1],
    "winners": [1],
    "votes": {"0": 1, "1": 2},
    "card": "base-crossroads-horse",
    "cards": ["base-starter-fuel", "base-starter-fuel", "base-crisis-illness"],
    "dice": [1, 1, 6],
    "crisis": "base-crisis-illness",
    "objective": "base-main-kill-them",
    "exile": "base-exile-skilled",
    "symbol": "fuel",
    "side": "hardcore",
    "cause": "move",
    "outcome": "rounds",
    "why": "death",
    "choice": 1,
}
"""An example of every fact; all others are numbers."""


def told() -> Iterator[Event]:
    """An example of every event, with exactly the facts that the rules give it."""
    for path, node in _calls():
        if _called(node) != "emit" or not node.args or "explain" in path.parts:
            continue
        kind, names = _text(node.args[0]), [keyword.arg or "" for keyword in node.keywords]
        secret: dict[str, Any] = {}
        for keyword in node.keywords:
            if keyword.arg == "secret" and isinstance(keyword.value, ast.Dict):
                secret = {str(_text(key)): FACTS.get(str(_text(key)), 2) for key in keyword.value.keys}
        facts = {name: FACTS.get(name, 2) for name in names if name not in ("secret", "to")}
        if "kind" in facts:
            facts["kind"] = "exile-vote" if "votes" in facts or "choice" in facts else "wound"
        if kind:
            yield Event(kind, facts, secret, [1] if secret else [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_with_its_own_facts(language: str) -> None:
    words, game = Words(language), _game()
    for event in told():
        for seat in (None, 0, 1):
            whole(event_line(words, game, event, seat))
        for n in (0, 1, -1):
            if "n" in event.facts:
                whole(event_line(words, game, Event(event.kind, {**event.facts, "n": n}, {}, []), 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question(language: str) -> None:
    words = Words(language)
    facts = {**FACTS, "n": 2, "to": "base-sparky", "what": "crisis", "question": "Yes", "by": 0}
    for key in messages("en"):
        if key.startswith("ask-"):
            whole(line(words, key, facts, CONTENT, 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_of_reasons(language: str) -> None:
    words = Words(language)
    for place in ("non-colony", *CONTENT.places):
        whole(reason_line(words, Reason("why-wrong-place", {"survivor": "base-sparky", "place": place})))


def play(game: ColonyGame, seed: int) -> Iterator[None]:
    """Play at random, stopping at every decision."""
    chance = random.Random(seed)
    while not game.over:
        yield
        decision = chance.choice(game.decisions)
        options = game.options(decision.seat)
        quick = [o for o in options if o.verb != "end-turn"]
        game.answer(decision.seat, chance.choice(quick or options))


SETUPS = [
    Setup(players=2, mode="cooperative"),
    Setup(players=2, mode="dilemma"),
    Setup(players=3, mode="betrayer", hardcore=True, objective="base-main-winter-has-come"),
    Setup(players=4, elimination=True, promo=True),
    Setup(players=5, objective="base-main-kill-them"),
    Setup(players=5, objective="base-main-we-need-more-samples"),
]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.players}-{setup.mode}")
def test_a_whole_game_in_all_languages(setup: Setup) -> None:
    speakers = [Words(language) for language in LANGUAGES]
    for seed in range(2):
        game = new_game(setup, seed=seed)
        verbs: set[tuple[str, str]] = set()
        said: set[str] = set()
        for _ in play(game, seed):
            for decision in game.decisions:
                asks = f"{decision.kind} {decision.about.get('why', '')}"
                for option in game.options(decision.seat):
                    if (asks, option.verb) not in verbs or option.verb == "choose-order":
                        verbs.add((asks, option.verb))
                        for words in speakers:
                            whole(option_line(words, game, option, decision.seat))
                if asks not in said:
                    said.add(asks)
                    for words in speakers:
                        whole(prompt_line(words, game, decision))
        _speak_log(game, speakers)
        for words in speakers:
            for seat in range(setup.players):
                for condition in [*goal(game, game.state.colonies[0]), *conditions(game, seat)]:
                    whole(condition_line(words, condition.name, condition.args))


def _speak_log(game: ColonyGame, speakers: list[Words]) -> None:
    """Every event for somebody, and the first few of each kind for everybody."""
    heard: dict[str, int] = {}
    for event in game.log:
        heard[event.kind] = heard.get(event.kind, 0) + 1
        seats: list[int | None] = [0]
        if heard[event.kind] <= 5:
            seats = [None, *range(len(game.state.players))]
        for words in speakers:
            for seat in seats:
                whole(event_line(words, game, event, seat))


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_in_a_game(language: str) -> None:
    words, game = Words(language), new_game(Setup(players=3), seed=5)
    for _ in play(game, 5):
        if game.acting() and game.state.round < 3:
            desk = Desk(game, game.acting()[0])
            for survivor in desk.own:
                for action in game.rules.actions:
                    reason = action.why_not(desk, survivor)
                    if reason is not None:
                        whole(reason_line(words, reason))


# -- single sentences -------------------------------------------------------------------------------


def _game() -> ColonyGame:
    return new_game(Setup(players=3), seed=1)


def test_names_and_you() -> None:
    game = _game()
    played = Event("played", {"seat": 1, "card": "base-hospital-fuel"}, {}, [])
    assert event_line(ENGLISH, game, played, 0, ["Tom", "Ines", "Yara"]) == "Ines plays Fuel."
    assert event_line(ENGLISH, game, played, 1, ["Tom", "Ines", "Yara"]) == "You play Fuel."
    assert event_line(ENGLISH, game, played, None) == "Player 2 plays Fuel."
    assert event_line(Words("de"), game, played, 1) == "Du spielst Benzin aus."


def test_secrets_are_told_to_their_audience_only() -> None:
    laid = Event("contributed", {"seat": 0}, {"card": "base-starter-fuel"}, [0])
    game = _game()
    assert event_line(ENGLISH, game, laid, 0) == "You lay Fuel face down for the crisis."
    assert event_line(ENGLISH, game, laid, 1) == "Player 1 lays a card face down for the crisis."
    assert event_line(ENGLISH, game, laid, None) == "Player 1 lays a card face down for the crisis."


def test_plurals() -> None:
    game = _game()

    def arrive(n: int, broken: int) -> Event:
        return Event("zombies", {"place": "school", "n": n, "broken": broken}, {}, [])

    assert event_line(ENGLISH, game, arrive(1, 0), 0) == "1 zombie arrives at the school."
    assert event_line(ENGLISH, game, arrive(0, 2), 0) == "2 barricades break at the school."
    assert (
        event_line(Words("fr"), game, arrive(3, 1), 0)
        == "3 zombies arrivent à l’école. 1 barricade cède à l’école."
    )


def test_lists() -> None:
    assert ENGLISH.joined([]) == "nothing"
    assert ENGLISH.joined(["a", "b", "c"]) == "a, b and c"
    assert ENGLISH.counted(["Fuel", "Pistol", "Fuel"]) == "2 × Fuel and Pistol"
    assert symbol_name(Words("de"), ["fuel", "tool"], "cards") == "Benzinkarten oder Werkzeugkarten"


def test_card_names() -> None:
    assert card_name(ENGLISH, CONTENT, "base-hospital-fuel") == "Fuel"
    assert card_name(ENGLISH, CONTENT, "base-olivia-brown") == "Olivia Brown"
    assert card_name(ENGLISH, CONTENT, "school") == "School"
    assert first_name(ENGLISH, "base-olivia-brown") == "Olivia"
    assert ENGLISH.attribute("base-sparky", "nothing") == ""


def test_odds() -> None:
    counts = {"blank": 6, "wound": 3, "frostbite": 2, "bitten": 1}
    assert odds_line(ENGLISH, counts) == "6 in 12 nothing, 3 in 12 a wound, 2 in 12 frostbite, 1 in 12 bitten."


def test_a_pack_without_a_language_speaks_english(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('id = "own"\nversion = "1"\ngame = "colony"\n', encoding="utf-8")
    folder = tmp_path / "words" / "en"
    folder.mkdir(parents=True)
    (folder / "own.ftl").write_text("own-card = My Card\n", encoding="utf-8")
    words = Words("fr", ["base", str(tmp_path)])
    assert words("own-card") == "My Card"
    assert words("own-other") == "own-other"
    assert words("symbol-weapon") == "arme"


@pytest.mark.parametrize("language", LANGUAGES)
def test_foresights_in_a_game(language: str) -> None:
    words, game = Words(language), new_game(Setup(players=3, objective="base-main-winter-has-come"), seed=4)
    chance = random.Random(4)
    for _ in play(game, 4):
        if game.acting() and chance.random() < 0.1:
            seat = game.decisions[0].seat
            option = chance.choice(game.options(seat))
            for found in [*foresee(game, seat, option), *forecast(game, seat).lines]:
                whole(foresight_line(words, game.content, found, seat))


# -- the ruling behind a "why not" ------------------------------------------------------------------

SAID_BY_CARDS = {
    "why-forbidden",
    "why-snowbound",
    "why-no-search",
    "raxxonpage-why-grounded",
}
"""Reasons that stand on a card; a card comes before any ruling."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_why_not_rests_on_a_ruling(language: str) -> None:
    """With a number that docs/rulings.md has; the page lists them all."""
    words = Words(language)
    rulings = (SOURCE.parents[1] / "docs" / "rulings.md").read_text(encoding="utf-8")
    known = {key for key in messages("en") if re.match(r"(raxxonpage-)?why-[a-z-]+$", key)}
    reasons = known - SAID_BY_CARDS
    numbers = {key: words.attribute(f"ruling-{key}", "number") for key in reasons}
    assert {key: number for key, number in numbers.items() if f"- {number} " not in rulings} == {}
    page = (SOURCE.parents[1] / "web" / "src" / "lib" / "glossary.svelte.ts").read_text(encoding="utf-8")
    assert {key for key in reasons if f'"{key}"' not in page} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_a_text_and_forms(language: str) -> None:
    """What is linked from the texts of cards is explained."""
    words = Words(language)
    for key in messages("en"):
        if key.startswith("inspect-term-"):
            term = key.removeprefix("inspect-")
            assert words.attribute(term, "text"), term
            assert all(form.strip() for form in words(key).split("|")), key
