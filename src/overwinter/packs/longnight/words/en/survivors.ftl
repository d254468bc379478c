ln-rocco-bellini = Rocco Bellini
    .short = Rocco
    .trade = Father
    .ability = While at least 1 helpless survivor is at the colony, 2 fewer zombies come to the colony at night.

ln-anita-wallace = Anita Wallace
    .short = Anita
    .trade = Unknown
    .ability = Kill 1 zombie at Anita’s location without an exposure roll, or give 1 wound to any survivor there. This is not an attack.
    .first = Give 1 wound to a survivor here.
    .second = Kill 1 zombie here.

ln-emma-han = Emma Han
    .short = Emma
    .trade = Student
    .ability = Reveal the top 4 cards of the item deck at Emma’s location to all. You may take 1 education card among them into your hand. Shuffle the rest back in. This is not a search.

ln-elijah-jordan = Elijah Jordan
    .short = Elijah
    .trade = DJ
    .ability = After Elijah has searched, you may move all noise tokens from his location to one other location with enough empty noise spaces for all of them.

ln-kevin-jackson = Kevin Jackson
    .short = Kevin
    .trade = Sniper
    .ability = Kill 1 zombie or 1 bandit at any location. No exposure roll. This is not an attack.
    .first = A zombie.
    .second = A bandit.

ln-gia-najjar = Gia Najjar
    .short = Gia
    .trade = Physical Therapist
    .ability = At the end of your turn you may remove 1 wound or frostbite from any survivor at the colony. Gia need not be there.

ln-alfonso-ortega = Alfonso Ortega
    .short = Alfonso
    .trade = Gunsmith
    .ability = Remove 2 food from the supply. Look through the item deck of one location for 1 weapon; equip it at once to a survivor at the colony. Shuffle that deck. The food is gone even if there is no weapon.

ln-melissa-gupta = Melissa Gupta
    .short = Melissa
    .trade = Yoga Teacher
    .ability = Look at the top card of the crisis deck in secret and put it back on top or on the bottom. You may say what it was, truthfully or not.

ln-jamie-gilmour = Jamie Gilmour
    .short = Jamie
    .trade = Neighborhood Watch
    .ability = Look at the hand of another player who has a survivor at Jamie’s location. Only you see it.

ln-cole-winters = Cole Winters
    .short = Cole
    .trade = Psychiatrist
    .ability = Remove 1 despair from any survivor at Cole’s location, himself included.

ln-derek-yoshida = Derek Yoshida
    .short = Derek
    .trade = Courier
    .ability = Ask another player who has a survivor at Derek’s location. If they agree, each of you gives the other 1 hand card of their own choice. If not, you may ask somebody else there.

ln-eric-parker = Eric Parker
    .short = Eric
    .trade = Paramedic
    .ability = When another survivor at Eric’s location would take a wound or frostbite from an exposure roll, Eric may take it instead. Not a bite. On anybody’s turn.

ln-fatima-maktabi = Fatima Maktabi
    .short = Fatima M.
    .trade = Mechanical Engineer
    .ability = Put 1 piece of work on an unfinished improvement.

ln-fatima-rhodes = Fatima Rhodes
    .short = Fatima R.
    .trade = Social Worker
    .ability = Calm 1 unruly helpless survivor.

ln-nadia-rivers = Nadia Rivers
    .short = Nadia
    .trade = Politician
    .ability = Swap 1 of your unused dice with 1 unused die of another player who agrees. The faces stay.

ln-lily-mae = Lily Mae
    .short = Lily Mae
    .trade = Demolition Expert
    .ability = Lay 1 explosive trap on an empty entrance space at Lily Mae’s location.

ln-tomasz-krol = Tomasz Krol
    .short = Tomasz
    .trade = Roofer
    .ability = When Tomasz barricades at the colony, place 2 barricades instead of 1, if there is room.

ln-chloe-larousse = Chloe Larousse
    .short = Chloe
    .trade = Burglar
    .ability = When Chloe searches, you may put the first card under the deck and draw another without noise. At the hideout you may reroll the die of the search instead.
