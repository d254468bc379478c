### Warum etwas nicht geht, und was schiefging.

why-no-dice = Du hast keinen unbenutzten Würfel.
why-die-too-low = Zu niedrig: { $survivor } braucht { $n } oder mehr.
why-moved = { $survivor } hat sich in diesem Zug schon bewegt.
why-forbidden = Eine Karte verbietet es { $survivor }.
why-snowbound = Eingeschneit: In dieser Runde keine Bewegung mit Infektionswurf.
why-no-space = Kein anderer Standort hat ein freies Feld.
why-no-target = Niemand { $place-at }, den man angreifen könnte.
why-no-bandit = Kein Bandit { $place-at }.
why-exiled = { $survivor } ist verbannt.
why-no-entrance = Kein Eingangsfeld { $place-at } ist frei.
why-only-colony = Nur in der Kolonie. { $survivor } ist woanders.
why-no-waste = Der Abfallstapel ist leer.
why-only-outside = Nur außerhalb der Kolonie. { $survivor } ist drinnen.
why-deck-empty = Es ist { $place-at } nichts mehr zu finden.
why-wrong-place = { $survivor } kann das nur { $place-at }.
why-used = { $survivor } hat das in dieser Runde schon getan.
why-no-use = Es hätte jetzt keine Wirkung.
why-passive = Diese Fähigkeit wirkt von selbst.
why-answer-first = Antworte erst auf die Frage.
why-not-your-turn = Du bist nicht am Zug.

error-unknown = Etwas ist schiefgegangen.
error-setup = Dieses Spiel lässt sich nicht aufbauen.
error-setup-players = { $players ->
    [one] 1 Spieler kann nicht spielen. { $min } bis { $max } können es.
   *[other] { $players } Spieler können nicht spielen. { $min } bis { $max } können es.
}
error-setup-mode = Es gibt keine Variante „{ $mode }“.
error-setup-two-players = 2 Spieler spielen die kooperative Variante oder das Dilemma.
error-setup-dilemma = Das Dilemma ist für genau 2 Spieler.
error-setup-objective = Es gibt kein gemeinsames Ziel „{ $objective }“.
error-setup-humans = { $n } Personen passen nicht an diesen Tisch.
error-setup-module = Ein Modul „{ $module }“ gibt es nicht. Es gibt: { $known }.
error-setup-module-pack = „{ $module }“ braucht die Karten von „{ $pack }“. Nehmt das Set dazu oder lasst das Modul weg.
error-setup-module-needs = „{ $module }“ baut auf „{ $other }“ auf. Nehmt das dazu oder lasst beides weg.
error-setup-module-excludes = „{ $module }“ und „{ $other }“ passen nicht an einen Tisch. Wählt eines davon.
error-setup-policy = Die Tischregel „{ $policy }“ kann nicht „{ $value }“ sein.
error-setup-cards = Diese Pakete haben zu wenige Karten für dieses Spiel: { $have } von { $need } { $kind ->
    [places] Orten.
    [faces] Seiten des Infektionswürfels.
    [objectives] Hauptzielen.
    [survivors] Überlebenden.
    [starters] Startkarten.
    [crises] Krisen.
    [betrayal] Verratszielen.
   *[standard] geheimen Zielen.
}
error-setup-pack = Das Set „{ $pack }“ gibt es auf diesem Server nicht. Es gibt: { $known }.
error-answer = Diese Antwort geht nicht.
error-game-over = Das Spiel ist aus. Es nimmt keine Antworten mehr an.
error-not-asked = Du hast jetzt nichts zu entscheiden.
error-stale-decision = Diese Frage ist nicht mehr offen.
error-not-yet = Zuerst ist eine andere Frage an dich zu beantworten.
error-not-offered = Das steht jetzt nicht zur Wahl.
error-undo = Das lässt sich nicht zurücknehmen.
error-undo-nothing = Es gibt nichts zurückzunehmen.
error-undo-others = Seither hat jemand anderes gehandelt. Es lässt sich nicht zurücknehmen.
error-undo-chance = Es wurde gewürfelt oder gemischt. Es lässt sich nicht zurücknehmen.
error-undo-final = Eine abgegebene Stimme gilt. Sie lässt sich nicht zurücknehmen.
error-undo-reveal = Es wurde etwas aufgedeckt. Es lässt sich nicht zurücknehmen.
error-undo-tested = Dazu wurde eine verdeckte Karte befragt. Zurück geht es nur, wenn der Tisch zustimmt.
error-record = Dieses gespeicherte Spiel lässt sich nicht lesen.
error-record-file = Die Datei „{ $file }“ lässt sich nicht lesen oder schreiben.
error-record-json = Diese Datei ist kein gespeichertes Spiel: Sie ist kein gültiges JSON.
error-record-format = Diese Datei hat nicht das Format eines gespeicherten Spiels.
error-record-seat = Diese Datei enthält, was ein Platz von einem laufenden Spiel sah. Damit lässt sich nicht weiterspielen; sichere sie nach dem Ende noch einmal.
error-record-version = Dieses Spiel wurde mit einer Version gespeichert, die dieses Programm nicht lesen kann.
error-record-game = Diese Datei gehört zu einem anderen Spiel.
error-record-packs = Dieses gespeicherte Spiel braucht Kartenpakete, die hier fehlen oder anders sind: { $packs }.
error-record-module = Dieses gespeicherte Spiel braucht „{ $module }“, und das kann hier nicht gespielt werden.
error-record-fields = Dieses gespeicherte Spiel ist unvollständig oder enthält Teile, die nicht hineingehören.
error-record-digest = Dieses gespeicherte Spiel wurde nach dem Speichern verändert.
error-record-state = Die Stellung in diesem gespeicherten Spiel ist beschädigt.
error-record-answer = Eine Antwort in diesem gespeicherten Spiel stand damals nicht zur Wahl.
error-record-chance = Würfe und gezogene Karten in diesem gespeicherten Spiel passen nicht zu seinen Antworten.
error-record-number = In diesem gespeicherten Spiel steht eine Zahl, die kein Spiel je erreicht.
error-record-rules = Dieses Spiel wurde mit anderen Regeln oder anderen Karten gespeichert.
error-pack = Dieses Kartenpaket lässt sich nicht verwenden.
error-pack-problem = { $where }: { $reason }
error-language = Es gibt keine Texte in „{ $language }“. Es gibt sie in: { $known }.
error-bot = Es gibt keinen Bot „{ $bot }“.
error-usage = Dieser Befehl wurde nicht verstanden. Mit --help siehst du, wie er geht.
