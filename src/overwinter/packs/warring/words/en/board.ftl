place-blue-colony = Pine Ridge
    .at = at Pine Ridge
    .to = to Pine Ridge

place-yellow-colony = Mill Creek
    .at = at Mill Creek
    .to = to Mill Creek

pack-warring = Dead of Winter: Warring Colonies
