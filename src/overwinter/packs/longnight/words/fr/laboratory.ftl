place-raxxon = Raxxon
    .at = chez Raxxon
    .to = chez Raxxon

ln-exp-claw = Le Griffu
    .text = 1 : 2 blessures. 2 ou 3 : 1 blessure. 4 ou 5 : tué, 1 blessure. 6 : tué.
    .story = Jour quatre. Il a pris le barreau pour une main et l’a serré. Le barreau est toujours là. La main du gardien, non.
    .line1 = 2 blessures pour l’attaquant.
    .line2 = 1 blessure pour l’attaquant.
    .line3 = Il meurt. 1 blessure pour l’attaquant.
    .line4 = Il meurt.

ln-exp-hunter = Chasseur
    .text = 1 ou 2 : 1 blessure, puis il part vers un lieu au hasard si une case d’entrée y est libre. 3 : il part seulement. 4 à 6 : tué.
    .story = Jour dix-neuf. Il a appris à attendre près de la porte. Il connaît nos pas. Il sait qui d’entre nous est lent.
    .line1 = 1 blessure pour l’attaquant. Il court vers un lieu désigné par le dé.
    .line2 = Il court vers un lieu désigné par le dé.
    .line3 = Il meurt.

ln-exp-collector = Collectionneur
    .text = 1 ou 2 : il prend 1 équipement de l’attaquant, sinon une carte de la main au hasard, sinon 1 blessure. 3 : rien. 4 à 6 : tué. Qui le tue prend ses cartes.
    .story = Jour onze. Il ne mange pas. Il prend : une montre, un stylo, un badge. Le soir, il les range selon leur propriétaire.
    .line1 = Il prend 1 équipement de l’attaquant, sinon une carte de la main au hasard, sinon 1 blessure.
    .line2 = Rien.
    .line3 = Il meurt. Qui le tue prend ce qu’il avait.

ln-exp-frostwalker = Marcheur des glaces
    .text = 1 ou 2 : 1 engelure. 3 : tué, 1 engelure. 4 à 6 : tué.
    .story = Jour trente. La chambre froide devait le tenir tranquille. Il y respire. Le thermomètre s’est arrêté.
    .line1 = 1 engelure pour l’attaquant.
    .line2 = Il meurt. 1 engelure pour l’attaquant.
    .line3 = Il meurt.

ln-exp-colossus = Colosse
    .text = Il faut 2 coups. 1 : 2 blessures. 2 : il brise 1 barricade ou piège à son entrée, sinon 1 blessure. 3 à 5 : 1 coup. 6 : 2 coups.
    .story = Jour deux. Nous lui avons laissé la grande porte. Il n’avait pas besoin de porte.
    .line1 = 2 blessures pour l’attaquant.
    .line2 = Il brise 1 barricade ou piège à son entrée, sinon 1 blessure.
    .line3 = 1 coup.
    .line4 = 2 coups.

ln-exp-screecher = Hurleur
    .text = 1 ou 2 : 2 zombies arrivent ici. 3 : tué, 1 zombie arrive. 4 à 6 : tué.
    .story = Jour neuf. Il appelle, et quelque chose répond de la rue. Nous ne notons plus combien.
    .line1 = 2 zombies arrivent ici.
    .line2 = Il meurt. 1 zombie arrive ici.
    .line3 = Il meurt.

ln-exp-plague-carrier = Porteuse de peste
    .text = 1 : tous les autres survivants ici font un jet de risque, la plus faible influence d’abord. 2 : l’attaquant relance. 3 : tuée, l’attaquant relance. 4 à 6 : tuée.
    .story = Jour six. Personne ne l’a touchée. Quatre d’entre nous toussent, et le cinquième a cessé.
    .line1 = Tous les autres survivants ici font un jet de risque, la plus faible influence d’abord.
    .line2 = L’attaquant refait un jet de risque.
    .line3 = Elle meurt. L’attaquant refait un jet de risque.
    .line4 = Elle meurt.

ln-exp-hydra = Hydre
    .text = 1 à 3 : 1 zombie arrive ici. 4 : tuée, 2 zombies arrivent. 5 ou 6 : tuée.
    .story = Jour quinze. Nous avons prélevé un morceau pour l’étudier. Au matin, il y en avait deux.
    .line1 = 1 zombie arrive ici.
    .line2 = Elle meurt. 2 zombies arrivent ici.
    .line3 = Elle meurt.

ln-exp-reaper = Faucheuse
    .text = 1 : l’attaquant meurt. 2 : 2 blessures. 3 : tuée, 1 blessure. 4 à 6 : tuée.
    .story = Jour un. Il n’y a pas de jour deux dans ce cahier.
    .line1 = L’attaquant meurt.
    .line2 = 2 blessures pour l’attaquant.
    .line3 = Elle meurt. 1 blessure pour l’attaquant.
    .line4 = Elle meurt.

ln-exp-spewer = Cracheur
    .text = 1 ou 2 : tous ici subissent 1 blessure. 3 ou 4 : rien. 5 ou 6 : tué.
    .story = Jour sept. Le verre était fait pour l’acide. Il aurait fallu demander pour quelle quantité.
    .line1 = Tous ici subissent 1 blessure.
    .line2 = Rien.
    .line3 = Il meurt.

ln-exp-stinker = Puant
    .text = Personne ne peut fouiller là où il se tient. 1 : 1 désespoir. 2 : l’attaquant fuit à la colonie s’il y a de la place. 3 à 6 : tué.
    .story = Jour douze. Les masques n’y font rien. Deux de l’équipe de nuit se sont assis dehors dans la neige et y sont restés.
    .line1 = 1 désespoir pour l’attaquant.
    .line2 = L’attaquant fuit à la colonie, s’il y a de la place.
    .line3 = Il meurt.

ln-exp-siren = Sirène
    .text = 1 ou 2 : le survivant de plus faible influence à la colonie vient ici s’il y a de la place. 3 : 1 désespoir. 4 à 6 : tuée.
    .story = Jour vingt et un. Elle chante avec la voix de qui l’écoute. La porte a été ouverte de notre côté.
    .line1 = Le survivant de plus faible influence à la colonie vient ici, s’il y a de la place.
    .line2 = 1 désespoir pour l’attaquant.
    .line3 = Elle meurt.

ln-side-adrenaline = Adrénaline
    .text = Votre joueur lance 1 dé de plus.
    .lasting = Votre joueur lance 1 dé de plus.

ln-side-thick-skin = Peau épaisse
    .text = Une blessure sur le dé de risque compte comme une face vide.
    .lasting = Une blessure sur le dé de risque compte comme une face vide.

ln-side-sharp-senses = Sens aiguisés
    .text = La valeur de fouille est réduite de 1, au moins 1.
    .lasting = La valeur de fouille est réduite de 1, au moins 1.

ln-side-tremors = Tremblements
    .text = La valeur d’attaque augmente de 1, au plus 6. Pour être touché aussi.
    .lasting = La valeur d’attaque augmente de 1, au plus 6. Pour être touché aussi.

ln-side-night-terrors = Terreurs nocturnes
    .text = À la fin d’une manche sans autre survivant dans le même lieu : 1 désespoir.
    .lasting = À la fin d’une manche sans autre survivant dans le même lieu : 1 désespoir.

ln-side-infectious = Contagieux
    .text = Une engelure sur le dé de risque compte comme une morsure.
    .lasting = Une engelure sur le dé de risque compte comme une morsure.

ln-main-lockdown = Confinement
    .story = Derrière la dernière porte, quelque chose gratte, patiemment, comme s’il avait lu le bail. Fermez ce qui peut l’être, et traquez ce qui est sorti.
    .goal-normal = Au moins 3 expériences sont contenues, et aucun zombie spécial n’est en jeu.
    .goal-hardcore = Au moins 4 expériences sont contenues, et aucun zombie spécial n’est en jeu.

ln-crisis-night-is-dark = La nuit est noire
    .story = Le générateur tousse, et toutes les serrures magnétiques du bâtiment reprennent leur souffle ensemble.
    .fail = Les 2 premières expériences s’échappent, l’une après l’autre. Pour chacune qui manque, ajoutez 3 zombies à la colonie.

ln-secret-lab-rat = Chasseur de souvenirs
    .story = Chaque catastrophe a sa boutique. Il suffisait de trouver la bonne porte.
    .text = Au moins 2 cartes du paquet Raxxon sont dans votre main et sur vos survivants, ensemble.

ln-secret-raxxon-loyalist = Fidèle à la firme
    .story = Vous avez signé, et vous tenez parole. Le produit n’a jamais été le remède. Le produit, c’était l’essai.
    .text = Au moins 2 zombies spéciaux sont en jeu, et au moins 1 carte du paquet Raxxon est dans votre main ou sur un de vos survivants.

ln-blue = Blue
    .short = Blue
    .trade = Chimpanzé
    .ability = Posez 1 de vos dés non utilisés chez Raxxon, tourné sur le chiffre de votre choix.
