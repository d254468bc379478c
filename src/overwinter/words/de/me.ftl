### Die Seite über die Person an diesem Gerät. Ihre Worte werden mit ihr geholt.

me-title = Du
me-cancel = Lieber nicht
me-nobody = Noch niemand
me-nobody-text = Setz dich einmal an einen Tisch, dann kennt dich diese Seite. Kein Name, kein Passwort: ein Schlüssel, der auf diesem Gerät bleibt.
me-off = Vergessen
me-off-text = Dieser Server weiß nichts über dich, und dabei bleibt es. Spielen kannst du wie zuvor.
me-on = Merk dir mich wieder

## Spiele

me-games-none = Hier stehen bald deine Spiele.
me-games-over = Vorbei
me-games-left = verlassen
me-games-more = { $n } weitere zeigen

## Zahlen

me-figures = Was daraus wurde
me-figures-none = Ist ein Spiel zu Ende, steht hier, wie es ausging.
me-figures-won = { $won } von { $played } gewonnen
me-figures-share = { $won } von { $played }
me-figures-of = Gewonnen
me-figures-betrayals = Als Verräter
me-figures-exiled = Verbannt
me-figures-lost = Verlorene Leute
me-figures-killed = Getötete Zombies
me-figures-favourite = Am öftesten bei dir
me-figures-favourite-text = { $n ->
    [one] in 1 Spiel
   *[other] in { $n } Spielen
}, { $died ->
    [0] nie verloren
    [one] einmal verloren
   *[other] { $died }-mal verloren
}
me-figures-roles = Rolle
me-figures-objectives = Worum es ging
me-role-loyal = Treu
me-role-betrayer = Verräter
me-role-exile = Verbannt
me-role-torn = Zerrissen
me-role-together = Alle gemeinsam

## Bekannte

me-friends = Leute, die du kennst
me-friends-none = Wer mit dir spielt, steht bald hier und kann wieder gefragt werden.
me-friends-games = { $n ->
    [one] 1 Spiel
   *[other] { $n } Spiele
}, zuletzt am { $when }
me-friends-text = Öffne einen Tisch: In seiner Lobby stehen sie, und eine Berührung fragt sie.
me-invite = Frag jemanden, den du kennst
me-invited = { $name } wurde gefragt

## Rufe

me-calls = Rufe
me-calls-text = Der Tisch kann dich rufen, wenn du nicht da bist. Er tut es nur, wenn du es einschaltest, und er verrät dabei nie etwas.
me-calls-none = Dieser Server kann niemanden rufen.
me-calls-failed = Das ging nicht. Vielleicht erlaubt es der Browser nicht.
me-calls-push = Diesen Browser rufen
me-calls-push-text = Auch bei geschlossener Seite.
me-calls-push-not = Dieser Browser kann nicht gerufen werden. Auf einem Telefon: Leg die Seite erst auf den Startbildschirm.
me-calls-kind-push = Browser
me-calls-kind-mail = E-Mail
me-calls-kind-chat = Chat
me-calls-here = dieser hier
me-calls-failing = Der letzte Ruf kam nicht an.
me-calls-try = Ausprobieren
me-calls-tried = Ein Ruf ist unterwegs.
me-calls-drop = Keine Rufe mehr an { $name }
me-calls-proof = An { $name } ging eine Zahl. Gib sie hier ein:
me-calls-confirm = Bestätigen
me-calls-mail = Deine E-Mail-Adresse
me-calls-add = Hinzufügen
me-calls-chat = Ein Chatdienst
me-calls-chat-text = Für alle mit eigenem Bot oder Hook, geschrieben wie bei Apprise. Dieser Server kennt: { $services }.
me-calls-chat-address = Seine Adresse
me-calls-for = Wofür
me-moment-turn = Ich bin dran
me-moment-vote = Der Tisch stimmt ab
me-moment-over = Das Spiel ist vorbei
me-moment-invited = Jemand fragt nach mir
me-calls-quiet = Ruhezeit
me-calls-quiet-on = Lass mich schlafen
me-calls-quiet-text = Nach der Uhr von { $zone }. Was inzwischen geschieht, erfährst du danach.
me-calls-from = Von
me-calls-to = Bis
me-call-turn = Du bist dran
me-call-vote = Eine Abstimmung
me-call-over = Es ist vorbei
me-call-table = Tisch { $code }
me-table-calls = Rufe von diesem Tisch
me-table-as-always = Wie überall
me-table-none = Noch ruft dich niemand.
me-table-more = Alles über Rufe

## Der Schlüssel

me-device = Ein anderes Gerät
me-device-text = Öffne diesen Link auf deinem Telefon oder einem anderen Rechner, dann sind deine Spiele auch dort. Wer den Link hat, ist du: Zeig ihn niemandem.
me-device-show = Link zeigen
me-device-hide = Verbergen
me-device-copy = Link kopieren
me-device-new = Neuer Schlüssel
me-device-new-text = Hat jemand den Link gesehen? Mit einem neuen Schlüssel öffnet der alte nichts mehr. Deine anderen Geräte brauchen dann auch den neuen.
me-move = Nimm deine Spiele mit
me-move-text = Dieser Link holt die Spiele eines anderen Geräts hierher.
me-move-both = Dieser Link holt die Spiele eines anderen Geräts hierher. Was auf diesem gespielt wurde, kommt dazu.
me-move-yes = Das bin ich
me-move-nothing = Der Link ist nicht vollständig. Kopiere ihn auf dem anderen Gerät noch einmal.
me-data = Deine Daten
me-data-text = Der Server bewahrt den Abdruck deines Schlüssels auf, an welchen Plätzen du gesessen hast, wie diese Spiele ausgingen und wo du gerufen werden willst. Sonst nichts, und er zeigt es niemandem.
me-data-export = Alles mitnehmen
me-data-forget = Vergiss mich
me-data-forget-text = Dein Schlüssel, deine Liste der Spiele, deine Zahlen und Rufe werden gelöscht, dein Name und was du gesagt hast verschwinden von allen Tischen. In laufenden Spielen übernimmt ein Bot deinen Platz. Niemand kann das zurückholen.
me-data-forget-yes = Ja, vergiss mich
