### The page about the person at this device. Its words are fetched with it.

me-title = You
me-cancel = Leave it
me-nobody = Nobody yet
me-nobody-text = Sit down at a table once, and this page knows you. No name, no password: a key that stays on this device.
me-off = Forgotten
me-off-text = This server knows nothing about you, and it stays that way. You can play as before.
me-on = Remember me again

## Games

me-games-none = Your games will be listed here.
me-games-over = Past
me-games-left = left
me-games-more = Show { $n } more

## Figures

me-figures = What came of it
me-figures-none = Once a game is over, you find here how it went.
me-figures-won = { $won } of { $played } won
me-figures-share = { $won } of { $played }
me-figures-of = Won
me-figures-betrayals = As a betrayer
me-figures-exiled = Exiled
me-figures-lost = People lost
me-figures-killed = Zombies killed
me-figures-favourite = Most often beside you
me-figures-favourite-text = { $n ->
    [one] in 1 game
   *[other] in { $n } games
}, { $died ->
    [0] never lost
    [one] lost once
   *[other] lost { $died } times
}
me-figures-roles = Role
me-figures-objectives = What it was about
me-role-loyal = Loyal
me-role-betrayer = Betrayer
me-role-exile = Exile
me-role-torn = Torn
me-role-together = All together

## Friends

me-friends = People you know
me-friends-none = Whoever you play with will be listed here, and can be asked again.
me-friends-games = { $n ->
    [one] 1 game
   *[other] { $n } games
}, last on { $when }
me-friends-text = Open a table: its lobby lists them, and one touch asks them to come.
me-invite = Ask somebody you know
me-invited = { $name } was asked

## Calls

me-calls = Calls
me-calls-text = The table can call you when you are not there. It does so only if you switch it on, and it never says anything that nobody may know.
me-calls-none = This server cannot call anybody.
me-calls-failed = That did not work. Perhaps the browser does not allow it.
me-calls-push = Call this browser
me-calls-push-text = Also while the page is closed.
me-calls-push-not = This browser cannot be called. On a phone, put the page on the home screen first.
me-calls-kind-push = Browser
me-calls-kind-mail = Mail
me-calls-kind-chat = Chat
me-calls-here = this one
me-calls-failing = The last call did not arrive.
me-calls-try = Try it
me-calls-tried = A call is on its way.
me-calls-drop = No more calls to { $name }
me-calls-proof = A number was sent to { $name }. Enter it here:
me-calls-confirm = Confirm
me-calls-mail = Your mail address
me-calls-add = Add
me-calls-chat = A chat service
me-calls-chat-text = For those who run a bot or a hook of their own, written as Apprise has it. This server knows: { $services }.
me-calls-chat-address = Its address
me-calls-for = What for
me-moment-turn = It is my turn
me-moment-vote = The table votes
me-moment-over = The game is over
me-moment-invited = Somebody asks for me
me-calls-quiet = Quiet hours
me-calls-quiet-on = Let me sleep
me-calls-quiet-text = By the clock of { $zone }. What happens meanwhile is told afterwards.
me-calls-from = From
me-calls-to = To
me-call-turn = Your turn
me-call-vote = A vote
me-call-over = It is over
me-call-table = Table { $code }
me-table-calls = Calls from this table
me-table-as-always = As everywhere
me-table-none = Nobody calls you yet.
me-table-more = All about calls

## The key

me-device = Another device
me-device-text = Open this link on your phone or another computer, and your games are there too. Whoever has the link is you: show it to nobody.
me-device-show = Show the link
me-device-hide = Hide it
me-device-copy = Copy the link
me-device-new = New key
me-device-new-text = Did somebody see the link? With a new key the old link opens nothing. Your other devices need the new one too.
me-move = Take your games along
me-move-text = This link brings the games of another device here.
me-move-both = This link brings the games of another device here. What was played on this one goes along.
me-move-yes = That is me
me-move-nothing = This link is not complete. Copy it again on the other device.
me-data = Your data
me-data-text = The server keeps the digest of your key, which seats you sat at, how those games ended, and where you want to be called. Nothing else, and it shows it to nobody.
me-data-export = Take everything along
me-data-forget = Forget me
me-data-forget-text = Your key, your list of games, your figures and calls are deleted, and your name and what you said vanish from every table. In games that still run, a bot takes your seat. Nobody can bring this back.
me-data-forget-yes = Yes, forget me
