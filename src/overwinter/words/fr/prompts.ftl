### Les questions : ce qu’un joueur doit décider.

ask-keep-survivors = Choisissez vos survivants et leur leader.
ask-turn = Que faites-vous ?
ask-attack-with = { $survivor } attaque. Utilisez-vous quelque chose pour cela ?
ask-attack-safely = { $survivor } attaque. Évitez-vous le jet de risque ?
ask-free-attack = Qui attaque qui ? Aucun dé n’est nécessaire.
ask-search = { $survivor } fouille { $place-at } et trouve : { $cards }. Et maintenant ?
ask-lure = Quel zombie vient { $place-to } ? { $n ->
    [one] { $n } peut encore venir.
   *[other] Jusqu’à { $n } peuvent encore venir.
}
ask-request = { $symbol-id ->
    [any] { $seat } demande toute carte utile, à jouer aussitôt. En proposez-vous une ?
   *[other] { $seat } demande des { $symbol-cards }, à jouer aussitôt. En proposez-vous une ?
}
ask-request-more = { $symbol-id ->
    [any] { $seat } demande toute carte utile. En proposez-vous une autre ?
   *[other] { $seat } demande des { $symbol-cards }. En proposez-vous une autre ?
}
ask-accept = De qui acceptez-vous la { $symbol-card } ?
ask-equip-requested = Qui prend { $card } comme équipement ?
ask-move-requested = Qui se déplace avec { $card }, et où ?
ask-play-requested = Que faites-vous avec { $card } ?
ask-take-equipment = { $survivor } propose { $card } à { $to }. Acceptez-vous ?
ask-burn-fuel = L’objectif demande une carte carburant cette nuit. En proposez-vous une ?
ask-pick-fuel = De qui accepte-t-on la carte carburant pour l’objectif ?
ask-effect-order = Plusieurs effets sont dus. Lequel vient ensuite ?
ask-bite-spread = La morsure atteint { $survivor } { $place-at }. Que faites-vous ?
ask-bite-cure = { $survivor } subit une morsure. Donnez-vous une carte médicament pour l’annuler ?
ask-crossroads = { $card } : que choisissez-vous ?
ask-crossroads-vote = { $card } : que votez-vous ?
ask-exile-vote = { $nominee-you ->
    [yes] Faut-il vous exiler ?
   *[no] Faut-il exiler { $nominee } ?
}
ask-keep-first-player = { $seat-you ->
    [yes] Le jeton premier joueur reste-t-il chez vous ?
   *[no] Le jeton premier joueur reste-t-il chez { $seat } ?
}
ask-tie-break = Le vote est à égalité et vous tranchez. { $question }
ask-shown = { $what ->
    [crisis] La prochaine crise est { $cards }.
   *[item] La première carte de la pioche, { $place-at }, est { $cards }.
}
ask-pass-survivor = Lequel de vos survivants passe au joueur à votre gauche ?
ask-may = { $card } : voulez-vous vous en servir ?
ask-lend-die = { $seat } vous demande votre dé de { $die }. Le donnez-vous ?
ask-give-card = { $seat } demande { $card }. Donnez-vous la carte ?
ask-give-up-survivor = { $survivor } quitterait la partie. Êtes-vous d’accord ?
ask-dose = Donnez-vous une carte médicament à { $survivor } ? Sinon, vous perdez un dé.
ask-experiment = { $survivor } peut tenter l’expérience, avec un jet de risque. Le voulez-vous ?

## Quel survivant ?

ask-survivor-card = { $card } : quel survivant ?
ask-survivor-choose-own = Lequel de vos survivants ?
ask-survivor-choose-any = Quel survivant ?
ask-survivor-own-at = Lequel de vos survivants { $place-at } ?
ask-survivor-lowest-tie = Plusieurs ont l’influence la plus basse. Qui est touché ?
ask-survivor-death-order = Plusieurs survivants meurent. Qui meurt en premier ?
ask-survivor-relocate = Vos survivants doivent quitter la colonie. Qui part ensuite ?
ask-survivor-swap = Il n’y a plus de place dehors. Qui échange sa place avec votre survivant ?
ask-survivor-wound = Qui subit la prochaine blessure ?
ask-survivor-share-wounds = Qui partage les blessures ?
ask-survivor-give-wound = Qui donne une blessure à l’autre ?
ask-survivor-heal = Qui soignez-vous ?
ask-survivor-make-room = Le lieu est plein. Qui va à la colonie ?
ask-leader-new-leader = Qui mène maintenant votre groupe ?

## Quel dé ?

ask-die-card = { $card } : quels dés proposez-vous ? Il en manque { $n }.
ask-die-spend-die = { $n ->
    [one] Quel dé dépensez-vous ?
   *[other] Quels dés dépensez-vous ? Encore { $n }.
}
ask-die-borrow-die = Quel dé demandez-vous ?
ask-die-reroll-first = Quel dé relancez-vous ?
ask-die-reroll = { $n ->
    [one] Quel dé relancez-vous ?
   *[other] Quels dés relancez-vous ?
}
ask-die-raise-die = Lequel de vos dés augmentez-vous ?
ask-die-lower-die = Lequel des dés de l’autre joueur baissez-vous ?
ask-die-set-die = Quel dé tournez-vous ?
ask-face-set-die = Sur quel nombre ?
ask-face-draw-and-gift = Combien de cartes prenez-vous dans la pioche pour les donner ?

## Quelle carte ?

ask-card-card = { $card } : quelles cartes proposez-vous ? Il en manque { $n }.
ask-card-stake = Quelles cartes misez-vous ? Encore { $n } au plus.
ask-card-food-for-die = Cédez-vous une carte nourriture contre 1 dé de plus ?
ask-card-search-deck = Quelles cartes prenez-vous dans la pioche ? Encore { $n } au plus.
ask-card-take-arsenal = Que prenez-vous dans l’arsenal des bandits ? Encore { $n }.
ask-card-to-arsenal = Quelles cartes vont à l’arsenal des bandits ? Encore { $n }.
ask-one-more-bandit = Encore un bandit { $destination-at } ?
ask-card-keep-revealed = Lesquelles des cartes révélées gardez-vous ? Encore { $n } au plus.
ask-card-recover = Quelles cartes faites-vous revenir dans la partie ? Encore { $n }.
ask-card-lose-equipment = Quel équipement abandonnez-vous ?
ask-card-lay-on-objective = Quelles cartes posez-vous sur l’objectif ?
ask-card-lose-card = Quelles cartes perdez-vous ? Encore { $n }.
ask-card-must-contribute = Quelle carte donnez-vous pour la crise ?
ask-card-ask-for-card = Quelle carte demandez-vous ?
ask-card-pay = Que donnez-vous pour cela ? { $n ->
    [one] Encore { $n } carte.
   *[other] Encore { $n } cartes.
}
ask-card-give-card = Quelles cartes donnez-vous ? { $n ->
    [one] 1 carte.
   *[other] { $n } cartes.
}
ask-card-keep-card = Quelles cartes gardez-vous ? Encore { $n }.
ask-card-take-card = Quelle carte prenez-vous ?
ask-card-medicine-for-morale = Quelles cartes médicament quittent la partie pour 1 de moral ? Encore { $n }.
ask-card-any-die = Grâce à quoi ce dé trop bas suffit-il ?
ask-card-pay-for-attack = Quelle carte jouez-vous pour l’attaque ?

## Où ?

ask-entrance-remove-zombie = À quelle entrée un zombie disparaît-il ?
ask-entrance-kill-zombie = À quelle entrée un zombie est-il tué ?
ask-entrance-barricade = À quelle entrée dresse-t-on la barricade ?
ask-entrance-tear-down = À quelle entrée démonte-t-on quelque chose ?
ask-entrance-lure-to = À quelle entrée le zombie arrive-t-il ?
ask-place-kill-zombie = Où un zombie est-il tué ?
ask-place-own-location = Dans quel lieu où vous avez un survivant ?
ask-place-location = Quel lieu ?
ask-place-item-deck = Quelle pioche d’objets ?
ask-place-bandit-comes = C’est vous qu’ils écoutent maintenant. Où va le prochain bandit ?
ask-place-bandits-from = D’où partent des bandits ?
ask-place-bandits-to = Où vont-ils ?
ask-place-arrival = Où arrive le nouveau survivant ?
ask-place-relocate = Où va-t-on ?

## Quel joueur ?

ask-player-choose-player = Quel joueur ?
ask-player-borrow-pip = À qui prenez-vous un point de dé ?
ask-player-gift = Qui reçoit la carte ?
ask-player-accuse = Qui accusez-vous ?

## Quoi d’abord ?

ask-order-card = { $card } : quelle voie ?
ask-order-heal-kind = Que soignez-vous ?
ask-order-give-kind = Qu’est-ce qui passe ?
ask-order-order-crises = Quelle crise vient en premier ?
ask-card-dose = Quel médicament jouez-vous ?
ask-card-bite-cure = Quel médicament donnez-vous contre la morsure ?
ask-player-medicine-for-morale = Dans la main de quel joueur ?
ask-call-first-player = { $seat-you ->
    [yes] Vous passeriez le jeton premier joueur. Demander un vote pour le garder ?
   *[no] { $seat } passerait le jeton premier joueur. Demander un vote pour qu’il reste ?
}
ask-order-trap-or-barricade = L’entrée est pleine. Qu’est-ce qui la tient ?
ask-order-which-helpless = Lequel des survivants vulnérables meurt ?
ask-look = { $what ->
    [take] Vous voyez : { $cards }. Que prenez-vous ?
    [order] Vous voyez : { $cards }. Laquelle vient ensuite, à partir du haut ?
    [strip-keep] Vous voyez : { $cards }. Laquelle gardez-vous ?
    [strip-remove] Vous voyez : { $cards }. Laquelle personne ne doit-il jamais trouver ?
   *[top-or-bottom] Vous voyez : { $cards }. Où va-t-elle ?
}
ask-swap-card = Quelle carte donnez-vous ?
ask-take-contribution = Donné pour la crise : { $cards }. En prenez-vous une ?
ask-agree = { $seat } vous demande : { $card }. Êtes-vous d’accord ?
ask-swap-dice = { $seat } vous offre un { $gets } contre votre { $gives }. Êtes-vous d’accord ?
ask-exposure-again = { $card } : relance-t-on le dé de risque pour { $survivor } ?
ask-takes-wounds = { $target } subirait : { $result-name }. { $survivor } s’interpose ?
ask-survivor-equip = Qui en est équipé ?
ask-player-agree = À qui demandez-vous ?
ask-player-swap-dice = Avec qui échangez-vous un dé ?
ask-die-give-die = Quel dé donnez-vous ?
ask-die-want-die = Quel dé voulez-vous en échange ?
ask-card-exposure-again = Quelle carte sacrifiez-vous pour cela ?
ask-entrance-trap = À quelle entrée pose-t-on le piège ?
ask-place-move-noise = Où le bruit s’entend-il à présent ?
ask-order-tear-down = Que démonte-t-on ?
ask-draw-survivor = Vous piochez : { $cards }. Qui vous rejoint ?
ask-survivor-move-along = Qui vient avec ?
ask-place-drive-off = Où chasse-t-on les zombies ?
ask-order-use-requested = Comment utilisez-vous la carte ?
ask-raid-again = { $survivor } obtient un { $n } au repaire. Relancer avec { $card } ?
