### The table of the web client.

## Frame

table-the-table = The table
table-players = Players
table-crisis-and-goals = Crisis and goals
table-your-corner = Your turn
table-parts = Parts of the table
table-menu = Menu
table-tab-table = Table
table-tab-hand = Hand
table-tab-crisis = Crisis
table-tab-players = Players
table-tab-log = Log
table-chip-crisis = Crisis { $n }
table-chip-goal = Goal { $have }/{ $need }
table-chip-goal-plain = Goal
table-look = Look at the table
table-nothing-this-round = Offer nothing this round
table-unfold = Back to the question
table-clock = { $n ->
    [one] 1 second left
   *[other] { $n } seconds left
}
table-colony-summary = { $place }: morale { $morale }, { $food } food, { $hunger } hunger, { $waste } waste, { $helpless } helpless{ $unruly ->
    [0] {""}
   *[other] {" "}({ $unruly } unruly)
}.

## Rounds and turns

table-round = Round { $n }
table-round-of = of { $n }
table-rounds = Round { $n } of { $all }
table-phase = Phase
table-phase-crisis = Crisis
table-phase-dice = Dice
table-phase-turns = Turns
table-phase-night = Nightfall
table-your-turn = Your turn, { $name }
table-your-choice = Your choice, { $name }
table-their-turn = { $name } is acting
table-their-choice = { $name } is choosing
table-waiting-several = { $n } players are choosing
table-end-turn = End turn
table-end-sure = { $n ->
    [one] You still have 1 die. End your turn?
   *[other] You still have { $n } dice. End your turn?
}
table-end-stay = Stay
table-undo = Undo
table-skip = Skip ahead

## Tonight

table-tonight = Tonight
table-tonight-if = Tonight, if nothing changes
table-tonight-calm = nothing sure
table-tonight-ends = the game ends
table-minus-morale = −{ $n } morale
table-plus-zombies = { $n ->
    [one] +1 zombie
   *[other] +{ $n } zombies
}
table-or-more = or more
table-store-food = food
table-store-hunger = hunger
table-store-waste = waste
table-eats = eats { $n }
table-food-eaten = { $need } eaten tonight
table-food-short = needs { $need }: −{ $morale } morale
table-hunger-so-far = { $n ->
    [0] none so far
   *[other] so far
}
table-waste-calm = { $n } more: −1 morale

## Players

table-you = you
table-bot = bot
table-yours = yours
table-acting = acting
table-choosing = choosing
table-you-choosing = you, choosing
table-ready = ready
table-sealed = sealed
table-waits = waits
table-done = done
table-exiled = exiled
table-out = out of the game
table-away = not connected
table-first-player = First player
table-people = { $n ->
    [one] person
   *[other] people
}
table-dice = { $n ->
    [one] die
   *[other] dice
}
table-cards = { $n ->
    [one] card
   *[other] cards
}
table-n-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}

## Places and pieces

table-place-summary = { $place }: { $people }; zombies { $zombies } on { $spaces } spaces, barricades { $barricades }{ $deck ->
    [yes] , noise { $noise }, cards { $cards }.
   *[no] .
}
table-hurt = { $n ->
    [one] { $name } (1 wound)
   *[other] { $name } ({ $n } wounds)
}
table-nobody = nobody
table-person = { $name }, { $player }{ $wounds ->
    [0] {""}
    [one] , 1 wound
   *[other] , { $wounds } wounds
}{ $frostbite ->
    [0] {""}
   *[other] , { $frostbite } frostbite
}{ $despair ->
    [0] {""}
   *[other] , { $despair } despair
}
table-home = Colony
table-inside = { $n } of { $spaces } inside
table-spaces-free = { $n ->
    [0] full
    [one] 1 space free
   *[other] { $n } spaces free
}
table-unruly = { $n } unruly
table-helpless = { $n } helpless
table-blocked = Taken
table-deck = { $n ->
    [one] 1 card left
   *[other] { $n } cards left
}
table-noise = { $n } noise
table-finds = Found here, likeliest first: { $finds }
table-entrance = Entrance { $n }: zombies { $zombies }, barricades { $barricades }, traps { $traps }, free { $free }.
table-yard = Outside { $place }: zombies { $zombies }, barricades { $barricades }, traps { $traps }, free { $free }.
table-full = { $n } full
table-full-badge = full
table-full-words = Full.
table-entrance-n = entrance { $n }
table-gate = { $zombies ->
    [0] no zombies
    [one] 1 zombie
   *[other] { $zombies } zombies
}{ $barricades ->
    [0] {""}
    [one] , 1 barricade
   *[other] , { $barricades } barricades
}{ $traps ->
    [0] {""}
    [one] , 1 trap
   *[other] , { $traps } traps
}
table-zombie-here = a zombie { $place }
table-zombie-at-entrance = a zombie at entrance { $n }
table-where = { $place }. { $zombies ->
    [0] No zombies outside
    [one] 1 zombie outside
   *[other] { $zombies } zombies outside
}{ $noise ->
    [0] .
   *[other] , { $noise } noise.
}

## Crisis, goal, secret

table-crisis = Crisis this round
table-crisis-need = { $symbol } needed
table-crisis-against = other cards count against
table-crisis-fails = If it fails:
table-crisis-add = Add a card
table-crisis-none = No crisis yet.
table-crisis-cancelled = The next crisis is called off.
table-crisis-opens = The cards for the crisis
table-face-down = { $n ->
    [0] No card lies face down.
    [one] 1 card lies face down.
   *[other] { $n } cards lie face down.
}
table-face-down-words = face down
table-lay-which = Which cards do you lay?
table-lay-n = { $n ->
    [0] Choose cards
    [one] Lay 1 face down
   *[other] Lay { $n } face down
}
table-goal = What we must do
table-goal-lay = Lay a card here
table-met = met
table-unmet = not met
table-secret = Your secret
table-secret-hold = Hold to look.

## Own corner

table-held = You hold { $card }. Read it out when:
table-scheduled = At the end of round { $n }.
table-your-dice = Your dice
table-your-hand = Your hand
table-hand-empty = No cards.
table-no-people = You have nobody left. Somebody joins you in your next turn.
table-leads = leads
table-die-face = Die { $n }
table-die-low = { $n }: too low
table-die-used = { $n }: used
table-too-low = Too low for { $name }: { $dice }.
table-card-fits = { $card }, fits the crisis
table-card-nothing = This card can do nothing now.

## Choosing

table-idle = Choose one of your people, a card or a place.
table-idle-no-dice = All dice are used. Moves and cards are still free.
table-what-will = What will { $name } do?
table-what-will-you = What will you do?
table-what-with-card = What is it for?
table-who-acts = Who does it?
table-who-could = Who could do something here?
table-nobody-could = None of your people can do anything here now.
table-ask-target = Whom?
table-ask-entrance = Which entrance?
table-ask-die = Which die?
table-ask-to = Where to?
table-ask-card = Which card?
table-ask-survivor = Who?
table-ask-symbol = Which kind?
table-ask-seat = Whom?
table-back = Back
table-choose = Choose this
table-choose-which = Choose one
table-without = without
table-not-now = not now
table-nobody-now = nobody now
table-change = Change
table-notes = In force and to come
table-danger = { $name } could die of this. Really?
table-with-fuel = with { $card }, no roll
table-with-the = { $verb } with the { $n }
table-which-die = { $verb }: which die?
table-own-ability = the ability

table-act-attack = Attack
table-act-attack-survivor = Attack someone
table-act-search = Search
table-act-barricade = Barricade
table-act-attract = Lure
table-act-move = Move
table-act-clean = Clean up
table-act-ability = Ability
table-act-hand-off = Hand over
table-act-equip = Equip
table-act-play = Play
table-act-ration = Eat
table-act-contribute = For the crisis
table-act-supply = For the goal
table-act-spend-food = Raise a die
table-act-request = Ask for cards
table-act-nominate = Call for exile
table-act-use-effect = Use a card
table-confirm-attack-survivor = Attack
table-confirm-use = Use it
table-confirm-contribute = Lay it down
table-confirm-supply = Lay it down
table-confirm-request = Ask
table-confirm-nominate = Call the vote
table-confirm-spend-food = Spend 1 food

table-any-die = any die
table-one-die = one die
table-die = die { $n }+
table-free = free
table-one-food = 1 food
table-once-a-turn = once a turn
table-move-rolls = free, a roll
table-move-safe = free, no roll

table-say-attack = { $with ->
    [die] { $survivor } attacks { $target } with the { $die }
   *[none] { $survivor } attacks { $target }
}
table-say-attack-survivor = { $with ->
    [die] { $survivor } attacks { $target } with the { $die }
   *[none] { $survivor } attacks { $target }
}
table-say-search = { $survivor } searches { $here-at } with the { $die }
table-say-barricade = { $survivor } builds a barricade, { $entrance }, with the { $die }
table-say-attract = { $survivor } lures zombies { $here-to } with the { $die }
table-say-clean = { $survivor } clears waste with the { $die }
table-say-move = { $survivor } moves { $to }
table-say-use = { $with ->
    [die] { $survivor } uses { $card } with the { $die }
   *[none] { $survivor } uses { $card }
}
table-say-hand-off = { $survivor } hands { $card } to { $to }
table-say-equip = { $survivor } takes { $card } as equipment
table-say-play = You play { $card }
table-say-ration = You eat { $card } and raise the { $die } by 1
table-say-contribute = { $own ->
    [equipment] You take { $card } off { $survivor } for the crisis
   *[hand] You lay { $card } face down for the crisis
}
table-say-supply = You lay { $card } on the main objective
table-say-spend-food = You spend 1 food and raise the { $die } by 1
table-say-request = You ask the others for { $symbol }
table-any-helpful-card = any card that helps
table-say-nominate = You call a vote on exiling { $seat }
table-say-use-effect = You use { $card }

table-then-rolls = then rolls exposure
table-odds = { $blank } in 12 nothing, { $bitten } in 12 bitten
table-odds-blank = { $n } in 12 nothing
table-odds-bitten = { $n } in 12 bitten
table-rolls-for = Then { $name } rolls for exposure:
table-rolls = { $name } rolls for exposure

## Why not, short

table-why-no-dice = no die left
table-why-die-too-low = no die is high enough
table-why-moved = already moved
table-why-forbidden = a card forbids it
table-why-snowbound = snowed in
table-why-no-space = no space is free
table-why-no-target = nobody to attack
table-why-no-entrance = no free space
table-why-only-colony = only in the colony
table-why-no-waste = no waste
table-why-only-outside = only outside
table-why-deck-empty = nothing left here
table-why-wrong-place = not here
table-why-used = used this round
table-why-no-use = no use now
table-why-answer-first = answer first
table-why-not-your-turn = not your turn

## Search

table-search-title = { $name } searches { $place }
table-search-keep-one = Keep one card. The others go back under the deck.
table-search-kept = Kept: { $cards }. You may keep one more.
table-search-nothing = There is nothing here.
table-keep-this = Keep this
table-keep-instead = Keep this instead
table-keep = Keep { $card }
table-keep-which = Choose a card
table-look-more = Look at one more?
table-noise-taken = It makes noise: { $n } of { $spaces } spaces are taken.
table-noise-chance = { $test ->
    [flip] Tonight a coin is tossed for each: every second one brings a zombie.
   *[die] Tonight a die is rolled for each: on a 1 to 3 a zombie comes.
}
table-move-out-first = move out first
table-look-closer = Tell me more
table-roll-means = { $left ->
    [one] Wound or frostbite: { $name } dies.
   *[other] Wound: { $n } of { $limit }. Frostbite too, and 1 wound more each turn.
}
table-free-outside = { $n ->
    [0] No space is free outside.
    [one] Only 1 space is free outside.
   *[other] { $n } spaces are free outside.
}
table-come-anyway = { $n ->
    [one] 1 zombie comes anyway.
   *[other] { $n } zombies come anyway.
}
table-make-noise = Make noise, draw 1
table-deck-left = { $n ->
    [one] 1 card is left in this deck.
   *[other] { $n } cards are left in this deck.
}

## Crossroads and votes

table-influence = Influence { $n }
table-votes = The votes
table-all-vote = All vote now.
table-decides = { $name } decides.
table-chosen = chosen
table-goal-reached = The goal is reached. If it holds until then, the game ends tonight.
table-goal-lost = The goal is no longer met.
table-secret-met = Your own secret is met.
table-secret-not-met = Your own secret is not met yet.
table-doom-frost = The next frostbite kills { $name }.
table-crossroads = Crossroads
table-here-and-now = What that means here and now
table-read-out = { $name } read this out. You decide; talk first.
table-you-decide = You decide; talk first.
table-secret-vote = Secret vote
table-tie = A tie
table-tie-yours = The votes are even. You settle it.
table-not-sealed = Your choice, not sealed yet
table-vote-rule = All votes open together. { $name } has the lantern and settles a tie.
table-seal = Seal my vote
table-settle = Settle it
table-exile-title = Exile { $name }?
table-exile-tale = { $name } calls for it. Whoever is exiled leaves the colony and gets a new aim.
table-exile-vote-1 = Exile
table-exile-vote-2 = Stay

## Set-up

table-keep-title = Who stays with you?
table-keep-tale = Choose { $n } of them. The first one you choose leads your group.
table-make-leader = Make leader
table-not-kept = goes back
table-keep-more = { $n ->
    [one] Choose 1 more
   *[other] Choose { $n } more
}
table-keep-these = Keep { $names }

## What only this seat has seen of hidden cards

table-known-deck = You know a card { $place }: { $card }, { $above ->
    [0] on top
    [one] under 1 other
   *[other] under { $above } others
}.
table-known-crisis = You know a crisis still to come: { $card }.
table-known-crossroads = You know a crossroads card still to come: { $card }.
table-known-hand = { $n ->
    [one] You know a card in the hand of { $name }: { $card }.
   *[other] You know { $n } cards in the hand of { $name }: { $card }.
}
table-known-contributions = { $n ->
    [one] You know a card laid for the crisis: { $card }.
   *[other] You know { $n } cards laid for the crisis: { $card }.
}
table-known-objective = You know the secret of { $name }: { $card }.
