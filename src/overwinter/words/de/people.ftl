### Leute, die man an einem Schlüssel erkennt: was abgelehnt wird, und was sie lesen, wenn sie gerufen werden.

error-server-person = Diesen Schlüssel kennt hier niemand.
error-server-ticket = Diese Adresse beendet nichts. Vielleicht wurde sie unterwegs abgeschnitten.
error-server-channel = Dort kann man dich nicht rufen. Sieh nach, ob es richtig geschrieben ist und ob dieser Server es anbietet.
error-server-channels = Mehr als acht Wege, dich zu rufen, gibt es nicht. Nimm erst einen weg.
error-server-channel-deaf = Dort kommt gerade nichts an. Prüfe die Adresse, oder versuche es später noch einmal.
error-server-zone = Der Server kennt diese Zeitzone nicht.
error-server-proof = Das ist nicht die Zahl, die geschickt wurde, oder sie ist zu alt. Lass dir eine neue schicken.
error-server-no-channel = So wirst du nicht gerufen.
error-server-no-friend = Mit dieser Person hast du nicht gespielt.

## Rufe. Wer über die Schulter sieht, darf sie lesen: Sie verraten nichts.

call-turn = Du bist dran
    .text = Tisch { $code }: Man wartet auf dich.
call-vote = Eine Abstimmung
    .text = Tisch { $code }: Deine Stimme fehlt.
call-over = Es ist vorbei
    .text = Tisch { $code }: Sieh nach, wer noch übrig ist.
call-invited = { $name } fragt nach dir
    .text = Am Tisch { $code } ist ein Platz frei.
call-somebody = Jemand
call-proof = Deine Zahl für Overwinter
    .text = { $number } ist die Zahl, die du auf der Seite eingibst. Hast du nicht darum gebeten, tu nichts: Es kommt nichts weiter.
call-trial = Hörst du uns?
    .text = Gut. So ruft dich der Tisch.
call-why = Du bekommst das, weil du dich von Overwinter rufen lässt. Beenden: { $address }
call-why-short = Du bekommst das, weil du dich von Overwinter rufen lässt. Beenden kannst du es auf der Seite, unter deinem Namen.

## Die Seite, auf der man Post beendet

plain-stop = Keine Post mehr
plain-stop-text = Overwinter schreibt dann nicht mehr an diese Adresse. Deine Spiele bleiben, wie sie sind.
plain-stop-button = Beenden
plain-stop-done = Erledigt. Es kommt keine Post mehr.
plain-nowhere = Hier ist nichts
plain-nowhere-text = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Buchstabe.
