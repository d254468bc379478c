"""The table of a Raxxon game in plain text: headings and lines, for the plain pages."""

from __future__ import annotations

from collections.abc import Sequence

from overwinter.server.adapter import Section
from overwinter.words import Words

from ..game import RaxxonGame
from ..sight.view import CrowdCardView, RaxxonView, SheetView, view


def describe(game: RaxxonGame, seat: int | None, words: Words, names: Sequence[str]) -> list[Section]:
    """Everything that a seat sees on the table."""
    return Plain(view(game, seat, with_options=False), words, names).sections()


class Plain:
    """Says one view in words."""

    def __init__(self, seen: RaxxonView, words: Words, names: Sequence[str]) -> None:
        self.view, self.words, self.names = seen, words, names

    def sections(self) -> list[Section]:
        """All of it, what changes most first."""
        found = [self.city(), self.crowd(), self.piles(), self.sheets()]
        if self.view.outcome:
            verdict = self.words("raxxonpage-verdict", outcome=self.view.outcome)
            found.insert(0, Section(self.words("cli-result"), [verdict]))
        return found

    def label(self, key: str, value: object) -> str:
        """ "Power: 3"."""
        return self.words("plain-label", name=self.words(key), value=str(value))

    def cards(self, cards: Sequence[str]) -> str:
        """Several cards."""
        return self.words.counted(self.words(card) for card in cards)

    def city(self) -> Section:
        """How it stands."""
        seen, words = self.view, self.words
        return Section(
            words("raxxonpage-city"),
            [
                self.label("raxxonpage-day-label", seen.day),
                self.label("raxxonpage-evacuated", words("raxxonpage-of", n=seen.evacuated, of=seen.goal)),
                self.label("rx-power", words("raxxonpage-of", n=seen.power, of=seen.max_power)),
                self.label("rx-pile-supply", seen.piles.supply),
            ],
        )

    def crowd(self) -> Section:
        """The crowd, row by row. Rows and columns are counted from the corner where it begins."""
        crowd, words = self.view.crowd, self.words
        cells = {(card.row, card.col): card for card in crowd.cards}
        lines = []
        for row in range(crowd.top, crowd.top + crowd.rows):
            columns = range(crowd.left, crowd.left + crowd.columns)
            said = [self.card(cells.get((row, column))) for column in columns]
            name = words("raxxonpage-row", n=row - crowd.top + 1)
            lines.append(words("plain-label", name=name, value=", ".join(said)))
        return Section(words("raxxonpage-crowd"), lines or [words("raxxonpage-crowd-none")])

    def card(self, card: CrowdCardView | None) -> str:
        """One cell of the crowd."""
        words = self.words
        if card is None:
            return words("raxxonpage-gap")
        if card.card is None:
            said = words("rx-face-down")
        else:
            key = "raxxonpage-face-up" if card.up else "raxxonpage-face-down-known"
            said = words(key, name=words(card.card), group=words.attribute(f"rx-group-{card.group}", "short"))
        return words("raxxonpage-with-tokens", card=said, n=card.tokens) if card.tokens else said

    def piles(self) -> Section:
        """The open piles."""
        piles = self.view.piles
        return Section(
            self.words("raxxonpage-piles"),
            [
                self.label("rx-pile-draw", piles.draw),
                self.label("rx-pile-uncontained", self.cards(piles.uncontained)),
                self.label("rx-pile-contained", self.cards(piles.contained)),
                self.label("rx-pile-discard", self.cards(piles.discard)),
            ],
        )

    def sheets(self) -> Section:
        """Every character sheet."""
        return Section(self.words("raxxonpage-sheets"), [], [self.sheet(sheet) for sheet in self.view.sheets])

    def sheet(self, sheet: SheetView) -> Section:
        """One character sheet: tokens, and what they cost next."""
        words = self.words
        lines = [words(sheet.character)] if sheet.character else []
        for action in sheet.actions:
            used = sum(1 for space in action.spaces if space.token)
            count = words("raxxonpage-of", n=used, of=len(action.spaces))
            name = words.attribute(sheet.character, action.kind)
            lines.append(words("plain-label", name=name, value=words("raxxonpage-tokens", count=count)))
        icons = [words(f"rx-icon-{entry.icon}") for entry in sheet.consequences]
        if icons:
            lines.append(self.label("raxxonpage-due", words.counted(icons)))
        if sheet.passed:
            lines.append(words("raxxonpage-passed"))
        return Section(self.names[sheet.seat], lines)
