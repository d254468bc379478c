"""Search: R-060 to R-069, P-03, P-17."""

from __future__ import annotations

import pytest

from overwinter.kernel.data import decode
from overwinter.testing import Table

MIKE, HARMAN, BRIAN = "base-mike-cho", "base-harman-brooks", "base-brian-lee"
DAVID, ARTHUR, ANDREW = "base-david-garcia", "base-arthur-thurston", "base-andrew-evans"
FOOD1, FOOD2, MEDICINE = "base-school-food-1", "base-school-food-2", "base-school-medicine"
JUNK, SCISSORS, MEGAPHONE = "base-school-junk", "base-school-scissors", "base-school-megaphone"
TOP = [FOOD1, MEDICINE, JUNK, SCISSORS, MEGAPHONE, FOOD2]


def school(name: str = HARMAN, *, top: list[str] | None = None, noise: int = 0, **policies: str) -> Table:
    """A survivor with dice at the school, whose deck has known cards on top."""
    table = Table(policies=policies).survivor(name, 0, "school").player(0, dice=[6, 6])
    return table.place("school", top=TOP if top is None else top, noise=noise)


def test_r060_only_outside() -> None:
    """R-060: there is nothing to search at the colony."""
    table = Table().survivor(HARMAN, 0).survivor(MIKE, 0, "hospital").player(0, dice=[6]).start()
    assert {o["survivor"] for o in table.options(0, "search")} == {MIKE}


def test_r061_empty_decks_cannot_be_searched() -> None:
    """R-061: with an empty deck the action is not on offer."""
    table = school().place("school", deck=[]).start()
    table.refuses(0, "search")


def test_r061_decks_are_never_refilled() -> None:
    """R-061: the last card found leaves an empty deck, this round and the next."""
    table = school().empty_deck("crossroads").place("school", deck=[FOOD1]).colony(food=9).start()
    table.choose(0, "search", survivor=HARMAN).choose(0, "keep", card=FOOD1)
    table.refuses(0, "search")
    table.end_turns()
    assert table.deck("school") == []


def test_r062_noise_is_decided_card_by_card() -> None:
    """R-062: after each card the searcher may stop or make noise; the hand waits for the end."""
    table = school().start()
    table.choose(0, "search", survivor=HARMAN)
    assert {o.id for o in table.options(0)} == {f"keep:{FOOD1}", "make-noise"}
    table.choose(0, "make-noise")
    assert {o.id for o in table.options(0)} == {f"keep:{FOOD1}", f"keep:{MEDICINE}", "make-noise"}
    assert table.hand(0) == []
    assert table.place_state("school").noise == 1
    table.choose(0, "make-noise").choose(0, "keep", card=MEDICINE)
    assert table.hand(0) == [MEDICINE]
    assert table.place_state("school").noise == 2


def test_r063_exactly_one_is_kept() -> None:
    """R-063: one card must be kept, and only one."""
    table = school().start()
    table.choose(0, "search", survivor=HARMAN).choose(0, "make-noise")
    assert not [o for o in table.options(0) if o.verb not in ("keep", "make-noise")]
    table.choose(0, "keep", card=FOOD1)
    asked = table.asked(0)
    assert asked is not None
    assert asked.kind == "turn"
    assert table.hand(0) == [FOOD1]


def test_r063_unless_an_effect_says_more() -> None:
    """R-063: Arthur looks at one more card at the school and keeps one more; one is enough, too."""
    table = school(ARTHUR).start()
    table.choose(0, "search", survivor=ARTHUR).choose(0, "look-more", card=ARTHUR)
    table.choose(0, "keep", card=FOOD1)
    assert {o.verb for o in table.options(0)} == {"keep", "enough"}
    other = table.game.copy()
    table.choose(0, "enough")
    assert table.hand(0) == [FOOD1]
    assert table.deck("school")[-1] == MEDICINE
    other.answer(0, f"keep:{MEDICINE}")
    assert sorted(other.card_ids(other.player(0).hand)) == [FOOD1, MEDICINE]


def test_r064_four_noise_spaces_shared_by_all() -> None:
    """R-064: a full row forbids noise, not the search; who made it does not matter."""
    table = school(noise=3).survivor(BRIAN, 1, "school").player(1, dice=[6]).start()
    table.choose(0, "search", survivor=HARMAN).choose(0, "make-noise")
    table.refuses(0, "make-noise")
    table.choose(0, "keep", card=FOOD1)
    table.end_turn(0).choose(1, "search", survivor=BRIAN)
    assert [o.verb for o in table.options(1)] == ["keep"]


def test_r064_noise_is_cleared_at_night() -> None:
    """R-064: the step that adds zombies empties the row."""
    table = Table().place("school", noise=4).place("library", noise=2).colony(food=9)
    table.script(d6=[6] * 6).empty_deck("crossroads").start(at="night")
    assert len(table.events("noise-test")) == 6
    assert [table.place_state(p).noise for p in ("school", "library")] == [0, 0]


def moved_away(noise_limit: str) -> Table:
    """Four tokens were placed this round, three of them were moved away by an effect."""
    table = school(noise=4, noise_limit=noise_limit)
    table.state.put(table.place_state("school").but(noise=1))
    table.start().choose(0, "search", survivor=HARMAN)
    return table


def test_p17_four_placements_a_round() -> None:
    """P-17 (R-064): by default no more than four are placed in a round, wherever they went."""
    moved_away("placements").refuses(0, "make-noise")
    assert Table().state.setup.policy("noise_limit") == "placements"


def test_p17_or_free_spaces_are_the_limit() -> None:
    """P-17: or tokens that went away free their spaces; so it was in games of version 1."""
    assert moved_away("spaces").offers(0, "make-noise")
    assert decode({"is": "Setup"}).policy("noise_limit") == "spaces"


def test_r065_no_noise_for_a_card_that_is_not_there() -> None:
    """R-065: with the deck run out the search has to end."""
    table = school().place("school", deck=[FOOD1, MEDICINE]).start()
    table.choose(0, "search", survivor=HARMAN).choose(0, "make-noise")
    table.refuses(0, "make-noise")
    assert table.place_state("school").noise == 1
    table.choose(0, "keep", card=MEDICINE)
    assert table.deck("school") == [FOOD1]


def test_r065_drawing_stops_with_the_deck() -> None:
    """R-065: who may look at more cards than there are looks at those that are there."""
    table = school(DAVID).place("school", deck=[FOOD1]).start()
    table.choose(0, "search", survivor=DAVID)
    assert [o.id for o in table.options(0)] == [f"keep:{FOOD1}"]


def test_r066_p03_rest_goes_under_the_deck_as_drawn() -> None:
    """R-066, P-03: what is not kept goes under the deck in the order drawn."""
    table = school().start()
    table.choose(0, "search", survivor=HARMAN).choose(0, "make-noise").choose(0, "make-noise")
    table.choose(0, "keep", card=MEDICINE)
    assert table.deck("school")[-2:] == [FOOD1, JUNK]
    assert table.deck("school")[0] == SCISSORS


def test_p03_or_in_random_order() -> None:
    """P-03: with "random" the order is left to chance."""
    orders = set()
    for seed in range(6):
        table = Table(policies={"under_deck": "random"}, seed=seed).survivor(HARMAN, 0, "school")
        table.player(0, dice=[6]).place("school", top=TOP).start().choose(0, "search", survivor=HARMAN)
        table.choose(0, "make-noise").choose(0, "make-noise").choose(0, "keep", card=MEDICINE)
        orders.add(tuple(table.deck("school")[-2:]))
    assert orders == {(FOOD1, JUNK), (JUNK, FOOD1)}


def test_r067_only_the_searcher_sees_the_cards() -> None:
    """R-067: others see how many cards were looked at, not which."""
    table = school().start()
    table.choose(0, "search", survivor=HARMAN).choose(0, "make-noise").choose(0, "keep", card=MEDICINE)
    kept = [table.seen(seat, "search-kept")[0] for seat in range(3)]
    assert kept[0]["cards"] == [MEDICINE]
    assert all("cards" not in facts for facts in kept[1:])
    assert all((facts["n"], facts["under"]) == (1, 1) for facts in kept)
    told = [value for event in table.seen(1) for value in event.values()]
    assert MEDICINE not in told
    assert FOOD1 not in told


def test_r068_effects_add_up() -> None:
    """R-068: a survivor's bonus and a blueprint's are used in the same search; three cards are kept."""
    plans = "base-school-blueprints-school"
    table = school(ARTHUR).survivor(MIKE, 1)
    table.who(ARTHUR).items = [*table.who(ARTHUR).items, table.take(plans)]
    table.start().choose(0, "search", survivor=ARTHUR)
    table.choose(0, "look-more", card=ARTHUR).choose(0, "look-more", card=plans)
    for card in (FOOD1, MEDICINE, JUNK):
        table.choose(0, "keep", card=card)
    assert table.hand(0) == sorted([FOOD1, MEDICINE, JUNK])
    assert table.place_state("school").noise == 0


def test_r068_looks_per_noise_add_to_a_wider_first_look() -> None:
    """R-068: David looks at two cards, and a flashlight shows three for one noise token."""
    lamp = "base-hospital-flashlight"
    table = school(DAVID)
    table.who(DAVID).items = [*table.who(DAVID).items, table.take(lamp)]
    table.start().choose(0, "search", survivor=DAVID)
    assert len(table.options(0, "keep")) == 2
    table.choose(0, "make-noise", card=lamp)
    assert len(table.options(0, "keep")) == 5
    assert table.place_state("school").noise == 1
    table.refuses(0, "make-noise", card=lamp)
    table.choose(0, "make-noise", card=None).choose(0, "keep", card=FOOD2)
    assert table.hand(0) == [FOOD2]


@pytest.mark.parametrize("take", [True, False])
def test_r069_looking_through_a_deck(take: bool) -> None:
    """R-069: the whole deck is looked through, without noise, and shuffled even if nothing was taken."""
    maria = "base-maria-lopez"
    table = Table().survivor(maria, 0).colony(food=3).crossroads("base-crossroads-maria-lopez")
    before = table.deck("school")
    table.start(at="turn-start").choose(0, "crossroads", choice=1)
    assert {o["card"] for o in table.options(0, "choose-card")} == set(before)
    if take:
        table.choose(0, "choose-card", card=SCISSORS)
        before.remove(SCISSORS)
        assert table.hand(0) == [SCISSORS]
    else:
        table.choose(0, "done")
        assert table.hand(0) == []
    assert table.place_state("school").noise == 0
    assert sorted(table.deck("school")) == sorted(before)
    assert table.deck("school") != before
