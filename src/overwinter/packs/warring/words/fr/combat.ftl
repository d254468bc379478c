### Tactiques et dé de combat.

wc-tac-charge = Charge
    .text = 3 de force. Qui bat en retraite devant elle subit d’abord 2 blessures.
    .short = 3 de force.
    .met = Ils chargent

wc-tac-on-guard = Sur ses gardes
    .text = 1 de force. Si les deux camps la jouent, le combat s’arrête et personne n’a gagné.
    .short = 1 de force. Si les deux la jouent, pas de combat.
    .met = Sur leurs gardes

wc-tac-retreat = Retraite
    .text = Vos survivants rentrent et l’ennemi a gagné. Pas dans votre colonie : là, elle ne fait rien.
    .short = Les vôtres rentrent. Contre Charge : 2 blessures.
    .met = Retraite

wc-tac-ambush = Embuscade
    .text = 5 de force contre une charge, sinon rien.
    .short = 5 de force s’ils chargent. Sinon rien.
    .met = Embuscade

wc-tac-covering-fire = Tir de couverture
    .text = Les 4 premières munitions de votre mise comptent double.
    .short = Vos 4 premières balles comptent double.
    .met = Tir de couverture

## Les faces du dé

wc-face-1 = 1 de force
wc-face-2 = 1 de force
wc-face-3 = 2 de force
wc-face-4 = 2 de force
wc-face-5 = 3 de force
wc-face-6 = 3 de force
wc-face-7 = 1 blessure
wc-face-8 = 1 blessure
wc-face-9 = 2 blessures
wc-face-10 = 1 zombie
wc-face-11 = 2 zombies
wc-face-12 = 3 zombies
wc-face-none = pas de dé, aveuglé
