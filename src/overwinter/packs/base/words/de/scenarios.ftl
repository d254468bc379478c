### Dein erster Winter: das Spiel für Leute, die noch nie gespielt haben.

base-scenario-first-winter = Dein erster Winter
    .text = Ein milder Winter fürs erste Spiel: Medizin suchen, vier Nächte halten, ein Geheimnis, das alle erreichen können.
    .story = Der Schnee kam spät dieses Jahr, und die Wände stehen. Holz ist für eine Weile da. Keiner hier hat das je getan, also lernen wir es gemeinsam: das Feuer hüten, aufeinander achten, heimbringen, was wir brauchen.
base-main-first-winter = Der erste Winter
    .story = Vier Nächte, sagt die alte Ärztin, dann ist die Straße wieder frei. Bis dahin brauchen wir Medizin, und einander.
    .goal-normal = 1 Medizinkarte je Spieler, der das Spiel begonnen hat, und 1 weitere auf dieser Karte, keine davon eine Startkarte; und 4 Runden überlebt.
