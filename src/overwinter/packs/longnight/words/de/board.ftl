place-colony = Kolonie
    .at = in der Kolonie
    .to = zur Kolonie

place-police-station = Polizeiwache
    .at = in der Polizeiwache
    .to = zur Polizeiwache

place-grocery-store = Supermarkt
    .at = im Supermarkt
    .to = zum Supermarkt

place-school = Schule
    .at = in der Schule
    .to = zur Schule

place-library = Bücherei
    .at = in der Bücherei
    .to = zur Bücherei

place-hospital = Krankenhaus
    .at = im Krankenhaus
    .to = zum Krankenhaus

place-gas-station = Tankstelle
    .at = an der Tankstelle
    .to = zur Tankstelle

symbol-weapon = Waffe
    .many = Waffen
    .card = Waffenkarte
    .cards = Waffenkarten

symbol-fuel = Benzin
    .many = Benzin
    .card = Benzinkarte
    .cards = Benzinkarten

symbol-education = Bildung
    .many = Bildung
    .card = Bildungskarte
    .cards = Bildungskarten

symbol-food = Nahrung
    .many = Nahrung
    .card = Nahrungskarte
    .cards = Nahrungskarten

symbol-medicine = Medikament
    .many = Medikamente
    .card = Medikamentenkarte
    .cards = Medikamentenkarten

symbol-tool = Werkzeug
    .many = Werkzeuge
    .card = Werkzeugkarte
    .cards = Werkzeugkarten

symbol-survivor = Überlebender
    .many = Überlebende
    .card = Überlebendenkarte
    .cards = Überlebendenkarten

pack-longnight = Winter der Toten: Die lange Nacht
