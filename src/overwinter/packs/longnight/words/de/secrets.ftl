ln-secret-autobiographer = Autobiograf
    .story = Jemand sollte das aufschreiben, solange die Tinte noch fließt. Am besten der, der weiß, was man weglässt.
    .text = Mindestens 1 Werkzeugkarte und 2 Bildungskarten auf deiner Hand.

ln-secret-destroy-evidence = Beweise vernichten
    .story = Dein Name steht auf der falschen Seite des falschen Buchs. Papier brennt gut.
    .text = Mindestens 2 Benzinkarten und 1 Bildungskarte auf deiner Hand.

ln-secret-us-or-them = Wir oder sie
    .story = Nicht alle hier meinen es gut, und einer wird gehen müssen. Dass du von Anfang an gezählt hast, muss niemand wissen.
    .text = Mindestens 1 anderer Spieler wurde verbannt.

ln-secret-night-watch = Nachtwache
    .story = Zwei von euch am Fenster, zwei Läufe im Dunkeln. So schlaft ihr, die anderen jedenfalls.
    .text = Deine Überlebenden tragen insgesamt mindestens 2 Waffenkarten als Ausrüstung.

ln-secret-withdrawal = Entzug
    .story = Es zittert weniger, wenn genug in der Schublade liegt. Genug waren einmal zwei.
    .text = Mindestens 3 Medikamentenkarten auf deiner Hand.

ln-secret-keeper-of-stories = Hüter der Geschichten
    .story = Die Kinder wollen die mit dem Wal. Du hättest gern mehr als eine zu erzählen.
    .text = Zusammen mindestens 3 Bildungskarten auf deiner Hand und als Ausrüstung deiner Überlebenden.

ln-secret-private-larder = Geheime Speisekammer
    .story = Hinter dem losen Brett ist Platz für drei Dosen. Nachts siehst du nach, ob sie noch da sind.
    .text = Mindestens 3 Nahrungskarten auf deiner Hand. Nahrung im Vorrat zählt nicht.

ln-secret-escape-route = Fluchtweg
    .story = Unter dem Schnee steht ein Wagen, und außer dir hat niemand den Schlüssel probiert.
    .text = Mindestens 2 Benzinkarten und 1 Nahrungskarte auf deiner Hand.

ln-secret-tinkerer = Tüftler
    .story = Es wird ein Ofen, ein Funkgerät oder eine Bombe. Du weißt es, wenn du die Teile hast.
    .text = Zusammen mindestens 3 Werkzeugkarten auf deiner Hand und als Ausrüstung deiner Überlebenden.

ln-secret-mouthpiece = Sprachrohr
    .story = Hier hört man auf eine Stimme. Es ist gut, neben ihr zu stehen.
    .text = Du kontrollierst den Überlebenden mit dem höchsten Einflusswert im Spiel.

ln-secret-shepherd = Hirte
    .story = Sie kamen zu dir, einer nach dem anderen. Abgewiesen hast du keinen.
    .text = Du kontrollierst mehr Überlebende als jeder andere Spieler.

ln-secret-inner-circle = Enger Kreis
    .story = Zwei können etwas für sich behalten. Drei sind eine Versammlung.
    .text = Du kontrollierst höchstens 2 Überlebende.

ln-secret-scars = Narben
    .story = Du traust keinem, der ohne Spuren durch all das gekommen ist.
    .text = Einer deiner Überlebenden hat mindestens 2 Wunden gleich welcher Art; Erfrierungen und Verzweiflung zählen mit.

ln-secret-no-one-left-behind = Keiner bleibt zurück
    .story = Du hast es einmal gesagt, an einem Grab, und es war dir ernst.
    .text = Keiner deiner Überlebenden ist in diesem Spiel gestorben.

ln-secret-undertaker = Totengräber
    .story = Jemand muss graben. Du kennst inzwischen jeden von ihnen besser als die Lebenden.
    .text = Mindestens 3 Überlebende liegen auf dem Friedhof.

ln-secret-homesick = Heimweh
    .story = Es ist eine Ruine mit einem Ofen darin. Wenn das hier vorbei ist, sollen alle unter ihrem Dach sein.
    .text = Alle deine Überlebenden sind in der Kolonie.

ln-secret-claustrophobia = Klaustrophobie
    .story = Die Wände sind zu nah, und nachts das Atmen. Draußen ist wenigstens Luft.
    .text = Keiner deiner Überlebenden ist in der Kolonie.

ln-secret-siege-mind = Belagerungsdenken
    .story = Noch ein Brett an jede Tür. Du hörst auf, wenn du sie nicht mehr hörst.
    .text = Insgesamt mindestens 5 Barrikaden und Fallen in der Kolonie.

ln-secret-body-count = Strichliste
    .story = Für jeden eine Kerbe. Anfangs, um nicht verrückt zu werden.
    .text = Du hast in diesem Spiel mindestens 6 Zombies getötet. Entfernte Zombies zählen nicht.

ln-secret-guardian = Beschützer
    .story = Sie können nicht kämpfen und nicht rennen. Also liegt es an dir, dass sie es nicht müssen.
    .text = Mindestens 2 hilflose Überlebende sind in der Kolonie, und keiner von ihnen ist aufgebracht.

ln-secret-order = Ordnungsliebe
    .story = Ist der Hof gefegt, lässt sich auch der Rest richten.
    .text = Höchstens 5 Karten liegen im Abfall.

ln-secret-let-it-burn = Lasst es brennen
    .story = Du weißt, wie ein Ort endet, der nur wartet. Ein Feuer ist schneller, und warm.
    .text = Mindestens 2 Benzinkarten auf deiner Hand.

ln-secret-last-bunker = Bunker für einen
    .story = Er hat eine Tür, eine Pritsche und Regale für einen. Du hast zweimal nachgerechnet.
    .text = Zusammen mindestens 2 Nahrungskarten und 1 Waffenkarte auf deiner Hand und als Ausrüstung deiner Überlebenden.

ln-secret-slow-poison = Schleichendes Gift
    .story = Sie nehmen, was du ihnen reichst, und sagen danke.
    .text = Mindestens 3 Medikamentenkarten auf deiner Hand.

ln-secret-prophet = Prophet des Endes
    .story = Du hast die Zahl gesehen. Wenn sie voll ist, ist es vorbei, und sie werden sehen, dass du recht hattest.
    .text = Mindestens 5 Überlebende liegen auf dem Friedhof.

ln-secret-usurper = Thronräuber
    .story = Wenn nichts mehr zu führen ist, folgen sie jedem.
    .text = Du kontrollierst den Überlebenden mit dem höchsten Einflusswert im Spiel.

ln-secret-saboteur = Verschmutzer
    .story = Ein wenig Dreck an den richtigen Stellen. Der Rest geht von selbst.
    .text = Mindestens 10 Karten liegen im Abfall.

ln-secret-piper = Rattenfänger
    .story = Sie kommen, wenn du pfeifst. Woher du das weißt, hast du keinem erzählt.
    .text = Mindestens 16 Zombies sind an der Kolonie.

ln-secret-hunger-artist = Hungerkünstler
    .story = Hunger macht ehrlich. Du siehst von der Seite zu, mit vollem Mund.
    .text = Im Vorrat liegt mindestens 1 Hungermarker, und du hast mindestens 2 Nahrungskarten auf der Hand.

ln-exile-bitter-end = Das bittere Ende
    .story = Sie haben das Tor hinter dir geschlossen. Nun wartest du, bis keiner mehr da ist, der es öffnet.
    .text-loyal = Die Moral ist 0, und du kontrollierst mindestens 1 Überlebenden.
    .text-betrayer = Du kontrollierst mindestens 3 Überlebende.

ln-exile-forgive-me = Verlorener Sohn
    .story = Du hast im Schnee gestanden und geübt, was du sagen wirst. Mit vollen Händen sagt es sich besser.
    .text-loyal = Das gemeinsame Ziel ist erfüllt, und du hast mindestens 2 Medikamentenkarten und 2 Nahrungskarten auf der Hand.
    .text-betrayer = Das gemeinsame Ziel ist erfüllt.

ln-exile-own-kingdom = Das eigene Reich
    .story = Ein Haus, ein Feuer, eine Regel. Viel mehr braucht es nicht.
    .text-loyal = Du kontrollierst mindestens 4 Überlebende, alle an einem Standort. Das gemeinsame Ziel spielt keine Rolle.
    .text-betrayer = Alle deine Überlebenden sind an einem Standort.

ln-exile-winter-stores = Wintervorrat
    .story = Was sie Horten nannten, heißt hier draußen Januar.
    .text-loyal = Du hast mindestens 3 Nahrungskarten und 2 Benzinkarten auf der Hand. Das gemeinsame Ziel spielt keine Rolle.
    .text-betrayer = Mindestens 3 Benzinkarten auf deiner Hand.

ln-exile-outlive-them = Überdauern
    .story = Du wünschst ihnen nicht den Tod. Du möchtest nur der sein, der zählt.
    .text-loyal = Mindestens 4 Überlebende liegen auf dem Friedhof, und du kontrollierst mindestens 2. Das gemeinsame Ziel spielt keine Rolle.
    .text-betrayer = Mindestens 4 Überlebende liegen auf dem Friedhof.

ln-secret-architect = Architekt
    .story = Auf die Rückseite einer Essensliste hast du gezeichnet, wie es hier aussehen könnte. Gefragt hat noch niemand danach.
    .text = Mindestens 2 Verbesserungen sind fertig.
