### Das Versteck und die geheimen Ziele des Einsamen Wolfs.

place-den = Das Versteck
    .at = im Versteck
    .to = ins Versteck

wc-wolf-kingmaker = Königsmacher
    .story = Am ersten Abend hast du dir eine ausgesucht, nach dem Rauch ihrer Feuer. Sie werden nie erfahren, wem sie zu danken haben.
    .text = Eine Kolonie ist heimlich notiert. Am Ende hat sie das gemeinsame Ziel erreicht und die andere nicht, und du hast mindestens 2 Aufträge erledigt.
    .setup = 2 Nahrung ins Versteck.

wc-wolf-balance = Das Gleichgewicht
    .story = Solange sie miteinander zu tun haben, sucht niemand nach dir. Keine darf siegen, keine untergehen.
    .text = Am Ende haben beide Kolonien mindestens 1 Moral und unterscheiden sich um höchstens 1, und du hast mindestens 3 Aufträge erledigt.
    .setup = 3 Nahrung ins Versteck.

wc-wolf-hoarder = Hamsterer
    .story = Ein Winter ist zu Ende, wenn der Schrank leer ist. Deiner wird es nicht sein.
    .text = Am Ende liegen mindestens 4 Nahrung im Versteck, und du hast je 1 Nahrungs-, Medikamenten-, Benzin-, Werkzeug- und Waffenkarte auf der Hand oder ausgerüstet.
    .setup = Du ziehst je 1 Karte von 2 Objektstapeln.

wc-wolf-mercenary = Söldner
    .story = Krieg ist ehrliche Arbeit, und bezahlt wird auf beiden Seiten.
    .text = Deine Überlebenden standen in mindestens 3 Kämpfen auf der Seite der Sieger, mindestens 1 Mal für jede Kolonie.
    .setup = Du nimmst dir eine Waffe aus dem Stapel der Polizeiwache.

wc-wolf-the-pack = Das Rudel
    .story = Allein bist du Beute. Zu fünft seid ihr ein Gerücht, das Kinder im Haus hält.
    .text = Am Ende hast du mindestens 5 Überlebende und 3 Moral, und höchstens 1 deiner Überlebenden ist gestorben.
    .setup = Du darfst 4 Überlebende behalten. 1 Nahrung ins Versteck.

wc-wolf-ashes = Asche
    .story = Im November haben sie dir das Tor vor der Nase zugeschlagen. Das Geräusch hast du noch im Ohr.
    .text = Am Ende haben beide Kolonien höchstens 2 Moral, du mindestens 2, und du hast mindestens 3 Aufträge erledigt.
    .setup = 2 Nahrung ins Versteck, 2 Zombies an jede Kolonie.

wc-wolf-ghost = Geist
    .story = Erledigt, bevor jemand aufwacht, fort, bevor jemand zählt. Bezahlen soll dafür niemand, am wenigsten deine Leute.
    .text = Du hast mindestens 5 Aufträge erledigt, und keiner deiner Überlebenden ist gestorben.
    .setup = Du wählst deine ersten 3 Aufträge aus 4.

wc-wolf-warlord = Herr der Ruinen
    .story = Sollen sie ihre Zäune haben. Die Stadt dazwischen gehört dir.
    .text = Am Ende sind deine Überlebenden an 3 verschiedenen Orten der Stadt (an 2, wenn du nur 2 hast), und du hast mindestens 2 Moral.
    .setup = Du stellst einen deiner Überlebenden an einen Ort der Stadt.

## Aufträge

wc-mission-supply-drop = Versorgungsabwurf
    .story = Nachts ein Sack über den Zaun, ohne ein Wort. Sie werden eine Woche lang streiten, von wem er war.
    .needs = 2 Nahrungskarten von deiner Hand.
    .text = Eine Kolonie deiner Wahl bekommt 3 Nahrung.

wc-mission-sabotage = Sabotage
    .story = Ein Stiefel durch den Deckel der Pulverkiste, und dann stand auch noch die Kellertür offen.
    .needs = Ein Würfel mit 4 oder mehr, und einer deiner Überlebenden am Tor einer Kolonie.
    .text = Diese Kolonie verliert 2 Munition; die obersten 2 Karten eines zufälligen Objektstapels kommen auf ihren Abfallstapel.

wc-mission-arms-dealer = Waffenhändler
    .story = Du fragst nicht, wofür. Sie fragen nicht, woher.
    .needs = Eine Waffenkarte von deiner Hand, für den Vorsteher einer Kolonie.
    .text = Diese Kolonie bekommt 3 Munition. Du ziehst 2 Karten von einem Objektstapel.

wc-mission-whispers = Gerüchte
    .story = Ein paar Worte am Tor, zu dem, der am müdesten aussah. Am Morgen haben es alle gehört.
    .needs = 2 Würfel, und einer deiner Überlebenden am Tor der Kolonie mit der höheren Moral.
    .text = Diese Kolonie verliert 1 Moral.

wc-mission-field-medic = Feldsanitäter
    .story = Auf den mit den Verbänden schießt niemand. Bezahlt wird trotzdem.
    .needs = Eine Medikamentenkarte von deiner Hand, und einer deiner Überlebenden, wo Überlebende einer Kolonie sind.
    .text = Du entfernst dort bis zu 3 Wunden oder Erfrierungen von Überlebenden einer Kolonie. Ihr Vorsteher gibt dir eine Handkarte.

wc-mission-pied-piper = Rattenfänger
    .story = Du gehst langsam und lässt die Glocke läuten. Sie folgen. Sie folgen immer.
    .needs = Ein beliebiger Würfel, und einer deiner Überlebenden in der Stadt.
    .text = Bis zu 4 Zombies ziehen von dort an einen anderen Standort, der Reihe nach an freie Eingänge.

wc-mission-strip-the-shelves = Regale plündern
    .story = Eins für dich. Der Rest dorthin, wo niemand suchen wird.
    .needs = Einer deiner Überlebenden an einem Ort mit Objektstapel, und ein Würfel zum Durchsuchen.
    .text = Von den obersten 5 Karten behältst du 1, 2 verlassen das Spiel, die anderen kommen unter den Stapel.

wc-mission-signal-fire = Signalfeuer
    .story = Ein gutes Feuer sieht man meilenweit. Es kommt nur darauf an, auf wessen Hügel es brennt.
    .needs = Eine Benzinkarte von deiner Hand.
    .text = 3 Zombies kommen zu einer Kolonie, bis zu 3 verlassen die andere.

wc-mission-stray = Streuner
    .story = Manche wollen nur gefragt werden. Drinnen hat das lange keiner mehr getan.
    .needs = Eine Nahrungskarte von deiner Hand, und einer deiner Überlebenden am Tor einer Kolonie mit Hilflosen.
    .text = 1 davon ist dort fort. Ein Überlebender vom Stapel schließt sich dir an.

wc-mission-blood-money = Blutgeld
    .story = Du hast gut gekämpft. Jetzt kassierst du, bei denen, die es nicht haben.
    .needs = Ein Kampf wurde gerade von der Seite gewonnen, die du unterstützt hast.
    .text = Eine zufällige Handkarte von jedem, der Überlebende auf der Seite der Verlierer hatte.

wc-mission-blockade = Blockade
    .story = Zwei Autos quer über die Straße und ein Mann auf dem Dach. Hier geht niemand irgendwohin.
    .needs = Ein beliebiger Würfel, und einer deiner Überlebenden in der Stadt.
    .text = Bis zu 2 Barrikaden dort. Bis zu deinem nächsten Zug wird von dort niemand für Munition vertrieben.

wc-mission-peace-broker = Friedensstifter
    .story = Ein Tag ohne Schüsse. Danken wird dir niemand, aber beide werden schlafen.
    .needs = Das Ende einer Runde ohne Kampf.
    .text = Jede Kolonie gewinnt 1 Moral und verliert 1 Munition.

wc-mission-dead-drop = Toter Briefkasten
    .story = Unter der dritten Bank, in Plastik gewickelt: alles, was du besser nicht wüsstest.
    .needs = 3 Karten verschiedener Arten von deiner Hand.
    .text = Du siehst die Hand eines Vorstehers und die nächsten 3 Krisen, die in beliebiger Reihenfolge zurückgehen. Erzähl es, wem du willst. Deine Moral steigt um 2.

wc-mission-headhunter = Kopfjäger
    .story = Einer von deinen, einer von ihren, und eine Straße ohne Fenster.
    .needs = In der Stadt genau einer deiner Überlebenden mit genau einem aus einer Kolonie, und ein Würfel zum Angreifen.
    .text = Er geht mit 1 Wunde nach Hause und lässt dir etwas von dem, was er trug.
