item-food-1 = Nourriture 1
    .text = Ajoutez 1 jeton nourriture à la réserve.

item-food-2 = Nourriture 2
    .text = Ajoutez 2 jetons nourriture à la réserve.

item-food-3 = Nourriture 3
    .text = Ajoutez 3 jetons nourriture à la réserve.

item-junk = Bric-à-brac
    .text = Relancez 1 de vos dés non utilisés. Le nouveau résultat est définitif.

item-fuel = Carburant
    .text = Jouez-la en déplaçant un de vos survivants : pas de jet de risque pour ce déplacement.

item-medicine = Médicament
    .text = Retirez 1 blessure de tout type à un de vos survivants, où qu’il soit, ou à tout survivant qui partage un lieu avec l’un des vôtres. Après la blessure mortelle, il est trop tard.

item-pistol = Pistolet
    .text = Quand ce survivant attaque, pas de jet de risque.

item-sniper-rifle = Fusil de précision
    .text = Ce survivant tue 1 zombie dans n’importe quel lieu. Ni dé, ni jet de risque. Ce n’est pas une attaque.

item-shotgun = Fusil à pompe
    .text = Quand ce survivant attaque, tuez 2 zombies au lieu de 1. Pas de jet de risque. Placez 1 jeton bruit dans le lieu si une case de bruit est libre.

item-padlock = Cadenas
    .text = Placez 2 barricades sur des cases d’entrée vides d’un lieu où vous avez un survivant ; 1 seule s’il n’y a que 1 case vide. Sans dé.

item-night-vision-goggles = Lunettes de vision nocturne
    .text = Chaque fois que les dés action sont lancés au début d’une manche, vous lancez 1 dé de plus.

item-walkie-talkie = Talkie-walkie
    .text = Baissez de 1 un dé non utilisé d’un autre joueur pour augmenter de 1 un de vos dés non utilisés. Le sien doit montrer 2 ou plus, le vôtre 5 ou moins.

item-outsider-1 = Étranger 1
    .text = Prenez le premier survivant de la pioche : il rejoint votre groupe à la colonie. Il y faut une case libre. En exil : il va dans un autre lieu qui a une case libre. Carte retirée de la partie après usage.

item-outsider-2 = Étranger 2
    .text = Prenez le premier survivant de la pioche : il rejoint votre groupe à la colonie. 1 survivant vulnérable l’accompagne. Il y faut des cases libres pour les deux. En exil : pas de survivant vulnérable, et il va dans un autre lieu qui a une case libre. Carte retirée de la partie après usage.

item-outsider-3 = Étranger 3
    .text = Prenez le premier survivant de la pioche : il rejoint votre groupe à la colonie. 2 survivants vulnérables l’accompagnent. Il y faut des cases libres pour les 3. En exil : pas de survivants vulnérables, et il va dans un autre lieu qui a une case libre. Carte retirée de la partie après usage.

item-hammer = Marteau
    .text = Quand ce survivant barricade, placez 2 barricades là où il est, au lieu de 1.

item-wrench = Clé à molette
    .text = Ce survivant peut attaquer avec un dé de n’importe quelle valeur.

item-switchblade = Couteau à cran d’arrêt
    .text = Ce survivant peut attaquer avec un dé de n’importe quelle valeur.

item-snow-shoes = Raquettes
    .text = Chaque fois que ce survivant devrait subir une engelure, il subit une blessure normale à la place.

item-rotten-flesh = Chair pourrie
    .text = Une morsure qui se propage ne touche pas ce survivant. Une morsure à son propre jet de risque compte quand même.

item-blueprints-school = Plans de l’école
    .text = Quand ce survivant fouille l’école, il regarde 1 carte de plus et en garde 1 de plus : 2 au lieu de 1.

item-blueprints-police-station = Plans du poste de police
    .text = Quand ce survivant fouille le poste de police, il regarde 1 carte de plus et en garde 1 de plus : 2 au lieu de 1.

item-blueprints-grocery-store = Plans du supermarché
    .text = Quand ce survivant fouille le supermarché, il regarde 1 carte de plus et en garde 1 de plus : 2 au lieu de 1.

item-blueprints-library = Plans de la bibliothèque
    .text = Quand ce survivant fouille la bibliothèque, il regarde 1 carte de plus et en garde 1 de plus : 2 au lieu de 1.

item-blueprints-hospital = Plans de l’hôpital
    .text = Quand ce survivant fouille l’hôpital, il regarde 1 carte de plus et en garde 1 de plus : 2 au lieu de 1.

item-blueprints-gas-station = Plans de la station-service
    .text = Quand ce survivant fouille la station-service, il regarde 1 carte de plus et en garde 1 de plus : 2 au lieu de 1.

item-123-barricades = 1, 2, 3 Barricades
    .text = À votre tour, si ce survivant est à la colonie, placez-y 1 barricade sans dépenser de dé.

item-guide-to-leadership = Guide du leader
    .text = Augmentez de 1 un de vos dés non utilisés, jamais au-dessus de 6.

item-beginners-martial-arts = Arts martiaux pour débutants
    .text = Quand ce survivant attaque, pas de jet de risque.

item-scissors = Ciseaux
    .text = Tuez 1 zombie dans un lieu où vous avez un survivant. Ni dé, ni jet de risque. Ce n’est pas une attaque.

item-megaphone = Mégaphone
    .text = Déplacez jusqu’à 4 zombies d’un lieu vers des cases d’entrée vides d’un autre lieu où vous avez un survivant. Les zombies sans case vide restent sur place.

item-baseball-bat = Batte de baseball
    .text = Quand ce survivant attaque, vous pouvez tuer 2 zombies au lieu de 1. Un jet de risque par zombie tué.

item-jazzercise = Voyage au pays du jazzercise
    .text = Relancez 1 de vos dés non utilisés. Le nouveau résultat est définitif.

item-survivors-cookbook = Livre de cuisine du survivant
    .text = Si ce survivant est à la colonie, ajoutez 1 jeton nourriture à la réserve.

item-reading-lamp = Lampe de bureau
    .text = Un de vos survivants attaque sans dépenser de dé. Le jet de risque a lieu comme d’habitude.

item-adrenaline-shot = Piqûre d’adrénaline
    .text = Placez 1 de vos dés non utilisés sur la valeur de votre choix.

item-mop = Serpillière
    .text = Quand vous nettoyez la décharge, retirez 5 cartes au lieu de 3. Ne s’ajoute pas à une compétence qui en retire déjà 5.

item-flashlight = Lampe torche
    .text = Quand ce survivant fait du bruit pendant une fouille, regardez 3 cartes de plus au lieu de 1 pour ce jeton bruit.

item-lighter = Briquet
    .text = Quand ce survivant attaque, vous pouvez jouer 1 carte carburant sans son propre effet pour tuer 4 zombies au lieu de 1. Pas de jet de risque.
