"""What a seat can imagine: games that could be the real one, as far as the seat knows (R-250 to R-254)."""

from __future__ import annotations

import ast
import random
from collections import Counter
from typing import Any

import pytest

from overwinter.colony.fuzz import MODES
from overwinter.colony.game import ColonyGame
from overwinter.colony.invariants import check
from overwinter.colony.rules.setting_up import new_game
from overwinter.colony.sight.imagine import imagine
from overwinter.colony.sight.view import events_for, view
from overwinter.colony.state import Setup
from overwinter.engine import PACKAGE
from overwinter.kernel import data
from overwinter.kernel.procedure import Procedure
from overwinter.testing import Table
from tests.secrecy_tools import lively_game, positions, seats, step, waiting

GAMES = 2 * len(MODES)
"""Every mode and number of players, with a poor and with a rich colony."""
FUEL, FOOD, JUNK = "base-starter-fuel", "base-starter-food-1", "base-starter-junk"
SOPHIE, MIKE, BRIAN, EDWARD = "base-sophie-robinson", "base-mike-cho", "base-brian-lee", "base-edward-white"
STANDARD, BETRAYAL = "base-secret-historian", "base-betrayal-cult-leader"


# -- what holds in every position ----------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(GAMES))
def test_r253_the_seat_cannot_tell_it_from_the_real_game(seed: int) -> None:
    """View, options and log of the seat are equal, no card is lost or doubled, the real game is untouched."""
    for game in positions(seed, 0.05):
        before = game.state.copy()
        for seat in seats(game):
            other = imagine(game, seat, seed, with_log=True)
            assert view(other, seat) == view(game, seat)
            assert events_for(other, seat) == events_for(game, seat)
            assert view(other, None) == view(game, None)
            check(other)
        assert game.state == before


@pytest.mark.parametrize("seed", range(GAMES))
def test_r253_nothing_of_the_real_game_comes_through(seed: int) -> None:
    """Imagined out of an imagined game it is the same, to the last card: only what the seat knows matters."""
    for game in positions(seed, 0.04):
        for seat in seats(game):
            direct = imagine(game, seat, 7)
            assert imagine(imagine(game, seat, seed), seat, 7).state == direct.state
            assert imagine(reordered(game, seat), seat, 7).state == direct.state


def reordered(game: ColonyGame, seat: int | None) -> ColonyGame:
    """The same position with what has no meaning in another order: hands of others, the box, what left the game
    face down, what others know."""
    other = game.copy()
    rng = random.Random(1)
    if not game.over:
        for player in other.state.players:
            if player.seat != seat:
                rng.shuffle(player.hand)
        rng.shuffle(other.state.box)
        rng.shuffle(other.state.unseen)
        others = [peek for peek in other.state.peeks if peek.seat != seat]
        rng.shuffle(others)
        other.state.peeks = others + [peek for peek in other.state.peeks if peek.seat == seat]
    return other


@pytest.mark.parametrize("seed", range(GAMES))
def test_r250_another_truth_gives_the_same_dreams(seed: int) -> None:
    """Change by hand what a seat cannot know: its view is equal, and so is all that it imagines."""
    for game in positions(seed, 0.05):
        if [d.kind for d in game.decisions] == ["turn"]:
            for seat in seats(game):
                other = another_truth(game, seat, random.Random(seed))
                assert other.state != game.state
                assert view(other, seat) == view(game, seat)
                assert imagine(other, seat, 7).state == imagine(game, seat, 7).state


def another_truth(game: ColonyGame, seat: int | None, rng: random.Random) -> ColonyGame:
    """A position in a turn, with hidden cards exchanged that nobody has seen, and another generator."""
    other = game.copy()
    state, items = other.state, game.content.items
    state.flow.rng += 1
    seen = {peek.item for peek in state.peeks} | {entry.card for entry in state.contributions} | set(state.locked)
    seen |= {card for player in state.players for card in player.hand if card in state.used_items}
    piles = [player.hand for player in state.players if player.seat != seat]
    decks = {place.id: list(place.deck) for place in state.places.values()}
    piles += [state.box, *decks.values()]
    slots = [(pile, index) for pile in piles for index in range(len(pile)) if pile[index] not in seen]
    for _ in range(200):
        (one, i), (two, j) = rng.sample(slots, 2)
        if items[one[i]].deck == items[two[j]].deck:
            one[i], two[j] = two[j], one[i]
    for place, pile in decks.items():
        other.lay_deck(place, pile)
    named = {peek.card for peek in state.peeks}
    for deck in (state.crisis_deck, state.crossroads_deck, state.survivor_deck, state.exile_deck):
        free = [index for index, card in enumerate(deck) if card not in named]
        cards = rng.sample([deck[index] for index in free], len(free))
        for index, card in zip(free, cards, strict=True):
            deck[index] = card
    for turn in state.turns:
        if turn.card and turn.holder != seat and turn.card not in named:
            unseen = [index for index, card in enumerate(state.crossroads_deck) if card not in named]
            index = rng.choice(unseen)
            turn.card, state.crossroads_deck[index] = state.crossroads_deck[index], turn.card
    dealt = {name for p in state.players for name in p.objectives if game.content.secrets[name].kind != "wolf"}
    hidden = [p for p in state.players if p.seat != seat and not p.exiled and not named & set(p.objectives)]
    hidden = [p for p in hidden if dealt.issuperset(p.objectives)]
    objectives = rng.sample([p.objectives for p in hidden], len(hidden))
    for player, names in zip(hidden, objectives, strict=True):
        player.objectives = names
    return other


@pytest.mark.parametrize("seed", range(GAMES))
def test_it_can_be_played_to_the_end(seed: int) -> None:
    """Every imagined game is a game: random players finish it."""
    rng = random.Random(seed)
    for game in positions(seed, 0.006):
        for seat in seats(game):
            other = imagine(game, seat, seed)
            while not other.over:
                step(other, rng)
                check(other)


REVEALING = {
    *(
        "cards-revealed",
        "contribution",
        "deck-purged",
        "deck-wasted",
        "experiment-top",
        "plundered",
        "swapped-card",
        "discarded",
        "exiled",
        "experiment-top",
        "hand-lost",
        "hand-shown",
        "staked",
    ),
    *("game-over", "joined", "request-granted", "votes"),
}
"""What shows hidden cards or answers to all: from there on two games may well differ."""


@pytest.mark.parametrize("seed", range(GAMES))
def test_r250_what_others_do_tells_no_more_than_the_rules_say(seed: int) -> None:
    """The same answer in the real and in an imagined game: the seat is told the same, and the same are asked.

    The decks beside the board stay as they are here, so that both games draw the same cards from them.
    """
    for game in positions(seed, 0.05):
        if game.state.phase == "setup" or any(d.answer for d in game.state.flow.decisions):
            continue
        for seat in seats(game):
            other = imagine(game, seat, seed)
            for deck in ("turns", "crossroads_deck", "crisis_deck", "survivor_deck"):
                setattr(other.state, deck, getattr(game.state.copy(), deck))
            for decision in game.decisions:
                common = {o.id for o in other.options(decision.seat)}
                ids = [o.id for o in game.options(decision.seat) if o.id in common and o.id != "end-turn"]
                for answer in random.Random(seed).sample(ids, min(len(ids), 3)):
                    assert_told_the_same(game, other, seat, decision.seat, answer)


def assert_told_the_same(game: ColonyGame, other: ColonyGame, seat: int | None, actor: int, answer: str) -> None:
    """Play the same answer with the same luck; compare what ``seat`` is told until something is revealed."""
    told = []
    for start in (game, other):
        played = start.copy()
        played.keep_log = True
        played.state.flow.rng = game.state.flow.rng
        played.answer(actor, answer)
        told.append(played)
    for one, two in zip(events_for(told[0], seat), events_for(told[1], seat), strict=False):
        if one.key.removeprefix("event-").removesuffix("-secret") in REVEALING:
            return
        assert one.key == two.key
        if not one.key.endswith("-secret"):
            assert one.facts == two.facts
    assert len(told[0].log) == len(told[1].log)
    assert waiting(told[0]) == waiting(told[1])
    known = [Counter(p.zone for p in played.state.peeks if p.seat == seat) for played in told]
    assert known[0] == known[1]


# -- what is dealt anew, and what stays --------------------------------------------------------------------------


def objectives_known(game: ColonyGame) -> bool:
    """Whether something is known of somebody's objective: it was shown, looked at, or kept in exile."""
    looked = any(peek.zone.startswith("objective:") for peek in game.state.peeks)
    return looked or any(player.revealed or player.exile for player in game.state.players)


def middle() -> ColonyGame:
    """A standard game with a few rounds behind it, in somebody's turn; all objectives are still secret."""
    for seed in range(100):
        game = new_game(Setup(players=4), seed)
        game.state.colonies[0].morale, game.state.colonies[0].food = 10, 40
        rng = random.Random(seed)
        while not game.over:
            if game.state.round == 3 and [d.kind for d in game.decisions] == ["turn"]:
                if not objectives_known(game):
                    return game
                break
            step(game, rng)
    raise AssertionError("no random game lasts long enough")


def test_all_that_is_hidden_is_dealt_anew() -> None:
    """Over some seeds everything that seat 0 cannot know comes out differently; the same seed gives the same."""
    game = middle()
    state = game.state
    dreams = [imagine(game, 0, seed).state for seed in range(30)]
    assert imagine(game, 0, 5).state == dreams[5]

    def varied(what: list[object]) -> bool:
        return len({repr(x) for x in what}) > 10

    assert varied([s.flow.rng for s in dreams])
    for seat in (1, 2, 3):
        assert varied([s.players[seat].objectives for s in dreams])
        if len(state.players[seat].hand) > 2:
            assert varied([s.players[seat].hand for s in dreams])
    assert {tuple(s.players[0].hand) for s in dreams} == {tuple(state.players[0].hand)}
    assert {tuple(s.players[0].objectives) for s in dreams} == {tuple(state.players[0].objectives)}
    for deck in ("crisis_deck", "crossroads_deck", "survivor_deck", "exile_deck"):
        assert varied([getattr(s, deck) for s in dreams])
    assert varied([s.places["school"].deck for s in dreams])
    hidden = any(turn.card and turn.holder != 0 for turn in state.turns)
    assert varied([[turn.card for turn in s.turns] for s in dreams]) == hidden


def test_what_was_seen_stays_where_it_is() -> None:
    """Cards seen in a hand, in a deck, in the crisis, and objectives: in every imagined game."""
    table = Table(3).survivor(SOPHIE, 0).survivor(MIKE, 1).survivor(BRIAN, 2).player(1, hand=[FUEL, FOOD, JUNK])
    table.player(1, objective=BETRAYAL).crisis("base-crisis-despair", {1: [FUEL], 2: [FUEL]}).start()
    game, state = table.game, table.state
    fuel, deck = state.players[1].hand[0], state.places["school"].deck
    game.peek(0, "hand:1", item=fuel)
    game.peek(0, "deck:school", item=deck[4])
    game.peek(0, "contributions", item=state.contributions[1].card)
    game.peek(0, "objective:1", card=BETRAYAL)
    game.peek(0, "crisis", card=state.crisis_deck[2])
    game.peek(0, "crossroads", card=state.crossroads_deck[3])
    for seed in range(20):
        dream = imagine(game, 0, seed).state
        assert fuel in dream.players[1].hand
        assert dream.places["school"].deck[4] == deck[4]
        assert dream.contributions[1] == state.contributions[1]
        assert dream.players[1].objectives == [BETRAYAL]
        assert dream.players[2].objectives[0].startswith("base-secret")
        assert dream.crisis_deck[2] == state.crisis_deck[2]
        assert dream.crossroads_deck[3] == state.crossroads_deck[3]


def test_what_others_have_seen_goes_with_the_place() -> None:
    """Seat 1 has looked at the top of a deck: in an imagined game it knows the card that lies there then."""
    table = Table(3).survivor(SOPHIE, 0).survivor(MIKE, 1).survivor(BRIAN, 2).player(2, hand=[FUEL, JUNK]).start()
    game = table.game
    game.peek(1, "deck:school", item=table.state.places["school"].deck[0])
    game.peek(1, "hand:2", item=table.state.players[2].hand[1])
    for seed in range(20):
        dream = imagine(game, 0, seed).state
        hand, deck = (next(p for p in dream.peeks if p.zone == zone) for zone in ("hand:2", "deck:school"))
        assert deck.item == dream.places["school"].deck[0]
        assert hand.item in dream.players[2].hand


def test_cards_keep_their_backs() -> None:
    """A hidden card is exchanged only for one of its deck: others saw where it came from."""
    game = middle()
    items = game.content.items
    for seed in range(10):
        dream = imagine(game, 1, seed)
        for real, imagined in zip(game.state.players, dream.state.players, strict=True):
            assert Counter(items[c].deck for c in real.hand) == Counter(items[c].deck for c in imagined.hand)


# -- secret objectives ---------------------------------------------------------------------------------------


def betrayers(game: ColonyGame, seat: int, n: int = 1200) -> Counter[int]:
    """How often each seat is imagined to be the betrayer; -1: nobody."""
    found: Counter[int] = Counter()
    for seed in range(n):
        traitors = [
            p.seat
            for p in imagine(game, seat, seed).state.players
            if game.content.secrets[p.objectives[0]].kind == "betrayal"
        ]
        assert len(traitors) <= 1
        found[traitors[0] if traitors else -1] += 1
    return found


@pytest.mark.parametrize(
    ("mode", "chance"),
    [("standard", 1 / 8), ("betrayer", 1 / 4)],
)
def test_r002_r003_a_betrayer_is_as_likely_as_the_deal_makes_it(mode: str, chance: float) -> None:
    """R-002: whoever has no betrayal sees 2n cards left, one of them the betrayal; R-003: n cards."""
    game = new_game(Setup(players=4, mode=mode), 1)
    game.state.players[0].objectives = [STANDARD]
    counts = betrayers(game, 0)
    assert counts[0] == 0
    for seat in (1, 2, 3):
        assert abs(counts[seat] / 1200 - chance) < 0.035


def test_r004_without_a_betrayal_card_nobody_is_the_betrayer() -> None:
    """R-004: the setup is public."""
    game = new_game(Setup(players=4, betrayal=False), 1)
    assert betrayers(game, 0, 100) == {-1: 100}


def test_there_is_one_betrayal_card() -> None:
    """Whoever has it knows that nobody else does."""
    game = new_game(Setup(players=4), 1)
    game.state.players[2].objectives = [BETRAYAL]
    assert betrayers(game, 2, 100) == {2: 100}


def test_who_was_exiled_unrevealed_is_the_betrayer() -> None:
    """R-151: exile shows every objective but a betrayal, so all know; but not which betrayal it is."""
    table = Table(4).survivor(SOPHIE, 0).survivor(EDWARD, 1, "school")
    table.player(1, objective=BETRAYAL, exiled=True).player(2, revealed=True).start()
    assert betrayers(table.game, 0, 100) == {1: 100}
    dreams = [imagine(table.game, 0, seed).state.players for seed in range(40)]
    assert len({players[1].objectives[0] for players in dreams}) > 5
    assert len({players[1].exile for players in dreams}) > 5
    assert {players[2].objectives[0] for players in dreams} == {table.player_state(2).objectives[0]}


def test_who_was_voted_out_of_the_game_may_have_been_anybody() -> None:
    """Where exile is elimination no objective is shown: whoever is out is a betrayer as likely as the others."""
    table = Table(4, objective="base-main-kill-them").player(1, exiled=True).start()
    table.player_state(1).eliminated, table.player_state(1).exile = True, ""
    counts = betrayers(table.game, 0, 200)
    assert 0 < counts[1] < 60
    me = view(table.player(0, objective="base-secret-justice").game, 0).me
    assert me is not None
    assert [c.met for c in me.conditions if c.name == "all-betrayers-exiled"] == [None]


def test_r263_in_the_dilemma_each_has_both() -> None:
    """R-263: a normal and a betrayal objective, in this order."""
    game = new_game(Setup(players=2, mode="dilemma"), 1)
    for seed in range(20):
        players = imagine(game, 0, seed).state.players
        kinds = [game.content.secrets[name].kind for name in players[1].objectives]
        assert kinds == ["standard", "betrayal"]
        assert not set(players[0].objectives) & set(players[1].objectives)


# -- answers and set-up --------------------------------------------------------------------------------------


def test_r145_votes_of_others_are_imagined() -> None:
    """A vote that is in is secret until all are; the own one stays."""
    table = Table(4).start().choose(0, "nominate", seat=1).choose(0, "vote", choice=1).choose(2, "vote", choice=1)

    def votes(seat: int, seed: int) -> list[int]:
        decisions = imagine(table.game, seat, seed).state.flow.decisions
        return [d.answer.args["choice"] for d in decisions if d.answer is not None]

    assert {votes(0, seed)[0] for seed in range(20)} == {1}
    assert {votes(0, seed)[1] for seed in range(20)} == {1, 2}
    assert {tuple(votes(3, seed)) for seed in range(40)} == {(1, 1), (1, 2), (2, 1), (2, 2)}


def test_r009_survivors_dealt_to_others_are_imagined() -> None:
    """R-009: the own four are known; what others were dealt, kept and left in the deck is not."""
    game = new_game(Setup(players=3), 4)
    game.answer(1, game.options(1)[0])
    asking: Any = game.state.flow.stacks[0].frames[-1]
    real = asking.dealt
    dreams = [imagine(game, 0, seed).state.flow for seed in range(20)]
    frames: list[Any] = [flow.stacks[0].frames[-1] for flow in dreams]
    dealt = [frame.dealt for frame in frames]
    assert all(cards[0] == real[0] for cards in dealt)
    assert len({tuple(cards[1]) for cards in dealt}) > 10
    for flow, cards in zip(dreams, dealt, strict=True):
        answer = next(d.answer for d in flow.decisions if d.seat == 1)
        assert answer is not None
        assert set(answer.args.values()) <= set(cards[1])


def test_scripted_chance_is_not_foreseen() -> None:
    """What a test has scripted is the future: nobody imagines it."""
    table = Table(3).script(exposure=["bitten"], d6=[6]).start()
    assert imagine(table.game, 0, 1).scripted == {}


def test_a_finished_game_is_what_it_is() -> None:
    """At the end there are no secrets left to imagine."""
    game = lively_game(2)
    rng = random.Random(2)
    while not game.over:
        step(game, rng)
    assert imagine(game, 0, 1).state.players == game.state.players


# -- a list to keep ------------------------------------------------------------------------------------------

SPEAKING = {
    *("BurnFuel", "Choose", "CollectivePay", "DrawAndGift", "Gamble", "HandsForMorale", "KeepRevealed"),
    *("KeepGroups", "KeepSurvivors", "PlayCard", "Request", "Search", "Shown"),
    *("DrawOneOf", "GainSurvivors", "Look", "Market", "SearchDeck", "StripShelves", "TakeContribution"),
}
"""Procedures that hold or know cards while they wait, and say so by ``zones`` or ``shows``."""
OPEN = {
    *("Acting", "AtEntrance", "CheckBoth", "Combats", "DealOne", "Election", "Entry", "Fight", "FindLeaders"),
    *("MakeWay", "MoveStep", "Pair", "Pairs", "Resupply", "ShareSpoils", "StockRandomItems", "TurnOpens"),
    *("AfterCombat", "Complete", "DealMissions", "DealWolf", "GoHome", "Headhunt", "Herd", "JoinOrRun"),
    *("MissionNow", "OpenDen", "QuietRound", "SetUpWolf", "SwapMission", "TreatColonists", "WolfTurn"),
    *("AttackSpecial", "Break", "Containment", "KeepCard", "KillSpecial", "LabExposure", "LayDie", "Release"),
    *("StockLaboratory", "TakeLabDie", "TurnLabDie"),
    *("CheckStage", "ExilePhase", "Join", "NextStage", "Opening"),
    *("BorrowDie", "ClearEntrance", "DriveOff", "EachPlace", "EachPlayer", "GiveDie", "LayOnObjective", "MayPay"),
    "AskForCard",
    *("MoveWounds", "MustContribute", "Programs", "RemoveEquipped", "SetUpObjective", "TearDown"),
    *("BanditsLeave", "EachTakes", "IntoArsenal", "MoveBandits", "SwapArsenal"),
    *("AttackBandit", "BanditsArrive", "BanditsCome", "LeaderSends", "Plunder", "Raid", "TakeArsenal", "Trampled"),
    *(
        "AddZombies",
        "AddZombiesAt",
        "AfterLoss",
        "Bite",
        "AttackSurvivor",
        "Attract",
        "Barricade",
        "BorrowPip",
        "ChangeDie",
    ),
    *("Clean", "Contribute", "Crossroads", "DistributeWounds", "EachChooses", "Effect", "Either", "InTurn"),
    *(
        "Exile",
        "ExileVote",
        "Experiment",
        "Exposure",
        "Exposures",
        "FreeAttack",
        "HandOff",
        "Heal",
        "HealOne",
    ),
    *(
        "KillLowest",
        "KillSomewhere",
        "KillZombies",
        "Loss",
        "Losses",
        "Lowest",
        "Lure",
        "MakeRoom",
        "Match",
        "May",
    ),
    *("Move", "PassSurvivors", "Pay", "PayAttack", "PlaceBarricades", "Ration", "Recover", "RerollDice"),
    *("ResolveCrisis", "SpendDice", "SpendFood", "Spread", "Squeeze", "Supply", "TakeZombies", "Transfer", "Turn"),
    *("Bite", "Moment", "UseAbility", "Vote", "Watch", "Wounds"),
    *("CheckObjective", "CheckWaste", "DealObjectives", "DealStarters", "FindFirstPlayer", "LayObjective"),
    *("MoveRoundMarker", "NewRound", "Night", "Owed", "PassFirstPlayer", "PayFood", "RevealCrisis", "RollDice"),
    *("RoundStart", "SetupZombies", "ShuffleDecks", "Steps", "StockPlaces", "Turns", "ZombiesArrive"),
    *("Arrival", "Attack", "BiteCure", "FoodForDie", "GainSurvivors", "GiveAllBut", "LoseCards", "MedicineOrDie"),
    *("OrderCrises", "Replacement", "TakeCard"),
    *("Agree", "AskForCard", "Calm", "HelplessDie", "MoveNoise", "PlaceTraps", "SwapCards", "SwapDice"),
    *("Advance", "LayImprovements", "Replace", "SwitchOff", "SwitchOn", "Unfinish"),
    *("EachPlace", "EachPlayer", "LayOnObjective", "RemoveEquipped", "SetUpObjective", "TearDown"),
    *("GiveCards", "PassCards", "Retract", "SetBounty", "TakeBounty", "TakeWaste"),
}
"""Procedures that hold nothing which is hidden from anybody, except in answers not yet shown; what they let
somebody choose among, the choice itself says."""


def procedures() -> dict[str, type[Any]]:
    """Every procedure of the rules, by name."""
    import overwinter.colony.rules.exile  # noqa: F401 - loaded when it is first needed

    return {
        name: cls
        for name, cls in data._CLASSES.items()
        if issubclass(cls, Procedure) and cls.__module__.startswith("overwinter.colony.")
        if not cls.__module__.startswith("overwinter.colony.sight.explain")
    }


def test_every_procedure_has_been_looked_at_for_secrets() -> None:
    """A new procedure: does it hold or know hidden cards while somebody is asked? Then it has to say so."""
    known = procedures()
    speaking = {
        name for name, cls in known.items() if (cls.zones, cls.shows) != (Procedure.zones, Procedure.shows)
    }
    assert speaking == SPEAKING
    assert known.keys() - SPEAKING - OPEN == set()


def test_imagine_names_no_procedure() -> None:
    """It works on what procedures say of themselves, so that a module's need nothing there."""
    source = (PACKAGE / "colony" / "sight" / "imagine.py").read_text("utf-8")
    names = {node.id for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name)}
    imported = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)]
    names |= {alias.name for node in imported for alias in node.names}
    assert names & (procedures().keys() | {"Procedure"}) == set()
