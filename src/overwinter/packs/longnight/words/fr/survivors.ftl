ln-rocco-bellini = Rocco Bellini
    .short = Rocco
    .trade = Père
    .ability = Tant qu’il y a au moins 1 survivant vulnérable à la colonie, 2 zombies de moins y arrivent la nuit.

ln-anita-wallace = Anita Wallace
    .short = Anita
    .trade = Inconnue
    .ability = Tuez 1 zombie là où se trouve Anita, sans jet de risque, ou infligez 1 blessure à un survivant présent. Ce n’est pas une attaque.
    .first = Infliger 1 blessure à un survivant ici.
    .second = Tuer 1 zombie ici.

ln-emma-han = Emma Han
    .short = Emma
    .trade = Étudiante
    .ability = Révélez à tous les 4 premières cartes du paquet d’objets là où se trouve Emma. Vous pouvez prendre en main 1 carte éducation parmi elles. Remélangez le reste. Ce n’est pas une fouille.

ln-elijah-jordan = Elijah Jordan
    .short = Elijah
    .trade = DJ
    .ability = Après une fouille d’Elijah, vous pouvez déplacer tous les jetons bruit de son lieu vers un autre lieu qui a assez de cases bruit libres pour tous.

ln-kevin-jackson = Kevin Jackson
    .short = Kevin
    .trade = Tireur d’élite
    .ability = Tuez 1 zombie ou 1 bandit dans n’importe quel lieu. Pas de jet de risque. Ce n’est pas une attaque.
    .first = Un zombie.
    .second = Un bandit.

ln-gia-najjar = Gia Najjar
    .short = Gia
    .trade = Kinésithérapeute
    .ability = À la fin de votre tour, vous pouvez retirer 1 blessure ou engelure à un survivant à la colonie. Gia n’a pas besoin d’y être.

ln-alfonso-ortega = Alfonso Ortega
    .short = Alfonso
    .trade = Armurier
    .ability = Retirez 2 nourritures de la réserve. Cherchez 1 arme dans le paquet d’objets d’un lieu ; équipez-en aussitôt un survivant à la colonie. Mélangez ce paquet. La nourriture est perdue même s’il n’y a pas d’arme.

ln-melissa-gupta = Melissa Gupta
    .short = Melissa
    .trade = Professeure de yoga
    .ability = Regardez en secret la première carte du paquet crise et remettez-la au sommet ou en dessous. Vous pouvez dire ce que c’était, que ce soit vrai ou non.

ln-jamie-gilmour = Jamie Gilmour
    .short = Jamie
    .trade = Surveillance de quartier
    .ability = Regardez la main d’un autre joueur qui a un survivant là où se trouve Jamie. Vous seul la voyez.

ln-cole-winters = Cole Winters
    .short = Cole
    .trade = Psychiatre
    .ability = Retirez 1 désespoir à un survivant là où se trouve Cole, lui compris.

ln-derek-yoshida = Derek Yoshida
    .short = Derek
    .trade = Coursier
    .ability = Demandez à un autre joueur qui a un survivant là où se trouve Derek. S’il accepte, chacun donne à l’autre 1 carte de sa main, de son choix. Sinon, vous pouvez demander à quelqu’un d’autre sur place.

ln-eric-parker = Eric Parker
    .short = Eric
    .trade = Ambulancier
    .ability = Quand un autre survivant là où se trouve Eric devrait subir une blessure ou une engelure à cause d’un jet de risque, Eric peut la subir à sa place. Pas une morsure. Au tour de n’importe qui.

ln-fatima-maktabi = Fatima Maktabi
    .short = Fatima M.
    .trade = Ingénieure mécanique
    .ability = Mettez 1 jeton sur une amélioration inachevée.

ln-fatima-rhodes = Fatima Rhodes
    .short = Fatima R.
    .trade = Assistante sociale
    .ability = Calmez 1 survivant vulnérable turbulent.

ln-nadia-rivers = Nadia Rivers
    .short = Nadia
    .trade = Politicienne
    .ability = Échangez 1 de vos dés inutilisés contre 1 dé inutilisé d’un autre joueur qui accepte. Les faces restent.

ln-lily-mae = Lily Mae
    .short = Lily Mae
    .trade = Experte en démolition
    .ability = Posez 1 piège explosif sur une case d’entrée libre là où se trouve Lily Mae.

ln-tomasz-krol = Tomasz Krol
    .short = Tomasz
    .trade = Couvreur
    .ability = Quand Tomasz barricade à la colonie, placez 2 barricades au lieu de 1, s’il y a de la place.

ln-chloe-larousse = Chloe Larousse
    .short = Chloe
    .trade = Cambrioleuse
    .ability = Quand Chloe fouille, vous pouvez mettre la première carte sous le paquet et en piocher une autre sans bruit. Au repaire, vous pouvez relancer le dé de la fouille à la place.
