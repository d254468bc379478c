### Taktiken und der Kampfwürfel.

wc-tac-charge = Sturmangriff
    .text = 3 Kampfstärke. Wer sich vor ihm zurückzieht, erhält vorher 2 Wunden.
    .short = 3 Stärke.
    .met = Sturmangriff

wc-tac-on-guard = Wachsamkeit
    .text = 1 Kampfstärke. Spielen beide Seiten sie, endet der Kampf, und niemand hat gewonnen.
    .short = 1 Stärke. Spielen beide sie, kämpft niemand.
    .met = Wachsam

wc-tac-retreat = Rückzug
    .text = Eure Überlebenden gehen nach Hause, und die Feinde haben gewonnen. Nicht in der eigenen Kolonie: Dort bewirkt er nichts.
    .short = Alle gehen nach Hause. Gegen Sturmangriff: 2 Wunden.
    .met = Rückzug

wc-tac-ambush = Hinterhalt
    .text = 5 Kampfstärke gegen einen Sturmangriff, sonst keine.
    .short = 5 Stärke gegen Sturmangriff. Sonst keine.
    .met = Hinterhalt

wc-tac-covering-fire = Sperrfeuer
    .text = Die ersten 4 Munition eures Gebots zählen doppelt.
    .short = Eure ersten 4 Patronen zählen doppelt.
    .met = Sperrfeuer

## Die Seiten des Würfels

wc-face-1 = 1 Kampfstärke
wc-face-2 = 1 Kampfstärke
wc-face-3 = 2 Kampfstärke
wc-face-4 = 2 Kampfstärke
wc-face-5 = 3 Kampfstärke
wc-face-6 = 3 Kampfstärke
wc-face-7 = 1 Wunde
wc-face-8 = 1 Wunde
wc-face-9 = 2 Wunden
wc-face-10 = 1 Zombie
wc-face-11 = 2 Zombies
wc-face-12 = 3 Zombies
wc-face-none = kein Würfel, geblendet
