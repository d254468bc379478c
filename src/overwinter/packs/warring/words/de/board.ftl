place-blue-colony = Die blaue Kolonie
    .at = in der blauen Kolonie
    .to = in die blaue Kolonie

place-yellow-colony = Die gelbe Kolonie
    .at = in der gelben Kolonie
    .to = in die gelbe Kolonie

pack-warring = Winter der Toten: Kampf der Kolonien
