ln-crisis-vault = The Vault
    .story = The steel door has a slot for a voice, and the voice wants to know who we are. Not what we carry. Who we are.
    .fail = Add 6 zombies to the colony. Then, in turn order, each player may tell the table a personal secret that has nothing to do with the game; for each player who does not, add 2 more zombies to the colony.
    .first = Tell the table a secret of your own.
    .second = Keep it: 2 more zombies at the colony.

ln-crisis-medicine-shortage = Medicine Shortage
    .story = The cabinet is locked because there is nothing in it, and everybody has found out by now. The quiet ones take it worst.
    .fail = Each player not in exile gives 1 despair to their survivor of lowest influence.

ln-crisis-cabin-fever = Cabin Fever
    .story = Nine days of snow against the windows. Someone counts the steps from wall to wall, aloud, and someone else asks him to stop.
    .fail = Turn 2 helpless survivors unruly. For each that cannot be turned, the survivor of lowest influence at the colony gets 1 despair.

ln-crisis-black-ice = Black Ice
    .story = It rained in the night, and by dawn the rain had set. Whoever is out there will be out there for longer.
    .fail = Each player not in exile gives 1 frostbite to one of their survivors outside the colony. A player who has none there adds 1 zombie to the colony.

ln-crisis-rotten-stores = Rotten Stores
    .story = The smell was there for days. We blamed the drains.
    .fail = Half of the food in the supply is gone, rounded up. If there was none, put 1 starvation token into the supply; morale does not fall for it now.

ln-crisis-broken-fence = Broken Fence
    .story = One post leans, and the next one leans on it. With the right tools it would be an afternoon's work.
    .fail = The first player removes 4 barricades or traps from the colony; traps do not go off. For each one missing, add 1 zombie to the colony.

ln-crisis-strangers = Strangers at the Gate
    .story = They have walked for two days to our smoke. One of them does not stop shouting.
    .fail = Add 1 helpless survivor and 1 unruly one to the colony. For each who finds no space, morale falls by 1.

ln-crisis-armory = Plundered Armory
    .story = The lock is whole, the hinges are not. What we still have is what we carried to bed.
    .fail = Each player not in exile removes 1 card equipped to a survivor of theirs from the game. A player who has none gives 1 wound to one of their survivors.

ln-crisis-sickbed = Sickbed
    .story = It goes from cot to cot, and it starts with those whom nobody asks how they are.
    .fail = The 3 survivors of lowest influence at the colony take 1 wound each.

ln-crisis-howling-wind = Howling Wind
    .story = The wind carries our voices into every street of the town, and the town answers.
    .fail = Add 2 zombies to each of the locations 1 to 6.

ln-crisis-toxic-leak = Toxic Leak
    .story = A yellow haze lies in the low streets and does not freeze. Those who go ahead breathe it first.
    .fail = Each player not in exile rolls for exposure on their survivor of lowest influence.

ln-crisis-bad-water = Bad Water
    .story = The well tastes of iron, then of something else. First they whisper, then they throw the cups.
    .fail = All helpless survivors become unruly. If none could be turned, morale falls by 1.

ln-crisis-mourning = Mourning
    .story = We have no more boards for crosses. Those who gave the orders stand longest at the row of stones.
    .fail = Morale falls by 1. If at least 3 survivors lie in the graveyard, the group leader of each player not in exile gets 1 despair.

ln-crisis-lost-patrol = Lost Patrol
    .story = The flare went up at four, green, then red. Nobody here remembers what red was for.
    .fail = At the location outside the colony with the most survivors (equal ones: the lowest number) add 3 zombies; then each survivor there takes 1 wound. If nobody is outside, add 6 zombies to the colony.

ln-crisis-power-struggle = Power Struggle
    .story = Two lists of duties hang on the door this morning. Both are signed.
    .fail = The survivor of highest influence at the colony gets 1 despair; if nobody is there, morale falls by 1. Then morale falls by 1.

ln-crisis-rubbish = Mountains of Rubbish
    .story = Every house we search leaves another heap behind, and the heaps have begun to steam.
    .fail = Put the top card of each item deck of the locations 1 to 6 into the waste pile.

ln-crisis-power-failure = Power Failure
    .story = The lamps go out in one row after the other, and with them goes what we had half built by their light.
    .fail = All work on unfinished improvements is lost. If there was none, morale falls by 1.

ln-crisis-sabotage = Sabotage
    .story = Somebody knew which bolt to take. It was not one of the dead.
    .fail = The first player chooses 1 finished improvement; it is unfinished again, without any work on it. If there is none, morale falls by 1.
