wc-xr-cold-engine = Kalter Motor
    .trigger = Du hast gerade eine Benzinkarte gespielt.
    .story = Er dreht, hustet, dreht. Die ganze Straße hört zu, und was in ihr haust, auch.
    .option1 = Ihm gut zureden
    .effect1 = Wirf 1 Würfel. Bei 3–6 nimm die Benzinkarte vom Abfallstapel zurück auf die Hand. Bei 1–2 erhält der Überlebende, der sich damit bewegt hat, 1 Wunde; hat sich niemand bewegt, einer von deinen nach deiner Wahl.
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
    .effect2 = Suche im Objektstapel der Tankstelle 1 Benzinkarte. 2 Geräuschmarker kommen dorthin.

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
    .trigger = Du kontrollierst einen Überlebenden in der Kolonie und hast eine Benzinkarte auf der Hand.
    .story = Für eine Nacht würde es reichen. Eine Nacht mit Licht, mit warmen Rohren, mit einem Lärm, der meilenweit trägt.
    .option1 = Anwerfen
    .effect1 = Lege 1 Benzinkarte von der Hand ohne ihre Wirkung auf den Abfallstapel. Entferne alle Erfrierungen von Überlebenden in der Kolonie. Bis zum Ende der Runde macht dort niemand Infektionswürfe. 2 Zombies kommen zur Kolonie.
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

wc-xr-parley = Unterredung
    .trigger = Einer deiner Überlebenden ist dort, wo auch ein feindlicher ist.
    .story = Sie haben ihr Gewehr zuerst hingelegt. Es liegt im Schnee, nah genug, um wieder danach zu greifen.
    .option1 = Reden
    .effect1 = Frage den Feind, der zur selben Zeit handelt, sonst den feindlichen Vorsteher. Stimmt er zu, zieht ihr beide 1 Karte vom Objektstapel dort, und dort gibt es in dieser Runde keinen Kampf.
    .option2 = Ausspucken
    .effect2 = Eure Kolonie erhält 2 Munition.
    .lasting = Wo diese Karte liegt, gibt es bis zum Ende der Runde keinen Kampf.

wc-xr-stolen-plans = Gestohlene Pläne
    .trigger = Einer deiner Überlebenden steht an einem Eingang der feindlichen Kolonie.
    .story = Ein Fenster, ein Tisch, eine Karte mit Nadeln. Die Nadeln sind wir.
    .option1 = Lesen
    .effect1 = Im nächsten Kampf eurer Kolonie in dieser Runde wählt der feindliche Vorsteher seine Taktik zuerst und legt sie offen.
    .option2 = Verbrennen
    .effect2 = Die feindliche Kolonie verliert 2 Munition. Dein Überlebender dort erhält 1 Wunde.
    .lasting = Im nächsten Kampf dieser Runde wählt der feindliche Vorsteher seine Taktik zuerst und legt sie offen.

wc-xr-warning-shot = Warnschuss
    .trigger = Eure Kolonie hat mindestens 3 Munition, und einer deiner Überlebenden ist außerhalb der Kolonie.
    .story = Ein Schuss über ihre Köpfe. Das Echo kommt zweimal, und beim zweiten Mal ist es keines.
    .option1 = Schießen
    .effect1 = Gib 2 Munition aus. Ein feindlicher Überlebender dort deiner Wahl geht nach Hause, aber keiner eines Spielers, der zur selben Zeit handelt. Entferne dort bis zu 2 Zombies.
    .option2 = Aufheben
    .effect2 = Ziehe 1 Karte vom Objektstapel dort und lege dort 1 Geräuschmarker hin.

wc-xr-turncoat = Überläufer
    .trigger = Die Moral eurer Kolonie ist mindestens 2 höher als die der Feinde.
    .story = Er kam mit erhobenen Händen über das Eis, der Kragen zerrissen, wo das Abzeichen war.
    .option1 = Aufnehmen
    .effect1 = Ziehe einen Überlebenden in deine Gruppe. Der feindliche Vorsteher legt 1 Handkarte ohne ihre Wirkung auf den Abfallstapel. In der Kolonie muss ein Feld frei sein.
    .option2 = Zurückschicken
    .effect2 = Die Moral der feindlichen Kolonie steigt um 1. Eure Kolonie erhält 2 Munition.

wc-xr-poisoned-cache = Vergiftetes Lager
    .trigger = Du hast gerade einen Standort durchsucht, an dem ein feindlicher Überlebender ist oder zu Beginn dieses Zuges war.
    .story = Sie sind hastig aufgebrochen. Die Dosen stehen in einer Reihe, die Deckel schon lose.
    .option1 = Die Dosen präparieren
    .effect1 = Die nächste Nahrungskarte, die ein Spieler der feindlichen Kolonie in dieser Runde spielt, bringt keine Nahrung.
    .option2 = Es weitersagen
    .effect2 = Beide Kolonien erhalten 1 Nahrung. Eure Kolonie erhält 1 Munition.
    .lasting = Die nächste Nahrungskarte, die in dieser Kolonie in dieser Runde gespielt wird, bringt keine Nahrung.

wc-xr-border-wall = Grenzwall
    .trigger = Du hast gerade in eurer Kolonie Abfall entsorgt.
    .story = Für einen Wall reicht es. Für ein Geschenk auch.
    .option1 = Aufschichten
    .effect1 = Stelle bis zu 3 Barrikaden auf freie Eingangsfelder eurer Kolonie.
    .option2 = Hinüberwerfen
    .effect2 = Die obersten 3 Karten eines zufälligen Objektstapels kommen auf den Abfallstapel der feindlichen Kolonie.

wc-xr-hostage = Geisel
    .trigger = Genau 1 feindlicher Überlebender steht an einem Eingang eurer Kolonie, und du kontrollierst dort einen Überlebenden.
    .story = Sie ist vor dem Tor auf dem Eis ausgerutscht. Sechs von uns stehen um sie herum. Noch hat niemand etwas entschieden.
    .option1 = Verhandeln
    .effect1 = Der feindliche Vorsteher wählt: Dieser Überlebende erhält 1 Wunde und geht nach Hause, oder der Vorsteher gibt dir 2 Handkarten, oder alle, wenn es weniger sind.
    .option2 = Hinausbegleiten
    .effect2 = Dieser Überlebende geht nach Hause. Ist eure Moral niedriger als die der Feinde, steigt sie um 1.
    .first = Dieser Überlebende erhält 1 Wunde und geht nach Hause.
    .second = 2 Handkarten hergeben.

wc-xr-dud-rounds = Blindgänger
    .trigger = Eure Kolonie hat mindestens 5 Munition.
    .story = Eine von sechs, sagt der Zeugmeister. Er sagt nicht, welche.
    .option1 = Aussortieren
    .effect1 = Verliert 2 Munition. Einmal in dieser Runde darf euer Vorsteher den Kampfwürfel noch einmal werfen.
    .option2 = Ihnen vertrauen
    .effect2 = Wirf 1 Würfel. Bei 1–2 verliert die Hälfte eurer Munition, aufgerundet. Bei 5–6 erhaltet 2.
    .lasting = Einmal in dieser Runde darf der Vorsteher dieser Kolonie den Kampfwürfel noch einmal werfen.

wc-xr-drums = Trommeln in der Nacht
    .trigger = Die Moral eurer Kolonie ist niedriger als die der Feinde.
    .story = Von drüben, die ganze Nacht. Kein Lied. Nur damit wir wissen, dass sie viele sind und nicht müde.
    .option1 = Antworten
    .effect1 = Die Moral eurer Kolonie steigt um 1. 4 Zombies kommen zu ihr.
    .option2 = Zuhören
    .effect2 = Sieh dir die Hand eines Spielers der feindlichen Kolonie an.

wc-xr-trade-caravan = Handelskarawane
    .trigger = Du hast in diesem Zug mindestens 1 Karte zur gemeinsamen Krise gegeben.
    .story = Drei Schlitten auf halbem Weg zwischen den Zäunen, ein weißes Tuch an einer Stange. Alle zählen die Dosen. Niemand zählt laut.
    .option1 = Offener Markt
    .effect1 = Von dir an darf jeder Spieler beider Kolonien 1 Handkarte offen in die Mitte legen. Dann nimmt jeder, der es tat, in derselben Reihenfolge 1 Karte von dort.
    .option2 = Etwas abzweigen
    .effect2 = Nimm 1 deiner zur Krise gegebenen Karten zurück auf die Hand und ziehe 1 Karte von einem zufälligen Objektstapel. Die Krise verlangt in dieser Runde 1 Karte mehr.
    .lasting = Die Krise verlangt in dieser Runde 1 Karte mehr.

wc-xr-false-uniform = Falsche Uniform
    .trigger = Du hast gerade einen Überlebenden an einen Eingang der feindlichen Kolonie bewegt.
    .story = In der Jacke steht noch ein Name. Am Tor nicken sie, und einer sagt: kalte Nacht.
    .option1 = Hineingehen
    .effect1 = Dieser Überlebende nimmt in dieser Runde an keinem Kampf teil und löst keinen aus. Nimm 1 der obersten 3 Karten vom Abfallstapel dieser Kolonie auf die Hand.
    .option2 = Winken
    .effect2 = 3 Zombies kommen zu dieser Kolonie. Dein Überlebender erhält 1 Wunde.
    .lasting = Dieser Überlebende nimmt bis zum Ende der Runde an keinem Kampf teil.

wc-xr-bounty = Kopfgeld
    .trigger = Du bist Vorsteher der Kolonie.
    .story = Es hängt an der Tür, unter dem Dienstplan. Eine Zeichnung, eine ziemlich gute, und eine Zahl.
    .option1 = Einen Preis aussetzen
    .effect1 = Lege 1 Handkarte offen neben das Brett. Nach dem nächsten Kampf, den eure Kolonie in dieser Runde gewinnt, nimmt sie ein Spieler, dessen Überlebender dabei war; unter mehreren wählst du. Gibt es keinen, kommt sie auf den Abfallstapel.
    .option2 = Freiwillige nehmen
    .effect2 = Im ersten Kampf von jetzt an hat eure Kolonie in dieser Runde 1 Kampfstärke mehr. Verliert sie ihn, verliert sie 1 Moral.
    .lasting = Ein Preis für den nächsten gewonnenen Kampf dieser Runde, oder 1 Kampfstärke mehr im nächsten Kampf, der 1 Moral kostet, wenn er verloren geht.

wc-xr-scorched-street = Verbrannte Straße
    .trigger = Einer deiner Überlebenden ist dort, wo auch ein feindlicher und mindestens 2 Zombies sind.
    .story = Zwischen uns und ihnen stehen die Toten, und das Haus dahinter ist aus Holz.
    .option1 = Anzünden
    .effect1 = Lege 1 Benzinkarte von der Hand ohne ihre Wirkung auf den Abfallstapel. Entferne alle Zombies dort. Jeder Überlebende dort erhält 1 Wunde, auch die Feinde.
    .option2 = Die Türen verriegeln
    .effect2 = Stelle dort 1 Barrikade auf, falls Platz ist. Feinde, die zu Beginn der nächsten Runde dort sind, dürfen sich in ihr nicht bewegen.
    .lasting = Feinde, die zu Beginn der nächsten Runde dort sind, wo diese Karte liegt, dürfen sich in ihr nicht bewegen.

wc-xr-deserters-hut = Die Hütte des Deserteurs
    .trigger = Du hast gerade einen Überlebenden zu einem Standort außerhalb der Kolonie bewegt, an dem sonst niemand ist.
    .story = Rauch aus einem Rohr, ein Topf, ein Löffel. Er fragt nicht, welche Seite. Er fragt, ob es noch weitergeht.
    .option1 = Seine Suppe teilen
    .effect1 = Entferne 1 Wunde von dem, der sich bewegt hat. Sieh 1 zufällige Handkarte des feindlichen Vorstehers.
    .option2 = Sein Gewehr nehmen
    .effect2 = Suche im Objektstapel der Polizeiwache 1 Waffe und rüste den damit aus, der sich bewegt hat. 2 Zombies kommen dorthin.

wc-xr-armistice-day = Waffenruhe
    .trigger = Beide Kolonien haben dieselbe Moral.
    .story = Elf Uhr. Auf beiden Seiten hat jemand daran gedacht, und ausnahmsweise schießt niemand auf die Glocke.
    .option1 = Die Waffen niederlegen
    .effect1 = Frage den feindlichen Vorsteher. Stimmt er zu, verlieren beide Kolonien alle Munition, in dieser Runde gibt es keinen Kampf, und die Moral beider steigt um 1. Sonst erhält eure Kolonie 1 Munition.
    .option2 = Nachladen
    .effect2 = Eure Kolonie erhält 2 Munition.
    .lasting = Bis zum Ende der Runde gibt es keinen Kampf.

wc-xr-flanking-path = Schleichweg
    .trigger = Du hast gerade einen Überlebenden von einem Eingang der feindlichen Kolonie zu einem anderen bewegt.
    .story = Hinter den Zwingern ist der Zaun mit Schnur geflickt. Wer das war, hat nicht an uns gedacht.
    .option1 = Das Tor öffnen
    .effect1 = Entferne 2 Barrikaden von dieser Kolonie, soweit vorhanden. An ihre Eingänge 1 bis 3 kommt je 1 Zombie.
    .option2 = Aufzeichnen
    .effect2 = Bis zum Spielende machen deine Überlebenden keine Infektionswürfe, wenn sie sich zwischen feindlichen Eingängen bewegen.
    .lasting = Überlebende dieses Spielers machen keine Infektionswürfe, wenn sie sich zwischen feindlichen Eingängen bewegen.

wc-xr-spoils = Kriegsbeute
    .trigger = Eure Kolonie hat in der letzten Runde einen Kampf gewonnen, und du kontrollierst einen Überlebenden in eurer Kolonie.
    .story = Sie liegt auf zwei Decken. Auf der einen, was nützt, auf der anderen, worin Initialen stehen.
    .option1 = Aufteilen
    .effect1 = Jeder Spieler eurer Kolonie zieht 1 Karte von demselben zufälligen Objektstapel.
    .option2 = Horten
    .effect2 = Sieh dir die obersten 3 Karten eines Objektstapels an, nimm bis zu 2 auf die Hand und lege den Rest unter den Stapel. Du kannst am Ende dieser Runde nicht zum Vorsteher gewählt werden.
    .lasting = Dieser Spieler kann am Ende dieser Runde nicht zum Vorsteher gewählt werden.

wc-xr-wolf-at-the-door = Der Wolf vor der Tür
    .trigger = Einer deiner Überlebenden ist dort, wo auch ein Überlebender des Einsamen Wolfs ist.
    .story = Keine Farbe am Ärmel. Der Blick geht zum Topf, dann zum Gewehr, dann bleibt er am Topf.
    .option1 = Den Wolf füttern
    .effect1 = 2 Nahrung gehen aus eurem Vorrat ins Versteck. In Kämpfen dort kämpft der Einsame Wolf in dieser Runde für eure Kolonie oder läuft davon.
    .option2 = Verjagen
    .effect2 = Gib 1 Munition aus. Ein Überlebender des Einsamen Wolfs dort deiner Wahl geht ins Versteck, oder wohin der Wolf will, wenn es voll ist.
    .lasting = Wo diese Karte liegt, kämpft der Einsame Wolf in dieser Runde für eure Kolonie oder läuft davon.

wc-xr-bernadettes-speech = Bernadettes Rede
    .trigger = Bernadette Wilson ist im Spiel, nicht verbannt und in der Kolonie.
    .story = Sie ist auf die Kiste gestiegen und hat noch nichts gesagt. Zum ersten Mal seit Sonntag ist es still im Saal.
    .option1 = Alles versprechen
    .effect1 = Die Moral steigt um 1. Von jetzt an verlangt das Hauptziel auch mindestens 3 Nahrung im Vorrat.
    .option2 = Nichts versprechen
    .effect2 = Jeder Spieler mit einem Überlebenden in der Kolonie zieht 1 Karte von demselben zufälligen Objektstapel. Bernadette Wilson erhält 1 Wunde.

wc-xr-colemans-crew = Colemans Trupp
    .trigger = Du hast gerade als Aktion eine Barrikade gebaut, und George Coleman ist im Spiel und nicht verbannt.
    .story = Er geht sie ab, tritt dagegen, zieht mit zwei Fingern einen Nagel heraus und hält ihn hoch. „Das hier“, sagt er, „ist ein Vorschlag.“
    .option1 = Überstunden
    .effect1 = Stelle dort 2 weitere Barrikaden auf freie Eingangsfelder. George Coleman erhält 1 Wunde.
    .option2 = Früher Schluss machen
    .effect2 = Beim nächsten Wurf der Aktionswürfel darf Georges Spieler einen Würfel als 5 beiseitelegen, bevor er die anderen wirft.
    .lasting = Vor dem nächsten Wurf der Aktionswürfel darf dieser Spieler einen Würfel als 5 beiseitelegen.

wc-xr-charlottes-haul = Charlottes Beute
    .trigger = Charlotte Ross ist im Spiel und an einem Eingang der feindlichen Kolonie.
    .story = Der Sack ist schwer, der Zaun niedrig, und im Wachhäuschen ist eben das Licht ausgegangen.
    .option1 = Damit davonlaufen
    .effect1 = Charlottes Spieler nimmt 2 zufällige Handkarten des feindlichen Vorstehers. Charlotte Ross geht nach Hause und erhält 1 Wunde.
    .option2 = Ein Geschenk dalassen
    .effect2 = Charlottes Spieler gibt dem feindlichen Vorsteher 1 Handkarte. Die Moral beider Kolonien steigt um 1.

wc-xr-honiahakas-circle = Der Kreis
    .trigger = Honiahaka ist im Spiel, nicht verbannt und in der Kolonie.
    .story = Ein Ring aus Stühlen, in der Mitte ein Stock. Wer ihn hält, spricht. Einmal geht er wortlos herum.
    .option1 = Reihum sprechen
    .effect1 = Jeder Spieler mit einem Überlebenden in der Kolonie darf seine Hand aufdecken. Tun es alle, steigt die Moral um 1. Sonst zieht jeder, der es tat, 1 Karte von einem Objektstapel seiner Wahl.
    .option2 = Auflösen
    .effect2 = Honiahakas Spieler entfernt 1 Wunde beliebiger Art, auch Verzweiflung, von einem Überlebenden in der Kolonie.

wc-xr-huang-fens-letters = Huang Fens Briefe
    .trigger = Huang Fen ist im Spiel, nicht verbannt, und am selben Standort ist mindestens 1 anderer Überlebender.
    .story = Neunzehn Stück, mit einem Schnürsenkel gebunden, alle von derselben Hand. Sie hat nie gesagt, was darin steht.
    .option1 = Vorlesen
    .effect1 = Entferne 1 Wunde beliebiger Art, auch Verzweiflung, von jedem Überlebenden dort. Dann kommt 1 Geräuschmarker dorthin; in der Kolonie kommen stattdessen 2 Zombies.
    .option2 = Verheizen
    .effect2 = Entferne alle Erfrierungen von Überlebenden dort. Huang Fen erhält 1 Verzweiflung (ohne The Long Night: 1 Wunde).

wc-xr-masked-help = Maskierte Hilfe
    .trigger = Einer deiner Überlebenden ist dort, wo mindestens 3 Zombies sind, und Eisenfaust ist im Überlebendenstapel.
    .story = Jemand springt von der Feuerleiter, der Umhang voran. Es ist lächerlich, und zwei liegen schon.
    .option1 = Jubeln
    .effect1 = Nimm Eisenfaust aus dem Überlebendenstapel in deine Gruppe, an diesen Ort, oder in die Kolonie, wenn dort kein Platz ist. Entferne dort 2 Zombies. Er erhält 1 Wunde. In der Kolonie muss ein Feld frei sein.
    .option2 = Sich nicht zeigen
    .effect2 = Entferne 3 Zombies von diesem Ort.

wc-xr-wheeler-siblings = Die Wheelers
    .trigger = Scott Wheeler und Hawk Wheeler sind beide im Spiel und gehören zu verschiedenen Kolonien.
    .story = Seit der Zaun steht, haben sie nicht miteinander geredet. Beide pfeifen dieselben vier Töne, wenn sie sich allein glauben.
    .option1 = Sich an der Brücke treffen
    .effect1 = Die Spieler von Scott und Hawk geben einander 1 Handkarte; wer keine hat, gibt keine. Wo eines der Geschwister ist, gibt es in dieser Runde keinen Kampf.
    .option2 = Sich abwenden
    .effect2 = Scott Wheeler und Hawk Wheeler erhalten je 1 Verzweiflung.
    .lasting = Wo dieser Überlebende ist, gibt es bis zum Ende der Runde keinen Kampf.

wc-xr-hawks-nest = Hawks Ausguck
    .trigger = Hawk Wheeler ist im Spiel, nicht verbannt und in keiner Kolonie.
    .story = Ein Liegestuhl auf einem Dach, eine Decke, ein Heft. Jede Straße hat ihre Seite, und auf jeder Seite stehen Uhrzeiten.
    .option1 = Die Straße beobachten
    .effect1 = Sieh dir die obersten 3 Karten zweier verschiedener Objektstapel an und lege sie in beliebiger Reihenfolge zurück.
    .option2 = Die eigenen Leute im Auge behalten
    .effect2 = Bis zum Ende der Runde ignoriert jeder Überlebende, der jetzt bei Hawk ist, auch Hawk, die erste Wunde eines Infektionswurfs.
    .lasting = Ignoriert in dieser Runde die erste Wunde eines Infektionswurfs.

wc-xr-fitzpatricks-sermon = Predigt
    .trigger = Pastor Fitzpatrick ist im Spiel, nicht verbannt und in der Kolonie, und dort sind mindestens 3 Überlebende.
    .story = Er hat das Buch weggelegt. Er sieht die Bänke entlang, Gesicht für Gesicht, wie einer, dem jemand fehlt.
    .option1 = Vergeben
    .effect1 = Entferne 1 Verzweiflung von jedem Überlebenden in der Kolonie. Alle hilflosen Überlebenden, die außer sich sind, beruhigen sich.
    .option2 = Warnen
    .effect2 = Jeder Spieler mit einem Überlebenden in der Kolonie legt 1 Handkarte ohne ihre Wirkung auf den Abfallstapel, falls er eine hat. Kamen so mindestens 2 Karten dorthin, steigt die Moral um 1.

wc-xr-danicas-dare = Danicas Mutprobe
    .trigger = Danica Walker, nicht verbannt, hat einen Zombie angegriffen.
    .story = Sie wischt die Klinge am Ärmel ab, sieht sich über die Schulter um und grinst. „Pass auf.“
    .option1 = Noch mal!
    .effect1 = Bis zu 3 weitere Zombies an ihrem Standort werden getötet, einer nach dem anderen, jeder mit einem Infektionswurf für Danica, solange sie lebt und will.
    .option2 = Genug
    .effect2 = Entferne 1 Wunde von Danica Walker.

wc-xr-night-watch = Nachtwache
    .trigger = Marcus Johnson ist im Spiel, nicht verbannt und in der Kolonie.
    .story = Er macht die Runde mit tief gehaltener Lampe. Die Namen sagt er leise, damit niemand aufwacht, der auf der Liste steht.
    .option1 = Köpfe zählen
    .effect1 = Ist in dieser Runde niemand aus der Kolonie gestorben, steigt die Moral um 1. Heute Nacht kommen 2 Zombies weniger zur Kolonie.
    .option2 = Dosen zählen
    .effect2 = 2 Nahrung kommen in den Vorrat. Die oberste Karte eines zufälligen Objektstapels kommt auf den Abfallstapel.
    .lasting = Heute Nacht kommen 2 Zombies weniger zur Kolonie.
