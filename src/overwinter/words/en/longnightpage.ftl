### The parts of The Long Night at the table of the web client.

## Improvements

table-bench = Improvements
table-bench-in-use = { $n } of { $all } in use
table-bench-done = in use
table-bench-off = out of order
table-bench-off-until = out of order up to the end of round { $n }
table-bench-work = { $n } of { $need } pieces of work
table-bench-left = { $n ->
    [0] No other improvement is left.
    [one] 1 more lies in the deck.
   *[other] { $n } more lie in the deck.
}
table-bench-then = Then { $n } of { $need } is done.
table-bench-finishes = That finishes it.
table-bench-advance = Build

## Bandits

table-bandit = Bandit
table-bandits-here = { $n ->
    [one] 1 bandit.
   *[other] { $n } bandits.
}
table-bandits-came = Bandits came to { $places }.
table-bandits-led = They listen to { $name }.
table-leads-bandits = leads bandits
table-carried-off = { $n ->
    [one] bandits carry off 1 tonight
   *[other] bandits carry off { $n } tonight
}
table-stock = { $n ->
    [one] 1 card lies at the hideout: { $cards }
   *[other] { $n } cards lie at the hideout: { $cards }
}
table-stock-empty = Nothing lies at the hideout.
table-stock-n = { $n ->
    [0] Nothing lies at the hideout.
    [one] 1 card lies at the hideout.
   *[other] { $n } cards lie at the hideout.
}
table-stock-more = { $n ->
    [one] Tonight 1 more comes.
   *[other] Tonight { $n } more come.
}
table-stock-read = Look inside
table-raid-search = Sneak in
table-raid-search-text = With a die for searching. It is rolled again:
table-raid-attack = Storm it
table-raid-attack-text = With a die for attacking. It is rolled again:
table-raid-way-search = quietly
table-raid-way-attack = by force
table-raid-line = On a { $n }: { $wounds ->
    [0] no wound
    [one] 1 wound
   *[other] { $wounds } wounds
}, { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}

## The laboratory

table-lab-code = Code { $first } and { $second }: { $missing ->
    [0] both lie there
    [one] one die is missing
   *[other] both are missing
}
table-lab-open = The next experiment
table-lab-read = Read the log
table-lab-next = { $n ->
    [one] Raxxon, the last experiment
   *[other] Raxxon, the next of { $n } experiments
}
table-lab-opens = It opens tonight, unless both lie here
table-lab-both-lie = Both lie here: all vote tonight
table-lab-missing = missing
table-lab-die-of = { $name }: { $n }
table-lab-no-fit = { $name }: a { $n } that does not fit
table-lab-which-die = { $name } is here: which die do you lay?
table-lab-fits = fits
table-lab-useless = no use
table-lab-dice = Your dice
table-lab-nobody = Dice are laid by whoever has somebody at Raxxon, in their own turn.
table-lab-not-now = You can lay dice in your turn, as long as you have any.
table-lab-vote = With both dice here, all vote tonight:
table-lab-not = Not now
table-lab-lay = Lay the { $n } here
table-containment-1 = Keep it in
table-containment-1-text = The card is gone. Nothing comes out.
table-containment-2 = Let it out
table-containment-2-text = { $card } gets out, { $n ->
    [one] alone
   *[other] { $n } of them
}, to places that a die names. In return { $name }, who has the lantern, names a place: 3 fewer zombies there tonight.
table-tonight-opens = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}
table-released = Out of the laboratory
table-released-n = { $name }, { $n } out there
table-special-here = { $n ->
    [one] Out of the laboratory: { $names }.
   *[other] Out of the laboratory, { $n }: { $names }.
}
table-what-it-does = What it does
table-out-title = { $card } is out
table-out-fresh = Nightfall at Raxxon
table-out-there = Out of the laboratory
table-out-tale = The glass is on the floor, on this side. The tracks leave by the loading door.
table-out-at = { $n ->
    [one] 1 at the door
   *[other] { $n } at the door
}
table-out-hits = ({ $n } of { $need } hits)
table-out-nowhere = It found no way in anywhere. It is gone.
table-out-kept = It has taken: { $cards }. Whoever kills it gets that.
table-out-rule = While it stands there, every attack there must be at it. Traps, cards and skills that kill without an attack do not touch it.
table-out-on = Go on
table-encounter = { $n ->
    [one] Whoever attacks it rolls for exposure, then one die
   *[other] Whoever attacks it rolls for exposure, then one die. It takes { $n } hits
}
table-encounter-no-search = Nobody can search where it stands.
table-in-six = { $n } in 6

## Pills

table-pill-title = Who takes the { $card }?
table-pill-text = The card leaves the game. What it leaves behind stays for good.
table-pill-die = One die decides
table-pill-who = Who swallows it?
table-pill-sides = Side effects, open to all
table-pill-free = nobody has it
table-pill-on = { $name } has it
table-pill-keep = Keep the card
table-pill-go = Swallow and roll

## Acts

table-act-attack-special = Attack it
table-act-attack-bandit = Fight bandit
table-act-raid = Raid
table-act-lab-die = Lay a die
table-act-calm = Calm someone
table-confirm-attack-special = Attack
table-confirm-attack-bandit = Attack
table-confirm-raid = Raid
table-confirm-calm = Calm
table-ask-way = How?
table-one-medicine = 1 medicine
table-say-attack-special = { $with ->
    [die] { $survivor } attacks { $card } { $here-at } with the { $die }
   *[none] { $survivor } attacks { $card } { $here-at }
}
table-say-attack-bandit = { $survivor } goes for a bandit { $here-at } with the { $die }
table-say-raid = { $survivor } raids the hideout { $way } with the { $die }
table-say-calm = You give { $card } to calm somebody
table-say-play-way = You play { $card }: { $way }
table-why-special-first = the worse first
table-why-no-bandit = no bandit here
table-why-no-search = nobody can search here
table-why-exiled = not in exile

## Graveyard

table-graveyard = Graveyard
table-graveyard-n = { $n ->
    [0] Graveyard: nobody yet
    [one] Graveyard: 1 survivor
   *[other] Graveyard: { $n } survivors
}
table-graveyard-empty = nobody yet

## Scenarios

table-stage = Stage { $n } of { $stages }, { $story }
table-stage-read = Read the story
table-stage-next = With the next round comes: { $objective }.
table-stage-goal = What has to be done
table-stage-rule = What holds now
table-stage-off = Not yet: { $rules }.
table-stage-on = Go on
table-closed = closed
table-lab-sum = The dice here add up to { $n }
