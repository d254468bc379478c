### Das Spiel im Terminal: Überschriften, Bezeichnungen und kurze Sätze.

cli-board = Spielplan
cli-colony = Kolonie
cli-location = Standort
cli-hand = Hand
cli-dice = Würfel
cli-unused = Unbenutzt
cli-used = Benutzt
cli-food = Nahrung
cli-waste = Abfall
cli-morale = Moral
cli-round = Runde
cli-rounds-left = Runden übrig
cli-helpless = Hilflose
cli-starvation = Hunger
cli-crisis = Krise
cli-needed = Nötig
cli-contributed = Beigesteuert
cli-objective = Gemeinsames Ziel
cli-progress = Stand
cli-secret = Dein geheimes Ziel
cli-players = Spieler
cli-player = Spieler
cli-survivors = Überlebende
cli-survivor = Überlebender
cli-log = Protokoll
cli-tonight = Heute Nacht
cli-choose = Wähle
cli-actions = Aktionen
cli-cards = Karten
cli-others = Die anderen
cli-back = Zurück
cli-help = Hilfe
cli-glossary = Glossar
cli-quit = Beenden
cli-save = Speichern
cli-undo = Zurücknehmen
cli-more = Mehr
cli-entrance = Eingang
cli-zombies = Zombies
cli-barricades = Barrikaden
cli-noise = Geräusche
cli-deck = Stapel
cli-spaces = Felder
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
cli-request = Um eine Karte bitten
cli-spend-food = Nahrung ausgeben
cli-exile = Verbannung
cli-ability = Fähigkeit
cli-end-turn = Zug beenden
cli-yawn = Gähnen
cli-once = einmal pro Runde
cli-once-used = in dieser Runde benutzt
cli-at = Ort
cli-die = Würfel
cli-die-min = Würfel { $n }+
cli-any-die = beliebiger Würfel
cli-free = ohne Würfel
cli-equipped = Ausrüstung
cli-wounds = Wunden
cli-frostbite = Erfrierung
cli-moved = bewegt
cli-exiled = verbannt
cli-eliminated = ausgeschieden
cli-first-player = Startspieler
cli-leader = Anführer
cli-bot = Bot
cli-human = Mensch
cli-you = du
cli-none = keine
cli-unknown = unbekannt
cli-empty = leer
cli-yes = ja
cli-no = nein
cli-met = erfüllt
cli-not-met = nicht erfüllt
cli-lasting = In Kraft
cli-rule = Sonderregel
cli-story = Geschichte
cli-options = Möglichkeiten
cli-variant = Variante
cli-language = Sprache
cli-setup = Aufbau
cli-result = Ergebnis
cli-games = Spiele

cli-turn-of = { $you ->
    [yes] Du bist am Zug, { $seat }.
   *[no] { $seat } ist am Zug.
}
cli-press-enter = Weiter mit der Eingabetaste.
cli-pass-keyboard = Gib die Tastatur an { $seat } weiter.
cli-pass-ready = Jetzt sollte nur { $seat } hinsehen. Die Eingabetaste öffnet.
cli-your-choice = Deine Wahl
cli-not-a-choice = Bitte gib eine der gezeigten Zahlen oder Buchstaben ein.
cli-more-options = { $n ->
    [one] 1 weitere Möglichkeit
   *[other] { $n } weitere Möglichkeiten
}
cli-saved = Gespeichert in { $file }.
cli-loaded = Geladen aus { $file }.
cli-undone = Zurückgenommen.
cli-quit-sure = Beenden, ohne zu speichern?
cli-bye = Das Feuer brennt weiter. Bis bald.
cli-thinking = { $seat } denkt nach.
cli-waiting = Alle warten auf { $seat }.
cli-cards-n = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
cli-of = { $n } von { $total }

cli-game-over = Das Spiel ist aus
cli-won = gewonnen
cli-lost = verloren
cli-you-won = Du hast gewonnen.
cli-you-lost = Du hast verloren.
cli-all-won = Die Kolonie hat standgehalten. Alle haben gewonnen.
cli-some-won = { $n ->
    [one] 1 von { $total } hat gewonnen.
   *[other] { $n } von { $total } haben gewonnen.
}
cli-none-won = Niemand hat gewonnen.
cli-who-won = Wer gewonnen hat, und warum
cli-objective-completed = Das gemeinsame Ziel ist erfüllt.
cli-objective-failed = Das gemeinsame Ziel ist nicht erfüllt.
cli-outcome-completed = gemeinsames Ziel erfüllt
cli-outcome-morale = Moral auf 0 gefallen
cli-outcome-rounds = Zeit abgelaufen
cli-outcome-failed = gemeinsames Ziel gescheitert

cli-language-en = Englisch
cli-language-de = Deutsch
cli-language-fr = Französisch
cli-pack-fine = { $pack }: alles in Ordnung.
