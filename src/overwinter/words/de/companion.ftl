### Neben der gedruckten Schachtel: die Telefone bewahren Geheimnisse, Geschichten, Krise und Infektionswürfel.

companion-title = Neben der Schachtel
companion-text = Das gedruckte Spiel auf dem Tisch, seine Geheimnisse auf den Telefonen. Jedes bewahrt eine Hand und ein Ziel, wartet auf eine Geschichte und liest sie vor.
companion-join-text = Jemand hat den Tisch gedeckt. Sag, wer du bist.
companion-join-names = Alle am Tisch nehmen einen anderen Namen: zwei Telefone einer Person hielten dieselben Karten.
companion-kept = Beim Spiel bleiben, das hier liegt
companion-kept-text = Auf diesem Bildschirm liegt ein anderes Spiel. Es ist vorbei, wenn du dieses beginnst.
companion-order = In Zugreihenfolge: jede Person liest für die nächste.
companion-add-player = Noch jemand
companion-remove = { $name } entfernen
companion-box = Die Schachtel
companion-box-base = Winter der Toten
companion-box-longnight = The Long Night
companion-box-all = Beide zusammen
companion-module-improvements = Ausbau
companion-module-bandits = Banditen
companion-module-laboratory = Raxxon-Labor
companion-mature = Geschichten mit düsteren Themen. Sonst bleiben sie in der Schachtel.
companion-mode = Geheime Ziele
companion-two = Zu zweit spielt ihr gemeinsam gegen den Winter, ohne geheime Ziele.
companion-goal = Gemeinsames Ziel
companion-goal-none = Wie es auf dem Tisch liegt
companion-phones = Telefone
companion-own = Alle haben ein Telefon
companion-own-text = Sie teilen aus demselben Code aus und brauchen keine Leitung zueinander.
companion-one = Ein Telefon geht herum
companion-one-text = Es fragt, wer es hält, bevor es ein Geheimnis zeigt.
companion-this-screen = Dieser Bildschirm
companion-screen-of = gehört { $name }
companion-screen-round = geht herum
companion-screen-table = liegt auf dem Tisch
companion-screen-table-text = Krise, Würfel und Nacht für alle. Nie steht ein Geheimnis darauf.
companion-begin = Beginnen
companion-offline-ready = Liegt auf diesem Gerät: es geht auch ohne Leitung.

## Auf dem Telefon

companion-parts = Teile des Begleiters
companion-hand = Hand
companion-story = Geschichte
companion-crisis = Krise
companion-exposure = Wurf
companion-turn-of = { $name } ist am Zug
companion-you-read-for = Du hast die Geschichte für { $name }.
companion-holds-story = { $name } hat die Geschichte
companion-holds-story-text = Für diesen Zug. Vorgelesen wird, wenn es geschieht.
companion-plays = { $name } ist am Zug
companion-next-turn = Nächster Zug
companion-all-look = Alle dürfen hinsehen: hier steht kein Geheimnis

## Geheimnisse

companion-open = Offen, solange dein Daumen liegt.
companion-closed = Geschlossen.
companion-hold = Zum Öffnen halten
companion-hold-on = Hier halten, dann bleibt es offen
companion-hand-hint = Loslassen oder das Telefon umdrehen schließt.
companion-pass = Gib { $name } das Telefon
companion-pass-hint = Alle anderen sehen weg. Was jetzt kommt, ist nur für { $name }.
companion-pass-story = { $reader } wacht über den Zug von { $name }. { $name } darf nicht sehen, worauf.
companion-away = Weglegen
companion-whose-hand = Wessen Hand?
companion-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
companion-hand-empty = Keine Karten.
companion-sort = Karten ordnen
companion-lose = Weg
companion-lose-card = { $card } ist weg
companion-search = Suchen
companion-search-where = Wo?
companion-search-place = { $place } (noch { $n })
companion-search-go = Nachsehen
companion-found = Gefunden: { $place }
companion-found-hint = Behalte eine. Die anderen kommen unter den Stapel.
companion-keep = { $card } behalten
companion-noise = Lärm machen, noch eine ansehen
companion-deck-end = Das war hier die letzte.
companion-take = Eine Karte von anderswo
companion-take-which = Welche?
companion-take-go = Nehmen

## Die Geschichte

companion-you-read = Wenn { $name } an den Zug kommt, ziehst du eine Geschichte und wartest auf sie.
companion-stories-left = { $n ->
    [0] Keine Geschichte ist übrig.
    [one] 1 Geschichte ist übrig.
   *[other] { $n } Geschichten sind übrig.
}
companion-draw = Geschichte für { $name } ziehen
companion-watch = Achte darauf, sag nichts
companion-watch-hint = { $name } darf nicht sehen, worauf du wartest.
companion-setup = Zuerst:
companion-interrupt = „Du“ ist { $name }. Wenn es geschieht, unterbrich nach der Aktion und ihrem Infektionswurf. Dann lies es allen vor.
companion-happened = Es ist geschehen: vorlesen
companion-not-happened = { $name }: Zug ohne sie beendet
companion-read-all = Lies es allen vor
companion-aloud = Das Telefon liest vor
companion-hush = Nicht weiter lesen
companion-decides = „Du“ ist { $name } und entscheidet. Tippe die Antwort an.
companion-all-vote = Alle stimmen ab. „Du“ ist { $name }. Tippe an, was dabei herauskommt.
companion-owner-decides = Wer { $survivor } führt, entscheidet. Tippe die Antwort an.
companion-chosen = Gewählt
companion-lasting = Von jetzt an:
companion-turn-over = { $name }: der Zug ist zu Ende
companion-all-done = Alle waren am Zug. Die Nacht kommt.
companion-to-crisis = Zur Krise

## Die Krise

companion-name-you = { $name }, du
companion-nothing-yet = noch nichts
companion-their-phone = auf dem Telefon
companion-laid = { $n ->
    [0] nichts gelegt
    [one] 1 Karte verdeckt
   *[other] { $n } Karten verdeckt
}
companion-lay = Eine Karte legen
companion-lay-for = { $name } legt eine Karte
companion-back-for = { $name } nimmt eine zurück
companion-lay-which = Welche Karte?
companion-lay-card = { $card } verdeckt legen
companion-turn-cards = Bei Nachteinbruch die Karten umdrehen
companion-cards-up = Die Karten für die Krise
companion-your-sum = Deine Karten ergeben { $n }. Zählt alle Telefone zusammen:
companion-add-up = Zählt zusammen, was die Telefone sagen:
companion-points = Alle zusammen
companion-less = Einer weniger
companion-more = Einer mehr
companion-crisis-failed = { $n } von { $need }. Es hat nicht gereicht.
companion-crisis-averted = { $n } von { $need }. Die Krise ist abgewendet.
companion-crisis-bonus = { $n } von { $need }. Mehr als genug: die Moral steigt um 1.
companion-next-round = Runde { $n } beginnen

## Der Infektionswürfel

companion-who = Für wen
companion-someone = jemand anderes
companion-add-person = Jemanden hinzufügen
companion-people = Überlebende auf diesem Bildschirm
companion-gone = { $name } ist fort
companion-roll = Zum Würfeln halten
companion-roll-again = Noch einmal: halten
companion-not-rolled = Zwölf Seiten. Die Hälfte meint es gut.
companion-odds = Infektionswurf: 6 von 12 nichts, 3 Wunde, 2 Erfrierung, 1 Biss
companion-odds-short = 6 von 12 nichts, 1 von 12 gebissen
companion-face-blank = Nichts
companion-face-wound = Eine Wunde
companion-face-frostbite = Erfrierung
companion-face-bitten = Gebissen
companion-means-blank = { $named ->
    [yes] { $name } kommt durch.
   *[other] Niemand ist verletzt.
}
companion-means-wound = { $named ->
    [yes] Leg 1 roten Marker auf die Karte von { $name }. Der dritte jeder Art tötet.
   *[other] Leg 1 roten Marker auf die Karte. Der dritte jeder Art tötet.
}
companion-means-frostbite = { $named ->
    [yes] Leg 1 blauen Marker auf die Karte von { $name }. Jeder eigene Zug beginnt mit 1 Wunde mehr, bis er geheilt ist.
   *[other] Leg 1 blauen Marker auf die Karte. Jeder eigene Zug beginnt mit 1 Wunde mehr, bis er geheilt ist.
}
companion-means-bitten = { $named ->
    [yes] { $name } stirbt sofort. Der Biss geht weiter an den niedrigsten Einfluss dort: töten, oder es wird wieder gewürfelt.
   *[other] Sofort tot. Der Biss geht weiter an den niedrigsten Einfluss dort: töten, oder es wird wieder gewürfelt.
}

## Die Nacht

companion-night = Wenn die Nacht kommt
companion-night-food = Nahrung
companion-night-food-text = 1 für je 2 Leute in der Kolonie.
companion-night-waste = Abfall
companion-night-waste-text = Je 10 Karten: Moral −1.
companion-night-crisis = Krise
companion-night-crisis-text = Die Telefone drehen ihre Karten um.
companion-night-zombies = Zombies
companion-night-zombies-text = 1 für je 2 Leute in der Kolonie, 1 für jeden Überlebenden draußen, dann der Lärm.
companion-night-goal = Ziel
companion-night-goal-text = Ist das gemeinsame Ziel erreicht?
companion-night-round = Runde
companion-night-round-text = Der Marker rückt weiter, der Startspielermarker geht nach rechts.
companion-night-begin = Die Nacht beginnen
companion-night-next = Weiter: { $step }
companion-done = erledigt

## Das Menü

companion-role-own = Das ist dein Telefon.
companion-role-round = Dieses Telefon geht herum.
companion-role-table = Dieser Bildschirm liegt auf dem Tisch.
companion-undo = Letzten Schritt zurücknehmen
companion-first = Wer diese Runde beginnt
companion-exiled = verbannt
companion-more-screens = Weitere Bildschirme
companion-more-own = Jedes Telefon liest diesen Code einmal und sagt, wem es gehört. Ein Tablet kann auf dem Tisch liegen.
companion-more-table = Ein Tablet kann auf dem Tisch liegen und zeigen, was alle sehen dürfen.
companion-show-code = Code zeigen
companion-copy = Link kopieren
companion-end = Spiel beenden
companion-end-sure = Hände, Ziele und Stapel dieses Bildschirms werden vergessen. Sonst geht nichts verloren.
companion-end-not = Behalten
