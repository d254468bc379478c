item-food-1-or-trade = Food 1 or Trade
    .text = Choose one: add 1 food to the supply; or, with bandits, remove 1 bandit at a location where you have a survivor. Trade is not an attack.
    .way-food = Add 1 food.
    .way-trade = Trade with a bandit: he goes.

item-food-2 = Food 2
    .text = Add 2 food to the supply.

item-food-3 = Food 3
    .text = Add 3 food to the supply.

item-fuel-or-fire = Fuel or Fire
    .text = Choose one: play it as you move one of your survivors, no exposure roll for that move; or kill 1 zombie at a location where you have a survivor, without an exposure roll. This is not an attack.
    .way-fire = Burn a zombie.
    .way-move = Drive.

item-junk-or-build = Junk or Build
    .text = Choose one: reroll 1 of your unused dice, the new result stands; or, with improvements, put 1 token on an unfinished improvement.
    .way-junk = Reroll a die.
    .way-build = Build on an improvement.

item-medicine = Medicine
    .text = Remove 1 wound of any kind from one of your survivors anywhere, or from any survivor who shares a location with one of yours. Too late once someone has the wound that kills.

item-outsider-1 = Outsider 1
    .text = Draw the top survivor of the deck: they join your group at the colony. Needs a free survivor space there. In exile: they go to any other location with a free space. Removed from the game after use.

item-outsider-2 = Outsider 2
    .text = Draw the top survivor of the deck: they join your group at the colony. 1 helpless survivor comes too. Needs free spaces there for both. In exile: no helpless survivor, and they go to any other location with a free space. Removed from the game after use.

item-outsider-3 = Outsider 3
    .text = Draw the top survivor of the deck: they join your group at the colony. 2 helpless survivors come too. Needs free spaces there for all 3. In exile: no helpless survivors, and they go to any other location with a free space. Removed from the game after use.

item-outsider-unruly = Troublemaker
    .text = Draw 2 survivors, choose 1 to join your group at the colony and shuffle the other back. 1 unruly helpless survivor comes too. Needs free spaces there for both. In exile: no helpless survivor, and they go to any other location with a free space. Removed from the game after use.

item-crowbar = Crowbar
    .text = When this survivor searches, they may look at 1 more card without noise. They still keep only 1.

item-field-guide = Field Guide
    .text = Look at the top 3 cards of the item deck of one location in secret and put them back in any order.

item-nail-board = Nail Board
    .text = Kill 1 zombie at the location of one of your survivors. That survivor rolls for exposure; a bite counts as a wound. This is not an attack.

item-pistol-or-threat = Pistol or Threat
    .text = Equip it: once a round, when this survivor attacks a zombie, there is no exposure roll. Or, with bandits, play it: remove 1 bandit at a location where you have a survivor.
    .way-threat = Threaten a bandit: he goes.
    .way-pistol = Equip it.

item-riot-shotgun = Riot Shotgun
    .text = When this survivor attacks, kill 2 zombies instead of 1. No exposure roll. Place 1 noise token at the location if a noise space is free.

item-tear-gas = Tear Gas
    .text = Move up to 3 zombies from the location of one of your survivors to empty entrance spaces of one other location.

item-body-armor = Body Armor
    .text = Once a round, this survivor ignores the first wound from an attack, from the hideout or from an encounter.

item-handcuffs = Handcuffs
    .text = Choose one: calm 1 unruly helpless survivor; or, with bandits, remove 1 bandit at a location where you have a survivor and take 1 card out of the arsenal, if there is any.
    .way-calm = Calm somebody.
    .way-arrest = Arrest a bandit.

item-police-radio = Police Radio
    .text = Move another player’s survivor to this survivor’s location, if that player agrees and a space is free there. Exposure roll as for any move.

item-blueprint-police-station = Police Station Blueprints
    .text = When this survivor searches the police station, they look at 1 more card and keep 1 more: 2 instead of 1.

item-blueprint-hospital = Hospital Blueprints
    .text = When this survivor searches the hospital, they look at 1 more card and keep 1 more: 2 instead of 1.

item-blueprint-school = School Blueprints
    .text = When this survivor searches the school, they look at 1 more card and keep 1 more: 2 instead of 1.

item-blueprint-grocery-store = Grocery Store Blueprints
    .text = When this survivor searches the grocery store, they look at 1 more card and keep 1 more: 2 instead of 1.

item-blueprint-gas-station = Gas Station Blueprints
    .text = When this survivor searches the gas station, they look at 1 more card and keep 1 more: 2 instead of 1.

item-blueprint-library = Library Blueprints
    .text = When this survivor searches the library, they look at 1 more card and keep 1 more: 2 instead of 1.

item-painkillers = Painkillers
    .text = Remove 2 wounds or frostbites from one survivor, or 1 each from two survivors at the same location.

item-antidepressants = Antidepressants
    .text = Remove 1 despair from any survivor.

item-first-aid-kit = First Aid Kit
    .text = Spend a die of any value: remove 1 wound or frostbite from any survivor at this survivor’s location.

item-bone-saw = Bone Saw
    .text = When this survivor attacks, the die may be 1 lower than the attack value.

item-stretcher = Stretcher
    .text = When this survivor moves, another of your survivors from the same place who has not moved yet may come along, if both find a space. Only this survivor rolls for exposure.

item-sports-pads = Sports Pads
    .text = A wound on this survivor’s exposure roll counts as blank after a move or a search.

item-hockey-stick = Hockey Stick
    .text = After this survivor has attacked a zombie, you may reroll the exposure die once. The second result counts.

item-chemistry-set = Chemistry Set
    .text = Lay 1 explosive trap on an empty entrance space at a location where you have a survivor.

item-textbook = Textbook
    .text = Turn 1 of your unused dice to 5.

item-loudspeaker = Loudspeaker
    .text = When this survivor attracts zombies, up to 4 come instead of 2.

item-kitchen-knife = Kitchen Knife
    .text = When this survivor attacks a zombie, a wound or frostbite on the exposure roll counts as blank.

item-shopping-cart = Shopping Cart
    .text = When this survivor searches and looks at 2 or more cards, they may keep a second one if both are food.

item-cleaning-supplies = Cleaning Supplies
    .text = Remove up to 6 cards of the waste pile from the game, and this one with them.

item-duct-tape = Duct Tape
    .text = Choose one: place 2 barricades on empty entrance spaces at a location where you have a survivor; or, with improvements, put 2 tokens on one unfinished improvement.
    .way-patch = Place 2 barricades.
    .way-build = Build on an improvement.

item-self-help-book = Self-Help Book
    .text = Remove 1 despair from any survivor.

item-preserving-book = Preserving Food
    .text = When you play a food card while this survivor is at the colony, add 1 more food.

item-carpentry-manual = Carpentry Manual
    .text = When this survivor barricades, place 2 barricades instead of 1. With improvements also: at the colony this survivor may spend a die of any value to put 1 token on an unfinished improvement. Each once a round.

item-trap-handbook = Trapper’s Handbook
    .text = Turn 1 barricade at a location where you have a survivor into an explosive trap.

item-survival-guide = Winter Survival Guide
    .text = Frostbite on this survivor’s exposure roll counts as a wound.

item-city-archive = City Archive
    .text = Look through the item deck of one location for 1 card that can be equipped and take it into your hand. Shuffle that deck.

item-magnifier = Magnifying Glass
    .text = When this survivor searches, they may put the first card under the deck and draw another without noise.

item-lighter = Lighter
    .text = When this survivor attacks, you may play 1 fuel card without its own effect to kill 4 zombies instead of 1. No exposure roll.

item-toolbox = Toolbox
    .text = After this survivor has barricaded, roll a die: on 4 or more the spent die comes back unused. With improvements also: when you add tokens to an improvement while this survivor is at the colony, roll a die: on 4 or more add 1 more. Each once a round.

item-gas-can-bomb = Gas Can Bomb
    .text = Remove all zombies at one entrance of the location of one of your survivors. Roll a die for every survivor there: on a 1 they take 1 wound.

item-tire-iron = Tire Iron
    .text = This survivor’s attack value is 1 lower when they attack, never below 1. When they are attacked it stays as printed.

item-blueprint-headquarters = Blueprint: Headquarters
    .text = When this survivor searches at Raxxon, look at 1 more card and keep 1 more.

item-pulse-cannon = Pulse Cannon
    .text = Twice a round in your turn: put a survivor at this survivor’s location anywhere with an empty space (another player’s only if they agree), or a zombie there anywhere with an empty entrance space. No move, no exposure roll.
    .first = A survivor.
    .second = A zombie.

item-red-pill = Red Pill
    .text = Choose one of your survivors and roll a die. 1: 2 wounds and Tremors. 2 or 3: Night Terrors. 4 or 5: remove all its wounds and frostbite. 6: the same, and Adrenaline.
    .on-1 = 2 wounds, and Tremors.
    .on-2-3 = Night Terrors.
    .on-4-5 = All wounds and frostbite go.
    .on-6 = All wounds and frostbite go. And Adrenaline.

item-white-pill = White Pill
    .text = Choose one of your survivors and roll a die. 1 or 2: Infectious. 3 or 4: remove all its despair. 5 or 6: the same, and Thick Skin.
    .on-1-2 = Infectious.
    .on-3-4 = All despair goes.
    .on-5-6 = All despair goes. And Thick Skin.

item-yellow-pill = Yellow Pill
    .text = Choose one of your survivors and roll a die. 1 or 2: Tremors. 3 or 4: raise each of your unused dice by 1, at most to 6. 5 or 6: Sharp Senses.
    .on-1-2 = Tremors.
    .on-3-4 = Each of your unused dice rises by 1.
    .on-5-6 = Sharp Senses.

item-black-pill = Black Pill
    .text = Choose one of your survivors and roll a die. 1: 3 wounds. 2 or 3: Night Terrors. 4 or 5: kill up to 3 zombies at its location without an exposure roll, but no special ones. 6: the same, and Adrenaline.
    .on-1 = 3 wounds.
    .on-2-3 = Night Terrors.
    .on-4-5 = Up to 3 zombies there are killed, without a roll.
    .on-6 = Up to 3 zombies there are killed, without a roll. And Adrenaline.

item-hazmat-suit = Hazmat Suit
    .text = When this survivor rolls bitten, put this card on the waste pile: the roll counts as blank.

item-arc-rifle = Arc Rifle
    .text = When this survivor attacks a special zombie, there is no exposure roll, and the encounter die counts 1 more, at most 6.

item-cryo-grenade = Cryo Grenade
    .text = Kill up to 3 zombies at the location of one of your survivors without an exposure roll, but no special ones. That survivor takes 1 frostbite.

item-serum = Experimental Serum
    .text = Remove all wounds, frostbite and despair from any survivor, then roll a die. 1 or 2: that survivor becomes Infectious.

item-keycard = Security Keycard
    .text = When you lay a die at Raxxon, you may turn it up or down by 1.

item-exo-frame = Exo Frame
    .text = This survivor may move twice a turn and rolls for exposure after the second move only. After a single move they roll at the end of the turn.

item-lab-notes = Lab Notes
    .text = Look at the top 3 experiments and put them back in any order.
