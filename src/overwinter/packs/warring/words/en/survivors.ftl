wc-bernadette-wilson = Bernadette Wilson
    .short = Bernadette
    .trade = Councilwoman
    .ability = Only while Bernadette leads your group: turn 1 of your unused dice to 6.

wc-george-coleman = George Coleman
    .short = George
    .trade = Union Foreman
    .ability = Only while George leads your group: you roll 1 more action die.

wc-charlotte-ross = Charlotte Ross
    .short = Charlotte
    .trade = Pickpocket
    .ability = At an entrance of the enemy colony: look at the hand of 1 player of that colony and take a card of your choice.

wc-honiahaka = Honiahaka
    .short = Honiahaka
    .trade = Tribal Mediator
    .ability = Your vote counts for 2 in every vote and every election. Not while you are exiled.

wc-huang-fen = Huang Fen
    .short = Huang Fen
    .trade = Exchange Student
    .ability = While at least 2 other survivors of your colony are at Huang Fen’s location, the attack and search values of all of them, her own too, are 1 lower. Never below 1.

wc-the-enforcer = The Enforcer
    .short = Enforcer
    .trade = Masked Vigilante
    .ability = When another survivor at his location would get wounds or frostbite, The Enforcer may take all that come at once instead. Not a bite.

wc-scott-wheeler = Scott Wheeler
    .short = Scott
    .trade = Hunter
    .ability = When Scott moves to a full location, sending an enemy home costs 1 ammunition less.

wc-hawk-wheeler = Hawk Wheeler
    .short = Hawk
    .trade = Scout
    .ability = Look at the top 2 cards of the item deck at Hawk’s location. Leave each on top or put it under the deck. This is not a search.

wc-pastor-fitzpatrick = Pastor Fitzpatrick
    .short = Fitzpatrick
    .trade = Pastor
    .ability = Remove 1 wound, frostbite or despair from another survivor at the colony.

wc-danica-walker = Danica Walker
    .short = Danica
    .trade = Roller Derby Captain
    .ability = When Danica has killed a zombie by an attack and rolled blank for exposure, you may kill 1 more zombie at her location. No die, no roll.

wc-marcus-johnson = Marcus Johnson
    .short = Marcus
    .trade = Night Watchman
    .ability = The first noise that Marcus makes in a search leaves no token.

wc-inez-calderon = Inez Calderon
    .short = Inez
    .trade = Cartridge Loader
    .ability = While Inez is at your colony, it gets 1 more ammunition every night.

wc-ruth-abernathy = Ruth Abernathy
    .short = Ruth
    .trade = Switchboard Operator
    .ability = She lets a telephone ring in town: up to 2 zombies from one location come to free entrance spaces of another. Nobody rolls, no barricade breaks.

wc-theo-lindqvist = Theo Lindqvist
    .short = Theo
    .trade = Locksmith
    .ability = After a search by Theo you may put the card that you kept under the deck and take the top card instead, without noise.

wc-teodora-kovac = Teodora Kovac
    .short = Teodora
    .trade = Veterinarian
    .ability = At Teodora’s location, remove 1 frostbite from a survivor; or 1 wound, frostbite or despair from an animal.
    .first = A frostbite.
    .second = Tend to an animal.
