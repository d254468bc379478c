### De petites pièces dont sont faits les autres messages.

language-name = Français
player-name = Joueur { $n }

list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-none = rien
list-times = { $n } × { $thing }

# Ce que montre le dé de risque.
face-blank = rien
face-wound = une blessure
face-frostbite = une engelure
face-bitten = une morsure

symbol-any = au choix
    .many = au choix
    .card = carte
    .cards = cartes

place-non-colony = Hors de la colonie
    .at = hors de la colonie
    .to = hors de la colonie

phase-setup = Mise en place

morale-why-death = une mort
morale-why-helpless = la mort d’un survivant vulnérable
morale-why-starvation = la faim
morale-why-waste = la puanteur de la décharge
morale-why-exile = 2 innocents en exil
