wc-crisis-long-shadows = Longues ombres
    .story = Les deux cheminées fument le même soir, et dans le noir quelque chose les compte.
    .fail = 5 zombies viennent à chaque colonie et 1 à chaque lieu du dehors.

wc-crisis-bad-blood = Mauvais sang
    .story = On a peint un nom sur leur porte. Ici, personne n’a de peinture aux mains. Personne ne regarde non plus.
    .fail = Chaque colonie perd 1 moral. Celle qui a donné le moins de cartes en perd encore 1.

wc-crisis-shared-well = Le puits commun
    .story = Un seul puits ne gèle pas, et les deux camps y descendent le seau la nuit.
    .fail = Lancez un dé pour chaque survivant chez lui, sauf les vulnérables : sur 1–2, il subit 1 blessure.

wc-crisis-magazine-fire = Incendie au dépôt
    .story = D’abord on dirait la pluie sur la tôle. Puis tout le monde court.
    .fail = Chaque colonie perd la moitié de ses munitions, arrondie au supérieur, et 3 zombies y viennent. Avec 2 cartes de plus que nécessaire chaque colonie reçoit 2 munitions au lieu de moral.

wc-crisis-empty-shelves = Rayons vides
    .story = Deux listes, un magasin, et le magasin est balayé.
    .fail = Chaque colonie perd 4 jetons nourriture. Celle qui en a moins perd tout et reçoit 1 jeton famine.

wc-crisis-blizzard = Blizzard sur la ville
    .story = La rue a disparu. L’autre trottoir aussi.
    .fail = Chaque survivant hors des colonies subit 1 engelure.

wc-crisis-stampede = La ruée
    .story = Ils ne marchent plus. Ils penchent, tous du même côté, et ce côté, c’est nous.
    .fail = 3 zombies viennent à chaque lieu du dehors où il y a des survivants, 1 à chaque lieu vide.

wc-crisis-deserters = Les déserteurs
    .story = En face, dit-on, il y a de la soupe. En face, dit-on, personne ne crie.
    .fail = Chaque chef choisit : la colonie perd 2 moral, ou un survivant qui ne mène aucun groupe quitte la partie ; son joueur garde l’équipement en main. Sans un tel survivant, c’est le moral.
    .first = Perdre 2 moral.
    .second = Laisser partir quelqu’un qui ne mène aucun groupe.

wc-crisis-poisoned-trade = Commerce empoisonné
    .story = La caisse attendait entre les deux clôtures, comme convenu. Elle sent l’amande.
    .fail = Chaque joueur d’une colonie perd 1 carte de sa main au hasard, 2 dans la colonie qui a donné le moins. Avec 2 cartes de plus que nécessaire le chef de la colonie qui a donné le plus pioche 2 cartes d’une pioche d’objets ; pas de moral.

wc-crisis-sniper = Tireur dans la tour
    .story = Il ne demande pas de quel camp on est. Il attend celui qui donne les ordres.
    .fail = Dans chaque colonie le survivant le plus influent subit 2 blessures.

wc-crisis-no-mans-land = No man’s land
    .story = Entre les clôtures la neige est devenue boue, et la boue ne gèle pas.
    .fail = Chaque colonie perd 1 moral. Jusqu’à la fin de la manche suivante 3 zombies viennent après chaque combat là où il a eu lieu.
    .lasting = Après chaque combat 3 zombies viennent là où il a eu lieu.
