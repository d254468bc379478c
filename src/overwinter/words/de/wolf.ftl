### Der Einsame Wolf: was geschieht, was gefragt wird, was zur Wahl steht, was nicht geht.

## Was geschieht

event-wolf-out = { $seat-you ->
    [yes] Dich hält hier nichts mehr. Das Versteck ist leer, und für dich ist das Spiel vorbei.
   *[no] { $seat } gibt auf. Das Versteck ist leer, und die Kolonien spielen weiter.
}
event-missions-dealt = { $seat } zieht die ersten Aufträge.
event-missions-dealt-secret = Deine ersten Aufträge: { $cards }.
event-mission-drawn = { $seat } zieht einen Auftrag.
event-mission-drawn-secret = Dein neuer Auftrag: { $card }.
event-mission-dropped = { $seat } legt einen Auftrag verdeckt ab.
event-mission-dropped-secret = Du legst { $card } ab.
event-mission = { $seat-you ->
    [yes] Du deckst einen Auftrag auf: { $card }. Es ist Nummer { $n }.
   *[no] { $seat } deckt einen Auftrag auf: { $card }. Es ist Nummer { $n }.
}
event-wolf-joins = { $seat-you ->
    [yes] Deine Überlebenden { $place-at } kämpfen für sie.
   *[no] Die Überlebenden von { $seat } { $place-at } kämpfen für sie.
}
event-wolf-runs = { $seat-you ->
    [yes] Deine Überlebenden { $place-at } laufen weg.
   *[no] Die Überlebenden von { $seat } { $place-at } laufen weg.
}
event-cards-away-unseen = { $n ->
    [one] 1 Karte des Stapels { $place-at } ist für immer fort. Sonst weiß niemand, welche.
   *[other] { $n } Karten des Stapels { $place-at } sind für immer fort. Sonst weiß niemand, welche.
}
event-robbed = { $seat-you ->
    [yes] Du nimmst { $survivor } etwas ab: { $card }.
   *[no] { $seat } nimmt { $survivor } etwas ab: { $card }.
}

## Fragen

ask-place-refuge = Das Versteck ist voll. Wohin geht, wer vertrieben wurde?
ask-join-or-run = Kampf { $place-at }: Pine Ridge { $blue }, Mill Creek { $yellow }, vor Taktik, Munition und Würfeln. Deine Überlebenden sind im Weg.
ask-survivor-runs = Wer läuft zuerst?
ask-swap-mission = Tauschst du einen Auftrag gegen einen neuen? Nur jetzt, und nur einen.
ask-mission-now = { $when ->
    [combat-over] Der Kampf ist gewonnen. Hat dich dafür jemand bezahlt?
   *[round-end] In dieser Runde hat niemand gekämpft. Hat dich dafür jemand bezahlt?
}
ask-first-missions = Du hast einen Auftrag zu viel. Welcher geht zurück in den Stapel?
ask-player-which-colony = Welche Kolonie? Nenne, wer sie führt.
ask-survivor-treat = Wessen Wunde versorgst du?
ask-survivor-prey = Auf wen hast du es abgesehen?
ask-card-prey = Was nimmst du?
ask-entrance-herd = Welcher Zombie folgt dir?

## Zur Wahl

option-join-combat = Kämpfen für: { $colony }.
option-run-from-combat = Weglaufen.
option-mission = Auftrag erledigen: { $card }.
option-swap-mission = { $card }.
option-keep-missions = Alle behalten.
option-no-mission = Jetzt nicht.

## Vor einer Wahl

foresee-join = Stärke dann: Pine Ridge { $blue }, Mill Creek { $yellow }.
foresee-join-odds = Allein nach den Würfeln, von 100: Mit dir gewinnen sie { $win }, { $even } enden gleich, { $lose } verlieren sie.
foresee-run = { $n ->
    [one] 1 Wurf mit dem Infektionswürfel.
   *[other] { $n } Würfe mit dem Infektionswürfel.
}

## Auf schlichten Bildschirmen

cli-wolf = { $seat-you ->
    [yes] Aufträge erledigt: { $n }, auf der Hand: { $hand }, im Stapel: { $deck }.
   *[no] { $seat }. Aufträge erledigt: { $n }, auf der Hand: { $hand }, im Stapel: { $deck }.
}
cli-wolf-out = { $seat-you ->
    [yes] Du bist ausgeschieden.
   *[no] { $seat } ist ausgeschieden.
}
cli-mission = { $card }: { $state ->
    [ready] jetzt möglich.
    [waits] wartet auf den Augenblick.
   *[not-ready] noch nicht möglich.
} Nötig: { $card-needs } Dann: { $card-text }

## Bedingungen

condition-missions-min = { $n ->
    [one] Mindestens 1 Auftrag erledigt.
   *[other] Mindestens { $n } Aufträge erledigt.
}
condition-noted-colony-wins = Die Kolonie, die du notiert hast, hat das gemeinsame Ziel erreicht, die andere nicht.
condition-colonies-morale = { $max ->
    [10000] Beide Kolonien haben mindestens { $min } Moral.
   *[other] Beide Kolonien haben höchstens { $max } Moral.
}
condition-colonies-apart = Die Moral der Kolonien unterscheidet sich um höchstens { $max }.
condition-fought-for = { $each ->
    [yes] { $n ->
        [one] Mindestens 1 gewonnener Kampf an der Seite jeder Kolonie.
       *[other] Mindestens { $n } gewonnene Kämpfe an der Seite jeder Kolonie.
    }
   *[no] { $n ->
        [one] Mindestens 1 gewonnener Kampf an jemandes Seite.
       *[other] Mindestens { $n } gewonnene Kämpfe an jemandes Seite.
    }
}
condition-spread-out = { $few ->
    [0] Deine Überlebenden sind an { $n } verschiedenen Orten der Stadt.
   *[other] Deine Überlebenden sind an { $n } verschiedenen Orten der Stadt; hast du nur noch { $few }, dann an { $few }.
}
condition-besieging = { $helpless ->
    [yes] Einer deiner Überlebenden steht am Tor einer Kolonie mit Hilflosen.
   *[no] { $stronger ->
        [yes] Einer deiner Überlebenden steht am Tor der Kolonie mit der höheren Moral.
       *[no] Einer deiner Überlebenden steht am Tor einer Kolonie.
    }
}
condition-own-in-town = Einer deiner Überlebenden ist in der Stadt.
condition-unused-die-min = Ein unbenutzter Würfel mit { $n } oder mehr.
condition-unused-dice-min = { $n ->
    [one] Mindestens 1 unbenutzter Würfel.
   *[other] Mindestens { $n } unbenutzte Würfel.
}
condition-hand-kinds = { $n ->
    [one] Mindestens 1 Karte auf der Hand.
   *[other] Karten von { $n } verschiedenen Arten auf der Hand.
}
condition-beside-colonists = Einer deiner Überlebenden ist, wo Überlebende einer Kolonie sind.
condition-can-strip = Einer deiner Überlebenden ist an einem Ort mit Objektstapel, und du hast einen Würfel zum Durchsuchen.
condition-has-prey = Einer deiner Überlebenden ist in der Stadt mit einem aus einer Kolonie allein, und du hast einen Würfel zum Angreifen.

## Einstellungen

policy-wolf-card = Wer für den Einsamen Wolf die Schicksalskarte zieht
    .weaker = wer die Kolonie mit der niedrigeren Moral führt
    .random = wer von beiden Vorstehern, entscheidet das Los

## Was nicht geht

error-setup-wolf-even = Den Einsamen Wolf gibt es nur bei ungerader Spielerzahl: gleich viele für beide Kolonien, und einer bleibt übrig. Ihr seid { $players }.
error-setup-wolf-seat = Ihr seid { $players }, also spielt genau einer den Einsamen Wolf. Sagt, wer.
