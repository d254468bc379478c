### Small pieces that other messages are made of.

language-name = English
player-name = Player { $n }

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-none = nothing
list-times = { $n } × { $thing }

# What the exposure die shows.
face-blank = nothing
face-wound = a wound
face-frostbite = frostbite
face-bitten = a bite

symbol-any = any
    .many = any
    .card = card
    .cards = cards

place-non-colony = Outside the colony
    .at = outside the colony
    .to = out of the colony

phase-setup = Set-up

morale-why-death = a death
morale-why-helpless = the death of a helpless survivor
morale-why-starvation = hunger
morale-why-waste = the stench of the waste
morale-why-exile = 2 innocent players exiled
