### Szenarien: gemeinsame Ziele, die aufeinander folgen, und die Regeln, die sie nach und nach bringen.

## Regeln, die ein Szenario erst später bringt

rule-pills = Pillen mit Nebenwirkungen
    .text = Pillen können geschluckt werden: Ein Würfel sagt, was sie tun, und manches davon bleibt.
rule-containment = der Eindämmungscode
    .text = Jede Nacht wird der Code des obersten Experiments mit den Würfeln bei Raxxon verglichen. Ohne ihn kommt etwas heraus.
rule-bandit-attacks = Angriffe auf Banditen
    .text = Wer neben einem Banditen steht, kann ihn angreifen.
rule-hideout = das Banditenversteck
    .text = Überlebende können hin und es auf zwei Arten überfallen.
rule-bandit-leader = der Anführer der Banditen
    .text = Wer verbannt wurde und kein Verräter war, sagt, wohin Banditen gehen.

## Was geschieht

event-scenario = { $scenario }.
event-stage-reached = Etappe { $n } von { $stages }, { $objective }: erreicht.
event-stage = Etappe { $n } von { $stages } beginnt: { $objective }.
event-rules-on = Von jetzt an: { $rules }.
event-place-opens = Der Weg { $place-to } ist frei.
event-exile-phase = Jeder sieht jeden an. Einer nach dem anderen darf eine Abstimmung über eine Verbannung verlangen.
event-betrayal-sprung = { $seat-you ->
    [yes] Du zeigst, was du bist: { $objective }. Es ist getan.
   *[no] { $seat } tritt zur Seite und lächelt. { $objective }: Es ist getan.
}
event-lab-dice-gone = { $n ->
    [one] Ein Würfel verschwindet von Raxxon: { $faces }.
   *[other] { $n } Würfel verschwinden von Raxxon: { $faces }.
}
ask-call-exile = Verlangst du eine Abstimmung über eine Verbannung, bevor es weitergeht?
ask-survivor-make-way = Es ist kein Platz mehr. Wer geht zurück in die Kolonie?

## Bedingungen

condition-betrayal-after = { $stage } wurde erreicht, und du warst nicht verbannt, als es weiterging. Hat es da nicht gereicht: außerdem Moral 0.
condition-each-loyal-player-at = Jeder nicht verbannte Spieler hat einen Überlebenden { $location-at }.
condition-equipped-at = { $per-loyal-player ->
    [0] { $n ->
        [one] 1 { $symbol-card } als Ausrüstung { $location-at }.
       *[other] Insgesamt { $n } { $symbol-cards } als Ausrüstung { $location-at }.
    }
    [1] { $n ->
        [0] So viele { $symbol-cards } als Ausrüstung { $location-at }, wie es nicht verbannte Spieler gibt.
       *[other] So viele { $symbol-cards } als Ausrüstung { $location-at }, wie es nicht verbannte Spieler gibt, und { $n } mehr.
    }
   *[other] { $n ->
        [0] { $per-loyal-player } { $symbol-cards } als Ausrüstung { $location-at } pro nicht verbanntem Spieler.
       *[other] { $per-loyal-player } { $symbol-cards } als Ausrüstung { $location-at } pro nicht verbanntem Spieler, und { $n } mehr.
    }
}
condition-lab-sum = { $per-loyal-player ->
    [0] Die Würfel bei Raxxon ergeben zusammen mindestens { $n }.
   *[other] { $n ->
        [0] Die Würfel bei Raxxon ergeben zusammen mindestens { $per-loyal-player } pro nicht verbanntem Spieler.
       *[other] Die Würfel bei Raxxon ergeben zusammen mindestens { $per-loyal-player } pro nicht verbanntem Spieler, und { $n } mehr.
    }
}

## Im Terminal, und vor einem Spiel

cli-scenario-stage = { $scenario }: Etappe { $n } von { $stages }.
cli-scenario-next = Mit der nächsten Runde kommt: { $objective }.
cli-scenario-off = Noch nicht in Kraft: { $rules }.
cli-scenario-closed = Noch geschlossen: { $place }.
cli-scenarios = Szenarien
module-scenario = Szenario
server-scenario = Szenario
server-no-scenario = Keines
    .text = Ein gemeinsames Ziel, wie gewohnt.
why-not-in-force = Noch nicht in Kraft: { $rule }.
error-setup-scenario = Ein Szenario „{ $scenario }“ gibt es in diesen Sets nicht.
error-setup-scenario-pack = „{ $scenario }“ braucht die Karten von „{ $pack }“. Nehmt das Set dazu oder lasst das Szenario weg.
error-setup-scenario-objective = „{ $scenario }“ bringt seine eigenen gemeinsamen Ziele mit. Wählt kein anderes oder kein Szenario.
error-setup-scenario-hardcore = „{ $scenario }“ hat keine Hardcore-Seite.
error-setup-scenario-players = „{ $scenario }“ braucht mindestens { $min } Spieler: Unter ihnen kann ein Spitzel sein. Ihr seid { $players }.
error-setup-scenario-secrets = „{ $scenario }“ wird mit geheimen Zielen gespielt: nicht kooperativ.
