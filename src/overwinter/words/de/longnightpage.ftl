### Die Teile von Die lange Nacht am Tisch der Webseite.

## Ausbauten

table-bench = Ausbauten
table-bench-in-use = { $n } von { $all } in Gebrauch
table-bench-done = in Gebrauch
table-bench-off = außer Betrieb
table-bench-off-until = außer Betrieb bis zum Ende von Runde { $n }
table-bench-work = { $n } von { $need } Arbeiten getan
table-bench-left = { $n ->
    [0] Weitere Ausbauten gibt es nicht.
    [one] 1 weiterer liegt im Stapel.
   *[other] { $n } weitere liegen im Stapel.
}
table-bench-then = Dann sind { $n } von { $need } getan.
table-bench-finishes = Damit ist es fertig.
table-bench-advance = Bauen

## Banditen

table-bandit = Bandit
table-bandits-here = { $n ->
    [one] 1 Bandit.
   *[other] { $n } Banditen.
}
table-bandits-came = Banditen kamen zu { $places }.
table-bandits-led = Sie hören auf { $name }.
table-leads-bandits = führt Banditen
table-carried-off = { $n ->
    [one] Banditen holen heute Nacht 1
   *[other] Banditen holen heute Nacht { $n }
}
table-stock = { $n ->
    [one] 1 Karte liegt im Versteck: { $cards }
   *[other] { $n } Karten liegen im Versteck: { $cards }
}
table-stock-empty = Im Versteck liegt nichts.
table-stock-n = { $n ->
    [0] Im Versteck liegt nichts.
    [one] 1 Karte liegt im Versteck.
   *[other] { $n } Karten liegen im Versteck.
}
table-stock-more = { $n ->
    [one] Heute Nacht kommt 1 dazu.
   *[other] Heute Nacht kommen { $n } dazu.
}
table-stock-read = Hineinsehen
table-raid-search = Einschleichen
table-raid-search-text = Mit einem Würfel zum Durchsuchen. Er wird neu geworfen:
table-raid-attack = Stürmen
table-raid-attack-text = Mit einem Würfel zum Angreifen. Er wird neu geworfen:
table-raid-way-search = heimlich
table-raid-way-attack = mit Gewalt
table-raid-line = Bei { $n }: { $wounds ->
    [0] keine Wunde
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}, { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
}

## Das Labor

table-lab-code = Code { $first } und { $second }: { $missing ->
    [0] beide liegen dort
    [one] ein Würfel fehlt
   *[other] beide fehlen
}
table-lab-open = Das nächste Experiment
table-lab-read = Protokoll lesen
table-lab-next = { $n ->
    [one] Raxxon, das letzte Experiment
   *[other] Raxxon, das nächste von { $n } Experimenten
}
table-lab-opens = Es bricht heute Nacht aus, wenn nicht beide hier liegen
table-lab-both-lie = Beide liegen hier: heute Nacht stimmen alle ab
table-lab-missing = fehlt
table-lab-die-of = { $name }: { $n }
table-lab-no-fit = { $name }: eine { $n }, die nicht passt
table-lab-which-die = { $name } ist hier: welchen Würfel legst du?
table-lab-fits = passt
table-lab-useless = nutzlos
table-lab-dice = Deine Würfel
table-lab-nobody = Würfel legt, wer jemanden bei Raxxon hat, im eigenen Zug.
table-lab-not-now = Du kannst in deinem Zug Würfel legen, solange du welche hast.
table-lab-vote = Liegen beide Würfel hier, stimmen heute Nacht alle ab:
table-lab-not = Jetzt nicht
table-lab-lay = Die { $n } hierher legen
table-containment-1 = Hinter Glas lassen
table-containment-1-text = Die Karte ist weg. Nichts kommt heraus.
table-containment-2 = Herauslassen
table-containment-2-text = { $card } kommt frei, { $n ->
    [one] allein
   *[other] gleich { $n }
}, an Orten, die ein Würfel nennt. Dafür nennt { $name }, mit der Laterne, einen Ort: dort kommen heute Nacht 3 Zombies weniger.
table-tonight-opens = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}
table-released = Aus dem Labor
table-released-n = { $name }, { $n } da draußen
table-special-here = { $n ->
    [one] Aus dem Labor: { $names }.
   *[other] Aus dem Labor, { $n }: { $names }.
}
table-what-it-does = Was es tut
table-out-title = { $card } ist frei
table-out-fresh = Nachteinbruch bei Raxxon
table-out-there = Aus dem Labor
table-out-tale = Das Glas liegt am Boden, auf dieser Seite. Die Spuren führen durchs Ladetor hinaus.
table-out-at = { $n ->
    [one] 1 vor der Tür
   *[other] { $n } vor der Tür
}
table-out-hits = ({ $n } von { $need } Treffern)
table-out-nowhere = Es fand nirgends hinein. Es ist weg.
table-out-kept = Es hat sich geholt: { $cards }. Wer es tötet, bekommt das.
table-out-rule = Solange es dort steht, muss jeder Angriff dort ihm gelten. Fallen, Karten und Fähigkeiten, die ohne Angriff töten, rühren es nicht an.
table-out-on = Weiter
table-encounter = { $n ->
    [one] Wer es angreift, macht einen Infektionswurf und wirft dann einen Würfel
   *[other] Wer es angreift, macht einen Infektionswurf und wirft dann einen Würfel. Es braucht { $n } Treffer
}
table-encounter-no-search = Wo es steht, kann niemand suchen.
table-in-six = { $n } von 6

## Pillen

table-pill-title = Wer nimmt { $card }?
table-pill-text = Die Karte verlässt das Spiel. Was sie hinterlässt, bleibt für immer.
table-pill-die = Ein Würfel entscheidet
table-pill-who = Wer schluckt sie?
table-pill-sides = Nebenwirkungen, für alle sichtbar
table-pill-free = hat niemand
table-pill-on = hat { $name }
table-pill-keep = Karte behalten
table-pill-go = Schlucken und würfeln

## Was man tut

table-act-attack-special = Es angreifen
table-act-attack-bandit = Bandit stellen
table-act-raid = Überfall
table-act-lab-die = Würfel legen
table-act-calm = Beruhigen
table-confirm-attack-special = Angreifen
table-confirm-attack-bandit = Angreifen
table-confirm-raid = Überfallen
table-confirm-calm = Beruhigen
table-ask-way = Wie?
table-one-medicine = 1 Medizin
table-say-attack-special = { $with ->
    [die] { $survivor } greift { $card } { $here-at } mit der { $die } an
   *[none] { $survivor } greift { $card } { $here-at } an
}
table-say-attack-bandit = { $survivor } geht { $here-at } mit der { $die } auf einen Banditen los
table-say-raid = { $survivor } überfällt das Versteck { $way } mit der { $die }
table-say-calm = Du gibst { $card }, um jemanden zu beruhigen
table-say-play-way = Du spielst { $card }: { $way }
table-why-special-first = hier ist Schlimmeres
table-why-no-bandit = kein Bandit hier
table-why-no-search = hier kann niemand suchen
table-why-exiled = nicht im Exil

## Friedhof

table-graveyard = Friedhof
table-graveyard-n = { $n ->
    [0] Friedhof: noch niemand
    [one] Friedhof: 1 Überlebender
   *[other] Friedhof: { $n } Überlebende
}
table-graveyard-empty = noch niemand

## Szenarien

table-stage = Teil { $n } von { $stages }, { $story }
table-stage-read = Die Geschichte lesen
table-stage-next = Mit der nächsten Runde kommt: { $objective }.
table-stage-goal = Was zu tun ist
table-stage-rule = Was jetzt gilt
table-stage-off = Noch nicht: { $rules }.
table-stage-on = Weiter
table-closed = zu
table-lab-sum = Die Würfel hier ergeben { $n }
