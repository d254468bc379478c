item-food-1-or-trade = Nourriture 1 ou troc
    .text = Au choix : ajoutez 1 jeton nourriture à la réserve ; ou, avec les bandits, retirez 1 bandit d’un lieu où vous avez un survivant. Le troc n’est pas une attaque.
    .way-food = Ajouter 1 nourriture.
    .way-trade = Troquer avec un bandit : il s’en va.

item-food-2 = Nourriture 2
    .text = Ajoutez 2 jetons nourriture à la réserve.

item-food-3 = Nourriture 3
    .text = Ajoutez 3 jetons nourriture à la réserve.

item-fuel-or-fire = Carburant ou feu
    .text = Au choix : jouez-la en déplaçant un de vos survivants, pas de jet de risque pour ce déplacement ; ou tuez 1 zombie dans un lieu où vous avez un survivant, sans jet de risque. Ce n’est pas une attaque.
    .way-fire = Brûler un zombie.
    .way-move = Rouler.

item-junk-or-build = Bric-à-brac ou construire
    .text = Au choix : relancez 1 de vos dés non utilisés, le nouveau résultat est définitif ; ou, avec les améliorations, mettez 1 jeton sur une amélioration inachevée.
    .way-junk = Relancer un dé.
    .way-build = Bâtir une amélioration.

item-medicine = Médicament
    .text = Retirez 1 blessure de tout type à un de vos survivants, où qu’il soit, ou à tout survivant qui partage un lieu avec l’un des vôtres. Après la blessure mortelle, il est trop tard.

item-outsider-1 = Étranger 1
    .text = Prenez le premier survivant de la pioche : il rejoint votre groupe à la colonie. Il y faut une case libre. En exil : il va dans un autre lieu qui a une case libre. Carte retirée de la partie après usage.

item-outsider-2 = Étranger 2
    .text = Prenez le premier survivant de la pioche : il rejoint votre groupe à la colonie. 1 survivant vulnérable l’accompagne. Il y faut des cases libres pour les deux. En exil : pas de survivant vulnérable, et il va dans un autre lieu qui a une case libre. Carte retirée de la partie après usage.

item-outsider-3 = Étranger 3
    .text = Prenez le premier survivant de la pioche : il rejoint votre groupe à la colonie. 2 survivants vulnérables l’accompagnent. Il y faut des cases libres pour les 3. En exil : pas de survivants vulnérables, et il va dans un autre lieu qui a une case libre. Carte retirée de la partie après usage.

item-outsider-unruly = Fauteur de troubles
    .text = Piochez 2 survivants, choisissez-en 1 qui rejoint votre groupe à la colonie et remélangez l’autre. 1 survivant vulnérable turbulent l’accompagne. Il y faut des cases libres pour les deux. En exil : pas de survivant vulnérable, et il va dans un autre lieu qui a une case libre. Carte retirée de la partie après usage.

item-crowbar = Pied-de-biche
    .text = Quand ce survivant fouille, il peut regarder 1 carte de plus sans bruit. Il n’en garde toujours que 1.

item-field-guide = Guide de terrain
    .text = Regardez en secret les 3 premières cartes du paquet d’objets d’un lieu et remettez-les dans l’ordre de votre choix.

item-nail-board = Planche à clous
    .text = Tuez 1 zombie là où se trouve un de vos survivants. Ce survivant fait un jet de risque ; une morsure compte comme une blessure. Ce n’est pas une attaque.

item-pistol-or-threat = Pistolet ou menace
    .text = En équipement : une fois par manche, pas de jet de risque quand ce survivant attaque un zombie. Ou, avec les bandits, jouez-la : retirez 1 bandit d’un lieu où vous avez un survivant.
    .way-threat = Menacer un bandit : il s’en va.
    .way-pistol = En équipement.

item-riot-shotgun = Fusil antiémeute
    .text = Quand ce survivant attaque, tuez 2 zombies au lieu de 1. Pas de jet de risque. Placez 1 jeton bruit dans le lieu si une case de bruit est libre.

item-tear-gas = Gaz lacrymogène
    .text = Déplacez jusqu’à 3 zombies du lieu d’un de vos survivants vers des cases d’entrée vides d’un autre lieu.

item-body-armor = Gilet pare-balles
    .text = Une fois par manche, ce survivant ignore la première blessure due à une attaque, au repaire ou à une rencontre.

item-handcuffs = Menottes
    .text = Au choix : calmez 1 survivant vulnérable turbulent ; ou, avec les bandits, retirez 1 bandit d’un lieu où vous avez un survivant et prenez 1 carte de l’arsenal, s’il y en a.
    .way-calm = Calmer quelqu’un.
    .way-arrest = Arrêter un bandit.

item-police-radio = Radio de police
    .text = Déplacez le survivant d’un autre joueur vers le lieu de ce survivant, si ce joueur accepte et qu’une case y est libre. Jet de risque comme pour tout déplacement.

item-blueprint-police-station = Plans du poste de police
    .text = Quand ce survivant fouille le poste de police, il regarde 1 carte de plus et en garde 1 de plus : 2 au lieu de 1.

item-blueprint-hospital = Plans de l’hôpital
    .text = Quand ce survivant fouille l’hôpital, il regarde 1 carte de plus et en garde 1 de plus : 2 au lieu de 1.

item-blueprint-school = Plans de l’école
    .text = Quand ce survivant fouille l’école, il regarde 1 carte de plus et en garde 1 de plus : 2 au lieu de 1.

item-blueprint-grocery-store = Plans du supermarché
    .text = Quand ce survivant fouille le supermarché, il regarde 1 carte de plus et en garde 1 de plus : 2 au lieu de 1.

item-blueprint-gas-station = Plans de la station-service
    .text = Quand ce survivant fouille la station-service, il regarde 1 carte de plus et en garde 1 de plus : 2 au lieu de 1.

item-blueprint-library = Plans de la bibliothèque
    .text = Quand ce survivant fouille la bibliothèque, il regarde 1 carte de plus et en garde 1 de plus : 2 au lieu de 1.

item-painkillers = Antidouleurs
    .text = Retirez 2 blessures ou engelures à un survivant, ou 1 à chacun de deux survivants du même lieu.

item-antidepressants = Antidépresseurs
    .text = Retirez 1 désespoir à un survivant de votre choix.

item-first-aid-kit = Trousse de secours
    .text = Dépensez un dé de n’importe quelle valeur : retirez 1 blessure ou engelure à un survivant là où se trouve ce survivant.

item-bone-saw = Scie à os
    .text = Quand ce survivant attaque, le dé peut être de 1 inférieur à la valeur d’attaque.

item-stretcher = Civière
    .text = Quand ce survivant se déplace, un autre de vos survivants du même lieu qui ne s’est pas encore déplacé peut l’accompagner, si tous deux trouvent une case. Seul ce survivant fait un jet de risque.

item-sports-pads = Protections de sport
    .text = Une blessure au jet de risque de ce survivant compte comme vide après un déplacement ou une fouille.

item-hockey-stick = Crosse de hockey
    .text = Après que ce survivant a attaqué un zombie, vous pouvez relancer une fois le dé de risque. Le second résultat compte.

item-chemistry-set = Coffret de chimie
    .text = Posez 1 piège explosif sur une case d’entrée vide d’un lieu où vous avez un survivant.

item-textbook = Manuel scolaire
    .text = Tournez 1 de vos dés non utilisés sur 5.

item-loudspeaker = Haut-parleur
    .text = Quand ce survivant appâte des zombies, jusqu’à 4 viennent au lieu de 2.

item-kitchen-knife = Couteau de cuisine
    .text = Quand ce survivant attaque un zombie, une blessure ou une engelure au jet de risque compte comme vide.

item-shopping-cart = Caddie
    .text = Quand ce survivant fouille et regarde au moins 2 cartes, il peut en garder une seconde si les deux sont de la nourriture.

item-cleaning-supplies = Produits d’entretien
    .text = Retirez de la partie jusqu’à 6 cartes de la décharge, et celle-ci avec elles.

item-duct-tape = Ruban adhésif
    .text = Au choix : placez 2 barricades sur des cases d’entrée vides d’un lieu où vous avez un survivant ; ou, avec les améliorations, mettez 2 jetons sur une amélioration inachevée.
    .way-patch = Placer 2 barricades.
    .way-build = Bâtir une amélioration.

item-self-help-book = Livre de développement personnel
    .text = Retirez 1 désespoir à un survivant de votre choix.

item-preserving-book = L’art des conserves
    .text = Quand vous jouez une carte nourriture alors que ce survivant est à la colonie, ajoutez 1 nourriture de plus.

item-carpentry-manual = Manuel de charpente
    .text = Quand ce survivant barricade, placez 2 barricades au lieu de 1. Avec les améliorations, en plus : à la colonie, il peut dépenser un dé de n’importe quelle valeur pour mettre 1 jeton sur une amélioration inachevée. Chacun une fois par manche.

item-trap-handbook = Manuel du trappeur
    .text = Transformez en piège explosif 1 barricade d’un lieu où vous avez un survivant.

item-survival-guide = Survivre à l’hiver
    .text = Une engelure au jet de risque de ce survivant compte comme une blessure.

item-city-archive = Archives municipales
    .text = Cherchez dans le paquet d’objets d’un lieu 1 carte d’équipement et prenez-la en main. Mélangez ce paquet.

item-magnifier = Loupe
    .text = Quand ce survivant fouille, il peut mettre la première carte sous le paquet et en piocher une autre sans bruit.

item-lighter = Briquet
    .text = Quand ce survivant attaque, vous pouvez jouer 1 carte carburant sans son propre effet pour tuer 4 zombies au lieu de 1. Pas de jet de risque.

item-toolbox = Boîte à outils
    .text = Après que ce survivant a barricadé, lancez un dé : sur 4 ou plus, le dé dépensé vous revient, non utilisé. Avec les améliorations, en plus : quand vous mettez des jetons sur une amélioration alors qu’il est à la colonie, lancez un dé : sur 4 ou plus, ajoutez-en 1. Chacun une fois par manche.

item-gas-can-bomb = Bombe artisanale
    .text = Retirez tous les zombies d’une entrée du lieu d’un de vos survivants. Lancez un dé pour chaque survivant présent : sur 1, il subit 1 blessure.

item-tire-iron = Démonte-pneu
    .text = La valeur d’attaque de ce survivant est de 1 inférieure quand il attaque, jamais sous 1. Quand on l’attaque, la valeur imprimée compte.

item-blueprint-headquarters = Plan du siège
    .text = Quand ce survivant fouille chez Raxxon, regardez 1 carte de plus et gardez-en 1 de plus.

item-pulse-cannon = Canon à impulsion
    .text = Deux fois par manche, à votre tour : placez un survivant du lieu de ce survivant où une case est libre (celui d’un autre joueur s’il l’accepte), ou un zombie de ce lieu où une case d’entrée est libre. Ni déplacement, ni jet de risque.
    .first = Un survivant.
    .second = Un zombie.

item-red-pill = Pilule rouge
    .text = Choisissez un de vos survivants et lancez un dé. 1 : 2 blessures et Tremblements. 2 ou 3 : Terreurs nocturnes. 4 ou 5 : retirez-lui toutes ses blessures et engelures. 6 : de même, et Adrénaline.
    .on-1 = 2 blessures, et Tremblements.
    .on-2-3 = Terreurs nocturnes.
    .on-4-5 = Blessures et engelures disparaissent.
    .on-6 = Blessures et engelures disparaissent. Et Adrénaline.

item-white-pill = Pilule blanche
    .text = Choisissez un de vos survivants et lancez un dé. 1 ou 2 : Contagieux. 3 ou 4 : retirez-lui tout son désespoir. 5 ou 6 : de même, et Peau épaisse.
    .on-1-2 = Contagieux.
    .on-3-4 = Tout désespoir disparaît.
    .on-5-6 = Tout désespoir disparaît. Et Peau épaisse.

item-yellow-pill = Pilule jaune
    .text = Choisissez un de vos survivants et lancez un dé. 1 ou 2 : Tremblements. 3 ou 4 : augmentez de 1 chacun de vos dés non utilisés, jusqu’à 6. 5 ou 6 : Sens aiguisés.
    .on-1-2 = Tremblements.
    .on-3-4 = Chacun de vos dés non utilisés monte de 1.
    .on-5-6 = Sens aiguisés.

item-black-pill = Pilule noire
    .text = Choisissez un de vos survivants et lancez un dé. 1 : 3 blessures. 2 ou 3 : Terreurs nocturnes. 4 ou 5 : tuez jusqu’à 3 zombies de son lieu sans jet de risque, mais aucun zombie spécial. 6 : de même, et Adrénaline.
    .on-1 = 3 blessures.
    .on-2-3 = Terreurs nocturnes.
    .on-4-5 = Jusqu’à 3 zombies y meurent, sans jet de risque.
    .on-6 = Jusqu’à 3 zombies y meurent, sans jet de risque. Et Adrénaline.

item-hazmat-suit = Combinaison hermétique
    .text = Quand ce survivant obtient une morsure, mettez cette carte à la décharge : le jet compte comme vierge.

item-arc-rifle = Fusil à arc
    .text = Quand ce survivant attaque un zombie spécial, pas de jet de risque, et le dé de la rencontre compte 1 de plus, jusqu’à 6.

item-cryo-grenade = Grenade cryogénique
    .text = Tuez jusqu’à 3 zombies du lieu d’un de vos survivants sans jet de risque, mais aucun zombie spécial. Ce survivant subit 1 engelure.

item-serum = Sérum expérimental
    .text = Retirez à un survivant de votre choix toutes ses blessures, ses engelures et son désespoir, puis lancez un dé. 1 ou 2 : il devient Contagieux.

item-keycard = Carte d’accès
    .text = Quand vous posez un dé chez Raxxon, vous pouvez le tourner de 1 vers le haut ou vers le bas.

item-exo-frame = Exosquelette
    .text = Ce survivant peut se déplacer deux fois par tour et ne fait le jet de risque qu’après le second déplacement. Après un seul, il le fait à la fin du tour.

item-lab-notes = Notes de labo
    .text = Regardez les 3 premières expériences et reposez-les dans l’ordre de votre choix.
