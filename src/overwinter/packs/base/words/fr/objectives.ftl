base-main-eight-weeks-of-darkness = Huit semaines de ténèbres
    .story = Le soleil se montre quelques heures, puis renonce. Le vieil almanach dit que cela dure huit semaines. Si nous sommes encore là après, nous aurons mérité le printemps.
    .goal-normal = Tenez 8 manches : le moral est au-dessus de 0 quand l’objectif est vérifié à la manche 8.
    .goal-hardcore = Tenez 8 manches : le moral est au-dessus de 0 quand l’objectif est vérifié à la manche 8.

base-main-kill-them = Tuez-les
    .story = Nous nous sommes assez cachés. Rue après rue, nous reprenons la ville, et nous le faisons ensemble. Qui se met en travers du chemin n’a pas sa place parmi nous.
    .goal-normal = Au plus 3 zombies au total dans l’ensemble des lieux hors colonie.
    .goal-hardcore = Au plus 1 zombie au total dans l’ensemble des lieux hors colonie.
    .rule = Un joueur dont l’exil est voté ne pioche pas de carte d’exilé. Tous ses survivants sont retirés de la partie ; ils ne comptent pas comme tués et le moral ne baisse pas. Ce joueur est éliminé et perd.

base-main-find-a-cure = Trouver un remède
    .story = Avant tout cela, elle travaillait sur des vaccins, et elle dit toucher au but. Ce qui lui manque se trouve dans des couloirs sombres et des boutiques pillées. Chaque boîte rapportée est un essai de plus.
    .goal-normal = Au moins 2 cartes médicament par joueur présent au début de la partie sont sur cet objectif. Les objets de départ ne comptent pas.
    .goal-hardcore = Au moins 2 cartes médicament par joueur présent au début de la partie, plus 2 autres, sont sur cet objectif. Les objets de départ ne comptent pas.

base-main-home-sweet-home = Foyer, doux foyer
    .story = Nous avons fini de fuir. Cette ville était la nôtre, et des planches et des clous peuvent nous la rendre. Chaque porte que nous fermons, nous pourrons l’ouvrir quand nous le voudrons.
    .goal-normal = Au moins 10 barricades à la colonie et au moins 1 barricade dans chacun des 6 autres lieux.
    .goal-hardcore = Au moins 10 barricades à la colonie.

base-main-raiding-party = Expédition de pillage
    .story = La fumée d’autres camps monte au-dessus des collines, et ils viendront chercher ce qui reste en ville. Nous passons les premiers. Nous prenons tout, jusqu’à la dernière boîte.
    .goal-normal = Les pioches d’objets d’au moins 2 lieux hors colonie sont vides.
    .goal-hardcore = Les pioches d’objets d’au moins 2 lieux hors colonie sont vides.

base-main-leave-it-all-behind = Tout laisser derrière soi
    .story = Personne ne croit que cet endroit passera l’hiver. Une route mène au sud, longue et à découvert, et nous la prendrons armés et nourris ou pas du tout. Prenez ce que vous pouvez porter.
    .goal-normal = Chaque joueur non exilé a au moins 1 arme équipée sur un de ses survivants, et au moins 2 cartes nourriture par joueur présent au début de la partie sont sur cet objectif.
    .goal-hardcore = Chaque joueur non exilé a au moins 1 arme équipée sur un de ses survivants, et au moins 3 cartes nourriture par joueur présent au début de la partie sont sur cet objectif.

base-main-stockpile = Stocks d’hiver
    .story = L’hiver dernier, nous avons vécu au jour le jour et il a fallu enterrer des gens. Cette fois, nous remplissons d’abord la cave. Nourriture, médicaments, outils, carburant, et un mur qui tient.
    .goal-normal = La réserve contient, après consommation, au moins 2 jetons nourriture par joueur non exilé ; chacune des 6 entrées de la colonie a au moins 1 barricade ; au moins 2 cartes médicament, 2 cartes outil et 2 cartes carburant sont sur cet objectif.
    .goal-hardcore = La réserve contient, après consommation, au moins 2 jetons nourriture par joueur non exilé ; chacune des 6 entrées de la colonie a au moins 1 barricade ; au moins 3 cartes médicament, 3 cartes outil et 3 cartes carburant sont sur cet objectif.

base-main-winter-has-come = L’hiver est là
    .story = Le froid tue désormais plus vite que les morsures. Un bidon garde la chaudière en vie une semaine, pas plus. Le jour où les tuyaux se taisent, c’est fini.
    .goal-normal = Tenez 8 manches : quand l’objectif est vérifié à la manche 8, le moral est au-dessus de 0 et 8 cartes carburant sont sur cet objectif.
    .goal-hardcore = Tenez 8 manches : quand l’objectif est vérifié à la manche 8, le moral est au-dessus de 0 et 8 cartes carburant sont sur cet objectif.
    .rule = Tout au début de chaque phase de la colonie, avant de consommer la nourriture, 1 joueur peut poser 1 carte carburant de sa main sur cet objectif. Seulement à ce moment, et jamais plus de 1 par manche ; si plusieurs en proposent une, le premier joueur choisit. Si aucune n’est posée, la partie s’arrête aussitôt : l’objectif commun a échoué et le moral reste tel quel.

base-main-too-many-mouths = Trop de bouches à nourrir
    .story = Ils étaient au portail avec leurs sacs, et personne n’a pu les renvoyer. Nous sommes désormais trop nombreux pour ces murs. Jusqu’à l’arrivée du convoi, il faut que tous vivent.
    .goal-normal = Tenez 5 manches : le moral est au-dessus de 0 quand l’objectif est vérifié à la manche 5.
    .goal-hardcore = Tenez 6 manches : le moral est au-dessus de 0 quand l’objectif est vérifié à la manche 6.

base-main-we-need-more-samples = Il nous faut plus d’échantillons
    .story = Il y a un microscope à la cave et quelqu’un qui sait s’en servir. Ce que nous y apprendrons sauvera peut-être ceux qui viendront après. Mais il faut des échantillons, et on ne les obtient pas sans se battre.
    .goal-normal = Au moins 3 échantillons par joueur présent au début de la partie sont sur cet objectif.
    .goal-hardcore = Au moins 4 échantillons par joueur présent au début de la partie sont sur cet objectif.
    .rule = Chaque fois que quelqu’un tue un zombie, où que ce soit, lancez 1 dé action de la réserve générale avant le jet de risque. Sur 4+, ce zombie va sur cet objectif comme échantillon. Pas de jet pour les zombies retirés et non tués.
