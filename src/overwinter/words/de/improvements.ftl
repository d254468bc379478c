### Verbesserungen der Kolonie (ein Modul der Langen Nacht).

event-improvement-laid = { $card } lässt sich bauen: { $n }-mal Arbeit.
event-advanced = { $n-sign ->
    [down] { $n ->
        [0] An { $card } ist noch nichts getan, was verloren gehen könnte.
       *[other] { $card } verliert { $n } vom Fortschritt: { $tokens } von { $need }.
    }
   *[up] { $seat-you ->
        [yes] Du arbeitest an { $card }: { $tokens } von { $need }.
       *[no] { $seat } arbeitet an { $card }: { $tokens } von { $need }.
    }
}
event-improvement-finished = Fertig: { $card }. Ab jetzt haben alle etwas davon.
event-improvement-lost = Zerstört: { $card }. Die Arbeit beginnt von vorn.
event-improvement-off = Bis zum Ende von Runde { $round } außer Betrieb: { $card }.
event-improvement-on = Läuft wieder: { $card }.
event-improvement-away = Aufgegeben: { $card }.
event-work-lost = Alle Arbeit an { $card } ist verloren.
event-kept-calm = { $card }: Jemand beruhigt sich noch rechtzeitig.
ask-improvement-card = { $card }: welche Verbesserung?
ask-improvement-advance = An welcher Verbesserung wird gearbeitet?
ask-improvement-set-back = Welche Verbesserung verliert ihren Fortschritt?
ask-improvement-unfinish = Welche fertige Verbesserung geht verloren?
ask-improvement-improvement-off = Welche Verbesserung fällt aus?
ask-improvement-replace-improvement = Welche Verbesserung weicht einer anderen?
option-choose-improvement = { $improvement }.
policy-refill-improvements = Eine neue Verbesserung für eine fertige
    .no = nein, es bleibt bei den vieren
    .yes = ja, die nächste wird ausgelegt
cli-improvement = { $state ->
    [done] { $card }: in Betrieb.
    [off] { $card }: außer Betrieb bis zum Ende von Runde { $round }.
   *[open] { $card }: Fortschritt { $n } von { $need }.
}
