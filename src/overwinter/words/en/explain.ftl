### What would happen: odds, results of an option, the coming night.

odds-line = { $parts }.
odds-none = No exposure roll.
odds-part = { $face ->
    [wound] { $n } in { $total } a wound
    [frostbite] { $n } in { $total } frostbite
    [bitten] { $n } in { $total } bitten
   *[blank] { $n } in { $total } nothing
}

odds-roll = { $rolls ->
    [one] { $survivor } rolls for exposure: { $odds }
   *[other] { $survivor } rolls { $rolls } times for exposure, each time: { $odds }
}
foresee-zombies = { $n ->
    [one] 1 zombie arrives { $place-at }.
   *[other] { $n } zombies arrive { $place-at }.
}
foresee-barricade-breaks = { $place-gates ->
    [1] { $n ->
        [one] 1 barricade breaks { $place-at }.
       *[other] { $n } barricades break { $place-at }.
    }
   *[other] { $n ->
        [one] 1 barricade breaks at entrance { $entrance }{ $place-whose }.
       *[other] { $n } barricades break at entrance { $entrance }{ $place-whose }.
    }
}
foresee-entrance-full-dies = { $place-gates ->
    [1] The entrance { $place-at } is full: { $survivor } would die.
   *[other] Entrance { $entrance }{ $place-whose } is full: { $survivor } would die.
}
foresee-helpless-dies = { $n ->
    [one] 1 helpless survivor dies.
   *[other] { $n } helpless survivors die.
}
foresee-morale = { $n-sign ->
    [up] Morale rises by { $n }.
   *[down] Morale falls by { $n }.
}
foresee-food = { $n-sign ->
    [up] { $n } food more.
   *[down] { $n } food less.
}
foresee-kills = { $n ->
    [one] 1 zombie { $place-at } is killed.
   *[other] { $n } zombies { $place-at } are killed.
}
foresee-spend-die = The { $die } is spent.
foresee-card-lost = { $card } is gone.
foresee-against-crisis = { $card } does not fit the crisis: it counts against it.
foresee-wound = { $kind ->
    [frostbite] { $survivor } takes { $n } frostbite.
   *[wound] { $n ->
        [one] { $survivor } takes 1 wound.
       *[other] { $survivor } takes { $n } wounds.
    }
}
foresee-dies = { $survivor } dies.
foresee-noise = { $n ->
    [one] 1 noise token { $place-at }.
   *[other] { $n } noise tokens { $place-at }.
}
foresee-zombies-gone = { $n ->
    [one] 1 zombie disappears { $place-at }.
   *[other] { $n } zombies disappear { $place-at }.
}
foresee-barricade = { $n ->
    [one] 1 barricade goes up { $place-at }.
   *[other] { $n } barricades go up { $place-at }.
}
foresee-barricades-gone = { $n ->
    [one] 1 barricade { $place-at } is gone.
   *[other] { $n } barricades { $place-at } are gone.
}
foresee-cleaned = { $n ->
    [one] 1 card of waste is cleared away. { $waste } left.
   *[other] { $n } cards of waste are cleared away. { $waste } left.
}
foresee-waste = { $n ->
    [one] 1 card more on the waste pile.
   *[other] { $n } cards more on the waste pile.
}
foresee-healed = { $kind ->
    [frostbite] { $survivor } recovers from { $n } frostbite.
   *[wound] { $n ->
        [one] { $survivor } recovers from 1 wound.
       *[other] { $survivor } recovers from { $n } wounds.
    }
}
foresee-helpless = { $n-sign ->
    [up] { $n ->
        [one] 1 helpless survivor comes to the colony.
       *[other] { $n } helpless survivors come to the colony.
    }
   *[down] { $n ->
        [one] 1 helpless survivor leaves the colony.
       *[other] { $n } helpless survivors leave the colony.
    }
}
foresee-starvation = { $n ->
    [one] 1 starvation token more.
   *[other] { $n } starvation tokens more.
}
foresee-joins = { $survivor } arrives { $place-at }.
foresee-roll-waits = { $survivor } may move once more; the exposure roll waits until then, or until the end of the turn.
foresee-placed = { $survivor } is then { $place-at }.
foresee-leaves = { $survivor } leaves the game.
foresee-last-survivor = { $seat-you ->
    [yes] { $survivor } is your last survivor: your hand would be lost too.
   *[no] { $survivor } is the last survivor of { $seat }: that hand would be lost too.
}
foresee-die = The { $die } becomes a { $to }.
foresee-hits-on = { $roll ->
    [1] Only a 1 hits { $survivor }.
   *[other] { $roll } or less hits { $survivor }.
}
foresee-bandit-roll = 4 or less drives the bandit away: 4 in 6. No exposure.
foresee-raid = { $way ->
    [search] The die is rolled again. 1: a wound. 2 or 3: nothing. 4: a wound and a card. 5 or 6: a card.
   *[attack] The die is rolled again. 1: 3 wounds. 2: 2 wounds and a card. 3: a wound and a card. 4: a card. 5 or 6: 2 cards.
}
foresee-arsenal = { $lying ->
    [0] There is nothing at the hideout to take.
    [one] 1 card lies there.
   *[other] { $lying } cards lie there.
}
foresee-may-die = { $faces } in 6: { $survivor } dies.
foresee-bandits-gone = { $n ->
    [one] 1 bandit is gone { $place-at }.
   *[other] { $n } bandits are gone { $place-at }.
}
foresee-plundered = { $n ->
    [one] 1 card is carried off { $place-at }.
   *[other] { $n } cards are carried off { $place-at }.
}
foresee-ends-game = The game ends.

night-food-paid = Tonight { $need } food will be eaten. There are { $food }.
night-starves = Tonight { $need } food is needed. There are { $food }: hunger, and morale falls by { $morale }.
night-unruly = { $n ->
    [one] 1 of the helpless is unruly
   *[other] { $n } of the helpless are unruly
}: { $food } more food, { $zombies ->
    [one] 1 zombie more.
   *[other] { $zombies } zombies more.
}
night-waste = { $n ->
    [one] 1 card of waste: morale falls by { $morale }.
   *[other] { $n } cards of waste: morale falls by { $morale }.
}
night-zombies = { $n ->
    [one] 1 zombie will come { $place-to }.
   *[other] { $n } zombies will come { $place-to }.
}
night-plundered = { $n ->
    [one] Bandits will carry off the top card { $place-at }.
   *[other] Bandits will carry off the top { $n } cards { $place-at }.
}
night-overrun = { $place-gates ->
    [1] The entrance { $place-at } will be full: { $survivor } would die.
   *[other] Entrance { $entrance }{ $place-whose } will be full: { $survivor } would die.
}
night-overrun-helpless = { $place-gates ->
    [1] The entrance { $place-at } will be full: a helpless survivor would die.
   *[other] Entrance { $entrance }{ $place-whose } will be full: a helpless survivor would die.
}
night-overrun-someone = { $place-gates ->
    [1] The entrance { $place-at } will be full: somebody there would die.
   *[other] Entrance { $entrance }{ $place-whose } will be full: somebody there would die.
}
night-full = { $place-gates ->
    [1] The entrance { $place-at } will be full.
   *[other] Entrance { $entrance }{ $place-whose } will be full.
}
night-morale = Tonight morale falls by { $n }.
night-or-more = Or more: noise and the crisis may add to it.
night-crisis = Crisis { $crisis }: { $need } needed. { $laid ->
    [0] No card lies face down yet.
    [one] 1 card lies face down.
   *[other] { $laid } cards lie face down.
}
night-fuel = A fuel card has to be laid on the objective tonight, or the game is lost.
night-calm = Tonight will be calm, as far as anyone can tell.
