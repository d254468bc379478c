### Beschriftungen der Weboberfläche.

web-title = Overwinter
web-title-your-turn = Du bist dran. Overwinter
web-claim = Eine Kolonie, ein Winter und Leute, die nicht alle dasselbe wollen.
web-skip = Zum Hauptteil
web-close = Schließen
web-back = Zurück
web-loading = Schnee auf der Leitung. Einen Moment.
web-offline = Der Server antwortet nicht. Versuch es gleich noch einmal.
web-refused = Das geht gerade nicht.
web-lost = Verbindung verloren. Neuer Versuch läuft. Keiner deiner Züge ist verloren.
web-gone = Die Tür ist zu
web-link-dead = Hinter diesem Link sitzt niemand mehr.
web-take-back = Hier weiterspielen
web-to-start = Zur Startseite
web-bye = { $reason ->
    [replaced] Auf diesem Platz wird jetzt an einem anderen Gerät gespielt.
    [left] Du hast deinen Platz aufgegeben.
    [freed] Wer den Tisch leitet, hat diesen Platz neu vergeben.
    [renewed] Dieser Platz hat einen neuen Link. Der alte öffnet nichts mehr.
    [voted] Du warst lange fort. Der Tisch hat deinen Platz für andere geöffnet.
    [flood] Von hier kam zu viel auf einmal. Warte einen Moment.
   *[other] Der Server hat die Verbindung beendet.
}

## Die Startseite.

web-play-now = Jetzt spielen
web-play-now-hint = Du und drei Bots. Bis zur ersten Nacht ist es eine Minute.
web-start-more = Tische und Einstellungen
web-your-name = Dein Name
web-your-name-hint = Wie sollen wir dich nennen?
web-their-name = Name
web-continue-as = als { $name }, { $when }
web-forget = { $code } auf diesem Gerät vergessen
web-friends = Mit Freunden
web-open-table = Einen Tisch eröffnen
web-code = Tischcode
web-code-hint = Code oder Link
web-join = Beitreten
web-companion = Neben der Schachtel
    .text = Du hast das gedruckte Spiel? Telefone hüten seine Geheimnisse und lesen seine Geschichten. Auch ohne Leitung.
    .begin = Telefone bereitlegen
    .go-on = Neben der Schachtel weiterspielen
web-open-tables = Offene Tische
web-no-tables = Kein offener Tisch wartet auf Mitspieler.
web-table-of = Tisch von { $name }
web-table-free = { $free ->
    [one] 1 von { $players } Plätzen ist frei
   *[other] { $free } von { $players } Plätzen sind frei
}
web-table-runs = { $players } Spieler, läuft
web-sit = Hinsetzen
web-sit-down = Platz nehmen
web-watch = Zusehen
web-record-load = Aufzeichnung laden
web-record-save = Aufzeichnung speichern
web-record-bad = Diese Datei ist keine Aufzeichnung eines Spiels.
web-record-seat = Diese Aufzeichnung enthält nur, was ein Platz wusste. Die vollständige gibt es, sobald das Spiel aus ist.
web-plain = Einfache Seite

## Licht, Sprache, Bewegung.

web-language = Sprache
web-theme = Licht
web-theme-system = wie das Gerät
web-theme-dark = Nacht
web-theme-light = Tag
web-motion = Bewegung
web-motion-system = wie das Gerät
web-motion-full = Figuren bewegen sich
web-motion-calm = ruhig

## Vor dem Spiel.

web-lobby-title = Bei { $name }, heute Nacht
web-lobby-sub = { $free ->
    [0] Alle { $seats } Plätze sind besetzt.
   *[other] { $taken } von { $seats } Plätzen besetzt. Mit dem Code kommen Freunde herein.
}
web-lobby-seats = Plätze
web-lobby-settings = Einstellungen
web-lobby-tonight = Das Spiel heute Nacht
web-lobby-players = Plätze
web-lobby-players-text = Menschen und Bots zusammen.
web-lobby-fill = Mit Bots auffüllen
web-lobby-start = Feuer anzünden
web-lobby-ready = Ich bin bereit
web-lobby-not-ready = Doch noch nicht
web-lobby-ready-ask = Sag, wenn du bereit bist.
web-lobby-wait-host = Warten, bis { $name } das Feuer anzündet.
web-lobby-watching = Alle Plätze sind besetzt. Du siehst zu.
web-objective-random = Was auch immer kommt
web-objective-random-text = Das gemeinsame Ziel wird zu Beginn des Spiels gezogen.
web-fact-morale = Moral { $n }
web-fact-rounds = { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
}
web-clock = Bedenkzeit
web-clock-none-text = Niemand wird gehetzt.
web-clock-text = Läuft sie ab, beantwortet ein Bot diese eine Frage.
web-clock-mail-text = Niemand muss bleiben. Komm wieder, wenn du dran bist.
web-clock-mail = wie per Post
web-clock-seconds = { $n ->
    [0] keine Uhr
    [60] 1 Minute
    [120] 2 Minuten
    [300] 5 Minuten
    [900] 15 Minuten
    [86400] 1 Tag
   *[other] { $n } Sekunden
}
web-public = Offen für alle
web-public-text = Der Tisch steht auf der Startseite.
web-policies = Hausregeln
web-policies-text = Wo die Regeln eine Frage offen lassen, entscheidet der Tisch.
web-seat-free = Freier Platz
web-seat-or-bot = oder ein Bot
web-seat-bot = Bot
web-seat-bot-manner = Bot, { $manner }
web-seat-ready = bereit
web-seat-choosing = überlegt …
web-seat-here = hier
web-seat-away = nicht da
web-seat-host = leitet
web-seat-standin = ein Bot springt ein
web-seat-this-device = dieser Bildschirm
web-seat-friend = Jemand mit dem Link
web-seat-friend-text = Schick den Link. Wer ihn öffnet, kann sich setzen.
web-seat-here-too = Jemand hier bei dir
web-seat-here-too-text = Ihr teilt euch diesen Bildschirm und gebt ihn weiter.
web-seat-a-bot = Ein Bot
web-seat-give-up = Diesen Platz aufgeben
web-seat-to-bot = Einen Bot spielen lassen
web-seat-to-person = Platz zurückgeben
web-seat-to-free = Platz frei machen
web-seat-to-host = Leitung übergeben
web-seat-ask-bot = Um einen Bot statt dessen bitten
web-seat-ask-free = Um Freigabe bitten
web-seat-take-host = Leitung übernehmen
web-rename = Umbenennen
web-invite = Einladung
web-qr = Der Link als Code zum Scannen
web-invite-copy = Einladung kopieren
web-copied = Kopiert

## Den Bildschirm weitergeben.

web-hand-to = Gib den Bildschirm { $name }
web-hand-away = Alle anderen sehen weg. Gleich kommen Karten und Geheimnis von { $name }.
web-hand-news = Seitdem
web-hand-open = Ich bin { $name }. Zum Öffnen halten
web-hand-hint = Eine Sekunde gedrückt halten, damit eine zufällige Berührung nichts zeigt.

## Verlauf und Gespräch.

web-talk = Verlauf und Gespräch
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-log-filter = Zeige
web-log-all = Alles
web-log-mine = Meins
web-log-deaths = Tote
web-log-cards = Karten
web-log-none = Davon gab es noch nichts.
web-log-newest = Zum Neuesten
web-chat = Gespräch
web-chat-say = Sag etwas …
web-chat-send = Senden
web-chat-unread = { $n ->
    [one] 1 neue Zeile
   *[other] { $n } neue Zeilen
}
web-chat-reminder = Redet über alles. Geheime Ziele dürft ihr weder zeigen noch vorlesen.
web-chat-watching = Wer zusieht, redet nicht mit.
web-emotes = Gesten
web-emote-nod = Nicken
web-emote-shrug = Achselzucken
web-emote-thanks = Danke
web-emote-sorry = Tut mir leid
web-emote-think = Grübeln
web-emote-hurry = Beeilung
web-emote-cheer = Jubeln
web-emote-fear = Schaudern
web-emote-wave = Winken
web-emote-yawn = Gähnen
web-emote-made = { $kind ->
    [nod] { $name } nickt.
    [shrug] { $name } zuckt mit den Achseln.
    [thanks] { $name } dankt.
    [sorry] { $name } tut es leid.
    [think] { $name } grübelt.
    [hurry] { $name } tippt ungeduldig mit dem Fuß.
    [cheer] { $name } jubelt.
    [fear] { $name } schaudert.
    [wave] { $name } winkt.
    [yawn] { $name } gähnt.
   *[other] { $name } gibt ein Zeichen.
}

## Das Menü.

web-menu = Menü
web-your-turn = Du bist dran.
web-rules = Regeln und Begriffe
web-rules-round = Eine Runde: Eine Krise wird aufgedeckt, alle würfeln. Dann hat jeder einen Zug. Nachts isst die Kolonie, die Krise schlägt zu oder nicht, die Toten kommen, und das Ziel wird geprüft.
web-rules-find = Begriff suchen
web-rules-none = Diesen Begriff gibt es nicht.
web-keys = Tasten
web-keys-single = Einzelne Tasten
web-keys-single-hint = Buchstaben und Zahlen wirken am Tisch.
web-key-people = deine Leute
web-key-attack = angreifen
web-key-search = suchen
web-key-move = bewegen
web-key-barricade = verbarrikadieren
web-key-lure = anlocken
web-key-clean = Abfall entsorgen
web-key-hand = deine Hand
web-key-crisis = die Krise
web-key-objective = das Ziel
web-key-log = der Verlauf
web-key-chat = das Gespräch
web-key-arrows = von Teil zu Teil
web-key-choose = wählen
web-key-back = einen Schritt zurück
web-key-cancel = abbrechen
web-key-end = Zug beenden
web-key-inspect = Was ist das?
web-key-undo = zurücknehmen
web-key-region = nächster Teil der Seite
web-key-help = diese Liste
web-seats = Wer hier sitzt
web-spectators = { $n ->
    [0] Niemand sieht zu.
    [one] 1 Person sieht zu.
   *[other] { $n } Personen sehen zu.
}
web-hint = Was würdest du tun?
web-hint-thinking = Ich denke nach
web-hint-show = Zeig es mir
web-hints = Tipps
web-hints-text = Alle dürfen fragen, was ein Bot an ihrer Stelle täte.
web-hints-off = An diesem Tisch wird ohne Tipps gespielt.
web-key-hint = was würdest du tun?
web-review = Blick zurück
web-review-text = Was { $name } am meisten gekostet hat, nach dem, was damals zu wissen war: höchstens drei Entscheidungen.
web-review-whose = Wessen Entscheidungen
web-review-start = Nachdenken lassen
web-review-takes = Das dauert eine Minute. Du kannst weggehen und wiederkommen.
web-review-working = Es wird nachgedacht
web-review-waiting = { $n ->
    [0] Als Nächstes an der Reihe
    [one] Ein anderes Spiel ist vorher dran
   *[other] { $n } andere Spiele sind vorher dran
}
web-review-failed = Es war nichts herauszufinden.
web-review-none = Nichts sticht heraus. Das war gut gewählt.
web-review-watching = Nur wer an diesem Tisch saß, kann darüber nachdenken lassen.
web-review-given = Gewählt
web-review-better = Besser
web-review-of = von 100
web-review-watch = Diesen Moment ansehen
web-bots-talk = Bots reden
web-bots-talk-text = Sie sagen, warum sie beschuldigen, abstimmen und ablehnen. Es kann gelogen sein.
web-bot-level = Wie stark
web-bot-standin = Einen Bot für mich spielen lassen
web-bot-back = Wieder selbst spielen
web-pace = Was geschieht, wird gezeigt
web-pace-0 = in Ruhe
web-pace-1 = stetig
web-pace-2 = zügig
web-pace-3 = schnell
web-pace-4 = sofort
web-pace-hint = Du siehst, was die anderen tun, eins nach dem anderen. Passt das Tempo?
web-pace-fine = Passt so
web-ahead = Überspringen
web-ahead-n = { $n ->
    [0] Zum Jetzt springen
    [one] Zum Jetzt springen, noch 1 Ereignis
   *[other] Zum Jetzt springen, noch { $n } Ereignisse
}
web-key-skip = überspringen, was gezeigt wird
web-undo-propose = Den Tisch bitten, zurückzugehen
web-undo-vote = Zurückgehen
web-undo-asked = { $name } möchte zurückgehen. { $n ->
    [one] 1 Antwort wäre zurückgenommen.
   *[other] { $n } Antworten wären zurückgenommen.
}
web-undo-waiting = Es fehlt noch: { $names }.
web-undo-yes = Zurückgehen
web-undo-no = So lassen
web-seat-vote = Ein Platz
web-seat-vote-bot = { $name } möchte den Platz von { $seat }, lange fort, einem Bot geben.
web-seat-vote-free = { $name } möchte den Platz von { $seat } für einen Menschen öffnen, der dann dessen Geheimnisse sieht.
web-seat-vote-yes = Einverstanden
web-seat-vote-no = So lassen
web-personal-link = Dein eigener Link
web-personal-link-text = Er bringt deinen Platz auf ein anderes Gerät. Wer ihn hat, spielt auf deinem Platz. Behalte ihn also für dich.
web-personal-link-copy = Meinen Link kopieren
web-personal-link-lost = Hat ihn jemand gesehen? Hol dir einen neuen: Der alte öffnet dann nichts mehr.
web-personal-link-new = Neuen Link holen
web-leave = Meinen Platz aufgeben
web-leave-playing = Ein Bot übernimmt deine Gruppe. Auf diesen Platz kannst du nicht zurück.
web-leave-lobby = Dein Platz wird frei.
web-leave-stay = Bleiben
web-leave-yes = Aufgeben
web-credits = Mitwirkende
web-credits-game = Overwinter ist eine inoffizielle Ausgabe von Leuten, die das Brettspiel mögen. Alle Texte und Zeichnungen hier sind unsere eigenen, bis auf das Folgende.
web-credits-glyphs = Zeichen
web-credits-glyphs-text = Umgefärbt, aus dem Projekt Game-icons:
web-credits-type = Schriften
web-credits-drawings = Eigene Zeichnungen
web-credits-drawings-text = Die Toten, Bretter, Geräusche, die fünf Umrisse, die Schüssel, der Schnee auf den Dächern, die kleinen Zeichen, Würfel und Szenen.

## Figuren.

web-pips = { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}, { $frostbite ->
    [one] 1 Erfrierung
   *[other] { $frostbite } Erfrierungen
}{ $despair ->
    [0] {""}
   *[other] , { $despair } Verzweiflung
}; { $limit } töten
web-noise = Geräusche: { $made } von { $spaces }
web-card-fits = Passt zur Krise
web-card-or = oder
web-dialog-fold = Tisch ansehen
web-dialog-unfold = Zurück zur Frage
web-round = Runde { $n }

## Lektionen: lernen beim Spielen.

web-lessons = Lektionen
web-lessons-switch = Beim Spielen lernen
web-lessons-again = Noch einmal von vorn
web-lesson-n = Lektion { $n } von { $of }
web-lesson-count = { $of ->
    [one] Lernen beim Spielen
   *[other] Lernen beim Spielen, { $n } von { $of }
}
web-lesson-on = Weiter
web-lesson-skip = Diese überspringen
web-lesson-none = Keine Lektionen mehr
web-lesson-i-know = Ich kenne das Spiel
web-lesson-known = Bekannt
web-lesson-had = schon gehabt
web-first = Dein erster Winter
web-first-hint = Lernen beim Spielen, mit zwei Bots und einem milden Winter. Etwa 40 Minuten.
web-first-city = Dein erster Abend
web-first-city-hint = Lernen beim Spielen, allein. Etwa 30 Minuten.

## Das Ende.

web-end-verdict = { $outcome ->
    [completed] Die Kolonie hat standgehalten.
    [morale] Die Kolonie ist zerbrochen.
    [rounds] Die Zeit ist um.
    [betrayed] Die Kolonie wurde verkauft.
   *[other] Die Kolonie ist gescheitert.
}
web-end-summary = { $outcome ->
    [completed] { $objective }, erreicht in Runde { $round }.
    [morale] { $objective } war das Ziel. In Runde { $round } fiel die Moral auf 0.
    [rounds] { $objective } wurde in { $round } Runden nicht erreicht.
    [betrayed] { $objective }: verraten in Runde { $round }.
   *[other] { $objective } scheiterte in Runde { $round }.
} { $winners ->
    [0] Niemand hat gewonnen.
    [one] 1 von { $players } hat gewonnen.
   *[other] { $winners } von { $players } haben gewonnen.
}
web-end-morale = Moral übrig
web-end-rounds = { $n ->
    [one] Runde
   *[other] Runden
}
web-end-felled = { $n ->
    [one] Zombie getötet
   *[other] Zombies getötet
}
web-end-lost = { $n ->
    [one] Mensch verloren
   *[other] Menschen verloren
}
web-end-secrets = Geheimnisse
web-end-you = { $name }, du
web-end-won = Gewonnen
web-end-lost-game = Verloren
web-end-traitor = Verräter
web-end-exiled = Verbannt
web-end-met = erfüllt
web-end-not-met = nicht erfüllt
web-end-people = Leute
web-end-gone = verloren
web-end-course = Wie es lief
web-end-charts = Welche Kurven zu sehen sind
web-end-start = Anfang
web-end-died = { $n ->
    [one] { $names } stirbt
   *[other] { $names } sterben
}
web-end-moments = Augenblicke
web-end-look = Tisch ansehen
web-end-back = Zurück zum Ende
web-end-watch = Noch einmal ansehen
web-end-again = Noch einmal spielen
web-chart-morale = Moral
web-chart-dead = Die Toten
web-chart-food = Nahrung
web-chart-deaths = Todesfälle
web-chart-given = Beiträge
web-chart-table = Als Tabelle
web-chart-after-round = nach jeder Runde
web-chart-by-round = je Runde
web-chart-dead-note = voll: gekommen, Umriss: getötet
web-chart-given-note = voll: Karten für Krisen, Umriss: getötete Zombies
web-chart-morale-label = Moral zu Beginn und nach jeder Runde: { $values }
web-chart-food-label = Nahrung zu Beginn und nach jeder Runde: { $values }
web-chart-dead-label = Zombies je Runde. Gekommen: { $came }. Getötet: { $felled }.
web-chart-deaths-label = Todesfälle je Runde: { $values }
web-chart-given-label = Karten für Krisen: { $values }
web-col-round = Runde
web-col-zombies = Zombies
web-col-came = Gekommen
web-col-felled = Getötet
web-col-given = Karten, { $name }

## Ein Spiel noch einmal ansehen.

web-replay = Noch einmal ansehen
web-replay-step = Schritt { $n } von { $of }
web-replay-position = Stelle
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-back = Einen Schritt zurück
web-replay-next = Einen Schritt weiter
web-replay-speed = Tempo
web-replay-eyes = Durch wessen Augen
web-replay-all = was alle sahen
web-replay-as = als { $name }
web-replay-link = Link zu diesem Moment kopieren
web-replay-leave = Zum Tisch
web-replay-past = Was war, bleibt, wie es war.

## Meine Spiele

web-me = Du
web-my-games = Meine Spiele
web-my-with = mit { $names }
web-my-alone = allein
web-my-bots = { $n ->
    [one] 1 Bot
   *[other] { $n } Bots
}
web-my-lobby = noch nicht begonnen
web-my-begins = beginnt gerade
web-my-round = Runde { $n } von { $last }
web-my-round-only = Runde { $n }
web-my-day = Tag { $n }
web-my-turn = du bist dran
web-my-standin = ein Bot spielt für dich
web-my-waits = { $name } entscheidet
web-my-waits-several = { $n } entscheiden
web-my-won = gewonnen
web-my-lost = verloren
web-my-invited = { $name } fragt nach dir
web-my-somebody = Jemand
web-my-decline = Heute nicht: { $code }
web-my-forget = { $code } von der Liste nehmen
web-back-title = Ein Bot hat für dich gespielt.
web-back-text = Der Platz gehört noch dir.
web-back-later = Weiter so
web-nowhere = Hier ist nichts
web-nowhere-text = Nur Schnee. Vielleicht fehlt in der Adresse ein Buchstabe.
web-sound = Klang
web-sound-off = aus
web-sound-soft = leise: nur Rufe
web-sound-full = voll

## Was gespielt wird

web-plan-change = Etwas anderes
web-plan-parts = Teile wählen
web-plan-players = { $n ->
    [one] 1 Person.
   *[other] { $n } Personen.
}
web-plan-sentence = { $n ->
    [0] { $box }.
   *[other] { $box } mit { $parts }.
}
web-fact-minutes = etwa { $n } Min.
web-minutes-about = Minuten, etwa
web-plus-minutes = +{ $n } Min.
web-harder-0 = nicht schwerer
web-harder-1 = schwerer
web-harder-2 = viel schwerer
web-hard-1 = leicht
web-hard-2 = mittel
web-hard-3 = schwer
web-hard-4 = sehr schwer
web-needs-set = braucht { $set }
web-needs-module = braucht { $modules }
web-needs-players = braucht { $n } Personen oder mehr
web-needs-variant = nicht in dieser Variante
web-needs-off = nicht mit: { $name }
web-by-number = kommt von selbst zu 5, 7, 9 oder 11
web-most-players = für höchstens { $n } Personen
web-two-needed = eine Kolonie ist für höchstens { $n }
web-boxes-all = Alle drei Schachteln
web-sets-two-colonies = { $low } bis { $high }: zwei Kolonien
web-side = Seite
web-side-chance = Der Zufall entscheidet
web-side-drawn = wird gelost, wenn das Feuer brennt
web-side-room = { $n } von { $room }
web-side-join = Hierher
web-side-let = Für mich entscheidet der Zufall
web-glass = Kerze
web-glass-text = Brennt für den, der noch handelt, wenn der andere fertig ist. Dann endet der Zug.
web-glass-none-text = Niemand wird gedrängt, während zwei zugleich handeln.
web-double = Kerzenzeit
web-double-off = Wie am Tisch vereinbart
web-double-on = Für mich doppelt so lang
web-chat-to = Wer es hört
web-chat-all = Alle
web-chat-ours = Unsere Kolonie
web-chat-say-ours = Sag es unserer Kolonie …
web-sets-question = Wie viele setzen sich?
web-sets-bots-count = Bots zählen mit. Bis das Feuer brennt, lässt es sich ändern.
web-sets-one-colony = { $low } bis { $high }: eine Kolonie
web-sets-good-for = Gut für { $n }, wer immer kommt
web-sets-take = So soll es sein
web-sets-or = Oder
web-sets-parts = Die Teile selbst wählen
web-parts = Die Teile
web-parts-back = Zurück zur guten Wahl
web-parts-boxes = Boxen und Module
web-parts-goal = Ein Ziel
web-parts-goals = Ziele
web-parts-story = Eine Geschichte in Teilen
web-parts-together = Was es ergibt
web-parts-last-box = eine Box muss dabei sein
web-parts-brought = gehört zur Geschichte
web-parts-left-out = Karten eines Moduls, das nicht dabei ist, werden nicht eingemischt.
web-decks = Die Stapel
web-decks-people = Leute
web-decks-crises = Krisen
web-decks-stories = Geschichten
web-decks-finds = Jeder Fundstapel
web-decks-finds-count = { $boxes ->
    [one] { $n }
   *[other] { $n } aus { $boxes } Boxen
}
web-decks-secrets = Geheimnisse
web-decks-secrets-count = { $n } für { $players } Spieler
