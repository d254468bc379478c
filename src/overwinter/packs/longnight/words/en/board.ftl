place-colony = The colony
    .at = at the colony
    .to = to the colony

place-police-station = Police station
    .at = at the police station
    .to = to the police station

place-grocery-store = Grocery store
    .at = at the grocery store
    .to = to the grocery store

place-school = School
    .at = at the school
    .to = to the school

place-library = Library
    .at = at the library
    .to = to the library

place-hospital = Hospital
    .at = at the hospital
    .to = to the hospital

place-gas-station = Gas station
    .at = at the gas station
    .to = to the gas station

symbol-weapon = weapon
    .many = weapons
    .card = weapon card
    .cards = weapon cards

symbol-fuel = fuel
    .many = fuel
    .card = fuel card
    .cards = fuel cards

symbol-education = education
    .many = education
    .card = education card
    .cards = education cards

symbol-food = food
    .many = food
    .card = food card
    .cards = food cards

symbol-medicine = medicine
    .many = medicine
    .card = medicine card
    .cards = medicine cards

symbol-tool = tool
    .many = tools
    .card = tool card
    .cards = tool cards

symbol-survivor = survivor
    .many = survivors
    .card = survivor card
    .cards = survivor cards

pack-longnight = Dead of Winter: The Long Night
