base-crossroads-abandoned = Ausgesetzt
    .trigger = Du hast gerade Abfall entsorgt, und mindestens 1 hilfloser Überlebender ist in der Kolonie.
    .story = Unter den Säcken und der Asche bewegt sich etwas. Es ist in einen Mantel gewickelt, den hier alle schon einmal gesehen haben. Die Stimme ist klein, aber sie reicht weit über den Zaun hinaus.
    .option1 = Mutter und Kind bleiben
    .effect1 = 1 hilfloser Überlebender kommt in die Kolonie. Dafür muss dort 1 Feld frei sein. 5 Zombies kommen zur Kolonie.
    .option2 = Die Mutter fortschicken
    .effect2 = 5 Zombies kommen zur Kolonie. Jeder Spieler mit einem unbenutzten Aktionswürfel legt 1 davon zu den benutzten. Die Zahl der hilflosen Überlebenden bleibt gleich.

base-crossroads-addiction = Sucht
    .trigger = Du hast gerade eine Medikamentenkarte ausgespielt, um einen Überlebenden zu heilen.
    .story = Am Mittag ist der Schmerz weg. Am Abend kommt die Bitte um noch eine Tablette, und dann keine Bitte mehr, nur noch das leise Zählen dessen, was in der Schachtel übrig ist.
    .option1 = Eine letzte Dosis
    .effect1 = Der geheilte Überlebende stirbt. Dieser Tod kostet keine Moral.
    .option2 = Die Sucht bleibt
    .effect2 = Der geheilte Überlebende behält diese Karte. Zu Beginn jedes deiner Züge darfst du eine Medikamentenkarte für ihn ausspielen. Tust du es nicht, lege 1 deiner unbenutzten Aktionswürfel, falls vorhanden, zu den benutzten.
    .lasting = Zu Beginn jedes eigenen Zuges spielt der Spieler dieses Überlebenden eine Medikamentenkarte für ihn aus oder verliert 1 unbenutzten Aktionswürfel.

base-crossroads-airplane = Flugzeug
    .trigger = Einer deiner Überlebenden hat sich gerade bewegt, und Sophie Robinson ist im Spiel.
    .story = Unter einer Plane steht ein kleines gelbes Flugzeug, wie man es früher über die Felder schickte. Sophie geht zweimal um es herum und sagt, dass es fliegt. Einmal, mit einer Person, so weit der Tank reicht.
    .option1 = Lasst sie fliegen
    .effect1 = Ihr dürft gemeinsam 1 Werkzeugkarte und 1 Benzinkarte aus euren Händen sowie Sophie Robinson aus dem Spiel entfernen. Tut ihr es, steigt die Moral um 1. Sonst geschieht nichts. Sophies Spieler muss einverstanden sein.
    .option2 = Sie bleibt hier
    .effect2 = Nichts geschieht.

base-crossroads-alexis-grey = Alexis Grey
    .trigger = Du kontrollierst Alexis Grey, und sie ist nicht verbannt.
    .setup = Stelle Alexis Grey in die Bücherei, wenn dort ein Feld frei ist.
    .story = Die Regale stehen noch in ihrer Ordnung. Alexis setzt sich an den alten Schreibtisch, zieht eine Lampe heran und liest, als hätte hier nie jemand abgeschlossen. Schwer zu sagen, ob sie gesund wird oder sich versteckt.
    .option1 = Lass sie bleiben
    .effect1 = Alexis Grey darf sich bis zum Spielende nicht mehr aus der Bücherei wegbewegen. Sie muss in der Bücherei sein.
    .option2 = Hol sie nach Hause
    .effect2 = Stelle Alexis Grey in die Kolonie. Sie darf sich bis zum Spielende nicht mehr in die Bücherei bewegen. Dafür muss in der Kolonie ein Feld frei sein, außer sie ist schon dort.
    .lasting = Alexis Grey darf sich nicht aus der Bücherei wegbewegen, wenn sie blieb, oder nicht mehr dorthin, wenn sie heimkam.

base-crossroads-andrew-evans = Andrew Evans
    .trigger = Du kontrollierst Andrew Evans, und er ist nicht verbannt.
    .setup = Stelle Andrew Evans in den Supermarkt, wenn dort ein Feld frei ist.
    .story = Während die anderen die leeren Regale absuchen, schaut Andrew an die Decke. Folien, Rohre, lange graue Rollen Dämmstoff. Eine Sache kann er daraus bauen, bevor es dunkel wird.
    .option1 = Ein Gewächshaus bauen
    .effect1 = Bis zum Spielende darf Andrew Evans einmal pro Runde in der Kolonie einen Aktionswürfel mit 1 oder mehr ausgeben: 2 Nahrung kommen in den Nahrungsvorrat.
    .option2 = Den Schlafsaal dämmen
    .effect2 = Die Moral steigt um 1.
    .lasting = Einmal pro Runde darf Andrew Evans in der Kolonie einen Aktionswürfel mit 1 oder mehr ausgeben: 2 Nahrung in den Nahrungsvorrat.

base-crossroads-annaleigh-chan = Annaleigh Chan
    .trigger = Du kontrollierst Annaleigh Chan, und sie ist nicht verbannt.
    .story = Früher glaubte sie, dass Menschen es wert sind, verteidigt zu werden. Jetzt sitzt sie am Fenster, die Schlüssel des Gefängnisses im Schoß, und redet nicht mehr mit. Jemand hätte sich früher zu ihr setzen sollen.
    .option1 = Das Gefängnis öffnen
    .effect1 = Zu jedem der 6 Standorte außerhalb der Kolonie kommt 1 Zombie.
    .option2 = Lass sie in Ruhe
    .effect2 = Annaleigh Chan stirbt.

base-crossroads-arctic-king = König der Arktis
    .trigger = Du hast gerade die Tankstelle durchsucht.
    .story = Beim dritten Stoß gibt das Garagentor nach. Drinnen wartet ein Schneemobil mit aufgemalter Krone und vollem Tank. Es springt sofort an, und die ganze Straße hört es.
    .option1 = Damit fahren
    .effect1 = Der Überlebende, der die Tankstelle durchsucht hat, behält diese Karte: kein Infektionswurf, wenn er sich bewegt. Jede Bewegung macht 1 Geräusch am Start und 1 am Ziel; an der Kolonie kommt stattdessen 1 Zombie. Lege bei jeder Bewegung 1 Marker auf diese Karte; mit dem 4. wird sie aus dem Spiel entfernt.
    .option2 = Den Tank leeren
    .effect2 = Suche im Objektstapel der Tankstelle bis zu 2 Benzinkarten und nimm sie auf die Hand. Mische den Stapel.
    .lasting = Kein Infektionswurf, wenn sich dieser Überlebende bewegt. Jede Bewegung: 1 Geräusch an Start und Ziel, an der Kolonie stattdessen 1 Zombie. Nach 4 Bewegungen ist die Karte weg.

base-crossroads-army = Die Soldaten
    .trigger = Du kontrollierst mindestens 1 Überlebenden in der Kolonie.
    .story = Die Lastwagen halten in einer geraden Reihe vor dem Tor. Die Männer tragen alle die gleiche Uniform und reden von Ordnung, von einer Front, von Nachschub, der ihnen zusteht. Ihr erster Blick gilt der Vorratskammer.
    .option1 = Nahrung versprechen
    .effect1 = Das gemeinsame Ziel erhält eine Bedingung: mindestens 5 Nahrung im Nahrungsvorrat.
    .option2 = Sie abweisen
    .effect2 = Wirf für jeden Überlebenden in der Kolonie, außer den hilflosen, einen Würfel. Bei 1–3 erhält er 1 Wunde.
    .option3 = Thomas durchschaut sie
    .effect3 = Ist Thomas Heart in der Kolonie, wird nicht abgestimmt und nichts geschieht.
    .lasting = Für den Sieg braucht ihr zusätzlich mindestens 5 Nahrung im Nahrungsvorrat.

base-crossroads-arthur-thurston = Arthur Thurston
    .trigger = Du kontrollierst Arthur Thurston, und er ist nicht verbannt.
    .setup = Stelle Arthur Thurston in die Schule, wenn dort ein Feld frei ist.
    .story = Er kennt den Flur, und er kennt einige der Gesichter. Seit dem Herbst sind sie hier allein, und ihn kennen sie nicht mehr. Er sagt ihre Namen, einen nach dem anderen, und hält die Hände unten.
    .option1 = Behutsam losmachen
    .effect1 = Arthur Thurston erhält 2 Wunden.
    .option2 = Gewalt anwenden
    .effect2 = Die Moral sinkt um 1.

base-crossroads-ashley-ross = Ashley Ross
    .trigger = Du kontrollierst Ashley Ross, und sie ist nicht verbannt.
    .story = Ashley geht den Zaun ab, einen Bleistift hinter dem Ohr. Auf die Rückseite eines Kalenders hat sie zwei Pläne gezeichnet. Für beide muss jemand hinaus in die Kälte, und sie meint sich selbst.
    .option1 = Laufstege bauen
    .effect1 = Mache 2 Infektionswürfe für Ashley Ross. Bis zum Spielende braucht ein Angriff auf einen Zombie an Eingang 1 der Kolonie keinen Infektionswurf.
    .option2 = Ein Abfalllager bauen
    .effect2 = Mache 1 Infektionswurf für Ashley Ross. Bis zum Spielende kostet der Abfallstapel beim Überprüfen 1 Moral je 15 Karten statt je 10.
    .option3 = Nichts bauen
    .effect3 = Nichts geschieht.
    .lasting = Laufstege: kein Infektionswurf bei Angriffen an Eingang 1 der Kolonie. Abfalllager: Der Abfallstapel kostet 1 Moral je 15 Karten statt je 10.

base-crossroads-bev-russell = Bev Russell
    .trigger = Du kontrollierst Bev Russell, verbannt oder nicht.
    .setup = Stelle Bev Russell in die Schule, wenn dort ein Feld frei ist.
    .story = Seit dem ersten Schnee hat sie nach ihnen gesucht. Jetzt steht sie an der Tür zum Klassenzimmer und weiß, dass sie zu spät kommt. Sie bittet um einen Moment allein, um sich zu entscheiden.
    .option1 = Bleiben und sie hüten
    .effect1 = Bev Russells Karte wird aus dem Spiel entfernt: kein Tod, kein Moralverlust. Ihre Figur bleibt in der Schule und kann nicht angegriffen, getötet oder bewegt werden. Bis zum Spielende erhält jeder Überlebende, der sich in die Schule bewegt, 1 Wunde. Bev muss in der Schule sein.
    .option2 = Ihnen Ruhe geben
    .effect2 = Alle Karten des Objektstapels der Schule und alle Zombies an der Schule werden aus dem Spiel entfernt.
    .lasting = Bev Russell hütet die Schule. Jeder Überlebende, der sich dorthin bewegt, erhält 1 Wunde.

base-crossroads-bitter-cold-night = Bitterkalte Nacht
    .trigger = Einer deiner Überlebenden hat gerade beim Infektionswurf einer Bewegung eine Erfrierung erhalten, und am Ziel ist mindestens 1 anderer Überlebender.
    .story = Jemand schlägt an die Tür, mit Händen, die nichts mehr spüren. Drinnen ist der Ofen fast aus, und die letzte Wärme hängt im Raum wie Atem. Bis die Tür aufgeht, dauert es, das Eis hat den Rahmen versiegelt.
    .option1 = Die Tür öffnen
    .effect1 = Jeder Überlebende an diesem Standort, auch der, der sich bewegt hat, erhält 1 Erfrierung. Hilflose Überlebende erhalten keine.
    .option2 = Sie bleibt zu
    .effect2 = Der Überlebende, der sich bewegt hat, stirbt.

base-crossroads-book-of-the-dead = Das Buch der Toten
    .trigger = Einer deiner Überlebenden (nicht verbannt) hat gerade die Bücherei durchsucht.
    .story = Es liegt ganz oben im Regal, in schwarzes Leder gebunden, schwer wie ein Pflasterstein. Der Titel verspricht Antworten über die Toten. Unter der Galerie kratzt einer von ihnen an der verschlossenen Tür einer Vorratskammer.
    .option1 = Nach Hause tragen
    .effect1 = Die Moral steigt um 1.
    .option2 = Von oben fallen lassen
    .effect2 = Entferne 1 Zombie von der Bücherei, wenn dort einer ist. 4 Nahrung kommen in den Nahrungsvorrat.

base-crossroads-brandon-kane = Brandon Kane
    .trigger = Brandon Kane ist in irgendeiner Gruppe im Spiel und nicht verbannt.
    .setup = Stelle Brandon Kane in den Supermarkt, wenn dort ein Feld frei ist.
    .story = Im Lagerraum findet ihr alles, was die Kolonie weggeworfen hat, geputzt und nach Größe sortiert. Brandon steht mit ausgebreiteten Armen davor. Er sagt, nichts sei je wirklich verbraucht.
    .option1 = Ihn zur Rede stellen
    .effect1 = Brandon Kane erhält 1 Wunde. Lebt er noch, stelle ihn in die Kolonie, wenn dort ein Feld frei ist.
    .option2 = Ihn gewähren lassen
    .effect2 = Lege die 10 zuletzt aus dem Spiel entfernten Objektkarten, Überlebenden- und Ereigniskarten nicht mitgezählt, auf den Abfallstapel. Sind es weniger, lege alle dorthin.

base-crossroads-brian-lee = Brian Lee
    .trigger = Du kontrollierst Brian Lee, und er ist in der Kolonie.
    .story = Brian steigt auf eine Kiste und spricht ohne Zettel. Ein einziger Vorstoß, sagt er, und ein ganzes Gebäude gehört wieder uns. Zum ersten Mal seit Wochen hören Leute auf zu essen, um zuzuhören.
    .option1 = Das Krankenhaus einnehmen
    .effect1 = Entferne alle Zombies vom Krankenhaus. Lege dann bis zu 4 Barrikaden auf seine freien Eingangsfelder.
    .option2 = Den Supermarkt einnehmen
    .effect2 = Entferne alle Zombies vom Supermarkt. Lege dann bis zu 4 Barrikaden auf seine freien Eingangsfelder.

base-crossroads-buddy-davis = Buddy Davis
    .trigger = Dein Zug beginnt, du kontrollierst Buddy Davis, und er ist in der Kolonie.
    .story = Es ist noch dunkel, als Buddy zwischen den Betten in die Hände klatscht. Kniebeugen, sagt er, dann Laufen auf der Stelle, dann Frühstück. Draußen hat er für alle ein Stück Hof freigeschaufelt.
    .option1 = Mit ihm trainieren
    .effect1 = Bis zum Spielende darf jeder Spieler zu Beginn jeder Runde 1 Nahrungskarte von der Hand ohne Wirkung auf den Abfallstapel legen, um in dieser Runde 1 Aktionswürfel mehr zu werfen.
    .option2 = Lachen und weiterschlafen
    .effect2 = Die Moral steigt um 1.
    .lasting = Zu Beginn jeder Runde darf jeder Spieler 1 Nahrungskarte von der Hand ohne Wirkung auf den Abfallstapel legen: 1 Aktionswürfel mehr in dieser Runde.

base-crossroads-car-crash = Autounfall
    .trigger = Einer deiner Überlebenden (nicht verbannt) hat sich gerade bewegt, und dafür wurde eine Benzinkarte ausgespielt.
    .story = Die Kurve kommt zu früh, und unter dem Schnee ist nur Eis. Als die Welt wieder stillsteht, zeigen die Räder nach oben, und die Heizung tickt beim Abkühlen. Niemand kennt diese Straße.
    .option1 = Auf Hilfe warten
    .effect1 = Der Überlebende, der sich bewegt hat, erhält 1 Erfrierung und wird, wenn er noch lebt, in die Kolonie gestellt. Dafür muss dort ein Feld frei sein, außer er ist schon dort.
    .option2 = Zu Fuß weiter
    .effect2 = Der Überlebende, der sich bewegt hat, bleibt am Ziel. Mache 3 Infektionswürfe für ihn.

base-crossroads-carla-thompson = Carla Thompson
    .trigger = Du kontrollierst Carla Thompson, und sie ist nicht verbannt.
    .setup = Stelle Carla Thompson in die Polizeiwache, wenn dort ein Feld frei ist.
    .story = Aus dieser Straße hat sie so viele Anrufe entgegengenommen. Im Haus eines Toten hängen die Wände voller Bilder von Leuten aus der ganzen Stadt: Hochzeiten, Geburtstage, erste Fahrräder. Einige von ihnen leben jetzt in der Kolonie.
    .option1 = Die Fotos holen
    .effect1 = Mache 2 Infektionswürfe für Carla Thompson. Lebt sie danach noch, steigt die Moral um 1.
    .option2 = Umkehren
    .effect2 = Nichts geschieht.

base-crossroads-christmas = Weihnachten
    .trigger = Du kontrollierst mindestens 1 Überlebenden in der Kolonie.
    .story = Einen Kalender hat niemand geführt, aber jemand hat die Nächte gezählt und meint, es könnte morgen sein. Ein Kind fragt, ob es das noch gibt. Die Erwachsenen sehen zur Vorratskammer und dann einander an.
    .option1 = Ein Festessen halten
    .effect1 = Gebt 5 Nahrung aus; dafür müssen 5 im Nahrungsvorrat sein. Die Moral steigt um 1. Ist Forest Plum im Spiel und nicht verbannt, darf sein Spieler bis zu 4 Karten vom Objektstapel des Supermarkts ziehen, zeigen und alle nach Belieben an andere Spieler verteilen.
    .option2 = Eine Nacht wie jede andere
    .effect2 = Nichts geschieht.

base-crossroads-collapsing-barriers = Zusammenbruch
    .trigger = Du kontrollierst mindestens 1 Überlebenden in der Kolonie, und dort sind mindestens 1 Barrikade und 1 Zombie.
    .story = Die Bretter biegen sich nach innen, Fingerbreit um Fingerbreit. Nägel lösen sich aus dem Holz mit einem Geräusch wie von Zähnen. Jemand könnte sich von dieser Seite dagegenstemmen, nah genug, um berührt zu werden.
    .option1 = Dagegenstemmen
    .effect1 = Jeder Spieler mit Überlebenden in der Kolonie wählt dort 1 von ihnen und macht 1 Infektionswurf für ihn.
    .option2 = Sie fallen lassen
    .effect2 = Entfernt alle Barrikaden aus der Kolonie.

base-crossroads-crazed-survivor = Wahnsinn
    .trigger = Du kontrollierst einen Überlebenden, verbannt oder nicht, an einem Standort außerhalb der Kolonie.
    .story = Sie sitzt im letzten Gang, ein Hackbeil auf den Knien, hinter sich eine pralle Tasche. Leise redet sie mit der Tasche. Als dein Schatten ihre Schuhe erreicht, verstummt sie.
    .option1 = Nach der Tasche greifen
    .effect1 = 3 Nahrung kommen in den Nahrungsvorrat. Wähle 1 deiner Überlebenden an einem Standort außerhalb der Kolonie und mache 2 Infektionswürfe für ihn.
    .option2 = Weglaufen
    .effect2 = Nichts geschieht.

base-crossroads-creature-comforts = Wohlbefinden
    .trigger = Du kontrollierst mindestens 1 Überlebenden in der Kolonie.
    .story = Der alte Kessel ist noch heil, das hat jemand herausgefunden. Es fehlt nur etwas zum Verbrennen. Einen Abend lang könnte es heißes Wasser geben, Dampf auf den Fliesen und Leute, die nach Seife riechen.
    .option1 = Das Wasser heizen
    .effect1 = Ihr dürft gemeinsam 3 Benzinkarten aus euren Händen ohne Wirkung auf den Abfallstapel legen. Tut ihr es, steigt die Moral um 1. Sonst geschieht nichts.

base-crossroads-daniel-smith = Daniel Smith
    .trigger = Du kontrollierst Daniel Smith, verbannt oder nicht, und mindestens 1 hilfloser Überlebender ist in der Kolonie.
    .setup = Entferne 1 hilflosen Überlebenden aus der Kolonie. Das gilt nicht als Tod: kein Moralverlust.
    .story = Am Morgen ist ein Bett leer, und es war nicht die Kälte. Daniel schließt den Raum ab und bittet alle, zu bleiben, wo sie sind. Niemand will den Menschen neben sich ansehen.
    .option1 = Den Täter finden
    .effect1 = Gib 1 unbenutzten Aktionswürfel mit beliebigem Wert aus. Wähle einen Überlebenden eines beliebigen Spielers und stelle ihn in die Polizeiwache; seine Ausrüstung geht auf die Hand seines Spielers zurück. Bis zum Spielende darf er sich nicht bewegen, nichts durchsuchen, nicht angreifen und keine Fähigkeit einsetzen. Dafür muss in der Polizeiwache ein Feld frei sein, außer er ist schon dort.
    .option2 = Wegsehen
    .effect2 = Die Moral sinkt um 1.
    .lasting = Der eingesperrte Überlebende darf sich nicht bewegen, nichts durchsuchen, nicht angreifen und keine Fähigkeit einsetzen.

base-crossroads-david-garcia = David Garcia
    .trigger = Du kontrollierst David Garcia, und er ist nicht verbannt.
    .setup = Stelle David Garcia in die Kolonie, wenn dort ein Feld frei ist. Sieh dir von jedem Spieler, der einen Überlebenden in der Kolonie kontrolliert, 1 zufällige Handkarte an.
    .story = Dreimal hat David nachgezählt. Die Zahlen in seinem kleinen Buch und die Dosen auf den Brettern passen nicht zusammen. Er denkt an einen Namen und fragt, ob er ihn aussprechen darf.
    .option1 = Jemanden beschuldigen
    .effect1 = Wähle einen anderen, nicht verbannten Spieler mit einem Überlebenden in der Kolonie. Stimmt sofort über seine Verbannung ab.
    .option2 = Sich entschuldigen
    .effect2 = Nichts geschieht.

base-crossroads-deputy = Der Hilfssheriff
    .trigger = Du kontrollierst einen Überlebenden (nicht verbannt) an einem Standort außerhalb der Kolonie.
    .story = Vier Polizisten treten hinter einem Streifenwagen hervor, müde und höflich, die Waffen zum Boden gerichtet. Der Hilfssheriff hält den Schlüssel zur Waffenkammer hoch. Dafür soll die Stadt wieder sicher werden, Straße für Straße.
    .option1 = Den Schlüssel nehmen
    .effect1 = Decke 8 Karten vom Objektstapel der Polizeiwache auf; nimm alle Waffen davon auf die Hand und mische die übrigen wieder ein. Das gemeinsame Ziel erhält eine Bedingung: keine Zombies an Tankstelle, Krankenhaus und Polizeiwache.
    .option2 = Ablehnen
    .effect2 = Nichts geschieht.
    .lasting = Für den Sieg müssen zusätzlich Tankstelle, Krankenhaus und Polizeiwache frei von Zombies sein.

base-crossroads-dynamite = Sprengstoff
    .trigger = Edward White und John Price sind beide im Spiel, in welchen Gruppen auch immer. Edward Whites Spieler entscheidet.
    .story = Sie haben sich im Waschhaus eingeschlossen, mit einem Eimer Dünger und einem Sack Gerste. Beide sind sicher, dass sie wissen, was sie tun. Nur eines der beiden Rezepte wird heute Abend angesetzt.
    .option1 = Sprengstoff mischen
    .effect1 = Wirf einen Würfel. Bei 1 sterben Edward White und John Price. Bei 2–6 wirf noch einen Würfel: Entferne so viele Zombies von der Kolonie (alle, wenn es weniger sind) und lege auf jedes frei gewordene Feld eine Barrikade.
    .option2 = Bier brauen
    .effect2 = Die Moral steigt um 1. In der nächsten Runde wirft jeder Spieler 1 Aktionswürfel weniger.

base-crossroads-edward-white = Edward White
    .trigger = Du kontrollierst Edward White, und er ist nicht verbannt.
    .story = Edward holt das verschimmelte Brot aus dem Eimer und legt es unter Glas. Gebt mir, was verdirbt, sagt er, und etwas von dem, was nicht verdirbt. In der Küche hält jemand den Sack einen Moment länger fest als nötig.
    .option1 = Penizillin züchten
    .effect1 = Beliebig oft in diesem Zug darfst du 1 Nahrung aus dem Nahrungsvorrat entfernen, um 1 aus dem Spiel entfernte Medikamentenkarte deiner Wahl auf die Hand zu nehmen.
    .option2 = Die Nahrung nicht anrühren
    .effect2 = Nichts geschieht.
    .lasting = Nur in diesem Zug: 1 Nahrung aus dem Vorrat bringt 1 aus dem Spiel entfernte Medikamentenkarte auf deine Hand, beliebig oft.

base-crossroads-flier = Flugblatt
    .trigger = Du kontrollierst mindestens 1 Überlebenden in der Kolonie.
    .story = Mit dem Schnee fällt Papier, Hunderte Blätter aus einem Flugzeug, das niemand gesehen hat. Die Nachricht ist kurz: Es kommt kein Konvoi, sichert eure Häuser. Die Leute falten das Blatt und stecken es wortlos ein.
    .option1 = Alles verbarrikadieren
    .effect1 = Am Ende der nächsten Runde: Hat irgendein Standort, die Kolonie eingeschlossen, keine Barrikade, sinkt die Moral um 1. Hat jeder Standort mindestens 2 Barrikaden, steigt die Moral um 1.
    .lasting = Ende der nächsten Runde: 1 Moral weniger, wenn ein Standort keine Barrikade hat, 1 mehr, wenn jeder mindestens 2 hat. Die Kolonie zählt als Standort.

base-crossroads-forest-plum = Forest Plum
    .trigger = Forest Plum ist in irgendeiner Gruppe im Spiel, verbannt oder nicht.
    .story = Er hat die Flasche gesehen, und jetzt sieht er nichts anderes mehr. Forest trägt noch den roten Mantel aus dem Einkaufszentrum, und beim ersten Mal bittet er freundlich. Beim zweiten Mal nicht.
    .option1 = Ihm die Flasche geben
    .effect1 = Stelle Forest Plum in den Supermarkt. Lege dort 4 Geräuschmarker hin oder so viele, wie Platz haben. Dafür muss im Supermarkt ein Feld frei sein, außer er ist schon dort.
    .option2 = Die Flasche behalten
    .effect2 = Der Überlebende im Spiel mit dem niedrigsten Einflusswert, außer Forest Plum, erhält 1 Wunde.

base-crossroads-fuel-tanker = Tanklaster
    .trigger = Einer deiner Überlebenden (nicht verbannt) hat sich gerade bewegt.
    .story = Der Tanklaster steht quer über beide Spuren, und wenn man an den Tank klopft, klingt er voll. Der Schlüssel steckt. Der Motor dröhnt so laut, dass man ihn noch im nächsten Tal hört.
    .option1 = Nach Hause fahren
    .effect1 = 6 Zombies kommen zur Kolonie. Nimm bis zu 4 aus dem Spiel entfernte Benzinkarten deiner Wahl auf die Hand.
    .option2 = Stehen lassen
    .effect2 = Nichts geschieht.

base-crossroads-gabriel-diaz = Gabriel Diaz
    .trigger = Du kontrollierst einen Überlebenden (nicht verbannt) an einem Standort außerhalb der Kolonie, und Gabriel Diaz ist noch im Überlebendenstapel.
    .story = Erst ist da Rauch, dann eine Hand im Handschuh, dann kalte Luft. Der Mann, der dich hinausgetragen hat, setzt dich ab und zählt die Seinen hinter sich. Er verlangt nichts, aber seine Familie sieht dich an.
    .option1 = Sie nach Hause bringen
    .effect1 = Nimm Gabriel Diaz aus dem Überlebendenstapel; er schließt sich deiner Gruppe an. 3 hilflose Überlebende kommen in die Kolonie. Dafür müssen in der Kolonie 4 Felder frei sein.
    .option2 = Mit einem Geschenk danken
    .effect2 = Entferne 1 Handkarte deiner Wahl aus dem Spiel. Du brauchst mindestens 1 Karte.

base-crossroads-gambling = Würfelspiel
    .trigger = Du kontrollierst mindestens 1 Überlebenden in der Kolonie.
    .story = Jemand hat Würfel aus einem Tischbein geschnitzt. Die Abende sind lang, und jeder von euch hat etwas in der Tasche, das ein anderer haben will. Es beginnt mit einer einzigen Kerze.
    .option1 = Darum spielen
    .effect1 = Beginnend mit dem Startspieler darf jeder Objektkarten von der Hand setzen, höchstens 1 je eigenem Überlebenden in der Kolonie, und wirft 1 Würfel je Karte. Wer den höchsten einzelnen Würfel hat, nimmt alle gesetzten Karten auf die Hand; bei Gleichstand würfeln die Beteiligten neu.
    .option2 = Die Würfel weglegen
    .effect2 = Nichts geschieht.

base-crossroads-gray-beard = Gray Beard
    .trigger = Einer deiner Überlebenden, verbannt oder nicht, hat sich gerade bewegt, und Gray Beard ist noch im Überlebendenstapel.
    .story = Erst kommt das Gewehr, dann der Mann dahinter, der Mantel steif vor Frost. Er hat vom Nehmen gelebt und sagt es ohne Scham. Er sieht auch aus wie einer, der lange nicht mehr neben anderen geschlafen hat.
    .option1 = Etwas hergeben
    .effect1 = 1 deiner Handkarten, zufällig bestimmt, wird aus dem Spiel entfernt. Du brauchst mindestens 1 Karte.
    .option2 = Ihn einladen
    .effect2 = Nimm Gray Beard aus dem Überlebendenstapel; er schließt sich deiner Gruppe als Gruppenanführer an und behält diese Karte. 1 seiner Angriffe pro Runde braucht keinen Infektionswurf. Sein Spieler darf zu Krisen nichts beisteuern. Dafür muss in der Kolonie ein Feld frei sein; bist du verbannt, kommt er stattdessen an einen Standort deiner Wahl außerhalb der Kolonie.
    .lasting = 1 Angriff von Gray Beard pro Runde braucht keinen Infektionswurf. Sein Spieler darf zu Krisen nichts beisteuern.

base-crossroads-harman-brooks = Harman Brooks
    .trigger = Harman Brooks ist in irgendeiner Gruppe im Spiel und nicht verbannt.
    .story = Noch bevor es hell wird, steht Harman am Tor, einen leeren Sack und Schneeschuhe auf dem Rücken. Der Wald ist der einzige Ort, der sich nicht verändert hat, sagt er. Bis es dunkel wird, ist er zurück, und eines kann er mitbringen.
    .option1 = Jagen
    .effect1 = 3 Nahrung kommen in den Nahrungsvorrat.
    .option2 = Kräuter sammeln
    .effect2 = Entferne von bis zu 3 Überlebenden im Spiel je 1 Wunde. Erfrierungen zählen auch.

base-crossroads-heads-up = Kopflos
    .trigger = Du hast gerade die Polizeiwache durchsucht.
    .story = Die Treppe führt hinunter zu den Kühlräumen, und die Lampe zeigt nicht mehr als deine eigenen Hände. Etwas flüstert hier unten noch, ganz ohne Atem. Es gibt zwei Deckel, und du bist bis hierher gekommen.
    .option1 = Den Kühlschrank öffnen
    .effect1 = Lege auf jedes freie Geräuschfeld der Polizeiwache einen Geräuschmarker.
    .option2 = Den Bottich öffnen
    .effect2 = Lege auf jedes freie Geräuschfeld der Polizeiwache einen Geräuschmarker.

base-crossroads-helpless = Hilflos
    .trigger = Du kontrollierst mindestens 1 Überlebenden in der Kolonie.
    .story = Zuerst sagt es jemand leise am Ofen, dann noch einmal am Tisch. Es gibt die, die arbeiten, und die, die nur essen. Nebenan reden sie nicht mehr, denn die Wand ist dünn.
    .option1 = Sie fortschicken
    .effect1 = Alle hilflosen Überlebenden werden aus dem Spiel entfernt. Die Moral sinkt um die Hälfte ihrer Zahl, aufgerundet.
    .option2 = Sie bleiben
    .effect2 = Nichts geschieht.

base-crossroads-horde = Horde
    .trigger = Einer deiner Überlebenden, verbannt oder nicht, hat sich gerade ohne Benzinkarte bewegt und lebt noch.
    .story = Der Schnee kommt von der Seite und verdeckt alles, was weiter weg ist als eine Armlänge. Dann wird das Weiß dunkler, und das Dunkle hat Schultern. Sie gehen dieselbe Straße, und sie nehmen kein Ende.
    .option1 = Weitergehen
    .effect1 = Mache 3 weitere Infektionswürfe für den Überlebenden, der sich bewegt hat.
    .option2 = Umkehren
    .effect2 = Stelle den Überlebenden an den Standort zurück, von dem er kam. Er darf sich in diesem Zug nicht mehr bewegen. Dafür muss dort ein Feld frei sein.

base-crossroads-horse = Pferd
    .trigger = Einer deiner Überlebenden (nicht verbannt) hat sich gerade bewegt und lebt noch.
    .story = Es steht mitten auf der Straße, die Rippen wie ein Zaun, und läuft nicht weg, als du näher kommst. Jemand hat ihm die Mähne geflochten, es ist noch nicht lange her.
    .option1 = Behalten
    .effect1 = Der Überlebende behält das Pferd: kein Infektionswurf, wenn er sich bewegt. Solange er nicht verbannt ist, braucht die Kolonie bei jedem Verteilen 1 Nahrung mehr.
    .option2 = Schlachten
    .effect2 = 3 Nahrung kommen in den Nahrungsvorrat.
    .lasting = Kein Infektionswurf, wenn sich dieser Überlebende bewegt. Solange er nicht verbannt ist, braucht die Kolonie jede Runde 1 Nahrung mehr.

base-crossroads-hunger = Fett
    .trigger = Durch eine Aktion oder Karte von dir ist mindestens 1 männlicher Überlebender in deine Gruppe und mindestens 1 hilfloser Überlebender in die Kolonie gekommen.
    .story = Der Neue ist nicht allein gekommen. Sein Freund ist ein sehr großer, schwerer Mann, der isst, sich bedankt und die Schale wieder hinhält. In der Küche sieht jemand von ihm zu den Regalen und sagt nichts mehr.
    .option1 = Ihm zu essen geben
    .effect1 = Entferne die gesamte Nahrung aus dem Nahrungsvorrat.
    .option2 = Am Morgen ist er fort
    .effect2 = 5 Nahrung kommen in den Nahrungsvorrat. Die Moral sinkt um 1.

base-crossroads-hunted = Gejagt
    .trigger = Einer deiner Überlebenden hat gerade beim Infektionswurf einer Bewegung eine Wunde (keine Erfrierung) erhalten.
    .story = Der Schuss kommt vom Waldrand, dann ein zweiter, näher. Es sind lebende Menschen, und sie zielen auf die Beine. Was neben ihrem Feuer zum Trocknen hängt, sagt dir, warum.
    .option1 = Sie aufspüren
    .effect1 = Mache 2 Infektionswürfe für jeden Überlebenden, den du kontrollierst.
    .option2 = Mit der Gefahr leben
    .effect2 = Bis zum Spielende wird nach jeder Bewegung eines beliebigen Überlebenden ein gewöhnlicher Würfel geworfen. Bei 1–2 erhält dieser Überlebende 1 Wunde.
    .lasting = Nach jeder Bewegung eines beliebigen Überlebenden: Wirf einen gewöhnlichen Würfel. Bei 1–2 erhält er 1 Wunde.

base-crossroads-james-meyers = James Meyers
    .trigger = Du kontrollierst James Meyers, und er ist nicht verbannt.
    .story = Früher wurde James fürs Zuhören bezahlt. Heute tut er es umsonst, auf einer umgedrehten Kiste am Ofen, und die Leute reden. Um Mitternacht weiß er, was jeder beiseitegelegt hat und warum.
    .option1 = Bestand aufnehmen
    .effect1 = Sieh dir alle Handkarten aller Spieler an. Danach darfst du davon genau 3 Medikamentenkarten deiner Wahl aus dem Spiel entfernen: Die Moral steigt um 1.
    .option2 = Einen durchschauen
    .effect2 = Sieh dir das geheime Ziel 1 anderen Spielers an. Du darfst frei darüber reden. Nur möglich, wenn mit geheimen Zielen gespielt wird.

base-crossroads-janet-taylor = Janet Taylor
    .trigger = Du kontrollierst Janet Taylor, und sie ist nicht verbannt.
    .story = Janet hängt zwei Bettlaken an die Decke und nennt es Station. Sie kocht Tücher aus, schärft Nadeln und bittet jeden, der kommt, etwas Brauchbares dazulassen. Umsonst kommt niemand vorbei.
    .option1 = Die Krankenstation öffnen
    .effect1 = Bis zum Spielende, solange Janet Taylor in der Kolonie ist: Jeder darf im eigenen Zug Handkarten ohne Wirkung auf den Abfallstapel legen; jede heilt 1 Wunde eines eigenen Überlebenden in der Kolonie.
    .lasting = Solange Janet Taylor in der Kolonie ist: Lege in deinem Zug eine Handkarte auf den Abfallstapel, um 1 Wunde eines deiner Überlebenden dort zu heilen. Beliebig oft.

base-crossroads-jenny-clark = Jenny Clark
    .trigger = Du hast gerade mit Jenny Clark einen Standort durchsucht, und sie ist nicht verbannt.
    .story = Jenny kommt winkend die Straße herauf, und sie ist nicht allein. Über die Schulter redet sie mit den Leuten, die hinter ihr herschlurfen. Von der Mauer aus ist schwer zu sagen, wer von ihnen noch atmet.
    .option1 = Sie heimkommen lassen
    .effect1 = Stelle Jenny Clark in die Kolonie. Dafür muss dort 1 Feld frei sein. Dann kommen 8 Zombies zur Kolonie.
    .option2 = In die Menge schießen
    .effect2 = Jenny Clark wird getötet.

base-crossroads-john-price = John Price
    .trigger = Du hast gerade die Schule durchsucht, und John Price ist noch im Überlebendenstapel.
    .story = Fäuste an der Tür der Mensa, dann eine Stimme, kaum aus dem Stimmbruch heraus. Dahinter das andere Geräusch, langsamer und aus vielen Kehlen. An der Essensausgabe steht jetzt keiner von ihnen.
    .option1 = Die Tür öffnen
    .effect1 = Nimm John Price aus dem Überlebendenstapel; er schließt sich deiner Gruppe an. Dafür muss in der Kolonie 1 Feld frei sein, außer du bist verbannt. 2 Zombies kommen zur Schule.
    .option2 = Die Ablenkung nutzen
    .effect2 = 2 Nahrung kommen in den Nahrungsvorrat. John Price wird aus dem Spiel entfernt.

base-crossroads-lighthouse = Leuchtturm
    .trigger = Du kontrollierst einen Überlebenden in der Kolonie.
    .story = Das Licht auf der Landspitze ist seit dem ersten Winter aus. Im Tank ist noch Öl, und die Toten gehen auf alles zu, was leuchtet. Jemand müsste dort hinauf und eine Weile bleiben.
    .option1 = Das Licht entzünden
    .effect1 = Du darfst 1 unbenutzten Aktionswürfel mit beliebigem Wert ausgeben: Entferne 1 Zombie von jedem Standort, auch von der Kolonie. Sonst geschieht nichts.

base-crossroads-little-survivors = Kleine Überlebende
    .trigger = Du hast gerade einen deiner Überlebenden (nicht verbannt) an einen Standort bewegt, an dem kein anderer Überlebender ist.
    .story = An der Wand steht eine Reihe kleiner Schuhe, der Größe nach. Dann bewegen sich die Decken, und drei Gesichter sehen auf. Das älteste Kind hält ein Küchenmesser und legt es nicht weg.
    .option1 = Mitnehmen
    .effect1 = 3 hilflose Überlebende kommen in die Kolonie. Dafür müssen dort 3 Felder frei sein. Die Moral steigt um 1.
    .option2 = Sie dort lassen
    .effect2 = Nichts geschieht.

base-crossroads-loretta-clay = Loretta Clay
    .trigger = Du kontrollierst Loretta Clay, und sie ist nicht verbannt.
    .story = Loretta reiht die Dosen auf der Theke auf, alle dreißig, das Etikett nach vorn. Die Daten stammen aus einem anderen Leben. Sie riecht daran, zuckt mit den Schultern und greift nach dem großen Topf.
    .option1 = Trotzdem kochen
    .effect1 = Wirf einen Würfel. Bei 5–6 steigt die Moral um 1. Bei 3–4 geschieht nichts. Bei 1–2: Wirf für jeden nicht hilflosen Überlebenden in der Kolonie einen Würfel; bei 1–2 erhält er 1 Wunde.
    .option2 = Wegwerfen
    .effect2 = Entferne 1 Nahrung aus dem Nahrungsvorrat. Dafür muss 1 im Vorrat sein.

base-crossroads-lovers-quarrel = Beziehungsstreit
    .trigger = Du kontrollierst 2 menschliche Überlebende am selben Standort außerhalb der Kolonie, und sonst ist dort niemand.
    .story = Es beginnt mit einem Namen, im falschen Ton gesagt. Eine Minute später stehen beide, und alles, was sie seit dem Herbst heruntergeschluckt haben, kommt heraus. In der Kälte trägt der Schall weit.
    .option1 = Sich anschreien
    .effect1 = Lege 4 Geräuschmarker an diesen Standort oder so viele, wie Platz haben.
    .option2 = Sich versöhnen
    .effect2 = Diese 2 Überlebenden dürfen bis zum Ende dieses Zuges nicht angreifen, nichts durchsuchen und sich nicht bewegen.

base-crossroads-maria-lopez = Maria Lopez
    .trigger = Du kontrollierst Maria Lopez, und sie ist nicht verbannt.
    .story = Neben der Klassentür hängt noch die Namensliste, und Maria kennt jeden Namen darauf. Einige dieser Kinder sind in der Turnhalle, am Leben, zu dünn, sehr still. Sie fragen, ob die Schule wieder anfängt.
    .setup = Stelle Maria Lopez in die Schule, wenn dort ein Feld frei ist.
    .option1 = Ihnen zu essen geben
    .effect1 = Entferne 3 Nahrung aus dem Nahrungsvorrat; dafür müssen 3 darin sein. Suche im Objektstapel der Schule 1 Karte deiner Wahl, nimm sie auf die Hand und mische den Stapel.
    .option2 = Ihnen die Vorräte lassen
    .effect2 = Alle Nahrungskarten im Objektstapel der Schule werden aus dem Spiel entfernt. Mische den Stapel.

base-crossroads-maude = Maude
    .trigger = Du kontrollierst einen Überlebenden (nicht verbannt) im Supermarkt.
    .story = Auf dem Namensschild steht Maude. Sie liegt neben ihrem Auto, den Schlüssel in der Hand, und fast hätte sie es geschafft. Der Kofferraum ist voll bis zum Deckel.
    .option1 = Nach Hause bringen
    .effect1 = Stelle diesen Überlebenden in die Kolonie. Dafür muss dort 1 Feld frei sein. 3 Nahrung kommen in den Nahrungsvorrat.
    .option2 = Für später einpacken
    .effect2 = Decke Karten vom Objektstapel des Supermarkts auf, bis 2 Nahrungskarten offen liegen; nimm diese 2 auf die Hand und mische die übrigen wieder ein. Bis zum Ende dieses Zuges darfst du keine Nahrungskarten ausspielen.

base-crossroads-mike-cho = Mike Cho
    .trigger = Du kontrollierst einen Überlebenden an einem Standort außerhalb der Kolonie mit mindestens 1 Zombie, und Mike Cho ist noch im Überlebendenstapel.
    .story = Ein Mann in Schwarz steht mitten auf der Straße, das Schwert in beiden Händen. Er macht keinen Schritt zu viel. Es sind mehr, als er von dort aus sehen kann.
    .option1 = An seiner Seite kämpfen
    .effect1 = Nimm Mike Cho aus dem Überlebendenstapel; er schließt sich deiner Gruppe an. Wähle einen deiner Überlebenden außerhalb der Kolonie: Er und Mike Cho erhalten je 1 Wunde. Entferne alle Zombies vom Standort des Gewählten. In der Kolonie muss 1 Feld frei sein, außer du bist verbannt.
    .option2 = Sich davonschleichen
    .effect2 = Wähle einen Standort außerhalb der Kolonie, an dem du einen Überlebenden hast: Entferne dort alle Zombies.

base-crossroads-missing-child = Vermisstes Kind
    .trigger = In der Kolonie ist mindestens 1 hilfloser Überlebender.
    .story = Sie geht von Bett zu Bett und hebt jede Decke. Ihre Tochter habe geschlafen, sagt sie, sie habe nur kurz weggesehen. Der kleine Mantel hängt nicht mehr am Haken.
    .option1 = Überall suchen
    .effect1 = Haltet bis zum Ende der nächsten Runde fest, welche der 6 Standorte außerhalb der Kolonie durchsucht werden. Sind es alle 6, steigt die Moral um 1. Sonst sinkt sie um 1, und 1 hilfloser Überlebender wird entfernt.
    .option2 = Nicht mehr suchen
    .effect2 = Die Moral sinkt um 1. 1 hilfloser Überlebender wird entfernt.
    .lasting = Bis zum Ende der nächsten Runde alle 6 Standorte außerhalb der Kolonie durchsuchen: Die Moral steigt um 1. Sonst sinkt sie um 1, und 1 hilfloser Überlebender wird entfernt.

base-crossroads-mugging = Überfall
    .trigger = Einer deiner Überlebenden (nicht verbannt) ist am selben Standort wie ein verbannter Überlebender.
    .story = Du kennst das Gesicht. Vor Kurzem saßt ihr am selben Feuer, jetzt ist ein Stück Rohr zwischen euch. Der Blick gilt der Tasche, nicht dir.
    .option1 = Alles hergeben
    .effect1 = Behalte 1 Handkarte deiner Wahl und gib alle anderen dem Spieler, der den verbannten Überlebenden kontrolliert. Dafür brauchst du mindestens 2 Handkarten.
    .option2 = Sich wehren
    .effect2 = Dein Überlebender erhält 2 Wunden. Hat er eine Waffe als Ausrüstung, darfst du stattdessen den verbannten Überlebenden töten; deiner erhält dann nur 1 Wunde.
    .first = Die Schläge einstecken: 2 Wunden.
    .second = Die Waffe einsetzen: Der andere Überlebende wird getötet, deiner erhält 1 Wunde.

base-crossroads-music = Musik
    .trigger = Einer deiner Überlebenden (nicht verbannt) hat gerade einen Standort durchsucht.
    .story = Unter Putz und zerbrochenen Dachziegeln liegt eine Gitarre ohne einen Kratzer. Alle sechs Saiten halten. Du hattest vergessen, wie still diese Monate waren.
    .option1 = Am Abend spielen
    .effect1 = Die Moral steigt um 1.
    .option2 = Am Morgen spielen
    .effect2 = Jeder Spieler wirft in der nächsten Runde 1 zusätzlichen Aktionswürfel.

base-crossroads-no-ammo = Keine Munition
    .trigger = Du hast gerade die Fähigkeit einer Waffenkarte eingesetzt.
    .story = Ein trockenes Klicken, dann noch eines. Du siehst in der Kammer nach, obwohl du es schon weißt. Der Weg zurück ist lang mit nichts als einem Stück Stahl in der Hand.
    .option1 = Wegwerfen
    .effect1 = Lege diese Waffe auf den Abfallstapel. Bist du verbannt, wird sie stattdessen aus dem Spiel entfernt.
    .option2 = Munition suchen
    .effect2 = Gib alle deine unbenutzten Aktionswürfel aus. Du brauchst mindestens 1.

base-crossroads-old-divisions = Diskriminierung
    .trigger = Du kontrollierst einen Überlebenden in der Kolonie, und dort ist mindestens 1 hilfloser Überlebender.
    .story = Ein altes Wort fällt, eines, das niemand mehr benutzt hat, seit die Toten aufstanden. Stühle scharren. Bis jemand ans Eingreifen denkt, ist der Raum schon geteilt, und auf einer Seite steht ein Mann allein.
    .option1 = Ihn fortjagen
    .effect1 = 1 hilfloser Überlebender wird entfernt. Lege die Krise dieser Runde unter den Krisenstapel; sie wird nicht abgehandelt, bereits beigesteuerte Karten werden aus dem Spiel entfernt. Die Moral sinkt um 1.
    .option2 = Den Streit beenden
    .effect2 = Nichts geschieht.

base-crossroads-olivia-brown = Olivia Brown
    .trigger = Olivia Brown ist in irgendeiner Gruppe im Spiel.
    .story = Olivia hat einen Kellerraum geräumt und einen Stuhl am Boden festgeschraubt. Sie will einen von denen, sagt sie, einen, der sich noch bewegt. Sie schläft nicht mehr, aber ihre Hände sind ruhig.
    .setup = Stelle Olivia Brown in die Kolonie, außer sie ist verbannt oder dort ist kein Feld frei.
    .option1 = Sie machen lassen
    .effect1 = Olivia behält diese Karte. Ist sie zu Beginn einer Runde in der Kolonie, darf der Spieler, der sie kontrolliert, einen Infektionswurf für sie machen. Jedes Ergebnis außer der Leerseite trifft sie. Bei der Leerseite darf bis zum Ende der Runde jeder Spieler, wenn „Gebissen“ gewürfelt wird, eine Medikamentenkarte auf den Abfallstapel legen, um das Ergebnis zu ignorieren.
    .option2 = Es verbieten
    .effect2 = Nichts geschieht.
    .lasting = Zu Beginn jeder Runde, wenn Olivia in der Kolonie ist: Ihr Spieler darf einen Infektionswurf für sie machen. Leerseite: In dieser Runde hebt eine auf den Abfallstapel gelegte Medikamentenkarte ein „Gebissen“ auf.

base-crossroads-outbreak = Seuchenausbruch
    .trigger = Du kontrollierst einen Überlebenden in der Kolonie, und dort ist mindestens 1 hilfloser Überlebender.
    .story = Es beginnt mit einem Husten hinter dem Vorhang. Am Morgen sind es fünf, und der Wassereimer ist vor Mittag leer. Die Leute schlafen jetzt mit dem Rücken zueinander.
    .option1 = Die Kranken hinausschicken
    .effect1 = 1 hilfloser Überlebender wird entfernt. Die Moral sinkt um 1.
    .option2 = Abwarten
    .effect2 = Jeder nicht hilflose Überlebende in der Kolonie erhält 1 Wunde. Ist weder Olivia Brown noch Janet Taylor im Spiel, werft außerdem für jeden hilflosen Überlebenden einen Würfel: Bei 1 wird er getötet (Moral −1 für jeden).

base-crossroads-outsiders = Flüchtlinge
    .trigger = Du kontrollierst einen Überlebenden in der Kolonie.
    .story = Ein Lastwagen hält kurz vor dem Tor, der Motor läuft weiter. Von innen heben Hände die Plane an, alte und kleine. Der Fahrer steigt langsam aus und zeigt seine Handflächen.
    .option1 = Das Tor öffnen
    .effect1 = Jeder Spieler zieht die oberste Karte des Überlebendenstapels; dieser Überlebende schließt sich seiner Gruppe an. Außerdem bringt jeder 1 hilflosen Überlebenden in die Kolonie. Dafür müssen in der Kolonie 2 Felder pro nicht verbanntem Spieler frei sein.
    .option2 = Sie weiterschicken
    .effect2 = Nichts geschieht.

base-crossroads-prophet = Prophet
    .trigger = Einer deiner verbannten Überlebenden ist am selben Standort wie ein nicht verbannter Überlebender.
    .story = Sie haben dich verstoßen, und du bist nicht gestorben. Das ist eine Predigt wert. Der Mensch vor dir friert, hat genug von Befehlen und hat noch nicht weggesehen.
    .option1 = Bekehren
    .effect1 = Wähle einen nicht verbannten Überlebenden an einem Standort, an dem auch einer von deinen ist: Er schließt sich mit seiner Ausrüstung deiner Gruppe an und ist nun verbannt.
    .option2 = Eine Warnung hinterlassen
    .effect2 = Die Moral sinkt um 1.

base-crossroads-radio-signal = Funksignal
    .trigger = Du kontrollierst einen Überlebenden in der Kolonie.
    .story = Mitten im Rauschen ist eine Stimme. Sie liest eine Straße vor, eine Nummer, dann wieder dieselbe Straße. Jedes Mal dauert es etwas länger, bis sie anfängt.
    .option1 = Dem Ruf folgen
    .effect1 = Die Spieler dürfen gemeinsam 3 unbenutzte Aktionswürfel mit beliebigem Wert ausgeben. Tun sie es, kommt 1 hilfloser Überlebender in die Kolonie, und die Moral steigt um 1. Sonst sinkt sie um 1. In der Kolonie muss 1 Feld frei sein.
    .option2 = Abschalten
    .effect2 = Die Moral sinkt um 1.

base-crossroads-rascals = Scooter
    .trigger = Du hast gerade das Krankenhaus durchsucht.
    .story = In der Tiefgarage stehen vier Elektroscooter am Ladekabel, alle Lämpchen grün. Sie sind langsamer als jeder Fußgänger und lauter als alles andere in der Stadt. Jemand stellt sich schon einen Sitz ein.
    .option1 = Ein Rennen fahren
    .effect1 = Die Moral steigt um 1. 5 Zombies kommen zur Kolonie.
    .option2 = Stehen lassen
    .effect2 = Nichts geschieht.

base-crossroads-riot = Aufstand
    .trigger = Du kontrollierst einen Überlebenden in der Kolonie, und dort sind mehr hilflose Überlebende als andere.
    .story = Sie schreien nicht. Sie stehen nur vor der Vorratskammer, alle, und niemand geht wieder ins Bett. Du zählst, und dann hörst du auf zu zählen.
    .option1 = Nachgeben
    .effect1 = Entferne die gesamte Nahrung aus dem Nahrungsvorrat.
    .option2 = Die Tür halten
    .effect2 = Jeder nicht hilflose Überlebende in der Kolonie erhält 1 Wunde.
    .option3 = Ein Exempel statuieren
    .effect3 = 1 hilfloser Überlebender wird getötet (Moral −1).

base-crossroads-rod-miller = Rod Miller
    .trigger = Rod Miller ist in irgendeiner Gruppe im Spiel, verbannt oder nicht. Du entscheidest, gleich wer ihn kontrolliert.
    .story = Rod setzt sich in den Schnee wie zum Ausruhen, eine Hand flach auf der Brust. Seine Lippen sind grau. Was er braucht, gibt es im Krankenhaus, wenn überhaupt.
    .option1 = Ihn hintragen
    .effect1 = Stelle Rod Miller und 2 andere Überlebende, die du kontrollierst, ins Krankenhaus; reicht der Platz nicht, darfst du zuerst Überlebende von dort in die Kolonie stellen (keine verbannten). Mache für jeden der 3 je 2 Infektionswürfe. Dafür brauchst du außer Rod 2 eigene Überlebende.
    .option2 = Ihn gehen lassen
    .effect2 = Rod Miller stirbt.

base-crossroads-sacrament = Sakrament
    .trigger = Einer deiner Überlebenden (nicht verbannt) hat sich gerade bewegt und lebt noch.
    .story = Die Türen der Kathedrale sind von außen mit Ketten verschlossen. Durch den Spalt siehst du Kerzen, nie angezündet, und etwas Goldenes auf dem Altar. Du hörst auch, dass die Bänke nicht leer sind.
    .option1 = Hineingehen
    .effect1 = Mache für den Überlebenden, der sich bewegt hat, 2 Infektionswürfe. Lebt er danach noch, steigt die Moral um 1.
    .option2 = Weitergehen
    .effect2 = Nichts geschieht.

base-crossroads-sewer-passage = Kanaldurchgang
    .trigger = Du kontrollierst einen Überlebenden, verbannt oder nicht, in der Bücherei.
    .story = In einer Schublade voller Stadtpläne ist ein Blatt blau und älter als die anderen. Eine Linie führt von eurem Tor unter der Stadt hindurch zum Krankenhaus. Seit die Pumpen stehen, ist dort niemand mehr gegangen.
    .option1 = Den Tunnel räumen
    .effect1 = Wähle einen deiner Überlebenden in der Bücherei und wirf einen Würfel: So viele Infektionswürfe machst du für ihn. Lebt er danach noch, ist bis zum Spielende bei Bewegungen zwischen Kolonie und Krankenhaus, in beide Richtungen, kein Infektionswurf nötig.
    .option2 = Das Blatt zurücklegen
    .effect2 = Nichts geschieht.
    .lasting = Bewegungen zwischen Kolonie und Krankenhaus, in beide Richtungen: kein Infektionswurf.

base-crossroads-sleep = Schlaf
    .trigger = Ein Spieler gähnt während dieses Zuges; wer diese Karte hält, zählt nicht.
    .story = Einer gähnt, und es geht reihum. Die Wache ist im Stehen eingenickt. Niemand erinnert sich an die letzte ganze Nacht.
    .option1 = Sie ruhen lassen
    .effect1 = Bis zum Ende dieser Runde darf jeder Spieler zu Beginn seines Zuges alle seine unbenutzten Aktionswürfel ausgeben: Von jedem seiner Überlebenden wird 1 Wunde entfernt.
    .lasting = In dieser Runde: Zu Beginn deines Zuges darfst du alle deine unbenutzten Aktionswürfel ausgeben, um von jedem deiner Überlebenden 1 Wunde zu entfernen.

base-crossroads-sophie-robinson = Sophie Robinson
    .trigger = Du hast gerade einen deiner Überlebenden bewegt, verbannt oder nicht, und Sophie Robinson ist noch im Überlebendenstapel.
    .story = Der Hubschrauber liegt auf der Seite im Feld, und das Feuer hat das Heck erreicht. Die Pilotin hängt in ihren Gurten und klopft an die Scheibe. Die Kisten liegen abseits im Schnee.
    .option1 = Sie herausziehen
    .effect1 = Nimm Sophie Robinson aus dem Überlebendenstapel; sie schließt sich mit 2 Wunden deiner Gruppe an. Dafür muss in der Kolonie 1 Feld frei sein, außer du bist verbannt.
    .option2 = Die Kisten nehmen
    .effect2 = Nimm die obersten 2 Karten eines Objektstapels deiner Wahl auf die Hand. Sophie Robinson wird aus dem Spiel entfernt.

base-crossroads-sparky = Sparky
    .trigger = Du kontrollierst Sparky, und er ist nicht verbannt.
    .story = Ein Mann am Tor sagt, er habe den Hund ausgebildet, damals, als es noch Fernsehen gab. Er hat ein Geschirr mitgebracht, eine Zugleine und etwas Schweres unter einem Tuch. Sparky setzt sich davor und wartet auf das Kommando.
    .option1 = Das Feuer eröffnen
    .effect1 = Töte 8 Zombies deiner Wahl an der Kolonie oder alle, wenn es weniger sind. Kein Infektionswurf.
    .option2 = Kunststücke zeigen
    .effect2 = Die Moral steigt um 1.

base-crossroads-spoiled = Verdorben
    .trigger = Du gibst Nahrung aus, um einen Aktionswürfel zu erhöhen. Die Nahrung ist weg, der Würfel noch unverändert.
    .story = Der Deckel gibt mit einem Seufzen nach, das nicht dazugehört. Der Geruch könnte schlimmer sein. Das hier oder bis morgen nichts.
    .option1 = Essen
    .effect1 = Einer deiner Überlebenden erhält 1 Wunde; du wählst, welcher. Der Würfel wird wie üblich erhöht.
    .option2 = Wegwerfen
    .effect2 = Der Würfel wird nicht erhöht. Die Nahrung ist trotzdem weg.

base-crossroads-sunshine-state = Sunshine State
    .trigger = Du kontrollierst einen Überlebenden in der Kolonie, und dort sind mindestens 2 hilflose Überlebende.
    .story = Sie haben zusammen einen Koffer gepackt und die guten Schuhe angezogen. In seiner Brusttasche steckt eine Postkarte vom Strand. Höflich bitten sie darum, dass man das Tor öffnet.
    .option1 = Das Tor öffnen
    .effect1 = 2 hilflose Überlebende werden entfernt. Die Moral sinkt um 1.
    .option2 = Sie zurückhalten
    .effect2 = Nichts geschieht.

base-crossroads-supply-drop = Abwurf
    .trigger = Du kontrollierst einen Überlebenden in der Kolonie.
    .story = Ein Motor, hoch oben, zum ersten Mal seit Monaten. Dahinter öffnet sich etwas Weißes und sinkt weit hinter den letzten Häusern herab. Alle an der Mauer haben es gesehen, und alles da draußen auch.
    .option1 = Die Kiste holen
    .effect1 = Wähle einen deiner Überlebenden und mache 3 Infektionswürfe für ihn. Lebt er danach noch, kommen 5 Nahrung in den Nahrungsvorrat, und wenn Annaleigh Chan im Spiel ist, steigt die Moral um 1.
    .option2 = Liegen lassen
    .effect2 = Nichts geschieht.

base-crossroads-talia-jones = Talia Jones
    .trigger = Du kontrollierst Talia Jones, verbannt oder nicht.
    .story = Talia hat eine Wand mit Zetteln, Fäden und Daten bedeckt. Wochenlang hat niemand gefragt. Heute Abend dreht sie sich um, ganz ruhig, und sagt, sie wisse, wohin es führt.
    .option1 = Ein vergessenes Lager
    .effect1 = Wähle einen Objektstapel. Suche darin 4 Karten deiner Wahl, nimm sie auf die Hand und mische den Stapel.
    .option2 = Eine nahende Gefahr
    .effect2 = Die nächste aufgedeckte Krise wird aus dem Spiel entfernt und nicht ersetzt. Der Schritt „Krise abhandeln“ dieser Runde entfällt.

base-crossroads-thin-ice = Dünnes Eis
    .trigger = Einer deiner Überlebenden, verbannt oder nicht, hat sich gerade bewegt und lebt noch.
    .story = Der Weg über den See spart eine Stunde, vielleicht zwei. Am anderen Ufer steht ein Bootshaus mit geschlossenen Türen. Das Eis ist so klar, dass man hindurchsehen kann.
    .option1 = Über das Eis
    .effect1 = Wirf einen Würfel. Bei 1–3 erhält der Überlebende, der sich bewegt hat, 1 Erfrierung. Bei 4–6 suche in einem Objektstapel deiner Wahl 1 Karte deiner Wahl, nimm sie auf die Hand und mische den Stapel.
    .option2 = Außen herum
    .effect2 = Nichts geschieht.

base-crossroads-thomas-heart = Thomas Heart
    .trigger = Du hast gerade die Fähigkeit einer Waffenkarte eingesetzt, und Thomas Heart ist in irgendeiner Gruppe im Spiel. Es entscheidet, wer ihn kontrolliert.
    .story = Bei dem Lärm hält sich Thomas die Ohren zu. Als er die Hände sinken lässt, ist er anderswo, vor Jahren, und die Leute um ihn sind nicht seine Freunde. Er hält noch die Axt vom Holzstapel.
    .option1 = Ihn toben lassen
    .effect1 = Wer Thomas Heart kontrolliert, verteilt 4 Wunden auf die anderen Überlebenden an seinem Standort (nicht auf hilflose). Ist dort sonst niemand, geschieht nichts.
    .option2 = Ihn ruhigstellen
    .effect2 = Die Spieler entfernen gemeinsam 2 Medikamentenkarten von ihren Händen aus dem Spiel. Tun sie es nicht, gilt stattdessen Möglichkeit 1.
    .option3 = Es beenden
    .effect3 = Thomas Heart wird getötet.

base-crossroads-toxic-waste = Giftmüll
    .trigger = Du kontrollierst einen Überlebenden in der Kolonie.
    .story = Die Fässer hinter der Gerberei sind undicht, und das Schmelzwasser läuft zu euch. Man könnte es ableiten, mit bloßen Händen und nassen Stiefeln. Oder ihr holt alles hervor, was ihr weggeworfen habt, und baut daraus einen Damm.
    .option1 = Einen Graben ausheben
    .effect1 = Jeder Spieler mit einem Überlebenden in der Kolonie legt 1 Erfrierung auf einen seiner Überlebenden dort.
    .option2 = Einen Damm aus Abfall bauen
    .effect2 = Alle aus dem Spiel entfernten Benzin- und Medikamentenkarten kommen auf den Abfallstapel.

base-crossroads-voyeur = Voyeur
    .trigger = Einer deiner Überlebenden und einer eines anderen Spielers sind die einzigen 2 Überlebenden an einem Standort.
    .story = Die Tür steht eine Handbreit offen. Drinnen legt jemand seine Sachen auf eine Decke, eine nach der anderen, und zählt sie zweimal. Dich hat niemand gehört.
    .setup = Sieh dir die Handkarten dieses Spielers an.
    .option1 = Erpressen
    .effect1 = Nimm davon 1 Karte deiner Wahl auf die Hand. Keiner von euch darf darüber reden. Du darfst sie vor der nächsten Runde weder ausspielen noch beisteuern. Dafür muss der Spieler mindestens 1 Handkarte haben.
    .option2 = Bloßstellen
    .effect2 = Zeige allen Spielern die Handkarten dieses Spielers.

base-crossroads-wavering-loyalties = Illoyalität
    .trigger = Du hast mehr Überlebende als mindestens 1 anderer Spieler.
    .story = Der Schlafsack liegt jetzt auf der anderen Seite des Feuers. Kein Streit, kein Abschied. Als du hinübergehst, verstummt das Gespräch.
    .option1 = Ziehen lassen
    .effect1 = Gib einen deiner Überlebenden mit seiner Ausrüstung einem Spieler, der weniger Überlebende hat als du.
    .option2 = Drohen
    .effect2 = Wirf einen Würfel. Bei 1–3 sinkt die Moral um 1.

base-crossroads-welcome-home = Willkommen zu Hause
    .trigger = Einer deiner Überlebenden, verbannt oder nicht, hat sich gerade bewegt und lebt noch.
    .story = Die Straße wirkt kleiner unter dem Schnee, aber das Gartentor quietscht noch denselben Ton. Die Vorhänge sind zugezogen, wie an jenem Tag. Der Schlüssel liegt, wo er immer lag.
    .option1 = Hineingehen
    .effect1 = Mache für den Überlebenden, der sich bewegt hat, 1 Infektionswurf. Lebt er danach noch, behält er diese Karte: einmal pro Runde kein Infektionswurf bei einem Angriff.
    .option2 = Sich abwenden
    .effect2 = Nichts geschieht.
    .lasting = Einmal pro Runde kein Infektionswurf bei einem Angriff dieses Überlebenden.

base-crossroads-wounded-survivor = Der Verwundete
    .trigger = Einer deiner Überlebenden (nicht verbannt) hat gerade einen Standort durchsucht.
    .story = Zwischen den Autos tritt ein Fremder hervor, eine Hand in ein Hemd gewickelt. Ein Schnitt von einer Scheibe, mehr nicht. Das Hemd ist noch feucht.
    .option1 = Den Fremden aufnehmen
    .effect1 = Ziehe die oberste Karte des Überlebendenstapels; dieser Überlebende schließt sich in der Kolonie deiner Gruppe an. Mache dann 2 Infektionswürfe für ihn. Dafür muss in der Kolonie 1 Feld frei und im Überlebendenstapel eine Karte sein.
    .option2 = Ablehnen
    .effect2 = Nichts geschieht.
