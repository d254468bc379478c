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
