base-crisis-fuel-shortage = Pénurie de carburant
    .story = Le générateur tousse deux fois et se tait. Dans le noir, quelqu’un compte les bidons qui restent.
    .fail = Le moral baisse de 2.

base-crisis-despair = Désespoir
    .story = Certains ne se lèvent plus le matin. Il leur faut plus que des mots, et vite.
    .fail = Le moral baisse de 2.

base-crisis-horror-in-the-night = Horreur dans la nuit
    .story = Quelque chose rôde autour de la clôture jusqu’à l’aube et personne ne dort. Un repas chaud aiderait à tenir demain.
    .fail = Le moral baisse de 2.

base-crisis-illness = Maladie
    .story = Cela commence par une toux dans la pièce du fond. Le soir, la moitié des lits est occupée.
    .fail = Chaque survivant d’un joueur non exilé subit 1 blessure normale. Puis le moral baisse de 1.

base-crisis-exhaustion = Épuisement
    .story = Ceux qui mènent ont veillé trois nuits de suite. Leurs mains ne sentent plus le froid, et c’est mauvais signe.
    .fail = Les 5 survivants à la plus haute valeur d’influence parmi les joueurs non exilés subissent chacun 1 engelure ; tous, s’ils sont moins nombreux.

base-crisis-legions-of-death = Légions de la mort
    .story = Depuis le toit, on dirait que la vallée bouge. Des moteurs pourraient les attirer ailleurs, s’ils démarraient.
    .fail = Ajoutez 12 zombies à la colonie, 2 à chaque entrée.

base-crisis-strength-of-the-dead = La force des morts
    .story = Ils pèsent sur les planches, rang après rang, et les clous cèdent. Le feu les tiendrait à distance une nuit.
    .fail = Retirez toutes les barricades de la colonie. Puis ajoutez 10 zombies à la colonie.

base-crisis-unending-hordes = Hordes sans fin
    .story = L’un tombe, deux autres sortent de la neige. Il nous faut mieux que des couteaux de cuisine et des pieds de table.
    .fail = Ajoutez 8 zombies à la colonie. Puis le moral baisse de 1.

base-crisis-zombie-surge = Vague de zombies
    .story = Chaque guetteur signale la même chose, de tous les côtés. Ce qui doit être réparé doit l’être aujourd’hui.
    .fail = Ajoutez 6 zombies à la colonie et 1 zombie à chaque autre lieu.

base-crisis-overpopulation = Surpopulation
    .story = Il y a plus de bols que de soupe. Personne ne dit tout haut qui serait le dernier de la file.
    .fail = Les 2 survivants à la plus basse valeur d’influence parmi les joueurs non exilés sont tués. Le moral baisse à chaque mort, comme d’habitude.

base-crisis-empty-pantry = Garde-manger vide
    .story = Sur la liste, l’étagère était pleine. Sur l’étagère, il y a de la poussière et un sac de riz.
    .fail = Placez 1 jeton famine dans la réserve de nourriture. Puis le moral baisse de 1.

base-crisis-they-are-watching = On nous observe
    .story = Derrière les vitres de la bibliothèque et du supermarché, des visages immobiles se tournent sur notre passage. Ils attendent quelque chose.
    .fail = Ajoutez 3 zombies à la bibliothèque et 3 zombies au supermarché.

base-crisis-reorganization = Réorganisation
    .story = On refait encore les listes de chambres, et ceux qui se faisaient confiance finissent à des tables différentes. Quelques réparations éviteraient la querelle.
    .fail = Chaque joueur non exilé donne 1 de ses survivants, choisi en secret, au joueur non exilé suivant à sa gauche. Tous changent en même temps ; blessures et équipement restent avec eux. Puis le moral baisse de 1.

base-crisis-trouble-in-town = Remous en ville
    .story = Une alarme se déclenche près de l’hôpital et ne s’arrête plus. À midi, la route des pompes en est pleine.
    .fail = Ajoutez 3 zombies à l’hôpital et 3 zombies à la station-service.

base-crisis-overrun-streets = Rues envahies
    .story = Les épaves de la rue principale ne tiennent plus. Ils passent entre les cars scolaires, l’un après l’autre.
    .fail = Ajoutez 3 zombies à l’école et 3 zombies au poste de police.

base-crisis-not-enough-for-everyone = Pas assez pour tous
    .story = On pèse les rations devant tous, et le compte n’y est pas. Quelqu’un donne la sienne et dit avoir déjà mangé.
    .fail = Le survivant à la plus basse valeur d’influence parmi les joueurs non exilés est tué. Puis le moral baisse de 1, en plus de la perte due à cette mort.

base-crisis-spoiled-stores = Réserves gâtées
    .story = Depuis des jours, l’eau de fonte coule dans la cave. Ce qui n’est pas vite mis à l’abri ne se mangera plus.
    .fail = Retirez 3 jetons nourriture de la réserve, ou tout s’il y en a moins. Puis le moral baisse de 1.

base-crisis-burning-the-barricades = Barricades au feu
    .story = Le poêle a avalé les chaises et les portes. À présent, les regards vont aux planches des fenêtres.
    .fail = Retirez toutes les barricades de la colonie. Le premier joueur place 1 engelure sur un survivant de son choix appartenant à un joueur non exilé. Puis le moral baisse de 1.

base-crisis-crumbling-defences = Défenses délabrées
    .story = Le gel a fendu le bois et desserré les vis, ici et dans toute la ville. Quelqu’un se blesse en retenant une porte.
    .fail = Retirez toutes les barricades de tous les lieux, colonie comprise. Puis le premier joueur place 1 blessure normale sur un survivant de son choix appartenant à un joueur non exilé.

base-crisis-snowed-in = Bloqués par la neige
    .story = Au matin, les portes s’ouvrent sur un mur blanc. Sans carburant pour le chasse-neige, personne n’ira nulle part.
    .fail = À la manche suivante, les survivants des joueurs non exilés ne peuvent pas se déplacer, sauf si une carte carburant ou un autre effet annule le jet de risque du déplacement. Les déplacements imposés par une carte ont lieu quand même.
