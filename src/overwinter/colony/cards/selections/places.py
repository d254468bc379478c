"""Places as cards name them.

"colony" on a card is a role: the home of the player concerned. "non-colony" is no home of anybody. One function
turns words into places: :func:`named`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from overwinter.kernel.procedure import Procedure
from overwinter.kernel.vocabulary import Selection, Vocabulary

from ...game import ColonyGame
from ...rules import sources
from ...rules.choose import Choose
from ..vocabulary import KINDS, SurvivorId
from .amounts import Amount, amount
from .base import Scope, Shorts, read_selection

PLACES = Vocabulary("places", 3)
place_word = PLACES.word
TRAITS = Vocabulary("a trait of places", 4)
trait = TRAITS.word
PLACE_PICKS = Vocabulary("a way to pick places", 5)
place_pick = PLACE_PICKS.word
PLACE_SHORTS = Shorts()
DECK_SHORTS = Shorts()
PLACE_QUESTIONS = ("location", "own-location", "item-deck")
KINDS.choices("PlaceQuestion", PLACE_QUESTIONS)


def named(game: ColonyGame, seat: int, word: str, scope: Scope | None = None) -> list[str]:
    """The places that a word means for a player: an id, a role such as "colony", or several places."""
    found, rest = PLACES.get(word), ""
    if found is None:
        if ":" not in word:
            return [word]
        word, _, rest = word.partition(":")
        found = PLACES[word]
    places: list[str] = found.call(game, seat, scope or {}, *([rest] if rest else ()))
    return places


def place_of_first(game: ColonyGame, names: Iterable[str]) -> str:
    """The place of the first survivor of a list that is in play."""
    for name in names:
        survivor = game.survivor(name)
        if survivor is not None:
            return survivor.place
    return ""


# -- words -----------------------------------------------------------------------------------------------


@place_word("colony")
def colony(game: ColonyGame, seat: int, scope: Scope) -> list[str]:
    """The home of the player concerned."""
    return [game.home_of(seat)]


@place_word("every", "each-location", "any")
def every(game: ColonyGame, seat: int, scope: Scope) -> list[str]:
    """All places, the colony included."""
    return list(game.state.places)


@place_word("town", "non-colony", "each-non-colony")
def town(game: ColonyGame, seat: int, scope: Scope) -> list[str]:
    """All places that are nobody's home."""
    return game.town()


@place_word("quiet-town")
def quiet_town(game: ColonyGame, seat: int, scope: Scope) -> list[str]:
    """All places that are nobody's home and have no zombie."""
    return [name for name in game.town() if not any(game.place(name).zombies)]


@place_word("each-colony")
def each_colony(game: ColonyGame, seat: int, scope: Scope) -> list[str]:
    """The homes of all colonies; the lone wolf's den is none."""
    homes = [one.place for one in game.state.colonies]
    return [home for home in homes if not game.place_card(home).shelter]


@place_word("numbered")
def numbered(game: ColonyGame, seat: int, scope: Scope) -> list[str]:
    """The places with the numbers 1 to 6 (R-271)."""
    return game.numbered()


@place_word("own")
def own(game: ColonyGame, seat: int, scope: Scope) -> list[str]:
    """The places where you have survivors, by number."""
    places = {survivor.place for survivor in game.own(seat)}
    return [name for name in game.state.places if name in places]


@place_word("own-non-colony")
def own_non_colony(game: ColonyGame, seat: int, scope: Scope) -> list[str]:
    """The places where you have survivors and that are nobody's home."""
    return [name for name in own(game, seat, scope) if not game.is_home(name)]


@place_word("enemy-colony")
def enemy_colony(game: ColonyGame, seat: int, scope: Scope) -> list[str]:
    """The homes of colonies that yours is at war with."""
    return list(dict.fromkeys(game.home_of(other) for other in game.enemies(seat)))


@place_word("with-zombies")
def with_zombies_there(game: ColonyGame, seat: int, scope: Scope) -> list[str]:
    """All places that have zombies."""
    return [name for name in game.state.places if any(game.place(name).zombies)]


@place_word("event-origin", "origin")
def event_origin(game: ColonyGame, seat: int, scope: Scope) -> list[str]:
    """Where the survivor came from, whose move is spoken of."""
    return _one(str(scope.get("origin", "")))


@place_word("event-place", "event-destination", "destination")
def event_place(game: ColonyGame, seat: int, scope: Scope) -> list[str]:
    """Where it happened, or where the survivor moved to."""
    return _one(str(scope.get("destination", "")))


@place_word("subject-location")
def subject_location(game: ColonyGame, seat: int, scope: Scope) -> list[str]:
    """Where the survivor is whom the card concerns."""
    return _place_of(game, scope, "subject")


@place_word("user-location")
def user_location(game: ColonyGame, seat: int, scope: Scope) -> list[str]:
    """Where the survivor is who acts."""
    return _place_of(game, scope, "user")


@place_word("location-of-x")
def location_of_x(game: ColonyGame, seat: int, scope: Scope) -> list[str]:
    """Where the survivor called "x" is."""
    return _place_of(game, scope, "x")


@place_word("there")
def there(game: ColonyGame, seat: int, scope: Scope) -> list[str]:
    """The place that the card has named before (`name-place`)."""
    return _one(str(scope.get("there", "")))


@place_word("place-of")
def place_of(game: ColonyGame, seat: int, scope: Scope, survivor: SurvivorId) -> list[str]:
    """Where that survivor is, if it is in play."""
    return _one(place_of_first(game, [survivor]))


def _place_of(game: ColonyGame, scope: Scope, who: str) -> list[str]:
    """Where somebody stood when the card began to speak of it: known even if it died meanwhile (OW-38)."""
    return _one(scope.get(f"{who}-place") or place_of_first(game, scope.get(who, ())))


def _one(place: str) -> list[str]:
    return [place] if place else []


# -- traits ----------------------------------------------------------------------------------------------


@trait("zombies")
def with_zombies(game: ColonyGame, seat: int, scope: Scope, place: str) -> bool:
    """A zombie is there."""
    return any(game.place(place).zombies)


@trait("barricades")
def with_barricades(game: ColonyGame, seat: int, scope: Scope, place: str) -> bool:
    """A barricade is there."""
    return any(game.place(place).barricades)


@trait("noise")
def with_noise(game: ColonyGame, seat: int, scope: Scope, place: str) -> bool:
    """A noise token is there."""
    return game.place(place).noise > 0


@trait("home")
def with_home(game: ColonyGame, seat: int, scope: Scope, place: str) -> bool:
    """A colony lives there."""
    return game.is_home(place)


@trait("survivors")
def with_survivors(game: ColonyGame, seat: int, scope: Scope, place: str) -> bool:
    """A survivor is there."""
    return bool(game.at(place))


@trait("own")
def with_own(game: ColonyGame, seat: int, scope: Scope, place: str) -> bool:
    """One of your survivors is there."""
    return any(survivor.owner == seat for survivor in game.at(place))


@trait("two-friends")
def with_two_friends(game: ColonyGame, seat: int, scope: Scope, place: str) -> bool:
    """At least two survivors of your colony are there."""
    return sum(1 for one in game.friends(seat) if one.place == place) > 1


@trait("frostbite")
def with_frostbite(game: ColonyGame, seat: int, scope: Scope, place: str) -> bool:
    """A survivor of your colony with frostbite is there."""
    return any(one.frostbite for one in game.friends(seat) if one.place == place)


@trait("deck")
def with_deck(game: ColonyGame, seat: int, scope: Scope, place: str) -> bool:
    """Its item deck has cards."""
    return bool(game.place(place).deck)


@trait("free-entrance")
def with_free_entrance(game: ColonyGame, seat: int, scope: Scope, place: str) -> bool:
    """An entrance space is free there."""
    return bool(game.free_entrances(place))


@trait("free-space")
def with_free_space(game: ColonyGame, seat: int, scope: Scope, place: str) -> bool:
    """A survivor space is free there."""
    return game.free_spaces(place) > 0


@trait("room-for-x")
def with_room_for_x(game: ColonyGame, seat: int, scope: Scope, place: str) -> bool:
    """The survivor called "x" is there, or could be put there: a space is free, and nobody who is exiled comes to
    a colony."""
    found = next((one for name in scope.get("x", ()) if (one := game.survivor(name))), None)
    if found is None or (game.is_home(place) and game.exiled(found)) or game.is_foreign(found.owner, place):
        return False
    return found.place == place or game.free_spaces(place) > 0


# -- picking ---------------------------------------------------------------------------------------------


@place_pick("all")
def pick_all(game: ColonyGame, seat: int, scope: Scope, which: Places, among: list[str]) -> list[str]:
    """All of them."""
    return among


@place_pick("choose")
def pick_choose(game: ColonyGame, seat: int, scope: Scope, which: Places, among: list[str]) -> Procedure:
    """Those that you choose, ``n`` of them."""
    still = "zombies" if which.with_ is with_zombies else "cards" if which.with_ is with_deck else ""
    places = sources.Places(among, still)
    return Choose(seat, "place", which.why, places, amount(game, seat, scope, which.n), which.up_to)


@place_pick("random")
def pick_random(game: ColonyGame, seat: int, scope: Scope, which: Places, among: list[str]) -> list[str]:
    """``n`` of them at random."""
    left, found = list(among), list[str]()
    while left and len(found) < amount(game, seat, scope, which.n):
        found.append(left.pop(game.draw(len(left), "pick")))
    return found


@place_pick("first")
def pick_first(game: ColonyGame, seat: int, scope: Scope, which: Places, among: list[str]) -> list[str]:
    """The ``n`` with the lowest numbers."""
    return among[: amount(game, seat, scope, which.n)]


@place_pick("fullest")
def pick_fullest(game: ColonyGame, seat: int, scope: Scope, which: Places, among: list[str]) -> list[str]:
    """The ``n`` with the most survivors, of equal ones those with the lower numbers."""
    crowd = sorted(among, key=lambda place: -len(game.at(place)))
    return crowd[: amount(game, seat, scope, which.n)]


# -- the selection ---------------------------------------------------------------------------------------


@KINDS.table
@dataclass(frozen=True, slots=True)
class Places(Selection):
    """Places: ``of`` which, only those ``with`` a trait, ``without`` one; ``prefer``: those with that trait if
    there are any; which of them to ``pick``, and how many (``n``). ``why`` names the question."""

    of: PlaceWords
    with_: Trait | None = None
    without: Trait | None = None
    prefer: Trait | None = None
    pick: PlacePick = "all"
    n: Amount = 1
    up_to: bool = False
    why: PlaceQuestion = "location"

    def candidates(self, game: ColonyGame, seat: int, scope: Scope) -> list[str]:
        """The places that fit, before anybody picks."""
        found = list(dict.fromkeys(place for word in self.of for place in named(game, seat, word, scope)))
        if self.with_ is not None:
            found = [place for place in found if self.with_(game, seat, scope, place)]
        if self.without is not None:
            found = [place for place in found if not self.without(game, seat, scope, place)]
        if self.prefer is not None:
            found = [place for place in found if self.prefer(game, seat, scope, place)] or found
        return found

    def find(self, game: ColonyGame, seat: int, scope: Scope) -> list[str] | Procedure:
        """The places that are meant, or the choice that has to be made for it."""
        found: list[str] | Procedure = PLACE_PICKS[self.pick].call(
            game, seat, scope, self, self.candidates(game, seat, scope)
        )
        return found


@dataclass(frozen=True, slots=True)
class DeckAt(Selection):
    """An item deck: that of the first place that is meant; empty if there is none."""

    places: Places

    def find(self, game: ColonyGame, seat: int, scope: Scope) -> str | Procedure:
        """The place whose deck is meant, or the choice that has to be made for it."""
        found = self.places.find(game, seat, scope)
        return self.taken(found) if isinstance(found, list) else found

    def taken(self, picked: list[Any]) -> str:
        """What was chosen."""
        return str(picked[0]) if picked else ""


NAMED_DECKS = ("crisis", "experiments")
"""Decks that no place has, by name."""


@dataclass(frozen=True, slots=True)
class AnyDeckAt(Selection):
    """A deck of any kind: one with a name ("crisis"), or the item deck of a place ("deck:school")."""

    name: str
    at: DeckAt | None = None

    def find(self, game: ColonyGame, seat: int, scope: Scope) -> str | Procedure:
        """What it is called, or the choice that has to be made for it."""
        if self.at is None:
            return self.name
        found = self.at.find(game, seat, scope)
        return self._called(found) if isinstance(found, str) else found

    def taken(self, picked: list[Any]) -> str:
        """What was chosen."""
        return self._called(str(picked[0]) if picked else "")

    def _called(self, place: str) -> str:
        return f"deck:{place}" if place else ""


PlaceWords = tuple[str, ...]
PlacePick = str
PlaceQuestion = str
Trait = Callable[[ColonyGame, int, Scope, str], bool]

PLACE_SHORTS.add("choose", "A place of your choice.", of="every", pick="choose")
PLACE_SHORTS.add(
    "choose-own-location",
    "A place of your choice where you have a survivor; not a full one while another has a free entrance (R-091).",
    of="own",
    prefer="free-entrance",
    pick="choose",
    why="own-location",
)
PLACE_SHORTS.add(
    "choose-own-non-colony",
    "The same, but nobody's home.",
    of="own-non-colony",
    pick="choose",
    why="own-location",
)
PLACE_SHORTS.add("random", "One of the places 1 to 6 at random (R-271).", of="numbered", pick="random")
DECK_SHORTS.add("choose", "A deck of your choice.", of="town", with_="deck", pick="choose", why="item-deck")
DECK_SHORTS.add(
    "choose-numbered", "A deck of the places 1 to 6, of your choice.",
    of="numbered", with_="deck", pick="choose", why="item-deck",
)  # fmt: skip
DECK_SHORTS.add(
    "random", "A deck of the places 1 to 6 at random (R-271).", of="numbered", with_="deck", pick="random"
)


@KINDS.kind("Where")
def _read_where(compiler: Any, raw: Any, at: str) -> Any:
    """places: an id, a place word, a short form, several joined by "|", or a table (see Places)"""
    return read_selection(compiler, Places, PLACE_SHORTS, raw, at)


@KINDS.kind("Deck")
def _read_deck(compiler: Any, raw: Any, at: str) -> Any:
    """an item deck, named by its place"""
    places = read_selection(compiler, Places, DECK_SHORTS, raw, at)
    return places and DeckAt(places)


@KINDS.kind("AnyDeck")
def _read_any_deck(compiler: Any, raw: Any, at: str) -> Any:
    """an item deck, named by its place, or "crisis", or "experiments" (of the laboratory)"""
    return AnyDeckAt(raw) if raw in NAMED_DECKS else AnyDeckAt("", _read_deck(compiler, raw, at))


@KINDS.kind("Place")
def _read_place(compiler: Any, raw: Any, at: str) -> Any:
    """the id of a place, or a place word that needs no choice"""
    head, _, rest = raw.partition(":") if isinstance(raw, str) else ("", "", "")
    word = PLACES.get(head)
    if word is not None and len(word.params) == bool(rest):
        for param in word.params.values():
            compiler.value(param.kind, rest, at)
    elif not isinstance(raw, str) or raw not in compiler.content.places:
        compiler.say(at, f"there is no place {raw!r}")
    return raw


@KINDS.kind("PlaceWords")
def _read_words(compiler: Any, raw: Any, at: str) -> tuple[str, ...]:
    """ids of places and place words: a list, or joined by "|" """
    words = raw.split("|") if isinstance(raw, str) else compiler.listed(raw, at)
    return tuple(compiler.value("Place", word, at) for word in words)


@KINDS.kind("Trait")
def _read_trait(compiler: Any, raw: Any, at: str) -> Any:
    """something that places have (see Places)"""
    compiler.one_of(raw, list(TRAITS), at)
    return TRAITS[raw].call if isinstance(raw, str) and raw in TRAITS else None


@KINDS.kind("PlacePick")
def _read_pick(compiler: Any, raw: Any, at: str) -> Any:
    """how places are picked (see Places)"""
    return compiler.one_of(raw, list(PLACE_PICKS), at)
