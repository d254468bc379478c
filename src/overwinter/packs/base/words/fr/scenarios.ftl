### Votre premier hiver : la partie pour qui n’a jamais joué.

base-scenario-first-winter = Votre premier hiver
    .text = Un hiver clément pour une première partie : des remèdes à trouver, quatre nuits à tenir, un secret à la portée de tous.
    .story = La neige est venue tard cette année, et les murs tiennent. Il y a du bois pour un temps. Personne ici ne l’a jamais fait, alors nous apprendrons ensemble : garder le feu, veiller les uns sur les autres, rapporter ce qu’il faut.
base-main-first-winter = Le premier hiver
    .story = Quatre nuits, dit la vieille doctoresse, puis la route sera libre. D’ici là, il nous faut des remèdes, et les uns les autres.
    .goal-normal = 1 carte médicament par joueur qui a commencé la partie et 1 de plus sur cette carte, aucune de départ ; et 4 manches survécues.
