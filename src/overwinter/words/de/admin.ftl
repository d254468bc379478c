### Keeping a server: overwinter admin.

help-admin = Die Tische eines Servers betreuen, während er läuft: ansehen, schließen, ausführen, sichern, zurückholen.
help-admin-examples =
    Beispiele:
    $ [bold]overwinter admin list[/bold]
    $ [bold]overwinter admin backup heute.owb[/bold]
    $ [bold]overwinter admin restore heute.owb --table PINE-4417[/bold]
help-admin-list = Alle Tische, die zuletzt geänderten zuerst.
help-admin-show = Ein Tisch: Plätze, Zustand, Größe. Nichts, was seinen Spielern verborgen ist.
help-admin-close = Einen Tisch schließen: Die Gäste werden weggeschickt, niemand kommt hinein. Nichts geht verloren.
help-admin-open = Einen geschlossenen Tisch wieder öffnen.
help-admin-delete = Einen Tisch mit allen Partien löschen.
help-admin-free = Einen Platz wegnehmen: Ein Bot spielt weiter; vor dem Start ist der Platz frei.
help-admin-link = Ein neuer persönlicher Link für jemanden, der seinen verloren hat. Der alte öffnet nichts mehr.
help-admin-export = Einen Tisch in eine Datei schreiben, um ihn auf einen anderen Server mitzunehmen.
help-admin-import = Die Tische einer Datei zu den hiesigen hinzufügen.
help-admin-backup = Alle Tische in eine Datei schreiben, während der Server läuft, und beweisen, dass die Datei gut ist.
help-admin-check = Eine Sicherung beweisen: in eine leere Datenbank zurückholen und jede Partie darin öffnen.
help-admin-restore = Die Tische einer Sicherung so haben, wie sie damals waren. Tische, die nicht darin sind, bleiben.
help-admin-settings = Alle Einstellungen, wie sie jetzt gelten, in der Form einer Einstellungsdatei.
help-admin-status = Nur Tische in diesem Zustand: lobby, playing oder over.
help-admin-check-option = Die Datei danach beweisen, oder nicht.
help-admin-restore-table = Nur diesen Tisch.
help-code = Code eines Tisches, etwa PINE-4417.
help-seat-number = Platz: 1, 2, ...
help-backup-file = Datei mit Tischen.
help-yes = Nicht nachfragen.

admin-none = Es gibt keine Tische.
admin-count = { $n ->
    [one] Ein Tisch.
   *[other] { $n } Tische.
}
admin-column-code = Code
admin-column-name = Name
admin-column-status = Zustand
admin-column-game = Spiel
admin-column-round = Partie Nr.
admin-column-people = Leute
admin-column-answers = Antworten
admin-column-chat = Zeilen im Gespräch
admin-column-created = Angelegt
admin-column-changed = Geändert
admin-column-aside = Beiseitegelegt
admin-column-at = Prozess
admin-column-size = Größe
admin-status-lobby = wartet
admin-status-playing = läuft
admin-status-over = vorbei
admin-status-closed = geschlossen
admin-seat-free = frei
admin-seat-person = Person
admin-seat-bot = Bot
admin-seat-lent = Person, ein Bot vertritt sie
admin-host = Gastgeber
admin-closed = { $code } ist geschlossen. Die Gäste werden in Sekunden weggeschickt.
admin-opened = { $code } ist wieder offen.
admin-deleted = { $code } ist fort.
admin-freed = Platz { $seat } von { $code } ist dem genommen, der ihn hatte.
admin-link = Der neue Link für Platz { $seat }. Er wird nur dieses eine Mal gezeigt:
admin-sure-delete = { $code } mit allen Partien endgültig löschen?
admin-sure-restore = Die Tische aus { $file } so zurückholen, wie sie waren? Was seither geschah, ist verloren.
admin-written = { $n ->
    [one] { $file }: ein Tisch.
   *[other] { $file }: { $n } Tische.
}
admin-proved = Bewiesen: { $tables } Tische, { $games } Partien mit { $answers } Antworten nachgespielt, { $running } davon laufen.
admin-restored = { $n ->
    [one] Ein Tisch ist, wie er war.
   *[other] { $n } Tische sind, wie sie waren.
}
admin-imported = { $old } ist da, mit dem Code { $code }.
error-admin-nothing = Bei { $database } ist keine Datenbank.
error-admin-table = Einen solchen Tisch gibt es nicht.
error-admin-seat = Einen solchen Platz gibt es nicht, oder niemand hat ihn.
error-backup-file = { $file } ist nicht zu gebrauchen: { $why }
error-backup-format = { $file } ist keine Sicherung dieses Programms.
error-backup-newer = { $file } stammt von einer neueren Version ({ $program }).
error-backup-torn = { $file } ist nicht ganz: Etwas davon fehlt oder wurde verändert.
error-backup-there = Der Tisch { $table } ist schon da. Um ihn so zu haben wie in der Datei: overwinter admin restore.
error-backup-games = Partien, die sich nicht öffnen lassen: { $games }
