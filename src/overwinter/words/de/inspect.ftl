### Dinge ansehen: was eine Seite über Überlebende, Karten, Orte und Wörter sagt.

inspect-hint = Q oder die Menütaste sagt, was das ist.
inspect-nothing = Dazu gibt es nicht mehr zu sagen.
inspect-more = sagt mehr
inspect-sort-survivor = Überlebende, { $trade }
inspect-sort-player = Spieler
inspect-sort-place = Standort { $n }
inspect-sort-item = { $kind ->
    [equip] Ausrüstung, { $symbol }
    [event] Ereignis, { $symbol }
   *[play] Gegenstand, { $symbol }
}
inspect-sort-symbol = Symbol
inspect-sort-card = Karte
inspect-sort-term = Ein Wort der Regeln
inspect-sort-why = Warum nicht
inspect-sort-group = Gruppe
inspect-sort-icon = Zeichen
inspect-sort-pile = Stapel

inspect-anywhere = Überall
inspect-outside = Außerhalb der Kolonie
inspect-die = { $n ->
    [0] ohne Würfel
    [1] beliebiger Würfel
   *[other] Würfel { $n }+
}
inspect-times = { $n ->
    [one] einmal pro Runde
   *[other] { $n }-mal pro Runde
}
inspect-any-times = beliebig oft
inspect-by-itself = wirkt von selbst
inspect-ability-used = Diese Runde schon benutzt.
inspect-used = diese Runde benutzt
inspect-gone = { $name } ist nicht mehr bei uns.
inspect-one-more = Noch eine Wunde, gleich welche, und { $name } stirbt.
inspect-lowest-here = (der niedrigste hier)
inspect-leads-for = Führt die Gruppe von
inspect-with = Gehört zu
inspect-is = Ist
inspect-health = Wunden
inspect-moved = Hat sich in diesem Zug schon bewegt.
inspect-lasting = Was auf dieser Person liegt
inspect-sort-roll = Infektionswurf für { $name }
inspect-roll-takes = { $left ->
    [one] stirbt daran
   *[other] { $n } von { $limit } Wunden
}
inspect-roll-freezes = { $left ->
    [one] stirbt daran
   *[other] { $n } von { $limit }, und zu Beginn jedes Zuges 1 mehr
}
inspect-roll-bitten = stirbt sofort, und es breitet sich aus
inspect-roll-blank = nichts geschieht
inspect-dice = Würfel übrig
inspect-hand = Hand
inspect-hidden-cards = { $n ->
    [one] 1 Karte, verdeckt
   *[other] { $n } Karten, verdeckt
}
inspect-laid = Karten für die Krise
inspect-hidden = verdeckt
inspect-none = keine
inspect-people = Leute
inspect-nobody-left = In dieser Gruppe ist niemand mehr.

inspect-closed = Dieser Ort ist vorerst geschlossen.
inspect-spaces = Felder
inspect-free-of = { $n } von { $of } frei
inspect-of = { $n } von { $of }
inspect-deck = Noch zu finden
inspect-people-here = Jetzt hier
inspect-works-here = Kann nur hier etwas
inspect-known = Was du von diesem Stapel weißt
inspect-nth = { $n }. von oben
inspect-somewhere = irgendwo darin
inspect-deck-printed = { $left ->
    [0] Davon ist nichts mehr da.
    [one] 1 der { $n } Karten, die für diesen Ort gedruckt sind, liegt jetzt hier.
   *[other] { $left } der { $n } Karten, die für diesen Ort gedruckt sind, liegen jetzt hier.
} Was anderswo zu sehen ist, ist abgezogen.
inspect-deck-contents = Wie gedruckt
inspect-copies-gone = × { $n }, { $gone } anderswo
inspect-gate-n = Eingang { $n } { $place }
inspect-next-zombie = { $state ->
    [free] Der nächste Zombie nimmt ein freies Feld.
    [trap] Kein Feld ist frei: Der nächste Zombie löst die Falle aus.
    [barricade] Kein Feld ist frei: Der nächste Zombie zerbricht eine Barrikade.
   *[full] Kein Feld ist frei: Der nächste Zombie bricht ein und tötet.
}
inspect-first-to-die = Stirbt hier zuerst
inspect-nobody-here = Hier ist niemand, der sterben könnte.

inspect-counts-as = Zählt als
inspect-printed = Wo sie gedruckt ist
inspect-starter = Unter den Startkarten
inspect-random = Einer der seltsamen Funde: In jedem Stapel liegen fünf
inspect-seen-elsewhere = { $n ->
    [one] 1 davon siehst du jetzt.
   *[other] { $n } davon siehst du jetzt.
}
inspect-helps = Hilft
inspect-needed = Gebraucht
inspect-face-down = Bisher verdeckt
inspect-so-far = Bisher
inspect-lie-here = Darauf liegt
inspect-code = Code
inspect-figures = So viele kämen heraus
inspect-unknown-until-out = Was es tut, weiß man erst, wenn es draußen ist.
inspect-work = Getane Arbeit
inspect-on = Bleibt bei
inspect-now = Jetzt
inspect-rounds-left = { $n ->
    [one] Das ist die letzte Runde.
   *[other] Mit dieser bleiben { $n } Runden.
}
inspect-why-title = { $act }: { $name } nicht
inspect-why-nobody = { $act }: jetzt niemand
inspect-ruling = Regelauslegung { $number }

inspect-rx-up = Jetzt offen
inspect-rx-at = Bei Nummer { $n }
inspect-rx-harmless = Wird eine aufgedeckt, geschieht nichts.
inspect-rx-unknown = Diese Karte hat noch niemand gesehen.
inspect-rx-pool = Bekanntlich unter { $places } Karten
inspect-rx-trigger = Ausgelöst
inspect-rx-space = Feld { $n }
inspect-rx-space-taken = Feld { $n }, belegt
inspect-rx-spaces = Was ihre Felder kosten, ab dem nächsten Zug

inspect-book-terms = Wörter
inspect-book-cards = Karten im Spiel
inspect-book-people = Leute im Spiel
inspect-book-rulings = Auslegungen hinter einem „Warum nicht“

## Wörter der Regeln, die das kleine Glossar auslässt.

term-attack = Angreifen
    .text = Mit einem Würfel, der mindestens den Angriffswert zeigt, tötet jemand 1 Zombie am eigenen Ort; dann folgt ein Infektionswurf.
term-move = Bewegen
    .text = Einmal im Zug geht jemand an einen beliebigen Ort mit freiem Feld, ohne Würfel; dann folgt ein Infektionswurf.
term-round = Runde
    .text = Ein Tag und eine Nacht. Was einmal pro Runde geht, geht wieder, wenn die nächste beginnt.
term-kill-or-remove = Getötet oder entfernt
    .text = Wer einen Zombie tötet, macht einen Infektionswurf, und der Zombie zählt für Ziele. Was entfernt wird, geht einfach: kein Wurf, keine Zählung.
term-despair = Verzweiflung
    .text = Zählt wie eine Wunde bis zur dritten, aber Medikamente helfen nicht dagegen.
term-trap = Falle
    .text = Füllt ein Eingangsfeld wie eine Barrikade. Der Zombie, der kein Feld findet, löst sie aus: Alle Zombies an diesem Eingang sind fort, die Falle auch.
term-unruly = Aufgebracht
    .text = Manche der Hilflosen haben genug. Jeder von ihnen isst und zieht Zombies an wie zwei Leute. Eine Medikamentenkarte beruhigt einen.
term-graveyard = Friedhof
    .text = Hier liegen die Toten der Reihe nach. Nur eine Karte, die das sagt, holt jemanden zurück.
term-improvement = Verbesserung
    .text = Arbeit für die ganze Kolonie. Mit dem letzten Stück Arbeit ist sie sofort in Gebrauch, für alle.
term-bandit = Bandit
    .text = Nimmt an einem Standort ein Feld für Überlebende und holt jede Nacht eine Karte vom Stapel. Wer dort ist, kann sich mit ihm anlegen.
term-hideout = Versteck
    .text = Was Banditen holen, liegt hier offen. Wer hier ist, kann sich hineinschleichen oder es stürmen.
term-laboratory = Labor
    .text = Bei Raxxon wartet ein Experiment hinter Glas. Legt die zwei Würfel seines Codes dorthin, bevor es Nacht wird, sonst kommt es heraus.
term-experiment = Experiment
    .text = Etwas, das aus dem Labor entkommen ist. Jeder Angriff, wo es steht, muss ihm gelten; seine Karte sagt, was ein Kampf bewirkt.
term-side-effect = Nebenwirkung
    .text = Was eine Pille hinterlässt. Sie bleibt bis zum Tod.

## Die Formen, in denen diese Wörter auf Karten stehen.

inspect-term-colony = Kolonie
inspect-term-helpless = hilfloser Überlebender|hilflose Überlebende|hilflosen Überlebenden|Hilflose|Hilflosen
inspect-term-influence = Einfluss|Einflusswert
inspect-term-attack-value = Angriffswert
inspect-term-search-value = Durchsuchungswert
inspect-term-ability = Fähigkeit|Fähigkeiten
inspect-term-action-die = unbenutzten Würfel|unbenutzte Würfel|unbenutzter Würfel|benutzten Würfeln|Aktionswürfel
inspect-term-exposure = Infektionswurf|Infektionswürfe|Infektionswürfel
inspect-term-wound = Wunde|Wunden
inspect-term-frostbite = Erfrierung|Erfrierungen
inspect-term-bite = Biss|gebissen
inspect-term-bite-spread = Breitet sich eine Infektion aus|Infektion breitet sich aus
inspect-term-zombie = Zombie|Zombies
inspect-term-entrance = Eingang|Eingänge|Eingangsfeld|Eingangsfelder
inspect-term-overrun = überrannt|Einbruch|Einbrüche
inspect-term-barricade = Barrikade|Barrikaden|verbarrikadiert
inspect-term-noise = Geräusch|Geräusche|Geräuschmarker|Geräuschfeld
inspect-term-search = durchsucht|durchsuchen|Durchsuchen
inspect-term-attract = anlocken|lockt
inspect-term-clean = Abfall entsorgt|Abfall entsorgst|Abfall entsorgen
inspect-term-waste = Abfall|Abfallstapel|Abfallstapels
inspect-term-food = Nahrung|Vorrat
inspect-term-starvation = Hunger|Hungermarker
inspect-term-morale = Moral
inspect-term-crisis = Krise|Krisen|Krisenstapel|Krisenstapels
inspect-term-crossroads = Schicksalskarte|Schicksalskarten
inspect-term-equipment = Ausrüstung|ausgerüstet
inspect-term-hand-off = weitergeben|gibt weiter
inspect-term-request = bitten
inspect-term-first-player = Startspieler
inspect-term-group-leader = Gruppenanführer
inspect-term-main-objective = gemeinsames Ziel|gemeinsamen Ziel|gemeinsame Ziel
inspect-term-secret-objective = geheimes Ziel|geheime Ziel|geheimen Ziele|geheimen Ziel
inspect-term-betrayer = Verräter
inspect-term-exile = Verbannung|verbannt|verbannte|verbannter|verbannten
inspect-term-vote = Abstimmung|stimmen ab|abstimmen
inspect-term-colony-phase = Koloniephase
inspect-term-player-phase = Spielerphase
inspect-term-round = einmal pro Runde
inspect-term-kill-or-remove = entferne|entfernt|entfernen|tötet|töte|getötet
inspect-term-despair = Verzweiflung
inspect-term-trap = Falle|Fallen
inspect-term-unruly = aufgebracht|aufgebrachte|aufgebrachten|aufgebrachter|aufsässig
inspect-term-graveyard = Friedhof
inspect-term-improvement = Verbesserung|Verbesserungen
inspect-term-bandit = Bandit|Banditen
inspect-term-hideout = Versteck
inspect-term-laboratory = Labor
inspect-term-experiment = Experiment|Experimente
inspect-term-side-effect = Nebenwirkung|Nebenwirkungen
inspect-rx-crowd = Menge
inspect-rx-add = kommt dazu|kommt hinzu
inspect-rx-flip = aufgedeckt|aufdecken|deckt auf
inspect-rx-kill = getötet|töte|tötet
inspect-rx-healthy = gesund|gesunde|gesunden|infiziert|infizierte|infizierten
inspect-rx-tokens = Marker|Folgen
inspect-rx-quarantine = Quarantäne|isoliert|isolierte
inspect-rx-infect = Infektion|Infektionen
inspect-rx-power = Macht
inspect-rx-card = Raxxon-Karte|Raxxon-Karten

## Auslegungen hinter einem „Warum nicht“, kurz. Die Nummer steht in docs/rulings.md.

ruling-why-no-dice = Ein Zug geht auch ohne Würfel weiter: Bewegungen, Karten und alles, was keinen braucht, bleiben.
    .number = R-026
ruling-why-die-too-low = Der Wert auf der Karte ist das Mindeste, was ein Würfel zeigen muss: 2+ heißt 2 oder mehr.
    .number = R-040
ruling-why-moved = Jeder bewegt sich im Zug seines Spielers einmal. Von einer Karte versetzt zu werden ist keine Bewegung.
    .number = R-110
ruling-why-no-space = Es muss ein anderer Ort sein, mit einem freien Feld, wenn die Bewegung beginnt.
    .number = R-111
ruling-why-no-target = Ein Angriff braucht jemanden am eigenen Ort. In der Kolonie geht jeder Eingang.
    .number = R-041
ruling-why-no-bandit = Nur was Banditen nennt, trifft sie, und nur dort, wo sie sind.
    .number = R-280
ruling-why-exiled = Wer verbannt ist, überfällt das Versteck nicht.
    .number = R-283
ruling-why-no-entrance = Eine Barrikade braucht ein freies Eingangsfeld.
    .number = R-075
ruling-why-only-colony = Abfall entsorgt, wer in der Kolonie ist, also niemand in der Verbannung.
    .number = R-080
ruling-why-no-waste = Weniger als 3 Karten: Die vorhandenen gehen. Gar keine: Es geht nicht.
    .number = R-078
ruling-why-only-outside = In der Kolonie gibt es nichts zu durchsuchen, und nirgends, wo kein Stapel liegt.
    .number = R-060
ruling-why-deck-empty = Ein leerer Stapel wird nicht durchsucht und nie aufgefüllt.
    .number = R-061
ruling-why-wrong-place = Der Ort vor einer Fähigkeit sagt, wo man dafür sein muss.
    .number = R-034
ruling-why-used = Was einmal pro Runde geht, geht wieder, wenn die nächste Runde beginnt.
    .number = R-032
ruling-why-no-use = Was nichts findet, tut nichts: keine Hand zum Nehmen, niemand zu heilen.
    .number = R-108
ruling-why-passive = Solche Fähigkeiten wirken von selbst, bei der ersten Aktion, bei der sie helfen.
    .number = OW-03
ruling-why-answer-first = Eins wird ganz ausgeführt, bevor das Nächste beginnt.
    .number = R-090
ruling-why-not-your-turn = Eine Fähigkeit benutzt man im eigenen Zug, wenn sie keinen anderen Moment nennt.
    .number = R-033
ruling-why-not-in-force = Ein Szenario bringt seine Regeln eine nach der anderen.
    .number = R-298
ruling-why-special-first = Steht etwas aus dem Labor an einem Ort, muss jeder Angriff dort ihm gelten.
    .number = R-289
ruling-raxxonpage-why-target = Eine Aktion kann nur gewählt werden, wenn ihr Hauptteil etwas bewirkt.
    .number = RX-07
ruling-raxxonpage-why-full = Ohne freies Feld gibt es keinen Marker, und nichts geschieht.
    .number = RX-22
