wc-crisis-long-shadows = Lange Schatten
    .story = Am selben Abend rauchen beide Schornsteine, und etwas im Dunkeln zählt mit.
    .fail = Zu jeder Kolonie kommen 5 Zombies und zu jedem Ort draußen 1.

wc-crisis-bad-blood = Böses Blut
    .story = Auf ihr Tor wurde ein Name gemalt. Hier hat niemand Farbe an den Händen. Es sieht auch niemand nach.
    .fail = Jede Kolonie verliert 1 Moral, die mit weniger gegebenen Karten noch 1.

wc-crisis-shared-well = Der gemeinsame Brunnen
    .story = Ein Brunnen friert nicht zu, und beide Seiten lassen nachts den Eimer hinunter.
    .fail = Werft für jeden Überlebenden zu Hause 1 Würfel, hilflose ausgenommen: Bei 1–2 erhält er 1 Wunde.

wc-crisis-magazine-fire = Brand im Munitionslager
    .story = Es klingt zuerst wie Regen auf Blech. Dann rennen alle.
    .fail = Jede Kolonie verliert die Hälfte ihrer Munition, aufgerundet, und 3 Zombies kommen zu ihr. Bei 2 Karten mehr als nötig bekommt jede Kolonie 2 Munition statt Moral.

wc-crisis-empty-shelves = Leere Regale
    .story = Zwei Listen, ein Laden, und der Laden ist besenrein.
    .fail = Jede Kolonie verliert 4 Nahrung. Wer weniger hat, verliert alles und erhält 1 Hungermarker.

wc-crisis-blizzard = Schneesturm über der Stadt
    .story = Die Straße ist weg. Die andere Seite auch.
    .fail = Jeder Überlebende außerhalb der Kolonien erhält 1 Erfrierung.

wc-crisis-stampede = Stampede
    .story = Sie gehen nicht mehr. Sie lehnen sich, alle in dieselbe Richtung, und die Richtung sind wir.
    .fail = Zu jedem Ort draußen mit Überlebenden kommen 3 Zombies, zu jedem ohne 1.

wc-crisis-deserters = Deserteure
    .story = Drüben, heißt es, gibt es Suppe. Drüben, heißt es, schreit niemand.
    .fail = Jeder Kolonievorsteher wählt: Die Kolonie verliert 2 Moral, oder ein Überlebender, der keine Gruppe anführt, verlässt das Spiel; sein Spieler behält die Ausrüstung auf der Hand. Ohne so jemanden ist es die Moral.
    .first = 2 Moral verlieren.
    .second = Jemanden gehen lassen, der keine Gruppe anführt.

wc-crisis-poisoned-trade = Vergifteter Handel
    .story = Die Kiste stand wie vereinbart auf halbem Weg zwischen den Zäunen. Sie riecht nach Mandeln.
    .fail = Jeder Spieler einer Kolonie verliert 1 zufällige Handkarte, in der Kolonie, die weniger gab, 2. Bei 2 Karten mehr als nötig zieht der Vorsteher der Kolonie, die mehr gab, 2 Karten eines Objektstapels; Moral gibt es keine.

wc-crisis-sniper = Schütze im Turm
    .story = Er fragt nicht, zu wem jemand gehört. Er wartet auf den, der die Befehle gibt.
    .fail = In jeder Kolonie erhält der Überlebende mit dem höchsten Einfluss 2 Wunden.

wc-crisis-no-mans-land = Niemandsland
    .story = Zwischen den Zäunen ist der Schnee zu Schlamm getreten, und der Schlamm friert nicht.
    .fail = Jede Kolonie verliert 1 Moral. Bis zum Ende der nächsten Runde kommen nach jedem Kampf 3 Zombies an seinen Ort.
    .lasting = Nach jedem Kampf kommen 3 Zombies an seinen Ort.
