### The server: tables, seats, what it refuses, and the plain pages.

## What a table can be

server-game-colony = Overwinter
    .text = A colony, a long winter, and a secret in every pocket.
server-random = Random
server-random-objective = One of the main objectives is drawn.
server-objective = Main objective
server-mode = Whom to trust
server-box = Box
server-modules = Modules
box-base = The first winter
    .text = The base game: thirty people, one town.
box-longnight = The Long Night
    .text = Other people, traps, despair, helpless who will not keep quiet.
box-all = Both, shuffled together
    .text = All people, crises and stories; twenty cards at every place.
box-warring = Warring Colonies
    .text = Two colonies, one town. Also odd finds and further people for one.
module-improvements = Improvements
    .text = Four works beside the fire. What is finished helps everybody.
module-bandits = Bandits
    .text = They take places and plunder them. Their hideout can be raided.
module-laboratory = Raxxon laboratory
    .text = Pills, experiments, and what gets out at night.
module-random-items = Odd finds
    .text = Five unusual things in every deck.
module-warring = Two colonies
    .text = Two teams act at once in one town. At night they fight.
module-wolf = Lone wolf
    .text = One plays alone, with a den and missions. Comes with an odd number.
evening-together = A winter together
    .text = The first box as it is: one colony, a secret for everyone, perhaps a traitor.
evening-gently = The Long Night, gently
    .text = Other people, things to build, helpless who will not keep quiet.
evening-robbers = With robbers in town
    .text = Improvements to build, and bandits who take rooms and cards.
evening-everything = Everything at once
    .text = Both boxes, bench, bandits and laboratory. For people who know the cold.
evening-colonies = Two colonies
    .text = Two teams, one town, fights at night. With an odd number somebody is the lone wolf.
evening-skirmish = Two colonies, quickly
    .text = The same, and the candle burns from the first move of every turn.
server-packs = Further sets
    .text = Cards of this server’s own, on top of the game.
server-yes = yes
server-no = no

## Who is waited for

server-waiting = { $name } is deciding.
server-waiting-bot = { $name } is thinking.
server-waiting-free = This seat is free. Somebody has to take it.

## What happens at the table

event-table-said = { $seat }: “{ $text }”
event-table-joined = { $seat-you ->
    [yes] You sit down at the table.
   *[no] { $seat } sits down at the table.
}
event-table-left = { $seat-you ->
    [yes] You leave the table. A bot plays on.
   *[no] { $seat } leaves the table. A bot plays on.
}
event-table-bot = { $seat-you ->
    [yes] A bot plays for you now.
   *[no] A bot plays for { $seat } now.
}
event-table-back = { $seat-you ->
    [yes] You play yourself again.
   *[no] { $seat } is back and plays again.
}
event-table-freed = The seat of { $seat } is free.
event-table-host = { $seat-you ->
    [yes] You are host now.
   *[no] { $seat } is host now.
}
event-table-given = { $seat-you ->
    [yes] You were gone for long. The table has given your seat to a bot.
   *[no] { $seat } was gone for long. The table has given the seat to a bot.
}
event-table-seat-refused = { $seat-you ->
    [yes] You asked about a seat. The table does not agree.
   *[no] { $seat } asked about a seat. The table does not agree.
}
event-table-returned = { $seat-you ->
    [yes] You are back. Your seat is yours again.
   *[no] { $seat } is back and holds the seat again.
}
event-table-glass = { $seat-you ->
    [yes] The candle is out: your turn is over.
   *[no] The candle is out: the turn of { $seat } is over.
}
event-table-clock = { $seat-you ->
    [yes] Your time is up. A bot decides for you.
   *[no] The time of { $seat } is up. A bot decides.
}
event-table-undone = { $votes ->
    [0] { $seat-you ->
        [yes] You take your last answer back.
       *[no] { $seat } takes the last answer back.
    }
   *[other] The table goes back, as { $seat-you ->
        [yes] you
       *[no] { $seat }
    } asked.
}
event-table-undo-refused = { $seat-you ->
    [yes] You asked to go back. The table does not agree.
   *[no] { $seat } asked to go back. The table does not agree.
}

## What is refused

error-server = The server refuses that.
error-server-malformed = The server does not understand this message.
error-server-hello-first = Say first which seat or which table is meant.
error-server-hello-twice = This connection already has a seat.
error-server-language = There are no words in this language.
error-server-no-table = There is no such table.
error-server-no-such-game = There is no such game.
error-server-no-seat = There is no such seat.
error-server-no-bot = There is no such bot.
error-server-no-emote = There is no such gesture.
error-server-no-game = No game is running at this table.
error-server-token = This link opens no seat. Perhaps the seat was given away.
error-server-not-host = Only the host can do that.
error-server-watching = You are only looking on.
error-server-origin = This page does not belong to the server.
error-server-host = This server is not known by this name. Whoever runs it can give it the name: --origin.
error-server-too-slow = That took too long to arrive. Try again.
error-server-method = That is not possible here.
error-server-too-large = That is too large.
error-server-too-often = Too much at once. Wait a moment.
error-server-too-many = The server is full. Try again later.
error-server-hints-off = This table plays without hints.
error-server-hint-often = One hint at a time. Wait a moment.
error-server-hint-late = There is nothing to decide here any more.
error-server-review = Nothing could be found out about this game.
error-server-unreadable = The saved games cannot be read at the moment. Try again later.
error-server-storage = It could not be saved, so it did not happen. Try again.
error-server-internal = Something went wrong. Nothing was changed.
error-server-stopping = The server is stopping. It will be back.
error-server-moved = This table has just moved to another process of the server. You are being connected again.
error-server-closed = This table is closed. Whoever runs the server can open it again.
error-server-misrouted = The table is at the process { $worker }, and the proxy does not find the way there. Whoever runs the server has to look.
error-server-full = No seat is free.
error-server-seat-taken = This seat is taken.
error-server-seats-taken = There are people at the seats that would go.
error-server-no-whisper = You have nobody here to whisper to. Say it to all.
error-server-sides-uneven = The teams are uneven: { $n } want to be on one side, and it has { $room ->
        [one] 1 seat
       *[other] { $room } seats
    }. Somebody has to change over, or let chance decide.
error-server-no-side = With { $n } players there is no such side. The lone wolf comes with an odd number of players.
error-server-seats-free = { $n ->
    [one] 1 seat is still free.
   *[other] { $n } seats are still free.
}
error-server-not-ready = { $n ->
    [one] 1 player is not ready yet.
   *[other] { $n } players are not ready yet.
}
error-server-not-lobby = The game has already begun.
error-server-not-over = The game is not over yet.
error-server-not-now = That is not possible now.
error-server-nobody-there = This seat belongs to nobody.
error-server-seat-held = Whoever holds this seat was here a moment ago. Ask again in { $n ->
    [one] a minute.
   *[other] { $n } minutes.
}
error-server-host-here = The host was here a moment ago. Somebody else can take over in { $n ->
    [one] a minute.
   *[other] { $n } minutes.
}
error-server-needs-vote = In a running game a seat has secrets. Only the table can open it, by a vote.
error-server-needs-others = Somebody’s secrets lie at this seat. You cannot open it alone.
error-server-nobody-gone = There is nothing to give away at this seat.
error-server-own-seat = To give up your own seat, leave the table.
error-server-bot-plays = A bot plays this seat now. Take it back first.
error-server-vote-open = The table is already voting about going back.
error-server-no-vote = There is nothing to vote about.
error-server-empty-chat = There is nothing to say in this line.
error-server-record-packs = This record uses cards that this server does not have.
error-server-packs-gone = This table is played with cards that this server no longer has: { $packs }. Whoever runs it can bring them back.
error-server-no-set = There is no such set.
error-server-record-version = This record was made with other rules than those of this server.
error-server-record-hard = This record is too much for the server: it gave up reading it.

## The plain pages

plain-title = Overwinter, plain pages
plain-no-client = The pictures are not built here. The plain pages have the whole game in text.
plain-open = Open the plain pages
plain-tables = Public tables
plain-no-tables = No public table is open.
plain-create = New table
plain-create-button = Open a table
plain-play-button = Play against bots now
plain-join = Join a table
plain-join-button = Take a seat
plain-watch-button = Look on
plain-code = Invite code
plain-name = Your name
plain-players = Players
plain-bots = Fill all other seats with bots
plain-public = List this table publicly
plain-hints = Let people ask what a bot would do
plain-hint = What would you do?
plain-advised = ← this one
plain-review-text = What your decisions have cost, from what you could know: at most three of them. Thinking takes a minute.
plain-review-auto = This page refreshes by itself until it is there.
plain-table = Table { $code }
plain-seats = Seats
plain-seat-free = free
plain-seat-bot = bot
plain-seat-person = person
plain-seat-away = away
plain-seat-host = host
plain-seat-ready = ready
plain-make-bot = Let a bot play
plain-make-free = Make it free
plain-make-person = Play it again
plain-start = Start the game
plain-ready = I am ready
plain-not-ready = I am not ready
plain-save = Save
plain-leave = Leave the table
plain-rematch = Another game
plain-link = Your own link
plain-link-text = Keep this address. It opens your seat on any device. Do not show it to others.
plain-new-link = Get a new link
plain-new-link-text = Did somebody see it? A new link makes this one void.
plain-ask-bot = Ask the table to give this seat to a bot
plain-ask-free = Ask the table to open this seat for a person
plain-take-host = Take over as host
plain-seat-vote = A seat
plain-seat-vote-bot = { $name } asks to give the seat of { $seat } to a bot. Do you agree?
plain-seat-vote-free = { $name } asks to open the seat of { $seat } for a person, who will see its secrets. Do you agree?
plain-invite = Invite others
plain-invite-text = Send them the code { $code } or this address:
plain-status-lobby = waiting for players
plain-status-playing = playing
plain-status-over = over
plain-your-turn = You decide
plain-nothing = You have nothing to decide now.
plain-answer = Choose
plain-sure = What would that do?
plain-refresh = Refresh
plain-auto = This page refreshes by itself while others decide.
plain-undo = Take my last answer back
plain-propose-undo = Ask the table to go back
plain-vote-text = { $name } asks to go back { $n ->
    [one] 1 answer.
   *[other] { $n } answers.
} Do you agree?
plain-vote-yes = Yes, go back
plain-vote-no = No, go on
plain-waiting = Who is deciding
plain-chat = Chat
plain-chat-reminder = Talk as you like, but do not show your secret objective.
plain-chat-text = Message
plain-chat-send = Say it
plain-chat-side = to our side
plain-chat-whisper = Say it to our side alone
plain-side-drawn = side by chance
plain-colony-place = { $zombies ->
    [one] 1 zombie
   *[other] { $zombies } zombies
}, { $barricades ->
    [one] 1 barricade
   *[other] { $barricades } barricades
}, { $noise } noise, { $free } free spaces, { $deck } cards{ $traps ->
    [0] {""}
    [one] , 1 trap
   *[other] , { $traps } traps
}{ $special ->
    [0] {""}
    [one] , 1 special zombie
   *[other] , { $special } special zombies
}
plain-entrance = Entrance { $n }: { $zombies } zombies, { $barricades } barricades{ $traps ->
    [0] {""}
    [one] , 1 trap
   *[other] , { $traps } traps
}
plain-survivor = { $name }, { $place }, wounds { $wounds }, frostbite { $frostbite }{ $despair ->
    [0] {""}
   *[other] , despair { $despair }
}
plain-player-line = { $name }: cards in hand { $hand }, given to the crisis { $contributions }
plain-crisis-line = { $card }: cards laid { $laid }, needed { $need }
plain-home = All tables
plain-replay = Look at the game again
plain-record = Save the record of the game
plain-error = That did not work
plain-yawn = Yawn
plain-skip = Skip to the next content
plain-mine = Your side
plain-label = { $name }: { $value }
plain-condition = { $text } ({ $state })
plain-with = { $text }, with { $items }
plain-other = Everything else
