### Your first winter: the game for people who have never played.

base-scenario-first-winter = Your First Winter
    .text = A kind winter for a first game: medicine to find, four nights to hold, a secret that anybody can reach.
    .story = The snow came late this year, and the walls are standing. There is wood for a while. Nobody here has done this before, so we will learn it together: keep the fire, look after each other, and bring back what we need.
base-main-first-winter = The First Winter
    .story = Four nights, says the old doctor, then the road is open again. Until then we need medicine, and each other.
    .goal-normal = 1 medicine card per player who began the game and 1 more on this card, none of them a starting card; and 4 rounds survived.
