### Warring Colonies on the page: the sheet of a fight.

fight-title = Fight { $at }
fight-nth = { $all ->
    [1] The only one tonight.
   *[other] Number { $n } of { $all } tonight.
}
fight-leaders = { $you ->
    [yes] You lead ours, { $other } leads theirs.
   *[no] { $name } leads ours, { $other } leads theirs.
}
fight-leaders-both = { $name } against { $other }.
fight-step = Step { $n } of { $all }

## The ledger

fight-ledger = The strength of both sides
fight-line-tactics = Tactics
fight-line-people = People
fight-line-weapons = Weapons
fight-line-cards = Cards
fight-line-bullets = Bullets
fight-line-dice = Dice
fight-up-to = up to { $n }
fight-doubled = { $n }, doubled
fight-face = { $kind ->
    [wounds] wounds
    [zombies] zombies
   *[strength] strength
}
fight-leads-by = { $who ->
    [us] We lead by { $n } so far
    [them] They lead by { $n } so far
    [even] Even so far
   *[other] { $name } leads by { $n } so far
}
fight-wins-by = { $who ->
    [us] We win by { $n }
    [them] They win by { $n }
    [even] Even
   *[other] { $name } wins by { $n }
}
fight-truce-short = No fight
fight-fled-short = Before it began
fight-both-fled-short = Before it began
fight-bullets = { $n ->
    [one] 1 bullet
   *[other] { $n } bullets
}
fight-unarmed = no weapon

## Tactics

fight-your-tactic = Your tactic
fight-choose-tactic = Choose one to see what it would do against each of theirs.
fight-before-dice = { $tactic }, before bullets and dice
fight-no-retreat = Nobody leaves home: it does nothing here.
fight-meeting = { $ahead ->
    [us] we lead by { $n }
    [them] they lead by { $n }
   *[even] even
}
fight-their-bullets-double = their bullets double
fight-meeting-truce = nobody fights
fight-meeting-they-leave = { $n ->
    [0] they leave, we win
    [one] they leave with 1 wound, we win
   *[other] they leave with { $n } wounds, we win
}
fight-meeting-we-leave = { $n ->
    [0] we leave, they win
    [one] we leave with 1 wound, they win
   *[other] we leave with { $n } wounds, they win
}
fight-meeting-both-leave = both leave, nobody wins
fight-fear = the one to fear
fight-seal = Seal { $tactic }
fight-seal-one = Choose a card
fight-change = Both tactics lie open. You may call out another one.
fight-call = Call out { $tactic }
fight-stay = Stay with { $tactic }
fight-call-together = Whoever calls does so at the same moment.
fight-cards-open = Both cards open together.
fight-cards-back = All five come back after the fight.
fight-chooses = chooses a card
fight-counts-bullets = counts bullets
fight-you-sealed = sealed: { $what }

## Bullets

fight-how-many = How many bullets?
fight-bullet-worth = { $double ->
    [0] each is 1 strength and gone after
   *[other] the first { $double } are 2 strength each, all are gone after
}
fight-then-dice = Then both roll one die, { $n } faces:
fight-faces = The faces of the combat die: 1, 1, 2, 2, 3, 3 strength; 1, 1, 2 wounds; 1, 2, 3 zombies.
fight-of-100 = With your { $n }, of 100 fights like this
fight-they-lay = They lay { $n }
fight-chance-win = win { $n }
fight-chance-even = even { $n }
fight-chance-lose = lose { $n }
fight-chances = of 100: win { $win }, even { $even }, lose { $lose }
fight-close-hand = Close my hand on { $n }
fight-hands-open = Both hands open together.
fight-bullets-stay = Bullets you keep stay in the colony.

## Wounds

fight-dealing = Beaten. Wound { $n } of { $all }: who takes it?
fight-can-take = { $n ->
    [0] 1 more would kill
    [one] lives with it, 1 more would not
   *[other] can take { $n } more after it
}
fight-would-die = would die
fight-hit = { $name } takes it
fight-hit-whom = Choose somebody

## How it ended

fight-die-of = { $who ->
    [us] Our die
    [them] Their die
   *[other] { $name }
}
fight-rolled-strength = { $n } more strength
fight-rolled-wounds = { $n ->
    [one] 1 wound for one of the others
   *[other] { $n } wounds for one of the others
}
fight-rolled-zombies = { $n ->
    [one] 1 zombie comes
   *[other] { $n } zombies come
}
fight-verdict-won = { $ground ->
    [ours] { $who ->
        [us] Our gates held.
       *[them] They came over our gates.
    }
    [theirs] { $who ->
        [us] We stood inside their gates.
       *[them] Thrown back from their gates.
    }
   *[town] { $who ->
        [us] { $place }: ours tonight.
        [them] { $place }: theirs tonight.
       *[other] { $place }: { $name } holds it tonight.
    }
}
fight-verdict-even = Nobody gave way.
fight-verdict-truce = Both waited. Nobody fired.
fight-verdict-fled = { $who ->
    [us] We left before it began.
    [them] They ran.
   *[other] { $name } ran.
}
fight-verdict-both-fled = Both ran. The snow keeps the place.
fight-won-by = { $who ->
    [us] Won by { $n }.
    [them] Lost by { $n }.
   *[other] { $name } won by { $n }.
}
fight-tally = { $who ->
    [us] { $n ->
        [one] That is the first fight we have won.
       *[other] That makes { $n } fights won.
    }
    [them] { $n ->
        [one] It is the first that they have won.
       *[other] They have won { $n } by now.
    }
   *[other] { $name } has won { $n } by now.
}
fight-what-follows = What follows
fight-wounded = { $name } takes { $n ->
    [one] 1 wound.
   *[other] { $n } wounds.
}
fight-spent = { $who ->
    [us] Bullets spent: { $ours } of ours, { $theirs } of theirs.
   *[other] Bullets spent: { $near } { $ours }, { $far } { $theirs }.
}
fight-none-spent = Not one bullet was spent.
fight-nobody-hurt = Nobody was hurt.
fight-next = Next: { $place }, { $near } against { $far }.
fight-last = That was the last fight tonight.
fight-go-on = On { $to }
fight-go-on-night = On into the night

## The lone wolf's corner

den-tab = Den
den-tab-town = Town
den-yours = Your den
den-inside = { $n } of { $spaces } inside
den-free = { $n ->
    [one] 1 space free
   *[other] { $n } spaces free
}
den-eats = { $n } eaten tonight
den-no-hunger = none so far
den-waste = at 5: −1 morale
den-done = { $n ->
    [one] 1 mission done
   *[other] { $n } missions done
}
den-safe = No zombie finds this place, and nobody but yours comes in.
den-missions = Your missions
den-deck = { $n ->
    [0] none left to draw
   *[other] { $n } left to draw
}
den-morale = +{ $n } morale
den-met = There
den-missing = Missing
den-have = You have { $n }.
den-when-combat-over = After a combat that you helped to win.
den-when-round-end = When the round ends, if nobody fought.
den-choose = Choose it
den-do = Do it
den-no-missions = No mission in hand.
table-act-mission = Mission
table-say-mission = You carry out { $card }
table-confirm-mission = Do the mission
