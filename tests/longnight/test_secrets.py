"""The secret objectives of The Long Night: what each of them counts, and when it is enough."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from overwinter.colony.cards.loader import load_packs
from overwinter.colony.rules.decks import standard_objectives
from overwinter.colony.rules.endings import Condition
from overwinter.colony.state import Setup
from overwinter.testing import Table
from tests.cards import arranged, cards, turn

BOTH = {"packs": ["base", "longnight"]}
CORE = load_packs(["longnight"], ["base", "longnight"])
THREE = "maria-lopez:0 rod-miller:1 mike-cho:2"
"""From the highest influence to the lowest."""


def own(table: Table, secret: str, seat: int = 0, exile: str = "") -> list[Condition]:
    """The conditions of a player with this objective, but for the first (the main objective, or morale)."""
    player = table.player_state(seat)
    player.objectives, player.exile = [secret], exile
    return table.conditions(seat)[0 if exile else 1 :]


def met(secret: str, people: str = THREE, **position: Any) -> bool:
    """Whether what the objective asks beside the end of the game is given in a position."""
    return all(c.met for c in own(turn(people, table=BOTH, **position), f"ln-secret-{secret}"))


def test_all_that_need_no_module_are_here() -> None:
    kinds = Counter(card.kind for card in CORE.secrets.values())
    assert kinds == {"standard": 21, "betrayal": 8, "exiled": 5}


@pytest.mark.parametrize("card", [c.id for c in CORE.secrets.values() if c.kind != "exiled"])
def test_the_first_condition_is_how_the_game_ends(card: str) -> None:
    """A loyal player needs the main objective, a betrayer the end of all morale (R-244)."""
    first = CORE.checks[CORE.secrets[card].win][0].word.name
    assert first == ("morale-max" if CORE.secrets[card].kind == "betrayal" else "main-objective-completed")


HANDS = {
    "autobiographer": ["starter-junk", "library-jazzercise", "library-survivors-cookbook"],
    "destroy-evidence": ["starter-fuel", "starter-fuel", "library-jazzercise"],
    "withdrawal": ["starter-medicine"] * 3,
    "private-larder": ["starter-food-1"] * 3,
    "escape-route": ["starter-fuel", "starter-fuel", "starter-food-1"],
    "let-it-burn": ["starter-fuel"] * 2,
    "slow-poison": ["starter-medicine"] * 3,
}


@pytest.mark.parametrize("secret", HANDS)
def test_cards_in_hand(secret: str) -> None:
    """All of them are needed."""
    assert met(secret, hands={0: HANDS[secret]})
    for i in range(len(HANDS[secret])):
        assert not met(secret, hands={0: HANDS[secret][:i] + HANDS[secret][i + 1 :]})


EQUIPPED = {
    "keeper-of-stories": (["library-jazzercise", "library-survivors-cookbook"], "school-beginners-martial-arts"),
    "tinkerer": (["starter-junk", "starter-junk"], "grocery-store-hammer"),
    "last-bunker": (["starter-food-1", "starter-food-1"], "police-station-pistol"),
}


@pytest.mark.parametrize("secret", EQUIPPED)
def test_cards_in_hand_and_equipped_together(secret: str) -> None:
    hand, item = EQUIPPED[secret]
    assert met(secret, hands={0: [*hand, item]})
    assert met(secret, hands={0: hand}, items={"maria-lopez": [item]})
    assert not met(secret, hands={0: hand})
    assert not met(secret, hands={0: hand}, items={"rod-miller": [item]})


def test_weapons_of_the_night_watch_are_equipped() -> None:
    assert met("night-watch", items={"maria-lopez": ["police-station-pistol", "police-station-shotgun"]})
    assert not met("night-watch", items={"maria-lopez": ["police-station-pistol"]})


def test_us_or_them_needs_another_exile() -> None:
    """An own exile does not do; one who is out of the game after it does."""
    assert not met("us-or-them")
    assert met("us-or-them", "maria-lopez:0 rod-miller:1:school mike-cho:2", exiled=[1])
    assert not met("us-or-them", "maria-lopez:0:school rod-miller:1 mike-cho:2", exiled=[0])


def test_us_or_them_is_not_played_where_nobody_can_be_exiled() -> None:
    """R-263: the dilemma has no objective about exile."""
    setup = Setup(players=2, mode="dilemma", packs=["longnight"])
    assert "ln-secret-us-or-them" not in standard_objectives(setup, CORE)
    assert len(standard_objectives(setup, CORE)) == 20


@pytest.mark.parametrize("secret", ["mouthpiece", "usurper"])
def test_the_highest_influence_in_play(secret: str) -> None:
    assert met(secret)
    assert not met(secret, "mike-cho:0 rod-miller:1 maria-lopez:2:school", exiled=[2])


@pytest.mark.parametrize(
    ("secret", "people", "enough"),
    [
        ("shepherd", f"{THREE} sparky:0", True),
        ("shepherd", THREE, False),
        ("inner-circle", f"{THREE} sparky:0", True),
        ("inner-circle", f"{THREE} sparky:0 john-price:0", False),
        ("homesick", f"{THREE} sparky:0", True),
        ("homesick", f"{THREE} sparky:0:school", False),
        ("claustrophobia", "maria-lopez:0:school rod-miller:1 mike-cho:2", True),
        ("claustrophobia", f"{THREE} sparky:0:school", False),
    ],
)
def test_the_own_group(secret: str, people: str, enough: bool) -> None:
    assert met(secret, people) == enough


def test_scars_of_all_kinds_on_one_survivor() -> None:
    """Despair counts as a wound (R-272)."""
    assert not met("scars", f"{THREE} sparky:0", wounds={"maria-lopez": 1, "sparky": 1})
    assert met("scars", wounds={"maria-lopez": 1}, frostbite={"maria-lopez": 1})
    table = turn(THREE, table=BOTH, wounds={"maria-lopez": 1})
    table.who("base-maria-lopez").despair = 1
    assert own(table, "ln-secret-scars")[0].met


def test_deaths_and_kills_are_counted_for_each_player() -> None:
    """Kills by attack; the own dead, not those of others."""
    table = arranged(f"{THREE} sparky:0", table=BOTH, dice={0: [6, 6]}, zombies={"colony": [2]})
    table.start(0).script(exposure=["blank"])
    assert own(table, "ln-secret-no-one-left-behind")[0].met
    table.choose(0, "attack", survivor="base-maria-lopez", die=6, target=1)
    (kills,) = own(table, "ln-secret-body-count")
    assert kills.measure is not None
    assert (kills.measure.have, kills.measure.need, kills.met) == (1, 6, False)
    table.script(exposure=["bitten"])
    table.choose(0, "attack", survivor="base-maria-lopez", die=6, target=1)
    assert "base-maria-lopez" not in table.state.survivors
    assert table.player_state(0).counters == {"kills": 2, "deaths": 1 + ("base-sparky" in table.state.graveyard)}
    assert not own(table, "ln-secret-no-one-left-behind")[0].met
    table.player_state(0).counters = {"kills": 6}
    assert own(table, "ln-secret-body-count")[0].met


def test_the_graveyard() -> None:
    dead = cards("sparky", "john-price", "ashley-ross", "thomas-heart", "harman-brooks")
    for n, undertaker, prophet in ((2, False, False), (3, True, False), (5, True, True)):
        table = turn(THREE, table=BOTH).out_of_game(dead=dead[:n])
        assert own(table, "ln-secret-undertaker")[0].met == undertaker
        assert own(table, "ln-secret-prophet")[0].met == prophet


def test_traps_count_as_barricades() -> None:
    table = turn(THREE, table=BOTH, barricades={"colony": [2, 2]})
    assert not own(table, "ln-secret-siege-mind")[0].met
    table.game.add_traps("colony", 3)
    assert own(table, "ln-secret-siege-mind")[0].met


@pytest.mark.parametrize(("helpless", "unruly", "enough"), [(2, 0, True), (1, 0, False), (3, 1, False)])
def test_the_guardian_wants_them_calm(helpless: int, unruly: int, enough: bool) -> None:
    table = turn(THREE, table=BOTH, helpless=helpless)
    table.colony_state().unruly = unruly
    assert all(c.met for c in own(table, "ln-secret-guardian")) == enough


def test_waste_for_order_and_against_it() -> None:
    for n, order, spoiler in ((5, True, False), (6, False, False), (10, False, True)):
        assert met("order", waste_size=n) == order
        assert met("saboteur", waste_size=n) == spoiler


def test_the_piper_and_the_hunger_artist() -> None:
    assert met("piper", zombies={"colony": [3, 3, 3, 3, 3, 1]})
    assert not met("piper", zombies={"colony": [3, 3, 3, 3, 3]})
    assert met("hunger-artist", starvation=1, hands={0: ["starter-food-1"] * 2})
    assert not met("hunger-artist", hands={0: ["starter-food-1"] * 2})
    assert not met("hunger-artist", starvation=1, hands={0: ["starter-food-1"]})


EXILES: dict[str, tuple[dict[str, Any], bool, bool]] = {
    # A position of seat 0 in exile; whether a loyal player wins with it, whether a betrayer does (with 2 fuel).
    "bitter-end": ({"people": "maria-lopez:0:school", "morale": 0}, True, False),
    "own-kingdom": ({"people": "maria-lopez:0:school sparky:0:school"}, False, True),
    "winter-stores": ({"people": "maria-lopez:0:school", "hands": {0: ["starter-food-1"] * 3}}, True, False),
    "outlive-them": ({"people": "maria-lopez:0:school sparky:0:library"}, False, False),
    "forgive-me": ({"people": "maria-lopez:0:school"}, False, False),
}


@pytest.mark.parametrize("card", EXILES)
def test_exiled_objectives(card: str) -> None:
    """A loyal player gets new conditions, a betrayer a new first one (R-157)."""
    position, loyal, betrayer = EXILES[card]
    position = dict(position)
    people, hands = position.pop("people"), position.pop("hands", {0: []})
    hands = {0: [*hands[0], "starter-fuel", "starter-fuel"]}
    table = turn(f"{people} rod-miller:1 mike-cho:2", table=BOTH, exiled=[0], hands=hands, **position)
    exile = f"ln-exile-{card}"
    assert all(c.met for c in own(table, "ln-secret-order", exile=exile)) == loyal
    assert all(c.met for c in own(table, "ln-secret-let-it-burn", exile=exile)) == betrayer


def test_exiled_objectives_can_be_reached() -> None:
    """Four at one place, four in the graveyard, the main objective completed."""
    four = "maria-lopez:0:school sparky:0:school rod-miller:0:school mike-cho:0:school john-price:1 ashley-ross:2"
    table = turn(four, table=BOTH, exiled=[0], hands={0: ["starter-medicine", "starter-food-1"] * 2})
    assert all(c.met for c in own(table, "ln-secret-order", exile="ln-exile-own-kingdom"))
    table.out_of_game(dead=cards("thomas-heart", "forest-plum", "gray-beard", "gabriel-diaz"))
    assert all(c.met for c in own(table, "ln-secret-order", exile="ln-exile-outlive-them"))
    table.state.outcome = "completed"
    assert all(c.met for c in own(table, "ln-secret-order", exile="ln-exile-forgive-me"))
