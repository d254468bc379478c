### Warring Colonies auf der Seite: das Blatt eines Kampfs.

fight-title = Kampf { $at }
fight-nth = { $all ->
    [1] Der einzige heute Nacht.
   *[other] Nummer { $n } von { $all } heute Nacht.
}
fight-leaders = { $you ->
    [yes] Du führst unsere Seite, { $other } die andere.
   *[no] { $name } führt unsere Seite, { $other } die andere.
}
fight-leaders-both = { $name } gegen { $other }.
fight-step = Schritt { $n } von { $all }

## Die Rechnung

fight-ledger = Die Stärke beider Seiten
fight-line-tactics = Taktik
fight-line-people = Leute
fight-line-weapons = Waffen
fight-line-cards = Karten
fight-line-bullets = Patronen
fight-line-dice = Würfel
fight-up-to = bis { $n }
fight-doubled = { $n }, doppelt
fight-face = { $kind ->
    [wounds] Wunden
    [zombies] Zombies
   *[strength] Stärke
}
fight-leads-by = { $who ->
    [us] Wir führen bisher mit { $n }
    [them] Sie führen bisher mit { $n }
    [even] Bisher gleich stark
   *[other] { $name } führt bisher mit { $n }
}
fight-wins-by = { $who ->
    [us] Wir siegen mit { $n }
    [them] Sie siegen mit { $n }
    [even] Gleich stark
   *[other] { $name } siegt mit { $n }
}
fight-truce-short = Kein Kampf
fight-fled-short = Noch vor dem Kampf
fight-both-fled-short = Noch vor dem Kampf
fight-bullets = { $n ->
    [one] 1 Patrone
   *[other] { $n } Patronen
}
fight-unarmed = ohne Waffe

## Taktik

fight-your-tactic = Deine Taktik
fight-choose-tactic = Wähle eine: dann siehst du, was sie gegen jede der anderen täte.
fight-before-dice = { $tactic }, vor Patronen und Würfeln
fight-no-retreat = Niemand verlässt das eigene Haus: hier tut sie nichts.
fight-meeting = { $ahead ->
    [us] wir führen mit { $n }
    [them] sie führen mit { $n }
   *[even] gleich stark
}
fight-their-bullets-double = ihre Patronen zählen doppelt
fight-meeting-truce = niemand kämpft
fight-meeting-they-leave = { $n ->
    [0] sie gehen, wir siegen
    [one] sie gehen mit 1 Wunde, wir siegen
   *[other] sie gehen mit { $n } Wunden, wir siegen
}
fight-meeting-we-leave = { $n ->
    [0] wir gehen, sie siegen
    [one] wir gehen mit 1 Wunde, sie siegen
   *[other] wir gehen mit { $n } Wunden, sie siegen
}
fight-meeting-both-leave = beide gehen, niemand siegt
fight-fear = davor hüte dich
fight-seal = { $tactic } versiegeln
fight-seal-one = Wähle eine Karte
fight-change = Beide Taktiken liegen offen. Du darfst eine andere ausrufen.
fight-call = { $tactic } ausrufen
fight-stay = Bei { $tactic } bleiben
fight-call-together = Wer ruft, ruft im selben Augenblick.
fight-cards-open = Beide Karten werden zugleich aufgedeckt.
fight-cards-back = Nach dem Kampf sind alle fünf wieder da.
fight-chooses = wählt eine Karte
fight-counts-bullets = zählt Patronen
fight-you-sealed = versiegelt: { $what }

## Patronen

fight-how-many = Wie viele Patronen?
fight-bullet-worth = { $double ->
    [0] jede ist 1 Stärke und danach weg
   *[other] die ersten { $double } sind je 2 Stärke, alle sind danach weg
}
fight-then-dice = Dann würfeln beide mit einem Würfel, { $n } Seiten:
fight-faces = Die Seiten des Kampfwürfels: 1, 1, 2, 2, 3, 3 Stärke; 1, 1, 2 Wunden; 1, 2, 3 Zombies.
fight-of-100 = Mit deinen { $n }, von 100 solchen Kämpfen
fight-they-lay = Sie setzen { $n }
fight-chance-win = Sieg { $n }
fight-chance-even = gleich { $n }
fight-chance-lose = verloren { $n }
fight-chances = von 100: { $win } gewonnen, { $even } unentschieden, { $lose } verloren
fight-close-hand = Die Hand um { $n } schließen
fight-hands-open = Beide Hände öffnen sich zugleich.
fight-bullets-stay = Was du behältst, bleibt in der Kolonie.

## Wunden

fight-dealing = Geschlagen. Wunde { $n } von { $all }: wer nimmt sie?
fight-can-take = { $n ->
    [0] noch 1 wäre tödlich
    [one] überlebt sie, noch 1 dazu, die zweite nicht
   *[other] verträgt danach noch { $n }
}
fight-would-die = würde sterben
fight-hit = { $name } nimmt sie
fight-hit-whom = Wähle jemanden

## Wie es ausging

fight-die-of = { $who ->
    [us] Unser Würfel
    [them] Ihr Würfel
   *[other] { $name }
}
fight-rolled-strength = { $n } mehr Stärke
fight-rolled-wounds = { $n ->
    [one] 1 Wunde für jemanden drüben
   *[other] { $n } Wunden für jemanden drüben
}
fight-rolled-zombies = { $n ->
    [one] 1 Zombie kommt
   *[other] { $n } Zombies kommen
}
fight-verdict-won = { $ground ->
    [ours] { $who ->
        [us] Unsere Tore haben gehalten.
       *[them] Sie kamen über unsere Tore.
    }
    [theirs] { $who ->
        [us] Wir standen in ihren Toren.
       *[them] Von ihren Toren zurückgeworfen.
    }
   *[town] { $who ->
        [us] { $place }: heute Nacht unser.
        [them] { $place }: heute Nacht ihrer.
       *[other] { $place }: heute Nacht hält es { $name }.
    }
}
fight-verdict-even = Niemand ist gewichen.
fight-verdict-truce = Beide haben gewartet. Niemand hat geschossen.
fight-verdict-fled = { $who ->
    [us] Wir gingen, bevor es begann.
    [them] Sie sind gelaufen.
   *[other] { $name } ist gelaufen.
}
fight-verdict-both-fled = Beide liefen. Der Schnee behält den Ort.
fight-won-by = { $who ->
    [us] Gewonnen mit { $n }.
    [them] Verloren um { $n }.
   *[other] { $name } gewinnt mit { $n }.
}
fight-tally = { $who ->
    [us] { $n ->
        [one] Unser erster gewonnener Kampf.
       *[other] Damit haben wir { $n } Kämpfe gewonnen.
    }
    [them] { $n ->
        [one] Ihr erster gewonnener Kampf.
       *[other] Damit haben sie { $n } gewonnen.
    }
   *[other] { $name } hat damit { $n } gewonnen.
}
fight-what-follows = Was folgt
fight-wounded = { $name } nimmt { $n ->
    [one] 1 Wunde.
   *[other] { $n } Wunden.
}
fight-spent = { $who ->
    [us] Verbrauchte Patronen: { $ours } von uns, { $theirs } von ihnen.
   *[other] Verbrauchte Patronen: { $near } { $ours }, { $far } { $theirs }.
}
fight-none-spent = Keine Patrone wurde verbraucht.
fight-nobody-hurt = Niemand wurde verletzt.
fight-next = Als Nächstes: { $place }, { $near } gegen { $far }.
fight-last = Das war der letzte Kampf heute Nacht.
fight-go-on = Weiter { $to }
fight-go-on-night = Weiter in die Nacht

## Der Winkel des einsamen Wolfs

den-tab = Bau
den-tab-town = Stadt
den-yours = Dein Bau
den-inside = { $n } von { $spaces } drinnen
den-free = { $n ->
    [one] 1 Platz frei
   *[other] { $n } Plätze frei
}
den-eats = heute Nacht { $n }
den-no-hunger = bisher keiner
den-waste = bei 5: −1 Moral
den-done = { $n ->
    [one] 1 Auftrag erfüllt
   *[other] { $n } Aufträge erfüllt
}
den-safe = Kein Zombie findet her, und nur die Deinen kommen herein.
den-missions = Deine Aufträge
den-deck = { $n ->
    [0] keiner mehr zu ziehen
   *[other] noch { $n } zu ziehen
}
den-morale = +{ $n } Moral
den-met = Da
den-missing = Fehlt
den-have = Du hast { $n }.
den-when-combat-over = Nach einem Kampf, den du gewinnen halfst.
den-when-round-end = Wenn die Runde endet und niemand gekämpft hat.
den-choose = Wählen
den-do = Erledigen
den-no-missions = Kein Auftrag auf der Hand.
table-act-mission = Auftrag
table-say-mission = Du erledigst { $card }
table-confirm-mission = Auftrag erledigen
