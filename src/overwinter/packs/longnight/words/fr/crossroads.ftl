ln-xr-fatima-rhodes = Fatima Rhodes
    .trigger = Fatima Rhodes est en jeu et à la colonie.
    .story = Sur la liste, près de la porte de la cuisine, son nom revient quatre fois cette semaine. Elle lit, prend le crayon et cherche quelque chose à barrer.
    .option1 = Elle refuse les corvées
    .effect1 = Jusqu’à la fin de la partie, fouiller est la seule action avec un dé que Fatima Rhodes peut faire. Si elle ne s’est pas déplacée à la fin d’un tour de son joueur, elle subit 1 désespoir.
    .option2 = Elle s’y met
    .effect2 = Retirez de la partie la carte du dessus de la décharge. Fatima Rhodes subit 1 désespoir.
    .lasting = Fatima Rhodes n’utilise de dé que pour fouiller. Si elle ne s’est pas déplacée à la fin du tour de son joueur, elle subit 1 désespoir.

ln-xr-lily-mae = Lily Mae
    .trigger = Lily Mae est en jeu et à la colonie.
    .story = Elle a tout étalé sur une couverture : du fil, des clous, trois sortes de poudre. Personne ne demande où elle a appris. Tout le monde demande si elle est sûre.
    .option1 = Piéger les barricades
    .effect1 = Chaque barricade en jeu devient un piège explosif. Jusqu’à la fin de la partie, lancez un dé chaque fois qu’un piège saute : sur 1, chaque survivant de ce lieu subit 1 blessure.
    .option2 = Une seule grosse bombe
    .effect2 = Lily Mae garde cette carte. Une fois, juste avant ou juste après l’arrivée des zombies la nuit, son joueur peut retirer tous les zombies de la colonie. Lancez alors un dé : sur 1–4, Lily Mae meurt. Si elle quitte le jeu avant, la bombe est perdue.
    .lasting = Barricades piégées : quand un piège saute, lancez un dé ; sur 1, chaque survivant du lieu subit 1 blessure. La bombe : une fois, avant ou après l’arrivée des zombies, retirez tous les zombies de la colonie ; sur 1–4, Lily Mae meurt.

ln-xr-melissa-gupta = Melissa Gupta
    .trigger = Melissa Gupta est en jeu et n’est pas exilée.
    .story = Elle n’a pas mangé de viande depuis ses neuf ans. Ce soir, il n’y a rien d’autre dans la marmite, et les autres font semblant de ne pas la regarder.
    .option1 = Elle repousse le bol
    .effect1 = Ajoutez 1 jeton famine à la réserve. Le moral ne baisse pas maintenant.
    .option2 = Elle mange
    .effect2 = Melissa Gupta subit 1 désespoir.

ln-xr-no-place-left = Plus de place en ce monde
    .trigger = Vous venez de fouiller avec un survivant non exilé.
    .story = Derrière le comptoir, une vieille femme attend le bus, son sac sur les genoux. Elle demande si c’est bien l’arrêt, et si quelqu’un pourrait trouver ses cachets.
    .option1 = L’emmener
    .effect1 = Ajoutez 1 survivant vulnérable à la colonie ; le survivant qui a fouillé garde cette carte. Au début de chacun de vos tours, vous pouvez mettre 1 carte médicament dans la décharge sans son effet : retirez alors tout désespoir de vos survivants. Sinon, 1 survivant vulnérable meurt et cette carte disparaît, comme lorsqu’il n’en reste aucun.
    .option2 = Passer son chemin
    .effect2 = Le survivant qui a fouillé subit 1 désespoir.
    .lasting = Au début de chaque tour, son joueur met une carte médicament dans la décharge et retire tout désespoir de ses survivants, ou bien 1 survivant vulnérable meurt et c’est fini. C’est fini aussi quand il n’en reste aucun.

ln-xr-you-selfish-jerk = Sale égoïste
    .trigger = Vous voulez finir votre tour, vous n’êtes pas exilé et vous n’avez rien donné pour la crise.
    .story = Un manteau froisse près de la porte et les voix s’arrêtent. Quelqu’un le dit tout bas, puis quelqu’un d’autre le dit tout haut.
    .option1 = Qu’il paie
    .effect1 = Vous devez maintenant donner au moins 1 carte pour la crise. Si vous ne le pouvez ou ne le voulez pas, le moral baisse de 1.
    .option2 = Qu’il parte
    .effect2 = Tous votent sur votre exil. Si vous n’êtes pas exilé, le moral baisse de 1.

ln-xr-crazed-soccer-mom = Mère de famille enragée
    .trigger = Vous contrôlez un survivant (non exilé) à l’école.
    .story = Elle se tient dans les buts du gymnase avec un sifflet et un hachoir. C’est son école, dit-elle. L’entraînement est à quatre heures. Personne ne sort avant.
    .option1 = Prendre le gymnase
    .effect1 = Lancez 4 dés pour elle. Lancez 2 dés par survivant à l’école et 2 par arme dont ils sont équipés. Si votre somme est plus basse, chaque survivant à l’école subit 1 blessure et l’autre choix a lieu aussi. Sinon, rien ne se passe.
    .option2 = Abandonner l’école
    .effect2 = Placez à la colonie tous les survivants de l’école. Jusqu’à la fin de la partie, chaque survivant qui se déplace vers l’école subit 1 blessure.
    .lasting = Chaque survivant qui se déplace vers l’école subit 1 blessure.

ln-xr-cole-winters = Cole Winters
    .trigger = Vous venez de déplacer un survivant (non exilé) vers un lieu hors colonie, et Cole Winters est dans la pioche de survivants.
    .story = Une trace de raquettes, toute droite, de nulle part vers nulle part. Au bout est assis un homme qui se tait depuis si longtemps qu’il doit s’y reprendre à deux fois.
    .option1 = L’emmener
    .effect1 = Prenez Cole Winters dans la pioche de survivants : il rejoint votre groupe au lieu où vous êtes allé, ou à la colonie s’il n’y a pas de place. Il subit 1 engelure. Mélangez la pioche. Il faut une case libre à la colonie.
    .option2 = Suivre ses traces
    .effect2 = Cole Winters quitte la partie. Regardez les 3 premières cartes de la pioche d’objets du lieu, prenez-en jusqu’à 1 en main et remettez les autres sous la pioche.

ln-xr-the-marksman = Le tireur d’élite
    .trigger = Vous venez d’attaquer un zombie dans un lieu hors colonie.
    .story = Le suivant tombe avant que quiconque l’ait touché. Le bruit du coup arrive après. Tout en haut de la tour, une main fait signe.
    .option1 = En redemander
    .effect1 = Retirez jusqu’à 3 zombies de ce lieu. Ajoutez-y ensuite du bruit jusqu’à 3 jetons bruit, s’il y a de la place.
    .option2 = Monter le rejoindre
    .effect2 = Faites un jet de risque pour le survivant qui a attaqué. S’il est en vie, cherchez 1 arme dans la pioche d’objets du poste de police et équipez-l’en. S’il n’y en a pas, piochez-y 1 carte.

ln-xr-derek-yoshida = Derek Yoshida
    .trigger = Derek Yoshida est en jeu et n’est pas exilé.
    .story = Il débarrasse la table, pose son chapeau au milieu et se met à parler comme il parlait à trente enfants le vendredi après-midi. Même les gardes entrent pour écouter.
    .option1 = Faire passer le chapeau
    .effect1 = En commençant par le joueur de Derek, chaque joueur non exilé peut mettre 1 carte de sa main dans la décharge sans son effet. Si au moins la moitié d’entre eux le fait, arrondie au supérieur, le moral monte de 1.
    .option2 = Les laisser l’aider
    .effect2 = Chaque autre joueur peut donner au joueur de Derek 1 dé non utilisé, tel qu’il est. Pour chaque dé, retirez 1 blessure d’un survivant de celui qui donne.

ln-xr-school-of-unlife = L’école des morts
    .trigger = Vous contrôlez un survivant (non exilé) à l’école.
    .story = La cloche marche encore. À une heure moins dix, elle sonne dans tout le bâtiment, et derrière chaque porte des chaises se mettent à racler.
    .option1 = Laisser sortir la classe
    .effect1 = Ajoutez 4 zombies à l’école. Piochez ensuite 3 cartes de la pioche d’objets de l’école.
    .option2 = Barrer la classe
    .effect2 = Placez jusqu’à 2 barricades sur des cases d’entrée libres de l’école.

ln-xr-ice-fishing = Pêche sur glace
    .trigger = Vous venez de déplacer un survivant (non exilé).
    .story = Au milieu du lac, une cabane avec un tuyau de poêle. La ligne pend encore dans le trou, prise dans la glace. Quelqu’un s’est levé en plein milieu.
    .option1 = Percer un trou
    .effect1 = Lancez 3 dés. Ajoutez 1 jeton nourriture par 4 ou plus. Si au moins un dé donne 1, le survivant qui s’est déplacé subit 1 engelure.
    .option2 = Vider la cabane
    .effect2 = Piochez 1 carte de la pioche d’objets de la station-service.

ln-xr-eric-parker = Eric Parker
    .trigger = Eric Parker est en jeu, n’est pas exilé, et un survivant d’un autre joueur est au même lieu.
    .story = Il porte cela depuis le premier hiver, et il a choisi cette cage d’escalier et ce visage pour le déposer. Ou pour le porter encore un peu.
    .option1 = Dire la vérité
    .effect1 = Le joueur d’Eric et l’un de ces joueurs montrent chacun 1 carte de leur main et les échangent. Puis chacun des deux retire 1 blessure ou 1 désespoir d’un de ses survivants de ce lieu. Il faut une carte dans les deux mains.
    .option2 = Se taire
    .effect2 = Piochez 1 carte de la pioche d’objets du lieu d’Eric, ou d’une pioche au hasard s’il est à la colonie. Eric Parker subit 1 désespoir.

ln-xr-highway-to-hell = L’autoroute de l’enfer
    .trigger = Vous venez de déplacer un survivant (non exilé) avec une carte carburant.
    .story = Quatre voies d’épaves, pare-chocs contre pare-chocs, toutes dans le même sens. La moitié des ceintures est encore bouclée. La moitié de celles-là bouge encore.
    .option1 = Fouiller les épaves
    .effect1 = Regardez les 3 premières cartes de la pioche d’objets de la station-service, prenez-en jusqu’à 2 en main et remettez les autres sous la pioche. Faites 2 jets de risque pour le survivant qui s’est déplacé.
    .option2 = Passer en force
    .effect2 = Retirez jusqu’à 2 zombies du lieu où vous êtes allé, sauf si c’est la colonie. Ajoutez 2 zombies à la colonie.

ln-xr-poor-hygiene = Manque d’hygiène
    .trigger = Vous contrôlez un survivant à la colonie, et la décharge compte au moins 5 cartes.
    .story = D’abord l’un des jumeaux, puis toute la rangée près de la fenêtre. Ce n’est pas la morsure. Ce n’est que tout le reste.
    .option1 = Tout récurer
    .effect1 = Chaque joueur qui a un survivant à la colonie déplace 1 dé non utilisé, s’il en a, vers ses dés utilisés. Retirez de la partie les 8 cartes du dessus de la décharge.
    .option2 = Plus tard
    .effect2 = Lancez un dé pour chaque survivant à la colonie, sauf les survivants vulnérables. Sur 1, il subit 1 blessure.

ln-xr-intervention = Intervention
    .trigger = Un de vos survivants à la colonie a au moins 1 désespoir ou au moins 2 blessures.
    .story = Ils ont rapproché les lits et allumé la bonne lampe. Personne n’a encore dit de qui il s’agit, et tous regardent le sol.
    .option1 = S’asseoir ensemble
    .effect1 = Chaque joueur qui a un survivant à la colonie met 1 carte de sa main, s’il en a, dans la décharge sans son effet. Retirez du survivant tout désespoir et 1 blessure. Un autre joueur doit avoir un survivant à la colonie.
    .option2 = Ne pas s’en mêler
    .effect2 = Le survivant subit 1 désespoir. Vous pouvez relancer tous vos dés non utilisés.

ln-xr-newborn-ward = La maternité
    .trigger = Vous venez de fouiller l’hôpital avec un survivant non exilé.
    .story = La lampe au-dessus de la deuxième porte est verte. Dedans, il fait chaud, quelqu’un a entretenu le générateur, et dans la rangée de lits de verre, deux ne sont pas vides.
    .option1 = Les ramener
    .effect1 = Ajoutez 2 survivants vulnérables à la colonie. Le moral monte de 1. Ajoutez 2 zombies à l’hôpital. Il faut 2 cases libres à la colonie.
    .option2 = Refermer la porte
    .effect2 = Le survivant qui a fouillé subit 1 désespoir. Piochez 2 cartes de la pioche d’objets de l’hôpital.

ln-xr-rats = Les rats
    .trigger = Vous contrôlez un survivant à la colonie, et la réserve compte au moins 2 jetons nourriture.
    .story = On les entend avant de les voir. Puis on soulève le couvercle, et on n’entend plus rien d’autre.
    .option1 = Les empoisonner
    .effect1 = Mettez 1 carte médicament ou outil de votre main dans la décharge sans son effet. Rien d’autre ne se passe.
    .option2 = Partager avec eux
    .effect2 = Retirez la moitié de la nourriture de la réserve, arrondie au supérieur.
    .option3 = Les manger
    .effect3 = Ajoutez 1 jeton nourriture. Lancez un dé pour chacun de vos survivants à la colonie. Sur 1–2, il subit 1 blessure.

ln-xr-rocco-bellini = Rocco Bellini
    .trigger = Rocco Bellini est en jeu et n’est pas exilé, et au moins 1 survivant vulnérable est à la colonie.
    .story = Il connaît le nom de tous les enfants d’ici, et leur en donne deux autres. Ses bottes sont près de la porte chaque nuit, lacées.
    .option1 = Qu’il cherche les siens
    .effect1 = Placez Rocco Bellini dans un lieu au hasard qui a une case libre et faites un jet de risque pour lui. S’il est en vie et qu’il y a une case libre à la colonie, ajoutez-y 1 survivant vulnérable et retirez de Rocco toutes ses blessures et tout désespoir.
    .option2 = Il veille sur ceux-ci
    .effect2 = Placez 2 barricades sur des cases d’entrée libres de la colonie. Rocco Bellini subit 1 désespoir.

ln-xr-toys = Les jouets
    .trigger = Vous venez de fouiller l’école ou le supermarché avec un survivant non exilé.
    .story = Un ours à une oreille. Un camion avec toutes ses roues. Quelque part dessous, un petit tambour de fer-blanc, et il marche encore.
    .option1 = Les donner aux enfants
    .effect1 = Tous les survivants vulnérables agités se calment. Le moral monte de 1. Ajoutez 2 jetons bruit au lieu fouillé, ou autant qu’il y a de place. Il faut au moins 2 survivants vulnérables à la colonie.
    .option2 = Prendre les piles
    .effect2 = Cherchez 1 carte outil dans la pioche d’objets du lieu et prenez-la en main. S’il n’y en a pas, piochez 1 carte.

ln-xr-traumatized = Traumatisé
    .trigger = Un de vos survivants vient de subir une blessure (pas une engelure) à un jet de risque.
    .story = Le pansement est propre et les mains ne tremblent plus. Ce sont les yeux. Ils restent sur la porte.
    .option1 = Continuer
    .effect1 = Le survivant subit 1 désespoir. Lancez 1 dé de plus et ajoutez-le à vos dés non utilisés.
    .option2 = Laisser souffler
    .effect2 = Le survivant ne peut ni se déplacer, ni attaquer, ni fouiller jusqu’à la fin de votre prochain tour. Retirez-lui 1 blessure.
    .lasting = Ce survivant ne peut ni se déplacer, ni attaquer, ni fouiller jusqu’à la fin du prochain tour de son joueur.

ln-xr-warm-thoughts = Douces pensées
    .trigger = Un de vos survivants vient de subir une engelure à un jet de risque.
    .story = Pense à une plage, dit quelqu’un. Pense à du sable si chaud qu’il faut courir. Les pieds dans le seau sont blancs jusqu’aux chevilles.
    .option1 = Penser à l’été
    .effect1 = L’engelure devient une blessure. Le survivant ne peut plus utiliser de dé pendant ce tour.
    .option2 = Faire du feu
    .effect2 = Mettez 1 carte carburant de votre main dans la décharge sans son effet. Retirez toutes les engelures de tous les survivants de ce lieu. Ajoutez-y 2 zombies.
    .lasting = Ce survivant ne peut plus utiliser de dé pendant ce tour.

ln-xr-hair-raising = À s’arracher les cheveux
    .trigger = Vous contrôlez un survivant à la colonie, et au moins 2 survivants vulnérables s’y trouvent.
    .story = Cela a commencé par une écharpe et quatre têtes. Maintenant toute la salle se gratte en dormant, et on dirait la pluie.
    .option1 = Raser tout le monde
    .effect1 = Chaque joueur qui a un survivant à la colonie déplace 1 dé non utilisé, s’il en a, vers ses dés utilisés. Si au moins 2 joueurs le font, le moral monte de 1.
    .option2 = Se gratter et tenir
    .effect2 = 2 survivants vulnérables s’agitent.

ln-xr-anitas-list = La liste d’Anita
    .trigger = Anita Wallace est en jeu, n’est pas exilée, et un survivant d’un autre joueur est au même lieu.
    .story = C’est un cahier d’école avec un cheval sur la couverture. À chaque page, un nom. Certaines pages ont été détachées, très proprement.
    .option1 = Barrer un nom
    .effect1 = Le joueur d’Anita choisit l’un de ces survivants et prend une carte au hasard dans la main de son joueur. Le survivant subit 1 blessure.
    .option2 = Brûler la liste
    .effect2 = Retirez d’Anita Wallace toutes ses blessures et tout désespoir. Piochez 1 carte d’une pioche d’objets au hasard.

ln-xr-overdue = En retard
    .trigger = Vous venez de fouiller la bibliothèque.
    .story = Entre deux rayons, quelqu’un s’est bâti une chambre de livres : un lit, une chaise, un mur. La dernière page est ouverte. Ce serait dommage de ne pas finir.
    .option1 = Lire toute la nuit
    .effect1 = Regardez les 5 premières cartes de la pioche d’objets de la bibliothèque. Vous pouvez prendre 1 carte savoir parmi elles ; remettez les autres dans l’ordre de votre choix. Le survivant qui a fouillé ne peut se déplacer ni pendant ce tour ni pendant votre prochain.
    .option2 = Brûler l’étagère
    .effect2 = Retirez de la partie les 3 premières cartes de la pioche d’objets de la bibliothèque. Retirez jusqu’à 2 engelures de survivants à la bibliothèque.
    .lasting = Ce survivant ne peut pas se déplacer jusqu’à la fin du prochain tour de son joueur.

ln-xr-loud-party = Nuit bruyante
    .trigger = Elijah Jordan est en jeu, n’est pas exilé, et il est à la colonie.
    .story = Il a trouvé un câble, et le câble a trouvé une enceinte. Le temps d’une chanson, la salle est ce qu’elle était le samedi. Puis il regarde le volume.
    .option1 = Monter le son
    .effect1 = Le moral monte de 1. Ajoutez à la colonie 1 zombie pour 2 survivants qui s’y trouvent, vulnérables compris, arrondi au supérieur.
    .option2 = Au casque seulement
    .effect2 = Choisissez un lieu hors colonie. Retirez-en tous les jetons bruit et jusqu’à 2 zombies.

ln-xr-one-shot = Une seule balle
    .trigger = Kevin Jackson est en jeu, n’est pas exilé, et il n’est pas à la colonie.
    .story = Il est couché là-haut depuis l’aube avec une balle dans le canon. Il ne dit pas pour quoi. Il dit que le vent est bon.
    .option1 = Tirer
    .effect1 = Retirez jusqu’à 3 zombies d’un lieu de votre choix. Ajoutez 2 jetons bruit au lieu de Kevin, ou autant qu’il y a de place.
    .option2 = Ne pas tirer
    .effect2 = Jusqu’au début de votre prochain tour, personne ne meurt si le lieu de Kevin est envahi. Les zombies sans place disparaissent.
    .lasting = Jusqu’au début du prochain tour de son joueur, personne ne meurt si le lieu de Kevin est envahi.

ln-xr-paid-in-soup = Pour une soupe
    .trigger = Vous venez de dépenser de la nourriture pour augmenter un dé, et Alfonso Ortega est en jeu et n’est pas exilé.
    .story = Depuis une heure, il sent la marmite et parle d’autre chose. Il pourrait trouver des choses, dit-il. Il ne sait pas réfléchir le ventre vide.
    .option1 = Le payer aussi
    .effect1 = Retirez 1 jeton nourriture. Le joueur d’Alfonso peut chercher 1 arme dans la pioche d’objets du poste de police et en équiper n’importe quel survivant au lieu d’Alfonso. Il faut 1 jeton nourriture dans la réserve.
    .option2 = Lui dire d’attendre
    .effect2 = La compétence d’Alfonso ne peut pas être utilisée jusqu’à la fin de la prochaine manche.
    .lasting = La compétence d’Alfonso Ortega ne peut pas être utilisée jusqu’à la fin de la prochaine manche.

ln-xr-night-shift = Équipe de nuit
    .trigger = Nadia Rivers est en jeu, n’est pas exilée, et elle est à la colonie.
    .story = Elle a fait la ronde deux fois, et la troisième pour quelqu’un qui dort. Derrière le rideau, il y a un lit de camp. Il est fait depuis mardi.
    .option1 = Double service
    .effect1 = Jusqu’à la fin de la manche, chaque autre joueur peut demander une fois 1 dé non utilisé au joueur de Nadia, qui peut accepter. Nadia Rivers subit 1 désespoir.
    .option2 = Éteindre
    .effect2 = Le joueur de Nadia déplace tous ses dés non utilisés vers ses dés utilisés. Le moral monte de 1. Il faut au moins 2 dés non utilisés.
    .lasting = Jusqu’à la fin de la manche, ce joueur peut demander une fois un dé non utilisé au joueur de Nadia.

ln-xr-whiteout = Voile blanc
    .trigger = Vous venez de déplacer un survivant sans carte carburant.
    .story = Il y avait une route. Il y avait aussi une main sur la corde, devant. Maintenant il y a du blanc, et du blanc, et la corde.
    .option1 = Continuer
    .effect1 = Faites 1 jet de risque de plus pour le survivant. Piochez ensuite 1 carte de la pioche d’objets de ce lieu ; la colonie n’en a pas.
    .option2 = Faire demi-tour
    .effect2 = Replacez le survivant au lieu d’où il venait s’il y a une case libre. Il ne peut plus se déplacer pendant ce tour.
    .lasting = Ce survivant ne peut plus se déplacer pendant ce tour.

ln-xr-grave-goods = Offrandes funéraires
    .trigger = Vous contrôlez un survivant à la colonie, et au moins 1 carte survivant est au cimetière.
    .story = Vous les avez enterrés avec leurs bottes, parce que cela se fait. L’hiver était plus doux alors, et vous aviez des bottes.
    .option1 = Creuser
    .effect1 = Piochez 1 carte de chacune de 2 pioches d’objets de votre choix. Un de vos survivants à la colonie subit 1 désespoir.
    .option2 = Veiller
    .effect2 = Mettez 1 carte de votre main, si vous en avez, dans la décharge sans son effet. Retirez 1 désespoir de chaque survivant à la colonie.

ln-xr-cold-mouths = Bouches froides
    .trigger = Au moins 1 survivant vulnérable agité est à la colonie.
    .story = Ils ne demandent plus. Ils se tiennent autour du garde-manger dans leurs couvertures et respirent, et c’est leur souffle qu’on ne supporte pas.
    .option1 = Les nourrir davantage
    .effect1 = Retirez 2 jetons nourriture. Tous les survivants vulnérables agités se calment. Il faut 2 jetons nourriture dans la réserve.
    .option2 = Les enfermer
    .effect2 = Quand la nourriture est payée pendant cette manche, les survivants vulnérables agités comptent pour un. Quand les zombies arrivent, 2 de plus viennent à la colonie.
    .lasting = Pendant cette manche, les survivants vulnérables agités mangent pour un, et 2 zombies de plus viennent à la colonie.

ln-xr-the-vote-counter = Le scrutateur
    .trigger = Vous êtes premier joueur, et au moins 3 joueurs ne sont pas exilés.
    .story = Des papiers pliés dans une boîte à café, sept en tout. Vous les avez toujours comptés seul, à voix haute, près du poêle. Personne n’a jamais demandé à en voir un.
    .option1 = Garder le compte
    .effect1 = À la fin de cette manche, vous restez premier joueur, sans vote. Le chef de votre groupe subit 1 désespoir.
    .option2 = Passer la main
    .effect2 = Un autre joueur non exilé de votre choix devient premier joueur et pioche 1 carte d’une pioche d’objets au hasard.
    .lasting = À la fin de la manche, le premier joueur le reste, sans vote.

ln-xr-broken-thermometer = Thermomètre cassé
    .trigger = Au moins 2 de vos survivants ont une blessure.
    .story = Il dit quarante et un. Depuis la chute, il dit quarante et un, pour tout le monde. On peut toujours poser une main sur un front et deviner.
    .option1 = Partager une couverture
    .effect1 = Choisissez 2 de vos survivants blessés du même lieu et répartissez entre eux leurs blessures et engelures comme vous voulez. Personne ne doit en mourir.
    .option2 = Se débrouiller
    .effect2 = Mettez 1 carte médicament de votre main dans la décharge sans son effet. Retirez 1 blessure à chacun de 3 de vos survivants au plus.

ln-xr-nails-in-the-dark = Clous dans la nuit
    .trigger = Vous venez de construire une barricade par une action.
    .story = La lampe s’éteint entre deux coups de marteau. Dans le noir, la main trouve une deuxième boîte à côté des clous. Elle est plus lourde, et il faut la garder au sec.
    .option1 = Poser une charge
    .effect1 = Cette barricade devient un piège explosif. Ajoutez 1 jeton bruit à ce lieu ; à la colonie, 1 zombie à la place.
    .option2 = Construire en double
    .effect2 = Placez 1 barricade de plus sur une case d’entrée libre de ce lieu.

ln-xr-blueprints = Les plans
    .trigger = Vous venez de fouiller la bibliothèque ou l’école.
    .story = Un rouleau de papier bleu, fin comme la peau. Quelqu’un y a dessiné une maison avec plus de fenêtres qu’il ne reste de gens pour y regarder.
    .option1 = Les recopier
    .effect1 = Mettez 2 jetons travail sur une amélioration inachevée.
    .option2 = Les refaire
    .effect2 = Une amélioration inachevée passe sous sa pioche sans son travail, et une nouvelle est posée. Piochez 1 carte de la pioche d’objets fouillée.

ln-xr-shoddy-work = Travail bâclé
    .trigger = Au moins 1 amélioration est achevée, et vous contrôlez un survivant à la colonie.
    .story = Cela a tenu onze jours. Le douzième, quelqu’un s’y est appuyé, et il y a maintenant une fente où passe une main.
    .option1 = Réparer
    .effect1 = Mettez 1 carte outil de votre main dans la décharge sans son effet. Mettez 1 jeton travail sur une amélioration inachevée.
    .option2 = Y accrocher un tableau
    .effect2 = Une amélioration achevée de votre choix n’a pas d’effet jusqu’à la fin de la prochaine manche.

ln-xr-work-song = Chant de travail
    .trigger = Vous contrôlez un survivant à la colonie, et au moins 1 amélioration est inachevée.
    .story = Une voix commence, près du bois, et les marteaux suivent. C’est une vieille chanson qui parle d’une route. Elle est très forte.
    .option1 = Tous ensemble
    .effect1 = Chaque joueur qui a un survivant à la colonie peut déplacer 1 dé non utilisé vers ses dés utilisés. Pour 2 dés, le premier joueur met 1 jeton travail sur une amélioration. Ajoutez 2 zombies à la colonie.
    .option2 = Silence
    .effect2 = Rien ne se passe.

ln-xr-spare-parts = Pièces détachées
    .trigger = Vous venez de jouer une carte outil.
    .story = Il a fait ce pour quoi il était là, et il ne le refera pas. Mais le moteur tourne encore, et il y a neuf bonnes vis dedans.
    .option1 = Le démonter
    .effect1 = Mettez 1 jeton travail sur une amélioration inachevée.
    .option2 = Garder le reste
    .effect2 = Piochez 1 carte de la pioche d’objets de la station-service.

ln-xr-the-architect = L’architecte
    .trigger = Vous contrôlez un survivant dans un lieu hors colonie sans zombie, et au moins 1 amélioration est inachevée.
    .story = Elle a tracé tout le rez-de-chaussée à la craie. Ici le poêle, dit-elle, ici les lits, ici la lumière. Elle est seule depuis longtemps, mais elle a un plan.
    .option1 = La ramener
    .effect1 = Ajoutez 1 survivant vulnérable. Jusqu’à la fin de la partie, au début de chaque manche où un survivant vulnérable est à la colonie, lancez un dé : sur 5–6, le premier joueur met 1 jeton travail sur une amélioration. Il faut une case libre à la colonie.
    .option2 = Acheter son croquis
    .effect2 = Mettez 2 cartes de votre main dans la décharge sans leur effet. Mettez 2 jetons travail sur une amélioration.
    .lasting = Au début de chaque manche où un survivant vulnérable est à la colonie, lancez un dé : sur 5–6, le premier joueur met 1 jeton travail sur une amélioration.

ln-xr-collapse = Effondrement
    .trigger = Il manque exactement 1 jeton travail à une amélioration.
    .story = La dernière poutre est posée, et quelqu’un est allé chercher les autres pour qu’ils voient. Cela gémit. Cela gémit depuis midi.
    .option1 = L’étayer
    .effect1 = Mettez-y 1 jeton travail. Votre survivant à la plus basse valeur d’influence à la colonie subit 2 blessures ; si vous n’y en avez pas, le moral baisse de 1.
    .option2 = Laisser tomber
    .effect2 = Retirez-en 2 jetons travail.

ln-xr-power-cut = Panne de courant
    .trigger = Au moins 2 améliorations sont achevées.
    .story = Les lampes virent au brun, à l’orange, puis plus rien. Dans le noir, on entend combien il faisait silence dehors depuis le début.
    .option1 = Nourrir le générateur
    .effect1 = Mettez 1 carte carburant de votre main dans la décharge sans son effet. Le moral monte de 1.
    .option2 = Rester dans le noir
    .effect2 = Jusqu’à la fin de la manche, aucune amélioration n’a d’effet. Chaque joueur retire 1 jeton bruit d’un lieu de son choix.

ln-xr-weeds = Mauvaise herbe
    .trigger = La serre est achevée, et vous contrôlez un survivant à la colonie.
    .story = Entre les tomates pousse quelque chose que personne n’a planté, ou que personne n’avoue. Cela monte au genou et sent le dernier rang d’un concert.
    .option1 = Garder pour soi
    .effect1 = Retirez 1 jeton nourriture. Retirez tout désespoir de vos survivants.
    .option2 = En faire un remède
    .effect2 = Retirez 1 jeton nourriture. Retirez 1 blessure à chacun de 2 survivants d’autres joueurs au plus qui ont au moins 2 blessures.
    .option3 = L’échanger
    .effect3 = Nommez une carte objet. Le premier joueur à votre gauche avec un survivant à la colonie qui vous la donne retire tout désespoir de ses survivants. Si personne ne la donne, rien ne se passe.

ln-xr-oh-what-a-feeling = Quel frisson
    .trigger = Un de vos survivants humains et un d’un autre joueur sont seuls dans un lieu.
    .story = Un matelas, deux manteaux, une nuit qui ne finit pas. Ils ont parlé de tout le reste. Il reste un doigt de bougie.
    .option1 = Rester
    .effect1 = Si les deux votent pour : retirez des deux survivants toutes leurs blessures et tout désespoir. Les deux joueurs lancent un dé, et relancent en cas d’égalité. Le plus haut prend le survivant de l’autre dans son groupe.
    .option2 = Se tourner vers le mur
    .effect2 = Si les deux votent pour, rien ne se passe.
    .option3 = Un seul demande
    .effect3 = Si les deux ne sont pas d’accord, le survivant du joueur qui voulait rester subit 1 désespoir.

ln-xr-ill-show-them = Je vais leur montrer que je peux aider
    .trigger = Un joueur vient d’être accusé par l’appel à un vote d’exil, et au moins 1 survivant vulnérable est à la colonie.
    .setup = Le chef du groupe du joueur accusé meurt.
    .story = Le coup n’a pas fait grand bruit. Le garçon tient encore l’arme à deux mains, comme il l’a vu faire. Il a entendu ce que vous disiez au souper. Il voulait seulement aider.
    .option1 = La faute à l’accusateur
    .effect1 = Le joueur qui a accusé est exilé.
    .option2 = Renvoyer l’enfant
    .effect2 = Retirez 1 survivant vulnérable. Le moral baisse de 1, sauf si un joueur retire de la partie un de ses survivants avec l’enfant.

ln-xr-strange-meat = Une viande étrange
    .trigger = Vous contrôlez un survivant à la colonie, et la réserve a un jeton famine ou aucune nourriture.
    .story = Elle pend au fumoir, déjà découpée, dans du papier propre. Personne ici n’a rien tiré depuis des semaines. Personne ne manque non plus. Pas d’ici.
    .option1 = Ne pas demander
    .effect1 = Ajoutez 5 jetons nourriture. Le moral baisse de 1. Chaque joueur qui a voté pour donne 1 désespoir à un de ses survivants.
    .option2 = L’enterrer
    .effect2 = Si la nourriture ne peut pas être payée pendant cette manche, aucun jeton famine n’est ajouté. Ceux qui y sont comptent.
    .lasting = Si la nourriture ne peut pas être payée pendant cette manche, aucun jeton famine n’est ajouté.

ln-xr-long-goodbye = Le long adieu
    .trigger = Un de vos survivants a exactement 2 blessures de toute sorte, dont au moins 1 désespoir.
    .story = Les gants sont donnés, un livre emprunté est rendu. Le sommeil est redevenu bon. C’est cela qui vous inquiète.
    .option1 = Rester avec lui
    .effect1 = Mettez 1 carte médicament de votre main dans la décharge sans son effet. Retirez tout désespoir du survivant, qui ne peut pas se déplacer jusqu’à la fin de votre prochain tour.
    .option2 = Le laisser partir
    .effect2 = Le survivant quitte la partie avec tout son équipement. Cela ne coûte pas de moral. Un autre de vos survivants, s’il y en a un, subit 1 désespoir.
    .lasting = Ce survivant ne peut pas se déplacer jusqu’à la fin du prochain tour de son joueur.

ln-xr-the-still = L’alambic
    .trigger = Vous contrôlez un survivant à la colonie, et au moins 3 survivants s’y trouvent, sans compter les vulnérables.
    .story = Des épluchures, une cocotte et onze jours. Cela a un goût de peinture et brûle d’une flamme bleue. Il y en a pour une bonne soirée, ou pour une longue route.
    .option1 = Ouvrir les bouteilles
    .effect1 = Retirez 1 jeton nourriture. Retirez 1 désespoir de chaque survivant à la colonie. Chaque joueur qui y a un survivant déplace son plus haut dé non utilisé, s’il en a, vers ses dés utilisés. Il faut 1 jeton nourriture dans la réserve.
    .option2 = En faire du carburant
    .effect2 = Cherchez 1 carte carburant dans la pioche d’objets de la station-service et prenez-la en main. Mélangez la pioche.

ln-xr-rope = La corde
    .trigger = Un survivant vient de mourir, et vous contrôlez un survivant à la colonie.
    .story = Personne ne sait plus qui l’a apportée. Elle est sur la table entre les tasses, et chacun parle autour.
    .option1 = Quelqu’un doit payer
    .effect1 = 1 survivant vulnérable meurt. S’il n’y en a pas, le survivant à la plus basse valeur d’influence à la colonie subit 2 blessures. Puis tous les survivants vulnérables agités se calment.
    .option2 = Plus de sang
    .effect2 = 1 survivant vulnérable calme, s’il y en a un, s’agite. Le survivant à la plus haute valeur d’influence à la colonie subit 1 désespoir.

ln-xr-small-footprints = Petites empreintes
    .trigger = Vous venez de déplacer un survivant (non exilé) vers l’école ou l’hôpital, et au moins 2 zombies s’y trouvent.
    .story = Ils arrivent au genou. Ils viennent en rang, main dans la main, comme on le leur a dit, et le premier tient encore la cloche.
    .option1 = En finir sans bruit
    .effect1 = Retirez jusqu’à 2 zombies de ce lieu. Le survivant qui s’est déplacé subit 1 désespoir.
    .option2 = Détourner les yeux
    .effect2 = Le survivant qui s’est déplacé ne peut pas attaquer jusqu’à la fin de la manche. Piochez 1 carte de la pioche d’objets de ce lieu.
    .lasting = Ce survivant ne peut pas attaquer jusqu’à la fin de la manche.
