### Les parties de La longue nuit à la table de la page.

## Améliorations

table-bench = Améliorations
table-bench-in-use = { $n } sur { $all } en service
table-bench-done = en service
table-bench-off = hors service
table-bench-off-until = hors service jusqu’à la fin de la manche { $n }
table-bench-work = { $n } travaux sur { $need }
table-bench-left = { $n ->
    [0] Il n’y a plus d’autre amélioration.
    [one] Il en reste 1 dans la pioche.
   *[other] Il en reste { $n } dans la pioche.
}
table-bench-then = Alors { $n } sur { $need } sont faits.
table-bench-finishes = Cela l’achève.
table-bench-advance = Construire

## Bandits

table-bandit = Bandit
table-bandits-here = { $n ->
    [one] 1 bandit.
   *[other] { $n } bandits.
}
table-bandits-came = Des bandits sont venus en { $places }.
table-bandits-led = Ils écoutent { $name }.
table-leads-bandits = mène les bandits
table-carried-off = { $n ->
    [one] les bandits en emportent 1 cette nuit
   *[other] les bandits en emportent { $n } cette nuit
}
table-stock = { $n ->
    [one] 1 carte au repaire : { $cards }
   *[other] { $n } cartes au repaire : { $cards }
}
table-stock-empty = Il n’y a rien au repaire.
table-stock-n = { $n ->
    [0] Il n’y a rien au repaire.
    [one] Il y a 1 carte au repaire.
   *[other] Il y a { $n } cartes au repaire.
}
table-stock-more = { $n ->
    [one] Cette nuit, 1 de plus.
   *[other] Cette nuit, { $n } de plus.
}
table-stock-read = Voir dedans
table-raid-search = S’y glisser
table-raid-search-text = Avec un dé pour fouiller. On le relance :
table-raid-attack = Donner l’assaut
table-raid-attack-text = Avec un dé pour attaquer. On le relance :
table-raid-way-search = en silence
table-raid-way-attack = par la force
table-raid-line = Sur { $n } : { $wounds ->
    [0] aucune blessure
    [one] 1 blessure
   *[other] { $wounds } blessures
}, { $cards ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $cards } cartes
}

## Le laboratoire

table-lab-code = Code { $first } et { $second } : { $missing ->
    [0] les deux sont là
    [one] il manque un dé
   *[other] les deux manquent
}
table-lab-open = La prochaine expérience
table-lab-read = Lire le journal
table-lab-next = { $n ->
    [one] Raxxon, la dernière expérience
   *[other] Raxxon, la prochaine de { $n } expériences
}
table-lab-opens = Elle s’ouvre cette nuit, sauf si les deux sont ici
table-lab-both-lie = Les deux sont ici : cette nuit, tous votent
table-lab-missing = manque
table-lab-die-of = { $name } : { $n }
table-lab-no-fit = { $name } : un { $n } qui ne va pas
table-lab-which-die = { $name } est ici : quel dé posez-vous ?
table-lab-fits = convient
table-lab-useless = inutile
table-lab-dice = Vos dés
table-lab-nobody = Pose des dés qui a quelqu’un chez Raxxon, à son tour.
table-lab-not-now = Vous pouvez poser des dés à votre tour, tant que vous en avez.
table-lab-vote = Avec les deux dés ici, tous votent cette nuit :
table-lab-not = Pas maintenant
table-lab-lay = Poser le { $n } ici
table-containment-1 = La garder sous verre
table-containment-1-text = La carte disparaît. Rien ne sort.
table-containment-2 = La laisser sortir
table-containment-2-text = { $card } sort, { $n ->
    [one] seul
   *[other] en { $n } exemplaires
}, aux lieux que désigne un dé. En échange { $name }, qui tient la lanterne, nomme un lieu : 3 zombies de moins y viennent cette nuit.
table-tonight-opens = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}
table-released = Sortis du laboratoire
table-released-n = { $name }, { $n } dehors
table-special-here = { $n ->
    [one] Sorti du laboratoire : { $names }.
   *[other] Sortis du laboratoire, { $n } : { $names }.
}
table-what-it-does = Ce que ça fait
table-out-title = { $card } est dehors
table-out-fresh = Tombée de la nuit chez Raxxon
table-out-there = Sorti du laboratoire
table-out-tale = Le verre est par terre, de ce côté-ci. Les traces sortent par le quai de chargement.
table-out-at = { $n ->
    [one] 1 devant la porte
   *[other] { $n } devant la porte
}
table-out-hits = ({ $n } coups sur { $need })
table-out-nowhere = Il n’a trouvé d’entrée nulle part. Il est parti.
table-out-kept = Il a pris : { $cards }. Qui le tue le récupère.
table-out-rule = Tant qu’il est là, toute attaque à cet endroit doit le viser. Pièges, cartes et talents qui tuent sans attaque ne le touchent pas.
table-out-on = Continuer
table-encounter = { $n ->
    [one] Qui l’attaque fait un jet de risque, puis lance un dé
   *[other] Qui l’attaque fait un jet de risque, puis lance un dé. Il faut { $n } coups
}
table-encounter-no-search = Personne ne peut fouiller là où il se tient.
table-in-six = { $n } sur 6

## Pilules

table-pill-title = Qui prend { $card } ?
table-pill-text = La carte quitte la partie. Ce qu’elle laisse reste pour toujours.
table-pill-die = Un dé décide
table-pill-who = Qui l’avale ?
table-pill-sides = Effets secondaires, visibles de tous
table-pill-free = à personne
table-pill-on = { $name } l’a
table-pill-keep = Garder la carte
table-pill-go = Avaler et lancer

## Ce qu’on fait

table-act-attack-special = L’attaquer
table-act-attack-bandit = Bandit
table-act-raid = Raid
table-act-lab-die = Poser un dé
table-act-calm = Calmer
table-confirm-attack-special = Attaquer
table-confirm-attack-bandit = Attaquer
table-confirm-raid = Lancer le raid
table-confirm-calm = Calmer
table-ask-way = Comment ?
table-one-medicine = 1 médicament
table-say-attack-special = { $with ->
    [die] { $survivor } attaque { $card } { $here-at } avec le { $die }
   *[none] { $survivor } attaque { $card } { $here-at }
}
table-say-attack-bandit = { $survivor } s’en prend à un bandit { $here-at } avec le { $die }
table-say-raid = { $survivor } attaque le repaire { $way } avec le { $die }
table-say-calm = Vous donnez { $card } pour calmer quelqu’un
table-say-play-way = Vous jouez { $card } : { $way }
table-why-special-first = il y a pire ici
table-why-no-bandit = pas de bandit ici
table-why-no-search = impossible de fouiller ici
table-why-exiled = pas en exil

## Cimetière

table-graveyard = Cimetière
table-graveyard-n = { $n ->
    [0] Cimetière : personne encore
    [one] Cimetière : 1 survivant
   *[other] Cimetière : { $n } survivants
}
table-graveyard-empty = personne encore

## Scénarios

table-stage = Étape { $n } sur { $stages }, { $story }
table-stage-read = Lire l’histoire
table-stage-next = À la prochaine manche : { $objective }.
table-stage-goal = Ce qu’il faut faire
table-stage-rule = Ce qui vaut à présent
table-stage-off = Pas encore : { $rules }.
table-stage-on = Continuer
table-closed = fermé
table-lab-sum = Les dés ici font { $n }
