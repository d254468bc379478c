### Lessons at the table: learning by playing.

## The base game

lesson-people = These will be yours
    .text = The axe and the glass say which die they need to attack and to search: low is good. Influence decides who dies first and who leads. Below stands what only this one can do.
    .do = Take people who search well, then press the button.
    .known = your people
lesson-fire = This is your fire
    .text = It is the courage of the colony. Each death takes some of it, and so do hunger, waste and a crisis that nobody averts. At 0 it is over, for everybody.
    .do = It stands at { $n }. Look, then go on.
    .known = the fire
lesson-dice = Your dice do the work
    .text = To search or to attack takes a die as high as the number beside the sign; planks and cleaning take any. Walking is free. What the goal needs is found in town: send somebody to a house whose first sign shows it, and search there.
    .do = Choose what they do.
    .known = your dice
lesson-roll = Out in the cold there is this roll
    .text = The die has twelve faces: six are empty, three wound, two freeze, one is a bite. Three wounds kill. A bite kills at once and may spread to those who stand near.
    .do = Press the button, or go back.
    .known = the roll
lesson-noise = Noise brings the dead
    .text = Keep what your secret, the crisis or the goal can use. If it is worth nothing, make noise and look again; but every mark may bring a zombie tonight, and two are enough.
    .do = Keep a card, or make noise.
    .known = noise
lesson-crisis = Every round wants something
    .text = Cards that show its sign avert it; any other counts against it. They lie face down until the night, and everybody gives some. Keep what your own secret needs.
    .do = Lay a card that fits.
    .known = the crisis
lesson-crossroads = A road divides
    .text = Somebody held this card until its moment came. Below each way stands what it costs and what it brings, here and now. Neither has to be right.
    .do = Choose one way.
    .known = the crossroads
lesson-secret = What you alone want
    .text = You win with the common goal and this, and with nothing less. Collect it early, and do not give it away when all the others ask for it.
    .do = Look at your secret.
    .known = your secret
lesson-night = Then comes the night
    .text = Here stands what it will surely cost. One eats for two people, zombies come to every door; where a door is full somebody dies. Planks and a blow at the right door, food on the shelf: then end your turn.
    .do = When nothing is left to do, end your turn.
    .known = the night

## The Long Night

lesson-long-night = The nights get longer
    .text = Despair is a wound of the heart: it counts like any other. Unruly people among the helpless eat for two. A trap at a door kills the first that comes, and is gone. The dead lie in order, and some cards ask who fell last.
    .do = Look at your people, then go on.
    .known = the long night
lesson-improvements = Something can be built here
    .text = Each plan wants so many pieces of work. Whoever is at home drives a nail with any die. Once it is finished it serves everybody, every round.
    .do = Look at the bench, then go on.
    .known = improvements
lesson-bandits = Others are hungry too
    .text = Bandits take a window in town. At night they carry cards off to their hideout and draw zombies. You can attack them, or raid what they have piled up.
    .do = Look at the hideout, then go on.
    .known = bandits
lesson-laboratory = Something is behind the glass
    .text = Its code wants certain dice, laid here by whoever stands at Raxxon. At night the code is checked: what is not contained gets out, and nobody knows what it does until then.
    .do = Look at Raxxon, then go on.
    .known = the laboratory
