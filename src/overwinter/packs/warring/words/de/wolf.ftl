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
