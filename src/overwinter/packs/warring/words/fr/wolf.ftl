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
