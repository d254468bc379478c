### Le serveur : tables, places, ce qu’il refuse, et les pages simples.

## Ce qu’une table peut être

server-game-colony = Overwinter
    .text = Une colonie, un long hiver et un secret dans chaque poche.
server-random = Au hasard
server-random-objective = L’un des objectifs communs est tiré.
server-objective = Objectif commun
server-mode = À qui se fier
server-box = Boîte
server-modules = Modules
box-base = Le premier hiver
    .text = Le jeu de base : trente personnes, une ville.
box-longnight = La longue nuit
    .text = D’autres gens, des pièges, du désespoir, des vulnérables qui ne se taisent plus.
box-all = Les deux, mélangées
    .text = Tous les gens, les crises et les histoires ; vingt cartes dans chaque lieu.
box-warring = La guerre des colonies
    .text = Deux colonies, une ville. Et des trouvailles et d’autres gens pour une seule.
module-improvements = Améliorations
    .text = Quatre chantiers près du feu. Ce qui est fini aide tout le monde.
module-bandits = Bandits
    .text = Ils prennent des lieux et les pillent. On peut attaquer leur repaire.
module-laboratory = Laboratoire Raxxon
    .text = Des pilules, des expériences, et ce qui sort la nuit.
module-random-items = Drôles de trouvailles
    .text = Cinq choses inhabituelles dans chaque pile.
module-warring = Deux colonies
    .text = Deux équipes agissent en même temps dans une ville. La nuit, elles se battent.
module-wolf = Loup solitaire
    .text = Quelqu’un joue seul, avec une tanière et des missions. Vient à nombre impair.
evening-together = Un hiver ensemble
    .text = La première boîte telle quelle : une colonie, un secret pour chacun, peut-être un traître.
evening-gently = La longue nuit, en douceur
    .text = D’autres gens, des choses à bâtir, des sans-défense qui ne se taisent pas.
evening-robbers = Avec des brigands en ville
    .text = Des améliorations à bâtir, et des bandits qui prennent pièces et cartes.
evening-everything = Tout à la fois
    .text = Les deux boîtes, l’établi, les bandits et le laboratoire. Pour qui connaît le froid.
evening-colonies = Deux colonies
    .text = Deux équipes, une ville, des combats la nuit. À nombre impair, quelqu’un est le loup solitaire.
evening-skirmish = Deux colonies, vite
    .text = La même chose, et la bougie brûle dès le début de chaque tour.
server-packs = Autres sets
    .text = Des cartes propres à ce serveur, en plus du jeu.
server-yes = oui
server-no = non

## Qui est attendu

server-waiting = { $name } décide.
server-waiting-bot = { $name } réfléchit.
server-waiting-free = Cette place est libre. Quelqu’un doit la prendre.

## Ce qui se passe à la table

event-table-said = { $seat } : « { $text } »
event-table-joined = { $seat-you ->
    [yes] Vous vous asseyez à la table.
   *[no] { $seat } s’assied à la table.
}
event-table-left = { $seat-you ->
    [yes] Vous quittez la table. Un bot continue.
   *[no] { $seat } quitte la table. Un bot continue.
}
event-table-bot = { $seat-you ->
    [yes] Un bot joue maintenant pour vous.
   *[no] Un bot joue maintenant pour { $seat }.
}
event-table-back = { $seat-you ->
    [yes] Vous jouez de nouveau vous-même.
   *[no] { $seat } est de retour et joue de nouveau.
}
event-table-freed = La place où jouait { $seat } est libre.
event-table-host = { $seat-you ->
    [yes] Vous êtes maintenant l’hôte.
   *[no] { $seat } est maintenant l’hôte.
}
event-table-given = { $seat-you ->
    [yes] Longue absence : la table a confié votre place à un bot.
   *[no] Longue absence : la table a confié la place de { $seat } à un bot.
}
event-table-seat-refused = { $seat-you ->
    [yes] Vous avez demandé une place. La table n’est pas d’accord.
   *[no] { $seat } a demandé une place. La table n’est pas d’accord.
}
event-table-returned = { $seat-you ->
    [yes] Vous revoilà. Votre place est de nouveau à vous.
   *[no] { $seat } est de retour et reprend sa place.
}
event-table-glass = { $seat-you ->
    [yes] La bougie est éteinte : votre tour est fini.
   *[no] La bougie est éteinte : le tour de { $seat } est fini.
}
event-table-clock = { $seat-you ->
    [yes] Votre temps est écoulé. Un bot décide pour vous.
   *[no] { $seat } n’a plus de temps. Un bot décide.
}
event-table-undone = { $votes ->
    [0] { $seat-you ->
        [yes] Vous annulez votre dernière réponse.
       *[no] { $seat } annule sa dernière réponse.
    }
   *[other] La table revient en arrière, comme { $seat-you ->
        [yes] vous l’avez
       *[no] { $seat } l’a
    } demandé.
}
event-table-undo-refused = { $seat-you ->
    [yes] Vous avez demandé un retour en arrière. La table n’est pas d’accord.
   *[no] { $seat } a demandé un retour en arrière. La table n’est pas d’accord.
}

## Ce qui est refusé

error-server = Le serveur refuse cela.
error-server-malformed = Le serveur ne comprend pas ce message.
error-server-hello-first = Dites d’abord de quelle place ou de quelle table il s’agit.
error-server-hello-twice = Cette connexion a déjà une place.
error-server-language = Il n’y a pas de textes dans cette langue.
error-server-no-table = Cette table n’existe pas.
error-server-no-such-game = Ce jeu n’existe pas.
error-server-no-seat = Cette place n’existe pas.
error-server-no-bot = Ce bot n’existe pas.
error-server-no-emote = Ce geste n’existe pas.
error-server-no-game = Aucune partie n’est en cours à cette table.
error-server-token = Ce lien n’ouvre aucune place. La place a peut-être été donnée à quelqu’un d’autre.
error-server-not-host = Seul l’hôte peut le faire.
error-server-watching = Vous ne faites que regarder.
error-server-origin = Cette page n’appartient pas au serveur.
error-server-host = Ce serveur ne se connaît pas sous ce nom. Qui l’exploite peut le lui donner : --origin.
error-server-too-slow = C’est arrivé trop lentement. Réessayez.
error-server-method = Ce n’est pas possible ici.
error-server-too-large = C’est trop gros.
error-server-too-often = Trop à la fois. Attendez un instant.
error-server-too-many = Le serveur est plein. Réessayez plus tard.
error-server-hints-off = À cette table, on joue sans conseils.
error-server-hint-often = Un conseil à la fois. Attendez un instant.
error-server-hint-late = Il n’y a plus rien à décider ici.
error-server-review = Impossible d’apprendre quoi que ce soit de cette partie.
error-server-unreadable = Les parties sauvegardées sont illisibles pour le moment. Réessayez plus tard.
error-server-storage = L’enregistrement a échoué, donc rien n’a eu lieu. Réessayez.
error-server-internal = Quelque chose n’a pas marché. Rien n’a changé.
error-server-stopping = Le serveur s’arrête. Il reviendra.
error-server-moved = Cette table vient de passer à un autre processus du serveur. La connexion est rétablie.
error-server-closed = Cette table est fermée. L’administrateur du serveur peut la rouvrir.
error-server-misrouted = La table se trouve au processus { $worker }, et le proxy ne trouve pas le chemin. À l’administrateur du serveur de regarder.
error-server-full = Aucune place n’est libre.
error-server-seat-taken = Cette place est prise.
error-server-seats-taken = Il y a des gens aux places qui disparaîtraient.
error-server-no-whisper = Vous n’avez personne ici à qui chuchoter. Dites-le à tous.
error-server-sides-uneven = Les équipes sont inégales : { $n } veulent le même camp, qui a { $room ->
        [one] 1 place
       *[other] { $room } places
    }. Que quelqu’un change de camp, ou laissez faire le hasard.
error-server-no-side = À { $n }, ce camp n’existe pas. Le loup solitaire vient à nombre impair.
error-server-seats-free = { $n ->
    [one] { $n } place est encore libre.
   *[other] { $n } places sont encore libres.
}
error-server-not-ready = { $n ->
    [one] { $n } personne n’est pas encore prête.
   *[other] { $n } personnes ne sont pas encore prêtes.
}
error-server-not-lobby = La partie a déjà commencé.
error-server-not-over = La partie n’est pas encore finie.
error-server-not-now = Ce n’est pas possible maintenant.
error-server-nobody-there = Cette place n’appartient à personne.
error-server-seat-held = Qui tient cette place était là il y a un instant. Redemandez dans { $n ->
    [one] une minute.
   *[other] { $n } minutes.
}
error-server-host-here = L’hôte était là il y a un instant. On peut prendre sa suite dans { $n ->
    [one] une minute.
   *[other] { $n } minutes.
}
error-server-needs-vote = En cours de partie, une place a ses secrets. Seule la table peut l’ouvrir, par un vote.
error-server-needs-others = Cette place garde les secrets de quelqu’un. Vous ne pouvez pas l’ouvrir en solitaire.
error-server-nobody-gone = Il n’y a rien à donner à cette place.
error-server-own-seat = Pour rendre votre propre place, quittez la table.
error-server-bot-plays = Un bot joue à cette place. Reprenez-la d’abord.
error-server-vote-open = La table vote déjà sur un retour en arrière.
error-server-no-vote = Aucun vote n’est en cours.
error-server-empty-chat = Il n’y a rien dans cette ligne.
error-server-record-packs = Cette partie utilise des cartes que ce serveur n’a pas.
error-server-packs-gone = Cette table se joue avec des cartes que ce serveur n’a plus : { $packs }. La personne qui le gère peut les remettre.
error-server-no-set = Ce set n’existe pas.
error-server-record-version = Cette partie suit d’autres règles que celles de ce serveur.
error-server-record-hard = Cet enregistrement est trop lourd pour le serveur : il a renoncé à le lire.

## Les pages simples

plain-title = Overwinter, pages simples
plain-no-client = La version illustrée n’est pas installée ici. Les pages simples donnent tout le jeu en texte.
plain-open = Ouvrir les pages simples
plain-tables = Tables publiques
plain-no-tables = Aucune table publique n’est ouverte.
plain-create = Nouvelle table
plain-create-button = Ouvrir une table
plain-play-button = Jouer tout de suite avec des bots
plain-join = Rejoindre une table
plain-join-button = Prendre place
plain-watch-button = Regarder
plain-code = Code d’invitation
plain-name = Votre nom
plain-players = Joueurs
plain-bots = Donner toutes les autres places à des bots
plain-public = Rendre cette table publique
plain-hints = Permettre de demander ce que ferait un bot
plain-hint = Que feriez-vous ?
plain-advised = ← ceci
plain-review-text = Ce que vos décisions ont coûté, d’après ce que vous pouviez savoir : trois au plus. La réflexion prend une minute.
plain-review-auto = Cette page s’actualise d’elle-même jusque-là.
plain-table = Table { $code }
plain-seats = Places
plain-seat-free = libre
plain-seat-bot = bot
plain-seat-person = personne
plain-seat-away = absent
plain-seat-host = hôte
plain-seat-ready = prêt
plain-make-bot = Laisser jouer un bot
plain-make-free = Libérer
plain-make-person = Jouer de nouveau
plain-start = Commencer la partie
plain-ready = Je suis prêt
plain-not-ready = Je ne suis pas prêt
plain-save = Enregistrer
plain-leave = Quitter la table
plain-rematch = Une autre partie
plain-link = Votre lien personnel
plain-link-text = Gardez cette adresse. Elle ouvre votre place sur tout appareil. Ne la montrez à personne.
plain-new-link = Obtenir un nouveau lien
plain-new-link-text = Quelqu’un l’a vu ? Un nouveau lien rend celui-ci caduc.
plain-ask-bot = Demander à la table de confier cette place à un bot
plain-ask-free = Demander à la table d’ouvrir cette place à une personne
plain-take-host = Devenir hôte
plain-seat-vote = Une place
plain-seat-vote-bot = { $name } propose de confier la place de { $seat } à un bot. D’accord ?
plain-seat-vote-free = { $name } propose d’ouvrir la place de { $seat } à une personne, qui en verra les secrets. D’accord ?
plain-invite = Inviter d’autres personnes
plain-invite-text = Envoyez-leur le code { $code } ou cette adresse :
plain-status-lobby = attend des joueurs
plain-status-playing = en cours
plain-status-over = finie
plain-your-turn = À vous de décider
plain-nothing = Vous n’avez rien à décider maintenant.
plain-answer = Choisir
plain-sure = Qu’est-ce que cela ferait ?
plain-refresh = Actualiser
plain-auto = Cette page s’actualise d’elle-même pendant que d’autres décident.
plain-undo = Annuler ma dernière réponse
plain-propose-undo = Demander à la table de revenir en arrière
plain-vote-text = { $name } demande d’annuler { $n ->
    [one] { $n } réponse.
   *[other] { $n } réponses.
} Êtes-vous d’accord ?
plain-vote-yes = Oui, revenir
plain-vote-no = Non, continuer
plain-waiting = Qui décide
plain-chat = Discussion
plain-chat-reminder = Parlez comme vous voulez, mais ne montrez pas votre objectif personnel.
plain-chat-text = Message
plain-chat-send = Dire
plain-chat-side = à notre camp
plain-chat-whisper = Le dire à notre camp seul
plain-side-drawn = camp au hasard
plain-colony-place = { $zombies ->
    [one] { $zombies } zombie
   *[other] { $zombies } zombies
}, { $barricades ->
    [one] { $barricades } barricade
   *[other] { $barricades } barricades
}, bruit : { $noise }, cases libres : { $free }, cartes : { $deck }{ $traps ->
    [0] {""}
    [one] , { $traps } piège
   *[other] , { $traps } pièges
}{ $special ->
    [0] {""}
    [one] , { $special } zombie spécial
   *[other] , { $special } zombies spéciaux
}
plain-entrance = Entrée { $n } : { $zombies ->
    [one] { $zombies } zombie
   *[other] { $zombies } zombies
}, { $barricades ->
    [one] { $barricades } barricade
   *[other] { $barricades } barricades
}{ $traps ->
    [0] {""}
    [one] , { $traps } piège
   *[other] , { $traps } pièges
}
plain-survivor = { $name }, { $place }, { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
}, { $frostbite ->
    [one] { $frostbite } engelure
   *[other] { $frostbite } engelures
}{ $despair ->
    [0] {""}
   *[other] , désespoir : { $despair }
}
plain-player-line = { $name } : cartes en main { $hand }, ajoutées à la crise { $contributions }
plain-crisis-line = { $card } : cartes posées { $laid }, nécessaires { $need }
plain-home = Toutes les tables
plain-replay = Revoir la partie
plain-record = Enregistrer la partie
plain-error = Cela n’a pas marché
plain-yawn = Bâiller
plain-skip = Aller au contenu
plain-mine = Votre côté
plain-label = { $name } : { $value }
plain-condition = { $text } ({ $state })
plain-with = { $text }, avec { $items }
plain-other = Tout le reste
