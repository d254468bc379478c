### Der Tisch im Browser.

## Rahmen

table-the-table = Der Tisch
table-players = Spieler
table-crisis-and-goals = Krise und Ziele
table-your-corner = Dein Zug
table-parts = Teile des Tisches
table-menu = Menü
table-tab-table = Tisch
table-tab-hand = Hand
table-tab-crisis = Krise
table-tab-players = Spieler
table-tab-log = Verlauf
table-chip-crisis = Krise { $n }
table-chip-goal = Ziel { $have }/{ $need }
table-chip-goal-plain = Ziel
table-look = Tisch ansehen
table-nothing-this-round = Diese Runde nichts anbieten
table-unfold = Zurück zur Frage
table-clock = { $n ->
    [one] Noch 1 Sekunde
   *[other] Noch { $n } Sekunden
}
table-colony-summary = { $place }: Moral { $morale }, Nahrung { $food }, Hunger { $hunger }, Abfall { $waste }, Hilflose { $helpless }{ $unruly ->
    [0] {""}
   *[other] {" "}({ $unruly } aufgebracht)
}.

## Runden und Züge

table-round = Runde { $n }
table-round-of = von { $n }
table-rounds = Runde { $n } von { $all }
table-phase = Phase
table-phase-crisis = Krise
table-phase-dice = Würfel
table-phase-turns = Züge
table-phase-night = Nacht
table-your-turn = Du bist dran, { $name }
table-your-choice = Deine Wahl, { $name }
table-their-turn = { $name } ist dran
table-their-choice = { $name } wählt
table-waiting-several = { $n } Spieler wählen
table-end-turn = Zug beenden
table-end-sure = { $n ->
    [one] Du hast noch 1 Würfel. Zug beenden?
   *[other] Du hast noch { $n } Würfel. Zug beenden?
}
table-end-stay = Bleiben
table-undo = Zurücknehmen
table-skip = Vorspulen

## Heute Nacht

table-tonight = Heute Nacht
table-tonight-if = Heute Nacht, wenn sich nichts ändert
table-tonight-calm = nichts Sicheres
table-tonight-ends = endet das Spiel
table-minus-morale = −{ $n } Moral
table-plus-zombies = { $n ->
    [one] +1 Zombie
   *[other] +{ $n } Zombies
}
table-or-more = oder mehr
table-store-food = Nahrung
table-store-hunger = Hunger
table-store-waste = Abfall
table-eats = isst { $n }
table-food-eaten = { $need } heute Nacht
table-food-short = { $need } nötig: −{ $morale } Moral
table-hunger-so-far = { $n ->
    [0] bisher keiner
   *[other] bisher
}
table-waste-calm = noch { $n }: −1 Moral

## Spieler

table-you = du
table-bot = Bot
table-yours = deine Gruppe
table-acting = am Zug
table-choosing = wählt
table-you-choosing = du wählst
table-ready = bereit
table-sealed = versiegelt
table-waits = wartet
table-done = fertig
table-exiled = verbannt
table-out = ausgeschieden
table-away = nicht verbunden
table-first-player = Startspieler
table-people = { $n ->
    [one] Person
   *[other] Leute
}
table-dice = { $n ->
    [one] Würfel
   *[other] Würfel
}
table-cards = { $n ->
    [one] Karte
   *[other] Karten
}
table-n-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}

## Orte und Figuren

table-place-summary = { $place }: { $people }; Zombies { $zombies } auf { $spaces } Feldern, Barrikaden { $barricades }{ $deck ->
    [yes] , Geräusche { $noise }, Karten { $cards }.
   *[no] .
}
table-hurt = { $n ->
    [one] { $name } (1 Wunde)
   *[other] { $name } ({ $n } Wunden)
}
table-nobody = niemand
table-person = { $name }, { $player }{ $wounds ->
    [0] {""}
    [one] , 1 Wunde
   *[other] , { $wounds } Wunden
}{ $frostbite ->
    [0] {""}
    [one] , 1 Erfrierung
   *[other] , { $frostbite } Erfrierungen
}{ $despair ->
    [0] {""}
   *[other] , { $despair } Verzweiflung
}
table-home = Kolonie
table-inside = { $n } von { $spaces } drinnen
table-spaces-free = { $n ->
    [0] voll
    [one] 1 Feld frei
   *[other] { $n } Felder frei
}
table-unruly = { $n } aufgebracht
table-helpless = { $n ->
    [one] 1 Hilfloser
   *[other] { $n } Hilflose
}
table-blocked = Besetzt
table-deck = { $n ->
    [one] noch 1 Karte
   *[other] noch { $n } Karten
}
table-noise = { $n ->
    [one] 1 Geräusch
   *[other] { $n } Geräusche
}
table-finds = Fundstücke, das Häufigste zuerst: { $finds }
table-entrance = Eingang { $n }: Zombies { $zombies }, Barrikaden { $barricades }, Fallen { $traps }, frei { $free }.
table-yard = Eingang { $place }: Zombies { $zombies }, Barrikaden { $barricades }, Fallen { $traps }, frei { $free }.
table-full = { $n } voll
table-full-badge = voll
table-full-words = Voll.
table-entrance-n = Eingang { $n }
table-gate = { $zombies ->
    [0] keine Zombies
    [one] 1 Zombie
   *[other] { $zombies } Zombies
}{ $barricades ->
    [0] {""}
    [one] , 1 Barrikade
   *[other] , { $barricades } Barrikaden
}{ $traps ->
    [0] {""}
    [one] , 1 Falle
   *[other] , { $traps } Fallen
}
table-zombie-here = einen Zombie { $place }
table-zombie-at-entrance = einen Zombie an Eingang { $n }
table-where = { $place }. { $zombies ->
    [0] Keine Zombies draußen
    [one] 1 Zombie draußen
   *[other] { $zombies } Zombies draußen
}{ $noise ->
    [0] .
    [one] , 1 Geräusch.
   *[other] , { $noise } Geräusche.
}

## Krise, Ziel, Geheimnis

table-crisis = Krise dieser Runde
table-crisis-need = { $symbol } nötig
table-crisis-against = andere Karten zählen dagegen
table-crisis-fails = Misslingt es:
table-crisis-add = Karte dazulegen
table-crisis-none = Noch keine Krise.
table-crisis-cancelled = Die nächste Krise fällt aus.
table-crisis-opens = Die Karten für die Krise
table-face-down = { $n ->
    [0] Keine Karte liegt verdeckt.
    [one] 1 Karte liegt verdeckt.
   *[other] { $n } Karten liegen verdeckt.
}
table-face-down-words = verdeckt
table-lay-which = Welche Karten legst du?
table-lay-n = { $n ->
    [0] Karten wählen
    [one] 1 verdeckt legen
   *[other] { $n } verdeckt legen
}
table-goal = Was wir schaffen müssen
table-goal-lay = Karte hierher legen
table-met = erfüllt
table-unmet = nicht erfüllt
table-secret = Dein Geheimnis
table-secret-hold = Gedrückt halten.

## Eigene Ecke

table-held = Du hältst { $card }. Lies die Karte vor, wenn:
table-scheduled = Am Ende von Runde { $n }.
table-your-dice = Deine Würfel
table-your-hand = Deine Hand
table-hand-empty = Keine Karten.
table-no-people = Du hast niemanden mehr. In deinem nächsten Zug stößt jemand zu dir.
table-leads = führt an
table-die-face = Würfel { $n }
table-die-low = { $n }: zu niedrig
table-die-used = { $n }: benutzt
table-too-low = Zu niedrig für { $name }: { $dice }.
table-card-fits = { $card }, passt zur Krise
table-card-nothing = Mit dieser Karte geht gerade nichts.

## Wählen

table-idle = Wähle jemanden von deinen Leuten, eine Karte oder einen Standort.
table-idle-no-dice = Alle Würfel sind benutzt. Bewegungen und Karten sind noch frei.
table-what-will = Was tut { $name }?
table-what-will-you = Was tust du?
table-what-with-card = Wofür ist sie?
table-who-acts = Wer tut es?
table-who-could = Wer könnte hier etwas tun?
table-nobody-could = Von deinen Leuten kann hier gerade niemand etwas tun.
table-ask-target = Wen?
table-ask-entrance = Welcher Eingang?
table-ask-die = Welcher Würfel?
table-ask-to = Wohin?
table-ask-card = Welche Karte?
table-ask-survivor = Wer?
table-ask-symbol = Welche Art?
table-ask-seat = Wen?
table-back = Zurück
table-choose = Das wählen
table-choose-which = Bitte wählen
table-without = ohne
table-not-now = gerade nicht
table-nobody-now = gerade niemand
table-change = Ändern
table-notes = Was gilt und was kommt
table-danger = { $name } könnte daran sterben. Wirklich?
table-with-fuel = mit { $card }, ohne Wurf
table-with-the = { $verb } mit der { $n }
table-which-die = { $verb }: welcher Würfel?
table-own-ability = die Fähigkeit

table-act-attack = Angreifen
table-act-attack-survivor = Jemanden angreifen
table-act-search = Suchen
table-act-barricade = Barrikade
table-act-attract = Anlocken
table-act-move = Bewegen
table-act-clean = Entsorgen
table-act-ability = Fähigkeit
table-act-hand-off = Weitergeben
table-act-equip = Ausrüsten
table-act-play = Ausspielen
table-act-ration = Essen
table-act-contribute = Für die Krise
table-act-supply = Für das Ziel
table-act-spend-food = Würfel erhöhen
table-act-request = Um Karten bitten
table-act-nominate = Verbannung
table-act-use-effect = Karte einsetzen
table-confirm-attack-survivor = Angreifen
table-confirm-use = Einsetzen
table-confirm-contribute = Hinlegen
table-confirm-supply = Hinlegen
table-confirm-request = Bitten
table-confirm-nominate = Abstimmen lassen
table-confirm-spend-food = 1 Nahrung ausgeben

table-any-die = jeder Würfel
table-one-die = ein Würfel
table-die = Würfel { $n }+
table-free = frei
table-one-food = 1 Nahrung
table-once-a-turn = einmal pro Zug
table-move-rolls = frei, ein Wurf
table-move-safe = frei, ohne Wurf

table-say-attack = { $with ->
    [die] { $survivor } greift { $target } mit der { $die } an
   *[none] { $survivor } greift { $target } an
}
table-say-attack-survivor = { $with ->
    [die] { $survivor } greift { $target } mit der { $die } an
   *[none] { $survivor } greift { $target } an
}
table-say-search = { $survivor } sucht { $here-at } mit der { $die }
table-say-barricade = { $survivor } baut eine Barrikade, { $entrance }, mit der { $die }
table-say-attract = { $survivor } lockt mit der { $die } Zombies { $here-to }
table-say-clean = { $survivor } entsorgt Abfall mit der { $die }
table-say-move = { $survivor } geht { $to }
table-say-use = { $with ->
    [die] { $survivor } setzt { $card } mit der { $die } ein
   *[none] { $survivor } setzt { $card } ein
}
table-say-hand-off = { $survivor } gibt { $card } an { $to } weiter
table-say-equip = { $survivor } nimmt { $card } als Ausrüstung
table-say-play = Du spielst { $card } aus
table-say-ration = Du isst { $card } und erhöhst die { $die } um 1
table-say-contribute = { $own ->
    [equipment] Du legst { $card } aus der Ausrüstung von { $survivor } zur Krise
   *[hand] Du legst { $card } verdeckt zur Krise
}
table-say-supply = Du legst { $card } auf das gemeinsame Ziel
table-say-spend-food = Du gibst 1 Nahrung aus und erhöhst die { $die } um 1
table-say-request = Du bittest die anderen um { $symbol }
table-any-helpful-card = irgendeine Karte, die hilft
table-say-nominate = Du lässt über die Verbannung von { $seat } abstimmen
table-say-use-effect = Du setzt { $card } ein

table-then-rolls = danach Infektionswurf
table-odds = { $blank } von 12 nichts, { $bitten } von 12 Biss
table-odds-blank = { $n } von 12 nichts
table-odds-bitten = { $n } von 12 Biss
table-rolls-for = Danach macht { $name } einen Infektionswurf:
table-rolls = Infektionswurf für { $name }

## Warum nicht, kurz

table-why-no-dice = kein Würfel übrig
table-why-die-too-low = kein Würfel hoch genug
table-why-moved = schon bewegt
table-why-forbidden = eine Karte verbietet es
table-why-snowbound = eingeschneit
table-why-no-space = kein Feld frei
table-why-no-target = niemand da
table-why-no-entrance = kein Feld frei
table-why-only-colony = nur in der Kolonie
table-why-no-waste = kein Abfall
table-why-only-outside = nur draußen
table-why-deck-empty = hier ist nichts mehr
table-why-wrong-place = nicht hier
table-why-used = schon genutzt
table-why-no-use = nützt jetzt nichts
table-why-answer-first = erst antworten
table-why-not-your-turn = nicht dein Zug

## Suchen

table-search-title = { $name } sucht { $place }
table-search-keep-one = Behalte eine Karte. Die anderen kommen unter den Stapel.
table-search-kept = Behalten: { $cards }. Du darfst noch eine behalten.
table-search-nothing = Hier ist nichts.
table-keep-this = Behalten
table-keep-instead = Lieber diese
table-keep = { $card } behalten
table-keep-which = Karte wählen
table-look-more = Noch eine ansehen?
table-noise-taken = Das macht Geräusche: { $n } von { $spaces } Feldern belegt.
table-noise-chance = { $test ->
    [flip] Heute Nacht wird für jedes eine Münze geworfen: Jedes zweite bringt einen Zombie.
   *[die] Heute Nacht wird für jedes gewürfelt: Bei 1 bis 3 kommt ein Zombie.
}
table-move-out-first = erst hinausgehen
table-look-closer = Mehr darüber
table-roll-means = { $left ->
    [one] Wunde oder Erfrierung: { $name } stirbt.
   *[other] Wunde: { $n } von { $limit }. Erfrierung ebenso, und jeden Zug 1 Wunde mehr.
}
table-free-outside = { $n ->
    [0] Draußen ist kein Feld frei.
    [one] Draußen ist nur 1 Feld frei.
   *[other] Draußen sind { $n } Felder frei.
}
table-come-anyway = { $n ->
    [one] 1 Zombie kommt ohnehin.
   *[other] { $n } Zombies kommen ohnehin.
}
table-make-noise = Geräusch machen, 1 ziehen
table-deck-left = { $n ->
    [one] In diesem Stapel ist noch 1 Karte.
   *[other] In diesem Stapel sind noch { $n } Karten.
}

## Schicksalskarten und Abstimmungen

table-influence = Einfluss { $n }
table-votes = Die Stimmen
table-all-vote = Alle stimmen jetzt ab.
table-decides = { $name } entscheidet.
table-chosen = gewählt
table-goal-reached = Das Ziel ist erreicht. Hält es bis dahin, endet das Spiel heute Nacht.
table-goal-lost = Das Ziel ist nicht mehr erfüllt.
table-secret-met = Dein eigenes Geheimnis ist erfüllt.
table-secret-not-met = Dein eigenes Geheimnis ist noch nicht erfüllt.
table-doom-frost = Die nächste Erfrierung tötet { $name }.
table-crossroads = Schicksalskarte
table-here-and-now = Was das hier und jetzt bedeutet
table-read-out = { $name } hat das vorgelesen. Du entscheidest; sprecht erst darüber.
table-you-decide = Du entscheidest; sprecht erst darüber.
table-secret-vote = Geheime Abstimmung
table-tie = Gleichstand
table-tie-yours = Gleich viele Stimmen. Du entscheidest.
table-not-sealed = Deine Wahl, noch nicht versiegelt
table-vote-rule = Alle Stimmen werden zugleich aufgedeckt. { $name } hat die Laterne und entscheidet bei Gleichstand.
table-seal = Stimme versiegeln
table-settle = Entscheiden
table-exile-title = { $name } verbannen?
table-exile-tale = { $name } verlangt es. Wer verbannt wird, verlässt die Kolonie und bekommt ein neues Ziel.
table-exile-vote-1 = Verbannen
table-exile-vote-2 = Bleiben

## Aufbau

table-keep-title = Wer bleibt bei dir?
table-keep-tale = Wähle { $n } von ihnen. Wen du zuerst wählst, der führt deine Gruppe an.
table-make-leader = Soll anführen
table-not-kept = geht zurück
table-keep-more = { $n ->
    [one] Wähle noch 1
   *[other] Wähle noch { $n }
}
table-keep-these = { $names } behalten

## Was nur dieser Platz von verdeckten Karten gesehen hat

table-known-deck = Du kennst eine Karte { $place }: { $card }, { $above ->
    [0] ganz oben
    [one] unter 1 anderen
   *[other] unter { $above } anderen
}.
table-known-crisis = Du kennst eine Krise, die noch kommt: { $card }.
table-known-crossroads = Du kennst eine Schicksalskarte, die noch kommt: { $card }.
table-known-hand = { $n ->
    [one] Du kennst eine Handkarte von { $name }: { $card }.
   *[other] Du kennst { $n } Handkarten von { $name }: { $card }.
}
table-known-contributions = { $n ->
    [one] Du kennst eine Karte, die bei der Krise liegt: { $card }.
   *[other] Du kennst { $n } Karten, die bei der Krise liegen: { $card }.
}
table-known-objective = Du kennst das Geheimnis von { $name }: { $card }.
