### Was geschehen würde: Chancen, Folgen einer Wahl, die kommende Nacht.

odds-line = { $parts }.
odds-none = Kein Infektionswurf.
odds-part = { $face ->
    [wound] { $n } von { $total } Wunde
    [frostbite] { $n } von { $total } Erfrierung
    [bitten] { $n } von { $total } Biss
   *[blank] { $n } von { $total } nichts
}

odds-roll = { $rolls ->
    [one] Infektionswurf für { $survivor }: { $odds }
   *[other] { $rolls } Infektionswürfe für { $survivor }, jedes Mal: { $odds }
}
foresee-zombies = { $n ->
    [one] 1 Zombie kommt { $place-to }.
   *[other] { $n } Zombies kommen { $place-to }.
}
foresee-barricade-breaks = { $place-gates ->
    [1] { $n ->
        [one] 1 Barrikade bricht { $place-at }.
       *[other] { $n } Barrikaden brechen { $place-at }.
    }
   *[other] { $n ->
        [one] 1 Barrikade bricht an Eingang { $entrance }{ $place-whose }.
       *[other] { $n } Barrikaden brechen an Eingang { $entrance }{ $place-whose }.
    }
}
foresee-entrance-full-dies = { $place-gates ->
    [1] Der Eingang { $place-at } ist voll: { $survivor } würde sterben.
   *[other] Eingang { $entrance }{ $place-whose } ist voll: { $survivor } würde sterben.
}
foresee-helpless-dies = { $n ->
    [one] 1 hilfloser Überlebender stirbt.
   *[other] { $n } hilflose Überlebende sterben.
}
foresee-morale = { $n-sign ->
    [up] Die Moral steigt um { $n }.
   *[down] Die Moral sinkt um { $n }.
}
foresee-food = { $n-sign ->
    [up] { $n } Nahrung mehr.
   *[down] { $n } Nahrung weniger.
}
foresee-kills = { $n ->
    [one] 1 Zombie { $place-at } wird getötet.
   *[other] { $n } Zombies { $place-at } werden getötet.
}
foresee-spend-die = Die { $die } ist verbraucht.
foresee-card-lost = { $card } ist weg.
foresee-against-crisis = { $card } passt nicht zur Krise und zählt gegen sie.
foresee-wound = { $kind ->
    [frostbite] { $n ->
        [one] { $survivor } erhält 1 Erfrierung.
       *[other] { $survivor } erhält { $n } Erfrierungen.
    }
   *[wound] { $n ->
        [one] { $survivor } erhält 1 Wunde.
       *[other] { $survivor } erhält { $n } Wunden.
    }
}
foresee-dies = { $survivor } stirbt.
foresee-noise = { $n ->
    [one] 1 Geräuschmarker { $place-at }.
   *[other] { $n } Geräuschmarker { $place-at }.
}
foresee-zombies-gone = { $n ->
    [one] 1 Zombie verschwindet { $place-at }.
   *[other] { $n } Zombies verschwinden { $place-at }.
}
foresee-barricade = { $n ->
    [one] 1 Barrikade entsteht { $place-at }.
   *[other] { $n } Barrikaden entstehen { $place-at }.
}
foresee-barricades-gone = { $n ->
    [one] 1 Barrikade { $place-at } ist weg.
   *[other] { $n } Barrikaden { $place-at } sind weg.
}
foresee-cleaned = { $n ->
    [one] 1 Karte Abfall wird entsorgt. Übrig: { $waste }.
   *[other] { $n } Karten Abfall werden entsorgt. Übrig: { $waste }.
}
foresee-waste = { $n ->
    [one] 1 Karte mehr auf dem Abfallstapel.
   *[other] { $n } Karten mehr auf dem Abfallstapel.
}
foresee-healed = { $kind ->
    [frostbite] { $n ->
        [one] { $survivor } erholt sich von 1 Erfrierung.
       *[other] { $survivor } erholt sich von { $n } Erfrierungen.
    }
   *[wound] { $n ->
        [one] { $survivor } erholt sich von 1 Wunde.
       *[other] { $survivor } erholt sich von { $n } Wunden.
    }
}
foresee-helpless = { $n-sign ->
    [up] { $n ->
        [one] 1 hilfloser Überlebender kommt in die Kolonie.
       *[other] { $n } hilflose Überlebende kommen in die Kolonie.
    }
   *[down] { $n ->
        [one] 1 hilfloser Überlebender verlässt die Kolonie.
       *[other] { $n } hilflose Überlebende verlassen die Kolonie.
    }
}
foresee-starvation = { $n ->
    [one] 1 Hungermarker mehr.
   *[other] { $n } Hungermarker mehr.
}
foresee-joins = { $survivor } kommt { $place-at } an.
foresee-roll-waits = { $survivor } darf noch einmal gehen; der Infektionswurf wartet bis dahin oder bis zum Ende des Zuges.
foresee-placed = { $survivor } ist dann { $place-at }.
foresee-leaves = { $survivor } verlässt das Spiel.
foresee-last-survivor = { $seat-you ->
    [yes] Außer { $survivor } hast du niemanden mehr: Auch deine Handkarten wären verloren.
   *[no] Außer { $survivor } hat { $seat } niemanden mehr: Auch alle Handkarten wären verloren.
}
foresee-die = Die { $die } wird zur { $to }.
foresee-hits-on = { $roll ->
    [1] Nur eine 1 trifft { $survivor }.
   *[other] { $roll } oder weniger trifft { $survivor }.
}
foresee-bandit-roll = 4 oder weniger vertreibt den Banditen: 4 von 6. Kein Infektionswurf.
foresee-raid = { $way ->
    [search] Der Würfel wird neu geworfen. 1: eine Wunde. 2 oder 3: nichts. 4: eine Wunde und eine Karte. 5 oder 6: eine Karte.
   *[attack] Der Würfel wird neu geworfen. 1: 3 Wunden. 2: 2 Wunden und eine Karte. 3: eine Wunde und eine Karte. 4: eine Karte. 5 oder 6: 2 Karten.
}
foresee-arsenal = { $lying ->
    [0] Im Versteck ist nichts zu holen.
    [one] 1 Karte liegt dort.
   *[other] { $lying } Karten liegen dort.
}
foresee-may-die = { $faces } von 6: { $survivor } stirbt.
foresee-bandits-gone = { $n ->
    [one] 1 Bandit weniger { $place-at }.
   *[other] { $n } Banditen weniger { $place-at }.
}
foresee-plundered = { $n ->
    [one] 1 Karte wird weggetragen { $place-at }.
   *[other] { $n } Karten werden weggetragen { $place-at }.
}
foresee-ends-game = Das Spiel endet.

night-food-paid = Heute Nacht verbraucht die Kolonie { $need } Nahrung. Im Vorrat: { $food }.
night-starves = Heute Nacht braucht die Kolonie { $need } Nahrung. Im Vorrat: { $food }. Sie hungert, und die Moral sinkt um { $morale }.
night-unruly = { $n ->
    [one] 1 hilfloser Überlebender ist aufsässig
   *[other] { $n } hilflose Überlebende sind aufsässig
}: { $food } Nahrung mehr, { $zombies ->
    [one] 1 Zombie mehr.
   *[other] { $zombies } Zombies mehr.
}
night-waste = { $n ->
    [one] 1 Karte Abfall: Die Moral sinkt um { $morale }.
   *[other] { $n } Karten Abfall: Die Moral sinkt um { $morale }.
}
night-zombies = { $n ->
    [one] 1 Zombie wird { $place-to } kommen.
   *[other] { $n } Zombies werden { $place-to } kommen.
}
night-plundered = { $n ->
    [one] Banditen werden die oberste Karte { $place-at } mitnehmen.
   *[other] Banditen werden die obersten { $n } Karten { $place-at } mitnehmen.
}
night-overrun = { $place-gates ->
    [1] Der Eingang { $place-at } wird voll sein: { $survivor } würde sterben.
   *[other] Eingang { $entrance }{ $place-whose } wird voll sein: { $survivor } würde sterben.
}
night-overrun-helpless = { $place-gates ->
    [1] Der Eingang { $place-at } wird voll sein: Ein hilfloser Überlebender würde sterben.
   *[other] Eingang { $entrance }{ $place-whose } wird voll sein: Ein hilfloser Überlebender würde sterben.
}
night-overrun-someone = { $place-gates ->
    [1] Der Eingang { $place-at } wird voll sein: Jemand dort würde sterben.
   *[other] Eingang { $entrance }{ $place-whose } wird voll sein: Jemand dort würde sterben.
}
night-full = { $place-gates ->
    [1] Der Eingang { $place-at } wird voll sein.
   *[other] Eingang { $entrance }{ $place-whose } wird voll sein.
}
night-morale = Heute Nacht sinkt die Moral um { $n }.
night-or-more = Oder mehr: Geräusche und die Krise können noch dazukommen.
night-crisis = Krise { $crisis }: nötig sind { $need }. { $laid ->
    [0] Noch liegt keine Karte verdeckt da.
    [one] 1 Karte liegt verdeckt da.
   *[other] { $laid } Karten liegen verdeckt da.
}
night-fuel = Heute Nacht muss eine Benzinkarte auf das Ziel, sonst ist das Spiel verloren.
night-calm = Heute Nacht bleibt es ruhig, soweit man das sagen kann.
