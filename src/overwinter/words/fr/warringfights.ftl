### Warring Colonies sur la page : la feuille d’un combat.

fight-title = Combat { $at }
fight-nth = { $all ->
    [1] Le seul de la nuit.
   *[other] Le n° { $n } sur { $all } cette nuit.
}
fight-leaders = { $you ->
    [yes] Vous menez les nôtres, { $other } mène les leurs.
   *[no] { $name } mène les nôtres, { $other } mène les leurs.
}
fight-leaders-both = { $name } contre { $other }.
fight-step = Étape { $n } sur { $all }

## Le compte

fight-ledger = La force des deux camps
fight-line-tactics = Tactique
fight-line-people = Gens
fight-line-weapons = Armes
fight-line-cards = Cartes
fight-line-bullets = Balles
fight-line-dice = Dés
fight-up-to = jusqu’à { $n }
fight-doubled = { $n }, doublées
fight-face = { $kind ->
    [wounds] blessures
    [zombies] zombies
   *[strength] force
}
fight-leads-by = { $who ->
    [us] Nous menons de { $n }
    [them] Ils mènent de { $n }
    [even] Égalité pour l’instant
   *[other] { $name } mène de { $n }
}
fight-wins-by = { $who ->
    [us] Nous gagnons de { $n }
    [them] Ils gagnent de { $n }
    [even] Égalité
   *[other] { $name } gagne de { $n }
}
fight-truce-short = Pas de combat
fight-fled-short = Avant le combat
fight-both-fled-short = Avant le combat
fight-bullets = { $n ->
    [0] 0 balle
    [one] 1 balle
   *[other] { $n } balles
}
fight-unarmed = sans arme

## Tactique

fight-your-tactic = Votre tactique
fight-choose-tactic = Choisissez-en une pour voir ce qu’elle ferait contre chacune des leurs.
fight-before-dice = { $tactic }, avant balles et dés
fight-no-retreat = On ne quitte pas sa maison : ici elle ne fait rien.
fight-meeting = { $ahead ->
    [us] nous menons de { $n }
    [them] ils mènent de { $n }
   *[even] égalité
}
fight-their-bullets-double = leurs balles doublent
fight-meeting-truce = personne ne se bat
fight-meeting-they-leave = { $n ->
    [0] ils partent, nous gagnons
    [one] ils partent avec 1 blessure, nous gagnons
   *[other] ils partent avec { $n } blessures, nous gagnons
}
fight-meeting-we-leave = { $n ->
    [0] nous partons, ils gagnent
    [one] nous partons avec 1 blessure, ils gagnent
   *[other] nous partons avec { $n } blessures, ils gagnent
}
fight-meeting-both-leave = tous partent, personne ne gagne
fight-fear = celle à craindre
fight-seal = Sceller { $tactic }
fight-seal-one = Choisissez une carte
fight-change = Les deux tactiques sont révélées. Vous pouvez en annoncer une autre.
fight-call = Annoncer { $tactic }
fight-stay = Garder { $tactic }
fight-call-together = Ceux qui annoncent le font au même instant.
fight-cards-open = Les deux cartes s’ouvrent ensemble.
fight-cards-back = Toutes les cinq reviennent après le combat.
fight-chooses = choisit une carte
fight-counts-bullets = compte ses balles
fight-you-sealed = scellé : { $what }

## Balles

fight-how-many = Combien de balles ?
fight-bullet-worth = { $double ->
    [0] chacune vaut 1 de force, puis elle est perdue
   *[other] les { $double } premières valent 2, toutes sont perdues
}
fight-then-dice = Puis chacun lance un dé, { $n } faces :
fight-faces = Les faces du dé de combat : 1, 1, 2, 2, 3, 3 de force ; 1, 1, 2 blessures ; 1, 2, 3 zombies.
fight-of-100 = Avec vos { $n }, sur 100 combats pareils
fight-they-lay = Ils misent { $n }
fight-chance-win = gagnés { $n }
fight-chance-even = égalité { $n }
fight-chance-lose = perdus { $n }
fight-chances = sur 100 : { $win } gagnés, { $even } égalités, { $lose } perdus
fight-close-hand = Fermer la main sur { $n }
fight-hands-open = Les deux mains s’ouvrent ensemble.
fight-bullets-stay = Les balles gardées restent à la colonie.

## Blessures

fight-dealing = Battus. Blessure { $n } sur { $all } : qui la prend ?
fight-can-take = { $n ->
    [0] une de plus tuerait
    [one] survit, supporte encore 1
   *[other] en supporte encore { $n }
}
fight-would-die = en mourrait
fight-hit = { $name } la prend
fight-hit-whom = Choisissez quelqu’un

## Comment cela a fini

fight-die-of = { $who ->
    [us] Notre dé
    [them] Leur dé
   *[other] { $name }
}
fight-rolled-strength = { $n } de force en plus
fight-rolled-wounds = { $n ->
    [one] 1 blessure pour quelqu’un d’en face
   *[other] { $n } blessures pour quelqu’un d’en face
}
fight-rolled-zombies = { $n ->
    [one] 1 zombie arrive
   *[other] { $n } zombies arrivent
}
fight-verdict-won = { $ground ->
    [ours] { $who ->
        [us] Nos portes ont tenu.
       *[them] Ils ont passé nos portes.
    }
    [theirs] { $who ->
        [us] Nous avons franchi leurs portes.
       *[them] Rejetés de leurs portes.
    }
   *[town] { $who ->
        [us] { $place } : à nous cette nuit.
        [them] { $place } : à eux cette nuit.
       *[other] { $place } : à { $name } cette nuit.
    }
}
fight-verdict-even = Personne n’a cédé.
fight-verdict-truce = Tous ont attendu. Personne n’a tiré.
fight-verdict-fled = { $who ->
    [us] Nous sommes partis avant.
    [them] Ils ont fui.
   *[other] { $name } a fui.
}
fight-verdict-both-fled = Tous ont fui. La neige garde les lieux.
fight-won-by = { $who ->
    [us] Gagné de { $n }.
    [them] Perdu de { $n }.
   *[other] { $name } gagne de { $n }.
}
fight-tally = { $who ->
    [us] { $n ->
        [one] Notre premier combat gagné.
       *[other] Cela fait { $n } combats gagnés.
    }
    [them] { $n ->
        [one] Leur premier combat gagné.
       *[other] Ils en ont gagné { $n }.
    }
   *[other] { $name } en a gagné { $n }.
}
fight-what-follows = Ce qui suit
fight-wounded = { $name } prend { $n ->
    [one] 1 blessure.
   *[other] { $n } blessures.
}
fight-spent = { $who ->
    [us] Balles tirées : { $ours } des nôtres, { $theirs } des leurs.
   *[other] Balles tirées : { $near } { $ours }, { $far } { $theirs }.
}
fight-none-spent = Pas une balle n’a été tirée.
fight-nobody-hurt = Personne n’a été blessé.
fight-next = Ensuite : { $place }, { $near } contre { $far }.
fight-last = C’était le dernier combat de la nuit.
fight-go-on = En route { $to }
fight-go-on-night = La nuit continue

## Le coin du loup solitaire

den-tab = Tanière
den-tab-town = Ville
den-yours = Votre tanière
den-inside = { $n } sur { $spaces } dedans
den-free = { $n ->
    [0] aucune place libre
    [one] 1 place libre
   *[other] { $n } places libres
}
den-eats = { $n } mangées ce soir
den-no-hunger = aucune pour l’instant
den-waste = à 5 : −1 moral
den-done = { $n ->
    [0] 0 mission accomplie
    [one] 1 mission accomplie
   *[other] { $n } missions accomplies
}
den-safe = Aucun zombie ne trouve cet endroit, et seuls les vôtres y entrent.
den-missions = Vos missions
den-deck = { $n ->
    [0] plus rien à piocher
   *[other] encore { $n } à piocher
}
den-morale = +{ $n } moral
den-met = Présent
den-missing = Manque
den-have = Vous avez { $n }.
den-when-combat-over = Après un combat que vous avez aidé à gagner.
den-when-round-end = À la fin de la manche, si personne ne s’est battu.
den-choose = La choisir
den-do = L’accomplir
den-no-missions = Aucune mission en main.
table-act-mission = Mission
table-say-mission = Vous accomplissez { $card }
table-confirm-mission = Accomplir la mission
