place-raxxon = Raxxon
    .at = bei Raxxon
    .to = zu Raxxon

ln-exp-claw = Klauenmann
    .text = 1: 2 Wunden. 2 oder 3: 1 Wunde. 4 oder 5: getötet, 1 Wunde. 6: getötet.

ln-exp-hunter = Jäger
    .text = 1 oder 2: 1 Wunde, dann geht er zu einem zufälligen Standort, wenn dort ein Eingangsfeld frei ist. 3: Er geht nur. 4 bis 6: getötet.

ln-exp-collector = Sammler
    .text = 1 oder 2: Er nimmt 1 Ausrüstung des Angreifers, sonst eine zufällige Handkarte, sonst 1 Wunde. 3: nichts. 4 bis 6: getötet. Wer ihn tötet, nimmt seine Karten.

ln-exp-frostwalker = Frostwandler
    .text = 1 oder 2: 1 Erfrierung. 3: getötet, 1 Erfrierung. 4 bis 6: getötet.

ln-exp-colossus = Koloss
    .text = Er braucht 2 Treffer. 1: 2 Wunden. 2: Er zerstört 1 Barrikade oder Falle an seinem Eingang, sonst 1 Wunde. 3 bis 5: 1 Treffer. 6: 2 Treffer.

ln-exp-screecher = Kreischer
    .text = 1 oder 2: 2 Zombies kommen hierher. 3: getötet, 1 Zombie kommt. 4 bis 6: getötet.

ln-exp-plague-carrier = Seuchenträgerin
    .text = 1: Alle anderen Überlebenden hier machen einen Infektionswurf, der niedrigste Einfluss zuerst. 2: Der Angreifer würfelt noch einmal. 3: getötet, der Angreifer würfelt noch einmal. 4 bis 6: getötet.

ln-exp-hydra = Hydra
    .text = 1 bis 3: 1 Zombie kommt hierher. 4: getötet, 2 Zombies kommen. 5 oder 6: getötet.

ln-exp-reaper = Schnitterin
    .text = 1: Der Angreifer stirbt. 2: 2 Wunden. 3: getötet, 1 Wunde. 4 bis 6: getötet.

ln-exp-spewer = Speier
    .text = 1 oder 2: Alle hier bekommen 1 Wunde. 3 oder 4: nichts. 5 oder 6: getötet.

ln-exp-stinker = Stinker
    .text = Wo er steht, kann niemand durchsuchen. 1: 1 Verzweiflung. 2: Der Angreifer flieht in die Kolonie, wenn dort Platz ist. 3 bis 6: getötet.

ln-exp-siren = Sirene
    .text = 1 oder 2: Der Überlebende mit dem niedrigsten Einfluss in der Kolonie kommt hierher, wenn Platz ist. 3: 1 Verzweiflung. 4 bis 6: getötet.

ln-side-adrenaline = Adrenalin
    .text = Wer dich führt, würfelt mit 1 Würfel mehr.
    .lasting = Wer dich führt, würfelt mit 1 Würfel mehr.

ln-side-thick-skin = Dickes Fell
    .text = Eine Wunde auf dem Infektionswürfel zählt als nichts.
    .lasting = Eine Wunde auf dem Infektionswürfel zählt als nichts.

ln-side-sharp-senses = Geschärfte Sinne
    .text = Der Suchwert ist um 1 niedriger, mindestens 1.
    .lasting = Der Suchwert ist um 1 niedriger, mindestens 1.

ln-side-tremors = Zittern
    .text = Der Angriffswert ist um 1 höher, höchstens 6. Auch beim Getroffenwerden.
    .lasting = Der Angriffswert ist um 1 höher, höchstens 6. Auch beim Getroffenwerden.

ln-side-night-terrors = Nachtangst
    .text = Am Ende einer Runde ohne andere Überlebende am selben Standort: 1 Verzweiflung.
    .lasting = Am Ende einer Runde ohne andere Überlebende am selben Standort: 1 Verzweiflung.

ln-side-infectious = Ansteckend
    .text = Eine Erfrierung auf dem Infektionswürfel zählt als Biss.
    .lasting = Eine Erfrierung auf dem Infektionswürfel zählt als Biss.

ln-main-lockdown = Abriegelung
    .story = Hinter der letzten Tür kratzt etwas, geduldig, als hätte es den Mietvertrag gelesen. Schließt, was sich schließen lässt, und jagt, was herauskam.
    .goal-normal = Mindestens 3 Experimente sind eingedämmt, und kein besonderer Zombie ist im Spiel.
    .goal-hardcore = Mindestens 4 Experimente sind eingedämmt, und kein besonderer Zombie ist im Spiel.

ln-crisis-night-is-dark = Finster ist die Nacht
    .story = Der Generator hustet, und alle Magnetschlösser im Gebäude holen zugleich Luft.
    .fail = Die obersten 2 Experimente kommen nacheinander heraus. Für jedes, das fehlt, kommen 3 Zombies zur Kolonie.

ln-secret-lab-rat = Souvenirjäger
    .story = Jede Katastrophe hat ihren Andenkenladen. Du musstest nur die richtige Tür finden.
    .text = Du hast mindestens 2 Karten des Raxxon-Stapels auf der Hand und als Ausrüstung deiner Überlebenden zusammen.

ln-secret-raxxon-loyalist = Firmentreu
    .story = Du hast unterschrieben, und du hältst Wort. Das Produkt war nie die Heilung. Das Produkt war der Versuch.
    .text = Mindestens 2 besondere Zombies sind im Spiel, und du hast mindestens 1 Karte des Raxxon-Stapels auf der Hand oder als Ausrüstung deiner Überlebenden.

ln-blue = Blue
    .short = Blue
    .trade = Schimpansin
    .ability = Lege 1 deiner unbenutzten Würfel bei Raxxon ab, auf eine beliebige Zahl gedreht.
