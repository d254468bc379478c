place-raxxon = Raxxon
    .at = at Raxxon
    .to = to Raxxon

ln-exp-claw = Claw
    .text = 1: 2 wounds. 2 or 3: 1 wound. 4 or 5: killed, 1 wound. 6: killed.
    .story = Day four. It took the bar of the cage for a hand and shook it. The bar is still there. The hand of the keeper is not.
    .line1 = 2 wounds for the attacker.
    .line2 = 1 wound for the attacker.
    .line3 = It dies. 1 wound for the attacker.
    .line4 = It dies.

ln-exp-hunter = Hunter
    .text = 1 or 2: 1 wound, then it goes to a random location if an entrance space is free there. 3: it only goes. 4 to 6: killed.
    .story = Day nineteen. It has learned to wait beside the door. It knows our steps. It knows which of us is slow.
    .line1 = 1 wound for the attacker. It runs to a place by the die.
    .line2 = It runs to a place by the die.
    .line3 = It dies.

ln-exp-collector = Collector
    .text = 1 or 2: it takes 1 of the attacker’s equipment, else a random hand card, else 1 wound. 3: nothing. 4 to 6: killed. Whoever kills it takes its cards.
    .story = Day eleven. It does not eat. It takes: a watch, a pen, a badge. In the evening it sorts them by whose they were.
    .line1 = It takes 1 piece of the attacker’s equipment, else a random hand card, else it is 1 wound.
    .line2 = Nothing.
    .line3 = It dies. Whoever kills it takes what it had.

ln-exp-frostwalker = Frostwalker
    .text = 1 or 2: 1 frostbite. 3: killed, 1 frostbite. 4 to 6: killed.
    .story = Day thirty. The cold room was meant to keep it still. It breathes in there. The thermometer has stopped.
    .line1 = 1 frostbite for the attacker.
    .line2 = It dies. 1 frostbite for the attacker.
    .line3 = It dies.

ln-exp-colossus = Colossus
    .text = It takes 2 hits. 1: 2 wounds. 2: it breaks 1 barricade or trap at its entrance, else 1 wound. 3 to 5: 1 hit. 6: 2 hits.
    .story = Day two. We gave it the wide door. It did not need a door.
    .line1 = 2 wounds for the attacker.
    .line2 = It breaks 1 barricade or trap at its entrance, else it is 1 wound.
    .line3 = 1 hit.
    .line4 = 2 hits.

ln-exp-screecher = Screecher
    .text = 1 or 2: 2 zombies come here. 3: killed, 1 zombie comes. 4 to 6: killed.
    .story = Day nine. It calls, and from the street something answers. We have stopped writing down how many.
    .line1 = 2 zombies come here.
    .line2 = It dies. 1 zombie comes here.
    .line3 = It dies.

ln-exp-plague-carrier = Plague Carrier
    .text = 1: every other survivor here rolls for exposure, the lowest influence first. 2: the attacker rolls again. 3: killed, the attacker rolls again. 4 to 6: killed.
    .story = Day six. Nobody touched it. Four of us are coughing, and the fifth has stopped.
    .line1 = Every other survivor here rolls for exposure, the lowest influence first.
    .line2 = The attacker rolls for exposure again.
    .line3 = It dies. The attacker rolls for exposure again.
    .line4 = It dies.

ln-exp-hydra = Hydra
    .text = 1 to 3: 1 zombie comes here. 4: killed, 2 zombies come. 5 or 6: killed.
    .story = Day fifteen. We removed a part for study. In the morning there were two of it.
    .line1 = 1 zombie comes here.
    .line2 = It dies. 2 zombies come here.
    .line3 = It dies.

ln-exp-reaper = Reaper
    .text = 1: the attacker dies. 2: 2 wounds. 3: killed, 1 wound. 4 to 6: killed.
    .story = Day one. There is no day two in this book.
    .line1 = The attacker dies.
    .line2 = 2 wounds for the attacker.
    .line3 = It dies. 1 wound for the attacker.
    .line4 = It dies.

ln-exp-spewer = Spewer
    .text = 1 or 2: everybody here gets 1 wound. 3 or 4: nothing. 5 or 6: killed.
    .story = Day seven. The glass was made for acid. Somebody should have asked how much of it.
    .line1 = Everybody here takes 1 wound.
    .line2 = Nothing.
    .line3 = It dies.

ln-exp-stinker = Stinker
    .text = Nobody can search where it stands. 1: 1 despair. 2: the attacker flees to the colony if there is space. 3 to 6: killed.
    .story = Day twelve. The masks do not help. Two of the night shift sat down outside in the snow and stayed there.
    .line1 = 1 despair for the attacker.
    .line2 = The attacker flees to the colony, if there is space.
    .line3 = It dies.

ln-exp-siren = Siren
    .text = 1 or 2: the survivor of lowest influence at the colony comes here if there is space. 3: 1 despair. 4 to 6: killed.
    .story = Day twenty-one. It sings in the voice of whoever listens. The door was opened from our side.
    .line1 = Whoever has the lowest influence at the colony comes here, if there is space.
    .line2 = 1 despair for the attacker.
    .line3 = It dies.

ln-side-adrenaline = Adrenaline
    .text = Your player rolls 1 more die.
    .lasting = Your player rolls 1 more die.

ln-side-thick-skin = Thick Skin
    .text = A wound on the exposure die counts as blank.
    .lasting = A wound on the exposure die counts as blank.

ln-side-sharp-senses = Sharp Senses
    .text = The search value is 1 lower, but at least 1.
    .lasting = The search value is 1 lower, but at least 1.

ln-side-tremors = Tremors
    .text = The attack value is 1 higher, but at most 6. That goes for being hit, too.
    .lasting = The attack value is 1 higher, but at most 6. That goes for being hit, too.

ln-side-night-terrors = Night Terrors
    .text = At the end of a round without any other survivor at the same location: 1 despair.
    .lasting = At the end of a round without any other survivor at the same location: 1 despair.

ln-side-infectious = Infectious
    .text = Frostbite on the exposure die counts as bitten.
    .lasting = Frostbite on the exposure die counts as bitten.

ln-main-lockdown = Lockdown
    .story = Behind the last door something scratches, patiently, as if it had read the lease. Close what can be closed, and hunt down what got out.
    .goal-normal = At least 2 experiments are contained, and at most 2 special zombies are in play.
    .goal-hardcore = At least 2 experiments are contained, and at most 2 special zombies are in play.

ln-crisis-night-is-dark = The Night Is Dark
    .story = The generator coughs, and every magnetic lock in the building draws the same breath.
    .fail = The top 2 experiments get out, one after the other. For each that is missing add 3 zombies to the colony.

ln-secret-lab-rat = Souvenir Hunter
    .story = Every catastrophe has a gift shop. You only had to find the right door.
    .text = At least 2 cards of the Raxxon deck are in your hand and equipped by your survivors together.

ln-secret-raxxon-loyalist = Company Loyalist
    .story = You signed, and you keep your word. The product was never the cure. The product was the test.
    .text = At least 2 special zombies are in play, and at least 1 card of the Raxxon deck is in your hand or equipped by your survivors.

ln-blue = Blue
    .short = Blue
    .trade = Chimpanzee
    .ability = Lay 1 of your unused dice at Raxxon, turned to any number.

ln-xr-blues-signs = Signs
    .trigger = Blue is in play and not exiled.
    .story = Blue pulls at your sleeve and makes the sign she knows for food, then one that nobody taught her.
    .option1 = Follow her
    .effect1 = Put Blue and 1 other survivor of her player at the same random location, if both fit. Her player draws 2 cards of its item deck.
    .option2 = Keep her in
    .effect2 = Put Blue at the colony if a space is free. Remove all her wounds, frostbite and despair. Until the end of the next round she cannot leave the colony.
    .lasting = Blue cannot leave the colony.

ln-xr-keycard = Key Card
    .trigger = One of your survivors has just searched at Raxxon.
    .story = The card still hangs on its lanyard, the lanyard on its owner. The photo smiles. The reader by the vault shows a small green light.
    .option1 = Open the vault
    .effect1 = Draw 2 more cards at Raxxon. Then roll for exposure twice on the survivor who searched.
    .option2 = Read the log
    .effect2 = Look at the top 2 experiments and put them back in any order.

ln-xr-voices-in-the-vents = Voices in the Vents
    .trigger = One of your survivors is at Raxxon.
    .story = From the ventilation somebody counts, quietly, up to ten, and begins again.
    .option1 = Answer
    .effect1 = Add 2 zombies at Raxxon. If the colony has a free space, 1 helpless survivor comes there, and morale rises by 1.
    .option2 = Seal the vent
    .effect2 = Place 1 barricade at Raxxon if an entrance space is free. The survivor gets 1 despair.

ln-xr-white-pill = The White Pill
    .trigger = One of your survivors has at least 2 wounds of any kind and no side effect.
    .story = It fell out of the lining of a stolen coat, in a strip of ten. Nine are gone, and the coat had been worn for a long time.
    .option1 = Swallow it
    .effect1 = Remove all wounds, frostbite and despair from the survivor. Then roll a die: on 1 to 3 it gets a random side effect that nobody has.
    .option2 = Spit it out
    .effect2 = Nothing happens.

ln-xr-failed-lock = Failed Lock
    .trigger = You have just laid a die at Raxxon.
    .story = The lock hums, takes the number, thinks about it, and gives it back.
    .option1 = Force it
    .effect1 = Turn 1 of your dice at Raxxon to any number. Your survivor of lowest influence there takes 1 wound.
    .option2 = Pull back
    .effect2 = Take 1 of your dice back from Raxxon, unused, as it shows.

ln-xr-emmas-notes = Emma’s Notes
    .trigger = Emma Han is in play and not exiled.
    .story = Emma writes on whatever paper there is, small and upright, and underlines nothing. You have to know where to look.
    .option1 = Study them
    .effect1 = Emma’s player lays 1 unused die at Raxxon, turned to any number, even without a survivor there.
    .option2 = Publish them
    .effect2 = Each player may look at the top 2 cards of 1 item deck and put them back in any order.

ln-xr-specimen = Specimen
    .trigger = One of your survivors has just killed a special zombie.
    .story = A piece of it still moves in the jar. Not much. Enough to tell which way is up.
    .option1 = Bottle it
    .effect1 = Keep this card. Once, at the start of a colony phase, you may discard it: the top experiment is contained, without dice and without a vote.
    .option2 = Burn it
    .effect2 = Remove up to 3 zombies where it was killed. Morale rises by 1.
    .lasting = Once, at the start of a colony phase: the top experiment is contained.

ln-xr-quarantine = Quarantine
    .trigger = One of your survivors is at the colony, and a special zombie is in play.
    .story = Two stand outside the gate and swear they are clean. Somebody inside has to look at them while they say it.
    .option1 = Close the gates
    .effect1 = Until the end of the round nobody moves to or from the colony. 4 zombies fewer come there tonight.
    .option2 = Stay open
    .effect2 = Each player with a survivor at the colony draws 1 card at a random location. Add 2 zombies to the colony.
    .lasting = Nobody moves to or from the colony. 4 zombies fewer come there tonight.

ln-xr-lab-coat = Lab Coat
    .trigger = One of your survivors, not exiled, has just moved to Raxxon.
    .story = It hangs by the door, pressed, with a name over the heart. It almost fits.
    .option1 = Wear it
    .effect1 = This survivor does not roll for exposure after searching at Raxxon, until it takes a wound.
    .option2 = Check the pockets
    .effect2 = Look at the top card of the hospital deck and of the Raxxon deck. Take 1, the other goes under its deck.
    .lasting = No exposure roll after searching at Raxxon, until the first wound.

ln-xr-wrong-patient = The Wrong Patient
    .trigger = You have just played a medicine card on a survivor.
    .story = The label has come off. It was the blue bottle, or the other blue bottle.
    .option1 = Fever
    .effect1 = Roll a die. 1 or 2: that survivor gets a random side effect that nobody has. 3 or more: remove 1 more wound.
    .option2 = Second opinion
    .effect2 = Put 1 more hand card into the waste pile, without its effect. Nothing else happens.
