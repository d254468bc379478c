### Ce qu’un joueur peut choisir, une phrase par option.

## Actions avec dé

option-attack = { $die ->
    [0] { $gates ->
        [1] { $survivor } attaque un zombie { $here-at } sans dé.
       *[other] { $survivor } attaque un zombie à l’entrée { $target } sans dé.
    }
   *[other] { $gates ->
        [1] { $survivor } attaque un zombie { $here-at } avec le { $die }.
       *[other] { $survivor } attaque un zombie à l’entrée { $target } avec le { $die }.
    }
}
option-attack-survivor = { $die ->
    [0] { $survivor } attaque { $target } sans dé.
   *[other] { $survivor } attaque { $target } avec le { $die }.
}
option-attack-bandit = { $survivor } attaque un bandit { $here-at } avec le { $die }.
option-raid = { $way ->
    [search] { $survivor } fouille le repaire avec le { $die }.
   *[attack] { $survivor } donne l’assaut au repaire avec le { $die }.
}
option-search = { $survivor } fouille { $here-at } avec le { $die }.
option-barricade = { $gates ->
    [1] { $survivor } dresse une barricade { $here-at } avec le { $die }.
   *[other] { $survivor } dresse une barricade à l’entrée { $entrance } avec le { $die }.
}
option-clean = { $survivor } nettoie la décharge avec le { $die }.
option-attract = { $survivor } attire des zombies { $here-to } avec le { $die }.
option-use = { $card-kind ->
    [own] { $die ->
        [0] { $survivor } utilise sa compétence.
       *[other] { $survivor } utilise sa compétence avec le { $die }.
    }
    [survivor] { $die ->
        [0] { $survivor } utilise une compétence ({ $card }).
       *[other] { $survivor } utilise une compétence ({ $card }) avec le { $die }.
    }
   *[other] { $die ->
        [0] { $survivor } utilise { $card }.
       *[other] { $survivor } utilise { $card } avec le { $die }.
    }
}

## Actions sans dé

option-move = { $card-kind ->
    [none] { $survivor } va { $to-at }.
   *[item] { $survivor } va { $to-at } avec { $card }, sans jet de risque.
}
option-use-effect = Utilisez { $card }.
option-play = Jouez { $card }.
option-equip = { $survivor } prend { $card } comme équipement.
option-ration = Mangez { $card } : le { $die } augmente de 1.
option-contribute = { $survivor-kind ->
    [none] Posez { $card } face cachée pour la crise.
   *[survivor] Prenez { $card } à { $survivor } pour la crise.
}
option-supply = Posez { $card } sur l’objectif commun.
option-hand-off = { $survivor } donne { $card } à { $to }.
option-spend-food = Dépensez 1 jeton nourriture : le { $die } augmente de 1.
option-request = { $symbol-id ->
    [any] Demandez aux autres toute carte utile.
   *[other] Demandez aux autres des { $symbol-cards }.
}
option-request-card = Demandez aux autres 1 { $symbol-card }.
option-nominate = Demandez un vote pour exiler { $seat }.
option-end-turn = Terminez votre tour.
option-yawn = Bâillez.

## Pendant une attaque

option-attack-with = { $card-kind ->
    [survivor] Utilisez la compétence ({ $card }).
   *[other] Utilisez { $card }.
}
option-attack-with-request = { $card-kind ->
    [survivor] Utilisez la compétence ({ $card }) et demandez aux autres la carte qu’il faut.
   *[other] Utilisez { $card } et demandez aux autres la carte qu’il faut.
}
option-attack-safely = { $card-kind ->
    [survivor] Utilisez la compétence ({ $card }) : pas de jet de risque.
   *[other] Utilisez { $card } : pas de jet de risque.
}
option-plain = { $asked ->
    [attack-safely] Prenez le risque.
   *[other] Attaquez comme d’habitude.
}

## Pendant une fouille

option-keep = Gardez { $card }.
option-make-noise = { $card-kind ->
    [none] Faites du bruit et regardez 1 carte de plus.
   *[other] Faites du bruit et regardez plus de cartes avec { $card }.
}
option-look-more = { $card-kind ->
    [survivor] Regardez plus de cartes grâce à { $card }.
   *[other] Regardez plus de cartes avec { $card }.
}
option-enough = Laissez le reste.

## Appâter

option-lure = { $gates ->
    [1] Attirez le zombie { $place-at }.
   *[other] Attirez un zombie { $place-at }, entrée { $entrance }.
}

## Solliciter

option-give = Proposez { $card }.
option-refuse = Ne proposez rien.
option-accept = Prenez { $card }, que propose { $seat }.
option-decline = N’en prenez aucune.

## La morsure se propage

option-kill-bitten = Abattez ce survivant maintenant. La morsure ne va pas plus loin.
option-roll-bitten = Lancez le dé. Tout sauf le vide tue, et la morsure se propage encore.

## Du carburant pour l’objectif

option-offer-fuel = Proposez { $card }.
option-no-fuel = Ne proposez rien.
option-pick-fuel = Prenez { $card }, que propose { $seat }.
option-effect-next = { $survivor-kind ->
    [none] { $card }.
   *[other] { $card }, pour { $survivor }.
}
option-frostbite-next = Les engelures.

## Mise en place

option-keep-survivors = { $third-kind ->
    [none] { $leader } mène, { $second } suit.
   *[survivor] { $leader } mène, { $second } et { $third } suivent.
}

## Votes et croisée des chemins

option-crossroads = { $option }. { $effect }
option-crossroads-hidden = { $option }.
option-vote = Option { $choice }.
option-vote-exile-vote = { $choice ->
    [1] { $nominee-you ->
        [yes] L’exil : vous devez partir.
       *[no] L’exil : { $nominee } doit partir.
    }
   *[other] { $nominee-you ->
        [yes] Pas d’exil : vous restez.
       *[no] Pas d’exil : { $nominee } reste.
    }
}
option-vote-keep-first-player = { $choice ->
    [1] { $seat-you ->
        [yes] Vous restez premier joueur.
       *[no] { $seat } reste premier joueur.
    }
   *[other] Le jeton passe à droite.
}

## Choisir parmi plusieurs

option-choose-survivor = { $wounds ->
    [0] { $survivor }, { $here-at }.
    [one] { $survivor }, { $here-at }, { $wounds } blessure.
   *[other] { $survivor }, { $here-at }, { $wounds } blessures.
}
option-choose-leader = { $wounds ->
    [0] { $leader }, { $here-at }.
    [one] { $leader }, { $here-at }, { $wounds } blessure.
   *[other] { $leader }, { $here-at }, { $wounds } blessures.
}
option-choose-card = { $card }.
option-choose-die = Le { $die }.
option-choose-face = { $face }.
option-choose-place = { $place }.
option-choose-player = { $player }.
option-choose-entrance = Entrée { $entrance } : { $zombies ->
    [0] aucun zombie
    [one] { $zombies } zombie
   *[other] { $zombies } zombies
}, { $barricades ->
    [0] aucune barricade
    [one] { $barricades } barricade
   *[other] { $barricades } barricades
}.
option-choose-order = D’abord : { $order }.
option-order-first = La première voie.
option-order-second = La seconde voie.
option-order-wound = Une blessure.
option-order-frostbite = Une engelure.
option-done = Rien de plus.
option-yes = Oui.
option-no = Non.
option-seen = Vu.
option-calm = Calmer un vulnérable agité avec { $card }.
option-order-trap = Le piège.
option-order-barricade = La barricade.
option-order-calm = Un calme.
option-order-unruly = Un agité.
option-leave-on-top = La laisser au sommet.
option-put-under = La mettre sous le paquet.
option-redraw = Mettre cette carte sous le paquet et en piocher une autre, avec { $card }.
option-order-despair = Un désespoir.
option-play-way = Jouez { $card } : { $way }
option-order-equip = En équiper quelqu’un.
option-order-move = Se déplacer avec.
option-order-play = La jouer.
