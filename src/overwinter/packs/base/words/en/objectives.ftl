base-main-eight-weeks-of-darkness = Eight Weeks of Darkness
    .story = The sun shows itself for a few hours and then gives up. The old almanac says this lasts eight weeks. If we are still here when it ends, we will have earned the spring.
    .goal-normal = Survive 8 rounds: morale is above 0 when the objective is checked in round 8.
    .goal-hardcore = Survive 8 rounds: morale is above 0 when the objective is checked in round 8.

base-main-kill-them = Kill Them
    .story = We have hidden long enough. Street by street, we take the town back, and we do it together. Anyone who stands in the way has no place among us.
    .goal-normal = At most 3 zombies in total at all locations outside the colony together.
    .goal-hardcore = At most 1 zombie in total at all locations outside the colony together.
    .rule = A player voted into exile draws no exile card. All survivors they control are removed from the game; they do not count as killed and no morale is lost. That player is out of the game and loses.

base-main-find-a-cure = Find a Cure
    .story = She worked on vaccines before all this, and she says she is close. What she lacks lies in dark wards and ransacked shops. Every box we carry home is one more try.
    .goal-normal = At least 2 medicine cards per player who began the game lie on this objective. Starter items do not count.
    .goal-hardcore = At least 2 medicine cards per player who began the game, plus 2 more, lie on this objective. Starter items do not count.

base-main-home-sweet-home = Home Sweet Home
    .story = We are done running. This town was ours once, and boards and nails can make it ours again. Every door we close is one we may open when we choose.
    .goal-normal = At least 10 barricades at the colony and at least 1 barricade at each of the 6 other locations.
    .goal-hardcore = At least 10 barricades at the colony.

base-main-raiding-party = Raiding Party
    .story = Smoke from other camps stands over the hills, and they will come for what is left in town. We go first. We take everything, down to the last tin.
    .goal-normal = The item decks of at least 2 locations outside the colony are empty.
    .goal-hardcore = The item decks of at least 2 locations outside the colony are empty.

base-main-leave-it-all-behind = Leave It All Behind
    .story = Nobody believes this place will last the winter. There is a road south, long and open, and we will walk it armed and fed or not at all. Pack what you can carry.
    .goal-normal = Every player not in exile has at least 1 weapon equipped on a survivor they control, and at least 2 food cards per player who began the game lie on this objective.
    .goal-hardcore = Every player not in exile has at least 1 weapon equipped on a survivor they control, and at least 3 food cards per player who began the game lie on this objective.

base-main-stockpile = Stockpile
    .story = Last winter we lived from hand to mouth and buried people for it. This time we fill the cellar first. Food, medicine, tools, fuel, and a wall that holds.
    .goal-normal = The supply holds at least 2 food per player not in exile, after food was paid; each of the 6 colony entrances has at least 1 barricade; at least 2 medicine, 2 tool and 2 fuel cards lie on this objective.
    .goal-hardcore = The supply holds at least 2 food per player not in exile, after food was paid; each of the 6 colony entrances has at least 1 barricade; at least 3 medicine, 3 tool and 3 fuel cards lie on this objective.

base-main-winter-has-come = Winter Has Come
    .story = The cold kills faster than the bites now. One can keeps the boiler alive for a week, no longer. On the day the pipes go silent, it is over.
    .goal-normal = Survive 8 rounds: when the objective is checked in round 8, morale is above 0 and 8 fuel cards lie on this objective.
    .goal-hardcore = Survive 8 rounds: when the objective is checked in round 8, morale is above 0 and 8 fuel cards lie on this objective.
    .rule = At the very start of each colony phase, before food is paid, 1 player may put 1 fuel card from their hand on this objective. Only then, and never more than 1 a round; if several offer one, the first player picks. If none is put there, the game ends at once: the main objective has failed, and morale stays as it is.

base-main-too-many-mouths = Too Many Mouths
    .story = They stood at the gate with their bags, and nobody could send them away. Now we are more than the walls were built for. Until the convoy comes, all of them have to live.
    .goal-normal = Survive 5 rounds: morale is above 0 when the objective is checked in round 5.
    .goal-hardcore = Survive 6 rounds: morale is above 0 when the objective is checked in round 6.

base-main-we-need-more-samples = We Need More Samples
    .story = There is a microscope in the cellar and someone who knows how to use it. What we learn there might save whoever comes after us. But it takes samples, and samples do not come without a fight.
    .goal-normal = At least 3 samples per player who began the game lie on this objective.
    .goal-hardcore = At least 4 samples per player who began the game lie on this objective.
    .rule = Each time anyone kills a zombie, anywhere, roll 1 action die from the supply before the exposure roll. On 4+ that zombie goes on this objective as a sample. Zombies that are removed rather than killed give no roll.
