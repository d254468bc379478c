### Das Spiel im Terminal: Überschriften, Bezeichnungen und kurze Sätze.

cli-board = Spielplan
cli-colony = Kolonie
cli-hand = Hand
cli-dice = Würfel
cli-used = Benutzt
cli-food = Nahrung
cli-waste = Abfall
cli-morale = Moral
cli-round = Runde
cli-rounds-left = Runden übrig
cli-helpless = Hilflose
cli-unruly = Aufsässige
cli-starvation = Hunger
cli-crisis = Krise
cli-needed = Nötig
cli-objective = Gemeinsames Ziel
cli-secret = Dein geheimes Ziel
cli-players = Spieler
cli-survivors = Überlebende
cli-log = Verlauf
cli-tonight = Heute Nacht
cli-cards = Karten
cli-back = Zurück
cli-help = Hilfe
cli-glossary = Glossar
cli-quit = Beenden
cli-undo = Zurücknehmen
cli-other = der andere Spieler
cli-entrance = Eingang
cli-deck = Stapel
cli-influence = Einfluss
cli-attack = Angreifen
cli-search = Durchsuchen
cli-barricade = Verbarrikadieren
cli-clean = Abfall entsorgen
cli-attract = Anlocken
cli-move = Bewegen
cli-play = Karte ausspielen
cli-equip = Ausrüsten
cli-contribute = Beisteuern
cli-supply = Auf das Ziel legen
cli-hand-off = Weitergeben
cli-request = Um Karten bitten
cli-spend-food = Nahrung ausgeben
cli-exile = Verbannung
cli-ability = Fähigkeit
cli-end-turn = Zug beenden
cli-yawn = Gähnen
cli-once = einmal pro Runde
cli-die = Würfel
cli-die-min = Würfel { $n }+
cli-any-die = beliebiger Würfel
cli-wounds = Wunden
cli-moved = bewegt
cli-exiled = verbannt
cli-eliminated = ausgeschieden
cli-first-player = Startspieler
cli-none = keine
cli-unknown = unbekannt
cli-yes = ja
cli-no = nein
cli-met = erfüllt
cli-not-met = nicht erfüllt
cli-lasting = In Kraft
cli-story = Geschichte
cli-language = Sprache
cli-result = Ergebnis

cli-press-enter = Weiter mit der Eingabetaste.
cli-pass-keyboard = Gib die Tastatur an { $seat } weiter.
cli-pass-ready = Jetzt sollte nur { $seat } hinsehen. Die Eingabetaste öffnet.
cli-not-a-choice = Bitte gib eine der gezeigten Zahlen oder einen der Buchstaben ein.
cli-saved = Gespeichert in { $file }.
cli-undone = Zurückgenommen.
cli-of = { $n } von { $total }

cli-game-over = Das Spiel ist aus
cli-won = gewonnen
cli-lost = verloren
cli-all-won = Die Kolonie hat standgehalten. Alle haben gewonnen.
cli-some-won = { $n ->
    [one] 1 von { $total } hat gewonnen.
   *[other] { $n } von { $total } haben gewonnen.
}
cli-none-won = Niemand hat gewonnen.
cli-outcome-completed = Gemeinsames Ziel erfüllt
cli-outcome-morale = Moral auf 0 gefallen
cli-outcome-rounds = Zeit abgelaufen
cli-outcome-failed = Gemeinsames Ziel gescheitert
cli-outcome-betrayed = Verraten

cli-pack-fine = { $pack }: alles in Ordnung.

cli-goal = Ziel
cli-label = { $label }:
cli-crisis-state = { $need } × { $needs } nötig, { $laid } gelegt.
cli-mine = Meine Karten
cli-hint = Idee
cli-why-not = Warum nicht?
cli-why-not-title = Was deine Leute jetzt nicht tun können, und warum
cli-holding = Du hältst die Schicksalskarte
cli-you-know = Was du gesehen hast
cli-no-crisis = keine
cli-attack-survivor = Überlebende angreifen
cli-attack-bandit = Einen Banditen angreifen
cli-bandits-none = Kein Bandit weit und breit.
cli-bandits-at = { $n ->
    [one] 1 Bandit { $place-at }.
   *[other] { $n } Banditen { $place-at }.
}
cli-bandits-arsenal = In ihrem Versteck liegt: { $cards }.
cli-bandits-leader = { $seat-you ->
    [yes] Sie hören auf dich.
   *[no] Sie hören auf { $seat }.
}
cli-calm = Aufsässige beruhigen
cli-raid = Das Versteck überfallen
cli-ration = Nahrungskarte essen
cli-keep = Behalten
cli-choose-card = Karte wählen
cli-serving-network = Für Handys und Freunde im selben Netz: { $address }
cli-serving-stop = Strg-C beendet. Die Spiele bleiben erhalten.
cli-crises = Krisen
cli-people = Menschen in der Menge
cli-characters = Charaktere
cli-raxxon-cards = Raxxon-Karten
cli-crossroads = Schicksalskarten
cli-objectives = Gemeinsame Ziele
cli-secrets = Geheime Ziele
cli-more-news = { $n ->
    [one] … 1 weitere Zeile: l zeigt den Verlauf
   *[other] … { $n } weitere Zeilen: l zeigt den Verlauf
}
cli-dice-left = Du hast noch unbenutzte Würfel: { $dice }.
cli-go-on = Weiter? Eingabetaste oder j: ja, n: nein
cli-really = Willst du das wirklich? j: ja, n: nein
cli-all-agree = Sind alle anderen einverstanden? j: ja, n: nein
cli-come-back = Weiter geht es mit: overwinter play { $how }
cli-watch-again = Noch einmal ansehen mit: overwinter replay { $file }
cli-replay-keys = Eingabe: weiter · b: zurück · n/p: nächste oder vorige Runde · Zahl: dorthin · e: Ende · q: beenden
cli-replay-minds = m: wer wem misstraute
cli-pack-faults = { $n ->
    [one] { $pack }: 1 Fehler.
   *[other] { $pack }: { $n } Fehler.
}
cli-summary = { $n ->
    [one] 1 Spiel, Bots: { $bots }
   *[other] { $n } Spiele, Bots: { $bots }
}
cli-wins = { $seat } gewinnt
cli-betrayer-wins = Verräter gewinnt, wo es einen gibt
cli-mean-rounds = Runden im Mittel
cli-mean-morale = Moral am Ende im Mittel
cli-mean-deaths = Tote im Mittel
cli-mean-evacuated = Vom Ziel evakuiert im Mittel
cli-mean-days = Tage im Mittel
cli-mean-power = Macht von Raxxon am Ende im Mittel
cli-study = Dieselben { $n } Startwerte auf { $variants } Arten
cli-study-variant = Variante
cli-study-figure = Mittel (95 %)
cli-study-difference = Gegen die erste (95 %)
cli-study-effort = { $n ->
    [one] 1 Spiel
   *[other] { $n } Spiele
} in { $seconds } s auf { $cores } Kernen: { $speed } Spiele je Sekunde und Kern, Kerne zu { $busy } % beschäftigt.
cli-study-all-kept = Alle Spiele standen schon in der Datei; es wurde nichts gespielt.
measure-completed = Hauptziel erreicht
measure-blue = Kriege, die Blau gewinnt, von denen mit einem Sieger
measure-wolf = Einsamer Wolf gewinnt
measure-somebody = Irgendwer gewinnt
measure-loyal = Ein Loyaler gewinnt
measure-betrayer = Verräter gewinnt, wo es einen gibt
measure-first = Der erste Platz gewinnt
measure-rounds = Runden
measure-morale = Moral am Ende
measure-deaths = Tote
measure-won = Gewonnen
measure-evacuated = Vom Ziel evakuiert (1: alle)
measure-days = Tage
measure-power = Macht von Raxxon am Ende

## Falsche Befehle

error-game = Es gibt kein Spiel „{ $game }“. Es gibt: { $known }.
error-no-pack = Es gibt kein Paket „{ $pack }“. Ein Paket ist die Kennung eines mitgelieferten oder ein Ordner mit einer pack.toml darin.
error-no-option = Hier gibt es keine Option „{ $option }“.
error-bad-value = „{ $option }“ kann diesen Wert nicht haben, oder der Wert fehlt.
error-setup-option = In diesem Spiel gibt es kein { $option }.
error-seat = Es gibt keinen Platz { $seat }. Die Plätze sind 1 bis { $players }.
error-picture = „{ $file }“ ist kein Name für ein Bild. Er muss auf eines hiervon enden: { $known }.
error-no-matplotlib = Für Bilder fehlt matplotlib: pip install "overwinter[plot]"
error-study-nothing = Es gibt nichts zu vergleichen. Gib einem hiervon mehrere Werte, mit Kommas: { $known }. Zum Beispiel: overwinter study players=4 bot=greedy,random
error-study-wish = „{ $given }“ ist unverständlich. Es muss NAME=WERT sein, mit einem dieser Namen: { $known }.
error-study-value = „{ $name }“ kann nicht „{ $given }“ sein.
error-study-card = „{ $card }“ kann man nicht kommen lassen: So heißt keine Krise, Schicksalskarte, kein Gegenstand, kein geheimes Ziel, kein Ausbau und kein Versuch in diesem Spiel.
error-no-ray = Für einen Rechnerverbund fehlt Ray: pip install "overwinter[ray]"
error-ray = Der Ray-Verbund „{ $address }“ kann das nicht. Läuft er, und ist auf allen seinen Rechnern dieselbe Version von Overwinter installiert?
error-no-server = Der Server kann nicht starten: Ein Teil der Installation fehlt. Hilfreich: pip install --upgrade overwinter

## Hilfe im Spiel

help-marks = Zeichen
help-key-number = diese Zeile wählen
help-key-text = ein Teil des Textes einer Möglichkeit: wählt sie oder zeigt alle passenden („bewegen schule“)
help-key-enter = den Bildschirm neu zeichnen
help-key-back = zurück zur vorigen Liste
help-key-undo = die letzte Wahl zurücknehmen, wenn seither nichts gewürfelt oder aufgedeckt wurde
help-key-mine = deine Überlebenden, Karten und Geheimnisse mit ihren Texten
help-key-hint = was ein Bot an deiner Stelle täte
help-key-why = warum etwas nicht möglich ist
help-key-log = der Verlauf oder seine letzten 200 Zeilen
help-key-board = der ganze Tisch
help-key-language = die Sprache wechseln: en, de, fr
help-key-term = was ein Wort der Regeln bedeutet
help-key-quit = aufhören; das Spiel wird gespeichert
help-mark-players = die Spieler, jeder mit einer Farbe; die Form steht vor jedem Überlebenden
help-mark-entrance = ein Eingang: Zombie, Barrikade, freies Feld
help-mark-special = ein besonderer Zombie, eine Falle
help-mark-wounds = eine Wunde, eine Erfrierung, Verzweiflung
help-mark-spaces = freies Feld für Überlebende, hilflose Überlebende, aufsässige, Banditen
help-mark-location = Geräusch, freies Geräuschfeld, Karten im Stapel
help-mark-leader = wer die Gruppe anführt; wer am Zug ist; Startspieler
help-mark-given = zur Krise beigesteuerte Karten
help-mark-risk = die Wahrscheinlichkeit, am Infektionswurf zu sterben

## Hilfe der Befehle

help-app = Überlebt einen Zombiewinter: eine Kolonie, zu wenig Nahrung und vielleicht ein Verräter. Spielt im Terminal mit Bots oder mit Freunden an einer Tastatur, im Browser, oder untersucht tausende Spiele. Ein inoffizielles Fanprojekt.
help-app-examples =
    Das erste Spiel: [bold]overwinter play[/bold]
    im Browser: [bold]overwinter serve[/bold]
    morgen weiter: [bold]overwinter play --continue[/bold]
    alle Optionen eines Befehls: [bold]overwinter play --help[/bold]
help-play = Im Terminal spielen. Du nimmst den ersten Platz, Bots nehmen die anderen. Nach jeder Wahl wird gespeichert; ? im Spiel zeigt Hilfe.
help-play-examples =
    Beispiele:
    $ [bold]overwinter play[/bold] (du und 3 Bots)
    $ [bold]overwinter play -p 3 -n 2 --name Ada --name Ben[/bold] (2 Leute und ein Bot)
    $ [bold]overwinter play -p 2 -m cooperative[/bold]
    $ [bold]overwinter play -o find-a-cure --hardcore[/bold]
    $ [bold]overwinter play --continue -l en[/bold]
help-simulate = Bots spielen viele Spiele, auf allen Kernen, mit Zusammenfassung.
help-simulate-examples =
    Beispiele:
    $ [bold]overwinter simulate -g 1000 -p 4 -m cooperative[/bold]
    $ [bold]overwinter simulate --bot greedy --bot random -p 2[/bold]
    $ [bold]overwinter simulate raxxon -p 3 -d hard[/bold]
    $ [bold]overwinter simulate --out spiele.jsonl --plot spiele.png[/bold]
help-study = Dieselben Startwerte auf mehrere Arten spielen und sagen, worin sie sich unterscheiden.
help-study-examples =
    Beispiele:
    $ [bold]overwinter study players=4 mode=cooperative bot=greedy,random[/bold]
    $ [bold]overwinter study players=2,3,4,5 objective=find-a-cure --plot heilmittel.png[/bold]
    $ [bold]overwinter study module=,bandits,bandits+improvements pack=longnight[/bold]
    $ [bold]overwinter study card=KARTE,-KARTE -g 500 --out spiele.jsonl[/bold]
    $ [bold]overwinter study raxxon difficulty=hard,expert --ray rechner:6379[/bold]
help-study-wishes = Zuerst ein Spiel, wenn nicht das übliche. Dann, was vereinbart ist, als NAME=WERT; was sich unterscheidet, hat mehrere Werte mit Kommas; mehrere Wörter in einem Wert verbindet ein Plus; -KARTE kommt nicht ins Spiel.
help-study-games = Wie viele Startwerte; jeder wird auf jede Art gespielt.
help-study-continue = Mit der Datei von --out weitermachen: Was darin steht, wird nicht noch einmal gespielt.
help-study-plot = Die Werte mit ihren Bereichen dorthin zeichnen (PNG, SVG, PDF, JPG).
help-ray = Auf einem Ray-Verbund spielen statt auf diesem Rechner; „local“ startet einen hier.
help-replay = Ein gespeichertes Spiel noch einmal ansehen: Schritt für Schritt im Terminal, als Verlauf in einer Pipe.
help-replay-examples =
    Beispiele:
    $ [bold]overwinter replay spiel.json[/bold]
    $ [bold]overwinter replay spiel.json --log -l fr[/bold]
    $ [bold]overwinter replay spiel.json --seat 2 | less[/bold]
help-review = Auf ein gespeichertes Spiel zurückblicken: welche Entscheidungen eines Spielers am meisten gekostet haben, nach dem, was er wissen konnte.
help-review-examples = Beispiel: [bold]overwinter review spiel.json --seat 2[/bold]
help-review-seat = Wessen Entscheidungen: 1, 2, …
help-serve = Im Browser spielen: startet einen Server auf diesem Rechner und öffnet ihn.
help-serve-examples =
    Beispiele:
    $ [bold]overwinter serve[/bold]
    $ [bold]overwinter serve --lan[/bold]
    $ [bold]overwinter serve --packs examples[/bold]
help-packs = Kartenpakete: auflisten, eigene prüfen, Nachschlageseite ausgeben.
help-packs-examples = Beispiel: [bold]overwinter packs check meine-karten/[/bold] nennt Datei, Karte, Feld und Grund jedes Fehlers.
help-packs-list = Die Pakete, die zum Programm gehören.
help-packs-check = Ein Paket prüfen: jeder Fehler mit Datei, Karte, Feld und Grund.
help-packs-reference = Die Nachschlageseite des Kartenwortschatzes ausgeben.
help-game = Welches Spiel: colony oder raxxon.
help-players = Wie viele mitspielen: 2 bis 5, gewöhnlich 4; bei raxxon 1 bis 4, gewöhnlich 2.
help-humans = Wie viele davon an dieser Tastatur sitzen; 0: Bots zusehen.
help-bot = Bot für die anderen Plätze: easy, normal oder hard, jeder auch mit einem Gemüt (normal-careful, -bold, -helpful, -selfish), planner-fast, planner, planner-deep oder random; in raxxon greedy, einer der planner oder random; für mehrere der Reihe nach wiederholen.
help-talk = Ob Bots sagen, warum sie beschuldigen, abstimmen und ablehnen.
help-name = Name eines Spielers; mehrfach für die nächsten Plätze.
help-objective = Gemeinsames Ziel: Kennung oder ihr letzter Teil, oder „random“. Das gewöhnliche ist für den Anfang.
help-objective-many = Gemeinsames Ziel: Kennung oder ihr letzter Teil; sonst in jedem Spiel ein zufälliges.
help-mode = Variante: standard, cooperative, betrayer oder dilemma (2 Spieler).
help-difficulty = Schwierigkeit von raxxon: intro, regular, hard oder expert.
help-hardcore = Die schwere Seite des gemeinsamen Ziels spielen.
help-elimination = Wer den letzten Überlebenden verliert, scheidet aus.
help-mature = Mit oder ohne die düsteren und die allzu persönlichen Karten.
help-betrayal = Mit oder ohne Verratsziel unter den verteilten.
help-promo = Mit dem zusätzlichen Überlebenden.
help-pack = Karten, mit denen gespielt wird: Kennung oder Ordner eines Pakets; mehrfach möglich. Sonst „base“; auch „longnight“ oder beide.
help-module = Ein Teil der Regeln, mit dem außer den Karten gespielt wird: improvements, bandits, laboratory; mehrfach möglich.
help-scenario = Ein Szenario wie bandit-war: Seine Ziele folgen in einer Sitzung aufeinander (siehe overwinter packs list).
help-side = Auf welcher Seite der erste Spieler steht, wenn zwei Kolonien spielen: blue (Pine Ridge), yellow (Mill Creek) oder wolf; für den nächsten Platz wiederholen. Sonst sitzt ihr reihum.
help-policy = Eine Tischregel, Name=Wert (siehe docs/rulings.md); mehrfach möglich.
help-seed = Gleicher Startwert, gleiches Spiel.
help-seed-many = Startwert des ersten Spiels; die nächsten zählen weiter.
help-language = en, de oder fr; sonst die Sprache des Systems.
help-continue = Weiter mit dem zuletzt gespielten Spiel.
help-resume = Weiter mit dem Spiel in dieser Datei.
help-save = In diese Datei speichern statt am gewohnten Ort.
help-pace = Sekunden, die jede Aktion eines Bots zu sehen ist; 0: keine.
help-plain = Zeile für Zeile ausgeben, nie neu zeichnen: für Vorleseprogramme.
help-games = Wie viele Spiele.
help-processes = Wie viele gleichzeitig; sonst eines je Kern.
help-out = Ergebnisse dorthin schreiben: JSON Lines, eine Zeile je Spiel.
help-plot = Ausgänge und Verlauf der Spiele dorthin zeichnen (PNG, SVG, PDF, JPG).
help-file = Ein gespeichertes Spiel.
help-log = Den Verlauf ausgeben statt Schritt für Schritt.
help-seat = Wie dieser Spieler es sah: 1, 2, …; sonst als Zuschauer.
help-at = Nach so vielen Entscheidungen beginnen.
help-host = Adresse, an der der Server lauscht, üblich 127.0.0.1; 0.0.0.0: auch für andere Computer.
help-port = Port, üblich 8000; 0: irgendein freier.
help-data = Ordner für gespeicherte Tische; sonst dort, wo das System so etwas aufbewahrt.
help-database = Datenbank statt der Datei in diesem Ordner: postgresql://NAME@RECHNER/DATENBANK oder sqlite:///DATEI.
help-open = Den Browser öffnen, oder nicht.
help-lan = Handys und Freunde im selben Netz einlassen; dasselbe wie --host 0.0.0.0.
help-origin = Eine weitere Adresse, deren Seiten sich verbinden dürfen; für mehrere wiederholen.
help-packs-folder = Ordner mit eigenen Kartenpaketen, die Tische wählen können; für mehrere wiederholen.
help-proxied = Ein Reverse-Proxy davor sagt, wer zu Besuch ist.
help-durable = SQLite: bei jeder Antwort auf die Platte warten, damit auch ein Stromausfall keine verliert.
help-bot-delay = Millisekunden zwischen den Schritten aller Bots, was auch immer die Tische wollen.
help-serve-seed = Jeden Tisch mit dieser Zahl austeilen und die Bots nach ihr denken lassen: zum Prüfen und Zeigen, nicht zum Spielen.
help-verbose = Mehr ins Protokoll schreiben.
help-settings = Datei mit Einstellungen (TOML); sonst overwinter.toml im Datenordner, falls vorhanden.
help-workers = So viele Prozesse bedienen gemeinsam eine Adresse; mehr als einer braucht PostgreSQL.
help-worker-name = Name dieses Prozesses unter mehreren an einer Datenbank; ein Proxy findet ihn unter /at/NAME.
help-log-format = Protokoll als „text“ oder „json“, ein Objekt je Zeile.
help-pack-path = Ordner eines Pakets, oder Kennung eines mitgelieferten.
help-version = Die Version zeigen.
help-help = Diese Hilfe zeigen.
help-panel-arguments = Argumente
help-panel-options = Optionen
help-panel-commands = Befehle
help-default = [sonst: { $value }]
help-required = [nötig]

cli-day = Tag
cli-evacuated = Evakuiert
cli-power = Macht von Raxxon
cli-infected-left = Infizierte im Vorrat
cli-quarantine = Quarantäne
cli-outcome-won = Die Stadt ist evakuiert
cli-outcome-overrun = Die Stadt ist überrannt
cli-outcome-takeover = Raxxon hat die Macht übernommen
error-database-kind = „{ $database }“ ist keine Datenbank, die hier benutzt werden kann. Möglich sind sqlite:///DATEI und postgresql://NAME@RECHNER/DATENBANK.
error-database-open = Die Datenbank „{ $database }“ kann nicht benutzt werden: { $why }
error-database-newer = Die Datenbank „{ $database }“ stammt von einer neueren Version dieses Programms: { $why }
error-database-busy = Die Datenbank „{ $database }“ ist belegt: Ein anderer Server läuft damit. Beende ihn oder wähle mit --data einen anderen Ordner.
error-settings-file = Die Einstellungen in „{ $file }“ lassen sich nicht lesen: { $why }
error-settings-unknown = Eine Einstellung „{ $setting }“ gibt es nicht ({ $where }).
error-settings-value = Die Einstellung „{ $setting }“ kann nicht „{ $value }“ sein. Erwartet: { $wanted }.
error-settings-workers = Mehrere Prozesse brauchen PostgreSQL und ein System, das offene Verbindungen weiterreicht (Linux, macOS). Nenne die Datenbank mit --database oder lass --workers weg.
error-address = Auf { $host }, Port { $port }, kann der Server nicht lauschen: Die Adresse ist belegt oder gehört nicht zu diesem Rechner.

error-known = Es gibt: { $known }.
error-too-much = Etwas ist zu viel, oder etwas fehlt.
