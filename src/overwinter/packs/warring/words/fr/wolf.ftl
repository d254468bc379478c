### La tanière et les objectifs secrets du loup solitaire.

place-den = La tanière
    .at = dans la tanière
    .to = dans la tanière

wc-wolf-kingmaker = Faiseur de rois
    .story = Vous en avez choisi une dès le premier soir, à la fumée de ses feux. Elle ne saura jamais qui remercier.
    .text = Une colonie est notée en secret. À la fin, elle a rempli l’objectif commun et l’autre non, et vous avez accompli au moins 2 missions.
    .setup = 2 nourritures dans la tanière.

wc-wolf-balance = L’équilibre
    .story = Tant qu’elles s’occupent l’une de l’autre, personne ne vous cherche. Aucune ne doit gagner, aucune ne doit mourir.
    .text = À la fin, les deux colonies ont au moins 1 de moral et diffèrent de 1 au plus, et vous avez accompli au moins 3 missions.
    .setup = 3 nourritures dans la tanière.

wc-wolf-hoarder = L’accapareur
    .story = L’hiver finit quand le placard est vide. Le vôtre ne le sera pas.
    .text = À la fin, au moins 4 nourritures dans la tanière, et 1 carte nourriture, médicament, carburant, outil et arme en main ou équipée.
    .setup = Vous piochez 1 carte dans chacun de 2 paquets d’objets.

wc-wolf-mercenary = Mercenaire
    .story = La guerre est un travail honnête, et les deux camps paient.
    .text = Vos survivants ont été du côté des vainqueurs dans au moins 3 combats, au moins 1 pour chaque colonie.
    .setup = Vous prenez une arme dans le paquet du poste de police.

wc-wolf-the-pack = La meute
    .story = Seul, vous êtes une proie. À cinq, une rumeur qui garde les enfants à la maison.
    .text = À la fin, vous avez au moins 5 survivants et 3 de moral, et au plus 1 de vos survivants est mort.
    .setup = Vous pouvez garder 4 survivants. 1 nourriture dans la tanière.

wc-wolf-ashes = Cendres
    .story = En novembre, ils vous ont fermé la porte au nez. Vous entendez encore le bruit.
    .text = À la fin, les deux colonies ont au plus 2 de moral, vous au moins 2, et vous avez accompli au moins 3 missions.
    .setup = 2 nourritures dans la tanière, 2 zombies devant chaque colonie.

wc-wolf-ghost = Le fantôme
    .story = Fini avant que quiconque s’éveille, parti avant que quiconque compte. Personne ne paie, et surtout pas les vôtres.
    .text = Vous avez accompli au moins 5 missions, et aucun de vos survivants n’est mort.
    .setup = Vous choisissez vos 3 premières missions parmi 4.

wc-wolf-warlord = Seigneur des ruines
    .story = Qu’ils gardent leurs clôtures. La ville entre les deux est à vous.
    .text = À la fin, vos survivants sont dans 3 lieux différents de la ville (dans 2 si vous n’en avez que 2), et vous avez au moins 2 de moral.
    .setup = Vous placez un de vos survivants dans un lieu de la ville.

## Missions

wc-mission-supply-drop = Largage de vivres
    .story = Un sac par-dessus la clôture, la nuit, sans un mot. Ils vont se demander toute la semaine de qui il vient.
    .needs = 2 cartes nourriture de votre main.
    .text = Une colonie de votre choix reçoit 3 nourritures.

wc-mission-sabotage = Sabotage
    .story = Un coup de botte dans la caisse de poudre, et puis quelqu’un a laissé la cave ouverte.
    .needs = Un dé de 4 ou plus, et un de vos survivants à la porte d’une colonie.
    .text = Cette colonie perd 2 munitions ; les 2 premières cartes d’un paquet d’objets au hasard vont dans sa décharge.

wc-mission-arms-dealer = Trafiquant d’armes
    .story = Vous ne demandez pas pour quoi faire. Ils ne demandent pas d’où ça vient.
    .needs = Une carte arme de votre main, pour le chef d’une colonie.
    .text = Cette colonie reçoit 3 munitions. Vous piochez 2 cartes d’un paquet d’objets.

wc-mission-whispers = Murmures
    .story = Quelques mots à la porte, au plus fatigué. Au matin, tout le monde sait.
    .needs = 2 dés, et un de vos survivants à la porte de la colonie au moral le plus haut.
    .text = Cette colonie perd 1 moral.

wc-mission-field-medic = Infirmier de campagne
    .story = On ne tire pas sur celui qui porte les pansements. Mais on le paie.
    .needs = Une carte médicament de votre main, et un de vos survivants là où sont des survivants d’une colonie.
    .text = Vous y retirez jusqu’à 3 blessures ou engelures à des survivants d’une colonie. Son chef vous donne une carte de sa main.

wc-mission-pied-piper = Joueur de flûte
    .story = Vous marchez lentement et laissez sonner la cloche. Ils suivent. Ils suivent toujours.
    .needs = Un dé quelconque, et un de vos survivants en ville.
    .text = Jusqu’à 4 zombies vont de là vers un autre lieu, aux entrées libres dans l’ordre.

wc-mission-strip-the-shelves = Rafler les rayons
    .story = Une chose pour vous. Le reste, là où personne n’ira chercher.
    .needs = Un de vos survivants dans un lieu avec un paquet d’objets, et un dé pour fouiller.
    .text = Des 5 premières cartes vous en gardez 1, 2 quittent la partie, les autres vont sous le paquet.

wc-mission-signal-fire = Feu d’alarme
    .story = Un beau feu se voit de loin. Tout dépend de la colline où il brûle.
    .needs = Une carte carburant de votre main.
    .text = 3 zombies viennent à une colonie ; jusqu’à 3 quittent l’autre.

wc-mission-stray = L’égaré
    .story = Certains veulent seulement qu’on leur demande. Là-dedans, plus personne ne demandait.
    .needs = Une carte nourriture de votre main, et un de vos survivants à la porte d’une colonie qui abrite un vulnérable.
    .text = 1 d’entre eux s’en va. Un survivant du paquet vous rejoint.

wc-mission-blood-money = Prix du sang
    .story = Vous vous êtes bien battu. Maintenant vous encaissez, chez ceux qui ont perdu.
    .needs = Le camp que vous souteniez vient de gagner un combat.
    .text = Une carte au hasard de la main de chacun qui avait des survivants du côté des perdants.

wc-mission-blockade = Blocus
    .story = Deux voitures en travers et un homme sur le toit. Personne ne va nulle part.
    .needs = Un dé quelconque, et un de vos survivants en ville.
    .text = Jusqu’à 2 barricades à cet endroit. Jusqu’à votre prochain tour, personne n’en est chassé contre des munitions.

wc-mission-peace-broker = Artisan de paix
    .story = Un jour sans coups de feu. Personne ne vous remerciera, et tous dormiront.
    .needs = La fin d’une manche sans combat.
    .text = Chaque colonie gagne 1 moral et perd 1 munition.

wc-mission-dead-drop = Boîte aux lettres morte
    .story = Sous le troisième banc, dans du plastique : tout ce qu’ils auraient préféré vous cacher.
    .needs = 3 cartes de types différents de votre main.
    .text = Vous voyez la main d’un chef et les 3 prochaines crises, remises dans l’ordre de votre choix. Racontez-le à qui vous voulez. Votre moral monte de 2.

wc-mission-headhunter = Chasseur de têtes
    .story = Un des vôtres, un des leurs, et une rue sans fenêtres.
    .needs = En ville, exactement un de vos survivants avec exactement un d’une colonie, et un dé pour attaquer.
    .text = Il rentre chez lui avec 1 blessure et vous laisse une chose qu’il portait.
