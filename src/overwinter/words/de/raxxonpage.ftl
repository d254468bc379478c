### Die Seiten von Raxxon: was der Webclient und die schlichten Seiten um das Spiel herum sagen.

raxxonpage-title = Overwinter: Raxxon
raxxonpage-game = Raxxon
    .text = Eine Stadt unter Quarantäne. Bringt die Gesunden hinaus, bevor die Firma übernimmt. Für 1 bis 4, alle auf einer Seite.
raxxonpage-difficulty = Schwierigkeit
raxxonpage-characters = Charaktere
raxxonpage-characters-choose = gewählt
    .text = Alle wählen einen Charakter. Allein wählst du jeden Tag einen.
raxxonpage-characters-random = verteilt
    .text = Alle bekommen einen Charakter zugeteilt. Allein wählst du jeden Tag einen.
raxxonpage-bot-easy = Leicht
    .text = Tut meistens das Vernünftige. Für den ersten Abend.
raxxonpage-bot-normal = Normal
    .text = Wägt ab, welche Karten noch niemand gesehen hat.
raxxonpage-bot-hard = Schwer
    .text = Probiert im Kopf bis zum nächsten Morgen aus, was es tun könnte. Denkt eine Drittelsekunde.

## Startseite und Lobby.

raxxonpage-start = Eine andere Stadt, eine andere Nacht
raxxonpage-start-alone = Allein spielen
raxxonpage-start-table = Raxxon-Tisch eröffnen

## Der Tisch.

raxxonpage-of = { $n } von { $of }
raxxonpage-city = Die Stadt
raxxonpage-your-side = Charakterbogen
raxxonpage-day = Tag { $n }
raxxonpage-day-label = Tag
raxxonpage-crowd = Die Menge
raxxonpage-crowd-n = { $n } in der Menge
raxxonpage-crowd-none = Niemand ist auf der Straße.
raxxonpage-crowd-size = Die Menge: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} in { $rows } Reihen und { $columns } Spalten
raxxonpage-row = Reihe { $n }
raxxonpage-cell = Reihe { $row }, Spalte { $col }
raxxonpage-free-cell = Frei: Reihe { $row }, Spalte { $col }
raxxonpage-line = { $line ->
    [row] Reihe { $n }
   *[column] Spalte { $n }
}, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
raxxonpage-gap = Lücke
raxxonpage-face-is-up = offen
raxxonpage-face-is-down = verdeckt
raxxonpage-face-up = { $name } ({ $group })
raxxonpage-face-down-known = verdeckt, schon gesehen: { $name } ({ $group })
raxxonpage-with-tokens = { $card }, Straßensperre { $n }
raxxonpage-roadblock = Straßensperre mit { $n ->
    [one] 1 Marker
   *[other] { $n } Markern
}
raxxonpage-seen = gesehen
raxxonpage-unknown = unbekannt
raxxonpage-power-of = von { $of }, dann verlieren wir
raxxonpage-evacuated = In Sicherheit
raxxonpage-evacuated-of = von { $of } Gesunden
raxxonpage-next = Die nächste offene Karte
raxxonpage-next-does = { $n }.: { $what }
raxxonpage-next-nothing = { $n }.: nichts
raxxonpage-next-count = jetzt { $n } offen
raxxonpage-count-draw = noch in den Häusern
raxxonpage-count-supply = Infektionen übrig
raxxonpage-count-uncontained = Quarantäne, ungesichert
raxxonpage-count-contained = Quarantäne, gesichert
raxxonpage-piles = Die Stapel
raxxonpage-piles-open = Die Stapel ansehen
raxxonpage-evening = Heute Abend { $n ->
    [0] steckt sich nach allem, was wir wissen, niemand an
    [one] breitet sich die Infektion mindestens einmal aus
   *[other] breitet sich die Infektion mindestens { $n }-mal aus
}.

## Bögen.

raxxonpage-sheets = Charakterbögen
raxxonpage-sheet-of = Bogen von { $name }
raxxonpage-nobody-yet = Noch kein Charakter
raxxonpage-actions = Aktionen
raxxonpage-free = frei
raxxonpage-extra = Für eine Raxxon-Karte: { $text }
raxxonpage-spaces = { $n } von { $of } Feldern belegt
raxxonpage-tokens = { $count } Feldern belegt
raxxonpage-tokens-n = { $n ->
    [one] 1 Marker
   *[other] { $n } Marker
}
raxxonpage-due = Zu zahlen im nächsten Zug
raxxonpage-due-now = Zu zahlen vor diesem Zug
raxxonpage-pass = Passen
raxxonpage-pass-text = { $solo ->
    [yes] Der Bogen wird leer, und die zweite Hälfte des Tages beginnt.
   *[no] Für den Rest des Tages nicht mehr dabei.
}
raxxonpage-passed = Heute nicht mehr dabei
raxxonpage-has-passed = hat gepasst
raxxonpage-must-pass = Muss im nächsten Zug passen
raxxonpage-second-half = Zweite Hälfte des Tages
raxxonpage-why-full = Kein Feld ist frei.
raxxonpage-why-target = { $action ->
    [evacuate] Niemand kann jetzt hinausgebracht werden.
    [strike] Es gibt nichts zu treffen.
    [quarantine] Keine infizierte Karte liegt offen.
   *[other] Das würde jetzt nichts bewirken.
}
raxxonpage-why-grounded = Heute keine Evakuierung.

## Wählen.

raxxonpage-ask-crowd = Wähle in der Menge.
raxxonpage-ask-line = Wähle eine Reihe oder Spalte an ihrem Anfang.
raxxonpage-go-none = Erst wählen
raxxonpage-go-flip = Gewählte Karte aufdecken
raxxonpage-go-place = Dort anlegen
raxxonpage-go-pick = { $why ->
    [flip] Gewählte Karte aufdecken
    [peek] Diese Karte ansehen
    [interview] Mit dieser Person reden
    [kill] Diese Karte töten
    [kill-around] Diese Karte töten
    [evacuate] Hinausbringen
    [move-evac] Hinausbringen
    [move-contained] Einschließen
    [turn-down] Verdecken
    [swap] Diese Karte bewegen
    [swap-with] Mit dieser tauschen
    [roadblock] Hier die Straße sperren
   *[other] Diese Karte wählen
}
raxxonpage-go-line = { $why ->
    [evacuate] Diese { $line ->
        [row] Reihe
       *[column] Spalte
    } hinausbringen
    [kill] Diese { $line ->
        [row] Reihe
       *[column] Spalte
    } treffen
   *[other] Diese { $line ->
        [row] Reihe
       *[column] Spalte
    } wählen
}
raxxonpage-card = Raxxon-Karte

## Das Ende.

raxxonpage-verdict = { $outcome ->
    [won] Die Stadt ist leer.
    [overrun] Die Stadt ist überrannt.
   *[takeover] Die Stadt gehört Raxxon.
}
raxxonpage-summary = { $outcome ->
    [won] Alle { $goal } Gesunden sind draußen, an Tag { $day }. Ihr habt gewonnen.
    [overrun] { $n } von { $goal } Menschen sind draußen. An Tag { $day } war die Infektion nicht mehr aufzuhalten.
   *[takeover] { $n } von { $goal } Menschen sind draußen. An Tag { $day } hat die Firma übernommen.
}
raxxonpage-end-people = Wer dabei war
raxxonpage-end-safe = in Sicherheit
raxxonpage-end-days = { $n ->
    [one] Tag
   *[other] Tage
}
raxxonpage-end-killed = getötet
raxxonpage-end-cards = Raxxon-Karten
raxxonpage-end-actions = { $n ->
    [one] 1 Marker gelegt
   *[other] { $n } Marker gelegt
}
raxxonpage-end-loose = Noch drinnen
raxxonpage-end-course = Wie es lief
raxxonpage-chart-evacuated = In Sicherheit
raxxonpage-chart-power = Macht und übrige Infektionen
raxxonpage-chart-infected = Abends noch frei, und getötet
raxxonpage-chart-by-day = nach Tagen
raxxonpage-chart-power-note = Macht gefüllt, übrige Infektionen umrandet
raxxonpage-chart-infected-note = Infizierte gefüllt, Getötete umrandet
raxxonpage-chart-label = { $title }, Tag für Tag: { $values }
raxxonpage-col-day = Tag
raxxonpage-col-power = Macht
raxxonpage-col-supply = Infektionen übrig
raxxonpage-col-infected = Frei
raxxonpage-col-killed = Getötet

## Die Regeln in Kürze.

raxxonpage-rules = Jeden Tag sammelt sich eine Menge, verdeckt. In deinem Zug zahlst du für die Marker auf deinem Bogen, dann tust du eine Sache. Wer passt, ist heute nicht mehr dabei. Am Abend steckt jede freie infizierte Karte jemanden an. Bringt alle Gesunden hinaus, bevor die Infektionsquelle leer ist oder die Firma übernimmt.
raxxonpage-term-crowd = Die Menge
    .text = Karten in Reihen und Spalten, höchstens 6 mal 6. Benachbart heißt links, rechts, darüber oder darunter. Lücken bleiben, Karten rücken nie nach.
raxxonpage-term-add = Eine Karte kommt dazu
    .text = Die oberste Karte des Bevölkerungsstapels kommt verdeckt auf ein freies Feld mit möglichst vielen Nachbarn.
raxxonpage-term-flip = Genaue Zahlen
    .text = Wird eine Karte aufgedeckt, zähle die offenen Karten ihrer Gruppe. Nur wenn genau diese Zahl auf der Karte steht, geschieht etwas.
raxxonpage-term-kill = Töten
    .text = Getötete Karten kommen auf den Ablagestapel und kehren zurück. Wer gesund war, hinterlässt etwas.
raxxonpage-term-healthy = Gesund und infiziert
    .text = Auch Feindliche sind gesund: Sie müssen hinaus wie alle anderen.
raxxonpage-term-tokens = Marker und Folgen
    .text = Jede Aktion außer der Untersuchung belegt ein Feld. Ab dem nächsten Zug und in jedem Zug dieses Tages geschieht zuerst, was dort steht. Du darfst nach jedem Symbol aufhören; das ist Passen.
raxxonpage-term-quarantine = Quarantäne
    .text = Wer gesichert ist, zählt an diesem Abend nicht. Danach ist er ungesichert und zählt morgen wieder.
raxxonpage-term-infect = Infektion
    .text = Eine Karte der Infektionsquelle kommt auf den Ablagestapel. Ist eine fällig und keine mehr da, ist die Stadt überrannt.
raxxonpage-term-power = Macht von Raxxon
    .text = Bei 8 übernimmt die Firma.
raxxonpage-term-card = Raxxon-Karten
    .text = Trifft zu, was die Karte verlangt, wird sie ausgeführt. Sonst wartet sie bei den nicht ausgelösten.
raxxonpage-term-solo = Allein
    .text = Wähle jeden Tag einen Charakter. Der Tag endet mit deinem zweiten Passen; das erste leert deinen Bogen.

## Tasten.

raxxonpage-key-actions = Eine Aktion wählen
raxxonpage-key-pass = Passen
raxxonpage-key-crowd = In die Menge
raxxonpage-key-do = Ausführen
