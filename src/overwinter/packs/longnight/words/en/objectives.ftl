ln-main-tribute = Tribute
    .story = They came with trucks and were polite. Something from every house in town, they said, and nobody here needs to be hurt. They will be back before the month is out.
    .goal-normal = At least 2 cards of each item deck of the locations 1 to 6 lie on this objective. Starter items do not count.
    .goal-hardcore = At least 3 cards of each item deck of the locations 1 to 6 lie on this objective. Starter items do not count.
    .rule = With 3 or fewer players each player begins with 1 more survivor from the deck. Whenever you move a survivor to the colony, you may lay any number of your hand cards face up on this objective.

ln-main-coldest-night = In the Coldest Night
    .story = The thermometer stopped at its last mark three days ago. Steel sticks to skin, and every blow costs a little of the hand that deals it. Hold out until the wind turns.
    .goal-normal = Survive 8 rounds: morale is above 0 when the objective is checked in round 8.
    .goal-hardcore = Survive 10 rounds: morale is above 0 when the objective is checked in round 10.
    .rule = Whenever a survivor attacks a zombie, that survivor takes 1 frostbite after the attack, before the exposure roll.

ln-main-enough-for-everyone = Enough for Everyone
    .story = We took them in, all of them, and now they look at us across the empty table. Fill it. Nobody shouts with a full mouth.
    .goal-normal = At least 3 food per player who began the game in the supply, no starvation token, and no unruly survivor.
    .goal-hardcore = At least 3 food per player who began the game in the supply, no starvation token, and no unruly survivor.

ln-main-raise-the-walls = Raise the Walls
    .story = A fence is a promise, a wall is an answer. Board up every gate and clear what stands before it, and we may sleep with both eyes shut.
    .goal-normal = Each of the 6 colony entrances has at least 1 barricade or trap, and at most 4 zombies are at the colony.
    .goal-hardcore = Each of the 6 colony entrances has at least 2 barricades or traps, and at most 3 zombies are at the colony.

ln-main-reclaim-the-town = Reclaim the Town
    .story = Those were our streets. We want to stand in them again with the lamps lit, and not have to run.
    .goal-normal = At least 2 of the locations 1 to 6 have no zombie and a survivor of a player not in exile each.
    .goal-hardcore = At least 3 of the locations 1 to 6 have no zombie and a survivor of a player not in exile each.

ln-main-a-place-to-live = A Place to Live
    .story = Not dying is one thing. A bed, a stove and a door that closes are another. Whoever comes after us should find more than a bolt hole.
    .goal-normal = At least 3 improvements are finished.
    .goal-hardcore = At least 3 improvements are finished.
