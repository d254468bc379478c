base-crossroads-abandoned = Abandonné
    .trigger = Vous venez de nettoyer la décharge, et au moins 1 survivant vulnérable est à la colonie.
    .story = Sous les sacs et la cendre, quelque chose bouge. C’est enveloppé dans un manteau que tout le monde ici a déjà vu. La voix est petite, mais elle porte bien au-delà de la clôture.
    .option1 = Garder mère et enfant
    .effect1 = Ajoutez 1 survivant vulnérable à la colonie. Ajoutez 5 zombies à la colonie. Il faut 1 case libre à la colonie.
    .option2 = Renvoyer la mère
    .effect2 = Ajoutez 5 zombies à la colonie. Chaque joueur qui a un dé action non utilisé en déplace 1 vers ses dés utilisés. Le nombre de survivants vulnérables ne change pas.

base-crossroads-addiction = Dépendance
    .trigger = Vous venez de jouer un médicament pour soigner un survivant.
    .story = À midi, la douleur a disparu. Le soir, on vous demande un autre cachet, puis on ne demande plus rien, on compte en silence ce qui reste dans la boîte.
    .option1 = Une dernière dose
    .effect1 = Le survivant soigné meurt. Cette mort ne coûte pas de moral.
    .option2 = L’habitude reste
    .effect2 = Le survivant soigné garde cette carte. Au début de chacun de vos tours, vous pouvez jouer un médicament sur lui. Sinon, déplacez 1 de vos dés action non utilisés, s’il y en a, vers vos dés utilisés.
    .lasting = Au début de chaque tour, le joueur de ce survivant joue un médicament sur lui ou perd 1 dé action non utilisé.

base-crossroads-airplane = Avion
    .trigger = Un de vos survivants vient de se déplacer, et Sophie Robinson est en jeu.
    .story = Sous une bâche attend un petit avion jaune, de ceux qui traitaient les champs. Sophie en fait deux fois le tour et dit qu’il peut voler. Une seule fois, avec une seule personne, aussi loin que le réservoir le permet.
    .option1 = La laisser partir
    .effect1 = Ensemble, vous pouvez retirer du jeu 1 outil et 1 carburant de vos mains, ainsi que Sophie Robinson. Si vous le faites, le moral augmente de 1. Sinon, rien ne se passe. Le joueur de Sophie doit être d’accord.
    .option2 = La garder ici
    .effect2 = Rien ne se passe.

base-crossroads-alexis-grey = Alexis Grey
    .trigger = Vous contrôlez Alexis Grey, et elle n’est pas exilée.
    .setup = Placez Alexis Grey à la bibliothèque s’il y a une case libre.
    .story = Les rayons sont encore rangés comme elle les aimait. Alexis s’assied au vieux bureau, approche une lampe et lit, comme si personne n’avait jamais fermé. Difficile de dire si elle guérit ou si elle se cache.
    .option1 = La laisser rester
    .effect1 = Alexis Grey ne peut plus se déplacer hors de la bibliothèque jusqu’à la fin de la partie. Elle doit être à la bibliothèque.
    .option2 = La ramener
    .effect2 = Placez Alexis Grey à la colonie. Elle ne peut plus se déplacer vers la bibliothèque jusqu’à la fin de la partie. Il faut une case libre à la colonie, sauf si elle y est déjà.
    .lasting = Alexis Grey ne peut pas quitter la bibliothèque si elle y est restée, ou n’y retourne plus si elle est rentrée.

base-crossroads-andrew-evans = Andrew Evans
    .trigger = Vous contrôlez Andrew Evans, et il n’est pas exilé.
    .setup = Placez Andrew Evans au supermarché s’il y a une case libre.
    .story = Pendant que les autres fouillent les rayons vides, Andrew regarde le plafond. Des bâches, des tuyaux, de longs rouleaux gris d’isolant. Il peut en faire une chose avant la nuit.
    .option1 = Monter une serre
    .effect1 = Jusqu’à la fin de la partie, une fois par manche, Andrew Evans peut dépenser à la colonie un dé action de 1 ou plus pour ajouter 2 nourritures à la réserve.
    .option2 = Isoler le dortoir
    .effect2 = Le moral augmente de 1.
    .lasting = Une fois par manche, à la colonie, Andrew Evans peut dépenser un dé action de 1 ou plus pour ajouter 2 nourritures à la réserve.

base-crossroads-annaleigh-chan = Annaleigh Chan
    .trigger = Vous contrôlez Annaleigh Chan, et elle n’est pas exilée.
    .story = Elle croyait que les gens valaient la peine d’être défendus. Maintenant elle reste près de la fenêtre, les clés de la prison sur les genoux, et ne se mêle plus aux conversations. Quelqu’un aurait dû s’asseoir à côté d’elle plus tôt.
    .option1 = Ouvrir la prison
    .effect1 = Ajoutez 1 zombie à chacun des 6 lieux hors colonie.
    .option2 = La laisser seule
    .effect2 = Annaleigh Chan meurt.

base-crossroads-arctic-king = Le roi de l'Arctique
    .trigger = Vous venez de fouiller la station-service.
    .story = La porte du garage cède à la troisième poussée. Dedans attend une motoneige, une couronne peinte sur le capot, le réservoir plein. Elle démarre aussitôt, et toute la rue l’entend.
    .option1 = La prendre
    .effect1 = Le survivant qui a fouillé garde cette carte : pas de jet de risque quand il se déplace. Chaque déplacement fait 1 bruit au départ et 1 à l’arrivée ; à la colonie, ajoutez 1 zombie à la place du bruit. Chaque déplacement met 1 jeton sur cette carte ; au 4e, elle est retirée du jeu.
    .option2 = Vider le réservoir
    .effect2 = Cherchez jusqu’à 2 carburants dans la pioche d’objets de la station-service et prenez-les en main. Mélangez la pioche.
    .lasting = Pas de jet de risque quand ce survivant se déplace. Chaque déplacement fait 1 bruit au départ et à l’arrivée, à la colonie 1 zombie à la place. Après 4 déplacements, la carte disparaît.

base-crossroads-army = L'armée
    .trigger = Vous contrôlez au moins 1 survivant à la colonie.
    .story = Les camions s’arrêtent en rang devant le portail. Les hommes portent le même uniforme, ils parlent d’ordre, de front, de vivres qu’on leur doit. Leur premier regard va à la réserve.
    .option1 = Promettre des vivres
    .effect1 = L’objectif commun reçoit une condition : au moins 5 nourritures dans la réserve.
    .option2 = Les renvoyer
    .effect2 = Lancez un dé pour chaque survivant à la colonie, sauf les survivants vulnérables. Sur 1–3, il reçoit 1 blessure.
    .option3 = Thomas voit clair
    .effect3 = Si Thomas Heart est à la colonie, il n’y a pas de vote et rien ne se passe.
    .lasting = Pour gagner, il vous faut aussi au moins 5 nourritures dans la réserve.

base-crossroads-arthur-thurston = Arthur Thurston
    .trigger = Vous contrôlez Arthur Thurston, et il n’est pas exilé.
    .setup = Placez Arthur Thurston à l’école s’il y a une case libre.
    .story = Il connaît ce couloir, et il connaît certains de ces visages. Ils sont seuls ici depuis l’automne, et eux ne le reconnaissent plus. Il dit leurs noms, l’un après l’autre, et garde les mains basses.
    .option1 = Se dégager doucement
    .effect1 = Arthur Thurston reçoit 2 blessures.
    .option2 = Employer la force
    .effect2 = Le moral baisse de 1.

base-crossroads-ashley-ross = Ashley Ross
    .trigger = Vous contrôlez Ashley Ross, et elle n’est pas exilée.
    .story = Ashley longe la clôture, un crayon derrière l’oreille. Au dos d’un calendrier, elle a dessiné deux plans. Pour les deux, il faut quelqu’un dehors, dans le froid, et elle parle d’elle-même.
    .option1 = Construire des passerelles
    .effect1 = Faites 2 jets de risque pour Ashley Ross. Jusqu’à la fin de la partie, attaquer un zombie à l’entrée 1 de la colonie ne demande pas de jet de risque.
    .option2 = Construire un dépôt
    .effect2 = Faites 1 jet de risque pour Ashley Ross. Jusqu’à la fin de la partie, vérifier la décharge coûte 1 moral par 15 cartes au lieu de 10.
    .option3 = Ne rien construire
    .effect3 = Rien ne se passe.
    .lasting = Passerelles : pas de jet de risque pour attaquer à l’entrée 1 de la colonie. Dépôt : la décharge coûte 1 moral par 15 cartes au lieu de 10.

base-crossroads-bev-russell = Bev Russell
    .trigger = Vous contrôlez Bev Russell, exilée ou non.
    .setup = Placez Bev Russell à l’école s’il y a une case libre.
    .story = Elle les cherche depuis la première neige. Maintenant, elle se tient à la porte de la classe et comprend qu’elle arrive trop tard. Elle demande un moment seule pour décider.
    .option1 = Rester et veiller
    .effect1 = La carte de Bev Russell est retirée du jeu : ce n’est pas une mort, le moral ne baisse pas. Sa figurine reste à l’école et ne peut être ni attaquée, ni tuée, ni déplacée. Jusqu’à la fin de la partie, chaque survivant qui se déplace vers l’école reçoit 1 blessure. Bev doit être à l’école.
    .option2 = Leur donner le repos
    .effect2 = Toutes les cartes de la pioche d’objets de l’école et tous les zombies à l’école sont retirés du jeu.
    .lasting = Bev Russell veille sur l’école. Chaque survivant qui s’y déplace reçoit 1 blessure.

base-crossroads-bitter-cold-night = Nuit glaciale
    .trigger = Un de vos survivants vient de recevoir une engelure au jet de risque d’un déplacement, et au moins 1 autre survivant est au lieu d’arrivée.
    .story = Quelqu’un frappe à la porte avec des mains qui ne sentent plus rien. Dedans, le poêle est presque éteint, et la dernière chaleur flotte dans la pièce comme une haleine. Ouvrir prend du temps, la glace a scellé le cadre.
    .option1 = Ouvrir la porte
    .effect1 = Chaque survivant de ce lieu, y compris celui qui s’est déplacé, reçoit 1 engelure. Les survivants vulnérables n’en reçoivent pas.
    .option2 = La laisser fermée
    .effect2 = Le survivant qui s’est déplacé meurt.

base-crossroads-book-of-the-dead = Le livre des morts
    .trigger = Un de vos survivants (non exilé) vient de fouiller la bibliothèque.
    .story = Il est tout en haut du rayon, relié de cuir noir, lourd comme un pavé. Le titre promet des réponses sur les morts. Sous la galerie, l’un d’eux gratte à la porte fermée d’un garde-manger.
    .option1 = Le rapporter
    .effect1 = Le moral augmente de 1.
    .option2 = Le lâcher d’en haut
    .effect2 = Retirez 1 zombie de la bibliothèque, s’il y en a un. Ajoutez 4 nourritures à la réserve.

base-crossroads-brandon-kane = Brandon Kane
    .trigger = Brandon Kane est en jeu dans n’importe quel groupe et n’est pas exilé.
    .setup = Placez Brandon Kane au supermarché s’il y a une case libre.
    .story = Dans l’arrière-boutique, vous trouvez tout ce que la colonie a jeté, nettoyé et trié par taille. Brandon se tient devant, les bras écartés. Il dit que rien n’est jamais vraiment usé.
    .option1 = Lui faire face
    .effect1 = Brandon Kane reçoit 1 blessure. S’il est en vie, placez-le à la colonie s’il y a une case libre.
    .option2 = Laisser faire
    .effect2 = Mettez dans la décharge les 10 dernières cartes objet retirées du jeu, sans compter les cartes survivant et événement. S’il y en a moins, mettez-les toutes.

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
    .effect2 = Le moral augmente de 1.
    .lasting = Au début de chaque manche, chaque joueur peut mettre 1 carte nourriture de sa main dans la décharge, sans effet, pour lancer 1 dé action de plus cette manche.

base-crossroads-car-crash = Accident de voiture
    .trigger = Un de vos survivants (non exilé) vient de se déplacer, et un carburant a servi à ce déplacement.
    .story = Le virage arrive trop tôt, et sous la neige il n’y a que de la glace. Quand le monde s’immobilise, les roues sont en l’air et le chauffage cliquette en refroidissant. Personne ne connaît cette route.
    .option1 = Attendre du secours
    .effect1 = Le survivant déplacé reçoit 1 engelure et, s’il est en vie, est placé à la colonie. Il faut une case libre à la colonie, sauf s’il y est déjà.
    .option2 = Continuer à pied
    .effect2 = Le survivant déplacé reste au lieu d’arrivée. Faites 3 jets de risque pour lui.

base-crossroads-carla-thompson = Carla Thompson
    .trigger = Vous contrôlez Carla Thompson, et elle n’est pas exilée.
    .setup = Placez Carla Thompson au poste de police s’il y a une case libre.
    .story = Elle a pris tant d’appels venus de cette rue. Dans la maison d’un mort, les murs sont couverts de photos de toute la ville : des mariages, des anniversaires, des premiers vélos. Certains de ces gens vivent aujourd’hui à la colonie.
    .option1 = Aller chercher les photos
    .effect1 = Faites 2 jets de risque pour Carla Thompson. Si elle est en vie ensuite, le moral augmente de 1.
    .option2 = Faire demi-tour
    .effect2 = Rien ne se passe.

base-crossroads-christmas = Noël
    .trigger = Vous contrôlez au moins 1 survivant à la colonie.
    .story = Personne n’a tenu de calendrier, mais quelqu’un a compté les nuits et pense que ce pourrait être demain. Un enfant demande si cela existe encore. Les grands regardent le garde-manger, puis se regardent.
    .option1 = Faire un repas de fête
    .effect1 = Payez 5 nourritures ; il en faut 5 dans la réserve. Le moral augmente de 1. Si Forest Plum est en jeu et non exilé, son joueur peut piocher jusqu’à 4 cartes de la pioche d’objets du supermarché, les montrer et les donner toutes à d’autres joueurs comme il veut.
    .option2 = Une nuit ordinaire
    .effect2 = Rien ne se passe.

base-crossroads-collapsing-barriers = Les barrières cèdent
    .trigger = Vous contrôlez au moins 1 survivant à la colonie, et au moins 1 barricade et 1 zombie s’y trouvent.
    .story = Les planches plient vers l’intérieur, un doigt après l’autre. Les clous sortent du bois avec un bruit de dents. Quelqu’un pourrait s’appuyer de ce côté-ci, assez près pour être touché.
    .option1 = Tenir bon
    .effect1 = Chaque joueur qui a des survivants à la colonie y choisit 1 des siens et fait 1 jet de risque pour lui.
    .option2 = Les laisser tomber
    .effect2 = Retirez toutes les barricades de la colonie.

base-crossroads-crazed-survivor = Survivante démente
    .trigger = Vous contrôlez un survivant, exilé ou non, dans un lieu hors colonie.
    .story = Elle est assise dans la dernière allée, un couperet sur les genoux, un sac plein derrière elle. Elle parle au sac à voix basse. Quand votre ombre atteint ses chaussures, elle se tait.
    .option1 = Saisir le sac
    .effect1 = Ajoutez 3 nourritures à la réserve. Choisissez 1 de vos survivants dans un lieu hors colonie et faites 2 jets de risque pour lui.
    .option2 = S’enfuir
    .effect2 = Rien ne se passe.

base-crossroads-creature-comforts = Petits conforts
    .trigger = Vous contrôlez au moins 1 survivant à la colonie.
    .story = La vieille chaudière est intacte, quelqu’un l’a découvert. Il ne manque que de quoi brûler. Pour un soir, il pourrait y avoir de l’eau chaude, de la buée sur le carrelage et des gens qui sentent le savon.
    .option1 = Chauffer l’eau
    .effect1 = Ensemble, vous pouvez mettre 3 carburants de vos mains dans la décharge, sans effet. Si vous le faites, le moral augmente de 1. Sinon, rien ne se passe.

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

base-crossroads-deputy = L'adjoint
    .trigger = Vous contrôlez un survivant (non exilé) dans un lieu hors colonie.
    .story = Quatre policiers sortent de derrière une voiture de patrouille, fatigués et polis, l’arme vers le sol. Leur adjoint montre la clé de l’armurerie. En échange, la ville doit redevenir sûre, rue après rue.
    .option1 = Prendre la clé
    .effect1 = Révélez 8 cartes de la pioche d’objets du poste de police ; prenez en main toutes les armes et remettez les autres en mélangeant. L’objectif commun reçoit une condition : aucun zombie à la station-service, à l’hôpital et au poste de police.
    .option2 = Refuser
    .effect2 = Rien ne se passe.
    .lasting = Pour gagner, il faut aussi qu’il n’y ait aucun zombie à la station-service, à l’hôpital et au poste de police.

base-crossroads-dynamite = Dynamite
    .trigger = Edward White et John Price sont tous deux en jeu, dans n’importe quels groupes. Le joueur d’Edward White décide.
    .story = Ils se sont enfermés dans la buanderie avec un seau d’engrais et un sac d’orge. Tous deux sont certains de savoir ce qu’ils font. Une seule des deux recettes sera lancée ce soir.
    .option1 = Préparer des explosifs
    .effect1 = Lancez un dé. Sur 1, Edward White et John Price meurent. Sur 2–6, lancez un autre dé : retirez autant de zombies de la colonie (tous s’il y en a moins) et mettez une barricade sur chaque case ainsi libérée.
    .option2 = Brasser de la bière
    .effect2 = Le moral augmente de 1. À la prochaine manche, chaque joueur lance 1 dé action de moins.

base-crossroads-edward-white = Edward White
    .trigger = Vous contrôlez Edward White, et il n’est pas exilé.
    .story = Edward sort le pain moisi du seau et le met sous verre. Donnez-moi ce qui se gâte, dit-il, et un peu de ce qui est bon. En cuisine, on retient le sac un instant de trop.
    .option1 = Cultiver la pénicilline
    .effect1 = Autant de fois que vous voulez pendant ce tour, vous pouvez retirer 1 nourriture de la réserve pour prendre en main 1 médicament de votre choix retiré du jeu.
    .option2 = Ne pas toucher aux vivres
    .effect2 = Rien ne se passe.
    .lasting = Pendant ce tour seulement : 1 nourriture de la réserve rend à votre main 1 médicament retiré du jeu, autant de fois que vous voulez.

base-crossroads-flier = Tract
    .trigger = Vous contrôlez au moins 1 survivant à la colonie.
    .story = Du papier tombe avec la neige, des centaines de feuilles lâchées d’un avion que personne n’a vu. Le message est court : aucun convoi ne viendra, fortifiez-vous sur place. Les gens plient la feuille et la rangent sans un mot.
    .option1 = Tout barricader
    .effect1 = À la fin de la prochaine manche : si un lieu, colonie comprise, n’a aucune barricade, le moral baisse de 1. Si chaque lieu a au moins 2 barricades, le moral augmente de 1.
    .lasting = Fin de la prochaine manche : 1 moral de moins si un lieu n’a aucune barricade, 1 de plus si chaque lieu en a au moins 2. La colonie compte comme un lieu.

base-crossroads-forest-plum = Forest Plum
    .trigger = Forest Plum est en jeu dans n’importe quel groupe, exilé ou non.
    .story = Il a vu la bouteille, et il ne voit plus rien d’autre. Forest porte encore le manteau rouge du centre commercial, et la première fois il demande gentiment. La deuxième fois, non.
    .option1 = Lui donner la bouteille
    .effect1 = Placez Forest Plum au supermarché. Ajoutez-y 4 jetons bruit, autant qu’il y a de place. Il faut une case libre au supermarché, sauf s’il y est déjà.
    .option2 = Garder la bouteille
    .effect2 = Le survivant en jeu à la plus faible valeur d’influence, sauf Forest Plum, reçoit 1 blessure.

base-crossroads-fuel-tanker = Camion-citerne
    .trigger = Un de vos survivants (non exilé) vient de se déplacer.
    .story = Le camion barre les deux voies, et quand on frappe à sa paroi, il sonne plein. La clé est sur le contact. Le moteur gronde si fort qu’on l’entend dans la vallée voisine.
    .option1 = Le ramener
    .effect1 = Ajoutez 6 zombies à la colonie. Prenez en main jusqu’à 4 carburants de votre choix retirés du jeu.
    .option2 = Le laisser là
    .effect2 = Rien ne se passe.

base-crossroads-gabriel-diaz = Gabriel Diaz
    .trigger = Vous contrôlez un survivant (non exilé) dans un lieu hors colonie, et Gabriel Diaz est encore dans la pioche des survivants.
    .story = D’abord la fumée, puis une main gantée, puis l’air froid. L’homme qui vous a porté dehors vous pose et compte les siens derrière lui. Il ne demande rien, mais sa famille vous regarde.
    .option1 = Les ramener tous
    .effect1 = Prenez Gabriel Diaz dans la pioche des survivants ; il rejoint votre groupe. Ajoutez 3 survivants vulnérables à la colonie. Il faut 4 cases libres à la colonie.
    .option2 = Remercier d’un cadeau
    .effect2 = Retirez du jeu 1 carte de votre main, de votre choix. Il vous faut au moins 1 carte.

base-crossroads-gambling = Jeu de dés
    .trigger = Vous contrôlez au moins 1 survivant à la colonie.
    .story = Quelqu’un a taillé des dés dans un pied de table. Les soirées sont longues, et chacun a dans la poche quelque chose qu’un autre voudrait. Cela commence avec une seule bougie.
    .option1 = Jouer la mise
    .effect1 = En commençant par le premier joueur, chacun peut miser des cartes objet de sa main, au plus 1 par survivant à lui à la colonie, et lance 1 dé par carte. Le dé le plus haut prend en main toutes les cartes misées ; en cas d’égalité, les joueurs concernés relancent.
    .option2 = Ranger les dés
    .effect2 = Rien ne se passe.

base-crossroads-gray-beard = Gray Beard
    .trigger = Un de vos survivants, exilé ou non, vient de se déplacer, et Gray Beard est encore dans la pioche des survivants.
    .story = Le fusil d’abord, puis l’homme derrière, dans un manteau raide de givre. Il a vécu de ce qu’il prenait, et il le dit sans honte. Il a aussi l’air de quelqu’un qui n’a pas dormi près des autres depuis longtemps.
    .option1 = Donner quelque chose
    .effect1 = 1 carte au hasard de votre main est retirée du jeu. Il vous faut au moins 1 carte.
    .option2 = L’inviter
    .effect2 = Prenez Gray Beard dans la pioche des survivants ; il rejoint votre groupe comme leader et garde cette carte. 1 de ses attaques par manche ne demande pas de jet de risque. Son joueur ne peut rien ajouter aux crises. Il faut une case libre à la colonie ; si vous êtes exilé, il va plutôt dans un lieu hors colonie de votre choix.
    .lasting = 1 attaque de Gray Beard par manche ne demande pas de jet de risque. Son joueur ne peut rien ajouter aux crises.

base-crossroads-harman-brooks = Harman Brooks
    .trigger = Harman Brooks est en jeu dans n’importe quel groupe et n’est pas exilé.
    .story = Harman est au portail avant le jour, un sac vide et des raquettes sur le dos. La forêt est le seul endroit qui n’a pas changé, dit-il. Il peut être de retour avant la nuit avec une chose.
    .option1 = Chasser
    .effect1 = Ajoutez 3 nourritures à la réserve.
    .option2 = Cueillir des herbes
    .effect2 = Retirez 1 blessure à chacun de 3 survivants en jeu au plus. Les engelures comptent aussi.

base-crossroads-heads-up = À perdre la tête
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
    .effect1 = Tous les survivants vulnérables sont retirés du jeu. Le moral baisse de la moitié de leur nombre, arrondie au supérieur.
    .option2 = Ils restent
    .effect2 = Rien ne se passe.

base-crossroads-horde = Horde
    .trigger = Un de vos survivants, exilé ou non, vient de se déplacer sans carburant et est en vie.
    .story = La neige arrive de côté et cache tout au-delà d’un bras. Puis le blanc s’assombrit, et l’ombre a des épaules. Ils suivent la même route, et on n’en voit pas la fin.
    .option1 = Avancer
    .effect1 = Faites 3 jets de risque de plus pour le survivant qui s’est déplacé.
    .option2 = Rebrousser chemin
    .effect2 = Replacez le survivant au lieu d’où il venait. Il ne peut plus se déplacer pendant ce tour. Il faut une case libre dans ce lieu.

base-crossroads-horse = Cheval
    .trigger = Un de vos survivants (non exilé) vient de se déplacer et est en vie.
    .story = Il se tient au milieu de la route, les côtes comme une palissade, et ne fuit pas quand vous approchez. Quelqu’un lui a tressé la crinière, il n’y a pas longtemps.
    .option1 = Le garder
    .effect1 = Le survivant garde le cheval : pas de jet de risque quand il se déplace. Tant qu’il n’est pas exilé, la colonie paie 1 nourriture de plus chaque fois qu’elle consomme la nourriture.
    .option2 = L’abattre
    .effect2 = Ajoutez 3 nourritures à la réserve.
    .lasting = Pas de jet de risque quand ce survivant se déplace. Tant qu’il n’est pas exilé, la colonie paie 1 nourriture de plus par manche.

base-crossroads-hunger = Gros appétit
    .trigger = Par une de vos actions ou cartes, au moins 1 survivant masculin a rejoint votre groupe et au moins 1 survivant vulnérable est arrivé à la colonie.
    .story = Le nouveau n’est pas venu seul. Son ami est un homme très grand et très lourd, qui mange, remercie et tend encore son bol. En cuisine, un regard va de lui aux étagères, et le visage se ferme.
    .option1 = Le nourrir
    .effect1 = Retirez toute la nourriture de la réserve.
    .option2 = Au matin, il a disparu
    .effect2 = Ajoutez 5 nourritures à la réserve. Le moral baisse de 1.

base-crossroads-hunted = Traqué
    .trigger = Un de vos survivants vient de recevoir une blessure (pas une engelure) au jet de risque d’un déplacement.
    .story = Le coup de feu vient de la lisière, puis un second, plus près. Ce sont des vivants, et ils visent les jambes. Ce qui sèche près de leur feu vous dit pourquoi.
    .option1 = Les débusquer
    .effect1 = Faites 2 jets de risque pour chaque survivant que vous contrôlez.
    .option2 = Vivre avec la menace
    .effect2 = Jusqu’à la fin de la partie, après chaque déplacement de n’importe quel survivant, lancez un dé ordinaire. Sur 1–2, ce survivant reçoit 1 blessure.
    .lasting = Après chaque déplacement de n’importe quel survivant, lancez un dé ordinaire. Sur 1–2, il reçoit 1 blessure.
