### La guerre des colonies : ce qui arrive, ce qu’on demande, ce qu’on propose, ce qui ne va pas.

## Ce qui arrive

event-colony = { $colony } : { $text }
event-sent-home = { $survivor } rentre chez soi.
event-set-aside = { $survivor } a été mordu et se tient à l’écart. On verra la suite quand les deux auront fini.
event-contributed-openly = { $seat-you ->
    [yes] Vous donnez { $card } pour la crise.
   *[no] { $seat } donne { $card } pour la crise.
}
event-ammunition = { $n-sign ->
    [up] { $n } munition de plus. Il y en a { $ammunition }.
   *[down] { $n } munition de moins. Il y en a { $ammunition }.
}
event-spoils-taken = { $survivor } prend { $card } aux morts.
event-spoils-lost = Personne n’est { $place-at } pour ramasser ce qu’avaient les morts : { $cards }.
event-acting = { $seats } agissent en même temps.
event-actions-done = { $seat-you ->
    [yes] Vous avez fini.
   *[no] { $seat } a fini.
}
event-tie-rolled = Le moral est égal, un dé décide : { $seat-you ->
    [yes] à vous de commencer.
   *[no] { $seat } commence.
}
event-combat = Combat { $place-at }.
event-tactics = On retourne les tactiques. Pine Ridge : { $blue }. Mill Creek : { $yellow }.
event-tactic-changed = La tactique devient { $card }.
event-blinded = Un éclair { $place-at }. Qui s’y bat ne lance pas de dé de combat.
event-strength = Force jusqu’ici : Pine Ridge { $blue }, Mill Creek { $yellow }.
event-bids = Munitions misées : Pine Ridge { $blue }, Mill Creek { $yellow }.
event-combat-dice = Les dés de combat. Pine Ridge : { $blue }. Mill Creek : { $yellow }.
event-combat-total = Force en tout : Pine Ridge { $blue }, Mill Creek { $yellow }.
event-combat-over = Le combat { $place-at } est fini.
event-combat-won = Le combat { $place-at } est gagné.
event-unguarded = Personne ne garde la colonie contre { $n ->
    [one] 1 ennemi
   *[other] { $n } ennemis
} aux portes.
event-mast = Le mât radio se dresse maintenant { $place-at }. Charges restantes : { $n }.
event-charge-taken = Une charge est prise au mât. Cela fait { $n }.
event-evacuated = { $n ->
    [one] Un survivant vulnérable quitte la ville.
   *[other] { $n } survivants vulnérables quittent la ville.
} Encore là : { $helpless }.
event-colony-completed = L’objectif principal est atteint.
event-election = Les voix pour les chefs sont comptées.
event-colony-leader = { $seat-you ->
    [yes] Vous dirigez maintenant la colonie.
   *[no] { $seat } dirige maintenant la colonie.
}
event-cache-plundered = Les vainqueurs emportent { $cards }.
event-tactic-first = Leurs plans sont connus, ils choisissent donc d’abord : { $card }.
event-food-spoiled = { $source } : { $card } est jetée. Cela sent le métal.
event-market-laid = { $seat-you ->
    [yes] Vous posez { $card } au milieu.
   *[no] { $seat } pose { $card } au milieu.
}
event-bounty-set = { $seat-you ->
    [yes] Vous promettez { $card } à qui gagnera.
   *[no] { $seat } promet { $card } à qui gagnera.
}
event-bounty-lost = Personne n’a mérité { $card }. C’est jeté.
morale-why-unguarded = la colonie est sans garde

## Questions

ask-move-step = Qui déplacez-vous ? Qui passe ne déplace plus personne ce tour-ci.
ask-tactic = Combat { $place-at } : quelle tactique ?
ask-change-tactic = Combat { $place-at } : les deux tactiques sont révélées. Changez-vous la vôtre ?
ask-bid = Combat { $place-at }, Pine Ridge { $blue }, Mill Creek { $yellow } : combien de munitions misez-vous ?
ask-elect = Qui doit diriger la colonie ?
ask-elect-tie = Les voix sont à égalité, vous tranchez. Qui doit diriger la colonie ?
ask-entrance-enter = À quelle entrée de la colonie ennemie ?
ask-survivor-expel = Le lieu est plein. Qui rentre chez soi ?
ask-survivor-spoils = Qui reçoit l’objet suivant de l’ennemi mort ?
ask-combat-again = Votre dé montre : { $face }. Le relancez-vous ?
ask-card-take-waste = Laquelle de ces cartes prenez-vous dans leur décharge ?
ask-card-retract = Laquelle de vos cartes reprenez-vous à la crise ?
ask-card-market = Posez-vous une carte au milieu ?
ask-card-market-take = Quelle carte prenez-vous au milieu ?
ask-card-bounty = Quelle carte promettez-vous ?
ask-player-bounty = Qui a mérité ce qui était promis ?
ask-survivor-combat-wound = Quel ennemi le dé blesse-t-il ?

## Choix

option-done-moving = Ne plus déplacer personne.
option-tactic = { $card }.
option-keep-tactic = S’en tenir là.
option-bid = { $n ->
    [0] Rien.
   *[other] { $n } munitions.
}
option-elect = { $seat }.
option-keep-group = { $third-kind ->
    [survivor] { $fourth-kind ->
        [survivor] { $leader } mène, { $second }, { $third } et { $fourth } suivent.
       *[none] { $leader } mène, { $second } et { $third } suivent.
    }
   *[none] { $leader } mène, { $second } suit.
}

## Avant un choix

foresee-tactic = Contre { $card } : { $ahead ->
    [us] vous menez de { $lead }
    [them] ils mènent de { $lead }
   *[even] à égalité
}{ $double ->
    [0] .
   *[other] , et leurs { $double } premières munitions comptent double.
}
foresee-tactic-truce = Contre { $card } : personne ne se bat.
foresee-tactic-they-leave = Contre { $card } : { $wounds ->
    [0] ils partent, vous gagnez.
    [one] ils partent avec 1 blessure, vous gagnez.
   *[other] ils partent avec { $wounds } blessures, vous gagnez.
}
foresee-tactic-we-leave = Contre { $card } : { $wounds ->
    [0] les vôtres rentrent, ils gagnent.
    [one] les vôtres rentrent avec 1 blessure, ils gagnent.
   *[other] les vôtres rentrent avec { $wounds } blessures, ils gagnent.
}
foresee-tactic-both-leave = Contre { $card } : tous rentrent, personne ne gagne.
foresee-sent-home = { $survivor } rentre.
foresee-ammunition = { $n-sign ->
    [up] { $n } munition de plus.
   *[down] { $n } munition de moins.
}
foresee-bid = Ils misent { $theirs } : sur 100, vous gagnez { $win }, { $even } à égalité, { $lose } perdus.
night-fight = Combat { $place-at } : Pine Ridge { $blue }, Mill Creek { $yellow }, avant tactiques, munitions et dés.
night-unguarded = { $enemies ->
    [one] 1 ennemi est { $place-at } et personne ne la garde : le moral baisse de 1.
   *[other] { $enemies } ennemis sont { $place-at } et personne ne la garde : le moral baisse de { $enemies }.
}

## Conditions

tally-label = { $name ->
    [combats-won-away] Combats gagnés à la colonie ennemie
    [charges] Charges prises au mât
    [evacuated] Survivants vulnérables emmenés
   *[combats-won] Combats gagnés
}
condition-colony-count = { tally-label } : au moins { $min }.
condition-rounds-left-is = Le marqueur de manche est sur { $n }.
condition-controls-more = Votre colonie tient plus de lieux de la ville que l’ennemi.
condition-compare = { $track ->
    [cache] Votre réserve compte plus de cartes que celle de l’ennemi.
   *[other] Votre moral dépasse celui de l’ennemi d’au moins { $lead }.
}
condition-enemy-track = Moral de l’ennemi : au plus { $max }.

## Au terminal

cli-ammunition = Munitions : Pine Ridge { $blue }, Mill Creek { $yellow }.
cli-aside = Mordus et à l’écart : { $survivors }.
cli-still-acting = { $seat-you ->
    [yes] Vous agissez encore.
   *[no] { $seat } agit encore.
}
cli-combat = Combat { $number }, { $place-at }.
cli-camp = { $place } : { $people } sur place, { $weapons } armés.
cli-camp-tactic = { $card } : { $strength }.
cli-camp-bid = Munitions { $bid } : { $strength }.
cli-camp-die = Dé : { $card }.
cli-camp-strength = Force { $strength }.
cli-camp-sealed = Choix scellé.
cli-odds-tactics = Votre avance contre chacune de leurs tactiques, avant munitions et dés :
cli-odds-bids = Sur 100 combats pareils : gagnés · à égalité · perdus, selon leur mise :
cli-odds-truce = pas de combat
cli-odds-they-leave = ils partent
cli-odds-we-leave = les vôtres partent
cli-odds-both-leave = tous partent
plain-at-entrance = { $text }, à l’entrée { $n }
plain-in-turn = joue
help-mark-enemy = un ennemi à une entrée, et laquelle

## Ce qui ne va pas

error-faster = Quelqu’un a été plus rapide : il n’y en a plus. Choisissez encore.
error-setup-warring-mode = Deux colonies se jouent sans variante : prenez la partie normale.
error-setup-teams = Les deux colonies ont besoin d’autant de joueurs. Que quelqu’un change de camp.
error-setup-side = Il n’y a pas de côté « { $side } ». Il y a : { $known }.
