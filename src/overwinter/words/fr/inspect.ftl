### Regarder les choses : ce que dit une page sur un survivant, une carte, un lieu, un mot.

inspect-hint = Q ou la touche Menu dit ce que c’est.
inspect-nothing = Il n’y a rien de plus à en dire.
inspect-more = en dit plus
inspect-sort-survivor = Survivant, { $trade }
inspect-sort-player = Joueur
inspect-sort-place = Lieu { $n }
inspect-sort-item = { $kind ->
    [equip] Équipement, { $symbol }
    [event] Événement, { $symbol }
   *[play] Objet, { $symbol }
}
inspect-sort-symbol = Symbole
inspect-sort-card = Carte
inspect-sort-term = Un mot des règles
inspect-sort-why = Pourquoi pas
inspect-sort-group = Groupe
inspect-sort-icon = Icône
inspect-sort-pile = Pile

inspect-anywhere = Partout
inspect-outside = Hors de la colonie
inspect-die = { $n ->
    [0] sans dé
    [1] n’importe quel dé
   *[other] dé { $n }+
}
inspect-times = { $n ->
    [one] une fois par manche
   *[other] { $n } fois par manche
}
inspect-any-times = autant de fois que voulu
inspect-by-itself = agit de lui-même
inspect-ability-used = Déjà utilisée cette manche.
inspect-used = utilisé cette manche
inspect-gone = { $name } n’est plus des nôtres.
inspect-one-more = Encore une blessure, quelle qu’elle soit, et { $name } meurt.
inspect-lowest-here = (la plus basse ici)
inspect-leads-for = Mène le groupe de
inspect-with = Avec
inspect-is = Se trouve
inspect-health = Blessures
inspect-moved = S’est déjà déplacé ce tour-ci.
inspect-lasting = Ce qui pèse sur ce survivant
inspect-sort-roll = Jet de risque de { $name }
inspect-roll-takes = { $left ->
    [one] en meurt
   *[other] { $n } blessures sur { $limit }
}
inspect-roll-freezes = { $left ->
    [one] en meurt
   *[other] { $n } sur { $limit }, et 1 de plus au début de chaque tour
}
inspect-roll-bitten = meurt aussitôt, et cela se propage
inspect-roll-blank = il ne se passe rien
inspect-dice = Dés restants
inspect-hand = Main
inspect-hidden-cards = { $n ->
    [one] 1 carte cachée
   *[other] { $n } cartes cachées
}
inspect-laid = Cartes posées pour la crise
inspect-hidden = caché
inspect-none = aucun
inspect-people = Ses gens
inspect-nobody-left = Il ne reste personne dans ce groupe.

inspect-closed = Ce lieu est fermé pour le moment.
inspect-spaces = Cases
inspect-free-of = { $n } libres sur { $of }
inspect-of = { $n } sur { $of }
inspect-deck = Reste à trouver
inspect-people-here = Ici maintenant
inspect-works-here = Ne peut agir qu’ici
inspect-known = Ce que vous savez de cette pioche
inspect-nth = no { $n } à partir du dessus
inspect-somewhere = quelque part dedans
inspect-deck-printed = { $left ->
    [0] Il n’en reste rien.
    [one] 1 des { $n } cartes imprimées pour ce lieu est ici.
   *[other] { $left } des { $n } cartes imprimées pour ce lieu sont ici.
} Ce qui se voit ailleurs est déduit.
inspect-deck-contents = Tel qu’imprimé
inspect-copies-gone = × { $n }, dont { $gone } ailleurs
inspect-gate-n = Entrée { $n } { $place }
inspect-next-zombie = { $state ->
    [free] Le prochain zombie prend une case libre.
    [trap] Aucune case libre : le prochain zombie déclenche le piège.
    [barricade] Aucune case libre : le prochain zombie brise une barricade.
   *[full] Aucune case libre : le prochain zombie entre et tue.
}
inspect-first-to-die = Premier à mourir ici
inspect-nobody-here = Il n’y a personne ici qui puisse mourir.

inspect-counts-as = Compte comme
inspect-printed = Où elle est imprimée
inspect-starter = Parmi les cartes de départ
inspect-random = Une des drôles de trouvailles : il y en a cinq dans chaque pile
inspect-seen-elsewhere = { $n ->
    [one] Vous en voyez 1 en ce moment.
   *[other] Vous en voyez { $n } en ce moment.
}
inspect-helps = Aide
inspect-needed = Il en faut
inspect-face-down = Face cachée jusqu’ici
inspect-so-far = Jusqu’ici
inspect-lie-here = Posé dessus
inspect-code = Code
inspect-figures = Combien sortiraient
inspect-unknown-until-out = Ce qu’il fait, on le sait quand il est dehors.
inspect-work = Travail fait
inspect-on = Reste sur
inspect-now = Maintenant
inspect-rounds-left = { $n ->
    [one] C’est la dernière manche.
   *[other] Il reste { $n } manches avec celle-ci.
}
inspect-why-title = { $act } : pas { $name }
inspect-why-nobody = { $act } : personne maintenant
inspect-ruling = Règle précisée { $number }

inspect-rx-up = Face visible maintenant
inspect-rx-at = Au numéro { $n }
inspect-rx-harmless = Rien ne se passe quand on en retourne une.
inspect-rx-unknown = Personne n’a encore vu cette carte.
inspect-rx-pool = On les sait parmi { $places } cartes
inspect-rx-trigger = Déclenchée
inspect-rx-space = Case { $n }
inspect-rx-space-taken = Case { $n }, prise
inspect-rx-spaces = Ce que coûtent ses cases, dès le prochain tour

inspect-book-terms = Mots
inspect-book-cards = Cartes en jeu
inspect-book-people = Gens en jeu
inspect-book-rulings = Règles derrière un « pourquoi pas »

## Mots des règles que le petit glossaire laisse de côté.

term-attack = Attaquer
    .text = Avec un dé d’au moins sa valeur d’attaque, un survivant tue 1 zombie là où il est, puis fait un jet de risque.
term-move = Se déplacer
    .text = Une fois par tour, un survivant va dans n’importe quel lieu qui a une case libre, sans dé, puis fait un jet de risque.
term-round = Manche
    .text = Un jour et une nuit. Ce qui se fait une fois par manche peut se refaire quand la suivante commence.
term-kill-or-remove = Tué ou retiré
    .text = Qui tue un zombie fait un jet de risque, et cela compte pour les objectifs. Ce qui est retiré s’en va simplement : ni jet, ni compte.
term-despair = Désespoir
    .text = Compte comme une blessure jusqu’à la troisième, mais les médicaments n’y font rien.
term-trap = Piège
    .text = Occupe une case d’entrée comme une barricade. Le zombie qui ne trouve pas de place le déclenche : tous les zombies de cette entrée disparaissent, le piège aussi.
term-unruly = Agité
    .text = Certains vulnérables en ont assez. Chacun mange et attire les zombies comme deux personnes. Une carte médicament en calme un.
term-graveyard = Cimetière
    .text = Les morts y reposent dans l’ordre. Seule une carte qui le dit ramène quelqu’un.
term-improvement = Amélioration
    .text = Un travail pour toute la colonie. Avec le dernier ouvrage elle sert aussitôt, à tout le monde.
term-bandit = Bandit
    .text = Prend une case de survivant dans un lieu et emporte chaque nuit une carte de sa pioche. Qui est là peut s’en prendre à lui.
term-hideout = Repaire
    .text = Ce que les bandits emportent est ici, face visible. Qui est ici peut s’y glisser ou le prendre d’assaut.
term-laboratory = Laboratoire
    .text = Chez Raxxon, une expérience attend derrière une vitre. Posez-y les deux dés de son code avant la nuit, sinon elle sort.
term-experiment = Expérience
    .text = Une chose sortie du laboratoire. Toute attaque là où elle se tient doit la viser, et sa carte dit ce que donne un combat.
term-side-effect = Effet secondaire
    .text = Ce que laisse une pilule. Il reste jusqu’à la mort.

## Les formes sous lesquelles ces mots apparaissent sur les cartes.

inspect-term-colony = colonie
inspect-term-helpless = survivant vulnérable|survivants vulnérables|vulnérable|vulnérables
inspect-term-influence = influence
inspect-term-attack-value = valeur d’attaque
inspect-term-search-value = valeur de fouille
inspect-term-ability = compétence|compétences
inspect-term-action-die = dé non utilisé|dés non utilisés|dés utilisés|dé action|dés action
inspect-term-exposure = jet de risque|jets de risque
inspect-term-wound = blessure|blessures
inspect-term-frostbite = engelure|engelures
inspect-term-bite = morsure|mordu|mordue
inspect-term-bite-spread = morsure qui se propage|la morsure se propage
inspect-term-zombie = zombie|zombies
inspect-term-entrance = entrée|entrées|case d’entrée|cases d’entrée
inspect-term-overrun = brèche|brèches
inspect-term-barricade = barricade|barricades
inspect-term-noise = bruit|jeton bruit|jetons bruit|case de bruit
inspect-term-search = fouille|fouiller|fouilles
inspect-term-attract = appâter|appâte
inspect-term-clean = nettoie la décharge|nettoyer la décharge|nettoyez la décharge
inspect-term-waste = décharge
inspect-term-food = nourriture|jeton nourriture|jetons nourriture|réserve
inspect-term-starvation = famine|jeton famine|jetons famine
inspect-term-morale = moral
inspect-term-crisis = crise|crises
inspect-term-crossroads = croisée des chemins
inspect-term-equipment = équipé|équipée|équipement|équiper
inspect-term-hand-off = donner|donne
inspect-term-request = solliciter|sollicite
inspect-term-first-player = premier joueur
inspect-term-group-leader = leader du groupe
inspect-term-main-objective = objectif commun
inspect-term-secret-objective = objectif personnel|objectifs personnels
inspect-term-betrayer = traître
inspect-term-exile = exil|en exil|exilé|exilés|exilée
inspect-term-vote = vote|votes|votent
inspect-term-colony-phase = phase de la colonie
inspect-term-player-phase = phase des joueurs
inspect-term-round = une fois par manche
inspect-term-kill-or-remove = retirez|retiré|retirée|retirer|tuez|tué|tue|tuer
inspect-term-despair = désespoir
inspect-term-trap = piège|pièges
inspect-term-unruly = agité|agités|agitée
inspect-term-graveyard = cimetière
inspect-term-improvement = amélioration|améliorations
inspect-term-bandit = bandit|bandits
inspect-term-hideout = repaire
inspect-term-laboratory = laboratoire
inspect-term-experiment = expérience|expériences
inspect-term-side-effect = effet secondaire|effets secondaires
inspect-rx-crowd = foule
inspect-rx-add = ajouter une carte|ajoutez une carte
inspect-rx-flip = retourner|retournez|retournée
inspect-rx-kill = tuer|tuez|tuée
inspect-rx-healthy = sain|saine|sains|saines|infecté|infectée|infectés|infectées
inspect-rx-tokens = jeton|jetons|conséquences
inspect-rx-quarantine = quarantaine|isolé|isolée
inspect-rx-infect = infection|infections|infecter
inspect-rx-power = pouvoir
inspect-rx-card = carte Raxxon|cartes Raxxon

## Règles derrière un « pourquoi pas », en bref. Le numéro est celui de docs/rulings.md.

ruling-why-no-dice = Un tour continue sans dés : déplacements, cartes et tout ce qui n’en demande pas restent possibles.
    .number = R-026
ruling-why-die-too-low = La valeur de la carte est le minimum qu’un dé doit montrer : 2+ veut dire 2 ou plus.
    .number = R-040
ruling-why-moved = Un survivant se déplace une fois pendant le tour de son joueur. Être placé par une carte n’est pas un déplacement.
    .number = R-110
ruling-why-no-space = Il faut un autre lieu, avec une case libre quand le déplacement commence.
    .number = R-111
ruling-why-no-target = Une attaque demande quelqu’un au même lieu. À la colonie, toute entrée convient.
    .number = R-041
ruling-why-no-bandit = Seul ce qui nomme les bandits peut les viser, et seulement là où ils sont.
    .number = R-280
ruling-why-exiled = Qui est en exil n’attaque pas le repaire.
    .number = R-283
ruling-why-no-entrance = Une barricade demande une case d’entrée libre.
    .number = R-075
ruling-why-only-colony = La décharge est nettoyée par quelqu’un à la colonie, donc jamais en exil.
    .number = R-080
ruling-why-no-waste = Moins de 3 cartes : celles qui y sont partent. Aucune : c’est impossible.
    .number = R-078
ruling-why-only-outside = Il n’y a rien à fouiller à la colonie, ni là où il n’y a pas de pioche.
    .number = R-060
ruling-why-deck-empty = Une pioche vide ne se fouille pas et n’est jamais refaite.
    .number = R-061
ruling-why-wrong-place = Le lieu devant une compétence dit où il faut être.
    .number = R-034
ruling-why-used = Ce qui sert une fois par manche sert de nouveau quand la suivante commence.
    .number = R-032
ruling-why-no-use = Ce qui ne trouve rien ne fait rien : aucune main où prendre, personne à soigner.
    .number = R-108
ruling-why-passive = Ces compétences agissent d’elles-mêmes, à la première action où elles aident.
    .number = OW-03
ruling-why-answer-first = Une chose est menée à bout avant que la suivante commence.
    .number = R-090
ruling-why-not-your-turn = Une compétence s’utilise à son propre tour, sauf si elle nomme un autre moment.
    .number = R-033
ruling-why-not-in-force = Un scénario apporte ses règles l’une après l’autre.
    .number = R-298
ruling-why-special-first = Avec une chose du laboratoire dans un lieu, toute attaque y doit la viser.
    .number = R-289
ruling-raxxonpage-why-target = Une action ne se choisit que si sa partie principale peut faire quelque chose.
    .number = RX-07
ruling-raxxonpage-why-full = Sans case libre, pas de jeton, et rien ne se passe.
    .number = RX-22
