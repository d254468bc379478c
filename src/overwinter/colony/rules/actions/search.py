"""Search a location (R-060 to R-069)."""

from __future__ import annotations

from overwinter.kernel.choices import distinct
from overwinter.kernel.options import Option, OptionKind
from overwinter.kernel.procedure import Procedure, procedure

from ...cards.content import Use
from ...cards.ops.dice import spend_die
from ...game import ColonyGame
from ...state import Fact, Survivor
from .. import questions
from ..hidden import Held
from ..moments import open_moment
from ..questions import label_of
from .base import Action, Desk, Reason, no_die

SEARCH = OptionKind("search", "survivor", "die")
KEEP = OptionKind("keep", "card")
NOISE = OptionKind("make-noise", "card")
LOOK_MORE = OptionKind("look-more", "card")
REDRAW = OptionKind("redraw", "card")
ENOUGH = OptionKind("enough")


def search_dice(desk: Desk, survivor: Survivor) -> tuple[int, ...]:
    """The dice of the acting player that do for a search by a survivor."""
    dice = desk.dice_from(questions.search_value(desk.game, survivor))
    if dice is not desk.dice and questions.hooks_of(desk.game, survivor, "any-die-search"):
        return desk.dice
    return dice


class SearchAction(Action):
    """Spend a die to look for items outside the colony."""

    verbs = ("search",)
    explained = "search"

    def options(self, desk: Desk, out: list[Option]) -> None:
        """Every own survivor at a deck with cards, every fitting die."""
        game = desk.game
        if not desk.dice:
            return
        places = game.state.places
        for survivor in desk.own:
            if not places[survivor.place].deck or not questions.searchable(game, survivor.place):
                continue
            if desk.restricted and questions.forbidden(game, survivor, "search"):
                continue
            out += SEARCH.each(survivor.id, search_dice(desk, survivor))

    def why_not(self, desk: Desk, survivor: Survivor) -> Reason | None:
        """Nothing to search, or no die."""
        game = desk.game
        if game.is_home(survivor.place):
            return Reason("why-only-outside", {"survivor": survivor.id})
        if not game.place(survivor.place).deck:
            return Reason("why-deck-empty", {"place": survivor.place})
        if not questions.searchable(game, survivor.place):
            return Reason("why-no-search", {"place": survivor.place})
        if questions.forbidden(game, survivor, "search"):
            return Reason("why-forbidden", {"survivor": survivor.id})
        picks = questions.hooks_of(game, survivor, "any-die-search")
        return no_die(desk, 1 if picks else questions.search_value(game, survivor), survivor)

    def begin(self, game: ColonyGame, seat: int, option: Option) -> Procedure:
        return Search(seat, option["survivor"], option["die"])


def searched(game: ColonyGame, seat: int, survivor: str, place: str) -> Fact:
    """A place was searched: what waits for it is told."""
    for lasting, _ in game.lasting_hooks("notes-searches"):
        if place not in lasting.noted:
            lasting.noted = [*lasting.noted, place]
    return game.happened("search-performed", seat, survivor=survivor, place=place)


@procedure
class Search(Procedure):
    """Look at cards one by one; each further look makes noise. Keep one, the others go under the deck."""

    seat: int
    survivor: str
    die: int
    place: str = ""
    found: list[int] | None = None
    kept: list[int] | None = None
    keeps: int = 1
    noises: int = 0
    """How often noise was made in this search."""

    def zones(self, game: ColonyGame) -> list[Held]:
        """Cards that lie nowhere else meanwhile; only who searches sees them."""
        return [Held(cards, [self.seat]) for cards in (self.found, self.kept) if cards]

    def shows(self, game: ColonyGame) -> dict[str, list[str]]:
        """What was found and what of it is kept."""
        return {"cards": game.card_ids(self.found or ()), "kept": game.card_ids(self.kept or ())}

    def start(self, game: ColonyGame) -> None:
        """Spend the die and look."""
        survivor = game.state.survivors[self.survivor]
        self.place, self.found, self.kept = survivor.place, [], []
        spend_die(game, self.seat, self.die)
        if self.die < questions.search_value(game, survivor):
            for use in questions.hooks_of(game, survivor, "any-die-search")[:1]:
                questions.mark_used(game, survivor, use)
                game.emit("used", survivor=self.survivor, card=label_of(game, use))
        game.emit("search", survivor=self.survivor, place=self.place)
        always = [u for u in self.bonuses(game) if not questions.once(game, u.ability)]
        self.keeps += sum(u.ability.args["keeps"] for u in always)
        self.look(game, 1 + sum(u.ability.args["looks"] for u in always))

    def bonuses(self, game: ColonyGame) -> list[Use]:
        """What lets this survivor look at or keep more cards."""
        uses = questions.hooks_of(game, game.state.survivors[self.survivor], "search-more")
        return [use for use in uses if not use.ability.args["filter"]]

    def filters(self, game: ColonyGame) -> list[Use]:
        """What lets this survivor keep one more card, if it and all that are kept fit."""
        uses = questions.hooks_of(game, game.state.survivors[self.survivor], "search-more")
        wanted = [use for use in uses if use.ability.args["filter"]]
        return [use for use in wanted if all(game.fits(c, use.ability.args["filter"]) for c in self.kept or ())]

    def second(self, game: ColonyGame) -> list[int]:
        """What could be kept beyond the usual number."""
        if len(self.kept or ()) != self.keeps:
            return []
        symbols = [symbol for use in self.filters(game) for symbol in use.ability.args["filter"]]
        return [card for card in self.found or () if game.fits(card, symbols)]

    def look(self, game: ColonyGame, n: int) -> None:
        """Draw ``n`` more cards, as far as there are any, and ask what next."""
        assert self.found is not None
        for card in game.take_top(self.place, n):
            game.forget(item=card)
            self.found.append(card)
        game.reveal()
        self.ask(game)

    def ask(self, game: ColonyGame) -> None:
        """Keep one, make noise, or use something."""
        game.ask(
            self.seat,
            "search",
            options=self.options,
            then=self.chosen,
            survivor=self.survivor,
            place=self.place,
            **self.shows(game),
        )

    def options(self, game: ColonyGame, seat: int) -> list[Option]:
        """What can be kept; while nothing is kept yet also what shows more cards."""
        assert self.found is not None
        found = self.found if len(self.kept or ()) < self.keeps else self.second(game)
        out = [KEEP[name] for name in distinct(game.card_ids(found))]
        if self.kept:
            swaps = self.swaps(game) if game.place(self.place).deck else []
            return [*out, *dict.fromkeys(REDRAW[label_of(game, use)] for use in swaps), ENOUGH.only]
        survivor = game.state.survivors[self.survivor]
        if game.place(self.place).deck:
            quiet = self.noises >= questions.noises_allowed(game, self.seat)
            room = game.free_noise(self.place) > 0 or questions.hooks_of(game, survivor, "quiet-noise")
            if not quiet and room and not questions.hooks_of(game, survivor, "no-noise"):
                out.append(NOISE[None])
                louder = questions.hooks_of(game, survivor, "noise-looks")
                out += dict.fromkeys(NOISE[label_of(game, use)] for use in louder)
            once = [use for use in self.bonuses(game) if questions.once(game, use.ability)]
            out += dict.fromkeys(LOOK_MORE[label_of(game, use)] for use in once)
            if len(self.found) == 1:
                out += dict.fromkeys(REDRAW[label_of(game, use)] for use in self.swaps(game))
        return out

    def swaps(self, game: ColonyGame) -> list[Use]:
        """What lets a card be exchanged: the one that was kept, or before that the first one."""
        uses = questions.hooks_of(game, game.state.survivors[self.survivor], "redraw")
        return [use for use in uses if use.ability.args["kept"] == bool(self.kept)] if uses else []

    def chosen(self, game: ColonyGame, option: Option) -> None:
        survivor = game.state.survivors[self.survivor]
        match option.verb:
            case "keep":
                self.keep(game, option["card"])
            case "make-noise":
                self.noises += 1
                self.make_noise(game, survivor)
                game.happened("noise-made", self.seat, survivor=self.survivor, place=self.place)
                n = 1
                if option.get("card"):
                    uses = questions.hooks_of(game, survivor, "noise-looks")
                    use = next(u for u in uses if label_of(game, u) == option["card"])
                    questions.mark_used(game, survivor, use)
                    n = use.ability.args["n"]
                self.look(game, n)
            case "look-more":
                use = next(
                    u
                    for u in self.bonuses(game)
                    if label_of(game, u) == option["card"] and questions.once(game, u.ability)
                )
                questions.mark_used(game, survivor, use)
                game.emit("used", survivor=self.survivor, card=option["card"])
                self.keeps += use.ability.args["keeps"]
                self.look(game, use.ability.args["looks"])
            case "redraw":
                self.redraw(game, option["card"])
            case _:
                self.finish(game)

    def make_noise(self, game: ColonyGame, survivor: Survivor) -> None:
        """A noise token, unless somebody knows how to be quiet."""
        quiet = questions.hooks_of(game, survivor, "quiet-noise")
        if not quiet:
            game.make_noise(self.place)
            return
        questions.mark_used(game, survivor, quiet[0])
        game.emit("used", survivor=self.survivor, card=label_of(game, quiet[0]))

    def redraw(self, game: ColonyGame, label: str) -> None:
        """The first card, or the one that was kept last, goes under the deck; another is drawn without noise."""
        assert self.found is not None
        assert self.kept is not None
        survivor, after = game.state.survivors[self.survivor], bool(self.kept)
        questions.mark_used(game, survivor, next(u for u in self.swaps(game) if label_of(game, u) == label))
        game.emit("used", survivor=self.survivor, card=label)
        card = (self.kept if after else self.found).pop()
        game.lay_deck(self.place, [*game.place(self.place).deck, card])
        game.peek(self.seat, f"deck:{self.place}", item=card)
        if not after:
            self.look(game, 1)
            return
        (drawn,) = game.take_top(self.place)
        game.forget(item=drawn)
        self.kept.append(drawn)
        game.reveal()
        self.finish(game)

    def keep(self, game: ColonyGame, name: str) -> None:
        """Keep a card; more if allowed."""
        assert self.found is not None
        assert self.kept is not None
        card = next(c for c in self.found if game.item(c).id == name)
        self.found.remove(card)
        self.kept.append(card)
        if len(self.kept) > self.keeps:
            survivor, use = game.state.survivors[self.survivor], self.filters(game)[0]
            questions.mark_used(game, survivor, use)
            game.emit("used", survivor=self.survivor, card=label_of(game, use))
            self.finish(game)
        elif (len(self.kept) < self.keeps and self.found) or self.second(game) or self.exchangeable(game):
            self.ask(game)
        else:
            self.finish(game)

    def exchangeable(self, game: ColonyGame) -> bool:
        """Whether the card that was kept may be given back for the top one."""
        return bool(game.place(self.place).deck) and bool(self.swaps(game))

    def finish(self, game: ColonyGame) -> None:
        """Kept cards into the hand, the others under the deck (P-03); the search is done."""
        assert self.found is not None
        assert self.kept is not None
        kept = self.kept
        for card in kept:
            game.to_hand(self.seat, card)
        rest, self.found, self.kept = self.found, [], []
        if game.setup.policy("under_deck") == "random" and len(rest) > 1:
            game.shuffle(rest)
        else:
            for card in rest:
                game.peek(self.seat, f"deck:{self.place}", item=card)
        game.lay_deck(self.place, [*game.place(self.place).deck, *rest])
        game.emit(
            "search-kept",
            secret={"cards": game.card_ids(kept)},
            to=[self.seat],
            seat=self.seat,
            survivor=self.survivor,
            place=self.place,
            n=len(kept),
            under=len(rest),
        )
        fact = searched(game, self.seat, self.survivor, self.place)
        open_moment(game, "search-performed", seat=self.seat, fact=fact)
