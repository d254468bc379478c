### Kleine Teile, aus denen andere Meldungen bestehen.

language-name = Deutsch
player-name = Spieler { $n }

list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-none = nichts
list-times = { $n } × { $thing }

# Was der Infektionswürfel zeigt.
face-blank = nichts
face-wound = eine Wunde
face-frostbite = eine Erfrierung
face-bitten = ein Biss

symbol-any = beliebig
    .many = beliebig
    .card = Karte
    .cards = Karten

place-non-colony = Außerhalb der Kolonie
    .at = außerhalb der Kolonie
    .to = aus der Kolonie hinaus

phase-setup = Aufbau

morale-why-death = ein Tod
morale-why-helpless = der Tod eines hilflosen Überlebenden
morale-why-starvation = Hunger
morale-why-waste = der Gestank des Abfalls
morale-why-exile = 2 Unschuldige verbannt
