wc-xr-cold-engine = Moteur froid
    .trigger = Vous venez de jouer une carte carburant.
    .story = Il tourne, tousse, tourne. Toute la rue écoute, et ce qui l’habite aussi.
    .option1 = L’amadouer
    .effect1 = Lancez un dé. Sur 3–6, reprenez en main cette carte carburant de la décharge. Sur 1–2, le survivant qui s’est déplacé avec subit 1 blessure ; si personne ne s’est déplacé, l’un des vôtres, au choix.
    .option2 = Le désosser
    .effect2 = Piochez 1 carte de la pioche d’objets de la station-service.

wc-xr-two-locks = Deux serrures
    .trigger = Vous venez de fouiller un lieu sans bruit avec un survivant non exilé.
    .story = Une serrure éloigne les voleurs. La seconde a été posée de l’intérieur.
    .option1 = Forcer les deux
    .effect1 = Piochez 2 cartes de la pioche d’objets de ce lieu. Puis posez-y 3 jetons bruit, dans la limite des cases.
    .option2 = En crocheter une
    .effect2 = Regardez la première carte de cette pioche. Vous pouvez la mettre dessous.

wc-xr-blood-trail = Trace de sang
    .trigger = Un de vos survivants vient de subir une blessure (pas une engelure) au jet de risque d’un déplacement.
    .story = Rouge sur blanc, un pas sur deux. N’importe qui pourrait la suivre. Quelqu’un la suit.
    .option1 = L’effacer
    .effect1 = Ce survivant ne peut pas fouiller jusqu’à la fin de votre prochain tour.
    .option2 = La remonter
    .effect2 = Ajoutez 2 zombies là où il s’est déplacé. Piochez 1 carte de la pioche d’objets de l’hôpital.
    .lasting = Ce survivant ne peut pas fouiller jusqu’à la fin du prochain tour de son joueur.

wc-xr-split-rations = Demi-rations
    .trigger = Vous contrôlez un survivant à la colonie, et la réserve compte au moins 3 jetons nourriture.
    .story = La louche s’arrête à mi-hauteur. Personne ne dit rien, alors c’est au cuisinier de parler.
    .option1 = Demi-portions
    .effect1 = Cette nuit, la colonie paie la moitié de la nourriture, arrondie au supérieur. Chaque joueur inflige 1 blessure à l’un de ses survivants à la colonie.
    .option2 = Ventres pleins
    .effect2 = Retirez 1 jeton nourriture de la réserve ; il en faut 3. Chaque joueur retire 1 blessure à l’un de ses survivants à la colonie.
    .lasting = Cette nuit, la colonie paie la moitié de la nourriture, arrondie au supérieur.

wc-xr-the-piano = Le piano
    .trigger = Vous venez de fouiller l’école ou la bibliothèque.
    .story = Désaccordé, trois touches en moins. Quelqu’un s’assied quand même, et le temps d’une mesure et demie, c’est une autre année.
    .option1 = Jouer
    .effect1 = Le moral monte de 1. Remplissez toutes les cases bruit de ce lieu.
    .option2 = Prendre les cordes
    .effect2 = Posez 1 piège explosif sur une case d’entrée libre de ce lieu (sans La longue nuit : 1 barricade).

wc-xr-lost-patrol = Patrouille perdue
    .trigger = Vous venez de déplacer un survivant non exilé au poste de police.
    .story = Ils sont quatre, assis en rang contre le mur, bottes cirées. La radio du dernier demande encore leur position.
    .option1 = Les enterrer
    .effect1 = Retirez 1 blessure de n’importe quel type, désespoir compris, au survivant déplacé. Il ne peut pas fouiller jusqu’à la fin de votre prochain tour.
    .option2 = Les fouiller
    .effect2 = Regardez les 2 premières cartes de la pioche d’objets du poste de police, prenez-en jusqu’à 1 en main et mettez le reste dessous. Ajoutez-y 3 zombies.
    .lasting = Ce survivant ne peut pas fouiller jusqu’à la fin du prochain tour de son joueur.

wc-xr-quarrel-over-soup = Dispute pour la soupe
    .trigger = Vous venez de dépenser de la nourriture pour augmenter un dé.
    .story = « Pour le travail », avez-vous dit. Elle regarde le bol, puis vos mains, puis le bol.
    .option1 = S’excuser
    .effect1 = Mettez 1 carte de votre main dans la décharge sans son effet, si vous en avez une.
    .option2 = Crier plus fort
    .effect2 = Jusqu’à la fin de la manche, aucun joueur de la colonie ne peut dépenser de nourriture pour augmenter un dé. 1 survivant vulnérable s’agite.
    .lasting = Jusqu’à la fin de la manche, ce joueur ne peut pas dépenser de nourriture pour augmenter un dé.

wc-xr-snowed-in = Bloqués par la neige
    .trigger = Vous contrôlez au moins 2 survivants dans le même lieu hors colonie.
    .story = La porte s’ouvre vers l’intérieur. Derrière, un mur blanc, lisse, avec l’empreinte des planches.
    .option1 = Se serrer
    .effect1 = Vos survivants de ce lieu ne peuvent pas se déplacer jusqu’à la fin de votre prochain tour. Retirez-leur toutes les engelures.
    .option2 = Creuser
    .effect2 = Faites un jet de risque pour chacun de vos survivants de ce lieu. Piochez 1 carte de la pioche d’objets du lieu pour chacun d’eux qui survit.
    .lasting = Ce survivant ne peut pas se déplacer jusqu’à la fin du prochain tour de son joueur.

wc-xr-the-ledger = Le registre
    .trigger = Vous avez au moins 6 cartes en main.
    .story = Quelqu’un a compté. Deux colonnes, une écriture soignée, et votre nom en tête de la plus longue.
    .option1 = Ouvrir le livre
    .effect1 = Donnez 2 cartes de votre main à d’autres joueurs, une chacun ou les deux au même. Le moral monte de 1.
    .option2 = Le refermer
    .effect2 = Montrez votre main au joueur à votre droite.

wc-xr-empty-hands = Mains vides
    .trigger = Vous n’avez aucune carte en main.
    .story = Vous retournez vos poches sur la table : une clé, un peu de poussière. La clé est celle d’une maison brûlée.
    .option1 = Mendier
    .effect1 = Chaque autre joueur peut vous donner 1 carte. Si personne ne le fait, le moral baisse de 1.
    .option2 = Grappiller
    .effect2 = Piochez 2 cartes d’une pioche d’objets au hasard. Votre survivant le moins influent subit 1 blessure.

wc-xr-barking = Aboiements
    .trigger = Un animal parmi vos survivants est à la colonie, où il y a au moins 4 zombies.
    .story = Il est à la porte, le poil dressé, et ne s’arrête plus. Dehors, des têtes se tournent, toutes à la fois.
    .option1 = Laisser aboyer
    .effect1 = Déplacez jusqu’à 3 zombies de la colonie vers le lieu hors colonie de plus petit numéro qui a une case d’entrée libre, puis vers le suivant quand il est plein.
    .option2 = Chut
    .effect2 = Cette nuit, 2 zombies de moins viennent à la colonie.
    .lasting = Cette nuit, 2 zombies de moins viennent à la colonie.

wc-xr-birthday = Anniversaire
    .trigger = Vous contrôlez un survivant à la colonie, où il y a au moins 1 survivant vulnérable.
    .story = Elle a sept ans aujourd’hui. Elle l’a dit à chacun, l’un après l’autre, pour que personne ne dise qu’il ne savait pas.
    .option1 = Faire un gâteau
    .effect1 = Retirez 2 jetons nourriture de la réserve. Le moral monte de 1.
    .option2 = Allumer une bougie
    .effect2 = Retirez 1 blessure de n’importe quel type, désespoir compris, à un survivant à la colonie.

wc-xr-locked-ward = Le service fermé
    .trigger = Vous venez de fouiller l’hôpital.
    .story = Le couloir finit sur une porte d’acier. On y a collé un dessin, une feuille de soins, puis encore du ruban adhésif.
    .option1 = L’ouvrir
    .effect1 = Lancez un dé. Sur 1–3, ajoutez autant de zombies à l’hôpital. Sur 4–6, cherchez 1 carte médicament dans la pioche d’objets de l’hôpital.
    .option2 = Écouter d’abord
    .effect2 = Regardez les 3 premières cartes de la pioche d’objets de l’hôpital et remettez-les dans l’ordre de votre choix.

wc-xr-tyre-tracks = Traces de pneus
    .trigger = Vous venez de déplacer un survivant à la station-service.
    .story = Fraîches, d’après la neige. On a fait le plein, on a attendu le temps de deux cigarettes, et on savait où aller.
    .option1 = Les suivre
    .effect1 = Placez ce survivant dans un lieu au hasard qui a une case libre et piochez 2 cartes de sa pioche d’objets. Ce n’est pas un déplacement.
    .option2 = Siphonner la cuve
    .effect2 = Cherchez 1 carte carburant dans la pioche d’objets de la station-service. Posez-y 2 jetons bruit.

wc-xr-the-vote = À main levée
    .trigger = Vous contrôlez un survivant à la colonie, et au moins 3 joueurs y ont des survivants.
    .story = Pas de discours. Main levée, main baissée. Celles qui restent dans les poches comptent aussi.
    .option1 = Partager le fardeau
    .effect1 = Chaque joueur passe 1 carte de sa main au joueur suivant à sa gauche, tous en même temps. Qui n’en a pas ne fait que recevoir.
    .option2 = Chacun pour soi
    .effect2 = Chaque joueur pioche 1 carte d’une même pioche d’objets au hasard. Le moral baisse de 1.

wc-xr-thaw = Faux dégel
    .trigger = Aucun de vos survivants n’a d’engelure, et au moins un d’eux est hors de la colonie.
    .story = L’eau court dans les gouttières. On ouvre les manteaux et on ne regarde pas le ciel.
    .option1 = En profiter
    .effect1 = Jusqu’à la fin de la manche, l’engelure compte comme une face vide aux jets de risque de vos survivants. À la manche suivante, elle leur inflige 2 engelures au lieu de 1.
    .option2 = Se préparer
    .effect2 = Mettez 1 carte outil de votre main dans la décharge sans son effet. Jusqu’à la fin de la manche suivante, l’engelure compte comme une blessure aux jets de risque de tous les survivants de la colonie.
    .lasting = Le dégel change ce que vaut l’engelure aux jets de risque de ce survivant.

wc-xr-sick-child = Fièvre au dortoir
    .trigger = Au moins 2 survivants vulnérables sont à la colonie.
    .story = Elle va de lit en lit, dans l’ordre où on les a faits. Le soir venu, on devine qui est le prochain.
    .option1 = Les soigner
    .effect1 = Mettez 1 carte médicament de votre main dans la décharge sans son effet. Le moral monte de 1.
    .option2 = Les isoler
    .effect2 = 1 survivant vulnérable s’agite. Lancez un dé : sur 1–2, un survivant vulnérable meurt, ce qui coûte 1 moral.

wc-xr-crow-cloud = Les corbeaux
    .trigger = Au moins 1 survivant est mort dans cette partie, et vous contrôlez un survivant hors de la colonie.
    .story = Ils ont appris à attendre là où vont les gens. Ils sont gras, et rien ne les presse.
    .option1 = Les chasser
    .effect1 = Posez 2 jetons bruit dans ce lieu. Retirez 1 désespoir à chacun de vos survivants qui s’y trouvent.
    .option2 = Les suivre
    .effect2 = Déplacez-y jusqu’à 2 zombies d’un autre lieu. Puis piochez 2 cartes de la pioche d’objets de ce lieu.

wc-xr-generator = Le générateur
    .trigger = Vous contrôlez un survivant à la colonie et avez une carte carburant en main.
    .story = Il tiendrait une nuit. Une nuit de lumière, de tuyaux chauds, d’un vacarme qui porte à des lieues.
    .option1 = Le lancer
    .effect1 = Mettez 1 carte carburant de votre main dans la décharge sans son effet. Retirez toutes les engelures des survivants à la colonie. Jusqu’à la fin de la manche, personne n’y fait de jet de risque. Ajoutez 2 zombies à la colonie.
    .option2 = L’économiser
    .effect2 = Rien ne se passe.
    .lasting = Jusqu’à la fin de la manche, personne à la colonie ne fait de jet de risque.

wc-xr-rooftop-garden = Jardin sur le toit
    .trigger = Au moins 2 survivants sont au supermarché, ou au moins 2 à l’école.
    .story = Sous la bâche, des choux, en rangs, gros comme le poing. Quelqu’un montait chaque jour. Cette semaine, personne.
    .option1 = Récolter maintenant
    .effect1 = Ajoutez 3 jetons nourriture.
    .option2 = Laisser pousser
    .effect2 = Placez cette carte dans ce lieu. À la fin de la manche suivante, ajoutez 6 jetons nourriture si un de vos survivants ou de ceux de vos alliés s’y trouve.
    .lasting = À la fin de la manche suivante, 6 jetons nourriture sont ajoutés si un survivant est là où se trouve cette carte.

wc-xr-broken-promise = Promesse rompue
    .trigger = Vous avez demandé une carte aux autres pendant ce tour et n’en avez reçu aucune.
    .story = Ils ont regardé par terre, tous, la même planche.
    .option1 = Passer l’éponge
    .effect1 = Retirez 1 blessure à l’un de vos survivants.
    .option2 = Faire une scène
    .effect2 = Un joueur sollicité, de votre choix, vous montre sa main. Le moral baisse de 1.

wc-xr-parley = Pourparlers
    .trigger = Un de vos survivants est là où se trouve un survivant ennemi.
    .story = Ils ont posé leur fusil les premiers. Il est dans la neige, assez près pour être repris.
    .option1 = Parler
    .effect1 = Demandez à l’ennemi qui agit en même temps, sinon au chef ennemi. S’il accepte, vous piochez chacun 1 carte de la pioche d’objets de ce lieu, et il n’y a pas de combat dans ce lieu pendant cette manche.
    .option2 = Cracher
    .effect2 = Votre colonie reçoit 2 munitions.
    .lasting = Pas de combat là où se trouve cette carte jusqu’à la fin de la manche.

wc-xr-stolen-plans = Plans volés
    .trigger = Un de vos survivants est à une entrée de la colonie ennemie.
    .story = Une fenêtre, une table, une carte piquée d’épingles. Les épingles, c’est nous.
    .option1 = Les lire
    .effect1 = Au prochain combat de votre colonie pendant cette manche, le chef ennemi choisit sa tactique d’abord et la montre.
    .option2 = Les brûler
    .effect2 = La colonie ennemie perd 2 munitions. Votre survivant sur place subit 1 blessure.
    .lasting = Au prochain combat de cette manche, le chef ennemi choisit sa tactique d’abord et la montre.

wc-xr-warning-shot = Tir de sommation
    .trigger = Votre colonie a au moins 3 munitions, et un de vos survivants est hors de la colonie.
    .story = Un coup au-dessus de leurs têtes. L’écho revient deux fois, et la seconde ce n’en est pas un.
    .option1 = Tirer
    .effect1 = Dépensez 2 munitions. Un survivant ennemi de ce lieu, de votre choix, rentre chez lui, mais pas ceux d’un joueur qui agit en même temps. Retirez-y jusqu’à 2 zombies.
    .option2 = Les garder
    .effect2 = Piochez 1 carte de la pioche d’objets de ce lieu et posez-y 1 jeton bruit.

wc-xr-turncoat = Le renégat
    .trigger = Le moral de votre colonie dépasse d’au moins 2 celui de l’ennemi.
    .story = Il a traversé la glace les mains en l’air, le col déchiré à l’endroit de l’insigne.
    .option1 = L’accueillir
    .effect1 = Piochez un survivant pour votre groupe. Le chef ennemi met 1 carte de sa main dans la décharge sans son effet. Il faut une case libre à la colonie.
    .option2 = Le renvoyer
    .effect2 = Le moral de la colonie ennemie monte de 1. Votre colonie reçoit 2 munitions.

wc-xr-poisoned-cache = Réserve empoisonnée
    .trigger = Vous venez de fouiller un lieu où un survivant ennemi se trouve, ou se trouvait au début de ce tour.
    .story = Ils sont partis en hâte. Les boîtes sont alignées, les couvercles déjà défaits.
    .option1 = Piéger les boîtes
    .effect1 = La prochaine carte nourriture qu’un joueur de la colonie ennemie joue pendant cette manche n’apporte rien.
    .option2 = Prévenir tout le monde
    .effect2 = Les deux colonies reçoivent 1 jeton nourriture. Votre colonie reçoit 1 munition.
    .lasting = La prochaine carte nourriture jouée dans cette colonie pendant cette manche n’apporte rien.

wc-xr-border-wall = Le mur
    .trigger = Vous venez de nettoyer la décharge de votre colonie.
    .story = Il y en a assez pour un mur. Assez pour un cadeau aussi.
    .option1 = L’empiler
    .effect1 = Posez jusqu’à 3 barricades sur des cases d’entrée libres de votre colonie.
    .option2 = Le jeter par-dessus
    .effect2 = Les 3 premières cartes d’une pioche d’objets au hasard vont dans la décharge de la colonie ennemie.

wc-xr-hostage = L’otage
    .trigger = Il y a exactement 1 survivant ennemi à une entrée de votre colonie, et vous y contrôlez un survivant.
    .story = Elle a glissé sur la glace devant la porte. Six des nôtres l’entourent. Personne n’a encore rien décidé.
    .option1 = Marchander
    .effect1 = Le chef ennemi choisit : ce survivant subit 1 blessure et rentre chez lui, ou le chef vous donne 2 cartes de sa main, toutes s’il en a moins.
    .option2 = La raccompagner
    .effect2 = Ce survivant rentre chez lui. Si votre moral est plus bas que celui de l’ennemi, il monte de 1.
    .first = Ce survivant subit 1 blessure et rentre chez lui.
    .second = Donner 2 cartes de la main.

wc-xr-dud-rounds = Munition défectueuse
    .trigger = Votre colonie a au moins 5 munitions.
    .story = Une sur six, dit le magasinier. Il ne dit pas laquelle.
    .option1 = Les trier
    .effect1 = Perdez 2 munitions. Une fois pendant cette manche, votre chef peut relancer le dé de combat.
    .option2 = Leur faire confiance
    .effect2 = Lancez un dé. Sur 1–2, perdez la moitié de vos munitions, arrondie au supérieur. Sur 5–6, recevez-en 2.
    .lasting = Une fois pendant cette manche, le chef de cette colonie peut relancer le dé de combat.

wc-xr-drums = Tambours dans la nuit
    .trigger = Le moral de votre colonie est plus bas que celui de l’ennemi.
    .story = De l’autre côté, toute la nuit. Pas une chanson. Juste pour qu’on sache qu’ils sont nombreux et pas fatigués.
    .option1 = Leur répondre
    .effect1 = Le moral de votre colonie monte de 1. Ajoutez-y 4 zombies.
    .option2 = Écouter
    .effect2 = Regardez la main d’un joueur de la colonie ennemie.

wc-xr-trade-caravan = Caravane marchande
    .trigger = Vous avez donné au moins 1 carte à la crise commune pendant ce tour.
    .story = Trois traîneaux à mi-chemin des clôtures, un linge blanc sur une perche. Tous comptent les boîtes. Personne à voix haute.
    .option1 = Marché ouvert
    .effect1 = En commençant par vous, chaque joueur des deux colonies peut poser 1 carte de sa main, visible, au milieu. Puis chacun de ceux qui l’ont fait y prend 1 carte, dans le même ordre.
    .option2 = Écrémer
    .effect2 = Reprenez en main 1 des cartes que vous avez données à la crise et piochez 1 carte d’une pioche d’objets au hasard. La crise demande 1 carte de plus pendant cette manche.
    .lasting = La crise demande 1 carte de plus pendant cette manche.

wc-xr-false-uniform = Faux uniforme
    .trigger = Vous venez de déplacer un survivant à une entrée de la colonie ennemie.
    .story = La veste porte encore le nom de quelqu’un. À la porte on hoche la tête, et l’un d’eux dit : nuit froide.
    .option1 = Entrer
    .effect1 = Ce survivant ne prend part à aucun combat pendant cette manche et n’en cause aucun. Prenez en main 1 des 3 premières cartes de la décharge de cette colonie.
    .option2 = Saluer
    .effect2 = Ajoutez 3 zombies à cette colonie. Votre survivant subit 1 blessure.
    .lasting = Ce survivant ne prend part à aucun combat jusqu’à la fin de la manche.

wc-xr-bounty = La prime
    .trigger = Vous êtes le chef de la colonie.
    .story = C’est cloué à la porte, sous le tableau de service. Un dessin, plutôt réussi, et un chiffre.
    .option1 = Mettre à prix
    .effect1 = Posez 1 carte de votre main, visible, près du plateau. Après le prochain combat gagné par votre colonie pendant cette manche, un joueur dont un survivant y était la prend ; parmi plusieurs, vous choisissez. S’il n’y en a pas, elle va dans la décharge.
    .option2 = Prendre des volontaires
    .effect2 = À son premier combat à partir de maintenant, votre colonie a 1 de force en plus pendant cette manche. Si elle le perd, elle perd 1 moral.
    .lasting = Un prix pour le prochain combat gagné de cette manche, ou 1 de force en plus au prochain combat, qui coûte 1 moral s’il est perdu.

wc-xr-scorched-street = Rue brûlée
    .trigger = Un de vos survivants est là où se trouvent un survivant ennemi et au moins 2 zombies.
    .story = Entre eux et nous se tiennent les morts, et la maison derrière est en bois.
    .option1 = L’incendier
    .effect1 = Mettez 1 carte carburant de votre main dans la décharge sans son effet. Retirez tous les zombies de ce lieu. Chaque survivant de ce lieu subit 1 blessure, les ennemis aussi.
    .option2 = Barrer les portes
    .effect2 = Posez-y 1 barricade, s’il y a de la place. Les ennemis qui s’y trouvent au début de la manche suivante ne peuvent pas s’y déplacer pendant celle-ci.
    .lasting = Les ennemis qui sont là où se trouve cette carte au début de la manche suivante ne peuvent pas se déplacer pendant celle-ci.

wc-xr-deserters-hut = La cabane du déserteur
    .trigger = Vous venez de déplacer un survivant dans un lieu hors colonie où il n’y a personne d’autre.
    .story = De la fumée d’un tuyau, une marmite, une cuillère. Il ne demande pas quel camp. Il demande si ça dure encore.
    .option1 = Partager sa soupe
    .effect1 = Retirez 1 blessure au survivant déplacé. Voyez 1 carte au hasard de la main du chef ennemi.
    .option2 = Prendre son fusil
    .effect2 = Cherchez 1 arme dans la pioche d’objets du poste de police et équipez-en le survivant déplacé. Ajoutez 2 zombies dans ce lieu.

wc-xr-armistice-day = L’armistice
    .trigger = Les deux colonies ont le même moral.
    .story = Onze heures. Des deux côtés quelqu’un s’en est souvenu, et pour une fois personne ne tire sur la cloche.
    .option1 = Déposer les armes
    .effect1 = Demandez au chef ennemi. S’il accepte, les deux colonies perdent toutes leurs munitions, il n’y a pas de combat pendant cette manche, et le moral des deux monte de 1. Sinon, votre colonie reçoit 1 munition.
    .option2 = Recharger
    .effect2 = Votre colonie reçoit 2 munitions.
    .lasting = Pas de combat jusqu’à la fin de la manche.

wc-xr-flanking-path = Chemin de traverse
    .trigger = Vous venez de déplacer un survivant d’une entrée de la colonie ennemie à une autre.
    .story = Derrière le chenil, la clôture est réparée à la ficelle. Celui qui l’a fait ne pensait pas à nous.
    .option1 = Ouvrir la porte
    .effect1 = Retirez 2 barricades de cette colonie, s’il y en a. Ajoutez 1 zombie à chacune de ses entrées 1 à 3.
    .option2 = En faire un plan
    .effect2 = Jusqu’à la fin de la partie, vos survivants ne font pas de jet de risque en se déplaçant entre des entrées ennemies.
    .lasting = Les survivants de ce joueur ne font pas de jet de risque en se déplaçant entre des entrées ennemies.

wc-xr-spoils = Le butin
    .trigger = Votre colonie a gagné un combat à la manche précédente, et vous contrôlez un survivant à votre colonie.
    .story = Il est étalé sur deux couvertures. Sur l’une ce qui sert, sur l’autre ce qui porte des initiales.
    .option1 = Le partager
    .effect1 = Chaque joueur de votre colonie pioche 1 carte d’une même pioche d’objets au hasard.
    .option2 = Le garder
    .effect2 = Regardez les 3 premières cartes d’une pioche d’objets, prenez-en jusqu’à 2 en main et mettez le reste dessous. Vous ne pouvez pas être élu chef de la colonie à la fin de cette manche.
    .lasting = Ce joueur ne peut pas être élu chef de la colonie à la fin de cette manche.

wc-xr-wolf-at-the-door = Le loup à la porte
    .trigger = Un de vos survivants est là où se trouve un survivant du loup solitaire.
    .story = Pas de couleur sur la manche. Le regard va à la marmite, puis au fusil, puis reste sur la marmite.
    .option1 = Nourrir le loup
    .effect1 = 2 jetons nourriture vont de votre réserve à la tanière. Dans les combats de ce lieu, le loup solitaire se bat pour votre colonie pendant cette manche ou s’enfuit.
    .option2 = Le chasser
    .effect2 = Dépensez 1 munition. Un survivant du loup solitaire de ce lieu, de votre choix, va à la tanière, ou là où le loup veut si elle est pleine.
    .lasting = Là où se trouve cette carte, le loup solitaire se bat pour votre colonie pendant cette manche ou s’enfuit.

wc-xr-bernadettes-speech = Le discours de Bernadette
    .trigger = Bernadette Wilson est en jeu, n’est pas exilée, et elle est à la colonie.
    .story = Elle est montée sur la caisse et n’a encore rien dit. La salle se tait pour la première fois depuis dimanche.
    .option1 = Tout promettre
    .effect1 = Le moral monte de 1. Désormais, l’objectif principal demande aussi au moins 3 jetons nourriture dans la réserve.
    .option2 = Ne rien promettre
    .effect2 = Chaque joueur qui a un survivant à la colonie pioche 1 carte d’une même pioche d’objets au hasard. Bernadette Wilson subit 1 blessure.

wc-xr-colemans-crew = L’équipe de Coleman
    .trigger = Vous venez de construire une barricade par une action, et George Coleman est en jeu et n’est pas exilé.
    .story = Il la longe, y donne un coup de pied, retire un clou de deux doigts et le lève. « Ça, dit-il, c’est une suggestion. »
    .option1 = Heures supplémentaires
    .effect1 = Posez-y 2 barricades de plus sur des cases d’entrée libres. George Coleman subit 1 blessure.
    .option2 = Débaucher tôt
    .effect2 = Au prochain jet de dés d’action, le joueur de George peut mettre un dé de côté sur 5 avant de lancer les autres.
    .lasting = Avant le prochain jet de dés d’action, ce joueur peut mettre un dé de côté sur 5.

wc-xr-charlottes-haul = Le butin de Charlotte
    .trigger = Charlotte Ross est en jeu et à une entrée de la colonie ennemie.
    .story = Le sac est lourd, la clôture basse, et dans la guérite la lumière vient de s’éteindre.
    .option1 = Filer avec
    .effect1 = Le joueur de Charlotte prend 2 cartes au hasard de la main du chef ennemi. Charlotte Ross rentre et subit 1 blessure.
    .option2 = Laisser un cadeau
    .effect2 = Le joueur de Charlotte donne 1 carte de sa main au chef ennemi. Le moral des deux colonies monte de 1.

wc-xr-honiahakas-circle = Le cercle
    .trigger = Honiahaka est en jeu, n’est pas exilé, et il est à la colonie.
    .story = Un rond de chaises, un bâton au milieu. Qui le tient parle. Il fait un tour sans un mot.
    .option1 = Parler à son tour
    .effect1 = Chaque joueur qui a un survivant à la colonie peut révéler sa main. Si tous le font, le moral monte de 1. Sinon, chacun de ceux qui l’ont fait pioche 1 carte d’une pioche d’objets de son choix.
    .option2 = Le rompre
    .effect2 = Le joueur de Honiahaka retire 1 blessure de n’importe quel type, désespoir compris, à un survivant à la colonie.

wc-xr-huang-fens-letters = Les lettres de Huang Fen
    .trigger = Huang Fen est en jeu, n’est pas exilée, et au moins 1 autre survivant est dans le même lieu.
    .story = Dix-neuf, nouées d’un lacet, toutes de la même main. Elle n’a jamais dit ce qu’elles contiennent.
    .option1 = Les lire à voix haute
    .effect1 = Retirez 1 blessure de n’importe quel type, désespoir compris, à chaque survivant de ce lieu. Puis posez-y 1 jeton bruit ; à la colonie, ajoutez plutôt 2 zombies.
    .option2 = Les brûler
    .effect2 = Retirez toutes les engelures des survivants de ce lieu. Huang Fen subit 1 désespoir (sans La longue nuit : 1 blessure).

wc-xr-masked-help = Aide masquée
    .trigger = Un de vos survivants est là où se trouvent au moins 3 zombies, et le Justicier est dans la pioche de survivants.
    .story = Quelqu’un saute de l’échelle de secours, la cape la première. C’est ridicule, et deux sont déjà à terre.
    .option1 = Acclamer
    .effect1 = Prenez le Justicier de la pioche de survivants dans votre groupe, dans ce lieu, ou à la colonie s’il n’y a pas de place. Retirez-y 2 zombies. Il subit 1 blessure. Il faut une case libre à la colonie.
    .option2 = Rester caché
    .effect2 = Retirez 3 zombies de ce lieu.

wc-xr-wheeler-siblings = Les Wheeler
    .trigger = Scott Wheeler et Hawk Wheeler sont tous deux en jeu et appartiennent à des colonies différentes.
    .story = Ils ne se sont pas parlé depuis la clôture. Tous deux sifflent les quatre mêmes notes quand ils se croient seuls.
    .option1 = Se voir au pont
    .effect1 = Les joueurs de Scott et de Hawk se donnent 1 carte de leur main ; qui n’en a pas n’en donne pas. Pendant cette manche, pas de combat là où se trouve l’un des deux.
    .option2 = Se détourner
    .effect2 = Scott Wheeler et Hawk Wheeler subissent chacun 1 désespoir.
    .lasting = Pas de combat là où se trouve ce survivant jusqu’à la fin de la manche.

wc-xr-hawks-nest = Le nid de Hawk
    .trigger = Hawk Wheeler est en jeu, n’est pas exilée, et elle n’est dans aucune colonie.
    .story = Une chaise longue sur un toit, une couverture, un cahier. Chaque rue a sa page, et chaque page ses heures.
    .option1 = Guetter la rue
    .effect1 = Regardez les 3 premières cartes de deux pioches d’objets différentes et remettez-les dans l’ordre de votre choix.
    .option2 = Veiller sur les siens
    .effect2 = Jusqu’à la fin de la manche, chaque survivant qui est maintenant avec Hawk, Hawk comprise, ignore la première blessure d’un jet de risque.
    .lasting = Ignore la première blessure d’un jet de risque pendant cette manche.

wc-xr-fitzpatricks-sermon = Le sermon
    .trigger = Pastor Fitzpatrick est en jeu, n’est pas exilé, et il est à la colonie avec au moins 2 autres survivants.
    .story = Il a rangé le livre. Il parcourt les bancs, visage après visage, comme s’il lui en manquait un.
    .option1 = Pardonner
    .effect1 = Retirez 1 désespoir à chaque survivant à la colonie. Tous les survivants vulnérables agités se calment.
    .option2 = Avertir
    .effect2 = Chaque joueur qui a un survivant à la colonie met 1 carte de sa main dans la décharge sans son effet, s’il en a. Si au moins 2 cartes y sont mises, le moral monte de 1.

wc-xr-danicas-dare = Le défi de Danica
    .trigger = Danica Walker, non exilée, a attaqué un zombie.
    .story = Elle essuie la lame sur sa manche, jette un œil par-dessus l’épaule et sourit. « Regarde. »
    .option1 = Encore !
    .effect1 = Jusqu’à 3 zombies de plus de son lieu sont tués, l’un après l’autre, chacun avec un jet de risque pour Danica, tant qu’elle vit et le veut.
    .option2 = Ça suffit
    .effect2 = Retirez 1 blessure à Danica Walker.

wc-xr-night-watch = Garde de nuit
    .trigger = Marcus Johnson est en jeu, n’est pas exilé, et il est à la colonie.
    .story = Il fait sa ronde, la lampe basse. Il dit les noms tout bas, pour ne réveiller personne de la liste.
    .option1 = Compter les têtes
    .effect1 = Si personne de la colonie n’est mort pendant cette manche, le moral monte de 1. Cette nuit, 2 zombies de moins viennent à la colonie.
    .option2 = Compter les boîtes
    .effect2 = Ajoutez 2 jetons nourriture. La première carte d’une pioche d’objets au hasard va dans la décharge.
    .lasting = Cette nuit, 2 zombies de moins viennent à la colonie.
