### The lone wolf: what happens, what is asked, what is offered, what cannot be.

## What happens

event-wolf-out = { $seat-you ->
    [yes] You have nothing left to go on for. The den is empty, and your game is over.
   *[no] { $seat } has nothing left to go on for. The den is empty, and the colonies play on.
}

## Questions

ask-place-refuge = The den is full. Where does the one go who was driven off?

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

## Table settings

policy-wolf-card = Who draws the crossroads card for the lone wolf
    .weaker = the leader of the colony with lower morale
    .random = one of the two leaders, drawn at random

## What cannot be

error-setup-wolf-even = The lone wolf needs an odd number of players: both colonies get the same, and one is left over. You are { $players }.
error-setup-wolf-seat = You are { $players }, so exactly one of you is the lone wolf. Say who.
