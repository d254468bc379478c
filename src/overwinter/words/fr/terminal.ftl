### Le jeu dans le terminal : titres, étiquettes et phrases courtes.

cli-board = Plateau
cli-colony = Colonie
cli-hand = Main
cli-dice = Dés
cli-used = Utilisés
cli-food = Nourriture
cli-waste = Décharge
cli-morale = Moral
cli-round = Manche
cli-rounds-left = Manches restantes
cli-helpless = Vulnérables
cli-unruly = Agités
cli-starvation = Famine
cli-crisis = Crise
cli-needed = Il faut
cli-objective = Objectif commun
cli-secret = Votre objectif personnel
cli-players = Joueurs
cli-survivors = Survivants
cli-log = Journal
cli-tonight = Cette nuit
cli-cards = Cartes
cli-back = Retour
cli-help = Aide
cli-glossary = Glossaire
cli-quit = Quitter
cli-undo = Annuler
cli-other = l’autre joueur
cli-entrance = Entrée
cli-deck = Pioche
cli-influence = Influence
cli-attack = Attaquer
cli-search = Fouiller
cli-barricade = Barricader
cli-clean = Nettoyer la décharge
cli-attract = Appâter
cli-move = Se déplacer
cli-play = Jouer une carte
cli-equip = Équiper
cli-contribute = Ajouter à la crise
cli-supply = Poser sur l’objectif
cli-hand-off = Donner
cli-request = Solliciter des cartes
cli-spend-food = Dépenser de la nourriture
cli-exile = Exil
cli-ability = Compétence
cli-end-turn = Terminer le tour
cli-yawn = Bâiller
cli-once = une fois par manche
cli-die = dé
cli-die-min = dé { $n }+
cli-any-die = n’importe quel dé
cli-wounds = Blessures
cli-moved = a bougé
cli-exiled = en exil
cli-eliminated = hors de la partie
cli-first-player = premier joueur
cli-none = aucun
cli-unknown = inconnu
cli-yes = oui
cli-no = non
cli-met = rempli
cli-not-met = non rempli
cli-lasting = En vigueur
cli-story = Récit
cli-language = Langue
cli-result = Résultat

cli-press-enter = Appuyez sur Entrée pour continuer.
cli-pass-keyboard = Passez le clavier à { $seat }.
cli-pass-ready = { $seat } regarde maintenant, et personne d’autre. Entrée pour ouvrir.
cli-not-a-choice = Saisissez un des nombres ou une des lettres affichés.
cli-saved = Sauvegardé dans { $file }.
cli-undone = C’est annulé.
cli-of = { $n } sur { $total }

cli-game-over = La partie est finie
cli-won = gagné
cli-lost = perdu
cli-all-won = La colonie a tenu. Tous ont gagné.
cli-some-won = { $n ->
    [one] { $n } sur { $total } a gagné.
   *[other] { $n } sur { $total } ont gagné.
}
cli-none-won = Personne n’a gagné.
cli-outcome-completed = Objectif commun atteint
cli-outcome-morale = Moral tombé à 0
cli-outcome-rounds = Temps écoulé
cli-outcome-failed = Objectif commun manqué
cli-outcome-betrayed = Trahison

cli-pack-fine = { $pack } : rien à signaler.

cli-goal = Objectif
cli-label = { $label } :
cli-crisis-state = Il faut { $need } × { $needs }, posées : { $laid }.
cli-mine = Mes cartes
cli-hint = Idée
cli-why-not = Impossible ?
cli-why-not-title = Ce que les vôtres ne peuvent pas faire maintenant, et pourquoi
cli-holding = Vous tenez la carte Croisée des chemins
cli-you-know = Ce que vous avez vu
cli-no-crisis = aucune
cli-attack-survivor = Attaquer un survivant
cli-attack-bandit = Attaquer un bandit
cli-bandits-none = Pas un bandit en vue.
cli-bandits-at = { $n ->
    [one] { $n } bandit { $place-at }.
   *[other] { $n } bandits { $place-at }.
}
cli-bandits-arsenal = Dans leur repaire : { $cards }.
cli-bandits-leader = { $seat-you ->
    [yes] C’est vous qu’ils écoutent.
   *[no] Ils écoutent { $seat }.
}
cli-calm = Calmer un agité
cli-raid = Piller le repaire
cli-ration = Manger une carte nourriture
cli-keep = Garder
cli-choose-card = Choisir une carte
cli-serving-network = Pour les téléphones et les amis du même réseau : { $address }
cli-serving-stop = Ctrl-C pour arrêter. Les parties sont gardées.
cli-crises = Crises
cli-people = Habitants dans la foule
cli-characters = Personnages
cli-raxxon-cards = Cartes Raxxon
cli-crossroads = Croisées
cli-objectives = Objectifs communs
cli-secrets = Objectifs personnels
cli-more-news = { $n ->
    [one] … { $n } ligne de plus : l montre le journal
   *[other] … { $n } lignes de plus : l montre le journal
}
cli-dice-left = Il vous reste des dés : { $dice }.
cli-go-on = Continuer ? Entrée ou o : oui, n : non
cli-really = Le voulez-vous vraiment ? o : oui, n : non
cli-all-agree = Les autres sont-ils tous d’accord ? o : oui, n : non
cli-come-back = Pour reprendre : overwinter play { $how }
cli-watch-again = Pour revoir la partie : overwinter replay { $file }
cli-replay-keys = Entrée : suite · b : retour · n/p : manche suivante ou précédente · nombre : y aller · e : fin · q : quitter
cli-replay-minds = m : qui soupçonnait qui
cli-pack-faults = { $n ->
    [one] { $pack } : { $n } erreur.
   *[other] { $pack } : { $n } erreurs.
}
cli-summary = { $n ->
    [one] { $n } partie, bots : { $bots }
   *[other] { $n } parties, bots : { $bots }
}
cli-wins = { $seat } gagne
cli-betrayer-wins = Victoires du traître, s’il y en a un
cli-mean-rounds = Manches, en moyenne
cli-mean-morale = Moral à la fin, en moyenne
cli-mean-deaths = Morts, en moyenne
cli-mean-evacuated = Part évacuée de l’objectif, en moyenne
cli-mean-days = Jours, en moyenne
cli-mean-power = Pouvoir de Raxxon à la fin, en moyenne
cli-study = Les mêmes { $n } graines de { $variants } façons
cli-study-variant = Variante
cli-study-figure = Moyenne (95 %)
cli-study-difference = Par rapport à la première (95 %)
cli-study-effort = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
} en { $seconds } s sur { $cores } cœurs : { $speed } parties par seconde et par cœur, cœurs occupés à { $busy } %.
cli-study-all-kept = Toutes les parties étaient déjà dans le fichier ; rien n’a été joué.
measure-completed = Objectif principal accompli
measure-blue = Guerres gagnées par les bleus, parmi celles qu’une colonie gagne
measure-wolf = Le loup solitaire gagne
measure-somebody = Quelqu’un gagne
measure-loyal = Un joueur loyal gagne
measure-betrayer = Le traître gagne, s’il y en a un
measure-first = La première place gagne
measure-rounds = Manches
measure-morale = Moral à la fin
measure-deaths = Morts
measure-won = Gagnées
measure-evacuated = Part évacuée de l’objectif (1 : tous)
measure-days = Jours
measure-power = Pouvoir de Raxxon à la fin

## Mauvaises commandes

error-game = Il n’y a pas de jeu « { $game } ». Il existe : { $known }.
error-no-pack = Il n’y a pas de paquet « { $pack } ». Un paquet est l’identifiant d’un paquet fourni ou un dossier qui contient un pack.toml.
error-no-option = Il n’y a pas d’option « { $option } » ici.
error-bad-value = « { $option } » ne peut pas avoir cette valeur, ou elle manque.
error-setup-option = Ce jeu ne connaît pas { $option }.
error-seat = Il n’y a pas de place { $seat }. Les places vont de 1 à { $players }.
error-picture = « { $file } » n’est pas un nom d’image. Il doit finir par : { $known }.
error-no-matplotlib = Il manque matplotlib pour les images : pip install "overwinter[plot]"
error-study-nothing = Il n’y a rien à comparer. Donnez à l’un de ces noms plusieurs valeurs, avec des virgules : { $known }. Par exemple : overwinter study players=4 bot=greedy,random
error-study-wish = « { $given } » n’est pas compris. Il faut NOM=VALEUR, avec un de ces noms : { $known }.
error-study-value = « { $name } » ne peut pas être « { $given } ».
error-study-card = On ne peut pas faire venir « { $card } » : aucune crise, carte de croisée, objet, objectif secret, aménagement ou expérience de ce jeu ne porte ce nom.
error-no-ray = Il manque Ray pour une grappe : pip install "overwinter[ray]"
error-ray = La grappe Ray « { $address } » ne peut pas faire cela. Est-elle en marche, et la même version d’Overwinter est-elle installée sur toutes ses machines ?
error-no-server = Le serveur ne peut pas démarrer : une partie de l’installation manque. Essayez : pip install --upgrade overwinter

## L’aide dans la partie

help-marks = Signes
help-key-number = choisir cette ligne
help-key-text = une partie d’une option : la choisit, ou montre toutes celles qui conviennent (« déplacer école »)
help-key-enter = redessiner l’écran
help-key-back = retour à la liste précédente
help-key-undo = annuler votre dernier choix, si rien n’a été lancé ni révélé depuis
help-key-mine = vos survivants, cartes et secrets avec leurs textes
help-key-hint = ce que ferait un bot à votre place
help-key-why = pourquoi une action n’est pas possible
help-key-log = le journal, ou ses 200 dernières lignes
help-key-board = toute la table
help-key-language = changer de langue : en, de, fr
help-key-term = ce que veut dire un mot des règles
help-key-quit = arrêter ; la partie est sauvegardée
help-mark-players = les joueurs, chacun sa couleur ; la forme précède chaque survivant
help-mark-entrance = une entrée : zombie, barricade, case libre
help-mark-special = un zombie spécial, un piège
help-mark-wounds = une blessure, une engelure, un désespoir
help-mark-spaces = case libre pour un survivant, survivants vulnérables, agités, bandits
help-mark-location = bruit, case de bruit libre, cartes dans la pioche
help-mark-leader = leader du groupe ; à qui de jouer ; premier joueur
help-mark-given = cartes ajoutées à la crise
help-mark-risk = la probabilité de mourir du jet de risque

## L’aide des commandes

help-app = Survivez à un hiver de zombies : une colonie, trop peu de nourriture, et peut-être un traître. Jouez dans le terminal avec des bots ou avec des amis au même clavier, dans le navigateur, ou étudiez des milliers de parties. Un projet de fans, non officiel.
help-app-examples =
    La première partie : [bold]overwinter play[/bold]
    dans le navigateur : [bold]overwinter serve[/bold]
    la reprendre demain : [bold]overwinter play --continue[/bold]
    toutes les options d’une commande : [bold]overwinter play --help[/bold]
help-play = Jouer dans le terminal. Vous prenez la première place, des bots prennent les autres. La partie est sauvegardée après chaque choix ; ? dans la partie montre l’aide.
help-play-examples =
    Exemples :
    $ [bold]overwinter play[/bold] (vous et 3 bots)
    $ [bold]overwinter play -p 3 -n 2 --name Ada --name Ben[/bold] (2 personnes et un bot)
    $ [bold]overwinter play -p 2 -m cooperative[/bold]
    $ [bold]overwinter play -o find-a-cure --hardcore[/bold]
    $ [bold]overwinter play --continue -l en[/bold]
help-simulate = Des bots jouent beaucoup de parties, sur tous les cœurs, avec un résumé.
help-simulate-examples =
    Exemples :
    $ [bold]overwinter simulate -g 1000 -p 4 -m cooperative[/bold]
    $ [bold]overwinter simulate --bot greedy --bot random -p 2[/bold]
    $ [bold]overwinter simulate raxxon -p 3 -d hard[/bold]
    $ [bold]overwinter simulate --out parties.jsonl --plot parties.png[/bold]
help-study = Jouer les mêmes graines de plusieurs façons et dire ce qui diffère.
help-study-examples =
    Exemples :
    $ [bold]overwinter study players=4 mode=cooperative bot=greedy,random[/bold]
    $ [bold]overwinter study players=2,3,4,5 objective=find-a-cure --plot remede.png[/bold]
    $ [bold]overwinter study module=,bandits,bandits+improvements pack=longnight[/bold]
    $ [bold]overwinter study card=CARTE,-CARTE -g 500 --out parties.jsonl[/bold]
    $ [bold]overwinter study raxxon difficulty=hard,expert --ray serveur:6379[/bold]
help-study-wishes = D’abord un jeu, si ce n’est pas le jeu habituel. Puis ce qui est convenu, sous la forme NOM=VALEUR ; ce qui diffère a plusieurs valeurs avec des virgules ; plusieurs mots d’une valeur sont joints par un plus ; -CARTE ne viendra pas.
help-study-games = Combien de graines ; chacune est jouée de toutes les façons.
help-study-continue = Continuer avec le fichier de --out : ce qui s’y trouve n’est pas rejoué.
help-study-plot = Y dessiner les valeurs avec leurs intervalles (PNG, SVG, PDF, JPG).
help-ray = Jouer sur une grappe Ray plutôt que sur cette machine ; « local » en démarre une ici.
help-replay = Revoir une partie sauvegardée : pas à pas dans un terminal, en journal dans un tube.
help-replay-examples =
    Exemples :
    $ [bold]overwinter replay partie.json[/bold]
    $ [bold]overwinter replay partie.json --log -l de[/bold]
    $ [bold]overwinter replay partie.json --seat 2 | less[/bold]
help-review = Revenir sur une partie sauvegardée : quelles décisions d’un joueur ont coûté le plus, d’après ce qu’il pouvait savoir.
help-review-examples = Exemple : [bold]overwinter review partie.json --seat 2[/bold]
help-review-seat = Les décisions de qui : 1, 2, …
help-serve = Jouer dans le navigateur : lance un serveur sur cet ordinateur et l’ouvre.
help-serve-examples =
    Exemples :
    $ [bold]overwinter serve[/bold]
    $ [bold]overwinter serve --lan[/bold]
    $ [bold]overwinter serve --packs examples[/bold]
help-packs = Paquets de cartes : les lister, vérifier les vôtres, afficher la référence.
help-packs-examples = Exemple : [bold]overwinter packs check mes-cartes/[/bold] donne fichier, carte, champ et raison de chaque erreur.
help-packs-list = Les paquets fournis avec le programme.
help-packs-check = Vérifier un paquet : chaque erreur avec fichier, carte, champ et raison.
help-packs-reference = Afficher la référence du vocabulaire des cartes.
help-game = Quel jeu : colony ou raxxon.
help-players = Combien de joueurs : de 2 à 5, 4 par défaut ; à raxxon de 1 à 4, 2 par défaut.
help-humans = Combien d’entre eux sont à ce clavier ; 0 : regarder jouer des bots.
help-bot = Bot pour les autres places : easy, normal ou hard, chacun aussi avec un tempérament (normal-careful, -bold, -helpful, -selfish), planner-fast, planner, planner-deep ou random ; dans raxxon greedy, un des planner ou random ; à répéter pour plusieurs, à tour de rôle.
help-talk = Si les bots disent pourquoi ils accusent, votent et refusent.
help-name = Nom d’un joueur ; à répéter pour les places suivantes.
help-objective = Objectif commun : son identifiant ou la fin de celui-ci, ou « random ». Par défaut, celui des débutants.
help-objective-many = Objectif commun : son identifiant ou la fin de celui-ci ; sinon un au hasard à chaque partie.
help-mode = Variante : standard, cooperative, betrayer ou dilemma (2 joueurs).
help-difficulty = Difficulté de raxxon : intro, regular, hard ou expert.
help-hardcore = Jouer la face difficile de l’objectif commun.
help-elimination = Qui perd son dernier survivant quitte la partie.
help-mature = Avec ou sans les cartes les plus sombres ou trop personnelles.
help-betrayal = Avec ou sans objectif de traître parmi ceux qui sont distribués.
help-promo = Avec le survivant supplémentaire.
help-pack = Cartes de la partie : identifiant ou dossier d’un paquet ; à répéter. Sinon « base » ; ou « longnight », ou les deux.
help-module = Une partie des règles à jouer en plus des cartes : improvements, bandits, laboratory ; à répéter.
help-scenario = Un scénario, comme bandit-war : ses objectifs se suivent en une seule séance (voir overwinter packs list).
help-side = De quel côté est le premier joueur quand deux colonies jouent : blue (Pine Ridge), yellow (Mill Creek) ou wolf ; à répéter pour la place suivante. Sinon, chacun son tour.
help-policy = Un réglage de table, nom=valeur (voir docs/rulings.md) ; à répéter.
help-seed = La même graine donne la même partie.
help-seed-many = Graine de la première partie ; les suivantes s’enchaînent.
help-language = en, de ou fr ; sinon la langue du système.
help-continue = Reprendre la dernière partie.
help-resume = Reprendre la partie de ce fichier.
help-save = Sauvegarder dans ce fichier au lieu de l’endroit habituel.
help-pace = Secondes pendant lesquelles chaque action d’un bot reste à l’écran ; 0 : aucune.
help-plain = Écrire ligne après ligne, sans rien redessiner : pour les lecteurs d’écran.
help-games = Combien de parties.
help-processes = Combien en même temps ; sinon une par cœur.
help-out = Y écrire les résultats : JSON Lines, une ligne par partie.
help-plot = Y dessiner les fins et le cours des parties (PNG, SVG, PDF, JPG).
help-file = Une partie sauvegardée.
help-log = Écrire le journal au lieu d’avancer pas à pas.
help-seat = Comme ce joueur l’a vue : 1, 2, … ; sinon en spectateur.
help-at = Commencer après ce nombre de choix.
help-host = Adresse d’écoute, d’ordinaire 127.0.0.1 ; 0.0.0.0 : accessible aux autres ordinateurs.
help-port = Port d’écoute, d’ordinaire 8000 ; 0 : n’importe lequel de libre.
help-data = Dossier des tables sauvegardées ; sinon là où le système garde ce genre de choses.
help-database = Base de données au lieu du fichier de ce dossier : postgresql://NOM@MACHINE/BASE ou sqlite:///FICHIER.
help-open = Ouvrir le navigateur, ou non.
help-lan = Laisser entrer téléphones et amis du même réseau ; comme --host 0.0.0.0.
help-origin = Une autre adresse dont les pages peuvent se connecter ; à répéter pour plusieurs.
help-packs-folder = Dossier de paquets faits maison que les tables peuvent choisir ; à répéter pour plusieurs.
help-proxied = Un proxy inverse placé devant dit qui est le visiteur.
help-durable = SQLite : attendre le disque à chaque réponse ; même une panne de courant n’en perd aucune.
help-bot-delay = Millisecondes entre les gestes de tous les bots, quoi que veuillent les tables.
help-serve-seed = Distribuer chaque table d’après ce nombre, et faire penser les bots de même : pour tester et montrer, pas pour jouer.
help-verbose = Écrire davantage dans le journal.
help-settings = Fichier de réglages (TOML) ; sinon overwinter.toml dans le dossier des données, s’il existe.
help-workers = Nombre de processus qui servent ensemble une adresse ; à plusieurs, il faut PostgreSQL.
help-worker-name = Nom de ce processus parmi plusieurs sur une base ; un proxy le trouve sous /at/NOM.
help-log-format = Journal en « text » ou en « json », un objet par ligne.
help-pack-path = Dossier d’un paquet, ou identifiant d’un paquet fourni.
help-version = Montrer la version.
help-help = Montrer cette aide.
help-panel-arguments = Arguments
help-panel-options = Options
help-panel-commands = Commandes
help-default = [par défaut : { $value }]
help-required = [obligatoire]

cli-day = Jour
cli-evacuated = Évacués
cli-power = Pouvoir de Raxxon
cli-infected-left = Infectés en réserve
cli-quarantine = Quarantaine
cli-outcome-won = La ville est évacuée
cli-outcome-overrun = La ville est submergée
cli-outcome-takeover = Raxxon a pris le pouvoir
error-database-kind = « { $database } » n’est pas une base de données utilisable ici. C’est sqlite:///FICHIER ou postgresql://NOM@MACHINE/BASE.
error-database-open = La base de données « { $database } » ne peut pas être utilisée : { $why }
error-database-newer = La base de données « { $database } » vient d’une version plus récente de ce programme : { $why }
error-database-busy = La base de données « { $database } » est occupée : un autre serveur l’utilise. Arrêtez-le, ou choisissez un autre dossier avec --data.
error-settings-file = Les réglages de « { $file } » sont illisibles : { $why }
error-settings-unknown = Le réglage « { $setting } » n’existe pas ({ $where }).
error-settings-value = Le réglage « { $setting } » ne peut pas être « { $value } ». Attendu : { $wanted }.
error-settings-workers = À plusieurs processus, il faut PostgreSQL et un système qui transmet les connexions ouvertes (Linux, macOS). Indiquez la base avec --database, ou omettez --workers.
error-address = Impossible d’écouter à { $host }, port { $port } : l’adresse est prise ou n’est pas celle de cet ordinateur.

error-known = Il existe : { $known }.
error-too-much = Il y a quelque chose de trop, ou il manque quelque chose.
