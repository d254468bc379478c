ln-imp-toilet = Toilette
    .text = Wenn der Müll geprüft wird, zählen 5 Karten des Stapels nicht mit.

ln-imp-dvd-player = DVD-Player
    .text = Insgesamt einmal pro Runde darf ein Überlebender in der Kolonie einen beliebigen Würfel ausgeben: Entferne 1 Verzweiflung von einem Überlebenden in der Kolonie.

ln-imp-bed = Betten
    .text = Wenn die Koloniephase beginnt, darf der Startspieler 1 Wunde oder Erfrierung von einem Überlebenden in der Kolonie entfernen.

ln-imp-watchtower = Wachturm
    .text = Insgesamt einmal pro Runde darf ein Überlebender in der Kolonie einen Würfel mit 3 oder mehr ausgeben: Töte 1 Zombie an der Kolonie. Kein Infektionswurf. Das ist kein Angriff.

ln-imp-greenhouse = Gewächshaus
    .text = Bevor Nahrung bezahlt wird, kommt 1 Nahrung in den Vorrat.

ln-imp-stove = Ofen
    .text = Erfrierungen fügen Überlebenden in der Kolonie zu Beginn eines Zuges keine Wunde zu.

ln-imp-compost = Komposthaufen
    .text = Müll beseitigen entfernt bis zu 5 Karten statt 3.

ln-imp-tripwire = Stolperdrähte
    .text = Bevor Zombies ins Spiel kommen, würfelt der Startspieler. Bei 4 oder mehr lege 1 Sprengfalle auf ein leeres Eingangsfeld der Kolonie.

ln-imp-infirmary = Krankenstation
    .text = Ein Medikament für einen Überlebenden in der Kolonie entfernt 1 Wunde oder Erfrierung mehr von ihm.

ln-imp-common-room = Gemeinschaftsraum
    .text = Beim Fertigstellen steigt die Moral um 1. Von da an bleibt in jeder Runde der erste Hilflose ruhig, der sonst aufgebracht wäre.
