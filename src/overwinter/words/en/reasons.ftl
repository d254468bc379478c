### Why something is not possible, and what went wrong.

why-no-dice = You have no unused die.
why-die-too-low = Too low: { $survivor } needs { $n } or more.
why-moved = { $survivor } has already moved this turn.
why-forbidden = A card forbids it to { $survivor }.
why-snowbound = Snowed in: no move with an exposure roll this round.
why-no-space = No other location has a free space.
why-no-target = There is nobody to attack { $place-at }.
why-no-bandit = There is no bandit { $place-at }.
why-exiled = { $survivor } is in exile.
why-no-entrance = No entrance space is free { $place-at }.
why-only-colony = Only at the colony. { $survivor } is elsewhere.
why-no-waste = The waste pile is empty.
why-only-outside = Only outside the colony. { $survivor } is in it.
why-deck-empty = There is nothing left to find { $place-at }.
why-wrong-place = { $survivor } can do that only { $place-at }.
why-used = { $survivor } has already done that this round.
why-no-use = It would do nothing now.
why-passive = This ability works by itself.
why-answer-first = First answer what you are asked.
why-not-your-turn = It is not your turn.

error-unknown = Something went wrong.
error-setup = This game cannot be set up.
error-setup-players = { $players ->
    [one] 1 player cannot play. { $min } to { $max } can.
   *[other] { $players } players cannot play. { $min } to { $max } can.
}
error-setup-mode = There is no variant “{ $mode }”.
error-setup-two-players = 2 players play the cooperative variant or the dilemma.
error-setup-dilemma = The dilemma is for exactly 2 players.
error-setup-objective = There is no main objective “{ $objective }”.
error-setup-humans = { $n } people cannot sit at this table.
error-setup-module = There is no module “{ $module }”. There are: { $known }.
error-setup-module-pack = “{ $module }” is played with the cards of “{ $pack }”. Add that set, or leave the module out.
error-setup-module-needs = “{ $module }” builds on “{ $other }”. Add that, or leave both out.
error-setup-module-excludes = “{ $module }” and “{ $other }” cannot share a table. Choose one of them.
error-setup-policy = The table setting “{ $policy }” cannot be “{ $value }”.
error-setup-cards = These packs have too few cards for this game: { $have } of { $need } { $kind ->
    [places] places.
    [faces] faces of the exposure die.
    [objectives] main objectives.
    [survivors] survivors.
    [starters] starting cards.
    [crises] crises.
    [betrayal] betrayal objectives.
   *[standard] secret objectives.
}
error-setup-pack = There is no set “{ $pack }” at this server. There are: { $known }.
error-answer = This answer is not possible.
error-game-over = The game is over. It takes no more answers.
error-not-asked = You have nothing to decide now.
error-stale-decision = This question is no longer open.
error-not-yet = Another question to you comes first.
error-not-offered = That is not on offer now.
error-undo = This cannot be taken back.
error-undo-nothing = There is nothing to take back.
error-undo-others = Somebody else has acted since. It cannot be taken back.
error-undo-chance = Dice were rolled or cards were shuffled. It cannot be taken back.
error-undo-final = A vote stands. It cannot be taken back.
error-undo-reveal = Something was revealed. It cannot be taken back.
error-undo-tested = A hidden card was asked about this. Only the table can go back.
error-record = This saved game cannot be read.
error-record-file = The file “{ $file }” cannot be read or written.
error-record-json = This file is no saved game: it is not valid JSON.
error-record-format = This file is not in the format of a saved game.
error-record-seat = This file holds what one seat saw of a running game. It cannot be played on; save it again when the game is over.
error-record-version = This saved game was made by a version that this program cannot read.
error-record-game = This file is a saved game of another game.
error-record-packs = This saved game needs packs of cards that are missing here or differ: { $packs }.
error-record-module = This saved game is played with “{ $module }”, which cannot be played here.
error-record-fields = This saved game is incomplete, or has parts that do not belong there.
error-record-digest = This saved game was changed after it was saved.
error-record-state = The position in this saved game is broken.
error-record-answer = An answer in this saved game was not on offer at that moment.
error-record-chance = The dice and draws in this saved game do not fit its answers.
error-record-number = This saved game holds a number that no game reaches.
error-record-rules = This saved game was made with other rules or other cards.
error-pack = This pack of cards cannot be used.
error-pack-problem = { $where }: { $reason }
error-language = There are no words in “{ $language }”. There are in: { $known }.
error-bot = There is no bot “{ $bot }”.
error-usage = This command was not understood. Add --help to see how it is used.
