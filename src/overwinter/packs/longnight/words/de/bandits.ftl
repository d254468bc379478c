### Das Modul der Banditen: sein Ort.

place-bandit-hideout = Banditenversteck
    .at = im Banditenversteck
    .to = ins Banditenversteck

## Überlebende

ln-rosa-rodriguez = Rosa Rodriguez
    .short = Rosa
    .trade = Kopfgeldjägerin
    .ability = Gib einen Würfel ab 2 aus: 1 Bandit an Rosas Ort ist fort, und du ziehst die oberste Karte des Gegenstandsstapels dort.

## Krisen

ln-crisis-coordinated-attack = Koordinierter Angriff
    .story = Drei Pfiffe von drei Dächern, dann die Motoren. Jemand hat ihnen beigebracht, aufeinander zu warten.
    .fail = 6 Banditen kommen, jeder an einen zufälligen Ort von 1 bis 6. Wo kein Feld frei ist, kommt keiner.

ln-crisis-protection-money = Schutzgeld
    .story = Ein Junge bringt den Zettel. Er ist höflich. Darauf steht, was wir ans Tor legen sollen, und dass sie wissen, wie viele wir sind.
    .fail = Alle, die nicht verbannt sind, legen 1 zufällige Handkarte ins Arsenal der Banditen. Für jeden, der das nicht kann, fällt die Moral um 1.

ln-crisis-raiding-party = Plündertrupp
    .story = Sie gehen die Straße Haus für Haus durch, mit einer Liste. Hinter sich fegen sie sogar aus.
    .fail = Jeder Bandit bringt 1 weitere Karte des Gegenstandsstapels seines Ortes ins Arsenal. Dann kommt an jeden Ort von 1 bis 6 ohne Banditen und mit freiem Feld 1 Bandit.

## Scheidewege

ln-xr-on-the-hunt = Auf der Jagd
    .trigger = Ein Überlebender von dir (nicht verbannt) hat sich gerade bewegt.
    .story = Frische Spuren im Schnee, zwei Arten, nebeneinander. Die eine ist ein Reh. Die andere trägt Stiefel.
    .option1 = Dem Reh nach
    .effect1 = Wirf 4 Würfel. Für jede 3 oder mehr kommt 1 Nahrung in den Vorrat.
    .option2 = Den Stiefeln nach
    .effect2 = Für den Rest des Spiels wird gewürfelt, wenn ein Bandit kommt. Ab 4 ist er sofort fort.
    .lasting = Wenn ein Bandit kommt, wird gewürfelt. Ab 4 ist er sofort fort.

ln-xr-toll = Wegzoll
    .trigger = Ein Überlebender von dir (nicht verbannt) ist gerade an einen Ort mit einem Banditen gekommen und lebt.
    .story = Ein Seil über der Straße, ein Stuhl, ein Mann auf dem Stuhl. Auf den Knien hat er eine Geldkassette. „Alle zahlen“, sagt er. „Keinem passiert was.“
    .option1 = Zahlen
    .effect1 = Lege 1 Handkarte ins Arsenal der Banditen. 1 Bandit an diesem Ort ist fort.
    .option2 = Über das Seil steigen
    .effect2 = Wirf einen Würfel. 1 bis 3: der Überlebende bekommt 1 Wunde. 4 bis 6: 1 Bandit an diesem Ort ist fort.

ln-xr-defector = Der Überläufer
    .trigger = Du hast gerade mit einem Angriff einen Banditen vertrieben.
    .story = Er läuft nicht weg. Er lässt das Rohr fallen, setzt sich in den Schnee und fragt, ob es stimmt, dass wir einen Ofen haben.
    .option1 = Ihm den Ofen zeigen
    .effect1 = Ziehe einen Überlebenden; er beginnt mit 1 Wunde. 2 Banditen kommen, jeder an einen zufälligen Ort von 1 bis 6.
    .option2 = Ihn fragen, wo alles liegt
    .effect2 = Nimm 1 Karte deiner Wahl aus dem Arsenal der Banditen.

ln-xr-rosas-offer = Rosas Angebot
    .trigger = Rosa Rodriguez ist im Spiel und nicht verbannt, und ein Bandit ist im Spiel.
    .story = Sie kennt ihre Namen, ihre Schulden und was sie trinken. „Ich kann mit ihnen reden“, sagt Rosa, „oder ich kann mit ihnen reden.“ Beim zweiten Mal liegt ihre Hand am Holster.
    .option1 = Sie reden lassen
    .effect1 = Du darfst beliebig viele Banditen von einem Ort an einen anderen mit genug Platz versetzen. Dann darfst du 1 Handkarte gegen 1 Karte aus dem Arsenal der Banditen tauschen.
    .option2 = Sie schießen lassen
    .effect2 = Bis zu 2 Banditen an Rosas Ort sind fort. Rosa bekommt 1 Wunde.

ln-xr-shared-fire = Ein gemeinsames Feuer
    .trigger = Ein Überlebender von dir, nicht verbannt, ist allein mit genau 1 Banditen.
    .story = Zu kalt zum Kämpfen. Seit einer Stunde sehen sie sich über dasselbe Feuer an, und keiner hat ein Wort gesagt.
    .option1 = Das Essen teilen
    .effect1 = Nimm 1 Nahrung aus dem Vorrat, wenn welche da ist. Dieser Bandit nimmt in dieser Runde nichts und ist an ihrem Ende fort.
    .option2 = Warten, bis er schläft
    .effect2 = Ziehe 2 Karten des Gegenstandsstapels dort. 1 Bandit kommt dorthin, wenn ein Feld frei ist.

ln-xr-raid-plan = Plan für einen Überfall
    .trigger = Im Arsenal der Banditen liegen mindestens 4 Karten, und du hast einen Überlebenden in der Kolonie.
    .story = Streichhölzer für die Wachen, eine Dose für das Tor. Auf einem Küchentisch sieht es leicht aus. Da sieht alles leicht aus.
    .option1 = Zuerst zuschlagen
    .effect1 = Jeder darf 1 eigenen Überlebenden aus der Kolonie schicken: er macht zwei Infektionswürfe, und wenn er lebt, nimmst du 1 Karte deiner Wahl aus dem Arsenal der Banditen.
    .option2 = Verschanzen
    .effect2 = Lege 3 Barrikaden in die Kolonie.

ln-xr-old-friends = Alte Freunde
    .trigger = Jamie Gilmour ist im Spiel, und ein Bandit ist im Spiel.
    .story = Dieses Lachen kennt Jamie. Dieselbe Klasse, dieselbe Straße, dasselbe blöde Lachen hinter dem Zaun. Schlechte Menschen waren das nie, damals nicht.
    .option1 = Ihnen entgegengehen
    .effect1 = Du darfst bis zu 2 Handkarten eins zu eins gegen Karten aus dem Arsenal der Banditen tauschen.
    .option2 = Die Kolonie warnen
    .effect2 = An jedem Ort mit 2 oder mehr Banditen ist 1 fort. In dieser Runde nimmt kein Bandit etwas.

## Ziele

ln-main-drive-them-out = Vertreibt sie
    .story = Sie sitzen in jedem Haus, das wir brauchen, die Stiefel auf unseren Tischen. Für zwei Winter ist diese Stadt zu klein.
    .goal-normal = Kein Bandit ist an den Orten 1 bis 6, und im Arsenal der Banditen liegen höchstens 3 Karten.
    .goal-hardcore = Kein Bandit ist an den Orten 1 bis 6, und im Arsenal der Banditen liegen höchstens 6 Karten.

ln-secret-sticky-fingers = Lange Finger
    .story = Es ist kein Diebstahl, wenn sie es zuerst gestohlen haben. Darüber hast du viel nachgedacht.
    .text = Das Hauptziel ist erfüllt. Du hast in diesem Spiel mindestens 2 Karten aus dem Arsenal der Banditen genommen.

ln-secret-warlord = Kriegsherr
    .story = Da draußen haben sie nach einem Namen gefragt, und du hast ihnen einen gegeben. Bald ist es der einzige in der Stadt.
    .text = Die Moral ist 0. Mindestens 4 Banditen sind an den Orten 1 bis 6.

ln-xr-smoke-signal = Rauchzeichen
    .trigger = Du hast gerade beim Suchen Geräusche gemacht.
    .story = Etwas ist in den Ofen gefallen, und jetzt sagt der Schornstein dem ganzen Tal, dass jemand zu Hause ist.
    .option1 = Austreten
    .effect1 = Alle Geräuschmarker an diesem Ort sind fort. Wer gesucht hat, bekommt 1 Wunde.
    .option2 = Sie kommen lassen
    .effect2 = 1 Bandit kommt an diesen Ort, wenn ein Feld frei ist. Ziehe 1 Karte des Gegenstandsstapels dort.

ln-xr-chloe-larousse = Chloe Larousse
    .trigger = Chloe Larousse ist in der Kolonie, und mindestens 2 Banditen sind im Spiel.
    .setup = Zuerst legt jeder Spieler mit Karten 1 Handkarte seiner Wahl ins Arsenal der Banditen.
    .story = Sie kamen, während wir schliefen, und nahmen die guten Taschen. Chloe schnürt schon die Stiefel. Das Schloss kennt sie, sagt sie. Sie hat es ihnen verkauft.
    .option1 = Allein einbrechen
    .effect1 = Mache 5 Infektionswürfe für Chloe. Überlebt sie, nimmt ihr Spieler alle Karten, die dafür ins Arsenal gelegt wurden.
    .option2 = Alle zusammenrufen
    .effect2 = Jeder Spieler macht einen Infektionswurf für 1 eigenen Überlebenden seiner Wahl; wessen Überlebender ihn übersteht, nimmt 1 Karte seiner Wahl aus dem Arsenal. Chloes Spieler darf für den Rest des Spiels nicht um Karten bitten.
    .lasting = Du darfst die anderen nicht um Karten bitten.

ln-xr-the-tunnel = Der Tunnel
    .trigger = Einer deiner Überlebenden ist in der Kolonie.
    .story = Hinter dem Kessel ein Luftzug, der dort nichts zu suchen hat. Die Kerze neigt sich zu ihm, und die Hilflosen auch.
    .option1 = Nutzen
    .effect1 = Diese Karte liegt an einem zufälligen Standort. Kein Infektionswurf bei Bewegungen zwischen ihm und der Kolonie. Immer wenn dort Zombies dazukommen, wirf einen Würfel: Bei 3 oder mehr kommt auch 1 Zombie zur Kolonie.
    .option2 = Verschließen
    .effect2 = Entferne bis zu 2 hilflose Überlebende aus der Kolonie. Für jeden kommt 1 Bandit an einen zufälligen Standort.
    .lasting = Kein Infektionswurf bei Bewegungen zwischen dem Tunnel und der Kolonie. Kommen an seinem Standort Zombies dazu, kommt bei 3 oder mehr auch 1 zur Kolonie.

ln-xr-gia-najjar = Gia Najjar
    .trigger = Gia Najjar ist im Spiel und nicht verbannt, und ein Bandit ist im Spiel.
    .setup = Zuerst setzt Gias Spieler sie an einen Standort mit einem Banditen. Kein Infektionswurf.
    .story = Er sagt ihren Namen wie immer, langsam, als gehöre er ihm. Er hat ein Feuer, Essen, eine Waffe. Die Waffe hat er nie gebraucht.
    .option1 = Mit ihm gehen
    .effect1 = Gia verlässt das Spiel mit allem, was sie trägt. Die Moral sinkt nicht. Wo sie war, verschwindet 1 Bandit.
    .option2 = Sich wehren
    .effect2 = Setze Gia in die Kolonie. An jeden Standort mit einem freien Feld kommt 1 Bandit.
