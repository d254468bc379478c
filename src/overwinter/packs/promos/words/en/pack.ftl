pack-promos = Dead of Winter: guests of the Raxxon set
