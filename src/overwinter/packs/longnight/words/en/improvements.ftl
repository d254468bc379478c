ln-imp-toilet = Toilet
    .text = When waste is checked, 5 cards of the pile are not counted.

ln-imp-dvd-player = DVD Player
    .text = Once a round in all, a survivor at the colony may spend a die of any value: remove 1 despair from a survivor at the colony.

ln-imp-bed = Beds
    .text = When the colony phase begins, the first player may remove 1 wound or frostbite from a survivor at the colony.

ln-imp-watchtower = Watchtower
    .text = Once a round in all, a survivor at the colony may spend a die of 3 or more: kill 1 zombie at the colony. No exposure roll. This is not an attack.

ln-imp-greenhouse = Greenhouse
    .text = Before food is paid, add 1 food to the supply.

ln-imp-stove = Stove
    .text = Frostbite gives survivors at the colony no wound at the start of a turn.

ln-imp-compost = Compost Heap
    .text = Cleaning waste removes up to 5 cards instead of 3.

ln-imp-tripwire = Tripwires
    .text = Before zombies are added the first player rolls a die. On 4 or more, place 1 explosive trap on an empty entrance space of the colony.

ln-imp-infirmary = Infirmary
    .text = Medicine played on a survivor at the colony removes 1 more wound or frostbite from that survivor.

ln-imp-common-room = Common Room
    .text = When it is finished, morale +1. From then on the first helpless survivor who would turn unruly in a round stays calm.
