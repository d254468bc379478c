### The terminal game: headings, labels and short sentences.

cli-board = Board
cli-colony = Colony
cli-hand = Hand
cli-dice = Dice
cli-used = Used
cli-food = Food
cli-waste = Waste
cli-morale = Morale
cli-round = Round
cli-rounds-left = Rounds left
cli-helpless = Helpless
cli-unruly = Unruly
cli-starvation = Starvation
cli-crisis = Crisis
cli-needed = Needed
cli-objective = Main objective
cli-secret = Your secret objective
cli-players = Players
cli-survivors = Survivors
cli-log = Log
cli-tonight = Tonight
cli-cards = Cards
cli-back = Back
cli-help = Help
cli-glossary = Glossary
cli-quit = Quit
cli-undo = Undo
cli-other = the other player
cli-entrance = Entrance
cli-deck = Deck
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
cli-request = Request cards
cli-spend-food = Spend food
cli-exile = Exile
cli-ability = Ability
cli-end-turn = End turn
cli-yawn = Yawn
cli-once = once a round
cli-die = die
cli-die-min = die { $n }+
cli-any-die = any die
cli-wounds = Wounds
cli-moved = moved
cli-exiled = exiled
cli-eliminated = out of the game
cli-first-player = first player
cli-none = none
cli-unknown = unknown
cli-yes = yes
cli-no = no
cli-met = met
cli-not-met = not met
cli-lasting = In force
cli-story = Story
cli-language = Language
cli-result = Result

cli-press-enter = Press Enter to go on.
cli-pass-keyboard = Pass the keyboard to { $seat }.
cli-pass-ready = Only { $seat } should look now. Press Enter to open.
cli-not-a-choice = Please enter one of the numbers or letters shown.
cli-saved = Saved to { $file }.
cli-undone = Taken back.
cli-of = { $n } of { $total }

cli-game-over = The game is over
cli-won = won
cli-lost = lost
cli-all-won = The colony held. All have won.
cli-some-won = { $n ->
    [one] 1 of { $total } has won.
   *[other] { $n } of { $total } have won.
}
cli-none-won = Nobody has won.
cli-outcome-completed = Main objective completed
cli-outcome-morale = Morale fell to 0
cli-outcome-rounds = Out of time
cli-outcome-failed = Main objective failed
cli-outcome-betrayed = Betrayed

cli-pack-fine = { $pack }: nothing is wrong with it.

cli-goal = Goal
cli-label = { $label }:
cli-crisis-state = { $need } × { $needs } needed, { $laid } laid.
cli-mine = My cards
cli-hint = Idea
cli-why-not = Why not?
cli-why-not-title = What your people cannot do now, and why
cli-holding = You hold the crossroads card
cli-you-know = What you have seen
cli-no-crisis = none
cli-attack-survivor = Attack a survivor
cli-attack-bandit = Attack a bandit
cli-bandits-none = No bandit has been seen.
cli-bandits-at = { $n ->
    [one] 1 bandit { $place-at }.
   *[other] { $n } bandits { $place-at }.
}
cli-bandits-arsenal = At their hideout lies: { $cards }.
cli-bandits-leader = { $seat-you ->
    [yes] They listen to you.
   *[no] They listen to { $seat }.
}
cli-calm = Calm an unruly survivor
cli-raid = Raid the hideout
cli-ration = Eat a food card
cli-keep = Keep
cli-choose-card = Choose a card
cli-serving-network = For phones and friends in the same network: { $address }
cli-serving-stop = Ctrl-C ends it. Games are kept.
cli-crises = Crises
cli-people = People in the crowd
cli-characters = Characters
cli-raxxon-cards = Raxxon cards
cli-crossroads = Crossroads
cli-objectives = Main objectives
cli-secrets = Secret objectives
cli-more-news = { $n ->
    [one] … 1 line more: l shows the log
   *[other] … { $n } lines more: l shows the log
}
cli-dice-left = You still have unused dice: { $dice }.
cli-go-on = Go on? Enter or y: yes, n: no
cli-really = Do you really want that? y: yes, n: no
cli-all-agree = Do all others agree? y: yes, n: no
cli-come-back = Go on with: overwinter play { $how }
cli-watch-again = Watch it again with: overwinter replay { $file }
cli-replay-keys = Enter: on · b: back · n/p: next or previous round · number: go there · e: end · q: quit
cli-replay-minds = m: who suspected whom
cli-pack-faults = { $n ->
    [one] { $pack }: 1 fault.
   *[other] { $pack }: { $n } faults.
}
cli-summary = { $n ->
    [one] 1 game, bots: { $bots }
   *[other] { $n } games, bots: { $bots }
}
cli-wins = { $seat } wins
cli-betrayer-wins = Betrayer wins, where there is one
cli-mean-rounds = Rounds, on average
cli-mean-morale = Final morale, on average
cli-mean-deaths = Deaths, on average
cli-mean-evacuated = Evacuated of the goal, on average
cli-mean-days = Days, on average
cli-mean-power = Raxxon’s final power, on average
cli-study = The same { $n } seeds in { $variants } ways
cli-study-variant = Variant
cli-study-figure = Mean (95 %)
cli-study-difference = Against the first (95 %)
cli-study-effort = { $n ->
    [one] 1 game
   *[other] { $n } games
} in { $seconds } s on { $cores } cores: { $speed } games a second and core, cores busy { $busy } %.
cli-study-all-kept = Every game was in the file already; nothing was played.
measure-completed = Main objective completed
measure-blue = Wars won by blue, of those that one colony won
measure-wolf = Lone wolf wins
measure-somebody = Somebody wins
measure-loyal = A loyal player wins
measure-betrayer = Betrayer wins, where there is one
measure-first = The first seat wins
measure-rounds = Rounds
measure-morale = Final morale
measure-deaths = Deaths
measure-won = Won
measure-evacuated = Evacuated of the goal (1: everybody)
measure-days = Days
measure-power = Raxxon’s final power

## Bad commands

error-game = There is no game “{ $game }”. There are: { $known }.
error-no-pack = There is no pack “{ $pack }”. A pack is the id of a built-in one or a folder with a pack.toml in it.
error-no-option = There is no option “{ $option }” here.
error-bad-value = “{ $option }” cannot have this value, or lacks one.
error-setup-option = This game has no { $option }.
error-seat = There is no seat { $seat }. The seats are 1 to { $players }.
error-picture = “{ $file }” is no name of a picture. It has to end in one of: { $known }.
error-no-matplotlib = Pictures need matplotlib: pip install "overwinter[plot]"
error-study-nothing = There is nothing to compare. Give one of these several values, with commas: { $known }. For example: overwinter study players=4 bot=greedy,random
error-study-wish = “{ $given }” is not understood. It has to be NAME=VALUE, with one of these names: { $known }.
error-study-value = “{ $name }” cannot be “{ $given }”.
error-study-card = “{ $card }” cannot be made to come up: no crisis, crossroads card, item, secret objective, improvement or experiment of this game has that name.
error-no-ray = A cluster needs Ray: pip install "overwinter[ray]"
error-ray = The Ray cluster “{ $address }” cannot do this. Is it running, and is the same version of Overwinter installed on all its machines?
error-no-server = The server cannot be started: a part of the installation is missing. Try: pip install --upgrade overwinter

## Help inside the game

help-marks = Marks
help-key-number = choose that line
help-key-text = part of what an option says: chooses it, or lists all that fit (“move school”)
help-key-enter = draw the screen again
help-key-back = back to the list before
help-key-undo = take back your last choice, if nothing was rolled or revealed since
help-key-mine = your survivors, cards and secrets with their texts
help-key-hint = what a planner would do in your place
help-key-why = why something is not on offer
help-key-log = the log, or its last 200 lines
help-key-board = the whole table
help-key-language = change the language: en, de, fr
help-key-term = what a word of the rules means
help-key-quit = stop; the game is saved
help-mark-players = the players, each with a colour; a shape stands before each survivor
help-mark-entrance = an entrance: zombie, barricade, free space
help-mark-special = a special zombie, a trap
help-mark-wounds = a wound, a frostbite, despair
help-mark-spaces = free space for a survivor, helpless survivors, unruly ones, bandits
help-mark-location = noise, free noise space, cards left in the deck
help-mark-leader = group leader; whose turn it is; first player
help-mark-given = cards given to the crisis
help-mark-risk = the chance to die of the exposure roll

## Help of the commands

help-app = Survive a zombie winter: a colony, too little food, and perhaps a traitor. Play in the terminal with bots or with friends at one keyboard, in the browser, or study thousands of games. An unofficial fan project.
help-app-examples =
    Your first game: [bold]overwinter play[/bold]
    in the browser: [bold]overwinter serve[/bold]
    go on tomorrow: [bold]overwinter play --continue[/bold]
    all options of a command: [bold]overwinter play --help[/bold]
help-play = Play in the terminal. You take the first seat, bots take the others. The game is saved after every choice; type ? in the game for help.
help-play-examples =
    Examples:
    $ [bold]overwinter play[/bold] (you and 3 bots)
    $ [bold]overwinter play -p 3 -n 2 --name Ada --name Ben[/bold] (2 people and a bot)
    $ [bold]overwinter play -p 2 -m cooperative[/bold]
    $ [bold]overwinter play -o find-a-cure --hardcore[/bold]
    $ [bold]overwinter play --continue -l de[/bold]
help-simulate = Let bots play many games, on all cores, and sum them up.
help-simulate-examples =
    Examples:
    $ [bold]overwinter simulate -g 1000 -p 4 -m cooperative[/bold]
    $ [bold]overwinter simulate --bot greedy --bot random -p 2[/bold]
    $ [bold]overwinter simulate raxxon -p 3 -d hard[/bold]
    $ [bold]overwinter simulate --out games.jsonl --plot games.png[/bold]
help-study = Play the same seeds in several ways and say how they differ.
help-study-examples =
    Examples:
    $ [bold]overwinter study players=4 mode=cooperative bot=greedy,random[/bold]
    $ [bold]overwinter study players=2,3,4,5 objective=find-a-cure --plot cure.png[/bold]
    $ [bold]overwinter study module=,bandits,bandits+improvements pack=longnight[/bold]
    $ [bold]overwinter study card=CARD,-CARD -g 500 --out games.jsonl[/bold]
    $ [bold]overwinter study raxxon difficulty=hard,expert --ray head:6379[/bold]
help-study-wishes = A game first, if not the usual one. Then what is agreed, as NAME=VALUE; what differs has several values with commas, several words in one value have a plus between them, -CARD is kept from coming up.
help-study-games = How many seeds; each is played in every way.
help-study-continue = Go on with the file of --out: what is in it is not played again.
help-study-plot = Draw the figures with their intervals there (PNG, SVG, PDF, JPG).
help-ray = Play on a Ray cluster instead of this machine; “local” starts one here.
help-replay = Look at a saved game again: step by step on a terminal, as a log in a pipe.
help-replay-examples =
    Examples:
    $ [bold]overwinter replay game.json[/bold]
    $ [bold]overwinter replay game.json --log -l fr[/bold]
    $ [bold]overwinter replay game.json --seat 2 | less[/bold]
help-review = Look back at a saved game: which decisions of a player cost most, from what that player could know.
help-review-examples = Example: [bold]overwinter review game.json --seat 2[/bold]
help-review-seat = Whose decisions: 1, 2, ...
help-serve = Play in the browser: start a server on this computer and open it.
help-serve-examples =
    Examples:
    $ [bold]overwinter serve[/bold]
    $ [bold]overwinter serve --lan[/bold]
    $ [bold]overwinter serve --packs examples[/bold]
help-packs = Packs of cards: list them, check your own, print the reference.
help-packs-examples = Example: [bold]overwinter packs check my-cards/[/bold] names file, card, field and reason of every fault.
help-packs-list = The packs that come with the program.
help-packs-check = Check a pack: every fault with file, card, field and reason.
help-packs-reference = Print the reference of the card vocabulary.
help-game = Which game: colony or raxxon.
help-players = How many players: 2 to 5, usually 4; in raxxon 1 to 4, usually 2.
help-humans = How many of them sit at this keyboard; 0: watch bots.
help-bot = Bot for the other seats: easy, normal or hard, each also with a temperament (normal-careful, -bold, -helpful, -selfish), planner-fast, planner, planner-deep or random; in raxxon greedy, one of the planners or random; repeat it for several, in turn.
help-talk = Whether bots say why they accuse, vote and refuse.
help-name = A player’s name; repeat it for the next seat.
help-objective = Main objective: its id or the last part of it, or “random”. The usual one is for beginners.
help-objective-many = Main objective: its id or the last part of it; otherwise a random one in each game.
help-mode = Variant: standard, cooperative, betrayer, or dilemma (2 players).
help-difficulty = Difficulty of raxxon: intro, regular, hard or expert.
help-hardcore = Play the hard side of the main objective.
help-elimination = Whoever loses the last survivor is out of the game.
help-mature = With or without the grim and the all too personal cards.
help-betrayal = With or without a betrayal objective among those that are dealt.
help-promo = With the extra survivor.
help-pack = Cards to play with: id or folder of a pack; repeat it. Otherwise “base”; also “longnight”, or both.
help-module = A part of the rules to play with beside the cards: improvements, bandits, laboratory; repeat it.
help-scenario = A scenario, such as bandit-war: its goals follow each other in one sitting (see overwinter packs list).
help-side = On which side the first player is in a game of two colonies: blue (Pine Ridge), yellow (Mill Creek) or wolf; repeat it for the next seat. Otherwise they sit in turn.
help-policy = A table setting, name=value (see docs/rulings.md); repeat it.
help-seed = The same seed deals the same game.
help-seed-many = Seed of the first game; the next ones count up.
help-language = en, de or fr; otherwise the language of the system.
help-continue = Go on with the game played last.
help-resume = Go on with the game in this file.
help-save = Save to this file instead of the usual place.
help-pace = Seconds that each action of a bot stays on the screen; 0: none.
help-plain = Print lines one after the other, never redraw: for screen readers.
help-games = How many games.
help-processes = How many at the same time; otherwise one per core.
help-out = Write the results there: JSON Lines, one game each.
help-plot = Draw the outcomes and the course of the games there (PNG, SVG, PDF, JPG).
help-file = A saved game.
help-log = Print the log instead of stepping through.
help-seat = As this player saw it: 1, 2, ...; otherwise as a spectator.
help-at = Begin after so many choices.
help-host = Address to listen at, usually 127.0.0.1; 0.0.0.0: reachable from other computers.
help-port = Port to listen at, usually 8000; 0: any free one.
help-data = Folder for saved tables; otherwise where the system keeps such things.
help-database = Database instead of the file in that folder: postgresql://USER@HOST/NAME or sqlite:///FILE.
help-open = Open the browser, or not.
help-lan = Let phones and friends in the same network in; the same as --host 0.0.0.0.
help-origin = A further address whose pages may connect; repeat it for several.
help-packs-folder = Folder with packs of your own that tables may choose; repeat it for several.
help-proxied = A reverse proxy in front says who the visitor is.
help-durable = SQLite: wait for the disk with every answer, so that not even a power failure loses one.
help-bot-delay = Milliseconds between the steps of all bots, whatever the tables want.
help-serve-seed = Deal every table by this number, and let bots think by it: for tests and showing, not for play.
help-verbose = Write more to the log.
help-settings = File with settings (TOML); otherwise overwinter.toml in the data folder, if it is there.
help-workers = How many processes serve together, behind one address; more than one need PostgreSQL.
help-worker-name = Name of this process among several that serve one database; a proxy finds it by /at/NAME.
help-log-format = Log as “text” or as “json”, one object a line.
help-pack-path = Folder of a pack, or id of a built-in one.
help-version = Show the version.
help-help = Show this help.
help-panel-arguments = Arguments
help-panel-options = Options
help-panel-commands = Commands
help-default = [default: { $value }]
help-required = [required]

cli-day = Day
cli-evacuated = Evacuated
cli-power = Raxxon’s power
cli-infected-left = Infected in supply
cli-quarantine = Quarantine
cli-outcome-won = The city is evacuated
cli-outcome-overrun = The city is overrun
cli-outcome-takeover = Raxxon has taken over
error-database-kind = “{ $database }” is no database that can be used here. It is sqlite:///FILE or postgresql://USER@HOST/NAME.
error-database-open = The database “{ $database }” cannot be used: { $why }
error-database-newer = The database “{ $database }” was made by a newer version of this program: { $why }
error-database-busy = The database “{ $database }” is in use: another server runs with it. Stop that one, or choose another folder with --data.
error-settings-file = The settings in “{ $file }” cannot be read: { $why }
error-settings-unknown = There is no setting “{ $setting }” ({ $where }).
error-settings-value = The setting “{ $setting }” cannot be “{ $value }”. Wanted: { $wanted }.
error-settings-workers = Several processes need PostgreSQL and a system that hands open connections on (Linux, macOS). Name the database with --database, or leave --workers out.
error-address = It is not possible to listen at { $host }, port { $port }: the address is taken or not of this computer.

error-known = There are: { $known }.
error-too-much = There is something too much, or something is missing.
