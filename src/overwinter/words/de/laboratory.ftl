### Das Labor von Raxxon (ein Modul der Langen Nacht).

event-experiment-top = Als Nächstes im Labor: { $card }. Der Code ist { $code }.
event-code-right = Die Würfel bei Raxxon zeigen den Code von { $card }.
event-code-wrong = Niemand hat den Code. { $card } bricht aus.
event-contained = { $card } bleibt hinter Glas. { $n ->
    [one] 1 Experiment ist eingedämmt.
   *[other] { $n } Experimente sind eingedämmt.
}
event-fewer-zombies = Heute Nacht kommen { $n } Zombies weniger { $place-to }.
event-experiment-out = { $card } ist frei. { $n ->
    [one] Da draußen ist jetzt einer davon.
   *[other] Da draußen sind jetzt { $n } davon.
}
event-special-arrives = { $card } taucht { $place-at } auf.
event-special-stopped = { $card } kommt { $place-at } nicht hinein.
event-lab-die = { $seat-you ->
    [yes] Du legst eine { $die } bei Raxxon ab.
   *[no] { $seat } legt eine { $die } bei Raxxon ab.
}
event-lab-die-turned = { $seat-you ->
    [yes] Du drehst deine { $die } bei Raxxon auf { $face }.
   *[no] { $seat } dreht eine { $die } bei Raxxon auf { $face }.
}
event-lab-die-taken = { $seat-you ->
    [yes] Du nimmst deine { $die } von Raxxon zurück.
   *[no] { $seat } nimmt eine { $die } von Raxxon zurück.
}
event-encounter = { $survivor } steht vor { $card }. Der Würfel zeigt { $n }.
event-special-hit = { $card } ist getroffen: { $n } von { $need }.
event-special-killed = { $survivor } tötet { $place-at }: { $card }.
event-special-stays = { $card } bleibt, wo es ist.
event-special-moves = { $card } verschwindet und taucht { $place-at } wieder auf.
event-card-kept = { $by-card } nimmt { $card } an sich.
event-kept-cards-back = { $seat-you ->
    [yes] Du nimmst dir die Beute: { $cards }.
   *[no] { $seat } nimmt sich die Beute: { $cards }.
}
event-trap-gone = Die Falle { $place-at } wird herausgerissen.
event-side-effect = { $survivor } spürt es: { $card }.
event-side-effect-taken = { $card }: Das hat schon jemand. Nichts passiert.
ask-containment = Der Code von { $experiment } stimmt. Was macht ihr damit?
vote-containment = { $choice ->
    [1] eindämmen
   *[other] freilassen
}
option-vote-containment = { $choice ->
    [1] Eindämmen: { $experiment } bleibt im Labor.
   *[other] Freilassen: an einem Standort 3 Zombies weniger, aber { $experiment } kommt heraus.
}
ask-place-fewer-zombies = Wo kommen heute Nacht 3 Zombies weniger?
ask-die-lab-die = Welchen Würfel legst du bei Raxxon ab?
ask-face-lab-die = Welche Zahl zeigt er dort?
ask-die-turn-lab-die = Welchen deiner Würfel bei Raxxon drehst du?
ask-face-turn-lab-die = Welche Zahl zeigt er jetzt?
ask-die-take-lab-die = Welchen deiner Würfel nimmst du von Raxxon zurück?
ask-card-taken-card = Welche Karte bekommt es?
option-lab-die = Die { $die } bei Raxxon ablegen.
option-attack-special = { $die ->
    [0] { $survivor } greift { $here-at } ohne Würfel an: { $card }.
   *[other] { $survivor } greift { $here-at } mit der { $die } an: { $card }.
}
why-special-first = Etwas Schlimmeres steht { $place-at }. Das geht vor.
why-no-search = Den Gestank { $place-at } hält niemand lange genug aus.
policy-side-effect-taken = Eine Nebenwirkung, die schon jemand hat
    .nothing = sonst bekommt sie niemand
    .moves = sie geht an den, der sie jetzt bekommt
event-top-open = Jetzt obenauf: { $card }.
condition-contained-min = { $since ->
    [yes] { condition-contained-many } Es zählen nur die seit Beginn dieses Ziels.
   *[no] { condition-contained-many }
}
condition-contained-many = { $many ->
    [0] { condition-contained }
   *[other] Mindestens { $n } Experimente sind eingedämmt (mit 4 oder mehr nicht verbannten Spielern { $many }).
}
condition-contained = { $n ->
    [one] Mindestens 1 Experiment ist eingedämmt.
   *[other] Mindestens { $n } Experimente sind eingedämmt.
}
condition-specials-min = { $n ->
    [one] Mindestens 1 besonderer Zombie ist im Spiel.
   *[other] Mindestens { $n } besondere Zombies sind im Spiel.
}
condition-specials-max = { $many ->
    [0] { condition-specials-few }
   *[other] Höchstens { $n } besondere Zombies sind im Spiel (mit 4 oder mehr nicht verbannten Spielern { $many }).
}
condition-specials-few = { $n ->
    [0] Kein besonderer Zombie ist im Spiel.
    [one] Höchstens 1 besonderer Zombie ist im Spiel.
   *[other] Höchstens { $n } besondere Zombies sind im Spiel.
}
foresee-encounter = Danach sagt ein Würfel, was geschieht: { $card }.
foresee-may-kill = { $faces } von 6: { $card } ist erledigt.
foresee-code-lacks = Dem Code fehlt noch { $lacking }: { $card }.
foresee-code-right = Das ist der Code: { $card }. Heute Nacht stimmt ihr darüber ab.
night-code = Der Code stimmt: { $card }. Heute Nacht stimmt ihr darüber ab.
night-experiment = Dem Code fehlt { $lacking }: Heute Nacht bricht aus: { $card }{ $n ->
    [one] .
   *[other] , { $n } davon.
}
night-experiment-risk = { $percent } %, dass es an einem vollen Eingang ein Leben kostet.
cli-lab-top = Als Nächstes: { $card }, Code { $code }. { $n ->
    [0] Danach kommt keines mehr.
    [one] Danach noch 1.
   *[other] Danach noch { $n }.
}
cli-lab-empty = Das Labor ist leer.
cli-lab-dice = Würfel dort: { $faces }.
cli-lab-special = { $need ->
    [1] { $card } { $place-at }.
   *[other] { $card } { $place-at }, getroffen { $n } von { $need }.
}
cli-lab-kept = { $card } hat { $cards }.
cli-lab-contained = { $n ->
    [one] 1 Experiment eingedämmt.
   *[other] { $n } Experimente eingedämmt.
}
cli-attack-special = Einen besonderen Zombie angreifen
cli-lab-die = Einen Würfel bei Raxxon ablegen
ask-order-break = Was reißt es heraus?
