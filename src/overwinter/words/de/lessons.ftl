### Lektionen am Tisch: lernen beim Spielen.

## Das Grundspiel

lesson-people = Die werden deine
    .text = Axt und Lupe sagen, welchen Würfel sie zum Angreifen und zum Suchen brauchen: niedrig ist gut. Der Einfluss bestimmt, wer zuerst stirbt und wer führt. Darunter steht, was nur diese Person kann.
    .do = Nimm Leute, die gut suchen, dann drücke den Knopf.
    .known = deine Leute
lesson-fire = Das ist euer Feuer
    .text = Es ist der Mut der Kolonie. Jeder Tod nimmt etwas davon, auch Hunger, Abfall und eine Krise, die niemand abwendet. Bei 0 ist es vorbei, für alle.
    .do = Es steht bei { $n }. Sieh hin, dann weiter.
    .known = das Feuer
lesson-dice = Deine Würfel tun die Arbeit
    .text = Suchen und Angreifen brauchen einen Würfel so hoch wie die Zahl neben dem Zeichen; Bretter und Putzen gehen mit jedem. Laufen ist frei. Was das Ziel braucht, liegt in der Stadt: Schick jemanden zu einem Haus, dessen erstes Zeichen es zeigt, und such dort.
    .do = Wähle, was geschehen soll.
    .known = deine Würfel
lesson-roll = Draußen in der Kälte fällt dieser Wurf
    .text = Der Würfel hat zwölf Seiten: sechs leer, drei verwunden, zwei lassen erfrieren, eine ist ein Biss. Drei Wunden töten. Ein Biss tötet sofort und kann auf die übergehen, die danebenstehen.
    .do = Drücke den Knopf, oder geh zurück.
    .known = der Wurf
lesson-noise = Lärm ruft die Toten
    .text = Behalte, was dein Geheimnis, die Krise oder das Ziel brauchen kann. Taugt es nichts, mach Lärm und sieh noch einmal nach; doch jede Marke kann heute Nacht einen Zombie bringen, und zwei sind genug.
    .do = Behalte eine Karte, oder mach Lärm.
    .known = Lärm
lesson-crisis = Jede Runde will etwas
    .text = Karten mit ihrem Zeichen wenden sie ab; jede andere zählt dagegen. Sie liegen verdeckt bis zur Nacht, und alle geben etwas. Behalte, was dein eigenes Geheimnis braucht.
    .do = Lege eine Karte, die passt.
    .known = die Krise
lesson-crossroads = Ein Weg teilt sich
    .text = Jemand hielt diese Karte, bis ihr Augenblick kam. Unter jedem Weg steht, was er hier und jetzt kostet und bringt. Keiner muss der richtige sein.
    .do = Wähle einen Weg.
    .known = der Scheideweg
lesson-secret = Was nur du willst
    .text = Du gewinnst mit dem gemeinsamen Ziel und mit diesem, mit weniger nicht. Sammle es früh, und gib es nicht her, wenn alle anderen danach fragen.
    .do = Sieh dein Geheimnis an.
    .known = dein Geheimnis
lesson-night = Dann kommt die Nacht
    .text = Hier steht, was sie sicher kostet. Je zwei Menschen essen eine Ration, Zombies kommen an jede Tür; wo eine Tür voll ist, stirbt jemand. Bretter und ein Schlag an der richtigen Tür, Nahrung im Regal: dann beende deinen Zug.
    .do = Wenn nichts mehr zu tun ist, beende deinen Zug.
    .known = die Nacht

## Die lange Nacht

lesson-long-night = Die Nächte werden länger
    .text = Verzweiflung ist eine Wunde am Herzen: Sie zählt wie jede andere. Aufgebrachte unter den Hilflosen essen für zwei. Eine Falle an einer Tür tötet den Ersten, der kommt, und ist dahin. Die Toten liegen der Reihe nach, und manche Karte fragt, wer zuletzt fiel.
    .do = Sieh deine Leute an, dann weiter.
    .known = die lange Nacht
lesson-improvements = Hier lässt sich etwas bauen
    .text = Jeder Plan will so viele Stücke Arbeit. Wer daheim ist, schlägt mit jedem Würfel einen Nagel ein. Ist er fertig, dient er allen, jede Runde.
    .do = Sieh die Werkbank an, dann weiter.
    .known = Ausbauten
lesson-bandits = Auch andere haben Hunger
    .text = Banditen nehmen ein Fenster in der Stadt. Nachts tragen sie Karten in ihr Versteck und locken Zombies an. Du kannst sie angreifen oder plündern, was sie gehortet haben.
    .do = Sieh das Versteck an, dann weiter.
    .known = Banditen
lesson-laboratory = Hinter dem Glas ist etwas
    .text = Sein Code will bestimmte Würfel, gelegt von dem, der bei Raxxon steht. Nachts wird der Code geprüft: Was nicht gesichert ist, kommt heraus, und was es tut, weiß bis dahin niemand.
    .do = Sieh Raxxon an, dann weiter.
    .known = das Labor
