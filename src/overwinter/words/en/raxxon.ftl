### Raxxon: everything that the program says about the second game. Cards have their words in the pack.

## Names

rx-person = { $name } ({ $group })
rx-face-down = a face-down card
rx-spot = { $card }, row { $row }, column { $col }
rx-row = { $place ->
    [above] A new row above
    [below] A new row below
   *[inside] Row { $n }
}
rx-line-row = Row { $n }: { $cards }
rx-line-column = Column { $n }: { $cards }
rx-action-investigate = Investigate
    .text = Flip a face-down card of the crowd.
rx-healthy = healthy
rx-infected = infected

rx-pile-draw = Population draw pile
rx-pile-discard = Discard pile
rx-pile-supply = Infection supply
rx-pile-evac = Evacuated
rx-pile-uncontained = Uncontained quarantine
rx-pile-contained = Contained quarantine
rx-pile-removed = Out of the game
rx-pile-crowd = Crowd
rx-pile-rx-draw = Raxxon draw pile
rx-pile-rx-triggered = Triggered Raxxon cards
rx-pile-rx-untriggered = Untriggered Raxxon cards
rx-power = Raxxon’s power

rx-icon-infect = infect
    .text = The top card of the infection supply goes to the discard pile. If there is none, the city is overrun.
rx-icon-raxxon = draw a Raxxon card
    .text = Draw the top Raxxon card and see whether it is triggered.
rx-icon-power = power + 1
    .text = Raxxon’s power rises by 1. At 8 the company takes over the city.
rx-icon-end-day = end of day
    .text = The day ends at once.
rx-icon-hostile-return = a hostile card returns
    .text = 1 evacuated hostile card goes to the discard pile.
rx-icon-add = add a card
    .text = A card of the draw pile joins the crowd, face-down.
rx-icon-flip = flip a card
    .text = Turn a face-down card of the crowd face-up.

## The log

event-rx-setup = The city is sealed off. { $goal } healthy people are in it, and { $n } infections wait. { $seat-you ->
    [yes] You go first.
   *[no] { $seat } goes first.
}
event-rx-character = { $seat-you ->
    [yes] You play { $character }.
   *[no] { $seat } plays { $character }.
}
event-rx-day = Day { $day } begins.
event-rx-dealt = { $n ->
    [0] Nobody is left in the streets.
    [one] 1 card is laid out as the crowd.
   *[other] { $n } cards are laid out as the crowd.
}
event-rx-turn = { $seat-you ->
    [yes] Your turn.
   *[no] It is { $seat }’s turn.
}
event-rx-investigates = { $seat-you ->
    [yes] You investigate.
   *[no] { $seat } investigates.
}
event-rx-consequence = A consequence of { $action }: { $icon }.
event-rx-extra = { $seat-you ->
    [yes] You make more of { $action }, and Raxxon will know.
   *[no] { $seat } makes more of { $action }, and Raxxon will know.
}
event-rx-token-placed = { $seat-you ->
    [yes] You put a token on { $action }.
   *[no] { $seat } puts a token on { $action }.
}
event-rx-token-removed = A token leaves { $action }.
event-rx-passed = { $forced ->
    [yes] { $seat-you ->
        [yes] You have to pass.
       *[no] { $seat } has to pass.
    }
   *[no] { $seat-you ->
        [yes] You pass.
       *[no] { $seat } passes.
    }
}
event-rx-second-wind = The sheet is cleared, and the day goes on.
event-rx-must-pass = { $seat-you ->
    [yes] You must pass on your next turn today.
   *[no] { $seat } must pass on the next turn today.
}
event-rx-day-ends = The day ends at once.
event-rx-evening = Evening of day { $day }. { $n ->
    [0] Nobody infected is loose.
    [one] 1 infected card is loose.
   *[other] { $n } infected cards are loose.
}
event-rx-infected = The infection spreads: { $card }. { $left ->
    [0] The supply is empty.
    [one] 1 card is left in the supply.
   *[other] { $left } cards are left in the supply.
}
event-rx-power = Raxxon’s power rises to { $power }.
event-rx-returned = { $card } slips back into the city. { $n } are evacuated.
event-rx-added = A card joins the crowd.
event-rx-add-blocked = Barriers keep a card out of the crowd. { $left ->
    [0] They are gone now.
   *[other] { $left } more to come.
}
event-rx-roadblock = { $card-n ->
    [0] A roadblock goes up around a face-down card: { $n } tokens.
   *[other] A roadblock goes up around { $card }: { $n } tokens.
}
event-rx-roadblock-held = The roadblock holds. { $left ->
    [0] It is used up.
    [one] 1 token is left.
   *[other] { $left } tokens are left.
}
event-rx-flipped = { $card } is turned up. Face-up in this group: { $n }.
event-rx-on-flip = { $group }, { $n } face-up: { $icons }.
event-rx-turned-down = Turned face-down: { $cards }.
event-rx-killed = Killed: { $cards }.
event-rx-on-kill = { $card } was { $group }. That has a price.
event-rx-evacuated = Evacuated: { $cards }. That makes { $n }.
event-rx-to-contained = To the contained quarantine: { $cards }.
event-rx-to-uncontained = To the uncontained quarantine: { $cards }.
event-rx-to-discard = To the discard pile: { $cards }.
event-rx-to-removed = Out of the game: { $cards }.
event-rx-to-draw = { $n ->
    [one] 1 card goes back onto the draw pile.
   *[other] { $n } cards are shuffled and go back onto the draw pile.
}
event-rx-line-shuffled = { $n } cards of the crowd are shuffled face-down.
event-rx-swapped = { $first } and { $second } change places.
event-rx-peeked = A face-down card is { $card }. It stays face-down.
event-rx-interviewed = { $card } talks, and stays face-up.
event-rx-looked = { $pile ->
    [draw] On top of the draw pile: { $cards }.
   *[rx-draw] On top of the Raxxon cards: { $cards }.
}
event-rx-broke-out = { $card } breaks out of the quarantine.
event-rx-buried = { $card } goes to the untriggered pile.
event-rx-barriers = Company barriers go up: the next { $n } cards stay out of the crowd today.
event-rx-grounded = No evacuation for the rest of the day.
event-rx-reshuffled = The discard pile is shuffled into a new draw pile of { $n } cards.
event-rx-deck-shuffled = The untriggered cards are shuffled into the Raxxon draw pile. It has { $n } cards.
event-rx-no-card = There is no Raxxon card left to draw.
event-rx-triggered = Raxxon card: { $card }.
event-rx-untriggered = Raxxon card: { $card }. Nothing comes of it for now.
event-rx-chosen = { $seat-you ->
    [yes] You choose: { $option }.
   *[no] { $seat } chooses: { $option }.
}
event-rx-game-over = { $outcome ->
    [won] All { $goal } healthy people are out. You have won.
    [overrun] The city is overrun with { $evacuated } of { $goal } people out. You have lost.
   *[takeover] Raxxon takes over the city with { $evacuated } of { $goal } people out. You have lost.
}

## Questions

ask-rx-character = Which character do you play?
ask-rx-turn = What do you do?
ask-rx-consequence = The next consequence of { $action }: { $icon }. Go on?
ask-rx-place = Where does the new card go?
ask-rx-choose = { $card }: what do you choose?
ask-rx-extra = { $free ->
    [yes] { $text }
   *[no] { $text } This costs a Raxxon card.
}
ask-rx-group = Which group do you turn face-down?
ask-rx-player = Whose tokens do you remove?
ask-rx-token = { $n ->
    [one] Remove a token from { $player-you ->
        [yes] your sheet
       *[no] the sheet of { $player }
    }?
   *[other] Remove up to { $n } tokens from { $player-you ->
        [yes] your sheet
       *[no] the sheet of { $player }
    }?
}
ask-rx-free-space = On which action do you put the token?
ask-rx-pick-flip = Which card do you turn up?
ask-rx-pick-peek = Which card do you look at?
ask-rx-pick-interview = Whom do you interview?
ask-rx-pick-flip-around = Around which card do you turn up all face-down ones?
ask-rx-pick-evacuate = Whom do you evacuate, with everybody healthy beside?
ask-rx-pick-kill = Whom do you kill?
ask-rx-pick-kill-around = Whom do you kill? After the first one only cards beside that one.
ask-rx-pick-move-contained = Which card goes to the contained quarantine?
ask-rx-pick-move-uncontained = Which card goes to the uncontained quarantine?
ask-rx-pick-move-evac = Whom do you evacuate?
ask-rx-pick-move-discard = Which card goes to the discard pile?
ask-rx-pick-move-removed = Which card leaves the game?
ask-rx-pick-turn-down = Which card do you turn face-down?
ask-rx-pick-swap = Which card do you move?
ask-rx-pick-swap-with = Which card does it change places with?
ask-rx-pick-roadblock = Around which card do you put the roadblock?
ask-rx-pick-roadblock-token = Which roadblock holds the card back?
ask-rx-pick-to-draw = Which card goes back onto the draw pile?
ask-rx-pick-add-from = Who breaks out?
ask-rx-line-evacuate = Which line do you evacuate?
ask-rx-line-kill = Which line is hit?
ask-rx-line-to-draw = Which line goes back onto the draw pile?
ask-rx-line-turn-down = Which line do you turn face-down?
ask-rx-line-shuffle = Which line is shuffled?
ask-rx-order-draw = Which card comes next, from the top of the draw pile?
ask-rx-order-raxxon = Which Raxxon card comes next, from the top?
ask-rx-order-bury = Which card goes to the untriggered pile?
ask-rx-order-deaths = Whose death has its effect first?

## Options

option-rx-character = { $character }
option-rx-character-told = { $character }, { $role }
option-rx-investigate = Investigate: turn up a face-down card.
option-rx-act = { $action }
option-rx-act-told = { $costs ->
    [yes] { $action }: { $text } From your next turn on: { $due }.
   *[no] { $action }: { $text }
}
option-rx-pass = { $asked ->
    [rx-consequence] Stop here and pass.
   *[other] Pass.
}
option-rx-resolve = Go on: { $icon }.
option-rx-pick = { $spot }
option-rx-take = { $card } ({ $zone })
option-rx-row = { $line }
option-rx-column = { $line }
option-rx-next = { $card }
option-rx-group = { $group }
option-rx-done = { $asked ->
    [rx-group] None.
   *[other] That is all.
}
option-rx-yes = Yes.
option-rx-no = No.
option-rx-place = { $row-place ->
    [above] { $col-place ->
        [left] A new row above, in a new column on the left.
        [right] A new row above, in a new column on the right.
       *[inside] A new row above, column { $col }.
    }
    [below] { $col-place ->
        [left] A new row below, in a new column on the left.
        [right] A new row below, in a new column on the right.
       *[inside] A new row below, column { $col }.
    }
   *[inside] { $col-place ->
        [left] Row { $row }, in a new column on the left.
        [right] Row { $row }, in a new column on the right.
       *[inside] Row { $row }, column { $col }.
    }
}
option-rx-token = { $icons-n ->
    [0] { $action }
   *[other] { $action } ({ $icons })
}
option-rx-free-space = { $action }
option-rx-player = { $player }
option-rx-choose = { $option }: { $effect }

## Groups of options in a terminal

cli-rx-character = Characters
cli-rx-act = Actions
cli-rx-pick = Cards of the crowd
cli-rx-take = Cards of the piles
cli-rx-row = Rows
cli-rx-column = Columns
cli-rx-next = Cards
cli-rx-group = Groups
cli-rx-place = Places
cli-rx-token = Action tokens
cli-rx-free-space = Actions
cli-rx-player = Players
cli-rx-choose = Choices
cli-rx-investigate = Investigate
cli-rx-pass = Pass
cli-rx-resolve = Go on
cli-rx-done = Done
cli-rx-yes = Yes
cli-rx-no = No

## Marks on a terminal

rx-mark-players = the players, each with a colour
rx-mark-face-down = a face-down card; a name behind it: everybody has seen it
rx-mark-infected = an infected card
rx-mark-roadblock = a roadblock
rx-mark-spaces = a space of an action: taken, free
rx-mark-turn = whose turn it is

## Errors

error-setup-difficulty = There is no difficulty “{ $difficulty }”.
error-setup-character = There is no character “{ $character }”.
error-setup-characters = Every player needs a different character.
error-setup-solo-character = Whoever plays alone chooses a character every day.
