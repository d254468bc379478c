base-crisis-fuel-shortage = Fuel Shortage
    .story = The generator coughs twice and goes quiet. In the dark, someone starts counting the cans we have left.
    .fail = Morale falls by 2.

base-crisis-despair = Despair
    .story = Some no longer get up in the morning. They need more than kind words, and soon.
    .fail = Morale falls by 2.

base-crisis-horror-in-the-night = Horror in the Night
    .story = Something circles the fence until dawn and nobody sleeps. A warm meal might get everyone through tomorrow.
    .fail = Morale falls by 2.

base-crisis-illness = Illness
    .story = It starts with a cough in the back room. By evening half the beds are full.
    .fail = Every survivor of a player not in exile takes 1 regular wound. Then morale falls by 1.

base-crisis-exhaustion = Exhaustion
    .story = Those who lead have stood watch for three nights running. Their hands no longer feel the cold, and that is a bad sign.
    .fail = The 5 survivors with the highest influence among players not in exile take 1 frostbite each; all of them, if there are fewer.

base-crisis-legions-of-death = Legions of Death
    .story = From the roof the valley looks as if it is moving. We could draw them off with engines, if the engines ran.
    .fail = Add 12 zombies to the colony, 2 at each entrance.

base-crisis-strength-of-the-dead = Strength of the Dead
    .story = They lean on the boards, row behind row, and the nails begin to give. Fire would hold them back for one night.
    .fail = Remove all barricades from the colony. Then add 10 zombies to the colony.

base-crisis-unending-hordes = Unending Hordes
    .story = One falls and two more step out of the snow. We need better than kitchen knives and table legs.
    .fail = Add 8 zombies to the colony. Then morale falls by 1.

base-crisis-zombie-surge = Zombie Surge
    .story = Every lookout reports the same thing, from every side. Whatever needs mending has to be mended today.
    .fail = Add 6 zombies to the colony and 1 zombie to each other location.

base-crisis-overpopulation = Overpopulation
    .story = There are more bowls than there is soup. Nobody says aloud who would be the last in line.
    .fail = The 2 survivors with the lowest influence among players not in exile are killed. Morale falls for each death as usual.

base-crisis-empty-pantry = Empty Pantry
    .story = The shelf was full on the list. On the shelf there is dust, and one bag of rice.
    .fail = Put 1 starvation token into the food supply. Then morale falls by 1.

base-crisis-they-are-watching = They Are Watching Us
    .story = Behind the windows of the library and the store, faces stand still and turn as we pass. They are waiting for something.
    .fail = Add 3 zombies to the library and 3 zombies to the grocery store.

base-crisis-reorganization = Reorganization
    .story = The room lists are redrawn again, and people who trusted each other end up at different tables. A few repairs would save us the quarrel.
    .fail = Each player not in exile hands 1 survivor they control, chosen in secret, to the next such player on the left. All change at once; wounds and equipment stay with them. Then morale falls by 1.

base-crisis-trouble-in-town = Trouble in Town
    .story = An alarm goes off by the hospital and will not stop. By noon the road to the pumps is full of them.
    .fail = Add 3 zombies to the hospital and 3 zombies to the gas station.

base-crisis-overrun-streets = Overrun Streets
    .story = The wrecks on the main street no longer hold. They come through between the school buses, one after another.
    .fail = Add 3 zombies to the school and 3 zombies to the police station.

base-crisis-not-enough-for-everyone = Not Enough for Everyone
    .story = The portions are weighed in front of all, and it still does not add up. Someone gives theirs away and says they have eaten.
    .fail = The survivor with the lowest influence among players not in exile is killed. Then morale falls by 1, on top of the loss for the death.

base-crisis-spoiled-stores = Spoiled Stores
    .story = Meltwater has run into the cellar for days. What is not sealed soon will not be fit to eat.
    .fail = Remove 3 food from the supply, or all of it if there is less. Then morale falls by 1.

base-crisis-burning-the-barricades = Burning the Barricades
    .story = The stove has eaten the chairs and the doors. Now people look at the boards on the windows.
    .fail = Remove all barricades from the colony. The first player puts 1 frostbite on a survivor of their choice who belongs to a player not in exile. Then morale falls by 1.

base-crisis-crumbling-defences = Crumbling Defences
    .story = Frost has split the wood and loosened the screws, here and all over town. Someone gets hurt holding a door.
    .fail = Remove all barricades from all locations, the colony included. Then the first player puts 1 regular wound on a survivor of their choice who belongs to a player not in exile.

base-crisis-snowed-in = Snowed In
    .story = In the morning the doors open onto a white wall. Without fuel for the plow, nobody is going anywhere.
    .fail = Next round, survivors of players not in exile cannot move, unless a fuel card or another effect cancels the exposure roll of the move. Moves that a card forces still happen.
