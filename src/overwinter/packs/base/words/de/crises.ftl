base-crisis-fuel-shortage = Benzinknappheit
    .story = Der Generator hustet zweimal und verstummt. Im Dunkeln zählt jemand die Kanister, die uns bleiben.
    .fail = Die Moral sinkt um 2.

base-crisis-despair = Verzweiflung
    .story = Einige stehen morgens nicht mehr auf. Sie brauchen mehr als gute Worte, und zwar bald.
    .fail = Die Moral sinkt um 2.

base-crisis-horror-in-the-night = Schrecken in der Nacht
    .story = Etwas kreist bis zum Morgen um den Zaun, niemand schläft. Eine warme Mahlzeit könnte alle durch den nächsten Tag bringen.
    .fail = Die Moral sinkt um 2.

base-crisis-illness = Krankheit
    .story = Es beginnt mit einem Husten im Hinterzimmer. Am Abend ist die Hälfte der Betten belegt.
    .fail = Jeder Überlebende eines nicht verbannten Spielers erhält 1 normale Wunde. Dann sinkt die Moral um 1.

base-crisis-exhaustion = Erschöpfung
    .story = Die hier führen, haben drei Nächte am Stück Wache gehalten. Ihre Hände spüren die Kälte nicht mehr, und das ist ein schlechtes Zeichen.
    .fail = Die 5 Überlebenden mit dem höchsten Einflusswert unter den nicht verbannten Spielern erhalten je 1 Erfrierung; alle, wenn es weniger sind.

base-crisis-legions-of-death = Legionen des Todes
    .story = Vom Dach aus sieht es aus, als bewege sich das Tal. Mit Motoren könnten wir sie weglocken, wenn die Motoren liefen.
    .fail = Setzt 12 Zombies an die Kolonie, 2 an jeden Eingang.

base-crisis-strength-of-the-dead = Die Kraft der Toten
    .story = Sie drücken gegen die Bretter, Reihe hinter Reihe, und die Nägel geben langsam nach. Feuer hielte sie eine Nacht lang ab.
    .fail = Entfernt alle Barrikaden aus der Kolonie. Setzt dann 10 Zombies an die Kolonie.

base-crisis-unending-hordes = Endlose Horden
    .story = Einer fällt, und zwei weitere treten aus dem Schnee. Wir brauchen Besseres als Küchenmesser und Tischbeine.
    .fail = Setzt 8 Zombies an die Kolonie. Dann sinkt die Moral um 1.

base-crisis-zombie-surge = Zombieansturm
    .story = Jeder Posten meldet dasselbe, von allen Seiten. Was geflickt werden muss, muss heute geflickt werden.
    .fail = Setzt 6 Zombies an die Kolonie und 1 Zombie an jeden anderen Standort.

base-crisis-overpopulation = Überbevölkerung
    .story = Es gibt mehr Schüsseln als Suppe. Niemand spricht aus, wer ganz hinten in der Schlange steht.
    .fail = Die 2 Überlebenden mit dem niedrigsten Einflusswert unter den nicht verbannten Spielern werden getötet. Für jeden Tod sinkt die Moral wie üblich.

base-crisis-empty-pantry = Leere Vorratskammer
    .story = Auf der Liste war das Regal voll. Im Regal liegt Staub und ein Beutel Reis.
    .fail = Legt 1 Hungermarker in den Nahrungsvorrat. Dann sinkt die Moral um 1.

base-crisis-they-are-watching = Wir werden beobachtet
    .story = Hinter den Fenstern der Bücherei und des Supermarkts stehen Gesichter still und drehen sich nach uns um. Sie warten auf etwas.
    .fail = Setzt 3 Zombies an die Bücherei und 3 Zombies an den Supermarkt.

base-crisis-reorganization = Umstrukturierung
    .story = Wieder werden die Zimmerlisten neu geschrieben, und wer sich vertraut hat, sitzt an verschiedenen Tischen. Ein paar Reparaturen würden uns den Streit ersparen.
    .fail = Jeder nicht verbannte Spieler gibt 1 seiner Überlebenden, heimlich gewählt, an den nächsten nicht verbannten Spieler links von sich. Alle wechseln zugleich; Wunden und Ausrüstung bleiben bei ihnen. Dann sinkt die Moral um 1.

base-crisis-trouble-in-town = Unruhe in der Stadt
    .story = Beim Krankenhaus geht ein Alarm los und hört nicht auf. Mittags ist die Straße zu den Zapfsäulen voll von ihnen.
    .fail = Setzt 3 Zombies ans Krankenhaus und 3 Zombies an die Tankstelle.

base-crisis-overrun-streets = Überrannte Straßen
    .story = Die Wracks auf der Hauptstraße halten nicht mehr. Zwischen den Schulbussen kommen sie durch, einer nach dem anderen.
    .fail = Setzt 3 Zombies an die Schule und 3 Zombies an die Polizeiwache.

base-crisis-not-enough-for-everyone = Nicht genug für alle
    .story = Die Portionen werden vor aller Augen gewogen, und es reicht doch nicht. Jemand gibt seine weg und sagt, er habe schon gegessen.
    .fail = Der Überlebende mit dem niedrigsten Einflusswert unter den nicht verbannten Spielern wird getötet. Dann sinkt die Moral um 1, zusätzlich zum Verlust durch den Tod.

base-crisis-spoiled-stores = Verdorbene Vorräte
    .story = Seit Tagen läuft Schmelzwasser in den Keller. Was nicht bald dicht verschlossen ist, kann niemand mehr essen.
    .fail = Entfernt 3 Nahrung aus dem Vorrat, oder alles, wenn es weniger ist. Dann sinkt die Moral um 1.

base-crisis-burning-the-barricades = Barrikaden als Brennholz
    .story = Der Ofen hat die Stühle und die Türen geschluckt. Jetzt sehen alle auf die Bretter vor den Fenstern.
    .fail = Entfernt alle Barrikaden aus der Kolonie. Der Startspieler legt 1 Erfrierung auf einen Überlebenden seiner Wahl, der einem nicht verbannten Spieler gehört. Dann sinkt die Moral um 1.

base-crisis-crumbling-defences = Bröckelnde Verteidigung
    .story = Der Frost hat das Holz gespalten und die Schrauben gelöst, hier und in der ganzen Stadt. Jemand verletzt sich beim Zuhalten einer Tür.
    .fail = Entfernt alle Barrikaden von allen Standorten, auch aus der Kolonie. Dann legt der Startspieler 1 normale Wunde auf einen Überlebenden seiner Wahl, der einem nicht verbannten Spieler gehört.

base-crisis-snowed-in = Eingeschneit
    .story = Am Morgen öffnen sich die Türen vor einer weißen Wand. Ohne Benzin für den Schneepflug kommt hier niemand weg.
    .fail = In der nächsten Runde dürfen sich Überlebende nicht verbannter Spieler nicht bewegen, außer eine Benzinkarte oder eine andere Wirkung hebt den Infektionswurf der Bewegung auf. Von Karten erzwungene Bewegungen finden trotzdem statt.
