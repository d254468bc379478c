### The lone wolf: what happens, what is asked, what is offered, what cannot be.

## What happens

event-wolf-out = { $seat-you ->
    [yes] You have nothing left to go on for. The den is empty, and your game is over.
   *[no] { $seat } has nothing left to go on for. The den is empty, and the colonies play on.
}
event-missions-dealt = { $seat } draws the first missions.
event-missions-dealt-secret = Your first missions: { $cards }.
event-mission-drawn = { $seat } draws a mission.
event-mission-drawn-secret = Your new mission: { $card }.
event-mission-dropped = { $seat } lays a mission aside, face down.
event-mission-dropped-secret = You lay { $card } aside.
event-mission = { $seat-you ->
    [yes] You lay a mission open: { $card }. It is number { $n }.
   *[no] { $seat } lays a mission open: { $card }. It is number { $n }.
}
event-wolf-joins = { $seat-you ->
    [yes] Your survivors { $place-at } fight for them.
   *[no] { $seat }’s survivors { $place-at } fight for them.
}
event-wolf-runs = { $seat-you ->
    [yes] Your survivors { $place-at } run.
   *[no] { $seat }’s survivors { $place-at } run.
}
event-cards-away-unseen = { $n ->
    [one] 1 card of the deck { $place-at } is gone for good. Nobody else knows which.
   *[other] { $n } cards of the deck { $place-at } are gone for good. Nobody else knows which.
}
event-robbed = { $seat-you ->
    [yes] You take { $card } from { $survivor }.
   *[no] { $seat } takes { $card } from { $survivor }.
}

## Questions

ask-place-refuge = The den is full. Where does the one go who was driven off?
ask-join-or-run = Combat { $place-at }: Pine Ridge { $blue }, Mill Creek { $yellow }, before tactics, ammunition and dice. Your survivors are in the way.
ask-survivor-runs = Who runs first?
ask-swap-mission = Do you swap a mission for a new one? Only now, and only one.
ask-mission-now = { $when ->
    [combat-over] The combat is won. Is that what somebody paid you for?
   *[round-end] Nobody has fought this round. Is that what somebody paid you for?
}
ask-first-missions = You have one mission too many. Which one goes back into the deck?
ask-player-which-colony = Which colony? Name its leader.
ask-survivor-treat = Whose wound do you see to?
ask-survivor-prey = Whom do you go for?
ask-card-prey = What do you take?
ask-entrance-herd = Which zombie follows you?

## Options

option-join-combat = Fight for { $colony }.
option-run-from-combat = Run.
option-mission = Complete { $card }.
option-swap-mission = { $card }.
option-keep-missions = Keep all.
option-no-mission = Not now.

## Before a choice

foresee-join = Strength then: Pine Ridge { $blue }, Mill Creek { $yellow }.
foresee-join-odds = By dice alone, of 100: they win { $win } with you, { $even } are even, they lose { $lose }.
foresee-run = { $n ->
    [one] 1 exposure roll.
   *[other] { $n } exposure rolls.
}

## On plain screens

cli-wolf = { $seat-you ->
    [yes] Missions completed: { $n }, in hand: { $hand }, in the deck: { $deck }.
   *[no] { $seat }. Missions completed: { $n }, in hand: { $hand }, in the deck: { $deck }.
}
cli-wolf-out = { $seat-you ->
    [yes] You are out of the game.
   *[no] { $seat } is out of the game.
}
cli-mission = { $card }: { $state ->
    [ready] ready.
    [waits] waits for its moment.
   *[not-ready] not ready.
} Needs: { $card-needs } Then: { $card-text }

## Conditions

condition-missions-min = { $n ->
    [one] At least 1 mission completed.
   *[other] At least { $n } missions completed.
}
condition-noted-colony-wins = The colony that you have noted has reached the main objective, and the other one has not.
condition-colonies-morale = { $max ->
    [10000] Both colonies have at least { $min } morale.
   *[other] Both colonies have { $max } morale or less.
}
condition-colonies-apart = The morale of the two colonies differs by { $max } at most.
condition-fought-for = { $each ->
    [yes] { $n ->
        [one] At least 1 combat won at the side of either colony.
       *[other] At least { $n } combats won at the side of either colony.
    }
   *[no] { $n ->
        [one] At least 1 combat won at somebody’s side.
       *[other] At least { $n } combats won at somebody’s side.
    }
}
condition-spread-out = { $few ->
    [0] Your survivors are at { $n } different places of the town.
   *[other] Your survivors are at { $n } different places of the town; if you have only { $few } left, at { $few }.
}
condition-besieging = { $helpless ->
    [yes] One of your survivors stands at the gate of a colony with somebody helpless.
   *[no] { $stronger ->
        [yes] One of your survivors stands at the gate of the colony with the higher morale.
       *[no] One of your survivors stands at the gate of a colony.
    }
}
condition-own-in-town = One of your survivors is in the town.
condition-unused-die-min = An unused die of { $n } or more.
condition-unused-dice-min = { $n ->
    [one] At least 1 unused die.
   *[other] At least { $n } unused dice.
}
condition-hand-kinds = { $n ->
    [one] At least 1 card in your hand.
   *[other] Cards of { $n } different kinds in your hand.
}
condition-beside-colonists = One of your survivors is where survivors of a colony are.
condition-can-strip = One of your survivors is at a place with an item deck, and you have a die for a search.
condition-has-prey = One of your survivors is alone with one of a colony in the town, and you have a die for an attack.

## Table settings

policy-wolf-card = Who draws the crossroads card for the lone wolf
    .weaker = the leader of the colony with lower morale
    .random = one of the two leaders, drawn at random

## What cannot be

error-setup-wolf-even = The lone wolf needs an odd number of players: both colonies get the same, and one is left over. You are { $players }.
error-setup-wolf-seat = You are { $players }, so exactly one of you is the lone wolf. Say who.
