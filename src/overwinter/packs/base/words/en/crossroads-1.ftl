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
