ln-promo-kd-james = KD James
    .short = KD
    .trade = Responsable des épidémies
    .ability = Quand quelqu’un qui vient d’attaquer un zombie là où se trouve KD, ou de s’y déplacer, obtient une morsure, vous pouvez aussitôt jouer 1 carte médicament sans son propre effet : on relance le dé de risque. Au tour de n’importe qui.

ln-promo-meryl-wolfe = Meryl Wolfe
    .short = Meryl
    .trade = Journaliste
    .ability = Mélangez les cartes données pour la crise et regardez-les. Vous pouvez en prendre 1 en main.
