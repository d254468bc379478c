place-colony = The Colony
    .at = at the colony
    .to = to the colony

place-police-station = Police Station
    .at = at the police station
    .to = to the police station

place-grocery-store = Grocery Store
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

place-gas-station = Gas Station
    .at = at the gas station
    .to = to the gas station

symbol-weapon = weapon
    .many = weapons

symbol-fuel = fuel
    .many = fuel

symbol-education = education
    .many = education

symbol-food = food
    .many = food

symbol-medicine = medicine
    .many = medicine

symbol-tool = tool
    .many = tools

symbol-survivor = survivor
    .many = survivors

pack-base = Dead of Winter: A Crossroads Game
