### Le jeu dans le terminal : titres, étiquettes et phrases courtes.

cli-board = Plateau
cli-colony = Colonie
cli-location = Lieu
cli-hand = Main
cli-dice = Dés
cli-unused = Non utilisés
cli-used = Utilisés
cli-food = Nourriture
cli-waste = Décharge
cli-morale = Moral
cli-round = Manche
cli-rounds-left = Manches restantes
cli-helpless = Vulnérables
cli-starvation = Famine
cli-crisis = Crise
cli-needed = Il faut
cli-contributed = Ajouté
cli-objective = Objectif commun
cli-progress = Avancée
cli-secret = Votre objectif personnel
cli-players = Joueurs
cli-player = Joueur
cli-survivors = Survivants
cli-survivor = Survivant
cli-log = Journal
cli-tonight = Cette nuit
cli-choose = Choisissez
cli-actions = Actions
cli-cards = Cartes
cli-others = Les autres
cli-back = Retour
cli-help = Aide
cli-glossary = Glossaire
cli-quit = Quitter
cli-save = Sauvegarder
cli-undo = Annuler
cli-more = Plus
cli-entrance = Entrée
cli-zombies = Zombies
cli-barricades = Barricades
cli-noise = Bruit
cli-deck = Pioche
cli-spaces = Cases
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
cli-request = Solliciter une carte
cli-spend-food = Dépenser de la nourriture
cli-exile = Exil
cli-ability = Compétence
cli-end-turn = Terminer le tour
cli-yawn = Bâiller
cli-once = une fois par manche
cli-once-used = utilisé cette manche
cli-at = lieu
cli-die = dé
cli-die-min = dé { $n }+
cli-any-die = n’importe quel dé
cli-free = sans dé
cli-equipped = Équipement
cli-wounds = Blessures
cli-frostbite = Engelure
cli-moved = déplacé
cli-exiled = exilé
cli-eliminated = hors de la partie
cli-first-player = premier joueur
cli-leader = leader
cli-bot = bot
cli-human = humain
cli-you = vous
cli-none = aucun
cli-unknown = inconnu
cli-empty = vide
cli-yes = oui
cli-no = non
cli-met = rempli
cli-not-met = non rempli
cli-lasting = En vigueur
cli-rule = Règle spéciale
cli-story = Récit
cli-options = Options
cli-variant = Variante
cli-language = Langue
cli-setup = Mise en place
cli-result = Résultat
cli-games = Parties

cli-turn-of = { $you ->
    [yes] À vous de jouer, { $seat }.
   *[no] C’est à { $seat } de jouer.
}
cli-press-enter = Appuyez sur Entrée pour continuer.
cli-pass-keyboard = Passez le clavier à { $seat }.
cli-pass-ready = À { $seat } seulement de regarder maintenant. Entrée pour ouvrir.
cli-your-choice = Votre choix
cli-not-a-choice = Saisissez un des nombres ou une des lettres affichés.
cli-more-options = { $n ->
    [one] { $n } autre option
   *[other] { $n } autres options
}
cli-saved = Sauvegardé dans { $file }.
cli-loaded = Chargé depuis { $file }.
cli-undone = C’est annulé.
cli-quit-sure = Quitter sans sauvegarder ?
cli-bye = Le feu brûle encore. À bientôt.
cli-thinking = { $seat } réfléchit.
cli-waiting = On attend { $seat }.
cli-cards-n = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
cli-of = { $n } sur { $total }

cli-game-over = La partie est finie
cli-won = gagné
cli-lost = perdu
cli-you-won = Vous avez gagné.
cli-you-lost = Vous avez perdu.
cli-all-won = La colonie a tenu. Tous ont gagné.
cli-some-won = { $n ->
    [one] { $n } sur { $total } a gagné.
   *[other] { $n } sur { $total } ont gagné.
}
cli-none-won = Personne n’a gagné.
cli-who-won = Qui a gagné, et pourquoi
cli-objective-completed = L’objectif commun est atteint.
cli-objective-failed = L’objectif commun n’est pas atteint.
cli-outcome-completed = objectif commun atteint
cli-outcome-morale = moral tombé à 0
cli-outcome-rounds = temps écoulé
cli-outcome-failed = objectif commun manqué

cli-language-en = Anglais
cli-language-de = Allemand
cli-language-fr = Français
cli-pack-fine = { $pack } : rien à signaler.
