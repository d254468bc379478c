base-sparky = Sparky
    .short = Sparky
    .trade = Stunt Dog
    .ability = If an exposure roll for Sparky shows a bite, he takes 1 regular wound instead. A bite that spreads skips him.

base-andrew-evans = Andrew Evans
    .short = Andrew
    .trade = Farmer
    .ability = When Andrew searches here, he may look at 1 more card and keep 1 more: 2 instead of 1.

base-forest-plum = Forest Plum
    .short = Forest
    .trade = Mall Santa
    .ability = At the start of your turn you may remove Forest from the game: morale rises by 1. He does not count as killed.

base-gray-beard = Gray Beard
    .short = Gray Beard
    .trade = Pirate
    .ability = Take 1 random card from another player’s hand into yours.

base-john-price = John Price
    .short = John
    .trade = Student
    .ability = John also has the abilities of all other survivors at his location, whoever controls them. Their needs for place and die stay the same; where a text names its owner, it means John.

base-loretta-clay = Loretta Clay
    .short = Loretta
    .trade = Cook
    .ability = Add 2 food to the supply.

base-carla-thompson = Carla Thompson
    .short = Carla
    .trade = Police Dispatcher
    .ability = When Carla searches here, she may look at 1 more card and keep 1 more: 2 instead of 1.

base-jenny-clark = Jenny Clark
    .short = Jenny
    .trade = Waitress
    .ability = When Jenny searches, she may look at 3 more cards before she chooses. She still keeps only 1.

base-brandon-kane = Brandon Kane
    .short = Brandon
    .trade = Janitor
    .ability = When Brandon cleans waste, remove the top 5 cards of the waste pile from the game instead of 3.

base-talia-jones = Talia Jones
    .short = Talia
    .trade = Fortune Teller
    .ability = Look at the top 2 cards of the crisis deck in secret and put them back on top in any order. Then you may say exactly 2 words about them to all players.

base-mike-cho = Mike Cho
    .short = Mike
    .trade = Ninja
    .ability = When Mike attacks, there is no exposure roll.

base-harman-brooks = Harman Brooks
    .short = Harman
    .trade = Park Ranger
    .ability = Whenever Harman would take frostbite, he takes a regular wound instead.

base-bev-russell = Bev Russell
    .short = Bev
    .trade = Mother
    .ability = Only while at least 1 helpless survivor is at the colony: kill up to 2 zombies here. No exposure roll. This is not an attack.

base-buddy-davis = Buddy Davis
    .short = Buddy
    .trade = Fitness Trainer
    .ability = Buddy dies of wounds only at 4 wounds of any kind instead of 3.

base-annaleigh-chan = Annaleigh Chan
    .short = Annaleigh
    .trade = Lawyer
    .ability = Look at 1 random card from another player’s hand, then give it back. Only you see it.

base-rod-miller = Rod Miller
    .short = Rod
    .trade = Truck Driver
    .ability = When Rod moves, there is no exposure roll.

base-janet-taylor = Janet Taylor
    .short = Janet
    .trade = Nurse
    .ability = When Janet searches here, she may look at 1 more card and keep 1 more: 2 instead of 1.

base-edward-white = Edward White
    .short = Edward
    .trade = Chemist
    .ability = When Edward attacks a zombie here, you may also spend a second die and play 1 medicine card without its own effect: the attack kills up to 3 zombies instead of 1, with no exposure roll.

base-alexis-grey = Alexis Grey
    .short = Alexis
    .trade = Librarian
    .ability = When Alexis searches here, she may look at 1 more card and keep 1 more: 2 instead of 1.

base-maria-lopez = Maria Lopez
    .short = Maria
    .trade = Teacher
    .ability = Kill 1 zombie here. No exposure roll. This is not an attack.

base-david-garcia = David Garcia
    .short = David
    .trade = Accountant
    .ability = Each time David searches, he may look at 1 more card before he chooses. He still keeps only 1.

base-ashley-ross = Ashley Ross
    .short = Ashley
    .trade = Construction Worker
    .ability = Ashley barricades at her location without spending a die. An entrance space there must be empty.

base-james-meyers = James Meyers
    .short = James
    .trade = Psychiatrist
    .ability = Reroll any number of your unused dice, all at once. The new results stand.

base-olivia-brown = Olivia Brown
    .short = Olivia
    .trade = Doctor
    .ability = Remove 1 wound of any kind from any survivor at Olivia’s location, herself included.

base-sophie-robinson = Sophie Robinson
    .short = Sophie
    .trade = Pilot
    .ability = Look at the top card of any one item deck in secret, then put it back on top. Sophie need not be there.

base-gabriel-diaz = Gabriel Diaz
    .short = Gabriel
    .trade = Fireman
    .ability = Reveal the top 4 cards of the item deck at Gabriel’s location to all. You may take 1 outsider card among them into your hand. Shuffle the rest back in. This is not a search.

base-arthur-thurston = Arthur Thurston
    .short = Arthur
    .trade = Principal
    .ability = When Arthur searches here, he may look at 1 more card and keep 1 more: 2 instead of 1.

base-thomas-heart = Thomas Heart
    .short = Thomas
    .trade = Soldier
    .ability = Kill up to 2 zombies here. No exposure roll. This is not an attack.

base-daniel-smith = Daniel Smith
    .short = Daniel
    .trade = Sheriff
    .ability = Kill up to 2 zombies at Daniel’s location, with only 1 exposure roll in all. This is not an attack.

base-brian-lee = Brian Lee
    .short = Brian
    .trade = Mayor
    .ability = Raise 1 of your unused dice by 1, never above 6.

base-kodiak-colby = Kodiak Colby
    .short = Kodiak
    .trade = Lumberjack
    .ability = Kodiak does not count as a survivor when food is paid or when zombies are added for survivors present. When he searches, he may not make noise.
