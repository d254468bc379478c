ln-main-tribute = Tribut
    .story = Ils sont venus en camion et se sont montrés polis. Quelque chose de chaque maison de la ville, ont-ils dit, et personne ici n’aura mal. Ils reviendront avant la fin du mois.
    .goal-normal = Au moins 2 cartes de chaque pioche d’objets des lieux 1 à 6 sont sur cet objectif. Les objets de départ ne comptent pas.
    .goal-hardcore = Au moins 3 cartes de chaque pioche d’objets des lieux 1 à 6 sont sur cet objectif. Les objets de départ ne comptent pas.
    .rule = À 3 joueurs ou moins, chaque joueur commence avec 1 survivant de plus, pris de la pioche. Chaque fois que vous déplacez un survivant à la colonie, vous pouvez poser autant de cartes de votre main que vous voulez, face visible, sur cet objectif.

ln-main-coldest-night = Sombre est la nuit
    .story = Le thermomètre s’est arrêté à sa dernière marque il y a trois jours. L’acier colle à la peau, et chaque coup coûte un peu de la main qui le porte. Tenez jusqu’à ce que le vent tourne.
    .goal-normal = Survivez à 8 manches : le moral est supérieur à 0 quand l’objectif est vérifié à la manche 8.
    .goal-hardcore = Survivez à 10 manches : le moral est supérieur à 0 quand l’objectif est vérifié à la manche 10.
    .rule = Chaque fois qu’un survivant attaque un zombie, il subit 1 engelure après l’attaque, avant le jet de risque.

ln-main-enough-for-everyone = Assez pour tous
    .story = Nous les avons recueillis, tous, et maintenant ils nous regardent par-dessus la table vide. Remplissez-la. On ne crie pas la bouche pleine.
    .goal-normal = La réserve contient au moins 3 nourritures par joueur présent au début de la partie et aucun jeton famine, et aucun survivant n’est agité.
    .goal-hardcore = La réserve contient au moins 3 nourritures par joueur présent au début de la partie et aucun jeton famine, et aucun survivant n’est agité.

ln-main-raise-the-walls = Dressez les murs
    .story = Une clôture est une promesse, un mur est une réponse. Barrez chaque porte, dégagez ce qui se tient devant, et nous dormirons peut-être les deux yeux fermés.
    .goal-normal = Chacune des 6 entrées de la colonie a au moins 1 barricade ou piège, et au plus 4 zombies sont à la colonie.
    .goal-hardcore = Chacune des 6 entrées de la colonie a au moins 2 barricades ou pièges, et au plus 3 zombies sont à la colonie.

ln-main-reclaim-the-town = Reprendre la ville
    .story = C’étaient nos rues. Nous voulons nous y tenir à nouveau, les lampes allumées, sans devoir courir.
    .goal-normal = Au moins 2 des lieux 1 à 6 sont sans zombie, avec chacun un survivant d’un joueur non exilé.
    .goal-hardcore = Au moins 3 des lieux 1 à 6 sont sans zombie, avec chacun un survivant d’un joueur non exilé.

ln-main-a-place-to-live = Un lieu où vivre
    .story = Ne pas mourir est une chose. Un lit, un poêle et une porte qui ferme en sont une autre. Ceux qui viendront après nous devraient trouver mieux qu’une cachette.
    .goal-normal = Au moins 3 améliorations sont achevées.
    .goal-hardcore = Au moins 3 améliorations sont achevées.
