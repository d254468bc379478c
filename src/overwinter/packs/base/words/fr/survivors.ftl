base-sparky = Sparky
    .short = Sparky
    .trade = Chien cascadeur
    .ability = Si un jet de risque de Sparky donne une morsure, il subit 1 blessure normale à la place. Une morsure qui se propage ne le touche pas.

base-andrew-evans = Andrew Evans
    .short = Andrew
    .trade = Fermier
    .ability = Quand Andrew fouille ici, il peut regarder 1 carte de plus et en garder 1 de plus : 2 au lieu de 1.

base-forest-plum = Forest Plum
    .short = Forest
    .trade = Père Noël de centre commercial
    .ability = Au début de votre tour, vous pouvez retirer Forest de la partie : le moral monte de 1. Il ne compte pas comme tué.

base-gray-beard = Gray Beard
    .short = Gray Beard
    .trade = Pirate
    .ability = Prenez au hasard 1 carte de la main d’un autre joueur et ajoutez-la à la vôtre.

base-john-price = John Price
    .short = John
    .trade = Étudiant
    .ability = John a aussi les compétences de tous les autres survivants de son lieu, quel que soit leur joueur. Leurs conditions de lieu et de dé restent ; si un texte nomme son porteur, il s’agit de John.

base-loretta-clay = Loretta Clay
    .short = Loretta
    .trade = Cuisinière
    .ability = Ajoutez 2 jetons nourriture à la réserve.

base-carla-thompson = Carla Thompson
    .short = Carla
    .trade = Opératrice de police
    .ability = Quand Carla fouille ici, elle peut regarder 1 carte de plus et en garder 1 de plus : 2 au lieu de 1.

base-jenny-clark = Jenny Clark
    .short = Jenny
    .trade = Serveuse
    .ability = Quand Jenny fouille, elle peut regarder 3 cartes de plus avant de choisir. Elle n’en garde toujours que 1.

base-brandon-kane = Brandon Kane
    .short = Brandon
    .trade = Concierge
    .ability = Quand Brandon nettoie la décharge, retirez de la partie les 5 premières cartes de la décharge au lieu de 3.

base-talia-jones = Talia Jones
    .short = Talia
    .trade = Voyante
    .ability = Regardez en secret les 2 premières cartes de la pioche des crises et reposez-les dessus dans l’ordre de votre choix. Vous pouvez ensuite dire à tous exactement 2 mots à leur sujet.

base-mike-cho = Mike Cho
    .short = Mike
    .trade = Ninja
    .ability = Quand Mike attaque, pas de jet de risque.

base-harman-brooks = Harman Brooks
    .short = Harman
    .trade = Garde forestier
    .ability = Chaque fois que Harman devrait subir une engelure, il subit une blessure normale à la place.

base-bev-russell = Bev Russell
    .short = Bev
    .trade = Mère
    .ability = Seulement si au moins 1 survivant vulnérable est à la colonie : tuez ici jusqu’à 2 zombies. Pas de jet de risque. Ce n’est pas une attaque.

base-buddy-davis = Buddy Davis
    .short = Buddy
    .trade = Coach sportif
    .ability = Buddy ne meurt de ses blessures qu’à 4 blessures de tout type au lieu de 3.

base-annaleigh-chan = Annaleigh Chan
    .short = Annaleigh
    .trade = Avocate
    .ability = Regardez 1 carte au hasard de la main d’un autre joueur, puis rendez-la. Vous seul la voyez.

base-rod-miller = Rod Miller
    .short = Rod
    .trade = Chauffeur routier
    .ability = Quand Rod se déplace, pas de jet de risque.

base-janet-taylor = Janet Taylor
    .short = Janet
    .trade = Infirmière
    .ability = Quand Janet fouille ici, elle peut regarder 1 carte de plus et en garder 1 de plus : 2 au lieu de 1.

base-edward-white = Edward White
    .short = Edward
    .trade = Chimiste
    .ability = Quand Edward attaque ici un zombie, vous pouvez aussi dépenser un second dé et jouer 1 carte médicament sans son propre effet : l’attaque tue jusqu’à 3 zombies au lieu de 1, sans jet de risque.

base-alexis-grey = Alexis Grey
    .short = Alexis
    .trade = Bibliothécaire
    .ability = Quand Alexis fouille ici, elle peut regarder 1 carte de plus et en garder 1 de plus : 2 au lieu de 1.

base-maria-lopez = Maria Lopez
    .short = Maria
    .trade = Enseignante
    .ability = Tuez ici 1 zombie. Pas de jet de risque. Ce n’est pas une attaque.

base-david-garcia = David Garcia
    .short = David
    .trade = Comptable
    .ability = Chaque fois que David fouille, il peut regarder 1 carte de plus avant de choisir. Il n’en garde toujours que 1.

base-ashley-ross = Ashley Ross
    .short = Ashley
    .trade = Ouvrière du bâtiment
    .ability = Ashley barricade son lieu sans dépenser de dé. Une case d’entrée doit y être vide.

base-james-meyers = James Meyers
    .short = James
    .trade = Psychiatre
    .ability = Relancez autant de vos dés non utilisés que vous voulez, tous à la fois. Les nouveaux résultats sont définitifs.

base-olivia-brown = Olivia Brown
    .short = Olivia
    .trade = Médecin
    .ability = Retirez 1 blessure de tout type à un survivant du lieu d’Olivia, elle comprise.

base-sophie-robinson = Sophie Robinson
    .short = Sophie
    .trade = Pilote
    .ability = Regardez en secret la première carte d’une pioche d’objets au choix, puis reposez-la dessus. Sophie n’a pas besoin d’y être.

base-gabriel-diaz = Gabriel Diaz
    .short = Gabriel
    .trade = Pompier
    .ability = Révélez à tous les 4 premières cartes de la pioche d’objets du lieu de Gabriel. Vous pouvez y prendre en main 1 carte Étranger. Remélangez le reste. Ce n’est pas une fouille.

base-arthur-thurston = Arthur Thurston
    .short = Arthur
    .trade = Proviseur
    .ability = Quand Arthur fouille ici, il peut regarder 1 carte de plus et en garder 1 de plus : 2 au lieu de 1.

base-thomas-heart = Thomas Heart
    .short = Thomas
    .trade = Soldat
    .ability = Tuez ici jusqu’à 2 zombies. Pas de jet de risque. Ce n’est pas une attaque.

base-daniel-smith = Daniel Smith
    .short = Daniel
    .trade = Shérif
    .ability = Tuez jusqu’à 2 zombies dans le lieu de Daniel, avec 1 seul jet de risque en tout. Ce n’est pas une attaque.

base-brian-lee = Brian Lee
    .short = Brian
    .trade = Maire
    .ability = Augmentez de 1 un de vos dés non utilisés, jamais au-dessus de 6.

base-kodiak-colby = Kodiak Colby
    .short = Kodiak
    .trade = Bûcheron
    .ability = Kodiak ne compte pas comme survivant quand on consomme la nourriture ni quand on ajoute des zombies pour les survivants présents. Quand il fouille, il ne peut pas faire de bruit.
