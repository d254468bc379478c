base-crossroads-james-meyers = James Meyers
    .trigger = You control James Meyers, and he is not exiled.
    .story = James used to get paid for listening. Now he does it for nothing, on an upturned crate by the stove, and people talk. By midnight he knows what everyone has put aside, and why.
    .option1 = Take inventory
    .effect1 = Look at all hands. You may then remove exactly 3 medicine cards of your choice among them from the game: morale +1.
    .option2 = Read one mind
    .effect2 = Look at the secret objective of 1 other player. You may talk about it freely. Only possible if secret objectives are in use.

base-crossroads-janet-taylor = Janet Taylor
    .trigger = You control Janet Taylor, and she is not exiled.
    .story = Janet hangs 2 bedsheets from the ceiling and calls it a ward. She boils cloth, sharpens needles, and asks everyone who passes to leave something she can use. No one passes without paying.
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
    .story = A row of small shoes stands by the wall, set out by size. Then the blankets move, and 3 faces look up. The oldest holds a kitchen knife and does not put it down.
    .option1 = Bring them in
    .effect1 = Add 3 helpless survivors to the colony. Morale +1. Needs 3 free spaces at the colony.
    .option2 = Leave them be
    .effect2 = Nothing happens.

base-crossroads-loretta-clay = Loretta Clay
    .trigger = You control Loretta Clay, and she is not exiled.
    .story = Loretta lines up the cans on the counter, all 30 of them, labels to the front. The dates are from another life. She sniffs, shrugs and reaches for the big pot.
    .option1 = Cook it anyway
    .effect1 = Roll a die. 5–6: morale +1. 3–4: nothing happens. 1–2: roll a die for each survivor at the colony who is not helpless; on 1–2 that survivor gets 1 wound.
    .option2 = Throw it out
    .effect2 = Remove 1 food from the supply. Needs 1 food in the supply.

base-crossroads-lovers-quarrel = Lover's Quarrel
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
    .effect1 = Until the end of the next round, keep track of which of the 6 locations outside the colony are searched. All 6: morale +1. Otherwise: morale −1 and remove 1 helpless survivor.
    .option2 = Call off the search
    .effect2 = Morale −1. Remove 1 helpless survivor.
    .lasting = Search all 6 locations outside the colony by the end of the next round: morale +1. Otherwise morale −1 and 1 helpless survivor is removed.

base-crossroads-mugging = Mugging
    .trigger = One of your survivors (not exiled) is at the same location as an exiled survivor.
    .story = You know the face. Not long ago you shared a fire, and now there is a length of pipe between you. The eyes are on the bag, not on you.
    .option1 = Hand it over
    .effect1 = Keep 1 hand card of your choice and give all the others to the controller of the exiled survivor. Needs at least 2 cards in your hand.
    .option2 = Fight back
    .effect2 = Your survivor gets 2 wounds. If that survivor has a weapon equipped, you may instead kill the exiled survivor; yours then gets only 1 wound.

base-crossroads-music = Music
    .trigger = One of your survivors (not exiled) has just searched.
    .story = Under plaster and broken tiles lies a guitar without a scratch on it. All 6 strings hold. You had forgotten how quiet these months have been.
    .option1 = Play in the evening
    .effect1 = Morale +1.
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
    .story = An old word falls, one nobody has used since the dead rose. Chairs scrape. By the time anyone thinks of stepping in, the room has split in 2, and one man stands alone on his side.
    .option1 = Drive him out
    .effect1 = Remove 1 helpless survivor. Put this round’s crisis under the crisis deck; it is not resolved, and cards already contributed are removed from the game. Morale −1.
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
    .story = It begins with one cough behind the curtain. In the morning there are 5, and the water bucket is empty before noon. People start to sleep with their backs to each other.
    .option1 = Expel the sick
    .effect1 = Remove 1 helpless survivor. Morale −1.
    .option2 = Let it run
    .effect2 = Each survivor at the colony who is not helpless gets 1 wound. If neither Olivia Brown nor Janet Taylor is in play, also roll a die for each helpless survivor: on a 1 that person is killed (morale −1 each).

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
    .effect2 = Morale −1.

base-crossroads-radio-signal = Radio Signal
    .trigger = You control a survivor at the colony.
    .story = Between 2 bursts of static there is a voice. It reads out a street, a number, then the same street again. Each time it takes a little longer to begin.
    .option1 = Go and look
    .effect1 = The players may together spend 3 unused dice of any value. If they do: add 1 helpless survivor to the colony and morale +1. If not: morale −1. Needs 1 free space at the colony.
    .option2 = Switch it off
    .effect2 = Morale −1.

base-crossroads-rascals = Rascals
    .trigger = You have just searched the hospital.
    .story = In the basement garage stand 4 mobility scooters, plugged in, every light green. They are slower than walking and louder than anything else in town. Someone is already adjusting a seat.
    .option1 = Hold a race
    .effect1 = Morale +1. Add 5 zombies to the colony.
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
    .effect3 = 1 helpless survivor is killed (morale −1).

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
    .effect1 = The moved survivor makes 2 exposure rolls. If alive afterwards: morale +1.
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
    .effect2 = Morale +1.

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
    .effect1 = Remove 2 helpless survivors. Morale −1.
    .option2 = Make them stay
    .effect2 = Nothing happens.

base-crossroads-supply-drop = Supply Drop
    .trigger = You control a survivor at the colony.
    .story = An engine, high up, for the first time in months. Something white opens behind it and drifts down far beyond the last houses. Everyone at the wall has seen it, and so has everything outside.
    .option1 = Fetch the crate
    .effect1 = Choose one of your survivors, who makes 3 exposure rolls. If alive afterwards: add 5 food to the supply, and if Annaleigh Chan is in play, morale +1.
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
    .story = The lake saves an hour, perhaps 2. On the far side a boathouse stands with its doors closed. The ice is clear enough to look through.
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
    .effect2 = Roll a die. 1–3: morale −1.

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
