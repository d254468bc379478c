ln-main-tribute = Tribut
    .story = Sie kamen mit Lastwagen und waren höflich. Etwas aus jedem Haus der Stadt, sagten sie, dann muss hier niemandem etwas zustoßen. Bevor der Monat um ist, kommen sie wieder.
    .goal-normal = Mindestens 2 Karten jedes Objektstapels der Standorte 1 bis 6 liegen auf diesem Ziel. Startkarten zählen nicht.
    .goal-hardcore = Mindestens 3 Karten jedes Objektstapels der Standorte 1 bis 6 liegen auf diesem Ziel. Startkarten zählen nicht.
    .rule = Mit 3 oder weniger Spielern beginnt jeder Spieler mit 1 weiteren Überlebenden vom Stapel. Immer wenn du einen Überlebenden in die Kolonie bewegst, darfst du beliebig viele deiner Handkarten offen auf dieses Ziel legen.

ln-main-coldest-night = In kältester Nacht
    .story = Das Thermometer blieb vor drei Tagen am letzten Strich stehen. Stahl klebt an der Haut, und jeder Schlag kostet etwas von der Hand, die ihn führt. Haltet durch, bis der Wind dreht.
    .goal-normal = Überlebt 8 Runden: Die Moral ist über 0, wenn das Ziel in Runde 8 überprüft wird.
    .goal-hardcore = Überlebt 10 Runden: Die Moral ist über 0, wenn das Ziel in Runde 10 überprüft wird.
    .rule = Immer wenn ein Überlebender einen Zombie angreift, erhält er nach dem Angriff 1 Erfrierung, vor dem Infektionswurf.

ln-main-enough-for-everyone = Genug für alle
    .story = Wir haben sie aufgenommen, alle, und nun sehen sie uns über den leeren Tisch an. Deckt ihn. Mit vollem Mund schreit niemand.
    .goal-normal = Im Vorrat liegen mindestens 3 Nahrung pro Spieler, der zu Beginn dabei war, kein Hungermarker, und kein Überlebender ist aufgebracht.
    .goal-hardcore = Im Vorrat liegen mindestens 3 Nahrung pro Spieler, der zu Beginn dabei war, kein Hungermarker, und kein Überlebender ist aufgebracht.

ln-main-raise-the-walls = Zieht die Mauern hoch
    .story = Ein Zaun ist ein Versprechen, eine Mauer ist eine Antwort. Vernagelt jedes Tor und räumt weg, was davorsteht, dann schlafen wir vielleicht mit beiden Augen zu.
    .goal-normal = Jeder der 6 Eingänge der Kolonie hat mindestens 1 Barrikade oder Falle, und höchstens 4 Zombies sind an der Kolonie.
    .goal-hardcore = Jeder der 6 Eingänge der Kolonie hat mindestens 2 Barrikaden oder Fallen, und höchstens 3 Zombies sind an der Kolonie.

ln-main-reclaim-the-town = Die Stadt gehört uns
    .story = Das waren unsere Straßen. Wir wollen wieder in ihnen stehen, bei brennenden Laternen, und nicht rennen müssen.
    .goal-normal = An mindestens 2 der Standorte 1 bis 6 ist kein Zombie, aber je ein Überlebender eines nicht verbannten Spielers.
    .goal-hardcore = An mindestens 3 der Standorte 1 bis 6 ist kein Zombie, aber je ein Überlebender eines nicht verbannten Spielers.

ln-main-a-place-to-live = Ein Ort zum Leben
    .story = Nicht zu sterben ist das eine. Ein Bett, ein Ofen und eine Tür, die schließt, sind etwas anderes. Wer nach uns kommt, soll mehr finden als ein Versteck.
    .goal-normal = Mindestens 3 Verbesserungen sind fertig.
    .goal-hardcore = Mindestens 3 Verbesserungen sind fertig.
