wc-main-killing-blow = Le coup de grâce
    .story = Dans cette ville il y a à manger pour l’un de nous. Tous le savent, personne ne le dit, et l’on aiguise les couteaux.
    .goal-normal = Votre colonie a gagné au moins 4 combats, dont au moins 1 à la colonie ennemie.

wc-main-divide-and-conquer = Diviser pour régner
    .story = Un trait de craie en travers de la carte, puis un autre. À la fin de la semaine chaque maison est à quelqu’un.
    .goal-normal = À la manche 4 : vous êtes en nombre dans plus de lieux du dehors que l’ennemi.

wc-main-winter-cache = Réserves d’hiver
    .story = Qui en mars en a plus sous le plancher sera encore là en avril.
    .goal-normal = Votre réserve compte au moins 4 cartes par joueur de la colonie, dont nourriture, carburant, médicaments et outils, et plus que celle de l’ennemi.
    .rule = À votre tour, avec un survivant chez vous, vous pouvez mettre jusqu’à 2 cartes de votre main dans la réserve. Quand une colonie perd un combat chez elle, les vainqueurs prennent 2 cartes au hasard de sa réserve pour la leur.

wc-main-last-fire = Le dernier feu
    .story = Des collines on ne voit qu’un feu. Ce sera le nôtre.
    .goal-normal = Le moral de l’ennemi est à 0 et le vôtre non ; ou, à la dernière manche, le vôtre le dépasse d’au moins 2.
    .rule = Une colonie qui perd un combat où l’un des siens est mort perd encore 1 moral.

wc-main-clean-streets = Rues nettoyées
    .story = Qui nettoie la ville a des droits sur elle. Alors nous comptons, et que les autres nous voient compter.
    .goal-normal = Au moins 2 trophées par joueur de la colonie, et au moins 1 des lieux 1 à 6 a l’un des vôtres et aucun zombie.
    .rule = Un dé pour chaque zombie que vos survivants tuent. À partir de 4 c’est un trophée.

wc-main-radio-mast = Le mât radio
    .story = La nuit il bourdonne, chaque nuit sur un autre toit. Qui remplit les batteries parle à la côte. Une voix suffit.
    .goal-normal = Votre colonie a pris 3 charges au mât.
    .rule = Un mât à 4 charges se dresse dans un lieu au hasard. À chaque vérification, la colonie qui y a le plus de survivants prend 1 charge ; puis le mât est dressé dans un autre lieu au hasard. À égalité, il reste.

wc-main-exodus = L’exode
    .story = Le bus roule avec tout ce qui brûle. Il a onze places, et qui peut se battre n’a pas le droit de les compter.
    .goal-normal = Votre colonie a emmené 2 survivants vulnérables, et il en reste 1 au plus.
    .rule = À votre tour, avec un survivant à la station-service, vous pouvez retirer du jeu 2 cartes carburant de votre main : 1 survivant vulnérable de votre colonie quitte la ville. Cela ne coûte pas de moral.
