### Raxxon : tout ce que le programme dit du second jeu. Les cartes ont leurs mots dans leur paquet.

## Noms

rx-person = { $name } ({ $group })
rx-face-down = une carte face cachée
rx-spot = { $card }, ligne { $row }, colonne { $col }
rx-row = { $place ->
    [above] Une nouvelle ligne en haut
    [below] Une nouvelle ligne en bas
   *[inside] Ligne { $n }
}
rx-line-row = Ligne { $n } : { $cards }
rx-line-column = Colonne { $n } : { $cards }
rx-action-investigate = Enquête
    .text = Retournez une carte cachée de la foule.
rx-healthy = sain
rx-infected = infecté

rx-pile-draw = Pioche de population
rx-pile-discard = Défausse
rx-pile-supply = Réserve d’infection
rx-pile-evac = Évacués
rx-pile-uncontained = Quarantaine non sécurisée
rx-pile-contained = Quarantaine sécurisée
rx-pile-removed = Hors du jeu
rx-pile-crowd = Foule
rx-pile-rx-draw = Pioche Raxxon
rx-pile-rx-triggered = Cartes Raxxon déclenchées
rx-pile-rx-untriggered = Cartes Raxxon non déclenchées
rx-power = Pouvoir de Raxxon

rx-icon-infect = infection
    .text = La première carte de la réserve d’infection va dans la défausse. S’il n’y en a plus, la ville est submergée.
rx-icon-raxxon = piocher une carte Raxxon
    .text = Piochez la première carte Raxxon et voyez si elle se déclenche.
rx-icon-power = pouvoir + 1
    .text = Le pouvoir de Raxxon augmente de 1. À 8, l’entreprise prend le pouvoir.
rx-icon-end-day = fin de la journée
    .text = La journée s’arrête tout de suite.
rx-icon-hostile-return = une carte hostile revient
    .text = 1 carte hostile évacuée va dans la défausse.
rx-icon-add = une carte s’ajoute
    .text = Une carte de la pioche rejoint la foule, face cachée.
rx-icon-flip = retourner une carte
    .text = Retournez une carte cachée de la foule.

## Le journal

event-rx-setup = La ville est bouclée. { $goal } personnes saines s’y trouvent, et { $n } infections attendent. { $seat-you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
}
event-rx-character = { $seat-you ->
    [yes] Vous jouez { $character }.
   *[no] { $seat } joue { $character }.
}
event-rx-day = Le jour { $day } commence.
event-rx-dealt = { $n ->
    [0] Il n’y a plus personne dans les rues.
    [one] { $n } carte forme la foule.
   *[other] { $n } cartes forment la foule.
}
event-rx-turn = { $seat-you ->
    [yes] C’est à vous de jouer.
   *[no] C’est à { $seat } de jouer.
}
event-rx-investigates = { $seat-you ->
    [yes] Vous enquêtez.
   *[no] { $seat } enquête.
}
event-rx-consequence = Une conséquence de « { $action } » : { $icon }.
event-rx-extra = { $seat-you ->
    [yes] Vous tirez davantage de « { $action } », et Raxxon le saura.
   *[no] { $seat } tire davantage de « { $action } », et Raxxon le saura.
}
event-rx-token-placed = { $seat-you ->
    [yes] Vous posez un jeton sur « { $action } ».
   *[no] { $seat } pose un jeton sur « { $action } ».
}
event-rx-token-removed = Un jeton quitte « { $action } ».
event-rx-passed = { $forced ->
    [yes] { $seat-you ->
        [yes] Vous devez passer.
       *[no] { $seat } doit passer.
    }
   *[no] { $seat-you ->
        [yes] Vous passez.
       *[no] { $seat } passe.
    }
}
event-rx-second-wind = La fiche est vidée, et la journée continue.
event-rx-must-pass = { $seat-you ->
    [yes] Vous devrez passer à votre prochain tour de la journée.
   *[no] { $seat } devra passer à son prochain tour de la journée.
}
event-rx-day-ends = La journée s’arrête tout de suite.
event-rx-evening = Soir du jour { $day }. { $n ->
    [0] Aucun infecté n’est en liberté.
    [one] { $n } carte infectée est en liberté.
   *[other] { $n } cartes infectées sont en liberté.
}
event-rx-infected = L’infection s’étend : { $card }. { $left ->
    [0] La réserve est vide.
    [one] Il reste { $left } carte dans la réserve.
   *[other] Il reste { $left } cartes dans la réserve.
}
event-rx-power = Le pouvoir de Raxxon monte à { $power }.
event-rx-returned = { $card } se glisse de nouveau dans la ville. Évacués : { $n }.
event-rx-added = Une carte rejoint la foule.
event-rx-add-blocked = Des barrières tiennent une carte à l’écart de la foule. { $left ->
    [0] Elles ont disparu.
   *[other] Encore { $left } fois.
}
event-rx-roadblock = { $card-n ->
    [0] Un barrage de { $n } jetons se dresse autour d’une carte cachée.
   *[other] Un barrage de { $n } jetons se dresse. Au milieu : { $card }.
}
event-rx-roadblock-held = Le barrage tient. { $left ->
    [0] Il est épuisé.
    [one] Il reste { $left } jeton.
   *[other] Il reste { $left } jetons.
}
event-rx-flipped = On retourne { $card }. Visibles dans ce groupe : { $n }.
event-rx-on-flip = { $group }, { $n ->
    [one] { $n } visible
   *[other] { $n } visibles
} : { $icons }.
event-rx-turned-down = De nouveau face cachée : { $cards }.
event-rx-killed = Tués : { $cards }.
event-rx-on-kill = { $card } ({ $group }) : cette mort a un prix.
event-rx-evacuated = Évacués : { $cards }. Total : { $n }.
event-rx-to-contained = Vers la quarantaine sécurisée : { $cards }.
event-rx-to-uncontained = Vers la quarantaine non sécurisée : { $cards }.
event-rx-to-discard = Vers la défausse : { $cards }.
event-rx-to-removed = Hors du jeu : { $cards }.
event-rx-to-draw = { $n ->
    [one] { $n } carte retourne sur la pioche.
   *[other] { $n } cartes mélangées retournent sur la pioche.
}
event-rx-line-shuffled = { $n } cartes de la foule sont mélangées face cachée.
event-rx-swapped = { $first } et { $second } échangent leurs places.
event-rx-peeked = Sous une carte cachée : { $card }. Elle reste cachée.
event-rx-interviewed = { $card } parle, et reste visible.
event-rx-looked = { $pile ->
    [draw] Sur la pioche de population : { $cards }.
   *[rx-draw] Sur la pioche Raxxon : { $cards }.
}
event-rx-broke-out = { $card } s’échappe de la quarantaine.
event-rx-buried = { $card } va dans la pile des cartes non déclenchées.
event-rx-barriers = L’entreprise pose des barrières : les { $n } prochaines cartes restent à l’écart de la foule aujourd’hui.
event-rx-grounded = Plus d’évacuation jusqu’à la fin de la journée.
event-rx-reshuffled = La défausse est mélangée en une nouvelle pioche de { $n } cartes.
event-rx-deck-shuffled = Les cartes non déclenchées sont mélangées à la pioche Raxxon. Elle compte { $n } cartes.
event-rx-no-card = Il ne reste aucune carte Raxxon à piocher.
event-rx-triggered = Carte Raxxon : { $card }.
event-rx-untriggered = Carte Raxxon : { $card }. Elle reste sans suite pour l’instant.
event-rx-chosen = { $seat-you ->
    [yes] Vous choisissez : { $option }.
   *[no] { $seat } choisit : { $option }.
}
event-rx-game-over = { $outcome ->
    [won] Les { $goal } personnes saines sont dehors. Vous avez gagné.
    [overrun] La ville est submergée. Évacués : { $evacuated } sur { $goal }. Vous avez perdu.
   *[takeover] Raxxon prend la ville. Évacués : { $evacuated } sur { $goal }. Vous avez perdu.
}

## Questions

ask-rx-character = Quel personnage jouez-vous ?
ask-rx-turn = Que faites-vous ?
ask-rx-consequence = La prochaine conséquence de « { $action } » : { $icon }. Continuer ?
ask-rx-place = Où va la nouvelle carte ?
ask-rx-choose = { $card } : que choisissez-vous ?
ask-rx-extra = { $free ->
    [yes] { $text }
   *[no] { $text } Cela coûte une carte Raxxon.
}
ask-rx-group = Quel groupe retournez-vous face cachée ?
ask-rx-player = À qui retirez-vous des jetons ?
ask-rx-token = { $n ->
    [one] Retirer un jeton { $player-you ->
        [yes] de votre fiche
       *[no] à { $player }
    } ?
   *[other] Retirer jusqu’à { $n } jetons { $player-you ->
        [yes] de votre fiche
       *[no] à { $player }
    } ?
}
ask-rx-free-space = Sur quelle action posez-vous le jeton ?
ask-rx-pick-flip = Quelle carte retournez-vous ?
ask-rx-pick-peek = Quelle carte regardez-vous ?
ask-rx-pick-interview = Qui interrogez-vous ?
ask-rx-pick-flip-around = Autour de quelle carte retournez-vous toutes les cartes cachées ?
ask-rx-pick-evacuate = Qui évacuez-vous, avec toutes les personnes saines à côté ?
ask-rx-pick-kill = Qui tuez-vous ?
ask-rx-pick-kill-around = Qui tuez-vous ? Après la première carte, seulement celles à côté d’elle.
ask-rx-pick-move-contained = Quelle carte va en quarantaine sécurisée ?
ask-rx-pick-move-uncontained = Quelle carte va en quarantaine non sécurisée ?
ask-rx-pick-move-evac = Qui évacuez-vous ?
ask-rx-pick-move-discard = Quelle carte va dans la défausse ?
ask-rx-pick-move-removed = Quelle carte quitte le jeu ?
ask-rx-pick-turn-down = Quelle carte retournez-vous face cachée ?
ask-rx-pick-swap = Quelle carte déplacez-vous ?
ask-rx-pick-swap-with = Avec quelle carte échange-t-elle sa place ?
ask-rx-pick-roadblock = Autour de quelle carte placez-vous le barrage ?
ask-rx-pick-roadblock-token = Quel barrage arrête la carte ?
ask-rx-pick-to-draw = Quelle carte retourne sur la pioche ?
ask-rx-pick-add-from = Qui s’échappe ?
ask-rx-line-evacuate = Quelle ligne ou colonne évacuez-vous ?
ask-rx-line-kill = Quelle ligne ou colonne est frappée ?
ask-rx-line-to-draw = Quelle ligne ou colonne retourne sur la pioche ?
ask-rx-line-turn-down = Quelle ligne ou colonne retournez-vous face cachée ?
ask-rx-line-shuffle = Quelle ligne ou colonne est mélangée ?
ask-rx-order-draw = Quelle carte vient ensuite, en partant du dessus ?
ask-rx-order-raxxon = Quelle carte Raxxon vient ensuite, en partant du dessus ?
ask-rx-order-bury = Quelle carte va dans la pile des cartes non déclenchées ?
ask-rx-order-deaths = Quelle mort a son effet en premier ?

## Choix

option-rx-character = { $character }
option-rx-character-told = { $character }, { $role }
option-rx-investigate = Enquête : retourner une carte cachée.
option-rx-act = { $action }
option-rx-act-told = { $costs ->
    [yes] { $action } : { $text } Dès votre prochain tour : { $due }.
   *[no] { $action } : { $text }
}
option-rx-pass = { $asked ->
    [rx-consequence] S’arrêter là et passer.
   *[other] Passer.
}
option-rx-resolve = Continuer : { $icon }.
option-rx-pick = { $spot }
option-rx-take = { $card } ({ $zone })
option-rx-row = { $line }
option-rx-column = { $line }
option-rx-next = { $card }
option-rx-group = { $group }
option-rx-done = { $asked ->
    [rx-group] Aucun.
   *[other] C’est tout.
}
option-rx-yes = Oui.
option-rx-no = Non.
option-rx-place = { $row-place ->
    [above] { $col-place ->
        [left] Dans une nouvelle ligne en haut et une nouvelle colonne à gauche.
        [right] Dans une nouvelle ligne en haut et une nouvelle colonne à droite.
       *[inside] Dans une nouvelle ligne en haut, colonne { $col }.
    }
    [below] { $col-place ->
        [left] Dans une nouvelle ligne en bas et une nouvelle colonne à gauche.
        [right] Dans une nouvelle ligne en bas et une nouvelle colonne à droite.
       *[inside] Dans une nouvelle ligne en bas, colonne { $col }.
    }
   *[inside] { $col-place ->
        [left] Ligne { $row }, dans une nouvelle colonne à gauche.
        [right] Ligne { $row }, dans une nouvelle colonne à droite.
       *[inside] Ligne { $row }, colonne { $col }.
    }
}
option-rx-token = { $icons-n ->
    [0] { $action }
   *[other] { $action } ({ $icons })
}
option-rx-free-space = { $action }
option-rx-player = { $player }
option-rx-choose = { $option } : { $effect }

## Groupes de choix dans le terminal

cli-rx-character = Personnages
cli-rx-act = Actions
cli-rx-pick = Cartes de la foule
cli-rx-take = Cartes des piles
cli-rx-row = Lignes
cli-rx-column = Colonnes
cli-rx-next = Cartes
cli-rx-group = Groupes
cli-rx-place = Places
cli-rx-token = Jetons action
cli-rx-free-space = Actions
cli-rx-player = Joueurs
cli-rx-choose = Choix
cli-rx-investigate = Enquête
cli-rx-pass = Passer
cli-rx-resolve = Continuer
cli-rx-done = Terminé
cli-rx-yes = Oui
cli-rx-no = Non

## Signes du terminal

rx-mark-players = les joueurs, chacun avec une couleur
rx-mark-face-down = une carte face cachée ; suivie d’un nom, tous l’ont vue
rx-mark-infected = une carte infectée
rx-mark-roadblock = un barrage
rx-mark-spaces = une case d’action : prise, libre
rx-mark-turn = à qui de jouer

## Erreurs

error-setup-difficulty = Il n’y a pas de difficulté « { $difficulty } ».
error-setup-character = Il n’y a pas de personnage « { $character } ».
error-setup-characters = Il faut à chacun un personnage différent.
error-setup-solo-character = En solitaire, on choisit un personnage chaque jour.
