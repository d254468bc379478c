base-main-eight-weeks-of-darkness = Acht Wochen Dunkelheit
    .story = Die Sonne zeigt sich ein paar Stunden und gibt dann auf. Im alten Kalender steht, das dauert acht Wochen. Wenn wir danach noch hier sind, haben wir uns den Frühling verdient.
    .goal-normal = Übersteht 8 Runden: Die Moral liegt über 0, wenn das Ziel in Runde 8 geprüft wird.
    .goal-hardcore = Übersteht 8 Runden: Die Moral liegt über 0, wenn das Ziel in Runde 8 geprüft wird.

base-main-kill-them = Tötet sie
    .story = Wir haben uns lange genug versteckt. Straße um Straße holen wir uns die Stadt zurück, und zwar gemeinsam. Wer sich in den Weg stellt, hat bei uns keinen Platz.
    .goal-normal = Höchstens 3 Zombies an allen Standorten außerhalb der Kolonie zusammen.
    .goal-hardcore = Höchstens 1 Zombie an allen Standorten außerhalb der Kolonie zusammen.
    .rule = Ein Spieler, der in die Verbannung gewählt wird, zieht keine Karte für Verbannte. Alle seine Überlebenden werden aus dem Spiel entfernt; sie gelten nicht als getötet, und es geht keine Moral verloren. Der Spieler scheidet aus und verliert.

base-main-find-a-cure = Findet ein Heilmittel
    .story = Sie hat früher an Impfstoffen gearbeitet, und sie sagt, sie sei nah dran. Was ihr fehlt, liegt in dunklen Stationen und geplünderten Läden. Jede Schachtel, die wir heimbringen, ist ein Versuch mehr.
    .goal-normal = Mindestens 2 Medikamentenkarten pro Spieler, der zu Beginn dabei war, liegen auf diesem Ziel. Startkarten zählen nicht.
    .goal-hardcore = Mindestens 2 Medikamentenkarten pro Spieler, der zu Beginn dabei war, und 2 weitere liegen auf diesem Ziel. Startkarten zählen nicht.

base-main-home-sweet-home = Trautes Heim
    .story = Wir laufen nicht mehr weg. Diese Stadt war einmal unsere, und mit Brettern und Nägeln wird sie es wieder. Jede Tür, die wir schließen, können wir öffnen, wann wir wollen.
    .goal-normal = Mindestens 10 Barrikaden in der Kolonie und mindestens 1 Barrikade an jedem der 6 anderen Standorte.
    .goal-hardcore = Mindestens 10 Barrikaden in der Kolonie.

base-main-raiding-party = Plünderzug
    .story = Über den Hügeln steht Rauch von anderen Lagern, und auch sie werden holen wollen, was in der Stadt übrig ist. Wir gehen zuerst. Wir nehmen alles, bis zur letzten Dose.
    .goal-normal = Die Objektstapel von mindestens 2 Standorten außerhalb der Kolonie sind leer.
    .goal-hardcore = Die Objektstapel von mindestens 2 Standorten außerhalb der Kolonie sind leer.

base-main-leave-it-all-behind = Lasst alles zurück
    .story = Niemand glaubt, dass dieser Ort den Winter übersteht. Nach Süden führt eine Straße, lang und ohne Deckung, und wir gehen sie bewaffnet und satt oder gar nicht. Packt ein, was ihr tragen könnt.
    .goal-normal = Jeder nicht verbannte Spieler hat mindestens 1 Überlebenden mit einer Waffe als Ausrüstung, und mindestens 2 Nahrungskarten pro Spieler, der zu Beginn dabei war, liegen auf diesem Ziel.
    .goal-hardcore = Jeder nicht verbannte Spieler hat mindestens 1 Überlebenden mit einer Waffe als Ausrüstung, und mindestens 3 Nahrungskarten pro Spieler, der zu Beginn dabei war, liegen auf diesem Ziel.

base-main-stockpile = Vorratslager
    .story = Letzten Winter haben wir von der Hand in den Mund gelebt und dafür Menschen begraben. Diesmal füllen wir zuerst den Keller. Nahrung, Medikamente, Werkzeug, Benzin und eine Mauer, die hält.
    .goal-normal = Im Vorrat liegen nach dem Verteilen mindestens 2 Nahrung pro nicht verbanntem Spieler; an jedem der 6 Eingänge der Kolonie liegt mindestens 1 Barrikade; mindestens 2 Medikamenten-, 2 Werkzeug- und 2 Benzinkarten liegen auf diesem Ziel.
    .goal-hardcore = Im Vorrat liegen nach dem Verteilen mindestens 2 Nahrung pro nicht verbanntem Spieler; an jedem der 6 Eingänge der Kolonie liegt mindestens 1 Barrikade; mindestens 3 Medikamenten-, 3 Werkzeug- und 3 Benzinkarten liegen auf diesem Ziel.

base-main-winter-has-come = Der Winter ist da
    .story = Die Kälte tötet jetzt schneller als die Bisse. Ein Kanister hält den Kessel eine Woche am Leben, nicht länger. An dem Tag, an dem die Rohre verstummen, ist es vorbei.
    .goal-normal = Übersteht 8 Runden: Wenn das Ziel in Runde 8 geprüft wird, liegt die Moral über 0, und auf diesem Ziel liegen 8 Benzinkarten.
    .goal-hardcore = Übersteht 8 Runden: Wenn das Ziel in Runde 8 geprüft wird, liegt die Moral über 0, und auf diesem Ziel liegen 8 Benzinkarten.
    .rule = Ganz zu Beginn jeder Koloniephase, vor dem Verteilen der Nahrung, darf 1 Spieler 1 Benzinkarte von der Hand auf dieses Ziel legen. Nur dann, und nie mehr als 1 pro Runde; bieten mehrere eine an, wählt der Startspieler. Wird keine gelegt, endet das Spiel sofort: Das gemeinsame Ziel ist gescheitert, und die Moral bleibt, wie sie ist.

base-main-too-many-mouths = Zu viele Mäuler
    .story = Sie standen mit ihren Taschen am Tor, und niemand konnte sie wegschicken. Jetzt sind wir mehr, als diese Mauern fassen. Bis der Konvoi kommt, sollen alle am Leben bleiben.
    .goal-normal = Übersteht 5 Runden: Die Moral liegt über 0, wenn das Ziel in Runde 5 geprüft wird.
    .goal-hardcore = Übersteht 6 Runden: Die Moral liegt über 0, wenn das Ziel in Runde 6 geprüft wird.

base-main-we-need-more-samples = Forschungsobjekte
    .story = Im Keller steht ein Mikroskop, und jemand hier kann damit umgehen. Was wir dort lernen, rettet vielleicht die, die nach uns kommen. Aber dafür braucht es Proben, und die gibt es nicht ohne Kampf.
    .goal-normal = Mindestens 3 Proben pro Spieler, der zu Beginn dabei war, liegen auf diesem Ziel.
    .goal-hardcore = Mindestens 4 Proben pro Spieler, der zu Beginn dabei war, liegen auf diesem Ziel.
    .rule = Jedes Mal, wenn jemand einen Zombie tötet, gleich wo, wird vor dem Infektionswurf 1 Aktionswürfel aus dem allgemeinen Vorrat geworfen. Bei 4+ kommt dieser Zombie als Probe auf dieses Ziel. Für Zombies, die entfernt statt getötet werden, wird nicht gewürfelt.
