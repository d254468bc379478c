### The terminal game: headings, labels and short sentences.

cli-board = Board
cli-colony = Colony
cli-location = Location
cli-hand = Hand
cli-dice = Dice
cli-unused = Unused
cli-used = Used
cli-food = Food
cli-waste = Waste
cli-morale = Morale
cli-round = Round
cli-rounds-left = Rounds left
cli-helpless = Helpless
cli-starvation = Starvation
cli-crisis = Crisis
cli-needed = Needed
cli-contributed = Contributed
cli-objective = Main objective
cli-progress = Progress
cli-secret = Your secret objective
cli-players = Players
cli-player = Player
cli-survivors = Survivors
cli-survivor = Survivor
cli-log = Log
cli-tonight = Tonight
cli-choose = Choose
cli-actions = Actions
cli-cards = Cards
cli-others = The others
cli-back = Back
cli-help = Help
cli-glossary = Glossary
cli-quit = Quit
cli-save = Save
cli-undo = Undo
cli-more = More
cli-entrance = Entrance
cli-zombies = Zombies
cli-barricades = Barricades
cli-noise = Noise
cli-deck = Deck
cli-spaces = Spaces
cli-influence = Influence
cli-attack = Attack
cli-search = Search
cli-barricade = Barricade
cli-clean = Clean waste
cli-attract = Attract
cli-move = Move
cli-play = Play a card
cli-equip = Equip
cli-contribute = Contribute
cli-supply = Add to the objective
cli-hand-off = Hand off
cli-request = Request a card
cli-spend-food = Spend food
cli-exile = Exile
cli-ability = Ability
cli-end-turn = End turn
cli-yawn = Yawn
cli-once = once a round
cli-once-used = used this round
cli-at = at
cli-die = die
cli-die-min = die { $n }+
cli-any-die = any die
cli-free = no die
cli-equipped = Equipped
cli-wounds = Wounds
cli-frostbite = Frostbite
cli-moved = moved
cli-exiled = exiled
cli-eliminated = out of the game
cli-first-player = first player
cli-leader = leader
cli-bot = bot
cli-human = human
cli-you = you
cli-none = none
cli-unknown = unknown
cli-empty = empty
cli-yes = yes
cli-no = no
cli-met = met
cli-not-met = not met
cli-lasting = In force
cli-rule = Special rule
cli-story = Story
cli-options = Options
cli-variant = Variant
cli-language = Language
cli-setup = Set-up
cli-result = Result
cli-games = Games

cli-turn-of = { $you ->
    [yes] Your turn, { $seat }.
   *[no] It is { $seat }’s turn.
}
cli-press-enter = Press Enter to go on.
cli-pass-keyboard = Pass the keyboard to { $seat }.
cli-pass-ready = Only { $seat } should look now. Press Enter to open.
cli-your-choice = Your choice
cli-not-a-choice = Please enter one of the numbers or letters shown.
cli-more-options = { $n ->
    [one] 1 more option
   *[other] { $n } more options
}
cli-saved = Saved to { $file }.
cli-loaded = Loaded from { $file }.
cli-undone = Taken back.
cli-quit-sure = Quit without saving?
cli-bye = The fire burns on. Come back soon.
cli-thinking = { $seat } is thinking.
cli-waiting = Waiting for { $seat }.
cli-cards-n = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
cli-of = { $n } of { $total }

cli-game-over = The game is over
cli-won = won
cli-lost = lost
cli-you-won = You have won.
cli-you-lost = You have lost.
cli-all-won = The colony held. All have won.
cli-some-won = { $n ->
    [one] 1 of { $total } has won.
   *[other] { $n } of { $total } have won.
}
cli-none-won = Nobody has won.
cli-who-won = Who has won, and why
cli-objective-completed = The main objective is completed.
cli-objective-failed = The main objective is not completed.
cli-outcome-completed = main objective completed
cli-outcome-morale = morale fell to 0
cli-outcome-rounds = out of time
cli-outcome-failed = main objective failed

cli-language-en = English
cli-language-de = German
cli-language-fr = French
cli-pack-fine = { $pack }: nothing is wrong with it.
