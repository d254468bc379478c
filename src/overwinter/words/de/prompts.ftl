### Die Fragen: was ein Spieler entscheiden soll.

ask-keep-survivors = Wähle deine Überlebenden und wer sie anführt.
ask-turn = Was tust du?
ask-attack-with = { $survivor } greift an. Setzt du etwas dafür ein?
ask-attack-safely = { $survivor } greift an. Willst du den Infektionswurf vermeiden?
ask-free-attack = Wer greift wen an? Ein Würfel ist nicht nötig.
ask-search = { $survivor } sucht { $place-at } und findet: { $cards }. Was nun?
ask-lure = Welcher Zombie kommt { $place-to }? { $n ->
    [one] 1 darf noch kommen.
   *[other] Bis zu { $n } dürfen noch kommen.
}
ask-request = { $symbol-id ->
    [any] { $seat } bittet um irgendeine Karte, die hilft und sofort ausgespielt wird. Bietest du eine an?
   *[other] { $seat } bittet um { $symbol-cards }, die sofort ausgespielt werden. Bietest du eine an?
}
ask-request-more = { $symbol-id ->
    [any] { $seat } bittet um irgendeine Karte, die hilft. Bietest du noch eine an?
   *[other] { $seat } bittet um { $symbol-cards }. Bietest du noch eine an?
}
ask-accept = Wessen { $symbol-card } nimmst du?
ask-equip-requested = Wer nimmt { $card } als Ausrüstung?
ask-move-requested = Wer geht mit { $card }, und wohin?
ask-play-requested = Wofür setzt du { $card } ein?
ask-take-equipment = { $survivor } bietet { $to } diese Ausrüstung an: { $card }. Nimmst du sie?
ask-burn-fuel = Das Ziel braucht heute Nacht eine Benzinkarte. Bietest du eine an?
ask-pick-fuel = Wessen Benzinkarte kommt auf das Ziel?
ask-effect-order = Mehrere Effekte sind fällig. Welcher kommt als nächster?
ask-bite-spread = Die Infektion erreicht { $survivor } { $place-at }. Was tust du?
ask-bite-cure = { $survivor } wurde gebissen. Gibst du eine Medikamentenkarte dagegen?
ask-crossroads = { $card }: Was wählst du?
ask-crossroads-vote = { $card }: Wie stimmst du ab?
ask-exile-vote = { $nominee-you ->
    [yes] Sollst du verbannt werden?
   *[no] Soll { $nominee } verbannt werden?
}
ask-keep-first-player = { $seat-you ->
    [yes] Sollst du Startspieler bleiben?
   *[no] Soll { $seat } Startspieler bleiben?
}
ask-tie-break = Gleichstand. Du entscheidest: { $question }
ask-shown = { $what ->
    [crisis] Die nächste Krise ist { $cards }.
   *[item] Die oberste Karte des Stapels { $place-at } ist { $cards }.
}
ask-pass-survivor = Wer von deinen Überlebenden geht zum Spieler links von dir?
ask-may = { $card }: Willst du das einsetzen?
ask-lend-die = { $seat } bittet um deinen Würfel mit der { $die }. Gibst du ihn?
ask-give-card = { $seat } verlangt { $card }. Gibst du die Karte her?
ask-give-up-survivor = { $survivor } würde das Spiel verlassen. Bist du einverstanden?
ask-dose = Bekommt { $survivor } eine Medikamentenkarte? Ohne sie verlierst du einen Würfel.
ask-experiment = Wagt { $survivor } das Experiment und einen Infektionswurf?

## Welcher Überlebende?

ask-survivor-card = { $card }: Welcher Überlebende?
ask-survivor-choose-own = Wer von deinen Überlebenden?
ask-survivor-choose-any = Welcher Überlebende?
ask-survivor-own-at = Wer von deinen Überlebenden { $place-at }?
ask-survivor-lowest-tie = Mehrere haben den niedrigsten Einflusswert. Wen trifft es?
ask-survivor-death-order = Mehrere Überlebende sterben. Wer stirbt zuerst?
ask-survivor-relocate = Deine Überlebenden müssen die Kolonie verlassen. Wer geht als Nächstes?
ask-survivor-swap = Draußen ist kein Platz. Wer tauscht den Platz mit deinem Überlebenden?
ask-survivor-wound = Wer erhält die nächste Wunde?
ask-survivor-share-wounds = Wer teilt die Wunden?
ask-survivor-give-wound = Wer gibt dem anderen eine Wunde?
ask-survivor-heal = Wer wird geheilt?
ask-survivor-make-room = Der Standort ist voll. Wer geht in die Kolonie?
ask-leader-new-leader = Wer führt jetzt deine Gruppe an?

## Welcher Würfel?

ask-die-card = { $card }: Welche Würfel bietest du an? { $n ->
    [one] 1 fehlt noch.
   *[other] { $n } fehlen noch.
}
ask-die-spend-die = { $n ->
    [one] Welchen Würfel gibst du aus?
   *[other] Welche Würfel gibst du aus? Noch { $n }.
}
ask-die-borrow-die = Um welchen Würfel bittest du?
ask-die-reroll-first = Welchen Würfel wirfst du neu?
ask-die-reroll = { $n ->
    [one] Welchen Würfel wirfst du neu?
   *[other] Welche Würfel wirfst du neu?
}
ask-die-raise-die = Welchen deiner Würfel erhöhst du?
ask-die-lower-die = Welchen Würfel des anderen Spielers senkst du?
ask-die-set-die = Welchen Würfel drehst du?
ask-face-set-die = Auf welche Zahl?
ask-face-draw-and-gift = Wie viele Karten nimmst du vom Stapel, um sie zu verschenken?

## Welche Karte?

ask-card-card = { $card }: Welche Karten bietest du an? { $n ->
    [one] 1 fehlt noch.
   *[other] { $n } fehlen noch.
}
ask-card-stake = Welche Karten setzt du? { $n ->
    [one] Höchstens noch 1.
   *[other] Höchstens noch { $n }.
}
ask-card-food-for-die = Gibst du eine Nahrungskarte ab, um 1 Würfel mehr zu werfen?
ask-card-search-deck = Welche Karten nimmst du aus dem Stapel? { $n ->
    [one] Höchstens noch 1.
   *[other] Höchstens noch { $n }.
}
ask-card-take-arsenal = Was nimmst du aus dem Arsenal der Banditen? { $n ->
    [one] Noch 1.
   *[other] Noch { $n }.
}
ask-card-to-arsenal = Welche Karten gehen ins Arsenal der Banditen? { $n ->
    [one] Noch 1.
   *[other] Noch { $n }.
}
ask-one-more-bandit = Geht noch ein Bandit { $destination-to }?
ask-card-keep-revealed = Welche der aufgedeckten Karten behältst du? { $n ->
    [one] Höchstens noch 1.
   *[other] Höchstens noch { $n }.
}
ask-card-recover = Welche Karten holst du ins Spiel zurück? { $n ->
    [one] Noch 1.
   *[other] Noch { $n }.
}
ask-card-lose-equipment = Welche Ausrüstung gibst du her?
ask-card-lay-on-objective = Welche Karten legst du auf das Ziel?
ask-card-lose-card = Welche Karten verlierst du? { $n ->
    [one] Noch 1.
   *[other] Noch { $n }.
}
ask-card-must-contribute = Welche Karte gibst du für die Krise?
ask-card-ask-for-card = Welche Karte verlangst du?
ask-card-pay = Was gibst du dafür? { $n ->
    [one] Noch 1 Karte.
   *[other] Noch { $n } Karten.
}
ask-card-give-card = Welche Karten gibst du her? { $n ->
    [one] 1 Karte.
   *[other] { $n } Karten.
}
ask-card-keep-card = Welche Karten behältst du? { $n ->
    [one] Noch 1.
   *[other] Noch { $n }.
}
ask-card-take-card = Welche Karte nimmst du?
ask-card-medicine-for-morale = Welche Medikamentenkarten verlassen das Spiel für 1 Moral? { $n ->
    [one] Noch 1.
   *[other] Noch { $n }.
}
ask-card-any-die = Womit reicht auch der niedrige Würfel?
ask-card-pay-for-attack = Welche Karte spielst du für den Angriff?

## Wo?

ask-entrance-remove-zombie = An welchem Eingang verschwindet ein Zombie?
ask-entrance-kill-zombie = An welchem Eingang wird ein Zombie getötet?
ask-entrance-barricade = An welchen Eingang kommt die Barrikade?
ask-entrance-tear-down = An welchem Eingang wird etwas abgerissen?
ask-entrance-lure-to = An welchen Eingang kommt der Zombie?
ask-place-kill-zombie = Wo wird ein Zombie getötet?
ask-place-own-location = An welchem Standort mit einem deiner Überlebenden?
ask-place-location = Welcher Standort?
ask-place-item-deck = Welcher Objektstapel?
ask-place-bandit-comes = Sie hören jetzt auf dich. Wohin geht der nächste Bandit?
ask-place-bandits-from = Von wo ziehen Banditen weiter?
ask-place-bandits-to = Wohin gehen sie?
ask-place-arrival = Wo kommt der neue Überlebende an?
ask-place-relocate = Wohin?

## Welcher Spieler?

ask-player-choose-player = Welcher Spieler?
ask-player-borrow-pip = Wessen Würfel senkst du um 1?
ask-player-gift = Wer bekommt die Karte?
ask-player-accuse = Wen beschuldigst du?

## Was zuerst?

ask-order-card = { $card }: Welcher Weg?
ask-order-heal-kind = Was wird geheilt?
ask-order-give-kind = Was geht hinüber?
ask-order-order-crises = Welche Krise kommt zuerst?
ask-card-dose = Welche Medikamentenkarte spielst du aus?
ask-card-bite-cure = Welche Medikamentenkarte gibst du gegen den Biss?
ask-player-medicine-for-morale = Aus wessen Hand?
ask-call-first-player = { $seat-you ->
    [yes] Du gäbst den Startspielermarker weiter. Eine Abstimmung verlangen, damit er bleibt?
   *[no] { $seat } gäbe den Startspielermarker weiter. Eine Abstimmung verlangen, damit er bleibt?
}
ask-order-trap-or-barricade = Der Eingang ist voll. Was hält ihn?
ask-order-tear-down = Was wird abgerissen?
ask-order-which-helpless = Wer von den Hilflosen stirbt?
ask-look = { $what ->
    [take] Du siehst: { $cards }. Was nimmst du?
    [order] Du siehst: { $cards }. Welche kommt als nächste, von oben?
    [strip-keep] Du siehst: { $cards }. Welche behältst du?
    [strip-remove] Du siehst: { $cards }. Welche soll nie jemand finden?
   *[top-or-bottom] Du siehst: { $cards }. Wohin damit?
}
ask-swap-card = Welche Karte gibst du?
ask-take-contribution = Für die Krise gegeben: { $cards }. Nimmst du eine?
ask-agree = { $seat } fragt dich: { $card }. Stimmst du zu?
ask-swap-dice = { $seat } bietet dir eine { $gets } für deine { $gives }. Stimmst du zu?
ask-exposure-again = { $card }: Wird der Infektionswürfel für { $survivor } noch einmal geworfen?
ask-takes-wounds = { $target } träfe: { $result-name }. Nimmt { $survivor } das auf sich?
ask-survivor-equip = Wer wird damit ausgerüstet?
ask-player-agree = Wen fragst du?
ask-player-swap-dice = Mit wem tauschst du einen Würfel?
ask-die-give-die = Welchen Würfel gibst du?
ask-die-want-die = Welchen Würfel willst du dafür?
ask-card-exposure-again = Welche Karte gibst du dafür her?
ask-entrance-trap = An welchem Eingang liegt die Falle?
ask-place-move-noise = Wo sind die Geräusche stattdessen zu hören?
ask-draw-survivor = Du ziehst: { $cards }. Wer schließt sich dir an?
ask-survivor-move-along = Wer kommt mit?
ask-place-drive-off = Wohin werden die Zombies getrieben?
ask-order-use-requested = Wie verwendest du die Karte?
ask-raid-again = { $survivor } würfelt im Versteck eine { $n }. Mit { $card } neu würfeln?
