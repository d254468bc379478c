place-raxxon = Raxxon
    .at = chez Raxxon
    .to = chez Raxxon

ln-exp-claw = Le Griffu
    .text = 1 : 2 blessures. 2 ou 3 : 1 blessure. 4 ou 5 : tué, 1 blessure. 6 : tué.
    .story = Jour quatre. Il a pris le barreau pour une main et l’a serré. Le barreau est toujours là. La main du gardien, non.
    .line1 = 2 blessures pour l’attaquant.
    .line2 = 1 blessure pour l’attaquant.
    .line3 = Il meurt. 1 blessure pour l’attaquant.
    .line4 = Il meurt.

ln-exp-hunter = Chasseur
    .text = 1 ou 2 : 1 blessure, puis il part vers un lieu au hasard si une case d’entrée y est libre. 3 : il part seulement. 4 à 6 : tué.
    .story = Jour dix-neuf. Il a appris à attendre près de la porte. Il connaît nos pas. Il sait qui d’entre nous est lent.
    .line1 = 1 blessure pour l’attaquant. Il court vers un lieu désigné par le dé.
    .line2 = Il court vers un lieu désigné par le dé.
    .line3 = Il meurt.

ln-exp-collector = Collectionneur
    .text = 1 ou 2 : il prend 1 équipement de l’attaquant, sinon une carte de la main au hasard, sinon 1 blessure. 3 : rien. 4 à 6 : tué. Qui le tue prend ses cartes.
    .story = Jour onze. Il ne mange pas. Il prend : une montre, un stylo, un badge. Le soir, il les range selon leur propriétaire.
    .line1 = Il prend 1 équipement de l’attaquant, sinon une carte de la main au hasard, sinon 1 blessure.
    .line2 = Rien.
    .line3 = Il meurt. Qui le tue prend ce qu’il avait.

ln-exp-frostwalker = Marcheur des glaces
    .text = 1 ou 2 : 1 engelure. 3 : tué, 1 engelure. 4 à 6 : tué.
    .story = Jour trente. La chambre froide devait le tenir tranquille. Il y respire. Le thermomètre s’est arrêté.
    .line1 = 1 engelure pour l’attaquant.
    .line2 = Il meurt. 1 engelure pour l’attaquant.
    .line3 = Il meurt.

ln-exp-colossus = Colosse
    .text = Il faut 2 coups. 1 : 2 blessures. 2 : il brise 1 barricade ou piège à son entrée, sinon 1 blessure. 3 à 5 : 1 coup. 6 : 2 coups.
    .story = Jour deux. Nous lui avons laissé la grande porte. Il n’avait pas besoin de porte.
    .line1 = 2 blessures pour l’attaquant.
    .line2 = Il brise 1 barricade ou piège à son entrée, sinon 1 blessure.
    .line3 = 1 coup.
    .line4 = 2 coups.

ln-exp-screecher = Hurleur
    .text = 1 ou 2 : 2 zombies arrivent ici. 3 : tué, 1 zombie arrive. 4 à 6 : tué.
    .story = Jour neuf. Il appelle, et quelque chose répond de la rue. Nous ne notons plus combien.
    .line1 = 2 zombies arrivent ici.
    .line2 = Il meurt. 1 zombie arrive ici.
    .line3 = Il meurt.

ln-exp-plague-carrier = Porteuse de peste
    .text = 1 : tous les autres survivants ici font un jet de risque, la plus faible influence d’abord. 2 : l’attaquant relance. 3 : tuée, l’attaquant relance. 4 à 6 : tuée.
    .story = Jour six. Personne ne l’a touchée. Quatre d’entre nous toussent, et le cinquième a cessé.
    .line1 = Tous les autres survivants ici font un jet de risque, la plus faible influence d’abord.
    .line2 = L’attaquant refait un jet de risque.
    .line3 = Elle meurt. L’attaquant refait un jet de risque.
    .line4 = Elle meurt.

ln-exp-hydra = Hydre
    .text = 1 à 3 : 1 zombie arrive ici. 4 : tuée, 2 zombies arrivent. 5 ou 6 : tuée.
    .story = Jour quinze. Nous avons prélevé un morceau pour l’étudier. Au matin, il y en avait deux.
    .line1 = 1 zombie arrive ici.
    .line2 = Elle meurt. 2 zombies arrivent ici.
    .line3 = Elle meurt.

ln-exp-reaper = Faucheuse
    .text = 1 : l’attaquant meurt. 2 : 2 blessures. 3 : tuée, 1 blessure. 4 à 6 : tuée.
    .story = Jour un. Il n’y a pas de jour deux dans ce cahier.
    .line1 = L’attaquant meurt.
    .line2 = 2 blessures pour l’attaquant.
    .line3 = Elle meurt. 1 blessure pour l’attaquant.
    .line4 = Elle meurt.

ln-exp-spewer = Cracheur
    .text = 1 ou 2 : tous ici subissent 1 blessure. 3 ou 4 : rien. 5 ou 6 : tué.
    .story = Jour sept. Le verre était fait pour l’acide. Il aurait fallu demander pour quelle quantité.
    .line1 = Tous ici subissent 1 blessure.
    .line2 = Rien.
    .line3 = Il meurt.

ln-exp-stinker = Puant
    .text = Personne ne peut fouiller là où il se tient. 1 : 1 désespoir. 2 : l’attaquant fuit à la colonie s’il y a de la place. 3 à 6 : tué.
    .story = Jour douze. Les masques n’y font rien. Deux de l’équipe de nuit se sont assis dehors dans la neige et y sont restés.
    .line1 = 1 désespoir pour l’attaquant.
    .line2 = L’attaquant fuit à la colonie, s’il y a de la place.
    .line3 = Il meurt.

ln-exp-siren = Sirène
    .text = 1 ou 2 : le survivant de plus faible influence à la colonie vient ici s’il y a de la place. 3 : 1 désespoir. 4 à 6 : tuée.
    .story = Jour vingt et un. Elle chante avec la voix de qui l’écoute. La porte a été ouverte de notre côté.
    .line1 = Le survivant de plus faible influence à la colonie vient ici, s’il y a de la place.
    .line2 = 1 désespoir pour l’attaquant.
    .line3 = Elle meurt.

ln-side-adrenaline = Adrénaline
    .text = Votre joueur lance 1 dé de plus.
    .lasting = Votre joueur lance 1 dé de plus.

ln-side-thick-skin = Peau épaisse
    .text = Une blessure sur le dé de risque compte comme une face vide.
    .lasting = Une blessure sur le dé de risque compte comme une face vide.

ln-side-sharp-senses = Sens aiguisés
    .text = La valeur de fouille est réduite de 1, au moins 1.
    .lasting = La valeur de fouille est réduite de 1, au moins 1.

ln-side-tremors = Tremblements
    .text = La valeur d’attaque augmente de 1, au plus 6. Pour être touché aussi.
    .lasting = La valeur d’attaque augmente de 1, au plus 6. Pour être touché aussi.

ln-side-night-terrors = Terreurs nocturnes
    .text = À la fin d’une manche sans autre survivant dans le même lieu : 1 désespoir.
    .lasting = À la fin d’une manche sans autre survivant dans le même lieu : 1 désespoir.

ln-side-infectious = Contagieux
    .text = Une engelure sur le dé de risque compte comme une morsure.
    .lasting = Une engelure sur le dé de risque compte comme une morsure.

ln-main-lockdown = Confinement
    .story = Derrière la dernière porte, quelque chose gratte, patiemment, comme s’il avait lu le bail. Fermez ce qui peut l’être, et traquez ce qui est sorti.
    .goal-normal = Au moins 2 expériences sont contenues, et au plus 2 zombies spéciaux sont en jeu.
    .goal-hardcore = Au moins 2 expériences sont contenues, et au plus 2 zombies spéciaux sont en jeu.

ln-crisis-night-is-dark = La nuit est noire
    .story = Le générateur tousse, et toutes les serrures magnétiques du bâtiment reprennent leur souffle ensemble.
    .fail = Les 2 premières expériences s’échappent, l’une après l’autre. Pour chacune qui manque, ajoutez 3 zombies à la colonie.

ln-secret-lab-rat = Chasseur de souvenirs
    .story = Chaque catastrophe a sa boutique. Il suffisait de trouver la bonne porte.
    .text = Au moins 2 cartes du paquet Raxxon sont dans votre main et sur vos survivants, ensemble.

ln-secret-raxxon-loyalist = Fidèle à la firme
    .story = Vous avez signé, et vous tenez parole. Le produit n’a jamais été le remède. Le produit, c’était l’essai.
    .text = Au moins 2 zombies spéciaux sont en jeu, et au moins 1 carte du paquet Raxxon est dans votre main ou sur un de vos survivants.

ln-blue = Blue
    .short = Blue
    .trade = Chimpanzé
    .ability = Posez 1 de vos dés non utilisés chez Raxxon, tourné sur le chiffre de votre choix.

ln-xr-blues-signs = Des signes
    .trigger = Blue est en jeu et n’est pas exilée.
    .story = Blue vous tire par la manche et fait le signe qui veut dire manger, puis un autre, que personne ne lui a appris.
    .option1 = La suivre
    .effect1 = Placez Blue et 1 autre survivant de son joueur dans le même lieu au hasard, si les deux y tiennent. Son joueur pioche 2 cartes du paquet de ce lieu.
    .option2 = La garder ici
    .effect2 = Placez Blue à la colonie si une case est libre. Retirez-lui toutes ses blessures, ses engelures et son désespoir. Jusqu’à la fin de la manche suivante, elle ne peut pas quitter la colonie.
    .lasting = Blue ne peut pas quitter la colonie.

ln-xr-keycard = Carte d’accès
    .trigger = Un de vos survivants vient de fouiller chez Raxxon.
    .story = La carte pend encore à son cordon, le cordon à son propriétaire. La photo sourit. Près du coffre, le lecteur montre une petite lumière verte.
    .option1 = Ouvrir le coffre
    .effect1 = Piochez 2 cartes de plus chez Raxxon. Puis faites 2 jets de risque pour le survivant qui a fouillé.
    .option2 = Lire le journal
    .effect2 = Regardez les 2 premières expériences et reposez-les dans l’ordre de votre choix.

ln-xr-voices-in-the-vents = Voix dans les conduits
    .trigger = Un de vos survivants est chez Raxxon.
    .story = Dans la ventilation, quelqu’un compte, tout bas, jusqu’à dix, et recommence.
    .option1 = Répondre
    .effect1 = Ajoutez 2 zombies chez Raxxon. Si la colonie a une case libre, 1 survivant vulnérable y arrive, et le moral monte de 1.
    .option2 = Sceller le conduit
    .effect2 = Placez 1 barricade chez Raxxon si une case d’entrée est libre. Le survivant subit 1 désespoir.

ln-xr-white-pill = La pilule blanche
    .trigger = Un de vos survivants a au moins 2 blessures, de quelque sorte, et aucun effet secondaire.
    .story = Elle est tombée de la doublure d’un manteau volé, une plaquette de dix. Neuf manquent, et le manteau a beaucoup servi.
    .option1 = L’avaler
    .effect1 = Retirez au survivant toutes ses blessures, ses engelures et son désespoir. Puis lancez un dé : de 1 à 3, il reçoit au hasard un effet secondaire que personne n’a.
    .option2 = La recracher
    .effect2 = Il ne se passe rien.

ln-xr-failed-lock = Verrou défaillant
    .trigger = Vous venez de poser un dé chez Raxxon.
    .story = Le verrou bourdonne, prend le chiffre, y réfléchit et le rend.
    .option1 = Le forcer
    .effect1 = Tournez 1 de vos dés chez Raxxon sur le chiffre de votre choix. Votre survivant de plus faible influence là-bas subit 1 blessure.
    .option2 = Reculer
    .effect2 = Reprenez 1 de vos dés chez Raxxon, non utilisé, tel qu’il est.

ln-xr-emmas-notes = Les notes d’Emma
    .trigger = Emma Han est en jeu et n’est pas exilée.
    .story = Emma écrit sur le moindre papier, petit et droit, et ne souligne rien. Il faut savoir où regarder.
    .option1 = Les étudier
    .effect1 = Le joueur d’Emma pose 1 dé non utilisé chez Raxxon, tourné sur le chiffre de son choix, même sans survivant là-bas.
    .option2 = Les publier
    .effect2 = Chaque joueur peut regarder les 2 premières cartes de 1 paquet d’objets et les reposer dans l’ordre de son choix.

ln-xr-specimen = Spécimen
    .trigger = Un de vos survivants vient de tuer un zombie spécial.
    .story = Un morceau bouge encore dans le bocal. Pas beaucoup. Assez pour savoir où est le haut.
    .option1 = Le mettre en bocal
    .effect1 = Gardez cette carte. Une fois, au début d’une phase de colonie, vous pouvez la défausser : la première expérience est contenue, sans dés et sans vote.
    .option2 = Le brûler
    .effect2 = Retirez jusqu’à 3 zombies là où il a été tué. Le moral monte de 1.
    .lasting = Une fois, au début d’une phase de colonie : la première expérience est contenue.

ln-xr-quarantine = Quarantaine
    .trigger = Un de vos survivants est à la colonie, et un zombie spécial est en jeu.
    .story = Deux sont devant la porte et jurent qu’ils n’ont rien. Quelqu’un, dedans, doit les regarder le dire.
    .option1 = Fermer les portes
    .effect1 = Jusqu’à la fin de la manche, personne n’entre dans la colonie ni n’en sort. Cette nuit, 4 zombies de moins y viennent.
    .option2 = Rester ouverts
    .effect2 = Chaque joueur qui a un survivant à la colonie pioche 1 carte dans un lieu au hasard. Ajoutez 2 zombies à la colonie.
    .lasting = Personne n’entre dans la colonie ni n’en sort. Cette nuit, 4 zombies de moins y viennent.

ln-xr-lab-coat = Blouse blanche
    .trigger = Un de vos survivants, non exilé, vient d’arriver chez Raxxon.
    .story = Elle pend près de la porte, repassée, un nom sur le cœur. Elle va presque.
    .option1 = L’enfiler
    .effect1 = Ce survivant ne fait pas de jet de risque après une fouille chez Raxxon, jusqu’à ce qu’il subisse une blessure.
    .option2 = Vider les poches
    .effect2 = Regardez la première carte du paquet de l’hôpital et celle du paquet Raxxon. Prenez-en 1, l’autre va sous son paquet.
    .lasting = Pas de jet de risque après une fouille chez Raxxon, jusqu’à la première blessure.

ln-xr-wrong-patient = Le mauvais patient
    .trigger = Vous venez de jouer une carte médicament sur un survivant.
    .story = L’étiquette est partie. C’était le flacon bleu, ou l’autre flacon bleu.
    .option1 = La fièvre
    .effect1 = Lancez un dé. 1 ou 2 : ce survivant reçoit au hasard un effet secondaire que personne n’a. 3 ou plus : retirez 1 blessure de plus.
    .option2 = Un second avis
    .effect2 = Mettez 1 autre carte de votre main à la décharge, sans son effet. Il ne se passe rien d’autre.
