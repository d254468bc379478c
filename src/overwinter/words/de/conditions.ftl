### Was Ziele verlangen.

# How far a condition is.
condition-progress = { $limit ->
    [most] { $have }, höchstens { $need }
   *[least] { $have } von { $need }
}

condition-rounds-survived-min = Die Kolonie übersteht { $n } Runden.
condition-main-objective-completed = Das gemeinsame Ziel ist erfüllt.
condition-main-objective-not-completed = Das gemeinsame Ziel ist nicht erfüllt.
condition-samples-min = { $per-player ->
    [0] { $n ->
        [one] Mindestens 1 Probe auf dem Ziel.
       *[other] Mindestens { $n } Proben auf dem Ziel.
    }
   *[other] { $n ->
        [0] Mindestens { $per-player } Proben pro Spieler auf dem Ziel.
       *[other] Mindestens { $per-player } Proben pro Spieler und { $n } weitere auf dem Ziel.
    }
}
condition-cards-on-objective = { $starters ->
    [yes] { condition-cards-lying }
   *[no] { condition-cards-lying } Startkarten zählen nicht.
}
condition-cards-lying = { $per-player ->
    [0] { $n ->
        [one] Mindestens 1 { $symbol-card } auf dem Ziel.
       *[other] Mindestens { $n } { $symbol-cards } auf dem Ziel.
    }
    [one] { $n ->
        [0] Mindestens 1 { $symbol-card } pro Spieler auf dem Ziel.
       *[other] Mindestens 1 { $symbol-card } pro Spieler und { $n } weitere auf dem Ziel.
    }
   *[other] { $n ->
        [0] Mindestens { $per-player } { $symbol-cards } pro Spieler auf dem Ziel.
       *[other] Mindestens { $per-player } { $symbol-cards } pro Spieler und { $n } weitere auf dem Ziel.
    }
}
condition-food-tokens-min = { $per-loyal-player ->
    [0] Mindestens { $n } Nahrung im Vorrat.
   *[other] { $n ->
        [0] Mindestens { $per-loyal-player } Nahrung im Vorrat pro nicht verbanntem Spieler.
       *[other] Mindestens { $per-loyal-player } Nahrung im Vorrat pro nicht verbanntem Spieler und { $n } weitere.
    }
}
condition-food-min = Mindestens { $n } Nahrung im Vorrat.
condition-starvation-min = { $n ->
    [one] Mindestens 1 Hungermarker.
   *[other] Mindestens { $n } Hungermarker.
}
condition-morale-max = { $n ->
    [0] Die Moral ist bei 0.
   *[other] Die Moral ist bei { $n } oder weniger.
}
condition-empty-decks-min = { $n ->
    [one] Mindestens 1 Objektstapel ist leer.
   *[other] Mindestens { $n } Objektstapel sind leer.
}
count-barricades = { $n ->
    [one] 1 Barrikade
   *[other] { $n } Barrikaden
}
count-zombies = { $n ->
    [one] 1 Zombie
   *[other] { $n } Zombies
}
condition-barricades-min = { $per-player ->
    [0] { condition-barricades-all }
   *[other] Mindestens { $per-player ->
        [one] 1 Barrikade oder Falle
       *[other] { $per-player } Barrikaden oder Fallen
    } { $where-at } pro Spieler.
}
condition-barricades-all = { $where ->
    [non-colony-total] Insgesamt mindestens { count-barricades } außerhalb der Kolonie.
    [each-non-colony] Mindestens { count-barricades } an jedem Standort außerhalb der Kolonie.
    [each-colony-entrance] Mindestens { count-barricades } an jedem Eingang der Kolonie.
    [best-own-non-colony] Mindestens { count-barricades } an einem Standort außerhalb der Kolonie mit einem deiner Überlebenden.
   *[other] Mindestens { count-barricades } { $where-at }.
}
condition-barricades-max = { $where ->
    [non-colony-total] Insgesamt höchstens { count-barricades } außerhalb der Kolonie.
    [each-non-colony] Höchstens { count-barricades } an jedem Standort außerhalb der Kolonie.
    [each-colony-entrance] Höchstens { count-barricades } an jedem Eingang der Kolonie.
    [best-own-non-colony] Höchstens { count-barricades } an jedem Standort außerhalb der Kolonie mit einem deiner Überlebenden.
   *[other] { $n ->
        [0] Keine Barrikade { $where-at }.
       *[other] Höchstens { count-barricades } { $where-at }.
    }
}
condition-zombies-min = { $where ->
    [non-colony-total] Insgesamt mindestens { count-zombies } außerhalb der Kolonie.
    [each-non-colony] Mindestens { count-zombies } an jedem Standort außerhalb der Kolonie.
    [each-colony-entrance] Mindestens { count-zombies } an jedem Eingang der Kolonie.
    [best-own-non-colony] Mindestens { count-zombies } an einem Standort außerhalb der Kolonie mit einem deiner Überlebenden.
   *[other] Mindestens { count-zombies } { $where-at }.
}
condition-zombies-max = { $where ->
    [non-colony-total] Insgesamt höchstens { count-zombies } außerhalb der Kolonie.
    [each-non-colony] Höchstens { count-zombies } an jedem Standort außerhalb der Kolonie.
    [each-colony-entrance] Höchstens { count-zombies } an jedem Eingang der Kolonie.
    [best-own-non-colony] Höchstens { count-zombies } an jedem Standort außerhalb der Kolonie mit einem deiner Überlebenden.
   *[other] { $n ->
        [0] Kein Zombie { $where-at }.
       *[other] Höchstens { count-zombies } { $where-at }.
    }
}
count-tokens = { $token ->
    [barricade] { count-barricades }
    [noise] { $n ->
        [one] 1 Geräuschmarker
       *[other] { $n } Geräuschmarker
    }
   *[zombie] { count-zombies }
}
condition-tokens-min = Mindestens { count-tokens } { $location-at }.
condition-tokens-max = { $n ->
    [0] { $token ->
        [barricade] Keine Barrikade { $location-at }.
        [noise] Kein Geräuschmarker { $location-at }.
       *[zombie] Kein Zombie { $location-at }.
    }
   *[other] Höchstens { count-tokens } { $location-at }.
}
condition-helpless-min = { $n ->
    [one] Mindestens 1 hilfloser Überlebender in der Kolonie.
   *[other] Mindestens { $n } hilflose Überlebende in der Kolonie.
}
condition-helpless-max = { $n ->
    [0] Kein hilfloser Überlebender in der Kolonie.
    [one] Höchstens 1 hilfloser Überlebender in der Kolonie.
   *[other] Höchstens { $n } hilflose Überlebende in der Kolonie.
}
condition-survivors-gone-min = { $n ->
    [one] Mindestens 1 Überlebender ist tot oder aus dem Spiel.
   *[other] Mindestens { $n } Überlebende sind tot oder aus dem Spiel.
}
condition-each-loyal-player-equipped = { $n ->
    [one] Jeder nicht verbannte Spieler hat 1 { $symbol-card } als Ausrüstung.
   *[other] Jeder nicht verbannte Spieler hat { $n } { $symbol-cards } als Ausrüstung.
}
condition-all-betrayers-exiled = Kein Verräter ist mehr in der Kolonie.
condition-hand = { $equipped ->
    [yes] { $n ->
        [one] Mindestens 1 { $symbol-card } auf deiner Hand oder als Ausrüstung deiner Überlebenden.
       *[other] Zusammen mindestens { $n } { $symbol-cards } auf deiner Hand und als Ausrüstung deiner Überlebenden.
    }
   *[no] { $n ->
        [one] Mindestens 1 { $symbol-card } auf deiner Hand.
       *[other] Mindestens { $n } { $symbol-cards } auf deiner Hand.
    }
}
condition-cards-of-deck = { $n ->
    [one] Mindestens 1 Karte, die { $deck-at } gefunden wurde, auf deiner Hand oder als Ausrüstung deiner Überlebenden.
   *[other] Mindestens { $n } Karten, die { $deck-at } gefunden wurden, auf deiner Hand und als Ausrüstung deiner Überlebenden zusammen.
}
condition-hand-only = { $n ->
    [one] Nur { $symbol-cards } auf deiner Hand, mindestens 1.
   *[other] Nur { $symbol-cards } auf deiner Hand, mindestens { $n }.
}
condition-hand-min = { $n ->
    [one] Mindestens 1 Karte auf deiner Hand.
   *[other] Mindestens { $n } Karten auf deiner Hand.
}
condition-hand-strictly-most = Mehr Karten auf deiner Hand als bei jedem anderen Spieler.
condition-equipped = { $n ->
    [one] Mindestens 1 { $symbol-card } als Ausrüstung deiner Überlebenden.
   *[other] Insgesamt mindestens { $n } { $symbol-cards } als Ausrüstung deiner Überlebenden.
}
condition-own-unwounded = Keiner deiner Überlebenden hat eine Wunde oder Erfrierung.
condition-own-none-at-colony = Keiner deiner Überlebenden ist in der Kolonie.
condition-own-survivors-min = { $n ->
    [one] Du hast mindestens 1 Überlebenden.
   *[other] Du hast mindestens { $n } Überlebende.
}
condition-own-survivors-exactly = { $n ->
    [one] Du hast genau 1 Überlebenden.
   *[other] Du hast genau { $n } Überlebende.
}
condition-own-survivors-lead = { $n ->
    [one] Du hast mindestens 1 Überlebenden mehr als jeder andere Spieler.
   *[other] Du hast mindestens { $n } Überlebende mehr als jeder andere Spieler.
}
condition-own-survivors-max = { $n ->
    [one] Du hast höchstens 1 Überlebenden.
   *[other] Du hast höchstens { $n } Überlebende.
}
condition-own-tokens-min = { $n ->
    [one] Einer deiner Überlebenden hat eine Wunde gleich welcher Art.
   *[other] Einer deiner Überlebenden hat mindestens { $n } Wunden gleich welcher Art.
}
condition-own-all-at-colony = Alle deine Überlebenden sind in der Kolonie.
condition-own-together = Alle deine Überlebenden sind an einem Standort.
condition-own-highest-influence = Du hast den Überlebenden mit dem höchsten Einflusswert im Spiel.
condition-others-exiled-min = { $n ->
    [one] Mindestens 1 anderer Spieler wurde verbannt.
   *[other] Mindestens { $n } andere Spieler wurden verbannt.
}
condition-held-places-min = { $n ->
    [one] An mindestens 1 der Standorte 1 bis 6 ist kein Zombie, aber ein Überlebender eines nicht verbannten Spielers.
   *[other] An mindestens { $n } der Standorte 1 bis 6 ist kein Zombie, aber je ein Überlebender eines nicht verbannten Spielers.
}
condition-decks-on-objective-min = { $n ->
    [one] Mindestens 1 Karte jedes Objektstapels der Standorte 1 bis 6 auf dem Ziel.
   *[other] Mindestens { $n } Karten jedes Objektstapels der Standorte 1 bis 6 auf dem Ziel.
}
condition-count = { $name ->
    [deaths] { $max ->
        [0] Keiner deiner Überlebenden ist gestorben.
        [10000] Mindestens { $min } deiner Überlebenden sind gestorben.
       *[other] Höchstens { $max } deiner Überlebenden sind gestorben.
    }
    [spoils] Mindestens { $min } Karten aus dem Arsenal der Banditen genommen.
   *[kills] { $max ->
        [0] Du hast keinen Zombie getötet.
        [10000] Du hast mindestens { $min } Zombies getötet.
       *[other] Du hast höchstens { $max } Zombies getötet.
    }
}
track-label = { $name ->
    [morale] Moral
    [food] Nahrung im Vorrat
    [starvation] Hungermarker
    [waste] Karten im Abfall
    [helpless] Hilflose Überlebende
    [unruly] Aufgebrachte Überlebende
    [calm] Hilflose Überlebende, die ruhig sind
    [graveyard] Überlebende auf dem Friedhof
    [contributions] Beigetragene Karten
    [bandits] Banditen im Spiel
    [town-bandits] Banditen an den Orten 1 bis 6
    [experiments] Experimente im Labor
    [arsenal] Karten im Arsenal der Banditen
   *[hand] Karten auf deiner Hand
}
condition-track = { $max ->
    [10000] { $per-player ->
        [0] { track-label }: mindestens { $min }.
       *[other] { $min ->
            [0] { track-label }: mindestens { $per-player } je Spieler.
           *[other] { track-label }: mindestens { $per-player } je Spieler und { $min } mehr.
        }
    }
    [0] { track-label }: keine.
   *[other] { track-label }: höchstens { $max }.
}
condition-improvements-done = { $n ->
    [one] Mindestens 1 Verbesserung ist fertig.
   *[other] Mindestens { $n } Verbesserungen sind fertig.
}
