### Pourquoi une chose est impossible, et ce qui n’a pas marché.

why-no-dice = Vous n’avez pas de dé non utilisé.
why-die-too-low = Trop bas : pour { $survivor }, il faut { $n } ou plus.
why-moved = { $survivor } a déjà fait un déplacement ce tour-ci.
why-forbidden = Une carte l’interdit à { $survivor }.
why-snowbound = Neige : pas de déplacement avec jet de risque cette manche.
why-no-space = Aucun autre lieu n’a de case libre.
why-no-target = Il n’y a personne à attaquer { $place-at }.
why-no-bandit = Aucun bandit { $place-at }.
why-exiled = { $survivor } est en exil.
why-no-entrance = Aucune case d’entrée n’est libre { $place-at }.
why-only-colony = Seulement à la colonie. { $survivor } est ailleurs.
why-no-waste = La décharge est vide.
why-only-outside = Seulement hors de la colonie. { $survivor } y est.
why-deck-empty = Il n’y a plus rien à trouver { $place-at }.
why-wrong-place = { $survivor } ne peut le faire qu’ici : { $place-at }.
why-used = { $survivor } l’a déjà fait cette manche.
why-no-use = Cela n’aurait aucun effet maintenant.
why-passive = Cette compétence agit d’elle-même.
why-answer-first = Répondez d’abord à la question.
why-not-your-turn = Ce n’est pas à vous de jouer.

error-unknown = Quelque chose n’a pas marché.
error-setup = Cette partie ne peut pas être mise en place.
error-setup-players = { $players ->
    [one] On ne peut pas jouer à { $players } joueur. Il en faut de { $min } à { $max }.
   *[other] On ne peut pas jouer à { $players } joueurs. Il en faut de { $min } à { $max }.
}
error-setup-mode = Il n’y a pas de variante « { $mode } ».
error-setup-two-players = À 2 joueurs, on joue la variante coopérative ou le dilemme.
error-setup-dilemma = Le dilemme se joue à 2 exactement.
error-setup-objective = Il n’y a pas d’objectif commun « { $objective } ».
error-setup-humans = { $n } personnes ne peuvent pas s’asseoir à cette table.
error-setup-module = Il n’y a pas de module « { $module } ». Il y a : { $known }.
error-setup-module-pack = « { $module } » se joue avec les cartes de « { $pack } ». Ajoutez ce jeu de cartes, ou laissez le module de côté.
error-setup-module-needs = « { $module } » s’appuie sur « { $other } ». Ajoutez-le, ou laissez les deux de côté.
error-setup-module-excludes = « { $module } » et « { $other } » ne vont pas à la même table. Choisissez l’un des deux.
error-setup-policy = Le réglage « { $policy } » ne peut pas être « { $value } ».
error-setup-cards = Ces paquets ont trop peu de cartes pour cette partie : { $have } sur { $need } { $kind ->
    [places] lieux.
    [faces] faces du dé de risque.
    [objectives] objectifs principaux.
    [survivors] survivants.
    [starters] cartes de départ.
    [crises] crises.
    [betrayal] objectifs de trahison.
   *[standard] objectifs secrets.
}
error-setup-pack = Le set « { $pack } » n’existe pas sur ce serveur. Il y a : { $known }.
error-answer = Cette réponse est impossible.
error-game-over = La partie est finie. Elle n’accepte plus de réponse.
error-not-asked = Vous n’avez rien à décider maintenant.
error-stale-decision = Cette question n’est plus ouverte.
error-not-yet = Une autre question t’attend d’abord.
error-not-offered = Ce choix n’est pas proposé maintenant.
error-undo = Cela ne peut pas être annulé.
error-undo-nothing = Il n’y a rien à annuler.
error-undo-others = Quelqu’un d’autre a agi depuis. Cela ne peut pas être annulé.
error-undo-chance = Des dés ont été lancés ou des cartes mélangées. Cela ne peut pas être annulé.
error-undo-final = Un vote est définitif. Il ne peut pas être annulé.
error-undo-reveal = Quelque chose a été révélé. Cela ne peut pas être annulé.
error-undo-tested = Une carte cachée a été consultée à ce sujet. Seule la table peut revenir en arrière.
error-record = Cette partie sauvegardée est illisible.
error-record-file = Le fichier « { $file } » ne peut être ni lu ni écrit.
error-record-json = Ce fichier n’est pas une partie sauvegardée : ce n’est pas du JSON valide.
error-record-format = Ce fichier n’a pas le format d’une partie sauvegardée.
error-record-seat = Ce fichier contient ce qu’une place a vu d’une partie en cours. On ne peut pas y rejouer ; enregistrez-le de nouveau à la fin.
error-record-version = Cette partie a été sauvegardée par une version que ce programme ne sait pas lire.
error-record-game = Ce fichier est la sauvegarde d’un autre jeu.
error-record-packs = Cette partie sauvegardée demande des paquets de cartes absents ou différents ici : { $packs }.
error-record-module = Cette partie sauvegardée se joue avec « { $module } », ce qui est impossible ici.
error-record-fields = Cette partie sauvegardée est incomplète ou contient des éléments étrangers.
error-record-digest = Cette partie sauvegardée a été modifiée après coup.
error-record-state = La position de cette partie sauvegardée est corrompue.
error-record-answer = Une réponse de cette partie sauvegardée n’était pas proposée à ce moment.
error-record-chance = Les dés et les pioches de cette partie sauvegardée ne vont pas avec ses réponses.
error-record-number = Cette partie sauvegardée contient un nombre qu’aucune partie n’atteint.
error-record-rules = Cette partie a été sauvegardée avec d’autres règles ou d’autres cartes.
error-pack = Ce paquet de cartes est inutilisable.
error-pack-problem = { $where } : { $reason }
error-language = Il n’y a pas de textes en « { $language } ». Il y en a en : { $known }.
error-bot = Il n’y a pas de bot « { $bot } ».
error-usage = Cette commande n’a pas été comprise. Ajoutez --help pour voir comment elle s’emploie.
