### The table of two colonies in the web client.

## Whose it is

table-ours = ours
table-theirs = theirs
table-our-colony = { $place }, our colony
table-their-colony = { $place }, their colony
table-a-colony = { $place }
table-our-seats = Our people at the table
table-their-seats = Their people at the table
table-seats-of = The players of { $place }
table-person-side = { $person }, { $side ->
    [near] ours
    [far] theirs
   *[wolf] the lone wolf
}
table-tab-sides = Sides
table-at-the-gate = { $names } { $n ->
    [one] stands
   *[other] stand
} at entrance { $gate }.
table-at-our-gate = at our gate { $n }
table-at-their-gate = at their gate { $n }
table-leader = Leads the colony

## Seats

table-seat-acts = acts
table-seat-you-act = you act
table-seat-moves = moves
table-seat-you-move = you move
table-seat-done = done
table-seat-next = next
table-seat-waits = waits
table-seat-waits-for-you = waits for you
table-seat-waits-for = waits for { $name }
table-seat-chooses = chooses
table-seat-elects = elects
table-seat-sealed = sealed
table-seat-counts = { $people ->
    [one] 1 person
   *[other] { $people } people
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

## The turn of a pair

table-phase-stories = Stories
table-phase-move = Move
table-phase-act = Act
table-phase-read = Read
table-you-act = You act
table-you-move = You move
table-dice-left = { $n ->
    [0] no dice left
    [one] 1 die left
   *[other] { $n } dice left
}
table-one-acts = { $name } acts
table-one-moves = { $name } moves
table-is-done = { $name } is done
table-waits-there = waits
table-i-am-done = I am done
table-done-moving = Done moving
table-idle-moving = Choose who moves, then where to. Then it is the others’ turn to move one.
table-moving-is-over = moving is over
table-first-all-move = first all move
table-overtaken = Somebody was faster: that is no longer there. Choose again.
table-overtaken-by = { $name } was faster: that is no longer there. Choose again.

## The candle

table-no-clock = No clock until one side is done.
table-clock-for-you = left for you
table-clock-for = left for { $name }
table-clock-stands = The candle stands still while somebody else is asked.
table-clock-lapse = { $n ->
    [one] 1 die will lapse.
   *[other] { $n } dice will lapse.
}
table-clock-said = { $minutes ->
    [0] { $seconds } seconds left.
   *[other] { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    } { $seconds ->
        [0] left.
       *[other] and { $seconds } seconds left.
    }
}

## What lies open to both

table-crisis-both = Crisis for both colonies
table-crisis-open = { $n } { $symbol }, laid open by both
table-ours-n = ours { $n }
table-theirs-n = theirs { $n }
table-side-n = { $place } { $n }
table-crisis-falls = If it falls:
table-goal-both = What both want
table-bullets = { $n ->
    [one] bullet
   *[other] bullets
}
table-bullets-n = { $n ->
    [0] no bullets
    [one] 1 bullet
   *[other] { $n } bullets
}
table-bullets-tonight = +{ $n } tonight
table-fight = Fight tonight { $place-at }: { $ours } of ours, { $theirs } of theirs
table-fight-between = Fight tonight { $place-at }: { $ours } of { $here }, { $theirs } of { $there }
table-fight-tonight = tonight
table-fights = { $n ->
    [one] 1 fight
   *[other] { $n } fights
}
table-zombies-here = { $n ->
    [one] +1 zombie
   *[other] +{ $n } zombies
} here
table-gates = Gates
table-zombies-at-gates = { $n ->
    [0] no zombies
    [one] 1 zombie
   *[other] { $n } zombies
} at the gates
table-aside = { $name } is bitten and steps aside until both are done.
table-open-theirs = Look at { $place }
table-fold-theirs = Fold { $place }

## Another's last act

table-did-search = { $name } searched
table-did-attack = { $name } attacked
table-did-barricade = { $name } barricaded
table-did-cleaned = { $name } cleaned up
table-did-moved = { $name } came
table-did-died = { $name } died

## Questions

table-elect-tale = Everybody points at somebody else at the same moment. Nobody abstains.
table-elect-now = leads now

## Keys and preferences

table-key-done = I am done
table-key-theirs = the other colony
table-key-fight = the next fight
table-key-clock = how long the candle burns
table-double-time = Twice the time
table-double-time-hint = Your candle burns twice as long. The others only see a longer candle.

## The end

table-end-verdict = { $how ->
    [completed] { $place } came through.
    [both-completed] Both colonies came through.
    [fallen] { $place } has fallen.
    [both-fallen] Both colonies have fallen.
   *[rounds] Time ran out.
}
table-end-summary = { $how ->
    [completed] { $objective }, reached in round { $round }.
    [both-completed] { $objective }, reached by both in round { $round }.
    [fallen] Both wanted { $objective }. The fire of { $place } went out in round { $round }.
    [both-fallen] Both wanted { $objective }. Both fires went out in round { $round }.
   *[rounds] Nobody reached { $objective } in { $round } rounds.
} { $winners ->
    [0] Nobody won.
    [one] 1 of { $players } won.
   *[other] { $winners } of { $players } won.
}
table-end-status = { $status ->
    [completed] Reached the goal, morale { $morale }
    [fallen] { $side ->
        [wolf] The den is empty
       *[other] Fallen
    }
   *[stands] Still stands, morale { $morale }
}
table-end-fights = { $n ->
    [0] no fight won
    [one] 1 fight won
   *[other] { $n } fights won
}
table-end-fought = { $n ->
    [one] fight
   *[other] fights
}
table-end-lone-wolf = lone wolf
table-end-barred = { $place } still stands.
table-end-wolf-out = Some morale is left.
table-end-noted = Bet on { $place }.
table-end-bars = solid: { $near }, outline: { $far }
