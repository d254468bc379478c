### Lessons at Raxxon’s table: learning by playing.

lesson-rx-crowd = Somebody here is ill
    .text = The people lie face down: healthy and infected, mixed. Healthy ones must leave the city, infected ones must not. Who stands in a row leaves together.
    .do = { $n } wait here; { $goal } have to get out. Look, then go on.
    .known = the crowd
lesson-rx-act = One action a turn
    .text = Choose it on your sheet: it takes a token. The first space costs little, the next ones more. Look before you send a row away: investigate, then evacuate rows that are clean.
    .do = Choose an action and press the button.
    .known = your sheet
lesson-rx-flip = Every face does something
    .text = Each group counts how many of it lie face up. The next one may bring more people, another flip, the company’s men. Here stands what, before it happens.
    .do = Look at the next face, then go on.
    .known = faces
lesson-rx-price = Tokens come due
    .text = What you have used costs you at the start of your next turn, sign by sign. The more you do in a day, the dearer it gets. Whoever passes pays nothing more that day.
    .do = Look at what is due, then go on.
    .known = the price
lesson-rx-evening = The day ends
    .text = In the evening the infected in the crowd infect others, and what is not contained breaks out. Raxxon’s power grows; when it is full the city belongs to them. Pass before the price is higher than the gain.
    .do = Their power is { $n } of { $of }. Look, then go on.
    .known = the evening
