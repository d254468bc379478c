### The lone wolf's den and secret objectives.

place-den = The Den
    .at = in the den
    .to = to the den

wc-wolf-kingmaker = Kingmaker
    .story = You picked one of them the first night, by the smoke of their fires. They will never know whom to thank.
    .text = One colony is noted in secret. At the end it has reached the main objective and the other has not, and you have completed at least 2 missions.
    .setup = 2 food in the den.

wc-wolf-balance = The Balance
    .story = As long as they keep each other busy, nobody comes looking for you. Neither may win, neither may die.
    .text = At the end both colonies have at least 1 morale and differ by 1 at most, and you have completed at least 3 missions.
    .setup = 3 food in the den.

wc-wolf-hoarder = Hoarder
    .story = Winters end when the cupboard is empty. Yours will not be.
    .text = At the end at least 4 food in the den, and 1 food, 1 medicine, 1 fuel, 1 tool and 1 weapon card in your hand or equipped.
    .setup = You draw 1 card each from 2 item decks.

wc-wolf-mercenary = Mercenary
    .story = War is honest work, and it pays both ways.
    .text = Your survivors were on the winning side of at least 3 combats, at least 1 for each colony.
    .setup = You take a weapon out of the police station deck.

wc-wolf-the-pack = The Pack
    .story = Alone you are prey. Five of you are a rumour that keeps children indoors.
    .text = At the end you have at least 5 survivors and 3 morale, and at most 1 of your survivors has died.
    .setup = You may keep 4 survivors. 1 food in the den.

wc-wolf-ashes = Ashes
    .story = They shut the gate on you in November. You remember the sound.
    .text = At the end both colonies have 2 morale or less, you have at least 2, and you have completed at least 3 missions.
    .setup = 2 food in the den, 2 zombies at each colony.

wc-wolf-ghost = Ghost
    .story = Done before anybody wakes, gone before anybody counts. Nobody pays for it, least of all your own.
    .text = You have completed at least 5 missions, and none of your survivors has died.
    .setup = You choose your first 3 missions out of 4.

wc-wolf-warlord = Warlord of the Ruins
    .story = Let them have their fences. The town between them is yours.
    .text = At the end your survivors are at 3 different places of the town (at 2 if you have only 2), and you have at least 2 morale.
    .setup = You put one of your survivors at a place of the town.

## Missions

wc-mission-supply-drop = Supply Drop
    .story = A sack over the fence at night. No note. They will argue for a week about who sent it.
    .needs = 2 food cards out of your hand.
    .text = One colony of your choice gets 3 food.

wc-mission-sabotage = Sabotage
    .story = A boot through the lid of the powder box, and then somebody left the cellar door open.
    .needs = A die of 4 or more, and one of your survivors at the gate of a colony.
    .text = That colony loses 2 ammunition; the top 2 cards of a random item deck go into its waste pile.

wc-mission-arms-dealer = Arms Dealer
    .story = You do not ask what it is for. They do not ask where you got it.
    .needs = A weapon card out of your hand, for the leader of a colony.
    .text = That colony gets 3 ammunition. You draw 2 cards from one item deck.

wc-mission-whispers = Whispers
    .story = A few words at the gate, to the one who looked most tired. By morning everybody has heard.
    .needs = 2 dice, and one of your survivors at the gate of the colony with the higher morale.
    .text = That colony loses 1 morale.

wc-mission-field-medic = Field Medic
    .story = Nobody shoots the one who carries the bandages. They pay, though.
    .needs = A medicine card out of your hand, and one of your survivors where survivors of a colony are.
    .text = You remove up to 3 wounds or frostbites from survivors of one colony there. Its leader gives you a hand card.

wc-mission-pied-piper = Pied Piper
    .story = You walk slowly and let the bell ring. They follow. They always follow.
    .needs = Any die, and one of your survivors in the town.
    .text = Up to 4 zombies go from there to another place, to its free entrances in order.

wc-mission-strip-the-shelves = Strip the Shelves
    .story = One thing for you. The rest where nobody will think of looking.
    .needs = One of your survivors at a place with an item deck, and a die for a search.
    .text = Of the top 5 cards you keep 1, 2 leave the game, the others go under the deck.

wc-mission-signal-fire = Signal Fire
    .story = A good blaze can be seen for miles. So it depends on whose hill it burns.
    .needs = A fuel card out of your hand.
    .text = 3 zombies come to one colony; up to 3 leave the other.

wc-mission-stray = Stray
    .story = Some just want to be asked. Nobody inside had asked for a long time.
    .needs = A food card out of your hand, and one of your survivors at the gate of a colony where somebody helpless lives.
    .text = 1 of them is gone from there. A survivor off the deck joins you.

wc-mission-blood-money = Blood Money
    .story = You fought well. Now you collect, from those who did not.
    .needs = A combat was just won by the side that you supported.
    .text = A random hand card from everybody who had survivors on the losing side.

wc-mission-blockade = Blockade
    .story = Two cars across the street and a man on the roof. Nobody is going anywhere.
    .needs = Any die, and one of your survivors in the town.
    .text = Up to 2 barricades there. Until your next turn nobody is sent home from there for ammunition.

wc-mission-peace-broker = Peace Broker
    .story = A day without shots. Nobody will thank you for it, and both will sleep.
    .needs = The end of a round without any combat.
    .text = Each colony gains 1 morale and loses 1 ammunition.

wc-mission-dead-drop = Dead Drop
    .story = Under the third bench, wrapped in plastic: everything that they would rather you did not know.
    .needs = 3 cards of different kinds out of your hand.
    .text = You look at the hand of a leader and at the next 3 crises, which go back in any order. Tell whom you like. It lifts your morale by 2.

wc-mission-headhunter = Headhunter
    .story = One of yours, one of theirs, and a street with no windows.
    .needs = In the town exactly one of your survivors with exactly one of a colony, and a die for an attack.
    .text = That one goes home with 1 wound, and leaves you a thing that it carried.
