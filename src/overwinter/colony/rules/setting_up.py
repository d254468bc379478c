"""Set up a game (reference 2, R-001 to R-015)."""

from __future__ import annotations

from overwinter.kernel.chance import seeded
from overwinter.kernel.errors import SetupError
from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Flow, Procedure, procedure

from ..cards.content import Content
from ..cards.loader import load_packs
from ..game import ColonyGame
from ..state import MODES, POLICY_CHOICES, Colony, Place, Player, Setup, State
from .arrival import put_in_play
from .round import Match
from .zombies import AddZombiesAt

KEEP_SURVIVORS = OptionKind("keep-survivors", "leader", "second", "third")
MIN_PLAYERS, MAX_PLAYERS = 2, 5


def check_setup(setup: Setup, content: Content) -> None:
    """Refuse what the rules do not allow."""
    if type(setup.players) is not int or not MIN_PLAYERS <= setup.players <= MAX_PLAYERS:
        raise SetupError(
            f"{setup.players} players cannot play; {MIN_PLAYERS} to {MAX_PLAYERS} can",
            "players",
            players=setup.players,
            min=MIN_PLAYERS,
            max=MAX_PLAYERS,
        )
    if setup.mode not in MODES:
        raise SetupError(f"there is no mode {setup.mode!r}", "mode", mode=setup.mode)
    if setup.players == 2 and setup.mode not in ("cooperative", "dilemma"):
        raise SetupError("2 players play the cooperative variant", "two-players", mode=setup.mode)
    if setup.mode == "dilemma" and setup.players != 2:
        raise SetupError("the dilemma is for 2 players", "dilemma", players=setup.players)
    if setup.objective and setup.objective not in content.objectives:
        raise SetupError(f"there is no main objective {setup.objective!r}", "objective", objective=setup.objective)
    for name, choices in POLICY_CHOICES.items():
        value = getattr(setup.rules, name)
        if value not in choices or type(value) is not type(choices[0]):
            raise SetupError(
                f"policy {name} must be one of {choices}, not {value!r}",
                "policy",
                policy=name,
                value=str(value),
            )


def new_game(setup: Setup | None = None, seed: int = 0, *, keep_log: bool = True) -> ColonyGame:
    """Start a game: shuffled, dealt, and waiting for the players to choose their survivors.

    >>> game = new_game(Setup(players=4, objective="base-main-we-need-more-samples"), seed=7)
    """
    setup = setup or Setup()
    content = load_packs(setup.packs)
    game = blank_game(setup, content, seed, keep_log=keep_log)
    game.begin(Match())
    return game


def blank_game(setup: Setup, content: Content, seed: int, *, keep_log: bool = True) -> ColonyGame:
    """An empty table for a setup: no procedure has run yet."""
    check_setup(setup, content)
    flow = Flow(seeded(seed), 0, [], [], False)
    players = [
        Player(seat, 0, [], [], [], "", [], "", False, False, False, 0, False, False)
        for seat in range(setup.players)
    ]
    places = {
        card.id: Place(card.id, [0] * card.entrances, [0] * card.entrances, 0, 0, [], 0)
        for card in sorted(content.places.values(), key=lambda card: card.number)
    }
    colony = Colony(content.colony_place, 0, 0, 0, 0, [], setup.objective, "normal", [], 0, [])
    state = State(
        flow=flow,
        setup=setup,
        players=players,
        colonies=[colony],
        places=places,
        survivors={},
        survivor_deck=[],
        graveyard=[],
        gone=[],
        removed=[],
        box=[],
        crisis_deck=[],
        crisis="",
        cancel_crisis=0,
        contributions=[],
        crises_past=[],
        crossroads_deck=[],
        crossroads="",
        holder=-1,
        crossroads_past=[],
        exile_deck=[],
        first=0,
        active=-1,
        round=0,
        rounds_left=0,
        phase="setup",
        lasting=[],
        scheduled=[],
        peeks=[],
        facts=[],
        used_items=[],
        locked=[],
        checkpoint=False,
        outcome="",
        winners=[],
    )
    game = ColonyGame(state, content, keep_log=keep_log)
    game.seed = seed
    return game


def survivor_cards(setup: Setup, content: Content) -> list[str]:
    """The survivors that take part."""
    return [
        card.id
        for card in content.survivors.values()
        if (setup.promo or not card.promo) and not (setup.cooperative and card.non_cooperative)
    ]


def crossroads_cards(setup: Setup, content: Content) -> list[str]:
    """The crossroads cards that take part (R-013)."""
    return [
        card.id
        for card in content.crossroads.values()
        if (setup.mature or not card.mature)
        and not (setup.cooperative and card.non_cooperative)
        and not (setup.mode == "dilemma" and _exiles(card.id, content))
    ]


def _exiles(card: str, content: Content) -> bool:
    """Whether a crossroads card is about exile."""
    keys = [key for key in content.programs if key.startswith(f"{card}/")]
    votes = any(op.word.name == "exile-vote" for key in keys for op in content.programs[key])
    checks = content.checks.get(f"{card}/when", ())
    return votes or any(check.word.name == "shares-location" for check in checks)


def standard_objectives(setup: Setup, content: Content) -> list[str]:
    """The secret objectives, betrayal aside, that take part: the dilemma has none about exile (R-263)."""
    return [
        card.id
        for card in content.secrets.values()
        if card.kind == "standard" and not (setup.mode == "dilemma" and _wants_exile(card.win, content))
    ]


def _wants_exile(win: str, content: Content) -> bool:
    """Whether an objective asks for somebody to be exiled."""
    return any(check.word.name == "all-betrayers-exiled" for check in content.checks[win])


def crisis_cards(setup: Setup, content: Content) -> list[str]:
    """The crises that take part."""
    return [c.id for c in content.crises.values() if not (setup.cooperative and c.non_cooperative)]


@procedure
class SetUp(Procedure):
    """Build the decks, deal, let the players choose their survivors."""

    dealt: list[list[str]]

    def start(self, game: ColonyGame) -> None:
        """Objective and setup zombies first: they meet an empty board (R-007)."""
        setup, content, colony = game.state.setup, game.content, game.colony
        if not colony.objective:
            names = list(content.objectives)
            colony.objective = names[game.draw(len(names), "pick")]
        colony.side = "hardcore" if setup.hardcore or setup.cooperative else "normal"
        side = game.side
        colony.morale, game.state.rounds_left = side.morale, side.rounds
        colony.helpless = side.helpless + side.helpless_per_player * setup.players
        game.emit("objective", objective=colony.objective, side=colony.side)
        game.call(AddZombiesAt([game.home], side.zombies_colony), then=self.outside)

    def outside(self, game: ColonyGame, _: Procedure) -> None:
        """Setup zombies elsewhere."""
        game.call(AddZombiesAt(game.elsewhere(), game.side.zombies_elsewhere), then=self.decks)

    def decks(self, game: ColonyGame, _: Procedure) -> None:
        """Shuffle and deal."""
        state, setup, content = game.state, game.state.setup, game.content
        self.deal_objectives(game)
        state.crisis_deck = crisis_cards(setup, content)
        state.survivor_deck = survivor_cards(setup, content)
        state.exile_deck = [c.id for c in content.secrets.values() if c.kind == "exiled"]
        state.crossroads_deck = crossroads_cards(setup, content)
        for deck in (state.crisis_deck, state.survivor_deck, state.exile_deck, state.crossroads_deck):
            game.shuffle(deck)
        starters = [n for n, card in enumerate(content.items) if card.starter]
        game.shuffle(starters)
        each = 7 if setup.players == 2 else 5
        for player in state.players:
            player.hand = [starters.pop() for _ in range(each)]
        state.box = starters
        for place in state.places.values():
            place.deck = [n for n, card in enumerate(content.items) if card.deck == place.id]
            if place.deck:
                game.shuffle(place.deck)
        self.dealt = [[state.survivor_deck.pop(0) for _ in range(4)] for _ in state.players]
        game.ask_each(range(setup.players), "keep-survivors", options=self.keep_options, then=self.chosen)

    def deal_objectives(self, game: ColonyGame) -> None:
        """One secret objective each; at most one betrayal among them (R-002 to R-006)."""
        state, setup = game.state, game.state.setup
        if setup.cooperative:
            return
        standard = standard_objectives(setup, game.content)
        betrayal = [c.id for c in game.content.secrets.values() if c.kind == "betrayal"]
        game.shuffle(standard)
        game.shuffle(betrayal)
        if setup.mode == "dilemma":
            for player in state.players:
                player.objectives = [standard.pop(), betrayal.pop()]
            return
        each = 1 if setup.mode == "betrayer" else 2
        pool = standard[: each * setup.players]
        if setup.betrayal:
            pool.append(betrayal[0])
        game.shuffle(pool)
        for player in state.players:
            player.objectives = [pool.pop()]

    def keep_options(self, game: ColonyGame, seat: int) -> list[Option]:
        """Every pair (with two players: every three) with every leader."""
        cards = self.dealt[seat]
        if game.setup.players == 2:
            return [
                KEEP_SURVIVORS[leader, *rest]
                for out in cards
                for leader in cards
                if leader != out
                for rest in [[c for c in cards if c not in (leader, out)]]
            ]
        return [KEEP_SURVIVORS[a, b, None] for a in cards for b in cards if a != b]

    def chosen(self, game: ColonyGame, answers: dict[int, Option]) -> None:
        """Onto the board; the others are shuffled back (R-009)."""
        state = game.state
        for seat in sorted(answers):
            option = answers[seat]
            kept = [option["leader"], option["second"], *([option["third"]] if option.get("third") else [])]
            for name in kept:
                put_in_play(game, seat, name, game.home)
            game.player(seat).leader = option["leader"]
            state.survivor_deck += [c for c in self.dealt[seat] if c not in kept]
        game.shuffle(state.survivor_deck)
        state.facts.clear()
        self.find_first(game)

    def find_first(self, game: ColonyGame) -> None:
        """The leader of highest influence makes its player first (R-010)."""
        influence = {p.seat: game.card_of(p.leader).influence for p in game.state.players}
        best = [seat for seat, value in influence.items() if value == max(influence.values())]
        if len(best) > 1 and game.setup.rules.leader_tie == "random":
            game.state.first = best[game.draw(len(best), "pick")]
        else:
            game.state.first = best[0]
        game.emit("first-player", seat=game.state.first)
