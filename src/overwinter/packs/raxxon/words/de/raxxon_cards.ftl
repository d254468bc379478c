### Raxxon-Karten: wann sie ausgelöst werden, was geschieht und was jede Möglichkeit bewirkt.

rx-card-raxxons-offer = Raxxons Angebot
    .trigger = Immer.
    .story = Weiße Lieferwagen halten an der Absperrung. Die Männer darin haben Betten, Schlösser und ein Formular.
    .option1 = Das Formular unterschreiben
    .effect1 = Bringe bis zu 3 offene infizierte Karten aus der Menge in die gesicherte Quarantäne. Die Macht von Raxxon steigt um 1. Mische die nicht ausgelösten Karten in den Raxxon-Stapel.

rx-card-raxxons-observers = Raxxons Beobachter
    .trigger = Immer.
    .story = Sie stehen mit langen Objektiven auf den Dächern und geben jedem Gesicht eine Nummer. Was sie sehen, teilen sie mit euch. Noch.
    .option1 = Ihre Notizen nehmen
    .effect1 = Sieh dir bis zu 3 verdeckte Karten der Menge an. Sie bleiben verdeckt. Die Macht von Raxxon steigt um 1. Mische die nicht ausgelösten Karten in den Raxxon-Stapel.

rx-card-raxxons-broadcast = Raxxons Durchsage
    .trigger = Immer.
    .story = Alle Bildschirme am Platz gehen an. Eine ruhige Stimme verspricht Essen, und das Geschrei hört auf.
    .option1 = Laufen lassen
    .effect1 = Verdecke beliebig viele offene feindliche Karten. Die Macht von Raxxon steigt um 1. Mische die nicht ausgelösten Karten in den Raxxon-Stapel.

rx-card-raxxons-samples = Raxxons Proben
    .trigger = Immer.
    .story = Ein Lastwagen mit eigenem Generator setzt an die Station zurück. Wohin die Tragen gehen, sagt niemand.
    .option1 = Die Station öffnen
    .effect1 = Entferne bis zu 2 Karten der beiden Quarantänen aus dem Spiel. Die Macht von Raxxon steigt um 1. Mische die nicht ausgelösten Karten in den Raxxon-Stapel.

rx-card-raxxons-convoy = Raxxons Konvoi
    .trigger = Immer.
    .story = Im letzten Wagen sind zwei Plätze frei. Wer sie verdient hat, fragt der Fahrer nicht.
    .option1 = Die Plätze besetzen
    .effect1 = Evakuiere bis zu 2 offene gesunde Karten der Menge. Die Macht von Raxxon steigt um 1. Mische die nicht ausgelösten Karten in den Raxxon-Stapel.

rx-card-raxxons-blackout = Raxxons Stromausfall
    .trigger = Immer.
    .story = Block für Block gehen die Laternen aus. Die Firma nennt es Wartung.
    .option1 = Im Dunkeln
    .effect1 = Wähle eine Reihe oder Spalte mit einer offenen Karte. Verdecke alle ihre offenen Karten. Die Macht von Raxxon steigt um 1. Mische die nicht ausgelösten Karten in den Raxxon-Stapel.

rx-card-raxxons-leak = Raxxons Gerücht
    .trigger = Immer.
    .story = Jemand hat in den Vororten erzählt, am Platz gebe es Tabletten. Es gibt keine.
    .option1 = Sie kommen trotzdem
    .effect1 = 1 Karte kommt verdeckt zur Menge. Die Macht von Raxxon steigt um 1. Mische die nicht ausgelösten Karten in den Raxxon-Stapel.

rx-card-raxxons-escort = Raxxons Geleit
    .trigger = Immer.
    .story = Vier Bewaffnete gehen den ganzen Tag neben dir und machen den Weg frei. Sie notieren, mit wem du sprichst.
    .option1 = Mit ihnen gehen
    .effect1 = Du darfst bis zu 2 Aktionsmarker von deinem Bogen entfernen. Die Macht von Raxxon steigt um 1. Mische die nicht ausgelösten Karten in den Raxxon-Stapel.

rx-card-susceptibility = Anfälligkeit
    .trigger = Mindestens 1 offene anfällige Karte liegt in der Menge.
    .story = Gebissen wurde sie nicht. Ihr Blut sagt, dass das gar nicht nötig ist.
    .option1 = Nicht darauf warten
    .effect1 = Töte 1 offene anfällige Karte. Diese Raxxon-Karte kommt zu den nicht ausgelösten.
    .option2 = Raxxon soll sie überwachen
    .effect2 = Die Macht von Raxxon steigt um 1. Diese Raxxon-Karte kommt zu den nicht ausgelösten.

rx-card-spokesperson = Stimme der Firma
    .trigger = Mindestens 1 offene prominente Karte liegt in der Menge.
    .story = Das Gesicht kennen alle. Die Firma würde es gern mieten.
    .option1 = In den Wagen steigen lassen
    .effect1 = Evakuiere 1 offene prominente Karte. Die Macht von Raxxon steigt um 1.
    .option2 = Das Gesicht verstecken
    .effect2 = Verdecke 1 offene prominente Karte. 1 Karte kommt verdeckt zur Menge. Diese Raxxon-Karte kommt zu den nicht ausgelösten.

rx-card-spokesperson-2 = Stimme der Firma auf Sendung
    .trigger = Die Karte „Stimme der Firma“ liegt bei den ausgelösten.
    .story = Das Gesicht, das ihr hinausgelassen habt, lächelt von jeder Wand. Es liest vor, was man ihm gibt, und die Leute hören zu.
    .option1 = Lasst sie zuhören
    .effect1 = Verdecke bis zu 3 offene feindliche Karten. Die Macht von Raxxon steigt um 1.
    .option2 = Den Stecker ziehen
    .effect2 = 1 evakuierte feindliche Karte kommt auf den Ablagestapel, falls es eine gibt. 1 Karte kommt verdeckt zur Menge.

rx-card-separated = Getrennt
    .trigger = Mindestens 1 offene Familie liegt in der Menge.
    .story = Bis zur Sperre haben sie sich an den Händen gehalten. Auf dieser Seite ist ein Mantel zu viel.
    .option1 = Um sie herum suchen
    .effect1 = Wähle 1 offene Familie. Decke alle verdeckten Karten neben ihr auf, eine nach der anderen.
    .option2 = Die mitnehmen, die da sind
    .effect2 = Evakuiere 1 offene Familie. Die Macht von Raxxon steigt um 1.

rx-card-old-friend = Alter Freund
    .trigger = Mindestens 1 offene Karte der Gruppe „Bekannt“ liegt in der Menge.
    .story = Ihr wart zusammen in der Schule. Er ruft deinen Namen über den Zaun, und alle drehen sich um.
    .option1 = Ihn selbst hinausbringen
    .effect1 = Evakuiere 1 offene Karte der Gruppe „Bekannt“. Du musst heute in deinem nächsten Zug passen.
    .option2 = Wegsehen
    .effect2 = 1 Karte kommt verdeckt zur Menge. Diese Raxxon-Karte kommt zu den nicht ausgelösten.

rx-card-eyewitness = Augenzeuge
    .trigger = Mindestens 1 offene unschuldige Karte liegt in der Menge.
    .story = Er hat gesehen, wer umgefallen und wer wieder aufgestanden ist. Laut sagen will er es hier nicht.
    .option1 = Er soll hinzeigen
    .effect1 = Tausche 1 offene unschuldige Karte mit einer anderen Karte der Menge. Decke dann 1 Karte auf.
    .option2 = Raxxon soll ihn befragen
    .effect2 = Sieh dir bis zu 3 verdeckte Karten der Menge an. Sie bleiben verdeckt. Die Macht von Raxxon steigt um 1.

rx-card-ringleader = Rädelsführer
    .trigger = Mindestens 2 offene feindliche Karten liegen in der Menge.
    .story = Einer redet, die anderen sprechen es nach. Die Flaschen sind schon gefüllt.
    .option1 = Den Befehl geben
    .effect1 = Töte 1 offene feindliche Karte. 1 Karte kommt verdeckt zur Menge.
    .option2 = Raxxon soll sie bezahlen
    .effect2 = Verdecke alle offenen feindlichen Karten. Die Macht von Raxxon steigt um 1.

rx-card-looters = Plünderer
    .trigger = Mindestens 3 offene feindliche Karten liegen in der Menge.
    .story = Zuerst zerbricht die Scheibe der Apotheke. Dann kommen Leute zurück, die schon draußen waren, und holen sich ihren Teil.
    .option1 = Lasst sie gewähren
    .effect1 = 1 evakuierte feindliche Karte kommt auf den Ablagestapel, falls es eine gibt. 1 Karte kommt verdeckt zur Menge.
    .option2 = Einen von ihnen bestechen
    .effect2 = Evakuiere 1 offene feindliche Karte. Die Macht von Raxxon steigt um 1.

rx-card-patient-interviews = Patientengespräche
    .trigger = Mindestens 1 offener Seuchenträger liegt in der Menge.
    .story = Wo habt ihr geschlafen, wen habt ihr geküsst, wer hat aus dem Becher getrunken. Sie antworten höflich und husten.
    .option1 = Sie übergeben
    .effect1 = Bringe bis zu 2 offene Seuchenträger aus der Menge in die gesicherte Quarantäne. Die Macht von Raxxon steigt um 1.
    .option2 = Hier weiterfragen
    .effect2 = 1 Karte kommt verdeckt zur Menge.

rx-card-asymptomatic = Ohne Symptome
    .trigger = Mindestens 2 offene Seuchenträger liegen in der Menge.
    .story = Kein Fieber, kein Husten, gut geschlafen. Der Test sagt etwas anderes, und der Test hat recht.
    .option1 = Einen nach Hause schicken
    .effect1 = 1 offener Seuchenträger kommt aus der Menge auf den Ablagestapel. 1 Karte kommt verdeckt zur Menge.
    .option2 = Einen verschwinden lassen
    .effect2 = Entferne 1 offenen Seuchenträger der Menge aus dem Spiel. Die Macht von Raxxon steigt um 1.

rx-card-outburst = Raserei
    .trigger = Mindestens 1 offene bedrohliche Karte liegt in der Menge.
    .story = Er steht ganz still. Dann nicht mehr.
    .option1 = Zu spät
    .effect1 = Töte 1 offene gesunde Karte neben einer offenen bedrohlichen Karte. Gibt es keine, kommt 1 Karte verdeckt zur Menge.
    .option2 = Die Fänger rufen
    .effect2 = Bringe bis zu 2 offene bedrohliche Karten aus der Menge in die gesicherte Quarantäne. Die Macht von Raxxon steigt um 1.

rx-card-bite-marks = Bissspuren
    .trigger = Mindestens 1 offene bedrohliche Karte und mindestens 1 offene gesunde Karte liegen in der Menge.
    .story = Jemand hält trotz der Hitze den Ärmel unten. Wer zugebissen hat, steht noch hier.
    .option1 = Auf den Beißer schießen
    .effect1 = Töte 1 offene bedrohliche Karte. 1 Karte kommt verdeckt zur Menge.
    .option2 = Die Gebissenen abweisen
    .effect2 = 1 offene gesunde Karte kommt aus der Menge auf den Ablagestapel; sie wird nicht getötet. Du darfst 1 Aktionsmarker von deinem Bogen entfernen.

rx-card-stampede = Massenpanik
    .trigger = Mindestens 1 offene chaotische Karte liegt in der Menge.
    .story = Niemand weiß, wovor sie rennen. Sie rennen, weil die anderen rennen.
    .option1 = Lasst sie rennen
    .effect1 = Wähle eine Reihe oder Spalte mit mindestens 2 Karten. Mische ihre Karten verdeckt und lege sie auf dieselben Plätze zurück. Straßensperren auf ihnen gehen verloren.
    .option2 = Absperrungen leihen
    .effect2 = Die nächsten 2 Karten, die heute zur Menge kämen, bleiben ihr fern. Die Macht von Raxxon steigt um 1.

rx-card-herd = Herde
    .trigger = Mindestens 2 offene chaotische Karten liegen in der Menge.
    .story = Sie gehen jetzt wie ein Körper, langsam, auf den Lärm zu. Dazwischen stehen Menschen.
    .option1 = Die Straße bombardieren
    .effect1 = Töte alle Karten einer Reihe oder Spalte, in der eine offene chaotische Karte liegt.
    .option2 = Still bleiben
    .effect2 = 2 Karten kommen verdeckt zur Menge.

rx-card-campaign-promise = Wahlversprechen
    .trigger = Brian Lee ist im Spiel.
    .story = Er hat einmal versprochen, niemanden zurückzulassen. Jemand hat das Plakat noch.
    .option1 = Es einmal halten
    .effect1 = Du darfst 1 offene gesunde Karte der Menge evakuieren. Wer Brian Lee spielt, legt 1 Aktionsmarker auf ein freies Feld des eigenen Bogens, ohne die Aktion auszuführen.
    .option2 = Es brechen
    .effect2 = 1 evakuierte feindliche Karte kommt auf den Ablagestapel, falls es eine gibt.

rx-card-front-page = Titelseite
    .trigger = Meryl Wolfe ist im Spiel.
    .story = Im Keller läuft noch eine Druckmaschine. Platz ist für eine Geschichte.
    .option1 = Das interne Papier drucken
    .effect1 = Sieh dir die obersten 3 Raxxon-Karten an. Lege 1 davon zu den nicht ausgelösten und die anderen in beliebiger Reihenfolge zurück. 1 Karte kommt verdeckt zur Menge.
    .option2 = Gegen Namen tauschen
    .effect2 = Sieh dir bis zu 4 verdeckte Karten der Menge an. Sie bleiben verdeckt. Die Macht von Raxxon steigt um 1.

rx-card-direct-orders = Befehl von oben
    .trigger = Thomas Heart ist im Spiel.
    .story = Das Funkgerät nennt eine Straße und eine Uhrzeit. Einen Grund nennt es nicht.
    .option1 = Gehorchen
    .effect1 = Töte alle Karten einer Reihe oder Spalte, wenn möglich einer mit mindestens 2 Karten.
    .option2 = Das Funkgerät ausschalten
    .effect2 = Thomas Heart muss heute in seinem nächsten Zug passen. Hat er schon gepasst, kommt 1 Karte verdeckt zur Menge. Diese Raxxon-Karte kommt zu den nicht ausgelösten.

rx-card-house-fire = Wohnungsbrand
    .trigger = Gabriel Diaz ist im Spiel.
    .story = Dritter Stock, zwei am Fenster. Die Handschuhe hat er schon an.
    .option1 = Ihn hineingehen lassen
    .effect1 = Evakuiere bis zu 2 offene gesunde Karten, die direkt neben- oder untereinander liegen. Gabriel Diaz muss heute in seinem nächsten Zug passen.
    .option2 = Ihn zurückhalten
    .effect2 = Töte 1 zufällige Karte der Menge.

rx-card-conflict-of-interest = Interessenkonflikt
    .trigger = KD James ist im Spiel.
    .story = Ihr Büro hat die Firma bezahlt. Das Schloss an der Station auch.
    .option1 = Ihre Schlösser benutzen
    .effect1 = Bringe bis zu 3 Karten aus der ungesicherten in die gesicherte Quarantäne. Die Macht von Raxxon steigt um 1.
    .option2 = Das Geld zurückschicken
    .effect2 = Wer KD James spielt, darf bis zu 2 Aktionsmarker vom eigenen Bogen entfernen. Infektion: Die oberste Karte der Infektionsquelle kommt auf den Ablagestapel. Ist keine mehr da, wird die Stadt überrannt.

rx-card-company-loyalty = Firmentreue
    .trigger = Vivian Cross ist im Spiel.
    .story = Sie kennt die Namen hinter den Berichten. Die kennen ihren auch.
    .option1 = Anrufen
    .effect1 = Sieh dir die obersten 3 Raxxon-Karten an. Lege sie in beliebiger Reihenfolge zurück. Die Macht von Raxxon steigt um 1.
    .option2 = Klingeln lassen
    .effect2 = Wer Vivian Cross spielt, legt 1 Aktionsmarker auf ein freies Feld des eigenen Bogens, ohne die Aktion auszuführen. Diese Raxxon-Karte kommt zu den nicht ausgelösten.

rx-card-overcrowded-wards = Überfüllte Stationen
    .trigger = Mindestens 3 Karten sind in der ungesicherten Quarantäne.
    .story = Zwei in einem Bett, dann drei in einem Zimmer, dann der Flur. Die Türen gehen nicht mehr zu.
    .option1 = Die Türen öffnen
    .effect1 = 2 Karten deiner Wahl kommen aus der ungesicherten Quarantäne auf den Ablagestapel.
    .option2 = Einen an die Firma abtreten
    .effect2 = Entferne 1 Karte der ungesicherten Quarantäne aus dem Spiel. Die Macht von Raxxon steigt um 1.

rx-card-containment-breach = Leck in der Quarantäne
    .trigger = Mindestens 2 Karten sind in der gesicherten Quarantäne.
    .story = Über der inneren Tür dreht sich ein rotes Licht. Etwas lehnt seit Stunden an ihr.
    .option1 = Den Flur räumen
    .effect1 = 1 Karte deiner Wahl kommt aus der gesicherten in die ungesicherte Quarantäne.
    .option2 = Die Firma anrufen
    .effect2 = Die Macht von Raxxon steigt um 1.

rx-card-breakout = Entlaufen
    .trigger = Mindestens 1 Karte ist in der ungesicherten Quarantäne.
    .story = Das Bett ist leer und noch warm. Am Platz sieht von hinten niemand krank aus.
    .option1 = Die Spur verlieren
    .effect1 = 1 Karte deiner Wahl kommt aus der ungesicherten Quarantäne verdeckt zur Menge.
    .option2 = Die ganze Nacht wachen
    .effect2 = Lege 1 Aktionsmarker auf ein freies Feld deines Bogens, ohne die Aktion auszuführen.

rx-card-second-thoughts = Zweifel
    .trigger = Mindestens 2 feindliche Karten sind evakuiert.
    .story = Sie waren draußen. Dann haben sie gezählt, und jemand fehlte.
    .option1 = Einen zurückgehen lassen
    .effect1 = 1 evakuierte feindliche Karte kommt auf den Ablagestapel. Diese Raxxon-Karte kommt zu den nicht ausgelösten.
    .option2 = Raxxon soll sie festhalten
    .effect2 = Die Macht von Raxxon steigt um 1.

rx-card-grounded = Startverbot
    .trigger = Mindestens 8 Karten sind evakuiert.
    .story = Die Piloten haben gesehen, wer beim letzten Mal ausgestiegen ist. Sie warten auf einen Test, und der dauert bis morgen.
    .option1 = Warten
    .effect1 = Bis zum Ende des Tages darf niemand die Aktion Evakuierung wählen.
    .option2 = Mit der Firma fliegen
    .effect2 = Evakuiere bis zu 2 offene gesunde Karten der Menge. Die Macht von Raxxon steigt um 1.

rx-card-supply-drop = Hilfsgüter
    .trigger = Die Macht von Raxxon ist mindestens 2.
    .story = Kisten hängen an Fallschirmen über dem Platz, alle mit demselben Zeichen. Die Leute schauen hoch und vergessen die Angst.
    .option1 = Die Kisten nehmen
    .effect1 = Alle dürfen je 1 Aktionsmarker vom eigenen Bogen entfernen. Die Macht von Raxxon steigt um 1.
    .option2 = Sie der Menge lassen
    .effect2 = 1 Karte kommt verdeckt zur Menge. Diese Raxxon-Karte kommt zu den nicht ausgelösten.

rx-card-martial-law = Kriegsrecht
    .trigger = Die Macht von Raxxon ist mindestens 5.
    .story = Die Soldaten an der Ecke tragen neue Abzeichen. Wann die Sperrstunde anfängt, sagen jetzt sie.
    .option1 = Hineingehen
    .effect1 = Der Tag endet sofort.
    .option2 = Um einen Passierschein bitten
    .effect2 = Die Macht von Raxxon steigt um 1.

rx-card-bottleneck = Engstelle
    .trigger = Die Menge hat mindestens 2 Karten mehr als zu Beginn eines Tages.
    .story = Ein Tor und viel zu viele Schultern. Die hinten sehen nicht, warum es nicht weitergeht.
    .option1 = Die Letzten zurückschicken
    .effect1 = Mische bis zu 3 verdeckte Karten der Menge und lege sie auf den Bevölkerungsstapel. Die Macht von Raxxon steigt um 1.
    .option2 = Schneller prüfen
    .effect2 = Decke 2 Karten auf, eine nach der anderen.

rx-card-failing-fences = Morsche Zäune
    .trigger = In der Infektionsquelle sind höchstens 4 Karten.
    .story = Die Pfosten neigen sich nach innen. Wer da drückt, fragt keiner mehr.
    .option1 = Ins Dunkle schießen
    .effect1 = Töte 2 zufällige verdeckte Karten der Menge.
    .option2 = Nicht schießen
    .effect2 = Infektion: Die oberste Karte der Infektionsquelle kommt auf den Ablagestapel. Ist keine mehr da, wird die Stadt überrannt. Diese Raxxon-Karte kommt zu den nicht ausgelösten.

rx-card-zomoxtrin-trial = Zomoxtrin-Studie
    .trigger = In einer der beiden Quarantänen ist mindestens 1 Karte.
    .story = Eine blassblaue Tablette, zweimal täglich. Auf dem Beipackzettel stehen keine Nebenwirkungen und keine Ergebnisse.
    .option1 = Die Studie beginnen
    .effect1 = Entferne 2 Karten der beiden Quarantänen aus dem Spiel. Die Macht von Raxxon steigt um 1.
    .option2 = Ablehnen
    .effect2 = Nichts geschieht. Diese Raxxon-Karte kommt zu den nicht ausgelösten.

rx-card-zomoxtrin-trial-2 = Zomoxtrin-Studie, zweite Phase
    .trigger = Die Karte „Zomoxtrin-Studie“ liegt bei den ausgelösten.
    .story = Wer sie genommen hat, schläft nicht mehr. So wach, sagen sie, waren sie noch nie.
    .option1 = Die Studie abbrechen
    .effect1 = Infektion: Die oberste Karte der Infektionsquelle kommt auf den Ablagestapel. Ist keine mehr da, wird die Stadt überrannt. Dann dürfen alle je 1 Aktionsmarker vom eigenen Bogen entfernen.
    .option2 = Weitermachen lassen
    .effect2 = Die Macht von Raxxon steigt um 1. Mische die nicht ausgelösten Karten in den Raxxon-Stapel.

rx-card-whistleblower = Die Informantin
    .trigger = Mindestens 3 Karten, deren Titel mit „Raxxons“ beginnt, liegen bei den ausgelösten.
    .story = Sie trägt noch den Firmenausweis, umgedreht. Sie hat eine Mappe und eine Nacht Zeit, bis jemand sie vermisst.
    .option1 = Die ganze Nacht lesen
    .effect1 = Sieh dir die obersten 5 Raxxon-Karten an. Du darfst 1 davon zu den nicht ausgelösten legen. Lege die anderen in beliebiger Reihenfolge zurück. Du musst heute in deinem nächsten Zug passen.
    .option2 = Sie zurückschicken
    .effect2 = Bringe bis zu 2 offene infizierte Karten aus der Menge in die gesicherte Quarantäne. Die Macht von Raxxon steigt um 1.
