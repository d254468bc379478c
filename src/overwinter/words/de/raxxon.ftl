### Raxxon: alles, was das Programm zum zweiten Spiel sagt. Die Karten haben ihre Worte im Pack.

## Namen

rx-person = { $name } ({ $group })
rx-face-down = eine verdeckte Karte
rx-spot = { $card }, Reihe { $row }, Spalte { $col }
rx-row = { $place ->
    [above] Eine neue Reihe oben
    [below] Eine neue Reihe unten
   *[inside] Reihe { $n }
}
rx-line-row = Reihe { $n }: { $cards }
rx-line-column = Spalte { $n }: { $cards }
rx-action-investigate = Untersuchung
    .text = Decke eine verdeckte Karte der Menge auf.
rx-healthy = gesund
rx-infected = infiziert

rx-pile-draw = Bevölkerungsstapel
rx-pile-discard = Ablagestapel
rx-pile-supply = Infektionsquelle
rx-pile-evac = Evakuiert
rx-pile-uncontained = Ungesicherte Quarantäne
rx-pile-contained = Gesicherte Quarantäne
rx-pile-removed = Aus dem Spiel
rx-pile-crowd = Menge
rx-pile-rx-draw = Raxxon-Stapel
rx-pile-rx-triggered = Ausgelöste Raxxon-Karten
rx-pile-rx-untriggered = Nicht ausgelöste Raxxon-Karten
rx-power = Macht von Raxxon

rx-icon-infect = Infektion
    .text = Die oberste Karte der Infektionsquelle kommt auf den Ablagestapel. Ist keine mehr da, wird die Stadt überrannt.
rx-icon-raxxon = eine Raxxon-Karte ziehen
    .text = Ziehe die oberste Raxxon-Karte und sieh nach, ob sie ausgelöst wird.
rx-icon-power = Macht + 1
    .text = Die Macht von Raxxon steigt um 1. Bei 8 übernimmt die Firma die Stadt.
rx-icon-end-day = Ende des Tages
    .text = Der Tag endet sofort.
rx-icon-hostile-return = eine feindliche Karte kehrt zurück
    .text = 1 evakuierte feindliche Karte kommt auf den Ablagestapel.
rx-icon-add = eine Karte kommt hinzu
    .text = Eine Karte vom Bevölkerungsstapel kommt verdeckt zur Menge.
rx-icon-flip = eine Karte aufdecken
    .text = Decke eine verdeckte Karte der Menge auf.

## Das Protokoll

event-rx-setup = Die Stadt ist abgeriegelt. { $goal } Gesunde sind darin, und { $n } Infektionen warten. { $seat-you ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
}
event-rx-character = { $seat-you ->
    [yes] Du spielst { $character }.
   *[no] { $seat } spielt { $character }.
}
event-rx-day = Tag { $day } beginnt.
event-rx-dealt = { $n ->
    [0] Niemand ist mehr auf der Straße.
    [one] 1 Karte liegt als Menge aus.
   *[other] { $n } Karten liegen als Menge aus.
}
event-rx-turn = { $seat-you ->
    [yes] Du bist am Zug.
   *[no] { $seat } ist am Zug.
}
event-rx-investigates = { $seat-you ->
    [yes] Du untersuchst die Menge.
   *[no] { $seat } untersucht die Menge.
}
event-rx-consequence = Eine Folge von „{ $action }“: { $icon }.
event-rx-extra = { $seat-you ->
    [yes] Du machst mehr aus „{ $action }“, und Raxxon erfährt davon.
   *[no] { $seat } macht mehr aus „{ $action }“, und Raxxon erfährt davon.
}
event-rx-token-placed = { $seat-you ->
    [yes] Du legst einen Marker auf „{ $action }“.
   *[no] { $seat } legt einen Marker auf „{ $action }“.
}
event-rx-token-removed = Ein Marker verlässt „{ $action }“.
event-rx-passed = { $forced ->
    [yes] { $seat-you ->
        [yes] Du musst passen.
       *[no] { $seat } muss passen.
    }
   *[no] { $seat-you ->
        [yes] Du passt.
       *[no] { $seat } passt.
    }
}
event-rx-second-wind = Der Bogen wird geleert, und der Tag geht weiter.
event-rx-must-pass = { $seat-you ->
    [yes] Du musst heute in deinem nächsten Zug passen.
   *[no] { $seat } muss heute im nächsten Zug passen.
}
event-rx-day-ends = Der Tag endet sofort.
event-rx-evening = Abend von Tag { $day }. { $n ->
    [0] Keine infizierte Karte ist auf freiem Fuß.
    [one] 1 infizierte Karte ist auf freiem Fuß.
   *[other] { $n } infizierte Karten sind auf freiem Fuß.
}
event-rx-infected = Die Infektion breitet sich aus: { $card }. { $left ->
    [0] Die Infektionsquelle ist leer.
    [one] 1 Karte ist noch in der Infektionsquelle.
   *[other] { $left } Karten sind noch in der Infektionsquelle.
}
event-rx-power = Die Macht von Raxxon steigt auf { $power }.
event-rx-returned = { $card } schleicht sich zurück in die Stadt. { $n } sind evakuiert.
event-rx-added = Eine Karte kommt zur Menge.
event-rx-add-blocked = Absperrungen halten eine Karte von der Menge fern. { $left ->
    [0] Sie sind jetzt weg.
   *[other] Noch { $left }-mal.
}
event-rx-roadblock = { $card-n ->
    [0] Um eine verdeckte Karte steht nun eine Straßensperre: { $n } Marker.
   *[other] Um { $card } steht nun eine Straßensperre: { $n } Marker.
}
event-rx-roadblock-held = Die Straßensperre hält. { $left ->
    [0] Sie ist aufgebraucht.
    [one] 1 Marker ist noch da.
   *[other] { $left } Marker sind noch da.
}
event-rx-flipped = { $card } wird aufgedeckt. Offen in dieser Gruppe: { $n }.
event-rx-on-flip = { $group }, { $n } offen: { $icons }.
event-rx-turned-down = Verdeckt: { $cards }.
event-rx-killed = Getötet: { $cards }.
event-rx-on-kill = { $card } war { $group }. Das hat seinen Preis.
event-rx-evacuated = Evakuiert: { $cards }. Insgesamt: { $n }.
event-rx-to-contained = In die gesicherte Quarantäne: { $cards }.
event-rx-to-uncontained = In die ungesicherte Quarantäne: { $cards }.
event-rx-to-discard = Auf den Ablagestapel: { $cards }.
event-rx-to-removed = Aus dem Spiel: { $cards }.
event-rx-to-draw = { $n ->
    [one] 1 Karte kommt zurück auf den Bevölkerungsstapel.
   *[other] { $n } Karten kommen gemischt zurück auf den Bevölkerungsstapel.
}
event-rx-line-shuffled = { $n } Karten der Menge werden verdeckt gemischt.
event-rx-swapped = { $first } und { $second } tauschen die Plätze.
event-rx-peeked = Eine verdeckte Karte ist { $card }. Sie bleibt verdeckt.
event-rx-interviewed = { $card } redet und bleibt offen liegen.
event-rx-looked = { $pile ->
    [draw] Oben auf dem Bevölkerungsstapel: { $cards }.
   *[rx-draw] Oben auf dem Raxxon-Stapel: { $cards }.
}
event-rx-broke-out = { $card } bricht aus der Quarantäne aus.
event-rx-buried = { $card } kommt zu den nicht ausgelösten Karten.
event-rx-barriers = Die Firma sperrt ab: Die nächsten { $n } Karten bleiben heute der Menge fern.
event-rx-grounded = Keine Evakuierung mehr an diesem Tag.
event-rx-reshuffled = Der Ablagestapel wird zu einem neuen Bevölkerungsstapel gemischt: { $n } Karten.
event-rx-deck-shuffled = Die nicht ausgelösten Karten werden in den Raxxon-Stapel gemischt. Er hat { $n } Karten.
event-rx-no-card = Es ist keine Raxxon-Karte mehr da.
event-rx-triggered = Raxxon-Karte: { $card }.
event-rx-untriggered = Raxxon-Karte: { $card }. Vorerst bleibt sie ohne Folgen.
event-rx-chosen = { $seat-you ->
    [yes] Du wählst: { $option }.
   *[no] { $seat } wählt: { $option }.
}
event-rx-game-over = { $outcome ->
    [won] Alle { $goal } Gesunden sind draußen. Ihr habt gewonnen.
    [overrun] Die Stadt ist überrannt, { $evacuated } von { $goal } sind draußen. Ihr habt verloren.
   *[takeover] Raxxon übernimmt die Stadt, { $evacuated } von { $goal } sind draußen. Ihr habt verloren.
}

## Fragen

ask-rx-character = Wen spielst du?
ask-rx-turn = Was tust du?
ask-rx-consequence = Die nächste Folge von „{ $action }“: { $icon }. Weiter?
ask-rx-place = Wohin kommt die neue Karte?
ask-rx-choose = { $card }: Wofür entscheidest du dich?
ask-rx-extra = { $free ->
    [yes] { $text }
   *[no] { $text } Das kostet eine Raxxon-Karte.
}
ask-rx-group = Welche Gruppe verdeckst du?
ask-rx-player = Wessen Marker entfernst du?
ask-rx-token = { $n ->
    [one] Einen Marker { $player-you ->
        [yes] von deinem Bogen
       *[no] vom Bogen von { $player }
    } entfernen?
   *[other] Bis zu { $n } Marker { $player-you ->
        [yes] von deinem Bogen
       *[no] vom Bogen von { $player }
    } entfernen?
}
ask-rx-free-space = Auf welche Aktion legst du den Marker?
ask-rx-pick-flip = Welche Karte deckst du auf?
ask-rx-pick-peek = Welche Karte siehst du dir an?
ask-rx-pick-interview = Wen interviewst du?
ask-rx-pick-flip-around = Um welche Karte herum deckst du alle verdeckten auf?
ask-rx-pick-evacuate = Wen evakuierst du, mit allen Gesunden daneben?
ask-rx-pick-kill = Wen tötest du?
ask-rx-pick-kill-around = Wen tötest du? Nach der ersten Karte nur solche neben ihr.
ask-rx-pick-move-contained = Welche Karte kommt in die gesicherte Quarantäne?
ask-rx-pick-move-uncontained = Welche Karte kommt in die ungesicherte Quarantäne?
ask-rx-pick-move-evac = Wen evakuierst du?
ask-rx-pick-move-discard = Welche Karte kommt auf den Ablagestapel?
ask-rx-pick-move-removed = Welche Karte verlässt das Spiel?
ask-rx-pick-turn-down = Welche Karte verdeckst du?
ask-rx-pick-swap = Welche Karte bewegst du?
ask-rx-pick-swap-with = Mit welcher Karte tauscht sie den Platz?
ask-rx-pick-roadblock = Um welche Karte kommt die Straßensperre?
ask-rx-pick-roadblock-token = Welche Straßensperre hält die Karte auf?
ask-rx-pick-to-draw = Welche Karte kommt zurück auf den Bevölkerungsstapel?
ask-rx-pick-add-from = Wer bricht aus?
ask-rx-line-evacuate = Welche Reihe oder Spalte evakuierst du?
ask-rx-line-kill = Welche Reihe oder Spalte wird getroffen?
ask-rx-line-to-draw = Welche Reihe oder Spalte kommt zurück auf den Bevölkerungsstapel?
ask-rx-line-turn-down = Welche Reihe oder Spalte verdeckst du?
ask-rx-line-shuffle = Welche Reihe oder Spalte wird gemischt?
ask-rx-order-draw = Welche Karte kommt als nächste, von oben gezählt?
ask-rx-order-raxxon = Welche Raxxon-Karte kommt als nächste, von oben gezählt?
ask-rx-order-bury = Welche Karte kommt zu den nicht ausgelösten?
ask-rx-order-deaths = Wessen Tod wirkt zuerst?

## Möglichkeiten

option-rx-character = { $character }
option-rx-character-told = { $character }, { $role }
option-rx-investigate = Untersuchung: eine verdeckte Karte aufdecken.
option-rx-act = { $action }
option-rx-act-told = { $costs ->
    [yes] { $action }: { $text } Ab dem nächsten Zug: { $due }.
   *[no] { $action }: { $text }
}
option-rx-pass = { $asked ->
    [rx-consequence] Hier aufhören und passen.
   *[other] Passen.
}
option-rx-resolve = Weiter: { $icon }.
option-rx-pick = { $spot }
option-rx-take = { $card } ({ $zone })
option-rx-row = { $line }
option-rx-column = { $line }
option-rx-next = { $card }
option-rx-group = { $group }
option-rx-done = { $asked ->
    [rx-group] Keine.
   *[other] Das ist alles.
}
option-rx-yes = Ja.
option-rx-no = Nein.
option-rx-place = { $row-place ->
    [above] { $col-place ->
        [left] In eine neue Reihe oben und eine neue Spalte links.
        [right] In eine neue Reihe oben und eine neue Spalte rechts.
       *[inside] In eine neue Reihe oben, Spalte { $col }.
    }
    [below] { $col-place ->
        [left] In eine neue Reihe unten und eine neue Spalte links.
        [right] In eine neue Reihe unten und eine neue Spalte rechts.
       *[inside] In eine neue Reihe unten, Spalte { $col }.
    }
   *[inside] { $col-place ->
        [left] Reihe { $row }, in eine neue Spalte links.
        [right] Reihe { $row }, in eine neue Spalte rechts.
       *[inside] Reihe { $row }, Spalte { $col }.
    }
}
option-rx-token = { $icons-n ->
    [0] { $action }
   *[other] { $action } ({ $icons })
}
option-rx-free-space = { $action }
option-rx-player = { $player }
option-rx-choose = { $option }: { $effect }

## Gruppen von Möglichkeiten im Terminal

cli-rx-character = Charaktere
cli-rx-act = Aktionen
cli-rx-pick = Karten der Menge
cli-rx-take = Karten der Stapel
cli-rx-row = Reihen
cli-rx-column = Spalten
cli-rx-next = Karten
cli-rx-group = Gruppen
cli-rx-place = Plätze
cli-rx-token = Aktionsmarker
cli-rx-free-space = Aktionen
cli-rx-player = Spieler
cli-rx-choose = Möglichkeiten
cli-rx-investigate = Untersuchung
cli-rx-pass = Passen
cli-rx-resolve = Weiter
cli-rx-done = Fertig
cli-rx-yes = Ja
cli-rx-no = Nein

## Zeichen im Terminal

rx-mark-players = die Spieler, jeder mit einer Farbe
rx-mark-face-down = eine verdeckte Karte; steht ein Name dahinter, haben alle sie gesehen
rx-mark-infected = eine infizierte Karte
rx-mark-roadblock = eine Straßensperre
rx-mark-spaces = ein Feld einer Aktion: besetzt, frei
rx-mark-turn = wer am Zug ist

## Fehler

error-setup-difficulty = Den Schwierigkeitsgrad „{ $difficulty }“ gibt es nicht.
error-setup-character = Den Charakter „{ $character }“ gibt es nicht.
error-setup-characters = Alle brauchen verschiedene Charaktere.
error-setup-solo-character = Wer allein spielt, wählt jeden Tag einen Charakter.
