### The questions: what a player is asked to decide.

ask-keep-survivors = Choose your survivors and their leader.
ask-turn = What do you do?
ask-attack-with = { $survivor } attacks. Use something for it?
ask-attack-safely = { $survivor } attacks. Avoid the exposure roll?
ask-free-attack = Who attacks whom? No die is needed.
ask-search = { $survivor } searches { $place-at } and finds: { $cards }. What now?
ask-lure = Which zombie comes { $place-to }? { $n ->
    [one] 1 more may come.
   *[other] Up to { $n } more may come.
}
ask-request = { $symbol-id ->
    [any] { $seat } asks for any card that helps, to be played at once. Do you offer one?
   *[other] { $seat } asks for { $symbol-cards }, to be played at once. Do you offer one?
}
ask-request-more = { $symbol-id ->
    [any] { $seat } asks for any card that helps. Do you offer one more?
   *[other] { $seat } asks for { $symbol-cards }. Do you offer one more?
}
ask-accept = Whose { $symbol-card } do you take?
ask-equip-requested = Who takes { $card } as equipment?
ask-move-requested = Who moves with { $card }, and where to?
ask-play-requested = How do you use { $card }?
ask-take-equipment = { $survivor } offers { $card } to { $to }. Do you take it?
ask-burn-fuel = The objective needs a fuel card tonight. Do you offer one?
ask-pick-fuel = Whose fuel card is laid on the objective?
ask-effect-order = Several effects are due. Which one comes next?
ask-bite-spread = The bite reaches { $survivor } { $place-at }. What do you do?
ask-bite-cure = { $survivor } is bitten. Do you give a medicine card to undo it?
ask-crossroads = { $card }: what do you choose?
ask-crossroads-vote = { $card }: how do you vote?
ask-exile-vote = { $nominee-you ->
    [yes] Shall you be exiled?
   *[no] Shall { $nominee } be exiled?
}
ask-keep-first-player = { $seat-you ->
    [yes] Shall you stay first player?
   *[no] Shall { $seat } stay first player?
}
ask-tie-break = The vote is tied and you settle it. { $question }
ask-shown = { $what ->
    [crisis] The next crisis is { $cards }.
   *[item] The top card of the deck { $place-at } is { $cards }.
}
ask-pass-survivor = Which of your survivors goes to the player on your left?
ask-may = { $card }: do you want to use this?
ask-lend-die = { $seat } asks for your die showing { $die }. Do you give it?
ask-give-card = { $seat } asks for { $card }. Do you give it?
ask-give-up-survivor = { $survivor } would leave the game. Do you agree?
ask-dose = Does { $survivor } get a medicine card? Without it you lose a die.
ask-experiment = Does { $survivor } try the experiment and roll for exposure?

## Which survivor?

ask-survivor-card = { $card }: which survivor?
ask-survivor-choose-own = Which of your survivors?
ask-survivor-choose-any = Which survivor?
ask-survivor-own-at = Which of your survivors { $place-at }?
ask-survivor-lowest-tie = The lowest influence is tied. Whom does it hit?
ask-survivor-death-order = Several survivors die. Who dies first?
ask-survivor-relocate = Your survivors have to leave the colony. Who goes next?
ask-survivor-swap = There is no room outside. Who changes places with your survivor?
ask-survivor-wound = Who takes the next wound?
ask-survivor-share-wounds = Who shares the wounds?
ask-survivor-give-wound = Who gives a wound to the other?
ask-survivor-heal = Who is healed?
ask-survivor-make-room = The place is full. Who goes to the colony?
ask-leader-new-leader = Who leads your group now?

## Which die?

ask-die-card = { $card }: which dice do you offer? { $n ->
    [one] 1 is missing.
   *[other] { $n } are missing.
}
ask-die-spend-die = { $n ->
    [one] Which die do you spend?
   *[other] Which dice do you spend? { $n } more.
}
ask-die-borrow-die = Which die do you ask for?
ask-die-reroll-first = Which die do you roll again?
ask-die-reroll = { $n ->
    [one] Which die do you roll again?
   *[other] Which dice do you roll again?
}
ask-die-raise-die = Which of your dice do you raise?
ask-die-lower-die = Which of the other player’s dice do you lower?
ask-die-set-die = Which die do you turn?
ask-face-set-die = To which number?
ask-face-draw-and-gift = How many cards do you take off the deck and give away?

## Which card?

ask-card-card = { $card }: which cards do you offer? { $n ->
    [one] 1 is missing.
   *[other] { $n } are missing.
}
ask-card-stake = Which cards do you stake? { $n ->
    [one] 1 more at most.
   *[other] { $n } more at most.
}
ask-card-food-for-die = Do you give up a food card for 1 more die?
ask-card-search-deck = Which cards do you take from the deck? { $n ->
    [one] 1 more at most.
   *[other] { $n } more at most.
}
ask-card-take-arsenal = What do you take out of the bandits’ arsenal? { $n ->
    [one] 1 more.
   *[other] { $n } more.
}
ask-card-to-arsenal = Which cards go into the bandits’ arsenal? { $n ->
    [one] 1 more.
   *[other] { $n } more.
}
ask-one-more-bandit = Does one more bandit go { $destination-to }?
ask-card-keep-revealed = Which of the shown cards do you keep? { $n ->
    [one] 1 more at most.
   *[other] { $n } more at most.
}
ask-card-recover = Which cards do you take back into the game? { $n ->
    [one] 1 more.
   *[other] { $n } more.
}
ask-card-lose-equipment = Which equipment do you give up?
ask-card-lay-on-objective = Which cards do you lay on the objective?
ask-card-lose-card = Which cards do you lose? { $n ->
    [one] 1 more.
   *[other] { $n } more.
}
ask-card-must-contribute = Which card do you give for the crisis?
ask-card-ask-for-card = Which card do you ask for?
ask-card-pay = What do you give for it? { $n ->
    [one] 1 more card.
   *[other] { $n } more cards.
}
ask-card-give-card = Which cards do you give away? { $n ->
    [one] 1 card.
   *[other] { $n } cards.
}
ask-card-keep-card = Which cards do you keep? { $n ->
    [one] 1 more.
   *[other] { $n } more.
}
ask-card-take-card = Which card do you take?
ask-card-medicine-for-morale = Which medicine cards leave the game for 1 morale? { $n ->
    [one] 1 more.
   *[other] { $n } more.
}
ask-card-any-die = What makes the low die good enough?
ask-card-pay-for-attack = Which card do you play for the attack?

## Where?

ask-entrance-remove-zombie = Which entrance loses a zombie?
ask-entrance-kill-zombie = At which entrance is a zombie killed?
ask-entrance-barricade = At which entrance does the barricade go up?
ask-entrance-tear-down = At which entrance is something torn down?
ask-entrance-lure-to = At which entrance does the zombie arrive?
ask-place-kill-zombie = Where is a zombie killed?
ask-place-own-location = At which location with a survivor of yours?
ask-place-location = Which location?
ask-place-item-deck = Which item deck?
ask-place-bandit-comes = They listen to you now. Where does the next bandit go?
ask-place-bandits-from = From where do bandits move on?
ask-place-bandits-to = Where do they go?
ask-place-arrival = Where does the new survivor arrive?
ask-place-relocate = Where to?

## Which player?

ask-player-choose-player = Which player?
ask-player-borrow-pip = From whose die do you take a pip?
ask-player-gift = Who gets the card?
ask-player-accuse = Whom do you accuse?

## Which first?

ask-order-card = { $card }: which way?
ask-order-heal-kind = What is healed?
ask-order-give-kind = What goes over?
ask-order-order-crises = Which crisis comes first?
ask-card-dose = Which medicine do you play?
ask-card-bite-cure = Which medicine do you give against the bite?
ask-player-medicine-for-morale = From whose hand?
ask-call-first-player = { $seat-you ->
    [yes] You would pass the first player token on. Call for a vote to keep it?
   *[no] { $seat } would pass the first player token on. Call for a vote to keep it there?
}
ask-order-trap-or-barricade = The entrance is full. What holds it?
ask-order-tear-down = What is torn down?
ask-order-which-helpless = Which of the helpless dies?
ask-look = { $what ->
    [take] You see: { $cards }. What do you take?
    [order] You see: { $cards }. Which one comes next, from the top?
    [strip-keep] You see: { $cards }. Which one do you keep?
    [strip-remove] You see: { $cards }. Which one shall nobody ever find?
   *[top-or-bottom] You see: { $cards }. Where does it go?
}
ask-swap-card = Which card do you give?
ask-take-contribution = Given for the crisis: { $cards }. Do you take one?
ask-agree = { $seat } asks you: { $card }. Do you agree?
ask-swap-dice = { $seat } offers you a { $gets } for your { $gives }. Do you agree?
ask-exposure-again = { $card }: is the exposure die rolled again for { $survivor }?
ask-takes-wounds = { $target } would take { $result-name }. Does { $survivor } take it instead?
ask-survivor-equip = Who is equipped with it?
ask-player-agree = Whom do you ask?
ask-player-swap-dice = With whom do you swap a die?
ask-die-give-die = Which die do you give?
ask-die-want-die = Which die do you want for it?
ask-card-exposure-again = Which card do you give up for it?
ask-entrance-trap = At which entrance is the trap laid?
ask-place-move-noise = Where is the noise heard instead?
ask-draw-survivor = You draw: { $cards }. Who joins you?
ask-survivor-move-along = Who comes along?
ask-place-drive-off = Where are the zombies driven to?
ask-order-use-requested = How do you use the card?
ask-raid-again = { $survivor } rolls a { $n } at the hideout. Roll again with { $card }?
