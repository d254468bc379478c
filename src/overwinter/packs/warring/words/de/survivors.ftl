wc-bernadette-wilson = Bernadette Wilson
    .short = Bernadette
    .trade = Stadträtin
    .ability = Nur solange Bernadette deine Gruppe anführt: Drehe 1 deiner unbenutzten Würfel auf 6.

wc-george-coleman = George Coleman
    .short = George
    .trade = Vorarbeiter
    .ability = Nur solange George deine Gruppe anführt: Du wirfst 1 Aktionswürfel mehr.

wc-charlotte-ross = Charlotte Ross
    .short = Charlotte
    .trade = Taschendiebin
    .ability = An einem Eingang der feindlichen Kolonie: Sieh dir die Hand 1 Spielers dieser Kolonie an und nimm eine Karte deiner Wahl.

wc-honiahaka = Honiahaka
    .short = Honiahaka
    .trade = Vermittler
    .ability = Deine Stimme zählt bei jeder Abstimmung und jeder Wahl doppelt. Nicht in der Verbannung.

wc-huang-fen = Huang Fen
    .short = Huang Fen
    .trade = Austauschstudentin
    .ability = Solange mindestens 2 andere Überlebende deiner Kolonie an Huang Fens Standort sind, sind die Angriffs- und Suchwerte von allen dort, auch ihre, um 1 niedriger. Nie unter 1.

wc-the-enforcer = Eisenfaust
    .short = Eisenfaust
    .trade = Maskierter Rächer
    .ability = Wenn ein anderer Überlebender an seinem Standort Wunden oder Erfrierungen bekäme, darf Eisenfaust alle nehmen, die auf einmal kommen. Keinen Biss.

wc-scott-wheeler = Scott Wheeler
    .short = Scott
    .trade = Jäger
    .ability = Bewegt sich Scott an einen vollen Standort, kostet es 1 Munition weniger, einen Feind nach Hause zu schicken.

wc-hawk-wheeler = Hawk Wheeler
    .short = Hawk
    .trade = Späherin
    .ability = Sieh dir die obersten 2 Karten des Objektstapels an Hawks Standort an. Lass jede oben oder lege sie unter den Stapel. Das ist keine Durchsuchung.

wc-pastor-fitzpatrick = Pastor Fitzpatrick
    .short = Fitzpatrick
    .trade = Pastor
    .ability = Entferne 1 Wunde, Erfrierung oder Verzweiflung von einem anderen Überlebenden in der Kolonie.

wc-danica-walker = Danica Walker
    .short = Danica
    .trade = Rollerderby-Kapitänin
    .ability = Hat Danica mit einem Angriff einen Zombie getötet und blieb der Infektionswurf leer, darfst du an ihrem Standort 1 weiteren Zombie töten. Kein Würfel, kein Wurf.

wc-marcus-johnson = Marcus Johnson
    .short = Marcus
    .trade = Nachtwächter
    .ability = Das erste Geräusch, das Marcus beim Durchsuchen macht, hinterlässt keinen Marker.

wc-inez-calderon = Inez Calderon
    .short = Inez
    .trade = Patronenmacherin
    .ability = Solange Inez in eurer Kolonie ist, bekommt sie jede Nacht 1 Munition mehr.

wc-ruth-abernathy = Ruth Abernathy
    .short = Ruth
    .trade = Telefonistin
    .ability = Sie lässt in der Stadt ein Telefon klingeln: Bis zu 2 Zombies eines Standorts kommen auf freie Eingangsfelder eines anderen. Niemand würfelt, keine Barrikade bricht.

wc-theo-lindqvist = Theo Lindqvist
    .short = Theo
    .trade = Schlosser
    .ability = Nach einer Durchsuchung mit Theo darfst du die behaltene Karte unter den Stapel legen und stattdessen die oberste nehmen, ohne Geräusch.

wc-teodora-kovac = Teodora Kovac
    .short = Teodora
    .trade = Tierärztin
    .ability = Entferne an Teodoras Standort 1 Erfrierung von einem Überlebenden; oder 1 Wunde, Erfrierung oder Verzweiflung von einem Tier.
    .first = Eine Erfrierung.
    .second = Ein Tier versorgen.
