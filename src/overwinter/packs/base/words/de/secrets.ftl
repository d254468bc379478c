base-secret-a-new-destination = Ein neues Ziel
    .story = Unter deiner Matratze liegt eine Karte, auf der ein Ort eingekreist ist. Du fährst an dem Tag los, an dem das hier vorbei ist.
    .text = Mindestens 3 Benzinkarten auf deiner Hand.

base-secret-desire-to-live = Lebenswille
    .story = Neben der Tür steht meine Tasche, von allem ein wenig. Ich bin nicht so weit gekommen, um an einer fehlenden Sache zu sterben.
    .text = Mindestens 1 Waffen-, 1 Nahrungs-, 1 Benzin- und 1 Medikamentenkarte auf deiner Hand.

base-secret-historian = Historiker
    .story = Eines Tages wird jemand fragen, wie es vorher war. Dann willst du etwas zu zeigen haben.
    .text = Mindestens 2 Bildungskarten auf deiner Hand.

base-secret-hunger = Hunger
    .story = Ich habe schon einmal gehungert, richtig gehungert. Nachts wache ich auf und zähle, was ich zurückgelegt habe.
    .text = Mindestens 3 Nahrungskarten auf deiner Hand. Nahrung im Vorrat zählt nicht.

base-secret-hypochondriac = Hypochonder
    .story = Jedes Jucken könnte der Anfang sein. Mit etwas in der Tasche geht es dir besser.
    .text = Mindestens 2 Medikamentenkarten auf deiner Hand.

base-secret-junkie = Junkie
    .story = Ich sage mir, es ist gegen die Schmerzen. Das sage ich mir seit Jahren.
    .text = Mindestens 3 Medikamentenkarten auf deiner Hand.

base-secret-protected = Gut geschützt
    .story = Deine Leute gehen nicht mehr mit leeren Händen hinaus. Du hast gesehen, wie das ausgeht.
    .text = Deine Überlebenden tragen insgesamt mindestens 2 Waffenkarten als Ausrüstung.

base-secret-zombie-killing-robot = Zombie-Killer-Roboter
    .story = Die Zeichnungen sind fertig, und der Motor läuft. Noch ein paar Teile, und er könnte an unserer Stelle Wache stehen.
    .text = Mindestens 1 Waffenkarte und 2 Werkzeugkarten auf deiner Hand.

base-secret-the-way-back-home = Der Weg nach Hause
    .story = Drei Tage mit dem Auto, wenn die Brücken stehen. Ich weiß, dass dort niemand wartet, und ich muss es trotzdem sehen.
    .text = Mindestens 2 Benzinkarten, 1 Nahrungskarte und 1 Waffenkarte auf deiner Hand.

base-secret-pharmacist = Apotheker
    .story = Du willst ein sauberes Regal, beschriftet und geordnet. Alles andere steht nur im Weg.
    .text = Du hast nur Medikamentenkarten auf der Hand, und mindestens 1.

base-secret-germaphobe = Keimphobie
    .story = Ich sehe ihre Verbände und zähle die Tage. Ein offener Schnitt genügt.
    .text = Keiner deiner Überlebenden hat eine Wunde. Erfrierungen zählen als Wunden.

base-secret-collector = Sammler
    .story = Du kannst nichts liegen lassen, was noch zu gebrauchen wäre. Das ist fast alles.
    .text = Mindestens 4 Objektkarten auf deiner Hand.

base-secret-leader = Anführer
    .story = Menschen folgen dem, dem schon andere folgen. Wenn das vorbei ist, muss jemand für alle sprechen, und das sollte ich sein.
    .text = Du kontrollierst mehr Überlebende als jeder andere Spieler. Verbannte zählen mit.

base-secret-burn-it-all = Brennt alles nieder
    .story = Wenn alle draußen sind, soll hier nichts für sie übrig bleiben. Trockene Bretter brennen gut.
    .text = Mindestens 4 Barrikaden in der Kolonie und mindestens 1 Benzinkarte auf deiner Hand.

base-secret-loner = Einzelgänger
    .story = Alle, um die ich mich gekümmert habe, sind fort. Ein Gesicht am Feuer halte ich aus, mehr nicht.
    .text = Du kontrollierst genau 1 Überlebenden.

base-secret-revenge = Rache
    .story = Sie haben meinen Bruder vor dem Tor gelassen und zu Abend gegessen. Sie sollen wissen, wie sich das anfühlt.
    .text = Mindestens 3 Überlebende beliebiger Spieler wurden getötet oder aus dem Spiel entfernt. Hilflose Überlebende zählen nicht.

base-secret-hoarder = Hamsterer
    .story = Du teilst, wenn jemand hinsieht. Der Rest liegt hinter den losen Ziegeln.
    .text = Du hast mehr Karten auf der Hand als jeder andere Spieler. Gleichstand genügt nicht; Verbannte zählen mit.

base-secret-justice = Gerechtigkeit
    .story = Jemand hier belügt uns. Ich gehe nicht, bevor dieser Mensch vor dem Tor steht.
    .text = Jeder Spieler mit einem Verratsziel ist verbannt. Gilt auch als erfüllt, wenn niemand eines hat.

base-secret-bookworm = Bücherwurm
    .story = Solange noch jemand Seiten umblättert, ist nicht alles verloren. Du steckst ihnen Bücher ins Gepäck und sagst, sie sollen lesen.
    .text = Deine Überlebenden tragen insgesamt mindestens 2 Bildungskarten als Ausrüstung.

base-secret-fortifier = Festungsbauer
    .story = Ein einziges sicheres Haus ist eine Falle. Ich schlafe besser, wenn es in der Stadt noch andere Türen gibt, die schließen.
    .text = Insgesamt mindestens 3 Barrikaden an Standorten außerhalb der Kolonie.

base-secret-handyman = Handwerker
    .story = Die Hälfte von dem, was hier kaputt ist, könnte wieder laufen. Du brauchst nur das Richtige in der Tasche.
    .text = Mindestens 2 Werkzeugkarten auf deiner Hand.

base-secret-gourmet = Wählerische Esser
    .story = Meine Leute lassen den grauen Eintopf halb stehen und werden immer dünner. Ein ordentliches Essen, nach einem richtigen Rezept, und sie greifen zu.
    .text = Mindestens 1 Nahrungskarte und 1 Bildungskarte auf deiner Hand.

base-secret-caretaker = Fürsorger
    .story = Du kennst den Namen von jedem, der zu dir gekommen ist. Zu viele andere liegen im Saal, und niemand sorgt für sie.
    .text = Du kontrollierst mindestens 3 Überlebende, und höchstens 2 hilflose Überlebende sind in der Kolonie.

base-secret-outfitter = Ausrüster
    .story = Ich prüfe Riemen und Sohlen, bevor jemand hinausgeht. Gute Ausrüstung bringt die Leute heim.
    .text = Deine Überlebenden tragen insgesamt mindestens 3 Karten beliebiger Art als Ausrüstung.

base-betrayal-trigger-happy = Schießwütige
    .story = Ich war niemand, bis ich eine Waffe in der Hand hielt. Je weniger Regeln es gibt, desto besser schlafe ich.
    .text = Deine Überlebenden tragen insgesamt mindestens 4 Waffenkarten als Ausrüstung.

base-betrayal-cult-leader = Sektenführer
    .story = Wenn sie alle Hoffnung verloren haben, hören sie auf jeden mit ruhiger Stimme. Deine ist sehr ruhig.
    .text = Du kontrollierst mindestens 2 Überlebende mehr als jeder andere Spieler.

base-betrayal-serial-killers = Serienmörder
    .story = Hier draußen fragt niemand, woran jemand gestorben ist. Wir müssen nicht mehr viel verbergen.
    .text = Mindestens 5 Überlebende wurden getötet oder aus dem Spiel entfernt, hilflose nicht mitgezählt, und du kontrollierst mindestens 2 Überlebende.

base-betrayal-looters = Plünderer
    .story = Wir waren immer nur auf der Durchreise. Sobald keiner mehr den Vorrat bewacht, ist der Wagen in einer Stunde beladen.
    .text = Mindestens 2 Nahrungskarten und 2 Benzinkarten auf deiner Hand.

base-betrayal-black-market = Schwarzmarkt
    .story = Wo alle gesund sind, ist Medizin nichts wert. Du brauchst sie krank, ängstlich und bereit zum Tausch.
    .text = Mindestens 2 Medikamentenkarten und 1 Waffenkarte auf deiner Hand.

base-betrayal-saboteurs = Saboteure
    .story = Hier eine lockere Schraube, dort ein angesägtes Brett. Bis sie es merken, habe nur noch ich Werkzeug.
    .text = Höchstens 2 Barrikaden in der Kolonie und mindestens 2 Werkzeugkarten auf deiner Hand.

base-betrayal-scorched-earth = Verbrannte Erde
    .story = Wenn du diese Stadt nicht haben kannst, soll niemand von ihr leben. Nimm, was brennt. Der Rest ist ein Streichholz.
    .text = Mindestens 3 Benzinkarten auf deiner Hand.

base-betrayal-deserters = Deserteure
    .story = Den Eid haben wir einem Land geschworen, das es nicht mehr gibt. Wenn die Kolonie zerbricht, sind meine Leute längst unterwegs.
    .text = Du kontrollierst mindestens 2 Überlebende, und keiner davon ist in der Kolonie.

base-betrayal-starve-them-out = Hungert sie aus
    .story = Hungrige Menschen tun, was man ihnen sagt. Du isst allein, nachts, mit dem Rücken zur Tür.
    .text = Im Nahrungsvorrat liegt mindestens 1 Hungermarker, und du hast mindestens 2 Nahrungskarten auf der Hand.

base-betrayal-open-the-gates = Öffnet die Tore
    .story = Sie haben uns aufgenommen und nie gefragt, was wir verloren haben. Wir wissen, wo die Riegel sind und wer von uns rennen kann.
    .text = Mindestens 10 Zombies an der Kolonie.

base-exile-skilled = Geschickt
    .story = Sie haben die Mauern behalten, du deine Hände. Mit gutem Werkzeug kannst du überall bauen.
    .text-loyal = Das gemeinsame Ziel ist erfüllt, und du hast mindestens 4 Werkzeugkarten auf der Hand.
    .text-betrayer = Mindestens 3 Werkzeugkarten auf deiner Hand.

base-exile-new-friends = Neue Freunde
    .story = Hier draußen gibt es andere, die fortgeschickt wurden. Wir fragen einander nicht, warum.
    .text-loyal = Das gemeinsame Ziel ist erfüllt, und du kontrollierst mehr Überlebende als jeder andere Spieler.
    .text-betrayer = An mindestens 1 Standort außerhalb der Kolonie ist der Objektstapel leer.

base-exile-forgiveness = Vergebung
    .story = Nachts stehst du am Zaun und hörst sie husten. Was auch immer sie von dir denken, sie müssen essen.
    .text-loyal = Das gemeinsame Ziel ist erfüllt, und du hast mindestens 5 Nahrungskarten auf der Hand.
    .text-betrayer = Das gemeinsame Ziel ist erfüllt.

base-exile-vengeance = Vergeltung
    .story = Ich erinnere mich an jede Hand, die bei der Abstimmung hochging. Mir bleibt nichts, als mich zu erinnern.
    .text-loyal = Mindestens 5 Überlebende beliebiger Spieler wurden getötet oder aus dem Spiel entfernt, hilflose nicht mitgezählt. Das gemeinsame Ziel spielt keine Rolle.
    .text-betrayer = Mindestens 4 Überlebende beliebiger Spieler wurden getötet oder aus dem Spiel entfernt, hilflose nicht mitgezählt.

base-exile-road-trip = Auf und davon
    .story = Du hast kein Zuhause mehr zu verteidigen. Aber du hast eine Straße und einen Motor, der meistens anspringt.
    .text-loyal = Das gemeinsame Ziel ist erfüllt, und du hast mindestens 3 Benzinkarten und 1 Nahrungskarte auf der Hand.
    .text-betrayer = Mindestens 3 Benzinkarten auf deiner Hand.

base-exile-proof-of-innocence = Beweis der Unschuld
    .story = Ich war es nicht. Eines Tages werden sie sehen, wie meine Leute leben, und es wissen.
    .text-loyal = Das gemeinsame Ziel ist erfüllt, du kontrollierst mindestens 2 Überlebende, und keiner von deinen hat eine Wunde oder Erfrierung.
    .text-betrayer = Keiner deiner Überlebenden hat eine Wunde oder Erfrierung.

base-exile-scavengers = Aasgeier
    .story = Du gehst dorthin, wo andere schon waren, und nimmst, was sie übersehen haben. Es gibt immer etwas.
    .text-loyal = Du hast mindestens 7 Karten auf der Hand, und an mindestens 1 Standort außerhalb der Kolonie ist der Objektstapel leer. Das gemeinsame Ziel spielt keine Rolle.
    .text-betrayer = Mindestens 6 Karten auf deiner Hand.

base-exile-a-place-of-our-own = Ein eigenes Zuhause
    .story = Vier Wände, ein Ofen und eine Tür, die wir selbst schließen. Mehr haben wir nie gebraucht.
    .text-loyal = Du kontrollierst mindestens 3 Überlebende, und an einem Standort außerhalb der Kolonie, an dem du einen Überlebenden hast, liegen mindestens 3 Barrikaden. Das gemeinsame Ziel spielt keine Rolle.
    .text-betrayer = Du kontrollierst mindestens 3 Überlebende.

base-exile-let-them-fall = Sollen sie fallen
    .story = Ich werde keine Hand gegen sie heben. Aber auch keine für sie.
    .text-loyal = Die Moral liegt bei 2 oder weniger, und deine Überlebenden tragen insgesamt mindestens 2 Waffenkarten als Ausrüstung. Das gemeinsame Ziel spielt keine Rolle.
    .text-betrayer = Die Moral liegt bei 2 oder weniger.

base-exile-better-off-without-us = Ohne uns besser dran?
    .story = Sie sagten, mit weniger Mäulern werde es leichter. Du legst Essen und Verbände zurück und wartest ab.
    .text-loyal = Das gemeinsame Ziel ist nicht erfüllt, und du hast mindestens 2 Medikamentenkarten und 2 Nahrungskarten auf der Hand.
    .text-betrayer = Das gemeinsame Ziel ist nicht erfüllt.
