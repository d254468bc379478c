### Ce qui arriverait : les chances, les suites d’un choix, la nuit qui vient.

odds-line = { $parts }.
odds-none = Pas de jet de risque.
odds-part = { $face ->
    [wound] { $n } sur { $total } blessure
    [frostbite] { $n } sur { $total } engelure
    [bitten] { $n } sur { $total } morsure
   *[blank] { $n } sur { $total } rien
}

odds-roll = { $rolls ->
    [one] Jet de risque pour { $survivor } : { $odds }
   *[other] { $rolls } jets de risque pour { $survivor }, chaque fois : { $odds }
}
foresee-zombies = { $n ->
    [one] { $n } zombie arrive { $place-at }.
   *[other] { $n } zombies arrivent { $place-at }.
}
foresee-barricade-breaks = { $place-gates ->
    [1] { $n ->
        [one] { $n } barricade cède { $place-at }.
       *[other] { $n } barricades cèdent { $place-at }.
    }
   *[other] { $n ->
        [one] { $n } barricade cède à l’entrée { $entrance }{ $place-whose }.
       *[other] { $n } barricades cèdent à l’entrée { $entrance }{ $place-whose }.
    }
}
foresee-entrance-full-dies = { $place-gates ->
    [1] L’entrée { $place-at } est pleine : { $survivor } mourrait.
   *[other] L’entrée { $entrance }{ $place-whose } est pleine : { $survivor } mourrait.
}
foresee-helpless-dies = { $n ->
    [one] { $n } survivant vulnérable meurt.
   *[other] { $n } survivants vulnérables meurent.
}
foresee-morale = { $n-sign ->
    [up] Le moral monte de { $n }.
   *[down] Le moral baisse de { $n }.
}
foresee-food = { $n-sign ->
    [up] { $n ->
        [one] { $n } jeton nourriture en plus.
       *[other] { $n } jetons nourriture en plus.
    }
   *[down] { $n ->
        [one] { $n } jeton nourriture en moins.
       *[other] { $n } jetons nourriture en moins.
    }
}
foresee-kills = { $n ->
    [one] { $n } zombie { $place-at } est tué.
   *[other] { $n } zombies { $place-at } sont tués.
}
foresee-spend-die = Le { $die } est dépensé.
foresee-card-lost = Une carte de moins : { $card }.
foresee-against-crisis = { $card } ne convient pas à la crise : cette carte compte contre elle.
foresee-wound = { $kind ->
    [frostbite] { $n ->
        [one] { $survivor } subit { $n } engelure.
       *[other] { $survivor } subit { $n } engelures.
    }
   *[wound] { $n ->
        [one] { $survivor } subit { $n } blessure.
       *[other] { $survivor } subit { $n } blessures.
    }
}
foresee-dies = { $survivor } meurt.
foresee-noise = { $n ->
    [one] { $n } jeton bruit { $place-at }.
   *[other] { $n } jetons bruit { $place-at }.
}
foresee-zombies-gone = { $n ->
    [one] { $n } zombie disparaît { $place-at }.
   *[other] { $n } zombies disparaissent { $place-at }.
}
foresee-barricade = { $n ->
    [one] { $n } barricade se dresse { $place-at }.
   *[other] { $n } barricades se dressent { $place-at }.
}
foresee-barricades-gone = { $n ->
    [one] { $n } barricade disparaît { $place-at }.
   *[other] { $n } barricades disparaissent { $place-at }.
}
foresee-cleaned = { $n ->
    [one] { $n } carte quitte la décharge. Reste : { $waste }.
   *[other] { $n } cartes quittent la décharge. Reste : { $waste }.
}
foresee-waste = { $n ->
    [one] { $n } carte de plus à la décharge.
   *[other] { $n } cartes de plus à la décharge.
}
foresee-healed = { $kind ->
    [frostbite] { $n ->
        [one] { $survivor } se remet de { $n } engelure.
       *[other] { $survivor } se remet de { $n } engelures.
    }
   *[wound] { $n ->
        [one] { $survivor } se remet de { $n } blessure.
       *[other] { $survivor } se remet de { $n } blessures.
    }
}
foresee-helpless = { $n-sign ->
    [up] { $n ->
        [one] { $n } survivant vulnérable arrive à la colonie.
       *[other] { $n } survivants vulnérables arrivent à la colonie.
    }
   *[down] { $n ->
        [one] { $n } survivant vulnérable quitte la colonie.
       *[other] { $n } survivants vulnérables quittent la colonie.
    }
}
foresee-starvation = { $n ->
    [one] { $n } jeton famine de plus.
   *[other] { $n } jetons famine de plus.
}
foresee-joins = { $survivor } arrive { $place-at }.
foresee-roll-waits = { $survivor } peut se déplacer encore une fois ; le jet de risque attend jusque-là, ou jusqu’à la fin du tour.
foresee-placed = { $survivor } est alors { $place-at }.
foresee-leaves = { $survivor } quitte la partie.
foresee-last-survivor = { $seat-you ->
    [yes] Sans { $survivor }, vous n’avez plus personne : votre main serait perdue aussi.
   *[no] Sans { $survivor }, { $seat } n’a plus personne : sa main serait perdue aussi.
}
foresee-die = Le { $die } devient un { $to }.
foresee-hits-on = { $roll ->
    [1] Seul un 1 touche { $survivor }.
   *[other] { $roll } ou moins touche { $survivor }.
}
foresee-bandit-roll = 4 ou moins chasse le bandit : 4 sur 6. Pas de jet de risque.
foresee-raid = { $way ->
    [search] Le dé est relancé. 1 : une blessure. 2 ou 3 : rien. 4 : une blessure et une carte. 5 ou 6 : une carte.
   *[attack] Le dé est relancé. 1 : 3 blessures. 2 : 2 blessures et une carte. 3 : une blessure et une carte. 4 : une carte. 5 ou 6 : 2 cartes.
}
foresee-arsenal = { $lying ->
    [0] Il n’y a rien à prendre au repaire.
    [one] { $lying } carte s’y trouve.
   *[other] { $lying } cartes s’y trouvent.
}
foresee-may-die = { $faces } sur 6 : { $survivor } meurt.
foresee-bandits-gone = { $n ->
    [one] { $n } bandit de moins { $place-at }.
   *[other] { $n } bandits de moins { $place-at }.
}
foresee-plundered = { $n ->
    [one] { $n } carte est emportée { $place-at }.
   *[other] { $n } cartes sont emportées { $place-at }.
}
foresee-ends-game = La partie prend fin.

night-food-paid = Cette nuit, on mangera { $need ->
    [one] { $need } jeton
   *[other] { $need } jetons
} nourriture. Il y en a { $food }.
night-starves = Cette nuit, il faut { $need ->
    [one] { $need } jeton
   *[other] { $need } jetons
} nourriture. Il y en a { $food } : c’est la faim, et le moral baisse de { $morale }.
night-unruly = { $n ->
    [one] { $n } survivant vulnérable est agité
   *[other] { $n } survivants vulnérables sont agités
} : { $food } de nourriture en plus, { $zombies ->
    [one] { $zombies } zombie de plus.
   *[other] { $zombies } zombies de plus.
}
night-waste = { $n ->
    [one] { $n } carte à la décharge : le moral baisse de { $morale }.
   *[other] { $n } cartes à la décharge : le moral baisse de { $morale }.
}
night-zombies = { $n ->
    [one] { $n } zombie viendra { $place-at }.
   *[other] { $n } zombies viendront { $place-at }.
}
night-plundered = { $n ->
    [one] Les bandits emporteront { $n } carte { $place-at }.
   *[other] Les bandits emporteront { $n } cartes { $place-at }.
}
night-overrun = { $place-gates ->
    [1] L’entrée { $place-at } sera pleine : { $survivor } mourrait.
   *[other] L’entrée { $entrance }{ $place-whose } sera pleine : { $survivor } mourrait.
}
night-overrun-helpless = { $place-gates ->
    [1] L’entrée { $place-at } sera pleine : un survivant vulnérable mourrait.
   *[other] L’entrée { $entrance }{ $place-whose } sera pleine : un survivant vulnérable mourrait.
}
night-overrun-someone = { $place-gates ->
    [1] L’entrée { $place-at } sera pleine : quelqu’un y mourrait.
   *[other] L’entrée { $entrance }{ $place-whose } sera pleine : quelqu’un y mourrait.
}
night-full = { $place-gates ->
    [1] L’entrée { $place-at } sera pleine.
   *[other] L’entrée { $entrance }{ $place-whose } sera pleine.
}
night-morale = Cette nuit, le moral baisse de { $n }.
night-or-more = Ou davantage : le bruit et la crise peuvent s’y ajouter.
night-crisis = Crise { $crisis } : il en faut { $need }. { $laid ->
    [0] Aucune carte n’est encore posée face cachée.
    [one] { $laid } carte est posée face cachée.
   *[other] { $laid } cartes sont posées face cachée.
}
night-fuel = Cette nuit, il faut poser une carte carburant sur l’objectif, sinon la partie est perdue.
night-calm = La nuit sera calme, pour autant qu’on sache.
