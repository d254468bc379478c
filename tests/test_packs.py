"""Packs of one's own: what is checked, and a small one that is loaded and played."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from overwinter.colony.cards.loader import load_packs, read_packs
from overwinter.colony.cards.reference import reference
from overwinter.colony.invariants import check
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.state import Setup
from overwinter.kernel.errors import PackError
from overwinter.kernel.packs import built_in_packs
from overwinter.kernel.vocabulary import find_kind, schema
from overwinter.testing import Table
from overwinter.words import Words

ROOT = Path(__file__).parent.parent
HOMEBREW = str(ROOT / "examples" / "homebrew")


def test_the_reference_page_is_up_to_date() -> None:
    """docs/packs.md is generated from the vocabulary: run make docs after a change."""
    assert (ROOT / "docs" / "packs.md").read_text(encoding="utf-8") == reference()


def test_built_in_packs_are_fine() -> None:
    assert "base" in built_in_packs()
    assert read_packs(["base"])[1] == []


def test_homebrew_loads_and_plays() -> None:
    """The example pack: random games with its cards keep the invariants, and its words are spoken."""
    import random

    packs = ["base", HOMEBREW]
    for seed in range(6):
        rng = random.Random(seed)
        game = new_game(Setup(players=4, packs=packs), seed)
        while not game.over:
            decision = rng.choice(game.decisions)
            game.answer(decision.seat, rng.choice(game.options(decision.seat)))
            check(game)
    for language in ("en", "de", "fr"):
        assert Words(language, packs)("homebrew-old-tom") != "homebrew-old-tom"


def test_homebrew_cards_do_what_they_say() -> None:
    table = (
        Table(players=3, packs=["base", HOMEBREW])
        .survivor("homebrew-ada-brandt", owner=0, place="school", wounds=2)
        .player(0, hand=["homebrew-gas-station-homebrew-flare"], dice=[3])
        .place("school", zombies=[2])
        .crossroads("homebrew-crossroads-church-bell")
        .script(exposure=["blank"])
        .start()
    )
    table.choose(0, "use", survivor="homebrew-ada-brandt", die=3)
    assert table.who("homebrew-ada-brandt").wounds == 1
    table.choose(0, "play", card="homebrew-gas-station-homebrew-flare")
    assert (table.morale, table.place_state("school").zombies) == (6, [1])
    table.choose(0, "move", survivor="homebrew-ada-brandt", to="library").choose(0, "crossroads", choice=1)
    assert (table.morale, table.place_state("library").zombies) == (7, [2])


BROKEN = {
    "unknown operation": (
        "crossroads.toml",
        '{ op = "morale", n = 1 },',
        '{ op = "morals", n = 1 },',
        ("crossroads.toml", "homebrew-crossroads-church-bell", "option1.do.1", "not in the vocabulary"),
    ),
    "unknown field": (
        "crossroads.toml",
        '{ op = "morale", n = 1 },',
        '{ op = "morale", n = 1, loud = true },',
        ("crossroads.toml", "homebrew-crossroads-church-bell", "option1.do.1.loud", "no such field"),
    ),
    "missing field": (
        "crossroads.toml",
        '{ op = "morale", n = 1 },',
        '{ op = "morale" },',
        ("crossroads.toml", "homebrew-crossroads-church-bell", "option1.do.1.n", "missing"),
    ),
    "wrong type": (
        "crossroads.toml",
        '{ op = "morale", n = 1 },',
        '{ op = "morale", n = "much" },',
        ("crossroads.toml", "homebrew-crossroads-church-bell", "option1.do.1.n", "must be a number"),
    ),
    "unknown place": (
        "items.toml",
        "decks = { school = 1 }",
        "decks = { casino = 1 }",
        ("items.toml", "homebrew-crowbar", "decks.casino", "there is no such place"),
    ),
    "unknown symbol": (
        "crises.toml",
        'prevent = ["tool"]',
        'prevent = ["gold"]',
        ("crises.toml", "homebrew-crisis-burst-pipes", "prevent", "is not a symbol"),
    ),
    "unknown hook": (
        "survivors.toml",
        'hook = "more-dice"',
        'hook = "luck"',
        ("survivors.toml", "homebrew-old-tom", "abilities.1", "not in the vocabulary"),
    ),
    "value out of range": (
        "survivors.toml",
        "attack = 5",
        "attack = 7",
        ("survivors.toml", "homebrew-old-tom", "attack", "from 1 to 6"),
    ),
    "unknown event": (
        "crossroads.toml",
        'event = "survivor-moved"',
        'event = "full-moon"',
        ("crossroads.toml", "homebrew-crossroads-church-bell", "event", "must be one of"),
    ),
    "operations that are no list": (
        "crossroads.toml",
        '{ op = "morale", n = 1 },',
        '{ op = "may", do = "morale" },',
        ("crossroads.toml", "homebrew-crossroads-church-bell", "option1.do.1.do", "must be a list"),
    ),
    "unknown duration": (
        "crossroads.toml",
        '{ op = "morale", n = 1 },',
        '{ op = "bind-player", abilities = [{ hook = "snowbound" }], until = "spring" },',
        ("crossroads.toml", "homebrew-crossroads-church-bell", "option1.do.1.until", "must be one of"),
    ),
    "no abilities": (
        "crossroads.toml",
        '{ op = "morale", n = 1 },',
        '{ op = "beside-board", abilities = [] },',
        ("crossroads.toml", "homebrew-crossroads-church-bell", "option1.do.1.abilities", "must not be empty"),
    ),
    "unknown range": (
        "crossroads.toml",
        '{ op = "morale", n = 1 },',
        '{ op = "roll-each", target = "each-own", hit = "7" },',
        ("crossroads.toml", "homebrew-crossroads-church-bell", "option1.do.1.hit", "must be a range"),
    ),
    "die table of words": (
        "crossroads.toml",
        '{ op = "morale", n = 1 },',
        '{ op = "roll-table", table = ["1-2"] },',
        ("crossroads.toml", "homebrew-crossroads-church-bell", "option1.do.1.table.1", "must be a table"),
    ),
    "highest without number": (
        "crossroads.toml",
        '{ op = "morale", n = 1 },',
        '{ op = "wound", target = "highest:most" },',
        ("crossroads.toml", "homebrew-crossroads-church-bell", "option1.do.1.target", "must be a number"),
    ),
    "die of an ability": (
        "crossroads.toml",
        '{ op = "morale", n = 1 },',
        '{ op = "beside-board", abilities = [{ action = [], die = "4" }] },',
        ("crossroads.toml", "homebrew-crossroads-church-bell", "option1.do.1.abilities.1.die", "must be a number"),
    ),
    "unknown chooser votes": (
        "crossroads.toml",
        'event = "survivor-moved"',
        'event = "survivor-moved"\nchooser = "votes"',
        ("crossroads.toml", "homebrew-crossroads-church-bell", "chooser", "must be active"),
    ),
    "unknown chooser controller:nobody": (
        "crossroads.toml",
        'event = "survivor-moved"',
        'event = "survivor-moved"\nchooser = "controller:nobody"',
        ("crossroads.toml", "homebrew-crossroads-church-bell", "chooser", "there is no survivor"),
    ),
    "unknown voters everybody": (
        "crossroads.toml",
        'event = "survivor-moved"',
        'event = "survivor-moved"\nvoters = "everybody"',
        ("crossroads.toml", "homebrew-crossroads-church-bell", "voters", "must be one of"),
    ),
    "unknown subject own-at:casino": (
        "crossroads.toml",
        'event = "survivor-moved"',
        'event = "survivor-moved"\nsubject = "own-at:casino"',
        ("crossroads.toml", "homebrew-crossroads-church-bell", "subject", "must be own-at"),
    ),
    "id twice": (
        "survivors.toml",
        'id = "homebrew-old-tom"',
        'id = "homebrew-ada-brandt"',
        ("survivors.toml", "homebrew-ada-brandt", "id", "used twice"),
    ),
    "not TOML": ("crises.toml", "[[crisis]]", "[[crisis", ("crises.toml", "", "", "cannot be read")),
    "needs another pack": (
        "pack.toml",
        'requires = ["base"]',
        'requires = ["nowhere"]',
        ("pack.toml", "", "requires", "needs the pack"),
    ),
    "another game": ("pack.toml", 'game = "colony"', 'game = "chess"', ("pack.toml", "", "game", "not a pack")),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_bad_pack_gets_file_card_field_and_reason(fault: str, tmp_path: Path) -> None:
    file, old, new, (where, card, field, reason) = BROKEN[fault]
    folder = tmp_path / "pack"
    shutil.copytree(HOMEBREW, folder)
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    problems = read_packs(["base", str(folder)])[1]
    assert any((p.file, p.card, p.field) == (where, card, field) and reason in p.reason for p in problems), [
        str(p) for p in problems
    ]
    with pytest.raises(PackError) as caught:
        load_packs(["base", str(folder)])
    assert caught.value.problems


def test_survivors_named_by_cards_must_exist(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(HOMEBREW, folder)
    path = folder / "crossroads.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(
        text.replace('{ op = "nothing" }', '{ op = "kill", target = "survivor:nobody" }'), encoding="utf-8"
    )
    problems = read_packs(["base", str(folder)])[1]
    assert [p.reason for p in problems] == ["there is no survivor 'nobody'"]


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ('{ is = "at", survivor = "base-sparky", location = "schol" }', "there is no place 'schol'"),
        (
            '{ is = "tokens-min", token = "zombies", location = "school", n = 1 }',
            "one of zombie, barricade",
        ),
        ('{ is = "barricades-min", where = "each-entrance", n = 1 }', "there is no place 'each-entrance'"),
        ('{ is = "controls", survivor = "base-sparky", exiled = "maybe" }', "must be one of either, yes, no"),
        ('{ is = "none-in-play", survivors = ["nobody"] }', "there is no survivor 'nobody'"),
        ('{ is = "alive", target = "everyone" }', "does not name survivors"),
    ],
)
def test_words_in_conditions_are_looked_up(given: str, reason: str, tmp_path: Path) -> None:
    assert reason in _faults_with(tmp_path, f"[{given}]", '[{ op = "nothing" }]')


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ('{ op = "collective-pay", pay = [{ card = "fuel" }] }', "one of cards, dice, survivor"),
        ('{ op = "collective-pay", pay = [{ cards = "fuel", n = "two" }] }', "must be a number"),
        (
            '{ op = "collective-pay", pay = [{ cards = "fuel", to = "bin" }] }',
            "one of hand, waste, removed",
        ),
        ('{ op = "collective-pay", pay = [{ dice = 2, to = "waste" }] }', "unknown field"),
        ('{ op = "collective-pay", pay = [{ survivor = "nobody" }] }', "there is no survivor 'nobody'"),
        ('{ op = "gain-survivor", who = "active", survivor = "nobody" }', "there is no survivor 'nobody'"),
        (
            '{ op = "attach", target = "subject", abilities = [{ hook = "forbid", actions = ["fly"] }] }',
            "cannot be",
        ),
    ],
)
def test_words_in_operations_are_looked_up(given: str, reason: str, tmp_path: Path) -> None:
    assert reason in _faults_with(tmp_path, "[]", f"[{given}]")


def _faults_with(folder: Path, requires: str, do: str) -> str:
    """What is wrong with a pack that has one crossroads card with these."""
    (folder / "pack.toml").write_text('id = "one"\nversion = "1"\ngame = "colony"\nrequires = ["base"]\n')
    card = f'[[crossroads]]\nid = "one-card"\nevent = "turn-start"\nwhen = {requires}\n'
    option = f"[[crossroads.option]]\ndo = {do}\n"
    (folder / "crossroads.toml").write_text(card + option * 2)
    return " | ".join(problem.reason for problem in read_packs(["base", str(folder)])[1])


@pytest.mark.parametrize(
    ("file", "text", "field", "reason"),
    [
        ("survivors.toml", '[survivor]\nid = "x"\n', "survivor", "[[survivor]]"),
        ("crises.toml", "crisis = 3\n", "crisis", "[[crisis]]"),
        ("items.toml", 'item = ["x"]\n', "item", "[[item]]"),
        ("board.toml", "exposure-die = 3\n", "", "must be a table"),
        (
            "crises.toml",
            '[[crisis]]\nid = "x"\nprevent = ["food"]\nfail = []\nbonus = { extra = "2" }',
            "bonus.extra",
            "a number",
        ),
        (
            "survivors.toml",
            '[[survivor]]\nid = "x"\ninfluence = 1\nattack = 1\nsearch = 1\nabilities = [{ action = [], at = 3 }]',
            "abilities.1.at",
            "there is no place",
        ),
        (
            "crossroads.toml",
            '[[crossroads]]\nid = "x"\nevent = "state"\noption = [3]\n',
            "option1",
            "must be a table",
        ),
    ],
)
def test_what_is_of_another_shape_is_a_fault_and_no_crash(
    file: str, text: str, field: str, reason: str, tmp_path: Path
) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(HOMEBREW, folder)
    (folder / file).write_text(text, encoding="utf-8")
    problems = read_packs(["base", str(folder)])[1]
    assert any((p.file, p.field) == (file, field) and reason in p.reason for p in problems), [
        str(p) for p in problems
    ]


def test_what_cannot_be_read_is_a_fault(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(HOMEBREW, folder)
    (folder / "items.toml").unlink()
    (folder / "items.toml").mkdir()
    assert any("cannot be read" in problem.reason for problem in read_packs(["base", str(folder)])[1])
    (folder / "words" / "en" / "folder.ftl").mkdir()
    with pytest.raises(PackError):
        Words("en", ["base", str(folder)])


def test_an_unknown_pack_is_refused() -> None:
    with pytest.raises(PackError):
        load_packs(["base", "atlantis"])


def _second_pack(folder: Path, pack: str = "second", **files: str) -> str:
    """A pack that comes after base."""
    folder.mkdir()
    (folder / "pack.toml").write_text(f'id = "{pack}"\nversion = "1"\ngame = "colony"\nrequires = ["base"]\n')
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text)
    return str(folder)


def test_an_item_id_in_two_packs_is_two_cards(tmp_path: Path) -> None:
    """A second pack that uses an item id of the first does not rewrite its card."""
    items = '[[item]]\nid = "food-1"\nsymbol = "food"\nkind = "play"\ndecks = { school = 1 }\n'
    packs = ["base", _second_pack(tmp_path / "second", items=items + 'do = [{ op = "morale", n = 1 }]\n')]
    first, second = (load_packs(packs).cards[f"{pack}-school-food-1"] for pack in ("base", "second"))
    assert (first.do, second.do) == ("base/food-1/do", "second/food-1/do")
    table = Table(players=3, packs=packs).colony(morale=5, food=3).player(0, hand=[first.id, second.id]).start()
    table.choose(0, "play", card=first.id)
    assert (table.morale, table.food) == (5, 4)
    table.choose(0, "play", card=second.id)
    assert (table.morale, table.food) == (6, 4)


def test_other_ids_are_used_once_in_all_packs(tmp_path: Path) -> None:
    """A table could not tell such cards apart; the fault names both packs."""
    crises = '[[crisis]]\nid = "base-crisis-despair"\nprevent = ["food"]\nfail = []\n'
    problems = read_packs(["base", _second_pack(tmp_path / "second", crises=crises)])[1]
    assert [str(p) for p in problems] == [
        "crises.toml: base-crisis-despair: id: the packs 'base' and 'second' both use this id"
    ]


def test_an_option_that_costs_something_is_for_whoever_can_pay(tmp_path: Path) -> None:
    card = '[[crossroads]]\nid = "second-trade"\nevent = "turn-start"\n'
    card += '[[crossroads.option]]\ncost = [{ food = 2 }]\ndo = [{ op = "morale", n = 1 }]\n'
    card += '[[crossroads.option]]\ndo = [{ op = "morale", n = -1 }]\n'
    packs = ["base", _second_pack(tmp_path / "second", crossroads=card)]
    for food, options in ((1, [2]), (3, [1, 2])):
        table = Table(players=3, packs=packs).colony(morale=5, food=food).crossroads("second-trade")
        table.start(0, at="turn-start")
        assert [option["choice"] for option in table.options(0, "crossroads")] == options
    table.choose(0, "crossroads", choice=1)
    assert (table.food, table.morale) == (1, 6)


def test_two_packs_of_one_name_are_refused(tmp_path: Path) -> None:
    problems = read_packs(["base", _second_pack(tmp_path / "base", "base")])[1]
    assert [p.reason for p in problems if p.field == "id"] == ["there is a pack 'base' already"]


def test_cards_of_a_module_are_there_if_it_is_played(tmp_path: Path) -> None:
    crisis = '[[crisis]]\nid = "second-crisis"\nmodule = "bandits"\nprevent = ["food"]\nfail = []\n'
    packs = ["base", _second_pack(tmp_path / "second", crises=crisis)]
    assert "second-crisis" not in load_packs(packs).crises
    assert "second-crisis" in load_packs(packs, ["bandits"]).crises
    assert "second-crisis" in read_packs(packs)[0].crises


@pytest.mark.parametrize("name", ["People", "Places", "Players"])
def test_kinds_of_all_fields_are_known(name: str) -> None:
    """Every field of a word, of a card and of a selection is of a kind that is read."""
    from overwinter.colony.cards import loader, vocabulary

    assert vocabulary.KINDS.missing([vocabulary.OPS, vocabulary.PREDICATES, vocabulary.HOOKS]) == []
    assert name in vocabulary.KINDS
    for kind in loader.CARD_KINDS:
        assert all(find_kind(vocabulary.KINDS, param.kind) for param in schema(kind.cls))
