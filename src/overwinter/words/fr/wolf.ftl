### Le loup solitaire : ce qui se passe, ce qui est demandé, ce qui est offert, ce qui ne va pas.

## Ce qui se passe

event-wolf-out = { $seat-you ->
    [yes] Plus rien ne vous retient. La tanière est vide, et votre partie est finie.
   *[no] { $seat } abandonne. La tanière est vide, et les colonies continuent.
}

## Questions

ask-place-refuge = La tanière est pleine. Où va celui qui a été chassé ?

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

## Réglages

policy-wolf-card = Qui pioche la carte Croisée des chemins pour le loup solitaire
    .weaker = le chef de la colonie au moral le plus bas
    .random = l’un des deux chefs, tiré au sort

## Ce qui ne va pas

error-setup-wolf-even = Il n’y a de loup solitaire qu’à un nombre impair de joueurs : autant pour chaque colonie, et un de trop. Vous êtes { $players }.
error-setup-wolf-seat = Vous êtes { $players } : exactement un d’entre vous est le loup solitaire. Dites qui.
