### Les pages de Raxxon : ce que disent le client web et les pages simples autour du jeu.

raxxonpage-title = Overwinter : Raxxon
raxxonpage-game = Raxxon
    .text = Une ville en quarantaine. Sortez les personnes saines avant que l’entreprise ne prenne le pouvoir. De 1 à 4, tous du même côté.
raxxonpage-difficulty = Difficulté
raxxonpage-characters = Personnages
raxxonpage-characters-choose = choisis
    .text = Chacun choisit un personnage. En solitaire, on choisit chaque jour.
raxxonpage-characters-random = distribués
    .text = Chacun reçoit un personnage. En solitaire, on choisit chaque jour.
raxxonpage-bot-easy = Facile
    .text = Fait le plus souvent ce qu’il faut. Pour une première soirée.
raxxonpage-bot-normal = Normal
    .text = Pèse les cartes que personne n’a encore vues.
raxxonpage-bot-hard = Difficile
    .text = Essaie dans sa tête, jusqu’au matin suivant, ce qu’il pourrait faire. Réfléchit un tiers de seconde.

## La page d’accueil et le salon.

raxxonpage-start = Une autre ville, une autre nuit
raxxonpage-start-alone = Jouer seul
raxxonpage-start-table = Ouvrir une table Raxxon

## La table.

raxxonpage-of = { $n } sur { $of }
raxxonpage-city = La ville
raxxonpage-your-side = Fiche de personnage
raxxonpage-day = Jour { $n }
raxxonpage-day-label = Jour
raxxonpage-crowd = La foule
raxxonpage-crowd-n = { $n } dans la foule
raxxonpage-crowd-none = Personne dans les rues.
raxxonpage-crowd-size = La foule : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} sur { $rows } lignes et { $columns } colonnes
raxxonpage-row = Ligne { $n }
raxxonpage-cell = Ligne { $row }, colonne { $col }
raxxonpage-free-cell = Libre : ligne { $row }, colonne { $col }
raxxonpage-line = { $line ->
    [row] Ligne { $n }
   *[column] Colonne { $n }
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
raxxonpage-gap = vide
raxxonpage-face-is-up = face visible
raxxonpage-face-is-down = face cachée
raxxonpage-face-up = { $name } ({ $group })
raxxonpage-face-down-known = face cachée, déjà vue : { $name } ({ $group })
raxxonpage-with-tokens = { $card }, barrage { $n }
raxxonpage-roadblock = barrage avec { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
raxxonpage-seen = déjà vu
raxxonpage-unknown = inconnu
raxxonpage-power-of = sur { $of }, puis nous perdons
raxxonpage-evacuated = En sécurité
raxxonpage-evacuated-of = sur { $of } personnes saines
raxxonpage-next = La prochaine retournée
raxxonpage-next-does = { $n ->
    [1] 1re
   *[other] { $n }e
} : { $what }
raxxonpage-next-nothing = { $n ->
    [1] 1re
   *[other] { $n }e
} : rien
raxxonpage-next-count = { $n ->
    [one] { $n } visible maintenant
   *[other] { $n } visibles maintenant
}
raxxonpage-count-draw = hors de la foule
raxxonpage-count-supply = infections restantes
raxxonpage-count-uncontained = quarantaine, ouverte
raxxonpage-count-contained = quarantaine, sûre
raxxonpage-piles = Les piles
raxxonpage-piles-open = Regarder les piles
raxxonpage-evening = Ce soir, l’infection { $n ->
    [0] ne touche personne que nous connaissions
    [1] progresse au moins une fois
   *[other] progresse au moins { $n } fois
}.

## Fiches.

raxxonpage-sheets = Fiches de personnage
raxxonpage-sheet-of = Fiche : { $name }
raxxonpage-nobody-yet = Pas encore de personnage
raxxonpage-actions = Actions
raxxonpage-free = gratuit
raxxonpage-extra = Pour une carte Raxxon : { $text }
raxxonpage-spaces = Cases occupées : { $n } sur { $of }
raxxonpage-tokens = cases occupées { $count }
raxxonpage-tokens-n = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
raxxonpage-due = À payer au prochain tour
raxxonpage-due-now = À payer avant ce tour
raxxonpage-pass = Passer
raxxonpage-pass-text = { $solo ->
    [yes] La fiche est vidée, et la seconde moitié de la journée commence.
   *[no] Hors jeu pour le reste de la journée.
}
raxxonpage-passed = Hors jeu pour aujourd’hui
raxxonpage-has-passed = a passé
raxxonpage-must-pass = Doit passer au prochain tour
raxxonpage-second-half = Seconde moitié de la journée
raxxonpage-why-full = Aucune case n’est libre.
raxxonpage-why-target = { $action ->
    [evacuate] Personne ne peut sortir maintenant.
    [strike] Il n’y a rien à frapper.
    [quarantine] Aucune carte infectée n’est visible.
   *[other] Cela n’aurait aucun effet maintenant.
}
raxxonpage-why-grounded = Pas d’évacuation aujourd’hui.

## Choisir.

raxxonpage-ask-crowd = Choisissez dans la foule.
raxxonpage-ask-line = Choisissez une ligne ou une colonne par son en-tête.
raxxonpage-go-none = Choisissez d’abord
raxxonpage-go-flip = Retourner la carte choisie
raxxonpage-go-place = La poser là
raxxonpage-go-pick = { $why ->
    [flip] Retourner la carte choisie
    [peek] Regarder cette carte
    [interview] Lui parler
    [kill] Tuer cette carte
    [kill-around] Tuer cette carte
    [evacuate] Faire sortir
    [move-evac] Faire sortir
    [move-contained] Enfermer
    [turn-down] Retourner face cachée
    [swap] Déplacer cette carte
    [swap-with] Échanger avec celle-ci
    [roadblock] Barrer la rue ici
   *[other] Choisir cette carte
}
raxxonpage-go-line = { $why ->
    [evacuate] Faire sortir cette { $line ->
        [row] ligne
       *[column] colonne
    }
    [kill] Frapper cette { $line ->
        [row] ligne
       *[column] colonne
    }
   *[other] Choisir cette { $line ->
        [row] ligne
       *[column] colonne
    }
}
raxxonpage-card = Carte Raxxon

## La fin.

raxxonpage-verdict = { $outcome ->
    [won] La ville est vide.
    [overrun] La ville est submergée.
   *[takeover] La ville appartient à Raxxon.
}
raxxonpage-summary = { $outcome ->
    [won] Les { $goal } personnes saines sont dehors, au jour { $day }. Vous avez gagné.
    [overrun] Évacués : { $n } sur { $goal }. Au jour { $day }, plus rien n’arrêtait l’infection.
   *[takeover] Évacués : { $n } sur { $goal }. Au jour { $day }, l’entreprise a pris le pouvoir.
}
raxxonpage-end-people = Qui était là
raxxonpage-end-safe = en sécurité
raxxonpage-end-days = { $n ->
    [one] jour
   *[other] jours
}
raxxonpage-end-killed = tués
raxxonpage-end-cards = cartes Raxxon
raxxonpage-end-actions = { $n ->
    [one] { $n } jeton posé
   *[other] { $n } jetons posés
}
raxxonpage-end-loose = Encore à l’intérieur
raxxonpage-end-course = Le déroulement
raxxonpage-chart-evacuated = En sécurité
raxxonpage-chart-power = Pouvoir et infections restantes
raxxonpage-chart-infected = En liberté le soir, et tués
raxxonpage-chart-by-day = par jour
raxxonpage-chart-power-note = plein : pouvoir, contour : infections restantes
raxxonpage-chart-infected-note = plein : infectés, contour : tués
raxxonpage-chart-label = { $title }, jour après jour : { $values }
raxxonpage-col-day = Jour
raxxonpage-col-power = Pouvoir
raxxonpage-col-supply = Infections restantes
raxxonpage-col-infected = En liberté
raxxonpage-col-killed = Tués

## Les règles en bref.

raxxonpage-rules = Chaque jour une foule se forme, face cachée. À votre tour, payez pour les jetons de votre fiche, puis agissez une fois. Qui passe est hors jeu pour la journée. Le soir, chaque carte infectée en liberté propage l’infection. Sortez toutes les personnes saines avant que la réserve d’infection ou la patience de l’entreprise ne s’épuise.
raxxonpage-term-crowd = La foule
    .text = Des cartes en lignes et colonnes, 6 sur 6 au plus. Adjacent veut dire à gauche, à droite, au-dessus ou en dessous. Les vides restent, les cartes ne glissent jamais.
raxxonpage-term-add = Ajouter une carte
    .text = La carte du dessus de la pioche arrive face cachée, sur une case libre avec le plus de voisins possible.
raxxonpage-term-flip = Nombres exacts
    .text = Quand une carte est retournée, comptez les cartes visibles de son groupe. Il ne se passe quelque chose que si ce nombre exact figure sur la carte.
raxxonpage-term-kill = Tuer
    .text = Les cartes tuées vont dans la défausse et reviennent. Qui était sain laisse quelque chose derrière lui.
raxxonpage-term-healthy = Sains et infectés
    .text = Les hostiles sont sains aussi : il faut les sortir comme les autres.
raxxonpage-term-tokens = Jetons et conséquences
    .text = Toute action sauf l’enquête prend une case. Dès le tour suivant, et à chaque tour de la journée, ce qui y est inscrit arrive d’abord. Vous pouvez vous arrêter après chaque symbole ; c’est passer.
raxxonpage-term-quarantine = Quarantaine
    .text = Qui est en quarantaine sécurisée ne compte pas ce soir. Ensuite, sa quarantaine n’est plus sécurisée, et il compte de nouveau demain.
raxxonpage-term-infect = Infection
    .text = Une carte de la réserve va dans la défausse. S’il en faut une et qu’il n’y en a plus, la ville est submergée.
raxxonpage-term-power = Le pouvoir de Raxxon
    .text = À 8, l’entreprise prend le pouvoir.
raxxonpage-term-card = Cartes Raxxon
    .text = Si la condition de la carte est remplie, elle s’applique. Sinon elle attend dans la pile des cartes non déclenchées.
raxxonpage-term-solo = En solitaire
    .text = Choisissez un personnage chaque jour. La journée finit quand vous passez pour la deuxième fois ; la première vide votre fiche.

## Touches.

raxxonpage-key-actions = Choisir une action
raxxonpage-key-pass = Passer
raxxonpage-key-crowd = Dans la foule
raxxonpage-key-do = Faire
