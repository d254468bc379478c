### La table dans le navigateur.

## Cadre

table-the-table = La table
table-players = Joueurs
table-crisis-and-goals = Crise et objectifs
table-your-corner = Votre tour
table-parts = Parties de la table
table-menu = Menu
table-tab-table = Table
table-tab-hand = Main
table-tab-crisis = Crise
table-tab-players = Joueurs
table-tab-log = Journal
table-chip-crisis = Crise { $n }
table-chip-goal = But { $have }/{ $need }
table-chip-goal-plain = But
table-look = Regarder la table
table-nothing-this-round = Ne rien proposer cette manche
table-unfold = Revenir à la question
table-clock = { $n ->
    [one] Encore { $n } seconde
   *[other] Encore { $n } secondes
}
table-colony-summary = { $place } : moral { $morale }, nourriture { $food }, famine { $hunger }, décharge { $waste }, vulnérables { $helpless }{ $unruly ->
    [0] {""}
   *[other] {" "}({ $unruly } agités)
}.

## Manches et tours

table-round = Manche { $n }
table-round-of = sur { $n }
table-rounds = Manche { $n } sur { $all }
table-phase = Phase
table-phase-crisis = Crise
table-phase-dice = Dés
table-phase-turns = Tours
table-phase-night = Nuit
table-your-turn = À vous, { $name }
table-your-choice = Votre choix, { $name }
table-their-turn = { $name } joue
table-their-choice = { $name } choisit
table-waiting-several = { $n } joueurs choisissent
table-end-turn = Finir le tour
table-end-sure = { $n ->
    [one] Il vous reste 1 dé. Finir votre tour ?
   *[other] Il vous reste { $n } dés. Finir votre tour ?
}
table-end-stay = Pas encore
table-undo = Annuler
table-skip = Avancer

## Cette nuit

table-tonight = Cette nuit
table-tonight-if = Cette nuit, si rien ne change
table-tonight-calm = rien de sûr
table-tonight-ends = fin de la partie
table-minus-morale = −{ $n } moral
table-plus-zombies = { $n ->
    [one] +1 zombie
   *[other] +{ $n } zombies
}
table-or-more = ou plus
table-store-food = vivres
table-store-hunger = famine
table-store-waste = déchets
table-eats = mange { $n }
table-food-eaten = { $need } cette nuit
table-food-short = il faut { $need } : −{ $morale } moral
table-hunger-so-far = { $n ->
    [0] aucune
   *[other] jusqu’ici
}
table-waste-calm = +{ $n } : −1 moral

## Joueurs

table-you = vous
table-bot = bot
table-yours = à vous
table-acting = joue
table-choosing = choisit
table-you-choosing = vous choisissez
table-ready = prêt
table-sealed = scellé
table-waits = attend
table-done = a joué
table-exiled = en exil
table-out = hors jeu
table-away = non connecté
table-first-player = Premier joueur
table-people = { $n ->
    [one] pers.
   *[other] pers.
}
table-dice = { $n ->
    [one] dé
   *[other] dés
}
table-cards = { $n ->
    [one] carte
   *[other] cartes
}
table-n-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}

## Lieux et pièces

table-place-summary = { $place } : { $people } ; zombies { $zombies } sur { $spaces } cases, barricades { $barricades }{ $deck ->
    [yes] , bruit { $noise }, cartes { $cards }.
   *[no] .
}
table-hurt = { $n ->
    [one] { $name } (1 blessure)
   *[other] { $name } ({ $n } blessures)
}
table-nobody = personne
table-person = { $name }, { $player }{ $wounds ->
    [0] {""}
    [1] , 1 blessure
   *[other] , { $wounds } blessures
}{ $frostbite ->
    [0] {""}
   *[other] , { $frostbite ->
        [one] { $frostbite } engelure
       *[other] { $frostbite } engelures
    }
}{ $despair ->
    [0] {""}
   *[other] , { $despair } désespoir
}
table-home = Colonie
table-inside = { $n } sur { $spaces } à l’intérieur
table-spaces-free = { $n ->
    [0] complet
    [1] 1 case libre
   *[other] { $n } cases libres
}
table-unruly = { $n } agités
table-helpless = { $n ->
    [one] { $n } vulnérable
   *[other] { $n } vulnérables
}
table-blocked = Occupé
table-deck = { $n ->
    [one] reste { $n } carte
   *[other] restent { $n } cartes
}
table-noise = { $n } bruit
table-finds = On y trouve, le plus probable d’abord : { $finds }
table-entrance = Entrée { $n } : zombies { $zombies }, barricades { $barricades }, pièges { $traps }, cases libres { $free }.
table-yard = Dehors, { $place } : zombies { $zombies }, barricades { $barricades }, pièges { $traps }, cases libres { $free }.
table-full = { $n } pleine
table-full-badge = pleine
table-full-words = Entrée pleine.
table-entrance-n = entrée { $n }
table-gate = { $zombies ->
    [0] pas de zombie
    [1] 1 zombie
   *[other] { $zombies } zombies
}{ $barricades ->
    [0] {""}
    [1] , 1 barricade
   *[other] , { $barricades } barricades
}{ $traps ->
    [0] {""}
    [one] , 1 piège
   *[other] , { $traps } pièges
}
table-zombie-here = un zombie { $place }
table-zombie-at-entrance = un zombie à l’entrée { $n }
table-where = { $place }. { $zombies ->
    [0] Pas de zombie dehors
    [1] 1 zombie dehors
   *[other] { $zombies } zombies dehors
}{ $noise ->
    [0] .
   *[other] , { $noise } bruit.
}

## Crise, but, secret

table-crisis = Crise de la manche
table-crisis-need = { $symbol } à réunir
table-crisis-against = les autres comptent contre
table-crisis-fails = En cas d’échec :
table-crisis-add = Ajouter une carte
table-crisis-none = Pas encore de crise.
table-crisis-cancelled = La prochaine crise n’aura pas lieu.
table-crisis-opens = Les cartes pour la crise
table-face-down = { $n ->
    [0] Aucune carte n’est posée face cachée.
    [1] 1 carte est posée face cachée.
   *[other] { $n } cartes sont posées face cachée.
}
table-face-down-words = face cachée
table-lay-which = Quelles cartes posez-vous ?
table-lay-n = { $n ->
    [0] Choisir des cartes
   *[other] En poser { $n } face cachée
}
table-goal = Ce qu’il faut faire
table-goal-lay = Poser une carte ici
table-met = rempli
table-unmet = non rempli
table-secret = Votre secret
table-secret-hold = Maintenez pour regarder.

## Votre coin

table-held = Vous tenez { $card }. À lire quand :
table-scheduled = À la fin de la manche { $n }.
table-your-dice = Vos dés
table-your-hand = Votre main
table-hand-empty = Aucune carte.
table-no-people = Vous n’avez plus personne. Quelqu’un vous rejoint à votre prochain tour.
table-leads = mène
table-die-face = Dé { $n }
table-die-low = { $n } : trop bas
table-die-used = { $n } : utilisé
table-too-low = Trop bas pour { $name } : { $dice }.
table-card-fits = { $card }, convient à la crise
table-card-nothing = Cette carte ne sert à rien maintenant.

## Choisir

table-idle = Choisissez un des vôtres, une carte ou un lieu.
table-idle-no-dice = Tous les dés sont utilisés. Déplacements et cartes restent possibles.
table-what-will = Que fait { $name } ?
table-what-will-you = Que faites-vous ?
table-what-with-card = À quoi sert-elle ?
table-who-acts = Qui le fait ?
table-who-could = Qui pourrait agir ici ?
table-nobody-could = Aucun des vôtres ne peut agir ici maintenant.
table-ask-target = Qui ?
table-ask-entrance = Quelle entrée ?
table-ask-die = Quel dé ?
table-ask-to = Où ?
table-ask-card = Quelle carte ?
table-ask-survivor = Qui ?
table-ask-symbol = Quel symbole ?
table-ask-seat = Qui ?
table-back = Retour
table-choose = Choisir
table-choose-which = À vous de choisir
table-without = sans
table-not-now = pas maintenant
table-nobody-now = personne
table-change = Changer
table-notes = En vigueur et à venir
table-danger = { $name } pourrait en mourir. Vraiment ?
table-with-fuel = avec { $card }, sans jet
table-with-the = { $verb } avec le { $n }
table-which-die = { $verb } : quel dé ?
table-own-ability = la compétence

table-act-attack = Attaquer
table-act-attack-survivor = Attaquer quelqu’un
table-act-search = Fouiller
table-act-barricade = Barricader
table-act-attract = Appâter
table-act-move = Se déplacer
table-act-clean = Nettoyer
table-act-ability = Compétence
table-act-hand-off = Donner
table-act-equip = Équiper
table-act-play = Jouer
table-act-ration = Manger
table-act-contribute = Pour la crise
table-act-supply = Pour l’objectif
table-act-spend-food = Augmenter un dé
table-act-request = Demander des cartes
table-act-nominate = Demander l’exil
table-act-use-effect = Utiliser une carte
table-confirm-attack-survivor = Attaquer
table-confirm-use = Utiliser
table-confirm-contribute = Poser
table-confirm-supply = Poser
table-confirm-request = Demander
table-confirm-nominate = Faire voter
table-confirm-spend-food = Dépenser 1 nourriture

table-any-die = tout dé
table-one-die = un dé
table-die = dé { $n }+
table-free = gratuit
table-one-food = 1 nourriture
table-once-a-turn = une fois par tour
table-move-rolls = gratuit, un jet
table-move-safe = gratuit, sans jet

table-say-attack = { $with ->
    [die] { $survivor } attaque { $target } avec le { $die }
   *[none] { $survivor } attaque { $target }
}
table-say-attack-survivor = { $with ->
    [die] { $survivor } attaque { $target } avec le { $die }
   *[none] { $survivor } attaque { $target }
}
table-say-search = { $survivor } fouille { $here-at } avec le { $die }
table-say-barricade = { $survivor } dresse une barricade, { $entrance }, avec le { $die }
table-say-attract = { $survivor } attire des zombies { $here-to } avec le { $die }
table-say-clean = { $survivor } nettoie la décharge avec le { $die }
table-say-move = { $survivor } va { $to }
table-say-use = { $with ->
    [die] { $survivor } utilise { $card } avec le { $die }
   *[none] { $survivor } utilise { $card }
}
table-say-hand-off = { $survivor } donne { $card } à { $to }
table-say-equip = { $survivor } prend { $card } comme équipement
table-say-play = Vous jouez { $card }
table-say-ration = Vous mangez { $card } et augmentez le { $die } de 1
table-say-contribute = { $own ->
    [equipment] Vous prenez { $card } à { $survivor } pour la crise
   *[hand] Vous posez { $card } face cachée pour la crise
}
table-say-supply = Vous posez { $card } sur l’objectif commun
table-say-spend-food = Vous dépensez 1 jeton nourriture et augmentez le { $die } de 1
table-say-request = Vous demandez aux autres : { $symbol }
table-any-helpful-card = toute carte utile
table-say-nominate = Vous demandez un vote pour exiler { $seat }
table-say-use-effect = Vous utilisez { $card }

table-then-rolls = puis jet de risque
table-odds = { $blank } sur 12 rien, { $bitten } sur 12 morsure
table-odds-blank = { $n } sur 12 rien
table-odds-bitten = { $n } sur 12 morsure
table-rolls-for = Puis { $name } fait un jet de risque :
table-rolls = Jet de risque pour { $name }

## Pourquoi pas, en bref

table-why-no-dice = plus de dé
table-why-die-too-low = aucun dé assez haut
table-why-moved = a déjà bougé
table-why-forbidden = une carte l’interdit
table-why-snowbound = trop de neige
table-why-no-space = aucune case libre
table-why-no-target = personne à attaquer
table-why-no-entrance = aucune case libre
table-why-only-colony = seulement à la colonie
table-why-no-waste = décharge vide
table-why-only-outside = seulement dehors
table-why-deck-empty = plus rien ici
table-why-wrong-place = pas ici
table-why-used = déjà utilisé
table-why-no-use = inutile maintenant
table-why-answer-first = répondez d’abord
table-why-not-your-turn = pas votre tour

## Fouille

table-search-title = { $name } fouille { $place }
table-search-keep-one = Gardez une carte. Les autres passent sous la pioche.
table-search-kept = Gardé : { $cards }. Vous pouvez en garder une de plus.
table-search-nothing = Il n’y a rien ici.
table-keep-this = Garder celle-ci
table-keep-instead = Plutôt celle-ci
table-keep = Garder { $card }
table-keep-which = Choisir une carte
table-look-more = En regarder une de plus ?
table-noise-taken = Cela fait du bruit. Cases prises : { $n } sur { $spaces }.
table-noise-chance = { $test ->
    [flip] Cette nuit, pile ou face pour chacun : un sur deux attire un zombie.
   *[die] Cette nuit, un dé pour chacun : de 1 à 3, un zombie vient.
}
table-move-out-first = d’abord sortir
table-look-closer = En savoir plus
table-roll-means = { $left ->
    [one] Blessure ou engelure : { $name } meurt.
   *[other] Blessure : { $n } sur { $limit }. Engelure de même, et 1 blessure de plus par tour.
}
table-free-outside = { $n ->
    [0] Aucune case n’est libre dehors.
    [1] Une seule case est libre dehors.
   *[other] { $n } cases sont libres dehors.
}
table-come-anyway = { $n ->
    [1] 1 zombie vient de toute façon.
   *[other] { $n } zombies viennent de toute façon.
}
table-make-noise = Faire du bruit, voir 1 carte
table-deck-left = { $n ->
    [one] Il reste { $n } carte dans cette pioche.
   *[other] Il reste { $n } cartes dans cette pioche.
}

## Croisées des chemins et votes

table-influence = Influence { $n }
table-votes = Les votes
table-all-vote = Tous votent maintenant.
table-decides = { $name } décide.
table-chosen = choisi
table-goal-reached = L’objectif est atteint. S’il tient jusque-là, la partie finit cette nuit.
table-goal-lost = L’objectif n’est plus rempli.
table-secret-met = Votre secret est rempli.
table-secret-not-met = Votre secret n’est pas encore rempli.
table-doom-frost = La prochaine gelure tue { $name }.
table-crossroads = Croisée des chemins
table-here-and-now = Ce que cela veut dire ici et maintenant
table-read-out = { $name } a lu ceci à voix haute. Vous décidez ; parlez-en d’abord.
table-you-decide = Vous décidez ; parlez-en d’abord.
table-secret-vote = Vote secret
table-tie = Égalité
table-tie-yours = Les voix sont égales. Vous tranchez.
table-not-sealed = Votre choix, pas encore scellé
table-vote-rule = Tous les votes se dévoilent ensemble. { $name } a la lanterne et tranche en cas d’égalité.
table-seal = Sceller mon vote
table-settle = Trancher
table-exile-title = Exiler { $name } ?
table-exile-tale = { $name } le demande. Qui est exilé quitte la colonie et reçoit un nouvel objectif.
table-exile-vote-1 = L’exil
table-exile-vote-2 = Pas d’exil

## Mise en place

table-keep-title = Qui reste avec vous ?
table-keep-tale = Choisissez-en { $n }. Le premier choisi mène votre groupe.
table-make-leader = Nommer leader
table-not-kept = s’en va
table-keep-more = Choisissez-en encore { $n }
table-keep-these = Garder { $names }

## Ce que cette place seule a vu des cartes cachées

table-known-deck = Vous connaissez une carte { $place } : { $card }, { $above ->
    [0] sur le dessus
    [one] sous 1 autre
   *[other] sous { $above } autres
}.
table-known-crisis = Vous connaissez une crise à venir : { $card }.
table-known-crossroads = Vous connaissez une carte Croisée des chemins à venir : { $card }.
table-known-hand = { $n ->
    [one] { $name } a en main une carte que vous connaissez : { $card }.
   *[other] { $name } a en main { $n } cartes que vous connaissez : { $card }.
}
table-known-contributions = { $n ->
    [one] Vous connaissez une carte posée pour la crise : { $card }.
   *[other] Vous connaissez { $n } cartes posées pour la crise : { $card }.
}
table-known-objective = { $name } a un secret que vous connaissez : { $card }.
