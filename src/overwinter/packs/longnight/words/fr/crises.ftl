ln-crisis-vault = L’abri
    .story = La porte d’acier a une fente pour une voix, et la voix veut savoir qui nous sommes. Pas ce que nous portons. Qui nous sommes.
    .fail = Ajoutez 6 zombies à la colonie. Puis, dans l’ordre du tour, chaque joueur peut confier à la table un secret personnel sans rapport avec le jeu ; pour chaque joueur qui ne le fait pas, ajoutez 2 zombies de plus à la colonie.
    .first = Confier à la table un secret à vous.
    .second = Le garder : 2 zombies de plus à la colonie.

ln-crisis-medicine-shortage = Pénurie de médicaments
    .story = L’armoire est fermée à clé parce qu’elle est vide, et tout le monde le sait à présent. Les silencieux le prennent le plus mal.
    .fail = Chaque joueur non exilé donne 1 désespoir à son survivant à la plus basse valeur d’influence.

ln-crisis-cabin-fever = Enfermement
    .story = Neuf jours de neige contre les vitres. L’un compte ses pas d’un mur à l’autre, à voix haute, et un autre lui demande d’arrêter.
    .fail = 2 survivants vulnérables deviennent agités. Pour chacun qui ne peut pas le devenir, le survivant à la plus basse valeur d’influence de la colonie reçoit 1 désespoir.

ln-crisis-black-ice = Verglas
    .story = Il a plu cette nuit, et à l’aube la pluie avait pris. Ceux qui sont dehors y resteront plus longtemps.
    .fail = Chaque joueur non exilé donne 1 engelure à l’un de ses survivants hors de la colonie. Celui qui n’en a aucun dehors ajoute 1 zombie à la colonie.

ln-crisis-rotten-stores = Provisions avariées
    .story = L’odeur était là depuis des jours. On accusait les canalisations.
    .fail = La moitié de la nourriture de la réserve est perdue, arrondie au supérieur. S’il n’y en avait pas, placez 1 jeton famine dans la réserve ; le moral n’en baisse pas tout de suite.

ln-crisis-broken-fence = Clôture brisée
    .story = Un poteau penche, et le suivant s’appuie sur lui. Avec de bons outils, ce serait l’affaire d’un après-midi.
    .fail = Le premier joueur retire 4 barricades ou pièges de la colonie ; les pièges ne se déclenchent pas. Pour chaque élément manquant, ajoutez 1 zombie à la colonie.

ln-crisis-strangers = Des inconnus à la porte
    .story = Ils ont marché deux jours vers notre fumée. L’un d’eux ne cesse de crier.
    .fail = Ajoutez 1 survivant vulnérable et 1 agité à la colonie. Pour chacun qui ne trouve pas de place, le moral baisse de 1.

ln-crisis-armory = Armurerie pillée
    .story = La serrure est intacte, les gonds non. Il nous reste ce que nous avions pris au lit.
    .fail = Chaque joueur non exilé retire de la partie 1 carte dont l’un de ses survivants est équipé. Celui qui n’en a pas donne 1 blessure à l’un de ses survivants.

ln-crisis-sickbed = Alitement
    .story = Cela va de lit en lit, en commençant par ceux à qui personne ne demande comment ils vont.
    .fail = Les 3 survivants à la plus basse valeur d’influence de la colonie subissent chacun 1 blessure.

ln-crisis-howling-wind = Vent hurlant
    .story = Le vent porte nos voix dans chaque rue de la ville, et la ville répond.
    .fail = Ajoutez 2 zombies à chacun des lieux 1 à 6.

ln-crisis-toxic-leak = Fuite toxique
    .story = Une brume jaune stagne dans les rues basses et ne gèle pas. Ceux qui vont devant la respirent en premier.
    .fail = Chaque joueur non exilé fait un jet de risque pour son survivant à la plus basse valeur d’influence.

ln-crisis-bad-water = Eau souillée
    .story = Le puits a un goût de fer, puis d’autre chose. D’abord ils chuchotent, ensuite ils lancent les gobelets.
    .fail = Tous les survivants vulnérables deviennent agités. Si aucun ne le devient, le moral baisse de 1.

ln-crisis-mourning = Deuil
    .story = Nous n’avons plus de planches pour les croix. Ceux qui donnaient les ordres restent le plus longtemps devant la rangée de pierres.
    .fail = Le moral baisse de 1. Si au moins 3 survivants reposent au cimetière, le chef de groupe de chaque joueur non exilé reçoit 1 désespoir.

ln-crisis-lost-patrol = Patrouille perdue
    .story = La fusée est montée à quatre heures, verte, puis rouge. Personne ici ne se rappelle ce que voulait dire le rouge.
    .fail = Au lieu hors de la colonie qui compte le plus de survivants (à égalité, le plus petit numéro), ajoutez 3 zombies ; puis chaque survivant présent subit 1 blessure. Si personne n’est dehors, ajoutez 6 zombies à la colonie.

ln-crisis-power-struggle = Lutte de pouvoir
    .story = Ce matin, deux listes de corvées pendent à la porte. Toutes deux sont signées.
    .fail = Le survivant à la plus haute valeur d’influence de la colonie reçoit 1 désespoir ; si personne n’y est, le moral baisse de 1. Puis le moral baisse de 1.

ln-crisis-rubbish = Montagnes de déchets
    .story = Chaque maison fouillée laisse un tas de plus, et les tas se sont mis à fumer.
    .fail = Mettez la première carte de chaque pioche d’objets des lieux 1 à 6 à la décharge.

ln-crisis-power-failure = Panne de courant
    .story = Les lampes s’éteignent rangée après rangée, et avec elles ce que nous avions à demi bâti à leur lumière.
    .fail = Tout le travail sur les améliorations inachevées est perdu. S’il n’y en avait pas, le moral baisse de 1.

ln-crisis-sabotage = Sabotage
    .story = Quelqu’un savait quel boulon ôter. Ce n’était pas l’un des morts.
    .fail = Le premier joueur choisit 1 amélioration achevée ; elle redevient inachevée, sans aucun travail dessus. S’il n’y en a pas, le moral baisse de 1.
