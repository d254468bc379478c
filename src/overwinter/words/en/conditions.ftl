### What objectives ask for.

# How far a condition is.
condition-progress = { $limit ->
    [most] { $have }, at most { $need }
   *[least] { $have } of { $need }
}

condition-rounds-survived-min = The colony survives { $n } rounds.
condition-main-objective-completed = The main objective is completed.
condition-main-objective-not-completed = The main objective is not completed.
condition-samples-min = { $per-player ->
    [0] { $n ->
        [one] At least 1 sample on the objective.
       *[other] At least { $n } samples on the objective.
    }
   *[other] { $n ->
        [0] At least { $per-player } samples per player on the objective.
       *[other] At least { $per-player } samples per player and { $n } more on the objective.
    }
}
condition-cards-on-objective = { $starters ->
    [yes] { condition-cards-lying }
   *[no] { condition-cards-lying } Starter items do not count.
}
condition-cards-lying = { $per-player ->
    [0] { $n ->
        [one] At least 1 { $symbol-card } on the objective.
       *[other] At least { $n } { $symbol-cards } on the objective.
    }
    [one] { $n ->
        [0] At least 1 { $symbol-card } per player on the objective.
       *[other] At least 1 { $symbol-card } per player and { $n } more on the objective.
    }
   *[other] { $n ->
        [0] At least { $per-player } { $symbol-cards } per player on the objective.
       *[other] At least { $per-player } { $symbol-cards } per player and { $n } more on the objective.
    }
}
condition-food-tokens-min = { $per-loyal-player ->
    [0] At least { $n } food in the supply.
   *[other] { $n ->
        [0] At least { $per-loyal-player } food in the supply per player not in exile.
       *[other] At least { $per-loyal-player } food in the supply per player not in exile, and { $n } more.
    }
}
condition-food-min = At least { $n } food in the supply.
condition-starvation-min = { $n ->
    [one] At least 1 starvation token.
   *[other] At least { $n } starvation tokens.
}
condition-morale-max = { $n ->
    [0] Morale is 0.
   *[other] Morale is { $n } or less.
}
condition-empty-decks-min = { $n ->
    [one] At least 1 item deck is empty.
   *[other] At least { $n } item decks are empty.
}
count-barricades = { $n ->
    [one] 1 barricade
   *[other] { $n } barricades
}
count-zombies = { $n ->
    [one] 1 zombie
   *[other] { $n } zombies
}
condition-barricades-min = { $per-player ->
    [0] { condition-barricades-all }
   *[other] At least { $per-player ->
        [one] 1 barricade or trap
       *[other] { $per-player } barricades or traps
    } { $where-at } per player.
}
condition-barricades-all = { $where ->
    [non-colony-total] At least { count-barricades } outside the colony in all.
    [each-non-colony] At least { count-barricades } at each location outside the colony.
    [each-colony-entrance] At least { count-barricades } at each entrance of the colony.
    [best-own-non-colony] At least { count-barricades } at one location outside the colony where you have a survivor.
   *[other] At least { count-barricades } { $where-at }.
}
condition-barricades-max = { $where ->
    [non-colony-total] At most { count-barricades } outside the colony in all.
    [each-non-colony] At most { count-barricades } at each location outside the colony.
    [each-colony-entrance] At most { count-barricades } at each entrance of the colony.
    [best-own-non-colony] At most { count-barricades } at any location outside the colony where you have a survivor.
   *[other] { $n ->
        [0] No barricade { $where-at }.
       *[other] At most { count-barricades } { $where-at }.
    }
}
condition-zombies-min = { $where ->
    [non-colony-total] At least { count-zombies } outside the colony in all.
    [each-non-colony] At least { count-zombies } at each location outside the colony.
    [each-colony-entrance] At least { count-zombies } at each entrance of the colony.
    [best-own-non-colony] At least { count-zombies } at one location outside the colony where you have a survivor.
   *[other] At least { count-zombies } { $where-at }.
}
condition-zombies-max = { $where ->
    [non-colony-total] At most { count-zombies } outside the colony in all.
    [each-non-colony] At most { count-zombies } at each location outside the colony.
    [each-colony-entrance] At most { count-zombies } at each entrance of the colony.
    [best-own-non-colony] At most { count-zombies } at any location outside the colony where you have a survivor.
   *[other] { $n ->
        [0] No zombie { $where-at }.
       *[other] At most { count-zombies } { $where-at }.
    }
}
count-tokens = { $token ->
    [barricade] { count-barricades }
    [noise] { $n ->
        [one] 1 noise token
       *[other] { $n } noise tokens
    }
   *[zombie] { count-zombies }
}
condition-tokens-min = At least { count-tokens } { $location-at }.
condition-tokens-max = { $n ->
    [0] { $token ->
        [barricade] No barricade { $location-at }.
        [noise] No noise { $location-at }.
       *[zombie] No zombie { $location-at }.
    }
   *[other] At most { count-tokens } { $location-at }.
}
condition-helpless-min = { $n ->
    [one] At least 1 helpless survivor at the colony.
   *[other] At least { $n } helpless survivors at the colony.
}
condition-helpless-max = { $n ->
    [0] No helpless survivor at the colony.
    [one] At most 1 helpless survivor at the colony.
   *[other] At most { $n } helpless survivors at the colony.
}
condition-survivors-gone-min = { $n ->
    [one] At least 1 survivor has died or left the game.
   *[other] At least { $n } survivors have died or left the game.
}
condition-each-loyal-player-equipped = { $n ->
    [one] Every player not in exile has 1 { $symbol-card } equipped.
   *[other] Every player not in exile has { $n } { $symbol-cards } equipped.
}
condition-all-betrayers-exiled = No betrayer is left in the colony.
condition-hand = { $equipped ->
    [yes] { $n ->
        [one] At least 1 { $symbol-card } in your hand or equipped by your survivors.
       *[other] At least { $n } { $symbol-cards } in your hand and equipped by your survivors together.
    }
   *[no] { $n ->
        [one] At least 1 { $symbol-card } in your hand.
       *[other] At least { $n } { $symbol-cards } in your hand.
    }
}
condition-cards-of-deck = { $n ->
    [one] At least 1 card found { $deck-at } in your hand or equipped by your survivors.
   *[other] At least { $n } cards found { $deck-at } in your hand and equipped by your survivors together.
}
condition-hand-only = { $n ->
    [one] Only { $symbol-cards } in your hand, at least 1.
   *[other] Only { $symbol-cards } in your hand, at least { $n }.
}
condition-hand-min = { $n ->
    [one] At least 1 card in your hand.
   *[other] At least { $n } cards in your hand.
}
condition-hand-strictly-most = More cards in your hand than each other player.
condition-equipped = { $n ->
    [one] At least 1 { $symbol-card } equipped by your survivors.
   *[other] At least { $n } { $symbol-cards } equipped by your survivors in all.
}
condition-own-unwounded = None of your survivors has a wound or frostbite.
condition-own-none-at-colony = None of your survivors is at the colony.
condition-own-survivors-min = { $n ->
    [one] You have at least 1 survivor.
   *[other] You have at least { $n } survivors.
}
condition-own-survivors-exactly = { $n ->
    [one] You have exactly 1 survivor.
   *[other] You have exactly { $n } survivors.
}
condition-own-survivors-lead = { $n ->
    [one] You have at least 1 survivor more than each other player.
   *[other] You have at least { $n } survivors more than each other player.
}
condition-own-survivors-max = { $n ->
    [one] You have at most 1 survivor.
   *[other] You have at most { $n } survivors.
}
condition-own-tokens-min = { $n ->
    [one] One of your survivors has a wound of any kind.
   *[other] One of your survivors has at least { $n } wounds of any kind.
}
condition-own-all-at-colony = All your survivors are at the colony.
condition-own-together = All your survivors are at one location.
condition-own-highest-influence = You have the survivor of highest influence in play.
condition-others-exiled-min = { $n ->
    [one] At least 1 other player has been exiled.
   *[other] At least { $n } other players have been exiled.
}
condition-held-places-min = { $n ->
    [one] At least 1 of the locations 1 to 6 has no zombie and a survivor of a player not in exile.
   *[other] At least { $n } of the locations 1 to 6 have no zombie and a survivor of a player not in exile each.
}
condition-decks-on-objective-min = { $n ->
    [one] At least 1 card of each item deck of the locations 1 to 6 on the objective.
   *[other] At least { $n } cards of each item deck of the locations 1 to 6 on the objective.
}
condition-count = { $name ->
    [deaths] { $max ->
        [0] None of your survivors has died.
        [10000] At least { $min } of your survivors have died.
       *[other] At most { $max } of your survivors have died.
    }
    [spoils] At least { $min } cards taken out of the bandits’ arsenal.
   *[kills] { $max ->
        [0] You have killed no zombie.
        [10000] You have killed at least { $min } zombies.
       *[other] You have killed at most { $max } zombies.
    }
}
track-label = { $name ->
    [morale] Morale
    [food] Food in the supply
    [starvation] Starvation tokens
    [waste] Cards in the waste pile
    [helpless] Helpless survivors
    [unruly] Unruly survivors
    [calm] Helpless survivors who are calm
    [graveyard] Survivors in the graveyard
    [contributions] Cards contributed to the crisis
    [bandits] Bandits in play
    [town-bandits] Bandits at the locations 1 to 6
    [experiments] Experiments in the laboratory
    [arsenal] Cards in the bandits’ arsenal
   *[hand] Cards in your hand
}
condition-track = { $max ->
    [10000] { $per-player ->
        [0] { track-label }: at least { $min }.
       *[other] { $min ->
            [0] { track-label }: at least { $per-player } per player.
           *[other] { track-label }: at least { $per-player } per player and { $min } more.
        }
    }
    [0] { track-label }: none.
   *[other] { track-label }: at most { $max }.
}
condition-improvements-done = { $n ->
    [one] At least 1 improvement is finished.
   *[other] At least { $n } improvements are finished.
}
