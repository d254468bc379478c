ln-secret-autobiographer = Autobiographer
    .story = Somebody should write this down while the ink still runs. It may as well be the one who knows what to leave out.
    .text = At least 1 tool card and 2 education cards in your hand.

ln-secret-destroy-evidence = Destroy the Evidence
    .story = Your name stands on the wrong page of the wrong book. Paper burns well.
    .text = At least 2 fuel cards and 1 education card in your hand.

ln-secret-us-or-them = Us or Them
    .story = Not all of us mean it well, and one of them will have to go. Nobody needs to know that you counted from the start.
    .text = At least 1 other player has been exiled.

ln-secret-night-watch = Night Watch
    .story = Two of you at the window, two barrels in the dark. That way you sleep, the others at least.
    .text = Your survivors have at least 2 weapon cards equipped in all.

ln-secret-withdrawal = Withdrawal
    .story = It shakes less when there is enough in the drawer. Enough was two, once.
    .text = At least 3 medicine cards in your hand.

ln-secret-keeper-of-stories = Keeper of Stories
    .story = The children ask for the one with the whale. You would like to have more than one to tell.
    .text = At least 3 education cards in your hand and equipped to your survivors together.

ln-secret-private-larder = Private Larder
    .story = Behind the loose panel there is room for three tins. You check at night whether they are still there.
    .text = At least 3 food cards in your hand. Food in the supply does not count.

ln-secret-escape-route = Escape Route
    .story = There is a car under the snow, and nobody but you has tried the key.
    .text = At least 2 fuel cards and 1 food card in your hand.

ln-secret-tinkerer = Tinkerer
    .story = It will be a stove, or a radio, or a bomb. You will know when you have the parts.
    .text = At least 3 tool cards in your hand and equipped to your survivors together.

ln-secret-mouthpiece = Mouthpiece
    .story = People listen to one voice here. It is good to stand next to it.
    .text = You control the survivor of highest influence in play.

ln-secret-shepherd = Shepherd
    .story = They came to you, one after the other. You never turned one away.
    .text = You control more survivors than each other player.

ln-secret-inner-circle = Inner Circle
    .story = Two can keep something to themselves. Three is a meeting.
    .text = You control at most 2 survivors.

ln-secret-scars = Scars
    .story = You trust nobody who has come through all this without a mark.
    .text = One of your survivors has at least 2 wounds of any kind; frostbite and despair count.

ln-secret-no-one-left-behind = No One Left Behind
    .story = You said it once, at a grave, and you meant it.
    .text = None of your survivors has died in this game.

ln-secret-undertaker = Undertaker
    .story = Somebody has to dig. You have come to know each of them better than the living do.
    .text = At least 3 survivors lie in the graveyard.

ln-secret-homesick = Homesick
    .story = It is a ruin with a stove in it. When this is over you want everybody under its roof.
    .text = All your survivors are at the colony.

ln-secret-claustrophobia = Claustrophobia
    .story = The walls are too near, and the breathing at night. Outside there is air at least.
    .text = None of your survivors is at the colony.

ln-secret-siege-mind = Siege Mentality
    .story = One board more on every door. You can stop when you no longer hear them.
    .text = At least 5 barricades and traps in total at the colony.

ln-secret-body-count = Body Count
    .story = You cut a notch for each one. At first it was to stay sane.
    .text = You have killed at least 6 zombies in this game. Zombies that were removed do not count.

ln-secret-guardian = Guardian
    .story = They cannot fight, and they cannot run. So it is up to you that they need not.
    .text = At least 2 helpless survivors are at the colony, and none of them is unruly.

ln-secret-order = Love of Order
    .story = If the yard is swept, the rest can be mended, too.
    .text = At most 5 cards are in the waste pile.

ln-secret-let-it-burn = Let It Burn
    .story = You know how a place ends that only waits. A fire is quicker, and warm.
    .text = At least 2 fuel cards in your hand.

ln-secret-last-bunker = Bunker for One
    .story = It has a door, a cot and shelves for one. You did the sums twice.
    .text = At least 2 food cards and 1 weapon card in your hand and equipped to your survivors together.

ln-secret-slow-poison = Slow Poison
    .story = They take what you hand them and say thank you.
    .text = At least 3 medicine cards in your hand.

ln-secret-prophet = Prophet of the End
    .story = You have seen the number. When it is full, it will be over, and they will see that you were right.
    .text = At least 5 survivors lie in the graveyard.

ln-secret-usurper = Usurper
    .story = When nothing is left to lead, they will follow anybody.
    .text = You control the survivor of highest influence in play.

ln-secret-saboteur = Spoiler
    .story = A little dirt in the right places. The rest does itself.
    .text = At least 10 cards are in the waste pile.

ln-secret-piper = Pied Piper
    .story = They come when you whistle. You have not told anyone how you know.
    .text = At least 16 zombies are at the colony.

ln-secret-hunger-artist = Hunger Artist
    .story = Hunger makes people honest. You will watch from the side, with your mouth full.
    .text = At least 1 starvation token lies in the supply, and at least 2 food cards are in your hand.

ln-exile-bitter-end = The Bitter End
    .story = They closed the gate behind you. Now you wait until nobody is left to open it.
    .text-loyal = Morale is 0, and you control at least 1 survivor.
    .text-betrayer = You control at least 3 survivors.

ln-exile-forgive-me = Prodigal
    .story = You have stood in the snow and rehearsed what you will say. It is better said with full hands.
    .text-loyal = The main objective is completed, and at least 2 medicine cards and 2 food cards are in your hand.
    .text-betrayer = The main objective is completed.

ln-exile-own-kingdom = A Kingdom of Your Own
    .story = One house, one fire, one rule. It does not take much more.
    .text-loyal = You control at least 4 survivors, all of them at one location. The main objective does not matter.
    .text-betrayer = All your survivors are at one location.

ln-exile-winter-stores = Winter Stores
    .story = What they called hoarding is called January out here.
    .text-loyal = At least 3 food cards and 2 fuel cards are in your hand. The main objective does not matter.
    .text-betrayer = At least 3 fuel cards in your hand.

ln-exile-outlive-them = Outlive Them
    .story = You do not wish them dead. You only wish to be the one who counts.
    .text-loyal = At least 4 survivors lie in the graveyard, and you control at least 2. The main objective does not matter.
    .text-betrayer = At least 4 survivors lie in the graveyard.

ln-secret-architect = Architect
    .story = On the back of a ration list you have drawn how it could look here. Nobody has asked to see it yet.
    .text = At least 2 improvements are finished.
