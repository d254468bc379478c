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
table-unfold = Revenir à la question
table-clock = { $n ->
    [one] Encore 1 seconde
   *[other] Encore { $n } secondes
}
table-colony-summary = { $place } : moral { $morale }, { $food } nourriture, { $hunger } famine, { $waste } déchets, { $helpless } vulnérables.

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
table-their-turn = Au tour de { $name }
table-their-choice = { $name } choisit
table-waiting-several = { $n } joueurs choisissent
table-end-turn = Finir le tour
table-end-sure = { $n ->
    [one] Il vous reste 1 dé. Finir votre tour ?
   *[other] Il vous reste { $n } dés. Finir votre tour ?
}
table-end-stay = Rester
table-undo = Annuler
table-skip = Avancer

## Cette nuit

table-tonight = Cette nuit
table-tonight-if = Cette nuit, si rien ne change
table-tonight-calm = rien de sûr
table-tonight-ends = la partie finit
table-minus-morale = −{ $n } moral
table-plus-zombies = { $n ->
    [one] +1 zombie
   *[other] +{ $n } zombies
}
table-or-more = ou plus
table-store-food = nourriture
table-store-hunger = famine
table-store-waste = déchets
table-eats = mange { $n }
table-food-eaten = { $need } cette nuit
table-food-short = faut { $need } : −{ $morale } moral
table-hunger-so-far = { $n ->
    [0] aucune
   *[other] jusqu’ici
}
table-waste-calm = encore { $n } : −1 moral

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

table-place-summary = { $place } : { $people } ; { $zombies } zombies sur { $spaces } places, { $barricades } barricades{ $deck ->
    [yes] , { $noise } bruit, { $cards } cartes.
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
   *[other] , { $frostbite } gelure
}
table-home = Colonie
table-inside = { $n } sur { $spaces } à l’intérieur
table-spaces-free = { $n ->
    [0] complet
    [1] 1 place libre
   *[other] { $n } places libres
}
table-helpless = { $n } vulnérables
table-blocked = Occupé
table-deck = { $n ->
    [one] reste { $n } carte
   *[other] restent { $n } cartes
}
table-noise = { $n } bruit
table-finds = On y trouve, le plus probable d’abord : { $finds }
table-entrance = Entrée { $n } : { $zombies } zombies, { $barricades } barricades, { $free } libres.
table-yard = Dehors { $place } : { $zombies } zombies, { $barricades } barricades, { $free } libres.
table-full = { $n } plein
table-full-badge = plein
table-full-words = Plein.
table-entrance-n = entrée { $n }
table-gate = { $zombies ->
    [0] pas de zombie
    [1] 1 zombie
   *[other] { $zombies } zombies
}{ $barricades ->
    [0] {""}
    [1] , 1 barricade
   *[other] , { $barricades } barricades
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
table-goal = Ce qu’il nous faut
table-goal-lay = Poser une carte ici
table-progress = { $have } sur { $need }
table-progress-most = { $have }, au plus { $need }
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
table-die-low = { $n } : trop bas
table-die-used = { $n } : utilisé
table-too-low = Trop bas pour { $name } : { $dice }.
table-card-fits = { $card }, convient à la crise
table-card-nothing = Cette carte ne sert à rien maintenant.

## Choisir

table-idle = Choisissez un des vôtres, une carte ou un lieu.
table-idle-no-dice = Tous les dés sont utilisés. Déplacements et cartes restent libres.
table-what-will = Que fait { $name } ?
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
table-ask-symbol = Quel genre ?
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
table-which-die = { $verb } : quel dé ?
table-own-ability = la capacité

table-act-attack = Attaquer
table-act-attack-survivor = Attaquer quelqu’un
table-act-search = Fouiller
table-act-barricade = Barricade
table-act-attract = Appâter
table-act-move = Se déplacer
table-act-clean = Nettoyer
table-act-ability = Capacité
table-act-hand-off = Donner
table-act-equip = Équiper
table-act-play = Jouer
table-act-ration = Manger
table-act-contribute = Pour la crise
table-act-supply = Pour le but
table-act-spend-food = Augmenter un dé
table-act-request = Demander une carte
table-act-nominate = Voter l’exil
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
table-free = libre
table-one-food = 1 nourriture
table-once-a-turn = une fois par tour
table-move-rolls = libre, un jet
table-move-safe = libre, sans jet

table-say-attack = { $with ->
    [die] { $survivor } attaque { $target } avec le { $die }
   *[none] { $survivor } attaque { $target }
}
table-say-attack-survivor = { $with ->
    [die] { $survivor } attaque { $target } avec le { $die }
   *[none] { $survivor } attaque { $target }
}
table-say-search = { $survivor } fouille { $here-at } avec le { $die }
table-say-barricade = { $survivor } monte une barricade, { $entrance }, avec le { $die }
table-say-attract = { $survivor } appâte des zombies { $here-to } avec le { $die }
table-say-clean = { $survivor } enlève des déchets avec le { $die }
table-say-move = { $survivor } va { $to }
table-say-use = { $with ->
    [die] { $survivor } utilise { $card } avec le { $die }
   *[none] { $survivor } utilise { $card }
}
table-say-hand-off = { $survivor } donne { $card } à { $to }
table-say-equip = { $survivor } s’équipe de { $card }
table-say-play = Vous jouez { $card }
table-say-ration = Vous mangez { $card } et augmentez le { $die } de 1
table-say-contribute = { $own ->
    [equipment] Vous prenez { $card } à { $survivor } pour la crise
   *[hand] Vous posez { $card } face cachée pour la crise
}
table-say-supply = Vous posez { $card } sur l’objectif commun
table-say-spend-food = Vous dépensez 1 nourriture et augmentez le { $die } de 1
table-say-request = Vous demandez aux autres 1 { $symbol }
table-say-nominate = Vous faites voter l’exil de { $seat }
table-say-use-effect = Vous utilisez { $card }

table-then-rolls = puis jet de risque
table-odds = { $blank } sur 12 rien, { $bitten } sur 12 mordu
table-odds-blank = { $n } sur 12 rien
table-odds-bitten = { $n } sur 12 mordu
table-rolls-for = Puis { $name } fait un jet de risque :
table-rolls = Jet de risque de { $name }

## Pourquoi pas, en bref

table-why-no-dice = plus de dé
table-why-die-too-low = aucun dé assez haut
table-why-moved = déjà déplacé
table-why-forbidden = une carte l’interdit
table-why-snowbound = bloqué par la neige
table-why-no-space = aucune place libre
table-why-no-target = personne à attaquer
table-why-no-entrance = aucune place libre
table-why-only-colony = seulement à la colonie
table-why-no-waste = aucun déchet
table-why-only-outside = seulement dehors
table-why-deck-empty = plus rien ici
table-why-wrong-place = pas ici
table-why-used = déjà utilisé
table-why-no-use = inutile maintenant
table-why-answer-first = répondez d’abord
table-why-not-your-turn = pas votre tour

## Fouille

table-search-title = { $name } fouille { $place }
table-search-keep-one = Gardez une carte. Les autres vont sous le paquet.
table-search-kept = Gardé : { $cards }. Vous pouvez en garder une de plus.
table-search-nothing = Il n’y a rien ici.
table-keep-this = Garder celle-ci
table-keep-instead = Plutôt celle-ci
table-keep = Garder { $card }
table-keep-which = Choisir une carte
table-look-more = En regarder une de plus ?
table-noise-taken = Cela fait du bruit. Places prises : { $n } sur { $spaces }.
table-noise-brings = Cette nuit, chaque bruit peut attirer un zombie.
table-free-outside = { $n ->
    [0] Aucune place n’est libre dehors.
    [1] Une seule place est libre dehors.
   *[other] { $n } places sont libres dehors.
}
table-come-anyway = { $n ->
    [1] 1 zombie vient de toute façon.
   *[other] { $n } zombies viennent de toute façon.
}
table-make-noise = Faire du bruit, tirer 1
table-deck-left = { $n ->
    [one] Il reste { $n } carte dans ce paquet.
   *[other] Il reste { $n } cartes dans ce paquet.
}

## Croisées des chemins et votes

table-crossroads = Croisée des chemins
table-here-and-now = Ce que cela veut dire ici et maintenant
table-read-out = { $name } a lu ceci à voix haute. Vous décidez ; parlez-en d’abord.
table-you-decide = Vous décidez ; parlez-en d’abord.
table-secret-vote = Vote secret
table-tie = Égalité
table-tie-yours = Les voix sont égales. Vous tranchez.
table-not-sealed = Votre choix, pas encore scellé
table-vote-rule = Tous les votes s’ouvrent ensemble. { $name } a la lanterne et tranche en cas d’égalité.
table-seal = Sceller mon vote
table-settle = Trancher
table-exile-title = Exiler { $name } ?
table-exile-tale = { $name } le demande. Qui est exilé quitte la colonie et reçoit un nouveau but.
table-exile-vote-1 = Exiler
table-exile-vote-2 = Rester

## Mise en place

table-keep-title = Qui reste avec vous ?
table-keep-tale = Choisissez-en { $n }. Le premier choisi mène votre groupe.
table-make-leader = Faire mener
table-not-kept = s’en va
table-keep-more = { $n ->
    [one] Choisissez-en encore { $n }
   *[other] Choisissez-en encore { $n }
}
table-keep-these = Garder { $names }

## Ce que cette place seule a vu des cartes cachées

table-known-deck = Vous connaissez une carte { $place } : { $card }, { $above ->
    [0] sur le dessus
    [one] sous 1 autre
   *[other] sous { $above } autres
}.
table-known-crisis = Vous connaissez une crise à venir : { $card }.
table-known-crossroads = Vous connaissez une croisée des chemins à venir : { $card }.
table-known-hand = Vous connaissez une carte en main de { $name } : { $card }.
table-known-contributions = Vous connaissez une carte posée pour la crise : { $card }.
table-known-objective = Vous connaissez le secret de { $name } : { $card }.
