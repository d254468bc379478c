### What a player may choose, one sentence per option.

## Actions with dice

option-attack = { $die ->
    [0] { $gates ->
        [1] { $survivor } attacks a zombie { $here-at } without a die.
       *[other] { $survivor } attacks a zombie at entrance { $target } without a die.
    }
   *[other] { $gates ->
        [1] { $survivor } attacks a zombie { $here-at } with the { $die }.
       *[other] { $survivor } attacks a zombie at entrance { $target } with the { $die }.
    }
}
option-attack-survivor = { $die ->
    [0] { $survivor } attacks { $target } without a die.
   *[other] { $survivor } attacks { $target } with the { $die }.
}
option-attack-bandit = { $survivor } attacks a bandit { $here-at } with the { $die }.
option-raid = { $way ->
    [search] { $survivor } searches the hideout with the { $die }.
   *[attack] { $survivor } storms the hideout with the { $die }.
}
option-search = { $survivor } searches { $here-at } with the { $die }.
option-barricade = { $gates ->
    [1] { $survivor } builds a barricade { $here-at } with the { $die }.
   *[other] { $survivor } builds a barricade at entrance { $entrance } with the { $die }.
}
option-clean = { $survivor } clears waste with the { $die }.
option-attract = { $survivor } lures zombies { $here-to } with the { $die }.
option-use = { $card-kind ->
    [own] { $die ->
        [0] { $survivor } uses the ability.
       *[other] { $survivor } uses the ability with the { $die }.
    }
    [survivor] { $die ->
        [0] { $survivor } uses the ability of { $card }.
       *[other] { $survivor } uses the ability of { $card } with the { $die }.
    }
   *[other] { $die ->
        [0] { $survivor } uses { $card }.
       *[other] { $survivor } uses { $card } with the { $die }.
    }
}

## Actions without dice

option-move = { $card-kind ->
    [none] { $survivor } moves { $to-to }.
   *[item] { $survivor } moves { $to-to } with { $card }, without an exposure roll.
}
option-use-effect = Use { $card }.
option-play = Play { $card }.
option-equip = { $survivor } takes { $card } as equipment.
option-ration = Eat { $card }: the { $die } rises by 1.
option-contribute = { $survivor-kind ->
    [none] Lay { $card } face down for the crisis.
   *[survivor] Take { $card } off { $survivor } and lay it down for the crisis.
}
option-supply = Lay { $card } on the main objective.
option-hand-off = { $survivor } hands { $card } to { $to }.
option-spend-food = Spend 1 food: the { $die } rises by 1.
option-request = { $symbol-id ->
    [any] Ask the others for any card that helps.
   *[other] Ask the others for { $symbol-cards }.
}
option-request-card = Ask the others for 1 { $symbol-card }.
option-nominate = Call a vote on exiling { $seat }.
option-end-turn = End the turn.
option-yawn = Yawn.

## During an attack

option-attack-with = { $card-kind ->
    [survivor] Use the ability of { $card }.
   *[other] Use { $card }.
}
option-attack-with-request = { $card-kind ->
    [survivor] Use the ability of { $card }; ask the others for the card it takes.
   *[other] Use { $card }; ask the others for the card it takes.
}
option-attack-safely = { $card-kind ->
    [survivor] Use the ability of { $card }: no exposure roll.
   *[other] Use { $card }: no exposure roll.
}
option-plain = { $asked ->
    [attack-safely] Take the risk.
   *[other] Attack as usual.
}

## During a search

option-keep = Keep { $card }.
option-make-noise = { $card-kind ->
    [none] Make noise and look at 1 more card.
   *[other] Make noise and look at more cards with { $card }.
}
option-look-more = { $card-kind ->
    [survivor] Look at more cards with the ability of { $card }.
   *[other] Look at more cards with { $card }.
}
option-enough = Leave the rest.

## Luring

option-lure = { $gates ->
    [1] Lure the zombie { $place-at }.
   *[other] Lure a zombie { $place-at }, entrance { $entrance }.
}

## Requests

option-give = Offer { $card }.
option-refuse = Offer nothing.
option-accept = Take { $card } from { $seat }.
option-decline = Take none of them.

## A bite spreads

option-kill-bitten = Kill the survivor now. The bite goes no further.
option-roll-bitten = Roll. Anything but a blank kills, and the bite spreads on.

## Fuel for the objective

option-offer-fuel = Offer { $card }.
option-no-fuel = Offer nothing.
option-pick-fuel = Take { $card } from { $seat }.
option-effect-next = { $survivor-kind ->
    [none] { $card }.
   *[other] { $card }, for { $survivor }.
}
option-frostbite-next = The frostbite.

## Set-up

option-keep-survivors = { $third-kind ->
    [none] { $leader } leads, { $second } follows.
   *[survivor] { $leader } leads, { $second } and { $third } follow.
}

## Votes and crossroads

option-crossroads = { $option }. { $effect }
option-crossroads-hidden = { $option }.
option-vote = Option { $choice }.
option-vote-exile-vote = { $choice ->
    [1] { $nominee-you ->
        [yes] Exile: you have to go.
       *[no] Exile: { $nominee } has to go.
    }
   *[other] { $nominee-you ->
        [yes] No exile: you stay.
       *[no] No exile: { $nominee } stays.
    }
}
option-vote-keep-first-player = { $choice ->
    [1] { $seat-you ->
        [yes] You stay first player.
       *[no] { $seat } stays first player.
    }
   *[other] The token goes on to the right.
}

## Choosing one of several

option-choose-survivor = { $wounds ->
    [0] { $survivor }, { $here-at }.
    [one] { $survivor }, { $here-at }, 1 wound.
   *[other] { $survivor }, { $here-at }, { $wounds } wounds.
}
option-choose-leader = { $wounds ->
    [0] { $leader }, { $here-at }.
    [one] { $leader }, { $here-at }, 1 wound.
   *[other] { $leader }, { $here-at }, { $wounds } wounds.
}
option-choose-card = { $card }.
option-choose-die = The { $die }.
option-choose-face = { $face }.
option-choose-place = { $place }.
option-choose-player = { $player }.
option-choose-entrance = Entrance { $entrance }: { $zombies ->
    [0] no zombies
    [one] 1 zombie
   *[other] { $zombies } zombies
}, { $barricades ->
    [0] no barricades
    [one] 1 barricade
   *[other] { $barricades } barricades
}.
option-choose-order = First: { $order }.
option-order-first = The first way.
option-order-second = The second way.
option-order-wound = A wound.
option-order-frostbite = A frostbite.
option-done = Nothing more.
option-yes = Yes.
option-no = No.
option-seen = Seen.
option-calm = Calm an unruly survivor with { $card }.
option-order-trap = The trap.
option-order-barricade = The barricade.
option-order-calm = A calm one.
option-order-unruly = An unruly one.
option-leave-on-top = Leave it on top.
option-put-under = Put it under the deck.
option-redraw = Put this card under the deck and draw another, with { $card }.
option-order-despair = A despair.
option-play-way = Play { $card }: { $way }
option-order-equip = Equip it.
option-order-move = Move with it.
option-order-play = Play it.
