ln-rocco-bellini = Rocco Bellini
    .short = Rocco
    .trade = Vater
    .ability = Solange mindestens 1 hilfloser Überlebender in der Kolonie ist, kommen nachts 2 Zombies weniger zur Kolonie.

ln-anita-wallace = Anita Wallace
    .short = Anita
    .trade = Unbekannt
    .ability = Töte 1 Zombie an Anitas Standort ohne Infektionswurf, oder gib einem beliebigen Überlebenden dort 1 Wunde. Das ist kein Angriff.
    .first = Einem Überlebenden hier 1 Wunde geben.
    .second = Hier 1 Zombie töten.

ln-emma-han = Emma Han
    .short = Emma
    .trade = Studentin
    .ability = Decke die obersten 4 Karten des Objektstapels an Emmas Standort für alle auf. Du darfst 1 Bildungskarte davon auf die Hand nehmen. Mische die übrigen zurück. Das ist kein Durchsuchen.

ln-elijah-jordan = Elijah Jordan
    .short = Elijah
    .trade = DJ
    .ability = Nachdem Elijah durchsucht hat, darfst du alle Geräuschmarker von seinem Standort an einen anderen legen, an dem für alle genug Geräuschfelder frei sind.

ln-kevin-jackson = Kevin Jackson
    .short = Kevin
    .trade = Scharfschütze
    .ability = Töte 1 Zombie oder 1 Banditen an einem beliebigen Standort. Kein Infektionswurf. Das ist kein Angriff.
    .first = Einen Zombie.
    .second = Einen Banditen.

ln-gia-najjar = Gia Najjar
    .short = Gia
    .trade = Physiotherapeutin
    .ability = Am Ende deines Zuges darfst du 1 Wunde oder Erfrierung von einem beliebigen Überlebenden in der Kolonie entfernen. Gia muss nicht dort sein.

ln-alfonso-ortega = Alfonso Ortega
    .short = Alfonso
    .trade = Büchsenmacher
    .ability = Entferne 2 Nahrung aus dem Vorrat. Suche im Objektstapel eines Standorts 1 Waffe; rüste damit sofort einen Überlebenden in der Kolonie aus. Mische den Stapel. Die Nahrung ist weg, auch wenn keine Waffe da ist.

ln-melissa-gupta = Melissa Gupta
    .short = Melissa
    .trade = Yogalehrerin
    .ability = Sieh dir die oberste Karte des Krisenstapels geheim an und lege sie oben oder unten zurück. Du darfst sagen, was es war, ob es stimmt oder nicht.

ln-jamie-gilmour = Jamie Gilmour
    .short = Jamie
    .trade = Nachbarschaftswache
    .ability = Sieh dir die Hand eines anderen Spielers an, der einen Überlebenden an Jamies Standort hat. Nur du siehst sie.

ln-cole-winters = Cole Winters
    .short = Cole
    .trade = Psychiater
    .ability = Entferne 1 Verzweiflung von einem beliebigen Überlebenden an Coles Standort, auch von ihm selbst.

ln-derek-yoshida = Derek Yoshida
    .short = Derek
    .trade = Kurier
    .ability = Frage einen anderen Spieler, der einen Überlebenden an Dereks Standort hat. Stimmt er zu, gebt ihr einander je 1 Handkarte eigener Wahl. Wenn nicht, darfst du dort noch jemand anderen fragen.

ln-eric-parker = Eric Parker
    .short = Eric
    .trade = Rettungssanitäter
    .ability = Wenn ein anderer Überlebender an Erics Standort durch einen Infektionswurf eine Wunde oder Erfrierung bekäme, darf Eric sie auf sich nehmen. Keinen Biss. Auch in fremden Zügen.

ln-fatima-maktabi = Fatima Maktabi
    .short = Fatima M.
    .trade = Maschinenbauingenieurin
    .ability = Lege 1 Marker auf eine unfertige Verbesserung.

ln-fatima-rhodes = Fatima Rhodes
    .short = Fatima R.
    .trade = Sozialarbeiterin
    .ability = Beruhige 1 aufsässigen hilflosen Überlebenden.

ln-nadia-rivers = Nadia Rivers
    .short = Nadia
    .trade = Politikerin
    .ability = Tausche 1 deiner ungenutzten Würfel gegen 1 ungenutzten Würfel eines anderen Spielers, der zustimmt. Die Augen bleiben.

ln-lily-mae = Lily Mae
    .short = Lily Mae
    .trade = Sprengmeisterin
    .ability = Lege 1 Sprengfalle auf ein freies Eingangsfeld an Lily Maes Standort.

ln-tomasz-krol = Tomasz Krol
    .short = Tomasz
    .trade = Dachdecker
    .ability = Wenn Tomasz in der Kolonie verbarrikadiert, lege 2 Barrikaden statt 1, wenn Platz ist.

ln-chloe-larousse = Chloe Larousse
    .short = Chloe
    .trade = Einbrecherin
    .ability = Wenn Chloe durchsucht, darfst du die erste Karte unter den Stapel legen und ohne Geräusche eine andere ziehen. Im Versteck darfst du stattdessen den Würfel dafür neu werfen.
