### The pages of Raxxon: what the web client and the plain pages say around the game.

raxxonpage-title = Overwinter: Raxxon
raxxonpage-game = Raxxon
    .text = A city under quarantine. Bring the healthy ones out before the company takes over. For 1 to 4, all on one side.
raxxonpage-difficulty = Difficulty
raxxonpage-characters = Characters
raxxonpage-characters-choose = chosen
    .text = Everybody chooses a character. Alone, one chooses every day.
raxxonpage-characters-random = dealt
    .text = Everybody is dealt a character. Alone, one chooses every day.
raxxonpage-bot-easy = Easy
    .text = Does the sensible thing most of the time. For a first evening.
raxxonpage-bot-normal = Normal
    .text = Weighs the odds of the cards that nobody has seen.
raxxonpage-bot-hard = Hard
    .text = Tries what it could do in its head until the next morning. Thinks a third of a second.

## The start page and the lobby.

raxxonpage-start = Another city, another night
raxxonpage-start-alone = Play alone
raxxonpage-start-table = Open a Raxxon table

## The table.

raxxonpage-of = { $n } of { $of }
raxxonpage-city = The city
raxxonpage-your-side = Character sheet
raxxonpage-day = Day { $n }
raxxonpage-day-label = Day
raxxonpage-crowd = The crowd
raxxonpage-crowd-n = { $n } in the crowd
raxxonpage-crowd-none = Nobody is in the streets.
raxxonpage-crowd-size = The crowd: { $n ->
    [one] 1 card
   *[other] { $n } cards
} in { $rows } rows and { $columns } columns
raxxonpage-row = Row { $n }
raxxonpage-cell = Row { $row }, column { $col }
raxxonpage-free-cell = Free: row { $row }, column { $col }
raxxonpage-line = { $line ->
    [row] Row { $n }
   *[column] Column { $n }
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
raxxonpage-gap = gap
raxxonpage-face-is-up = face-up
raxxonpage-face-is-down = face-down
raxxonpage-face-up = { $name } ({ $group })
raxxonpage-face-down-known = face-down, seen: { $name } ({ $group })
raxxonpage-with-tokens = { $card }, roadblock { $n }
raxxonpage-roadblock = roadblock with { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
raxxonpage-seen = seen
raxxonpage-unknown = unknown
raxxonpage-power-of = of { $of }, then we lose
raxxonpage-evacuated = Brought to safety
raxxonpage-evacuated-of = of { $of } healthy people
raxxonpage-next = The next face up would
raxxonpage-next-does = { NUMBER($n) ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}: { $what }
raxxonpage-next-nothing = { NUMBER($n) ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}: nothing
raxxonpage-next-count = { $n } face-up now
raxxonpage-count-draw = still outside
raxxonpage-count-supply = infections left
raxxonpage-count-uncontained = quarantine, open
raxxonpage-count-contained = quarantine, safe
raxxonpage-piles = The piles
raxxonpage-piles-open = Look through the piles
raxxonpage-evening = This evening infects { $n ->
    [0] nobody we know of
    [one] at least once
   *[other] at least { $n } times
}.

## Sheets.

raxxonpage-sheets = Character sheets
raxxonpage-sheet-of = Sheet of { $name }
raxxonpage-nobody-yet = No character yet
raxxonpage-actions = Actions
raxxonpage-free = free
raxxonpage-extra = For a Raxxon card: { $text }
raxxonpage-spaces = { $n } of { $of } spaces taken
raxxonpage-tokens = { $count } spaces taken
raxxonpage-tokens-n = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
raxxonpage-due = To pay next turn
raxxonpage-due-now = To pay before this turn
raxxonpage-pass = Pass
raxxonpage-pass-text = { $solo ->
    [yes] The sheet is cleared, and the second half of the day begins.
   *[no] Out for the rest of the day.
}
raxxonpage-passed = Out for today
raxxonpage-has-passed = has passed
raxxonpage-must-pass = Must pass next turn
raxxonpage-second-half = Second half of the day
raxxonpage-why-full = No space is free.
raxxonpage-why-target = { $action ->
    [evacuate] Nobody can be brought out now.
    [strike] There is nothing to hit.
    [quarantine] No infected card is face-up.
   *[other] It would do nothing now.
}
raxxonpage-why-grounded = No evacuation today.

## Choosing.

raxxonpage-ask-crowd = Choose in the crowd.
raxxonpage-ask-line = Choose a row or a column at its head.
raxxonpage-go-none = Choose first
raxxonpage-go-flip = Flip the chosen card
raxxonpage-go-place = Put it there
raxxonpage-go-pick = { $why ->
    [flip] Flip the chosen card
    [peek] Look at this card
    [interview] Talk to them
    [kill] Kill this card
    [kill-around] Kill this card
    [evacuate] Bring them out
    [move-evac] Bring them out
    [move-contained] Lock them away
    [turn-down] Turn it face-down
    [swap] Move this card
    [swap-with] Swap with this one
    [roadblock] Block the road here
   *[other] Choose this card
}
raxxonpage-go-line = { $why ->
    [evacuate] Bring this { $line ->
        [row] row
       *[column] column
    } out
    [kill] Strike this { $line ->
        [row] row
       *[column] column
    }
   *[other] Choose this { $line ->
        [row] row
       *[column] column
    }
}
raxxonpage-card = Raxxon card

## The end.

raxxonpage-verdict = { $outcome ->
    [won] The city is empty.
    [overrun] The city is overrun.
   *[takeover] The city belongs to Raxxon.
}
raxxonpage-summary = { $outcome ->
    [won] All { $goal } healthy people are out, on day { $day }. You have won.
    [overrun] { $n } of { $goal } people are out. On day { $day } nobody could stop the infection.
   *[takeover] { $n } of { $goal } people are out. On day { $day } the company took over.
}
raxxonpage-end-people = Who was there
raxxonpage-end-safe = in safety
raxxonpage-end-days = { $n ->
    [one] day
   *[other] days
}
raxxonpage-end-killed = killed
raxxonpage-end-cards = Raxxon cards
raxxonpage-end-actions = { $n ->
    [one] 1 token placed
   *[other] { $n } tokens placed
}
raxxonpage-end-loose = Still inside
raxxonpage-end-course = How it went
raxxonpage-chart-evacuated = Brought to safety
raxxonpage-chart-power = Power and infections left
raxxonpage-chart-infected = Loose in the evening, and killed
raxxonpage-chart-by-day = by day
raxxonpage-chart-power-note = power solid, infections left outlined
raxxonpage-chart-infected-note = infected solid, killed outlined
raxxonpage-chart-label = { $title }, day by day: { $values }
raxxonpage-col-day = Day
raxxonpage-col-power = Power
raxxonpage-col-supply = Infections left
raxxonpage-col-infected = Loose
raxxonpage-col-killed = Killed

## Rules in short.

raxxonpage-rules = Every day a crowd gathers, face-down. In a turn, pay for the tokens on your sheet, then do one thing. Passing is out for the day. In the evening every infected card that is loose infects. Bring all healthy people out before the supply of infections or the patience of the company ends.
raxxonpage-term-crowd = The crowd
    .text = Cards in rows and columns, at most 6 by 6. Beside means left, right, above or below. Gaps stay, cards never slide.
raxxonpage-term-add = Adding a card
    .text = The top card of the draw pile joins face-down, in a free cell with as many neighbours as possible.
raxxonpage-term-flip = Exact counts
    .text = When a card is flipped, count the face-up cards of its group. Only if the number is exactly one on the card does it happen.
raxxonpage-term-kill = Killing
    .text = Killed cards go to the discard pile and come back. Whoever was healthy leaves something behind.
raxxonpage-term-healthy = Healthy and infected
    .text = Hostile people are healthy too: they must be brought out like all others.
raxxonpage-term-tokens = Tokens and consequences
    .text = Every action but investigating takes a space. From the next turn on, and every turn today, what stands at that space happens first. You may stop after any of it; that is passing.
raxxonpage-term-quarantine = Quarantine
    .text = Whoever is contained does not count this evening. Then they are uncontained, and count again tomorrow.
raxxonpage-term-infect = Infection
    .text = A card of the supply joins the discard pile. If one is due and none is left, the city is overrun.
raxxonpage-term-power = Raxxon’s power
    .text = At 8 the company takes over.
raxxonpage-term-card = Raxxon cards
    .text = If what the card asks for is so, it is resolved. If not, it waits in the untriggered pile.
raxxonpage-term-solo = Alone
    .text = Choose a character every day. The day ends with your second pass; the first clears your sheet.

## Keys.

raxxonpage-key-actions = Choose an action
raxxonpage-key-pass = Pass
raxxonpage-key-crowd = Into the crowd
raxxonpage-key-do = Do it
