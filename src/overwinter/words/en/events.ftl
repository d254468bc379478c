### The log: one line per event. $x-you is "yes" where the reader is that player.

## The course of the game

event-objective = { $side ->
    [hardcore] Main objective: { $objective }, hardcore side.
   *[normal] Main objective: { $objective }.
}
event-first-player = { $seat-you ->
    [yes] You are first player now.
   *[no] { $seat } is first player now.
}
event-first-player-stays = { $seat-you ->
    [yes] You stay first player.
   *[no] { $seat } stays first player.
}
event-round = { $left ->
    [1] Round { $round } begins, the last one.
   *[other] Round { $round } begins; { $left } rounds are left with this one.
}
event-dice = { $seat-you ->
    [yes] You roll { $dice }.
   *[no] { $seat } rolls { $dice }.
}
event-turn = { $seat-you ->
    [yes] Your turn.
   *[no] It is { $seat }’s turn.
}
event-turn-end = { $seat-you ->
    [yes] You end your turn.
   *[no] { $seat } ends the turn.
}
event-night = Night falls on round { $round }.
event-yawn = { $seat-you ->
    [yes] You yawn.
   *[no] { $seat } yawns.
}
event-game-over = { $outcome ->
    [completed] The main objective is completed. The game is over.
    [morale] Morale is 0. The game is over.
    [rounds] The last round is over, and so is the game.
    [betrayed] One of us was none of us. The game is over.
   *[failed] The main objective has failed. The game is over.
} { $winners-n ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } win.
}

## Night

event-food-paid = { $n ->
    [0] Nobody needs food tonight.
   *[other] The colony eats { $n } food. { $food } left.
}
event-starved = The colony goes hungry: it needs { $need } food and has { $food }. { $starvation ->
    [one] There is 1 starvation token now.
   *[other] There are { $starvation } starvation tokens now.
}
event-noise-test = { $heard ->
    [yes] The noise { $place-at } draws a zombie.
   *[no] The noise { $place-at } fades.
}
event-no-fuel = Nobody lays a fuel card on the objective.

## Tracks

event-morale = { $n-sign ->
    [up] Morale rises to { $morale }: { $reason }.
   *[down] Morale falls to { $morale }: { $reason }.
}
event-food = { $n-sign ->
    [up] { $n } food more. The supply holds { $food }.
   *[down] { $n } food less. The supply holds { $food }.
}
event-starvation = { $n ->
    [one] 1 starvation token is added; there are { $starvation } now.
   *[other] { $n } starvation tokens are added; there are { $starvation } now.
}
event-helpless = { $n-sign ->
    [up] { $n ->
        [one] 1 helpless survivor comes to the colony; { $helpless } live here now.
       *[other] { $n } helpless survivors come to the colony; { $helpless } live here now.
    }
   *[down] { $n ->
        [one] 1 helpless survivor leaves the colony; { $helpless } live here now.
       *[other] { $n } helpless survivors leave the colony; { $helpless } live here now.
    }
}
event-helpless-died = A helpless survivor dies. { $left ->
    [0] There are none left.
    [one] 1 is left.
   *[other] { $left } are left.
}
event-sample-roll = The sample roll shows { $n }. { $samples ->
    [one] There is 1 sample so far.
   *[other] There are { $samples } samples so far.
}
event-condition-added = { $card }: the main objective asks for more from now on.

## Crisis

event-crisis = This round’s crisis: { $crisis }.
event-crisis-cancelled = The crisis would have been { $crisis }. It is set aside; this round has none.
event-crisis-buried = The crisis { $crisis } goes under its deck. It does not strike this round.
event-contributed = { $seat-you ->
    [yes] You lay a card face down for the crisis.
   *[no] { $seat } lays a card face down for the crisis.
}
event-contributed-secret = You lay { $card } face down for the crisis.
event-contributed-equipment = { $seat-you ->
    [yes] You take { $card } off a survivor and lay it down for the crisis.
   *[no] { $seat } takes { $card } off a survivor and lays it down for the crisis.
}
event-contribution = { $fits ->
    [yes] Contributed: { $card }. It helps; the count is { $total }.
   *[no] Contributed: { $card }. It does harm; the count is { $total }.
}
event-crisis-averted = Crisis averted: { $crisis }. { $total } of { $need }.
event-crisis-failed = Crisis not averted: { $crisis }. { $total } of { $need }.

## Zombies and barricades

event-zombies = { $broken ->
    [0] { zombies-arrive }
   *[other] { $n ->
        [0] { zombies-break }
       *[other] { zombies-arrive } { zombies-break }
    }
}
zombies-arrive = { $n ->
    [one] 1 zombie arrives { $place-at }.
   *[other] { $n } zombies arrive { $place-at }.
}
zombies-break = { $broken ->
    [one] 1 barricade breaks { $place-at }.
   *[other] { $broken } barricades break { $place-at }.
}
event-overrun = { $place-gates ->
    [1] The entrance is full. A zombie breaks in { $place-at }.
   *[other] Entrance { $entrance } is full. A zombie breaks in { $place-at }.
}
event-overrun-held = { $place-gates ->
    [1] The entrance is full { $place-at }, but nobody dies.
   *[other] Entrance { $entrance } is full { $place-at }, but nobody dies.
}
event-zombie-killed = { $survivor-kind ->
    [none] A zombie is killed { $place-at }.
   *[survivor] { $survivor } kills a zombie { $place-at }.
}
event-zombie-removed = A zombie disappears { $place-at }.
event-lured = A zombie { $origin-at } hears it and comes { $place-to }.
event-barricade = { $place-gates ->
    [1] A barricade goes up { $place-at }.
   *[other] A barricade goes up { $place-at }, entrance { $entrance }.
}
event-barricades-gone = { $n ->
    [one] 1 barricade { $place-at } is gone.
   *[other] { $n } barricades { $place-at } are gone.
}
event-torn-down = { $what ->
    [trap] A trap { $place-at } is torn down.
   *[barricade] A barricade { $place-at } is torn down.
}
event-noise = { $n ->
    [one] Noise { $place-at }: 1 token.
   *[other] Noise { $place-at }: { $n } tokens.
}
event-noise-gone = { $n ->
    [one] 1 noise token is gone { $place-at }.
   *[other] { $n } noise tokens are gone { $place-at }.
}

## What survivors do

event-moved = { $survivor } moves { $place-to }.
event-roll-waits = The exposure roll for { $survivor } waits for a second move, or for the end of the turn.
event-placed = { $survivor } is { $place-at } now.
event-attack = { $die ->
    [0] { $survivor } attacks { $place-at }.
   *[other] { $survivor } attacks { $place-at } with the { $die }.
}
event-attack-survivor = { $hit ->
    [yes] { $survivor } attacks { $target }. The die shows { $n }: a hit.
   *[no] { $survivor } attacks { $target }. The die shows { $n }: a miss.
}
event-attack-bandit = { $hit ->
    [yes] { $survivor } goes for a bandit. The die shows { $n }: a hit.
   *[no] { $survivor } goes for a bandit. The die shows { $n }: a miss.
}
event-bandits-gone = { $n ->
    [one] A bandit is gone { $place-at }.
   *[other] { $n } bandits are gone { $place-at }.
}
event-bandit-arrived = { $n ->
    [one] A bandit comes { $place-to }.
   *[other] A bandit comes { $place-to }. There are { $n } of them now.
}
event-bandit-no-space = A bandit looks in { $place-at }, finds no room, and goes away.
event-plundered = { $n ->
    [one] A bandit takes this { $place-at } and carries it to the hideout: { $cards }.
   *[other] The bandits take these { $place-at } and carry them to the hideout: { $cards }.
}
event-raided = { $way ->
    [search] { $survivor } searches the hideout.
   *[attack] { $survivor } storms the hideout.
} The die shows { $rolled }: { $wounds ->
    [0] unhurt
    [one] 1 wound
   *[other] { $wounds } wounds
}, { $cards-due ->
    [0] nothing found.
    [one] 1 card.
   *[other] { $cards-due } cards.
}
event-took-arsenal = { $seat-you ->
    [yes] You take this out of the bandits’ arsenal: { $cards }.
   *[no] { $seat } takes this out of the bandits’ arsenal: { $cards }.
}
event-laid-in-arsenal = { $seat-you ->
    [yes] This goes into the bandits’ arsenal, out of your hand: { $cards }.
   *[no] This goes into the bandits’ arsenal, out of { $seat }’s hand: { $cards }.
}
event-bandit-moved = A bandit goes from one place to another: away { $place-at }, { $destination-to }.
event-attract = { $survivor } lures zombies { $place-to }.
event-search = { $survivor } searches { $place-at }.
event-search-kept = { $under ->
    [0] { search-kept }
    [one] { search-kept } 1 card goes under the deck.
   *[other] { search-kept } { $under } cards go under the deck.
}
search-kept = { $n ->
    [0] { $survivor } keeps nothing.
    [one] { $survivor } keeps 1 card.
   *[other] { $survivor } keeps { $n } cards.
}
event-search-kept-secret = { $under ->
    [0] { $survivor } keeps { $cards }.
    [one] { $survivor } keeps { $cards }. 1 card goes under the deck.
   *[other] { $survivor } keeps { $cards }. { $under } cards go under the deck.
}
event-cleaned = { $n ->
    [one] { $survivor } clears away 1 card of waste. { $waste } left.
   *[other] { $survivor } clears away { $n } cards of waste. { $waste } left.
}
event-used = { $card-kind ->
    [own] { $survivor } uses an ability.
    [survivor] { $survivor } uses the ability of { $card }.
   *[other] { $survivor } uses { $card }.
}
event-equipped = { $survivor } takes { $card } as equipment.
event-handed-off = { $survivor } hands { $card } to { $target }.
event-hand-off-refused = { $survivor } offers { $card } to { $target }, in vain.

## Exposure, wounds, death

event-exposure = { $changed ->
    [yes] { $survivor } rolls for exposure: { $face-name }, which counts as { $result-name }.
   *[no] { $survivor } rolls for exposure: { $result-name }.
}
event-wounded = { $kind ->
    [despair] { $n ->
        [one] { $survivor } despairs.
       *[other] { $survivor } despairs, { $n } times over.
    }
    [frostbite] { $n ->
        [one] { $survivor } takes 1 frostbite.
       *[other] { $survivor } takes { $n } frostbite.
    }
   *[wound] { $n ->
        [one] { $survivor } takes 1 wound.
       *[other] { $survivor } takes { $n } wounds.
    }
}
event-healed = { $kind ->
    [despair] { $survivor } takes heart again.
    [frostbite] { $survivor } recovers from a frostbite.
   *[wound] { $survivor } recovers from a wound.
}
event-token-turned = { $survivor }: a { $old ->
    [frostbite] frostbite
    [despair] despair
   *[wound] wound
} becomes a { $new ->
    [frostbite] frostbite
    [despair] despair
   *[wound] wound
}.
event-wound-passed = { $kind ->
    [frostbite] A frostbite goes from { $survivor } to { $target }.
   *[wound] A wound goes from { $survivor } to { $target }.
}
event-bite-cured = { $seat-you ->
    [yes] You give { $card }. The bite does not kill { $survivor }.
   *[no] { $seat } gives { $card }. The bite does not kill { $survivor }.
}
event-spread-killed = { $survivor } is killed before the bite can spread.
event-spread-roll = { $result ->
    [blank] The bite reaches { $survivor } and goes no further.
   *[other] The bite spreads to { $survivor }.
}
event-died = { $survivor } dies { $place-at }.
event-removed = { $survivor } leaves the game.
event-removed-from-deck = { $survivor } leaves the survivor deck and will not come.
event-equipment-to-hand = { $seat-you ->
    [yes] You take { $cards } back into your hand.
   *[no] { $seat } takes { $cards } back into the hand.
}
event-equipment-lost = { $survivor } loses { $card }; it leaves the game.
event-equipment-gone = With { $survivor } go: { $cards }.
event-equipment-to-deck = Left behind { $place-at } and shuffled into the deck: { $cards }.
event-equipment-left = Left behind { $place-at }, for whoever comes next: { $cards }.
event-hand-lost = { $seat-you ->
    [yes] You lose your whole hand: { $cards }.
   *[no] { $seat } loses the whole hand: { $cards }.
}
event-hand-cards-gone = { $n ->
    [one] { $seat } loses 1 hand card, face down.
   *[other] { $seat } loses { $n } hand cards, face down.
}
event-hand-cards-gone-secret = You lose, unseen by the others: { $cards }.
event-leader = { $seat-you ->
    [yes] { $survivor } leads your group now.
   *[no] { $survivor } leads { $seat }’s group now.
}
event-joined = { $seat-you ->
    [yes] { $survivor } joins your group { $place-at }.
   *[no] { $survivor } joins { $seat }’s group { $place-at }.
}
event-changed-group = { $seat-you ->
    [yes] { $survivor } goes over to your group.
   *[no] { $survivor } goes over to { $seat }’s group.
}
event-eliminated = { $seat-you ->
    [yes] You are out of the game.
   *[no] { $seat } is out of the game.
}

## Cards

event-played = { $seat-you ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
}
event-supplied = { $seat-you ->
    [yes] You lay { $card } on the main objective.
   *[no] { $seat } lays { $card } on the main objective.
}
event-discarded = { $seat-you ->
    [yes] You give up { $card }.
   *[no] { $seat } gives up { $card }.
}
event-drew = { $n ->
    [one] { $seat } takes 1 card from the deck { $place-at }.
   *[other] { $seat } takes { $n } cards from the deck { $place-at }.
}
event-drew-secret = You take { $cards } from the deck { $place-at }.
event-cards-revealed = Shown from the deck { $place-at }: { $cards }.
event-took-revealed = { $seat-you ->
    [yes] You take { $cards } into your hand.
   *[no] { $seat } takes { $cards } into the hand.
}
event-deck-purged = These cards { $place-at } leave the game: { $cards }.
event-deck-wasted = From the top of the deck { $place-at } into the waste pile: { $cards }.
event-deck-removed = The whole deck { $place-at } leaves the game unseen.
event-deck-cut = { $n ->
    [one] The top card of the deck { $place-at } leaves the game unseen.
   *[other] The top { $n } cards of the deck { $place-at } leave the game unseen.
}
event-cards-moved = { $n ->
    [one] 1 card goes from { $giver } to { $taker }.
   *[other] { $n } cards go from { $giver } to { $taker }.
}
event-cards-moved-secret = { $taker-you ->
    [yes] You get from { $giver }: { $cards }.
   *[no] You lose to { $taker }: { $cards }.
}
event-waste-added = { $n ->
    [one] 1 card is added to the waste pile; it holds { $waste } now.
   *[other] { $n } cards are added to the waste pile; it holds { $waste } now.
}
event-swapped-card = { $card } goes from { $seat } to { $taker }, for all to see.
event-asked-for-card = { $seat-you ->
    [yes] You ask for { $card }.
   *[no] { $seat } asks for { $card }.
}
event-request = { $seat-you ->
    [yes] { $symbol-id ->
        [any] You ask the others for any card that helps.
       *[other] You ask the others for { $symbol-cards }.
    }
   *[no] { $symbol-id ->
        [any] { $seat } asks the others for any card that helps.
       *[other] { $seat } asks the others for { $symbol-cards }.
    }
}
event-request-refused = { $seat-you ->
    [yes] Nobody offers you one.
   *[no] Nobody offers { $seat } one.
}
event-request-granted = { $seat-you ->
    [yes] { $giver } gives you { $card }.
   *[no] { $giver-you ->
        [yes] You give { $card } to { $seat }.
       *[no] { $giver } gives { $card } to { $seat }.
    }
}

## Dice

event-die-changed = { $seat-you ->
    [yes] One of your dice goes from { $old } to { $new }.
   *[no] { $seat }: a die goes from { $old } to { $new }.
}
event-die-passed = A die showing { $n } goes from { $giver } to { $taker }.
event-die-refused = { $seat-you ->
    [yes] You keep your die.
   *[no] { $seat } keeps the die.
}
event-contest = { $dice } against { $against }.
event-rolled-off = { $seat-you ->
    [yes] You roll { $n }.
   *[no] { $seat } rolls { $n }.
}
event-die-rolled = The die shows { $n }.
event-die-rolled-for = The die for { $survivor } shows { $n }.
event-dice-rolled = { $dice-n ->
    [0] There is nobody to roll for.
   *[other] The dice show { $dice }.
}
event-dice-lost = { $seat-you ->
    [yes] { $n ->
        [one] You lose 1 die.
       *[other] You lose { $n } dice.
    }
   *[no] { $n ->
        [one] { $seat } loses 1 die.
       *[other] { $seat } loses { $n } dice.
    }
}
event-dice-gained = { $seat-you ->
    [yes] You roll more dice: { $dice }.
   *[no] { $seat } rolls more dice: { $dice }.
}
event-dice-next-round = { $n-sign ->
    [up] { $n ->
        [one] 1 die more in the next roll.
       *[other] { $n } dice more in the next roll.
    }
   *[down] { $n ->
        [one] 1 die less in the next roll.
       *[other] { $n } dice less in the next roll.
    }
}

## Crossroads

event-crossroads-drawn = { $seat } draws a crossroads card.
event-crossroads-drawn-secret = You draw the crossroads card { $card }.
event-crossroads = { $seat-you ->
    [yes] You come to a crossroads: { $card }.
   *[no] { $seat } comes to a crossroads: { $card }.
}
event-crossroads-choice = { $card }: { $option }.
event-crossroads-nothing = { $card }: nothing can be done.
event-lasting = { $survivor-kind ->
    [none] { $card } stays in force.
   *[survivor] { $card } stays with { $survivor }.
}
event-lasting-at = { $card } lies { $place-at } from now on.
event-lasting-over = { $card } is over.
event-scheduled = { $card }: the rest comes at the end of the next round.
event-schedule-due = { $card }: the rest comes now.
event-offered = { $seat-you ->
    [yes] You offer { $what ->
        [die] { $n ->
            [one] 1 die
           *[other] { $n } dice
        }
       *[card] { $n ->
            [one] 1 card
           *[other] { $n } cards
        }
    }.
   *[no] { $seat } offers { $what ->
        [die] { $n ->
            [one] 1 die
           *[other] { $n } dice
        }
       *[card] { $n ->
            [one] 1 card
           *[other] { $n } cards
        }
    }.
}
event-paid = { $card }: the price is paid.
event-not-paid = { $card }: the price is not paid. All offers go back.
event-staked = { $seat-you ->
    [yes] You stake { $cards }.
   *[no] { $seat } stakes { $cards }.
}
event-gamble-roll = { $seat-you ->
    [yes] You roll { $dice } for your stake.
   *[no] { $seat } rolls { $dice } for the stake.
}
event-gamble-won = { $seat-you ->
    [yes] You win all stakes: { $cards }.
   *[no] { $seat } wins all stakes: { $cards }.
}

## Votes and exile

event-votes = The votes: { $votes }.
event-item-broken = { $card } is broken. { $survivor } has nothing left of it.
event-vote-weighs = { $seat-you ->
    [yes] Your vote counts for { $n }.
   *[no] The vote of { $seat } counts for { $n }.
}
event-tie-broken = { $seat-you ->
    [yes] It is a tie. You settle it: { $choice }.
   *[no] It is a tie. { $seat } settles it: { $choice }.
}
vote-entry = { $seat }: { $choice }
vote-exile-vote = { $choice ->
    [1] exile
   *[other] stay
}
vote-keep-first-player = { $choice ->
    [1] keep
   *[other] pass on
}
vote-crossroads-vote = option { $choice }
event-nominated = { $seat-you ->
    [yes] You call a vote: shall { $nominee } be exiled?
   *[no] { $nominee-you ->
        [yes] { $seat } calls a vote: shall you be exiled?
       *[no] { $seat } calls a vote: shall { $nominee } be exiled?
    }
}
event-exile-failed = { $nominee-you ->
    [yes] You may stay.
   *[no] { $nominee } may stay.
}
event-exiled = { $objective-kind ->
    [none] { $seat } is exiled. The secret objective stays secret.
   *[card] { $seat } is exiled and was no betrayer. The secret objective was { $objective }.
}
event-exiled-secret = { $objective-kind ->
    [none] You are exiled. Your new objective: { $exile }.
   *[card] You are exiled. All see your old objective, { $objective }. Your new one: { $exile }.
}
event-two-innocents = { $seats } were no betrayers, and still they were exiled. The colony loses all hope.

## Looking at hidden cards

event-looked-at-card = { $other-you ->
    [yes] { $seat } looks at one of your cards.
   *[no] { $seat } looks at one of { $other }’s cards.
}
event-looked-at-card-secret = You see one of { $other }’s cards: { $card }.
event-looked-at-hand = { $other-you ->
    [yes] { $seat } looks at your hand.
   *[no] { $seat } looks at { $other }’s hand.
}
event-looked-at-hand-secret = You see { $other }’s hand: { $cards }.
event-hand-shown = { $seat-you ->
    [yes] You show your whole hand: { $cards }.
   *[no] { $seat } shows the whole hand: { $cards }.
}
event-looked-at-objective = { $other-you ->
    [yes] { $seat } looks at your secret objective.
   *[no] { $seat } looks at { $other }’s secret objective.
}
event-looked-at-objective-secret = { $objective-kind ->
    [none] { $other } has no secret objective.
   *[card] { $other }’s secret objective is { $objective }.
}
event-looked-at-crises = { $seat } looks at the next crises.
event-looked-at-crises-secret = You see the next crises: { $cards }.
event-looked-at-top = { $seat } looks at the top card of the deck { $place-at }.
event-looked-at-top-secret = You see the top card of the deck { $place-at }: { $card }.
event-trap-fired = { $place-gates ->
    [1] The trap goes off { $place-at }. { $n ->
        [0] Nothing is left of what came.
        [one] 1 zombie is torn apart with it.
       *[other] { $n } zombies are torn apart with it.
    }
   *[other] The trap at entrance { $entrance } goes off { $place-at }. { $n ->
        [0] Nothing is left of what came.
        [one] 1 zombie is torn apart with it.
       *[other] { $n } zombies are torn apart with it.
    }
}
event-calmed = { $seat-you ->
    [yes] You give { $card }. Somebody by the fire stops shouting.
   *[no] { $seat } gives { $card }. Somebody by the fire stops shouting.
}
event-first-player-vote = { $seats } { $seats-n ->
    [one] asks
   *[other] ask
} for a vote about the first player.
event-unruly = { $n-sign ->
    [up] { $n ->
        [one] A helpless survivor becomes unruly.
       *[other] { $n } helpless survivors become unruly.
    }
   *[down] { $n ->
        [one] An unruly survivor quiets down.
       *[other] { $n } unruly survivors quiet down.
    }
} Unruly now: { $unruly }.
event-waste-removed = { $n ->
    [one] 1 card leaves the waste pile; { $waste } lie there now.
   *[other] { $n } cards leave the waste pile; { $waste } lie there now.
}
event-trap-laid = { $place-gates ->
    [1] { $turned ->
        [true] A barricade { $place-at } is wired with explosives.
       *[false] An explosive trap is laid { $place-at }.
    }
   *[other] { $turned ->
        [true] A barricade at entrance { $entrance } { $place-at } is wired with explosives.
       *[false] An explosive trap is laid at entrance { $entrance } { $place-at }.
    }
}
event-noise-moved = The noise is heard { $place-at } instead ({ $n }).
event-looked-at-cards = { $seat-you ->
    [yes] You look at cards on top of a deck: { $n }.
   *[no] { $seat } looks at cards on top of a deck: { $n }.
}
event-looked-at-cards-secret = You see on top of the deck: { $cards }.
event-put-under = { $seat-you ->
    [yes] You put the card under the deck.
   *[no] { $seat } puts the card under the deck.
}
event-cards-away = { $pile ->
    [waste] Onto the waste pile: { $cards }.
   *[removed] Out of the game: { $cards }.
}
event-looked-at-contributions = { $seat-you ->
    [yes] You look through what was given for the crisis.
   *[no] { $seat } looks through what was given for the crisis.
}
event-looked-at-contributions-secret = Given for the crisis: { $cards }.
event-took-contribution = { $seat-you ->
    [yes] You take a card out of it.
   *[no] { $seat } takes a card out of it.
}
event-took-contribution-secret = You take { $card }.
event-disagreed = { $seat-you ->
    [yes] You say no.
   *[no] { $seat } says no.
}
event-swap-refused = { $seat-you ->
    [yes] You keep your dice.
   *[no] { $seat } keeps the dice.
}
event-dice-swapped = { $seat-you ->
    [yes] You give { $other } a { $gives } and get a { $gets }.
   *[no] { $seat } gives { $other } a { $gives } and gets a { $gets }.
}
event-die-returned = { $seat-you ->
    [yes] Your { $n } comes back unused.
   *[no] The { $n } of { $seat } comes back unused.
}
