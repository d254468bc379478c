### Les gens que l’on reconnaît à une clé : ce qui est refusé, et ce qu’ils lisent quand on les appelle.

error-server-person = Personne n’est connu ici par cette clé.
error-server-ticket = Cette adresse n’arrête rien. Elle a peut-être été coupée en chemin.
error-server-channel = On ne peut pas vous appeler là. Vérifiez l’écriture, et si ce serveur le propose.
error-server-channels = On ne peut être appelé que de huit façons. Retirez-en une d’abord.
error-server-channel-deaf = Rien n’arrive là-bas pour l’instant. Vérifiez l’adresse, ou réessayez plus tard.
error-server-zone = Le serveur ne connaît pas ce fuseau horaire.
error-server-proof = Ce n’est pas le nombre envoyé, ou il est trop vieux. Faites-en envoyer un autre.
error-server-no-channel = On ne vous appelle pas ainsi.
error-server-no-friend = Vous n’avez pas joué avec cette personne.

## Appels. Qui regarde par-dessus l’épaule peut les lire : ils ne trahissent rien.

call-turn = À vous
    .text = Table { $code } : on vous attend.
call-vote = Un vote
    .text = Table { $code } : il manque votre voix.
call-over = C’est fini
    .text = Table { $code } : voyez qui reste.
call-invited = { $name } vous demande
    .text = Une place est libre à la table { $code }.
call-somebody = Quelqu’un
call-proof = Votre nombre pour Overwinter
    .text = { $number } est le nombre à saisir sur la page. Si vous n’avez rien demandé, ne faites rien : rien d’autre ne viendra.
call-trial = Vous nous entendez ?
    .text = Bien. C’est ainsi que la table vous appelle.
call-why = Vous recevez ceci parce que vous avez demandé à Overwinter de vous appeler. Pour arrêter : { $address }
call-why-short = Vous recevez ceci parce que vous avez demandé à Overwinter de vous appeler. Cela s’arrête sur la page, sous votre nom.

## La page où l’on arrête le courrier

plain-stop = Plus de courrier
plain-stop-text = Overwinter n’écrira plus à cette adresse. Vos parties restent comme elles sont.
plain-stop-button = Arrêter
plain-stop-done = C’est fait. Aucun courrier ne viendra plus.
plain-nowhere = Il n’y a rien ici
plain-nowhere-text = Cette adresse ne mène nulle part. Il manque peut-être une lettre.
