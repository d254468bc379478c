base-secret-a-new-destination = Une nouvelle destination
    .story = Sous votre matelas, il y a une carte avec une ville entourée. Vous partirez le jour où tout cela sera fini.
    .text = Au moins 3 cartes carburant dans votre main.

base-secret-desire-to-live = Désir de vivre
    .story = Mon sac est prêt près de la porte, un peu de tout. Je n’ai pas tenu jusqu’ici pour mourir d’une seule chose qui manque.
    .text = Au moins 1 carte arme, 1 carte nourriture, 1 carte carburant et 1 carte médicament dans votre main.

base-secret-historian = Historien
    .story = Un jour, quelqu’un demandera comment c’était avant. Vous voulez avoir quelque chose à montrer.
    .text = Au moins 2 cartes savoir dans votre main.

base-secret-hunger = Faim
    .story = J’ai déjà eu faim, vraiment faim. La nuit, je me réveille pour compter ce que j’ai mis de côté.
    .text = Au moins 3 cartes nourriture dans votre main. La nourriture de la réserve ne compte pas.

base-secret-hypochondriac = Hypocondriaque
    .story = Chaque démangeaison pourrait être le début. Vous allez mieux avec quelque chose dans la poche.
    .text = Au moins 2 cartes médicament dans votre main.

base-secret-junkie = Toxicomane
    .story = Je me dis que c’est pour la douleur. Je me le dis depuis des années.
    .text = Au moins 3 cartes médicament dans votre main.

base-secret-protected = Protégé
    .story = Les vôtres ne sortiront plus les mains vides. Vous avez vu comment cela finit.
    .text = Au moins 2 cartes arme au total équipées sur vos survivants.

base-secret-zombie-killing-robot = Robot tueur de zombies
    .story = Les plans sont finis et le moteur tourne. Encore quelques pièces, et il pourrait monter la garde à notre place.
    .text = Au moins 1 carte arme et 2 cartes outil dans votre main.

base-secret-the-way-back-home = Le chemin du retour
    .story = Trois jours de voiture, si les ponts tiennent. Je sais que personne ne m’attend là-bas, et je dois quand même voir.
    .text = Au moins 2 cartes carburant, 1 carte nourriture et 1 carte arme dans votre main.

base-secret-pharmacist = Pharmacien
    .story = Vous voulez une étagère propre, étiquetée, en ordre. Tout le reste encombre.
    .text = Votre main ne contient que des cartes médicament, et au moins 1.

base-secret-germaphobe = Germophobe
    .story = Je regarde leurs pansements et je compte les jours. Une seule plaie suffit.
    .text = Aucun de vos survivants n’a de blessure. Les engelures comptent comme blessures.

base-secret-collector = Collectionneur
    .story = Vous ne pouvez rien laisser traîner qui puisse encore servir. Presque tout peut servir.
    .text = Au moins 4 cartes objet dans votre main.

base-secret-leader = Meneur
    .story = Les gens suivent celui que d’autres suivent déjà. Quand ce sera fini, quelqu’un devra parler pour tous, et ce devrait être moi.
    .text = Vous contrôlez plus de survivants que chaque autre joueur. Les exilés comptent.

base-secret-burn-it-all = Tout brûler
    .story = Une fois tout le monde sorti, il ne doit rien leur rester ici. Les planches sèches brûlent bien.
    .text = Au moins 4 barricades à la colonie, et au moins 1 carte carburant dans votre main.

base-secret-loner = Solitaire
    .story = Tous ceux dont je m’occupais ne sont plus là. Je supporte un visage près du feu, pas davantage.
    .text = Vous contrôlez exactement 1 survivant.

base-secret-revenge = Revanche
    .story = Ils ont laissé mon frère devant le portail et ont dîné. Je veux qu’ils sachent ce que cela fait.
    .text = Au moins 3 survivants, quel que soit leur joueur, ont été tués ou retirés de la partie. Les survivants vulnérables ne comptent pas.

base-secret-hoarder = Accapareur
    .story = Vous partagez quand on vous regarde. Le reste est derrière les briques descellées.
    .text = Vous avez plus de cartes en main que chaque autre joueur. L’égalité ne suffit pas ; les exilés comptent.

base-secret-justice = Justice
    .story = Quelqu’un ici nous ment. Je ne partirai pas avant de l’avoir vu de l’autre côté du portail.
    .text = Chaque joueur ayant un objectif de traître est exilé. Rempli aussi si personne n’en a.

base-secret-bookworm = Rat de bibliothèque
    .story = Tant que quelqu’un tourne des pages, tout n’est pas perdu. Vous glissez des livres dans leurs sacs et leur dites de lire.
    .text = Au moins 2 cartes savoir au total équipées sur vos survivants.

base-secret-fortifier = Bâtisseur
    .story = Un seul abri est un piège. Je dors mieux en sachant qu’en ville d’autres portes ferment.
    .text = Au moins 3 barricades au total dans les lieux hors colonie.

base-secret-handyman = Bricoleur
    .story = La moitié de ce qui est cassé ici pourrait remarcher. Il vous faut juste les bonnes choses dans votre sac.
    .text = Au moins 2 cartes outil dans votre main.

base-secret-gourmet = Fines bouches
    .story = Les miens laissent la moitié du ragoût gris, et ils maigrissent. Un vrai repas, d’après une vraie recette, et ils mangeront.
    .text = Au moins 1 carte nourriture et 1 carte savoir dans votre main.

base-secret-caretaker = Protecteur
    .story = Vous connaissez le nom de tous ceux qui vous ont rejoint. Trop d’autres restent dans la salle, sans personne pour veiller sur eux.
    .text = Vous contrôlez au moins 3 survivants, et au plus 2 survivants vulnérables sont à la colonie.

base-secret-outfitter = Équipementier
    .story = Je vérifie sangles et semelles avant chaque sortie. Un bon équipement ramène les gens chez eux.
    .text = Au moins 3 cartes de tout type au total équipées sur vos survivants.

base-betrayal-trigger-happy = Gâchette facile
    .story = Je n’étais personne avant de tenir une arme. Moins il y a de règles, mieux je dors.
    .text = Au moins 4 cartes arme au total équipées sur vos survivants.

base-betrayal-cult-leader = Chef de secte
    .story = Quand ils auront perdu tout espoir, ils écouteront n’importe quelle voix posée. La vôtre est très posée.
    .text = Vous contrôlez au moins 2 survivants de plus que chaque autre joueur.

base-betrayal-serial-killers = Tueurs en série
    .story = Ici, personne ne demande de quoi quelqu’un est mort. Nous n’avons plus grand-chose à cacher.
    .text = Au moins 5 survivants ont été tués ou retirés de la partie, sans compter les vulnérables, et vous contrôlez au moins 2 survivants.

base-betrayal-looters = Pillards
    .story = Nous n’étions que de passage. Dès que plus personne ne gardera les stocks, le camion sera chargé en une heure.
    .text = Au moins 2 cartes nourriture et 2 cartes carburant dans votre main.

base-betrayal-black-market = Marché noir
    .story = Un remède ne vaut rien là où tous vont bien. Il vous les faut malades, inquiets et prêts à échanger.
    .text = Au moins 2 cartes médicament et 1 carte arme dans votre main.

base-betrayal-saboteurs = Saboteurs
    .story = Une vis desserrée ici, une planche sciée là. Quand ils s’en apercevront, les seuls outils seront à moi.
    .text = Au plus 2 barricades à la colonie, et au moins 2 cartes outil dans votre main.

base-betrayal-scorched-earth = Terre brûlée
    .story = Si cette ville ne peut être à vous, personne n’en vivra. Prenez ce qui brûle. Le reste tient à une allumette.
    .text = Au moins 3 cartes carburant dans votre main.

base-betrayal-deserters = Déserteurs
    .story = Nous avons prêté serment à un pays disparu. Quand la colonie cédera, les miens seront déjà en route.
    .text = Vous contrôlez au moins 2 survivants, et aucun d’eux n’est à la colonie.

base-betrayal-starve-them-out = Les affamer
    .story = Les gens affamés font ce qu’on leur dit. Vous mangez seul, la nuit, le dos contre la porte.
    .text = Au moins 1 jeton famine est dans la réserve de nourriture, et au moins 2 cartes nourriture dans votre main.

base-betrayal-open-the-gates = Ouvrir les portes
    .story = Ils nous ont accueillis sans jamais demander ce que nous avions perdu. Nous savons où sont les verrous, et qui de nous peut courir.
    .text = Au moins 10 zombies à la colonie.

base-exile-skilled = Habile
    .story = Ils ont gardé les murs, vous avez gardé vos mains. Avec de bons outils, on bâtit n’importe où.
    .text-loyal = L’objectif commun est atteint, et au moins 4 cartes outil sont dans votre main.
    .text-betrayer = Au moins 3 cartes outil dans votre main.

base-exile-new-friends = Nouveaux amis
    .story = Dehors, il y en a d’autres qu’on a chassés. Entre nous, on ne demande pas pourquoi.
    .text-loyal = L’objectif commun est atteint, et vous contrôlez plus de survivants que chaque autre joueur.
    .text-betrayer = La pioche d’objets d’au moins 1 lieu hors colonie est vide.

base-exile-forgiveness = Pardon
    .story = La nuit, près de la clôture, vous les entendez tousser. Quoi qu’ils pensent de vous, il faut qu’ils mangent.
    .text-loyal = L’objectif commun est atteint, et au moins 5 cartes nourriture sont dans votre main.
    .text-betrayer = L’objectif commun est atteint.

base-exile-vengeance = Vengeance
    .story = Je me souviens de chaque main levée lors du vote. Il ne me reste rien d’autre que ce souvenir.
    .text-loyal = Au moins 5 survivants, quel que soit leur joueur, ont été tués ou retirés de la partie, sans compter les vulnérables. L’objectif commun n’a pas d’importance.
    .text-betrayer = Au moins 4 survivants, quel que soit leur joueur, ont été tués ou retirés de la partie, sans compter les vulnérables.

base-exile-road-trip = Sur la route
    .story = Vous n’avez plus de foyer à défendre. Vous avez une route, et un moteur qui démarre presque chaque matin.
    .text-loyal = L’objectif commun est atteint, et au moins 3 cartes carburant et 1 carte nourriture sont dans votre main.
    .text-betrayer = Au moins 3 cartes carburant dans votre main.

base-exile-proof-of-innocence = Preuve d’innocence
    .story = Ce n’était pas moi. Un jour, ils verront comment vivent les miens, et ils le sauront.
    .text-loyal = L’objectif commun est atteint, vous contrôlez au moins 2 survivants, et aucun des vôtres n’a de blessure ni d’engelure.
    .text-betrayer = Aucun de vos survivants n’a de blessure ni d’engelure.

base-exile-scavengers = Charognards
    .story = Vous allez là où d’autres sont déjà passés et vous prenez ce qu’ils ont oublié. Il y a toujours quelque chose.
    .text-loyal = Au moins 7 cartes sont dans votre main, et la pioche d’objets d’au moins 1 lieu hors colonie est vide. L’objectif commun n’a pas d’importance.
    .text-betrayer = Au moins 6 cartes dans votre main.

base-exile-a-place-of-our-own = Un chez-soi
    .story = Quatre murs, un poêle et une porte que nous fermons nous-mêmes. Il ne nous a jamais fallu plus.
    .text-loyal = Vous contrôlez au moins 3 survivants, et un lieu hors colonie où vous avez un survivant a au moins 3 barricades. L’objectif commun n’a pas d’importance.
    .text-betrayer = Vous contrôlez au moins 3 survivants.

base-exile-let-them-fall = Qu’ils tombent
    .story = Je ne lèverai pas la main contre eux. Je ne la lèverai pas non plus pour eux.
    .text-loyal = Le moral est à 2 ou moins, et au moins 2 cartes arme au total sont équipées sur vos survivants. L’objectif commun n’a pas d’importance.
    .text-betrayer = Le moral est à 2 ou moins.

base-exile-better-off-without-us = Mieux sans nous ?
    .story = Ils disaient que ce serait plus facile avec moins de bouches. Vous mettez de côté vivres et bandages, et vous attendez de voir.
    .text-loyal = L’objectif commun n’est pas atteint, et au moins 2 cartes médicament et 2 cartes nourriture sont dans votre main.
    .text-betrayer = L’objectif commun n’est pas atteint.
