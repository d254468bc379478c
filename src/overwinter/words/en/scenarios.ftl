### Scenarios: main objectives that follow each other, and the rules that they bring one by one.

## Rules that a scenario brings later

rule-pills = pills with their side effects
    .text = Pills can be swallowed: a die says what they do, and some of it stays.
rule-containment = the containment code
    .text = Every night the code of the top experiment is checked against the dice at Raxxon. Without it something gets out.
rule-bandit-attacks = attacks on bandits
    .text = A survivor beside a bandit can attack it.
rule-hideout = the bandits’ hideout
    .text = Survivors can go there, and raid it in two ways.
rule-bandit-leader = the leader of the bandits
    .text = Whoever is exiled and was no betrayer says where bandits go.

## What happens

event-scenario = { $scenario }.
event-stage-reached = Stage { $n } of { $stages }, { $objective }: reached.
event-stage = Stage { $n } of { $stages } begins: { $objective }.
event-rules-on = From now on: { $rules }.
event-place-opens = The way { $place-to } is open.
event-exile-phase = Everybody looks at everybody. One after the other may call a vote about exile.
event-betrayal-sprung = { $seat-you ->
    [yes] You show what you are: { $objective }. It is done.
   *[no] { $seat } steps aside and smiles. { $objective }: it is done.
}
event-lab-dice-gone = { $n ->
    [one] A die is taken away from Raxxon: { $faces }.
   *[other] { $n } dice are taken away from Raxxon: { $faces }.
}
ask-call-exile = Do you call a vote about exile, before the story goes on?
ask-survivor-make-way = There is no space left. Who goes back to the colony?

## Conditions

condition-betrayal-after = { $stage } was reached, and you were not exiled before it went on. If that was not enough then: morale at 0 as well.
condition-each-loyal-player-at = Every player not in exile has a survivor { $location-at }.
condition-equipped-at = { $per-loyal-player ->
    [0] { $n ->
        [one] 1 { $symbol-card } equipped { $location-at }.
       *[other] { $n } { $symbol-cards } equipped { $location-at } in all.
    }
    [1] { $n ->
        [0] As many { $symbol-cards } equipped { $location-at } as there are players not in exile.
       *[other] As many { $symbol-cards } equipped { $location-at } as there are players not in exile, and { $n } more.
    }
   *[other] { $n ->
        [0] { $per-loyal-player } { $symbol-cards } equipped { $location-at } per player not in exile.
       *[other] { $per-loyal-player } { $symbol-cards } equipped { $location-at } per player not in exile, and { $n } more.
    }
}
condition-lab-sum = { $per-loyal-player ->
    [0] The dice at Raxxon add up to at least { $n }.
   *[other] { $n ->
        [0] The dice at Raxxon add up to at least { $per-loyal-player } per player not in exile.
       *[other] The dice at Raxxon add up to at least { $per-loyal-player } per player not in exile, and { $n } more.
    }
}

## In a terminal, and before a game

cli-scenario-stage = { $scenario }: stage { $n } of { $stages }.
cli-scenario-next = With the next round comes: { $objective }.
cli-scenario-off = Not yet in force: { $rules }.
cli-scenario-closed = Still closed: { $place }.
cli-scenarios = scenarios
module-scenario = Scenario
server-scenario = Scenario
server-no-scenario = None
    .text = One main objective, as usual.
why-not-in-force = Not in force yet: { $rule }.
error-setup-scenario = There is no scenario “{ $scenario }” in these sets.
error-setup-scenario-pack = “{ $scenario }” is played with the cards of “{ $pack }”. Add that set, or leave the scenario out.
error-setup-scenario-objective = “{ $scenario }” brings its own main objectives. Choose no other one, or no scenario.
error-setup-scenario-hardcore = “{ $scenario }” has no hardcore side.
error-setup-scenario-players = “{ $scenario }” needs { $min } players or more: somebody among them may be an informant. You are { $players }.
error-setup-scenario-secrets = “{ $scenario }” is played with secret objectives: not cooperatively.
