### Der Server: Tische, Plätze, was er ablehnt, und die einfachen Seiten.

## Was ein Tisch sein kann

server-game-colony = Overwinter
    .text = Eine Kolonie, ein langer Winter und in jeder Tasche ein Geheimnis.
server-random = Zufällig
server-random-objective = Eines der gemeinsamen Ziele wird gezogen.
server-objective = Gemeinsames Ziel
server-mode = Wem zu trauen ist
server-box = Schachtel
server-modules = Module
box-base = Der erste Winter
    .text = Das Grundspiel: dreißig Leute, eine Stadt.
box-longnight = Die lange Nacht
    .text = Andere Leute, Fallen, Verzweiflung, Hilflose, die keine Ruhe geben.
box-all = Beide, zusammengemischt
    .text = Alle Leute, Krisen und Geschichten; zwanzig Karten an jedem Standort.
box-warring = Kampf der Kolonien
    .text = Zwei Kolonien, eine Stadt. Auch seltsame Funde und mehr Leute für eine.
module-improvements = Ausbau
    .text = Vier Bauten neben dem Feuer. Was fertig ist, hilft allen.
module-bandits = Banditen
    .text = Sie besetzen Standorte und plündern sie. Ihr Versteck kann man überfallen.
module-laboratory = Raxxon-Labor
    .text = Pillen, Experimente, und was nachts herauskommt.
module-random-items = Seltsame Funde
    .text = Fünf ungewöhnliche Dinge in jedem Stapel.
module-warring = Zwei Kolonien
    .text = Zwei Gruppen handeln zugleich in einer Stadt. Nachts wird gekämpft.
module-wolf = Einsamer Wolf
    .text = Jemand spielt allein, mit Bau und Aufträgen. Kommt bei ungerader Zahl.
evening-together = Ein Winter zusammen
    .text = Die erste Box, wie sie ist: eine Kolonie, ein Geheimnis für alle, vielleicht ein Verräter.
evening-gently = Die lange Nacht, behutsam
    .text = Andere Leute, Dinge zu bauen, Hilflose, die nicht still sein wollen.
evening-robbers = Mit Räubern in der Stadt
    .text = Ausbauten zu errichten, und Banditen, die Räume und Karten nehmen.
evening-everything = Alles auf einmal
    .text = Beide Boxen, Werkbank, Banditen und Labor. Für Leute, die die Kälte kennen.
evening-colonies = Zwei Kolonien
    .text = Zwei Gruppen, eine Stadt, Kämpfe bei Nacht. Bei ungerader Zahl ist jemand der Einsame Wolf.
evening-skirmish = Zwei Kolonien, zügig
    .text = Dasselbe, und die Kerze brennt in jedem Zug von Anfang an.
server-packs = Weitere Sets
    .text = Eigene Karten dieses Servers, zum Spiel hinzu.
server-yes = ja
server-no = nein

## Auf wen gewartet wird

server-waiting = { $name } entscheidet.
server-waiting-bot = { $name } denkt nach.
server-waiting-free = Dieser Platz ist frei. Jemand muss ihn einnehmen.

## Was am Tisch geschieht

event-table-said = { $seat }: „{ $text }“
event-table-joined = { $seat-you ->
    [yes] Du setzt dich an den Tisch.
   *[no] { $seat } setzt sich an den Tisch.
}
event-table-left = { $seat-you ->
    [yes] Du verlässt den Tisch. Ein Bot spielt weiter.
   *[no] { $seat } verlässt den Tisch. Ein Bot spielt weiter.
}
event-table-bot = { $seat-you ->
    [yes] Ein Bot spielt jetzt für dich.
   *[no] Ein Bot spielt jetzt für { $seat }.
}
event-table-back = { $seat-you ->
    [yes] Du spielst wieder selbst.
   *[no] { $seat } ist zurück und spielt wieder.
}
event-table-freed = Der Platz von { $seat } ist frei.
event-table-host = { $seat-you ->
    [yes] Du leitest jetzt den Tisch.
   *[no] { $seat } leitet jetzt den Tisch.
}
event-table-given = { $seat-you ->
    [yes] Du warst lange fort. Der Tisch hat deinen Platz einem Bot gegeben.
   *[no] { $seat } war lange fort. Der Tisch hat den Platz einem Bot gegeben.
}
event-table-seat-refused = { $seat-you ->
    [yes] Du hast nach einem Platz gefragt. Der Tisch ist dagegen.
   *[no] { $seat } hat nach einem Platz gefragt. Der Tisch ist dagegen.
}
event-table-returned = { $seat-you ->
    [yes] Du bist zurück. Dein Platz gehört wieder dir.
   *[no] { $seat } ist zurück und hat den Platz wieder.
}
event-table-glass = { $seat-you ->
    [yes] Die Kerze ist aus: Dein Zug ist vorbei.
   *[no] Die Kerze ist aus: Der Zug von { $seat } ist vorbei.
}
event-table-clock = { $seat-you ->
    [yes] Deine Zeit ist um. Ein Bot entscheidet für dich.
   *[no] Die Zeit von { $seat } ist um. Ein Bot entscheidet.
}
event-table-undone = { $votes ->
    [0] { $seat-you ->
        [yes] Du nimmst deine letzte Antwort zurück.
       *[no] { $seat } nimmt die letzte Antwort zurück.
    }
   *[other] Der Tisch geht zurück, wie { $seat-you ->
        [yes] du es wolltest
       *[no] { $seat } es wollte
    }.
}
event-table-undo-refused = { $seat-you ->
    [yes] Du wolltest zurückgehen. Der Tisch ist nicht einverstanden.
   *[no] { $seat } wollte zurückgehen. Der Tisch ist nicht einverstanden.
}

## Was abgelehnt wird

error-server = Der Server lehnt das ab.
error-server-malformed = Der Server versteht diese Nachricht nicht.
error-server-hello-first = Sag zuerst, welcher Platz oder welcher Tisch gemeint ist.
error-server-hello-twice = Diese Verbindung hat schon einen Platz.
error-server-language = In dieser Sprache gibt es keine Texte.
error-server-no-table = Diesen Tisch gibt es nicht.
error-server-no-such-game = Dieses Spiel gibt es nicht.
error-server-no-seat = Diesen Platz gibt es nicht.
error-server-no-bot = Diesen Bot gibt es nicht.
error-server-no-emote = Diese Geste gibt es nicht.
error-server-no-game = An diesem Tisch läuft kein Spiel.
error-server-token = Dieser Link öffnet keinen Platz. Vielleicht wurde der Platz vergeben.
error-server-not-host = Das kann nur, wer den Tisch leitet.
error-server-watching = Du siehst nur zu.
error-server-origin = Diese Seite gehört nicht zum Server.
error-server-host = Unter diesem Namen kennt sich dieser Server nicht. Wer ihn betreibt, kann ihm den Namen geben: --origin.
error-server-too-slow = Das kam zu langsam an. Versuche es noch einmal.
error-server-method = Das geht hier nicht.
error-server-too-large = Das ist zu groß.
error-server-too-often = Zu viel auf einmal. Warte einen Moment.
error-server-too-many = Der Server ist voll. Versuche es später noch einmal.
error-server-hints-off = An diesem Tisch wird ohne Tipps gespielt.
error-server-hint-often = Ein Tipp nach dem anderen. Warte einen Moment.
error-server-hint-late = Hier gibt es nichts mehr zu entscheiden.
error-server-review = Über dieses Spiel war nichts herauszufinden.
error-server-unreadable = Die gespeicherten Spiele lassen sich gerade nicht lesen. Versuche es später noch einmal.
error-server-storage = Es ließ sich nicht speichern, also ist es nicht geschehen. Versuche es noch einmal.
error-server-internal = Etwas ist schiefgegangen. Nichts wurde geändert.
error-server-stopping = Der Server wird angehalten. Er kommt wieder.
error-server-moved = Dieser Tisch ist gerade zu einem anderen Prozess des Servers gewandert. Du wirst neu verbunden.
error-server-closed = Dieser Tisch ist geschlossen. Wer den Server betreibt, kann ihn wieder öffnen.
error-server-misrouted = Der Tisch liegt beim Prozess { $worker }, und der Proxy findet den Weg dorthin nicht. Wer den Server betreibt, muss nachsehen.
error-server-full = Kein Platz ist frei.
error-server-seat-taken = Dieser Platz ist besetzt.
error-server-seats-taken = Auf den Plätzen, die wegfallen würden, sitzen Leute.
error-server-no-whisper = Hier ist niemand, dem du etwas zuflüstern könntest. Sag es allen.
error-server-sides-uneven = Die Gruppen sind ungleich: { $n } wollen auf eine Seite, die { $room ->
        [one] 1 Platz
       *[other] { $room } Plätze
    } hat. Jemand muss wechseln oder den Zufall entscheiden lassen.
error-server-no-side = Zu { $n } gibt es diese Seite nicht. Der Einsame Wolf kommt bei ungerader Spielerzahl.
error-server-seats-free = { $n ->
    [one] 1 Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
error-server-not-ready = { $n ->
    [one] 1 Person ist noch nicht bereit.
   *[other] { $n } Personen sind noch nicht bereit.
}
error-server-not-lobby = Das Spiel hat schon begonnen.
error-server-not-over = Das Spiel ist noch nicht aus.
error-server-not-now = Das geht jetzt nicht.
error-server-nobody-there = Dieser Platz gehört niemandem.
error-server-seat-held = Wer diesen Platz hat, war eben noch hier. Frag noch einmal in { $n ->
    [one] einer Minute.
   *[other] { $n } Minuten.
}
error-server-host-here = Wer den Tisch leitet, war eben noch hier. Ablösen geht in { $n ->
    [one] einer Minute.
   *[other] { $n } Minuten.
}
error-server-needs-vote = Im laufenden Spiel hat ein Platz Geheimnisse. Nur der Tisch kann ihn öffnen, durch Abstimmung.
error-server-needs-others = An diesem Platz liegen Geheimnisse eines Menschen. Allein kannst du ihn nicht öffnen.
error-server-nobody-gone = An diesem Platz gibt es nichts zu vergeben.
error-server-own-seat = Um deinen eigenen Platz aufzugeben, verlasse den Tisch.
error-server-bot-plays = Auf diesem Platz spielt jetzt ein Bot. Übernimm zuerst wieder selbst.
error-server-vote-open = Der Tisch stimmt schon über das Zurückgehen ab.
error-server-no-vote = Es gibt nichts abzustimmen.
error-server-empty-chat = In dieser Zeile steht nichts.
error-server-record-packs = Diese Aufzeichnung verwendet Karten, die dieser Server nicht hat.
error-server-packs-gone = An diesem Tisch liegen Karten, die dieser Server nicht mehr hat: { $packs }. Wer ihn betreibt, kann sie zurückholen.
error-server-no-set = Dieses Set gibt es nicht.
error-server-record-version = Diese Aufzeichnung entstand mit anderen Regeln als denen dieses Servers.
error-server-record-hard = Diese Aufzeichnung ist zu viel für den Server: Er hat aufgegeben, sie zu lesen.

## Die einfachen Seiten

plain-title = Overwinter, einfache Seiten
plain-no-client = Die Seite mit Bildern ist hier nicht eingerichtet. Die einfachen Seiten zeigen das ganze Spiel als Text.
plain-open = Die einfachen Seiten öffnen
plain-tables = Öffentliche Tische
plain-no-tables = Kein öffentlicher Tisch ist offen.
plain-create = Neuer Tisch
plain-create-button = Einen Tisch eröffnen
plain-play-button = Jetzt mit Bots spielen
plain-join = Einem Tisch beitreten
plain-join-button = Platz nehmen
plain-watch-button = Zusehen
plain-code = Einladungscode
plain-name = Dein Name
plain-players = Spieler
plain-bots = Alle anderen Plätze mit Bots besetzen
plain-public = Diesen Tisch öffentlich zeigen
plain-hints = Fragen erlauben, was ein Bot täte
plain-hint = Was würdest du tun?
plain-advised = ← dies
plain-review-text = Was deine Entscheidungen gekostet haben, nach dem, was du wissen konntest: höchstens drei davon. Das Nachdenken dauert eine Minute.
plain-review-auto = Diese Seite lädt von selbst neu, bis es so weit ist.
plain-table = Tisch { $code }
plain-seats = Plätze
plain-seat-free = frei
plain-seat-bot = Bot
plain-seat-person = Person
plain-seat-away = abwesend
plain-seat-host = leitet den Tisch
plain-seat-ready = bereit
plain-make-bot = Einen Bot spielen lassen
plain-make-free = Freigeben
plain-make-person = Wieder selbst spielen
plain-start = Das Spiel beginnen
plain-ready = Ich bin bereit
plain-not-ready = Ich bin nicht bereit
plain-save = Speichern
plain-leave = Den Tisch verlassen
plain-rematch = Noch ein Spiel
plain-link = Dein eigener Link
plain-link-text = Bewahre diese Adresse auf. Sie öffnet deinen Platz auf jedem Gerät. Zeige sie niemandem.
plain-new-link = Neuen Link holen
plain-new-link-text = Hat ihn jemand gesehen? Ein neuer Link macht diesen ungültig.
plain-ask-bot = Den Tisch fragen, ob ein Bot den Platz bekommt
plain-ask-free = Den Tisch fragen, ob ein Mensch den Platz bekommt
plain-take-host = Leitung übernehmen
plain-seat-vote = Ein Platz
plain-seat-vote-bot = { $name } möchte den Platz von { $seat } einem Bot geben. Bist du dafür?
plain-seat-vote-free = { $name } möchte den Platz von { $seat } für einen Menschen öffnen, der dann dessen Geheimnisse sieht. Bist du dafür?
plain-invite = Andere einladen
plain-invite-text = Schicke ihnen den Code { $code } oder diese Adresse:
plain-status-lobby = wartet auf Mitspieler
plain-status-playing = läuft
plain-status-over = beendet
plain-your-turn = Du entscheidest
plain-nothing = Du hast jetzt nichts zu entscheiden.
plain-answer = Wählen
plain-sure = Was würde das bewirken?
plain-refresh = Neu laden
plain-auto = Diese Seite lädt von selbst neu, während andere entscheiden.
plain-undo = Meine letzte Antwort zurücknehmen
plain-propose-undo = Den Tisch bitten, zurückzugehen
plain-vote-text = { $name } möchte { $n ->
    [one] 1 Antwort zurückgehen.
   *[other] { $n } Antworten zurückgehen.
} Bist du einverstanden?
plain-vote-yes = Ja, zurückgehen
plain-vote-no = Nein, weiterspielen
plain-waiting = Wer gerade entscheidet
plain-chat = Gespräch
plain-chat-reminder = Redet, wie ihr wollt, aber zeigt euer geheimes Ziel nicht.
plain-chat-text = Nachricht
plain-chat-send = Sagen
plain-chat-side = nur unsere Seite
plain-chat-whisper = Nur unserer Seite sagen
plain-side-drawn = Seite nach Zufall
plain-colony-place = { $zombies ->
    [one] 1 Zombie
   *[other] { $zombies } Zombies
}, { $barricades ->
    [one] 1 Barrikade
   *[other] { $barricades } Barrikaden
}, Geräusche: { $noise }, freie Felder: { $free }, Karten: { $deck }{ $traps ->
    [0] {""}
    [one] , 1 Falle
   *[other] , { $traps } Fallen
}{ $special ->
    [0] {""}
   *[other] , besondere Zombies: { $special }
}
plain-entrance = Eingang { $n }: Zombies: { $zombies }, Barrikaden: { $barricades }{ $traps ->
    [0] {""}
    [one] , 1 Falle
   *[other] , { $traps } Fallen
}
plain-survivor = { $name }, { $place }, Wunden: { $wounds }, Erfrierungen: { $frostbite }{ $despair ->
    [0] {""}
   *[other] , Verzweiflung: { $despair }
}
plain-player-line = { $name }: Handkarten: { $hand }, zur Krise gelegt: { $contributions }
plain-crisis-line = { $card }: gelegt: { $laid }, nötig: { $need }
plain-home = Alle Tische
plain-replay = Das Spiel noch einmal ansehen
plain-record = Die Aufzeichnung des Spiels speichern
plain-error = Das ging nicht
plain-yawn = Gähnen
plain-skip = Zum Inhalt
plain-mine = Deine Seite
plain-label = { $name }: { $value }
plain-condition = { $text } ({ $state })
plain-with = { $text }, mit { $items }
plain-other = Alles andere
