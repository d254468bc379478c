"""The colony in a terminal: what is drawn, and in which order things are asked."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from overwinter.cli.face import SHAPES, Manual, MenuPlan
from overwinter.cli.terminal import Terminal
from overwinter.kernel.events import Event
from overwinter.kernel.options import Decision
from overwinter.kind import AnyGame, GameKind
from overwinter.words import Words

from ..game import ColonyGame
from ..modules.warring.ledger import combat_odds
from .screen import Screen

STYLES = {
    "round": "bold",
    "night": "bold bright_blue",
    "turn": "bold",
    "died": "bold red",
    "helpless-died": "red",
    "overrun": "red",
    "starved": "red",
    "crisis": "bright_cyan",
    "crisis-failed": "red",
    "crisis-averted": "green",
    "combat": "bold",
    "combat-total": "bold",
    "combat-won": "bold yellow",
    "unguarded": "red",
    "morale": "yellow",
    "crossroads": "bold yellow",
    "crossroads-choice": "yellow",
    "exiled": "bold magenta",
    "scenario": "bold yellow",
    "stage-reached": "bold yellow",
    "stage": "bold",
    "rules-on": "yellow",
    "place-opens": "yellow",
    "betrayal-sprung": "bold red",
    "game-over": "bold yellow",
}
"""How the lines of weighty events look."""
MENUS = MenuPlan(
    turn=(
        "end-turn",
        "done-moving",
        "attack",
        "search",
        "barricade",
        "clean",
        "attract",
        "use",
        "move",
        "play",
        "equip",
        "contribute",
        "supply",
        "request",
        "spend-food",
        "ration",
        "hand-off",
        "attack-survivor",
        "use-effect",
        "nominate",
        "calm",
        "attack-bandit",
        "raid",
        "attack-special",
        "lab-die",
    ),
    ends=("end-turn", "done-moving"),
    labels={"use": "ability", "use-effect": "lasting", "nominate": "exile"},
    amounts={"bid": "n"},
    arguments=("leader", "survivor", "to", "card", "place", "target", "entrance", "symbol", "seat", "die"),
)
"""Moving is 7 in every turn; the die of an action comes last."""
MANUAL = Manual(
    marks=(
        (" ".join(SHAPES), "help-mark-players"),
        ("Z # .", "help-mark-entrance"),
        ("X *", "help-mark-special"),
        ("♥ ❄ ▼", "help-mark-wounds"),
        ("□ ☺ ☹ ¤", "help-mark-spaces"),
        ("♪ ·  ▤20", "help-mark-location"),
        ("★ ▶ ⚑", "help-mark-leader"),
        ("@ @2", "help-mark-enemy"),
        ("+2", "help-mark-given"),
        ("† 1/12", "help-mark-risk"),
    ),
    terms=(
        "term-colony",
        "term-location",
        "term-survivor",
        "term-helpless",
        "term-group-leader",
        "term-influence",
        "term-action-die",
        "term-attack-value",
        "term-search-value",
        "term-ability",
        "term-exposure",
        "term-wound",
        "term-frostbite",
        "term-bite",
        "term-bite-spread",
        "term-zombie",
        "term-entrance",
        "term-overrun",
        "term-barricade",
        "term-noise",
        "term-search",
        "term-attract",
        "term-clean",
        "term-waste",
        "term-food",
        "term-starvation",
        "term-morale",
        "term-crisis",
        "term-crossroads",
        "term-equipment",
        "term-hand-off",
        "term-request",
        "term-first-player",
        "term-main-objective",
        "term-secret-objective",
        "term-betrayer",
        "term-exile",
        "term-vote",
        "term-player-phase",
        "term-colony-phase",
    ),
)


class ColonyFace:
    """The colony, drawn."""

    menus, manual = MENUS, MANUAL
    weighty = frozenset(
        {
            *("crossroads", "died", "exiled", "crisis-failed", "night", "scenario", "stage-reached", "game-over"),
            *("combat", "combat-total", "combat-won", "unguarded", "election"),
        }
    )
    turns = frozenset({"turn", "move-step"})

    def __init__(self, kind: GameKind, terminal: Terminal, words: Words, names: Sequence[str]) -> None:
        self.kind, self.words, self.names = kind, words, names
        self.screen = Screen(terminal, words, names)

    def round(self, game: AnyGame) -> int:
        """The round."""
        return _colony(game).state.round

    def table(self, game: AnyGame, seat: int | None, height: int | None) -> list[RenderableType]:
        """The table as a seat sees it."""
        return self.screen.table(_colony(game), seat, height)

    def event(self, game: AnyGame, event: Event, seat: int | None) -> list[Text]:
        """A line of the log; of a crossroads card that others meet the story too."""
        table = _colony(game)
        line = self.kind.event(self.words, game, event, seat, self.names)
        lines = [self.screen.coloured(table, line, STYLES.get(event.kind, ""))]
        if event.kind == "crossroads" and event.facts.get("seat") != seat:
            story = self.words.attribute(event.facts["card"], "story")
            lines.append(Text(f"  {story}", "italic grey62"))
        return lines

    def story(self, game: AnyGame, decision: Decision) -> list[RenderableType]:
        """A crossroads card is read before the choice."""
        if decision.kind in ("crossroads", "crossroads-vote") and "card" in decision.about:
            return [self.screen.story(_colony(game), str(decision.about["card"]))]
        if decision.kind in ("tactic", "change-tactic", "bid"):
            odds = combat_odds(_colony(game), decision.seat)
            return self.screen.combat_odds(odds) if odds is not None else []
        options = game.options(decision.seat)
        if decision.kind == "keep-survivors":
            return [self.screen.candidates(_colony(game), list(dict.fromkeys(o["leader"] for o in options)))]
        if decision.kind == "search":
            return self.screen.cards(_colony(game), [o["card"] for o in options if o.verb == "keep"])
        return []

    def about_me(self, game: AnyGame, seat: int) -> list[RenderableType]:
        """Own cards and secrets."""
        return self.screen.about_me(_colony(game), seat)

    def end(self, game: AnyGame) -> list[RenderableType]:
        """Who has won, and why."""
        return self.screen.end(_colony(game))


def _colony(game: AnyGame) -> ColonyGame:
    assert isinstance(game, ColonyGame)
    return game
