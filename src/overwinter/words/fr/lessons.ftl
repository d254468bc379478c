### Les leçons à la table : apprendre en jouant.

## Le jeu de base

lesson-people = Ils seront les vôtres
    .text = La hache et la loupe disent quel dé il leur faut pour attaquer et pour fouiller : bas, c’est bien. L’influence décide qui meurt d’abord et qui mène. Dessous, ce que cette personne seule sait faire.
    .do = Prenez des gens qui fouillent bien, puis appuyez sur le bouton.
    .known = les vôtres
lesson-fire = Voici votre feu
    .text = C’est le courage de la colonie. Chaque mort en prend un peu, la faim, la décharge et une crise que personne ne prévient aussi. À 0, c’est fini, pour tous.
    .do = Il est à { $n }. Regardez, puis continuez.
    .known = le feu
lesson-dice = Vos dés font le travail
    .text = Fouiller ou attaquer demande un dé aussi haut que le chiffre à côté du signe ; planches et nettoyage, n’importe lequel. Marcher ne coûte rien. Ce que demande l’objectif se trouve en ville : envoyez quelqu’un dans une maison dont le premier signe le montre, et fouillez là.
    .do = Choisissez ce qu’il fait.
    .known = vos dés
lesson-roll = Dehors, dans le froid, il y a ce jet
    .text = Le dé a douze faces : six vides, trois blessent, deux gèlent, une mord. Trois blessures tuent. Une morsure tue aussitôt et peut passer à ceux qui sont tout près.
    .do = Appuyez sur le bouton, ou revenez en arrière.
    .known = le jet
lesson-noise = Le bruit attire les morts
    .text = Gardez ce qui sert à votre secret, à la crise ou à l’objectif. Si cela ne vaut rien, faites du bruit et regardez encore ; mais chaque marque peut amener un zombie cette nuit, et deux suffisent.
    .do = Gardez une carte, ou faites du bruit.
    .known = le bruit
lesson-crisis = Chaque manche réclame quelque chose
    .text = Les cartes à son signe la préviennent ; toute autre compte contre vous. Elles restent cachées jusqu’à la nuit, et chacun en donne. Gardez ce qu’il faut à votre propre secret.
    .do = Posez une carte qui convient.
    .known = la crise
lesson-crossroads = Un chemin se divise
    .text = Quelqu’un tenait cette carte jusqu’à son moment. Sous chaque voie, ce qu’elle coûte et ce qu’elle apporte, ici et maintenant. Aucune n’est forcément la bonne.
    .do = Choisissez une voie.
    .known = la croisée
lesson-secret = Ce que vous seul voulez
    .text = Vous gagnez avec l’objectif commun et avec ceci, pas à moins. Amassez-le tôt, et ne le donnez pas quand tous les autres le demandent.
    .do = Regardez votre secret.
    .known = votre secret
lesson-night = Puis vient la nuit
    .text = Voici ce qu’elle coûtera à coup sûr. Deux personnes mangent une ration, des zombies viennent à chaque porte ; où une porte est pleine, quelqu’un meurt. Des planches et un coup à la bonne porte, de quoi manger : finissez alors votre tour.
    .do = Quand il n’y a plus rien à faire, finissez votre tour.
    .known = la nuit

## La longue nuit

lesson-long-night = Les nuits s’allongent
    .text = Le désespoir est une blessure au cœur : il compte comme une autre. Les agités parmi les vulnérables mangent pour deux. Un piège à une porte tue le premier venu, puis il n’est plus. Les morts reposent dans l’ordre, et des cartes demandent qui est tombé le dernier.
    .do = Regardez les vôtres, puis continuez.
    .known = la longue nuit
lesson-improvements = Ici, on peut bâtir
    .text = Chaque plan demande tant de travail. Qui est à la maison plante un clou avec n’importe quel dé. Une fois fini, il sert à tous, à chaque manche.
    .do = Regardez l’établi, puis continuez.
    .known = les améliorations
lesson-bandits = D’autres aussi ont faim
    .text = Les bandits prennent une fenêtre en ville. La nuit, ils emportent des cartes à leur repaire et attirent des zombies. Vous pouvez les attaquer, ou piller ce qu’ils ont entassé.
    .do = Regardez le repaire, puis continuez.
    .known = les bandits
lesson-laboratory = Il y a quelque chose derrière la vitre
    .text = Son code demande certains dés, posés par qui se tient chez Raxxon. La nuit, on vérifie le code : ce qui n’est pas confiné sort, et jusque-là personne ne sait ce que cela fait.
    .do = Regardez Raxxon, puis continuez.
    .known = le laboratoire
