ln-promo-kd-james = KD James
    .short = KD
    .trade = Seuchenbeauftragte
    .ability = Wenn jemand, der gerade an KDs Standort einen Zombie angegriffen hat oder dorthin gegangen ist, einen Biss würfelt, darfst du sofort 1 Medikamentenkarte ohne ihre eigene Wirkung spielen: Der Infektionswürfel wird noch einmal geworfen. Auch in fremden Zügen.

ln-promo-meryl-wolfe = Meryl Wolfe
    .short = Meryl
    .trade = Journalistin
    .ability = Mische die Karten, die für die Krise gegeben wurden, und sieh sie dir an. Du darfst 1 davon auf die Hand nehmen.
