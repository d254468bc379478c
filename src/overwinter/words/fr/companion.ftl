### À côté de la boîte : les téléphones gardent secrets, histoires, crise et dé de risque.

companion-title = À côté de la boîte
companion-text = Le jeu imprimé sur la table, ses secrets sur les téléphones. Chacun garde une main et un but, guette une histoire et la lit.
companion-join-text = La table est mise. Dites qui vous êtes.
companion-join-names = Chacun prend un autre nom : deux téléphones d’une même personne auraient les mêmes cartes.
companion-kept = Garder la partie qui est ici
companion-kept-text = Une autre partie est gardée sur cet écran. Elle sera finie si vous commencez celle-ci.
companion-order = Dans l’ordre des tours : chacun lit pour le suivant.
companion-add-player = Ajouter quelqu’un
companion-remove = Retirer { $name }
companion-box = La boîte
companion-box-base = Dead of Winter
companion-box-longnight = The Long Night
companion-box-all = Les deux ensemble
companion-module-improvements = Améliorations
companion-module-bandits = Bandits
companion-module-laboratory = Laboratoire Raxxon
companion-mature = Des histoires aux thèmes sombres. Sinon elles restent dans la boîte.
companion-mode = Objectifs secrets
companion-two = À deux, vous jouez ensemble contre l’hiver, sans objectifs secrets.
companion-goal = Objectif commun
companion-goal-none = Celui qui est sur la table
companion-phones = Téléphones
companion-own = Chacun a un téléphone
companion-own-text = Ils distribuent d’après le même code, sans ligne entre eux.
companion-one = Un téléphone passe de main en main
companion-one-text = Il demande qui le tient avant de montrer un secret.
companion-this-screen = Cet écran
companion-screen-of = est à { $name }
companion-screen-round = passe de main en main
companion-screen-table = est posé sur la table
companion-screen-table-text = Crise, dé et nuit pour tous. Jamais un secret n’y paraît.
companion-begin = Commencer
companion-offline-ready = Gardé sur cet appareil : cela marche sans réseau.

## Sur le téléphone

companion-parts = Parties du compagnon
companion-hand = Main
companion-story = Histoire
companion-crisis = Crise
companion-exposure = Risque
companion-turn-of = Au tour de { $name }
companion-you-read-for = Vous tenez l’histoire de { $name }.
companion-holds-story = { $name } tient l’histoire
companion-holds-story-text = Pour ce tour. Elle est lue quand elle arrive.
companion-plays = { $name } joue
companion-next-turn = Tour suivant
companion-all-look = Tous peuvent regarder : aucun secret ici

## Secrets

companion-open = Ouvert tant que le pouce est posé.
companion-closed = Fermé.
companion-hold = Tenir pour ouvrir
companion-hold-on = Tenez ici pour garder ouvert
companion-hand-hint = Lâchez, ou retournez le téléphone, et c’est fermé.
companion-pass = Donnez le téléphone à { $name }
companion-pass-hint = Les autres, détournez les yeux. La suite est pour { $name }.
companion-pass-story = { $reader } veille sur le tour de { $name }. { $name } ne doit pas voir sur quoi.
companion-away = Ranger
companion-whose-hand = La main de qui ?
companion-cards = { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}
companion-hand-empty = Pas de cartes.
companion-sort = Trier les cartes
companion-lose = Partie
companion-lose-card = { $card } est partie
companion-search = Fouiller
companion-search-where = Où ?
companion-search-place = { $place } (reste { $n })
companion-search-go = Regarder
companion-found = Trouvé : { $place }
companion-found-hint = Gardez-en une. Les autres vont sous la pioche.
companion-keep = Garder { $card }
companion-noise = Faire du bruit, en voir une de plus
companion-deck-end = C’était la dernière ici.
companion-take = Une carte venue d’ailleurs
companion-take-which = Laquelle ?
companion-take-go = Prendre

## L’histoire

companion-you-read = Quand le tour de { $name } commence, vous piochez une histoire et la guettez.
companion-stories-left = { $n ->
    [0] Il ne reste aucune histoire.
    [one] Il reste 1 histoire.
   *[other] Il reste { $n } histoires.
}
companion-draw = Piocher l’histoire de { $name }
companion-watch = Guettez ceci, ne dites rien
companion-watch-hint = { $name } ne doit pas voir ce que vous guettez.
companion-setup = D’abord :
companion-interrupt = « Vous », c’est { $name }. Si cela arrive, interrompez après l’action et son jet de risque. Puis lisez pour tous.
companion-happened = C’est arrivé : lire
companion-not-happened = { $name } : tour fini sans elle
companion-read-all = À lire pour tous
companion-aloud = Le téléphone lit
companion-hush = Arrêter la lecture
companion-decides = « Vous », c’est { $name }, qui décide. Touchez la réponse.
companion-all-vote = Tous votent. « Vous », c’est { $name }. Touchez ce qui en sort.
companion-owner-decides = Qui mène { $survivor } décide. Touchez la réponse.
companion-chosen = Choisi
companion-lasting = À partir de maintenant :
companion-turn-over = { $name } : le tour est fini
companion-all-done = Tous ont joué. La nuit tombe.
companion-to-crisis = À la crise

## La crise

companion-name-you = { $name }, vous
companion-nothing-yet = rien encore
companion-their-phone = sur son téléphone
companion-laid = { $n ->
    [0] rien de posé
    [one] 1 carte face cachée
   *[other] { $n } cartes face cachée
}
companion-lay = Poser une carte
companion-lay-for = { $name } pose une carte
companion-back-for = { $name } en reprend une
companion-lay-which = Quelle carte ?
companion-lay-card = Poser { $card } face cachée
companion-turn-cards = Retourner les cartes à la nuit
companion-cards-up = Les cartes pour la crise
companion-your-sum = Vos cartes font { $n }. Additionnez tous les téléphones :
companion-add-up = Additionnez ce que disent les téléphones :
companion-points = Tous ensemble
companion-less = Un de moins
companion-more = Un de plus
companion-crisis-failed = { $n } sur { $need }. Ce n’était pas assez.
companion-crisis-averted = { $n } sur { $need }. La crise est évitée.
companion-crisis-bonus = { $n } sur { $need }. Plus qu’assez : le moral monte de 1.
companion-next-round = Commencer la manche { $n }

## Le dé de risque

companion-who = Pour qui
companion-someone = quelqu’un d’autre
companion-add-person = Ajouter un survivant
companion-people = Survivants sur cet écran
companion-gone = { $name } n’est plus là
companion-roll = Tenir pour lancer
companion-roll-again = Tenir pour relancer
companion-not-rolled = Douze faces. La moitié est clémente.
companion-odds = Risque : 6 sur 12 rien, 3 blessure, 2 engelure, 1 morsure
companion-odds-short = 6 sur 12 rien, 1 sur 12 morsure
companion-face-blank = Rien
companion-face-wound = Une blessure
companion-face-frostbite = Engelure
companion-face-bitten = Morsure
companion-means-blank = { $named ->
    [yes] { $name } s’en sort.
   *[other] Personne n’est blessé.
}
companion-means-wound = { $named ->
    [yes] Posez 1 jeton rouge sur la carte de { $name }. Le troisième, de toute sorte, tue.
   *[other] Posez 1 jeton rouge sur la carte. Le troisième, de toute sorte, tue.
}
companion-means-frostbite = { $named ->
    [yes] Posez 1 jeton bleu sur la carte de { $name }. Chaque tour de son joueur commence par 1 blessure de plus, jusqu’aux soins.
   *[other] Posez 1 jeton bleu sur la carte. Chaque tour de son joueur commence par 1 blessure de plus, jusqu’aux soins.
}
companion-means-bitten = { $named ->
    [yes] { $name } meurt aussitôt. La morsure passe à l’influence la plus basse du lieu : on tue, ou on relance.
   *[other] Mort immédiate. La morsure passe à l’influence la plus basse du lieu : on tue, ou on relance.
}

## La nuit

companion-night = Quand la nuit tombe
companion-night-food = Nourriture
companion-night-food-text = 1 pour 2 personnes dans la colonie.
companion-night-waste = Décharge
companion-night-waste-text = Par 10 cartes : moral −1.
companion-night-crisis = Crise
companion-night-crisis-text = Les téléphones retournent leurs cartes.
companion-night-zombies = Zombies
companion-night-zombies-text = 1 pour 2 personnes dans la colonie, 1 par survivant dehors, puis le bruit.
companion-night-goal = But
companion-night-goal-text = L’objectif commun est-il atteint ?
companion-night-round = Manche
companion-night-round-text = Le marqueur avance, le jeton de premier joueur passe à droite.
companion-night-begin = Commencer la nuit
companion-night-next = Suite : { $step }
companion-done = fait

## Le menu

companion-role-own = C’est votre téléphone.
companion-role-round = Ce téléphone passe de main en main.
companion-role-table = Cet écran est posé sur la table.
companion-undo = Reprendre le dernier pas
companion-first = Qui commence cette manche
companion-exiled = exilé
companion-more-screens = Autres écrans
companion-more-own = Chaque téléphone lit ce code une fois et dit à qui il est. Une tablette peut être posée sur la table.
companion-more-table = Une tablette peut être posée sur la table et montrer ce que tous peuvent voir.
companion-show-code = Montrer le code
companion-copy = Copier le lien
companion-end = Finir la partie
companion-end-sure = Mains, buts et pioches de cet écran sont oubliés. Rien d’autre n’est perdu.
companion-end-not = La garder
