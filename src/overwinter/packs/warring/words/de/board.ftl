place-blue-colony = Pine Ridge
    .at = in Pine Ridge
    .to = nach Pine Ridge

place-yellow-colony = Mill Creek
    .at = in Mill Creek
    .to = nach Mill Creek

pack-warring = Winter der Toten: Kampf der Kolonien
