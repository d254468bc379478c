### Tactiques et dé de combat.

wc-tac-charge = Charge
    .text = 3 de force. Qui bat en retraite devant elle subit d’abord 2 blessures.

wc-tac-on-guard = Sur ses gardes
    .text = 1 de force. Si les deux camps la jouent, le combat s’arrête et personne n’a gagné.

wc-tac-retreat = Retraite
    .text = Vos survivants rentrent et l’ennemi a gagné. Pas dans votre colonie : là, elle ne fait rien.

wc-tac-ambush = Embuscade
    .text = 5 de force contre une charge, sinon rien.

wc-tac-covering-fire = Tir de couverture
    .text = Les 4 premières munitions de votre mise comptent double.

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
