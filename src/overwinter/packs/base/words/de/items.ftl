item-food-1 = Nahrung 1
    .text = Lege 1 Nahrung in den Vorrat.

item-food-2 = Nahrung 2
    .text = Lege 2 Nahrung in den Vorrat.

item-food-3 = Nahrung 3
    .text = Lege 3 Nahrung in den Vorrat.

item-junk = Krempel
    .text = Würfle 1 deiner unbenutzten Würfel neu. Das neue Ergebnis gilt.

item-fuel = Benzin
    .text = Spiele diese Karte aus, wenn du einen deiner Überlebenden bewegst: Für diese Bewegung entfällt der Infektionswurf.

item-medicine = Medikament
    .text = Entferne 1 Wunde beliebiger Art von einem deiner Überlebenden, gleich wo, oder von einem fremden, der am selben Standort ist wie einer von deinen. Nach der tödlichen Wunde ist es zu spät.

item-pistol = Pistole
    .text = Wenn dieser Überlebende angreift, entfällt der Infektionswurf.

item-sniper-rifle = Scharfschützengewehr
    .text = Dieser Überlebende tötet 1 Zombie an einem beliebigen Standort. Kein Würfel, kein Infektionswurf. Das ist kein Angriff.

item-shotgun = Schrotflinte
    .text = Wenn dieser Überlebende angreift, töte 2 Zombies statt 1. Kein Infektionswurf. Lege 1 Geräuschmarker an den Standort, wenn dort ein Geräuschfeld frei ist.

item-padlock = Vorhängeschloss
    .text = Lege 2 Barrikaden auf leere Eingangsfelder an einem Standort, an dem du einen Überlebenden hast; nur 1, wenn nur 1 Feld leer ist. Kein Würfel.

item-night-vision-goggles = Nachtsichtgerät
    .text = Immer wenn zu Beginn einer Runde die Aktionswürfel geworfen werden, wirfst du 1 Würfel mehr.

item-walkie-talkie = Funkgerät
    .text = Senke 1 unbenutzten Würfel eines anderen Spielers um 1, um 1 deiner unbenutzten Würfel um 1 zu erhöhen. Der fremde muss mindestens 2 zeigen, deiner höchstens 5.

item-outsider-1 = Außenseiter 1
    .text = Ziehe den obersten Überlebenden vom Stapel: Er schließt sich in der Kolonie deiner Gruppe an. Dort muss ein Feld frei sein. In der Verbannung: Er geht an einen anderen Standort mit freiem Feld. Danach wird die Karte aus dem Spiel entfernt.

item-outsider-2 = Außenseiter 2
    .text = Ziehe den obersten Überlebenden vom Stapel: Er schließt sich in der Kolonie deiner Gruppe an. Mit ihm kommt 1 hilfloser Überlebender. Dort müssen Felder für beide frei sein. In der Verbannung: kein hilfloser Überlebender, und er geht an einen anderen Standort mit freiem Feld. Danach wird die Karte aus dem Spiel entfernt.

item-outsider-3 = Außenseiter 3
    .text = Ziehe den obersten Überlebenden vom Stapel: Er schließt sich in der Kolonie deiner Gruppe an. Mit ihm kommen 2 hilflose Überlebende. Dort müssen Felder für alle 3 frei sein. In der Verbannung: keine hilflosen Überlebenden, und er geht an einen anderen Standort mit freiem Feld. Danach wird die Karte aus dem Spiel entfernt.

item-hammer = Hammer
    .text = Wenn dieser Überlebende verbarrikadiert, lege 2 Barrikaden an seinen Standort statt 1.

item-wrench = Schraubenschlüssel
    .text = Dieser Überlebende darf mit einem Würfel beliebiger Augenzahl angreifen.

item-switchblade = Klappmesser
    .text = Dieser Überlebende darf mit einem Würfel beliebiger Augenzahl angreifen.

item-snow-shoes = Schneeschuhe
    .text = Immer wenn dieser Überlebende eine Erfrierung erhalten würde, erhält er stattdessen eine normale Wunde.

item-rotten-flesh = Verfaultes Fleisch
    .text = Breitet sich eine Infektion aus, wird dieser Überlebende übersprungen. Ein Biss beim eigenen Infektionswurf zählt trotzdem.

item-blueprints-school = Bauplan: Schule
    .text = Wenn dieser Überlebende die Schule durchsucht, sieht er sich 1 Karte mehr an und behält 1 mehr: 2 statt 1.

item-blueprints-police-station = Bauplan: Polizeiwache
    .text = Wenn dieser Überlebende die Polizeiwache durchsucht, sieht er sich 1 Karte mehr an und behält 1 mehr: 2 statt 1.

item-blueprints-grocery-store = Bauplan: Supermarkt
    .text = Wenn dieser Überlebende den Supermarkt durchsucht, sieht er sich 1 Karte mehr an und behält 1 mehr: 2 statt 1.

item-blueprints-library = Bauplan: Bücherei
    .text = Wenn dieser Überlebende die Bücherei durchsucht, sieht er sich 1 Karte mehr an und behält 1 mehr: 2 statt 1.

item-blueprints-hospital = Bauplan: Krankenhaus
    .text = Wenn dieser Überlebende das Krankenhaus durchsucht, sieht er sich 1 Karte mehr an und behält 1 mehr: 2 statt 1.

item-blueprints-gas-station = Bauplan: Tankstelle
    .text = Wenn dieser Überlebende die Tankstelle durchsucht, sieht er sich 1 Karte mehr an und behält 1 mehr: 2 statt 1.

item-123-barricades = 1, 2, 3 Barrikaden
    .text = Wenn dieser Überlebende in deinem Zug in der Kolonie ist, lege dort 1 Barrikade ohne Würfel.

item-guide-to-leadership = Handbuch der Führung
    .text = Erhöhe 1 deiner unbenutzten Würfel um 1, nie über 6.

item-beginners-martial-arts = Kampfkunst für Anfänger
    .text = Wenn dieser Überlebende angreift, entfällt der Infektionswurf.

item-scissors = Schere
    .text = Töte 1 Zombie an einem Standort, an dem du einen Überlebenden hast. Kein Würfel, kein Infektionswurf. Das ist kein Angriff.

item-megaphone = Megafon
    .text = Bewege bis zu 4 Zombies von einem Standort auf leere Eingangsfelder eines anderen, an dem du einen Überlebenden hast. Zombies ohne leeres Feld bleiben, wo sie sind.

item-baseball-bat = Baseballschläger
    .text = Wenn dieser Überlebende angreift, darfst du 2 Zombies töten statt 1. Für jeden getöteten Zombie ein Infektionswurf.

item-jazzercise = Jazzercise: Eine Reise
    .text = Würfle 1 deiner unbenutzten Würfel neu. Das neue Ergebnis gilt.

item-survivors-cookbook = Kochbuch für Überlebende
    .text = Wenn dieser Überlebende in der Kolonie ist, lege 1 Nahrung in den Vorrat.

item-reading-lamp = Leselampe
    .text = Einer deiner Überlebenden greift an, ohne dass du einen Würfel ausgibst. Der Infektionswurf gilt wie sonst.

item-adrenaline-shot = Adrenalinspritze
    .text = Drehe 1 deiner unbenutzten Würfel auf eine Augenzahl deiner Wahl.

item-mop = Wischmopp
    .text = Wenn du Abfall entsorgst, entferne 5 Karten statt 3. Kommt nicht zu einer Fähigkeit hinzu, die schon 5 erlaubt.

item-flashlight = Taschenlampe
    .text = Wenn dieser Überlebende beim Durchsuchen Geräusche macht, sieh dir für diesen Geräuschmarker 3 weitere Karten an statt 1.

item-lighter = Feuerzeug
    .text = Wenn dieser Überlebende angreift, darfst du 1 Benzinkarte ohne ihre eigene Wirkung ausspielen, um 4 Zombies zu töten statt 1. Kein Infektionswurf.
