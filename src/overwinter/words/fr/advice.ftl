### Ce qu’un planificateur dit à quelqu’un : un conseil en jeu, et un regard en arrière ensuite.

advice-best = Moi, je ferais ceci : { $option }
advice-compared = Joué dans ma tête, cela finit bien { $mine } fois sur 100, « { $other } » { $theirs } fois.
advice-close = Trop serré pour trancher : joué dans ma tête, cela finit bien { $mine } fois sur 100, « { $other } » { $theirs } fois. Alors je fais comme d’habitude.
advice-weighed = À vue de nez, cela vaut { $gain } de moral de plus que « { $other } ». Je ne l’ai pas joué dans ma tête.
advice-alike = À vue de nez, peu importe : « { $other } » irait aussi bien.
advice-drawn = Ici, les deux camps choisissent en secret. Je tire au sort, pour que personne ne le prévoie.
advice-usual = Je n’y ai pas réfléchi longtemps : c’est ce que je fais d’habitude.
advice-only = Il n’y a rien d’autre à faire.
advice-late = C’était réglé avant que j’aie fini de réfléchir.

review-round =
    { $n ->
        [0] Avant la première manche
       *[other] Manche { $n }
    }
review-day =
    { $n ->
        [0] Avant le premier jour
       *[other] Jour { $n }
    }
review-given = Choisi : { $option }
review-better = Mieux : { $option }
review-chance = Cela aurait bien fini { $best } fois sur 100 au lieu de { $chance }.
review-loss = À vue de nez, cela a coûté { $loss } de moral.
review-title = Regard en arrière : { $name }
review-none = Rien ne saute aux yeux. D’après ce que vous pouviez savoir, c’était bien choisi.
review-thinking = Je réfléchis : { $done } sur { $of }
