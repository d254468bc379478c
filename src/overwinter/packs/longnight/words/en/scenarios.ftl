### The two scenarios and their goals.

ln-scenario-bandit-war = The Bandit War
    .text = Hungry neighbours, a gift too well chosen, and somebody at our own table. Brings the bandits, one rule after the other.
    .story = They came without weapons this time, thin and polite, and asked for bread. They had brought presents out of the hospital, and everything in the boxes was what we lacked. How did they know?

ln-special-b1 = B1: Good Neighbors
    .story = Food buys peace, says whoever leads us. So we save it up for people who robbed us last week.
    .goal-normal = At least 2 food per player who began the game, and 2 more, in the supply.
    .rule = Bandits come, plunder and draw zombies. They cannot be attacked yet, their hideout is closed, and nobody leads them.
    .after = Two of us carry the food to their camp. It is quiet there, too quiet. One does not come back; the other runs all night with a bullet in the arm. Now we know what the presents were for.

ln-special-b2 = B2: Take Position
    .story = No more talking. Everybody goes, with whatever still shoots. We lie in the snow above their huts and wait for a sign.
    .goal-normal = Every player not in exile has a survivor at the hideout, and 2 weapons are equipped there in all.
    .rule = Bandits can be attacked, and their hideout can be raided.
    .after = This is the hour. And yet nobody moves. Somebody told them about us, all this time, and whoever it was lies here with us in the snow.

ln-special-b3 = B3: Our Town
    .story = It makes no sense to storm their camp while our own door hangs open. Drive them out of the streets, and close the door.
    .goal-normal = No bandit at the locations 1 to 6, and at least 1 barricade or trap at the colony per player who began the game.
    .rule = All rules about bandits hold. Whoever is exiled and was no betrayer leads them.
    .after = The streets are quiet, and it is our quiet. Let them tell each other about us.

ln-secret-bandit-informant = Bandit Informant
    .story = They pay well, and they were kinder to you than anybody here. You only have to be there when it counts.
    .text = Stage B2 is reached and you are not exiled before the story goes on, with at least 2 cards in the bandits’ arsenal per player who began the game: then you win at once. Otherwise you stay hidden, and morale has to fall to 0 as well.

ln-scenario-chimpanzee-code = The Chimpanzee Code
    .text = A blueprint, a bricked-up gate, and something behind it that screams. Brings the laboratory, one rule after the other.
    .story = The more of us there are, the louder we get, and the louder we get, the more of them come. I had packed already when Emma laid a roll of paper on the table: the headquarters of Raxxon, every corridor of it. Nobody has been in there since the first night. The gate is a fortress. Gates can be blown up.

ln-special-r1 = R1: Blast the Gate
    .story = Fuel, tools, whatever fires. If we are lucky there is a cure behind that gate. If we are not, the bang will at least call a few of them away from us.
    .goal-normal = As many fuel cards as players who began the game, and 1 more, lie on this objective; and 2 tool or weapon cards.
    .rule = Raxxon is barricaded: nobody gets in. There are no pills yet, and no code to enter. On your turn, with a survivor at the colony, you may lay fuel, tool and weapon cards out of your hand on this objective.
    .after = The ground shook, and for a moment it was day. When the smoke had cleared one of us went in through the hole, and met eyes: no dead man’s, a chimpanzee’s. She limped ahead, looked back, limped ahead, and began to dig in the rubble. Somebody under it was calling her Blue.

ln-special-r2 = R2: Under the Rubble
    .story = There is a hand, and it is warm. Every stone that we lift lets two others slide. Dig.
    .goal-normal = The dice at Raxxon add up to at least 5 per player not in exile.
    .rule = On your turn, with a survivor at Raxxon, you may lay unused dice there. They stay from round to round; at the end of each round the lowest one is taken away. There is still no code to enter.
    .after = We carried the old man home. He woke once more, and it was not the dead that he was afraid of. For months the two of them had kept something locked up in there, and we had opened the door. Blue knows the code, he said. Then Blue was alone.

ln-special-r3 = R3: The Chimp’s Code
    .story = They are out, and more of them want to be. The old man’s code is in the head of a chimpanzee, and she will only go back if we go with her.
    .goal-normal = At least 1 experiment contained since this objective began, and at most 2 special zombies in play (with 4 or more players not in exile 3).
    .rule = All rules of the laboratory hold: every night the code is checked.
    .after = The last light behind the glass goes out. Blue sits down beside the terminal and folds her hands, as he used to.
