ln-crisis-vault = Der Schutzbunker
    .story = Die Stahltür hat einen Schlitz für eine Stimme, und die Stimme will wissen, wer wir sind. Nicht, was wir tragen. Wer wir sind.
    .fail = Setzt 6 Zombies an die Kolonie. Dann darf jeder Spieler in Zugreihenfolge dem Tisch ein persönliches Geheimnis erzählen, das nichts mit dem Spiel zu tun hat; setzt für jeden, der es nicht tut, 2 weitere Zombies an die Kolonie.
    .first = Dem Tisch ein eigenes Geheimnis erzählen.
    .second = Es behalten: 2 weitere Zombies an der Kolonie.

ln-crisis-medicine-shortage = Medikamentenmangel
    .story = Der Schrank ist abgeschlossen, weil nichts darin ist, und inzwischen wissen es alle. Die Stillen trifft es am härtesten.
    .fail = Jeder nicht verbannte Spieler gibt seinem Überlebenden mit dem niedrigsten Einflusswert 1 Verzweiflung.

ln-crisis-cabin-fever = Lagerkoller
    .story = Neun Tage Schnee an den Fenstern. Einer zählt laut die Schritte von Wand zu Wand, und ein anderer bittet ihn, damit aufzuhören.
    .fail = 2 Hilflose werden aufgebracht. Für jeden, bei dem das nicht geht, erhält der Überlebende mit dem niedrigsten Einflusswert in der Kolonie 1 Verzweiflung.

ln-crisis-black-ice = Blitzeis
    .story = In der Nacht hat es geregnet, am Morgen war der Regen fest. Wer draußen ist, bleibt länger draußen.
    .fail = Jeder nicht verbannte Spieler gibt einem seiner Überlebenden außerhalb der Kolonie 1 Erfrierung. Wer dort keinen hat, setzt 1 Zombie an die Kolonie.

ln-crisis-rotten-stores = Verdorbene Vorräte
    .story = Der Geruch war seit Tagen da. Wir dachten, es sei der Abfluss.
    .fail = Die Hälfte der Nahrung im Vorrat ist weg, aufgerundet. War keine da, legt 1 Hungermarker in den Vorrat; dafür sinkt die Moral jetzt nicht.

ln-crisis-broken-fence = Durchbrochener Zaun
    .story = Ein Pfosten neigt sich, und der nächste lehnt an ihm. Mit dem richtigen Werkzeug wäre es die Arbeit eines Nachmittags.
    .fail = Der Startspieler entfernt 4 Barrikaden oder Fallen aus der Kolonie; Fallen lösen dabei nicht aus. Setzt für jede fehlende 1 Zombie an die Kolonie.

ln-crisis-strangers = Fremde am Tor
    .story = Zwei Tage sind sie auf unseren Rauch zugelaufen. Einer von ihnen hört nicht auf zu schreien.
    .fail = Setzt 1 Hilflosen und 1 Aufgebrachten in die Kolonie. Für jeden, der keinen Platz findet, sinkt die Moral um 1.

ln-crisis-armory = Geplünderte Waffenkammer
    .story = Das Schloss ist heil, die Scharniere sind es nicht. Uns bleibt, was wir mit ins Bett genommen haben.
    .fail = Jeder nicht verbannte Spieler entfernt 1 Karte, mit der einer seiner Überlebenden ausgerüstet ist, aus dem Spiel. Wer keine hat, gibt einem seiner Überlebenden 1 Wunde.

ln-crisis-sickbed = Krankenlager
    .story = Es geht von Pritsche zu Pritsche, und es beginnt bei denen, die niemand fragt, wie es ihnen geht.
    .fail = Die 3 Überlebenden mit dem niedrigsten Einflusswert in der Kolonie erhalten je 1 Wunde.

ln-crisis-howling-wind = Heulender Wind
    .story = Der Wind trägt unsere Stimmen in jede Straße der Stadt, und die Stadt antwortet.
    .fail = Setzt 2 Zombies an jeden der Standorte 1 bis 6.

ln-crisis-toxic-leak = Giftgasleck
    .story = Ein gelber Dunst liegt in den tiefen Straßen und gefriert nicht. Wer vorausgeht, atmet ihn zuerst.
    .fail = Jeder nicht verbannte Spieler macht einen Infektionswurf für seinen Überlebenden mit dem niedrigsten Einflusswert.

ln-crisis-bad-water = Verseuchtes Wasser
    .story = Der Brunnen schmeckt nach Eisen, dann nach etwas anderem. Erst flüstern sie, dann werfen sie die Becher.
    .fail = Alle Hilflosen werden aufgebracht. Wurde es keiner, sinkt die Moral um 1.

ln-crisis-mourning = Trauer
    .story = Für Kreuze haben wir keine Bretter mehr. Die, die befohlen haben, stehen am längsten vor der Reihe der Steine.
    .fail = Die Moral sinkt um 1. Liegen mindestens 3 Überlebende auf dem Friedhof, erhält der Gruppenanführer jedes nicht verbannten Spielers 1 Verzweiflung.

ln-crisis-lost-patrol = Verschollene Patrouille
    .story = Um vier stieg die Leuchtkugel auf, erst grün, dann rot. Wofür rot stand, weiß hier keiner mehr.
    .fail = Setzt an den Standort außerhalb der Kolonie mit den meisten Überlebenden (bei gleich vielen an den mit der niedrigsten Nummer) 3 Zombies; dann erhält jeder Überlebende dort 1 Wunde. Ist niemand draußen, setzt 6 Zombies an die Kolonie.

ln-crisis-power-struggle = Machtkampf
    .story = Heute Morgen hängen zwei Dienstpläne an der Tür. Beide sind unterschrieben.
    .fail = Der Überlebende mit dem höchsten Einflusswert in der Kolonie erhält 1 Verzweiflung; ist dort niemand, sinkt die Moral um 1. Dann sinkt die Moral um 1.

ln-crisis-rubbish = Müllberge
    .story = Jedes Haus, das wir durchsuchen, lässt einen weiteren Haufen zurück, und die Haufen beginnen zu dampfen.
    .fail = Legt die oberste Karte jedes Objektstapels der Standorte 1 bis 6 in den Abfall.

ln-crisis-power-failure = Stromausfall
    .story = Eine Lampenreihe nach der anderen geht aus, und mit ihnen, was wir in ihrem Licht halb gebaut hatten.
    .fail = Alle Arbeit an unfertigen Verbesserungen ist verloren. Gab es keine, sinkt die Moral um 1.

ln-crisis-sabotage = Sabotage
    .story = Jemand wusste, welche Schraube man nehmen muss. Von den Toten war es keiner.
    .fail = Der Startspieler wählt 1 fertige Verbesserung; sie ist wieder unfertig, ohne Arbeit daran. Gibt es keine, sinkt die Moral um 1.
