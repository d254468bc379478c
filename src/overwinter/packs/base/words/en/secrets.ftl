base-secret-a-new-destination = A New Destination
    .story = You keep a map under the mattress with one town circled. You will go the day this is over.
    .text = At least 3 fuel cards in your hand.

base-secret-desire-to-live = Desire to Live
    .story = I have a bag packed by the door, a little of everything. I did not come this far to die of one missing thing.
    .text = At least 1 weapon, 1 food, 1 fuel and 1 medicine card in your hand.

base-secret-historian = Historian
    .story = Someone will ask one day how it was before. You want to have something to show them.
    .text = At least 2 education cards in your hand.

base-secret-hunger = Hunger
    .story = I have been hungry before, really hungry. I wake at night to count what I have put by.
    .text = At least 3 food cards in your hand. Food in the supply does not count.

base-secret-hypochondriac = Hypochondriac
    .story = Every itch could be the start of it. You feel better with something in your pocket.
    .text = At least 2 medicine cards in your hand.

base-secret-junkie = Junkie
    .story = I tell myself it is for the pain. I have told myself that for years.
    .text = At least 3 medicine cards in your hand.

base-secret-protected = Protected
    .story = Your people do not go out with bare hands, not again. You saw how that ends.
    .text = At least 2 weapon cards in total equipped on survivors you control.

base-secret-zombie-killing-robot = Zombie Killing Robot
    .story = The drawings are done and the motor turns. With a few more parts, it could stand guard in our place.
    .text = At least 1 weapon card and 2 tool cards in your hand.

base-secret-the-way-back-home = The Way Back Home
    .story = Three days by car, if the bridges stand. I know nobody is waiting there, and I still have to see it.
    .text = At least 2 fuel, 1 food and 1 weapon card in your hand.

base-secret-pharmacist = Pharmacist
    .story = You want one clean shelf, labelled and in order. Everything else only gets in the way.
    .text = Your hand holds only medicine cards, and at least 1.

base-secret-germaphobe = Germaphobe
    .story = I look at their bandages and count the days. One open cut is enough.
    .text = No survivor you control has a wound. Frostbite counts as a wound.

base-secret-collector = Collector
    .story = You cannot leave a thing lying if it might still be of use. Most things might.
    .text = At least 4 item cards in your hand.

base-secret-leader = Leader
    .story = People follow whoever others already follow. When this is over, someone has to speak for everyone, and it should be me.
    .text = You control more survivors than each other player. Exiled players count.

base-secret-burn-it-all = Burn It All
    .story = Once everyone is out, this place should leave nothing behind for them. Dry boards burn well.
    .text = At least 4 barricades at the colony, and at least 1 fuel card in your hand.

base-secret-loner = Loner
    .story = Everyone I looked after is gone. I can bear one face beside the fire, not more.
    .text = You control exactly 1 survivor.

base-secret-revenge = Revenge
    .story = They left my brother outside the gate and ate their supper. I want them to know what that is like.
    .text = At least 3 survivors of any players have been killed or removed from the game. Helpless survivors do not count.

base-secret-hoarder = Hoarder
    .story = You share when someone is looking. The rest is behind the loose bricks.
    .text = You have more cards in hand than each other player. A tie is not enough; exiled players count.

base-secret-justice = Justice
    .story = Someone here is lying to us. I will not leave until that person stands outside the gate.
    .text = Every player with a betrayal objective is exiled. Also met if nobody has one.

base-secret-bookworm = Bookworm
    .story = As long as somebody turns pages, it is not all lost. You put books into their packs and tell them to read.
    .text = At least 2 education cards in total equipped on survivors you control.

base-secret-fortifier = Fortifier
    .story = One safe house is a trap. I sleep better knowing there are other doors in town that close.
    .text = At least 3 barricades in total at locations outside the colony.

base-secret-handyman = Handyman
    .story = Half of what is broken here could be working again. You only need the right things in your bag.
    .text = At least 2 tool cards in your hand.

base-secret-gourmet = Picky Eaters
    .story = My people leave half of the gray stew, and they are getting thin. One decent meal, cooked from a real recipe, and they will eat.
    .text = At least 1 food card and 1 education card in your hand.

base-secret-caretaker = Caretaker
    .story = You know the name of everyone who joined you. Too many others lie in the hall with nobody to look after them.
    .text = You control at least 3 survivors, and at most 2 helpless survivors are at the colony.

base-secret-outfitter = Outfitter
    .story = I check straps and soles before anyone goes out. Good gear brings people home.
    .text = At least 3 cards of any kind in total equipped on survivors you control.

base-betrayal-trigger-happy = Trigger Happy
    .story = I was nobody until I held a gun. The fewer rules there are, the better I sleep.
    .text = At least 4 weapon cards in total equipped on survivors you control.

base-betrayal-cult-leader = Cult Leader
    .story = When they have lost all hope, they will listen to anyone with a steady voice. Yours is very steady.
    .text = You control at least 2 survivors more than each other player.

base-betrayal-serial-killers = Serial Killers
    .story = Out here, nobody asks how a person died. We do not need to hide much any more.
    .text = At least 5 survivors have been killed or removed from the game, helpless survivors not counted, and you control at least 2 survivors.

base-betrayal-looters = Looters
    .story = We were only ever passing through. When they stop guarding the store, the truck will be loaded within the hour.
    .text = At least 2 food cards and 2 fuel cards in your hand.

base-betrayal-black-market = Black Market
    .story = A cure is worth nothing where everyone is well. You need them sick, afraid and ready to trade.
    .text = At least 2 medicine cards and 1 weapon card in your hand.

base-betrayal-saboteurs = Saboteurs
    .story = A loose screw here, a sawn board there. By the time they notice, I will have the only tools.
    .text = No more than 2 barricades at the colony, and at least 2 tool cards in your hand.

base-betrayal-scorched-earth = Scorched Earth
    .story = If you cannot have this town, nobody will live off it. Take what burns. The rest is one match.
    .text = At least 3 fuel cards in your hand.

base-betrayal-deserters = Deserters
    .story = The oath was to a country that is gone. When the colony breaks, my people will already be on the road.
    .text = You control at least 2 survivors, and none of them is at the colony.

base-betrayal-starve-them-out = Starve Them Out
    .story = Hungry people do as they are told. You eat alone, at night, with your back to the door.
    .text = At least 1 starvation token lies in the food supply, and at least 2 food cards are in your hand.

base-betrayal-open-the-gates = Open the Gates
    .story = They took us in, and they never asked what we had lost. We know where the bolts are, and which of us can run.
    .text = At least 10 zombies at the colony.

base-exile-skilled = Skilled
    .story = They kept the walls, but you kept your hands. With good tools, you can build anywhere.
    .text-loyal = The main objective is completed, and at least 4 tool cards are in your hand.
    .text-betrayer = At least 3 tool cards in your hand.

base-exile-new-friends = New Friends
    .story = There are others out here who were sent away. We do not ask each other why.
    .text-loyal = The main objective is completed, and you control more survivors than each other player.
    .text-betrayer = The item deck of at least 1 location outside the colony is empty.

base-exile-forgiveness = Forgiveness
    .story = You stand at the fence at night and hear them cough. Whatever they think of you, they need to eat.
    .text-loyal = The main objective is completed, and at least 5 food cards are in your hand.
    .text-betrayer = The main objective is completed.

base-exile-vengeance = Vengeance
    .story = I remember every hand that went up in that vote. I have nothing left to do but remember.
    .text-loyal = At least 5 survivors of any players have been killed or removed from the game, helpless survivors not counted. The main objective does not matter.
    .text-betrayer = At least 4 survivors of any players have been killed or removed from the game, helpless survivors not counted.

base-exile-road-trip = On the Road
    .story = You no longer have a home to defend. You do have a road, and an engine that starts most mornings.
    .text-loyal = The main objective is completed, and at least 3 fuel cards and 1 food card are in your hand.
    .text-betrayer = At least 3 fuel cards in your hand.

base-exile-proof-of-innocence = Proof of Innocence
    .story = I did not do it. One day they will look at how my people live and know it.
    .text-loyal = The main objective is completed, you control at least 2 survivors, and none of yours has a wound or frostbite.
    .text-betrayer = No survivor you control has a wound or frostbite.

base-exile-scavengers = Scavengers
    .story = You go where others have already been and you take what they overlooked. There is always something.
    .text-loyal = At least 7 cards are in your hand, and the item deck of at least 1 location outside the colony is empty. The main objective does not matter.
    .text-betrayer = At least 6 cards in your hand.

base-exile-a-place-of-our-own = A Place of Our Own
    .story = Four walls, a stove and a door we close ourselves. We never needed more than that.
    .text-loyal = You control at least 3 survivors, and at least 3 barricades stand at one location outside the colony where you have a survivor. The main objective does not matter.
    .text-betrayer = You control at least 3 survivors.

base-exile-let-them-fall = Let Them Fall
    .story = I will not lift a hand against them. I will not lift one for them either.
    .text-loyal = Morale is 2 or less, and at least 2 weapon cards in total are equipped on survivors you control. The main objective does not matter.
    .text-betrayer = Morale is 2 or less.

base-exile-better-off-without-us = Better Off Without Us?
    .story = They said it would be easier with fewer mouths. You put food and bandages aside and wait to see.
    .text-loyal = The main objective is not completed, and at least 2 medicine cards and 2 food cards are in your hand.
    .text-betrayer = The main objective is not completed.
