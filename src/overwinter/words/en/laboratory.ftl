### The laboratory of Raxxon (a module of The Long Night).

event-experiment-top = Next in the laboratory: { $card }. Its code is { $code }.
event-code-right = The dice at Raxxon show the code of { $card }.
event-code-wrong = Nobody has the code. { $card } breaks out.
event-contained = { $card } stays behind glass. { $n ->
    [one] 1 experiment is contained.
   *[other] { $n } experiments are contained.
}
event-fewer-zombies = { $n } zombies fewer come { $place-to } tonight.
event-experiment-out = { $card } is loose. { $n ->
    [one] One of them is out there now.
   *[other] { $n } of them are out there now.
}
event-special-arrives = { $card } turns up { $place-at }.
event-special-stopped = { $card } finds no way in { $place-at }.
event-lab-die = { $seat-you ->
    [yes] You lay a { $die } at Raxxon.
   *[no] { $seat } lays a { $die } at Raxxon.
}
event-lab-die-turned = { $seat-you ->
    [yes] You turn your { $die } at Raxxon to a { $face }.
   *[no] { $seat } turns a { $die } at Raxxon to a { $face }.
}
event-lab-die-taken = { $seat-you ->
    [yes] You take your { $die } back from Raxxon.
   *[no] { $seat } takes a { $die } back from Raxxon.
}
event-encounter = { $survivor } stands before { $card }. The die shows { $n }.
event-special-hit = { $card } is hit: { $n } of { $need }.
event-special-killed = { $survivor } kills { $card } { $place-at }.
event-special-stays = { $card } stays where it is.
event-special-moves = { $card } is gone, and turns up { $place-at }.
event-card-kept = { $by-card } takes { $card }.
event-kept-cards-back = { $seat-you ->
    [yes] You take back what it had: { $cards }.
   *[no] { $seat } takes what it had: { $cards }.
}
event-trap-gone = The trap { $place-at } is torn out.
event-side-effect = { $survivor } feels it: { $card }.
event-side-effect-taken = { $card }: somebody has that already. Nothing happens.
ask-containment = The code of { $experiment } is right. What do you do with it?
vote-containment = { $choice ->
    [1] contain
   *[other] let go
}
option-vote-containment = { $choice ->
    [1] Contain it: { $experiment } stays in the laboratory.
   *[other] Let it go: 3 zombies fewer at one location, but { $experiment } gets out.
}
ask-place-fewer-zombies = Where do 3 zombies fewer come tonight?
ask-die-lab-die = Which die do you lay at Raxxon?
ask-face-lab-die = Which number does it show there?
ask-die-turn-lab-die = Which of your dice at Raxxon do you turn?
ask-face-turn-lab-die = Which number does it show now?
ask-die-take-lab-die = Which of your dice do you take back from Raxxon?
ask-card-taken-card = Which card does it get?
option-lab-die = Lay the { $die } at Raxxon.
option-attack-special = { $die ->
    [0] { $survivor } attacks { $card } { $here-at } without a die.
   *[other] { $survivor } attacks { $card } { $here-at } with the { $die }.
}
why-special-first = Something worse stands { $place-at }. It comes first.
why-no-search = Nobody can stand the smell { $place-at } long enough to search.
policy-side-effect-taken = A side effect that somebody has already
    .nothing = nobody else gets it
    .moves = it goes to whoever gets it now
event-top-open = On top now: { $card }.
condition-contained-min = { $since ->
    [yes] { condition-contained-many } Only those count that were contained since this objective began.
   *[no] { condition-contained-many }
}
condition-contained-many = { $many ->
    [0] { condition-contained }
   *[other] At least { $n } experiments are contained (with 4 or more players not in exile { $many }).
}
condition-contained = { $n ->
    [one] At least 1 experiment is contained.
   *[other] At least { $n } experiments are contained.
}
condition-specials-min = { $n ->
    [one] At least 1 special zombie is in play.
   *[other] At least { $n } special zombies are in play.
}
condition-specials-max = { $many ->
    [0] { condition-specials-few }
   *[other] At most { $n } special zombies are in play (with 4 or more players not in exile { $many }).
}
condition-specials-few = { $n ->
    [0] No special zombie is in play.
    [one] At most 1 special zombie is in play.
   *[other] At most { $n } special zombies are in play.
}
foresee-encounter = Then a die says what { $card } does.
foresee-may-kill = { $faces } in 6: { $card } is killed.
foresee-code-lacks = The code of { $card } still lacks { $lacking }.
foresee-code-right = That is the code of { $card }. Tonight you vote about it.
night-code = The code of { $card } is right. Tonight you vote about it.
night-experiment = The code lacks { $lacking }: { $card } gets out tonight, { $n ->
    [one] one of them.
   *[other] { $n } of them.
}
night-experiment-risk = { $percent } % that it costs a life at a full entrance.
cli-lab-top = Next: { $card }, code { $code }. { $n ->
    [0] It is the last one.
    [one] 1 more behind it.
   *[other] { $n } more behind it.
}
cli-lab-empty = The laboratory is empty.
cli-lab-dice = Dice there: { $faces }.
cli-lab-special = { $need ->
    [1] { $card } { $place-at }.
   *[other] { $card } { $place-at }, hit { $n } of { $need }.
}
cli-lab-kept = { $card } holds { $cards }.
cli-lab-contained = { $n ->
    [one] 1 experiment contained.
   *[other] { $n } experiments contained.
}
cli-attack-special = Attack a special zombie
cli-lab-die = Lay a die at Raxxon
ask-order-break = What does it tear out?
