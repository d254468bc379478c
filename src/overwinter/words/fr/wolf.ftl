### Le loup solitaire : ce qui se passe, ce qui est demandé, ce qui est offert, ce qui ne va pas.

## Ce qui se passe

event-wolf-out = { $seat-you ->
    [yes] Plus rien ne vous retient. La tanière est vide, et votre partie est finie.
   *[no] { $seat } abandonne. La tanière est vide, et les colonies continuent.
}
event-missions-dealt = { $seat } pioche ses premières missions.
event-missions-dealt-secret = Vos premières missions : { $cards }.
event-mission-drawn = { $seat } pioche une mission.
event-mission-drawn-secret = Votre nouvelle mission : { $card }.
event-mission-dropped = { $seat } écarte une mission, face cachée.
event-mission-dropped-secret = Vous écartez { $card }.
event-mission = { $seat-you ->
    [yes] Vous dévoilez une mission : { $card }. C’est la numéro { $n }.
   *[no] { $seat } dévoile une mission : { $card }. C’est la numéro { $n }.
}
event-wolf-joins = { $seat-you ->
    [yes] Vos survivants { $place-at } se battent pour eux.
   *[no] Les survivants de { $seat } { $place-at } se battent pour eux.
}
event-wolf-runs = { $seat-you ->
    [yes] Vos survivants { $place-at } s’enfuient.
   *[no] Les survivants de { $seat } { $place-at } s’enfuient.
}
event-cards-away-unseen = { $n ->
    [one] 1 carte du paquet { $place-at } disparaît pour toujours. Personne d’autre ne sait laquelle.
   *[other] { $n } cartes du paquet { $place-at } disparaissent pour toujours. Personne d’autre ne sait lesquelles.
}
event-robbed = { $seat-you ->
    [yes] Vous prenez quelque chose à { $survivor } : { $card }.
   *[no] { $seat } prend quelque chose à { $survivor } : { $card }.
}

## Questions

ask-place-refuge = La tanière est pleine. Où va celui qui a été chassé ?
ask-join-or-run = Combat { $place-at } : Pine Ridge { $blue }, Mill Creek { $yellow }, avant tactiques, munitions et dés. Vos survivants sont au milieu.
ask-survivor-runs = Qui s’enfuit d’abord ?
ask-swap-mission = Échangez-vous une mission contre une nouvelle ? Maintenant seulement, et une seule.
ask-mission-now = { $when ->
    [combat-over] Le combat est gagné. Quelqu’un vous a-t-il payé pour cela ?
   *[round-end] Personne ne s’est battu cette manche. Quelqu’un vous a-t-il payé pour cela ?
}
ask-first-missions = Vous avez une mission de trop. Laquelle retourne dans le paquet ?
ask-player-which-colony = Quelle colonie ? Nommez son chef.
ask-survivor-treat = Quelle blessure soignez-vous ?
ask-survivor-prey = À qui en voulez-vous ?
ask-card-prey = Que prenez-vous ?
ask-entrance-herd = Quel zombie vous suit ?

## Choix

option-join-combat = Se battre pour : { $colony }.
option-run-from-combat = Fuir.
option-mission = Accomplir { $card }.
option-swap-mission = { $card }.
option-keep-missions = Tout garder.
option-no-mission = Pas maintenant.

## Avant un choix

foresee-join = Force alors : Pine Ridge { $blue }, Mill Creek { $yellow }.
foresee-join-odds = Aux dés seuls, sur 100 : avec vous ils gagnent { $win }, { $even } à égalité, { $lose } perdus.
foresee-run = { $n ->
    [one] 1 jet de risque.
   *[other] { $n } jets de risque.
}

## Sur les écrans simples

cli-wolf = { $seat-you ->
    [yes] Missions accomplies : { $n }, en main : { $hand }, dans le paquet : { $deck }.
   *[no] { $seat }. Missions accomplies : { $n }, en main : { $hand }, dans le paquet : { $deck }.
}
cli-wolf-out = { $seat-you ->
    [yes] Vous êtes hors jeu.
   *[no] { $seat } est hors jeu.
}
cli-mission = { $card } : { $state ->
    [ready] possible.
    [waits] attend son moment.
   *[not-ready] pas encore possible.
} Il faut : { $card-needs } Alors : { $card-text }

## Conditions

condition-missions-min = { $n ->
    [one] Au moins 1 mission accomplie.
   *[other] Au moins { $n } missions accomplies.
}
condition-noted-colony-wins = La colonie que vous avez notée a rempli l’objectif commun, l’autre non.
condition-colonies-morale = { $max ->
    [10000] Les deux colonies ont au moins { $min } de moral.
   *[other] Les deux colonies ont au plus { $max } de moral.
}
condition-colonies-apart = Le moral des deux colonies diffère de { $max } au plus.
condition-fought-for = { $each ->
    [yes] { $n ->
        [one] Au moins 1 combat gagné aux côtés de chaque colonie.
       *[other] Au moins { $n } combats gagnés aux côtés de chaque colonie.
    }
   *[no] { $n ->
        [one] Au moins 1 combat gagné aux côtés de quelqu’un.
       *[other] Au moins { $n } combats gagnés aux côtés de quelqu’un.
    }
}
condition-spread-out = { $few ->
    [0] Vos survivants sont dans { $n } lieux différents de la ville.
   *[other] Vos survivants sont dans { $n } lieux différents de la ville ; s’il ne vous en reste que { $few }, dans { $few }.
}
condition-besieging = { $helpless ->
    [yes] Un de vos survivants est à la porte d’une colonie qui abrite un vulnérable.
   *[no] { $stronger ->
        [yes] Un de vos survivants est à la porte de la colonie au moral le plus haut.
       *[no] Un de vos survivants est à la porte d’une colonie.
    }
}
condition-own-in-town = Un de vos survivants est en ville.
condition-unused-die-min = Un dé non utilisé de { $n } ou plus.
condition-unused-dice-min = { $n ->
    [one] Au moins 1 dé non utilisé.
   *[other] Au moins { $n } dés non utilisés.
}
condition-hand-kinds = { $n ->
    [one] Au moins 1 carte en main.
   *[other] Des cartes de { $n } types différents en main.
}
condition-beside-colonists = Un de vos survivants est là où sont des survivants d’une colonie.
condition-can-strip = Un de vos survivants est dans un lieu avec un paquet d’objets, et vous avez un dé pour fouiller.
condition-has-prey = Un de vos survivants est seul en ville avec celui d’une colonie, et vous avez un dé pour attaquer.

## Réglages

policy-wolf-card = Qui pioche la carte Croisée des chemins pour le loup solitaire
    .weaker = le chef de la colonie au moral le plus bas
    .random = l’un des deux chefs, tiré au sort

## Ce qui ne va pas

error-setup-wolf-even = Il n’y a de loup solitaire qu’à un nombre impair de joueurs : autant pour chaque colonie, et un de trop. Vous êtes { $players }.
error-setup-wolf-seat = Vous êtes { $players } : exactement un d’entre vous est le loup solitaire. Dites qui.
