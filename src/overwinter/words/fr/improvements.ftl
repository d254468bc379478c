### Améliorations de la colonie (un module de La nuit la plus longue).

event-improvement-laid = { $card }, à construire : { $n } étapes de travail.
event-advanced = { $n-sign ->
    [down] { $n ->
        [0] Il n’y a aucun travail à perdre sur { $card }.
       *[other] { $card } perd { $n } de son travail : { $tokens } sur { $need }.
    }
   *[up] { $seat-you ->
        [yes] Vous travaillez sur { $card } : { $tokens } sur { $need }.
       *[no] { $seat } travaille sur { $card } : { $tokens } sur { $need }.
    }
}
event-improvement-finished = Terminé : { $card }. Tout le monde en profite.
event-improvement-lost = En ruine : { $card }. Tout est à refaire.
event-improvement-off = Hors service jusqu’à la fin de la manche { $round } : { $card }.
event-improvement-on = De nouveau en service : { $card }.
event-improvement-away = Abandonné : { $card }.
event-work-lost = Tout le travail sur { $card } est perdu.
event-kept-calm = { $card } : quelqu’un se calme à temps.
ask-improvement-card = { $card } : quelle amélioration ?
ask-improvement-advance = Sur quelle amélioration travaille-t-on ?
ask-improvement-set-back = Quelle amélioration perd son travail ?
ask-improvement-unfinish = Quelle amélioration terminée est perdue ?
ask-improvement-improvement-off = Quelle amélioration est hors service ?
ask-improvement-replace-improvement = Quelle amélioration cède la place à une autre ?
option-choose-improvement = { $improvement }.
policy-refill-improvements = Une nouvelle amélioration quand une est terminée
    .no = non, il n’y en a que quatre
    .yes = oui, la suivante est posée
cli-improvement = { $state ->
    [done] { $card } : en service.
    [off] { $card } : hors service jusqu’à la fin de la manche { $round }.
   *[open] { $card } : { $n } étapes sur { $need }.
}
