### Comment sont les bots, et ce qu’ils disent à la table. Ce peut être un mensonge.

## Niveaux et tempéraments

bot-level-easy = Facile
    .text = Ne surveille personne, et oublie des choses. Pour une première partie.
bot-level-normal = Normal
    .text = Pèse chaque possibilité, et se souvient de ce que vous faites.
bot-level-hard = Difficile
    .text = Prévoit loin, et se souvient de ce que vous faites.
bot-temper-careful = prudent
    .text = Pas un pas sans carburant ni besoin. Soupçonne tôt.
bot-temper-bold = audacieux
    .text = Sort, se bat, et compte les blessures plus tard.
bot-temper-helpful = serviable
    .text = Donne à chaque crise et à qui demande.
bot-temper-selfish = égoïste
    .text = A ses propres projets, et la main fermée.
bot-name = { $level }, { $temper }

## Ce qu’ils disent

say-accuse-1 = { $other } doit partir. { $why }
say-accuse-2 = Tout le monde le pense, alors je le dis : { $other }. { $why }
say-aye-1 = Dehors, { $other }. { $why }
say-aye-2 = Que { $other } l’explique au froid. { $why }
say-nay-1 = Pas { $other }. Je n’ai rien vu qui le prouve.
say-nay-2 = Nous avons besoin de { $other } ici. L’hiver est long.
say-plead-1 = Vous vous trompez de personne.
say-plead-2 = Regardez vos mains avant de regarder les miennes.
say-watch-1 = Je garde { $other } à l’œil. { $why }
say-watch-2 = { $other } m’inquiète. { $why }
say-excuse-1 = Je sais de quoi j’ai l’air. Ce n’est pas ce que vous croyez.
say-excuse-2 = Cessez de me fixer. Je fais ce que je peux.
say-excuse-gave-1 = Je n’avais rien qui convienne. Croyez-moi ou non.
say-excuse-gave-2 = J’aurais donné quelque chose. Il n’y avait rien.
say-refuse-1 = Pas pour toi, { $other }.
say-refuse-2 = { $other }, demande à quelqu’un qui te fait confiance.
say-why-gave = Rien pour la crise, encore une fois.
say-why-gave-late = Ne donne jamais une carte de trop.
say-why-spoiled = Il y avait du rebut dans la pile, et cette main y était.
say-why-spent-food = Nos vivres ne se mangent pas toutes seules.
say-why-noise = Tant de bruit n’est pas un hasard.
say-why-idle = Reste assis pendant que nous gelons.
say-why-struck = Nous avons tous vu le coup.
say-why-vote-alone = Toujours contre nous autres.

## Ce qu’ils croyaient, après coup

web-minds = Qui soupçonnait qui
web-minds-note = Ce que croyait chaque bot, en pour cent
web-minds-cell = { $name } prend { $other } pour le traître : { $n } %
web-minds-knows = trahit, et le sait
