"""The colony game's table in plain text: headings and lines, for the plain pages."""

from __future__ import annotations

from collections.abc import Sequence

from overwinter.server.adapter import Section
from overwinter.words import Words

from ..game import ColonyGame
from ..naming import card_name, place_name, symbol_name
from ..sight.view import ColonyView, ConditionView, PlaceView, SelfView, SurvivorView, TableView, view
from ..speaking import module_line, progress_line


def describe(game: ColonyGame, seat: int | None, words: Words, names: Sequence[str]) -> list[Section]:
    """Everything that a seat sees on the table."""
    return Plain(game, seat, words, names).sections()


class Plain:
    """Says one view in words."""

    def __init__(self, game: ColonyGame, seat: int | None, words: Words, names: Sequence[str]) -> None:
        self.game, self.words, self.names = game, words, names
        self.view: TableView = view(game, seat, with_options=False)

    def sections(self) -> list[Section]:
        """All of it, what changes most first."""
        found = [*self.colonies(), self.crisis(), *self.modules(), self.places(), self.players()]
        if self.view.me is not None:
            found.insert(0, self.mine(self.view.me))
        if self.view.outcome:
            found.insert(0, self.outcome())
        return found

    def label(self, key: str, value: object) -> str:
        """ "Morale: 5"."""
        return self.words("plain-label", name=self.words(key), value=str(value))

    def card(self, card: str) -> str:
        """The name of a card."""
        return card_name(self.words, self.game.content, card)

    def cards(self, cards: Sequence[str]) -> str:
        """Several cards."""
        return self.words.counted(self.card(card) for card in cards)

    def met(self, condition: ConditionView) -> str:
        """A condition and whether it is met."""
        text = progress_line(self.words, condition)
        key = {True: "cli-met", False: "cli-not-met", None: "cli-unknown"}[condition.met]
        return self.words("plain-condition", text=text, state=self.words(key))

    def outcome(self) -> Section:
        """Who has won, and every secret."""
        words = self.words
        parts = []
        for shown in self.view.revealed:
            won = words("cli-won" if shown.seat in self.view.winners else "cli-lost")
            title = words("plain-label", name=self.names[shown.seat], value=won)
            secrets = [words(card) for card in [*shown.objectives, *([shown.exile] if shown.exile else [])]]
            hand = self.label("cli-hand", self.cards(shown.hand))
            parts.append(Section(title, [*secrets, *(self.met(c) for c in shown.conditions), hand]))
        return Section(words("cli-result"), [words(f"cli-outcome-{self.view.outcome}")], parts)

    def mine(self, me: SelfView) -> Section:
        """Hand, dice, secret objective."""
        words, player = self.words, self.view.players[me.seat]
        lines = [self.label("cli-hand", self.cards(me.hand))]
        lines.append(self.label("cli-dice", words.joined(map(str, player.unused))))
        if player.used:
            lines.append(self.label("cli-used", words.joined(map(str, player.used))))
        if me.crossroads:
            lines.append(words("plain-label", name=words(me.crossroads), value=self._story(me.crossroads)))
        secrets = []
        for card in [*me.objectives, *([me.exile] if me.exile else [])]:
            text = words.attribute(card, "text")
            secrets.append(words("plain-label", name=words(card), value=text) if text else words(card))
        parts = (
            [Section(words("cli-secret"), [*secrets, *(self.met(c) for c in me.conditions)])] if secrets else []
        )
        own = [self.survivor(s) for s in self.view.survivors if s.owner == me.seat]
        return Section(words("plain-mine"), lines, [Section(words("cli-survivors"), own), *parts])

    def _story(self, card: str) -> str:
        return self.words.attribute(card, "trigger") or self.words.attribute(card, "story")

    def survivor(self, survivor: SurvivorView) -> str:
        """One survivor in a line."""
        words = self.words
        text = words(
            "plain-survivor",
            name=words(survivor.id),
            place=place_name(words, survivor.place, "at"),
            wounds=survivor.wounds,
            frostbite=survivor.frostbite,
            despair=survivor.despair,
        )
        extra = [self.card(item.card) for item in survivor.equipment]
        extra += [words(lasting.card) for lasting in survivor.lasting]
        return words("plain-with", text=text, items=words.counted(extra)) if extra else text

    def colonies(self) -> list[Section]:
        """The own colony first, then any others."""
        own = self.view.own_colony()
        return [self.colony(one) for one in [own, *(other for other in self.view.colonies if other != own)]]

    def colony(self, colony: ColonyView) -> Section:
        """Tracks and the main objective."""
        words, own = self.words, colony == self.view.own_colony()
        lines = [
            *([self.label("cli-round", self.view.round)] if own else []),
            *([self.label("cli-rounds-left", self.view.rounds_left)] if own else []),
            self.label("cli-morale", colony.morale),
            self.label("cli-food", colony.food),
            self.label("cli-starvation", colony.starvation),
            self.label("cli-helpless", colony.helpless),
            *([self.label("cli-unruly", colony.unruly)] if colony.unruly else []),
            self.label("cli-waste", len(colony.waste)),
        ]
        name = place_name(words, colony.place) if len(self.view.colonies) > 1 else words("cli-colony")
        if not colony.objective:
            return Section(name, lines)
        goal = [self.met(condition) for condition in colony.goal]
        title = words("plain-label", name=words("cli-objective"), value=words(colony.objective))
        return Section(name, lines, [Section(title, goal)])

    def crisis(self) -> Section:
        """This round's crisis."""
        crisis, words = self.view.crisis, self.words
        if crisis is None:
            return Section(words("cli-crisis"), [words("cli-none")])
        text = words("plain-crisis-line", card=words(crisis.card), laid=crisis.contributions, need=crisis.need)
        symbols = self.label("cli-needed", symbol_name(words, crisis.symbols))
        failing = words.attribute(crisis.card, "fail")
        return Section(words("cli-crisis"), [text, symbols, *([failing] if failing else [])])

    def modules(self) -> list[Section]:
        """What there is of each module."""
        modules = [module for module in self.game.rules.modules if module.lines]
        seat = self.view.me.seat if self.view.me is not None else None
        return [
            Section(
                self.words(f"module-{module.id}"),
                [
                    module_line(self.words, self.game, said, seat, self.names)
                    for said in module.told(self.game, seat)
                ],
            )
            for module in modules
        ]

    def places(self) -> Section:
        """All places, with everybody there."""
        return Section(self.words("cli-board"), [], [self.place(place) for place in self.view.places])

    def place(self, place: PlaceView) -> Section:
        words = self.words
        counts = words(
            "plain-colony-place",
            zombies=sum(place.zombies),
            barricades=sum(place.barricades),
            traps=sum(place.traps),
            special=sum(place.special),
            noise=place.noise,
            free=place.free_spaces,
            deck=place.deck,
        )
        lines = [counts]
        if len(place.zombies) > 1:
            lines += [
                words("plain-entrance", n=n, zombies=zombies, barricades=barricades, traps=traps)
                for n, (zombies, barricades, traps) in enumerate(
                    zip(place.zombies, place.barricades, place.traps, strict=True), 1
                )
                if zombies or barricades or traps
            ]
        here = [self.standing(s) for s in self.view.survivors if s.place == place.id]
        return Section(place_name(words, place.id), [*lines, *here])

    def standing(self, survivor: SurvivorView) -> str:
        """Somebody at a place; an enemy of whoever lives there with the entrance."""
        text = self.words("plain-label", name=self.words(survivor.id), value=self.names[survivor.owner])
        entrance = self.game.state.survivors[survivor.id].entrance
        return self.words("plain-at-entrance", text=text, n=entrance) if entrance else text

    def players(self) -> Section:
        """What everybody sees of the players."""
        words, parts = self.words, []
        for player in self.view.players:
            marks = []
            if len(self.view.colonies) > 1:
                marks.append(place_name(words, self.view.colonies[player.colony].place))
            if player.seat in [turn.seat for turn in self.view.turns]:
                marks.append(words("plain-in-turn"))
            if player.seat == self.view.colonies[player.colony].first:
                marks.append(words("cli-first-player"))
            if player.exiled:
                marks.append(words("cli-exiled"))
            if player.eliminated:
                marks.append(words("cli-eliminated"))
            text = words(
                "plain-player-line",
                name=self.names[player.seat],
                hand=player.hand,
                contributions=player.contributions,
            )
            dice = self.label("cli-dice", words.joined(map(str, player.unused)))
            group = [self.survivor(s) for s in self.view.survivors if s.owner == player.seat]
            parts.append(Section(self.names[player.seat], [text, dice, *marks, *group]))
        return Section(words("cli-players"), [], parts)
