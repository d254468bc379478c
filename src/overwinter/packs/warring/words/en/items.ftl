item-box-of-bullets = Box of Bullets
    .text = Your colony gets 3 ammunition. Then this card leaves the game.

item-scoped-rifle = Scoped Rifle
    .text = In a combat this survivor’s weapons add 2 strength instead of 1.

item-flak-vest = Flak Vest
    .text = In each combat the first wound that this survivor would take does not count.

item-white-flag = White Flag
    .text = Choose a location with one of your survivors: nobody fights there this round. Then this card leaves the game.

item-flash-grenade = Flash Grenade
    .text = Choose a location with one of your survivors: in a combat there this round the enemies roll no combat die. Then this card leaves the game.

item-bullhorn = Bullhorn
    .text = In a combat where this survivor is, your colony leader may change the tactic once both are turned up. Not to On Guard.

item-chainsaw = Chainsaw
    .text = When this survivor attacks, kill 2 zombies instead of 1, with 1 exposure roll. Place 1 noise token there; at a colony 1 zombie comes instead.

item-crossbow = Crossbow
    .text = Kill 1 zombie at this survivor’s location without a die. Roll for exposure.

item-nail-bat = Nail Bat
    .text = When this survivor attacks, its attack value is 1 lower. Never below 1.

item-riot-shield = Riot Shield
    .text = When this survivor rolls a wound after killing a zombie, ignore it. Then roll a die: on a 1 the shield is gone for good.

item-flare-gun = Flare Gun
    .text = Move up to 3 zombies from one location to free entrance spaces of another.

item-snowshoes = Woven Snowshoes
    .text = When this survivor would get frostbite from a move, nothing happens.

item-rope-ladder = Rope Ladder
    .text = This survivor may move to a full location, if another of your survivors there is placed at the colony first.

item-lock-picks = Lock Picks
    .text = This survivor may search with any die.

item-sandbags = Sandbags
    .text = Place 2 barricades on empty entrance spaces at a location where you have a survivor; only 1 if only 1 space is empty.

item-portable-stove = Portable Stove
    .text = The first food card that you play for food in a round adds 1 more food.

item-jerrycan = Jerrycan
    .text = Play it when you move one of your survivors: no exposure roll. One other of your survivors from there may come along if there is room, without a roll too.

item-antifreeze = Antifreeze
    .text = Remove 1 frostbite from each of up to 2 survivors at one location.

item-tinned-peaches = Tinned Peaches
    .text = Add 2 food to the supply.

item-sack-of-oats = Sack of Oats
    .text = Add 3 food to the supply. The top card of a random item deck goes onto the waste pile.

item-dog-food = Dog Food
    .text = Choose one: add 2 food to the supply; or remove all wounds and frostbite from an animal.
    .way-food = Add 2 food to the supply.
    .way-feed = Feed an animal well.

item-chocolate = Chocolate
    .text = Add 1 food to the supply, and remove 1 despair from a survivor of yours at the colony.

item-strong-painkillers = Strong Painkillers
    .text = Remove 1 wound or frostbite from a survivor. Once this turn it may attack with a die of any value.

item-suture-kit = Suture Kit
    .text = Remove up to 2 wounds from a survivor; no frostbite, no despair. Place 1 noise token at its location, none at a colony. It hurts.

item-caffeine-pills = Caffeine Pills
    .text = Take back 1 of your used action dice and roll it: it is unused again.

item-bird-guide = Bird Guide
    .text = Look at the top card of the item deck at this survivor’s location. Only you see it.

item-town-map = Town Map
    .text = Look at the top 4 cards of the item deck of a location. Take 1, and put the others back in any order.

item-drill-manual = Drill Manual
    .text = Roll any number of your unused dice again, once each. The new results stand.

item-picture-book = Picture Book
    .text = Up to 2 unruly helpless survivors calm down. If none is unruly and at least 3 helpless survivors are at the colony, it pays 1 food less tonight.

item-runaway = Runaway
    .text = Draw the top survivor of the deck: it joins your group at the colony, where a space has to be free.

item-refugee-family = Refugee Family
    .text = Draw 2 survivors, choose 1 who joins your group at the colony and shuffle the other back. 1 helpless survivor comes along. Spaces for both have to be free.

item-odds-and-ends = Odds and Ends
    .text = Draw the top card of the item deck of a random location.
