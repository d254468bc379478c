"""Questions that rules ask, answered by what is in play: survivors, equipment, lasting effects."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from overwinter.kernel.procedure import Procedure, procedure

from ..cards.content import Ability, SurvivorCard, Use
from ..cards.effects import Context, holds
from ..cards.selections.places import named
from ..game import ColonyGame
from ..state import Colony, Lasting, Player, Survivor
from .composition import question

MANY = 99
"""More than anybody will ever need."""
USUAL_WOUNDS = 3
"""How many wounds kill a survivor without abilities."""

PASSIVE = {"bitten-as-wound", "spread-immune", "frostbite-as-wound", "dies-at", "uncounted", "no-noise"}
"""Hooks that nobody uses, they just hold: a ban on using abilities does not touch them (OW-34)."""


def label_of(game: ColonyGame, use: Use) -> str:
    """The card that a player knows an ability by."""
    return game.item(use.item).id if use.item >= 0 else use.ability.source


def abilities_of(game: ColonyGame, survivor: Survivor) -> Sequence[Use]:
    """All abilities of a survivor, wherever it has them from, whether or not usable now."""
    if survivor.aside:
        return ()
    card = game.content.survivors[survivor.id]
    return card.uses if _has_own_alone(game, survivor, card) else _from_everywhere(game, survivor, card)


def _has_own_alone(game: ColonyGame, survivor: Survivor, card: SurvivorCard) -> bool:
    """Whether a survivor has, as usual, no abilities but those on its own card, and these for sure."""
    if survivor.items or "copies-abilities" in card.hooks:
        return False
    bans = game.content.bans
    for lasting in game.state.lasting:
        if lasting.survivor == survivor.id or lasting.abilities in bans:
            return False
    return True


def _from_everywhere(game: ColonyGame, survivor: Survivor, card: SurvivorCard) -> list[Use]:
    content = game.content
    found = []
    banned = bool(game.state.lasting) and forbidden(game, survivor, "ability")
    sources = [card]
    if "copies-abilities" in card.hooks:
        sources += [content.survivors[other.id] for other in _copied(game, survivor)]
    for source in sources:
        for ability in source.abilities:
            if not banned or ability.hook in PASSIVE:
                found.append(Use(ability))
    for number in survivor.items:
        for ability in content.items[number].abilities:
            found.append(Use(ability, number))
    for lasting in game.state.lasting:
        if lasting.survivor == survivor.id:
            for ability in content.abilities[lasting.abilities]:
                found.append(Use(ability, -1, lasting))
    return found


def _copied(game: ColonyGame, survivor: Survivor) -> list[Survivor]:
    """Whose abilities a copier has: those at its place; on the way still those where it came from."""
    place = survivor.left or survivor.place
    friends = game.friends(survivor.owner)
    return [] if game.is_home(place) else [one for one in friends if one.place == place and one is not survivor]


def hooks_of(game: ColonyGame, survivor: Survivor, hook: str) -> list[Use]:
    """The usable hooks of that name that a survivor has: right place, not used up this round."""
    if hook not in game.content.asks or not _has(game, survivor, hook):
        return []
    found = [use for use in abilities_of(game, survivor) if use.ability.hook == hook]
    return [use for use in found if ready(game, survivor, use) and _met(game, survivor, use.ability)]


def _has(game: ColonyGame, survivor: Survivor, hook: str) -> bool:
    """Whether anything that a survivor has can answer a question: mostly nothing does, so ask this first."""
    content = game.content
    own = content.survivors[survivor.id].hooks
    if hook in own or "copies-abilities" in own:
        return True
    for number in survivor.items:
        if hook in content.items[number].hooks:
            return True
    for lasting in game.state.lasting:  # noqa: SIM110 - asked so often that a generator shows
        if lasting.survivor == survivor.id:
            return True
    return False


def has_any(game: ColonyGame, survivor: Survivor, hooks: Iterable[str]) -> bool:
    """Whether a survivor may have any of these hooks, usable here and now or not."""
    return any(hook in game.content.asks and _has(game, survivor, hook) for hook in hooks)


def asked(game: ColonyGame, hook: str) -> bool:
    """Whether anything in play can answer a question."""
    content = game.content
    return hook in (content.asks if game.state.lasting else content.printed_asks)


def _met(game: ColonyGame, survivor: Survivor, ability: Ability) -> bool:
    """Whether what a hook needs is there."""
    return not ability.requires or holds(game, ability.requires, Context(survivor.owner, {"user": [survivor.id]}))


def ready(game: ColonyGame, survivor: Survivor, use: Use) -> bool:
    """Whether an ability is at its place and not used up this round."""
    ability = use.ability
    if not located(game, survivor, ability.at):
        return False
    return not (once(game, ability) and is_used(game, survivor, use))


def once(game: ColonyGame, ability: Ability) -> bool:
    """Whether an ability can be used once a round only."""
    return ability.once or bool(ability.policy and game.state.setup.policy(ability.policy))


def located(game: ColonyGame, survivor: Survivor, at: str) -> bool:
    """Whether a survivor is where an ability works: "anywhere", or what a place word means for its player."""
    if at == "anywhere" or at == survivor.place:
        return True
    return at not in game.state.places and survivor.place in named(game, survivor.owner, at)


def is_used(game: ColonyGame, survivor: Survivor, use: Use) -> bool:
    """Whether a once-a-round ability was used this round."""
    if use.item >= 0:
        part = _part(game, use)
        if part:
            return any(part in other.used for other in game.state.survivors.values())
        return game.state.used_items.count(use.item) >= use.ability.uses
    if use.lasting is not None:
        return use.lasting.used
    return survivor.used.count(use.ability.key) >= use.ability.uses


def item_used(game: ColonyGame, card: int) -> bool:
    """Whether an item cannot be used any more this round."""
    used = game.state.used_items.count(card)
    return bool(used) and used >= max((ability.uses for ability in game.item(card).abilities), default=1)


def _part(game: ColonyGame, use: Use) -> str:
    """What an ability of an item with several is remembered by: each of them can be used once a round."""
    several = sum(ability.once for ability in game.item(use.item).abilities) > 1
    return f"{use.ability.key}@{use.item}" if several else ""


def mark_used(game: ColonyGame, survivor: Survivor, use: Use) -> None:
    """Remember that an ability was used this round; tell crossroads about weapons."""
    if use.item >= 0:
        part = _part(game, use)
        if part:
            survivor.used = [*survivor.used, part]
        elif game.state.used_items.count(use.item) < use.ability.uses:
            game.state.used_items = [*game.state.used_items, use.item]
        if game.item(use.item).symbol == "weapon":
            owner, place = survivor.owner, survivor.place
            game.happened("weapon-ability-used", owner, survivor=survivor.id, item=use.item, place=place)
    elif use.lasting is not None:
        use.lasting.used = True
        spend_charge(game, use.lasting)
    elif survivor.used.count(use.ability.key) < use.ability.uses:
        survivor.used = [*survivor.used, use.ability.key]


def spend_charge(game: ColonyGame, lasting: Lasting) -> None:
    """An effect with charges is over when the last one is used up."""
    if lasting.charges:
        lasting.charges -= 1
        if not lasting.charges:
            game.state.lasting.remove(lasting)
            game.emit("lasting-over", card=lasting.source)


def shared_hooks(game: ColonyGame, survivor: Survivor, hook: str) -> list[Use]:
    """Hooks of that name of effects beside the board that hold for a survivor where it is."""
    if hook not in game.content.asks:
        return []
    found = []
    for lasting in game.state.lasting:
        if not lasting.survivor and lasting.seat < 0 and _holds_for(game, lasting, survivor):
            uses = [Use(ability, -1, lasting) for ability in game.content.abilities[lasting.abilities]]
            found += [use for use in uses if use.ability.hook == hook and ready(game, survivor, use)]
    return found


def restricted(game: ColonyGame) -> bool:
    """Whether a lasting effect forbids anything to anybody."""
    return any(lasting.abilities in game.content.bans for lasting in game.state.lasting)


def _holds_for(game: ColonyGame, lasting: Lasting, survivor: Survivor) -> bool:
    """Whether an effect beside the board has to do with this survivor's colony."""
    return lasting.colony in (-1, game.state.players[survivor.owner].colony)


def forbidden(game: ColonyGame, survivor: Survivor, action: str) -> bool:
    """Whether a lasting effect forbids this survivor, or everybody, an action ("move", "move-to:school", ...)."""
    for lasting in game.state.lasting:
        shared = not lasting.survivor and lasting.seat < 0 and _holds_for(game, lasting, survivor)
        concerned = lasting.survivor == survivor.id or shared
        if concerned and _forbids(game, lasting, action):
            return True
    return False


def player_forbidden(game: ColonyGame, seat: int, action: str) -> bool:
    """Whether a lasting effect forbids a player an action ("play:food")."""
    return any(x.seat == seat and not x.survivor and _forbids(game, x, action) for x in game.state.lasting)


def _forbids(game: ColonyGame, lasting: Lasting, action: str) -> bool:
    abilities = game.content.abilities[lasting.abilities]
    return any(ability.hook == "forbid" and action in ability.args["actions"] for ability in abilities)


def move_is_safe(game: ColonyGame, survivor: Survivor, to: str) -> bool:
    """Whether this move needs no exposure roll, even without fuel."""
    if hooks_of(game, survivor, "no-exposure-on-move"):
        return True
    for lasting, args in game.lasting_hooks("safe-route", game.colony_of(survivor.owner), survivor.owner):
        one, other = (named(game, survivor.owner, args[end], lying_at(lasting)) for end in ("a", "b"))
        if (survivor.place in one and to in other) or (survivor.place in other and to in one):
            return True
    return False


def lying_at(lasting: Lasting) -> dict[str, str]:
    """What an effect that lies at a place means by "there"."""
    return {"there": lasting.place} if lasting.place else {}


def snowbound(game: ColonyGame, survivor: Survivor) -> bool:
    """Whether this survivor may move only without exposure (crisis Snowed In)."""
    mine = game.colony_of(survivor.owner)
    return not game.exiled(survivor) and any(True for _ in game.lasting_hooks("snowbound", mine))


def attack_value(game: ColonyGame, survivor: Survivor) -> int:
    """The lowest die that an attack takes."""
    value, uses = game.content.survivors[survivor.id].attack, hooks_of(game, survivor, "clumsy")
    if uses:
        value = min(6, value + sum(int(use.ability.args["n"]) for use in uses))
    return together(game, survivor, value) if "values-here" in game.content.printed_asks else value


def search_value(game: ColonyGame, survivor: Survivor) -> int:
    """The lowest die that a search takes."""
    value, uses = game.content.survivors[survivor.id].search, hooks_of(game, survivor, "search-value")
    if uses:
        value = max(1, min(6, value + sum(int(use.ability.args["n"]) for use in uses)))
    return together(game, survivor, value) if "values-here" in game.content.printed_asks else value


def together(game: ColonyGame, survivor: Survivor, value: int) -> int:
    """A value of a survivor, with what friends at its place add to it."""
    friends = [one for one in game.friends(survivor.owner) if one.place == survivor.place]
    uses = [use for one in friends for use in hooks_of(game, one, "values-here")]
    return max(1, min(6, value + sum(int(use.ability.args["n"]) for use in uses))) if uses else value


def votes_of(game: ColonyGame, seat: int) -> int:
    """For how many votes a player's vote counts."""
    if not asked(game, "vote-weight") or game.player(seat).exiled:
        return 1
    return max(
        [1, *(int(use.ability.args["n"]) for s in game.own(seat) for use in hooks_of(game, s, "vote-weight"))]
    )


@procedure
class Entry(Procedure):
    """What has to be done before a survivor can come to a place; a module brings its own kinds."""

    free: bool = False
    """Whether there is room in the end."""
    entrance: int = 0
    """The entrance at which it will stand; 0: on a survivor space."""


@question
def squeezes(game: ColonyGame, survivor: Survivor) -> list[str]:
    """Full places that a survivor can come to by something of its own."""
    if not hooks_of(game, survivor, "move-full"):
        return []
    return [place for place in game.town() if game.free_spaces(place) < 1 and making_room(game, survivor, place)]


def making_room(game: ColonyGame, survivor: Survivor, place: str) -> list[str]:
    """Others of its player at a full place, who can be put at home to make room for a survivor."""
    if game.exiled(survivor) or game.free_spaces(game.home_of(survivor.owner)) < 1:
        return []
    return [s.id for s in game.own(survivor.owner) if s.place == place and s is not survivor and not s.aside]


@question
def entry(game: ColonyGame, move: Procedure) -> Entry | None:
    """What comes before a move: nothing, where a survivor space is free; else somebody has to make room."""
    return None


@question
def destinations(game: ColonyGame, seat: int) -> list[str]:
    """Where a player's survivors can move to: the places that have a free survivor space."""
    return game.open_places()


@question
def noises_allowed(game: ColonyGame, seat: int) -> int:
    """How often a player may make noise in one search, while there is space for it."""
    return MANY


@question
def searchable(game: ColonyGame, place: str) -> bool:
    """Whether there is something to search at a place, and nothing keeps anybody from it."""
    return bool(game.place(place).deck)


def death_limit(game: ColonyGame, survivor: Survivor) -> int:
    """How many wounds kill."""
    uses = hooks_of(game, survivor, "dies-at")
    return max(USUAL_WOUNDS, *(int(use.ability.args["n"]) for use in uses)) if uses else USUAL_WOUNDS


def doomed(game: ColonyGame) -> list[str]:
    """Survivors with more wounds than they can bear: who lived only by a borrowed ability that is gone."""
    survivors, borrowers = game.state.survivors, game.content.borrowers
    for name in borrowers:
        if name in survivors and survivors[name].tokens >= USUAL_WOUNDS:
            break
    else:
        return []  # asked after every action: nobody here has to live by what somebody else has
    wounded = [s for name, s in survivors.items() if name in borrowers and s.tokens >= USUAL_WOUNDS]
    return [s.id for s in wounded if s.tokens >= death_limit(game, s)]


def warm(game: ColonyGame, survivor: Survivor) -> bool:
    """Whether frostbite does a survivor no harm at the start of a turn."""
    return bool(shared_hooks(game, survivor, "no-frostbite-wound"))


def medicine_heals(game: ColonyGame, survivor: Survivor) -> int:
    """How many wounds a medicine card heals that is played on a survivor."""
    return 1 + int(sum(use.ability.args["n"] for use in shared_hooks(game, survivor, "medicine-more")))


def token_kind(game: ColonyGame, survivor: Survivor, kind: str) -> str:
    """The token that a survivor really gets."""
    if kind == "frostbite" and hooks_of(game, survivor, "frostbite-as-wound"):
        return "wound"
    return "wound" if kind == "despair" and "longnight" not in game.content.packs else kind


def rolled_face(game: ColonyGame, survivor: Survivor, face: str, cause: str = "") -> tuple[str, Use | None]:
    """What an exposure face means for this survivor's own roll, and what is used for that."""
    for use in hooks_of(game, survivor, "exposure-as"):
        args = use.ability.args
        if face in args["faces"] and (not args["causes"] or cause in args["causes"]):
            return str(args["as_"]), use
    if face == "bitten" and hooks_of(game, survivor, "bitten-as-wound"):
        return "wound", None
    return face, None


def exposed(game: ColonyGame, survivor: Survivor) -> bool:
    """Whether a survivor rolls for exposure at all where it is."""
    return not shared_hooks(game, survivor, "no-exposure")


def exposure_tokens(game: ColonyGame, survivor: Survivor, face: str) -> int:
    """How many tokens the result of an exposure roll gives a survivor."""
    more = hooks_of(game, survivor, "frostbite-more") if face == "frostbite" else []
    return 1 + int(sum(use.ability.args["n"] for use in more))


def wound_ignored(game: ColonyGame, survivor: Survivor, cause: str) -> Use | None:
    """What keeps a wound of this cause from a survivor."""
    uses = hooks_of(game, survivor, "ignore-wound") if cause else []
    return next((use for use in uses if cause in use.ability.args["causes"]), None)


def attack_die(game: ColonyGame, survivor: Survivor, *, helped: bool = False) -> int:
    """The lowest die that an attack takes; ``helped``: with what can be used once a round."""
    uses = hooks_of(game, survivor, "attack-value")
    if not uses:
        return attack_value(game, survivor)
    always = sum(use.ability.args["n"] for use in uses if not once(game, use.ability))
    best = min((use.ability.args["n"] for use in uses if once(game, use.ability)), default=0) if helped else 0
    return max(1, attack_value(game, survivor) + int(always) + int(best))


def spread_immune(game: ColonyGame, survivor: Survivor) -> bool:
    """Whether a spreading bite passes this survivor over."""
    return bool(hooks_of(game, survivor, "spread-immune"))


def counted(game: ColonyGame, survivor: Survivor) -> bool:
    """Whether a survivor counts when food is paid and zombies are added."""
    return not hooks_of(game, survivor, "uncounted")


def dice_count(game: ColonyGame, player: Player) -> int:
    """How many dice a player rolls: 1, 1 per survivor, and what cards add."""
    own = game.own(player.seat)
    more = sum(use.ability.args["n"] for s in own for use in hooks_of(game, s, "more-dice"))
    return max(0, 1 + len(own) + int(more) + player.extra_dice)


@question
def people_at(game: ColonyGame, place: str) -> int:
    """How many people at a place count for food and for zombies: the helpless of a colony too,
    unruly ones twice (R-273)."""
    colony = game.colony_at(place)
    helpless = colony.helpless + colony.unruly if colony is not None else 0
    return sum(1 for s in game.at(place) if counted(game, s)) + helpless


@question
def guests(game: ColonyGame, place: str) -> list[int]:
    """The entrances at which survivors of another colony stand at a place, each as often as one stands there."""
    return []


@question
def spoils(game: ColonyGame) -> Procedure | None:
    """What has to be done with the equipment of somebody who was just lost, if anybody has to do anything."""
    return None


@question
def replacements_wait(game: ColonyGame) -> bool:
    """Whether replacements for last survivors have to wait for the end of what is going on (R-345)."""
    return False


@question
def inhabited(game: ColonyGame) -> list[Colony]:
    """The colonies where somebody lives: they eat, and their waste stinks."""
    return game.state.colonies


@question
def crisis_strikes(game: ColonyGame) -> list[int]:
    """The colonies (by number) that suffer when a crisis is not averted, and gain if more was given."""
    return list(range(len(game.state.colonies)))


@question
def draws_card(game: ColonyGame, seat: int) -> int:
    """Who draws the crossroads card for a turn: the player to the right. The seat itself: nobody (R-358)."""
    return game.right_of(seat)


@question
def eaters(game: ColonyGame, colony: Colony) -> int:
    """How many people of a colony want to eat tonight."""
    return people_at(game, colony.place)


@question
def bite_waits(game: ColonyGame, survivor: Survivor) -> bool:
    """Whether a bite of this survivor is carried out later, because others act at the same time (R-320)."""
    return False


@question
def zombies_due(game: ColonyGame, place: str) -> int:
    """How many zombies come to a place at night: one per person, at a colony one for every two (R-201, R-202).

    Whoever guards a place without belonging to anybody draws them as well, but eats nothing (R-354).
    """
    guards = game.place(place).blocked if game.setup.version > 1 else 0
    people = people_at(game, place) + guards
    due = (people + 1) // 2 if game.is_home(place) else people
    return max(0, due - _fewer_zombies(game, place)) if asked(game, "fewer-zombies") else due


def _fewer_zombies(game: ColonyGame, place: str) -> int:
    """How many zombies are kept away from a place at night."""
    kept = sum(use.ability.args["n"] for s in game.at(place) for use in hooks_of(game, s, "fewer-zombies"))
    for colony in game.state.colonies:
        for lasting, args in game.lasting_hooks("fewer-zombies", colony):
            if lasting.colony < 0 and colony is not game.state.colonies[0]:
                continue  # what holds for all is counted once
            if place in named(game, lasting.by if lasting.by >= 0 else colony.first, args["location"]):
                kept += args["n"]
    return int(kept)


def second_rolls(game: ColonyGame, survivor: Survivor, cause: str, face: str) -> list[tuple[Survivor, Use]]:
    """What allows another exposure roll for a survivor, with who has it."""
    if not asked(game, "exposure-again"):
        return []
    found = []
    for other in game.at(survivor.place):
        for use in hooks_of(game, other, "exposure-again"):
            args = use.ability.args
            concerned = other is survivor or args["others"]
            if concerned and args["face"] in ("", face) and (not args["causes"] or cause in args["causes"]):
                found.append((other, use))
    return found


def wound_takers(game: ColonyGame, survivor: Survivor) -> list[tuple[Survivor, Use]]:
    """Who may take the wound of an exposure roll in place of a survivor."""
    return [(who, use) for who, use in _takers(game, survivor) if not use.ability.args["all"]]


def shields(game: ColonyGame, survivor: Survivor) -> list[tuple[Survivor, Use]]:
    """Who may take all wounds that a survivor would get at once, wherever they come from."""
    return [(who, use) for who, use in _takers(game, survivor) if use.ability.args["all"]]


def _takers(game: ColonyGame, survivor: Survivor) -> list[tuple[Survivor, Use]]:
    if not asked(game, "takes-wounds"):
        return []
    others = [o for o in game.friends(survivor.owner) if o.place == survivor.place and o is not survivor]
    return [(other, use) for other in others for use in hooks_of(game, other, "takes-wounds")]


@question
def equipment_goes(game: ColonyGame, survivor: Survivor) -> str:
    """Where the equipment of a lost survivor goes from where it was: "hand", or the zone of a pile (R-183)."""
    return "hand" if game.is_home(survivor.place) else f"deck:{survivor.place}"


@question
def food_need(game: ColonyGame, colony: Colony) -> int:
    """Food that a colony eats tonight: half the people there, rounded up, and what cards add."""
    people = eaters(game, colony)
    if any(True for _ in game.lasting_hooks("unruly-eat-less", colony)):
        people -= colony.unruly
    more = sum(
        use.ability.args["n"]
        for s in game.state.survivors.values()
        if not game.exiled(s) and game.colony_of(s.owner) is colony
        for use in hooks_of(game, s, "food-need")
    )
    less = sum(args["n"] for _, args in game.lasting_hooks("food-less", colony))
    need = max(0, (people + 1) // 2 + int(more) - int(less))
    return (need + 1) // 2 if any(True for _ in game.lasting_hooks("half-food", colony)) else need


@question
def crisis_need(game: ColonyGame) -> int:
    """How many fitting cards the crisis asks for: one per player who is not exiled, and what cards add."""
    need = sum(len(game.team_of(colony)) for colony in game.state.colonies)
    return need + _more_needed(game) if asked(game, "crisis-more") else need


def _more_needed(game: ColonyGame) -> int:
    """How many cards more the crisis asks for: it is one for all colonies."""
    abilities = [a for lasting in game.state.lasting for a in game.content.abilities[lasting.abilities]]
    return int(sum(ability.args["n"] for ability in abilities if ability.hook == "crisis-more"))


@question
def waste_per(game: ColonyGame, colony: Colony) -> int:
    """How many waste cards cost a colony 1 morale."""
    return int(max([10, *(args["n"] for _, args in game.lasting_hooks("waste-per", colony))]))


def counted_waste(game: ColonyGame, colony: Colony) -> int:
    """How many cards of a colony's waste pile count against morale."""
    less = sum(args["n"] for _, args in game.lasting_hooks("waste-less", colony))
    return max(0, len(colony.waste) - int(less))


@question
def crisis_accepts(game: ColonyGame) -> str | tuple[str, ...]:
    """What may be given to the crisis: "any" card, face down; or, laid open, only cards with these symbols."""
    return "any"


@question
def may_contribute(game: ColonyGame, seat: int) -> bool:
    """Whether a player may give cards to the crisis."""
    if game.state.players[seat].exiled or not game.state.crisis:
        return False
    if not asked(game, "no-crisis"):
        return True
    return not any(hooks_of(game, s, "no-crisis") for s in game.own(seat))


def attack_is_safe(game: ColonyGame, survivor: Survivor, entrance: int) -> bool:
    """Whether an attack needs no exposure roll without using anything up."""
    if any(not once(game, use.ability) for use in hooks_of(game, survivor, "no-exposure-on-attack")):
        return True
    if survivor.place != game.home_of(survivor.owner):
        return False
    mine = game.colony_of(survivor.owner)
    return any(args["entrance"] == entrance for _, args in game.lasting_hooks("no-exposure-on-attack", mine))


def noise_targets(game: ColonyGame, place: str) -> list[str]:
    """The other places that have room for all the noise of a place."""
    n = game.place(place).noise
    spaces = {name: game.place_card(name).noise_spaces - game.place(name).noise for name in game.town()}
    return [name for name, room in spaces.items() if n and name != place and room >= n]


@question
def leads(game: ColonyGame, seat: int) -> bool:
    """Whether a player is the first of the colony, for cards that speak of that."""
    return game.first_of(seat) == seat


@question
def in_force(game: ColonyGame, rule: str) -> bool:
    """Whether a rule of a module holds: a scenario brings some only later."""
    return True
