### Keeping a server: overwinter admin.

help-admin = Keep the tables of a server, while it runs: look, close, export, back up, restore.
help-admin-examples =
    Examples:
    $ [bold]overwinter admin list[/bold]
    $ [bold]overwinter admin backup tonight.owb[/bold]
    $ [bold]overwinter admin restore tonight.owb --table PINE-4417[/bold]
help-admin-list = All tables, the latest changed first.
help-admin-show = One table: seats, status, size. Nothing that is hidden from its players.
help-admin-close = Close a table: its guests are sent away and nobody comes in. Nothing is lost.
help-admin-open = Open a closed table again.
help-admin-delete = Delete a table with all its games.
help-admin-free = Take a seat from whoever has it: a bot plays on, or before the start the seat is free.
help-admin-link = A new personal link for somebody who has lost theirs. The old one opens nothing any more.
help-admin-export = Write one table to a file, to take it to another server.
help-admin-import = Add the tables of a file to those that are here.
help-admin-backup = Write all tables to a file, while the server runs, and prove that the file is good.
help-admin-check = Prove a backup: restore it into an empty database and open every game in it.
help-admin-restore = Have the tables of a backup as they were then. Tables that are not in it stay.
help-admin-settings = All settings as they hold now, in the form of a settings file.
help-admin-status = Only tables in this state: lobby, playing or over.
help-admin-check-option = Prove the file afterwards, or not.
help-admin-restore-table = Only this table.
help-code = Code of a table, such as PINE-4417.
help-seat-number = Seat: 1, 2, ...
help-backup-file = File with tables.
help-yes = Do not ask.

admin-none = There are no tables.
admin-count = { $n ->
    [one] One table.
   *[other] { $n } tables.
}
admin-column-code = Code
admin-column-name = Name
admin-column-status = Status
admin-column-game = Game
admin-column-round = Game no.
admin-column-people = People
admin-column-answers = Answers
admin-column-chat = Lines of chat
admin-column-created = Made
admin-column-changed = Changed
admin-column-aside = Set aside
admin-column-at = Process
admin-column-size = Size
admin-status-lobby = lobby
admin-status-playing = playing
admin-status-over = over
admin-status-closed = closed
admin-seat-free = free
admin-seat-person = person
admin-seat-bot = bot
admin-seat-lent = person, a bot stands in
admin-host = host
admin-closed = { $code } is closed. Its guests are sent away within seconds.
admin-opened = { $code } is open again.
admin-deleted = { $code } is gone.
admin-freed = Seat { $seat } of { $code } is taken from whoever had it.
admin-link = The new link for seat { $seat }. It is shown this once:
admin-sure-delete = Delete { $code } with all its games, for good?
admin-sure-restore = Put the tables of { $file } back as they were? What happened at them since is lost.
admin-written = { $n ->
    [one] { $file }: one table.
   *[other] { $file }: { $n } tables.
}
admin-proved = Proved: { $tables } tables, { $games } games with { $answers } answers played again, { $running } of them running.
admin-restored = { $n ->
    [one] One table is as it was.
   *[other] { $n } tables are as they were.
}
admin-imported = { $old } is here, with the code { $code }.
error-admin-nothing = There is no database at { $database }.
error-admin-table = There is no such table.
error-admin-seat = There is no such seat, or nobody has it.
error-backup-file = { $file } cannot be used: { $why }
error-backup-format = { $file } is no backup of this program.
error-backup-newer = { $file } was written by a newer version ({ $program }).
error-backup-torn = { $file } is not whole: something of it is missing or was changed.
error-backup-there = The table { $table } is here already. To have it as in the file: overwinter admin restore.
error-backup-games = Games that cannot be opened: { $games }
