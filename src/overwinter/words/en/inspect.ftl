### Looking at things: what a page about a survivor, a card, a place or a word says.

inspect-hint = Q, or the menu key, tells what this is.
inspect-nothing = There is nothing more to say about this.
inspect-more = tells more
inspect-sort-survivor = Survivor, { $trade }
inspect-sort-player = Player
inspect-sort-place = Location { $n }
inspect-sort-item = { $kind ->
    [equip] Equipment, { $symbol }
    [event] Event, { $symbol }
   *[play] Item, { $symbol }
}
inspect-sort-symbol = Symbol
inspect-sort-card = Card
inspect-sort-term = A word of the rules
inspect-sort-why = Why not
inspect-sort-group = Group
inspect-sort-icon = Icon
inspect-sort-pile = Pile

inspect-anywhere = Anywhere
inspect-outside = Outside the colony
inspect-die = { $n ->
    [0] no die
    [1] any die
   *[other] die { $n }+
}
inspect-times = { $n ->
    [one] once a round
   *[other] { $n } times a round
}
inspect-any-times = as often as you like
inspect-by-itself = works by itself
inspect-ability-used = Used this round.
inspect-used = used this round
inspect-gone = { $name } is no longer with us.
inspect-one-more = One more wound of any kind kills { $name }.
inspect-lowest-here = (lowest here)
inspect-leads-for = Leads the group of
inspect-with = With
inspect-is = Is
inspect-health = Wounds
inspect-moved = Has moved this turn.
inspect-lasting = In force on this survivor
inspect-sort-roll = Exposure roll of { $name }
inspect-roll-takes = { $left ->
    [one] dies of it
   *[other] { $n } of { $limit } wounds
}
inspect-roll-freezes = { $left ->
    [one] dies of it
   *[other] { $n } of { $limit }, and 1 more at the start of each turn
}
inspect-roll-bitten = dies at once, and it spreads
inspect-roll-blank = nothing happens
inspect-dice = Dice left
inspect-hand = Hand
inspect-hidden-cards = { $n ->
    [one] 1 card, hidden
   *[other] { $n } cards, hidden
}
inspect-laid = Cards laid for the crisis
inspect-hidden = hidden
inspect-none = none
inspect-people = People
inspect-nobody-left = Nobody is left in this group.

inspect-closed = This place is closed for now.
inspect-spaces = Spaces
inspect-free-of = { $n } of { $of } free
inspect-of = { $n } of { $of }
inspect-deck = Left to find
inspect-people-here = Here now
inspect-works-here = Can do something only here
inspect-known = You know of this deck
inspect-nth = number { $n } from the top
inspect-somewhere = somewhere in it
inspect-deck-printed = { $left ->
    [0] Nothing is left of it.
    [one] 1 of the { $n } cards printed for this place lies here now.
   *[other] { $left } of the { $n } cards printed for this place lie here now.
} What is seen elsewhere is counted off.
inspect-deck-contents = As printed
inspect-copies-gone = × { $n }, { $gone } elsewhere
inspect-gate-n = Entrance { $n } { $place }
inspect-next-zombie = { $state ->
    [free] The next zombie takes a free space.
    [trap] No space is free: the next zombie sets off the trap.
    [barricade] No space is free: the next zombie breaks a barricade.
   *[full] No space is free: the next zombie breaks in and kills.
}
inspect-first-to-die = First to die here
inspect-nobody-here = Nobody is here to die.

inspect-counts-as = Counts as
inspect-printed = Where it is printed
inspect-starter = Among the starting cards
inspect-random = One of the odd finds: five of them lie in every deck
inspect-seen-elsewhere = { $n ->
    [one] You see 1 of them now.
   *[other] You see { $n } of them now.
}
inspect-helps = Helps
inspect-needed = Needed
inspect-face-down = Face down so far
inspect-so-far = So far
inspect-lie-here = Laid on it
inspect-code = Code
inspect-figures = How many would get out
inspect-unknown-until-out = What it does is known once it is out.
inspect-work = Work done
inspect-on = Stays with
inspect-now = Now
inspect-rounds-left = { $n ->
    [one] This is the last round.
   *[other] { $n } rounds are left with this one.
}
inspect-why-title = { $act }: not { $name }
inspect-why-nobody = { $act }: nobody now
inspect-ruling = Ruling { $number }

inspect-rx-up = Face up now
inspect-rx-at = With number { $n }
inspect-rx-harmless = Nothing happens when one is turned up.
inspect-rx-unknown = Nobody has seen this card yet.
inspect-rx-pool = Known to be among { $places } cards
inspect-rx-trigger = Triggered
inspect-rx-space = Space { $n }
inspect-rx-space-taken = Space { $n }, taken
inspect-rx-spaces = What its spaces cost, from the next turn on

inspect-book-terms = Words
inspect-book-cards = Cards in play
inspect-book-people = People in play
inspect-book-rulings = Rulings behind a “why not”

## Words of the rules that the short glossary leaves out.

term-attack = Attack
    .text = With a die of at least its attack value a survivor kills 1 zombie where it is, then rolls for exposure.
term-move = Move
    .text = Once a turn a survivor goes to any place with a free space, without a die, and rolls for exposure.
term-round = Round
    .text = A day and a night. What can be done once a round can be done again when the next one begins.
term-kill-or-remove = Killed or removed
    .text = Whoever kills a zombie rolls for exposure, and it counts for goals. What is removed just goes: no roll, no count.
term-despair = Despair
    .text = Counts like a wound towards the third, but medicine does not help against it.
term-trap = Trap
    .text = Fills an entrance space like a barricade. The zombie that finds no space sets it off: every zombie at that entrance is gone, and so is the trap.
term-unruly = Unruly
    .text = Some of the helpless have had enough. Each of them eats and draws zombies like two people. A medicine card calms one.
term-graveyard = Graveyard
    .text = The dead lie here in order. Only a card that says so brings anybody back.
term-improvement = Improvement
    .text = Work for the whole colony. With its last piece of work it is in use at once, for everybody.
term-bandit = Bandit
    .text = Takes a survivor space at a location and carries off a card of its deck every night. A survivor there can fight it.
term-hideout = Hideout
    .text = What bandits carry off lies here, face up. A survivor here can sneak in or storm it.
term-laboratory = Laboratory
    .text = At Raxxon an experiment waits behind glass. Lay the two dice of its code there before night falls, or it gets out.
term-experiment = Experiment
    .text = Something that got out of the laboratory. Every attack where it stands must aim at it, and its card says what a fight does.
term-side-effect = Side effect
    .text = What a pill leaves behind. It stays with the survivor until death.

## The forms in which those words stand in the texts of cards.

inspect-term-colony = colony
inspect-term-helpless = helpless survivor|helpless survivors|helpless
inspect-term-influence = influence
inspect-term-attack-value = attack value
inspect-term-search-value = search value
inspect-term-ability = ability|abilities
inspect-term-action-die = unused die|unused dice|used pool|action die|action dice
inspect-term-exposure = exposure roll|exposure rolls|rolls for exposure|roll for exposure|exposure
inspect-term-wound = wound|wounds
inspect-term-frostbite = frostbite
inspect-term-bite = bite|bites|bitten
inspect-term-bite-spread = bite spreads|bite that spreads|spreading bites
inspect-term-zombie = zombie|zombies
inspect-term-entrance = entrance|entrances|entrance space|entrance spaces
inspect-term-overrun = overrun|overruns
inspect-term-barricade = barricade|barricades
inspect-term-noise = noise|noise token|noise tokens|noise space|noise spaces
inspect-term-search = search|searches
inspect-term-attract = attract|attracts|lures
inspect-term-clean = clean waste|cleans waste|cleaned waste
inspect-term-waste = waste|waste pile
inspect-term-food = food|supply
inspect-term-starvation = starvation|starvation token|starvation tokens
inspect-term-morale = morale
inspect-term-crisis = crisis|crises
inspect-term-crossroads = crossroads|crossroads card
inspect-term-equipment = equipped|equipment
inspect-term-hand-off = hand off|hands off
inspect-term-request = request|requests
inspect-term-first-player = first player
inspect-term-group-leader = group leader
inspect-term-main-objective = main objective
inspect-term-secret-objective = secret objective|secret objectives
inspect-term-betrayer = betrayer
inspect-term-exile = exile|exiled|in exile
inspect-term-vote = vote|votes
inspect-term-colony-phase = colony phase
inspect-term-player-phase = player phase
inspect-term-round = once a round
inspect-term-kill-or-remove = removed|remove|killed|kill
inspect-term-despair = despair
inspect-term-trap = trap|traps
inspect-term-unruly = unruly
inspect-term-graveyard = graveyard
inspect-term-improvement = improvement|improvements
inspect-term-bandit = bandit|bandits
inspect-term-hideout = hideout
inspect-term-laboratory = laboratory
inspect-term-experiment = experiment|experiments
inspect-term-side-effect = side effect|side effects
inspect-rx-crowd = crowd
inspect-rx-add = add a card|adds a card|joins the crowd
inspect-rx-flip = flip|flips|flipped
inspect-rx-kill = kill|killed
inspect-rx-healthy = healthy|infected
inspect-rx-tokens = token|tokens|consequences
inspect-rx-quarantine = quarantine|contained|uncontained
inspect-rx-infect = infect|infection|infections
inspect-rx-power = power
inspect-rx-card = Raxxon card|Raxxon cards|untriggered

## Rulings behind a "why not", in short. The number is that of docs/rulings.md.

ruling-why-no-dice = A turn goes on without dice: moves, cards and whatever takes no die are still there.
    .number = R-026
ruling-why-die-too-low = The value on the card is the least that a die must show: 2+ is 2 or more.
    .number = R-040
ruling-why-moved = A survivor moves once in its player’s turn. Being placed somewhere by a card is no move.
    .number = R-110
ruling-why-no-space = The place must be another one, with a free survivor space when the move begins.
    .number = R-111
ruling-why-no-target = An attack needs somebody at the attacker’s own place. At the colony any entrance will do.
    .number = R-041
ruling-why-no-bandit = Only what names bandits can be aimed at them, and only where they are.
    .number = R-280
ruling-why-exiled = Whoever is in exile does not raid the hideout.
    .number = R-283
ruling-why-no-entrance = A barricade needs a free entrance space.
    .number = R-075
ruling-why-only-colony = Waste is cleaned by somebody at the colony, so never in exile.
    .number = R-080
ruling-why-no-waste = Fewer than 3 cards: those that are there go. None at all: it cannot be done.
    .number = R-078
ruling-why-only-outside = There is nothing to search at the colony, nor where no deck lies.
    .number = R-060
ruling-why-deck-empty = An empty deck is not searched, and it is never filled again.
    .number = R-061
ruling-why-wrong-place = The place in front of an ability is where its survivor has to be.
    .number = R-034
ruling-why-used = What works once a round is ready again when the next round begins.
    .number = R-032
ruling-why-no-use = What finds nothing to act on does nothing: no hand to take from, nobody to heal.
    .number = R-108
ruling-why-passive = Such abilities work by themselves, on the first action on which they help.
    .number = OW-03
ruling-why-answer-first = One thing is carried out to its end before the next begins.
    .number = R-090
ruling-why-not-your-turn = An ability is used in the own turn, unless it names another moment.
    .number = R-033
ruling-why-not-in-force = A scenario brings its rules one after another.
    .number = R-298
ruling-why-special-first = With something from the laboratory at a place, every attack there must aim at it.
    .number = R-289
ruling-raxxonpage-why-target = An action can be chosen only if its main part can do something.
    .number = RX-07
ruling-raxxonpage-why-full = Without a free space there is no token, and nothing happens.
    .number = RX-22
