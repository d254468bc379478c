### Was ein Planer einem Menschen sagt: ein Rat im Spiel und ein Blick zurück danach.

advice-best = Ich würde: { $option }
advice-compared = Im Kopf weitergespielt geht das in { $mine } von 100 Spielen gut aus, „{ $other }“ in { $theirs }.
advice-close = Zu knapp, um es zu sagen: Im Kopf weitergespielt geht das in { $mine } von 100 Spielen gut aus, „{ $other }“ in { $theirs }. Dann mache ich es wie immer.
advice-weighed = Nach Faustregeln ist das { $gain } Moral mehr wert als „{ $other }“. Im Kopf weitergespielt habe ich es nicht.
advice-alike = Nach Faustregeln macht es kaum einen Unterschied: „{ $other }“ ginge ebenso gut.
advice-drawn = Hier wählen beide Seiten im Geheimen. Ich lose, damit es niemand vorhersehen kann.
advice-usual = Darüber habe ich nicht lange nachgedacht: So mache ich es meistens.
advice-only = Etwas anderes ist nicht möglich.
advice-late = Das hat sich erledigt, während ich nachgedacht habe.

review-round =
    { $n ->
        [0] Vor der ersten Runde
       *[other] Runde { $n }
    }
review-day =
    { $n ->
        [0] Vor dem ersten Tag
       *[other] Tag { $n }
    }
review-given = Gewählt: { $option }
review-better = Besser: { $option }
review-chance = Das wäre in { $best } statt { $chance } von 100 Spielen gut ausgegangen.
review-loss = Nach Faustregeln hat das { $loss } Moral gekostet.
review-title = Blick zurück: { $name }
review-none = Nichts sticht heraus. Nach allem, was du wissen konntest, war es gut gewählt.
review-thinking = Ich denke nach: { $done } von { $of }
