### Le laboratoire Raxxon (un module de La nuit la plus longue).

event-experiment-top = Au laboratoire, ensuite : { $card }. Son code est { $code }.
event-code-right = Les dés chez Raxxon montrent le code : { $card }.
event-code-wrong = Personne n’a le code. { $card } s’échappe.
event-contained = { $card } reste derrière la vitre. { $n ->
    [one] 1 expérience est contenue.
   *[other] { $n } expériences sont contenues.
}
event-fewer-zombies = Cette nuit, { $n } zombies de moins viennent { $place-to }.
event-experiment-out = { $card } est en liberté. { $n ->
    [one] Il y en a un dehors.
   *[other] Il y en a { $n } dehors.
}
event-special-arrives = { $card } surgit { $place-at }.
event-special-stopped = { $card } ne trouve pas d’entrée { $place-at }.
event-lab-die = { $seat-you ->
    [yes] Vous posez un { $die } chez Raxxon.
   *[no] { $seat } pose un { $die } chez Raxxon.
}
event-lab-die-turned = { $seat-you ->
    [yes] Vous tournez votre { $die } chez Raxxon sur { $face }.
   *[no] { $seat } tourne un { $die } chez Raxxon sur { $face }.
}
event-lab-die-taken = { $seat-you ->
    [yes] Vous reprenez votre { $die } chez Raxxon.
   *[no] { $seat } reprend un { $die } chez Raxxon.
}
event-encounter = { $survivor } fait face : { $card }. Le dé montre { $n }.
event-special-hit = { $card } est touché : { $n } sur { $need }.
event-special-killed = { $survivor } tue { $place-at } : { $card }.
event-special-stays = { $card } ne bouge pas.
event-special-moves = { $card } disparaît et ressurgit { $place-at }.
event-card-kept = { $by-card } s’empare de { $card }.
event-kept-cards-back = { $seat-you ->
    [yes] Vous prenez son butin : { $cards }.
   *[no] { $seat } prend son butin : { $cards }.
}
event-trap-gone = Le piège { $place-at } est arraché.
event-side-effect = { $survivor } le sent : { $card }.
event-side-effect-taken = { $card } : quelqu’un l’a déjà. Il ne se passe rien.
ask-containment = Le code est bon : { $experiment }. Qu’en faites-vous ?
vote-containment = { $choice ->
    [1] contenir
   *[other] libérer
}
option-vote-containment = { $choice ->
    [1] Contenir : { $experiment } reste au laboratoire.
   *[other] Libérer : 3 zombies de moins dans un lieu, mais { $experiment } sort.
}
ask-place-fewer-zombies = Où viennent 3 zombies de moins cette nuit ?
ask-die-lab-die = Quel dé posez-vous chez Raxxon ?
ask-face-lab-die = Quel chiffre y montre-t-il ?
ask-die-turn-lab-die = Lequel de vos dés chez Raxxon tournez-vous ?
ask-face-turn-lab-die = Quel chiffre montre-t-il maintenant ?
ask-die-take-lab-die = Lequel de vos dés reprenez-vous chez Raxxon ?
ask-card-taken-card = Quelle carte prend-il ?
option-lab-die = Poser le { $die } chez Raxxon.
option-attack-special = { $die ->
    [0] { $survivor } attaque { $here-at } sans dé : { $card }.
   *[other] { $survivor } attaque { $here-at } avec le { $die } : { $card }.
}
why-special-first = Quelque chose de pire se tient { $place-at }. C’est d’abord son tour.
why-no-search = Personne ne supporte l’odeur { $place-at } assez longtemps pour fouiller.
policy-side-effect-taken = Un effet secondaire que quelqu’un a déjà
    .nothing = personne d’autre ne l’a
    .moves = il passe à celui qui le reçoit
event-top-open = Sur le dessus, maintenant : { $card }.
condition-contained-min = { $since ->
    [yes] { condition-contained-many } Seules comptent celles contenues depuis le début de cet objectif.
   *[no] { condition-contained-many }
}
condition-contained-many = { $many ->
    [0] { condition-contained }
   *[other] Au moins { $n } expériences sont contenues ({ $many } avec 4 joueurs non exilés ou plus).
}
condition-contained = { $n ->
    [one] Au moins 1 expérience est contenue.
   *[other] Au moins { $n } expériences sont contenues.
}
condition-specials-min = { $n ->
    [one] Au moins 1 zombie spécial est en jeu.
   *[other] Au moins { $n } zombies spéciaux sont en jeu.
}
condition-specials-max = { $many ->
    [0] { condition-specials-few }
   *[other] Au plus { $n } zombies spéciaux sont en jeu ({ $many } avec 4 joueurs non exilés ou plus).
}
condition-specials-few = { $n ->
    [0] Aucun zombie spécial n’est en jeu.
    [one] Au plus 1 zombie spécial est en jeu.
   *[other] Au plus { $n } zombies spéciaux sont en jeu.
}
foresee-encounter = Ensuite, un dé dit ce qui arrive : { $card }.
foresee-may-kill = { $faces } sur 6 : { $card }, c’est fini.
foresee-code-lacks = Il manque encore { $lacking } au code : { $card }.
foresee-code-right = C’est le bon code : { $card }. Cette nuit, vous votez.
night-code = Le code est bon : { $card }. Cette nuit, vous votez.
night-experiment = Il manque { $lacking } au code : cette nuit s’échappe { $card }{ $n ->
    [one] .
   *[other] , { $n } fois.
}
night-experiment-risk = { $percent } % de risque que cela coûte une vie à une entrée pleine.
cli-lab-top = Ensuite : { $card }, code { $code }. { $n ->
    [0] C’est la dernière.
    [one] Encore { $n } derrière.
   *[other] Encore { $n } derrière.
}
cli-lab-empty = Le laboratoire est vide.
cli-lab-dice = Dés posés là : { $faces }.
cli-lab-special = { $need ->
    [1] { $card } { $place-at }.
   *[other] { $card } { $place-at }, { $n } coups sur { $need }.
}
cli-lab-kept = { $card } a pris { $cards }.
cli-lab-contained = { $n ->
    [one] { $n } expérience contenue.
   *[other] { $n } expériences contenues.
}
cli-attack-special = Attaquer un zombie spécial
cli-lab-die = Poser un dé chez Raxxon
ask-order-break = Qu’arrache-t-il ?
