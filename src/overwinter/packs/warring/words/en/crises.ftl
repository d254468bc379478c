wc-crisis-long-shadows = Long Shadows
    .story = Both chimneys smoke on the same evening, and something in the dark counts them.
    .fail = 5 zombies come to each colony and 1 to each location outside.

wc-crisis-bad-blood = Bad Blood
    .story = A name was painted on their gate. Nobody here has paint on their hands. Nobody looks, either.
    .fail = Each colony loses 1 morale. The one that gave fewer cards loses 1 more.

wc-crisis-shared-well = The Shared Well
    .story = There is one well that does not freeze, and both sides let down the bucket at night.
    .fail = Roll a die for each survivor at home, helpless ones aside: on 1–2 it gets 1 wound.

wc-crisis-magazine-fire = Magazine Fire
    .story = It begins like rain on a tin roof. Then everybody runs.
    .fail = Each colony loses half of its ammunition, rounded up, and 3 zombies come to it. With 2 cards more than needed each colony gets 2 ammunition instead of morale.

wc-crisis-empty-shelves = Empty Shelves
    .story = Two lists, one shop, and the shop is swept clean.
    .fail = Each colony loses 4 food. A colony that has less loses all of it and gets 1 starvation token.

wc-crisis-blizzard = Blizzard over Town
    .story = The street is gone. So is the other side of it.
    .fail = Each survivor outside the colonies gets 1 frostbite.

wc-crisis-stampede = Stampede
    .story = They do not walk now. They lean, all the same way, and the way is ours.
    .fail = 3 zombies come to each location outside where survivors are, 1 to each where there are none.

wc-crisis-deserters = Deserters
    .story = Over there, they say, there is soup. Over there, they say, nobody shouts.
    .fail = Each leader chooses: the colony loses 2 morale, or a survivor who leads no group leaves the game; its player keeps the equipment in hand. Without such a survivor it is the morale.
    .first = Lose 2 morale.
    .second = Let somebody go who leads no group.

wc-crisis-poisoned-trade = Poisoned Trade
    .story = The crate was left halfway between the fences, as agreed. It smells of almonds.
    .fail = Each player of a colony loses 1 random hand card, in the colony that gave fewer cards 2. With 2 cards more than needed the leader of the colony that gave more draws 2 cards of one item deck, and no morale is gained.

wc-crisis-sniper = Sniper in the Tower
    .story = He does not ask whose side anybody is on. He waits for whoever gives the orders.
    .fail = In each colony the survivor of highest influence gets 2 wounds.

wc-crisis-no-mans-land = No Man’s Land
    .story = Between the fences the snow has been trodden to mud, and the mud does not freeze.
    .fail = Each colony loses 1 morale. Until the end of the next round, 3 zombies come to wherever a combat was.
    .lasting = 3 zombies come to wherever a combat was.
