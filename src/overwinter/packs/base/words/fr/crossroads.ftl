base-crossroads-abandoned = Abandonné
    .trigger = Vous venez de nettoyer la décharge, et au moins 1 survivant vulnérable est à la colonie.
    .story = Sous les sacs et la cendre, quelque chose bouge. C’est enveloppé dans un manteau que tout le monde ici a déjà vu. La voix est faible, mais elle porte bien au-delà de la clôture.
    .option1 = Garder mère et enfant
    .effect1 = Ajoutez 1 survivant vulnérable à la colonie. Ajoutez 5 zombies à la colonie. Il faut 1 case libre à la colonie.
    .option2 = Faire partir la mère
    .effect2 = Ajoutez 5 zombies à la colonie. Chaque joueur qui a un dé action non utilisé en déplace 1 vers ses dés utilisés. Le nombre de survivants vulnérables ne change pas.

base-crossroads-addiction = Dépendance
    .trigger = Vous venez de jouer une carte médicament pour soigner un survivant.
    .story = À midi, la douleur a disparu. Le soir, on vous demande un autre cachet, puis on ne demande plus rien, on compte en silence ce qui reste dans la boîte.
    .option1 = Une dernière dose
    .effect1 = Le survivant soigné meurt. Cette mort ne coûte pas de moral.
    .option2 = L’habitude reste
    .effect2 = Le survivant soigné garde cette carte. Au début de chacun de vos tours, vous pouvez jouer une carte médicament sur lui. Sinon, déplacez 1 de vos dés action non utilisés, s’il y en a, vers vos dés utilisés.
    .lasting = Au début de chaque tour, le joueur de ce survivant joue une carte médicament sur lui ou perd 1 dé action non utilisé.

base-crossroads-airplane = Avion
    .trigger = Un de vos survivants vient de se déplacer, et Sophie Robinson est en jeu.
    .story = Sous une bâche attend un petit avion jaune, de ceux qui traitaient les champs. Sophie en fait deux fois le tour et dit qu’il peut voler. Une seule fois, avec une seule personne, aussi loin que le réservoir le permet.
    .option1 = La laisser partir
    .effect1 = Ensemble, vous pouvez retirer de la partie 1 carte outil et 1 carte carburant de vos mains, ainsi que Sophie Robinson. Si vous le faites, le moral monte de 1. Sinon, rien ne se passe. Le joueur de Sophie doit être d’accord.
    .option2 = La garder ici
    .effect2 = Rien ne se passe.

base-crossroads-alexis-grey = Alexis Grey
    .trigger = Vous contrôlez Alexis Grey, et elle n’est pas exilée.
    .setup = Placez Alexis Grey à la bibliothèque s’il y a une case libre.
    .story = Les rayons sont encore rangés comme elle les aimait. Alexis s’assied au vieux bureau, approche une lampe et lit, comme si personne n’avait jamais fermé. Difficile de dire si elle guérit ou si elle se cache.
    .option1 = La laisser là
    .effect1 = Alexis Grey ne peut plus se déplacer hors de la bibliothèque jusqu’à la fin de la partie. Elle doit être à la bibliothèque.
    .option2 = La ramener
    .effect2 = Placez Alexis Grey à la colonie. Elle ne peut plus se déplacer vers la bibliothèque jusqu’à la fin de la partie. Il faut une case libre à la colonie, sauf si elle y est déjà.
    .lasting = Alexis Grey ne peut pas quitter la bibliothèque si elle y est restée, ou n’y retourne plus si elle est rentrée.

base-crossroads-andrew-evans = Andrew Evans
    .trigger = Vous contrôlez Andrew Evans, et il n’est pas exilé.
    .setup = Placez Andrew Evans au supermarché s’il y a une case libre.
    .story = Pendant que les autres fouillent les rayons vides, Andrew regarde le plafond. Des bâches, des tuyaux, de longs rouleaux gris d’isolant. Il peut en faire une chose avant la nuit.
    .option1 = Monter une serre
    .effect1 = Jusqu’à la fin de la partie, une fois par manche, Andrew Evans peut dépenser à la colonie un dé action de 1 ou plus pour ajouter 2 jetons nourriture à la réserve.
    .option2 = Isoler le dortoir
    .effect2 = Le moral monte de 1.
    .lasting = Une fois par manche, à la colonie, Andrew Evans peut dépenser un dé action de 1 ou plus pour ajouter 2 jetons nourriture à la réserve.

base-crossroads-annaleigh-chan = Annaleigh Chan
    .trigger = Vous contrôlez Annaleigh Chan, et elle n’est pas exilée.
    .story = Elle croyait que les gens valaient la peine d’être défendus. Maintenant elle reste près de la fenêtre, les clés de la prison sur les genoux, et ne se mêle plus aux conversations. Quelqu’un aurait dû s’asseoir à côté d’elle plus tôt.
    .option1 = Ouvrir la prison
    .effect1 = Ajoutez 1 zombie à chacun des 6 lieux hors colonie.
    .option2 = La laisser seule
    .effect2 = Annaleigh Chan meurt.

base-crossroads-arctic-king = Le roi de l’Arctique
    .trigger = Vous venez de fouiller la station-service.
    .story = La porte du garage cède à la troisième poussée. Dedans attend une motoneige, une couronne peinte sur le capot, le réservoir plein. Elle démarre aussitôt, et toute la rue l’entend.
    .option1 = La prendre
    .effect1 = Le survivant qui a fouillé garde cette carte : pas de jet de risque quand il se déplace. Chaque déplacement fait 1 bruit au départ et 1 à l’arrivée ; à la colonie, ajoutez 1 zombie à la place du bruit. Chaque déplacement met 1 jeton sur cette carte ; au 4e, elle est retirée de la partie.
    .option2 = Vider le réservoir
    .effect2 = Cherchez jusqu’à 2 cartes carburant dans la pioche d’objets de la station-service et prenez-les en main. Mélangez la pioche.
    .lasting = Pas de jet de risque quand ce survivant se déplace. Chaque déplacement fait 1 bruit au départ et à l’arrivée, à la colonie 1 zombie à la place. Après 4 déplacements, la carte disparaît.

base-crossroads-army = L’armée
    .trigger = Vous contrôlez au moins 1 survivant à la colonie.
    .story = Les camions s’arrêtent en rang devant le portail. Les hommes portent le même uniforme, ils parlent d’ordre, de front, de vivres qu’on leur doit. Leur premier regard va à la réserve.
    .option1 = Promettre des vivres
    .effect1 = L’objectif commun reçoit une condition : au moins 5 jetons nourriture dans la réserve.
    .option2 = Les renvoyer
    .effect2 = Lancez un dé pour chaque survivant à la colonie, sauf les survivants vulnérables. Sur 1–3, il subit 1 blessure.
    .option3 = Thomas voit clair
    .effect3 = Si Thomas Heart est à la colonie, il n’y a pas de vote et rien ne se passe.
    .lasting = Pour gagner, il vous faut aussi au moins 5 jetons nourriture dans la réserve.

base-crossroads-arthur-thurston = Arthur Thurston
    .trigger = Vous contrôlez Arthur Thurston, et il n’est pas exilé.
    .setup = Placez Arthur Thurston à l’école s’il y a une case libre.
    .story = Il connaît ce couloir, et il connaît certains de ces visages. Ils sont seuls ici depuis l’automne, et eux ne le reconnaissent plus. Il dit leurs noms, l’un après l’autre, et garde les mains basses.
    .option1 = Se dégager doucement
    .effect1 = Arthur Thurston subit 2 blessures.
    .option2 = Employer la force
    .effect2 = Le moral baisse de 1.

base-crossroads-ashley-ross = Ashley Ross
    .trigger = Vous contrôlez Ashley Ross, et elle n’est pas exilée.
    .story = Ashley longe la clôture, un crayon derrière l’oreille. Au dos d’un calendrier, elle a dessiné deux plans. Pour les deux, il faut quelqu’un dehors, dans le froid, et elle parle d’elle-même.
    .option1 = Construire des passerelles
    .effect1 = Faites 2 jets de risque pour Ashley Ross. Jusqu’à la fin de la partie, attaquer un zombie à l’entrée 1 de la colonie ne demande pas de jet de risque.
    .option2 = Construire un dépôt
    .effect2 = Faites 1 jet de risque pour Ashley Ross. Jusqu’à la fin de la partie, vérifier la décharge coûte 1 de moral par 15 cartes au lieu de 10.
    .option3 = Ne rien construire
    .effect3 = Rien ne se passe.
    .lasting = Passerelles : pas de jet de risque pour attaquer à l’entrée 1 de la colonie. Dépôt : la décharge coûte 1 de moral par 15 cartes au lieu de 10.

base-crossroads-bev-russell = Bev Russell
    .trigger = Vous contrôlez Bev Russell, exilée ou non.
    .setup = Placez Bev Russell à l’école s’il y a une case libre.
    .story = Elle les cherche depuis la première neige. Maintenant, elle se tient à la porte de la classe et comprend qu’elle arrive trop tard. Elle demande un moment seule pour décider.
    .option1 = Rester et veiller
    .effect1 = La carte de Bev Russell est retirée de la partie : ce n’est pas une mort, le moral ne baisse pas. Sa figurine reste à l’école et ne peut être ni attaquée, ni tuée, ni déplacée. Jusqu’à la fin de la partie, chaque survivant qui se déplace vers l’école subit 1 blessure. Bev doit être à l’école.
    .option2 = Leur donner le repos
    .effect2 = Toutes les cartes de la pioche d’objets de l’école et tous les zombies à l’école sont retirés de la partie.
    .lasting = Bev Russell veille sur l’école. Chaque survivant qui s’y déplace subit 1 blessure.

base-crossroads-bitter-cold-night = Nuit glaciale
    .trigger = Un de vos survivants vient de subir une engelure au jet de risque d’un déplacement, et au moins 1 autre survivant est au lieu d’arrivée.
    .story = Quelqu’un frappe à la porte avec des mains qui ne sentent plus rien. Dedans, le poêle est presque éteint, et la dernière chaleur flotte dans la pièce comme une haleine. Ouvrir prend du temps, la glace a scellé le cadre.
    .option1 = Ouvrir la porte
    .effect1 = Chaque survivant de ce lieu, y compris celui qui s’est déplacé, subit 1 engelure. Les survivants vulnérables n’en subissent pas.
    .option2 = La laisser fermée
    .effect2 = Le survivant qui s’est déplacé meurt.

base-crossroads-book-of-the-dead = Le livre des morts
    .trigger = Un de vos survivants (non exilé) vient de fouiller la bibliothèque.
    .story = Il est tout en haut du rayon, relié de cuir noir, lourd comme un pavé. Le titre promet des réponses sur les morts. Sous la galerie, l’un d’eux gratte à la porte fermée d’un garde-manger.
    .option1 = Le rapporter
    .effect1 = Le moral monte de 1.
    .option2 = Le lâcher d’en haut
    .effect2 = Retirez 1 zombie de la bibliothèque, s’il y en a un. Ajoutez 4 jetons nourriture à la réserve.

base-crossroads-brandon-kane = Brandon Kane
    .trigger = Brandon Kane est en jeu dans n’importe quel groupe et n’est pas exilé.
    .setup = Placez Brandon Kane au supermarché s’il y a une case libre.
    .story = Dans l’arrière-boutique, vous trouvez tout ce que la colonie a jeté, nettoyé et trié par taille. Brandon se tient devant, les bras écartés. Il dit que rien n’est jamais vraiment bon à jeter.
    .option1 = Lui demander des comptes
    .effect1 = Brandon Kane subit 1 blessure. S’il est en vie, placez-le à la colonie s’il y a une case libre.
    .option2 = Laisser faire
    .effect2 = Mettez dans la décharge les 10 dernières cartes objet retirées de la partie, sans compter les cartes survivant et événement. S’il y en a moins, mettez-les toutes.

base-crossroads-brian-lee = Brian Lee
    .trigger = Vous contrôlez Brian Lee, et il est à la colonie.
    .story = Brian monte sur une caisse et parle sans notes. Une bonne poussée, dit-il, et un bâtiment entier est de nouveau à nous. Pour la première fois depuis des semaines, on s’arrête de manger pour écouter.
    .option1 = Prendre l’hôpital
    .effect1 = Retirez tous les zombies de l’hôpital. Mettez ensuite jusqu’à 4 barricades sur ses cases d’entrée libres.
    .option2 = Prendre le supermarché
    .effect2 = Retirez tous les zombies du supermarché. Mettez ensuite jusqu’à 4 barricades sur ses cases d’entrée libres.

base-crossroads-buddy-davis = Buddy Davis
    .trigger = Votre tour commence, vous contrôlez Buddy Davis, et il est à la colonie.
    .story = Il fait encore nuit quand Buddy tape dans ses mains entre les lits. Des flexions, dit-il, puis de la course sur place, puis le petit déjeuner. Dehors, il a dégagé un carré de cour pour tout le monde.
    .option1 = S’entraîner avec lui
    .effect1 = Jusqu’à la fin de la partie, au début de chaque manche, chaque joueur peut mettre 1 carte nourriture de sa main dans la décharge, sans effet, pour lancer 1 dé action de plus cette manche.
    .option2 = Rire et se rendormir
    .effect2 = Le moral monte de 1.
    .lasting = Au début de chaque manche, chaque joueur peut mettre 1 carte nourriture de sa main dans la décharge, sans effet, pour lancer 1 dé action de plus cette manche.

base-crossroads-car-crash = Accident de voiture
    .trigger = Un de vos survivants (non exilé) vient de se déplacer, et une carte carburant a servi à ce déplacement.
    .story = Le virage arrive trop tôt, et sous la neige il n’y a que de la glace. Quand le monde s’immobilise, les roues sont en l’air et le chauffage cliquette en refroidissant. Personne ne connaît cette route.
    .option1 = Attendre du secours
    .effect1 = Le survivant déplacé subit 1 engelure et, s’il est en vie, est placé à la colonie. Il faut une case libre à la colonie, sauf s’il y est déjà.
    .option2 = Continuer à pied
    .effect2 = Le survivant déplacé reste au lieu d’arrivée. Faites 3 jets de risque pour lui.

base-crossroads-carla-thompson = Carla Thompson
    .trigger = Vous contrôlez Carla Thompson, et elle n’est pas exilée.
    .setup = Placez Carla Thompson au poste de police s’il y a une case libre.
    .story = Elle a pris tant d’appels venus de cette rue. Dans la maison d’un mort, les murs sont couverts de photos de toute la ville : des mariages, des anniversaires, des premiers vélos. Certains de ces gens vivent aujourd’hui à la colonie.
    .option1 = Aller chercher les photos
    .effect1 = Faites 2 jets de risque pour Carla Thompson. Si elle est en vie ensuite, le moral monte de 1.
    .option2 = Faire demi-tour
    .effect2 = Rien ne se passe.

base-crossroads-christmas = Noël
    .trigger = Vous contrôlez au moins 1 survivant à la colonie.
    .story = Personne n’a tenu de calendrier, mais quelqu’un a compté les nuits et pense que ce pourrait être demain. Un enfant demande si cela existe encore. Les grands regardent le garde-manger, puis se regardent.
    .option1 = Faire un repas de fête
    .effect1 = Payez 5 jetons nourriture ; il en faut 5 dans la réserve. Le moral monte de 1. Si Forest Plum est en jeu et non exilé, son joueur peut piocher jusqu’à 4 cartes de la pioche d’objets du supermarché, les montrer et les donner toutes à d’autres joueurs comme il veut.
    .option2 = Une nuit ordinaire
    .effect2 = Rien ne se passe.

base-crossroads-collapsing-barriers = Les barrières cèdent
    .trigger = Vous contrôlez au moins 1 survivant à la colonie, et au moins 1 barricade et 1 zombie s’y trouvent.
    .story = Les planches ploient vers l’intérieur, d’un doigt à chaque poussée. Les clous sortent du bois avec un bruit de dents. Quelqu’un pourrait s’appuyer de ce côté-ci, assez près pour être touché.
    .option1 = Tenir bon
    .effect1 = Chaque joueur qui a des survivants à la colonie y choisit 1 des siens et fait 1 jet de risque pour lui.
    .option2 = Les laisser tomber
    .effect2 = Retirez toutes les barricades de la colonie.

base-crossroads-crazed-survivor = Survivante démente
    .trigger = Vous contrôlez un survivant, exilé ou non, dans un lieu hors colonie.
    .story = Elle est assise dans la dernière allée, un couperet sur les genoux, un sac gonflé derrière elle. Elle parle au sac à voix basse. Quand votre ombre atteint ses chaussures, elle se tait.
    .option1 = Saisir le sac
    .effect1 = Ajoutez 3 jetons nourriture à la réserve. Choisissez 1 de vos survivants dans un lieu hors colonie et faites 2 jets de risque pour lui.
    .option2 = S’enfuir
    .effect2 = Rien ne se passe.

base-crossroads-creature-comforts = Un peu de confort
    .trigger = Vous contrôlez au moins 1 survivant à la colonie.
    .story = La vieille chaudière est intacte, quelqu’un l’a découvert. Il ne manque que de quoi brûler. Pour un soir, il pourrait y avoir de l’eau chaude, de la buée sur le carrelage et des gens qui sentent le savon.
    .option1 = Chauffer l’eau
    .effect1 = Ensemble, vous pouvez mettre 3 cartes carburant de vos mains dans la décharge, sans effet. Si vous le faites, le moral monte de 1. Sinon, rien ne se passe.

base-crossroads-daniel-smith = Daniel Smith
    .trigger = Vous contrôlez Daniel Smith, exilé ou non, et au moins 1 survivant vulnérable est à la colonie.
    .setup = Retirez 1 survivant vulnérable de la colonie. Ce n’est pas compté comme une mort : le moral ne baisse pas.
    .story = Au matin, un lit est vide, et ce n’est pas le froid. Daniel ferme la pièce et demande à chacun de rester où il est. Personne ne veut regarder son voisin.
    .option1 = Trouver le coupable
    .effect1 = Dépensez 1 dé action non utilisé de n’importe quelle valeur. Choisissez un survivant de n’importe quel joueur et placez-le au poste de police ; son équipement revient dans la main de son joueur. Jusqu’à la fin de la partie, il ne peut ni se déplacer, ni fouiller, ni attaquer, ni utiliser de compétence. Il faut une case libre au poste de police, sauf s’il y est déjà.
    .option2 = Détourner les yeux
    .effect2 = Le moral baisse de 1.
    .lasting = Le survivant enfermé ne peut ni se déplacer, ni fouiller, ni attaquer, ni utiliser de compétence.

base-crossroads-david-garcia = David Garcia
    .trigger = Vous contrôlez David Garcia, et il n’est pas exilé.
    .setup = Placez David Garcia à la colonie s’il y a une case libre. Regardez 1 carte au hasard dans la main de chaque joueur qui contrôle un survivant à la colonie.
    .story = David a compté les étagères trois fois. Les chiffres de son petit carnet et les boîtes sur les planches ne s’accordent pas. Il pense à un nom et demande s’il peut le dire tout haut.
    .option1 = Accuser quelqu’un
    .effect1 = Choisissez un autre joueur, non exilé, qui a un survivant à la colonie. Votez aussitôt sur son exil.
    .option2 = S’excuser
    .effect2 = Rien ne se passe.

base-crossroads-deputy = L’adjoint
    .trigger = Vous contrôlez un survivant (non exilé) dans un lieu hors colonie.
    .story = Quatre policiers sortent de derrière une voiture de patrouille, fatigués et polis, l’arme vers le sol. Leur adjoint montre la clé de l’armurerie. En échange, la ville doit redevenir sûre, rue après rue.
    .option1 = Prendre la clé
    .effect1 = Révélez 8 cartes de la pioche d’objets du poste de police ; prenez en main toutes les cartes arme et remélangez les autres. L’objectif commun reçoit une condition : aucun zombie à la station-service, à l’hôpital et au poste de police.
    .option2 = Refuser
    .effect2 = Rien ne se passe.
    .lasting = Pour gagner, il faut aussi qu’il n’y ait aucun zombie à la station-service, à l’hôpital et au poste de police.

base-crossroads-dynamite = Dynamite
    .trigger = Edward White et John Price sont tous deux en jeu, quels que soient leurs groupes. Le joueur d’Edward White décide.
    .story = Ils se sont enfermés dans la buanderie avec un seau d’engrais et un sac d’orge. Tous deux sont certains de savoir ce qu’ils font. Une seule des deux recettes sera lancée ce soir.
    .option1 = Préparer des explosifs
    .effect1 = Lancez un dé. Sur 1, Edward White et John Price meurent. Sur 2–6, lancez un autre dé : retirez autant de zombies de la colonie (tous s’il y en a moins) et mettez une barricade sur chaque case ainsi libérée.
    .option2 = Brasser de la bière
    .effect2 = Le moral monte de 1. À la prochaine manche, chaque joueur lance 1 dé action de moins.

base-crossroads-edward-white = Edward White
    .trigger = Vous contrôlez Edward White, et il n’est pas exilé.
    .story = Edward sort le pain moisi de la poubelle et le met sous verre. Donnez-moi ce qui se gâte, dit-il, et un peu de ce qui est bon. En cuisine, on retient le sac un instant de trop.
    .option1 = Cultiver la pénicilline
    .effect1 = Autant de fois que vous voulez pendant ce tour, vous pouvez retirer 1 jeton nourriture de la réserve pour prendre en main 1 carte médicament de votre choix retirée de la partie.
    .option2 = Ne pas toucher aux vivres
    .effect2 = Rien ne se passe.
    .lasting = Pendant ce tour seulement : 1 jeton nourriture de la réserve permet de reprendre en main 1 carte médicament retirée de la partie, autant de fois que vous voulez.

base-crossroads-flier = Tract
    .trigger = Vous contrôlez au moins 1 survivant à la colonie.
    .story = Du papier tombe avec la neige, des centaines de feuilles lâchées d’un avion que personne n’a vu. Le message est court : aucun convoi ne viendra, fortifiez-vous sur place. Les gens plient la feuille et la rangent sans un mot.
    .option1 = Tout barricader
    .effect1 = À la fin de la prochaine manche : si un lieu, colonie comprise, n’a aucune barricade, le moral baisse de 1. Si chaque lieu a au moins 2 barricades, le moral monte de 1.
    .lasting = Fin de la prochaine manche : le moral baisse de 1 si un lieu n’a aucune barricade, monte de 1 si chaque lieu en a au moins 2. La colonie compte comme un lieu.

base-crossroads-forest-plum = Forest Plum
    .trigger = Forest Plum est en jeu dans n’importe quel groupe, exilé ou non.
    .story = Il a vu la bouteille, et il ne voit plus rien d’autre. Forest porte encore le manteau rouge du centre commercial, et la première fois il demande gentiment. La deuxième fois, non.
    .option1 = Lui donner la bouteille
    .effect1 = Placez Forest Plum au supermarché. Ajoutez-y 4 jetons bruit, ou autant qu’il y a de place. Il faut une case libre au supermarché, sauf s’il y est déjà.
    .option2 = Garder la bouteille
    .effect2 = Le survivant en jeu à la plus basse valeur d’influence, sauf Forest Plum, subit 1 blessure.

base-crossroads-fuel-tanker = Camion-citerne
    .trigger = Un de vos survivants (non exilé) vient de se déplacer.
    .story = Le camion barre les deux voies, et quand on frappe à sa paroi, il sonne plein. La clé est sur le contact. Le moteur gronde si fort qu’on l’entend dans la vallée voisine.
    .option1 = Le ramener
    .effect1 = Ajoutez 6 zombies à la colonie. Prenez en main jusqu’à 4 cartes carburant de votre choix retirées de la partie.
    .option2 = Le laisser là
    .effect2 = Rien ne se passe.

base-crossroads-gabriel-diaz = Gabriel Diaz
    .trigger = Vous contrôlez un survivant (non exilé) dans un lieu hors colonie, et Gabriel Diaz est encore dans la pioche des survivants.
    .story = D’abord la fumée, puis une main gantée, puis l’air froid. L’homme qui vous a porté dehors vous pose et compte les siens derrière lui. Il ne demande rien, mais sa famille vous regarde.
    .option1 = Les ramener tous
    .effect1 = Prenez Gabriel Diaz dans la pioche des survivants ; il rejoint votre groupe. Ajoutez 3 survivants vulnérables à la colonie. Il faut 4 cases libres à la colonie.
    .option2 = Remercier d’un cadeau
    .effect2 = Retirez de la partie 1 carte de votre main, de votre choix. Il vous faut au moins 1 carte.

base-crossroads-gambling = Jeu de dés
    .trigger = Vous contrôlez au moins 1 survivant à la colonie.
    .story = Quelqu’un a taillé des dés dans un pied de table. Les soirées sont longues, et chacun a dans la poche quelque chose qu’un autre voudrait. Cela commence avec une seule bougie.
    .option1 = Jouer
    .effect1 = En commençant par le premier joueur, chacun peut miser des cartes objet de sa main, au plus 1 par survivant qu’il a à la colonie, et lance 1 dé par carte. Qui a le dé le plus haut prend en main toutes les cartes misées ; en cas d’égalité, les joueurs concernés relancent.
    .option2 = Ranger les dés
    .effect2 = Rien ne se passe.

base-crossroads-gray-beard = Gray Beard
    .trigger = Un de vos survivants, exilé ou non, vient de se déplacer, et Gray Beard est encore dans la pioche des survivants.
    .story = Le fusil d’abord, puis l’homme derrière, dans un manteau raide de givre. Il a vécu de ce qu’il prenait, et il le dit sans honte. Il a aussi l’air de quelqu’un qui n’a pas dormi près des autres depuis longtemps.
    .option1 = Donner quelque chose
    .effect1 = 1 carte au hasard de votre main est retirée de la partie. Il vous faut au moins 1 carte.
    .option2 = L’inviter
    .effect2 = Prenez Gray Beard dans la pioche des survivants ; il rejoint votre groupe comme leader et garde cette carte. 1 de ses attaques par manche ne demande pas de jet de risque. Son joueur ne peut rien ajouter aux crises. Il faut une case libre à la colonie ; si vous êtes exilé, il va plutôt dans un lieu hors colonie de votre choix.
    .lasting = 1 attaque de Gray Beard par manche ne demande pas de jet de risque. Son joueur ne peut rien ajouter aux crises.

base-crossroads-harman-brooks = Harman Brooks
    .trigger = Harman Brooks est en jeu dans n’importe quel groupe et n’est pas exilé.
    .story = Harman est au portail avant le jour, un sac vide et des raquettes sur le dos. La forêt est le seul endroit qui n’a pas changé, dit-il. Il peut être de retour avant la nuit, avec une seule chose.
    .option1 = Chasser
    .effect1 = Ajoutez 3 jetons nourriture à la réserve.
    .option2 = Cueillir des herbes
    .effect2 = Choisissez jusqu’à 3 survivants en jeu et retirez 1 blessure à chacun. Les engelures comptent aussi.

base-crossroads-heads-up = Chambres froides
    .trigger = Vous venez de fouiller le poste de police.
    .story = L’escalier descend vers les chambres froides, et la lampe ne montre que vos propres mains. Quelque chose ici murmure encore, sans un souffle. Il y a deux couvercles, et vous êtes venu jusqu’ici.
    .option1 = Ouvrir le frigo
    .effect1 = Mettez un jeton bruit sur chaque case de bruit libre du poste de police.
    .option2 = Ouvrir la cuve
    .effect2 = Mettez un jeton bruit sur chaque case de bruit libre du poste de police.

base-crossroads-helpless = Sans défense
    .trigger = Vous contrôlez au moins 1 survivant à la colonie.
    .story = On le dit d’abord tout bas, près du poêle, puis une seconde fois à table. Il y a ceux qui travaillent et ceux qui ne font que manger. À côté, on ne parle plus, car le mur est mince.
    .option1 = Les renvoyer
    .effect1 = Tous les survivants vulnérables sont retirés de la partie. Le moral baisse de la moitié de leur nombre, arrondie au supérieur.
    .option2 = Ils restent
    .effect2 = Rien ne se passe.

base-crossroads-horde = Horde
    .trigger = Un de vos survivants, exilé ou non, vient de se déplacer sans carte carburant et il est en vie.
    .story = La neige arrive de côté et cache tout à plus d’un bras. Puis le blanc s’assombrit, et l’ombre a des épaules. Ils suivent la même route, et on n’en voit pas la fin.
    .option1 = Avancer
    .effect1 = Faites 3 jets de risque de plus pour le survivant qui s’est déplacé.
    .option2 = Rebrousser chemin
    .effect2 = Replacez le survivant au lieu d’où il venait. Il ne peut plus se déplacer pendant ce tour. Il faut une case libre dans ce lieu.

base-crossroads-horse = Cheval
    .trigger = Un de vos survivants (non exilé) vient de se déplacer et il est en vie.
    .story = Il se tient au milieu de la route, les côtes comme une palissade, et ne fuit pas quand vous approchez. Quelqu’un lui a tressé la crinière, il n’y a pas longtemps.
    .option1 = Le garder
    .effect1 = Le survivant garde le cheval : pas de jet de risque quand il se déplace. Tant qu’il n’est pas exilé, la colonie paie 1 jeton nourriture de plus chaque fois qu’elle consomme la nourriture.
    .option2 = L’abattre
    .effect2 = Ajoutez 3 jetons nourriture à la réserve.
    .lasting = Pas de jet de risque quand ce survivant se déplace. Tant qu’il n’est pas exilé, la colonie paie 1 jeton nourriture de plus par manche.

base-crossroads-hunger = La faim
    .trigger = Par une de vos actions ou cartes, au moins 1 survivant masculin a rejoint votre groupe et au moins 1 survivant vulnérable est arrivé à la colonie.
    .story = Le nouveau n’est pas venu seul. Son ami est un homme très grand et très lourd, qui mange, remercie et tend encore son bol. En cuisine, un regard va de lui aux étagères, et le visage se ferme.
    .option1 = Le nourrir
    .effect1 = Retirez toute la nourriture de la réserve.
    .option2 = Au matin, il a disparu
    .effect2 = Ajoutez 5 jetons nourriture à la réserve. Le moral baisse de 1.

base-crossroads-hunted = Traqué
    .trigger = Un de vos survivants vient de subir une blessure (pas une engelure) au jet de risque d’un déplacement.
    .story = Le coup de feu vient de la lisière, puis un second, plus près. Ce sont des vivants, et ils visent les jambes. Ce qui sèche près de leur feu vous dit pourquoi.
    .option1 = Les débusquer
    .effect1 = Faites 2 jets de risque pour chaque survivant que vous contrôlez.
    .option2 = Vivre avec la menace
    .effect2 = Jusqu’à la fin de la partie, après chaque déplacement de n’importe quel survivant, lancez un dé ordinaire. Sur 1–2, ce survivant subit 1 blessure.
    .lasting = Après chaque déplacement de n’importe quel survivant, lancez un dé ordinaire. Sur 1–2, il subit 1 blessure.

base-crossroads-james-meyers = James Meyers
    .trigger = Vous contrôlez James Meyers, et il n’est pas exilé.
    .story = Avant, on payait James pour écouter. Maintenant il le fait pour rien, assis sur une caisse près du poêle, et les gens parlent. À minuit, il sait ce que chacun a mis de côté, et pourquoi.
    .option1 = Faire l’inventaire
    .effect1 = Regardez toutes les mains. Vous pouvez ensuite en retirer de la partie exactement 3 cartes médicament de votre choix : le moral monte de 1.
    .option2 = Lire en quelqu’un
    .effect2 = Regardez l’objectif personnel de 1 autre joueur. Vous pouvez en parler librement. Possible seulement si l’on joue avec des objectifs personnels.

base-crossroads-janet-taylor = Janet Taylor
    .trigger = Vous contrôlez Janet Taylor, et elle n’est pas exilée.
    .story = Janet suspend deux draps au plafond et appelle cela une salle de soins. Elle fait bouillir des linges, affûte des aiguilles et demande à chacun de laisser quelque chose d’utile. Personne n’entre sans payer.
    .option1 = Ouvrir l’infirmerie
    .effect1 = Jusqu’à la fin de la partie, tant que Janet Taylor est à la colonie : à leur tour, les joueurs peuvent mettre des cartes de leur main dans la décharge sans effet ; chacune soigne 1 blessure d’un de leurs survivants à la colonie.
    .lasting = Tant que Janet Taylor est à la colonie : à votre tour, mettez une carte de votre main dans la décharge pour soigner 1 blessure d’un de vos survivants présents. Sans limite.

base-crossroads-jenny-clark = Jenny Clark
    .trigger = Vous venez de fouiller avec Jenny Clark, et elle n’est pas exilée.
    .story = Jenny remonte la route en faisant de grands signes, et elle n’est pas seule. Elle parle par-dessus l’épaule à ceux qui traînent les pieds derrière elle. Depuis le mur, difficile de dire qui respire encore.
    .option1 = La laisser rentrer
    .effect1 = Placez Jenny Clark à la colonie, puis ajoutez-y 8 zombies. Il faut 1 case libre à la colonie.
    .option2 = Tirer dans le groupe
    .effect2 = Jenny Clark est tuée.

base-crossroads-john-price = John Price
    .trigger = Vous venez de fouiller l’école, et John Price est encore dans la pioche des survivants.
    .story = Des poings contre la porte de la cantine, puis une voix qui vient à peine de muer. Derrière, l’autre bruit, plus lent, sorti de nombreuses gorges. Le passe-plat, au fond, n’est plus gardé.
    .option1 = Ouvrir la porte
    .effect1 = Prenez John Price dans la pioche des survivants ; il rejoint votre groupe. Ajoutez 2 zombies à l’école. Il faut 1 case libre à la colonie, sauf si vous êtes exilé.
    .option2 = Profiter de la diversion
    .effect2 = Ajoutez 2 jetons nourriture à la réserve. John Price est retiré de la partie.

base-crossroads-lighthouse = Phare
    .trigger = Vous contrôlez un survivant à la colonie.
    .story = Le phare de la pointe est éteint depuis le premier hiver. Il reste de l’huile dans la cuve, et les morts marchent vers tout ce qui brille. Il faudrait que quelqu’un monte là-haut et y reste un moment.
    .option1 = Allumer le phare
    .effect1 = Vous pouvez dépenser 1 dé action non utilisé de n’importe quelle valeur : retirez 1 zombie de chaque lieu, colonie comprise. Sinon, rien ne se passe.

base-crossroads-little-survivors = Petits survivants
    .trigger = Vous venez de déplacer un de vos survivants (non exilé) vers un lieu où il n’y a aucun autre survivant.
    .story = Une rangée de petites chaussures le long du mur, de la plus grande à la plus petite. Puis les couvertures bougent, et trois visages se lèvent. L’aîné tient un couteau de cuisine et ne le pose pas.
    .option1 = Les emmener
    .effect1 = Ajoutez 3 survivants vulnérables à la colonie. Le moral monte de 1. Il faut 3 cases libres à la colonie.
    .option2 = Les laisser là
    .effect2 = Rien ne se passe.

base-crossroads-loretta-clay = Loretta Clay
    .trigger = Vous contrôlez Loretta Clay, et elle n’est pas exilée.
    .story = Loretta aligne les boîtes sur le comptoir, toutes les trente, étiquette devant. Les dates viennent d’une autre vie. Elle renifle, hausse les épaules et attrape la grande marmite.
    .option1 = Cuisiner quand même
    .effect1 = Lancez un dé. 5–6 : le moral monte de 1. 3–4 : rien ne se passe. 1–2 : lancez un dé pour chaque survivant non vulnérable à la colonie ; sur 1–2, il subit 1 blessure.
    .option2 = Tout jeter
    .effect2 = Retirez 1 jeton nourriture de la réserve. Il faut 1 jeton nourriture dans la réserve.

base-crossroads-lovers-quarrel = Querelle d’amoureux
    .trigger = Vous contrôlez 2 survivants humains dans le même lieu hors colonie, et personne d’autre n’y est.
    .story = Cela commence par un prénom dit sur le mauvais ton. Une minute plus tard, ils sont debout tous les deux, et tout ce qu’ils taisaient depuis l’automne sort. Dans le froid, les voix portent loin.
    .option1 = Crier
    .effect1 = Ajoutez 4 jetons bruit à ce lieu, ou autant qu’il y a de place.
    .option2 = Se réconcilier
    .effect2 = Ces 2 survivants ne peuvent ni attaquer, ni fouiller, ni se déplacer jusqu’à la fin de ce tour.

base-crossroads-maria-lopez = Maria Lopez
    .trigger = Vous contrôlez Maria Lopez, et elle n’est pas exilée.
    .story = La liste d’appel pend encore près de la porte, et Maria connaît chaque nom. Certains sont dans le gymnase, vivants, trop maigres, très silencieux. Ils demandent si l’école recommence.
    .setup = Placez Maria Lopez à l’école, s’il y a une case libre.
    .option1 = Les nourrir
    .effect1 = Retirez 3 jetons nourriture de la réserve. Cherchez 1 carte de votre choix dans la pioche de l’école, prenez-la en main, mélangez la pioche. Il faut 3 jetons nourriture dans la réserve.
    .option2 = Leur laisser les provisions
    .effect2 = Toutes les cartes nourriture de la pioche de l’école sont retirées de la partie. Mélangez la pioche.

base-crossroads-maude = Maude
    .trigger = Vous contrôlez un survivant (non exilé) au supermarché.
    .story = Le badge dit Maude. Elle est étendue près de sa voiture, les clés à la main, et il s’en est fallu de peu. Le coffre est plein à ras bord.
    .option1 = Tout rapporter
    .effect1 = Placez ce survivant à la colonie. Ajoutez 3 jetons nourriture à la réserve. Il faut 1 case libre à la colonie.
    .option2 = Garder pour plus tard
    .effect2 = Révélez des cartes de la pioche du supermarché jusqu’à ce que 2 cartes nourriture soient apparues ; prenez ces 2 cartes en main et remélangez les autres. Vous ne pouvez plus jouer de carte nourriture jusqu’à la fin de ce tour.

base-crossroads-mike-cho = Mike Cho
    .trigger = Vous contrôlez un survivant dans un lieu hors colonie avec au moins 1 zombie, et Mike Cho est encore dans la pioche des survivants.
    .story = Un homme en noir se tient au milieu de la rue, un sabre tenu à deux mains. Il ne fait pas un pas de trop. Ils sont plus nombreux que ce qu’il peut voir de là.
    .option1 = Combattre à ses côtés
    .effect1 = Prenez Mike Cho dans la pioche des survivants ; il rejoint votre groupe. Choisissez un de vos survivants hors colonie : lui et Mike Cho subissent 1 blessure chacun. Retirez tous les zombies du lieu de ce survivant. Il faut 1 case libre à la colonie, sauf si vous êtes exilé.
    .option2 = S’éclipser
    .effect2 = Choisissez un lieu hors colonie où vous avez un survivant : retirez-en tous les zombies.

base-crossroads-missing-child = Enfant disparu
    .trigger = Il y a au moins 1 survivant vulnérable à la colonie.
    .story = Elle va de lit en lit et soulève chaque couverture. Sa fille dormait, dit-elle, elle n’a détourné les yeux qu’un instant. Le petit manteau n’est plus à son crochet.
    .option1 = Chercher partout
    .effect1 = Jusqu’à la fin de la manche suivante, notez lesquels des 6 lieux hors colonie sont fouillés. Les 6 : le moral monte de 1. Sinon : le moral baisse de 1 et retirez 1 survivant vulnérable.
    .option2 = Cesser les recherches
    .effect2 = Le moral baisse de 1. Retirez 1 survivant vulnérable.
    .lasting = Fouiller les 6 lieux hors colonie avant la fin de la manche suivante : le moral monte de 1. Sinon, le moral baisse de 1 et 1 survivant vulnérable est retiré.

base-crossroads-mugging = Agression
    .trigger = Un de vos survivants (non exilé) est dans le même lieu qu’un survivant exilé.
    .story = Vous connaissez ce visage. Il n’y a pas longtemps, vous partagiez un feu ; maintenant il y a un bout de tuyau entre vous. Les yeux sont sur le sac, pas sur vous.
    .option1 = Tout donner
    .effect1 = Gardez 1 carte de votre main et donnez toutes les autres au joueur qui contrôle le survivant exilé. Il faut au moins 2 cartes en main.
    .option2 = Se défendre
    .effect2 = Votre survivant subit 2 blessures. S’il est équipé d’une arme, vous pouvez à la place tuer le survivant exilé ; le vôtre ne subit alors que 1 blessure.
    .first = Encaisser les coups : 2 blessures.
    .second = Se servir de l’arme : l’autre survivant est tué, le vôtre subit 1 blessure.

base-crossroads-music = Musique
    .trigger = Un de vos survivants (non exilé) vient de fouiller.
    .story = Sous le plâtre et les tuiles cassées, une guitare sans une éraflure. Les six cordes tiennent. Vous aviez oublié le silence de tous ces mois.
    .option1 = Jouer le soir
    .effect1 = Le moral monte de 1.
    .option2 = Jouer le matin
    .effect2 = Chaque joueur lance 1 dé action de plus à la manche suivante.

base-crossroads-no-ammo = Plus de munitions
    .trigger = Vous venez d’utiliser l’effet d’une carte arme.
    .story = Un déclic sec, puis un autre. Vous vérifiez la chambre, mais vous savez déjà. Le retour est long avec un simple morceau d’acier dans les mains.
    .option1 = La jeter
    .effect1 = Mettez cette arme dans la décharge. Si vous êtes exilé, elle est retirée de la partie à la place.
    .option2 = Chercher des munitions
    .effect2 = Dépensez tous vos dés action non utilisés. Il faut au moins 1 dé action non utilisé.

base-crossroads-old-divisions = Vieilles divisions
    .trigger = Vous contrôlez un survivant à la colonie, et au moins 1 survivant vulnérable s’y trouve.
    .story = Un vieux mot tombe, un mot que personne n’avait dit depuis que les morts se sont levés. Des chaises raclent le sol. Quand quelqu’un songe à intervenir, la salle est coupée en deux, et un homme est seul de son côté.
    .option1 = Le chasser
    .effect1 = Retirez 1 survivant vulnérable. Mettez la crise de cette manche sous la pioche des crises ; elle n’est pas résolue, et les cartes déjà ajoutées sont retirées de la partie. Le moral baisse de 1.
    .option2 = Arrêter la bagarre
    .effect2 = Rien ne se passe.

base-crossroads-olivia-brown = Olivia Brown
    .trigger = Olivia Brown est en jeu, dans n’importe quel groupe.
    .story = Olivia a vidé une pièce de la cave et boulonné une chaise au sol. Elle en veut un, dit-elle, un qui bouge encore. Elle ne dort plus, mais ses mains ne tremblent pas.
    .setup = Placez Olivia Brown à la colonie, sauf si elle est exilée ou s’il n’y a pas de case libre.
    .option1 = La laisser essayer
    .effect1 = Olivia garde cette carte. Au début de chaque manche, si elle est à la colonie, le joueur qui la contrôle peut faire un jet de risque pour elle. Tout résultat autre que vide s’applique à elle. Sur vide, jusqu’à la fin de la manche, tout joueur peut mettre une carte médicament dans la décharge quand une morsure est obtenue, pour ignorer ce résultat.
    .option2 = L’interdire
    .effect2 = Rien ne se passe.
    .lasting = Au début de chaque manche, Olivia à la colonie : son joueur peut faire un jet de risque pour elle. Vide : cette manche, une carte médicament mise dans la décharge annule une morsure obtenue.

base-crossroads-outbreak = Épidémie
    .trigger = Vous contrôlez un survivant à la colonie, et au moins 1 survivant vulnérable s’y trouve.
    .story = Cela commence par une toux derrière le rideau. Au matin il y en a cinq, et le seau d’eau est vide avant midi. Les gens se mettent à dormir en se tournant le dos.
    .option1 = Chasser les malades
    .effect1 = Retirez 1 survivant vulnérable. Le moral baisse de 1.
    .option2 = Laisser passer
    .effect2 = Chaque survivant non vulnérable à la colonie subit 1 blessure. Si ni Olivia Brown ni Janet Taylor n’est en jeu, lancez aussi un dé pour chaque survivant vulnérable : sur 1, il est tué (le moral baisse de 1 à chaque mort).

base-crossroads-outsiders = Étrangers
    .trigger = Vous contrôlez un survivant à la colonie.
    .story = Un camion s’arrête juste avant le portail, moteur allumé. De l’intérieur, des mains soulèvent la bâche, des ridées et des toutes petites. Le chauffeur descend lentement et montre ses paumes.
    .option1 = Ouvrir le portail
    .effect1 = Chaque joueur pioche la première carte de la pioche des survivants, qui rejoint son groupe, et ajoute 1 survivant vulnérable à la colonie. Il faut 2 cases libres à la colonie par joueur non exilé.
    .option2 = Les renvoyer
    .effect2 = Rien ne se passe.

base-crossroads-prophet = Prophète
    .trigger = Un de vos survivants exilés est dans le même lieu qu’un survivant non exilé.
    .story = On vous a chassé, et vous n’êtes pas mort. Cela vaut un sermon. La personne en face a froid, en a assez des ordres, et n’a pas encore détourné les yeux.
    .option1 = Convertir
    .effect1 = Choisissez un survivant non exilé dans le même lieu qu’un des vôtres : il rejoint votre groupe avec son équipement et devient exilé.
    .option2 = Laisser un avertissement
    .effect2 = Le moral baisse de 1.

base-crossroads-radio-signal = Signal radio
    .trigger = Vous contrôlez un survivant à la colonie.
    .story = Entre deux rafales de parasites, il y a une voix. Elle donne une rue, un numéro, puis de nouveau la même rue. Chaque fois, elle met un peu plus longtemps à commencer.
    .option1 = Répondre à l’appel
    .effect1 = Les joueurs peuvent dépenser ensemble 3 dés action non utilisés de n’importe quelle valeur. Si oui : ajoutez 1 survivant vulnérable à la colonie et le moral monte de 1. Sinon : le moral baisse de 1. Il faut 1 case libre à la colonie.
    .option2 = Éteindre
    .effect2 = Le moral baisse de 1.

base-crossroads-rascals = Scooters
    .trigger = Vous venez de fouiller l’hôpital.
    .story = Au sous-sol, quatre scooters médicaux sont branchés, tous les voyants au vert. Ils vont moins vite qu’un marcheur et font plus de bruit que tout le reste de la ville. Quelqu’un règle déjà un siège.
    .option1 = Faire la course
    .effect1 = Le moral monte de 1. Ajoutez 5 zombies à la colonie.
    .option2 = Les laisser
    .effect2 = Rien ne se passe.

base-crossroads-riot = Émeute
    .trigger = Vous contrôlez un survivant à la colonie, et il s’y trouve plus de survivants vulnérables que d’autres.
    .story = Ils ne crient pas. Ils se tiennent devant la réserve, tous, et personne ne retourne se coucher. Vous comptez, puis vous cessez de compter.
    .option1 = Céder
    .effect1 = Retirez toute la nourriture de la réserve.
    .option2 = Tenir la porte
    .effect2 = Chaque survivant non vulnérable à la colonie subit 1 blessure.
    .option3 = Faire un exemple
    .effect3 = 1 survivant vulnérable est tué (le moral baisse de 1).

base-crossroads-rod-miller = Rod Miller
    .trigger = Rod Miller est en jeu, dans n’importe quel groupe, exilé ou non. C’est vous qui décidez, quel que soit son joueur.
    .story = Rod s’assied dans la neige comme pour se reposer, une main à plat sur la poitrine. Ses lèvres sont grises. Ce qu’il lui faut est à l’hôpital, si cela existe encore quelque part.
    .option1 = Le porter là-bas
    .effect1 = Placez Rod Miller et 2 autres survivants que vous contrôlez à l’hôpital ; si la place manque, vous pouvez d’abord placer des survivants de l’hôpital à la colonie (pas les exilés). Faites 2 jets de risque pour chacun des 3. Il faut 2 survivants à vous en plus de Rod.
    .option2 = Le laisser partir
    .effect2 = Rod Miller meurt.

base-crossroads-sacrament = Sacrement
    .trigger = Un de vos survivants (non exilé) vient de se déplacer et il est en vie.
    .story = Les portes de la cathédrale sont enchaînées de l’extérieur. Par la fente, vous voyez des cierges intacts et quelque chose de doré sur l’autel. Vous entendez aussi que les bancs ne sont pas vides.
    .option1 = Entrer
    .effect1 = Faites 2 jets de risque pour le survivant déplacé. S’il est encore en vie : le moral monte de 1.
    .option2 = Continuer
    .effect2 = Rien ne se passe.

base-crossroads-sewer-passage = Passage par les égouts
    .trigger = Vous contrôlez un survivant, exilé ou non, à la bibliothèque.
    .story = Dans un tiroir de plans de la ville, une feuille est bleue et plus vieille que les autres. Une ligne part de votre portail et passe sous les rues jusqu’à l’hôpital. Personne n’y a marché depuis l’arrêt des pompes.
    .option1 = Dégager le tunnel
    .effect1 = Choisissez un de vos survivants à la bibliothèque et lancez un dé : faites autant de jets de risque pour lui. S’il est encore en vie : jusqu’à la fin de la partie, les déplacements entre la colonie et l’hôpital, dans les deux sens, se font sans jet de risque.
    .option2 = Oublier cela
    .effect2 = Rien ne se passe.
    .lasting = Déplacements entre la colonie et l’hôpital, dans les deux sens : pas de jet de risque.

base-crossroads-sleep = Sommeil
    .trigger = Un joueur bâille pendant ce tour ; celui qui tient cette carte ne compte pas.
    .story = Quelqu’un bâille, et cela fait le tour de la pièce. La sentinelle s’est assoupie debout. Personne ne se rappelle sa dernière nuit entière.
    .option1 = Les laisser dormir
    .effect1 = Jusqu’à la fin de cette manche, chaque joueur peut, au début de son tour, dépenser tous ses dés action non utilisés pour soigner 1 blessure de chacun de ses survivants.
    .lasting = Cette manche : au début de votre tour, vous pouvez dépenser tous vos dés action non utilisés pour soigner 1 blessure de chacun de vos survivants.

base-crossroads-sophie-robinson = Sophie Robinson
    .trigger = Vous venez de déplacer un de vos survivants, exilé ou non, et Sophie Robinson est encore dans la pioche des survivants.
    .story = L’hélicoptère est couché dans le champ, et le feu a gagné la queue. La pilote pend dans ses sangles et frappe à la vitre. Les caisses ont été projetées plus loin, dans la neige.
    .option1 = La sortir de là
    .effect1 = Prenez Sophie Robinson dans la pioche des survivants ; elle rejoint votre groupe avec 2 blessures. Il faut 1 case libre à la colonie, sauf si vous êtes exilé.
    .option2 = Prendre les caisses
    .effect2 = Prenez les 2 premières cartes d’une pioche d’objets de votre choix. Sophie Robinson est retirée de la partie.

base-crossroads-sparky = Sparky
    .trigger = Vous contrôlez Sparky, et il n’est pas exilé.
    .story = Un homme au portail dit qu’il a dressé le chien, au temps de la télévision. Il a apporté un harnais, une cordelette et quelque chose de lourd sous un drap. Sparky s’assied devant et attend l’ordre.
    .option1 = Ouvrir le feu
    .effect1 = Tuez 8 zombies de votre choix à la colonie, ou tous s’il y en a moins. Pas de jet de risque.
    .option2 = Donner un spectacle
    .effect2 = Le moral monte de 1.

base-crossroads-spoiled = Avarié
    .trigger = Vous dépensez de la nourriture pour augmenter un dé action. La nourriture est partie, le dé n’a pas encore changé.
    .story = Le couvercle cède avec un soupir qu’il ne devrait pas faire. L’odeur pourrait être pire. C’est cela ou rien jusqu’à demain.
    .option1 = Manger
    .effect1 = Un de vos survivants, à votre choix, subit 1 blessure. Le dé est augmenté normalement.
    .option2 = Jeter
    .effect2 = Le dé n’est pas augmenté. La nourriture reste dépensée.

base-crossroads-sunshine-state = Vers le soleil
    .trigger = Vous contrôlez un survivant à la colonie, et au moins 2 survivants vulnérables s’y trouvent.
    .story = Ils ont fait une seule valise et mis leurs belles chaussures. Lui garde une carte postale de plage dans sa poche de poitrine. Ils demandent poliment qu’on ouvre le portail.
    .option1 = Ouvrir le portail
    .effect1 = Retirez 2 survivants vulnérables. Le moral baisse de 1.
    .option2 = Les retenir
    .effect2 = Rien ne se passe.

base-crossroads-supply-drop = Largage
    .trigger = Vous contrôlez un survivant à la colonie.
    .story = Un moteur, très haut, pour la première fois depuis des mois. Quelque chose de blanc s’ouvre derrière lui et descend loin derrière les dernières maisons. Tout le monde sur le mur l’a vu, et tout ce qui rôde dehors aussi.
    .option1 = Aller chercher la caisse
    .effect1 = Choisissez un de vos survivants et faites 3 jets de risque pour lui. S’il est encore en vie : ajoutez 5 jetons nourriture à la réserve et, si Annaleigh Chan est en jeu, le moral monte de 1.
    .option2 = La laisser
    .effect2 = Rien ne se passe.

base-crossroads-talia-jones = Talia Jones
    .trigger = Vous contrôlez Talia Jones, exilée ou non.
    .story = Talia a couvert un mur de papiers, de ficelles et de dates. Pendant des semaines, personne n’a rien demandé. Ce soir elle se retourne, très calme, et dit qu’elle sait où cela mène.
    .option1 = Une cache oubliée
    .effect1 = Choisissez une pioche d’objets. Cherchez-y 4 cartes de votre choix, prenez-les en main, mélangez la pioche.
    .option2 = Un danger qui vient
    .effect2 = La prochaine crise révélée est retirée de la partie et n’est pas remplacée. L’étape « résoudre la crise » de cette manche est sautée.

base-crossroads-thin-ice = Glace fragile
    .trigger = Un de vos survivants, exilé ou non, vient de se déplacer et il est en vie.
    .story = Le lac fait gagner une heure, peut-être deux. Sur l’autre rive, un hangar à bateaux, portes closes. La glace est si claire qu’on voit à travers.
    .option1 = Traverser la glace
    .effect1 = Lancez un dé. 1–3 : le survivant déplacé subit 1 engelure. 4–6 : cherchez 1 carte de votre choix dans une pioche d’objets de votre choix, prenez-la en main, mélangez la pioche.
    .option2 = Faire le tour
    .effect2 = Rien ne se passe.

base-crossroads-thomas-heart = Thomas Heart
    .trigger = Vous venez d’utiliser l’effet d’une carte arme, et Thomas Heart est en jeu, dans n’importe quel groupe. Le joueur qui le contrôle décide.
    .story = Au bruit, Thomas se bouche les oreilles. Quand il baisse les mains, il est ailleurs, des années plus tôt, et les gens autour de lui ne sont pas ses amis. Il tient encore la hache du tas de bois.
    .option1 = Le laisser frapper
    .effect1 = Le joueur qui contrôle Thomas Heart répartit 4 blessures entre les autres survivants de son lieu (pas les vulnérables). S’il n’y en a pas, rien ne se passe.
    .option2 = L’endormir
    .effect2 = Les joueurs retirent ensemble de la partie 2 cartes médicament de leurs mains. S’ils ne le font pas, appliquez l’option 1 à la place.
    .option3 = En finir
    .effect3 = Thomas Heart est tué.

base-crossroads-toxic-waste = Déchets toxiques
    .trigger = Vous contrôlez un survivant à la colonie.
    .story = Les fûts derrière la tannerie fuient, et l’eau de fonte coule vers vous. On peut la détourner, mains nues et bottes trempées. Ou bien ressortir tout ce qui a été jeté et en faire une digue.
    .option1 = Creuser un fossé
    .effect1 = Chaque joueur avec un survivant à la colonie place 1 engelure sur un de ses survivants présents.
    .option2 = Faire une digue de rebuts
    .effect2 = Toutes les cartes carburant et médicament retirées de la partie vont dans la décharge.

base-crossroads-voyeur = Voyeur
    .trigger = Un de vos survivants et un survivant d’un autre joueur sont les 2 seuls survivants d’un lieu.
    .story = La porte est entrouverte, large comme une main. À l’intérieur, quelqu’un pose ses affaires sur une couverture, une à une, et les compte deux fois. On ne vous a pas entendu.
    .setup = Regardez la main de ce joueur.
    .option1 = Faire chanter
    .effect1 = Prenez 1 carte de votre choix dans cette main. Aucun de vous deux ne peut en parler. Vous ne pouvez ni la jouer ni l’ajouter à la crise avant la manche suivante. Il faut au moins 1 carte dans cette main.
    .option2 = Dénoncer
    .effect2 = Montrez la main de ce joueur à tous les joueurs.

base-crossroads-wavering-loyalties = Loyautés chancelantes
    .trigger = Vous avez plus de survivants qu’au moins 1 autre joueur.
    .story = Le sac de couchage est passé de l’autre côté du feu. Pas de dispute, pas d’adieu. Quand vous approchez, la conversation s’arrête.
    .option1 = Laisser partir
    .effect1 = Donnez un de vos survivants, avec son équipement, à un joueur qui a moins de survivants que vous.
    .option2 = Menacer
    .effect2 = Lancez un dé. 1–3 : le moral baisse de 1.

base-crossroads-welcome-home = Bienvenue à la maison
    .trigger = Un de vos survivants, exilé ou non, vient de se déplacer et il est en vie.
    .story = La rue paraît plus petite sous la neige, mais le portail grince toujours sur la même note. Les rideaux sont tirés, comme ce jour-là. La clé est où elle a toujours été.
    .option1 = Entrer
    .effect1 = Faites 1 jet de risque pour le survivant déplacé. S’il est encore en vie, il garde cette carte : une fois par manche, pas de jet de risque pour une attaque.
    .option2 = Se détourner
    .effect2 = Rien ne se passe.
    .lasting = Une fois par manche, pas de jet de risque pour une attaque de ce survivant.

base-crossroads-wounded-survivor = Le blessé
    .trigger = Un de vos survivants (non exilé) vient de fouiller.
    .story = Un inconnu sort d’entre les voitures, une main enroulée dans une chemise. Une coupure, une vitre, rien de plus. La chemise est encore humide.
    .option1 = Accueillir l’inconnu
    .effect1 = Piochez la première carte de la pioche des survivants ; ce survivant rejoint votre groupe à la colonie. Faites ensuite 2 jets de risque pour lui. Il faut 1 case libre à la colonie et une carte dans la pioche des survivants.
    .option2 = Refuser
    .effect2 = Rien ne se passe.
