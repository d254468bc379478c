### Beside the printed box: the phones keep secrets, stories, the crisis and the exposure die. Fetched with that page.

companion-title = Beside the box
companion-text = The printed game on the table, its secrets on the phones. Each keeps a hand and an aim, watches for a story and reads it out.
companion-join-text = Somebody has laid the table. Say who you are.
companion-join-names = Everybody at the table takes a different name: two phones of one player would hold the same cards.
companion-kept = Stay with the game that is kept here
companion-kept-text = Another game is kept on this screen. It is over when you begin this one.
companion-order = In turn order: each one reads for the next.
companion-add-player = Add a player
companion-remove = Remove { $name }
companion-box = The box
companion-box-base = Dead of Winter
companion-box-longnight = The Long Night
companion-box-all = Both together
companion-module-improvements = Improvements
companion-module-bandits = Bandits
companion-module-laboratory = Raxxon laboratory
companion-mature = Stories with grim themes. Without this they stay in the box.
companion-mode = Secret objectives
companion-two = Two play together against the winter, without secret objectives.
companion-goal = Main objective
companion-goal-none = As it lies on the table
companion-phones = Phones
companion-own = Everybody has a phone
companion-own-text = They deal from the same code and need no line between them.
companion-one = One phone goes round
companion-one-text = It asks who holds it before it shows a secret.
companion-this-screen = This screen
companion-screen-of = belongs to { $name }
companion-screen-round = goes round
companion-screen-table = lies on the table
companion-screen-table-text = Crisis, die and night for all. Nothing secret is ever on it.
companion-begin = Begin
companion-offline-ready = Kept on this device: it works without a line.

## On the phone

companion-parts = Parts of the companion
companion-hand = Hand
companion-story = Story
companion-crisis = Crisis
companion-exposure = Exposure
companion-turn-of = { $name }’s turn
companion-you-read-for = You hold the story for { $name }.
companion-holds-story = { $name } holds the story
companion-holds-story-text = For this turn. It is read out when it happens.
companion-plays = { $name } plays
companion-next-turn = Next turn
companion-all-look = All may look: no secret is on this screen

## Secrets

companion-open = Open while your thumb is down.
companion-closed = Closed.
companion-hold = Hold to open
companion-hold-on = Hold here to keep it open
companion-hand-hint = Let go, or turn the phone over, and it closes.
companion-pass = Give the phone to { $name }
companion-pass-hint = Everyone else, look away. What comes next is for { $name } alone.
companion-pass-story = { $reader } watches over { $name }’s turn. { $name } must not see what for.
companion-away = Put it away
companion-whose-hand = Whose hand?
companion-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
companion-hand-empty = No cards.
companion-sort = Sort cards
companion-lose = Gone
companion-lose-card = { $card } is gone
companion-search = Search
companion-search-where = Where?
companion-search-place = { $place } ({ $n } left)
companion-search-go = Look
companion-found = Found: { $place }
companion-found-hint = Keep one. The others go under the deck.
companion-keep = Keep { $card }
companion-noise = Make noise, look at one more
companion-deck-end = That was the last one here.
companion-take = A card from somewhere else
companion-take-which = Which?
companion-take-go = Take

## The story

companion-you-read = When { $name }’s turn begins, you draw a story and watch for it.
companion-stories-left = { $n ->
    [0] No story is left.
    [one] 1 story is left.
   *[other] { $n } stories are left.
}
companion-draw = Draw { $name }’s story
companion-watch = Watch for this, say nothing
companion-watch-hint = { $name } must not see what you watch for.
companion-setup = First:
companion-interrupt = “You” is { $name }. If it happens, interrupt after the act and its exposure roll. Then read it to all.
companion-happened = It happened: read it
companion-not-happened = { $name }’s turn ended without it
companion-read-all = Read it to all
companion-aloud = Let the phone read
companion-hush = Stop reading
companion-decides = “You” is { $name }, who decides. Tap the answer.
companion-all-vote = All vote. “You” is { $name }. Tap what comes of it.
companion-owner-decides = Whoever leads { $survivor } decides. Tap the answer.
companion-chosen = Chosen
companion-lasting = From now on:
companion-turn-over = { $name }’s turn is over
companion-all-done = All have had their turn. The night falls.
companion-to-crisis = To the crisis

## The crisis

companion-name-you = { $name }, you
companion-nothing-yet = nothing yet
companion-their-phone = on their phone
companion-laid = { $n ->
    [0] nothing laid
    [one] 1 card face down
   *[other] { $n } cards face down
}
companion-lay = Lay a card
companion-lay-for = { $name } lays a card
companion-back-for = { $name } takes one back
companion-lay-which = Which card?
companion-lay-card = Lay { $card } face down
companion-turn-cards = Turn the cards over at nightfall
companion-cards-up = The cards for the crisis
companion-your-sum = Your cards come to { $n }. Add up all phones:
companion-add-up = Add up what the phones say:
companion-points = All together
companion-less = One less
companion-more = One more
companion-crisis-failed = { $n } of { $need }. It was not enough.
companion-crisis-averted = { $n } of { $need }. The crisis is averted.
companion-crisis-bonus = { $n } of { $need }. More than enough: morale rises by 1.
companion-next-round = Begin round { $n }

## The exposure die

companion-who = For whom
companion-someone = someone else
companion-add-person = Add a survivor
companion-people = Survivors on this screen
companion-gone = { $name } is gone
companion-roll = Hold to roll
companion-roll-again = Hold to roll again
companion-not-rolled = Twelve faces. Half of them are kind.
companion-odds = Exposure: 6 of 12 nothing, 3 wound, 2 frostbite, 1 bitten
companion-odds-short = 6 in 12 nothing, 1 in 12 bitten
companion-face-blank = Nothing
companion-face-wound = A wound
companion-face-frostbite = Frostbite
companion-face-bitten = Bitten
companion-means-blank = { $named ->
    [yes] { $name } comes through.
   *[other] Nobody is hurt.
}
companion-means-wound = { $named ->
    [yes] Lay 1 red token on { $name }’s card. The third of any kind kills.
   *[other] Lay 1 red token on the card. The third of any kind kills.
}
companion-means-frostbite = { $named ->
    [yes] Lay 1 blue token on { $name }’s card. Each turn of its player begins with 1 wound more, until it is healed.
   *[other] Lay 1 blue token on the card. Each turn of its player begins with 1 wound more, until it is healed.
}
companion-means-bitten = { $named ->
    [yes] { $name } dies at once. The bite spreads to the lowest influence there: that one is killed, or rolls again.
   *[other] Death at once. The bite spreads to the lowest influence there: that one is killed, or rolls again.
}

## The night

companion-night = When the night falls
companion-night-food = Food
companion-night-food-text = 1 for each 2 people in the colony.
companion-night-waste = Waste
companion-night-waste-text = Each 10 cards: morale −1.
companion-night-crisis = Crisis
companion-night-crisis-text = The phones turn their cards over.
companion-night-zombies = Zombies
companion-night-zombies-text = 1 for each 2 people in the colony, 1 for each survivor outside, then noise.
companion-night-goal = Goal
companion-night-goal-text = Is the main objective reached?
companion-night-round = Round
companion-night-round-text = The marker moves, the first player token goes to the right.
companion-night-begin = Begin the night
companion-night-next = On: { $step }
companion-done = done

## The menu

companion-role-own = This is your phone.
companion-role-round = This phone goes round.
companion-role-table = This screen lies on the table.
companion-undo = Take the last step back
companion-first = Who begins this round
companion-exiled = exiled
companion-more-screens = Further screens
companion-more-own = Each phone reads this code once and says whose it is. A tablet may lie on the table.
companion-more-table = A tablet may lie on the table and show what all may see.
companion-show-code = Show the code
companion-copy = Copy the link
companion-end = End the game
companion-end-sure = Hands, aims and decks of this screen are forgotten. Nothing else is lost.
companion-end-not = Keep it
