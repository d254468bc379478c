### Libellés du client web.

web-title = Overwinter
web-title-your-turn = À vous de jouer. Overwinter
web-claim = Une colonie, un hiver, et des gens qui ne veulent pas tous la même chose.
web-skip = Aller au contenu
web-close = Fermer
web-back = Retour
web-loading = De la neige sur la ligne. Un instant.
web-offline = Le serveur ne répond pas. Réessayez dans un instant.
web-refused = Ce n’est pas possible maintenant.
web-lost = Connexion perdue. Nouvel essai en cours. Rien de ce que vous avez fait n’est perdu.
web-gone = La porte est fermée
web-link-dead = Plus personne n’est assis derrière ce lien.
web-take-back = Jouer ici
web-to-start = Vers l’accueil
web-bye = { $reason ->
    [replaced] Cette place est maintenant jouée sur un autre appareil.
    [left] Vous avez quitté votre place.
    [freed] L’hôte a donné cette place à quelqu’un d’autre.
    [renewed] Cette place a un nouveau lien. L’ancien n’ouvre plus rien.
    [voted] Longue absence. La table a ouvert votre place à quelqu’un d’autre.
    [flood] Trop de messages à la fois d’ici. Attendez un instant.
   *[other] Le serveur a coupé la connexion.
}

## L’accueil.

web-play-now = Jouer
web-play-now-hint = Vous et trois bots. La première nuit tombe dans une minute.
web-start-more = Tables et réglages
web-your-name = Votre nom
web-your-name-hint = Comment vous appeler ?
web-their-name = Nom
web-continue-as = en tant que { $name }, { $when }
web-forget = Oublier { $code } sur cet appareil
web-friends = Entre amis
web-open-table = Ouvrir une table
web-code = Code de la table
web-code-hint = Code ou lien
web-join = Rejoindre
web-companion = À côté de la boîte
    .text = Vous avez le jeu imprimé ? Les téléphones gardent ses secrets et lisent ses histoires. Même sans réseau.
    .begin = Sortir les téléphones
    .go-on = Reprendre à côté de la boîte
web-open-tables = Tables ouvertes
web-no-tables = Aucune table ouverte n’attend de joueurs.
web-table-of = Chez { $name }
web-table-free = { $free ->
    [one] { $free } place libre sur { $players }
   *[other] { $free } places libres sur { $players }
}
web-table-runs = { $players } joueurs, en cours
web-sit = S’asseoir
web-sit-down = Prendre place
web-watch = Regarder
web-record-load = Charger une partie
web-record-save = Enregistrer la partie
web-record-bad = Ce fichier n’est pas l’enregistrement d’une partie.
web-record-seat = Cet enregistrement ne contient que ce que savait une place. L’enregistrement complet s’obtient une fois la partie finie.
web-plain = Page simple

## Lumière, langue, mouvement.

web-language = Langue
web-theme = Lumière
web-theme-system = comme l’appareil
web-theme-dark = nuit
web-theme-light = jour
web-motion = Mouvement
web-motion-system = comme l’appareil
web-motion-full = les pièces bougent
web-motion-calm = calme

## Avant la partie.

web-lobby-title = Chez { $name }, cette nuit
web-lobby-sub = { $free ->
    [0] Les { $seats } places sont prises.
   *[other] Places prises : { $taken } sur { $seats }. Le code fait entrer les amis.
}
web-lobby-seats = Places
web-lobby-settings = Réglages
web-lobby-tonight = La partie de cette nuit
web-lobby-players = Places
web-lobby-players-text = Personnes et bots ensemble.
web-lobby-fill = Compléter avec des bots
web-lobby-start = Allumer le feu
web-lobby-ready = Je suis là
web-lobby-not-ready = Pas encore
web-lobby-ready-ask = Dites quand vous voulez commencer.
web-lobby-wait-host = On attend que { $name } allume le feu.
web-lobby-watching = Toutes les places sont prises. Vous regardez.
web-objective-random = Au hasard
web-objective-random-text = L’objectif commun est tiré au début de la partie.
web-fact-morale = Moral { $n }
web-fact-rounds = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
web-clock = Temps de réflexion
web-clock-none-text = Personne n’est pressé.
web-clock-text = Quand il est écoulé, un bot répond à cette seule question.
web-clock-mail-text = Personne n’a besoin de rester. Revenez quand c’est à vous.
web-clock-mail = par correspondance
web-clock-seconds = { $n ->
    [0] sans horloge
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
    [900] 15 minutes
    [86400] 1 jour
   *[other] { $n } secondes
}
web-public = Ouverte à tous
web-public-text = La table figure sur la page d’accueil.
web-policies = Règles maison
web-policies-text = Là où les règles laissent une question ouverte, la table décide.
web-seat-free = Place libre
web-seat-or-bot = ou un bot
web-seat-bot = bot
web-seat-bot-manner = bot, { $manner }
web-seat-ready = prêt
web-seat-choosing = réfléchit…
web-seat-here = présent
web-seat-away = absent
web-seat-host = hôte
web-seat-standin = un bot joue
web-seat-this-device = cet écran
web-seat-friend = Un ami
web-seat-friend-text = Envoyez le lien. Qui l’ouvre peut s’asseoir.
web-seat-here-too = Quelqu’un ici avec vous
web-seat-here-too-text = Vous partagez cet écran et vous le passez.
web-seat-a-bot = Un bot
web-seat-give-up = Quitter cette place
web-seat-to-bot = Laisser jouer un bot
web-seat-to-person = Rendre la place
web-seat-to-free = Libérer la place
web-seat-to-host = Nommer hôte
web-seat-ask-bot = Demander un bot à la place
web-seat-ask-free = Demander l’ouverture
web-seat-take-host = Devenir hôte
web-rename = Renommer
web-invite = Invitation
web-qr = Le lien sous forme de code à scanner
web-invite-copy = Copier l’invitation
web-copied = Copié

## Passer l’écran.

web-hand-to = Passez l’écran à { $name }
web-hand-away = Que les autres détournent les yeux. { $name } va voir ses cartes et son secret.
web-hand-news = Entre-temps
web-hand-open = Je suis { $name }. Maintenir pour ouvrir
web-hand-hint = Maintenez une seconde, pour qu’un contact involontaire ne montre rien.

## Journal et discussion.

web-talk = Journal et discussion
web-log = Journal
web-log-empty = Rien ne s’est encore passé.
web-log-filter = Montrer
web-log-all = Tout
web-log-mine = À moi
web-log-deaths = Morts
web-log-cards = Cartes
web-log-none = Rien de tel jusqu’ici.
web-log-newest = Au plus récent
web-chat = Discussion
web-chat-say = Dites quelque chose…
web-chat-send = Envoyer
web-chat-unread = { $n ->
    [one] { $n } nouvelle ligne
   *[other] { $n } nouvelles lignes
}
web-chat-reminder = Parlez de tout. Les objectifs personnels ne se montrent pas et ne se lisent pas à voix haute.
web-chat-watching = Qui regarde ne parle pas.
web-emotes = Gestes
web-emote-nod = Hocher la tête
web-emote-shrug = Hausser les épaules
web-emote-thanks = Merci
web-emote-sorry = Pardon
web-emote-think = Réfléchir
web-emote-hurry = Plus vite
web-emote-cheer = Applaudir
web-emote-fear = Frissonner
web-emote-wave = Saluer
web-emote-yawn = Bâiller
web-emote-made = { $kind ->
    [nod] { $name } hoche la tête.
    [shrug] { $name } hausse les épaules.
    [thanks] { $name } remercie.
    [sorry] { $name } s’excuse.
    [think] { $name } réfléchit.
    [hurry] { $name } tape du pied.
    [cheer] { $name } applaudit.
    [fear] { $name } frissonne.
    [wave] { $name } salue.
    [yawn] { $name } bâille.
   *[other] { $name } fait un signe.
}

## Le menu.

web-menu = Menu
web-your-turn = À vous de jouer.
web-rules = Règles et termes
web-rules-round = Une manche : une crise est révélée et tous lancent les dés. Puis chacun joue son tour. La nuit, la colonie mange, la crise frappe ou non, les morts viennent, et l’objectif est vérifié.
web-rules-find = Chercher un terme
web-rules-none = Aucun terme de ce genre.
web-keys = Touches
web-keys-single = Touches simples
web-keys-single-hint = Lettres et chiffres agissent à la table.
web-key-people = les vôtres
web-key-attack = attaquer
web-key-search = fouiller
web-key-move = se déplacer
web-key-barricade = barricader
web-key-lure = appâter
web-key-clean = nettoyer
web-key-hand = votre main
web-key-crisis = la crise
web-key-objective = l’objectif
web-key-log = le journal
web-key-chat = la discussion
web-key-arrows = d’une pièce à l’autre
web-key-choose = choisir
web-key-back = un pas en arrière
web-key-cancel = laisser
web-key-end = finir le tour
web-key-inspect = Qu’est-ce que c’est ?
web-key-undo = annuler
web-key-region = partie suivante de la page
web-key-help = cette liste
web-seats = Qui est assis ici
web-spectators = { $n ->
    [0] Personne ne regarde.
    [one] { $n } personne regarde.
   *[other] { $n } personnes regardent.
}
web-hint = Que feriez-vous ?
web-hint-thinking = Je réfléchis
web-hint-show = Montrez-moi
web-hints = Conseils
web-hints-text = Chacun peut demander ce que ferait un bot à sa place.
web-hints-off = À cette table, on joue sans conseils.
web-key-hint = que feriez-vous ?
web-review = Regard en arrière
web-review-text = Ce qui a coûté le plus à { $name }, d’après ce qu’on pouvait savoir alors : trois décisions au plus.
web-review-whose = Les décisions de qui
web-review-start = Y faire réfléchir
web-review-takes = Cela prend une minute. Vous pouvez partir et revenir.
web-review-working = Réflexion en cours
web-review-waiting = { $n ->
    [0] C’est le suivant
    [one] Une autre partie passe avant
   *[other] { $n } autres parties passent avant
}
web-review-failed = Impossible d’apprendre quoi que ce soit.
web-review-none = Rien ne saute aux yeux. C’était bien choisi.
web-review-watching = Seuls ceux qui étaient à cette table peuvent y faire réfléchir.
web-review-given = Choisi
web-review-better = Mieux
web-review-of = sur 100
web-review-watch = Revoir ce moment
web-bots-talk = Les bots parlent
web-bots-talk-text = Ils disent pourquoi ils accusent, votent et refusent. Ce peut être un mensonge.
web-bot-level = Quel niveau
web-bot-standin = Laisser un bot jouer pour moi
web-bot-back = Jouer à nouveau moi-même
web-pace = Ce qui se passe s’affiche
web-pace-0 = tranquillement
web-pace-1 = posément
web-pace-2 = vivement
web-pace-3 = vite
web-pace-4 = d’un coup
web-pace-hint = Vous voyez ce que font les autres, une chose après l’autre. Le rythme convient ?
web-pace-fine = Ça va
web-ahead = Passer
web-ahead-n = { $n ->
    [0] Aller au présent
    [one] Aller au présent, encore 1 événement
   *[other] Aller au présent, encore { $n } événements
}
web-key-skip = passer ce qui est montré
web-undo-propose = Demander à la table de revenir en arrière
web-undo-vote = Revenir en arrière
web-undo-asked = { $name } demande un retour en arrière. { $n ->
    [one] { $n } réponse serait annulée.
   *[other] { $n } réponses seraient annulées.
}
web-undo-waiting = On attend { $names }.
web-undo-yes = Revenir
web-undo-no = Laisser
web-seat-vote = Une place
web-seat-vote-bot = { $name } propose de confier à un bot la place de { $seat }, longtemps absent.
web-seat-vote-free = { $name } propose d’ouvrir la place de { $seat } à une personne, qui en verra les secrets.
web-seat-vote-yes = D’accord
web-seat-vote-no = Laisser
web-personal-link = Votre lien
web-personal-link-text = Il transporte votre place sur un autre appareil. Qui le possède joue à votre place : gardez-le pour vous.
web-personal-link-copy = Copier mon lien
web-personal-link-lost = Quelqu’un d’autre l’a vu ? Prenez-en un nouveau : l’ancien n’ouvrira plus rien.
web-personal-link-new = Obtenir un nouveau lien
web-leave = Quitter ma place
web-leave-playing = Un bot reprend votre groupe. Vous ne pourrez pas revenir à cette place.
web-leave-lobby = Votre place se libère.
web-leave-stay = Rester
web-leave-yes = Quitter
web-credits = Crédits
web-credits-game = Overwinter est une édition non officielle, par des gens qui aiment le jeu de plateau. Tous les mots et dessins sont les nôtres, sauf ce qui suit.
web-credits-glyphs = Pictogrammes
web-credits-glyphs-text = Recolorés, du projet Game-icons :
web-credits-type = Caractères
web-credits-drawings = Nos dessins
web-credits-drawings-text = Les morts, les planches, le bruit, les cinq contours, le bol, la neige des toits, les petits signes, les dés et les scènes.

## Pièces.

web-pips = { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
}, { $frostbite ->
    [one] { $frostbite } engelure
   *[other] { $frostbite } engelures
}{ $despair ->
    [0] {""}
   *[other] , { $despair } désespoir
} ; { $limit } tuent
web-noise = Bruit : { $made } sur { $spaces }
web-card-fits = Convient à la crise
web-card-or = ou
web-dialog-fold = Voir la table
web-dialog-unfold = Retour à la question
web-round = Manche { $n }

## Les leçons : apprendre en jouant.

web-lessons = Leçons
web-lessons-switch = Apprendre en jouant
web-lessons-again = Les revoir toutes
web-lesson-n = Leçon { $n } sur { $of }
web-lesson-count = { $of ->
    [one] Apprendre en jouant
   *[other] Apprendre en jouant, { $n } sur { $of }
}
web-lesson-on = Continuer
web-lesson-skip = Passer celle-ci
web-lesson-none = Plus de leçons
web-lesson-i-know = Je connais le jeu
web-lesson-known = Déjà connu
web-lesson-had = déjà vue
web-first = Votre premier hiver
web-first-hint = Apprendre en jouant, avec deux bots et un hiver clément. Environ 40 minutes.
web-first-city = Votre premier soir
web-first-city-hint = Apprendre en jouant, seul. Environ 30 minutes.

## La fin.

web-end-verdict = { $outcome ->
    [completed] La colonie a tenu.
    [morale] La colonie s’est effondrée.
    [rounds] Le temps est écoulé.
    [betrayed] La colonie a été vendue.
   *[other] La colonie a échoué.
}
web-end-summary = { $outcome ->
    [completed] { $objective }, atteint à la manche { $round }.
    [morale] { $objective } était l’objectif. Le moral est tombé à 0 à la manche { $round }.
    [rounds] { $objective } n’a pas été atteint en { $round } manches.
    [betrayed] { $objective } : trahison à la manche { $round }.
   *[other] { $objective }, échec à la manche { $round }.
} { $winners ->
    [0] Personne n’a gagné.
    [one] { $winners } sur { $players } a gagné.
   *[other] { $winners } sur { $players } ont gagné.
}
web-end-morale = moral restant
web-end-rounds = { $n ->
    [one] manche
   *[other] manches
}
web-end-felled = { $n ->
    [one] zombie abattu
   *[other] zombies abattus
}
web-end-lost = { $n ->
    [one] personne perdue
   *[other] personnes perdues
}
web-end-secrets = Secrets
web-end-you = { $name }, vous
web-end-won = Gagné
web-end-lost-game = Perdu
web-end-traitor = Traître
web-end-exiled = En exil
web-end-met = rempli
web-end-not-met = non rempli
web-end-people = Survivants
web-end-gone = n’est plus là
web-end-course = Le cours de la partie
web-end-charts = Courbes affichées
web-end-start = début
web-end-died = { $n ->
    [one] { $names } meurt
   *[other] { $names } meurent
}
web-end-moments = Moments
web-end-look = Voir la table
web-end-back = Retour à la fin
web-end-watch = Revoir la partie
web-end-again = Rejouer
web-chart-morale = Moral
web-chart-dead = Les morts
web-chart-food = Nourriture
web-chart-deaths = Décès
web-chart-given = Apports
web-chart-table = En tableau
web-chart-after-round = après chaque manche
web-chart-by-round = par manche
web-chart-dead-note = plein : venus, contour : abattus
web-chart-given-note = plein : cartes pour les crises, contour : zombies abattus
web-chart-morale-label = Moral au début et après chaque manche : { $values }
web-chart-food-label = Nourriture au début et après chaque manche : { $values }
web-chart-dead-label = Zombies par manche. Venus : { $came }. Abattus : { $felled }.
web-chart-deaths-label = Décès par manche : { $values }
web-chart-given-label = Cartes ajoutées aux crises : { $values }
web-col-round = Manche
web-col-zombies = Zombies
web-col-came = Venus
web-col-felled = Abattus
web-col-given = Cartes, { $name }

## Revoir une partie.

web-replay = Revoir la partie
web-replay-step = Étape { $n } sur { $of }
web-replay-position = Position
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-back = Un pas en arrière
web-replay-next = Un pas en avant
web-replay-speed = Vitesse
web-replay-eyes = Vu par qui
web-replay-all = ce que tous ont vu
web-replay-as = en tant que { $name }
web-replay-link = Copier un lien vers ce moment
web-replay-leave = À la table
web-replay-past = Ce qui est passé reste tel quel.

## Mes parties

web-me = Vous
web-my-games = Mes parties
web-my-with = avec { $names }
web-my-alone = en solitaire
web-my-bots = { $n ->
    [one] 1 bot
   *[other] { $n } bots
}
web-my-lobby = pas encore commencée
web-my-begins = commence
web-my-round = tour { $n } sur { $last }
web-my-round-only = tour { $n }
web-my-day = jour { $n }
web-my-turn = à vous
web-my-standin = un bot joue pour vous
web-my-waits = { $name } décide
web-my-waits-several = { $n } décident
web-my-won = gagnée
web-my-lost = perdue
web-my-invited = { $name } vous demande
web-my-somebody = Quelqu’un
web-my-decline = Pas aujourd’hui : { $code }
web-my-forget = Retirer { $code } de la liste
web-back-title = Un bot a joué pour vous.
web-back-text = La place est toujours la vôtre.
web-back-later = Qu’il continue
web-nowhere = Il n’y a rien ici
web-nowhere-text = Rien que de la neige. Il manque peut-être une lettre dans l’adresse.
web-sound = Son
web-sound-off = éteint
web-sound-soft = doux : appels seulement
web-sound-full = plein

## Ce qu’on joue

web-plan-change = Autre chose
web-plan-parts = Choisir les parties
web-plan-players = { $n ->
    [one] 1 personne.
   *[other] { $n } personnes.
}
web-plan-sentence = { $n ->
    [0] { $box }.
   *[other] { $box } avec { $parts }.
}
web-fact-minutes = environ { $n } min
web-minutes-about = minutes, environ
web-plus-minutes = +{ $n } min
web-harder-0 = pas plus dur
web-harder-1 = plus dur
web-harder-2 = bien plus dur
web-hard-1 = facile
web-hard-2 = moyen
web-hard-3 = dur
web-hard-4 = très dur
web-needs-set = demande { $set }
web-needs-module = demande { $modules }
web-needs-players = demande { $n } personnes ou plus
web-needs-variant = pas dans cette variante
web-needs-off = pas avec : { $name }
web-by-number = vient seul à 5, 7, 9 ou 11
web-most-players = à { $n } au plus
web-two-needed = une colonie, c’est à { $n } au plus
web-boxes-all = Les trois boîtes
web-sets-two-colonies = { $low } à { $high } : deux colonies
web-side = Camp
web-side-chance = Laisser faire le hasard
web-side-drawn = tiré au sort quand le feu s’allume
web-side-room = { $n } sur { $room }
web-side-join = Par ici
web-side-let = Que le hasard décide pour moi
web-glass = Bougie
web-glass-text = Brûle pour qui agit encore quand l’autre a fini. Puis le tour se termine.
web-glass-none-text = Personne n’est pressé quand deux agissent à la fois.
web-double = Temps de bougie
web-double-off = Comme convenu à la table
web-double-on = Deux fois plus pour moi
web-chat-to = Qui l’entend
web-chat-all = Tous
web-chat-ours = Notre colonie
web-chat-say-ours = Dites-le à notre colonie…
web-sets-question = Combien s’assoient ?
web-sets-bots-count = Les bots comptent. On peut changer jusqu’à ce que le feu brûle.
web-sets-one-colony = { $low } à { $high } : une colonie
web-sets-good-for = Bien pour { $n }, peu importe qui vient
web-sets-take = Dresser cette table
web-sets-or = Ou
web-sets-parts = Choisir les parties moi-même
web-parts = Les parties
web-parts-back = Retour au bon choix
web-parts-boxes = Boîtes et modules
web-parts-goal = Un objectif
web-parts-goals = Objectifs
web-parts-story = Une histoire en parties
web-parts-together = Ce que cela donne
web-parts-last-box = il faut au moins une boîte
web-parts-brought = vient avec l’histoire
web-parts-left-out = Les cartes d’un module laissé de côté ne sont pas mêlées.
web-decks = Les pioches
web-decks-people = Survivants
web-decks-crises = Crises
web-decks-stories = Histoires
web-decks-finds = Chaque pioche d’objets
web-decks-finds-count = { $boxes ->
    [one] { $n }
   *[other] { $n }, tirées de { $boxes } boîtes
}
web-decks-secrets = Secrets
web-decks-secrets-count = { $n } pour { $players } joueurs
