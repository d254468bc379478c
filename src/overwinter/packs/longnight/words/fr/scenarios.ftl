### Les deux scénarios et leurs objectifs.

ln-scenario-bandit-war = La guerre des bandits
    .text = Des voisins affamés, un cadeau trop bien choisi, et quelqu’un à notre propre table. Apporte les bandits, une règle après l’autre.
    .story = Cette fois ils sont venus sans armes, maigres et polis, et ont demandé du pain. Ils apportaient des cadeaux de l’hôpital, et dans les caisses il y avait juste ce qui nous manquait. Comment le savaient-ils ?

ln-special-b1 = B1 : Bons voisins
    .story = La nourriture achète la paix, dit celui qui nous mène. Alors nous la gardons pour des gens qui nous volaient la semaine dernière.
    .goal-normal = Au moins 2 jetons nourriture par joueur qui a commencé la partie, et 2 de plus, en réserve.
    .rule = Les bandits viennent, pillent et attirent des zombies. On ne peut pas encore les attaquer, leur repaire est fermé, et personne ne les mène.
    .after = Deux des nôtres portent la nourriture à leur camp. Tout y est calme, trop calme. L’un ne revient pas ; l’autre court toute la nuit avec une balle dans le bras. Maintenant nous savons à quoi servaient les cadeaux.

ln-special-b2 = B2 : En position
    .story = Assez parlé. Tout le monde y va, avec tout ce qui tire encore. Couchés dans la neige au-dessus de leurs cabanes, nous attendons un signe.
    .goal-normal = Chaque joueur non exilé a un survivant au repaire, et il y a là 2 armes en équipement en tout.
    .rule = On peut attaquer les bandits, et leur repaire aussi.
    .after = C’est l’heure. Et pourtant personne ne bouge. Quelqu’un leur a parlé de nous tout ce temps, et il est couché ici, avec nous, dans la neige.

ln-special-b3 = B3 : Notre ville
    .story = Inutile de prendre leur camp d’assaut tant que notre porte reste ouverte. Chassez-les des rues, et fermez la porte.
    .goal-normal = Aucun bandit dans les lieux 1 à 6, et au moins 1 barricade ou piège à la colonie par joueur qui a commencé la partie.
    .rule = Toutes les règles des bandits sont en vigueur. Qui part en exil sans avoir trahi devient leur chef.
    .after = Les rues sont silencieuses, et ce silence est à nous. Qu’ils se racontent des histoires sur nous.

ln-secret-bandit-informant = Indic des bandits
    .story = Ils paient bien, et ils ont été plus gentils avec vous que n’importe qui ici. Il suffit d’être là au bon moment.
    .text = L’étape B2 est atteinte et vous n’êtes pas en exil avant la suite ; il y a au moins 2 cartes dans l’arsenal des bandits par joueur qui a commencé la partie : alors vous gagnez aussitôt. Sinon vous restez caché, et il faut en plus que le moral tombe à 0.

ln-scenario-chimpanzee-code = Le chimpanzé et le code
    .text = Un plan, une porte murée, et derrière quelque chose qui hurle. Apporte le laboratoire, une règle après l’autre.
    .story = Plus nous sommes nombreux, plus nous faisons de bruit, et plus nous faisons de bruit, plus il en vient. J’avais déjà fait mon sac quand Emma a posé un rouleau de papier sur la table : le siège de Raxxon, couloir par couloir. Personne n’y est entré depuis la première nuit. La porte est une forteresse. Une porte, ça se fait sauter.

ln-special-r1 = R1 : Faites sauter la porte
    .story = Du carburant, des outils, tout ce qui tire. Avec de la chance, il y a un remède derrière cette porte. Sans chance, le bruit en éloignera au moins quelques-uns de nous.
    .goal-normal = Autant de cartes carburant que de joueurs qui ont commencé la partie, et 1 de plus, sont sur cet objectif ; et 2 cartes outil ou arme.
    .rule = Raxxon est barricadé : personne n’entre. Il n’y a pas encore de pilules, ni de code. À votre tour, avec un survivant à la colonie, vous pouvez poser des cartes carburant, outil et arme de votre main sur cet objectif.
    .after = La terre a tremblé, et un instant il a fait jour. Une fois la fumée partie, l’un de nous est entré par le trou et a croisé des yeux : pas ceux d’un mort, ceux d’un chimpanzé. Elle boitait devant, se retournait, boitait encore, et s’est mise à creuser dans les gravats. Dessous, quelqu’un l’appelait Blue.

ln-special-r2 = R2 : Sous les décombres
    .story = Il y a une main, et elle est chaude. Chaque pierre soulevée en fait glisser deux autres. Creusez.
    .goal-normal = Le total des dés posés chez Raxxon est d’au moins 5 par joueur non exilé.
    .rule = À votre tour, avec un survivant chez Raxxon, vous pouvez y poser des dés non utilisés. Ils restent d’une manche à l’autre ; à la fin de chaque manche, le plus bas est retiré. Il n’y a toujours pas de code.
    .after = Nous avons porté le vieil homme chez nous. Il s’est réveillé une fois encore, et ce n’étaient pas les morts qui lui faisaient peur. Pendant des mois, ils avaient gardé quelque chose enfermé là-bas, à deux, et nous avons ouvert la porte. Blue connaît le code, a-t-il dit. Puis Blue est restée seule.

ln-special-r3 = R3 : Le code du chimpanzé
    .story = Ils sont dehors, et d’autres veulent sortir. Le code du vieil homme est dans la tête d’un chimpanzé, et elle n’y retournera que si nous venons avec elle.
    .goal-normal = Au moins 1 expérience contenue depuis le début de cet objectif, et au plus 2 zombies spéciaux en jeu (3 avec 4 joueurs non exilés ou plus).
    .rule = Toutes les règles du laboratoire sont en vigueur : chaque nuit, le code est vérifié.
    .after = La dernière lumière derrière la vitre s’éteint. Blue s’assied près du terminal et joint les mains, comme il le faisait.
