item-box-of-bullets = Munitionskiste
    .text = Eure Kolonie bekommt 3 Munition. Danach wird die Karte aus dem Spiel entfernt.

item-scoped-rifle = Zielfernrohrgewehr
    .text = Im Kampf bringen die Waffen dieses Überlebenden 2 Stärke statt 1.

item-flak-vest = Splitterweste
    .text = In jedem Kampf zählt die erste Wunde nicht, die dieser Überlebende bekäme.

item-white-flag = Weiße Fahne
    .text = Wähle einen Standort mit einem deiner Überlebenden: Dort wird in dieser Runde nicht gekämpft. Danach wird die Karte aus dem Spiel entfernt.

item-flash-grenade = Blendgranate
    .text = Wähle einen Standort mit einem deiner Überlebenden: Kommt es dort in dieser Runde zum Kampf, werfen die Feinde keinen Kampfwürfel. Danach wird die Karte aus dem Spiel entfernt.

item-bullhorn = Flüstertüte
    .text = In einem Kampf, an dem dieser Überlebende teilnimmt, darf euer Anführer die Taktik wechseln, wenn beide aufgedeckt sind. Nicht zu Wachsamkeit.

item-chainsaw = Kettensäge
    .text = Wenn dieser Überlebende angreift, töte 2 Zombies statt 1, mit 1 Infektionswurf. Lege dort 1 Geräuschmarker hin; in einer Kolonie kommt stattdessen 1 Zombie.

item-crossbow = Armbrust
    .text = Töte 1 Zombie am Standort dieses Überlebenden, ohne Würfel. Ein Infektionswurf folgt.

item-nail-bat = Nagelkeule
    .text = Wenn dieser Überlebende angreift, ist sein Angriffswert um 1 niedriger. Nie unter 1.

item-riot-shield = Schutzschild
    .text = Würfelt dieser Überlebende nach dem Töten eines Zombies eine Wunde, zählt sie nicht. Wirf dann einen Würfel: Bei 1 ist der Schild endgültig hin.

item-flare-gun = Signalpistole
    .text = Bewege bis zu 3 Zombies von einem Standort auf freie Eingangsfelder eines anderen.

item-snowshoes = Geflochtene Schneeschuhe
    .text = Bekäme dieser Überlebende durch eine Bewegung eine Erfrierung, geschieht nichts.

item-rope-ladder = Strickleiter
    .text = Dieser Überlebende darf sich an einen vollen Standort bewegen, wenn zuvor ein anderer deiner Überlebenden von dort in die Kolonie gesetzt wird.

item-lock-picks = Dietriche
    .text = Dieser Überlebende darf mit jedem Würfel durchsuchen.

item-sandbags = Sandsäcke
    .text = Lege 2 Barrikaden auf leere Eingangsfelder an einem Standort, an dem du einen Überlebenden hast; nur 1, wenn nur 1 Feld leer ist.

item-portable-stove = Campingkocher
    .text = Die erste Nahrungskarte, die du in einer Runde als Nahrung ausspielst, bringt 1 Nahrung mehr.

item-jerrycan = Benzinkanister
    .text = Spiele ihn aus, wenn du einen deiner Überlebenden bewegst: kein Infektionswurf. Ein anderer deiner Überlebenden von dort darf mit, wenn Platz ist, ebenfalls ohne Wurf.

item-antifreeze = Frostschutz
    .text = Entferne je 1 Erfrierung von bis zu 2 Überlebenden an einem Standort.

item-tinned-peaches = Dosenpfirsiche
    .text = Lege 2 Nahrung in den Vorrat.

item-sack-of-oats = Sack Hafer
    .text = Lege 3 Nahrung in den Vorrat. Die oberste Karte eines zufälligen Objektstapels kommt auf den Müll.

item-dog-food = Hundefutter
    .text = Wähle eins: Lege 2 Nahrung in den Vorrat; oder entferne alle Wunden und Erfrierungen von einem Tier.
    .way-food = 2 Nahrung in den Vorrat.
    .way-feed = Ein Tier satt füttern.

item-chocolate = Schokolade
    .text = Lege 1 Nahrung in den Vorrat und entferne 1 Verzweiflung von einem deiner Überlebenden in der Kolonie.

item-strong-painkillers = Starke Schmerzmittel
    .text = Entferne 1 Wunde oder Erfrierung von einem Überlebenden. Einmal in diesem Zug darf er mit einem beliebigen Würfel angreifen.

item-suture-kit = Nähbesteck
    .text = Entferne bis zu 2 Wunden von einem Überlebenden; keine Erfrierung, keine Verzweiflung. Lege 1 Geräuschmarker an seinen Standort, in einer Kolonie keinen. Es tut weh.

item-caffeine-pills = Koffeintabletten
    .text = Nimm 1 deiner benutzten Aktionswürfel zurück und wirf ihn: Er ist wieder unbenutzt.

item-bird-guide = Vogelkunde
    .text = Sieh dir die oberste Karte des Objektstapels am Standort dieses Überlebenden an. Nur du siehst sie.

item-town-map = Stadtplan
    .text = Sieh dir die obersten 4 Karten des Objektstapels eines Standorts an. Nimm 1 und lege die anderen in beliebiger Reihenfolge zurück.

item-drill-manual = Ausbildungshandbuch
    .text = Wirf beliebig viele deiner unbenutzten Würfel neu, jeden einmal. Die neuen Ergebnisse gelten.

item-picture-book = Bilderbuch
    .text = Bis zu 2 aufsässige hilflose Überlebende werden ruhig. Ist keiner aufsässig und sind mindestens 3 hilflose Überlebende in der Kolonie, braucht sie heute Nacht 1 Nahrung weniger.

item-runaway = Ausreißer
    .text = Ziehe den obersten Überlebenden vom Stapel: Er schließt sich in der Kolonie deiner Gruppe an. Dort muss ein Feld frei sein.

item-refugee-family = Flüchtlingsfamilie
    .text = Ziehe 2 Überlebende, wähle 1, der sich in der Kolonie deiner Gruppe anschließt, und mische den anderen zurück. 1 hilfloser Überlebender kommt mit. Für beide müssen Felder frei sein.

item-odds-and-ends = Krimskrams
    .text = Ziehe die oberste Karte des Objektstapels eines zufälligen Standorts.
