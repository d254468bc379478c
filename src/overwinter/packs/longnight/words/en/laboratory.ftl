place-raxxon = Raxxon
    .at = at Raxxon
    .to = to Raxxon

ln-exp-claw = Claw
    .text = 1: 2 wounds. 2 or 3: 1 wound. 4 or 5: killed, 1 wound. 6: killed.

ln-exp-hunter = Hunter
    .text = 1 or 2: 1 wound, then it goes to a random location if an entrance space is free there. 3: it only goes. 4 to 6: killed.

ln-exp-collector = Collector
    .text = 1 or 2: it takes 1 of the attacker’s equipment, else a random hand card, else 1 wound. 3: nothing. 4 to 6: killed. Whoever kills it takes its cards.

ln-exp-frostwalker = Frostwalker
    .text = 1 or 2: 1 frostbite. 3: killed, 1 frostbite. 4 to 6: killed.

ln-exp-colossus = Colossus
    .text = It takes 2 hits. 1: 2 wounds. 2: it breaks 1 barricade or trap at its entrance, else 1 wound. 3 to 5: 1 hit. 6: 2 hits.

ln-exp-screecher = Screecher
    .text = 1 or 2: 2 zombies come here. 3: killed, 1 zombie comes. 4 to 6: killed.

ln-exp-plague-carrier = Plague Carrier
    .text = 1: every other survivor here rolls for exposure, the lowest influence first. 2: the attacker rolls again. 3: killed, the attacker rolls again. 4 to 6: killed.

ln-exp-hydra = Hydra
    .text = 1 to 3: 1 zombie comes here. 4: killed, 2 zombies come. 5 or 6: killed.

ln-exp-reaper = Reaper
    .text = 1: the attacker dies. 2: 2 wounds. 3: killed, 1 wound. 4 to 6: killed.

ln-exp-spewer = Spewer
    .text = 1 or 2: everybody here gets 1 wound. 3 or 4: nothing. 5 or 6: killed.

ln-exp-stinker = Stinker
    .text = Nobody can search where it stands. 1: 1 despair. 2: the attacker flees to the colony if there is space. 3 to 6: killed.

ln-exp-siren = Siren
    .text = 1 or 2: the survivor of lowest influence at the colony comes here if there is space. 3: 1 despair. 4 to 6: killed.

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
    .goal-normal = At least 3 experiments are contained, and no special zombie is in play.
    .goal-hardcore = At least 4 experiments are contained, and no special zombie is in play.

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
