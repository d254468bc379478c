### Das Protokoll: eine Zeile pro Ereignis. $x-you ist "yes", wenn der Lesende dieser Spieler ist.

## Der Lauf des Spiels

event-objective = { $side ->
    [hardcore] Gemeinsames Ziel: { $objective }, Hardcore-Seite.
   *[normal] Gemeinsames Ziel: { $objective }.
}
event-first-player = { $seat-you ->
    [yes] Du bist jetzt Startspieler.
   *[no] { $seat } ist jetzt Startspieler.
}
event-first-player-stays = { $seat-you ->
    [yes] Du bleibst Startspieler.
   *[no] { $seat } bleibt Startspieler.
}
event-round = { $left ->
    [1] Runde { $round } beginnt, die letzte.
   *[other] Runde { $round } beginnt; mit dieser sind es noch { $left }.
}
event-dice = { $seat-you ->
    [yes] Du würfelst { $dice }.
   *[no] { $seat } würfelt { $dice }.
}
event-turn = { $seat-you ->
    [yes] Du bist am Zug.
   *[no] { $seat } ist am Zug.
}
event-turn-end = { $seat-you ->
    [yes] Du beendest deinen Zug.
   *[no] { $seat } beendet den Zug.
}
event-night = In Runde { $round } wird es Nacht.
event-yawn = { $seat-you ->
    [yes] Du gähnst.
   *[no] { $seat } gähnt.
}
event-game-over = { $outcome ->
    [completed] Das gemeinsame Ziel ist erfüllt. Das Spiel ist aus.
    [morale] Die Moral ist bei 0. Das Spiel ist aus.
    [rounds] Die letzte Runde ist vorbei, und mit ihr das Spiel.
    [betrayed] Einer von uns war keiner von uns. Das Spiel ist aus.
   *[failed] Das gemeinsame Ziel ist gescheitert. Das Spiel ist aus.
} { $winners-n ->
    [0] Niemand gewinnt.
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen.
}

## Nacht

event-food-paid = { $n ->
    [0] Niemand braucht heute Nacht Nahrung.
   *[other] Die Kolonie verbraucht { $n } Nahrung. Übrig: { $food }.
}
event-starved = Die Kolonie hungert: Sie braucht { $need } Nahrung und hat { $food }. { $starvation ->
    [one] Es gibt jetzt 1 Hungermarker.
   *[other] Es gibt jetzt { $starvation } Hungermarker.
}
event-noise-test = { $heard ->
    [yes] Das Geräusch { $place-at } lockt einen Zombie an.
   *[no] Das Geräusch { $place-at } verhallt.
}
event-no-fuel = Niemand legt eine Benzinkarte auf das Ziel.

## Leisten

event-morale = { $n-sign ->
    [up] Die Moral steigt auf { $morale }: { $reason }.
   *[down] Die Moral sinkt auf { $morale }: { $reason }.
}
event-food = { $n-sign ->
    [up] { $n } Nahrung mehr. Im Vorrat: { $food }.
   *[down] { $n } Nahrung weniger. Im Vorrat: { $food }.
}
event-starvation = { $n ->
    [one] 1 Hungermarker kommt dazu. Insgesamt: { $starvation }.
   *[other] { $n } Hungermarker kommen dazu. Insgesamt: { $starvation }.
}
event-helpless = { $n-sign ->
    [up] { $n ->
        [one] 1 hilfloser Überlebender kommt in die Kolonie. Insgesamt: { $helpless }.
       *[other] { $n } hilflose Überlebende kommen in die Kolonie. Insgesamt: { $helpless }.
    }
   *[down] { $n ->
        [one] 1 hilfloser Überlebender verlässt die Kolonie. Übrig: { $helpless }.
       *[other] { $n } hilflose Überlebende verlassen die Kolonie. Übrig: { $helpless }.
    }
}
event-helpless-died = Ein hilfloser Überlebender stirbt. { $left ->
    [0] Es ist keiner mehr da.
    [one] 1 bleibt übrig.
   *[other] { $left } bleiben übrig.
}
event-sample-roll = Der Wurf für die Probe zeigt { $n }. { $samples ->
    [one] Bisher gibt es 1 Probe.
   *[other] Bisher gibt es { $samples } Proben.
}
event-condition-added = { $card }: Das gemeinsame Ziel verlangt ab jetzt mehr.

## Krise

event-crisis = Die Krise dieser Runde: { $crisis }.
event-crisis-cancelled = Die Krise wäre { $crisis } gewesen. Sie wird beiseitegelegt; diese Runde hat keine.
event-crisis-buried = Die Krise { $crisis } kommt unter ihren Stapel. In dieser Runde schlägt sie nicht zu.
event-contributed = { $seat-you ->
    [yes] Du legst eine Karte verdeckt zur Krise.
   *[no] { $seat } legt eine Karte verdeckt zur Krise.
}
event-contributed-secret = Du legst { $card } verdeckt zur Krise.
event-contributed-equipment = { $seat-you ->
    [yes] Du legst { $card } aus der Ausrüstung zur Krise.
   *[no] { $seat } legt { $card } aus der Ausrüstung zur Krise.
}
event-contribution = { $fits ->
    [yes] Beigesteuert: { $card }. Das hilft; es steht bei { $total }.
   *[no] Beigesteuert: { $card }. Das schadet; es steht bei { $total }.
}
event-crisis-averted = Krise abgewendet: { $crisis }. { $total } von { $need }.
event-crisis-failed = Krise nicht abgewendet: { $crisis }. { $total } von { $need }.

## Zombies und Barrikaden

event-zombies = { $broken ->
    [0] { zombies-arrive }
   *[other] { $n ->
        [0] { zombies-break }
       *[other] { zombies-arrive } { zombies-break }
    }
}
zombies-arrive = { $n ->
    [one] 1 Zombie kommt { $place-to }.
   *[other] { $n } Zombies kommen { $place-to }.
}
zombies-break = { $broken ->
    [one] 1 Barrikade bricht { $place-at }.
   *[other] { $broken } Barrikaden brechen { $place-at }.
}
event-overrun = { $place-gates ->
    [1] Der Eingang ist voll. Ein Zombie bricht { $place-at } ein.
   *[other] Eingang { $entrance } ist voll. Ein Zombie bricht { $place-at } ein.
}
event-overrun-held = { $place-gates ->
    [1] Der Eingang ist voll { $place-at }, aber niemand stirbt.
   *[other] Eingang { $entrance } ist voll { $place-at }, aber niemand stirbt.
}
event-zombie-killed = { $survivor-kind ->
    [none] Ein Zombie wird { $place-at } getötet.
   *[survivor] { $survivor } tötet { $place-at } einen Zombie.
}
event-zombie-removed = Ein Zombie verschwindet { $place-at }.
event-lured = Ein Zombie { $origin-at } hört es und kommt { $place-to }.
event-barricade = { $place-gates ->
    [1] Eine Barrikade steht { $place-at }.
   *[other] Eine Barrikade steht { $place-at }, Eingang { $entrance }.
}
event-barricades-gone = { $n ->
    [one] 1 Barrikade { $place-at } ist weg.
   *[other] { $n } Barrikaden { $place-at } sind weg.
}
event-torn-down = { $what ->
    [trap] Eine Falle { $place-at } wird abgerissen.
   *[barricade] Eine Barrikade { $place-at } wird abgerissen.
}
event-noise = { $n ->
    [one] Geräusche { $place-at }: 1 Marker.
   *[other] Geräusche { $place-at }: { $n } Marker.
}
event-noise-gone = { $n ->
    [one] 1 Geräuschmarker ist weg { $place-at }.
   *[other] { $n } Geräuschmarker sind weg { $place-at }.
}

## Was Überlebende tun

event-moved = { $survivor } geht { $place-to }.
event-roll-waits = Der Infektionswurf für { $survivor } wartet auf eine zweite Bewegung oder auf das Ende des Zuges.
event-placed = { $survivor } ist jetzt { $place-at }.
event-attack = { $die ->
    [0] { $survivor } greift { $place-at } an.
   *[other] { $survivor } greift { $place-at } mit der { $die } an.
}
event-attack-survivor = { $hit ->
    [yes] { $survivor } greift { $target } an. Der Würfel zeigt { $n }: ein Treffer.
   *[no] { $survivor } greift { $target } an. Der Würfel zeigt { $n }: daneben.
}
event-attack-bandit = { $hit ->
    [yes] { $survivor } geht auf einen Banditen los. Der Würfel zeigt { $n }: ein Treffer.
   *[no] { $survivor } geht auf einen Banditen los. Der Würfel zeigt { $n }: daneben.
}
event-bandits-gone = { $n ->
    [one] Ein Bandit weniger { $place-at }.
   *[other] { $n } Banditen weniger { $place-at }.
}
event-bandit-arrived = { $n ->
    [one] Ein Bandit kommt { $place-to }.
   *[other] Ein Bandit kommt { $place-to }. Jetzt sind es { $n }.
}
event-bandit-no-space = Ein Bandit sieht sich um { $place-at }, findet keinen Platz und geht wieder.
event-plundered = { $n ->
    [one] Ein Bandit nimmt das { $place-at } und trägt es ins Versteck: { $cards }.
   *[other] Die Banditen nehmen das { $place-at } und tragen es ins Versteck: { $cards }.
}
event-raided = { $way ->
    [search] { $survivor } durchsucht das Versteck.
   *[attack] { $survivor } stürmt das Versteck.
} Der Würfel zeigt { $rolled }: { $wounds ->
    [0] unverletzt
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}, { $cards-due ->
    [0] nichts gefunden.
    [one] 1 Karte.
   *[other] { $cards-due } Karten.
}
event-took-arsenal = { $seat-you ->
    [yes] Du nimmst aus dem Arsenal der Banditen: { $cards }.
   *[no] { $seat } nimmt aus dem Arsenal der Banditen: { $cards }.
}
event-laid-in-arsenal = { $seat-you ->
    [yes] Aus deiner Hand ins Arsenal der Banditen: { $cards }.
   *[no] { $seat }: aus der Hand ins Arsenal der Banditen: { $cards }.
}
event-bandit-moved = Ein Bandit zieht weiter: eben noch { $place-at }, jetzt { $destination-to }.
event-attract = { $survivor } lockt Zombies { $place-to }.
event-search = { $survivor } sucht { $place-at }.
event-search-kept = { $under ->
    [0] { search-kept }
    [one] { search-kept } 1 Karte kommt unter den Stapel.
   *[other] { search-kept } { $under } Karten kommen unter den Stapel.
}
search-kept = { $n ->
    [0] { $survivor } behält nichts.
    [one] { $survivor } behält 1 Karte.
   *[other] { $survivor } behält { $n } Karten.
}
event-search-kept-secret = { $under ->
    [0] { $survivor } behält { $cards }.
    [one] { $survivor } behält { $cards }. 1 Karte kommt unter den Stapel.
   *[other] { $survivor } behält { $cards }. { $under } Karten kommen unter den Stapel.
}
event-cleaned = { $n ->
    [one] { $survivor } entsorgt 1 Karte Abfall. Übrig: { $waste }.
   *[other] { $survivor } entsorgt { $n } Karten Abfall. Übrig: { $waste }.
}
event-used = { $card-kind ->
    [own] { $survivor } setzt eine Fähigkeit ein.
    [survivor] { $survivor } setzt die Fähigkeit von { $card } ein.
   *[other] { $survivor } setzt { $card } ein.
}
event-equipped = { $survivor } nimmt { $card } als Ausrüstung.
event-handed-off = { $survivor } gibt { $card } an { $target } weiter.
event-hand-off-refused = { $survivor } bietet { $target } vergeblich { $card } an.

## Infektion, Wunden, Tod

event-exposure = { $changed ->
    [yes] Infektionswurf für { $survivor }: { $face-name }; das zählt als { $result-name }.
   *[no] Infektionswurf für { $survivor }: { $result-name }.
}
event-wounded = { $kind ->
    [despair] { $n ->
        [one] { $survivor } verzweifelt.
       *[other] { $survivor } verzweifelt, { $n }-fach.
    }
    [frostbite] { $n ->
        [one] { $survivor } erhält 1 Erfrierung.
       *[other] { $survivor } erhält { $n } Erfrierungen.
    }
   *[wound] { $n ->
        [one] { $survivor } erhält 1 Wunde.
       *[other] { $survivor } erhält { $n } Wunden.
    }
}
event-healed = { $kind ->
    [despair] { $survivor } fasst wieder Mut.
    [frostbite] { $survivor } erholt sich von einer Erfrierung.
   *[wound] { $survivor } erholt sich von einer Wunde.
}
event-token-turned = { $survivor }: Aus { $old ->
    [frostbite] einer Erfrierung
    [despair] Verzweiflung
   *[wound] einer Wunde
} wird { $new ->
    [frostbite] eine Erfrierung
    [despair] Verzweiflung
   *[wound] eine Wunde
}.
event-wound-passed = { $kind ->
    [frostbite] Eine Erfrierung geht von { $survivor } an { $target }.
   *[wound] Eine Wunde geht von { $survivor } an { $target }.
}
event-bite-cured = { $seat-you ->
    [yes] Du gibst { $card }. Der Biss tötet { $survivor } nicht.
   *[no] { $seat } gibt { $card }. Der Biss tötet { $survivor } nicht.
}
event-spread-killed = { $survivor } wird getötet, bevor sich die Infektion ausbreiten kann.
event-spread-roll = { $result ->
    [blank] Die Infektion erreicht { $survivor } und breitet sich nicht weiter aus.
   *[other] Die Infektion geht auf { $survivor } über.
}
event-died = { $survivor } stirbt { $place-at }.
event-removed = { $survivor } verlässt das Spiel.
event-removed-from-deck = { $survivor } verlässt den Überlebendenstapel und kommt nicht mehr.
event-equipment-to-hand = { $seat-you ->
    [yes] Du nimmst { $cards } zurück auf die Hand.
   *[no] { $seat } nimmt { $cards } zurück auf die Hand.
}
event-equipment-lost = { $survivor } verliert { $card }; die Karte verlässt das Spiel.
event-equipment-gone = Mit { $survivor } gehen: { $cards }.
event-equipment-to-deck = Zurückgelassen { $place-at } und in den Stapel gemischt: { $cards }.
event-equipment-left = Zurückgelassen { $place-at }, für wen immer: { $cards }.
event-hand-lost = { $seat-you ->
    [yes] Du verlierst alle Handkarten: { $cards }.
   *[no] { $seat } verliert alle Handkarten: { $cards }.
}
event-hand-cards-gone = { $n ->
    [one] { $seat } verliert 1 Handkarte, verdeckt.
   *[other] { $seat } verliert { $n } Handkarten, verdeckt.
}
event-hand-cards-gone-secret = Du verlierst, ungesehen von den anderen: { $cards }.
event-leader = { $seat-you ->
    [yes] { $survivor } führt jetzt deine Gruppe an.
   *[no] { $survivor } führt jetzt die Gruppe von { $seat } an.
}
event-joined = { $seat-you ->
    [yes] { $survivor } schließt sich { $place-at } deiner Gruppe an.
   *[no] { $survivor } schließt sich { $place-at } der Gruppe von { $seat } an.
}
event-changed-group = { $seat-you ->
    [yes] { $survivor } wechselt in deine Gruppe.
   *[no] { $survivor } wechselt in die Gruppe von { $seat }.
}
event-eliminated = { $seat-you ->
    [yes] Du scheidest aus.
   *[no] { $seat } scheidet aus.
}

## Karten

event-played = { $seat-you ->
    [yes] Du spielst { $card } aus.
   *[no] { $seat } spielt { $card } aus.
}
event-supplied = { $seat-you ->
    [yes] Du legst { $card } auf das gemeinsame Ziel.
   *[no] { $seat } legt { $card } auf das gemeinsame Ziel.
}
event-discarded = { $seat-you ->
    [yes] Du gibst { $card } ab.
   *[no] { $seat } gibt { $card } ab.
}
event-drew = { $n ->
    [one] { $seat } nimmt 1 Karte vom Stapel { $place-at }.
   *[other] { $seat } nimmt { $n } Karten vom Stapel { $place-at }.
}
event-drew-secret = Du nimmst { $cards } vom Stapel { $place-at }.
event-cards-revealed = Aufgedeckt vom Stapel { $place-at }: { $cards }.
event-took-revealed = { $seat-you ->
    [yes] Du nimmst { $cards } auf die Hand.
   *[no] { $seat } nimmt { $cards } auf die Hand.
}
event-deck-purged = Diese Karten { $place-at } verlassen das Spiel: { $cards }.
event-deck-wasted = Oben vom Stapel { $place-at } in den Abfall: { $cards }.
event-deck-removed = Der ganze Stapel { $place-at } verlässt ungesehen das Spiel.
event-deck-cut = { $n ->
    [one] Die oberste Karte des Stapels { $place-at } verlässt ungesehen das Spiel.
   *[other] Die obersten { $n } Karten des Stapels { $place-at } verlassen ungesehen das Spiel.
}
event-cards-moved = { $n ->
    [one] 1 Karte geht von { $giver } an { $taker }.
   *[other] { $n } Karten gehen von { $giver } an { $taker }.
}
event-cards-moved-secret = { $taker-you ->
    [yes] Du bekommst von { $giver }: { $cards }.
   *[no] Du verlierst an { $taker }: { $cards }.
}
event-waste-added = { $n ->
    [one] 1 Karte kommt auf den Abfallstapel. Insgesamt: { $waste }.
   *[other] { $n } Karten kommen auf den Abfallstapel. Insgesamt: { $waste }.
}
event-swapped-card = { $card } geht vor aller Augen von { $seat } an { $taker }.
event-asked-for-card = { $seat-you ->
    [yes] Du verlangst { $card }.
   *[no] { $seat } verlangt { $card }.
}
event-request = { $seat-you ->
    [yes] { $symbol-id ->
        [any] Du bittest die anderen um irgendeine Karte, die hilft.
       *[other] Du bittest die anderen um { $symbol-cards }.
    }
   *[no] { $symbol-id ->
        [any] { $seat } bittet die anderen um irgendeine Karte, die hilft.
       *[other] { $seat } bittet die anderen um { $symbol-cards }.
    }
}
event-request-refused = { $seat-you ->
    [yes] Niemand bietet dir eine an.
   *[no] Niemand bietet { $seat } eine an.
}
event-request-granted = { $seat-you ->
    [yes] { $giver } gibt dir { $card }.
   *[no] { $giver-you ->
        [yes] Du gibst { $card } an { $seat }.
       *[no] { $giver } gibt { $card } an { $seat }.
    }
}

## Würfel

event-die-changed = { $seat-you ->
    [yes] Einer deiner Würfel wechselt von { $old } auf { $new }.
   *[no] { $seat }: Ein Würfel wechselt von { $old } auf { $new }.
}
event-die-passed = Ein Würfel mit einer { $n } geht von { $giver } an { $taker }.
event-die-refused = { $seat-you ->
    [yes] Du behältst deinen Würfel.
   *[no] { $seat } behält den Würfel.
}
event-contest = { $dice } gegen { $against }.
event-rolled-off = { $seat-you ->
    [yes] Du würfelst { $n }.
   *[no] { $seat } würfelt { $n }.
}
event-die-rolled = Der Würfel zeigt { $n }.
event-die-rolled-for = Der Würfel für { $survivor } zeigt { $n }.
event-dice-rolled = { $dice-n ->
    [0] Es ist niemand da, für den gewürfelt wird.
   *[other] Die Würfel zeigen { $dice }.
}
event-dice-lost = { $seat-you ->
    [yes] { $n ->
        [one] Du verlierst 1 Würfel.
       *[other] Du verlierst { $n } Würfel.
    }
   *[no] { $n ->
        [one] { $seat } verliert 1 Würfel.
       *[other] { $seat } verliert { $n } Würfel.
    }
}
event-dice-gained = { $seat-you ->
    [yes] Du würfelst dazu: { $dice }.
   *[no] { $seat } würfelt dazu: { $dice }.
}
event-dice-next-round = { $n-sign ->
    [up] { $n ->
        [one] 1 Würfel mehr beim nächsten Wurf.
       *[other] { $n } Würfel mehr beim nächsten Wurf.
    }
   *[down] { $n ->
        [one] 1 Würfel weniger beim nächsten Wurf.
       *[other] { $n } Würfel weniger beim nächsten Wurf.
    }
}

## Schicksalskarten

event-crossroads-drawn = { $seat } zieht eine Schicksalskarte.
event-crossroads-drawn-secret = Du ziehst die Schicksalskarte { $card }.
event-crossroads = { $seat-you ->
    [yes] Das Schicksal stellt dich vor die Wahl: { $card }.
   *[no] Das Schicksal stellt { $seat } vor die Wahl: { $card }.
}
event-crossroads-choice = { $card }: { $option }.
event-crossroads-nothing = { $card }: Es ist nichts zu machen.
event-lasting = { $survivor-kind ->
    [none] { $card } gilt von jetzt an.
   *[survivor] { $card } bleibt bei { $survivor }.
}
event-lasting-at = { $card } liegt von nun an { $place-at }.
event-lasting-over = { $card } ist vorbei.
event-scheduled = { $card }: Der Rest kommt am Ende der nächsten Runde.
event-schedule-due = { $card }: Der Rest kommt jetzt.
event-offered = { $seat-you ->
    [yes] Du bietest { $what ->
        [die] { $n ->
            [one] 1 Würfel
           *[other] { $n } Würfel
        }
       *[card] { $n ->
            [one] 1 Karte
           *[other] { $n } Karten
        }
    } an.
   *[no] { $seat } bietet { $what ->
        [die] { $n ->
            [one] 1 Würfel
           *[other] { $n } Würfel
        }
       *[card] { $n ->
            [one] 1 Karte
           *[other] { $n } Karten
        }
    } an.
}
event-paid = { $card }: Der Preis ist bezahlt.
event-not-paid = { $card }: Der Preis ist nicht bezahlt. Alles Angebotene geht zurück.
event-staked = { $seat-you ->
    [yes] Du setzt { $cards }.
   *[no] { $seat } setzt { $cards }.
}
event-gamble-roll = { $seat-you ->
    [yes] Du würfelst { $dice } für deinen Einsatz.
   *[no] { $seat } würfelt { $dice } für den Einsatz.
}
event-gamble-won = { $seat-you ->
    [yes] Du gewinnst alle Einsätze: { $cards }.
   *[no] { $seat } gewinnt alle Einsätze: { $cards }.
}

## Abstimmungen und Verbannung

event-votes = Die Stimmen: { $votes }.
event-item-broken = { $card } ist kaputt. { $survivor } bleibt nichts davon.
event-vote-weighs = { $seat-you ->
    [yes] Deine Stimme zählt { $n }-fach.
   *[no] Die Stimme von { $seat } zählt { $n }-fach.
}
event-tie-broken = { $seat-you ->
    [yes] Gleichstand. Du entscheidest: { $choice }.
   *[no] Gleichstand. { $seat } entscheidet: { $choice }.
}
vote-entry = { $seat }: { $choice }
vote-exile-vote = { $choice ->
    [1] verbannen
   *[other] bleiben
}
vote-keep-first-player = { $choice ->
    [1] behalten
   *[other] weitergeben
}
vote-crossroads-vote = Möglichkeit { $choice }
event-nominated = { $seat-you ->
    [yes] Du verlangst eine Abstimmung: Soll { $nominee } verbannt werden?
   *[no] { $nominee-you ->
        [yes] { $seat } verlangt eine Abstimmung: Sollst du verbannt werden?
       *[no] { $seat } verlangt eine Abstimmung: Soll { $nominee } verbannt werden?
    }
}
event-exile-failed = { $nominee-you ->
    [yes] Du darfst bleiben.
   *[no] { $nominee } darf bleiben.
}
event-exiled = { $objective-kind ->
    [none] { $seat } wird verbannt. Das geheime Ziel bleibt geheim.
   *[card] { $seat } wird verbannt und war kein Verräter. Das geheime Ziel war { $objective }.
}
event-exiled-secret = { $objective-kind ->
    [none] Du wirst verbannt. Dein neues Ziel: { $exile }.
   *[card] Du wirst verbannt. Alle sehen dein altes Ziel, { $objective }. Dein neues: { $exile }.
}
event-two-innocents = { $seats } waren keine Verräter und wurden doch verbannt. Die Kolonie verliert alle Hoffnung.

## Verdeckte Karten ansehen

event-looked-at-card = { $other-you ->
    [yes] { $seat } sieht sich eine deiner Karten an.
   *[no] { $seat } sieht sich eine Karte von { $other } an.
}
event-looked-at-card-secret = Du siehst eine Karte von { $other }: { $card }.
event-looked-at-hand = { $other-you ->
    [yes] { $seat } sieht sich deine Handkarten an.
   *[no] { $seat } sieht sich die Handkarten von { $other } an.
}
event-looked-at-hand-secret = Du siehst die Handkarten von { $other }: { $cards }.
event-hand-shown = { $seat-you ->
    [yes] Du zeigst alle deine Handkarten: { $cards }.
   *[no] { $seat } zeigt alle Handkarten: { $cards }.
}
event-looked-at-objective = { $other-you ->
    [yes] { $seat } sieht sich dein geheimes Ziel an.
   *[no] { $seat } sieht sich das geheime Ziel von { $other } an.
}
event-looked-at-objective-secret = { $objective-kind ->
    [none] { $other } hat kein geheimes Ziel.
   *[card] Das geheime Ziel von { $other } ist { $objective }.
}
event-looked-at-crises = { $seat } sieht sich die nächsten Krisen an.
event-looked-at-crises-secret = Du siehst die nächsten Krisen: { $cards }.
event-looked-at-top = { $seat } sieht sich die oberste Karte des Stapels { $place-at } an.
event-looked-at-top-secret = Du siehst die oberste Karte des Stapels { $place-at }: { $card }.
event-trap-fired = { $place-gates ->
    [1] Die Falle geht hoch { $place-at }. { $n ->
        [0] Von dem, was kam, bleibt nichts.
        [one] Sie zerreißt noch 1 Zombie.
       *[other] Sie zerreißt noch { $n } Zombies.
    }
   *[other] Die Falle an Eingang { $entrance } geht hoch { $place-at }. { $n ->
        [0] Von dem, was kam, bleibt nichts.
        [one] Sie zerreißt noch 1 Zombie.
       *[other] Sie zerreißt noch { $n } Zombies.
    }
}
event-calmed = { $seat-you ->
    [yes] Du gibst { $card }. Am Feuer hört jemand auf zu schreien.
   *[no] { $seat } gibt { $card }. Am Feuer hört jemand auf zu schreien.
}
event-first-player-vote = { $seats } { $seats-n ->
    [one] verlangt
   *[other] verlangen
} eine Abstimmung über den Startspieler.
event-unruly = { $n-sign ->
    [up] { $n ->
        [one] Ein hilfloser Überlebender wird aufsässig.
       *[other] { $n } hilflose Überlebende werden aufsässig.
    }
   *[down] { $n ->
        [one] Ein aufsässiger Überlebender beruhigt sich.
       *[other] { $n } aufsässige Überlebende beruhigen sich.
    }
} Aufsässig jetzt: { $unruly }.
event-waste-removed = { $n ->
    [one] 1 Karte kommt aus dem Abfallstapel; { $waste } liegen noch dort.
   *[other] { $n } Karten kommen aus dem Abfallstapel; { $waste } liegen noch dort.
}
event-trap-laid = { $place-gates ->
    [1] { $turned ->
        [true] Eine Barrikade { $place-at } bekommt eine Sprengladung.
       *[false] Eine Sprengfalle liegt { $place-at }.
    }
   *[other] { $turned ->
        [true] Eine Barrikade an Eingang { $entrance } { $place-at } bekommt eine Sprengladung.
       *[false] Eine Sprengfalle liegt an Eingang { $entrance } { $place-at }.
    }
}
event-noise-moved = Die Geräusche sind jetzt { $place-at } zu hören ({ $n }).
event-looked-at-cards = { $seat-you ->
    [yes] Du siehst dir die obersten Karten eines Stapels an: { $n }.
   *[no] { $seat } sieht sich die obersten Karten eines Stapels an: { $n }.
}
event-looked-at-cards-secret = Oben auf dem Stapel siehst du: { $cards }.
event-put-under = { $seat-you ->
    [yes] Du legst die Karte unter den Stapel.
   *[no] { $seat } legt die Karte unter den Stapel.
}
event-cards-away = { $pile ->
    [waste] Auf den Abfallstapel: { $cards }.
   *[removed] Aus dem Spiel: { $cards }.
}
event-looked-at-contributions = { $seat-you ->
    [yes] Du siehst durch, was für die Krise gegeben wurde.
   *[no] { $seat } sieht durch, was für die Krise gegeben wurde.
}
event-looked-at-contributions-secret = Für die Krise gegeben: { $cards }.
event-took-contribution = { $seat-you ->
    [yes] Du nimmst eine Karte davon.
   *[no] { $seat } nimmt eine Karte davon.
}
event-took-contribution-secret = Du nimmst { $card }.
event-disagreed = { $seat-you ->
    [yes] Du lehnst ab.
   *[no] { $seat } lehnt ab.
}
event-swap-refused = { $seat-you ->
    [yes] Du behältst deine Würfel.
   *[no] { $seat } behält die Würfel.
}
event-dice-swapped = { $seat-you ->
    [yes] Du gibst { $other } eine { $gives } und bekommst eine { $gets }.
   *[no] { $seat } gibt { $other } eine { $gives } und bekommt eine { $gets }.
}
event-die-returned = { $seat-you ->
    [yes] Deine { $n } kommt unbenutzt zurück.
   *[no] Die { $n } von { $seat } kommt unbenutzt zurück.
}
