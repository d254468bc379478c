place-blue-colony = Pine Ridge
    .at = à Pine Ridge
    .to = à Pine Ridge

place-yellow-colony = Mill Creek
    .at = à Mill Creek
    .to = à Mill Creek

pack-warring = Dead of Winter : La guerre des colonies
