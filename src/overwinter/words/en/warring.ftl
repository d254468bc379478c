### Warring Colonies: what happens, what is asked, what is offered, what cannot be.

## What happens

event-colony = { $colony }: { $text }
event-sent-home = { $survivor } goes home.
event-set-aside = { $survivor } is bitten and steps aside. What comes of it shows when both are done.
event-contributed-openly = { $seat-you ->
    [yes] You give { $card } to the crisis.
   *[no] { $seat } gives { $card } to the crisis.
}
event-ammunition = { $n-sign ->
    [up] { $n } ammunition more. There is { $ammunition } now.
   *[down] { $n } ammunition less. There is { $ammunition } now.
}
event-spoils-taken = { $survivor } takes { $card } from the dead.
event-spoils-lost = Nobody is { $place-at } to pick up what the dead had: { $cards }.
event-acting = { $seats } act at the same time.
event-actions-done = { $seat-you ->
    [yes] You are done.
   *[no] { $seat } is done.
}
event-tie-rolled = Morale is equal, so a die decides: { $seat-you ->
    [yes] you come first.
   *[no] { $seat } comes first.
}
event-combat = Combat { $place-at }.
event-tactics = The tactics are turned up. Pine Ridge: { $blue }. Mill Creek: { $yellow }.
event-tactic-changed = The tactic is changed to { $card }.
event-blinded = A flash { $place-at }. Whoever fights there rolls no combat die.
event-strength = Strength so far: Pine Ridge { $blue }, Mill Creek { $yellow }.
event-bids = Ammunition bid: Pine Ridge { $blue }, Mill Creek { $yellow }.
event-combat-dice = The combat dice. Pine Ridge: { $blue }. Mill Creek: { $yellow }.
event-combat-total = Strength in all: Pine Ridge { $blue }, Mill Creek { $yellow }.
event-combat-over = The combat { $place-at } is over.
event-combat-won = The combat { $place-at } is won.
event-unguarded = Nobody guards the colony against { $n ->
    [one] 1 enemy
   *[other] { $n } enemies
} at the gates.
event-mast = The radio mast stands { $place-at } now. Charges left: { $n }.
event-charge-taken = A charge is taken off the mast. That makes { $n }.
event-evacuated = { $n ->
    [one] A helpless survivor leaves the town.
   *[other] { $n } helpless survivors leave the town.
} { $helpless } are still here.
event-colony-completed = The main objective is reached.
event-election = The votes for the leaders are in.
event-colony-leader = { $seat-you ->
    [yes] You lead the colony now.
   *[no] { $seat } leads the colony now.
}
event-cache-plundered = The winners carry off { $cards }.
event-tactic-first = Their plans are known, so they choose first: { $card }.
event-food-spoiled = { $source }: { $card } is thrown away. It smells of metal.
event-market-laid = { $seat-you ->
    [yes] You lay { $card } in the middle.
   *[no] { $seat } lays { $card } in the middle.
}
event-bounty-set = { $seat-you ->
    [yes] You promise { $card } to whoever wins.
   *[no] { $seat } promises { $card } to whoever wins.
}
event-bounty-lost = Nobody has earned { $card }. It is thrown away.
morale-why-unguarded = the colony is unguarded

## Questions

ask-move-step = Whom do you move? Whoever passes moves nobody more in this turn.
ask-tactic = Combat { $place-at }: which tactic?
ask-change-tactic = Combat { $place-at }: both tactics lie open. Do you change yours?
ask-bid = Combat { $place-at }, Pine Ridge { $blue }, Mill Creek { $yellow }: how much ammunition do you bid?
ask-elect = Who shall lead the colony?
ask-elect-tie = The vote is tied and you settle it. Who shall lead the colony?
ask-entrance-enter = At which entrance of the enemy colony?
ask-survivor-expel = The place is full. Who is sent home?
ask-survivor-spoils = Who gets the next thing that the dead enemy had?
ask-combat-again = Your die shows { $face }. Do you roll it again?
ask-card-take-waste = Which of these cards do you take out of their waste?
ask-card-retract = Which of your cards do you take back from the crisis?
ask-card-market = Do you lay a card in the middle?
ask-card-market-take = Which card do you take from the middle?
ask-card-bounty = Which card do you promise?
ask-player-bounty = Who has earned what was promised?
ask-survivor-combat-wound = Which enemy does the die wound?

## Options

option-done-moving = Move nobody more.
option-tactic = { $card }.
option-keep-tactic = Leave it at that.
option-bid = { $n ->
    [0] Nothing.
   *[other] { $n } ammunition.
}
option-elect = { $seat }.
option-keep-group = { $third-kind ->
    [survivor] { $fourth-kind ->
        [survivor] { $leader } leads, { $second }, { $third } and { $fourth } follow.
       *[none] { $leader } leads, { $second } and { $third } follow.
    }
   *[none] { $leader } leads, { $second } follows.
}

## Before a choice

foresee-tactic = Against { $card }: { $ahead ->
    [us] you lead by { $lead }
    [them] they lead by { $lead }
   *[even] even
}{ $double ->
    [0] .
   *[other] , and their first { $double } ammunition count for two each.
}
foresee-tactic-truce = Against { $card }: nobody fights.
foresee-tactic-they-leave = Against { $card }: { $wounds ->
    [0] they leave, you win.
    [one] they leave with 1 wound, you win.
   *[other] they leave with { $wounds } wounds, you win.
}
foresee-tactic-we-leave = Against { $card }: { $wounds ->
    [0] yours go home, they win.
    [one] yours go home with 1 wound, they win.
   *[other] yours go home with { $wounds } wounds, they win.
}
foresee-tactic-both-leave = Against { $card }: all go home, nobody wins.
foresee-sent-home = { $survivor } goes home.
foresee-ammunition = { $n-sign ->
    [up] { $n } ammunition more.
   *[down] { $n } ammunition less.
}
foresee-bid = They bid { $theirs }: of 100 you win { $win }, { $even } are even, you lose { $lose }.
night-fight = Combat { $place-at }: Pine Ridge { $blue }, Mill Creek { $yellow }, before tactics, ammunition and dice.
night-unguarded = { $enemies ->
    [one] 1 enemy stands { $place-at } and nobody guards it: morale falls by 1.
   *[other] { $enemies } enemies stand { $place-at } and nobody guards it: morale falls by { $enemies }.
}

## Conditions

tally-label = { $name ->
    [combats-won-away] Combats won at the enemy colony
    [charges] Charges taken off the mast
    [evacuated] Helpless survivors brought away
   *[combats-won] Combats won
}
condition-colony-count = { tally-label }: at least { $min }.
condition-rounds-left-is = The round marker is on { $n }.
condition-controls-more = Your colony controls more places of the town than the enemies.
condition-compare = { $track ->
    [cache] Your cache holds more cards than that of the enemies.
   *[other] Your morale is at least { $lead } higher than that of the enemies.
}
condition-enemy-track = Morale of the enemies: at most { $max }.

## In a terminal

cli-ammunition = Ammunition: Pine Ridge { $blue }, Mill Creek { $yellow }.
cli-aside = Bitten and set aside: { $survivors }.
cli-still-acting = { $seat-you ->
    [yes] You still act.
   *[no] { $seat } still acts.
}
cli-combat = Combat { $number }, { $place-at }.
cli-camp = { $place }: { $people } there, { $weapons } armed.
cli-camp-tactic = { $card }: { $strength }.
cli-camp-bid = Ammunition { $bid }: { $strength }.
cli-camp-die = Die: { $card }.
cli-camp-strength = Strength { $strength }.
cli-camp-sealed = Sealed.
cli-odds-tactics = Your lead against each of their tactics, before ammunition and dice:
cli-odds-bids = Of 100 combats like this: won · even · lost, by what they bid:
cli-odds-truce = no fight
cli-odds-they-leave = they go
cli-odds-we-leave = yours go
cli-odds-both-leave = all go
plain-at-entrance = { $text }, at entrance { $n }
plain-in-turn = in turn
help-mark-enemy = an enemy at an entrance, and at which one

## What cannot be

error-faster = Somebody was faster: that is gone. Choose again.
error-setup-warring-mode = Two colonies are played without variants: choose the standard game.
error-setup-teams = Both colonies need the same number of players. Let somebody change sides.
error-setup-side = There is no side “{ $side }”. There are: { $known }.
