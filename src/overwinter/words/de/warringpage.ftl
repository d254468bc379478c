### Der Tisch zweier Kolonien im Webclient.

## Wem es gehört

table-ours = wir
table-theirs = sie
table-our-colony = { $place }, unsere Kolonie
table-their-colony = { $place }, ihre Kolonie
table-a-colony = { $place }
table-our-seats = Unsere Leute am Tisch
table-their-seats = Ihre Leute am Tisch
table-seats-of = Die Spieler von { $place }
table-person-side = { $person }, { $side ->
    [near] von uns
    [far] von ihnen
   *[wolf] der einsame Wolf
}
table-tab-sides = Seiten
table-at-the-gate = { $names } { $n ->
    [one] steht
   *[other] stehen
} an Eingang { $gate }.
table-at-our-gate = an unserem Tor { $n }
table-at-their-gate = an ihrem Tor { $n }
table-leader = Führt die Kolonie

## Sitze

table-seat-acts = handelt
table-seat-you-act = du handelst
table-seat-moves = zieht
table-seat-you-move = du ziehst
table-seat-done = fertig
table-seat-next = als Nächste
table-seat-waits = wartet
table-seat-waits-for-you = wartet auf dich
table-seat-waits-for = wartet auf { $name }
table-seat-chooses = wählt
table-seat-elects = wählt
table-seat-sealed = verdeckt
table-seat-counts = { $people ->
    [one] 1 Person
   *[other] { $people } Leute
}, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}

## Der Zug eines Paars

table-phase-stories = Karten
table-phase-move = Ziehen
table-phase-act = Handeln
table-phase-read = Lesen
table-you-act = Du handelst
table-you-move = Du ziehst
table-dice-left = { $n ->
    [0] kein Würfel übrig
    [one] noch 1 Würfel
   *[other] noch { $n } Würfel
}
table-one-acts = { $name } handelt
table-one-moves = { $name } zieht
table-is-done = { $name } ist fertig
table-waits-there = wartet
table-i-am-done = Ich bin fertig
table-done-moving = Genug gezogen
table-idle-moving = Wähle, wer geht, dann wohin. Danach ziehen die anderen jemanden.
table-moving-is-over = gezogen ist schon
table-first-all-move = erst ziehen alle
table-overtaken = Jemand war schneller: Das gibt es nicht mehr. Wähle neu.
table-overtaken-by = { $name } war schneller: Das gibt es nicht mehr. Wähle neu.

## Die Kerze

table-no-clock = Keine Uhr, bis eine Seite fertig ist.
table-clock-for-you = bleiben dir
table-clock-for = bleiben { $name }
table-clock-stands = Die Kerze steht still, solange jemand anderes gefragt ist.
table-clock-lapse = { $n ->
    [one] 1 Würfel verfällt.
   *[other] { $n } Würfel verfallen.
}
table-clock-said = { $minutes ->
    [0] Noch { $seconds } Sekunden.
    [one] Noch 1 Minute und { $seconds } Sekunden.
   *[other] Noch { $minutes } Minuten und { $seconds } Sekunden.
}

## Was für beide offen liegt

table-crisis-both = Krise für beide Kolonien
table-crisis-open = { $n } { $symbol }, offen, von beiden
table-ours-n = wir { $n }
table-theirs-n = sie { $n }
table-side-n = { $place } { $n }
table-crisis-falls = Wenn es nicht reicht:
table-goal-both = Was beide wollen
table-bullets = { $n ->
    [one] Patrone
   *[other] Patronen
}
table-bullets-n = { $n ->
    [0] keine Patronen
    [one] 1 Patrone
   *[other] { $n } Patronen
}
table-bullets-tonight = +{ $n } heute Nacht
table-fight = Kampf heute Nacht { $place-at }: { $ours } von uns, { $theirs } von ihnen
table-fight-between = Kampf heute Nacht { $place-at }: { $ours } aus { $here }, { $theirs } aus { $there }
table-fight-tonight = heute
table-fights = { $n ->
    [one] 1 Kampf
   *[other] { $n } Kämpfe
}
table-zombies-here = { $n ->
    [one] +1 Zombie
   *[other] +{ $n } Zombies
} hier
table-gates = Tore
table-zombies-at-gates = { $n ->
    [0] keine Zombies
    [one] 1 Zombie
   *[other] { $n } Zombies
} an den Toren
table-aside = { $name } ist gebissen und steht abseits, bis beide fertig sind.
table-open-theirs = { $place } ansehen
table-fold-theirs = { $place } zuklappen

## Was jemand anderes zuletzt getan hat

table-did-search = { $name } hat gesucht
table-did-attack = { $name } hat gekämpft
table-did-barricade = { $name } hat verbarrikadiert
table-did-cleaned = { $name } hat aufgeräumt
table-did-moved = { $name } ist da
table-did-died = { $name } ist tot

## Die Wahl

table-elect-tale = Alle zeigen im selben Augenblick auf jemand anderen. Niemand enthält sich.
table-elect-now = führt jetzt

## Tasten und Einstellungen

table-key-done = ich bin fertig
table-key-theirs = die andere Kolonie
table-key-fight = der nächste Kampf
table-key-clock = wie lange die Kerze brennt
table-double-time = Doppelte Zeit
table-double-time-hint = Deine Kerze brennt doppelt so lange. Die anderen sehen nur eine längere Kerze.

## Das Ende

table-end-verdict = { $how ->
    [completed] { $place } hat es geschafft.
    [both-completed] Beide Kolonien haben es geschafft.
    [fallen] { $place } ist gefallen.
    [both-fallen] Beide Kolonien sind gefallen.
   *[rounds] Die Zeit ist um.
}
table-end-summary = { $how ->
    [completed] { $objective }, erreicht in Runde { $round }.
    [both-completed] { $objective }, von beiden erreicht in Runde { $round }.
    [fallen] Beide wollten { $objective }. Das Feuer von { $place } ging in Runde { $round } aus.
    [both-fallen] Beide wollten { $objective }. Beide Feuer gingen in Runde { $round } aus.
   *[rounds] Niemand hat { $objective } in { $round } Runden erreicht.
} { $winners ->
    [0] Niemand hat gewonnen.
    [one] 1 von { $players } hat gewonnen.
   *[other] { $winners } von { $players } haben gewonnen.
}
table-end-status = { $status ->
    [completed] Ziel erreicht, Moral { $morale }
    [fallen] { $side ->
        [wolf] Der Bau ist leer
       *[other] Gefallen
    }
   *[stands] Steht noch, Moral { $morale }
}
table-end-fights = { $n ->
    [0] kein Kampf gewonnen
    [one] 1 Kampf gewonnen
   *[other] { $n } Kämpfe gewonnen
}
table-end-fought = { $n ->
    [one] Kampf
   *[other] Kämpfe
}
table-end-lone-wolf = einsamer Wolf
table-end-barred = { $place } steht noch.
table-end-wolf-out = Es ist noch Moral übrig.
table-end-noted = Hat auf { $place } gesetzt.
table-end-bars = gefüllt: { $near }, umrandet: { $far }
