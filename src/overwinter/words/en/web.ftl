### Labels of the web client.

web-title = Overwinter
web-title-your-turn = Your turn. Overwinter
web-claim = A colony, a winter, and people who do not all want the same.
web-skip = To the main part
web-close = Close
web-back = Back
web-loading = Snow on the line. One moment.
web-offline = The server does not answer. Try again in a moment.
web-refused = That is not possible now.
web-lost = Connection lost. Trying again. Nothing you did is lost.
web-gone = The door is shut
web-link-dead = Nobody sits behind this link any more.
web-take-back = Play here instead
web-to-start = To the start page
web-bye = { $reason ->
    [replaced] This seat is now played on another device.
    [left] You have given up your seat.
    [freed] The host has given this seat to somebody else.
    [renewed] This seat has a new link. The old one opens nothing any more.
    [voted] You were gone for long. The table has opened your seat to somebody else.
    [flood] Too much came from here at once. Wait a moment.
   *[other] The server has ended the connection.
}

## The start page.

web-play-now = Play now
web-play-now-hint = You and three bots. The first night is a minute away.
web-start-more = Tables and settings
web-your-name = Your name
web-your-name-hint = What shall we call you?
web-their-name = Name
web-continue-as = as { $name }, { $when }
web-forget = Forget { $code } on this device
web-friends = With friends
web-open-table = Open a table
web-code = Table code
web-code-hint = Code or link
web-join = Join
web-companion = Beside the box
    .text = You have the printed game? Phones keep its secrets and read its stories. It works without a line.
    .begin = Lay the phones out
    .go-on = Go on beside the box
web-open-tables = Open tables
web-no-tables = No open table waits for players.
web-table-of = { $name }’s table
web-table-free = { $free ->
    [one] 1 of { $players } seats is free
   *[other] { $free } of { $players } seats are free
}
web-table-runs = { $players } players, in play
web-sit = Sit down
web-sit-down = Take a seat
web-watch = Watch
web-record-load = Load a record
web-record-save = Save the record
web-record-bad = This file is not the record of a game.
web-record-seat = This record holds only what one seat knew. The full one can be saved once the game is over.
web-plain = Plain page

## Light, language, motion.

web-language = Language
web-theme = Light
web-theme-system = as the device
web-theme-dark = night
web-theme-light = day
web-motion = Motion
web-motion-system = as the device
web-motion-full = pieces move
web-motion-calm = calm

## The lobby.

web-lobby-title = { $name }’s table, tonight
web-lobby-sub = { $free ->
    [0] All { $seats } seats are taken.
   *[other] { $taken } of { $seats } seats taken. The code lets friends in.
}
web-lobby-seats = Seats
web-lobby-settings = Settings
web-lobby-tonight = Tonight’s game
web-lobby-players = Seats
web-lobby-players-text = People and bots together.
web-lobby-fill = Fill up with bots
web-lobby-start = Light the fire
web-lobby-ready = I am ready
web-lobby-not-ready = Not yet ready
web-lobby-ready-ask = Say when you are ready.
web-lobby-wait-host = Waiting for { $name } to light the fire.
web-lobby-watching = All seats are taken. You look on.
web-objective-random = Whatever comes
web-objective-random-text = The main objective is drawn when the game begins.
web-fact-morale = Morale { $n }
web-fact-rounds = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
web-clock = Time to think
web-clock-none-text = Nobody is hurried.
web-clock-text = When it runs out, a bot answers that one question.
web-clock-mail-text = Nobody has to stay. Come back when it is your turn.
web-clock-mail = by mail
web-clock-seconds = { $n ->
    [0] no clock
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
    [900] 15 minutes
    [86400] 1 day
   *[other] { $n } seconds
}
web-public = Open to all
web-public-text = The table is listed on the start page.
web-policies = House rules
web-policies-text = Where the rules leave a question open, the table decides.
web-seat-free = Free seat
web-seat-or-bot = or a bot
web-seat-bot = bot
web-seat-bot-manner = bot, { $manner }
web-seat-ready = ready
web-seat-choosing = choosing…
web-seat-here = here
web-seat-away = away
web-seat-host = host
web-seat-standin = a bot stands in
web-seat-this-device = this screen
web-seat-friend = A friend
web-seat-friend-text = Send the link. Whoever opens it can sit down.
web-seat-here-too = Somebody here with you
web-seat-here-too-text = You share this screen and hand it over.
web-seat-a-bot = A bot
web-seat-give-up = Give up this seat
web-seat-to-bot = Let a bot play
web-seat-to-person = Give the seat back
web-seat-to-free = Free the seat
web-seat-to-host = Make host
web-seat-ask-bot = Ask for a bot instead
web-seat-ask-free = Ask to open the seat
web-seat-take-host = Take over as host
web-rename = Rename
web-invite = Invite
web-qr = The link as a code to scan
web-invite-copy = Copy the invite
web-copied = Copied

## Handing the screen over.

web-hand-to = Hand the screen to { $name }
web-hand-away = Everyone else, look away. { $name }’s cards and secret come next.
web-hand-news = Since then
web-hand-open = I am { $name }. Hold to open
web-hand-hint = Hold for one second, so that a stray touch shows nothing.

## Log and chat.

web-talk = Log and chat
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-filter = Show
web-log-all = All
web-log-mine = Mine
web-log-deaths = Deaths
web-log-cards = Cards
web-log-none = Nothing of that kind so far.
web-log-newest = To the newest
web-chat = Chat
web-chat-say = Say something…
web-chat-send = Send
web-chat-unread = { $n ->
    [one] 1 new line
   *[other] { $n } new lines
}
web-chat-reminder = Talk about anything. Secret objectives may not be shown or read out.
web-chat-watching = Who looks on does not talk.
web-emotes = Gestures
web-emote-nod = Nod
web-emote-shrug = Shrug
web-emote-thanks = Thanks
web-emote-sorry = Sorry
web-emote-think = Thinking
web-emote-hurry = Hurry up
web-emote-cheer = Cheer
web-emote-fear = Shiver
web-emote-wave = Wave
web-emote-yawn = Yawn
web-emote-made = { $kind ->
    [nod] { $name } nods.
    [shrug] { $name } shrugs.
    [thanks] { $name } says thanks.
    [sorry] { $name } is sorry.
    [think] { $name } is thinking.
    [hurry] { $name } taps a foot.
    [cheer] { $name } cheers.
    [fear] { $name } shivers.
    [wave] { $name } waves.
    [yawn] { $name } yawns.
   *[other] { $name } makes a sign.
}

## The menu.

web-menu = Menu
web-your-turn = Your turn.
web-rules = Rules and terms
web-rules-round = A round: a crisis is revealed and all roll dice. Then each player takes a turn. At night the colony eats, the crisis strikes or not, the dead come, and the goal is checked.
web-rules-find = Find a term
web-rules-none = No term like that.
web-keys = Keys
web-keys-single = Single keys
web-keys-single-hint = Letters and numbers act at the table.
web-key-people = your people
web-key-attack = attack
web-key-search = search
web-key-move = move
web-key-barricade = barricade
web-key-lure = lure
web-key-clean = clean waste
web-key-hand = your hand
web-key-crisis = the crisis
web-key-objective = the objective
web-key-log = the log
web-key-chat = the chat
web-key-arrows = from piece to piece
web-key-choose = choose
web-key-back = one step back
web-key-cancel = leave it
web-key-end = end the turn
web-key-inspect = What is this?
web-key-undo = take back
web-key-region = next part of the page
web-key-help = this list
web-seats = Who sits here
web-spectators = { $n ->
    [0] Nobody looks on.
    [one] 1 person looks on.
   *[other] { $n } people look on.
}
web-hint = What would you do?
web-hint-thinking = Thinking
web-hint-show = Show me
web-hints = Hints
web-hints-text = Everybody may ask what a bot would do in their place.
web-hints-off = This table plays without hints.
web-key-hint = what would you do?
web-review = Look back
web-review-text = What cost { $name } most, from what could be known then: three decisions at most.
web-review-whose = Whose decisions
web-review-start = Think it over
web-review-takes = It takes a minute. You can go away and come back.
web-review-working = Thinking it over
web-review-waiting = { $n ->
    [0] Next in line
    [one] One other game comes first
   *[other] { $n } other games come first
}
web-review-failed = Nothing could be found out.
web-review-none = Nothing stands out. That was well chosen.
web-review-watching = Only those who sat at this table can have it thought over.
web-review-given = Chosen
web-review-better = Better
web-review-of = of 100
web-review-watch = Watch this moment
web-bots-talk = Bots talk
web-bots-talk-text = They say why they accuse, vote and refuse. It may be a lie.
web-bot-level = How good
web-bot-standin = Let a bot play for me
web-bot-back = Play again myself
web-pace = What happens is shown
web-pace-0 = at leisure
web-pace-1 = steadily
web-pace-2 = briskly
web-pace-3 = quickly
web-pace-4 = at once
web-pace-hint = You see what the others do, one thing after another. Is the pace right?
web-pace-fine = It is fine
web-ahead = Skip
web-ahead-n = { $n ->
    [0] Skip to now
    [one] Skip to now, 1 more thing happened
   *[other] Skip to now, { $n } more things happened
}
web-key-skip = skip what is being shown
web-undo-propose = Ask the table to go back
web-undo-vote = Going back
web-undo-asked = { $name } asks to go back. { $n ->
    [one] 1 answer would be undone.
   *[other] { $n } answers would be undone.
}
web-undo-waiting = Waiting for { $names }.
web-undo-yes = Go back
web-undo-no = Leave it
web-seat-vote = A seat
web-seat-vote-bot = { $name } asks to give the seat of { $seat }, long gone, to a bot.
web-seat-vote-free = { $name } asks to open the seat of { $seat } for a person, who will see its secrets.
web-seat-vote-yes = Agreed
web-seat-vote-no = Leave it
web-personal-link = Your own link
web-personal-link-text = It moves your seat to another device. Whoever has it plays your seat, so keep it to yourself.
web-personal-link-copy = Copy my link
web-personal-link-lost = Did somebody else see it? Get a new one: the old one opens nothing any more.
web-personal-link-new = Get a new link
web-leave = Give up my seat
web-leave-playing = A bot takes over your group. You cannot come back to this seat.
web-leave-lobby = Your seat becomes free.
web-leave-stay = Stay
web-leave-yes = Give it up
web-credits = Credits
web-credits-game = Overwinter is an unofficial edition by people who like the board game. All words and drawings here are our own, except for what follows.
web-credits-glyphs = Glyphs
web-credits-glyphs-text = Recoloured, from the Game-icons project:
web-credits-type = Type
web-credits-drawings = Own drawings
web-credits-drawings-text = The dead, planks, noise, the five outlines, the bowl, snow on the roofs, the small signs, dice and scenes.

## Pieces.

web-pips = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}, { $frostbite } frostbite{ $despair ->
    [0] {""}
   *[other] , { $despair } despair
}; { $limit } kill
web-noise = Noise: { $made } of { $spaces }
web-card-fits = Fits the crisis
web-card-or = or
web-dialog-fold = Look at the table
web-dialog-unfold = Back to the question
web-round = Round { $n }

## Lessons: learning by playing.

web-lessons = Lessons
web-lessons-switch = Teach me while I play
web-lessons-again = Teach them again
web-lesson-n = Lesson { $n } of { $of }
web-lesson-count = { $of ->
    [one] Learning by playing
   *[other] Learning by playing, { $n } of { $of }
}
web-lesson-on = Go on
web-lesson-skip = Skip this one
web-lesson-none = No more lessons
web-lesson-i-know = I know the game
web-lesson-known = Known so far
web-lesson-had = had already
web-first = Your first winter
web-first-hint = Learn by playing, with two bots and a kind winter. About 40 minutes.
web-first-city = Your first evening
web-first-city-hint = Learn by playing, alone. About 30 minutes.

## The end.

web-end-verdict = { $outcome ->
    [completed] The colony held.
    [morale] The colony broke.
    [rounds] Time ran out.
    [betrayed] The colony was sold.
   *[other] The colony failed.
}
web-end-summary = { $outcome ->
    [completed] { $objective }, reached in round { $round }.
    [morale] { $objective } was the goal. Morale fell to 0 in round { $round }.
    [rounds] { $objective } was not reached in { $round } rounds.
    [betrayed] { $objective }: betrayed in round { $round }.
   *[other] { $objective } failed in round { $round }.
} { $winners ->
    [0] Nobody won.
    [one] 1 of { $players } won.
   *[other] { $winners } of { $players } won.
}
web-end-morale = morale left
web-end-rounds = { $n ->
    [one] round
   *[other] rounds
}
web-end-felled = { $n ->
    [one] zombie felled
   *[other] zombies felled
}
web-end-lost = { $n ->
    [one] person lost
   *[other] people lost
}
web-end-secrets = Secrets
web-end-you = { $name }, you
web-end-won = Won
web-end-lost-game = Lost
web-end-traitor = Traitor
web-end-exiled = Exiled
web-end-met = met
web-end-not-met = not met
web-end-people = People
web-end-gone = lost
web-end-course = How it went
web-end-charts = Which charts are shown
web-end-start = start
web-end-died = { $n ->
    [one] { $names } dies
   *[other] { $names } die
}
web-end-moments = Moments
web-end-look = Look at the table
web-end-back = Back to the end
web-end-watch = Watch it again
web-end-again = Play once more
web-chart-morale = Morale
web-chart-dead = The dead
web-chart-food = Food
web-chart-deaths = Deaths
web-chart-given = Shares
web-chart-table = As a table
web-chart-after-round = after each round
web-chart-by-round = by round
web-chart-dead-note = solid: came, outline: felled
web-chart-given-note = solid: cards for crises, outline: zombies felled
web-chart-morale-label = Morale at the start and after each round: { $values }
web-chart-food-label = Food at the start and after each round: { $values }
web-chart-dead-label = Zombies by round. Came: { $came }. Felled: { $felled }.
web-chart-deaths-label = Deaths by round: { $values }
web-chart-given-label = Cards given to crises: { $values }
web-col-round = Round
web-col-zombies = Zombies
web-col-came = Came
web-col-felled = Felled
web-col-given = Cards, { $name }

## Watching a game again.

web-replay = Watch it again
web-replay-step = Step { $n } of { $of }
web-replay-position = Position
web-replay-play = Play
web-replay-pause = Pause
web-replay-back = One step back
web-replay-next = One step on
web-replay-speed = Speed
web-replay-eyes = Through whose eyes
web-replay-all = what all saw
web-replay-as = as { $name }
web-replay-link = Copy a link to this moment
web-replay-leave = To the table
web-replay-past = What is past stays as it was.

## My games

web-me = You
web-my-games = My games
web-my-with = with { $names }
web-my-alone = alone
web-my-bots = { $n ->
    [one] 1 bot
   *[other] { $n } bots
}
web-my-lobby = not begun yet
web-my-begins = beginning
web-my-round = round { $n } of { $last }
web-my-round-only = round { $n }
web-my-day = day { $n }
web-my-turn = your turn
web-my-standin = a bot plays for you
web-my-waits = { $name } is deciding
web-my-waits-several = { $n } are deciding
web-my-won = won
web-my-lost = lost
web-my-invited = { $name } asks for you
web-my-somebody = Somebody
web-my-decline = Not today: { $code }
web-my-forget = Take { $code } off the list
web-back-title = A bot has played for you.
web-back-text = Your seat is still yours.
web-back-later = Let it go on
web-nowhere = There is nothing here
web-nowhere-text = Only snow. Perhaps a letter is missing in the address.
web-sound = Sound
web-sound-off = off
web-sound-soft = soft: calls only
web-sound-full = full

## What is played

web-plan-change = Something else
web-plan-parts = Choose the parts
web-plan-players = { $n ->
    [one] 1 player.
   *[other] { $n } players.
}
web-plan-sentence = { $n ->
    [0] { $box }.
   *[other] { $box } with { $parts }.
}
web-fact-minutes = about { $n } min
web-minutes-about = minutes, about
web-plus-minutes = +{ $n } min
web-harder-0 = no harder
web-harder-1 = harder
web-harder-2 = much harder
web-hard-1 = easy
web-hard-2 = fair
web-hard-3 = hard
web-hard-4 = very hard
web-needs-set = needs { $set }
web-needs-module = needs { $modules }
web-needs-players = needs { $n } players or more
web-needs-variant = not in this variant
web-needs-off = not with: { $name }
web-by-number = comes by itself with 5, 7, 9 or 11 players
web-most-players = for { $n } players at most
web-two-needed = one colony is for { $n } at most
web-boxes-all = All three boxes
web-sets-two-colonies = { $low } to { $high }: two colonies
web-side = Side
web-side-chance = Let chance decide
web-side-drawn = drawn when the fire is lit
web-side-room = { $n } of { $room }
web-side-join = Over here
web-side-let = Let chance decide for me
web-glass = Candle
web-glass-text = Burns for whoever still acts when the other is done. Then the turn ends.
web-glass-none-text = Nobody is hurried while two act at once.
web-double = Candle time
web-double-off = As the table agreed
web-double-on = Twice as long for me
web-chat-to = Who hears it
web-chat-all = All
web-chat-ours = Our colony
web-chat-say-ours = Say it to our colony…
web-sets-question = How many will sit down?
web-sets-bots-count = Bots count. You can change it until the fire is lit.
web-sets-one-colony = { $low } to { $high }: one colony
web-sets-good-for = Good for { $n }, whoever comes
web-sets-take = Set this table
web-sets-or = Or
web-sets-parts = Choose the parts myself
web-parts = The parts
web-parts-back = Back to the good choice
web-parts-boxes = Boxes and modules
web-parts-goal = A goal
web-parts-goals = Goals
web-parts-story = A story in parts
web-parts-together = What it comes to
web-parts-last-box = one box has to be there
web-parts-brought = comes with the story
web-parts-left-out = Cards of a module that is left out are not shuffled in.
web-decks = The decks
web-decks-people = People
web-decks-crises = Crises
web-decks-stories = Stories
web-decks-finds = Each find deck
web-decks-finds-count = { $boxes ->
    [one] { $n }
   *[other] { $n }, from { $boxes } boxes
}
web-decks-secrets = Secrets
web-decks-secrets-count = { $n } for { $players } players
