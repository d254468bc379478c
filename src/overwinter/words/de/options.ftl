### Was ein Spieler wählen kann, ein Satz pro Möglichkeit.

## Aktionen mit Würfeln

option-attack = { $die ->
    [0] { $gates ->
        [1] { $survivor } greift { $here-at } ohne Würfel einen Zombie an.
       *[other] { $survivor } greift ohne Würfel einen Zombie an Eingang { $target } an.
    }
   *[other] { $gates ->
        [1] { $survivor } greift { $here-at } mit der { $die } einen Zombie an.
       *[other] { $survivor } greift mit der { $die } einen Zombie an Eingang { $target } an.
    }
}
option-attack-survivor = { $die ->
    [0] { $survivor } greift { $target } ohne Würfel an.
   *[other] { $survivor } greift { $target } mit der { $die } an.
}
option-attack-bandit = { $survivor } greift mit der { $die } einen Banditen { $here-at } an.
option-raid = { $way ->
    [search] { $survivor } durchsucht das Versteck mit der { $die }.
   *[attack] { $survivor } stürmt das Versteck mit der { $die }.
}
option-search = { $survivor } sucht { $here-at } mit der { $die }.
option-barricade = { $gates ->
    [1] { $survivor } baut { $here-at } mit der { $die } eine Barrikade.
   *[other] { $survivor } baut mit der { $die } eine Barrikade an Eingang { $entrance }.
}
option-clean = { $survivor } entsorgt Abfall mit der { $die }.
option-attract = { $survivor } lockt mit der { $die } Zombies { $here-to }.
option-use = { $card-kind ->
    [own] { $die ->
        [0] { $survivor } setzt die Fähigkeit ein.
       *[other] { $survivor } setzt die Fähigkeit mit der { $die } ein.
    }
    [survivor] { $die ->
        [0] { $survivor } setzt die Fähigkeit von { $card } ein.
       *[other] { $survivor } setzt die Fähigkeit von { $card } mit der { $die } ein.
    }
   *[other] { $die ->
        [0] { $survivor } setzt { $card } ein.
       *[other] { $survivor } setzt { $card } mit der { $die } ein.
    }
}

## Aktionen ohne Würfel

option-move = { $card-kind ->
    [none] { $survivor } geht { $to-to }.
   *[item] { $survivor } geht mit { $card } { $to-to }, ohne Infektionswurf.
}
option-use-effect = Setze { $card } ein.
option-play = Spiele { $card } aus.
option-equip = { $survivor } nimmt { $card } als Ausrüstung.
option-ration = Iss { $card }: Die { $die } steigt um 1.
option-contribute = { $survivor-kind ->
    [none] Lege { $card } verdeckt zur Krise.
   *[survivor] Lege { $card } aus der Ausrüstung von { $survivor } zur Krise.
}
option-supply = Lege { $card } auf das gemeinsame Ziel.
option-hand-off = { $survivor } gibt { $card } an { $to } weiter.
option-spend-food = Gib 1 Nahrung aus: Die { $die } steigt um 1.
option-request = { $symbol-id ->
    [any] Bitte die anderen um irgendeine Karte, die hilft.
   *[other] Bitte die anderen um { $symbol-cards }.
}
option-request-card = Bitte die anderen um 1 { $symbol-card }.
option-nominate = Lass über die Verbannung von { $seat } abstimmen.
option-end-turn = Beende den Zug.
option-yawn = Gähne.

## Während eines Angriffs

option-attack-with = { $card-kind ->
    [survivor] Setze die Fähigkeit von { $card } ein.
   *[other] Setze { $card } ein.
}
option-attack-with-request = { $card-kind ->
    [survivor] Setze die Fähigkeit von { $card } ein; bitte die anderen um die Karte dafür.
   *[other] Setze { $card } ein; bitte die anderen um die Karte dafür.
}
option-attack-safely = { $card-kind ->
    [survivor] Setze die Fähigkeit von { $card } ein: kein Infektionswurf.
   *[other] Setze { $card } ein: kein Infektionswurf.
}
option-plain = { $asked ->
    [attack-safely] Geh das Risiko ein.
   *[other] Greif an wie üblich.
}

## Während des Durchsuchens

option-keep = Behalte { $card }.
option-make-noise = { $card-kind ->
    [none] Mache Geräusche und sieh dir 1 weitere Karte an.
   *[other] Mache Geräusche und sieh dir mit { $card } mehr Karten an.
}
option-look-more = { $card-kind ->
    [survivor] Sieh dir mit der Fähigkeit von { $card } mehr Karten an.
   *[other] Sieh dir mit { $card } mehr Karten an.
}
option-enough = Lass den Rest liegen.

## Anlocken

option-lure = { $gates ->
    [1] Locke den Zombie { $place-at } an.
   *[other] Locke einen Zombie { $place-at } an, Eingang { $entrance }.
}

## Bitten um Karten

option-give = Biete { $card } an.
option-refuse = Biete nichts an.
option-accept = Nimm { $card } von { $seat }.
option-decline = Nimm keine davon.

## Eine Infektion breitet sich aus

option-kill-bitten = Töte den Überlebenden jetzt. Die Infektion breitet sich nicht weiter aus.
option-roll-bitten = Würfle. Alles außer der Leerseite tötet, und die Infektion breitet sich weiter aus.

## Benzin für das Ziel

option-offer-fuel = Biete { $card } an.
option-no-fuel = Biete nichts an.
option-pick-fuel = Nimm { $card } von { $seat }.
option-effect-next = { $survivor-kind ->
    [none] { $card }.
   *[other] { $card }, für { $survivor }.
}
option-frostbite-next = Die Erfrierungen.

## Aufbau

option-keep-survivors = { $third-kind ->
    [none] { $leader } führt an, { $second } kommt mit.
   *[survivor] { $leader } führt an, { $second } und { $third } kommen mit.
}

## Abstimmungen und Schicksalskarten

option-crossroads = { $option }. { $effect }
option-crossroads-hidden = { $option }.
option-vote = Möglichkeit { $choice }.
option-vote-exile-vote = { $choice ->
    [1] { $nominee-you ->
        [yes] Verbannung: Du musst gehen.
       *[no] Verbannung: { $nominee } muss gehen.
    }
   *[other] { $nominee-you ->
        [yes] Keine Verbannung: Du bleibst.
       *[no] Keine Verbannung: { $nominee } bleibt.
    }
}
option-vote-keep-first-player = { $choice ->
    [1] { $seat-you ->
        [yes] Du bleibst Startspieler.
       *[no] { $seat } bleibt Startspieler.
    }
   *[other] Der Marker geht nach rechts weiter.
}

## Eines von mehreren wählen

option-choose-survivor = { $wounds ->
    [0] { $survivor }, { $here-at }.
    [one] { $survivor }, { $here-at }, 1 Wunde.
   *[other] { $survivor }, { $here-at }, { $wounds } Wunden.
}
option-choose-leader = { $wounds ->
    [0] { $leader }, { $here-at }.
    [one] { $leader }, { $here-at }, 1 Wunde.
   *[other] { $leader }, { $here-at }, { $wounds } Wunden.
}
option-choose-card = { $card }.
option-choose-die = Die { $die }.
option-choose-face = { $face }.
option-choose-place = { $place }.
option-choose-player = { $player }.
option-choose-entrance = Eingang { $entrance }: { $zombies ->
    [0] keine Zombies
    [one] 1 Zombie
   *[other] { $zombies } Zombies
}, { $barricades ->
    [0] keine Barrikaden
    [one] 1 Barrikade
   *[other] { $barricades } Barrikaden
}.
option-choose-order = Zuerst: { $order }.
option-order-first = Der erste Weg.
option-order-second = Der zweite Weg.
option-order-wound = Eine Wunde.
option-order-frostbite = Eine Erfrierung.
option-done = Nichts weiter.
option-yes = Ja.
option-no = Nein.
option-seen = Gesehen.
option-calm = Mit { $card } jemanden beruhigen.
option-order-trap = Die Falle.
option-order-barricade = Die Barrikade.
option-order-calm = Jemand Ruhiges.
option-order-unruly = Jemand Aufgebrachtes.
option-leave-on-top = Oben liegen lassen.
option-put-under = Unter den Stapel legen.
option-redraw = Diese Karte unter den Stapel legen und eine andere ziehen, mit { $card }.
option-order-despair = Eine Verzweiflung.
option-play-way = Spiele { $card } aus: { $way }
option-order-equip = Als Ausrüstung.
option-order-move = Damit bewegen.
option-order-play = Ausspielen.
