### Das Modul der Banditen: sein Ort.

place-bandit-hideout = Banditenversteck
    .at = im Banditenversteck
    .to = ins Banditenversteck
