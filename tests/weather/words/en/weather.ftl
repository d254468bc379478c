event-blizzard = Snow until noon. It is { $degrees } below.
ask-shovel = Who digs?
option-shovel = Shovel snow with a { $die }
option-dig = Dig
option-rest = Rest
