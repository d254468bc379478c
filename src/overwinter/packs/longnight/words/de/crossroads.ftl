ln-xr-fatima-rhodes = Fatima Rhodes
    .trigger = Fatima Rhodes ist im Spiel und in der Kolonie.
    .story = Auf der Liste neben der Küchentür steht ihr Name diese Woche viermal. Sie liest sie, nimmt den Stift und sucht etwas, das sich durchstreichen lässt.
    .option1 = Sie weigert sich
    .effect1 = Bis zum Spielende ist Durchsuchen die einzige Aktion mit einem Würfel, die Fatima Rhodes ausführen darf. Hat sie sich bis zum Ende eines Zuges ihres Spielers nicht bewegt, erhält sie 1 Verzweiflung.
    .option2 = Sie packt an
    .effect2 = Entferne die oberste Karte des Abfallstapels aus dem Spiel. Fatima Rhodes erhält 1 Verzweiflung.
    .lasting = Fatima Rhodes darf Würfel nur zum Durchsuchen verwenden. Hat sie sich bis zum Ende des Zuges ihres Spielers nicht bewegt, erhält sie 1 Verzweiflung.

ln-xr-lily-mae = Lily Mae
    .trigger = Lily Mae ist im Spiel und in der Kolonie.
    .story = Auf einer Decke liegt alles bereit: Draht, Nägel, drei Sorten Pulver. Niemand fragt, wo sie das gelernt hat. Alle fragen, wie sicher sie ist.
    .option1 = Die Barrikaden verminen
    .effect1 = Jede Barrikade im Spiel wird zur Sprengfalle. Bis zum Spielende wird jedes Mal, wenn eine Falle hochgeht, 1 Würfel geworfen: Bei 1 erhält jeder Überlebende an diesem Ort 1 Wunde.
    .option2 = Eine einzige große Bombe
    .effect2 = Lily Mae behält diese Karte. Einmal, unmittelbar bevor oder nachdem nachts Zombies kommen, darf ihr Spieler alle Zombies von der Kolonie entfernen. Dann wird 1 Würfel geworfen: Bei 1–4 stirbt Lily Mae. Verlässt sie vorher das Spiel, ist die Bombe verloren.
    .lasting = Verminte Barrikaden: Geht eine Falle hoch, wirf 1 Würfel; bei 1 erhält jeder Überlebende dort 1 Wunde. Die Bombe: Einmal, bevor oder nachdem Zombies kommen, alle Zombies von der Kolonie entfernen; bei 1–4 stirbt Lily Mae.

ln-xr-melissa-gupta = Melissa Gupta
    .trigger = Melissa Gupta ist im Spiel und nicht verbannt.
    .story = Seit sie neun war, hat sie kein Fleisch gegessen. Heute ist nichts anderes im Topf, und die anderen tun so, als sähen sie nicht hin.
    .option1 = Sie schiebt den Teller weg
    .effect1 = 1 Hungermarker kommt in den Nahrungsvorrat. Jetzt geht keine Moral verloren.
    .option2 = Sie isst
    .effect2 = Melissa Gupta erhält 1 Verzweiflung.

ln-xr-no-place-left = Kein Platz mehr auf der Welt
    .trigger = Du hast gerade mit einem Überlebenden, der nicht verbannt ist, einen Standort durchsucht.
    .story = Hinter dem Tresen sitzt eine alte Frau mit der Handtasche auf den Knien. Sie wartet auf den Bus. Ob das hier die Haltestelle ist, fragt sie, und ob jemand ihre Tabletten findet.
    .option1 = Nehmt sie mit
    .effect1 = 1 hilfloser Überlebender kommt in die Kolonie; wer durchsucht hat, behält diese Karte. Zu Beginn jedes deiner Züge darfst du 1 Medikamentenkarte ohne ihre Wirkung auf den Abfallstapel legen: Entferne dann alle Verzweiflung von deinen Überlebenden. Tust du es nicht, stirbt 1 hilfloser Überlebender, und diese Karte ist weg, ebenso wenn kein hilfloser Überlebender mehr da ist.
    .option2 = Weitergehen
    .effect2 = Wer durchsucht hat, erhält 1 Verzweiflung.
    .lasting = Zu Beginn jedes Zuges legt der Spieler eine Medikamentenkarte auf den Abfallstapel und entfernt alle Verzweiflung von den eigenen Überlebenden, oder 1 hilfloser Überlebender stirbt und es ist vorbei. Vorbei ist es auch, wenn kein hilfloser Überlebender mehr da ist.

ln-xr-you-selfish-jerk = Du Egoist
    .trigger = Du willst deinen Zug beenden, bist nicht verbannt und hast nichts zur Krise beigetragen.
    .story = An der Tür raschelt ein Mantel, und das Gespräch verstummt. Jemand sagt es leise, und dann sagt es jemand laut.
    .option1 = Er soll zahlen
    .effect1 = Du musst jetzt mindestens 1 Karte zur Krise beitragen. Kannst oder willst du nicht, sinkt die Moral um 1.
    .option2 = Werft ihn hinaus
    .effect2 = Alle stimmen über deine Verbannung ab. Wirst du nicht verbannt, sinkt die Moral um 1.

ln-xr-crazed-soccer-mom = Verrückte Fußballmutter
    .trigger = Du kontrollierst einen Überlebenden (nicht verbannt) in der Schule.
    .story = Sie steht im Tor der Turnhalle, mit einer Trillerpfeife und einem Beil. Es ist ihre Schule, sagt sie. Training ist um vier. Vor vier geht keiner.
    .option1 = Stürmt die Halle
    .effect1 = Wirf 4 Würfel für sie. Wirf 2 Würfel für jeden Überlebenden in der Schule und 2 für jede Waffe, mit der sie ausgerüstet sind. Ist deine Summe niedriger, erhält jeder Überlebende in der Schule 1 Wunde, und die andere Möglichkeit geschieht ebenfalls. Sonst geschieht nichts.
    .option2 = Gebt die Schule auf
    .effect2 = Stellt alle Überlebenden aus der Schule in die Kolonie. Bis zum Spielende erhält jeder Überlebende, der sich zur Schule bewegt, 1 Wunde.
    .lasting = Jeder Überlebende, der sich zur Schule bewegt, erhält 1 Wunde.

ln-xr-cole-winters = Cole Winters
    .trigger = Du hast gerade einen Überlebenden (nicht verbannt) an einen Standort außerhalb der Kolonie bewegt, und Cole Winters ist im Überlebendenstapel.
    .story = Eine Spur von Schneeschuhen, schnurgerade, von nirgendwo nach nirgendwo. An ihrem Ende sitzt ein Mann, der so lange nicht gesprochen hat, dass er zweimal ansetzen muss.
    .option1 = Bringt ihn mit
    .effect1 = Nimm Cole Winters aus dem Überlebendenstapel in deine Gruppe, an den Ort, zu dem du dich bewegt hast, oder in die Kolonie, wenn dort kein Platz ist. Er erhält 1 Erfrierung. Mische den Stapel. In der Kolonie muss 1 Feld frei sein.
    .option2 = Folgt seiner Spur
    .effect2 = Cole Winters verlässt das Spiel. Sieh dir die obersten 3 Karten des Objektstapels dort an, nimm bis zu 1 auf die Hand und lege die anderen unter den Stapel.

ln-xr-the-marksman = Der Meisterschütze
    .trigger = Du hast gerade an einem Standort außerhalb der Kolonie einen Zombie angegriffen.
    .story = Der nächste fällt, bevor ihn jemand berührt hat. Dann erst kommt der Knall an. Hoch oben im Turm winkt eine Hand.
    .option1 = Winkt um mehr
    .effect1 = Entferne bis zu 3 Zombies von diesem Ort. Dann kommen dort Geräuschmarker hin, bis 3 dort liegen, soweit Platz ist.
    .option2 = Klettert zu ihm hinauf
    .effect2 = Mache einen Infektionswurf für den Angreifer. Lebt er, suche im Objektstapel der Polizeiwache 1 Waffe und rüste ihn damit aus. Ist keine da, ziehe 1 Karte von diesem Stapel.

ln-xr-derek-yoshida = Derek Yoshida
    .trigger = Derek Yoshida ist im Spiel und nicht verbannt.
    .story = Er räumt den Tisch ab, legt seinen Hut in die Mitte und fängt an zu reden, wie er früher am Freitagnachmittag mit dreißig Kindern geredet hat. Sogar die Wachen kommen herein.
    .option1 = Der Hut geht herum
    .effect1 = Von Dereks Spieler an darf jeder Spieler, der nicht verbannt ist, 1 Handkarte ohne ihre Wirkung auf den Abfallstapel legen. Tut es mindestens die Hälfte von ihnen, aufgerundet, steigt die Moral um 1.
    .option2 = Sie helfen ihm
    .effect2 = Jeder andere Spieler darf Dereks Spieler 1 unbenutzten Würfel geben, wie er liegt. Für jeden Würfel wird 1 Wunde von einem Überlebenden des Gebers entfernt.

ln-xr-school-of-unlife = Die Schule des Unlebens
    .trigger = Du kontrollierst einen Überlebenden (nicht verbannt) in der Schule.
    .story = Die Klingel geht noch. Um zehn vor eins läutet sie durch das Haus, und hinter jeder Tür beginnen Stühle zu rücken.
    .option1 = Schulschluss
    .effect1 = 4 Zombies kommen zur Schule. Ziehe dann 3 Karten vom Objektstapel der Schule.
    .option2 = Die Klasse verrammeln
    .effect2 = Stelle bis zu 2 Barrikaden auf freie Eingangsfelder der Schule.

ln-xr-ice-fishing = Eisfischen
    .trigger = Du hast gerade einen Überlebenden (nicht verbannt) bewegt.
    .story = Mitten auf dem See steht eine Hütte mit einem Ofenrohr. Die Schnur hängt noch im Loch, festgefroren. Da ist jemand mittendrin aufgestanden.
    .option1 = Ein neues Loch hacken
    .effect1 = Wirf 3 Würfel. Für jede 4 oder höher kommt 1 Nahrung dazu. Zeigt mindestens einer eine 1, erhält der Überlebende, der sich bewegt hat, 1 Erfrierung.
    .option2 = Die Hütte ausräumen
    .effect2 = Ziehe 1 Karte vom Objektstapel der Tankstelle.

ln-xr-eric-parker = Eric Parker
    .trigger = Eric Parker ist im Spiel, nicht verbannt und am selben Ort wie ein Überlebender eines anderen Spielers.
    .story = Er trägt es seit dem ersten Winter mit sich, und er hat sich dieses Treppenhaus und dieses Gesicht ausgesucht, um es abzulegen. Oder um es noch ein Stück weiter zu tragen.
    .option1 = Die Wahrheit sagen
    .effect1 = Erics Spieler und einer dieser Spieler zeigen je 1 Handkarte und tauschen sie. Dann entfernt jeder der beiden 1 Wunde oder Verzweiflung von einem eigenen Überlebenden dort. Beide brauchen eine Handkarte.
    .option2 = Schweigen
    .effect2 = Ziehe 1 Karte vom Objektstapel an Erics Ort, oder von einem zufälligen, wenn er in der Kolonie ist. Eric Parker erhält 1 Verzweiflung.

ln-xr-highway-to-hell = Highway to Hell
    .trigger = Du hast gerade einen Überlebenden (nicht verbannt) mit einer Benzinkarte bewegt.
    .story = Vier Spuren Wracks, Stoßstange an Stoßstange, alle in dieselbe Richtung. Die Hälfte der Gurte ist noch geschlossen. Die Hälfte davon bewegt sich noch.
    .option1 = Die Wracks durchsuchen
    .effect1 = Sieh dir die obersten 3 Karten des Objektstapels der Tankstelle an, nimm bis zu 2 auf die Hand und lege die anderen unter den Stapel. Mache 2 Infektionswürfe für den Überlebenden, der sich bewegt hat.
    .option2 = Mittendurch
    .effect2 = Entferne bis zu 2 Zombies von dem Ort, zu dem du dich bewegt hast, außer es ist die Kolonie. 2 Zombies kommen zur Kolonie.

ln-xr-poor-hygiene = Hygienemängel
    .trigger = Du kontrollierst einen Überlebenden in der Kolonie, und auf dem Abfallstapel liegen mindestens 5 Karten.
    .story = Erst einer der Zwillinge, dann die ganze Reihe am Fenster. Es ist nicht der Biss. Es ist nur alles andere.
    .option1 = Alles schrubben
    .effect1 = Jeder Spieler mit einem Überlebenden in der Kolonie legt 1 unbenutzten Würfel, falls vorhanden, zu den benutzten. Entfernt die obersten 8 Karten des Abfallstapels aus dem Spiel.
    .option2 = Später
    .effect2 = Wirf für jeden Überlebenden in der Kolonie, hilflose ausgenommen, 1 Würfel. Bei 1 erhält er 1 Wunde.

ln-xr-intervention = Intervention
    .trigger = Einer deiner Überlebenden in der Kolonie hat mindestens 1 Verzweiflung oder mindestens 2 Wunden.
    .story = Sie haben die Betten zusammengeschoben und die gute Lampe angemacht. Noch hat keiner gesagt, um wen es geht, und alle sehen auf den Boden.
    .option1 = Zusammensitzen
    .effect1 = Jeder Spieler mit einem Überlebenden in der Kolonie legt 1 Handkarte, falls vorhanden, ohne ihre Wirkung auf den Abfallstapel. Entferne alle Verzweiflung und 1 Wunde von dem Überlebenden. Ein anderer Spieler muss einen Überlebenden in der Kolonie haben.
    .option2 = In Ruhe lassen
    .effect2 = Der Überlebende erhält 1 Verzweiflung. Du darfst alle deine unbenutzten Würfel noch einmal werfen.

ln-xr-newborn-ward = Neugeborenenstation
    .trigger = Du hast gerade mit einem Überlebenden, der nicht verbannt ist, das Krankenhaus durchsucht.
    .story = Die Lampe über der zweiten Tür ist grün. Drinnen ist es warm, jemand hat den Generator am Laufen gehalten, und in der Reihe der Glasbetten sind zwei nicht leer.
    .option1 = Tragt sie heim
    .effect1 = 2 hilflose Überlebende kommen in die Kolonie. Die Moral steigt um 1. 2 Zombies kommen zum Krankenhaus. In der Kolonie müssen 2 Felder frei sein.
    .option2 = Schließt die Tür
    .effect2 = Wer durchsucht hat, erhält 1 Verzweiflung. Ziehe 2 Karten vom Objektstapel des Krankenhauses.

ln-xr-rats = Ratten
    .trigger = Du kontrollierst einen Überlebenden in der Kolonie, und im Nahrungsvorrat sind mindestens 2 Nahrung.
    .story = Man hört sie, bevor man sie sieht. Dann hebt man den Deckel und hört nichts anderes mehr.
    .option1 = Gift auslegen
    .effect1 = Lege 1 Medikamenten- oder Werkzeugkarte von der Hand ohne ihre Wirkung auf den Abfallstapel. Sonst geschieht nichts.
    .option2 = Mit ihnen teilen
    .effect2 = Entferne die Hälfte der Nahrung im Vorrat, aufgerundet.
    .option3 = Sie essen
    .effect3 = 1 Nahrung kommt dazu. Wirf für jeden deiner Überlebenden in der Kolonie 1 Würfel. Bei 1–2 erhält er 1 Wunde.

ln-xr-rocco-bellini = Rocco Bellini
    .trigger = Rocco Bellini ist im Spiel und nicht verbannt, und mindestens 1 hilfloser Überlebender ist in der Kolonie.
    .story = Er kennt die Namen aller Kinder hier und ruft sie mit zwei anderen. Seine Stiefel stehen jede Nacht an der Tür, geschnürt.
    .option1 = Er sucht die Seinen
    .effect1 = Stelle Rocco Bellini an einen zufälligen Standort mit einem freien Feld und mache einen Infektionswurf für ihn. Lebt er und ist in der Kolonie ein Feld frei, kommt dort 1 hilfloser Überlebender dazu, und alle Wunden und alle Verzweiflung werden von Rocco entfernt.
    .option2 = Er sorgt für diese hier
    .effect2 = Stelle 2 Barrikaden auf freie Eingangsfelder der Kolonie. Rocco Bellini erhält 1 Verzweiflung.

ln-xr-toys = Spielzeug
    .trigger = Du hast gerade mit einem Überlebenden, der nicht verbannt ist, die Schule oder den Supermarkt durchsucht.
    .story = Ein Bär mit einem Ohr. Ein Laster mit allen Rädern. Irgendwo darunter eine kleine Blechtrommel, und sie geht noch.
    .option1 = Den Kindern bringen
    .effect1 = Alle aufgebrachten hilflosen Überlebenden beruhigen sich. Die Moral steigt um 1. Lege 2 Geräuschmarker an den durchsuchten Ort, soweit Platz ist. In der Kolonie müssen mindestens 2 hilflose Überlebende sein.
    .option2 = Die Batterien nehmen
    .effect2 = Suche im Objektstapel dort 1 Werkzeugkarte und nimm sie auf die Hand. Ist keine da, ziehe 1 Karte.

ln-xr-traumatized = Traumatisiert
    .trigger = Einer deiner Überlebenden hat gerade bei einem Infektionswurf eine Wunde (keine Erfrierung) erhalten.
    .story = Der Verband ist sauber, und die Hände zittern nicht mehr. Es sind die Augen. Sie bleiben an der Tür.
    .option1 = Weitermachen
    .effect1 = Der Überlebende erhält 1 Verzweiflung. Wirf 1 weiteren Würfel und lege ihn zu deinen unbenutzten.
    .option2 = Ausruhen lassen
    .effect2 = Der Überlebende darf sich bis zum Ende deines nächsten Zuges nicht bewegen, nicht angreifen und nichts durchsuchen. Entferne 1 Wunde von ihm.
    .lasting = Dieser Überlebende darf sich bis zum Ende des nächsten Zuges seines Spielers nicht bewegen, nicht angreifen und nichts durchsuchen.

ln-xr-warm-thoughts = Warme Gedanken
    .trigger = Einer deiner Überlebenden hat gerade bei einem Infektionswurf eine Erfrierung erhalten.
    .story = Denk an einen Strand, sagt jemand. Denk an Sand, so heiß, dass man rennen muss. Die Füße im Eimer sind weiß bis zu den Knöcheln.
    .option1 = An den Sommer denken
    .effect1 = Die Erfrierung wird zu einer Wunde. Der Überlebende darf in diesem Zug keinen Würfel mehr verwenden.
    .option2 = Ein Feuer machen
    .effect2 = Lege 1 Benzinkarte von der Hand ohne ihre Wirkung auf den Abfallstapel. Entferne alle Erfrierungen von allen Überlebenden an diesem Ort. 2 Zombies kommen dorthin.
    .lasting = Dieser Überlebende darf in diesem Zug keinen Würfel mehr verwenden.

ln-xr-hair-raising = Zum Haare sträuben
    .trigger = Du kontrollierst einen Überlebenden in der Kolonie, und mindestens 2 hilflose Überlebende sind dort.
    .story = Es begann mit einem Schal und vier Köpfen. Jetzt kratzt sich der ganze Saal im Schlaf, und es klingt wie Regen.
    .option1 = Alle scheren
    .effect1 = Jeder Spieler mit einem Überlebenden in der Kolonie legt 1 unbenutzten Würfel, falls vorhanden, zu den benutzten. Tun es mindestens 2 Spieler, steigt die Moral um 1.
    .option2 = Kratzen und aushalten
    .effect2 = 2 hilflose Überlebende geraten außer sich.

ln-xr-anitas-list = Anitas Liste
    .trigger = Anita Wallace ist im Spiel, nicht verbannt und am selben Ort wie ein Überlebender eines anderen Spielers.
    .story = Es ist ein Schulheft mit einem Pferd auf dem Umschlag. Auf jeder Seite steht ein Name. Manche Seiten sind herausgetrennt, sehr sauber.
    .option1 = Einen Namen streichen
    .effect1 = Anitas Spieler wählt einen dieser Überlebenden und zieht eine zufällige Karte aus der Hand von dessen Spieler. Der Überlebende erhält 1 Wunde.
    .option2 = Die Liste verbrennen
    .effect2 = Entferne alle Wunden und alle Verzweiflung von Anita Wallace. Ziehe 1 Karte von einem zufälligen Objektstapel.

ln-xr-overdue = Überfällig
    .trigger = Du hast gerade die Bücherei durchsucht.
    .story = Zwischen zwei Regalen hat sich jemand ein Zimmer aus Büchern gebaut: Bett, Stuhl, Wand. Die letzte Seite ist aufgeschlagen. Es wäre schade, sie nicht zu lesen.
    .option1 = Die ganze Nacht lesen
    .effect1 = Sieh dir die obersten 5 Karten des Objektstapels der Bücherei an. Du darfst 1 Bildungskarte davon nehmen; lege die anderen in beliebiger Reihenfolge zurück. Wer durchsucht hat, darf sich in diesem und in deinem nächsten Zug nicht bewegen.
    .option2 = Das Regal verheizen
    .effect2 = Entferne die obersten 3 Karten des Objektstapels der Bücherei aus dem Spiel. Entferne bis zu 2 Erfrierungen von Überlebenden in der Bücherei.
    .lasting = Dieser Überlebende darf sich bis zum Ende des nächsten Zuges seines Spielers nicht bewegen.

ln-xr-loud-party = Laute Nacht
    .trigger = Elijah Jordan ist im Spiel, nicht verbannt und in der Kolonie.
    .story = Er hat ein Kabel gefunden und das Kabel einen Lautsprecher. Ein Lied lang ist die Halle, was sie samstags war. Dann sieht er auf den Regler.
    .option1 = Aufdrehen
    .effect1 = Die Moral steigt um 1. Für je 2 Überlebende in der Kolonie, hilflose eingeschlossen, kommt dort 1 Zombie dazu, aufgerundet.
    .option2 = Nur mit Kopfhörern
    .effect2 = Wähle einen Standort außerhalb der Kolonie. Entferne von dort alle Geräuschmarker und bis zu 2 Zombies.

ln-xr-one-shot = Ein Schuss
    .trigger = Kevin Jackson ist im Spiel, nicht verbannt und nicht in der Kolonie.
    .story = Seit der Dämmerung liegt er dort oben mit einer Patrone im Lauf. Er sagt nicht, wofür. Er sagt, der Wind steht gut.
    .option1 = Abdrücken
    .effect1 = Entferne bis zu 3 Zombies von einem Ort deiner Wahl. Lege 2 Geräuschmarker an Kevins Ort, soweit Platz ist.
    .option2 = Nicht schießen
    .effect2 = Bis zum Beginn deines nächsten Zuges stirbt an Kevins Ort niemand, wenn er überrannt wird. Zombies ohne Platz sind weg.
    .lasting = Bis zum Beginn des nächsten Zuges seines Spielers stirbt an Kevins Ort niemand, wenn er überrannt wird.

ln-xr-paid-in-soup = Für einen Teller Suppe
    .trigger = Du hast gerade mit Nahrung einen Würfel erhöht, und Alfonso Ortega ist im Spiel und nicht verbannt.
    .story = Seit einer Stunde riecht er den Topf und redet von anderem. Er könnte da etwas besorgen, sagt er. Mit leerem Magen kann er nicht denken.
    .option1 = Bezahlt ihn auch
    .effect1 = Entferne 1 Nahrung. Alfonsos Spieler darf im Objektstapel der Polizeiwache 1 Waffe suchen und einen beliebigen Überlebenden an Alfonsos Ort damit ausrüsten. Im Vorrat muss 1 Nahrung sein.
    .option2 = Er soll warten
    .effect2 = Alfonsos Fähigkeit darf bis zum Ende der nächsten Runde nicht eingesetzt werden.
    .lasting = Die Fähigkeit von Alfonso Ortega darf bis zum Ende der nächsten Runde nicht eingesetzt werden.

ln-xr-night-shift = Nachtschicht
    .trigger = Nadia Rivers ist im Spiel, nicht verbannt und in der Kolonie.
    .story = Sie hat die Runde zweimal gemacht und das dritte Mal für jemanden, der schläft. Hinter dem Vorhang steht eine Liege. Sie ist seit Dienstag gemacht.
    .option1 = Doppelschicht
    .effect1 = Bis zum Ende der Runde darf jeder andere Spieler einmal um 1 unbenutzten Würfel von Nadias Spieler bitten, der zustimmen kann. Nadia Rivers erhält 1 Verzweiflung.
    .option2 = Licht aus
    .effect2 = Nadias Spieler legt alle unbenutzten Würfel zu den benutzten. Die Moral steigt um 1. Dafür braucht es mindestens 2 unbenutzte Würfel.
    .lasting = Bis zum Ende der Runde darf dieser Spieler einmal um einen unbenutzten Würfel von Nadias Spieler bitten.

ln-xr-whiteout = Schneeblind
    .trigger = Du hast gerade einen Überlebenden ohne Benzinkarte bewegt.
    .story = Da war eine Straße. Da war auch eine Hand am Seil davor. Jetzt ist da Weiß, und Weiß, und das Seil.
    .option1 = Weitergehen
    .effect1 = Mache 1 weiteren Infektionswurf für den Überlebenden. Ziehe dann 1 Karte vom Objektstapel dieses Ortes; in der Kolonie gibt es keinen.
    .option2 = Umkehren
    .effect2 = Stelle den Überlebenden dorthin zurück, wo die Bewegung begann, wenn dort ein Feld frei ist. Er darf sich in diesem Zug nicht mehr bewegen.
    .lasting = Dieser Überlebende darf sich in diesem Zug nicht mehr bewegen.

ln-xr-grave-goods = Grabbeigaben
    .trigger = Du kontrollierst einen Überlebenden in der Kolonie, und auf dem Friedhof liegt mindestens 1 Überlebendenkarte.
    .story = Ihr habt sie mit den Stiefeln begraben, weil es sich so gehört. Der Winter war damals milder, und ihr hattet Stiefel.
    .option1 = Graben
    .effect1 = Ziehe je 1 Karte von 2 Objektstapeln deiner Wahl. Einer deiner Überlebenden in der Kolonie erhält 1 Verzweiflung.
    .option2 = Wache halten
    .effect2 = Lege 1 Handkarte, falls vorhanden, ohne ihre Wirkung auf den Abfallstapel. Entferne 1 Verzweiflung von jedem Überlebenden in der Kolonie.

ln-xr-cold-mouths = Kalte Münder
    .trigger = Mindestens 1 aufgebrachter hilfloser Überlebender ist in der Kolonie.
    .story = Sie fragen nicht mehr. Sie stehen in ihren Decken um die Vorratskammer und atmen, und das Atmen ist es, was man nicht aushält.
    .option1 = Mehr zu essen geben
    .effect1 = Entferne 2 Nahrung. Alle aufgebrachten hilflosen Überlebenden beruhigen sich. Im Vorrat müssen 2 Nahrung sein.
    .option2 = Einsperren
    .effect2 = Wenn in dieser Runde Nahrung bezahlt wird, zählen aufgebrachte hilflose Überlebende einfach. Wenn Zombies kommen, kommen 2 mehr zur Kolonie.
    .lasting = In dieser Runde essen aufgebrachte hilflose Überlebende für einen, und 2 Zombies mehr kommen zur Kolonie.

ln-xr-the-vote-counter = Der Stimmenzähler
    .trigger = Du bist Startspieler, und mindestens 3 Spieler sind nicht verbannt.
    .story = Gefaltete Zettel in einer Kaffeedose, sieben Stück. Du hast sie immer allein gezählt, laut, am Ofen. Niemand wollte je einen sehen.
    .option1 = Die Zählung behalten
    .effect1 = Am Ende dieser Runde bleibst du ohne Abstimmung Startspieler. Der Anführer deiner Gruppe erhält 1 Verzweiflung.
    .option2 = Abgeben
    .effect2 = Ein anderer Spieler deiner Wahl, der nicht verbannt ist, wird Startspieler und zieht 1 Karte von einem zufälligen Objektstapel.
    .lasting = Am Ende der Runde bleibt der Startspieler ohne Abstimmung Startspieler.

ln-xr-broken-thermometer = Kaputtes Thermometer
    .trigger = Mindestens 2 deiner Überlebenden haben eine Wunde.
    .story = Es zeigt einundvierzig. Seit dem Sturz zeigt es einundvierzig, bei allen. Man kann immer noch die Hand auf die Stirn legen und raten.
    .option1 = Eine Decke teilen
    .effect1 = Wähle 2 deiner verwundeten Überlebenden am selben Ort und verteile ihre Wunden und Erfrierungen neu unter ihnen. Niemand darf daran sterben.
    .option2 = Sich behelfen
    .effect2 = Lege 1 Medikamentenkarte von der Hand ohne ihre Wirkung auf den Abfallstapel. Entferne je 1 Wunde von bis zu 3 deiner Überlebenden.

ln-xr-nails-in-the-dark = Nägel im Dunkeln
    .trigger = Du hast gerade als Aktion eine Barrikade gebaut.
    .story = Zwischen zwei Schlägen geht die Lampe aus. Im Dunkeln findet die Hand neben den Nägeln eine zweite Schachtel. Sie ist schwerer, und man soll sie trocken halten.
    .option1 = Eine Ladung legen
    .effect1 = Diese Barrikade wird zur Sprengfalle. Lege dort 1 Geräuschmarker hin; an der Kolonie kommt stattdessen 1 Zombie.
    .option2 = Doppelt bauen
    .effect2 = Stelle dort 1 weitere Barrikade auf ein freies Eingangsfeld.

ln-xr-blueprints = Baupläne
    .trigger = Du hast gerade die Bücherei oder die Schule durchsucht.
    .story = Eine Rolle blaues Papier, dünn wie Haut. Jemand hat ein Haus darauf gezeichnet, mit mehr Fenstern, als noch Leute da sind, um hinauszusehen.
    .option1 = Abzeichnen
    .effect1 = Lege 2 Arbeitsmarker auf eine unfertige Verbesserung.
    .option2 = Neu zeichnen
    .effect2 = Eine unfertige Verbesserung kommt ohne ihre Arbeit unter den Stapel, und eine neue wird ausgelegt. Ziehe 1 Karte vom durchsuchten Objektstapel.

ln-xr-shoddy-work = Pfusch am Bau
    .trigger = Mindestens 1 Verbesserung ist fertig, und du kontrollierst einen Überlebenden in der Kolonie.
    .story = Elf Tage hat es gehalten. Am zwölften hat sich jemand angelehnt, und jetzt ist da ein Riss, in den eine Hand passt.
    .option1 = Ausbessern
    .effect1 = Lege 1 Werkzeugkarte von der Hand ohne ihre Wirkung auf den Abfallstapel. Lege 1 Arbeitsmarker auf eine unfertige Verbesserung.
    .option2 = Ein Bild davorhängen
    .effect2 = Eine fertige Verbesserung deiner Wahl hat bis zum Ende der nächsten Runde keine Wirkung.

ln-xr-work-song = Arbeitslied
    .trigger = Du kontrollierst einen Überlebenden in der Kolonie, und mindestens 1 Verbesserung ist unfertig.
    .story = Eine Stimme fängt an, beim Holzstoß, und die Hämmer fallen ein. Es ist ein altes Lied von einer Straße. Es ist sehr laut.
    .option1 = Alle Mann
    .effect1 = Jeder Spieler mit einem Überlebenden in der Kolonie darf 1 unbenutzten Würfel zu den benutzten legen. Für je 2 Würfel legt der Startspieler 1 Arbeitsmarker auf eine Verbesserung. 2 Zombies kommen zur Kolonie.
    .option2 = Ruhe
    .effect2 = Nichts geschieht.

ln-xr-spare-parts = Ersatzteile
    .trigger = Du hast gerade eine Werkzeugkarte ausgespielt.
    .story = Es hat getan, wozu es da war, und es wird es nicht noch einmal tun. Aber der Motor dreht noch, und neun gute Schrauben sind auch darin.
    .option1 = Ausschlachten
    .effect1 = Lege 1 Arbeitsmarker auf eine unfertige Verbesserung.
    .option2 = Den Rest behalten
    .effect2 = Ziehe 1 Karte vom Objektstapel der Tankstelle.

ln-xr-the-architect = Die Architektin
    .trigger = Du kontrollierst einen Überlebenden an einem Standort außerhalb der Kolonie ohne Zombies, und mindestens 1 Verbesserung ist unfertig.
    .story = Sie hat das ganze Erdgeschoss mit Kreide abgeschritten. Hier der Ofen, sagt sie, hier die Betten, hier Licht. Sie war lange allein, aber sie hat einen Plan.
    .option1 = Bringt sie heim
    .effect1 = 1 hilfloser Überlebender kommt dazu. Bis zum Spielende wird zu Beginn jeder Runde, in der ein hilfloser Überlebender in der Kolonie ist, 1 Würfel geworfen: Bei 5–6 legt der Startspieler 1 Arbeitsmarker auf eine Verbesserung. In der Kolonie muss 1 Feld frei sein.
    .option2 = Kauft ihr die Skizze ab
    .effect2 = Lege 2 Handkarten ohne ihre Wirkung auf den Abfallstapel. Lege 2 Arbeitsmarker auf eine Verbesserung.
    .lasting = Zu Beginn jeder Runde, in der ein hilfloser Überlebender in der Kolonie ist: Wirf 1 Würfel; bei 5–6 legt der Startspieler 1 Arbeitsmarker auf eine Verbesserung.

ln-xr-collapse = Einsturz
    .trigger = Einer Verbesserung fehlt genau 1 Arbeitsmarker.
    .story = Der letzte Balken sitzt, und jemand holt die anderen, damit sie es sehen. Es ächzt. Es ächzt seit Mittag.
    .option1 = Abstützen
    .effect1 = Lege 1 Arbeitsmarker darauf. Dein Überlebender mit dem niedrigsten Einflusswert in der Kolonie erhält 2 Wunden; hast du dort keinen, sinkt die Moral um 1.
    .option2 = Einstürzen lassen
    .effect2 = Nimm 2 Arbeitsmarker von ihr weg.

ln-xr-power-cut = Stromausfall
    .trigger = Mindestens 2 Verbesserungen sind fertig.
    .story = Die Lampen werden braun, dann orange, dann dunkel. Im Dunkeln hört man, wie still es draußen die ganze Zeit war.
    .option1 = Den Generator füttern
    .effect1 = Lege 1 Benzinkarte von der Hand ohne ihre Wirkung auf den Abfallstapel. Die Moral steigt um 1.
    .option2 = Im Dunkeln sitzen
    .effect2 = Bis zum Ende der Runde hat keine Verbesserung eine Wirkung. Jeder Spieler entfernt 1 Geräuschmarker von einem Standort seiner Wahl.

ln-xr-weeds = Unkraut
    .trigger = Das Gewächshaus ist fertig, und du kontrollierst einen Überlebenden in der Kolonie.
    .story = Zwischen den Tomaten steht etwas, das keiner gepflanzt hat, oder keiner sagt es. Es ist kniehoch und riecht wie die letzte Reihe im Konzert.
    .option1 = Für dich behalten
    .effect1 = Entferne 1 Nahrung. Entferne alle Verzweiflung von deinen Überlebenden.
    .option2 = Als Medizin verwenden
    .effect2 = Entferne 1 Nahrung. Entferne je 1 Wunde von bis zu 2 Überlebenden anderer Spieler, die mindestens 2 Wunden haben.
    .option3 = Eintauschen
    .effect3 = Nenne eine Objektkarte. Der erste Spieler links von dir mit einem Überlebenden in der Kolonie, der sie dir gibt, entfernt alle Verzweiflung von den eigenen Überlebenden. Gibt sie dir niemand, geschieht nichts.

ln-xr-oh-what-a-feeling = Was für ein Gefühl
    .trigger = Ein menschlicher Überlebender von dir und einer eines anderen Spielers sind allein an einem Ort.
    .story = Eine Matratze, zwei Mäntel, eine Nacht ohne Ende. Über alles andere haben sie geredet. Die Kerze hat noch einen Fingerbreit.
    .option1 = Bleiben
    .effect1 = Stimmen beide dafür: Entfernt alle Wunden und alle Verzweiflung von beiden Überlebenden. Beide Spieler werfen 1 Würfel, bei Gleichstand noch einmal. Der höhere nimmt den Überlebenden des anderen in die eigene Gruppe.
    .option2 = Zur Wand drehen
    .effect2 = Stimmen beide dafür, geschieht nichts.
    .option3 = Nur einer fragt
    .effect3 = Sind die beiden uneins, erhält der Überlebende des Spielers, der bleiben wollte, 1 Verzweiflung.

ln-xr-ill-show-them = Ich zeig euch, dass ich helfen kann
    .trigger = Ein Spieler wurde gerade durch den Ruf nach einer Verbannungsabstimmung beschuldigt, und mindestens 1 hilfloser Überlebender ist in der Kolonie.
    .setup = Der Anführer der Gruppe des beschuldigten Spielers stirbt.
    .story = Der Schuss war nicht laut. Der Junge hält die Waffe noch mit beiden Händen, wie er es gesehen hat. Er hat gehört, was ihr beim Essen gesagt habt, sagt er. Er wollte nur helfen.
    .option1 = Schuld ist der Ankläger
    .effect1 = Der Spieler, der beschuldigt hat, wird verbannt.
    .option2 = Das Kind fortschicken
    .effect2 = Entfernt 1 hilflosen Überlebenden. Die Moral sinkt um 1, außer ein Spieler entfernt einen eigenen Überlebenden zusammen mit dem Kind aus dem Spiel.

ln-xr-strange-meat = Fremdes Fleisch
    .trigger = Du kontrollierst einen Überlebenden in der Kolonie, und im Vorrat liegt ein Hungermarker oder keine Nahrung.
    .story = Es hängt in der Räucherkammer, schon zerlegt, in sauberem Papier. Seit Wochen hat hier keiner etwas geschossen. Es fehlt auch keiner. Von hier nicht.
    .option1 = Nicht fragen
    .effect1 = 5 Nahrung kommen dazu. Die Moral sinkt um 1. Jeder Spieler, der dafür gestimmt hat, gibt einem eigenen Überlebenden 1 Verzweiflung.
    .option2 = Vergraben
    .effect2 = Kann in dieser Runde die Nahrung nicht bezahlt werden, kommt kein Hungermarker dazu. Die vorhandenen zählen.
    .lasting = Kann in dieser Runde die Nahrung nicht bezahlt werden, kommt kein Hungermarker dazu.

ln-xr-long-goodbye = Der lange Abschied
    .trigger = Einer deiner Überlebenden hat genau 2 Wunden beliebiger Art, davon mindestens 1 Verzweiflung.
    .story = Die Handschuhe sind verschenkt, ein geliehenes Buch ist zurückgegeben. Der Schlaf ist gut geworden. Das ist es, was dir Sorgen macht.
    .option1 = Dableiben
    .effect1 = Lege 1 Medikamentenkarte von der Hand ohne ihre Wirkung auf den Abfallstapel. Entferne alle Verzweiflung von dem Überlebenden, der sich bis zum Ende deines nächsten Zuges nicht bewegen darf.
    .option2 = Gehen lassen
    .effect2 = Der Überlebende verlässt mit seiner Ausrüstung das Spiel. Das kostet keine Moral. Ein anderer deiner Überlebenden, falls vorhanden, erhält 1 Verzweiflung.
    .lasting = Dieser Überlebende darf sich bis zum Ende des nächsten Zuges seines Spielers nicht bewegen.

ln-xr-the-still = Die Brennerei
    .trigger = Du kontrollierst einen Überlebenden in der Kolonie, und mindestens 3 Überlebende sind dort, hilflose nicht mitgezählt.
    .story = Kartoffelschalen, ein Dampfkochtopf und elf Tage. Es schmeckt nach Lack und brennt mit blauer Flamme. Es reicht für einen guten Abend oder für eine lange Fahrt.
    .option1 = Die Flaschen öffnen
    .effect1 = Entferne 1 Nahrung. Entferne 1 Verzweiflung von jedem Überlebenden in der Kolonie. Jeder Spieler mit einem Überlebenden dort legt seinen höchsten unbenutzten Würfel, falls vorhanden, zu den benutzten. Im Vorrat muss 1 Nahrung sein.
    .option2 = Benzin daraus machen
    .effect2 = Suche im Objektstapel der Tankstelle 1 Benzinkarte und nimm sie auf die Hand. Mische den Stapel.

ln-xr-rope = Der Strick
    .trigger = Gerade ist ein Überlebender gestorben, und du kontrollierst einen Überlebenden in der Kolonie.
    .story = Keiner weiß mehr, wer ihn hereingebracht hat. Er liegt auf dem Tisch zwischen den Tassen, und alle reden um ihn herum.
    .option1 = Einer muss büßen
    .effect1 = 1 hilfloser Überlebender stirbt. Ist keiner da, erhält der Überlebende mit dem niedrigsten Einflusswert in der Kolonie 2 Wunden. Dann beruhigen sich alle aufgebrachten hilflosen Überlebenden.
    .option2 = Kein Blut mehr
    .effect2 = 1 ruhiger hilfloser Überlebender, falls vorhanden, gerät außer sich. Der Überlebende mit dem höchsten Einflusswert in der Kolonie erhält 1 Verzweiflung.

ln-xr-small-footprints = Kleine Spuren
    .trigger = Du hast gerade einen Überlebenden (nicht verbannt) zur Schule oder zum Krankenhaus bewegt, und dort sind mindestens 2 Zombies.
    .story = Sie reichen bis zum Knie. Sie kommen in einer Reihe, Hand in Hand, wie man es ihnen gesagt hat, und der vorderste hat noch die Glocke.
    .option1 = Leise beenden
    .effect1 = Entferne bis zu 2 Zombies von diesem Ort. Der Überlebende, der sich bewegt hat, erhält 1 Verzweiflung.
    .option2 = Wegsehen
    .effect2 = Der Überlebende, der sich bewegt hat, darf bis zum Ende der Runde nicht angreifen. Ziehe 1 Karte vom Objektstapel dort.
    .lasting = Dieser Überlebende darf bis zum Ende der Runde nicht angreifen.
