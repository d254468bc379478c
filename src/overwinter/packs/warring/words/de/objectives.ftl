wc-main-killing-blow = Der Todesstoß
    .story = In dieser Stadt gibt es Essen für einen von uns. Alle wissen es, keiner sagt es, und die Messer werden geschliffen.
    .goal-normal = Eure Kolonie hat mindestens 4 Kämpfe gewonnen, davon mindestens 1 in der feindlichen Kolonie.

wc-main-divide-and-conquer = Teile und herrsche
    .story = Ein Kreidestrich quer über die Karte, dann noch einer. Am Ende der Woche gehört jedes Haus jemandem.
    .goal-normal = In Runde 4: Ihr seid an mehr Orten draußen in der Überzahl als die Feinde.

wc-main-winter-cache = Winterlager
    .story = Wer im März mehr unter den Dielen hat, ist im April noch da.
    .goal-normal = In eurem Lager liegen mindestens 4 Karten je Spieler der Kolonie, darunter Nahrung, Benzin, Medikamente und Werkzeug, und mehr als im Lager der Feinde.
    .rule = In deinem Zug darfst du mit einem Überlebenden zu Hause bis zu 2 Handkarten ins Lager legen. Verliert eine Kolonie zu Hause einen Kampf, nehmen die Sieger 2 zufällige Karten aus ihrem Lager in das eigene.

wc-main-last-fire = Das letzte Feuer
    .story = Ein Feuer sieht man von den Hügeln. Es wird unseres sein.
    .goal-normal = Die Moral der Feinde ist 0 und eure nicht; oder eure ist in der letzten Runde mindestens um 2 höher.
    .rule = Eine Kolonie, die einen Kampf verliert, in dem einer ihrer Überlebenden starb, verliert noch 1 Moral.

wc-main-clean-streets = Saubere Straßen
    .story = Wer die Stadt räumt, hat ein Recht auf sie. Also zählen wir, und die anderen sollen es sehen.
    .goal-normal = Mindestens 2 Trophäen je Spieler der Kolonie, und an mindestens 1 der Orte 1 bis 6 ist einer von euch und kein Zombie.
    .rule = Würfelt für jeden Zombie, den eure Überlebenden töten. Ab 4 ist er eine Trophäe.

wc-main-radio-mast = Der Funkmast
    .story = Nachts summt er, jede Nacht auf einem anderen Dach. Wer die Batterien füllt, spricht mit der Küste. Eine Stimme reicht.
    .goal-normal = Eure Kolonie hat 3 Ladungen vom Mast genommen.
    .rule = Ein Mast mit 4 Ladungen steht an einem zufälligen Ort. Bei jeder Prüfung nimmt die Kolonie mit mehr Überlebenden dort 1 Ladung; dann steht der Mast an einem anderen zufälligen Ort. Hat keine mehr, bleibt er.

wc-main-exodus = Exodus
    .story = Der Bus fährt mit allem, was brennt. Er hat elf Plätze, und wer kämpfen kann, darf sie nicht zählen.
    .goal-normal = Eure Kolonie hat 2 hilflose Überlebende fortgebracht, und höchstens 1 ist noch da.
    .rule = In deinem Zug darfst du mit einem Überlebenden an der Tankstelle 2 Benzinkarten aus deiner Hand aus dem Spiel entfernen: 1 hilfloser Überlebender eurer Kolonie verlässt die Stadt. Das kostet keine Moral.
