### What bots are like, and what they say at the table. It may be a lie.

## Levels and temperaments

bot-level-easy = Easy
    .text = Watches nobody, and forgets things. For a first game.
bot-level-normal = Normal
    .text = Weighs every option, and remembers what you did.
bot-level-hard = Hard
    .text = Plans ahead, and remembers what you did.
bot-temper-careful = careful
    .text = Takes no step without fuel or need. Suspects early.
bot-temper-bold = bold
    .text = Goes out, fights, and counts the wounds later.
bot-temper-helpful = helpful
    .text = Gives to every crisis and to whoever asks.
bot-temper-selfish = selfish
    .text = Has plans of their own, and a closed hand.
bot-name = { $level }, { $temper }

## What they say

say-accuse-1 = { $other } has to go. { $why }
say-accuse-2 = Everybody thinks it, so I say it: { $other }. { $why }
say-aye-1 = Out with { $other }. { $why }
say-aye-2 = Let { $other } explain it to the cold. { $why }
say-nay-1 = Not { $other }. I have seen nothing that proves it.
say-nay-2 = We need { $other } here. Winter is long.
say-plead-1 = You are throwing out the wrong one.
say-plead-2 = Look at your own hands before you look at mine.
say-watch-1 = I keep an eye on { $other }. { $why }
say-watch-2 = { $other } worries me. { $why }
say-excuse-1 = I know how it looks. It is not what you think.
say-excuse-2 = Stop staring. I do what I can.
say-excuse-gave-1 = I had nothing that fits. Believe it or not.
say-excuse-gave-2 = I would have given something. There was nothing to give.
say-refuse-1 = Not for you, { $other }.
say-refuse-2 = { $other }, ask somebody who trusts you.
say-why-gave = Nothing for the crisis, again.
say-why-gave-late = Never gives a card too many.
say-why-spoiled = There was rubbish in the pile, and that hand had been there.
say-why-spent-food = Our food does not eat itself.
say-why-noise = So much noise is no accident.
say-why-idle = Sits around while we freeze.
say-why-struck = We all saw the blow.
say-why-vote-alone = Always against the rest of us.

## What they believe, afterwards

web-minds = Who suspected whom
web-minds-note = What each bot believed, in percent
web-minds-cell = { $name } takes { $other } for the betrayer: { $n } %
web-minds-knows = is the betrayer, and knows it
