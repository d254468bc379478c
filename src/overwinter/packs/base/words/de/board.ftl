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

symbol-fuel = Benzin
    .many = Benzin

symbol-education = Bildung
    .many = Bildung

symbol-food = Nahrung
    .many = Nahrung

symbol-medicine = Medikament
    .many = Medikamente

symbol-tool = Werkzeug
    .many = Werkzeuge

symbol-survivor = Überlebender
    .many = Überlebende

pack-base = Winter der Toten: Ein Spiel mit dem Schicksal
