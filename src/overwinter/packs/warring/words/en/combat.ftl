### Tactics and the combat die.

wc-tac-charge = Charge
    .text = 3 strength. A side that retreats from it gets 2 wounds first.
    .short = 3 strength.
    .met = They charge

wc-tac-on-guard = On Guard
    .text = 1 strength. If both sides play it, the combat ends and nobody has won.
    .short = 1 strength. If both play it, nobody fights.
    .met = On guard

wc-tac-retreat = Retreat
    .text = Your survivors go home and the enemies have won. Not at your own colony: there it does nothing.
    .short = All of yours go home. Against Charge: 2 wounds.
    .met = Retreat

wc-tac-ambush = Ambush
    .text = 5 strength against a charge, otherwise none.
    .short = 5 strength, if they charge. Else none.
    .met = In ambush

wc-tac-covering-fire = Covering Fire
    .text = The first 4 ammunition of your bid count for two each.
    .short = Your first 4 bullets count double.
    .met = Covering fire

## The faces of the die

wc-face-1 = 1 strength
wc-face-2 = 1 strength
wc-face-3 = 2 strength
wc-face-4 = 2 strength
wc-face-5 = 3 strength
wc-face-6 = 3 strength
wc-face-7 = 1 wound
wc-face-8 = 1 wound
wc-face-9 = 2 wounds
wc-face-10 = 1 zombie
wc-face-11 = 2 zombies
wc-face-12 = 3 zombies
wc-face-none = no die, blinded
