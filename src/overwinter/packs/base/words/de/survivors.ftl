base-sparky = Sparky
    .short = Sparky
    .trade = Filmhund
    .ability = Zeigt ein Infektionswurf für Sparky einen Biss, erhält er stattdessen 1 normale Wunde. Breitet sich eine Infektion aus, wird er übersprungen.

base-andrew-evans = Andrew Evans
    .short = Andrew
    .trade = Farmer
    .ability = Wenn Andrew diesen Standort durchsucht, darf er sich 1 Karte mehr ansehen und 1 mehr behalten: 2 statt 1.

base-forest-plum = Forest Plum
    .short = Forest
    .trade = Kaufhaus-Weihnachtsmann
    .ability = Zu Beginn deines Zuges darfst du Forest aus dem Spiel entfernen: Die Moral steigt um 1. Er gilt nicht als getötet.

base-gray-beard = Gray Beard
    .short = Gray Beard
    .trade = Pirat
    .ability = Nimm 1 zufällige Karte von der Hand eines anderen Spielers auf deine Hand.

base-john-price = John Price
    .short = John
    .trade = Student
    .ability = John hat auch die Fähigkeiten aller anderen Überlebenden an seinem Standort, gleich wem sie gehören. Ihre Vorgaben für Standort und Würfel bleiben; nennt ein Text den Besitzer, ist John gemeint.

base-loretta-clay = Loretta Clay
    .short = Loretta
    .trade = Köchin
    .ability = Lege 2 Nahrung in den Vorrat.

base-carla-thompson = Carla Thompson
    .short = Carla
    .trade = Polizeifunkerin
    .ability = Wenn Carla diesen Standort durchsucht, darf sie sich 1 Karte mehr ansehen und 1 mehr behalten: 2 statt 1.

base-jenny-clark = Jenny Clark
    .short = Jenny
    .trade = Kellnerin
    .ability = Wenn Jenny einen Standort durchsucht, darf sie sich 3 Karten mehr ansehen, bevor sie wählt. Sie behält trotzdem nur 1.

base-brandon-kane = Brandon Kane
    .short = Brandon
    .trade = Hausmeister
    .ability = Wenn Brandon Abfall entsorgt, entferne die obersten 5 Karten des Abfallstapels aus dem Spiel statt 3.

base-talia-jones = Talia Jones
    .short = Talia
    .trade = Wahrsagerin
    .ability = Sieh dir heimlich die obersten 2 Karten des Krisenstapels an und lege sie in beliebiger Reihenfolge zurück. Dann darfst du allen genau 2 Wörter darüber sagen.

base-mike-cho = Mike Cho
    .short = Mike
    .trade = Ninja
    .ability = Wenn Mike angreift, entfällt der Infektionswurf.

base-harman-brooks = Harman Brooks
    .short = Harman
    .trade = Parkranger
    .ability = Immer wenn Harman eine Erfrierung erhalten würde, erhält er stattdessen eine normale Wunde.

base-bev-russell = Bev Russell
    .short = Bev
    .trade = Mutter
    .ability = Nur wenn mindestens 1 hilfloser Überlebender in der Kolonie ist: Töte hier bis zu 2 Zombies. Kein Infektionswurf. Das ist kein Angriff.

base-buddy-davis = Buddy Davis
    .short = Buddy
    .trade = Fitnesstrainer
    .ability = Buddy stirbt erst bei 4 Wunden beliebiger Art statt bei 3.

base-annaleigh-chan = Annaleigh Chan
    .short = Annaleigh
    .trade = Anwältin
    .ability = Sieh dir 1 zufällige Karte von der Hand eines anderen Spielers an und gib sie zurück. Nur du siehst sie.

base-rod-miller = Rod Miller
    .short = Rod
    .trade = Lastwagenfahrer
    .ability = Wenn Rod sich bewegt, entfällt der Infektionswurf.

base-janet-taylor = Janet Taylor
    .short = Janet
    .trade = Krankenschwester
    .ability = Wenn Janet diesen Standort durchsucht, darf sie sich 1 Karte mehr ansehen und 1 mehr behalten: 2 statt 1.

base-edward-white = Edward White
    .short = Edward
    .trade = Chemiker
    .ability = Wenn Edward hier einen Zombie angreift, darfst du zusätzlich einen zweiten Würfel ausgeben und 1 Medikamentenkarte ohne ihre eigene Wirkung ausspielen: Der Angriff tötet bis zu 3 Zombies statt 1, ohne Infektionswurf.

base-alexis-grey = Alexis Grey
    .short = Alexis
    .trade = Bibliothekarin
    .ability = Wenn Alexis diesen Standort durchsucht, darf sie sich 1 Karte mehr ansehen und 1 mehr behalten: 2 statt 1.

base-maria-lopez = Maria Lopez
    .short = Maria
    .trade = Lehrerin
    .ability = Töte hier 1 Zombie. Kein Infektionswurf. Das ist kein Angriff.

base-david-garcia = David Garcia
    .short = David
    .trade = Buchhalter
    .ability = Jedes Mal, wenn David einen Standort durchsucht, darf er sich 1 Karte mehr ansehen, bevor er wählt. Er behält trotzdem nur 1.

base-ashley-ross = Ashley Ross
    .short = Ashley
    .trade = Bauarbeiterin
    .ability = Ashley verbarrikadiert an ihrem Standort, ohne einen Würfel auszugeben. Dort muss ein Eingangsfeld leer sein.

base-james-meyers = James Meyers
    .short = James
    .trade = Psychiater
    .ability = Würfle beliebig viele deiner unbenutzten Würfel neu, alle zugleich. Die neuen Ergebnisse gelten.

base-olivia-brown = Olivia Brown
    .short = Olivia
    .trade = Ärztin
    .ability = Entferne 1 Wunde beliebiger Art von einem Überlebenden an Olivias Standort, auch von ihr selbst.

base-sophie-robinson = Sophie Robinson
    .short = Sophie
    .trade = Pilotin
    .ability = Sieh dir heimlich die oberste Karte eines beliebigen Objektstapels an und lege sie zurück. Sophie muss nicht dort sein.

base-gabriel-diaz = Gabriel Diaz
    .short = Gabriel
    .trade = Feuerwehrmann
    .ability = Decke die obersten 4 Karten des Objektstapels an Gabriels Standort für alle auf. Du darfst 1 Außenseiter-Karte davon auf die Hand nehmen. Mische den Rest wieder ein. Das ist kein Durchsuchen.

base-arthur-thurston = Arthur Thurston
    .short = Arthur
    .trade = Schuldirektor
    .ability = Wenn Arthur diesen Standort durchsucht, darf er sich 1 Karte mehr ansehen und 1 mehr behalten: 2 statt 1.

base-thomas-heart = Thomas Heart
    .short = Thomas
    .trade = Soldat
    .ability = Töte hier bis zu 2 Zombies. Kein Infektionswurf. Das ist kein Angriff.

base-daniel-smith = Daniel Smith
    .short = Daniel
    .trade = Sheriff
    .ability = Töte bis zu 2 Zombies an Daniels Standort, mit insgesamt nur 1 Infektionswurf. Das ist kein Angriff.

base-brian-lee = Brian Lee
    .short = Brian
    .trade = Bürgermeister
    .ability = Erhöhe 1 deiner unbenutzten Würfel um 1, nie über 6.

base-kodiak-colby = Kodiak Colby
    .short = Kodiak
    .trade = Holzfäller
    .ability = Kodiak zählt nicht als Überlebender, wenn Nahrung verteilt wird oder wenn Zombies für anwesende Überlebende kommen. Beim Durchsuchen darf er keine Geräusche machen.
