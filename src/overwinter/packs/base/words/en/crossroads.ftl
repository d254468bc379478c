base-crossroads-abandoned = Abandoned
    .trigger = You have just cleaned waste, and at least 1 helpless survivor is at the colony.
    .story = Under the sacks and the ash, something moves. It is wrapped in a coat that everyone here has seen before. Its voice is small, but it carries far beyond the fence.
    .option1 = Keep mother and child
    .effect1 = Add 1 helpless survivor to the colony. Add 5 zombies to the colony. Needs 1 free space at the colony.
    .option2 = Send the mother away
    .effect2 = Add 5 zombies to the colony. Each player with an unused die moves 1 of them to the used pool. The number of helpless survivors stays the same.

base-crossroads-addiction = Addiction
    .trigger = You have just played a medicine card to heal a survivor.
    .story = The pain is gone by noon. By evening the survivor asks for another, and then stops asking and counts what is left in the box.
    .option1 = One last dose
    .effect1 = The healed survivor is killed. This death costs no morale.
    .option2 = A lasting habit
    .effect2 = The healed survivor keeps this card. At the start of each of your turns you may play a medicine card on this survivor. If you do not, move 1 of your unused dice, if any, to the used pool.
    .lasting = At the start of each turn, this survivor’s player plays a medicine card on the survivor or loses 1 unused die.

base-crossroads-airplane = Airplane
    .trigger = One of your survivors has just moved, and Sophie Robinson is in play.
    .story = Under a tarpaulin stands a small yellow plane, the kind that once sprayed fields. Sophie walks around it twice and says it will fly. Once, with one person, and as far as the tank lasts.
    .option1 = Let her fly
    .effect1 = Together you may remove 1 tool card and 1 fuel card from your hands, and Sophie Robinson, from the game. If you do, gain 1 morale. If you do not, nothing happens. Sophie’s player must agree.
    .option2 = Keep her here
    .effect2 = Nothing happens.

base-crossroads-alexis-grey = Alexis Grey
    .trigger = You control Alexis Grey, and she is not exiled.
    .setup = Place Alexis Grey at the library if it has a free space.
    .story = The shelves still stand in her order. Alexis sits down at the old desk, pulls a lamp closer and reads as if nobody had ever closed the place. It is hard to tell whether she is healing or hiding.
    .option1 = Let her stay
    .effect1 = Alexis Grey may not move away from the library for the rest of the game. She must be at the library.
    .option2 = Bring her home
    .effect2 = Place Alexis Grey at the colony. She may not move to the library for the rest of the game. Needs a free space at the colony, unless she is already there.
    .lasting = Alexis Grey may not move away from the library if she stayed, or may not move to it if she came home.

base-crossroads-andrew-evans = Andrew Evans
    .trigger = You control Andrew Evans, and he is not exiled.
    .setup = Place Andrew Evans at the grocery store if it has a free space.
    .story = While the others check the empty shelves, Andrew looks at the ceiling. Plastic sheets, pipes, long grey rolls of foam. He can build one thing from it before dark.
    .option1 = Build a greenhouse
    .effect1 = For the rest of the game, once per round, Andrew Evans may spend an action die of 1 or more at the colony to add 2 food to the supply.
    .option2 = Insulate the sleeping hall
    .effect2 = Gain 1 morale.
    .lasting = Once per round, at the colony, Andrew Evans may spend an action die of 1 or more to add 2 food to the supply.

base-crossroads-annaleigh-chan = Annaleigh Chan
    .trigger = You control Annaleigh Chan, and she is not exiled.
    .story = She used to believe that people were worth defending. Now she sits by the window with the prison keys in her lap and no longer joins the talk. Someone should have sat down next to her sooner.
    .option1 = Open the prison
    .effect1 = Add 1 zombie to each of the 6 non-colony locations.
    .option2 = Leave her be
    .effect2 = Annaleigh Chan is killed.

base-crossroads-arctic-king = The Arctic King
    .trigger = You have just searched the gas station.
    .story = The garage door gives way at the third push. Inside waits a snowmobile with a crown painted on its hood and a full tank. It starts at once, and the whole street hears it.
    .option1 = Ride it
    .effect1 = The searching survivor keeps this card: no exposure roll when moving. Each move makes 1 noise at its start and 1 at its end; at the colony, add 1 zombie instead of the noise. Each move puts 1 token on this card; with the 4th it is removed from the game.
    .option2 = Drain the tank
    .effect2 = Search the gas station item deck for up to 2 fuel cards and take them into your hand. Shuffle the deck.
    .lasting = No exposure roll when this survivor moves. Each move makes 1 noise at start and end, at the colony 1 zombie instead. After 4 moves the card is gone.

base-crossroads-army = Army
    .trigger = You control at least 1 survivor at the colony.
    .story = The trucks stop in a neat row before the gate. The men wear the same uniform, and they speak of order, of a front line, of supplies owed. Their eyes go to the pantry first.
    .option1 = Promise them food
    .effect1 = The main objective gains a condition: at least 5 food in the supply.
    .option2 = Turn them away
    .effect2 = Roll a die for each survivor at the colony, helpless survivors excepted. On 1–3 that survivor gets 1 wound.
    .option3 = Thomas sees through them
    .effect3 = If Thomas Heart is at the colony, there is no vote and nothing happens.
    .lasting = To win, you also need at least 5 food in the supply.

base-crossroads-arthur-thurston = Arthur Thurston
    .trigger = You control Arthur Thurston, and he is not exiled.
    .setup = Place Arthur Thurston at the school if it has a free space.
    .story = He knows the corridor, and he knows some of the faces. They have been alone here since autumn, and they do not know him any more. He says their names, one after the other, and keeps his hands low.
    .option1 = Shake them off gently
    .effect1 = Arthur Thurston gets 2 wounds.
    .option2 = Use force
    .effect2 = Lose 1 morale.

base-crossroads-ashley-ross = Ashley Ross
    .trigger = You control Ashley Ross, and she is not exiled.
    .story = Ashley walks along the fence with a pencil behind her ear. She has drawn two plans on the back of a calendar. Both of them need someone outside in the cold, and she means herself.
    .option1 = Build walkways
    .effect1 = Make 2 exposure rolls on Ashley Ross. For the rest of the game, attacking a zombie at colony entrance 1 needs no exposure roll.
    .option2 = Build waste storage
    .effect2 = Make 1 exposure roll on Ashley Ross. For the rest of the game, checking waste costs 1 morale per 15 cards instead of per 10.
    .option3 = Build nothing
    .effect3 = Nothing happens.
    .lasting = Walkways: no exposure roll for attacks at colony entrance 1. Waste storage: the waste pile costs 1 morale per 15 cards instead of per 10.

base-crossroads-bev-russell = Bev Russell
    .trigger = You control Bev Russell, exiled or not.
    .setup = Place Bev Russell at the school if it has a free space.
    .story = She has looked for them since the first snow. Now she stands at the classroom door and knows that she has come too late. She asks for a moment alone to decide.
    .option1 = Stay and guard them
    .effect1 = Bev Russell’s card is removed from the game: not a death, no morale lost. Her figure stays at the school and cannot be attacked, killed or moved. For the rest of the game, every survivor who moves to the school gets 1 wound. Bev must be at the school.
    .option2 = Let them rest
    .effect2 = All cards of the school item deck and all zombies at the school are removed from the game.
    .lasting = Bev Russell guards the school. Every survivor who moves there gets 1 wound.

base-crossroads-bitter-cold-night = Bitter Cold Night
    .trigger = One of your survivors has just got frostbite from the exposure roll of a move, and at least 1 other survivor is at the destination.
    .story = Someone beats on the door with hands that feel nothing any more. Inside, the stove is almost out and the last warmth hangs in the room like breath. Opening takes time, the ice has sealed the frame.
    .option1 = Open the door
    .effect1 = Every survivor at that location, the one who moved included, gets 1 frostbite wound. Helpless survivors get none.
    .option2 = Leave it shut
    .effect2 = The survivor who moved is killed.

base-crossroads-book-of-the-dead = Book of the Dead
    .trigger = One of your survivors (not exiled) has just searched the library.
    .story = It lies on the top shelf, bound in black leather, as heavy as a paving stone. The title promises answers about the dead. Below the balcony, one of them is scratching at a locked pantry door.
    .option1 = Carry it home
    .effect1 = Gain 1 morale.
    .option2 = Drop it from above
    .effect2 = Remove 1 zombie from the library, if there is one. Add 4 food to the supply.

base-crossroads-brandon-kane = Brandon Kane
    .trigger = Brandon Kane is in play in any group and is not exiled.
    .setup = Place Brandon Kane at the grocery store if it has a free space.
    .story = In the storeroom you find everything the colony has thrown away, cleaned and sorted by size. Brandon stands in front of it with his arms spread. He says that nothing is ever really used up.
    .option1 = Confront him
    .effect1 = Brandon Kane gets 1 wound. If he is alive, place him at the colony if it has a free space.
    .option2 = Let it be
    .effect2 = Put the last 10 item cards removed from the game into the waste pile, not counting survivor and event cards. If there are fewer, put all of them.

base-crossroads-brian-lee = Brian Lee
    .trigger = You control Brian Lee, and he is at the colony.
    .story = Brian climbs on a crate and speaks without notes. One good push, he says, and a whole building is ours again. For the first time in weeks people stop eating to listen.
    .option1 = Take the hospital
    .effect1 = Remove all zombies from the hospital. Then put up to 4 barricades on its free entrance spaces.
    .option2 = Take the grocery store
    .effect2 = Remove all zombies from the grocery store. Then put up to 4 barricades on its free entrance spaces.

base-crossroads-buddy-davis = Buddy Davis
    .trigger = Your turn begins, you control Buddy Davis, and he is at the colony.
    .story = It is still dark when Buddy claps his hands between the beds. Squats, he says, then running on the spot, then breakfast. He has shovelled a square of yard clear for everyone.
    .option1 = Train with him
    .effect1 = For the rest of the game, at the start of each round, each player may put 1 food card from hand into the waste pile without effect to roll 1 more action die that round.
    .option2 = Laugh and sleep on
    .effect2 = Gain 1 morale.
    .lasting = At the start of each round, each player may put 1 food card from hand into the waste pile without effect to roll 1 more action die that round.

base-crossroads-car-crash = Car Crash
    .trigger = One of your survivors (not exiled) has just moved, and a fuel card was used for the move.
    .story = The bend comes too soon, and under the snow there is only ice. When the world stands still again, the wheels are in the air and the heater ticks as it cools. Nobody knows this road.
    .option1 = Wait for help
    .effect1 = The survivor who moved gets 1 frostbite wound and, if alive, is placed at the colony. Needs a free space at the colony, unless the survivor is already there.
    .option2 = Go on by foot
    .effect2 = The survivor who moved stays at the destination. Make 3 exposure rolls on this survivor.

base-crossroads-carla-thompson = Carla Thompson
    .trigger = You control Carla Thompson, and she is not exiled.
    .setup = Place Carla Thompson at the police station if it has a free space.
    .story = She took so many calls from this street. In the house of a dead man the walls are covered with pictures of people from all over town, weddings, birthdays, first bicycles. Some of those people live in the colony now.
    .option1 = Fetch the photos
    .effect1 = Make 2 exposure rolls on Carla Thompson. If she is alive after them, gain 1 morale.
    .option2 = Turn around
    .effect2 = Nothing happens.

base-crossroads-christmas = Christmas
    .trigger = You control at least 1 survivor at the colony.
    .story = Nobody has kept a calendar, but someone has counted the nights and thinks it could be tomorrow. A child asks whether it still happens. The grown-ups look at the pantry and then at each other.
    .option1 = Hold a feast
    .effect1 = Pay 5 food; this needs 5 food in the supply. Gain 1 morale. If Forest Plum is in play and not exiled, his player may draw up to 4 cards from the grocery store item deck, show them and give all of them to other players as he or she likes.
    .option2 = A night like any
    .effect2 = Nothing happens.

base-crossroads-collapsing-barriers = Collapsing Barriers
    .trigger = You control at least 1 survivor at the colony, and at least 1 barricade and 1 zombie are there.
    .story = The planks bow inward a finger’s width at a time. Nails come out of the wood with a sound like teeth. Someone could lean against it from this side, close enough to be touched.
    .option1 = Hold the line
    .effect1 = Each player with survivors at the colony chooses 1 of their own there and makes 1 exposure roll on that survivor.
    .option2 = Let them fall
    .effect2 = Remove all barricades from the colony.

base-crossroads-crazed-survivor = Crazed Survivor
    .trigger = You control a survivor, exiled or not, at a non-colony location.
    .story = She sits in the last aisle with a cleaver across her knees and a bulging bag behind her. She talks to the bag in a low voice. When your shadow reaches her shoes, she falls silent.
    .option1 = Go for the bag
    .effect1 = Add 3 food to the supply. Choose 1 of your survivors at a non-colony location and make 2 exposure rolls on that survivor.
    .option2 = Run
    .effect2 = Nothing happens.

base-crossroads-creature-comforts = Creature Comforts
    .trigger = You control at least 1 survivor at the colony.
    .story = The old boiler is whole, somebody has found out. It only needs something to burn. For one evening there could be hot water, steam on the tiles, and people who smell of soap.
    .option1 = Heat the water
    .effect1 = Together you may put 3 fuel cards from your hands into the waste pile without effect. If you do, gain 1 morale. If you do not, nothing happens.

base-crossroads-daniel-smith = Daniel Smith
    .trigger = You control Daniel Smith, exiled or not, and at least 1 helpless survivor is at the colony.
    .setup = Remove 1 helpless survivor from the colony. This is not a death: no morale is lost.
    .story = One bed is empty in the morning, and it was not the cold. Daniel closes the room and asks everybody to stay where they are. Nobody wants to look at the person beside them.
    .option1 = Find the culprit
    .effect1 = Spend 1 unused die of any value. Choose a survivor of any player and place that survivor at the police station; all equipment goes back to the player’s hand. For the rest of the game this survivor may not move, search, attack or use an ability. Needs a free space at the police station, unless the survivor is already there.
    .option2 = Look away
    .effect2 = Lose 1 morale.
    .lasting = The locked-up survivor may not move, search, attack or use an ability.

base-crossroads-david-garcia = David Garcia
    .trigger = You control David Garcia, and he is not exiled.
    .setup = Place David Garcia at the colony if it has a free space. Look at 1 random card in the hand of each player who controls a survivor at the colony.
    .story = David has counted the shelves three times. The numbers in his little book and the cans on the boards do not agree. He has a name in mind, and he asks whether he may say it aloud.
    .option1 = Name someone
    .effect1 = Choose another player, not exiled, with a survivor at the colony. Hold a vote at once on exiling that player.
    .option2 = Apologise
    .effect2 = Nothing happens.

base-crossroads-deputy = The Deputy
    .trigger = You control a survivor (not exiled) at a non-colony location.
    .story = Four officers step out from behind a patrol car, tired and polite, guns pointing at the ground. Their deputy holds up the key to the armoury. In return, the town has to become safe again, street by street.
    .option1 = Take the key
    .effect1 = Reveal 8 cards of the police station item deck; take all weapons among them into your hand and shuffle the others back. The main objective gains a condition: no zombies at the gas station, the hospital and the police station.
    .option2 = Refuse
    .effect2 = Nothing happens.
    .lasting = To win, you also need the gas station, the hospital and the police station free of zombies.

base-crossroads-dynamite = Dynamite
    .trigger = Edward White and John Price are both in play, in any groups. Edward White’s player decides.
    .story = They have locked themselves in the wash house with a bucket of fertiliser and a sack of barley. Both are certain that they know what they are doing. Only one of the two recipes will be started tonight.
    .option1 = Mix explosives
    .effect1 = Roll a die. On 1, Edward White and John Price are killed. On 2–6, roll another die: remove that many zombies from the colony (all if fewer) and put a barricade on each space they leave.
    .option2 = Brew beer
    .effect2 = Gain 1 morale. Next round every player rolls 1 action die fewer.

base-crossroads-edward-white = Edward White
    .trigger = You control Edward White, and he is not exiled.
    .story = Edward takes the mouldy bread out of the bin and puts it under glass. Give me what is going bad, he says, and some that is not. The cook holds on to the sack a little longer than needed.
    .option1 = Grow penicillin
    .effect1 = Any number of times this turn, you may remove 1 food from the supply to take 1 medicine card of your choice that was removed from the game into your hand.
    .option2 = Leave the food alone
    .effect2 = Nothing happens.
    .lasting = This turn only: 1 food from the supply buys 1 removed medicine card back into your hand, as often as you like.

base-crossroads-flier = Flier
    .trigger = You control at least 1 survivor at the colony.
    .story = Paper drifts down with the snow, hundreds of sheets, from a plane nobody saw. The message is short: no convoy will come, fortify where you are. People fold it and put it away without a word.
    .option1 = Board everything up
    .effect1 = At the end of the next round: if any location, the colony included, has no barricade, lose 1 morale. If every location has at least 2 barricades, gain 1 morale.
    .lasting = End of the next round: lose 1 morale if any location has no barricade, gain 1 if every location has at least 2. The colony counts as a location.

base-crossroads-forest-plum = Forest Plum
    .trigger = Forest Plum is in play in any group, exiled or not.
    .story = He has seen the bottle, and now he sees nothing else. Forest still wears the red coat from the mall, and he asks kindly the first time. The second time he does not.
    .option1 = Give him the bottle
    .effect1 = Place Forest Plum at the grocery store. Add 4 noise tokens there, as many as fit. Needs a free space at the grocery store, unless he is already there.
    .option2 = Keep the bottle
    .effect2 = The survivor in play with the lowest influence, Forest Plum excepted, gets 1 wound.

base-crossroads-fuel-tanker = Fuel Tanker
    .trigger = One of your survivors (not exiled) has just moved.
    .story = The tanker stands across both lanes, and when you knock on its side it answers full. The key is in the lock. The engine roars loud enough to be heard in the next valley.
    .option1 = Drive it home
    .effect1 = Add 6 zombies to the colony. Take up to 4 fuel cards of your choice that were removed from the game into your hand.
    .option2 = Leave it
    .effect2 = Nothing happens.

base-crossroads-gabriel-diaz = Gabriel Diaz
    .trigger = You control a survivor (not exiled) at a non-colony location, and Gabriel Diaz is still in the survivor deck.
    .story = First there is smoke, then a gloved hand, then cold air. The man who carried you out sets you down and counts his own people behind him. He does not ask for anything, but his family is looking at you.
    .option1 = Bring them home
    .effect1 = Take Gabriel Diaz from the survivor deck; he joins your group. Add 3 helpless survivors to the colony. Needs 4 free spaces at the colony.
    .option2 = Thank them with a gift
    .effect2 = Remove 1 card of your choice in your hand from the game. You need at least 1 card.

base-crossroads-gambling = Gambling
    .trigger = You control at least 1 survivor at the colony.
    .story = Someone has carved dice from a table leg. The evenings are long, and each of you has something in a pocket that another one wants. It begins with a single candle.
    .option1 = Play for it
    .effect1 = Beginning with the first player, everyone may stake item cards from hand, at most 1 per own survivor at the colony, and rolls 1 die per card. The highest single die takes all staked cards into hand; tied players roll again.
    .option2 = Put the dice away
    .effect2 = Nothing happens.

base-crossroads-gray-beard = Gray Beard
    .trigger = One of your survivors, exiled or not, has just moved, and Gray Beard is still in the survivor deck.
    .story = The rifle comes first, then the man behind it, in a coat stiff with frost. He has lived by taking, and he says so without shame. He also looks like someone who has not slept in company for a long time.
    .option1 = Hand something over
    .effect1 = 1 random card in your hand is removed from the game. You need at least 1 card.
    .option2 = Invite him
    .effect2 = Take Gray Beard from the survivor deck; he joins your group as its leader and keeps this card. 1 of his attacks per round needs no exposure roll. His player may not contribute to crises. Needs a free space at the colony; if you are exiled, he goes to a non-colony location of your choice instead.
    .lasting = 1 attack of Gray Beard per round needs no exposure roll. His player may not contribute to crises.

base-crossroads-harman-brooks = Harman Brooks
    .trigger = Harman Brooks is in play in any group and is not exiled.
    .story = Harman is at the gate before it is light, with an empty sack and snowshoes on his back. The woods are the one place that has not changed, he says. He can be back by dark with one thing.
    .option1 = Hunt
    .effect1 = Add 3 food to the supply.
    .option2 = Gather herbs
    .effect2 = Remove 1 wound each from up to 3 survivors in play. Frostbite counts too.

base-crossroads-heads-up = Heads Up
    .trigger = You have just searched the police station.
    .story = The stairs lead down to the cold rooms, and the lamp shows no more than your own hands. Something down here is still whispering without a breath. There are two lids, and you have come this far.
    .option1 = Open the fridge
    .effect1 = Put a noise token on every free noise space of the police station.
    .option2 = Open the vat
    .effect2 = Put a noise token on every free noise space of the police station.

base-crossroads-helpless = Helpless
    .trigger = You control at least 1 survivor at the colony.
    .story = It is said in a low voice first, by the stove, and then again at the table. There are those who work and those who only eat. In the next room they have stopped talking, because the wall is thin.
    .option1 = Send them away
    .effect1 = All helpless survivors are removed from the game. Lose morale equal to half their number, rounded up.
    .option2 = They stay
    .effect2 = Nothing happens.

base-crossroads-horde = Horde
    .trigger = One of your survivors, exiled or not, has just moved without a fuel card and is alive.
    .story = The snow comes sideways and hides everything beyond an arm’s length. Then the white grows darker, and the dark has shoulders. They are walking the same road, and there is no end to them.
    .option1 = Push on
    .effect1 = Make 3 more exposure rolls on the survivor who moved.
    .option2 = Turn back
    .effect2 = Place the survivor back at the location the move began. This survivor may not move again this turn. Needs a free space there.

base-crossroads-horse = Horse
    .trigger = One of your survivors (not exiled) has just moved and is alive.
    .story = It stands in the middle of the road, ribs like a fence, and does not run when you come close. Someone braided its mane, not long ago.
    .option1 = Keep it
    .effect1 = The survivor keeps the horse: no exposure roll when this survivor moves. Unless the survivor is exiled, the colony pays 1 more food each time it pays food.
    .option2 = Butcher it
    .effect2 = Add 3 food to the supply.
    .lasting = No exposure roll when this survivor moves. Unless the survivor is exiled, the colony pays 1 more food each round.

base-crossroads-hunger = Hunger
    .trigger = By one action or card of yours, at least 1 male survivor has joined your group and at least 1 helpless survivor has come to the colony.
    .story = The newcomer has not come alone. His friend is a very large man who eats, says thank you and holds out the bowl again. The cook looks from him to the shelves, and the cook’s face goes quiet.
    .option1 = Feed him
    .effect1 = Remove all food from the supply.
    .option2 = He is gone by morning
    .effect2 = Add 5 food to the supply. Lose 1 morale.

base-crossroads-hunted = Hunted
    .trigger = One of your survivors has just got a wound (not frostbite) from the exposure roll of a move.
    .story = The shot comes from the tree line, and then a second, closer. These are living people, and they aim at the legs. What they have hung up to dry by their fire tells you why.
    .option1 = Hunt them down
    .effect1 = Make 2 exposure rolls on each survivor you control.
    .option2 = Live with the threat
    .effect2 = For the rest of the game, after each move of any survivor, roll an ordinary die. On 1–2 that survivor gets 1 wound.
    .lasting = After each move of any survivor, roll an ordinary die. On 1–2 that survivor gets 1 wound.

base-crossroads-james-meyers = James Meyers
    .trigger = You control James Meyers, and he is not exiled.
    .story = James used to get paid for listening. Now he does it for nothing, on an upturned crate by the stove, and people talk. By midnight he knows what everyone has put aside, and why.
    .option1 = Take inventory
    .effect1 = Look at all hands. You may then remove exactly 3 medicine cards of your choice among them from the game: gain 1 morale.
    .option2 = Read one mind
    .effect2 = Look at the secret objective of 1 other player. You may talk about it freely. Only possible if secret objectives are in use.

base-crossroads-janet-taylor = Janet Taylor
    .trigger = You control Janet Taylor, and she is not exiled.
    .story = Janet hangs two bedsheets from the ceiling and calls it a ward. She boils cloth, sharpens needles, and asks everyone who passes to leave something she can use. No one passes without paying.
    .option1 = Open the clinic
    .effect1 = For the rest of the game, while Janet Taylor is at the colony: on their own turn, players may put hand cards into the waste pile without using them; each card heals 1 wound on one of their own survivors at the colony.
    .lasting = While Janet Taylor is at the colony: on your turn, put a hand card into the waste pile to heal 1 wound on one of your survivors there. No limit.

base-crossroads-jenny-clark = Jenny Clark
    .trigger = You have just searched with Jenny Clark, and she is not exiled.
    .story = Jenny comes up the road waving, and she is not alone. She talks over her shoulder to the people shuffling behind her. From the wall, it is hard to tell which of them is still breathing.
    .option1 = Let her come home
    .effect1 = Place Jenny Clark at the colony, then add 8 zombies there. Needs 1 free space at the colony.
    .option2 = Shoot into the crowd
    .effect2 = Jenny Clark is killed.

base-crossroads-john-price = John Price
    .trigger = You have just searched the school, and John Price is still in the survivor deck.
    .story = Fists on the cafeteria door, then a voice that has barely broken. Behind it, the other sound, slower and from many throats. The serving hatch at the back is unguarded now.
    .option1 = Open the door
    .effect1 = Take John Price from the survivor deck; he joins your group. Add 2 zombies to the school. Needs 1 free space at the colony, unless you are exiled.
    .option2 = Use the distraction
    .effect2 = Add 2 food to the supply. John Price is removed from the game.

base-crossroads-lighthouse = Lighthouse
    .trigger = You control a survivor at the colony.
    .story = The lamp on the point has been dark since the first winter. There is still oil in the tank, and the dead walk towards anything that shines. Someone would have to climb up there and stay a while.
    .option1 = Light the lamp
    .effect1 = You may spend 1 unused die of any value: remove 1 zombie from every location, the colony included. Otherwise nothing happens.

base-crossroads-little-survivors = Little Survivors
    .trigger = You have just moved one of your survivors (not exiled) to a place where no other survivor is.
    .story = A row of small shoes stands by the wall, set out by size. Then the blankets move, and three faces look up. The oldest holds a kitchen knife and does not put it down.
    .option1 = Bring them in
    .effect1 = Add 3 helpless survivors to the colony. Gain 1 morale. Needs 3 free spaces at the colony.
    .option2 = Leave them be
    .effect2 = Nothing happens.

base-crossroads-loretta-clay = Loretta Clay
    .trigger = You control Loretta Clay, and she is not exiled.
    .story = Loretta lines up the cans on the counter, all thirty of them, labels to the front. The dates are from another life. She sniffs, shrugs and reaches for the big pot.
    .option1 = Cook it anyway
    .effect1 = Roll a die. 5–6: gain 1 morale. 3–4: nothing happens. 1–2: roll a die for each survivor at the colony who is not helpless; on 1–2 that survivor gets 1 wound.
    .option2 = Throw it out
    .effect2 = Remove 1 food from the supply. Needs 1 food in the supply.

base-crossroads-lovers-quarrel = Lover’s Quarrel
    .trigger = You control 2 human survivors at the same location outside the colony, and no one else is there.
    .story = It starts with a name said in the wrong tone. A minute later both are on their feet, and everything held back since autumn comes out. Sound carries far in the cold.
    .option1 = Shout it out
    .effect1 = Add 4 noise tokens to that location, or as many as fit.
    .option2 = Make up
    .effect2 = These 2 survivors cannot attack, search or move for the rest of this turn.

base-crossroads-maria-lopez = Maria Lopez
    .trigger = You control Maria Lopez, and she is not exiled.
    .story = The register still hangs by the classroom door, and Maria knows every name on it. Some of them are in the gym, alive, too thin, very quiet. They ask if school is starting again.
    .setup = Place Maria Lopez at the school, if there is a free space.
    .option1 = Feed them
    .effect1 = Remove 3 food from the supply. Search the school deck for 1 card of your choice, take it into your hand, shuffle the deck. Needs 3 food in the supply.
    .option2 = Give them the pantry
    .effect2 = All food cards in the school deck are removed from the game. Shuffle the deck.

base-crossroads-maude = Maude
    .trigger = You control a survivor (not exiled) at the grocery store.
    .story = The name tag says Maude. She lies beside her car with the keys in her hand, and she had almost made it. The trunk is full to the lid.
    .option1 = Take it home
    .effect1 = Place that survivor at the colony. Add 3 food to the supply. Needs 1 free space at the colony.
    .option2 = Pack it for later
    .effect2 = Reveal cards from the grocery store deck until 2 food cards have appeared; take these 2 into your hand and shuffle the rest back in. You cannot play food cards for the rest of this turn.

base-crossroads-mike-cho = Mike Cho
    .trigger = You control a survivor at a location outside the colony with at least 1 zombie, and Mike Cho is still in the survivor deck.
    .story = A man in black stands in the middle of the street with a sword in both hands. He does not waste a step. There are more of them than he can see from where he is.
    .option1 = Fight beside him
    .effect1 = Take Mike Cho from the survivor deck; he joins your group. Choose one of your survivors outside the colony: that survivor and Mike Cho get 1 wound each. Remove all zombies from that survivor’s location. Needs 1 free space at the colony, unless you are exiled.
    .option2 = Slip away
    .effect2 = Choose a location outside the colony where you have a survivor: remove all zombies there.

base-crossroads-missing-child = Missing Child
    .trigger = There is at least 1 helpless survivor at the colony.
    .story = She goes from bed to bed and lifts every blanket. Her daughter was asleep, she says, she only turned away for a moment. The small coat is gone from its hook.
    .option1 = Search everywhere
    .effect1 = Until the end of the next round, keep track of which of the 6 locations outside the colony are searched. All 6: gain 1 morale. Otherwise: lose 1 morale and remove 1 helpless survivor.
    .option2 = Call off the search
    .effect2 = Lose 1 morale. Remove 1 helpless survivor.
    .lasting = Search all 6 locations outside the colony by the end of the next round: gain 1 morale. Otherwise lose 1 morale, and 1 helpless survivor is removed.

base-crossroads-mugging = Mugging
    .trigger = One of your survivors (not exiled) is at the same location as an exiled survivor.
    .story = You know the face. Not long ago you shared a fire, and now there is a length of pipe between you. The eyes are on the bag, not on you.
    .option1 = Hand it over
    .effect1 = Keep 1 hand card of your choice and give all the others to the controller of the exiled survivor. Needs at least 2 cards in your hand.
    .option2 = Fight back
    .effect2 = Your survivor gets 2 wounds. If that survivor has a weapon equipped, you may instead kill the exiled survivor; yours then gets only 1 wound.
    .first = Take the beating: 2 wounds.
    .second = Use the weapon: the other survivor is killed, yours takes 1 wound.

base-crossroads-music = Music
    .trigger = One of your survivors (not exiled) has just searched.
    .story = Under plaster and broken tiles lies a guitar without a scratch on it. All six strings hold. You had forgotten how quiet these months have been.
    .option1 = Play in the evening
    .effect1 = Gain 1 morale.
    .option2 = Play in the morning
    .effect2 = Each player rolls 1 additional action die next round.

base-crossroads-no-ammo = No Ammo
    .trigger = You have just used the ability of a weapon card.
    .story = A dry click, then another. You check the chamber, though you already know. It is a long way back with nothing but a piece of steel in your hands.
    .option1 = Throw it away
    .effect1 = Put that weapon into the waste pile. If you are exiled, it is removed from the game instead.
    .option2 = Look for ammunition
    .effect2 = Spend all your unused dice. Needs at least 1 unused die.

base-crossroads-old-divisions = Old Divisions
    .trigger = You control a survivor at the colony, and there is at least 1 helpless survivor there.
    .story = An old word falls, one nobody has used since the dead rose. Chairs scrape. By the time anyone thinks of stepping in, the room has split in two, and one man stands alone on his side.
    .option1 = Drive him out
    .effect1 = Remove 1 helpless survivor. Put this round’s crisis under the crisis deck; it is not resolved, and cards already contributed are removed from the game. Lose 1 morale.
    .option2 = Stop the fight
    .effect2 = Nothing happens.

base-crossroads-olivia-brown = Olivia Brown
    .trigger = Olivia Brown is in play, in any group.
    .story = Olivia has cleared a cellar room and bolted a chair to the floor. She wants one of them, she says, one that still moves. She has stopped sleeping, but her hands are steady.
    .setup = Place Olivia Brown at the colony, unless she is exiled or there is no free space.
    .option1 = Let her try
    .effect1 = Olivia keeps this card. At the start of each round, if she is at the colony, her controller may make an exposure roll for her. Any result but blank applies to her. On a blank, until the end of that round, any player may put a medicine card into the waste pile when a bite is rolled to ignore that result.
    .option2 = Forbid it
    .effect2 = Nothing happens.
    .lasting = Start of each round, Olivia at the colony: her controller may make an exposure roll for her. Blank: this round a medicine card put into the waste pile cancels a rolled bite.

base-crossroads-outbreak = Outbreak
    .trigger = You control a survivor at the colony, and there is at least 1 helpless survivor there.
    .story = It begins with one cough behind the curtain. In the morning there are five, and the water bucket is empty before noon. People start to sleep with their backs to each other.
    .option1 = Expel the sick
    .effect1 = Remove 1 helpless survivor. Lose 1 morale.
    .option2 = Let it run
    .effect2 = Each survivor at the colony who is not helpless gets 1 wound. If neither Olivia Brown nor Janet Taylor is in play, also roll a die for each helpless survivor: on a 1 that person is killed (lose 1 morale each).

base-crossroads-outsiders = Outsiders
    .trigger = You control a survivor at the colony.
    .story = A truck stops short of the gate with its engine running. Hands hold up the tarpaulin from inside, old hands and small ones. The driver gets out slowly and shows his palms.
    .option1 = Open the gate
    .effect1 = Each player draws the top card of the survivor deck, who joins their group, and adds 1 helpless survivor to the colony. Needs 2 free spaces at the colony per player who is not exiled.
    .option2 = Send them on
    .effect2 = Nothing happens.

base-crossroads-prophet = Prophet
    .trigger = One of your exiled survivors is at the same location as a survivor who is not exiled.
    .story = They cast you out, and you did not die. That is worth a sermon. The one in front of you is cold, tired of orders, and has not looked away yet.
    .option1 = Convert
    .effect1 = Choose a survivor who is not exiled and at the same location as one of yours: that survivor joins your group with all equipment and is now exiled.
    .option2 = Leave a warning
    .effect2 = Lose 1 morale.

base-crossroads-radio-signal = Radio Signal
    .trigger = You control a survivor at the colony.
    .story = Between two bursts of static there is a voice. It reads out a street, a number, then the same street again. Each time it takes a little longer to begin.
    .option1 = Go and look
    .effect1 = The players may together spend 3 unused dice of any value. If they do: add 1 helpless survivor to the colony and gain 1 morale. If not: lose 1 morale. Needs 1 free space at the colony.
    .option2 = Switch it off
    .effect2 = Lose 1 morale.

base-crossroads-rascals = Rascals
    .trigger = You have just searched the hospital.
    .story = In the basement garage stand four mobility scooters, plugged in, every light green. They are slower than walking and louder than anything else in town. Someone is already adjusting a seat.
    .option1 = Hold a race
    .effect1 = Gain 1 morale. Add 5 zombies to the colony.
    .option2 = Leave them
    .effect2 = Nothing happens.

base-crossroads-riot = Riot
    .trigger = You control a survivor at the colony, and there are more helpless survivors than others.
    .story = They do not shout. They just stand in front of the storeroom, all of them, and nobody goes back to bed. You count, and then you stop counting.
    .option1 = Give in
    .effect1 = Remove all food from the supply.
    .option2 = Hold the door
    .effect2 = Each survivor at the colony who is not helpless gets 1 wound.
    .option3 = Set an example
    .effect3 = 1 helpless survivor is killed (lose 1 morale).

base-crossroads-rod-miller = Rod Miller
    .trigger = Rod Miller is in play, in any group, exiled or not. You decide, whoever controls him.
    .story = Rod sits down in the snow as if to rest, one hand pressed flat on his chest. His lips are grey. What he needs is in the hospital, if it is anywhere.
    .option1 = Carry him there
    .effect1 = Place Rod Miller and 2 other survivors you control at the hospital; if space is short, you may first place survivors from there at the colony (exiled ones cannot go). Make 2 exposure rolls for each of the 3. Needs 2 survivors of yours besides Rod.
    .option2 = Let him go
    .effect2 = Rod Miller is killed.

base-crossroads-sacrament = Sacrament
    .trigger = One of your survivors (not exiled) has just moved and is alive.
    .story = The cathedral doors are chained from the outside. Through the crack you see candles, unburnt, and something gold on the altar. You also hear that the pews are not empty.
    .option1 = Go inside
    .effect1 = The moved survivor makes 2 exposure rolls. If alive afterwards: gain 1 morale.
    .option2 = Keep moving
    .effect2 = Nothing happens.

base-crossroads-sewer-passage = Sewer Passage
    .trigger = You control a survivor, exiled or not, at the library.
    .story = In a drawer of city plans one sheet is blue and older than the rest. A line runs from under your gate to the hospital. Nobody has walked it since the pumps stopped.
    .option1 = Clear the tunnel
    .effect1 = Choose one of your survivors at the library and roll a die: that survivor makes that many exposure rolls. If alive afterwards: for the rest of the game, moves between the colony and the hospital, both ways, need no exposure roll.
    .option2 = Forget it
    .effect2 = Nothing happens.
    .lasting = Moves between the colony and the hospital, both ways, need no exposure roll.

base-crossroads-sleep = Sleep
    .trigger = A player yawns during this turn; the holder of this card does not count.
    .story = One person yawns, and it goes round the room. The watch has nodded off standing up. No one can remember the last whole night.
    .option1 = Let them rest
    .effect1 = For the rest of this round, each player may spend all their unused dice at the start of their turn: each of their survivors heals 1 wound.
    .lasting = This round: at the start of your turn you may spend all your unused dice to heal 1 wound on each of your survivors.

base-crossroads-sophie-robinson = Sophie Robinson
    .trigger = You have just moved one of your survivors, exiled or not, and Sophie Robinson is still in the survivor deck.
    .story = The helicopter lies on its side in the field, and the fire has reached the tail. The pilot hangs in her straps and knocks on the glass. The crates have been thrown clear.
    .option1 = Pull her out
    .effect1 = Take Sophie Robinson from the survivor deck; she joins your group with 2 wounds. Needs 1 free space at the colony, unless you are exiled.
    .option2 = Take the crates
    .effect2 = Take the top 2 cards of an item deck of your choice. Sophie Robinson is removed from the game.

base-crossroads-sparky = Sparky
    .trigger = You control Sparky, who is not exiled.
    .story = A man at the gate says he trained the dog, back when there was television. He has brought a harness, a pull cord and something heavy under a cloth. Sparky sits down in front of it and waits for the word.
    .option1 = Open fire
    .effect1 = Kill 8 zombies of your choice at the colony, or all if there are fewer. No exposure roll.
    .option2 = Put on a show
    .effect2 = Gain 1 morale.

base-crossroads-spoiled = Spoiled
    .trigger = You spend food to raise an action die. The food is gone; the die has not changed yet.
    .story = The lid gives with a sigh it should not make. The smell could be worse. It is this or nothing until tomorrow.
    .option1 = Eat it
    .effect1 = One of your survivors of your choice gets 1 wound. The die is raised as usual.
    .option2 = Throw it away
    .effect2 = The die is not raised. The food stays spent.

base-crossroads-sunshine-state = The Sunshine State
    .trigger = You control a survivor at the colony, and there are at least 2 helpless survivors there.
    .story = They have packed one suitcase between them and put on their good shoes. There is a postcard of a beach in his breast pocket. They ask politely for the gate to be opened.
    .option1 = Open the gate
    .effect1 = Remove 2 helpless survivors. Lose 1 morale.
    .option2 = Make them stay
    .effect2 = Nothing happens.

base-crossroads-supply-drop = Supply Drop
    .trigger = You control a survivor at the colony.
    .story = An engine, high up, for the first time in months. Something white opens behind it and drifts down far beyond the last houses. Everyone at the wall has seen it, and so has everything outside.
    .option1 = Fetch the crate
    .effect1 = Choose one of your survivors, who makes 3 exposure rolls. If alive afterwards: add 5 food to the supply, and if Annaleigh Chan is in play, gain 1 morale.
    .option2 = Leave it
    .effect2 = Nothing happens.

base-crossroads-talia-jones = Talia Jones
    .trigger = You control Talia Jones, exiled or not.
    .story = Talia has covered a wall with scraps, string and dates. For weeks nobody asked. Tonight she turns round, very calm, and says she knows where it leads.
    .option1 = A lost cache
    .effect1 = Choose an item deck. Search it for 4 cards of your choice, take them into your hand, shuffle the deck.
    .option2 = A coming danger
    .effect2 = The next crisis revealed is removed from the game and not replaced. The resolve crisis step of that round is skipped.

base-crossroads-thin-ice = Thin Ice
    .trigger = One of your survivors, exiled or not, has just moved and is alive.
    .story = The lake saves an hour, perhaps two. On the far side a boathouse stands with its doors closed. The ice is clear enough to look through.
    .option1 = Cross the ice
    .effect1 = Roll a die. 1–3: the moved survivor gets 1 frostbite. 4–6: search an item deck of your choice for 1 card of your choice, take it into your hand, shuffle the deck.
    .option2 = Go around
    .effect2 = Nothing happens.

base-crossroads-thomas-heart = Thomas Heart
    .trigger = You have just used the ability of a weapon card, and Thomas Heart is in play, in any group. His controller decides.
    .story = At the noise Thomas puts his hands over his ears. When he takes them down, he is somewhere else, years ago, and the people around him are not his friends. He is still holding the axe from the woodpile.
    .option1 = Let him rage
    .effect1 = The controller of Thomas Heart distributes 4 wounds among the other survivors at his location (not the helpless). If there are none, nothing happens.
    .option2 = Sedate him
    .effect2 = The players together remove 2 medicine cards in their hands from the game. If they do not, option 1 happens instead.
    .option3 = Put him down
    .effect3 = Thomas Heart is killed.

base-crossroads-toxic-waste = Toxic Waste
    .trigger = You control a survivor at the colony.
    .story = The drums behind the tannery have begun to leak, and the meltwater runs your way. It could be dug off with bare hands and wet boots. Or you haul up everything once thrown away and build a dam from it.
    .option1 = Dig a ditch
    .effect1 = Each player with a survivor at the colony puts 1 frostbite on one of their own survivors there.
    .option2 = Dam it with refuse
    .effect2 = All fuel and medicine cards removed from the game go into the waste pile.

base-crossroads-voyeur = Voyeur
    .trigger = One of your survivors and one of another player are the only 2 survivors at a location.
    .story = The door is open a hand’s width. Inside, someone lays out their things on a blanket, one by one, and counts them twice. They have not heard you.
    .setup = Look at that player’s hand.
    .option1 = Blackmail
    .effect1 = Take 1 card of your choice from that hand. Neither of you may talk about it. You can neither play nor contribute it before the next round. Needs at least 1 card in that hand.
    .option2 = Expose them
    .effect2 = Show that player’s hand to all players.

base-crossroads-wavering-loyalties = Wavering Loyalties
    .trigger = You have more survivors than at least 1 other player.
    .story = The bedroll has been moved to the other side of the fire. No quarrel, no farewell. When you come over, the talk stops.
    .option1 = Let them go
    .effect1 = Give one of your survivors, with all equipment, to a player who has fewer survivors than you.
    .option2 = Threaten them
    .effect2 = Roll a die. 1–3: lose 1 morale.

base-crossroads-welcome-home = Welcome Home
    .trigger = One of your survivors, exiled or not, has just moved and is alive.
    .story = The street looks smaller under snow, but the gate still squeaks on the same note. The curtains are drawn, as they were that day. The key is where it always was.
    .option1 = Go in
    .effect1 = The moved survivor makes 1 exposure roll. If alive afterwards, that survivor keeps this card: once per round, no exposure roll for an attack.
    .option2 = Turn away
    .effect2 = Nothing happens.
    .lasting = Once per round, this survivor makes no exposure roll for an attack.

base-crossroads-wounded-survivor = Wounded Survivor
    .trigger = One of your survivors (not exiled) has just searched.
    .story = A stranger steps out from between the cars, one hand wrapped in a shirt. A cut from a window, nothing more. The shirt is still wet.
    .option1 = Take the stranger in
    .effect1 = Draw the top card of the survivor deck; that survivor joins your group at the colony and makes 2 exposure rolls. Needs 1 free space at the colony and a card in the survivor deck.
    .option2 = Refuse
    .effect2 = Nothing happens.
