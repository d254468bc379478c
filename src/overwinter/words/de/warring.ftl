### Kampf der Kolonien: was geschieht, was gefragt wird, was zur Wahl steht, was nicht geht.

## Was geschieht

event-colony = { $colony }: { $text }
event-sent-home = { $survivor } geht nach Hause.
event-set-aside = { $survivor } ist gebissen und tritt beiseite. Was daraus wird, zeigt sich, wenn beide fertig sind.
event-contributed-openly = { $seat-you ->
    [yes] Du gibst { $card } für die Krise.
   *[no] { $seat } gibt { $card } für die Krise.
}
event-ammunition = { $n-sign ->
    [up] { $n } Munition mehr. Jetzt sind es { $ammunition }.
   *[down] { $n } Munition weniger. Jetzt sind es { $ammunition }.
}
event-spoils-taken = { $survivor } nimmt { $card } von den Toten.
event-spoils-lost = Niemand ist { $place-at }, um aufzuheben, was die Toten hatten: { $cards }.
event-acting = { $seats } handeln gleichzeitig.
event-actions-done = { $seat-you ->
    [yes] Du bist fertig.
   *[no] { $seat } ist fertig.
}
event-tie-rolled = Die Moral ist gleich, also entscheidet ein Würfel: { $seat-you ->
    [yes] Du kommst zuerst.
   *[no] { $seat } kommt zuerst.
}
event-combat = Kampf { $place-at }.
event-tactics = Die Taktiken werden aufgedeckt. Pine Ridge: { $blue }. Mill Creek: { $yellow }.
event-tactic-changed = Die Taktik wechselt zu { $card }.
event-blinded = Ein Blitz { $place-at }. Wer dort kämpft, wirft keinen Kampfwürfel.
event-strength = Kampfstärke bisher: Pine Ridge { $blue }, Mill Creek { $yellow }.
event-bids = Gebotene Munition: Pine Ridge { $blue }, Mill Creek { $yellow }.
event-combat-dice = Die Kampfwürfel. Pine Ridge: { $blue }. Mill Creek: { $yellow }.
event-combat-total = Kampfstärke im Ganzen: Pine Ridge { $blue }, Mill Creek { $yellow }.
event-combat-over = Der Kampf { $place-at } ist vorbei.
event-combat-won = Der Kampf { $place-at } ist gewonnen.
event-unguarded = Niemand bewacht die Kolonie gegen { $n ->
    [one] 1 Feind
   *[other] { $n } Feinde
} vor den Toren.
event-mast = Der Funkmast steht jetzt { $place-at }. Ladungen übrig: { $n }.
event-charge-taken = Eine Ladung ist vom Mast genommen. Das macht { $n }.
event-evacuated = { $n ->
    [one] Ein hilfloser Überlebender verlässt die Stadt.
   *[other] { $n } hilflose Überlebende verlassen die Stadt.
} Noch da: { $helpless }.
event-colony-completed = Das gemeinsame Ziel ist erreicht.
event-election = Die Stimmen für die Kolonievorsteher sind abgegeben.
event-colony-leader = { $seat-you ->
    [yes] Du stehst jetzt der Kolonie vor.
   *[no] { $seat } steht jetzt der Kolonie vor.
}
event-cache-plundered = Die Sieger schleppen { $cards } fort.
event-tactic-first = Ihre Pläne sind bekannt, also wählen sie zuerst: { $card }.
event-food-spoiled = { $source }: { $card } wird weggeworfen. Es riecht nach Metall.
event-market-laid = { $seat-you ->
    [yes] Du legst { $card } in die Mitte.
   *[no] { $seat } legt { $card } in die Mitte.
}
event-bounty-set = { $seat-you ->
    [yes] Du versprichst { $card } dem, der siegt.
   *[no] { $seat } verspricht { $card } dem, der siegt.
}
event-bounty-lost = { $card } hat niemand verdient. Weg damit.
morale-why-unguarded = die Kolonie ist unbewacht

## Fragen

ask-move-step = Wen bewegst du? Wer passt, bewegt in diesem Zug niemanden mehr.
ask-tactic = Kampf { $place-at }: welche Taktik?
ask-change-tactic = Kampf { $place-at }: Beide Taktiken liegen offen. Wechselst du deine?
ask-bid = Kampf { $place-at }, Pine Ridge { $blue }, Mill Creek { $yellow }: Wie viel Munition bietest du?
ask-elect = Wer soll der Kolonie vorstehen?
ask-elect-tie = Es steht unentschieden, und du entscheidest. Wer soll der Kolonie vorstehen?
ask-entrance-enter = An welchem Eingang der feindlichen Kolonie?
ask-survivor-expel = Der Ort ist voll. Wer wird nach Hause geschickt?
ask-survivor-spoils = Wer bekommt das nächste Stück, das der tote Feind hatte?
ask-combat-again = Dein Würfel zeigt: { $face }. Wirfst du ihn noch einmal?
ask-card-take-waste = Welche dieser Karten nimmst du aus ihrem Abfall?
ask-card-retract = Welche deiner Karten nimmst du von der Krise zurück?
ask-card-market = Legst du eine Karte in die Mitte?
ask-card-market-take = Welche Karte nimmst du aus der Mitte?
ask-card-bounty = Welche Karte versprichst du?
ask-player-bounty = Wer hat verdient, was versprochen war?
ask-survivor-combat-wound = Welchen Feind verwundet der Würfel?

## Zur Wahl

option-done-moving = Niemanden mehr bewegen.
option-tactic = { $card }.
option-keep-tactic = Es bleibt dabei.
option-bid = { $n ->
    [0] Nichts.
   *[other] { $n } Munition.
}
option-elect = { $seat }.
option-keep-group = { $third-kind ->
    [survivor] { $fourth-kind ->
        [survivor] { $leader } führt, { $second }, { $third } und { $fourth } folgen.
       *[none] { $leader } führt, { $second } und { $third } folgen.
    }
   *[none] { $leader } führt, { $second } folgt.
}

## Vor einer Wahl

foresee-tactic = Gegen { $card }: { $ahead ->
    [us] ihr führt mit { $lead }
    [them] sie führen mit { $lead }
   *[even] gleichauf
}{ $double ->
    [0] .
   *[other] , und ihre ersten { $double } Munition zählen doppelt.
}
foresee-tactic-truce = Gegen { $card }: Niemand kämpft.
foresee-tactic-they-leave = Gegen { $card }: { $wounds ->
    [0] Sie gehen, ihr gewinnt.
    [one] Sie gehen mit 1 Wunde, ihr gewinnt.
   *[other] Sie gehen mit { $wounds } Wunden, ihr gewinnt.
}
foresee-tactic-we-leave = Gegen { $card }: { $wounds ->
    [0] Eure gehen nach Hause, sie gewinnen.
    [one] Eure gehen mit 1 Wunde nach Hause, sie gewinnen.
   *[other] Eure gehen mit { $wounds } Wunden nach Hause, sie gewinnen.
}
foresee-tactic-both-leave = Gegen { $card }: Alle gehen nach Hause, niemand gewinnt.
foresee-sent-home = { $survivor } geht nach Hause.
foresee-ammunition = { $n-sign ->
    [up] { $n } Munition mehr.
   *[down] { $n } Munition weniger.
}
foresee-bid = Sie bieten { $theirs }: Von 100 gewinnt ihr { $win }, { $even } enden gleich, { $lose } verliert ihr.
night-fight = Kampf { $place-at }: Pine Ridge { $blue }, Mill Creek { $yellow }, vor Taktik, Munition und Würfeln.
night-unguarded = { $enemies ->
    [one] 1 Feind steht { $place-at }, und niemand bewacht sie: Die Moral sinkt um 1.
   *[other] { $enemies } Feinde stehen { $place-at }, und niemand bewacht sie: Die Moral sinkt um { $enemies }.
}

## Bedingungen

tally-label = { $name ->
    [combats-won-away] In der feindlichen Kolonie gewonnene Kämpfe
    [charges] Vom Mast genommene Ladungen
    [evacuated] Fortgebrachte hilflose Überlebende
   *[combats-won] Gewonnene Kämpfe
}
condition-colony-count = { tally-label }: mindestens { $min }.
condition-rounds-left-is = Der Rundenanzeiger steht auf { $n }.
condition-controls-more = Deine Kolonie beherrscht mehr Orte der Stadt als die Feinde.
condition-compare = { $track ->
    [cache] In eurem Lager liegen mehr Karten als in dem der Feinde.
   *[other] Eure Moral ist mindestens um { $lead } höher als die der Feinde.
}
condition-enemy-track = Moral der Feinde: höchstens { $max }.

## Im Terminal

cli-ammunition = Munition: Pine Ridge { $blue }, Mill Creek { $yellow }.
cli-aside = Gebissen und beiseite: { $survivors }.
cli-still-acting = { $seat-you ->
    [yes] Du handelst noch.
   *[no] { $seat } handelt noch.
}
cli-combat = Kampf { $number }, { $place-at }.
cli-camp = { $place }: { $people } da, { $weapons } bewaffnet.
cli-camp-tactic = { $card }: { $strength }.
cli-camp-bid = Munition { $bid }: { $strength }.
cli-camp-die = Würfel: { $card }.
cli-camp-strength = Stärke { $strength }.
cli-camp-sealed = Verdeckt gewählt.
cli-odds-tactics = Euer Vorsprung gegen jede ihrer Taktiken, vor Munition und Würfeln:
cli-odds-bids = Von 100 solchen Kämpfen: gewonnen · gleich · verloren, je nach ihrem Gebot:
cli-odds-truce = kein Kampf
cli-odds-they-leave = sie gehen
cli-odds-we-leave = eure gehen
cli-odds-both-leave = alle gehen
plain-at-entrance = { $text }, vor Eingang { $n }
plain-in-turn = am Zug
help-mark-enemy = ein Feind vor einem Eingang, und vor welchem

## Was nicht geht

error-faster = Da war jemand schneller: Das gibt es nicht mehr. Wähle noch einmal.
error-setup-warring-mode = Zwei Kolonien spielt man ohne Varianten: Wählt das Standardspiel.
error-setup-teams = Beide Kolonien brauchen gleich viele Spieler. Jemand muss die Seite wechseln.
error-setup-side = Eine Seite „{ $side }“ gibt es nicht. Es gibt: { $known }.
