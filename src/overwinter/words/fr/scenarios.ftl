### Scénarios : des objectifs communs qui se suivent, et les règles qu’ils apportent une à une.

## Les règles qu’un scénario apporte plus tard

rule-pills = les pilules avec leurs effets secondaires
    .text = On peut avaler des pilules : un dé dit ce qu’elles font, et certaines choses restent.
rule-containment = le code de confinement
    .text = Chaque nuit, le code de l’expérience du dessus est comparé aux dés posés chez Raxxon. Sans lui, quelque chose sort.
rule-bandit-attacks = les attaques contre les bandits
    .text = Un survivant à côté d’un bandit peut l’attaquer.
rule-hideout = le repaire des bandits
    .text = Les survivants peuvent y aller, et l’attaquer de deux façons.
rule-bandit-leader = le chef des bandits
    .text = Qui est en exil sans avoir trahi dit où vont les bandits.

## Ce qui se passe

event-scenario = { $scenario }.
event-stage-reached = Étape { $n } sur { $stages }, { $objective } : c’est fait.
event-stage = L’étape { $n } sur { $stages } commence : { $objective }.
event-rules-on = À partir de maintenant : { $rules }.
event-place-opens = La voie est libre { $place-to }.
event-exile-phase = Chacun regarde chacun. L’un après l’autre, on peut demander un vote d’exil.
event-betrayal-sprung = { $seat-you ->
    [yes] Vous montrez qui vous êtes : { $objective }. C’est fait.
   *[no] { $seat } s’écarte et sourit. { $objective } : c’est fait.
}
event-lab-dice-gone = { $n ->
    [one] { $n } dé quitte Raxxon : { $faces }.
   *[other] { $n } dés quittent Raxxon : { $faces }.
}
ask-call-exile = Demandez-vous un vote d’exil, avant que l’histoire continue ?
ask-survivor-make-way = Il n’y a plus de place. Qui retourne à la colonie ?

## Conditions

condition-betrayal-after = { $stage } a été atteint, et vous n’étiez pas en exil avant la suite. Si cela n’a pas suffi alors : le moral à 0 en plus.
condition-each-loyal-player-at = Chaque joueur non exilé a un survivant { $location-at }.
condition-equipped-at = { $per-loyal-player ->
    [0] { $n ->
        [one] { $n } { $symbol-card } en équipement { $location-at }.
       *[other] { $n } { $symbol-cards } en équipement { $location-at }, en tout.
    }
    [1] { $n ->
        [0] Autant de { $symbol-cards } en équipement { $location-at } que de joueurs non exilés.
       *[other] Autant de { $symbol-cards } en équipement { $location-at } que de joueurs non exilés, et { $n } de plus.
    }
   *[other] { $n ->
        [0] { $per-loyal-player } { $symbol-cards } en équipement { $location-at } par joueur non exilé.
       *[other] { $per-loyal-player } { $symbol-cards } en équipement { $location-at } par joueur non exilé, et { $n } de plus.
    }
}
condition-lab-sum = { $per-loyal-player ->
    [0] Le total des dés posés chez Raxxon est d’au moins { $n }.
   *[other] { $n ->
        [0] Le total des dés posés chez Raxxon est d’au moins { $per-loyal-player } par joueur non exilé.
       *[other] Le total des dés posés chez Raxxon est d’au moins { $per-loyal-player } par joueur non exilé, et { $n } de plus.
    }
}

## Dans un terminal, et avant une partie

cli-scenario-stage = { $scenario } : étape { $n } sur { $stages }.
cli-scenario-next = La prochaine manche apporte : { $objective }.
cli-scenario-off = Pas encore en vigueur : { $rules }.
cli-scenario-closed = Encore fermé : { $place }.
cli-scenarios = scénarios
module-scenario = Scénario
server-scenario = Scénario
server-no-scenario = Aucun
    .text = Un objectif commun, comme d’habitude.
why-not-in-force = Pas encore en vigueur : { $rule }.
error-setup-scenario = Il n’y a pas de scénario « { $scenario } » dans ces sets.
error-setup-scenario-pack = « { $scenario } » se joue avec les cartes de « { $pack } ». Ajoutez ce jeu de cartes, ou laissez le scénario de côté.
error-setup-scenario-objective = « { $scenario } » apporte ses propres objectifs communs. N’en choisissez pas d’autre, ou pas de scénario.
error-setup-scenario-hardcore = « { $scenario } » n’a pas de face difficile.
error-setup-scenario-players = « { $scenario } » se joue à { $min } ou plus : il y a peut-être un indic parmi vous. Vous êtes { $players }.
error-setup-scenario-secrets = « { $scenario } » se joue avec des objectifs personnels : pas en coopératif.
