pack-promos = Dead of Winter: Gäste aus dem Raxxon-Set
