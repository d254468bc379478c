place-blue-colony = La colonie bleue
    .at = à la colonie bleue
    .to = à la colonie bleue

place-yellow-colony = La colonie jaune
    .at = à la colonie jaune
    .to = à la colonie jaune

pack-warring = Dead of Winter : La guerre des colonies
