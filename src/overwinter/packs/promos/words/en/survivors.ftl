ln-promo-kd-james = KD James
    .short = KD
    .trade = Epidemic Officer
    .ability = When somebody who has just attacked a zombie at KD’s location, or moved there, rolls a bite, you may at once play 1 medicine card without its own effect: the exposure die is rolled again. On anybody’s turn.

ln-promo-meryl-wolfe = Meryl Wolfe
    .short = Meryl
    .trade = Journalist
    .ability = Shuffle the cards given for the crisis and look at them. You may take 1 of them into your hand.
