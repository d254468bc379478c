place-raxxon = Raxxon
    .at = bei Raxxon
    .to = zu Raxxon

ln-exp-claw = Klauenmann
    .text = 1: 2 Wunden. 2 oder 3: 1 Wunde. 4 oder 5: getötet, 1 Wunde. 6: getötet.
    .story = Tag vier. Er nahm die Gitterstange für eine Hand und schüttelte sie. Die Stange ist noch da. Die Hand des Wärters nicht.
    .line1 = 2 Wunden für den Angreifer.
    .line2 = 1 Wunde für den Angreifer.
    .line3 = Er stirbt. 1 Wunde für den Angreifer.
    .line4 = Er stirbt.

ln-exp-hunter = Jäger
    .text = 1 oder 2: 1 Wunde, dann geht er zu einem zufälligen Standort, wenn dort ein Eingangsfeld frei ist. 3: Er geht nur. 4 bis 6: getötet.
    .story = Tag neunzehn. Er hat gelernt, neben der Tür zu warten. Er kennt unsere Schritte. Er weiß, wer von uns langsam ist.
    .line1 = 1 Wunde für den Angreifer. Er läuft zu einem Ort, den ein Würfel nennt.
    .line2 = Er läuft zu einem Ort, den ein Würfel nennt.
    .line3 = Er stirbt.

ln-exp-collector = Sammler
    .text = 1 oder 2: Er nimmt 1 Ausrüstung des Angreifers, sonst eine zufällige Handkarte, sonst 1 Wunde. 3: nichts. 4 bis 6: getötet. Wer ihn tötet, nimmt seine Karten.
    .story = Tag elf. Er frisst nicht. Er nimmt: eine Uhr, einen Stift, einen Ausweis. Abends ordnet er sie danach, wem sie gehörten.
    .line1 = Er nimmt 1 Ausrüstung des Angreifers, sonst eine zufällige Handkarte, sonst gibt es 1 Wunde.
    .line2 = Nichts.
    .line3 = Er stirbt. Wer ihn tötet, nimmt, was er hatte.

ln-exp-frostwalker = Frostwandler
    .text = 1 oder 2: 1 Erfrierung. 3: getötet, 1 Erfrierung. 4 bis 6: getötet.
    .story = Tag dreißig. Die Kältekammer sollte ihn ruhigstellen. Er atmet darin. Das Thermometer steht still.
    .line1 = 1 Erfrierung für den Angreifer.
    .line2 = Er stirbt. 1 Erfrierung für den Angreifer.
    .line3 = Er stirbt.

ln-exp-colossus = Koloss
    .text = Er braucht 2 Treffer. 1: 2 Wunden. 2: Er zerstört 1 Barrikade oder Falle an seinem Eingang, sonst 1 Wunde. 3 bis 5: 1 Treffer. 6: 2 Treffer.
    .story = Tag zwei. Wir gaben ihm die breite Tür. Er brauchte keine Tür.
    .line1 = 2 Wunden für den Angreifer.
    .line2 = Er zerstört 1 Barrikade oder Falle an seinem Eingang, sonst gibt es 1 Wunde.
    .line3 = 1 Treffer.
    .line4 = 2 Treffer.

ln-exp-screecher = Kreischer
    .text = 1 oder 2: 2 Zombies kommen hierher. 3: getötet, 1 Zombie kommt. 4 bis 6: getötet.
    .story = Tag neun. Er ruft, und von der Straße antwortet etwas. Wir schreiben nicht mehr auf, wie viele.
    .line1 = 2 Zombies kommen hierher.
    .line2 = Er stirbt. 1 Zombie kommt hierher.
    .line3 = Er stirbt.

ln-exp-plague-carrier = Seuchenträgerin
    .text = 1: Alle anderen Überlebenden hier machen einen Infektionswurf, der niedrigste Einfluss zuerst. 2: Der Angreifer würfelt noch einmal. 3: getötet, der Angreifer würfelt noch einmal. 4 bis 6: getötet.
    .story = Tag sechs. Niemand hat sie berührt. Vier von uns husten, und der fünfte hat aufgehört.
    .line1 = Alle anderen Überlebenden hier machen einen Infektionswurf, der niedrigste Einfluss zuerst.
    .line2 = Der Angreifer macht noch einen Infektionswurf.
    .line3 = Sie stirbt. Der Angreifer macht noch einen Infektionswurf.
    .line4 = Sie stirbt.

ln-exp-hydra = Hydra
    .text = 1 bis 3: 1 Zombie kommt hierher. 4: getötet, 2 Zombies kommen. 5 oder 6: getötet.
    .story = Tag fünfzehn. Wir haben ein Stück zur Untersuchung entnommen. Am Morgen waren es zwei.
    .line1 = 1 Zombie kommt hierher.
    .line2 = Sie stirbt. 2 Zombies kommen hierher.
    .line3 = Sie stirbt.

ln-exp-reaper = Schnitterin
    .text = 1: Der Angreifer stirbt. 2: 2 Wunden. 3: getötet, 1 Wunde. 4 bis 6: getötet.
    .story = Tag eins. Einen Tag zwei gibt es in diesem Buch nicht.
    .line1 = Der Angreifer stirbt.
    .line2 = 2 Wunden für den Angreifer.
    .line3 = Sie stirbt. 1 Wunde für den Angreifer.
    .line4 = Sie stirbt.

ln-exp-spewer = Speier
    .text = 1 oder 2: Alle hier bekommen 1 Wunde. 3 oder 4: nichts. 5 oder 6: getötet.
    .story = Tag sieben. Das Glas war für Säure gemacht. Jemand hätte fragen sollen, für wie viel.
    .line1 = Alle hier bekommen 1 Wunde.
    .line2 = Nichts.
    .line3 = Er stirbt.

ln-exp-stinker = Stinker
    .text = Wo er steht, kann niemand durchsuchen. 1: 1 Verzweiflung. 2: Der Angreifer flieht in die Kolonie, wenn dort Platz ist. 3 bis 6: getötet.
    .story = Tag zwölf. Die Masken helfen nicht. Zwei von der Nachtschicht setzten sich draußen in den Schnee und blieben dort.
    .line1 = 1 Verzweiflung für den Angreifer.
    .line2 = Der Angreifer flieht in die Kolonie, wenn dort Platz ist.
    .line3 = Er stirbt.

ln-exp-siren = Sirene
    .text = 1 oder 2: Der Überlebende mit dem niedrigsten Einfluss in der Kolonie kommt hierher, wenn Platz ist. 3: 1 Verzweiflung. 4 bis 6: getötet.
    .story = Tag einundzwanzig. Sie singt mit der Stimme dessen, der zuhört. Die Tür wurde von unserer Seite geöffnet.
    .line1 = Wer in der Kolonie den niedrigsten Einfluss hat, kommt hierher, wenn Platz ist.
    .line2 = 1 Verzweiflung für den Angreifer.
    .line3 = Sie stirbt.

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
    .goal-normal = Mindestens 2 Experimente sind eingedämmt, und höchstens 2 besondere Zombies sind im Spiel.
    .goal-hardcore = Mindestens 2 Experimente sind eingedämmt, und höchstens 2 besondere Zombies sind im Spiel.

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

ln-xr-blues-signs = Zeichen
    .trigger = Blue ist im Spiel und nicht verbannt.
    .story = Blue zupft dich am Ärmel und macht das Zeichen für Essen, dann eines, das ihr niemand beigebracht hat.
    .option1 = Ihr folgen
    .effect1 = Setze Blue und 1 weiteren Überlebenden ihres Spielers an denselben zufälligen Standort, wenn beide Platz haben. Ihr Spieler zieht 2 Karten von dessen Objektstapel.
    .option2 = Drinnen behalten
    .effect2 = Setze Blue in die Kolonie, wenn ein Feld frei ist. Entferne alle ihre Wunden, Erfrierungen und Verzweiflung. Bis zum Ende der nächsten Runde kann sie die Kolonie nicht verlassen.
    .lasting = Blue kann die Kolonie nicht verlassen.

ln-xr-keycard = Schlüsselkarte
    .trigger = Einer deiner Überlebenden hat gerade bei Raxxon durchsucht.
    .story = Die Karte hängt noch am Band, das Band am Besitzer. Das Foto lächelt. Am Tresorraum zeigt das Lesegerät ein kleines grünes Licht.
    .option1 = Den Tresor öffnen
    .effect1 = Ziehe bei Raxxon 2 weitere Karten. Dann mache 2 Infektionswürfe für den, der durchsucht hat.
    .option2 = Das Protokoll lesen
    .effect2 = Sieh dir die obersten 2 Experimente an und lege sie in beliebiger Reihenfolge zurück.

ln-xr-voices-in-the-vents = Stimmen im Schacht
    .trigger = Einer deiner Überlebenden ist bei Raxxon.
    .story = In der Lüftung zählt jemand, leise, bis zehn, und fängt von vorn an.
    .option1 = Antworten
    .effect1 = Zu Raxxon kommen 2 Zombies. Hat die Kolonie ein freies Feld, kommt 1 hilfloser Überlebender dorthin, und die Moral steigt um 1.
    .option2 = Den Schacht versiegeln
    .effect2 = Lege 1 Barrikade bei Raxxon, wenn ein Eingangsfeld frei ist. Der Überlebende erhält 1 Verzweiflung.

ln-xr-white-pill = Die weiße Pille
    .trigger = Einer deiner Überlebenden hat mindestens 2 Wunden jeder Art und keine Nebenwirkung.
    .story = Sie fiel aus dem Futter eines gestohlenen Mantels, ein Streifen für zehn. Neun fehlen, und der Mantel war lange getragen.
    .option1 = Schlucken
    .effect1 = Entferne alle Wunden, Erfrierungen und Verzweiflung des Überlebenden. Dann wirf einen Würfel: Bei 1 bis 3 erhält er eine zufällige Nebenwirkung, die niemand hat.
    .option2 = Ausspucken
    .effect2 = Nichts passiert.

ln-xr-failed-lock = Defektes Schloss
    .trigger = Du hast gerade einen Würfel bei Raxxon abgelegt.
    .story = Das Schloss summt, nimmt die Zahl, denkt darüber nach und gibt sie zurück.
    .option1 = Aufbrechen
    .effect1 = Drehe 1 deiner Würfel bei Raxxon auf eine beliebige Zahl. Dein Überlebender mit dem niedrigsten Einfluss dort erhält 1 Wunde.
    .option2 = Zurückziehen
    .effect2 = Nimm 1 deiner Würfel von Raxxon zurück, unbenutzt, wie er liegt.

ln-xr-emmas-notes = Emmas Notizen
    .trigger = Emma Han ist im Spiel und nicht verbannt.
    .story = Emma schreibt auf jedes Papier, klein und aufrecht, und unterstreicht nichts. Man muss wissen, wo man hinsieht.
    .option1 = Studieren
    .effect1 = Emmas Spieler legt 1 unbenutzten Würfel bei Raxxon ab, auf eine beliebige Zahl gedreht, auch ohne Überlebenden dort.
    .option2 = Veröffentlichen
    .effect2 = Jeder Spieler darf sich die obersten 2 Karten 1 Objektstapels ansehen und in beliebiger Reihenfolge zurücklegen.

ln-xr-specimen = Probe
    .trigger = Einer deiner Überlebenden hat gerade einen besonderen Zombie getötet.
    .story = Ein Stück davon bewegt sich noch im Glas. Nicht viel. Genug, um zu wissen, wo oben ist.
    .option1 = Abfüllen
    .effect1 = Behalte diese Karte. Einmal darfst du sie zu Beginn einer Koloniephase ablegen: Das oberste Experiment ist eingedämmt, ohne Würfel und ohne Abstimmung.
    .option2 = Verbrennen
    .effect2 = Entferne bis zu 3 Zombies dort, wo er getötet wurde. Die Moral steigt um 1.
    .lasting = Einmal zu Beginn einer Koloniephase: Das oberste Experiment ist eingedämmt.

ln-xr-quarantine = Quarantäne
    .trigger = Einer deiner Überlebenden ist in der Kolonie, und ein besonderer Zombie ist im Spiel.
    .story = Zwei stehen vor dem Tor und schwören, sie seien sauber. Jemand drinnen muss sie dabei ansehen.
    .option1 = Die Tore schließen
    .effect1 = Bis zum Ende der Runde bewegt sich niemand in die Kolonie oder aus ihr heraus. Heute Nacht kommen dort 4 Zombies weniger.
    .option2 = Offen bleiben
    .effect2 = Jeder Spieler mit einem Überlebenden in der Kolonie zieht 1 Karte an einem zufälligen Standort. Zur Kolonie kommen 2 Zombies.
    .lasting = Niemand bewegt sich in die Kolonie oder aus ihr heraus. Heute Nacht kommen dort 4 Zombies weniger.

ln-xr-lab-coat = Laborkittel
    .trigger = Einer deiner Überlebenden, nicht verbannt, ist gerade zu Raxxon gegangen.
    .story = Er hängt an der Tür, gebügelt, mit einem Namen über dem Herzen. Er passt beinahe.
    .option1 = Anziehen
    .effect1 = Dieser Überlebende macht nach dem Durchsuchen bei Raxxon keinen Infektionswurf, bis er eine Wunde erhält.
    .option2 = Die Taschen leeren
    .effect2 = Sieh dir die oberste Karte des Krankenhausstapels und die des Raxxon-Stapels an. Nimm 1, die andere kommt unter ihren Stapel.
    .lasting = Kein Infektionswurf nach dem Durchsuchen bei Raxxon, bis zur ersten Wunde.

ln-xr-wrong-patient = Der falsche Patient
    .trigger = Du hast gerade eine Medizinkarte auf einen Überlebenden ausgespielt.
    .story = Das Etikett ist ab. Es war die blaue Flasche, oder die andere blaue Flasche.
    .option1 = Fieber
    .effect1 = Wirf einen Würfel. 1 oder 2: Dieser Überlebende erhält eine zufällige Nebenwirkung, die niemand hat. 3 oder mehr: Entferne 1 weitere Wunde.
    .option2 = Zweite Meinung
    .effect2 = Lege 1 weitere Handkarte auf den Abfallstapel, ohne ihre Wirkung. Sonst passiert nichts.
