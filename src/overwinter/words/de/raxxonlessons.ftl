### Lektionen am Tisch von Raxxon: lernen beim Spielen.

lesson-rx-crowd = Hier ist jemand krank
    .text = Die Leute liegen verdeckt: Gesunde und Infizierte, gemischt. Gesunde müssen aus der Stadt, Infizierte dürfen nicht. Wer in einer Reihe steht, geht gemeinsam.
    .do = { $n } warten hier; { $goal } müssen hinaus. Sieh hin, dann weiter.
    .known = die Menge
lesson-rx-act = Eine Aktion je Zug
    .text = Wähle sie auf deinem Bogen: Sie nimmt eine Marke. Das erste Feld kostet wenig, die nächsten mehr. Sieh nach, bevor du eine Reihe fortschickst: Untersuche, dann evakuiere Reihen, die sauber sind.
    .do = Wähle eine Aktion und drücke den Knopf.
    .known = dein Bogen
lesson-rx-flip = Jedes Gesicht tut etwas
    .text = Jede Gruppe zählt, wie viele von ihr offen liegen. Das nächste kann mehr Leute bringen, noch ein Aufdecken, die Männer der Firma. Hier steht was, bevor es geschieht.
    .do = Sieh auf das nächste Gesicht, dann weiter.
    .known = Gesichter
lesson-rx-price = Marken werden fällig
    .text = Was du benutzt hast, kostet dich am Anfang deines nächsten Zuges, Zeichen für Zeichen. Je mehr du an einem Tag tust, desto teurer wird es. Wer passt, zahlt an diesem Tag nichts mehr.
    .do = Sieh an, was fällig ist, dann weiter.
    .known = der Preis
lesson-rx-evening = Der Tag endet
    .text = Am Abend stecken die Infizierten in der Menge andere an, und was nicht gesichert ist, bricht aus. Die Macht von Raxxon wächst; ist sie voll, gehört ihnen die Stadt. Passe, bevor der Preis höher ist als der Gewinn.
    .do = Ihre Macht steht bei { $n } von { $of }. Sieh hin, dann weiter.
    .known = der Abend
