wc-bernadette-wilson = Bernadette Wilson
    .short = Bernadette
    .trade = Conseillère municipale
    .ability = Seulement tant que Bernadette mène votre groupe : tournez 1 de vos dés inutilisés sur 6.

wc-george-coleman = George Coleman
    .short = George
    .trade = Contremaître
    .ability = Seulement tant que George mène votre groupe : vous lancez 1 dé d’action de plus.

wc-charlotte-ross = Charlotte Ross
    .short = Charlotte
    .trade = Pickpocket
    .ability = À une entrée de la colonie ennemie : regardez la main de 1 joueur de cette colonie et prenez une carte de votre choix.

wc-honiahaka = Honiahaka
    .short = Honiahaka
    .trade = Médiateur tribal
    .ability = Votre voix compte double dans chaque vote et chaque élection. Pas en exil.

wc-huang-fen = Huang Fen
    .short = Huang Fen
    .trade = Étudiante en échange
    .ability = Tant qu’au moins 2 autres survivants de votre colonie sont là où se trouve Huang Fen, les valeurs d’attaque et de fouille de tous, la sienne comprise, baissent de 1. Jamais sous 1.

wc-the-enforcer = Le Justicier
    .short = Justicier
    .trade = Vengeur masqué
    .ability = Quand un autre survivant de son lieu subirait des blessures ou des engelures, Le Justicier peut prendre à sa place toutes celles qui viennent à la fois. Pas une morsure.

wc-scott-wheeler = Scott Wheeler
    .short = Scott
    .trade = Chasseur
    .ability = Quand Scott se déplace vers un lieu plein, renvoyer un ennemi chez lui coûte 1 munition de moins.

wc-hawk-wheeler = Hawk Wheeler
    .short = Hawk
    .trade = Éclaireuse
    .ability = Regardez les 2 premières cartes du paquet d’objets là où se trouve Hawk. Laissez chacune dessus ou glissez-la sous le paquet. Ce n’est pas une fouille.

wc-pastor-fitzpatrick = Pasteur Fitzpatrick
    .short = Fitzpatrick
    .trade = Pasteur
    .ability = Retirez 1 blessure, engelure ou désespoir à un autre survivant à la colonie.

wc-danica-walker = Danica Walker
    .short = Danica
    .trade = Capitaine de roller derby
    .ability = Quand Danica a tué un zombie par une attaque et que le jet de risque est resté vierge, vous pouvez tuer 1 autre zombie là où elle se trouve. Ni dé, ni jet.

wc-marcus-johnson = Marcus Johnson
    .short = Marcus
    .trade = Veilleur de nuit
    .ability = Le premier bruit que fait Marcus en fouillant ne laisse pas de jeton.

wc-inez-calderon = Inez Calderon
    .short = Inez
    .trade = Chargeuse de cartouches
    .ability = Tant qu’Inez est à votre colonie, celle-ci reçoit 1 munition de plus chaque nuit.

wc-ruth-abernathy = Ruth Abernathy
    .short = Ruth
    .trade = Standardiste
    .ability = Elle fait sonner un téléphone en ville : jusqu’à 2 zombies d’un lieu viennent sur des cases d’entrée libres d’un autre. Personne ne lance de dé, aucune barricade ne cède.

wc-theo-lindqvist = Theo Lindqvist
    .short = Theo
    .trade = Serrurier
    .ability = Après une fouille de Theo, vous pouvez glisser la carte gardée sous le paquet et prendre la première à la place, sans bruit.

wc-teodora-kovac = Teodora Kovac
    .short = Teodora
    .trade = Vétérinaire
    .ability = Là où se trouve Teodora, retirez 1 engelure à un survivant ; ou 1 blessure, engelure ou désespoir à un animal.
    .first = Une engelure.
    .second = Soigner un animal.
