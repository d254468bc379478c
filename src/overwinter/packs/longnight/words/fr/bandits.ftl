### Le module des bandits : son lieu.

place-bandit-hideout = Repaire des bandits
    .at = au repaire des bandits
    .to = au repaire des bandits

## Survivante

ln-rosa-rodriguez = Rosa Rodriguez
    .short = Rosa
    .trade = Chasseuse de primes
    .ability = Dépensez un dé de 2 ou plus : 1 bandit du lieu de Rosa s’en va, et vous piochez la première carte de la pioche de ce lieu.

## Crises

ln-crisis-coordinated-attack = Attaque coordonnée
    .story = Trois coups de sifflet sur trois toits, puis les moteurs. Quelqu’un leur a appris à s’attendre.
    .fail = 6 bandits arrivent, chacun dans un lieu au hasard de 1 à 6. Là où il n’y a pas de place, aucun ne vient.

ln-crisis-protection-money = L’argent de la protection
    .story = Un garçon apporte le billet. Il est poli. Il dit ce que nous devons laisser à la porte, et qu’ils savent combien nous sommes.
    .fail = Chaque joueur non exilé met 1 carte au hasard de sa main dans l’arsenal des bandits. Pour chacun qui ne peut pas, le moral baisse de 1.

ln-crisis-raiding-party = Bande de pillards
    .story = Ils font la rue maison par maison, avec une liste. Ils balaient même derrière eux.
    .fail = Chaque bandit apporte à l’arsenal 1 carte de plus de la pioche de son lieu. Puis 1 bandit arrive dans chaque lieu de 1 à 6 qui n’en a pas et qui a une place libre.

## Cartes Croisée des chemins

ln-xr-on-the-hunt = En chasse
    .trigger = Un de vos survivants (non exilé) vient de se déplacer.
    .story = Des traces fraîches dans la neige, de deux sortes, côte à côte. L’une est un chevreuil. L’autre porte des bottes.
    .option1 = Suivre le chevreuil
    .effect1 = Lancez 4 dés. Ajoutez 1 nourriture pour chaque 3 ou plus.
    .option2 = Suivre les bottes
    .effect2 = Pour le reste de la partie, lancez un dé chaque fois qu’un bandit arrive. Sur 4 ou plus, il s’en va aussitôt.
    .lasting = Un dé est lancé chaque fois qu’un bandit arrive. Sur 4 ou plus, il s’en va aussitôt.

ln-xr-toll = Le péage
    .trigger = Un de vos survivants (non exilé) vient d’arriver dans un lieu où il y a un bandit, et il est en vie.
    .story = Une corde en travers de la route, une chaise, un homme sur la chaise. Sur ses genoux, une caisse. « Tout le monde paie, dit-il. Personne n’est blessé. »
    .option1 = Payer
    .effect1 = Mettez 1 carte de votre main dans l’arsenal des bandits. 1 bandit de ce lieu s’en va.
    .option2 = Enjamber la corde
    .effect2 = Lancez un dé. 1 à 3 : le survivant reçoit 1 blessure. 4 à 6 : 1 bandit de ce lieu s’en va.

ln-xr-defector = Le transfuge
    .trigger = Vous venez de chasser un bandit par une attaque.
    .story = Il ne s’enfuit pas. Il lâche le tuyau, s’assoit dans la neige et demande s’il est vrai que nous avons un poêle.
    .option1 = Lui montrer le poêle
    .effect1 = Piochez un survivant, qui commence avec 1 blessure. 2 bandits arrivent, chacun dans un lieu au hasard de 1 à 6.
    .option2 = Lui demander où tout se trouve
    .effect2 = Prenez 1 carte de votre choix dans l’arsenal des bandits.

ln-xr-rosas-offer = L’offre de Rosa
    .trigger = Rosa Rodriguez est en jeu et non exilée, et un bandit est en jeu.
    .story = Elle connaît leurs noms, leurs dettes et ce qu’ils boivent. « Je peux leur parler, dit Rosa, ou je peux leur parler. » La seconde fois, sa main est sur l’étui.
    .option1 = La laisser parler
    .effect1 = Vous pouvez déplacer autant de bandits que vous voulez d’un lieu à un autre qui a assez de place. Puis vous pouvez échanger 1 carte de votre main contre 1 carte de l’arsenal des bandits.
    .option2 = La laisser tirer
    .effect2 = Jusqu’à 2 bandits du lieu de Rosa s’en vont. Rosa reçoit 1 blessure.

ln-xr-shared-fire = Un feu partagé
    .trigger = Un de vos survivants, non exilé, est seul avec exactement 1 bandit.
    .story = Trop froid pour se battre. Depuis une heure ils se regardent par-dessus le même feu, et aucun n’a dit un mot.
    .option1 = Partager le repas
    .effect1 = Retirez 1 nourriture de la réserve, s’il y en a. Ce bandit ne prend rien cette manche et s’en va à la fin.
    .option2 = Attendre qu’il dorme
    .effect2 = Piochez 2 cartes de la pioche de ce lieu. 1 bandit y arrive s’il y a une place libre.

ln-xr-raid-plan = Un plan de raid
    .trigger = L’arsenal des bandits compte au moins 4 cartes, et vous avez un survivant à la colonie.
    .story = Des allumettes pour les gardes, une boîte pour la porte. Sur une table de cuisine, cela paraît facile. Tout y paraît facile.
    .option1 = Frapper les premiers
    .effect1 = Chaque joueur peut envoyer 1 de ses survivants de la colonie : il fait deux jets de risque et, s’il survit, son joueur prend 1 carte de son choix dans l’arsenal des bandits.
    .option2 = Se retrancher
    .effect2 = Ajoutez 3 barricades à la colonie.

ln-xr-old-friends = De vieux amis
    .trigger = Jamie Gilmour est en jeu, et un bandit est en jeu.
    .story = Ce rire, Jamie le connaît. Même classe, même rue, même rire idiot derrière le grillage. Ils n’étaient pas mauvais, pas à l’époque.
    .option1 = Aller à leur rencontre
    .effect1 = Vous pouvez échanger jusqu’à 2 cartes de votre main, une pour une, contre des cartes de l’arsenal des bandits.
    .option2 = Prévenir la colonie
    .effect2 = Dans chaque lieu qui en a 2 ou plus, 1 bandit s’en va. Aucun bandit ne prend rien cette manche.

## Objectifs

ln-main-drive-them-out = Chassez-les
    .story = Ils sont dans chaque maison dont nous avons besoin, les bottes sur nos tables. Cette ville est trop petite pour deux hivers.
    .goal-normal = Aucun bandit dans les lieux 1 à 6, et au plus 3 cartes dans l’arsenal des bandits.
    .goal-hardcore = Aucun bandit dans les lieux 1 à 6, et au plus 6 cartes dans l’arsenal des bandits.

ln-secret-sticky-fingers = Doigts crochus
    .story = Ce n’est pas voler s’ils l’ont volé d’abord. Vous y avez beaucoup réfléchi.
    .text = L’objectif principal est accompli. Dans cette partie, vous avez pris au moins 2 cartes dans l’arsenal des bandits.

ln-secret-warlord = Seigneur de guerre
    .story = Là-bas, ils ont demandé un nom, et vous leur en avez donné un. Bientôt ce sera le seul de la ville.
    .text = Le moral est à 0. Au moins 4 bandits sont dans les lieux 1 à 6.

ln-xr-smoke-signal = Signal de fumée
    .trigger = Vous venez de faire du bruit en fouillant.
    .story = Quelque chose est tombé dans le poêle, et maintenant la cheminée dit à toute la vallée qu’il y a quelqu’un.
    .option1 = L’étouffer
    .effect1 = Tout le bruit de ce lieu disparaît. Le survivant qui a fouillé reçoit 1 blessure.
    .option2 = Les laisser venir
    .effect2 = 1 bandit arrive dans ce lieu s’il y a une place libre. Piochez 1 carte de sa pioche.

ln-xr-chloe-larousse = Chloé Larousse
    .trigger = Chloé Larousse est à la colonie, et au moins 2 bandits sont en jeu.
    .setup = D’abord, chaque joueur qui a des cartes en met 1 de sa main, à son choix, dans l’arsenal des bandits.
    .story = Ils sont venus pendant notre sommeil et ont pris les bons sacs. Chloé lace déjà ses bottes. Leur serrure, elle la connaît, dit-elle. C’est elle qui la leur a vendue.
    .option1 = Entrer seule
    .effect1 = Faites 5 jets de risque pour Chloé. Si elle survit, son joueur prend toutes les cartes mises pour cela dans l’arsenal.
    .option2 = Rallier le groupe
    .effect2 = Chaque joueur fait un jet de risque pour 1 de ses survivants, à son choix ; si celui-ci survit, il prend 1 carte de son choix dans l’arsenal. Le joueur de Chloé ne peut plus demander de cartes jusqu’à la fin de la partie.
    .lasting = Vous ne pouvez pas demander de cartes aux autres.

ln-xr-the-tunnel = Le tunnel
    .trigger = Un de vos survivants est à la colonie.
    .story = Derrière la chaudière, un courant d’air qui n’a rien à y faire. La bougie se penche vers lui, et les plus faibles aussi.
    .option1 = L’utiliser
    .effect1 = Cette carte se trouve dans un lieu au hasard. Pas de jet de risque pour les déplacements entre ce lieu et la colonie. Chaque fois que des zombies y arrivent, lancez un dé : sur 3 ou plus, 1 zombie arrive aussi à la colonie.
    .option2 = Le fermer
    .effect2 = Retirez jusqu’à 2 survivants vulnérables de la colonie. Pour chacun, 1 bandit arrive dans un lieu au hasard.
    .lasting = Pas de jet de risque pour les déplacements entre le tunnel et la colonie. Quand des zombies arrivent dans son lieu, sur 3 ou plus, 1 arrive aussi à la colonie.

ln-xr-gia-najjar = Gia Najjar
    .trigger = Gia Najjar est en jeu et n’est pas exilée, et un bandit est en jeu.
    .setup = D’abord, le joueur de Gia la place dans un lieu où se trouve un bandit. Pas de jet de risque.
    .story = Il dit son nom comme toujours, lentement, comme s’il lui appartenait. Il a un feu, des vivres, une arme. L’arme, il n’en a jamais eu besoin.
    .option1 = Partir avec lui
    .effect1 = Gia quitte la partie avec tout ce qu’elle porte. Le moral ne baisse pas. 1 bandit disparaît là où elle était.
    .option2 = Se défendre
    .effect2 = Placez Gia à la colonie. 1 bandit arrive dans chaque lieu qui a une case libre.
