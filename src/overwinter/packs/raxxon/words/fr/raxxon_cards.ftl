### Cartes Raxxon : quand elles se déclenchent, ce qui arrive et ce que fait chaque choix.

rx-card-raxxons-offer = L’offre de Raxxon
    .trigger = Toujours.
    .story = Des fourgons blancs s’arrêtent devant le cordon. Les hommes à bord ont des lits, des serrures et un formulaire.
    .option1 = Signer le formulaire
    .effect1 = Déplacez jusqu’à 3 cartes infectées visibles de la foule vers la quarantaine sécurisée. Le pouvoir de Raxxon augmente de 1. Mélangez les cartes non déclenchées à la pioche Raxxon.

rx-card-raxxons-observers = Les observateurs de Raxxon
    .trigger = Toujours.
    .story = Postés sur les toits avec leurs longues optiques, ils donnent un numéro à chaque visage. Ce qu’ils voient, ils le partagent. Pour l’instant.
    .option1 = Prendre leurs notes
    .effect1 = Regardez jusqu’à 3 cartes cachées de la foule. Elles restent cachées. Le pouvoir de Raxxon augmente de 1. Mélangez les cartes non déclenchées à la pioche Raxxon.

rx-card-raxxons-broadcast = Le message de Raxxon
    .trigger = Toujours.
    .story = Tous les écrans de la place s’allument. Une voix calme promet à manger, et les cris cessent.
    .option1 = Laisser passer le message
    .effect1 = Retournez face cachée autant de cartes hostiles visibles que vous voulez. Le pouvoir de Raxxon augmente de 1. Mélangez les cartes non déclenchées à la pioche Raxxon.

rx-card-raxxons-samples = Les prélèvements de Raxxon
    .trigger = Toujours.
    .story = Un camion avec son propre générateur recule jusqu’au pavillon. Personne ne dit où vont les brancards.
    .option1 = Ouvrir le pavillon
    .effect1 = Retirez du jeu jusqu’à 2 cartes de l’une ou l’autre quarantaine. Le pouvoir de Raxxon augmente de 1. Mélangez les cartes non déclenchées à la pioche Raxxon.

rx-card-raxxons-convoy = Le convoi de Raxxon
    .trigger = Toujours.
    .story = Il reste deux places dans la dernière voiture. Le chauffeur ne demande pas qui les mérite.
    .option1 = Remplir les places
    .effect1 = Évacuez jusqu’à 2 cartes saines visibles de la foule. Le pouvoir de Raxxon augmente de 1. Mélangez les cartes non déclenchées à la pioche Raxxon.

rx-card-raxxons-blackout = La panne de Raxxon
    .trigger = Toujours.
    .story = Les réverbères s’éteignent, rue après rue. L’entreprise parle d’entretien.
    .option1 = Dans le noir
    .effect1 = Choisissez une ligne ou une colonne qui a une carte visible. Retournez face cachée toutes ses cartes visibles. Le pouvoir de Raxxon augmente de 1. Mélangez les cartes non déclenchées à la pioche Raxxon.

rx-card-raxxons-leak = La rumeur de Raxxon
    .trigger = Toujours.
    .story = Quelqu’un a raconté en banlieue qu’on distribue des cachets sur la place. Il n’y en a pas.
    .option1 = Ils viennent quand même
    .effect1 = Ajoutez 1 carte à la foule. Le pouvoir de Raxxon augmente de 1. Mélangez les cartes non déclenchées à la pioche Raxxon.

rx-card-raxxons-escort = L’escorte de Raxxon
    .trigger = Toujours.
    .story = Quatre hommes armés marchent à vos côtés toute la journée et ouvrent le passage. Ils notent à qui vous parlez.
    .option1 = Marcher avec eux
    .effect1 = Le joueur actif peut retirer jusqu’à 2 jetons action de sa fiche. Le pouvoir de Raxxon augmente de 1. Mélangez les cartes non déclenchées à la pioche Raxxon.

rx-card-susceptibility = Terrain fragile
    .trigger = Au moins 1 carte vulnérable visible est dans la foule.
    .story = Elle n’a pas été mordue. Son sang dit que ce ne sera pas nécessaire.
    .option1 = Ne pas attendre
    .effect1 = Tuez 1 carte vulnérable visible. Cette carte Raxxon va dans la pile des cartes non déclenchées.
    .option2 = Laisser Raxxon la surveiller
    .effect2 = Le pouvoir de Raxxon augmente de 1. Cette carte Raxxon va dans la pile des cartes non déclenchées.

rx-card-spokesperson = Porte-parole
    .trigger = Au moins 1 célébrité visible est dans la foule.
    .story = Tout le monde connaît ce visage. L’entreprise aimerait le louer.
    .option1 = Accepter la voiture
    .effect1 = Évacuez 1 célébrité visible. Le pouvoir de Raxxon augmente de 1.
    .option2 = Cacher ce visage
    .effect2 = Retournez face cachée 1 célébrité visible. Ajoutez 1 carte à la foule. Cette carte Raxxon va dans la pile des cartes non déclenchées.

rx-card-spokesperson-2 = Porte-parole à l’antenne
    .trigger = La carte « Porte-parole » est dans la pile des cartes déclenchées.
    .story = Le visage que vous avez laissé partir sourit sur tous les murs. Il lit ce qu’on lui donne, et les gens écoutent.
    .option1 = Les laisser écouter
    .effect1 = Retournez face cachée jusqu’à 3 cartes hostiles visibles. Le pouvoir de Raxxon augmente de 1.
    .option2 = Couper le courant
    .effect2 = 1 carte hostile évacuée, s’il y en a une, va dans la défausse. Ajoutez 1 carte à la foule.

rx-card-separated = Séparés
    .trigger = Au moins 1 famille visible est dans la foule.
    .story = Ils se sont tenu la main jusqu’à la barrière. De ce côté-ci, il y a un manteau de trop.
    .option1 = Chercher autour d’eux
    .effect1 = Choisissez 1 famille visible. Retournez toutes les cartes cachées adjacentes, l’une après l’autre.
    .option2 = Emmener ceux qui sont là
    .effect2 = Évacuez 1 famille visible. Le pouvoir de Raxxon augmente de 1.

rx-card-old-friend = Un vieil ami
    .trigger = Au moins 1 carte visible du groupe « Familier » est dans la foule.
    .story = Vous étiez à l’école ensemble. Il crie votre nom par-dessus la clôture, et tout le monde se retourne.
    .option1 = Le faire sortir vous-même
    .effect1 = Évacuez 1 carte visible du groupe « Familier ». Vous devrez passer à votre prochain tour de la journée.
    .option2 = Détourner les yeux
    .effect2 = Ajoutez 1 carte à la foule. Cette carte Raxxon va dans la pile des cartes non déclenchées.

rx-card-eyewitness = Témoin oculaire
    .trigger = Au moins 1 carte innocente visible est dans la foule.
    .story = Il a vu qui est tombé et qui s’est relevé. Il préfère ne pas le dire ici à voix haute.
    .option1 = Le laisser montrer du doigt
    .effect1 = Échangez 1 carte innocente visible avec une autre carte de la foule. Puis retournez 1 carte cachée.
    .option2 = Laisser Raxxon l’interroger
    .effect2 = Regardez jusqu’à 3 cartes cachées de la foule. Elles restent cachées. Le pouvoir de Raxxon augmente de 1.

rx-card-ringleader = Meneur
    .trigger = Au moins 2 cartes hostiles visibles sont dans la foule.
    .story = L’un parle et les autres répètent. Les bouteilles sont déjà remplies.
    .option1 = Donner l’ordre
    .effect1 = Tuez 1 carte hostile visible. Ajoutez 1 carte à la foule.
    .option2 = Laisser Raxxon les payer
    .effect2 = Retournez face cachée toutes les cartes hostiles visibles. Le pouvoir de Raxxon augmente de 1.

rx-card-looters = Pillards
    .trigger = Au moins 3 cartes hostiles visibles sont dans la foule.
    .story = La vitrine de la pharmacie cède d’abord. Puis des gens déjà sortis reviennent prendre leur part.
    .option1 = Les laisser se servir
    .effect1 = 1 carte hostile évacuée, s’il y en a une, va dans la défausse. Ajoutez 1 carte à la foule.
    .option2 = En soudoyer un
    .effect2 = Évacuez 1 carte hostile visible. Le pouvoir de Raxxon augmente de 1.

rx-card-patient-interviews = Entretiens avec les malades
    .trigger = Au moins 1 porteur visible est dans la foule.
    .story = Où avez-vous dormi, qui avez-vous embrassé, qui a bu dans ce verre. Ils répondent poliment et toussent.
    .option1 = Les livrer
    .effect1 = Déplacez jusqu’à 2 porteurs visibles de la foule vers la quarantaine sécurisée. Le pouvoir de Raxxon augmente de 1.
    .option2 = Poser les questions ici
    .effect2 = Ajoutez 1 carte à la foule.

rx-card-asymptomatic = Sans symptômes
    .trigger = Au moins 2 porteurs visibles sont dans la foule.
    .story = Pas de fièvre, pas de toux, une bonne nuit. Le test dit autre chose, et le test a raison.
    .option1 = En renvoyer un chez lui
    .effect1 = Déplacez 1 porteur visible de la foule vers la défausse. Ajoutez 1 carte à la foule.
    .option2 = En faire disparaître un
    .effect2 = Retirez du jeu 1 porteur visible de la foule. Le pouvoir de Raxxon augmente de 1.

rx-card-outburst = Crise de rage
    .trigger = Au moins 1 carte instable visible est dans la foule.
    .story = Il ne bouge pas du tout. Puis il bouge.
    .option1 = Trop tard
    .effect1 = Tuez 1 carte saine visible adjacente à une carte instable visible. S’il n’y en a pas, ajoutez 1 carte à la foule.
    .option2 = Appeler les gardiens
    .effect2 = Déplacez jusqu’à 2 cartes instables visibles de la foule vers la quarantaine sécurisée. Le pouvoir de Raxxon augmente de 1.

rx-card-bite-marks = Traces de morsure
    .trigger = Au moins 1 carte instable visible et au moins 1 carte saine visible sont dans la foule.
    .story = Quelqu’un garde sa manche baissée malgré la chaleur. Celui qui a mordu est encore là.
    .option1 = Tirer sur celui qui a mordu
    .effect1 = Tuez 1 carte instable visible. Ajoutez 1 carte à la foule.
    .option2 = Refouler les mordus
    .effect2 = Déplacez 1 carte saine visible de la foule vers la défausse ; elle n’est pas tuée. Vous pouvez retirer 1 jeton action de votre fiche.

rx-card-stampede = Bousculade
    .trigger = Au moins 1 carte chaotique visible est dans la foule.
    .story = Personne ne sait ce qu’ils fuient. Ils courent parce que les autres courent.
    .option1 = Les laisser courir
    .effect1 = Choisissez une ligne ou une colonne d’au moins 2 cartes. Mélangez ses cartes face cachée et reposez-les aux mêmes places. Les barrages posés dessus sont perdus.
    .option2 = Emprunter des barrières
    .effect2 = Les 2 prochaines cartes qui rejoindraient la foule aujourd’hui restent à l’écart. Le pouvoir de Raxxon augmente de 1.

rx-card-herd = Horde
    .trigger = Au moins 2 cartes chaotiques visibles sont dans la foule.
    .story = Ils avancent d’un seul corps, lentement, vers le bruit. Entre eux et lui, il y a des gens.
    .option1 = Frapper la rue
    .effect1 = Tuez toutes les cartes d’une ligne ou d’une colonne qui a une carte chaotique visible.
    .option2 = Garder le silence
    .effect2 = Ajoutez 2 cartes à la foule.

rx-card-campaign-promise = Promesse de campagne
    .trigger = Brian Lee est en jeu.
    .story = Il a promis un jour de n’abandonner personne. Quelqu’un a gardé l’affiche.
    .option1 = La tenir une fois
    .effect1 = Vous pouvez évacuer 1 carte saine visible de la foule. Le joueur de Brian Lee pose 1 jeton action sur une case libre de sa fiche, sans faire l’action.
    .option2 = La trahir
    .effect2 = 1 carte hostile évacuée, s’il y en a une, va dans la défausse.

rx-card-front-page = À la une
    .trigger = Meryl Wolfe est en jeu.
    .story = Une presse tourne encore à la cave. Il y a de la place pour un seul article.
    .option1 = Imprimer la note
    .effect1 = Regardez les 3 premières cartes de la pioche Raxxon. Mettez-en 1 dans la pile des cartes non déclenchées et reposez les autres dans l’ordre de votre choix. Ajoutez 1 carte à la foule.
    .option2 = L’échanger contre des noms
    .effect2 = Regardez jusqu’à 4 cartes cachées de la foule. Elles restent cachées. Le pouvoir de Raxxon augmente de 1.

rx-card-direct-orders = Ordre direct
    .trigger = Thomas Heart est en jeu.
    .story = La radio donne une rue et une heure. Elle ne donne pas de raison.
    .option1 = Obéir
    .effect1 = Tuez toutes les cartes d’une ligne ou d’une colonne, si possible d’au moins 2 cartes.
    .option2 = Éteindre la radio
    .effect2 = Thomas Heart devra passer à son prochain tour de la journée. S’il a déjà passé, ajoutez 1 carte à la foule. Cette carte Raxxon va dans la pile des cartes non déclenchées.

rx-card-house-fire = Incendie
    .trigger = Gabriel Diaz est en jeu.
    .story = Troisième étage, deux personnes à la fenêtre. Il a déjà mis ses gants.
    .option1 = Le laisser entrer
    .effect1 = Évacuez jusqu’à 2 cartes saines visibles adjacentes l’une à l’autre. Gabriel Diaz devra passer à son prochain tour de la journée.
    .option2 = Le retenir
    .effect2 = Tuez 1 carte de la foule au hasard.

rx-card-conflict-of-interest = Conflit d’intérêts
    .trigger = KD James est en jeu.
    .story = L’entreprise a payé son bureau. Elle a aussi payé la serrure du pavillon.
    .option1 = Se servir de leurs serrures
    .effect1 = Déplacez jusqu’à 3 cartes de la quarantaine non sécurisée vers la quarantaine sécurisée. Le pouvoir de Raxxon augmente de 1.
    .option2 = Rendre l’argent
    .effect2 = Le joueur de KD James peut retirer jusqu’à 2 jetons action de sa fiche. Infection : la première carte de la réserve d’infection va dans la défausse. S’il n’y en a plus, la ville est submergée.

rx-card-company-loyalty = Loyauté d’entreprise
    .trigger = Vivian Cross est en jeu.
    .story = Elle connaît les noms derrière les rapports. Eux aussi connaissent le sien.
    .option1 = Passer l’appel
    .effect1 = Regardez les 3 premières cartes de la pioche Raxxon. Reposez-les dans l’ordre de votre choix. Le pouvoir de Raxxon augmente de 1.
    .option2 = Laisser sonner
    .effect2 = Le joueur de Vivian Cross pose 1 jeton action sur une case libre de sa fiche, sans faire l’action. Cette carte Raxxon va dans la pile des cartes non déclenchées.

rx-card-overcrowded-wards = Pavillons bondés
    .trigger = Au moins 3 cartes sont en quarantaine non sécurisée.
    .story = Deux par lit, puis trois par chambre, puis le couloir. Les portes ne ferment plus.
    .option1 = Ouvrir les portes
    .effect1 = Déplacez 2 cartes de la quarantaine non sécurisée vers la défausse.
    .option2 = En céder un
    .effect2 = Retirez du jeu 1 carte de la quarantaine non sécurisée. Le pouvoir de Raxxon augmente de 1.

rx-card-containment-breach = Brèche
    .trigger = Au moins 2 cartes sont en quarantaine sécurisée.
    .story = Une lampe rouge tourne au-dessus de la porte intérieure. Quelque chose s’y appuie depuis des heures.
    .option1 = Vider le couloir
    .effect1 = Déplacez 1 carte de la quarantaine sécurisée vers la quarantaine non sécurisée.
    .option2 = Appeler l’entreprise
    .effect2 = Le pouvoir de Raxxon augmente de 1.

rx-card-breakout = Évasion
    .trigger = Au moins 1 carte est en quarantaine non sécurisée.
    .story = Le lit est vide et encore chaud. Sur la place, de dos, personne n’a l’air malade.
    .option1 = Perdre la trace
    .effect1 = 1 carte de votre choix quitte la quarantaine non sécurisée et rejoint la foule, face cachée.
    .option2 = Veiller toute la nuit
    .effect2 = Posez 1 jeton action sur une case libre de votre fiche, sans faire l’action.

rx-card-second-thoughts = Remords
    .trigger = Au moins 2 cartes hostiles sont évacuées.
    .story = Ils étaient dehors. Puis ils se sont comptés, et il manquait quelqu’un.
    .option1 = En laisser un repartir
    .effect1 = 1 carte hostile évacuée va dans la défausse. Cette carte Raxxon va dans la pile des cartes non déclenchées.
    .option2 = Laisser Raxxon les retenir
    .effect2 = Le pouvoir de Raxxon augmente de 1.

rx-card-grounded = Cloués au sol
    .trigger = Au moins 8 cartes sont évacuées.
    .story = Les pilotes ont vu qui est descendu la dernière fois. Ils attendent un test qui prendra jusqu’au matin.
    .option1 = Attendre
    .effect1 = Personne ne peut faire d’action d’évacuation jusqu’à la fin de la journée.
    .option2 = Partir avec l’entreprise
    .effect2 = Évacuez jusqu’à 2 cartes saines visibles de la foule. Le pouvoir de Raxxon augmente de 1.

rx-card-supply-drop = Parachutage
    .trigger = Le pouvoir de Raxxon est d’au moins 2.
    .story = Des caisses descendent sur la place, toutes avec le même logo. Les gens lèvent la tête et oublient d’avoir peur.
    .option1 = Prendre les caisses
    .effect1 = Chaque joueur peut retirer 1 jeton action de sa fiche. Le pouvoir de Raxxon augmente de 1.
    .option2 = Les laisser à la foule
    .effect2 = Ajoutez 1 carte à la foule. Cette carte Raxxon va dans la pile des cartes non déclenchées.

rx-card-martial-law = Loi martiale
    .trigger = Le pouvoir de Raxxon est d’au moins 5.
    .story = Les soldats du carrefour portent de nouveaux insignes. Le couvre-feu commence désormais quand ils le disent.
    .option1 = Rentrer
    .effect1 = La journée s’arrête tout de suite.
    .option2 = Demander un laissez-passer
    .effect2 = Le pouvoir de Raxxon augmente de 1.

rx-card-bottleneck = Goulot d’étranglement
    .trigger = La foule a au moins 2 cartes de plus qu’au début d’une journée.
    .story = Une seule porte et bien trop d’épaules. Ceux de derrière ne voient pas pourquoi rien ne bouge.
    .option1 = Renvoyer les derniers
    .effect1 = Mélangez jusqu’à 3 cartes cachées de la foule et posez-les sur la pioche de population. Le pouvoir de Raxxon augmente de 1.
    .option2 = Contrôler plus vite
    .effect2 = Retournez 2 cartes cachées, l’une après l’autre.

rx-card-failing-fences = Clôtures branlantes
    .trigger = Il reste au plus 4 cartes dans la réserve d’infection.
    .story = Les poteaux penchent vers l’intérieur. Plus personne ne demande ce qui pousse.
    .option1 = Tirer dans le noir
    .effect1 = Tuez 2 cartes cachées de la foule au hasard.
    .option2 = Ne pas tirer
    .effect2 = Infection : la première carte de la réserve d’infection va dans la défausse. S’il n’y en a plus, la ville est submergée. Cette carte Raxxon va dans la pile des cartes non déclenchées.

rx-card-zomoxtrin-trial = Essai du Zomoxtrin
    .trigger = Au moins 1 carte est dans l’une des deux quarantaines.
    .story = Un cachet bleu pâle, deux fois par jour. La notice ne mentionne pas d’effets secondaires, ni de résultats.
    .option1 = Commencer l’essai
    .effect1 = Retirez du jeu 2 cartes de l’une ou l’autre quarantaine. Le pouvoir de Raxxon augmente de 1.
    .option2 = Refuser
    .effect2 = Rien ne se passe. Cette carte Raxxon va dans la pile des cartes non déclenchées.

rx-card-zomoxtrin-trial-2 = Essai du Zomoxtrin, phase deux
    .trigger = La carte « Essai du Zomoxtrin » est dans la pile des cartes déclenchées.
    .story = Ceux qui l’ont pris ne dorment plus. Ils disent ne s’être jamais sentis aussi éveillés.
    .option1 = Arrêter l’essai
    .effect1 = Infection : la première carte de la réserve d’infection va dans la défausse. S’il n’y en a plus, la ville est submergée. Puis chaque joueur peut retirer 1 jeton action de sa fiche.
    .option2 = Laisser continuer
    .effect2 = Le pouvoir de Raxxon augmente de 1. Mélangez les cartes non déclenchées à la pioche Raxxon.

rx-card-whistleblower = Lanceuse d’alerte
    .trigger = Au moins 3 cartes dont le titre se termine par « de Raxxon » sont dans la pile des cartes déclenchées.
    .story = Elle porte encore le badge de l’entreprise, retourné. Elle a un dossier, et une nuit avant qu’on s’en aperçoive.
    .option1 = Lire toute la nuit
    .effect1 = Regardez les 5 premières cartes de la pioche Raxxon. Vous pouvez en mettre 1 dans la pile des cartes non déclenchées. Reposez les autres dans l’ordre de votre choix. Vous devrez passer à votre prochain tour de la journée.
    .option2 = La renvoyer là-bas
    .effect2 = Déplacez jusqu’à 2 cartes infectées visibles de la foule vers la quarantaine sécurisée. Le pouvoir de Raxxon augmente de 1.
