### Ce que demandent les objectifs.

# How far a condition is.
condition-progress = { $limit ->
    [most] { $have }, au plus { $need }
   *[least] { $have } sur { $need }
}

condition-rounds-survived-min = La colonie tient { $n } manches.
condition-main-objective-completed = L’objectif commun est atteint.
condition-main-objective-not-completed = L’objectif commun n’est pas atteint.
condition-samples-min = { $per-player ->
    [0] { $n ->
        [one] Au moins { $n } échantillon sur l’objectif.
       *[other] Au moins { $n } échantillons sur l’objectif.
    }
   *[other] { $n ->
        [0] Au moins { $per-player } échantillons par joueur sur l’objectif.
       *[other] Au moins { $per-player } échantillons par joueur et { $n } de plus sur l’objectif.
    }
}
condition-cards-on-objective = { $starters ->
    [yes] { condition-cards-lying }
   *[no] { condition-cards-lying } Les objets de départ ne comptent pas.
}
condition-cards-lying = { $per-player ->
    [0] { $n ->
        [one] Au moins { $n } { $symbol-card } sur l’objectif.
       *[other] Au moins { $n } { $symbol-cards } sur l’objectif.
    }
    [one] { $n ->
        [0] Au moins { $per-player } { $symbol-card } par joueur sur l’objectif.
       *[other] Au moins { $per-player } { $symbol-card } par joueur et { $n } de plus sur l’objectif.
    }
   *[other] { $n ->
        [0] Au moins { $per-player } { $symbol-cards } par joueur sur l’objectif.
       *[other] Au moins { $per-player } { $symbol-cards } par joueur et { $n } de plus sur l’objectif.
    }
}
condition-food-tokens-min = { $per-loyal-player ->
    [0] { condition-food-min }
   *[other] { $n ->
        [0] Jetons nourriture en réserve : au moins { $per-loyal-player } par joueur non exilé.
       *[other] Jetons nourriture en réserve : au moins { $per-loyal-player } par joueur non exilé, et { $n } de plus.
    }
}
condition-food-min = { $n ->
    [one] Au moins { $n } jeton nourriture en réserve.
   *[other] Au moins { $n } jetons nourriture en réserve.
}
condition-starvation-min = { $n ->
    [one] Au moins { $n } jeton famine.
   *[other] Au moins { $n } jetons famine.
}
condition-morale-max = { $n ->
    [0] Le moral est à 0.
   *[other] Le moral est à { $n } ou moins.
}
condition-empty-decks-min = { $n ->
    [one] Au moins { $n } pioche d’objets est vide.
   *[other] Au moins { $n } pioches d’objets sont vides.
}
count-barricades = { $n ->
    [one] { $n } barricade
   *[other] { $n } barricades
}
count-zombies = { $n ->
    [one] { $n } zombie
   *[other] { $n } zombies
}
condition-barricades-min = { $per-player ->
    [0] { condition-barricades-all }
   *[other] Au moins { $per-player ->
        [one] { $per-player } barricade ou piège
       *[other] { $per-player } barricades ou pièges
    } { $where-at } par joueur.
}
condition-barricades-all = { $where ->
    [non-colony-total] Au moins { count-barricades } en tout hors de la colonie.
    [each-non-colony] Au moins { count-barricades } dans chaque lieu hors colonie.
    [each-colony-entrance] Au moins { count-barricades } à chaque entrée de la colonie.
    [best-own-non-colony] Au moins { count-barricades } dans un lieu hors colonie où vous avez un survivant.
   *[other] Au moins { count-barricades } { $where-at }.
}
condition-barricades-max = { $where ->
    [non-colony-total] Au plus { count-barricades } en tout hors de la colonie.
    [each-non-colony] Au plus { count-barricades } dans chaque lieu hors colonie.
    [each-colony-entrance] Au plus { count-barricades } à chaque entrée de la colonie.
    [best-own-non-colony] Au plus { count-barricades } dans chaque lieu hors colonie où vous avez un survivant.
   *[other] { $n ->
        [0] Aucune barricade { $where-at }.
       *[other] Au plus { count-barricades } { $where-at }.
    }
}
condition-zombies-min = { $where ->
    [non-colony-total] Au moins { count-zombies } en tout hors de la colonie.
    [each-non-colony] Au moins { count-zombies } dans chaque lieu hors colonie.
    [each-colony-entrance] Au moins { count-zombies } à chaque entrée de la colonie.
    [best-own-non-colony] Au moins { count-zombies } dans un lieu hors colonie où vous avez un survivant.
   *[other] Au moins { count-zombies } { $where-at }.
}
condition-zombies-max = { $where ->
    [non-colony-total] Au plus { count-zombies } en tout hors de la colonie.
    [each-non-colony] Au plus { count-zombies } dans chaque lieu hors colonie.
    [each-colony-entrance] Au plus { count-zombies } à chaque entrée de la colonie.
    [best-own-non-colony] Au plus { count-zombies } dans chaque lieu hors colonie où vous avez un survivant.
   *[other] { $n ->
        [0] Aucun zombie { $where-at }.
       *[other] Au plus { count-zombies } { $where-at }.
    }
}
count-tokens = { $token ->
    [barricade] { count-barricades }
    [noise] { $n ->
        [one] { $n } jeton bruit
       *[other] { $n } jetons bruit
    }
   *[zombie] { count-zombies }
}
condition-tokens-min = Au moins { count-tokens } { $location-at }.
condition-tokens-max = { $n ->
    [0] { $token ->
        [barricade] Aucune barricade { $location-at }.
        [noise] Aucun jeton bruit { $location-at }.
       *[zombie] Aucun zombie { $location-at }.
    }
   *[other] Au plus { count-tokens } { $location-at }.
}
condition-helpless-min = { $n ->
    [one] Au moins { $n } survivant vulnérable à la colonie.
   *[other] Au moins { $n } survivants vulnérables à la colonie.
}
condition-helpless-max = { $n ->
    [0] Aucun survivant vulnérable à la colonie.
    [one] Au plus { $n } survivant vulnérable à la colonie.
   *[other] Au plus { $n } survivants vulnérables à la colonie.
}
condition-survivors-gone-min = { $n ->
    [one] Au moins { $n } survivant est mort ou a quitté la partie.
   *[other] Au moins { $n } survivants sont morts ou ont quitté la partie.
}
condition-each-loyal-player-equipped = { $n ->
    [one] Chaque joueur non exilé a { $n } { $symbol-card } en équipement.
   *[other] Chaque joueur non exilé a { $n } { $symbol-cards } en équipement.
}
condition-all-betrayers-exiled = Il ne reste aucun traître dans la colonie.
condition-hand = { $equipped ->
    [yes] { $n ->
        [one] Au moins { $n } { $symbol-card } dans votre main ou comme équipement de vos survivants.
       *[other] Au moins { $n } { $symbol-cards } en tout, dans votre main et comme équipement de vos survivants.
    }
   *[no] { $n ->
        [one] Au moins { $n } { $symbol-card } dans votre main.
       *[other] Au moins { $n } { $symbol-cards } dans votre main.
    }
}
condition-cards-of-deck = { $n ->
    [one] Au moins 1 carte trouvée { $deck-at }, dans votre main ou sur vos survivants.
   *[other] Au moins { $n } cartes trouvées { $deck-at }, dans votre main et sur vos survivants ensemble.
}
condition-hand-only = Seulement des { $symbol-cards } dans votre main, et au moins { $n }.
condition-hand-min = { $n ->
    [one] Au moins { $n } carte dans votre main.
   *[other] Au moins { $n } cartes dans votre main.
}
condition-hand-strictly-most = Plus de cartes dans votre main que chaque autre joueur.
condition-equipped = { $n ->
    [one] Au moins { $n } { $symbol-card } en équipement chez vos survivants.
   *[other] Au moins { $n } { $symbol-cards } en tout en équipement chez vos survivants.
}
condition-own-unwounded = Aucun de vos survivants n’a de blessure ni d’engelure.
condition-own-none-at-colony = Aucun de vos survivants n’est à la colonie.
condition-own-survivors-min = { $n ->
    [one] Vous avez au moins { $n } survivant.
   *[other] Vous avez au moins { $n } survivants.
}
condition-own-survivors-exactly = { $n ->
    [one] Vous avez exactement { $n } survivant.
   *[other] Vous avez exactement { $n } survivants.
}
condition-own-survivors-lead = { $n ->
    [one] Vous avez au moins { $n } survivant de plus que chaque autre joueur.
   *[other] Vous avez au moins { $n } survivants de plus que chaque autre joueur.
}
condition-own-survivors-max = { $n ->
    [one] Vous avez au plus { $n } survivant.
   *[other] Vous avez au plus { $n } survivants.
}
condition-own-tokens-min = { $n ->
    [one] L’un de vos survivants a au moins { $n } blessure de toute sorte.
   *[other] L’un de vos survivants a au moins { $n } blessures de toute sorte.
}
condition-own-all-at-colony = Tous vos survivants sont à la colonie.
condition-own-together = Tous vos survivants sont dans un même lieu.
condition-own-highest-influence = Vous avez le survivant à la plus haute valeur d’influence en jeu.
condition-others-exiled-min = { $n ->
    [one] Au moins { $n } autre joueur a été exilé.
   *[other] Au moins { $n } autres joueurs ont été exilés.
}
condition-held-places-min = { $n ->
    [one] Au moins { $n } des lieux 1 à 6 est sans zombie, avec un survivant d’un joueur non exilé.
   *[other] Au moins { $n } des lieux 1 à 6 sont sans zombie, avec chacun un survivant d’un joueur non exilé.
}
condition-decks-on-objective-min = { $n ->
    [one] Au moins { $n } carte de chaque pioche d’objets des lieux 1 à 6 sur l’objectif.
   *[other] Au moins { $n } cartes de chaque pioche d’objets des lieux 1 à 6 sur l’objectif.
}
condition-count = { $name ->
    [deaths] { $max ->
        [0] Aucun de vos survivants n’est mort.
        [10000] Au moins { $min } de vos survivants sont morts.
       *[other] Au plus { $max } de vos survivants sont morts.
    }
    [spoils] Au moins { $min } cartes prises dans l’arsenal des bandits.
   *[kills] { $max ->
        [0] Vous n’avez tué aucun zombie.
        [10000] Vous avez tué au moins { $min } zombies.
       *[other] Vous avez tué au plus { $max } zombies.
    }
}
track-label = { $name ->
    [morale] Moral
    [food] Nourriture dans la réserve
    [starvation] Jetons famine
    [waste] Cartes à la décharge
    [helpless] Survivants vulnérables
    [unruly] Survivants agités
    [calm] Survivants vulnérables calmes
    [graveyard] Survivants au cimetière
    [contributions] Cartes données pour la crise
    [bandits] Bandits en jeu
    [town-bandits] Bandits aux lieux 1 à 6
    [experiments] Expériences au laboratoire
    [arsenal] Cartes dans l’arsenal des bandits
   *[hand] Cartes dans votre main
}
condition-track = { $max ->
    [10000] { $per-player ->
        [0] { track-label } : au moins { $min }.
       *[other] { $min ->
            [0] { track-label } : au moins { $per-player } par joueur.
           *[other] { track-label } : au moins { $per-player } par joueur, et { $min } de plus.
        }
    }
    [0] { track-label } : 0.
   *[other] { track-label } : au plus { $max }.
}
condition-improvements-done = { $n ->
    [one] Au moins { $n } amélioration est achevée.
   *[other] Au moins { $n } améliorations sont achevées.
}
