### La table des deux colonies dans le client web.

## À qui c’est

table-ours = nous
table-theirs = eux
table-our-colony = { $place }, notre colonie
table-their-colony = { $place }, leur colonie
table-a-colony = { $place }
table-our-seats = Les nôtres à la table
table-their-seats = Les leurs à la table
table-seats-of = Les joueurs de { $place }
table-person-side = { $person }, { $side ->
    [near] des nôtres
    [far] des leurs
   *[wolf] le loup solitaire
}
table-tab-sides = Camps
table-at-the-gate = { $names } { $n ->
    [one] se tient
   *[other] se tiennent
} à l’entrée { $gate }.
table-at-our-gate = à notre porte { $n }
table-at-their-gate = à leur porte { $n }
table-leader = Mène la colonie

## Places

table-seat-acts = agit
table-seat-you-act = à vous
table-seat-moves = déplace
table-seat-you-move = déplacez
table-seat-done = a fini
table-seat-next = ensuite
table-seat-waits = attend
table-seat-waits-for-you = vous attend
table-seat-waits-for = attend { $name }
table-seat-chooses = choisit
table-seat-elects = vote
table-seat-sealed = scellé
table-seat-counts = { $people ->
    [one] 1 personne
   *[other] { $people } personnes
}, { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}

## Le tour d’une paire

table-phase-stories = Cartes
table-phase-move = Bouger
table-phase-act = Agir
table-phase-read = Lire
table-you-act = À vous d’agir
table-you-move = À vous de bouger
table-dice-left = { $n ->
    [0] plus de dé
    [one] encore 1 dé
   *[other] encore { $n } dés
}
table-one-acts = { $name } agit
table-one-moves = { $name } déplace
table-is-done = { $name } a fini
table-waits-there = attend
table-i-am-done = J’ai fini
table-done-moving = Plus personne
table-idle-moving = Choisissez qui part, puis où. Ensuite les autres déplacent quelqu’un.
table-moving-is-over = déplacements finis
table-first-all-move = d’abord, on se déplace
table-overtaken = Quelqu’un a été plus rapide : cela n’est plus là. Choisissez à nouveau.
table-overtaken-by = { $name } a été plus rapide : cela n’est plus là. Choisissez à nouveau.

## La bougie

table-no-clock = Pas d’horloge tant que personne n’a fini.
table-clock-for-you = pour vous
table-clock-for = pour { $name }
table-clock-stands = La bougie attend tant qu’on demande quelque chose à quelqu’un d’autre.
table-clock-lapse = { $n ->
    [one] 1 dé sera perdu.
   *[other] { $n } dés seront perdus.
}
table-clock-said = { $minutes ->
    [0] Encore { $seconds } secondes.
    [one] Encore 1 minute et { $seconds } secondes.
   *[other] Encore { $minutes } minutes et { $seconds } secondes.
}

## Ce qui est ouvert à tous

table-crisis-both = Crise des deux colonies
table-crisis-open = { $n } { $symbol }, à découvert, par les deux
table-ours-n = nous { $n }
table-theirs-n = eux { $n }
table-side-n = { $place } { $n }
table-crisis-falls = Si cela ne suffit pas :
table-goal-both = Ce que tous veulent
table-bullets = { $n ->
    [one] munition
   *[other] munitions
}
table-bullets-n = { $n ->
    [0] aucune munition
    [one] 1 munition
   *[other] { $n } munitions
}
table-bullets-tonight = +{ $n } cette nuit
table-fight = Combat cette nuit { $place-at } : { $ours } des nôtres, { $theirs } des leurs
table-fight-between = Combat cette nuit { $place-at } : { $ours } de { $here }, { $theirs } de { $there }
table-fight-tonight = ce soir
table-fights = { $n ->
    [one] 1 combat
   *[other] { $n } combats
}
table-zombies-here = { $n ->
    [one] +1 zombie
   *[other] +{ $n } zombies
} ici
table-gates = Portes
table-zombies-at-gates = { $n ->
    [0] aucun zombie
    [one] 1 zombie
   *[other] { $n } zombies
} aux portes
table-aside = { $name } est mordu et se tient à l’écart jusqu’à ce que les deux aient fini.
table-open-theirs = Regarder { $place }
table-fold-theirs = Replier { $place }

## Ce qu’un autre vient de faire

table-did-search = { $name } a fouillé
table-did-attack = { $name } a attaqué
table-did-barricade = { $name } a barricadé
table-did-cleaned = { $name } a nettoyé
table-did-moved = { $name } arrive
table-did-died = { $name } est mort

## L’élection

table-elect-tale = Tous montrent quelqu’un d’autre au même moment. Personne ne s’abstient.
table-elect-now = mène maintenant

## Touches et préférences

table-key-done = j’ai fini
table-key-theirs = l’autre colonie
table-key-fight = le prochain combat
table-key-clock = combien de temps brûle la bougie
table-double-time = Le double du temps
table-double-time-hint = Votre bougie brûle deux fois plus longtemps. Les autres voient seulement une bougie plus longue.

## La fin

table-end-verdict = { $how ->
    [completed] { $place } a tenu.
    [both-completed] Les deux colonies ont tenu.
    [fallen] { $place } est tombée.
    [both-fallen] Les deux colonies sont tombées.
   *[rounds] Le temps est écoulé.
}
table-end-summary = { $how ->
    [completed] { $objective }, atteint au tour { $round }.
    [both-completed] { $objective }, atteint par les deux au tour { $round }.
    [fallen] Les deux voulaient { $objective }. Le feu de { $place } s’est éteint au tour { $round }.
    [both-fallen] Les deux voulaient { $objective }. Les deux feux se sont éteints au tour { $round }.
   *[rounds] Personne n’a atteint { $objective } en { $round } tours.
} { $winners ->
    [0] Personne n’a gagné.
    [one] 1 sur { $players } a gagné.
   *[other] { $winners } sur { $players } ont gagné.
}
table-end-status = { $status ->
    [completed] But atteint, moral { $morale }
    [fallen] { $side ->
        [wolf] La tanière est vide
       *[other] Tombée
    }
   *[stands] Tient encore, moral { $morale }
}
table-end-fights = { $n ->
    [0] aucun combat gagné
    [one] 1 combat gagné
   *[other] { $n } combats gagnés
}
table-end-fought = { $n ->
    [one] combat
   *[other] combats
}
table-end-lone-wolf = loup solitaire
table-end-barred = { $place } tient encore.
table-end-wolf-out = Il reste du moral.
table-end-noted = A misé sur { $place }.
table-end-bars = plein : { $near }, contour : { $far }
