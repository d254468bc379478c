wc-xr-cold-engine = Cold Engine
    .trigger = You have just played a fuel card.
    .story = It turns over, coughs, turns over. The whole street is listening, and so is what lives in it.
    .option1 = Coax it
    .effect1 = Roll a die. On 3–6 take that fuel card back from the waste pile into your hand. On 1–2 the survivor who moved with it gets 1 wound; if nobody moved, one of yours of your choice.
    .option2 = Strip it
    .effect2 = Draw 1 card from the gas station item deck.

wc-xr-two-locks = Two Locks
    .trigger = You have just searched a location without noise with a survivor who is not exiled.
    .story = One lock keeps thieves out. The second was put on from the inside.
    .option1 = Break both
    .effect1 = Draw 2 cards from the item deck there. Then put 3 noise tokens there, as far as there is room.
    .option2 = Pick one
    .effect2 = Look at the top card of that deck. You may put it under the deck.

wc-xr-blood-trail = Blood Trail
    .trigger = A survivor of yours has just got a wound (no frostbite) from the exposure roll of a move.
    .story = Red on white, every second step. Anybody could follow it. Somebody does.
    .option1 = Cover it
    .effect1 = That survivor cannot search until the end of your next turn.
    .option2 = Follow it back
    .effect2 = Add 2 zombies to where that survivor moved. Draw 1 card from the hospital item deck.
    .lasting = This survivor cannot search until the end of the next turn of its player.

wc-xr-split-rations = Split Rations
    .trigger = You control a survivor at the colony and the supply holds at least 3 food.
    .story = The ladle stops half way up. Nobody says a word, so the cook has to.
    .option1 = Half portions
    .effect1 = Tonight the colony pays half the food, rounded up. Each player gives 1 wound to one of the own survivors at the colony.
    .option2 = Full bellies
    .effect2 = Remove 1 food from the supply; it has to hold 3. Each player removes 1 wound from one of the own survivors at the colony.
    .lasting = Tonight the colony pays half the food, rounded up.

wc-xr-the-piano = The Piano
    .trigger = You have just searched the school or the library.
    .story = Out of tune, three keys missing. Somebody sits down all the same, and for a bar and a half it is another year.
    .option1 = Play
    .effect1 = Gain 1 morale. Fill all noise spaces of that location.
    .option2 = Take the wire
    .effect2 = Put 1 explosive trap on a free entrance space there (without The Long Night: 1 barricade).

wc-xr-lost-patrol = Lost Patrol
    .trigger = You have just moved a survivor (not exiled) to the police station.
    .story = Four of them, sitting against the wall in a row, boots polished. The radio on the last one still asks for their position.
    .option1 = Bury them
    .effect1 = Remove 1 wound of any kind, despair included, from the survivor who moved. That survivor cannot search until the end of your next turn.
    .option2 = Search them
    .effect2 = Look at the top 2 cards of the police station item deck, take up to 1 into your hand and put the rest under the deck. Add 3 zombies there.
    .lasting = This survivor cannot search until the end of the next turn of its player.

wc-xr-quarrel-over-soup = Quarrel over Soup
    .trigger = You have just spent food to raise an action die.
    .story = “For the work,” you said. She looks at the bowl, then at your hands, then at the bowl.
    .option1 = Apologise
    .effect1 = Put 1 card from your hand into the waste pile without its effect, if you have one.
    .option2 = Shout back
    .effect2 = Until the end of the round no player of the colony may spend food to raise dice. 1 helpless survivor becomes unruly.
    .lasting = Until the end of the round this player may not spend food to raise dice.

wc-xr-snowed-in = Snowed In
    .trigger = You control at least 2 survivors at the same non-colony location.
    .story = The door opens inwards. Behind it stands a white wall, smooth, with the print of the panels in it.
    .option1 = Huddle
    .effect1 = Your survivors there cannot move until the end of your next turn. Remove all frostbite from them.
    .option2 = Dig out
    .effect2 = Make an exposure roll on each of your survivors there. Draw 1 card from the item deck there for each of them who lives.
    .lasting = This survivor cannot move until the end of the next turn of its player.

wc-xr-the-ledger = The Ledger
    .trigger = You have at least 6 cards in hand.
    .story = Somebody has been counting. Two columns, a neat hand, and your name on top of the longer one.
    .option1 = Open the book
    .effect1 = Give 2 cards from your hand to other players, one each or both to one. Gain 1 morale.
    .option2 = Close it
    .effect2 = Show your hand to the player on your right.

wc-xr-empty-hands = Empty Hands
    .trigger = You have no cards in hand.
    .story = You turn your pockets out on the table: a key, some lint. The key is for a house that burned down.
    .option1 = Beg
    .effect1 = Each other player may give you 1 card. If nobody does, lose 1 morale.
    .option2 = Scrounge
    .effect2 = Draw 2 cards from a random item deck. Your survivor of lowest influence gets 1 wound.

wc-xr-barking = Barking
    .trigger = An animal among your survivors is at the colony, and at least 4 zombies are there.
    .story = It stands at the gate, hackles up, and will not stop. Out there heads turn, all at once.
    .option1 = Let it bark
    .effect1 = Move up to 3 zombies from the colony to the non-colony location with the lowest number that has a free entrance space, and on to the next one when it is full.
    .option2 = Hush
    .effect2 = 2 fewer zombies come to the colony tonight.
    .lasting = 2 fewer zombies come to the colony tonight.

wc-xr-birthday = Birthday
    .trigger = You control a survivor at the colony, and at least 1 helpless survivor is there.
    .story = She is seven today. She has told everybody, one by one, so that nobody can say they did not know.
    .option1 = Bake a cake
    .effect1 = Remove 2 food from the supply. Gain 1 morale.
    .option2 = Light a candle
    .effect2 = Remove 1 wound of any kind, despair included, from a survivor at the colony.

wc-xr-locked-ward = Locked Ward
    .trigger = You have just searched the hospital.
    .story = The corridor ends at a steel door. Somebody has taped a drawing to it, and a chart, and then more tape.
    .option1 = Unlock it
    .effect1 = Roll a die. On 1–3 add that many zombies to the hospital. On 4–6 search the hospital item deck for 1 medicine card.
    .option2 = Listen first
    .effect2 = Look at the top 3 cards of the hospital item deck and put them back in any order.

wc-xr-tyre-tracks = Tyre Tracks
    .trigger = You have just moved a survivor to the gas station.
    .story = Fresh, since the snow. Whoever drove here filled up, stood around for two cigarettes, and knew where to go.
    .option1 = Follow them
    .effect1 = Place that survivor at a random location with a free space and draw 2 cards from the item deck there. This is no move.
    .option2 = Siphon the tank
    .effect2 = Search the gas station item deck for 1 fuel card. Put 2 noise tokens there.

wc-xr-the-vote = Show of Hands
    .trigger = You control a survivor at the colony, and at least 3 players have survivors there.
    .story = No speeches. Hands up, hands down. The ones that stay in the pockets are counted too.
    .option1 = Share the load
    .effect1 = Each player passes 1 card from the hand to the next player on the left, all at once. Whoever has none only receives.
    .option2 = Each for themselves
    .effect2 = Each player draws 1 card from the same random item deck. Lose 1 morale.

wc-xr-thaw = False Thaw
    .trigger = None of your survivors has frostbite, and at least one of them is at a non-colony location.
    .story = Water runs down the gutters. People open their coats and do not look at the sky.
    .option1 = Enjoy it
    .effect1 = Until the end of the round frostbite counts as blank on exposure rolls of your survivors. In the next round it gives them 2 frostbite instead of 1.
    .option2 = Prepare
    .effect2 = Put 1 tool card from your hand into the waste pile without its effect. Until the end of the next round frostbite counts as a wound on exposure rolls of all survivors of the colony.
    .lasting = The thaw changes what frostbite means on exposure rolls of this survivor.

wc-xr-sick-child = Fever in the Dormitory
    .trigger = At least 2 helpless survivors are at the colony.
    .story = It goes from bed to bed in the order in which they were made. By evening one can guess who is next.
    .option1 = Treat them
    .effect1 = Put 1 medicine card from your hand into the waste pile without its effect. Gain 1 morale.
    .option2 = Isolate them
    .effect2 = 1 helpless survivor becomes unruly. Roll a die: on 1–2 a helpless survivor is killed, which costs 1 morale.

wc-xr-crow-cloud = Crows
    .trigger = At least 1 survivor has died in this game, and you control a survivor at a non-colony location.
    .story = They have learned to wait where people go. They are fat, and they are in no hurry.
    .option1 = Scare them off
    .effect1 = Put 2 noise tokens at that location. Remove 1 despair from each of your survivors there.
    .option2 = Follow them
    .effect2 = Move up to 2 zombies from another location there. Then draw 2 cards from the item deck there.

wc-xr-generator = The Generator
    .trigger = You control a survivor at the colony and have a fuel card in hand.
    .story = It would run for one night. One night of light, of warm pipes, of a noise that carries for miles.
    .option1 = Run it
    .effect1 = Put 1 fuel card from your hand into the waste pile without its effect. Remove all frostbite from survivors at the colony. Until the end of the round nobody there rolls for exposure. Add 2 zombies to the colony.
    .option2 = Save it
    .effect2 = Nothing happens.
    .lasting = Until the end of the round nobody at the colony rolls for exposure.

wc-xr-rooftop-garden = Rooftop Garden
    .trigger = At least 2 survivors are at the grocery store, or at least 2 at the school.
    .story = Under the tarpaulin: cabbages, in rows, the size of fists. Somebody has been up here every day. Nobody has been here this week.
    .option1 = Harvest now
    .effect1 = Add 3 food.
    .option2 = Let it grow
    .effect2 = Put this card at that location. At the end of the next round, add 6 food if a survivor of yours or of your friends is there.
    .lasting = At the end of the next round 6 food are added if a survivor is where this card lies.

wc-xr-broken-promise = Broken Promise
    .trigger = You have asked the others for a card in this turn and got none.
    .story = They looked at the floor, all of them, at the same board.
    .option1 = Let it go
    .effect1 = Remove 1 wound from one of your survivors.
    .option2 = Make a scene
    .effect2 = A player of your choice who was asked shows you the hand. Lose 1 morale.

wc-xr-parley = Parley
    .trigger = A survivor of yours is where an enemy survivor is.
    .story = They have put their rifle down first. It lies in the snow, close enough to be picked up again.
    .option1 = Talk
    .effect1 = Ask the enemy who acts at the same time, or else the enemy leader. Whoever agrees and you draw 1 card each from the item deck there, and no combat takes place there this round.
    .option2 = Spit
    .effect2 = Your colony gets 2 ammunition.
    .lasting = No combat takes place where this card lies until the end of the round.

wc-xr-stolen-plans = Stolen Plans
    .trigger = One of your survivors is at an entrance of the enemy colony.
    .story = A window, a table, a map with pins in it. The pins are us.
    .option1 = Read them
    .effect1 = In your colony’s next combat this round the enemy leader chooses a tactic first and lays it open.
    .option2 = Burn them
    .effect2 = The enemy colony loses 2 ammunition. Your survivor there gets 1 wound.
    .lasting = In the next combat of this round the enemy leader chooses a tactic first and lays it open.

wc-xr-warning-shot = Warning Shot
    .trigger = Your colony has at least 3 ammunition, and one of your survivors is at a non-colony location.
    .story = One shot over their heads. The echo comes back twice, and the second time it is not an echo.
    .option1 = Fire
    .effect1 = Spend 2 ammunition. An enemy survivor there of your choice goes home, but none of a player who acts at the same time. Remove up to 2 zombies there.
    .option2 = Save them
    .effect2 = Draw 1 card from the item deck there and put 1 noise token there.

wc-xr-turncoat = Turncoat
    .trigger = Your colony’s morale is at least 2 higher than that of the enemies.
    .story = He has come across the ice with his hands up and his collar torn where the badge was.
    .option1 = Take him in
    .effect1 = Draw a survivor into your group. The enemy leader puts 1 hand card into the waste pile without its effect. Needs a free space at the colony.
    .option2 = Send him back
    .effect2 = The enemy colony gains 1 morale. Your colony gets 2 ammunition.

wc-xr-poisoned-cache = Poisoned Cache
    .trigger = You have just searched a location where an enemy survivor is, or was at the start of this turn.
    .story = They have left in a hurry. The tins stand in a row, the lids already loose.
    .option1 = Mark the cans
    .effect1 = The next food card that a player of the enemy colony plays this round adds no food.
    .option2 = Share the news
    .effect2 = Each of both colonies adds 1 food. Your colony gets 1 ammunition.
    .lasting = The next food card that is played in this colony this round adds no food.

wc-xr-border-wall = Border Wall
    .trigger = You have just cleaned waste at your colony.
    .story = There is enough of it for a wall. There is enough of it for a gift, too.
    .option1 = Pile it up
    .effect1 = Put up to 3 barricades on free entrance spaces of your colony.
    .option2 = Throw it over
    .effect2 = The top 3 cards of a random item deck go into the waste pile of the enemy colony.

wc-xr-hostage = Hostage
    .trigger = Exactly 1 enemy survivor is at an entrance of your colony, and you control a survivor at your colony.
    .story = She has slipped on the ice before the gate. Six of ours are standing around her. Nobody has decided anything yet.
    .option1 = Bargain
    .effect1 = The enemy leader chooses: that survivor gets 1 wound and goes home, or the enemy leader gives you 2 hand cards, or all if there are fewer.
    .option2 = Escort her out
    .effect2 = That survivor goes home. If your morale is lower than that of the enemies, your colony gains 1 morale.
    .first = That survivor gets 1 wound and goes home.
    .second = Give 2 cards from the hand.

wc-xr-dud-rounds = Dud Rounds
    .trigger = Your colony has at least 5 ammunition.
    .story = One in six, says the quartermaster. He does not say which.
    .option1 = Sort them
    .effect1 = Lose 2 ammunition. Once this round your leader may roll the combat die again.
    .option2 = Trust them
    .effect2 = Roll a die. On 1–2 lose half of your ammunition, rounded up. On 5–6 get 2.
    .lasting = Once this round the leader of this colony may roll the combat die again.

wc-xr-drums = Drums in the Night
    .trigger = Your colony’s morale is lower than that of the enemies.
    .story = From over there, all night. Not a song. Just so that we know they are many and not tired.
    .option1 = Answer them
    .effect1 = Your colony gains 1 morale. Add 4 zombies to it.
    .option2 = Listen
    .effect2 = Look at the hand of one player of the enemy colony.

wc-xr-trade-caravan = Trade Caravan
    .trigger = You have given at least 1 card to the joint crisis in this turn.
    .story = Three sledges, half way between the fences, a white cloth on a pole. Everybody counts the tins. Nobody counts aloud.
    .option1 = Open market
    .effect1 = Beginning with you, each player of both colonies may lay 1 hand card open in the middle. Then each who did takes 1 card from there, in the same order.
    .option2 = Skim it
    .effect2 = Take 1 of the cards that you gave to the crisis back into your hand and draw 1 card from a random item deck. The crisis asks for 1 card more this round.
    .lasting = The crisis asks for 1 card more this round.

wc-xr-false-uniform = False Uniform
    .trigger = You have just moved a survivor to an entrance of the enemy colony.
    .story = The jacket still has somebody’s name in it. At the gate they nod, and one of them says, cold night.
    .option1 = Walk in
    .effect1 = That survivor takes no part in combats this round and causes none. Take 1 of the top 3 cards of the waste pile of that colony into your hand.
    .option2 = Wave
    .effect2 = Add 3 zombies to that colony. Your survivor gets 1 wound.
    .lasting = This survivor takes no part in combats until the end of the round.

wc-xr-bounty = Bounty
    .trigger = You are the colony leader.
    .story = It is nailed to the door, under the duty list. A drawing, quite a good one, and a number.
    .option1 = Put up a price
    .effect1 = Lay 1 card from your hand open beside the board. After the next combat that your colony wins this round a player whose survivor took part takes it; of several you choose. If there is none, it goes into the waste pile.
    .option2 = Take volunteers
    .effect2 = In its first combat from now on this round your colony has 1 strength more. If it loses that combat, it loses 1 morale.
    .lasting = A price for the next combat won this round, or 1 strength more in the next combat, which costs 1 morale if it is lost.

wc-xr-scorched-street = Scorched Street
    .trigger = One of your survivors is where an enemy survivor and at least 2 zombies are.
    .story = Between us and them the dead are standing, and the house behind them is made of wood.
    .option1 = Burn it
    .effect1 = Put 1 fuel card from your hand into the waste pile without its effect. Remove all zombies there. Every survivor there gets 1 wound, the enemies too.
    .option2 = Lock the doors
    .effect2 = Put 1 barricade there, if there is room. Enemies who are there when the next round begins cannot move in it.
    .lasting = Enemies who are where this card lies when the next round begins cannot move in it.

wc-xr-deserters-hut = The Deserter’s Hut
    .trigger = You have just moved a survivor to a non-colony location where nobody else is.
    .story = Smoke from a pipe, a pot, one spoon. He does not ask which side. He asks whether it is still going on.
    .option1 = Share his soup
    .effect1 = Remove 1 wound from the survivor who moved. See 1 random hand card of the enemy leader.
    .option2 = Take his rifle
    .effect2 = Search the police station item deck for 1 weapon and equip it to the survivor who moved. Add 2 zombies there.

wc-xr-armistice-day = Armistice Day
    .trigger = Both colonies have the same morale.
    .story = Eleven o’clock. On both sides somebody has remembered, and for once nobody shoots at the bell.
    .option1 = Lay down arms
    .effect1 = Ask the enemy leader. If they agree, both colonies lose all ammunition, no combat takes place this round, and both gain 1 morale. If not, your colony gets 1 ammunition.
    .option2 = Load up
    .effect2 = Your colony gets 2 ammunition.
    .lasting = No combat takes place until the end of the round.

wc-xr-flanking-path = Flanking Path
    .trigger = You have just moved a survivor from one entrance of the enemy colony to another.
    .story = Behind the kennels the fence has been mended with string. Whoever did it was not thinking of us.
    .option1 = Open the gate
    .effect1 = Remove 2 barricades from that colony, as far as there are any. Add 1 zombie to each of its entrances 1 to 3.
    .option2 = Map it
    .effect2 = For the rest of the game your survivors roll no exposure when they move between enemy entrances.
    .lasting = Survivors of this player roll no exposure when they move between enemy entrances.

wc-xr-spoils = Spoils
    .trigger = Your colony won a combat in the last round, and you control a survivor at your colony.
    .story = It lies on two blankets. On one what is useful, on the other what has initials in it.
    .option1 = Divide them
    .effect1 = Each player of your colony draws 1 card from the same random item deck.
    .option2 = Hoard them
    .effect2 = Look at the top 3 cards of an item deck, take up to 2 into your hand and put the rest under the deck. You cannot be elected colony leader at the end of this round.
    .lasting = This player cannot be elected colony leader at the end of this round.

wc-xr-wolf-at-the-door = Wolf at the Door
    .trigger = One of your survivors is where a survivor of the lone wolf is.
    .story = No colours on the sleeve. The eyes go to the pot, then to the gun, then stay on the pot.
    .option1 = Feed the wolf
    .effect1 = 2 food go from your supply to the den. In combats there this round the lone wolf fights for your colony or runs away.
    .option2 = Drive it off
    .effect2 = Spend 1 ammunition. A survivor of the lone wolf there of your choice goes to the den, or where the wolf wants if it is full.
    .lasting = Where this card lies the lone wolf fights for your colony this round or runs away.

wc-xr-bernadettes-speech = Bernadette’s Speech
    .trigger = Bernadette Wilson is in play, not exiled and at the colony.
    .story = She has climbed onto the crate and has not said anything yet. The hall is quiet for the first time since Sunday.
    .option1 = Promise everything
    .effect1 = Gain 1 morale. From now on the main objective also asks for at least 3 food in the supply.
    .option2 = Promise nothing
    .effect2 = Each player with a survivor at the colony draws 1 card from the same random item deck. Bernadette Wilson gets 1 wound.

wc-xr-colemans-crew = Coleman’s Crew
    .trigger = You have just built a barricade as an action, and George Coleman is in play and not exiled.
    .story = He walks along it, kicks it, pulls out a nail with two fingers and holds it up. “This,” he says, “is a suggestion.”
    .option1 = Overtime
    .effect1 = Put 2 more barricades on free entrance spaces there. George Coleman gets 1 wound.
    .option2 = Knock off early
    .effect2 = In the next roll of action dice George’s player may lay one die aside as a 5 before rolling the others.
    .lasting = Before the next roll of action dice this player may lay one die aside as a 5.

wc-xr-charlottes-haul = Charlotte’s Haul
    .trigger = Charlotte Ross is in play and at an entrance of the enemy colony.
    .story = The bag is heavy, the fence is low, and the light in the watchman’s hut has just gone out.
    .option1 = Run with it
    .effect1 = Charlotte’s player takes 2 random hand cards of the enemy leader. Charlotte Ross goes home and gets 1 wound.
    .option2 = Leave a gift
    .effect2 = Charlotte’s player gives 1 hand card to the enemy leader. Both colonies gain 1 morale.

wc-xr-honiahakas-circle = The Circle
    .trigger = Honiahaka is in play, not exiled and at the colony.
    .story = A ring of chairs, and a stick in the middle. Whoever holds it speaks. It goes round once without a word.
    .option1 = Speak in turn
    .effect1 = Each player with a survivor at the colony may reveal the hand. If all do, gain 1 morale. Otherwise each who did draws 1 card from an item deck of choice.
    .option2 = Break it up
    .effect2 = Honiahaka’s player removes 1 wound of any kind, despair included, from a survivor at the colony.

wc-xr-huang-fens-letters = Huang Fen’s Letters
    .trigger = Huang Fen is in play, not exiled, and at least 1 other survivor is at the same location.
    .story = Nineteen of them, tied with a shoelace, all from the same hand. She has never said what is in them.
    .option1 = Read them aloud
    .effect1 = Remove 1 wound of any kind, despair included, from each survivor there. Then put 1 noise token there; at the colony add 2 zombies instead.
    .option2 = Burn them for heat
    .effect2 = Remove all frostbite from survivors there. Huang Fen gets 1 despair (without The Long Night: 1 wound).

wc-xr-masked-help = Masked Help
    .trigger = One of your survivors is where at least 3 zombies are, and The Enforcer is in the survivor deck.
    .story = Somebody drops from the fire escape, cape first. It is ridiculous, and two of them are already down.
    .option1 = Cheer
    .effect1 = Take The Enforcer from the survivor deck into your group, at that place, or at the colony if there is no room. Remove 2 zombies there. He gets 1 wound. Needs a free space at the colony.
    .option2 = Stay out of sight
    .effect2 = Remove 3 zombies from that place.

wc-xr-wheeler-siblings = The Wheelers
    .trigger = Scott Wheeler and Hawk Wheeler are both in play and belong to different colonies.
    .story = They have not spoken since the fence went up. Both whistle the same four notes when they think they are alone.
    .option1 = Meet at the bridge
    .effect1 = The players of Scott and Hawk give each other 1 hand card; who has none gives none. This round no combat takes place where one of them is.
    .option2 = Turn away
    .effect2 = Scott Wheeler and Hawk Wheeler get 1 despair each.
    .lasting = No combat takes place where this survivor is until the end of the round.

wc-xr-hawks-nest = Hawk’s Nest
    .trigger = Hawk Wheeler is in play, not exiled and at no colony.
    .story = A deckchair on a roof, a blanket, a notebook. Every street has its own page, and every page has hours in it.
    .option1 = Watch the street
    .effect1 = Look at the top 3 cards of two different item decks and put them back in any order.
    .option2 = Watch your people
    .effect2 = Until the end of the round each survivor who is with Hawk now, Hawk included, ignores the first wound of an exposure roll.
    .lasting = Ignores the first wound of an exposure roll this round.

wc-xr-fitzpatricks-sermon = Sermon
    .trigger = Pastor Fitzpatrick is in play, not exiled and at the colony, and at least 3 survivors are there.
    .story = He has put away the book. He looks along the benches, face by face, like somebody who is short of one.
    .option1 = Forgive
    .effect1 = Remove 1 despair from every survivor at the colony. All unruly helpless survivors calm down.
    .option2 = Warn
    .effect2 = Each player with a survivor at the colony puts 1 hand card into the waste pile without its effect, if there is one. If at least 2 cards were put there, gain 1 morale.

wc-xr-danicas-dare = Danica’s Dare
    .trigger = Danica Walker, not exiled, has attacked a zombie.
    .story = She wipes the blade on her sleeve, looks back over her shoulder and grins. “Watch.”
    .option1 = Again!
    .effect1 = Up to 3 more zombies at her location are killed, one after the other, each with an exposure roll on Danica, as long as she lives and wants to.
    .option2 = Enough
    .effect2 = Remove 1 wound from Danica Walker.

wc-xr-night-watch = Night Watch
    .trigger = Marcus Johnson is in play, not exiled and at the colony.
    .story = He goes round with the lamp held low. He says the names under his breath, so that nobody wakes who is on the list.
    .option1 = Count heads
    .effect1 = If nobody of the colony has died this round, gain 1 morale. 2 fewer zombies come to the colony tonight.
    .option2 = Count cans
    .effect2 = Add 2 food. The top card of a random item deck goes into the waste pile.
    .lasting = 2 fewer zombies come to the colony tonight.
