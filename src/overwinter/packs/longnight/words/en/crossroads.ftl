ln-xr-fatima-rhodes = Fatima Rhodes
    .trigger = Fatima Rhodes is in play and at the colony.
    .story = The list by the kitchen door has her name on it four times this week. She reads it, takes the pencil and looks for something to cross out.
    .option1 = She refuses the chores
    .effect1 = For the rest of the game searching is the only action with a die that Fatima Rhodes may do. If she has not moved by the end of a turn of her player, she gets 1 despair.
    .option2 = She does them
    .effect2 = Remove the top card of the waste pile from the game. Fatima Rhodes gets 1 despair.
    .lasting = Fatima Rhodes may use no die but to search. If she has not moved by the end of her player’s turn, she gets 1 despair.

ln-xr-lily-mae = Lily Mae
    .trigger = Lily Mae is in play and at the colony.
    .story = She has laid everything out on a blanket: wire, nails, three kinds of powder. Nobody asks where she learned it. Everybody asks how sure she is.
    .option1 = Rig the barricades
    .effect1 = Every barricade in play becomes an explosive trap. For the rest of the game, roll a die whenever a trap goes off: on a 1 every survivor at that place gets 1 wound.
    .option2 = Build one big bomb
    .effect2 = Lily Mae keeps this card. Once, just before or just after zombies arrive at night, her player may remove all zombies from the colony. Then roll a die: on 1–4 Lily Mae is killed. If she leaves play first, the bomb is lost.
    .lasting = Rigged barricades: when a trap goes off, roll a die; on a 1 every survivor there gets 1 wound. The bomb: once, before or after zombies arrive, remove all zombies from the colony; on 1–4 Lily Mae is killed.

ln-xr-melissa-gupta = Melissa Gupta
    .trigger = Melissa Gupta is in play and not exiled.
    .story = She has not eaten meat since she was nine. Tonight there is nothing else in the pot, and the others are pretending not to watch her.
    .option1 = She pushes the bowl away
    .effect1 = Add 1 starvation token to the supply. No morale is lost now.
    .option2 = She eats
    .effect2 = Melissa Gupta gets 1 despair.

ln-xr-no-place-left = No Place Left in the World
    .trigger = You have just searched with a survivor who is not exiled.
    .story = Behind the counter sits an old woman with her handbag on her knees. She is waiting for a bus. She asks whether this is the stop, and whether somebody could find her pills.
    .option1 = Take her in
    .effect1 = Add 1 helpless survivor to the colony; the survivor who searched keeps this card. At the start of each of your turns you may put 1 medicine card into the waste pile without its effect: then remove all despair from your survivors. If you do not, 1 helpless survivor is killed and this card is gone, as it is when no helpless survivor is left.
    .option2 = Walk on
    .effect2 = The survivor who searched gets 1 despair.
    .lasting = At the start of each turn its player puts a medicine card into the waste pile and removes all despair from the own survivors, or 1 helpless survivor is killed and this is over. It is also over when no helpless survivor is left.

ln-xr-you-selfish-jerk = You Selfish Jerk
    .trigger = You want to end your turn, are not exiled and have contributed nothing to the crisis.
    .story = One coat rustles at the door and the talking stops. Somebody says it quietly, and then somebody else says it out loud.
    .option1 = Make them pay
    .effect1 = You have to contribute at least 1 card to the crisis now. If you cannot or will not, lose 1 morale.
    .option2 = Throw them out
    .effect2 = All vote on exiling you. If you are not exiled, lose 1 morale.

ln-xr-crazed-soccer-mom = Crazed Soccer Mom
    .trigger = You control a survivor (not exiled) at the school.
    .story = She stands in the goal of the gym with a whistle and a cleaver. It is her school, she says. Practice is at four. Nobody leaves before four.
    .option1 = Storm the gym
    .effect1 = Roll 4 dice for her. Roll 2 dice for each survivor at the school and 2 for each weapon equipped to them. If your sum is lower, every survivor at the school gets 1 wound and the other option happens as well. Otherwise nothing happens.
    .option2 = Give up the school
    .effect2 = Place all survivors at the school at the colony. For the rest of the game every survivor who moves to the school gets 1 wound.
    .lasting = Every survivor who moves to the school gets 1 wound.

ln-xr-cole-winters = Cole Winters
    .trigger = You have just moved a survivor (not exiled) to a non-colony location, and Cole Winters is in the survivor deck.
    .story = A line of snowshoe prints, dead straight, from nowhere to nowhere. At the end of it sits a man who has not spoken for so long that he has to try twice.
    .option1 = Bring him along
    .effect1 = Take Cole Winters from the survivor deck into your group, at the place you moved to, or at the colony if there is no room. He gets 1 frostbite. Shuffle the deck. Needs a free space at the colony.
    .option2 = Follow his tracks
    .effect2 = Cole Winters leaves the game. Look at the top 3 cards of the item deck there, take up to 1 into your hand and put the others under the deck.

ln-xr-the-marksman = The Marksman
    .trigger = You have just attacked a zombie at a non-colony location.
    .story = The next one falls before anybody has touched it. Then the sound of the shot arrives. High up in the tower a hand waves.
    .option1 = Wave for more
    .effect1 = Remove up to 3 zombies from that place. Then add noise there until 3 noise tokens lie there, as far as there is room.
    .option2 = Climb up to him
    .effect2 = Make an exposure roll on the survivor who attacked. If that survivor lives, search the police station item deck for 1 weapon and equip it to that survivor. If there is none, draw 1 card from that deck.

ln-xr-derek-yoshida = Derek Yoshida
    .trigger = Derek Yoshida is in play and not exiled.
    .story = He clears the table, puts his hat in the middle and starts to talk the way he used to talk to thirty children on a Friday afternoon. Even the guards come in to listen.
    .option1 = Pass the hat
    .effect1 = Beginning with Derek’s player, each player who is not exiled may put 1 card from the hand into the waste pile without its effect. If at least half of them do, rounded up, gain 1 morale.
    .option2 = Let them help him
    .effect2 = Each other player may give Derek’s player 1 unused die as it lies. For each die remove 1 wound from a survivor of the giver.

ln-xr-school-of-unlife = School of the Undead
    .trigger = You control a survivor (not exiled) at the school.
    .story = The bell still works. At ten to one it rings through the building, and behind every door chairs begin to scrape.
    .option1 = Let class out
    .effect1 = Add 4 zombies to the school. Then draw 3 cards from the school item deck.
    .option2 = Bar the classroom
    .effect2 = Place up to 2 barricades on free entrance spaces of the school.

ln-xr-ice-fishing = Ice Fishing
    .trigger = You have just moved a survivor (not exiled).
    .story = In the middle of the lake stands a hut with a stovepipe. The line still hangs in the hole, frozen in. Somebody got up in the middle of it.
    .option1 = Cut a new hole
    .effect1 = Roll 3 dice. Add 1 food for each 4 or higher. If at least one shows a 1, the survivor who moved gets 1 frostbite.
    .option2 = Strip the hut
    .effect2 = Draw 1 card from the gas station item deck.

ln-xr-eric-parker = Eric Parker
    .trigger = Eric Parker is in play, not exiled, and shares his place with a survivor of another player.
    .story = He has been carrying it since the first winter, and he has chosen this stairwell and this face to put it down. Or to carry it a little further.
    .option1 = Tell the truth
    .effect1 = Eric’s player and one such player show 1 hand card each and swap them. Then each of the two removes 1 wound or despair from one of the own survivors there. Both need a card in hand.
    .option2 = Keep quiet
    .effect2 = Draw 1 card from the item deck of Eric’s place, or from a random one if he is at the colony. Eric Parker gets 1 despair.

ln-xr-highway-to-hell = Highway to Hell
    .trigger = You have just moved a survivor (not exiled) with a fuel card.
    .story = Four lanes of wrecks, bumper to bumper, all facing the same way. Half of the seat belts are still fastened. Half of those still move.
    .option1 = Pick the wrecks
    .effect1 = Look at the top 3 cards of the gas station item deck, take up to 2 into your hand and put the others under the deck. Make 2 exposure rolls on the survivor who moved.
    .option2 = Plough through
    .effect2 = Remove up to 2 zombies from the place you moved to, unless it is the colony. Add 2 zombies to the colony.

ln-xr-poor-hygiene = Poor Hygiene
    .trigger = You control a survivor at the colony, and the waste pile holds at least 5 cards.
    .story = First one of the twins, then the whole row by the window. It is not the bite. It is only everything else.
    .option1 = Scrub everything
    .effect1 = Each player with a survivor at the colony moves 1 unused die, if any, to the used pool. Remove the top 8 cards of the waste pile from the game.
    .option2 = Later
    .effect2 = Roll a die for each survivor at the colony, helpless survivors excepted. On a 1 that survivor gets 1 wound.

ln-xr-intervention = Intervention
    .trigger = One of your survivors at the colony has at least 1 despair or at least 2 wounds.
    .story = They have pushed the beds together and put the good lamp on. Nobody has said yet who this is about, and everybody is looking at the floor.
    .option1 = Sit down together
    .effect1 = Each player with a survivor at the colony puts 1 card from the hand, if any, into the waste pile without its effect. Remove all despair and 1 wound from the survivor. Another player needs a survivor at the colony.
    .option2 = Leave them be
    .effect2 = The survivor gets 1 despair. You may roll all your unused dice again.

ln-xr-newborn-ward = Newborn Ward
    .trigger = You have just searched the hospital with a survivor who is not exiled.
    .story = The lamp above the second door is green. Inside it is warm, somebody has kept the generator running, and in the row of glass beds two are not empty.
    .option1 = Carry them home
    .effect1 = Add 2 helpless survivors to the colony. Gain 1 morale. Add 2 zombies to the hospital. Needs 2 free spaces at the colony.
    .option2 = Close the door
    .effect2 = The survivor who searched gets 1 despair. Draw 2 cards from the hospital item deck.

ln-xr-rats = Rats
    .trigger = You control a survivor at the colony, and the supply holds at least 2 food.
    .story = You hear them before you see them. Then you lift the lid, and you hear nothing else any more.
    .option1 = Poison them
    .effect1 = Put 1 medicine or tool card from your hand into the waste pile without its effect. Nothing else happens.
    .option2 = Share with them
    .effect2 = Remove half of the food in the supply, rounded up.
    .option3 = Eat them
    .effect3 = Add 1 food. Roll a die for each of your survivors at the colony. On 1–2 that survivor gets 1 wound.

ln-xr-rocco-bellini = Rocco Bellini
    .trigger = Rocco Bellini is in play and not exiled, and at least 1 helpless survivor is at the colony.
    .story = He knows the names of all the children here, and calls them by two others. His boots are by the door every night, laced.
    .option1 = Let him look for his own
    .effect1 = Place Rocco Bellini at a random location with a free space and make an exposure roll on him. If he lives and the colony has a free space, add 1 helpless survivor and remove all wounds and despair from Rocco.
    .option2 = He looks after these
    .effect2 = Place 2 barricades on free entrance spaces of the colony. Rocco Bellini gets 1 despair.

ln-xr-toys = Toys
    .trigger = You have just searched the school or the grocery store with a survivor who is not exiled.
    .story = A bear with one ear. A truck with all its wheels. Somewhere under them a small tin drum, and it still works.
    .option1 = Take them to the children
    .effect1 = All unruly helpless survivors calm down. Gain 1 morale. Add 2 noise tokens at the place you searched, as many as fit. Needs at least 2 helpless survivors at the colony.
    .option2 = Take the batteries
    .effect2 = Search the item deck there for 1 tool card and take it into your hand. If there is none, draw 1 card.

ln-xr-traumatized = Traumatized
    .trigger = One of your survivors has just got a wound (not frostbite) from an exposure roll.
    .story = The bandage is clean and the hands have stopped shaking. It is the eyes. They stay on the door.
    .option1 = Push on
    .effect1 = The survivor gets 1 despair. Roll 1 more die and add it to your unused dice.
    .option2 = Let them rest
    .effect2 = The survivor may not move, attack or search until the end of your next turn. Remove 1 wound from that survivor.
    .lasting = This survivor may not move, attack or search until the end of the next turn of its player.

ln-xr-warm-thoughts = Warm Thoughts
    .trigger = One of your survivors has just got a frostbite from an exposure roll.
    .story = Think of a beach, somebody says. Think of sand so hot that you have to run. The feet in the bucket are white to the ankles.
    .option1 = Think of summer
    .effect1 = The frostbite becomes a wound. The survivor may not use a die for the rest of the turn.
    .option2 = Light a fire
    .effect2 = Put 1 fuel card from your hand into the waste pile without its effect. Remove all frostbite from all survivors at that place. Add 2 zombies there.
    .lasting = This survivor may not use a die for the rest of the turn.

ln-xr-hair-raising = Hair-raising
    .trigger = You control a survivor at the colony, and at least 2 helpless survivors are there.
    .story = It started with one scarf and four heads. Now the whole hall scratches in its sleep, and it sounds like rain.
    .option1 = Shave everyone
    .effect1 = Each player with a survivor at the colony moves 1 unused die, if any, to the used pool. If at least 2 players do, gain 1 morale.
    .option2 = Scratch and bear it
    .effect2 = 2 helpless survivors turn unruly.

ln-xr-anitas-list = Anita’s List
    .trigger = Anita Wallace is in play, not exiled, and shares her place with a survivor of another player.
    .story = It is a school notebook with a horse on the cover. Each page has a name on it. Some pages are torn out, very neatly.
    .option1 = Cross a name off
    .effect1 = Anita’s player chooses one of these survivors and takes a random card from its player’s hand. The survivor gets 1 wound.
    .option2 = Burn the list
    .effect2 = Remove all wounds and despair from Anita Wallace. Draw 1 card from a random item deck.

ln-xr-overdue = Overdue
    .trigger = You have just searched the library.
    .story = Between two shelves somebody has built a room of books: a bed, a chair, a wall. The last page is open. It would be a shame not to finish it.
    .option1 = Read all night
    .effect1 = Look at the top 5 cards of the library item deck. You may take 1 education card among them; put the others back in any order. The survivor who searched may not move this turn and in your next.
    .option2 = Burn the shelf
    .effect2 = Remove the top 3 cards of the library item deck from the game. Remove up to 2 frostbites from survivors at the library.
    .lasting = This survivor may not move until the end of the next turn of its player.

ln-xr-loud-party = Loud Party
    .trigger = Elijah Jordan is in play, not exiled, and at the colony.
    .story = He has found a cable, and the cable has found a speaker. For the length of one song the hall is what it used to be on Saturdays. Then he looks at the volume.
    .option1 = Turn it up
    .effect1 = Gain 1 morale. Add 1 zombie to the colony for every 2 survivors there, helpless ones included, rounded up.
    .option2 = Headphones only
    .effect2 = Choose a non-colony location. Remove all noise and up to 2 zombies from it.

ln-xr-one-shot = One Shot
    .trigger = Kevin Jackson is in play, not exiled, and not at the colony.
    .story = He has been lying up there since dawn with one round in the chamber. He does not say what it is for. He says the wind is right.
    .option1 = Take it
    .effect1 = Remove up to 3 zombies from one place of your choice. Add 2 noise tokens at Kevin’s place, as many as fit.
    .option2 = Hold fire
    .effect2 = Until the start of your next turn overruns at Kevin’s place kill nobody. Zombies without room are gone.
    .lasting = Until the start of his player’s next turn overruns at Kevin’s place kill nobody.

ln-xr-paid-in-soup = Paid in Soup
    .trigger = You have just spent food to raise a die, and Alfonso Ortega is in play and not exiled.
    .story = He has been smelling the pot for an hour and talking about something else. There are things he could get, he says. He cannot think on an empty stomach.
    .option1 = Pay him too
    .effect1 = Remove 1 food. Alfonso’s player may search the police station item deck for 1 weapon and equip it to any survivor at Alfonso’s place. Needs 1 food in the supply.
    .option2 = Tell him to wait
    .effect2 = Alfonso’s ability may not be used until the end of the next round.
    .lasting = The ability of Alfonso Ortega may not be used until the end of the next round.

ln-xr-night-shift = Night Shift
    .trigger = Nadia Rivers is in play, not exiled, and at the colony.
    .story = She has done the rounds twice and the third time for somebody who is asleep. There is a cot behind the curtain. It has been made since Tuesday.
    .option1 = A double shift
    .effect1 = Until the end of the round each other player may ask once for 1 unused die of Nadia’s player, who may agree. Nadia Rivers gets 1 despair.
    .option2 = Lights out
    .effect2 = Nadia’s player moves all unused dice to the used pool. Gain 1 morale. Needs at least 2 unused dice.
    .lasting = Until the end of the round this player may ask once for an unused die of Nadia’s player.

ln-xr-whiteout = Whiteout
    .trigger = You have just moved a survivor without a fuel card.
    .story = There was a road. There was a hand on the rope in front, too. Now there is white, and white, and the rope.
    .option1 = Keep walking
    .effect1 = Make 1 more exposure roll on the survivor. Then draw 1 card from the item deck of that place; at the colony there is none.
    .option2 = Turn back
    .effect2 = Place the survivor back where the move began, if there is a free space. That survivor may not move again this turn.
    .lasting = This survivor may not move again this turn.

ln-xr-grave-goods = Grave Goods
    .trigger = You control a survivor at the colony, and at least 1 survivor card lies in the graveyard.
    .story = You buried them with their boots on, because it seemed right. It was a softer winter then, and you had boots.
    .option1 = Dig
    .effect1 = Draw 1 card from each of 2 item decks of your choice. One of your survivors at the colony gets 1 despair.
    .option2 = Hold a vigil
    .effect2 = Put 1 card from your hand, if any, into the waste pile without its effect. Remove 1 despair from each survivor at the colony.

ln-xr-cold-mouths = Cold Mouths
    .trigger = At least 1 unruly helpless survivor is at the colony.
    .story = They have stopped asking. They stand around the pantry in their blankets, breathing, and it is the breathing that one cannot stand.
    .option1 = Feed them extra
    .effect1 = Remove 2 food. All unruly helpless survivors calm down. Needs 2 food in the supply.
    .option2 = Lock them in
    .effect2 = When food is paid in this round, unruly helpless survivors count as one each. When zombies arrive, 2 more come to the colony.
    .lasting = This round unruly helpless survivors eat for one, and 2 more zombies come to the colony.

ln-xr-the-vote-counter = The Vote Counter
    .trigger = You are first player, and at least 3 players are not exiled.
    .story = Folded slips in a coffee tin, seven of them. You have always counted them alone, out loud, by the stove. Nobody has ever asked to see one.
    .option1 = Keep the tally
    .effect1 = At the end of this round you stay first player, without a vote. The leader of your group gets 1 despair.
    .option2 = Hand it over
    .effect2 = Another player of your choice who is not exiled becomes first player and draws 1 card from a random item deck.
    .lasting = At the end of the round the first player stays first player, without a vote.

ln-xr-broken-thermometer = Broken Thermometer
    .trigger = At least 2 of your survivors have a wound.
    .story = It says forty-one. It has said forty-one since the fall, for everybody. You can still lay a hand on a forehead and guess.
    .option1 = Share one blanket
    .effect1 = Choose 2 of your wounded survivors at the same place and share out their wounds and frostbites between them as you like. Nobody may die of it.
    .option2 = Make do
    .effect2 = Put 1 medicine card from your hand into the waste pile without its effect. Remove 1 wound from each of up to 3 of your survivors.

ln-xr-nails-in-the-dark = Nails in the Dark
    .trigger = You have just built a barricade as an action.
    .story = The lamp goes out between two blows of the hammer. In the dark your hand finds a second box beside the nails. It is heavier, and it says to keep it dry.
    .option1 = Set a charge
    .effect1 = That barricade becomes an explosive trap. Add 1 noise token there; at the colony 1 zombie instead.
    .option2 = Build double
    .effect2 = Place 1 more barricade on a free entrance space there.

ln-xr-blueprints = Blueprints
    .trigger = You have just searched the library or the school.
    .story = A roll of blue paper, thin as skin. Somebody has drawn a house on it with more windows than there are people left to look out of them.
    .option1 = Copy them
    .effect1 = Put 2 pieces of work on one unfinished improvement.
    .option2 = Redraw them
    .effect2 = One unfinished improvement goes under its deck without its work, and a new one is laid out. Draw 1 card from the item deck you searched.

ln-xr-shoddy-work = Shoddy Work
    .trigger = At least 1 improvement is finished, and you control a survivor at the colony.
    .story = It held for eleven days. On the twelfth somebody leaned on it, and now there is a crack that you can put a hand into.
    .option1 = Repair it
    .effect1 = Put 1 tool card from your hand into the waste pile without its effect. Put 1 piece of work on an unfinished improvement.
    .option2 = Hang a picture over it
    .effect2 = A finished improvement of your choice has no effect until the end of the next round.

ln-xr-work-song = Work Song
    .trigger = You control a survivor at the colony, and at least 1 improvement is unfinished.
    .story = One voice starts it, by the woodpile, and the hammers fall in. It is an old song about a road. It is very loud.
    .option1 = All hands
    .effect1 = Each player with a survivor at the colony may move 1 unused die to the used pool. For every 2 dice the first player puts 1 piece of work on an improvement. Add 2 zombies to the colony.
    .option2 = Quiet
    .effect2 = Nothing happens.

ln-xr-spare-parts = Spare Parts
    .trigger = You have just played a tool card.
    .story = It did what it was bought for, and it will not do it again. But the motor still turns, and there are nine good screws in it.
    .option1 = Strip it
    .effect1 = Put 1 piece of work on an unfinished improvement.
    .option2 = Keep the rest
    .effect2 = Draw 1 card from the gas station item deck.

ln-xr-the-architect = The Architect
    .trigger = You control a survivor at a non-colony location without zombies, and at least 1 improvement is unfinished.
    .story = She has paced out the whole ground floor in chalk. Here the stove, she says, here the beds, here light. She has been alone for a long time, but she has a plan.
    .option1 = Bring her home
    .effect1 = Add 1 helpless survivor. For the rest of the game, at the start of each round with a helpless survivor at the colony, roll a die: on 5–6 the first player puts 1 piece of work on an improvement. Needs a free space at the colony.
    .option2 = Buy her sketch
    .effect2 = Put 2 cards from your hand into the waste pile without their effects. Put 2 pieces of work on one improvement.
    .lasting = At the start of each round with a helpless survivor at the colony, roll a die: on 5–6 the first player puts 1 piece of work on an improvement.

ln-xr-collapse = Collapse
    .trigger = An improvement lacks just 1 piece of work.
    .story = The last beam is up and somebody has gone to fetch the others so that they can see it. It groans. It has been groaning since noon.
    .option1 = Prop it up
    .effect1 = Put 1 piece of work on it. Your survivor of lowest influence at the colony gets 2 wounds; if you have none there, lose 1 morale.
    .option2 = Let it fall
    .effect2 = Take 2 pieces of work off it.

ln-xr-power-cut = Power Cut
    .trigger = At least 2 improvements are finished.
    .story = The lamps go brown, then orange, then out. In the dark you hear how quiet it has been outside all along.
    .option1 = Feed the generator
    .effect1 = Put 1 fuel card from your hand into the waste pile without its effect. Gain 1 morale.
    .option2 = Sit in the dark
    .effect2 = Until the end of the round no improvement has an effect. Each player removes 1 noise token from a location of their choice.

ln-xr-weeds = Weeds
    .trigger = The greenhouse is finished, and you control a survivor at the colony.
    .story = Between the tomatoes stands something that nobody planted, or nobody says so. It is knee-high and smells like the back row of a concert.
    .option1 = Keep it for yourself
    .effect1 = Remove 1 food. Remove all despair from your survivors.
    .option2 = Use it as medicine
    .effect2 = Remove 1 food. Remove 1 wound from each of up to 2 survivors of other players who have at least 2 wounds.
    .option3 = Trade it
    .effect3 = Name an item card. The first player on your left with a survivor at the colony who gives it to you removes all despair from the own survivors. If nobody does, nothing happens.

ln-xr-oh-what-a-feeling = Oh What a Feeling
    .trigger = A human survivor of yours and one of another player are the only two at a place.
    .story = One mattress, two coats, a night that will not end. They have talked about everything else. The candle has an inch left.
    .option1 = Stay
    .effect1 = If both vote for it: remove all wounds and despair from both survivors. Both players roll a die, again if they tie. The higher one takes the other’s survivor into the own group.
    .option2 = Turn to the wall
    .effect2 = If both vote for it, nothing happens.
    .option3 = One of them asks
    .effect3 = If the two do not agree, the survivor of the player who wanted to stay gets 1 despair.

ln-xr-ill-show-them = I’ll Show Them I Can Help
    .trigger = A player has just been accused, by a call for an exile vote, and at least 1 helpless survivor is at the colony.
    .setup = The leader of the accused player’s group is killed.
    .story = The shot was not loud. The boy still holds the gun in both hands, the way he saw it done. He heard what you all said at supper, he says. He only wanted to help.
    .option1 = Blame the accuser
    .effect1 = The player who made the accusation is exiled.
    .option2 = Send the child away
    .effect2 = Remove 1 helpless survivor. Lose 1 morale, unless a player removes one of the own survivors from the game together with the child.

ln-xr-strange-meat = Strange Meat
    .trigger = You control a survivor at the colony, and there is a starvation token in the supply or no food.
    .story = It hangs in the smokehouse, already jointed, wrapped in clean paper. Nobody here has shot anything in weeks. Nobody here is missing, either. Not from here.
    .option1 = Do not ask
    .effect1 = Add 5 food. Lose 1 morale. Each player who voted for this gives 1 despair to one of the own survivors.
    .option2 = Bury it
    .effect2 = If food cannot be paid in this round, no starvation token is added. Those that lie there count.
    .lasting = If food cannot be paid in this round, no starvation token is added.

ln-xr-long-goodbye = The Long Goodbye
    .trigger = One of your survivors has exactly 2 wounds of any kind, at least 1 of them despair.
    .story = They have given their gloves away and returned a borrowed book. They sleep well now. That is what worries you.
    .option1 = Stay with them
    .effect1 = Put 1 medicine card from your hand into the waste pile without its effect. Remove all despair from the survivor, who may not move until the end of your next turn.
    .option2 = Let them go
    .effect2 = The survivor leaves the game with all equipment. This costs no morale. Another of your survivors, if any, gets 1 despair.
    .lasting = This survivor may not move until the end of the next turn of its player.

ln-xr-the-still = The Still
    .trigger = You control a survivor at the colony, and at least 3 survivors are there, helpless ones not counted.
    .story = Potato peel, a pressure cooker and eleven days. It tastes of paint and it burns with a blue flame. There is enough for one good evening, or for one long drive.
    .option1 = Open the bottles
    .effect1 = Remove 1 food. Remove 1 despair from each survivor at the colony. Each player with a survivor there moves the highest unused die, if any, to the used pool. Needs 1 food in the supply.
    .option2 = Make fuel of it
    .effect2 = Search the gas station item deck for 1 fuel card and take it into your hand. Shuffle the deck.

ln-xr-rope = The Rope
    .trigger = A survivor has just died, and you control a survivor at the colony.
    .story = Nobody remembers who brought it into the hall. It lies on the table between the cups, and everybody talks around it.
    .option1 = Someone must pay
    .effect1 = 1 helpless survivor is killed. If there is none, the survivor of lowest influence at the colony gets 2 wounds. Then all unruly helpless survivors calm down.
    .option2 = No more blood
    .effect2 = 1 helpless survivor, if any is calm, turns unruly. The survivor of highest influence at the colony gets 1 despair.

ln-xr-small-footprints = Small Footprints
    .trigger = You have just moved a survivor (not exiled) to the school or the hospital, and at least 2 zombies are there.
    .story = They come to the knee. They come in a row, by the hand, the way they were told to, and the one in front still has the bell.
    .option1 = End it quietly
    .effect1 = Remove up to 2 zombies from that place. The survivor who moved gets 1 despair.
    .option2 = Look away
    .effect2 = The survivor who moved may not attack until the end of the round. Draw 1 card from the item deck there.
    .lasting = This survivor may not attack until the end of the round.
