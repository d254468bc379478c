promo-xr-kd-james = Protocol
    .trigger = KD James is in play, and one of your survivors takes a wound on the exposure die.
    .story = KD holds up one gloved hand and points at the ground. Everything that touched it goes into the barrel. The coat, the bag, the thing you were so glad to have found.
    .option1 = Burn it all
    .effect1 = Put 1 card from your hand on the waste pile. Remove 1 wound from this survivor.
    .option2 = Walk on
    .effect2 = Raise 1 of your unused dice by 1, never above 6.

promo-xr-meryl-wolfe = Evening Edition
    .trigger = You control Meryl Wolfe, she is not exiled, and she is at the colony.
    .story = She has written everything down: who ate twice, who came back with full pockets and said they were empty. Forty pages, both sides. It would be read aloud in an hour. It would burn for two.
    .option1 = Let her read
    .effect1 = All players show their hands to all. Every player spends 1 unused die. Morale rises by 1.
    .option2 = Burn the pages
    .effect2 = Remove all frostbite from all survivors at the colony. Morale falls by 1.
