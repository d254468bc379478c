### Wie Bots sind, und was sie am Tisch sagen. Es kann gelogen sein.

## Stärken und Gemüter

bot-level-easy = Leicht
    .text = Achtet auf niemanden und vergisst manches. Für das erste Spiel.
bot-level-normal = Normal
    .text = Wägt jede Möglichkeit ab und merkt sich, was ihr tut.
bot-level-hard = Schwer
    .text = Plant voraus und merkt sich, was ihr tut.
bot-temper-careful = vorsichtig
    .text = Geht keinen Schritt ohne Treibstoff oder Not. Wird früh misstrauisch.
bot-temper-bold = kühn
    .text = Geht hinaus, kämpft und zählt die Wunden später.
bot-temper-helpful = hilfsbereit
    .text = Gibt für jede Krise und jedem, der fragt.
bot-temper-selfish = eigennützig
    .text = Hat eigene Pläne und die Hand gern geschlossen.
bot-name = { $level }, { $temper }

## Was sie sagen

say-accuse-1 = { $other } muss gehen. { $why }
say-accuse-2 = Alle denken es, also sage ich es: { $other }. { $why }
say-aye-1 = Hinaus mit { $other }. { $why }
say-aye-2 = { $other } soll es der Kälte erklären. { $why }
say-nay-1 = Nicht { $other }. Ich habe nichts gesehen, was es beweist.
say-nay-2 = Wir brauchen { $other } hier. Der Winter ist lang.
say-plead-1 = Ihr werft die falsche Person hinaus.
say-plead-2 = Seht auf eure eigenen Hände, bevor ihr auf meine seht.
say-watch-1 = Ich behalte { $other } im Auge. { $why }
say-watch-2 = { $other } macht mir Sorgen. { $why }
say-excuse-1 = Ich weiß, wie das aussieht. Es ist nicht, was ihr denkt.
say-excuse-2 = Starrt nicht so. Ich tue, was ich kann.
say-excuse-gave-1 = Ich hatte nichts Passendes. Glaubt es oder nicht.
say-excuse-gave-2 = Ich hätte etwas gegeben. Es war nichts da.
say-refuse-1 = Nicht für dich, { $other }.
say-refuse-2 = { $other }, frag jemanden, der dir traut.
say-why-gave = Wieder nichts für die Krise.
say-why-gave-late = Gibt nie eine Karte zu viel.
say-why-spoiled = Im Stapel lag Plunder, und diese Hand war dabei.
say-why-spent-food = Unsere Nahrung isst sich nicht von selbst.
say-why-noise = So viel Lärm ist kein Zufall.
say-why-idle = Sitzt herum, während wir frieren.
say-why-struck = Wir haben den Schlag alle gesehen.
say-why-vote-alone = Immer gegen uns andere.

## Was sie glaubten, hinterher

web-minds = Wer wem misstraute
web-minds-note = Was jeder Bot glaubte, in Prozent
web-minds-cell = { $name } hält { $other } zu { $n } % für den Verrat
web-minds-knows = ist der Verrat selbst und weiß es
