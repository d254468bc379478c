ln-imp-toilet = Toilettes
    .text = Lors du contrôle des déchets, 5 cartes de la pile ne comptent pas.

ln-imp-dvd-player = Lecteur DVD
    .text = Une fois par manche en tout, un survivant à la colonie peut dépenser un dé quelconque : retirez 1 désespoir à un survivant de la colonie.

ln-imp-bed = Lits
    .text = Au début de la phase de la colonie, le premier joueur peut retirer 1 blessure ou engelure à un survivant de la colonie.

ln-imp-watchtower = Tour de guet
    .text = Une fois par manche en tout, un survivant à la colonie peut dépenser un dé de 3 ou plus : tuez 1 zombie à la colonie. Pas de jet de risque. Ce n’est pas une attaque.

ln-imp-greenhouse = Serre
    .text = Avant de payer la nourriture, ajoutez 1 nourriture à la réserve.

ln-imp-stove = Poêle
    .text = Les engelures n’infligent aucune blessure aux survivants de la colonie au début d’un tour.

ln-imp-compost = Tas de compost
    .text = Nettoyer les déchets retire jusqu’à 5 cartes au lieu de 3.

ln-imp-tripwire = Fils-pièges
    .text = Avant l’arrivée des zombies, le premier joueur lance un dé. Sur 4 ou plus, placez 1 piège explosif sur une case d’entrée vide de la colonie.

ln-imp-infirmary = Infirmerie
    .text = Un médicament joué sur un survivant de la colonie lui retire 1 blessure ou engelure de plus.

ln-imp-common-room = Salle commune
    .text = Une fois terminée, moral +1. Dès lors, le premier survivant sans défense qui deviendrait agité dans une manche reste calme.
