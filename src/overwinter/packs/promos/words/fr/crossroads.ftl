promo-xr-kd-james = Protocole
    .trigger = KD James est en jeu, et un de vos survivants subit une blessure au dé de risque.
    .story = KD lève une main gantée et montre le sol. Tout ce qui y a touché va dans le fût. Le manteau, le sac, cette chose que vous étiez si content d’avoir trouvée.
    .option1 = Tout brûler
    .effect1 = Mettez 1 carte de votre main à la décharge. Retirez 1 blessure à ce survivant.
    .option2 = Continuer
    .effect2 = Augmentez de 1 l’un de vos dés inutilisés, jamais au-dessus de 6.

promo-xr-meryl-wolfe = Édition du soir
    .trigger = Vous contrôlez Meryl Wolfe, elle n’est pas exilée, et elle est à la colonie.
    .story = Elle a tout noté : qui a mangé deux fois, qui est revenu les poches pleines en les disant vides. Quarante pages, recto verso. À lire tout haut, une heure. À brûler, deux.
    .option1 = La laisser lire
    .effect1 = Tous les joueurs montrent leur main à tous. Chaque joueur dépense 1 dé inutilisé. Le moral monte de 1.
    .option2 = Brûler les pages
    .effect2 = Retirez toutes les engelures de tous les survivants à la colonie. Le moral baisse de 1.
