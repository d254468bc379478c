### The module of the bandits: its place.

place-bandit-hideout = Bandits’ hideout
    .at = at the bandits’ hideout
    .to = to the bandits’ hideout

## Survivor

ln-rosa-rodriguez = Rosa Rodriguez
    .short = Rosa
    .trade = Bounty Hunter
    .ability = Spend a die of 2 or more: 1 bandit at Rosa’s location is gone, and you draw the top card of its item deck.

## Crises

ln-crisis-coordinated-attack = Coordinated Attack
    .story = Three whistles from three roofs, and then the engines. Somebody has taught them to wait for each other.
    .fail = 6 bandits come, each to a location 1 to 6 at random. Where no space is free none comes.

ln-crisis-protection-money = Protection Money
    .story = A boy brings the note. It is polite. It says what we are to leave by the gate, and that they know how many we are.
    .fail = Each player not in exile lays 1 random hand card into the bandits’ arsenal. For each who cannot, morale falls by 1.

ln-crisis-raiding-party = Raiding Party
    .story = They work through the street house by house, with a list. They even sweep up behind them.
    .fail = Each bandit takes 1 more card of the item deck where it is to the arsenal. Then 1 bandit comes to each location 1 to 6 that has none and has a free space.

## Crossroads cards

ln-xr-on-the-hunt = On the Hunt
    .trigger = One of your survivors (not exiled) has just moved.
    .story = Fresh tracks in the snow, two kinds, side by side. One is a deer. The other wears boots.
    .option1 = Follow the deer
    .effect1 = Roll 4 dice. Add 1 food for each 3 or more.
    .option2 = Follow the boots
    .effect2 = For the rest of the game, roll a die whenever a bandit comes. On 4 or more that bandit is gone at once.
    .lasting = A die is rolled whenever a bandit comes. On 4 or more it is gone at once.

ln-xr-toll = The Toll
    .trigger = One of your survivors (not exiled) has just moved to a location with a bandit and is alive.
    .story = A rope across the road, a chair, a man on the chair. He has a cash box on his knees. “Everyone pays,” he says. “Nobody gets hurt.”
    .option1 = Pay
    .effect1 = Lay 1 hand card into the bandits’ arsenal. 1 bandit is gone from that location.
    .option2 = Step over the rope
    .effect2 = Roll a die. 1 to 3: the survivor gets 1 wound. 4 to 6: 1 bandit is gone from that location.

ln-xr-defector = The Defector
    .trigger = You have just driven a bandit away by an attack.
    .story = He does not run. He drops the pipe and sits down in the snow and asks whether it is true that we have a stove.
    .option1 = Show him the stove
    .effect1 = Draw a survivor, who starts with 1 wound. 2 bandits come, each to a location 1 to 6 at random.
    .option2 = Ask him where it all is
    .effect2 = Take 1 card of your choice out of the bandits’ arsenal.

ln-xr-rosas-offer = Rosa’s Offer
    .trigger = Rosa Rodriguez is in play and not exiled, and a bandit is in play.
    .story = She knows their names, their debts and what they drink. “I can talk to them,” Rosa says, “or I can talk to them.” Her hand is on the holster the second time.
    .option1 = Let her talk
    .effect1 = You may move any number of bandits from one location to another with room for them. Then you may exchange 1 hand card for 1 card of the bandits’ arsenal.
    .option2 = Let her shoot
    .effect2 = Up to 2 bandits are gone from Rosa’s location. Rosa gets 1 wound.

ln-xr-shared-fire = A Shared Fire
    .trigger = A survivor of yours, not exiled, is alone with exactly 1 bandit.
    .story = Too cold to fight. They have looked at each other across the same fire for an hour now, and neither has said a word.
    .option1 = Share supper
    .effect1 = Take 1 food out of the supply, if there is any. That bandit takes nothing this round and is gone at its end.
    .option2 = Wait until he sleeps
    .effect2 = Draw 2 cards of the item deck there. 1 bandit comes there if a space is free.

ln-xr-raid-plan = A Plan for a Raid
    .trigger = The bandits’ arsenal holds at least 4 cards, and you have a survivor at the colony.
    .story = Matchsticks for guards, a tin for the gate. It looks easy on a kitchen table. Everything does.
    .option1 = Strike first
    .effect1 = Each player may send 1 own survivor from the colony: it rolls for exposure twice, and if it lives its player takes 1 card of choice out of the bandits’ arsenal.
    .option2 = Fortify
    .effect2 = Add 3 barricades to the colony.

ln-xr-old-friends = Old Friends
    .trigger = Jamie Gilmour is in play, and a bandit is in play.
    .story = Jamie knows that laugh. Same class, same street, same stupid laugh behind the wire. They were never bad people, not then.
    .option1 = Meet them halfway
    .effect1 = You may exchange up to 2 hand cards, one for one, for cards of the bandits’ arsenal.
    .option2 = Warn the colony
    .effect2 = 1 bandit is gone from each location with 2 or more. No bandit takes anything this round.

## Objectives

ln-main-drive-them-out = Drive Them Out
    .story = They sit in every house we need, with their boots on our tables. This town is too small for two winters.
    .goal-normal = No bandit is at the locations 1 to 6, and at most 3 cards lie in the bandits’ arsenal.
    .goal-hardcore = No bandit is at the locations 1 to 6, and at most 6 cards lie in the bandits’ arsenal.

ln-secret-sticky-fingers = Sticky Fingers
    .story = It is not stealing if they stole it first. You have thought about this a lot.
    .text = The main objective is completed. In this game you took at least 2 cards out of the bandits’ arsenal.

ln-secret-warlord = Warlord
    .story = They asked for a name, out there, and you gave them one. Soon it will be the only name in town.
    .text = Morale is 0. At least 4 bandits are at the locations 1 to 6.

ln-xr-smoke-signal = Smoke Signal
    .trigger = You have just made noise while searching.
    .story = Something fell into the stove, and now the chimney says to the whole valley that somebody is home.
    .option1 = Stamp it out
    .effect1 = All noise is gone from that location. The survivor who searched gets 1 wound.
    .option2 = Let them come
    .effect2 = 1 bandit comes to that location if a space is free. Draw 1 card of its item deck.

ln-xr-chloe-larousse = Chloe Larousse
    .trigger = Chloe Larousse is at the colony, and at least 2 bandits are in play.
    .setup = First every player with cards lays 1 hand card of choice into the bandits’ arsenal.
    .story = They came while we slept and took the good bags. Chloe is already lacing her boots. She knows their lock, she says. She sold it to them.
    .option1 = Break in alone
    .effect1 = Roll for exposure on Chloe 5 times. If she lives, her player takes all cards that were laid into the arsenal for this.
    .option2 = Rally the group
    .effect2 = Every player rolls for exposure on 1 own survivor of choice; whose survivor lives takes 1 card of choice out of the arsenal. Chloe’s player cannot ask for cards for the rest of the game.
    .lasting = You cannot ask the others for cards.

ln-xr-the-tunnel = The Tunnel
    .trigger = One of your survivors is at the colony.
    .story = Behind the boiler a draught that has no business there. The candle leans toward it, and so do the helpless.
    .option1 = Use it
    .effect1 = This card lies at a random location. No exposure roll for moves between there and the colony. Whenever zombies come there, roll a die: on 3 or more 1 zombie comes to the colony as well.
    .option2 = Close it
    .effect2 = Remove up to 2 helpless survivors from the colony. For each of them 1 bandit comes to a random location.
    .lasting = No exposure roll for moves between the tunnel and the colony. When zombies come to its location, on 3 or more 1 comes to the colony as well.

ln-xr-gia-najjar = Gia Najjar
    .trigger = Gia Najjar is in play and not exiled, and a bandit is in play.
    .setup = First Gia’s player puts her at a location with a bandit. No exposure roll.
    .story = He says her name the way he always did, slowly, as if it belonged to him. He has a fire, food, a gun. He has never needed the gun.
    .option1 = Go with him
    .effect1 = Gia leaves the game with all she carries. Morale does not fall. 1 bandit is gone from where she was.
    .option2 = Fight back
    .effect2 = Put Gia at the colony. 1 bandit comes to each location with a free space.
