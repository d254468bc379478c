### Der Einsame Wolf: was geschieht, was gefragt wird, was zur Wahl steht, was nicht geht.

## Was geschieht

event-wolf-out = { $seat-you ->
    [yes] Dich hält hier nichts mehr. Das Versteck ist leer, und für dich ist das Spiel vorbei.
   *[no] { $seat } gibt auf. Das Versteck ist leer, und die Kolonien spielen weiter.
}

## Fragen

ask-place-refuge = Das Versteck ist voll. Wohin geht, wer vertrieben wurde?

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

## Einstellungen

policy-wolf-card = Wer für den Einsamen Wolf die Schicksalskarte zieht
    .weaker = wer die Kolonie mit der niedrigeren Moral führt
    .random = wer von beiden Vorstehern, entscheidet das Los

## Was nicht geht

error-setup-wolf-even = Den Einsamen Wolf gibt es nur bei ungerader Spielerzahl: gleich viele für beide Kolonien, und einer bleibt übrig. Ihr seid { $players }.
error-setup-wolf-seat = Ihr seid { $players }, also spielt genau einer den Einsamen Wolf. Sagt, wer.
