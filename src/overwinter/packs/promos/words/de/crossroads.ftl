promo-xr-kd-james = Protokoll
    .trigger = KD James ist im Spiel, und einer deiner Überlebenden bekommt durch den Infektionswürfel eine Wunde.
    .story = KD hebt eine Hand im Handschuh und zeigt auf den Boden. Alles, was damit in Berührung kam, kommt in die Tonne. Der Mantel, die Tasche, das Ding, über das du so froh warst.
    .option1 = Alles verbrennen
    .effect1 = Lege 1 Handkarte auf den Abfallstapel. Entferne 1 Wunde von diesem Überlebenden.
    .option2 = Weitergehen
    .effect2 = Erhöhe 1 deiner ungenutzten Würfel um 1, nie über 6.

promo-xr-meryl-wolfe = Abendausgabe
    .trigger = Meryl Wolfe gehört dir, ist nicht verbannt und ist in der Kolonie.
    .story = Sie hat alles aufgeschrieben: wer zweimal gegessen hat, wer mit vollen Taschen kam und sagte, sie seien leer. Vierzig Seiten, beidseitig. Vorgelesen wären sie in einer Stunde. Brennen würden sie zwei.
    .option1 = Sie lesen lassen
    .effect1 = Alle Spieler zeigen allen ihre Hand. Jeder Spieler gibt 1 ungenutzten Würfel aus. Die Moral steigt um 1.
    .option2 = Die Seiten verbrennen
    .effect2 = Entferne alle Erfrierungen von allen Überlebenden in der Kolonie. Die Moral sinkt um 1.
