### Keeping a server: overwinter admin.

help-admin = Tenir les tables d’un serveur pendant qu’il tourne : regarder, fermer, exporter, sauvegarder, restaurer.
help-admin-examples =
    Exemples :
    $ [bold]overwinter admin list[/bold]
    $ [bold]overwinter admin backup cesoir.owb[/bold]
    $ [bold]overwinter admin restore cesoir.owb --table PINE-4417[/bold]
help-admin-list = Toutes les tables, les plus récentes d’abord.
help-admin-show = Une table : places, état, taille. Rien de ce qui est caché à ses joueurs.
help-admin-close = Fermer une table : ses hôtes sont renvoyés, plus personne n’entre. Rien n’est perdu.
help-admin-open = Rouvrir une table fermée.
help-admin-delete = Supprimer une table avec toutes ses parties.
help-admin-free = Retirer une place à qui l’occupe : un bot continue ; avant le début, la place est libre.
help-admin-link = Un nouveau lien personnel pour qui a perdu le sien. L’ancien n’ouvre plus rien.
help-admin-export = Écrire une table dans un fichier, pour l’emporter sur un autre serveur.
help-admin-import = Ajouter les tables d’un fichier à celles d’ici.
help-admin-backup = Écrire toutes les tables dans un fichier, serveur en marche, et prouver que le fichier est bon.
help-admin-check = Prouver une sauvegarde : la restaurer dans une base vide et y ouvrir chaque partie.
help-admin-restore = Retrouver les tables d’une sauvegarde telles qu’elles étaient. Celles qui n’y sont pas restent.
help-admin-settings = Tous les réglages en vigueur, sous la forme d’un fichier de réglages.
help-admin-status = Seulement les tables dans cet état : lobby, playing ou over.
help-admin-check-option = Prouver ensuite le fichier, ou non.
help-admin-restore-table = Seulement cette table.
help-code = Code d’une table, par exemple PINE-4417.
help-seat-number = Place : 1, 2, ...
help-backup-file = Fichier de tables.
help-yes = Ne rien demander.

admin-none = Il n’y a pas de table.
admin-count = { $n ->
    [one] Une table.
   *[other] { $n } tables.
}
admin-column-code = Code
admin-column-name = Nom
admin-column-status = État
admin-column-game = Jeu
admin-column-round = Partie n°
admin-column-people = Joueurs
admin-column-answers = Réponses
admin-column-chat = Lignes de discussion
admin-column-created = Créée
admin-column-changed = Modifiée
admin-column-aside = Mise de côté
admin-column-at = Processus
admin-column-size = Taille
admin-status-lobby = en attente
admin-status-playing = en cours
admin-status-over = finie
admin-status-closed = fermée
admin-seat-free = libre
admin-seat-person = joueur
admin-seat-bot = bot
admin-seat-lent = joueur, remplacé par un bot
admin-host = hôte
admin-closed = { $code } est fermée. Ses hôtes sont renvoyés dans les secondes qui viennent.
admin-opened = { $code } est de nouveau ouverte.
admin-deleted = { $code } n’est plus.
admin-freed = La place { $seat } de { $code } est retirée à qui l’occupait.
admin-link = Le nouveau lien de la place { $seat }. Il n’est montré que cette fois :
admin-sure-delete = Supprimer { $code } et toutes ses parties, pour de bon ?
admin-sure-restore = Remettre les tables de { $file } telles qu’elles étaient ? Ce qui s’y est passé depuis sera perdu.
admin-written = { $n ->
    [one] { $file } : une table.
   *[other] { $file } : { $n } tables.
}
admin-proved = Prouvé : { $tables } tables, { $games } parties et { $answers } réponses rejouées, dont { $running } en cours.
admin-restored = { $n ->
    [one] Une table est telle qu’elle était.
   *[other] { $n } tables sont telles qu’elles étaient.
}
admin-imported = { $old } est là, avec le code { $code }.
error-admin-nothing = Il n’y a pas de base de données à { $database }.
error-admin-table = Cette table n’existe pas.
error-admin-seat = Cette place n’existe pas, ou personne ne l’occupe.
error-backup-file = { $file } est inutilisable : { $why }
error-backup-format = { $file } n’est pas une sauvegarde de ce programme.
error-backup-newer = { $file } vient d’une version plus récente ({ $program }).
error-backup-torn = { $file } n’est pas entier : il en manque, ou on y a touché.
error-backup-there = La table { $table } est déjà là. Pour l’avoir comme dans le fichier : overwinter admin restore.
error-backup-games = Parties impossibles à ouvrir : { $games }
