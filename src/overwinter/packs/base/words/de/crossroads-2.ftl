base-crossroads-james-meyers = James Meyers
    .trigger = Du kontrollierst James Meyers, und er ist nicht verbannt.
    .story = Früher wurde James fürs Zuhören bezahlt. Heute tut er es umsonst, auf einer umgedrehten Kiste am Ofen, und die Leute reden. Um Mitternacht weiß er, was jeder beiseitegelegt hat und warum.
    .option1 = Bestand aufnehmen
    .effect1 = Sieh dir alle Handkarten aller Spieler an. Danach darfst du genau 3 Medikamentenkarten deiner Wahl davon aus dem Spiel entfernen: Moral +1.
    .option2 = Einen durchschauen
    .effect2 = Sieh dir das geheime Ziel von 1 anderen Spieler an. Du darfst frei darüber reden. Nur möglich, wenn mit geheimen Zielen gespielt wird.

base-crossroads-janet-taylor = Janet Taylor
    .trigger = Du kontrollierst Janet Taylor, und sie ist nicht verbannt.
    .story = Janet hängt 2 Bettlaken an die Decke und nennt es Station. Sie kocht Tücher aus, schärft Nadeln und bittet jeden, der kommt, etwas Brauchbares dazulassen. Umsonst kommt niemand herein.
    .option1 = Die Krankenstation öffnen
    .effect1 = Für den Rest des Spiels, solange Janet Taylor in der Kolonie ist: Spieler dürfen im eigenen Zug Handkarten ohne Wirkung auf den Abfallstapel legen; jede heilt 1 Wunde eines eigenen Überlebenden in der Kolonie.
    .lasting = Solange Janet Taylor in der Kolonie ist: Lege in deinem Zug eine Handkarte auf den Abfallstapel, um 1 Wunde eines deiner Überlebenden dort zu heilen. Beliebig oft.

base-crossroads-jenny-clark = Jenny Clark
    .trigger = Du hast gerade mit Jenny Clark durchsucht, und sie ist nicht verbannt.
    .story = Jenny kommt winkend die Straße herauf, und sie ist nicht allein. Über die Schulter redet sie mit den Leuten, die hinter ihr herschlurfen. Von der Mauer aus ist schwer zu sagen, wer von ihnen noch atmet.
    .option1 = Sie heimkommen lassen
    .effect1 = Setze Jenny Clark in die Kolonie, dann kommen dort 8 Zombies ins Spiel. Nötig: 1 freies Feld in der Kolonie.
    .option2 = In die Menge schießen
    .effect2 = Jenny Clark wird getötet.

base-crossroads-john-price = John Price
    .trigger = Du hast gerade die Schule durchsucht, und John Price ist noch im Überlebendenstapel.
    .story = Fäuste an der Tür der Mensa, dann eine Stimme, kaum aus dem Stimmbruch heraus. Dahinter das andere Geräusch, langsamer und aus vielen Kehlen. Die Essensausgabe ist jetzt unbewacht.
    .option1 = Die Tür öffnen
    .effect1 = Nimm John Price aus dem Überlebendenstapel; er schließt sich deiner Gruppe an. In der Schule kommen 2 Zombies ins Spiel. Nötig: 1 freies Feld in der Kolonie, außer du bist verbannt.
    .option2 = Die Ablenkung nutzen
    .effect2 = 2 Nahrung kommen in den Nahrungsvorrat. John Price wird aus dem Spiel entfernt.

base-crossroads-lighthouse = Leuchtturm
    .trigger = Du kontrollierst einen Überlebenden in der Kolonie.
    .story = Das Licht auf der Landspitze ist seit dem ersten Winter aus. Im Tank ist noch Öl, und die Toten gehen auf alles zu, was leuchtet. Jemand müsste dort hinauf und eine Weile bleiben.
    .option1 = Das Licht anzünden
    .effect1 = Du darfst 1 unbenutzten Aktionswürfel mit beliebigem Wert ausgeben: Entferne 1 Zombie von jedem Standort, auch aus der Kolonie. Sonst passiert nichts.

base-crossroads-little-survivors = Kleine Überlebende
    .trigger = Du hast gerade einen deiner Überlebenden (nicht verbannt) an einen Ort bewegt, an dem kein anderer Überlebender ist.
    .story = An der Wand steht eine Reihe kleiner Schuhe, der Größe nach. Dann bewegen sich die Decken, und 3 Gesichter sehen auf. Das älteste Kind hält ein Küchenmesser und legt es nicht weg.
    .option1 = Mitnehmen
    .effect1 = 3 hilflose Überlebende kommen in die Kolonie. Moral +1. Nötig: 3 freie Felder in der Kolonie.
    .option2 = Sie dort lassen
    .effect2 = Nichts passiert.

base-crossroads-loretta-clay = Loretta Clay
    .trigger = Du kontrollierst Loretta Clay, und sie ist nicht verbannt.
    .story = Loretta reiht die Dosen auf der Theke auf, alle 30, das Etikett nach vorn. Die Daten stammen aus einem anderen Leben. Sie riecht daran, zuckt mit den Schultern und greift nach dem großen Topf.
    .option1 = Trotzdem kochen
    .effect1 = Wirf einen Würfel. 5–6: Moral +1. 3–4: Nichts passiert. 1–2: Wirf für jeden nicht hilflosen Überlebenden in der Kolonie einen Würfel; bei 1–2 erhält er 1 Wunde.
    .option2 = Wegwerfen
    .effect2 = Entferne 1 Nahrung aus dem Nahrungsvorrat. Nötig: 1 Nahrung im Vorrat.

base-crossroads-lovers-quarrel = Beziehungsstreit
    .trigger = Du kontrollierst 2 menschliche Überlebende am selben Standort außerhalb der Kolonie, und sonst ist dort niemand.
    .story = Es beginnt mit einem Namen, im falschen Ton gesagt. Eine Minute später stehen beide, und alles seit dem Herbst Verschluckte kommt heraus. In der Kälte trägt der Schall weit.
    .option1 = Sich anschreien
    .effect1 = Lege 4 Geräuschmarker an diesen Standort, oder so viele, wie Platz haben.
    .option2 = Sich versöhnen
    .effect2 = Diese 2 Überlebenden können für den Rest dieses Zuges nicht angreifen, durchsuchen oder sich bewegen.

base-crossroads-maria-lopez = Maria Lopez
    .trigger = Du kontrollierst Maria Lopez, und sie ist nicht verbannt.
    .story = Neben der Klassentür hängt noch die Namensliste, und Maria kennt jeden Namen darauf. Einige von ihnen sind in der Turnhalle, am Leben, zu dünn, sehr still. Sie fragen, ob die Schule wieder anfängt.
    .setup = Setze Maria Lopez in die Schule, falls dort ein Feld frei ist.
    .option1 = Ihnen zu essen geben
    .effect1 = Entferne 3 Nahrung aus dem Nahrungsvorrat. Suche aus dem Stapel der Schule 1 Karte deiner Wahl, nimm sie auf die Hand und mische den Stapel. Nötig: 3 Nahrung im Vorrat.
    .option2 = Die Speisekammer überlassen
    .effect2 = Alle Nahrungskarten im Stapel der Schule werden aus dem Spiel entfernt. Mische den Stapel.

base-crossroads-maude = Maude
    .trigger = Du kontrollierst einen Überlebenden (nicht verbannt) im Supermarkt.
    .story = Auf dem Namensschild steht Maude. Sie liegt neben ihrem Auto, den Schlüssel in der Hand, und fast hätte sie es geschafft. Der Kofferraum ist voll bis zum Deckel.
    .option1 = Nach Hause bringen
    .effect1 = Setze diesen Überlebenden in die Kolonie. 3 Nahrung kommen in den Nahrungsvorrat. Nötig: 1 freies Feld in der Kolonie.
    .option2 = Für später einpacken
    .effect2 = Decke Karten vom Stapel des Supermarkts auf, bis 2 Nahrungskarten erschienen sind; nimm diese 2 auf die Hand und mische die übrigen wieder ein. Für den Rest dieses Zuges kannst du keine Nahrungskarten ausspielen.

base-crossroads-mike-cho = Mike Cho
    .trigger = Du kontrollierst einen Überlebenden an einem Standort außerhalb der Kolonie mit mindestens 1 Zombie, und Mike Cho ist noch im Überlebendenstapel.
    .story = Ein Mann in Schwarz steht mitten auf der Straße, das Schwert in beiden Händen. Er macht keinen Schritt zu viel. Es sind mehr, als er von dort aus sehen kann.
    .option1 = An seiner Seite kämpfen
    .effect1 = Nimm Mike Cho aus dem Überlebendenstapel; er schließt sich deiner Gruppe an. Wähle einen deiner Überlebenden außerhalb der Kolonie: Er und Mike Cho erhalten je 1 Wunde. Entferne alle Zombies vom Standort des Gewählten. Nötig: 1 freies Feld in der Kolonie, außer du bist verbannt.
    .option2 = Sich davonschleichen
    .effect2 = Wähle einen Standort außerhalb der Kolonie, an dem du einen Überlebenden hast: Entferne dort alle Zombies.

base-crossroads-missing-child = Vermisstes Kind
    .trigger = In der Kolonie ist mindestens 1 hilfloser Überlebender.
    .story = Sie geht von Bett zu Bett und hebt jede Decke. Ihre Tochter habe geschlafen, sagt sie, sie habe nur kurz weggesehen. Der kleine Mantel hängt nicht mehr am Haken.
    .option1 = Überall suchen
    .effect1 = Haltet bis zum Ende der nächsten Runde fest, welche der 6 Standorte außerhalb der Kolonie durchsucht werden. Alle 6: Moral +1. Sonst: Moral −1, und 1 hilfloser Überlebender wird entfernt.
    .option2 = Nicht mehr suchen
    .effect2 = Moral −1. 1 hilfloser Überlebender wird entfernt.
    .lasting = Bis zum Ende der nächsten Runde alle 6 Standorte außerhalb der Kolonie durchsuchen: Moral +1. Sonst Moral −1, und 1 hilfloser Überlebender wird entfernt.

base-crossroads-mugging = Überfall
    .trigger = Einer deiner Überlebenden (nicht verbannt) ist am selben Standort wie ein verbannter Überlebender.
    .story = Du kennst das Gesicht. Vor Kurzem saßt ihr am selben Feuer, jetzt ist ein Stück Rohr zwischen euch. Der Blick gilt der Tasche, nicht dir.
    .option1 = Alles hergeben
    .effect1 = Behalte 1 Handkarte deiner Wahl und gib alle anderen dem Spieler, der den verbannten Überlebenden kontrolliert. Nötig: mindestens 2 Handkarten.
    .option2 = Sich wehren
    .effect2 = Dein Überlebender erhält 2 Wunden. Ist er mit einer Waffe ausgerüstet, darfst du stattdessen den verbannten Überlebenden töten; deiner erhält dann nur 1 Wunde.

base-crossroads-music = Musik
    .trigger = Einer deiner Überlebenden (nicht verbannt) hat gerade durchsucht.
    .story = Unter Putz und zerbrochenen Ziegeln liegt eine Gitarre ohne einen Kratzer. Alle 6 Saiten halten. Du hattest vergessen, wie still diese Monate waren.
    .option1 = Am Abend spielen
    .effect1 = Moral +1.
    .option2 = Am Morgen spielen
    .effect2 = Jeder Spieler wirft in der nächsten Runde 1 zusätzlichen Aktionswürfel.

base-crossroads-no-ammo = Keine Munition
    .trigger = Du hast gerade die Fähigkeit einer Waffenkarte benutzt.
    .story = Ein trockenes Klicken, dann noch eines. Du siehst in der Kammer nach, obwohl du es schon weißt. Der Weg zurück ist lang mit nichts als einem Stück Stahl in der Hand.
    .option1 = Wegwerfen
    .effect1 = Lege diese Waffe auf den Abfallstapel. Bist du verbannt, wird sie stattdessen aus dem Spiel entfernt.
    .option2 = Munition suchen
    .effect2 = Gib alle deine unbenutzten Aktionswürfel aus. Nötig: mindestens 1 unbenutzter Aktionswürfel.

base-crossroads-old-divisions = Diskriminierung
    .trigger = Du kontrollierst einen Überlebenden in der Kolonie, und dort ist mindestens 1 hilfloser Überlebender.
    .story = Ein altes Wort fällt, eines, das niemand mehr benutzt hat, seit die Toten aufstanden. Stühle scharren. Als jemand ans Eingreifen denkt, ist der Raum schon geteilt, und auf einer Seite steht ein Mann allein.
    .option1 = Ihn fortjagen
    .effect1 = 1 hilfloser Überlebender wird entfernt. Lege die Krise dieser Runde unter den Krisenstapel; sie wird nicht abgehandelt, bereits beigesteuerte Karten werden aus dem Spiel entfernt. Moral −1.
    .option2 = Den Streit beenden
    .effect2 = Nichts passiert.

base-crossroads-olivia-brown = Olivia Brown
    .trigger = Olivia Brown ist im Spiel, in irgendeiner Gruppe.
    .story = Olivia hat einen Kellerraum geräumt und einen Stuhl am Boden festgeschraubt. Sie will einen von denen, sagt sie, einen, der sich noch bewegt. Sie schläft nicht mehr, aber ihre Hände sind ruhig.
    .setup = Setze Olivia Brown in die Kolonie, außer sie ist verbannt oder dort ist kein Feld frei.
    .option1 = Sie machen lassen
    .effect1 = Olivia behält diese Karte. Ist sie zu Beginn einer Runde in der Kolonie, darf der Spieler, der sie kontrolliert, einen Infektionswurf für sie machen. Jedes Ergebnis außer der Leerseite trifft sie. Bei der Leerseite darf bis zum Ende der Runde jeder Spieler, wenn „Gebissen“ gewürfelt wird, eine Medikamentenkarte auf den Abfallstapel legen, um das Ergebnis zu ignorieren.
    .option2 = Es verbieten
    .effect2 = Nichts passiert.
    .lasting = Zu Beginn jeder Runde, Olivia in der Kolonie: Ihr Spieler darf einen Infektionswurf für sie machen. Leerseite: In dieser Runde hebt eine Medikamentenkarte auf den Abfallstapel ein „Gebissen“ auf.

base-crossroads-outbreak = Seuchenausbruch
    .trigger = Du kontrollierst einen Überlebenden in der Kolonie, und dort ist mindestens 1 hilfloser Überlebender.
    .story = Es beginnt mit einem Husten hinter dem Vorhang. Am Morgen sind es 5, und der Wassereimer ist vor Mittag leer. Die Leute schlafen jetzt mit dem Rücken zueinander.
    .option1 = Die Kranken ausweisen
    .effect1 = 1 hilfloser Überlebender wird entfernt. Moral −1.
    .option2 = Abwarten
    .effect2 = Jeder nicht hilflose Überlebende in der Kolonie erhält 1 Wunde. Ist weder Olivia Brown noch Janet Taylor im Spiel, werft außerdem für jeden hilflosen Überlebenden einen Würfel: Bei 1 wird er getötet (je Moral −1).

base-crossroads-outsiders = Flüchtlinge
    .trigger = Du kontrollierst einen Überlebenden in der Kolonie.
    .story = Ein Lastwagen hält kurz vor dem Tor, der Motor läuft weiter. Von innen heben Hände die Plane an, alte und kleine. Der Fahrer steigt langsam aus und zeigt seine Handflächen.
    .option1 = Das Tor öffnen
    .effect1 = Jeder Spieler zieht die oberste Karte des Überlebendenstapels; dieser Überlebende schließt sich seiner Gruppe an. Außerdem bringt jeder 1 hilflosen Überlebenden in die Kolonie. Nötig: 2 freie Felder in der Kolonie pro nicht verbanntem Spieler.
    .option2 = Sie weiterschicken
    .effect2 = Nichts passiert.

base-crossroads-prophet = Prophet
    .trigger = Einer deiner verbannten Überlebenden ist am selben Standort wie ein nicht verbannter Überlebender.
    .story = Sie haben dich verstoßen, und du bist nicht gestorben. Das ist eine Predigt wert. Der Mensch vor dir friert, hat genug von Befehlen und hat noch nicht weggesehen.
    .option1 = Bekehren
    .effect1 = Wähle einen nicht verbannten Überlebenden am selben Standort wie einer von deinen: Er schließt sich mit seiner Ausrüstung deiner Gruppe an und ist nun verbannt.
    .option2 = Eine Warnung hinterlassen
    .effect2 = Moral −1.

base-crossroads-radio-signal = Funksignal
    .trigger = Du kontrollierst einen Überlebenden in der Kolonie.
    .story = Zwischen 2 Rauschstößen ist eine Stimme. Sie liest eine Straße vor, eine Nummer, dann wieder dieselbe Straße. Jedes Mal dauert es etwas länger, bis sie anfängt.
    .option1 = Dem Ruf folgen
    .effect1 = Die Spieler dürfen gemeinsam 3 unbenutzte Aktionswürfel mit beliebigem Wert ausgeben. Wenn ja: 1 hilfloser Überlebender kommt in die Kolonie und Moral +1. Wenn nein: Moral −1. Nötig: 1 freies Feld in der Kolonie.
    .option2 = Abschalten
    .effect2 = Moral −1.

base-crossroads-rascals = Scooter
    .trigger = Du hast gerade das Krankenhaus durchsucht.
    .story = In der Tiefgarage stehen 4 Elektroscooter am Ladekabel, alle Lämpchen grün. Sie sind langsamer als Fußgänger und lauter als alles andere in der Stadt. Jemand stellt sich schon einen Sitz ein.
    .option1 = Ein Rennen fahren
    .effect1 = Moral +1. In der Kolonie kommen 5 Zombies ins Spiel.
    .option2 = Stehen lassen
    .effect2 = Nichts passiert.

base-crossroads-riot = Aufstand
    .trigger = Du kontrollierst einen Überlebenden in der Kolonie, und dort sind mehr hilflose Überlebende als andere.
    .story = Sie schreien nicht. Sie stehen nur vor der Vorratskammer, alle, und niemand geht wieder ins Bett. Du zählst, und dann hörst du auf zu zählen.
    .option1 = Nachgeben
    .effect1 = Entferne alle Nahrung aus dem Nahrungsvorrat.
    .option2 = Die Tür halten
    .effect2 = Jeder nicht hilflose Überlebende in der Kolonie erhält 1 Wunde.
    .option3 = Ein Exempel statuieren
    .effect3 = 1 hilfloser Überlebender wird getötet (Moral −1).

base-crossroads-rod-miller = Rod Miller
    .trigger = Rod Miller ist im Spiel, in irgendeiner Gruppe, verbannt oder nicht. Du entscheidest, wer auch immer ihn kontrolliert.
    .story = Rod setzt sich in den Schnee wie zum Ausruhen, eine Hand flach auf der Brust. Seine Lippen sind grau. Was er braucht, gibt es im Krankenhaus, wenn überhaupt.
    .option1 = Ihn hintragen
    .effect1 = Setze Rod Miller und 2 andere Überlebende, die du kontrollierst, ins Krankenhaus; reicht der Platz nicht, darfst du zuerst Überlebende von dort in die Kolonie setzen (keine verbannten). Mach für jeden der 3 jeweils 2 Infektionswürfe. Nötig: 2 eigene Überlebende außer Rod.
    .option2 = Ihn gehen lassen
    .effect2 = Rod Miller wird getötet.

base-crossroads-sacrament = Sakrament
    .trigger = Einer deiner Überlebenden (nicht verbannt) hat sich gerade bewegt und lebt noch.
    .story = Die Türen der Kathedrale sind von außen mit Ketten verschlossen. Durch den Spalt siehst du Kerzen, nie angezündet, und etwas Goldenes auf dem Altar. Du hörst auch, dass die Bänke nicht leer sind.
    .option1 = Hineingehen
    .effect1 = Mach für den bewegten Überlebenden 2 Infektionswürfe. Lebt er danach noch: Moral +1.
    .option2 = Weitergehen
    .effect2 = Nichts passiert.

base-crossroads-sewer-passage = Kanaldurchgang
    .trigger = Du kontrollierst einen Überlebenden, verbannt oder nicht, in der Bücherei.
    .story = In einer Schublade voller Stadtpläne ist ein Blatt blau und älter als die anderen. Eine Linie führt von eurem Tor unter der Stadt hindurch zum Krankenhaus. Seit die Pumpen stehen, ist dort niemand mehr gegangen.
    .option1 = Den Tunnel räumen
    .effect1 = Wähle einen deiner Überlebenden in der Bücherei und wirf einen Würfel: So viele Infektionswürfe machst du für ihn. Lebt er danach noch: Für den Rest des Spiels ist bei Bewegungen zwischen Kolonie und Krankenhaus, in beide Richtungen, kein Infektionswurf nötig.
    .option2 = Vergessen
    .effect2 = Nichts passiert.
    .lasting = Bewegungen zwischen Kolonie und Krankenhaus, in beide Richtungen: kein Infektionswurf.

base-crossroads-sleep = Schlaf
    .trigger = Ein Spieler gähnt während dieses Zuges; wer diese Karte hält, zählt nicht.
    .story = Einer gähnt, und es geht reihum. Die Wache ist im Stehen eingenickt. Niemand erinnert sich an die letzte ganze Nacht.
    .option1 = Sie ruhen lassen
    .effect1 = Für den Rest dieser Runde darf jeder Spieler zu Beginn seines Zuges alle seine unbenutzten Aktionswürfel ausgeben: Jeder seiner Überlebenden heilt 1 Wunde.
    .lasting = In dieser Runde: Zu Beginn deines Zuges darfst du alle deine unbenutzten Aktionswürfel ausgeben, um bei jedem deiner Überlebenden 1 Wunde zu heilen.

base-crossroads-sophie-robinson = Sophie Robinson
    .trigger = Du hast gerade einen deiner Überlebenden bewegt, verbannt oder nicht, und Sophie Robinson ist noch im Überlebendenstapel.
    .story = Der Hubschrauber liegt auf der Seite im Feld, und das Feuer hat das Heck erreicht. Die Pilotin hängt in ihren Gurten und klopft an die Scheibe. Die Kisten liegen abseits im Schnee.
    .option1 = Sie herausziehen
    .effect1 = Nimm Sophie Robinson aus dem Überlebendenstapel; sie schließt sich mit 2 Wunden deiner Gruppe an. Nötig: 1 freies Feld in der Kolonie, außer du bist verbannt.
    .option2 = Die Kisten nehmen
    .effect2 = Nimm die obersten 2 Karten eines Objektstapels deiner Wahl. Sophie Robinson wird aus dem Spiel entfernt.

base-crossroads-sparky = Sparky
    .trigger = Du kontrollierst Sparky, und er ist nicht verbannt.
    .story = Ein Mann am Tor sagt, er habe den Hund ausgebildet, damals, als es noch Fernsehen gab. Er hat ein Geschirr mitgebracht, eine Zugleine und etwas Schweres unter einem Tuch. Sparky setzt sich davor und wartet auf das Wort.
    .option1 = Das Feuer eröffnen
    .effect1 = Töte 8 Zombies deiner Wahl in der Kolonie, oder alle, falls es weniger sind. Kein Infektionswurf.
    .option2 = Kunststücke zeigen
    .effect2 = Moral +1.

base-crossroads-spoiled = Verdorben
    .trigger = Du gibst Nahrung aus, um einen Aktionswürfel zu erhöhen. Die Nahrung ist weg, der Würfel noch unverändert.
    .story = Der Deckel gibt mit einem Seufzen nach, das er nicht machen sollte. Der Geruch könnte schlimmer sein. Es gibt das hier oder nichts bis morgen.
    .option1 = Essen
    .effect1 = Einer deiner Überlebenden deiner Wahl erhält 1 Wunde. Der Würfel wird wie üblich erhöht.
    .option2 = Wegwerfen
    .effect2 = Der Würfel wird nicht erhöht. Die Nahrung bleibt ausgegeben.

base-crossroads-sunshine-state = Sunshine State
    .trigger = Du kontrollierst einen Überlebenden in der Kolonie, und dort sind mindestens 2 hilflose Überlebende.
    .story = Sie haben zusammen einen Koffer gepackt und die guten Schuhe angezogen. In seiner Brusttasche steckt eine Postkarte vom Strand. Höflich bitten sie darum, dass man das Tor öffnet.
    .option1 = Das Tor öffnen
    .effect1 = 2 hilflose Überlebende werden entfernt. Moral −1.
    .option2 = Sie zurückhalten
    .effect2 = Nichts passiert.

base-crossroads-supply-drop = Abwurf
    .trigger = Du kontrollierst einen Überlebenden in der Kolonie.
    .story = Ein Motor, hoch oben, zum ersten Mal seit Monaten. Dahinter öffnet sich etwas Weißes und sinkt weit hinter den letzten Häusern herab. Alle an der Mauer haben es gesehen, und alles da draußen auch.
    .option1 = Die Kiste holen
    .effect1 = Wähle einen deiner Überlebenden und mach 3 Infektionswürfe für ihn. Lebt er danach noch: 5 Nahrung kommen in den Nahrungsvorrat, und falls Annaleigh Chan im Spiel ist, Moral +1.
    .option2 = Liegen lassen
    .effect2 = Nichts passiert.

base-crossroads-talia-jones = Talia Jones
    .trigger = Du kontrollierst Talia Jones, verbannt oder nicht.
    .story = Talia hat eine Wand mit Zetteln, Fäden und Daten bedeckt. Wochenlang hat niemand gefragt. Heute Abend dreht sie sich um, ganz ruhig, und sagt, sie wisse, wohin es führt.
    .option1 = Ein vergessenes Lager
    .effect1 = Wähle einen Objektstapel. Suche daraus 4 Karten deiner Wahl, nimm sie auf die Hand und mische den Stapel.
    .option2 = Eine nahende Gefahr
    .effect2 = Die nächste aufgedeckte Krise wird aus dem Spiel entfernt und nicht ersetzt. Der Schritt „Krise abhandeln“ dieser Runde entfällt.

base-crossroads-thin-ice = Dünnes Eis
    .trigger = Einer deiner Überlebenden, verbannt oder nicht, hat sich gerade bewegt und lebt noch.
    .story = Der See spart eine Stunde, vielleicht 2. Am anderen Ufer steht ein Bootshaus mit geschlossenen Türen. Das Eis ist so klar, dass man hindurchsehen kann.
    .option1 = Über das Eis
    .effect1 = Wirf einen Würfel. 1–3: Der bewegte Überlebende erhält 1 Erfrierung. 4–6: Suche aus einem Objektstapel deiner Wahl 1 Karte deiner Wahl, nimm sie auf die Hand und mische den Stapel.
    .option2 = Außen herum
    .effect2 = Nichts passiert.

base-crossroads-thomas-heart = Thomas Heart
    .trigger = Du hast gerade die Fähigkeit einer Waffenkarte benutzt, und Thomas Heart ist im Spiel, in irgendeiner Gruppe. Es entscheidet, wer ihn kontrolliert.
    .story = Bei dem Lärm hält sich Thomas die Ohren zu. Als er die Hände sinken lässt, ist er anderswo, vor Jahren, und die Leute um ihn sind nicht seine Freunde. Er hält noch die Axt vom Holzstapel.
    .option1 = Ihn toben lassen
    .effect1 = Wer Thomas Heart kontrolliert, verteilt 4 Wunden auf die anderen Überlebenden an seinem Standort (nicht auf hilflose). Ist dort niemand sonst, passiert nichts.
    .option2 = Ihn ruhigstellen
    .effect2 = Die Spieler entfernen gemeinsam 2 Medikamentenkarten aus ihrer Hand aus dem Spiel. Tun sie es nicht, gilt stattdessen Möglichkeit 1.
    .option3 = Es beenden
    .effect3 = Thomas Heart wird getötet.

base-crossroads-toxic-waste = Giftmüll
    .trigger = Du kontrollierst einen Überlebenden in der Kolonie.
    .story = Die Fässer hinter der Gerberei sind undicht, und das Schmelzwasser läuft zu euch. Man könnte es ableiten, mit bloßen Händen und nassen Stiefeln. Oder ihr holt alles hervor, was ihr weggeworfen habt, und baut daraus einen Damm.
    .option1 = Einen Graben ausheben
    .effect1 = Jeder Spieler mit einem Überlebenden in der Kolonie gibt einem seiner Überlebenden dort 1 Erfrierung.
    .option2 = Mit Abfall dämmen
    .effect2 = Alle aus dem Spiel entfernten Benzin- und Medikamentenkarten kommen auf den Abfallstapel.

base-crossroads-voyeur = Voyeur
    .trigger = Einer deiner Überlebenden und einer eines anderen Spielers sind die einzigen 2 Überlebenden an einem Standort.
    .story = Die Tür steht eine Handbreit offen. Drinnen legt jemand seine Sachen auf eine Decke, eine nach der anderen, und zählt sie zweimal. Man hat dich nicht gehört.
    .setup = Sieh dir die Handkarten dieses Spielers an.
    .option1 = Erpressen
    .effect1 = Nimm 1 Karte deiner Wahl aus dieser Hand. Keiner von euch darf darüber reden. Du kannst sie vor der nächsten Runde weder ausspielen noch beisteuern. Nötig: mindestens 1 Karte in dieser Hand.
    .option2 = Bloßstellen
    .effect2 = Zeige allen Spielern die Handkarten dieses Spielers.

base-crossroads-wavering-loyalties = Illoyalität
    .trigger = Du hast mehr Überlebende als mindestens 1 anderer Spieler.
    .story = Die Schlafrolle liegt jetzt auf der anderen Seite des Feuers. Kein Streit, kein Abschied. Als du hinübergehst, verstummt das Gespräch.
    .option1 = Ziehen lassen
    .effect1 = Gib einen deiner Überlebenden mit seiner Ausrüstung einem Spieler, der weniger Überlebende hat als du.
    .option2 = Drohen
    .effect2 = Wirf einen Würfel. 1–3: Moral −1.

base-crossroads-welcome-home = Willkommen zu Hause
    .trigger = Einer deiner Überlebenden, verbannt oder nicht, hat sich gerade bewegt und lebt noch.
    .story = Die Straße wirkt kleiner unter dem Schnee, aber das Gartentor quietscht noch denselben Ton. Die Vorhänge sind zugezogen, wie an jenem Tag. Der Schlüssel liegt, wo er immer lag.
    .option1 = Hineingehen
    .effect1 = Mach für den bewegten Überlebenden 1 Infektionswurf. Lebt er danach noch, behält er diese Karte: einmal pro Runde kein Infektionswurf bei einem Angriff.
    .option2 = Sich abwenden
    .effect2 = Nichts passiert.
    .lasting = Einmal pro Runde kein Infektionswurf bei einem Angriff dieses Überlebenden.

base-crossroads-wounded-survivor = Der Verwundete
    .trigger = Einer deiner Überlebenden (nicht verbannt) hat gerade durchsucht.
    .story = Zwischen den Autos tritt ein Fremder hervor, eine Hand in ein Hemd gewickelt. Ein Schnitt von einer Scheibe, mehr nicht. Das Hemd ist noch feucht.
    .option1 = Den Fremden aufnehmen
    .effect1 = Zieh die oberste Karte des Überlebendenstapels; dieser Überlebende schließt sich in der Kolonie deiner Gruppe an. Mach dann 2 Infektionswürfe für ihn. Nötig: 1 freies Feld in der Kolonie und eine Karte im Überlebendenstapel.
    .option2 = Ablehnen
    .effect2 = Nichts passiert.
