"""Hooks: passive abilities by which cards answer the rules' questions.

The functions here are the vocabulary only (name, fields, meaning); who asks is in
:mod:`overwinter.colony.rules.questions`.
"""

from __future__ import annotations

from .vocabulary import Actions, Causes, Face, Faces, Harms, Place, Roll, Symbols, hook


@hook("no-exposure-on-move")
def no_exposure_on_move() -> None:
    """No exposure roll when this survivor moves."""


@hook("no-exposure-on-attack")
def no_exposure_on_attack(entrance: int = 0) -> None:
    """No exposure roll when this survivor attacks (or, beside the board, for attacks at that entrance)."""


@hook("no-expel")
def no_expel() -> None:
    """Beside the board, at a place: nobody is sent home from there for ammunition."""


@hook("safe-route")
def safe_route(a: Place, b: Place) -> None:
    """No exposure roll for moves between two places, or (of enemy colonies) between the entrances of one."""


@hook("attack-kills")
def attack_kills(
    n: int,
    safe: bool = False,
    noise: bool = False,
    pay: Symbols = (),
    die: bool = False,
    loud: bool = False,
    one_roll: bool = False,
) -> None:
    """One attack kills ``n`` zombies instead of 1; ``safe``: no exposure; ``noise``: makes noise.

    ``pay`` names a symbol: one card of it is played for this, without its effect. ``die``: a second
    action die is spent. ``loud``: makes noise, at a colony a zombie comes instead. ``one-roll``: exposure is
    rolled for once, not once for each that was killed.
    """


@hook("any-die-attack")
def any_die_attack() -> None:
    """An attack may be paid with a die of any value."""


@hook("search-more")
def search_more(looks: int = 0, keeps: int = 0, filter: Symbols = ()) -> None:
    """A search looks at, and keeps, that many more cards; ``filter``: keeps more only if all that are kept fit."""


@hook("noise-looks")
def noise_looks(n: int) -> None:
    """Noise made in a search shows ``n`` cards instead of 1."""


@hook("no-noise")
def no_noise() -> None:
    """May not make noise in a search."""


@hook("clean-more")
def clean_more(n: int, shared: bool = False) -> None:
    """Cleaning waste removes ``n`` cards instead of 3; ``shared``: also if another own survivor there cleans.
    Beside the board: whoever cleans."""


@hook("barricade-more")
def barricade_more(n: int) -> None:
    """A barricade action places ``n`` barricades instead of 1."""


@hook("more-dice")
def more_dice(n: int) -> None:
    """Its player rolls ``n`` more action dice."""


@hook("frostbite-as-wound")
def frostbite_as_wound() -> None:
    """Gets a wound where it would get a frostbite."""


@hook("bitten-as-wound")
def bitten_as_wound() -> None:
    """Bitten on its own exposure roll counts as a wound."""


@hook("spread-immune")
def spread_immune() -> None:
    """Is passed over when a bite spreads."""


@hook("dies-at")
def dies_at(n: int) -> None:
    """Dies of ``n`` wounds instead of 3."""


@hook("copies-abilities")
def copies_abilities() -> None:
    """Has the abilities of all survivors at its place."""


@hook("uncounted")
def uncounted() -> None:
    """Is not counted when food is paid and zombies are added."""


@hook("food-need")
def food_need(n: int) -> None:
    """The colony pays ``n`` more food, unless this survivor is exiled."""


@hook("no-crisis")
def no_crisis() -> None:
    """Whoever controls this survivor may not contribute to crises."""


@hook("forbid")
def forbid(actions: Actions) -> None:
    """These actions are forbidden: move, move-to:<place>, move-from:<place>, search, attack, barricade, clean,
    attract, ability, die-ability; to a player: request, spend-food,
    play:<symbol>. Beside the board: to everybody."""


@hook("snowbound")
def snowbound() -> None:
    """No moves that would need an exposure roll, except for exiled players."""


@hook("waste-per")
def waste_per(n: int) -> None:
    """Waste costs 1 morale per ``n`` cards instead of 10."""


@hook("waste-less")
def waste_less(n: int) -> None:
    """Beside the board: ``n`` cards of the waste pile are not counted when it is checked."""


@hook("no-frostbite-wound")
def no_frostbite_wound() -> None:
    """Beside the board: frostbite gives nobody a wound at the start of a turn (``at``: nobody there)."""


@hook("medicine-more")
def medicine_more(n: int) -> None:
    """Beside the board: medicine played on a survivor (``at``: on one there) heals ``n`` wounds more."""


@hook("stays-calm")
def stays_calm() -> None:
    """Beside the board: a helpless survivor who would become unruly stays calm (``once``: one a round)."""


@hook("clumsy")
def clumsy(n: int) -> None:
    """Its attack value is higher by ``n`` (6 at most): attacks take a higher die, and it is hit more easily."""


@hook("search-value")
def search_value(n: int) -> None:
    """Its search value is changed by ``n`` (1 to 6)."""


@hook("no-exposure-on-search")
def no_exposure_on_search() -> None:
    """No exposure roll after a search where there is one (``at``: after one there)."""


@hook("special-hunter")
def special_hunter(n: int = 0) -> None:
    """Attacks special zombies without an exposure roll, and adds ``n`` to the die of the encounter (6 at most)."""


@hook("notes-searches")
def notes_searches() -> None:
    """Beside the board: keeps in mind which places are searched (see ``noted-every-location``)."""


@hook("exile-is-elimination")
def exile_is_elimination() -> None:
    """Of an objective: a player voted into exile is out of the game with all survivors."""


@hook("no-supply")
def no_supply() -> None:
    """Of an objective: nobody lays cards on it as an action, only its own effects do."""


@hook("supply-at")
def supply_at(location: Place) -> None:
    """Of an objective: cards are laid on it only by who has a survivor there."""


@hook("supply-limit")
def supply_limit(n: int) -> None:
    """Of an objective: a player lays at most so many cards on it in a turn."""


@hook("bite-cure")
def bite_cure() -> None:
    """A blank experiment this round: a medicine card from any hand lets a bitten result be ignored."""


@hook("redraw")
def redraw(table: bool = False, kept: bool = False) -> None:
    """In a search, the first card may be put under the deck and another one drawn, without noise; ``table``: and
    the die of a search that is rolled on a table may be rolled again. ``kept``: not the first card, but the one
    that was kept is put under the deck, and the top one kept instead."""


@hook("fewer-zombies")
def fewer_zombies(n: int, location: Place = "") -> None:
    """``n`` fewer zombies come at night to where this survivor is (beside the board: to ``location``), but for
    noise."""


@hook("takes-wounds")
def takes_wounds(all: bool = False) -> None:
    """May take the wound or frostbite of an exposure roll in place of another survivor at its place; ``all``: also
    those that come from something else, all that come at once."""


@hook("exposure-again")
def exposure_again(face: Roll = "", causes: Causes = (), pay: Symbols = (), others: bool = False) -> None:
    """After its exposure roll (``causes``: only after these) the die may be rolled once more, if it shows
    ``face``. ``others``: after the rolls of others at its place as well. ``pay``: for a hand card that is played
    for it."""


@hook("trap-hurts")
def trap_hurts() -> None:
    """Beside the board: whenever a trap goes off a die is rolled; on a 1 every survivor there gets a wound."""


@hook("no-overrun")
def no_overrun() -> None:
    """An overrun at its place kills nobody: the zombie that has no room is gone."""


@hook("unruly-eat-less")
def unruly_eat_less() -> None:
    """Beside the board: unruly helpless survivors eat for one."""


@hook("no-starvation")
def no_starvation() -> None:
    """Beside the board: where food cannot be paid no starvation token is added, those that lie there count."""


@hook("token-stays")
def token_stays() -> None:
    """Beside the board: the first player stays first player at the end of the round, without a vote; then it is
    over."""


@hook("while-helpless")
def while_helpless() -> None:
    """This effect is over when no helpless survivor is at the colony any more."""


@hook("exposure-as")
def exposure_as(
    faces: Faces, as_: Face = "blank", causes: Causes = (), discard: bool = False, breaks: int = 0
) -> None:
    """On its own exposure roll (``causes``: only after these) these faces count as another; ``discard``: the
    card goes to the waste pile for it; ``breaks``: a die is rolled, and up to this number the card leaves the
    game."""


@hook("attack-value")
def attack_value(n: int) -> None:
    """When it attacks, its attack value is higher by ``n`` (or lower, but not below 1); once a round: only where
    the die asks for it."""


@hook("attract-more")
def attract_more(n: int) -> None:
    """Attracting brings up to ``n`` zombies instead of 2."""


@hook("move-along")
def move_along() -> None:
    """When it moves, another survivor of its player who has not moved may come along, without a roll."""


@hook("two-moves")
def two_moves() -> None:
    """May move twice in a turn; the exposure roll comes after the second move only, or else at the end of the
    turn."""


@hook("ignore-wound")
def ignore_wound(causes: Harms = ()) -> None:
    """Takes no wound the first time in a round, where it comes from these causes."""


@hook("half-food")
def half_food() -> None:
    """Beside the board: the colony pays half the food, rounded up."""


@hook("frostbite-more")
def frostbite_more(n: int) -> None:
    """Frostbite on its exposure roll gives it ``n`` tokens more."""


@hook("no-exposure")
def no_exposure() -> None:
    """Beside the board: nobody rolls for exposure (``at``: nobody there)."""


@hook("vote-weight")
def vote_weight(n: int) -> None:
    """In votes and elections its player counts for ``n``, unless exiled."""


@hook("values-here")
def values_here(n: int) -> None:
    """The attack and search values of all friends at its place, its own included, change by ``n`` (1 to 6)."""


@hook("quiet-noise")
def quiet_noise() -> None:
    """Noise that it makes in a search leaves no token; no free noise space is needed for it."""


@hook("expel-less")
def expel_less(n: int) -> None:
    """With two colonies: when it moves to a full place, sending an enemy home costs ``n`` ammunition less."""


@hook("more-ammunition")
def more_ammunition(n: int) -> None:
    """With two colonies: at night its colony gets ``n`` more ammunition."""


@hook("no-combat")
def no_combat() -> None:
    """No combat takes place where this survivor is; beside the board: at the place where the card lies, or
    anywhere."""


@hook("no-fighter")
def no_fighter() -> None:
    """Takes no part in combats: nobody takes it for an enemy."""


@hook("tactic-first")
def tactic_first() -> None:
    """Beside the board, for one combat: the enemy leader chooses the tactic first and lays it open."""


@hook("combat-strength")
def combat_strength(n: int) -> None:
    """Beside the board, for one combat: the colony has ``n`` strength more."""


@hook("combat-again")
def combat_again() -> None:
    """Beside the board: the colony leader may roll the combat die again."""


@hook("not-electable")
def not_electable() -> None:
    """Of a player: cannot be elected colony leader."""


@hook("wolf-with-us")
def wolf_with_us() -> None:
    """Beside the board: where the card lies the lone wolf fights for the colony or runs away."""


@hook("spoiled-food")
def spoiled_food() -> None:
    """Beside the board: the next food card that is played adds no food."""


@hook("crisis-more")
def crisis_more(n: int) -> None:
    """Beside the board: the crisis asks for ``n`` cards more."""


@hook("any-die-search")
def any_die_search() -> None:
    """A search may be paid with a die of any value."""


@hook("move-full")
def move_full() -> None:
    """May move to a full place, if another survivor of its player there is put at the colony."""


@hook("food-less")
def food_less(n: int) -> None:
    """Beside the board: the colony pays ``n`` less food."""


@hook("combat-weapon")
def combat_weapon(n: int) -> None:
    """In a combat of two colonies its weapons add ``n`` instead of 1."""


@hook("change-tactic")
def change_tactic() -> None:
    """In a combat where it is, the leader of its colony may change the tactic once both were turned up; not for
    one that offers a truce."""
