wc-main-killing-blow = The Killing Blow
    .story = There is food in this town for one of us. Everybody knows it, and nobody says it, and the knives are being ground.
    .goal-normal = Your colony has won at least 4 combats, at least 1 of them at the enemy colony.

wc-main-divide-and-conquer = Divide and Conquer
    .story = A line of chalk across the map, then another. By the end of the week every house belongs to somebody.
    .goal-normal = In round 4: you outnumber the enemies at more locations outside than they outnumber you.

wc-main-winter-cache = Winter Cache
    .story = Whoever has more under the floor in March will still be here in April.
    .goal-normal = At least 4 cards per player of your colony lie in your cache, food, fuel, medicine and tools among them, and more than in the enemies’ cache.
    .rule = In your turn, with a survivor at home, you may lay up to 2 hand cards into your cache. When a colony loses a combat at home the winners take 2 random cards out of its cache into their own.

wc-main-last-fire = The Last Fire
    .story = One fire can be seen from the hills. It will be ours.
    .goal-normal = The enemies’ morale is 0 and yours is not; or in the last round yours is at least 2 higher.
    .rule = A colony that loses a combat in which a survivor of its own died loses 1 more morale.

wc-main-clean-streets = Clean Streets
    .story = Whoever clears the town has a claim to it. So we count, and we let the others see us count.
    .goal-normal = At least 2 trophies per player of your colony, and at least 1 of the locations 1 to 6 has a survivor of yours and no zombie.
    .rule = Roll a die for each zombie that your survivors kill. On 4 or more it is a trophy.

wc-main-radio-mast = The Radio Mast
    .story = It hums at night, each night from another roof. Whoever fills the batteries speaks to the coast. One voice is enough.
    .goal-normal = Your colony has taken 3 charges off the mast.
    .rule = A mast with 4 charges stands at a random location. At each check the colony with more survivors there takes 1 charge; then the mast is put up at another random location. If neither has more it stays.

wc-main-exodus = Exodus
    .story = The bus runs on anything that burns. It has eleven seats, and nobody who can fight is allowed to count them.
    .goal-normal = Your colony has brought 2 helpless survivors away, and at most 1 is left.
    .rule = In your turn, with a survivor at the gas station, you may remove 2 fuel cards out of your hand from the game: 1 helpless survivor of your colony leaves the town. That costs no morale.
