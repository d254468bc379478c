### Les leçons à la table de Raxxon : apprendre en jouant.

lesson-rx-crowd = Quelqu’un ici est malade
    .text = Les gens sont face cachée : sains et infectés, mêlés. Les sains doivent quitter la ville, les infectés non. Qui se tient dans une ligne part ensemble.
    .do = { $n } attendent ici ; { $goal } doivent sortir. Regardez, puis continuez.
    .known = la foule
lesson-rx-act = Une action par tour
    .text = Choisissez-la sur votre feuille : elle prend un jeton. La première case coûte peu, les suivantes plus. Regardez avant de faire partir une ligne : enquêtez, puis évacuez les lignes saines.
    .do = Choisissez une action et appuyez sur le bouton.
    .known = votre feuille
lesson-rx-flip = Chaque visage fait quelque chose
    .text = Chaque groupe compte combien des siens sont visibles. Le prochain peut amener des gens, une carte de plus à retourner, les hommes de la firme. Voici quoi, avant que cela n’arrive.
    .do = Regardez le prochain visage, puis continuez.
    .known = les visages
lesson-rx-price = Les jetons se paient
    .text = Ce que vous avez utilisé vous coûte au début de votre prochain tour, signe par signe. Plus vous en faites dans la journée, plus c’est cher. Qui passe ne paie plus rien ce jour-là.
    .do = Regardez ce qui est dû, puis continuez.
    .known = le prix
lesson-rx-evening = Le jour finit
    .text = Le soir, les infectés de la foule en contaminent d’autres, et ce qui n’est pas sécurisé s’échappe. Le pouvoir de Raxxon croît ; plein, la ville est à eux. Passez avant que le prix ne dépasse le gain.
    .do = Leur pouvoir est à { $n } sur { $of }. Regardez, puis continuez.
    .known = le soir
