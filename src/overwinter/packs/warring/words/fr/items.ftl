item-box-of-bullets = Boîte de munitions
    .text = Votre colonie reçoit 3 munitions. Puis cette carte est retirée du jeu.

item-scoped-rifle = Fusil à lunette
    .text = Dans un combat, les armes de ce survivant ajoutent 2 forces au lieu de 1.

item-flak-vest = Gilet pare-éclats
    .text = Dans chaque combat, la première blessure de ce survivant ne compte pas.

item-white-flag = Drapeau blanc
    .text = Choisissez un lieu où vous avez un survivant : personne ne s’y bat cette manche. Puis cette carte est retirée du jeu.

item-flash-grenade = Grenade aveuglante
    .text = Choisissez un lieu où vous avez un survivant : dans un combat qui y a lieu cette manche, l’ennemi ne lance pas de dé de combat. Puis cette carte est retirée du jeu.

item-bullhorn = Porte-voix
    .text = Dans un combat où se trouve ce survivant, votre chef peut changer de tactique une fois les deux révélées. Pas pour Sur ses gardes.

item-chainsaw = Tronçonneuse
    .text = Quand ce survivant attaque, tuez 2 zombies au lieu de 1, avec 1 jet de risque. Placez-y 1 jeton bruit ; à une colonie, 1 zombie arrive à la place.

item-crossbow = Arbalète
    .text = Tuez 1 zombie là où se trouve ce survivant, sans dé. Faites un jet de risque.

item-nail-bat = Batte cloutée
    .text = Quand ce survivant attaque, sa valeur d’attaque baisse de 1. Jamais sous 1.

item-riot-shield = Bouclier antiémeute
    .text = Quand ce survivant obtient une blessure après avoir tué un zombie, ignorez-la. Lancez alors un dé : sur 1, le bouclier est perdu pour de bon.

item-flare-gun = Pistolet de détresse
    .text = Déplacez jusqu’à 3 zombies d’un lieu vers des cases d’entrée libres d’un autre.

item-snowshoes = Raquettes tressées
    .text = Quand ce survivant subirait une engelure à cause d’un déplacement, il ne se passe rien.

item-rope-ladder = Échelle de corde
    .text = Ce survivant peut se déplacer vers un lieu plein, si un autre de vos survivants y est d’abord placé à la colonie.

item-lock-picks = Crochets
    .text = Ce survivant peut fouiller avec n’importe quel dé.

item-sandbags = Sacs de sable
    .text = Placez 2 barricades sur des cases d’entrée libres d’un lieu où vous avez un survivant ; 1 seule s’il n’y a qu’une case libre.

item-portable-stove = Réchaud
    .text = La première carte nourriture que vous jouez pour nourrir dans une manche ajoute 1 nourriture de plus.

item-jerrycan = Jerrican
    .text = Jouez-le quand vous déplacez un de vos survivants : pas de jet de risque. Un autre de vos survivants du même lieu peut venir s’il y a de la place, sans jet non plus.

item-antifreeze = Antigel
    .text = Retirez 1 engelure à chacun de 2 survivants au plus dans un même lieu.

item-tinned-peaches = Pêches au sirop
    .text = Ajoutez 2 nourritures à la réserve.

item-sack-of-oats = Sac d’avoine
    .text = Ajoutez 3 nourritures à la réserve. La première carte d’un paquet d’objets au hasard va aux ordures.

item-dog-food = Pâtée pour chien
    .text = Choisissez : ajoutez 2 nourritures à la réserve ; ou retirez toutes les blessures et engelures d’un animal.
    .way-food = 2 nourritures dans la réserve.
    .way-feed = Bien nourrir un animal.

item-chocolate = Chocolat
    .text = Ajoutez 1 nourriture à la réserve et retirez 1 désespoir à un de vos survivants à la colonie.

item-strong-painkillers = Antidouleurs forts
    .text = Retirez 1 blessure ou engelure à un survivant. Une fois ce tour, il peut attaquer avec un dé de n’importe quelle valeur.

item-suture-kit = Kit de suture
    .text = Retirez jusqu’à 2 blessures à un survivant ; ni engelure, ni désespoir. Placez 1 jeton bruit dans son lieu, aucun à une colonie. Cela fait mal.

item-caffeine-pills = Comprimés de caféine
    .text = Reprenez 1 de vos dés d’action utilisés et lancez-le : il est de nouveau disponible.

item-bird-guide = Guide des oiseaux
    .text = Regardez la première carte du paquet d’objets là où se trouve ce survivant. Vous seul la voyez.

item-town-map = Plan de la ville
    .text = Regardez les 4 premières cartes du paquet d’objets d’un lieu. Prenez-en 1 et remettez les autres dans l’ordre voulu.

item-drill-manual = Manuel d’instruction
    .text = Relancez autant de vos dés inutilisés que vous voulez, une fois chacun. Les nouveaux résultats comptent.

item-picture-book = Livre d’images
    .text = Jusqu’à 2 survivants vulnérables agités se calment. Si aucun n’est agité et qu’au moins 3 survivants vulnérables sont à la colonie, elle paie 1 nourriture de moins cette nuit.

item-runaway = Le fugueur
    .text = Piochez le premier survivant du paquet : il rejoint votre groupe à la colonie, où une case doit être libre.

item-refugee-family = Famille de réfugiés
    .text = Piochez 2 survivants, choisissez-en 1 qui rejoint votre groupe à la colonie et remélangez l’autre. 1 survivant vulnérable vient avec lui. Il faut une case libre pour chacun.

item-odds-and-ends = Bric-à-brac
    .text = Piochez la première carte du paquet d’objets d’un lieu au hasard.
