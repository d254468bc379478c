pack-promos = Dead of Winter : invitées de la boîte Raxxon
