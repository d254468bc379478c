### Die beiden Szenarien und ihre Ziele.

ln-scenario-bandit-war = Banditenkrieg
    .text = Hungrige Nachbarn, ein Geschenk, das zu gut passt, und jemand am eigenen Tisch. Bringt die Banditen mit, eine Regel nach der anderen.
    .story = Diesmal kamen sie ohne Waffen, mager und höflich, und baten um Brot. Sie hatten Geschenke aus dem Krankenhaus dabei, und in den Kisten lag genau das, was uns fehlt. Woher wussten sie das?

ln-special-b1 = B1: Gute Nachbarn
    .story = Essen kauft Frieden, sagt, wer uns führt. Also sparen wir es für Leute auf, die uns letzte Woche noch bestohlen haben.
    .goal-normal = Mindestens 2 Nahrung pro Spieler, der das Spiel begonnen hat, und 2 mehr im Vorrat.
    .rule = Banditen kommen, plündern und locken Zombies an. Noch kann man sie nicht angreifen, ihr Versteck ist zu, und niemand führt sie an.
    .after = Zwei von uns bringen das Essen in ihr Lager. Es ist still dort, zu still. Einer kommt nicht zurück; der andere rennt die ganze Nacht mit einer Kugel im Arm. Jetzt wissen wir, wozu die Geschenke gut waren.

ln-special-b2 = B2: In Stellung
    .story = Genug geredet. Alle gehen mit, und was noch schießt, auch. Wir liegen im Schnee über ihren Hütten und warten auf ein Zeichen.
    .goal-normal = Jeder nicht verbannte Spieler hat einen Überlebenden im Versteck, und dort sind insgesamt 2 Waffen angelegt.
    .rule = Banditen kann man angreifen, und ihr Versteck kann man überfallen.
    .after = Das ist die Stunde. Und doch rührt sich niemand. Jemand hat ihnen die ganze Zeit von uns erzählt, und wer es auch war, liegt hier mit uns im Schnee.

ln-special-b3 = B3: Unsere Stadt
    .story = Es hat keinen Sinn, ihr Lager zu stürmen, solange die eigene Tür offen steht. Vertreibt sie aus den Straßen und macht die Tür zu.
    .goal-normal = Kein Bandit an den Standorten 1 bis 6 und mindestens 1 Barrikade oder Falle in der Kolonie pro Spieler, der das Spiel begonnen hat.
    .rule = Alle Regeln über Banditen gelten. Wer verbannt wird und kein Verräter war, führt sie an.
    .after = Es ist still in den Straßen, und es ist unsere Stille. Sollen sie einander von uns erzählen.

ln-secret-bandit-informant = Spitzel der Banditen
    .story = Sie zahlen gut, und sie waren freundlicher zu dir als irgendwer hier. Du musst nur dabei sein, wenn es darauf ankommt.
    .text = Etappe B2 ist erreicht, und du bist nicht verbannt, bevor es weitergeht; im Arsenal der Banditen liegen mindestens 2 Karten pro Spieler, der das Spiel begonnen hat: Dann gewinnst du sofort. Sonst bleibst du verborgen, und die Moral muss außerdem auf 0 fallen.

ln-scenario-chimpanzee-code = Der Schimpansen-Code
    .text = Ein Bauplan, ein verrammeltes Tor, und dahinter etwas, das schreit. Bringt das Labor mit, eine Regel nach der anderen.
    .story = Je mehr wir sind, desto lauter werden wir, und je lauter wir werden, desto mehr von ihnen kommen. Ich hatte schon gepackt, da legte Emma eine Papierrolle auf den Tisch: die Firmenzentrale von Raxxon, jeder Gang. Seit der ersten Nacht war niemand mehr drin. Das Tor ist eine Festung. Tore kann man sprengen.

ln-special-r1 = R1: Sprengt das Tor
    .story = Benzin, Werkzeug, alles, was schießt. Haben wir Glück, liegt hinter dem Tor ein Heilmittel. Haben wir keins, lockt der Knall wenigstens ein paar von ihnen von uns weg.
    .goal-normal = So viele Benzinkarten, wie Spieler das Spiel begonnen haben, und 1 mehr liegen auf diesem Ziel; dazu 2 Werkzeug- oder Waffenkarten.
    .rule = Raxxon ist verbarrikadiert: Niemand kommt hinein. Noch gibt es keine Pillen und keinen Code. In deinem Zug darfst du, mit einem Überlebenden in der Kolonie, Benzin-, Werkzeug- und Waffenkarten aus der Hand auf dieses Ziel legen.
    .after = Die Erde bebte, und einen Augenblick lang war es Tag. Als der Rauch sich verzogen hatte, ging einer von uns durch das Loch hinein und sah in Augen: keine eines Toten, die eines Schimpansen. Sie hinkte voraus, blickte zurück, hinkte voraus und fing an, in den Trümmern zu graben. Jemand darunter nannte sie Blue.

ln-special-r2 = R2: Unter den Trümmern
    .story = Da ist eine Hand, und sie ist warm. Jeder Stein, den wir heben, lässt zwei andere rutschen. Grabt.
    .goal-normal = Die Würfel bei Raxxon ergeben zusammen mindestens 5 pro nicht verbanntem Spieler.
    .rule = In deinem Zug darfst du, mit einem Überlebenden bei Raxxon, unbenutzte Würfel dorthin legen. Sie bleiben von Runde zu Runde liegen; am Ende jeder Runde kommt der niedrigste weg. Noch gibt es keinen Code.
    .after = Wir trugen den Alten nach Hause. Er wachte noch einmal auf, und vor den Toten hatte er keine Angst. Monatelang hatten die beiden dort etwas eingesperrt gehalten, und wir haben die Tür aufgemacht. Blue kennt den Code, sagte er. Dann war Blue allein.

ln-special-r3 = R3: Der Code des Schimpansen
    .story = Sie sind draußen, und mehr von ihnen wollen es sein. Der Code des Alten steckt im Kopf einer Schimpansin, und sie geht nur zurück, wenn wir mitgehen.
    .goal-normal = Mindestens 1 Experiment eingedämmt, seit dieses Ziel gilt, und höchstens 2 besondere Zombies im Spiel (mit 4 oder mehr nicht verbannten Spielern 3).
    .rule = Alle Regeln des Labors gelten: Jede Nacht wird der Code geprüft.
    .after = Das letzte Licht hinter dem Glas geht aus. Blue setzt sich neben das Terminal und faltet die Hände, so wie er es tat.
