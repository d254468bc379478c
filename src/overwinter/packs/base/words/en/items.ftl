item-food-1 = Food 1
    .text = Add 1 food to the supply.

item-food-2 = Food 2
    .text = Add 2 food to the supply.

item-food-3 = Food 3
    .text = Add 3 food to the supply.

item-junk = Junk
    .text = Reroll 1 of your unused dice. The new result stands.

item-fuel = Fuel
    .text = Play it as you move one of your survivors: no exposure roll for that move.

item-medicine = Medicine
    .text = Remove 1 wound of any kind from one of your survivors anywhere, or from any survivor who shares a location with one of yours. Too late once someone has the wound that kills.

item-pistol = Pistol
    .text = When this survivor attacks, there is no exposure roll.

item-sniper-rifle = Sniper Rifle
    .text = This survivor kills 1 zombie at any location. No die, no exposure roll. This is not an attack.

item-shotgun = Shotgun
    .text = When this survivor attacks, kill 2 zombies instead of 1. No exposure roll. Place 1 noise token at the location if a noise space is free.

item-padlock = Padlock
    .text = Place 2 barricades on empty entrance spaces at one location where you have a survivor; only 1 if just 1 space is empty. No die.

item-night-vision-goggles = Night Vision Goggles
    .text = Each time action dice are rolled at the start of a round, you roll 1 more die.

item-walkie-talkie = Walkie-Talkie
    .text = Lower 1 unused die of another player by 1 to raise 1 of your unused dice by 1. Theirs must show 2 or more, yours 5 or less.

item-outsider-1 = Outsider 1
    .text = Draw the top survivor of the deck: they join your group at the colony. Needs a free survivor space there. In exile: they go to any other location with a free space. Removed from the game after use.

item-outsider-2 = Outsider 2
    .text = Draw the top survivor of the deck: they join your group at the colony. 1 helpless survivor comes too. Needs free spaces there for both. In exile: no helpless survivor, and they go to any other location with a free space. Removed from the game after use.

item-outsider-3 = Outsider 3
    .text = Draw the top survivor of the deck: they join your group at the colony. 2 helpless survivors come too. Needs free spaces there for all 3. In exile: no helpless survivors, and they go to any other location with a free space. Removed from the game after use.

item-hammer = Hammer
    .text = When this survivor barricades, place 2 barricades at their location instead of 1.

item-wrench = Wrench
    .text = This survivor may attack with a die of any value.

item-switchblade = Switchblade
    .text = This survivor may attack with a die of any value.

item-snow-shoes = Snow Shoes
    .text = Whenever this survivor would take frostbite, they take a regular wound instead.

item-rotten-flesh = Rotten Flesh
    .text = A bite that spreads skips this survivor. A bite on their own exposure roll still counts.

item-blueprints-school = School Blueprints
    .text = When this survivor searches the school, they look at 1 more card and keep 1 more: 2 instead of 1.

item-blueprints-police-station = Police Station Blueprints
    .text = When this survivor searches the police station, they look at 1 more card and keep 1 more: 2 instead of 1.

item-blueprints-grocery-store = Grocery Store Blueprints
    .text = When this survivor searches the grocery store, they look at 1 more card and keep 1 more: 2 instead of 1.

item-blueprints-library = Library Blueprints
    .text = When this survivor searches the library, they look at 1 more card and keep 1 more: 2 instead of 1.

item-blueprints-hospital = Hospital Blueprints
    .text = When this survivor searches the hospital, they look at 1 more card and keep 1 more: 2 instead of 1.

item-blueprints-gas-station = Gas Station Blueprints
    .text = When this survivor searches the gas station, they look at 1 more card and keep 1 more: 2 instead of 1.

item-123-barricades = 1, 2, 3 Barricades
    .text = On your turn, if this survivor is at the colony, place 1 barricade there without a die.

item-guide-to-leadership = Guide to Leadership
    .text = Raise 1 of your unused dice by 1, never above 6.

item-beginners-martial-arts = Beginner’s Martial Arts
    .text = When this survivor attacks, there is no exposure roll.

item-scissors = Scissors
    .text = Kill 1 zombie at a location where you have a survivor. No die, no exposure roll. This is not an attack.

item-megaphone = Megaphone
    .text = Move up to 4 zombies from one location to empty entrance spaces at another where you have a survivor. Zombies without an empty space stay where they are.

item-baseball-bat = Baseball Bat
    .text = When this survivor attacks, you may kill 2 zombies instead of 1. One exposure roll for each zombie killed.

item-jazzercise = A Journey in Jazzercise
    .text = Reroll 1 of your unused dice. The new result stands.

item-survivors-cookbook = Survivor’s Cookbook
    .text = If this survivor is at the colony, add 1 food to the supply.

item-reading-lamp = Reading Lamp
    .text = One of your survivors attacks without spending a die. The exposure roll applies as usual.

item-adrenaline-shot = Adrenaline Shot
    .text = Set 1 of your unused dice to any number you choose.

item-mop = Mop
    .text = When you clean waste, remove 5 cards instead of 3. Does not add to an ability that already says 5.

item-flashlight = Flashlight
    .text = When this survivor makes noise during a search, look at 3 more cards for that noise token instead of 1.

item-lighter = Lighter
    .text = When this survivor attacks, you may play 1 fuel card without its own effect to kill 4 zombies instead of 1. No exposure roll.
