place-blue-colony = The Blue Colony
    .at = at the blue colony
    .to = to the blue colony

place-yellow-colony = The Yellow Colony
    .at = at the yellow colony
    .to = to the yellow colony

pack-warring = Dead of Winter: Warring Colonies
