ln-secret-autobiographer = Autobiographe
    .story = Il faudrait que quelqu’un écrive tout cela tant que l’encre coule. Autant que ce soit celui qui sait quoi taire.
    .text = Au moins 1 carte outil et 2 cartes savoir dans votre main.

ln-secret-destroy-evidence = Détruire la preuve
    .story = Votre nom figure à la mauvaise page du mauvais livre. Le papier brûle bien.
    .text = Au moins 2 cartes carburant et 1 carte savoir dans votre main.

ln-secret-us-or-them = Eux ou nous
    .story = Tous ici ne nous veulent pas du bien, et l’un d’eux devra partir. Nul besoin de dire que vous comptez depuis le début.
    .text = Au moins 1 autre joueur a été exilé.

ln-secret-night-watch = Garde de nuit
    .story = Deux des vôtres à la fenêtre, deux canons dans le noir. Ainsi l’on dort, les autres du moins.
    .text = Vos survivants sont équipés en tout d’au moins 2 cartes arme.

ln-secret-withdrawal = Sevrage
    .story = Cela tremble moins quand il y en a assez dans le tiroir. Assez, autrefois, c’était deux.
    .text = Au moins 3 cartes médicament dans votre main.

ln-secret-keeper-of-stories = Gardien des récits
    .story = Les enfants réclament celle de la baleine. Vous aimeriez en avoir plus d’une à raconter.
    .text = Au moins 3 cartes savoir en tout, dans votre main et comme équipement de vos survivants.

ln-secret-private-larder = Garde-manger privé
    .story = Derrière la planche qui bouge, il y a place pour trois boîtes. La nuit, vous vérifiez qu’elles y sont.
    .text = Au moins 3 cartes nourriture dans votre main. La nourriture de la réserve ne compte pas.

ln-secret-escape-route = Voie de sortie
    .story = Il y a une voiture sous la neige, et personne d’autre que vous n’a essayé la clé.
    .text = Au moins 2 cartes carburant et 1 carte nourriture dans votre main.

ln-secret-tinkerer = Bricoleur
    .story = Ce sera un poêle, une radio ou une bombe. Vous le saurez quand vous aurez les pièces.
    .text = Au moins 3 cartes outil en tout, dans votre main et comme équipement de vos survivants.

ln-secret-mouthpiece = Porte-parole
    .story = Ici, on n’écoute qu’une voix. Il fait bon se tenir à côté.
    .text = Vous contrôlez le survivant à la plus haute valeur d’influence en jeu.

ln-secret-shepherd = Berger
    .story = Ils sont venus à vous, l’un après l’autre. Vous n’en avez renvoyé aucun.
    .text = Vous contrôlez plus de survivants que chaque autre joueur.

ln-secret-inner-circle = Cercle intime
    .story = À deux, on garde une chose pour soi. À trois, c’est une réunion.
    .text = Vous contrôlez au plus 2 survivants.

ln-secret-scars = Cicatrices
    .story = Vous ne vous fiez à personne qui ait traversé tout cela sans une marque.
    .text = L’un de vos survivants a au moins 2 blessures de toute sorte ; engelures et désespoir comptent.

ln-secret-no-one-left-behind = Personne derrière
    .story = Vous l’avez dit une fois, devant une tombe, et vous le pensiez.
    .text = Aucun de vos survivants n’est mort dans cette partie.

ln-secret-undertaker = Fossoyeur
    .story = Il faut bien que quelqu’un creuse. Vous les connaissez mieux, à présent, que les vivants.
    .text = Au moins 3 survivants reposent au cimetière.

ln-secret-homesick = Mal du pays
    .story = C’est une ruine avec un poêle dedans. Quand ce sera fini, vous les voulez tous sous son toit.
    .text = Tous vos survivants sont à la colonie.

ln-secret-claustrophobia = Claustrophobie
    .story = Les murs sont trop proches, et la nuit tous ces souffles. Dehors, au moins, il y a de l’air.
    .text = Aucun de vos survivants n’est à la colonie.

ln-secret-siege-mind = Mentalité d’assiégé
    .story = Une planche de plus à chaque porte. Vous arrêterez quand vous ne les entendrez plus.
    .text = Au moins 5 barricades et pièges en tout à la colonie.

ln-secret-body-count = Tableau de chasse
    .story = Une encoche pour chacun. Au début, c’était pour ne pas devenir fou.
    .text = Vous avez tué au moins 6 zombies dans cette partie. Les zombies retirés ne comptent pas.

ln-secret-guardian = Protecteur
    .story = Ils ne savent ni se battre ni courir. À vous de faire qu’ils n’en aient pas besoin.
    .text = Au moins 2 survivants vulnérables sont à la colonie, et aucun d’eux n’est agité.

ln-secret-order = Amour de l’ordre
    .story = Si la cour est balayée, le reste peut se réparer aussi.
    .text = Au plus 5 cartes sont à la décharge.

ln-secret-let-it-burn = Que tout brûle
    .story = Vous savez comment finit un lieu qui ne fait qu’attendre. Un feu va plus vite, et il tient chaud.
    .text = Au moins 2 cartes carburant dans votre main.

ln-secret-last-bunker = Bunker pour un seul
    .story = Une porte, un lit de camp, des étagères pour un. Vous avez fait le compte deux fois.
    .text = Au moins 2 cartes nourriture et 1 carte arme en tout, dans votre main et comme équipement de vos survivants.

ln-secret-slow-poison = Poison lent
    .story = Ils prennent ce que vous leur tendez et disent merci.
    .text = Au moins 3 cartes médicament dans votre main.

ln-secret-prophet = Prophète de la fin
    .story = Vous avez vu le nombre. Quand il sera atteint, ce sera fini, et ils verront que vous aviez raison.
    .text = Au moins 5 survivants reposent au cimetière.

ln-secret-usurper = Usurpateur
    .story = Quand il n’y aura plus rien à mener, ils suivront n’importe qui.
    .text = Vous contrôlez le survivant à la plus haute valeur d’influence en jeu.

ln-secret-saboteur = Pollueur
    .story = Un peu de saleté aux bons endroits. Le reste se fait tout seul.
    .text = Au moins 10 cartes sont à la décharge.

ln-secret-piper = Joueur de flûte
    .story = Ils viennent quand vous sifflez. Vous n’avez dit à personne comment vous le savez.
    .text = Au moins 16 zombies sont à la colonie.

ln-secret-hunger-artist = Artiste de la faim
    .story = La faim rend honnête. Vous regarderez de côté, la bouche pleine.
    .text = Au moins 1 jeton famine est dans la réserve, et au moins 2 cartes nourriture sont dans votre main.

ln-exile-bitter-end = La fin amère
    .story = Ils ont refermé la porte derrière vous. Vous attendez qu’il ne reste personne pour l’ouvrir.
    .text-loyal = Le moral est à 0, et vous contrôlez au moins 1 survivant.
    .text-betrayer = Vous contrôlez au moins 3 survivants.

ln-exile-forgive-me = Enfant prodigue
    .story = Debout dans la neige, vous avez répété ce que vous direz. Cela se dit mieux les mains pleines.
    .text-loyal = L’objectif commun est atteint, et au moins 2 cartes médicament et 2 cartes nourriture sont dans votre main.
    .text-betrayer = L’objectif commun est atteint.

ln-exile-own-kingdom = Son propre royaume
    .story = Une maison, un feu, une règle. Il n’en faut guère plus.
    .text-loyal = Vous contrôlez au moins 4 survivants, tous dans un même lieu. L’objectif commun n’a pas d’importance.
    .text-betrayer = Tous vos survivants sont dans un même lieu.

ln-exile-winter-stores = Réserves d’hiver
    .story = Ce qu’ils appelaient accaparer s’appelle janvier, ici dehors.
    .text-loyal = Au moins 3 cartes nourriture et 2 cartes carburant sont dans votre main. L’objectif commun n’a pas d’importance.
    .text-betrayer = Au moins 3 cartes carburant dans votre main.

ln-exile-outlive-them = Leur survivre
    .story = Vous ne souhaitez pas leur mort. Vous voulez seulement être celui qui compte.
    .text-loyal = Au moins 4 survivants reposent au cimetière, et vous en contrôlez au moins 2. L’objectif commun n’a pas d’importance.
    .text-betrayer = Au moins 4 survivants reposent au cimetière.

ln-secret-architect = Architecte
    .story = Au dos d’une liste de rations, vous avez dessiné ce que ce lieu pourrait être. Personne n’a encore demandé à voir.
    .text = Au moins 2 améliorations sont achevées.
