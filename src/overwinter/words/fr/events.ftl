### Le journal : une ligne par événement. $x-you vaut "yes" si le lecteur est ce joueur.

## Le cours de la partie

event-objective = { $side ->
    [hardcore] Objectif commun : { $objective }, face hardcore.
   *[normal] Objectif commun : { $objective }.
}
event-first-player = { $seat-you ->
    [yes] Vous voilà premier joueur.
   *[no] Premier joueur désormais : { $seat }.
}
event-first-player-stays = { $seat-you ->
    [yes] Vous restez premier joueur.
   *[no] { $seat } reste premier joueur.
}
event-round = { $left ->
    [1] La manche { $round } commence, la dernière.
   *[other] La manche { $round } commence ; avec celle-ci, il en reste { $left }.
}
event-dice = { $seat-you ->
    [yes] Vous lancez les dés : { $dice }.
   *[no] { $seat } lance les dés : { $dice }.
}
event-turn = { $seat-you ->
    [yes] C’est à vous de jouer.
   *[no] C’est à { $seat } de jouer.
}
event-turn-end = { $seat-you ->
    [yes] Vous terminez votre tour.
   *[no] { $seat } termine son tour.
}
event-night = La nuit tombe sur la manche { $round }.
event-yawn = { $seat-you ->
    [yes] Vous bâillez.
   *[no] { $seat } bâille.
}
event-game-over = { $outcome ->
    [completed] L’objectif commun est atteint. La partie est finie.
    [morale] Le moral est à 0. La partie est finie.
    [rounds] La dernière manche est finie, et la partie avec elle.
    [betrayed] L’un des nôtres n’en était pas. La partie est finie.
   *[failed] L’objectif commun a échoué. La partie est finie.
} { $winners-n ->
    [0] Personne ne gagne.
    [one] { $winners } gagne.
   *[other] { $winners } gagnent.
}

## La nuit

event-food-paid = { $n ->
    [0] Personne n’a besoin de nourriture cette nuit.
    [one] La colonie mange { $n } jeton nourriture. Reste : { $food }.
   *[other] La colonie mange { $n } jetons nourriture. Reste : { $food }.
}
event-starved = La colonie a faim : il lui faut { $need } jetons nourriture, elle en a { $food }. { $starvation ->
    [one] Il y a maintenant { $starvation } jeton famine.
   *[other] Il y a maintenant { $starvation } jetons famine.
}
event-noise-test = { $heard ->
    [yes] Le bruit { $place-at } attire un zombie.
   *[no] Le bruit { $place-at } se perd.
}
event-no-fuel = Personne ne pose de carte carburant sur l’objectif.

## Les pistes

event-morale = { $n-sign ->
    [up] Le moral monte à { $morale } : { $reason }.
   *[down] Le moral tombe à { $morale } : { $reason }.
}
event-food = { $n-sign ->
    [up] { $n ->
        [one] { $n } jeton nourriture en plus. En réserve : { $food }.
       *[other] { $n } jetons nourriture en plus. En réserve : { $food }.
    }
   *[down] { $n ->
        [one] { $n } jeton nourriture en moins. En réserve : { $food }.
       *[other] { $n } jetons nourriture en moins. En réserve : { $food }.
    }
}
event-starvation = { $n ->
    [one] { $n } jeton famine de plus ; cela fait { $starvation }.
   *[other] { $n } jetons famine de plus ; cela fait { $starvation }.
}
event-helpless = { $n-sign ->
    [up] { $n ->
        [one] { $n } survivant vulnérable arrive à la colonie ; cela fait { $helpless }.
       *[other] { $n } survivants vulnérables arrivent à la colonie ; cela fait { $helpless }.
    }
   *[down] { $n ->
        [one] { $n } survivant vulnérable quitte la colonie ; il en reste { $helpless }.
       *[other] { $n } survivants vulnérables quittent la colonie ; il en reste { $helpless }.
    }
}
event-helpless-died = Un survivant vulnérable meurt. { $left ->
    [0] Il n’en reste aucun.
   *[other] Il en reste { $left }.
}
event-sample-roll = Le jet d’échantillon donne { $n }. { $samples ->
    [one] Jusqu’ici, { $samples } échantillon.
   *[other] Jusqu’ici, { $samples } échantillons.
}
event-condition-added = { $card } : l’objectif commun en demande désormais davantage.

## La crise

event-crisis = La crise de cette manche : { $crisis }.
event-crisis-cancelled = La crise aurait été { $crisis }. Elle est écartée ; cette manche n’en a pas.
event-crisis-buried = La crise { $crisis } passe sous sa pioche. Elle ne frappe pas cette manche.
event-contributed = { $seat-you ->
    [yes] Vous posez une carte face cachée pour la crise.
   *[no] { $seat } pose une carte face cachée pour la crise.
}
event-contributed-secret = Vous posez { $card } face cachée pour la crise.
event-contributed-equipment = { $seat-you ->
    [yes] Vous prenez { $card } à un de vos survivants pour la crise.
   *[no] { $seat } prend { $card } à un de ses survivants pour la crise.
}
event-contribution = { $fits ->
    [yes] Pour la crise : { $card }. Cela aide ; le compte est à { $total }.
   *[no] Pour la crise : { $card }. Cela nuit ; le compte est à { $total }.
}
event-crisis-averted = Crise prévenue : { $crisis }. { $total } sur { $need }.
event-crisis-failed = Crise non prévenue : { $crisis }. { $total } sur { $need }.

## Zombies et barricades

event-zombies = { $broken ->
    [0] { zombies-arrive }
   *[other] { $n ->
        [0] { zombies-break }
       *[other] { zombies-arrive } { zombies-break }
    }
}
zombies-arrive = { $n ->
    [one] { $n } zombie arrive { $place-at }.
   *[other] { $n } zombies arrivent { $place-at }.
}
zombies-break = { $broken ->
    [one] { $broken } barricade cède { $place-at }.
   *[other] { $broken } barricades cèdent { $place-at }.
}
event-overrun = { $place-gates ->
    [1] L’entrée est pleine. Un zombie force le passage { $place-at }.
   *[other] L’entrée { $entrance } est pleine. Un zombie force le passage { $place-at }.
}
event-overrun-held = { $place-gates ->
    [1] L’entrée est pleine { $place-at }, mais personne ne meurt.
   *[other] L’entrée { $entrance } est pleine { $place-at }, mais personne ne meurt.
}
event-zombie-killed = { $survivor-kind ->
    [none] Un zombie est tué { $place-at }.
   *[survivor] { $survivor } tue un zombie { $place-at }.
}
event-zombie-removed = Un zombie disparaît { $place-at }.
event-lured = Un zombie { $origin-at } l’entend et vient { $place-to }.
event-barricade = { $place-gates ->
    [1] Une barricade se dresse { $place-at }.
   *[other] Une barricade se dresse { $place-at }, entrée { $entrance }.
}
event-barricades-gone = { $n ->
    [one] { $n } barricade a disparu { $place-at }.
   *[other] { $n } barricades ont disparu { $place-at }.
}
event-torn-down = { $what ->
    [trap] Un piège est démonté { $place-at }.
   *[barricade] Une barricade est démontée { $place-at }.
}
event-noise = { $n ->
    [one] Du bruit { $place-at } : { $n } jeton.
   *[other] Du bruit { $place-at } : { $n } jetons.
}
event-noise-gone = { $n ->
    [one] { $n } jeton bruit disparaît { $place-at }.
   *[other] { $n } jetons bruit disparaissent { $place-at }.
}

## Ce que font les survivants

event-moved = { $survivor } va { $place-at }.
event-roll-waits = Le jet de risque pour { $survivor } attend un second déplacement, ou la fin du tour.
event-placed = { $survivor } est maintenant { $place-at }.
event-attack = { $die ->
    [0] { $survivor } attaque { $place-at }.
   *[other] { $survivor } attaque { $place-at } avec le { $die }.
}
event-attack-survivor = { $hit ->
    [yes] { $survivor } attaque { $target }. Le dé donne { $n } : touché.
   *[no] { $survivor } attaque { $target }. Le dé donne { $n } : manqué.
}
event-attack-bandit = { $hit ->
    [yes] { $survivor } s’en prend à un bandit. Le dé donne { $n } : touché.
   *[no] { $survivor } s’en prend à un bandit. Le dé donne { $n } : manqué.
}
event-bandits-gone = { $n ->
    [one] Un bandit de moins { $place-at }.
   *[other] { $n } bandits de moins { $place-at }.
}
event-bandit-arrived = { $n ->
    [one] Un bandit arrive { $place-at }.
   *[other] Un bandit arrive { $place-at }. Ils sont { $n } maintenant.
}
event-bandit-no-space = Un bandit passe { $place-at }, ne trouve pas de place et repart.
event-plundered = { $n ->
    [one] Un bandit prend ceci { $place-at } et l’emporte au repaire : { $cards }.
   *[other] Les bandits prennent ceci { $place-at } et l’emportent au repaire : { $cards }.
}
event-raided = { $way ->
    [search] { $survivor } fouille le repaire.
   *[attack] { $survivor } donne l’assaut au repaire.
} Le dé donne { $rolled } : { $wounds ->
    [0] indemne
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
}, { $cards-due ->
    [0] rien trouvé.
    [one] { $cards-due } carte.
   *[other] { $cards-due } cartes.
}
event-took-arsenal = { $seat-you ->
    [yes] Vous prenez dans l’arsenal des bandits : { $cards }.
   *[no] { $seat } prend dans l’arsenal des bandits : { $cards }.
}
event-laid-in-arsenal = { $seat-you ->
    [yes] De votre main à l’arsenal des bandits : { $cards }.
   *[no] De la main de { $seat } à l’arsenal des bandits : { $cards }.
}
event-bandit-moved = Un bandit s’en va ailleurs : il était { $place-at }, le voilà { $destination-at }.
event-attract = { $survivor } attire des zombies { $place-to }.
event-search = { $survivor } fouille { $place-at }.
event-search-kept = { $under ->
    [0] { search-kept }
    [one] { search-kept } { $under } carte passe sous la pioche.
   *[other] { search-kept } { $under } cartes passent sous la pioche.
}
search-kept = { $n ->
    [0] { $survivor } ne garde rien.
    [one] { $survivor } garde { $n } carte.
   *[other] { $survivor } garde { $n } cartes.
}
event-search-kept-secret = { $under ->
    [0] { $survivor } garde { $cards }.
    [one] { $survivor } garde { $cards }. { $under } carte passe sous la pioche.
   *[other] { $survivor } garde { $cards }. { $under } cartes passent sous la pioche.
}
event-cleaned = { $n ->
    [one] { $survivor } retire { $n } carte de la décharge. Reste : { $waste }.
   *[other] { $survivor } retire { $n } cartes de la décharge. Reste : { $waste }.
}
event-used = { $card-kind ->
    [own] { $survivor } utilise sa compétence.
    [survivor] { $survivor } utilise une compétence ({ $card }).
   *[other] { $survivor } utilise { $card }.
}
event-equipped = { $survivor } prend { $card } comme équipement.
event-handed-off = { $survivor } donne { $card } à { $target }.
event-hand-off-refused = { $survivor } propose { $card } à { $target }, en vain.

## Risque, blessures, mort

event-exposure = { $changed ->
    [yes] Jet de risque pour { $survivor } : { $face-name }, qui compte comme { $result-name }.
   *[no] Jet de risque pour { $survivor } : { $result-name }.
}
event-wounded = { $kind ->
    [despair] { $n ->
        [one] { $survivor } désespère.
       *[other] { $survivor } désespère, { $n } fois.
    }
    [frostbite] { $n ->
        [one] { $survivor } subit { $n } engelure.
       *[other] { $survivor } subit { $n } engelures.
    }
   *[wound] { $n ->
        [one] { $survivor } subit { $n } blessure.
       *[other] { $survivor } subit { $n } blessures.
    }
}
event-healed = { $kind ->
    [despair] { $survivor } reprend courage.
    [frostbite] { $survivor } se remet d’une engelure.
   *[wound] { $survivor } se remet d’une blessure.
}
event-token-turned = { $survivor } : { $old ->
    [frostbite] une engelure
    [despair] un désespoir
   *[wound] une blessure
} devient { $new ->
    [frostbite] une engelure
    [despair] un désespoir
   *[wound] une blessure
}.
event-wound-passed = { $kind ->
    [frostbite] Une engelure passe d’un survivant à l’autre : { $survivor }, puis { $target }.
   *[wound] Une blessure passe d’un survivant à l’autre : { $survivor }, puis { $target }.
}
event-bite-cured = { $seat-you ->
    [yes] Vous donnez { $card }. La morsure ne tue pas { $survivor }.
   *[no] { $seat } donne { $card }. La morsure ne tue pas { $survivor }.
}
event-spread-killed = On abat { $survivor } avant que la morsure ne se propage.
event-spread-roll = { $result ->
    [blank] La morsure atteint { $survivor } et ne va pas plus loin.
   *[other] La morsure se propage à { $survivor }.
}
event-died = { $survivor } meurt { $place-at }.
event-removed = { $survivor } quitte la partie.
event-removed-from-deck = { $survivor } quitte la pioche des survivants et ne viendra pas.
event-equipment-to-hand = { $seat-you ->
    [yes] Vous reprenez en main { $cards }.
   *[no] { $seat } reprend en main { $cards }.
}
event-equipment-lost = { $survivor } perd { $card } ; la carte quitte la partie.
event-equipment-gone = Avec { $survivor } partent : { $cards }.
event-equipment-to-deck = Laissé { $place-at } et mélangé à la pioche : { $cards }.
event-equipment-left = Laissé { $place-at }, à qui le prendra : { $cards }.
event-hand-lost = { $seat-you ->
    [yes] Vous perdez toute votre main : { $cards }.
   *[no] { $seat } perd toute sa main : { $cards }.
}
event-hand-cards-gone = { $n ->
    [one] { $seat } perd 1 carte de sa main, face cachée.
   *[other] { $seat } perd { $n } cartes de sa main, face cachée.
}
event-hand-cards-gone-secret = Vous perdez, à l’insu des autres : { $cards }.
event-leader = { $seat-you ->
    [yes] { $survivor } prend la tête de votre groupe.
   *[no] { $survivor } prend la tête du groupe ({ $seat }).
}
event-joined = { $seat-you ->
    [yes] { $survivor } rejoint votre groupe { $place-at }.
   *[no] { $seat } accueille { $survivor } { $place-at }.
}
event-changed-group = { $seat-you ->
    [yes] { $survivor } passe dans votre groupe.
   *[no] { $survivor } change de groupe et suit { $seat }.
}
event-eliminated = { $seat-you ->
    [yes] Vous êtes hors de la partie.
   *[no] { $seat } est hors de la partie.
}

## Les cartes

event-played = { $seat-you ->
    [yes] Vous jouez { $card }.
   *[no] { $seat } joue { $card }.
}
event-supplied = { $seat-you ->
    [yes] Vous posez { $card } sur l’objectif commun.
   *[no] { $seat } pose { $card } sur l’objectif commun.
}
event-discarded = { $seat-you ->
    [yes] Vous cédez { $card }.
   *[no] { $seat } cède { $card }.
}
event-drew = { $n ->
    [one] { $seat } prend { $n } carte de la pioche, { $place-at }.
   *[other] { $seat } prend { $n } cartes de la pioche, { $place-at }.
}
event-drew-secret = Vous prenez de la pioche, { $place-at } : { $cards }.
event-cards-revealed = Cartes révélées de la pioche, { $place-at } : { $cards }.
event-took-revealed = { $seat-you ->
    [yes] Vous prenez en main { $cards }.
   *[no] { $seat } prend en main { $cards }.
}
event-deck-purged = Ces cartes { $place-at } quittent la partie : { $cards }.
event-deck-wasted = Du dessus de la pioche, { $place-at }, à la décharge : { $cards }.
event-deck-removed = Toute la pioche { $place-at } quitte la partie sans être vue.
event-deck-cut = { $n ->
    [one] La première carte de la pioche, { $place-at }, quitte la partie sans être vue.
   *[other] Les { $n } premières cartes de la pioche, { $place-at }, quittent la partie sans être vues.
}
event-cards-moved = { $n ->
    [one] { $n } carte change de main : { $giver } la perd, { $taker } la prend.
   *[other] { $n } cartes changent de main : { $giver } les perd, { $taker } les prend.
}
event-cards-moved-secret = { $taker-you ->
    [yes] Vous prenez à { $giver } : { $cards }.
   *[no] { $taker } vous prend : { $cards }.
}
event-waste-added = { $n ->
    [one] { $n } carte rejoint la décharge ; elle en compte { $waste }.
   *[other] { $n } cartes rejoignent la décharge ; elle en compte { $waste }.
}
event-swapped-card = { $card } change de main devant tous : { $seat } la donne, { $taker } la prend.
event-asked-for-card = { $seat-you ->
    [yes] Vous demandez { $card }.
   *[no] { $seat } demande { $card }.
}
event-request = { $seat-you ->
    [yes] { $symbol-id ->
        [any] Vous demandez aux autres toute carte utile.
       *[other] Vous demandez aux autres des { $symbol-cards }.
    }
   *[no] { $symbol-id ->
        [any] { $seat } demande aux autres toute carte utile.
       *[other] { $seat } demande aux autres des { $symbol-cards }.
    }
}
event-request-refused = { $seat-you ->
    [yes] Personne ne vous en propose.
   *[no] Personne n’en propose à { $seat }.
}
event-request-granted = { $seat-you ->
    [yes] { $giver } vous donne { $card }.
   *[no] { $giver-you ->
        [yes] Vous donnez { $card } à { $seat }.
       *[no] { $giver } donne { $card } à { $seat }.
    }
}

## Les dés

event-die-changed = { $seat-you ->
    [yes] Un de vos dés passe de { $old } à { $new }.
   *[no] { $seat } : un dé passe de { $old } à { $new }.
}
event-die-passed = Un dé de { $n } change de main : { $giver } le donne, { $taker } le prend.
event-die-refused = { $seat-you ->
    [yes] Vous gardez votre dé.
   *[no] { $seat } garde le dé.
}
event-contest = { $dice } contre { $against }.
event-rolled-off = { $seat-you ->
    [yes] Vous faites { $n }.
   *[no] { $seat } fait { $n }.
}
event-die-rolled = Le dé donne { $n }.
event-die-rolled-for = Le dé pour { $survivor } donne { $n }.
event-dice-rolled = { $dice-n ->
    [0] Il n’y a personne pour qui lancer les dés.
   *[other] Les dés donnent { $dice }.
}
event-dice-lost = { $seat-you ->
    [yes] { $n ->
        [one] Vous perdez { $n } dé.
       *[other] Vous perdez { $n } dés.
    }
   *[no] { $n ->
        [one] { $seat } perd { $n } dé.
       *[other] { $seat } perd { $n } dés.
    }
}
event-dice-gained = { $seat-you ->
    [yes] Vous lancez en plus : { $dice }.
   *[no] { $seat } lance en plus : { $dice }.
}
event-dice-next-round = { $n-sign ->
    [up] { $n ->
        [one] { $n } dé de plus au prochain lancer.
       *[other] { $n } dés de plus au prochain lancer.
    }
   *[down] { $n ->
        [one] { $n } dé de moins au prochain lancer.
       *[other] { $n } dés de moins au prochain lancer.
    }
}

## La croisée des chemins

event-crossroads-drawn = { $seat } pioche une carte Croisée des chemins.
event-crossroads-drawn-secret = Vous piochez une carte Croisée des chemins : { $card }.
event-crossroads = { $seat-you ->
    [yes] Vous voilà à la croisée des chemins : { $card }.
   *[no] { $seat } arrive à la croisée des chemins : { $card }.
}
event-crossroads-choice = { $card } : { $option }.
event-crossroads-nothing = { $card } : il n’y a rien à faire.
event-lasting = { $survivor-kind ->
    [none] { $card } reste en vigueur.
   *[survivor] { $card } reste avec { $survivor }.
}
event-lasting-at = { $card } reste désormais { $place-at }.
event-lasting-over = { $card } : c’est fini.
event-scheduled = { $card } : la suite vient à la fin de la prochaine manche.
event-schedule-due = { $card } : voici la suite.
event-offered = { $seat-you ->
    [yes] Vous proposez { $what ->
        [die] { $n ->
            [one] { $n } dé
           *[other] { $n } dés
        }
       *[card] { $n ->
            [one] { $n } carte
           *[other] { $n } cartes
        }
    }.
   *[no] { $seat } propose { $what ->
        [die] { $n ->
            [one] { $n } dé
           *[other] { $n } dés
        }
       *[card] { $n ->
            [one] { $n } carte
           *[other] { $n } cartes
        }
    }.
}
event-paid = { $card } : le prix est payé.
event-not-paid = { $card } : le prix n’est pas payé. Tout ce qui était proposé est rendu.
event-staked = { $seat-you ->
    [yes] Vous misez { $cards }.
   *[no] { $seat } mise { $cards }.
}
event-gamble-roll = { $seat-you ->
    [yes] Vous lancez les dés pour votre mise : { $dice }.
   *[no] { $seat } lance les dés pour sa mise : { $dice }.
}
event-gamble-won = { $seat-you ->
    [yes] Vous gagnez toutes les mises : { $cards }.
   *[no] { $seat } gagne toutes les mises : { $cards }.
}

## Votes et exil

event-votes = Les votes. { $votes }.
event-item-broken = { $card } est hors d’usage. Il n’en reste rien à { $survivor }.
event-vote-weighs = { $seat-you ->
    [yes] Votre voix compte pour { $n }.
   *[no] La voix de { $seat } compte pour { $n }.
}
event-tie-broken = { $seat-you ->
    [yes] Égalité. Vous tranchez : { $choice }.
   *[no] Égalité. { $seat } tranche : { $choice }.
}
vote-entry = { $seat } : { $choice }
vote-exile-vote = { $choice ->
    [1] exil
   *[other] pas d’exil
}
vote-keep-first-player = { $choice ->
    [1] garder
   *[other] transmettre
}
vote-crossroads-vote = option { $choice }
event-nominated = { $seat-you ->
    [yes] Vous demandez un vote : faut-il exiler { $nominee } ?
   *[no] { $nominee-you ->
        [yes] { $seat } demande un vote : faut-il vous exiler ?
       *[no] { $seat } demande un vote : faut-il exiler { $nominee } ?
    }
}
event-exile-failed = { $nominee-you ->
    [yes] Vous pouvez rester.
   *[no] { $nominee } peut rester.
}
event-exiled = { $objective-kind ->
    [none] { $seat } part en exil. Son objectif personnel reste secret.
   *[card] { $seat } part en exil sans avoir trahi. Son objectif personnel était { $objective }.
}
event-exiled-secret = { $objective-kind ->
    [none] Vous partez en exil. Votre nouvel objectif : { $exile }.
   *[card] Vous partez en exil. Tous voient votre ancien objectif, { $objective }. Le nouveau : { $exile }.
}
event-two-innocents = { $seats } n’avaient pas trahi et sont pourtant en exil. La colonie perd tout espoir.

## Regarder des cartes cachées

event-looked-at-card = { $other-you ->
    [yes] { $seat } regarde une de vos cartes.
   *[no] { $seat } regarde une carte chez { $other }.
}
event-looked-at-card-secret = Vous voyez une carte chez { $other } : { $card }.
event-looked-at-hand = { $other-you ->
    [yes] { $seat } regarde votre main.
   *[no] { $seat } regarde toute la main, chez { $other }.
}
event-looked-at-hand-secret = Vous voyez toute la main, chez { $other } : { $cards }.
event-hand-shown = { $seat-you ->
    [yes] Vous montrez toute votre main : { $cards }.
   *[no] { $seat } montre toute sa main : { $cards }.
}
event-looked-at-objective = { $other-you ->
    [yes] { $seat } regarde votre objectif personnel.
   *[no] { $seat } regarde un objectif personnel, chez { $other }.
}
event-looked-at-objective-secret = { $objective-kind ->
    [none] { $other } n’a pas d’objectif personnel.
   *[card] { $other } a pour objectif personnel { $objective }.
}
event-looked-at-crises = { $seat } regarde les prochaines crises.
event-looked-at-crises-secret = Vous voyez les prochaines crises : { $cards }.
event-looked-at-top = { $seat } regarde la première carte de la pioche, { $place-at }.
event-looked-at-top-secret = Vous voyez la première carte de la pioche, { $place-at } : { $card }.
event-trap-fired = { $place-gates ->
    [1] Le piège saute { $place-at }. { $n ->
        [0] Il ne reste rien de ce qui venait.
        [one] Il déchiquette 1 zombie de plus.
       *[other] Il déchiquette { $n } zombies de plus.
    }
   *[other] Le piège de l’entrée { $entrance } saute { $place-at }. { $n ->
        [0] Il ne reste rien de ce qui venait.
        [one] Il déchiquette 1 zombie de plus.
       *[other] Il déchiquette { $n } zombies de plus.
    }
}
event-calmed = { $seat-you ->
    [yes] Vous donnez { $card }. Près du feu, quelqu’un cesse de crier.
   *[no] { $seat } donne { $card }. Près du feu, quelqu’un cesse de crier.
}
event-first-player-vote = { $seats } { $seats-n ->
    [one] demande
   *[other] demandent
} un vote sur le premier joueur.
event-unruly = { $n-sign ->
    [up] { $n ->
        [one] Un survivant vulnérable devient turbulent.
       *[other] { $n } survivants vulnérables deviennent turbulents.
    }
   *[down] { $n ->
        [one] Un survivant turbulent se calme.
       *[other] { $n } survivants turbulents se calment.
    }
} Turbulents à présent : { $unruly }.
event-waste-removed = { $n ->
    [one] { $n } carte quitte la décharge ; il en reste { $waste }.
   *[other] { $n } cartes quittent la décharge ; il en reste { $waste }.
}
event-trap-laid = { $place-gates ->
    [1] { $turned ->
        [true] Une barricade est piégée { $place-at }.
       *[false] Un piège explosif est posé { $place-at }.
    }
   *[other] { $turned ->
        [true] Une barricade de l’entrée { $entrance } est piégée { $place-at }.
       *[false] Un piège explosif est posé à l’entrée { $entrance } { $place-at }.
    }
}
event-noise-moved = Le bruit s’entend maintenant { $place-at } ({ $n }).
event-looked-at-cards = { $seat-you ->
    [yes] Vous regardez les premières cartes d’un paquet : { $n }.
   *[no] { $seat } regarde les premières cartes d’un paquet : { $n }.
}
event-looked-at-cards-secret = Au sommet du paquet, vous voyez : { $cards }.
event-put-under = { $seat-you ->
    [yes] Vous mettez la carte sous le paquet.
   *[no] { $seat } met la carte sous le paquet.
}
event-cards-away = { $pile ->
    [waste] À la décharge : { $cards }.
   *[removed] Hors du jeu : { $cards }.
}
event-looked-at-contributions = { $seat-you ->
    [yes] Vous regardez ce qui a été donné pour la crise.
   *[no] { $seat } regarde ce qui a été donné pour la crise.
}
event-looked-at-contributions-secret = Donné pour la crise : { $cards }.
event-took-contribution = { $seat-you ->
    [yes] Vous en prenez une carte.
   *[no] { $seat } en prend une carte.
}
event-took-contribution-secret = Vous prenez { $card }.
event-disagreed = { $seat-you ->
    [yes] Vous refusez.
   *[no] { $seat } refuse.
}
event-swap-refused = { $seat-you ->
    [yes] Vous gardez vos dés.
   *[no] { $seat } garde ses dés.
}
event-dice-swapped = { $seat-you ->
    [yes] Vous donnez un { $gives } à { $other } et recevez un { $gets }.
   *[no] { $seat } donne un { $gives } à { $other } et reçoit un { $gets }.
}
event-die-returned = { $seat-you ->
    [yes] Votre { $n } revient, non utilisé.
   *[no] Le { $n } de { $seat } revient, non utilisé.
}
