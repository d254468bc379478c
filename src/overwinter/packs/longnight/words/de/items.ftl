item-food-1-or-trade = Nahrung 1 oder Tausch
    .text = Wähle eins: Lege 1 Nahrung in den Vorrat; oder, mit Banditen, entferne 1 Banditen an einem Standort, an dem du einen Überlebenden hast. Tauschen ist kein Angriff.
    .way-food = 1 Nahrung in den Vorrat.
    .way-trade = Mit einem Banditen tauschen: Er geht.

item-food-2 = Nahrung 2
    .text = Lege 2 Nahrung in den Vorrat.

item-food-3 = Nahrung 3
    .text = Lege 3 Nahrung in den Vorrat.

item-fuel-or-fire = Benzin oder Feuer
    .text = Wähle eins: Spiele sie aus, wenn du einen deiner Überlebenden bewegst, dann entfällt der Infektionswurf; oder töte 1 Zombie an einem Standort, an dem du einen Überlebenden hast, ohne Infektionswurf. Das ist kein Angriff.
    .way-fire = Einen Zombie verbrennen.
    .way-move = Fahren.

item-junk-or-build = Krempel oder Bauen
    .text = Wähle eins: Würfle 1 deiner unbenutzten Würfel neu, das neue Ergebnis gilt; oder, mit Verbesserungen, lege 1 Marker auf eine unfertige Verbesserung.
    .way-junk = Einen Würfel neu werfen.
    .way-build = An einer Verbesserung bauen.

item-medicine = Medikament
    .text = Entferne 1 Wunde beliebiger Art von einem deiner Überlebenden, gleich wo, oder von einem fremden, der am selben Standort ist wie einer von deinen. Nach der tödlichen Wunde ist es zu spät.

item-outsider-1 = Außenseiter 1
    .text = Ziehe den obersten Überlebenden vom Stapel: Er schließt sich in der Kolonie deiner Gruppe an. Dort muss ein Feld frei sein. In der Verbannung: Er geht an einen anderen Standort mit freiem Feld. Danach wird die Karte aus dem Spiel entfernt.

item-outsider-2 = Außenseiter 2
    .text = Ziehe den obersten Überlebenden vom Stapel: Er schließt sich in der Kolonie deiner Gruppe an. Mit ihm kommt 1 hilfloser Überlebender. Dort müssen Felder für beide frei sein. In der Verbannung: kein hilfloser Überlebender, und er geht an einen anderen Standort mit freiem Feld. Danach wird die Karte aus dem Spiel entfernt.

item-outsider-3 = Außenseiter 3
    .text = Ziehe den obersten Überlebenden vom Stapel: Er schließt sich in der Kolonie deiner Gruppe an. Mit ihm kommen 2 hilflose Überlebende. Dort müssen Felder für alle 3 frei sein. In der Verbannung: keine hilflosen Überlebenden, und er geht an einen anderen Standort mit freiem Feld. Danach wird die Karte aus dem Spiel entfernt.

item-outsider-unruly = Unruhestifter
    .text = Ziehe 2 Überlebende, wähle 1, der sich in der Kolonie deiner Gruppe anschließt, und mische den anderen zurück. Mit ihm kommt 1 aufsässiger hilfloser Überlebender. Dort müssen Felder für beide frei sein. In der Verbannung: kein hilfloser Überlebender, und er geht an einen anderen Standort mit freiem Feld. Danach wird die Karte aus dem Spiel entfernt.

item-crowbar = Brecheisen
    .text = Wenn dieser Überlebende durchsucht, darf er sich ohne Geräusche 1 Karte mehr ansehen. Er behält trotzdem nur 1.

item-field-guide = Reiseführer
    .text = Sieh dir die obersten 3 Karten des Objektstapels eines Standorts geheim an und lege sie in beliebiger Reihenfolge zurück.

item-nail-board = Nagelbrett
    .text = Töte 1 Zombie am Standort eines deiner Überlebenden. Für diesen folgt ein Infektionswurf; ein Biss zählt als Wunde. Das ist kein Angriff.

item-pistol-or-threat = Pistole oder Drohung
    .text = Als Ausrüstung: Einmal pro Runde entfällt der Infektionswurf, wenn dieser Überlebende einen Zombie angreift. Oder, mit Banditen, ausgespielt: Entferne 1 Banditen an einem Standort, an dem du einen Überlebenden hast.
    .way-threat = Einem Banditen drohen: Er geht.
    .way-pistol = Als Ausrüstung.

item-riot-shotgun = Polizeiflinte
    .text = Wenn dieser Überlebende angreift, töte 2 Zombies statt 1. Kein Infektionswurf. Lege 1 Geräuschmarker an den Standort, wenn dort ein Geräuschfeld frei ist.

item-tear-gas = Tränengas
    .text = Bewege bis zu 3 Zombies vom Standort eines deiner Überlebenden auf leere Eingangsfelder an einem anderen Standort.

item-body-armor = Schutzweste
    .text = Einmal pro Runde zählt für diesen Überlebenden die erste Wunde durch einen Angriff, im Versteck oder bei einer Begegnung nicht.

item-handcuffs = Handschellen
    .text = Wähle eins: Beruhige 1 aufsässigen hilflosen Überlebenden; oder, mit Banditen, entferne 1 Banditen an einem Standort, an dem du einen Überlebenden hast, und nimm 1 Karte aus dem Arsenal, wenn es eine gibt.
    .way-calm = Jemanden beruhigen.
    .way-arrest = Einen Banditen festnehmen.

item-police-radio = Polizeifunk
    .text = Bewege einen Überlebenden eines anderen Spielers an den Standort dieses Überlebenden, wenn jener Spieler zustimmt und dort ein Feld frei ist. Infektionswurf wie bei jeder Bewegung.

item-blueprint-police-station = Bauplan: Polizeiwache
    .text = Wenn dieser Überlebende die Polizeiwache durchsucht, sieht er sich 1 Karte mehr an und behält 1 mehr: 2 statt 1.

item-blueprint-hospital = Bauplan: Krankenhaus
    .text = Wenn dieser Überlebende das Krankenhaus durchsucht, sieht er sich 1 Karte mehr an und behält 1 mehr: 2 statt 1.

item-blueprint-school = Bauplan: Schule
    .text = Wenn dieser Überlebende die Schule durchsucht, sieht er sich 1 Karte mehr an und behält 1 mehr: 2 statt 1.

item-blueprint-grocery-store = Bauplan: Supermarkt
    .text = Wenn dieser Überlebende den Supermarkt durchsucht, sieht er sich 1 Karte mehr an und behält 1 mehr: 2 statt 1.

item-blueprint-gas-station = Bauplan: Tankstelle
    .text = Wenn dieser Überlebende die Tankstelle durchsucht, sieht er sich 1 Karte mehr an und behält 1 mehr: 2 statt 1.

item-blueprint-library = Bauplan: Bücherei
    .text = Wenn dieser Überlebende die Bücherei durchsucht, sieht er sich 1 Karte mehr an und behält 1 mehr: 2 statt 1.

item-painkillers = Schmerzmittel
    .text = Entferne 2 Wunden oder Erfrierungen von einem Überlebenden oder je 1 von zwei Überlebenden am selben Standort.

item-antidepressants = Antidepressiva
    .text = Entferne 1 Verzweiflung von einem beliebigen Überlebenden.

item-first-aid-kit = Verbandskasten
    .text = Gib einen beliebigen Würfel aus: Entferne 1 Wunde oder Erfrierung von einem beliebigen Überlebenden am Standort dieses Überlebenden.

item-bone-saw = Knochensäge
    .text = Wenn dieser Überlebende angreift, darf der Würfel 1 unter dem Angriffswert liegen.

item-stretcher = Trage
    .text = Wenn sich dieser Überlebende bewegt, darf ein anderer deiner Überlebenden vom selben Standort, der sich noch nicht bewegt hat, mitkommen, wenn beide ein Feld finden. Nur für diesen Überlebenden folgt ein Infektionswurf.

item-sports-pads = Sportschoner
    .text = Eine Wunde bei einem Infektionswurf dieses Überlebenden zählt nach einer Bewegung oder einem Durchsuchen als leer.

item-hockey-stick = Hockeyschläger
    .text = Nachdem dieser Überlebende einen Zombie angegriffen hat, darfst du den Infektionswürfel einmal neu werfen. Das zweite Ergebnis gilt.

item-chemistry-set = Chemiekasten
    .text = Lege 1 Sprengfalle auf ein leeres Eingangsfeld an einem Standort, an dem du einen Überlebenden hast.

item-textbook = Lehrbuch
    .text = Drehe 1 deiner unbenutzten Würfel auf 5.

item-loudspeaker = Lautsprecher
    .text = Wenn dieser Überlebende Zombies anlockt, kommen bis zu 4 statt 2.

item-kitchen-knife = Küchenmesser
    .text = Wenn dieser Überlebende einen Zombie angreift, zählt eine Wunde oder Erfrierung beim Infektionswurf als leer.

item-shopping-cart = Einkaufswagen
    .text = Wenn dieser Überlebende durchsucht und sich 2 oder mehr Karten ansieht, darf er eine zweite behalten, wenn beide Nahrung sind.

item-cleaning-supplies = Putzmittel
    .text = Entferne bis zu 6 Karten des Abfallstapels aus dem Spiel und diese mit ihnen.

item-duct-tape = Klebeband
    .text = Wähle eins: Lege 2 Barrikaden auf leere Eingangsfelder an einem Standort, an dem du einen Überlebenden hast; oder, mit Verbesserungen, lege 2 Marker auf eine unfertige Verbesserung.
    .way-patch = 2 Barrikaden legen.
    .way-build = An einer Verbesserung bauen.

item-self-help-book = Selbsthilfebuch
    .text = Entferne 1 Verzweiflung von einem beliebigen Überlebenden.

item-preserving-book = Einmachbuch
    .text = Wenn du eine Nahrungskarte ausspielst, während dieser Überlebende in der Kolonie ist, lege 1 Nahrung mehr in den Vorrat.

item-carpentry-manual = Handbuch Zimmerei
    .text = Wenn dieser Überlebende verbarrikadiert, lege 2 Barrikaden statt 1. Mit Verbesserungen außerdem: In der Kolonie darf er einen beliebigen Würfel ausgeben, um 1 Marker auf eine unfertige Verbesserung zu legen. Beides je einmal pro Runde.

item-trap-handbook = Fallensteller-Handbuch
    .text = Mache 1 Barrikade an einem Standort, an dem du einen Überlebenden hast, zur Sprengfalle.

item-survival-guide = Überleben im Winter
    .text = Eine Erfrierung bei einem Infektionswurf dieses Überlebenden zählt als Wunde.

item-city-archive = Stadtarchiv
    .text = Suche im Objektstapel eines Standorts 1 Karte, die als Ausrüstung dient, und nimm sie auf die Hand. Mische den Stapel.

item-magnifier = Lupe
    .text = Wenn dieser Überlebende durchsucht, darf er die erste Karte unter den Stapel legen und ohne Geräusche eine andere ziehen.

item-lighter = Feuerzeug
    .text = Wenn dieser Überlebende angreift, darfst du 1 Benzinkarte ohne ihre eigene Wirkung ausspielen, um 4 Zombies zu töten statt 1. Kein Infektionswurf.

item-toolbox = Werkzeugkasten
    .text = Nachdem dieser Überlebende verbarrikadiert hat, wirf einen Würfel: Bei 4 oder mehr bekommst du den ausgegebenen Würfel unbenutzt zurück. Mit Verbesserungen außerdem: Wenn du Marker auf eine Verbesserung legst, während er in der Kolonie ist, wirf einen Würfel: Bei 4 oder mehr lege 1 mehr. Beides je einmal pro Runde.

item-gas-can-bomb = Kanisterbombe
    .text = Entferne alle Zombies an einem Eingang am Standort eines deiner Überlebenden. Wirf für jeden Überlebenden dort einen Würfel: Bei 1 erhält er 1 Wunde.

item-tire-iron = Radkreuz
    .text = Der Angriffswert dieses Überlebenden ist um 1 niedriger, wenn er angreift, nie unter 1. Wird er angegriffen, gilt der aufgedruckte.

item-blueprint-headquarters = Bauplan der Firmenzentrale
    .text = Wenn dieser Überlebende bei Raxxon durchsucht, sieh dir 1 Karte mehr an und behalte 1 mehr.

item-pulse-cannon = Pulskanone
    .text = Zweimal pro Runde in deinem Zug: Setze einen Überlebenden vom Standort dieses Überlebenden irgendwohin, wo ein Feld frei ist (einen fremden nur, wenn sein Spieler zustimmt), oder einen Zombie von dort irgendwohin, wo ein Eingangsfeld frei ist. Keine Bewegung, kein Infektionswurf.
    .first = Einen Überlebenden.
    .second = Einen Zombie.

item-red-pill = Rote Pille
    .text = Wähle einen deiner Überlebenden und wirf einen Würfel. 1: 2 Wunden und Zittern. 2 oder 3: Nachtangst. 4 oder 5: Entferne alle seine Wunden und Erfrierungen. 6: Ebenso, und Adrenalin.
    .on-1 = 2 Wunden und Zittern.
    .on-2-3 = Nachtangst.
    .on-4-5 = Alle Wunden und Erfrierungen verschwinden.
    .on-6 = Alle Wunden und Erfrierungen verschwinden. Dazu Adrenalin.

item-white-pill = Weiße Pille
    .text = Wähle einen deiner Überlebenden und wirf einen Würfel. 1 oder 2: Ansteckend. 3 oder 4: Entferne alle seine Verzweiflung. 5 oder 6: Ebenso, und Dickes Fell.
    .on-1-2 = Ansteckend.
    .on-3-4 = Alle Verzweiflung verschwindet.
    .on-5-6 = Alle Verzweiflung verschwindet. Dazu Dickes Fell.

item-yellow-pill = Gelbe Pille
    .text = Wähle einen deiner Überlebenden und wirf einen Würfel. 1 oder 2: Zittern. 3 oder 4: Erhöhe jeden deiner unbenutzten Würfel um 1, höchstens auf 6. 5 oder 6: Geschärfte Sinne.
    .on-1-2 = Zittern.
    .on-3-4 = Jeder deiner unbenutzten Würfel steigt um 1.
    .on-5-6 = Geschärfte Sinne.

item-black-pill = Schwarze Pille
    .text = Wähle einen deiner Überlebenden und wirf einen Würfel. 1: 3 Wunden. 2 oder 3: Nachtangst. 4 oder 5: Töte bis zu 3 Zombies an seinem Standort ohne Infektionswurf, aber keine besonderen. 6: Ebenso, und Adrenalin.
    .on-1 = 3 Wunden.
    .on-2-3 = Nachtangst.
    .on-4-5 = Bis zu 3 Zombies dort sterben, ohne Infektionswurf.
    .on-6 = Bis zu 3 Zombies dort sterben, ohne Infektionswurf. Dazu Adrenalin.

item-hazmat-suit = Schutzanzug
    .text = Wenn dieser Überlebende einen Biss würfelt, lege diese Karte auf den Abfallstapel: Der Wurf zählt als leer.

item-arc-rifle = Lichtbogengewehr
    .text = Wenn dieser Überlebende einen besonderen Zombie angreift, entfällt der Infektionswurf, und der Würfel der Begegnung zählt 1 mehr, höchstens 6.

item-cryo-grenade = Kältegranate
    .text = Töte bis zu 3 Zombies am Standort eines deiner Überlebenden ohne Infektionswurf, aber keine besonderen. Dieser Überlebende erhält 1 Erfrierung.

item-serum = Experimentelles Serum
    .text = Entferne alle Wunden, Erfrierungen und Verzweiflung von einem beliebigen Überlebenden, dann wirf einen Würfel. 1 oder 2: Er wird Ansteckend.

item-keycard = Sicherheitskarte
    .text = Wenn du einen Würfel bei Raxxon ablegst, darfst du ihn um 1 höher oder niedriger drehen.

item-exo-frame = Exoskelett
    .text = Dieser Überlebende darf sich zweimal pro Zug bewegen und macht den Infektionswurf erst nach der zweiten Bewegung. Nach einer einzigen macht er ihn am Ende des Zuges.

item-lab-notes = Labornotizen
    .text = Sieh dir die obersten 3 Experimente an und lege sie in beliebiger Reihenfolge zurück.
