wc-xr-cold-engine = Kalter Motor
    .trigger = Du hast gerade eine Treibstoffkarte gespielt.
    .story = Er dreht, hustet, dreht. Die ganze Straße hört zu, und was in ihr haust, auch.
    .option1 = Ihm gut zureden
    .effect1 = Wirf 1 Würfel. Bei 3–6 nimm die Treibstoffkarte vom Abfallstapel zurück auf die Hand. Bei 1–2 erhält der Überlebende, der sich damit bewegt hat, 1 Wunde; hat sich niemand bewegt, einer von deinen nach deiner Wahl.
    .option2 = Ausschlachten
    .effect2 = Ziehe 1 Karte vom Objektstapel der Tankstelle.

wc-xr-two-locks = Zwei Schlösser
    .trigger = Du hast gerade mit einem Überlebenden, der nicht verbannt ist, einen Standort ohne Geräuschmarker durchsucht.
    .story = Ein Schloss hält Diebe draußen. Das zweite wurde von innen angebracht.
    .option1 = Beide aufbrechen
    .effect1 = Ziehe 2 Karten vom Objektstapel dort. Dann kommen 3 Geräuschmarker dorthin, soweit Platz ist.
    .option2 = Eines knacken
    .effect2 = Sieh dir die oberste Karte dieses Stapels an. Du darfst sie unter den Stapel legen.

wc-xr-blood-trail = Blutspur
    .trigger = Einer deiner Überlebenden hat gerade beim Infektionswurf einer Bewegung eine Wunde (keine Erfrierung) erhalten.
    .story = Rot auf Weiß, bei jedem zweiten Schritt. Jeder könnte ihr folgen. Jemand tut es.
    .option1 = Verwischen
    .effect1 = Dieser Überlebende darf bis zum Ende deines nächsten Zuges nichts durchsuchen.
    .option2 = Zurückverfolgen
    .effect2 = 2 Zombies kommen dorthin, wohin er sich bewegt hat. Ziehe 1 Karte vom Objektstapel des Krankenhauses.
    .lasting = Dieser Überlebende darf bis zum Ende des nächsten Zuges seines Spielers nichts durchsuchen.

wc-xr-split-rations = Halbe Rationen
    .trigger = Du kontrollierst einen Überlebenden in der Kolonie, und im Vorrat sind mindestens 3 Nahrung.
    .story = Die Kelle bleibt auf halber Höhe stehen. Niemand sagt etwas, also muss es der Koch tun.
    .option1 = Halbe Portionen
    .effect1 = Heute Nacht zahlt die Kolonie die Hälfte der Nahrung, aufgerundet. Jeder Spieler gibt einem seiner Überlebenden in der Kolonie 1 Wunde.
    .option2 = Volle Bäuche
    .effect2 = Entferne 1 Nahrung aus dem Vorrat; 3 müssen darin sein. Jeder Spieler entfernt 1 Wunde von einem seiner Überlebenden in der Kolonie.
    .lasting = Heute Nacht zahlt die Kolonie die Hälfte der Nahrung, aufgerundet.

wc-xr-the-piano = Das Klavier
    .trigger = Du hast gerade die Schule oder die Bücherei durchsucht.
    .story = Verstimmt, drei Tasten fehlen. Jemand setzt sich trotzdem, und anderthalb Takte lang ist es ein anderes Jahr.
    .option1 = Spielen
    .effect1 = Die Moral steigt um 1. Fülle alle Geräuschfelder dieses Standorts.
    .option2 = Die Saiten ausbauen
    .effect2 = Lege 1 Sprengfalle auf ein freies Eingangsfeld dort (ohne The Long Night: 1 Barrikade).

wc-xr-lost-patrol = Verlorene Patrouille
    .trigger = Du hast gerade einen Überlebenden, der nicht verbannt ist, zur Polizeiwache bewegt.
    .story = Zu viert sitzen sie an der Wand, in einer Reihe, die Stiefel geputzt. Das Funkgerät des letzten fragt noch immer nach ihrer Position.
    .option1 = Begraben
    .effect1 = Entferne 1 Wunde beliebiger Art, auch Verzweiflung, von dem, der sich bewegt hat. Er darf bis zum Ende deines nächsten Zuges nichts durchsuchen.
    .option2 = Ihre Taschen leeren
    .effect2 = Sieh dir die obersten 2 Karten des Objektstapels der Polizeiwache an, nimm bis zu 1 auf die Hand und lege den Rest unter den Stapel. 3 Zombies kommen dorthin.
    .lasting = Dieser Überlebende darf bis zum Ende des nächsten Zuges seines Spielers nichts durchsuchen.

wc-xr-quarrel-over-soup = Streit um Suppe
    .trigger = Du hast gerade Nahrung ausgegeben, um einen Würfel zu erhöhen.
    .story = „Für die Arbeit“, hast du gesagt. Sie sieht die Schüssel an, dann deine Hände, dann die Schüssel.
    .option1 = Sich entschuldigen
    .effect1 = Lege 1 Karte von der Hand ohne ihre Wirkung auf den Abfallstapel, falls du eine hast.
    .option2 = Zurückschreien
    .effect2 = Bis zum Ende der Runde darf kein Spieler der Kolonie Nahrung ausgeben, um Würfel zu erhöhen. 1 hilfloser Überlebender gerät außer sich.
    .lasting = Bis zum Ende der Runde darf dieser Spieler keine Nahrung ausgeben, um Würfel zu erhöhen.

wc-xr-snowed-in = Eingeschneit
    .trigger = Du kontrollierst mindestens 2 Überlebende am selben Standort außerhalb der Kolonie.
    .story = Die Tür geht nach innen auf. Dahinter steht eine weiße Wand, glatt, mit dem Abdruck der Bretter.
    .option1 = Zusammenrücken
    .effect1 = Deine Überlebenden dort dürfen sich bis zum Ende deines nächsten Zuges nicht bewegen. Entferne alle Erfrierungen von ihnen.
    .option2 = Freigraben
    .effect2 = Mache für jeden deiner Überlebenden dort einen Infektionswurf. Ziehe 1 Karte vom Objektstapel dort für jeden von ihnen, der überlebt.
    .lasting = Dieser Überlebende darf sich bis zum Ende des nächsten Zuges seines Spielers nicht bewegen.

wc-xr-the-ledger = Das Kassenbuch
    .trigger = Du hast mindestens 6 Handkarten.
    .story = Jemand hat mitgezählt. Zwei Spalten, saubere Schrift, und über der längeren steht dein Name.
    .option1 = Das Buch aufschlagen
    .effect1 = Gib anderen Spielern 2 deiner Handkarten, je eine oder beide demselben. Die Moral steigt um 1.
    .option2 = Es zuklappen
    .effect2 = Zeige dem Spieler zu deiner Rechten deine Hand.

wc-xr-empty-hands = Leere Hände
    .trigger = Du hast keine Handkarten.
    .story = Du leerst deine Taschen auf den Tisch: ein Schlüssel, etwas Flaum. Das Haus zu dem Schlüssel ist abgebrannt.
    .option1 = Betteln
    .effect1 = Jeder andere Spieler darf dir 1 Karte geben. Tut es niemand, sinkt die Moral um 1.
    .option2 = Zusammenkratzen
    .effect2 = Ziehe 2 Karten von einem zufälligen Objektstapel. Dein Überlebender mit dem niedrigsten Einfluss erhält 1 Wunde.

wc-xr-barking = Gebell
    .trigger = Ein Tier unter euren Überlebenden ist in der Kolonie, und dort sind mindestens 4 Zombies.
    .story = Es steht am Tor, die Haare gesträubt, und hört nicht auf. Draußen drehen sich Köpfe, alle zugleich.
    .option1 = Bellen lassen
    .effect1 = Bewege bis zu 3 Zombies von der Kolonie zum Standort mit der niedrigsten Nummer, der ein freies Eingangsfeld hat; ist er voll, zum nächsten.
    .option2 = Ruhig
    .effect2 = Heute Nacht kommen 2 Zombies weniger zur Kolonie.
    .lasting = Heute Nacht kommen 2 Zombies weniger zur Kolonie.

wc-xr-birthday = Geburtstag
    .trigger = Du kontrollierst einen Überlebenden in der Kolonie, und dort ist mindestens 1 hilfloser Überlebender.
    .story = Heute wird sie sieben. Sie hat es allen gesagt, einem nach dem anderen, damit niemand sagen kann, er hätte es nicht gewusst.
    .option1 = Einen Kuchen backen
    .effect1 = Entferne 2 Nahrung aus dem Vorrat. Die Moral steigt um 1.
    .option2 = Eine Kerze anzünden
    .effect2 = Entferne 1 Wunde beliebiger Art, auch Verzweiflung, von einem Überlebenden in der Kolonie.

wc-xr-locked-ward = Verschlossene Station
    .trigger = Du hast gerade das Krankenhaus durchsucht.
    .story = Der Gang endet an einer Stahltür. Jemand hat eine Zeichnung daran geklebt, ein Krankenblatt und dann noch mehr Klebeband.
    .option1 = Aufschließen
    .effect1 = Wirf 1 Würfel. Bei 1–3 kommen so viele Zombies zum Krankenhaus. Bei 4–6 suche im Objektstapel des Krankenhauses 1 Medikamentenkarte.
    .option2 = Erst horchen
    .effect2 = Sieh dir die obersten 3 Karten des Objektstapels des Krankenhauses an und lege sie in beliebiger Reihenfolge zurück.

wc-xr-tyre-tracks = Reifenspuren
    .trigger = Du hast gerade einen Überlebenden zur Tankstelle bewegt.
    .story = Frisch, nach dem Schnee. Wer hier war, hat getankt, zwei Zigaretten lang herumgestanden und gewusst, wohin.
    .option1 = Ihnen folgen
    .effect1 = Stelle diesen Überlebenden an einen zufälligen Standort mit freiem Feld und ziehe dort 2 Karten vom Objektstapel. Das ist keine Bewegung.
    .option2 = Den Tank anzapfen
    .effect2 = Suche im Objektstapel der Tankstelle 1 Treibstoffkarte. 2 Geräuschmarker kommen dorthin.

wc-xr-the-vote = Handzeichen
    .trigger = Du kontrollierst einen Überlebenden in der Kolonie, und mindestens 3 Spieler haben dort Überlebende.
    .story = Keine Reden. Hand hoch, Hand runter. Die in den Taschen werden auch gezählt.
    .option1 = Die Last teilen
    .effect1 = Jeder Spieler gibt 1 Handkarte an den nächsten Spieler zur Linken, alle zugleich. Wer keine hat, nimmt nur.
    .option2 = Jeder für sich
    .effect2 = Jeder Spieler zieht 1 Karte von demselben zufälligen Objektstapel. Die Moral sinkt um 1.

wc-xr-thaw = Trügerisches Tauwetter
    .trigger = Keiner deiner Überlebenden hat eine Erfrierung, und mindestens einer ist außerhalb der Kolonie.
    .story = In den Rinnen läuft Wasser. Die Leute knöpfen die Mäntel auf und sehen nicht nach oben.
    .option1 = Es genießen
    .effect1 = Bis zum Ende der Runde zählt Erfrierung bei Infektionswürfen deiner Überlebenden als leer. In der nächsten Runde bringt sie ihnen 2 Erfrierungen statt 1.
    .option2 = Vorsorgen
    .effect2 = Lege 1 Werkzeugkarte von der Hand ohne ihre Wirkung auf den Abfallstapel. Bis zum Ende der nächsten Runde zählt Erfrierung bei Infektionswürfen aller Überlebenden der Kolonie als Wunde.
    .lasting = Das Tauwetter ändert, was Erfrierung bei Infektionswürfen dieses Überlebenden bedeutet.

wc-xr-sick-child = Fieber im Schlafsaal
    .trigger = In der Kolonie sind mindestens 2 hilflose Überlebende.
    .story = Es geht von Bett zu Bett, in der Reihenfolge, in der sie gemacht sind. Am Abend errät man, wer der Nächste ist.
    .option1 = Behandeln
    .effect1 = Lege 1 Medikamentenkarte von der Hand ohne ihre Wirkung auf den Abfallstapel. Die Moral steigt um 1.
    .option2 = Absondern
    .effect2 = 1 hilfloser Überlebender gerät außer sich. Wirf 1 Würfel: Bei 1–2 stirbt ein hilfloser Überlebender; das kostet 1 Moral.

wc-xr-crow-cloud = Krähen
    .trigger = In diesem Spiel ist mindestens 1 Überlebender gestorben, und du kontrollierst einen Überlebenden außerhalb der Kolonie.
    .story = Sie haben gelernt, dort zu warten, wohin die Leute gehen. Sie sind fett und haben es nicht eilig.
    .option1 = Verscheuchen
    .effect1 = 2 Geräuschmarker kommen an diesen Standort. Entferne 1 Verzweiflung von jedem deiner Überlebenden dort.
    .option2 = Ihnen folgen
    .effect2 = Bewege bis zu 2 Zombies von einem anderen Standort dorthin. Dann ziehe dort 2 Karten vom Objektstapel.

wc-xr-generator = Der Generator
    .trigger = Du kontrollierst einen Überlebenden in der Kolonie und hast eine Treibstoffkarte auf der Hand.
    .story = Für eine Nacht würde es reichen. Eine Nacht mit Licht, mit warmen Rohren, mit einem Lärm, der meilenweit trägt.
    .option1 = Anwerfen
    .effect1 = Lege 1 Treibstoffkarte von der Hand ohne ihre Wirkung auf den Abfallstapel. Entferne alle Erfrierungen von Überlebenden in der Kolonie. Bis zum Ende der Runde macht dort niemand Infektionswürfe. 2 Zombies kommen zur Kolonie.
    .option2 = Aufsparen
    .effect2 = Nichts geschieht.
    .lasting = Bis zum Ende der Runde macht in der Kolonie niemand Infektionswürfe.

wc-xr-rooftop-garden = Dachgarten
    .trigger = Mindestens 2 Überlebende sind im Supermarkt oder mindestens 2 in der Schule.
    .story = Unter der Plane: Kohl, in Reihen, faustgroß. Jemand war jeden Tag hier oben. Diese Woche niemand.
    .option1 = Jetzt ernten
    .effect1 = 3 Nahrung kommen in den Vorrat.
    .option2 = Wachsen lassen
    .effect2 = Lege diese Karte an diesen Standort. Am Ende der nächsten Runde kommen 6 Nahrung in den Vorrat, wenn dort einer eurer Überlebenden ist.
    .lasting = Am Ende der nächsten Runde kommen 6 Nahrung in den Vorrat, wenn dort, wo diese Karte liegt, ein Überlebender ist.

wc-xr-broken-promise = Gebrochenes Versprechen
    .trigger = Du hast in diesem Zug die anderen um eine Karte gebeten und keine bekommen.
    .story = Sie sahen zu Boden, alle, auf dasselbe Brett.
    .option1 = Darüber hinweggehen
    .effect1 = Entferne 1 Wunde von einem deiner Überlebenden.
    .option2 = Eine Szene machen
    .effect2 = Ein gefragter Spieler deiner Wahl zeigt dir seine Hand. Die Moral sinkt um 1.
