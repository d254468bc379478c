base-crossroads-james-meyers = James Meyers
    .trigger = Vous contrôlez James Meyers, et il n’est pas exilé.
    .story = Avant, on payait James pour écouter. Maintenant il le fait pour rien, assis sur une caisse près du poêle, et les gens parlent. À minuit, il sait ce que chacun a mis de côté, et pourquoi.
    .option1 = Faire l’inventaire
    .effect1 = Regardez toutes les mains. Vous pouvez ensuite en retirer de la partie exactement 3 cartes médicament de votre choix : moral +1.
    .option2 = Lire en quelqu’un
    .effect2 = Regardez l’objectif personnel d’1 autre joueur. Vous pouvez en parler librement. Possible seulement si les objectifs personnels sont utilisés.

base-crossroads-janet-taylor = Janet Taylor
    .trigger = Vous contrôlez Janet Taylor, et elle n’est pas exilée.
    .story = Janet suspend 2 draps au plafond et appelle cela une salle de soins. Elle fait bouillir des linges, affûte des aiguilles et demande à chacun de laisser quelque chose d’utile. Personne n’entre sans payer.
    .option1 = Ouvrir l’infirmerie
    .effect1 = Jusqu’à la fin de la partie, tant que Janet Taylor est à la colonie : à leur tour, les joueurs peuvent mettre des cartes de leur main dans la décharge sans effet ; chacune soigne 1 blessure d’un de leurs survivants à la colonie.
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
    .effect1 = Prenez John Price dans la pioche des survivants ; il rejoint votre groupe. Ajoutez 2 zombies à l’école. Il faut 1 case libre à la colonie, sauf si vous êtes exilé.
    .option2 = Profiter de la diversion
    .effect2 = Ajoutez 2 nourritures à la réserve. John Price est retiré de la partie.

base-crossroads-lighthouse = Phare
    .trigger = Vous contrôlez un survivant à la colonie.
    .story = La lampe de la pointe est éteinte depuis le premier hiver. Il reste de l’huile dans la cuve, et les morts marchent vers tout ce qui brille. Il faudrait que quelqu’un monte là-haut et y reste un moment.
    .option1 = Allumer la lampe
    .effect1 = Vous pouvez dépenser 1 dé action non utilisé de n’importe quelle valeur : retirez 1 zombie de chaque lieu, colonie comprise. Sinon, rien ne se passe.

base-crossroads-little-survivors = Petits survivants
    .trigger = Vous venez de déplacer un de vos survivants (non exilé) vers un lieu où il n’y a aucun autre survivant.
    .story = Une rangée de petites chaussures le long du mur, de la plus grande à la plus petite. Puis les couvertures bougent, et 3 visages se lèvent. L’aîné tient un couteau de cuisine et ne le pose pas.
    .option1 = Les emmener
    .effect1 = Ajoutez 3 survivants vulnérables à la colonie. Moral +1. Il faut 3 cases libres à la colonie.
    .option2 = Les laisser là
    .effect2 = Rien ne se passe.

base-crossroads-loretta-clay = Loretta Clay
    .trigger = Vous contrôlez Loretta Clay, et elle n’est pas exilée.
    .story = Loretta aligne les boîtes sur le comptoir, les 30, étiquette devant. Les dates viennent d’une autre vie. Elle renifle, hausse les épaules et attrape la grande marmite.
    .option1 = Cuisiner quand même
    .effect1 = Lancez un dé. 5–6 : moral +1. 3–4 : rien ne se passe. 1–2 : lancez un dé pour chaque survivant non vulnérable à la colonie ; sur 1–2, il reçoit 1 blessure.
    .option2 = Tout jeter
    .effect2 = Retirez 1 nourriture de la réserve. Il faut 1 nourriture dans la réserve.

base-crossroads-lovers-quarrel = Querelle d'amoureux
    .trigger = Vous contrôlez 2 survivants humains dans le même lieu hors colonie, et personne d’autre n’y est.
    .story = Cela commence par un prénom dit sur le mauvais ton. Une minute plus tard, ils sont debout tous les 2, et tout ce qu’ils taisaient depuis l’automne sort. Dans le froid, les voix portent loin.
    .option1 = Crier
    .effect1 = Ajoutez 4 jetons bruit à ce lieu, ou autant qu’il reste de cases.
    .option2 = Se réconcilier
    .effect2 = Ces 2 survivants ne peuvent ni attaquer, ni fouiller, ni se déplacer jusqu’à la fin de ce tour.

base-crossroads-maria-lopez = Maria Lopez
    .trigger = Vous contrôlez Maria Lopez, et elle n’est pas exilée.
    .story = La liste d’appel pend encore près de la porte, et Maria connaît chaque nom. Certains sont dans le gymnase, vivants, trop maigres, très calmes. Ils demandent si l’école recommence.
    .setup = Placez Maria Lopez à l’école, s’il y a une case libre.
    .option1 = Les nourrir
    .effect1 = Retirez 3 nourritures de la réserve. Cherchez 1 carte de votre choix dans la pioche de l’école, prenez-la en main, mélangez la pioche. Il faut 3 nourritures dans la réserve.
    .option2 = Leur laisser les provisions
    .effect2 = Toutes les cartes nourriture de la pioche de l’école sont retirées de la partie. Mélangez la pioche.

base-crossroads-maude = Maude
    .trigger = Vous contrôlez un survivant (non exilé) au supermarché.
    .story = Le badge dit Maude. Elle est étendue près de sa voiture, les clés à la main, et il s’en est fallu de peu. Le coffre est plein à ras bord.
    .option1 = Tout rapporter
    .effect1 = Placez ce survivant à la colonie. Ajoutez 3 nourritures à la réserve. Il faut 1 case libre à la colonie.
    .option2 = Garder pour plus tard
    .effect2 = Révélez des cartes de la pioche du supermarché jusqu’à ce que 2 cartes nourriture soient apparues ; prenez ces 2 cartes en main et remélangez les autres. Vous ne pouvez plus jouer de carte nourriture jusqu’à la fin de ce tour.

base-crossroads-mike-cho = Mike Cho
    .trigger = Vous contrôlez un survivant dans un lieu hors colonie avec au moins 1 zombie, et Mike Cho est encore dans la pioche des survivants.
    .story = Un homme en noir se tient au milieu de la rue, un sabre à 2 mains. Il ne fait pas un pas de trop. Ils sont plus nombreux que ce qu’il peut voir de là.
    .option1 = Combattre à ses côtés
    .effect1 = Prenez Mike Cho dans la pioche des survivants ; il rejoint votre groupe. Choisissez un de vos survivants hors colonie : lui et Mike Cho reçoivent 1 blessure chacun. Retirez tous les zombies du lieu de ce survivant. Il faut 1 case libre à la colonie, sauf si vous êtes exilé.
    .option2 = S’éclipser
    .effect2 = Choisissez un lieu hors colonie où vous avez un survivant : retirez-en tous les zombies.

base-crossroads-missing-child = Enfant disparu
    .trigger = Il y a au moins 1 survivant vulnérable à la colonie.
    .story = Elle va de lit en lit et soulève chaque couverture. Sa fille dormait, dit-elle, elle n’a détourné les yeux qu’un instant. Le petit manteau n’est plus à son crochet.
    .option1 = Chercher partout
    .effect1 = Jusqu’à la fin de la manche suivante, notez lesquels des 6 lieux hors colonie sont fouillés. Les 6 : moral +1. Sinon : moral −1 et retirez 1 survivant vulnérable.
    .option2 = Cesser les recherches
    .effect2 = Moral −1. Retirez 1 survivant vulnérable.
    .lasting = Fouiller les 6 lieux hors colonie avant la fin de la manche suivante : moral +1. Sinon, moral −1 et 1 survivant vulnérable est retiré.

base-crossroads-mugging = Agression
    .trigger = Un de vos survivants (non exilé) est dans le même lieu qu’un survivant exilé.
    .story = Vous connaissez ce visage. Il n’y a pas longtemps, vous partagiez un feu ; maintenant il y a un bout de tuyau entre vous. Les yeux sont sur le sac, pas sur vous.
    .option1 = Tout donner
    .effect1 = Gardez 1 carte de votre main et donnez toutes les autres au joueur qui contrôle le survivant exilé. Il faut au moins 2 cartes en main.
    .option2 = Se défendre
    .effect2 = Votre survivant reçoit 2 blessures. S’il est équipé d’une arme, vous pouvez à la place tuer le survivant exilé ; le vôtre ne reçoit alors que 1 blessure.

base-crossroads-music = Musique
    .trigger = Un de vos survivants (non exilé) vient de fouiller.
    .story = Sous le plâtre et les tuiles cassées, une guitare sans une éraflure. Les 6 cordes tiennent. Vous aviez oublié le silence de tous ces mois.
    .option1 = Jouer le soir
    .effect1 = Moral +1.
    .option2 = Jouer le matin
    .effect2 = Chaque joueur lance 1 dé action de plus à la manche suivante.

base-crossroads-no-ammo = Plus de munitions
    .trigger = Vous venez d’utiliser la compétence d’une carte arme.
    .story = Un déclic sec, puis un autre. Vous vérifiez la chambre, mais vous savez déjà. Le retour est long avec un simple morceau d’acier dans les mains.
    .option1 = La jeter
    .effect1 = Mettez cette arme dans la décharge. Si vous êtes exilé, elle est retirée de la partie à la place.
    .option2 = Chercher des munitions
    .effect2 = Dépensez tous vos dés action non utilisés. Il faut au moins 1 dé action non utilisé.

base-crossroads-old-divisions = Vieilles divisions
    .trigger = Vous contrôlez un survivant à la colonie, et il y a au moins 1 survivant vulnérable.
    .story = Un vieux mot tombe, un mot que personne n’avait dit depuis que les morts se sont levés. Des chaises raclent le sol. Quand quelqu’un songe à intervenir, la salle est coupée en 2, et un homme est seul de son côté.
    .option1 = Le chasser
    .effect1 = Retirez 1 survivant vulnérable. Mettez la crise de cette manche sous la pioche des crises ; elle n’est pas résolue, et les cartes déjà ajoutées sont retirées de la partie. Moral −1.
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
    .trigger = Vous contrôlez un survivant à la colonie, et il y a au moins 1 survivant vulnérable.
    .story = Cela commence par une toux derrière le rideau. Au matin il y en a 5, et le seau d’eau est vide avant midi. Les gens se mettent à dormir dos à dos.
    .option1 = Chasser les malades
    .effect1 = Retirez 1 survivant vulnérable. Moral −1.
    .option2 = Laisser passer
    .effect2 = Chaque survivant non vulnérable à la colonie reçoit 1 blessure. Si ni Olivia Brown ni Janet Taylor n’est en jeu, lancez aussi un dé pour chaque survivant vulnérable : sur 1, il est tué (moral −1 chacun).

base-crossroads-outsiders = Étrangers
    .trigger = Vous contrôlez un survivant à la colonie.
    .story = Un camion s’arrête juste avant la porte, moteur allumé. De l’intérieur, des mains soulèvent la bâche, des vieilles et des petites. Le chauffeur descend lentement et montre ses paumes.
    .option1 = Ouvrir la porte
    .effect1 = Chaque joueur pioche la première carte de la pioche des survivants, qui rejoint son groupe, et ajoute 1 survivant vulnérable à la colonie. Il faut 2 cases libres à la colonie par joueur non exilé.
    .option2 = Les renvoyer
    .effect2 = Rien ne se passe.

base-crossroads-prophet = Prophète
    .trigger = Un de vos survivants exilés est dans le même lieu qu’un survivant non exilé.
    .story = On vous a chassé, et vous n’êtes pas mort. Cela vaut un sermon. La personne en face a froid, en a assez des ordres, et n’a pas encore détourné les yeux.
    .option1 = Convertir
    .effect1 = Choisissez un survivant non exilé dans le même lieu qu’un des vôtres : il rejoint votre groupe avec son équipement et devient exilé.
    .option2 = Laisser un avertissement
    .effect2 = Moral −1.

base-crossroads-radio-signal = Signal radio
    .trigger = Vous contrôlez un survivant à la colonie.
    .story = Entre 2 rafales de parasites, il y a une voix. Elle lit une rue, un numéro, puis la même rue. Chaque fois, elle met un peu plus longtemps à commencer.
    .option1 = Répondre à l’appel
    .effect1 = Les joueurs peuvent dépenser ensemble 3 dés action non utilisés de n’importe quelle valeur. Si oui : ajoutez 1 survivant vulnérable à la colonie et moral +1. Si non : moral −1. Il faut 1 case libre à la colonie.
    .option2 = Éteindre
    .effect2 = Moral −1.

base-crossroads-rascals = Scooters
    .trigger = Vous venez de fouiller l’hôpital.
    .story = Au sous-sol, 4 scooters pour personnes âgées sont branchés, tous les voyants au vert. Ils vont moins vite qu’un marcheur et font plus de bruit que tout le reste de la ville. Quelqu’un règle déjà un siège.
    .option1 = Faire la course
    .effect1 = Moral +1. Ajoutez 5 zombies à la colonie.
    .option2 = Les laisser
    .effect2 = Rien ne se passe.

base-crossroads-riot = Émeute
    .trigger = Vous contrôlez un survivant à la colonie, et il y a plus de survivants vulnérables que d’autres survivants.
    .story = Ils ne crient pas. Ils se tiennent devant la réserve, tous, et personne ne retourne se coucher. Vous comptez, puis vous cessez de compter.
    .option1 = Céder
    .effect1 = Retirez toute la nourriture de la réserve.
    .option2 = Tenir la porte
    .effect2 = Chaque survivant non vulnérable à la colonie reçoit 1 blessure.
    .option3 = Faire un exemple
    .effect3 = 1 survivant vulnérable est tué (moral −1).

base-crossroads-rod-miller = Rod Miller
    .trigger = Rod Miller est en jeu, dans n’importe quel groupe, exilé ou non. C’est vous qui décidez, quel que soit son joueur.
    .story = Rod s’assoit dans la neige comme pour se reposer, une main à plat sur la poitrine. Ses lèvres sont grises. Ce qu’il lui faut est à l’hôpital, si cela existe encore.
    .option1 = Le porter là-bas
    .effect1 = Placez Rod Miller et 2 autres survivants que vous contrôlez à l’hôpital ; si la place manque, vous pouvez d’abord placer des survivants de l’hôpital à la colonie (pas les exilés). Faites 2 jets de risque pour chacun des 3. Il faut 2 survivants à vous en plus de Rod.
    .option2 = Le laisser partir
    .effect2 = Rod Miller est tué.

base-crossroads-sacrament = Sacrement
    .trigger = Un de vos survivants (non exilé) vient de se déplacer et il est en vie.
    .story = Les portes de la cathédrale sont enchaînées de l’extérieur. Par la fente, vous voyez des cierges intacts et quelque chose de doré sur l’autel. Vous entendez aussi que les bancs ne sont pas vides.
    .option1 = Entrer
    .effect1 = Faites 2 jets de risque pour le survivant déplacé. S’il est encore en vie : moral +1.
    .option2 = Continuer
    .effect2 = Rien ne se passe.

base-crossroads-sewer-passage = Passage par les égouts
    .trigger = Vous contrôlez un survivant, exilé ou non, à la bibliothèque.
    .story = Dans un tiroir de plans de la ville, une feuille est bleue et plus vieille que les autres. Une ligne part de votre porte et passe sous les rues jusqu’à l’hôpital. Personne n’y a marché depuis l’arrêt des pompes.
    .option1 = Dégager le tunnel
    .effect1 = Choisissez un de vos survivants à la bibliothèque et lancez un dé : faites autant de jets de risque pour lui. S’il est encore en vie : jusqu’à la fin de la partie, les déplacements entre la colonie et l’hôpital, dans les 2 sens, se font sans jet de risque.
    .option2 = Oublier cela
    .effect2 = Rien ne se passe.
    .lasting = Déplacements entre la colonie et l’hôpital, dans les 2 sens : pas de jet de risque.

base-crossroads-sleep = Sommeil
    .trigger = Un joueur bâille pendant ce tour ; celui qui tient cette carte ne compte pas.
    .story = Quelqu’un bâille, et cela fait le tour de la pièce. La sentinelle s’est assoupie debout. Personne ne se rappelle sa dernière nuit entière.
    .option1 = Les laisser dormir
    .effect1 = Jusqu’à la fin de cette manche, chaque joueur peut, au début de son tour, dépenser tous ses dés action non utilisés : chacun de ses survivants soigne 1 blessure.
    .lasting = Cette manche : au début de votre tour, vous pouvez dépenser tous vos dés action non utilisés pour soigner 1 blessure de chacun de vos survivants.

base-crossroads-sophie-robinson = Sophie Robinson
    .trigger = Vous venez de déplacer un de vos survivants, exilé ou non, et Sophie Robinson est encore dans la pioche des survivants.
    .story = L’hélicoptère est couché dans le champ, et le feu a gagné la queue. La pilote pend dans ses sangles et frappe à la vitre. Les caisses ont été projetées plus loin, dans la neige.
    .option1 = La sortir de là
    .effect1 = Prenez Sophie Robinson dans la pioche des survivants ; elle rejoint votre groupe avec 2 blessures. Il faut 1 case libre à la colonie, sauf si vous êtes exilé.
    .option2 = Prendre les caisses
    .effect2 = Prenez les 2 premières cartes d’une pioche d’objets de votre choix. Sophie Robinson est retirée de la partie.

base-crossroads-sparky = Sparky
    .trigger = Vous contrôlez Sparky, et il n’est pas exilé.
    .story = Un homme à la porte dit qu’il a dressé le chien, au temps de la télévision. Il a apporté un harnais, une cordelette et quelque chose de lourd sous un drap. Sparky s’assoit devant et attend l’ordre.
    .option1 = Ouvrir le feu
    .effect1 = Tuez 8 zombies de votre choix à la colonie, ou tous s’il y en a moins. Pas de jet de risque.
    .option2 = Faire des tours
    .effect2 = Moral +1.

base-crossroads-spoiled = Avarié
    .trigger = Vous dépensez de la nourriture pour augmenter un dé action. La nourriture est partie, le dé n’a pas encore changé.
    .story = Le couvercle cède avec un soupir qu’il ne devrait pas faire. L’odeur pourrait être pire. C’est cela ou rien jusqu’à demain.
    .option1 = Manger
    .effect1 = Un de vos survivants, à votre choix, reçoit 1 blessure. Le dé est augmenté normalement.
    .option2 = Jeter
    .effect2 = Le dé n’est pas augmenté. La nourriture reste dépensée.

base-crossroads-sunshine-state = L'État du soleil
    .trigger = Vous contrôlez un survivant à la colonie, et il y a au moins 2 survivants vulnérables.
    .story = Ils ont fait une seule valise et mis leurs belles chaussures. Une carte postale de plage dépasse de sa poche à lui. Ils demandent poliment qu’on ouvre la porte.
    .option1 = Ouvrir la porte
    .effect1 = Retirez 2 survivants vulnérables. Moral −1.
    .option2 = Les retenir
    .effect2 = Rien ne se passe.

base-crossroads-supply-drop = Largage
    .trigger = Vous contrôlez un survivant à la colonie.
    .story = Un moteur, très haut, pour la première fois depuis des mois. Quelque chose de blanc s’ouvre derrière lui et descend loin après les dernières maisons. Tout le monde sur le mur l’a vu, et tout ce qui rôde dehors aussi.
    .option1 = Aller chercher la caisse
    .effect1 = Choisissez un de vos survivants et faites 3 jets de risque pour lui. S’il est encore en vie : ajoutez 5 nourritures à la réserve et, si Annaleigh Chan est en jeu, moral +1.
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
    .story = Le lac fait gagner une heure, peut-être 2. Sur l’autre rive, un hangar à bateaux, portes closes. La glace est si claire qu’on voit à travers.
    .option1 = Traverser la glace
    .effect1 = Lancez un dé. 1–3 : le survivant déplacé reçoit 1 engelure. 4–6 : cherchez 1 carte de votre choix dans une pioche d’objets de votre choix, prenez-la en main, mélangez la pioche.
    .option2 = Faire le tour
    .effect2 = Rien ne se passe.

base-crossroads-thomas-heart = Thomas Heart
    .trigger = Vous venez d’utiliser la compétence d’une carte arme, et Thomas Heart est en jeu, dans n’importe quel groupe. Le joueur qui le contrôle décide.
    .story = Au bruit, Thomas se bouche les oreilles. Quand il baisse les mains, il est ailleurs, des années plus tôt, et les gens autour de lui ne sont pas ses amis. Il tient encore la hache du tas de bois.
    .option1 = Le laisser frapper
    .effect1 = Le joueur qui contrôle Thomas Heart répartit 4 blessures entre les autres survivants de son lieu (pas les vulnérables). S’il n’y en a pas, rien ne se passe.
    .option2 = L’endormir
    .effect2 = Les joueurs retirent ensemble de la partie 2 cartes médicament de leurs mains. S’ils ne le font pas, appliquez l’option 1 à la place.
    .option3 = Mettre fin à tout
    .effect3 = Thomas Heart est tué.

base-crossroads-toxic-waste = Déchets toxiques
    .trigger = Vous contrôlez un survivant à la colonie.
    .story = Les fûts derrière la tannerie fuient, et l’eau de fonte coule vers vous. On peut la détourner, mains nues et bottes trempées. Ou bien ressortir tout ce qui a été jeté et en faire une digue.
    .option1 = Creuser un fossé
    .effect1 = Chaque joueur avec un survivant à la colonie donne 1 engelure à un de ses survivants présents.
    .option2 = Endiguer avec des rebuts
    .effect2 = Toutes les cartes carburant et médicament retirées de la partie vont dans la décharge.

base-crossroads-voyeur = Voyeur
    .trigger = Un de vos survivants et un survivant d’un autre joueur sont les 2 seuls survivants d’un lieu.
    .story = La porte est entrouverte, large comme une main. À l’intérieur, quelqu’un pose ses affaires sur une couverture, une à une, et les compte 2 fois. On ne vous a pas entendu.
    .setup = Regardez la main de ce joueur.
    .option1 = Faire chanter
    .effect1 = Prenez 1 carte de votre choix dans cette main. Aucun de vous 2 ne peut en parler. Vous ne pouvez ni la jouer ni l’ajouter à la crise avant la manche suivante. Il faut au moins 1 carte dans cette main.
    .option2 = Dénoncer
    .effect2 = Montrez la main de ce joueur à tous les joueurs.

base-crossroads-wavering-loyalties = Loyautés chancelantes
    .trigger = Vous avez plus de survivants qu’au moins 1 autre joueur.
    .story = Le sac de couchage est passé de l’autre côté du feu. Pas de dispute, pas d’adieu. Quand vous approchez, la conversation s’arrête.
    .option1 = Laisser partir
    .effect1 = Donnez un de vos survivants, avec son équipement, à un joueur qui a moins de survivants que vous.
    .option2 = Menacer
    .effect2 = Lancez un dé. 1–3 : moral −1.

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
    .effect1 = Piochez la première carte de la pioche des survivants ; ce survivant rejoint votre groupe à la colonie. Faites ensuite 2 jets de risque pour lui. Il faut 1 case libre à la colonie et une carte dans la pioche des survivants.
    .option2 = Refuser
    .effect2 = Rien ne se passe.
