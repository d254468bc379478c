### La page sur la personne devant cet appareil. Ses mots sont cherchés avec elle.

me-title = Vous
me-cancel = Plutôt pas
me-nobody = Encore personne
me-nobody-text = Asseyez-vous une fois à une table, et cette page vous connaît. Pas de nom, pas de mot de passe : une clé qui reste sur cet appareil.
me-off = Oublié
me-off-text = Ce serveur ne sait rien de vous, et cela reste ainsi. Vous pouvez jouer comme avant.
me-on = Se souvenir de moi

## Parties

me-games-none = Vos parties seront listées ici.
me-games-over = Passées
me-games-left = quittée
me-games-more = En montrer { $n } de plus

## Chiffres

me-figures = Ce qu’il en est advenu
me-figures-none = Quand une partie est finie, vous lisez ici comment elle s’est passée.
me-figures-won = { $won } sur { $played } gagnées
me-figures-share = { $won } sur { $played }
me-figures-of = Gagnées
me-figures-betrayals = En traître
me-figures-exiled = Exils
me-figures-lost = Gens perdus
me-figures-killed = Zombies tués
me-figures-favourite = Le plus souvent à vos côtés
me-figures-favourite-text = { $n ->
    [one] dans 1 partie
   *[other] dans { $n } parties
}, { $died ->
    [0] jamais perdu
    [one] perdu une fois
   *[other] perdu { $died } fois
}
me-figures-roles = Rôle
me-figures-objectives = De quoi il s’agissait
me-role-loyal = Loyal
me-role-betrayer = Traître
me-role-exile = Exilé
me-role-torn = Déchiré
me-role-together = Tous ensemble

## Connaissances

me-friends = Des gens que vous connaissez
me-friends-none = Ceux qui jouent avec vous seront listés ici, et pourront être appelés de nouveau.
me-friends-games = { $n ->
    [one] 1 partie
   *[other] { $n } parties
}, la dernière le { $when }
me-friends-text = Ouvrez une table : son salon les liste, et il suffit d’un geste pour les inviter.
me-invite = Inviter quelqu’un que vous connaissez
me-invited = { $name } a reçu l’invitation

## Appels

me-calls = Appels
me-calls-text = La table peut vous appeler quand vous n’êtes pas là. Elle ne le fait que si vous le voulez, et ne trahit jamais rien.
me-calls-none = Ce serveur ne peut appeler personne.
me-calls-failed = Cela n’a pas marché. Le navigateur ne le permet peut-être pas.
me-calls-push = Appeler ce navigateur
me-calls-push-text = Même quand la page est fermée.
me-calls-push-not = On ne peut pas appeler ce navigateur. Sur un téléphone, posez d’abord la page sur l’écran d’accueil.
me-calls-kind-push = Navigateur
me-calls-kind-mail = Courriel
me-calls-kind-chat = Messagerie
me-calls-here = celui-ci
me-calls-failing = Le dernier appel n’est pas arrivé.
me-calls-try = Essayer
me-calls-tried = Un appel est en route.
me-calls-drop = Plus d’appels à { $name }
me-calls-proof = Un nombre a été envoyé à { $name }. Saisissez-le ici :
me-calls-confirm = Confirmer
me-calls-mail = Votre adresse
me-calls-add = Ajouter
me-calls-chat = Une messagerie
me-calls-chat-text = Pour qui a son propre robot ou crochet, écrit comme chez Apprise. Ce serveur connaît : { $services }.
me-calls-chat-address = Son adresse
me-calls-for = Pour quoi
me-moment-turn = C’est à moi
me-moment-vote = La table vote
me-moment-over = La partie est finie
me-moment-invited = Quelqu’un me demande
me-calls-quiet = Heures calmes
me-calls-quiet-on = Laissez-moi dormir
me-calls-quiet-text = À l’heure de { $zone }. Ce qui se passe entre-temps vous est dit après.
me-calls-from = De
me-calls-to = À
me-call-turn = À vous
me-call-vote = Un vote
me-call-over = C’est fini
me-call-table = Table { $code }
me-table-calls = Appels de cette table
me-table-as-always = Comme partout
me-table-none = Personne ne vous appelle encore.
me-table-more = Tout sur les appels

## La clé

me-device = Un autre appareil
me-device-text = Ouvrez ce lien sur votre téléphone ou un autre ordinateur, et vos parties y sont aussi. Qui a ce lien est vous : ne le montrez à personne.
me-device-show = Montrer le lien
me-device-hide = Le cacher
me-device-copy = Copier le lien
me-device-new = Nouvelle clé
me-device-new-text = Quelqu’un a vu le lien ? Avec une nouvelle clé, l’ancien n’ouvre plus rien. Vos autres appareils ont alors besoin du nouveau.
me-move = Emportez vos parties
me-move-text = Ce lien apporte ici les parties d’un autre appareil.
me-move-both = Ce lien apporte ici les parties d’un autre appareil. Ce qui a été joué sur celui-ci s’y ajoute.
me-move-yes = C’est moi
me-move-nothing = Ce lien n’est pas complet. Copiez-le encore une fois sur l’autre appareil.
me-data = Vos données
me-data-text = Le serveur garde l’empreinte de votre clé, les places où vous étiez, l’issue de ces parties et où l’on peut vous appeler. Rien d’autre, et il ne le montre à personne.
me-data-export = Tout emporter
me-data-forget = Oubliez-moi
me-data-forget-text = Votre clé, la liste de vos parties, vos chiffres et vos appels sont effacés, votre nom et ce que vous avez dit disparaissent de toutes les tables. Dans les parties en cours, un bot prend votre place. Personne ne peut revenir là-dessus.
me-data-forget-yes = Oui, oubliez-moi
